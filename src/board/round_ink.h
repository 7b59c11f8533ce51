/* The ink in which a list writes what a round was to a player. */
#ifndef BOARD_ROUND_INK_H
#define BOARD_ROUND_INK_H

#include "board/strip.h"
#include "core/round_cell.h"

/* That of the cards. */
enum role round_ink(const struct round_cell *cell);

#endif
