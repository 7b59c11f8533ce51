/* Marking a hand draw against the engine's; dealing the cards; showing the engine's draw. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/practice/remember.h"
#include "app/trial/best_draw.h"
#include "app/trial/change.h"
#include "app/trial/trial.h"
#include "app/words/words.h"

void practice_mark_done(struct practice_mark *mark)
{
	reasons_done(&mark->broken);
	*mark = (struct practice_mark){.kind = PRACTICE_UNFINISHED};
}

/* Cards of the round that sit nowhere, those put aside among them. */
static int count_left(const struct position *position, int *first)
{
	const struct translation *cards = &position->cards;
	int left = 0;

	for (int i = 0; i < cards->input.count; i++) {
		if (cards->players[i].absent || seats_find(&position->seats, cards->pin_of[i]) >= 0)
			continue;
		if (left++ == 0)
			*first = cards->pin_of[i];
	}
	return left;
}

static enum status tell_broken(struct app *app, const struct position *position,
	const struct pairing_score *score, struct practice_mark *mark)
{
	const struct cast cast = position_cast(app, position);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < score->nviolations; i++) {
		char text[SENTENCE_SIZE];

		if (!pairing_is_broken(score->violations[i].kind))
			continue;
		words_violation(&cast, &score->violations[i], text, sizeof(text));
		status = reasons_add(&mark->broken, text);
	}
	return status;
}

static void compare(const struct position *position, const struct pairing_score *best,
	const struct pairing_score *hand, struct practice_mark *mark)
{
	int term;
	const int order = pairing_score_compare(hand, best, &term);

	if (order == 0) {
		mark->kind = best_is_on_board(position) ? PRACTICE_RIGHT : PRACTICE_EQUAL;
		return;
	}
	mark->kind = order > 0 ? PRACTICE_WORSE : PRACTICE_BETTER;
	if (order < 0 && pairing_book_settles(position->cards.book, best, hand)) {
		mark->kind = PRACTICE_SETTLED;
		words_settled(best, hand, term, mark->text, sizeof(mark->text));
		return;
	}
	app_term_words(best, hand, term, mark->text, sizeof(mark->text));
}

static enum status judge(struct app *app, struct position *position, struct practice_mark *mark)
{
	const struct pairing_input plain = translate_plain(&position->cards);
	const struct pairing_score *best;
	struct pairing_score hand = {0};
	enum status status = best_find_score(position, &best);

	if (status == STATUS_OK)
		status = position_score(position, &plain, &position->seats, &hand);
	if (status == STATUS_OK) {
		compare(position, best, &hand, mark);
		status = tell_broken(app, position, &hand, mark);
	}
	pairing_score_done(&hand);
	return status;
}

static enum status mark_position(
	struct app *app, struct position *position, struct practice_mark *mark, struct error *error)
{
	char who[WHO_SIZE];
	int first = 0;
	const int left = count_left(position, &first);
	enum status status;

	if (left > 0) {
		words_who(app_event(app), app->section, first, who);
		words_put(mark->text, sizeof(mark->text),
			left == 1 ? "%s has no board yet." : "%s and %d more have no board yet.",
			who, left - 1);
		return STATUS_OK;
	}
	status = best_find_draw(position);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (position->best->status != PAIRING_OK)
		return translate_fail(&position->cards, app_event(app), app->section,
			position->best->status, &position->best->blame, error);
	status = judge(app, position, mark);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status practice_mark(
	struct app *app, struct practice *practice, struct practice_mark *mark, struct error *error)
{
	struct practice_mark made = {.kind = PRACTICE_UNFINISHED};
	struct position *position;
	enum status status = position_of(app, &position, error);

	*mark = made;
	if (status != STATUS_OK)
		return status;
	status = mark_position(app, position, &made, error);
	if (status != STATUS_OK) {
		practice_mark_done(&made);
		return status;
	}
	*mark = made;
	if (mark->kind == PRACTICE_RIGHT || mark->kind == PRACTICE_EQUAL)
		return practice_remember_solved(practice, error);
	return STATUS_OK;
}

/* All that is fixed by hand for the round, but who must not meet: that is the exercise's own. */
static enum status free_all(const struct app *app, int round, struct action *action)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_HAND, app->section, round, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.hand.kind != HAND_APART)
			status = action_remove(action, app_event(app), record_key_of(&rows[i]));
	return status;
}

static enum status put_draw(struct app *app, const struct position *position,
	const struct pairing_draw *draw, struct action *action)
{
	struct seats drawn;
	enum status status =
		seats_of_draw(&drawn, &position->cards, app->section, position->round, draw);

	if (status != STATUS_OK)
		return status;
	status = seats_put(&drawn, app_event(app), ROUND_PROPOSED, action);
	seats_done(&drawn);
	return status == STATUS_OK ? free_all(app, position->round, action) : status;
}

static enum status build_show(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	struct pairing_input input;
	struct position *position;
	struct trial *trial;
	enum pairing_status drawn;
	enum status status = position_to_change(app, &position, error);

	(void)what;
	if (status != STATUS_OK)
		return status;
	input = position->cards.input;
	input.npins = 0;
	drawn = trial_ask(&position->cards, &input, &trial);
	if (drawn != PAIRING_OK) {
		status = translate_fail(&position->cards, app_event(app), app->section, drawn,
			trial ? &trial->blame : NULL, error);
		trial_release(trial);
		return status;
	}
	words_put(action->label, sizeof(action->label), "The rules' draw of round %d shown",
		position->round);
	status = put_draw(app, position, &trial->draw, action);
	trial_release(trial);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* First remembered, then shown: nobody sees it without that. */
enum status practice_show(struct app *app, struct practice *practice, struct error *error)
{
	enum status status = practice_remember_seen(practice, error);

	return status == STATUS_OK ? app_run(app, build_show, NULL, error) : status;
}

struct deal_order {
	const struct plain_board *boards;
	int count;
};

static enum status put_deal(struct app *app, const struct position *position,
	const struct deal_order *order, struct action *action)
{
	struct board *rows = calloc((size_t)order->count + 1, sizeof(*rows));
	struct seats dealt = {app->section, position->round, rows, order->count, order->count};
	enum status status;

	if (!rows)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < order->count; i++)
		rows[i] = (struct board){.section = app->section,
			.round = position->round,
			.white = order->boards[i].white,
			.black = order->boards[i].black,
			.result = order->boards[i].black ? RESULT_NONE : RESULT_BYE};
	status = seats_order(&dealt, &position->cards);
	if (status == STATUS_OK)
		status = seats_put(&dealt, app_event(app), ROUND_ADJUSTED, action);
	free(rows);
	return status;
}

static enum status build_deal(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	struct position *position;
	enum status status = position_to_change(app, &position, error);

	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "Cards of round %d dealt", position->round);
	status = put_deal(app, position, what, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status practice_deal(
	struct app *app, const struct plain_board *boards, int count, struct error *error)
{
	const struct deal_order order = {boards, count};

	return app_run(app, build_deal, &order, error);
}
