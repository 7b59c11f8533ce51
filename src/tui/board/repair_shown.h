/* Repairs as they are shown: the list of them, and one above the question for its reason. */
#ifndef TUI_BOARD_REPAIR_SHOWN_H
#define TUI_BOARD_REPAIR_SHOWN_H

#include "app/repair/repair.h"

struct tui;

/* Behind panel_begin: the cards, what changes, what the rule book says. */
void repair_put_lines(struct tui *tui, const struct repairs *repairs);

/* "Repair 2: 10 Jones v 4 Dunn; 7 Gray v 3 Carr; and more.", with its end; "" of number 0. */
enum { NAMED_MOST = 2, REPAIR_NAME_SIZE = NAMED_MOST * REPAIR_BOARD_SIZE + 40 };
void repair_name(const struct tui *tui, const struct repairs *repairs, int number,
	char text[REPAIR_NAME_SIZE]);

#endif
