/* The commands of the program, for plain lines. */
#ifndef CLI_PLAIN_COMMANDS_H
#define CLI_PLAIN_COMMANDS_H

#include "cli/cli.h"
#include "plain/plain.h"

/* The table belongs to the caller, and must stay. */
const struct plain_commands *plain_commands_of(
	const struct command *const *commands, int count, const char *event);

#endif
