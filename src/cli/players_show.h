/* Players on standard output. */
#ifndef CLI_PLAYERS_SHOW_H
#define CLI_PLAYERS_SHOW_H

#include "cli/cli.h"

void players_show_one(const struct app *app, int pin, bool json);
/* One whose place is new: what his label says as well, "place 0b, above number 1". */
void players_show_placed(const struct app *app, int pin, bool json);
void players_show_list(const struct app *app, bool json);
/* The list to where -o or --printer say, else to standard output. EXIT_DONE or the exit code. */
int players_deliver_list(const struct args *args, const struct app *app);

#endif
