/*
 * What would be worse in a Dutch draw if two cards changed seats.
 */
#ifndef PAIRING_DUTCH_TRIAL_H
#define PAIRING_DUTCH_TRIAL_H

#include "dutch_seats.h"

/*
 * The first term (index in the score of the draw) that would be larger with cards a and b in each other's seats, -1
 * when the draw would not be worse, or a and b have no two seats to change.
 */
enum pairing_status dutch_trial_exchange(
	const struct dutch_seats *seats, const struct pairing_score *score, int a, int b, int *term);

#endif
