/* A published round that went wrong: what happened at a board is asked, and its repairs listed. */
#include "config.h"

#include "tui/board/repair.h"

#include <stdio.h>
#include <string.h>

#include "app/repair/repair.h"
#include "app/repair/started.h"
#include "core/text/text.h"
#include "tui/ask/ask.h"
#include "tui/ask/find.h"
#include "tui/board/cursor.h"
#include "tui/board/repair_list.h"
#include "tui/state/state.h"

/* The board that is asked about, who sits there, and who of them is meant; black 0: the bye. */
struct asked_board {
	int round, number, white, black, pin;
};

static void open_list(struct tui *tui, int round, const struct mistake *mistakes, int count)
{
	const struct repair_order order = {round, mistakes, count};

	repair_open_list(tui, &order);
}

/* Numbers and signs of a line, separated by blanks; how many. */
enum { WORDS_MOST = 3 * MISTAKES_MOST };

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
		open_list(tui, tui->model.round, &late, 1);
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
		open_list(tui, tui->model.round, &result, 1);
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
			   app_find_board(tui->app, board.round, label, &swapped.with, &error),
			   &error)) {
		ask_refuse(tui);
	} else {
		open_list(tui, board.round, &swapped, 1);
	}
}

static void on_played(struct tui *tui, char answer, const char *text)
{
	const struct asked_board board = *(const struct asked_board *)ask_kept(tui);
	struct mistake played[MISTAKES_MOST];
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
	open_list(tui, board.round, played, count / 3);
}

static void ask_played(struct tui *tui, const struct asked_board *board, const char *pair)
{
	ask_line(tui, pair, on_played,
		"Who played whom? White, Black, result of each game (3 12 1-0):");
	ask_keep(tui, board, sizeof(*board));
}

static void ask_swapped(struct tui *tui, const struct asked_board *board)
{
	ask_line(tui, "", on_swapped, "With which board did the two change places?");
	ask_keep(tui, board, sizeof(*board));
}

static void list_mistake(struct tui *tui, const struct asked_board *board, enum mistake_kind kind)
{
	const struct mistake mistake = {.kind = kind, .board = board->number, .pin = board->pin};

	open_list(tui, board->round, &mistake, 1);
}

static void on_what(struct tui *tui, char answer, const char *text)
{
	const struct asked_board board = *(const struct asked_board *)ask_kept(tui);

	(void)text;
	switch (answer) {
	case 'a':
		list_mistake(tui, &board, MISTAKE_ABSENT);
		break;
	case 'b':
		list_mistake(tui, &board, MISTAKE_BYE);
		break;
	case 'm':
		list_mistake(tui, &board, MISTAKE_MET);
		break;
	case 'c':
		list_mistake(tui, &board, MISTAKE_COLOURS);
		break;
	case 'o':
		list_mistake(tui, &board, MISTAKE_ALONE);
		break;
	case 'l':
		ask_line(tui, "", on_late, "Who has come late? A number or name:");
		break;
	case 's':
		ask_swapped(tui, &board);
		break;
	case 'p':
		ask_played(tui, &board, "");
		break;
	case 'w':
		ask_line(tui, "", on_result, "Which result was wrong? Round, board, right result:");
		break;
	default:
		break;
	}
}

static bool find_board(struct tui *tui, struct asked_board *board)
{
	const int index = cursor_card(tui);
	const struct board_view *view;

	*board = (struct asked_board){.number = 0};
	if (index < 0 || tui->model.cards[index].board < 0)
		return false;
	view = &tui->model.boards[tui->model.cards[index].board];
	board->round = tui->model.round;
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
	ask_played(tui, &board, pair);
}

void repair_colours(struct tui *tui)
{
	struct asked_board board;

	if (require_board(tui, &board))
		list_mistake(tui, &board, MISTAKE_COLOURS);
}

/* What went wrong at a board of the round that is being played. */
static void ask_what(struct tui *tui, const struct asked_board *board)
{
	const bool season = tui_is_season(tui);
	char who[WHO_SIZE];

	words_who(tui_event(tui), app_section(tui->app), board->pin, who);
	if (board->black == 0)
		ask_key(tui, on_what,
			season ? "What happened to %s, who sits out?\na he is absent   b he must play   l somebody late   o two without opponents   Esc nothing"
			       : "What happened at the bye of %s?\na he is absent   b not his bye   l somebody late   o two without opponents   w a wrong result   Esc nothing",
			who);
	else
		ask_key(tui, on_what,
			season ? "What happened at board %d, %s?\na he is absent   m have met   c colours   s seats swapped   p played others   l somebody late   o two without opponents   Esc nothing"
			       : "What happened at board %d, %s?\na he is absent   m have met   c colours   s seats swapped   p played others   l somebody late   o two without opponents   w a wrong result   Esc nothing",
			app_board_label(tui->app, board->round, board->number), who);
	ask_keep(tui, board, sizeof(*board));
}

void repair_ask(struct tui *tui)
{
	struct asked_board board;

	if (tui_may_change(tui) && require_board(tui, &board))
		ask_what(tui, &board);
}

/* Of a round that is over only what was played can be other than what is recorded. */
void repair_ask_game(struct tui *tui, int round, const struct game *game)
{
	const struct asked_board board = {.round = round,
		.number = game->number,
		.white = game->white,
		.black = game->black,
		.pin = game->white};
	char white[WHO_SIZE], black[WHO_SIZE];

	if (!tui_may_change(tui))
		return;
	if (repair_may(tui) && round == tui->model.round) {
		ask_what(tui, &board);
		return;
	}
	if (game->bye) {
		ask_played(tui, &board, "");
		return;
	}
	ask_key(tui, on_what,
		"What was played in %s %d at board %d, %s v %s?\nc the colours were turned   s they sat at another board   p others played   Esc as it stands",
		tui_vocabulary(tui)->round_small, round,
		app_board_label(tui->app, round, game->number),
		words_who(tui_event(tui), app_section(tui->app), board.white, white),
		words_who(tui_event(tui), app_section(tui->app), board.black, black));
	ask_keep(tui, &board, sizeof(board));
}

void repair_start_board(struct tui *tui, int round, int number)
{
	const struct app_start what = {.round = round,
		.boards = &number,
		.count = 1,
		.off = app_board_has_started(tui->app, round, number)};
	const int label = app_board_label(tui->app, round, number);
	struct error error = {.code = STATUS_OK};

	if (!tui_did(tui, app_start(tui->app, &what, &error), &error))
		return;
	tui_say(tui, ROLE_GOOD,
		what.off ? "Board %d has not started yet."
			 : "Board %d has started: no repair changes it.",
		label);
}

void repair_start(struct tui *tui)
{
	struct asked_board board;

	if (require_board(tui, &board))
		repair_start_board(tui, board.round, board.number);
}
