/* drawboard fill: a game against a filler or one of another section. */
#include "config.h"

#include <stdlib.h>

#include "app/book/rule_book.h"
#include "app/round/fill_numbers.h"
#include "app/section/section.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/game.h"
#include "core/season.h"

static int read_colour(const struct args *args, enum colour *colour)
{
	const bool white = args_has(args, "white"), black = args_has(args, "black");

	if (white && black)
		return cli_usage(args->command, "--white and --black: give one of them.");
	*colour = white ? COLOUR_WHITE : black ? COLOUR_BLACK : COLOUR_NONE;
	return EXIT_DONE;
}

static const char *colour_of(const struct filled *filled)
{
	return filled->colour == COLOUR_WHITE ? "White" : "Black";
}

/* The board of his game; 0: before the draw is made nobody knows how many boards there will be. */
static int board_number(const struct app *app, const struct filled *filled)
{
	const struct round *row = event_round(app_event(app), filled->section, filled->round);
	struct game game = {.number = 0};

	if (row && row->state != ROUND_LAID_OUT)
		game_of(app_event(app), filled->section, filled->round, filled->pin, &game);
	return game.number ? app_board_label(app, filled->round, game.number) : 0;
}

static void report_text(const struct app *app, int round, const struct record *rows, int count)
{
	for (int i = 0; i < count; i++) {
		const struct filled *filled = &rows[i].as.filled;
		const struct player *player =
			event_player(app_event(app), filled->section, filled->pin);
		const int number = board_number(app, filled);

		out(stdout, "Round %d: %d %s has %s against %s%s", round, filled->pin,
			player ? player->name : "?", colour_of(filled), filled->name,
			event_traits(app_event(app), filled->section)->citations->outside);
		if (filled->beside > 0)
			out(stdout, ", beside the draw");
		if (number > 0)
			out(stdout, ": board %d", number);
		out(stdout, ".\n");
	}
	if (count == 0)
		out(stdout, "Round %d: nobody plays one from outside.\n", round);
}

static void report_json(const struct app *app, const struct record *rows, int count)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '[');
	for (int i = 0; i < count; i++) {
		const struct filled *filled = &rows[i].as.filled;
		const int number = board_number(app, filled);

		json_open(&json, '{');
		json_key(&json, "board");
		if (number > 0)
			json_int(&json, number);
		else
			json_null(&json);
		json_put_int(&json, "pin", filled->pin);
		json_put_text(&json, "name", filled->name);
		json_put_text(&json, "colour", filled->colour == COLOUR_WHITE ? "white" : "black");
		json_put_text(&json, "result", result_text((enum result)filled->result));
		json_key(&json, "open");
		json_bool(&json, filled->open);
		json_key(&json, "beside");
		json_bool(&json, filled->beside > 0);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_finish(&json);
}

static void report(const struct args *args, const struct app *app, int round)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_FILLED, app_section(app), round, &count);

	if (args_has(args, "json"))
		report_json(app, rows, count);
	else
		report_text(app, round, rows, count);
}

static int change(const struct args *args, struct app *app, struct app_fill *fill)
{
	const char *player = args_value(args, "player");
	struct error error;
	struct kept_numbers before;
	enum status status;

	if (player) {
		const int code = cli_find_player(app, args->words[0], player, &fill->pin);

		if (code != EXIT_DONE)
			return code;
	}
	fill->name = args->count > 1 ? args->words[1] : NULL;
	if (!app_keep_numbers(app, &before))
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	status = app_fill(app, fill, &error);
	if (status == STATUS_OK) {
		cli_done("the change is in the event.");
		if (!args_has(args, "json"))
			show_other_numbers(app, &before);
	}
	app_kept_numbers_done(&before);
	return status == STATUS_OK ? EXIT_DONE : cli_fail(args->words[0], &error);
}

/* A player of another section of this event: the game is in both. */
static int change_both(const struct args *args, struct app *app, const struct app_fill *fill)
{
	struct app_fill_between between = {.fill = *fill};
	const int section = app_section(app);
	const char *player = args_value(args, "player");
	struct kept_numbers before;
	struct error error;
	int code = EXIT_DONE;

	if (!player)
		return cli_usage(
			args->command, "--of goes with --player: who of this section plays?");
	code = cli_find_player(app, args->words[0], player, &between.fill.pin);
	if (code != EXIT_DONE)
		return code;
	if (app_choose_section(app, args_value(args, "of"), &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	between.other = app_section(app);
	code = cli_find_player(app, args->words[0], args->words[1], &between.pin);
	app_set_section(app, section);
	if (code != EXIT_DONE)
		return code;
	if (!app_keep_numbers(app, &before))
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	if (app_fill_between(app, &between, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	else if (!args_has(args, "json"))
		show_other_numbers(app, &before);
	app_kept_numbers_done(&before);
	if (code == EXIT_DONE)
		cli_done("the change is in the event.");
	return code;
}

/* Who plays beside a draw that is to come is missing in it: an even number becomes odd. */
static void report_odd(const struct app *app, int round)
{
	const struct event *event = app_event(app);
	const struct round *row = event_round(event, app_section(app), round);
	const struct rollcall roll = event_rollcall(event, app_section(app), round);
	const int left = roll.seated + roll.byes + roll.tray;

	if ((!row || row->state < ROUND_PUBLISHED) && left % 2 == 1)
		out(stdout, "Note: %d %s left to pair, an odd number: one of them %s.\n", left,
			left == 1 ? "is" : "are",
			event_is_season(event, app_section(app)) ? "sits out"
								 : "will have the bye");
}

/* The one on the board when a player is named; else, between two rounds, the one that is over. */
static int usual_round(const struct args *args, const struct app *app)
{
	const int round = app_round(app);
	const struct round *row = event_round(app_event(app), app_section(app), round);

	return round > 1 && !row && !args_has(args, "player") ? round - 1 : round;
}

static int run(const struct args *args)
{
	const bool remove = args_has(args, "remove"), named = args->count > 1;
	struct app_fill fill = {.colour = COLOUR_NONE};
	struct app *app;
	int code = read_colour(args, &fill.colour);

	if (code == EXIT_DONE && remove && (named || fill.colour != COLOUR_NONE))
		code = cli_usage(args->command, "--remove goes without a name and a colour.");
	if (code == EXIT_DONE && args_has(args, "of") && !named)
		code = cli_usage(args->command, "--of goes with the name of a player there.");
	if (code == EXIT_DONE && !named && !remove &&
		(fill.colour != COLOUR_NONE || args_has(args, "player")))
		code = cli_usage(args->command, "the name is missing: fill EVENT NAME.");
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	fill.round = usual_round(args, app);
	code = cli_asked_round(args, app, &fill.round);
	if (code == EXIT_DONE && args_has(args, "of"))
		code = change_both(args, app, &fill);
	else if (code == EXIT_DONE && (remove || named))
		code = change(args, app, &fill);
	if (code == EXIT_DONE)
		report(args, app, fill.round);
	if (code == EXIT_DONE && named && args_has(args, "player") && !args_has(args, "json"))
		report_odd(app, fill.round);
	app_close(app);
	return code;
}

const struct command command_fill = {
	.name = "fill",
	.usage =
		"EVENT [NAME [--of SECTION] [--player WHO] [--white|--black]] [--round N] [--remove]",
	.summary = "A game against a filler or one of another section",
	.help = "After the draw is published, who has the bye plays NAME, who is no player of\n"
		"this event: a filler, the house player, or a player of another section (CAA 36).\n"
		"--player: before the publication WHO leaves the draw of the round and plays\n"
		"NAME; after it, WHO must have the bye or sit out. The game counts for him in\n"
		"points and colour and has a board number, under which its result is entered;\n"
		"NAME stands in no standings. --white and --black say what the player has, else\n"
		"what he is due. --of SECTION: NAME is a player of another section of this event,\n"
		"where WHO stands as one from outside, too, in the round on its board; it is one\n"
		"action, on the undo of both, and a result that is entered in one of them counts\n"
		"in both. In the event of the section in another file the same is done from that\n"
		"side. Without NAME it is told who plays one from outside.\n",
	.least = 1,
	.most = 2,
	.run = run,
	.options =
		{
			{"player", 'p', "WHO", "number or name of the player; else who has the bye",
				false},
			{"of", 0, "SECTION", "NAME is a player of this section", false},
			{"white", 'w', NULL, "the player of the event has White", false},
			{"black", 'b', NULL, "the player of the event has Black", false},
			{"round", 'r', "N", "in this round; else the one that is on", false},
			{"remove", 0, NULL, "the bye is a bye again, WHO in the draw again", false},
			{"json", 0, NULL, "print these games of the round as JSON", false},
		},
};
