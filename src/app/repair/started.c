/* Boards of a published round at which they have begun. */
#include "config.h"

#include "app/repair/started.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/vocabulary.h"

static struct record_key key_of(const struct app *app, int round, int number)
{
	return (struct record_key){RECORD_STARTED, {app->section, round, number}};
}

bool app_board_has_started(const struct app *app, int round, int number)
{
	return event_find(app_event(app), key_of(app, round, number)) != NULL;
}

bool app_board_is_frozen(const struct app *app, int round, int number)
{
	const struct board *board = event_board(app_event(app), app->section, round, number);

	if (!board || app_board_has_started(app, round, number))
		return board != NULL;
	if (board->black != 0)
		return board->result != RESULT_NONE;
	return event_filled(app_event(app), app->section, round, board->white) != NULL;
}

static enum status check_round(
	const struct app *app, const struct app_start *what, struct error *error)
{
	if (app_round_state(app_event(app), app->section, what->round) < ROUND_PUBLISHED)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is not published: no board of it has begun.",
			vocabulary_of(app_event(app), app->section)->round, what->round);
	return STATUS_OK;
}

static enum status put(
	const struct app *app, const struct app_start *what, int number, struct action *action)
{
	const struct record_key key = key_of(app, what->round, number);
	struct record row;

	if (what->off)
		return event_find(app_event(app), key) ? action_remove(action, app_event(app), key)
						       : STATUS_OK;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_STARTED;
	row.as.started = (struct started){app->section, what->round, number};
	return action_put(action, app_event(app), &row);
}

static void put_label(const struct app *app, const struct app_start *what, struct action *action)
{
	char boards[48] = "all boards";

	if (what->count == 1)
		words_put(boards, sizeof(boards), "board %d",
			app_board_label(app, what->round, what->boards[0]));
	else if (what->count > 1)
		words_put(boards, sizeof(boards), "%d boards from %d on", what->count,
			app_board_label(app, what->round, what->boards[0]));
	words_put(action->label, sizeof(action->label), "%s %d, %s %s",
		vocabulary_of(app_event(app), app->section)->round, what->round, boards,
		what->off ? "not started yet" : "started");
}

/* No repair touches a game beside the draw, so there is nothing to keep it from. */
static enum status refuse_board(const struct app *app, int round, int number, struct error *error)
{
	struct game game;

	if (!game_find(app_event(app), app->section, round, number, &game))
		return app_refuse_board(app, round, number, error);
	return app_fail(error, STATUS_REFUSED,
		"Board %d of round %d is a game against %.60s, beside the draw: no repair changes it, marked or not.",
		app_board_label(app, round, number), round, game.outside);
}

static enum status build(
	struct app *app, const void *order, struct action *action, struct error *error)
{
	const struct app_start *what = order;
	enum status status = check_round(app, what, error);
	int count;

	if (status != STATUS_OK)
		return status;
	event_range(app_event(app), RECORD_BOARD, app->section, what->round, &count);
	for (int i = 0; status == STATUS_OK && i < what->count; i++) {
		const struct board *board =
			game_board(app_event(app), app->section, what->round, what->boards[i]);

		if (!board)
			return refuse_board(app, what->round, what->boards[i], error);
		status = put(app, what, board->number, action);
	}
	for (int number = 1; what->count == 0 && status == STATUS_OK && number <= count; number++) {
		const struct board *board =
			event_board(app_event(app), app->section, what->round, number);

		/* the bye is no game, and may still find an opponent */
		if (board->black != 0)
			status = put(app, what, number, action);
	}
	put_label(app, what, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_start(struct app *app, const struct app_start *what, struct error *error)
{
	return app_run(app, build, what, error);
}
