/*
 * Which edges the certificate of a least matching (match/matching.h) leaves tight, and how many of
 * its blossoms each of these crosses.
 *
 * The least matchings are the perfect ones of the tight edges that cross each blossom once.
 */
#ifndef PAIRING_MATCH_TIGHT_H
#define PAIRING_MATCH_TIGHT_H

#include "match/matching.h"

enum { TIGHT_NOT = -1, TIGHT_BELOW = -2 };

struct tight_nest;

struct tight {
	const struct matching *matching;
	int width;
	struct tight_nest *nest; /* by blossom */
	int *home;               /* by vertex: its smallest blossom, or -1 */
	int64_t *sum;            /* [blossom * width]: its dual and those of all around it */
	int *climb;
	int seen; /* the vertex from which the blossoms were last looked at, or -1 */
};

/* Of a graph with so many vertices. The scratch is the arena's. False: no memory. */
bool tight_init(struct tight *tight, int count, int width, const struct matching *matching,
	struct arena *arena);

/*
 * How many blossoms are crossed by the edge of this weight; TIGHT_NOT: it has slack above zero;
 * TIGHT_BELOW: below zero, which no edge has that the search knew. Costs little when all edges of u
 * are asked about one after the other: O(n blossoms) for all edges, and O(width) for each.
 */
int tight_crossings(struct tight *tight, int u, int v, const int64_t *weight);

#endif
