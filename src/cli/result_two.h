/* drawboard result BOARD RESULT RESULT: both games of a pair (two games a round). */
#ifndef CLI_RESULT_TWO_H
#define CLI_RESULT_TWO_H

#include "app/round/two_games.h"
#include "cli/cli.h"

/* The answers to one wrong result go with no two: EXIT_DONE, or after a message EXIT_USAGE. */
int result_two_check(const struct args *args);

/*
 * Enter both (game[0] and game[1]) at the board that has this label in the round of the first
 * games, and say so.
 */
int result_two(const struct args *args, struct app *app, int round, int label,
	const struct game_result *game);

#endif
