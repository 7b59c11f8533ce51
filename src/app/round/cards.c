/* The cards of the round on the board, as the rule book sees them. */
#include "config.h"

#include <stdlib.h>

#include "app/position/floats.h"
#include "app/position/position.h"
#include "app/round/cards.h"

/* The rounds before a round, as its rule book looks at them. */
struct looked_at {
	const struct translation *cards;
	enum pairing_float *floats; /* floats_of */
	int rounds;
};

static enum status look_at_cards(const struct translation *cards, struct looked_at *looked)
{
	*looked = (struct looked_at){.cards = cards, .rounds = cards->input.round - 1};
	return floats_of(cards->book, &cards->input, &looked->floats);
}

static void put_floats(const struct looked_at *looked, struct app_card *card)
{
	const int index = translate_index(looked->cards, card->pin);

	for (int r = 0; index >= 0 && r < looked->rounds && r < ROUNDS_MOST; r++)
		card->floats[card->nfloats++] = looked->floats[index * looked->rounds + r];
}

static enum status make(const struct translation *cards, const struct looked_at *drawn,
	const struct looked_at *next, struct app_card **made)
{
	const int count = cards->input.count, rounds = drawn->rounds;

	*made = calloc((size_t)count + 1, sizeof(**made));
	if (!*made)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		struct app_card *card = &(*made)[i];

		card->pin = cards->pin_of[i];
		card->claim = pairing_claim_of(cards->players[i].games, rounds);
		card->score2 = cards->scores[i];
		card->added2 = translate_added(cards, i);
		if (rounds > 0)
			card->last_float = drawn->floats[i * rounds + rounds - 1];
		put_floats(next, card);
	}
	return STATUS_OK;
}

/* *next: the round after a published one, seen from today's event. */
static enum status gather(struct app *app, const struct position *position,
	struct translation *next, struct app_card **cards, struct error *error)
{
	const bool published =
		app_round_state(app_event(app), app->section, position->round) >= ROUND_PUBLISHED;
	struct looked_at drawn = {.floats = NULL}, later = {.floats = NULL};
	enum status status = published
		? translate_round(app_event(app), app->section, position->round + 1, next, error)
		: STATUS_OK;

	if (status != STATUS_OK)
		return status;
	status = look_at_cards(&position->cards, &drawn);
	if (status == STATUS_OK && published)
		status = look_at_cards(next, &later);
	if (status == STATUS_OK)
		status = make(&position->cards, &drawn, published ? &later : &drawn, cards);
	free(drawn.floats);
	free(later.floats);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* A draft stands in the order of the scores that it was seated by, whatever was corrected since. */
static void put_scores(const struct translation *seated, struct app_card *cards, int count)
{
	for (int i = 0; i < count; i++) {
		const int index = translate_index(seated, cards[i].pin);

		if (index < 0)
			continue;
		cards[i].score2 = seated->scores[index];
		cards[i].added2 = translate_added(seated, index);
	}
}

static enum status see_draft(
	struct app *app, int round, struct app_card *cards, int count, struct error *error)
{
	const enum round_state state = app_round_state(app_event(app), app->section, round);
	struct translation seated = {.book = NULL};
	struct event event;
	bool changed = false;
	enum status status = STATUS_OK;

	if (app->trial || (state != ROUND_PROPOSED && state != ROUND_ADJUSTED))
		return STATUS_OK;
	status = drawn_draft_seated(app, round, &event, &changed, error);
	if (status != STATUS_OK || !changed)
		return status;
	status = translate_round(&event, app->section, round, &seated, error);
	if (status == STATUS_OK)
		put_scores(&seated, cards, count);
	translation_done(&seated);
	event_done(&event);
	return status;
}

enum status app_cards(struct app *app, struct app_card **cards, int *count, struct error *error)
{
	struct position *position;
	struct translation next = {.book = NULL};
	struct app_card *made = NULL;
	enum status status = position_of(app, &position, error);

	if (status != STATUS_OK)
		return status;
	status = gather(app, position, &next, &made, error);
	translation_done(&next);
	if (status == STATUS_OK && made)
		status = see_draft(app, position->round, made, position->cards.input.count, error);
	if (status != STATUS_OK) {
		free(made);
		return status;
	}
	*cards = made;
	*count = position->cards.input.count;
	return status;
}
