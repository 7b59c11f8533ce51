/*
 * The first by rank of all matchings of least weight.
 *
 * The duals leave few edges that can be in a matching of least weight, the tight ones; and of those
 * most are the only one of a vertex. What is left of the graph is matched once more, with the mates
 * of the first vertices behind the weights.
 */
#include "uscf/first.h"

#include "match/lexi.h"
#include "uscf/graph.h"

enum { AT_ONCE = 24 }; /* vertices whose mates stand behind a weight */

struct ties {
	const struct matching_graph *graph;
	bool *tight; /* [u * count + v]: between vertices that are still open */
	int *open;   /* by vertex: its tight edges; 0: its mate is settled */
	int *mate;
};

static size_t at(const struct matching_graph *graph, int u, int v)
{
	return (size_t)u * (size_t)graph->count + (size_t)v;
}

static const int64_t *dual_of(
	const struct matching_graph *graph, const struct matching *matching, int v)
{
	return matching->dual + (size_t)v * (size_t)graph->width;
}

/* *slack, of the duals of the vertices alone, without what the blossoms that hold both add. */
static void put_slack(const struct matching_graph *graph, const struct matching *matching, int u,
	int v, int64_t *slack)
{
	const int width = graph->width;
	const int64_t *weight = graph->weight + at(graph, u, v) * (size_t)width;

	for (int k = 0; k < width; k++)
		slack[k] = 4 * weight[k] - dual_of(graph, matching, u)[k] -
			dual_of(graph, matching, v)[k];
}

static void mark_tight(struct ties *ties, int u, int v)
{
	ties->tight[at(ties->graph, u, v)] = ties->tight[at(ties->graph, v, u)] = true;
	ties->open[u]++;
	ties->open[v]++;
}

/* `inside` says for each blossom which vertices it holds; slack is room for a weight. */
static void find_tight(
	struct ties *ties, const struct matching *matching, const bool *inside, int64_t *slack)
{
	const struct matching_graph *graph = ties->graph;
	const int n = graph->count, width = graph->width;

	for (int u = 0; u < n; u++) {
		for (int v = u + 1; v < n; v++) {
			if (!graph->edge[at(graph, u, v)])
				continue;
			put_slack(graph, matching, u, v, slack);
			if (lexi_sign(slack, width) > 0)
				continue;
			for (int b = 0; b < matching->nblossoms; b++)
				if (inside[at(graph, b, u)] && inside[at(graph, b, v)])
					lexi_add(slack, matching->blossom[b].dual, 1, width);
			if (lexi_sign(slack, width) == 0)
				mark_tight(ties, u, v);
		}
	}
}

static bool begin(struct ties *ties, const struct matching *matching, struct arena *arena)
{
	const size_t n = (size_t)ties->graph->count;
	bool *inside = arena_alloc(arena, n * (size_t)matching->nblossoms, sizeof(*inside));
	int64_t *slack = arena_alloc(arena, (size_t)ties->graph->width, sizeof(*slack));

	ties->tight = arena_alloc(arena, n * n, sizeof(*ties->tight));
	ties->open = arena_alloc(arena, n, sizeof(*ties->open));
	if (!inside || !slack || !ties->tight || !ties->open)
		return false;
	for (int b = 0; b < matching->nblossoms; b++)
		for (int i = 0; i < matching->blossom[b].count; i++)
			inside[at(ties->graph, b, matching->blossom[b].member[i])] = true;
	find_tight(ties, matching, inside, slack);
	return true;
}

/* The vertex is settled: nobody else can have it. */
static void take_out(struct ties *ties, int u)
{
	for (int v = 0; v < ties->graph->count; v++) {
		if (!ties->tight[at(ties->graph, u, v)])
			continue;
		ties->tight[at(ties->graph, u, v)] = ties->tight[at(ties->graph, v, u)] = false;
		ties->open[u]--;
		ties->open[v]--;
	}
}

static void settle(struct ties *ties, int u)
{
	take_out(ties, u);
	take_out(ties, ties->mate[u]);
}

/* Who has one tight edge has it in every matching of least weight. */
static void settle_forced(struct ties *ties)
{
	bool again = true;

	while (again) {
		again = false;
		for (int u = 0; u < ties->graph->count; u++) {
			if (ties->open[u] != 1)
				continue;
			settle(ties, u);
			again = true;
		}
	}
}

/* The open vertices and the mates of the first of them behind the weights. */
static bool fill(const struct ties *ties, const int *open, int count, struct arena *arena,
	struct uscf_graph *to)
{
	const int width = ties->graph->width, first = count < AT_ONCE ? count : AT_ONCE;
	struct layout layout = {0, 0};
	struct layout_field field[AT_ONCE];

	for (int i = 0; i < first; i++)
		field[i] = layout_add(&layout, count);
	if (!uscf_graph_init(to, arena, count, width + layout.words))
		return false;
	for (int i = 0; i < count; i++) {
		for (int j = i + 1; j < count; j++) {
			const size_t edge = at(ties->graph, open[i], open[j]);
			int64_t *weight;

			if (!ties->tight[edge])
				continue;
			weight = uscf_graph_edge(to, i, j);
			lexi_copy(weight, ties->graph->weight + edge * (size_t)width, width);
			if (i < first)
				layout_put(field[i], j, weight + width);
		}
	}
	uscf_graph_mirror(to);
	return true;
}

/* Settle the first open vertices. */
static enum matching_status settle_first(
	struct ties *ties, const int *open, int count, struct arena *arena)
{
	struct uscf_graph graph;
	struct matching matching;
	enum matching_status status = MATCHING_NO_MEMORY;

	if (fill(ties, open, count, arena, &graph))
		status = matching_solve(&graph.graph, arena, &matching);
	if (status != MATCHING_OK)
		return status;
	for (int i = 0; i < count; i++)
		ties->mate[open[i]] = open[matching.mate[i]];
	for (int i = 0; i < count && i < AT_ONCE; i++)
		settle(ties, open[i]);
	settle_forced(ties);
	return status;
}

static int list_open(const struct ties *ties, int *open)
{
	int count = 0;

	for (int u = 0; u < ties->graph->count; u++)
		if (ties->open[u] > 0)
			open[count++] = u;
	return count;
}

enum matching_status uscf_first_matching(
	const struct matching_graph *graph, struct arena *arena, int *mate)
{
	const struct arena_mark mark = arena_mark(arena);
	struct ties ties = {.graph = graph, .mate = mate};
	int *open = arena_alloc(arena, (size_t)graph->count, sizeof(*open)), count;
	struct matching matching;
	enum matching_status status =
		open ? matching_solve(graph, arena, &matching) : MATCHING_NO_MEMORY;

	if (status == MATCHING_OK && !begin(&ties, &matching, arena))
		status = MATCHING_NO_MEMORY;
	if (status == MATCHING_OK) {
		for (int u = 0; u < graph->count; u++)
			mate[u] = matching.mate[u];
		settle_forced(&ties);
	}
	while (status == MATCHING_OK && (count = list_open(&ties, open)) > 0) {
		const struct arena_mark before = arena_mark(arena);

		status = settle_first(&ties, open, count, arena);
		arena_release(arena, before);
	}
	arena_release(arena, mark);
	return status;
}
