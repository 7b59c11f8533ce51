/*
 * The Dutch boards that are made before another one: bracket by bracket, and in each those of
 * players who have come down before the others.
 */
#ifndef SUPPORT_REFERENCE_DUTCH_BEFORE_H
#define SUPPORT_REFERENCE_DUTCH_BEFORE_H

#include "pairing.h"

enum { DUTCH_BEFORE_PINS = 64 };

/*
 * The round with them fixed; remainder: only those made before all boards of two of the bracket, in
 * which exchanges are looked at. There is room for DUTCH_BEFORE_PINS, so that more can be added.
 */
struct pairing_input dutch_before(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, bool remainder, struct pairing_pin *pins);

/*
 * The first term by which a draw is better than another one that has the same boards before this
 * one: of brackets above only if no other is. -1: none.
 */
int dutch_before_term(const struct pairing_input *input, const struct pairing_draw *draw, int board,
	const struct pairing_score *now, const struct pairing_score *then);

#endif
