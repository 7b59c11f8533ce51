/* drawboard result BOARD RESULT RESULT: both games of a pair (two games a round). */
#include "config.h"

#include "cli/result_two.h"

#include <stdio.h>
#include <string.h>

#include "cli/desk.h"
#include "cli/out.h"
#include "cli/show_result.h"
#include "core/all_play_all.h"
#include "plain/boards.h"

int result_two_check(const struct args *args)
{
	static const char *const of_one[] = {"stand", "repair", "rating-only", "take-back", "open"};

	for (size_t i = 0; i < sizeof(of_one) / sizeof(of_one[0]); i++)
		if (args_has(args, of_one[i]))
			return cli_usage(args->command,
				"--%s is for one result: BOARD RESULT, with --round N for the second game.",
				of_one[i]);
	return EXIT_DONE;
}

static void say_to_come(int round, const struct result_done *done)
{
	const int open = done->tally.games - done->tally.in;

	if (open > 0)
		out(stdout, "Round %d: %d to come.\n", round, open);
	else
		out(stdout, "Round %d is complete.\n", round);
}

/* In plain lines each game is told as the boards are. */
static void say_games(const struct app *app, int round, const struct result_done done[2])
{
	for (int i = 0; i < 2 && done[i].game.number > 0; i++) {
		char text[BOARD_WORDS_SIZE];

		board_words(app, round + i, &done[i].game, text);
		out(stdout, "Round %d, b%s\n", round + i, text + 1);
	}
}

static void report(
	const struct args *args, const struct app *app, int round, const struct result_done done[2])
{
	char text[TWO_GAMES_SIZE];

	if (desk_is_plain())
		say_games(app, round, done);
	else
		out(stdout, "%s.\n",
			two_games_words(app, round, &done[0].game, &done[1].game, text));
	for (int i = 0; i < 2 && done[i].game.number > 0; i++)
		say_to_come(round + i, &done[i]);
	for (int i = 0; i < 2; i++)
		if (done[i].correction[0])
			out(stdout, "%s\n", done[i].correction);
	if (done[1].next == RESULT_NEXT_END)
		cli_next(args, "standings", "");
	else if (done[1].next == RESULT_NEXT_DRAW)
		cli_next(args, "pair", "");
}

static void report_json(const struct app *app, int round, const struct result_done done[2])
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '[');
	for (int i = 0; i < 2 && done[i].game.number > 0; i++)
		show_result_json(&json, app, round + i, &done[i]);
	json_close(&json, ']');
	json_finish(&json);
}

int result_two(const struct args *args, struct app *app, int round, int label,
	const struct game_result *game)
{
	const int first = all_play_all_first_games(app_event(app), app_section(app), round);
	struct two_results what = {.round = first > 0 ? first : round,
		.game = {game[0], game[1]},
		.overwrite = args_has(args, "overwrite")};
	struct result_done done[2];
	struct error error;

	if (app_find_board(app, what.round, label, &what.board, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (app_enter_two(app, &what, done, &error) != STATUS_OK) {
		if (error.code == STATUS_CONFLICT)
			return cli_say(EXIT_CHECK, args->words[0],
				"%s If the new ones are right: --overwrite.", error.text);
		return cli_fail(args->words[0], &error);
	}
	cli_done("the results are in.");
	if (args_has(args, "json"))
		report_json(app, what.round, done);
	else
		report(args, app, what.round, done);
	return EXIT_DONE;
}
