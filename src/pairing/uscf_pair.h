/*
 * Drawing a whole field, and boards made of the pairs.
 */
#ifndef PAIRING_USCF_PAIR_H
#define PAIRING_USCF_PAIR_H

#include "arena.h"
#include "matching.h"
#include "uscf.h"

/* The partners of all cards in the best draw, -1 for the bye. MATCHING_NONE: there is no draw. */
enum matching_status uscf_pair(const struct uscf *uscf, struct arena *arena, int *mate);

/* Boards with colours, in the order of publication. */
enum pairing_status uscf_make_draw(
	const struct uscf *uscf, const int *mate, struct pairing_draw *draw);

#endif
