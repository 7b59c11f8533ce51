/*
 * Opening the SQLite file.
 *
 * The file may come from anywhere, so a connection trusts nothing in it: no views or triggers run,
 * no function of the schema has side effects, lengths are limited. A file that cannot be written is
 * read through the ordinary locks while a -wal file lies beside it (somebody is at work), otherwise
 * "immutable", which needs no place for lock files. So is a file on a full disk, where lock files
 * cannot be made.
 */
#include "config.h"

#include "store/database.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text/ending.h"
#include "store/log.h"
#include "store/schema.h"
#include "store/trouble.h"

enum {
	ONE_THREAD = SQLITE_OPEN_NOMUTEX, /* locks in memory cost a tenth of reading an event */
	WAIT_MILLISECONDS = 3000,
	READERS_MILLISECONDS = 200,
	LENGTH_MOST = 1000000,
	SUFFIX_SIZE = 16
};

const char *database_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash && slash[1] ? slash + 1 : path;
}

char *database_beside(const char *path, const char *mark, int number)
{
	static const char ending[] = ".drawboard";
	const size_t size = strlen(path) + strlen(mark) + 40, ends = sizeof(ending) - 1;
	size_t stem = strlen(path);
	char *made = malloc(size), again[16] = "";

	if (stem > ends && !strcmp(path + stem - ends, ending))
		stem -= ends;
	if (number > 1)
		snprintf(again, sizeof(again), "-%d", number);
	if (made)
		snprintf(made, size, "%.*s.%s%s%s", (int)stem, path, mark, again, ending);
	return made;
}

char *database_plain_path(const char *path)
{
	size_t size = strlen(path) + 3;
	char *plain = malloc(size);

	if (plain)
		snprintf(plain, size, "%s%s", path[0] == '/' ? "" : "./", path);
	return plain;
}

/* The same as a URI with a query. Caller frees. */
static char *uri_path(const char *path, const char *query)
{
	static const char digits[] = "0123456789ABCDEF";
	size_t size = 3 * strlen(path) + strlen(query) + 16;
	char *uri = malloc(size), *to;

	if (!uri)
		return NULL;
	to = uri + snprintf(uri, size, "file:%s", path[0] == '/' ? "//" : "./");
	for (; *path; path++) {
		unsigned char byte = (unsigned char)*path;

		if (byte > 0x20 && byte < 0x7f && byte != '%' && byte != '?' && byte != '#') {
			*to++ = *path;
		} else {
			*to++ = '%';
			*to++ = digits[byte >> 4];
			*to++ = digits[byte & 15];
		}
	}
	snprintf(to, size - (size_t)(to - uri), "?%s", query);
	return uri;
}

/* Bytes in the file beside `path` with this suffix, -1 if there is none. */
static long long companion_file_size(const char *path, const char *suffix)
{
	char name[PATH_MAX + SUFFIX_SIZE]; /* a longer one names no file */
	struct stat info;

	snprintf(name, sizeof(name), "%s%s", path, suffix);
	return stat(name, &info) == 0 ? (long long)info.st_size : -1;
}

void database_remove(const char *path)
{
	static const char *const suffixes[] = {"", "-wal", "-shm", "-journal"};
	char name[PATH_MAX + SUFFIX_SIZE];
	size_t i;

	for (i = 0; i < sizeof(suffixes) / sizeof(suffixes[0]); i++) {
		snprintf(name, sizeof(name), "%s%s", path, suffixes[i]);
		unlink(name);
	}
}

bool database_write_back(struct database *database, bool wait)
{
	int rc;

	sqlite3_busy_timeout(database->db, wait ? READERS_MILLISECONDS : 0);
	rc = sqlite3_wal_checkpoint_v2(
		database->db, "main", SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
	sqlite3_busy_timeout(database->db, WAIT_MILLISECONDS);
	return rc == SQLITE_OK;
}

void database_close(struct database *database, bool write_back)
{
	if (!write_back)
		sqlite3_db_config(database->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
	sqlite3_close(database->db);
	memset(database, 0, sizeof(*database));
}

int database_configure(sqlite3 *db)
{
	static const int off[] = {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER,
		SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL};
	size_t i;
	int rc;

	sqlite3_extended_result_codes(db, 1);
	sqlite3_limit(db, SQLITE_LIMIT_LENGTH, LENGTH_MOST);
	rc = sqlite3_busy_timeout(db, WAIT_MILLISECONDS);
	if (rc == SQLITE_OK)
		rc = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	for (i = 0; i < sizeof(off) / sizeof(off[0]) && rc == SQLITE_OK; i++)
		rc = sqlite3_db_config(db, off[i], 0, NULL);
	if (rc == SQLITE_OK)
		rc = sqlite3_exec(db,
			"PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA foreign_keys = ON;"
			"PRAGMA synchronous = FULL",
			NULL, NULL, NULL);
	return rc;
}

/*
 * A log that another file has left would be written into this one by the first look through SQLite.
 */
static enum status check_log(sqlite3 *db, const char *name, struct error *error)
{
	enum status status;
	bool belongs;

	if (!log_exists(db))
		return STATUS_OK;
	status = log_read_alone(db, &belongs);
	if (status != STATUS_OK)
		return trouble_no_memory(error);
	if (belongs)
		return STATUS_OK;
	return trouble(error, STATUS_IO,
		"%.40s-wal is what a crash has left of another file, not of %.40s as it is now. "
		"To open %.40s move away %.40s-wal and -shm.",
		name, name, name, name);
}

/* Open and read the header. On failure nothing is open and the sentence is written. */
static int open_and_probe(const char *filename, int flags, const char *name, struct database *made,
	enum status *status, struct error *error)
{
	int application = 0, rc;

	rc = sqlite3_open_v2(filename, &made->db, flags | ONE_THREAD, NULL);
	*status = STATUS_OK;
	if (rc == SQLITE_OK && (flags & SQLITE_OPEN_READWRITE))
		*status = check_log(made->db, name, error);
	if (*status == STATUS_OK) {
		if (rc == SQLITE_OK)
			rc = database_configure(made->db);
		if (rc == SQLITE_OK)
			rc = schema_number(made->db, "PRAGMA application_id", &application);
		*status = trouble_sqlite(error, made->db, rc, name);
		made->damaged = trouble_is_damage(rc);
		if (rc == SQLITE_OK && application != SCHEMA_APPLICATION_ID)
			*status = trouble(error, STATUS_NOT_EVENT,
				"%.80s is not an event file. Was another file meant?", name);
	}
	if (*status != STATUS_OK) {
		sqlite3_close(made->db);
		made->db = NULL;
	}
	return rc;
}

/* Could the lock files not be made or not be written, be it for want of rights or of room? */
static bool lacks_locks(int rc)
{
	switch (rc & 0xff) {
	case SQLITE_CANTOPEN:
	case SQLITE_READONLY:
	case SQLITE_FULL:
		return true;
	}
	return rc == SQLITE_IOERR_SHMOPEN || rc == SQLITE_IOERR_SHMSIZE ||
		rc == SQLITE_IOERR_SHMMAP;
}

/* Was it for want of room? */
static bool is_full(int rc, enum status status)
{
	return (rc & 0xff) == SQLITE_FULL || rc == SQLITE_IOERR_SHMSIZE || status == STATUS_FULL;
}

/* The file cannot be written, or nothing beside it can. */
static enum status open_reading(const char *path, struct database *made, struct error *error)
{
	const char *name = database_name(path);
	long long wal = companion_file_size(path, "-wal"),
		  journal = companion_file_size(path, "-journal");
	bool frozen = wal < 0 && journal < 0;
	enum status status = STATUS_OK;
	int rc = SQLITE_OK, turn;

	for (turn = 0; turn < 2; turn++) {
		char *uri = uri_path(path, frozen ? "mode=ro&immutable=1" : "mode=ro");

		if (!uri)
			return trouble_no_memory(error);
		rc = open_and_probe(
			uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, name, made, &status, error);
		free(uri);
		if (frozen || wal > 0 || journal > 0 || !lacks_locks(rc))
			break;
		/* an empty file lies beside it: nothing is lost by not looking at that */
		frozen = true;
	}
	made->read_only = true;
	made->frozen = frozen;
	if (!frozen && is_full(rc, status))
		return trouble(error, STATUS_FULL,
			"The disk that holds %.60s is full, and it was not closed properly. "
			"Make room and open it again.",
			name);
	if (!frozen && lacks_locks(rc))
		return trouble(error, STATUS_READ_ONLY,
			"%.60s was not closed properly and lies where nothing can be written. "
			"Copy it together with its -wal file to another folder and open it there.",
			name);
	return status;
}

static enum status open_any(
	const char *path, bool read_only, struct database *made, struct error *error)
{
	char *plain;
	enum status status;
	int rc;

	/*
	 * SQLite would open it for reading by itself, and leave lock files behind that it may not
	 * write
	 */
	if (faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0)
		return open_reading(path, made, error);
	plain = database_plain_path(path);
	if (!plain)
		return trouble_no_memory(error);
	rc = open_and_probe(
		plain, SQLITE_OPEN_READWRITE, database_name(path), made, &status, error);
	free(plain);
	made->read_only = read_only;
	if (lacks_locks(rc)) {
		made->full = is_full(rc, status);
		return open_reading(path, made, error);
	}
	if (status == STATUS_OK && sqlite3_db_readonly(made->db, "main") == 1)
		made->read_only = true;
	return status;
}

int database_copy(sqlite3 *from, sqlite3 *to)
{
	sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
	int rc;

	if (!backup)
		return sqlite3_errcode(to);
	sqlite3_backup_step(backup, -1);
	rc = sqlite3_backup_finish(backup);
	return rc;
}

/* Go on with a copy in memory, of the current version. */
static enum status read_copy(struct database *made, const char *name, struct error *error)
{
	sqlite3 *copy = NULL;
	enum status status;
	int rc = sqlite3_open_v2(
		":memory:", &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | ONE_THREAD, NULL);

	if (rc == SQLITE_OK)
		rc = database_configure(copy);
	if (rc == SQLITE_OK)
		rc = database_copy(made->db, copy);
	made->damaged = trouble_is_damage(rc);
	status = trouble_sqlite(error, copy, rc, name);
	if (status == STATUS_OK)
		status = schema_migrate(copy, schema_sql, schema_count, name, error);
	if (status != STATUS_OK) {
		sqlite3_close(copy);
		return status;
	}
	sqlite3_close(made->db);
	made->db = copy;
	made->older = made->frozen = true;
	return STATUS_OK;
}

static enum status check_version(struct database *made, const char *name, struct error *error)
{
	int rc = schema_number(made->db, "PRAGMA user_version", &made->version);

	made->damaged = trouble_is_damage(rc);
	if (rc != SQLITE_OK)
		return trouble_sqlite(error, made->db, rc, name);
	if (made->version > schema_count)
		return trouble(error, STATUS_TOO_NEW,
			"%.80s was made by a newer drawboard. Update this one to open it.", name);
	return made->version < schema_count ? read_copy(made, name, error) : STATUS_OK;
}

static enum status check_path(const char *path, struct error *error)
{
	const char *name = database_name(path);
	struct stat info;

	if (stat(path, &info) != 0) {
		if (errno == ENOENT || errno == ENOTDIR)
			return trouble(error, STATUS_NOT_FOUND,
				"There is no file %.80s. Is the name right?", name);
		return trouble(error, STATUS_IO, "%.80s could not be found (%.60s).", name,
			strerror(errno));
	}
	if (S_ISDIR(info.st_mode))
		return trouble(error, STATUS_NOT_EVENT,
			"%.80s is a folder, and an event is a file.", name);
	if (!S_ISREG(info.st_mode))
		return trouble(error, STATUS_NOT_EVENT,
			"%.80s is not an event file. Was another file meant?", name);
	return STATUS_OK;
}

enum status database_open_any(const char *path, struct database *database, struct error *error)
{
	enum status status = check_path(path, error);

	*database = (struct database){.db = NULL};
	return status == STATUS_OK ? open_any(path, false, database, error) : status;
}

enum status database_open(
	const char *path, bool read_only, struct database *database, struct error *error)
{
	struct database made = {.db = NULL};
	enum status status;
	int rc;

	status = check_path(path, error);
	if (status == STATUS_OK)
		status = open_any(path, read_only, &made, error);
	if (status == STATUS_OK)
		status = check_version(&made, database_name(path), error);
	if (status == STATUS_OK) {
		rc = sqlite3_exec(made.db,
			made.read_only || made.older ? "PRAGMA query_only = ON"
						     : "PRAGMA journal_mode = WAL",
			NULL, NULL, NULL);
		status = trouble_sqlite(error, made.db, rc, database_name(path));
		made.damaged = trouble_is_damage(rc);
	}
	*database = made;
	if (status != STATUS_OK) {
		database_close(database, true);
		database->damaged = made.damaged;
	}
	return status;
}

enum status database_check_new(const char *path, struct error *error)
{
	const char *name = database_name(path);
	struct stat info;

	if (ending_is_of_no_event(path))
		return trouble(error, STATUS_REFUSED,
			"An event is written, which is no file of the ending .%.20s. Take another name.",
			ending_of(path));
	if (lstat(path, &info) == 0 && S_ISDIR(info.st_mode))
		return trouble(error, STATUS_REFUSED,
			"There is a folder %.80s already. Take another name.", name);
	if (lstat(path, &info) == 0)
		return database_not_made(EEXIST, name, error);
	if (companion_file_size(path, "-wal") >= 0 || companion_file_size(path, "-journal") >= 0)
		return trouble(error, STATUS_REFUSED,
			"Beside %.60s lies what an earlier event of this name has left (-wal, -journal). Move it away or take another "
			"name.",
			name);
	return STATUS_OK;
}

enum status database_not_made(int reason, const char *name, struct error *error)
{
	switch (reason) {
	case EEXIST:
		return trouble(error, STATUS_REFUSED,
			"There is a file %.80s already. Take another name.", name);
	case ENOENT:
	case ENOTDIR:
		return trouble(error, STATUS_NOT_FOUND,
			"There is no folder for %.80s. Make it first.", name);
	case EACCES:
	case EPERM:
	case EROFS:
		return trouble(error, STATUS_READ_ONLY,
			"%.80s cannot be made here. Take another folder.", name);
	case ENOSPC:
	case EDQUOT:
		return trouble(error, STATUS_FULL,
			"The disk is full. Make room for %.80s and try again.", name);
	case ENOMEM:
		return trouble_no_memory(error);
	default:
		return trouble(error, STATUS_IO, "%.80s could not be made (%.60s).", name,
			strerror(reason));
	}
}

enum status database_create(
	const char *path, const char *name, struct database *database, struct error *error)
{
	struct database made = {.db = NULL};
	enum status status;
	char *plain = database_plain_path(path);
	int rc;

	rc = plain ? sqlite3_open_v2(plain, &made.db, SQLITE_OPEN_READWRITE | ONE_THREAD, NULL)
		   : SQLITE_NOMEM;
	free(plain);
	if (rc == SQLITE_OK)
		rc = database_configure(made.db);
	if (rc == SQLITE_OK)
		rc = sqlite3_exec(made.db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
	status = trouble_sqlite(error, made.db, rc, name);
	if (status == STATUS_OK)
		status = schema_create(made.db, name, error);
	if (status == STATUS_OK)
		*database = made;
	else
		database_close(&made, true);
	return status;
}
