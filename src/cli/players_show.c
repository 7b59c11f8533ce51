/* Players on standard output, for people and for programs. */
#include "config.h"

#include "cli/players_show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/position/corrections.h"
#include "app/trf/fide_numbers.h"
#include "app/words/words.h"
#include "cli/deliver.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/particulars/left.h"
#include "core/booking.h"
#include "core/particulars/grade_mark.h"
#include "core/particulars/particular.h"
#include "core/text/letters.h"
#include "core/vocabulary.h"

/* The parts of a player's line behind his rating, each after `before`; in columns two blanks. */
static void show_more(const struct app *app, const struct player *player, const char *before)
{
	const char *round = vocabulary_of(app_event(app), app_section(app))->round_small;
	const char *mark = grade_mark(app_event(app), player->section, player->pin);
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOOKING, player->section, player->pin, &count);

	if (player->club[0])
		out(stdout, "%s%s", before, player->club);
	if (mark[0] == 'e')
		out(stdout, "%sgrade estimated", before);
	else if (mark[0])
		out(stdout, "%sgrade provisional (%s)", before, mark);
	if (player->top)
		out(stdout, "%stop player", before);
	if (player->is_new)
		out(stdout, "%snew", before);
	if (player->enters > 1)
		out(stdout, "%sfrom %s %d", before, round, player->enters);
	if (player->leaves > 0)
		out(stdout, "%s%s from %s %d", before,
			player_left(app_event(app), player, ROUNDS_MOST) == LEFT_EXPELLED
				? "expelled"
				: "out",
			round, player->leaves);
	for (int i = 0; i < count; i++)
		out(stdout, "%s%d:%s", i ? " " : before, rows[i].as.booking.round,
			booking_word((enum booking_kind)rows[i].as.booking.kind));
}

static void say(const struct app *app, const struct player *player)
{
	out(stdout, "%d %s%s%s", player->pin, player->title, player->title[0] ? " " : "",
		player->name);
	if (player->grade)
		out(stdout, ", %d", player->grade);
	show_more(app, player, ", ");
	out(stdout, ".\n");
}

static void show(const struct app *app, const struct player *player)
{
	char pin[16];
	int count;

	event_range(app_event(app), RECORD_BOOKING, player->section, player->pin, &count);
	/* A place that is the number says nothing new. */
	snprintf(pin, sizeof(pin), "%d", player->pin);
	out(stdout, "%4d ", player->pin);
	out_cell(stdout, strcmp(pin, player->place) ? player->place : "", 5);
	out_cell(stdout, player->title, 4);
	show_listed_name(app_event(app), player, 28);
	if (player->grade)
		out(stdout, " %4d", player->grade);
	else if (player->club[0] || player->top || player->is_new || player->enters > 1 ||
		player->leaves || count)
		out(stdout, "     ");
	show_more(app, player, "  ");
	out(stdout, "\n");
}

/* What is said on his card of results that are open, rated otherwise or corrected. */
static void show_note(const struct card_notes *notes, int pin)
{
	const struct card_note *note = card_notes_of(notes, pin);

	if (note)
		out(stdout, "%s%s\n", desk_is_plain() ? "" : "     ", note->text);
}

/* Columns that the line of a list does not have, and what is known beside them. */
static bool is_more(const struct particular_field *field)
{
	return field->of == OF_PLAYER && field->id != PLAYER_NAME && field->id != PLAYER_RATING &&
		field->id != PLAYER_CLUB && field->id != PLAYER_TITLE;
}

/* Has the section numbers of FIDE? */
static bool is_of_fide(const struct app *app)
{
	return event_traits(app_event(app), app_section(app))->ranks_settled_by > 0;
}

/* His number in reports to FIDE; 0: it has none of its own. */
static int find_fide_number(const struct app *app, int pin)
{
	int number = 0;

	if (!is_of_fide(app) ||
		fide_number(app_event(app), app_section(app), pin, &number) != STATUS_OK)
		return 0;
	return number;
}

static void show_known(const struct app *app, const struct player *player)
{
	const int number = find_fide_number(app, player->pin);

	int count;
	const struct particular_field *fields = particular_fields(&count);
	char text[PARTICULAR_SIZE];

	if (number && number != player->pin)
		out(stdout, "     fide-number       %d\n", number);
	for (int i = 0; i < count; i++) {
		if (!is_more(&fields[i]) ||
			!event_field(
				app_event(app), player->section, player->pin, &fields[i], text)[0])
			continue;
		fputs(desk_is_plain() ? "" : "     ", stdout);
		out_cell(stdout, fields[i].key, 18);
		out(stdout, "%s\n", text);
	}
}

static void show_known_json(const struct app *app, const struct player *player, struct json *json)
{
	int count;
	const struct particular_field *fields = particular_fields(&count);
	char text[PARTICULAR_SIZE];

	json_key(json, "known");
	json_open(json, '{');
	for (int i = 0; i < count; i++)
		if (is_more(&fields[i]) &&
			event_field(
				app_event(app), player->section, player->pin, &fields[i], text)[0])
			json_put_text(json, fields[i].key, text);
	json_close(json, '}');
}

/* fide: his number in reports to FIDE; 0: it has none of its own. */
static void show_json(const struct app *app, const struct player *player, int fide,
	const struct card_notes *notes, struct json *json)
{
	const struct card_note *note = card_notes_of(notes, player->pin);
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOOKING, player->section, player->pin, &count);

	json_open(json, '{');
	json_put_int(json, "pin", player->pin);
	if (fide)
		json_put_int(json, "fide_number", fide);
	json_put_text(json, "place", player->place);
	json_put_text(json, "name", player->name);
	json_put_text(json, "title", player->title);
	json_put_int(json, "grade", player->grade);
	json_put_text(json, "club", player->club);
	json_key(json, "top");
	json_bool(json, player->top);
	json_key(json, "new");
	json_bool(json, player->is_new);
	json_put_int(json, "enters", player->enters);
	json_put_int(json, "leaves", player->leaves);
	json_key(json, "byes");
	json_open(json, '[');
	for (int i = 0; i < count; i++) {
		json_open(json, '{');
		json_put_int(json, "round", rows[i].as.booking.round);
		json_put_text(
			json, "kind", booking_word((enum booking_kind)rows[i].as.booking.kind));
		json_close(json, '}');
	}
	json_close(json, ']');
	show_known_json(app, player, json);
	if (note)
		json_put_text(json, "results", note->text);
	json_close(json, '}');
}

void players_show_one(const struct app *app, int pin, bool json)
{
	const struct player *player = event_player(app_event(app), app_section(app), pin);
	struct card_notes notes = {NULL, 0};
	struct error error;
	struct json writer;

	app_card_notes(app, ROUNDS_MOST, &notes, &error); /* else nothing is said */
	if (json) {
		json_start(&writer, stdout);
		show_json(app, player, find_fide_number(app, pin), &notes, &writer);
		json_finish(&writer);
	} else {
		if (desk_is_plain())
			say(app, player);
		else
			show(app, player);
		show_known(app, player);
		show_note(&notes, pin);
	}
	card_notes_done(&notes);
}

void players_show_list(const struct app *app, bool json)
{
	struct card_notes notes = {NULL, 0};
	int *pins, count;
	struct error error;
	struct json writer;

	if (event_rank_order(app_event(app), app_section(app), &pins, &count) != STATUS_OK)
		return;
	app_card_notes(app, ROUNDS_MOST, &notes, &error); /* else nothing is said */
	json_start(&writer, stdout);
	if (json) {
		json_open(&writer, '{');
		json_key(&writer, "players");
		json_open(&writer, '[');
	}
	if (count == 0 && desk_is_plain() && !json)
		out(stdout, "Nobody is entered yet.\n");
	for (int i = 0; i < count; i++) {
		const struct player *player =
			event_player(app_event(app), app_section(app), pins[i]);

		if (json)
			show_json(app, player, is_of_fide(app) ? i + 1 : 0, &notes, &writer);
		else if (desk_is_plain())
			say(app, player);
		else
			show(app, player);
		if (!json)
			show_note(&notes, pins[i]);
	}
	if (json) {
		json_close(&writer, ']');
		json_close(&writer, '}');
		json_finish(&writer);
	}
	card_notes_done(&notes);
	free(pins);
}

void players_show_placed(const struct app *app, int pin, bool json)
{
	const struct player *player = event_player(app_event(app), app_section(app), pin);
	char place[PLACE_WORDS_SIZE];

	players_show_one(app, pin, json);
	if (!json && words_place(player, place)[0])
		out(stdout, "%d %s: %s in the order of cards.\n", pin, player->name, place);
}

/* A column family keeps those of one family apart again; areas and rounds have none. */
static bool are_of_one_family(const struct event *event, const struct apart *apart)
{
	const char *one = event_particular(event, apart->section, apart->pin, PLAYER_FAMILY);

	return one[0] != '\0' &&
		letters_compare(one,
			event_particular(event, apart->section, apart->other, PLAYER_FAMILY)) == 0;
}

/* What a list of players has no column for stays behind. */
static void tell_kept_apart(const struct args *args, const struct app *app)
{
	const struct event *event = app_event(app);
	int count, pairs = 0;
	const struct record *row = event_range(event, RECORD_APART, app_section(app), 0, &count);
	char text[SENTENCE_SIZE];

	for (; count > 0; count--, row++)
		pairs += !are_of_one_family(event, &row->as.apart);
	if (pairs == 0)
		return;
	snprintf(text, sizeof(text),
		"%d pair%s kept apart otherwise than by a family: no list has that, the event keeps it (hand EVENT, backup).",
		pairs, pairs == 1 ? " is" : "s are");
	cli_tell(args->words[0], text);
}

int players_deliver_list(const struct args *args, const struct app *app)
{
	const bool paper = args_has(args, "output") || args_has(args, "printer");
	struct print_style style = {0};
	struct print_memory text = {0};
	const struct print_sink sink = print_sink_memory(&text);
	struct error error;
	int code = deliver_style(args, &style, true);

	if (code == EXIT_DONE && paper && args_has(args, "json"))
		return cli_usage(args->command, "--json goes to standard output alone.");
	if (code != EXIT_DONE)
		return code;
	if (!paper) {
		players_show_list(app, args_has(args, "json"));
		return EXIT_DONE;
	}
	if (print_players(app_event(app), app_section(app), &style, &sink, &error) == STATUS_OK)
		code = deliver(args, app, "players", app_round(app), &text);
	else
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE && style.form == PRINT_CSV)
		tell_kept_apart(args, app);
	print_memory_done(&text);
	return code;
}
