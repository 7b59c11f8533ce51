/* drawboard section: the sections of an event. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "app/section/numbers.h"
#include "app/section/quads.h"
#include "app/section/moved.h"
#include "app/section/parted.h"
#include "app/section/section.h"
#include "app/section/tie_lots.h"
#include "app/settings/warnings.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/new_event.h"
#include "cli/out.h"
#include "cli/set_keys.h"
#include "core/particulars/particular.h"
#include "core/points.h"
#include "core/season.h"

static int print_json(const struct app *app)
{
	const struct event *event = app_event(app);
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_key(&json, "sections");
	json_open(&json, '[');
	for (int i = 0; i < event_sections(event); i++) {
		const struct section_state state = app_section_state(app, i);
		const struct section *row = event_section(event, state.section);
		char name[NAME_SIZE], letter[8];

		json_open(&json, '{');
		json_put_int(&json, "section", state.section);
		json_put_text(&json, "letter", app_section_letter(event, row->id, letter));
		json_put_text(&json, "name", app_section_name(event, row->id, name));
		json_put_text(&json, "system", row->system);
		json_put_int(&json, "rounds", row->rounds);
		json_put_int(&json, "first_board",
			event_particular_number(event, row->id, 0, SECTION_FIRST_BOARD, 1));
		json_put_int(&json, "players", state.players);
		json_put_int(&json, "round", state.round);
		json_key(&json, "complete");
		json_bool(&json, state.complete);
		json_put_int(&json, "boards", state.boards);
		json_put_int(&json, "to_come", state.to_come);
		json_put_int(&json, "tray", state.tray);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
	return EXIT_DONE;
}

static int print_all(const struct args *args, const struct app *app)
{
	const struct event *event = app_event(app);

	if (args_has(args, "json"))
		return print_json(app);
	for (int i = 0; i < event_sections(event); i++) {
		const struct section_state state = app_section_state(app, i);
		const struct section *row = event_section(event, state.section);
		const int first =
			event_particular_number(event, row->id, 0, SECTION_FIRST_BOARD, 0);
		const char *called = section_is_season(row) ? "evening" : "round";
		char name[NAME_SIZE], letter[8], how_far[48], boards[64] = "";

		if (first > 0)
			snprintf(boards, sizeof(boards), ", first board %d", first);
		out(stdout,
			desk_is_plain() ? "%s, %s: %s, %d %s%s, %d player%s%s: %s\n"
					: "%-2s  %-20s %s, %d %s%s, %d player%s%s: %s\n",
			app_section_letter(event, row->id, letter),
			app_section_name(event, row->id, name), row->system, row->rounds, called,
			row->rounds == 1 ? "" : "s", state.players, state.players == 1 ? "" : "s",
			boards, section_state_words(event, &state, how_far));
	}
	return EXIT_DONE;
}

static int add(const struct args *args, struct app *app)
{
	struct app_new what = {.name = args->words[2], .lot = COLOUR_NONE, .rank_lot = true};
	struct error error;
	int code = new_event_terms(args, &what);

	if (code != EXIT_DONE)
		return code;
	if (app_section_add(app, &what, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return print_all(args, app);
}

static int set(const struct args *args, struct app *app)
{
	struct setting_order orders[KEYS_MOST];
	const int code = set_keys(args, app, true, orders);

	if (code != EXIT_DONE)
		return code;
	set_keys_tell_doubts(args, app, orders);
	return print_all(args, app);
}

static int quads(const struct args *args, struct app *app)
{
	struct error error;
	int count;

	if (app_section_quads(app, args_has(args, "by-rating"), &count, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return print_all(args, app);
}

static int numbers(const struct args *args, struct app *app)
{
	static const char *const words[] = {"rating", "lot", "varma"};
	struct error error;

	for (int by = 0; by < 3; by++) {
		if (strcmp(args->words[2], words[by]) != 0)
			continue;
		if (app_section_numbers(app, (enum numbers_by)by, &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		return print_all(args, app);
	}
	return cli_usage(
		args->command, "numbers are by rating, lot or varma, not \"%s\".", args->words[2]);
}

static int lots(const struct args *args, struct app *app)
{
	const struct event *event = app_event(app);
	struct error error;
	int count;

	if (app_section_tie_lots(app, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	for (const struct record *row =
			event_range(event, RECORD_PLAYER, app_section(app), 0, &count);
		count > 0; row++, count--) {
		const int lot = event_particular_number(
			event, app_section(app), row->as.player.pin, PLAYER_LOT, 0);

		if (lot > 0)
			out(stdout, "%d %s: lot %d\n", row->as.player.pin, row->as.player.name,
				lot);
	}
	cli_next(args, "standings", "");
	return EXIT_DONE;
}

static int find_section(
	const struct args *args, const struct app *app, const char *text, int *section)
{
	struct error error;

	if (app_find_section(app, text, section, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return EXIT_DONE;
}

static int read_points(const struct args *args, int *points2)
{
	const char *text = args_value(args, "points");

	if (!text || (points_read(text, points2) && *points2 <= 2 * ROUNDS_MOST))
		return EXIT_DONE;
	return cli_usage(args->command, "--points takes points such as 1½, not \"%s\".", text);
}

static int move(const struct args *args, struct app *app)
{
	struct section_move move = {.points2 = -1};
	char name[NAME_SIZE], who[WHO_SIZE], points[MOVED_POINTS_SIZE], lines[MOVED_LINES_SIZE];
	char parted[PARTED_SIZE];
	struct error error;
	int pin = 0;
	int code = cli_find_player(app, args->words[0], args->words[2], &move.pin);

	if (code == EXIT_DONE)
		code = find_section(args, app, args->words[3], &move.to);
	if (code == EXIT_DONE)
		code = read_points(args, &move.points2);
	if (code != EXIT_DONE)
		return code;
	parted_words(app, &(struct goers){.pin = move.pin}, parted);
	if (app_section_move(app, &move, &pin, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "json"))
		return print_json(app);
	out(stdout, "%s is in %s now.\n", words_who(app_event(app), move.to, pin, who),
		app_section_name(app_event(app), move.to, name));
	if (moved_points_words(app, move.to, pin, points)[0])
		out(stdout, "%s%s.\n", points,
			move.points2 < 0 ? "; move with --points N brings others" : "");
	moved_lines(app, &move, pin, lines);
	out(stdout, "%s%s", lines, parted);
	return EXIT_DONE;
}

static void print_warning(void *context, const struct warning *warning)
{
	out(stdout, "Look at %s: %s\n", (const char *)context, warning->text);
}

/* Who is over the limit where he is now, and what else is odd. */
static void print_warnings(const struct args *args, struct app *app, int section)
{
	const int current = app_section(app);
	char name[NAME_SIZE];

	if (args_has(args, "json") || !app_set_section(app, section))
		return;
	app_section_name(app_event(app), section, name);
	warnings_each(app, print_warning, name);
	app_set_section(app, current);
}

static int split(const struct args *args, struct app *app)
{
	int to = 0, count = 0, below = 0;
	char parted[PARTED_SIZE];
	struct error error;
	int code = find_section(args, app, args->words[2], &to);

	if (code == EXIT_DONE && !args_has(args, "below"))
		code = cli_usage(args->command, "--below is missing, such as --below 1800.");
	if (code == EXIT_DONE)
		code = args_number(args, "below", 1, GRADE_MOST, &below);
	if (code != EXIT_DONE)
		return code;
	parted_words(app, &(struct goers){.below = below}, parted);
	if (app_section_split(app, below, to, &count, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	code = print_all(args, app);
	if (!args_has(args, "json"))
		out(stdout, "%s", parted);
	print_warnings(args, app, app_section(app));
	print_warnings(args, app, to);
	return code;
}

static int merge(const struct args *args, struct app *app)
{
	int to = 0, count = 0;
	struct error error;
	const int code = find_section(args, app, args->words[2], &to);

	if (code != EXIT_DONE)
		return code;
	if (app_section_merge(app, to, &count, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	print_all(args, app);
	print_warnings(args, app, to);
	return EXIT_DONE;
}

static int remove_section(const struct args *args, struct app *app)
{
	struct error error;

	if (app_section_remove(app, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return print_all(args, app);
}

/* What the second word may be. */
static const struct deed {
	const char *word;
	int least, most; /* words in all */
	bool of_one;     /* of the section that is named or the only one */
	int (*run)(const struct args *args, struct app *app);
	const char *like;
} deeds[] = {
	{"add", 3, 3, false, add, "add NAME --system ID --rounds N"},
	{"set", 3, INT_MAX, true, set, "set KEY=VALUE..."},
	{"move", 4, 4, true, move, "move PLAYER SECTION"},
	{"split", 3, 3, true, split, "split SECTION --below RATING"},
	{"merge", 3, 3, true, merge, "merge SECTION"},
	{"remove", 2, 2, true, remove_section, "remove"},
	{"quads", 2, 2, true, quads, "quads"},
	{"numbers", 3, 3, true, numbers, "numbers rating|lot|varma"},
	{"lots", 2, 2, true, lots, "lots"},
};

static int run(const struct args *args)
{
	const struct deed *deed = NULL;
	struct app *app;
	int code;

	for (size_t i = 0; args->count > 1 && i < sizeof(deeds) / sizeof(deeds[0]); i++)
		if (!strcmp(args->words[1], deeds[i].word))
			deed = &deeds[i];
	if (args->count > 1 && !deed)
		return cli_usage(args->command,
			"\"%s\" is none of add, set, move, split, merge, remove, quads, numbers and lots.",
			args->words[1]);
	if (deed && (args->count < deed->least || args->count > deed->most))
		return cli_usage(args->command, "it is written: section EVENT %s.", deed->like);
	if (args->section && !(deed && deed->of_one))
		return cli_usage(args->command,
			"--section goes with set, move, split, merge, remove, quads, numbers and lots.");
	code = cli_open(args, &app);
	if (code == EXIT_DONE && deed && deed->of_one)
		code = cli_require_section(args, app);
	if (code != EXIT_DONE)
		return code;
	code = deed ? deed->run(args, app) : print_all(args, app);
	app_close(app);
	return code;
}

const struct command command_section = {
	.name = "section",
	.usage =
		"EVENT [add NAME --system ID --rounds N | set KEY=VALUE... | move PLAYER SECTION | split SECTION --below RATING | merge SECTION | remove | quads | numbers rating|lot|varma | lots]",
	.summary = "The sections of an event: print, add, change, move players",
	.help = "One event file holds 1 to 99 sections (Open, Major, Minor), each with its own\n"
		"players, rule book and rounds. All other commands take --section NAME: its name,\n"
		"its beginning or its letter. set changes the name, the letter or first-board,\n"
		"the number of its first board, by which all of them are called everywhere. move:\n"
		"before round 1 with all that is known of the player; later he leaves his section\n"
		"after the published rounds and enters the other, with --points N in byes, else\n"
		"with a half-point bye a round if it grants them (absent=half); a note on each\n"
		"card says where the other is. split: all with a rating below the limit go over\n"
		"to a section that is there; merge: all go over, and the section goes; both\n"
		"before round 1. quads: the players become sections of four by rating that play\n"
		"all, numbered by lot or --by-rating; the last 5 to 7 play a small Swiss.\n"
		"numbers: of an all-play-all, by rating, by lot, or by Varma's tables, by which\n"
		"players of one federation do not meet in the last rounds. lots: draws one for\n"
		"everybody who shares a place, for the tie-break LOT. Each section has an undo of\n"
		"its own (undo --section NAME).\n",
	.least = 1,
	.most = INT_MAX,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"system", 0, "ID", "of a new section: its rule book", false},
			{"rounds", 0, "N", "of a new section: how many rounds", false},
			{"lot", 0, "COLOUR", "of a new section: white, black or a year", false},
			{"set", 0, "SETTINGS", "of a new section: settings of its rule book",
				false},
			{"below", 0, "RATING", "of split: who goes over", false},
			{"reason", 0, "TEXT",
				"of set: why it changes, where a draw or numbers on the wall rest on it",
				false},
			{"by-rating", 0, NULL, "of quads: numbers by rating, not by lot", false},
			{"points", 0, "N", "of move: the points that he brings", false},
			{"json", 0, NULL, "print the sections as JSON", false},
		},
};
