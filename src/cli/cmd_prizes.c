/* drawboard prizes: the prize list of a section, and who gets what and why. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/file.h"
#include "app/prizes/prizes.h"
#include "app/settings/settings.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/prizes_print.h"
#include "cli/show_prizes.h"
#include "core/text/text.h"
#include "print/prizes.h"

enum { ORDERS_MOST = 32, KEY_SIZE = 24 };

/* The key before "=" of a word; false: it is not written so. */
static bool read_key(const char *word, char key[KEY_SIZE])
{
	const char *equal = strchr(word, '=');

	if (!equal || equal - word >= KEY_SIZE)
		return false;
	snprintf(key, KEY_SIZE, "%.*s", (int)(equal - word), word);
	return true;
}

/* "below=1800" of the i-th word on, behind those that there are; the value may be empty. */
static int read_orders(const struct args *args, int from, struct prize_order *orders, int *count)
{
	for (; from < args->count; from++) {
		const char *word = args->words[from];
		struct prize_order *order = &orders[*count];
		char key[KEY_SIZE];

		if (*count == ORDERS_MOST)
			return cli_usage(args->command, "at most %d keys.", ORDERS_MOST);
		if (!read_key(word, key))
			return cli_usage(args->command,
				"\"%.60s\" is not written as place=1 or below=1800 is.", word);
		*order = (struct prize_order){prize_field_find(key), strchr(word, '=') + 1};
		if (!order->field)
			return cli_usage(args->command,
				"there is no key %s of a prize; see drawboard prizes --help.", key);
		for (int i = 0; i < *count; i++)
			if (orders[i].field == order->field)
				return cli_usage(args->command,
					"%s is given twice: \"%.60s\" and \"%.60s\".",
					order->field->key, orders[i].text, order->text);
		++*count;
	}
	return EXIT_DONE;
}

static int add(const struct args *args, struct app *app)
{
	struct prize_order orders[ORDERS_MOST];
	struct prize none, prize;
	struct error error;
	char key[KEY_SIZE];
	/* the amount may be written amount=50, as the others are */
	const bool keyed = read_key(args->words[2], key) && prize_field_find(key);
	int count = 0, code;

	if (!keyed)
		orders[count++] = (struct prize_order){prize_field_find("amount"), args->words[2]};
	code = read_orders(args, keyed ? 2 : 3, orders, &count);
	if (code != EXIT_DONE)
		return code;
	prize_init(&none);
	if (prize_with(&none, orders, count, &prize, &error) != STATUS_OK ||
		prize_settle(&prize, &error) != STATUS_OK ||
		app_prize_add(app, &prize, args_value(args, "rules"), &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_done("the prize is in the list.");
	show_prize_doubts(args->words[0], app_event(app), app_section(app), DOUBTS_OF_LAST);
	return prizes_print_lines(args, app, false, LINES_LAST);
}

/* prize-rules and the others, by "rules=shared", all or none. */
static int set_keys_of_rules(const struct args *args, struct app *app)
{
	enum { NAME_ROOM = KEY_SIZE + 8 };
	struct setting_order orders[ORDERS_MOST];
	char names[ORDERS_MOST][NAME_ROOM], key[KEY_SIZE];
	struct error error;
	int count = 0;

	for (int i = 2; i < args->count; i++, count++) {
		const char *word = args->words[i];

		if (count == ORDERS_MOST)
			return cli_usage(args->command, "at most %d keys.", ORDERS_MOST);
		if (!read_key(word, key))
			return cli_usage(args->command,
				"\"%.60s\" is neither the number of a prize nor written as rules=shared is.",
				word);
		snprintf(names[count], NAME_ROOM, "prize-%s", key);
		if (settings_find(app, names[count]) < 0)
			return cli_usage(args->command,
				"\"%s\" is none of rules, unit, unrated, byes and based-on.", key);
		orders[count] = (struct setting_order){names[count], strchr(word, '=') + 1};
	}
	if (app_set(app, orders, count, NULL, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return prizes_print_lines(args, app, false, LINES_ALL);
}

/* A line of the list as it is to be. */
static enum status read_changed(const struct app *app, int number, const struct prize_order *orders,
	int count, struct prize *prize, struct error *error)
{
	const struct prize_entry *entry;
	struct prize_list of;
	enum status status = prize_list_of(app_event(app), app_section(app), &of, error);

	if (status != STATUS_OK)
		return status;
	entry = prize_list_find(&of, number);
	/* that there is none is said by who changes it */
	if (entry)
		status = prize_with(&entry->prize, orders, count, prize, error);
	if (entry && status == STATUS_OK)
		status = prize_settle(prize, error);
	prize_list_done(&of);
	return status;
}

static int set(const struct args *args, struct app *app)
{
	struct prize_order orders[ORDERS_MOST];
	struct prize prize;
	struct error error = {0};
	int number, count = 0, code;

	if (!text_to_int(args->words[2], 1, INT_MAX, &number))
		return set_keys_of_rules(args, app);
	code = read_orders(args, 3, orders, &count);
	if (code != EXIT_DONE)
		return code;
	prize_init(&prize);
	if (read_changed(app, number, orders, count, &prize, &error) != STATUS_OK ||
		app_prize_change(app, number, &prize, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_done("the prize is changed.");
	show_prize_doubts(args->words[0], app_event(app), app_section(app), number);
	return prizes_print_lines(args, app, false, LINES_ALL);
}

static int take_out(const struct args *args, struct app *app)
{
	struct error error;
	int number;

	if (!text_to_int(args->words[2], 1, INT_MAX, &number))
		return cli_usage(args->command,
			"\"%.60s\" is no number of a prize; prizes EVENT list has them.",
			args->words[2]);
	if (desk_is_plain() && !args_has(args, "json"))
		show_prize_removed(app_event(app), app_section(app), number);
	if (app_prize_remove(app, number, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_done("the prize is taken away.");
	return prizes_print_lines(args, app, false, LINES_ALL);
}

static int import(const struct args *args, struct app *app)
{
	const char *path = args->words[2];
	struct error error = {0};
	char *bytes;
	size_t size;
	int count = 0;
	enum status status;

	if (file_read(strcmp(path, "-") ? path : NULL, &bytes, &size, &error) != STATUS_OK)
		return cli_fail(path, &error);
	status = app_prizes_import(app, bytes, size, args_value(args, "rules"), &count, &error);
	free(bytes);
	if (status != STATUS_OK)
		return cli_fail(status == STATUS_BAD_INPUT ? path : args->words[0], &error);
	cli_done("the list is in the event.");
	show_prize_doubts(args->words[0], app_event(app), app_section(app), DOUBTS_OF_ALL);
	return prizes_print_lines(args, app, false, LINES_ALL);
}

/* What the second word may be. */
static const struct deed {
	const char *word;
	int least, most; /* words in all */
	int (*run)(const struct args *args, struct app *app);
	const char *like;
} deeds[] = {
	{"list", 2, 2, prizes_list, "list"},
	{"add", 3, INT_MAX, add, "add AMOUNT KEY=VALUE..."},
	{"set", 4, INT_MAX, set, "set NUMBER KEY=VALUE..."},
	{"remove", 3, 3, take_out, "remove NUMBER"},
	{"import", 3, 3, import, "import FILE.csv"},
	{"export", 2, 2, prizes_export, "export [-o FILE.csv]"},
	{"forecast", 2, 2, prizes_foresee, "forecast"},
	{"receipts", 2, 2, prizes_print_receipts, "receipts"},
	{"envelopes", 2, 2, prizes_print_envelopes, "envelopes"},
};

static const struct deed *find_deed(const struct args *args)
{
	static const struct deed outcome = {"", 1, 1, prizes_print_outcome, ""};

	if (args->count == 1)
		return &outcome;
	for (size_t i = 0; i < sizeof(deeds) / sizeof(deeds[0]); i++)
		if (!strcmp(args->words[1], deeds[i].word))
			return &deeds[i];
	return NULL;
}

static int check(const struct args *args, const struct deed *deed)
{
	if (!deed)
		return cli_usage(args->command,
			"\"%.60s\" is none of list, add, set, remove, import, export, forecast, receipts and envelopes.",
			args->words[1]);
	if (deed->run == set && args->count == 3 && strchr(args->words[2], '='))
		return EXIT_DONE;
	if (args->count < deed->least || args->count > deed->most)
		return cli_usage(args->command, "it is written: prizes EVENT %s.", deed->like);
	if (args_has(args, "csv") && args_has(args, "json"))
		return cli_usage(args->command, "--csv and --json exclude each other.");
	if (args_has(args, "csv") && deed->run == prizes_print_envelopes)
		return cli_usage(args->command, "envelopes are written as plain text or PDF.");
	if (args_has(args, "json") &&
		(deed->run == prizes_print_receipts || deed->run == prizes_print_envelopes))
		return cli_usage(args->command, "%s are not written as JSON.", deed->word);
	if (deed->run == prizes_print_receipts && desk_is_plain() && !prizes_go_to_paper(args))
		return cli_usage(args->command,
			"receipts are for paper: give a file (-o FILE) or a printer (--printer NAME).");
	if (args_has(args, "json") && prizes_go_to_paper(args))
		return cli_usage(args->command, "--json goes to standard output alone.");
	if (args_has(args, "rules") && deed->run != add && deed->run != import)
		return cli_usage(args->command,
			"--rules goes with add and import; alone it is: set rules=shared.");
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	const struct deed *deed = find_deed(args);
	struct app *app;
	int code = check(args, deed);

	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = deed->run(args, app);
	app_close(app);
	return code;
}

const struct command command_prizes = {
	.name = "prizes",
	.usage =
		"EVENT [--round N] [-o FILE] [--printer NAME] [--csv|--json] | EVENT list|add|set|remove|import|export|forecast|receipts|envelopes ...",
	.summary = "The prize list: who gets which prize and why",
	.help = "Without a word: who gets what after the last complete round, and a sentence for\n"
		"every prize. add AMOUNT KEY=VALUE...: a prize. AMOUNT is money (100, 12.50) or\n"
		"an object (Cup); money is shared, objects follow the tie-breaks. Keys: place=1\n"
		"or 4-6; below=1800, rating-from=1600, unrated=yes; under=16, over=65,\n"
		"born-from=2010, born-until=1960; sex=f; club=Bury, school=...; rounds=1-3\n"
		"(points in them); by=w-we (most above expectation); by=hand, to=NUMBER (best\n"
		"game); name=\"Best girl\"; team=club or team=school, best=4: to the club or\n"
		"school, by the totals that print teams shows. set NUMBER KEY=VALUE...; remove\n"
		"NUMBER; list has the numbers. import: the list of a CSV file, whose first line\n"
		"has these keys, in place of all; export writes one. set\n"
		"rules=british|us|us-older|hort|shared|place: how the tied share, british or us\n"
		"by the rule book, for FIDE events to be said. set unit=0.01|1|5,\n"
		"unrated=barred|allowed (rating prizes), byes=N (asked for, at most), based-on=N\n"
		"entries (32C4). A player who takes none: players EVENT edit NAME prizes=none.\n"
		"forecast, in the last round, until no game is open: which place and prize each\n"
		"player can still get, for each result of his own. receipts: who signs for what;\n"
		"envelopes: a block for each winner. These become CSV, HTML or PDF by the\n"
		"ending of -o, envelopes PDF alone.\n",
	.least = 1,
	.most = INT_MAX,
	.run = run,
	.options =
		{
			{"round", 'r', "N", "after this round; else the last complete one", false},
			{"rules", 0, "RULES", "of add and import: how the tied share", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"printer", 0, "NAME", "print on this printer", false},
			{"width", 0, "N", "cells a line: 80", false},
			{"csv", 0, NULL, "print as CSV", false},
			{"json", 0, NULL, "print as JSON", false},
		},
};
