/* drawboard print: the lists for the wall. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/groups.h"
#include "app/protest/protest.h"
#include "app/repair/changed.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "core/season.h"
#include "core/text.h"
#include "print/lists.h"
#include "print/when.h"

/* What is asked for, once it is understood. */
struct asked {
	const struct args *args;
	struct app *app;
	struct print_wish wish;
	const struct print_style *style;
	struct print_memory text;
	struct print_sink sink;
};

typedef enum status compose(struct asked *asked, struct error *error);

/* A list of a round with what has changed since it was published. */
static enum status print_round(struct asked *asked, bool alone,
	enum status (*print)(const struct event *event, int section, int round,
		const struct print_style *style, const struct print_sink *sink,
		struct error *error),
	struct error *error)
{
	struct print_style style = *asked->style;
	struct changed_boards changed;
	char when[PRINT_WHEN_SIZE];
	struct print_changes changes = {.alone = alone};
	enum status status = app_changed_boards(asked->app, asked->wish.round, &changed, error);

	if (status != STATUS_OK)
		return status;
	changes.numbers = changed.numbers;
	changes.count = changed.count;
	changes.when = print_clock(changed.when, when);
	style.changes = changed.count > 0 ? &changes : NULL;
	if (alone && changed.count == 0) {
		status = app_fail_changes(asked->wish.round, error);
	} else {
		status = print(app_event(asked->app), app_section(asked->app), asked->wish.round,
			&style, &asked->sink, error);
	}
	changed_boards_done(&changed);
	return status;
}

static enum status boards(struct asked *asked, struct error *error)
{
	return print_round(asked, false, print_boards, error);
}

/* The boards that a repair changed, alone. */
static enum status changes(struct asked *asked, struct error *error)
{
	return print_round(asked, true, print_boards, error);
}

static enum status names(struct asked *asked, struct error *error)
{
	if (args_has(asked->args, "all"))
		return print_door(app_event(asked->app), asked->style, &asked->sink, error);
	return print_round(asked, false, print_names, error);
}

/* The sheet that answers a protest. */
static enum status protest(struct asked *asked, struct error *error)
{
	return app_protest(asked->app, asked->wish.round, asked->wish.pin,
		asked->style->width ? asked->style->width : 80, &asked->text.bytes,
		&asked->text.size, error);
}

/* The data that a draw was made from. */
static enum status data(struct asked *asked, struct error *error)
{
	return app_draw_data(
		asked->app, asked->wish.round, &asked->text.bytes, &asked->text.size, error);
}

/* The pairing box of a round, drawn or not. */
static enum status groups(struct asked *asked, struct error *error)
{
	struct seekers seekers;
	enum status status = app_seekers(asked->app, asked->wish.round, &seekers, error);

	if (status != STATUS_OK)
		return status;
	status = print_groups(app_event(asked->app), app_section(asked->app), &seekers,
		asked->style, &asked->sink, error);
	seekers_done(&seekers);
	return status;
}

/* Which round a list is of if none is asked for. */
enum list_round {
	OF_BOARD,     /* the draft on the board if it has boards, else the last one */
	OF_PUBLISHED, /* the last one that is published */
	OF_GROUPS,    /* the one on the board */
	OF_STANDINGS, /* the last complete one */
	OF_EVENING,   /* the last evening */
	OF_NONE       /* it is of no round */
};

enum player_wanted { NO_PLAYER, ANY_PLAYER, A_PLAYER };

struct list {
	const char *name;
	compose *compose; /* NULL: of the event alone (print/lists.h) */
	enum list_round round;
	enum player_wanted player;
	bool all, best, bands; /* takes --all, --best, --bands */
	bool plain;            /* text alone */
};

static const struct list lists[] = {
	{"boards", boards, .round = OF_BOARD},
	{"names", names, .round = OF_BOARD, .all = true},
	{"changes", changes, .round = OF_PUBLISHED},
	{"standings", .round = OF_STANDINGS, .bands = true},
	{"crosstable", .round = OF_STANDINGS},
	{"wallchart", .round = OF_STANDINGS},
	{"square", .round = OF_STANDINGS},
	{"sheets", .round = OF_STANDINGS, .player = ANY_PLAYER},
	{"teams", .round = OF_STANDINGS, .best = true},
	{"upsets", .round = OF_STANDINGS},
	{"ratings", .round = OF_STANDINGS},
	{"prizes", .round = OF_STANDINGS},
	{"entries", .round = OF_NONE},
	{"byes", .round = OF_NONE},
	{"slips", .round = OF_BOARD},
	{"cards", .round = OF_NONE},
	{"place-cards", .round = OF_NONE},
	{"players", .round = OF_NONE},
	{"groups", groups, .round = OF_GROUPS},
	{"fixtures", .round = OF_EVENING, .player = ANY_PLAYER},
	{"protest", protest, .round = OF_BOARD, .player = A_PLAYER, .plain = true},
	{"data", data, .round = OF_BOARD, .plain = true},
};

enum { LISTS = sizeof(lists) / sizeof(lists[0]), BEST_MOST = 100 };

/* NULL after a message. */
static const struct list *find_list(const struct args *args)
{
	const char *words[LISTS], *near;
	char all[240] = "";

	for (int i = 0; i < LISTS; i++) {
		const size_t used = strlen(all);

		if (strcmp(args->words[1], lists[i].name) == 0)
			return &lists[i];
		words[i] = lists[i].name;
		snprintf(all + used, sizeof(all) - used, "%s%s",
			i == 0                  ? ""
				: i + 1 < LISTS ? ", "
						: " or ",
			lists[i].name);
	}
	near = suggest(args->words[1], words, LISTS);
	cli_usage(args->command, "there is no list \"%s\"; %s%s.", args->words[1],
		near ? "did you mean " : "it is ", near ? near : all);
	return NULL;
}

static int find_round(struct asked *asked, const struct list *list)
{
	const struct args *args = asked->args;
	const struct app *app = asked->app;
	int boards;

	asked->wish.round = app_round(app);
	switch (list->round) {
	case OF_NONE:
		return EXIT_DONE;
	case OF_PUBLISHED:
		return cli_round(args, app, &asked->wish.round);
	case OF_GROUPS:
		return cli_asked_round(args, app, &asked->wish.round);
	case OF_STANDINGS:
		return cli_standings_round(args, app, &asked->wish.round);
	case OF_EVENING:
		if (!event_is_season(app_event(app), app_section(app)))
			return cli_say(EXIT_CHECK, args->words[0],
				"Fixtures are those of a club season; this event is none.");
		if (!args_has(args, "round")) {
			asked->wish.round = app_evening(app);
			return EXIT_DONE;
		}
		return cli_round(args, app, &asked->wish.round);
	case OF_BOARD:
		break;
	}
	event_range(app_event(app), RECORD_BOARD, app_section(app), app_round(app), &boards);
	if (!args_has(args, "round") && boards > 0)
		return EXIT_DONE;
	return cli_round(args, app, &asked->wish.round);
}

/* The word behind --by. */
static int read_by(struct asked *asked, const struct list *list)
{
	const char *const *orders = print_list_orders(list->name);
	const char *word = args_value(asked->args, "by");

	if (!word)
		return EXIT_DONE;
	for (int i = 0; orders && orders[i]; i++)
		if (strcmp(word, orders[i]) == 0) {
			asked->wish.by = i;
			return EXIT_DONE;
		}
	return cli_usage(asked->args->command, "%s are not ordered by \"%s\".", list->name, word);
}

/* "2000,1800,1600": where bands begin, the highest first. */
static int read_bands(struct asked *asked)
{
	const char *text = args_value(asked->args, "bands");

	if (!text)
		return EXIT_DONE;
	do {
		const size_t length = strcspn(text, ",");
		char word[16];
		int from;

		snprintf(word, sizeof(word), "%.*s", length < 15 ? (int)length : 15, text);
		if (asked->wish.bands.count == BANDS_MOST ||
			!text_to_int(word, 1, GRADE_MOST, &from) ||
			(asked->wish.bands.count > 0 &&
				from >= asked->wish.bands.from[asked->wish.bands.count - 1]))
			return cli_usage(asked->args->command,
				"--bands wants up to %d ratings from the highest down, as 2000,1800,1600; not \"%s\".",
				BANDS_MOST, word);
		asked->wish.bands.from[asked->wish.bands.count++] = from;
		text += length + (text[length] == ',');
	} while (*text);
	return EXIT_DONE;
}

/* What an option says that this list does not take. */
static int refuse_options(const struct args *args, const struct list *list)
{
	const char *const *orders = print_list_orders(list->name);
	const struct {
		const char *option;
		bool taken;
		const char *with;
	} options[] = {
		{"player", list->player != NO_PLAYER, "sheets, fixtures and protest"},
		{"by", orders && orders[0], "standings, entries, teams and wallchart"},
		{"all", list->all, "names"},
		{"best", list->best, "teams"},
		{"bands", list->bands, "standings"},
		{"round", list->round != OF_NONE, NULL},
	};

	for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++) {
		if (options[i].taken || !args_has(args, options[i].option))
			continue;
		if (!options[i].with)
			return cli_usage(
				args->command, "the list of %s is of no round.", list->name);
		return cli_usage(
			args->command, "--%s goes with %s.", options[i].option, options[i].with);
	}
	if (list->player == A_PLAYER && !args_has(args, "player"))
		return cli_usage(args->command, "%s needs --player: whose board is in question?",
			list->name);
	if (args_has(args, "all") && args->section)
		return cli_usage(args->command, "--all is of all sections: --section is of one.");
	if (args_has(args, "all") && args_has(args, "round"))
		return cli_usage(args->command,
			"--all has each section in its last published round: --round is of one.");
	if (args_has(args, "by") && args_has(args, "bands"))
		return cli_usage(args->command, "--by and --bands exclude each other.");
	return EXIT_DONE;
}

/* What goes before the file is opened. */
static int read_options(struct asked *asked, const struct list *list)
{
	const char *best = args_value(asked->args, "best");
	int code = refuse_options(asked->args, list);

	if (code == EXIT_DONE)
		code = read_by(asked, list);
	if (code == EXIT_DONE)
		code = read_bands(asked);
	if (code == EXIT_DONE && best && !text_to_int(best, 1, BEST_MOST, &asked->wish.best))
		code = cli_usage(asked->args->command,
			"--best wants a number from 1 to %d, not \"%s\".", BEST_MOST, best);
	return code;
}

static enum status compose_list(struct asked *asked, const struct list *list, struct error *error)
{
	if (list->compose)
		return list->compose(asked, error);
	return print_list(list->name, app_event(asked->app), app_section(asked->app), &asked->wish,
		asked->style, &asked->sink, error);
}

static int deliver_list(struct asked *asked, const struct list *list)
{
	const char *player = args_value(asked->args, "player");
	const bool all = args_has(asked->args, "all");
	struct error error;
	int code = all ? EXIT_DONE : find_round(asked, list);

	if (code == EXIT_DONE && player)
		code = cli_find_player(asked->app, asked->args->words[0], player, &asked->wish.pin);
	if (code != EXIT_DONE)
		return code;
	asked->wish.one_round = args_has(asked->args, "round");
	asked->sink = print_sink_memory(&asked->text);
	if (compose_list(asked, list, &error) != STATUS_OK)
		code = cli_fail(asked->args->words[0], &error);
	else
		code = deliver(asked->args, asked->app, all ? "all-names" : list->name,
			all ? DELIVER_ALL_SECTIONS : asked->wish.round, &asked->text);
	print_memory_done(&asked->text);
	return code;
}

static int run(const struct args *args)
{
	const struct list *list = find_list(args);
	struct print_style style = {0};
	struct asked asked = {.args = args, .style = &style, .wish = print_usual_wish(0)};
	int code;

	if (!list)
		return EXIT_USAGE;
	code = read_options(&asked, list);
	if (code == EXIT_DONE)
		code = deliver_style(args, &style, !list->plain);
	if (code == EXIT_DONE)
		code = cli_open(args, &asked.app);
	if (code == EXIT_DONE && !args_has(args, "all"))
		code = cli_require_section(args, asked.app);
	if (code != EXIT_DONE)
		return code;
	code = deliver_list(&asked, list);
	app_close(asked.app);
	return code;
}

const struct command command_print = {
	.name = "print",
	.usage =
		"EVENT boards|names|changes|standings|crosstable|wallchart|square|sheets|teams|upsets|ratings|prizes|entries|byes|slips|cards|place-cards|players|groups|fixtures|protest|data [--all] [--round N] [--player NAME] [--by WORD] [-o FILE] [--printer NAME]",
	.summary =
		"Print a list: boards, names, standings, cross table, teams, sheets, entries ...",
	.help = "To standard output, to a file (as CSV, HTML or PDF if its name ends so), or to a printer through lp (--printer \"\" is the default printer). If\n"
		"printing fails the text is kept in a file beside the event. No list is written over an event.\n\n"
		"  boards, names         the draw of a round; names --all is the list at the door: everybody of all sections\n"
		"                        in one alphabet, with section, board, colour and opponent\n"
		"  changes               the boards of a published round that have changed since, alone\n"
		"  standings             by --bands 2000,1800 or --by club: in groups, each with its own ranks\n"
		"  crosstable            all rounds of all players, by score; square: everybody against everybody\n"
		"  wallchart             all rounds as on a US wall chart (--by score: in that order)\n"
		"  sheets                all games of one player (--player) or of everybody, with performance\n"
		"  teams                 clubs (--by school: schools) by the points of their best four (--best N)\n"
		"  upsets                games that the lower rated won or drew\n"
		"  ratings               what the games would do to FIDE ratings: an estimate\n"
		"  entries               who has entered, --by rating, name, club or school\n"
		"  byes                  every bye, booked or by the draw\n"
		"  slips                 result slips of a round, 8 a page, in the order of the boards once the stack is cut\n"
		"  cards, place-cards    pairing cards as far as rounds are published; names for the tables\n"
		"  players               what an import takes, in rank order\n"
		"  groups                the pairing box of a round: White seekers, Black seekers, points\n"
		"  fixtures              of a club season: whom everybody, or one player, has still to meet\n"
		"  protest               half a page on the board of one player (--player): his card, his score group, the\n"
		"                        steps to the board, what others would have cost\n"
		"  data                  what a draw was made from; its SHA-256 stands on the sheet of a protest\n",
	.least = 2,
	.most = 2,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"round", 'r', "N",
				"the round; else the one on the board, or the last complete one",
				false},
			{"all", 0, NULL, "names of all sections in one list", false},
			{"player", 0, "NAME",
				"the sheet or fixtures of this player alone; or whose board is in question",
				false},
			{"by", 0, "WORD", "in which order, or in which groups", false},
			{"bands", 0, "LIST", "standings in groups that begin at these ratings",
				false},
			{"best", 0, "N", "how many players count for a team: 4", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"length", 0, "N", "lines a page: 66", false},
			{"paper", 0, "SIZE", "of PDF: a4 or letter", false},
		},
};
