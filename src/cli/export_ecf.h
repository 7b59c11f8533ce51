/* export --ecf: the results files of the ECF. */
#ifndef CLI_EXPORT_ECF_H
#define CLI_EXPORT_ECF_H

#include "cli/cli.h"

/* Write them as the options say, record that they are sent, or both. An exit code. */
int export_ecf(const struct args *args, struct app *app);

#endif
