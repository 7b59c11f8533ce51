/*
 * Why one who comes first in drop order stays in his score group (29D1a).
 */
#ifndef PAIRING_USCF_STAYS_H
#define PAIRING_USCF_STAYS_H

#include "match/arena.h"
#include "uscf/seats.h"

struct uscf_stays {
	enum pairing_stays why;
	int card[2]; /* see enum pairing_stays; -1: none */
};

/*
 * The card before `odd` in the drop order of those who are paired in their group or leave it, and
 * why it stays. `first` counts from the first in that order. *card -1: there is no such card.
 * False: no memory.
 */
bool uscf_stays_find(const struct uscf_seats *seats, int odd, int first, struct arena *arena,
	int *card, struct uscf_stays *stays);

#endif
