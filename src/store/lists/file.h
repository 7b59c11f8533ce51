/* What the open file of rating lists is, for the files of store/lists alone. */
#ifndef STORE_LISTS_FILE_H
#define STORE_LISTS_FILE_H

#include <sqlite3.h>

#include "disk/hidden.h"
#include "store/lists/lists.h"

enum { LISTS_SQL_SIZE = 600 };

struct lists {
	sqlite3 *db; /* NULL: it could not be opened again */
	char *path;
	bool make;
	struct hidden hidden; /* the file while it has no list yet; else its path is NULL */
	char name[NAME_SIZE]; /* of the file, for sentences */
	/* while a list is loaded */
	enum list_source source;
	long long players;
	sqlite3_stmt *put_player, *put_key;
	bool (*goes_on)(void *context); /* NULL: it does */
	void *context;
	/* of each source, prepared when they are first asked for */
	sqlite3_stmt *count[LIST_SOURCES], *search[LIST_SOURCES], *find[LIST_SOURCES];
};

/* The statement with the word of the source in the place of each '@'. */
int lists_prepare(
	struct lists *lists, const char *sql, enum list_source source, sqlite3_stmt **made);

/* A file that was made for the list that has just been loaded gets its name. */
enum status lists_put_in_place(struct lists *lists, struct error *error);

/* A text of a row, cut to its room; "" for none. */
void lists_column(sqlite3_stmt *statement, int column, char *to, size_t size);

/* The error of a code of SQLite's; SQLITE_OK, a row and the end of rows are STATUS_OK. */
enum status lists_trouble(struct lists *lists, int rc, struct error *error);

#endif
