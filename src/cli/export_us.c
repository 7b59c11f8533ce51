/* export --us: the three files of the rating report, all or none. */
#include "config.h"

#include "cli/export_us.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/office_files.h"
#include "cli/out.h"

static char *path_in(const char *folder, const struct office_file *file, int i)
{
	const size_t size = strlen(folder) + strlen(file->code) + 2;
	char *path = malloc(size);

	(void)i;
	if (path)
		snprintf(path, size, "%s/%s", folder, file->code);
	return path;
}

int export_us(const struct args *args, struct app *app)
{
	union {
		const char *path;
		void *context;
	} event = {.path = args->words[0]};
	const struct office_order order = {event.path, cli_notice, cli_notice, event.context, NULL};
	const char *folder = args_value(args, "us");
	struct office_file *files;
	struct error error;
	int code;

	if (app_export_us(app, &order, &files, &error) != STATUS_OK)
		return cli_fail(event.path, &error);
	if (mkdir(folder, 0777) != 0 && errno != EEXIST)
		code = cli_say(
			EXIT_FILE, folder, "The folder could not be made: %s.", strerror(errno));
	else
		code = office_files_write(args, folder, path_in, files, OFFICE_US_FILES);
	for (int i = 0; code == EXIT_DONE && i < OFFICE_US_FILES; i++)
		out(stdout, "%s/%s\n", folder, files[i].code);
	office_files_done(files, OFFICE_US_FILES);
	return code;
}
