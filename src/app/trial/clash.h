/* Which of the things fixed by hand leave no draw, and why. */
#ifndef APP_TRIAL_CLASH_H
#define APP_TRIAL_CLASH_H

#include "app/position/translate.h"
#include "app/words/words.h"

/*
 * The sentence for a round without a draw: the fewest things fixed by hand that rule all draws out,
 * each of which is needed for it, with the rule that is in the way of a single one; what the rules
 * themselves say when they leave none. ways: also what can be done. STATUS_NO_MEMORY: text is as it
 * was.
 */
enum status clash_words(const struct translation *cards, const struct event *event, int section,
	bool ways, char *text, size_t size);

/*
 * The same for a wish, a pin more than are fixed: the fewest things fixed by hand that leave no
 * draw in which it is so, "9 Eastwood has the bye", and how many they are. 0: it is not what is
 * fixed, and *blame says why there is no such draw even without; PAIRING_NO_MEMORY: nothing is
 * written.
 */
enum status clash_with(const struct translation *cards, const struct cast *cast,
	const struct pairing_pin *wish, int *count, struct pairing_blame *blame, char *text,
	size_t size);

/*
 * Which constraint leaves no draw: the rules, the event's list of pairs kept apart, or what is
 * fixed by hand.
 */
enum clash_cause { CLASH_RULES, CLASH_LIST, CLASH_FIXED };

/*
 * No draw satisfies this pin. Which constraint is to blame? What is fixed by hand if there is a
 * draw without it, else the event's list if there is one without that as well, else the rules.
 * STATUS_NO_MEMORY.
 */
enum status clash_find_cause(
	const struct translation *cards, const struct pairing_pin *pin, enum clash_cause *cause);

#endif
