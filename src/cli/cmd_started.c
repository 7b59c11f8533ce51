/* drawboard started: the boards of a round at which they have begun. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/repair/started.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/text/text.h"
#include "core/vocabulary.h"

enum { BOARDS_MOST = PLAYERS_MOST };

struct boards {
	int numbers[BOARDS_MOST];
	int count;
};

static int not_boards(const struct args *args)
{
	return cli_usage(args->command, "boards are such as 5, 5-9, 5,7-9 or all, not \"%s\".",
		args->words[2]);
}

/* One part of the list, "5" or "5-9", by what the boards are called. */
static int read_part(const struct args *args, const struct app *app, int round, char *part,
	struct boards *boards)
{
	char *dash = strchr(part, '-');
	struct error error;
	int first, last;

	if (dash)
		*dash = '\0';
	if (!text_to_int(part, 1, PLAYERS_MOST, &first))
		return not_boards(args);
	last = first;
	if (dash && !text_to_int(dash + 1, first, PLAYERS_MOST, &last))
		return not_boards(args);
	for (; first <= last; first++) {
		int number;

		if (boards->count == BOARDS_MOST)
			return not_boards(args);
		if (app_find_board(app, round, first, &number, &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		boards->numbers[boards->count++] = number;
	}
	return EXIT_DONE;
}

static int read_boards(
	const struct args *args, const struct app *app, int round, struct boards *boards)
{
	char text[256], *part = text;
	int code = EXIT_DONE;

	if (strcmp(args->words[2], "all") == 0)
		return EXIT_DONE;
	if (strlen(args->words[2]) >= sizeof(text))
		return not_boards(args);
	snprintf(text, sizeof(text), "%s", args->words[2]);
	while (code == EXIT_DONE && part) {
		char *next = strchr(part, ',');

		if (next)
			*next++ = '\0';
		code = read_part(args, app, round, part, boards);
		part = next;
	}
	return code;
}

static void show_started(const struct args *args, const struct app *app, int round)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_STARTED, app_section(app), round, &count);
	struct json json;

	if (args_has(args, "json")) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_int(&json, "round", round);
		json_key(&json, "started");
		json_open(&json, '[');
		for (int i = 0; i < count; i++)
			json_int(&json, app_board_label(app, round, rows[i].as.started.number));
		json_close(&json, ']');
		json_close(&json, '}');
		json_finish(&json);
		return;
	}
	out(stdout, "%s %d, started: %s", vocabulary_of(app_event(app), app_section(app))->round,
		round,
		count == 0           ? "no board is marked"
			: count == 1 ? "board"
				     : "boards");
	for (int i = 0; i < count; i++)
		out(stdout, "%s %d", i ? "," : "",
			app_board_label(app, round, rows[i].as.started.number));
	out(stdout, ".\n");
}

static int mark_started(const struct args *args, struct app *app, int round)
{
	struct boards *boards = calloc(1, sizeof(*boards));
	struct error error;
	int code;

	if (!boards)
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	code = read_boards(args, app, round, boards);
	if (code == EXIT_DONE) {
		const struct app_start what = {
			round, boards->numbers, boards->count, args->count > 3};

		if (app_start(app, &what, &error) == STATUS_OK)
			cli_done("the boards are marked.");
		else
			code = cli_fail(args->words[0], &error);
	}
	free(boards);
	return code;
}

static int run(const struct args *args)
{
	struct app *app;
	int round, code;

	if (!text_to_int(args->words[1], 1, ROUNDS_MOST, &round))
		return cli_usage(
			args->command, "a round is a number from 1, not \"%s\".", args->words[1]);
	if (args->count > 3 && strcmp(args->words[3], "off") != 0)
		return cli_usage(args->command, "\"%s\" is not off.", args->words[3]);
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (args->count > 2)
		code = mark_started(args, app, round);
	if (code == EXIT_DONE)
		show_started(args, app, round);
	app_close(app);
	return code;
}

const struct command command_started = {
	.name = "started",
	.usage = "EVENT ROUND [BOARDS [off]]",
	.summary = "Mark boards at which they have begun",
	.help = "BOARDS are such as 5, 5-9, 5,7-9, or all. A board that has begun, or has a\n"
		"result, is left alone by the repairs of a published round. off takes the marks\n"
		"away. Without BOARDS the marked ones are printed.\n",
	.least = 2,
	.most = 4,
	.run = run,
	.options = {{"json", 0, NULL, "print the marked boards as JSON", false}},
};
