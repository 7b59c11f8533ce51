/* One who no longer takes a board in a draft. */
#ifndef APP_ROUND_UNSEAT_H
#define APP_ROUND_UNSEAT_H

#include "app/event/state.h"

/*
 * He leaves his board of the round, which is not published, and a game beside its draw; his
 * opponent goes to the tray.
 */
enum status unseat(const struct app *app, int pin, int round, struct action *action);

#endif
