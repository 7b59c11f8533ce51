/*
 * An open file that something else than a drawboard changes, replaces or removes: noticed, and what
 * is in memory saved beside it.
 */
#include "config.h"

#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/handle.h"
#include "store/trouble.h"

enum { COPIES_MOST = 99 };

const char *store_go_on(const struct store *store)
{
	return store->saved[0] ? store->go_on : NULL;
}

/* All rows as they are in memory, as the one action that an event begins with. */
static enum status whole_action(const struct store *store, struct action *action)
{
	const struct event *event = &store->event;
	struct event nothing;
	enum status status = STATUS_OK;

	event_init(&nothing);
	for (int kind = 0; kind < RECORD_KINDS; kind++)
		for (int i = 0; status == STATUS_OK && i < event->table[kind].count; i++)
			status = action_put(action, &nothing, &event->table[kind].rows[i]);
	snprintf(action->label, sizeof(action->label), "Saved when %.80s was damaged", store->name);
	return status;
}

/* Has another desk saved the same there already? Both are to go on with one file. */
static bool is_saved_there(const struct store *store, const char *path)
{
	struct store *there = NULL;
	bool is;

	if (store_open(path, true, &there, NULL) != STATUS_OK || !there)
		return false;
	is = !store_damage(there) && event_equal(&there->event, &store->event, NULL);
	store_close(there);
	return is;
}

/* Under the first name beside the file that is free, unless it stands there as it is. */
static enum status save_beside(
	struct store *store, const struct action *action, struct error *error)
{
	enum status status = STATUS_REFUSED;

	for (int number = 1; number <= COPIES_MOST && status == STATUS_REFUSED; number++) {
		char *path = database_beside(store->path, "saved", number);
		struct store *made = NULL;

		if (!path)
			return trouble_no_memory(error);
		status = store_create(path, action, store->last_time, &made, error);
		if (status == STATUS_REFUSED && is_saved_there(store, path))
			status = STATUS_OK;
		if (status == STATUS_OK)
			snprintf(store->saved, sizeof(store->saved), "%s", database_name(path));
		store_close(made);
		free(path);
	}
	return status;
}

/*
 * From now on the file is nothing to go by: what is in memory is saved beside it. STATUS_IO and the
 * sentence; what: "was removed".
 */
static enum status lose_file(struct store *store, const char *what, struct error *error)
{
	struct action action;
	struct error reason = {.text = ""};
	enum status status;

	action_init(&action);
	status = whole_action(store, &action);
	if (status == STATUS_OK)
		status = save_beside(store, &action, &reason);
	else
		trouble_no_memory(&reason);
	action_done(&action);
	snprintf(store->damage, sizeof(store->damage), "it %.100s", what);
	snprintf(store->go_on, sizeof(store->go_on), "go on with %s", store->saved);
	store->base.read_only = store->lost = true;
	if (status == STATUS_OK)
		return trouble(error, STATUS_IO,
			"Open %.60s: all that was entered is in it. %.60s %.120s.", store->saved,
			store->name, what);
	return trouble(error, STATUS_IO,
		"%.60s %.100s. What was entered could not be saved beside it (%.100s): write the lists (w) elsewhere before you close this.",
		store->name, what, reason.text);
}

static bool is_as_left(const struct store *store, const struct stat *now)
{
	return now->st_size == store->seen.st_size &&
		now->st_mtim.tv_sec == store->seen.st_mtim.tv_sec &&
		now->st_mtim.tv_nsec == store->seen.st_mtim.tv_nsec;
}

/* Read anew, by other eyes: those that are open may not see what went around them. */
static enum status look_again(struct store *store, struct error *error)
{
	const struct stat before = store->seen;
	struct store *fresh = NULL;
	enum status status;
	bool same;

	store_remember(store);
	status = store_open(store->path, true, &fresh, error);
	if (status == STATUS_OK) {
		same = !store_damage(fresh) && fresh->stamp == store->stamp &&
			event_equal(&fresh->event, &store->event, NULL);
		/* another desk may just have written */
		if (!same && (store_damage(fresh) || !store_changed(store)))
			status = lose_file(store,
				store_damage(fresh) ? "was damaged by another program"
						    : "had another file put over it",
				error);
	} else if (trouble_passes(status)) {
		store->seen = before;
		status = STATUS_OK;
	} else {
		status = lose_file(store, "was damaged by another program", error);
	}
	store_close(fresh);
	return status;
}

enum status store_watch(struct store *store, struct error *error)
{
	struct stat found;

	if (store->base.frozen || store->damage[0])
		return STATUS_OK;
	if (stat(store->path, &found) != 0 || found.st_ino != store->seen.st_ino ||
		found.st_dev != store->seen.st_dev)
		return lose_file(store, "was moved, removed or replaced", error);
	return is_as_left(store, &found) ? STATUS_OK : look_again(store, error);
}

enum status store_refresh(struct store *store, struct error *error)
{
	struct store *fresh = NULL;
	enum status status;

	if (!store->base.frozen) {
		status = store_load(store, error);
		if (status == STATUS_OK)
			store_remember(store);
		return status == STATUS_OK || trouble_passes(status)
			? status
			: lose_file(store, "was damaged by another program", error);
	}
	status = store_open(store->path, store->base.read_only, &fresh, error);
	if (status != STATUS_OK || !fresh)
		return status;
	store_swap_in(store, fresh);
	return STATUS_OK;
}
