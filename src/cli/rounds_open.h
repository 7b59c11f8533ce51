/* The event or the report that a command looks at round by round. */
#ifndef CLI_ROUNDS_OPEN_H
#define CLI_ROUNDS_OPEN_H

#include "app/audit/rounds.h"
#include "cli/cli.h"

struct rounds_opened {
	struct app *app; /* NULL: a report */
	struct rounds rounds;
};

/*
 * The one named by the first word; of a report --system is the rule book, and what is put right in
 * it is said. EXIT_DONE, or the exit status after a message. Release with rounds_close.
 */
int rounds_open(const struct args *args, struct rounds_opened *opened);
void rounds_close(struct rounds_opened *opened);

#endif
