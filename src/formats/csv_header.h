/* The first row of a player list: what its columns mean. */
#ifndef FORMATS_CSV_HEADER_H
#define FORMATS_CSV_HEADER_H

#include "formats/csv.h"
#include "formats/csv_row.h"
#include "formats/heads.h"
#include "formats/sheet.h"

/* Starts zeroed. */
struct csv_header {
	struct head *columns;
	char **heads; /* its words, which point into the sheet */
	int count;
	int line;
	int rating_too;    /* column of a particular that has the ratings too; -1: none */
	int school_column; /* from 1: the clubs are those of it; 0: none */
	struct csv_grades grades;
	struct head_map map;
};

/*
 * Begin the sheet by the map of the grades, NULL: by none. Release both with csv_header_done and
 * sheet_done in any case.
 */
enum status csv_header_open(struct csv_header *header, struct sheet *sheet, const char *bytes,
	size_t size, const struct csv_grades *grades, const struct report *report);
/* Its first row, `row` being empty. What is not known, or known twice, is told. */
enum status csv_header_read(struct csv_header *header, struct sheet *sheet, struct csv_row *row,
	const struct report *report);
/* Is what the caller says of columns true, and is there one of names? Else STATUS_BAD_INPUT. */
enum status csv_header_check(const struct csv_header *header, const struct report *report);

/* The column that means this, from 0; -1: none does. */
int csv_header_column(const struct csv_header *header, enum head_column column);

void csv_header_done(struct csv_header *header);

#endif
