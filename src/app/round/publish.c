/* Publish the draw on the board, with a reason where it wants one. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/accelerated.h"
#include "app/event/reason.h"
#include "app/event/state.h"
#include "app/round/propose.h"
#include "app/round/publish.h"
#include "app/trial/best_draw.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/history.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

enum { NAMED = 3 };

/* Who has no place yet: the first of them by name. */
static void name_tray(
	struct app *app, const struct position *position, int tray, char *text, size_t size)
{
	const struct event *event = app_event(app);
	size_t used = 0;
	int named = 0;

	text[0] = '\0';
	for (int i = 0; i < position->cards.input.count && named < NAMED; i++) {
		char who[WHO_SIZE];

		if (!seats_in_tray(&position->seats, event, position->cards.pin_of[i]))
			continue;
		words_who(event, app->section, position->cards.pin_of[i], who);
		named++;
		words_put(text + used, size - used, "%s%s",
			named == 1             ? ""
				: named < tray ? ", "
					       : " and ",
			who);
		used += strlen(text + used);
	}
	if (tray > named)
		words_put(text + used, size - used, " and %d more", tray - named);
}

/* Everybody has a place: on a board, with a bye, booked out, or out by hand. */
static enum status check_roll_call(
	struct app *app, const struct position *position, struct error *error)
{
	const struct event *event = app_event(app);
	struct rollcall roll = event_rollcall(event, app->section, position->round);

	if (app_round_state(event, app->section, position->round) == ROUND_LAID_OUT)
		return app_no_draw(app, error);
	if (roll.tray > 0) {
		char names[NAMED * (WHO_SIZE + 2) + 32];

		name_tray(app, position, roll.tray, names, sizeof(names));
		return app_fail(error, STATUS_REFUSED,
			"%s %s still in the tray: seat %s, book a bye, let %s sit out, or propose again (p, or pair EVENT).",
			names, roll.tray == 1 ? "is" : "are", roll.tray == 1 ? "him" : "them",
			roll.tray == 1 ? "him" : "them");
	}
	if (!roll.balances)
		return app_fail(error, STATUS_REFUSED,
			"The roll call of %s %d does not balance: %d in, %d seated, %d with the bye, %d v filler, %d booked, %d out, %d gone.",
			vocabulary_of(event, app->section)->round_small, position->round,
			roll.in - roll.withdrawn, roll.seated, roll.byes, roll.filled, roll.booked,
			roll.absent, roll.withdrawn);
	return STATUS_OK;
}

/* The first absolute rule that the draw breaks, as a sentence; empty: none. */
static void first_broken(const struct app *app, const struct position *position,
	const struct pairing_score *score, char *text, size_t size)
{
	const struct cast cast = position_cast(app, position);

	text[0] = '\0';
	for (int i = 0; i < score->nviolations; i++) {
		if (pairing_is_broken(score->violations[i].kind)) {
			words_violation(&cast, &score->violations[i], text, size);
			return;
		}
	}
}

enum need { NEED_NONE, NEED_ANSWER /* a reason, which may be empty */, NEED_REASON };

struct asked {
	enum need need;
	char text[ERROR_TEXT]; /* the sentence that asks for the reason */
	const char *otherwise; /* kept where an empty one is given */
};

/*
 * What was fixed by hand behind the draw, or moved against: it is let go by nobody's oversight.
 * Empty: there is nothing.
 */
static enum status list_unkept(
	struct app *app, const struct position *position, char *text, size_t size)
{
	struct position *kept;
	struct cast cast;
	enum status status = position_kept(app, position->round, &kept, NULL);

	text[0] = '\0';
	if (status != STATUS_OK)
		return status;
	cast = position_cast(app, kept);
	unkept_list(&cast, kept->unkept, kept->nunkept, text, size);
	return status;
}

static void add_unkept(struct asked *asked, const char *unkept)
{
	const size_t used = strlen(asked->text);

	if (unkept[0])
		words_put(asked->text + used, sizeof(asked->text) - used,
			" Nor does it keep what is fixed by hand: %s.", unkept);
}

/* A draw that breaks a rule: where it is the engine's own, nobody is asked to better it. */
static enum status ask_of_broken(struct position *position, const char *broken, struct asked *asked)
{
	bool repeats;
	enum status status = best_cannot_avoid(position, PAIRING_TERM_REPEATS, &repeats);

	if (!best_is_on_board(position)) {
		asked->need = NEED_REASON;
		words_put(asked->text, sizeof(asked->text),
			"The draw breaks a rule: %s. Publish it with a reason, or move the cards.",
			broken);
		return status;
	}
	asked->need = NEED_ANSWER;
	asked->otherwise =
		repeats ? "no draw without a repeat is left" : "the rules have no better draw";
	words_put(asked->text, sizeof(asked->text),
		"This is the rules' draw, but %s: %s. Publish it with a reason, which may be empty.",
		broken, asked->otherwise);
	return status;
}

/* Another draw than the engine's, or than what is fixed by hand. */
static enum status ask_of_change(
	struct app *app, struct position *position, const char *unkept, struct asked *asked)
{
	const bool same = position->best->status != PAIRING_OK || best_is_on_board(position);
	const bool wants = position->cards.book->traits->wants_reason;
	const char *empty = wants ? "" : ", which may be empty";
	char what[SENTENCE_SIZE] = "", whose[SENTENCE_SIZE + 64];
	bool settled = false;
	enum status status = STATUS_OK;

	asked->need = wants ? NEED_REASON : NEED_ANSWER;
	if (!same && app_draw_is_stale(app)) {
		words_put(asked->text, sizeof(asked->text),
			"The scores changed since this draw was proposed: propose again (p, or pair EVENT). Or publish it with a reason%s.",
			empty);
		add_unkept(asked, unkept);
		return STATUS_OK;
	}
	if (!same)
		status = best_first_worse(position, &settled, what, sizeof(what));
	words_put(whose, sizeof(whose), "is not the rules' draw%s%s",
		what[0] ? settled ? ": it " : ": " : "", what);
	if (unkept[0])
		words_put(asked->text, sizeof(asked->text),
			"The draw does not keep what is fixed by hand: %s%s%s. Publish it with a reason%s, or propose again (p, or pair EVENT).",
			unkept, same ? "" : "; and it ", same ? "" : whose, empty);
	else
		words_put(asked->text, sizeof(asked->text),
			"The draw %s. Publish it with a reason%s, or %s.", whose, empty,
			translate_is_fixed(&position->cards)
				? "free what is fixed by hand (x, or hand EVENT PLAYER none) and propose again (p, or pair EVENT)"
				: "propose again (p, or pair EVENT)");
	return status;
}

/* Does the draw need a reason? */
static enum status need_reason(struct app *app, struct position *position, struct asked *asked)
{
	const struct pairing_input plain = translate_plain(&position->cards);
	char broken[SENTENCE_SIZE], unkept[SENTENCE_SIZE];
	struct pairing_score score;
	enum status status = best_find_draw(position);

	*asked = (struct asked){.need = NEED_NONE, .otherwise = "no reason given"};
	if (status == STATUS_OK)
		status = list_unkept(app, position, unkept, sizeof(unkept));
	if (status == STATUS_OK)
		status = position_score(position, &plain, &position->seats, &score);
	if (status != STATUS_OK)
		return status;
	first_broken(app, position, &score, broken, sizeof(broken));
	pairing_score_done(&score);
	if (broken[0]) {
		status = ask_of_broken(position, broken, asked);
		add_unkept(asked, unkept);
		return status;
	}
	if (unkept[0] || (position->best->status == PAIRING_OK && !best_is_on_board(position)))
		return ask_of_change(app, position, unkept, asked);
	return STATUS_OK;
}

/* A proposal around nothing fixed that nobody has touched is the rules' draw. */
static bool may_be_another(struct app *app, const struct position *position)
{
	return app_round_state(app_event(app), app->section, position->round) == ROUND_ADJUSTED ||
		translate_is_fixed(&position->cards) || app_draw_is_stale(app);
}

enum status app_needs_reason(struct app *app, bool *needs, struct error *error)
{
	struct position *position;
	struct asked asked;
	enum status status = app_require_draft(app, error);

	*needs = false;
	if (status == STATUS_OK)
		status = position_of(app, &position, error);
	if (status != STATUS_OK)
		return status;
	/* a reason would not help then */
	if (check_roll_call(app, position, NULL) != STATUS_OK)
		return STATUS_OK;
	status = position_need_score(position);
	for (int i = 0; status == STATUS_OK && i < position->score.nviolations && !*needs; i++)
		*needs = pairing_is_broken(position->score.violations[i].kind);
	if (status == STATUS_OK && !*needs && may_be_another(app, position)) {
		status = need_reason(app, position, &asked);
		*needs = status == STATUS_OK && asked.need != NEED_NONE;
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
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
static enum round_state state_after(const struct app *app, int round)
{
	return game_tally(app_event(app), app->section, round).games > 0 ? ROUND_PUBLISHED
									 : ROUND_COMPLETE;
}

enum status publish_put(const struct app *app, int round, const char *reason, struct action *action)
{
	struct record row;
	enum status status;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(app_event(app), app->section, round);
	row.as.round.state = state_after(app, round);
	words_put(row.as.round.reason, sizeof(row.as.round.reason), "%s", reason);
	status = put_marks(app, round, action);
	if (status == STATUS_OK)
		status = accelerated_publish(app_event(app), app->section, round, action);
	return status == STATUS_OK ? action_put(action, app_event(app), &row) : status;
}

/* Is this an answer to what is asked? */
static bool is_reason(const char *reason, enum need needed)
{
	return needed == NEED_NONE || (needed == NEED_ANSWER && reason) || reason_is_given(reason);
}

/* What goes into the file: an empty reason is told as one. */
static const char *kept_reason(const char *reason, const struct asked *asked)
{
	if (asked->need == NEED_NONE)
		return "";
	return reason_is_given(reason) ? reason : asked->otherwise;
}

struct publish_order {
	const char *reason;
	const struct seats *seen; /* the draw as it stood when it was to be published */
};

/* Another desk may have moved cards meanwhile: what nobody here has seen is not published. */
static enum status check_seen(
	const struct position *position, const struct seats *seen, struct error *error)
{
	bool same = seen->count == position->seats.count;

	for (int i = 0; same && i < seen->count; i++)
		same = seen->boards[i].white == position->seats.boards[i].white &&
			seen->boards[i].black == position->seats.boards[i].black;
	if (same)
		return STATUS_OK;
	return app_fail(error, STATUS_CONFLICT,
		"The draw was changed at another desk meanwhile; nothing was published. Look, and try again.");
}

static enum status build_publish(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct publish_order *order = what;
	const char *reason = order->reason;
	struct position *position;
	struct asked asked;
	enum status status = app_require_draft(app, error);

	if (status == STATUS_OK)
		status = position_of(app, &position, error);
	if (status == STATUS_OK)
		status = check_roll_call(app, position, error);
	if (status == STATUS_OK)
		status = check_seen(position, order->seen, error);
	if (status == STATUS_OK)
		status = propose_check_somebody(app, position, error);
	if (status == STATUS_OK)
		status = reason_check(reason, NAME_SIZE - 1, error);
	if (status != STATUS_OK)
		return status;
	status = need_reason(app, position, &asked);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (!is_reason(reason, asked.need))
		return app_fail(error, STATUS_REFUSED, "%s", asked.text);
	reason = kept_reason(reason, &asked);
	words_put(action->label, sizeof(action->label), "%s %d published%s%s",
		vocabulary_of(app_event(app), app->section)->round, position->round,
		reason[0] ? ": " : "", reason);
	status = publish_put(app, position->round, reason, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status publish_with(struct app *app,
	enum status (*run)(struct app *, app_build, const void *, struct error *),
	const char *reason, struct error *error)
{
	struct seats seen;
	const struct publish_order order = {reason, &seen};
	enum status status = seats_load(&seen, app_event(app), app->section, app_round(app));

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = run(app, build_publish, &order, error);
	seats_done(&seen);
	return status;
}

enum status app_publish(struct app *app, const char *reason, struct error *error)
{
	return publish_with(app, app_run, reason, error);
}

enum status app_may_publish(struct app *app, struct error *error)
{
	return publish_with(app, app_try, NULL, error);
}
