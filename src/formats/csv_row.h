/* Rows and fields of a CSV text (RFC 4180, with the liberties that spreadsheets take). */
#ifndef FORMATS_CSV_ROW_H
#define FORMATS_CSV_ROW_H

#include <stdbool.h>

#include "formats/report.h"

/*
 * What is still to be read; fields are unquoted and terminated in place, so the text must be
 * writable up to *end.
 */
struct csv_text {
	char *at, *end;
	int line; /* of `at`, from 1 */
	char separator;
	/* rows of several fields with nothing in them, which were passed over; line of the first */
	int bare, first_bare;
};

struct csv_row {
	char **fields; /* point into the text; blanks at both ends taken off */
	int count, room;
	int line;  /* where the row begins */
	bool open; /* the text ends with it, without a line end */
};

/* The next row, rows without anything in them passed over; *more is false at the end. */
enum status csv_row_next(
	struct csv_text *text, struct csv_row *row, bool *more, const struct report *report);

void csv_row_done(struct csv_row *row);

/* What stands round a field and is no part of it. */
bool csv_is_blank(char character, char separator);

/* Length of the first row, quoted line ends included. */
size_t csv_row_extent(const char *text, size_t size);

#endif
