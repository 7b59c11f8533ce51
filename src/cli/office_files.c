/* Several files that belong together, put in place when all of them are written. */
#include "config.h"

#include "cli/office_files.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/deliver.h"
#include "print/out_file.h"

static int open_files(const struct args *args, const struct office_file *files, int count,
	char *const *paths, struct out_file *outs, int *open)
{
	struct error error;

	for (; *open < count; ++*open) {
		if (out_file_open(&outs[*open], paths[*open], args->words[0], &error) != STATUS_OK)
			return cli_fail(paths[*open], &error);
		fwrite(files[*open].bytes, 1, files[*open].size, outs[*open].file);
	}
	return EXIT_DONE;
}

/* All of them onto the disk before the first stands in its place. */
static int write_files(int open, char *const *paths, struct out_file *outs)
{
	struct error error;

	for (int i = 0; i < open; i++)
		if (out_file_write(&outs[i], &error) != STATUS_OK)
			return cli_fail(paths[i], &error);
	return EXIT_DONE;
}

static int close_files(int code, int open, char *const *paths, struct out_file *outs)
{
	struct error error;

	for (int i = 0; i < open; i++)
		if (out_file_close(&outs[i], code == EXIT_DONE, &error) != STATUS_OK)
			code = cli_fail(paths[i], &error);
	for (int i = 0; i < open && code == EXIT_DONE; i++)
		deliver_say_written(paths[i]);
	return code;
}

int office_files_write(const struct args *args, const char *under, office_path_fn *path_of,
	const struct office_file *files, int count)
{
	struct error error = {STATUS_NO_MEMORY, "There is not enough memory."};
	struct out_file *outs = calloc((size_t)count, sizeof(*outs));
	char **paths = calloc((size_t)count, sizeof(*paths));
	bool whole = outs && paths;
	int code, open = 0;

	for (int i = 0; whole && i < count; i++) {
		paths[i] = path_of(under, &files[i], i);
		whole = paths[i] != NULL;
	}
	code = whole ? open_files(args, files, count, paths, outs, &open)
		     : cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		code = write_files(open, paths, outs);
	code = close_files(code, open, paths, outs);
	for (int i = 0; paths && i < count; i++)
		free(paths[i]);
	free(paths);
	free(outs);
	return code;
}
