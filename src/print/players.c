/* The players in rank order, and as a list that can be imported again. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/grade_mark.h"
#include "core/particulars/particular.h"
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

enum { COLUMNS = sizeof(columns) / sizeof(columns[0]) };

/* The heads that import reads (formats/heads.c). */
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

enum { CSV_COLUMNS = sizeof(csv_columns) / sizeof(csv_columns[0]), CSV_MOST = 64 };

/* The columns of a list for import: those of all lists, and the particulars that somebody has. */
struct csv_heads {
	struct table_column columns[CSV_MOST];
	enum particular_id ids[CSV_MOST];
	int count;
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

static bool somebody_has(const struct event *event, int section, enum particular_id id)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PARTICULAR, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.particular.pin > 0 && rows[i].as.particular.field == (int)id)
			return true;
	return false;
}

static void gather_heads(const struct event *event, int section, struct csv_heads *heads)
{
	int count;
	const struct particular_field *fields = particular_fields(&count);

	memcpy(heads->columns, csv_columns, sizeof(csv_columns));
	heads->count = CSV_COLUMNS;
	for (int i = 0; i < count && heads->count < CSV_MOST; i++) {
		if (fields[i].of != OF_PLAYER || fields[i].column ||
			!somebody_has(event, section, fields[i].id))
			continue;
		heads->ids[heads->count] = fields[i].id;
		heads->columns[heads->count++] =
			(struct table_column){fields[i].key, TABLE_LEFT, true};
	}
}

static void add_csv(struct table *table, const struct event *event, const struct player *player,
	const struct csv_heads *heads)
{
	char byes[BYES_SIZE], born[PARTICULAR_SIZE];

	table_cell(table, byes_of(event, player, byes));
	table_int(table, player->enters > 1 ? player->enters : 0);
	table_cell(table, player->top ? "yes" : "");
	table_cell(table, player->is_new ? "yes" : "");
	table_cell(table, player->fide);
	table_cell(table, player->federation);
	table_cell(table, particular_show(particular_field(PLAYER_BORN), player->born, born));
	table_cell(table, player->sex == SEX_MALE ? "m" : player->sex == SEX_FEMALE ? "f" : "");
	table_int(table, player->leaves);
	for (int i = CSV_COLUMNS; i < heads->count; i++)
		table_cell(table,
			event_particular(event, player->section, player->pin, heads->ids[i]));
}

enum status print_players(const struct event *event, int section, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const bool csv = style->form == PRINT_CSV;
	struct csv_heads heads;
	struct table_column shown[COLUMNS + 1];
	struct table table = {.columns = csv ? heads.columns : shown};
	enum status status;
	int *pins, count;

	gather_heads(event, section, &heads);
	memcpy(shown, columns, sizeof(columns));
	table.ncolumns = csv ? heads.count : COLUMNS;
	status = list_begin(&table, event, section, error);
	if (status != STATUS_OK)
		return status;
	if (!csv)
		list_add_marks(&table, shown, event, section, style);
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
		if (!csv && table.ncolumns > COLUMNS)
			table_cell(&table, grade_mark(event, section, player->pin));
		table_cell(&table, player->club);
		if (csv)
			add_csv(&table, event, player, &heads);
		else
			add_notes(&table, event, player);
	}
	free(pins);
	return list_finish(&table, style, sink, error);
}
