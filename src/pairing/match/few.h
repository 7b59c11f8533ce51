/*
 * Perfect matching of least weight in a graph with many edges, by few of them.
 *
 * The proof: the certificate of a least matching of some of the edges (match/matching.h) asks
 * something of each edge alone. If every edge that was left out has no slack below zero by it, it
 * is a certificate of the whole graph, and the matching is least there too. So a few edges of each
 * vertex are matched, all others are looked at, those with slack below zero are added, and so on;
 * when few edges have no perfect matching, or this takes too long, all of them are matched. Which
 * edges come first therefore changes the time only.
 */
#ifndef PAIRING_MATCH_FEW_H
#define PAIRING_MATCH_FEW_H

#include "match/matching.h"

/* Vertices at the most. */
enum { FEW_MOST = UINT16_MAX };

/* Edges once each, at the lower vertex; many may share a weight. */
struct few_graph {
	int count, width;
	size_t *first;         /* by vertex: where its edges to higher vertices start; one more */
	uint16_t *to;          /* by edge */
	int *kind;             /* by edge: which of the weights it has */
	const int64_t *weight; /* [kind * width]; two kinds may weigh the same */
	const int *mate;       /* edges that are taken first, or NULL */
};

/* As matching_solve. */
enum matching_status few_solve(
	const struct few_graph *graph, struct arena *arena, struct matching *matching);

#endif
