/*
 * Why this card went down and not one that stands lower in its score group, for rule books whose
 * steps do not say so: each of the lowest is tried, all that is fixed kept.
 */
#include "config.h"

#include <stdlib.h>

#include "app/whynot_draw.h"
#include "app/why_facts.h"
#include "app/words_change.h"

enum { TRIED = 2, CARDS_MOST = 300 }; /* in larger fields a draw for each would take too long */

static const struct pairing_step *find_step(
	const struct pairing_steps *steps, int board, enum pairing_step_kind kind)
{
	for (int i = 0; i < steps->count; i++)
		if (steps->steps[i].kind == kind && steps->steps[i].board == board - 1)
			return &steps->steps[i];
	return NULL;
}

/* The best draw in which this card goes down, or has the bye, instead. */
static enum pairing_status try_card(const struct position *position,
	const struct pairing_step *step, int card, struct pairing_score *score)
{
	const bool bye = step->kind == PAIRING_STEP_BYE;
	const struct pairing_pin pin = {bye ? PAIRING_PIN_BYE : PAIRING_PIN_FLOAT_DOWN, card,
		PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct pairing_draw draw = {0};
	struct pairing_input input;
	struct pairing_pin *pins;
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (wish_input(&position->cards.input, pin, &input, &pins) != STATUS_OK)
		return status;
	status = position->cards.book->best(&input, &draw, NULL);
	free(pins);
	if (status == PAIRING_OK)
		status = position->cards.book->score(&position->cards.input, &draw, score);
	pairing_draw_done(&draw);
	return status;
}

static enum status tell_card(struct app *app, const struct position *position,
	const struct pairing_step *step, int card, struct reasons *reasons)
{
	struct pairing_score score = {0};
	const enum pairing_status tried = try_card(position, step, card, &score);
	const char *goes = step->kind == PAIRING_STEP_BYE ? "had the bye" : "went down";
	char who[WHO_SIZE], chosen[WHO_SIZE], change[SENTENCE_SIZE], text[2 * SENTENCE_SIZE];
	int term;

	if (tried == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	words_who(app_event(app), app->section, position->cards.pin_of[card], who);
	words_who(app_event(app), app->section, position->cards.pin_of[step->player], chosen);
	if (tried != PAIRING_OK) {
		words_put(text, sizeof(text),
			"%s stands lower than %s, but if he %s, no legal draw would be left (%s).",
			who, chosen, goes, step->rule);
		return reasons_add(reasons, text);
	}
	if (pairing_score_compare(&position->score, &score, &term) >= 0) {
		pairing_score_done(&score);
		return STATUS_OK; /* a draw by hand: nothing led to him */
	}
	words_change(&position->score, &score, term, position_float_records(position), change,
		sizeof(change));
	pairing_score_done(&score);
	words_put(text, sizeof(text), "%s stands lower than %s, but if he %s, %s.", who, chosen,
		goes, change);
	return reasons_add(reasons, text);
}

/* Is the card in this round, of that score, and may it be told of? */
static bool is_candidate(const struct position *position, const struct pairing_step *step, int card)
{
	const struct pairing_player *players = position->cards.players;

	return !players[card].absent && players[card].score == players[step->player].score &&
		seats_find(&position->seats, position->cards.pin_of[card]) != step->board;
}

enum status why_floats(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct reasons *reasons)
{
	const struct pairing_step *step = find_step(steps, board, PAIRING_STEP_FLOAT_DOWN);
	enum status status = STATUS_OK;
	int tried = 0;

	if (!step)
		step = find_step(steps, board, PAIRING_STEP_BYE);
	if (!step || find_step(steps, board, PAIRING_STEP_FLOAT_PASSED) ||
		position->cards.input.count > CARDS_MOST)
		return STATUS_OK;
	for (int card = position->cards.input.count - 1;
		status == STATUS_OK && card > step->player && tried < TRIED; card--) {
		if (!is_candidate(position, step, card))
			continue;
		tried++;
		status = tell_card(app, position, step, card, reasons);
	}
	return status;
}
