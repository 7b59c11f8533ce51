/* drawboard print: the lists for the wall. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/position/groups.h"
#include "app/protest/protest.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "core/season.h"

typedef enum status (*print_list)(const struct event *, int, int, const struct print_style *,
	const struct print_sink *, struct error *);

/* Of no round. */
static enum status list_players(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	(void)round;
	return print_players(event, section, style, sink, error);
}

static const char *const names[] = {
	"boards", "names", "standings", "fixtures", "protest", "data", "groups", "players"};
static const print_list lists[] = {
	print_boards, print_names, print_standings, NULL, NULL, NULL, NULL, list_players};

enum {
	LISTS = sizeof(lists) / sizeof(lists[0]),
	NAMES = 1,
	STANDINGS = 2,
	FIXTURES = 3,
	PROTEST = 4,
	DATA = 5,
	GROUPS = 6,
	PLAYERS = 7
};

/* LISTS after a message. */
static int find_list(const struct args *args)
{
	const char *near;
	int i = 0;

	while (i < LISTS && strcmp(args->words[1], names[i]) != 0)
		i++;
	if (i < LISTS)
		return i;
	near = suggest(args->words[1], names, LISTS);
	cli_usage(args->command, "there is no list \"%s\"; %s%s.", args->words[1],
		near ? "did you mean "
		     : "it is boards, names, standings, players, groups, fixtures, protest or data",
		near ? near : "");
	return LISTS;
}

/* The round to print: the draft on the board when nothing else is asked for and it has boards. */
static int find_round(const struct args *args, const struct app *app, int list, int *round)
{
	int boards;

	*round = app_round(app);
	if (list == PLAYERS && args_has(args, "round"))
		return cli_usage(args->command, "the list of players is of no round.");
	if (list == PLAYERS)
		return EXIT_DONE;
	if (list == GROUPS)
		return cli_asked_round(args, app, round);
	if (list == STANDINGS)
		return cli_standings_round(args, app, round);
	if (list == FIXTURES && !args_has(args, "round")) {
		*round = app_evening(app);
		return EXIT_DONE;
	}
	if (args_has(args, "round"))
		return cli_round(args, app, round);
	event_range(app_event(app), RECORD_BOARD, app_section(app), app_round(app), &boards);
	*round = app_round(app);
	return boards > 0 ? EXIT_DONE : cli_round(args, app, round);
}

/* Whom one player, or everybody, has still to meet in a club season. */
static int print_slips(const struct args *args, const struct app *app, int round,
	const struct print_style *style, const struct print_sink *sink)
{
	const char *player = args_value(args, "player");
	struct error error;
	int pin = 0, code = EXIT_DONE;

	if (!event_is_season(app_event(app), app_section(app)))
		return cli_say(EXIT_CHECK, args->words[0],
			"Fixtures are those of a club season; this event is none.");
	if (player)
		code = cli_find_player(app, args->words[0], player, &pin);
	if (code == EXIT_DONE &&
		print_fixtures(app_event(app), app_section(app), round, pin, style, sink, &error) !=
			STATUS_OK)
		code = cli_fail(args->words[0], &error);
	return code;
}

/* The sheet that answers a protest, or the data that a draw was made from. */
static int print_draw(const struct args *args, struct app *app, int list, int round,
	const struct print_style *style, struct print_memory *text)
{
	const char *player = args_value(args, "player");
	struct error error;
	int pin = 0, code = EXIT_DONE;
	enum status status;

	if (list == PROTEST && !player)
		return cli_usage(
			args->command, "protest needs --player: whose board is in question?");
	if (list == PROTEST)
		code = cli_find_player(app, args->words[0], player, &pin);
	if (code != EXIT_DONE)
		return code;
	if (list == PROTEST)
		status = app_protest(app, round, pin, style->width ? style->width : 80,
			&text->bytes, &text->size, &error);
	else
		status = app_draw_data(app, round, &text->bytes, &text->size, &error);
	return status == STATUS_OK ? EXIT_DONE : cli_fail(args->words[0], &error);
}

/* The pairing box of a round, drawn or not. */
static int print_box(const struct args *args, struct app *app, int round,
	const struct print_style *style, const struct print_sink *sink)
{
	struct seekers seekers;
	struct error error;
	enum status status = app_seekers(app, round, &seekers, &error);

	if (status != STATUS_OK)
		return cli_fail(args->words[0], &error);
	status = print_groups(app_event(app), app_section(app), &seekers, style, sink, &error);
	seekers_done(&seekers);
	return status == STATUS_OK ? EXIT_DONE : cli_fail(args->words[0], &error);
}

/* The list at the door, of all sections. */
static int print_all_names(
	const struct args *args, struct app *app, const struct print_style *style)
{
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct error error;
	int code = EXIT_DONE;

	if (print_door(app_event(app), style, &sink, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		code = deliver(args, app, "all-names", DELIVER_ALL_SECTIONS, &text);
	print_memory_done(&text);
	return code;
}

static int print_round(
	const struct args *args, struct app *app, int list, const struct print_style *style)
{
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct error error;
	int round, code = find_round(args, app, list, &round);

	if (code != EXIT_DONE)
		return code;
	if (list == FIXTURES)
		code = print_slips(args, app, round, style, &sink);
	else if (list == GROUPS)
		code = print_box(args, app, round, style, &sink);
	else if (list == PROTEST || list == DATA)
		code = print_draw(args, app, list, round, style, &text);
	else if (lists[list](app_event(app), app_section(app), round, style, &sink, &error) !=
		STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		code = deliver(args, app, names[list], round, &text);
	print_memory_done(&text);
	return code;
}

/* --all is of the list by names alone, and of all sections, each in its own round. */
static int check_all(const struct args *args, int list)
{
	if (!args_has(args, "all"))
		return EXIT_DONE;
	if (list != NAMES)
		return cli_usage(args->command, "--all goes with names.");
	if (args->section)
		return cli_usage(args->command, "--all is of all sections: --section is of one.");
	if (args_has(args, "round"))
		return cli_usage(args->command,
			"--all has each section in its last published round: --round is of one.");
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	struct print_style style = {0};
	int list = find_list(args), code;
	struct app *app;

	if (list == LISTS)
		return EXIT_USAGE;
	code = check_all(args, list);
	if (code == EXIT_DONE)
		code = deliver_style(args, &style, list != PROTEST && list != DATA);
	if (code == EXIT_DONE && list != FIXTURES && list != PROTEST && args_has(args, "player"))
		code = cli_usage(args->command, "--player goes with fixtures and protest.");
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code == EXIT_DONE && !args_has(args, "all"))
		code = cli_require_section(args, app);
	if (code != EXIT_DONE)
		return code;
	code = args_has(args, "all") ? print_all_names(args, app, &style)
				     : print_round(args, app, list, &style);
	app_close(app);
	return code;
}

const struct command command_print = {
	.name = "print",
	.usage =
		"EVENT boards|names|standings|players|groups|fixtures|protest|data [--all] [--round N] [--player NAME] [-o FILE] [--printer NAME]",
	.summary =
		"Print the board list, the list by names, the standings, the players or the fixtures",
	.help = "To standard output, to a file (CSV if its name ends so), or to a printer through lp (--printer \"\" is the default printer). If\n"
		"printing fails the text is kept in a file beside the event. No list is written over an event. The fixtures\n"
		"of a club season are whom everybody, or one player, has still to meet. protest is half a page on the\n"
		"board of one player (--player): his card, his score group, the steps to the board, what others would have\n"
		"cost, and the SHA-256 of the data of the draw, which are what `data` prints. groups is the pairing box of a\n"
		"round, drawn or not: score, White seekers, Black seekers, points, and their sum. names --all is the list at\n"
		"the door: everybody of all sections in one alphabet, with section, board, colour and opponent, each section\n"
		"in its last published round.\n",
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
				"the fixtures of this player alone; or whose board is in question",
				false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"length", 0, "N", "lines a page: 66", false},
		},
};
