/* Fixing and freeing one thing by hand, as build functions for app_run (event/state.h). */
#ifndef APP_ROUND_HAND_H
#define APP_ROUND_HAND_H

#include "app/event/state.h"

/* What both take. */
struct hand_order {
	int pin;
	enum hand_kind kind;
	int value;
};

enum status hand_build_fix(
	struct app *app, const void *what, struct action *action, struct error *error);
/* STATUS_NOT_FOUND: nothing of that kind is fixed. */
enum status hand_build_free(
	struct app *app, const void *what, struct action *action, struct error *error);

#endif
