/*
 * A dense graph that is filled edge by edge, and the bars of a pair as fields of a weight.
 */
#ifndef PAIRING_USCF_GRAPH_H
#define PAIRING_USCF_GRAPH_H

#include "dutch/layout.h"
#include "match/matching.h"
#include "uscf/uscf.h"

struct uscf_graph {
	struct matching_graph graph;
	bool *edge;
	int64_t *weight;
};

/* False when there is no memory. Zeroed: no edges, weights 0. */
bool uscf_graph_init(struct uscf_graph *graph, struct arena *arena, int count, int width);

/* An edge both ways; the weight of one way, to be filled in before uscf_graph_mirror. */
int64_t *uscf_graph_edge(struct uscf_graph *graph, int u, int v);
/* Give every edge its weight the other way as well. */
void uscf_graph_mirror(struct uscf_graph *graph);

/* Is there an edge between places i < j? Then add its weight (zeroed), never below nothing. */
typedef bool (*uscf_edge)(const void *context, int i, int j, int64_t *weight);

/* Places that stand in two halves, 0..n/2-1 and the rest. */
struct uscf_places {
	int n, width;
	uscf_edge edge;
	const void *context;
	const int64_t *inside; /* at most the weight of any edge inside a half; NULL: nothing */
};

/*
 * The perfect matching of least weight; of several the first by rank (uscf/first.h). Many places
 * are first matched half against half, and near their natural opponents, which is fast; the duals
 * of that prove that no other edge does better, or all is done anew in the whole graph.
 */
enum matching_status uscf_least_pairing(
	const struct uscf_places *places, struct arena *arena, int *mate);

/* What may be wrong with a pair, in the order in which it is given up last. */
struct uscf_bar_fields {
	struct layout_field again, met, bye, team, request, thirds; /* bye: a second one (28L3) */
};

struct uscf_bar_fields uscf_bar_layout(struct layout *layout, int most);
void uscf_bar_put(const struct uscf *uscf, const struct uscf_bar_fields *fields, int a, int b,
	unsigned bars, int64_t *weight);

#endif
