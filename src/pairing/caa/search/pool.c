/*
 * The floaters of a pool while lists of 8b are made: boards that no way through the lists has.
 */
#include "caa/search/pool.h"

#include "caa/search/pool_lists.h"

enum { WORD = 64 };

/*
 * Ways of the floaters, one after the other in rank order, when some list is not at its end yet. A
 * state says how far the lists of the levels above are; with each goes a row of bits: how far the
 * list of this level may be.
 */
struct ways {
	struct pool_lists *lists;
	const struct face *face;
	const struct field *field;
	int level;
	int length;      /* of the level's list so far */
	int words;       /* of a row */
	bool *passes;    /* by floater: may meet one of a level below, or have the bye */
	bool *later;     /* by floater: may meet one whom the list has not */
	uint64_t *takes; /* [floater * words]: bits of the places of the list that he may take */
	/* [(floater * states + state) * words]: reached before him; an end reached from there */
	uint64_t *before, *after;
};

static uint64_t *row(const struct ways *ways, uint64_t *rows, int floater, size_t state)
{
	return rows + ((size_t)floater * ways->lists->states + state) * (size_t)ways->words;
}

static bool has_bit(const uint64_t *bits, int i)
{
	return bits[i / WORD] >> i % WORD & 1;
}

static bool is_empty(const struct ways *ways, const uint64_t *bits)
{
	for (int w = 0; w < ways->words; w++)
		if (bits[w])
			return false;
	return true;
}

static void set_bit(uint64_t *bits, int i)
{
	bits[i / WORD] |= UINT64_C(1) << i % WORD;
}

/* Is the vertex a card of the level that its list has not? */
static bool is_later(const struct ways *ways, int v)
{
	const int card = ways->face->card[v];

	return card >= 0 && ways->field->card[card].level == ways->level && !ways->lists->listed[v];
}

/* What each floater may do, by the face alone. */
static void see_floaters(struct ways *ways)
{
	const struct pool_lists *lists = ways->lists;

	for (int i = 0; i < lists->nfloaters; i++) {
		const int u = lists->floater[i];

		for (int v = 0; v < ways->face->count; v++) {
			if (!face_has(ways->face, u, v) || lists->listed[v])
				continue;
			if (is_later(ways, v))
				ways->later[i] = true;
			else
				ways->passes[i] = true;
		}
		for (int k = 0; k < ways->length; k++)
			if (face_has(ways->face, u, lists->now.vertex[k]))
				set_bit(ways->takes + (size_t)i * (size_t)ways->words, k);
	}
}

/* Who passes leaves all lists as they are; who meets a later one does once the list is made. */
static void add_passing(const struct ways *ways, int floater, const uint64_t *from, uint64_t *to)
{
	for (int w = 0; w < ways->words && ways->passes[floater]; w++)
		to[w] |= from[w];
	if (ways->later[floater] && has_bit(from, ways->length))
		set_bit(to, ways->length);
}

/* Add the bits of `from` at the floater's places, each one place on. */
static void add_taken(const struct ways *ways, int floater, const uint64_t *from, uint64_t *to)
{
	const uint64_t *takes = ways->takes + (size_t)floater * (size_t)ways->words;
	uint64_t carry = 0;

	for (int w = 0; w < ways->words; w++) {
		const uint64_t moved = from[w] & takes[w];

		to[w] |= moved << 1 | carry;
		carry = moved >> (WORD - 1);
	}
}

/* The same the other way: add the places from which a bit of `from` is reached. */
static void add_taking(const struct ways *ways, int floater, const uint64_t *from, uint64_t *to)
{
	const uint64_t *takes = ways->takes + (size_t)floater * (size_t)ways->words;

	for (int w = 0; w < ways->words; w++) {
		const uint64_t carry = w + 1 < ways->words ? from[w + 1] << (WORD - 1) : 0;

		to[w] |= (from[w] >> 1 | carry) & takes[w];
	}
}

static void fill_before(const struct ways *ways)
{
	const struct pool_lists *lists = ways->lists;

	set_bit(row(ways, ways->before, 0, 0), 0);
	for (int i = 0; i < lists->nfloaters; i++)
		for (size_t state = 0; state < lists->states; state++) {
			const uint64_t *from = row(ways, ways->before, i, state);
			uint64_t *to = row(ways, ways->before, i + 1, state);

			if (is_empty(ways, from))
				continue;
			add_passing(ways, i, from, to);
			add_taken(ways, i, from, to);
			for (int t = 0; t < lists->count; t++)
				if (pool_may_take(lists, ways->face, i, t, state)) {
					to = row(ways, ways->before, i + 1,
						state + lists->list[t].stride);
					for (int w = 0; w < ways->words; w++)
						to[w] |= from[w];
				}
		}
}

static void fill_after(const struct ways *ways)
{
	const struct pool_lists *lists = ways->lists;

	set_bit(row(ways, ways->after, lists->nfloaters, lists->states - 1), ways->length);
	for (int i = lists->nfloaters - 1; i >= 0; i--)
		for (size_t state = 0; state < lists->states; state++) {
			const uint64_t *from = row(ways, ways->after, i + 1, state);
			uint64_t *to = row(ways, ways->after, i, state);

			/* no way has what is not reached from the start */
			if (is_empty(ways, row(ways, ways->before, i, state)))
				continue;
			add_passing(ways, i, from, to);
			add_taking(ways, i, from, to);
			for (int t = 0; t < lists->count; t++)
				if (pool_may_take(lists, ways->face, i, t, state)) {
					from = row(ways, ways->after, i + 1,
						state + lists->list[t].stride);
					for (int w = 0; w < ways->words; w++)
						to[w] |= from[w];
				}
		}
}

/* What a floater does on some way. */
struct done {
	bool passes, later;
	uint64_t *takes; /* places of the level's list */
	bool *takes_of;  /* [list * longest + place] */
};

/* Add what the floater does on the ways that lead through the state before him. */
static void add_done(const struct ways *ways, int floater, size_t state, struct done *done)
{
	const struct pool_lists *lists = ways->lists;
	const uint64_t *from = row(ways, ways->before, floater, state);
	const uint64_t *on = row(ways, ways->after, floater + 1, state);

	if (is_empty(ways, from))
		return;
	for (int w = 0; w < ways->words; w++) {
		const uint64_t carry = w + 1 < ways->words ? on[w + 1] << (WORD - 1) : 0;

		done->passes = done->passes || (from[w] & on[w]);
		done->takes[w] |= from[w] & (on[w] >> 1 | carry);
	}
	done->later = done->later || (has_bit(from, ways->length) && has_bit(on, ways->length));
	for (int t = 0; t < lists->count; t++) {
		if (!pool_may_take(lists, ways->face, floater, t, state))
			continue;
		on = row(ways, ways->after, floater + 1, state + lists->list[t].stride);
		for (int w = 0; w < ways->words; w++)
			if (from[w] & on[w])
				done->takes_of[t * lists->longest + lists->list[t].place[state]] =
					true;
	}
}

/* Cut the boards of a floater that no way has. */
static void cut_undone(
	const struct ways *ways, int floater, const struct done *done, struct face *face)
{
	const struct pool_lists *lists = ways->lists;
	const int u = lists->floater[floater];

	for (int v = 0; v < face->count; v++)
		if (face_has(face, u, v) && !lists->listed[v] &&
			!(is_later(ways, v) ? done->later : done->passes))
			face_cut(face, u, v);
	for (int k = 0; k < ways->length; k++)
		if (!has_bit(done->takes, k))
			face_cut(face, u, lists->now.vertex[k]);
	for (int t = 0; t < lists->count; t++)
		for (int k = 0; k < lists->list[t].count; k++)
			if (!done->takes_of[t * lists->longest + k])
				face_cut(face, u, lists->list[t].vertex[k]);
}

static bool cut_all(const struct ways *ways, struct arena *arena, struct face *face)
{
	const struct pool_lists *lists = ways->lists;

	for (int i = 0; i < lists->nfloaters; i++) {
		const struct arena_mark mark = arena_mark(arena);
		struct done done = {
			.takes = arena_alloc(arena, (size_t)ways->words, sizeof(*done.takes)),
			.takes_of = arena_alloc(arena,
				(size_t)lists->count * (size_t)lists->longest, sizeof(bool))};

		if (!done.takes || !done.takes_of)
			return false;
		for (size_t state = 0; state < lists->states; state++)
			add_done(ways, i, state, &done);
		cut_undone(ways, i, &done, face);
		arena_release(arena, mark);
	}
	return true;
}

static bool ways_init(struct ways *ways, struct pool_lists *lists, struct arena *arena)
{
	const size_t floaters = (size_t)lists->nfloaters;

	ways->lists = lists;
	ways->length = lists->now.count;
	ways->words = ways->length / WORD + 1;
	const size_t words = (size_t)ways->words, bits = (floaters + 1) * lists->states * words;

	ways->passes = arena_alloc(arena, floaters, sizeof(bool));
	ways->later = arena_alloc(arena, floaters, sizeof(bool));
	ways->takes = arena_alloc(arena, floaters * words, sizeof(uint64_t));
	ways->before = arena_alloc(arena, bits, sizeof(uint64_t));
	ways->after = arena_alloc(arena, bits, sizeof(uint64_t));
	return ways->passes && ways->later && ways->takes && ways->before && ways->after;
}

enum matching_status caa_pool_narrow(const struct caa_terms *terms, const struct branch *branch,
	int level, int card, struct face *face)
{
	struct arena *arena = terms->memory.scratch;
	const struct arena_mark mark = arena_mark(arena);
	struct pool_lists lists;
	struct ways ways = {.face = face, .field = terms->field, .level = level};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (pool_lists_make(&lists, terms, branch, face, level, card)) {
		status = MATCHING_OK;
		if (lists.states > 0) {
			if (!ways_init(&ways, &lists, arena)) {
				status = MATCHING_NO_MEMORY;
			} else {
				see_floaters(&ways);
				fill_before(&ways);
				fill_after(&ways);
				if (!has_bit(row(&ways, ways.after, 0, 0), 0))
					status = MATCHING_NONE;
				else if (!cut_all(&ways, arena, face))
					status = MATCHING_NO_MEMORY;
			}
		}
	}
	arena_release(arena, mark);
	return status;
}
