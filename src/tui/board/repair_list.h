/* The list of repairs of a published round, from which one is taken. */
#ifndef TUI_BOARD_REPAIR_LIST_H
#define TUI_BOARD_REPAIR_LIST_H

#include "app/repair/repair.h"

struct tui;

/* Most mistakes of one order: the games of those who played others. */
enum { MISTAKES_MOST = 8 };

/*
 * Show the repairs of the order, of at most MISTAKES_MOST. What is refused at once leaves the
 * question open in which it was typed.
 */
void repair_open_list(struct tui *tui, const struct repair_order *order);
/* The repairs of the last published round, of this result that was wrong; board is its number. */
void repair_wrong_result(struct tui *tui, int round, int board, enum result result);

#endif
