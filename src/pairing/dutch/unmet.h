/*
 * Who in a bracket does not get what the rules want for him (C10 to C17).
 */
#ifndef PAIRING_DUTCH_UNMET_H
#define PAIRING_DUTCH_UNMET_H

#include "dutch/seats.h"

/* Does the term of this rule (C10 to C17) count the card in the bracket of `level`? */
bool dutch_is_unmet(
	const struct dutch_seats *seats, int level, int card, enum pairing_term_id term);

/* The players whom it counts, highest first, at most so many; returns how many it counts. */
int dutch_unmet(const struct dutch_seats *seats, int level, enum pairing_term_id term, int *players,
	int most);

#endif
