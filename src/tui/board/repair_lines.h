/* The list of repairs in its window: the cards, what changes, what the rule book says. */
#ifndef TUI_BOARD_REPAIR_LINES_H
#define TUI_BOARD_REPAIR_LINES_H

#include "app/repair/repair.h"

struct tui;

/* Behind panel_begin. */
void repair_put_lines(struct tui *tui, const struct repairs *repairs);

#endif
