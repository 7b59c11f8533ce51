/* An action of several steps, each built on what the ones before it leave. */
#ifndef APP_EVENT_STEP_H
#define APP_EVENT_STEP_H

#include "app/event/state.h"

/*
 * One step more: built on `event`, which begins as a copy of the app's and is changed by it, and
 * added to the action, which gets its label. On failure the event may be changed in part.
 */
enum status step_build(const struct app *app, app_build build, const void *what,
	struct event *event, struct action *action, struct error *error);

#endif
