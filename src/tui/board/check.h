/* The draw against the rules' draw. */
#ifndef TUI_BOARD_CHECK_H
#define TUI_BOARD_CHECK_H

#include <stdbool.h>

struct tui;

/* The draw against the rules', of laid-out cards that of the round before. */
void check_open(struct tui *tui);
/* For who makes a window: into this one, here and now. None is made after a message. */
void check_make(struct tui *tui);

#endif
