/*
 * Perfect matching of least weight in a general graph: the primal-dual search. The forest's
 * blossoms are in matching_blossom.c.
 */
#include "matching.h"

#include "lexi.h"
#include "matching_blossom.h"

/* List the neighbours of each vertex, so that what no edge joins is not looked at again. */
static bool list_neighbours(struct forest *forest, struct arena *arena)
{
	const size_t n = (size_t)forest->n;
	const bool *edge = forest->graph->edge;
	size_t count = 0;

	for (size_t at = 0; at < n * n; at++)
		count += edge[at];
	forest->first = arena_alloc(arena, n + 1, sizeof(*forest->first));
	forest->to = arena_alloc_unset(arena, count, sizeof(*forest->to));
	if (!forest->first || !forest->to)
		return false;
	count = 0;
	for (size_t v = 0; v < n; v++) {
		for (size_t u = 0; u < n; u++)
			if (edge[v * n + u])
				forest->to[count++] = (int)u;
		forest->first[v + 1] = count;
	}
	return true;
}

static enum matching_status start_forest(
	struct forest *forest, const struct matching_graph *graph, struct arena *arena)
{
	const size_t n = (size_t)graph->count, nodes = 2 * n + 1, width = (size_t)graph->width;

	*forest = (struct forest){.graph = graph, .n = graph->count, .width = graph->width};
	forest->mate = arena_alloc(arena, n, sizeof(int));
	forest->dual = arena_alloc(arena, nodes * width, sizeof(int64_t));
	forest->near = arena_alloc(arena, n, sizeof(int));
	forest->near_slack = arena_alloc(arena, n * width, sizeof(int64_t));
	forest->top = arena_alloc(arena, n, sizeof(int));
	forest->node = arena_alloc(arena, nodes, sizeof(*forest->node));
	forest->queue = arena_alloc(arena, n, sizeof(int));
	forest->path = arena_alloc(arena, 2 * nodes, sizeof(int));
	forest->step = arena_alloc(arena, 2 * width, sizeof(int64_t));
	if (!forest->mate || !forest->dual || !forest->near || !forest->near_slack ||
		!forest->top || !forest->node || !forest->queue || !forest->path || !forest->step ||
		!list_neighbours(forest, arena))
		return MATCHING_NO_MEMORY;
	for (int v = 0; v < forest->n; v++) {
		forest->mate[v] = -1;
		forest->top[v] = v;
		forest->node[v] = (struct node){.parent = -1, .base = v, .in_use = true};
	}
	return MATCHING_OK;
}

/* Twice the least weight at each vertex is a feasible dual; false when a vertex has no edge. */
static bool start_duals(struct forest *forest)
{
	const struct matching_graph *graph = forest->graph;

	for (int v = 0; v < forest->n; v++) {
		const int64_t *least = NULL;

		for (size_t i = forest->first[v]; i < forest->first[v + 1]; i++) {
			const size_t at = (size_t)v * (size_t)forest->n + (size_t)forest->to[i];

			if (!least ||
				lexi_compare(graph->weight + at * (size_t)forest->width, least,
					forest->width) < 0)
				least = graph->weight + at * (size_t)forest->width;
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
	int64_t *slack = forest->step, *least = forest->step + forest->width;

	for (int v = 0; v < forest->n; v++) {
		int to = -1;

		if (forest->mate[v] >= 0)
			continue;
		for (size_t i = forest->first[v]; i < forest->first[v + 1]; i++) {
			const int u = forest->to[i];

			(void)forest_slack(forest, v, u, slack);
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

static bool is_tight(struct forest *forest, int u, int v)
{
	return forest_slack(forest, u, v, forest->step) &&
		lexi_sign(forest->step, forest->width) == 0;
}

/* Match free v with u along tight edges, u's mate with another free vertex; false: there is none. */
static bool match_around(struct forest *forest, int v, int u, const int *free, int count)
{
	const int mate = forest->mate[u];

	for (int i = 0; i < count; i++) {
		const int other = free[i];

		if (other == v || forest->mate[other] >= 0 || !is_tight(forest, mate, other))
			continue;
		forest->mate[mate] = other;
		forest->mate[other] = mate;
		forest->mate[u] = v;
		forest->mate[v] = u;
		return true;
	}
	return false;
}

/*
 * Most vertices that the greedy start leaves over in a graph with many tight edges lie at the ends
 * of a short path: it is found without a tree.
 */
static void match_short_paths(struct forest *forest)
{
	int *free = forest->queue, count = 0;

	for (int v = 0; v < forest->n; v++)
		if (forest->mate[v] < 0)
			free[count++] = v;
	for (int i = 0; i < count; i++) {
		const int v = free[i];

		for (size_t k = forest->first[v]; k < forest->first[v + 1] && forest->mate[v] < 0;
			k++) {
			const int u = forest->to[k];

			if (forest->mate[u] >= 0 && is_tight(forest, v, u))
				(void)match_around(forest, v, u, free, count);
		}
	}
}

/*
 * The first free top node becomes the root of the tree; false when there is none. A tree alone
 * stays small where a forest of all free nodes would be searched for each of them.
 */
static bool plant(struct forest *forest)
{
	int root = -1;

	forest->queued = 0;
	for (int v = 0; v < forest->n; v++)
		forest->near[v] = -1;
	for (int x = 0; x < forest->n + forest->blossoms; x++) {
		struct node *node = &forest->node[x];

		node->label = LABEL_FREE;
		node->from = node->into = -1;
		if (root < 0 && node->in_use && node->parent < 0 && forest->mate[node->base] < 0)
			root = x;
	}
	if (root >= 0)
		forest_make_even(forest, root);
	return root >= 0;
}

/* Let even vertex u offer its edge to v. */
static void offer(struct forest *forest, int u, int v)
{
	int64_t *slack = forest->step;
	int64_t *best = forest->near_slack + (size_t)v * (size_t)forest->width;

	if (forest->near[v] >= 0 ? !forest_slack_below(forest, u, v, best, slack)
				 : !forest_slack(forest, u, v, slack))
		return;
	forest->near[v] = u;
	lexi_copy(best, slack, forest->width);
}

/* Let a new even vertex offer its edges to all others. */
static void scan(struct forest *forest, int u)
{
	for (size_t i = forest->first[u]; i < forest->first[u + 1]; i++)
		if (forest->top[u] != forest->top[forest->to[i]])
			offer(forest, u, forest->to[i]);
}

/* The near vertex of v was swallowed by v's own blossom: look again. */
static void rescan(struct forest *forest, int v)
{
	forest->near[v] = -1;
	for (size_t i = forest->first[v]; i < forest->first[v + 1]; i++) {
		const int u = forest->to[i];

		if (forest->top[u] != forest->top[v] &&
			forest->node[forest->top[u]].label == LABEL_EVEN)
			offer(forest, u, v);
	}
}

enum event_kind { EVENT_NONE, EVENT_EDGE, EVENT_EXPAND };

/*
 * What the duals may move by until the near edge of v is tight, if there is one and that is less
 * than `best` (NULL: anything).
 */
static bool comes_before(const struct forest *forest, int v, const int64_t *best, int64_t *delta)
{
	const enum label label = forest->node[forest->top[v]].label;
	const int64_t *slack = forest->near_slack + (size_t)v * (size_t)forest->width;

	if (label == LABEL_ODD || forest->near[v] < 0)
		return false;
	for (int i = 0; i < forest->width; i++)
		delta[i] = label == LABEL_EVEN ? slack[i] / 2 : slack[i];
	return !best || lexi_compare(delta, best, forest->width) < 0;
}

/* Is the near vertex of an even one in the same blossom by now? */
static bool is_swallowed(const struct forest *forest, int v)
{
	return forest->node[forest->top[v]].label == LABEL_EVEN &&
		forest->top[forest->near[v]] == forest->top[v];
}

/*
 * The top node that holds most even vertices with a swallowed near edge, or -1. An edge between two
 * even nodes is known at either end, so those of one node need not look again.
 */
static int most_swallowed(struct forest *forest)
{
	int most = -1;

	for (int x = 0; x < forest->n + forest->blossoms; x++)
		forest->node[x].swallowed = 0;
	for (int v = 0; v < forest->n; v++) {
		const int x = forest->top[v];

		if (forest->near[v] < 0 || !is_swallowed(forest, v))
			continue;
		forest->node[x].swallowed++;
		if (most < 0 || forest->node[x].swallowed > forest->node[most].swallowed)
			most = x;
	}
	return most;
}

/*
 * The next thing that happens as even duals rise and odd ones fall: *at is a vertex (its near edge)
 * or a blossom.
 */
static enum event_kind next_event(struct forest *forest, int *at, int64_t *delta)
{
	const int width = forest->width, most = most_swallowed(forest);
	enum event_kind kind = EVENT_NONE;
	int64_t *now = forest->step + width;

	/* a swallowed edge has no more slack than those that are left: most need no second look */
	for (int pass = 0; pass < (most >= 0 ? 2 : 1); pass++) {
		for (int v = 0; v < forest->n; v++) {
			const int64_t *best = kind == EVENT_NONE ? NULL : delta;

			if (!comes_before(forest, v, best, now) ||
				is_swallowed(forest, v) != (pass > 0))
				continue;
			if (pass > 0) {
				if (forest->top[v] == most)
					continue;
				rescan(forest, v);
				if (!comes_before(forest, v, best, now))
					continue;
			}
			kind = EVENT_EDGE;
			*at = v;
			lexi_copy(delta, now, width);
		}
	}
	for (int x = forest->n; x < forest->n + forest->blossoms; x++) {
		const struct node *node = &forest->node[x];

		if (!node->in_use || node->parent >= 0 || node->label != LABEL_ODD)
			continue;
		for (int i = 0; i < width; i++)
			now[i] = forest_dual(forest, x)[i] / 2;
		if (kind != EVENT_NONE && lexi_compare(now, delta, width) >= 0)
			continue;
		kind = EVENT_EXPAND;
		*at = x;
		lexi_copy(delta, now, width);
	}
	return kind;
}

static void shift_duals(struct forest *forest, const int64_t *delta)
{
	const int width = forest->width;

	if (lexi_sign(delta, width) == 0)
		return;
	for (int v = 0; v < forest->n; v++) {
		const enum label label = forest->node[forest->top[v]].label;
		int64_t *best = forest->near_slack + (size_t)v * (size_t)width;

		if (label == LABEL_EVEN)
			lexi_add(forest_dual(forest, v), delta, 1, width);
		else if (label == LABEL_ODD)
			lexi_add(forest_dual(forest, v), delta, -1, width);
		/* keep the recorded slack comparable with those scanned later */
		if (forest->near[v] >= 0)
			lexi_add(best, delta,
				label == LABEL_EVEN          ? -2
					: label == LABEL_ODD ? 0
							     : -1,
				width);
	}
	for (int x = forest->n; x < forest->n + forest->blossoms; x++) {
		const struct node *node = &forest->node[x];

		if (!node->in_use || node->parent >= 0 || node->label == LABEL_FREE)
			continue;
		lexi_add(forest_dual(forest, x), delta, node->label == LABEL_EVEN ? 2 : -2, width);
	}
}

/* Grow the tree until a path to a free node is found and flipped; false when there is none. */
static bool augment(struct forest *forest, int64_t *delta)
{
	int at = 0;

	for (;;) {
		while (forest->queued > 0)
			scan(forest, forest->queue[--forest->queued]);

		const enum event_kind kind = next_event(forest, &at, delta);

		if (kind == EVENT_NONE)
			return false;
		shift_duals(forest, delta);
		if (kind == EVENT_EXPAND) {
			forest_expand_odd(forest, at);
			continue;
		}
		const int u = forest->near[at];
		const struct node *other = &forest->node[forest->top[at]];

		if (other->label != LABEL_FREE) {
			forest_shrink(forest, u, at);
		} else if (forest->mate[other->base] >= 0) {
			forest_grow(forest, u, at);
		} else {
			forest_flip(forest, u, at);
			forest_flip(forest, at, u);
			return true;
		}
	}
}

/* A blossom while its members are listed. */
struct listing {
	int *member;
	int count;
};

/* Is it a blossom that is left, with a dual above zero? */
static bool is_delivered(const struct forest *forest, int x)
{
	return forest->node[x].in_use && lexi_sign(forest_dual(forest, x), forest->width) != 0;
}

static enum matching_status deliver(
	const struct forest *forest, struct arena *arena, struct matching *matching)
{
	const int n = forest->n;
	struct matching result = {.mate = forest->mate, .dual = forest->dual};
	struct listing *listing = arena_alloc(arena, (size_t)forest->blossoms, sizeof(*listing));

	result.blossom = arena_alloc(arena, (size_t)forest->blossoms + 1, sizeof(*result.blossom));
	if (!listing || !result.blossom)
		return MATCHING_NO_MEMORY;
	for (int v = 0; v < n; v++)
		for (int x = forest->node[v].parent; x >= 0; x = forest->node[x].parent)
			listing[x - n].count++;
	for (int x = n; x < n + forest->blossoms; x++) {
		struct listing *one = &listing[x - n];

		one->member = is_delivered(forest, x)
			? arena_alloc(arena, (size_t)one->count, sizeof(int))
			: NULL;
		if (!one->member && is_delivered(forest, x))
			return MATCHING_NO_MEMORY;
		one->count = 0;
	}
	for (int v = 0; v < n; v++)
		for (int x = forest->node[v].parent; x >= 0; x = forest->node[x].parent)
			if (listing[x - n].member)
				listing[x - n].member[listing[x - n].count++] = v;
	for (int x = n; x < n + forest->blossoms; x++)
		if (listing[x - n].member)
			result.blossom[result.nblossoms++] =
				(struct matching_blossom){listing[x - n].member,
					listing[x - n].count, forest_dual(forest, x)};
	*matching = result;
	return MATCHING_OK;
}

enum matching_status matching_solve(
	const struct matching_graph *graph, struct arena *arena, struct matching *matching)
{
	struct forest forest;
	int64_t *delta = arena_alloc(arena, (size_t)graph->width, sizeof(int64_t));

	if (graph->count % 2 != 0)
		return MATCHING_NONE;
	if (!delta || start_forest(&forest, graph, arena) != MATCHING_OK)
		return MATCHING_NO_MEMORY;
	if (!start_duals(&forest))
		return MATCHING_NONE;
	match_greedily(&forest);
	match_short_paths(&forest);
	while (plant(&forest))
		if (!augment(&forest, delta))
			return MATCHING_NONE;
	return deliver(&forest, arena, matching);
}
