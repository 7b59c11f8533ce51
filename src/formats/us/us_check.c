/* Whether the tables of a rating report of US Chess agree with each other. */
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "formats/us/us.h"

struct checking {
	const struct dbf *tables;
	const struct report *report;
	int first, count; /* the rows of the section's players */
	int rounds;       /* columns */
};

static int number_in(const struct dbf *dbf, int row, int column)
{
	char text[DBF_WIDTH_MOST + 1];
	int number;

	return text_to_int(dbf_get(dbf, row, column, text), 1, DBF_ROWS_MOST, &number) ? number : 0;
}

static enum status disagree(const struct checking *checking, const char *what, int section, int row)
{
	return report_error(checking->report, STATUS_BAD_INPUT,
		"The tables disagree: section %d, player %d: %s.", section, row, what);
}

/* The same game from the other side. */
static bool answers(const struct us_cell *cell, const struct us_cell *other, int number)
{
	static const char codes[] = "WDL", opposite[] = "LDW";

	return other->opponent == number &&
		opposite[strchr(codes, cell->code) - codes] == other->code &&
		((cell->colour == 'W' && other->colour == 'B') ||
			(cell->colour == 'B' && other->colour == 'W'));
}

static const char *fault_of_cell(const struct checking *checking, int number, int column)
{
	const struct dbf *players = &checking->tables[US_PLAYERS];
	char text[DBF_WIDTH_MOST + 1];
	struct us_cell cell, other;

	if (!us_cell_read(dbf_get(players, checking->first + number - 1, column, text), &cell))
		return "a round that says nothing";
	if (!text_is_one_of(cell.code, "WDL"))
		return cell.opponent == 0 && !cell.colour ? NULL
							  : "an opponent in a round without a game";
	if (cell.opponent < 1 || cell.opponent > checking->count || cell.opponent == number)
		return "a game against nobody";
	if (!us_cell_read(
		    dbf_get(players, checking->first + cell.opponent - 1, column, text), &other) ||
		!answers(&cell, &other, number))
		return "a game that is another one to the opponent";
	return NULL;
}

static enum status check_section(struct checking *checking, int section)
{
	const struct dbf *sections = &checking->tables[US_SECTIONS];
	const struct dbf *players = &checking->tables[US_PLAYERS];

	if (number_in(sections, section - 1, S_SEC_NUM) != section)
		return disagree(checking, "its section has another number", section, 0);
	while (checking->first + checking->count < players->count &&
		number_in(players, checking->first + checking->count, D_SEC_NUM) == section)
		checking->count++;
	if (number_in(sections, section - 1, S_LST_PAIR) != checking->count)
		return disagree(checking, "not the last pairing number", section, checking->count);
	for (int number = 1; number <= checking->count; number++) {
		if (number_in(players, checking->first + number - 1, D_PAIR_NUM) != number)
			return disagree(checking, "another pairing number", section, number);
		for (int round = 0; round < checking->rounds; round++) {
			const char *fault = fault_of_cell(checking, number, D_RND01 + round);

			if (fault)
				return disagree(checking, fault, section, number);
		}
	}
	return STATUS_OK;
}

static bool same_column(const struct dbf_column *a, const struct dbf_column *b)
{
	return strcmp(a->name, b->name) == 0 && a->width == b->width && a->from == b->from;
}

enum status us_check(const struct dbf tables[US_TABLES], const struct report *report)
{
	struct checking checking = {tables, report, 0, 0, tables[US_PLAYERS].ncolumns - D_RND01};
	struct dbf layout[US_TABLES];
	enum status status = STATUS_OK;
	bool same = checking.rounds >= 1 && tables[US_EVENT].count == 1;

	us_begin(layout, checking.rounds);
	for (int table = 0; table < US_TABLES; table++) {
		same = same && layout[table].ncolumns == tables[table].ncolumns;
		for (int i = 0; same && i < layout[table].ncolumns; i++)
			same = same_column(&layout[table].columns[i], &tables[table].columns[i]);
	}
	if (!same || number_in(&tables[US_EVENT], 0, H_TOT_SECT) != tables[US_SECTIONS].count)
		return disagree(&checking, "the layout is another one", 0, 0);
	for (int section = 1; status == STATUS_OK && section <= tables[US_SECTIONS].count;
		section++) {
		status = check_section(&checking, section);
		checking.first += checking.count;
		checking.count = 0;
	}
	return status == STATUS_OK && checking.first != tables[US_PLAYERS].count
		? disagree(&checking, "a section that is not there", 0, checking.first + 1)
		: status;
}
