/* drawboard check EVENT: both draws side by side, and what each difference costs. */
#include "config.h"

#include "cli/cmd_check_event.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/compare.h"
#include "app/words/words.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/vocabulary.h"

enum { CELLS = 36 };

/* a, b, ... z, then + */
static char mark(int ring)
{
	return (char)(ring == 0 ? ' ' : ring > 26 ? '+' : 'a' + ring - 1);
}

static void put_board(const struct app *app, const struct compare_board *boards, int count, int i)
{
	char white[WHO_SIZE], black[WHO_SIZE], text[2 * WHO_SIZE + 16];
	const struct compare_board *board = &boards[i];

	if (i >= count) {
		out_cell(stdout, "", CELLS);
		return;
	}
	words_who(app_event(app), app_section(app), board->white, white);
	snprintf(black, sizeof(black), "%s", vocabulary_of(app_event(app), app_section(app))->bye);
	if (board->black)
		words_who(app_event(app), app_section(app), board->black, black);
	snprintf(text, sizeof(text), "%c%3d  %s - %s", mark(board->ring), board->number, white,
		black);
	out_cell(stdout, text, CELLS);
}

static void print_lines(const char *title, const struct reasons *lines)
{
	for (int i = 0; i < lines->count; i++)
		out(stdout, "%s: %s.\n", title, lines->lines[i]);
}

static void print_parts(const struct comparison *found, bool figures)
{
	out(stdout,
		"Boards with one letter belong together. Your draw against the rules' draw, by that part alone:\n");
	for (int i = 0; i < found->nrings; i++) {
		const struct compare_ring *ring = &found->rings[i];

		out(stdout, "%c  %s%s%s.\n", mark(i + 1), compare_answer_name(ring->answer),
			ring->changes[0] ? ": " : "", ring->changes);
		if (figures && ring->figures[0])
			out(stdout, "   In figures: %s.\n", ring->figures);
	}
}

/* In plain lines: the boards that differ, one after the other. */
static void say_boards(
	const struct app *app, const char *whose, const struct compare_board *boards, int count)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	for (int i = 0; i < count; i++) {
		if (boards[i].ring == 0)
			continue;
		words_who(app_event(app), app_section(app), boards[i].white, white);
		if (boards[i].black)
			words_who(app_event(app), app_section(app), boards[i].black, black);
		else
			snprintf(black, sizeof(black), "%s",
				vocabulary_of(app_event(app), app_section(app))->bye);
		out(stdout, "%s, part %c, board %d: %s - %s.\n", whose, mark(boards[i].ring),
			boards[i].number, white, black);
	}
}

static void put_columns(const struct app *app, const struct comparison *found)
{
	const int most = found->nmine > found->nengines ? found->nmine : found->nengines;

	out_cell(stdout, " Bd  the draw", CELLS);
	out(stdout, "  Bd  by the rules\n");
	for (int i = 0; i < most; i++) {
		put_board(app, found->mine, found->nmine, i);
		out(stdout, " ");
		put_board(app, found->engines, found->nengines, i);
		out(stdout, "\n");
	}
}

static void print_text(const struct app *app, const struct comparison *found, bool figures)
{
	out(stdout, "%s %d: %s\n", vocabulary_of(app_event(app), app_section(app))->round,
		found->round, found->verdict);
	if (found->grounds[0])
		out(stdout, "%s\n", found->grounds);
	if (found->today[0])
		out(stdout, "%s\n", found->today);
	print_lines("Changed since it was published", &found->since);
	print_lines("Broken", &found->broken);
	if (found->answer == COMPARE_SAME)
		return;
	if (desk_is_plain()) {
		say_boards(app, "The draw", found->mine, found->nmine);
		say_boards(app, "By the rules", found->engines, found->nengines);
	} else {
		put_columns(app, found);
	}
	print_parts(found, figures);
	print_lines("Note", &found->notes);
}

static void put_boards_json(struct json *json, const char *key, const struct app *app,
	const struct compare_board *boards, int count)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = 0; i < count; i++) {
		json_open(json, '{');
		json_put_int(json, "board", boards[i].number);
		show_player_json(json, "white", app_event(app), app_section(app), boards[i].white);
		show_player_json(json, "black", app_event(app), app_section(app), boards[i].black);
		json_key(json, "ring");
		if (boards[i].ring)
			json_int(json, boards[i].ring);
		else
			json_null(json);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_lines_json(struct json *json, const char *key, const struct reasons *lines)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = 0; i < lines->count; i++)
		json_text(json, lines->lines[i]);
	json_close(json, ']');
}

static void print_json(const struct app *app, const struct comparison *found)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", found->round);
	json_put_text(&json, "answer", compare_answer_name(found->answer));
	json_put_text(&json, "verdict", found->verdict);
	json_put_text(&json, "grounds", found->grounds);
	json_put_text(&json, "today", found->today);
	put_boards_json(&json, "draw", app, found->mine, found->nmine);
	put_boards_json(&json, "engine", app, found->engines, found->nengines);
	json_key(&json, "rings");
	json_open(&json, '[');
	for (int i = 0; i < found->nrings; i++) {
		json_open(&json, '{');
		json_put_int(&json, "ring", i + 1);
		json_put_text(&json, "answer", compare_answer_name(found->rings[i].answer));
		json_put_text(&json, "words", found->rings[i].changes);
		json_put_text(&json, "changes",
			found->rings[i].figures[0] ? found->rings[i].figures
						   : found->rings[i].changes);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	put_lines_json(&json, "unkept", &found->unkept);
	put_lines_json(&json, "broken", &found->broken);
	put_lines_json(&json, "notes", &found->notes);
	put_lines_json(&json, "since", &found->since);
	json_close(&json, '}');
	json_finish(&json);
}

int cmd_check_event(const struct args *args)
{
	struct comparison found;
	struct error error;
	struct app *app;
	int round, code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	round = app_round(app);
	code = cli_asked_round(args, app, &round);
	if (code == EXIT_DONE && app_compare(app, round, &found, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else if (code == EXIT_DONE) {
		if (args_has(args, "json"))
			print_json(app, &found);
		else
			print_text(app, &found, args_has(args, "all"));
		if (found.answer == COMPARE_WORSE || found.answer == COMPARE_UNFINISHED ||
			found.broken.count > 0 || found.unkept.count > 0)
			code = EXIT_CHECK;
		comparison_done(&found);
	}
	app_close(app);
	return code;
}
