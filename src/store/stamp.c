/* The stamp of an event file. */
#include "config.h"

#include "store/stamp.h"

#include <string.h>

enum { LEAF = 13, LEAF_HEADER = 8, NUMBERS = 6, CELL = NUMBERS + 16 };

long long stamp_draw(void)
{
	long long random;

	sqlite3_randomness((int)sizeof(random), &random);
	return STAMP_NONE | (random & (STAMP_NONE - 1));
}

static long long number(const unsigned char *bytes)
{
	unsigned long long value = 0;
	int i;

	for (i = 0; i < 8; i++)
		value = value << 8 | bytes[i];
	return (long long)value;
}

bool stamp_in_page(const unsigned char *page, size_t size, struct stamp *stamp)
{
	/*
	 * 20 bytes in row 1; their header of 4 bytes: the row's number, not stored, and two numbers
	 * of 8 bytes
	 */
	static const unsigned char cell[NUMBERS] = {20, 1, 4, 0, 6, 6};
	size_t at;

	if (page[0] != LEAF || page[3] != 0 || page[4] != 1)
		return false;
	at = (size_t)page[LEAF_HEADER] << 8 | page[LEAF_HEADER + 1];
	if (at < LEAF_HEADER || at + CELL > size || memcmp(page + at, cell, NUMBERS) != 0)
		return false;
	stamp->before = number(page + at + NUMBERS);
	stamp->now = number(page + at + NUMBERS + 8);
	return true;
}

int stamper_prepare(sqlite3 *db, struct stamper *stamper)
{
	int rc;

	memset(stamper, 0, sizeof(*stamper));
	rc = sqlite3_prepare_v3(db,
		"SELECT now, rootpage, page_count FROM stamp, sqlite_schema, pragma_page_count "
		"WHERE type = 'table' AND name = 'stamp'",
		-1, SQLITE_PREPARE_PERSISTENT, &stamper->read, NULL);
	if (rc == SQLITE_OK)
		rc = sqlite3_prepare_v3(db, "UPDATE stamp SET before = now, now = ?1", -1,
			SQLITE_PREPARE_PERSISTENT, &stamper->renew, NULL);
	if (rc != SQLITE_OK)
		stamper_done(stamper);
	return rc;
}

void stamper_done(struct stamper *stamper)
{
	sqlite3_finalize(stamper->read);
	sqlite3_finalize(stamper->renew);
	memset(stamper, 0, sizeof(*stamper));
}

int stamper_read(const struct stamper *stamper, struct stamp_place *place)
{
	int rc = sqlite3_step(stamper->read);

	if (rc == SQLITE_ROW) {
		place->now = sqlite3_column_int64(stamper->read, 0);
		place->root = (unsigned)sqlite3_column_int64(stamper->read, 1);
		place->pages = (unsigned)sqlite3_column_int64(stamper->read, 2);
	}
	sqlite3_reset(stamper->read);
	return rc == SQLITE_ROW ? SQLITE_OK : rc == SQLITE_DONE ? SQLITE_CORRUPT : rc;
}

int stamper_renew(const struct stamper *stamper, long long now)
{
	int rc = sqlite3_bind_int64(stamper->renew, 1, now);

	if (rc == SQLITE_OK)
		rc = sqlite3_step(stamper->renew);
	sqlite3_reset(stamper->renew);
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}
