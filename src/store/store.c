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
	struct scope *scopes; /* of the entries 1..nscopes; NULL: all are on all lines */
	int nscopes;
	bool off_line; /* an entry does not follow from those before */
	struct sums sums;
	long long last_time, stamp;
	int version;
	char damage[DAMAGE_SIZE];
};

static void state_done(struct state *state)
{
	event_done(&state->event);
	stacks_done(&state->stacks);
	free(state->scopes);
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
	struct entry taken = *entry;

	if (!stacks_reserve(&state->stacks))
		return trouble_no_memory(error);
	if (state->scopes && entry->id <= state->nscopes)
		taken.scope = state->scopes[entry->id];
	if (!stacks_take(&state->stacks, &taken)) {
		state->off_line = true;
		return trouble(error, STATUS_IO,
			"The journal is damaged at entry %lld. Go on with the last copy.",
			entry->id);
	}
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

/*
 * While there is one section, what was done last is undone first, and no line need be known. If it
 * was not so, there were several at that time.
 */
static enum status read_journal(struct store *store, struct state *state, struct error *error)
{
	sqlite3 *db = store->base.db;
	enum status status = STATUS_IO;
	int rc;

	if (event_sections(&state->event) <= 1) {
		status = journal_each(&store->journal, db, store->name, take_entry, state, error);
		if (status != STATUS_IO || !state->off_line)
			return status;
		stacks_done(&state->stacks);
	}
	rc = scopes_read(db, &state->scopes, &state->nscopes);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, db, rc, store->name);
	return journal_each(&store->journal, db, store->name, take_entry, state, error);
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
		status = read_journal(store, state, error);
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
enum status store_load(struct store *store, struct error *error)
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
	free(state.scopes);
	return STATUS_OK;
}

/* Nobody can say who stands on which line: everybody on all. */
static void join_lines(struct stack *stack)
{
	for (int i = 0; i < stack->count; i++)
		stack->entries[i].scope = scope_all();
}

void store_find_lines(struct store *store)
{
	struct state state = {.event = store->event};
	const enum status status = read_journal(store, &state, NULL);

	free(state.scopes);
	/* another desk may have written meanwhile: its rows are not known here */
	if (status == STATUS_OK && state.stacks.last == store->stacks.last) {
		stacks_done(&store->stacks);
		store->stacks = state.stacks;
		return;
	}
	stacks_done(&state.stacks);
	join_lines(&store->stacks.undo);
	join_lines(&store->stacks.redo);
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
	store->line = LINE_ALL;
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
		status = store_load(made, error);
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

enum status store_read_stamp(struct store *store, struct error *error)
{
	struct state state = {.stamp = 0};
	const enum status status = read_state(store, &state, error);

	store->stamp = state.stamp;
	state_done(&state);
	return status;
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

void store_swap_in(struct store *store, struct store *fresh)
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
