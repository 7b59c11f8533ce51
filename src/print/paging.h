/* Divides a list into pages. */
#ifndef PRINT_PAGING_H
#define PRINT_PAGING_H

#include "print/table.h"

struct paging {
	const struct table *table;
	int room;         /* lines a page */
	const int *lines; /* of each row; NULL: one */
};

/*
 * How far the page that begins at `row` goes, and where the next one begins. An empty row is not
 * put at the end or the beginning of a page, and what belongs together is not torn, unless it is
 * longer than a page.
 */
int paging_end(const struct paging *paging, int row, int *next);

/* How many pages there are; one if the table is empty. */
int paging_count(const struct paging *paging);

#endif
