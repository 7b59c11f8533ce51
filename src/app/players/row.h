/* Inside the actions on players: whom one is about, and for which rounds it can still be done. */
#ifndef APP_PLAYERS_ROW_H
#define APP_PLAYERS_ROW_H

#include "app/app.h"

/* The player's row, or NULL with the error STATUS_NOT_FOUND. */
const struct player *player_row(const struct app *app, int pin, struct error *error);

/* Can something still change for him in this round? STATUS_BAD_INPUT, STATUS_REFUSED: it is none, or published. */
enum status player_check_round(const struct app *app, int round, int pin, struct error *error);

#endif
