/* The event file: open, load, close, and whether others have changed it. */
#include "config.h"

#include "store/store.h"

#include <stdlib.h>
#include <string.h>

#include "store/handle.h"
#include "store/log.h"
#include "store/schema.h"
#include "store/trouble.h"

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

/* While we had the file open a newer program may have come and migrated it. */
enum status store_check_version(struct store *store, struct error *error)
{
	int version = 0, rc;

	rc = schema_number(store->base.db, "PRAGMA user_version", &version);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, store->base.db, rc, store->name);
	if (version != schema_count)
		return trouble(error, STATUS_TOO_NEW,
			"%.80s has been opened by a newer drawboard. Update this one to go on.",
			store->name);
	return STATUS_OK;
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

static enum status take_entry(void *context, const struct entry *entry, struct error *error)
{
	struct stacks *stacks = context;

	if (!stacks_reserve(stacks))
		return trouble_no_memory(error);
	if (!stacks_take(stacks, entry))
		return trouble(error, STATUS_IO,
			"The journal is damaged at entry %lld. Go on with the last copy.",
			entry->id);
	return STATUS_OK;
}

/* What the file says, apart from the event and its journal. */
struct state {
	long long stamp;
	int version;
};

static enum status read_state(struct store *store, struct state *state, struct error *error)
{
	struct stamp_place place = {.now = 0};
	int rc;

	rc = stamper_read(&store->stamper, &place);
	if (rc == SQLITE_OK)
		rc = read_data_version(store, &state->version);
	state->stamp = place.now;
	return trouble_sqlite(error, store->base.db, rc, store->name);
}

static enum status load_inside(struct store *store, struct event *event, struct stacks *stacks,
	struct state *state, struct error *error)
{
	sqlite3 *db = store->base.db;
	struct error inner;
	enum status status;

	status = store_check_version(store, error);
	if (status == STATUS_OK)
		status = rows_load(&store->rows, db, store->name, event, error);
	if (status == STATUS_OK)
		status = journal_each(&store->journal, db, store->name, take_entry, stacks, error);
	if (status != STATUS_OK)
		return status;
	if (!stacks->last)
		return trouble(error, STATUS_NOT_EVENT,
			"The making of %.80s was broken off. Remove it and make it anew.",
			store->name);
	status = event_check_rows(event, &inner);
	if (status == STATUS_NO_MEMORY)
		return trouble_no_memory(error);
	if (status != STATUS_OK)
		return trouble_damaged(error, store->name, inner.text);
	return read_state(store, state, error);
}

/* Take in what the file says now. On failure memory stays as it is. */
static enum status load(struct store *store, struct error *error)
{
	struct event event;
	struct stacks stacks;
	struct state state = {0, 0};
	enum status status;
	int rc;

	event_init(&event);
	stacks_init(&stacks);
	rc = store_begin(store, false);
	status = trouble_sqlite(error, store->base.db, rc, store->name);
	if (status == STATUS_OK)
		status = load_inside(store, &event, &stacks, &state, error);
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
	store->stamp = state.stamp;
	store->version = state.version;
	return STATUS_OK;
}

struct store *store_new(const char *path)
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

enum status store_prepare(struct store *store, struct error *error)
{
	sqlite3 *db = store->base.db;
	int rc;

	rc = rows_prepare(db, &store->rows);
	if (rc == SQLITE_OK)
		rc = journal_prepare(db, &store->journal);
	if (rc == SQLITE_OK)
		rc = stamper_prepare(db, &store->stamper);
	if (rc == SQLITE_OK)
		rc = sqlite3_prepare_v3(db, "PRAGMA data_version", -1, SQLITE_PREPARE_PERSISTENT,
			&store->data_version, NULL);
	return trouble_sqlite(error, db, rc, store->name);
}

enum status store_open(const char *path, bool read_only, struct store **store, struct error *error)
{
	struct store *made = store_new(path);
	enum status status;

	if (!made)
		return trouble_no_memory(error);
	if (stat(path, &made->seen) != 0)
		memset(&made->seen, 0, sizeof(made->seen));
	status = database_open(path, read_only, &made->base, error);
	if (status == STATUS_OK)
		status = store_prepare(made, error);
	if (status == STATUS_OK)
		status = load(made, error);
	if (status != STATUS_OK) {
		store_close(made);
		return status;
	}
	made->opened = made->stacks.last;
	/* what a crash has left, or a migration */
	if (!made->base.read_only && log_exists(made->base.db))
		made->log_left = !database_write_back(&made->base, true);
	*store = made;
	return STATUS_OK;
}

/* The log of a file that another was put in place of must not go into that. */
static bool log_is_foreign(const struct store *store)
{
	sqlite3 *db = store->base.db;
	struct stamp_place place;
	struct log log;

	if (!db || store->base.frozen || !log_exists(db))
		return false;
	if (stamper_read(&store->stamper, &place) != SQLITE_OK ||
		log_read(db, &place, &log) != STATUS_OK)
		return true; /* as far as can be told now; the log stays for the next time */
	return !log.belongs;
}

void store_close(struct store *store)
{
	bool apart;

	if (!store)
		return;
	apart = log_is_foreign(store);
	rows_done(&store->rows);
	journal_done(&store->journal);
	stamper_done(&store->stamper);
	sqlite3_finalize(store->data_version);
	database_close(&store->base, !apart);
	event_done(&store->event);
	stacks_done(&store->stacks);
	free(store->own);
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

bool store_found_full(const struct store *store)
{
	return store->base.full;
}

enum status store_create(const char *path, const struct action *first, long long now,
	struct store **store, struct error *error)
{
	struct state state = {0, 0};
	struct store *made;
	enum status status;

	if (!first->count)
		return trouble(error, STATUS_BAD_INPUT,
			"An event file starts with an event. Give it a name.");
	made = store_new(path);
	if (!made)
		return trouble_no_memory(error);
	status = database_create(path, &made->base, error);
	if (status != STATUS_OK) {
		store_close(made);
		return status;
	}
	status = store_prepare(made, error);
	if (status == STATUS_OK)
		status = read_state(made, &state, error);
	made->stamp = state.stamp;
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
	if (store->log_left && !log_is_foreign(store))
		store->log_left = !database_write_back(&store->base, false);
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
