/*
 * Names as readers compare them. Characters of which nothing is seen do not count, blanks of any
 * width and number are one, and a letter with its accents is the same however it is encoded.
 */
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

/* Order in which names that look the same, with case and accents, are equal (0). */
int letters_compare_look(const char *a, const char *b);

/*
 * Can the two names be taken for each other? They differ at most in case, accents, and letters of
 * other scripts that look alike.
 */
bool letters_alike(const char *a, const char *b);

/* An order in which names that can be taken for each other in the same case are equal (0). */
int letters_compare_alike(const char *a, const char *b);

/*
 * The parts of a name in an order of their own, each letter as one for all that look like it: equal
 * for "Lee, Ann", "Ann Lee" and "ANN LEE". Ends with 0.
 */
enum { LETTERS_PARTS = 128 };
void letters_parts(const char *name, uint32_t parts[LETTERS_PARTS]);
/* Has a name these parts? Most that have not are told by their first letter. */
bool letters_has_parts(const char *name, const uint32_t parts[LETTERS_PARTS]);

enum letters_match {
	LETTERS_OTHER, /* the name is another */
	LETTERS_BEGIN, /* every word that was typed begins a part of the name */
	LETTERS_WHOLE  /* and nothing of the name is left over */
};

/*
 * Does what was typed mean this name? Its words may stand in any order; blanks, hyphens and
 * apostrophes of the name need not be typed, but one that is typed must be there. A letter of
 * another script stands for the one that it looks like, a digit for itself alone: "10" never means
 * "Lo".
 */
enum letters_match letters_match(const char *name, const char *typed);

/* Does the text name somebody: is there more to it than blanks and punctuation? */
bool letters_any(const char *text);

/* Can it call somebody? Digits and signs alone are a number, never a name. */
bool letters_named(const char *text);

/* Letters and digits alone, one at least. */
bool letters_all(const char *text);

#endif
