/* drawboard export: the event as a tournament report, or as a file for a rating office. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/settings/settings.h"
#include "app/trf/event.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/export_ecf.h"
#include "cli/export_us.h"

/* What FIDE wants to know, before the report is written without it. */
static void tell_missing(const struct app *app, const char *path)
{
	struct missing missing;

	settings_missing(app, MISSING_FOR_FIDE, &missing);
	if (missing.fields[0])
		cli_note(path,
			"A report to %s lacks: %s; \"drawboard event %s set KEY=VALUE\" and \"players %s edit NAME KEY=VALUE\" enter it.",
			missing.office, missing.fields, path, path);
}

static int export_report(const struct args *args, struct app *app)
{
	union {
		const char *path;
		void *context;
	} event = {.path = args->words[0]};
	const char *output = args_output(args);
	struct error error = {0};
	char *text = NULL;
	size_t size;
	int code = EXIT_DONE;

	tell_missing(app, event.path);
	if (app_export_trf(app, args_has(args, "trf16"), &text, &size, &error, cli_notice,
		    event.context) != STATUS_OK)
		code = cli_fail(event.path, &error);
	else if (output)
		code = deliver_to_file(
			output, event.path, &(struct print_memory){.bytes = text, .size = size});
	else
		fwrite(text, 1, size, stdout);
	free(text);
	return code;
}

/* What is written for whom, and of what. */
static int check_options(const struct args *args)
{
	static const char *const kinds[] = {"trf26", "trf16", "ecf", "us"};
	static const char *const of_ecf[] = {"sent", "from", "until", "code", "index"};
	const char *first = NULL;

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		if (!args_has(args, kinds[i]))
			continue;
		if (first)
			return cli_usage(args->command, "--%s and --%s exclude each other.",
				kinds[i], first);
		first = kinds[i];
	}
	for (size_t i = 0; i < sizeof(of_ecf) / sizeof(of_ecf[0]); i++)
		if (args_has(args, of_ecf[i]) && !args_has(args, "ecf"))
			return cli_usage(args->command, "--%s goes with --ecf.", of_ecf[i]);
	if ((args_has(args, "ecf") || args_has(args, "us")) && args->section)
		return cli_usage(args->command,
			"the offices get all sections of the event: --section is of one.");
	if (args_has(args, "us") && args_has(args, "output"))
		return cli_usage(args->command,
			"--us writes three files into its folder: -o does not go with it.");
	return deliver_check_ending(args,
		args_has(args, "ecf") ? "a results file of the ECF" : "a tournament report",
		DELIVER_REPORT);
}

static int run(const struct args *args)
{
	struct app *app;
	int code = check_options(args);

	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code == EXIT_DONE && !args_has(args, "ecf") && !args_has(args, "us"))
		code = cli_require_section(args, app);
	if (code != EXIT_DONE)
		return code;
	code = args_has(args, "ecf")   ? export_ecf(args, app)
		: args_has(args, "us") ? export_us(args, app)
				       : export_report(args, app);
	app_close(app);
	return code;
}

const struct command command_export = {
	.name = "export",
	.usage =
		"EVENT [-o FILE] [--trf16|--trf26|--ecf [--sent|--from DAY --until DAY --code CODE]|--us DIR]",
	.summary = "Write a tournament report, or a file for a rating office",
	.help = "All published rounds, byes and withdrawals go into the report, to standard\n"
		"output unless -o is given. TRF26 is FIDE's format from 2025; --trf16 is for\n"
		"older programs. Clubs, places and the settings of the rule book stand in\n"
		"comments, so that `import` gives the same event again. What FIDE wants to know\n"
		"and is not said yet (place, days, arbiter, ids ...) is listed; the report is\n"
		"written all the same.\n"
		"\n"
		"--ecf writes the results file of the English Chess Federation, of all sections.\n"
		"What the office would send back is said before, each with the command that mends\n"
		"it, and nothing is written; what is not sent (byes, defaults, games that are not\n"
		"rated) is listed. Sections with a section-ecf-code go into a file of their own.\n"
		"--sent records that the file has been sent: the next one has the submission\n"
		"index that follows. With --from, --until and --code the games of some days are\n"
		"sent, a month of a season, as an event of their own.\n"
		"\n"
		"--us writes the rating report of US Chess (format 2C), of all sections, as three\n"
		"files into a folder, after the same kind of check. US Chess takes the FIDE\n"
		"report of an endorsed program alone.\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"output", 'o', "FILE", "write to this file", false},
			{"trf26", 0, NULL, "in the edition of 2025, as without an option", false},
			{"trf16", 0, NULL, "in the edition of 2016, with the records of JaVaFo",
				false},
			{"us", 0, "DIR", "the rating report of US Chess, into this folder", false},
			{"ecf", 0, NULL, "the results file of the ECF", false},
			{"sent", 0, NULL,
				"with --ecf: it has been sent; without -o nothing is written",
				false},
			{"from", 0, "DAY", "with --ecf: only games from this day on ...", false},
			{"until", 0, "DAY", "... until this one: a month of a season ...", false},
			{"code", 0, "CODE", "... under this event code", false},
			{"index", 0, "N", "the submission index of such a part: 1", false},
		},
};
