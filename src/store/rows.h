/*
 * The rows of an event in the file: statements made from the field table, at most once for each
 * open file.
 */
#ifndef STORE_ROWS_H
#define STORE_ROWS_H

#include <sqlite3.h>

#include "core/edit.h"

struct rows {
	struct {
		sqlite3_stmt *load, *insert, *update, *remove;
	} of[RECORD_KINDS];
};

/* Returns SQLite's code; on failure everything is released. */
int rows_prepare(sqlite3 *db, struct rows *rows);
void rows_done(struct rows *rows);

/* Add every row of the file to an empty event. */
enum status rows_load(const struct rows *rows, sqlite3 *db, const char *name, struct event *event,
	struct error *error);

/*
 * Write what an edit says (backwards: from after to before). The row must be in the file as the
 * edit's start has it.
 */
enum status rows_write(struct rows *rows, sqlite3 *db, const char *name, const struct edit *edit,
	bool backwards, struct error *error);

/* False if a text of the row is not clean: it could be written but not read again. */
bool rows_clean(const struct record *row);

#endif
