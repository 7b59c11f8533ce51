/* The draw against the rules' draw. */
#ifndef TUI_BOARD_CHECK_H
#define TUI_BOARD_CHECK_H

#include <stdbool.h>

struct tui;

/* The draw against the rules', of laid-out cards that of the round before. */
void check_open(struct tui *tui);
/* Here and now, for a question that follows it; false after a message. */
bool check_open_at_once(struct tui *tui);

#endif
