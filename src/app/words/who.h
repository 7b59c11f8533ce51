/*
 * What would be by a term of the score if another draw were taken, said of the players it is about.
 */
#ifndef APP_WORDS_WHO_H
#define APP_WORDS_WHO_H

#include "app/words/words.h"

/* The first entry of a term that differs, as in a proof (pairing_steps.h), and of whom. */
struct words_difference {
	const struct pairing_term *term;
	int entry, before, after;
	const struct pairing_who *who;
	int he; /* is called "he", as the sentence has named him; PAIRING_NOBODY: nobody */
	enum words_he he_as;
	const struct pairing_pin *wish; /* which the sentence has named; NULL: none */
};

/*
 * "9 Foo on 2½ would lose his colour instead of 4 Bar on 2", without the rule. The cast has the
 * input. False, and nothing written, where nobody is named.
 */
bool words_difference_named(const struct cast *cast, const struct words_difference *difference,
	char *text, size_t size);

/* The rule that it goes by: of pairs to be avoided the one for these two. */
const char *words_difference_rule(const struct words_difference *difference, char buffer[16]);

#endif
