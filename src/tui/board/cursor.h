/* The cursor of the draw board: a place by what it is. */
#ifndef TUI_BOARD_CURSOR_H
#define TUI_BOARD_CURSOR_H

#include <stdbool.h>

#include "board/layout.h"

struct tui;

/* What the cursor stands on, by what it is: positions change when the draw does. */
struct place {
	enum spot_kind kind;
	int pin, level;
	enum colour side;
	enum half half;
	int y, x; /* of an empty place: there are many like it */
};

const struct spot *cursor_spot(const struct tui *tui);
/* Index of the card under the cursor, or -1. */
int cursor_card(const struct tui *tui);
/* Of the card in the air, pressed or carried, or -1. */
int cursor_card_held(const struct tui *tui);
void cursor_to(struct tui *tui, int spot);
/* After the layout changed: find the place again. */
void cursor_settle(struct tui *tui);
/* An arrow, PgUp, PgDn, Home or End: the action of these keys. */
void cursor_key(struct tui *tui);
/* A screenful up or down; with a card in the air over every kind of seat. */
void cursor_page(struct tui *tui, enum direction direction);
/* From one selectable spot of the margin or the board to the next. */
void cursor_tab(struct tui *tui);

#endif
