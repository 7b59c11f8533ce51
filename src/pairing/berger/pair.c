/*
 * Who meets whom: by the table; with cards fixed by hand, as many as can be by the table.
 *
 * What is fixed may tear boards of the table. Then a matching of least weight decides, in which
 * each card has a dummy of its own that stands for sitting out, and dummies match each other: the
 * first word counts the cards that do not sit by the table, the second those that sit out although
 * the table has a board for them.
 */
#include "berger/berger.h"

#include "match/matching.h"

enum { WORDS = 2 };

static void set_edge(
	struct matching_graph *graph, bool *edges, int64_t *weights, int u, int v, int off, int out)
{
	const size_t n = (size_t)graph->count, at = (size_t)u * n + (size_t)v,
		     back = (size_t)v * n + (size_t)u;

	edges[at] = edges[back] = true;
	weights[at * WORDS] = weights[back * WORDS] = off;
	weights[at * WORDS + 1] = weights[back * WORDS + 1] = out;
}

static enum pairing_status match(const struct berger *berger, struct arena *arena, int *mate)
{
	const int count = berger->field.count;
	struct matching_graph graph = {.count = 2 * count, .width = WORDS};
	const size_t pairs = (size_t)graph.count * (size_t)graph.count;
	bool *edges = arena_alloc(arena, pairs, sizeof(*edges));
	int64_t *weights = arena_alloc(arena, pairs * WORDS, sizeof(*weights));
	struct matching matching;
	enum pairing_status status;

	if (!edges || !weights)
		return PAIRING_NO_MEMORY;
	for (int a = 0; a < count; a++) {
		const int by_table = berger_mate(berger, a);

		if (berger_may(berger, a, -1))
			set_edge(
				&graph, edges, weights, a, count + a, by_table >= 0, by_table >= 0);
		for (int b = a + 1; b < count; b++) {
			set_edge(&graph, edges, weights, count + a, count + b, 0, 0);
			if (berger_may(berger, a, b))
				set_edge(&graph, edges, weights, a, b, by_table == b ? 0 : 2, 0);
		}
	}
	graph.edge = edges;
	graph.weight = weights;
	status = frame_status(matching_solve(&graph, arena, &matching));
	for (int a = 0; status == PAIRING_OK && a < count; a++)
		mate[a] = matching.mate[a] < count ? matching.mate[a] : -1;
	return status;
}

enum pairing_status berger_solve(struct frame_search *search, struct pairing_draw *draw)
{
	const struct berger *berger = search->digest;
	bool by_table = true;

	(void)draw;
	for (int a = 0; a < berger->field.count; a++) {
		search->mate[a] = berger_mate(berger, a);
		by_table = by_table && berger_may(berger, a, search->mate[a]);
	}
	return by_table ? PAIRING_OK : match(berger, search->arena, search->mate);
}
