/*
 * Which edges are tight and what they cross, against the words of the certificate: slack by the
 * duals and all blossoms that hold both ends, one by one.
 */
#include "config.h"

#include <check.h>
#include <string.h>

#include "match/lexi.h"
#include "match/random.h"
#include "match/tight.h"
#include "support/suite_run.h"

enum { MOST = 40, WIDTH = 2 };

/* A random graph, as the lists that the search works on. */
static void make_lists(uint64_t *state, struct matching_lists *lists, struct arena *arena)
{
	const int n = 2 + 2 * random_below(state, MOST / 2), density = 10 + random_below(state, 60);
	static int64_t weight[MOST + 2][MOST + 2][WIDTH];
	size_t count = 0, most = (size_t)n * (size_t)n;

	*lists = (struct matching_lists){.count = n, .width = WIDTH};
	lists->first = arena_alloc(arena, (size_t)n + 1, sizeof(*lists->first));
	lists->to = arena_alloc(arena, most, sizeof(*lists->to));
	lists->weight = arena_alloc(arena, most * WIDTH, sizeof(*lists->weight));
	ck_assert(lists->first && lists->to && lists->weight);
	for (int u = 0; u < n; u++)
		for (int v = u + 1; v < n; v++)
			for (int i = 0; i < WIDTH; i++)
				weight[u][v][i] = weight[v][u][i] =
					random_below(state, 100) < density ? random_below(state, 8)
									   : -1;
	for (int u = 0; u < n; u++) {
		for (int v = 0; v < n; v++) {
			if (u == v || weight[u][v][0] < 0)
				continue;
			lists->to[count] = v;
			lexi_copy(lists->weight + count++ * WIDTH, weight[u][v], WIDTH);
		}
		lists->first[u + 1] = count;
	}
}

static bool holds(const struct matching_blossom *blossom, int v)
{
	for (int i = 0; i < blossom->count; i++)
		if (blossom->member[i] == v)
			return true;
	return false;
}

static int crossings_of(
	const struct matching_lists *lists, const struct matching *matching, int u, size_t at)
{
	const int v = lists->to[at];
	int64_t slack[WIDTH];
	int crossings = 0;

	for (int i = 0; i < WIDTH; i++)
		slack[i] = 4 * lists->weight[at * WIDTH + (size_t)i] -
			matching->dual[u * WIDTH + i] - matching->dual[v * WIDTH + i];
	for (int b = 0; b < matching->nblossoms; b++) {
		const bool one = holds(&matching->blossom[b], u);
		const bool two = holds(&matching->blossom[b], v);

		crossings += one != two;
		if (one && two)
			lexi_add(slack, matching->blossom[b].dual, 1, WIDTH);
	}
	return lexi_sign(slack, WIDTH) == 0 ? crossings : TIGHT_NOT;
}

START_TEST(edges_cross_the_blossoms_that_hold_one_end)
{
	uint64_t state = random_stream(277, _i);
	int nested = 0;

	for (int round = 0; round < 400; round++) {
		struct arena arena = {0};
		struct matching_lists lists;
		struct matching matching;
		struct tight tight;

		make_lists(&state, &lists, &arena);
		if (matching_solve_lists(&lists, &arena, &matching) == MATCHING_OK) {
			ck_assert(tight_init(&tight, lists.count, WIDTH, &matching, &arena));
			for (int u = 0; u < lists.count; u++)
				for (size_t at = lists.first[u]; at < lists.first[u + 1]; at++) {
					const int all = crossings_of(&lists, &matching, u, at);

					ck_assert_int_eq(tight_crossings(&tight, u, lists.to[at],
								 lists.weight + at * WIDTH),
						all);
					nested += all > 2;
				}
		}
		arena_done(&arena);
	}
	ck_assert_int_gt(nested, 0);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("tight");

	tcase_add_loop_test(tests, edges_cross_the_blossoms_that_hold_one_end, 0, 3);
	return suite_run("tight", tests, NULL);
}
