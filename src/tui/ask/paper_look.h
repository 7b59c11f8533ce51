/* A list as it would be written, in a window to scroll through, from where it goes to paper. */
#ifndef TUI_ASK_PAPER_LOOK_H
#define TUI_ASK_PAPER_LOOK_H

#include <stdbool.h>

#include "tui/ask/paper_lists.h"

/* Is it one that is looked at before it goes anywhere: a table, and shown by no view of its own? */
bool paper_look_is_for(char list);

/* The list, or why there is none. */
void paper_look(struct tui *tui, const struct paper *paper);

#endif
