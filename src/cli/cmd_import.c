/* drawboard import: players from a CSV list, or a whole event from a tournament report. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/audit/illegal.h"
#include "app/event/file.h"
#include "app/players/import_file.h"
#include "app/players/players.h"
#include "app/trf/event.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/near_event.h"
#include "cli/out.h"
#include "core/particulars/particular.h"
#include "core/season.h"
#include "core/text/text.h"
#include "formats/trf/trf.h"

/* What is read, once, as it may come from a pipe; its name is the context of the notices. */
struct list {
	union {
		const char *path;
		void *context;
	} name;
	char *bytes;
	size_t size;
};

/* A player as he would come in. */
static void print_entry(void *context, const struct player *player, const char *more)
{
	char grade[16] = "", born[PARTICULAR_SIZE];

	(void)context;
	if (player->grade > 0 || player->is_new)
		snprintf(grade, sizeof(grade), player->grade > 0 ? "%d" : "NEW", player->grade);
	out(stdout, "%4d ", player->pin);
	out_cell(stdout, player->title, 4);
	out_cell(stdout, player->name, 28);
	out(stdout, " %4s", grade);
	if (player->club[0])
		out(stdout, "  %s", player->club);
	if (player->federation[0])
		out(stdout, "  %s", player->federation);
	if (player->fide[0])
		out(stdout, "  FIDE %s", player->fide);
	if (player->born[0])
		out(stdout, "  born %s",
			particular_show(particular_field(PLAYER_BORN), player->born, born));
	if (player->sex != SEX_UNKNOWN)
		out(stdout, player->sex == SEX_FEMALE ? "  f" : "  m");
	if (player->is_new && player->grade > 0)
		out(stdout, "  new");
	if (player->enters > 1)
		out(stdout, "  from round %d", player->enters);
	if (more[0])
		out(stdout, "  %s", more);
	out(stdout, "\n");
}

static int import_list(const struct args *args, struct app *app, const struct list *list)
{
	const struct app_list what = {
		.bytes = list->bytes,
		.size = list->size,
		.convert = args_value(args, "convert"),
		.rating = args_value(args, "rating"),
		.unrated_below = args_has(args, "unrated-below"),
		.apart = args_value(args, "apart"),
		.map = args_value(args, "map"),
		.preview = args_has(args, "dry-run") ? print_entry : NULL,
	};
	struct error error = {0};
	struct json json;
	int added;

	if (app_import_list(app, &what, &added, &error, cli_notice, list->name.context) !=
		STATUS_OK)
		return cli_fail(list->name.path, &error);
	if (args_has(args, "dry-run")) {
		out(stdout, "%d player%s would come in; nothing was changed.\n", added,
			added == 1 ? "" : "s");
		return EXIT_DONE;
	}
	cli_done("the players are imported.");
	if (args_has(args, "json")) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_int(&json, "added", added);
		json_close(&json, '}');
		json_finish(&json);
	} else {
		out(stdout, "%d player%s imported.\n", added, added == 1 ? "" : "s");
		if (section_is_season(event_section(app_event(app), app_section(app))))
			cli_next(args, "attend", "PLAYER...");
		else
			cli_next(args, "pair", "");
	}
	return EXIT_DONE;
}

/* Rounds are taken as they were played; that they break a rule is worth knowing. */
static void tell_illegal(struct app *app, const struct list *list)
{
	struct error error;
	int count;

	if (app_illegal(app, cli_notice, list->name.context, &count, &error) != STATUS_OK)
		cli_notice(list->name.context, error.text);
}

static void tell_report(const struct args *args, const struct app_trf_counts *counts)
{
	struct json json;

	cli_done("the report is imported.");
	if (!args_has(args, "json")) {
		out(stdout, "%d player%s and %d round%s imported.\n", counts->players,
			counts->players == 1 ? "" : "s", counts->rounds,
			counts->rounds == 1 ? "" : "s");
		cli_next(args, "", "");
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "players", counts->players);
	json_put_int(&json, "rounds", counts->rounds);
	json_close(&json, '}');
	json_finish(&json);
}

/*
 * A report that does not say how many rounds there are: the arbiter at a terminal is asked. Who
 * gives no number is refused by the import.
 */
static void ask_rounds(const struct list *list, struct app_trf *what)
{
	int rounds, least;
	char answer[16];

	if (what->rounds || !isatty(STDIN_FILENO) || !isatty(STDERR_FILENO) ||
		app_trf_rounds(what, &rounds, &least) != STATUS_OK || rounds)
		return;
	for (;;) {
		out(stderr,
			"%s does not say how many rounds there are; it speaks of %d. How many rounds has the event? ",
			list->name.path, least);
		if (!fgets(answer, sizeof(answer), stdin))
			return;
		answer[strcspn(answer, "\n")] = '\0';
		if (!answer[0] || text_to_int(answer, least, ROUNDS_MOST, &what->rounds))
			return;
	}
}

/* Into a file that is made, or one that has nobody yet. */
static int import_report(const struct args *args, const struct list *list)
{
	struct app_trf what = {
		.text = list->bytes,
		.size = list->size,
		.system = args_value(args, "system"),
		.strict = args_has(args, "strict"),
		.byes_drawn = args_has(args, "byes-drawn"),
	};
	const bool exists = access(args->words[0], F_OK) == 0;
	struct app_trf_counts counts;
	struct error error = {0};
	struct app *app = NULL;
	enum status status;
	int code = args_number(args, "rounds", 1, ROUNDS_MOST, &what.rounds);

	if (code == EXIT_DONE && what.system && !pairing_book_find(what.system))
		code = cli_no_book(args, what.system, CLI_BOOKS_OF_EVENTS);
	if (code == EXIT_DONE && exists)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (!exists)
		ask_rounds(list, &what);
	if (exists)
		status =
			app_import_trf(app, &what, &counts, &error, cli_notice, list->name.context);
	else
		status = app_create_from_trf(args->words[0], &what, &app, &counts, &error,
			cli_notice, list->name.context);
	/* There is no such folder. */
	if (status != STATUS_OK && !exists &&
		(error.code == STATUS_REFUSED || error.code == STATUS_NOT_FOUND))
		error.code = STATUS_IO;
	if (status == STATUS_OK)
		tell_illegal(app, list);
	if (status == STATUS_OK)
		tell_report(args, &counts);
	else
		code = cli_fail(
			error.code == STATUS_BAD_INPUT ? list->name.path : args->words[0], &error);
	app_close(app);
	return code;
}

static int import(const struct args *args, const struct list *list, bool report)
{
	static const char *const only[] = {"system", "rounds", "strict", "byes-drawn"};
	static const char *const of_lists[] = {
		"convert", "rating", "unrated-below", "apart", "map", "dry-run"};
	const char *path = list->name.path;
	char near[PATH_MAX];
	struct app *app;
	int code;

	for (size_t i = 0; i < sizeof(of_lists) / sizeof(of_lists[0]) && report; i++)
		if (args_has(args, of_lists[i]))
			return cli_usage(args->command,
				"--%s is for lists of players; %s is a tournament report.",
				of_lists[i], path);
	if (report)
		return import_report(args, list);
	for (size_t i = 0; i < sizeof(only) / sizeof(only[0]); i++)
		if (args_has(args, only[i]))
			return cli_usage(args->command,
				"--%s is for tournament reports; %s is none.", only[i], path);
	if (access(args->words[0], F_OK) != 0 && !near_event(args->words[0], near, sizeof(near)))
		return cli_say(EXIT_FILE, args->words[0],
			"There is no such event yet: \"drawboard new\" makes it, then its players are imported.");
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = import_list(args, app, list);
	app_close(app);
	return code;
}

/*
 * Called a report, and no list: what is wrong with it as a report is said. In UTF-16 a report could
 * not be read, but a list can.
 */
static bool is_called_report(const struct list *list)
{
	const char *dot = strrchr(list->name.path, '.');
	const bool wide = list->size > 1 &&
		(memcmp(list->bytes, "\xff\xfe", 2) == 0 ||
			memcmp(list->bytes, "\xfe\xff", 2) == 0);

	return !wide && dot && (text_key_is("trf", dot) || text_key_is("trfx", dot));
}

static int run(const struct args *args)
{
	struct list list = {.name.path = args->words[1]};
	struct error error = {0};
	bool report;
	int code;

	if (file_read(list.name.path, &list.bytes, &list.size, &error) != STATUS_OK)
		return cli_fail(list.name.path, &error);
	if (import_kind(list.bytes, list.size, &report, &error) == STATUS_OK)
		code = import(args, &list, report || is_called_report(&list));
	else
		code = cli_fail(list.name.path, &error);
	free(list.bytes);
	return code;
}

const struct command command_import = {
	.name = "import",
	.usage =
		"EVENT LIST.csv [--convert FORMULA] [--rating COLUMN] [--unrated-below] [--apart WORDS] [--map WORDS] [--dry-run]  |  EVENT FILE.trf [--system ID] [--rounds N] [--strict] [--byes-drawn]",
	.summary = "Add the players of a list, or take in a tournament report",
	.help = "The first line of a list names its columns: pin, name (or surname and forename),\n"
		"grade or rating, club (or team, school), title, federation, place, top (yes),\n"
		"enters, family (or lift, car, travel group), area, and byes such as\n"
		"\"1:half 3:half\". Who is of one family or shares a lift is kept apart; --apart\n"
		"\"family:3 area:1 federation:1\" says in how many rounds, and keeps areas and\n"
		"federations apart as well (CAA 35, Schools 27). Unknown columns\n"
		"are reported. If anything is wrong nobody is added, and the first 20 faults are\n"
		"named. The lists of the ECF, FIDE and US Chess (text, fixed columns, DBF),\n"
		"SwissSys, WinTD and Swiss-Manager are known by their own columns. --map\n"
		"\"Rate=grade,Ref no=ecf-code\" says what others mean; --dry-run prints who would\n"
		"come in, and changes nothing.\n"
		"With --convert the column grade holds grades of another list. Who has no rating\n"
		"(columns rating, ecf, elo) gets one by the FORMULA, rounded, halves up (CAA 38):\n"
		"ecf is 7.5 x grade + 700, bcf is 8 x grade + 600, or give your own, \"7.2*x+650\".\n"
		"It is kept for the lists of late entries. --rating says which column has the\n"
		"ratings of the event, such as elo (CAA 34): the other numbers are grades and\n"
		"rank those without a rating. --unrated-below places these below all who have one\n"
		"(CAA 33). A tournament report (TRF16, TRF26) becomes an event of its own with\n"
		"all its rounds: EVENT is made, or has no players yet. What is wrong in the\n"
		"report is put right and told, line by line.\n",
	.least = 2,
	.most = 2,
	.run = run,
	.options =
		{
			{"system", 's', "ID",
				"rule book of the event; else as the report says, or dutch", false},
			{"rounds", 'r', "N", "number of rounds, if the report does not say it",
				false},
			{"strict", 0, NULL, "refuse a report that is not right in every column",
				false},
			{"byes-drawn", 0, NULL,
				"a full-point bye alone in its round is the bye of the draw",
				false},
			{"convert", 0, "FORMULA",
				"grades become ratings: ecf, bcf or such as 7.5*x+700", false},
			{"rating", 0, "COLUMN",
				"the column of the ratings; other numbers are grades", false},
			{"apart", 0, "WORDS",
				"such as area:1, who does not meet and in how many rounds", false},
			{"unrated-below", 0, NULL,
				"who has no rating stands below the others, by his grade", false},
			{"map", 0, "WORDS",
				"what columns mean that are not known, COLUMN=FIELD with commas between; none: leave it out",
				false},
			{"dry-run", 0, NULL, "print who would come in, and change nothing", false},
			{"json", 0, NULL, "print what was imported as JSON", false},
		},
};
