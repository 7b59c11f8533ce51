/* The standings. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "core/board_result.h"
#include "core/game.h"
#include "core/season.h"
#include "core/text/fit.h"
#include "core/ties/text.h"
#include "core/vocabulary.h"
#include "print/list.h"
#include "print/public_name.h"
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

/* The cells that a page has for tie-breaks. */
static int room_for_ties(const struct print_style *style)
{
	const int width = style->width > 0 ? style->width : 80;

	return style->form == PRINT_TEXT ? width - PLAIN_CELLS : INT_MAX;
}

/* Those of one: its figures, or its head where that is longer. */
static int tie_cells(const char *head)
{
	const int cells = text_width(head) + 1;

	return cells > TIE_CELLS ? cells : TIE_CELLS;
}

/* The mark of who has an open game, in a column of its own: points stay figures. */
static int add_open_column(const struct event *event, int section, int through,
	const struct print_style *style, struct standings_columns *columns)
{
	if (!player_has_open(event, section, 0, through))
		return PLAIN_COLUMNS;
	columns->open = style->form == PRINT_LINES ? "a game is open" : "?";
	columns->column[PLAIN_COLUMNS] =
		(struct table_column){style->form == PRINT_CSV ? "Open" : "", TABLE_LEFT, false};
	return PLAIN_COLUMNS + 1;
}

/* "WIN, BPG and DE". */
static void name_cut(struct standings_columns *columns, const char *const *cut, int count)
{
	for (int i = 0; i < count; i++)
		snprintf(columns->cut + strlen(columns->cut),
			sizeof(columns->cut) - strlen(columns->cut), "%s%s",
			i == 0                  ? ""
				: i + 1 < count ? ", "
						: " and ",
			cut[i]);
}

void standings_choose_columns(const struct event *event, int section,
	const struct standings *standings, const struct print_style *style,
	struct standings_columns *columns)
{
	const struct ties_order *order = &standings->setting.order;
	int room = standings->through > 0 ? room_for_ties(style) : 0, front;
	const char *cut[TIES_MOST];
	int ncut = 0;

	memset(columns, 0, sizeof(*columns));
	memcpy(columns->column, style->form == PRINT_CSV ? csv_columns : plain_columns,
		sizeof(plain_columns));
	front = add_open_column(event, section, standings->through, style, columns);
	columns->width = PLAIN_CELLS;
	for (int i = 0; standings->through > 0 && i < order->count; i++) {
		const char *head = ties_word(&order->of[i], columns->words[i]);

		if (order->of[i].code == TIES_PTS || standings->table.left_out[i])
			continue;
		room -= tie_cells(head);
		columns->width += tie_cells(head);
		if (room < 0) {
			cut[ncut++] = head;
			continue;
		}
		columns->column[front + columns->ties] =
			(struct table_column){head, TABLE_RIGHT, false};
		columns->entry[columns->ties++] = i;
	}
	columns->most = front + columns->ties + 1;
	/* who has withdrawn; left out while nobody has */
	columns->column[columns->most - 1] =
		(struct table_column){list_left_head(style->form), TABLE_LEFT, false};
	name_cut(columns, cut, ncut);
}

void standings_note_cut(const struct standings_columns *columns, struct table *table)
{
	const size_t used = strlen(table->note);

	if (!columns->cut[0])
		return;
	snprintf(table->note + used, sizeof(table->note) - used, "%s%s left out for want of room",
		used > 0 ? "; " : "", columns->cut);
	if (columns->width <= PRINT_WIDTH_MOST)
		snprintf(table->note + strlen(table->note),
			sizeof(table->note) - strlen(table->note),
			": --width %d, -o FILE.csv or --explain", columns->width);
}

/* Shared ranks as "2="; before round 1 the list simply counts. */
static const char *rank_text(const struct standings *standings, int i, char rank[16])
{
	if (standings->through == 0)
		snprintf(rank, 16, "%d", i + 1);
	else
		standing_rank_text(standings, i, rank);
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

/* As the public may see him, where the list is for it. */
static const char *outsider_shown(const struct event *event, int section, const char *name,
	const struct print_style *style, char text[PUBLIC_NAME_SIZE])
{
	if (style->for_public)
		return public_outsider(event, section, name, text);
	snprintf(text, PUBLIC_NAME_SIZE, "%s", name);
	return text;
}

static const char *name_shown(const struct event *event, int section, int pin,
	const struct print_style *style, char text[PUBLIC_NAME_SIZE])
{
	if (style->for_public)
		return public_player(event, section, pin, text);
	snprintf(text, PUBLIC_NAME_SIZE, "%s", event_player(event, section, pin)->name);
	return text;
}

/* He stands in no column, so who listens would take him for one of the players. */
static void add_outside_line(struct table *table, const struct event *event,
	const struct filled *filled, const char *points, const struct print_style *style)
{
	char text[2 * PUBLIC_NAME_SIZE + 120], name[PUBLIC_NAME_SIZE], outside[PUBLIC_NAME_SIZE];

	snprintf(text, sizeof(text), "%s %d: %d %s has %s against %s, %s%s",
		vocabulary_of(event, filled->section)->round, filled->round, filled->pin,
		name_shown(event, filled->section, filled->pin, style, name),
		filled->colour == COLOUR_WHITE ? "White" : "Black",
		outsider_shown(event, filled->section, filled->name, style, outside),
		filled->result == RESULT_NONE ? "no result yet" : "Points ",
		filled->result == RESULT_NONE ? "" : points);
	table_line(table, text);
}

static void add_outside_row(struct table *table, const struct event *event,
	const struct filled *filled, const char *points, int through,
	const struct standings_columns *columns)
{
	char who[16], when[40];

	snprintf(when, sizeof(when), "round %d, %s", filled->round,
		filled->colour == COLOUR_WHITE ? "White" : "Black");
	snprintf(who, sizeof(who), "%d v", filled->pin);
	table_cell(table, who);
	table_cell(table, "");
	table_name(table, filled->name, TABLE_OUTSIDER);
	table_cell(table, "");
	table_cell(table, when);
	table_cell(table, filled->result == RESULT_NONE ? "." : points);
	for (int i = 0; i < columns->ties + (columns->open != NULL); i++)
		table_cell(table, "");
	list_add_left(table, event, NULL, through, columns->most);
}

/* Below the table: opponents who do not stand in it (CAA 36), when, and what it gave. */
static void add_outside(struct table *table, const struct event *event, int section, int through,
	const struct print_style *style, const struct standings_columns *columns)
{
	int count, shown = 0;
	const struct record *row = event_range(event, RECORD_FILLED, section, 0, &count);

	for (; style->form != PRINT_CSV && count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;
		char points[16];

		if (filled->round > through)
			continue;
		if (shown++ == 0)
			table_gap(table);
		points_text(
			event_round_points2(event, section, filled->pin, filled->round), points);
		if (style->form == PRINT_LINES)
			add_outside_line(table, event, filled, points, style);
		else
			add_outside_row(table, event, filled, points, through, columns);
	}
}

/* The same of games against one from outside the section. */
static void add_open_outside(struct table *table, const struct event *event, int section,
	int through, const struct print_style *style, int shown)
{
	int count;
	const struct record *row = event_range(event, RECORD_FILLED, section, 0, &count);

	for (; style->form != PRINT_CSV && count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;
		const bool white = filled->colour == COLOUR_WHITE;
		char own[PUBLIC_NAME_SIZE + 16], name[PUBLIC_NAME_SIZE], other[PUBLIC_NAME_SIZE];
		char text[2 * PUBLIC_NAME_SIZE + 96];

		if (!filled->open || filled->round > through)
			continue;
		if (shown++ == 0)
			table_gap(table);
		snprintf(own, sizeof(own), "%d %s", filled->pin,
			name_shown(event, section, filled->pin, style, name));
		outsider_shown(event, section, filled->name, style, other);
		snprintf(text, sizeof(text), "? %s %d: %s v %s is open and counts %s",
			vocabulary_of(event, section)->round, filled->round, white ? own : other,
			white ? other : own, result_notation((enum result)filled->result));
		table_line(table, style->form == PRINT_LINES ? text + 2 : text);
	}
}

void standings_add_open(struct table *table, const struct event *event, int section, int through,
	const struct print_style *style)
{
	const char *round = vocabulary_of(event, section)->round;
	int count, shown = 0;
	const struct record *row = event_range(event, RECORD_OPEN, section, 0, &count);

	for (; style->form != PRINT_CSV && count > 0; count--, row++) {
		const struct open_game *open = &row->as.open;
		const struct board *board = event_board(event, section, open->round, open->number);
		char white[PUBLIC_NAME_SIZE], black[PUBLIC_NAME_SIZE];
		char text[2 * PUBLIC_NAME_SIZE + 80];

		if (open->round > through)
			continue;
		if (shown++ == 0)
			table_gap(table);
		snprintf(text, sizeof(text), "? %s %d: %d %s v %d %s is open and counts %s", round,
			open->round, board->white,
			name_shown(event, section, board->white, style, white), board->black,
			name_shown(event, section, board->black, style, black),
			result_notation((enum result)board->result));
		table_line(table, style->form == PRINT_LINES ? text + 2 : text);
	}
	add_open_outside(table, event, section, through, style, shown);
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
	table_cell(table, standing_points_text(row, text));
	if (columns->open)
		table_cell(table,
			player_has_open(event, section, row->pin, standings->through)
				? columns->open
				: "");
	for (int k = 0; k < columns->ties; k++) {
		const struct ties_figure figure =
			ties_table_figure(&standings->table, row->player, columns->entry[k]);

		table_cell(table, ties_figure_text(&figure, text));
	}
	list_add_left(table, event, player, standings->through, columns->most);
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
	standings_choose_columns(event, section, &standings, style, &columns);
	table.columns = columns.column;
	table.ncolumns = list_columns(event, section, through, columns.most);
	title(&table, event, section, &standings);
	standings_note_cut(&columns, &table);
	for (int i = 0; i < standings.count; i++)
		standings_add_row(&table, event, section, &standings, i,
			rank_text(&standings, i, rank), &columns);
	standings_done(&standings);
	add_outside(&table, event, section, through, style, &columns);
	standings_add_open(&table, event, section, through, style);
	return list_finish(&table, style, sink, error);
}
