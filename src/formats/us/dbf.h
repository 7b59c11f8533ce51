/*
 * dBase III files of texts alone, as US Chess takes them: written, and read again byte for byte.
 * Rating lists in this container are read by formats/sheet.h, which takes more than this.
 */
#ifndef FORMATS_US_DBF_H
#define FORMATS_US_DBF_H

#include <stdbool.h>
#include <stddef.h>

#include "formats/report.h"

enum { DBF_NAME_SIZE = 11, DBF_COLUMNS_MOST = 80, DBF_WIDTH_MOST = 255, DBF_ROWS_MOST = 99999 };

struct dbf {
	struct dbf_column {
		char name[DBF_NAME_SIZE]; /* capitals, ten characters at most */
		int width, from;          /* in a record, whose first byte is its mark */
	} columns[DBF_COLUMNS_MOST];
	int ncolumns, record;
	char *bytes; /* the records, filled with spaces */
	int count, room;
};

/* Start with a file without columns; release with dbf_done. */
void dbf_init(struct dbf *dbf);
void dbf_done(struct dbf *dbf);
void dbf_add_column(struct dbf *dbf, const char *name, int width);

/* A row of empty cells behind the others; false: no memory. */
bool dbf_add_row(struct dbf *dbf);

/* False, and nothing written: it is longer than the cell, or not printable ASCII. */
bool dbf_put(struct dbf *dbf, int row, int column, const char *text);

/* What a cell holds, without the spaces at its end. Returns text. */
const char *dbf_get(const struct dbf *dbf, int row, int column, char text[DBF_WIDTH_MOST + 1]);

/* `day`, YYYY/MM/DD, is that of the header. The caller frees *bytes. STATUS_NO_MEMORY. */
enum status dbf_write(const struct dbf *dbf, const char *day, char **bytes, size_t *size);

/* *dbf is released by the caller also on failure. */
enum status dbf_read(const char *bytes, size_t size, struct dbf *dbf, const struct report *report);

bool dbf_equal(const struct dbf *one, const struct dbf *other);

#endif
