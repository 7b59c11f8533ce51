/*
 * Lots that are recorded: what chance would decide follows from the event's own lot and the
 * players' numbers, so that it is the same whenever it is asked.
 */
#ifndef PAIRING_CARDS_LOT_H
#define PAIRING_CARDS_LOT_H

#include "pairing.h"

enum { LOT_MOST = 999999 };

/* Where the player of this number stands in the order of a lot: the lower the earlier. */
uint64_t lot_place(int lot, int number);

/* Does the lot of this round fall to player a (index), not to b? It falls to one of the two. */
bool lot_favours(const struct pairing_input *input, int a, int b);

/* Does player a (index) stand before b in the order of cards, scores aside? */
bool lot_stands_before(const struct pairing_input *input, int a, int b);

#endif
