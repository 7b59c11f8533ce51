/* The list of byes, which hangs beside the draw: what is booked and what the draw has given. */
#include "config.h"

#include <stdio.h>

#include "core/vocabulary.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"Round", TABLE_RIGHT, false}, {"No", TABLE_RIGHT, false}, {"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false}, {"Bye", TABLE_LEFT, false},
	{"Notes", TABLE_LEFT, false}, /* who has withdrawn; left out while nobody has */
};

static const struct table_column csv_columns[] = {
	{"Round", TABLE_RIGHT, false},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Bye", TABLE_LEFT, false},
	{"Withdrawn", TABLE_LEFT, false},
};

enum { COLUMNS = sizeof(columns) / sizeof(columns[0]) };

static void add_bye(struct table *table, const struct event *event, int section, int round, int pin,
	const char *words)
{
	const struct player *player = event_player(event, section, pin);

	table_int(table, round);
	table_int(table, pin);
	table_cell(table, player ? player->name : "?");
	table_int(table, player ? player->grade : 0);
	table_cell(table, words);
	list_add_left(table, event, player, list_last_published(event, section), COLUMNS);
}

static void add_booked(struct table *table, const struct event *event, int section, int round)
{
	int count;
	const struct record *rows = event_range(event, RECORD_BOOKING, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.booking.round == round)
			add_bye(table, event, section, round, rows[i].as.booking.pin,
				list_booking_words((enum booking_kind)rows[i].as.booking.kind));
}

/* A draft is nobody's business yet. */
static void add_drawn(struct table *table, const struct event *event, int section, int round)
{
	const struct round *row = event_round(event, section, round);
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, section, round, &count);

	if (!row || row->state < ROUND_PUBLISHED)
		return;
	for (int i = 0; i < count; i++)
		if (rows[i].as.board.black == 0 &&
			!event_filled(event, section, round, rows[i].as.board.white))
			add_bye(table, event, section, round, rows[i].as.board.white,
				vocabulary_of(event, section)->full_bye);
}

enum status print_byes(const struct event *event, int section, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->form == PRINT_CSV ? csv_columns : columns,
		.ncolumns =
			list_columns(event, section, list_last_published(event, section), COLUMNS)};
	enum status status = list_begin(&table, event, section, error);
	int before = 0;

	if (status != STATUS_OK)
		return status;
	for (int round = 1; round <= ROUNDS_MOST; round++) {
		if (table_rows(&table) > before)
			table_gap(&table);
		before = table_rows(&table);
		add_drawn(&table, event, section, round);
		add_booked(&table, event, section, round);
	}
	snprintf(table.title, sizeof(table.title), "%s",
		table_rows(&table) > 0 ? "Byes, those of coming rounds as they are booked"
				       : "No byes");
	return list_finish(&table, style, sink, error);
}
