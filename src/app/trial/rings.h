/*
 * Where two draws of the same cards differ: rings of boards that belong together.
 *
 * Two boards belong together when they share a card, or when each gives the bye. Within a ring both
 * draws seat the same cards (or leave them over), so each ring can be changed alone: what comes out
 * is a draw again.
 */
#ifndef APP_TRIAL_RINGS_H
#define APP_TRIAL_RINGS_H

#include "core/status.h"
#include "pairing.h"

struct rings {
	int count;
	/* ring (0..) of each board of the two draws, -1: the other draw has the very board */
	int *of_a, *of_b;
};

/*
 * Rings stand in the order of b's boards, then of a's. `players` is the number of cards; indices
 * are in range. STATUS_NO_MEMORY; O(boards + players).
 */
enum status rings_find(const struct pairing_draw *a, const struct pairing_draw *b, int players,
	struct rings *rings);
void rings_done(struct rings *rings);

/*
 * b with this ring as in a. The boards belong to the caller (pairing_draw_done); they stand
 * as in b without the ring, then as in the ring: draw_sort puts them in order.
 */
enum status rings_mix(const struct pairing_draw *a, const struct pairing_draw *b,
	const struct rings *rings, int ring, struct pairing_draw *mixed);

#endif
