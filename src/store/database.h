/*
 * Opening the SQLite file: safe settings, the three ways in (writing, reading, reading a medium
 * that cannot be written).
 */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include <sqlite3.h>
#include <stdbool.h>

#include "core/status.h"

struct database {
	sqlite3 *db;
	bool read_only; /* asked for, or because the file cannot be written */
	bool full;      /* it cannot because the disk has no room left */
	/*
	 * opened without locks, on a medium where nobody writes: changes by others would go unseen
	 */
	bool frozen;
	bool damaged; /* it could not be opened because it can be read and is not whole */
};

/* The name of a file for a sentence: the path's last part. */
const char *database_name(const char *path);

/*
 * Open an event file that exists, migrate it if it is older, and look no further. On failure
 * nothing is open, only `damaged` tells something, and the file is as it was. A log (-wal) that
 * does not belong to the file is STATUS_IO and left alone; only a file that cannot be written is
 * opened without that look, as nothing can happen to it.
 */
enum status database_open(
	const char *path, bool read_only, struct database *database, struct error *error);

/*
 * Make a new file with the tables of the current version. STATUS_REFUSED if there is a file; on
 * failure none is left.
 */
enum status database_create(const char *path, struct database *database, struct error *error);

/*
 * Write the log back into the file and empty it, so that the file alone is all there is. False, and
 * nothing is lost, if the disk keeps it from happening or somebody who reads; `wait` for him, but
 * not long.
 */
bool database_write_back(struct database *database, bool wait);

/*
 * Close; the last one out writes the log back and leaves no -wal file behind, unless told not to:
 * then it stays.
 */
void database_close(struct database *database, bool write_back);

/* Remove a file just created and what SQLite keeps beside it. */
void database_remove(const char *path);

#endif
