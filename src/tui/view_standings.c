/* Standings in points order, after any round. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/words.h"
#include "board/card.h"
#include "core/fit.h"
#include "core/game.h"
#include "tui/table.h"

static void *read_rows(const struct tui *tui, int *count)
{
	struct standing *rows;

	if (event_standings(tui_event(tui), app_section(tui->app), tui->standings_round, &rows,
		    count) == STATUS_OK)
		return rows;
	*count = 0;
	return NULL;
}

static struct table_place place(const void *rows, int i)
{
	const struct standing *standing = (const struct standing *)rows + i;

	return (struct table_place){standing->pin, standing->rank};
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
	const int points2 = event_round_points2(tui_event(tui), player->section, player->pin, r);
	struct game game;
	const bool seated = game_of(tui_event(tui), player->section, r, player->pin, &game);

	if (seated && game.result == RESULT_NONE)
		strcpy(text, ".");
	else if (!seated && points2 == 0)
		strcpy(text, "-");
	else
		points_text(points2, text);
}

/* CAA 36: a game against one who stands in no row. */
static bool met_outside(const struct tui *tui, int pin)
{
	for (int r = 1; r <= tui->standings_round; r++)
		if (event_filled(tui_event(tui), app_section(tui->app), r, pin))
			return true;
	return false;
}

static const char *legend(const struct tui *tui)
{
	int count;
	const struct record *row =
		event_range(tui_event(tui), RECORD_FILLED, app_section(tui->app), 0, &count);

	for (; count > 0; count--, row++)
		if (row->as.filled.round <= tui->standings_round)
			return " · * with a game v one from outside";
	return "";
}

static void put_headings(const struct tui *tui, struct strip *strip)
{
	char text[16];

	strip_put(strip, ROLE_TITLE, " Rank Points  No. ");
	strip_fit(strip, ROLE_TITLE, "Name", name_cells(), false);
	strip_put(strip, ROLE_TITLE, " Grade  Club      ");
	for (int r = 1; r <= tui->standings_round && r <= 10; r++) {
		snprintf(text, sizeof(text), "%d", r);
		strip_fit(strip, ROLE_TITLE, text, 2, true);
	}
}

static void put_row(
	const struct tui *tui, const void *rows, int i, const char *rank, struct strip *strip)
{
	const struct standing *standing = (const struct standing *)rows + i;
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), standing->pin);
	char text[24];

	if (!player)
		return;
	strip_fit(strip, ROLE_STRONG, rank, 5, true);
	strip_fit(strip, ROLE_STRONG, points_text(standing->points2, text), 6, true);
	strip_fit(strip, ROLE_KEY, met_outside(tui, standing->pin) ? "*" : "", 3, false);
	snprintf(text, sizeof(text), "%d", standing->pin);
	strip_fit(strip, ROLE_PLAIN, text, 4, true);
	strip_gap(strip, 1);
	table_put_name(tui, player, name_cells(), strip);
	snprintf(text, sizeof(text), player->grade ? "%d" : "-", player->grade);
	strip_fit(strip, ROLE_FAINT, text, 6, true);
	strip_gap(strip, 2);
	strip_fit(strip, ROLE_FAINT, player->club, 10, false);
	for (int r = 1; r <= tui->standings_round && r <= 10; r++) {
		round_text(tui, player, r, text);
		strip_fit(strip, ROLE_PLAIN, text, 2, true);
	}
}

static void tell_row(const struct tui *tui, const void *rows, int i, char *text, size_t size)
{
	const struct standing *at = (const struct standing *)rows + i;
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), at->pin);
	char points[16], left[40] = "";

	if (player_has_left(player, tui->standings_round))
		snprintf(left, sizeof(left), ", withdrawn from round %d on", player->leaves);
	words_put(text, size, "%d %s: %s %s, place %d%s", at->pin, player ? player->name : "",
		points_text(at->points2, points), points_word(at->points2), at->rank, left);
}

static const struct table table = {
	.title = "Standings",
	.read = read_rows,
	.place = place,
	.legend = legend,
	.headings = put_headings,
	.row = put_row,
	.facts = tell_row,
};

static void draw(struct tui *tui)
{
	table_draw(tui, &table);
}

static void show(struct tui *tui, int pin)
{
	table_show(tui, &table, pin);
}

static bool key(struct tui *tui, const struct term_event *event)
{
	if (event->key != '/')
		return table_key(tui, &table, event);
	find_ask(tui, table_pin(tui, &table), show);
	return true;
}

/* "; round 3 v Smith, J (Minor)": opponents who have no row of their own (CAA 36). */
static void add_outside(const struct tui *tui, int pin, char *text, size_t size)
{
	for (int r = 1; r <= tui->standings_round; r++) {
		const struct filled *filled =
			event_filled(tui_event(tui), app_section(tui->app), r, pin);
		const size_t used = strlen(text);

		if (filled)
			words_put(text + used, size - used, "; round %d v %.40s", r, filled->name);
	}
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	table_facts(tui, &table, text, size);
	if (text[0])
		add_outside(tui, table_pin(tui, &table), text, size);
}

static const struct key_help keys[] = {
	{"Esc", "board", "back to the draw board", WHEN_ANY},
	{"←→", "round", "after an earlier or later round", WHEN_ANY},
	{"Enter", "card", "the full card of the player", WHEN_ANY},
	{"/", "find", "go to a player by number or name", WHEN_ANY},
	{"w", "print", "print or write the list", WHEN_ANY},
	{"↑↓", NULL, "up and down; PgUp, PgDn, Home, End", WHEN_ANY},
	{"F8 F9", NULL, "undo, redo; Ctrl-T, Ctrl-R too", WHEN_ANY},
};

const struct view *view_standings(void)
{
	static const struct view view = {
		.name = "Standings",
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.draw = draw,
		.key = key,
		.mouse = table_mouse,
		.enter = table_enter,
		.facts = facts,
	};

	return &view;
}
