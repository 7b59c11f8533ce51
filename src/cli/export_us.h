/* export --us: the rating report of US Chess. */
#ifndef CLI_EXPORT_US_H
#define CLI_EXPORT_US_H

#include "cli/cli.h"

/* Write its three files into the folder, which is made if it is not there. An exit code. */
int export_us(const struct args *args, struct app *app);

#endif
