/* KEY=VALUE words about a player. */
#ifndef CLI_PLAYERS_KNOWN_H
#define CLI_PLAYERS_KNOWN_H

#include "app/players/known.h"
#include "app/players/players.h"
#include "cli/cli.h"

enum { KNOWN_MOST = 40 };

/*
 * The words from `from` on, into the player and into known[KNOWN_MOST]. EXIT_DONE, or the exit code
 * after a message that names the nearest key, or all.
 */
int players_read_known(const struct args *args, const struct app *app, int from,
	struct player *player, struct app_particular *known, int *count);

/* Was a federation typed for the player that is not known, or a family? Then it is said. */
void players_tell_doubts(const struct args *args, const struct app *app, int pin);

/* Two of one name are two people or one twice: the arbiter knows. done: "added as ", or nothing. */
void players_tell_alike(const struct args *args, const struct app *app, const char *done, int pin);

/* A proposal that was made before this change may miss somebody. */
void players_tell_draft(const struct args *args, const struct app *app);

#endif
