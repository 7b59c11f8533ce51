/* The draw of the round on the board, as an action. */
#ifndef APP_ROUND_PROPOSE_H
#define APP_ROUND_PROPOSE_H

#include "app/event/state.h"
#include "app/position/position.h"

/* An app_build: the best draw around what is fixed. Needs nothing. */
enum status propose_build(
	struct app *app, const void *what, struct action *action, struct error *error);

/*
 * STATUS_REFUSED when nobody would play or get a point in the round: no card, no game against one
 * from outside, no bye that is booked. A publication would use the round up.
 */
enum status propose_check_somebody(
	const struct app *app, const struct position *position, struct error *error);

#endif
