/*
 * Games against one from outside the section (CAA 36): in place of the bye, or beside the draw.
 *
 * Who plays beside the draw sits out of it by hand (HAND_OUT): the rule book draws the others.
 */
#include "config.h"

#include "app/round/fill.h"

#include <string.h>

#include "app/book/rule_book.h"
#include "app/event/state.h"
#include "app/position/translate.h"
#include "core/all_play_all.h"
#include "core/between.h"
#include "app/round/hand.h"
#include "app/round/outsider.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/text/letters.h"
#include "core/season.h"
#include "core/text/text.h"

/* An order under way. */
struct filling {
	const struct app_fill *order;
	int pin;
	const struct filled *old; /* his game of the round so far; NULL: none */
	bool draft;               /* the round is not published */
	bool beside;              /* not in place of the bye */
};

static int find_bye(const struct app *app, int round)
{
	int count;
	const struct record *row =
		event_range(app_event(app), RECORD_BOARD, app->section, round, &count);

	for (; count > 0; count--, row++)
		if (row->as.board.black == 0)
			return row->as.board.white;
	return 0;
}

/* What the next round is drawn by stays. */
static enum status check_round(const struct app *app, int round, bool draft, struct error *error)
{
	const struct event *event = app_event(app);
	int count;

	if (event_is_season(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"Who sits out of a club evening may have a game outside: record it with outside.");
	if (draft && round != app_round(app))
		return app_fail(error, STATUS_REFUSED,
			"Round %d is not on the board: games against one from outside are made for round %d.",
			round, app_round(app));
	event_range(event, RECORD_BOARD, app->section, round + 1, &count);
	if (round == event_section(event, app->section)->rounds || count == 0)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"Round %d is drawn already: round %d stays as it is.", round + 1, round);
}

/* Of a published round: he has the bye, or nothing at all. */
static enum status check_free(const struct app *app, struct filling *filling, struct error *error)
{
	const struct event *event = app_event(app);
	const int round = filling->order->round, pin = filling->pin;
	const struct board *board = event_board_of(event, app->section, round, pin);
	char who[WHO_SIZE];

	filling->beside = board == NULL;
	if (board && board->black == 0)
		return STATUS_OK;
	words_who(event, app->section, pin, who);
	if (board)
		return app_fail(error, STATUS_REFUSED,
			"%s plays on board %d of round %d: take the draw back, or find another.",
			who, app_board_label(app, round, board->number), round);
	if (player_has_left(event_player(event, app->section, pin), round - 1))
		return app_fail(error, STATUS_REFUSED, "%s has withdrawn: he is not in round %d.",
			who, round);
	if (!event_takes_part(event, app->section, pin, round))
		return app_fail(error, STATUS_REFUSED, "%s is not in round %d.", who, round);
	if (event_booking(event, app->section, pin, round))
		return app_fail(error, STATUS_REFUSED,
			"%s has a bye booked in round %d, which is published: it stands.", who,
			round);
	return STATUS_OK;
}

/*
 * Who it is, and where his game stands. Nobody leaves the table of an all-play-all for a game: that
 * of the two who meet by it would stand in no round. One that an older event has may be taken away.
 */
static enum status find_place(const struct app *app, struct filling *filling, struct error *error)
{
	const struct app_fill *order = filling->order;
	const struct event *event = app_event(app);
	enum status status = check_round(app, order->round, filling->draft, error);
	const char *rule = event_traits(event, app->section)->citations->outside;

	if (status != STATUS_OK)
		return status;
	if (order->name && event_is_all_play_all(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"No game stands beside an all-play-all: its games follow from the table.");
	filling->pin = order->pin;
	filling->beside = true;
	if (order->pin == 0 && filling->draft)
		return app_fail(error, STATUS_REFUSED,
			"Round %d is not published: say who is to play beside the draw, or publish it and fill the bye%s.",
			order->round, rule);
	if (order->pin == 0)
		filling->pin = find_bye(app, order->round);
	if (filling->pin == 0)
		return app_fail(error, STATUS_NOT_FOUND, "Round %d has no bye to be filled%s.",
			order->round, rule);
	if (!event_player(event, app->section, filling->pin))
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", filling->pin);
	filling->old = event_filled(event, app->section, order->round, filling->pin);
	return filling->draft ? STATUS_OK : check_free(app, filling, error);
}

/*
 * Nobody meets the same one twice (CAA 1); who it is, his name says. The round to come may be
 * prepared before the bye of this one is filled.
 */
static enum status check_met(
	const struct app *app, const struct filling *filling, struct error *error)
{
	const struct app_fill *order = filling->order;
	const int rounds = event_section(app_event(app), app->section)->rounds;
	char who[WHO_SIZE];

	for (int round = 1; round <= rounds; round++) {
		const struct filled *filled =
			event_filled(app_event(app), app->section, round, filling->pin);

		if (!filled || round == order->round || !letters_alike(filled->name, order->name))
			continue;
		words_who(app_event(app), app->section, filling->pin, who);
		return app_fail(error, STATUS_REFUSED, "%s %s %s in round %d already%s.", who,
			round < order->round ? "met" : "is to meet", order->name, round,
			event_traits(app_event(app), app->section)->citations->outside_again);
	}
	return STATUS_OK;
}

/* No result goes unasked; another name may be that of the same opponent, put right. */
static enum status check_result(
	const struct app *app, const struct filling *filling, bool same_colour, struct error *error)
{
	const struct filled *old = filling->old;
	char who[WHO_SIZE];

	if (!old || old->result == RESULT_NONE || same_colour)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s v %s has %s already: take the result away first.",
		words_who(app_event(app), app->section, filling->pin, who), old->name,
		result_notation((enum result)old->result));
}

/* The colour he is due by the games before; White when none. */
static enum status due_colour(const struct app *app, const struct filling *filling,
	enum colour *colour, struct error *error)
{
	const int round = filling->order->round;
	struct translation cards;
	enum status status = translate_round(app_event(app), app->section, round, &cards, error);
	struct pairing_claim claim;

	if (status != STATUS_OK)
		return status;
	claim = pairing_claim_of(
		cards.players[translate_index(&cards, filling->pin)].games, round - 1);
	*colour = claim.due == PAIRING_BLACK ? COLOUR_BLACK : COLOUR_WHITE;
	translation_done(&cards);
	return STATUS_OK;
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

/* Behind those that stand beside the draw already. */
static int next_beside(const struct app *app, int round)
{
	int count, last = 0;
	const struct record *row =
		event_range(app_event(app), RECORD_FILLED, app->section, round, &count);

	for (; count > 0; count--, row++)
		if (row->as.filled.beside > last)
			last = row->as.filled.beside;
	return last + 1;
}

static enum status put_row(const struct app *app, const struct filling *filling, enum colour colour,
	struct action *action)
{
	const struct app_fill *order = filling->order;
	const struct filled *old = filling->old;
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_FILLED;
	row.as.filled.section = app->section;
	row.as.filled.round = order->round;
	row.as.filled.pin = filling->pin;
	row.as.filled.colour = colour;
	row.as.filled.result = old ? old->result : RESULT_NONE;
	row.as.filled.open = old ? old->open : 0;
	row.as.filled.beside = !filling->beside ? 0
		: old                           ? old->beside
						: next_beside(app, order->round);
	if (row.as.filled.beside > PLAYERS_MOST)
		return STATUS_REFUSED;
	memcpy(row.as.filled.name, order->name, strlen(order->name) + 1);
	return action_put(action, app_event(app), &row);
}

static enum status put_filled(
	struct app *app, const struct filling *filling, struct action *action, struct error *error)
{
	const struct app_fill *order = filling->order;
	const struct filled *old = filling->old;
	const struct hand_order out = {filling->pin, HAND_OUT, 0};
	enum colour colour =
		order->colour == COLOUR_NONE && old ? (enum colour)old->colour : order->colour;
	const struct outsider outsider = {order->name, order->round, filling->pin, filling->draft};
	enum status status = outsider_check(app, &outsider, error);

	if (status == STATUS_OK)
		status = check_met(app, filling, error);
	if (status == STATUS_OK)
		status = check_result(app, filling, old && old->colour == (int)colour, error);
	if (status == STATUS_OK && filling->draft)
		status = hand_build_fix(app, &out, action, error);
	if (status == STATUS_OK && colour == COLOUR_NONE)
		status = due_colour(app, filling, &colour, error);
	if (status != STATUS_OK)
		return status;
	status = put_row(app, filling, colour, action);
	if (status == STATUS_OK && !filling->draft && (!old || old->result == RESULT_NONE))
		status = put_state(app, order->round, ROUND_PUBLISHED, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status take_filled(const struct app *app, const struct filling *filling,
	struct action *action, struct error *error)
{
	const int round = filling->order->round;
	const struct record_key key = {RECORD_FILLED, {app->section, round, filling->pin}};
	const struct record_key out = {RECORD_HAND, {app->section, round, filling->pin, HAND_OUT}};
	char who[WHO_SIZE];
	enum status status;

	if (!filling->old)
		return app_fail(error, STATUS_NOT_FOUND,
			filling->beside ? "%s plays nobody from outside in round %d."
					: "The bye of %s in round %d is not filled.",
			words_who(app_event(app), app->section, filling->pin, who), round);
	status = check_result(app, filling, false, error);
	if (status != STATUS_OK)
		return status;
	status = action_remove(action, app_event(app), key);
	if (status == STATUS_OK && filling->draft)
		status = action_remove(action, app_event(app), out);
	else if (status == STATUS_OK &&
		game_others_over(app_event(app), app->section, round, filling->pin))
		status = put_state(app, round, ROUND_COMPLETE, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static void put_label(const struct app *app, const struct filling *filling, struct action *action)
{
	const struct app_fill *order = filling->order;
	char who[WHO_SIZE];

	words_who(app_event(app), app->section, filling->pin, who);
	if (order->name)
		words_put(action->label, sizeof(action->label), "Round %d: %s plays %.40s %s",
			order->round, who, order->name,
			filling->beside ? "beside the draw" : "in place of the bye");
	else
		words_put(action->label, sizeof(action->label), "Round %d: %s %s", order->round,
			who,
			!filling->beside         ? "has the bye again"
				: filling->draft ? "is in the draw again"
						 : "sits out");
}

enum status fill_build(
	struct app *app, const struct app_fill *fill, struct action *action, struct error *error)
{
	struct app_fill order = *fill;
	struct filling filling = {.order = &order};
	char name[NAME_SIZE];
	enum status status = STATUS_OK;

	if (fill->name) {
		status = outsider_name(fill->name, name, error);
		order.name = name;
	}
	if (status != STATUS_OK)
		return status;
	filling.draft = app_round_state(app_event(app), app->section, filling.order->round) <
		ROUND_PUBLISHED;
	status = find_place(app, &filling, error);
	if (status == STATUS_OK)
		status = filling.order->name ? put_filled(app, &filling, action, error)
					     : take_filled(app, &filling, action, error);
	if (status == STATUS_OK)
		put_label(app, &filling, action);
	return status;
}

enum status fill_check_between(
	const struct app *app, int section, int round, int pin, struct error *error)
{
	const struct filled *game = event_filled(app_event(app), section, round, pin);
	char who[WHO_SIZE];

	if (!game || !between_other(app_event(app), game))
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s plays %s in round %d, a game of two sections: take it away first, which takes it from both.",
		words_who(app_event(app), section, pin, who), game->name, round);
}

static enum status build_fill(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct app_fill *order = what;
	enum status status = STATUS_OK;

	if (order->name)
		status = fill_check_between(app, app->section, order->round,
			order->pin ? order->pin : find_bye(app, order->round), error);
	return status == STATUS_OK ? fill_build(app, order, action, error) : status;
}

enum status app_may_fill(struct app *app, const struct app_fill *what, struct error *error)
{
	return app_try(app, build_fill, what, error);
}

enum status app_fill(struct app *app, const struct app_fill *what, struct error *error)
{
	return app_run(app, build_fill, what, error);
}

enum status fill_drop(
	const struct event *event, int section, int round, int pin, struct action *action)
{
	const struct filled *filled = event_filled(event, section, round, pin);
	const struct record_key key = {RECORD_FILLED, {section, round, pin}};

	return filled && filled->beside > 0 ? action_remove(action, event, key) : STATUS_OK;
}

enum status fill_leave(
	const struct event *event, int section, int round, int pin, struct action *action)
{
	const struct filled *filled = event_filled(event, section, round, pin);
	const struct record_key out = {RECORD_HAND, {section, round, pin, HAND_OUT}};
	enum status status = fill_drop(event, section, round, pin, action);

	return status == STATUS_OK && filled && filled->beside > 0 && event_find(event, out)
		? action_remove(action, event, out)
		: status;
}
