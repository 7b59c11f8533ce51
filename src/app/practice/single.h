/* Is a best draw the only one? */
#ifndef APP_PRACTICE_SINGLE_H
#define APP_PRACTICE_SINGLE_H

#include "core/status.h"
#include "pairing.h"

/*
 * *single: every other draw of this input has a worse score than `best`, the best one. Another draw
 * lacks one of its pairs, or has them all with colours turned on one board at least: so for each
 * board the best draw without the pair, and the best one with its colours turned, must be worse.
 * Costs up to as many draws as there are players. STATUS_NO_MEMORY, STATUS_BAD_INPUT.
 */
enum status practice_is_single(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *best, bool *single);

#endif
