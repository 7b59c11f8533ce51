/* The Dutch deal: S1, S2 and limbo of a bracket, and of its remainder. */
#ifndef APP_DEAL_HALVES_H
#define APP_DEAL_HALVES_H

#include "app/deal/dealer.h"

/*
 * Who comes from above, against the bracket's own cards; who of them is in limbo goes on. False:
 * nobody from above is paired in it.
 */
bool halves_of_bracket(struct dealer *dealer, int group);
/* What is left once these are paired (after), or the whole bracket, cut into S1 and S2. */
void halves_of_remainder(struct dealer *dealer, int group, bool after);
/*
 * A card is exchanged from S2 to S1. Who goes the other way for it, if he leaves the bracket, so
 * that no board says it; PAIRING_NOBODY: one of another board.
 */
int halves_exchanged(const struct dealer *dealer, int card);
/*
 * Of a pair of the remainder (its PAIRING_STEP_PLACE) who does not meet by place, what is plain on
 * the table; false: nothing is.
 */
bool halves_add_place(
	const struct dealer *dealer, const struct pairing_step *place, struct caption *caption);
/* The card changes its half, and the other way this one, if there is one. */
void halves_cross(struct dealer *dealer, int card, int other);

#endif
