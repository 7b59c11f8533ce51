/* drawboard pair: propose the draw of the next round, or pair a tournament report. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/settings/warnings.h"
#include "app/trf/event.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/file_kind.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"

static void print_pairs(const struct args *args, const struct plain_board *boards, int count)
{
	struct json json;

	if (!args_has(args, "json")) {
		show_pairs(stdout, boards, count);
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_key(&json, "pairs");
	json_open(&json, '[');
	for (int i = 0; i < count; i++) {
		json_open(&json, '[');
		json_int(&json, boards[i].white);
		json_int(&json, boards[i].black);
		json_close(&json, ']');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int pair_report(const struct args *args, const char *system)
{
	const struct app_trf what = {
		.path = args->words[0],
		.system = system,
		.settings = args_value(args, "set"),
		.strict = args_has(args, "strict"),
		.byes_drawn = args_has(args, "byes-drawn"),
	};
	union {
		const char *path;
		void *context;
	} file = {.path = what.path};
	struct plain_board *boards;
	struct error error = {0};
	int count;

	if (system && !pairing_book_find(system))
		return cli_no_book(args, system, CLI_BOOKS_ANY);
	if (app_pair_trf(&what, &boards, &count, NULL, &error, cli_notice, file.context) !=
		STATUS_OK)
		return cli_fail(what.path, &error);
	print_pairs(args, boards, count);
	free(boards);
	return EXIT_DONE;
}

static void report(const struct args *args, struct app *app)
{
	struct error error;
	char dead_end[200], no_shows[SENTENCE_SIZE], tops[100];
	struct warning boards;
	bool reason;

	cli_done("the draw is proposed.");
	if (args_has(args, "json")) {
		show_boards_json(app, app_round(app));
		return;
	}
	show_boards(app, app_round(app));
	show_new_numbers(app);
	if (app_dead_end(app, dead_end, sizeof(dead_end), &error) == STATUS_OK && dead_end[0])
		out(stdout, "Note: %s.\n", dead_end);
	if (app_no_shows(app, no_shows, sizeof(no_shows), &error) == STATUS_OK && no_shows[0])
		out(stdout, "Note: %s.\n", no_shows);
	if (app_many_tops(app, tops, sizeof(tops)))
		out(stdout, "Note: %s.\n", tops);
	if (warnings_of_boards(app, &boards))
		out(stdout, "Look: %s\n", boards.text);
	if (app_needs_reason(app, &reason, &error) != STATUS_OK)
		reason = false;
	cli_next(args, "publish", reason ? "--reason TEXT" : "");
}

/* Where most have no mark the roll is hardly called: their absence is said, not guessed. */
static int refuse_begun(const struct args *args, const struct app_roll *roll, const char *missing)
{
	if (desk_is_plain())
		desk_want("without");
	return cli_say(EXIT_CHECK, args->words[0],
		"Only %d of %d have a mark in the roll; %d would sit out: %.160s. Finish the roll (attend), mark the others as here (attend --all), or draw without them (pair --without).",
		app_roll_marked(roll), app_roll_called(roll), roll->unmarked, missing);
}

/* Typed as a line it is asked about, as on the screen; a command of a script has said it. */
static bool is_drawn_without(const struct app *app, const char *missing)
{
	char question[SENTENCE_SIZE + 160];

	if (!missing[0] || !desk_is_plain())
		return true;
	snprintf(question, sizeof(question),
		"Not marked as here: %s. Draw round %d without them? They get %s.", missing,
		app_round(app), app_roll_grant_words(app));
	return desk_ask_yes(question);
}

/* Once a roll is called, who has no mark by the draw is not here. */
static int close_roll(const struct args *args, struct app *app)
{
	char missing[SENTENCE_SIZE];
	struct app_roll roll;
	struct error error;
	int count;

	app_roll_missing_words(app, missing, sizeof(missing));
	if (!args_has(args, "without") && app_roll_is_begun(app, &roll))
		return refuse_begun(args, &roll, missing);
	if (!args_has(args, "without") && !is_drawn_without(app, missing))
		return cli_say(EXIT_CHECK, args->words[0], "Nothing was done.");
	if (app_roll_close(app, &count, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (count > 0 && !args_has(args, "json"))
		out(stdout, "Not here at the draw, so out of round %d with %s: %s.\n",
			app_round(app), app_roll_grant_words(app), missing);
	return EXIT_DONE;
}

static enum status draw(const struct args *args, struct app *app, struct error *error)
{
	return args_has(args, "by-hand") ? app_pair_by_hand(app, error) : app_propose(app, error);
}

static int run(const struct args *args)
{
	static const char *const only[] = {"set", "strict", "byes-drawn"};
	static const char *const of_events[] = {"by-hand", "without"};
	const char *system = args_value(args, "system");
	const bool report_given = system || file_is_report(args->words[0]);
	struct error error = {0};
	struct app *app;
	int code;

	for (size_t i = 0; i < sizeof(of_events) / sizeof(of_events[0]) && report_given; i++)
		if (args_has(args, of_events[i]))
			return cli_usage(args->command, "--%s goes with an event.", of_events[i]);
	if (report_given)
		return pair_report(args, system);
	for (size_t i = 0; i < sizeof(only) / sizeof(only[0]); i++)
		if (args_has(args, only[i]))
			return cli_usage(args->command, "--%s goes with a report.", only[i]);
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = close_roll(args, app);
	if (code == EXIT_DONE && draw(args, app, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	else if (code == EXIT_DONE)
		report(args, app);
	app_close(app);
	return code;
}

const struct command command_pair = {
	.name = "pair",
	.usage =
		"EVENT [--without] [--by-hand] [--json]  |  FILE.trf [--system ID] [--set SETTINGS] [--strict] [--byes-drawn] [--json]",
	.summary = "Propose the draw of the next round",
	.help = "The proposal is kept in the event, around the boards and cards that are fixed by\n"
		"hand (* a pinned board); `publish` makes it the draw. Where the roll of the\n"
		"round is called (attend), who is not marked as here sits out; where that is most\n"
		"of them, only after --without.\n"
		"The players' records may come from a tournament report (TRF16, TRF26); no event\n"
		"is touched then, the rule book is that of --system, else as the report says,\n"
		"else dutch. The first line is the number of boards, then WHITE BLACK by starting\n"
		"number, 0 for the bye.\n"
		"Settings are those of the report, if it has any for this rule book. What is\n"
		"wrong in the report is put right and told.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"system", 's', "ID",
				"the rule book of a report: caa, dutch, uscf, schools, gsrp, berger or lazy",
				false},
			{"set", 0, "SETTINGS", "settings of the rule book of a report", false},
			{"strict", 0, NULL, "refuse a report that is not right in every column",
				false},
			{"byes-drawn", 0, NULL,
				"a full-point bye alone in its round is the bye of the draw",
				false},
			{"by-hand", 0, NULL,
				"no proposal: what is fixed by hand makes boards, the others lie in the tray",
				false},
			{"without", 0, NULL,
				"who has no mark in the roll sits out, though most have none",
				false},
			{"json", 0, NULL, "print the boards as JSON", false},
		},
};
