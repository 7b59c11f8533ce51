/* One repair of the list made: an action with its reason. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/result_rows.h"
#include "app/repair/list.h"
#include "app/repair/mend.h"
#include "app/trf/stands.h"
#include "app/words/words.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/history.h"
#include "core/season.h"
#include "core/text/text.h"

enum { REASON_MOST = 64 };

struct take {
	const struct repair_order *order;
	int number;
	const char *reason, *code;
};

static enum status check_reason(const char *reason, struct error *error)
{
	const char *text = reason ? reason : "";

	if (!text_is_clean(text) || strlen(text) > REASON_MOST)
		return app_fail(error, STATUS_BAD_INPUT,
			"A reason is UTF-8 text without control characters of at most %d bytes.",
			REASON_MOST);
	if (!text[strspn(text, " ")])
		return app_fail(error, STATUS_REFUSED,
			"Say why the published draw is changed: the reason is kept in the journal.");
	return STATUS_OK;
}

static bool is_at_changed(const struct repair *repair, int pin)
{
	for (int i = 0; i < repair->count; i++) {
		const struct repair_change *change = &repair->boards[i];

		if (pin == change->is.white || pin == change->is.black ||
			pin == change->was.white || pin == change->was.black)
			return true;
	}
	return false;
}

/* Who left a board has no mark of it. */
static enum status remove_marks(const struct app *app, const struct repairs *repairs,
	const struct repair *repair, struct action *action)
{
	const struct event *event = app_event(app);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < repair->count; i++) {
		const int pins[2] = {repair->boards[i].was.white, repair->boards[i].was.black};

		for (int k = 0; status == STATUS_OK && k < 2; k++) {
			const struct record_key key = {
				RECORD_MARK, {app->section, repairs->round, pins[k]}};

			if (pins[k] && event_find(event, key))
				status = action_remove(action, event, key);
		}
	}
	return status;
}

/* Does he, or whom he meets in the round of the mark, have other points before it? */
static bool is_rescored(
	const struct event *before, const struct event *after, const struct mark *mark)
{
	const struct board *board = event_board_of(after, mark->section, mark->round, mark->pin);
	const int pins[2] = {board->white, board->black};

	for (int k = 0; k < 2; k++)
		if (event_points2(before, mark->section, pins[k], mark->round - 1) !=
			event_points2(after, mark->section, pins[k], mark->round - 1))
			return true;
	return false;
}

/*
 * The marks by the scores as they are once the action is done, as a result that was wrong is put
 * right by it: of those at the boards that change, and of those whose score is another one and of
 * whom they meet.
 */
static enum status put_marks(const struct app *app, const struct repairs *repairs,
	const struct repair *repair, struct action *action)
{
	const struct event *event = app_event(app);
	struct event after;
	struct record *rows = NULL;
	int count = 0;
	enum status status = event_copy(event, &after);

	if (status != STATUS_OK)
		return status;
	status = action_apply(action, &after);
	if (status == STATUS_OK)
		status = history_marks(&after, app->section, repairs->round, &rows, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct mark *mark = &rows[i].as.mark;
		const struct mark *was = event_mark(event, app->section, repairs->round, mark->pin);

		if (is_at_changed(repair, mark->pin) ||
			(was && was->floated != mark->floated && is_rescored(event, &after, mark)))
			status = action_put(action, event, &rows[i]);
	}
	free(rows);
	event_done(&after);
	return status;
}

/* Who has a game of the draw plays nobody from outside in place of the bye any more. */
static enum status remove_filled(
	const struct app *app, int round, const struct repair_change *change, struct action *action)
{
	const int pins[2] = {change->is.white, change->is.black};
	enum status status = STATUS_OK;

	for (int k = 0; status == STATUS_OK && change->is.black && k < 2; k++)
		if (event_filled(app_event(app), app->section, round, pins[k]))
			status = action_remove(action, app_event(app),
				(struct record_key){RECORD_FILLED, {app->section, round, pins[k]}});
	return status;
}

static enum status put_board(
	const struct app *app, int round, const struct repair_change *change, struct action *action)
{
	const struct event *event = app_event(app);
	const struct record_key key = {RECORD_BOARD, {app->section, round, change->number}};
	const struct record_key started = {RECORD_STARTED, {app->section, round, change->number}};
	struct record row;
	enum status status = STATUS_OK;

	/* the bye is no game */
	if (change->is.black == 0 && event_find(event, started))
		status = action_remove(action, event, started);
	if (status == STATUS_OK)
		status = remove_filled(app, round, change, action);
	if (status == STATUS_OK && !change->open)
		status = result_rows_close(event, app->section, round, change->number, action);
	if (change->is.white == 0)
		return status == STATUS_OK ? action_remove(action, event, key) : status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOARD;
	row.as.board = (struct board){.section = app->section,
		.round = round,
		.number = change->number,
		.white = change->is.white,
		.black = change->is.black,
		.result = change->result};
	/* who do not come have an empty board in place of an absence */
	for (int k = 0; status == STATUS_OK && change->result == RESULT_DEFAULT_BOTH && k < 2;
		k++) {
		const struct record_key booked = {RECORD_BOOKING,
			{app->section, k ? change->is.black : change->is.white, round}};

		status = action_remove(action, event, booked);
	}
	if (status == STATUS_OK)
		status = action_put(action, event, &row);
	if (status != STATUS_OK || !change->open)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_OPEN;
	row.as.open = (struct open_game){app->section, round, change->number};
	return action_put(action, event, &row);
}

/* Is every game of the round as it will be over? */
static bool is_over(
	const struct app *app, const struct repairs *repairs, const struct repair *repair)
{
	const struct event *event = app_event(app);
	const int count = game_count(event, app->section, repairs->round);
	struct game game;

	for (int number = 1; number <= count; number++) {
		bool changed = false;

		for (int i = 0; i < repair->count; i++)
			changed = changed || repair->boards[i].number == number;
		if (!changed && game_find(event, app->section, repairs->round, number, &game) &&
			game.result == RESULT_NONE)
			return false;
	}
	for (int i = 0; i < repair->count; i++)
		if (repair->boards[i].is.white && repair->boards[i].result == RESULT_NONE)
			return false;
	return true;
}

static enum status put_round(const struct app *app, const struct repairs *repairs,
	const struct repair *repair, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(app_event(app), app->section, repairs->round);
	row.as.round.state = is_over(app, repairs, repair) ? ROUND_COMPLETE : ROUND_PUBLISHED;
	return action_put(action, app_event(app), &row);
}

/* " (round 1, board 3: 0-1)": the results of earlier rounds that are put right as well. */
static void put_results(
	const struct app *app, int round, const struct action *action, char text[40])
{
	int count = 0;

	text[0] = '\0';
	for (int i = 0; i < action->count; i++) {
		const struct board *board = &action->edits[i].after.as.board;

		if (edit_key(&action->edits[i]).kind != RECORD_BOARD || !action->edits[i].has ||
			board->round == round)
			continue;
		count++;
		words_put(text, 40, " (round %d, board %d: %s)", board->round,
			app_board_label(app, board->round, board->number),
			result_text((enum result)board->result));
	}
	if (count > 1)
		words_put(text, 40, " (%d earlier results)", count);
}

/* Did the two play the game of the change with the result that they have already? */
static bool is_known(const struct app *app, int round, const struct repair_change *change)
{
	const struct board *before =
		event_board_of(app_event(app), app->section, round, change->is.white);
	const struct board is = {.white = change->is.white, .black = change->is.black};

	return before && board_is_pair(before, &is) &&
		board_result_on(before, &is, (enum result)before->result) == change->result;
}

/* " (1-0, 0-1)": the results of the changed boards, in their order, where others were played. */
static void put_played(const struct app *app, int round, const struct repair *repair, char text[40])
{
	char all[LABEL_SIZE] = "";
	int count = 0, games = 0;

	text[0] = '\0';
	for (int i = 0; repair && i < repair->count; i++) {
		const struct repair_change *change = &repair->boards[i];

		games += change->is.black != 0;
		if (change->is.black == 0 || change->result == RESULT_NONE ||
			change->result == RESULT_DEFAULT_BOTH || is_known(app, round, change))
			continue;
		words_put(all + strlen(all), sizeof(all) - strlen(all), "%s%s", count++ ? ", " : "",
			result_text(change->result));
	}
	if (count > 0 && count == games && count <= 4)
		words_put(text, 40, " (%s)", all);
	else if (count > 0)
		words_put(text, 40, " (%d result%s)", count, count == 1 ? "" : "s");
}

/* The reason is whole, and the boards are named as far as there is room. */
static void put_label(const struct app *app, const struct repairs *repairs,
	const struct repair *repair, const char *reason, struct action *action)
{
	const char *done = repair ? "repaired" : "let stand";
	char boards[40] = "", results[40];
	const bool season = event_is_season(app_event(app), app->section);
	bool bye = false;
	int count = 0;
	size_t room;

	put_results(app, repairs->round, action, results);
	if (!results[0])
		put_played(app, repairs->round, repair, results);
	room = sizeof(action->label) - strlen("Evening 60 , boards  ... and who sits out: ") -
		strlen(done) - strlen(results) - strlen(reason);
	if (room > sizeof(boards))
		room = sizeof(boards);
	for (int i = 0; repair && i < repair->count; i++) {
		const struct repair_change *change = &repair->boards[i];
		char more[16];

		if (repair_is_bye(&change->was, &change->is)) {
			bye = true;
			continue;
		}
		words_put(more, sizeof(more), "%s%d", count++ ? ", " : "",
			app_board_label(app, repairs->round, change->number));
		if (strlen(boards) + strlen(more) + 5 > room) {
			words_put(boards + strlen(boards), sizeof(boards) - strlen(boards), " ...");
			break;
		}
		words_put(boards + strlen(boards), sizeof(boards) - strlen(boards), "%s", more);
	}
	words_put(action->label, sizeof(action->label), "%s %d %s%s%s%s%s: %s",
		repair_words_of(app)->round, repairs->round, done,
		boards[0] ? count > 1 ? ", boards " : ", board " : "", boards,
		!bye             ? ""
			: season ? (count ? " and who sits out" : ", who sits out")
			: count  ? " and the bye"
				 : ", the bye",
		results, reason);
}

static bool is_seated(const struct repair *repair, int pin)
{
	for (int i = 0; i < repair->count; i++)
		if (repair->boards[i].is.white == pin || repair->boards[i].is.black == pin)
			return true;
	return false;
}

/* Who has no board any more is absent. */
static enum status book_missing(const struct app *app, const struct repairs *repairs,
	const struct repair *repair, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < repair->count; i++) {
		const int pins[2] = {repair->boards[i].was.white, repair->boards[i].was.black};

		for (int k = 0; status == STATUS_OK && k < 2; k++)
			if (pins[k] && !is_seated(repair, pins[k]))
				status = repair_book(
					app, repairs->round, pins[k], BOOKING_ZERO, action);
	}
	return status;
}

static enum status put_repair(struct app *app, const struct repair_order *order,
	const struct repairs *repairs, const struct repair *repair, struct action *action)
{
	enum status status = STATUS_OK;

	if (repair->half)
		return repair_book(
			app, repairs->round, order->mistakes[0].pin, BOOKING_HALF, action);
	status = repair_put_apart(app, repairs->round, order, action);
	if (status == STATUS_OK && repair->left)
		status = repair_book(app, repairs->round, repair->left, BOOKING_HALF, action);
	if (status == STATUS_OK)
		status = book_missing(app, repairs, repair, action);
	for (int i = 0; status == STATUS_OK && !repair->rows && i < repair->count; i++)
		status = put_board(app, repairs->round, &repair->boards[i], action);
	for (int i = 0; status == STATUS_OK && repair->rows && i < repair->nrows; i++)
		status = put_board(app, repairs->round, &repair->rows[i], action);
	if (status == STATUS_OK)
		status = put_round(app, repairs, repair, action);
	if (status == STATUS_OK)
		status = remove_marks(app, repairs, repair, action);
	return status == STATUS_OK ? put_marks(app, repairs, repair, action) : status;
}

/* What is put right even if the draw stands: a result, nothing else. */
static enum status put_mended(int number, const struct action *mend, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < mend->count; i++)
		if (number > 0 || edit_key(&mend->edits[i]).kind == RECORD_BOARD ||
			edit_key(&mend->edits[i]).kind == RECORD_OPEN)
			status = action_add(action, &mend->edits[i]);
	return status;
}

static bool is_noted(const struct mistake *mistake)
{
	return mistake->kind == MISTAKE_MET || mistake->kind == MISTAKE_COLOURS ||
		mistake->kind == MISTAKE_ABSENT;
}

bool repair_is_noted(const struct repair_order *order)
{
	for (int i = 0; i < order->count; i++)
		if (is_noted(&order->mistakes[i]))
			return true;
	return false;
}

/* The boards that are as they should not be, with the reason why they stay so. */
static enum status put_standing(const struct app *app, const struct take *take,
	const struct repairs *repairs, struct action *action)
{
	const struct event *event = app_event(app);
	enum status status = STATUS_OK;

	if (take->number > 0 || !take->reason || !take->reason[strspn(take->reason, " ")])
		return STATUS_OK;
	for (int i = 0; status == STATUS_OK && i < take->order->count; i++) {
		const struct mistake *mistake = &take->order->mistakes[i];
		const struct board *board = mistake->kind == MISTAKE_ABSENT
			? event_board_of(event, app->section, repairs->round, mistake->pin)
			: event_board(event, app->section, repairs->round, mistake->board);

		if (board && is_noted(mistake))
			status = trf_stands_put(event, board, take->reason, action);
	}
	return status;
}

static enum status check_take(
	const struct take *take, const struct repairs *repairs, struct error *error)
{
	if (take->code && strcmp(take->code, repairs->code) != 0)
		return app_fail(error, STATUS_CONFLICT,
			"The list has changed meanwhile: it is list %s now. Nothing was done.",
			repairs->code);
	if (take->number < 0 || take->number > repairs->count)
		return app_fail(error, STATUS_NOT_FOUND,
			repairs->count == 0 ? "There is no repair %d: 0 lets it stand."
				: repairs->count == 1
				? "There is no repair %d: there is 1, and 0 lets it stand."
				: "There is no repair %d: there are 1 to %d, and 0 lets it stand.",
			take->number, repairs->count);
	return STATUS_OK;
}

static enum status build(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct take *take = what;
	const struct repair *repair = NULL;
	struct repairs repairs;
	struct action mend;
	enum status status;

	action_init(&mend);
	status = repair_list(app, take->order, &repairs, &mend, error);
	if (status == STATUS_OK)
		status = check_take(take, &repairs, error);
	if (status == STATUS_OK &&
		(take->number > 0 || repairs.mended[0] || (take->reason && take->reason[0])))
		status = check_reason(take->reason, error);
	if (status == STATUS_OK) {
		repair = take->number > 0 ? &repairs.items[take->number - 1] : NULL;
		status = put_mended(take->number, &mend, action);
		if (status == STATUS_OK)
			status = put_standing(app, take, &repairs, action);
		if (status == STATUS_OK && repair)
			status = put_repair(app, take->order, &repairs, repair, action);
		put_label(app, &repairs, repair, take->reason ? take->reason : "", action);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	repairs_done(&repairs);
	action_done(&mend);
	return status;
}

enum status app_repair(struct app *app, const struct repair_order *order, int number,
	const char *reason, const char *code, struct error *error)
{
	const struct take take = {order, number, reason, code};

	return app_run(app, build, &take, error);
}
