/* The form of a prize, opened from the prize list. */
#ifndef TUI_VIEW_PRIZES_H
#define TUI_VIEW_PRIZES_H

#include "core/prizes/prize_list.h"

struct tui;

/* A line of the list to be changed; NULL: a new one. */
void prize_form_open(struct tui *tui, const struct prize_entry *entry);
/* Put the cursor of the list on the line of this number; 0: on the last one. */
void prizes_choose(struct tui *tui, int number);

#endif
