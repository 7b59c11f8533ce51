/* drawboard attend: who is there on a club evening or for a round. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/words/words.h"
#include "cli/attend_roll.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/players_known.h"
#include "cli/show.h"
#include "core/season.h"

static const struct {
	const char *option; /* NULL: the words of the command */
	int kind;
	const char *heading, *key;
} kinds[] = {
	{NULL, ATTENDS_HERE, "Here", "here"},
	{"volunteer", ATTENDS_VOLUNTEER, "Here, and volunteer to sit out", "volunteers"},
	{"casual", ATTENDS_CASUAL, "Casual games", "casual"},
	{"late", ATTENDS_LATER, "Later", "later"},
	{"away", ATTENDS_AWAY, NULL, NULL},
};

enum { KINDS = sizeof(kinds) / sizeof(kinds[0]), NAMED_MOST = 10000 };

struct named {
	int pins[NAMED_MOST], kinds[NAMED_MOST];
	int count;
};

static int add(const struct args *args, const struct app *app, const char *text, int kind,
	struct named *named)
{
	int pin, code = cli_find_player(app, args->words[0], text, &pin);

	if (code != EXIT_DONE)
		return code;
	if (named->count == NAMED_MOST)
		return cli_usage(args->command, "too many names.");
	named->pins[named->count] = pin;
	named->kinds[named->count++] = kind;
	return EXIT_DONE;
}

static int read_names(const struct args *args, const struct app *app, struct named *named)
{
	int code = EXIT_DONE;

	for (int i = 1; code == EXIT_DONE && i < args->count; i++)
		code = add(args, app, args->words[i], ATTENDS_HERE, named);
	for (int k = 1; k < KINDS; k++) {
		const char *text;

		for (int i = 0; code == EXIT_DONE &&
			(text = args_value_at(args, kinds[k].option, i)) != NULL;
			i++)
			code = add(args, app, text, kinds[k].kind, named);
	}
	return code;
}

static const struct record *attendance(const struct app *app, int *count)
{
	return event_range(
		app_event(app), RECORD_ATTENDANCE, app_section(app), app_evening(app), count);
}

/* He is here and has a bye on request: the draw has no place for him. */
static bool has_bye(const struct app *app, const struct attendance *row)
{
	return (row->kind == ATTENDS_HERE || row->kind == ATTENDS_VOLUNTEER) &&
		event_booking(app_event(app), app_section(app), row->pin, row->round);
}

static void list_text(const struct app *app, int kind, const char *heading)
{
	int count;
	bool shown = false;
	const struct record *rows = attendance(app, &count);

	for (int i = 0; i < count; i++) {
		const struct attendance *row = &rows[i].as.attendance;

		if (row->kind != kind)
			continue;
		out(stdout, "%s%s%d %s%s", shown ? "" : heading, shown ? "; " : ": ", row->pin,
			event_player(app_event(app), app_section(app), row->pin)->name,
			has_bye(app, row) ? " (bye booked)" : "");
		shown = true;
	}
	if (shown)
		out(stdout, "\n");
}

static void list_kinds(const struct app *app)
{
	for (int k = 0; k < KINDS - 1; k++)
		list_text(app, kinds[k].kind, kinds[k].heading);
}

/* Those who came when the draw was out, and whom they found. */
static void list_latecomers(struct app *app)
{
	const int evening = app_evening(app);
	int count;
	const struct record *rows = attendance(app, &count);
	char text[200];

	for (int i = 0; i < count; i++) {
		app_late_words(app, evening, rows[i].as.attendance.pin, text, sizeof(text));
		if (text[0])
			out(stdout, "%s.\n", text);
	}
}

static void list_json(struct app *app, struct json *json)
{
	const int evening = app_evening(app);
	int count;
	const struct record *rows = attendance(app, &count);

	for (int k = 0; k < KINDS - 1; k++) {
		json_key(json, kinds[k].key);
		json_open(json, '[');
		for (int i = 0; i < count; i++)
			if (rows[i].as.attendance.kind == kinds[k].kind)
				json_int(json, rows[i].as.attendance.pin);
		json_close(json, ']');
	}
	json_key(json, "came_late");
	json_open(json, '[');
	for (int i = 0; i < count; i++)
		if (app_came_late(app, evening, rows[i].as.attendance.pin))
			json_int(json, rows[i].as.attendance.pin);
	json_close(json, ']');
}

/* Tonight's list, as the evening is drawn by it. */
static void list_order(struct app *app)
{
	struct app_listed *rows;
	struct error error;
	char gsrp[16];
	int count;

	if (app_evening_list(app, &rows, &count, &error) != STATUS_OK) {
		out(stderr, "drawboard: %s\n", error.text);
		return;
	}
	for (int i = 0; i < count; i++)
		out(stdout,
			desk_is_plain() ? "%d. %d %s: GSRP %s from %d game%s\n"
					: "%3d. %d %s: GSRP %s from %d game%s\n",
			i + 1, rows[i].pin,
			event_player(app_event(app), app_section(app), rows[i].pin)->name,
			season_gsrp_text(rows[i].tenths, gsrp), rows[i].games,
			rows[i].games == 1 ? "" : "s");
	free(rows);
}

/* The draw stands; who came after it and sits out may have a seat yet. */
static void report_published(const struct args *args, struct app *app)
{
	const struct event *event = app_event(app);
	const int evening = app_evening(app);
	char rest[24] = "";
	int count, out_of_it = 0;
	const struct record *rows =
		event_range(event, RECORD_BOARD, app_section(app), evening, &count);

	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;

		out_of_it += board->black == 0;
		if (board->black == 0 && app_came_late(app, evening, board->white))
			snprintf(rest, sizeof(rest), "--bye %d", board->white);
	}
	out(stdout, "Evening %d is published: %d board%s", evening, count - out_of_it,
		count - out_of_it == 1 ? "" : "s");
	if (out_of_it > 0)
		out(stdout, ", %d sit%s out", out_of_it, out_of_it == 1 ? "s" : "");
	out(stdout, ".\n");
	list_kinds(app);
	list_latecomers(app);
	show_boards(app, evening);
	if (!rest[0])
		return;
	out(stdout,
		"The next who comes meets who sits out; a repair gives him somebody's seat now.\n");
	cli_next(args, "repair", rest);
}

/* A draw that is proposed stands if all who are here have a place in it. */
static void tell_next(const struct args *args, const struct app *app, const struct round *round)
{
	if (!round || round->state == ROUND_LAID_OUT)
		cli_next(args, "pair", "");
	else if (event_unplaced(app_event(app), round->section, round->number))
		players_tell_draft(args, app);
	else
		cli_next(args, "publish", "");
}

/* lost: boards of a draw that was proposed, of which more is said. */
static void report(const struct args *args, struct app *app, int lost)
{
	const struct event *event = app_event(app);
	const int evening = app_evening(app);
	const struct round *round = event_round(event, app_section(app), evening);
	const struct rollcall roll = event_rollcall(event, app_section(app), evening);
	const struct record *rows;
	struct json json;
	const int volunteers = app_odd_volunteers(app, evening);
	int count, in = roll.in;

	if (args_has(args, "json")) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_int(&json, "evening", evening);
		list_json(app, &json);
		json_close(&json, '}');
		json_finish(&json);
		return;
	}
	if (round && round->state >= ROUND_PUBLISHED) {
		report_published(args, app);
		return;
	}
	rows = attendance(app, &count);
	for (int i = 0; i < count; i++)
		in -= has_bye(app, &rows[i].as.attendance);
	out(stdout, "Evening %d: %d in the draw.\n", evening, in);
	list_kinds(app);
	if (volunteers >= 3)
		out(stdout, "Three of the volunteers may play casual games instead (--casual).\n");
	else if (volunteers == 0)
		out(stdout,
			"An odd number: ask for a volunteer to sit out (attend EVENT --volunteer NAME).\n");
	if (in > 0) {
		list_order(app);
		if (lost <= 0)
			tell_next(args, app, round);
	}
}

static int check_options(const struct args *args, const struct app *app)
{
	const bool season = event_is_season(app_event(app), app_section(app));

	if (season && args_has(args, "all"))
		return cli_usage(args->command,
			"--all is not of club seasons: who is here tonight is named.");
	if (!season && (args_has(args, "volunteer") || args_has(args, "casual")))
		return cli_usage(args->command,
			"--volunteer and --casual are of club seasons: of a round there are --late and --away.");
	return EXIT_DONE;
}

/* Of a round that nearly all have come to, those who have not are named, and the others at once. */
static int all_here(const struct args *args, struct app *app)
{
	struct error error;
	int count;

	return app_roll_all_here(app, &count, &error) == STATUS_OK
		? EXIT_DONE
		: cli_fail(args->words[0], &error);
}

static int count_boards(const struct app *app)
{
	int count;

	event_range(app_event(app), RECORD_BOARD, app_section(app), app_round(app), &count);
	return count;
}

/* Who goes out of a round that is proposed takes his board along. */
static void tell_lost(const struct args *args, int lost)
{
	if (lost <= 0 || args_has(args, "json"))
		return;
	out(stdout, "The draw that is proposed has lost %d board%s.\n", lost, lost == 1 ? "" : "s");
	cli_next(args, "pair", "");
}

/* The evening before may be the one for which he has come. */
static void tell_evening_before(
	const struct args *args, const struct app *app, const struct named *named)
{
	char text[SENTENCE_SIZE];

	for (int i = 0; i < named->count; i++) {
		app_evening_before_words(app, named->pins[i], text, sizeof(text));
		if (text[0])
			cli_note(args->words[0], "%s", text);
	}
}

static int run(const struct args *args)
{
	struct named *named = calloc(1, sizeof(*named));
	struct error error = {STATUS_NO_MEMORY, "There is not enough memory for the names."};
	struct app *app;
	int code, boards = 0;

	if (!named)
		return cli_fail(args->words[0], &error);
	code = cli_open(args, &app);
	if (code != EXIT_DONE) {
		free(named);
		return code;
	}
	code = check_options(args, app);
	boards = count_boards(app);
	if (code == EXIT_DONE)
		code = read_names(args, app, named);
	if (code == EXIT_DONE &&
		app_attend(app, named->pins, named->kinds, named->count, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE && args_has(args, "all"))
		code = all_here(args, app);
	if (code == EXIT_DONE) {
		cli_done("the attendance is taken.");
		if (event_is_season(app_event(app), app_section(app)))
			report(args, app, boards - count_boards(app));
		else
			report_roll(args, app);
		tell_evening_before(args, app, named);
		tell_lost(args, boards - count_boards(app));
	}
	app_close(app);
	free(named);
	return code;
}

const struct command command_attend = {
	.name = "attend",
	.usage =
		"EVENT [NAME ...] [--late NAME] [--away NAME] [--all] [--volunteer NAME] [--casual NAME]",
	.summary = "Call the roll of a round, or take the attendance of a club evening",
	.help = "Those named are here and take part; a name may be its beginning, or a PIN. The\n"
		"evening is the one that is on, or the next. Options may be repeated. Who comes\n"
		"when the draw is published meets one who sits out, if the two have not met.\n"
		"Without names the attendance is listed, and who came late. Of any other event it\n"
		"is the roll of the round, before it is published: who is late or away sits out,\n"
		"with no points or a half-point bye (event EVENT set absent=half), until he is\n"
		"here; --all marks everybody else as here. Once somebody is, `pair` takes all\n"
		"without a mark as away, and waits while they are most. Undo takes each of it\n"
		"back.\n",
	.least = 1,
	.most = INT_MAX,
	.run = run,
	.options =
		{
			{"all", 0, NULL, "of a round: everybody without a mark is here", false},
			{"volunteer", 0, "NAME", "club: is here and offers to sit out", true},
			{"casual", 0, "NAME", "club: is here, but plays casual games all evening",
				true},
			{"late", 0, "NAME", "comes later; not in the draw before he is here", true},
			{"away", 0, "NAME", "is not here after all", true},
			{"json", 0, NULL, "print the attendance as JSON", false},
		},
};
