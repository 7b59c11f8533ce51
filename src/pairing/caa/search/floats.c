/*
 * The general method of the British draw: who floats out of a level (8a) and who meets the floaters
 * (8b), one entry of the list after the other.
 */
#include "caa/search/block.h"

#include <stdlib.h>

enum { KEY_MARK, KEY_HISTORY, KEY_COUNT, KEY_PLACE, KEYS };

struct entry {
	int card;                   /* who floats */
	int met;                    /* 8b: the floater from above; 8a: CAA_NOBODY */
	enum pairing_colour colour; /* given to the card */
	bool bye;                   /* has the bye, which is sought in an order of its own */
	int key[KEYS];              /* the entry; the count is a lower bound until it is solved */
	bool sure;                  /* all draws of the face have this count */
};

struct list {
	const struct caa_terms *terms;
	int level;
	bool down; /* 8a, else 8b */
	struct entry best;
	struct branch *first;
};

static int compare_keys(const struct entry *a, const struct entry *b)
{
	for (int i = 0; i < KEYS; i++)
		if (a->key[i] != b->key[i])
			return a->key[i] < b->key[i] ? -1 : 1;
	return 0;
}

static int compare_entries(const void *one, const void *two)
{
	const struct entry *a = one, *b = two;
	const int order = compare_keys(a, b);

	if (order != 0)
		return order;
	if (a->met != b->met)
		return a->met < b->met ? -1 : 1;
	if (a->bye != b->bye)
		return a->bye ? 1 : -1;
	return (a->colour > b->colour) - (a->colour < b->colour);
}

static bool in_level(const struct list *list, int card)
{
	return card >= 0 && list->terms->field->card[card].level == list->level;
}

/* Is b below the level (the bye is, and whoever is not in this block)? */
static bool is_below(const struct list *list, int b)
{
	return b == CAA_BYE || (b <= CAA_OUT_NEUTRAL && b >= CAA_OUT_BLACK) ||
		(b >= 0 && list->terms->field->card[b].level > list->level);
}

/* Is the bye sought in another order than downfloaters? */
static bool bye_apart(const struct list *list)
{
	return list->down && caa_bye_order() != caa_down_order(&list->terms->options);
}

/* Place in the order of search, of that for the bye if `bye`. */
static int place_of(const struct list *list, const struct branch *branch, int card, bool bye)
{
	const struct field_level *level = &list->terms->field->level[list->level];
	const struct caa_options *options = &list->terms->options;
	const enum caa_order order = bye ? caa_bye_order()
		: list->down             ? caa_down_order(options)
					 : caa_up_order(options);

	return caa_place(
		order, level->count, branch->solution->line[list->level], card - level->first);
}

/* Can the card at vertex u, or the card in the air there, continue the list at all? */
static bool may_continue(const struct list *list, const struct branch *branch, int u)
{
	const int a = branch->face.card[u];

	if (a < 0 || a <= branch->last)
		return false;
	return list->down ? in_level(list, a) : list->terms->field->card[a].level < list->level;
}

/*
 * An edge that makes the card at vertex u, or lets the card in the air there, continue the list
 * after branch->last.
 */
static bool continues(const struct list *list, const struct branch *branch, int u, int v)
{
	const int b = branch->face.card[v];

	return may_continue(list, branch, u) && face_has(&branch->face, u, v) &&
		(list->down ? is_below(list, b) : in_level(list, b));
}

struct count {
	const struct list *list;
	const struct branch *branch;
	const struct face *face;
	const struct entry *entry;
	bool *before; /* by vertex: a card of the level that stands before the entry's */
};

static bool find_before(struct count *count, const struct face_memory *memory)
{
	const struct list *list = count->list;

	count->before = arena_alloc(memory->scratch, (size_t)count->face->count, sizeof(bool));
	for (int v = 0; count->before && v < count->face->count; v++)
		count->before[v] = in_level(list, count->face->card[v]) &&
			place_of(list, count->branch, count->face->card[v], count->entry->bye) <
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

/* By place in the order: the colours that the card can still have, as bits. */
static void possible_colours(
	const struct list *list, const struct branch *branch, bool bye, unsigned char *colours)
{
	const struct face *face = &branch->face;

	for (int u = 0; u < face->count; u++) {
		const int a = face->card[u];

		if (!in_level(list, a))
			continue;
		for (int v = 0; v < face->count; v++)
			if (face_has(face, u, v))
				colours[place_of(list, branch, a, bye)] |= (unsigned char)(1
					<< caa_given(list->terms, a, face->card[v]));
	}
}

/* Add an entry of this card, opponent, colour and way out, unless it is there. */
static void add_entry(const struct list *list, const struct branch *branch,
	const unsigned char *colours, struct entry entry, struct entry *entries, int *count)
{
	const int card = entry.card;

	for (int i = 0; i < *count; i++)
		if (entries[i].card == card && entries[i].met == entry.met &&
			entries[i].colour == entry.colour && entries[i].bye == entry.bye)
			return;
	entry.key[KEY_MARK] = caa_float_mark(list->terms, card, list->down);
	entry.key[KEY_HISTORY] = caa_float_history(list->terms, card, list->down);
	entry.key[KEY_PLACE] = place_of(list, branch, card, entry.bye);
	entry.sure = true;
	for (int i = 0; i < entry.key[KEY_PLACE]; i++) {
		entry.key[KEY_COUNT] += colours[i] == 1U << entry.colour;
		entry.sure = entry.sure &&
			(colours[i] == 1U << entry.colour || !(colours[i] & 1U << entry.colour));
	}
	entries[(*count)++] = entry;
}

/*
 * All entries that could come next, with lower bounds of their counts, in that order. NULL when out
 * of memory.
 */
static struct entry *gather(const struct list *list, const struct branch *branch, int *count)
{
	const struct face *face = &branch->face;
	const size_t level = (size_t)list->terms->field->level[list->level].count;
	const size_t most = 6 * level * (list->down ? 1 : (size_t)branch->nair);
	unsigned char *colours =
		arena_alloc(list->terms->memory.scratch, 2 * level, sizeof(*colours));
	struct entry *entries = arena_alloc(list->terms->memory.scratch, most, sizeof(*entries));

	if (!colours || !entries)
		return NULL;
	possible_colours(list, branch, false, colours);
	if (bye_apart(list))
		possible_colours(list, branch, true, colours + level);
	*count = 0;
	for (int u = 0; u < face->count; u++) {
		for (int v = 0; may_continue(list, branch, u) && v < face->count; v++) {
			const int a = face->card[u], b = face->card[v];

			if (!continues(list, branch, u, v))
				continue;
			const bool bye = b == CAA_BYE && bye_apart(list);
			const struct entry entry = {.card = list->down ? a : b,
				.met = list->down ? CAA_NOBODY : a,
				.colour = list->down ? caa_given(list->terms, a, b)
						     : caa_given(list->terms, b, a),
				.bye = bye};

			add_entry(list, branch, bye ? colours + level : colours, entry, entries,
				count);
		}
	}
	qsort(entries, (size_t)*count, sizeof(*entries), compare_entries);
	return entries;
}

/* Is the chosen one's board with b that of the entry? */
static bool is_chosen(const struct list *list, const struct entry *entry, int a, int b)
{
	if (!list->down)
		return b == entry->card;
	return is_below(list, b) && caa_given(list->terms, a, b) == entry->colour &&
		entry->bye == (b == CAA_BYE && bye_apart(list));
}

/*
 * Cut what contradicts the entry: nobody between the last one and this; this one floats, with its
 * colour. False: nothing does.
 */
static bool choose(const struct list *list, const struct branch *branch, const struct entry *entry,
	struct face *face)
{
	const int chosen = list->down ? entry->card : entry->met;
	bool cut = false;

	for (int u = 0; u < face->count; u++) {
		const int a = face->card[u];

		if (a != chosen && (a > chosen || !may_continue(list, branch, u)))
			continue;
		for (int v = 0; v < face->count; v++) {
			const int b = face->card[v];

			if (!face_has(face, u, v))
				continue;
			if (a == chosen ? !is_chosen(list, entry, a, b)
					: a < chosen && continues(list, branch, u, v)) {
				face_cut(face, u, v);
				cut = true;
			}
		}
	}
	return cut;
}

static bool push(struct list *list, const struct branch *branch, const struct entry *entry,
	const struct face *face)
{
	struct branch *next = caa_branch_copy(list->terms, branch);

	if (!next)
		return false;
	next->face = *face;
	if (list->down) {
		next->last = entry->card;
		next->air[next->nair++] = entry->card;
		next->colour[entry->card] = entry->colour;
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
	struct list *list, const struct branch *branch, const struct entry *guess)
{
	const struct arena_mark mark = arena_mark(list->terms->memory.keep);
	struct entry entry = *guess;
	struct face face;
	struct count count = {list, branch, &face, &entry, NULL};
	int32_t sum = 0;
	int *mate, order;

	if (!face_copy(&face, &branch->face, &list->terms->memory))
		return MATCHING_NO_MEMORY;
	if (!find_before(&count, &list->terms->memory))
		return MATCHING_NO_MEMORY;
	if (choose(list, branch, &entry, &face) || !entry.sure) {
		const enum matching_status status = face_minimize(&face, &list->terms->memory,
			entry.sure ? 0 : 1, count_before, &count, &face, &mate);

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
	order = list->first ? compare_keys(&entry, &list->best) : -1;
	if (order > 0) {
		arena_release(list->terms->memory.keep, mark);
		return MATCHING_OK;
	}
	if (order < 0)
		list->first = NULL;
	list->best = entry;
	return push(list, branch, &entry, &face) ? MATCHING_OK : MATCHING_NO_MEMORY;
}

/*
 * The first card that has no way but to continue the list, or the number of cards: the list cannot
 * end before it, and nobody after it can come next.
 */
static int first_bound(const struct list *list, const struct branch *branch)
{
	int first = list->terms->field->count;

	for (int u = 0; u < branch->face.count; u++) {
		bool only = may_continue(list, branch, u) && branch->face.card[u] < first;

		for (int v = 0; only && v < branch->face.count; v++)
			only = !face_has(&branch->face, u, v) || continues(list, branch, u, v);
		if (only)
			first = branch->face.card[u];
	}
	return first;
}

static enum matching_status try_branch(struct list *list, const struct branch *branch)
{
	int count;
	const struct entry *entries = gather(list, branch, &count);
	const int bound = first_bound(list, branch);

	if (!entries)
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		if ((list->down ? entries[i].card : entries[i].met) > bound)
			continue;
		if (list->first && compare_keys(&entries[i], &list->best) > 0)
			break;
		if (try_entry(list, branch, &entries[i]) == MATCHING_NO_MEMORY)
			return MATCHING_NO_MEMORY;
	}
	return MATCHING_OK;
}

/* Can the list end here? Then branch->ended, and the face has no draw in which it goes on. */
static enum matching_status try_end(const struct list *list, struct branch *branch)
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
		for (int v = 0; v < branch->face.count && !open; v++)
			open = continues(list, branch, u, v);
	if (!open)
		return MATCHING_OK;
	if (!face_copy(&face, &branch->face, &list->terms->memory))
		return MATCHING_NO_MEMORY;
	for (int u = 0; u < face.count; u++)
		for (int v = 0; v < face.count; v++)
			if (continues(list, branch, u, v))
				face_cut(&face, u, v);
	status = face_minimize(&face, &list->terms->memory, 0, NULL, NULL, &face, &mate);
	branch->ended = status == MATCHING_OK;
	if (status == MATCHING_OK)
		branch->face = face;
	else
		arena_release(list->terms->memory.keep, mark);
	return status == MATCHING_NO_MEMORY ? status : MATCHING_OK;
}

/* A list that ends is smaller than one that goes on: keep the branches that can. */
static enum matching_status end_lists(
	const struct list *list, struct branch **branches, bool *ended)
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

static enum matching_status make_list(struct list *list, struct branch **branches)
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

enum matching_status caa_floats_down(
	const struct caa_terms *terms, int level, struct branch **branches)
{
	struct list list = {.terms = terms, .level = level, .down = true};

	return make_list(&list, branches);
}

enum matching_status caa_floats_up(
	const struct caa_terms *terms, int level, struct branch **branches)
{
	struct list list = {.terms = terms, .level = level};

	return make_list(&list, branches);
}
