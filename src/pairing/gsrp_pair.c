/*
 * Who meets whom tonight: most boards; of an odd number then who is asked first to sit out; then
 * rule B down the list, and where B leaves people over, the least squared distance in the list; of
 * an even number last who is asked first to sit out.
 *
 * A card that sits out is matched with a dummy, and with as few dummies as there must be every
 * perfect matching of least weight has the most boards. The weight of a set of cards that sit out
 * is the number whose bits are their places in the order of asking, the first asked in the highest
 * bit, so the heaviest set is the one that asks first.
 */
#include "gsrp.h"

#include <stdlib.h>
#include <string.h>

#include "matching.h"

enum {
	BITS = 40,       /* of a word of a weight; matching.h takes words below 2^44 */
	WORDS_MOST = 12, /* of the order of the opponents that one search looks at */
};

int gsrp_walk(const struct gsrp *gsrp, const bool *out, int *mate)
{
	const int n = gsrp->field.count;
	int left = 0;

	for (int c = 0; c < n; c++)
		mate[c] = -1;
	for (int a = 0; a < n; a++) {
		int b = a + 1;

		if (out[a] || mate[a] >= 0)
			continue;
		while (b < n && (out[b] || mate[b] >= 0 || !gsrp_may_meet(gsrp, a, b)))
			b++;
		if (b == n) {
			left++;
		} else {
			mate[a] = b;
			mate[b] = a;
		}
	}
	return left;
}

bool gsrp_is_even(const struct gsrp *gsrp)
{
	bool even = true;

	for (int c = 0; c < gsrp->field.count; c++)
		even = even == gsrp->card[c].pinned;
	return even;
}

/* The search under way. */
struct search {
	const struct gsrp *gsrp;
	bool even;
	struct arena *arena;
	bool *out;   /* cards that sit out */
	int *member; /* vertex -> card, then dummies */
	int members; /* cards in the graph */
	int count;   /* vertices */
	int width;   /* words of a weight */
	int slots;   /* places in a word of the order of the opponents */
	bool *edge;
	int64_t *weight;
};

static int64_t *weight_of(const struct search *search, int u, int v)
{
	return search->weight +
		((size_t)u * (size_t)search->count + (size_t)v) * (size_t)search->width;
}

static void join(struct search *search, int u, int v)
{
	search->edge[(size_t)u * (size_t)search->count + (size_t)v] = true;
	search->edge[(size_t)v * (size_t)search->count + (size_t)u] = true;
	memcpy(weight_of(search, v, u), weight_of(search, u, v),
		(size_t)search->width * sizeof(int64_t));
}

/* A graph of `dummies` beside the members, whose cards may meet. */
static bool open_graph(struct search *search, int dummies, int width)
{
	const size_t count = (size_t)(search->members + dummies);

	search->count = (int)count;
	search->width = width;
	search->edge = arena_alloc(search->arena, count * count, sizeof(*search->edge));
	search->weight =
		arena_alloc(search->arena, count * count, (size_t)width * sizeof(*search->weight));
	return search->edge && search->weight;
}

static enum matching_status solve(const struct search *search, struct matching *matching)
{
	const struct matching_graph graph = {
		search->count, search->width, search->edge, search->weight};

	return matching_solve(&graph, search->arena, matching);
}

/* Of an even number the squared distance in the list comes before who sits out. */
static void join_cards(struct search *search)
{
	for (int u = 0; u < search->members; u++)
		for (int v = u + 1; v < search->members; v++) {
			const int64_t distance = search->member[v] - search->member[u];

			if (!gsrp_may_meet(search->gsrp, search->member[u], search->member[v]))
				continue;
			if (search->even)
				weight_of(search, u, v)[0] = distance * distance;
			join(search, u, v);
		}
}

static void join_dummies(struct search *search)
{
	for (int u = 0; u < search->members; u++) {
		const int card = search->member[u], turn = search->gsrp->card[card].turn;

		if (!gsrp_may_sit(search->gsrp, card))
			continue;
		for (int v = search->members; v < search->count; v++) {
			weight_of(search, u, v)[turn / BITS + search->even] =
				-(INT64_C(1) << (BITS - 1 - turn % BITS));
			join(search, u, v);
		}
	}
}

/* The cards without one who is out. */
static void gather(struct search *search)
{
	search->members = 0;
	for (int c = 0; c < search->gsrp->field.count; c++)
		if (!search->out[c])
			search->member[search->members++] = c;
}

/* Who sits out, besides those who are pinned to: as few as must, then as has been said above. */
static enum matching_status find_sitters(struct search *search)
{
	const int width = search->gsrp->field.count / BITS + 1 + search->even;

	gather(search);
	for (int dummies = search->members % 2; dummies <= search->members; dummies += 2) {
		const struct arena_mark mark = arena_mark(search->arena);
		struct matching matching;
		enum matching_status status = MATCHING_NO_MEMORY;

		if (open_graph(search, dummies, width)) {
			join_cards(search);
			join_dummies(search);
			status = solve(search, &matching);
		}
		for (int u = 0; status == MATCHING_OK && u < search->members; u++)
			if (matching.mate[u] >= search->members)
				search->out[search->member[u]] = true;
		arena_release(search->arena, mark);
		if (status != MATCHING_NONE)
			return status;
	}
	return MATCHING_NONE;
}

/* The squared distance in the list, then how far down the opponents of the first members stand. */
static void join_near(struct search *search)
{
	for (int u = 0; u < search->members; u++) {
		for (int v = u + 1; v < search->members; v++) {
			const int64_t distance = search->member[v] - search->member[u];
			int64_t *weight = weight_of(search, u, v);

			if (!gsrp_may_meet(search->gsrp, search->member[u], search->member[v]))
				continue;
			weight[0] = distance * distance;
			if (u / search->slots + 1 < search->width)
				weight[u / search->slots + 1] = distance
					<< (BITS / search->slots *
						   (search->slots - 1 - u % search->slots));
			join(search, u, v);
		}
	}
}

/*
 * The draw of least squared distance of all who do not sit out; of equal ones the one whose higher
 * cards have the nearer opponents. A search settles the opponents of its first members.
 */
static enum matching_status pair_near(struct search *search, int *mate)
{
	int bits = 1;

	while (search->gsrp->field.count >> bits)
		bits++;
	search->slots = BITS / bits;
	for (gather(search); search->members > 0; gather(search)) {
		const struct arena_mark mark = arena_mark(search->arena);
		const int words = (search->members + search->slots - 1) / search->slots;
		const int width = 1 + (words < WORDS_MOST ? words : WORDS_MOST);
		struct matching matching;
		enum matching_status status = MATCHING_NO_MEMORY;

		if (open_graph(search, 0, width)) {
			join_near(search);
			status = solve(search, &matching);
		}
		for (int u = 0; status == MATCHING_OK && u < search->members; u++) {
			const int v = matching.mate[u];

			if ((u < v ? u : v) / search->slots + 1 >= width)
				continue;
			mate[search->member[u]] = search->member[v];
			search->out[search->member[u]] = true;
		}
		arena_release(search->arena, mark);
		if (status != MATCHING_OK)
			return status;
	}
	return MATCHING_OK;
}

/* The usual evening: whoever is asked first sits out if need be, and the walk pairs all others. */
static bool pair_plainly(const struct search *search, int *mate)
{
	const struct gsrp *gsrp = search->gsrp;
	int in = 0, first = 0;

	for (int c = 0; c < gsrp->field.count; c++)
		in += !search->out[c];
	if (in % 2 == 0)
		return gsrp_walk(gsrp, search->out, mate) == 0;
	while (first < gsrp->field.count &&
		(search->out[gsrp->asked[first]] || !gsrp_may_sit(gsrp, gsrp->asked[first])))
		first++;
	if (first == gsrp->field.count)
		return false;
	search->out[gsrp->asked[first]] = true;
	if (gsrp_walk(gsrp, search->out, mate) == 0)
		return true;
	search->out[gsrp->asked[first]] = false;
	return false;
}

static enum matching_status search_draw(struct search *search, int *mate)
{
	enum matching_status status;

	if (pair_plainly(search, mate))
		return MATCHING_OK;
	status = find_sitters(search);
	if (status != MATCHING_OK ||
		(!search->even && gsrp_walk(search->gsrp, search->out, mate) == 0))
		return status;
	for (int c = 0; c < search->gsrp->field.count; c++)
		mate[c] = -1;
	return pair_near(search, mate);
}

enum pairing_status gsrp_pair(const struct gsrp *gsrp, int *mate)
{
	const size_t n = (size_t)gsrp->field.count;
	struct arena arena = {.last = NULL};
	struct search search = {.gsrp = gsrp, .even = gsrp_is_even(gsrp), .arena = &arena};
	enum matching_status status = MATCHING_NO_MEMORY;

	search.out = arena_alloc(&arena, n, sizeof(*search.out));
	search.member = arena_alloc(&arena, n, sizeof(*search.member));
	if (search.out && search.member) {
		for (int c = 0; c < gsrp->field.count; c++)
			search.out[c] = gsrp->card[c].pinned;
		status = search_draw(&search, mate);
	}
	arena_done(&arena);
	return status == MATCHING_OK      ? PAIRING_OK
		: status == MATCHING_NONE ? PAIRING_NO_DRAW
					  : PAIRING_NO_MEMORY;
}
