/*
 * What is broken in a draw by the Schools' rules, and what the arbiter should know about it.
 */
#include "schools/verdict.h"

#include "book/verdict.h"
#include "cards/colour.h"

int schools_avoided(const struct schools_seats *seats, int a, int b)
{
	const struct field *field = &seats->seats.field;

	if (schools_mates(field, a, b))
		return 7;
	if (schools_tops(field, &seats->terms.options, a, b))
		return 3;
	return schools_avoid(field, &seats->terms.options, a, b);
}

const char *schools_rule_text(int rule)
{
	return rule == 7 ? "7" : rule == 3 ? "3" : rule == 27 ? "27" : rule == 29 ? "29" : "30";
}

static void add_pair(const struct schools_seats *seats, int a, int b, struct score_draft *score)
{
	const struct field *field = &seats->seats.field;
	const int player = field->card[a].player, other = field->card[b].player;
	const int rule = schools_avoided(seats, a, b);

	if (field_met(field, a, b))
		score_violation_add(score, PAIRING_BROKEN_REPEAT, "1", player, other);
	if (field_forbidden(field, a, b))
		score_violation_add(score, PAIRING_BROKEN_FORBIDDEN, "", player, other);
	if (rule != 0)
		score_violation_add(
			score, PAIRING_WARN_AVOID, schools_rule_text(rule), player, other);
}

static void add_colour(const struct schools_seats *seats, int c, struct score_draft *score)
{
	const struct field_card *card = &seats->seats.field.card[c];
	const int other = seats->seats.field.card[seats->seats.opponent[c]].player;
	const enum pairing_colour given = (enum pairing_colour)seats->seats.given[c];

	if (card->claim.due == PAIRING_NEUTRAL)
		return;
	if (given != card->claim.due)
		score_violation_add(score, PAIRING_WARN_COLOUR, "11", card->player, other);
	if (colour_makes_run(&card->claim, given))
		score_violation_add(score, PAIRING_WARN_RUN, "12", card->player, other);
	if (colour_makes_difference(&card->claim, given))
		score_violation_add(score, PAIRING_WARN_DIFFERENCE, "12", card->player, other);
}

static void add_float(const struct schools_seats *seats, int c, struct score_draft *score)
{
	const enum pairing_float floated = card_seats_floated(&seats->seats, c);
	const int player = seats->seats.field.card[c].player;
	const int other = seats->seats.opponent[c];

	if (floated == PAIRING_LEVEL || other < 0)
		return;
	const struct schools_float floats =
		schools_floats(&seats->seats.field, c, floated == PAIRING_FLOAT_DOWN);

	if (floats.last)
		score_violation_add(score, PAIRING_WARN_FLOAT,
			floated == PAIRING_FLOAT_DOWN ? "20" : "21", player,
			seats->seats.field.card[other].player);
	else if (floats.again)
		score_violation_add(score, PAIRING_WARN_FLOAT_AGAIN,
			floated == PAIRING_FLOAT_DOWN ? "20" : "21", player,
			seats->seats.field.card[other].player);
}

static void add_card(const struct schools_seats *seats, int c, struct score_draft *score)
{
	const struct field_card *card = &seats->seats.field.card[c];
	const int opponent = seats->seats.opponent[c];

	if (opponent == SEATS_BYE && card->bye_barred)
		score_violation_add(score, PAIRING_BROKEN_BYE, "4", card->player, PAIRING_NOBODY);
	if (opponent > c)
		add_pair(seats, c, opponent, score);
	if (opponent >= 0)
		add_colour(seats, c, score);
	add_float(seats, c, score);
}

void schools_verdict_add(const struct schools_seats *seats, struct score_draft *score)
{
	verdict_seats(&seats->seats, score);
	for (int c = 0; c < seats->seats.field.count; c++)
		add_card(seats, c, score);
	verdict_pins(&seats->seats, score);
}
