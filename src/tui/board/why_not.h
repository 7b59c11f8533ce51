/* Why not: questions about a card. */
#ifndef TUI_BOARD_WHY_NOT_H
#define TUI_BOARD_WHY_NOT_H

#include "tui/state/state.h"

/* Ask whom this player could meet, or about the bye or a colour, and answer in a panel. */
void why_not_ask(struct tui *tui, int pin);
/* The card in the air and the one under it, or the bye slot: the same at once. */
void why_not_here(struct tui *tui);

#endif
