/*
 * Why two cards do not meet: the proof of a reason.
 */
#ifndef PAIRING_DUTCH_TRIAL_H
#define PAIRING_DUTCH_TRIAL_H

#include "dutch_seats.h"

enum { DUTCH_PROOF = 5 };

/*
 * Compare the draw, whose score this is, with the best one in which cards a and b meet, all pins
 * kept: the values of a proof (pairing.h).
 */
enum pairing_status dutch_trial_meet(const struct dutch_seats *seats,
	const struct pairing_score *score, int a, int b, int proof[DUTCH_PROOF]);

#endif
