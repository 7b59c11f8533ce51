/* What is fixed by hand, in words. */
#ifndef APP_WORDS_FIXED_H
#define APP_WORDS_FIXED_H

#include "app/words.h"

/*
 * "18 Reilly has Black", "3 Low has White against 7 Hood", "20 Tudor floats down": one pin. That a
 * card stays in its score is told by its half, of which it is a part.
 */
void words_fixed(const struct cast *cast, const struct pairing_pin *pin, char *text, size_t size);

/*
 * All that is fixed for a card by the pins of an input: "18 Reilly has Black and floats down";
 * empty: nothing. False then.
 */
bool words_fixed_all(const struct cast *cast, const struct pairing_input *input, int player,
	char *text, size_t size);

/* "5 Smith and 17 Jones kept apart" */
void words_fixed_apart(
	const struct cast *cast, const struct pairing_apart *pair, char *text, size_t size);

#endif
