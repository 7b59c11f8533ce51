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

static int prepare_kind(sqlite3 *db, struct rows *rows, enum record_kind kind)
{
	const char *table = record_kind_name(kind);
	struct sql load = {.length = 0}, insert = load, update = load, remove = load;
	const struct record_field *fields;
	int count, i, rc;

	fields = record_fields(kind, &count);
	sql_add(&load, "SELECT ");
	sql_names(&load, fields, count);
	sql_add(&load, " FROM %s ORDER BY ", table);
	for (i = 0; i < count && fields[i].key; i++)
		sql_add(&load, "%s%s", i ? ", " : "", fields[i].name);

	sql_add(&insert, "INSERT INTO %s (", table);
	sql_names(&insert, fields, count);
	sql_add(&insert, ") VALUES (");
	for (i = 0; i < count; i++)
		sql_add(&insert, "%s?%d", i ? ", " : "", i + 1);
	sql_add(&insert, ")");

	sql_add(&update, "UPDATE %s SET ", table);
	sql_pairs(&update, fields, count, false, ", ");
	sql_add(&update, " WHERE ");
	sql_pairs(&update, fields, count, true, " AND ");

	sql_add(&remove, "DELETE FROM %s WHERE ", table);
	sql_pairs(&remove, fields, count, true, " AND ");

	rc = prepare(db, &load, &rows->of[kind].load);
	if (rc == SQLITE_OK)
		rc = prepare(db, &insert, &rows->of[kind].insert);
	if (rc == SQLITE_OK)
		rc = prepare(db, &update, &rows->of[kind].update);
	if (rc == SQLITE_OK)
		rc = prepare(db, &remove, &rows->of[kind].remove);
	return rc;
}

int rows_prepare(sqlite3 *db, struct rows *rows)
{
	int kind, rc = SQLITE_OK;

	memset(rows, 0, sizeof(*rows));
	for (kind = 0; kind < RECORD_KINDS && rc == SQLITE_OK; kind++)
		rc = prepare_kind(db, rows, (enum record_kind)kind);
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

enum status rows_write(const struct rows *rows, sqlite3 *db, const char *name,
	const struct edit *edit, bool backwards, struct error *error)
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
	statement = !had ? rows->of[row->kind].insert
		: has    ? rows->of[row->kind].update
			 : rows->of[row->kind].remove;
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
