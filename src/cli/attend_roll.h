/* What drawboard attend says of the roll of a round. */
#ifndef CLI_ATTEND_ROLL_H
#define CLI_ATTEND_ROLL_H

#include "cli/cli.h"

void report_roll(const struct args *args, const struct app *app);

#endif
