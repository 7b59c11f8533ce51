/* A published round that went wrong: what happened is asked, and a repair is taken from a list. */
#ifndef TUI_BOARD_REPAIR_H
#define TUI_BOARD_REPAIR_H

#include <stdbool.h>

#include "core/event.h"

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
/* The repairs of the last published round, of this result that was wrong; board is its number. */
void repair_wrong_result(struct tui *tui, int round, int board, enum result result);
/* Mark the board of the card under the cursor as started, or take the mark away. */
void repair_start(struct tui *tui);

#endif
