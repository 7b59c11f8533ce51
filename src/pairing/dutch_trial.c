/*
 * Why two cards do not meet.
 */
#include "dutch_trial.h"

#include <stdlib.h>

#include "dutch_score.h"

/* The best draw with one board more pinned. PAIRING_NO_DRAW also when the pins exclude it. */
static enum pairing_status draw_with(
	const struct dutch_seats *seats, int a, int b, struct pairing_draw *draw)
{
	struct pairing_input input = *seats->dutch.input;
	const struct field_card *card = seats->dutch.field.card;
	struct pairing_pin *pins = malloc(((size_t)input.npins + 1) * sizeof(*pins));
	enum pairing_status status;

	if (!pins)
		return PAIRING_NO_MEMORY;
	for (int i = 0; i < input.npins; i++)
		pins[i] = input.pins[i];
	pins[input.npins] = (struct pairing_pin){
		PAIRING_PIN_BOARD, card[a].player, card[b].player, PAIRING_NEUTRAL};
	input.pins = pins;
	input.npins++;
	status = dutch_best(&input, draw, NULL);
	free(pins);
	return status == PAIRING_BAD_INPUT ? PAIRING_NO_DRAW : status;
}

static void put_difference(const struct pairing_score *now, const struct pairing_score *then,
	int term, int proof[DUTCH_PROOF])
{
	const struct pairing_term *a = &now->terms[term], *b = &then->terms[term];
	int entry = 0;

	proof[1] = term;
	while (entry < a->length && entry < b->length &&
		now->values[a->first + entry] == then->values[b->first + entry])
		entry++;
	if (entry < a->length && entry < b->length) {
		proof[2] = entry;
		proof[3] = (int)now->values[a->first + entry];
		proof[4] = (int)then->values[b->first + entry];
	} else {
		proof[2] = -1;
		proof[3] = a->length;
		proof[4] = b->length;
	}
}

static void compare(
	const struct pairing_score *now, const struct pairing_score *then, int proof[DUTCH_PROOF])
{
	int term;
	const int order = pairing_score_compare(now, then, &term);

	if (order == 0)
		return;
	proof[0] = order < 0 ? PAIRING_PASSED_WORSE : PAIRING_PASSED_BETTER;
	put_difference(now, then, term, proof);
}

enum pairing_status dutch_trial_meet(const struct dutch_seats *seats,
	const struct pairing_score *score, int a, int b, int proof[DUTCH_PROOF])
{
	struct pairing_draw draw = {0};
	struct pairing_score then = {0};
	struct dutch_seats again;
	enum pairing_status status = draw_with(seats, a, b, &draw);

	proof[0] = -1;
	if (status == PAIRING_NO_DRAW) {
		proof[0] = PAIRING_PASSED_ILLEGAL;
		return PAIRING_OK;
	}
	if (status != PAIRING_OK)
		return status;
	status = PAIRING_NO_MEMORY;
	if (dutch_seats_again(seats, &draw, &again)) {
		status = dutch_score_seats(&again, &then);
		dutch_seats_leave(&again);
	}
	if (status == PAIRING_OK)
		compare(score, &then, proof);
	pairing_score_done(&then);
	pairing_draw_done(&draw);
	return status;
}
