/* The keys and marks of the draw board, which practice shares in part. */
#ifndef TUI_VIEW_BOARD_KEYS_H
#define TUI_VIEW_BOARD_KEYS_H

#include "tui/state/key_rows.h"

struct tui;

/* The i-th row of the draw board; NULL: there are no more. */
const struct key_row *board_key(int i);
/* With a card in the air. */
const struct key_table *board_keys_carrying(void);
/* The cursor, what is looked up, and pinning: the same in practice. */
const struct key_table *board_keys_shared(void);
const struct key_table *board_marks(void);
/* Take the card under the cursor, which there is, into the hand. */
void board_pick_up(struct tui *tui);
/* Nobody is entered, nobody is here, or no card is chosen: true after a message. */
bool board_refuses(struct tui *tui, const struct key_row *row);
/* A key that is about cards has no word where there are none, or none is chosen. */
const char *board_word(const struct tui *tui, const struct key_row *row);
/* Another program took the card out of the hand, or one is carried over no seat. */
bool board_before(struct tui *tui, const struct term_event *event);

#endif
