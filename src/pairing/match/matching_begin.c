/* The first step of a matching, before a tree grows: along edges that are tight at once. */
#include "match/matching_blossom.h"

/* Twice the least weight at each vertex is a feasible dual; false when a vertex has no edge. */
static bool start_duals(struct forest *forest)
{
	const struct matching_lists *lists = forest->lists;

	for (int v = 0; v < forest->n; v++) {
		const int64_t *least = NULL;

		for (size_t i = lists->first[v]; i < lists->first[v + 1]; i++) {
			const int64_t *weight = lists->weight + i * (size_t)forest->width;

			if (!least || lexi_compare(weight, least, forest->width) < 0)
				least = weight;
		}
		if (!least)
			return false;
		for (int i = 0; i < forest->width; i++)
			forest_dual(forest, v)[i] = 2 * least[i];
	}
	return true;
}

/*
 * Raise each free vertex's dual as far as its edges allow and match along tight edges. All duals
 * stay even, so slacks between even vertices can always be halved.
 */
static void match_greedily(struct forest *forest)
{
	const struct matching_lists *lists = forest->lists;
	int64_t *slack = forest->step, *least = forest->step + forest->width;

	for (int v = 0; v < forest->n; v++) {
		int to = -1;

		if (forest->mate[v] >= 0)
			continue;
		for (size_t i = lists->first[v]; i < lists->first[v + 1]; i++) {
			const int u = lists->to[i];

			forest_slack(forest, v, i, slack);
			const int order = to < 0 ? -1 : lexi_compare(slack, least, forest->width);

			if (order < 0 ||
				(order == 0 && forest->mate[to] >= 0 && forest->mate[u] < 0)) {
				to = u;
				lexi_copy(least, slack, forest->width);
			}
		}
		lexi_add(forest_dual(forest, v), least, 1, forest->width);
		if (to >= 0 && forest->mate[to] < 0) {
			forest->mate[v] = to;
			forest->mate[to] = v;
		}
	}
}

static bool is_tight(struct forest *forest, int u, size_t at)
{
	forest_slack(forest, u, at, forest->step);
	return lexi_sign(forest->step, forest->width) == 0;
}

static bool in_blossom(const struct forest *forest, int v)
{
	return forest->top[v] != v;
}

/*
 * Match free v with u along tight edges, u's mate with another free vertex. A mate from which none
 * is reached is marked: the free ones only become fewer.
 */
static void match_around(struct forest *forest, int v, int u)
{
	const struct matching_lists *lists = forest->lists;
	const int mate = forest->mate[u];
	bool back = false;

	for (size_t i = lists->first[mate]; i < lists->first[mate + 1]; i++) {
		const int other = lists->to[i];

		if (forest->mate[other] >= 0 || in_blossom(forest, other) ||
			!is_tight(forest, mate, i))
			continue;
		back = back || other == v;
		if (other == v)
			continue;
		forest->mate[mate] = other;
		forest->mate[other] = mate;
		forest->mate[u] = v;
		forest->mate[v] = u;
		return;
	}
	forest->node[mate].marked = !back;
}

/* Match free v along a tight edge, or a path of three, if one leads to another free vertex. */
static void match_short(struct forest *forest, int v)
{
	const struct matching_lists *lists = forest->lists;

	for (size_t i = lists->first[v]; i < lists->first[v + 1] && forest->mate[v] < 0; i++) {
		const int u = lists->to[i], mate = forest->mate[u];

		if (in_blossom(forest, u) ||
			(mate >= 0 && (in_blossom(forest, mate) || forest->node[mate].marked)) ||
			!is_tight(forest, v, i))
			continue;
		if (mate >= 0) {
			match_around(forest, v, u);
		} else {
			forest->mate[u] = v;
			forest->mate[v] = u;
		}
	}
}

/*
 * Most vertices that the greedy start leaves over in a graph with many tight edges lie at the ends
 * of a short path: it is found without a tree.
 */
void forest_match_short(struct forest *forest)
{
	for (int v = 0; v < forest->n; v++)
		if (!in_blossom(forest, v))
			match_short(forest, v);
	for (int v = 0; v < forest->n; v++)
		forest->node[v].marked = false;
}

bool forest_begin(struct forest *forest)
{
	if (!start_duals(forest))
		return false;
	match_greedily(forest);
	forest_match_short(forest);
	return true;
}
