/*
 * The box under the board: the reasons of the board under the cursor, or what the selected card
 * tells. With a card in the air note_air.c fills it.
 */
#include "config.h"

#include "tui/board/note.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/players/apart.h"
#include "app/whynot/whynot.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/history.h"
#include "tui/board/cursor.h"
#include "tui/board/fill.h"
#include "tui/board/practice.h"
#include "tui/board/reasons.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"

enum { REASONS_MOST = 32 };

/* The answer comes first, but for the remark on what draw the rest is told of. */
static int find_answer(const struct tui *tui, int count)
{
	for (int i = 0; i < count; i++)
		if (!tui->board->reasons.marks[i].basis)
			return i;
	return -1;
}

/*
 * The reasons that go whole into the box, behind the answer the most telling first; returns one
 * that is to be cut short, or -1. An answer that does not fit is cut and stands alone.
 */
static int choose_reasons(const struct tui *tui, int count, bool *shown)
{
	const int answer = find_answer(tui, count);
	int room = tui->layout.note.height, cut = -1;

	if (answer >= 0) {
		room -= note_lines(tui, tui->board->reasons.lines[answer]);
		if (room < 0)
			return answer;
		shown[answer] = true;
	}
	for (int weight = WEIGHT_MOST; weight >= WEIGHT_LEAST; weight--) {
		for (int i = 0; i < count; i++) {
			int lines = note_lines(tui, tui->board->reasons.lines[i]);

			if (i == answer || (int)tui->board->reasons.marks[i].weight != weight)
				continue;
			if (lines <= room) {
				shown[i] = true;
				room -= lines;
			} else if (cut < 0) {
				cut = i;
			}
		}
	}
	return cut;
}

static int put_reasons(struct tui *tui)
{
	const struct layout *layout = &tui->layout;
	int count = tui->board->reasons.count < REASONS_MOST ? tui->board->reasons.count
							     : REASONS_MOST,
	    line = 0, cut;
	bool shown[REASONS_MOST] = {false};

	cut = choose_reasons(tui, count, shown);
	for (int i = 0; i < count; i++) {
		if (shown[i])
			line = note_words(tui, line, ROLE_PLAIN, tui->board->reasons.lines[i]);
	}
	if (cut < 0)
		return line;
	note_words(tui, line, ROLE_PLAIN, tui->board->reasons.lines[cut]);
	note_offer(tui, " ? all reasons ");
	return layout->note.height;
}

/*
 * Of many cards they are found by a process of its own, and seen at once if they come in a blink.
 */
enum { BLINK_MILLISECONDS = 60 };

static void find_here(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};

	tui->board->reasons_awaited = false;
	if (app_why(tui->app, tui->model.round, tui->board->why_board, NULL, &tui->board->reasons,
		    &error) != STATUS_OK)
		memset(&tui->board->reasons, 0, sizeof(tui->board->reasons));
}

void note_take(struct tui *tui, int milliseconds)
{
	struct reasons come;

	if (reasoner_socket(&tui->board->reasoner) < 0)
		return;
	if (reasoner_take(&tui->board->reasoner, tui->board->why_board, milliseconds, &come)) {
		if (tui->board->reasons_awaited)
			tui->board->reasons = come;
		else
			reasons_done(&come);
		tui->board->reasons_awaited = false;
	} else if (tui->board->reasons_awaited && reasoner_socket(&tui->board->reasoner) < 0) {
		find_here(tui); /* it has been killed, or there is no memory for it */
	}
	tui->wants_reason |= tui->board->reasoner.needs;
}

static void find_reasons(struct tui *tui, int board)
{
	if (tui->board->why_board == board)
		return;
	reasons_done(&tui->board->reasons);
	tui->board->why_board = board;
	tui->board->reasons_awaited = tui_has_many(tui) &&
		reasoner_ask(&tui->board->reasoner, tui->app, tui->model.round, board);
	if (tui->board->reasons_awaited)
		note_take(tui, BLINK_MILLISECONDS);
	else
		find_here(tui);
}

static int draw_reasons(struct tui *tui, int card)
{
	const struct board_view *board = &tui->model.boards[tui->model.cards[card].board];
	char text[200], white[64], black[64];

	if (!practice_hides_reasons(tui))
		find_reasons(tui, board->number);
	card_short_name(&tui->model, board->white, white);
	if (tui->model.cards[board->white].outside.number > 0)
		words_put(text, sizeof(text), "why board %d: %s v %s", board->label, white,
			tui->model.cards[board->white].outside.outside);
	else if (board->black >= 0)
		snprintf(text, sizeof(text), "%sboard %d: %s v %s",
			practice_hides_reasons(tui) ? "" : "why ", board->label, white,
			card_short_name(&tui->model, board->black, black));
	else
		snprintf(text, sizeof(text), "%sthe bye: %s",
			practice_hides_reasons(tui) ? "" : "why ", white);
	note_title(tui, ROLE_TITLE, text);
	if (practice_hides_reasons(tui))
		return note_words(
			tui, 0, ROLE_FAINT, "c marks the draw; then the rules behind it are told.");
	if (tui->board->reasons_awaited)
		return note_words(tui, 0, ROLE_FAINT, "Working on the reasons ...");
	if (tui->board->reasons.count == 0)
		return note_words(tui, 0, ROLE_FAINT, "Put together by hand.");
	return put_reasons(tui);
}

/*
 * "has met 3 Cole, 19 Young, Smith, J (Minor)": those who have left as well, who have no card here.
 */
static void met_words(const struct tui *tui, int card, char *text, size_t size)
{
	const struct model *model = &tui->model;
	const struct event *event = tui_event(tui);
	const int pin = model->cards[card].pin;

	char who[WHO_SIZE];

	text[0] = '\0';
	for (int r = 1; r < model->round; r++) {
		const struct history history = history_of(event, model->section, pin, r);
		const size_t used = strlen(text);
		const char *before = used > 0 ? ", " : "has met ";

		if (history.kind != HISTORY_PLAYED ||
			(history.opponent > 0 &&
				history_met(
					event, model->section, pin, history.opponent, 1, r - 1)))
			continue;
		if (history.opponent == HISTORY_OUTSIDE)
			words_put(text + used, size - used, "%s%s", before,
				event_filled(event, model->section, r, pin)->name);
		else
			words_put(text + used, size - used, "%s%s", before,
				words_who(event, model->section, history.opponent, who));
	}
	if (!text[0])
		words_put(text, size, "has met nobody");
}

/*
 * ", may have the bye", or why not, or why he is not in the draw; a club evening has no bye, and in
 * an all-play-all the table says who is free.
 */
static void bye_words(struct tui *tui, int card, char *text, size_t size)
{
	struct error error;
	char bar[BAR_SIZE + 16];

	text[0] = '\0';
	if (tui->model.season ||
		app_bye_bar(tui->app, tui->model.cards[card].pin, bar, sizeof(bar), &error) !=
			STATUS_OK)
		return;
	if (bar[0] || !event_is_all_play_all(tui_event(tui), app_section(tui->app)))
		words_put(text, size, ", %s", bar[0] ? bar : "may have the bye");
}

static int put_apart(struct tui *tui, int pin, int line)
{
	char others[600], text[640];

	apart_words(
		tui_event(tui), tui->model.section, pin, tui->model.round, others, sizeof(others));
	snprintf(text, sizeof(text), "Kept apart from %s.", others);
	return others[0] ? note_words(tui, line, ROLE_PINNED, text) : line;
}

static void draw_facts(struct tui *tui, int index)
{
	const struct card *card = &tui->model.cards[index];
	const struct model *model = &tui->model;
	char text[1600], met[1000], bye[BAR_SIZE + 24], name[64], hand[16], fixed[400];
	char points[CARD_POINTS_SIZE];
	const char *club = card->player ? card->player->club : "";
	const bool plain = card->added2 == 0 && card->now2 == card->points2;
	const struct card_note *note = card_notes_of(&tui->board->notes, card->pin);
	int line;

	note_title(tui, ROLE_TITLE, card_short_name(model, index, name));
	met_words(tui, index, met, sizeof(met));
	bye_words(tui, index, bye, sizeof(bye));
	card_points_words(card, points);
	snprintf(text, sizeof(text), "%s, %s%s%s%s, %s%s%s%s%s%s.",
		card->player ? card->player->name : "", plain ? "" : "on ", points,
		plain ? " " : "", plain ? points_word(card->points2) : "", met, bye,
		club[0] ? ", " : "", club[0] ? model->words->club_small : "", club[0] ? " " : "",
		club);
	line = note_words(tui, 0, ROLE_PLAIN, text);
	if (note)
		line = note_words(tui, line, ROLE_PINNED, note->text);
	line = put_apart(tui, card->pin, line);
	if (card->outside.number > 0) {
		fill_words(tui, index, met, sizeof(met));
		snprintf(text, sizeof(text), "He %s: the others are drawn without him. %s", met,
			model->state < ROUND_PUBLISHED
				? "x takes him back into the draw, o names another."
				: "o names another, or nobody.");
		note_words(tui, line, ROLE_PINNED, text);
		return;
	}
	if (card_by_hand(card)) {
		app_fixed_words(tui->app, card->pin, fixed, sizeof(fixed));
		snprintf(text, sizeof(text), "Fixed by hand: %s%s%s.   x frees the card.",
			card_hand_text(card, hand), fixed[0] ? " " : "", fixed);
		note_words(tui, line, ROLE_PINNED, text);
		return;
	}
	if (card->floated != FLOATED_NOT) {
		snprintf(text, sizeof(text), "Floated %s in the round before%s.",
			card->floated == FLOATED_DOWN ? "down ↓" : "up ↑",
			card->floated == FLOATED_DOWN ? model->citations->same_down
						      : model->citations->same_up);
		line = note_words(tui, line, ROLE_PLAIN, text);
	}
	if (model->paired)
		return;
	note_words(tui, line, ROLE_FAINT, "Space picks it up, arrows carry it, Enter drops it.");
}

int note_draw(struct tui *tui)
{
	const int card = tui_carrying(tui) ? cursor_card_held(tui) : cursor_card(tui);

	if (card < 0 || (tui->panel.open && tui->panel.is_why))
		return tui->layout.note.height;
	if (!tui_carrying(tui) && tui->model.cards[card].board >= 0)
		return draw_reasons(tui, card);
	if (tui_carrying(tui))
		return note_air(tui, card);
	draw_facts(tui, card);
	return tui->layout.note.height;
}
