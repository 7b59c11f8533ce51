/* The file of rating lists: opened, made, closed, and what lists it holds. */
#include "config.h"

#include "store/lists/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/trouble.h"

/* "drls", in the header of the file. */
enum { APPLICATION_ID = 0x64726c73, VERSION = 1, WAIT_MILLISECONDS = 3000 };

static const char schema[] =
	"CREATE TABLE IF NOT EXISTS list (source TEXT PRIMARY KEY, file TEXT NOT NULL,"
	" date TEXT NOT NULL, loaded INTEGER NOT NULL, players INTEGER NOT NULL)"
	" WITHOUT ROWID;";

enum status lists_trouble(struct lists *lists, int rc, struct error *error)
{
	if (rc == SQLITE_OK)
		return STATUS_OK;
	if (rc == SQLITE_NOTADB)
		return trouble(error, STATUS_NOT_EVENT,
			"%.80s is no file of rating lists. Was another one meant?", lists->name);
	return trouble_sqlite(error, lists->db, rc, lists->name);
}

int lists_prepare(
	struct lists *lists, const char *sql, enum list_source source, sqlite3_stmt **made)
{
	const char *word = list_source_word(source);
	char text[LISTS_SQL_SIZE];
	size_t used = 0;

	for (; *sql && used + 8 < sizeof(text); sql++) {
		if (*sql != '@') {
			text[used++] = *sql;
			continue;
		}
		memcpy(text + used, word, strlen(word));
		used += strlen(word);
	}
	text[used] = '\0';
	return sqlite3_prepare_v2(lists->db, text, -1, made, NULL);
}

static int read_number(sqlite3 *db, const char *sql, int *number)
{
	sqlite3_stmt *statement;
	int rc = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);

	if (rc == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW)
		*number = sqlite3_column_int(statement, 0);
	sqlite3_finalize(statement);
	return rc;
}

/* Nothing of another kind of file is touched, and nothing that a newer program has made. */
static enum status check_kind(struct lists *lists, bool make, struct error *error)
{
	int application = 0, version = 0, tables = 0;
	char sql[80];
	int rc = read_number(lists->db, "PRAGMA application_id", &application);

	if (rc == SQLITE_OK)
		rc = read_number(lists->db, "PRAGMA user_version", &version);
	if (rc == SQLITE_OK)
		rc = read_number(lists->db, "SELECT count(*) FROM sqlite_schema", &tables);
	if (rc != SQLITE_OK)
		return lists_trouble(lists, rc, error);
	if (application == APPLICATION_ID && version > VERSION)
		return trouble(error, STATUS_TOO_NEW,
			"%.80s was made by a newer drawboard. Update this one to use it.",
			lists->name);
	if (application == APPLICATION_ID)
		return STATUS_OK;
	if (application != 0 || tables > 0 || !make)
		return trouble(error, STATUS_NOT_EVENT,
			"%.80s is no file of rating lists. Was another one meant?", lists->name);
	snprintf(sql, sizeof(sql), "PRAGMA application_id = %d; PRAGMA user_version = %d;",
		APPLICATION_ID, VERSION);
	rc = sqlite3_exec(lists->db, sql, NULL, NULL, NULL);
	if (rc == SQLITE_OK)
		rc = sqlite3_exec(lists->db, schema, NULL, NULL, NULL);
	return lists_trouble(lists, rc, error);
}

static int open_file(struct lists *lists, const char *path, bool make)
{
	const int flags = make ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
	/* a name that begins with "file:" is a file as well */
	char *plain = malloc(strlen(path) + 3);
	int rc;

	if (!plain)
		return SQLITE_NOMEM;
	sprintf(plain, "%s%s", path[0] == '/' ? "" : "./", path);
	rc = sqlite3_open_v2(plain, &lists->db, flags | SQLITE_OPEN_NOMUTEX, NULL);
	free(plain);
	if (rc != SQLITE_OK)
		return rc;
	sqlite3_busy_timeout(lists->db, make ? WAIT_MILLISECONDS : 0);
	sqlite3_db_config(lists->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	sqlite3_db_config(lists->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
	sqlite3_db_config(lists->db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
	sqlite3_db_config(lists->db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
	return sqlite3_exec(lists->db, "PRAGMA temp_store = FILE; PRAGMA cache_size = -65536;",
		NULL, NULL, NULL);
}

enum status lists_open(const char *path, bool make, struct lists **lists, struct error *error)
{
	const char *slash = strrchr(path, '/');
	struct lists *made;
	enum status status;

	if (!make && access(path, F_OK) != 0)
		return trouble(error, STATUS_NOT_FOUND,
			"There are no rating lists yet: drawboard lists load FILE takes them in.");
	made = calloc(1, sizeof(*made));
	if (!made)
		return trouble_no_memory(error);
	snprintf(made->name, sizeof(made->name), "%s", slash ? slash + 1 : path);
	status = lists_trouble(made, open_file(made, path, make), error);
	if (status == STATUS_OK)
		status = check_kind(made, make, error);
	if (status != STATUS_OK) {
		lists_close(made);
		return status;
	}
	*lists = made;
	return STATUS_OK;
}

void lists_close(struct lists *lists)
{
	if (!lists)
		return;
	sqlite3_finalize(lists->put_player);
	sqlite3_finalize(lists->put_key);
	for (int source = 0; source < LIST_SOURCES; source++) {
		sqlite3_finalize(lists->count[source]);
		sqlite3_finalize(lists->search[source]);
		sqlite3_finalize(lists->find[source]);
	}
	/* what is not ended well goes back */
	sqlite3_close(lists->db);
	free(lists);
}

bool lists_info(struct lists *lists, enum list_source source, struct list_info *info)
{
	sqlite3_stmt *statement = NULL;
	bool found;
	int rc = lists_prepare(lists,
		"SELECT file, date, loaded, players FROM list WHERE source = '@'", source,
		&statement);

	found = rc == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW;
	if (found) {
		memset(info, 0, sizeof(*info));
		info->source = source;
		snprintf(info->file, sizeof(info->file), "%s",
			(const char *)sqlite3_column_text(statement, 0));
		snprintf(info->date, sizeof(info->date), "%s",
			(const char *)sqlite3_column_text(statement, 1));
		info->loaded = sqlite3_column_int64(statement, 2);
		info->players = sqlite3_column_int64(statement, 3);
	}
	sqlite3_finalize(statement);
	return found;
}
