/* drawboard players: the list, and who is added, changed, withdrawn or has a bye. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/players_fields.h"
#include "cli/players_known.h"
#include "cli/players_lists.h"
#include "cli/players_place.h"
#include "cli/players_show.h"
#include "cli/show.h"
#include "core/between.h"
#include "core/vocabulary.h"

static int usage(const struct args *args, const char *what)
{
	return cli_usage(args->command, "%s", what);
}

static void tell_tops(const struct args *args, const struct app *app)
{
	char text[100];

	if (args_has(args, "top") && app_many_tops(app, text, sizeof(text)))
		cli_note(args->words[0], "%s.", text);
}

/* Rounds that are published do not wait for him. */
static void tell_entry(const struct args *args, const struct app *app, int asked, int pin)
{
	const struct player *player = event_player(app_event(app), app_section(app), pin);
	const char *called = vocabulary_of(app_event(app), app_section(app))->round_small;

	if (asked > 0 && player->enters > asked)
		cli_note(args->words[0], "%d %s enters in %s %d: the %ss before it are published.",
			pin, player->name, called, player->enters, called);
}

/* Typed as a line it is asked about. */
static int refuse_namesake(const struct args *args, const struct error *error)
{
	if (!desk_is_plain())
		return cli_say(
			EXIT_INPUT, args->words[0], "%s If they are two: --namesake.", error->text);
	desk_want("namesake");
	return cli_fail(args->words[0], error);
}

/* A new player, or with `joins` one who has played here as one from outside. */
static int add(const struct args *args, struct app *app, bool joins)
{
	struct listed_entry listed = {.count = 0};
	struct player player = {0};
	struct app_particular typed[KNOWN_MOST], known[LISTED_PARTICULARS + 1 + KNOWN_MOST];
	struct error error;
	enum status status;
	int pin, code, ntyped = 0, nknown;

	if (args->count < 3)
		return usage(args, "the name is missing.");
	if (args->count > 3 && (joins || !strchr(args->words[3], '=')))
		return usage(args, "add takes one name; put it in quotes.");
	if (strlen(args->words[2]) >= sizeof(player.name))
		return usage(args, "the name is too long.");
	strcpy(player.name, args->words[2]);
	code = EXIT_DONE;
	if (args_has(args, "from-list")) {
		code = players_find_listed(args, player.name, &listed);
		player = listed.player;
	}
	if (code == EXIT_DONE)
		code = players_set_fields(args, app, &player);
	if (code == EXIT_DONE)
		code = players_read_known(args, app, 3, &player, typed, &ntyped);
	if (code != EXIT_DONE)
		return code;
	nknown = listed_entry_known(&listed, player.grade, known);
	players_read_kind(args, known, &nknown);
	for (int i = 0; i < ntyped; i++)
		known[nknown++] = typed[i];
	if (joins)
		status = app_player_join(app, &player, &pin, &error);
	else
		status = app_player_enter(app,
			&(struct app_entry){.player = &player,
				.namesake = args_has(args, "namesake"),
				.particulars = known,
				.nparticulars = nknown},
			&pin, &error);
	if (status == STATUS_DOUBLE)
		return refuse_namesake(args, &error);
	if (status != STATUS_OK)
		return cli_fail(args->words[0], &error);
	players_tell_alike(args, app, "added as ", pin);
	players_tell_estimate(args, player.name);
	players_tell_doubts(args, app, pin);
	tell_entry(args, app, player.enters, pin);
	tell_tops(args, app);
	players_show_placed(app, pin, args_has(args, "json"));
	return EXIT_DONE;
}

static int edit(const struct args *args, struct app *app, int pin)
{
	struct player player = *event_player(app_event(app), app_section(app), pin);
	struct app_particular known[KNOWN_MOST + 1];
	char stays[160];
	struct error error;
	int code, nknown, kinds = 0;

	if (args_has(args, "pin") || args_has(args, "enters"))
		return usage(args, "PIN and first round of a player do not change.");
	players_read_kind(args, known, &kinds);
	code = players_set_fields(args, app, &player);
	if (code == EXIT_DONE)
		code = players_read_known(args, app, 3, &player, known + kinds, &nknown);
	if (code == EXIT_DONE)
		code = players_set_amended(args, app, &player, stays, sizeof(stays));
	if (code != EXIT_DONE)
		return code;
	if (app_player_change(app, &player, known, kinds + nknown, args_value(args, "reason"),
		    &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "name"))
		players_tell_alike(args, app, "", player.pin);
	players_tell_estimate(args, player.name);
	players_tell_doubts(args, app, player.pin);
	if (stays[0])
		cli_note(args->words[0], "%s", stays);
	tell_tops(args, app);
	players_show_placed(app, player.pin, args_has(args, "json"));
	return EXIT_DONE;
}

/* The first round that can still be changed: what "from now on" means. */
static int next_round(const struct app *app)
{
	const struct event *event = app_event(app);
	int round = event_current_round(event, app_section(app));
	const struct round *row = event_round(event, app_section(app), round);

	return row && row->state >= ROUND_PUBLISHED ? round + 1 : round;
}

static int withdraw(const struct args *args, struct app *app, int pin, bool back)
{
	const bool expels = args_has(args, "expelled");
	int from = next_round(app), code;
	char other[NAME_SIZE] = "";
	const struct filled *game;
	struct error error;

	if (args->count != 3)
		return usage(args, "withdraw and return take one player.");
	code = args_number(args, "from", 1, ROUNDS_MOST, &from);
	if (code != EXIT_DONE)
		return code;
	game = between_next(app_event(app), app_section(app), pin, from);
	if (game)
		memcpy(other, game->name, sizeof(other));
	if ((expels ? app_player_expel(app, pin, from, &error)
		    : app_player_withdraw(app, pin, back ? 0 : from, &error)) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	players_show_one(app, pin, args_has(args, "json"));
	if (other[0] && !args_has(args, "json") &&
		!between_next(app_event(app), app_section(app), pin, from))
		out(stdout, "His game with %s is off, who is in the draw there again.\n", other);
	return EXIT_DONE;
}

static int bye(const struct args *args, struct app *app, int pin)
{
	struct bye_order byes[ROUNDS_MOST];
	struct error error;

	if (args->count < 4)
		return usage(args, "bye takes a player and rounds such as 3:half.");
	for (int i = 3; i < args->count; i++) {
		struct bye_order bye;

		if (!bye_order_parse(args->words[i], &bye))
			return cli_usage(args->command,
				"\"%s\" is no bye: it is ROUND or ROUND:half, full, zero or none, with a round from 1 to %d.",
				args->words[i], ROUNDS_MOST);
		for (int j = 3; j < i; j++)
			if (byes[j - 3].round == bye.round)
				return cli_usage(args->command, "round %d is given twice: %s, %s.",
					bye.round, args->words[j], args->words[i]);
		byes[i - 3] = bye; /* no more than there are rounds: none is given twice */
	}
	if (app_player_byes(app, pin, byes, args->count - 3, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	players_show_one(app, pin, args_has(args, "json"));
	return EXIT_DONE;
}

/* Two entries of one player: the second goes. */
static int unite(const struct args *args, struct app *app)
{
	struct error error;
	int stays, goes, code = EXIT_DONE;

	if (args->ngiven > 0 && !(args->ngiven == 1 && args_has(args, "json")))
		return usage(args,
			"of two entries nothing is changed: players EVENT join STAYS GOES, then edit.");
	code = cli_find_player(app, args->words[0], args->words[2], &stays);
	if (code == EXIT_DONE)
		code = cli_find_player(app, args->words[0], args->words[3], &goes);
	if (code != EXIT_DONE)
		return code;
	if (app_player_unite(app, stays, goes, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	players_show_one(app, stays, args_has(args, "json"));
	return EXIT_DONE;
}

static int take_out(const struct args *args, struct app *app, int pin)
{
	char who[WHO_SIZE];
	struct error error;

	if (args->count != 3)
		return usage(args, "remove takes one player.");
	words_who(app_event(app), app_section(app), pin, who);
	if (app_player_remove(app, pin, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (desk_is_plain() && !args_has(args, "json")) {
		out(stdout, "Removed: %s.\n", who);
		return EXIT_DONE;
	}
	players_show_list(app, args_has(args, "json"));
	return EXIT_DONE;
}

enum verb {
	VERB_ADD,
	VERB_JOIN,
	VERB_EDIT,
	VERB_WITHDRAW,
	VERB_RETURN,
	VERB_BYE,
	VERB_REMOVE,
	VERB_CHECK,
	VERBS
};

static const char *const verbs[VERBS] = {
	"add", "join", "edit", "withdraw", "return", "bye", "remove", "check"};

/* The options that mean something with a verb; VERBS: with the list alone. */
static const char *const options_of[VERBS + 1] = {
	[VERB_ADD] =
		" name grade old-grade club title place pin enters top new namesake from-list lists json ",
	[VERB_JOIN] = " grade old-grade club title place pin top new json ",
	[VERB_EDIT] =
		" name grade old-grade club title place place-by-grade pin enters top new reason json ",
	[VERB_WITHDRAW] = " from expelled json ",
	[VERB_RETURN] = " json ",
	[VERB_BYE] = " json ",
	[VERB_REMOVE] = " json ",
	[VERB_CHECK] = " take lists ",
	[VERBS] = " json output printer width length ",
};

static int check_options(const struct args *args, int verb)
{
	for (int i = 0; i < args->ngiven; i++) {
		const char *name = args->given[i].option->name;
		char word[32];

		snprintf(word, sizeof(word), " %s ", name);
		if (strstr(options_of[verb], word))
			continue;
		if (verb == VERBS)
			return cli_usage(
				args->command, "--%s means nothing for the list of players.", name);
		return cli_usage(
			args->command, "--%s means nothing with players %s.", name, verbs[verb]);
	}
	return EXIT_DONE;
}

static int no_verb(const struct args *args)
{
	const char *near = suggest(args->words[1], verbs, VERBS);

	return cli_usage(args->command, "players cannot %s; %s%s%s", args->words[1],
		near ? "did you mean "
		     : "it is add, join, edit, withdraw, return, bye, remove or check",
		near ? near : "", near ? "?" : ".");
}

static int change(const struct args *args, struct app *app, int verb)
{
	int pin, code;

	if (verb == VERB_CHECK)
		return players_check_lists(args, app);
	if (verb == VERB_JOIN && args->count == 4)
		return unite(args, app);
	if (verb == VERB_ADD || verb == VERB_JOIN)
		return add(args, app, verb == VERB_JOIN);
	if (args->count < 3)
		return cli_usage(args->command, "which player? %s needs one.", verbs[verb]);
	code = cli_find_player(app, args->words[0], args->words[2], &pin);
	if (code != EXIT_DONE)
		return code;
	switch (verb) {
	case VERB_EDIT:
		return edit(args, app, pin);
	case VERB_BYE:
		return bye(args, app, pin);
	case VERB_REMOVE:
		return take_out(args, app, pin);
	default:
		return withdraw(args, app, pin, verb == VERB_RETURN);
	}
}

/* Boards on the wall may be called otherwise by it, those of another section too. */
static int change_and_tell(const struct args *args, struct app *app, int verb)
{
	struct kept_numbers before;
	int code;

	if (!app_keep_numbers(app, &before))
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	code = change(args, app, verb);
	if (code == EXIT_DONE && !args_has(args, "json"))
		show_other_numbers(app, &before);
	app_kept_numbers_done(&before);
	return code;
}

static int run(const struct args *args)
{
	int verb = args->count == 1 ? VERBS : 0, code;
	struct app *app;

	while (verb < VERBS && strcmp(args->words[1], verbs[verb]) != 0)
		verb++;
	if (verb == VERBS && args->count > 1)
		return no_verb(args);
	code = check_options(args, verb);
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (verb == VERBS)
		code = players_deliver_list(args, app);
	else
		code = change_and_tell(args, app, verb);
	if (verb != VERBS && code == EXIT_DONE && (verb != VERB_CHECK || args_has(args, "take"))) {
		cli_done("the change is in the event.");
		players_tell_draft(args, app);
	}
	app_close(app);
	return code;
}

const struct command command_players = {
	.name = "players",
	.usage =
		"EVENT [add NAME [KEY=VALUE...] | join NAME | join PLAYER DOUBLE | edit PLAYER [KEY=VALUE...] | withdraw PLAYER | return PLAYER | bye PLAYER ROUND[:KIND]... |"
		" remove PLAYER | check [PLAYER]]",
	.summary = "List the players, add or change them, book byes",
	.help = "KEY is one of the fields of a player, such as fide-id, born, ecf-code, member,\n"
		"expires, school, paid or notes; edit without anything to change prints what is\n"
		"known of him. PLAYER is a PIN (7 or #7), or a name or its beginning. KIND is\n"
		"half (as without one), full, zero, or none to take a bye away.\n"
		"Before round 1 is published the list is numbered in rank order unless PINs were\n"
		"given; a later entry gets the next number and a place such as 3b by his grade.\n"
		"join enters one who has played here as one from outside (fill): his games become\n"
		"boards with their results, and he is in from the first of them. With two players\n"
		"join makes one of them who was entered twice: the first stays and has the games\n"
		"of both, if never both played in one round. remove is for one who was entered by\n"
		"mistake or twice and has no game in a published round, nor the bye; else\n"
		"withdraw him. add --from-list takes name, rating, codes, club and birth from the\n"
		"rating lists (drawboard lists), where NAME may be a code; what is given beside\n"
		"it (--grade) stands in place of what they say. check reports what differs from\n"
		"them and whose membership ends before the last day, and takes over what --take\n"
		"names. In a Dutch event who came late has a number of his own in FIDE's reports,\n"
		"fide-number, which edit prints.\n",
	.least = 1,
	.most = 3 + ROUNDS_MOST,
	.run = run,
	.options =
		{
			{"name", 0, "TEXT", "edit: the new name", false},
			{"grade", 'g', "N", "grade or rating; as in lists, 1850e, 1650P, - or NEW",
				false},
			{"old-grade", 0, "N",
				"grade of another list, converted as import --convert did", false},
			{"club", 'c', "TEXT", "club", false},
			{"title", 't', "TEXT", "title: GM WGM IM WIM FM WFM", false},
			{"place", 0, "PLACE", "place in the order of cards, such as 3b", false},
			{"place-by-grade", 0, NULL, "edit: the place of the new grade", false},
			{"reason", 0, "TEXT",
				"edit: why, where numbers of boards on the wall change", false},
			{"pin", 0, "N", "add: this PIN", false},
			{"enters", 0, "N", "add: the first round", false},
			{"top", 0, "YES|NO", "a top player, kept apart by the Schools' rules",
				false},
			{"new", 0, "YES|NO", "a new player, who has the bye last (US Chess)",
				false},
			{"namesake", 0, NULL, "add: he is another of the name that is in the event",
				false},
			{"from", 0, "N", "withdraw: from this round; else from the next one",
				false},
			{"expelled", 0, NULL, "withdraw: the arbiter has expelled him", false},
			{"from-list", 0, NULL, "add: all that the rating lists say of him", false},
			{"take", 0, "WORDS",
				"check: take over what differs, of name, rating and expires",
				false},
			{"lists", 0, "FILE", "the file of the rating lists", false},
			{"output", 'o', "FILE",
				"the list: write it to this file, as print EVENT players does",
				false},
			{"printer", 0, "NAME", "the list: print it on this printer", false},
			{"width", 0, "N", "the list on paper: cells a line: 80", false},
			{"length", 0, "N", "the list on paper: lines a page: 66", false},
			{"json", 0, NULL, "print the players as JSON", false},
		},
};
