/* The square cross table: everybody against everybody. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/all_play_all.h"
#include "core/round_cell.h"
#include "core/ties/text.h"
#include "print/corrected.h"
#include "print/list.h"

enum {
	FRONT_CELLS = 24,
	LEFT_CELLS = 2,
	FRONT_COLUMNS = 3,
	HEAD_SIZE = 8,
	SQUARE_MOST = 40,
	CELL_SIZE = 64
};

struct square_columns {
	struct table_column column[FRONT_COLUMNS + SQUARE_MOST + 2];
	char heads[SQUARE_MOST][HEAD_SIZE];
};

/* Behind the points who has left. */
static void choose_columns(int count, enum print_form form, struct square_columns *columns)
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
	columns->column[n++] = (struct table_column){"Pts", TABLE_RIGHT, false};
	columns->column[n] = (struct table_column){list_sign_head(form), TABLE_LEFT, false};
}

/* How often two players of an all-play-all meet; of another event 1, as it may be. */
static int count_meetings(const struct event *event, int section)
{
	const int rounds = event_section(event, section)->rounds;
	int players;

	event_range(event, RECORD_PLAYER, section, 0, &players);
	return event_is_all_play_all(event, section) && players > 1 &&
			rounds >= 2 * (players - 1 + players % 2)
		? 2
		: 1;
}

static void add_game(char text[CELL_SIZE], const char *sign, bool is_void)
{
	const size_t used = strlen(text);

	snprintf(text + used, CELL_SIZE - used, is_void ? "%s(%s)" : "%s%s", used ? " " : "", sign);
}

/*
 * The results of all games of two players, for the first: "1", "½ 0", "+", "(1)" if it counts for
 * nobody; "" if they have not met. Of two games one to come is a dot.
 */
static void add_pair(struct table *table, const struct event *event, int section, int through,
	int pin, int other, enum print_form form)
{
	const int meetings = count_meetings(event, section);
	char text[CELL_SIZE] = "";
	int games = 0;

	for (int round = 1; round <= through; round++) {
		const struct round_cell cell = round_cell_of(event, section, pin, round);

		if (cell.opponent != other)
			continue;
		if (cell.kind != CELL_OPEN || cell.open) {
			add_game(text, round_cell_sign(&cell), cell.is_void);
			corrected_mark(event, section, round, pin, form, text, sizeof(text));
		} else if (meetings > 1) {
			add_game(text, ".", false);
		}
		games++;
	}
	while (meetings > 1 && games++ < meetings)
		add_game(text, ".", false);
	table_cell(table, text);
}

static void add_row(struct table *table, const struct event *event, int section,
	const struct standings *standings, int i, enum print_form form)
{
	const struct standing *row = &standings->rows[i];
	const struct player *player = event_player(event, section, row->pin);
	char text[STANDING_TEXT_SIZE];

	snprintf(text, sizeof(text), row->is_void ? "(%d)" : "%d", i + 1);
	table_cell(table, text);
	table_name(table, player->name, player->pin);
	table_int(table, player->grade);
	for (int k = 0; k < standings->count; k++)
		if (k == i)
			table_cell(table, "x");
		else
			add_pair(table, event, section, standings->through, row->pin,
				standings->rows[k].pin, form);
	table_cell(table, standing_points_text(row, text));
	list_add_sign(table, event, player, standings->through,
		FRONT_COLUMNS + standings->count + 2, form);
}

/* The cells of all but the players' columns, and of one of these. */
struct square_room {
	int front, each;
};

static struct square_room room_of(const struct event *event, int section, int through)
{
	return (struct square_room){
		FRONT_CELLS + (event_any_left(event, section, through) ? LEFT_CELLS : 0),
		1 + 2 * count_meetings(event, section)};
}

/* The players whose figures a page of this width has room for. */
static int most_players(const struct print_style *style, const struct square_room *cells)
{
	const int width = style->width ? style->width : 80,
		  room = (width - cells->front) / cells->each;

	return style->form != PRINT_TEXT || room > SQUARE_MOST ? SQUARE_MOST : room;
}

/* Wider paper, or the table that has room on any. */
static void refuse_size(int players, const struct square_room *cells,
	const struct print_style *style, struct error *error)
{
	const int width = cells->front + players * cells->each;
	char wider[80] = "";

	if (players <= SQUARE_MOST && width <= PRINT_WIDTH_MOST)
		snprintf(
			wider, sizeof(wider), " Lines of %d cells, HTML and PDF have, too.", width);
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text),
		"A square table of %d players has no room on the page, which has room for %d; the cross table has.%s",
		players, most_players(style, cells), wider);
}

enum status print_square(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = NULL};
	struct square_columns columns;
	const struct square_room cells = room_of(event, section, through);
	struct standings standings;
	enum status status;

	if (through < 1)
		return list_no_round(event, section, error);
	status = list_begin(&table, event, section, error);
	if (status != STATUS_OK)
		return status;
	if (standings_make(event, section, through, style->ties, &standings) != STATUS_OK)
		return list_no_memory(error);
	if (standings.count > most_players(style, &cells)) {
		refuse_size(standings.count, &cells, style, error);
		standings_done(&standings);
		return STATUS_REFUSED;
	}
	choose_columns(standings.count, style->form, &columns);
	table.columns = columns.column;
	table.ncolumns = list_columns(event, section, through, FRONT_COLUMNS + standings.count + 2);
	list_title_after(&table, event, section, through, "Square cross table");
	list_note_signs(&table, event, section, through, style->form);
	for (int i = 0; i < standings.count; i++)
		add_row(&table, event, section, &standings, i, style->form);
	corrected_add(&table, event, section, 1, through, style->form);
	standings_done(&standings);
	return list_finish(&table, style, sink, error);
}
