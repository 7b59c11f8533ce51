/* drawboard export: the event as a tournament report. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/trf/event.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "print/out_file.h"

static void notice(void *context, const char *text)
{
	cli_tell(context, text);
}

static int to_file(const char *path, const char *event, const char *text, size_t size)
{
	struct error error;
	struct out_file file;
	enum status status = out_file_open(&file, path, event, &error);

	if (status == STATUS_OK) {
		fwrite(text, 1, size, file.file);
		status = out_file_close(&file, true, &error);
	}
	return status == STATUS_OK ? EXIT_DONE : cli_fail(path, &error);
}

static int run(const struct args *args)
{
	union {
		const char *path;
		void *context;
	} event = {.path = args->words[0]};
	const char *output = args_value(args, "output");
	struct error error = {0};
	struct app *app;
	char *text = NULL;
	size_t size;
	int code;

	if (args_has(args, "trf16") && args_has(args, "trf26"))
		return cli_usage(args->command, "--trf16 and --trf26 exclude each other.");
	code = deliver_check_ending(args, "a tournament report", false);
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (app_export_trf(app, args_has(args, "trf16"), &text, &size, &error, notice,
		    event.context) != STATUS_OK)
		code = cli_fail(event.path, &error);
	else if (output)
		code = to_file(output, event.path, text, size);
	else
		fwrite(text, 1, size, stdout);
	free(text);
	app_close(app);
	return code;
}

const struct command command_export = {
	.name = "export",
	.usage = "EVENT [-o FILE] [--trf16|--trf26]",
	.summary = "Write the event as a tournament report",
	.help = "All published rounds, byes and withdrawals go into the report, to standard output unless -o is given.\n"
		"TRF26 is FIDE's format from 2025; --trf16 is for older programs. Clubs, places and the settings of the\n"
		"rule book stand in comments, so that `import` gives the same event again.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"output", 'o', "FILE", "write to this file", false},
			{"trf26", 0, NULL, "in the edition of 2025, as without an option", false},
			{"trf16", 0, NULL, "in the edition of 2016, with the records of JaVaFo",
				false},
		},
};
