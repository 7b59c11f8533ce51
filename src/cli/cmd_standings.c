/* drawboard standings: who has how many points. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/json.h"
#include "core/game.h"
#include "core/season.h"

/* The round that is being played, if its results are or could be in these standings. */
static void put_running(const struct app *app, int round, struct json *json)
{
	const struct event *event = app_event(app);
	const int playing = event_current_round(event, app_section(app));
	const struct game_tally tally = game_tally(event, app_section(app), playing);
	const struct round *row = event_round(event, app_section(app), playing);

	json_key(json, "playing");
	if (!row || row->state != ROUND_PUBLISHED || playing > round + 1) {
		json_null(json);
		return;
	}
	json_open(json, '{');
	json_put_int(json, "round", playing);
	json_put_int(json, "results", tally.in);
	json_put_int(json, "of", tally.games);
	json_close(json, '}');
}

static void put_left(struct json *json, const struct player *player, int through)
{
	json_key(json, "withdrawn");
	json_bool(json, player_has_left(player, through));
}

static void put_line(
	struct json *json, const struct app *app, int evening, const struct season_line *line)
{
	const struct player *player = event_player(app_event(app), app_section(app), line->pin);
	char gsrp[16];

	json_open(json, '{');
	json_put_int(json, "rank", line->rank);
	json_put_int(json, "pin", line->pin);
	json_put_text(json, "name", player->name);
	json_put_int(json, "grade", player->grade);
	json_put_int(json, "games", line->games);
	json_put_points(json, "points", line->points2);
	json_put_text(json, "gsrp", season_gsrp_text(line->tenths, gsrp));
	json_put_int(json, "whites", line->whites);
	json_put_int(json, "blacks", line->blacks);
	json_put_int(json, "sitouts", line->sitouts);
	json_put_int(json, "outside", line->outside);
	put_left(json, player, evening);
	json_close(json, '}');
}

static enum status print_season_json(const struct app *app, int evening)
{
	struct season_line *lines;
	struct json json;
	int count;
	enum status status =
		season_table(app_event(app), app_section(app), evening, &lines, &count);

	if (status != STATUS_OK)
		return status;
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "evening", evening);
	put_running(app, evening, &json);
	json_key(&json, "standings");
	json_open(&json, '[');
	for (int i = 0; i < count; i++)
		put_line(&json, app, evening, &lines[i]);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
	free(lines);
	return STATUS_OK;
}

static enum status print_json(const struct app *app, int round)
{
	const struct event *event = app_event(app);
	struct standing *rows;
	struct json json;
	int count;
	enum status status;

	if (event_is_season(event, app_section(app)))
		return print_season_json(app, round);
	status = event_standings(event, app_section(app), round, &rows, &count);
	if (status != STATUS_OK)
		return status;
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	put_running(app, round, &json);
	json_key(&json, "standings");
	json_open(&json, '[');
	for (int i = 0; i < count; i++) {
		const struct player *player = event_player(event, app_section(app), rows[i].pin);

		json_open(&json, '{');
		json_put_int(&json, "rank", rows[i].rank);
		json_put_int(&json, "pin", rows[i].pin);
		json_put_text(&json, "name", player->name);
		json_put_int(&json, "grade", player->grade);
		json_put_text(&json, "club", player->club);
		json_put_points(&json, "points", rows[i].points2);
		put_left(&json, player, round);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
	free(rows);
	return STATUS_OK;
}

static int print_text(
	const struct args *args, const struct app *app, int round, const struct print_style *style)
{
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct error error;
	int code;

	if (print_standings(app_event(app), app_section(app), round, style, &sink, &error) ==
		STATUS_OK)
		code = deliver(args, "standings", round, &text);
	else
		code = cli_fail(args->words[0], &error);
	print_memory_done(&text);
	return code;
}

static int run(const struct args *args)
{
	struct error error = {STATUS_NO_MEMORY, "There is not enough memory to print the list."};
	bool paper = args_has(args, "printer") || args_has(args, "output");
	struct print_style style = {.length = paper ? 0 : PRINT_ENDLESS};
	struct app *app;
	int round, code = deliver_style(args, &style, true);

	if (code == EXIT_DONE && paper && args_has(args, "json"))
		code = cli_usage(args->command, "--json goes to standard output alone.");
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = cli_standings_round(args, app, &round);
	if (code == EXIT_DONE && !args_has(args, "json"))
		code = print_text(args, app, round, &style);
	else if (code == EXIT_DONE && print_json(app, round) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	app_close(app);
	return code;
}

const struct command command_standings = {
	.name = "standings",
	.usage = "EVENT [--round N] [-o FILE] [--printer NAME]",
	.summary = "Print the standings",
	.help = "After the last complete round; while a round is played the title says how many results are in, and\n"
		"--round N of that round counts those. What is only proposed counts nothing.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "after this round; else the last complete one", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"length", 0, "N", "lines a page: 66 on paper, else one page", false},
			{"json", 0, NULL, "print the standings as JSON", false},
		},
};
