/* The draw board on a pseudo terminal, and cards carried over it. */
#ifndef SUPPORT_PTY_BOARD_SCREEN_H
#define SUPPORT_PTY_BOARD_SCREEN_H

#include <check.h>

#include "support/pty/pty.h"

/* The event's board, up to its first whole screen. */
struct pty *board_start(const char *event, int rows, int cols);
/* p, until the draw is there. */
void board_propose(struct pty *pty);
/* P, and Enter at the question. */
void board_publish(struct pty *pty);
/* Laid out at 80x24: on to the score whose pairing box begins so. */
void board_show_score(struct pty *pty, const char *box);
/* Press on one text, let go on another. */
void board_drag(struct pty *pty, const char *card, const char *onto);
/* Pressed and moved, not let go. */
void board_carry(struct pty *pty, const char *card, const char *over);
/* Run the tests of one case; for main to return. */
int board_run(const char *name, TCase *tcase);

#endif
