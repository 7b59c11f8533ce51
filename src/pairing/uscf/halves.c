/*
 * Pairings of least weight of a group: half against half, and the proof that this is enough.
 */
#include <assert.h>

#include "match/assign.h"
#include "match/lexi.h"
#include "uscf/first.h"
#include "uscf/graph.h"

enum {
	HALVES_LEAST = 32, /* places; fewer are matched in the whole graph at once */
	NEAR = 12,         /* places from the natural opponent, looked at first */
};

struct halves {
	const struct uscf_places *places;
	int reach; /* edges between i and j of the lower half: |i - j| at most so */
	struct assign_graph graph;
	struct assignment assignment;
};

static int64_t *at(int64_t *vectors, int i, int width)
{
	return vectors + (size_t)i * (size_t)width;
}

/* The weight of the edge of two places; false: there is none. */
static bool weigh(const struct halves *halves, int i, int j, int64_t *weight)
{
	for (int k = 0; k < halves->places->width; k++)
		weight[k] = 0;
	return halves->places->edge(halves->places->context, i, j, weight);
}

static enum matching_status fill(struct halves *halves, struct arena *arena)
{
	const int half = halves->places->n / 2, width = halves->places->width;
	const int row_most = half < 2 * halves->reach + 1 ? half : 2 * halves->reach + 1;
	const size_t edges = (size_t)half * (size_t)row_most + 1;
	int *first = arena_alloc(arena, (size_t)half + 1, sizeof(int));
	int *column = arena_alloc(arena, edges, sizeof(int));
	int64_t *weight = arena_alloc(arena, edges * (size_t)width, sizeof(int64_t));
	int count = 0;

	if (!first || !column || !weight)
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < half; i++) {
		first[i] = count;
		for (int j = i > halves->reach ? i - halves->reach : 0;
			j < half && j <= i + halves->reach; j++)
			if (weigh(halves, i, half + j, at(weight, count, width)))
				column[count++] = j;
		if (count == first[i])
			return MATCHING_NONE;
	}
	first[half] = count;
	halves->graph = (struct assign_graph){half, width, first, column, weight};
	return MATCHING_OK;
}

/* *slack = -y(i) - y(j) */
static void put_duals(
	const struct halves *halves, int64_t *one, int i, int64_t *two, int j, int64_t *slack)
{
	const int width = halves->places->width;

	for (int k = 0; k < width; k++)
		slack[k] = -at(one, i, width)[k] - at(two, j, width)[k];
}

/*
 * No weight is negative, so only edges whose duals are not below nothing can be as good as those
 * that were looked at.
 */
static bool is_far_needless(const struct halves *halves, int64_t *weight, int64_t *slack)
{
	const int half = halves->places->n / 2, width = halves->places->width;

	for (int i = 0; i < half; i++) {
		for (int j = 0; j < half; j++) {
			if (j >= i - halves->reach && j <= i + halves->reach)
				continue;
			put_duals(halves, halves->assignment.row_dual, i,
				halves->assignment.column_dual, j, slack);
			if (lexi_sign(slack, width) > 0 || !weigh(halves, i, half + j, weight))
				continue;
			lexi_add(slack, weight, 1, width);
			if (lexi_sign(slack, width) <= 0)
				return false;
		}
	}
	return true;
}

/* Is even the least weight of an edge inside a half more than the greatest duals together? */
static bool is_inside_needless(const struct halves *halves, int64_t *most)
{
	const int half = halves->places->n / 2, width = halves->places->width;
	int64_t *const duals[] = {halves->assignment.row_dual, halves->assignment.column_dual};

	if (!halves->places->inside)
		return false;
	lexi_copy(most, halves->places->inside, width);
	for (int side = 0; side < 2; side++) {
		const int64_t *greatest = duals[side];

		for (int i = 1; i < half; i++)
			if (lexi_compare(at(duals[side], i, width), greatest, width) > 0)
				greatest = at(duals[side], i, width);
		lexi_add(most, greatest, -1, width);
	}
	return lexi_sign(most, width) > 0;
}

/* The least w(i, j) - y(i) - y(j) of the edges inside one half; false: there are none. */
static bool find_least(
	const struct halves *halves, int side, int64_t *weight, int64_t *slack, int64_t *least)
{
	const int half = halves->places->n / 2, width = halves->places->width;
	int64_t *dual = side == 0 ? halves->assignment.row_dual : halves->assignment.column_dual;
	bool any = false;

	for (int i = 0; i < half; i++) {
		for (int j = i + 1; j < half; j++) {
			put_duals(halves, dual, i, dual, j, slack);
			if ((any && lexi_compare(slack, least, width) >= 0) ||
				!weigh(halves, side * half + i, side * half + j, weight))
				continue;
			lexi_add(slack, weight, 1, width);
			if (!any || lexi_compare(slack, least, width) < 0)
				lexi_copy(least, slack, width);
			any = true;
		}
	}
	return any;
}

/*
 * Are the least pairings of all among the assignments? Duals of the upper half may be raised and
 * those of the lower half lowered by the same: both halves' edges are kept out if the least slack
 * of the one plus that of the other is above nothing.
 */
static enum matching_status prove(const struct halves *halves, struct arena *arena)
{
	const int width = halves->places->width;
	int64_t *weight = arena_alloc(arena, (size_t)width, sizeof(int64_t));
	int64_t *slack = arena_alloc(arena, (size_t)width, sizeof(int64_t));
	int64_t *least = arena_alloc(arena, 2 * (size_t)width, sizeof(int64_t));

	if (!weight || !slack || !least)
		return MATCHING_NO_MEMORY;
	if (!is_far_needless(halves, weight, slack))
		return MATCHING_NONE;
	if (is_inside_needless(halves, slack) || !find_least(halves, 0, weight, slack, least) ||
		!find_least(halves, 1, weight, slack, least + width))
		return MATCHING_OK;
	lexi_add(least, least + width, 1, width);
	return lexi_sign(least, width) > 0 ? MATCHING_OK : MATCHING_NONE;
}

/* Of all least assignments the first by rank. */
static enum matching_status prefer_first(struct halves *halves, struct arena *arena)
{
	const struct assign_graph *graph = &halves->graph;
	const int edges = graph->first[graph->count];
	int64_t *rank = arena_alloc(arena, (size_t)edges, sizeof(*rank));

	if (!rank)
		return MATCHING_NO_MEMORY;
	for (int e = 0; e < edges; e++)
		rank[e] = graph->column[e];
	return assign_prefer(graph, rank, arena, &halves->assignment) == ASSIGN_OK
		? MATCHING_OK
		: MATCHING_NO_MEMORY;
}

/* MATCHING_NONE: not proven to be the least. */
static enum matching_status match_halves(struct halves *halves, struct arena *arena, int *mate)
{
	const int half = halves->places->n / 2;
	enum matching_status status = fill(halves, arena);
	enum assign_status assigned;

	if (status != MATCHING_OK)
		return status;
	assigned = assign_solve(&halves->graph, arena, &halves->assignment);
	if (assigned != ASSIGN_OK)
		return assigned == ASSIGN_NONE ? MATCHING_NONE : MATCHING_NO_MEMORY;
	assert(halves->assignment.column_of && halves->assignment.row_dual &&
		halves->assignment.column_dual);
	status = prove(halves, arena);
	if (status == MATCHING_OK)
		status = prefer_first(halves, arena);
	for (int i = 0; status == MATCHING_OK && i < half; i++) {
		mate[i] = half + halves->assignment.column_of[i];
		mate[mate[i]] = i;
	}
	return status;
}

static enum matching_status match_all(const struct halves *halves, struct arena *arena, int *mate)
{
	const int n = halves->places->n, width = halves->places->width;
	int64_t *weight = arena_alloc(arena, (size_t)width, sizeof(int64_t));
	struct uscf_graph graph;

	if (!weight || !uscf_graph_init(&graph, arena, n, width))
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++)
			if (weigh(halves, i, j, weight))
				lexi_copy(uscf_graph_edge(&graph, i, j), weight, width);
	uscf_graph_mirror(&graph);
	return uscf_first_matching(&graph.graph, arena, mate);
}

enum matching_status uscf_least_pairing(
	const struct uscf_places *places, struct arena *arena, int *mate)
{
	struct halves halves = {.places = places, .reach = NEAR};
	const struct arena_mark mark = arena_mark(arena);
	enum matching_status status = MATCHING_NONE;

	if (places->n >= HALVES_LEAST)
		status = match_halves(&halves, arena, mate);
	if (places->n >= HALVES_LEAST && status == MATCHING_NONE) {
		arena_release(arena, mark);
		halves.reach = places->n / 2;
		status = match_halves(&halves, arena, mate);
	}
	if (status == MATCHING_NONE) {
		arena_release(arena, mark);
		status = match_all(&halves, arena, mate);
	}
	arena_release(arena, mark);
	return status;
}
