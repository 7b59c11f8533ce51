/* Files for an office, written together or not at all. */
#ifndef CLI_OFFICE_FILES_H
#define CLI_OFFICE_FILES_H

#include "app/offices/offices.h"
#include "cli/cli.h"

/* A name in place of the i-th; from malloc, NULL: no memory. */
typedef char *office_path_fn(const char *under, const struct office_file *file, int i);

/*
 * All are written beside their places before the first takes its own. `under` is the name that was
 * given. An exit code.
 */
int office_files_write(const struct args *args, const char *under, office_path_fn *path_of,
	const struct office_file *files, int count);

#endif
