/*
 * What a Dutch board could be around the boards that are made before it: brackets from the top, in
 * each those of players who have come down first.
 */
#ifndef SUPPORT_TOLD_DUTCH_HELD_H
#define SUPPORT_TOLD_DUTCH_HELD_H

#include "support/told/told.h"

/*
 * Are a card and its opponent paired before the board of this one? exchange: no pair of those who
 * meet nobody from above is, then.
 */
bool dutch_said_before(const struct told *told, int card, int of, bool exchange);

/*
 * What it would cost, or whom it would leave, if the board of this card kept the pin, the boards
 * made before it as they are.
 */
void dutch_said_pin(
	const struct told *told, int of, const struct pairing_pin *pin, const char *text);

#endif
