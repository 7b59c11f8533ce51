/* A result that the rating office alone gets right. */
#include "config.h"

#include <assert.h>
#include <string.h>

#include "app/event/state.h"
#include "app/round/correction.h"
#include "app/words/words.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/vocabulary.h"

struct rate_order {
	int round, board;
	enum result result;
};

static enum status check_order(const struct app *app, const struct rate_order *order,
	const struct board **board, struct error *error)
{
	const struct event *event = app_event(app);
	struct game game;

	if (order->result <= RESULT_NONE || order->result >= RESULT_BYE)
		return app_fail(error, STATUS_BAD_INPUT,
			"That is no result of a game between two that could be rated.");
	if (!game_find(event, app->section, order->round, order->board, &game))
		return app_refuse_board(app, order->round, order->board, error);
	*board = game_board(event, app->section, order->round, order->board);
	if (!*board || (*board)->black == 0)
		return app_fail(error, STATUS_REFUSED,
			"Board %d of %s %d is no game between two players of the section: the rating office is told of it apart.",
			app_board_label(app, order->round, order->board),
			vocabulary_of(event, app->section)->round_small, order->round);
	if ((*board)->result == RESULT_NONE || board_is_open(event, *board))
		return app_fail(error, STATUS_REFUSED,
			"Board %d of %s %d has no result yet: enter it as it was.",
			app_board_label(app, order->round, order->board),
			vocabulary_of(event, app->section)->round_small, order->round);
	if (board_is_unrated(event, *board))
		return app_fail(error, STATUS_REFUSED,
			"The game at board %d of %s %d is not rated: the rating office is told of none of its results.",
			app_board_label(app, order->round, order->board),
			vocabulary_of(event, app->section)->round_small, order->round);
	return STATUS_OK;
}

static enum status build_rate(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct rate_order *order = what;
	const struct event *event = app_event(app);
	const struct board *board = NULL;
	char white[WHO_SIZE], black[WHO_SIZE];
	struct record row;
	enum status status = check_order(app, order, &board, error);

	if (status != STATUS_OK)
		return status;
	assert(board);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_RATED;
	row.as.rated =
		(struct rated){board->section, board->round, board->number, (int)order->result};
	words_put(action->label, sizeof(action->label),
		"%s %d, board %d: %s for the rating, %s v %s",
		vocabulary_of(event, app->section)->round, order->round,
		app_board_label(app, order->round, order->board), result_notation(order->result),
		words_who(event, app->section, board->white, white),
		words_who(event, app->section, board->black, black));
	if (board->result != (int)order->result)
		status = action_put(action, event, &row);
	else if (event_find(event, record_key_of(&row)))
		status = action_remove(action, event, record_key_of(&row));
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_rate(struct app *app, int round, int board, enum result result, struct error *error)
{
	const struct rate_order order = {round, board, result};

	return app_run(app, build_rate, &order, error);
}
