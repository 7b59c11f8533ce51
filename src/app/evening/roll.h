/* Marks of a roll call, as part of an action. */
#ifndef APP_EVENING_ROLL_H
#define APP_EVENING_ROLL_H

#include "app/event/state.h"

/* The marks of a round of an event that is no club season, with the byes that follow from them. */
enum status roll_build(struct app *app, const int *pins, const int *kinds, int count,
	struct action *action, struct error *error);

/* Those of them who are not here, or volunteer for nothing, leave their boards in the draft. */
enum status roll_clear_draft(
	const struct app *app, const int *pins, const int *kinds, int count, struct action *action);

#endif
