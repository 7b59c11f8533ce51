/* The table of a club season, after any evening. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/words/words.h"
#include "board/columns.h"
#include "core/fit.h"
#include "core/season.h"
#include "tui/ask/find.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/reader.h"
#include "tui/view/table.h"
#include "tui/view/views.h"

static void *read_rows(const struct tui *tui, int *count)
{
	struct season_line *lines;

	if (season_table(tui_event(tui), app_section(tui->app), tui->standings_round, &lines,
		    count) == STATUS_OK)
		return lines;
	*count = 0;
	return NULL;
}

static struct table_place place(const void *rows, int i)
{
	const struct season_line *line = (const struct season_line *)rows + i;

	return (struct table_place){line->pin, line->rank};
}

enum { FIXED_CELLS = 56, NAME_LEAST = 20 };

/* Clubs where there is room for all of each. */
static void share_cells(struct tui *tui)
{
	const int clubs = table_clubs_width(tui), names = table_names_width(tui);
	struct column columns[] = {
		{.least = NAME_LEAST, .wish = names > NAME_LEAST ? names : NAME_LEAST},
		{.wish = clubs ? clubs + 2 : 0},
	};

	columns_share(columns, 2, COLS - 4 - FIXED_CELLS);
	table_state(tui)->cells.name = columns[0].cells;
	table_state(tui)->cells.club = columns[1].cells == columns[1].wish ? columns[1].wish : 0;
}

static void put_headings(const struct tui *tui, struct strip *strip)
{
	const struct table_cells *cells = &table_state(tui)->cells;

	strip_put(strip, ROLE_TITLE, " Rank   No. ");
	strip_fit(strip, ROLE_TITLE, "Name", cells->name, false);
	strip_fit(strip, ROLE_TITLE, cells->club ? "  Club" : "", cells->club, false);
	strip_put(strip, ROLE_TITLE, "Games  Pts   GSRP  White Black  Sat out  Out");
}

static void put_int(struct strip *strip, int value, int cells)
{
	char text[16] = "";

	if (value > 0)
		snprintf(text, sizeof(text), "%d", value);
	strip_fit(strip, ROLE_PLAIN, text, cells, true);
}

static void put_row(
	const struct tui *tui, const void *rows, int i, const char *rank, struct strip *strip)
{
	const struct season_line *line = (const struct season_line *)rows + i;
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), line->pin);
	const struct table_cells *cells = &table_state(tui)->cells;
	char text[24];

	strip_fit(strip, ROLE_STRONG, rank, 5, true);
	snprintf(text, sizeof(text), "%d", line->pin);
	strip_fit(strip, ROLE_PLAIN, text, 6, true);
	strip_gap(strip, 1);
	table_put_name(tui, player, cells->name, strip);
	strip_gap(strip, cells->club ? 2 : 0);
	strip_fit(strip, ROLE_FAINT, player->club, cells->club ? cells->club - 2 : 0, false);
	snprintf(text, sizeof(text), "%d", line->games);
	strip_fit(strip, ROLE_PLAIN, text, 5, true);
	strip_fit(strip, ROLE_STRONG, points_text(line->points2, text), 5, true);
	strip_fit(strip, ROLE_STRONG, season_gsrp_text(line->tenths, text), 7, true);
	put_int(strip, line->whites, 7);
	put_int(strip, line->blacks, 6);
	put_int(strip, line->sitouts, 9);
	put_int(strip, line->outside, 5);
}

static void tell_row(const struct tui *tui, const void *rows, int i, char *text, size_t size)
{
	const struct season_line *line = (const struct season_line *)rows + i;
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), line->pin);
	char points[16], gsrp[16];

	words_put(text, size, "%d %s: 100 x (%s + ½) / (%d + 1) = %s", line->pin, player->name,
		points_text(line->points2, points), line->games,
		season_gsrp_text(line->tenths, gsrp));
}

static const struct table table = {
	.title = "The season",
	.read = read_rows,
	.place = place,
	.headings = put_headings,
	.row = put_row,
	.facts = tell_row,
};

static void draw(struct tui *tui)
{
	share_cells(tui);
	table_draw(tui, &table);
}

static void show(struct tui *tui, int pin)
{
	table_show(tui, &table, pin);
}

static void touched(struct tui *tui, const struct app_touched *touched)
{
	show(tui, touched->pin);
}

/* Whom the player has still to meet, as the slip on paper has it. */
static void show_fixtures(struct tui *tui)
{
	const int pin = tui->asked_pin;
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	int count;
	struct season_line *lines = read_rows(tui, &count);

	if (player)
		panel_begin(tui, "%s has still to meet", player->name);
	for (int i = 0; player && i < count; i++) {
		const struct player *other =
			event_player(tui_event(tui), app_section(tui->app), lines[i].pin);
		char text[NAME_SIZE + 64], gsrp[16];

		if (other->pin == pin || player_has_left(other, tui->standings_round) ||
			season_have_met(tui_event(tui), app_section(tui->app), pin, other->pin,
				tui->standings_round))
			continue;
		snprintf(text, sizeof(text), "%d %s (GSRP %s)", other->pin, other->name,
			season_gsrp_text(lines[i].tenths, gsrp));
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (player && tui->panel.count == 0)
		panel_words(tui, ROLE_PLAIN, "nobody");
	tui->panel.again = show_fixtures;
	free(lines);
}

static bool key(struct tui *tui, const struct term_event *event)
{
	switch (event->key) {
	case 'm':
		tui->asked_pin = table_pin(tui, &table);
		show_fixtures(tui);
		return true;
	case 'o':
		tui_show_outside(
			tui, tui->standings_round > 0 ? tui->standings_round : tui->model.round);
		return true;
	case '/':
		find_ask(tui, table_pin(tui, &table), show);
		return true;
	default:
		return table_key(tui, &table, event);
	}
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	table_facts(tui, &table, text, size);
}

static const struct key_help keys[] = {
	{"Esc", "board", "back to the draw board", WHEN_ANY},
	{"←→", "evening", "after an earlier or later evening", WHEN_ANY},
	{"m", "to meet", "whom the player has still to meet", WHEN_ANY},
	{"o", "outside", "the games outside the competition of the evening", WHEN_ANY},
	{"Enter", "card", "the full card of the player", WHEN_ANY},
	{"w", "print", "print or write the table or the fixtures", WHEN_ANY},
	{"/", "find", "go to a player by number or name", WHEN_ANY},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY},
	{"F8 F9", NULL, "undo, redo; Ctrl-T, Ctrl-R too", WHEN_ANY},
};

const struct view *view_season(void)
{
	static const struct view view = {
		.id = VIEW_SEASON,
		.name = "The season",
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.own_size = sizeof(struct table_state),
		.draw = draw,
		.key = key,
		.mouse = table_mouse,
		.enter = table_enter,
		.facts = facts,
		.touched = touched,
	};

	return &view;
}
