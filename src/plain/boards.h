/* Boards in sentences. */
#ifndef PLAIN_BOARDS_H
#define PLAIN_BOARDS_H

#include "app/app.h"
#include "core/game.h"

enum { BOARD_WORDS_SIZE = 2 * NAME_SIZE + 160 };

/*
 * "Board 3: 12 Smith, Ann, White, against 7 Jones, Bob, Black. On 1 and ½ points.", or who has won.
 * Returns text.
 */
const char *board_words(
	const struct app *app, int round, const struct game *game, char text[BOARD_WORDS_SIZE]);

#endif
