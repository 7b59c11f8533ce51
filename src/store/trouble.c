/* Words for what went wrong in the store. */
#include "config.h"

#include "store/trouble.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/text/text.h"

void trouble_clean(char *text)
{
	while (*text) {
		uint32_t character;
		size_t length = text_decode(text, strlen(text), &character);

		if (!length || !text_character_is_clean(character)) {
			*text = '?';
			length = 1;
		}
		text += length;
	}
}

enum status trouble(struct error *error, enum status code, const char *format, ...)
{
	va_list list;

	if (!error)
		return code;
	error->code = code;
	va_start(list, format);
	vsnprintf(error->text, sizeof(error->text), format, list);
	va_end(list);
	trouble_clean(error->text);
	return code;
}

enum status trouble_damaged(struct error *error, const char *name, const char *what)
{
	return trouble(error, STATUS_IO,
		"%.60s is damaged (%.100s). Keep it as it is and go on with the last copy.", name,
		what);
}

enum status trouble_no_memory(struct error *error)
{
	return trouble(error, STATUS_NO_MEMORY,
		"There is not enough memory. Close other programs and try again.");
}

static enum status trouble_io(struct error *error, sqlite3 *db, int rc, const char *name)
{
	int cause = db ? sqlite3_system_errno(db) : 0;

	if (rc == SQLITE_IOERR_NOMEM)
		return trouble_no_memory(error);
	if (cause == ENOSPC || cause == EDQUOT)
		return trouble(error, STATUS_FULL,
			"The disk that holds %.80s is full. Make room and try again.", name);
	return trouble(error, STATUS_IO,
		"%.80s could not be read or written (%.60s). Check the disk and try again.", name,
		cause ? strerror(cause) : sqlite3_errstr(rc));
}

bool trouble_is_damage(int rc)
{
	switch (rc & 0xff) {
	case SQLITE_OK:
	case SQLITE_ROW:
	case SQLITE_DONE:
	case SQLITE_NOMEM:
	case SQLITE_BUSY:
	case SQLITE_LOCKED:
	case SQLITE_FULL:
	case SQLITE_READONLY:
	case SQLITE_NOTADB:
	case SQLITE_CONSTRAINT:
	case SQLITE_IOERR:
	case SQLITE_CANTOPEN:
		return false;
	default:
		return true;
	}
}

bool trouble_passes(enum status status)
{
	return status == STATUS_BUSY || status == STATUS_NO_MEMORY || status == STATUS_TOO_NEW ||
		status == STATUS_FULL;
}

enum status trouble_sqlite(struct error *error, sqlite3 *db, int rc, const char *name)
{
	switch (rc & 0xff) {
	case SQLITE_OK:
	case SQLITE_ROW:
	case SQLITE_DONE:
		return STATUS_OK;
	case SQLITE_NOMEM:
		return trouble_no_memory(error);
	case SQLITE_BUSY:
	case SQLITE_LOCKED:
		return trouble(error, STATUS_BUSY,
			"%.80s is locked by another program. Close that program or wait, and try again.",
			name);
	case SQLITE_FULL:
		return trouble(error, STATUS_FULL,
			"The disk that holds %.80s is full. Make room and try again.", name);
	case SQLITE_READONLY:
		return trouble(error, STATUS_READ_ONLY,
			"%.80s cannot be written. Change its permissions or work on a copy elsewhere.",
			name);
	case SQLITE_NOTADB:
		return trouble(error, STATUS_NOT_EVENT,
			"%.80s is not an event file. Was another file meant?", name);
	case SQLITE_CORRUPT:
		/* the message would name a line of SQLite */
		return trouble_damaged(error, name, sqlite3_errstr(rc));
	case SQLITE_CONSTRAINT:
		return trouble(error, STATUS_BAD_INPUT,
			"%.60s does not take this (%.120s). Nothing was changed.", name,
			db ? sqlite3_errmsg(db) : sqlite3_errstr(rc));
	case SQLITE_IOERR:
	case SQLITE_CANTOPEN:
		return trouble_io(error, db, rc, name);
	default:
		return trouble_damaged(error, name, db ? sqlite3_errmsg(db) : sqlite3_errstr(rc));
	}
}
