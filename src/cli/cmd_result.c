/* drawboard result: one slip. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/game.h"
#include "core/season.h"
#include "core/text.h"

/* Number and name of the one with White or Black. */
static void put_side(const struct app *app, const struct game *game, int pin)
{
	if (pin == 0)
		out(stdout, "%s", game->outside);
	else
		out(stdout, "%d %s", pin,
			event_player(app_event(app), app_section(app), pin)->name);
}

/* A result that was put right after the next draw was made from the old one. */
static void tell_later(struct app *app, int round, int number, bool changed)
{
	char text[CORRECTION_SIZE];

	if (!changed)
		return;
	app_correction_words(app, round, number, text, sizeof(text));
	if (text[0])
		printf("%s\n", text);
}

static void report(const struct args *args, struct app *app, int round, int number, bool changed)
{
	const struct event *event = app_event(app);
	const struct game_tally tally = game_tally(event, app_section(app), round);
	const int open = tally.games - tally.in;
	struct game game;
	struct json json;
	bool by_default;

	if (!game_find(event, app_section(app), round, number, &game))
		return;
	by_default = result_is_default(game.result);
	if (!args_has(args, "json")) {
		out(stdout, "%s %d, board %d: ", season_round(event, app_section(app)), round,
			number);
		put_side(app, &game, game.white);
		/* "1-0 def" between two numbers would be read as a part of the second */
		out(stdout, by_default ? " %.3s " : " %s ",
			game.result ? result_notation(game.result) : "-");
		put_side(app, &game, game.black);
		printf("%s%s; ", by_default ? " by default" : "", changed ? "" : " already");
		if (open > 0)
			printf("%d to come.\n", open);
		else
			printf("the %s is complete.\n",
				season_round_small(event, app_section(app)));
		tell_later(app, round, number, changed);
		if (open == 0 && round == event_section(event, app_section(app))->rounds)
			cli_next(args, "standings", "");
		else if (open == 0 && event_is_season(event, app_section(app)))
			cli_next(args, "standings", "");
		else if (open == 0 && !event_round(event, app_section(app), round + 1))
			cli_next(args, "pair", "");
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	json_put_int(&json, "board", number);
	show_side_json(&json, "white", app, &game, game.white);
	show_side_json(&json, "black", app, &game, game.black);
	json_put_text(&json, "result", result_text(game.result));
	json_put_int(&json, "to_come", open);
	json_close(&json, '}');
	json_finish(&json);
}

/* A contradiction names its way out. */
static int refuse(const struct args *args, int was, const struct error *error)
{
	if (error->code != STATUS_CONFLICT || was == RESULT_NONE)
		return cli_fail(args->words[0], error);
	return cli_say(EXIT_CHECK, args->words[0], "%s If the new one is right: --overwrite.",
		error->text);
}

static int enter(const struct args *args, struct app *app, int number, enum result result)
{
	struct game game;
	struct error error;
	int round, was, code = cli_round(args, app, &round);

	if (code != EXIT_DONE)
		return code;
	was = game_find(app_event(app), app_section(app), round, number, &game) ? (int)game.result
										: RESULT_NONE;
	if (app_result(app, round, number, result, args_has(args, "overwrite"), &error) !=
		STATUS_OK)
		return refuse(args, was, &error);
	cli_done("the result is in.");
	report(args, app, round, number, was != (int)result);
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	struct app *app;
	enum result result;
	int number, code;

	if (!text_to_int(args->words[1], 1, PLAYERS_MOST, &number))
		return cli_usage(
			args->command, "a board is a number from 1, not \"%s\".", args->words[1]);
	if (!result_parse(args->words[2], &result))
		return cli_usage(args->command,
			"\"%s\" is no result. It is one of: %s; x takes one away.", args->words[2],
			result_signs());
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = enter(args, app, number, result);
	app_close(app);
	return code;
}

const struct command command_result = {
	.name = "result",
	.usage = "EVENT BOARD RESULT [--round N] [--overwrite]",
	.summary = "Enter the result of a board",
	.help = "RESULT is White's: 1, 0, = for a drawn game; + Black did not appear, - White did not appear, -- neither;\n"
		"00 both lose a played game; 1/2-0 and 0-1/2: one has the points of a draw, the other loses; x takes the\n"
		"result away. Forms such as 1-0 are taken as well. A result that contradicts one already entered is\n"
		"refused without --overwrite.\n",
	.least = 3,
	.most = 3,
	.dashes = 3,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "the round; else the one last published", false},
			{"overwrite", 0, NULL, "the new result is right, the old one was wrong",
				false},
			{"json", 0, NULL, "print the board as JSON", false},
		},
};
