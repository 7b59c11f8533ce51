/*
 * Perfect matching of least weight in a general graph: the primal-dual search. The forest's
 * blossoms are in match/matching_blossom.c.
 */
#include "match/matching.h"

#include "match/lexi.h"
#include "match/matching_blossom.h"

/* List the neighbours of each vertex, so that what no edge joins is not looked at again. */
static bool list_neighbours(
	const struct matching_graph *graph, struct arena *arena, struct matching_lists *lists)
{
	const size_t n = (size_t)graph->count, width = (size_t)graph->width;
	size_t count = 0;

	*lists = (struct matching_lists){.count = graph->count, .width = graph->width};
	for (size_t at = 0; at < n * n; at++)
		count += graph->edge[at];
	lists->first = arena_alloc(arena, n + 1, sizeof(*lists->first));
	lists->to = arena_alloc_unset(arena, count, sizeof(*lists->to));
	lists->weight = arena_alloc_unset(arena, count * width, sizeof(*lists->weight));
	if (!lists->first || !lists->to || !lists->weight)
		return false;
	count = 0;
	for (size_t v = 0; v < n; v++) {
		for (size_t u = 0; u < n; u++) {
			if (!graph->edge[v * n + u])
				continue;
			lexi_copy(lists->weight + count * width,
				graph->weight + (v * n + u) * width, graph->width);
			lists->to[count++] = (int)u;
		}
		lists->first[v + 1] = count;
	}
	return true;
}

static enum matching_status start_forest(
	struct forest *forest, const struct matching_lists *lists, struct arena *arena)
{
	const size_t n = (size_t)lists->count, nodes = 2 * n + 1, width = (size_t)lists->width;

	*forest = (struct forest){.lists = lists, .n = lists->count, .width = lists->width};
	forest->mate = arena_alloc(arena, n, sizeof(int));
	forest->dual = arena_alloc(arena, nodes * width, sizeof(int64_t));
	forest->near = arena_alloc(arena, n, sizeof(int));
	forest->near_slack = arena_alloc(arena, n * width, sizeof(int64_t));
	forest->top = arena_alloc(arena, n, sizeof(int));
	forest->node = arena_alloc(arena, nodes, sizeof(*forest->node));
	forest->queue = arena_alloc(arena, n, sizeof(int));
	forest->tight = arena_alloc(arena, n, sizeof(int));
	forest->path = arena_alloc(arena, 2 * nodes, sizeof(int));
	forest->step = arena_alloc(arena, 2 * width, sizeof(int64_t));
	if (!forest->mate || !forest->dual || !forest->near || !forest->near_slack ||
		!forest->top || !forest->node || !forest->queue || !forest->tight ||
		!forest->path || !forest->step)
		return MATCHING_NO_MEMORY;
	for (int v = 0; v < forest->n; v++) {
		forest->mate[v] = -1;
		forest->top[v] = v;
		forest->node[v] = (struct node){.parent = -1, .base = v, .in_use = true};
	}
	return MATCHING_OK;
}

/*
 * The first free top node becomes the root of the tree, or each of a number of them that of its
 * own; false when there is none. A tree alone stays small where a forest of all free nodes would be
 * searched for each of them.
 */
static bool plant(struct forest *forest, int most)
{
	int roots = 0;

	forest->queued = forest->ntight = 0;
	for (int v = 0; v < forest->n; v++)
		forest->near[v] = -1;
	for (int x = 0; x < forest->n + forest->blossoms; x++) {
		forest->node[x].label = LABEL_FREE;
		forest->node[x].from = forest->node[x].into = -1;
	}
	for (int x = 0; x < forest->n + forest->blossoms && roots < most; x++) {
		const struct node *node = &forest->node[x];

		if (!node->in_use || node->parent >= 0 || forest->mate[node->base] >= 0)
			continue;
		forest_make_even(forest, x);
		roots++;
	}
	return roots > 0;
}

/*
 * Let even vertex u offer its edge to v, which stands at `at` in the lists of `from`, one of the
 * two.
 */
static void offer(struct forest *forest, int u, int v, int from, size_t at)
{
	int64_t *slack = forest->step;
	int64_t *best = forest->near_slack + (size_t)v * (size_t)forest->width;

	if (forest->near[v] < 0)
		forest_slack(forest, from, at, slack);
	else if (!forest_slack_below(forest, from, at, best, slack))
		return;
	forest->near[v] = u;
	lexi_copy(best, slack, forest->width);
	forest_note_tight(forest, v);
}

/* Let a new even vertex offer its edges to all others. */
static void scan(struct forest *forest, int u)
{
	const struct matching_lists *lists = forest->lists;

	/* it may have been passed over while its node was odd */
	forest_note_tight(forest, u);
	for (size_t i = lists->first[u]; i < lists->first[u + 1]; i++)
		if (forest->top[u] != forest->top[lists->to[i]])
			offer(forest, u, lists->to[i], u, i);
}

/* The near vertex of v was swallowed by v's own blossom: look again. */
static void rescan(struct forest *forest, int v)
{
	const struct matching_lists *lists = forest->lists;

	forest->near[v] = -1;
	for (size_t i = lists->first[v]; i < lists->first[v + 1]; i++) {
		const int u = lists->to[i];

		if (forest->top[u] != forest->top[v] &&
			forest->node[forest->top[u]].label == LABEL_EVEN)
			offer(forest, u, v, v, i);
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
		forest_note_tight(forest, v);
	}
	for (int x = forest->n; x < forest->n + forest->blossoms; x++) {
		const struct node *node = &forest->node[x];

		if (!node->in_use || node->parent >= 0 || node->label == LABEL_FREE)
			continue;
		lexi_add(forest_dual(forest, x), delta, node->label == LABEL_EVEN ? 2 : -2, width);
	}
}

/*
 * A vertex whose near edge is tight already: nothing else can come before it, and the duals stay.
 * -1: none is known.
 */
static int pop_tight(struct forest *forest)
{
	while (forest->ntight > 0) {
		const int v = forest->tight[--forest->ntight];

		if (forest->near[v] >= 0 && forest->node[forest->top[v]].label != LABEL_ODD &&
			forest->top[forest->near[v]] != forest->top[v])
			return v;
	}
	return -1;
}

/*
 * Let the edge from near vertex u to v, which is tight, into the tree; does it reach a free node or
 * another tree?
 */
static bool enter(struct forest *forest, int u, int v)
{
	const struct node *other = &forest->node[forest->top[v]];

	if (other->label != LABEL_FREE && forest_joined(forest, u, v)) {
		forest_shrink(forest, u, v);
		return false;
	}
	if (other->label == LABEL_FREE && forest->mate[other->base] >= 0) {
		const int odd = forest->top[v];

		forest_grow(forest, u, v);
		if (odd >= forest->n && lexi_sign(forest_dual(forest, odd), forest->width) == 0)
			forest_expand_odd(forest, odd);
		return false;
	}
	forest_flip(forest, u, v);
	forest_flip(forest, v, u);
	return true;
}

/* Grow the tree until a path to a free node is found and flipped; false when there is none. */
static bool augment(struct forest *forest, int64_t *delta)
{
	int at = 0;

	for (;;) {
		while (forest->queued > 0)
			scan(forest, forest->queue[--forest->queued]);

		at = pop_tight(forest);
		if (at >= 0) {
			if (enter(forest, forest->near[at], at))
				return true;
			continue;
		}
		const enum event_kind kind = next_event(forest, &at, delta);

		if (kind == EVENT_NONE)
			return false;
		shift_duals(forest, delta);
		if (kind == EVENT_EXPAND)
			forest_expand_odd(forest, at);
		else if (enter(forest, forest->near[at], at))
			return true;
	}
}

static int count_free(const struct forest *forest)
{
	int count = 0;

	for (int v = 0; v < forest->n; v++)
		count += forest->mate[v] < 0;
	return count;
}

/*
 * Many free vertices are mostly alike, such as those of a colour that too many are due: when the
 * duals of all of them have risen, edges between them are tight, and a tree leads to one pair, but
 * short paths to many. False: there is no perfect matching.
 */
static bool match_crowd(struct forest *forest, int64_t *delta)
{
	enum { CROWD = 16, GAIN = 8 };
	int before = forest->n, free = count_free(forest);

	while (free >= CROWD && before - free >= GAIN) {
		(void)plant(forest, forest->n);
		if (!augment(forest, delta))
			return false;
		forest_match_short(forest);
		before = free;
		free = count_free(forest);
	}
	return true;
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

enum matching_status matching_solve_lists(
	const struct matching_lists *lists, struct arena *arena, struct matching *matching)
{
	struct forest forest;
	int64_t *delta = arena_alloc(arena, (size_t)lists->width, sizeof(int64_t));

	if (lists->count % 2 != 0)
		return MATCHING_NONE;
	if (!delta || start_forest(&forest, lists, arena) != MATCHING_OK)
		return MATCHING_NO_MEMORY;
	if (!forest_begin(&forest))
		return MATCHING_NONE;
	if (!match_crowd(&forest, delta))
		return MATCHING_NONE;
	while (plant(&forest, 1))
		if (!augment(&forest, delta))
			return MATCHING_NONE;
	return deliver(&forest, arena, matching);
}

enum matching_status matching_solve(
	const struct matching_graph *graph, struct arena *arena, struct matching *matching)
{
	struct matching_lists lists;

	if (!list_neighbours(graph, arena, &lists))
		return MATCHING_NO_MEMORY;
	return matching_solve_lists(&lists, arena, matching);
}
