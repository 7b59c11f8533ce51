/* drawboard standings: who has how many points. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "print/print.h"

static enum status print_json(const struct app *app, int round)
{
	const struct event *event = app_event(app);
	struct standing *rows;
	struct json json;
	int count;
	enum status status = event_standings(event, app_section(app), round, &rows, &count);

	if (status != STATUS_OK)
		return status;
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
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
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
	free(rows);
	return STATUS_OK;
}

static int run(const struct args *args)
{
	struct print_style style = {.length = PRINT_ENDLESS};
	struct print_sink sink = print_sink_file(stdout);
	struct error error = {STATUS_NO_MEMORY, "out of memory"};
	struct app *app;
	enum status status;
	int round, code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	code = cli_round(args, app, &round);
	if (code == EXIT_DONE) {
		if (!event_round(app_event(app), app_section(app), round))
			round = 0;
		status = args_has(args, "json")
			? print_json(app, round)
			: print_standings(app_event(app), app_section(app), round, &style, &sink, &error);
		if (status != STATUS_OK)
			code = cli_fail(args->words[0], &error);
	}
	app_close(app);
	return code;
}

const struct command command_standings = {
	.name = "standings",
	.usage = "EVENT [--round N]",
	.summary = "Print the standings",
	.help = "",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "after this round; else the one last published", false},
			{"json", 0, NULL, "print the standings as JSON", false},
		},
};
