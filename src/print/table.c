/* A list before it has a shape. */
#include "config.h"

#include "print/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/vec.h"

/* Where it is among the texts of all cells; -1: out of memory. */
static int add_text(struct table *table, const char *text)
{
	const int size = (int)strlen(text) + 1, at = table->used;
	char *grown = vec_grow(table->text, &table->text_room, at + size, 1);

	if (!grown) {
		table->failed = true;
		return -1;
	}
	table->text = grown;
	memcpy(table->text + at, text, (size_t)size);
	table->used += size;
	return at;
}

void table_name(struct table *table, const char *text, int pin)
{
	const int at = add_text(table, text);
	struct table_cell *cells =
		vec_grow(table->cells, &table->cells_room, table->ncells + 1, sizeof(*cells));

	if (cells)
		table->cells = cells;
	if (at < 0 || !cells)
		table->failed = true;
	else
		table->cells[table->ncells++] = (struct table_cell){at, pin};
}

void table_replace(struct table *table, int row, int column, const char *text)
{
	const int at = add_text(table, text);

	if (at >= 0)
		table->cells[row * table->ncolumns + column].at = at;
}

void table_cell(struct table *table, const char *text)
{
	table_name(table, text, 0);
}

void table_int(struct table *table, int value)
{
	char text[16] = "";

	if (value != 0)
		snprintf(text, sizeof(text), "%d", value);
	table_cell(table, text);
}

void table_gap(struct table *table)
{
	for (int column = 0; column < table->ncolumns; column++)
		table_cell(table, "");
}

void table_line(struct table *table, const char *text)
{
	table_name(table, text, TABLE_LINE);
	for (int column = 1; column < table->ncolumns; column++)
		table_cell(table, "");
}

bool table_row_is_line(const struct table *table, int row)
{
	return table_pin(table, row, 0) == TABLE_LINE;
}

int table_rows(const struct table *table)
{
	return table->ncells / table->ncolumns;
}

const char *table_text(const struct table *table, int row, int column)
{
	return table->text + table->cells[row * table->ncolumns + column].at;
}

int table_pin(const struct table *table, int row, int column)
{
	return table->cells[row * table->ncolumns + column].pin;
}

bool table_row_is_empty(const struct table *table, int row)
{
	for (int column = 0; column < table->ncolumns; column++)
		if (*table_text(table, row, column))
			return false;
	return true;
}

void table_done(struct table *table)
{
	free(table->text);
	free(table->cells);
	memset(table, 0, sizeof(*table));
}
