/*
 * The rows of an event in the file. The SQL is put together from the field table alone, never from
 * data.
 */
#include "config.h"

#include "store/rows.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "store/trouble.h"

enum { SQL_SIZE = 1024 };

struct sql {
	char text[SQL_SIZE];
	size_t length;
};

static void sql_add(struct sql *sql, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Too long a statement would be a mistake in the field table: it is cut and does not compile. */
static void sql_add(struct sql *sql, const char *format, ...)
{
	va_list list;
	int length;

	va_start(list, format);
	length = vsnprintf(sql->text + sql->length, sizeof(sql->text) - sql->length, format, list);
	va_end(list);
	if (length > 0)
		sql->length += (size_t)length;
	if (sql->length >= sizeof(sql->text))
		sql->length = sizeof(sql->text) - 1;
}

/* The names of the fields; parameter i + 1 is field i in all statements. */
static void sql_names(struct sql *sql, const struct record_field *fields, int count)
{
	int i;

	for (i = 0; i < count; i++)
		sql_add(sql, "%s%s", i ? ", " : "", fields[i].name);
}

static void sql_pairs(struct sql *sql, const struct record_field *fields, int count, bool key,
	const char *between)
{
	const char *before = "";
	int i;

	for (i = 0; i < count; i++) {
		if (fields[i].key != key)
			continue;
		sql_add(sql, "%s%s = ?%d", before, fields[i].name, i + 1);
		before = between;
	}
}

static int prepare(sqlite3 *db, const struct sql *sql, sqlite3_stmt **statement)
{
	return sqlite3_prepare_v3(db, sql->text, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
}

static int prepare_load(sqlite3 *db, struct rows *rows, enum record_kind kind)
{
	struct sql sql = {.length = 0};
	int count;
	const struct record_field *fields = record_fields(kind, &count);

	sql_add(&sql, "SELECT ");
	sql_names(&sql, fields, count);
	sql_add(&sql, " FROM %s ORDER BY ", record_kind_name(kind));
	for (int i = 0; i < count && fields[i].key; i++)
		sql_add(&sql, "%s%s", i ? ", " : "", fields[i].name);
	return prepare(db, &sql, &rows->of[kind].load);
}

static void add_insert(struct sql *sql, enum record_kind kind)
{
	int count;
	const struct record_field *fields = record_fields(kind, &count);

	sql_add(sql, "INSERT INTO %s (", record_kind_name(kind));
	sql_names(sql, fields, count);
	sql_add(sql, ") VALUES (");
	for (int i = 0; i < count; i++)
		sql_add(sql, "%s?%d", i ? ", " : "", i + 1);
	sql_add(sql, ")");
}

static void add_update(struct sql *sql, enum record_kind kind)
{
	int count;
	const struct record_field *fields = record_fields(kind, &count);

	sql_add(sql, "UPDATE %s SET ", record_kind_name(kind));
	sql_pairs(sql, fields, count, false, ", ");
	sql_add(sql, " WHERE ");
	sql_pairs(sql, fields, count, true, " AND ");
}

static void add_remove(struct sql *sql, enum record_kind kind)
{
	int count;
	const struct record_field *fields = record_fields(kind, &count);

	sql_add(sql, "DELETE FROM %s WHERE ", record_kind_name(kind));
	sql_pairs(sql, fields, count, true, " AND ");
}

/*
 * The statement that takes a row from what there was to what there is. Made when it is first
 * needed: to compile all of them is most of opening a file, and an action needs two or three.
 */
static int prepare_write(sqlite3 *db, struct rows *rows, enum record_kind kind, bool had, bool has,
	sqlite3_stmt **statement)
{
	sqlite3_stmt **made = !had ? &rows->of[kind].insert
		: has              ? &rows->of[kind].update
				   : &rows->of[kind].remove;
	struct sql sql = {.length = 0};
	int rc = SQLITE_OK;

	if (!*made) {
		(!had ? add_insert : has ? add_update : add_remove)(&sql, kind);
		rc = prepare(db, &sql, made);
	}
	*statement = *made;
	return rc;
}

int rows_prepare(sqlite3 *db, struct rows *rows)
{
	int kind, rc = SQLITE_OK;

	memset(rows, 0, sizeof(*rows));
	for (kind = 0; kind < RECORD_KINDS && rc == SQLITE_OK; kind++)
		rc = prepare_load(db, rows, (enum record_kind)kind);
	if (rc != SQLITE_OK)
		rows_done(rows);
	return rc;
}

void rows_done(struct rows *rows)
{
	int kind;

	for (kind = 0; kind < RECORD_KINDS; kind++) {
		sqlite3_finalize(rows->of[kind].load);
		sqlite3_finalize(rows->of[kind].insert);
		sqlite3_finalize(rows->of[kind].update);
		sqlite3_finalize(rows->of[kind].remove);
	}
	memset(rows, 0, sizeof(*rows));
}

/* The row under the statement's cursor. */
static int read_row(sqlite3_stmt *statement, enum record_kind kind, struct record *row)
{
	const struct record_field *fields;
	int count, i;

	memset(row, 0, sizeof(*row));
	row->kind = kind;
	fields = record_fields(kind, &count);
	for (i = 0; i < count; i++) {
		if (!fields[i].size) {
			long long value = sqlite3_column_int64(statement, i);

			if (sqlite3_column_type(statement, i) != SQLITE_INTEGER ||
				value < fields[i].least || value > fields[i].most)
				return SQLITE_MISMATCH;
			record_set_int(row, &fields[i], (int)value);
		} else {
			const char *text;

			if (sqlite3_column_type(statement, i) != SQLITE_TEXT)
				return SQLITE_MISMATCH;
			text = (const char *)sqlite3_column_text(statement, i);
			if (!text)
				return SQLITE_NOMEM;
			if (strlen(text) != (size_t)sqlite3_column_bytes(statement, i) ||
				!record_set_text(row, &fields[i], text))
				return SQLITE_MISMATCH;
		}
	}
	return SQLITE_OK;
}

static enum status load_kind(sqlite3_stmt *statement, sqlite3 *db, const char *name,
	enum record_kind kind, struct event *event, struct error *error)
{
	enum status status = STATUS_OK;
	struct record row;
	int rc;

	while ((rc = sqlite3_step(statement)) == SQLITE_ROW) {
		rc = read_row(statement, kind, &row);
		if (rc == SQLITE_MISMATCH) {
			status = trouble_damaged(error, name, record_kind_name(kind));
			break;
		}
		if (rc == SQLITE_OK && event_put(event, record_key_of(&row), &row) != STATUS_OK)
			rc = SQLITE_NOMEM;
		if (rc != SQLITE_OK)
			break;
	}
	if (status == STATUS_OK)
		status = trouble_sqlite(error, db, rc, name);
	sqlite3_reset(statement);
	return status;
}

enum status rows_load(const struct rows *rows, sqlite3 *db, const char *name, struct event *event,
	struct error *error)
{
	enum status status = STATUS_OK;
	int kind;

	for (kind = 0; kind < RECORD_KINDS && status == STATUS_OK; kind++)
		status = load_kind(
			rows->of[kind].load, db, name, (enum record_kind)kind, event, error);
	return status;
}

bool rows_clean(const struct record *row)
{
	const struct record_field *fields;
	struct record copy = *row;
	int count, i;

	fields = record_fields(row->kind, &count);
	for (i = 0; i < count; i++) {
		if (!fields[i].size)
			continue;
		if (!memchr((const char *)row + fields[i].offset, 0, fields[i].size))
			return false;
		if (!record_set_text(&copy, &fields[i], record_text(row, &fields[i])))
			return false;
	}
	return true;
}

/* Bind the fields of a row, of which a DELETE has only the key. */
static int bind_row(sqlite3_stmt *statement, const struct record *row, bool key_only)
{
	const struct record_field *fields;
	int count, i, rc = SQLITE_OK;

	fields = record_fields(row->kind, &count);
	for (i = 0; i < count && rc == SQLITE_OK; i++) {
		if (key_only && !fields[i].key)
			continue;
		if (fields[i].size)
			rc = sqlite3_bind_text(
				statement, i + 1, record_text(row, &fields[i]), -1, SQLITE_STATIC);
		else
			rc = sqlite3_bind_int(statement, i + 1, record_int(row, &fields[i]));
	}
	return rc;
}

enum status rows_write(struct rows *rows, sqlite3 *db, const char *name, const struct edit *edit,
	bool backwards, struct error *error)
{
	bool had = backwards ? edit->has : edit->had;
	bool has = backwards ? edit->had : edit->has;
	const struct record *from = backwards ? &edit->after : &edit->before;
	const struct record *to = backwards ? &edit->before : &edit->after;
	const struct record *row = has ? to : from;
	sqlite3_stmt *statement;
	enum status status;
	int rc;

	if (!had && !has)
		return STATUS_OK;
	rc = prepare_write(db, rows, row->kind, had, has, &statement);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, db, rc, name);
	rc = bind_row(statement, row, !has);
	if (rc == SQLITE_OK)
		rc = sqlite3_step(statement);
	if (rc == SQLITE_DONE && sqlite3_changes(db) != 1)
		status = trouble_damaged(error, name, record_kind_name(row->kind));
	else
		status = trouble_sqlite(error, db, rc, name);
	sqlite3_reset(statement);
	sqlite3_clear_bindings(statement);
	return status;
}
