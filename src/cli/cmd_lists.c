/* drawboard lists: the rating lists that are kept here, one taken in, a player looked up. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/lists/rating_lists.h"
#include "cli/lists_open.h"
#include "cli/out.h"
#include "core/particulars/particular.h"
#include "core/typed/date.h"

enum { FOUND_MOST = 20 };

static void print_info(const struct list_info *info)
{
	char day[PARTICULAR_SIZE];

	out(stdout, "%-9s %s  %9lld player%-2s from %s\n", list_source_name(info->source),
		particular_show(particular_field(EVENT_FIRST_DAY), info->date, day), info->players,
		info->players == 1 ? "" : "s", info->file);
}

static int print_lists(const struct args *args)
{
	struct lists *lists = NULL;
	struct list_info info;
	struct error error;
	bool found;
	int code = cli_open_lists(args, false, &lists);

	if (code != EXIT_DONE)
		return code;
	for (int source = 0; source < LIST_SOURCES && code == EXIT_DONE; source++) {
		if (lists_info(lists, (enum list_source)source, &info, &found, &error) != STATUS_OK)
			code = cli_fail("lists", &error);
		else if (found)
			print_info(&info);
	}
	lists_close(lists);
	return code;
}

/* The context is the name of the list. */
static void notice(void *context, const char *text)
{
	out(stderr, "drawboard: %s: %s\n", (const char *)context, text);
}

/* One that is much shorter than the one it replaces is asked about. */
static int load_one(struct lists *lists, const char *word, struct rating_lists_load what)
{
	const bool piped = !strcmp(word, "-");
	const char *name = piped ? "standard input" : word;
	struct list_info info;
	struct error error;
	long long left_out;
	enum status status;

	what.path = piped ? NULL : word;
	what.notice = notice;
	what.context = (void *)name;
	status = rating_lists_load(lists, &what, &info, &left_out, &error);
	if (status == STATUS_REFUSED && !piped &&
		cli_is_yes("%s: %s Shall it take the place of that one?", word, error.text)) {
		what.shorter = true;
		status = rating_lists_load(lists, &what, &info, &left_out, &error);
	}
	if (status == STATUS_REFUSED)
		return cli_say(EXIT_CHECK, name, "%s --shorter takes it all the same.", error.text);
	if (status != STATUS_OK)
		return cli_fail(name, &error);
	print_info(&info);
	if (left_out > 0)
		out(stderr, "drawboard: %s: %lld row%s without a name or a code %s left out.\n",
			name, left_out, left_out == 1 ? "" : "s", left_out == 1 ? "was" : "were");
	return EXIT_DONE;
}

/* All of them, also when one cannot be taken in: then the exit code is that of the first such. */
static int load(const struct args *args)
{
	const char *said = args_value(args, "date");
	struct rating_lists_load what = {.shorter = args_has(args, "shorter")};
	struct lists *lists = NULL;
	char date[BORN_SIZE];
	int code;

	if (args->count < 2)
		return cli_usage(args->command, "the file of the list is missing; - is a pipe.");
	if (said && (!date_parse(said, date) || !date_is_whole(date) || date_is_odd(date)))
		return cli_usage(
			args->command, "--date: \"%s\" is no day such as 2026-11-01.", said);
	code = cli_open_lists(args, true, &lists);
	if (code != EXIT_DONE)
		return code;
	what.date = said ? date : NULL;
	for (int i = 1; i < args->count; i++) {
		const int loaded = load_one(lists, args->words[i], what);

		code = code == EXIT_DONE ? loaded : code;
	}
	lists_close(lists);
	return code;
}

static void print_player(const struct listed_player *player)
{
	char rating[16] = "", day[PARTICULAR_SIZE];

	if (player->rating[LIST_STANDARD] > 0)
		snprintf(rating, sizeof(rating), "%d", player->rating[LIST_STANDARD]);
	out(stdout, "%-8s ", list_source_name(player->source));
	out_cell(stdout, player->code, 10);
	out_cell(stdout, player->title, 4);
	out_cell(stdout, player->name, 30);
	out(stdout, " %4s %3s %.4s", rating, player->federation, player->born);
	if (player->club[0])
		out(stdout, "  %s", player->club);
	if (player->source != LIST_FIDE && player->fide[0])
		out(stdout, "  FIDE %s", player->fide);
	if (player->expires[0])
		out(stdout, "  member until %s",
			particular_show(particular_field(PLAYER_EXPIRES), player->expires, day));
	out(stdout, "\n");
}

static int find(const struct args *args)
{
	struct listed_player found[FOUND_MOST];
	struct lists *lists = NULL;
	struct error error;
	int code, all = 0;

	if (args->count != 2)
		return cli_usage(
			args->command, "find takes one name or its beginning; put it in quotes.");
	code = cli_open_lists(args, false, &lists);
	for (int source = 0; source < LIST_SOURCES && code == EXIT_DONE; source++) {
		int count;
		bool more;

		if (lists_search(lists, (enum list_source)source, args->words[1], found, FOUND_MOST,
			    &count, &more, &error) != STATUS_OK)
			code = cli_fail("lists", &error);
		else
			for (int i = 0; i < count; i++)
				print_player(&found[i]);
		if (code == EXIT_DONE && more)
			out(stdout, "%-8s ... and more\n",
				list_source_name((enum list_source)source));
		all += code == EXIT_DONE ? count : 0;
	}
	if (code == EXIT_DONE && all == 0)
		code = cli_say(EXIT_CHECK, "lists", "Nobody in the lists is called so.");
	lists_close(lists);
	return code;
}

static int run(const struct args *args)
{
	if (args->count == 0)
		return print_lists(args);
	if (!strcmp(args->words[0], "load"))
		return load(args);
	if (!strcmp(args->words[0], "find"))
		return find(args);
	return cli_usage(args->command, "\"%s\" is neither load nor find.", args->words[0]);
}

const struct command command_lists = {
	.name = "lists",
	.usage = "[load FILE... [--date DAY] [--shorter] | find NAME] [--lists FILE]",
	.summary = "Keep rating lists at hand: ECF, FIDE, US Chess",
	.help = "Without a word: which lists are there. load takes lists in, each in place of the\n"
		"one of its federation: the CSV list of the ECF, the text and XML lists of FIDE,\n"
		"those of US Chess (text or DBF). \"-\" is a pipe: unzip -p players_list.zip |\n"
		"drawboard lists load - All files are taken in but those that are not whole,\n"
		"which are named; the exit code is then not 0. find prints players whose names\n"
		"begin so, without regard to accents, case and order. The form of a player\n"
		"completes names from the lists, and players check compares with them.\n",
	.least = 0,
	.most = INT_MAX,
	.no_section = true,
	.run = run,
	.options =
		{
			{"lists", 0, "FILE", "the file of the lists; else one in the data folder",
				false},
			{"date", 0, "DAY", "of the list; else the day of its file", false},
			{"shorter", 0, NULL,
				"also in place of a list of more than twice as many players",
				false},
		},
};
