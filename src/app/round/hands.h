/* Several changes by hand tried together, each on what the ones before it leave. */
#ifndef APP_ROUND_HANDS_H
#define APP_ROUND_HANDS_H

#include "app/event/state.h"

struct hands {
	const struct hand_change *changes;
	int count;
};

/*
 * The event as the changes would make it, and the edits that lead there. *after is the caller's on
 * STATUS_OK only; action may have got edits in any case.
 */
enum status hands_try(const struct app *app, const struct hands *hands, struct event *after,
	struct action *action, struct error *error);

#endif
