/* drawboard compare --draw: two draws of the same cards. */
#ifndef CLI_CMD_COMPARE_DRAWS_H
#define CLI_CMD_COMPARE_DRAWS_H

#include "app/audit/rounds.h"
#include "cli/cli.h"

/* Compare the draws that --draw names; returns the exit status. */
int compare_draws(const struct args *args, struct rounds *rounds);

#endif
