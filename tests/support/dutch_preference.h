/*
 * What the reason for a colour by the Dutch rules has to say.
 */
#ifndef SUPPORT_DUTCH_PREFERENCE_H
#define SUPPORT_DUTCH_PREFERENCE_H

#include "pairing.h"

/* The points of a player in this round, virtual points included. */
int dutch_points(const struct pairing_input *input, int player);

/* Have both an absolute preference, and for the same colour (C3)? */
bool dutch_same_absolute(const struct pairing_input *input, int a, int b);

/*
 * The test fails unless a PAIRING_STEP_PREFERENCE names what decides by 5.2, with its numbers.
 * Returns n of its rule 5.2.n.
 */
int dutch_preference_check(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step);

#endif
