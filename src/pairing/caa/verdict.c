/*
 * What is broken in a draw, and what the arbiter should know about it.
 */
#include "caa/verdict.h"

#include "book/verdict.h"
#include "cards/colour.h"

static void add_pair(const struct card_seats *seats, const struct caa_options *options, int a,
	int b, struct score_draft *score)
{
	const struct field *field = &seats->field;
	const int player = field->card[a].player, other = field->card[b].player;
	const int rule = caa_avoid(field, options, a, b);

	if (field_met(field, a, b))
		score_violation_add(score, PAIRING_BROKEN_REPEAT, "1", player, other);
	if (field_forbidden(field, a, b))
		score_violation_add(score, PAIRING_BROKEN_FORBIDDEN, "", player, other);
	if (rule != 0)
		score_violation_add(score, PAIRING_WARN_AVOID, caa_avoid_text(rule), player, other);
}

static void add_colour(const struct card_seats *seats, int c, struct score_draft *score)
{
	const struct field_card *card = &seats->field.card[c];
	const int other = seats->field.card[seats->opponent[c]].player;
	const enum pairing_colour given = (enum pairing_colour)seats->given[c];

	if (card->claim.due == PAIRING_NEUTRAL)
		return;
	if (given != card->claim.due)
		score_violation_add(score, PAIRING_WARN_COLOUR, "15", card->player, other);
	if (colour_makes_run(&card->claim, given))
		score_violation_add(score, PAIRING_WARN_RUN, "16", card->player, other);
	if (colour_makes_difference(&card->claim, given))
		score_violation_add(score, PAIRING_WARN_DIFFERENCE, "40", card->player, other);
}

static void add_card(const struct card_seats *seats, const struct caa_options *options, int c,
	struct score_draft *score)
{
	const struct field_card *card = &seats->field.card[c];
	const enum pairing_float floated = card_seats_floated(seats, c);
	const int opponent = seats->opponent[c];
	const int other = opponent >= 0 ? seats->field.card[opponent].player : PAIRING_NOBODY;

	if (opponent == SEATS_BYE && card->bye_barred)
		score_violation_add(score, PAIRING_BROKEN_BYE, "6", card->player, PAIRING_NOBODY);
	if (opponent > c)
		add_pair(seats, options, c, opponent, score);
	if (opponent >= 0)
		add_colour(seats, c, score);
	if (floated != PAIRING_LEVEL && floated == card->floated)
		score_violation_add(score, PAIRING_WARN_FLOAT,
			floated == PAIRING_FLOAT_DOWN ? "20" : "21", card->player, other);
}

void caa_verdict_add(const struct card_seats *seats, const struct caa_options *options,
	struct score_draft *score)
{
	verdict_seats(seats, score);
	for (int c = 0; c < seats->field.count; c++)
		add_card(seats, options, c, score);
	verdict_pins(seats, score);
}
