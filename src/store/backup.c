/* A copy of an event file as it stands at one moment, while others write to it. */
#include "config.h"

#include "disk/hidden.h"
#include "store/handle.h"
#include "store/trouble.h"

/* SQLite's online backup reads in one transaction and keeps no writer waiting. */
static enum status copy_into(
	struct store *store, const char *path, const char *name, struct error *error)
{
	sqlite3 *to = NULL;
	int rc = sqlite3_open_v2(path, &to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);

	if (rc == SQLITE_OK)
		rc = database_copy(store->base.db, to);
	/* the copy is one file, without a log beside it until it is opened */
	if (rc == SQLITE_OK)
		rc = sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
	/*
	 * what the system refuses it refuses of the copy, unless reading failed; only writing needs
	 * room
	 */
	const bool of_copy = sqlite3_system_errno(to) != 0 || (rc & 0xff) == SQLITE_FULL;
	const enum status status = trouble_sqlite(error, to, rc, of_copy ? name : store->name);

	sqlite3_close(to);
	return status;
}

enum status store_backup(struct store *store, const char *path, struct error *error)
{
	const char *name = database_name(path);
	struct hidden hidden;
	enum status status = database_check_new(path, error);
	int reason;

	if (status != STATUS_OK)
		return status;
	reason = hidden_make(path, &hidden);
	if (reason != 0)
		return database_not_made(reason, name, error);
	status = copy_into(store, hidden.path, name, error);
	if (status == STATUS_OK) {
		reason = hidden_put(&hidden, false);
		if (reason != 0)
			status = database_not_made(reason, name, error);
	}
	if (status != STATUS_OK)
		hidden_drop(&hidden);
	return status;
}
