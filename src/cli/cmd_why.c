/* drawboard why: the reasons behind a draw or one of its boards, or why something is not so. */
#include "config.h"

#include <stdio.h>

#include "app/players/absence.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/cmd_why_group.h"
#include "cli/cmd_why_not.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "core/text.h"

static void print_json(int round, int label, const struct reasons *reasons)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	json_key(&json, "board");
	if (label)
		json_int(&json, label);
	else
		json_null(&json);
	json_key(&json, "reasons");
	json_open(&json, '[');
	for (int i = 0; i < reasons->count; i++)
		json_text(&json, reasons->lines[i]);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int say_unseated(const struct args *args, const struct app *app, int round, int pin)
{
	const struct event *event = app_event(app);
	const int section = app_section(app);
	char why[BAR_SIZE];

	absence_words(event, section, round, pin, why, sizeof(why));
	if (game_sits_out(event, section, round, pin))
		words_put(why, sizeof(why), "is set out of it by hand");
	return cli_say(EXIT_CHECK, args->words[0], "%d %s is on no board of %s %d%s%s.", pin,
		event_player(event, section, pin)->name, vocabulary_of(event, section)->round_small,
		round, why[0] ? ": he " : "", why);
}

/* A board by what it is called, or by a player on it ("#12", a name). */
static int find_board(const struct args *args, const struct app *app, int round, int *board)
{
	const char *word = args->words[1];
	struct error error;
	struct game game;
	int label, pin, code;

	*board = 0;
	if (args->count < 2)
		return EXIT_DONE;
	if (text_to_int(word, 1, BOARD_LABELS_MOST, &label))
		return app_find_board(app, round, label, board, &error) == STATUS_OK
			? EXIT_DONE
			: cli_fail(args->words[0], &error);
	code = cli_find_player(app, args->words[0], word, &pin);
	if (code != EXIT_DONE)
		return code;
	if (!game_of(app_event(app), app_section(app), round, pin, &game))
		return say_unseated(args, app, round, pin);
	*board = game.number;
	return EXIT_DONE;
}

static int why(const struct args *args, struct app *app, int round)
{
	/* A row is for the hint that there is more; the terminal may break words. */
	static const struct why_room screen = {22, 78};
	const bool all = args_has(args, "all") || args_has(args, "json");
	struct reasons reasons;
	struct error error;
	int board, code = find_board(args, app, round, &board);

	if (code != EXIT_DONE)
		return code;
	if ((round == app_round(app) && app_no_draw(app, &error) != STATUS_OK) ||
		app_why(app, round, board, all ? NULL : &screen, &reasons, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "json"))
		print_json(round, board ? app_board_label(app, round, board) : 0, &reasons);
	for (int i = 0; i < reasons.count && !args_has(args, "json"); i++)
		out(stdout, "%s\n", reasons.lines[i]);
	if (reasons.left_out > 0)
		out(stdout, "(%d sentence%s more with --all)\n", reasons.left_out,
			reasons.left_out == 1 ? "" : "s");
	reasons_done(&reasons);
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	struct app *app;
	int round, code = cli_open_either(args, false, &app);

	if (code != EXIT_DONE)
		return code;
	round = app_round(app);
	code = cli_asked_round(args, app, &round);
	if (code == EXIT_DONE)
		code = why_not_asked(args)        ? why_not(args, app, round)
			: args_has(args, "group") ? why_group(args, app, round)
						  : why(args, app, round);
	app_close(app);
	return code;
}

const struct command command_why = {
	.name = "why",
	.usage =
		"EVENT | FILE.trf [BOARD | PLAYER] [--not PLAYER PLAYER] [--group SCORE] [--round N] [--all] [--system ID] [--set SETTINGS]",
	.summary = "Say why the draw is as it is, or is not otherwise",
	.help = "The steps of the rule book that led to the draw, or to one board (its number, or a name or #PIN on it);\n"
		"each names its rule. --not A B: why A and B do not meet. The answer is the best draw in which they do, all\n"
		"kept that is fixed by hand and so on the board: what it costs by which rule, and the boards that would change; or what forbids\n"
		"it. Exit status 1 when it is impossible. A published round is looked at as it was drawn. Of a tournament\n"
		"report it is the round that is to be paired, or the last one when all are played.\n"
		"--group 2 ranks all claims of a score group, or of several (2,1.5), from most due White to most due\n"
		"Black by the order of the rule book; equal claims have the same place.\n",
	.least = 1,
	.most = 2,
	.run = run,
	.options =
		{
			{"not", 0, "PLAYER", "why he does not meet the player that follows", false},
			{"not-bye", 0, "PLAYER", "why he does not have the bye", false},
			{"not-white", 0, "PLAYER", "why he does not have White", false},
			{"not-black", 0, "PLAYER", "why he does not have Black", false},
			{"group", 'g', "SCORE",
				"the claims of this score group, or of these: 2,1.5", false},
			{"round", 'r', "N", "the round; else the one on the board", false},
			{"all", 'a', NULL,
				"more than a screen, where there is more to tell of a board; with --not the figures",
				false},
			{"system", 's', "ID",
				"the rule book of a report; else as it says, or dutch", false},
			{"set", 0, "SETTINGS", "settings of the rule book of a report", false},
			{"json", 0, NULL, "print the answer as JSON, with all reasons", false},
		},
};
