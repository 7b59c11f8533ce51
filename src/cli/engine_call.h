/*
 * The way in which tournament managers call a pairing engine, established by other engines:
 *
 *	drawboard [-r] [--SYSTEM] [-b] [FILE] -p [OUT] [-l [LIST]] [--set SETTINGS]
 *	drawboard [-r] [--SYSTEM] [-b] [FILE] -c [ROUND] [-l [LIST]] [--set SETTINGS]
 *	drawboard [-r] [--SYSTEM] [-b] [MODEL -g|-g CONFIG|-g SEED] -o FILE [-s SEED]
 *	drawboard -r
 *
 * It has exit statuses of its own.
 */
#ifndef CLI_ENGINE_CALL_H
#define CLI_ENGINE_CALL_H

#include <stdbool.h>

enum engine_exit {
	ENGINE_DONE = 0,
	ENGINE_NO_DRAW = 1,
	ENGINE_UNEXPECTED = 2,
	ENGINE_INVALID = 3, /* bad input, or the call itself */
	ENGINE_TOO_LARGE = 4,
	ENGINE_FILE = 5
};

/*
 * Are these words, the first of which is no command, such a call: -r first, or with -- and the id
 * of a rule book, or with -p, -c or -g?
 */
bool engine_call_is(int count, char **argv);

/* Do what the words say. Returns the exit status. */
int engine_call(int count, char **argv);

#endif
