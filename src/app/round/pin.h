/* Pinning a board, as a build function for app_run (event/state.h). */
#ifndef APP_ROUND_PIN_H
#define APP_ROUND_PIN_H

#include "app/event/state.h"

struct pin_order {
	int board;
	bool pinned;
};

/* what: a struct pin_order. */
enum status pin_build(
	struct app *app, const void *what, struct action *action, struct error *error);

#endif
