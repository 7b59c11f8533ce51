/* Players and the rating lists: added from them, compared with them. */
#ifndef CLI_PLAYERS_LISTS_H
#define CLI_PLAYERS_LISTS_H

#include "app/lists/listed_entry.h"
#include "cli/cli.h"

/*
 * The one player of the lists of this name, its beginning or code. EXIT_DONE, or the exit code
 * after a message that names those who may be meant.
 */
int players_find_listed(const struct args *args, const char *name, struct listed_entry *entry);

/* players EVENT check [PLAYER] [--take WORDS] */
int players_check_lists(const struct args *args, struct app *app);

#endif
