/* What options say of a player, for players add, join and edit. */
#ifndef CLI_PLAYERS_FIELDS_H
#define CLI_PLAYERS_FIELDS_H

#include "app/players/known.h"
#include "cli/cli.h"

/* The fields that are named by options into a player. EXIT_USAGE after a message. */
int players_set_fields(const struct args *args, const struct app *app, struct player *player);

/* A rating of --grade that is provisional, behind the *count that are in known. */
void players_read_kind(const struct args *args, struct app_particular *known, int *count);

/* An estimate is told, for it is not kept as one. */
void players_tell_estimate(const struct args *args, const char *name);

#endif
