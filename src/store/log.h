/*
 * The log (-wal) beside an event file, and whether it belongs to the file: both read byte by byte,
 * not through SQLite.
 *
 * SQLite takes a log for the file's because of its name, writes the pages in it into the file, and
 * so mixes two events when a copy is put where another has crashed. But every transaction of the
 * store renews the stamp (store/stamp.h), so the transactions of a log are a chain: the stamp it
 * starts from, and the stamp after each. A log belongs to the file whose own stamp is one of these:
 * the first, or a later one if the log was written back in part before the crash. A copy from
 * before the log's first transaction, and any other event, has a stamp that is not among them.
 */
#ifndef STORE_LOG_H
#define STORE_LOG_H

#include <sqlite3.h>
#include <stdbool.h>

#include "core/status.h"
#include "store/stamp.h"

struct log {
	bool belongs;   /* to the file; so does one without a whole transaction */
	bool holds;     /* file and log have been in the state that was asked for */
	unsigned pages; /* of the file in that state */
};

/* Is there more than the header of a log beside the file? */
bool log_exists(sqlite3 *db);

/*
 * Read both. `place` says where the stamp is and what state to look for, NULL if that is not known.
 * The log may hold more than SQLite takes: a transaction that failed at its end stays in it until
 * the next. Nothing is locked; whoever holds a lock against writing sees file and log as they
 * belong together. What cannot be read is as if it were not there: SQLite will meet the same
 * trouble. STATUS_OK or STATUS_NO_MEMORY.
 */
enum status log_read(sqlite3 *db, const struct stamp_place *place, struct log *log);

/*
 * Does the log belong to a file that nobody has open, and that nobody can open meanwhile? True as
 * well if somebody has: then he has looked. The connection must not have been used.
 */
enum status log_read_alone(sqlite3 *db, bool *belongs);

#endif
