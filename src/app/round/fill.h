/* The row of a game against one from outside, as part of another action. */
#ifndef APP_ROUND_FILL_H
#define APP_ROUND_FILL_H

#include "app/app.h"
#include "core/edit.h"

/* The whole of app_fill, in the section of the app; the label is of it. */
enum status fill_build(
	struct app *app, const struct app_fill *fill, struct action *action, struct error *error);

/* STATUS_REFUSED: he plays one of another section in that round already. */
enum status fill_check_between(
	const struct app *app, int section, int round, int pin, struct error *error);

/* Who takes his place in the draw of a round has no game beside it. */
enum status fill_drop(
	const struct event *event, int section, int round, int pin, struct action *action);

/* Nor has who leaves the round; and he is not out of its draw by hand when he comes back. */
enum status fill_leave(
	const struct event *event, int section, int round, int pin, struct action *action);

#endif
