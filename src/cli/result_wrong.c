/* A result that was wrong, found when later rounds are published. */
#include "config.h"

#include "cli/result_wrong.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "app/repair/repair.h"
#include "app/round/correction.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "cli/show_repair.h"
#include "core/game.h"
#include "core/season.h"
#include "core/vocabulary.h"

static const char *const answers[] = {[CORRECTION_STAND] = "stand",
	[CORRECTION_REPAIR] = "repair",
	[CORRECTION_RATE] = "rating-only",
	[CORRECTION_TAKE_BACK] = "take-back"};

enum { ANSWERS = sizeof(answers) / sizeof(answers[0]) };

int result_wrong_check(const struct args *args, bool open)
{
	const char *first = NULL;

	for (int i = 0; i < ANSWERS; i++) {
		if (!args_has(args, answers[i]))
			continue;
		if (first)
			return cli_usage(args->command, "--%s and --%s exclude each other.", first,
				answers[i]);
		first = answers[i];
	}
	if (open && first && strcmp(first, "stand") != 0)
		return cli_usage(args->command,
			"--%s is for a result, and a game that is open has none.", first);
	if (!args_has(args, "take-back") && (args_has(args, "reason") || args_has(args, "force")))
		return cli_usage(args->command, "--reason and --force are for --take-back.");
	return EXIT_DONE;
}

static const char *round_name(const struct app *app)
{
	return vocabulary_of(app_event(app), app_section(app))->round;
}

/* Boards of another section are seen there. */
static void print_round_of_other(const struct app *app, const struct correction_round *later)
{
	char name[NAME_SIZE];

	out(stdout, "%s %d of %s would be drawn %s.\n",
		vocabulary_of(app_event(app), later->section)->round, later->round,
		app_section_name(app_event(app), later->section, name),
		later->none || later->count > 0 ? "otherwise" : "as it is");
}

static void print_round(const struct app *app, const struct correction_round *later)
{
	char how[CORRECTION_HOW_SIZE];

	if (later->section != app_section(app)) {
		print_round_of_other(app, later);
		return;
	}
	correction_how(later, how);
	out(stdout, "%s %d would be drawn %s%s\n", round_name(app), later->round, how,
		!later->none && later->count > 0 ? " (published, then by the rules now):" : ".");
	for (int i = 0; i < later->count && !later->none; i++) {
		const struct correction_board *board = &later->boards[i];
		char was[BOARD_WAS_SIZE], is[REPAIR_BOARD_SIZE];

		out(stdout, desk_is_plain() ? "%s, would be %s.\n" : "   %s -> %s\n",
			show_board_was(app, board->number, &board->was, &board->is, was),
			repair_board_words(app, &board->is, is));
	}
}

/* The last of the rounds that are of the current section; 0: none is. */
static int last_here(const struct app *app, const struct correction *correction)
{
	int last = 0;

	for (int i = 0; i < correction->count; i++)
		if (correction->rounds[i].section == app_section(app))
			last = correction->rounds[i].round;
	return last;
}

/* Where its rounds can be repaired or taken back: 0: in no other section. */
static int other_section(const struct app *app, const struct correction *correction)
{
	const struct correction_round *last = &correction->rounds[correction->count - 1];

	return last->section == app_section(app) ? 0 : last->section;
}

/* A line an answer; with a screen they are options in a column. */
static void print_answer(const struct app *app, const struct wrong_result *wrong,
	const struct correction *correction, enum correction_answer answer, const char *text)
{
	if (app_correction_has(app, correction, wrong->open, answer))
		out(stdout, desk_is_plain() ? "%s: %s.\n" : "   --%-11s  %s\n", answers[answer],
			text);
}

static void print_answers(const struct app *app, const struct wrong_result *wrong,
	const struct correction *correction)
{
	const int other = other_section(app, correction);
	char text[120], name[NAME_SIZE];

	for (int i = 0; i < correction->count; i++)
		print_round(app, &correction->rounds[i]);
	out(stdout, "What is to be done:\n");
	print_answer(app, wrong, correction, CORRECTION_STAND,
		other ? "the draw stands in both sections, the right result counts from now on"
		      : "the draw stands, the right result counts from now on");
	words_put(text, sizeof(text), "the repairs of round %d that change the fewest boards",
		last_here(app, correction));
	print_answer(app, wrong, correction, CORRECTION_REPAIR, text);
	words_put(text, sizeof(text),
		"pairing and standings keep %s, the rating office gets the right one",
		result_notation(correction->was));
	print_answer(app, wrong, correction, CORRECTION_RATE, text);
	print_answer(app, wrong, correction, CORRECTION_TAKE_BACK,
		desk_is_plain()
			? "the later draws are taken back, for a reason"
			: "the later draws are taken back: --reason TEXT, with results --force");
	if (other)
		out(stdout,
			"Rounds of %s are looked at, repaired or taken back there: the same with --section \"%s\".\n",
			app_section_name(app_event(app), other, name), name);
}

static void put_board_json(struct json *json, const char *key, const struct plain_board *board)
{
	json_key(json, key);
	if (board->white == 0) {
		json_null(json);
		return;
	}
	json_open(json, '[');
	json_int(json, board->white);
	json_int(json, board->black);
	json_close(json, ']');
}

static void print_answers_json(const struct app *app, const struct wrong_result *wrong,
	const struct correction *correction)
{
	char name[NAME_SIZE];
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", wrong->round);
	json_put_int(&json, "board", app_board_label(app, wrong->round, wrong->board));
	json_put_text(&json, "counts", result_text(correction->was));
	json_put_text(&json, "right", result_text(wrong->result));
	json_key(&json, "later");
	json_open(&json, '[');
	for (int i = 0; i < correction->count; i++) {
		const struct correction_round *later = &correction->rounds[i];

		json_open(&json, '{');
		if (later->section != app_section(app))
			json_put_text(&json, "section",
				app_section_name(app_event(app), later->section, name));
		json_put_int(&json, "round", later->round);
		if (later->held[0])
			json_put_text(&json, "held", later->held);
		json_key(&json, "no_draw");
		json_bool(&json, later->none);
		json_key(&json, "published_differs");
		json_bool(&json, later->other);
		json_key(&json, "boards");
		json_open(&json, '[');
		for (int k = 0; k < later->count; k++) {
			json_open(&json, '{');
			json_put_int(&json, "board", later->boards[k].number);
			put_board_json(&json, "was", &later->boards[k].was);
			put_board_json(&json, "would_be", &later->boards[k].is);
			json_close(&json, '}');
		}
		json_close(&json, ']');
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_key(&json, "answers");
	json_open(&json, '[');
	for (int i = 0; i < ANSWERS; i++)
		if (app_correction_has(app, correction, wrong->open, (enum correction_answer)i))
			json_text(&json, answers[i]);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

/*
 * In plain lines what is to be done is asked for: true, one of them was chosen. What is none of
 * them is the next line.
 */
static bool choose(const struct app *app, const struct wrong_result *wrong,
	const struct correction *correction)
{
	const char *answer, *among[ANSWERS];
	char text[160];
	size_t used;
	int count = 0;

	for (int i = 0; i < ANSWERS; i++)
		if (app_correction_has(app, correction, wrong->open, (enum correction_answer)i))
			among[count++] = answers[i];
	words_put(text, sizeof(text), "Which is meant: %s", among[0]);
	for (int i = 1; i < count; i++) {
		used = strlen(text);
		words_put(text + used, sizeof(text) - used, "%s%s", i + 1 < count ? ", " : " or ",
			among[i]);
	}
	used = strlen(text);
	words_put(text + used, sizeof(text) - used, "? Enter alone leaves it all.");
	answer = desk_ask(text);
	for (int i = 0; answer && i < count; i++) {
		if (strcasecmp(answer + 2 * (strncmp(answer, "--", 2) == 0), among[i]) != 0)
			continue;
		desk_choose(among[i]);
		return true;
	}
	if (answer && answer[0])
		desk_keep_line(answer);
	return false;
}

static void tell_contradiction(const struct args *args, const struct app *app,
	const struct wrong_result *wrong, const struct correction *correction)
{
	const char *called = vocabulary_of(app_event(app), app_section(app))->round_small;
	const int label = app_board_label(app, wrong->round, wrong->board);

	if (!desk_is_plain()) {
		cli_say(EXIT_CHECK, args->words[0],
			"Board %d of %s %d has %s: later draws were made with it. Nothing was done; say which answer is meant.",
			label, called, wrong->round, result_notation(correction->was));
		return;
	}
	out(stdout, "Board %d of %s %d has %s: later draws were made with it.\n", label, called,
		wrong->round, result_notation(correction->was));
	print_answers(app, wrong, correction);
	if (!choose(app, wrong, correction))
		out(stdout, "Nothing was done.\n");
}

/* What there is to decide, if later draws would be others. */
static int ask(
	const struct args *args, struct app *app, const struct wrong_result *wrong, bool *rest)
{
	struct correction correction;
	struct error error;
	int code = EXIT_DONE;

	*rest = true;
	if (app_correction(app, wrong->round, wrong->board, wrong->result, &correction, &error) !=
		STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (correction_decides(&correction)) {
		*rest = false;
		code = EXIT_CHECK;
		if (args_has(args, "json"))
			print_answers_json(app, wrong, &correction);
		else if (!desk_is_plain())
			print_answers(app, wrong, &correction);
		tell_contradiction(args, app, wrong, &correction);
	}
	correction_done(&correction);
	return code;
}

/* In plain lines repair asks what is to be known more. */
static int repair_plainly(
	const struct args *args, const struct app *app, const struct wrong_result *wrong)
{
	char was[] = "--was", round[12], board[12], section[] = "--section";
	char *words[] = {
		args->words[0], was, round, board, args->words[2], section, (char *)args->section};

	snprintf(round, sizeof(round), "%d", wrong->round);
	snprintf(board, sizeof(board), "%d", app_board_label(app, wrong->round, wrong->board));
	return cli_call(&command_repair, args->section ? 7 : 5, words);
}

static int repair(const struct args *args, struct app *app, const struct wrong_result *wrong)
{
	const struct mistake mistake = {.kind = MISTAKE_RESULT,
		.round = wrong->round,
		.board = wrong->board,
		.result = wrong->result};
	const struct repair_order order = {.mistakes = &mistake, .count = 1};
	struct repairs repairs;
	struct error error;
	char rest[120];

	if (desk_is_plain() && !args_has(args, "json"))
		return repair_plainly(args, app, wrong);
	if (app_repairs(app, &order, &repairs, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	if (args_has(args, "json")) {
		show_repairs_json(app, &repairs, -1);
	} else {
		show_repairs(app, &repairs);
		snprintf(rest, sizeof(rest), "--was %d %d %s --take N --list %s --reason TEXT",
			wrong->round, app_board_label(app, wrong->round, wrong->board),
			args->words[2], repairs.code);
		cli_command(args, "Take one by", "repair", rest);
	}
	repairs_done(&repairs);
	return EXIT_DONE;
}

static int rate(const struct args *args, struct app *app, const struct wrong_result *wrong)
{
	const int label = app_board_label(app, wrong->round, wrong->board);
	struct error error;
	struct game game;

	if (app_rate(app, wrong->round, wrong->board, wrong->result, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_done("the result is rated.");
	game_find(app_event(app), app_section(app), wrong->round, wrong->board, &game);
	if (args_has(args, "json")) {
		struct json json;

		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_int(&json, "round", wrong->round);
		json_put_int(&json, "board", label);
		json_put_text(&json, "counts", result_text(game.result));
		json_put_text(&json, "rated", result_text(wrong->result));
		json_close(&json, '}');
		json_finish(&json);
	} else if (game.result == wrong->result) {
		out(stdout, "%s %d, board %d: rated as it counts, %s.\n", round_name(app),
			wrong->round, label, result_notation(game.result));
	} else {
		out(stdout, "%s %d, board %d: %s counts, the rating office gets %s.\n",
			round_name(app), wrong->round, label, result_notation(game.result),
			result_notation(wrong->result));
	}
	return EXIT_DONE;
}

/* Is the next round published, too? */
static bool is_followed(const struct app *app, int round)
{
	const struct round *next = event_round(app_event(app), app_section(app), round + 1);

	return next && next->state >= ROUND_PUBLISHED;
}

static int take_back(const struct args *args, struct app *app, const struct wrong_result *wrong)
{
	const struct take_back what = {wrong->round, wrong->board, wrong->result,
		args_value(args, "reason"), args_has(args, "force")};
	struct taken_back done;
	struct error error;

	if (app_take_back(app, &what, &done, &error) != STATUS_OK) {
		if (error.code == STATUS_CONFLICT && !what.force)
			desk_want("force");
		else if (!what.reason && is_followed(app, wrong->round))
			desk_want("reason");
		if (error.code == STATUS_CONFLICT && !what.force && !desk_is_plain())
			return cli_say(EXIT_CHECK, args->words[0], "%s All the same: --force.",
				error.text);
		return cli_fail(args->words[0], &error);
	}
	cli_done("the later draws are taken back.");
	if (args_has(args, "json"))
		show_boards_json(app, app_round(app));
	else
		out(stdout, "%s %d, board %d: %s. %s no longer published.\n", round_name(app),
			wrong->round, app_board_label(app, wrong->round, wrong->board),
			result_notation(wrong->result), done.words);
	cli_next(args, "pair", "");
	return EXIT_DONE;
}

/* Is another result in? */
static bool contradicts(const struct app *app, const struct wrong_result *wrong)
{
	struct game game;

	return game_find(app_event(app), app_section(app), wrong->round, wrong->board, &game) &&
		game.result != RESULT_NONE && !game.open && game.result != wrong->result;
}

int result_wrong(
	const struct args *args, struct app *app, const struct wrong_result *wrong, bool *rest)
{
	*rest = false;
	if (args_has(args, "rating-only"))
		return rate(args, app, wrong);
	if (args_has(args, "repair"))
		return repair(args, app, wrong);
	if (args_has(args, "take-back"))
		return take_back(args, app, wrong);
	*rest = true;
	if (args_has(args, "stand") || !contradicts(app, wrong))
		return EXIT_DONE;
	return ask(args, app, wrong, rest);
}
