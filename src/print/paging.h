/* Where the pages of a list end. */
#ifndef PRINT_PAGING_H
#define PRINT_PAGING_H

#include "print/table.h"

/*
 * How far the page that begins at `row` goes, of so many rows a page, and where the next one begins.
 * An empty row is not put at the end or the beginning of a page, and what belongs together is not
 * torn, unless it is longer than a page.
 */
int paging_end(const struct table *table, int row, int room, int *next);

/* How many pages there are; one if the table is empty. */
int paging_count(const struct table *table, int room);

#endif
