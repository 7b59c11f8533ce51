/* Corrections that hold whatever becomes of the draw: a result, who comes, who does not. */
#include "config.h"

#include "app/repair/mend.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/accelerated.h"
#include "app/event/result_rows.h"
#include "app/players/apart.h"
#include "app/repair/started.h"
#include "app/words/words.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/history.h"
#include "core/season.h"
#include "core/vocabulary.h"

/* Of a club evening: he is on the list of those who are here, or not. */
static enum status put_attendance(
	const struct app *app, int round, int pin, bool here, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ATTENDANCE;
	row.as.attendance = (struct attendance){app->section, round, pin, ATTENDS_HERE};
	if (here)
		return action_put(action, app_event(app), &row);
	return event_find(app_event(app), record_key_of(&row))
		? action_remove(action, app_event(app), record_key_of(&row))
		: STATUS_OK;
}

enum status repair_book(const struct app *app, int round, int pin, int kind, struct action *action)
{
	const struct record_key key = {RECORD_BOOKING, {app->section, pin, round}};
	struct record row;
	enum status status = STATUS_OK;

	if (kind < 0 && event_find(app_event(app), key))
		status = action_remove(action, app_event(app), key);
	if (status == STATUS_OK && event_is_season(app_event(app), app->section))
		return put_attendance(app, round, pin, kind < 0, action);
	if (kind < 0 || status != STATUS_OK)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOOKING;
	row.as.booking =
		(struct booking){.section = app->section, .pin = pin, .round = round, .kind = kind};
	return action_put(action, app_event(app), &row);
}

static enum status check_player(
	const struct app *app, int pin, const struct player **player, struct error *error)
{
	*player = event_player(app_event(app), app->section, pin);
	return *player ? STATUS_OK
		       : app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
}

/* He is in the round from now on, with no bye booked for it. */
static enum status mend_late(
	struct app *app, struct repair_case *made, int pin, struct error *error)
{
	const struct event *event = app_event(app);
	const struct record_key out = {RECORD_HAND, {app->section, made->round, pin, HAND_OUT}};
	const struct vocabulary *vocabulary = vocabulary_of(event, app->section);
	const struct player *player;
	const struct board *board;
	struct record row;
	char who[WHO_SIZE];
	enum status status = check_player(app, pin, &player, error);

	if (status != STATUS_OK)
		return status;
	words_who(event, app->section, pin, who);
	board = event_board_of(event, app->section, made->round, pin);
	if (board && board->black == 0 && event_is_season(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"%s sits out on evening %d: if he is to play, say that he must not sit out (--bye).",
			who, made->round);
	if (board)
		return app_fail(error, STATUS_REFUSED, "%s sits on board %d of %s %d already.", who,
			app_board_label(app, made->round, board->number), vocabulary->round_small,
			made->round);
	if (player->leaves > 0 && player->leaves <= made->round)
		return app_fail(error, STATUS_REFUSED,
			"%s has withdrawn: bring him back first (players EVENT return).", who);
	if (event_filled(event, app->section, made->round, pin))
		return repair_refuse_beside(app, made->round, pin, error);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_PLAYER;
	row.as.player = *player;
	if (row.as.player.enters > made->round) {
		row.as.player.enters = made->round;
		status = accelerated_seat(
			event, app->section, made->round, made->round, pin, &made->mend);
	}
	if (status == STATUS_OK)
		status = action_put(&made->mend, event, &row);
	if (status == STATUS_OK)
		status = repair_book(app, made->round, pin, -1, &made->mend);
	if (status == STATUS_OK && event_find(event, out))
		status = action_remove(&made->mend, event, out);
	repair_add_words(made->stand, sizeof(made->stand), "%s sits out %s %d as it is now.", who,
		vocabulary->round_small, made->round);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static bool is_absent(const struct repair_case *made, int pin)
{
	for (int i = 0; i < made->order->count; i++)
		if (made->order->mistakes[i].kind == MISTAKE_ABSENT &&
			made->order->mistakes[i].pin == pin)
			return true;
	return false;
}

/* What it means if the board stays: of two who do not come it is said once, with White. */
static void add_default(
	const struct app *app, struct repair_case *made, const struct board *board, int pin)
{
	const int label = app_board_label(app, made->round, board->number);
	const int other = board->white == pin ? board->black : board->white;
	char who[WHO_SIZE], two[WHO_SIZE];

	words_who(app_event(app), app->section, pin, who);
	if (board->black == 0)
		repair_add_words(made->stand, sizeof(made->stand), "%s %s all the same.", who,
			vocabulary_of(app_event(app), app->section)->has_bye);
	else if (!is_absent(made, other))
		repair_add_words(made->stand, sizeof(made->stand),
			board->result == RESULT_NONE
				? "%s loses board %d by default, once that is entered (result EVENT %d %s)."
				: "%s loses board %d by default (result EVENT %d %s).",
			who, label, label, board->white == pin ? "-" : "+");
	else if (board->white == pin)
		repair_add_words(made->stand, sizeof(made->stand),
			"%s and %s both lose board %d by default, once that is entered (result EVENT %d --).",
			who, words_who(app_event(app), app->section, other, two), label, label);
}

static enum status refuse_started(
	const struct app *app, int round, const struct board *board, struct error *error)
{
	const int label = app_board_label(app, round, board->number);

	return app_fail(error, STATUS_REFUSED,
		"Board %d of %s %d has begun: no repair changes it. If it has not, take the mark away first (started EVENT %d %d off).",
		label, repair_words_of(app)->round_small, round, round, label);
}

static enum status mend_absent(
	struct app *app, struct repair_case *made, int pin, struct error *error)
{
	const struct event *event = app_event(app);
	const struct board *board;
	const struct player *player;
	char who[WHO_SIZE];
	enum status status = check_player(app, pin, &player, error);

	if (status != STATUS_OK)
		return status;
	words_who(event, app->section, pin, who);
	board = event_board_of(event, app->section, made->round, pin);
	if (event_filled(event, app->section, made->round, pin))
		return repair_refuse_beside(app, made->round, pin, error);
	if (!board)
		return app_fail(error, STATUS_REFUSED, "%s sits on no board of %s %d.", who,
			repair_words_of(app)->round_small, made->round);
	if (board->result != RESULT_NONE && board->result != RESULT_BYE &&
		!result_is_default(board->result))
		return app_fail(error, STATUS_REFUSED, "Board %d of %s %d has %s: %s has played.",
			app_board_label(app, made->round, board->number),
			repair_words_of(app)->round_small, made->round,
			result_notation(board->result), who);
	if (app_board_has_started(app, made->round, board->number))
		return refuse_started(app, made->round, board, error);
	add_default(app, made, board, pin);
	status = repair_book(app, made->round, pin, BOOKING_ZERO, &made->mend);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Both cards are shown: what one had too much the other lacks. */
static void tell_result(const struct app *app, struct repair_case *made,
	const struct mistake *mistake, const struct board *board)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	repair_add_words(made->told, sizeof(made->told), "Round %d, board %d: %s v %s %s, not %s.",
		mistake->round, app_board_label(app, mistake->round, board->number),
		words_who(app_event(app), app->section, board->white, white),
		words_who(app_event(app), app->section, board->black, black),
		result_notation(mistake->result),
		board->result == RESULT_NONE                   ? "open"
			: board_is_open(app_event(app), board) ? result_open_notation(board->result)
							       : result_notation(board->result));
	repair_add_words(made->stand, sizeof(made->stand),
		"The result of round %d, board %d is put right all the same.", mistake->round,
		app_board_label(app, mistake->round, board->number));
}

/* Only what the round was drawn by can have been wrong when it was drawn. */
static enum status check_earlier(const struct repair_case *made, int round, struct error *error)
{
	char drawn[64] = "without any results";

	if (round >= 1 && round < made->round)
		return STATUS_OK;
	if (made->round == 2)
		words_put(drawn, sizeof(drawn),
			"by the results of round 1: one of those can have been wrong");
	else if (made->round > 2)
		words_put(drawn, sizeof(drawn),
			"by the results of rounds 1 to %d: one of those can have been wrong",
			made->round - 1);
	return app_fail(error, STATUS_REFUSED,
		"Round %d was drawn %s. A result of round %d itself is corrected by entering it again (r, or result EVENT --overwrite).",
		made->round, drawn, made->round);
}

static enum status mend_result(struct app *app, struct repair_case *made,
	const struct mistake *mistake, struct error *error)
{
	const struct board *board;
	struct record row;
	enum status status;

	if (event_is_season(app_event(app), app->section))
		return app_fail(error, STATUS_REFUSED,
			"A wrong result moves players in the list of the next evenings and breaks no board of this one: enter it again (r, or result EVENT --overwrite).");
	status = check_earlier(made, mistake->round, error);
	if (status != STATUS_OK)
		return status;
	status = repair_find_board(app, mistake->round, mistake->board, &board, error);
	if (status != STATUS_OK)
		return status;
	if (board->black == 0)
		return app_fail(error, STATUS_REFUSED, "Board %d of round %d is the bye.",
			app_board_label(app, mistake->round, board->number), mistake->round);
	if (mistake->result == RESULT_NONE || mistake->result == RESULT_BYE ||
		board->result == (int)mistake->result)
		return app_fail(error, STATUS_REFUSED,
			"Board %d of round %d has %s: name another result.",
			app_board_label(app, mistake->round, board->number), mistake->round,
			board->result == RESULT_NONE ? "none" : result_notation(board->result));
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOARD;
	row.as.board = *board;
	row.as.board.result = mistake->result;
	tell_result(app, made, mistake, board);
	status = action_put(&made->mend, app_event(app), &row);
	if (status == STATUS_OK)
		status = result_rows_close(
			app_event(app), app->section, board->round, board->number, &made->mend);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Who did not appear at a board at which nobody plays; 0: nobody. */
static int missing_at(const struct app *app, const struct board *board)
{
	if (app_board_has_started(app, board->round, board->number))
		return 0;
	return board->result == RESULT_DEFAULT_BLACK    ? board->black
		: board->result == RESULT_DEFAULT_WHITE ? board->white
							: 0;
}

/* Everybody whose opponent sits alone does not come any more. */
static enum status mend_alone(struct app *app, struct repair_case *made, struct error *error)
{
	int count, alone = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, made->round, &count);
	enum status status = STATUS_OK;

	for (int i = 0; i < count; i++)
		alone += missing_at(app, &rows[i].as.board) != 0;
	if (alone < 2)
		return app_fail(error, STATUS_REFUSED,
			"%s %d %s left alone: enter who did not appear first (result EVENT BOARD + or -).",
			event_is_season(app_event(app), app->section) ? "On evening" : "In round",
			made->round, alone == 1 ? "one only is" : "nobody is");
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const int missing = missing_at(app, &rows[i].as.board);

		if (missing)
			status = repair_book(app, made->round, missing, BOOKING_ZERO, &made->mend);
	}
	repair_add_words(
		made->stand, sizeof(made->stand), "%d players keep their wins by default.", alone);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

bool repair_parts(const struct app *app, int round, const struct mistake *mistake)
{
	const struct event *event = app_event(app);
	const struct board *board = game_board(event, app->section, round, mistake->board);

	return mistake->kind == MISTAKE_MET && board && board->black &&
		round < event_section(event, app->section)->rounds &&
		!event_is_season(event, app->section) &&
		!history_met(event, app->section, board->white, board->black, 1, round - 1) &&
		!apart_holds(event, app->section, board->white, board->black, round + 1, round + 1);
}

enum status repair_put_apart(
	const struct app *app, int round, const struct repair_order *order, struct action *action)
{
	const struct event *event = app_event(app);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < order->count; i++) {
		const struct mistake *mistake = &order->mistakes[i];
		const struct board *board = game_board(event, app->section, round, mistake->board);

		if (repair_parts(app, round, mistake))
			status = apart_put(event, app->section, board->white, board->black,
				round + 1, event_section(event, app->section)->rounds, action);
	}
	return status;
}

enum status repair_mend(struct app *app, struct repair_case *made, struct error *error)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < made->order->count; i++) {
		const struct mistake *mistake = &made->order->mistakes[i];

		switch (mistake->kind) {
		case MISTAKE_LATE:
			status = mend_late(app, made, mistake->pin, error);
			break;
		case MISTAKE_ABSENT:
			status = mend_absent(app, made, mistake->pin, error);
			break;
		case MISTAKE_ALONE:
			status = mend_alone(app, made, error);
			break;
		case MISTAKE_RESULT:
			status = mend_result(app, made, mistake, error);
			break;
		case MISTAKE_BYE:
		case MISTAKE_MET:
		case MISTAKE_COLOURS:
		case MISTAKE_SWAPPED:
		case MISTAKE_PLAYED:
			break;
		}
	}
	return status;
}
