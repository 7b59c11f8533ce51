/* A box of text over the view: made line by line, scrolled, closed. */
#include "config.h"

#include <curses.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/words.h"
#include "core/fit.h"
#include "tui/ask.h"
#include "tui/screen.h"

/* Longer lines of words are hard to read. */
enum { PANEL_CELLS_MOST = 100, PANEL_TEXT_MOST = 8192 };

int panel_cells(void)
{
	return COLS - 8 < PANEL_CELLS_MOST ? COLS - 8 : PANEL_CELLS_MOST;
}

int panel_rows_most(void)
{
	return LINES > 6 ? LINES - 6 : 1;
}

int panel_cells_most(void)
{
	return COLS - 6;
}

void panel_begin(struct tui *tui, const char *format, ...)
{
	va_list args;

	panel_close(tui);
	va_start(args, format);
	words_format(tui->panel.title, sizeof(tui->panel.title), format, args);
	va_end(args);
	tui->panel.open = true;
}

struct strip *panel_line(struct tui *tui)
{
	struct panel *panel = &tui->panel;

	if (panel->count == panel->room) {
		int room = panel->room ? panel->room * 2 : 16;
		struct strip *lines = realloc(panel->lines, (size_t)room * sizeof(*lines));

		if (!lines)
			return NULL;
		panel->lines = lines;
		panel->room = room;
	}
	strip_clear(&panel->lines[panel->count]);
	return &panel->lines[panel->count++];
}

/* As many words as take so many cells before they are painted. */
static const char *wrap(const char *text, int cells, char *line, size_t size)
{
	size_t end = 0, length;

	line[0] = '\0';
	while (*text == ' ')
		text++;
	length = strlen(text);
	while (end < length) {
		size_t next = end + strspn(text + end, " ");
		char part[STRIP_SIZE];

		next += strcspn(text + next, " ");
		if (next >= size || next >= sizeof(part))
			break;
		memcpy(part, text, next);
		part[next] = '\0';
		if (text_width(part) > cells && end > 0)
			break;
		memcpy(line, part, next + 1);
		end = next;
	}
	if (end == 0)
		return text + length;
	text += end;
	return text + strspn(text, " ");
}

const char *wrap_words(const char *text, int cells, char *line, size_t size)
{
	const char *rest = wrap(text, cells, line, size);

	for (int less = 1; less < cells && paint_width(line) > cells; less++)
		rest = wrap(text, cells - less, line, size);
	return rest;
}

void panel_words(struct tui *tui, enum role role, const char *words)
{
	char part[STRIP_SIZE], said[PANEL_TEXT_MOST];
	const char *text = said;
	bool first = true;

	snprintf(said, sizeof(said), "%s", words);
	say_without_commands(said);

	while (*text) {
		struct strip *strip = panel_line(tui);

		text = wrap_words(text, panel_cells() - 2 - !first * 2, part, sizeof(part));
		if (!strip)
			return;
		if (!first)
			strip_gap(strip, 2);
		strip_put(strip, role, part);
		first = false;
	}
}

static int panel_rows(const struct panel *panel)
{
	int rows = panel->count < panel_rows_most() ? panel->count : panel_rows_most();

	return rows > 0 ? rows : 1;
}

void panel_choices(const struct tui *tui, char *text, size_t size)
{
	const struct panel *panel = &tui->panel;

	snprintf(text, size, "%s  %s%s", panel->keys ? panel->keys : "",
		panel->count > panel_rows(panel) ? "↑↓ scroll  " : "",
		panel->sign ? "" : "Esc close");
}

void panel_draw(struct tui *tui)
{
	struct panel *panel = &tui->panel;
	int widest = text_width(panel->title) + 4, rows = panel_rows(panel), row, col,
	    most = panel->count - rows;
	char keys[CHOICES_SIZE];

	for (int i = 0; i < panel->count; i++) {
		if (panel->lines[i].used > 0 && paint_width(panel->lines[i].text) > widest)
			widest = paint_width(panel->lines[i].text);
	}
	if (widest > panel_cells_most())
		widest = panel_cells_most();
	if (widest < 24)
		widest = 24;
	if (panel->scroll > most)
		panel->scroll = most;
	if (panel->scroll < 0)
		panel->scroll = 0;
	row = (LINES - rows - 2) / 2;
	col = (COLS - widest - 4) / 2;
	paint_window(row, col, rows + 2, widest + 4, panel->title);
	paint_point(row + 1, col + 2);
	for (int i = 0; i < rows && panel->scroll + i < panel->count; i++)
		paint_strip(
			row + 1 + i, col + 2, &panel->lines[panel->scroll + i], widest, ROLE_PLAIN);
	panel_choices(tui, keys, sizeof(keys));
	click_here(tui_target(tui) == TARGET_PANEL);
	click_in_edge(row + rows + 1, col + 2, keys, widest);
}

void panel_key(struct tui *tui, const struct term_event *event)
{
	int page = panel_rows(&tui->panel) - 1;

	if (tui->panel.key && tui->panel.key(tui, event))
		return;
	switch (event->key) {
	case KEY_UP:
		tui->panel.scroll--;
		break;
	case KEY_DOWN:
		tui->panel.scroll++;
		break;
	case KEY_PPAGE:
		tui->panel.scroll -= page;
		break;
	case KEY_NPAGE:
	case ' ':
		tui->panel.scroll += page;
		break;
	case KEY_HOME:
		tui->panel.scroll = 0;
		break;
	case KEY_END:
		tui->panel.scroll = tui->panel.count;
		break;
	case KEY_ESCAPE:
	case KEY_RETURN:
	case 'q':
	case '?':
	case 'f':
	case 'c':
		panel_close(tui);
		break;
	case KEY_F(1):
		if (tui->panel.is_help)
			panel_close(tui);
		else
			help_open(tui);
		break;
	default:
		if (!tui->panel.passes || event->kind != TERM_CHARACTER) {
			say_wrong_key(tui, event);
			break;
		}
		panel_close(tui);
		tui->view->key(tui, event);
		break;
	}
}

void panel_close(struct tui *tui)
{
	free(tui->panel.lines);
	memset(&tui->panel, 0, sizeof(tui->panel));
}

void panel_tell_again(struct tui *tui)
{
	void (*const again)(struct tui * tui) = tui->panel.again;
	const int scroll = tui->panel.scroll;

	if (!tui->panel.open || tui->panel.is_help)
		return;
	panel_close(tui);
	if (again)
		again(tui);
	tui->panel.scroll = tui->answer.scroll = scroll;
}
