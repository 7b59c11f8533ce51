/* The draw of the round on the board, as an action. */
#ifndef APP_PROPOSE_H
#define APP_PROPOSE_H

#include "app/state.h"

/* An app_build: the best draw around what is fixed. Needs nothing. */
enum status propose_build(
	struct app *app, const void *what, struct action *action, struct error *error);

#endif
