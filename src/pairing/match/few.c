/*
 * Perfect matching of least weight in a graph with many edges, by few of them.
 */
#include "match/few.h"

#include "match/lexi.h"
#include "match/tight.h"

/*
 * Of each vertex so many of its lightest edges, and so many from all over, by which scores that
 * share no light edge still touch; then so many with slack below zero at a time.
 */
enum { LIGHT = 12, ANY = 8, ADDED = 8 };

/* How often edges are added, and edges a vertex from which on a graph has many. */
enum { TRIES = 12, MANY = 2 * (LIGHT + ANY) };

/* The edges of a vertex that are the best so far, the worst of them first. */
struct choice {
	int count, worst;
	struct candidate {
		int to;
		int kind;
		int64_t below; /* the first word of its slack, but for blossoms; or 0 */
		uint32_t scatter;
	} candidate[LIGHT];
};

/* What an edge must come before to be chosen, close together: most edges are told by this. */
struct bar {
	int64_t weight; /* its first word */
	int kind;       /* -1: anything is chosen */
	uint32_t scatter;
};

struct few {
	const struct few_graph *graph;
	struct choice *choice; /* by vertex */
	struct bar *bar;       /* likewise */
	uint64_t *taken;       /* [v * words]: a bit an edge that is matched, at both ends */
	int *degree;           /* by vertex: how many */
	size_t words, ntaken;
};

/* Spreads equal edges over the vertices: the first ones of all would be those of the same few. */
static uint32_t scatter(int u, int v)
{
	uint32_t x = (uint32_t)u * UINT32_C(0x9E3779B1) ^ (uint32_t)v * UINT32_C(0x85EBCA77);

	x = (x ^ x >> 15) * UINT32_C(0xC2B2AE3D);
	return x ^ x >> 13;
}

static bool set_bit(struct few *few, int u, int v)
{
	uint64_t *word = few->taken + (size_t)u * few->words + (size_t)v / 64;
	const uint64_t bit = UINT64_C(1) << v % 64;
	const bool fresh = (*word & bit) == 0;

	*word |= bit;
	return fresh;
}

static void take_edge(struct few *few, int u, int v)
{
	if (!set_bit(few, u, v))
		return;
	(void)set_bit(few, v, u);
	few->degree[u]++;
	few->degree[v]++;
	few->ntaken++;
}

static bool comes_first(
	const struct few *few, const struct candidate *one, const struct candidate *two)
{
	const size_t width = (size_t)few->graph->width;
	int order = one->below < two->below ? -1 : one->below > two->below;

	if (order == 0 && one->kind != two->kind)
		order = lexi_compare(few->graph->weight + (size_t)one->kind * width,
			few->graph->weight + (size_t)two->kind * width, few->graph->width);
	return order != 0 ? order < 0 : one->scatter < two->scatter;
}

/* Offer the vertex an edge; it keeps the first `most` of those it was offered. */
static void offer(
	const struct few *few, struct choice *choice, const struct candidate *candidate, int most)
{
	if (choice->count < most) {
		choice->candidate[choice->count++] = *candidate;
		if (choice->count < most)
			return;
	} else if (comes_first(few, candidate, &choice->candidate[choice->worst])) {
		choice->candidate[choice->worst] = *candidate;
	} else {
		return;
	}
	choice->worst = 0;
	for (int i = 1; i < most; i++)
		if (comes_first(few, &choice->candidate[choice->worst], &choice->candidate[i]))
			choice->worst = i;
}

static void offer_both(struct few *few, int u, size_t at, int64_t below, int most)
{
	const int v = few->graph->to[at];
	struct candidate candidate = {v, few->graph->kind[at], below, scatter(u, v)};

	offer(few, &few->choice[u], &candidate, most);
	candidate.to = u;
	offer(few, &few->choice[v], &candidate, most);
}

static void take_choices(struct few *few)
{
	for (int v = 0; v < few->graph->count; v++) {
		struct choice *choice = &few->choice[v];

		for (int i = 0; i < choice->count; i++)
			take_edge(few, v, choice->candidate[i].to);
		choice->count = choice->worst = 0;
	}
}

static void take_all(struct few *few)
{
	const struct few_graph *graph = few->graph;

	for (int u = 0; u < graph->count; u++)
		for (size_t at = graph->first[u]; at < graph->first[u + 1]; at++)
			take_edge(few, u, graph->to[at]);
}

/* Is it told by the bar of a vertex that the edge is not among its lightest? */
static bool is_barred(const struct bar *bar, int kind, int64_t weight, uint32_t spread)
{
	return bar->kind >= 0 &&
		(weight > bar->weight || (kind == bar->kind && spread >= bar->scatter));
}

static void set_bar(struct few *few, int v)
{
	const struct choice *choice = &few->choice[v];
	const struct candidate *worst = &choice->candidate[choice->worst];

	if (choice->count == LIGHT)
		few->bar[v] = (struct bar){
			few->graph->weight[(size_t)worst->kind * (size_t)few->graph->width],
			worst->kind, worst->scatter};
}

static void offer_light(struct few *few, int u, const struct candidate *candidate)
{
	const int64_t weight =
		few->graph->weight[(size_t)candidate->kind * (size_t)few->graph->width];

	if (is_barred(&few->bar[u], candidate->kind, weight, candidate->scatter))
		return;
	offer(few, &few->choice[u], candidate, LIGHT);
	set_bar(few, u);
}

static void take_first(struct few *few)
{
	const struct few_graph *graph = few->graph;
	const uint32_t any = UINT32_MAX / (uint32_t)graph->count * ANY;

	for (int v = 0; v < graph->count; v++)
		few->bar[v].kind = -1;
	for (int u = 0; u < graph->count; u++) {
		for (size_t at = graph->first[u]; at < graph->first[u + 1]; at++) {
			const int v = graph->to[at];
			struct candidate candidate = {v, graph->kind[at], 0, scatter(u, v)};

			offer_light(few, u, &candidate);
			candidate.to = u;
			offer_light(few, v, &candidate);
			if (scatter(v, u) < any)
				take_edge(few, u, v);
		}
		if (graph->mate)
			take_edge(few, u, graph->mate[u]);
	}
	take_choices(few);
}

/* The lists of the edges that are taken. */
static bool list_taken(const struct few *few, struct arena *arena, struct matching_lists *lists)
{
	const struct few_graph *graph = few->graph;
	const size_t width = (size_t)graph->width, n = (size_t)graph->count;
	size_t *place = arena_alloc(arena, n, sizeof(*place)), count = 0;

	*lists = (struct matching_lists){.count = graph->count, .width = graph->width};
	lists->first = arena_alloc(arena, n + 1, sizeof(*lists->first));
	lists->to = arena_alloc_unset(arena, 2 * few->ntaken, sizeof(*lists->to));
	lists->weight = arena_alloc_unset(arena, 2 * few->ntaken * width, sizeof(*lists->weight));
	if (!place || !lists->first || !lists->to || !lists->weight)
		return false;
	for (size_t v = 0; v < n; v++) {
		place[v] = count;
		count += (size_t)few->degree[v];
		lists->first[v + 1] = count;
	}
	/* from the lowest row up, so that each list grows from its lowest neighbour up */
	for (int u = 0; u < graph->count; u++)
		for (size_t at = graph->first[u]; at < graph->first[u + 1]; at++) {
			const int v = graph->to[at];
			const int64_t *weight = graph->weight + (size_t)graph->kind[at] * width;

			if ((few->taken[(size_t)u * few->words + (size_t)v / 64] >> v % 64 & 1) ==
				0)
				continue;
			lists->to[place[u]] = v;
			lexi_copy(lists->weight + place[u]++ * width, weight, graph->width);
			lists->to[place[v]] = u;
			lexi_copy(lists->weight + place[v]++ * width, weight, graph->width);
		}
	return true;
}

/*
 * Take the edges with slack below zero, the lowest of each vertex; *any: there are some. False: no
 * memory.
 */
static bool take_below(
	struct few *few, const struct matching *matching, struct arena *arena, bool *any)
{
	const struct few_graph *graph = few->graph;
	const size_t width = (size_t)graph->width;
	struct tight tight;

	if (!tight_init(&tight, graph->count, graph->width, matching, arena))
		return false;
	*any = false;
	for (int u = 0; u < graph->count; u++)
		for (size_t at = graph->first[u]; at < graph->first[u + 1]; at++) {
			const int64_t *weight = graph->weight + (size_t)graph->kind[at] * width;

			if (tight_crossings(&tight, u, graph->to[at], weight) != TIGHT_BELOW)
				continue;
			*any = true;
			offer_both(few, u, at,
				4 * weight[0] - matching->dual[(size_t)u * width] -
					matching->dual[(size_t)graph->to[at] * width],
				ADDED);
		}
	take_choices(few);
	return true;
}

static bool start(struct few *few, const struct few_graph *graph, struct arena *arena)
{
	const size_t n = (size_t)graph->count;

	*few = (struct few){.graph = graph, .words = (n + 63) / 64};
	few->choice = arena_alloc(arena, n, sizeof(*few->choice));
	few->bar = arena_alloc(arena, n, sizeof(*few->bar));
	few->degree = arena_alloc(arena, n, sizeof(*few->degree));
	few->taken = arena_alloc(arena, n * few->words, sizeof(*few->taken));
	return few->choice && few->bar && few->degree && few->taken;
}

enum matching_status few_solve(
	const struct few_graph *graph, struct arena *arena, struct matching *matching)
{
	const size_t edges = graph->first[graph->count];
	bool all = edges <= (size_t)graph->count * MANY / 2;
	struct few few;

	if (!start(&few, graph, arena))
		return MATCHING_NO_MEMORY;
	if (!all)
		take_first(&few);
	for (int tries = 1;; tries++) {
		const struct arena_mark mark = arena_mark(arena);
		struct matching_lists lists;
		enum matching_status status;
		bool below = false;

		all = all || tries == TRIES;
		if (all)
			take_all(&few);
		if (!list_taken(&few, arena, &lists))
			return MATCHING_NO_MEMORY;
		status = matching_solve_lists(&lists, arena, matching);
		if (all || status == MATCHING_NO_MEMORY)
			return status;
		if (status == MATCHING_NONE)
			all = true;
		else if (!take_below(&few, matching, arena, &below))
			return MATCHING_NO_MEMORY;
		else if (!below)
			return MATCHING_OK;
		arena_release(arena, mark);
	}
}
