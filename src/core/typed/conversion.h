/*
 * Conversion of the grades of another list (CAA 38): a recognised formula, factor x grade + number.
 *
 * Grades that make no whole rating are rounded to the nearest, halves up; the guide does not say.
 */
#ifndef CORE_CONVERSION_H
#define CORE_CONVERSION_H

#include "core/record.h"

struct conversion {
	int factor1000; /* thousandths, 1..100000 */
	int add;        /* -GRADE_MOST..GRADE_MOST */
};

enum { CONVERSION_WORDS_SIZE = 48 };

/*
 * "ecf" (7.5 x grade + 700), "bcf" (8 x grade + 600) or a formula such as "7.5*+700", "8*x-20",
 * "10*": at most three decimals, blanks mean nothing. False and nothing written if it is none of
 * these.
 */
bool conversion_parse(const char *text, struct conversion *conversion);

/* As it is recorded, "7.5*x+700", the rest of the array zeroed: parsed again it is the same. */
void conversion_write(const struct conversion *conversion, char text[CONVERSION_SIZE]);

/* "7.5 x grade + 700"; returns text. */
const char *conversion_words(const struct conversion *conversion, char text[CONVERSION_WORDS_SIZE]);

/* The rating of a grade 0..GRADE_MOST; false if it would not be 1..GRADE_MOST. */
bool conversion_apply(const struct conversion *conversion, int grade, int *rating);

#endif
