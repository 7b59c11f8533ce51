/* What it would cost if one thing more were so on the board, by another draw. */
#include "config.h"

#include "app/trial/change.h"
#include "app/trial/clash.h"
#include "app/trial/trial.h"
#include "app/why/apart.h"
#include "pairing/book/traits.h"
#include "app/why/cost.h"

/* What is fixed by hand is to blame only if there would be a draw without it. */
static enum status tell_none(
	const struct position *position, struct pairing_pin pin, char *cost, size_t size)
{
	enum clash_cause cause;
	const enum status status = clash_find_cause(&position->cards, &pin, &cause);

	if (status != STATUS_OK)
		return status;
	if (cause == CLASH_FIXED)
		words_put(cost, size, "no draw would be left %s",
			position->held ? "around the boards made by hand"
				       : "that keeps what is fixed by hand");
	else if (cause == CLASH_LIST)
		words_put(cost, size,
			"no draw would be left that keeps apart whom the arbiter keeps apart");
	else
		words_put(cost, size, "no legal draw would be left (%s)",
			position->cards.book->traits->everybody);
	return STATUS_OK;
}

static enum status tell_worse(struct app *app, const struct position *position,
	const struct pairing_draw *draw, const struct pairing_score *then, int term,
	struct pairing_pin pin, char *cost, size_t size)
{
	struct cast cast = position_cast(app, position);
	const struct pairing_score *now = &position->score;
	char cause[SENTENCE_SIZE] = "";
	enum status status = STATUS_OK;

	/* CAA 20: of one card, which the sentence names before it says what speaks against it */
	if (pin.kind != PAIRING_PIN_BOARD &&
		position->cards.book->traits->floater == PAIRING_FLOATER_MID_LINE)
		cast.he = &pin.player;
	cast.he_as = pin.kind == PAIRING_PIN_BYE ? WORDS_HE_BYE : WORDS_HE_FLOATS;
	if (pin.kind == PAIRING_PIN_BOARD)
		cast.wish = &pin;
	if (pin.kind == PAIRING_PIN_BOARD)
		status = why_apart_cause(position, &cast, &now->terms[term], pin.player, pin.other,
			cause, sizeof(cause));
	if (status == STATUS_OK)
		status = words_change_at(position, &cast, draw, then, term, cause, cost, size);
	return status;
}

static enum status tell_difference(struct app *app, const struct position *position,
	const struct pairing_draw *draw, const struct pairing_score *then, struct pairing_pin pin,
	char *cost, size_t size)
{
	const struct pairing_score *now = &position->score;
	char change[SENTENCE_SIZE];
	int term;
	const int order = pairing_score_compare(now, then, &term);

	if (order < 0)
		return tell_worse(app, position, draw, then, term, pin, cost, size);
	if (order == 0) {
		words_put(cost, size, "the rules would see no difference");
	} else if (pairing_book_settles(position->cards.book, now, then)) {
		words_settled(now, then, term, change, sizeof(change));
		words_put(cost, size, "the draw %s", change);
	} else {
		app_term_words(now, then, term, change, sizeof(change));
		words_put(cost, size, "the draw would be better: %s", change);
	}
	return STATUS_OK;
}

enum status why_cost(struct app *app, const struct position *position, struct pairing_pin pin,
	char *cost, size_t size)
{
	struct trial *trial;
	const struct pairing_score *then;
	const enum pairing_status drawn = trial_with_pin(&position->cards, pin, &trial);
	enum status status = STATUS_NO_MEMORY;

	if (drawn == PAIRING_OK)
		status = translate_status(
			trial_score(&position->cards, trial, TRIAL_SCORE_FIXED, &then));
	else if (drawn != PAIRING_NO_MEMORY)
		status = tell_none(position, pin, cost, size);
	if (drawn == PAIRING_OK && status == STATUS_OK)
		status = tell_difference(app, position, &trial->draw, then, pin, cost, size);
	trial_release(trial);
	return status;
}
