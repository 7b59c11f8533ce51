/*
 * Putting text on the screen: roles become attributes in one table here. Everything is clipped to
 * the window.
 */
#ifndef TUI_TERM_PAINT_H
#define TUI_TERM_PAINT_H

#include "board/strip.h"

struct paint_options {
	bool color;
	bool ascii;
};

/* After the terminal was started. */
void paint_start(const struct paint_options *options);

/* It balances, or it does not: a tick or a cross, in ASCII "ok" or "!". */
const char *paint_tick(bool good);
/* The sign of a game in a cell of one character: in ASCII the "½" of a draw is "=". */
const char *paint_sign(const char *sign);
/* Cells that a text takes on the screen: in ASCII a half may need one more. */
int paint_width(const char *text);
/* Text in at most `cells` cells; nothing is padded. */
void paint_text(int row, int col, enum role role, const char *text, int cells);
/*
 * A strip; `over` other than ROLE_PLAIN is laid over the roles of its runs, and it is then padded
 * to `cells`.
 */
void paint_strip(int row, int col, const struct strip *strip, int cells, enum role over);
void paint_blank(int row, int col, int cells, enum role role);
void paint_across(int row, int col, int cells, const char *mark, enum role role);
void paint_down(int row, int col, int rows, const char *mark, enum role role);
/* An empty box, its inside blank, with a title in the upper edge. */
void paint_box(int row, int col, int rows, int cols, const char *title);
/* A box over what is there, of which no stubs are left beside it. */
void paint_window(int row, int col, int rows, int cols, const char *title);

/*
 * The terminal's cursor, which screen readers, Braille lines and magnifiers follow: paint_end puts
 * it where the last call of these wanted it, shown in a line being edited, hidden on a chosen card
 * or row.
 */
void paint_begin(void);
void paint_cursor(int row, int col);
void paint_point(int row, int col);
void paint_end(void);
/* One line of the frame that is shown, at once: what is begun now keeps the screen waiting. */
void paint_at_once(int row, const char *text);

#endif
