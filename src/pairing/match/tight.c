/*
 * Tight edges and the blossoms that they cross.
 *
 * Blossoms are nested or apart. So those that hold both ends of an edge are the smallest one that
 * does and all around it, and it crosses those that are around either end but smaller.
 */
#include "match/tight.h"

#include <stdlib.h>

#include "match/lexi.h"

/* Where a blossom stands among the others. */
struct tight_nest {
	int around; /* the smallest one that holds it and more, or -1 */
	int depth;  /* it and how many are around it */
	int from;   /* the vertex that was last asked about, */
	int both;   /* and the smallest blossom that holds that one and this blossom, or -1 */
};

/* A blossom in the order of sizes. */
struct sized {
	int blossom, count;
};

static int compare_sizes(const void *one, const void *two)
{
	const struct sized *a = one, *b = two;

	return a->count != b->count ? a->count - b->count : a->blossom - b->blossom;
}

/* From the smallest up: the first one that holds a vertex is its home, the next holds that one. */
static void nest_all(struct tight *tight, const struct sized *order, int *outmost)
{
	for (int i = 0; i < tight->matching->nblossoms; i++) {
		const int b = order[i].blossom;
		const struct matching_blossom *blossom = &tight->matching->blossom[b];

		tight->nest[b] = (struct tight_nest){.around = -1, .from = -1};
		for (int k = 0; k < blossom->count; k++) {
			const int v = blossom->member[k];

			if (outmost[v] < 0)
				tight->home[v] = b;
			else if (outmost[v] != b)
				tight->nest[outmost[v]].around = b;
			outmost[v] = b;
		}
	}
}

static void add_sums(struct tight *tight, const struct sized *order)
{
	const int width = tight->width;

	for (int i = tight->matching->nblossoms; i-- > 0;) {
		const int b = order[i].blossom, around = tight->nest[b].around;
		int64_t *sum = tight->sum + (size_t)b * (size_t)width;

		tight->nest[b].depth = 1;
		lexi_copy(sum, tight->matching->blossom[b].dual, width);
		if (around < 0)
			continue;
		tight->nest[b].depth += tight->nest[around].depth;
		lexi_add(sum, tight->sum + (size_t)around * (size_t)width, 1, width);
	}
}

bool tight_init(struct tight *tight, int count, int width, const struct matching *matching,
	struct arena *arena)
{
	const size_t n = (size_t)count, blossoms = (size_t)matching->nblossoms;
	struct sized *order = arena_alloc(arena, blossoms, sizeof(*order));
	int *outmost = arena_alloc(arena, n, sizeof(*outmost));

	*tight = (struct tight){.matching = matching, .width = width, .seen = -1};
	tight->nest = arena_alloc(arena, blossoms, sizeof(*tight->nest));
	tight->home = arena_alloc(arena, n, sizeof(*tight->home));
	tight->sum = arena_alloc(arena, blossoms * (size_t)width, sizeof(*tight->sum));
	tight->climb = arena_alloc(arena, blossoms, sizeof(*tight->climb));
	if (!order || !outmost || !tight->nest || !tight->home || !tight->sum || !tight->climb)
		return false;
	for (size_t v = 0; v < n; v++)
		tight->home[v] = outmost[v] = -1;
	for (int b = 0; b < matching->nblossoms; b++)
		order[b] = (struct sized){b, matching->blossom[b].count};
	if (blossoms > 0)
		qsort(order, blossoms, sizeof(*order), compare_sizes);
	nest_all(tight, order, outmost);
	add_sums(tight, order);
	return true;
}

/* All blossoms that hold u hold both u and themselves. */
static void look_from(struct tight *tight, int u)
{
	tight->seen = u;
	for (int b = tight->home[u]; b >= 0; b = tight->nest[b].around) {
		tight->nest[b].from = u;
		tight->nest[b].both = b;
	}
}

/* The smallest blossom that holds u and v, or -1; what is found is kept on the way up. */
static int smallest_with(struct tight *tight, int u, int v)
{
	int climbed = 0, b = tight->home[v], both;

	for (; b >= 0 && tight->nest[b].from != u; b = tight->nest[b].around)
		tight->climb[climbed++] = b;
	both = b >= 0 ? tight->nest[b].both : -1;
	while (climbed > 0) {
		struct tight_nest *nest = &tight->nest[tight->climb[--climbed]];

		nest->from = u;
		nest->both = both;
	}
	return both;
}

static int depth_of(const struct tight *tight, int blossom)
{
	return blossom >= 0 ? tight->nest[blossom].depth : 0;
}

/* The sign of the slack, to which the duals of blossoms add up to `sum` (NULL: none). */
static int slack_sign(
	const struct tight *tight, int u, int v, const int64_t *weight, const int64_t *sum)
{
	const int64_t *one = tight->matching->dual + (size_t)u * (size_t)tight->width;
	const int64_t *two = tight->matching->dual + (size_t)v * (size_t)tight->width;

	for (int i = 0; i < tight->width; i++) {
		const int64_t slack = 4 * weight[i] - one[i] - two[i] + (sum ? sum[i] : 0);

		if (slack != 0)
			return slack < 0 ? -1 : 1;
	}
	return 0;
}

int tight_crossings(struct tight *tight, int u, int v, const int64_t *weight)
{
	int both = -1, sign = slack_sign(tight, u, v, weight, NULL);

	/* blossoms only add to it */
	if (sign > 0)
		return TIGHT_NOT;
	if (tight->seen != u)
		look_from(tight, u);
	if (tight->home[u] >= 0 && tight->home[v] >= 0)
		both = smallest_with(tight, u, v);
	if (both >= 0)
		sign = slack_sign(
			tight, u, v, weight, tight->sum + (size_t)both * (size_t)tight->width);
	if (sign != 0)
		return sign < 0 ? TIGHT_BELOW : TIGHT_NOT;
	return depth_of(tight, tight->home[u]) + depth_of(tight, tight->home[v]) -
		2 * depth_of(tight, both);
}
