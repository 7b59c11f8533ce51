/* The event that was probably meant, where there is no file of the name. */
#include "config.h"

#include "cli/near_event.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/file_kind.h"

enum { LOOKED_MOST = 500 };

struct folder {
	char *files[LOOKED_MOST], *stems[LOOKED_MOST];
	int count;
};

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The name without its ending; the caller frees it. */
static char *stem_of(const char *file)
{
	const char *dot = strrchr(file, '.');

	return strndup(file, dot && dot != file ? (size_t)(dot - file) : strlen(file));
}

/* The events among the files of a folder, by name. "" is the one we are in. */
static void look(const char *folder, struct folder *found)
{
	DIR *dir = opendir(folder[0] ? folder : ".");
	const struct dirent *entry;
	char path[PATH_MAX];

	while (dir && found->count < LOOKED_MOST && (entry = readdir(dir)) != NULL) {
		snprintf(path, sizeof(path), "%s%s", folder, entry->d_name);
		if (entry->d_name[0] == '.' || !file_is_event(path))
			continue;
		found->files[found->count] = strdup(entry->d_name);
		if (found->files[found->count])
			found->count++;
	}
	if (dir)
		closedir(dir);
	qsort(found->files, (size_t)found->count, sizeof(*found->files), by_name);
	for (int i = 0; i < found->count; i++)
		found->stems[i] = stem_of(found->files[i]);
}

static const char *nearest(const struct folder *found, const char *typed)
{
	const char *names[LOOKED_MOST], *near;
	int count = 0;

	for (int i = 0; i < found->count && found->stems[i]; i++)
		names[count++] = found->stems[i];
	near = suggest(typed, names, count);
	for (int i = 0; near && i < count; i++)
		if (names[i] == near)
			return found->files[i];
	return NULL;
}

bool near_event(const char *path, char *near, size_t size)
{
	const char *slash = strrchr(path, '/');
	const char *file = slash ? slash + 1 : path, *best = NULL;
	char *folder = strndup(path, (size_t)(file - path)), *typed = stem_of(file);
	struct folder found = {.count = 0};

	if (folder && typed && access(path, F_OK) != 0) {
		look(folder, &found);
		best = nearest(&found, typed);
	}
	if (best)
		snprintf(near, size, "%s%s", folder, best);
	for (int i = 0; i < found.count; i++) {
		free(found.files[i]);
		free(found.stems[i]);
	}
	free(folder);
	free(typed);
	return best != NULL;
}
