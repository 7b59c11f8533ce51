/* Opening the SQLite file: safe settings, the three ways in (writing, reading, reading a medium that cannot be
 * written). */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include <sqlite3.h>
#include <stdbool.h>

#include "core/status.h"

struct database {
	sqlite3 *db;
	bool read_only; /* asked for, or because the file cannot be written */
	bool frozen;    /* opened without locks, on a medium where nobody writes: changes by others would go unseen */
};

/* The name of a file for a sentence: the path's last part. */
const char *database_name(const char *path);

/*
 * Open an event file that exists, migrate it if it is older, and look no further. On failure *database is untouched and
 * the file is as it was.
 */
enum status database_open(const char *path, bool read_only, struct database *database, struct error *error);

/* Make a new file with the tables of the current version. STATUS_REFUSED if there is a file; on failure none is left.
 */
enum status database_create(const char *path, struct database *database, struct error *error);

/* Close; the last one out leaves no -wal file behind. */
void database_close(struct database *database);

/* Remove a file just created and what SQLite keeps beside it. */
void database_remove(const char *path);

#endif
