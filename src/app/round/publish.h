/* A round as it is published: its state, and the colour and float of everybody. */
#ifndef APP_ROUND_PUBLISH_H
#define APP_ROUND_PUBLISH_H

#include "app/app.h"
#include "core/edit.h"

/* The rows that publishing the boards of this round, which are there, adds to an action. */
enum status publish_put(
	const struct app *app, int round, const char *reason, struct action *action);

#endif
