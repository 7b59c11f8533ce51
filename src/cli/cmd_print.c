/* drawboard print: the lists for the wall. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/event/fail.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/desk.h"
#include "cli/fall_back.h"
#include "cli/out.h"
#include "cli/print_options.h"
#include "cli/print_rows.h"
#include "core/season.h"
#include "core/text/text.h"
#include "paper/sections.h"

enum { LISTS_MOST = 40 };

/* NULL after a message. */
static const struct print_row *find_list(const struct args *args)
{
	const int count = print_rows_count();
	const char *words[LISTS_MOST], *near;
	char all[400] = "";

	for (int i = 0; i < count && i < LISTS_MOST; i++) {
		const struct print_row *row = print_row_at(i);
		const size_t used = strlen(all);

		if (strcmp(args->words[1], row->name) == 0)
			return row;
		words[i] = row->name;
		snprintf(all + used, sizeof(all) - used, "%s%s",
			i == 0                  ? ""
				: i + 1 < count ? ", "
						: " or ",
			row->name);
	}
	near = suggest(args->words[1], words, count);
	cli_usage(args->command, "there is no list \"%s\"; %s%s%s", args->words[1],
		near ? "did you mean " : "it is ", near ? near : all, near ? "?" : ".");
	return NULL;
}

static int find_round(struct print_asked *asked, const struct print_row *list)
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
	case OF_TABLE:
		return cli_table_round(args, app, &asked->wish.round);
	case OF_EVENING:
		if (!args_has(args, "round")) {
			if (event_is_season(app_event(app), app_section(app)))
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

/* The text as a string, a sentence a line. */
static int speak(struct print_asked *asked)
{
	if (!asked->sink.write(asked->sink.context, "", 1))
		return cli_say(EXIT_FILE, asked->args->words[0], "There is not enough memory.");
	out_spoken(asked->text.bytes);
	return EXIT_DONE;
}

/* What is of one section beside --all, which is of all. */
static int refuse_of_one(const struct args *args, const struct print_row *list)
{
	if (args->section)
		return cli_usage(args->command, "--all is of all sections: --section is of one.");
	if (args_has(args, "round"))
		return cli_usage(args->command,
			print_is_door(args, list)
				? "--all has each section in its last published round: --round is of one."
				: "--all has each section in the round that it is in: --round is of one.");
	if (args_has(args, "player"))
		return cli_usage(args->command, "--all is of everybody: --player is of one.");
	if (args_has(args, "alignment") || args_has(args, "blank"))
		return cli_usage(args->command,
			"--all is of all sections: a page of cuts or of empty cards is of none.");
	return EXIT_DONE;
}

/* What an option says that this list does not take. */
static int refuse_options(const struct args *args, const struct print_row *list)
{
	const char *const *orders = print_list_orders(list->name);
	const struct {
		const char *option;
		bool taken;
		const char *with;
	} options[] = {
		{"player", list->player != NO_PLAYER, "sheets, fixtures and protest"},
		{"by", orders && orders[0], "standings, entries, teams and wallchart"},
		{"all", list->all != ALL_REFUSED, "every list but protest and data"},
		{"best", list->best, "teams"},
		{"bands", list->bands, "standings"},
		{"group", list->group, "deal"},
		{"text", list->text, "certificates"},
		{"alignment", list->cut, "slips, cards and place-cards"},
		{"blank", list->blank, "cards"},
		{"public", list->for_public && !print_is_door(args, list),
			"boards, names, standings, crosstable, wallchart, square, sheets and entries of one section"},
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
	if (print_is_of_all(args, list) && refuse_of_one(args, list) != EXIT_DONE)
		return EXIT_USAGE;
	if (args_has(args, "public") && args_has(args, "by") &&
		strcmp(args_value(args, "by"), "school") == 0)
		return cli_usage(args->command, "schools are not for the public.");
	if (args_has(args, "by") && args_has(args, "bands"))
		return cli_usage(args->command, "--by and --bands exclude each other.");
	if (args_has(args, "alignment") && args_has(args, "blank"))
		return cli_usage(args->command, "--alignment and --blank exclude each other.");
	return EXIT_DONE;
}

/* What goes before the file is opened. */
static int read_options(
	struct print_asked *asked, const struct print_row *list, struct certificate_text *text)
{
	int code = refuse_options(asked->args, list);

	if (code == EXIT_DONE && list->paper && print_is_spoken(asked->args))
		code = cli_usage(asked->args->command,
			"%s are for paper: give a file (-o FILE) or a printer (--printer NAME).",
			list->name);
	return code == EXIT_DONE ? print_options_read(asked->args, list->name, text, &asked->wish)
				 : code;
}

/* What is for the public is published. STATUS_REFUSED. */
static enum status refuse_draft(
	const struct print_asked *asked, const struct print_row *list, struct error *error)
{
	const struct round *round =
		event_round(app_event(asked->app), app_section(asked->app), asked->wish.round);

	if (!asked->style->for_public || list->round != OF_BOARD ||
		(round && round->state >= ROUND_PUBLISHED))
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED, "Round %d is not published: --public is of what is.",
		asked->wish.round);
}

/* The lists of several sections, each in the round that it is in. */
struct all_sections {
	struct print_asked *asked;
	const struct print_row *list;
};

static enum status compose_section(void *context, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const struct all_sections *all = context;
	struct print_asked asked = *all->asked;
	enum status status;

	asked.style = style;
	asked.sink = *sink;
	find_round(&asked, all->list); /* none is asked for, so nothing is refused */
	status = refuse_draft(&asked, all->list, error);
	return status == STATUS_OK ? print_compose(&asked, all->list, error) : status;
}

static enum status compose_all(
	struct print_asked *asked, const struct print_row *list, struct error *error)
{
	struct all_sections all = {asked, list};
	const struct sections_list lists = {
		asked->app, compose_section, &all, asked->style, &asked->sink};
	char left_out[SECTIONS_LEFT_OUT];
	const enum status status = sections_compose(&lists, left_out, error);

	if (status == STATUS_OK && left_out[0])
		cli_note(asked->args->words[0], "%s.", left_out);
	return status;
}

/* A word of an option, as a file name may have it. */
static void add_word(char *name, size_t size, const char *word)
{
	size_t used = strlen(name);

	for (; *word && used + 1 < size; word++)
		name[used++] =
			text_is_one_of(*word,
				"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
			? *word
			: '-';
	name[used] = '\0';
}

/*
 * What the list is called on the printer and, if that fails, in the name of its file: "boards",
 * "boards-issue2" once boards have changed, "sheets-7", "standings-by-club". Each list and issue
 * has one name of its own.
 */
static void name_list(
	const struct print_asked *asked, const struct print_row *list, char *name, size_t size)
{
	static const char *const options[] = {
		"by", "bands", "group", "best", "public", "alignment", "blank", "text", "all"};
	const bool all = asked->all;
	const int issue = list->issued && !all ? composed_issue(asked->app, asked->wish.round) : 1;

	snprintf(name, size, "%s%s", all ? "all-" : "", list->name);
	if (asked->wish.pin)
		snprintf(name + strlen(name), size - strlen(name), "-%d", asked->wish.pin);
	for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++) {
		const char *value = args_value(asked->args, options[i]);

		if (!args_has(asked->args, options[i]) || (all && strcmp(options[i], "all") == 0))
			continue;
		snprintf(name + strlen(name), size - strlen(name), "-%s%s", options[i],
			value && *value ? "-" : "");
		add_word(name, size, value ? value : "");
	}
	if (issue > 1)
		snprintf(name + strlen(name), size - strlen(name), "-issue%d", issue);
}

static int deliver_list(struct print_asked *asked, const struct print_row *list)
{
	char name[160] = "";
	const char *player = args_value(asked->args, "player");
	struct error error;
	enum status status = STATUS_OK;
	int code = asked->all ? EXIT_DONE : find_round(asked, list);

	if (code == EXIT_DONE && !asked->all && refuse_draft(asked, list, &error) != STATUS_OK)
		code = cli_fail(asked->args->words[0], &error);
	if (code == EXIT_DONE && player)
		code = cli_find_player(asked->app, asked->args->words[0], player, &asked->wish.pin);
	if (code != EXIT_DONE)
		return code;
	/* only there the name is of use; its issue is looked for in the whole journal */
	if (args_has(asked->args, "printer"))
		name_list(asked, list, name, sizeof(name));
	asked->sink = print_sink_memory(&asked->text);
	if (asked->all && !print_is_door(asked->args, list))
		status = compose_all(asked, list, &error);
	else
		status = print_compose(asked, list, &error);
	if (status != STATUS_OK)
		code = cli_fail(asked->args->words[0], &error);
	else if (print_is_protest(list) && print_is_spoken(asked->args))
		code = speak(asked);
	else
		code = deliver(asked->args, asked->app, name,
			asked->all ? DELIVER_ALL_SECTIONS : asked->wish.round, &asked->text);
	print_memory_done(&asked->text);
	return code;
}

static int run(const struct args *args)
{
	const struct print_row *list = find_list(args);
	struct print_style style = {0};
	struct print_asked asked = {.args = args, .style = &style, .wish = print_usual_wish(0)};
	struct certificate_text text;
	int code;

	if (!list)
		return EXIT_USAGE;
	if (list->folder)
		return fall_back_print(args);
	code = read_options(&asked, list, &text);
	style.for_public = args_has(args, "public");
	if (code == EXIT_DONE)
		code = deliver_style(args, &style, !list->plain);
	if (code == EXIT_DONE)
		code = cli_open(args, &asked.app);
	if (code == EXIT_DONE && !print_is_of_all(args, list))
		code = cli_require_section(args, asked.app);
	if (code != EXIT_DONE)
		return code;
	/* of one section alone it is the list as ever */
	asked.all = print_is_door(args, list) ||
		(print_is_of_all(args, list) && event_sections(app_event(asked.app)) > 1);
	code = deliver_list(&asked, list);
	app_close(asked.app);
	return code;
}

const struct command command_print = {
	.name = "print",
	.usage =
		"EVENT boards|names|changes|changed-slips|standings|crosstable|wallchart|square|sheets|teams|upsets|ratings|prizes|certificates|entries|byes|round-sheet|slips|cards|place-cards|players|groups|deal|fixtures|protest|data|fall-back [--all] [--public] [--alignment] [--blank [N]] [--text FILE] [--round N] [--player NAME] [--by WORD] [-o FILE] [--printer NAME]",
	.summary = "Print a list: boards, names, standings, cross table, and more",
	.help = "To standard output, to a file, or to a printer through lp (--printer \"\" is the\n"
		"default printer). A file whose name ends in .csv, .html or .pdf is written as\n"
		"that; slips and cards are text or PDF, pairing cards and protest HTML, too, data\n"
		"text. If printing fails the text is kept in a file beside the event. No list is\n"
		"written over an event. --all prints the list of every section that has it, each\n"
		"on pages of its own, in CSV with a column Section in front.\n"
		"\n"
		"  boards, names         the draw of a round; names --all is the list at the\n"
		"                        door: everybody of all sections in one alphabet, with\n"
		"                        section, board, colour and opponent\n"
		"  changes               the boards of a published round that have changed since,\n"
		"                        alone\n"
		"  changed-slips         result slips of these boards\n"
		"  standings             by --bands 2000,1800 or --by club: in groups, each with\n"
		"                        its own ranks\n"
		"  crosstable            all rounds of all players, by score; square: everybody\n"
		"                        against everybody\n"
		"  wallchart             all rounds as on a US wall chart (--by score: in that\n"
		"                        order)\n"
		"  sheets                all games of one player (--player) or of everybody, with\n"
		"                        performance\n"
		"  teams                 clubs (--by school: schools) by the points of their best\n"
		"                        four (--best N)\n"
		"  upsets                games that the lower rated won or drew\n"
		"  ratings               what the games would do to FIDE ratings: an estimate\n"
		"  certificates          after the last round, a page for each winner of a prize\n"
		"                        and the first three; --all: for everybody who is still\n"
		"                        here; --text FILE: in your words, with {event} {section}\n"
		"                        {name} {club} {place} {prize} {points} {players} {town}\n"
		"                        {days} {arbiter} as they are, a line that begins with #\n"
		"                        in large letters, with ## in bold ones; clubs that win\n"
		"                        have one, too\n"
		"  entries               who has entered, --by rating, name, club or school\n"
		"  byes                  every bye, booked or by the draw\n"
		"  round-sheet           for the arbiter to carry through the hall: the boards\n"
		"                        with room for the result, the clock and a remark, and\n"
		"                        below them who has no board, and why\n"
		"  slips                 result slips of a round, 8 a page, in the order of the\n"
		"                        boards once the stack is cut; with --alignment, before\n"
		"                        the stack: a page of the cuts alone, with marks and a\n"
		"                        measure\n"
		"  cards                 pairing cards as the guide has them, as far as rounds\n"
		"                        are published; --blank: a page of empty ones, --blank\n"
		"                        24: as many, to go on by hand\n"
		"  place-cards           names for the tables\n"
		"  players               what an import takes, in rank order\n"
		"  groups                the pairing box of a round: White seekers, Black\n"
		"                        seekers, points\n"
		"  deal                  the draw step by step with small boards; of one score\n"
		"                        group with --group 2\n"
		"  fixtures              of a club season: whom everybody, or one player, has\n"
		"                        still to meet; of an all-play-all: all games of all\n"
		"                        rounds\n"
		"  protest               half a page on the board of one player (--player): his\n"
		"                        card, his score group, the steps to the board, what\n"
		"                        others would have cost\n"
		"  data                  what a draw was made from; its SHA-256 stands on the\n"
		"                        sheet of a protest\n"
		"  fall-back             pairing cards and the boards of the last round, to go on\n"
		"                        by hand, into the folder that `event EVENT set\n"
		"                        fall-back=FOLDER` names: as after each publication, but\n"
		"                        now\n",
	.least = 2,
	.most = 2,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"round", 'r', "N",
				"the round; else the one on the board, or the last complete one (of tables before any: the published one)",
				false},
			{"all", 0, NULL,
				"the lists of all sections, one behind the other; names: in one list; certificates: for everybody",
				false},
			{"public", 0, NULL,
				"names as names= of the section lets the public see them, for the press or a notice board",
				false},
			{"alignment", 0, NULL,
				"slips and cards: one page of the cuts, with marks, to set the printer by",
				false},
			{"blank", 0, "[N]",
				"cards: empty ones to write on by hand, so many; else a page of them",
				false},
			{"text", 0, "FILE", "certificates: what stands on them", false},
			{"player", 0, "NAME",
				"the sheet or fixtures of this player alone; or whose board is in question",
				false},
			{"by", 0, "WORD", "in which order, or in which groups", false},
			{"bands", 0, "LIST", "standings in groups that begin at these ratings",
				false},
			{"group", 'g', "SCORE", "deal: the steps of this score group", false},
			{"best", 0, "N", "how many players count for a team: 4", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"length", 0, "N", "lines a page: 66", false},
			{"paper", 0, "SIZE", "of PDF: a4 or letter", false},
		},
};
