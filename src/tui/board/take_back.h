/* A published round is taken back: with a reason, and its results where they go with it. */
#ifndef TUI_BOARD_TAKE_BACK_H
#define TUI_BOARD_TAKE_BACK_H

struct tui;

/* Ask for the reason, and whether the results may go; then take the round back. */
void take_back_ask(struct tui *tui);

#endif
