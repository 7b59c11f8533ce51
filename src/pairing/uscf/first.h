/*
 * One matching where several are equally good: the first by rank, whichever is found first.
 */
#ifndef PAIRING_USCF_FIRST_H
#define PAIRING_USCF_FIRST_H

#include "match/matching.h"

/*
 * As matching_solve, but of all perfect matchings of least weight the one in which vertex 0 has the
 * lowest mate that it can have, then vertex 1, and so on: the draw is the same in whatever order
 * edges are looked at. `mate` has room for the vertices.
 */
enum matching_status uscf_first_matching(
	const struct matching_graph *graph, struct arena *arena, int *mate);

#endif
