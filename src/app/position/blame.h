/*
 * Why there is no draw, as sentences: who is in the way, by which rule, and what the arbiter can
 * do.
 */
#ifndef APP_POSITION_BLAME_H
#define APP_POSITION_BLAME_H

#include "app/words/words.h"

/*
 * "1 Adams has met everybody he could meet (1)." `input` is the one that has no draw. With `ways`
 * (a round of an event, not a report) a second sentence says what can be done.
 */
void blame_words(const struct cast *cast, const struct pairing_input *input,
	const struct pairing_blame *blame, bool ways, char *text, size_t size);

#endif
