/* The row of a game against one from outside, as part of another action. */
#ifndef APP_ROUND_FILL_H
#define APP_ROUND_FILL_H

#include "core/edit.h"

/* Who takes his place in the draw of a round has no game beside it. */
enum status fill_drop(
	const struct event *event, int section, int round, int pin, struct action *action);

/* Nor has who leaves the round; and he is not out of its draw by hand when he comes back. */
enum status fill_leave(
	const struct event *event, int section, int round, int pin, struct action *action);

#endif
