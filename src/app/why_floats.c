/*
 * Why this card went down and not one that stands lower in its bracket, by the Dutch rules, which
 * know no order of search: each of the lowest is tried, all that is fixed kept.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

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

/* What another card would have cost, with its rule; "": nothing, or nobody knows. */
static enum status find_cost(const struct position *position, const struct pairing_step *step,
	int card, char *cost, size_t size)
{
	struct pairing_score score = {0};
	const enum pairing_status tried = try_card(position, step, card, &score);
	int term;

	cost[0] = '\0';
	if (tried == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	if (tried != PAIRING_OK)
		words_put(cost, size, "no legal draw would be left (%s)", step->rule);
	else if (pairing_score_compare(&position->score, &score, &term) < 0)
		words_change(&position->score, &score, term, position_float_records(position), cost,
			size);
	pairing_score_done(&score);
	return STATUS_OK;
}

/* Cards one after another that would have cost the same. */
struct lower {
	int card[TRIED];
	int count;
	char cost[SENTENCE_SIZE];
};

static enum status tell_cards(struct app *app, const struct position *position,
	const struct pairing_step *step, struct lower *lower, struct why_list *list)
{
	const bool many = lower->count > 1;
	char who[WHO_SIZE], names[TRIED * WHO_SIZE + 8] = "", text[2 * SENTENCE_SIZE];

	if (lower->count == 0 || lower->cost[0] == '\0')
		return STATUS_OK; /* a draw by hand: nothing led to him */
	for (int i = 0; i < lower->count; i++) {
		const size_t used = strlen(names);

		words_put(names + used, sizeof(names) - used, "%s%s", i > 0 ? " and " : "",
			words_who(app_event(app), app->section,
				position->cards.pin_of[lower->card[i]], who));
	}
	words_who(app_event(app), app->section, position->cards.pin_of[step->player], who);
	words_put(text, sizeof(text), "%s stand%s lower than %s, but if %s %s, %s.", names,
		many ? "" : "s", who, many ? "either" : "he",
		step->kind == PAIRING_STEP_BYE ? "had the bye" : "went down", lower->cost);
	return why_list_add(list, WHY_INSTEAD, text);
}

/* Is the card in this round, of that score, and may it be told of? */
static bool is_candidate(const struct position *position, const struct pairing_step *step, int card)
{
	const struct pairing_player *players = position->cards.players;

	return !players[card].absent && players[card].score == players[step->player].score &&
		seats_find(&position->seats, position->cards.pin_of[card]) != step->board;
}

/* One more card: into the same sentence, or a new one. */
static enum status add_card(struct app *app, const struct position *position,
	const struct pairing_step *step, int card, struct lower *lower, struct why_list *list)
{
	char cost[SENTENCE_SIZE];
	enum status status = find_cost(position, step, card, cost, sizeof(cost));

	if (status != STATUS_OK)
		return status;
	if (lower->count > 0 && strcmp(cost, lower->cost) != 0) {
		status = tell_cards(app, position, step, lower, list);
		lower->count = 0;
	}
	lower->card[lower->count++] = card;
	memcpy(lower->cost, cost, sizeof(cost));
	return status;
}

enum status why_floats(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list)
{
	const struct pairing_step *step = find_step(steps, board, PAIRING_STEP_FLOAT_DOWN);
	struct lower lower = {.count = 0};
	enum status status = STATUS_OK;
	int tried = 0;

	if (!step)
		step = find_step(steps, board, PAIRING_STEP_BYE);
	if (!step || strcmp(position->cards.book->id, "dutch") != 0 ||
		position->cards.input.count > CARDS_MOST)
		return STATUS_OK;
	for (int card = position->cards.input.count - 1;
		status == STATUS_OK && card > step->player && tried < TRIED; card--) {
		if (!is_candidate(position, step, card))
			continue;
		tried++;
		status = add_card(app, position, step, card, &lower, list);
	}
	return status == STATUS_OK ? tell_cards(app, position, step, &lower, list) : status;
}
