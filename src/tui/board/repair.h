/* A published round that went wrong: what happened is asked, and a repair is taken from a list. */
#ifndef TUI_BOARD_REPAIR_H
#define TUI_BOARD_REPAIR_H

struct tui;

/* Ask what happened, at the board of the card under the cursor. */
void repair_ask(struct tui *tui);
/* Mark the board of the card under the cursor as started, or take the mark away. */
void repair_start(struct tui *tui);

#endif
