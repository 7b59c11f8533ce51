/* A player who leaves the event, as a part of a larger action. */
#ifndef APP_PLAYERS_LEAVE_H
#define APP_PLAYERS_LEAVE_H

#include "app/event/state.h"

/* He is out from this round on, which is not published; his seat in it is taken apart. */
enum status leave_build(
	struct app *app, int pin, int from, struct action *action, struct error *error);

/* Who has left takes part again, wherever else he is; the rounds that he missed are zero. */
enum status return_build(struct app *app, int pin, struct action *action, struct error *error);

#endif
