/* A game that is not over counts for something meanwhile. */
#ifndef APP_ROUND_OPEN_GAME_H
#define APP_ROUND_OPEN_GAME_H

#include "app/event/state.h"

/* An app_build; needs a result_order, whose result it counts as. */
enum status open_game_build(
	struct app *app, const void *what, struct action *action, struct error *error);

#endif
