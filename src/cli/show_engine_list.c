/* Checklists in the columns of established engines, for programs that read those. */
#include "config.h"

#include "cli/show_engine_list.h"

#include <string.h>

enum {
	COLUMN_NUMBER,
	COLUMN_POINTS,
	COLUMN_HISTORY,
	COLUMN_PREFERENCE,
	COLUMN_BYE,
	COLUMN_FLOAT,
	COLUMN_FLOAT_BEFORE,
	COLUMN_CURRENT,
	COLUMN_EMPTY,
	COLUMNS, /* and one for each round played */
	CELL_SIZE = TRF_ROUNDS_MOST + 16
};

static const char *preference(const struct pairing_entry *entry)
{
	const bool white = entry->due == PAIRING_WHITE;

	if (entry->due == PAIRING_NEUTRAL)
		return "A ";
	switch (entry->strength) {
	case PAIRING_STRENGTH_MILD:
		return white ? "w " : "b ";
	case PAIRING_STRENGTH_STRONG:
		return white ? "(W)" : "(B)";
	case PAIRING_STRENGTH_ABSOLUTE:
	case PAIRING_STRENGTH_NONE:
		break;
	}
	return white ? "W " : "B ";
}

static const char *float_mark(enum pairing_float floated)
{
	return floated == PAIRING_FLOAT_DOWN ? "D" : floated == PAIRING_FLOAT_UP ? "U" : " ";
}

static bool is_played(const struct checklist_game *game)
{
	return game->code == 'w' || game->code == 'b';
}

/* A blank, then W, B or a blank for each round. */
static void put_history(const struct checklist *list, int entry, char *cell)
{
	const struct checklist_game *games = &list->games[entry * (list->round - 1)];

	*cell++ = ' ';
	for (int r = 0; r < list->round - 1; r++)
		*cell++ = games[r].code == 'w' ? 'W' : games[r].code == 'b' ? 'B' : ' ';
	*cell = '\0';
}

static void put_current(const struct checklist_game *drawn, char *cell)
{
	if (drawn->code == 'U')
		strcpy(cell, "(bye)");
	else
		snprintf(
			cell, CELL_SIZE, "(%d%c)", drawn->opponent, drawn->code == 'w' ? 'W' : 'B');
}

/* What stands in a column of an entry. */
static void put_cell(const struct checklist *list, int i, int column, char cell[CELL_SIZE])
{
	const struct pairing_entry *entry = &list->entries[i];

	cell[0] = '\0';
	if (column == COLUMN_NUMBER) {
		snprintf(cell, CELL_SIZE, "%d", list->numbers[i]);
	} else if (column == COLUMN_POINTS) {
		checklist_points(list, i, cell);
	} else if (column == COLUMN_HISTORY) {
		put_history(list, i, cell);
	} else if (column == COLUMN_PREFERENCE) {
		strcpy(cell, preference(entry));
	} else if (column == COLUMN_BYE) {
		strcpy(cell, entry->bye_barred ? "N" : "Y");
	} else if (column == COLUMN_FLOAT) {
		strcpy(cell, float_mark(entry->float1));
	} else if (column == COLUMN_FLOAT_BEFORE) {
		strcpy(cell, float_mark(entry->float2));
	} else if (column == COLUMN_CURRENT && list->drawn) {
		put_current(&list->drawn[i], cell);
	} else if (column >= COLUMNS) {
		const struct checklist_game *game =
			&list->games[i * (list->round - 1) + column - COLUMNS];

		if (is_played(game))
			snprintf(cell, CELL_SIZE, "%d", game->opponent);
	}
}

static void put_title(const struct checklist *list, int column, char cell[CELL_SIZE])
{
	static const char *const titles[COLUMNS] = {
		"ID", "Pts", "", "Pref", "C2", "C14", "C16", "Cur", ""};

	if (column == COLUMN_HISTORY) {
		memset(cell, '-', (size_t)list->round);
		cell[list->round] = '\0';
	} else if (column < COLUMNS) {
		strcpy(cell, titles[column]);
	} else {
		snprintf(cell, CELL_SIZE, "R%d", column - COLUMNS + 1);
	}
}

static int width_of(const struct checklist *list, int column)
{
	char cell[CELL_SIZE];
	size_t width;

	put_title(list, column, cell);
	width = strlen(cell);
	for (int i = 0; i < list->count; i++) {
		put_cell(list, i, column, cell);
		if (strlen(cell) > width)
			width = strlen(cell);
	}
	return (int)width;
}

/* entry -1: the titles, of which the first stands at the margin, by which it is found. */
static void show_row(FILE *file, const struct checklist *list, const int *widths, int entry)
{
	for (int column = 0; column < COLUMNS + list->round - 1; column++) {
		char cell[CELL_SIZE];

		if (entry < 0)
			put_title(list, column, cell);
		else
			put_cell(list, entry, column, cell);
		fprintf(file, "%*s\t", entry < 0 && column == 0 ? 0 : widths[column], cell);
	}
	fputc('\n', file);
}

void show_engine_list(FILE *file, const struct checklist *list)
{
	int widths[COLUMNS + TRF_ROUNDS_MOST];

	for (int column = 0; column < COLUMNS + list->round - 1; column++)
		widths[column] = width_of(list, column);
	fputc('\n', file);
	show_row(file, list, widths, -1);
	for (int i = 0; i < list->count; i++) {
		if (i == 0 || list->entries[i].score != list->entries[i - 1].score)
			fputc('\n', file);
		show_row(file, list, widths, i);
	}
	fputs("\n\n", file);
}
