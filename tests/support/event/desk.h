/* What a desk does to an event, by the calls of the program, each in one line of a test. */
#ifndef SUPPORT_EVENT_DESK_H
#define SUPPORT_EVENT_DESK_H

#include "app/app.h"
#include "app/round/result.h"

/* A new player of whom nothing more is known; STATUS_DOUBLE: his name is in the event. */
enum status desk_add_player(
	struct app *app, const struct player *player, int *pin, struct error *error);

/*
 * The result of a game that is over, without a look at the draft behind it, which app_enter_slip
 * has; `done` may be NULL.
 */
enum status desk_enter_result(struct app *app, int round, int board, enum result result,
	bool overwrite, struct result_done *done, struct error *error);

/* Is the file of the open event sound? */
enum status desk_verify(struct app *app, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error);

#endif
