/* The place in the order of cards that an amended grade gives a player. */
#ifndef CLI_PLAYERS_PLACE_H
#define CLI_PLAYERS_PLACE_H

#include "cli/cli.h"

/*
 * Where an amended grade puts him (CAA 3): nowhere else unless that is asked for, by the option or
 * in answer to a question. *stays: what he is told who does not move; empty: nothing. An exit code.
 */
int players_set_amended(const struct args *args, const struct app *app, struct player *player,
	char *stays, size_t size);

#endif
