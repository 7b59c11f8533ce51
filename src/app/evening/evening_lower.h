/* The term "next lower" of a club evening, in words with names. */
#ifndef APP_EVENING_EVENING_LOWER_H
#define APP_EVENING_EVENING_LOWER_H

#include "app/words/words.h"

/*
 * "1 Ames (1st tonight) would meet 28 Low (28th), not 2 Bean (2nd)": of two draws of these cards in
 * which the opponents of the higher players differ first at an entry of the term, the higher player
 * of that entry and whom he would meet. "" of another term, or where it is of no board.
 */
enum status evening_lower_words(const struct pairing_input *input, const struct cast *cast,
	const struct pairing_change *change, char *text, size_t size);

#endif
