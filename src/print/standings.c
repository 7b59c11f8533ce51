/* The standings. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "core/game.h"
#include "core/season.h"
#include "core/ties/text.h"
#include "print/list.h"
#include "print/standings_rows.h"

enum {
	PLAIN_COLUMNS = STANDINGS_PLAIN_COLUMNS,
	PLAIN_CELLS = 46, /* of the columns but the tie-breaks, with names cut short */
	TIE_CELLS = 7
};

static const struct table_column plain_columns[PLAIN_COLUMNS] = {
	{"Rank", TABLE_RIGHT, false},
	{"No", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Club", TABLE_LEFT, true},
	{"Pts", TABLE_RIGHT, false},
};

/* For other programs, and to be read as a list of players again. */
static const struct table_column csv_columns[PLAIN_COLUMNS] = {
	{"Rank", TABLE_RIGHT, false},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Club", TABLE_LEFT, true},
	{"Points", TABLE_RIGHT, false},
};

/* How many tie-breaks a page has room for. */
static int room_for_ties(const struct print_style *style)
{
	const int width = style->width > 0 ? style->width : 80;
	const int room = (width - PLAIN_CELLS) / TIE_CELLS;

	return style->form != PRINT_TEXT || room > TIES_MOST ? TIES_MOST : room;
}

void standings_choose_columns(const struct standings *standings, const struct print_style *style,
	struct standings_columns *columns)
{
	const struct ties_order *order = &standings->setting.order;
	const int room = standings->through > 0 ? room_for_ties(style) : 0;

	memset(columns, 0, sizeof(*columns));
	memcpy(columns->column, style->form == PRINT_CSV ? csv_columns : plain_columns,
		sizeof(plain_columns));
	for (int i = 0; i < order->count && columns->ties < room; i++) {
		if (order->of[i].code == TIES_PTS || standings->table.left_out[i])
			continue;
		columns->column[PLAIN_COLUMNS + columns->ties] = (struct table_column){
			ties_word(&order->of[i], columns->words[columns->ties]), TABLE_RIGHT,
			false};
		columns->entry[columns->ties++] = i;
	}
	columns->most = PLAIN_COLUMNS + columns->ties + 1;
	/* who has withdrawn; left out while nobody has */
	columns->column[columns->most - 1] = (struct table_column){
		style->form == PRINT_CSV ? "Withdrawn" : "", TABLE_LEFT, false};
}

/* Shared ranks as "2="; before round 1 the list simply counts. */
static const char *rank_text(const struct standings *standings, int i, char rank[16])
{
	if (standings->through == 0)
		snprintf(rank, 16, "%d", i + 1);
	else
		snprintf(rank, 16, "%d%s", standings->rows[i].rank,
			standings_is_shared(standings, i) ? "=" : "");
	return rank;
}

static void title(struct table *table, const struct event *event, int section,
	const struct standings *standings)
{
	const int through = standings->through;
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
	if (through > 0 && standings->setting.order.count > 1)
		ties_order_words(standings, table->note);
}

/* Below the table: opponents who do not stand in it (CAA 36), when, and what it gave. */
static void add_outside(struct table *table, const struct event *event, int section, int through,
	const struct standings_columns *columns)
{
	int count, shown = 0;
	const struct record *row = event_range(event, RECORD_FILLED, section, 0, &count);

	for (; count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;
		char who[16], when[40], points[16];

		if (filled->round > through)
			continue;
		if (shown++ == 0)
			table_gap(table);
		snprintf(when, sizeof(when), "round %d, %s", filled->round,
			filled->colour == COLOUR_WHITE ? "White" : "Black");
		points_text(
			event_round_points2(event, section, filled->pin, filled->round), points);
		snprintf(who, sizeof(who), "%d v", filled->pin);
		table_cell(table, who);
		table_cell(table, "");
		table_name(table, filled->name, TABLE_OUTSIDER);
		table_cell(table, "");
		table_cell(table, when);
		table_cell(table, filled->result == RESULT_NONE ? "." : points);
		for (int i = 0; i < columns->ties; i++)
			table_cell(table, "");
		list_add_left(table, NULL, through, columns->most);
	}
}

void standings_add_row(struct table *table, const struct event *event, int section,
	const struct standings *standings, int i, const char *rank,
	const struct standings_columns *columns)
{
	const struct standing *row = &standings->rows[i];
	const struct player *player = event_player(event, section, row->pin);
	char text[TIES_FIGURE_SIZE];

	table_cell(table, rank);
	table_int(table, row->pin);
	table_name(table, player ? player->name : "?", row->pin);
	table_int(table, player ? player->grade : 0);
	table_cell(table, player ? player->club : "");
	table_cell(table, points_text(row->points2, text));
	for (int k = 0; k < columns->ties; k++) {
		const struct ties_figure figure =
			ties_table_figure(&standings->table, row->player, columns->entry[k]);

		table_cell(table, ties_figure_text(&figure, text));
	}
	list_add_left(table, player, standings->through, columns->most);
}

enum status print_standings(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.wall = true};
	struct standings standings;
	struct standings_columns columns;
	char rank[16];
	enum status status;

	if (event_is_season(event, section))
		return print_season(event, section, through, style, sink, error);
	status = list_begin(&table, event, section, error);
	if (status != STATUS_OK)
		return status;
	if (standings_make(event, section, through, style->ties, &standings) != STATUS_OK)
		return list_no_memory(error);
	standings_choose_columns(&standings, style, &columns);
	table.columns = columns.column;
	table.ncolumns = list_columns(event, section, through, columns.most);
	title(&table, event, section, &standings);
	for (int i = 0; i < standings.count; i++)
		standings_add_row(&table, event, section, &standings, i,
			rank_text(&standings, i, rank), &columns);
	standings_done(&standings);
	if (style->form != PRINT_CSV)
		add_outside(&table, event, section, through, &columns);
	return list_finish(&table, style, sink, error);
}
