/* drawboard move, pin, unpair: the proposed draw changed by hand. */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "app/players/dropped_constraints.h"
#include "app/words/gains.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/board_label.h"
#include "core/text/text.h"

static const struct {
	const char *word;
	enum move_kind kind;
	int players;
} moves[] = {
	{"swap", MOVE_SWAP, 2},
	{"pair", MOVE_PAIR, 2},
	{"tray", MOVE_TRAY, 1},
	{"bye", MOVE_BYE, 1},
	{"turn", MOVE_TURN, 1},
};

enum { MOVES = sizeof(moves) / sizeof(moves[0]) };

/* "Breaks: 3 and 6 have met (1)." */
static void show_change(const struct app *app, const struct verdict *verdict,
	enum verdict_change change, const char *word)
{
	char list[1000];

	app_verdict_words(app, verdict, change, list, sizeof(list));
	if (list[0])
		out(stdout, "%s: %s.\n", word, list);
}

/* What the rules say of a move before it is made; nothing where the draw can not be judged. */
static void show_verdict(struct app *app, const struct move *what)
{
	char gains[1200];
	struct verdict verdict;
	struct error unseen;

	if (app_verdict(app, what, &verdict, &unseen) != STATUS_OK)
		return;
	words_gains_all(&verdict.before, &verdict.after, GAINS_MOST, gains, sizeof(gains));
	if (!verdict.better && !verdict.worse)
		out(stdout, "No difference by the rules.\n");
	else if (verdict.settled)
		out(stdout, "It scores better, but 29D is first: %s.\n", gains);
	else
		out(stdout, "%s: %s.\n", verdict.better ? "Better" : "Worse", gains);
	show_change(app, &verdict, VERDICT_BREAKS, "Breaks");
	show_change(app, &verdict, VERDICT_MENDS, "Mends");
	show_change(app, &verdict, VERDICT_WARNS, "New");
	show_change(app, &verdict, VERDICT_WARNS_NO_MORE, "No longer");
	verdict_done(&verdict);
}

static int show_moved(const struct args *args, struct app *app)
{
	if (args_has(args, "json")) {
		show_boards_json(app, app_round(app));
		return EXIT_DONE;
	}
	show_boards(app, app_round(app));
	show_new_numbers(app);
	return EXIT_DONE;
}

static int no_move(const struct args *args)
{
	const char *words[MOVES + 1] = {"numbers"}, *near;

	for (int i = 0; i < MOVES; i++)
		words[i + 1] = moves[i].word;
	near = suggest(args->words[1], words, MOVES + 1);
	return cli_usage(args->command, "there is no move \"%s\"; %s%s%s", args->words[1],
		near ? "did you mean " : "it is swap, pair, tray, bye, turn or numbers",
		near ? near : "", near ? "?" : ".");
}

/* Move, and what that pushes out is said. */
static int carry_out(const struct args *args, struct app *app, const struct move *what)
{
	char text[DROPPED_CONSTRAINTS_SIZE] = "";
	struct dropped_constraints before;
	struct error error;
	enum status status = dropped_constraints_keep(app, &before);

	if (status != STATUS_OK) {
		dropped_constraints_done(&before);
		return cli_say(EXIT_FILE, args->words[0], "%s", "There is no memory left.");
	}
	status = app_move(app, what, &error);
	if (status == STATUS_OK)
		dropped_constraints_words(app, &before, 0, text, sizeof(text));
	dropped_constraints_done(&before);
	if (status != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (text[0] && !args_has(args, "json"))
		out(stdout, "No longer fixed by hand: %s.\n", text);
	return EXIT_DONE;
}

/*
 * Who is asked has heard first what the rules say; nobody else is. What is neither yes nor no is
 * the next line, and keeps nothing.
 */
static bool is_kept(struct app *app, const struct move *what)
{
	const char *answer;

	if (!desk_is_plain())
		return true;
	show_verdict(app, what);
	answer = desk_ask("Keep it? Enter is yes; no puts the card back.");
	if (answer &&
		(!answer[0] || strcasecmp(answer, "y") == 0 || strcasecmp(answer, "yes") == 0))
		return true;
	if (answer && strcasecmp(answer, "n") != 0 && strcasecmp(answer, "no") != 0)
		desk_keep_line(answer);
	return false;
}

/* Without a word for the move: two who sit on no board make one, others change seats. */
static enum move_kind natural_move(const struct app *app, int card, int other)
{
	const struct event *event = app_event(app);
	const int section = app_section(app), round = app_round(app);

	return event_board_of(event, section, round, card) ||
			event_board_of(event, section, round, other)
		? MOVE_SWAP
		: MOVE_PAIR;
}

/* names: the players, 1 or 2 words. */
static int find_cards(const struct args *args, const struct app *app, char **names, int players,
	struct move *what)
{
	int code = cli_find_player(app, args->words[0], names[0], &what->card);

	if (code == EXIT_DONE && players == 2)
		code = cli_find_player(app, args->words[0], names[1], &what->other);
	return code;
}

/* which: of `moves`, -1: two players and no word. */
static int move(const struct args *args, int which)
{
	struct move what = {.kind = which < 0 ? MOVE_SWAP : moves[which].kind};
	struct error error;
	struct app *app;
	int code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	code = which < 0 ? find_cards(args, app, args->words + 1, 2, &what)
			 : find_cards(args, app, args->words + 2, moves[which].players, &what);
	if (code == EXIT_DONE && which < 0)
		what.kind = natural_move(app, what.card, what.other);
	if (code == EXIT_DONE && app_may_move(app, &what, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE && !is_kept(app, &what)) {
		out(stdout, "The card is put back.\n");
		app_close(app);
		return EXIT_DONE;
	}
	if (code == EXIT_DONE)
		code = carry_out(args, app, &what);
	if (code == EXIT_DONE) {
		cli_done("the cards are moved.");
		code = show_moved(args, app);
	}
	app_close(app);
	return code;
}

static int number_boards(const struct args *args)
{
	struct error error;
	struct app *app;
	int code;

	if (args->count > 2)
		return cli_usage(args->command, "\"%s\" is too much.", args->words[2]);
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (app_number_boards(app, &error) == STATUS_OK) {
		cli_done("the boards are numbered.");
		show_moved(args, app);
	} else {
		code = cli_fail(args->words[0], &error);
	}
	app_close(app);
	return code;
}

static int run_move(const struct args *args)
{
	int which = 0;

	if (strcmp(args->words[1], "numbers") == 0)
		return number_boards(args);
	while (which < MOVES && strcmp(args->words[1], moves[which].word) != 0)
		which++;
	if (which == MOVES && args->count == 3)
		return move(args, -1);
	if (which == MOVES)
		return no_move(args);
	if (args->count < 2 + moves[which].players)
		return cli_usage(args->command, "%s takes %s.", moves[which].word,
			moves[which].players == 2 ? "two players" : "a player");
	if (args->count > 2 + moves[which].players)
		return cli_usage(args->command, "\"%s\" is too much.",
			args->words[2 + moves[which].players]);
	return move(args, which);
}

static int run_pin(const struct args *args)
{
	bool on = args->count < 3;
	struct error error;
	struct app *app;
	int label, board, code;

	if (!text_to_int(args->words[1], 1, BOARD_LABELS_MOST, &label))
		return cli_usage(
			args->command, "a board is a number from 1, not \"%s\".", args->words[1]);
	if (!on && strcmp(args->words[2], "off") != 0)
		return cli_usage(args->command, "\"%s\" is not off.", args->words[2]);
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (app_find_board(app, app_round(app), label, &board, &error) == STATUS_OK &&
		app_pin_board(app, board, on, &error) == STATUS_OK) {
		cli_done("the board is changed.");
		show_moved(args, app);
	} else {
		code = cli_fail(args->words[0], &error);
	}
	app_close(app);
	return code;
}

static int run_unpair(const struct args *args)
{
	struct error error;
	struct app *app;
	int code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (app_lay_out(app, &error) == STATUS_OK) {
		cli_done("the cards are laid out.");
		show_moved(args, app);
	} else {
		code = cli_fail(args->words[0], &error);
	}
	app_close(app);
	return code;
}

const struct command command_move = {
	.name = "move",
	.usage =
		"EVENT swap PLAYER PLAYER | pair WHITE BLACK | tray PLAYER | bye PLAYER | turn PLAYER | numbers | PLAYER PLAYER",
	.summary = "Move cards of the proposed draw by hand",
	.help = "swap: the two change seats; tray: his board is taken apart; pair: two from the\n"
		"tray, or one of them with the bye, make a board; bye: he has the bye, and who\n"
		"had it goes to the tray; turn: the colours of his board are turned. Boards of a\n"
		"round that was published and taken back keep the numbers of the list on the\n"
		"wall; numbers: number them anew, in order. Two players without a word change\n"
		"seats, or make a board where neither is on one.\n",
	.least = 2,
	.most = 4,
	.run = run_move,
	.options = {{"json", 0, NULL, "print the boards as JSON", false}},
};

const struct command command_pin = {
	.name = "pin",
	.usage = "EVENT BOARD [off]",
	.summary = "Pin a board, so that a new proposal keeps it",
	.help = "",
	.least = 2,
	.most = 3,
	.run = run_pin,
	.options = {{"json", 0, NULL, "print the boards as JSON", false}},
};

const struct command command_unpair = {
	.name = "unpair",
	.usage = "EVENT",
	.summary = "Lay the cards of a proposed draw out again",
	.help = "Pinned boards stay.\n",
	.least = 1,
	.most = 1,
	.run = run_unpair,
	.options = {{"json", 0, NULL, "print the boards as JSON", false}},
};
