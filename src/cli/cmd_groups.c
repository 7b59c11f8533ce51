/* drawboard groups: the pairing box of a round. */
#include "config.h"

#include <stdio.h>

#include "app/position/groups.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/json.h"

static void put_numbers(struct json *json, const char *key, const struct seekers *seekers, int from,
	int end, enum colour due)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = from; i < end; i++)
		if (seekers->rows[i].due == due)
			json_int(json, seekers->rows[i].pin);
	json_close(json, ']');
}

static void put_group(struct json *json, const struct seekers *seekers, int from, int end)
{
	const struct seeker *first = &seekers->rows[from];

	json_open(json, '{');
	json_key(json, "score");
	if (first->left)
		json_null(json);
	else
		json_points(json, first->score2);
	json_key(json, "withdrawn");
	json_bool(json, first->left);
	put_numbers(json, "white", seekers, from, end, COLOUR_WHITE);
	put_numbers(json, "unknown", seekers, from, end, COLOUR_NONE);
	put_numbers(json, "black", seekers, from, end, COLOUR_BLACK);
	json_put_points(json, "points", seekers_points2(seekers, from, end));
	json_close(json, '}');
}

static void print_json(const struct seekers *seekers)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", seekers->round);
	json_key(&json, "groups");
	json_open(&json, '[');
	for (int from = 0, end; from < seekers->count; from = end) {
		end = seekers_end(seekers, from);
		put_group(&json, seekers, from, end);
	}
	json_close(&json, ']');
	json_put_points(&json, "points", seekers->points2);
	json_put_points(&json, "to_be_had", seekers->possible2);
	json_key(&json, "balances");
	json_bool(&json, seekers->points2 == seekers->possible2);
	json_close(&json, '}');
	json_finish(&json);
}

static int print_text(const struct args *args, const struct app *app, const struct seekers *seekers)
{
	const bool paper = args_has(args, "printer") || args_has(args, "output");
	struct print_style style = {.length = paper ? 0 : PRINT_ENDLESS};
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct error error;
	int code = deliver_style(args, &style, true);

	if (code == EXIT_DONE &&
		print_groups(app_event(app), app_section(app), seekers, &style, &sink, &error) !=
			STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		code = deliver(args, app, "groups", seekers->round, &text);
	print_memory_done(&text);
	return code;
}

static int run(const struct args *args)
{
	struct seekers seekers;
	struct error error;
	struct app *app;
	int round, code = EXIT_DONE;

	if (args_has(args, "json") && (args_has(args, "output") || args_has(args, "printer")))
		code = cli_usage(args->command, "--json goes to standard output alone.");
	if (code == EXIT_DONE)
		code = cli_open_either(args, false, &app);
	if (code != EXIT_DONE)
		return code;
	round = app_round(app);
	code = cli_asked_round(args, app, &round);
	if (code == EXIT_DONE && app_seekers(app, round, &seekers, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else if (code == EXIT_DONE) {
		if (args_has(args, "json"))
			print_json(&seekers);
		else
			code = print_text(args, app, &seekers);
		if (code == EXIT_DONE && seekers.points2 != seekers.possible2)
			code = EXIT_CHECK;
		seekers_done(&seekers);
	}
	app_close(app);
	return code;
}

const struct command command_groups = {
	.name = "groups",
	.usage = "EVENT | FILE.trf [--round N] [--system ID] [-o FILE] [--printer NAME] [--json]",
	.summary = "The pairing box: who seeks which colour in each group, the points",
	.help = "A row a score group, drawn or not: its White seekers, those who have had no\n"
		"colour yet, its Black seekers by number, and their points; byes booked count in,\n"
		"who has withdrawn has a row of his own. The sum must be the points there are to\n"
		"be had: exit status 1 if it is not. `print EVENT groups` puts it on paper, `why\n"
		"EVENT --group SCORE` ranks the claims of a group.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "the round; else the one on the board", false},
			{"system", 's', "ID",
				"the rule book of a report; else as it says, or dutch", false},
			{"set", 0, "SETTINGS", "settings of the rule book of a report", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"length", 0, "N", "lines a page: 66 on paper, else one page", false},
			{"json", 0, NULL, "print the answer as JSON", false},
		},
};
