/* All rounds of all players: the cross table, and the wall chart of US events. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/all_play_all.h"
#include "core/particulars/particular.h"
#include "core/round_cell.h"
#include "core/ties/standings.h"
#include "core/vocabulary.h"
#include "print/corrected.h"
#include "print/list.h"

enum {
	FRONT_CELLS = 24, /* of these and the points, the name cut short */
	HEAD_SIZE = 24,
	CHART_IDS = 5
};

struct chart {
	const struct event *event;
	int section, through;
	enum print_chart kind;
	enum print_form form;
	bool spoken; /* in sentences */
	struct standings standings;
	int *lines;    /* PINs in the order of the rows */
	int *called;   /* by PIN: the number that stands for him in the cells */
	bool by_place; /* that number is his place, else his PIN */
	bool with_ids; /* not for the public */
	bool has_id[CHART_IDS];
};

/* The columns of some of the rounds. */
struct chart_columns {
	struct table_column column[TABLE_COLUMNS_MOST];
	char heads[2 * ROUNDS_MOST][HEAD_SIZE];
	int first, last, count;
};

static bool is_wall(const struct chart *chart)
{
	return chart->kind != PRINT_CROSSTABLE;
}

static void chart_done(struct chart *chart)
{
	free(chart->lines);
	free(chart->called);
	standings_done(&chart->standings);
}

/* Places are sure once the last round is complete; until then a PIN is found on all lists. */
static bool is_finished(const struct event *event, int section, int through)
{
	const struct section *row = event_section(event, section);

	return through >= row->rounds && ties_last_complete(event, section, through) == through;
}

static enum status chart_init(struct chart *chart, const struct ties_setting *ties)
{
	enum status status = standings_make(
		chart->event, chart->section, chart->through, ties, &chart->standings);
	int count;

	if (status != STATUS_OK)
		return status;
	chart->lines = malloc((size_t)(chart->standings.count + 1) * sizeof(int));
	chart->called = calloc(PLAYERS_MOST + 1, sizeof(int));
	if (!chart->lines || !chart->called) {
		chart_done(chart);
		return STATUS_NO_MEMORY;
	}
	chart->by_place = chart->kind == PRINT_CROSSTABLE &&
		is_finished(chart->event, chart->section, chart->through);
	for (int i = 0; i < chart->standings.count; i++) {
		const int pin = chart->standings.rows[i].pin;

		chart->lines[i] = pin;
		chart->called[pin] = chart->by_place ? i + 1 : pin;
	}
	if (chart->kind == PRINT_WALLCHART) {
		const struct record *rows =
			event_range(chart->event, RECORD_PLAYER, chart->section, 0, &count);

		for (int i = 0; i < count; i++)
			chart->lines[i] = rows[i].as.player.pin;
	}
	return STATUS_OK;
}

/* The widest cell of a round, with the gap. */
static int round_cells(const struct chart *chart)
{
	const int digits = chart->standings.count > 999 ? 4
		: chart->standings.count > 99           ? 3
		: chart->standings.count > 9            ? 2
							: 1;
	const int cells = digits + (is_wall(chart) ? 3 : 2);

	return (cells > 4 ? cells : 4) + 1;
}

/* As many rounds as the page has room for, from `first` on. */
static int last_with_room(const struct chart *chart, int first, int width)
{
	int room = ((width ? width : 80) - FRONT_CELLS) / round_cells(chart);

	if (room < 1)
		room = 1;
	return chart->form != PRINT_TEXT || first + room > chart->through ? chart->through
									  : first + room - 1;
}

/* What offices know players by, in the columns behind the rounds. */
static const enum particular_id ids[CHART_IDS] = {
	PLAYER_ECF_CODE, PLAYER_FIDE_ID, PLAYER_US_ID, PLAYER_NATIONAL_ID, PLAYER_STATE};

/* A wall chart is of US Chess. */
static bool is_of_chart(const struct chart *chart, enum particular_id id)
{
	return !is_wall(chart) || id == PLAYER_US_ID || id == PLAYER_STATE;
}

/* A table for an office, or a spreadsheet, has those that somebody has. */
static void find_ids(struct chart *chart)
{
	int count;
	const struct record *rows =
		event_range(chart->event, RECORD_PLAYER, chart->section, 0, &count);
	char text[PARTICULAR_SIZE];

	for (int id = 0; id < CHART_IDS; id++)
		for (int i = 0; i < count && chart->form == PRINT_CSV &&
			is_of_chart(chart, ids[id]) && !chart->has_id[id];
			i++)
			chart->has_id[id] = event_field(chart->event, chart->section,
				rows[i].as.player.pin, particular_field(ids[id]), text)[0];
}

static void add_column(struct chart_columns *columns, const char *head, enum table_align align)
{
	columns->column[columns->count++] = (struct table_column){head, align, false};
}

static void choose_columns(const struct chart *chart, struct chart_columns *columns)
{
	columns->count = 0;
	add_column(columns,
		chart->by_place                    ? "Pl"
			: chart->form == PRINT_CSV ? "PIN"
						   : "No",
		TABLE_RIGHT);
	columns->column[columns->count++] = (struct table_column){"Name", TABLE_LEFT, true};
	add_column(columns, "Grade", TABLE_RIGHT);
	for (int round = columns->first; round <= columns->last; round++) {
		char(*heads)[HEAD_SIZE] = &columns->heads[2 * (round - 1)];

		snprintf(heads[0], HEAD_SIZE, "R%d", round);
		add_column(columns, heads[0], TABLE_RIGHT);
		snprintf(heads[1], HEAD_SIZE, chart->spoken ? "after %s %d:" : "%s %d",
			chart->spoken ? vocabulary_of(chart->event, chart->section)->round_small
				      : "Sum",
			round);
		if (chart->form == PRINT_CSV)
			add_column(columns, heads[1], TABLE_RIGHT);
	}
	add_column(columns, chart->form == PRINT_CSV ? "Points" : "Pts", TABLE_RIGHT);
	for (int id = 0; id < CHART_IDS; id++)
		if (chart->has_id[id])
			add_column(columns, particular_field(ids[id])->name, TABLE_LEFT);
	/* on paper it stands below the name */
	if (chart->form == PRINT_CSV &&
		event_any_left(chart->event, chart->section, chart->through))
		add_column(columns, list_left_head(chart->spoken ? PRINT_LINES : PRINT_CSV),
			TABLE_LEFT);
}

/* What has no opponent, for a spreadsheet, to which "-B-" is a formula. */
static const char *free_word(enum cell_kind kind)
{
	return kind == CELL_BYE ? "B" : kind == CELL_HALF_BYE ? "H" : "U";
}

/*
 * As a US wall chart has it (28O): "W 12w", "X 12" by forfeit, "-B-" a bye, "-H-" half a point; "?
 * 12w" is open.
 */
static const char *wall_words(
	const struct round_cell *cell, enum print_form form, char text[ROUND_CELL_SIZE])
{
	static const char *const words[CELL_KINDS] = {
		[CELL_WON] = "W",
		[CELL_DRAWN] = "D",
		[CELL_LOST] = "L",
		[CELL_OPEN] = "?",
		[CELL_DEFAULT_WON] = "X",
		[CELL_DEFAULT_LOST] = "F",
		[CELL_BYE] = "-B-",
		[CELL_HALF_BYE] = "-H-",
		[CELL_FREE] = "---",
		[CELL_ABSENT] = "---",
	};
	const char *colour = cell->colour == COLOUR_WHITE ? "w"
		: cell->colour == COLOUR_BLACK            ? "b"
							  : "";

	const char *word = words[cell->open ? CELL_OPEN : cell->kind];

	if (cell->opponent == 0)
		snprintf(text, ROUND_CELL_SIZE, "%s",
			form == PRINT_CSV && word[0] == '-' ? free_word(cell->kind) : word);
	else if (cell->opponent == HISTORY_OUTSIDE)
		snprintf(text, ROUND_CELL_SIZE, "%s *%s", word, colour);
	else
		snprintf(text, ROUND_CELL_SIZE, cell->is_void ? "(%s %d%s)" : "%s %d%s", word,
			cell->opponent, colour);
	return text;
}

static void add_round(struct table *table, const struct chart *chart, int pin, int round)
{
	struct round_cell cell = round_cell_of(chart->event, chart->section, pin, round);
	char text[ROUND_CELL_SIZE + 4];

	if (cell.opponent > 0)
		cell.opponent = chart->called[cell.opponent];
	if (is_wall(chart))
		wall_words(&cell, chart->form, text);
	else
		round_cell_words(&cell, text);
	corrected_mark(chart->event, chart->section, round, pin, chart->form, text, sizeof(text));
	table_cell(table, text);
}

static void add_sum(struct table *table, const struct chart *chart, int pin, int round)
{
	char points[16], text[24];

	points_text(event_points2(chart->event, chart->section, pin, round), points);
	if (all_play_all_left(chart->event, chart->section, pin) == ALL_PLAY_ALL_VOID)
		snprintf(text, sizeof(text), "(%s)",
			points_text(event_void_points2(chart->event, chart->section, pin, round),
				points));
	else
		snprintf(text, sizeof(text), "%s", points);
	table_cell(table, text);
}

/* By place who counts for nobody has one only to be found by. */
static void add_called(struct table *table, const struct chart *chart, int pin)
{
	char text[16];

	snprintf(text, sizeof(text),
		chart->by_place &&
				all_play_all_left(chart->event, chart->section, pin) ==
					ALL_PLAY_ALL_VOID
			? "(%d)"
			: "%d",
		chart->called[pin]);
	table_cell(table, text);
}

static void add_grade(struct table *table, const struct chart *chart, const struct player *player)
{
	if (player->grade > 0 || !is_wall(chart))
		table_int(table, player->grade);
	else
		table_cell(table, player->is_new ? "NEW" : "UNR");
}

/* Below his name: id and state on a wall chart, that he is gone, or his club. */
static void add_below(struct table *table, const struct chart *chart, const struct player *player)
{
	const char *id = event_particular(chart->event, chart->section, player->pin, PLAYER_US_ID),
		   *state = event_particular(
			   chart->event, chart->section, player->pin, PLAYER_STATE);
	char text[PARTICULAR_SIZE + LEFT_SIZE + CLUB_SIZE], left[LEFT_SIZE];
	const char *words = list_left_words(chart->event, player, chart->through, left);
	const bool ids_here = is_wall(chart) && chart->with_ids;

	snprintf(text, sizeof(text), "%s %s  %s", ids_here ? id : "", ids_here ? state : "",
		words[0] ? words : player->club);
	table_cell(table, text + strspn(text, " "));
}

/* His rounds, and on paper below them the points so far. */
static void add_player(struct table *table, const struct chart *chart,
	const struct chart_columns *columns, const struct player *player)
{
	char text[PARTICULAR_SIZE], left[LEFT_SIZE];

	add_called(table, chart, player->pin);
	table_name(table, player->name, player->pin);
	add_grade(table, chart, player);
	for (int round = columns->first; round <= columns->last; round++) {
		add_round(table, chart, player->pin, round);
		if (chart->form == PRINT_CSV)
			add_sum(table, chart, player->pin, round);
	}
	add_sum(table, chart, player->pin, chart->through);
	for (int id = 0; id < CHART_IDS; id++)
		if (chart->has_id[id])
			table_cell(table,
				event_field(chart->event, chart->section, player->pin,
					particular_field(ids[id]), text));
	if (event_any_left(chart->event, chart->section, chart->through) &&
		chart->form == PRINT_CSV)
		table_cell(table, list_left_words(chart->event, player, chart->through, left));
	if (chart->form == PRINT_CSV)
		return;
	table_cell(table, "");
	add_below(table, chart, player);
	table_cell(table, "");
	for (int round = columns->first; round <= columns->last; round++)
		add_sum(table, chart, player->pin, round);
	table_cell(table, "");
}

static void put_note(
	struct table *table, const struct chart *chart, const struct chart_columns *columns)
{
	char rounds[40] = "";

	if (columns->first > 1 || columns->last < chart->through)
		snprintf(
			rounds, sizeof(rounds), "rounds %d to %d; ", columns->first, columns->last);
	snprintf(table->note, sizeof(table->note),
		"%sby %s; opponents by %s; %s each round the points so far", rounds,
		chart->kind == PRINT_WALLCHART ? "number" : "score",
		chart->by_place ? "place" : "number",
		chart->form == PRINT_CSV ? "behind" : "below");
}

static enum status put_part(const struct chart *chart, struct chart_columns *columns,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {
		.columns = columns->column, .together = chart->form == PRINT_CSV ? 0 : 2};
	enum status status = list_begin(&table, chart->event, chart->section, error);

	if (status != STATUS_OK)
		return status;
	choose_columns(chart, columns);
	table.ncolumns = columns->count;
	list_title_after(&table, chart->event, chart->section, chart->through,
		is_wall(chart) ? "Wall chart" : "Cross table");
	put_note(&table, chart, columns);
	for (int i = 0; i < chart->standings.count; i++)
		add_player(&table, chart, columns,
			event_player(chart->event, chart->section, chart->lines[i]));
	corrected_add(
		&table, chart->event, chart->section, columns->first, columns->last, style->form);
	return list_finish(&table, style, sink, error);
}

enum status print_chart(const struct event *event, int section, int through, enum print_chart kind,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	/* in sentences a player has all that he has in a spreadsheet */
	const enum print_form form = style->form == PRINT_LINES ? PRINT_CSV : style->form;
	struct chart chart = {
		event, section, through, kind, form, style->form == PRINT_LINES, .lines = NULL};
	struct chart_columns columns = {.first = 1};
	enum status status = STATUS_OK;

	if (through < 1)
		return list_no_round(event, section, error);
	if (chart_init(&chart, style->ties) != STATUS_OK)
		return list_no_memory(error);
	chart.with_ids = !style->for_public;
	if (chart.with_ids)
		find_ids(&chart);
	for (; status == STATUS_OK && columns.first <= through; columns.first = columns.last + 1) {
		columns.last = last_with_room(&chart, columns.first, style->width);
		if (columns.first > 1 && !sink->write(sink->context, "\f", 1))
			status = print_sink_failed(errno, error);
		else
			status = put_part(&chart, &columns, style, sink, error);
	}
	chart_done(&chart);
	return status;
}
