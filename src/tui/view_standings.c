/* Standings in points order, after any round. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/fit.h"
#include "tui/screen.h"

static void enter(struct tui *tui)
{
	tui->standings_round =
		tui->model.state >= ROUND_PUBLISHED ? tui->model.round : tui->model.round - 1;
	tui->standings = (struct list){0, 0};
}

static int rows_of_page(void)
{
	return LINES - 6;
}

static int name_cells(void)
{
	return COLS - 70 > 26 ? COLS - 70 : 26;
}

/*
 * What a round gave: "." while the game is open, "-" for a round without a game and without a bye.
 */
static void round_text(const struct tui *tui, const struct player *player, int r, char text[16])
{
	const struct board *board = event_board_of(tui_event(tui), player->section, r, player->pin);
	int points2 = event_round_points2(tui_event(tui), player->section, player->pin, r);

	if (board && board->result == RESULT_NONE)
		strcpy(text, ".");
	else if (!board && points2 == 0)
		strcpy(text, "-");
	else
		points_text(points2, text);
}

static void draw_headings(const struct tui *tui)
{
	struct strip strip = {0};
	char text[16];

	strip_put(&strip, ROLE_TITLE, " Rank Points  No. ");
	strip_fit(&strip, ROLE_TITLE, "Name", name_cells(), false);
	strip_put(&strip, ROLE_TITLE, " Grade  Club      ");
	for (int r = 1; r <= tui->standings_round && r <= 10; r++) {
		snprintf(text, sizeof(text), "%d", r);
		strip_fit(&strip, ROLE_TITLE, text, 2, true);
	}
	paint_strip(2, 2, &strip, COLS - 4, ROLE_PLAIN);
}

static void draw_row(
	const struct tui *tui, const struct standing *standing, bool tied, int row, bool chosen)
{
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), standing->pin);
	struct strip strip = {0};
	char text[24];

	if (!player)
		return;
	/* Who shares a rank shares the number. */
	snprintf(text, sizeof(text), "%d%s", standing->rank, tied ? "=" : "");
	strip_fit(&strip, ROLE_STRONG, text, 5, true);
	strip_fit(&strip, ROLE_STRONG, points_text(standing->points2, text), 6, true);
	strip_gap(&strip, 3);
	snprintf(text, sizeof(text), "%d", standing->pin);
	strip_fit(&strip, ROLE_PLAIN, text, 4, true);
	strip_gap(&strip, 1);
	strip_fit(&strip, ROLE_PLAIN, player->name, name_cells(), false);
	snprintf(text, sizeof(text), player->grade ? "%d" : "-", player->grade);
	strip_fit(&strip, ROLE_FAINT, text, 6, true);
	strip_gap(&strip, 2);
	strip_fit(&strip, ROLE_FAINT, player->club, 10, false);
	for (int r = 1; r <= tui->standings_round && r <= 10; r++) {
		round_text(tui, player, r, text);
		strip_fit(&strip, ROLE_PLAIN, text, 2, true);
	}
	paint_strip(row, 2, &strip, COLS - 4, chosen ? ROLE_SELECTED : ROLE_PLAIN);
}

static bool shares_rank(const struct standing *rows, int count, int i)
{
	return (i > 0 && rows[i - 1].rank == rows[i].rank) ||
		(i + 1 < count && rows[i + 1].rank == rows[i].rank);
}

static void draw(struct tui *tui)
{
	struct standing *rows;
	int count, page = rows_of_page();
	char title[80];

	snprintf(title, sizeof(title), "Standings after round %d", tui->standings_round);
	head_frame(title);
	if (event_standings(tui_event(tui), app_section(tui->app), tui->standings_round, &rows,
		    &count) != STATUS_OK)
		return;
	list_reveal(&tui->standings, count, page);
	draw_headings(tui);
	for (int i = 0; i < page && tui->standings.top + i < count; i++) {
		int at = tui->standings.top + i;

		draw_row(tui, &rows[at], shares_rank(rows, count, at), 3 + i,
			at == tui->standings.at);
	}
	free(rows);
	head_draw(tui);
}

static void show(struct tui *tui, int pin)
{
	struct standing *rows;
	int count;

	if (event_standings(tui_event(tui), app_section(tui->app), tui->standings_round, &rows,
		    &count) != STATUS_OK)
		return;
	for (int i = 0; i < count; i++) {
		if (rows[i].pin == pin)
			tui->standings.at = i;
	}
	free(rows);
}

static int chosen_pin(const struct tui *tui)
{
	struct standing *rows;
	int count, pin = 0;

	if (event_standings(tui_event(tui), app_section(tui->app), tui->standings_round, &rows,
		    &count) != STATUS_OK)
		return 0;
	if (tui->standings.at < count)
		pin = rows[tui->standings.at].pin;
	free(rows);
	return pin;
}

static void show_card(struct tui *tui)
{
	int pin = chosen_pin(tui);

	if (pin)
		explain_card(tui, pin);
}

static bool key(struct tui *tui, const struct term_event *event)
{
	int count;

	event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);
	if (list_key(&tui->standings, event->key, count, rows_of_page()))
		return true;
	switch (event->key) {
	case KEY_LEFT:
		tui->standings_round -= tui->standings_round > 0;
		return true;
	case KEY_RIGHT:
		tui->standings_round += tui->standings_round < tui->model.round;
		return true;
	case KEY_RETURN:
	case 'f':
		show_card(tui);
		return true;
	case '/':
		find_ask(tui, chosen_pin(tui), show);
		return true;
	case 'w':
		paper_ask(tui);
		return true;
	case KEY_ESCAPE:
	case 'q':
	case 'b':
		tui_show(tui, view_board());
		return true;
	default:
		return false;
	}
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	struct standing *rows;
	int count;

	text[0] = '\0';
	if (event_standings(tui_event(tui), app_section(tui->app), tui->standings_round, &rows,
		    &count) != STATUS_OK)
		return;
	if (tui->standings.at < count) {
		const struct standing *at = &rows[tui->standings.at];
		const struct player *player =
			event_player(tui_event(tui), app_section(tui->app), at->pin);
		char points[16];

		snprintf(text, size, "%d %s: %s %s, place %d", at->pin, player ? player->name : "",
			points_text(at->points2, points), points_word(at->points2), at->rank);
	}
	free(rows);
}

static const struct key_help keys[] = {
	{"Esc", "board", "back to the draw board", WHEN_ANY},
	{"←→", "round", "after an earlier or later round", WHEN_ANY},
	{"Enter", "card", "the full card of the player", WHEN_ANY},
	{"/", "find", "go to a player by number or name", WHEN_ANY},
	{"w", "print", "print or write the list", WHEN_ANY},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY},
	{"F8 F9", NULL, "undo, redo", WHEN_ANY},
};

const struct view *view_standings(void)
{
	static const struct view view = {
		.name = "Standings",
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.draw = draw,
		.key = key,
		.enter = enter,
		.facts = facts,
	};

	return &view;
}
