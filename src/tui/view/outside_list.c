/* Games outside the competition of a club evening: what stands on their screen. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/text/fit.h"
#include "core/season.h"
#include "core/text/text.h"
#include "tui/ask/edit.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/members.h"
#include "tui/view/outside.h"
#include "tui/view/table.h"

enum { LINE_ROW = 2, HINT_ROW = 3, FIRST_ROW = 5, NAME_LEAST = 23, LINE_CELLS = 20 };

struct outside_entry *outside_of(const struct tui *tui)
{
	return tui->own[VIEW_OUTSIDE];
}

const struct record *outside_games(const struct tui *tui, int *count)
{
	return event_range(tui_event(tui), RECORD_OUTSIDE, app_section(tui->app),
		outside_of(tui)->evening, count);
}

bool outside_wants_name(const struct outside_entry *entry)
{
	return entry->white == 0 || entry->black == 0;
}

bool outside_shows_names(const struct outside_entry *entry)
{
	return outside_wants_name(entry) && entry->line.text[0] != '\0';
}

/* Those who are called so, or have this number; not who has the other colour. The caller frees. */
static struct app_listed *called_so(const struct tui *tui, int *count)
{
	const struct outside_entry *entry = outside_of(tui);
	int pin = 0, kept = 0;
	const bool number = text_to_int(entry->line.text, 1, PLAYERS_MOST, &pin);
	struct app_listed *rows = members_called(tui, number ? "" : entry->line.text, count);

	for (int i = 0; rows && i < *count; i++)
		if (rows[i].pin != entry->white && (!number || rows[i].pin == pin))
			rows[kept++] = rows[i];
	*count = kept;
	return rows;
}

int outside_meant(const struct tui *tui)
{
	int count;
	struct app_listed *rows = called_so(tui, &count);
	const int pin = rows ? members_meant(rows, count, tui, outside_of(tui)->line.text) : 0;

	free(rows);
	return pin;
}

const char *outside_name(const struct tui *tui, int pin)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);

	return player ? player->name : "";
}

/* "8 Hood, Harry", in so many cells. */
static void put_player(
	const struct tui *tui, struct strip *strip, enum role role, int pin, int cells)
{
	char text[NAME_SIZE + 16];

	snprintf(text, sizeof(text), "%d %s", pin, outside_name(tui, pin));
	strip_fit(strip, role, text, cells, false);
}

static const char *prompt_of(const struct outside_entry *entry)
{
	return entry->white == 0 ? "White>" : entry->black == 0 ? "Black>" : "Result>";
}

/*
 * Cells of a number and name: two of them stand in a row, with room for what is said of the game.
 */
static int name_cells(const struct tui *tui)
{
	const int wish = table_names_width(tui) + tui->model.pin_cells + 2;
	const int room = (COLS - 28) / 2, cells = wish < room ? wish : room;

	return cells > NAME_LEAST ? cells : NAME_LEAST;
}

/* What is known of the game already, then the line that is typed in. */
static void draw_line(struct tui *tui)
{
	const struct outside_entry *entry = outside_of(tui);
	const int names = name_cells(tui);
	struct strip strip = {0};
	int col = 2;

	if (entry->white) {
		put_player(tui, &strip, ROLE_WHITE, entry->white, names);
		strip_put(&strip, ROLE_PLAIN, " v ");
		col += names + 3;
	}
	if (entry->black) {
		put_player(tui, &strip, ROLE_BLACK, entry->black, names);
		strip_gap(&strip, 1);
		col += names + 1;
	}
	strip_put(&strip, ROLE_TITLE, prompt_of(entry));
	paint_strip(LINE_ROW, 2, &strip, COLS - 4, ROLE_PLAIN);
	col += text_width(prompt_of(entry)) + 1;
	edit_draw(&outside_of(tui)->line, LINE_ROW, col,
		outside_wants_name(entry)    ? LINE_CELLS
			: COLS - 3 - col < 6 ? COLS - 3 - col
					     : 6,
		!tui->ask.open && !tui->panel.open);
}

static void draw_hint(const struct tui *tui)
{
	const struct outside_entry *entry = outside_of(tui);
	char text[120];

	if (!outside_wants_name(entry))
		snprintf(text, sizeof(text),
			"1 White  0 Black  = draw, or nothing yet   r %s   x other colours",
			entry->rated ? "is to be RATED" : "is not to be rated");
	else
		snprintf(text, sizeof(text),
			"how the name of who has %s begins, or his number; then Enter",
			entry->white == 0 ? "White" : "Black");
	paint_text(HINT_ROW, 2, ROLE_KEY, text, COLS - 4);
}

static void draw_game(const struct tui *tui, const struct outside *game, int row, bool here)
{
	const int names = name_cells(tui);
	struct strip strip = {0};
	char text[16];

	snprintf(text, sizeof(text), "%d", game->number);
	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	strip_fit(&strip, ROLE_STRONG, text, 4, true);
	strip_gap(&strip, 2);
	put_player(tui, &strip, ROLE_WHITE, game->white, names);
	strip_gap(&strip, 1);
	strip_fit(&strip, ROLE_STRONG,
		game->result ? result_notation((enum result)game->result) : ". - .", 7, false);
	put_player(tui, &strip, ROLE_BLACK, game->black, names);
	strip_gap(&strip, 1);
	strip_put(&strip, ROLE_FAINT, game->rated ? "rated" : "not rated");
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

static void draw_name(const struct tui *tui, const struct app_listed *listed, int row, bool here)
{
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), listed->pin);
	struct strip strip = {0};
	char text[24];

	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	strip_gap(&strip, 6);
	put_player(tui, &strip, ROLE_STRONG, listed->pin, name_cells(tui));
	snprintf(text, sizeof(text), player->grade ? "%d" : "-", player->grade);
	strip_fit(&strip, ROLE_FAINT, text, 6, true);
	strip_gap(&strip, 2);
	strip_put(&strip, ROLE_FAINT,
		season_attendance(tui_event(tui), app_section(tui->app), outside_of(tui)->evening,
			listed->pin)
			? "● on tonight's list"
			: "");
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

/* The games of the evening, or those who are called as is typed. */
static struct listed read_below(const struct tui *tui)
{
	struct listed listed = {.count = 0};

	if (outside_shows_names(outside_of(tui)))
		listed.rows = listed.owned = called_so(tui, &listed.count);
	else
		listed.rows = outside_games(tui, &listed.count);
	return listed;
}

/* Of a game nobody is found. */
static int pin_of(const void *rows, int i)
{
	return ((const struct app_listed *)rows)[i].pin;
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	if (listed->owned)
		draw_name(tui, (const struct app_listed *)listed->rows + i, row, here);
	else
		draw_game(tui, &((const struct record *)listed->rows)[i].as.outside, row, here);
}

static const char *empty_words(const struct tui *tui)
{
	return outside_shows_names(outside_of(tui))
		? "Nobody is called so."
		: "None yet. They count in nobody's score or GSRP and bar no meeting.";
}

const struct list_rows *outside_list(void)
{
	static const struct list_rows rows = {.first_row = FIRST_ROW,
		.read = read_below,
		.pin = pin_of,
		.draw = draw_row,
		.empty = empty_words};

	return &rows;
}

void outside_draw(struct tui *tui)
{
	char title[80];
	int count;

	outside_games(tui, &count);
	snprintf(title, sizeof(title), "Evening %d: %d game%s outside the competition",
		outside_of(tui)->evening, count, count == 1 ? "" : "s");
	head_frame(title);
	draw_hint(tui);
	if (!outside_shows_names(outside_of(tui))) {
		paint_text(FIRST_ROW - 1, 4, ROLE_TITLE, "No.  White", 30);
		paint_text(FIRST_ROW - 1, 9 + name_cells(tui), ROLE_TITLE, "Result Black", 20);
	}
	list_view_draw(tui);
	head_draw(tui);
	draw_line(tui);
}
