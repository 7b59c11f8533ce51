/* A field in a row of a form: its value, and in brackets behind it how it is written. */
#include "config.h"

#include "tui/view/example.h"

#include <curses.h>
#include <stdio.h>

#include "core/text/fit.h"

enum { TAKES_SIZE = 160 };

/* Cells of the value in its own column. */
static int value_cells(int col, int column)
{
	return COLS - col - column - 4;
}

/* The cells of what a field takes, of all that both have. */
static int takes_cells(const char *value, const char *takes, int all, int column)
{
	const int wish = *takes ? text_width(takes) + 2 : 0;
	const int left = all - text_width(value) - (wish > column ? 2 : 1);

	if (wish > column)
		return left <= column ? column : wish < left ? wish : left;
	return left >= column ? column : wish < left ? left : wish;
}

bool example_fits(int col, int column, const char *value, const char *takes)
{
	const int all = value_cells(col, column) + 1 + column;

	return !*takes || text_width(takes) + 2 <= takes_cells(value, takes, all, column);
}

void example_draw(
	int row, int col, int column, enum role role, const char *value, const char *takes)
{
	const int all = value_cells(col, column) + 1 + column;
	const int room = takes_cells(value, takes, all, column);
	char fitted[TAKES_SIZE], text[sizeof(fitted) + 2];

	paint_text(row, col, role, value, all - room - 1);
	if (!*takes)
		return;
	/* it is no value: it stands in brackets */
	text_fit(fitted, sizeof(fitted), takes, room - 2);
	snprintf(text, sizeof(text), "(%s)", fitted);
	paint_text(row, col + all - room, ROLE_FRAME, text, room);
}

void example_draw_heads(int row, int col, int column, const char *value)
{
	const int cells = value_cells(col, column);

	paint_text(row, col, ROLE_TITLE, value, cells);
	paint_text(row, col + cells + 1, ROLE_TITLE, "(written so)", column);
}
