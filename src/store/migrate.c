/* Migration of a file on the disk: its copy first, then the scripts, in one transaction. */
#include "config.h"

#include "store/migrate.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "disk/hidden.h"
#include "store/database.h"
#include "store/schema.h"
#include "store/stamp.h"
#include "store/trouble.h"

enum { COPIES_MOST = 99 };

static char *copy_path(const char *path, int version, int number)
{
	char mark[16];

	snprintf(mark, sizeof(mark), "v%d", version);
	return database_beside(path, mark, number);
}

/* All of the file into a hidden one. A connection that writes cannot be copied from: by another. */
static enum status copy_hidden(
	const char *path, const struct hidden *hidden, const char *name, struct error *error)
{
	sqlite3 *copy = NULL;
	struct database from;
	enum status status = database_open_any(path, &from, error);
	int rc;

	if (status != STATUS_OK)
		return status;
	rc = sqlite3_open_v2(hidden->path, &copy, SQLITE_OPEN_READWRITE, NULL);
	if (rc == SQLITE_OK)
		rc = database_copy(from.db, copy);
	status = trouble_sqlite(error, copy, rc, name);
	rc = sqlite3_close(copy);
	database_close(&from, true);
	return status == STATUS_OK ? trouble_sqlite(error, NULL, rc, name) : status;
}

/* Put the copy under the first name that is free. */
static int put_copy(struct hidden *hidden, const char *path, int version, char kept[KEPT_NAME_SIZE])
{
	int reason = EEXIST;

	for (int number = 1; number <= COPIES_MOST && reason == EEXIST; number++) {
		char *place = copy_path(path, version, number);

		if (!place)
			return ENOMEM;
		free(hidden->place);
		hidden->place = place;
		snprintf(kept, KEPT_NAME_SIZE, "%s", database_name(place));
		reason = hidden_put(hidden, false);
	}
	return reason;
}

static enum status keep_copy(
	const char *path, int version, char kept[KEPT_NAME_SIZE], struct error *error)
{
	char *first = copy_path(path, version, 1);
	const char *name = database_name(path);
	struct hidden hidden;
	enum status status;
	int reason = first ? hidden_make(first, &hidden) : ENOMEM;

	if (reason != 0) {
		free(first);
		return trouble(error, STATUS_IO,
			"No copy of %.60s as it is could be made beside it (%.60s), so it was not changed to the newer version.",
			name, strerror(reason));
	}
	free(first);
	status = copy_hidden(path, &hidden, name, error);
	if (status == STATUS_OK) {
		reason = put_copy(&hidden, path, version, kept);
		if (reason != 0)
			status = database_not_made(reason, "the copy", error);
	}
	hidden_drop(&hidden);
	return status;
}

/*
 * A log that holds the migration belongs to the file as it was: it goes on from that one's stamp.
 */
static enum status renew_stamp(sqlite3 *db, const char *name, struct error *error)
{
	struct stamper stamper;
	int rc = stamper_prepare(db, &stamper);

	if (rc == SQLITE_OK)
		rc = stamper_renew(&stamper, stamp_draw());
	stamper_done(&stamper);
	return trouble_sqlite(error, db, rc, name);
}

/* In the transaction. */
static enum status migrate(
	sqlite3 *db, const char *path, char kept[KEPT_NAME_SIZE], struct error *error)
{
	const char *name = database_name(path);
	enum status status;
	int version = 0, rc = schema_number(db, "PRAGMA user_version", &version);

	if (rc != SQLITE_OK)
		return trouble_sqlite(error, db, rc, name);
	if (version >= schema_count)
		return STATUS_OK;
	status = keep_copy(path, version, kept, error);
	if (status == STATUS_OK)
		status = schema_run(db, schema_sql, schema_count, name, error);
	/* the first version had none: what it gets is the first of all */
	return status == STATUS_OK && version > 1 ? renew_stamp(db, name, error) : status;
}

enum status database_migrate(const char *path, char kept[KEPT_NAME_SIZE], struct error *error)
{
	const char *name = database_name(path);
	struct database made;
	enum status status = database_open_any(path, &made, error);

	kept[0] = '\0';
	if (status != STATUS_OK)
		return status;
	if (made.read_only) {
		status = trouble(error, STATUS_READ_ONLY,
			"%.80s is of an older version and cannot be written, so it can only be read.",
			name);
	} else {
		status = schema_begin(made.db, name, error);
		if (status == STATUS_OK)
			status = migrate(made.db, path, kept, error);
		status = schema_end(made.db, status, name, error);
	}
	if (status == STATUS_OK)
		database_write_back(&made, true);
	database_close(&made, true);
	return status;
}
