/*
 * Is a file an event, or a report? Looked at by its first bytes, not by its name.
 */
#include "config.h"

#include "cli/file_kind.h"
#include "cli/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/event/file.h"
#include "formats/trf/trf.h"

bool file_is_event(const char *path)
{
	static const char magic[] = "SQLite format 3";
	char head[sizeof(magic)] = "";
	struct stat info;
	FILE *file = NULL;
	bool is;

	if (desk_owns(path))
		return true;
	if (stat(path, &info) == 0 && S_ISREG(info.st_mode))
		file = fopen(path, "rb");
	if (!file)
		return false;
	is = fread(head, 1, sizeof(head), file) == sizeof(head) &&
		!memcmp(head, magic, sizeof(magic));
	fclose(file);
	return is;
}

bool file_is_report(const char *path)
{
	struct error unseen;
	struct stat info;
	char *bytes = NULL;
	size_t size;
	bool is;

	if (file_is_event(path) || stat(path, &info) != 0 || !S_ISREG(info.st_mode) ||
		file_read(path, &bytes, &size, &unseen) != STATUS_OK)
		return false;
	is = trf_recognise(bytes, size);
	free(bytes);
	return is;
}
