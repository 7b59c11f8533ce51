/* Panels of words: why a board is as it is, a full card. */
#ifndef TUI_BOARD_EXPLAIN_H
#define TUI_BOARD_EXPLAIN_H

struct tui;

void explain_why(struct tui *tui);
void explain_card(struct tui *tui, int pin);

#endif
