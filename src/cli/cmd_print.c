/* drawboard print: the lists for the wall. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/out.h"
#include "print/print.h"
#include "print/spool.h"

typedef enum status (*print_list)(
	const struct event *, int, int, const struct print_style *, const struct print_sink *, struct error *);

/* NULL after a message. */
static print_list find_list(const struct args *args)
{
	static const char *const names[] = {"boards", "names"};
	static const print_list lists[] = {print_boards, print_names};
	const char *near;

	for (int i = 0; i < 2; i++) {
		if (!strcmp(args->words[1], names[i]))
			return lists[i];
	}
	near = suggest(args->words[1], names, 2);
	cli_usage(args->command, "there is no list \"%s\"; %s%s.", args->words[1],
		near ? "did you mean " : "it is boards or names", near ? near : "");
	return NULL;
}

/* The round to print: the draft on the board when nothing else is asked for and it has boards. */
static int find_round(const struct args *args, const struct app *app, int *round)
{
	int boards;

	if (args_has(args, "round"))
		return cli_round(args, app, round);
	event_range(app_event(app), RECORD_BOARD, app_section(app), app_round(app), &boards);
	*round = app_round(app);
	return boards > 0 ? EXIT_DONE : cli_round(args, app, round);
}

static int to_file(const char *path, const struct print_memory *text)
{
	struct error error;
	FILE *file = fopen(path, "wb");
	bool wrote = file && fwrite(text->bytes, 1, text->size, file) == text->size;

	if (file && fclose(file) != 0)
		wrote = false;
	if (wrote)
		return EXIT_DONE;
	error.code = STATUS_IO;
	snprintf(error.text, sizeof(error.text), "It could not be written: %s.", strerror(errno));
	return cli_fail(path, &error);
}

static int to_printer(const struct args *args, int round, const struct print_memory *text)
{
	char title[64], keep[SPOOL_PATH_SIZE];
	struct spool_job job = {.printer = args_value(args, "printer"), .title = title, .keep = keep};
	struct spool_result result;
	struct error error;

	snprintf(title, sizeof(title), "Round %d: %s", round, args->words[1]);
	snprintf(keep, sizeof(keep), "%.900s-round%d-%s", args->words[0], round, args->words[1]);
	job.text = text->bytes;
	job.size = text->size;
	if (spool_print(&job, &result, &error) != STATUS_OK) {
		cli_fail(args->words[0], &error);
		return EXIT_FILE;
	}
	out(stdout, "%s\n", result.answer);
	return EXIT_DONE;
}

static int deliver(const struct args *args, int round, const struct print_memory *text)
{
	if (args_has(args, "output"))
		return to_file(args_value(args, "output"), text);
	if (args_has(args, "printer"))
		return to_printer(args, round, text);
	fwrite(text->bytes, 1, text->size, stdout);
	return EXIT_DONE;
}

static int print_round(const struct args *args, const struct app *app, print_list list)
{
	struct print_style style = {0};
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct error error;
	int round, code = find_round(args, app, &round);

	if (code == EXIT_DONE)
		code = args_number(args, "width", PRINT_WIDTH_LEAST, PRINT_WIDTH_MOST, &style.width);
	if (code == EXIT_DONE)
		code = args_number(args, "length", PRINT_LENGTH_LEAST, 1000, &style.length);
	if (code != EXIT_DONE)
		return code;
	if (list(app_event(app), app_section(app), round, &style, &sink, &error) == STATUS_OK)
		code = deliver(args, round, &text);
	else
		code = cli_fail(args->words[0], &error);
	print_memory_done(&text);
	return code;
}

static int run(const struct args *args)
{
	print_list list = find_list(args);
	struct app *app;
	int code;

	if (!list)
		return EXIT_USAGE;
	if (args_has(args, "output") && args_has(args, "printer"))
		return cli_usage(args->command, "-o and --printer exclude each other.");
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = print_round(args, app, list);
	app_close(app);
	return code;
}

const struct command command_print = {
	.name = "print",
	.usage = "EVENT boards|names [--round N] [-o FILE] [--printer NAME]",
	.summary = "Print the board list or the list by names",
	.help = "To standard output, to a file, or to a printer through lp (--printer \"\" is the default printer). If\n"
		"printing fails the text is kept in a file beside the event.\n",
	.least = 2,
	.most = 2,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "the round; else the one on the board", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"length", 0, "N", "lines a page: 66", false},
		},
};
