/* Boards that a new proposal keeps. */
#include "config.h"

#include "app/round/pin.h"

#include <string.h>

#include "app/words/words.h"
#include "core/game.h"
#include "core/season.h"

enum status pin_build(struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct pin_order *order = what;
	const struct board *board;
	char white[WHO_SIZE], black[WHO_SIZE] = "the bye";
	struct record row;
	enum status status = app_require_unpublished(app, error);

	if (status != STATUS_OK)
		return status;
	board = game_board(app_event(app), app->section, app_round(app), order->board);
	if (!board)
		return app_refuse_board(app, app_round(app), order->board, error);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOARD;
	row.as.board = *board;
	row.as.board.pinned = order->pinned;
	words_who(app_event(app), app->section, board->white, white);
	if (board->black)
		words_who(app_event(app), app->section, board->black, black);
	words_put(action->label, sizeof(action->label), "Board %d %s: %s v %s",
		app_board_label(app, app_round(app), order->board),
		order->pinned ? "pinned" : "unpinned", white, black);
	status = action_put(action, app_event(app), &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_pin_board(struct app *app, int board, bool pinned, struct error *error)
{
	struct pin_order order = {board, pinned};

	return app_run(app, pin_build, &order, error);
}
