/* drawboard check: are the draws of tournament reports those of the rules? */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/report/check.h"
#include "cli/cli.h"
#include "cli/cmd_check_event.h"
#include "cli/file_kind.h"
#include "cli/json.h"
#include "cli/show_check.h"
#include "cli/show_checklist.h"
#include "core/vec.h"
#include "print/out_file.h"

/* One call over all its files. */
struct checker {
	struct check_order order;
	const char *file; /* the one that is checked */
	bool quiet, as_json, ranks;
	bool live; /* standard error shows how far it is */
	int files, rounds, different, failed, code;
	/* of --standings: ranks compared, those that differ, files without ranks to compare */
	struct check_rank_sum rank_sum;
	struct json json;
	struct out_file list; /* of the checklists, where the order asks for them */
	/* of the file that is checked, for JSON: boards that are not as they were published */
	struct told_change {
		int round;
		struct check_change change;
	} * changes;
	int nchanges, room;
	bool failed_to_keep; /* there was no memory for one */
};

/* How far it is, on a line that is written over and over. */
static void show_progress(const struct checker *checker, int count)
{
	if (checker->live)
		fprintf(stderr, "\r%d of %d file%s, %d round%s, discrepancies: %d", checker->files,
			count, count == 1 ? "" : "s", checker->rounds,
			checker->rounds == 1 ? "" : "s", checker->different);
}

/* Before anything else is said. */
static void hide_progress(const struct checker *checker)
{
	if (checker->live)
		fputs("\r\033[K", stderr);
}

static void notice(void *context, const char *text)
{
	const struct checker *checker = context;

	if (checker->quiet)
		return;
	hide_progress(checker);
	cli_tell(checker->file, text);
}

/* They are written when all rounds are. */
static void keep_changes(struct checker *checker, const struct check_round *round)
{
	for (int i = 0; i < round->changes.count; i++) {
		struct told_change *changes = vec_grow(
			checker->changes, &checker->room, checker->nchanges + 1, sizeof(*changes));

		checker->failed_to_keep = !changes;
		if (!changes)
			return;
		checker->changes = changes;
		changes[checker->nchanges++] =
			(struct told_change){round->round, round->changes.items[i]};
	}
}

static void print_round(void *context, const struct check_round *round)
{
	struct checker *checker = context;

	if (checker->order.listed)
		show_checklist(checker->list.file, round->list);
	if (checker->as_json)
		keep_changes(checker, round);
	if (checker->quiet || (round->verdict == CHECK_ALIKE && round->changes.count == 0))
		return;
	hide_progress(checker);
	if (round->verdict != CHECK_ALIKE && checker->as_json)
		show_check_round_json(&checker->json, round);
	else if (round->verdict != CHECK_ALIKE)
		show_check_round(checker->file, round);
	if (!checker->as_json)
		show_check_changes(checker->file, round->round, &round->changes);
}

static void fail(struct checker *checker, const struct error *error)
{
	const int code = cli_exit_code(error->code);

	hide_progress(checker);
	cli_tell(checker->file, error->text);
	if (code > checker->code)
		checker->code = code;
	if (checker->as_json) {
		json_put_text(&checker->json, "error", error->text);
		json_put_int(&checker->json, "status", code);
	}
}

static void tell_rank(void *context, const struct check_rank *rank)
{
	struct checker *checker = context;

	if (checker->quiet)
		return;
	hide_progress(checker);
	if (checker->as_json)
		show_check_rank_json(&checker->json, rank);
	else
		show_check_rank(checker->file, rank);
}

/* The ranks of the report, where they are asked for. */
static enum status check_ranks(struct checker *checker, struct error *error)
{
	struct check_ranks ranks;
	enum status status;

	if (checker->as_json) {
		json_key(&checker->json, "ranks");
		json_open(&checker->json, '[');
	}
	status = check_standings(&checker->order.report, tell_rank, checker, &ranks, error);
	if (checker->as_json)
		json_close(&checker->json, ']');
	if (status == STATUS_OK && ranks.usual)
		notice(checker,
			"The report names no tie-breaks (202); its ranks were compared with those by the usual ones.");
	if (ranks.different && checker->code < EXIT_CHECK)
		checker->code = EXIT_CHECK;
	checker->rank_sum.compared += ranks.compared;
	checker->rank_sum.different += ranks.different;
	checker->rank_sum.failed += status != STATUS_OK;
	return status;
}

static enum status check(struct checker *checker, struct check_sum *sum, struct error *error)
{
	if (!file_is_event(checker->file))
		return check_trf(&checker->order, print_round, notice, checker, sum, error);
	*sum = (struct check_sum){.system = NULL};
	*error = (struct error){STATUS_BAD_INPUT,
		"That is an event, and a tournament report is expected; `export` writes one."};
	return STATUS_BAD_INPUT;
}

static void show_changes(struct checker *checker)
{
	json_key(&checker->json, "changed");
	json_open(&checker->json, '[');
	for (int i = 0; i < checker->nchanges; i++)
		show_check_change_json(
			&checker->json, checker->changes[i].round, &checker->changes[i].change);
	json_close(&checker->json, ']');
	checker->nchanges = 0;
}

static void check_file(struct checker *checker, const char *file)
{
	struct check_sum sum;
	struct error error = {0};
	enum status status;

	checker->file = file;
	checker->order.report.path = file;
	if (checker->as_json) {
		json_open(&checker->json, '{');
		json_put_text(&checker->json, "file", file);
		json_key(&checker->json, "discrepancies");
		json_open(&checker->json, '[');
	}
	status = check(checker, &sum, &error);
	if (status == STATUS_OK && checker->failed_to_keep) {
		error = (struct error){STATUS_NO_MEMORY, "There is no memory left."};
		status = STATUS_NO_MEMORY;
	}
	checker->files++;
	checker->failed += status != STATUS_OK;
	checker->rounds += sum.rounds;
	checker->different += sum.different;
	if (sum.different && checker->code < EXIT_CHECK)
		checker->code = EXIT_CHECK;
	if (checker->as_json) {
		json_close(&checker->json, ']');
		show_changes(checker);
		if (sum.system)
			json_put_text(&checker->json, "system", sum.system);
		json_put_int(&checker->json, "rounds", sum.rounds);
	}
	if (status == STATUS_OK && checker->ranks)
		status = check_ranks(checker, &error);
	if (status != STATUS_OK)
		fail(checker, &error);
	if (checker->as_json)
		json_close(&checker->json, '}');
}

static void start(struct checker *checker)
{
	if (!checker->as_json)
		return;
	json_start(&checker->json, stdout);
	json_open(&checker->json, '{');
	json_key(&checker->json, "files");
	json_open(&checker->json, '[');
}

static void finish(struct checker *checker)
{
	hide_progress(checker);
	if (checker->as_json) {
		json_close(&checker->json, ']');
		json_put_int(&checker->json, "rounds", checker->rounds);
		json_put_int(&checker->json, "discrepancies",
			checker->different + checker->rank_sum.different);
		json_put_int(&checker->json, "failed", checker->failed);
		if (checker->ranks) {
			json_put_int(&checker->json, "ranks_compared", checker->rank_sum.compared);
			json_put_int(&checker->json, "without_ranks", checker->rank_sum.failed);
		}
		json_close(&checker->json, '}');
		json_finish(&checker->json);
	} else if (!checker->quiet) {
		show_check_sum(checker->files, checker->rounds, checker->different, checker->failed,
			checker->ranks ? &checker->rank_sum : NULL);
	}
}

static int read_options(const struct args *args, struct checker *checker)
{
	struct check_order *order = &checker->order;
	int code = args_number(args, "round", 1, TRF_ROUNDS_MOST, &order->round);

	if (code == EXIT_DONE)
		code = args_number(args, "rounds", 1, TRF_ROUNDS_MOST, &order->report.rounds);
	order->report.system = args_value(args, "system");
	order->report.strict = args_has(args, "strict");
	order->report.byes_drawn = args_has(args, "byes-drawn");
	order->report.settings = args_value(args, "set");
	order->baku_half = args_has(args, "baku-half");
	checker->ranks = args_has(args, "standings");
	checker->quiet = args_has(args, "quiet");
	checker->as_json = args_has(args, "json");
	if (code == EXIT_DONE && order->report.system && !pairing_book_find(order->report.system))
		code = cli_no_book(args, order->report.system, CLI_BOOKS_ANY);
	if (code == EXIT_DONE && checker->quiet && checker->as_json)
		code = cli_usage(args->command, "--quiet and --json exclude each other.");
	return code;
}

/* The checklists of one report into a file. */
static int open_list(const struct args *args, struct checker *checker)
{
	const char *path = args_value(args, "list");
	struct error error;

	if (!path)
		return EXIT_DONE;
	if (args->count > 1)
		return cli_usage(args->command, "--list goes with one report.");
	if (out_file_same(args->words[0], path))
		return cli_usage(args->command, "--list would write over the report.");
	if (out_file_open(&checker->list, path, NULL, &error) != STATUS_OK)
		return cli_fail(path, &error);
	checker->order.listed = true;
	return EXIT_DONE;
}

/* It is kept when the report could be read to its end. */
static int close_list(const struct args *args, struct checker *checker)
{
	const bool keep = checker->failed == 0;
	struct error error;

	if (!checker->order.listed || out_file_close(&checker->list, keep, &error) == STATUS_OK)
		return checker->code;
	return cli_fail(args_value(args, "list"), &error);
}

/* What means nothing for an event, or for reports, is not passed over. */
static int check_options(const struct args *args, bool of_event)
{
	static const char *const of_reports = " system rounds set strict byes-drawn baku-half"
					      " standings list quiet ";

	for (int i = 0; i < args->ngiven; i++) {
		char word[32];

		snprintf(word, sizeof(word), " %s ", args->given[i].option->name);
		if (of_event && strstr(of_reports, word))
			return cli_usage(args->command, "--%s is for reports, not for an event.",
				args->given[i].option->name);
	}
	if (!of_event && args_has(args, "all"))
		return cli_usage(args->command, "--all is for an event, not for reports.");
	if (!of_event && args->section)
		return cli_usage(
			args->command, "a report is one section: --section is for events.");
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	const bool of_event = args->count == 1 && file_is_event(args->words[0]);
	struct checker checker = {.code = EXIT_DONE};
	int code = check_options(args, of_event);

	if (code == EXIT_DONE && of_event)
		return cmd_check_event(args);
	if (code == EXIT_DONE)
		code = read_options(args, &checker);
	if (code == EXIT_DONE)
		code = open_list(args, &checker);
	if (code != EXIT_DONE)
		return code;
	checker.live = args->count > 1 && isatty(STDERR_FILENO);
	start(&checker);
	for (int i = 0; i < args->count; i++) {
		show_progress(&checker, args->count);
		check_file(&checker, args->words[i]);
	}
	finish(&checker);
	free(checker.changes);
	return close_list(args, &checker);
}

const struct command command_check = {
	.name = "check",
	.usage =
		"FILE.trf... [--system ID] [--round N] [--rounds N] [--set SETTINGS] [--strict]"
		" [--byes-drawn] [--baku-half] [--standings] [--list FILE] [--quiet|--json]  |  EVENT [--round N] [--all|--json]",
	.summary = "Check the draw of an event, or of reports, against the rules",
	.help = "Of an event its draw on the board (or of --round N) against the rules' draw with\n"
		"nothing fixed by hand, the boards that differ in parts that belong together, and\n"
		"what each part costs; and what is fixed by hand but not so. Exit status 1 if it\n"
		"is worse or not complete, breaks a rule or does not keep what is fixed. Every\n"
		"round of each report is drawn again from the rounds before it and compared,\n"
		"pairs, colours and bye, as it was published: boards that a repair changed are\n"
		"told beside that. For a round that differs: the first rule by which one\n"
		"draw is better, the absolute rules that the report breaks, and the boards that\n"
		"differ, by starting number. Exit status: 1 if a round differs; 3 if a report is\n"
		"no good, 4 if it cannot be read, and the others are checked all the same.\n",
	.least = 1,
	.most = INT_MAX,
	.run = run,
	.options =
		{
			{"system", 's', "ID", "rule book; else as the report says, or dutch",
				false},
			{"round", 'r', "N", "this round alone", false},
			{"rounds", 0, "N",
				"number of rounds; else as the report says, or those played",
				false},
			{"set", 0, "SETTINGS", "settings of the rule book", false},
			{"strict", 0, NULL, "refuse a report that is not right in every column",
				false},
			{"byes-drawn", 0, NULL,
				"a full-point bye alone in its round is the bye of the draw",
				false},
			{"baku-half", 0, NULL,
				"Baku's upper group is half of the players, not 2 x (a quarter, rounded up)",
				false},
			{"standings", 0, NULL,
				"compare the ranks, too, with those by the report's tie-breaks",
				false},
			{"list", 'l', "FILE", "write the checklist of each round to a file", false},
			{"all", 'a', NULL, "of an event: what changes in figures, too", false},
			{"quiet", 'q', NULL, "say nothing but errors", false},
			{"json", 0, NULL, "print what was found as JSON", false},
		},
};
