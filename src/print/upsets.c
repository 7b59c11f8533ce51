/* Games that are over and that the lower rated did not lose. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/round_cell.h"
#include "core/vec.h"
#include "core/vocabulary.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"Gap", TABLE_RIGHT, false},
	{"Round", TABLE_RIGHT, false},
	{"", TABLE_LEFT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"", TABLE_LEFT, false},
	{"against", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
};

static const struct table_column csv_columns[] = {
	{"Gap", TABLE_RIGHT, false},
	{"Round", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Result", TABLE_LEFT, false},
	{"Opponent", TABLE_LEFT, true},
	{"Opponent grade", TABLE_RIGHT, false},
};

struct upset {
	const struct player *low, *high;
	int round;
	enum colour colour; /* of the lower rated */
	bool won;
};

struct upsets {
	struct upset *of;
	int count, room;
};

/* Wins before draws, the widest gap first, then the earlier round and the lower number. */
static int compare_upsets(const void *a, const void *b)
{
	const struct upset *one = a, *two = b;
	const int gap_one = one->high->grade - one->low->grade,
		  gap_two = two->high->grade - two->low->grade;

	if (one->won != two->won)
		return one->won ? -1 : 1;
	if (gap_one != gap_two)
		return gap_one > gap_two ? -1 : 1;
	return one->round != two->round ? one->round - two->round : one->low->pin - two->low->pin;
}

/* False: there is no memory. */
static bool gather(const struct event *event, int section, int round, struct upsets *upsets)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *low = &rows[i].as.player, *high;
		const struct round_cell cell = round_cell_of(event, section, low->pin, round);
		struct upset *grown;

		if (cell.opponent < 1 || cell.open || low->grade == 0 ||
			(cell.kind != CELL_WON && cell.kind != CELL_DRAWN))
			continue;
		high = event_player(event, section, cell.opponent);
		if (!high || high->grade <= low->grade)
			continue;
		grown = vec_grow(upsets->of, &upsets->room, upsets->count + 1, sizeof(*grown));
		if (!grown)
			return false;
		upsets->of = grown;
		upsets->of[upsets->count++] =
			(struct upset){low, high, round, cell.colour, cell.kind == CELL_WON};
	}
	return true;
}

static void add_upset(struct table *table, const struct upset *upset)
{
	table_int(table, upset->high->grade - upset->low->grade);
	table_int(table, upset->round);
	table_cell(table, upset->colour == COLOUR_WHITE ? "White" : "Black");
	table_name(table, upset->low->name, upset->low->pin);
	table_int(table, upset->low->grade);
	table_cell(table, upset->won ? "1" : "½");
	table_name(table, upset->high->name, upset->high->pin);
	table_int(table, upset->high->grade);
}

enum status print_upsets(const struct event *event, int section, int round, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->form == PRINT_CSV ? csv_columns : columns,
		.ncolumns = sizeof(columns) / sizeof(columns[0])};
	const char *called = vocabulary_of(event, section)->round_small;
	enum status status = list_begin(&table, event, section, error);
	struct upsets upsets = {.of = NULL};
	bool whole = true;

	if (status != STATUS_OK)
		return status;
	for (int r = round ? round : 1; whole && r <= (round ? round : through); r++)
		whole = gather(event, section, r, &upsets);
	if (!whole) {
		free(upsets.of);
		return list_no_memory(error);
	}
	if (upsets.count > 1)
		qsort(upsets.of, (size_t)upsets.count, sizeof(*upsets.of), compare_upsets);
	if (round)
		snprintf(table.title, sizeof(table.title), "Upsets of %s %d", called, round);
	else
		list_title_after(&table, event, section, through, "Upsets");
	for (int i = 0; i < upsets.count; i++) {
		if (i > 0 && upsets.of[i].won != upsets.of[i - 1].won)
			table_gap(&table);
		add_upset(&table, &upsets.of[i]);
	}
	free(upsets.of);
	return list_finish(&table, style, sink, error);
}
