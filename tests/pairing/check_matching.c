/*
 * The matchings carry their proof: duals that are feasible, tight on what was chosen, and of the
 * same value. Small graphs are compared with all their matchings as well. What is found a few words
 * at a time weighs the same.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "match/assign.h"
#include "match/lexi.h"
#include "match/matching.h"
#include "match/matching_stages.h"
#include "support/suite_run.h"

enum { MOST = 64, WIDE = 8 };

static uint64_t seed;

static int chance(int below)
{
	seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (int)((seed >> 33) % (uint64_t)below);
}

struct graph {
	int n, width;
	bool edge[MOST * MOST];
	int64_t weight[MOST * MOST * WIDE];
};

static struct graph graph;

static size_t spot(int u, int v)
{
	return (size_t)u * (size_t)graph.n + (size_t)v;
}

static const int64_t *weight(int u, int v)
{
	return graph.weight + spot(u, v) * (size_t)graph.width;
}

static void make_graph(int n, int width, int density, int range)
{
	graph.n = n;
	graph.width = width;
	memset(graph.edge, 0, sizeof(graph.edge));
	for (int u = 0; u < n; u++) {
		for (int v = u + 1; v < n; v++) {
			graph.edge[spot(u, v)] = graph.edge[spot(v, u)] = chance(100) < density;
			for (int i = 0; i < width; i++) {
				const int64_t word =
					chance(range) - (chance(4) == 0 ? range / 2 : 0);

				graph.weight[spot(u, v) * (size_t)width + (size_t)i] = word;
				graph.weight[spot(v, u) * (size_t)width + (size_t)i] = word;
			}
		}
	}
}

/* Least weight over all perfect matchings by trying all; false when there is none. */
static bool try_all(bool *used, int64_t *sum, int64_t *best, bool found)
{
	int u = 0;

	while (u < graph.n && used[u])
		u++;
	if (u == graph.n) {
		if (!found || lexi_compare(sum, best, graph.width) < 0)
			lexi_copy(best, sum, graph.width);
		return true;
	}
	used[u] = true;
	for (int v = u + 1; v < graph.n; v++) {
		if (used[v] || !graph.edge[spot(u, v)])
			continue;
		used[v] = true;
		lexi_add(sum, weight(u, v), 1, graph.width);
		found = try_all(used, sum, best, found) || found;
		lexi_add(sum, weight(u, v), -1, graph.width);
		used[v] = false;
	}
	used[u] = false;
	return found;
}

static void slack_of(
	const struct matching *m, const unsigned char *in, int u, int v, int64_t *slack)
{
	for (int i = 0; i < graph.width; i++)
		slack[i] = 4 * weight(u, v)[i] - m->dual[u * graph.width + i] -
			m->dual[v * graph.width + i];
	for (int b = 0; b < m->nblossoms; b++)
		if (in[b * MOST + u] && in[b * MOST + v])
			lexi_add(slack, m->blossom[b].dual, 1, graph.width);
}

static void check_blossom(const struct matching *m, int b, const unsigned char *in)
{
	int inside = 0;

	ck_assert_int_gt(lexi_sign(m->blossom[b].dual, graph.width), 0);
	for (int i = 0; i < m->blossom[b].count; i++)
		inside += in[b * MOST + m->mate[m->blossom[b].member[i]]];
	ck_assert_int_eq(inside, m->blossom[b].count - 1);
	ck_assert_int_eq(m->blossom[b].count % 2, 1);
}

/* Everything the header promises; `sum` gets the weight. */
static void check_certificate(const struct matching *m, int64_t *sum)
{
	static unsigned char in[MOST * MOST];
	int64_t slack[WIDE], value[WIDE] = {0};

	memset(in, 0, sizeof(in));
	memset(sum, 0, WIDE * sizeof(*sum));
	for (int b = 0; b < m->nblossoms; b++)
		for (int i = 0; i < m->blossom[b].count; i++)
			in[b * MOST + m->blossom[b].member[i]] = 1;
	for (int b = 0; b < m->nblossoms; b++) {
		check_blossom(m, b, in);
		lexi_add(value, m->blossom[b].dual, -(m->blossom[b].count - 1) / 2, graph.width);
	}
	for (int u = 0; u < graph.n; u++) {
		ck_assert_int_eq(m->mate[m->mate[u]], u);
		ck_assert(graph.edge[spot(u, m->mate[u])]);
		lexi_add(value, m->dual + u * graph.width, 1, graph.width);
		if (m->mate[u] > u)
			lexi_add(sum, weight(u, m->mate[u]), 1, graph.width);
		for (int v = u + 1; v < graph.n; v++) {
			if (!graph.edge[spot(u, v)])
				continue;
			slack_of(m, in, u, v, slack);
			if (m->mate[u] == v)
				ck_assert_int_eq(lexi_sign(slack, graph.width), 0);
			else
				ck_assert_int_ge(lexi_sign(slack, graph.width), 0);
		}
	}
	for (int i = 0; i < graph.width; i++)
		ck_assert_int_eq(value[i], 4 * sum[i]);
}

static enum matching_status solve(struct arena *arena, struct matching *m)
{
	const struct matching_graph view = {graph.n, graph.width, graph.edge, graph.weight};

	return matching_solve(&view, arena, m);
}

START_TEST(least_of_all_in_small_graphs)
{
	static const int density[] = {100, 70, 40, 25};
	static const int range[] = {2, 3, 10, 1000};

	seed = (uint64_t)_i;
	for (int round = 0; round < 4000; round++) {
		struct arena arena = {0};
		struct matching m;
		int64_t best[WIDE], sum[WIDE] = {0};
		bool used[MOST] = {false}, found;

		make_graph(
			2 * chance(5) + 2, 1 + chance(WIDE), density[chance(4)], range[chance(4)]);
		found = try_all(used, sum, best, false);
		ck_assert_int_eq(solve(&arena, &m), found ? MATCHING_OK : MATCHING_NONE);
		if (found) {
			check_certificate(&m, sum);
			ck_assert_int_eq(lexi_compare(sum, best, graph.width), 0);
		}
		arena_done(&arena);
	}
}
END_TEST

START_TEST(certificate_holds_in_larger_graphs)
{
	static const int density[] = {100, 50, 15, 8};
	static const int range[] = {2, 3, 10, 100000};
	int solved = 0;

	seed = (uint64_t)_i + 77;
	for (int round = 0; round < 400; round++) {
		struct arena arena = {0};
		struct matching m;
		int64_t sum[WIDE];

		make_graph(2 * chance(MOST / 2) + 2, 1 + chance(WIDE), density[chance(4)],
			range[chance(4)]);
		if (solve(&arena, &m) == MATCHING_OK) {
			check_certificate(&m, sum);
			solved++;
		}
		arena_done(&arena);
	}
	ck_assert_int_gt(solved, 150);
}
END_TEST

static void put_first_words(const void *context, int u, int v, int64_t *sum)
{
	lexi_add(sum, weight(u, v), 1, *(const int *)context);
}

static void put_last_words(const void *context, int u, int v, int64_t *sum)
{
	const int first = *(const int *)context;

	lexi_add(sum, weight(u, v) + first, 1, graph.width - first);
}

/* The words are asked in two lists. */
static enum matching_status decide(struct arena *arena, struct matching_open *open)
{
	const int first = chance(graph.width);
	const struct matching_words one = {first, put_first_words, &first},
				    two = {graph.width - first, put_last_words, &first};
	enum matching_status status = MATCHING_OK;

	if (first > 0)
		status = matching_decide(open, &one, arena);
	return status == MATCHING_OK ? matching_decide(open, &two, arena) : status;
}

/* Whether there is one, and its weight, are those of matching_solve. */
static bool stages_agree(void)
{
	static bool edge[MOST * MOST];
	static uint16_t crossing[MOST * MOST];
	struct matching_open open = {.count = graph.n, .edge = edge, .crossing = crossing};
	struct arena arena = {0};
	struct matching m;
	int64_t least[WIDE], sum[WIDE] = {0};
	int mate[MOST];
	const enum matching_status status = solve(&arena, &m);

	memcpy(edge, graph.edge, sizeof(edge));
	memset(crossing, 0, sizeof(crossing));
	open.mate = mate;
	ck_assert_int_eq(decide(&arena, &open), status);
	if (status == MATCHING_OK)
		check_certificate(&m, least);
	for (int u = 0; status == MATCHING_OK && u < graph.n; u++) {
		ck_assert_int_eq(mate[mate[u]], u);
		ck_assert(edge[spot(u, mate[u])] && graph.edge[spot(u, mate[u])]);
		if (mate[u] > u)
			lexi_add(sum, weight(u, mate[u]), 1, graph.width);
	}
	if (status == MATCHING_OK)
		ck_assert_int_eq(lexi_compare(sum, least, graph.width), 0);
	arena_done(&arena);
	return status == MATCHING_OK;
}

/* Few values, so that much is open after the first words, and odd sets with duals above zero. */
START_TEST(words_in_stages_weigh_as_much)
{
	static const int density[] = {100, 50, 15, 8};
	int solved = 0;

	seed = (uint64_t)_i + 177;
	for (int round = 0; round < 1500; round++) {
		const int most = round % 3 == 0 ? MOST / 2 : 8;

		make_graph(2 * chance(most), 1 + chance(WIDE), density[chance(4)], 2 + chance(3));
		solved += stages_agree();
	}
	ck_assert_int_gt(solved, 500);
}
END_TEST

START_TEST(odd_graph_and_lonely_vertex_have_none)
{
	struct arena arena = {0};
	struct matching m;

	make_graph(5, 1, 100, 10);
	ck_assert_int_eq(solve(&arena, &m), MATCHING_NONE);
	make_graph(4, 1, 100, 10);
	for (int v = 0; v < 4; v++)
		graph.edge[spot(2, v)] = graph.edge[spot(v, 2)] = false;
	ck_assert_int_eq(solve(&arena, &m), MATCHING_NONE);
	make_graph(0, 1, 100, 10);
	ck_assert_int_eq(solve(&arena, &m), MATCHING_OK);
	arena_done(&arena);
}
END_TEST

struct rows {
	int first[MOST + 1], column[MOST * MOST];
	int64_t weight[MOST * MOST * WIDE], rank[MOST * MOST];
	struct assign_graph view;
};

static struct rows rows;

static void make_rows(int n, int width, int density, int range)
{
	int edges = 0;

	for (int i = 0; i < n; i++) {
		rows.first[i] = edges;
		for (int j = 0; j < n; j++) {
			if (chance(100) >= density)
				continue;
			for (int k = 0; k < width; k++)
				rows.weight[edges * width + k] =
					chance(range) - (chance(4) == 0 ? range / 2 : 0);
			rows.rank[edges] = (chance(4) << 8) + j;
			rows.column[edges++] = j;
		}
	}
	rows.first[n] = edges;
	rows.view = (struct assign_graph){n, width, rows.first, rows.column, rows.weight};
}

struct best {
	bool found;
	int64_t sum[WIDE];
	int64_t rank[MOST];
};

static void assign_all(int row, bool *used, int64_t *sum, int64_t *rank, struct best *best)
{
	const int n = rows.view.count, width = rows.view.width;

	if (row == n) {
		int order = best->found ? lexi_compare(sum, best->sum, width) : -1;

		if (order == 0)
			order = lexi_compare(rank, best->rank, n);
		if (order < 0) {
			lexi_copy(best->sum, sum, width);
			lexi_copy(best->rank, rank, n);
		}
		best->found = true;
		return;
	}
	for (int e = rows.first[row]; e < rows.first[row + 1]; e++) {
		if (used[rows.column[e]])
			continue;
		used[rows.column[e]] = true;
		rank[row] = rows.rank[e];
		lexi_add(sum, rows.weight + e * width, 1, width);
		assign_all(row + 1, used, sum, rank, best);
		lexi_add(sum, rows.weight + e * width, -1, width);
		used[rows.column[e]] = false;
	}
}

/* Feasible everywhere, tight where chosen; `sum` and `rank` get what was chosen. */
static void check_assignment(const struct assignment *a, int64_t *sum, int64_t *rank)
{
	const int n = rows.view.count, width = rows.view.width;

	memset(sum, 0, WIDE * sizeof(*sum));
	for (int i = 0; i < n; i++) {
		ck_assert_int_eq(a->row_of[a->column_of[i]], i);
		for (int e = rows.first[i]; e < rows.first[i + 1]; e++) {
			int64_t slack[WIDE];

			lexi_copy(slack, rows.weight + e * width, width);
			lexi_add(slack, a->row_dual + i * width, -1, width);
			lexi_add(slack, a->column_dual + rows.column[e] * width, -1, width);
			ck_assert_int_ge(lexi_sign(slack, width), 0);
			if (rows.column[e] != a->column_of[i])
				continue;
			ck_assert_int_eq(lexi_sign(slack, width), 0);
			lexi_add(sum, rows.weight + e * width, 1, width);
			rank[i] = rows.rank[e];
		}
	}
}

START_TEST(assignment_is_least_and_first_in_small_graphs)
{
	static const int density[] = {100, 70, 50, 35};
	static const int range[] = {2, 3, 10, 1000};

	seed = (uint64_t)_i + 5;
	for (int round = 0; round < 2500; round++) {
		struct arena arena = {0};
		struct assignment a;
		struct best best = {.found = false};
		int64_t sum[WIDE] = {0}, rank[MOST];
		bool used[MOST] = {false};

		make_rows(1 + chance(6), 1 + chance(WIDE), density[chance(4)], range[chance(4)]);
		assign_all(0, used, sum, rank, &best);
		ck_assert_int_eq(
			assign_solve(&rows.view, &arena, &a), best.found ? ASSIGN_OK : ASSIGN_NONE);
		if (best.found) {
			check_assignment(&a, sum, rank);
			ck_assert_int_eq(lexi_compare(sum, best.sum, rows.view.width), 0);
			ck_assert_int_eq(
				assign_prefer(&rows.view, rows.rank, &arena, &a), ASSIGN_OK);
			check_assignment(&a, sum, rank);
			ck_assert_int_eq(lexi_compare(rank, best.rank, rows.view.count), 0);
		}
		arena_done(&arena);
	}
}
END_TEST

START_TEST(assignment_certificate_holds_in_larger_graphs)
{
	int solved = 0;

	seed = (uint64_t)_i + 9;
	for (int round = 0; round < 300; round++) {
		struct arena arena = {0};
		struct assignment a;
		int64_t sum[WIDE], rank[MOST];

		make_rows(1 + chance(MOST), 1 + chance(WIDE), 5 + chance(95),
			2 + chance(50) * chance(50));
		if (assign_solve(&rows.view, &arena, &a) == ASSIGN_OK) {
			check_assignment(&a, sum, rank);
			solved++;
		}
		arena_done(&arena);
	}
	ck_assert_int_gt(solved, 150);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("certificates");

	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, least_of_all_in_small_graphs, 0, 3);
	tcase_add_loop_test(tests, certificate_holds_in_larger_graphs, 0, 3);
	tcase_add_loop_test(tests, words_in_stages_weigh_as_much, 0, 4);
	tcase_add_test(tests, odd_graph_and_lonely_vertex_have_none);
	tcase_add_loop_test(tests, assignment_is_least_and_first_in_small_graphs, 0, 2);
	tcase_add_loop_test(tests, assignment_certificate_holds_in_larger_graphs, 0, 2);
	return suite_run("matching", tests, NULL);
}
