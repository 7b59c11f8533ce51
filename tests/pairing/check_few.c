/*
 * Matching by few of many edges, against matching by all of them: the same weight, and a
 * certificate that holds for every edge, also for those that were left out.
 */
#include "config.h"

#include <check.h>

#include "match/few.h"
#include "match/lexi.h"
#include "match/random.h"
#include "match/tight.h"
#include "support/suite_run.h"

enum { MOST = 160, WIDTH = 2 };

/*
 * Crowds whose members meet for little and strangers for more, if at all: light edges alone join
 * no two crowds, and crowds may be odd.
 */
struct crowds {
	int count; /* vertices */
	int crowds, density, strangers, range;
};

static int crowd_of(const struct crowds *crowds, int v)
{
	return v * crowds->crowds / crowds->count;
}

static bool draw_weight(
	const struct crowds *crowds, uint64_t *state, int u, int v, int64_t weight[WIDTH])
{
	const int apart = crowd_of(crowds, v) - crowd_of(crowds, u);

	weight[0] = apart * apart;
	weight[1] = random_below(state, crowds->range);
	return random_below(state, 100) < (apart == 0 ? crowds->density : crowds->strangers);
}

static void make_graph(
	const struct crowds *crowds, uint64_t *state, struct few_graph *graph, struct arena *arena)
{
	const size_t n = (size_t)crowds->count;
	int64_t *weight = arena_alloc(arena, n * n * WIDTH, sizeof(*weight));
	size_t count = 0;

	*graph = (struct few_graph){.count = crowds->count, .width = WIDTH, .weight = weight};
	graph->first = arena_alloc(arena, n + 1, sizeof(*graph->first));
	graph->to = arena_alloc(arena, n * n, sizeof(*graph->to));
	graph->kind = arena_alloc(arena, n * n, sizeof(*graph->kind));
	ck_assert(weight && graph->first && graph->to && graph->kind);
	for (int u = 0; u < crowds->count; u++) {
		for (int v = u + 1; v < crowds->count; v++) {
			if (!draw_weight(crowds, state, u, v, weight + count * WIDTH))
				continue;
			graph->to[count] = (uint16_t)v;
			graph->kind[count] = (int)count;
			count++;
		}
		graph->first[u + 1] = count;
	}
}

static enum matching_status solve_all(
	const struct few_graph *graph, struct arena *arena, struct matching *matching)
{
	const size_t n = (size_t)graph->count;
	bool *edge = arena_alloc(arena, n * n, sizeof(*edge));
	int64_t *weight = arena_alloc(arena, n * n * WIDTH, sizeof(*weight));
	const struct matching_graph all = {graph->count, WIDTH, edge, weight};

	ck_assert(edge && weight);
	for (size_t u = 0; u < n; u++)
		for (size_t at = graph->first[u]; at < graph->first[u + 1]; at++) {
			const size_t here = u * n + graph->to[at], there = graph->to[at] * n + u;

			edge[here] = edge[there] = true;
			lexi_copy(weight + here * WIDTH, graph->weight + at * WIDTH, WIDTH);
			lexi_copy(weight + there * WIDTH, graph->weight + at * WIDTH, WIDTH);
		}
	return matching_solve(&all, arena, matching);
}

/* What the mates weigh; each is tight, and nothing has slack below zero. */
static void weigh(const struct few_graph *graph, const struct matching *matching,
	struct arena *arena, int64_t sum[WIDTH])
{
	struct tight tight;
	int pairs = 0;

	ck_assert(tight_init(&tight, graph->count, WIDTH, matching, arena));
	for (int u = 0; u < graph->count; u++)
		for (size_t at = graph->first[u]; at < graph->first[u + 1]; at++) {
			const int v = graph->to[at];
			const int crossings =
				tight_crossings(&tight, u, v, graph->weight + at * WIDTH);

			ck_assert_int_ne(crossings, TIGHT_BELOW);
			if (matching->mate[u] != v)
				continue;
			ck_assert_int_ne(crossings, TIGHT_NOT);
			ck_assert_int_eq(matching->mate[v], u);
			lexi_add(sum, graph->weight + at * WIDTH, 1, WIDTH);
			pairs++;
		}
	ck_assert_int_eq(2 * pairs, graph->count);
}

START_TEST(few_edges_weigh_as_little_as_all)
{
	uint64_t state = random_stream(311, _i);
	int solved = 0, none = 0;

	for (int round = 0; round < 120; round++) {
		const struct crowds crowds = {2 + 2 * random_below(&state, MOST / 2),
			1 + random_below(&state, 5), 40 + random_below(&state, 61),
			random_below(&state, 3) * random_below(&state, 30),
			1 + random_below(&state, 9)};
		int64_t few[WIDTH] = {0}, all[WIDTH] = {0};
		struct arena arena = {0};
		struct few_graph graph;
		struct matching matching;

		make_graph(&crowds, &state, &graph, &arena);
		const enum matching_status status = few_solve(&graph, &arena, &matching);

		if (status == MATCHING_OK)
			weigh(&graph, &matching, &arena, few);
		ck_assert_int_eq(solve_all(&graph, &arena, &matching), status);
		if (status == MATCHING_OK) {
			weigh(&graph, &matching, &arena, all);
			ck_assert_int_eq(lexi_compare(few, all, WIDTH), 0);
		}
		solved += status == MATCHING_OK;
		none += status == MATCHING_NONE;
		arena_done(&arena);
	}
	ck_assert_int_gt(solved, 40);
	ck_assert_int_gt(none, 5);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("few");

	tcase_add_loop_test(tests, few_edges_weigh_as_little_as_all, 0, 4);
	return suite_run("few", tests, NULL);
}
