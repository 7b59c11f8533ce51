/*
 * The lists of a pooled branch.
 */
#include "caa/search/pool_lists.h"

/* What a search through all states and floaters may hold. */
enum { STATES_MOST = 1 << 22 };

/* The list of a level as vertices; `card` is the next one after it. */
static bool make_list(struct pool_lists *lists, const struct caa_terms *terms,
	const struct branch *branch, const struct face *face, int level, int card,
	struct pool_list *list)
{
	const struct field_level *cards = &terms->field->level[level];

	*list = (struct pool_list){.count = 0};
	list->vertex = arena_alloc(terms->memory.scratch, (size_t)cards->count, sizeof(int));
	if (!list->vertex)
		return false;
	for (int c = cards->first; c < cards->first + cards->count; c++)
		if (branch->turn[c] > 0) {
			list->vertex[branch->turn[c] - 1] = face_vertex(face, c);
			list->count++;
		}
	if (card >= 0)
		list->vertex[list->count++] = face_vertex(face, card);
	for (int i = 0; i < list->count; i++)
		lists->listed[list->vertex[i]] = true;
	if (list->count > lists->longest)
		lists->longest = list->count;
	return true;
}

static bool find_places(struct pool_lists *lists, struct arena *arena)
{
	for (int t = 0; t < lists->count; t++) {
		struct pool_list *list = &lists->list[t];

		list->place = arena_alloc(arena, lists->states, sizeof(int));
		if (!list->place)
			return false;
		for (size_t state = 0; state < lists->states; state++)
			list->place[state] =
				(int)(state / list->stride % ((size_t)list->count + 1));
	}
	return true;
}

bool pool_lists_make(struct pool_lists *lists, const struct caa_terms *terms,
	const struct branch *branch, const struct face *face, int level, int card)
{
	struct arena *arena = terms->memory.scratch;

	*lists = (struct pool_lists){.states = 1};
	lists->list = arena_alloc(arena, (size_t)terms->field->nlevels, sizeof(*lists->list));
	lists->floater = arena_alloc(arena, (size_t)branch->nair, sizeof(int));
	lists->listed = arena_alloc(arena, (size_t)face->count, sizeof(bool));
	if (!lists->list || !lists->floater || !lists->listed)
		return false;
	for (int k = branch->solution->block->from; k < level; k++) {
		struct pool_list *list = &lists->list[lists->count];

		if (!make_list(lists, terms, branch, face, k, CAA_NOBODY, list))
			return false;
		if (list->count == 0)
			continue;
		list->stride = lists->states;
		lists->states *= (size_t)list->count + 1;
		lists->count++;
		if (lists->states > STATES_MOST)
			break;
	}
	if (level < terms->field->nlevels &&
		!make_list(lists, terms, branch, face, level, card, &lists->now))
		return false;
	for (int i = 0; i < branch->nair; i++)
		lists->floater[lists->nfloaters++] = face_vertex(face, branch->air[i]);
	if (lists->states > STATES_MOST / ((size_t)branch->nair + 1))
		lists->states = 0;
	return find_places(lists, arena);
}

bool pool_may_take(const struct pool_lists *lists, const struct face *face, int floater, int list,
	size_t state)
{
	const int place = lists->list[list].place[state];

	return place < lists->list[list].count &&
		face_has(face, lists->floater[floater], lists->list[list].vertex[place]);
}
