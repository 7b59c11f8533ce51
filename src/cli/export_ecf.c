/* export --ecf: results files written, all or none, and their sending recorded. */
#include "config.h"

#include "cli/export_ecf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/offices/offices.h"
#include "cli/out.h"
#include "print/out_file.h"

static void tell(void *context, const char *text)
{
	cli_tell(context, text);
}

/* "results.txt"; of further files "results-CODE.txt". The caller frees it; NULL: no memory. */
static char *path_of(const char *path, const char *code, bool first)
{
	const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
	const size_t size = strlen(path) + strlen(code) + 2;
	const size_t stem =
		dot && (!slash || dot > slash + 1) ? (size_t)(dot - path) : strlen(path);
	char *made = malloc(size), *sign;

	if (!made)
		return NULL;
	if (first)
		snprintf(made, size, "%s", path);
	else
		snprintf(made, size, "%.*s-%s%s", (int)stem, path, code, path + stem);
	for (sign = made + stem; !first && *sign; sign++)
		if (*sign == '/')
			*sign = '-';
	return made;
}

/* All are written beside their places before the first takes its own. */
static int write_files(const struct args *args, const struct office_file *files, int count)
{
	struct out_file *outs = calloc((size_t)count, sizeof(*outs));
	char **paths = calloc((size_t)count, sizeof(*paths));
	struct error error = {STATUS_NO_MEMORY, "There is no memory."};
	int code = outs && paths ? EXIT_DONE : cli_fail(args->words[0], &error), open = 0;

	for (; code == EXIT_DONE && open < count; open++) {
		paths[open] = path_of(args_value(args, "output"), files[open].code, open == 0);
		if (!paths[open] ||
			out_file_open(&outs[open], paths[open], args->words[0], &error) !=
				STATUS_OK) {
			code = cli_fail(paths[open] ? paths[open] : args->words[0], &error);
			break;
		}
		fwrite(files[open].bytes, 1, files[open].size, outs[open].file);
	}
	for (int i = 0; i < open; i++) {
		const bool keep = code == EXIT_DONE;

		if (out_file_close(&outs[i], keep, &error) != STATUS_OK)
			code = cli_fail(paths[i], &error);
		else if (keep && i > 0)
			cli_say(EXIT_DONE, paths[i],
				"The games of another time limit, under the code %s.",
				files[i].code);
	}
	for (int i = 0; paths && i < count; i++)
		free(paths[i]);
	free(paths);
	free(outs);
	return code;
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
		event.path, tell, sent && !named ? NULL : tell, event.context};
	struct office_file *files;
	struct error error;
	int count, code = EXIT_DONE;

	if (app_export_ecf(app, &order, &files, &count, &error) != STATUS_OK)
		return cli_fail(event.path, &error);
	if (named)
		code = write_files(args, files, count);
	else if (!sent && count > 1)
		code = cli_say(EXIT_USAGE, event.path,
			"There are %d files, as sections have an event code of their own: give -o FILE.",
			count);
	else if (!sent)
		fwrite(files[0].bytes, 1, files[0].size, stdout);
	office_files_done(files, count);
	return code == EXIT_DONE && sent ? record_sent(args, app) : code;
}
