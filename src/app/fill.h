/* The row of a game against one from outside, as part of another action. */
#ifndef APP_FILL_H
#define APP_FILL_H

#include "core/edit.h"

/* Who takes his place in the draw of a round, or leaves the round, has no game beside the draw. */
enum status fill_drop(
	const struct event *event, int section, int round, int pin, struct action *action);

#endif
