/*
 * The floaters of a pool at the end of a block: the way through all lists that the last tie
 * prefers.
 */
#include "caa/search/pool.h"

#include "caa/search/pool_lists.h"

/*
 * All ways with one floater left over, or none. The face asks for its least crossings: they are
 * summed along a way.
 */
struct last_ways {
	const struct face *face;
	struct pool_lists lists;
	int left;         /* the floater left over, or -1 */
	int32_t *to_come; /* [floater * states + state]: least crossings from there, NO_WAY: none */
};

enum { NO_WAY = INT32_MAX };

static int32_t crossings_of(const struct face *face, int u, int v)
{
	return face->crossing ? face->crossing[u * face->count + v] : 0;
}

/* The crossings from here on if the floater meets the next of the list; NO_WAY: he cannot. */
static int32_t crossings_by(const struct last_ways *ways, int floater, int list, size_t state)
{
	const struct pool_lists *lists = &ways->lists;
	const struct pool_list *met = &lists->list[list];

	if (!pool_may_take(lists, ways->face, floater, list, state))
		return NO_WAY;
	const int32_t to_come =
		ways->to_come[(size_t)(floater + 1) * lists->states + state + met->stride];

	return to_come == NO_WAY ? NO_WAY
				 : to_come +
			crossings_of(ways->face, lists->floater[floater],
				met->vertex[met->place[state]]);
}

static bool fill(struct last_ways *ways, struct arena *arena)
{
	const struct pool_lists *lists = &ways->lists;
	const size_t states = lists->states, floaters = (size_t)lists->nfloaters;

	ways->to_come = arena_alloc(arena, (floaters + 1) * states, sizeof(*ways->to_come));
	if (!ways->to_come)
		return false;
	for (size_t i = 0; i < (floaters + 1) * states; i++)
		ways->to_come[i] = NO_WAY;
	ways->to_come[floaters * states + states - 1] = 0;
	for (int i = lists->nfloaters - 1; i >= 0; i--)
		for (size_t state = 0; state < states; state++) {
			int32_t *least = &ways->to_come[(size_t)i * states + state];

			if (i == ways->left)
				*least = ways->to_come[(size_t)(i + 1) * states + state];
			for (int t = 0; i != ways->left && t < lists->count; t++) {
				const int32_t by = crossings_by(ways, i, t, state);

				if (by < *least)
					*least = by;
			}
		}
	return true;
}

/* Each floater in rank order meets the highest card with which the rest can still be made. */
static void follow(const struct last_ways *ways, struct branch *branch)
{
	const struct pool_lists *lists = &ways->lists;
	const int *card = ways->face->card;
	size_t state = 0;

	for (int i = 0; i < lists->nfloaters; i++) {
		int met = CAA_NOBODY, of = 0;

		for (int t = 0; i != ways->left && t < lists->count; t++) {
			if (crossings_by(ways, i, t, state) == NO_WAY ||
				crossings_by(ways, i, t, state) !=
					ways->to_come[(size_t)i * lists->states + state])
				continue;
			const struct pool_list *list = &lists->list[t];
			const int next = card[list->vertex[list->place[state]]];

			if (met == CAA_NOBODY || next < met) {
				met = next;
				of = t;
			}
		}
		if (met == CAA_NOBODY)
			continue;
		caa_branch_pair(branch, card[lists->floater[i]], met);
		state += lists->list[of].stride;
	}
}

/* Crossings of the boards between two cards in a least matching of the face. */
static int32_t least_crossings(const struct face *face, const int *mate)
{
	int32_t sum = 0;

	for (int v = 0; v < face->count; v++)
		if (mate[v] > v && face->card[v] >= 0 && face->card[mate[v]] >= 0)
			sum += crossings_of(face, v, mate[v]);
	return sum;
}

/*
 * The branch with all boards of the pool, the floater at this place (-1: none) left over; mate is a
 * least matching that leaves him so. MATCHING_NONE: no way is as good.
 */
static enum matching_status take_way(const struct caa_terms *terms, const struct branch *branch,
	int left, const int *mate, struct branch **list)
{
	struct arena *arena = terms->memory.scratch;
	const struct arena_mark mark = arena_mark(arena);
	struct last_ways ways = {.face = &branch->face, .left = left};
	enum matching_status status = MATCHING_NO_MEMORY;
	struct branch *next;

	if (pool_lists_make(&ways.lists, terms, branch, &branch->face,
		    branch->solution->block->to + 1, CAA_NOBODY) &&
		(ways.lists.states == 0 || fill(&ways, arena)))
		status = ways.lists.states == 0 ||
				ways.to_come[0] != least_crossings(&branch->face, mate)
			? MATCHING_NONE
			: MATCHING_OK;
	if (status == MATCHING_OK) {
		next = caa_branch_copy(terms, branch);
		if (next) {
			follow(&ways, next);
			next->next = *list;
			*list = next;
		} else {
			status = MATCHING_NO_MEMORY;
		}
	}
	arena_release(arena, mark);
	return status;
}

/* Vertices of the face that are no cards: the bye, and codes of those below. */
static int count_codes(const struct face *face)
{
	int count = 0;

	for (int v = 0; v < face->count; v++)
		count += face->card[v] < 0;
	return count;
}

/* The branches with the i-th floater left over. */
static enum matching_status leave_over(
	const struct caa_terms *terms, const struct branch *branch, int i, struct branch **list)
{
	const bool out = branch->solution->block->out;
	const int card = branch->air[i], u = face_vertex(&branch->face, card);
	const int code = out ? CAA_OUT_NEUTRAL - (int)branch->colour[card] : CAA_BYE;
	struct branch *const before = *list;
	bool may = false;
	enum matching_status status;
	int *mate;

	for (int v = 0; v < branch->face.count; v++)
		may = may || (face_has(&branch->face, u, v) && branch->face.card[v] == code);
	if (!may)
		return MATCHING_NONE;
	status = caa_block_bind(terms, branch, u, code, &mate);
	if (status == MATCHING_OK)
		status = take_way(terms, branch, i, mate, list);
	if (status != MATCHING_OK || *list == before)
		return status;
	(*list)->nair = out;
	(*list)->air[0] = card;
	if (!out)
		caa_branch_pair(*list, card, CAA_BYE);
	return MATCHING_OK;
}

static enum matching_status end_branch(
	const struct caa_terms *terms, const struct branch *branch, struct branch **list)
{
	const struct caa_block *block = branch->solution->block;
	enum matching_status status = MATCHING_OK;
	int *mate;

	if (block->out && block->bye)
		return MATCHING_NONE;
	if (count_codes(&branch->face) == 0) {
		status = face_minimize(&branch->face, &terms->memory, 0, NULL, NULL, NULL, &mate);
		if (status == MATCHING_OK)
			status = take_way(terms, branch, -1, mate, list);
		if (status == MATCHING_OK)
			(*list)->nair = 0;
		return status;
	}
	for (int i = 0; i < branch->nair; i++) {
		status = leave_over(terms, branch, i, list);
		if (status == MATCHING_NO_MEMORY)
			return status;
	}
	return MATCHING_OK;
}

enum matching_status caa_pool_end(const struct caa_terms *terms, struct branch **branches)
{
	struct branch *list = NULL;

	for (const struct branch *branch = *branches; branch; branch = branch->next)
		if (end_branch(terms, branch, &list) == MATCHING_NO_MEMORY)
			return MATCHING_NO_MEMORY;
	*branches = list;
	return list ? MATCHING_OK : MATCHING_NONE;
}
