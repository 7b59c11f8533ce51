/* drawboard check EVENT: the draw on the board against the engine's. */
#ifndef CLI_CMD_CHECK_EVENT_H
#define CLI_CMD_CHECK_EVENT_H

#include "cli/cli.h"

/*
 * The event named by the first word, with --round and --json. EXIT_CHECK when the draw is worse
 * than the engine's or breaks a rule.
 */
int cmd_check_event(const struct args *args);

#endif
