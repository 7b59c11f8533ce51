/*
 * All draws of a small field against one draw, by the rule book's own score.
 */
#ifndef SUPPORT_REFERENCE_BRUTE_DRAWS_H
#define SUPPORT_REFERENCE_BRUTE_DRAWS_H

#include "pairing.h"

/*
 * The draw in which partner[i] sits opposite player card[i], with the colours of the rules, in the
 * order of publication.
 */
void brute_draw_make(const struct pairing_input *input, const int *card, const int *partner, int n,
	struct pairing_draw *draw);

/*
 * How many draws without a repeat have a better score than `draw`. The first of them is told on
 * standard error. At most ALL_DRAWS_MOST cards.
 */
int brute_draws_better(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw);

#endif
