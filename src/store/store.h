/*
 * The event file: one SQLite database that holds the rows, the journal of every action, and nothing
 * else.
 *
 * One user action is one transaction (WAL, synchronous=FULL): when store_commit has returned
 * STATUS_OK the action survives kill -9 and power loss. Undo and redo are journal entries too, so
 * they work across restarts and nothing is ever erased. Several processes may have the file open: a
 * commit on top of a state that this process has not seen is refused with STATUS_CONFLICT; call
 * store_refresh and try again.
 *
 * After each commit SQLite's log (-wal) is written back and emptied, so that a file at rest is
 * whole without what lies beside it, and may be copied. Nothing but the event that was open when a
 * crash left a log takes it up again: an older copy or another file under its name is not opened
 * until the log is moved away (STATUS_IO), and is not written by those who had the file open that
 * was there before (store/log.h tells how).
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "core/edit.h"

struct store;

/*
 * Make a new file that must not exist, under a hidden name first (disk/hidden.h); `first` makes the
 * event and section rows.
 */
enum status store_create(const char *path, const struct action *first, long long now,
	struct store **store, struct error *error);
/*
 * Open and load. read_only: works on a file or medium that cannot be written; commits are refused.
 */
enum status store_open(const char *path, bool read_only, struct store **store, struct error *error);
void store_close(struct store *store); /* NULL is fine */

/*
 * The event as last loaded or committed; belongs to the store, valid until the next call that
 * changes it.
 */
const struct event *store_event(const struct store *store);
/*
 * A copy of the file as it stands at one moment, put in place when it is whole; other processes may
 * write meanwhile. STATUS_REFUSED or STATUS_IO: `path` is there, or cannot be made.
 */
enum status store_backup(struct store *store, const char *path, struct error *error);
bool store_read_only(const struct store *store);
/*
 * What is not as it was written, as a clause ("the event is not as it was written"), or NULL: the
 * event is what the file says, which may be false, and is open for reading only.
 */
const char *store_damage(const struct store *store);
/* "go on with NAME", where what was in memory has been saved by store_watch; NULL: nowhere. */
const char *store_go_on(const struct store *store);
/* Is it open for reading only because the disk had no room left? */
bool store_found_full(const struct store *store);

/*
 * The desk at which this process writes: from now on every entry that it makes in a journal bears
 * the name, without what cannot be shown and as far as there is room. "", as at the start: none.
 */
void store_sit_at(const char *desk);
/* DESK_SIZE bytes. */
const char *store_desk(void);

/*
 * Commit to the file, then apply to the event in memory. On failure both are as before. now:
 * seconds since 1970.
 */
enum status store_commit(
	struct store *store, const struct action *action, long long now, struct error *error);

/*
 * A file of an older version is read as it would be by this one, and is itself only changed by the
 * first commit, which first keeps a copy of it (migrate.h). Is it still the older one?
 */
bool store_is_older(const struct store *store);
/*
 * What a migration asks and says. may: another desk may still run the older program, as the last
 * entry is less than a day old; true goes on, false (or no function) is STATUS_REFUSED. kept: the
 * file was migrated and this is the name of its copy. The struct must live as long as the store.
 */
struct store_migration {
	bool (*may)(void *context);
	void (*kept)(void *context, const char *name);
	void *context;
};
void store_set_migration(struct store *store, const struct store_migration *how);
/*
 * Migrate an older file now; no trouble where it is not. STATUS_CONFLICT: it is migrated, but was
 * changed by another desk since it was read.
 */
enum status store_migrate(struct store *store, long long now, struct error *error);

/*
 * Whose undo and redo the next calls mean: those of a section, 0: of the settings of the event. In
 * an event of one section, and before the first call, what was done last comes first.
 *
 * An action on several lines goes when it is the last of each, else it is STATUS_REFUSED.
 */
void store_set_line(struct store *store, int section);
/*
 * The same, of the section or of the settings of the event: whose last action was later, or was
 * undone later where redo is meant.
 */
void store_set_later_line(struct store *store, int section, bool redo);
/* The label of what undo / redo would do, NULL if nothing. */
const char *store_undo_label(const struct store *store);
const char *store_redo_label(const struct store *store);
/* The desk at which was done what undo would take back; "": not known. */
const char *store_undo_desk(const struct store *store);
/* Did this one write the entry of the journal, since it opened the file? */
bool store_is_own(const struct store *store, long long id);
/* Did another process do, since this one opened the file, what undo would take back? */
bool store_undo_is_foreign(const struct store *store);
/*
 * May the next undo (redo) be made? STATUS_NOT_FOUND: there is nothing; STATUS_REFUSED: what
 * another section has done since must go first, which the error names, with its desk.
 */
enum status store_may_undo(const struct store *store, struct error *error);
enum status store_may_redo(const struct store *store, struct error *error);
/*
 * The edits of what undo would take back, forwards, added to the action: STATUS_NOT_FOUND if there
 * is nothing.
 */
enum status store_undo_edits(struct store *store, struct action *action, struct error *error);
/* The same of what redo would do again. */
enum status store_redo_edits(struct store *store, struct action *action, struct error *error);
/* label: what the journal calls the undo itself; NULL: as what is undone. */
/*
 * What is committed from here to store_together_end is one change to whoever else has the file
 * open. STATUS_CONFLICT: another process was first, read again. Not for more than a moment: nobody
 * else can write meanwhile.
 */
enum status store_together(struct store *store, long long now, struct error *error);
/* keep: all of it is there now. Else, and on failure, none of it, and the event is read again. */
enum status store_together_end(struct store *store, bool keep, struct error *error);
enum status store_undo(struct store *store, const char *label, long long now, struct error *error);
enum status store_redo(struct store *store, long long now, struct error *error);

/* Has another process committed? Cheap (PRAGMA data_version). */
bool store_changed(struct store *store);
/* Read what it has written. Where that is damaged, what store_watch says. */
enum status store_refresh(struct store *store, struct error *error);

/*
 * Has something else than a drawboard changed, replaced or removed the file? Cheap while it is as
 * it was left. If so STATUS_IO, once: the event in memory stays as it is, for reading only
 * (store_damage), and is saved in a file of its own beside this one, if that can be made; the
 * sentence names it. Without its journal: there is nothing to undo in it.
 */
enum status store_watch(struct store *store, struct error *error);

/*
 * Integrity of the file, replay of the journal against the rows, invariants of the event. Calls
 * report for each trouble.
 */
enum status store_verify(struct store *store, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error);

/*
 * The same for a file that is not open and perhaps cannot be opened: what keeps store_open from it
 * because the file is damaged is a trouble, too. Not STATUS_OK only for what says nothing about an
 * event file: it is not there or not one, it cannot be read, is too new, or is locked.
 */
enum status store_verify_path(const char *path, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error);

/* Belongs to the store for as long as it is told. */
struct store_entry {
	long long id, when; /* 1, 2, 3, ...; seconds since 1970 */
	const char *kind;   /* "do", "undo" or "redo" */
	const char *label;
	const char *desk; /* at which it was made; "": not known */
	long long
		target; /* of an undo or redo: the entry that it takes back or does again; else 0 */
	/* whose it is: a section, 0: the event; in an event of one section always that, or 0 */
	int section;
};

/* As the section of an entry: more than one. */
enum { ENTRY_OF_SEVERAL = -1 };

/* The journal, oldest first, for the audit trail. */
enum status store_journal(struct store *store,
	void (*take)(void *context, const struct store_entry *entry), void *context,
	struct error *error);

/* What an entry of the kind "do" has changed, added to the action. */
enum status store_entry_edits(
	struct store *store, long long id, struct action *action, struct error *error);

#endif
