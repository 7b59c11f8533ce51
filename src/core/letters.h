/* Names as readers compare them: without regard to case and accents. */
#ifndef CORE_LETTERS_H
#define CORE_LETTERS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The next character as its base letter in lower case ("Á" is "a", also where the accent is a
 * character of its own), and *text behind it and its accents; 0 at the end.
 */
uint32_t letters_next(const char **text);

/* Order by letters alone: 0 for names that differ in case and accents only. */
int letters_compare(const char *a, const char *b);

/*
 * What follows `part` if `text` begins with it, else NULL. A blank stands for a comma too, so that
 * "low l" finds "Low, Len".
 */
const char *letters_after(const char *text, const char *part);

/* Does `part` begin the name or one of its words? "O'Neill-Smith, Al" has four. */
bool letters_begin_word(const char *name, const char *part);

/* Does the text name somebody: is there more to it than blanks and punctuation? */
bool letters_any(const char *text);

#endif
