/* The sheet of a player: all his rounds, with ratings, colours, points and performance. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/board_result.h"
#include "core/particulars/left.h"
#include "core/round_cell.h"
#include "core/ties/ratings.h"
#include "core/vocabulary.h"
#include "print/corrected.h"
#include "print/list.h"
#include "print/public_name.h"

static const struct table_column columns[] = {
	{"Rd", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false},
	{"No", TABLE_RIGHT, false},
	{"Opponent", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Result", TABLE_CENTRE, false},
	{"Points", TABLE_RIGHT, false},
	{"Sum", TABLE_RIGHT, false},
};

static const struct table_column csv_columns[] = {
	{"PIN", TABLE_RIGHT, false}, {"Name", TABLE_LEFT, true}, {"Round", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false}, {"Opponent PIN", TABLE_RIGHT, false},
	{"Opponent", TABLE_LEFT, true}, {"Opponent grade", TABLE_RIGHT, false},
	{"Result", TABLE_CENTRE, false}, {"Points", TABLE_RIGHT, false},
	{"Sum", TABLE_RIGHT, false},
	{"Withdrawn", TABLE_LEFT, false}, /* left out while nobody has */
};

enum { CSV_COLUMNS = sizeof(csv_columns) / sizeof(csv_columns[0]) };

/* What a performance is counted from: finished games over the board against rated opponents. */
struct record_so_far {
	int64_t ratings;
	int games, score2;
	bool bracketed; /* a game counts for nobody */
};

/* In the place of an opponent. */
static const char *absence_words(
	const struct event *event, const struct player *player, int round, enum cell_kind kind)
{
	const struct round *row = event_round(event, player->section, round);
	const enum left left = player_left(event, player, round - 1);

	if (kind == CELL_HALF_BYE)
		return "half-point bye";
	if (kind == CELL_BYE || kind == CELL_FREE)
		return vocabulary_of(event, player->section)->full_bye;
	return !row || row->state < ROUND_PUBLISHED ? ""
		: player->enters > round            ? "not entered yet"
		: left == LEFT_NOT                  ? "not there"
						    : left_words(left);
}

/* The opponent, or what there was instead; his number and grade. */
static void add_opponent(struct table *table, const struct event *event,
	const struct player *player, int round, const struct round_cell *cell)
{
	const struct filled *filled = event_filled(event, player->section, round, player->pin);
	const struct player *opponent =
		cell->opponent > 0 ? event_player(event, player->section, cell->opponent) : NULL;

	table_cell(table,
		cell->colour == COLOUR_WHITE           ? "White"
			: cell->colour == COLOUR_BLACK ? "Black"
						       : "");
	table_int(table, opponent ? opponent->pin : 0);
	table_name(table,
		opponent         ? opponent->name
			: filled ? filled->name
			: cell->colour != COLOUR_NONE
			? "in another section"
			: absence_words(event, player, round, cell->kind),
		opponent         ? opponent->pin
			: filled ? TABLE_OUTSIDER
				 : 0);
	table_int(table, opponent ? opponent->grade : 0);
}

/* As the game is rated, if it is. */
static void add_to_record(const struct event *event, const struct player *player, int round,
	struct record_so_far *record)
{
	const struct round_cell cell = round_cell_rated(event, player->section, player->pin, round);
	const struct board *board = event_board_of(event, player->section, round, player->pin);
	const struct player *opponent =
		cell.opponent > 0 ? event_player(event, player->section, cell.opponent) : NULL;

	if (cell.open || cell.kind > CELL_LOST || !opponent || opponent->grade == 0 ||
		(board && board_is_unrated(event, board)))
		return;
	record->ratings += opponent->grade;
	record->games++;
	record->score2 += cell.kind == CELL_WON ? 2 : cell.kind == CELL_DRAWN ? 1 : 0;
}

static void add_round(struct table *table, const struct event *event, const struct player *player,
	int round, enum print_form form, struct record_so_far *record)
{
	const struct round_cell cell = round_cell_of(event, player->section, player->pin, round);
	char points[16], sign[16] = "";

	table_int(table, round);
	add_opponent(table, event, player, round, &cell);
	if (cell.opponent)
		snprintf(sign, sizeof(sign), cell.is_void ? "(%s)" : "%s", round_cell_sign(&cell));
	record->bracketed = record->bracketed || cell.is_void;
	corrected_mark(event, player->section, round, player->pin, form, sign, sizeof(sign));
	table_cell(table, sign);
	table_cell(table,
		points_text(
			event_round_points2(event, player->section, player->pin, round), points));
	table_cell(table,
		points_text(event_points2(event, player->section, player->pin, round), points));
	add_to_record(event, player, round, record);
}

/* Number, name and grade above his rounds, and his title and club, or that he has left. */
static void add_heading(
	struct table *table, const struct event *event, const struct player *player, int through)
{
	char text[TITLE_SIZE + CLUB_SIZE + LEFT_SIZE + 8], left[LEFT_SIZE];
	const char *words = list_left_words(event, player, through, left);
	const char *const parts[] = {player->title, player->club, words};
	size_t used = 0;

	table_cell(table, "");
	table_cell(table, "");
	table_int(table, player->pin);
	table_name(table, player->name, player->pin);
	table_int(table, player->grade);
	for (int column = 5; column < table->ncolumns; column++)
		table_cell(table, "");
	for (int i = 0; i < 3; i++)
		if (parts[i][0])
			used += (size_t)snprintf(text + used, sizeof(text) - used, "%s%s",
				used > 0 ? ", " : "", parts[i]);
	if (used == 0)
		return;
	for (int column = 0; column < table->ncolumns; column++)
		table_cell(table, column == 3 ? text : "");
}

/* One text below his rounds. */
static void add_below(struct table *table, const char *text)
{
	for (int column = 0; column < table->ncolumns; column++)
		table_cell(table, column == 3 ? text : "");
}

/* "Performance 1987 in 4 games". */
static void add_performance(struct table *table, const struct record_so_far *record)
{
	char text[80];

	if (record->games == 0)
		return;
	snprintf(text, sizeof(text), "performance %d in %d rated game%s",
		ties_performance_of(record->ratings, record->games, record->score2), record->games,
		record->games == 1 ? "" : "s");
	add_below(table, text);
}

static void add_sheet(struct table *table, const struct event *event, const struct player *player,
	int through, enum print_form form)
{
	const bool csv = form == PRINT_CSV;
	struct record_so_far record = {0};

	if (!csv && table_rows(table) > 0)
		table_gap(table);
	if (!csv)
		add_heading(table, event, player, through);
	for (int round = 1; round <= through; round++) {
		if (csv) {
			table_int(table, player->pin);
			table_name(table, player->name, player->pin);
		}
		add_round(table, event, player, round, form, &record);
		if (csv)
			list_add_left(table, event, player, through, CSV_COLUMNS);
	}
	if (!csv && record.bracketed)
		add_below(table, "in brackets: counts for nobody");
	if (!csv)
		add_performance(table, &record);
}

/* "Sheet of Cairns, Carol after round 3 of 5": he is named as the list names him. */
static void put_title(struct table *table, const struct event *event, int section, int through,
	int pin, bool for_public)
{
	const struct player *player = event_player(event, section, pin);
	char what[PUBLIC_NAME_SIZE + 16], known[PUBLIC_NAME_SIZE];

	if (player)
		snprintf(what, sizeof(what), "Sheet of %s",
			for_public ? public_player(event, section, pin, known) : player->name);
	list_title_after(table, event, section, through, player ? what : "Sheets of the players");
}

enum status print_sheets(const struct event *event, int section, int through, int pin,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->form == PRINT_CSV ? csv_columns : columns,
		.ncolumns = style->form == PRINT_CSV
			? list_columns(event, section, through, CSV_COLUMNS)
			: (int)(sizeof(columns) / sizeof(columns[0])),
		.blocks = true};
	enum status status = list_begin(&table, event, section, error);
	int *pins, count;

	if (status != STATUS_OK)
		return status;
	if (event_rank_order(event, section, &pins, &count) != STATUS_OK)
		return list_no_memory(error);
	put_title(&table, event, section, through, pin, style->for_public);
	for (int i = 0; i < count; i++)
		if (pin == 0 || pins[i] == pin)
			add_sheet(&table, event, event_player(event, section, pins[i]), through,
				style->form);
	free(pins);
	corrected_add(&table, event, section, 1, through, style->form);
	return list_finish(&table, style, sink, error);
}
