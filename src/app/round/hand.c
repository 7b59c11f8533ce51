/* What the arbiter fixes on the laid-out cards before the draw. */
#include "config.h"

#include "app/round/hand.h"

#include <stdlib.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/event/state.h"
#include "app/hand/kinds.h"
#include "app/position/half_ends.h"
#include "app/position/seats.h"
#include "app/round/cards.h"
#include "app/round/contradict.h"
#include "app/round/fill.h"
#include "app/round/wall_numbers.h"
#include "app/trial/best_draw.h"
#include "app/trial/clash.h"
#include "app/trial/fixed.h"
#include "app/words/absence.h"
#include "app/words/words.h"
#include "core/vocabulary.h"
#include "pairing.h"

static enum status check_half(
	struct app *app, const struct hand_order *order, const char *who, struct error *error)
{
	const bool bottom = order->kind == HAND_BOTTOM;
	struct position *position;
	struct half_ends *ends;
	bool end;
	enum status status;

	if (!event_traits(app_event(app), app->section)->mid_line)
		return app_fail(error, STATUS_REFUSED,
			"The rules of this event have no mid-line: nobody plays in a half.");
	status = position_of(app, &position, error);
	if (status != STATUS_OK)
		return status;
	status = half_ends_find(position, &ends);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	end = bottom ? ends[translate_index(&position->cards, order->pin)].highest
		     : ends[translate_index(&position->cards, order->pin)].lowest;
	free(ends);
	if (!end)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s is the %s card here: it cannot play in the %s half.", who,
		bottom ? "highest" : "lowest", bottom ? "bottom" : "top");
}

static enum status check_here(const struct app *app, int pin, int round, struct error *error)
{
	const struct event *event = app_event(app);

	if (event_takes_part(event, app->section, pin, round) &&
		!event_booking(event, app->section, pin, round))
		return STATUS_OK;
	return absence_refuse(event, app->section, round, pin, error);
}

static enum status check_order(
	struct app *app, const struct hand_order *order, int round, struct error *error)
{
	const struct event *event = app_event(app);
	char who[WHO_SIZE];
	enum status status;

	if (!event_player(event, app->section, order->pin))
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", order->pin);
	words_who(event, app->section, order->pin, who);
	status = check_here(app, order->pin, round, error);
	if (status != STATUS_OK)
		return status;
	if (order->kind == HAND_COLOUR && order->value != COLOUR_WHITE &&
		order->value != COLOUR_BLACK)
		return app_fail(
			error, STATUS_BAD_INPUT, "A colour fixed by hand is White or Black.");
	if (order->kind == HAND_TOP || order->kind == HAND_BOTTOM)
		return check_half(app, order, who, error);
	if (!hand_names_two(order->kind))
		return STATUS_OK;
	if (order->value == order->pin || !event_player(event, app->section, order->value))
		return app_fail(error, STATUS_BAD_INPUT,
			"%s cannot be fixed against %d: there is no such opponent.", who,
			order->value);
	return order->kind == HAND_BOARD ? check_here(app, order->value, round, error) : STATUS_OK;
}

/* From whom a card is kept apart by its own record; 0: nobody. */
static int apart_from(const struct app *app, int round, int pin)
{
	const struct record *row = event_find(app_event(app),
		(struct record_key){RECORD_HAND, {app->section, round, pin, HAND_APART}});

	return row ? row->as.hand.value : 0;
}

/* A card's record holds one pair; a second one that he is kept apart from holds it for him. */
static enum status choose_holder(
	struct app *app, struct hand_order *order, int round, struct error *error)
{
	const struct event *event = app_event(app);
	const int first = apart_from(app, round, order->pin);
	const int his = apart_from(app, round, order->value);
	char who[WHO_SIZE], old[WHO_SIZE];

	if (order->kind != HAND_APART || first == 0 || first == order->value)
		return STATUS_OK;
	if (his != 0 && his != order->pin)
		return app_fail(error, STATUS_REFUSED,
			"%s is kept apart from %s already, and the other from somebody as well: free one of them first.",
			words_who(event, app->section, order->pin, who),
			words_who(event, app->section, first, old));
	*order = (struct hand_order){order->value, HAND_APART, order->pin};
	return STATUS_OK;
}

/* Does the new order take it away: of this player, and for the bye of whoever had it? */
static bool makes_way(const struct hand_order *order, const struct hand *hand)
{
	if (hand->pin != order->pin)
		return order->kind == HAND_BYE && hand->kind == HAND_BYE;
	return hand->kind != (int)order->kind &&
		(hand_row_of(order->kind)->replaces & 1U << hand->kind) != 0;
}

static enum status make_way(
	struct app *app, const struct hand_order *order, int round, struct action *action)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_HAND, app->section, round, &count);

	for (int i = 0; i < count; i++) {
		const struct hand *hand = &rows[i].as.hand;

		if (makes_way(order, hand)) {
			enum status status = action_remove(action, event, record_key_of(&rows[i]));

			if (status == STATUS_OK && hand->kind == HAND_OUT)
				status = fill_drop(event, app->section, round, hand->pin, action);
			if (status != STATUS_OK)
				return status;
		}
	}
	return STATUS_OK;
}

/* The draw on the board no longer seats one who sits out. */
static enum status put_seats(
	struct app *app, const struct hand_order *order, int round, struct action *action)
{
	const struct event *event = app_event(app);
	enum round_state state = app_round_state(event, app->section, round);
	struct seats seats;
	enum status status = seats_load(&seats, event, app->section, round);
	int at;

	if (status != STATUS_OK)
		return status;
	at = order->kind == HAND_OUT ? seats_find(&seats, order->pin) : -1;
	if (at >= 0) {
		seats_take(&seats, at);
		state = ROUND_ADJUSTED;
		status = wall_number_seats(app, &seats, NULL, NULL);
	}
	if (status == STATUS_OK)
		status = seats_put(&seats, event, state, action);
	seats_done(&seats);
	return status;
}

enum status hand_build_fix(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	struct hand_order order = *(const struct hand_order *)what;
	struct record row;
	int round = app_round(app);
	char who[WHO_SIZE];
	enum status status = app_require_unpublished(app, error);

	if (status == STATUS_OK)
		status = check_order(app, &order, round, error);
	if (status == STATUS_OK)
		status = contradict_check(app, &order, round, makes_way, error);
	if (status == STATUS_OK)
		status = choose_holder(app, &order, round, error);
	if (status != STATUS_OK)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_HAND;
	row.as.hand = (struct hand){app->section, round, order.pin, order.kind, order.value};
	words_put(action->label, sizeof(action->label), "%s by hand: %s",
		words_who(app_event(app), app->section, order.pin, who),
		words_hand(app_event(app), app->section, order.kind));
	status = make_way(app, &order, round, action);
	if (status == STATUS_OK)
		status = action_put(action, app_event(app), &row);
	if (status == STATUS_OK)
		status = put_seats(app, &order, round, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_hand(struct app *app, int pin, enum hand_kind kind, int value, struct error *error)
{
	struct hand_order order = {pin, kind, value};

	return app_run(app, hand_build_fix, &order, error);
}

enum status hand_build_free(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct hand_order *order = what;
	struct record_key key = {
		RECORD_HAND, {app->section, app_round(app), order->pin, order->kind}};
	char who[WHO_SIZE];
	enum status status = app_require_unpublished(app, error);

	if (status != STATUS_OK)
		return status;
	words_who(app_event(app), app->section, order->pin, who);
	if (!event_find(app_event(app), key))
		return app_fail(
			error, STATUS_NOT_FOUND, "%s has nothing of that kind fixed by hand.", who);
	words_put(action->label, sizeof(action->label), "%s no longer by hand: %s", who,
		words_hand(app_event(app), app->section, order->kind));
	status = action_remove(action, app_event(app), key);
	if (status == STATUS_OK && order->kind == HAND_OUT)
		status =
			fill_drop(app_event(app), app->section, app_round(app), order->pin, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_unhand(struct app *app, int pin, enum hand_kind kind, struct error *error)
{
	struct hand_order order = {pin, kind, 0};

	return app_run(app, hand_build_free, &order, error);
}

/* A board that he is on is no longer pinned. */
static enum status free_board(const struct app *app, int pin, struct action *action)
{
	const struct event *event = app_event(app);
	const struct board *board = event_board_of(event, app->section, app_round(app), pin);
	struct record row = {.kind = RECORD_BOARD};

	if (!board || !board->pinned)
		return STATUS_OK;
	row.as.board = *board;
	row.as.board.pinned = BOARD_LOOSE;
	return action_put(action, event, &row);
}

static enum status build_free(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	int pin = *(const int *)what, count, round = app_round(app);
	const struct record *rows = event_range(event, RECORD_HAND, app->section, round, &count);
	char who[WHO_SIZE];
	enum status status = app_require_unpublished(app, error);

	if (status != STATUS_OK)
		return status;
	if (!event_player(event, app->section, pin))
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		if (record_names(&rows[i], pin))
			status = action_remove(action, event, record_key_of(&rows[i]));
	}
	if (status == STATUS_OK)
		status = fill_drop(event, app->section, round, pin, action);
	if (status == STATUS_OK)
		status = free_board(app, pin, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	words_who(event, app->section, pin, who);
	if (action->count == 0)
		return app_fail(error, STATUS_REFUSED, "Nothing is fixed by hand for %s in %s %d.",
			who, vocabulary_of(event, app->section)->round_small, round);
	words_put(action->label, sizeof(action->label), "%s: nothing by hand any more", who);
	return STATUS_OK;
}

enum status app_free(struct app *app, int pin, struct error *error)
{
	return app_run(app, build_free, &pin, error);
}

/* Has the draw on the board cards without a seat? */
static void tell_tray(const struct app *app, int round, char *text, size_t size)
{
	const struct rollcall roll = event_rollcall(app_event(app), app->section, round);

	if (roll.tray > 0)
		words_put(text, size, "In the draw on the board %d card%s no seat.", roll.tray,
			roll.tray == 1 ? " has" : "s have");
}

/*
 * Do the fixes leave no draw, where the rules have one? Then a proposal would fail. Else it may
 * break a rule that yields.
 */
static enum status tell_clash(
	struct app *app, bool *clashes, char *text, size_t size, struct error *error)
{
	struct position *position;
	enum status status = position_of(app, &position, error);

	*clashes = false;
	if (status != STATUS_OK || !translate_is_fixed(&position->cards))
		return status;
	status = best_find_around(position);
	if (status == STATUS_OK && position->around->status != PAIRING_OK)
		status = best_find_draw(position);
	if (status == STATUS_OK && position->around->status != PAIRING_OK &&
		position->best->status == PAIRING_OK) {
		*clashes = true;
		status = clash_words(
			&position->cards, app_event(app), app->section, false, text, size);
	} else if (status == STATUS_OK && position->around->status == PAIRING_OK) {
		status = fixed_breach_words(app, position, text, size);
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* What of the fixes the draw on the board does not keep, or who has no seat in it. */
static enum status tell_draw(struct app *app, char *text, size_t size, struct error *error)
{
	const enum round_state state =
		app_round_state(app_event(app), app->section, app_round(app));
	struct position *position;
	struct cast cast;
	enum status status;

	text[0] = '\0';
	if (state != ROUND_PROPOSED && state != ROUND_ADJUSTED)
		return STATUS_OK;
	status = position_kept(app, app_round(app), &position, error);
	if (status != STATUS_OK)
		return status;
	cast = position_cast(app, position);
	unkept_sentence(&cast, position->unkept, position->nunkept, text, size);
	if (!text[0])
		tell_tray(app, position->round, text, size);
	return STATUS_OK;
}

/* One sentence more. */
static void put_sentence(char *text, size_t size, const char *sentence)
{
	const size_t used = strlen(text);

	words_put(text + used, size - used, "%s%s", used > 0 && sentence[0] ? " " : "", sentence);
}

enum status app_unkept(struct app *app, char *text, size_t size, struct error *error)
{
	char clash[SENTENCE_SIZE] = "", idle[SENTENCE_SIZE];
	bool clashes = false;
	enum status status = tell_draw(app, text, size, error);

	if (status == STATUS_OK)
		status = tell_clash(app, &clashes, clash, sizeof(clash), error);
	if (status != STATUS_OK)
		return status;
	if (!clashes && text[0])
		put_sentence(text, size, "Propose again (p, or pair EVENT).");
	put_sentence(text, size, clash);
	fixed_idle_words(app, idle, sizeof(idle));
	put_sentence(text, size, idle);
	return status;
}
