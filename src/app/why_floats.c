/*
 * Why this card went down and not one that stands lower, as a layman would expect: each of the
 * lowest is tried, all that is fixed kept. By the Dutch rules, which know no order of search, of
 * those of his score; by the CAA's of those who seek his colour and of whom no step tells.
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

/* Was he passed over for this one, as a step tells? */
static bool is_passed(
	const struct pairing_steps *steps, const struct pairing_step *chosen, int card)
{
	for (int i = 0; i < steps->count; i++)
		if (steps->steps[i].kind == PAIRING_STEP_FLOAT_PASSED &&
			steps->steps[i].player == card && steps->steps[i].other == chosen->player)
			return true;
	return false;
}

static bool seek_alike(const struct pairing_input *input, int a, int b)
{
	return pairing_claim_of(input->players[a].games, input->round - 1).due ==
		pairing_claim_of(input->players[b].games, input->round - 1).due;
}

/* Has he a lower opponent, or the bye? */
static bool goes_down(const struct position *position, int card)
{
	const struct pairing_player *players = position->cards.players;
	const struct pairing_draw *draw = &position->draw;

	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const int other = board->white == card ? board->black : board->white;

		if (board->white == card || board->black == card)
			return other < 0 || players[other].score < players[card].score;
	}
	return false;
}

/* Is the card in this round, of that score, and may it be told of? */
static bool is_candidate(const struct position *position, const struct pairing_steps *steps,
	const struct pairing_step *step, int card)
{
	const struct pairing_player *players = position->cards.players;

	if (players[card].absent || players[card].score != players[step->player].score ||
		seats_find(&position->seats, position->cards.pin_of[card]) == step->board)
		return false;
	return strcmp(position->cards.book->id, "dutch") == 0 ||
		(seek_alike(&position->cards.input, card, step->player) &&
			!goes_down(position, card) && !is_passed(steps, step, card));
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

/* Do the rules leave it open who stands lowest, and is there time to try? */
static bool has_lower(const struct position *position)
{
	const char *book = position->cards.book->id;

	return position->cards.input.count <= CARDS_MOST &&
		(strcmp(book, "dutch") == 0 || strcmp(book, "caa") == 0);
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
	if (!step || !has_lower(position) || find_step(steps, board, PAIRING_STEP_PINNED))
		return STATUS_OK;
	for (int card = position->cards.input.count - 1;
		status == STATUS_OK && card > step->player && tried < TRIED; card--) {
		if (!is_candidate(position, steps, step, card))
			continue;
		tried++;
		status = add_card(app, position, step, card, &lower, list);
	}
	return status == STATUS_OK ? tell_cards(app, position, step, &lower, list) : status;
}
