/* The tables of the event file: made, migrated, and compared with what they should be. */
#include "config.h"

#include "store/schema.h"

#include <string.h>

#include "core/event.h"
#include "store/journal.h"
#include "store/rows.h"
#include "store/stamp.h"
#include "store/sum.h"
#include "store/trouble.h"

/*
 * SQLITE_ROW if the statement gives one, whose first column is *number; SQLITE_DONE, or a failure.
 */
static int first_row(sqlite3 *db, const char *sql, int *number)
{
	sqlite3_stmt *statement;
	int rc;

	rc = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
	if (rc != SQLITE_OK)
		return rc;
	rc = sqlite3_step(statement);
	if (rc == SQLITE_ROW)
		*number = sqlite3_column_int(statement, 0);
	sqlite3_finalize(statement);
	return rc;
}

int schema_number(sqlite3 *db, const char *sql, int *number)
{
	int rc = first_row(db, sql, number);

	return rc == SQLITE_ROW ? SQLITE_OK : rc == SQLITE_DONE ? SQLITE_CORRUPT : rc;
}

/* Does a statement of checks give no row? */
static int no_row(sqlite3 *db, const char *sql)
{
	int unseen, rc = first_row(db, sql, &unseen);

	return rc == SQLITE_DONE ? SQLITE_OK : rc == SQLITE_ROW ? SQLITE_CONSTRAINT_FOREIGNKEY : rc;
}

/* Reckon the sums of a file of a version that had none. */
static enum status first_sums(sqlite3 *db, const char *name, struct error *error)
{
	struct rows rows;
	struct journal journal = {.entries = NULL};
	struct event event;
	enum status status;
	int rc = rows_prepare(db, &rows);

	event_init(&event);
	if (rc == SQLITE_OK)
		rc = journal_prepare(db, &journal);
	status = trouble_sqlite(error, db, rc, name);
	if (status == STATUS_OK)
		status = rows_load(&rows, db, name, &event, error);
	if (status == STATUS_OK) {
		rc = journal_sum_all(&journal, db, sum_contents(&event));
		status = trouble_sqlite(error, db, rc, name);
	}
	event_done(&event);
	rows_done(&rows);
	journal_done(&journal);
	return status;
}

/* Version 1 had tables of its own until the first release. */
static enum status refuse_first(const char *name, struct error *error)
{
	return trouble(error, STATUS_IO,
		"%.60s is of a version before the first release, which this program cannot read. Nothing in it was changed.",
		name);
}

enum status schema_run(
	sqlite3 *db, const char *const sql[], int count, const char *name, struct error *error)
{
	int first = 0, version, rc;

	rc = schema_number(db, "PRAGMA user_version", &first);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, db, rc, name);
	version = first;
	if (version > count)
		return trouble(error, STATUS_TOO_NEW,
			"%.80s was made by a newer drawboard. Update this one to open it.", name);
	if (version < 0)
		return trouble_damaged(error, name, "negative version");
	while (version < count) {
		int now = -1;

		rc = sqlite3_exec(db, sql[version], NULL, NULL, NULL);
		if (rc == SQLITE_ERROR && first == 1)
			return refuse_first(name, error);
		if (rc == SQLITE_OK)
			rc = schema_number(db, "PRAGMA user_version", &now);
		if (rc != SQLITE_OK)
			return trouble_sqlite(error, db, rc, name);
		if (now != ++version)
			return trouble_damaged(error, name, "version not as its script says");
	}
	if (first < SCHEMA_WITH_SUMS && version >= SCHEMA_WITH_SUMS) {
		const enum status status = first_sums(db, name, error);

		if (status == STATUS_IO && first == 1)
			return refuse_first(name, error);
		if (status != STATUS_OK)
			return status;
	}
	rc = no_row(db, "PRAGMA foreign_key_check");
	return trouble_sqlite(error, db, rc, name);
}

enum status schema_begin(sqlite3 *db, const char *name, struct error *error)
{
	int rc = sqlite3_exec(db, "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE", NULL, NULL, NULL);

	return trouble_sqlite(error, db, rc, name);
}

enum status schema_end(sqlite3 *db, enum status status, const char *name, struct error *error)
{
	int rc;

	if (status == STATUS_OK) {
		rc = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
		status = trouble_sqlite(error, db, rc, name);
	}
	if (!sqlite3_get_autocommit(db))
		sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
	rc = sqlite3_exec(db, "PRAGMA foreign_keys = ON", NULL, NULL, NULL);
	return status == STATUS_OK ? trouble_sqlite(error, db, rc, name) : status;
}

enum status schema_migrate(
	sqlite3 *db, const char *const sql[], int count, const char *name, struct error *error)
{
	enum status status = schema_begin(db, name, error);

	if (status == STATUS_OK)
		status = schema_run(db, sql, count, name, error);
	return schema_end(db, status, name, error);
}

/* What is no table of the newest version: its numbers and the first stamp. */
static int first_rows(sqlite3 *db)
{
	char *sql = sqlite3_mprintf("PRAGMA application_id = %d; PRAGMA user_version = %d;"
				    "INSERT INTO stamp VALUES (1, %lld, %lld)",
		SCHEMA_APPLICATION_ID, schema_count, STAMP_NONE, stamp_draw());
	int rc = sql ? sqlite3_exec(db, sql, NULL, NULL, NULL) : SQLITE_NOMEM;

	sqlite3_free(sql);
	return rc;
}

enum status schema_create(sqlite3 *db, const char *name, struct error *error)
{
	enum status status = schema_begin(db, name, error);
	int rc = SQLITE_OK;

	if (status == STATUS_OK) {
		for (int i = 0; i < schema_now_count && rc == SQLITE_OK; i++)
			rc = sqlite3_exec(db, schema_now[i].sql, NULL, NULL, NULL);
		if (rc == SQLITE_OK)
			rc = first_rows(db);
		status = trouble_sqlite(error, db, rc, name);
	}
	return schema_end(db, status, name, error);
}

static const char list_sql[] =
	"SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name COLLATE BINARY";

static void report_object(void (*report)(void *context, const char *text), void *context,
	const char *what, const char *name)
{
	struct error line;

	trouble(&line, STATUS_IO, "The file %s %.100s.", what, name);
	report(context, line.text);
}

/* Walk both lists in the order of names. */
static int compare_lists(
	sqlite3_stmt *have, void (*report)(void *context, const char *text), void *context)
{
	const struct schema_object *want = schema_now, *const end = want + schema_now_count;
	int rc = sqlite3_step(have);

	while (want < end || rc == SQLITE_ROW) {
		const char *found = NULL;
		int order = -1;

		if (rc == SQLITE_ROW) {
			found = (const char *)sqlite3_column_text(have, 0);
			if (!found)
				return SQLITE_NOMEM;
			order = want < end ? strcmp(want->name, found) : 1;
		} else if (rc != SQLITE_DONE) {
			return rc;
		}
		if (order < 0)
			report_object(report, context, "lacks its", want->name);
		if (order > 0)
			report_object(report, context, "holds something else:", found);
		if (order == 0) {
			const char *sql = (const char *)sqlite3_column_text(have, 1);

			if (!sql || strcmp(want->sql, sql) != 0)
				report_object(report, context, "has another definition of", found);
		}
		if (order <= 0)
			want++;
		if (order >= 0)
			rc = sqlite3_step(have);
	}
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

enum status schema_compare(sqlite3 *db, const char *name,
	void (*report)(void *context, const char *text), void *context, struct error *error)
{
	sqlite3_stmt *have = NULL;
	int rc = sqlite3_prepare_v2(db, list_sql, -1, &have, NULL);

	if (rc == SQLITE_OK)
		rc = compare_lists(have, report, context);
	sqlite3_finalize(have);
	return trouble_sqlite(error, db, rc, name);
}
