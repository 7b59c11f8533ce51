/*
 * Where everything is on a screen of some size: a pure function of rows, columns, the model and
 * what the user wishes to see. A spot is a place that can hold the cursor or take a drop: a card,
 * an empty place in a column, the mid-line, a score level, the bye slot, the tray.
 */
#ifndef BOARD_LAYOUT_H
#define BOARD_LAYOUT_H

#include "board/card.h"
#include "board/model.h"

/* The longest result on a board is "1-0 def". */
enum { LAYOUT_RESULT_CELLS = 7 };

enum { LAYOUT_ROWS_LEAST = 24, LAYOUT_COLS_LEAST = 80, LAYOUT_COLS_WIDE = 120 };

enum spot_kind {
	SPOT_CARD,
	SPOT_GAP,   /* room beside or below the cards of a level: its colour column and half */
	SPOT_LINE,  /* the mid-line of a level */
	SPOT_LEVEL, /* a level in the margin's list */
	SPOT_BYE,   /* the bye slot */
	SPOT_TRAY
};

enum pane { PANE_BOARD, PANE_MARGIN };

struct spot {
	enum spot_kind kind;
	enum pane pane;
	int card;  /* index, SPOT_CARD only, else -1 */
	int board; /* index, or -1 */
	int level; /* index, or -1 */
	enum colour side;
	enum half half;
	int y, x, height, width; /* in the pane, before scrolling */
};

struct area {
	int y, x, height, width;
};

struct layout_wish {
	/* what is too large for the screen falls back to the next smaller one */
	enum density density;
	int level; /* the level to show where there is room for one */
	int scroll_y, scroll_x, scroll_margin;
};

struct layout {
	int rows, cols;
	bool too_small;
	bool paired;
	bool wide; /* score groups side by side */
	enum density density;
	int level;
	int column;  /* cells of a column: a half of the board, or a score group when wide */
	int shown;   /* columns that fit when wide */
	int columns; /* columns there are when wide */
	/* wide: score groups stand one below the other up to so many rows */
	int stack;
	struct area board, margin, note; /* inside their frames */
	int counts_row;                  /* the pairing box of the level; -1: none */
	int status_row, keys_row;
	struct spot *spots;
	int nspots, room;
	int height; /* of the board's content, in rows */
	int margin_height;
	/* of the margin's content: the heading of games beside the draw; -1: none */
	int beside_row;
	/* the byes booked are counted, a row a kind: no room for their names */
	bool booked_counted;
	int scroll_y, scroll_x, scroll_margin;
};

enum status layout_compute(int rows, int cols, const struct model *model,
	const struct layout_wish *wish, struct layout *layout);
void layout_done(struct layout *layout);

/* The spot at this cell of the screen, or -1. */
int layout_hit(const struct layout *layout, int row, int col);
/* Where the spot's upper left cell is on the screen; false if it is scrolled out of sight. */
bool layout_place(const struct layout *layout, const struct spot *spot, int *row, int *col);
/*
 * The head of the margin that this row of the screen stands for because it is scrolled out of
 * sight: the first level, the bye slot or the tray, at the upper edge if it is above (*above) and
 * at the lower one if it is below. -1: none.
 */
int layout_margin_mark(const struct layout *layout, int row, bool *above);
/* Scroll as little as needed to show the spot. */
void layout_reveal(struct layout *layout, int spot);
/* Index of the spot that holds the card, or -1. */
int layout_card(const struct layout *layout, int card);

enum direction { GO_UP, GO_DOWN, GO_LEFT, GO_RIGHT };
/*
 * The next spot that way: cards alone, or every kind of place when carrying. The same spot if there
 * is none.
 */
int layout_step(const struct layout *layout, int spot, enum direction direction, bool carrying);

/*
 * The column of a level when wide, and the row of its heading there. Paired, a level of which no
 * card is seated has none (-1). Levels share a column where there are more of them than columns,
 * and always those that count together.
 */
int layout_column(const struct layout *layout, const struct model *model, int level, int *row);
/*
 * The row of the content where the heading of a level is. Laid out, not wide: -1 if it is the first
 * one on the board, which is named above it, or not on the board.
 */
int layout_heading(const struct layout *layout, const struct model *model, int level);
/* Rows of a level in its column without its heading. */
int layout_level_rows(const struct layout *layout, const struct model *model, int level);
/*
 * Paired and wide: cards of the level that play on a board of a higher one hang in from there, a
 * row each below the level's own boards. The first of them after the card `before` (-1: from the
 * start), -1 if there is none; and their first row.
 */
int layout_hanging(const struct model *model, int level, int before);
int layout_hanging_row(const struct layout *layout, const struct model *model, int level);

/* Rows of a board or card in the content of this layout. */
int layout_row_height(const struct layout *layout);
/* Behind a board: the colour given up and the pin, or the result, and a blank before it. */
int layout_flag_cells(const struct model *model);
/* Cells of the board number before a board. */
int layout_number_cells(const struct model *model);
/* Does this board begin a new score group in the list? */
bool layout_new_group(const struct model *model, int board);

/* Used by layout_spots.c. */
enum status layout_add(struct layout *layout, struct spot spot);
enum status layout_add_spots(struct layout *layout, const struct model *model);

#endif
