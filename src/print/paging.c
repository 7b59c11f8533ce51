/* Where the pages of a list end. */
#include "config.h"

#include "print/paging.h"

#include <assert.h>

/* The last row before which a page may end that begins at `row` and has no room from `end` on. */
static int whole_end(const struct table *table, int row, int end)
{
	int whole = end;

	if (table->together > 1)
		whole -= (end - row) % table->together;
	while (table->blocks && whole > row && !table_row_is_empty(table, whole))
		whole--;
	return whole > row ? whole : end;
}

int paging_end(const struct table *table, int row, int room, int *next)
{
	const int rows = table_rows(table);
	int end;

	assert(room > 0);
	end = rows - row > room ? whole_end(table, row, row + room) : rows;

	*next = end;
	while (*next < rows && table_row_is_empty(table, *next))
		++*next;
	while (end > row && table_row_is_empty(table, end - 1))
		end--;
	return end;
}

int paging_count(const struct table *table, int room)
{
	int pages = 0, row = 0;

	do {
		paging_end(table, row, room, &row);
		pages++;
	} while (row < table_rows(table));
	return pages;
}
