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
#include "gsrp/gsrp.h"

#include <stdlib.h>

#include "match/settle.h"

enum { BITS = 40 }; /* of a word of a weight; match/matching.h takes words below 2^44 */

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
	struct matching_open open;
};

static void join(struct search *search, int u, int v)
{
	const size_t count = (size_t)search->open.count;

	search->open.edge[(size_t)u * count + (size_t)v] = true;
	search->open.edge[(size_t)v * count + (size_t)u] = true;
}

/* A graph of `dummies` beside the members: who may meet, and who may sit out. */
static bool open_graph(struct search *search, int dummies)
{
	const size_t count = (size_t)(search->members + dummies);
	struct matching_open *open = &search->open;

	*open = (struct matching_open){.count = (int)count};
	open->edge = arena_alloc(search->arena, count * count, sizeof(*open->edge));
	open->crossing = arena_alloc(search->arena, count * count, sizeof(*open->crossing));
	open->mate = arena_alloc(search->arena, count, sizeof(*open->mate));
	if (!open->edge || !open->crossing || !open->mate)
		return false;
	for (int u = 0; u < search->members; u++) {
		for (int v = u + 1; v < search->members; v++)
			if (gsrp_may_meet(search->gsrp, search->member[u], search->member[v]))
				join(search, u, v);
		for (int v = search->members; v < open->count; v++)
			if (gsrp_may_sit(search->gsrp, search->member[u]))
				join(search, u, v);
	}
	return true;
}

/* How far apart two members stand in the list. */
static int distance(const struct search *search, int u, int v)
{
	return abs(search->member[v] - search->member[u]);
}

static void put_distance(const void *context, int u, int v, int64_t *words)
{
	const struct search *search = context;

	if (v < search->members)
		words[0] = (int64_t)distance(search, u, v) * distance(search, u, v);
}

/* Of an even number the squared distance in the list comes before who sits out. */
static void put_sitters(const void *context, int u, int v, int64_t *words)
{
	const struct search *search = context;
	const int turn = search->gsrp->card[search->member[u]].turn;

	if (v >= search->members)
		words[turn / BITS + search->even] = -(INT64_C(1) << (BITS - 1 - turn % BITS));
	else if (search->even)
		put_distance(context, u, v, words);
}

/* The cards without one who is out. */
static void gather(struct search *search)
{
	search->members = 0;
	for (int c = 0; c < search->gsrp->field.count; c++)
		if (!search->out[c])
			search->member[search->members++] = c;
}

/* Is there a member who may neither meet another one nor sit out? */
static bool has_stranded(const struct search *search)
{
	for (int u = 0; u < search->members; u++) {
		bool stranded = !gsrp_may_sit(search->gsrp, search->member[u]);

		for (int v = 0; v < search->members && stranded; v++)
			stranded = u == v ||
				!gsrp_may_meet(search->gsrp, search->member[u], search->member[v]);
		if (stranded)
			return true;
	}
	return false;
}

/* Who sits out, besides those who are pinned to: as few as must, then as has been said above. */
static enum matching_status find_sitters(struct search *search)
{
	const struct matching_words words = {
		search->gsrp->field.count / BITS + 1 + search->even, put_sitters, search};

	gather(search);
	/* then no number of dummies is enough */
	if (has_stranded(search))
		return MATCHING_NONE;
	for (int dummies = search->members % 2; dummies <= search->members; dummies += 2) {
		const struct arena_mark mark = arena_mark(search->arena);
		enum matching_status status = MATCHING_NO_MEMORY;

		if (open_graph(search, dummies))
			status = matching_decide(&search->open, &words, search->arena);
		for (int u = 0; status == MATCHING_OK && u < search->members; u++)
			if (search->open.mate[u] >= search->members)
				search->out[search->member[u]] = true;
		arena_release(search->arena, mark);
		if (status != MATCHING_NONE)
			return status;
	}
	return MATCHING_NONE;
}

/* How far down the opponent of the higher card of a board stands. */
static int opponent_entry(const void *context, int u, int v)
{
	return u < v ? distance(context, u, v) : 0;
}

/*
 * The draw of least squared distance of all who do not sit out; of equal ones the one whose higher
 * cards have the nearer opponents.
 */
static enum matching_status pair_near(struct search *search, int *mate)
{
	const struct matching_words words = {1, put_distance, search};
	enum matching_status status;

	gather(search);
	if (!open_graph(search, 0))
		return MATCHING_NO_MEMORY;
	status = matching_decide(&search->open, &words, search->arena);
	if (status == MATCHING_OK)
		status = settle_list(&search->open, opponent_entry, search, search->arena);
	for (int u = 0; status == MATCHING_OK && u < search->members; u++)
		mate[search->member[u]] = search->member[search->open.mate[u]];
	return status;
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
