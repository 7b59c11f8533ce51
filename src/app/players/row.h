/* Inside the actions on players: whom one is about, and for which rounds it can still be done. */
#ifndef APP_PLAYERS_ROW_H
#define APP_PLAYERS_ROW_H

#include "app/app.h"
#include "core/edit.h"

/* The player's row, or NULL with the error STATUS_NOT_FOUND. */
const struct player *player_row(const struct app *app, int pin, struct error *error);

/* The row as it is from now on. STATUS_NO_MEMORY. */
enum status player_row_put(
	const struct app *app, const struct player *player, struct action *action);

/*
 * Can something still change for him in this round? STATUS_BAD_INPUT, STATUS_REFUSED: it is none,
 * or published.
 */
enum status player_check_round(const struct app *app, int round, int pin, struct error *error);

#endif
