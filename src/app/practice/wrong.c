/* Why a card is not the one: from the deal's own steps, else from the best draw with it. */
#include "config.h"

#include "app/practice/wrong.h"

#include "app/event/state.h"
#include "app/position/position.h"
#include "app/trial/trial.h"
#include "app/whynot/whynot.h"
#include "app/trial/change.h"

/*
 * Is the step about why this card is not the one? It begins with him, or with the one whose
 * opponent is sought and goes on with him; the others whom it names are only what would come of it.
 */
static bool is_about(const struct deal_step *step, const struct question *question, int card)
{
	if (step->kind != DEAL_PASSED && step->kind != DEAL_KEEPS)
		return false;
	return (step->ncards > 0 && step->cards[0] == card) ||
		(step->ncards > 1 && step->cards[0] == question->about && step->cards[1] == card);
}

/* What a step says, with the right card unnamed: in the same deal, made without its name. */
static enum status put_unnamed(const struct stepping *stepping, const struct deal_step *step,
	int right, char *text, size_t size)
{
	char words[DEAL_STEP_WORDS];
	struct deal unnamed;
	struct error error;
	const enum status status =
		deal_make_asked(stepping->app, stepping->deal.round, right, &unnamed, &error);

	if (status != STATUS_OK)
		return status;
	words_put(text, size, "%s", deal_step_words(&unnamed.steps[step->number], words));
	deal_done(&unnamed);
	return STATUS_OK;
}

/* The step before the choice by which he is passed over; NULL: none is. */
static const struct deal_step *find_passed(const struct stepping *stepping, int card)
{
	const struct question *question = &stepping->questions.list[stepping->at];

	for (int i = question->first; i < question->step; i++)
		if (is_about(&stepping->deal.steps[i], question, card))
			return &stepping->deal.steps[i];
	return NULL;
}

/* As why not answers the wish. */
static enum status put_wish(const struct stepping *stepping, const struct wish *wish, bool *open,
	char *text, size_t size)
{
	struct error error;
	struct whynot whynot;
	const enum status status =
		app_whynot(stepping->app, stepping->deal.round, wish, &whynot, &error);

	if (status == STATUS_NO_MEMORY)
		return status;
	if (status != STATUS_OK) {
		words_put(text, size, "%s", error.text);
		return STATUS_OK;
	}
	*open = whynot.answer == WHYNOT_EQUAL;
	words_put(text, size, "%s", whynot.verdict);
	whynot_done(&whynot);
	return STATUS_OK;
}

/* The first rule that gets worse in the best draw with this pin. */
static enum status put_cost(const struct stepping *stepping, struct pairing_pin pin,
	const char *what, bool *open, char *text, size_t size)
{
	const struct pairing_score *then;
	struct position *position;
	struct trial *trial;
	struct error error;
	char who[WHO_SIZE], change[SENTENCE_SIZE];
	enum pairing_status drawn;
	int term, order;
	enum status status = position_at(stepping->app, stepping->deal.round, &position, &error);

	if (status == STATUS_OK)
		status = position_need_score(position);
	if (status != STATUS_OK)
		return status;
	stepping_who(stepping, pin.player, who);
	drawn = trial_with_pin(&position->cards, pin, &trial);
	if (drawn == PAIRING_OK)
		drawn = trial_score(&position->cards, trial, TRIAL_SCORE_FIXED, &then);
	if (drawn == PAIRING_OK) {
		order = pairing_score_compare(&position->score, then, &term);
		*open = order == 0;
		if (order < 0) {
			app_term_words(&position->score, then, term, change, sizeof(change));
			words_put(text, size, "Worse if %s %s: %s.", who, what, change);
		} else if (order > 0) {
			words_settled(&position->score, then, term, change, sizeof(change));
			words_put(text, size, "Not by the rules: if %s %s, the draw %s.", who, what,
				change);
		}
	} else if (drawn != PAIRING_NO_MEMORY) {
		words_put(text, size, "Impossible: the rules have no draw in which %s %s.", who,
			what);
	}
	trial_release(trial);
	return drawn == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY : STATUS_OK;
}

/* Does the card stand in the upper half of what is laid out in its group? */
static bool is_above(const struct stepping *stepping, int card)
{
	const struct deal_table *table = &stepping->table;
	const struct deal_place *place = &table->place[card];
	int cards = 0, before = 0;
	bool found = false;

	if (place->half != DEAL_NO_HALF)
		return place->half == DEAL_ABOVE;
	for (int i = 0; i < stepping->deal.norder; i++) {
		const int other = stepping->deal.order[i];

		if (table->place[other].where != DEAL_LAID ||
			table->place[other].group != place->group)
			continue;
		found = found || other == card;
		before += !found;
		cards++;
	}
	return before < cards / 2;
}

static enum status put_exchange(const struct stepping *stepping, int card, char *text, size_t size)
{
	const struct pairing_pin pin = {
		is_above(stepping, card) ? PAIRING_PIN_BOTTOM : PAIRING_PIN_TOP, card,
		PAIRING_NOBODY, PAIRING_NEUTRAL};
	bool open = false;
	enum status status =
		put_cost(stepping, pin, "changed to the other half", &open, text, size);

	if (status == STATUS_OK && open) {
		char who[WHO_SIZE];

		words_put(text, size, "%s stays in his half.", stepping_who(stepping, card, who));
	}
	return status;
}

enum status wrong_why(struct stepping *stepping, int card, bool *open, char *text, size_t size)
{
	const struct question *question = &stepping->questions.list[stepping->at];
	const struct pairing_pin down = {
		PAIRING_PIN_FLOAT_DOWN, card, PAIRING_NOBODY, PAIRING_NEUTRAL};
	const struct deal_step *passed = find_passed(stepping, card);
	struct wish wish = {.kind = WISH_MEET, .pin = stepping->deal.pins[card]};

	*open = false;
	text[0] = '\0';
	if (passed)
		return put_unnamed(stepping, passed, question->right, text, size);
	switch (question->kind) {
	case ASK_EXCHANGE:
		return put_exchange(stepping, card, text, size);
	case ASK_FLOAT:
		return put_cost(stepping, down, "went down", open, text, size);
	case ASK_BYE:
		wish.kind = WISH_BYE;
		break;
	case ASK_TRANSFER:
		wish.kind = stepping->table.place[card].colour == PAIRING_WHITE ? WISH_BLACK
										: WISH_WHITE;
		break;
	case ASK_BELOW:
	case ASK_OPPONENT:
	case ASK_KINDS:
		wish.other = stepping->deal.pins[question->about];
		break;
	}
	return put_wish(stepping, &wish, open, text, size);
}
