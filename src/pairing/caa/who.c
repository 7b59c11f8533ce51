/*
 * Who makes the difference between two draws by a term of the CAA rules: the card that crosses the
 * mid-line, the floater of a record, the first card with a worse opponent.
 */
#include "caa/who.h"

#include <stdlib.h>

#include "caa/score_terms.h"

/* On which side of its mid-line does the card stand? */
static bool is_above(const struct card_seats *seats, int card)
{
	const int level = seats->field.card[card].level;

	return card - seats->field.level[level].first < seats->line[level];
}

/* Does he cross the mid-line of his level? */
static bool crosses(const struct card_seats *seats, int card, const void *context)
{
	const enum pairing_float floated = card_seats_floated(seats, card);
	const int other = seats->opponent[card];
	const bool above = is_above(seats, card);

	(void)context;
	if (floated != PAIRING_LEVEL)
		return above == (floated == PAIRING_FLOAT_DOWN);
	return other >= 0 && above != (other > card) && above == is_above(seats, other);
}

static bool crosses_level(const struct card_seats *seats, int card, const void *context)
{
	return seats->field.card[card].score == *(const int *)context &&
		card_seats_floated(seats, card) == PAIRING_LEVEL && crosses(seats, card, NULL);
}

static bool is_spared(const struct card_seats *seats, int card, const void *context)
{
	return seats->opponent[card] >= 0 &&
		caa_spared(
			context, &seats->field.card[card], (enum pairing_colour)seats->given[card]);
}

static bool is_avoided(const struct card_seats *seats, int card, const void *context)
{
	return caa_avoid(&seats->field, context, card, seats->opponent[card]) != 0;
}

static bool is_transferred(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return card_seats_transferred(seats, card);
}

static int level_of(const struct who_draws *draws)
{
	const struct field *field = &draws->now->field;

	for (int k = 0; k < field->nlevels; k++)
		if (field->level[k].score == draws->term->level)
			return k;
	return -1;
}

/* The floater of the record, as the term lists them; -1: there is none. */
static int floater_at(const struct card_seats *seats, const struct caa_scratch *scratch, int level,
	bool down, int record)
{
	const struct field_level *cards = &seats->field.level[level];

	if (!down)
		return record < seats->up[level]
			? scratch->upfloater[scratch->first_upfloater[level] + record]
			: -1;
	for (int c = cards->first; c < cards->first + cards->count; c++)
		if (card_seats_floated(seats, c) == PAIRING_FLOAT_DOWN && record-- == 0)
			return c;
	return -1;
}

/* The higher card of the board that the record speaks of. */
static int top_at(const struct card_seats *seats, int level, int record)
{
	const struct field *field = &seats->field;

	for (int c = 0; c < field->count; c++)
		if (seats->opponent[c] > c &&
			(level < 0 ||
				(field->card[c].level == level &&
					field->card[seats->opponent[c]].level == level)) &&
			record-- == 0)
			return c;
	return -1;
}

static enum pairing_status find_floaters(
	const struct caa_options *options, const struct who_draws *draws, struct pairing_who *who)
{
	const bool down = pairing_term_goes_down(draws->term->id);
	const int record = draws->at / caa_float_numbers(options), level = level_of(draws);
	const struct card_seats *const seats[] = {draws->now, draws->then};
	int card[2] = {-1, -1};

	for (int k = 0; k < 2 && draws->at >= 0; k++) {
		struct caa_scratch scratch;

		if (caa_scratch_init(&scratch, seats[k], options) != PAIRING_OK)
			return PAIRING_NO_MEMORY;
		card[k] = floater_at(seats[k], &scratch, level, down, record);
		caa_scratch_done(&scratch);
	}
	if (card[0] >= 0 && card[1] >= 0)
		who_set(draws, card[1], card[0], who);
	return PAIRING_OK;
}

/* Two who had better not meet, and by which rule. */
static void find_avoided(
	const struct caa_options *options, const struct who_draws *draws, struct pairing_who *who)
{
	const struct field *field = &draws->now->field;

	who_board(draws, is_avoided, options, who);
	if (who->nthen == 2)
		who->rule = caa_avoid(
			field, options, field->card_of[who->then[0]], field->card_of[who->then[1]]);
}

/* "order" has two numbers a board, "opponents" one. */
static void find_boards(const struct who_draws *draws, struct pairing_who *who)
{
	const bool order = who_term_is(draws, PAIRING_TERM_ORDER);
	const int level = order ? level_of(draws) : -1, record = draws->at / (order ? 2 : 1);
	const int now = top_at(draws->now, level, record),
		  then = top_at(draws->then, level, record);

	/* of one as far from his place, which of the two stands higher is not said */
	if (draws->at >= 0 && now >= 0 && now == then && (!order || draws->at % 2 == 0))
		who_set_boards(draws, then, now, who);
}

/* The acting halves of a level, of both draws. */
struct halves {
	const struct card_seats *now;
	struct caa_scratch scratch[2];
	int level;
	enum pairing_term_id term;
};

/* Is he the higher one of a board of the level? */
static bool is_top(const struct halves *halves, const struct card_seats *seats, int card)
{
	const int other = seats->opponent[card];

	return other > card && seats->field.card[card].level == halves->level &&
		seats->field.card[other].level == halves->level;
}

/* What the board of a higher card adds to the term. */
static int64_t far_from_place(const struct card_seats *seats, int card, const void *context)
{
	const struct halves *halves = context;
	const struct caa_scratch *scratch = &halves->scratch[seats != halves->now];
	const struct field_card *cards = seats->field.card;
	const int other = seats->opponent[card];
	int64_t apart;

	if (!is_top(halves, seats, card))
		return 0;
	apart = scratch->half[card] - scratch->half[other];
	if (halves->term == PAIRING_TERM_RATING)
		return abs(cards[other].rating -
			       cards[scratch->bottom[scratch->half[card]]].rating) +
			abs(cards[card].rating - cards[scratch->top[scratch->half[other]]].rating);
	return apart * apart;
}

/* The higher card whose opponent is further from his place, or by grade from who has that place. */
static enum pairing_status find_displaced(
	const struct caa_options *options, const struct who_draws *draws, struct pairing_who *who)
{
	const struct card_seats *const seats[] = {draws->now, draws->then};
	struct halves halves = {
		.now = draws->now, .level = level_of(draws), .term = draws->term->id};
	enum pairing_status status = PAIRING_OK;

	for (int k = 0; k < 2 && status == PAIRING_OK; k++) {
		status = caa_scratch_init(&halves.scratch[k], seats[k], options);
		if (status == PAIRING_OK)
			caa_score_halves(seats[k], &halves.scratch[k], halves.level);
	}
	if (status == PAIRING_OK)
		who_grown(draws, far_from_place, &halves, who);
	/* who leads a board in one draw alone has no place to be compared */
	if (who->nthen > 0 && !is_top(&halves, draws->now, draws->now->field.card_of[who->then[0]]))
		*who = (struct pairing_who){0};
	caa_scratch_done(&halves.scratch[0]);
	caa_scratch_done(&halves.scratch[1]);
	return status;
}

/* Has the board of the higher card other colours than rank, or the lot, gives? */
static bool is_against_rank(const struct card_seats *seats, int card, const void *context)
{
	int number = 1;

	(void)context;
	for (int c = 0; c < card; c++)
		number += seats->opponent[c] > c;
	return !card_seats_colours_by_rank(seats, card, number);
}

static bool may_not_meet(const struct card_seats *seats, int card, const void *context)
{
	const int other = *(const int *)context;

	return field_met(&seats->field, card, other) || field_forbidden(&seats->field, card, other);
}

enum pairing_status caa_who_seats(
	const struct caa_options *options, const struct who_draws *draws, struct pairing_who *who)
{
	if (who_shared(draws, who)) {
		if (who_term_is(draws, PAIRING_TERM_FLOATS))
			who_left(draws, may_not_meet, who);
		return PAIRING_OK;
	}
	if (pairing_term_row(draws->term->id)->record == PAIRING_RECORD_FLOATS)
		return find_floaters(options, draws, who);
	if (who_term_is(draws, PAIRING_TERM_DIFFERENCES))
		who_differ(draws, is_spared, options, who);
	else if (who_term_is(draws, PAIRING_TERM_AVOIDED_PAIRS) &&
		draws->after == draws->before + 1)
		find_avoided(options, draws, who);
	else if (who_term_is(draws, PAIRING_TERM_EXCHANGES))
		who_differ(draws, crosses, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_TRANSFERRED_SCORES))
		who_exchanged(draws, is_transferred, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_COLOURS_BY_RANK) &&
		draws->after == draws->before + 1)
		who_coloured(draws, is_against_rank, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_EXTENT))
		who_exchanged(draws, crosses_level, &draws->term->level, who);
	else if (who_term_is(draws, PAIRING_TERM_DISPLACEMENT) ||
		who_term_is(draws, PAIRING_TERM_SQUARES) || who_term_is(draws, PAIRING_TERM_RATING))
		return find_displaced(options, draws, who);
	else if (who_term_is(draws, PAIRING_TERM_ORDER) ||
		who_term_is(draws, PAIRING_TERM_OPPONENTS))
		find_boards(draws, who);
	return PAIRING_OK;
}

enum pairing_status caa_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who)
{
	const struct caa *caa = now->digest;
	const struct who_draws draws = who_draws(&now->seats, &then->seats, change);

	return caa_who_seats(&caa->options, &draws, who);
}
