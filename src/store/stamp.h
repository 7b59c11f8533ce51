/*
 * The stamp of an event file: a random number that every transaction of the store draws anew, kept
 * in the one row of the table `stamp` together with the one before. A stamp names one state of one
 * event, so whoever holds the same stamp has seen the same state.
 */
#ifndef STORE_STAMP_H
#define STORE_STAMP_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

/* The stamp before the first. */
#define STAMP_NONE 4611686018427387904

struct stamp {
	long long before, now;
};

/* Another number than any file has. */
long long stamp_draw(void);

/* Is this page of a database the table `stamp`? If so, what it says. */
bool stamp_in_page(const unsigned char *page, size_t size, struct stamp *stamp);

struct stamper {
	sqlite3_stmt *read, *renew;
};

/* Returns SQLite's code; on failure everything is released. */
int stamper_prepare(sqlite3 *db, struct stamper *stamper);
void stamper_done(struct stamper *stamper);

/* Where the stamp is as SQLite sees the file. */
struct stamp_place {
	long long now;
	unsigned root;  /* page of the table `stamp` */
	unsigned pages; /* of the file */
};

/* Returns SQLite's code, SQLITE_CORRUPT if there is none. */
int stamper_read(const struct stamper *stamper, struct stamp_place *place);
int stamper_renew(const struct stamper *stamper, long long now);

#endif
