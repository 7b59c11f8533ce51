/* Byes that are filled: a game against one from outside the section in place of the bye (CAA 36). */
#include "config.h"

#include <string.h>

#include "app/state.h"
#include "app/translate.h"
#include "app/words.h"
#include "core/season.h"
#include "core/text.h"

struct fill_order {
	int round;
	const char *name; /* NULL: the bye is a bye again */
	enum colour colour;
};

static enum status find_bye(
	const struct app *app, int round, const struct board **bye, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, app->section, round, &count);

	if (event_is_season(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"Who sits out of a club evening may have a game outside: record it with outside.");
	if (app_round_state(event, app->section, round) < ROUND_PUBLISHED)
		return app_fail(error, STATUS_REFUSED,
			"Round %d is not published: a bye is filled when it stands (36).", round);
	for (int i = 0; i < count; i++) {
		if (rows[i].as.board.black == 0) {
			*bye = &rows[i].as.board;
			return STATUS_OK;
		}
	}
	return app_fail(error, STATUS_NOT_FOUND, "Round %d has no bye to be filled (36).", round);
}

/* What the next round is drawn by stays. */
static enum status check_next(const struct app *app, int round, struct error *error)
{
	int count;

	event_range(app_event(app), RECORD_BOARD, app->section, round + 1, &count);
	if (round == event_section(app_event(app), app->section)->rounds || count == 0)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"Round %d is drawn already: the bye of round %d stays as it is.", round + 1, round);
}

/* Nobody meets the same filler twice (CAA 1); who it is, his name says. */
static enum status check_name(
	const struct app *app, const struct fill_order *order, int pin, struct error *error)
{
	char who[WHO_SIZE];

	if (!order->name[strspn(order->name, " ")] || strlen(order->name) >= NAME_SIZE ||
		!text_is_clean(order->name))
		return app_fail(error, STATUS_BAD_INPUT,
			"A filler needs a name of at most %d bytes, UTF-8 text without control characters.",
			NAME_SIZE - 1);
	for (int round = 1; round < order->round; round++) {
		const struct filled *filled =
			event_filled(app_event(app), app->section, round, pin);

		if (!filled || strcmp(filled->name, order->name) != 0)
			continue;
		words_who(app_event(app), app->section, pin, who);
		return app_fail(error, STATUS_REFUSED, "%s met %s in round %d already (1).", who,
			order->name, round);
	}
	return STATUS_OK;
}

/* The colour he is due by the games before; White when none. */
static enum status due_colour(
	const struct app *app, int round, int pin, enum colour *colour, struct error *error)
{
	struct translation cards;
	enum status status = translate_round(app_event(app), app->section, round, &cards, error);
	struct pairing_claim claim;

	if (status != STATUS_OK)
		return status;
	claim = pairing_claim_of(cards.players[translate_index(&cards, pin)].games, round - 1);
	*colour = claim.due == PAIRING_BLACK ? COLOUR_BLACK : COLOUR_WHITE;
	translation_done(&cards);
	return STATUS_OK;
}

/* Is every game of the round over, those in place of byes left aside? */
static bool boards_over(const struct app *app, int round)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, round, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.board.result == RESULT_NONE)
			return false;
	return true;
}

static enum status put_state(
	const struct app *app, int round, enum round_state state, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(app_event(app), app->section, round);
	row.as.round.state = state;
	return action_put(action, app_event(app), &row);
}

static enum status put_filled(const struct app *app, const struct fill_order *order, int pin,
	struct action *action, struct error *error)
{
	struct record row;
	enum colour colour = order->colour;
	enum status status = check_name(app, order, pin, error);

	if (status == STATUS_OK && colour == COLOUR_NONE)
		status = due_colour(app, order->round, pin, &colour, error);
	if (status != STATUS_OK)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_FILLED;
	row.as.filled.section = app->section;
	row.as.filled.round = order->round;
	row.as.filled.pin = pin;
	row.as.filled.colour = colour;
	memcpy(row.as.filled.name, order->name, strlen(order->name) + 1);
	status = action_put(action, app_event(app), &row);
	if (status == STATUS_OK)
		status = put_state(app, order->round, ROUND_PUBLISHED, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status take_filled(
	const struct app *app, int round, int pin, struct action *action, struct error *error)
{
	const struct record_key key = {RECORD_FILLED, {app->section, round, pin}};
	enum status status;

	if (!event_find(app_event(app), key))
		return app_fail(
			error, STATUS_NOT_FOUND, "The bye of round %d is not filled.", round);
	status = action_remove(action, app_event(app), key);
	if (status == STATUS_OK && boards_over(app, round))
		status = put_state(app, round, ROUND_COMPLETE, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status build_fill(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct fill_order *order = what;
	const struct board *bye = NULL;
	char who[WHO_SIZE];
	enum status status = find_bye(app, order->round, &bye, error);

	if (status == STATUS_OK)
		status = check_next(app, order->round, error);
	if (status != STATUS_OK || !bye)
		return status;
	words_who(app_event(app), app->section, bye->white, who);
	if (order->name)
		words_put(action->label, sizeof(action->label),
			"Round %d: %s plays %.60s in place of the bye", order->round, who,
			order->name);
	else
		words_put(action->label, sizeof(action->label), "Round %d: %s has the bye again",
			order->round, who);
	return order->name ? put_filled(app, order, bye->white, action, error)
			   : take_filled(app, order->round, bye->white, action, error);
}

enum status app_fill(
	struct app *app, int round, const char *name, enum colour colour, struct error *error)
{
	const struct fill_order order = {round, name, colour};

	return app_run(app, build_fill, &order, error);
}
