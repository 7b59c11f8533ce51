/* Boards of a published round at which they have begun: no repair changes them. */
#ifndef APP_REPAIR_STARTED_H
#define APP_REPAIR_STARTED_H

#include "app/app.h"

/* Marked as started, or with a result: what a repair leaves alone. */
bool app_board_is_frozen(const struct app *app, int round, int number);
/* Marked. */
bool app_board_has_started(const struct app *app, int round, int number);

/*
 * Mark these boards (numbers; count 0: all of the round) or take the marks away. One action; who is
 * marked already stays so. STATUS_REFUSED: the round is not published, or is over.
 */
struct app_start {
	int round;
	const int *boards;
	int count;
	bool off;
};
enum status app_start(struct app *app, const struct app_start *what, struct error *error);

#endif
