/*
 * Scores of two draws compared in part.
 */
#ifndef PAIRING_BOOK_SCORE_H
#define PAIRING_BOOK_SCORE_H

#include "pairing.h"

/*
 * As pairing_score_compare, by the terms of this level (its score), of lower ones and of the whole
 * draw: those of higher levels are passed over.
 */
int score_compare_to_level(
	const struct pairing_score *a, const struct pairing_score *b, int level, int *term);

#endif
