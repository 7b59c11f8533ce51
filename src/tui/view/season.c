/* The table of a club season, after any evening. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/words/words.h"
#include "board/columns.h"
#include "core/text/fit.h"
#include "core/season.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/view/list_view.h"
#include "tui/view/standings_working.h"
#include "tui/view/table.h"
#include "tui/view/views.h"

static struct listed read_rows(const struct tui *tui)
{
	struct listed listed = {.count = 0};
	struct season_line *lines;

	if (season_table(tui_event(tui), app_section(tui->app), table_state(tui)->round, &lines,
		    &listed.count) != STATUS_OK)
		return (struct listed){.count = 0};
	listed.rows = listed.owned = lines;
	return listed;
}

static int pin_of(const void *rows, int i)
{
	return ((const struct season_line *)rows)[i].pin;
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

static void put_row(const struct tui *tui, const struct season_line *line, const char *rank,
	struct strip *strip)
{
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

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	const struct season_line *at = (const struct season_line *)listed->rows + i;
	struct strip strip = {0};
	char rank[24];

	put_row(tui, at,
		table_rank(i > 0 ? at[-1].rank : 0, at->rank,
			i + 1 < listed->count ? at[1].rank : 0, rank),
		&strip);
	table_draw_row(&strip, row, here);
}

static const struct list_rows season_rows = {.first_row = TABLE_FIRST_ROW,
	.inset = 1,
	.read = read_rows,
	.pin = pin_of,
	.draw = draw_row,
	.empty = table_empty_words};

static void draw(struct tui *tui)
{
	struct strip headings = {0};

	share_cells(tui);
	put_headings(tui, &headings);
	table_draw(tui, "The season", "", &headings, NULL);
}

static void touched(struct tui *tui, const struct app_touched *touched)
{
	list_view_show(tui, touched->pin);
}

/* Whom the player has still to meet, as the slip on paper has it. */
static void make_fixtures(struct tui *tui, const void *about)
{
	const int pin = *(const int *)about;
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	struct listed listed = read_rows(tui);
	const struct season_line *lines = listed.rows;

	if (player)
		panel_begin(tui, "%s has still to meet", player->name);
	for (int i = 0; player && i < listed.count; i++) {
		const struct player *other =
			event_player(tui_event(tui), app_section(tui->app), lines[i].pin);
		char text[NAME_SIZE + 64], gsrp[16];

		if (other->pin == pin || player_has_left(other, table_state(tui)->round) ||
			season_have_met(tui_event(tui), app_section(tui->app), pin, other->pin,
				table_state(tui)->round))
			continue;
		snprintf(text, sizeof(text), "%d %s (GSRP %s)", other->pin, other->name,
			season_gsrp_text(lines[i].tenths, gsrp));
		panel_words(tui, ROLE_PLAIN, text);
	}
	if (player && tui->panel.count == 0)
		panel_words(tui, ROLE_PLAIN, "nobody");
	free(listed.owned);
}

static void ask_fixtures(struct tui *tui)
{
	const int pin = list_view_pin(tui);

	panel_open(tui, make_fixtures, &pin, sizeof(pin));
}

static void show_outside_games(struct tui *tui)
{
	tui_show_round(tui, VIEW_OUTSIDE,
		table_state(tui)->round > 0 ? table_state(tui)->round : tui->model.round);
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	struct listed listed = read_rows(tui);
	const int i = list_view_list(tui)->at;
	const struct season_line *line =
		i < listed.count ? (const struct season_line *)listed.rows + i : NULL;
	const struct player *player =
		line ? event_player(tui_event(tui), app_section(tui->app), line->pin) : NULL;
	char points[16], gsrp[16];

	text[0] = '\0';
	if (player)
		words_put(text, size, "%d %s: 100 x (%s + ½) / (%d + 1) = %s", line->pin,
			player->name, points_text(line->points2, points), line->games,
			season_gsrp_text(line->tenths, gsrp));
	free(listed.owned);
}

static void show_prizes(struct tui *tui)
{
	tui_show(tui, VIEW_PRIZES);
}

static const struct key_row rows[] = {
	{"Esc", "board", "back to the draw board", WHEN_ANY, list_view_leave, "q b"},
	{"←→", "evening", "after an earlier or later evening", WHEN_ANY, table_go_round, NULL},
	{"t", "GSRP", "how score and GSRP of the player came about", WHEN_ANY, standings_show_gsrp,
		NULL},
	{"m", "to meet", "whom the player has still to meet", WHEN_ANY, ask_fixtures, NULL},
	{"w", "print", "print or write the table or the fixtures", WHEN_ANY, paper_ask, NULL},
	{"o", "outside", "the games outside the competition of the evening", WHEN_ANY,
		show_outside_games, NULL},
	{"$", "prizes", "the prize list: who gets what, and why", WHEN_ANY, show_prizes, NULL},
};

static const struct key_row *season_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, list_view_keys(), NULL};

	return key_row_at(tables, i);
}

static const char *word(const struct tui *tui, const struct key_row *row)
{
	return row->act == ask_fixtures || row->act == standings_show_gsrp
		? list_view_word(tui, row)
		: table_word(tui, row);
}

const struct view *view_season(void)
{
	static const struct view view = {
		.id = VIEW_SEASON,
		.name = "The season",
		.keys = season_key,
		.list = &season_rows,
		.own_size = sizeof(struct table_state),
		.draw = draw,
		.mouse = list_view_mouse,
		.enter = table_enter,
		.round = table_round,
		.facts = facts,
		.touched = touched,
		.word = word,
	};

	return &view;
}
