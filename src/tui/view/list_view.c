/* A view of rows under each other: what all such views share. */
#include "config.h"

#include "tui/view/list_view.h"

#include <curses.h>
#include <stdlib.h>

#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/board/explain.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/view/head.h"

static const struct list_rows *rows_of_view(const struct tui *tui)
{
	return tui->view->list;
}

struct list *list_view_list(const struct tui *tui)
{
	return tui->own[tui->view->id];
}

int list_view_page(const struct tui *tui)
{
	const struct list_rows *rows = rows_of_view(tui);
	const bool note = rows->has_note && rows->has_note(tui);

	return head_lines(tui) - 3 - rows->first_row - rows->below - note;
}

int list_view_count(const struct tui *tui)
{
	struct listed listed = rows_of_view(tui)->read(tui);

	free(listed.owned);
	return listed.count;
}

int list_view_pin(const struct tui *tui)
{
	const struct list_rows *rows = rows_of_view(tui);
	const int at = list_view_list(tui)->at;
	struct listed listed = rows->read(tui);
	const int pin = at >= 0 && at < listed.count ? rows->pin(listed.rows, at) : 0;

	free(listed.owned);
	return pin;
}

const char *list_view_word(const struct tui *tui, const struct key_row *row)
{
	const int at = list_view_list(tui)->at;

	return at >= 0 && at < list_view_count(tui) ? row->name : NULL;
}

void list_view_show(struct tui *tui, int pin)
{
	const struct list_rows *rows = rows_of_view(tui);
	struct listed listed = rows->read(tui);

	for (int i = 0; i < listed.count; i++)
		if (rows->pin(listed.rows, i) == pin)
			list_view_list(tui)->at = i;
	free(listed.owned);
}

/* On the frame, that more rows are above and below. */
static void draw_more(const struct list *list, int first_row, int count, int page)
{
	if (list->top > 0)
		paint_text(first_row, COLS - 1, ROLE_KEY, "▲", 1);
	if (list->top + page < count)
		paint_text(first_row + page - 1, COLS - 1, ROLE_KEY, "▼", 1);
}

void list_view_draw(struct tui *tui)
{
	const struct list_rows *rows = rows_of_view(tui);
	struct list *list = list_view_list(tui);
	struct listed listed = rows->read(tui);
	const int page = list_view_page(tui);

	list_reveal(list, listed.count, page);
	if (listed.count == 0 && rows->empty)
		paint_text(rows->first_row + 1, 4, ROLE_PLAIN, rows->empty(tui), COLS - 6);
	for (int i = list->top; i < listed.count && i < list->top + page; i++) {
		const int row = rows->first_row + i - list->top;

		rows->draw(tui, &listed, i, row, i == list->at);
		if (i == list->at)
			paint_point(row, 1 + rows->inset);
	}
	draw_more(list, rows->first_row, listed.count, page);
	free(listed.owned);
}

bool list_view_click(struct tui *tui, const struct mouse_event *mouse)
{
	return list_mouse(list_view_list(tui), mouse, list_view_count(tui),
		rows_of_view(tui)->first_row, list_view_page(tui));
}

void list_view_mouse(struct tui *tui, const struct mouse_event *mouse)
{
	list_view_click(tui, mouse);
}

void list_view_choose(struct tui *tui)
{
	list_key(list_view_list(tui), tui->key, list_view_count(tui), list_view_page(tui));
}

bool list_view_type(
	struct tui *tui, const struct term_event *event, void (*change)(struct tui *tui))
{
	if (event->kind != TERM_CHARACTER)
		return false;
	if (!tui_may_change(tui))
		return true;
	change(tui);
	return ask_event(tui, event);
}

void list_view_leave(struct tui *tui)
{
	tui_show(tui, VIEW_BOARD);
}

static void show_card(struct tui *tui)
{
	const int pin = list_view_pin(tui);

	if (pin)
		explain_card(tui, pin);
}

static void find(struct tui *tui)
{
	find_ask(tui, list_view_pin(tui), list_view_show);
}

const struct key_table *list_view_keys(void)
{
	static const struct key_row rows[] = {
		{"Enter", "card", "the full card of the player", WHEN_ANY | WHEN_PEOPLED, show_card,
			"f"},
		{"/", "find", "go to a player by number or name", WHEN_ANY | WHEN_PEOPLED, find,
			NULL},
		{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY, list_view_choose,
			"PgUp PgDn Home End"},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};

	return &table;
}
