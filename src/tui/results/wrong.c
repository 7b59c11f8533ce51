/*
 * The panel of a result that was wrong: boards of later rounds that would be others, and answers.
 */
#include "config.h"

#include "tui/results/wrong.h"

#include <stdio.h>
#include <string.h>

#include "app/repair/repair.h"
#include "app/round/correction.h"
#include "app/round/result.h"
#include "app/words/section.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/board/repair_list.h"
#include "tui/results/results.h"

/* What the questions are about: the reason as typed. */
struct taking_back {
	struct wrong_result wrong;
	char reason[EDITOR_SIZE];
};

/* The result counts from now on, and the draws stand. */
static void let_stand(struct tui *tui)
{
	const struct wrong_result wrong = *(const struct wrong_result *)panel_about(tui);
	const struct result_slip slip = {.round = wrong.round,
		.board = wrong.board,
		.result = wrong.result,
		.open = wrong.open,
		.overwrite = true};
	struct error error = {.code = STATUS_OK};
	struct result_done done;
	int redrawn;

	panel_close_all(tui);
	if (!tui_did(tui, app_enter_slip(tui->app, &slip, &done, &redrawn, &error), &error))
		return;
	results_remember(tui, wrong.board);
	if (redrawn >= 0)
		tui_say(tui, ROLE_GOOD, "%s %s %d is proposed again with it.", done.correction,
			tui_vocabulary(tui)->round, app_round(tui->app));
	else
		tui_say(tui, ROLE_GOOD, "%s F8 takes it back.", done.correction);
}

static void list_repairs(struct tui *tui)
{
	const struct wrong_result wrong = *(const struct wrong_result *)panel_about(tui);

	panel_close_all(tui);
	repair_wrong_result(tui, wrong.round, wrong.board, wrong.result);
}

static void rate_only(struct tui *tui)
{
	const struct wrong_result wrong = *(const struct wrong_result *)panel_about(tui);
	struct error error = {.code = STATUS_OK};
	struct game game = {.number = 0};

	panel_close_all(tui);
	if (!tui_did(tui, app_rate(tui->app, wrong.round, wrong.board, wrong.result, &error),
		    &error))
		return;
	game_find(tui_event(tui), app_section(tui->app), wrong.round, wrong.board, &game);
	tui_say(tui, ROLE_GOOD, "Board %d: %s counts, the rating office gets %s. F8 takes it back.",
		app_board_label(tui->app, wrong.round, wrong.board), game_notation(&game),
		result_notation(wrong.result));
}

/* The result that the board has. */
static const char *notation_now(const struct tui *tui, const struct wrong_result *wrong)
{
	struct game game = {.number = 0};

	game_find(tui_event(tui), app_section(tui->app), wrong->round, wrong->board, &game);
	return game_notation(&game);
}

static void take_back(struct tui *tui, const struct taking_back *asked, bool force);

/* The answer was no: neither draws nor the result are others. */
static void say_kept(struct tui *tui, const struct wrong_result *wrong)
{
	tui_say(tui, ROLE_PLAIN, "Nothing is taken back, and board %d stays %s.",
		app_board_label(tui->app, wrong->round, wrong->board), notation_now(tui, wrong));
}

static void on_force(struct tui *tui, char answer, const char *text)
{
	const struct taking_back asked = *(const struct taking_back *)ask_kept(tui);

	(void)text;
	if (answer == 'y')
		take_back(tui, &asked, true);
	else
		say_kept(tui, &asked.wrong);
}

static void take_back(struct tui *tui, const struct taking_back *asked, bool force)
{
	const struct take_back what = {
		asked->wrong.round, asked->wrong.board, asked->wrong.result, asked->reason, force};
	struct error error = {.code = STATUS_OK};
	struct taken_back done;
	const enum status status = app_take_back(tui->app, &what, &done, &error);

	if (status == STATUS_CONFLICT) {
		ask_yes(tui, on_force, "%s\nTake it back with all its results?", error.text);
		ask_keep(tui, asked, sizeof(*asked));
	} else if (tui_did(tui, status, &error)) {
		tui_say(tui, ROLE_GOOD, "%s taken back: Esc, then p proposes %s.", done.words,
			done.first == done.last ? "it" : "the first");
	} else {
		ask_refuse(tui);
	}
}

/* A slip whose first letter is the key would be a reason otherwise. */
static void on_sure(struct tui *tui, char answer, const char *text)
{
	const struct taking_back asked = *(const struct taking_back *)ask_kept(tui);

	(void)text;
	if (answer == 'y')
		take_back(tui, &asked, false);
	else
		say_kept(tui, &asked.wrong);
}

static void on_reason(struct tui *tui, char answer, const char *text)
{
	struct taking_back asked = *(const struct taking_back *)ask_kept(tui);

	(void)answer;
	if (!text)
		return;
	if (!text[strspn(text, " ")]) {
		take_back(tui, &asked, false); /* which refuses it */
		return;
	}
	snprintf(asked.reason, sizeof(asked.reason), "%s", text);
	ask_yes(tui, on_sure,
		"Take back what was drawn after %s %d, because: %s?\nNo leaves the draws, and board %d stays %s.",
		tui_vocabulary(tui)->round_small, asked.wrong.round, asked.reason,
		app_board_label(tui->app, asked.wrong.round, asked.wrong.board),
		notation_now(tui, &asked.wrong));
	ask_keep(tui, &asked, sizeof(asked));
}

static void ask_reason(struct tui *tui)
{
	const struct taking_back asked = {.wrong = *(const struct wrong_result *)panel_about(tui)};

	panel_close_all(tui);
	ask_line(tui, "", on_reason,
		"The later draws are taken back. The lists on the wall are then wrong. Reason:");
	ask_keep(tui, &asked, sizeof(asked));
}

/* The draws and the result stay as they are. */
static void leave_all(struct tui *tui)
{
	const struct wrong_result wrong = *(const struct wrong_result *)panel_about(tui);

	panel_close_all(tui);
	say_kept(tui, &wrong);
}

enum { KEY_LEAVE = CORRECTION_TAKE_BACK + 1, KEYS };

static const struct key_row keys[KEYS] = {
	[CORRECTION_STAND] = {"Enter", "stand",
		"the draws stand, the new result counts from now on", WHEN_ANY | CHANGES, let_stand,
		"s"},
	[CORRECTION_REPAIR] = {"r", "repair", "the repairs that change the fewest boards",
		WHEN_ANY | CHANGES, list_repairs, NULL},
	[CORRECTION_RATE] = {"o", "rating only",
		"the old result counts, the rating office gets the new one", WHEN_ANY | CHANGES,
		rate_only, NULL},
	[CORRECTION_TAKE_BACK] = {"b", "take back", "take the later draws back; it asks why",
		WHEN_ANY | CHANGES, ask_reason, NULL},
	[KEY_LEAVE] = {"Esc", "leave", "the old result stays, and nothing is changed", WHEN_ANY,
		leave_all, "q"},
};

static struct panel_board side(const struct tui *tui, const struct correction_board *board,
	const struct plain_board *plain)
{
	struct panel_board words = {.number = 0};
	char text[REPAIR_BOARD_SIZE];

	if (plain->white == 0)
		return words;
	words.number = plain->black ? board->number : 0; /* the bye has none */
	snprintf(words.text, sizeof(words.text), "%.100s",
		repair_board_words(tui->app, plain, text));
	return words;
}

static void put_round(struct tui *tui, const struct correction_round *later)
{
	char text[120 + NAME_SIZE + CORRECTION_HOW_SIZE], name[NAME_SIZE], how[CORRECTION_HOW_SIZE];
	const bool here = later->section == app_section(tui->app);

	correction_how(later, how);
	snprintf(text, sizeof(text), "%s %d%s%s would be drawn %s%s", tui_vocabulary(tui)->round,
		later->round, here ? "" : " of ",
		here ? "" : app_section_name(tui_event(tui), later->section, name), how,
		!here && (later->none || later->count > 0) ? ": see there."
			: !later->none && later->count > 0 ? " (published → by the rules now):"
							   : ".");
	panel_words(tui, ROLE_STRONG, text);
	if (!here)
		return;
	for (int i = 0; i < later->count && !later->none; i++) {
		const struct panel_board was = side(tui, &later->boards[i], &later->boards[i].was),
					 is = side(tui, &later->boards[i], &later->boards[i].is);

		panel_boards(tui, &was, " → ", &is);
	}
}

static bool is_offered(
	const struct tui *tui, int key, const struct correction *correction, bool open)
{
	return key == KEY_LEAVE ||
		app_correction_has(tui->app, correction, open, (enum correction_answer)key);
}

/* What an answer does, in a line: "o      pairing and standings keep 1-0, ...". */
static void put_answer(struct tui *tui, int key, enum result was, const struct wrong_result *wrong)
{
	const char *right = result_notation(wrong->result);
	char text[120], what[100];

	if (key == CORRECTION_STAND)
		words_put(what, sizeof(what), "the draws stand; from now on %s%s counts",
			wrong->open ? "it is open, and " : "", right);
	else if (key == CORRECTION_REPAIR)
		words_put(what, sizeof(what), "%s counts; see which few boards to change", right);
	else if (key == CORRECTION_RATE)
		words_put(what, sizeof(what), "%s counts on; the rating office gets %s",
			result_notation(was), right);
	else if (key == CORRECTION_TAKE_BACK)
		words_put(
			what, sizeof(what), "%s counts; what was drawn later is taken back", right);
	else
		words_put(what, sizeof(what), "%s stays, and nothing is changed",
			result_notation(was));
	words_put(text, sizeof(text), "%-5s  %s", keys[key].key, what);
	panel_words(tui, ROLE_PLAIN, text);
}

static void make_panel(struct tui *tui, const void *about)
{
	const struct wrong_result *wrong = about;
	struct correction correction;
	struct error error;

	if (app_correction(tui->app, wrong->round, wrong->board, wrong->result, &correction,
		    &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	panel_begin(tui, "%s %d, board %d: %s%s, not %s", tui_vocabulary(tui)->round, wrong->round,
		app_board_label(tui->app, wrong->round, wrong->board),
		wrong->open ? "open, as " : "", result_notation(wrong->result),
		result_notation(correction.was));
	for (int i = 0; i < KEYS; i++) {
		if (!is_offered(tui, i, &correction, wrong->open))
			continue;
		put_answer(tui, i, correction.was, wrong);
		panel_offer(tui, &keys[i]);
	}
	for (int i = 0; i < correction.count; i++)
		put_round(tui, &correction.rounds[i]);
	correction_done(&correction);
}

bool results_wrong_ask(struct tui *tui, const struct wrong_result *wrong)
{
	struct correction correction;
	struct error error;
	bool decides;

	if (app_correction(tui->app, wrong->round, wrong->board, wrong->result, &correction,
		    &error) != STATUS_OK)
		return false;
	decides = correction_decides(&correction);
	correction_done(&correction);
	if (decides) {
		panel_open(tui, make_panel, wrong, sizeof(*wrong));
		panel_unasked(tui);
	}
	return decides;
}
