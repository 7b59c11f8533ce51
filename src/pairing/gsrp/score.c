/*
 * The verdict on an evening's draw: what is broken, then most boards, who sits out, the walk down
 * the list or the distances, and the colours.
 */
#include "gsrp/gsrp.h"

#include <stdlib.h>

#include "book/score_terms.h"
#include "book/verdict.h"

enum pairing_status gsrp_seats_walk(
	const struct gsrp *gsrp, const struct card_seats *seats, int *mate, int *left)
{
	const bool even = gsrp_is_even(gsrp);
	bool *out = malloc(((size_t)gsrp->field.count + 1) * sizeof(*out));

	if (!out)
		return PAIRING_NO_MEMORY;
	for (int c = 0; c < gsrp->field.count; c++)
		out[c] = even ? gsrp->card[c].pinned : seats->opponent[c] == SEATS_BYE;
	*left = gsrp_walk(gsrp, out, mate);
	free(out);
	return PAIRING_OK;
}

static const struct verdict_row met = {
	PAIRING_BROKEN_REPEAT, VERDICT_OF_BOARD, "B", verdict_has_met};
static const struct verdict_row forbidden = {
	PAIRING_BROKEN_FORBIDDEN, VERDICT_OF_BOARD, "", verdict_is_forbidden};

static void add_sitters(
	const struct gsrp *gsrp, const struct card_seats *seats, struct score_draft *score)
{
	int n = 0;

	for (int c = 0; c < gsrp->field.count; c++)
		n += seats->opponent[c] == SEATS_BYE && !gsrp->card[c].pinned;
	score_term_add(score, PAIRING_TERM_SIT_OUTS, -1, n);
}

/* The places of those who sit out in the order of asking. */
static void add_asked(
	const struct gsrp *gsrp, const struct card_seats *seats, struct score_draft *score)
{
	score_term_begin(score, PAIRING_TERM_SIT_OUT_ORDER, -1);
	for (int i = 0; i < gsrp->field.count; i++)
		if (seats->opponent[gsrp->asked[i]] == SEATS_BYE &&
			!gsrp->card[gsrp->asked[i]].pinned)
			score_term_value(score, i);
}

/* What stands in the place of rule B when the walk leaves people over. */
static void add_distance(const struct gsrp *gsrp, const struct card_seats *seats, int left,
	struct score_draft *score)
{
	int64_t squares = 0;

	for (int c = 0; c < gsrp->field.count; c++) {
		const int64_t distance = seats->opponent[c] - c;

		if (distance > 0)
			squares += distance * distance;
	}
	score_term_add(score, PAIRING_TERM_LIST_DISTANCE, -1, left > 0 ? squares : 0);
}

/* Rule B. */
static void add_lower(
	const struct gsrp *gsrp, const struct card_seats *seats, struct score_draft *score)
{
	score_term_begin(score, PAIRING_TERM_NEXT_LOWER, -1);
	for (int c = 0; c < gsrp->field.count; c++)
		if (seats->opponent[c] > c)
			score_term_value(score, seats->opponent[c] - c);
}

/* Boards with other colours than the rules give; the lot only speaks when all have sat down. */
static void add_colours(
	const struct gsrp *gsrp, const struct card_seats *seats, struct score_draft *score)
{
	const struct field_card *card = gsrp->field.card;
	int n = 0, number = 0;

	for (int c = 0; c < gsrp->field.count; c++) {
		const int other = seats->opponent[c];
		enum pairing_white by;
		enum pairing_colour colour, given;

		if (other <= c)
			continue;
		colour = gsrp_colour(gsrp, c, other, ++number, &by);
		given = card_seats_given(seats, c);
		if (given == colour || by == PAIRING_WHITE_FIXED ||
			(by == PAIRING_WHITE_LOT && seats->tray > 0))
			continue;
		n++;
		score_violation_add(score,
			by == PAIRING_WHITE_LOT ? PAIRING_WARN_LOT : PAIRING_WARN_COLOUR,
			by == PAIRING_WHITE_FIRST ? "A" : "colours",
			card[colour == PAIRING_WHITE ? c : other].player,
			card[colour == PAIRING_WHITE ? other : c].player);
	}
	score_term_add(score, PAIRING_TERM_COLOURS, -1, n);
}

/* The first evening's list and colours are those of A. */
static const char *const first_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "B",
	[PAIRING_TERM_SIT_OUTS] = "closest",
	[PAIRING_TERM_SIT_OUT_ORDER] = "sit-outs",
	[PAIRING_TERM_LIST_DISTANCE] = "closest",
	[PAIRING_TERM_NEXT_LOWER] = "A",
	[PAIRING_TERM_COLOURS] = "A",
};

static void add_terms(const struct gsrp *gsrp, const struct card_seats *seats, int left,
	struct score_draft *score)
{
	verdict_seats(seats, score);
	verdict_cards(seats, &met, 1, NULL, score);
	verdict_cards(seats, &forbidden, 1, NULL, score);
	/* the listed input does not have the pins of those who sit out */
	verdict_pins(seats, gsrp->input, score);
	score_broken(seats, PAIRING_TERM_WRONG_SEATS, score);
	score_broken(seats, PAIRING_TERM_REPEATS, score);
	score_broken(seats, PAIRING_TERM_FORBIDDEN_PAIRS, score);
	score_broken(seats, PAIRING_TERM_BROKEN_PINS, score);
	score_broken(seats, PAIRING_TERM_TRAY, score);
	add_sitters(gsrp, seats, score);
	if (!gsrp_is_even(gsrp))
		add_asked(gsrp, seats, score);
	add_distance(gsrp, seats, left, score);
	if (gsrp_is_even(gsrp))
		add_asked(gsrp, seats, score);
	add_lower(gsrp, seats, score);
	add_colours(gsrp, seats, score);
}

enum pairing_status gsrp_add_score(const struct frame_draw *drawn, struct score_draft *score)
{
	const struct gsrp *gsrp = drawn->digest;
	int *mate = malloc(((size_t)gsrp->field.count + 1) * sizeof(*mate)), left;
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (gsrp->input->round == 1)
		score->rules = first_rules;
	if (mate)
		status = gsrp_seats_walk(gsrp, &drawn->seats, mate, &left);
	if (status == PAIRING_OK)
		add_terms(gsrp, &drawn->seats, left, score);
	free(mate);
	return status;
}
