/* A card in the air: picking it up, letting go, putting it back. */
#ifndef TUI_BOARD_CARRY_H
#define TUI_BOARD_CARRY_H

#include <stdbool.h>
#include <stddef.h>

#include "board/drag.h"

struct tui;

bool carry_pick(struct tui *tui, enum drag_input input, int pin, int row, int col);
void carry_drop(struct tui *tui);
void carry_cancel(struct tui *tui);
/* Another program has changed the draw under the card: it stays where it sits now. */
void carry_let_go(struct tui *tui);
/* The section of the card that was let go has gone: its PIN is another player's now. */
void carry_forget_whose(struct tui *tui);
/* True: the key was meant to drop that card, and does nothing else. */
bool carry_missed(struct tui *tui, int key);
/*
 * The window has another size: a card in the air stays there, over the same place; one that the
 * mouse has only pressed is let go, because its cell is somewhere else now.
 */
void carry_resized(struct tui *tui);
/* The card hangs over no seat. */
void carry_astray(struct tui *tui);
/* What a drop does, with the number (0: none) of the board on which the seat is. */
void carry_words(const char *what, int board, char *text, size_t size);

#endif
