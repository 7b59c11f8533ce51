/* The table of a club season, after any evening. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/fit.h"
#include "core/season.h"
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
	return COLS - 60 > 20 ? COLS - 60 : 20;
}

/* The table on the screen; NULL without memory. The caller frees it. */
static struct season_line *lines_of(const struct tui *tui, int *count)
{
	struct season_line *lines;

	*count = 0;
	return season_table(tui_event(tui), app_section(tui->app), tui->standings_round, &lines,
		       count) == STATUS_OK
		? lines
		: NULL;
}

static void draw_headings(void)
{
	struct strip strip = {0};

	strip_put(&strip, ROLE_TITLE, " Rank   No. ");
	strip_fit(&strip, ROLE_TITLE, "Name", name_cells(), false);
	strip_put(&strip, ROLE_TITLE, "Games  Pts   GSRP  White Black  Sat out  Out");
	paint_strip(2, 2, &strip, COLS - 4, ROLE_PLAIN);
}

static void put_int(struct strip *strip, int value, int cells)
{
	char text[16] = "";

	if (value > 0)
		snprintf(text, sizeof(text), "%d", value);
	strip_fit(strip, ROLE_PLAIN, text, cells, true);
}

static void draw_row(
	const struct tui *tui, const struct season_line *line, bool tied, int row, bool chosen)
{
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), line->pin);
	struct strip strip = {0};
	char text[24];

	snprintf(text, sizeof(text), "%d%s", line->rank, tied ? "=" : "");
	strip_fit(&strip, ROLE_STRONG, text, 5, true);
	snprintf(text, sizeof(text), "%d", line->pin);
	strip_fit(&strip, ROLE_PLAIN, text, 6, true);
	strip_gap(&strip, 1);
	strip_fit(&strip, ROLE_PLAIN, player->name, name_cells(), false);
	snprintf(text, sizeof(text), "%d", line->games);
	strip_fit(&strip, ROLE_PLAIN, text, 5, true);
	strip_fit(&strip, ROLE_STRONG, points_text(line->points2, text), 5, true);
	strip_fit(&strip, ROLE_STRONG, season_gsrp_text(line->tenths, text), 7, true);
	put_int(&strip, line->whites, 7);
	put_int(&strip, line->blacks, 6);
	put_int(&strip, line->sitouts, 9);
	put_int(&strip, line->outside, 5);
	paint_strip(row, 2, &strip, COLS - 4, chosen ? ROLE_SELECTED : ROLE_PLAIN);
}

static void draw(struct tui *tui)
{
	int count, page = rows_of_page();
	struct season_line *lines = lines_of(tui, &count);
	char title[80];

	snprintf(title, sizeof(title), "The season after evening %d", tui->standings_round);
	head_frame(title);
	list_reveal(&tui->standings, count, page);
	draw_headings();
	for (int i = 0; i < page && tui->standings.top + i < count; i++) {
		const int at = tui->standings.top + i;
		const bool tied = (at > 0 && lines[at - 1].rank == lines[at].rank) ||
			(at + 1 < count && lines[at + 1].rank == lines[at].rank);

		draw_row(tui, &lines[at], tied, 3 + i, at == tui->standings.at);
	}
	free(lines);
	head_draw(tui);
}

static void show(struct tui *tui, int pin)
{
	int count;
	struct season_line *lines = lines_of(tui, &count);

	for (int i = 0; i < count; i++)
		if (lines[i].pin == pin)
			tui->standings.at = i;
	free(lines);
}

static int chosen_pin(const struct tui *tui)
{
	int count, pin = 0;
	struct season_line *lines = lines_of(tui, &count);

	if (tui->standings.at < count)
		pin = lines[tui->standings.at].pin;
	free(lines);
	return pin;
}

/* Whom he has still to meet, as the slip on paper has it. */
static void show_fixtures(struct tui *tui)
{
	const int pin = chosen_pin(tui);
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	int count;
	struct season_line *lines = lines_of(tui, &count);

	if (player)
		panel_begin(tui, "%.60s has still to meet", player->name);
	for (int i = 0; player && i < count; i++) {
		const struct player *other =
			event_player(tui_event(tui), app_section(tui->app), lines[i].pin);
		char text[NAME_SIZE + 64], gsrp[16];

		if (other->pin == pin ||
			(other->leaves != 0 && other->leaves <= tui->standings_round + 1) ||
			season_have_met(tui_event(tui), app_section(tui->app), pin, other->pin,
				tui->standings_round))
			continue;
		snprintf(text, sizeof(text), "%d %s (GSRP %s)", other->pin, other->name,
			season_gsrp_text(lines[i].tenths, gsrp));
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (player && tui->panel.count == 0)
		panel_words(tui, ROLE_PLAIN, "nobody");
	free(lines);
}

static bool key(struct tui *tui, const struct term_event *event)
{
	int count, pin;

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
		pin = chosen_pin(tui);
		if (pin)
			explain_card(tui, pin);
		return true;
	case 'm':
		show_fixtures(tui);
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
	int count;
	struct season_line *lines = lines_of(tui, &count);
	char points[16], gsrp[16];

	text[0] = '\0';
	if (tui->standings.at < count) {
		const struct season_line *line = &lines[tui->standings.at];
		const struct player *player =
			event_player(tui_event(tui), app_section(tui->app), line->pin);

		snprintf(text, size, "%d %.60s: 100 x (%s + ½) / (%d + 1) = %s", line->pin,
			player->name, points_text(line->points2, points), line->games,
			season_gsrp_text(line->tenths, gsrp));
	}
	free(lines);
}

static const struct key_help keys[] = {
	{"Esc", "board", "back to the draw board", WHEN_ANY},
	{"←→", "evening", "after an earlier or later evening", WHEN_ANY},
	{"m", "still to meet", "whom the player has still to meet", WHEN_ANY},
	{"Enter", "card", "the full card of the player", WHEN_ANY},
	{"/", "find", "go to a player by number or name", WHEN_ANY},
	{"w", "print", "print or write the table or the fixtures", WHEN_ANY},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY},
	{"F8 F9", NULL, "undo, redo", WHEN_ANY},
};

const struct view *view_season(void)
{
	static const struct view view = {
		.name = "The season",
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.draw = draw,
		.key = key,
		.enter = enter,
		.facts = facts,
	};

	return &view;
}
