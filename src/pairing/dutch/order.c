/*
 * The pairings of a Dutch bracket in their order: MDPs, their opponents, exchanges, transpositions.
 */
#include "dutch/order.h"

#include <stdint.h>
#include <stdlib.h>

/* One choice of S1 from the remainder: its places in it, 0.., the highest first. */
struct half {
	const int *top;
	int pairs;
};

struct walk {
	const struct dutch_order *order;
	int *mate;
	int *chosen;  /* the MDPs that are paired */
	int *rest;    /* the remainder: members, the highest first */
	int *second;  /* S2: places in the remainder */
	bool *is_top; /* by place in the remainder */
	int count;    /* of the remainder */
	struct half *half;
	int *places; /* of the halves */
	int nhalves;
	bool exchanged; /* of the half that is walked */
	bool done;
};

/* Transpositions of the first S1: so many, or more than `most`. */
static int count_transpositions(const struct walk *walk)
{
	int64_t count = 1;

	for (int i = 0; i < walk->order->pairs; i++) {
		count *= walk->count - walk->order->pairs - i;
		if (count > walk->order->most)
			return walk->order->most + 1;
	}
	return (int)count;
}

/* What 4.3.2 looks at: how many cross, and how far. */
struct crossing {
	int count, distance;
};

static struct crossing measure(const struct half *half)
{
	struct crossing crossing = {0, 0};

	for (int i = 0; i < half->pairs; i++) {
		crossing.count += half->top[i] >= half->pairs;
		/* those who stay cancel out: all of S1 by rank adds up to the same */
		crossing.distance += half->top[i] - i;
	}
	return crossing;
}

static bool holds(const struct half *half, int place)
{
	for (int i = 0; i < half->pairs; i++)
		if (half->top[i] == place)
			return true;
	return false;
}

/* 4.3.2: fewer exchanged, nearer, the lowest that leave S1, the highest that enter it. */
static int compare_halves(const void *left, const void *right)
{
	const struct half *a = left, *b = right;
	const struct crossing one = measure(a), two = measure(b);

	if (one.count != two.count)
		return one.count - two.count;
	if (one.distance != two.distance)
		return one.distance - two.distance;
	for (int place = a->pairs - 1; place >= 0; place--)
		if (holds(a, place) != holds(b, place))
			return holds(a, place) ? 1 : -1;
	for (int i = 0; i < a->pairs; i++)
		if (a->top[i] != b->top[i] && a->top[i] >= a->pairs && b->top[i] >= a->pairs)
			return a->top[i] - b->top[i];
	return 0;
}

/* The next choice of `pairs` places out of `count`; false: it was the last one. */
static bool next_choice(int *top, int pairs, int count)
{
	int i = pairs - 1;

	while (i >= 0 && top[i] == count - pairs + i)
		i--;
	if (i < 0)
		return false;
	top[i]++;
	for (int k = i + 1; k < pairs; k++)
		top[k] = top[k - 1] + 1;
	return true;
}

static int count_halves(const struct walk *walk)
{
	const int pairs = walk->order->pairs, count = walk->count;
	int64_t halves = 1;

	/* where one S1 has transpositions enough no other is come to */
	if (count_transpositions(walk) > walk->order->most)
		return 1;
	for (int i = 0; i < pairs; i++)
		halves = halves * (count - i) / (i + 1);
	return (int)halves;
}

/* All S1 in the order of 4.3. */
static bool make_halves(struct walk *walk)
{
	const int pairs = walk->order->pairs, count = count_halves(walk);
	const size_t width = (size_t)pairs + 1;
	int *top = calloc(width, sizeof(*top));

	walk->half = malloc((size_t)count * sizeof(*walk->half));
	walk->places = malloc((size_t)count * width * sizeof(*walk->places));
	for (int i = 0; top && i < pairs; i++)
		top[i] = i;
	while (top && walk->half && walk->places && walk->nhalves < count) {
		int *places = walk->places + (size_t)walk->nhalves * width;

		for (int i = 0; i < pairs; i++)
			places[i] = top[i];
		walk->half[walk->nhalves++] = (struct half){places, pairs};
		if (!next_choice(top, pairs, walk->count))
			break;
	}
	free(top);
	if (walk->nhalves == 0)
		return false;
	qsort(walk->half, (size_t)walk->nhalves, sizeof(*walk->half), compare_halves);
	return true;
}

static void join(struct walk *walk, int one, int two)
{
	walk->mate[one] = two;
	walk->mate[two] = one;
}

static void part(struct walk *walk, int one, int two)
{
	walk->mate[one] = walk->mate[two] = -1;
}

/* 4.2: the opponents of S1 from place `at` of it on. */
static void transpose(struct walk *walk, const struct half *half, int at)
{
	const int lower = walk->count - half->pairs;

	if (at == half->pairs) {
		walk->done = !walk->order->visit(walk->order->context, walk->mate, walk->exchanged);
		return;
	}
	for (int i = 0; i < lower && !walk->done; i++) {
		const int top = walk->rest[half->top[at]], bottom = walk->rest[walk->second[i]];

		/* below his opponent: these pairs have come before */
		if (walk->mate[bottom] >= 0 || bottom < top)
			continue;
		join(walk, top, bottom);
		transpose(walk, half, at + 1);
		part(walk, top, bottom);
	}
}

/* 4.3 */
static void pair_rest(struct walk *walk)
{
	int count = 0;

	for (int i = walk->order->mdps; i < walk->order->count; i++)
		if (walk->mate[i] < 0)
			walk->rest[count++] = i;
	for (int k = 0; k < walk->nhalves && !walk->done; k++) {
		const struct half *half = &walk->half[k];
		int lower = 0;

		for (int i = 0; i < walk->count; i++)
			walk->is_top[i] = false;
		for (int i = 0; i < half->pairs; i++)
			walk->is_top[half->top[i]] = true;
		for (int i = 0; i < walk->count; i++)
			if (!walk->is_top[i])
				walk->second[lower++] = i;
		walk->exchanged = measure(half).count > 0;
		transpose(walk, half, 0);
	}
}

/* 4.4: the opponents of the MDPs from the at-th on. */
static void pair_mdps(struct walk *walk, int at)
{
	if (at == walk->order->paired) {
		pair_rest(walk);
		return;
	}
	for (int i = walk->order->mdps; i < walk->order->count && !walk->done; i++) {
		if (walk->mate[i] >= 0)
			continue;
		join(walk, walk->chosen[at], i);
		pair_mdps(walk, at + 1);
		part(walk, walk->chosen[at], i);
	}
}

/* 4.4.2: which of them are paired. */
static void choose_mdps(struct walk *walk, int at, int from)
{
	if (at == walk->order->paired) {
		pair_mdps(walk, 0);
		return;
	}
	for (int i = from; i < walk->order->mdps && !walk->done; i++) {
		walk->chosen[at] = i;
		choose_mdps(walk, at + 1, i + 1);
	}
}

bool dutch_order_walk(const struct dutch_order *order)
{
	const size_t n = (size_t)order->count + 1;
	struct walk walk = {.order = order, .count = order->count - order->mdps - order->paired};
	int *memory = malloc(4 * n * sizeof(*memory));
	bool made;

	walk.is_top = malloc(n * sizeof(*walk.is_top));
	walk.mate = memory;
	made = memory && walk.is_top && make_halves(&walk);
	if (made) {
		walk.chosen = memory + n;
		walk.rest = memory + 2 * n;
		walk.second = memory + 3 * n;
		for (int i = 0; i < order->count; i++)
			walk.mate[i] = -1;
		choose_mdps(&walk, 0, 0);
	}
	free(memory);
	free(walk.is_top);
	free(walk.half);
	free(walk.places);
	return made;
}
