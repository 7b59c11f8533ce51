/* A game that is not over, adjourned or not yet known, counts for something meanwhile. */
#include "config.h"

#include "app/round/open_game.h"

#include <string.h>

#include "app/round/result.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/vocabulary.h"

static enum status check_open(
	const struct app *app, const struct result_order *order, struct error *error)
{
	struct game game;

	if (order->result < RESULT_WHITE || order->result > RESULT_BLACK)
		return app_fail(error, STATUS_BAD_INPUT,
			"An open game counts as a win, a draw or a loss of White.");
	if (!game_find(app_event(app), app->section, order->round, order->board, &game) || game.bye)
		return app_fail(error, STATUS_REFUSED,
			"Board %d of %s %d is no game: it is not open.",
			app_board_label(app, order->round, order->board),
			vocabulary_of(app_event(app), app->section)->round_small, order->round);
	return STATUS_OK;
}

enum status open_game_build(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct result_order *order = what;
	const struct event *event = app_event(app);
	const struct board *board;
	struct record row;
	enum status status = result_build(app, order, action, error);

	if (status == STATUS_OK)
		status = check_open(app, order, error);
	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "%s %d, board %d: open, counts %s",
		vocabulary_of(event, app->section)->round, order->round,
		app_board_label(app, order->round, order->board), result_notation(order->result));
	board = game_board(event, app->section, order->round, order->board);
	if (!board || board->black == 0) /* against one from outside: its own row says so */
		return STATUS_OK;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_OPEN;
	row.as.open = (struct open_game){app->section, order->round, board->number};
	status = action_put(action, event, &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}
