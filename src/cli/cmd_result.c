/* drawboard result: one slip. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/round/correction.h"
#include "app/round/result.h"
#include "app/round/two_games.h"
#include "app/section/section.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/result_two.h"
#include "cli/result_wrong.h"
#include "cli/show.h"
#include "cli/show_result.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "core/text/text.h"
#include "plain/boards.h"

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
	out(stdout, by_default ? " %.3s " : " %s ", game->result ? game_notation(game) : "-");
	put_side(app, game, game->black);
	out(stdout, "%s%s%s; ", by_default ? " by default" : "", game->open ? ", open" : "",
		done->again ? " already" : "");
}

/* In plain lines as the boards are told: "Round 1, board 3: 5 Evans, E, White, beats ..." */
static void say_game(const struct app *app, int round, const struct result_done *done)
{
	char text[BOARD_WORDS_SIZE];

	if (done->again)
		out(stdout, "That was so already.\n");
	board_words(app, round, &done->game, text);
	out(stdout, "%s %d, b%s\n", vocabulary_of(app_event(app), app_section(app))->round, round,
		text + 1);
}

static void report(
	const struct args *args, const struct app *app, int round, const struct result_done *done)
{
	const int open = done->tally.games - done->tally.in;
	char still[32] = "";

	if (done->tally.open > 0)
		snprintf(still, sizeof(still), ", %d open", done->tally.open);
	if (desk_is_plain())
		say_game(app, round, done);
	else
		print_game(app, round, done);
	if (open > 0)
		out(stdout, "%d to come.\n", open);
	else
		out(stdout, "%s %s is complete%s.\n", desk_is_plain() ? "The" : "the",
			vocabulary_of(app_event(app), app_section(app))->round_small, still);
	if (done->correction[0])
		out(stdout, "%s\n", done->correction);
	if (done->next == RESULT_NEXT_END || done->next == RESULT_NEXT_TABLE)
		cli_next(args, "standings", "");
	else if (done->next == RESULT_NEXT_DRAW)
		cli_next(args, "pair", "");
}

/* The draft, which was proposed with the old result. */
static void report_redrawn(const struct app *app, int others)
{
	if (others >= 0)
		out(stdout, "%s %d is proposed again with it: %d board%s %s.\n",
			vocabulary_of(app_event(app), app_section(app))->round, app_round(app),
			others, others == 1 ? "" : "s", others == 1 ? "differs" : "differ");
}

static void report_json(const struct app *app, int round, const struct result_done *done)
{
	struct json json;

	json_start(&json, stdout);
	show_result_json(&json, app, round, done);
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

/* The slip as it is typed. */
struct slip {
	int label;
	int count; /* of results: the second one is that of the second game */
	struct game_result game[2];
};

static int enter(const struct args *args, struct app *app, const struct slip *typed)
{
	struct wrong_result slip = {.result = typed->game[0].result, .open = typed->game[0].open};
	struct result_done done;
	struct error error;
	bool rest;
	int redrawn, code = cli_round(args, app, &slip.round);

	if (code != EXIT_DONE)
		return code;
	if (typed->count == 2)
		return result_two(args, app, slip.round, typed->label, typed->game);
	if (!args_has(args, "round"))
		slip.round = app_result_round(app, slip.round);
	if (app_find_board(app, slip.round, typed->label, &slip.board, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	code = result_wrong(args, app, &slip, &rest);
	if (code != EXIT_DONE || !rest)
		return code;
	if (app_enter_slip(app,
		    &(struct result_slip){slip.round, slip.board, slip.result, typed->game[0].open,
			    args_has(args, "overwrite") || args_has(args, "stand")},
		    &done, &redrawn, &error) != STATUS_OK)
		return refuse(args, done.was, &error);
	cli_done("the result is in.");
	if (args_has(args, "json")) {
		report_json(app, slip.round, &done);
	} else {
		report(args, app, slip.round, &done);
		report_redrawn(app, redrawn);
	}
	return EXIT_DONE;
}

/*
 * No two sections have a board of one label, so the slip says which is meant, where labels are
 * given so and none is named.
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

/* "?" or "*", and what it counts as. */
static int read_open(const struct args *args, const char *word, struct game_result *game)
{
	static const struct {
		const char *word;
		enum result as;
	} counts[] = {{"win", RESULT_WHITE}, {"draw", RESULT_DRAW}, {"loss", RESULT_BLACK}};
	const char *as = args_value(args, "open");

	game->open = result_parse_open(word, &game->result);
	if (!game->open && as)
		return cli_usage(args->command, "--open is for a game that is open: BOARD ?.");
	for (size_t i = 0; as && i < sizeof(counts) / sizeof(counts[0]); i++)
		if (strcmp(as, counts[i].word) == 0) {
			game->result = counts[i].as;
			return EXIT_DONE;
		}
	return as ? cli_usage(args->command, "--open takes win, draw or loss, not \"%s\".", as)
		  : EXIT_DONE;
}

static int read_result(const struct args *args, const char *word, struct game_result *game)
{
	const int code = read_open(args, word, game);

	if (code != EXIT_DONE || game->open || result_parse(word, &game->result))
		return code;
	return cli_usage(args->command,
		"\"%s\" is no result. It is one of: %s; x takes one away, ? says that the game is open.",
		word, result_signs());
}

static int read_slip(const struct args *args, struct slip *slip)
{
	int code = EXIT_DONE;

	if (!text_to_int(args->words[1], 1, BOARD_LABELS_MOST, &slip->label))
		return cli_usage(
			args->command, "a board is a number from 1, not \"%s\".", args->words[1]);
	slip->count = args->count - 2;
	for (int i = 0; code == EXIT_DONE && i < slip->count; i++)
		code = read_result(args, args->words[2 + i], &slip->game[i]);
	if (code == EXIT_DONE && slip->count == 2)
		code = result_two_check(args);
	if (code != EXIT_DONE)
		return code;
	return result_wrong_check(args, slip->game[0].open);
}

static int run(const struct args *args)
{
	struct slip slip = {.count = 0};
	struct app *app;
	int code = read_slip(args, &slip);

	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = find_section(args, app, slip.label);
	if (code != EXIT_DONE) /* closed already */
		return code;
	code = enter(args, app, &slip);
	app_close(app);
	return code;
}

const struct command command_result = {
	.name = "result",
	.usage =
		"EVENT BOARD RESULT [RESULT] [--round N] [--open win|draw|loss] [--overwrite | --stand | --repair | --rating-only | "
		"--take-back --reason TEXT [--force]]",
	.summary = "Enter the result of a board",
	.help = "RESULT is White's: 1, 0, = for a drawn game; + Black did not appear, - White did\n"
		"not appear, -- neither; 00 both lose a played game; 1/2-0 and 0-1/2: one has the\n"
		"points of a draw, the other loses; x takes the result away; ? or * for an open\n"
		"game, adjourned or not yet known, which counts as drawn for the draw until its\n"
		"result comes, or by --open as a win or loss of White. Forms such as 1-0 are\n"
		"taken as well. A result that contradicts one already entered is refused without\n"
		"--overwrite, and a draft is proposed again with it. If later rounds that are\n"
		"published would be drawn otherwise with it, their boards are listed, and one\n"
		"answer is asked for in its place: --stand, --repair, --rating-only or\n"
		"--take-back. Of several sections the one that has a board of this number is\n"
		"meant, if it is one alone (first-board), else --section names it.\n"
		"Of an all-play-all with two games a round both results of a pair are given\n"
		"together, 12 1 =: the first game, then the second, in which colours are turned;\n"
		"each is that of White of its game, and the answer names both. The round of the\n"
		"second games is published with the first such entry.\n",
	.least = 3,
	.most = 4,
	.all_sections = true,
	.dashes = 3,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "the round; else the one last published", false},
			{"open", 0, "AS", "what a game that is open counts as: win, draw or loss",
				false},
			{"overwrite", 0, NULL, "the new result is right, the old one was wrong",
				false},
			{"stand", 0, NULL, "and later rounds that were drawn with it stand", false},
			{"repair", 0, NULL, "print the repairs of the last published round", false},
			{"rating-only", 0, NULL,
				"the old one counts, the rating office gets the new one", false},
			{"take-back", 0, NULL, "take the later rounds back", false},
			{"reason", 0, "TEXT", "why they are taken back", false},
			{"force", 0, NULL, "with their results", false},
			{"json", 0, NULL, "print the board as JSON", false},
		},
};
