/*
 * Who could come next in a list of floaters, with what the face says of his place.
 */
#include "caa/search/floats.h"

#include <stdlib.h>

/* All three of enum pairing_colour as bits. */
enum { ALL_COLOURS = 7 };

bool float_is_pooled(const struct float_list *list)
{
	return list->keeping->pooled && !list->down;
}

int float_compare(const struct float_entry *a, const struct float_entry *b)
{
	for (int i = 0; i < KEYS; i++)
		if (a->key[i] != b->key[i])
			return a->key[i] < b->key[i] ? -1 : 1;
	return 0;
}

static int compare_entries(const void *one, const void *two)
{
	const struct float_entry *a = one, *b = two;
	const int order = float_compare(a, b);

	if (order != 0)
		return order;
	if (a->met != b->met)
		return a->met < b->met ? -1 : 1;
	if (a->bye != b->bye)
		return a->bye ? 1 : -1;
	return (a->colour > b->colour) - (a->colour < b->colour);
}

bool float_in_level(const struct float_list *list, int card)
{
	return card >= 0 && list->terms->field->card[card].level == list->level;
}

bool float_is_below(const struct float_list *list, int b)
{
	return b == CAA_BYE || (b <= CAA_OUT_NEUTRAL && b >= CAA_OUT_BLACK) ||
		(b >= 0 && list->terms->field->card[b].level > list->level);
}

bool float_bye_apart(const struct float_list *list)
{
	return list->down && caa_bye_order() != caa_down_order(&list->terms->options);
}

int float_place(const struct float_list *list, const struct branch *branch, int card, bool bye)
{
	const struct field_level *level = &list->terms->field->level[list->level];
	const struct caa_options *options = &list->terms->options;
	const enum caa_order order = bye ? caa_bye_order()
		: list->down             ? caa_down_order(options)
					 : caa_up_order(options);

	return caa_place(
		order, level->count, branch->solution->line[list->level], card - level->first);
}

bool float_may_continue(const struct float_list *list, const struct branch *branch, int u)
{
	const int a = branch->face.card[u];

	if (a < 0 || a <= branch->last)
		return false;
	return list->down ? float_in_level(list, a)
			  : list->terms->field->card[a].level < list->level;
}

bool float_continues(const struct float_list *list, const struct branch *branch, int u, int v)
{
	const int b = branch->face.card[v];

	return face_has(&branch->face, u, v) && float_may_continue(list, branch, u) &&
		(list->down ? float_is_below(list, b)
			    : float_in_level(list, b) && branch->turn[b] == 0);
}

/* Of the cards before a place: by colour, who has it in all draws of the face, and in some only. */
struct before {
	int all[3], some[3];
};

/* What the face says about a level before its next entry is chosen. */
struct outlook {
	unsigned char *colours; /* by place: those that the card can still have, as bits */
	struct before *before;  /* by place */
	bool *seen;             /* [card of the level * 3 + colour]: there is such an entry */
};

/* Places are those of the order for the bye if `bye`. False when out of memory. */
static bool look_out(const struct float_list *list, const struct branch *branch, bool bye,
	struct outlook *outlook)
{
	const struct face *face = &branch->face;
	const size_t level = (size_t)list->terms->field->level[list->level].count;
	struct arena *arena = list->terms->memory.scratch;

	outlook->colours = arena_alloc(arena, level, sizeof(*outlook->colours));
	outlook->before = arena_alloc(arena, level + 1, sizeof(*outlook->before));
	outlook->seen = arena_alloc(arena, 3 * level, sizeof(*outlook->seen));
	if (!outlook->colours || !outlook->before || !outlook->seen)
		return false;
	for (int u = 0; u < face->count; u++) {
		const int a = face->card[u];

		if (!float_in_level(list, a))
			continue;
		unsigned char *colours = &outlook->colours[float_place(list, branch, a, bye)];

		for (int v = 0; v < face->count && *colours != ALL_COLOURS; v++)
			if (face_has(face, u, v))
				*colours |= (unsigned char)(1
					<< caa_given(list->terms, a, face->card[v]));
	}
	for (size_t i = 0; i < level; i++) {
		outlook->before[i + 1] = outlook->before[i];
		for (int colour = 0; colour < 3; colour++) {
			const unsigned bit = 1U << colour;

			outlook->before[i + 1].all[colour] += outlook->colours[i] == bit;
			outlook->before[i + 1].some[colour] +=
				outlook->colours[i] != bit && (outlook->colours[i] & bit) != 0;
		}
	}
	return true;
}

/* Add an entry of this card, opponent, colour and way out, unless it is there. */
static void add_entry(const struct float_list *list, const struct branch *branch,
	const struct outlook *outlook, struct float_entry entry, struct float_entry *entries,
	int *count)
{
	const int card = entry.card, first = list->terms->field->level[list->level].first;
	bool *seen = &outlook->seen[(card - first) * 3 + (int)entry.colour];

	/* a card may meet many, but each of them once */
	if (*seen && entry.met == CAA_NOBODY)
		return;
	*seen = true;
	entry.key[KEY_MARK] = caa_float_mark(list->terms, card, list->down);
	entry.key[KEY_HISTORY] = caa_float_history(list->terms, card, list->down);
	entry.key[KEY_PLACE] = float_place(list, branch, card, entry.bye);
	entry.key[KEY_COUNT] = outlook->before[entry.key[KEY_PLACE]].all[entry.colour];
	entry.sure = outlook->before[entry.key[KEY_PLACE]].some[entry.colour] == 0;
	entries[(*count)++] = entry;
}

/* The entry that the edge from u to v makes. */
static struct float_entry entry_of(
	const struct float_list *list, const struct branch *branch, int u, int v)
{
	const int a = branch->face.card[u], b = branch->face.card[v];

	return (struct float_entry){.card = list->down ? a : b,
		.met = list->down || float_is_pooled(list) ? CAA_NOBODY : a,
		.colour = list->down ? caa_given(list->terms, a, b) : caa_given(list->terms, b, a),
		.bye = b == CAA_BYE && float_bye_apart(list)};
}

struct float_entry *float_gather(
	const struct float_list *list, const struct branch *branch, int bound, int *count)
{
	const struct face *face = &branch->face;
	const size_t level = (size_t)list->terms->field->level[list->level].count;
	const size_t most = 6 * level * (list->down ? 1 : (size_t)branch->nair);
	struct float_entry *entries =
		arena_alloc(list->terms->memory.scratch, most, sizeof(*entries));
	struct outlook outlook[2];

	if (!entries || !look_out(list, branch, false, &outlook[false]) ||
		(float_bye_apart(list) && !look_out(list, branch, true, &outlook[true])))
		return NULL;
	*count = 0;
	for (int u = 0; u < face->count; u++) {
		if (!float_may_continue(list, branch, u) || face->card[u] > bound)
			continue;
		for (int v = 0; v < face->count; v++) {
			if (!float_continues(list, branch, u, v))
				continue;
			const struct float_entry entry = entry_of(list, branch, u, v);

			add_entry(list, branch, &outlook[entry.bye], entry, entries, count);
		}
	}
	qsort(entries, (size_t)*count, sizeof(*entries), compare_entries);
	return entries;
}
