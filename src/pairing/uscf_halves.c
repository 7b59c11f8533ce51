/*
 * Pairings of least weight of a group: half against half, and the proof that this is enough.
 */
#include "assign.h"
#include "lexi.h"
#include "uscf_graph.h"

enum { HALVES_LEAST = 32 }; /* places; fewer are matched in the whole graph at once */

struct halves {
	int n, width;
	uscf_edge edge;
	const void *context;
	struct assign_graph graph;
	struct assignment assignment;
};

static enum matching_status fill(struct halves *halves, struct arena *arena)
{
	const int half = halves->n / 2;
	const size_t edges = (size_t)half * (size_t)half, width = (size_t)halves->width;
	int *first = arena_alloc(arena, (size_t)half + 1, sizeof(int));
	int *column = arena_alloc(arena, edges, sizeof(int));
	int64_t *weight = arena_alloc(arena, (edges + 1) * width, sizeof(int64_t));
	int count = 0;

	if (!first || !column || !weight)
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < half; i++) {
		first[i] = count;
		for (int j = 0; j < half; j++) {
			if (halves->edge(
				    halves->context, i, half + j, weight + (size_t)count * width))
				column[count++] = j;
		}
		if (count == first[i])
			return MATCHING_NONE;
	}
	first[half] = count;
	halves->graph = (struct assign_graph){half, halves->width, first, column, weight};
	return MATCHING_OK;
}

/* *least = w(i, j) - y(i) - y(j), the least so far. */
static void put_least(const struct halves *halves, const int64_t *dual, int i, int j,
	const int64_t *weight, int64_t *slack, int64_t *least, bool *any)
{
	const int width = halves->width;

	lexi_copy(slack, weight, width);
	lexi_add(slack, dual + (size_t)i * (size_t)width, -1, width);
	lexi_add(slack, dual + (size_t)j * (size_t)width, -1, width);
	if (!*any || lexi_compare(slack, least, width) < 0)
		lexi_copy(least, slack, width);
	*any = true;
}

/*
 * Duals of the upper half may be raised and those of the lower half lowered by the same: there is
 * room for both halves' edges if the least slack of the one plus that of the other is not negative.
 */
static enum matching_status prove(const struct halves *halves, struct arena *arena)
{
	const int half = halves->n / 2, width = halves->width;
	int64_t *weight = arena_alloc(arena, (size_t)width, sizeof(int64_t));
	int64_t *slack = arena_alloc(arena, (size_t)width, sizeof(int64_t));
	int64_t *least = arena_alloc(arena, 2 * (size_t)width, sizeof(int64_t));
	bool any[2] = {false, false};

	if (!weight || !slack || !least)
		return MATCHING_NO_MEMORY;
	for (int side = 0; side < 2; side++) {
		const int64_t *dual =
			side == 0 ? halves->assignment.row_dual : halves->assignment.column_dual;

		for (int i = 0; i < half; i++) {
			for (int j = i + 1; j < half; j++) {
				for (int k = 0; k < width; k++)
					weight[k] = 0;
				if (halves->edge(halves->context, side * half + i, side * half + j,
					    weight))
					put_least(halves, dual, i, j, weight, slack,
						least + side * width, &any[side]);
			}
		}
	}
	if (!any[0] || !any[1])
		return MATCHING_OK;
	lexi_add(least, least + width, 1, width);
	return lexi_sign(least, width) >= 0 ? MATCHING_OK : MATCHING_NONE;
}

/* MATCHING_NONE: not proven to be the least. */
static enum matching_status match_halves(struct halves *halves, struct arena *arena, int *mate)
{
	enum matching_status status = fill(halves, arena);
	enum assign_status assigned;

	if (status != MATCHING_OK)
		return status;
	assigned = assign_solve(&halves->graph, arena, &halves->assignment);
	if (assigned != ASSIGN_OK)
		return assigned == ASSIGN_NONE ? MATCHING_NONE : MATCHING_NO_MEMORY;
	status = prove(halves, arena);
	for (int i = 0; status == MATCHING_OK && halves->assignment.column_of && i < halves->n / 2;
		i++) {
		mate[i] = halves->n / 2 + halves->assignment.column_of[i];
		mate[mate[i]] = i;
	}
	return status;
}

static enum matching_status match_all(const struct halves *halves, struct arena *arena, int *mate)
{
	const int n = halves->n, width = halves->width;
	int64_t *weight = arena_alloc(arena, (size_t)width, sizeof(int64_t));
	struct uscf_graph graph;
	struct matching matching;
	enum matching_status status;

	if (!weight || !uscf_graph_init(&graph, arena, n, width))
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < n; i++) {
		for (int j = i + 1; j < n; j++) {
			for (int k = 0; k < width; k++)
				weight[k] = 0;
			if (halves->edge(halves->context, i, j, weight))
				lexi_copy(uscf_graph_edge(&graph, i, j), weight, width);
		}
	}
	uscf_graph_mirror(&graph);
	status = matching_solve(&graph.graph, arena, &matching);
	for (int i = 0; status == MATCHING_OK && i < n; i++)
		mate[i] = matching.mate[i];
	return status;
}

enum matching_status uscf_least_pairing(
	int n, int width, uscf_edge edge, const void *context, struct arena *arena, int *mate)
{
	struct halves halves = {.n = n, .width = width, .edge = edge, .context = context};
	const struct arena_mark mark = arena_mark(arena);
	enum matching_status status = MATCHING_NONE;

	if (n >= HALVES_LEAST)
		status = match_halves(&halves, arena, mate);
	if (status == MATCHING_NONE) {
		arena_release(arena, mark);
		status = match_all(&halves, arena, mate);
	}
	arena_release(arena, mark);
	return status;
}
