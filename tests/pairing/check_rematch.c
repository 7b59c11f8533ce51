/*
 * Perfect matchings from almost perfect ones: random graphs of all densities, some of them with odd
 * rings that a search has to shrink, against the search for a least matching of no weights; and
 * matchings that lose edges again and again.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "match/matching.h"
#include "match/random.h"
#include "match/rematch.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"

enum { VERTICES_MOST = 24, GRAPHS = 4000, LOSSES = 12 };

struct graph {
	int count;
	bool edge[VERTICES_MOST * VERTICES_MOST];
};

static void join(struct graph *graph, int u, int v, bool joined)
{
	if (u != v)
		graph->edge[u * graph->count + v] = graph->edge[v * graph->count + u] = joined;
}

/* So many edges of a hundred, and odd rings that hang together by one edge each. */
static void make_graph(struct graph *graph, uint64_t *state)
{
	const int percent = random_below(state, 60);

	memset(graph, 0, sizeof(*graph));
	graph->count = 2 + 2 * random_below(state, VERTICES_MOST / 2);
	for (int u = 0; u < graph->count; u++)
		for (int v = u + 1; v < graph->count; v++)
			if (random_below(state, 100) < percent)
				join(graph, u, v, true);
	for (int u = 0; u + 4 < graph->count && random_below(state, 2); u += 5) {
		for (int i = 0; i < 5; i++)
			join(graph, u + i, u + (i + 1) % 5, true);
		join(graph, u, random_below(state, graph->count), true);
	}
}

/* Does the least matching of no weights exist? */
static bool has_matching(const struct graph *graph, struct arena *arena)
{
	static const int64_t weight[VERTICES_MOST * VERTICES_MOST];
	const struct matching_graph plain = {graph->count, 1, graph->edge, weight};
	struct matching matching;

	return matching_solve(&plain, arena, &matching) == MATCHING_OK;
}

static void matching_is_right(const struct graph *graph, const int *mate)
{
	for (int v = 0; v < graph->count; v++) {
		ck_assert_int_ge(mate[v], 0);
		ck_assert_int_eq(mate[mate[v]], v);
		ck_assert(graph->edge[v * graph->count + mate[v]]);
	}
}

START_TEST(finds_a_matching_wherever_there_is_one)
{
	struct arena arena = {0};
	uint64_t state = 1;
	int found = 0;

	for (int i = 0; i < GRAPHS; i++) {
		struct graph graph;
		int mate[VERTICES_MOST];

		make_graph(&graph, &state);
		for (int v = 0; v < graph.count; v++)
			mate[v] = -1;
		const enum matching_status status = rematch(graph.count, graph.edge, &arena, mate);

		ck_assert_int_eq(
			status, has_matching(&graph, &arena) ? MATCHING_OK : MATCHING_NONE);
		if (status == MATCHING_OK)
			matching_is_right(&graph, mate);
		found += status == MATCHING_OK;
	}
	ck_assert_int_gt(found, GRAPHS / 10);
	ck_assert_int_lt(found, GRAPHS);
	arena_done(&arena);
}
END_TEST

START_TEST(goes_on_from_a_matching_that_lost_edges)
{
	struct arena arena = {0};
	uint64_t state = 2;

	for (int i = 0; i < GRAPHS; i++) {
		struct graph graph;
		int mate[VERTICES_MOST];
		enum matching_status status;

		make_graph(&graph, &state);
		for (int v = 0; v < graph.count; v++)
			mate[v] = -1;
		status = rematch(graph.count, graph.edge, &arena, mate);
		for (int k = 0; k < LOSSES && status == MATCHING_OK; k++) {
			const int u = random_below(&state, graph.count), v = mate[u];

			join(&graph, u, v, false);
			mate[u] = mate[v] = -1;
			status = rematch(graph.count, graph.edge, &arena, mate);
			ck_assert_int_eq(
				status, has_matching(&graph, &arena) ? MATCHING_OK : MATCHING_NONE);
			if (status == MATCHING_OK)
				matching_is_right(&graph, mate);
		}
	}
	arena_done(&arena);
}
END_TEST

int main(void)
{
	TCase *graphs = tcase_create("graphs");

	tcase_add_test(graphs, finds_a_matching_wherever_there_is_one);
	tcase_add_test(graphs, goes_on_from_a_matching_that_lost_edges);
	tcase_set_timeout(graphs, 600);
	return suite_run("rematch", graphs, NULL);
}
