/* Panels of score groups. */
#ifndef TUI_BOARD_GROUPS_H
#define TUI_BOARD_GROUPS_H

#include "tui/state/state.h"

/* The pairing box of the round on the board, and whether its points are what there is to be had. */
void groups_open(struct tui *tui);
/* Into the open panel: all claims of a score group and of those that count together with it. */
void groups_put_claims(struct tui *tui, const struct level *level);

#endif
