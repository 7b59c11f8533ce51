/* Standings as JSON. */
#ifndef CLI_SHOW_STANDINGS_H
#define CLI_SHOW_STANDINGS_H

#include "app/app.h"
#include "core/ties/setting.h"

/* After a round, on standard output: one object. STATUS_NO_MEMORY: nothing is printed. */
enum status show_standings_json(
	const struct app *app, int round, const struct ties_setting *setting);

#endif
