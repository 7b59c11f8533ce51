/*
 * Drawing a whole field, and boards made of the pairs.
 */
#ifndef PAIRING_USCF_PAIR_H
#define PAIRING_USCF_PAIR_H

#include "match/arena.h"
#include "match/matching.h"
#include "uscf/uscf.h"

/*
 * The partners of all cards in the best draw, -1 for the bye. MATCHING_NONE: there is no draw, or,
 * with `kept`, it has been seen on the way that this draw does not keep the pins of that field (of
 * the same cards). Not all pins are looked at.
 */
enum matching_status uscf_pair(
	const struct uscf *uscf, const struct field *kept, struct arena *arena, int *mate);

/* Boards with colours, in the order of publication. */
enum pairing_status uscf_make_draw(const void *digest, const int *mate, struct pairing_draw *draw);

#endif
