/* Both results of a pair on one line (two games a round): "12 1 =". */
#ifndef TUI_RESULTS_TWO_H
#define TUI_RESULTS_TWO_H

#include "board/entry.h"
#include "tui/state/state.h"

/* What Enter would do with the line. */
void results_two_preview(const struct tui *tui, const struct entry *entry, char *text, size_t size);

/* False: it was refused, and said why. */
bool results_two_enter(struct tui *tui, const struct entry *entry);

#endif
