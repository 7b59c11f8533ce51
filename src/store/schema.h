/*
 * The versions of the event file: what data/schema/NNN.sql say, and how a file gets from one to the
 * next.
 */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#include <sqlite3.h>

#include "core/status.h"

/* "drwb", in the header of every event file; file(1) and SQLite know it as the application id. */
enum { SCHEMA_APPLICATION_ID = 0x64727762 };

/* The first version whose journal has sums (sum.h). */
enum { SCHEMA_WITH_SUMS = 9 };

/*
 * Made from data/schema by the build: schema_sql[i] takes a file from version i to i + 1 and sets
 * user_version.
 */
extern const char *const schema_sql[];
extern const int schema_count;

/* What the versions come to, in the order of the names: data/schema/now.sql. */
struct schema_object {
	const char *name, *sql; /* the statement, as SQLite keeps it */
};
extern const struct schema_object schema_now[];
extern const int schema_now_count;

/*
 * One integer that a constant statement gives, such as "PRAGMA user_version". Returns SQLite's
 * code.
 */
int schema_number(sqlite3 *db, const char *sql, int *number);

/*
 * Bring a file to version `count` by the scripts sql[version..count-1], all in one transaction: on
 * failure the file is as before. Foreign keys are checked at the end, not between. STATUS_TOO_NEW
 * if the file is past `count`.
 */
enum status schema_migrate(
	sqlite3 *db, const char *const sql[], int count, const char *name, struct error *error);

/*
 * The same in three steps, for who has something to do in the transaction before the scripts run.
 * schema_end ends it well or, where `status` is not STATUS_OK, rolls back and returns that.
 */
enum status schema_begin(sqlite3 *db, const char *name, struct error *error);
enum status schema_run(
	sqlite3 *db, const char *const sql[], int count, const char *name, struct error *error);
enum status schema_end(sqlite3 *db, enum status status, const char *name, struct error *error);

/* The tables of a new file, and its first stamp, in one transaction. */
enum status schema_create(sqlite3 *db, const char *name, struct error *error);

/* Calls report for every table, index or trigger that is not as the current version makes it. */
enum status schema_compare(sqlite3 *db, const char *name,
	void (*report)(void *context, const char *text), void *context, struct error *error);

#endif
