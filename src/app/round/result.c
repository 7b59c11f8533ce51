/*
 * Results: entered once, corrected when the arbiter says so, and the round complete with the last
 * one.
 */
#include "config.h"

#include "app/round/result.h"

#include <string.h>

#include "app/event/state.h"
#include "app/event/between.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/season.h"
#include "core/vocabulary.h"

struct result_order {
	int round, board;
	enum result result;
	bool overwrite;
	enum result *was; /* what stands on the board */
};

static enum status check_board(const struct app *app, const struct result_order *order,
	struct game *game, struct error *error)
{
	const struct event *event = app_event(app);
	char white[WHO_SIZE];

	if (order->result < RESULT_NONE || order->result >= RESULT_BYE)
		return app_fail(
			error, STATUS_BAD_INPUT, "That is no result of a game between two.");
	if (app_round_state(event, app->section, order->round) < ROUND_PUBLISHED)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is not published: it has no results yet.",
			vocabulary_of(event, app->section)->round, order->round);
	if (!game_find(event, app->section, order->round, order->board, game))
		return app_refuse_board(app, order->round, order->board, error);
	if (game->bye)
		return app_fail(error, STATUS_REFUSED,
			event_is_season(event, app->section)
				? "Board %d is no game: %s sits out."
				: "Board %d is the bye of %s, not a game: its result stands.",
			app_board_label(app, order->round, order->board),
			words_who(event, app->section, game->white, white));
	return STATUS_OK;
}

/* A slip that says something else than the one before is asked about. */
static enum status check_contradiction(const struct app *app, const struct result_order *order,
	const struct game *game, struct error *error)
{
	char given[32], white[WHO_SIZE], black[WHO_SIZE];

	if (game->result == RESULT_NONE || game->result == order->result || order->overwrite)
		return STATUS_OK;
	if (order->result == RESULT_NONE)
		words_put(given, sizeof(given), "and would have none");
	else
		words_put(given, sizeof(given), "not %s", result_notation(order->result));
	if (game->outside)
		return app_fail(error, STATUS_CONFLICT,
			"Board %d of round %d, against %s, has %s already, %s.",
			app_board_label(app, order->round, game->number), order->round,
			game->outside, result_notation(game->result), given);
	words_who(app_event(app), app->section, game->white, white);
	words_who(app_event(app), app->section, game->black, black);
	return app_fail(error, STATUS_CONFLICT, "Board %d of %s %d, %s v %s, has %s already, %s.",
		app_board_label(app, order->round, game->number),
		vocabulary_of(app_event(app), app->section)->round_small, order->round, white,
		black, result_notation(game->result), given);
}

/*
 * The next round is drawn on top of this one: a result may be put right then, but not go missing.
 */
static enum status check_taking(
	const struct app *app, const struct result_order *order, struct error *error)
{
	int count;

	if (order->result != RESULT_NONE)
		return STATUS_OK;
	event_range(app_event(app), RECORD_BOARD, app->section, order->round + 1, &count);
	if (order->round + 1 > event_section(app_event(app), app->section)->rounds || count == 0)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s %d is drawn already: correct the result of %s %d, do not take it away.",
		vocabulary_of(app_event(app), app->section)->round, order->round + 1,
		vocabulary_of(app_event(app), app->section)->round_small, order->round);
}

static bool all_in(const struct app *app, const struct result_order *order)
{
	const int count = game_count(app_event(app), app->section, order->round);
	struct game game;

	for (int number = 1; number <= count; number++) {
		if (number == order->board ? order->result == RESULT_NONE
					   : game_find(app_event(app), app->section, order->round,
						     number, &game) &&
					game.result == RESULT_NONE)
			return false;
	}
	return true;
}

static enum status put_rows(const struct app *app, const struct result_order *order,
	const struct game *game, struct action *action)
{
	const struct event *event = app_event(app);
	struct record row;
	enum status status;

	memset(&row, 0, sizeof(row));
	if (game->outside) {
		row.kind = RECORD_FILLED;
		row.as.filled = *event_filled(
			event, app->section, order->round, game->white ? game->white : game->black);
		row.as.filled.result = order->result;
	} else {
		row.kind = RECORD_BOARD;
		row.as.board = *game_board(event, app->section, order->round, order->board);
		row.as.board.result = order->result;
	}
	status = action_put(action, event, &row);
	if (status != STATUS_OK)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(event, app->section, order->round);
	row.as.round.state = all_in(app, order) ? ROUND_COMPLETE : ROUND_PUBLISHED;
	return action_put(action, event, &row);
}

/* One from outside has no number. */
static void side_words(const struct app *app, const struct game *game, int pin, char text[WHO_SIZE])
{
	if (pin || !game->outside)
		words_who(app_event(app), app->section, pin, text);
	else
		words_put(text, WHO_SIZE, "%s", game->outside);
}

/* The other section of a game between two has the same result. */
static enum status put_other(struct app *app, const struct result_order *order,
	const struct game *game, struct action *action, struct error *error)
{
	const int section = app->section;
	const struct filled *mine = !game->outside
		? NULL
		: event_filled(app_event(app), section, order->round,
			  game->white ? game->white : game->black);
	const struct filled *other = mine ? between_other(app_event(app), mine) : NULL;
	struct result_order there = *order;
	enum result was = RESULT_NONE;
	struct game its;
	enum status status;

	if (!other || !game_of(app_event(app), other->section, other->round, other->pin, &its) ||
		(enum result)other->result == order->result)
		return STATUS_OK;
	there.round = other->round;
	there.board = its.number;
	there.was = &was;
	app->section = other->section;
	status = check_board(app, &there, &its, error);
	if (status == STATUS_OK)
		status = check_taking(app, &there, error);
	if (status == STATUS_OK)
		status = check_contradiction(app, &there, &its, error);
	if (status == STATUS_OK && put_rows(app, &there, &its, action) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	app->section = section;
	return status;
}

static enum status build_result(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct result_order *order = what;
	struct game game = {0};
	char white[WHO_SIZE], black[WHO_SIZE];
	enum status status = check_board(app, order, &game, error);

	if (status == STATUS_OK)
		status = check_taking(app, order, error);
	if (status == STATUS_OK) {
		*order->was = game.result;
		status = check_contradiction(app, order, &game, error);
	}
	if (status != STATUS_OK)
		return status;
	side_words(app, &game, game.white, white);
	side_words(app, &game, game.black, black);
	words_put(action->label, sizeof(action->label), "%s %d, board %d: %s, %s v %s",
		vocabulary_of(app_event(app), app->section)->round, order->round,
		app_board_label(app, order->round, order->board),
		order->result == RESULT_NONE ? "no result" : result_notation(order->result), white,
		black);
	status = put_rows(app, order, &game, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	return put_other(app, order, &game, action, error);
}

static enum result_next next_after(const struct app *app, int round, bool complete)
{
	const struct event *event = app_event(app);
	const int current = event_current_round(event, app->section);

	if (!complete)
		return RESULT_NEXT_RESULT;
	if (current > event_section(event, app->section)->rounds)
		return RESULT_NEXT_END;
	if (current != round + 1 || app_round_state(event, app->section, current) > ROUND_LAID_OUT)
		return RESULT_NEXT_NOTHING;
	return event_is_season(event, app->section) ? RESULT_NEXT_TABLE : RESULT_NEXT_DRAW;
}

static void fill_done(struct app *app, const struct result_order *order, struct result_done *done)
{
	const struct event *event = app_event(app);
	const bool complete = app_round_state(event, app->section, order->round) == ROUND_COMPLETE;

	game_find(event, app->section, order->round, order->board, &done->game);
	done->tally = game_tally(event, app->section, order->round);
	done->points2 = event_rollcall(event, app->section, order->round).points2;
	done->next = next_after(app, order->round, complete);
	if (done->was != order->result)
		app_correction_words(app, order->round, order->board, done->correction,
			sizeof(done->correction));
}

enum status app_result(struct app *app, int round, int board, enum result result, bool overwrite,
	struct result_done *done, struct error *error)
{
	enum result was = RESULT_NONE;
	const struct result_order order = {round, board, result, overwrite, &was};
	const enum status status = app_run(app, build_result, &order, error);

	if (!done)
		return status;
	memset(done, 0, sizeof(*done));
	if (status == STATUS_OK || status == STATUS_CONFLICT)
		done->was = was;
	if (status == STATUS_OK)
		fill_done(app, &order, done);
	return status;
}
