/* The journal in the file. */
#include "config.h"

#include "store/journal.h"

#include <stdio.h>
#include <string.h>

#include "store/row_text.h"
#include "store/sum.h"
#include "store/trouble.h"

static const char *const kind_names[] = {"do", "undo", "redo"};

const char *entry_kind_name(enum entry_kind kind)
{
	return kind_names[kind];
}

static int prepare(sqlite3 *db, const char *sql, sqlite3_stmt **statement)
{
	return sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
}

int journal_prepare(sqlite3 *db, struct journal *journal)
{
	int rc;

	memset(journal, 0, sizeof(*journal));
	rc = prepare(db,
		"INSERT INTO action (id, time, kind, target, label, contents, changes, sum, desk) "
		"VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
		&journal->add_action);
	if (rc == SQLITE_OK)
		rc = prepare(db,
			"INSERT INTO change (action, seq, kind, key1, key2, key3, key4, before, after) "
			"VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
			&journal->add_change);
	if (rc == SQLITE_OK)
		rc = prepare(db, "SELECT max(id) FROM action", &journal->last);
	if (rc == SQLITE_OK)
		rc = prepare(db,
			"SELECT id, time, kind, target, label, contents, changes, sum, desk FROM action ORDER BY id",
			&journal->entries);
	if (rc == SQLITE_OK)
		rc = prepare(db,
			"SELECT kind, key1, key2, key3, key4, before, after FROM change WHERE action = ?1 ORDER BY seq",
			&journal->changes);
	if (rc == SQLITE_OK)
		rc = prepare(db, "SELECT changes FROM action WHERE id = ?1", &journal->changes_sum);
	if (rc != SQLITE_OK)
		journal_done(journal);
	return rc;
}

void journal_done(struct journal *journal)
{
	sqlite3_finalize(journal->add_action);
	sqlite3_finalize(journal->add_change);
	sqlite3_finalize(journal->last);
	sqlite3_finalize(journal->entries);
	sqlite3_finalize(journal->changes);
	sqlite3_finalize(journal->changes_sum);
	memset(journal, 0, sizeof(*journal));
}

int journal_last(const struct journal *journal, long long *id)
{
	int rc = sqlite3_step(journal->last);

	if (rc == SQLITE_ROW) {
		*id = sqlite3_column_int64(journal->last, 0);
		rc = SQLITE_OK;
	}
	sqlite3_reset(journal->last);
	return rc;
}

static unsigned long long sum_change_text(unsigned long long sum, const char *text)
{
	return text ? sum_text(sum_number(sum, 1), text) : sum_number(sum, 0);
}

/* Of a change as the file has it; text NULL: there is no such row. */
static unsigned long long sum_change(unsigned long long sum, const char *kind,
	const long long key[RECORD_KEY_PARTS], const char *before, const char *after)
{
	sum = sum_text(sum, kind);
	for (int i = 0; i < RECORD_KEY_PARTS; i++)
		sum = sum_number(sum, key[i]);
	return sum_change_text(sum_change_text(sum, before), after);
}

static long long sum_action(const struct action *action)
{
	char before[ROW_TEXT_SIZE], after[ROW_TEXT_SIZE];
	unsigned long long sum = SUM_START;

	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record_key key = edit_key(edit);
		long long part[RECORD_KEY_PARTS];

		for (int k = 0; k < RECORD_KEY_PARTS; k++)
			part[k] = key.part[k];
		sum = sum_change(sum, record_kind_name(key.kind), part,
			edit->had ? row_text_write(&edit->before, before) : NULL,
			edit->has ? row_text_write(&edit->after, after) : NULL);
	}
	return (long long)sum;
}

/* A desk adds nothing where it has no name: entries of before there were desks keep their sum. */
static long long sum_entry(
	const struct entry *entry, const char *label, const char *desk, long long before)
{
	const long long numbers[] = {entry->id, entry->time, entry->kind, entry->target,
		entry->contents, entry->changes};
	unsigned long long sum = sum_number(SUM_START, before);

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		sum = sum_number(sum, numbers[i]);
	sum = sum_text(sum, label);
	return (long long)(*desk ? sum_text(sum, desk) : sum);
}

void journal_sum(struct entry *entry, const struct action *action, long long before)
{
	entry->changes = entry->kind == ENTRY_DO ? sum_action(action) : 0;
	entry->sum = sum_entry(entry, entry->label, entry->desk, before);
}

static int bind_row_text(sqlite3_stmt *statement, int place, bool is, const struct record *row)
{
	char text[ROW_TEXT_SIZE];

	if (!is)
		return sqlite3_bind_null(statement, place);
	return sqlite3_bind_text(statement, place, row_text_write(row, text), -1, SQLITE_TRANSIENT);
}

static int append_change(
	sqlite3_stmt *statement, long long action, int seq, const struct edit *edit)
{
	struct record_key key = edit_key(edit);
	int i, rc;

	rc = sqlite3_bind_int64(statement, 1, action);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int(statement, 2, seq);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_text(statement, 3, record_kind_name(key.kind), -1, SQLITE_STATIC);
	for (i = 0; i < RECORD_KEY_PARTS && rc == SQLITE_OK; i++)
		rc = sqlite3_bind_int(statement, 4 + i, key.part[i]);
	if (rc == SQLITE_OK)
		rc = bind_row_text(statement, 8, edit->had, &edit->before);
	if (rc == SQLITE_OK)
		rc = bind_row_text(statement, 9, edit->has, &edit->after);
	if (rc == SQLITE_OK)
		rc = sqlite3_step(statement);
	sqlite3_reset(statement);
	sqlite3_clear_bindings(statement);
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

int journal_append(
	const struct journal *journal, const struct entry *entry, const struct action *action)
{
	sqlite3_stmt *statement = journal->add_action;
	int i, rc;

	rc = sqlite3_bind_int64(statement, 1, entry->id);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int64(statement, 2, entry->time);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_text(statement, 3, kind_names[entry->kind], -1, SQLITE_STATIC);
	if (rc == SQLITE_OK && entry->target)
		rc = sqlite3_bind_int64(statement, 4, entry->target);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_text(statement, 5, entry->label, -1, SQLITE_STATIC);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int64(statement, 6, entry->contents);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int64(statement, 7, entry->changes);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int64(statement, 8, entry->sum);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_text(statement, 9, entry->desk, -1, SQLITE_STATIC);
	if (rc == SQLITE_OK)
		rc = sqlite3_step(statement);
	sqlite3_reset(statement);
	sqlite3_clear_bindings(statement);
	if (rc != SQLITE_DONE)
		return rc;
	rc = SQLITE_OK;
	for (i = 0; entry->kind == ENTRY_DO && i < action->count && rc == SQLITE_OK; i++)
		rc = append_change(journal->add_change, entry->id, i + 1, &action->edits[i]);
	return rc;
}

/* Place of a text column among names, -1 if none or no text. */
static int read_name(sqlite3_stmt *statement, int column, const char *const names[], int count)
{
	const char *text = (const char *)sqlite3_column_text(statement, column);
	int i;

	for (i = 0; text && i < count; i++)
		if (strcmp(names[i], text) == 0)
			return i;
	return -1;
}

/* before: the sum of the entry before. */
static bool read_entry(sqlite3_stmt *statement, long long before, struct entry *entry)
{
	int kind = read_name(statement, 2, kind_names, 3);
	const char *label = (const char *)sqlite3_column_text(statement, 4);
	const char *desk = (const char *)sqlite3_column_text(statement, 8);

	entry->id = sqlite3_column_int64(statement, 0);
	entry->time = sqlite3_column_int64(statement, 1);
	entry->target = sqlite3_column_int64(statement, 3);
	if (kind < 0 || !label || !desk || (kind == ENTRY_DO) != (entry->target == 0))
		return false;
	entry->kind = (enum entry_kind)kind;
	entry->contents = sqlite3_column_int64(statement, 5);
	entry->changes = sqlite3_column_int64(statement, 6);
	entry->sum = sqlite3_column_int64(statement, 7);
	entry->intact = entry->sum == sum_entry(entry, label, desk, before);
	snprintf(entry->label, sizeof(entry->label), "%s", label);
	trouble_clean(entry->label);
	snprintf(entry->desk, sizeof(entry->desk), "%s", desk);
	trouble_clean(entry->desk);
	return true;
}

enum status journal_each(const struct journal *journal, sqlite3 *db, const char *name,
	enum status (*take)(void *context, const struct entry *entry, struct error *error),
	void *context, struct error *error)
{
	sqlite3_stmt *statement = journal->entries;
	enum status status = STATUS_OK;
	struct entry entry = {.sum = 0, .scope = scope_all()};
	long long last = 0;
	int rc;

	while ((rc = sqlite3_step(statement)) == SQLITE_ROW && status == STATUS_OK) {
		if (!read_entry(statement, entry.sum, &entry) || entry.id != ++last) {
			if (sqlite3_errcode(db) == SQLITE_NOMEM)
				status = trouble_sqlite(error, db, SQLITE_NOMEM, name);
			else
				status = trouble_damaged(error, name, "journal");
		} else {
			status = take(context, &entry, error);
		}
	}
	if (status == STATUS_OK)
		status = trouble_sqlite(error, db, rc, name);
	sqlite3_reset(statement);
	return status;
}

/* The row of a `before` or `after` column: SQLITE_OK, SQLITE_MISMATCH or SQLITE_NOMEM. */
static int read_row(
	sqlite3_stmt *statement, int column, enum record_kind kind, bool *is, struct record *row)
{
	const char *text;
	int i;

	*is = sqlite3_column_type(statement, column) != SQLITE_NULL;
	if (!*is)
		return SQLITE_OK;
	text = (const char *)sqlite3_column_text(statement, column);
	if (!text)
		return SQLITE_NOMEM;
	if (!row_text_read(text, kind, row))
		return SQLITE_MISMATCH;
	for (i = 0; i < RECORD_KEY_PARTS; i++)
		if (record_key_of(row).part[i] != sqlite3_column_int64(statement, 1 + i))
			return SQLITE_MISMATCH;
	return SQLITE_OK;
}

int journal_read_edit(sqlite3_stmt *statement, struct edit *edit)
{
	const char *names[RECORD_KINDS];
	int kind, rc;

	for (kind = 0; kind < RECORD_KINDS; kind++)
		names[kind] = record_kind_name((enum record_kind)kind);
	memset(edit, 0, sizeof(*edit));
	kind = read_name(statement, 0, names, RECORD_KINDS);
	if (kind < 0)
		return sqlite3_column_type(statement, 0) == SQLITE_TEXT &&
				!sqlite3_column_text(statement, 0)
			? SQLITE_NOMEM
			: SQLITE_MISMATCH;
	rc = read_row(statement, 5, (enum record_kind)kind, &edit->had, &edit->before);
	return rc == SQLITE_OK
		? read_row(statement, 6, (enum record_kind)kind, &edit->has, &edit->after)
		: rc;
}

/* Go on with the change under the statement's cursor, whose columns are as journal_read_edit's. */
static bool sum_read_change(sqlite3_stmt *statement, unsigned long long *sum)
{
	const char *kind = (const char *)sqlite3_column_text(statement, 0);
	long long key[RECORD_KEY_PARTS];
	const char *text[2];

	for (int i = 0; i < RECORD_KEY_PARTS; i++)
		key[i] = sqlite3_column_int64(statement, 1 + i);
	for (int i = 0; i < 2; i++) {
		text[i] = (const char *)sqlite3_column_text(statement, 5 + i);
		if (!text[i] && sqlite3_column_type(statement, 5 + i) != SQLITE_NULL)
			return false;
	}
	if (!kind)
		return false;
	*sum = sum_change(*sum, kind, key, text[0], text[1]);
	return true;
}

/* The sum of an entry's changes as the file has them. Returns SQLite's code. */
static int sum_changes(const struct journal *journal, const struct entry *entry, long long *sum)
{
	sqlite3_stmt *statement = journal->changes;
	unsigned long long made = SUM_START;
	int rc = sqlite3_bind_int64(statement, 1, entry->id);

	if (entry->kind != ENTRY_DO) {
		*sum = 0;
		return SQLITE_OK;
	}
	while (rc == SQLITE_OK && (rc = sqlite3_step(statement)) == SQLITE_ROW)
		rc = sum_read_change(statement, &made) ? SQLITE_OK : SQLITE_NOMEM;
	sqlite3_reset(statement);
	*sum = (long long)made;
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

static enum status damaged_entry(struct error *error, const char *name, long long id)
{
	char what[60];

	snprintf(what, sizeof(what), "entry %lld of the journal", id);
	return trouble_damaged(error, name, what);
}

struct checking {
	const struct journal *journal;
	sqlite3 *db;
	const char *name;
};

static enum status check_changes(void *context, const struct entry *entry, struct error *error)
{
	const struct checking *checking = context;
	long long sum = 0;
	const int rc = sum_changes(checking->journal, entry, &sum);

	if (rc != SQLITE_OK)
		return trouble_sqlite(error, checking->db, rc, checking->name);
	if (sum != entry->changes)
		return damaged_entry(error, checking->name, entry->id);
	return STATUS_OK;
}

enum status journal_check_changes(
	const struct journal *journal, sqlite3 *db, const char *name, struct error *error)
{
	struct checking checking = {journal, db, name};

	return journal_each(journal, db, name, check_changes, &checking, error);
}

int journal_sum_all(const struct journal *journal, sqlite3 *db, long long contents)
{
	sqlite3_stmt *entries = journal->entries, *update = NULL;
	struct entry entry = {.sum = 0};
	long long last = 0;
	int rc = journal_last(journal, &last);

	if (rc == SQLITE_OK)
		rc = sqlite3_prepare_v2(db,
			"UPDATE action SET contents = ?2, changes = ?3, sum = ?4 WHERE id = ?1", -1,
			&update, NULL);
	while (rc == SQLITE_OK && (rc = sqlite3_step(entries)) == SQLITE_ROW) {
		const long long before = entry.sum;

		if (!read_entry(entries, before, &entry)) {
			rc = SQLITE_CORRUPT;
			break;
		}
		entry.contents = entry.id == last ? contents : 0;
		rc = sum_changes(journal, &entry, &entry.changes);
		entry.sum = sum_entry(
			&entry, (const char *)sqlite3_column_text(entries, 4), entry.desk, before);
		sqlite3_bind_int64(update, 1, entry.id);
		sqlite3_bind_int64(update, 2, entry.contents);
		sqlite3_bind_int64(update, 3, entry.changes);
		sqlite3_bind_int64(update, 4, entry.sum);
		if (rc == SQLITE_OK && (rc = sqlite3_step(update)) == SQLITE_DONE)
			rc = sqlite3_reset(update);
	}
	sqlite3_reset(entries);
	sqlite3_finalize(update);
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

static int add_edit(sqlite3_stmt *statement, struct action *action)
{
	struct edit edit;
	int rc = journal_read_edit(statement, &edit);

	if (rc != SQLITE_OK)
		return rc;
	switch (action_add(action, &edit)) {
	case STATUS_OK:
		return SQLITE_OK;
	case STATUS_NO_MEMORY:
		return SQLITE_NOMEM;
	default:
		return SQLITE_MISMATCH;
	}
}

static int read_changes_sum(sqlite3_stmt *statement, long long id, long long *sum)
{
	int rc = sqlite3_bind_int64(statement, 1, id);

	if (rc == SQLITE_OK)
		rc = sqlite3_step(statement);
	if (rc == SQLITE_ROW)
		*sum = sqlite3_column_int64(statement, 0);
	sqlite3_reset(statement);
	return rc == SQLITE_ROW ? SQLITE_OK : rc == SQLITE_DONE ? SQLITE_CORRUPT : rc;
}

enum status journal_edits(const struct journal *journal, sqlite3 *db, const char *name,
	long long id, struct action *action, struct error *error)
{
	sqlite3_stmt *statement = journal->changes;
	unsigned long long sum = SUM_START;
	enum status status;
	long long was = 0;
	int rc;

	rc = read_changes_sum(journal->changes_sum, id, &was);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int64(statement, 1, id);
	while (rc == SQLITE_OK && (rc = sqlite3_step(statement)) == SQLITE_ROW) {
		rc = add_edit(statement, action);
		if (rc == SQLITE_OK && !sum_read_change(statement, &sum))
			rc = SQLITE_NOMEM;
	}
	if (rc == SQLITE_MISMATCH || (rc == SQLITE_DONE && (long long)sum != was))
		status = damaged_entry(error, name, id);
	else
		status = trouble_sqlite(error, db, rc, name);
	sqlite3_reset(statement);
	return status;
}
