/* drawboard fill: a game against a filler, or one of another section, in place of the bye. */
#include "config.h"

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"

static int read_colour(const struct args *args, enum colour *colour)
{
	const bool white = args_has(args, "white"), black = args_has(args, "black");

	if (white && black)
		return cli_usage(args->command, "--white and --black: give one of them.");
	*colour = white ? COLOUR_WHITE : black ? COLOUR_BLACK : COLOUR_NONE;
	return EXIT_DONE;
}

static void report(const struct args *args, const struct app *app, int round)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_FILLED, app_section(app), round, &count);
	struct json json;

	if (!args_has(args, "json")) {
		for (int i = 0; i < count; i++) {
			const struct filled *filled = &rows[i].as.filled;
			const struct player *player =
				event_player(app_event(app), filled->section, filled->pin);

			out(stdout, "Round %d: %d %s has %s against %s (36).\n", round, filled->pin,
				player ? player->name : "?",
				filled->colour == COLOUR_WHITE ? "White" : "Black", filled->name);
		}
		if (count == 0)
			out(stdout, "Round %d: the bye is not filled.\n", round);
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '[');
	for (int i = 0; i < count; i++) {
		const struct filled *filled = &rows[i].as.filled;

		json_open(&json, '{');
		json_put_int(&json, "pin", filled->pin);
		json_put_text(&json, "name", filled->name);
		json_put_text(&json, "colour", filled->colour == COLOUR_WHITE ? "white" : "black");
		json_put_text(&json, "result", result_text((enum result)filled->result));
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_finish(&json);
}

static int change(const struct args *args, struct app *app, int round, enum colour colour)
{
	const char *name = args->count > 1 ? args->words[1] : NULL;
	struct error error;

	if (app_fill(app, round, name, colour, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_done("the change is in the event.");
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	const bool remove = args_has(args, "remove");
	enum colour colour = COLOUR_NONE;
	struct app *app;
	int round, code = read_colour(args, &colour);

	if (code == EXIT_DONE && remove && (args->count > 1 || colour != COLOUR_NONE))
		code = cli_usage(args->command, "--remove goes without a name and a colour.");
	if (code == EXIT_DONE && args->count == 1 && colour != COLOUR_NONE)
		code = cli_usage(args->command, "the name is missing: fill EVENT NAME.");
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	round = app_round(app);
	/* between two rounds: the one that is over */
	if (round > 1 && event_round(app_event(app), app_section(app), round) == NULL)
		round--;
	code = args_number(
		args, "round", 1, event_section(app_event(app), app_section(app))->rounds, &round);
	if (code == EXIT_DONE && (remove || args->count > 1))
		code = change(args, app, round, colour);
	if (code == EXIT_DONE)
		report(args, app, round);
	app_close(app);
	return code;
}

const struct command command_fill = {
	.name = "fill",
	.usage = "EVENT [NAME [--white|--black]] [--round N] [--remove]",
	.summary = "Give the bye a game against a filler or one of another section",
	.help = "After the draw is published, who has the bye plays NAME, who is no player of this event: a filler, or\n"
		"a player of another section (CAA 36). The game counts for him in points and colour; NAME stands in no\n"
		"list. --white and --black say what the player has, else what he is due. The result is entered for the\n"
		"board of the bye. Without NAME it is told whether the bye is filled.\n",
	.least = 1,
	.most = 2,
	.run = run,
	.options =
		{
			{"white", 'w', NULL, "the player of the event has White", false},
			{"black", 'b', NULL, "the player of the event has Black", false},
			{"round", 'r', "N", "in this round; else the one that is on", false},
			{"remove", 0, NULL, "the bye is a bye again", false},
			{"json", 0, NULL, "print the filled byes of the round as JSON", false},
		},
};
