/* Does a card that is to be fixed by hand contradict what is fixed already? */
#include "config.h"

#include "app/round/contradict.h"

#include "app/hand/kinds.h"
#include "app/section/met.h"
#include "app/words/fixed.h"
#include "core/vocabulary.h"

/* Is the second a board that the first does not allow? */
static bool excludes_board(const struct hand *hand, const struct hand *board)
{
	const struct hand_row *row = hand_row_of((enum hand_kind)hand->kind);

	return board->kind == HAND_BOARD && row->excludes_board &&
		row->excludes_board(hand, board->pin, board->value);
}

static bool excludes(const struct hand_order *order, const struct hand *old)
{
	const struct hand made = {.pin = order->pin, .kind = order->kind, .value = order->value};

	return excludes_board(&made, old) || excludes_board(old, &made);
}

static enum status refuse(
	const struct app *app, const struct hand *old, int round, struct error *error)
{
	const struct event *event = app_event(app);
	const int pins[] = {old->pin, old->value};
	const struct cast cast = {
		.event = event, .section = app->section, .pins = pins, .count = 2, .round = round};
	const struct fixed fixed = fixed_of_hand(old);
	char what[3 * WHO_SIZE];

	words_fixed(&cast, &fixed, what, sizeof(what));
	return app_fail(error, STATUS_REFUSED,
		"Fixed by hand in %s %d already: %s. Both cannot be: free that first (x on the card, or hand EVENT %d none).",
		vocabulary_of(event, app->section)->round_small, round, what, old->pin);
}

/* The event's own list of pairs that must not meet. */
static enum status check_list(
	const struct app *app, const struct hand_order *order, int round, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_APART, app->section, 0, &count);
	char one[WHO_SIZE], other[WHO_SIZE], rounds[ROUNDS_WORDS_SIZE];

	for (int i = 0; order->kind == HAND_BOARD && i < count; i++) {
		const struct apart *pair = &rows[i].as.apart;
		const struct hand both = {
			.pin = pair->pin, .kind = HAND_APART, .value = pair->other};
		const struct hand board = {
			.pin = order->pin, .kind = HAND_BOARD, .value = order->value};

		if (round < pair->first || round > pair->last || !excludes_board(&both, &board))
			continue;
		words_who(event, app->section, order->pin, one);
		words_who(event, app->section, order->value, other);
		if (met_elsewhere(event, app->section, order->pin, order->value))
			return app_fail(error, STATUS_REFUSED,
				"%s and %s have met already, in another section or between two: they cannot be fixed to meet.",
				one, other);
		return app_fail(error, STATUS_REFUSED,
			"%s and %s are kept apart by the arbiter in %s: they cannot be fixed to meet.",
			one, other,
			words_rounds(event, app->section, pair->first, pair->last, rounds));
	}
	return STATUS_OK;
}

enum status contradict_check(const struct app *app, const struct hand_order *order, int round,
	bool (*gone)(const struct hand_order *order, const struct hand *hand), struct error *error)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_HAND, app->section, round, &count);

	for (int i = 0; i < count; i++) {
		const struct hand *old = &rows[i].as.hand;
		const bool replaced = old->pin == order->pin && old->kind == (int)order->kind;

		if (!replaced && !gone(order, old) && excludes(order, old))
			return refuse(app, old, round, error);
	}
	return check_list(app, order, round, error);
}
