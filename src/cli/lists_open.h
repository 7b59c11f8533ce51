/* The file of rating lists that --lists names, or the one in the data folder. */
#ifndef CLI_LISTS_OPEN_H
#define CLI_LISTS_OPEN_H

#include "cli/cli.h"
#include "store/lists/lists.h"

/* make: for lists that are loaded. EXIT_DONE, or the exit code after a message. */
int cli_open_lists(const struct args *args, bool make, struct lists **lists);

#endif
