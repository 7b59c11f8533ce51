/* Slim and short cards. */
#include "board/card.h"

#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/short_name.h"

int card_lines(enum density density)
{
	return density == DENSITY_FULL     ? CARD_FULL_LINES
		: density == DENSITY_SHORT ? CARD_SHORT_LINES
					   : 1;
}

const char *colour_letter(enum colour colour)
{
	return colour == COLOUR_WHITE ? "W" : colour == COLOUR_BLACK ? "B" : "·";
}

const char *colour_word(enum colour colour)
{
	return colour == COLOUR_WHITE    ? "White"
		: colour == COLOUR_BLACK ? "Black"
					 : "either colour";
}

const char *card_mark(const struct player *player)
{
	if (player->top)
		return "top: ";
	return player->is_new ? "new: " : "";
}

const char *card_points_words(const struct card *card, char buffer[CARD_POINTS_SIZE])
{
	char counted[COUNTED_SIZE], now[16];
	const bool corrected = card->now2 != card->points2 - card->added2;

	points_counted_text(card->points2, card->added2, counted);
	snprintf(buffer, CARD_POINTS_SIZE, "%s%s%s", counted, corrected ? ", now " : "",
		corrected ? points_text(card->now2, now) : "");
	return buffer;
}

const char *card_hand_text(const struct card *card, char buffer[16])
{
	const char *mark = "";

	if (card->hand_opponent) {
		snprintf(buffer, 16, "◆v%d", card->hand_opponent);
		return buffer;
	}
	if (card->hand_float != FLOATED_NOT)
		mark = card->hand_float == FLOATED_DOWN ? "◆↓" : "◆↑";
	else if (card->hand_half != HALF_NONE)
		mark = card->hand_half == HALF_TOP ? "◆△" : "◆▽";
	else if (card->hand_colour != COLOUR_NONE)
		mark = card->hand_colour == COLOUR_WHITE ? "◆W" : "◆B";
	if (mark[0] == '\0' && card->hand_apart)
		snprintf(buffer, 16, "◆a%d", card->hand_apart);
	else
		snprintf(buffer, 16, "%s", mark);
	return buffer;
}

/* The float mark that stays visible: of this draw when paired, else of the round before. */
static const char *float_text(const struct model *model, const struct card *card)
{
	int opponent = model->paired ? model_opponent(model, (int)(card - model->cards)) : -1;

	if (model->flat)
		return " ";
	if (opponent >= 0 && model->cards[opponent].points2 != card->points2)
		return model->cards[opponent].points2 < card->points2 ? "↓" : "↑";
	if (model->paired)
		return " ";
	return card->floated == FLOATED_DOWN ? "↓" : card->floated == FLOATED_UP ? "↑" : " ";
}

/* One round in the ink of the paper card: White red, Black as the text, a bye green. */
static void put_round(const struct card *card, int at, struct strip *strip)
{
	const char letter[2] = {card->history[at], '\0'};
	const enum role ink = letter[0] == 'W' ? ROLE_WHITE
		: letter[0] == 'B'             ? ROLE_BLACK
		: card->byes[at]               ? ROLE_BYE
					       : ROLE_FAINT;

	strip_put(strip, ink, letter);
}

/* The colours so far in so many cells: the last ones, with "…" before them if there were more. */
static void put_history(const struct card *card, int cells, struct strip *strip)
{
	const int length = (int)strlen(card->history);
	int at = 0;

	if (cells < 1)
		return;
	if (length > cells) {
		strip_put(strip, ROLE_FAINT, "…");
		at = length - cells + 1;
	}
	for (int i = at; i < length; i++)
		put_round(card, i, strip);
	strip_gap(strip, cells - length);
}

void card_put_name(const struct event *event, const struct player *player, enum role role,
	int cells, struct strip *strip)
{
	char name[NAME_SIZE] = "";

	if (player)
		listed_name(event, player, cells, name, sizeof(name));
	strip_fit(strip, role, name, cells, false);
}

/* Name, and at the right of its cells what was fixed by hand on this card. */
static void put_name(const struct model *model, const struct card *card, int cells,
	const char *hand, struct strip *strip)
{
	int hand_cells = text_width(hand) > 0 ? text_width(hand) + 1 : 0;

	card_put_name(model->event, card->player, ROLE_PLAIN, cells - hand_cells, strip);
	strip_fit(strip, ROLE_PINNED, hand, hand_cells, true);
}

static void put_grade(const struct card *card, int cells, bool right, struct strip *strip)
{
	char text[16];

	snprintf(text, sizeof(text), card->player && card->player->grade ? "%d" : "-",
		card->player ? card->player->grade : 0);
	strip_fit(strip, ROLE_FAINT, text, cells, right);
}

/* Due colour and the strongest-claim mark, at a fixed place at the right edge. */
static void put_due(const struct model *model, const struct card *card, struct strip *strip)
{
	const enum colour due = card->claim.due;

	if (model->table) {
		strip_put(strip, ROLE_PLAIN, "  ");
		return;
	}

	strip_put(strip, due == COLOUR_NONE ? ROLE_NEUTRAL : ROLE_PLAIN, colour_letter(due));
	strip_put(strip, ROLE_DANGER, card->strongest ? "!" : " ");
}

enum { GRADE_CELLS = 5, NAME_LEAST = 10, NAME_GOOD = 14, HISTORY_LEAST = 4 };

/* Cells of the columns of a slim card; all cards of a draw have them at the same places. */
struct slim {
	int name, grade, history;
	int gap; /* between colours and float mark */
	int end; /* points with the blank before them (paired), or due colour and mark */
};

/*
 * Names go short last but for the grade: padding first, then colours of long ago, then the grade.
 */
static struct slim slim_cells(const struct model *model, int cells)
{
	int rounds = model->round - 1, points = model->points_cells + 1;
	struct slim slim = {.grade = GRADE_CELLS, .history = rounds, .gap = 1, .end = 3};
	int *name = &slim.name;

	if (model->paired)
		slim.end = points < 4 ? 4 : points;
	*name = cells - model->pin_cells - 1 - slim.grade - 1 - slim.history - slim.gap - 1 -
		slim.end;
	while (*name < NAME_GOOD && model->paired && slim.end > points) {
		slim.end--;
		++*name;
	}
	if (*name < NAME_GOOD && model->paired) {
		slim.gap = 0;
		++*name;
	}
	while (*name < NAME_GOOD && slim.history > HISTORY_LEAST) {
		slim.history--;
		++*name;
	}
	if (*name < NAME_LEAST) {
		*name += slim.grade;
		slim.grade = 0;
	}
	return slim;
}

/*
 * By hand, where it is not seen otherwise (the board shows that it is pinned), "?" where a game is
 * open, and "†" where a result was corrected.
 */
static const char *marks_text(const struct model *model, const struct card *card, char buffer[24])
{
	char hand[16] = "";

	if (!model->paired || !card->hand_opponent)
		card_hand_text(card, hand);
	snprintf(buffer, 24, "%s%s%s%s", hand,
		hand[0] && (card->open || card->corrected) ? " " : "", card->open ? "?" : "",
		card->corrected ? "†" : "");
	return buffer;
}

/* What is marked takes the place of the grade before it takes that of the surname. */
static void make_room(const struct card *card, const char *hand, struct slim *slim)
{
	const int left = slim->name - text_width(hand) - 1;

	if (!hand[0] || !card->player || text_width(card->player->name) <= left)
		return;
	slim->name += slim->grade;
	slim->grade = 0;
}

void card_slim(const struct model *model, int index, int cells, struct strip *strip)
{
	const struct card *card = &model->cards[index];
	struct slim slim = slim_cells(model, cells);
	char text[16], marks[24];

	marks_text(model, card, marks);
	make_room(card, marks, &slim);
	snprintf(text, sizeof(text), "%d", card->pin);
	strip_fit(strip, ROLE_STRONG, text, model->pin_cells, true);
	strip_gap(strip, 1);
	put_name(model, card, slim.name, marks, strip);
	if (slim.grade > 0)
		put_grade(card, slim.grade, true, strip);
	strip_gap(strip, 1);
	put_history(card, slim.history, strip);
	strip_gap(strip, slim.gap);
	strip_put(strip, ROLE_FLOAT, float_text(model, card));
	if (model->paired) {
		strip_fit(strip, ROLE_STRONG, points_text(card->points2, text), slim.end, true);
		return;
	}
	strip_gap(strip, 1);
	put_due(model, card, strip);
}

void card_short(
	const struct model *model, int index, int cells, struct strip lines[CARD_SHORT_LINES])
{
	const struct card *card = &model->cards[index];
	int history = model->round - 1, rest;
	char text[16], marks[24];

	marks_text(model, card, marks);
	snprintf(text, sizeof(text), "%d", card->pin);
	strip_fit(&lines[0], ROLE_STRONG, text, model->pin_cells, true);
	strip_gap(&lines[0], 1);
	card_put_name(
		model->event, card->player, ROLE_PLAIN, cells - model->pin_cells - 5, &lines[0]);
	if (model->paired) {
		strip_fit(&lines[0], ROLE_STRONG, points_text(card->points2, text), 4, true);
	} else {
		strip_gap(&lines[0], 2);
		put_due(model, card, &lines[0]);
	}
	strip_gap(&lines[1], model->pin_cells + 1);
	put_grade(card, GRADE_CELLS - 1, false, &lines[1]);
	strip_gap(&lines[1], 1);
	/* Number, grade, float and blanks; then what stands at the right. */
	rest = cells - model->pin_cells - 8 - (model->paired ? 3 : 0) -
		(marks[0] ? text_width(marks) + 1 : 0);
	put_history(card, history > rest ? rest : history, &lines[1]);
	strip_gap(&lines[1], 1);
	strip_put(&lines[1], ROLE_FLOAT, float_text(model, card));
	rest = cells - strip_width(&lines[1]);
	strip_fit(&lines[1], ROLE_PINNED, marks, model->paired ? rest - 3 : rest, true);
	if (model->paired) {
		strip_gap(&lines[1], 1);
		put_due(model, card, &lines[1]);
	}
}

int card_whole_cells(const struct model *model, enum density density)
{
	enum { ANY = 200 };
	int longest = 0;

	for (int i = 0; i < model->ncards; i++) {
		const struct player *player = model->cards[i].player;
		const int width = player ? text_width(player->name) : 0;

		longest = width > longest ? width : longest;
	}
	if (density == DENSITY_SLIM)
		return ANY - slim_cells(model, ANY).name + longest;
	return longest + model->pin_cells + 5;
}

/* The game of this round is over: "had Black, 1-0"; by default it gave no colour (CAA 16 iv). */
static bool game_words(const struct model *model, int index, char *text, size_t size)
{
	const struct card *card = &model->cards[index];
	const struct board_view *board = card->board >= 0 ? &model->boards[card->board] : NULL;

	if (!board || board->black < 0 || board->result == RESULT_NONE)
		return false;
	if (result_is_default((enum result)board->result))
		snprintf(text, size, "had no colour, %s", result_notation(board->result));
	else
		snprintf(text, size, "had %s, %s", board->white == index ? "White" : "Black",
			result_notation(board->result));
	return true;
}

/* "two Whites more", "one Black more". */
static void difference_words(const struct board_claim *claim, char *text, size_t size)
{
	static const char *const count[] = {"", "one", "two", "three", "four", "five"};
	const char *had = claim->due == COLOUR_WHITE ? "Black" : "White";

	if (claim->difference == 0)
		snprintf(text, size, "colours level, last game %s", had);
	else if (claim->difference < 6)
		snprintf(text, size, "%s %s%s more", count[claim->difference], had,
			claim->difference > 1 ? "s" : "");
	else
		snprintf(text, size, "%d %ss more", claim->difference, had);
}

void card_claim_words(const struct model *model, int index, char *text, size_t size)
{
	const struct card *card = &model->cards[index];
	char difference[64], run[32] = "";

	if (game_words(model, index, text, size))
		return;
	if (model->table) {
		snprintf(text, size, "colours are those of the table");
		return;
	}
	if (card->claim.due == COLOUR_NONE) {
		snprintf(text, size, "no game yet, takes either colour");
		return;
	}
	difference_words(&card->claim, difference, sizeof(difference));
	if (card->claim.run > 1)
		snprintf(run, sizeof(run), ", %d running", card->claim.run);
	snprintf(text, size, "due %s%s (%s%s)", colour_word(card->claim.due),
		card->strongest ? ", strongest claim" : "", difference, run);
}
