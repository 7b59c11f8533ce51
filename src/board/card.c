/* Slim and short cards. */
#include "board/card.h"

#include <stdio.h>
#include <string.h>

int card_lines(enum density density)
{
	return density == DENSITY_FULL ? CARD_FULL_LINES : density == DENSITY_SHORT ? CARD_SHORT_LINES : 1;
}

enum role colour_role(enum colour colour)
{
	return colour == COLOUR_WHITE ? ROLE_WHITE : colour == COLOUR_BLACK ? ROLE_BLACK : ROLE_NEUTRAL;
}

const char *colour_letter(enum colour colour)
{
	return colour == COLOUR_WHITE ? "W" : colour == COLOUR_BLACK ? "B" : "·";
}

const char *colour_word(enum colour colour)
{
	return colour == COLOUR_WHITE ? "White" : colour == COLOUR_BLACK ? "Black" : "either colour";
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
	snprintf(buffer, 16, "%s", mark);
	return buffer;
}

/* The float mark that stays visible: of this draw when paired, else of the round before. */
static const char *float_text(const struct model *model, const struct card *card)
{
	int opponent = model->paired ? model_opponent(model, (int)(card - model->cards)) : -1;

	if (opponent >= 0 && model->cards[opponent].points2 != card->points2)
		return model->cards[opponent].points2 < card->points2 ? "↓" : "↑";
	if (model->paired)
		return " ";
	return card->floated == FLOATED_DOWN ? "↓" : card->floated == FLOATED_UP ? "↑" : " ";
}

static const char *history_tail(const struct card *card, int cells)
{
	int length = (int)strlen(card->history);

	return length > cells ? card->history + (length - cells) : card->history;
}

/* Due colour and the strongest-claim mark, at a fixed place at the right edge. */
static void put_due(const struct card *card, struct strip *strip)
{
	strip_put(strip, colour_role(card->claim.due), colour_letter(card->claim.due));
	strip_put(strip, ROLE_STRONG, card->strongest ? "!" : " ");
}

enum { HISTORY_CELLS = 5, GRADE_CELLS = 5, NAME_LEAST = 11 };

void card_slim(const struct model *model, int index, int cells, struct strip *strip)
{
	const struct card *card = &model->cards[index];
	int history = model->round - 1 < HISTORY_CELLS ? model->round - 1 : HISTORY_CELLS;
	int tail = model->paired ? 4 : model->by_hand ? 8 : 3, grade = GRADE_CELLS, name;
	char text[16];

	name = cells - model->pin_cells - 1 - grade - history - 3 - tail;
	if (name < NAME_LEAST) {
		name += grade;
		grade = 0;
	}
	if (name < NAME_LEAST && history > 3) {
		name += history - 3;
		history = 3;
	}
	snprintf(text, sizeof(text), "%d", card->pin);
	strip_fit(strip, ROLE_STRONG, text, model->pin_cells, true);
	strip_gap(strip, 1);
	strip_fit(strip, ROLE_PLAIN, card->player ? card->player->name : "", name, false);
	if (grade > 0) {
		snprintf(text, sizeof(text), card->player && card->player->grade ? "%d" : "-",
			card->player ? card->player->grade : 0);
		strip_fit(strip, ROLE_FAINT, text, grade, true);
	}
	strip_gap(strip, 1);
	strip_fit(strip, ROLE_FAINT, history_tail(card, history), history, false);
	strip_gap(strip, 1);
	strip_put(strip, ROLE_FLOAT, float_text(model, card));
	if (model->paired) {
		strip_fit(strip, ROLE_STRONG, points_text(card->points2, text), tail, true);
		return;
	}
	strip_gap(strip, 1);
	put_due(card, strip);
	strip_fit(strip, ROLE_PINNED, card_hand_text(card, text), tail - 3, true);
}

void card_short(const struct model *model, int index, int cells, struct strip lines[CARD_SHORT_LINES])
{
	const struct card *card = &model->cards[index];
	int history = model->round - 1 < 7 ? model->round - 1 : 7;
	char text[16];
	int rest;

	snprintf(text, sizeof(text), "%d", card->pin);
	strip_fit(&lines[0], ROLE_STRONG, text, model->pin_cells, true);
	strip_gap(&lines[0], 1);
	strip_fit(&lines[0], ROLE_PLAIN, card->player ? card->player->name : "", cells - model->pin_cells - 5, false);
	if (model->paired) {
		strip_fit(&lines[0], ROLE_STRONG, points_text(card->points2, text), 4, true);
	} else {
		strip_gap(&lines[0], 2);
		put_due(card, &lines[0]);
	}
	strip_gap(&lines[1], model->pin_cells + 1);
	snprintf(text, sizeof(text), card->player && card->player->grade ? "%d" : "-",
		card->player ? card->player->grade : 0);
	strip_fit(&lines[1], ROLE_FAINT, text, 4, false);
	strip_gap(&lines[1], 1);
	rest = cells - model->pin_cells - (model->paired ? 11 : 12);
	if (history > rest)
		history = rest > 0 ? rest : 0;
	strip_fit(&lines[1], ROLE_FAINT, history_tail(card, history), history, false);
	strip_gap(&lines[1], 1);
	strip_put(&lines[1], ROLE_FLOAT, float_text(model, card));
	rest = cells - strip_width(&lines[1]);
	if (model->paired) {
		strip_gap(&lines[1], rest - 2);
		put_due(card, &lines[1]);
	} else {
		strip_fit(&lines[1], ROLE_PINNED, card_hand_text(card, text), rest, true);
	}
}

/* "two Whites more", "one Black more". */
static void difference_words(const struct board_claim *claim, char *text, size_t size)
{
	static const char *const count[] = {"", "one", "two", "three", "four", "five"};
	const char *had = claim->due == COLOUR_WHITE ? "Black" : "White";

	if (claim->difference == 0)
		snprintf(text, size, "colours level, last game %s", had);
	else if (claim->difference < 6)
		snprintf(text, size, "%s %s%s more", count[claim->difference], had, claim->difference > 1 ? "s" : "");
	else
		snprintf(text, size, "%d %ss more", claim->difference, had);
}

void card_claim_words(const struct model *model, int index, char *text, size_t size)
{
	const struct card *card = &model->cards[index];
	char difference[64], run[32] = "";

	if (card->claim.due == COLOUR_NONE) {
		snprintf(text, size, "no game yet, takes either colour");
		return;
	}
	difference_words(&card->claim, difference, sizeof(difference));
	if (card->claim.run > 1)
		snprintf(run, sizeof(run), ", %d running", card->claim.run);
	snprintf(text, size, "due %s%s (%s%s)", colour_word(card->claim.due),
		card->strongest ? ", strongest claim here" : "", difference, run);
}
