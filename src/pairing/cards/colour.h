/*
 * Colour: what several rule books share beyond the public functions of pairing.h.
 */
#ifndef PAIRING_CARDS_COLOUR_H
#define PAIRING_CARDS_COLOUR_H

#include "pairing.h"

/* The other colour; neutral has none. */
static inline enum pairing_colour colour_other(enum pairing_colour colour)
{
	if (colour == PAIRING_NEUTRAL)
		return PAIRING_NEUTRAL;
	return colour == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
}

/* Does a card that is due `due` with the given claim play a third game running of `given`? */
bool colour_makes_run(const struct pairing_claim *claim, enum pairing_colour given);

/* Does `given` bring the difference between his colours to three or more? */
bool colour_makes_difference(const struct pairing_claim *claim, enum pairing_colour given);

#endif
