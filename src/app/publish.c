/* Publish the draw on the board, and take a published one back. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/position.h"
#include "app/state.h"
#include "app/words.h"
#include "core/history.h"
#include "core/text.h"

/* Everybody has a place: on a board, with a bye, booked out, or out by hand. */
static enum status check_roll_call(
	struct app *app, const struct position *position, struct error *error)
{
	const struct event *event = app_event(app);
	struct rollcall roll = event_rollcall(event, app->section, position->round);

	if (position->seats.count == 0 &&
		app_round_state(event, app->section, position->round) == ROUND_LAID_OUT)
		return app_no_draw(app, error);
	for (int i = 0; roll.tray > 0 && i < position->cards.input.count; i++) {
		char who[WHO_SIZE];

		if (!seats_in_tray(&position->seats, event, position->cards.pin_of[i]))
			continue;
		words_who(event, app->section, position->cards.pin_of[i], who);
		if (roll.tray == 1)
			return app_fail(error, STATUS_REFUSED,
				"%s is still in the tray: seat him, book him a bye, let him sit out, or propose again (pair EVENT).",
				who);
		return app_fail(error, STATUS_REFUSED,
			"%s and %d more are still in the tray: seat them, or propose again (pair EVENT).",
			who, roll.tray - 1);
	}
	if (!roll.balances)
		return app_fail(error, STATUS_REFUSED,
			"The roll call of round %d does not balance: %d in, %d seated, %d with the bye, %d booked, %d absent, %d withdrawn.",
			position->round, roll.in, roll.seated, roll.byes, roll.booked, roll.absent,
			roll.withdrawn);
	return STATUS_OK;
}

/* The first absolute rule that the draw breaks, as a sentence; empty: none. */
static void first_broken(const struct app *app, const struct position *position,
	const struct pairing_score *score, char *text, size_t size)
{
	struct cast cast = {.event = app_event(app),
		.section = app->section,
		.pins = position->cards.pin_of,
		.count = position->cards.input.count};

	text[0] = '\0';
	for (int i = 0; i < score->nviolations; i++) {
		if (score->violations[i].kind < PAIRING_WARN_AVOID) {
			words_violation(&cast, &score->violations[i], text, size);
			return;
		}
	}
}

/* The first term in which the draw is worse than the engine's. */
static enum status first_worse(const struct position *position, const struct pairing_input *plain,
	const struct pairing_score *score, char *text, size_t size)
{
	struct pairing_score best;
	enum pairing_status scored = position->cards.book->score(plain, &position->best, &best);
	int term;

	text[0] = '\0';
	if (scored != PAIRING_OK)
		return scored == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY : STATUS_BAD_INPUT;
	pairing_score_compare(score, &best, &term);
	if (term >= 0 && term < score->nterms && term < best.nterms) {
		const struct pairing_term *mine = &score->terms[term], *its = &best.terms[term];

		app_term_words(mine, best.values + its->first, its->length,
			score->values + mine->first, mine->length, text, size);
	}
	pairing_score_done(&best);
	return STATUS_OK;
}

/* Does the draw need a reason? Then *needed and the sentence that asks for it. */
static enum status need_reason(
	struct app *app, struct position *position, bool *needed, char *text, size_t size)
{
	struct pairing_input plain = translate_plain(&position->cards);
	struct pairing_score score;
	char what[SENTENCE_SIZE];
	enum status status = position_need_best(position);

	if (status == STATUS_OK)
		status = position_score(position, &plain, &position->seats, &score);
	if (status != STATUS_OK)
		return status;
	*needed = true;
	first_broken(app, position, &score, what, sizeof(what));
	if (what[0]) {
		words_put(text, size,
			"The draw breaks a rule: %s. Publish it with a reason, or move the cards.",
			what);
	} else if (position->best_status == PAIRING_OK && !position_is_best(position) &&
		app_draw_is_stale(app)) {
		words_put(text, size,
			"The scores changed since this draw was proposed: propose again (p). Or publish it with a reason.");
	} else if (position->best_status == PAIRING_OK && !position_is_best(position)) {
		status = first_worse(position, &plain, &score, what, sizeof(what));
		words_put(text, size,
			"The draw is not the engine's%s%s. Publish it with a reason, or propose again.",
			what[0] ? ": " : "", what);
	} else {
		*needed = false;
	}
	pairing_score_done(&score);
	return status;
}

static enum status check_reason(const char *reason, struct error *error)
{
	if (text_is_clean(reason) && strlen(reason) < NAME_SIZE)
		return STATUS_OK;
	return app_fail(error, STATUS_BAD_INPUT,
		"A reason is UTF-8 text without control characters of at most %d bytes.",
		NAME_SIZE - 1);
}

static enum status put_marks(const struct app *app, int round, struct action *action)
{
	struct record *rows;
	int count;
	enum status status = history_marks(app_event(app), app->section, round, &rows, &count);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = action_put(action, app_event(app), &rows[i]);
	free(rows);
	return status;
}

/* A round in which nothing is to be played is complete at once. */
static enum round_state state_after(const struct seats *seats)
{
	for (int i = 0; i < seats->count; i++) {
		if (seats->boards[i].result == RESULT_NONE)
			return ROUND_PUBLISHED;
	}
	return ROUND_COMPLETE;
}

static enum status put_published(const struct app *app, const struct position *position,
	const char *reason, struct action *action)
{
	const struct round *round = event_round(app_event(app), app->section, position->round);
	struct record row;
	enum status status;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *round;
	row.as.round.state = state_after(&position->seats);
	words_put(row.as.round.reason, sizeof(row.as.round.reason), "%s", reason);
	status = put_marks(app, position->round, action);
	return status == STATUS_OK ? action_put(action, app_event(app), &row) : status;
}

static enum status build_publish(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const char *reason = what;
	struct position *position;
	bool needed = false;
	char text[240];
	enum status status = app_require_draft(app, error);

	if (status == STATUS_OK)
		status = position_of(app, &position, error);
	if (status == STATUS_OK)
		status = check_roll_call(app, position, error);
	if (status == STATUS_OK && reason[0])
		status = check_reason(reason, error);
	if (status != STATUS_OK)
		return status;
	status = need_reason(app, position, &needed, text, sizeof(text));
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (needed && !reason[strspn(reason, " ")])
		return app_fail(error, STATUS_REFUSED, "%s", text);
	words_put(action->label, sizeof(action->label), "Round %d published%s%s", position->round,
		needed ? ": " : "", needed ? reason : "");
	status = put_published(app, position, needed ? reason : "", action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_publish(struct app *app, const char *reason, struct error *error)
{
	return app_run(app, build_publish, reason ? reason : "", error);
}

static enum status require_no_result(const struct app *app, int round, struct error *error)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, round, &count);

	for (int i = 0; i < count; i++) {
		int result = rows[i].as.board.result;

		if (result != RESULT_NONE && result != RESULT_BYE)
			return app_fail(error, STATUS_REFUSED,
				"Board %d of round %d has a result: take the results back first.",
				rows[i].as.board.number, round);
	}
	return STATUS_OK;
}

static enum status build_unpublish(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	int round = app_last_published(event, app->section), count;
	const struct record *marks = event_range(event, RECORD_MARK, app->section, round, &count);
	struct record row;
	enum status status;

	(void)what;
	if (round == 0)
		return app_fail(error, STATUS_REFUSED, "No round is published.");
	status = require_no_result(app, round, error);
	if (status != STATUS_OK)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(event, app->section, round);
	row.as.round.state = row.as.round.reason[0] ? ROUND_ADJUSTED : ROUND_PROPOSED;
	memset(row.as.round.reason, 0, sizeof(row.as.round.reason));
	words_put(action->label, sizeof(action->label), "Round %d taken back", round);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = action_remove(action, event, record_key_of(&marks[i]));
	if (status == STATUS_OK)
		status = action_put(action, event, &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_unpublish(struct app *app, struct error *error)
{
	return app_run(app, build_unpublish, NULL, error);
}
