/* drawboard why EVENT --group: the claims of score groups. */
#ifndef CLI_CMD_WHY_GROUP_H
#define CLI_CMD_WHY_GROUP_H

#include "cli/cli.h"

/* Print the ranking of the claims that --group asks for; returns the exit status. */
int why_group(const struct args *args, struct app *app, int round);

#endif
