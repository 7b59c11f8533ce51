/* drawboard standings: who has how many points, and by what the equal are ordered. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/settings/settings.h"
#include "app/standings/points_words.h"
#include "app/standings/working_words.h"
#include "app/trf/event.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/file_kind.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show_standings.h"
#include "core/game.h"
#include "core/points.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/ties/text.h"

/* Those asked for are to be those of the event from now on. */
static int keep_setting(const struct args *args, struct app *app)
{
	static const char *const keys[] = {"tie-breaks", "tie-break-rules"};
	struct setting_order orders[2];
	struct error error;
	int count = 0;

	for (int i = 0; i < 2; i++)
		if (args_has(args, keys[i]))
			orders[count++] =
				(struct setting_order){keys[i], args_value(args, keys[i])};
	if (app_set(app, orders, count, args_value(args, "reason"), &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return EXIT_DONE;
}

/* The tie-breaks of the section, or those asked for. */
static int read_setting(
	const struct args *args, const struct app *app, struct ties_setting *setting)
{
	const char *list = args_value(args, "tie-breaks"),
		   *year = args_value(args, "tie-break-rules");
	struct error error;

	*setting = ties_setting_of(app_event(app), app_section(app));
	if (event_is_season(app_event(app), app_section(app)) &&
		(list || year || args_has(args, "explain")))
		return cli_say(EXIT_CHECK, args->words[0],
			"A club season is ordered by score and GSRP, which --explain tells; it has no tie-breaks.");
	if (list && !strcmp(list, "usual"))
		setting->order = ties_usual_order(app_event(app), app_section(app));
	else if (list && ties_setting_take(list, setting, &error) != STATUS_OK)
		return cli_usage(args->command, "%s", error.text);
	if (year && !ties_rules_of_year(year, &setting->rules))
		return cli_usage(args->command,
			"the editions of C.07 are 2022, 2023, 2024 and 2026, not \"%s\".", year);
	if (setting->trouble.code != STATUS_OK)
		cli_tell(args->words[0], setting->trouble.text);
	return EXIT_DONE;
}

static int print_text(
	const struct args *args, const struct app *app, int round, const struct print_style *style)
{
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct error error;
	int code;

	if (print_standings(app_event(app), app_section(app), round, style, &sink, &error) ==
		STATUS_OK)
		code = deliver(args, app, "standings", round, &text);
	else
		code = cli_fail(args->words[0], &error);
	print_memory_done(&text);
	return code;
}

/* A figure whose working is shown. */
struct explained {
	int round, pin;
	const char *code, *number; /* number: NULL: there is none */
};

static void print_working_json(const struct explained *of, const char *text)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", of->round);
	json_put_int(&json, "pin", of->pin);
	json_put_text(&json, "tie_break", of->code);
	json_key(&json, "figure");
	if (of->number)
		json_number(&json, of->number);
	else
		json_null(&json);
	json_key(&json, "working");
	json_open(&json, '[');
	for (; *text; text += strcspn(text, "\n"), text += *text == '\n') {
		char line[512];

		snprintf(line, sizeof(line), "%.*s", (int)strcspn(text, "\n"), text);
		json_text(&json, line);
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static const struct standing *row_of(const struct standings *standings, int pin)
{
	const struct standing *row = standings->rows;

	while (row->pin != pin)
		row++;
	return row;
}

/* Takes what is written. */
static int print_working(
	const struct args *args, const struct explained *of, struct writing *writing)
{
	if (writing->failed) {
		free(writing->bytes);
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	}
	if (args_has(args, "json"))
		print_working_json(of, writing->bytes);
	else
		out(stdout, "%s", writing->bytes);
	free(writing->bytes);
	return EXIT_DONE;
}

static int explain(const struct args *args, const struct app *app,
	const struct standings *standings, int entry, int pin)
{
	const struct standing *row = row_of(standings, pin);
	const struct ties_figure figure = ties_table_figure(&standings->table, row->player, entry);
	char word[TIES_WORD_SIZE], number[TIES_FIGURE_SIZE];
	const struct explained of = {standings->counted, pin,
		ties_word(&standings->setting.order.of[entry], word),
		figure.per > 0 ? ties_figure_text(&figure, number) : NULL};
	struct writing writing = {0};

	working_write(app_event(app), app_section(app), standings, row->player, entry, &writing);
	return print_working(args, &of, &writing);
}

/* Points and GSRP are no tie-breaks. */
static bool is_of_points(const char *code)
{
	return text_key_is("points", code) || text_key_is("pts", code);
}

static bool is_of_gsrp(const struct app *app, const char *code)
{
	return text_key_is("gsrp", code) && event_is_season(app_event(app), app_section(app));
}

/* How many points one has, or his GSRP, and from what. */
static int explain_points(const struct args *args, const struct app *app, int round)
{
	const struct event *event = app_event(app);
	const int section = app_section(app);
	const bool gsrp = is_of_gsrp(app, args_value(args, "explain"));
	struct explained of = {.round = round, .code = gsrp ? "GSRP" : "PTS"};
	struct writing writing = {0};
	char number[16];
	int code = cli_find_player(app, args->words[0], args_value(args, "player"), &of.pin);

	if (code != EXIT_DONE)
		return code;
	if (gsrp)
		of.number = season_gsrp_text(
			gsrp_write_working(event, section, of.pin, round, &writing), number);
	else
		of.number = points_decimal(
			points_write_working(event, section, of.pin, round, &writing), number);
	return print_working(args, &of, &writing);
}

/* The working of one figure of one player. */
static int find_and_explain(
	const struct args *args, const struct app *app, int round, struct ties_setting *setting)
{
	struct standings standings;
	struct error error;
	int entry, pin,
		code = cli_find_player(app, args->words[0], args_value(args, "player"), &pin);

	if (code != EXIT_DONE)
		return code;
	entry = working_entry(setting, args_value(args, "explain"), &error);
	if (entry < 0)
		return cli_usage(args->command, "%s", error.text);
	if (standings_make(app_event(app), app_section(app), round, setting, &standings) !=
		STATUS_OK)
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	code = explain(args, app, &standings, entry, pin);
	standings_done(&standings);
	return code;
}

static int print(const struct args *args, struct app *app, const struct print_style *asked)
{
	const struct error error = {
		STATUS_NO_MEMORY, "There is not enough memory to print the list."};
	struct print_style style = *asked;
	struct ties_setting setting;
	const char *figure = args_value(args, "explain");
	int round, code = cli_standings_round(args, app, &round);

	if (code == EXIT_DONE && figure && (is_of_points(figure) || is_of_gsrp(app, figure)))
		return explain_points(args, app, round);
	if (code == EXIT_DONE)
		code = read_setting(args, app, &setting);
	if (code == EXIT_DONE && args_has(args, "keep"))
		code = keep_setting(args, app);
	if (code != EXIT_DONE)
		return code;
	style.ties = &setting;
	if (args_has(args, "explain"))
		return find_and_explain(args, app, round, &setting);
	if (!args_has(args, "json"))
		return print_text(args, app, round, &style);
	return show_standings_json(app, round, &setting) == STATUS_OK
		? EXIT_DONE
		: cli_fail(args->words[0], &error);
}

static int check_options(const struct args *args, bool paper)
{
	if (paper && args_has(args, "json"))
		return cli_usage(args->command, "--json goes to standard output alone.");
	if (args_has(args, "csv") && args_has(args, "json"))
		return cli_usage(args->command, "--csv and --json exclude each other.");
	if (args_has(args, "explain") && !args_has(args, "player"))
		return cli_usage(args->command, "--explain needs --player: whose figure?");
	if (args_has(args, "player") && !args_has(args, "explain"))
		return cli_usage(args->command, "--player goes with --explain: which figure?");
	if (args_has(args, "keep") && !args_has(args, "tie-breaks") &&
		!args_has(args, "tie-break-rules"))
		return cli_usage(
			args->command, "--keep goes with --tie-breaks or --tie-break-rules.");
	if (args_has(args, "keep") && file_is_report(args->words[0]))
		return cli_usage(args->command, "--keep is for events; a report stays as it is.");
	if (args_has(args, "reason") && !args_has(args, "keep"))
		return cli_usage(args->command, "--reason goes with --keep.");
	if (args_has(args, "explain") && (paper || args_has(args, "csv")))
		return cli_usage(
			args->command, "--explain goes to standard output alone, as text or JSON.");
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	const bool paper = args_has(args, "printer") || args_has(args, "output");
	struct print_style style = {.length = paper ? 0 : PRINT_ENDLESS};
	struct app *app = NULL;
	int code = deliver_style(args, &style, true);

	if (args_has(args, "csv"))
		style.form = PRINT_CSV;
	if (code == EXIT_DONE)
		code = check_options(args, paper);
	if (code == EXIT_DONE)
		code = cli_open_either(args, true, &app);
	if (code != EXIT_DONE)
		return code;
	code = print(args, app, &style);
	app_close(app);
	return code;
}

const struct command command_standings = {
	.name = "standings",
	.usage =
		"EVENT | FILE.trf [--round N] [--tie-breaks LIST] [--keep [--reason TEXT]] [--explain CODE --player NAME] [-o FILE] [--printer NAME] [--csv|--json]",
	.summary = "Print the standings, or how a tie-break came about",
	.help = "After the last complete round; while a round is played the title says how many\n"
		"results are in, and --round N of that round counts those. What is only proposed\n"
		"counts nothing. The equal are ordered by the tie-breaks of the event, else by\n"
		"those that are usual for its rule book, each in a column; who is equal in all\n"
		"shares the rank. While a round is played points alone rank, and the tie-breaks\n"
		"are those after the last complete round. LIST is codes by commas as in a report:\n"
		"BH/C1,BH,SB,DE. --explain prints whose score counts, how much of it, what is cut\n"
		"and why; of POINTS what each round gave, in a club season also of GSRP.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "after this round; else the last complete one", false},
			{"tie-breaks", 't', "LIST",
				"by these; \"none\": points alone; \"usual\": those of the rule book",
				false},
			{"tie-break-rules", 0, "YEAR",
				"edition of C.07, 2022, 2023, 2024 or 2026; else by the last day of the event",
				false},
			{"keep", 0, NULL, "the event is ordered by them from now on", false},
			{"reason", 0, "TEXT", "why they change, once round 1 is published", false},
			{"explain", 0, "CODE", "how this figure of a player came about", false},
			{"player", 0, "NAME", "whose", false},
			{"system", 's', "ID",
				"the rule book of a report; else as it says, or dutch", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"length", 0, "N", "lines a page: 66 on paper, else one page", false},
			{"csv", 0, NULL, "print the standings as CSV", false},
			{"json", 0, NULL, "print the standings as JSON", false},
		},
};
