/* A published round that went wrong: what happened is asked, and its repairs are listed. */
#ifndef TUI_BOARD_REPAIR_H
#define TUI_BOARD_REPAIR_H

#include <stdbool.h>

#include "core/game.h"

struct tui;

/* Ask what happened, at the board of the card under the cursor. */
void repair_ask(struct tui *tui);
/* Is there a published round on the board that can be repaired? */
bool repair_may(const struct tui *tui);
/*
 * Ask at once who has played whom, from the pair of that board, or who has come late, at the bye;
 * and whether its colours were turned.
 */
void repair_played(struct tui *tui);
void repair_colours(struct tui *tui);
/*
 * Ask what happened in this game of a published round; of one that is over what was really played.
 */
void repair_ask_game(struct tui *tui, int round, const struct game *game);
/* Mark this board, or that of the card under the cursor, as started, or take the mark away. */
void repair_start_board(struct tui *tui, int round, int number);
void repair_start(struct tui *tui);

#endif
