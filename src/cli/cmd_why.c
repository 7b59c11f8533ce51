/* drawboard why: the reasons behind a draw or one of its boards, or why something is not so. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/words/absence.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/cmd_why_group.h"
#include "cli/cmd_why_not.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/why_json.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "core/text/text.h"
#include "plain/boards.h"

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

/* In plain lines the answer comes first: who meets whom. */
static void say_board(const struct app *app, int round, int board)
{
	char text[BOARD_WORDS_SIZE];
	struct game game;

	if (desk_is_plain() && board &&
		game_find(app_event(app), app_section(app), round, board, &game))
		out(stdout, "%s\n", board_words(app, round, &game, text));
}

/* A row is for the hint that there is more; the terminal may break words. */
static const struct why_room *usual_room(void)
{
	static const struct why_room screen = {22, 78}, few_lines = {6, 78};

	return desk_is_plain() ? &few_lines : &screen;
}

static bool is_among(const char *line, const struct reasons *reasons)
{
	int i = 0;

	while (i < reasons->count && strcmp(line, reasons->lines[i]) != 0)
		i++;
	return i < reasons->count;
}

/* All that is not said without --all. */
static int say_rest(const struct args *args, struct app *app, int round, int board)
{
	struct reasons said, whole;
	struct error error;
	int count = 0;

	if (app_why(app, round, board, usual_room(), &said, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (app_why(app, round, board, NULL, &whole, &error) != STATUS_OK) {
		reasons_done(&said);
		return cli_fail(args->words[0], &error);
	}
	for (int i = 0; i < whole.count; i++) {
		if (is_among(whole.lines[i], &said))
			continue;
		out(stdout, "%s\n", whole.lines[i]);
		count++;
	}
	if (count == 0)
		out(stdout, "There is no more.\n");
	reasons_done(&whole);
	reasons_done(&said);
	return EXIT_DONE;
}

static int print_json(const struct args *args, struct app *app, int round, int board)
{
	struct why_reasons reasons;
	struct error error;

	if (app_why_reasons(app, round, board, &reasons, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	why_json_print(app, round, board ? app_board_label(app, round, board) : 0, &reasons);
	why_reasons_done(&reasons);
	return EXIT_DONE;
}

static int why(const struct args *args, struct app *app, int round)
{
	const bool all = args_has(args, "all");
	struct reasons reasons;
	struct error error;
	int board, code = find_board(args, app, round, &board);

	if (code != EXIT_DONE)
		return code;
	if (round == app_round(app) && app_no_draw(app, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "json"))
		return print_json(args, app, round, board);
	if (args_has(args, "rest") && !all)
		return say_rest(args, app, round, board);
	if (app_why(app, round, board, all ? NULL : usual_room(), &reasons, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	say_board(app, round, board);
	for (int i = 0; i < reasons.count; i++)
		out(stdout, "%s\n", reasons.lines[i]);
	if (reasons.left_out > 0 && desk_is_plain())
		out(stdout, "%d more reason%s. Say more.\n", reasons.left_out,
			reasons.left_out == 1 ? "" : "s");
	else if (reasons.left_out > 0)
		out(stdout, "(%d sentence%s more with --all)\n", reasons.left_out,
			reasons.left_out == 1 ? "" : "s");
	reasons_done(&reasons);
	return EXIT_DONE;
}

static int answer(const struct args *args, struct app *app, int round)
{
	return why_not_asked(args)        ? why_not(args, app, round)
		: args_has(args, "group") ? why_group(args, app, round)
					  : why(args, app, round);
}

static int run(const struct args *args)
{
	return cli_of_round(args, answer);
}

const struct command command_why = {
	.name = "why",
	.usage =
		"EVENT | FILE.trf [BOARD | PLAYER] [--not PLAYER PLAYER] [--group SCORE] [--round N] [--all] [--system ID] [--set SETTINGS]",
	.summary = "Say why the draw is as it is, or is not otherwise",
	.help = "The steps of the rule book that led to the draw, or to one board (its number, or\n"
		"a name or #PIN on it); each names its rule. --not A B: why A and B do not meet.\n"
		"The answer is the best draw in which they do, all kept that is fixed by hand and\n"
		"so on the board: what it costs by which rule, and the boards that would change;\n"
		"or what forbids it. Exit status 1 when it is impossible. A published round is\n"
		"looked at as it was drawn. Of a tournament report it is the round that is to be\n"
		"paired, or the last one when all are played. --group 2 ranks all claims of a\n"
		"score group, or of several (2,1.5), from most due White to most due Black by the\n"
		"order of the rule book; equal claims have the same place.\n",
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
			{"rest", 0, NULL, "only what is left out without --all", false},
			{"system", 's', "ID",
				"the rule book of a report; else as it says, or dutch", false},
			{"set", 0, "SETTINGS", "settings of the rule book of a report", false},
			{"json", 0, NULL,
				"print the answer as JSON: all reasons, and the records they are made from",
				false},
		},
};
