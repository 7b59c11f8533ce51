/* The event file: open, load, commit, undo and redo. */
#include "config.h"

#include "store/store.h"

#include <stdlib.h>
#include <string.h>

#include "store/handle.h"
#include "store/schema.h"
#include "store/trouble.h"

static const char conflict_text[] =
	"Another desk has changed the event meanwhile. Look at what is there now, then do it again.";

static enum status no_memory(struct error *error)
{
	return trouble_sqlite(error, NULL, SQLITE_NOMEM, "");
}

int store_begin(struct store *store, bool write)
{
	return sqlite3_exec(store->base.db, write ? "BEGIN IMMEDIATE" : "BEGIN", NULL, NULL, NULL);
}

int store_end(struct store *store)
{
	return sqlite3_exec(store->base.db, "COMMIT", NULL, NULL, NULL);
}

void store_roll_back(struct store *store)
{
	if (!sqlite3_get_autocommit(store->base.db))
		sqlite3_exec(store->base.db, "ROLLBACK", NULL, NULL, NULL);
}

static int read_data_version(struct store *store, int *version)
{
	int rc = sqlite3_step(store->data_version);

	if (rc == SQLITE_ROW) {
		*version = sqlite3_column_int(store->data_version, 0);
		rc = SQLITE_OK;
	}
	sqlite3_reset(store->data_version);
	return rc;
}

/* While we had the file open a newer program may have come and migrated it. */
static enum status check_version(struct store *store, struct error *error)
{
	int version = 0, rc;

	rc = schema_number(store->base.db, "PRAGMA user_version", &version);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, store->base.db, rc, store->name);
	if (version != schema_count)
		return trouble(error, STATUS_TOO_NEW,
			"%.80s has been opened by a newer drawboard. Update this one to go on.", store->name);
	return STATUS_OK;
}

static enum status take_entry(void *context, const struct entry *entry, struct error *error)
{
	struct stacks *stacks = context;

	if (!stacks_reserve(stacks))
		return no_memory(error);
	if (!stacks_take(stacks, entry))
		return trouble(
			error, STATUS_IO, "The journal is damaged at entry %lld. Go on with the last copy.", entry->id);
	return STATUS_OK;
}

static enum status load_inside(
	struct store *store, struct event *event, struct stacks *stacks, int *version, struct error *error)
{
	sqlite3 *db = store->base.db;
	struct error inner;
	enum status status;
	int rc;

	status = check_version(store, error);
	if (status == STATUS_OK)
		status = rows_load(&store->rows, db, store->name, event, error);
	if (status == STATUS_OK)
		status = journal_each(&store->journal, db, store->name, take_entry, stacks, error);
	if (status != STATUS_OK)
		return status;
	if (!stacks->last)
		return trouble(error, STATUS_NOT_EVENT,
			"The making of %.80s was broken off. Remove it and make it anew.", store->name);
	status = event_check(event, &inner);
	if (status == STATUS_NO_MEMORY)
		return no_memory(error);
	if (status != STATUS_OK)
		return trouble_damaged(error, store->name, inner.text);
	rc = read_data_version(store, version);
	return trouble_sqlite(error, db, rc, store->name);
}

/* Take in what the file says now. On failure memory stays as it is. */
static enum status load(struct store *store, struct error *error)
{
	struct event event;
	struct stacks stacks;
	enum status status;
	int version = 0, rc;

	event_init(&event);
	stacks_init(&stacks);
	rc = store_begin(store, false);
	status = trouble_sqlite(error, store->base.db, rc, store->name);
	if (status == STATUS_OK)
		status = load_inside(store, &event, &stacks, &version, error);
	if (status == STATUS_OK) {
		rc = store_end(store);
		status = trouble_sqlite(error, store->base.db, rc, store->name);
	}
	store_roll_back(store);
	if (status != STATUS_OK) {
		event_done(&event);
		stacks_done(&stacks);
		return status;
	}
	event_done(&store->event);
	stacks_done(&store->stacks);
	store->event = event;
	store->stacks = stacks;
	store->version = version;
	return STATUS_OK;
}

static struct store *handle_new(const char *path)
{
	struct store *store = calloc(1, sizeof(*store));
	size_t size = strlen(path) + 1;

	if (!store)
		return NULL;
	store->path = malloc(size);
	if (!store->path) {
		free(store);
		return NULL;
	}
	memcpy(store->path, path, size);
	store->name = database_name(store->path);
	event_init(&store->event);
	stacks_init(&store->stacks);
	return store;
}

static enum status prepare(struct store *store, struct error *error)
{
	sqlite3 *db = store->base.db;
	int rc;

	rc = rows_prepare(db, &store->rows);
	if (rc == SQLITE_OK)
		rc = journal_prepare(db, &store->journal);
	if (rc == SQLITE_OK)
		rc = sqlite3_prepare_v3(
			db, "PRAGMA data_version", -1, SQLITE_PREPARE_PERSISTENT, &store->data_version, NULL);
	return trouble_sqlite(error, db, rc, store->name);
}

enum status store_open(const char *path, bool read_only, struct store **store, struct error *error)
{
	struct store *made = handle_new(path);
	enum status status;

	if (!made)
		return no_memory(error);
	if (stat(path, &made->seen) != 0)
		memset(&made->seen, 0, sizeof(made->seen));
	status = database_open(path, read_only, &made->base, error);
	if (status == STATUS_OK)
		status = prepare(made, error);
	if (status == STATUS_OK)
		status = load(made, error);
	if (status == STATUS_OK)
		*store = made;
	else
		store_close(made);
	return status;
}

void store_close(struct store *store)
{
	if (!store)
		return;
	rows_done(&store->rows);
	journal_done(&store->journal);
	sqlite3_finalize(store->data_version);
	database_close(&store->base);
	event_done(&store->event);
	stacks_done(&store->stacks);
	free(store->path);
	free(store);
}

const struct event *store_event(const struct store *store)
{
	return &store->event;
}

bool store_read_only(const struct store *store)
{
	return store->base.read_only;
}

/* A path that was renamed or removed would take our next action with it. */
static enum status check_place(struct store *store, struct error *error)
{
	int moved = 0;

	if (sqlite3_file_control(store->base.db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved)
		return trouble(error, STATUS_IO,
			"%.80s was moved or removed while it was open. Put it back and open it again.", store->name);
	return STATUS_OK;
}

/* Everything between BEGIN and COMMIT. */
static enum status write_inside(
	struct store *store, const struct action *action, const struct entry *entry, struct error *error)
{
	bool backwards = entry->kind == ENTRY_UNDO;
	sqlite3 *db = store->base.db;
	enum status status;
	long long last = 0;
	int i, rc;

	status = check_version(store, error);
	if (status != STATUS_OK)
		return status;
	rc = journal_last(&store->journal, &last);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, db, rc, store->name);
	if (last != store->stacks.last)
		return trouble(error, STATUS_CONFLICT, conflict_text);
	for (i = 0; i < action->count && status == STATUS_OK; i++)
		status = rows_write(&store->rows, db, store->name, &action->edits[i], backwards, error);
	if (status != STATUS_OK)
		return status;
	rc = journal_append(&store->journal, entry, action);
	return trouble_sqlite(error, db, rc, store->name);
}

static enum status write_out(
	struct store *store, const struct action *action, const struct entry *entry, struct error *error)
{
	enum status status;
	int rc;

	status = check_place(store, error);
	if (status != STATUS_OK)
		return status;
	rc = store_begin(store, true);
	status = trouble_sqlite(error, store->base.db, rc, store->name);
	if (status == STATUS_OK)
		status = write_inside(store, action, entry, error);
	if (status == STATUS_OK) {
		rc = store_end(store);
		status = trouble_sqlite(error, store->base.db, rc, store->name);
	}
	store_roll_back(store);
	return status;
}

/* The event as it will be. On failure *next holds nothing. */
static enum status event_after(
	const struct store *store, const struct action *action, bool backwards, struct event *next, struct error *error)
{
	enum status status;

	if (event_copy(&store->event, next) != STATUS_OK)
		return no_memory(error);
	status = backwards ? action_reverse(action, next) : action_apply(action, next);
	if (status == STATUS_NO_MEMORY)
		status = no_memory(error);
	else if (status != STATUS_OK)
		status = trouble(error, status, conflict_text);
	else
		status = event_check(next, error);
	if (status != STATUS_OK)
		event_done(next);
	return status;
}

/* The entry's id is given here. File first, then memory. */
static enum status commit(struct store *store, const struct action *action, struct entry *entry, struct error *error)
{
	struct event next;
	enum status status;

	if (store->base.read_only)
		return trouble(
			error, STATUS_READ_ONLY, "%.80s is open for reading only; nothing was changed.", store->name);
	entry->id = store->stacks.last + 1;
	trouble_clean(entry->label);
	if (!stacks_reserve(&store->stacks))
		return no_memory(error);
	status = event_after(store, action, entry->kind == ENTRY_UNDO, &next, error);
	if (status != STATUS_OK)
		return status;
	status = write_out(store, action, entry, error);
	if (status != STATUS_OK) {
		event_done(&next);
		return status;
	}
	event_done(&store->event);
	store->event = next;
	stacks_take(&store->stacks, entry);
	return STATUS_OK;
}

enum status store_commit(struct store *store, const struct action *action, long long now, struct error *error)
{
	struct entry entry = {.time = now, .kind = ENTRY_DO};
	int i;

	for (i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];

		if ((edit->had && !rows_clean(&edit->before)) || (edit->has && !rows_clean(&edit->after)))
			return trouble(
				error, STATUS_BAD_INPUT, "A text holds characters that cannot be shown. Type it anew.");
	}
	memcpy(entry.label, action->label, sizeof(entry.label));
	entry.label[sizeof(entry.label) - 1] = 0;
	return action->count ? commit(store, action, &entry, error) : STATUS_OK;
}

enum status store_create(
	const char *path, const struct action *first, long long now, struct store **store, struct error *error)
{
	struct store *made;
	enum status status;

	if (!first->count)
		return trouble(error, STATUS_BAD_INPUT, "An event file starts with an event. Give it a name.");
	made = handle_new(path);
	if (!made)
		return no_memory(error);
	status = database_create(path, &made->base, error);
	if (status != STATUS_OK) {
		store_close(made);
		return status;
	}
	status = prepare(made, error);
	if (status == STATUS_OK)
		status = store_commit(made, first, now, error);
	if (status == STATUS_OK)
		status = load(made, error);
	if (status == STATUS_OK) {
		*store = made;
	} else {
		store_close(made);
		database_remove(path);
	}
	return status;
}

const char *store_undo_label(const struct store *store)
{
	const struct entry *top = stack_top(&store->stacks.undo);

	return top ? top->label : NULL;
}

const char *store_redo_label(const struct store *store)
{
	const struct entry *top = stack_top(&store->stacks.redo);

	return top ? top->label : NULL;
}

/* Undo or redo the top of a stack. */
static enum status turn(
	struct store *store, const struct entry *top, enum entry_kind kind, long long now, struct error *error)
{
	struct entry entry;
	struct action action;
	enum status status;

	if (!top)
		return trouble(error, STATUS_NOT_FOUND, "There is nothing to %s.", entry_kind_name(kind));
	entry = *top;
	entry.kind = kind;
	entry.target = top->id;
	entry.time = now;
	action_init(&action);
	status = journal_edits(&store->journal, store->base.db, store->name, top->id, &action, error);
	if (status == STATUS_OK)
		status = commit(store, &action, &entry, error);
	action_done(&action);
	return status;
}

enum status store_undo(struct store *store, long long now, struct error *error)
{
	return turn(store, stack_top(&store->stacks.undo), ENTRY_UNDO, now, error);
}

enum status store_redo(struct store *store, long long now, struct error *error)
{
	return turn(store, stack_top(&store->stacks.redo), ENTRY_REDO, now, error);
}

/* A frozen file has no locks and no data_version: only the file system tells. */
static bool frozen_changed(const struct store *store)
{
	struct stat now;

	return stat(store->path, &now) == 0 &&
		(now.st_size != store->seen.st_size || now.st_ino != store->seen.st_ino ||
			now.st_mtim.tv_sec != store->seen.st_mtim.tv_sec ||
			now.st_mtim.tv_nsec != store->seen.st_mtim.tv_nsec);
}

bool store_changed(struct store *store)
{
	int version = 0;

	if (store->base.frozen)
		return frozen_changed(store);
	return read_data_version(store, &version) == SQLITE_OK && version != store->version;
}

enum status store_refresh(struct store *store, struct error *error)
{
	struct store *fresh = NULL, swap;
	enum status status;

	if (!store->base.frozen)
		return load(store, error);
	status = store_open(store->path, true, &fresh, error);
	if (status != STATUS_OK || !fresh)
		return status;
	swap = *store;
	*store = *fresh;
	*fresh = swap;
	store_close(fresh);
	return STATUS_OK;
}
