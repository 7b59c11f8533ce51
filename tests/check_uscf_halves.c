/*
 * Pairings of least weight of many places, which are matched half against half first, against one
 * matching in the whole graph: the weights are the same, whatever the edges.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "lexi.h"
#include "matching.h"
#include "support/random_field.h"
#include "support/suite_run.h"
#include "uscf_graph.h"

enum { PLACES_MOST = 56, WIDTH = 3, GRAPHS = 150, KINDS = 4 };

/* Weights of all pairs, below 0 in the first: no edge. */
static int64_t weights[PLACES_MOST][PLACES_MOST][WIDTH];

static bool give(const void *context, int i, int j, int64_t *weight)
{
	(void)context;
	ck_assert_int_lt(i, j);
	if (weights[i][j][0] < 0)
		return false;
	lexi_add(weight, weights[i][j], 1, WIDTH);
	return true;
}

/* With EVENT and SPARSE each edge inside a half costs something more. */
enum kind {
	EVENT, /* as the groups of an event: the farther from the natural opponent, the more */
	CHEAP, /* the same, but some edges inside a half are as cheap as the others */
	ANY,   /* no order, and in every other graph edges inside a half cost more */
	SPARSE /* few edges, and some between the halves cost more than those inside */
};

static void make_weights(enum kind kind, int n, uint64_t *state)
{
	for (int i = 0; i < n; i++) {
		for (int j = i + 1; j < n; j++) {
			const bool inside = (i < n / 2) == (j < n / 2);
			int64_t *weight = weights[i][j];

			weight[0] = inside &&
				(kind == EVENT || kind == SPARSE || (kind == ANY && n % 4 == 0) ||
					(kind == CHEAP && random_below(state, 12) > 0));
			if (kind == SPARSE && !inside)
				weight[0] = random_below(state, 4);
			weight[1] = kind == EVENT || kind == CHEAP ? abs(i + n / 2 - j)
								   : random_below(state, 9);
			weight[2] = random_below(state, 100);
			if (random_below(state, 100) < (kind == SPARSE ? 70 : 25))
				weight[0] = -1;
		}
	}
}

static void sum_up(int n, const int *mate, int64_t *sum)
{
	for (int k = 0; k < WIDTH; k++)
		sum[k] = 0;
	for (int i = 0; i < n; i++) {
		ck_assert_int_eq(mate[mate[i]], i);
		if (mate[i] < i)
			continue;
		ck_assert(mate[i] > i && weights[i][mate[i]][0] >= 0);
		lexi_add(sum, weights[i][mate[i]], 1, WIDTH);
	}
}

static enum matching_status match_whole(int n, struct arena *arena, struct matching *matching)
{
	struct uscf_graph graph;

	ck_assert(uscf_graph_init(&graph, arena, n, WIDTH));
	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++)
			if (weights[i][j][0] >= 0)
				lexi_copy(uscf_graph_edge(&graph, i, j), weights[i][j], WIDTH);
	uscf_graph_mirror(&graph);
	return matching_solve(&graph.graph, arena, matching);
}

START_TEST(half_against_half_is_the_least_of_all)
{
	int drawn = 0, crossed = 0;

	for (uint64_t seed = 1; seed <= GRAPHS; seed++) {
		uint64_t state = seed * 1000 + (uint64_t)_i;
		const int n = 2 * (1 + random_below(&state, PLACES_MOST / 2));
		const int64_t inside[WIDTH] = {1, 0, 0};
		const bool bound = (_i == EVENT || _i == SPARSE) && seed % 2;
		const struct uscf_places places = {n, WIDTH, give, NULL, bound ? inside : NULL};
		struct arena arena = {.last = NULL};
		struct matching whole;
		int mate[PLACES_MOST];
		int64_t found[WIDTH], least[WIDTH];
		enum matching_status status;

		make_weights((enum kind)_i, n, &state);
		status = match_whole(n, &arena, &whole);
		ck_assert_msg(
			uscf_least_pairing(&places, &arena, mate) == status, "seed %d", (int)seed);
		if (status == MATCHING_OK) {
			sum_up(n, mate, found);
			sum_up(n, whole.mate, least);
			ck_assert_msg(lexi_compare(found, least, WIDTH) == 0, "seed %d", (int)seed);
			drawn++;
			for (int i = 0; i < n / 2; i++)
				crossed += mate[i] < n / 2;
		}
		arena_done(&arena);
	}
	ck_assert_int_gt(drawn, GRAPHS / 4);
	ck_assert(_i == EVENT || crossed > 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("halves");

	tcase_add_loop_test(tcase, half_against_half_is_the_least_of_all, 0, KINDS);
	tcase_set_timeout(tcase, 120);
	return suite_run("uscf_halves", tcase, NULL);
}
