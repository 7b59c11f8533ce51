/* One repair of the list made: an action with its reason. */
#include "config.h"

#include <string.h>

#include "app/repair/list.h"
#include "app/repair/mend.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/text.h"

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

static struct record mark_of(const struct app *app, const struct repairs *repairs, int pin,
	int other, enum colour colour)
{
	struct record row;
	const int own2 = event_points2(app_event(app), app->section, pin, repairs->round - 1);
	const int his2 = event_points2(app_event(app), app->section, other, repairs->round - 1);

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_MARK;
	row.as.mark = (struct mark){.section = app->section,
		.round = repairs->round,
		.pin = pin,
		.colour = colour,
		.floated = own2 > his2 ? FLOATED_DOWN
			: own2 < his2  ? FLOATED_UP
				       : FLOATED_NOT};
	return row;
}

/* Who left a board has no mark of it; who sits at one with two has. */
static enum status put_marks(const struct app *app, const struct repairs *repairs,
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
	for (int i = 0; status == STATUS_OK && i < repair->count; i++) {
		const struct plain_board *is = &repair->boards[i].is;
		struct record row;

		if (is->white == 0 || is->black == 0)
			continue;
		row = mark_of(app, repairs, is->white, is->black, COLOUR_WHITE);
		status = action_put(action, event, &row);
		row = mark_of(app, repairs, is->black, is->white, COLOUR_BLACK);
		if (status == STATUS_OK)
			status = action_put(action, event, &row);
	}
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
	return status == STATUS_OK ? action_put(action, event, &row) : status;
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

static void put_label(const struct app *app, const struct repairs *repairs,
	const struct repair *repair, const char *reason, struct action *action)
{
	char boards[40] = "";

	for (int i = 0; repair && i < repair->count; i++) {
		char more[16];

		words_put(more, sizeof(more), "%s%d", i ? ", " : "",
			app_board_label(app, repairs->round, repair->boards[i].number));
		if (strlen(boards) + strlen(more) + 5 > sizeof(boards)) {
			words_put(boards + strlen(boards), sizeof(boards) - strlen(boards), " ...");
			break;
		}
		words_put(boards + strlen(boards), sizeof(boards) - strlen(boards), "%s", more);
	}
	words_put(action->label, sizeof(action->label), "Round %d %s%s%s: %s", repairs->round,
		repair ? "repaired" : "let stand",
		boards[0] ? repair->count > 1 ? ", boards " : ", board " : "", boards, reason);
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
	if (status == STATUS_OK)
		status = book_missing(app, repairs, repair, action);
	for (int i = 0; status == STATUS_OK && i < repair->count; i++)
		status = put_board(app, repairs->round, &repair->boards[i], action);
	if (status == STATUS_OK)
		status = put_marks(app, repairs, repair, action);
	return status == STATUS_OK ? put_round(app, repairs, repair, action) : status;
}

/* What is put right even if the draw stands: a result, nothing else. */
static enum status put_mended(int number, const struct action *mend, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < mend->count; i++)
		if (number > 0 || edit_key(&mend->edits[i]).kind == RECORD_BOARD)
			status = action_add(action, &mend->edits[i]);
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
	if (status == STATUS_OK && (take->number > 0 || repairs.mended[0]))
		status = check_reason(take->reason, error);
	if (status == STATUS_OK) {
		repair = take->number > 0 ? &repairs.items[take->number - 1] : NULL;
		status = put_mended(take->number, &mend, action);
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
