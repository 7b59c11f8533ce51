/* drawboard repair: a published round that went wrong, mended with the least disturbance. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/repair/repair.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/show_repair.h"
#include "core/text/text.h"

enum { MISTAKES_MOST = 32, PLAYED_MOST = 8, WORDS_PLAYED = 3 };

struct mistakes {
	struct mistake items[MISTAKES_MOST];
	int count;
};

static int check_room(const struct args *args, const struct mistakes *mistakes)
{
	if (mistakes->count < MISTAKES_MOST)
		return EXIT_DONE;
	return cli_usage(
		args->command, "no more than %d mistakes are mended at once.", MISTAKES_MOST);
}

static struct mistake *add_mistake(struct mistakes *mistakes, enum mistake_kind kind)
{
	mistakes->items[mistakes->count] = (struct mistake){.kind = kind};
	return &mistakes->items[mistakes->count++];
}

static int read_number(const struct args *args, const char *what, const char *text, int *number)
{
	if (text_to_int(text, 1, PLAYERS_MOST, number))
		return EXIT_DONE;
	return cli_usage(args->command, "%s is a number from 1, not \"%s\".", what, text);
}

/* A board by what it is called in the round; 0: that of --round, or the last one published. */
static int read_board(
	const struct args *args, const struct app *app, int round, const char *text, int *board)
{
	struct error error;
	int label, code = read_number(args, "a board", text, &label);

	if (code == EXIT_DONE && round == 0)
		code = cli_round(args, app, &round);
	if (code != EXIT_DONE)
		return code;
	if (app_find_board(app, round, label, board, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return EXIT_DONE;
}

/* --late and --absent, as often as need be. */
static int read_players(const struct args *args, const struct app *app, const char *name,
	enum mistake_kind kind, struct mistakes *mistakes)
{
	const char *text;
	int code = EXIT_DONE;

	for (int i = 0; code == EXIT_DONE && (text = args_value_at(args, name, i)) != NULL; i++) {
		code = check_room(args, mistakes);
		if (code == EXIT_DONE)
			code = cli_find_player(
				app, args->words[0], text, &add_mistake(mistakes, kind)->pin);
		if (code == EXIT_INPUT && kind == MISTAKE_LATE)
			cli_tell(args->words[0],
				"Who has come and is not in the list is entered first: players EVENT add NAME, then repair --late.");
	}
	return code;
}

static int read_boards(const struct args *args, const struct app *app, const char *name,
	enum mistake_kind kind, struct mistakes *mistakes)
{
	const char *text;
	int code = EXIT_DONE;

	for (int i = 0; code == EXIT_DONE && (text = args_value_at(args, name, i)) != NULL; i++) {
		code = check_room(args, mistakes);
		if (code == EXIT_DONE)
			code = read_board(args, app, 0, text, &add_mistake(mistakes, kind)->board);
	}
	return code;
}

static int read_result(const struct args *args, const char *text, enum result *result)
{
	if (result_parse(text, result))
		return EXIT_DONE;
	return cli_usage(args->command, "\"%s\" is no result. It is one of: %s; x for none.", text,
		result_signs());
}

static int read_was(const struct args *args, const struct app *app, struct mistakes *mistakes)
{
	struct mistake *mistake = add_mistake(mistakes, MISTAKE_RESULT);
	int code;

	if (args->count != 4)
		return cli_usage(args->command, "--was takes ROUND BOARD RESULT.");
	code = read_number(args, "a round", args->words[1], &mistake->round);
	if (code == EXIT_DONE)
		code = read_board(args, app, mistake->round, args->words[2], &mistake->board);
	return code == EXIT_DONE ? read_result(args, args->words[3], &mistake->result) : code;
}

static int read_swapped(const struct args *args, const struct app *app, struct mistakes *mistakes)
{
	struct mistake *mistake = add_mistake(mistakes, MISTAKE_SWAPPED);
	int code;

	if (args->count != 3)
		return cli_usage(args->command, "--swapped takes BOARD BOARD.");
	code = read_board(args, app, 0, args->words[1], &mistake->board);
	return code == EXIT_DONE ? read_board(args, app, 0, args->words[2], &mistake->with) : code;
}

static int read_played(const struct args *args, const struct app *app, struct mistakes *mistakes)
{
	int code = EXIT_DONE;

	if (args->count < 1 + WORDS_PLAYED || (args->count - 1) % WORDS_PLAYED != 0)
		return cli_usage(args->command,
			"--played takes WHITE BLACK RESULT, and so on for each game.");
	for (int i = 1; code == EXIT_DONE && i < args->count; i += WORDS_PLAYED) {
		struct mistake *mistake = add_mistake(mistakes, MISTAKE_PLAYED);

		code = cli_find_player(app, args->words[0], args->words[i], &mistake->pin);
		if (code == EXIT_DONE)
			code = cli_find_player(
				app, args->words[0], args->words[i + 1], &mistake->other);
		if (code == EXIT_DONE)
			code = read_result(args, args->words[i + 2], &mistake->result);
	}
	return code;
}

static int read_mistakes(const struct args *args, const struct app *app, struct mistakes *mistakes)
{
	const bool was = args_has(args, "was"), swapped = args_has(args, "swapped"),
		   played = args_has(args, "played");
	int code = EXIT_DONE;

	if (was + swapped + played > 1)
		return cli_usage(args->command, "--was, --swapped, --played: give one of them.");
	if (!was && !swapped && !played && args->count > 1)
		return cli_usage(args->command, "\"%s\" is too much.", args->words[1]);
	if (was)
		code = read_was(args, app, mistakes);
	else if (swapped)
		code = read_swapped(args, app, mistakes);
	else if (played)
		code = read_played(args, app, mistakes);
	if (code == EXIT_DONE)
		code = read_players(args, app, "late", MISTAKE_LATE, mistakes);
	if (code == EXIT_DONE)
		code = read_players(args, app, "absent", MISTAKE_ABSENT, mistakes);
	if (code == EXIT_DONE)
		code = read_players(args, app, "bye", MISTAKE_BYE, mistakes);
	if (code == EXIT_DONE)
		code = read_boards(args, app, "met", MISTAKE_MET, mistakes);
	if (code == EXIT_DONE)
		code = read_boards(args, app, "colours", MISTAKE_COLOURS, mistakes);
	if (code == EXIT_DONE && args_has(args, "alone"))
		code = check_room(args, mistakes);
	if (code == EXIT_DONE && args_has(args, "alone"))
		add_mistake(mistakes, MISTAKE_ALONE);
	if (code == EXIT_DONE && mistakes->count == 0)
		code = cli_usage(args->command,
			"say what went wrong: --late, --absent, --bye, --met, --was, --colours, --swapped, --played or --alone.");
	return code;
}

/* Who has not seen the list by its code is shown it, and asked at a terminal. */
static bool may_take(
	const struct args *args, const struct app *app, const struct repairs *repairs, int take)
{
	if (args_value(args, "list"))
		return true;
	if (args_has(args, "json"))
		return false;
	show_repairs(app, repairs);
	return cli_is_yes("Take %d?", take);
}

static int refuse_list(const struct args *args, const struct app *app,
	const struct repair_order *order, const struct error *error)
{
	struct repairs now;
	struct error again;

	if (error->code == STATUS_CONFLICT && !args_has(args, "json") &&
		app_repairs((struct app *)app, order, &now, &again) == STATUS_OK) {
		show_repairs(app, &now);
		repairs_done(&now);
	}
	return cli_fail(args->words[0], error);
}

static int make_repair(const struct args *args, struct app *app, const struct repair_order *order,
	const struct repairs *repairs, int number, const char *reason)
{
	const char *list = args_value(args, "list");
	struct error error;

	if (app_repair(app, order, number, reason, list ? list : repairs->code, &error) !=
		STATUS_OK)
		return refuse_list(args, app, order, &error);
	cli_done("the round is repaired.");
	if (args_has(args, "json"))
		show_repairs_json(app, repairs, number);
	else
		show_repaired(app, repairs, number);
	return EXIT_DONE;
}

static int take(const struct args *args, struct app *app, const struct repair_order *order,
	const struct repairs *repairs, int number)
{
	if (!may_take(args, app, repairs, number))
		return cli_say(EXIT_CHECK, args->words[0],
			"Nothing was done. Who has seen the list takes one by --take %d --list %s.",
			number, repairs->code);
	return make_repair(args, app, order, repairs, number, args_value(args, "reason"));
}

/*
 * In plain lines the list is followed by the question which of them, and that by the one for the
 * reason. What is no choice is the next line: slips are typed ahead.
 */
static int choose(const struct args *args, struct app *app, const struct repair_order *order,
	const struct repairs *repairs)
{
	const char *answer = desk_ask("Which of them? A number; Enter alone leaves it all.");
	const char *reason = args_value(args, "reason");
	char kept[SENTENCE_SIZE];
	int number = -1;

	if (answer && answer[0] && !text_to_int(answer, 0, repairs->count, &number))
		desk_keep_line(answer);
	if (number >= 0 && !reason) {
		const bool free = number == 0 && !repairs->mended[0];

		answer = desk_ask_reason(free
				? "The reason, for the journal? Enter alone gives none."
				: "The reason, for the journal? Enter alone leaves it all.");
		if (!answer || (!free && !answer[strspn(answer, " ")]))
			number = -1;
		words_put(kept, sizeof(kept), "%s", answer ? answer : "");
		reason = kept;
	}
	if (number >= 0)
		return make_repair(args, app, order, repairs, number, reason[0] ? reason : NULL);
	out(stdout, "Nothing was done.\n");
	return EXIT_DONE;
}

static int repair(const struct args *args, struct app *app)
{
	struct mistakes mistakes = {.count = 0};
	struct repair_order order = {.mistakes = mistakes.items};
	struct repairs repairs;
	struct error error;
	int number = -1, code = cli_asked_round(args, app, &order.round);

	if (code == EXIT_DONE)
		code = args_number(args, "take", 0, 3, &number);
	if (code == EXIT_DONE)
		code = read_mistakes(args, app, &mistakes);
	if (code != EXIT_DONE)
		return code;
	order.count = mistakes.count;
	if (app_repairs(app, &order, &repairs, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (number >= 0)
		code = take(args, app, &order, &repairs, number);
	else if (args_has(args, "json"))
		show_repairs_json(app, &repairs, -1);
	else
		show_repairs(app, &repairs);
	if (desk_is_plain() && number < 0 && repairs.count > 0)
		code = choose(args, app, &order, &repairs);
	repairs_done(&repairs);
	return code;
}

static int run(const struct args *args)
{
	struct app *app;
	int code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	code = repair(args, app);
	app_close(app);
	return code;
}

const struct command command_repair = {
	.name = "repair",
	.usage =
		"EVENT --late WHO | --absent WHO | --bye WHO | --met BOARD | --was ROUND BOARD RESULT | "
		"--colours BOARD | --swapped BOARD BOARD | --played WHITE BLACK RESULT | --alone "
		"[--round N] [--take N --list CODE --reason TEXT]",
	.summary = "Mend a published round with the least disturbance",
	.help = "Says what went wrong, and gets up to three repairs, best first: fewest changed\n"
		"boards, then the rule book, then the guide of the CAA. Boards with a result are\n"
		"left alone, numbers stay. --take N makes one of them, 0 lets it stand; CODE is\n"
		"that of the list, which is printed with it: has anything changed that the list\n"
		"rests on, nothing is done. Several things may be wrong at once: --late 7\n"
		"--absent 12 seats 7 in place of 12.\n",
	.least = 1,
	.most = 1 + PLAYED_MOST * WORDS_PLAYED,
	.dashes = 1 + WORDS_PLAYED,
	.run = run,
	.options =
		{
			{"late", 0, "WHO", "he has come, and has no seat", true},
			{"absent", 0, "WHO", "he does not come", true},
			{"bye", 0, "WHO",
				"he has the bye, and must not; on a club evening: he sits out",
				true},
			{"alone", 0, NULL, "those whose opponents did not appear meet each other",
				false},
			{"met", 0, "BOARD", "the two have met, or must not meet", true},
			{"was", 0, NULL, "the result of a board of an earlier round was wrong",
				false},
			{"colours", 0, "BOARD", "its colours are wrong, or were played turned",
				true},
			{"swapped", 0, NULL, "two pairs sat at each other's board", false},
			{"played", 0, NULL, "the two have played each other, with this result",
				false},
			{"round", 'r', "N", "the round; else the one last published", false},
			{"take", 0, "N", "make this repair; 0: let it stand", false},
			{"list", 0, "CODE", "the list in which it has that number", false},
			{"reason", 0, "TEXT", "why, for the journal", false},
			{"json", 0, NULL, "print the repairs as JSON", false},
		},
};
