/* Rounds as they are typed: one, "5", or a first and a last one, "2-4". */
#ifndef CORE_TYPED_ROUNDS_H
#define CORE_TYPED_ROUNDS_H

#include <stdbool.h>

/* Is the word meant as rounds: nothing but digits and dashes, a digit first? */
bool rounds_are_meant(const char *word);

/*
 * Reads them; "5-5" is round 5. NULL, or what is expected instead, for a message that ends with it,
 * and *first and *last are untouched.
 */
const char *rounds_parse(const char *text, int *first, int *last);

#endif
