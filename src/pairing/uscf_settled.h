/*
 * Why an odd player or the opponent of one is another than 29D1a names, though the whole draw would
 * be better with that one: his group and the next are settled before the lower ones (29D1b).
 */
#ifndef PAIRING_USCF_SETTLED_H
#define PAIRING_USCF_SETTLED_H

#include "book_trial.h"
#include "uscf_seats.h"

/*
 * Card leaves the group of this level, or meets one who has come down to it, and `instead` does not.
 * Makes a proof PAIRING_PASSED_SETTLED if colours in the group and the next would be worse with
 * `instead`, else leaves the proof. False: no memory.
 */
bool uscf_settled(const struct uscf_seats *seats, const struct pairing_score *score, int level,
	int card, int instead, struct arena *arena, int proof[BOOK_PROOF]);

#endif
