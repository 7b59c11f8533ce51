/* The keys of the draw board that change the event or open something, all but carrying. */
#include "config.h"

#include "tui/board/actions.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/fail.h"
#include "app/round/cards.h"
#include "app/words/words.h"
#include "core/edit.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/ask/panel.h"
#include "tui/board/cursor.h"
#include "tui/board/density.h"
#include "tui/board/explain.h"
#include "tui/board/fill.h"
#include "tui/board/repair.h"
#include "tui/board/take_back.h"
#include "tui/board/why_not.h"
#include "tui/state/drawn.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/term/reader.h"

/* A long sentence has a box of its own; in the message line its end would be cut. */
static void no_draw(struct tui *tui, const struct error *error)
{
	if (text_width(tui->message) <= COLS - 2)
		return;
	panel_notice(tui, error->text, "No draw for %s %d", tui_vocabulary(tui)->round_small,
		app_round(tui->app));
	tui->message[0] = '\0';
}

/* Four games may be wasted on them: who they are has a box of its own. */
static void tell_no_shows(struct tui *tui)
{
	struct error error;
	enum { TEXT_SIZE = 640 };
	char text[TEXT_SIZE];

	if (app_no_shows(tui->app, text, sizeof(text) - 1, &error) != STATUS_OK || !text[0])
		return;
	strcat(text, ".");
	panel_notice(tui, text, "Did not appear in %s %d", tui_vocabulary(tui)->round_small,
		app_round(tui->app) - 1);
}

static void say_proposed(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	char dead_end[200], numbers[NEW_NUMBERS_SIZE], line[200];
	int gone;

	tell_no_shows(tui);
	app_random_line(tui->app, line, sizeof(line));
	gone = drawn_gone(&tui->board->drawn, &tui->model, tui_event(tui));
	tui->board->cursor.kind = SPOT_TRAY;
	tui->board->wish.scroll_y = 0;
	if (app_dead_end(tui->app, dead_end, sizeof(dead_end), &error) == STATUS_OK && dead_end[0])
		tui_say(tui, ROLE_BAD,
			"%s %d proposed; but it leaves no next round without a repeat (29L).",
			tui_vocabulary(tui)->round, app_round(tui->app));
	else if (app_new_numbers(tui->app, numbers, sizeof(numbers), &error) == STATUS_OK &&
		numbers[0])
		tui_say(tui, ROLE_BAD, "%s %d proposed. %s", tui_vocabulary(tui)->round,
			app_round(tui->app), numbers);
	else if (app_many_tops(tui->app, dead_end, sizeof(dead_end)))
		tui_say(tui, ROLE_BAD, "%s %d proposed. %s.", tui_vocabulary(tui)->round,
			app_round(tui->app), dead_end);
	else if (gone == 0 && line[0])
		tui_say(tui, ROLE_GOOD, "%s %d proposed. %s.", tui_vocabulary(tui)->round,
			app_round(tui->app), line);
	else if (gone == 0 && app_odd_volunteers(tui->app, app_round(tui->app)) == 0)
		tui_say(tui, ROLE_GOOD,
			"%s %d proposed. Odd: nobody volunteers to sit out (a, then 2).",
			tui_vocabulary(tui)->round, app_round(tui->app));
	else if (gone == 0)
		tui_say(tui, ROLE_GOOD, "%s %d proposed.", tui_vocabulary(tui)->round,
			app_round(tui->app));
	else if (gone < 0)
		tui_say(tui, ROLE_GOOD,
			"%s %d proposed. The draw before is gone: u brings it back.",
			tui_vocabulary(tui)->round, app_round(tui->app));
	else
		tui_say(tui, ROLE_GOOD,
			"%s %d proposed. %d board%s by hand gone: u brings back, x pins.",
			tui_vocabulary(tui)->round, app_round(tui->app), gone,
			gone == 1 ? "" : "s");
}

static void on_proposed(struct tui *tui, enum status status, const struct error *error)
{
	if (tui_did(tui, status, error))
		say_proposed(tui);
	else
		no_draw(tui, error);
}

/* The edits, with the label of the action behind them. */
static enum status pack_action(const struct action *action, struct answer_bytes *made)
{
	const size_t size = (size_t)action->count * sizeof(*action->edits);

	made->bytes = malloc(size + LABEL_SIZE);
	if (!made->bytes)
		return app_fail_plain(&made->error, STATUS_NO_MEMORY);
	if (size > 0)
		memcpy(made->bytes, action->edits, size);
	memcpy(made->bytes + size, action->label, LABEL_SIZE);
	made->size = size + LABEL_SIZE;
	return STATUS_OK;
}

static enum status find_draw(
	struct tui *tui, const void *about, int stop, struct answer_bytes *made)
{
	struct action action;
	enum status status;

	(void)about;
	(void)stop;
	action_init(&action);
	status = app_propose_find(tui->app, &action, &made->error);
	if (status == STATUS_OK)
		status = pack_action(&action, made);
	action_done(&action);
	return status;
}

static void on_found(struct tui *tui, enum status status, struct answer_bytes *made)
{
	if (status == STATUS_OK) {
		const size_t size = made->size - LABEL_SIZE;
		struct action action = {.edits = (struct edit *)made->bytes,
			.count = (int)(size / sizeof(*action.edits))};

		memcpy(action.label, made->bytes + size, LABEL_SIZE);
		status = app_propose_found(tui->app, &action, &made->error);
	}
	on_proposed(tui, status, &made->error);
}

static void propose(struct tui *tui)
{
	static const struct answer_task task = {
		"Working on the answer", find_draw, on_found, false};
	struct error error = {.code = STATUS_OK};

	if (tui_has_many(tui) && !app_read_only(tui->app))
		answer_begin_task(tui, &task, NULL);
	else
		on_proposed(tui, app_propose(tui->app, &error), &error);
}

/* Who has no mark in the roll of the round sits out, or is looked for first. */
static void on_missing(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	int count;

	(void)text;
	if (answer == 'a')
		tui_show(tui, VIEW_ATTENDANCE);
	if (answer == '5' && tui_did(tui, app_roll_all_here(tui->app, &count, &error), &error))
		propose(tui);
	if (answer == 'y' && tui_did(tui, app_roll_close(tui->app, &count, &error), &error))
		propose(tui);
}

void action_propose(struct tui *tui)
{
	char missing[SENTENCE_SIZE];
	struct app_roll roll;

	app_roll_missing_words(tui->app, missing, sizeof(missing));
	if (!missing[0] || app_read_only(tui->app)) {
		propose(tui);
		return;
	}
	if (app_roll_is_begun(tui->app, &roll))
		ask_key(tui, on_missing,
			"Only %d of %d have a mark in the roll; %d would sit out: %.160s.\nDraw round %d without them? They get %s.\n5 no: all others are here   a finish the roll   y yes   Esc no",
			app_roll_marked(&roll), app_roll_called(&roll), roll.unmarked, missing,
			app_round(tui->app), app_roll_grant_words(tui->app));
	else
		ask_key(tui, on_missing,
			"Not marked as here: %.200s.\nDraw round %d without them? They get %s.\ny yes   a to the roll   5 all others are here   Esc no",
			missing, app_round(tui->app), app_roll_grant_words(tui->app));
	ask_unasked(tui);
}

/* The way to a draw where the rules leave none: the cards are carried from the tray. */
void action_pair_by_hand(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, app_pair_by_hand(tui->app, &error), &error))
		return;
	tui->board->cursor.kind = SPOT_TRAY;
	tui->board->wish.scroll_y = 0;
	tui_say(tui, ROLE_GOOD,
		"%s %d by hand: carry the cards of the tray onto each other (Tab goes there), P publishes.",
		tui_vocabulary(tui)->round, app_round(tui->app));
}

void action_lay_out(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};

	if (tui->model.state >= ROUND_PUBLISHED) {
		take_back_ask(tui);
		return;
	}
	if (tui_did(tui, app_lay_out(tui->app, &error), &error))
		tui_say(tui, ROLE_GOOD, "Laid out; pinned boards stay together.");
}

enum { APARTS_FREED = 8 };

/* From whom he is kept apart, by his own record or that of the other; more stay for the next x. */
static int free_aparts(const struct tui *tui, int pin, struct hand_change *changes)
{
	int count, freed = 0;
	const struct record *rows = event_range(
		tui_event(tui), RECORD_HAND, app_section(tui->app), app_round(tui->app), &count);

	for (int i = 0; i < count && freed < APARTS_FREED; i++) {
		const struct hand *hand = &rows[i].as.hand;

		if (hand->kind == HAND_APART && (hand->pin == pin || hand->value == pin))
			changes[freed++] =
				(struct hand_change){false, hand->pin, HAND_APART, hand->value};
	}
	return freed;
}

static void free_card(struct tui *tui, int card)
{
	struct hand_change changes[DROP_CHANGES + APARTS_FREED];
	struct error error = {.code = STATUS_OK};
	int count = drop_free(&tui->model.cards[card], changes);
	char name[64];

	count += free_aparts(tui, tui->model.cards[card].pin, changes + count);
	card_short_name(&tui->model, card, name);
	if (count == 0) {
		tui_say(tui, ROLE_PLAIN, "%s has nothing fixed by hand.", name);
		return;
	}
	if (tui_did(tui, app_hands(tui->app, changes, count, &error), &error))
		tui_say(tui, ROLE_GOOD, "%s is free again.", name);
}

/* What a board of the draw is called now, and who sits there: "8 Hood v 6 Findley". */
static int board_words(const struct tui *tui, int pin, char *text, size_t size)
{
	const struct event *event = tui_event(tui);
	const struct board *board =
		event_board_of(event, app_section(tui->app), app_round(tui->app), pin);
	char white[WHO_SIZE], black[WHO_SIZE] = "the bye";

	text[0] = '\0';
	if (!board)
		return 0;
	words_who(event, board->section, board->white, white);
	if (board->black)
		words_who(event, board->section, board->black, black);
	words_put(text, size, "%s v %s", white, black);
	return app_board_label(tui->app, board->round, board->number);
}

void action_pin(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	int index = cursor_card(tui), white, number;
	const struct board_view *board;
	char game[2 * WHO_SIZE + 24];

	if (index < 0)
		return;
	if (!tui->model.paired || tui->model.cards[index].board < 0) {
		free_card(tui, index);
		return;
	}
	board = &tui->model.boards[tui->model.cards[index].board];
	white = tui->model.cards[board->white].pin;
	if (!tui_did(tui,
		    board->held && !board->pinned
			    ? app_unhand(tui->app, white, HAND_BOARD, &error)
			    : app_pin_board(tui->app, board->number, !board->pinned, &error),
		    &error))
		return;
	number = board_words(tui, white, game, sizeof(game));
	if (board->held)
		tui_say(tui, ROLE_GOOD, "Board %d, %s, is free again.", number, game);
	else
		tui_say(tui, ROLE_GOOD, "Board %d, %s, is pinned: a new proposal keeps it.", number,
			game);
}

void action_turn(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	int index = cursor_card(tui);
	struct move move = {MOVE_TURN, 0, 0};
	char game[2 * WHO_SIZE + 24];
	int number;

	if (repair_may(tui)) {
		repair_colours(tui);
		return;
	}
	if (index < 0 || tui->model.cards[index].place != PLACE_SEAT) {
		tui_say(tui, ROLE_PLAIN, "Colours turn on a board: choose one.");
		return;
	}
	move.card = tui->model.cards[index].pin;
	if (!tui_did(tui, app_move(tui->app, &move, &error), &error))
		return;
	number = board_words(tui, move.card, game, sizeof(game));
	tui_say(tui, ROLE_GOOD, "Colours of board %d turned: %s now. u takes it back.", number,
		game);
}

/* The list on the wall no longer keeps the numbers of this draft. */
void action_number(struct tui *tui)
{
	char text[NEW_NUMBERS_SIZE];
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, app_number_boards(tui->app, &error), &error))
		return;
	if (app_new_numbers(tui->app, text, sizeof(text), &error) == STATUS_OK && text[0])
		tui_say(tui, ROLE_BAD, "%s", text);
	else
		tui_say(tui, ROLE_GOOD, "The boards are numbered in order.");
}

void action_density(struct tui *tui)
{
	enum density now = tui->layout.density;

	tui->board->wish.density = now == DENSITY_SLIM ? DENSITY_SHORT
		: now == DENSITY_SHORT                 ? DENSITY_FULL
						       : DENSITY_SLIM;
	if (tui->board->wish.density == DENSITY_FULL &&
		(tui->layout.paired || COLS < LAYOUT_COLS_WIDE))
		tui->board->wish.density = DENSITY_SLIM;
	density_keep(tui);
	tui->board->wish.scroll_y = 0;
	tui_say(tui, ROLE_PLAIN, "Cards %s.",
		tui->board->wish.density == DENSITY_SLIM            ? "slim: a line each"
			: tui->board->wish.density == DENSITY_SHORT ? "short: two lines each"
								    : "full");
}

static void show_on_board(struct tui *tui, int pin)
{
	char who[WHO_SIZE];

	if (model_card(&tui->model, pin) < 0) {
		tui_say(tui, ROLE_PLAIN, "%s is not in this %s.",
			words_who(tui_event(tui), app_section(tui->app), pin, who),
			tui_vocabulary(tui)->round_small);
		return;
	}
	tui->board->cursor.kind = SPOT_CARD;
	tui->board->cursor.pin = pin;
	cursor_settle(tui);
	if (tui->model.cards[model_card(&tui->model, pin)].place == PLACE_BOOKED)
		tui_say(tui, ROLE_PLAIN, "%s has a bye booked for this %s: e changes that.",
			words_who(tui_event(tui), app_section(tui->app), pin, who),
			tui_vocabulary(tui)->round_small);
}

void action_find(struct tui *tui)
{
	const int card = cursor_card(tui);

	find_ask(tui, card >= 0 ? tui->model.cards[card].pin : 0, show_on_board);
}

void action_card(struct tui *tui)
{
	explain_card(tui, tui->model.cards[cursor_card(tui)].pin);
}

void action_why_not(struct tui *tui)
{
	why_not_ask(tui, tui->model.cards[cursor_card(tui)].pin);
}

void action_fill(struct tui *tui)
{
	fill_ask_card(tui, cursor_card(tui));
}
