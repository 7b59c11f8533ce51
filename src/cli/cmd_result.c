/* drawboard result: one slip. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/season.h"
#include "core/text.h"

/* The game in place of a bye (CAA 36), or NULL. */
static const struct filled *filled_of(const struct app *app, const struct board *board)
{
	return event_filled(app_event(app), board->section, board->round, board->white);
}

static enum result result_of(const struct app *app, const struct board *board)
{
	const struct filled *filled = filled_of(app, board);

	return (enum result)(filled ? filled->result : board->result);
}

static int boards_to_come(const struct app *app, int round)
{
	int count, open = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app_section(app), round, &count);

	for (int i = 0; i < count; i++)
		open += result_of(app, &rows[i].as.board) == RESULT_NONE;
	return open;
}

static void show_filled_json(struct json *json, const struct app *app, const struct filled *filled)
{
	const bool white = filled->colour == COLOUR_WHITE;

	show_player_json(
		json, white ? "white" : "black", app_event(app), filled->section, filled->pin);
	json_put_text(json, white ? "black_filler" : "white_filler", filled->name);
}

/* Number and name of the one with White or Black; of a filler the name alone. */
static void put_side(const struct app *app, const struct board *board, enum colour side)
{
	const struct filled *filled = filled_of(app, board);
	const int pin = filled || side == COLOUR_WHITE ? board->white : board->black;

	if (filled && (int)side != filled->colour)
		out(stdout, "%s", filled->name);
	else
		out(stdout, "%d %s", pin,
			event_player(app_event(app), app_section(app), pin)->name);
}

/* A result that was put right after the next draw was made from the old one. */
static void tell_later(const struct app *app, int round, bool changed)
{
	char text[160];

	if (!changed)
		return;
	app_correction_words(app, round, text, sizeof(text));
	if (text[0])
		printf("%s\n", text);
}

static void report(
	const struct args *args, const struct app *app, int round, int number, bool changed)
{
	const struct event *event = app_event(app);
	const struct board *board = event_board(event, app_section(app), round, number);
	int open = boards_to_come(app, round);
	const struct filled *filled = filled_of(app, board);
	const enum result given = result_of(app, board);
	const char *result = given ? result_notation(given) : "-";
	struct json json;

	if (!args_has(args, "json")) {
		out(stdout, "%s %d, board %d: ", season_round(event, app_section(app)), round,
			number);
		put_side(app, board, COLOUR_WHITE);
		out(stdout, " %s ", result);
		put_side(app, board, COLOUR_BLACK);
		printf("%s; ", changed ? "" : " already");
		if (open > 0)
			printf("%d to come.\n", open);
		else
			printf("the %s is complete.\n",
				season_round_small(event, app_section(app)));
		tell_later(app, round, changed);
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
	if (filled) {
		show_filled_json(&json, app, filled);
	} else {
		show_player_json(&json, "white", event, app_section(app), board->white);
		show_player_json(&json, "black", event, app_section(app), board->black);
	}
	json_put_text(&json, "result", result_text(given));
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
	const struct board *board;
	struct error error;
	int round, was, code = cli_round(args, app, &round);

	if (code != EXIT_DONE)
		return code;
	board = event_board(app_event(app), app_section(app), round, number);
	was = board ? (int)result_of(app, board) : RESULT_NONE;
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
			"\"%s\" is no result: 1 0 = + - -- 00, or x to take one away.",
			args->words[2]);
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
		"00 both lose a played game; x takes the result away. Forms such as 1-0 are taken as well. A result that\n"
		"contradicts one already entered is refused without --overwrite.\n",
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
