/*
 * Perfect matching of least weight, a few words at a time.
 */
#include "match/matching_stages.h"

#include <stdlib.h>

#include "match/lexi.h"

/* What one matching weighs: so many words, each of as many of the caller's as fit below 2^44. */
enum { WIDTH_MOST = 7, CROSSING = -1 };
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
	bool *seen;
	struct part *part;
	int parts;
	int64_t *now;          /* a weight */
	int64_t *least, *most; /* of the part's edges, by word */
	int32_t least_crossing, most_crossing;
	struct digit *digit;
	int digits, width; /* of the weights that the part is matched by */
	size_t *place;     /* by vertex of the part: where its next neighbour comes in the lists */
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
	stages->seen = arena_alloc(arena, n, sizeof(bool));
	stages->part = arena_alloc(arena, n + 1, sizeof(*stages->part));
	stages->now = arena_alloc(arena, width, sizeof(int64_t));
	stages->least = arena_alloc(arena, width, sizeof(int64_t));
	stages->most = arena_alloc(arena, width, sizeof(int64_t));
	stages->digit = arena_alloc(arena, width + 1, sizeof(*stages->digit));
	stages->place = arena_alloc(arena, n, sizeof(*stages->place));
	if (!stages->order || !stages->degree || !stages->queue || !stages->seen || !stages->part ||
		!stages->now || !stages->least || !stages->most || !stages->digit || !stages->place)
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

/* The lists of a part before their edges are put in: who has how many. */
static bool make_lists(struct stages *stages, const struct part *part, struct matching_lists *lists)
{
	const int n = part->end - part->first;
	size_t count = 0;

	*lists = (struct matching_lists){.count = n, .width = stages->width};
	lists->first = arena_alloc(stages->arena, (size_t)n + 1, sizeof(*lists->first));
	if (!lists->first)
		return false;
	for (int a = 0; a < n; a++) {
		const bool *edge =
			stages->open->edge + spot(stages, stages->order[part->first + a], 0);

		stages->place[a] = count;
		for (int b = part->first; b < part->end; b++)
			count += edge[stages->order[b]];
		lists->first[a + 1] = count;
	}
	lists->to = arena_alloc_unset(stages->arena, count, sizeof(*lists->to));
	lists->weight = arena_alloc_unset(
		stages->arena, count * (size_t)stages->width, sizeof(*lists->weight));
	return lists->to && lists->weight;
}

/* Put an edge into the lists of both of its ends. */
static void put_edge(
	struct stages *stages, struct matching_lists *lists, int a, int b, const int32_t crossing)
{
	const size_t width = (size_t)lists->width;
	const size_t here = stages->place[a]++, there = stages->place[b]++;
	int64_t *weight = lists->weight + here * width;

	for (int i = 0; i < lists->width; i++)
		weight[i] = 0;
	for (int i = 0; i < stages->digits; i++) {
		const struct digit *digit = &stages->digit[i];
		const int64_t value = digit->word == CROSSING ? crossing : stages->now[digit->word];

		weight[digit->column] += (value - digit->least) * digit->times;
	}
	lists->to[here] = b;
	lists->to[there] = a;
	lexi_copy(lists->weight + there * width, weight, lists->width);
}

/* The lists of a part, lowest neighbours first; false when there is no memory. */
static bool list_part(struct stages *stages, const struct part *part, struct matching_lists *lists)
{
	const int *order = stages->order + part->first;
	const int n = part->end - part->first;

	if (!make_lists(stages, part, lists))
		return false;
	for (int a = 0; a < n; a++)
		for (int b = a + 1; b < n; b++) {
			const size_t at = spot(stages, order[a], order[b]);

			if (!stages->open->edge[at])
				continue;
			if (stages->digits > 0)
				weigh(stages, order[a], order[b], stages->now);
			put_edge(stages, lists, a, b, stages->open->crossing[at]);
		}
	return true;
}

/* Count how many blossoms each edge of the part crosses; slack of those inside rises. */
static void apply_blossoms(struct stages *stages, const struct part *part,
	const struct matching_lists *lists, const struct matching *matching)
{
	const int *order = stages->order + part->first;

	for (int i = 0; i < matching->nblossoms; i++) {
		const struct matching_blossom *blossom = &matching->blossom[i];

		for (int k = 0; k < blossom->count; k++)
			stages->seen[blossom->member[k]] = true;
		for (int k = 0; k < blossom->count; k++) {
			const int a = blossom->member[k];

			for (size_t at = lists->first[a]; at < lists->first[a + 1]; at++) {
				const int b = lists->to[at];

				if (stages->seen[b]) {
					lexi_add(lists->weight + at * (size_t)lists->width,
						blossom->dual, 1, lists->width);
					continue;
				}
				stages->open->crossing[spot(stages, order[a], order[b])]++;
				stages->open->crossing[spot(stages, order[b], order[a])]++;
			}
		}
		for (int k = 0; k < blossom->count; k++)
			stages->seen[blossom->member[k]] = false;
	}
}

/* The lists' weights become slacks, before blossoms are counted. */
static void find_slacks(struct stages *stages, const struct part *part,
	const struct matching_lists *lists, const struct matching *matching)
{
	const int *order = stages->order + part->first;
	const size_t width = (size_t)lists->width;

	for (int a = 0; a < lists->count; a++) {
		const int64_t *dual = matching->dual + (size_t)a * width;

		for (size_t at = lists->first[a]; at < lists->first[a + 1]; at++) {
			const int64_t *other = matching->dual + (size_t)lists->to[at] * width;
			int64_t *slack = lists->weight + at * width;

			stages->open->crossing[spot(stages, order[a], order[lists->to[at]])] = 0;
			for (size_t i = 0; i < width; i++)
				slack[i] = 4 * slack[i] - dual[i] - other[i];
		}
	}
}

/* Leave the tight edges of the part. */
static void keep_tight(struct stages *stages, const struct part *part,
	const struct matching_lists *lists, const struct matching *matching)
{
	const int *order = stages->order + part->first;
	const size_t width = (size_t)lists->width;

	find_slacks(stages, part, lists, matching);
	apply_blossoms(stages, part, lists, matching);
	for (int a = 0; a < lists->count; a++)
		for (size_t at = lists->first[a]; at < lists->first[a + 1]; at++)
			if (lexi_sign(lists->weight + at * width, lists->width) != 0)
				stages->open->edge[spot(stages, order[a], order[lists->to[at]])] =
					false;
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
	struct matching_lists lists;
	struct matching matching;
	enum matching_status status;

	find_ranges(stages, part);
	if (stages->open->matched && !differs(stages, part))
		return MATCHING_OK;
	const int next = plan_digits(stages, part);

	if (!list_part(stages, part, &lists))
		return MATCHING_NO_MEMORY;
	status = matching_solve_lists(&lists, stages->arena, &matching);
	if (status != MATCHING_OK)
		return status;
	keep_tight(stages, part, &lists, &matching);
	for (int a = 0; a < lists.count; a++)
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
