/* The players in rank order, and as a list that can be imported again. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/vocabulary.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"No", TABLE_RIGHT, false},
	{"Place", TABLE_LEFT, false},
	{"Title", TABLE_LEFT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Club", TABLE_LEFT, true},
	{"Notes", TABLE_LEFT, true},
};

/* The heads that import reads (formats/csv_field.c), but the last. */
static const struct table_column csv_columns[] = {
	{"PIN", TABLE_RIGHT, false},
	{"Place", TABLE_LEFT, false},
	{"Title", TABLE_LEFT, false},
	{"Name", TABLE_LEFT, true},
	{"Rating", TABLE_RIGHT, false},
	{"Club", TABLE_LEFT, true},
	{"Byes", TABLE_LEFT, true},
	{"Enters", TABLE_RIGHT, false},
	{"Top", TABLE_LEFT, false},
	{"New", TABLE_LEFT, false},
	{"FIDE", TABLE_LEFT, false},
	{"Fed", TABLE_LEFT, false},
	{"Born", TABLE_LEFT, false},
	{"Sex", TABLE_LEFT, false},
	{"Withdrawn from", TABLE_RIGHT, false},
};

enum { BYES_SIZE = ROUNDS_MOST * 8 + 1 };

static const char *byes_of(
	const struct event *event, const struct player *player, char text[BYES_SIZE])
{
	static const char *const words[] = {
		[BOOKING_HALF] = "half", [BOOKING_FULL] = "full", [BOOKING_ZERO] = "zero"};
	int count;
	const struct record *rows =
		event_range(event, RECORD_BOOKING, player->section, player->pin, &count);
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; i < count && used < BYES_SIZE; i++)
		used += (size_t)snprintf(text + used, BYES_SIZE - used, "%s%d:%s", i ? " " : "",
			rows[i].as.booking.round, words[rows[i].as.booking.kind]);
	return text;
}

static void add_notes(struct table *table, const struct event *event, const struct player *player)
{
	const char *called = vocabulary_of(event, player->section)->round_small;
	char byes[BYES_SIZE], notes[BYES_SIZE + 96];
	size_t used = 0;

	notes[0] = '\0';
	if (player->top)
		used += (size_t)snprintf(notes + used, sizeof(notes) - used, ", top player");
	if (player->is_new)
		used += (size_t)snprintf(notes + used, sizeof(notes) - used, ", new");
	if (player->enters > 1)
		used += (size_t)snprintf(
			notes + used, sizeof(notes) - used, ", from %s %d", called, player->enters);
	if (player->leaves > 0)
		used += (size_t)snprintf(notes + used, sizeof(notes) - used, ", out from %s %d",
			called, player->leaves);
	if (byes_of(event, player, byes)[0])
		snprintf(notes + used, sizeof(notes) - used, ", byes %s", byes);
	table_cell(table, notes[0] ? notes + 2 : "");
}

static void add_csv(struct table *table, const struct event *event, const struct player *player)
{
	char byes[BYES_SIZE];

	table_cell(table, byes_of(event, player, byes));
	table_int(table, player->enters > 1 ? player->enters : 0);
	table_cell(table, player->top ? "yes" : "");
	table_cell(table, player->is_new ? "yes" : "");
	table_cell(table, player->fide);
	table_cell(table, player->federation);
	table_cell(table, player->born);
	table_cell(table, player->sex == SEX_MALE ? "m" : player->sex == SEX_FEMALE ? "f" : "");
	table_int(table, player->leaves);
}

enum status print_players(const struct event *event, int section, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->csv ? csv_columns : columns,
		.ncolumns = (int)(style->csv ? sizeof(csv_columns) / sizeof(csv_columns[0])
					     : sizeof(columns) / sizeof(columns[0]))};
	enum status status = list_begin(&table, event, section, error);
	int *pins, count;

	if (status != STATUS_OK)
		return status;
	if (event_rank_order(event, section, &pins, &count) != STATUS_OK)
		return list_no_memory(error);
	snprintf(table.title, sizeof(table.title), "%d player%s in rank order", count,
		count == 1 ? "" : "s");
	for (int i = 0; i < count; i++) {
		const struct player *player = event_player(event, section, pins[i]);

		table_int(&table, player->pin);
		table_cell(&table, player->place);
		table_cell(&table, player->title);
		table_cell(&table, player->name);
		table_int(&table, player->grade);
		table_cell(&table, player->club);
		if (style->csv)
			add_csv(&table, event, player);
		else
			add_notes(&table, event, player);
	}
	free(pins);
	return list_finish(&table, style, sink, error);
}
