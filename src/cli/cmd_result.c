/* drawboard result: one slip. */
#include "config.h"

#include <stdio.h>

#include "app/round/result.h"
#include "app/section/section.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/vocabulary.h"
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

static void print_game(const struct app *app, int round, const struct result_done *done)
{
	const struct game *game = &done->game;
	const bool by_default = result_is_default(game->result);

	out(stdout, "%s %d, board %d: ", vocabulary_of(app_event(app), app_section(app))->round,
		round, app_board_label(app, round, game->number));
	put_side(app, game, game->white);
	/* "1-0 def" between two numbers would be read as a part of the second */
	out(stdout, by_default ? " %.3s " : " %s ",
		game->result ? result_notation(game->result) : "-");
	put_side(app, game, game->black);
	printf("%s%s; ", by_default ? " by default" : "",
		done->was == game->result ? " already" : "");
}

static void report(
	const struct args *args, const struct app *app, int round, const struct result_done *done)
{
	const int open = done->tally.games - done->tally.in;

	print_game(app, round, done);
	if (open > 0)
		printf("%d to come.\n", open);
	else
		printf("the %s is complete.\n",
			vocabulary_of(app_event(app), app_section(app))->round_small);
	if (done->correction[0])
		printf("%s\n", done->correction);
	if (done->next == RESULT_NEXT_END || done->next == RESULT_NEXT_TABLE)
		cli_next(args, "standings", "");
	else if (done->next == RESULT_NEXT_DRAW)
		cli_next(args, "pair", "");
}

static void report_json(const struct app *app, int round, const struct result_done *done)
{
	const struct game *game = &done->game;
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	json_put_int(&json, "board", app_board_label(app, round, game->number));
	show_side_json(&json, "white", app, game, game->white);
	show_side_json(&json, "black", app, game, game->black);
	json_put_text(&json, "result", result_text(game->result));
	json_put_int(&json, "to_come", done->tally.games - done->tally.in);
	json_close(&json, '}');
	json_finish(&json);
}

/* A contradiction names its way out. */
static int refuse(const struct args *args, enum result was, const struct error *error)
{
	if (error->code != STATUS_CONFLICT || was == RESULT_NONE)
		return cli_fail(args->words[0], error);
	return cli_say(EXIT_CHECK, args->words[0], "%s If the new one is right: --overwrite.",
		error->text);
}

static int enter(const struct args *args, struct app *app, int label, enum result result)
{
	struct result_done done;
	struct error error;
	int round, number, code = cli_round(args, app, &round);

	if (code != EXIT_DONE)
		return code;
	if (app_find_board(app, round, label, &number, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (app_result(app, round, number, result, args_has(args, "overwrite"), &done, &error) !=
		STATUS_OK)
		return refuse(args, done.was, &error);
	cli_done("the result is in.");
	if (args_has(args, "json"))
		report_json(app, round, &done);
	else
		report(args, app, round, &done);
	return EXIT_DONE;
}

/*
 * No two sections have a board of one label, so the slip says which is meant, where labels are given
 * so and none is named.
 */
static int find_section(const struct args *args, struct app *app, int label)
{
	const struct event *event = app_event(app);
	int count, found = 0, meant = 0;
	const struct record *rows = event_range(event, RECORD_SECTION, 0, 0, &count);

	if (args->section || count == 1)
		return EXIT_DONE;
	for (; count > 0; count--, rows++) {
		struct game game;
		int round, number;

		app_set_section(app, rows->as.section.id);
		if (args_has(args, "round") || cli_round(args, app, &round) != EXIT_DONE)
			return cli_require_section(args, app);
		number = board_of_label(event, rows->as.section.id, round, label);
		if (number == 0 || !game_find(event, rows->as.section.id, round, number, &game))
			continue;
		found++;
		meant = rows->as.section.id;
	}
	if (found != 1)
		return cli_require_section(args, app);
	app_set_section(app, meant);
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	struct app *app;
	enum result result;
	int label, code;

	if (!text_to_int(args->words[1], 1, BOARD_LABELS_MOST, &label))
		return cli_usage(
			args->command, "a board is a number from 1, not \"%s\".", args->words[1]);
	if (!result_parse(args->words[2], &result))
		return cli_usage(args->command,
			"\"%s\" is no result. It is one of: %s; x takes one away.", args->words[2],
			result_signs());
	code = cli_open(args, &app);
	if (code == EXIT_DONE)
		code = find_section(args, app, label);
	if (code != EXIT_DONE)
		return code;
	code = enter(args, app, label, result);
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
		"refused without --overwrite. Of several sections the one that has a board of this number is meant, if it is\n"
		"one alone (first-board), else --section names it.\n",
	.least = 3,
	.most = 3,
	.all_sections = true,
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
