/*
 * Are the players' records possible at all?
 */
#ifndef PAIRING_CARDS_FIELD_CHECK_H
#define PAIRING_CARDS_FIELD_CHECK_H

#include "pairing.h"

/*
 * PAIRING_BAD_INPUT and *blame (if not NULL) when an index, count or code is out of range or a
 * number is given twice; PAIRING_NO_MEMORY. O(games + pins), and O(n log n) where the numbers do
 * not rise in the order of the input.
 */
enum pairing_status field_check(const struct pairing_input *input, struct pairing_blame *blame);

#endif
