/* What an open event file is, for the files of the store alone. */
#ifndef STORE_HANDLE_H
#define STORE_HANDLE_H

#include <sys/stat.h>

#include "store/database.h"
#include "store/journal.h"
#include "store/rows.h"
#include "store/store.h"

struct store {
	struct database base;
	char *path;
	const char *name; /* last part of path, for sentences */
	struct rows rows;
	struct journal journal;
	sqlite3_stmt *data_version;
	struct stat seen; /* of the file, when frozen */

	/* What the file said when it was last loaded or written. */
	struct event event;
	struct stacks stacks;
	int version; /* PRAGMA data_version at that moment */
};

/* Begin and end a transaction; end rolls back what is still open. Return SQLite's code. */
int store_begin(struct store *store, bool write);
int store_end(struct store *store);
void store_roll_back(struct store *store);

#endif
