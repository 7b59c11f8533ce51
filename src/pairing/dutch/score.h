/*
 * Parts of the verdict on a Dutch draw.
 */
#ifndef PAIRING_DUTCH_SCORE_H
#define PAIRING_DUTCH_SCORE_H

#include "dutch/seats.h"

/* The colour that a card with an opponent has in the draw / has by article 5 and the pins. */
enum pairing_colour dutch_seats_given(const struct dutch_seats *seats, int card);
enum pairing_colour dutch_seats_by_rule(const struct dutch_seats *seats, int card);

/* Append what is broken. */
void dutch_verdict_add(const struct dutch_seats *seats, struct score_draft *score);

/* The terms of one bracket. */
void dutch_score_bracket(const struct dutch_seats *seats, const struct dutch_members *members,
	struct score_draft *score);

#endif
