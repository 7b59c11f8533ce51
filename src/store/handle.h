/* What an open event file is, for the files of the store alone. */
#ifndef STORE_HANDLE_H
#define STORE_HANDLE_H

#include <sys/stat.h>

#include "store/database.h"
#include "store/journal.h"
#include "store/rows.h"
#include "store/stacks.h"
#include "store/stamp.h"
#include "store/store.h"

enum { DAMAGE_SIZE = 120 };

/* Sums as the file holds them (sum.h). */
struct sums {
	long long contents; /* of all rows, after the last entry */
	long long journal;  /* of the last entry */
	bool changes;       /* those of all entries have been looked at */
};

struct store {
	struct database base;
	char *path;
	const char *name; /* last part of path, for sentences */
	struct rows rows;
	struct journal journal;
	struct stamper stamper;
	sqlite3_stmt *data_version;
	struct stat seen;                        /* of the file, when it was read or written last */
	const struct store_migration *migration; /* NULL: not told */

	/* What the file said when it was last loaded or written. */
	struct event event;
	struct stacks stacks;
	struct sums sums;
	int line;            /* of undo and redo: a section, or LINE_ALL */
	long long last_time; /* of the last entry */
	long long opened;    /* the last entry when the file was opened */
	/* entries that this handle has made since, in order */
	long long *own;
	int nown, own_room;
	long long stamp;
	int version; /* PRAGMA data_version at that moment */
	/* what of the file is not as it was written: it is only read; "": nothing found */
	char damage[DAMAGE_SIZE];
	bool lost;                  /* that came while it was open: nothing is read any more */
	char saved[NAME_SIZE];      /* the file in which what was in memory is then; "": none */
	char go_on[NAME_SIZE + 16]; /* "go on with" that file */
	bool together;       /* a transaction is open that holds several actions (store_together) */
	int before_together; /* own entries before it */
	/* somebody was reading: what was written is not all in the file itself yet */
	bool log_left;
};

/* A handle with nothing open, NULL without memory; store_close frees it, too. */
struct store *store_new(const char *path);

/* The statements, once the file is open. */
enum status store_prepare(struct store *store, struct error *error);

/* Read all that the file says in place of what is known of it; on failure that stays. */
enum status store_load(struct store *store, struct error *error);

/*
 * The number of sections has become one, or more than one: the stacks as they are read when the
 * file is opened. Where that cannot be, every entry stands on all lines of undo.
 */
void store_find_lines(struct store *store);

/* The stamp of a file that holds no event yet. */
enum status store_read_stamp(struct store *store, struct error *error);

/* Take over what was opened anew; what belongs to the user of the handle stays. */
void store_swap_in(struct store *store, struct store *fresh);

/* The file is as we know it. */
void store_remember(struct store *store);

/* While we had the file open a newer program may have come and migrated it. */
enum status store_check_version(struct store *store, struct error *error);

/* Begin and end a transaction; end rolls back what is still open. Return SQLite's code. */
int store_begin(struct store *store, bool write);
int store_end(struct store *store);
void store_roll_back(struct store *store);

#endif
