/*
 * What would be worse if two cards changed seats: the proof behind "passed over" and "not by place".
 */
#ifndef PAIRING_CAA_TRIAL_H
#define PAIRING_CAA_TRIAL_H

#include "caa_seats.h"

/*
 * Let cards a and b change seats, with the colours of the rules on the boards that change. *term is the index of the
 * first term of `score` (that of the draw as it is) that gets worse, or -1 if the exchange is no worse or not possible.
 * PAIRING_OK or PAIRING_NO_MEMORY. O(n).
 */
enum pairing_status caa_trial_exchange(
	const struct caa_seats *seats, const struct pairing_score *score, int a, int b, int *term);

#endif
