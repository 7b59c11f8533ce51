/* All games of an all-play-all, round by round. */
#include "config.h"

#include <stdio.h>

#include "core/board_label.h"
#include "core/board_result.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"Rd", TABLE_RIGHT, false},
	{"Bd", TABLE_RIGHT, false},
	{"No", TABLE_RIGHT, false},
	{"White", TABLE_LEFT, true},
	{"Result", TABLE_CENTRE, false},
	{"No", TABLE_RIGHT, false},
	{"Black", TABLE_LEFT, true},
};

/* For other programs: no head twice. */
static const struct table_column csv_columns[] = {
	{"Round", TABLE_RIGHT, false},
	{"Board", TABLE_RIGHT, false},
	{"White PIN", TABLE_RIGHT, false},
	{"White", TABLE_LEFT, true},
	{"Result", TABLE_CENTRE, false},
	{"Black PIN", TABLE_RIGHT, false},
	{"Black", TABLE_LEFT, true},
};

static void add_player(struct table *table, const struct event *event, int section, int pin)
{
	const struct player *player = event_player(event, section, pin);

	table_int(table, pin);
	table_name(table, player ? player->name : "?", pin);
}

/* The round stands on its first row alone, but for other programs and for who listens. */
static void add_board(
	struct table *table, const struct event *event, const struct board *board, bool round)
{
	if (round)
		table_int(table, board->round);
	else
		table_cell(table, "");
	table_int(table,
		board->black ? board_label(event, board->section, board->round, board->number) : 0);
	add_player(table, event, board->section, board->white);
	if (board->black == 0) {
		table_cell(table, "");
		table_cell(table, "");
		table_cell(table, "free");
		return;
	}
	table_cell(table,
		board->result == RESULT_NONE ? ""
			: board_is_open(event, board)
			? result_open_notation((enum result)board->result)
			: result_notation((enum result)board->result));
	add_player(table, event, board->section, board->black);
}

enum status print_schedule(const struct event *event, int section, const struct board *boards,
	int count, int pin, const struct print_style *style, const struct print_sink *sink,
	struct error *error)
{
	const bool csv = style->form == PRINT_CSV, each = csv || style->form == PRINT_LINES;
	struct table table = {.columns = csv ? csv_columns : columns,
		.ncolumns = sizeof(columns) / sizeof(columns[0]),
		.blocks = true};
	const enum status status = list_begin(&table, event, section, error);
	int round = 0;

	if (status != STATUS_OK)
		return status;
	if (pin)
		snprintf(table.title, sizeof(table.title), "Fixtures of %s",
			event_player(event, section, pin)->name);
	else
		snprintf(table.title, sizeof(table.title), "Fixtures, all play all");
	for (int i = 0; i < count; i++) {
		if (pin && boards[i].white != pin && boards[i].black != pin)
			continue;
		if (round && round != boards[i].round && !pin && !csv)
			table_gap(&table);
		add_board(&table, event, &boards[i], each || round != boards[i].round);
		round = boards[i].round;
	}
	return list_finish(&table, style, sink, error);
}
