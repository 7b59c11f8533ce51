/* What an exercise hides until it is done. */
#ifndef TUI_BOARD_PRACTICE_H
#define TUI_BOARD_PRACTICE_H

#include <stdbool.h>

struct tui;

/* An exercise whose best draw is not to be given away now? */
bool practice_hides(const struct tui *tui);
/* ... nor the reasons of the boards: the draw as it stands is not marked either. */
bool practice_hides_reasons(const struct tui *tui);

#endif
