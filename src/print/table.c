/* A list before it has a shape. */
#include "config.h"

#include "print/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/vec.h"

void table_name(struct table *table, const char *text, int pin)
{
	int size = (int)strlen(text) + 1;
	char *grown = vec_grow(table->text, &table->text_room, table->used + size, 1);
	struct table_cell *cells =
		vec_grow(table->cells, &table->cells_room, table->ncells + 1, sizeof(*cells));

	if (grown)
		table->text = grown;
	if (cells)
		table->cells = cells;
	if (!grown || !cells) {
		table->failed = true;
		return;
	}
	memcpy(table->text + table->used, text, (size_t)size);
	table->cells[table->ncells++] = (struct table_cell){table->used, pin};
	table->used += size;
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
