/* The journal in the file: every action, undo and redo in order. */
#ifndef STORE_JOURNAL_H
#define STORE_JOURNAL_H

#include <sqlite3.h>

#include "core/edit.h"
#include "store/scope.h"

enum entry_kind { ENTRY_DO, ENTRY_UNDO, ENTRY_REDO };

struct entry {
	long long id; /* 1, 2, 3, ... */
	long long time;
	enum entry_kind kind;
	long long target; /* the `do` that is undone or redone; 0 for a `do` */
	char label[LABEL_SIZE];
	char desk[DESK_SIZE]; /* at which it was made; "": not known */
	/* of all rows after it, of its own changes, and of the journal as far as it (sum.h) */
	long long contents, changes, sum;
	bool intact;        /* read: `sum` is what the entry and the one before it give */
	struct scope scope; /* not in the file: journal_each has all sections for it */
};

const char *entry_kind_name(enum entry_kind kind);

struct journal {
	sqlite3_stmt *add_action, *add_change, *last, *entries, *changes, *changes_sum;
};

/* Returns SQLite's code; on failure everything is released. */
int journal_prepare(sqlite3 *db, struct journal *journal);
void journal_done(struct journal *journal);

/* The id of the last entry, 0 if there is none. Returns SQLite's code. */
int journal_last(const struct journal *journal, long long *id);

/*
 * Fill in the sums of an entry that comes after one with the sum `before`; its contents are there.
 * The edits of undo and redo are those of their target and not counted again.
 */
void journal_sum(struct entry *entry, const struct action *action, long long before);

/* Write an entry with its sums and, for a `do`, its edits. Returns SQLite's code. */
int journal_append(
	const struct journal *journal, const struct entry *entry, const struct action *action);

/*
 * Every entry, oldest first, until take does not return STATUS_OK. Entries that cannot be are
 * damage, and so are gaps; one that can be but is not as it was written is not `intact`.
 */
enum status journal_each(const struct journal *journal, sqlite3 *db, const char *name,
	enum status (*take)(void *context, const struct entry *entry, struct error *error),
	void *context, struct error *error);

/* The edits of a `do` into an action that is empty; damage if they are not as they were written. */
enum status journal_edits(const struct journal *journal, sqlite3 *db, const char *name,
	long long id, struct action *action, struct error *error);

/* Are the changes of all entries as they were written? Else damage. Reads the whole journal. */
enum status journal_check_changes(
	const struct journal *journal, sqlite3 *db, const char *name, struct error *error);

/* Reckon the sums of a journal that was written without, whose last entry left these contents. */
int journal_sum_all(const struct journal *journal, sqlite3 *db, long long contents);

/*
 * The edit of a row that begins with the columns kind, key1 to key4, before and after: SQLITE_OK,
 * SQLITE_MISMATCH if it cannot be one, or SQLITE_NOMEM.
 */
int journal_read_edit(sqlite3_stmt *statement, struct edit *edit);

#endif
