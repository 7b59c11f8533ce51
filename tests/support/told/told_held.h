/* What a board could be around the boards that are settled before it. */
#ifndef SUPPORT_TOLD_TOLD_HELD_H
#define SUPPORT_TOLD_TOLD_HELD_H

#include "support/told/told.h"

/* How a rule book settles boards one after the other. */
struct told_order {
	/* Is the board of a card settled when the pin is asked about for that of another one? */
	bool (*is_before)(const struct told *told, int card, int of, const struct pairing_pin *pin);
	/* May two meet by the records, whatever is fixed? */
	bool (*may_meet)(const struct told *told, int card, int other);
	/* The score of the level from which on terms count. */
	int (*score)(const struct told *told, int of);
	/*
	 * Who would be left: k is 0 for others, 1 for one, 2 for two who have met, 3 for two kept
	 * apart, 4 for two who must not meet for another reason
	 */
	const char *stranded;
};

/*
 * What it would cost, or whom it would leave, if the pin were kept for the board of this card, the
 * boards settled before it as they are.
 */
void told_cost_held(const struct told *told, const struct told_order *order, int of,
	const struct pairing_pin *pin, const char *text);

/* The first term by which the best such draw is worse; "": none. */
const char *told_worse_held(const struct told *told, const struct told_order *order, int of,
	const struct pairing_pin *pin);

#endif
