/* Which of the things fixed by hand leave no draw, and why. */
#ifndef APP_CLASH_H
#define APP_CLASH_H

#include "app/translate.h"

/*
 * The sentence for a round without a draw: the fewest things fixed by hand that rule all draws out,
 * each of which is needed for it, with the rule that is in the way of a single one; what the rules
 * themselves say when they leave none. ways: also what can be done. STATUS_NO_MEMORY: text is as it
 * was.
 */
enum status clash_words(const struct translation *cards, const struct event *event, int section,
	bool ways, char *text, size_t size);

#endif
