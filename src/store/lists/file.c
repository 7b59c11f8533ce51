/* The file of rating lists: opened, made, closed, and what lists it holds. */
#include "config.h"

#include "store/lists/file.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/database.h"
#include "store/schema.h"
#include "store/trouble.h"

/* "drls", in the header of the file. */
enum { APPLICATION_ID = 0x64726c73, VERSION = 1 };

static enum status not_lists(const struct lists *lists, struct error *error)
{
	return trouble(error, STATUS_NOT_EVENT,
		"%.80s is no file of rating lists. Was another one meant?", lists->name);
}

enum status lists_trouble(struct lists *lists, int rc, struct error *error)
{
	if (rc == SQLITE_NOTADB)
		return not_lists(lists, error);
	if (trouble_is_damage(rc))
		return trouble(error, STATUS_IO,
			"%.80s is damaged (%.60s). Remove it and load the lists again.",
			lists->name, sqlite3_errstr(rc));
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
	assert(!*sql);
	text[used] = '\0';
	return sqlite3_prepare_v2(lists->db, text, -1, made, NULL);
}

static enum status no_lists_yet(struct error *error)
{
	return trouble(error, STATUS_NOT_FOUND,
		"There are no rating lists yet: drawboard lists load FILE takes them in.");
}

/* Nothing of another kind of file is touched, and nothing that a newer program has made. */
static enum status check_kind(struct lists *lists, bool *empty, struct error *error)
{
	int application = 0, version = 0, tables = 0;
	int rc = schema_number(lists->db, "PRAGMA application_id", &application);

	if (rc == SQLITE_OK)
		rc = schema_number(lists->db, "PRAGMA user_version", &version);
	if (rc == SQLITE_OK)
		rc = schema_number(lists->db, "SELECT count(*) FROM sqlite_schema", &tables);
	if (rc != SQLITE_OK)
		return lists_trouble(lists, rc, error);
	*empty = application == 0 && tables == 0;
	if (application == APPLICATION_ID && version > VERSION)
		return trouble(error, STATUS_TOO_NEW,
			"%.80s was made by a newer drawboard. Update this one to use it.",
			lists->name);
	return application == APPLICATION_ID || *empty ? STATUS_OK : not_lists(lists, error);
}

/* All of it or nothing, and once, whoever else opens the file as well. */
static enum status make_schema(struct lists *lists, struct error *error)
{
	char sql[400];
	bool empty = false;
	int rc = sqlite3_exec(lists->db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
	enum status status = lists_trouble(lists, rc, error);

	if (status != STATUS_OK)
		return status;
	status = check_kind(lists, &empty, error);
	snprintf(sql, sizeof(sql),
		"PRAGMA application_id = %d; PRAGMA user_version = %d;"
		"CREATE TABLE list (source TEXT PRIMARY KEY, file TEXT NOT NULL,"
		" date TEXT NOT NULL, loaded INTEGER NOT NULL, players INTEGER NOT NULL)"
		" WITHOUT ROWID",
		APPLICATION_ID, VERSION);
	if (status == STATUS_OK && empty)
		status =
			lists_trouble(lists, sqlite3_exec(lists->db, sql, NULL, NULL, NULL), error);
	if (status == STATUS_OK)
		status = lists_trouble(
			lists, sqlite3_exec(lists->db, "COMMIT", NULL, NULL, NULL), error);
	if (status != STATUS_OK)
		lists_drop(lists);
	return status;
}

static int open_file(struct lists *lists, const char *path)
{
	const int flags = lists->make ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
	char *plain = database_plain_path(path);
	int rc;

	if (!plain)
		return SQLITE_NOMEM;
	rc = sqlite3_open_v2(plain, &lists->db, flags | SQLITE_OPEN_NOMUTEX, NULL);
	free(plain);
	if (rc == SQLITE_OK)
		rc = database_configure(lists->db);
	if (rc == SQLITE_OK)
		rc = sqlite3_exec(lists->db, "PRAGMA temp_store = FILE; PRAGMA cache_size = -65536",
			NULL, NULL, NULL);
	return rc;
}

static enum status connect(struct lists *lists, const char *path, struct error *error)
{
	enum status status = lists_trouble(lists, open_file(lists, path), error);
	bool empty = false;

	if (status == STATUS_OK)
		status = check_kind(lists, &empty, error);
	if (status == STATUS_OK && empty)
		status = lists->make ? make_schema(lists, error) : no_lists_yet(error);
	return status;
}

/* Give up the connection; what is not ended well goes back. */
static void disconnect(struct lists *lists)
{
	sqlite3_finalize(lists->put_player);
	sqlite3_finalize(lists->put_key);
	lists->put_player = lists->put_key = NULL;
	for (int source = 0; source < LIST_SOURCES; source++) {
		sqlite3_finalize(lists->count[source]);
		sqlite3_finalize(lists->search[source]);
		sqlite3_finalize(lists->find[source]);
		lists->count[source] = lists->search[source] = lists->find[source] = NULL;
	}
	sqlite3_close(lists->db);
	lists->db = NULL;
}

/* A file that is not there is made under a hidden name until it has a list. */
static enum status open_hidden(struct lists *lists, struct error *error)
{
	const int reason = hidden_make(lists->path, &lists->hidden);

	return reason == 0 ? connect(lists, lists->hidden.path, error)
			   : database_not_made(reason, lists->name, error);
}

enum status lists_open(const char *path, bool make, struct lists **lists, struct error *error)
{
	const bool there = access(path, F_OK) == 0;
	struct lists *made;
	enum status status;

	if (!make && !there)
		return no_lists_yet(error);
	made = calloc(1, sizeof(*made));
	if (made)
		made->path = strdup(path);
	if (!made || !made->path) {
		free(made);
		return trouble_no_memory(error);
	}
	made->make = make;
	made->hidden.fd = -1;
	snprintf(made->name, sizeof(made->name), "%s", database_name(path));
	status = there ? connect(made, path, error) : open_hidden(made, error);
	if (status != STATUS_OK) {
		lists_close(made);
		return status;
	}
	*lists = made;
	return STATUS_OK;
}

enum status lists_put_in_place(struct lists *lists, struct error *error)
{
	int reason;

	if (!lists->hidden.path)
		return STATUS_OK;
	/* SQLite finds its journal by the name under which it has opened the file */
	disconnect(lists);
	reason = hidden_put(&lists->hidden, false);
	if (reason == EEXIST)
		return trouble(error, STATUS_BUSY,
			"Another program has made %.80s meanwhile. Load the list again.",
			lists->name);
	return reason == 0 ? connect(lists, lists->path, error)
			   : database_not_made(reason, lists->name, error);
}

void lists_drop(struct lists *lists)
{
	sqlite3_finalize(lists->put_player);
	sqlite3_finalize(lists->put_key);
	lists->put_player = lists->put_key = NULL;
	/* what cannot go back now does so when the file is opened next */
	if (lists->db && sqlite3_get_autocommit(lists->db) == 0)
		sqlite3_exec(lists->db, "ROLLBACK", NULL, NULL, NULL);
}

void lists_close(struct lists *lists)
{
	if (!lists)
		return;
	disconnect(lists);
	hidden_drop(&lists->hidden);
	free(lists->path);
	free(lists);
}

void lists_wait(struct lists *lists, int milliseconds)
{
	sqlite3_busy_timeout(lists->db, milliseconds);
}

enum status lists_info(struct lists *lists, enum list_source source, struct list_info *info,
	bool *found, struct error *error)
{
	sqlite3_stmt *statement = NULL;
	int rc = lists_prepare(lists,
		"SELECT file, date, loaded, players FROM list WHERE source = '@'", source,
		&statement);

	if (rc == SQLITE_OK)
		rc = sqlite3_step(statement);
	*found = rc == SQLITE_ROW;
	if (*found) {
		memset(info, 0, sizeof(*info));
		info->source = source;
		lists_column(statement, 0, info->file, sizeof(info->file));
		lists_column(statement, 1, info->date, sizeof(info->date));
		info->loaded = sqlite3_column_int64(statement, 2);
		info->players = sqlite3_column_int64(statement, 3);
	}
	sqlite3_finalize(statement);
	return lists_trouble(lists, rc, error);
}

void lists_column(sqlite3_stmt *statement, int column, char *to, size_t size)
{
	const char *text = (const char *)sqlite3_column_text(statement, column);

	snprintf(to, size, "%s", text ? text : "");
}
