/* drawboard why EVENT --not: why something is not so. */
#ifndef CLI_CMD_WHY_NOT_H
#define CLI_CMD_WHY_NOT_H

#include "cli/cli.h"

/* Is one of the --not options given? */
bool why_not_asked(const struct args *args);
/* Ask and print the answer; returns the exit status. */
int why_not(const struct args *args, struct app *app, int round);

#endif
