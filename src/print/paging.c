/* Divides a list into pages. */
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

/* The rows that have room from `row` on, one at least. */
static int full_end(const struct paging *paging, int row)
{
	const int rows = table_rows(paging->table);
	int used = 0, end = row;

	while (end < rows) {
		used += paging->lines ? paging->lines[end] : 1;
		if (used > paging->room && end > row)
			break;
		end++;
	}
	return end;
}

int paging_end(const struct paging *paging, int row, int *next)
{
	const struct table *table = paging->table;
	const int rows = table_rows(table);
	int end = full_end(paging, row);

	assert(paging->room > 0);
	if (end < rows)
		end = whole_end(table, row, end);
	*next = end;
	while (*next < rows && table_row_is_empty(table, *next))
		++*next;
	while (end > row && table_row_is_empty(table, end - 1))
		end--;
	return end;
}

int paging_count(const struct paging *paging)
{
	int pages = 0, row = 0;

	do {
		paging_end(paging, row, &row);
		pages++;
	} while (row < table_rows(paging->table));
	return pages;
}
