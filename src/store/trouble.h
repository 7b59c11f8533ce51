/* Words for what went wrong in the store: a status and a sentence that says what to do. */
#ifndef STORE_TROUBLE_H
#define STORE_TROUBLE_H

#include <sqlite3.h>
#include <stdbool.h>

#include "core/status.h"

/*
 * Replace, in place, every byte that is no clean UTF-8 text (control characters included) by a
 * question mark.
 */
void trouble_clean(char *text);

/* Fill error (NULL is fine) with a formatted sentence; returns code. */
enum status trouble(struct error *error, enum status code, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/*
 * The same for a code of SQLite's; name: the file's name for the sentence. SQLITE_OK is STATUS_OK.
 */
enum status trouble_sqlite(struct error *error, sqlite3 *db, int rc, const char *name);

enum status trouble_no_memory(struct error *error);

/* Does this code of SQLite's judge the file, which could be read, to be damaged? */
bool trouble_is_damage(int rc);
/* Does it say nothing about the file, so that it is to be tried again? */
bool trouble_passes(enum status status);

/* The file can be read but what it says cannot be: `what` tells where. */
enum status trouble_damaged(struct error *error, const char *name, const char *what);

#endif
