/* Prize lists for spreadsheets and other programs. */
#include "config.h"

#include "print/prizes.h"

#include <stdio.h>

#include "core/prizes/prize_words.h"
#include "print/list.h"

enum status print_prize_lines(const struct event *event, int section, const struct prize_list *list,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	enum { KEYS_MOST = 32 };
	struct table_column columns[KEYS_MOST];
	struct table table = {.columns = columns};
	const struct prize_field *fields = prize_fields(&table.ncolumns);
	const enum status status = list_begin(&table, event, section, error);

	if (status != STATUS_OK)
		return status;
	snprintf(table.title, sizeof(table.title), "Prize list");
	for (int k = 0; k < table.ncolumns; k++)
		columns[k] = (struct table_column){fields[k].key, TABLE_LEFT, false};
	for (int i = 0; i < list->count; i++)
		for (int k = 0; k < table.ncolumns; k++) {
			char text[PRIZE_TEXT_SIZE];
			struct line line;

			line_init(&line, text, sizeof(text));
			fields[k].show(&list->entries[i].prize, &line);
			table_cell(&table, text);
		}
	return list_finish(&table, style, sink, error);
}

static const struct table_column columns[] = {
	{"Prize", TABLE_LEFT, false},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Club", TABLE_LEFT, true},
	{"Points", TABLE_RIGHT, false},
	{"Amount", TABLE_RIGHT, false},
	{"Reason", TABLE_LEFT, true},
};

static void add_row(struct table *table, const struct event *event, int section,
	const struct award *award, int reason, const struct award_person *person)
{
	const struct entrant *entrant = person ? &award->entrants->of[person->entrant] : NULL;
	const struct player *player = entrant ? event_player(event, section, entrant->pin) : NULL;
	char text[REASON_SIZE], amount[MONEY_SIZE];

	table_cell(table, award_prizes_words(award, &award->reasons[reason], text));
	table_int(table, player ? player->pin : 0);
	table_cell(table, player ? player->name : "");
	table_cell(table, player ? player->club : "");
	table_cell(table, entrant ? points_text(entrant->points2, text) : "");
	table_cell(table, person && person->amount > 0 ? money_text(person->amount, amount) : "");
	table_cell(table, award_reason_words(event, section, award, reason, text));
}

enum status print_prize_winners(const struct event *event, int section, const struct award *award,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = columns, .ncolumns = sizeof(columns) / sizeof(columns[0])};

	for (int i = 0; i < award->nreasons; i++) {
		const struct award_reason *reason = &award->reasons[i];

		for (int k = 0; k < reason->persons; k++)
			add_row(&table, event, section, award, i,
				&award->persons[reason->person + k]);
		if (reason->persons == 0)
			add_row(&table, event, section, award, i, NULL);
	}
	return list_finish(&table, style, sink, error);
}
