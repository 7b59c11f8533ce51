/* The rows of the list of players: columns as wide as their texts need, and the marks in them. */
#include "config.h"

#include "tui/view/players_rows.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "board/card.h"
#include "board/columns.h"
#include "board/round_ink.h"
#include "app/players/apart.h"
#include "core/particulars/left.h"
#include "core/booking.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"

enum {
	FIXED_CELLS = 26, /* cursor, number, place, grade, points, and the blanks between columns */
	NAME_LEAST = 24,
	NOTES_LEAST = 12,
	CLUB_LEAST = 12
};

static void put_note(struct strip *strip, size_t from, enum role role, const char *text)
{
	if (strip->used > from)
		strip_put(strip, ROLE_PLAIN, ", ");
	strip_put(strip, role, text);
}

/* Rounds that have left a colour on the cards, or none. */
static int past_rounds(const struct tui *tui)
{
	return tui->model.state >= ROUND_PUBLISHED ? tui->model.round : tui->model.round - 1;
}

/* "apart from 15, 20": whom he does not meet in rounds that are still to be drawn. */
static void put_apart(
	const struct tui *tui, const struct player *player, size_t from, struct strip *strip)
{
	const struct apart *apart = NULL;
	const int next = past_rounds(tui) + 1;
	const char *before = strip->used > from ? ", apart from " : "apart from ";

	while ((apart = apart_next(tui_event(tui), player->section, player->pin, next, apart)) !=
		NULL) {
		strip_format(strip, ROLE_PINNED, "%s%d", before,
			apart->pin == player->pin ? apart->other : apart->pin);
		before = ", ";
	}
}

void players_put_notes(const struct tui *tui, const struct player *player, struct strip *strip)
{
	const char *round = tui_vocabulary(tui)->round_small;
	const size_t from = strip->used;
	char text[48];
	int count;
	const struct record *row =
		event_range(tui_event(tui), RECORD_BOOKING, player->section, player->pin, &count);

	for (; count > 0; row++, count--)
		strip_format(strip, ROLE_BYE, "%s%d:%s", strip->used > from ? " " : "bye ",
			row->as.booking.round,
			booking_sign((enum booking_kind)row->as.booking.kind));
	snprintf(text, sizeof(text), "from %s %d", round, player->enters);
	if (player->enters > 1)
		put_note(strip, from, ROLE_STRONG, text);
	snprintf(text, sizeof(text), "%s from %s %d",
		player_left(tui_event(tui), player, ROUNDS_MOST) == LEFT_EXPELLED ? "expelled"
										  : "gone",
		round, player->leaves);
	if (player->leaves > 0)
		put_note(strip, from, ROLE_BAD, text);
	put_apart(tui, player, from, strip);
}

/* "GM top: ", before the name. */
static const char *put_marks(const struct player *player, char text[TITLE_SIZE + 16])
{
	snprintf(text, TITLE_SIZE + 16, "%s%s%s", player->title, player->title[0] ? " " : "",
		card_mark(player));
	return text;
}

static int larger(int a, int b)
{
	return a > b ? a : b;
}

struct players_cells players_share_cells(const struct tui *tui)
{
	/* wished for: "Name" above them */
	struct column columns[] = {
		{.least = NAME_LEAST, .wish = 4}, {.least = NOTES_LEAST}, {.least = CLUB_LEAST}};
	struct players_cells cells = {.colours = past_rounds(tui),
		.marks = grade_marks_of(tui_event(tui), app_section(tui->app))};
	int count, left;
	const struct record *row =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);

	for (; count > 0; count--, row++) {
		const struct player *player = &row->as.player;
		char marks[TITLE_SIZE + 16];
		struct strip notes = {0};

		players_put_notes(tui, player, &notes);
		columns[0].wish = larger(columns[0].wish,
			text_width(put_marks(player, marks)) + text_width(player->name));
		columns[1].wish = larger(columns[1].wish, strip_width(&notes));
		columns[2].wish = larger(columns[2].wish, text_width(player->club));
	}
	/* "Club" above them */
	if (columns[2].wish > 0)
		columns[2].wish =
			larger(columns[2].wish, text_width(tui_vocabulary(tui)->club)) + 1;
	left = columns_share(columns, 3, COLS - 2 - FIXED_CELLS - cells.marks.letters);
	cells.name = columns[0].cells;
	cells.notes = columns[1].cells;
	cells.club = columns[2].cells;
	/* "Colours" above them */
	if (cells.colours > 0)
		cells.colours = larger(cells.colours, 7) + 2;
	if (left < cells.colours)
		cells.colours = 0;
	return cells;
}

void players_draw_headings(const struct tui *tui, const struct players_cells *cells, int row)
{
	struct strip strip = {0};

	strip_fit(&strip, ROLE_TITLE, "  No.", 10, false);
	strip_fit(&strip, ROLE_TITLE, "Name", cells->name, false);
	strip_fit(&strip, ROLE_TITLE, " Grade", 8 + cells->marks.letters, false);
	strip_fit(&strip, ROLE_TITLE, cells->club ? tui_vocabulary(tui)->club : "", cells->club,
		false);
	strip_fit(&strip, ROLE_TITLE, "Pts", 4, true);
	strip_gap(&strip, 2);
	strip_fit(&strip, ROLE_TITLE, cells->colours ? "Colours" : "", cells->colours, false);
	strip_put(&strip, ROLE_TITLE, "Notes");
	paint_strip(row, 1, &strip, COLS - 2, ROLE_PLAIN);
}

/* As on the cards: a letter and its ink, "-" for a round without a colour. */
static void put_colours(
	const struct tui *tui, const struct player *player, int cells, struct strip *strip)
{
	const int rounds = past_rounds(tui);
	const int first = rounds > cells - 2 ? rounds - (cells - 2) + 1 : 1;

	for (int r = first; r <= rounds; r++) {
		const struct round_cell cell =
			round_cell_of(tui_event(tui), player->section, player->pin, r);

		strip_put(strip, round_ink(&cell),
			cell.colour == COLOUR_NONE ? "-" : colour_letter(cell.colour));
	}
	strip_gap(strip, cells - (rounds - first + 1));
}

void players_draw_row(const struct tui *tui, const struct player *player,
	const struct players_cells *cells, int row, bool here)
{
	const enum role role = player_has_left(player, tui->model.round) ? ROLE_DONE : ROLE_PLAIN;
	struct strip strip = {0};
	char text[TITLE_SIZE + 16];

	snprintf(text, sizeof(text), "%d", player->pin);
	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	strip_fit(&strip, ROLE_STRONG, text, 4, true);
	strip_fit(
		&strip, ROLE_FAINT, strcmp(player->place, text) != 0 ? player->place : "", 4, true);
	strip_gap(&strip, 1);
	strip_put(&strip, ROLE_STRONG, put_marks(player, text));
	card_put_name(tui_event(tui), player, role, cells->name - text_width(text), &strip);
	snprintf(text, sizeof(text), player->grade ? "%d" : "-", player->grade);
	strip_fit(&strip, ROLE_FAINT, text, 6, true);
	strip_fit(&strip, ROLE_STRONG, grade_mark(tui_event(tui), player->section, player->pin),
		cells->marks.letters, false);
	strip_gap(&strip, 2);
	if (cells->club > 0)
		strip_fit(&strip, ROLE_FAINT, player->club, cells->club - 1, false);
	strip_gap(&strip, cells->club > 0);
	points_text(event_points2(tui_event(tui), player->section, player->pin, tui->model.round),
		text);
	strip_fit(&strip, ROLE_STRONG, text, 4, true);
	strip_gap(&strip, 2);
	if (cells->colours > 0)
		put_colours(tui, player, cells->colours, &strip);
	players_put_notes(tui, player, &strip);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}
