/*
 * Perfect matching of least weight in a general graph, with the proof that it is least.
 *
 * Weights are vectors of `width` whole numbers, compared from the first word on; the weight of a
 * matching is the sum of its edges, word by word. The method is Edmonds' (blossoms, primal-dual);
 * it takes O(n^3 width) at worst, and little more than O(n^2 width) when most of the graph can be
 * matched greedily.
 *
 * Words must stay below 2^44 in absolute value.
 */
#ifndef PAIRING_MATCH_MATCHING_H
#define PAIRING_MATCH_MATCHING_H

#include <stdbool.h>
#include <stdint.h>

#include "match/arena.h"

struct matching_graph {
	int count;        /* vertices */
	int width;        /* words of a weight, at least 1 */
	const bool *edge; /* [u * count + v]: is there an edge? Symmetric, never u with u */
	/* [(u * count + v) * width]: symmetric; read only where there is an edge */
	const int64_t *weight;
};

/* The same as lists of neighbours. */
struct matching_lists {
	int count, width;
	size_t *first;   /* by vertex: where its neighbours start in `to`; one more ends the last */
	int *to;         /* lowest first */
	int64_t *weight; /* [i * width]: of the edge to to[i] */
};

/* An odd set of vertices with a dual above zero. */
struct matching_blossom {
	const int *member;
	int count;
	const int64_t *dual; /* width words */
};

/*
 * The certificate, in quarters of a weight: with y the duals of the vertices and z those of the
 * blossoms,
 *	4 w(u,v) - y(u) - y(v) + (sum of z over the blossoms that hold both u and v)
 * is not negative for any edge and zero for the matched ones; every blossom with z > 0 is full (all
 * but one of its members are matched inside it). So no perfect matching weighs less.
 */
struct matching {
	int *mate;
	int64_t *dual; /* [v * width] */
	struct matching_blossom *blossom;
	int nblossoms;
};

enum matching_status { MATCHING_OK, MATCHING_NONE, MATCHING_NO_MEMORY };

/*
 * Results live in the arena (scratch too, until the caller releases it). MATCHING_NONE: the graph
 * has no perfect matching; *matching is untouched then.
 */
enum matching_status matching_solve(
	const struct matching_graph *graph, struct arena *arena, struct matching *matching);

/* The same of lists, which must hold each edge at both ends. */
enum matching_status matching_solve_lists(
	const struct matching_lists *lists, struct arena *arena, struct matching *matching);

#endif
