/* drawboard import: players from a CSV list, or a whole event from a tournament report. */
#include "config.h"

#include <stdio.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"

static void notice(void *context, const char *text)
{
	out(stderr, "drawboard: %s: %s\n", (const char *)context, text);
}

/* The name of the file that is read, as the context of its notices. */
union list {
	const char *path;
	void *context;
};

static int import_list(const struct args *args, struct app *app, union list list)
{
	struct error error = {0};
	struct json json;
	int added;

	if (app_import_csv(app, list.path, args_value(args, "convert"), &added, &error, notice,
		    list.context) != STATUS_OK)
		return cli_fail(list.path, &error);
	cli_done("the players are imported.");
	if (args_has(args, "json")) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_int(&json, "added", added);
		json_close(&json, '}');
		json_finish(&json);
	} else {
		printf("%d player%s imported.\n", added, added == 1 ? "" : "s");
		cli_next(args, "pair", "");
	}
	return EXIT_DONE;
}

static void tell_report(const struct args *args, const struct app_trf_counts *counts)
{
	struct json json;

	cli_done("the report is imported.");
	if (!args_has(args, "json")) {
		printf("%d player%s and %d round%s imported.\n", counts->players,
			counts->players == 1 ? "" : "s", counts->rounds,
			counts->rounds == 1 ? "" : "s");
		cli_next(args, "", "");
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "players", counts->players);
	json_put_int(&json, "rounds", counts->rounds);
	json_close(&json, '}');
	json_finish(&json);
}

/* Into a file that is made, or one that has nobody yet. */
static int import_report(const struct args *args, union list list)
{
	struct app_trf what = {
		.path = list.path,
		.system = args_value(args, "system"),
		.strict = args_has(args, "strict"),
		.byes_drawn = args_has(args, "byes-drawn"),
	};
	const bool exists = access(args->words[0], F_OK) == 0;
	struct app_trf_counts counts;
	struct error error = {0};
	struct app *app = NULL;
	enum status status;
	int code = args_number(args, "rounds", 1, ROUNDS_MOST, &what.rounds);

	if (code == EXIT_DONE && what.system && !pairing_book_find(what.system))
		code = cli_no_book(args, what.system);
	if (code == EXIT_DONE && exists)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (exists)
		status = app_import_trf(app, &what, &counts, &error, notice, list.context);
	else
		status = app_create_from_trf(
			args->words[0], &what, &app, &counts, &error, notice, list.context);
	/* There is no such folder. */
	if (status != STATUS_OK && !exists &&
		(error.code == STATUS_REFUSED || error.code == STATUS_NOT_FOUND))
		error.code = STATUS_IO;
	if (status == STATUS_OK)
		tell_report(args, &counts);
	else
		code = cli_fail(
			error.code == STATUS_BAD_INPUT ? list.path : args->words[0], &error);
	app_close(app);
	return code;
}

static int run(const struct args *args)
{
	static const char *const only[] = {"system", "rounds", "strict", "byes-drawn"};
	union list list = {.path = args->words[1]};
	struct error error = {0};
	struct app *app;
	bool report;
	int code;

	if (app_is_trf(list.path, &report, &error) != STATUS_OK)
		return cli_fail(list.path, &error);
	if (report && args_has(args, "convert"))
		return cli_usage(args->command,
			"--convert is for lists of players; %s is a tournament report.", list.path);
	if (report)
		return import_report(args, list);
	for (size_t i = 0; i < sizeof(only) / sizeof(only[0]); i++)
		if (args_has(args, only[i]))
			return cli_usage(args->command,
				"--%s is for tournament reports; %s is none.", only[i], list.path);
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = import_list(args, app, list);
	app_close(app);
	return code;
}

const struct command command_import = {
	.name = "import",
	.usage =
		"EVENT LIST.csv [--convert FORMULA]  |  EVENT FILE.trf [--system ID] [--rounds N] [--strict] [--byes-drawn]",
	.summary = "Add the players of a list, or take in a tournament report",
	.help = "The first line of a list names its columns: pin, name (or surname and forename), grade or rating,\n"
		"club, title, place, enters, and byes such as \"1:half 3:half\". Unknown columns are reported. If\n"
		"anything is wrong nobody is added, and the first 20 faults are named.\n"
		"With --convert the column grade holds grades of another list. Who has no rating (columns rating, ecf,\n"
		"elo) gets one by the FORMULA, rounded, halves up (CAA 38): ecf is 7.5 x grade + 700, bcf is\n"
		"8 x grade + 600, or give your own, \"7.2*x+650\". It is kept for the lists of late entries.\n"
		"A tournament report (TRF16, TRF26) becomes an event of its own with all its rounds: EVENT is made,\n"
		"or has no players yet. What is wrong in the report is put right and told, line by line.\n",
	.least = 2,
	.most = 2,
	.run = run,
	.options =
		{
			{"system", 's', "ID",
				"rule book of the event; else as the report says, or caa", false},
			{"rounds", 'r', "N", "number of rounds; else as the report says", false},
			{"strict", 0, NULL, "refuse a report that is not right in every column",
				false},
			{"byes-drawn", 0, NULL,
				"a full-point bye alone in its round is the bye of the draw",
				false},
			{"convert", 0, "FORMULA",
				"grades become ratings: ecf, bcf or such as 7.5*x+700", false},
			{"json", 0, NULL, "print what was imported as JSON", false},
		},
};
