/* The keys of the draw board, all but carrying. */
#ifndef TUI_BOARD_ACTIONS_H
#define TUI_BOARD_ACTIONS_H

#include <stdbool.h>

struct tui;

bool action_key(struct tui *tui, int key);
/* There is nothing yet that this key could be about: true after a message. */
bool action_is_idle(struct tui *tui, int key);
/* Ask for a player and put the cursor on him; a card in the air goes there with it. */
void action_find(struct tui *tui);

#endif
