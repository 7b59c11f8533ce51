/* drawboard new: a new event file. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/event/file.h"
#include "app/book/rule_book.h"
#include "app/section/like.h"
#include "app/section/section.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/new_event.h"
#include "cli/out.h"
#include "core/all_play_all.h"
#include "core/season.h"

static int read_lot(const struct args *args, enum colour *lot)
{
	const char *text = args_value(args, "lot");

	if (!text || app_read_lot(text, lot))
		return EXIT_DONE;
	return cli_usage(args->command, "--lot is white, black or a year, not \"%s\".", text);
}

int cli_no_book(const struct args *args, const char *system, enum cli_books books)
{
	const struct pairing_book *book;
	const char *names[16], *near;
	char known[200] = "";
	int count = 0;

	for (int i = 0; count < 16 && (book = pairing_book_at(i)) != NULL; i++) {
		size_t used = strlen(known);

		if (book->comparison && books == CLI_BOOKS_OF_EVENTS)
			continue;
		names[count++] = book->id;
		snprintf(known + used, sizeof(known) - used, "%s%s", used ? ", " : "", book->id);
	}
	near = suggest(system, names, count);
	if (near)
		return cli_usage(args->command, "there is no rule book \"%s\"; try --system %s.",
			system, near);
	return cli_usage(
		args->command, "there is no rule book \"%s\"; those known are: %s.", system, known);
}

static int read_system(const struct args *args, const char **system)
{
	*system = args_value(args, "system");
	if (!*system)
		return cli_usage(args->command, "--system is missing, such as --system %s.",
			pairing_book_at(0)->id);
	return pairing_book_find(*system) ? EXIT_DONE
					  : cli_no_book(args, *system, CLI_BOOKS_OF_EVENTS);
}

/* The players of another event may be in already. */
static void print_next(const struct args *args, const struct app *app)
{
	int count;

	event_range(app_event(app), RECORD_PLAYER, 0, 0, &count);
	if (count > 0)
		cli_next(args, "players", "");
	else
		cli_next(args, "import", "LIST.csv");
}

static const char *lot_of(const struct section *section)
{
	return section->lot == COLOUR_BLACK ? "black" : "white";
}

/* "Congress, Open: 5 rounds by caa; the top seed has white on board 1 of round 1." */
static void print_section(const struct app *app, const char *event, const struct section *section)
{
	const char *plural = section->rounds == 1 ? "" : "s";
	char called[NAME_SIZE], name[2 * NAME_SIZE];

	snprintf(name, sizeof(name), "%s", event);
	if (event_sections(app_event(app)) > 1)
		snprintf(name, sizeof(name), "%s, %s", event,
			app_section_name(app_event(app), section->id, called));
	if (section_is_season(section))
		out(stdout, "%s: a club season of up to %d evening%s by %s.\n", name,
			section->rounds, plural, section->system);
	else if (section_is_all_play_all(section))
		out(stdout, "%s: an all-play-all by %s; its rounds follow from its players.\n",
			name, section->system);
	else
		out(stdout, "%s: %d round%s by %s; %s has %s on board 1 of round 1.\n", name,
			section->rounds, plural, section->system,
			event_traits(app_event(app), section->id)->by_name ? "the first of the list"
									   : "the top seed",
			lot_of(section));
}

static void put_section(struct json *json, const struct section *section)
{
	json_put_text(json, "system", section->system);
	json_put_int(json, "rounds", section->rounds);
	json_put_text(json, "lot", lot_of(section));
	json_put_text(json, "options", section->options);
}

/* Of several sections the first stands with the event, and all of them in a list. */
static void report_json(const struct app *app, const char *name)
{
	const struct event *event = app_event(app);
	char called[NAME_SIZE];
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_text(&json, "name", name);
	put_section(&json, event_section(event, app_section(app)));
	if (event_sections(event) > 1) {
		json_key(&json, "sections");
		json_open(&json, '[');
		for (int i = 0; i < event_sections(event); i++) {
			json_open(&json, '{');
			json_put_text(&json, "name",
				app_section_name(event, event_section_at(event, i)->id, called));
			put_section(&json, event_section_at(event, i));
			json_close(&json, '}');
		}
		json_close(&json, ']');
	}
	json_close(&json, '}');
	json_finish(&json);
}

static void report(const struct args *args, const struct app *app)
{
	const struct event *event = app_event(app);
	const struct event_row *row = &event_range(event, RECORD_EVENT, 1, 0, &(int){0})->as.event;
	const struct section *section = event_section(event, app_section(app));

	if (args_has(args, "json")) {
		report_json(app, row->name);
		return;
	}
	for (int i = 0; i < event_sections(event); i++)
		print_section(app, row->name, event_section_at(event, i));
	print_next(args, app);
	if (!section_is_season(section) && !section_is_all_play_all(section) &&
		!strpbrk(args->words[0], "./"))
		cli_command(args, "The draw board", "", "");
}

int new_event_terms(const struct args *args, struct app_new *what)
{
	int code = read_system(args, &what->system);

	if (code == EXIT_DONE && pairing_book_find(what->system)->season)
		what->rounds = ROUNDS_MOST;
	if (code == EXIT_DONE && pairing_book_find(what->system)->rounds) {
		if (args_has(args, "rounds"))
			return cli_usage(args->command,
				"the rounds of an all-play-all follow from its players: leave --rounds out.");
		what->rounds = 1;
	}
	if (code == EXIT_DONE && what->rounds == 0 && !args_has(args, "rounds"))
		code = cli_usage(args->command, "--rounds is missing, such as --rounds 5.");
	if (code == EXIT_DONE && args_has(args, "rounds"))
		code = args_number(args, "rounds", 1, ROUNDS_MOST, &what->rounds);
	if (code == EXIT_DONE)
		code = read_lot(args, &what->lot);
	what->options = args_value(args, "set");
	return code;
}

/* There is a file of that name, or no such folder. */
static int refuse(const char *path, struct error *error)
{
	if (error->code == STATUS_REFUSED || error->code == STATUS_NOT_FOUND)
		error->code = STATUS_IO;
	return cli_fail(path, error);
}

/* With the sections and settings of another event. */
static int run_like(const struct args *args)
{
	static const char *const own[] = {"system", "rounds", "lot", "set"};
	const struct app_like what = {.path = args->words[0],
		.name = args_value(args, "name"),
		.old = args_value(args, "like"),
		.players = args_has(args, "players")};
	struct error error;
	struct app *app;

	for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++)
		if (args_has(args, own[i]))
			return cli_usage(args->command,
				"--like takes it from the other event: --%s is set afterwards (event, section).",
				own[i]);
	if (app_create_like(&what, &app, &error) != STATUS_OK)
		return refuse(what.path, &error);
	cli_done("the event is made.");
	report(args, app);
	app_close(app);
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	char name[NAME_SIZE];
	struct app_new what = {.path = args->words[0],
		.name = args_value(args, "name"),
		.lot = COLOUR_NONE,
		.rank_lot = true};
	struct error error;
	struct app *app;
	int code;

	if (args_has(args, "like"))
		return run_like(args);
	if (args_has(args, "players"))
		return cli_usage(args->command, "--players goes with --like: whose players?");
	code = new_event_terms(args, &what);
	if (code != EXIT_DONE)
		return code;
	if (!what.name) {
		app_name_of(what.path, name);
		what.name = name;
	}
	if (app_create(&what, &app, &error) != STATUS_OK)
		return refuse(what.path, &error);
	cli_done("the event is made.");
	report(args, app);
	app_close(app);
	return EXIT_DONE;
}

const struct command command_new = {
	.name = "new",
	.usage =
		"EVENT --system ID [--rounds N] [--name TEXT] [--lot white|black|YEAR] [--set SETTINGS]  |  EVENT --like OLD [--players] [--name TEXT]",
	.summary = "Make a new event file",
	.help = "EVENT is the file to make; it must not exist. The name is that of the file\n"
		"unless given. Without --lot the colour of the top seed (schools: the first of\n"
		"the list) in round 1 is drawn by lot and recorded. A club season (--system gsrp)\n"
		"has as many evenings as there is room for, unless given. The rounds of an\n"
		"all-play-all (--system berger) follow from its players.\n"
		"SETTINGS are those of the rule book, such as \"clubs=2 half_byes=0\".\n"
		"--like OLD takes the sections of another event, their rule books, rounds and\n"
		"settings, and what is known of them but days and event codes; lots are drawn\n"
		"anew. With --players who plays there is entered, too.\n",
	.least = 1,
	.most = 1,
	.no_section = true,
	.run = run,
	.options =
		{
			{"system", 's', "ID",
				"the rule book: caa, dutch, uscf, schools, gsrp, berger", false},
			{"rounds", 'r', "N", "number of rounds (or evenings)", false},
			{"name", 'n', "TEXT", "name of the event", false},
			{"lot", 0, "COLOUR",
				"white or black for the first of the list in round 1; a year: white if odd",
				false},
			{"set", 0, "SETTINGS", "settings of the rule book other than its defaults",
				false},
			{"like", 0, "OLD", "sections and settings of this event", false},
			{"players", 0, NULL, "with --like: its players, too", false},
			{"json", 0, NULL, "print the new event as JSON", false},
		},
};
