/* The square cross table: everybody against everybody. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/round_cell.h"
#include "core/ties/standings.h"
#include "print/list.h"

enum { FRONT_COLUMNS = 3, HEAD_SIZE = 8, SQUARE_MOST = 40 };

struct square_columns {
	struct table_column column[FRONT_COLUMNS + SQUARE_MOST + 1];
	char heads[SQUARE_MOST][HEAD_SIZE];
};

static void choose_columns(int count, struct square_columns *columns)
{
	int n = 0;

	columns->column[n++] = (struct table_column){"Pl", TABLE_RIGHT, false};
	columns->column[n++] = (struct table_column){"Name", TABLE_LEFT, true};
	columns->column[n++] = (struct table_column){"Grade", TABLE_RIGHT, false};
	for (int i = 0; i < count; i++) {
		snprintf(columns->heads[i], HEAD_SIZE, "%d", i + 1);
		columns->column[n++] =
			(struct table_column){columns->heads[i], TABLE_CENTRE, false};
	}
	columns->column[n] = (struct table_column){"Pts", TABLE_RIGHT, false};
}

/*
 * The results of all games of two players, for the first: "1", "½0", "+", "(1)" if it counts for
 * nobody; "" if they have not met.
 */
static void add_pair(struct table *table, const struct event *event, int section, int through,
	int pin, int other)
{
	char text[64] = "";

	for (int round = 1; round <= through; round++) {
		const struct round_cell cell = round_cell_of(event, section, pin, round);
		const size_t used = strlen(text);

		if (cell.opponent == other)
			snprintf(text + used, sizeof(text) - used, cell.is_void ? "(%s)" : "%s",
				round_cell_sign(&cell));
	}
	table_cell(table, text);
}

static void add_row(struct table *table, const struct event *event, int section,
	const struct standings *standings, int i)
{
	const struct standing *row = &standings->rows[i];
	const struct player *player = event_player(event, section, row->pin);
	char points[16];

	table_int(table, i + 1);
	table_name(table, player->name, player->pin);
	table_int(table, player->grade);
	for (int k = 0; k < standings->count; k++)
		if (k == i)
			table_cell(table, "x");
		else
			add_pair(table, event, section, standings->through, row->pin,
				standings->rows[k].pin);
	table_cell(table, points_text(row->points2, points));
}

/* The players whose figures a page of this width has room for. */
static int most_players(const struct print_style *style)
{
	const int width = style->width ? style->width : 80, room = (width - 24) / 3;

	return style->form != PRINT_TEXT || room > SQUARE_MOST ? SQUARE_MOST : room;
}

enum status print_square(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = NULL};
	struct square_columns columns;
	struct standings standings;
	enum status status;

	if (through < 1)
		return list_no_round(error);
	status = list_begin(&table, event, section, error);
	if (status != STATUS_OK)
		return status;
	if (standings_make(event, section, through, style->ties, &standings) != STATUS_OK)
		return list_no_memory(error);
	if (standings.count > most_players(style)) {
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text),
			"A square table of %d players has no room on the page, which has room for %d; the cross table has.",
			standings.count, most_players(style));
		standings_done(&standings);
		return STATUS_REFUSED;
	}
	choose_columns(standings.count, &columns);
	table.columns = columns.column;
	table.ncolumns = FRONT_COLUMNS + standings.count + 1;
	list_title_after(&table, event, section, through, "Square cross table");
	for (int i = 0; i < standings.count; i++)
		add_row(&table, event, section, &standings, i);
	standings_done(&standings);
	return list_finish(&table, style, sink, error);
}
