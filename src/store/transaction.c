/* Transactions of an open event file, and what it looked like when it was last read or written. */
#include "config.h"

#include <string.h>

#include "store/handle.h"
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

void store_remember(struct store *store)
{
	if (stat(store->path, &store->seen) != 0)
		memset(&store->seen, 0, sizeof(store->seen));
}
