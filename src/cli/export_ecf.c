/* export --ecf: results files written, all or none, and their sending recorded. */
#include "config.h"

#include "cli/export_ecf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/office_files.h"
#include "cli/out.h"

/* "results.txt"; of further files "results-CODE.txt". */
static char *path_of(const char *path, const struct office_file *file, int i)
{
	const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
	const size_t size = strlen(path) + strlen(file->code) + 2;
	const size_t stem =
		dot && (!slash || dot > slash + 1) ? (size_t)(dot - path) : strlen(path);
	char *made = malloc(size);

	if (!made)
		return NULL;
	if (i == 0)
		snprintf(made, size, "%s", path);
	else
		snprintf(made, size, "%.*s-%s%s", (int)stem, path, file->code, path + stem);
	for (char *sign = made + stem; i > 0 && *sign; sign++)
		if (*sign == '/')
			*sign = '-';
	return made;
}

static int record_sent(const struct args *args, struct app *app)
{
	struct error error;
	int index;

	if (app_ecf_sent(app, &index, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	out(stdout, "Submission %d is recorded as sent; the next file has submission index %d.\n",
		index, index + 1);
	return EXIT_DONE;
}

int export_ecf(const struct args *args, struct app *app)
{
	union {
		const char *path;
		void *context;
	} event = {.path = args->words[0]};
	const bool sent = args_has(args, "sent"), named = args_has(args, "output");
	const struct office_order order = {
		event.path, office_tell, sent && !named ? NULL : office_tell, event.context};
	struct office_file *files;
	struct error error;
	int count, code = EXIT_DONE;

	if (app_export_ecf(app, &order, &files, &count, &error) != STATUS_OK)
		return cli_fail(event.path, &error);
	if (named)
		code = office_files_write(args, args_value(args, "output"), path_of, files, count);
	else if (!sent && count > 1)
		code = cli_say(EXIT_USAGE, event.path,
			"There are %d files, as sections have an event code of their own: give -o FILE.",
			count);
	else if (!sent)
		fwrite(files[0].bytes, 1, files[0].size, stdout);
	office_files_done(files, count);
	return code == EXIT_DONE && sent ? record_sent(args, app) : code;
}
