/* The commands of the program, called by plain lines on the open event. */
#include "config.h"

#include "cli/plain_commands.h"

#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "app/position/corrections.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/text/text.h"
#include "core/vocabulary.h"
#include "plain/boards.h"
#include "plain/lines.h"
#include "plain/words.h"

enum { NAMES_ROOM = 80 };

static struct {
	const struct command *const *commands;
	int count;
	const char *event;
} all;

/* Those that make or open another event, or want the whole screen. */
static bool is_elsewhere(const struct command *command)
{
	return command == &command_new || command == &command_practice ||
		command == &command_generate || command == &command_wall;
}

/* What a line may begin with besides: a list of `print`, the sheet of a player, the boards. */
static const struct {
	const char *word, *command, *first, *summary;
	const char *option; /* what is typed behind it is its value; NULL: goes as it is */
} others[] = {
	{"board", NULL, NULL,
		"The boards of the round, one, or that of a player: board 5, board NAME", NULL},
	{"card", "print", "sheets", "All games of a player: card NAME", "--player"},
	{"boards", "print", "boards", "The list of the boards: boards -o boards.pdf", NULL},
	{"names", "print", "names", "Who plays where, by name", NULL},
	{"crosstable", "print", "crosstable", "All rounds of all players", NULL},
	{"entries", "print", "entries", "Who has entered", NULL},
	{"byes", "print", "byes", "Every bye, booked or by the draw", NULL},
	{"changes", "print", "changes",
		"The boards that have changed since the round was published", NULL},
	{"changed-slips", "print", "changed-slips",
		"Result slips of these boards: changed-slips -o slips.pdf", NULL},
	{"wallchart", "print", "wallchart", "All rounds as on a US wall chart", NULL},
	{"square", "print", "square", "Everybody against everybody", NULL},
	{"sheets", "print", "sheets", "All games of everybody, or sheets NAME", "--player"},
	{"ratings", "print", "ratings", "What the games would do to FIDE ratings: an estimate",
		NULL},
	{"round-sheet", "print", "round-sheet",
		"The boards with room to write: round-sheet -o sheet.pdf", NULL},
	{"slips", "print", "slips", "Result slips of the round: slips -o slips.pdf", NULL},
	{"cards", "print", "cards",
		"Pairing cards: cards -o cards.pdf; empty ones: cards --blank -o blank.pdf", NULL},
	{"place-cards", "print", "place-cards", "Names for the tables: place-cards -o names.pdf",
		NULL},
	{"fall-back", "print", "fall-back",
		"Cards and boards to go on by hand, into the folder of event set fall-back=FOLDER",
		NULL},
	{"certificates", "print", "certificates",
		"Certificates of the last round: certificates -o certificates.pdf", NULL},
	{"data", "print", "data", "What a draw was made from", NULL},
	{"teams", "print", "teams", "Clubs by the points of their best", NULL},
	{"upsets", "print", "upsets", "Games that the lower rated won or drew", NULL},
	{"fixtures", "print", "fixtures",
		"Club season: whom each, or fixtures NAME, has still to meet", "--player"},
	{"protest", "print", "protest", "The sheet on the board of a player: protest NAME",
		"--player"},
};

enum { OTHERS = sizeof(others) / sizeof(others[0]) };

static int find_other(const char *name)
{
	int i = 0;

	while (i < OTHERS && strcmp(others[i].word, name) != 0)
		i++;
	return i;
}

static const struct command *find(const char *name)
{
	for (int i = 0; i < all.count; i++)
		if (!is_elsewhere(all.commands[i]) && strcmp(all.commands[i]->name, name) == 0)
			return all.commands[i];
	return NULL;
}

static const char *name_at(int i)
{
	if (i < OTHERS)
		return others[i].word;
	i -= OTHERS;
	for (int at = 0; at < all.count; at++)
		if (!is_elsewhere(all.commands[at]) && i-- == 0)
			return all.commands[at]->name;
	return NULL;
}

static const char *summary_of(const char *name)
{
	const int other = find_other(name);

	return other < OTHERS ? others[other].summary : find(name)->summary;
}

static const char *usage_of(const char *name)
{
	const struct command *command = find(name);

	if (command)
		return command->usage;
	return find_other(name) < OTHERS ? "" : NULL;
}

static void help_of(const char *name)
{
	const struct command *command = find(name);

	if (command)
		args_help(command);
	else
		out(stdout, "%s: %s.\n", name, summary_of(name));
}

static const char *nearest(const char *typed)
{
	const char *word = suggest_word(typed, all.commands, all.count, " ");
	const char *names[NAMES_ROOM];
	int count = 0;

	if (word)
		return word;
	while (count < NAMES_ROOM && (names[count] = name_at(count)) != NULL)
		count++;
	return suggest(typed, names, count);
}

/* The words of a call: the event, what was typed, and what a question has brought. */
struct call {
	const struct command *command;
	char *words[WORDS_MOST + 8];
	int count;
};

static void add_word(struct call *call, const char *word)
{
	if (call->count < WORDS_MOST + 8)
		call->words[call->count++] = (char *)word;
}

/* Nothing may open the event's own file a second time. */
static bool names_event(const struct call *call, int first)
{
	for (int i = first; i < call->count; i++) {
		const char *word = call->words[i], *value = strchr(word, '=');

		if (desk_owns(word) || (value && desk_owns(value + 1)) ||
			(word[0] == '-' && word[1] == 'o' && desk_owns(word + 2)))
			return true;
	}
	return false;
}

/* "-" is a result of `result`; elsewhere it is standard input or output. */
static bool reads_lines(const struct call *call, int first)
{
	const bool reads = call->command == &command_import || call->command == &command_lists ||
		call->command == &command_compare || call->command == &command_prizes;

	for (int i = first; reads && i < call->count; i++)
		if (strcmp(call->words[i], "-") == 0 && (i == 0 || call->words[i - 1][0] != '-'))
			return true;
	return false;
}

/* args_parse sorts the words, so each run has its own copy of the order. */
static int run_call(const struct call *call)
{
	struct call copy = *call;

	cli_done(NULL);
	return cli_call(copy.command, copy.count, copy.words);
}

static bool has_option(const struct command *command, const char *name)
{
	for (const struct option *option = command->options; option->name; option++)
		if (strcmp(option->name, name) == 0)
			return true;
	return false;
}

/* False: it is left as it is. The answer stays good. */
static bool ask_for(struct plain *plain, struct call *call, const char *wanted, bool chosen)
{
	enum { CHOSEN, REASON, ANOTHER, KINDS };
	static char option[KINDS][32];
	char *name = option[chosen ? CHOSEN : strcmp(wanted, "reason") == 0 ? REASON : ANOTHER];
	const char *text;

	snprintf(name, sizeof(option[0]), "--%s", wanted);
	if (name != option[REASON]) {
		add_word(call, name);
		return chosen || plain_ask_yes(plain, "Do it all the same?");
	}
	/* elsewhere an empty one is refused */
	text = plain_ask_reason(plain,
		call->command == &command_publish
			? "The reason? Enter alone leaves it; \"\" is an empty one."
			: "The reason? Enter alone leaves it.");
	if (!text || !text[0])
		return false;
	add_word(call, name);
	add_word(call, strcmp(text, "\"\"") ? text : "");
	return true;
}

/* What a refused command wants is asked for, and it is run again: once for each option. */
static int run_until_done(struct plain *plain, struct call *call)
{
	const char *before = NULL, *wanted;
	bool chosen;
	int code;

	for (;;) {
		desk_wanted(&chosen);
		code = run_call(call);
		wanted = desk_wanted(&chosen);
		if (!wanted || !has_option(call->command, wanted) ||
			(before && strcmp(wanted, before) == 0))
			return code;
		if (!ask_for(plain, call, wanted, chosen)) {
			out(stdout, "Nothing was done.\n");
			return code;
		}
		before = wanted;
	}
}

static void show_one_board(const struct app *app, int round, const char *word)
{
	char text[BOARD_WORDS_SIZE];
	struct error error;
	struct game game;
	int label, number;

	if (!text_to_int(word, 1, BOARD_LABELS_MOST, &label))
		cli_call(&command_why, 2, (char *[]){(char *)all.event, (char *)word});
	else if (app_find_board(app, round, label, &number, &error) != STATUS_OK)
		out(stdout, "%s\n", error.text);
	else if (!game_find(app_event(app), app_section(app), round, number, &game))
		out(stdout, "There is no board %d.\n", label);
	else
		out(stdout, "%s\n", board_words(app, round, &game, text));
}

/*
 * The boards of the round, or one of them; cards that are laid out are told by their score groups.
 */
static void show_round(int count, char **words)
{
	struct app *app = desk_hold(all.event);
	const int round = app_round(app);

	if (count > 1)
		show_one_board(app, round, words[1]);
	else if (game_count(app_event(app), app_section(app), round) > 0)
		show_boards(app, round);
	else
		cli_call(&command_groups, 1, (char *[]){(char *)all.event});
	app_close(app);
}

/* What was done about results of his that were wrong, and which are open or rated otherwise. */
static void say_card_note(const struct app *app, int pin)
{
	struct card_notes notes = {NULL, 0};
	const struct card_note *note;
	struct error error;

	app_card_notes(app, ROUNDS_MOST, &notes, &error); /* else nothing is said */
	note = card_notes_of(&notes, pin);
	if (note)
		out(stdout, "%s\n", note->text);
	card_notes_done(&notes);
}

/*
 * What stands on no sheet: the game that is on, as that ends with the last complete round, and
 * corrections.
 */
static void say_rest_of_card(const char *name)
{
	struct app *app = desk_hold(all.event);
	const struct event *event = app_event(app);
	const int round = app_round(app), section = app_section(app);
	const struct round *row = event_round(event, section, round);
	char text[BOARD_WORDS_SIZE];
	struct game game;
	int pin;

	if (cli_find_player(app, all.event, name, &pin) == EXIT_DONE) {
		if (row && row->state == ROUND_PUBLISHED &&
			game_of(event, section, round, pin, &game))
			out(stdout, "%s %d, b%s\n", vocabulary_of(event, section)->round, round,
				board_words(app, round, &game, text) + 1);
		say_card_note(app, pin);
	}
	app_close(app);
}

static void run(struct plain *plain, int count, char **words)
{
	const int other = find_other(words[0]);
	struct call call = {
		.command = find(other < OTHERS && others[other].command ? others[other].command
									: words[0])};
	int own;

	if (!call.command) {
		show_round(count, words);
		return;
	}
	if (strstr(call.command->usage, "EVENT"))
		add_word(&call, all.event);
	if (other < OTHERS)
		add_word(&call, others[other].first);
	own = call.count;
	for (int i = 1; i < count; i++) {
		if (i == 1 && other < OTHERS && others[other].option && words[1][0] != '-')
			add_word(&call, others[other].option);
		add_word(&call, words[i]);
	}
	if (names_event(&call, own)) {
		out(stdout, "That is the open event itself: give another file.\n");
		return;
	}
	if (reads_lines(&call, own)) {
		out(stdout, "Standard input has the lines that are typed: give a file.\n");
		return;
	}
	if (run_until_done(plain, &call) == EXIT_DONE && strcmp(words[0], "card") == 0 &&
		count == 2 && words[1][0] != '-')
		say_rest_of_card(words[1]);
}

const struct plain_commands *plain_commands_of(
	const struct command *const *commands, int count, const char *event)
{
	static const struct plain_commands made = {
		name_at, summary_of, usage_of, help_of, nearest, run};

	all.commands = commands;
	all.count = count;
	all.event = event;
	return &made;
}
