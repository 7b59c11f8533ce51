/*
 * Sentences for the terms of a score with names in them: a table each for rule books that are close
 * to each other.
 */
#ifndef APP_WORDS_WHO_FORMS_H
#define APP_WORDS_WHO_FORMS_H

#include "app/words/who.h"

enum { WHO_ANY = -2, WHO_MEET = -3 };

/*
 * A sentence for a term and an entry of it (WHO_ANY: each; WHO_MEET: each, of two who meet), with
 * the slots of words/who.c. `only` is said where there is nobody of `now`, `he` of the one whom the
 * sentence has named.
 */
struct who_form {
	enum pairing_term_id term;
	int entry;
	const char *only, *instead, *he;
};

/* The first sentence of a table for this difference; NULL: it has none. */
const struct who_form *words_who_find(
	const struct words_difference *difference, const struct who_form *table, int count);

/*
 * What is said instead of the one whom the sentence has named, by why it has; NULL: what is said of
 * anybody.
 */
const char *words_who_he(const struct words_difference *difference, const struct who_form *form);

/* Of two on different scores: that their float is longer is seen by these. */
#define LONGER \
	"{one} on {score} would meet {other} on {other score}, not {now other} on {now other score}"

extern const struct who_form words_who_levels[];
extern const int words_who_levels_count;

extern const struct who_form words_who_more[];
extern const int words_who_more_count;

#endif
