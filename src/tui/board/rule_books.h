/* The round under several rule books side by side. */
#ifndef TUI_BOARD_RULE_BOOKS_H
#define TUI_BOARD_RULE_BOOKS_H

struct tui;

void rule_books_open(struct tui *tui);

#endif
