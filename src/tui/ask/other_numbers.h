/* Boards on the wall that have another number after a change, in a window of their own. */
#ifndef TUI_ASK_OTHER_NUMBERS_H
#define TUI_ASK_OTHER_NUMBERS_H

#include "app/round/fill_numbers.h"
#include "tui/state/state.h"

/* After a change: shows which they are, if any, and releases what was kept before it. */
void other_numbers_show(struct tui *tui, struct kept_numbers *before);

#endif
