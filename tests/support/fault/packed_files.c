/*
 * The files of a packed archive or of a folder.
 */
#include "config.h"
#include "support/fault/packed_files.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 512, NAME_SIZE = 100, SIZE_AT = 124, SIZE_SIZE = 12 };

/* The next file of the archive: 1, 0 at the end, -1 when something is wrong. */
static int next_file(FILE *pipe, char *name, char **text)
{
	char header[BLOCK], digits[SIZE_SIZE + 1] = "";
	size_t size, padded;

	if (fread(header, 1, BLOCK, pipe) != BLOCK || header[0] == '\0')
		return 0;
	memcpy(name, header, NAME_SIZE);
	name[NAME_SIZE] = '\0';
	memcpy(digits, header + SIZE_AT, SIZE_SIZE);
	size = strtoul(digits, NULL, 8);
	padded = (size + BLOCK - 1) / BLOCK * BLOCK;
	*text = malloc(padded + 1);
	if (!*text || fread(*text, 1, padded, pipe) != padded) {
		free(*text);
		return -1;
	}
	(*text)[size] = '\0';
	return 1;
}

int packed_files_each(const char *archive, packed_files_visit visit, void *context)
{
	char command[4096], name[NAME_SIZE + 1], *text = NULL;
	FILE *pipe;
	int files = 0, status;

	snprintf(command, sizeof(command), "gzip -dc '%s'", archive);
	pipe = popen(command, "r");
	if (!pipe)
		return -1;
	while ((status = next_file(pipe, name, &text)) > 0) {
		visit(name, text, context);
		free(text);
		files++;
	}
	while (getc(pipe) != EOF)
		;
	if (pclose(pipe) == 0 && status == 0)
		return files;
	fprintf(stderr, "%s cannot be unpacked\n", archive);
	return -1;
}

static char *read_file(const char *path)
{
	FILE *file = fopen(path, "rb");
	char *text = NULL;
	size_t size = 0;

	if (!file)
		return NULL;
	if (getdelim(&text, &size, '\0', file) < 0) {
		free(text);
		text = NULL;
	}
	fclose(file);
	return text;
}

int packed_files_in_folder(
	const char *folder, const char *ending, packed_files_visit visit, void *context)
{
	char pattern[4096];
	glob_t files;
	int count = 0;

	snprintf(pattern, sizeof(pattern), "%s/*%s", folder, ending);
	if (glob(pattern, 0, NULL, &files) != 0) {
		fprintf(stderr, "%s: no such files\n", pattern);
		return -1;
	}
	for (size_t i = 0; i < files.gl_pathc; i++) {
		char *text = read_file(files.gl_pathv[i]);

		if (!text)
			continue;
		visit(files.gl_pathv[i], text, context);
		free(text);
		count++;
	}
	globfree(&files);
	return count;
}
