/* A file of an older program is migrated when it is first written to. */
#include "config.h"

#include "store/handle.h"
#include "store/migrate.h"
#include "store/trouble.h"

enum { YOUNG = 24 * 60 * 60 }; /* seconds */

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
	store_swap_in(store, fresh);
	return same
		? STATUS_OK
		: trouble(error, STATUS_CONFLICT,
			  "Another desk has changed the event meanwhile. Look at what is there now, then do it again.");
}
