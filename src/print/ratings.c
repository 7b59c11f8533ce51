/* What the games do to FIDE ratings: expected score, change and performance, as estimates. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/ties/rating_change.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"No", TABLE_RIGHT, false}, {"Name", TABLE_LEFT, true}, {"Rating", TABLE_RIGHT, false},
	{"Games", TABLE_RIGHT, false}, {"Opp", TABLE_RIGHT, false}, {"Score", TABLE_RIGHT, false},
	{"Exp", TABLE_RIGHT, false}, {"K", TABLE_RIGHT, false}, {"Change", TABLE_RIGHT, false},
	{"Perf", TABLE_RIGHT, false},
	{"", TABLE_LEFT, false}, /* who has withdrawn; left out while nobody has */
};

static const struct table_column csv_columns[] = {
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Rating", TABLE_RIGHT, false},
	{"Games", TABLE_RIGHT, false},
	{"Average of opponents", TABLE_RIGHT, false},
	{"Score", TABLE_RIGHT, false},
	{"Expected", TABLE_RIGHT, false},
	{"K", TABLE_RIGHT, false},
	{"Change", TABLE_RIGHT, false},
	{"Performance", TABLE_RIGHT, false},
	{"Withdrawn", TABLE_LEFT, false},
};

enum { COLUMNS = sizeof(columns) / sizeof(columns[0]), FIRST_FIGURE = 4 };

/* "+12.4", "-0.8", "0.0": hundredths to tenths, halves away from nothing. */
static void add_change(struct table *table, int change100)
{
	const int tenths = (abs(change100) + 5) / 10;
	char text[24];

	snprintf(text, sizeof(text), "%s%d.%d",
		tenths == 0             ? ""
			: change100 < 0 ? "-"
					: "+",
		tenths / 10, tenths % 10);
	table_cell(table, text);
}

static void add_figures(struct table *table, const struct rating_change *change)
{
	char text[24];

	table_int(table, change->average);
	table_cell(table, points_text(change->score2, text));
	if (change->rating == 0) {
		table_cell(table, "");
		table_cell(table, "");
		table_cell(table, "");
	} else {
		snprintf(text, sizeof(text), "%d.%02d", change->expected100 / 100,
			change->expected100 % 100);
		table_cell(table, text);
		table_int(table, change->k);
		add_change(table, change->change100);
	}
	table_int(table, change->performance);
}

static void add_player(struct table *table, const struct event *event, const struct player *player,
	int through, enum print_form form, const struct rating_change *change)
{
	table_int(table, player->pin);
	table_name(table, player->name, player->pin);
	table_int(table, change->rating);
	table_int(table, change->games);
	if (change->games > 0)
		add_figures(table, change);
	else
		for (int column = FIRST_FIGURE; column < COLUMNS - 1; column++)
			table_cell(table, "");
	list_add_sign(table, event, player, through, COLUMNS, form);
}

enum status print_ratings(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->form == PRINT_CSV ? csv_columns : columns,
		.ncolumns = list_columns(event, section, through, COLUMNS)};
	const bool by_fide = rating_change_by_fide(event, section);
	enum status status;
	int *pins, count;
	size_t used;

	if (through < 1)
		return list_no_round(event, section, error);
	status = list_begin(&table, event, section, error);
	if (status != STATUS_OK)
		return status;
	if (event_rank_order(event, section, &pins, &count) != STATUS_OK)
		return list_no_memory(error);
	list_title_after(&table, event, section, through, "FIDE rating changes, estimated");
	list_note_signs(&table, event, section, through, style->form);
	used = strlen(table.note);
	snprintf(table.note + used, sizeof(table.note) - used,
		"%sestimates only, by %s (B.02 8.3): FIDE alone rates", used > 0 ? "; " : "",
		by_fide ? "FIDE ratings" : "the ratings of the list");
	for (int i = 0; i < count; i++) {
		const struct player *player = event_player(event, section, pins[i]);
		const struct rating_change change =
			rating_change_of(event, player, through, by_fide);

		add_player(&table, event, player, through, style->form, &change);
	}
	free(pins);
	return list_finish(&table, style, sink, error);
}
