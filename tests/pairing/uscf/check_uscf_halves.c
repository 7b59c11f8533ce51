/*
 * Pairings of least weight of many places, which are matched half against half first, against one
 * matching in the whole graph: the weights are the same, whatever the edges; and of several equally
 * good pairings both take the first by rank, which is found by trying all in small graphs.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "match/lexi.h"
#include "match/matching.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"
#include "uscf/first.h"
#include "uscf/graph.h"

enum { PLACES_MOST = 56, WIDTH = 3, GRAPHS = 150, KINDS = 4, FEW = 10 };

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

static void make_weights(enum kind kind, int n, bool ties, uint64_t *state)
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
			weight[1] = kind == EVENT || kind == CHEAP
				? abs(i + n / 2 - j)
				: random_below(state, ties ? 2 : 9);
			weight[2] = random_below(state, ties ? 2 : 100);
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

static void fill_whole(int n, struct arena *arena, struct uscf_graph *graph)
{
	ck_assert(uscf_graph_init(graph, arena, n, WIDTH));
	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++)
			if (weights[i][j][0] >= 0)
				lexi_copy(uscf_graph_edge(graph, i, j), weights[i][j], WIDTH);
	uscf_graph_mirror(graph);
}

static enum matching_status match_whole(int n, struct arena *arena, struct matching *matching)
{
	struct uscf_graph graph;

	fill_whole(n, arena, &graph);
	return matching_solve(&graph.graph, arena, matching);
}

static void check_first(int n, const int *mate, struct arena *arena, uint64_t seed)
{
	struct uscf_graph graph;
	int first[PLACES_MOST];

	fill_whole(n, arena, &graph);
	ck_assert(uscf_first_matching(&graph.graph, arena, first) == MATCHING_OK);
	ck_assert_msg(memcmp(mate, first, (size_t)n * sizeof(*mate)) == 0, "seed %d", (int)seed);
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

		make_weights((enum kind)_i, n, seed % 3 == 0, &state);
		status = match_whole(n, &arena, &whole);
		ck_assert_msg(
			uscf_least_pairing(&places, &arena, mate) == status, "seed %d", (int)seed);
		if (status == MATCHING_OK) {
			sum_up(n, mate, found);
			sum_up(n, whole.mate, least);
			ck_assert_msg(lexi_compare(found, least, WIDTH) == 0, "seed %d", (int)seed);
			check_first(n, mate, &arena, seed);
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

/* All pairings, the mates of the lowest places first from the lowest up. */
struct trial {
	int n, mate[FEW], best[FEW];
	int64_t least[WIDTH];
	int found, ties;
};

static void try_all(struct trial *trial)
{
	int64_t sum[WIDTH];
	int order, i = 0;

	while (i < trial->n && trial->mate[i] >= 0)
		i++;
	for (int j = i + 1; j < trial->n; j++) {
		if (trial->mate[j] >= 0 || weights[i][j][0] < 0)
			continue;
		trial->mate[i] = j;
		trial->mate[j] = i;
		try_all(trial);
		trial->mate[i] = trial->mate[j] = -1;
	}
	if (i < trial->n)
		return;
	sum_up(trial->n, trial->mate, sum);
	order = trial->found++ == 0 ? -1 : lexi_compare(sum, trial->least, WIDTH);
	trial->ties = order < 0 ? 0 : trial->ties + (order == 0);
	if (order >= 0)
		return;
	lexi_copy(trial->least, sum, WIDTH);
	memcpy(trial->best, trial->mate, sizeof(trial->best));
}

START_TEST(of_equal_pairings_the_first_by_rank_is_made)
{
	int tied = 0;

	for (uint64_t seed = 1; seed <= 4 * GRAPHS; seed++) {
		uint64_t state = seed * 1000 + (uint64_t)_i;
		struct trial trial = {.n = 2 * (1 + random_below(&state, FEW / 2))};
		const struct uscf_places places = {trial.n, WIDTH, give, NULL, NULL};
		struct arena arena = {.last = NULL};
		int mate[FEW];
		enum matching_status status;

		make_weights((enum kind)_i, trial.n, true, &state);
		memset(trial.mate, -1, sizeof(trial.mate));
		try_all(&trial);
		status = uscf_least_pairing(&places, &arena, mate);
		ck_assert_msg((status == MATCHING_OK) == (trial.found > 0), "seed %d", (int)seed);
		if (status == MATCHING_OK)
			ck_assert_msg(
				memcmp(mate, trial.best, (size_t)trial.n * sizeof(*mate)) == 0,
				"seed %d", (int)seed);
		tied += trial.ties > 0;
		arena_done(&arena);
	}
	ck_assert_int_gt(tied, _i == SPARSE ? 0 : GRAPHS / 8);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("halves");

	tcase_add_loop_test(tcase, half_against_half_is_the_least_of_all, 0, KINDS);
	tcase_add_loop_test(tcase, of_equal_pairings_the_first_by_rank_is_made, 0, KINDS);
	tcase_set_timeout(tcase, 120);
	return suite_run("uscf_halves", tcase, NULL);
}
