/*
 * A published round that went wrong: what happened is asked at the card under the cursor, the
 * repairs stand in a panel, and one is taken with a reason.
 */
#include "config.h"

#include "tui/board/repair.h"

#include <stdio.h>
#include <string.h>

#include "app/repair/repair.h"
#include "app/repair/started.h"
#include "core/text/text.h"
#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/ask/panel.h"
#include "tui/ask/paper.h"
#include "tui/board/cursor.h"
#include "tui/board/repair_shown.h"
#include "tui/state/state.h"

enum { PLAYED_MOST = 8 };

/* What went wrong, and the list of which one is taken. */
struct repairing {
	struct mistake mistakes[PLAYED_MOST];
	int count, round, number;
	char code[REPAIR_CODE_SIZE];
};

/* The board under the cursor: its number, and who sits there. */
struct asked_board {
	int number, white, black, pin;
};

static struct repair_order order_of(const struct repairing *repairing)
{
	return (struct repair_order){repairing->round, repairing->mistakes, repairing->count};
}

static void open_list(struct tui *tui, const struct mistake *mistakes, int count);

/* Another desk was at the round while the reason was typed: the list is another one now. */
static void choose_again(struct tui *tui, const struct repairing *repairing)
{
	open_list(tui, repairing->mistakes, repairing->count);
	tui_say(tui, ROLE_BAD,
		"Nothing was done: the round has changed meanwhile. These are its repairs now.");
}

static void on_reason(struct tui *tui, char answer, const char *text)
{
	const struct repairing repairing = *(const struct repairing *)ask_kept(tui);
	const struct repair_order order = order_of(&repairing);
	struct error error = {.code = STATUS_OK};
	enum status status;

	(void)answer;
	if (!text)
		return;
	status = app_repair(tui->app, &order, repairing.number, text, repairing.code, &error);
	if (status == STATUS_CONFLICT) {
		choose_again(tui, &repairing);
		return;
	}
	if (!tui_did(tui, status, &error)) {
		ask_refuse(tui);
		return;
	}
	if (repairing.number == 0) {
		tui_say(tui, ROLE_GOOD, "%s %d stands as it was drawn.", tui_vocabulary(tui)->round,
			repairing.round);
		return;
	}
	tui_say(tui, ROLE_GOOD, "%s %d is repaired. u takes it back.", tui_vocabulary(tui)->round,
		repairing.round);
	paper_changes(tui, repairing.round);
}

/* What the panel is about, with the number that its key stands for. */
static void take(struct tui *tui, int number)
{
	struct repairing repairing = *(const struct repairing *)panel_about(tui);
	const struct repair_order order = order_of(&repairing);
	struct repairs repairs;
	struct error error;
	char named[REPAIR_NAME_SIZE];
	bool stands, mends;

	/*
	 * the list as it is now is the one on the screen, which is made anew when anything changes
	 */
	if (!tui_did(tui, app_repairs(tui->app, &order, &repairs, &error), &error)) {
		panel_close_all(tui);
		return;
	}
	repairing.number = number;
	repairing.round = repairs.round;
	snprintf(repairing.code, sizeof(repairing.code), "%s", repairs.code);
	stands = number == 0;
	mends = repairs.mended[0] != '\0';
	repair_name(tui, &repairs, number, named);
	repairs_done(&repairs);
	panel_close_all(tui);
	if (stands && !mends && !repair_is_noted(&order)) {
		tui_say(tui, ROLE_PLAIN, "%s %d stands as it was drawn; nothing was changed.",
			tui_vocabulary(tui)->round, repairing.round);
		return;
	}
	if (stands && !mends)
		ask_line(tui, "", on_reason,
			"Why does %s %d stand? Kept with the board, or empty for nothing:",
			tui_vocabulary(tui)->round_small, repairing.round);
	else
		ask_line(tui, "", on_reason,
			"%sWhy is %s %d changed? The journal keeps the reason:", named,
			tui_vocabulary(tui)->round_small, repairing.round);
	ask_keep(tui, &repairing, sizeof(repairing));
	ask_unasked(tui);
}

static void take_first(struct tui *tui)
{
	take(tui, 1);
}

static void take_second(struct tui *tui)
{
	take(tui, 2);
}

static void take_third(struct tui *tui)
{
	take(tui, 3);
}

static void take_none(struct tui *tui)
{
	take(tui, 0);
}

static const struct key_row take_keys[] = {
	{"0", "let it stand", "let the draw stand", WHEN_ANY | CHANGES, take_none, NULL},
	{"Enter", "take 1", "make the first repair; it asks why", WHEN_ANY | CHANGES, take_first,
		"1"},
	{"2", "take 2", "make the second repair", WHEN_ANY | CHANGES, take_second, NULL},
	{"3", "take 3", "make the third repair", WHEN_ANY | CHANGES, take_third, NULL},
};

static void make_panel(struct tui *tui, const void *about)
{
	const struct repairing *repairing = about;
	const struct repair_order order = order_of(repairing);
	struct repairs repairs;
	struct error error;

	if (app_repairs(tui->app, &order, &repairs, &error) != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%s", error.text);
		return;
	}
	panel_begin(tui, "Repairs of %s %d", tui_vocabulary(tui)->round_small, repairs.round);
	repair_put_lines(tui, &repairs);
	for (int i = 1; !app_read_only(tui->app) && i <= repairs.count; i++)
		panel_offer(tui, &take_keys[i]);
	if (!app_read_only(tui->app))
		panel_offer(tui, &take_keys[0]);
	repairs_done(&repairs);
}

/* What is refused at once leaves the question open, with the line that was typed. */
static void open_list(struct tui *tui, const struct mistake *mistakes, int count)
{
	struct repairing repairing = {.count = count, .round = tui->model.round};
	const struct repair_order order = {repairing.round, mistakes, count};
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, app_repair_check(tui->app, &order, &error), &error)) {
		if (tui->ask.kind == ASK_LINE)
			ask_refuse(tui);
		return;
	}
	memcpy(repairing.mistakes, mistakes, (size_t)count * sizeof(*mistakes));
	answer_begin(tui, make_panel, &repairing, sizeof(repairing), 0);
}

/* Numbers and signs of a line, separated by blanks; how many. */
enum { WORDS_MOST = 3 * PLAYED_MOST };

static int split(char *line, char *words[WORDS_MOST])
{
	int count = 0;

	for (char *word = strtok(line, " "); word && count < WORDS_MOST; word = strtok(NULL, " "))
		words[count++] = word;
	return count;
}

static void on_late(struct tui *tui, char answer, const char *text)
{
	struct mistake late = {.kind = MISTAKE_LATE};

	(void)answer;
	if (!text || !*text)
		return;
	if (find_one(tui, text, &late.pin)) {
		open_list(tui, &late, 1);
		return;
	}
	if (!event_player(tui_event(tui), app_section(tui->app), late.pin))
		tui_say(tui, ROLE_BAD,
			"There is no player \"%.60s\": enter him first (e, a), then R, l again.",
			text);
	ask_refuse(tui);
}

static void on_result(struct tui *tui, char answer, const char *text)
{
	struct mistake result = {.kind = MISTAKE_RESULT};
	struct error error = {.code = STATUS_OK};
	char line[EDITOR_SIZE], *words[WORDS_MOST];
	int label;

	(void)answer;
	if (!text || !*text)
		return;
	snprintf(line, sizeof(line), "%s", text);
	if (split(line, words) != 3 || !text_to_int(words[0], 1, ROUNDS_MOST, &result.round) ||
		!text_to_int(words[1], 1, PLAYERS_MOST, &label) ||
		!result_parse(words[2], &result.result)) {
		tui_say(tui, ROLE_BAD, "Type round, board and the right result, such as 2 5 1-0.");
		ask_refuse(tui);
	} else if (!tui_did(tui,
			   app_find_board(tui->app, result.round, label, &result.board, &error),
			   &error)) {
		ask_refuse(tui);
	} else {
		open_list(tui, &result, 1);
	}
}

static void on_swapped(struct tui *tui, char answer, const char *text)
{
	const struct asked_board board = *(const struct asked_board *)ask_kept(tui);
	struct mistake swapped = {.kind = MISTAKE_SWAPPED, .board = board.number};
	struct error error = {.code = STATUS_OK};
	int label;

	(void)answer;
	if (!text || !*text)
		return;
	if (!text_to_int(text, 1, PLAYERS_MOST, &label)) {
		tui_say(tui, ROLE_BAD, "Type the number of the other board.");
		ask_refuse(tui);
	} else if (!tui_did(tui,
			   app_find_board(tui->app, tui->model.round, label, &swapped.with, &error),
			   &error)) {
		ask_refuse(tui);
	} else {
		open_list(tui, &swapped, 1);
	}
}

static void on_played(struct tui *tui, char answer, const char *text)
{
	struct mistake played[PLAYED_MOST];
	char line[EDITOR_SIZE], *words[WORDS_MOST];
	int count;

	(void)answer;
	if (!text || !*text)
		return;
	snprintf(line, sizeof(line), "%s", text);
	count = split(line, words);
	for (int i = 0; i < count / 3; i++) {
		played[i] = (struct mistake){.kind = MISTAKE_PLAYED};
		if (!find_one(tui, words[3 * i], &played[i].pin) ||
			!find_one(tui, words[3 * i + 1], &played[i].other) ||
			!result_parse(words[3 * i + 2], &played[i].result))
			count = 0;
	}
	if (count == 0 || count % 3 != 0) {
		tui_say(tui, ROLE_BAD,
			"Type White, Black and the result of each game, such as 3 12 1-0.");
		ask_refuse(tui);
		return;
	}
	open_list(tui, played, count / 3);
}

static void ask_played(struct tui *tui, const char *pair)
{
	ask_line(tui, pair, on_played,
		"Who played whom? White, Black, result of each game (3 12 1-0):");
}

static void on_what(struct tui *tui, char answer, const char *text)
{
	const struct asked_board board = *(const struct asked_board *)ask_kept(tui);
	struct mistake mistake = {.board = board.number, .pin = board.pin};

	(void)text;
	switch (answer) {
	case 'a':
		mistake.kind = MISTAKE_ABSENT;
		open_list(tui, &mistake, 1);
		break;
	case 'b':
		mistake.kind = MISTAKE_BYE;
		open_list(tui, &mistake, 1);
		break;
	case 'm':
		mistake.kind = MISTAKE_MET;
		open_list(tui, &mistake, 1);
		break;
	case 'c':
		mistake.kind = MISTAKE_COLOURS;
		open_list(tui, &mistake, 1);
		break;
	case 'o':
		mistake.kind = MISTAKE_ALONE;
		open_list(tui, &mistake, 1);
		break;
	case 'l':
		ask_line(tui, "", on_late, "Who has come late? A number or name:");
		break;
	case 's':
		ask_line(tui, "", on_swapped, "With which board did the two change places?");
		ask_keep(tui, &board, sizeof(board));
		break;
	case 'p':
		ask_played(tui, "");
		break;
	case 'w':
		ask_line(tui, "", on_result, "Which result was wrong? Round, board, right result:");
		break;
	default:
		break;
	}
}

void repair_wrong_result(struct tui *tui, int round, int board, enum result result)
{
	const struct repairing repairing = {.mistakes = {{.kind = MISTAKE_RESULT,
						    .round = round,
						    .board = board,
						    .result = result}},
		.count = 1};

	answer_begin(tui, make_panel, &repairing, sizeof(repairing), 0);
}

static bool find_board(struct tui *tui, struct asked_board *board)
{
	const int index = cursor_card(tui);
	const struct board_view *view;

	*board = (struct asked_board){.number = 0};
	if (index < 0 || tui->model.cards[index].board < 0)
		return false;
	view = &tui->model.boards[tui->model.cards[index].board];
	board->pin = tui->model.cards[index].pin;
	board->number = view->number;
	board->white = tui->model.cards[view->white].pin;
	board->black = view->black >= 0 ? tui->model.cards[view->black].pin : 0;
	return true;
}

bool repair_may(const struct tui *tui)
{
	return tui->model.state >= ROUND_PUBLISHED && !app_read_only(tui->app);
}

static bool require_board(struct tui *tui, struct asked_board *board)
{
	if (find_board(tui, board))
		return true;
	tui_say(tui, ROLE_PLAIN, "This card has no board: go to one that has.");
	return false;
}

void repair_played(struct tui *tui)
{
	struct asked_board board;
	char pair[32], who[WHO_SIZE];

	if (!require_board(tui, &board))
		return;
	if (board.black == 0) {
		ask_line(tui, "", on_late, "Who has come late and plays %s? A number or name:",
			words_who(tui_event(tui), app_section(tui->app), board.white, who));
		return;
	}
	snprintf(pair, sizeof(pair), "%d %d ", board.white, board.black);
	ask_played(tui, pair);
}

void repair_colours(struct tui *tui)
{
	struct asked_board board;
	struct mistake mistake = {.kind = MISTAKE_COLOURS};

	if (!require_board(tui, &board))
		return;
	mistake.board = board.number;
	mistake.pin = board.pin;
	open_list(tui, &mistake, 1);
}

void repair_ask(struct tui *tui)
{
	const bool season = tui_is_season(tui);
	struct asked_board board;
	char who[WHO_SIZE];

	if (!require_board(tui, &board))
		return;
	words_who(tui_event(tui), app_section(tui->app), board.pin, who);
	if (board.black == 0)
		ask_key(tui, on_what,
			season ? "What happened to %s, who sits out?\na he is absent   b he must play   l somebody late   o two without opponents   Esc nothing"
			       : "What happened at the bye of %s?\na he is absent   b not his bye   l somebody late   o two without opponents   w a wrong result   Esc nothing",
			who);
	else
		ask_key(tui, on_what,
			season ? "What happened at board %d, %s?\na he is absent   m have met   c colours   s seats swapped   p played others   l somebody late   o two without opponents   Esc nothing"
			       : "What happened at board %d, %s?\na he is absent   m have met   c colours   s seats swapped   p played others   l somebody late   o two without opponents   w a wrong result   Esc nothing",
			app_board_label(tui->app, tui->model.round, board.number), who);
	ask_keep(tui, &board, sizeof(board));
}

void repair_start(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	struct asked_board board;
	struct app_start what = {.round = tui->model.round, .boards = &board.number, .count = 1};
	int label;

	if (!find_board(tui, &board)) {
		tui_say(tui, ROLE_PLAIN, "This card has no board: go to one that has.");
		return;
	}
	what.off = app_board_has_started(tui->app, what.round, board.number);
	label = app_board_label(tui->app, what.round, board.number);
	if (!tui_did(tui, app_start(tui->app, &what, &error), &error))
		return;
	tui_say(tui, ROLE_GOOD,
		what.off ? "Board %d has not started yet."
			 : "Board %d has started: no repair changes it.",
		label);
}
