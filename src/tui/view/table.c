/* A view of all players by rank after any round: its frame, keys and cursor. */
#include "config.h"

#include "tui/view/table.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>

#include "board/card.h"
#include "core/fit.h"
#include "core/game.h"
#include "tui/ask/paper.h"
#include "tui/board/explain.h"
#include "tui/state/list.h"
#include "tui/state/state.h"
#include "tui/term/mouse.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/view/head.h"

enum { FIRST_ROW = 3 };

struct table_state *table_state(const struct tui *tui)
{
	return tui->own[tui->view->id];
}

static struct list *list_of(const struct tui *tui)
{
	return &table_state(tui)->list;
}

static int rows_of_page(const struct tui *tui)
{
	return head_lines(tui) - 6;
}

static int count_rows(const struct tui *tui)
{
	int count;

	event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);
	return count;
}

static bool is_published(const struct tui *tui, int round)
{
	return round < tui->model.round || tui->model.state >= ROUND_PUBLISHED;
}

/*
 * The last round that counts: what is only proposed gives nothing, but for the games outside the
 * competition of a club evening.
 */
static int last_round(const struct tui *tui)
{
	return tui_is_season(tui) || is_published(tui, tui->model.round) ? tui->model.round
									 : tui->model.round - 1;
}

static const char *gone_mark(const struct tui *tui, const struct player *player)
{
	return player_has_left(player, tui->standings_round) ? " gone" : "";
}

int table_names_width(const struct tui *tui)
{
	int count, most = 4; /* "Name" above them */
	const struct record *row =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);

	for (; count > 0; count--, row++) {
		const struct player *player = &row->as.player;
		const int width = text_width(player->name) + text_width(gone_mark(tui, player));

		most = width > most ? width : most;
	}
	return most;
}

int table_clubs_width(const struct tui *tui)
{
	int count, most = 0;
	const struct record *row =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);

	for (; count > 0; count--, row++) {
		const int width = text_width(row->as.player.club);

		most = width > most ? width : most;
	}
	return most;
}

void table_put_name(
	const struct tui *tui, const struct player *player, int cells, struct strip *strip)
{
	const char *mark = gone_mark(tui, player);
	const int marked = text_width(mark);

	card_put_name(
		tui_event(tui), player, marked ? ROLE_DONE : ROLE_PLAIN, cells - marked, strip);
	strip_fit(strip, ROLE_BAD, mark, marked, false);
}

void table_enter(struct tui *tui)
{
	tui->standings_round =
		is_published(tui, tui->model.round) ? tui->model.round : tui->model.round - 1;
	*list_of(tui) = (struct list){0, 0};
}

/* Who shares a rank shares the number. */
static bool shares_rank(const struct table *table, const void *rows, int count, int i)
{
	const int rank = table->place(rows, i).rank;

	return (i > 0 && table->place(rows, i - 1).rank == rank) ||
		(i + 1 < count && table->place(rows, i + 1).rank == rank);
}

static void draw_row(
	const struct tui *tui, const struct table *table, const void *rows, int count, int i)
{
	struct list *list = list_of(tui);
	struct strip strip = {0};
	char rank[24];

	snprintf(rank, sizeof(rank), "%d%s", table->place(rows, i).rank,
		shares_rank(table, rows, count, i) ? "=" : "");
	table->row(tui, rows, i, rank, &strip);
	paint_strip(FIRST_ROW + i - list->top, 2, &strip, COLS - 4,
		i == list->at ? ROLE_SELECTED : ROLE_PLAIN);
	if (i == list->at)
		paint_point(FIRST_ROW + i - list->top, 2);
}

void table_draw(struct tui *tui, const struct table *table)
{
	struct list *list = list_of(tui);
	int count, page = rows_of_page(tui);
	void *rows = table->read(tui, &count);
	struct strip headings = {0};
	char title[160], in[GAME_PROGRESS_SIZE];
	const bool over = is_published(tui, tui->standings_round);

	game_progress_text(tui_event(tui), app_section(tui->app), tui->standings_round, in);
	snprintf(title, sizeof(title), "%s %s %s %d%s%s%s", table->title,
		in[0] || !over ? "in" : "after", tui_round_small(tui), tui->standings_round,
		in[0] ? ": " : "", in, table->legend ? table->legend(tui) : "");
	head_frame(title);
	list_reveal(list, count, page);
	table->headings(tui, &headings);
	paint_strip(FIRST_ROW - 1, 2, &headings, COLS - 4, ROLE_PLAIN);
	for (int i = list->top; i < count && i < list->top + page; i++)
		draw_row(tui, table, rows, count, i);
	if (table->signs && count > 0)
		paint_text(LINES - 3, 3, ROLE_FRAME, table->signs(tui), COLS - 6);
	free(rows);
	head_draw(tui);
}

void table_show(struct tui *tui, const struct table *table, int pin)
{
	int count;
	void *rows = table->read(tui, &count);

	for (int i = 0; i < count; i++) {
		if (table->place(rows, i).pin == pin)
			list_of(tui)->at = i;
	}
	free(rows);
}

int table_pin(const struct tui *tui, const struct table *table)
{
	struct list *list = list_of(tui);
	int count, pin = 0;
	void *rows = table->read(tui, &count);

	if (list->at < count)
		pin = table->place(rows, list->at).pin;
	free(rows);
	return pin;
}

static void show_card(struct tui *tui, const struct table *table)
{
	int pin = table_pin(tui, table);

	if (pin)
		explain_card(tui, pin);
}

bool table_key(struct tui *tui, const struct table *table, const struct term_event *event)
{
	if (list_key(list_of(tui), event->key, count_rows(tui), rows_of_page(tui)))
		return true;
	switch (event->key) {
	case KEY_LEFT:
		tui->standings_round -= tui->standings_round > 0;
		return true;
	case KEY_RIGHT:
		tui->standings_round += tui->standings_round < last_round(tui);
		return true;
	case KEY_RETURN:
	case 'f':
		show_card(tui, table);
		return true;
	case 'w':
		paper_ask(tui);
		return true;
	case KEY_ESCAPE:
	case 'q':
	case 'b':
		tui_show(tui, VIEW_BOARD);
		return true;
	default:
		return false;
	}
}

void table_mouse(struct tui *tui, const struct mouse_event *mouse)
{
	list_mouse(list_of(tui), mouse, count_rows(tui), FIRST_ROW, rows_of_page(tui));
}

void table_facts(const struct tui *tui, const struct table *table, char *text, size_t size)
{
	struct list *list = list_of(tui);
	int count;
	void *rows = table->read(tui, &count);

	text[0] = '\0';
	if (list->at < count)
		table->facts(tui, rows, list->at, text, size);
	free(rows);
}
