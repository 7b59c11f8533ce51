/* Who has entered, and who has a bye when. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/grade_mark.h"
#include "core/particulars/particular.h"
#include "core/vocabulary.h"
#include "print/list.h"

static const struct table_column entry_columns[] = {
	{"", TABLE_RIGHT, false}, {"Title", TABLE_LEFT, false}, {"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false}, {"Fed", TABLE_LEFT, false}, {"Club", TABLE_LEFT, true},
	{"Notes", TABLE_LEFT, false}, /* who has withdrawn; left out while nobody has */
};

enum { ENTRY_COLUMNS = sizeof(entry_columns) / sizeof(entry_columns[0]) };

/* Grouping and order of the list. */
struct entry {
	const struct player *player;
	const char *group; /* its heading; "": none */
	bool by_name;
};

/* Group by group, those without one last; then by grade or by name. */
static int compare_entries(const void *a, const void *b)
{
	const struct entry *one = a, *two = b;
	int order = (one->group[0] == '\0') - (two->group[0] == '\0');

	if (order == 0)
		order = list_compare_names(one->group, two->group);
	if (order == 0 && !one->by_name)
		order = (two->player->grade > one->player->grade) -
			(two->player->grade < one->player->grade);
	if (order == 0)
		order = list_compare_names(one->player->name, two->player->name);
	return order ? order : one->player->pin - two->player->pin;
}

static const char *group_of(
	const struct event *event, const struct player *player, enum print_by by)
{
	if (by == PRINT_BY_CLUB)
		return event_club(event, player->section, player->pin);
	if (by == PRINT_BY_SCHOOL)
		return event_school(event, player->section, player->pin);
	return "";
}

/*
 * most: all columns with that of who has withdrawn, and with the marks of grades if there are any.
 */
static void add_entry(struct table *table, const struct event *event, const struct player *player,
	int number, int most)
{
	table_int(table, number);
	table_cell(table, player->title);
	table_name(table, player->name, player->pin);
	table_int(table, player->grade);
	if (most > ENTRY_COLUMNS)
		table_cell(table, grade_mark(event, player->section, player->pin));
	table_cell(table, player->federation);
	table_cell(table, player->club);
	list_add_left(table, event, player, list_last_published(event, player->section), most);
}

/* "Bradford: 3", above its players. */
static void add_heading(struct table *table, const struct entry *entries, int count, bool first)
{
	char text[PARTICULAR_SIZE + 16];
	int size = 1;

	while (size < count && strcmp(entries[size].group, entries[0].group) == 0)
		size++;
	if (!first)
		table_gap(table);
	snprintf(text, sizeof(text), "%s: %d", entries[0].group[0] ? entries[0].group : "(none)",
		size);
	table_cell(table, "");
	table_cell(table, "");
	table_cell(table, text);
	for (int column = 3; column < table->ncolumns; column++)
		table_cell(table, "");
}

enum status print_entries(const struct event *event, int section, enum print_by by,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	static const char *const orders[] = {[PRINT_BY_RATING] = "by rating",
		[PRINT_BY_NAME] = "by name",
		[PRINT_BY_CLUB] = "by club",
		[PRINT_BY_SCHOOL] = "by school"};
	struct table_column columns[ENTRY_COLUMNS + 1];
	const int usual =
		list_columns(event, section, list_last_published(event, section), ENTRY_COLUMNS);
	struct table table = {.columns = columns, .ncolumns = usual, .blocks = true};
	enum status status = list_begin(&table, event, section, error);
	struct entry *entries;
	const struct record *rows;
	int count;

	if (status != STATUS_OK)
		return status;
	memcpy(columns, entry_columns, sizeof(entry_columns));
	columns[ENTRY_COLUMNS - 1].head = list_left_head(style->form);
	list_add_marks(&table, columns, event, section, style);
	rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	entries = malloc((size_t)(count + 1) * sizeof(*entries));
	if (!entries)
		return list_no_memory(error);
	for (int i = 0; i < count; i++)
		entries[i] = (struct entry){&rows[i].as.player,
			group_of(event, &rows[i].as.player, by), by == PRINT_BY_NAME};
	qsort(entries, (size_t)count, sizeof(*entries), compare_entries);
	snprintf(table.title, sizeof(table.title), "Entries %s: %d player%s", orders[by], count,
		count == 1 ? "" : "s");
	for (int i = 0; i < count; i++) {
		const bool first = i == 0 || strcmp(entries[i].group, entries[i - 1].group) != 0;

		if (first && by >= PRINT_BY_CLUB && style->form != PRINT_CSV)
			add_heading(&table, &entries[i], count - i, i == 0);
		add_entry(&table, event, entries[i].player, i + 1,
			ENTRY_COLUMNS + table.ncolumns - usual);
	}
	free(entries);
	return list_finish(&table, style, sink, error);
}
