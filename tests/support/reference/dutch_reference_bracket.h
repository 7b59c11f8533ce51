/*
 * One bracket of the slow and plain Dutch rules.
 */
#ifndef SUPPORT_REFERENCE_DUTCH_REFERENCE_BRACKET_H
#define SUPPORT_REFERENCE_DUTCH_REFERENCE_BRACKET_H

#include "support/reference/dutch_reference.h"

/*
 * C8 of a set of downfloaters: their number in the next bracket (-1: unknown), then their scores.
 */
enum { REFERENCE_NEXT_VALUES = DUTCH_CARDS + 1 };

/*
 * Pair the moved-down men and the scoregroup that begins with man `first` (all lower ones being
 * unpaired): the best candidate's partners; returns the set of its downfloaters.
 */
unsigned dutch_reference_bracket(
	struct dutch_reference *reference, unsigned moved_down, int first, int *partner);

#endif
