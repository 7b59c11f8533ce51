/* The standings. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/game.h"
#include "core/season.h"
#include "print/list.h"

enum { COLUMNS = 7 };

static const struct table_column columns[COLUMNS] = {
	{"Rank", TABLE_RIGHT, false}, {"No", TABLE_RIGHT, false}, {"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false}, {"Club", TABLE_LEFT, true}, {"Pts", TABLE_RIGHT, false},
	{"", TABLE_LEFT, false}, /* who has withdrawn; left out while nobody has */
};

/* For other programs, and to be read as a list of players again. */
static const struct table_column csv_columns[COLUMNS] = {
	{"Rank", TABLE_RIGHT, false},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Club", TABLE_LEFT, true},
	{"Points", TABLE_RIGHT, false},
	{"Withdrawn", TABLE_LEFT, false},
};

static bool shared(const struct standing *rows, int count, int i)
{
	return (i > 0 && rows[i - 1].rank == rows[i].rank) ||
		(i + 1 < count && rows[i + 1].rank == rows[i].rank);
}

/* Shared ranks as "2="; before round 1 the list simply counts. */
static void add_rank(
	struct table *table, const struct standing *rows, int count, int i, int through)
{
	char rank[16];

	if (through == 0)
		snprintf(rank, sizeof(rank), "%d", i + 1);
	else
		snprintf(rank, sizeof(rank), "%d%s", rows[i].rank,
			shared(rows, count, i) ? "=" : "");
	table_cell(table, rank);
}

static void title(struct table *table, const struct event *event, int section, int through)
{
	char here[GAME_PROGRESS_SIZE], next[GAME_PROGRESS_SIZE];
	int rounds = event_section(event, section)->rounds, used;

	game_progress_text(event, section, through, here);
	game_progress_text(event, section, through + 1, next);
	if (through == 0)
		used = snprintf(table->title, sizeof(table->title), "Players before round 1");
	else if (here[0])
		used = snprintf(table->title, sizeof(table->title),
			"Standings in round %d of %d: %s", through, rounds, here);
	else
		used = snprintf(table->title, sizeof(table->title),
			"Standings after round %d of %d", through, rounds);
	if (next[0])
		snprintf(table->title + used, sizeof(table->title) - (size_t)used,
			" (round %d: %s)", through + 1, next);
}

/* Below the table: opponents who do not stand in it (CAA 36), when, and what it gave. */
static void add_outside(struct table *table, const struct event *event, int section, int through)
{
	int count, shown = 0;
	const struct record *row = event_range(event, RECORD_FILLED, section, 0, &count);

	for (; count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;
		char name[NAME_SIZE + 4], when[40], points[16];

		if (filled->round > through)
			continue;
		if (shown++ == 0)
			table_gap(table);
		snprintf(name, sizeof(name), "v %s", filled->name);
		snprintf(when, sizeof(when), "round %d, %s", filled->round,
			filled->colour == COLOUR_WHITE ? "White" : "Black");
		points_text(
			event_round_points2(event, section, filled->pin, filled->round), points);
		table_cell(table, "");
		table_int(table, filled->pin);
		table_cell(table, name);
		table_cell(table, "");
		table_cell(table, when);
		table_cell(table, filled->result == RESULT_NONE ? "." : points);
		list_add_left(table, NULL, through, COLUMNS);
	}
}

enum status print_standings(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->csv ? csv_columns : columns,
		.ncolumns = list_columns(event, section, through, COLUMNS)};
	enum status status;
	struct standing *rows;
	char points[16];
	int count;

	if (event_is_season(event, section))
		return print_season(event, section, through, style, sink, error);
	status = list_begin(&table, event, section, error);
	if (status != STATUS_OK)
		return status;
	title(&table, event, section, through);
	if (event_standings(event, section, through, &rows, &count) != STATUS_OK)
		return list_no_memory(error);
	for (int i = 0; i < count; i++) {
		const struct player *player = event_player(event, section, rows[i].pin);

		add_rank(&table, rows, count, i, through);
		table_int(&table, rows[i].pin);
		table_cell(&table, player ? player->name : "?");
		table_int(&table, player ? player->grade : 0);
		table_cell(&table, player ? player->club : "");
		table_cell(&table, points_text(rows[i].points2, points));
		list_add_left(&table, player, through, COLUMNS);
	}
	free(rows);
	if (!style->csv)
		add_outside(&table, event, section, through);
	return list_finish(&table, style, sink, error);
}
