/* The journal in the file. */
#include "config.h"

#include "store/journal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/vec.h"
#include "store/row_text.h"
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
		"INSERT INTO action (id, time, kind, target, label) VALUES (?1, ?2, ?3, ?4, ?5)",
		&journal->add_action);
	if (rc == SQLITE_OK)
		rc = prepare(db,
			"INSERT INTO change (action, seq, kind, key1, key2, key3, key4, before, after) "
			"VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
			&journal->add_change);
	if (rc == SQLITE_OK)
		rc = prepare(db, "SELECT max(id) FROM action", &journal->last);
	if (rc == SQLITE_OK)
		rc = prepare(db, "SELECT id, time, kind, target, label FROM action ORDER BY id",
			&journal->entries);
	if (rc == SQLITE_OK)
		rc = prepare(db,
			"SELECT kind, key1, key2, key3, key4, before, after FROM change WHERE action = ?1 ORDER BY seq",
			&journal->changes);
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

static bool read_entry(sqlite3_stmt *statement, struct entry *entry)
{
	int kind = read_name(statement, 2, kind_names, 3);
	const char *label = (const char *)sqlite3_column_text(statement, 4);

	entry->id = sqlite3_column_int64(statement, 0);
	entry->time = sqlite3_column_int64(statement, 1);
	entry->target = sqlite3_column_int64(statement, 3);
	if (kind < 0 || !label || (kind == ENTRY_DO) != (entry->target == 0))
		return false;
	entry->kind = (enum entry_kind)kind;
	snprintf(entry->label, sizeof(entry->label), "%s", label);
	trouble_clean(entry->label);
	return true;
}

enum status journal_each(const struct journal *journal, sqlite3 *db, const char *name,
	enum status (*take)(void *context, const struct entry *entry, struct error *error),
	void *context, struct error *error)
{
	sqlite3_stmt *statement = journal->entries;
	enum status status = STATUS_OK;
	struct entry entry;
	long long last = 0;
	int rc;

	while ((rc = sqlite3_step(statement)) == SQLITE_ROW && status == STATUS_OK) {
		if (!read_entry(statement, &entry) || entry.id != ++last) {
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

enum status journal_edits(const struct journal *journal, sqlite3 *db, const char *name,
	long long id, struct action *action, struct error *error)
{
	sqlite3_stmt *statement = journal->changes;
	enum status status;
	int rc;

	rc = sqlite3_bind_int64(statement, 1, id);
	while (rc == SQLITE_OK && (rc = sqlite3_step(statement)) == SQLITE_ROW)
		rc = add_edit(statement, action);
	if (rc == SQLITE_MISMATCH)
		status = trouble_damaged(error, name, "journal");
	else
		status = trouble_sqlite(error, db, rc, name);
	sqlite3_reset(statement);
	return status;
}

void stacks_init(struct stacks *stacks)
{
	memset(stacks, 0, sizeof(*stacks));
}

void stacks_done(struct stacks *stacks)
{
	free(stacks->undo.entries);
	free(stacks->redo.entries);
	memset(stacks, 0, sizeof(*stacks));
}

const struct entry *stack_top(const struct stack *stack)
{
	return stack->count ? &stack->entries[stack->count - 1] : NULL;
}

static bool reserve(struct stack *stack)
{
	struct entry *entries =
		vec_grow(stack->entries, &stack->room, stack->count + 1, sizeof(*entries));

	if (entries)
		stack->entries = entries;
	return entries != NULL;
}

bool stacks_reserve(struct stacks *stacks)
{
	return reserve(&stacks->undo) && reserve(&stacks->redo);
}

/* The top of one stack, which must be the entry's target, goes to the other. */
static bool carry(struct stack *from, struct stack *to, long long target)
{
	if (!from->count || from->entries[from->count - 1].id != target)
		return false;
	to->entries[to->count++] = from->entries[--from->count];
	return true;
}

bool stacks_take(struct stacks *stacks, const struct entry *entry)
{
	if (entry->id != stacks->last + 1)
		return false;
	switch (entry->kind) {
	case ENTRY_DO:
		stacks->redo.count = 0;
		if (entry->id > 1)
			stacks->undo.entries[stacks->undo.count++] = *entry;
		break;
	case ENTRY_UNDO:
		if (!carry(&stacks->undo, &stacks->redo, entry->target))
			return false;
		break;
	case ENTRY_REDO:
		if (!carry(&stacks->redo, &stacks->undo, entry->target))
			return false;
		break;
	}
	stacks->last = entry->id;
	return true;
}
