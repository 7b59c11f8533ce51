/*
 * Where the cards of a Dutch draw stand in S1 and S2 of what is left of their brackets (3.3, 4.1).
 */
#ifndef PAIRING_DUTCH_PLACES_H
#define PAIRING_DUTCH_PLACES_H

#include "dutch/seats.h"

/* The caller's arrays; cards that stand in no half keep what is there. */
struct dutch_places {
	int *half;  /* by card: place in S1 or S2 */
	int *ideal; /* by card of S1: who stands at the same place of S2 */
	int *line;  /* by level: the first card of S2 by rank; -1: there is none */
};

/* Those of one bracket that do not meet somebody who has come down. */
void dutch_places_find(const struct dutch_seats *seats, const struct dutch_members *members,
	struct dutch_places *places);

#endif
