/*
 * All draws that are best so far: minimizing over a face.
 */
#include "face.h"

#include <string.h>

#include "lexi.h"

static size_t spot(const struct face *face, int u, int v)
{
	return (size_t)u * (size_t)face->count + (size_t)v;
}

bool face_init(struct face *face, const struct face_memory *memory, int count)
{
	const size_t n = (size_t)count;

	*face = (struct face){.count = count};
	face->card = arena_alloc(memory->keep, n, sizeof(int));
	face->edge = arena_alloc(memory->keep, n * n, sizeof(bool));
	return face->card && face->edge;
}

bool face_of_field(struct face *face, const struct field *field, const struct face_memory *memory)
{
	const int cards = field->count, n = cards + cards % 2;

	if (!face_init(face, memory, n))
		return false;
	for (int a = 0; a < n; a++) {
		face->card[a] = a < cards ? a : PAIRING_NOBODY;
		for (int b = a + 1; b < n; b++)
			face->edge[spot(face, a, b)] = face->edge[spot(face, b, a)] =
				b < cards ? field_may_meet(field, a, b) : field_may_bye(field, a);
	}
	return true;
}

void face_cut(struct face *face, int u, int v)
{
	face->edge[spot(face, u, v)] = face->edge[spot(face, v, u)] = false;
}

int face_vertex(const struct face *face, int card)
{
	for (int v = 0; v < face->count; v++)
		if (face->card[v] == card)
			return v;
	return -1;
}

bool face_part(struct face *part, const struct face *face, const bool *wanted,
	const struct face_memory *memory)
{
	int count = 0, u = 0;

	for (int v = 0; v < face->count; v++)
		count += wanted[v];
	if (!face_init(part, memory, count))
		return false;
	part->crossings = FACE_LEAST;
	if (face->crossing) {
		part->crossing =
			arena_alloc(memory->keep, (size_t)count * (size_t)count, sizeof(int32_t));
		if (!part->crossing)
			return false;
	}
	for (int i = 0; i < face->count; i++) {
		int v = 0;

		if (!wanted[i])
			continue;
		part->card[u] = face->card[i];
		for (int j = 0; j < face->count; j++) {
			if (!wanted[j])
				continue;
			part->edge[spot(part, u, v)] = face->edge[spot(face, i, j)];
			if (face->crossing)
				part->crossing[spot(part, u, v)] = face->crossing[spot(face, i, j)];
			v++;
		}
		u++;
	}
	return true;
}

bool face_copy(struct face *copy, const struct face *face, const struct face_memory *memory)
{
	const size_t n = (size_t)face->count;

	if (!face_init(copy, memory, face->count))
		return false;
	memcpy(copy->card, face->card, n * sizeof(*copy->card));
	memcpy(copy->edge, face->edge, n * n * sizeof(*copy->edge));
	copy->crossing = face->crossing; /* never changed in place */
	copy->crossings = face->crossings;
	return true;
}

/*
 * How the columns are packed into words: digits of mixed base, large enough that sums never carry.
 */
struct packing {
	int columns; /* crossing first, if there is one */
	int words;
	int32_t *least;
	int *word; /* by column; -1: constant, left out */
	int64_t *factor;
	int32_t *value; /* scratch: one edge's columns */
	int32_t *most;
};

static void edge_columns(const struct face *face, const struct packing *packing, face_cost cost,
	const void *context, int u, int v)
{
	int offset = 0;

	for (int c = 0; c < packing->columns; c++)
		packing->value[c] = 0;
	if (face->crossing)
		packing->value[offset++] = face->crossing[spot(face, u, v)];
	if (packing->columns > offset)
		cost(context, u, v, packing->value + offset);
}

static bool measure(struct packing *packing, const struct face *face,
	const struct face_memory *memory, int columns, face_cost cost, const void *context)
{
	bool first = true;
	size_t n;

	packing->columns = columns + (face->crossing != NULL);
	n = (size_t)packing->columns;
	packing->least = arena_alloc(memory->scratch, n, sizeof(int32_t));
	packing->most = arena_alloc(memory->scratch, n, sizeof(int32_t));
	packing->value = arena_alloc(memory->scratch, n, sizeof(int32_t));
	packing->word = arena_alloc(memory->scratch, n, sizeof(int));
	packing->factor = arena_alloc(memory->scratch, n, sizeof(int64_t));
	if (!packing->least || !packing->most || !packing->value || !packing->word ||
		!packing->factor)
		return false;
	for (int u = 0; u < face->count; u++) {
		for (int v = u + 1; v < face->count; v++) {
			if (!face_has(face, u, v))
				continue;
			edge_columns(face, packing, cost, context, u, v);
			for (int c = 0; c < packing->columns; c++) {
				const int32_t value = packing->value[c];

				if (first || value < packing->least[c])
					packing->least[c] = value;
				if (first || value > packing->most[c])
					packing->most[c] = value;
			}
			first = false;
		}
	}
	return true;
}

/* Give the columns their places, the last first; until all stand, word 0 is the last word. */
static void place_columns(struct packing *packing, const struct face *face)
{
	const int64_t limit = INT64_C(1) << 43;
	int64_t factor = 1;
	int word = 0;

	for (int c = packing->columns - 1; c >= 0; c--) {
		const int64_t range =
			((int64_t)packing->most[c] - packing->least[c]) * (face->count / 2) + 1;

		packing->word[c] = -1;
		if (range <= 1)
			continue;
		if (factor > limit / range) {
			word++;
			factor = 1;
		}
		packing->word[c] = word;
		packing->factor[c] = factor;
		factor *= range;
	}
	packing->words = word + 1;
	for (int c = 0; c < packing->columns; c++)
		if (packing->word[c] >= 0)
			packing->word[c] = word - packing->word[c];
}

static int64_t *weigh(const struct packing *packing, const struct face *face,
	const struct face_memory *memory, face_cost cost, const void *context)
{
	const size_t n = (size_t)face->count, words = (size_t)packing->words;
	int64_t *weight = arena_alloc(memory->scratch, n * n * words, sizeof(int64_t));

	if (!weight)
		return NULL;
	for (int u = 0; u < face->count; u++) {
		for (int v = u + 1; v < face->count; v++) {
			int64_t *one = weight + spot(face, u, v) * words,
				*two = weight + spot(face, v, u) * words;

			if (!face_has(face, u, v))
				continue;
			edge_columns(face, packing, cost, context, u, v);
			for (int c = 0; c < packing->columns; c++)
				if (packing->word[c] >= 0)
					one[packing->word[c]] += packing->factor[c] *
						((int64_t)packing->value[c] - packing->least[c]);
			for (size_t i = 0; i < words; i++)
				two[i] = one[i];
		}
	}
	return weight;
}

/* Subtract the blossoms' share from the slacks of edges inside, and count crossings. */
static void apply_blossoms(const struct matching *matching, const struct face *result,
	int64_t *slack, int width, bool *inside)
{
	const int n = result->count;

	for (int b = 0; b < matching->nblossoms; b++) {
		const struct matching_blossom *blossom = &matching->blossom[b];

		for (int v = 0; v < n; v++)
			inside[v] = false;
		for (int i = 0; i < blossom->count; i++)
			inside[blossom->member[i]] = true;
		for (int u = 0; u < n; u++) {
			for (int v = 0; v < n; v++) {
				const size_t at = spot(result, u, v);

				if (inside[u] && inside[v])
					lexi_add(slack + at * (size_t)width, blossom->dual, 1,
						width);
				else if (inside[u] != inside[v])
					result->crossing[at]++;
			}
		}
	}
}

/* The slack of an edge but for blossoms. */
static void put_slack(const struct matching_graph *graph, const struct matching *matching, int u,
	int v, int64_t *slack)
{
	const size_t width = (size_t)graph->width;
	const size_t at = (size_t)u * (size_t)graph->count + (size_t)v;

	for (size_t i = 0; i < width; i++)
		slack[i] = 4 * graph->weight[at * width + i] -
			matching->dual[(size_t)u * width + i] -
			matching->dual[(size_t)v * width + i];
}

/* Without blossoms an edge is looked at by itself. */
static bool cut_loose(const struct face_memory *memory, const struct matching_graph *graph,
	const struct matching *matching, struct face *result)
{
	int64_t *slack = arena_alloc(memory->scratch, (size_t)graph->width, sizeof(int64_t));

	if (!slack)
		return false;
	for (int u = 0; u < result->count; u++)
		for (int v = u + 1; v < result->count; v++) {
			if (!face_has(result, u, v))
				continue;
			put_slack(graph, matching, u, v, slack);
			if (lexi_sign(slack, graph->width) != 0)
				face_cut(result, u, v);
		}
	return true;
}

static bool cut_loose_by_blossoms(const struct face_memory *memory,
	const struct matching_graph *graph, const struct matching *matching, struct face *result)
{
	const int n = result->count, width = graph->width;
	const size_t pairs = (size_t)n * (size_t)n;
	int64_t *slack = arena_alloc(memory->scratch, pairs * (size_t)width, sizeof(int64_t));
	bool *inside = arena_alloc(memory->scratch, (size_t)n, sizeof(bool));

	result->crossing = arena_alloc(memory->keep, pairs, sizeof(int32_t));
	if (!slack || !inside || !result->crossing)
		return false;
	for (int u = 0; u < n; u++)
		for (int v = 0; v < n; v++)
			if (face_has(result, u, v))
				put_slack(graph, matching, u, v,
					slack + spot(result, u, v) * (size_t)width);
	apply_blossoms(matching, result, slack, width, inside);
	for (size_t i = 0; i < pairs; i++)
		result->edge[i] =
			result->edge[i] && lexi_sign(slack + i * (size_t)width, width) == 0;
	return true;
}

/* Cut from the result, which has the edges of the graph, what no least matching uses. */
static bool keep_tight(const struct face_memory *memory, const struct matching_graph *graph,
	const struct matching *matching, struct face *result)
{
	result->crossing = NULL;
	result->crossings = matching->nblossoms;
	return matching->nblossoms > 0 ? cut_loose_by_blossoms(memory, graph, matching, result)
				       : cut_loose(memory, graph, matching, result);
}

int face_crossings(const struct face *face, const int *mate)
{
	int sum = 0;

	for (int v = 0; face->crossing && v < face->count; v++)
		if (mate[v] > v)
			sum += face->crossing[spot(face, v, mate[v])];
	return sum;
}

static enum matching_status minimize(const struct face *face, const struct face_memory *memory,
	int columns, face_cost cost, const void *context, struct face *result, int *mate)
{
	struct packing packing;
	struct matching_graph graph = {.count = face->count, .edge = face->edge};
	struct matching matching;
	enum matching_status status;

	if (!measure(&packing, face, memory, columns, cost, context))
		return MATCHING_NO_MEMORY;
	place_columns(&packing, face);
	graph.width = packing.words;
	graph.weight = weigh(&packing, face, memory, cost, context);
	if (!graph.weight)
		return MATCHING_NO_MEMORY;
	status = matching_solve(&graph, memory->scratch, &matching);
	if (status != MATCHING_OK)
		return status;
	if (face->crossings != FACE_LEAST && face_crossings(face, matching.mate) > face->crossings)
		return MATCHING_NONE;
	if (result) {
		struct face tight = *face;

		if (result != face && !face_copy(&tight, face, memory))
			return MATCHING_NO_MEMORY;
		if (!keep_tight(memory, &graph, &matching, &tight))
			return MATCHING_NO_MEMORY;
		*result = tight;
	}
	for (int v = 0; v < face->count; v++)
		mate[v] = matching.mate[v];
	return MATCHING_OK;
}

enum matching_status face_minimize(const struct face *face, const struct face_memory *memory,
	int columns, face_cost cost, const void *context, struct face *result, int **mate)
{
	const struct arena_mark mark = arena_mark(memory->scratch);
	int *found = arena_alloc(memory->keep, (size_t)face->count, sizeof(int));
	enum matching_status status = MATCHING_NO_MEMORY;

	if (memory->effort)
		*memory->effort -= (int64_t)face->count * face->count;
	if (found && (!memory->effort || *memory->effort >= 0))
		status = minimize(face, memory, columns, cost, context, result, found);
	arena_release(memory->scratch, mark);
	if (status == MATCHING_OK)
		*mate = found;
	return status;
}
