/* What the open file of rating lists is, for the files of store/lists alone. */
#ifndef STORE_LISTS_FILE_H
#define STORE_LISTS_FILE_H

#include <sqlite3.h>

#include "store/lists/lists.h"

enum { LISTS_SQL_SIZE = 600 };

struct lists {
	sqlite3 *db;
	char name[NAME_SIZE]; /* of the file, for sentences */
	/* while a list is loaded */
	enum list_source source;
	long long players;
	sqlite3_stmt *put_player, *put_key;
	/* of each source, prepared when they are first asked for */
	sqlite3_stmt *count[LIST_SOURCES], *search[LIST_SOURCES], *find[LIST_SOURCES];
};

/* The statement with the word of the source in the place of each '@'. */
int lists_prepare(
	struct lists *lists, const char *sql, enum list_source source, sqlite3_stmt **made);

/* The error of a code of SQLite's; SQLITE_OK is STATUS_OK. */
enum status lists_trouble(struct lists *lists, int rc, struct error *error);

#endif
