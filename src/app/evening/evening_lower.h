/* The term "next lower" of a club evening, in words with names. */
#ifndef APP_EVENING_EVENING_LOWER_H
#define APP_EVENING_EVENING_LOWER_H

#include "app/position/position.h"
#include "app/words/words.h"

/*
 * "1 Ames (1st tonight) would meet 28 Low (28th), not 2 Bean (2nd)": what a draw gives instead of
 * that on the board, in which the opponents of the higher players differ first at this entry of the
 * term, with the distances before and after. "" if it is of no board.
 */
enum status evening_lower_words(const struct position *position, const struct cast *cast, int entry,
	int before, int after, char *text, size_t size);

#endif
