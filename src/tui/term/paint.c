/*
 * The one table from roles to attributes and colours, and the calls that put cells on the screen.
 */
#include "config.h"

#include "tui/term/paint.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "core/text/fit.h"
#include "core/text/text.h"
#include "tui/term/plain.h"

/*
 * A meaning is never carried by colour alone: a letter or mark says it first, the attribute second.
 * Colours are those that stay apart for protan and deutan eyes on light and dark grounds; -1 is the
 * terminal's own.
 */
static const struct {
	attr_t attr;
	short rich, poor; /* of 256 and of 8 colours */
} looks[ROLE_COUNT] = {
	[ROLE_PLAIN] = {A_NORMAL, -1, -1},
	[ROLE_FAINT] = {A_NORMAL, -1, -1},
	[ROLE_TITLE] = {A_BOLD, -1, -1},
	[ROLE_FRAME] = {A_DIM, -1, -1},
	[ROLE_WHITE] = {A_NORMAL, 160, COLOR_RED},
	[ROLE_BLACK] = {A_NORMAL, -1, -1},
	[ROLE_BYE] = {A_NORMAL, 34, COLOR_GREEN},
	[ROLE_NEUTRAL] = {A_DIM, -1, -1},
	[ROLE_DANGER] = {A_BOLD, 208, COLOR_YELLOW},
	[ROLE_FLOAT] = {A_BOLD, 37, COLOR_CYAN},
	[ROLE_STRONG] = {A_BOLD, -1, -1},
	[ROLE_PINNED] = {A_BOLD, 75, COLOR_CYAN},
	[ROLE_DONE] = {A_DIM, -1, -1},
	[ROLE_GOOD] = {A_BOLD, 36, COLOR_CYAN},
	[ROLE_BAD] = {A_BOLD, 166, COLOR_RED},
	[ROLE_KEY] = {A_BOLD, -1, -1},
	[ROLE_SELECTED] = {A_REVERSE, -1, -1},
	[ROLE_CARRIED] = {A_REVERSE | A_BOLD, -1, -1},
	[ROLE_LEGAL] = {A_UNDERLINE, -1, -1},
};

static bool color, ascii;
static int cursor_row, cursor_col;
static bool cursor_shown;

void paint_begin(void)
{
	paint_point(0, 0);
	erase();
}

void paint_cursor(int row, int col)
{
	cursor_row = row;
	cursor_col = col;
	cursor_shown = true;
}

void paint_point(int row, int col)
{
	cursor_row = row;
	cursor_col = col;
	cursor_shown = false;
}

void paint_end(void)
{
	move(cursor_row, cursor_col);
	curs_set(cursor_shown);
	wnoutrefresh(stdscr);
	doupdate();
}

void paint_at_once(int row, const char *text)
{
	paint_across(row, 1, COLS - 2, " ", ROLE_PLAIN);
	paint_text(row, 1, ROLE_PLAIN, text, COLS - 2);
	paint_end();
}

void paint_start(const struct paint_options *options)
{
	const char *none = getenv("NO_COLOR");

	ascii = options->ascii;
	color = options->color && !(none && *none) && has_colors();
	if (!color)
		return;
	start_color();
	use_default_colors();
	for (int i = 1; i < ROLE_COUNT; i++)
		init_pair((short)i, COLORS >= 256 ? looks[i].rich : looks[i].poor, -1);
}

static attr_t look_of(enum role role)
{
	attr_t attr = looks[role].attr;

	if (color && looks[role].rich >= 0)
		attr |= COLOR_PAIR(role);
	return attr;
}

static void put(int row, int col, attr_t attr, const char *text, size_t size)
{
	wchar_t wide[STRIP_SIZE];
	size_t count = 0;

	while (size > 0 && count + 1 < sizeof(wide) / sizeof(wide[0])) {
		uint32_t character = '?';
		size_t length = text_decode(text, size, &character);

		if (length == 0)
			length = 1;
		if (!text_character_is_clean(character))
			character = '?';
		text += length;
		size -= length;
		/* what ASCII cannot show beside its letter is left out */
		if (ascii && text_cells(character) == 0)
			continue;
		wide[count++] = ascii ? plain_of(character) : (wchar_t)character;
		if (ascii && text_cells(character) == 2 && count + 1 < STRIP_SIZE)
			wide[count++] = L' ';
	}
	wide[count] = L'\0';
	attrset(attr);
	mvaddnwstr(row, col, wide, (int)count);
	attrset(A_NORMAL);
}

static int room(int row, int col, int cells)
{
	if (row < 0 || row >= LINES || col < 0 || col >= COLS)
		return 0;
	return cells < COLS - col ? cells : COLS - col;
}

const char *paint_tick(bool good)
{
	if (good)
		return ascii ? "ok" : "✓";
	return ascii ? "!" : "✗";
}

const char *paint_sign(const char *sign)
{
	return ascii && strcmp(sign, "½") == 0 ? "=" : sign;
}

int paint_width(const char *text)
{
	struct strip plain = {0};
	int width = text_width(text);

	if (!ascii || !plain_grows(text))
		return width;
	strip_put(&plain, ROLE_PLAIN, text);
	return width + plain_halves(&plain);
}

void paint_text(int row, int col, enum role role, const char *text, int cells)
{
	char fitted[STRIP_SIZE];

	struct strip plain = {0};

	if (ascii && plain_grows(text)) {
		const bool exact = text_width(text) == cells;
		int grown;

		strip_put(&plain, role, text);
		grown = plain_halves(&plain);
		/* A text in a place of its width begins further left. */
		col -= exact ? grown : 0;
		cells += exact ? grown : 0;
		text = plain.text;
	}
	cells = room(row, col, cells);
	if (cells <= 0)
		return;
	text_fit(fitted, sizeof(fitted), text, cells);
	put(row, col, look_of(role), fitted, strlen(fitted));
}

static attr_t laid_over(enum role role, enum role over)
{
	if (over == ROLE_PLAIN)
		return look_of(role);
	/* A reversed card keeps its letters but not their colours: those would be hard to read. */
	if (looks[over].attr & A_REVERSE)
		return look_of(over) | (looks[role].attr & A_BOLD);
	return look_of(role) | look_of(over);
}

void paint_strip(int row, int col, const struct strip *strip, int cells, enum role over)
{
	struct strip plain;
	size_t start = 0;
	int at = 0;

	cells = room(row, col, cells);
	if (ascii) {
		plain = *strip;
		plain_halves(&plain);
		strip = &plain;
	}
	for (int i = 0; i < strip->count && at < cells; i++) {
		char text[STRIP_SIZE];
		size_t size = strip->runs[i].end - start;

		memcpy(text, strip->text + start, size);
		text[size] = '\0';
		start = strip->runs[i].end;
		if (text_width(text) > cells - at) {
			char whole[STRIP_SIZE];

			memcpy(whole, text, size + 1);
			text_fit(text, sizeof(text), whole, cells - at);
		}
		put(row, col + at, laid_over(strip->runs[i].role, over), text, strlen(text));
		at += text_width(text);
	}
	if (over != ROLE_PLAIN && at < cells)
		paint_blank(row, col + at, cells - at, over);
}

void paint_blank(int row, int col, int cells, enum role role)
{
	cells = room(row, col, cells);
	if (cells <= 0)
		return;
	attrset(look_of(role));
	mvhline(row, col, ' ' | look_of(role), cells);
	attrset(A_NORMAL);
}

void paint_across(int row, int col, int cells, const char *mark, enum role role)
{
	cells = room(row, col, cells);
	for (int i = 0; i < cells; i++)
		paint_text(row, col + i, role, mark, 1);
}

void paint_down(int row, int col, int rows, const char *mark, enum role role)
{
	for (int i = 0; i < rows; i++)
		paint_text(row + i, col, role, mark, 1);
}

void paint_box(int row, int col, int rows, int cols, const char *title)
{
	for (int i = 1; i < rows - 1; i++)
		paint_blank(row + i, col, cols, ROLE_PLAIN);
	paint_across(row, col, cols, "─", ROLE_FRAME);
	paint_across(row + rows - 1, col, cols, "─", ROLE_FRAME);
	paint_down(row, col, rows, "│", ROLE_FRAME);
	paint_down(row, col + cols - 1, rows, "│", ROLE_FRAME);
	paint_text(row, col, ROLE_FRAME, "┌", 1);
	paint_text(row, col + cols - 1, ROLE_FRAME, "┐", 1);
	paint_text(row + rows - 1, col, ROLE_FRAME, "└", 1);
	paint_text(row + rows - 1, col + cols - 1, ROLE_FRAME, "┘", 1);
	if (title && *title && cols > 8) {
		paint_text(row, col + 2, ROLE_PLAIN, " ", 1);
		paint_text(row, col + 3, ROLE_TITLE, title, cols - 6);
		paint_text(row,
			col + 3 + (paint_width(title) < cols - 6 ? paint_width(title) : cols - 6),
			ROLE_PLAIN, " ", 1);
	}
}

/* Cells beside a window in which nothing can be read that stands there. */
enum { STUB_CELLS = 14 };

void paint_window(int row, int col, int rows, int cols, const char *title)
{
	const int right = COLS - col - cols;

	for (int i = 0; i < rows; i++) {
		if (col < STUB_CELLS)
			paint_blank(row + i, 0, col, ROLE_PLAIN);
		if (right < STUB_CELLS)
			paint_blank(row + i, col + cols, right, ROLE_PLAIN);
	}
	paint_box(row, col, rows, cols, title);
}
