/* Numbers of the games of a round that change when one against a player from outside comes or goes. */
#ifndef APP_ROUND_FILL_NUMBERS_H
#define APP_ROUND_FILL_NUMBERS_H

#include "app/app.h"

enum { FILL_NUMBERS_SIZE = 600 };

/* The number of the game or bye of each player, by PIN; 0: none. The caller frees it. NULL: no memory. */
int *app_game_numbers(const struct app *app, int round);

/*
 * "Another number now: 8 Hood v Guest, G at 11 (was 10), the bye of 9 Low at 12 (was 11)." of those
 * that have one in both; "": none. Returns text.
 */
const char *app_changed_numbers(
	const struct app *app, int round, const int *before, char text[FILL_NUMBERS_SIZE]);

#endif
