/*
 * Results: entered once, corrected when the arbiter says so, and the round complete with the last
 * one.
 */
#include "config.h"

#include "app/round/result.h"

#include <string.h>

#include "app/event/state.h"
#include "app/event/result_rows.h"
#include "app/round/correction.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/between.h"
#include "core/game.h"
#include "core/season.h"
#include "core/vocabulary.h"

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
			event_is_season(event, app->section) ||
					event_is_all_play_all(event, app->section)
				? "Board %d is no game: %s %s."
				: "Board %d is the bye of %s, not a game: its result stands.",
			app_board_label(app, order->round, order->board),
			words_who(event, app->section, game->white, white),
			vocabulary_of(event, app->section)->has_bye);
	return STATUS_OK;
}

/* A slip that says something else than the one before is asked about. */
static enum status check_contradiction(const struct app *app, const struct result_order *order,
	const struct game *game, struct error *error)
{
	char given[32], white[WHO_SIZE], black[WHO_SIZE];

	if (game->result == RESULT_NONE || game->open || game->result == order->result ||
		order->overwrite)
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
 * The round that is drawn when this one is complete; second games go on the wall beside the first.
 */
static int round_on_top(const struct event *event, int section, int round)
{
	const bool first = all_play_all_first_games(event, section, round) == round;

	return first && app_round_state(event, section, round + 1) >= ROUND_PUBLISHED ? round + 2
										      : round + 1;
}

/*
 * The next round is drawn on top of this one: a result may be put right then, but not go missing.
 */
static enum status check_taking(
	const struct app *app, const struct result_order *order, struct error *error)
{
	const struct event *event = app_event(app);
	const int next = round_on_top(event, app->section, order->round);
	int count;

	if (order->result != RESULT_NONE)
		return STATUS_OK;
	event_range(event, RECORD_BOARD, app->section, next, &count);
	if (next > event_section(event, app->section)->rounds || count == 0)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s %d is drawn already: correct the result of %s %d, do not take it away.",
		vocabulary_of(event, app->section)->round, next,
		vocabulary_of(event, app->section)->round_small, order->round);
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
		row.as.filled.open = order->open;
	} else {
		row.kind = RECORD_BOARD;
		row.as.board = *game_board(event, app->section, order->round, order->board);
		row.as.board.result = order->result;
	}
	status = action_put(action, event, &row);
	if (status == STATUS_OK && row.kind == RECORD_BOARD)
		status = result_rows_close(
			event, app->section, order->round, row.as.board.number, action);
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

const struct filled *result_other_half(const struct app *app, int round, const struct game *game)
{
	const struct filled *mine = !game->outside
		? NULL
		: event_filled(app_event(app), app->section, round,
			  game->white ? game->white : game->black);

	return mine ? between_other(app_event(app), mine) : NULL;
}

/* The other section of a game between two has the same result. */
static enum status put_other(struct app *app, const struct result_order *order,
	const struct game *game, struct action *action, struct error *error)
{
	const int section = app->section;
	const struct filled *other = result_other_half(app, order->round, game);
	struct result_order there = *order;
	enum result was = RESULT_NONE;
	struct game its;
	enum status status;

	if (!other || !game_of(app_event(app), other->section, other->round, other->pin, &its) ||
		((enum result)other->result == order->result && !other->open == !order->open))
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

enum status result_build(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct result_order *order = what;
	struct game game = {0};
	char white[WHO_SIZE], black[WHO_SIZE], not [24] = "";
	enum status status = check_board(app, order, &game, error);

	if (status == STATUS_OK)
		status = check_taking(app, order, error);
	if (status == STATUS_OK) {
		*order->was = game.open ? RESULT_NONE : game.result;
		status = check_contradiction(app, order, &game, error);
	}
	if (status != STATUS_OK)
		return status;
	side_words(app, &game, game.white, white);
	side_words(app, &game, game.black, black);
	if (*order->was != RESULT_NONE && *order->was != order->result)
		words_put(not, sizeof(not ), ", not %s", result_notation(*order->was));
	words_put(action->label, sizeof(action->label), "%s %d, board %d: %s%s, %s v %s",
		vocabulary_of(app_event(app), app->section)->round, order->round,
		app_board_label(app, order->round, order->board),
		order->result == RESULT_NONE ? "no result" : result_notation(order->result), not,
		white, black);
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

/* What a result put right means for the draws of the other section, behind what it means here. */
static void add_correction_there(
	struct app *app, const struct result_order *order, struct result_done *done)
{
	const int here = app->section;
	const size_t used = strlen(done->correction);
	const struct filled *other = result_other_half(app, order->round, &done->game);
	char words[CORRECTION_SIZE] = "", name[NAME_SIZE];
	struct game its;

	if (!other || !game_of(app_event(app), other->section, other->round, other->pin, &its))
		return;
	app->section = other->section;
	app_correction_words(app, other->round, its.number, words, sizeof(words));
	if (done->was == RESULT_NONE && words[0])
		app_guess_words(app, other->round, its.number, words, sizeof(words));
	app->section = here;
	if (words[0])
		words_put(done->correction + used, sizeof(done->correction) - used, "%s%s: %s",
			used ? " " : "", app_section_name(app_event(app), other->section, name),
			words);
}

static void fill_done(struct app *app, const struct result_order *order, struct result_done *done)
{
	const struct event *event = app_event(app);
	const bool complete = app_round_state(event, app->section, order->round) == ROUND_COMPLETE;

	game_find(event, app->section, order->round, order->board, &done->game);
	done->tally = game_tally(event, app->section, order->round);
	done->points2 = event_rollcall(event, app->section, order->round).points2;
	done->next = next_after(app, order->round, complete);
	if (done->was == order->result)
		return;
	app_correction_words(
		app, order->round, order->board, done->correction, sizeof(done->correction));
	if (done->was == RESULT_NONE && done->correction[0])
		app_guess_words(app, order->round, order->board, done->correction,
			sizeof(done->correction));
	add_correction_there(app, order, done);
}

void result_fill_done(struct app *app, const struct result_order *order, enum status status,
	struct result_done *done)
{
	memset(done, 0, sizeof(*done));
	if (status == STATUS_OK || status == STATUS_CONFLICT)
		done->was = *order->was;
	if (status == STATUS_OK)
		fill_done(app, order, done);
}
