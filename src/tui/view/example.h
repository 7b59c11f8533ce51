/* A field in a row of a form: its value, and in brackets behind it how it is written. */
#ifndef TUI_VIEW_EXAMPLE_H
#define TUI_VIEW_EXAMPLE_H

#include <stdbool.h>

#include "tui/term/paint.h"

/*
 * The value from this column on; column: cells of the column of what it takes, at the right edge.
 * Where one of the two is too long for its column it gets what the other one leaves.
 */
void example_draw(
	int row, int col, int column, enum role role, const char *value, const char *takes);
/* Is there room for all of what it takes? */
bool example_fits(int col, int column, const char *value, const char *takes);
/* The headings of both. */
void example_draw_heads(int row, int col, int column, const char *value);

#endif
