/* A whole file as bytes. */
#include "config.h"

#include "app/event/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/text/text.h"

enum { FILE_MOST = 32 << 20 };

static enum status read_all(FILE *file, char **bytes, size_t *size, struct error *error)
{
	char *text = NULL;
	size_t length = 0, room = 0, got;

	do {
		if (length + 65536 > room) {
			char *more = realloc(text, room = room * 2 + 65536);

			if (!more) {
				free(text);
				return app_fail_plain(error, STATUS_NO_MEMORY);
			}
			text = more;
		}
		got = fread(text + length, 1, 65536, file);
		length += got;
	} while (got > 0 && length <= FILE_MOST);
	if (ferror(file) || length > FILE_MOST) {
		free(text);
		if (length > FILE_MOST)
			return app_fail(error, STATUS_TOO_LARGE, "The file is longer than %d MB.",
				FILE_MOST >> 20);
		return app_fail(error, STATUS_IO, "It could not be read: %s.", strerror(errno));
	}
	*bytes = text;
	*size = length;
	return STATUS_OK;
}

enum status file_read(const char *path, char **bytes, size_t *size, struct error *error)
{
	FILE *file = path ? fopen(path, "rb") : stdin;
	enum status status;

	if (!file)
		return app_fail(error, STATUS_IO, "It could not be opened: %s.", strerror(errno));
	status = read_all(file, bytes, size, error);
	if (path)
		fclose(file);
	return status;
}

enum status file_reason(int errno_value, const char **why)
{
	const bool full = errno_value == ENOSPC || errno_value == EDQUOT;

	*why = full ? status_text(STATUS_FULL) : strerror(errno_value);
	if (errno_value == ENOMEM)
		return STATUS_NO_MEMORY;
	return full ? STATUS_FULL : STATUS_IO;
}

void app_name_of(const char *path, char name[NAME_SIZE])
{
	const char *slash = strrchr(path, '/');
	char *dot;

	words_put(name, NAME_SIZE, "%s", slash ? slash + 1 : path);
	dot = strrchr(name, '.');
	if (dot && dot != name)
		*dot = '\0';
}

bool app_read_lot(const char *text, enum colour *lot)
{
	int year;

	if (text_to_int(text, 1900, 2999, &year))
		*lot = year % 2 != 0 ? COLOUR_WHITE : COLOUR_BLACK;
	else if (strcmp(text, "white") == 0)
		*lot = COLOUR_WHITE;
	else if (strcmp(text, "black") == 0)
		*lot = COLOUR_BLACK;
	else
		return false;
	return true;
}
