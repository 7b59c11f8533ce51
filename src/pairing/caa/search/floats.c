/*
 * The general method of the British draw: who floats out of a level (8a) and who meets the floaters
 * (8b), one entry of the list after the other.
 */
#include "caa/search/floats.h"

#include "caa/search/pool.h"

struct count {
	const struct float_list *list;
	const struct branch *branch;
	const struct face *face;
	const struct float_entry *entry;
	bool *before; /* by vertex: a card of the level that stands before the entry's */
};

static bool find_before(struct count *count, const struct face_memory *memory)
{
	const struct float_list *list = count->list;

	count->before = arena_alloc(memory->scratch, (size_t)count->face->count, sizeof(bool));
	for (int v = 0; count->before && v < count->face->count; v++)
		count->before[v] = float_in_level(list, count->face->card[v]) &&
			float_place(list, count->branch, count->face->card[v], count->entry->bye) <
				count->entry->key[KEY_PLACE];
	return count->before;
}

/* Cards of the colour that stand before the entry's. */
static void count_before(const void *data, int u, int v, int32_t *columns)
{
	const struct count *count = data;
	const int end[2] = {u, v};

	for (int i = 0; i < 2; i++) {
		const int card = count->face->card[end[i]], other = count->face->card[end[1 - i]];

		if (count->before[end[i]] && other != CAA_SPARE &&
			caa_given(count->list->terms, card, other) == count->entry->colour)
			columns[0]++;
	}
}

/* Is the chosen one's board with b that of the entry? */
static bool is_chosen(const struct float_list *list, const struct float_entry *entry, int a, int b)
{
	if (!list->down)
		return b == entry->card;
	return float_is_below(list, b) && caa_given(list->terms, a, b) == entry->colour &&
		entry->bye == (b == CAA_BYE && float_bye_apart(list));
}

/*
 * Cut what contradicts the entry: nobody between the last one and this; this one floats, with its
 * colour. False: nothing does.
 */
static bool choose(const struct float_list *list, const struct branch *branch,
	const struct float_entry *entry, struct face *face)
{
	const int chosen = list->down ? entry->card : entry->met;
	bool cut = false;

	for (int u = 0; u < face->count; u++) {
		const int a = face->card[u];

		if (a != chosen && (a > chosen || !float_may_continue(list, branch, u)))
			continue;
		for (int v = 0; v < face->count; v++) {
			const int b = face->card[v];

			if (!face_has(face, u, v))
				continue;
			if (a == chosen ? !is_chosen(list, entry, a, b)
					: a < chosen && float_continues(list, branch, u, v)) {
				face_cut(face, u, v);
				cut = true;
			}
		}
	}
	return cut;
}

/*
 * The same where whom the card meets is left to the pool: it meets a floater, with its colour. Then
 * what the order of the lists forbids.
 */
static enum matching_status choose_pooled(const struct float_list *list,
	const struct branch *branch, const struct float_entry *entry, struct face *face)
{
	const int u = face_vertex(face, entry->card);

	for (int v = 0; v < face->count; v++)
		if (face_has(face, u, v) &&
			(!float_may_continue(list, branch, v) ||
				caa_given(list->terms, entry->card, face->card[v]) !=
					entry->colour))
			face_cut(face, u, v);
	return caa_pool_narrow(list->terms, branch, list->level, entry->card, face);
}

/* The place of the next one in the list of 8b of a pooled branch. */
static int next_turn(const struct float_list *list, const struct branch *branch)
{
	const struct field_level *level = &list->terms->field->level[list->level];
	int turn = 1;

	for (int c = level->first; c < level->first + level->count; c++)
		turn += branch->turn[c] != 0;
	return turn;
}

/*
 * The draws of the face that are left with edges cut, at their least by the entry's count if that
 * is not sure; *mate becomes one of them if it has to be found, and is one of the face's edges as
 * they were before, or NULL.
 */
static enum matching_status find_draws(
	const struct count *count, struct face *face, const int **mate)
{
	const struct face_memory *memory = &count->list->terms->memory;
	enum matching_status status = MATCHING_OK;
	int *found;

	if (*mate) {
		status = face_rematch(face, memory, *mate, &found);
		if (status != MATCHING_OK)
			return status;
		*mate = found;
		if (count->entry->sure && !face->crossing)
			return MATCHING_OK;
	}
	status = face_minimize(
		face, memory, count->entry->sure ? 0 : 1, count_before, count, face, &found);
	if (status == MATCHING_OK)
		*mate = found;
	return status;
}

static bool push(struct float_list *list, const struct branch *branch,
	const struct float_entry *entry, const struct face *face, const int *mate)
{
	struct branch *next = caa_branch_copy(list->terms, branch);

	list->keeping->too_many = ++list->count > list->keeping->most;
	if (!next || list->keeping->too_many)
		return false;
	next->face = *face;
	next->known = mate;
	if (list->down) {
		next->last = entry->card;
		next->air[next->nair++] = entry->card;
		next->colour[entry->card] = entry->colour;
	} else if (float_is_pooled(list)) {
		next->turn[entry->card] = next_turn(list, branch);
	} else {
		next->last = entry->met;
		next->mate[entry->card] = entry->met;
		next->mate[entry->met] = entry->card;
	}
	next->next = list->first;
	list->first = next;
	return true;
}

static enum matching_status try_entry(
	struct float_list *list, const struct branch *branch, const struct float_entry *guess)
{
	const struct arena_mark mark = arena_mark(list->terms->memory.keep);
	struct float_entry entry = *guess;
	struct face face;
	struct count count = {list, branch, &face, &entry, NULL};
	const int *mate = branch->known;
	int32_t sum = 0;
	int order;

	if (!face_copy(&face, &branch->face, &list->terms->memory))
		return MATCHING_NO_MEMORY;
	if (!find_before(&count, &list->terms->memory))
		return MATCHING_NO_MEMORY;
	if (float_is_pooled(list) || choose(list, branch, &entry, &face) || !entry.sure) {
		enum matching_status status = float_is_pooled(list)
			? choose_pooled(list, branch, &entry, &face)
			: MATCHING_OK;

		if (status == MATCHING_OK)
			status = find_draws(&count, &face, &mate);
		if (status != MATCHING_OK) {
			arena_release(list->terms->memory.keep, mark);
			return status;
		}
		for (int v = 0; v < face.count && !entry.sure; v++)
			if (mate[v] > v)
				count_before(&count, v, mate[v], &sum);
		if (!entry.sure)
			entry.key[KEY_COUNT] = sum;
	}
	order = list->first ? float_compare(&entry, &list->best) : -1;
	if (order > 0) {
		arena_release(list->terms->memory.keep, mark);
		return MATCHING_OK;
	}
	if (order < 0) {
		list->first = NULL;
		list->count = 0;
	}
	list->best = entry;
	return push(list, branch, &entry, &face, mate) ? MATCHING_OK : MATCHING_NO_MEMORY;
}

/*
 * The first card that has no way but to continue the list, or the number of cards: the list cannot
 * end before it, and nobody after it can come next.
 */
static int first_bound(const struct float_list *list, const struct branch *branch)
{
	int first = list->terms->field->count;

	for (int u = 0; u < branch->face.count; u++) {
		bool only = float_may_continue(list, branch, u) && branch->face.card[u] < first;

		for (int v = 0; only && v < branch->face.count; v++)
			only = !face_has(&branch->face, u, v) ||
				float_continues(list, branch, u, v);
		if (only)
			first = branch->face.card[u];
	}
	return first;
}

static enum matching_status try_branch(struct float_list *list, const struct branch *branch)
{
	int count;
	const int bound =
		float_is_pooled(list) ? list->terms->field->count : first_bound(list, branch);
	const struct float_entry *entries = float_gather(list, branch, bound, &count);

	if (!entries)
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		if (list->first && float_compare(&entries[i], &list->best) > 0)
			break;
		if (try_entry(list, branch, &entries[i]) == MATCHING_NO_MEMORY)
			return MATCHING_NO_MEMORY;
	}
	return MATCHING_OK;
}

/* Can the list end here? Then branch->ended, and the face has no draw in which it goes on. */
static enum matching_status try_end(const struct float_list *list, struct branch *branch)
{
	const struct arena_mark mark = arena_mark(list->terms->memory.keep);
	struct face face;
	bool open = false;
	enum matching_status status;
	int *mate;

	branch->ended = first_bound(list, branch) == list->terms->field->count;
	if (!branch->ended)
		return MATCHING_OK;
	for (int u = 0; u < branch->face.count && !open; u++)
		for (int v = 0;
			float_may_continue(list, branch, u) && v < branch->face.count && !open; v++)
			open = float_continues(list, branch, u, v);
	if (!open)
		return MATCHING_OK;
	if (!face_copy(&face, &branch->face, &list->terms->memory))
		return MATCHING_NO_MEMORY;
	for (int u = 0; u < face.count; u++)
		for (int v = 0; float_may_continue(list, branch, u) && v < face.count; v++)
			if (float_continues(list, branch, u, v))
				face_cut(&face, u, v);
	status = float_is_pooled(list)
		? caa_pool_narrow(list->terms, branch, list->level, CAA_NOBODY, &face)
		: MATCHING_OK;
	if (status == MATCHING_OK)
		status = face_minimize(&face, &list->terms->memory, 0, NULL, NULL, &face, &mate);
	branch->ended = status == MATCHING_OK;
	if (status == MATCHING_OK) {
		branch->face = face;
		branch->known = mate;
	} else {
		arena_release(list->terms->memory.keep, mark);
	}
	return status == MATCHING_NO_MEMORY ? status : MATCHING_OK;
}

/* A list that ends is smaller than one that goes on: keep the branches that can. */
static enum matching_status end_lists(
	const struct float_list *list, struct branch **branches, bool *ended)
{
	struct branch **at = branches;

	*ended = false;
	for (struct branch *branch = *branches; branch; branch = branch->next) {
		if (try_end(list, branch) != MATCHING_OK)
			return MATCHING_NO_MEMORY;
		*ended = *ended || branch->ended;
	}
	while (*ended && *at) {
		if ((*at)->ended)
			at = &(*at)->next;
		else
			*at = (*at)->next;
	}
	return MATCHING_OK;
}

static enum matching_status make_list(struct float_list *list, struct branch **branches)
{
	bool ended;

	for (struct branch *branch = *branches; branch; branch = branch->next)
		branch->last = CAA_NOBODY;
	for (;;) {
		if (end_lists(list, branches, &ended) != MATCHING_OK)
			return MATCHING_NO_MEMORY;
		if (ended)
			return MATCHING_OK;
		list->first = NULL;
		list->count = 0;
		for (const struct branch *branch = *branches; branch; branch = branch->next) {
			const struct arena_mark mark = arena_mark(list->terms->memory.scratch);
			const enum matching_status status = try_branch(list, branch);

			arena_release(list->terms->memory.scratch, mark);
			if (status != MATCHING_OK)
				return status;
		}
		if (!list->first)
			return MATCHING_NONE;
		*branches = list->first;
	}
}

enum matching_status caa_floats_down(const struct caa_terms *terms, int level,
	struct caa_keeping *keeping, struct branch **branches)
{
	struct float_list list = {.terms = terms, .level = level, .down = true, .keeping = keeping};

	return make_list(&list, branches);
}

enum matching_status caa_floats_up(const struct caa_terms *terms, int level,
	struct caa_keeping *keeping, struct branch **branches)
{
	struct float_list list = {.terms = terms, .level = level, .keeping = keeping};

	return make_list(&list, branches);
}
