/* drawboard generate: random tournaments as reports. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/event/file.h"
#include "app/generate/generate.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/out.h"
#include "print/out_file.h"

enum { COUNT_MOST = 1000000, PATH_SIZE = 1024, DIGITS_LEAST = 4 };

/* Options that are no knobs. */
static const char count_option[] = "count", config_option[] = "config";

static int configure(const struct args *args, struct generate_knobs *knobs)
{
	const char *path = args_value(args, config_option);
	struct error error = {0};
	const struct report report = {.error = &error};
	char *text = NULL;
	size_t size;
	enum status status;

	if (!path)
		return EXIT_DONE;
	if (args_output(args) && out_file_same(path, args_output(args)))
		return cli_usage(
			args->command, "the output is the configuration that is read: %s.", path);
	status = file_read(path, &text, &size, &error);
	if (status == STATUS_OK)
		status = generate_configure(knobs, text, size, &report);
	free(text);
	return status == STATUS_OK ? EXIT_DONE : cli_fail(path, &error);
}

/* The configuration first, so that options go before it. */
static int read_knobs(const struct args *args, struct generate_knobs *knobs)
{
	int code;

	generate_usual(knobs);
	code = configure(args, knobs);
	for (int i = 0; code == EXIT_DONE && i < args->ngiven; i++) {
		const char *name = args->given[i].option->name;
		struct error error;

		if (!strcmp(name, "system") && !pairing_book_find(args->given[i].value))
			code = cli_no_book(args, args->given[i].value, CLI_BOOKS_ANY);
		else if (generate_knows(name) &&
			generate_set(knobs, name, args->given[i].value, &error) != STATUS_OK)
			code = cli_usage(args->command, "%s.", error.text);
	}
	return code;
}

static const char report_words[] = "a tournament report";

/* The name of the tournament with this number: in the place of the #s, filled up to their width. */
static bool put_name(const char *pattern, int number, char path[PATH_SIZE])
{
	const size_t before = strcspn(pattern, "#"), width = strspn(pattern + before, "#");
	const char *after = pattern + before + width;

	return snprintf(path, PATH_SIZE, "%.*s%0*d%s", (int)before, pattern, (int)width, number,
		       after) < PATH_SIZE;
}

/* "out-###.trf", or a folder, which gets files 0001.trf and so on. */
static int read_pattern(const struct args *args, char pattern[PATH_SIZE])
{
	const char *output = args_output(args);
	struct stat info;
	size_t before;
	int length;

	if (!output)
		return cli_usage(args->command,
			"more than one tournament needs -o FOLDER or a pattern such as -o 't-###.trf'.");
	if (stat(output, &info) == 0 && S_ISDIR(info.st_mode)) {
		length = snprintf(pattern, PATH_SIZE, "%s/####.trf", output);
	} else {
		const int code = deliver_check_ending(args, report_words, DELIVER_REPORT);

		if (code != EXIT_DONE)
			return code;
		length = snprintf(pattern, PATH_SIZE, "%s", output);
		before = strcspn(output, "#");
		if (!output[before] || strchr(output + before + strspn(output + before, "#"), '#'))
			return cli_usage(args->command,
				"-o \"%s\" is no folder; a pattern has #s for the number, in one place.",
				output);
	}
	if (length >= PATH_SIZE)
		return cli_usage(args->command, "the name of the output is too long.");
	return EXIT_DONE;
}

static int write_report(const char *path, const struct generated *made)
{
	struct error error;
	struct out_file file;
	enum status status;

	if (!path) {
		fwrite(made->text, 1, made->size, stdout);
		return EXIT_DONE;
	}
	status = out_file_open(&file, path, NULL, &error);
	if (status == STATUS_OK) {
		fwrite(made->text, 1, made->size, file.file);
		status = out_file_close(&file, true, &error);
	}
	return status == STATUS_OK ? EXIT_DONE : cli_fail(path, &error);
}

/* path NULL: standard output. A tournament that ends early is written as far as it went. */
static int generate(const char *path, const struct generate_knobs *knobs)
{
	const char *name = path ? path : "standard output";
	struct generated made = {0};
	struct error error = {0};
	int code;

	if (app_generate(knobs, &made, &error) != STATUS_OK)
		return cli_fail("generate", &error);
	code = write_report(path, &made);
	if (code == EXIT_DONE && made.stuck[0])
		code = cli_say(EXIT_CHECK, name, "%s The report ends with round %d of %d.",
			made.stuck, made.played, made.rounds);
	free(made.text);
	return code;
}

static int generate_many(const struct args *args, const struct generate_knobs *knobs, int count)
{
	char pattern[PATH_SIZE], path[PATH_SIZE];
	int code = read_pattern(args, pattern), worst = EXIT_DONE;

	for (int i = 1; code == EXIT_DONE && i <= count; i++) {
		struct generate_knobs one = *knobs;

		one.recipe.seed += (uint64_t)i - 1;
		if (!put_name(pattern, i, path))
			return cli_usage(args->command, "the name of the output is too long.");
		code = generate(path, &one);
		if (code == EXIT_CHECK) {
			worst = code;
			code = EXIT_DONE;
		}
	}
	return code == EXIT_DONE ? worst : code;
}

static int run(const struct args *args)
{
	struct generate_knobs knobs;
	int count = 1, code = args_number(args, count_option, 1, COUNT_MOST, &count);

	if (code == EXIT_DONE)
		code = read_knobs(args, &knobs);
	if (code != EXIT_DONE)
		return code;
	if (count > 1)
		return generate_many(args, &knobs, count);
	code = deliver_check_ending(args, report_words, DELIVER_REPORT);
	return code == EXIT_DONE ? generate(args_output(args), &knobs) : code;
}

const struct command command_generate = {
	.name = "generate",
	.usage = "[-o FILE] [--seed N] [--players N] [--rounds N] ...",
	.summary = "Make random tournaments, as reports",
	.help = "Players with random ratings enter, the rule book draws every round, and chance\n"
		"plays it: the stronger player scores as often as his rating lets expect. The\n"
		"same knobs and seed give the same bytes on every machine. N may be a range,\n"
		"20-60, from which each tournament takes one; P is per cent, or a range. A\n"
		"configuration has lines KEY=VALUE with the names of these options as keys, or\n"
		"those of established generators (PlayersNumber=20); options go before it.\n"
		"With --count the seeds go up by one a file; -o then is a folder or has #s for\n"
		"the number. A round without a legal draw ends its tournament: the report has the\n"
		"rounds before, status 1.\n",
	.no_section = true,
	.run = run,
	.options =
		{
			{"output", 'o', "FILE", "write there, not to standard output", false},
			{count_option, 0, "N", "so many tournaments", false},
			{config_option, 0, "FILE", "take the knobs from a file", false},
			{"seed", 's', "N", "of the first tournament; 1", false},
			{"system", 0, "ID", "the rule book; dutch", false},
			{"players", 'n', "N", "how many; 40", false},
			{"rounds", 'r', "N", "how many; 9", false},
			{"played", 0, "N", "leave the event after so many rounds; all", false},
			{"ratings", 0, "N-N", "of the players; 1400-2400", false},
			{"draws", 0, "P", "games drawn, of those played; 30", false},
			{"forfeits", 0, "P", "boards on which one does not come; 0", false},
			{"double-forfeits", 0, "P", "boards on which neither comes; 0", false},
			{"half-byes", 0, "P", "players with a half-point bye; 0", false},
			{"zero-byes", 0, "P", "players absent from one round; 0", false},
			{"full-byes", 0, "P", "players with a full-point bye; 0", false},
			{"short-games", 0, "P", "games over before a move, not rated; 0", false},
			{"withdrawals", 0, "P", "players who go before the last round; 0", false},
			{"late-entries", 0, "P", "players who come after round 1; 0", false},
			{"clubs", 0, "N", "clubs that the players come from; 0", false},
			{"prohibited-pairs", 0, "N", "pairs that must not meet; 0", false},
			{"points", 0, "TEXT", "worth of results, such as \"W=3 D=1 P=1\"", false},
			{"acceleration", 0, "baku", "virtual points for the upper half", false},
		},
};
