/*
 * All draws that are best so far: minimizing over a face.
 */
#include "match/face.h"

#include <string.h>

#include "match/lexi.h"
#include "match/rematch.h"
#include "match/tight.h"

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

/* The edges of a face as lists of neighbours, each with the columns of its cost. */
struct edges {
	const struct face *face;
	face_cost cost;
	const void *context;
	struct matching_lists lists;
	size_t *place; /* by vertex: where its next neighbour comes in the lists */
	int columns;   /* crossing first, if there is one */
	int32_t *kept; /* [i * columns] of the edge to lists.to[i], at its lower end; or NULL */
	int32_t *now;  /* of one edge, when they are not kept */
};

/* What is more than that in all is asked for twice, for the sake of memory. */
enum { KEPT_MOST = 1 << 22 };

static bool list_edges(struct edges *edges, const struct face_memory *memory)
{
	const struct face *face = edges->face;
	const size_t n = (size_t)face->count, columns = (size_t)edges->columns;
	struct matching_lists *lists = &edges->lists;
	size_t count = 0;

	lists->count = face->count;
	lists->first = arena_alloc(memory->scratch, n + 1, sizeof(*lists->first));
	edges->place = arena_alloc(memory->scratch, n, sizeof(*edges->place));
	edges->now = arena_alloc(memory->scratch, columns, sizeof(*edges->now));
	if (!lists->first || !edges->place || !edges->now)
		return false;
	for (size_t u = 0; u < n; u++) {
		const bool *edge = face->edge + u * n;
		unsigned degree = 0;

		for (size_t v = 0; v < n; v++)
			degree += edge[v];
		edges->place[u] = count;
		count += degree;
		lists->first[u + 1] = count;
	}
	lists->to = arena_alloc_unset(memory->scratch, count, sizeof(*lists->to));
	if (count * columns <= KEPT_MOST)
		edges->kept =
			arena_alloc_unset(memory->scratch, count * columns, sizeof(*edges->kept));
	if (!lists->to || (count * columns <= KEPT_MOST && !edges->kept))
		return false;
	for (int u = 0; u < face->count; u++)
		for (int v = 0; v < face->count; v++)
			if (face_has(face, u, v))
				lists->to[edges->place[u]++] = v;
	return true;
}

/* The columns of the edge from u that stands at `at` in its list. */
static const int32_t *ask_columns(const struct edges *edges, int u, size_t at)
{
	const struct face *face = edges->face;
	const int v = edges->lists.to[at];
	int32_t *value = edges->kept ? edges->kept + at * (size_t)edges->columns : edges->now;
	int offset = 0;

	for (int c = 0; c < edges->columns; c++)
		value[c] = 0;
	if (face->crossing)
		value[offset++] = face->crossing[spot(face, u, v)];
	if (edges->columns > offset)
		edges->cost(edges->context, u, v, value + offset);
	return value;
}

/*
 * How the columns are packed into words: digits of mixed base, large enough that sums never carry.
 */
struct packing {
	int words;
	int32_t *least, *most; /* by column */
	struct digit *digit;   /* of the columns that are not constant */
	int digits;
};

struct digit {
	int column, word;
	int64_t factor;
};

/* Where the neighbours of u begin that are after it. */
static size_t first_after(const struct matching_lists *lists, int u)
{
	size_t at = lists->first[u];

	while (at < lists->first[u + 1] && lists->to[at] < u)
		at++;
	return at;
}

static bool measure(
	struct packing *packing, const struct edges *edges, const struct face_memory *memory)
{
	const struct matching_lists *lists = &edges->lists;
	const size_t n = (size_t)edges->columns;

	packing->digits = 0;
	packing->least = arena_alloc(memory->scratch, n, sizeof(int32_t));
	packing->most = arena_alloc(memory->scratch, n, sizeof(int32_t));
	packing->digit = arena_alloc(memory->scratch, n, sizeof(*packing->digit));
	if (!packing->least || !packing->most || !packing->digit)
		return false;
	for (size_t c = 0; c < n; c++) {
		packing->least[c] = INT32_MAX;
		packing->most[c] = INT32_MIN;
	}
	for (int u = 0; u < lists->count && n > 0; u++) {
		for (size_t at = first_after(lists, u); at < lists->first[u + 1]; at++) {
			const int32_t *value = ask_columns(edges, u, at);

			for (size_t c = 0; c < n; c++) {
				if (value[c] < packing->least[c])
					packing->least[c] = value[c];
				if (value[c] > packing->most[c])
					packing->most[c] = value[c];
			}
		}
	}
	return true;
}

/* Give the columns their places, the last first; until all stand, word 0 is the last word. */
static void place_columns(struct packing *packing, const struct edges *edges)
{
	const int64_t limit = INT64_C(1) << 43;
	int64_t factor = 1;
	int word = 0;

	for (int c = edges->columns - 1; c >= 0; c--) {
		const int64_t apart = (int64_t)packing->most[c] - packing->least[c];
		const int64_t range = apart * (edges->face->count / 2) + 1;

		if (range <= 1)
			continue;
		if (factor > limit / range) {
			word++;
			factor = 1;
		}
		packing->digit[packing->digits++] = (struct digit){c, word, factor};
		factor *= range;
	}
	packing->words = word + 1;
	for (int i = 0; i < packing->digits; i++)
		packing->digit[i].word = word - packing->digit[i].word;
}

/* The weights of the lists, at both ends of each edge. */
static bool weigh(
	struct edges *edges, const struct packing *packing, const struct face_memory *memory)
{
	struct matching_lists *lists = &edges->lists;
	const size_t words = (size_t)packing->words;

	lists->width = packing->words;
	lists->weight = arena_alloc(
		memory->scratch, lists->first[lists->count] * words, sizeof(*lists->weight));
	if (!lists->weight)
		return false;
	for (int u = 0; u < lists->count; u++)
		edges->place[u] = lists->first[u];
	for (int u = 0; u < lists->count && packing->digits > 0; u++) {
		/* those before u have put in their edges with it */
		for (size_t at = edges->place[u]; at < lists->first[u + 1]; at++) {
			const int32_t *value = edges->kept
				? edges->kept + at * (size_t)edges->columns
				: ask_columns(edges, u, at);
			int64_t *weight = lists->weight + at * words;

			for (int i = 0; i < packing->digits; i++) {
				const struct digit *digit = &packing->digit[i];
				const int64_t least = packing->least[digit->column];

				weight[digit->word] +=
					digit->factor * (value[digit->column] - least);
			}
			lexi_copy(lists->weight + edges->place[lists->to[at]]++ * words, weight,
				packing->words);
		}
	}
	return true;
}

/* Cut from the result, which has the edges of the lists, what no least matching uses. */
static bool keep_tight(const struct face_memory *memory, const struct matching_lists *lists,
	const struct matching *matching, struct face *result)
{
	const size_t n = (size_t)result->count;
	struct tight tight;

	result->crossing = NULL;
	result->crossings = matching->nblossoms;
	if (matching->nblossoms > 0) {
		result->crossing = arena_alloc(memory->keep, n * n, sizeof(int32_t));
		if (!result->crossing)
			return false;
	}
	if (!tight_init(&tight, lists->count, lists->width, matching, memory->scratch))
		return false;
	for (int u = 0; u < result->count; u++)
		for (size_t at = lists->first[u]; at < lists->first[u + 1]; at++) {
			const int crossings = tight_crossings(&tight, u, lists->to[at],
				lists->weight + at * (size_t)lists->width);

			if (crossings == TIGHT_NOT)
				result->edge[spot(result, u, lists->to[at])] = false;
			else if (result->crossing)
				result->crossing[spot(result, u, lists->to[at])] = crossings;
		}
	return true;
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
	struct edges edges = {.face = face,
		.cost = cost,
		.context = context,
		.columns = columns + (face->crossing != NULL)};
	struct packing packing;
	struct matching matching;
	enum matching_status status;

	if (!list_edges(&edges, memory) || !measure(&packing, &edges, memory))
		return MATCHING_NO_MEMORY;
	place_columns(&packing, &edges);
	if (!weigh(&edges, &packing, memory))
		return MATCHING_NO_MEMORY;
	status = matching_solve_lists(&edges.lists, memory->scratch, &matching);
	if (status != MATCHING_OK)
		return status;
	if (face->crossings != FACE_LEAST && face_crossings(face, matching.mate) > face->crossings)
		return MATCHING_NONE;
	if (result) {
		struct face tight = *face;

		if (result != face && !face_copy(&tight, face, memory))
			return MATCHING_NO_MEMORY;
		if (!keep_tight(memory, &edges.lists, &matching, &tight))
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

enum matching_status face_rematch(
	const struct face *face, const struct face_memory *memory, const int *known, int **mate)
{
	int *found = arena_alloc(memory->keep, (size_t)face->count, sizeof(int));
	enum matching_status status;

	if (!found)
		return MATCHING_NO_MEMORY;
	for (int v = 0; v < face->count; v++)
		found[v] = face_has(face, v, known[v]) ? known[v] : -1;
	status = rematch(face->count, face->edge, memory->scratch, found);
	if (status == MATCHING_OK)
		*mate = found;
	return status;
}
