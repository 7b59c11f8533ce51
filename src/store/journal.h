/*
 * The journal in the file: every action, undo and redo in order, and the two stacks that follow
 * from it.
 */
#ifndef STORE_JOURNAL_H
#define STORE_JOURNAL_H

#include <sqlite3.h>

#include "core/edit.h"

enum entry_kind { ENTRY_DO, ENTRY_UNDO, ENTRY_REDO };

struct entry {
	long long id; /* 1, 2, 3, ... */
	long long time;
	enum entry_kind kind;
	long long target; /* the `do` that is undone or redone; 0 for a `do` */
	char label[LABEL_SIZE];
};

const char *entry_kind_name(enum entry_kind kind);

struct journal {
	sqlite3_stmt *add_action, *add_change, *last, *entries, *changes;
};

/* Returns SQLite's code; on failure everything is released. */
int journal_prepare(sqlite3 *db, struct journal *journal);
void journal_done(struct journal *journal);

/* The id of the last entry, 0 if there is none. Returns SQLite's code. */
int journal_last(const struct journal *journal, long long *id);

/* Write an entry and, for a `do`, its edits. Returns SQLite's code. */
int journal_append(
	const struct journal *journal, const struct entry *entry, const struct action *action);

/*
 * Every entry, oldest first, until take does not return STATUS_OK. Entries that cannot be are
 * damage, and so are gaps.
 */
enum status journal_each(const struct journal *journal, sqlite3 *db, const char *name,
	enum status (*take)(void *context, const struct entry *entry, struct error *error),
	void *context, struct error *error);

/* The edits of a `do` into an action that is empty. */
enum status journal_edits(const struct journal *journal, sqlite3 *db, const char *name,
	long long id, struct action *action, struct error *error);

/*
 * The edit of a row that begins with the columns kind, key1 to key4, before and after: SQLITE_OK,
 * SQLITE_MISMATCH if it cannot be one, or SQLITE_NOMEM.
 */
int journal_read_edit(sqlite3_stmt *statement, struct edit *edit);

/*
 * What can be undone and redone. The first action made the event and stays. An undo takes back the
 * last thing done, a redo the last undone; a new action empties the redo stack.
 */
struct stack {
	struct entry *entries;
	int count, room;
};

struct stacks {
	struct stack undo, redo;
	long long last; /* id of the last entry */
};

void stacks_init(struct stacks *stacks);
void stacks_done(struct stacks *stacks);
const struct entry *stack_top(const struct stack *stack); /* NULL if empty */

/* Room for one more entry, so that stacks_take cannot fail for lack of memory. */
bool stacks_reserve(struct stacks *stacks);

/*
 * Follow an entry; false, and nothing changed, if it does not follow from those before. Needs
 * stacks_reserve.
 */
bool stacks_take(struct stacks *stacks, const struct entry *entry);

#endif
