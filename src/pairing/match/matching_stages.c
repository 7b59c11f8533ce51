/*
 * Perfect matching of least weight, a few words at a time.
 */
#include "match/matching_stages.h"

#include <stdlib.h>
#include <string.h>

#include "match/few.h"
#include "match/lexi.h"
#include "match/tight.h"

/* What one matching weighs: so many words, each of as many of the caller's as fit below 2^44. */
enum { WIDTH_MOST = 7, CROSSING = -1 };

/* Weights that are remembered by their hash, so that edges can share them. */
enum { SHARED = 1024 };

static const int64_t word_limit = INT64_C(1) << 44;

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
	struct part *part;
	int parts;
	int64_t *now;          /* a weight */
	int64_t *least, *most; /* of the part's edges, by word */
	int32_t least_crossing, most_crossing;
	struct digit *digit;
	int digits, width; /* of the weights that the part is matched by */
	int *mate;         /* by vertex of the part, in it */
	int *shared;       /* by hash: the kind that was last seen with it, or -1 */
};

/* A word's place in the weights that a part is matched by. */
struct digit {
	int word; /* or CROSSING */
	int column;
	int64_t least, times; /* the column gets (value - least) * times */
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
	stages->part = arena_alloc(arena, n + 1, sizeof(*stages->part));
	stages->now = arena_alloc(arena, width, sizeof(int64_t));
	stages->least = arena_alloc(arena, width, sizeof(int64_t));
	stages->most = arena_alloc(arena, width, sizeof(int64_t));
	stages->digit = arena_alloc(arena, width + 1, sizeof(*stages->digit));
	stages->mate = arena_alloc(arena, n, sizeof(*stages->mate));
	stages->shared = arena_alloc(arena, SHARED, sizeof(*stages->shared));
	if (!stages->order || !stages->degree || !stages->queue || !stages->part || !stages->now ||
		!stages->least || !stages->most || !stages->digit || !stages->mate ||
		!stages->shared)
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

/* Find the least and the most of the part's edges in each word and in crossings. */
static void find_ranges(struct stages *stages, const struct part *part)
{
	const int width = stages->words->width;
	const struct matching_open *open = stages->open;
	bool any = false;

	for (int a = part->first; a < part->end; a++) {
		for (int b = a + 1; b < part->end; b++) {
			const size_t at = spot(stages, stages->order[a], stages->order[b]);

			if (!open->edge[at])
				continue;
			const int32_t crossing = open->crossing[at];

			weigh(stages, stages->order[a], stages->order[b], stages->now);
			for (int i = part->word; i < width; i++) {
				const int64_t value = stages->now[i];

				if (!any || value < stages->least[i])
					stages->least[i] = value;
				if (!any || value > stages->most[i])
					stages->most[i] = value;
			}
			if (!any || crossing < stages->least_crossing)
				stages->least_crossing = crossing;
			if (!any || crossing > stages->most_crossing)
				stages->most_crossing = crossing;
			any = true;
		}
	}
}

/* Do the words that are left tell the part's matchings apart? */
static bool differs(const struct stages *stages, const struct part *part)
{
	for (int i = part->word; i < stages->words->width; i++)
		if (stages->least[i] < stages->most[i])
			return true;
	return false;
}

/*
 * Give a word its place; false when there is none left. All perfect matchings have as many edges,
 * so what lies above the least of each adds up to `most` at the most, which is what the word before
 * must make room for.
 */
static bool add_digit(struct stages *stages, int word, int64_t least, int64_t most, int64_t *room)
{
	if (stages->width == 0 || *room > word_limit / most) {
		if (stages->width == WIDTH_MOST)
			return false;
		stages->width++;
		*room = 1;
	}
	for (int i = stages->digits; i-- > 0 && stages->digit[i].column == stages->width - 1;)
		stages->digit[i].times *= most;
	*room *= most;
	stages->digit[stages->digits++] = (struct digit){
		.word = word, .column = stages->width - 1, .least = least, .times = 1};
	return true;
}

/*
 * Which words the part is matched by: crossings, then those from its word on in which its edges
 * differ. Returns the first that is left.
 */
static int plan_digits(struct stages *stages, const struct part *part)
{
	const int64_t edges = (part->end - part->first) / 2;
	int64_t room = 1;
	int word = part->word;

	stages->digits = stages->width = 0;
	if (stages->least_crossing < stages->most_crossing)
		(void)add_digit(stages, CROSSING, stages->least_crossing,
			(stages->most_crossing - stages->least_crossing) * edges + 1, &room);
	for (; word < stages->words->width; word++) {
		const int64_t least = stages->least[word], most = stages->most[word];

		if (least < most &&
			!add_digit(stages, word, least, (most - least) * edges + 1, &room))
			break;
	}
	if (stages->width == 0)
		stages->width = 1;
	return word;
}

/* The graph of a part before its edges are put in: who has how many. */
static bool make_graph(struct stages *stages, const struct part *part, struct few_graph *graph)
{
	const int n = part->end - part->first;
	size_t count = 0;

	*graph = (struct few_graph){.count = n, .width = stages->width};
	graph->first = arena_alloc(stages->arena, (size_t)n + 1, sizeof(*graph->first));
	if (!graph->first)
		return false;
	for (int a = 0; a < n; a++) {
		const bool *edge =
			stages->open->edge + spot(stages, stages->order[part->first + a], 0);

		for (int b = part->first + a + 1; b < part->end; b++)
			count += edge[stages->order[b]];
		graph->first[a + 1] = count;
	}
	graph->to = arena_alloc_unset(stages->arena, count, sizeof(*graph->to));
	graph->kind = arena_alloc_unset(stages->arena, count, sizeof(*graph->kind));
	return graph->to && graph->kind;
}

/* The weights of a part while they are put in. */
struct weights {
	int64_t *weight;
	int count, room;
};

/* The kind of a weight, which stands behind the others; -1: no memory. */
static int share(struct stages *stages, struct weights *weights)
{
	const size_t width = (size_t)stages->width;
	const int64_t *weight = weights->weight + (size_t)weights->count * width;
	uint64_t hash = 0;

	for (size_t i = 0; i < width; i++)
		hash = (hash ^ (uint64_t)weight[i]) * UINT64_C(0x9E3779B97F4A7C15);
	int *kind = &stages->shared[hash >> 54];

	if (*kind >= 0 &&
		lexi_compare(weights->weight + (size_t)*kind * width, weight, stages->width) == 0)
		return *kind;
	*kind = weights->count++;
	if (weights->count == weights->room) {
		int64_t *larger = arena_alloc_unset(
			stages->arena, 2 * (size_t)weights->room * width, sizeof(*larger));

		if (!larger)
			return -1;
		memcpy(larger, weights->weight, (size_t)weights->room * width * sizeof(*larger));
		weights->weight = larger;
		weights->room *= 2;
	}
	return weights->count - 1;
}

/* The kind of an edge's weight, or -1: no memory. */
static int kind_of(struct stages *stages, struct weights *weights, int u, int v)
{
	int64_t *weight = weights->weight + (size_t)weights->count * (size_t)stages->width;

	for (int i = 0; i < stages->width; i++)
		weight[i] = 0;
	if (stages->digits > 0)
		weigh(stages, u, v, stages->now);
	for (int i = 0; i < stages->digits; i++) {
		const struct digit *digit = &stages->digit[i];
		const int64_t value = digit->word == CROSSING
			? stages->open->crossing[spot(stages, u, v)]
			: stages->now[digit->word];

		weight[digit->column] += (value - digit->least) * digit->times;
	}
	return share(stages, weights);
}

/* The part as a graph; false when there is no memory. */
static bool graph_part(struct stages *stages, const struct part *part, struct few_graph *graph)
{
	const int *order = stages->order + part->first;
	struct weights weights = {.room = 2 * SHARED};
	size_t at = 0;

	if (!make_graph(stages, part, graph))
		return false;
	weights.weight = arena_alloc_unset(stages->arena,
		(size_t)weights.room * (size_t)stages->width, sizeof(*weights.weight));
	if (!weights.weight)
		return false;
	for (int i = 0; i < SHARED; i++)
		stages->shared[i] = -1;
	for (int a = 0; a < graph->count; a++)
		for (int b = a + 1; b < graph->count; b++) {
			if (!stages->open->edge[spot(stages, order[a], order[b])])
				continue;
			graph->kind[at] = kind_of(stages, &weights, order[a], order[b]);
			if (graph->kind[at] < 0)
				return false;
			graph->to[at++] = (uint16_t)b;
		}
	graph->weight = weights.weight;
	return true;
}

/* The mates in a part, each by its place there. */
static void find_mates(struct stages *stages, const struct part *part)
{
	for (int a = part->first; a < part->end; a++)
		stages->queue[stages->order[a]] = a - part->first;
	for (int a = part->first; a < part->end; a++)
		stages->mate[a - part->first] = stages->queue[stages->open->mate[stages->order[a]]];
}

/* Leave the tight edges of the part; false when there is no memory. */
static bool keep_tight(struct stages *stages, const struct part *part,
	const struct few_graph *graph, const struct matching *matching)
{
	const int *order = stages->order + part->first;
	struct matching_open *open = stages->open;
	struct tight tight;

	if (!tight_init(&tight, graph->count, graph->width, matching, stages->arena))
		return false;
	for (int a = 0; a < graph->count; a++)
		for (size_t at = graph->first[a]; at < graph->first[a + 1]; at++) {
			const int b = graph->to[at];
			const size_t here = spot(stages, order[a], order[b]);
			const size_t there = spot(stages, order[b], order[a]);
			const int crossings = tight_crossings(&tight, a, b,
				graph->weight + (size_t)graph->kind[at] * (size_t)graph->width);

			if (crossings == TIGHT_NOT)
				open->edge[here] = open->edge[there] = false;
			else if (open->crossing[here] != crossings)
				open->crossing[here] = open->crossing[there] = (uint16_t)crossings;
		}
	return true;
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
	struct few_graph graph;
	struct matching matching;
	enum matching_status status;

	find_ranges(stages, part);
	if (stages->open->matched && !differs(stages, part))
		return MATCHING_OK;
	const int next = plan_digits(stages, part);

	if (!graph_part(stages, part, &graph))
		return MATCHING_NO_MEMORY;
	if (stages->open->matched) {
		find_mates(stages, part);
		graph.mate = stages->mate;
	}
	status = few_solve(&graph, stages->arena, &matching);
	if (status != MATCHING_OK)
		return status;
	if (!keep_tight(stages, part, &graph, &matching))
		return MATCHING_NO_MEMORY;
	for (int a = 0; a < graph.count; a++)
		stages->open->mate[stages->order[part->first + a]] =
			stages->order[part->first + matching.mate[a]];
	stages->open->matched = true;
	settle(stages, part);
	if (next < stages->words->width)
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

	if (open->count <= FEW_MOST && start(&stages)) {
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
