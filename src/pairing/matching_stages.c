/*
 * Perfect matching of least weight, a few words at a time.
 */
#include "matching_stages.h"

#include <stdlib.h>

#include "lexi.h"

enum { WORDS_MOST = 3 };

/* Vertices that are matched among themselves, and the first word that is not decided. */
struct part {
	int first, end; /* vertices order[first .. end - 1] */
	int word;
};

struct stages {
	struct matching_open *open;
	const struct matching_words *words;
	struct arena *arena;
	int *order; /* the vertices, part by part */
	int *degree, *queue;
	bool *seen;
	struct part *part;
	int parts;
	int64_t *first, *now; /* a weight */
	bool *varies;         /* by word */
	bool crosses;         /* edges of the part differ in crossings */
};

static size_t spot(const struct stages *stages, int u, int v)
{
	return (size_t)u * (size_t)stages->open->count + (size_t)v;
}

static bool start(struct stages *stages)
{
	const size_t n = (size_t)stages->open->count, width = (size_t)stages->words->width;
	struct arena *arena = stages->arena;

	stages->order = arena_alloc(arena, n, sizeof(int));
	stages->degree = arena_alloc(arena, n, sizeof(int));
	stages->queue = arena_alloc(arena, n, sizeof(int));
	stages->seen = arena_alloc(arena, n, sizeof(bool));
	stages->part = arena_alloc(arena, n + 1, sizeof(*stages->part));
	stages->first = arena_alloc(arena, width, sizeof(int64_t));
	stages->now = arena_alloc(arena, width, sizeof(int64_t));
	stages->varies = arena_alloc(arena, width, sizeof(bool));
	if (!stages->order || !stages->degree || !stages->queue || !stages->seen || !stages->part ||
		!stages->first || !stages->now || !stages->varies)
		return false;
	for (int v = 0; v < stages->open->count; v++)
		stages->order[v] = v;
	return true;
}

static void weigh(const struct stages *stages, int u, int v, int64_t *weight)
{
	for (int i = 0; i < stages->words->width; i++)
		weight[i] = 0;
	stages->words->put(stages->words->context, u < v ? u : v, u < v ? v : u, weight);
}

/* In which words, from that of the part on, do its edges differ? Returns how many. */
static int find_varying(struct stages *stages, const struct part *part)
{
	const int width = stages->words->width;
	int32_t crossing = 0;
	bool any = false;
	int count = 0;

	stages->crosses = false;
	for (int i = 0; i < width; i++)
		stages->varies[i] = false;
	for (int a = part->first; a < part->end; a++) {
		for (int b = a + 1; b < part->end; b++) {
			const int u = stages->order[a], v = stages->order[b];

			if (!stages->open->edge[spot(stages, u, v)])
				continue;
			weigh(stages, u, v, any ? stages->now : stages->first);
			for (int i = part->word; any && i < width; i++)
				stages->varies[i] |= stages->now[i] != stages->first[i];
			if (!any)
				crossing = stages->open->crossing[spot(stages, u, v)];
			stages->crosses |= stages->open->crossing[spot(stages, u, v)] != crossing;
			any = true;
		}
	}
	for (int i = part->word; i < width; i++)
		count += stages->varies[i];
	return count;
}

struct part_graph {
	struct matching_graph graph;
	int64_t *weight; /* the graph's; then the slacks */
};

/* The graph of a part by crossings and some words; false when there is no memory. */
static bool make_graph(const struct stages *stages, const struct part *part, const int *word,
	int words, struct part_graph *result)
{
	const int n = part->end - part->first;
	const bool crosses = stages->crosses;
	const size_t cells = (size_t)n * (size_t)n;
	const int width = words + crosses > 0 ? words + crosses : 1;
	bool *edge = arena_alloc(stages->arena, cells, sizeof(*edge));
	int64_t *weight = arena_alloc_unset(stages->arena, cells * (size_t)width, sizeof(*weight));

	if (!edge || !weight)
		return false;
	for (int a = 0; a < n; a++) {
		for (int b = a + 1; b < n; b++) {
			const int u = stages->order[part->first + a],
				  v = stages->order[part->first + b];
			const size_t at = (size_t)a * (size_t)n + (size_t)b,
				     back = (size_t)b * (size_t)n + (size_t)a;
			int64_t *one = weight + at * (size_t)width;

			if (!stages->open->edge[spot(stages, u, v)])
				continue;
			edge[at] = edge[back] = true;
			one[0] = 0;
			if (crosses)
				one[0] = stages->open->crossing[spot(stages, u, v)];
			if (words > 0)
				weigh(stages, u, v, stages->now);
			for (int i = 0; i < words; i++)
				one[crosses + i] = stages->now[word[i]];
			lexi_copy(weight + back * (size_t)width, one, width);
		}
	}
	*result = (struct part_graph){{n, width, edge, weight}, weight};
	return true;
}

/* Count how many blossoms each edge of the part crosses; slack of those inside rises. */
static void apply_blossoms(struct stages *stages, const struct part *part,
	const struct part_graph *graph, const struct matching *matching)
{
	const int n = graph->graph.count, width = graph->graph.width;
	const int *order = stages->order + part->first;

	for (int i = 0; i < matching->nblossoms; i++) {
		const struct matching_blossom *blossom = &matching->blossom[i];

		for (int a = 0; a < n; a++)
			stages->seen[a] = false;
		for (int k = 0; k < blossom->count; k++)
			stages->seen[blossom->member[k]] = true;
		for (int k = 0; k < blossom->count; k++) {
			const int a = blossom->member[k];

			for (int b = 0; b < n; b++) {
				const size_t at = (size_t)a * (size_t)n + (size_t)b;

				if (!graph->graph.edge[at])
					continue;
				if (stages->seen[b]) {
					lexi_add(graph->weight + at * (size_t)width, blossom->dual,
						1, width);
					continue;
				}
				stages->open->crossing[spot(stages, order[a], order[b])]++;
				stages->open->crossing[spot(stages, order[b], order[a])]++;
			}
		}
	}
}

/* Leave the tight edges of the part; its weights become slacks. */
static void keep_tight(struct stages *stages, const struct part *part,
	const struct part_graph *graph, const struct matching *matching)
{
	const int n = graph->graph.count, width = graph->graph.width;
	const int *order = stages->order + part->first;

	for (int a = 0; a < n; a++) {
		const int64_t *dual = matching->dual + (size_t)a * (size_t)width;

		for (int b = 0; b < n; b++) {
			const size_t at = (size_t)a * (size_t)n + (size_t)b;
			const int64_t *other = matching->dual + (size_t)b * (size_t)width;
			int64_t *slack = graph->weight + at * (size_t)width;

			stages->open->crossing[spot(stages, order[a], order[b])] = 0;
			if (!graph->graph.edge[at])
				continue;
			for (int i = 0; i < width; i++)
				slack[i] = 4 * slack[i] - dual[i] - other[i];
		}
	}
	apply_blossoms(stages, part, graph, matching);
	for (int a = 0; a < n; a++)
		for (int b = 0; b < n; b++) {
			const size_t at = (size_t)a * (size_t)n + (size_t)b;

			if (graph->graph.edge[at] &&
				lexi_sign(graph->weight + at * (size_t)width, width) != 0)
				stages->open->edge[spot(stages, order[a], order[b])] = false;
		}
}

/* Cut all edges of a vertex but the one to its mate; those who then have one edge are queued. */
static int cut_others(struct stages *stages, const struct part *part, int v, int queued)
{
	for (int a = part->first; a < part->end; a++) {
		const int u = stages->order[a];

		if (u == stages->open->mate[v] || !stages->open->edge[spot(stages, u, v)])
			continue;
		stages->open->edge[spot(stages, u, v)] = stages->open->edge[spot(stages, v, u)] =
			false;
		if (--stages->degree[u] == 1)
			stages->queue[queued++] = u;
	}
	stages->degree[v] = 1;
	return queued;
}

/* Whoever has only his mate leaves that one no other. */
static void settle(struct stages *stages, const struct part *part)
{
	int queued = 0;

	for (int a = part->first; a < part->end; a++) {
		const int u = stages->order[a];

		stages->degree[u] = 0;
		for (int b = part->first; b < part->end; b++)
			stages->degree[u] += stages->open->edge[spot(stages, u, stages->order[b])];
		if (stages->degree[u] == 1)
			stages->queue[queued++] = u;
	}
	while (queued > 0) {
		const int v = stages->open->mate[stages->queue[--queued]];

		if (stages->degree[v] > 1)
			queued = cut_others(stages, part, v, queued);
	}
}

static int compare_vertices(const void *one, const void *two)
{
	const int u = *(const int *)one, v = *(const int *)two;

	return (u > v) - (u < v);
}

/* Bring the vertices of one component together, from order[first] on; returns their end. */
static int gather(struct stages *stages, int first, int end)
{
	int reached = first + 1;

	for (int a = first; a < reached; a++) {
		for (int b = reached; b < end; b++) {
			const int v = stages->order[b];

			if (!stages->open->edge[spot(stages, stages->order[a], v)])
				continue;
			stages->order[b] = stages->order[reached];
			stages->order[reached++] = v;
		}
	}
	qsort(stages->order + first, (size_t)(reached - first), sizeof(int), compare_vertices);
	return reached;
}

/* The components in which something is open are parts to be decided from this word on. */
static void split(struct stages *stages, const struct part *part, int word)
{
	for (int first = part->first; first < part->end;) {
		const int end = gather(stages, first, part->end);

		if (end - first > 2)
			stages->part[stages->parts++] = (struct part){first, end, word};
		first = end;
	}
}

/* Decide a part by its next words. */
static enum matching_status solve_part(struct stages *stages, const struct part *part)
{
	const int varying = find_varying(stages, part);
	int word[WORDS_MOST], words = 0, next = part->word;
	struct part_graph graph;
	struct matching matching;
	enum matching_status status;

	if (varying == 0 && stages->open->matched)
		return MATCHING_OK;
	for (; words < WORDS_MOST && words < varying; next++)
		if (stages->varies[next])
			word[words++] = next;
	if (!make_graph(stages, part, word, words, &graph))
		return MATCHING_NO_MEMORY;
	status = matching_solve(&graph.graph, stages->arena, &matching);
	if (status != MATCHING_OK)
		return status;
	keep_tight(stages, part, &graph, &matching);
	for (int a = 0; a < graph.graph.count; a++)
		stages->open->mate[stages->order[part->first + a]] =
			stages->order[part->first + matching.mate[a]];
	stages->open->matched = true;
	settle(stages, part);
	if (words < varying)
		split(stages, part, next);
	return MATCHING_OK;
}

enum matching_status matching_decide(
	struct matching_open *open, const struct matching_words *words, struct arena *arena)
{
	const struct arena_mark mark = arena_mark(arena);
	struct stages stages = {.open = open, .words = words, .arena = arena};
	const struct part all = {0, open->count, 0};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (start(&stages)) {
		status = MATCHING_OK;
		if (!open->matched)
			stages.part[stages.parts++] = all;
		else
			split(&stages, &all, 0);
		while (status == MATCHING_OK && stages.parts > 0) {
			const struct arena_mark before = arena_mark(arena);
			const struct part part = stages.part[--stages.parts];

			status = solve_part(&stages, &part);
			arena_release(arena, before);
		}
	}
	arena_release(arena, mark);
	return status;
}
