/* drawboard outside: games outside the competition of a club season. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/season.h"

static void list_text(const struct app *app, const struct outside *game)
{
	const struct event *event = app_event(app);

	out(stdout, desk_is_plain() ? "%d. %d %s %s %d %s%s\n" : "%3d  %d %s %s %d %s%s\n",
		game->number, game->white, event_player(event, app_section(app), game->white)->name,
		game->result ? result_notation((enum result)game->result) : "-", game->black,
		event_player(event, app_section(app), game->black)->name,
		game->rated ? " (rated)" : "");
}

static void report(const struct args *args, const struct app *app, int evening)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_OUTSIDE, app_section(app), evening, &count);
	struct json json;

	if (!args_has(args, "json")) {
		out(stdout, "Evening %d: %d game%s outside the competition.\n", evening, count,
			count == 1 ? "" : "s");
		for (int i = 0; i < count; i++)
			list_text(app, &rows[i].as.outside);
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "evening", evening);
	json_key(&json, "games");
	json_open(&json, '[');
	for (int i = 0; i < count; i++) {
		const struct outside *game = &rows[i].as.outside;

		json_open(&json, '{');
		json_put_int(&json, "number", game->number);
		show_player_json(&json, "white", app_event(app), app_section(app), game->white);
		show_player_json(&json, "black", app_event(app), app_section(app), game->black);
		json_put_text(&json, "result", result_text((enum result)game->result));
		json_key(&json, "rated");
		json_bool(&json, game->rated);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

/* The game that the words tell; without any words there is none. */
static int put(const struct args *args, struct app *app, int evening)
{
	struct app_outside game = {.evening = evening, .rated = args_has(args, "rated")};
	struct error error;
	int number, code = EXIT_DONE;

	if (args->count == 1)
		return EXIT_DONE;
	if (args->count == 2)
		return cli_usage(args->command, "BLACK is missing.");
	if (args->count == 4 && !result_parse(args->words[3], &game.result))
		return cli_usage(args->command, "\"%s\" is no result. It is one of: %s.",
			args->words[3], result_signs());
	code = cli_find_player(app, args->words[0], args->words[1], &game.white);
	if (code == EXIT_DONE)
		code = cli_find_player(app, args->words[0], args->words[2], &game.black);
	if (code == EXIT_DONE && app_outside_put(app, &game, &number, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		cli_done("the game is recorded.");
	return code;
}

static int take_out(const struct args *args, struct app *app, int evening)
{
	struct error error;
	int number, code = args_number(args, "remove", 1, PLAYERS_MOST, &number);

	if (code == EXIT_DONE && args->count > 1)
		return cli_usage(args->command, "--remove goes without names.");
	if (code == EXIT_DONE && app_outside_remove(app, evening, number, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		cli_done("the game is taken out.");
	return code;
}

static int run(const struct args *args)
{
	struct app *app;
	int evening, code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (!event_is_season(app_event(app), app_section(app))) {
		code = cli_say(EXIT_CHECK, args->words[0],
			"Games outside the competition are recorded in club seasons; this event is none.");
		app_close(app);
		return code;
	}
	evening = app_evening(app);
	code = args_number(args, "evening", 1,
		event_section(app_event(app), app_section(app))->rounds, &evening);
	if (code == EXIT_DONE)
		code = args_has(args, "remove") ? take_out(args, app, evening)
						: put(args, app, evening);
	if (code == EXIT_DONE)
		report(args, app, evening);
	app_close(app);
	return code;
}

const struct command command_outside = {
	.name = "outside",
	.usage = "EVENT [WHITE BLACK [RESULT]] [--rated] [--evening N] [--remove NUMBER]",
	.summary = "Record a game outside the competition of a club season",
	.help = "Casual games, and those of players who could not be paired. They count for\n"
		"nobody's table and bar no meeting. RESULT is White's: 1 0 = and so on; it may\n"
		"follow when the game is over, by the same call. Without names the games of the\n"
		"evening are listed.\n",
	.least = 1,
	.most = 4,
	.run = run,
	.options =
		{
			{"rated", 0, NULL, "to be rated, as was told before the game", false},
			{"evening", 'r', "N", "of this evening; else the one that is on", false},
			{"remove", 0, "NUMBER", "take this game out again", false},
			{"json", 0, NULL, "print the games of the evening as JSON", false},
		},
};
