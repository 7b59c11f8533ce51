/* Two who do not meet in some rounds: asked for at the card of one of them. */
#ifndef TUI_BOARD_APART_H
#define TUI_BOARD_APART_H

struct tui;

/* Ask from whom the card under the cursor is kept apart, and in which rounds. */
void apart_ask(struct tui *tui);

#endif
