/*
 * The alternating forest of the matching search and its blossoms. Only match/matching.c uses this.
 *
 * Nodes 0..n-1 are the vertices, nodes from n on the blossoms; the top nodes (without parent) are
 * what the search sees. The kids of a blossom form a ring: each knows the next one and the edge to
 * it; the first kid holds the base, and the others are matched two by two along the ring.
 */
#ifndef PAIRING_MATCH_MATCHING_BLOSSOM_H
#define PAIRING_MATCH_MATCHING_BLOSSOM_H

#include "match/lexi.h"
#include "match/matching.h"

enum label { LABEL_FREE, LABEL_EVEN, LABEL_ODD };

struct node {
	bool in_use;
	bool marked;
	int parent;
	int base;           /* the vertex that is matched outside the node, or not at all */
	int kid, next;      /* first kid; next in the ring of siblings */
	int edge_u, edge_v; /* the edge to the next sibling: edge_u in this one, edge_v in that */
	enum label label;
	/* the tree edge that reached an odd node: `from` in the even one before, `into` in this */
	int from, into;
	int swallowed; /* even vertices whose near vertex has come into the node */
};

struct forest {
	const struct matching_lists *lists;
	int n, width, blossoms; /* blossoms: how many slots were ever used */
	int *mate;
	int64_t *dual; /* of all nodes */
	/* by vertex: the even vertex outside its top node with least slack, or -1 */
	int *near;
	int64_t *near_slack; /* its slack now */
	int *top;            /* by vertex */
	struct node *node;
	int *queue, queued; /* even vertices whose edges are not scanned yet */
	int *tight, ntight; /* vertices whose near edge came without slack; no more than n */
	int *path;
	int64_t *step; /* two vectors of scratch */
};

static inline int64_t *forest_dual(const struct forest *forest, int x)
{
	return forest->dual + (size_t)x * (size_t)forest->width;
}

/*
 * Slack of the edge from u that stands at `at` in the lists, between different top nodes, in
 * quarters of a weight.
 */
static inline void forest_slack(const struct forest *forest, int u, size_t at, int64_t *slack)
{
	const int64_t *weight = forest->lists->weight + at * (size_t)forest->width;
	const int64_t *one = forest_dual(forest, u);
	const int64_t *two = forest_dual(forest, forest->lists->to[at]);

	for (int i = 0; i < forest->width; i++)
		slack[i] = 4 * weight[i] - one[i] - two[i];
}

/* The same if it is below `best`, else false: most edges are told by their first word. */
static inline bool forest_slack_below(
	const struct forest *forest, int u, size_t at, const int64_t *best, int64_t *slack)
{
	const int64_t *weight = forest->lists->weight + at * (size_t)forest->width;
	const int64_t *one = forest_dual(forest, u);
	const int64_t *two = forest_dual(forest, forest->lists->to[at]);
	bool below = false;

	for (int i = 0; i < forest->width; i++) {
		slack[i] = 4 * weight[i] - one[i] - two[i];
		if (!below && slack[i] > best[i])
			return false;
		below = below || slack[i] < best[i];
	}
	return below;
}

/* Note a vertex whose near edge has no slack; what finds no room is found by looking at all. */
static inline void forest_note_tight(struct forest *forest, int v)
{
	const int64_t *slack = forest->near_slack + (size_t)v * (size_t)forest->width;

	if (forest->near[v] >= 0 && forest->ntight < forest->n &&
		lexi_sign(slack, forest->width) == 0)
		forest->tight[forest->ntight++] = v;
}

/*
 * Set the duals and match along edges that are tight by them; false when a vertex has no edge. In
 * match/matching_begin.c.
 */
bool forest_begin(struct forest *forest);

/* Match free vertices outside blossoms along tight edges, at most three to a path. */
void forest_match_short(struct forest *forest);

/* Are the even nodes of two vertices of one tree? */
bool forest_joined(const struct forest *forest, int u, int v);

/* Label a top node even and queue its vertices. */
void forest_make_even(struct forest *forest, int x);

/* Let even vertex u reach the free top node of v; the node matched to that one becomes even. */
void forest_grow(struct forest *forest, int u, int v);

/* Even vertices u and v meet: the ring they close becomes a blossom. */
void forest_shrink(struct forest *forest, int u, int v);

/* Dissolve an odd blossom whose dual has come down to zero. */
void forest_expand_odd(struct forest *forest, int x);

/* Match even vertex u to v and flip the path from u to its root. */
void forest_flip(struct forest *forest, int u, int v);

#endif
