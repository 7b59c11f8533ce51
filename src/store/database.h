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
	/*
	 * the file is of an older version, this one: `db` is a copy of it in memory that was
	 * brought to the current one
	 */
	bool older;
	int version;
	bool damaged; /* it could not be opened because it can be read and is not whole */
};

/* The name of a file for a sentence: the path's last part. */
const char *database_name(const char *path);

/*
 * "open.v8.drawboard" for "open.drawboard" and the mark "v8"; with number 2 "open.v8-2.drawboard".
 * The caller frees; NULL: no memory.
 */
char *database_beside(const char *path, const char *mark, int number);

/*
 * Open an event file that exists, as a migrated copy in memory if it is older, and look no further.
 * The file itself is not migrated. On failure
 * nothing is open, only `damaged` tells something, and the file is as it was. A log (-wal) that
 * does not belong to the file is STATUS_IO and left alone; only a file that cannot be written is
 * opened without that look, as nothing can happen to it.
 */
enum status database_open(
	const char *path, bool read_only, struct database *database, struct error *error);

/* May a new file be made here? STATUS_REFUSED if there is one, or what one has left beside it. */
enum status database_check_new(const char *path, struct error *error);

/* The sentence for a file that could not be made, from errno. */
enum status database_not_made(int reason, const char *name, struct error *error);

/*
 * Make the tables of the current version in an empty file that nobody else knows of. name: of the
 * file that it shall be, for sentences.
 */
enum status database_create(
	const char *path, const char *name, struct database *database, struct error *error);

/* Open a file that exists for writing, of whatever version. */
enum status database_open_any(const char *path, struct database *database, struct error *error);

/* The path as sqlite3_open_v2 takes it for a file, whatever it begins with. The caller frees. */
char *database_plain_path(const char *path);

/*
 * What every connection to a file from anywhere is set to, this program's other files as well: it
 * trusts nothing in the file, waits for others, and writes to the disk. Returns SQLite's code.
 */
int database_configure(sqlite3 *db);

/* Copy all of one database over another (SQLite's backup). Returns SQLite's code. */
int database_copy(sqlite3 *from, sqlite3 *to);

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
