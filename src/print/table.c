/* A list before it has a shape. */
#include "config.h"

#include "print/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/vec.h"

void table_cell(struct table *table, const char *text)
{
	int size = (int)strlen(text) + 1;
	char *grown = vec_grow(table->text, &table->text_room, table->used + size, 1);
	int *cells = vec_grow(table->cells, &table->cells_room, table->ncells + 1, sizeof(*cells));

	if (grown)
		table->text = grown;
	if (cells)
		table->cells = cells;
	if (!grown || !cells) {
		table->failed = true;
		return;
	}
	memcpy(table->text + table->used, text, (size_t)size);
	table->cells[table->ncells++] = table->used;
	table->used += size;
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

int table_rows(const struct table *table)
{
	return table->ncells / table->ncolumns;
}

const char *table_text(const struct table *table, int row, int column)
{
	return table->text + table->cells[row * table->ncolumns + column];
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
