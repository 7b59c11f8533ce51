/* The event file: open, load, close, and whether others have changed it. */
#include "config.h"

#include "store/store.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "disk/hidden.h"
#include "store/handle.h"
#include "store/log.h"
#include "store/migrate.h"
#include "store/schema.h"
#include "store/sum.h"
#include "store/trouble.h"

enum { YOUNG = 24 * 60 * 60 }; /* seconds */

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

/* What the file says. */
struct state {
	struct event event;
	struct stacks stacks;
	struct sums sums;
	long long last_time, stamp;
	int version;
	char damage[DAMAGE_SIZE];
};

static void state_done(struct state *state)
{
	event_done(&state->event);
	stacks_done(&state->stacks);
}

static void note_damage(struct state *state, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* The first that is found. */
static void note_damage(struct state *state, const char *format, ...)
{
	va_list list;

	if (state->damage[0])
		return;
	va_start(list, format);
	vsnprintf(state->damage, sizeof(state->damage), format, list);
	va_end(list);
}

static enum status take_entry(void *context, const struct entry *entry, struct error *error)
{
	struct state *state = context;

	if (!stacks_reserve(&state->stacks))
		return trouble_no_memory(error);
	if (!stacks_take(&state->stacks, entry))
		return trouble(error, STATUS_IO,
			"The journal is damaged at entry %lld. Go on with the last copy.",
			entry->id);
	if (!entry->intact)
		note_damage(state, "entry %lld of its journal is not as it was written", entry->id);
	state->sums.contents = entry->contents;
	state->sums.journal = entry->sum;
	state->last_time = entry->time;
	return STATUS_OK;
}

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

static enum status load_inside(struct store *store, struct state *state, struct error *error)
{
	sqlite3 *db = store->base.db;
	struct error inner;
	enum status status;

	status = store_check_version(store, error);
	if (status == STATUS_OK)
		status = rows_load(&store->rows, db, store->name, &state->event, error);
	if (status == STATUS_OK)
		status = journal_each(&store->journal, db, store->name, take_entry, state, error);
	if (status != STATUS_OK)
		return status;
	if (!state->stacks.last)
		return trouble(error, STATUS_NOT_EVENT,
			"The making of %.80s was broken off. Remove it and make it anew.",
			store->name);
	status = event_check_rows(&state->event, &inner);
	if (status == STATUS_NO_MEMORY)
		return trouble_no_memory(error);
	if (status != STATUS_OK)
		return trouble_damaged(error, store->name, inner.text);
	if (sum_contents(&state->event) != state->sums.contents)
		note_damage(state, "the event is not as it was written");
	return read_state(store, state, error);
}

/* Take in what the file says now. On failure memory stays as it is. */
static enum status load(struct store *store, struct error *error)
{
	struct state state = {.stamp = 0};
	enum status status;
	int rc;

	event_init(&state.event);
	stacks_init(&state.stacks);
	rc = store_begin(store, false);
	status = trouble_sqlite(error, store->base.db, rc, store->name);
	if (status == STATUS_OK)
		status = load_inside(store, &state, error);
	if (status == STATUS_OK) {
		rc = store_end(store);
		status = trouble_sqlite(error, store->base.db, rc, store->name);
	}
	store_roll_back(store);
	/* read again it does not take the place of what was in order */
	if (status == STATUS_OK && state.damage[0] && store->stacks.last)
		status = trouble_damaged(error, store->name, state.damage);
	if (status != STATUS_OK) {
		state_done(&state);
		return status;
	}
	event_done(&store->event);
	stacks_done(&store->stacks);
	store->event = state.event;
	store->stacks = state.stacks;
	store->sums = state.sums;
	store->last_time = state.last_time;
	memcpy(store->damage, state.damage, sizeof(store->damage));
	store->base.read_only |= store->damage[0] != 0;
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
	store_remember(made);
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
	if (!made->base.frozen)
		store_remember(made);
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

const char *store_damage(const struct store *store)
{
	return store->damage[0] ? store->damage : NULL;
}

bool store_read_only(const struct store *store)
{
	return store->base.read_only;
}

bool store_found_full(const struct store *store)
{
	return store->base.full;
}

/* A whole event in the hidden file. */
static enum status create_hidden(
	const struct hidden *hidden, const struct action *first, long long now, struct error *error)
{
	struct state state = {.stamp = 0};
	struct store *made = store_new(hidden->path);
	enum status status;

	if (!made)
		return trouble_no_memory(error);
	made->name = database_name(hidden->place);
	status = database_create(made->path, made->name, &made->base, error);
	if (status == STATUS_OK)
		status = store_prepare(made, error);
	if (status == STATUS_OK)
		status = read_state(made, &state, error);
	made->stamp = state.stamp;
	if (status == STATUS_OK)
		status = store_commit(made, first, now, error);
	if (status == STATUS_OK && made->log_left && !database_write_back(&made->base, false))
		status = trouble(error, STATUS_IO,
			"%.80s could not be written whole. Check the disk and try again.",
			made->name);
	store_close(made);
	return status;
}

enum status store_create(const char *path, const struct action *first, long long now,
	struct store **store, struct error *error)
{
	const char *name = database_name(path);
	struct hidden hidden;
	enum status status;
	int reason;

	if (!first->count)
		return trouble(error, STATUS_BAD_INPUT,
			"An event file starts with an event. Give it a name.");
	status = database_check_new(path, error);
	if (status != STATUS_OK)
		return status;
	reason = hidden_make(path, &hidden);
	if (reason != 0)
		return database_not_made(reason, name, error);
	status = create_hidden(&hidden, first, now, error);
	if (status == STATUS_OK) {
		reason = hidden_put(&hidden, false);
		if (reason != 0)
			status = database_not_made(reason, name, error);
	}
	if (status != STATUS_OK) {
		hidden_drop(&hidden);
		return status;
	}
	status = store_open(path, false, store, error);
	if (status != STATUS_OK)
		database_remove(path);
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

	if (store->lost)
		return false;
	if (store->base.frozen)
		return frozen_changed(store);
	if (store->log_left && !log_is_foreign(store)) {
		store->log_left = !database_write_back(&store->base, false);
		if (!store->log_left)
			store_remember(store);
	}
	return read_data_version(store, &version) == SQLITE_OK && version != store->version;
}

/* Take over what was opened anew; what belongs to the user of the handle stays. */
static void swap_in(struct store *store, struct store *fresh)
{
	struct store old = *store;

	*store = *fresh;
	store->migration = old.migration;
	store->opened = old.opened;
	store->own = old.own;
	store->nown = old.nown;
	store->own_room = old.own_room;
	old.own = NULL;
	*fresh = old;
	store_close(fresh);
}

bool store_is_older(const struct store *store)
{
	return store->base.older;
}

void store_set_migration(struct store *store, const struct store_migration *how)
{
	store->migration = how;
}

static enum status may_migrate(struct store *store, long long now, struct error *error)
{
	const struct store_migration *how = store->migration;

	if (store->last_time + YOUNG < now || (how && how->may && how->may(how->context)))
		return STATUS_OK;
	return trouble(error, STATUS_REFUSED,
		"%.60s was made by an older drawboard and changed less than a day ago: another desk may still run that, "
		"and could not go on. Close it there; then add --migrate.",
		store->name);
}

enum status store_migrate(struct store *store, long long now, struct error *error)
{
	char kept[KEPT_NAME_SIZE];
	struct store *fresh = NULL;
	enum status status = STATUS_OK;
	bool same;

	if (!store->base.older)
		return STATUS_OK;
	if (store->base.read_only)
		return trouble(error, STATUS_READ_ONLY,
			"%.80s is open for reading only; nothing was changed.", store->name);
	status = may_migrate(store, now, error);
	if (status == STATUS_OK)
		status = database_migrate(store->path, kept, error);
	if (status != STATUS_OK)
		return status;
	if (kept[0] && store->migration && store->migration->kept)
		store->migration->kept(store->migration->context, kept);
	status = store_open(store->path, false, &fresh, error);
	if (!fresh)
		return status;
	same = fresh->stacks.last == store->stacks.last &&
		event_equal(&fresh->event, &store->event, NULL);
	swap_in(store, fresh);
	return same
		? STATUS_OK
		: trouble(error, STATUS_CONFLICT,
			  "Another desk has changed the event meanwhile. Look at what is there now, then do it again.");
}

enum status store_refresh(struct store *store, struct error *error)
{
	struct store *fresh = NULL;
	enum status status;

	if (!store->base.frozen) {
		status = load(store, error);
		if (status == STATUS_OK)
			store_remember(store);
		return status == STATUS_OK || trouble_passes(status)
			? status
			: store_lose(store, "was damaged by another program", error);
	}
	status = store_open(store->path, store->base.read_only, &fresh, error);
	if (status != STATUS_OK || !fresh)
		return status;
	swap_in(store, fresh);
	return STATUS_OK;
}
