/*
 * One score group: the natural pairing, and the least switches that give the best colours.
 */
#include "uscf/group.h"

#include <stdlib.h>

#include "cards/colour.h"
#include "uscf/dues.h"
#include "uscf/graph.h"

static int least(int a, int b)
{
	return a < b ? a : b;
}

static int points(const struct uscf_group *group, int i, int j)
{
	return uscf_points(group->uscf, group->card[i], group->card[j]);
}

static bool is_same_half(const struct uscf_group *group, int i, int j)
{
	return (i < group->count / 2) == (j < group->count / 2);
}

void uscf_count_colour(
	const struct uscf *uscf, int card, enum pairing_colour given, int64_t *counts)
{
	switch (uscf_clash_of(uscf, card, given)) {
	case USCF_THIRD:
		counts[USCF_THIRD_RUN]++;
		break;
	case USCF_EQUALIZE:
		counts[USCF_UNEQUAL]++;
		break;
	case USCF_ALTERNATE:
		counts[USCF_UNALTERED]++;
		break;
	case USCF_FINE:
		break;
	}
}

void uscf_count_clash(const struct uscf *uscf, int a, int b, int64_t *counts)
{
	const struct field_card *card = uscf->field.card;
	const char *rule;
	enum pairing_colour colour;

	/* each has his due one, or there is none */
	if (uscf->card[a].due != uscf->card[b].due && card[a].pinned == PAIRING_NEUTRAL &&
		card[b].pinned == PAIRING_NEUTRAL)
		return;
	colour = uscf_colour(uscf, a, b, &rule);
	uscf_count_colour(uscf, a, colour, counts);
	uscf_count_colour(uscf, b, colour_other(colour), counts);
}

void uscf_group_count_switch(const struct uscf_group *group, int i, int j, int64_t *counts)
{
	const struct uscf_options *options = &group->uscf->options;
	const int *natural = group->natural;
	const int cost = least(points(group, j, natural[i]), points(group, i, natural[j]));
	const bool crosses = is_same_half(group, i, j);

	if (natural[i] == j)
		return;
	if (cost > options->equalize || (crosses && options->interchanges == USCF_INTERCHANGES_OFF))
		counts[USCF_OVER]++;
	else if (cost > options->alternate ||
		(crosses && options->interchanges == USCF_INTERCHANGES_EQUALIZE))
		counts[USCF_WIDE]++;
	else
		counts[USCF_CROSSED] += crosses;
	counts[USCF_POINTS] += cost;
	counts[USCF_MOVED]++;
	counts[USCF_PLACES] += least(abs(j - natural[i]), abs(i - natural[j]));
	counts[USCF_HEIGHT] += group->count - i;
}

void uscf_group_count(const struct uscf_group *group, int i, int j, int64_t *counts)
{
	uscf_count_clash(group->uscf, group->card[i], group->card[j], counts);
	uscf_group_count_switch(group, i, j, counts);
}

static bool is_naturally_clean(const struct uscf_group *group)
{
	const int half = group->count / 2;

	for (int i = 0; i < half; i++)
		if (uscf_bars(group->uscf, group->card[i], group->card[i + half]) != 0)
			return false;
	return true;
}

/* The most points between two cards. */
static int spread(const struct uscf_group *group)
{
	int high = 0, low = 0;

	for (int i = 0; i < group->count; i++) {
		const int rating = group->uscf->field.card[group->card[i]].rating;

		if (rating <= 0)
			continue;
		high = rating > high ? rating : high;
		low = low == 0 || rating < low ? rating : low;
	}
	return high - low;
}

struct natural_fields {
	struct layout layout;
	struct layout_field forbidden, mates, crossed, points, moved, places, height;
	struct uscf_bar_fields bars;
};

static struct natural_fields natural_layout(const struct uscf_group *group)
{
	const int n = group->count, widest = spread(group);
	struct natural_fields fields = {.layout = {0, 0}};

	fields.forbidden = layout_add(&fields.layout, n);
	fields.bars = uscf_bar_layout(&fields.layout, n);
	fields.mates = layout_add(&fields.layout, n);
	fields.crossed = layout_add(&fields.layout, n);
	fields.points = layout_add(&fields.layout, (int64_t)n * widest);
	fields.moved = layout_add(&fields.layout, n);
	fields.places = layout_add(&fields.layout, (int64_t)n * n);
	fields.height = layout_add(&fields.layout, (int64_t)n * n);
	return fields;
}

struct natural_context {
	const struct uscf_group *group;
	struct natural_fields fields;
};

/* Instead of place i + half the place j: what that costs. */
static bool put_natural(const void *context, int i, int j, int64_t *weight)
{
	const struct natural_context *natural = context;
	const struct uscf_group *group = natural->group;
	const struct natural_fields *fields = &natural->fields;
	const int half = group->count / 2;
	const bool crosses = is_same_half(group, i, j);
	/* whom the upper one would have met; of two in the lower half, whom the lower one would */
	const int instead = i < half ? i + half : j - half, comes = i < half ? j : i;
	const unsigned bars = uscf_bars(group->uscf, group->card[i], group->card[j]);

	if (bars & USCF_FORBIDDEN)
		layout_put(fields->forbidden, 1, weight);
	uscf_bar_put(group->uscf, &fields->bars, group->card[i], group->card[j], bars, weight);
	if (bars & USCF_MATES)
		layout_put(fields->mates, 1, weight);
	if (j == i + half)
		return true;
	layout_put(fields->crossed, crosses, weight);
	layout_put(fields->points, points(group, comes, instead), weight);
	layout_put(fields->moved, 1, weight);
	layout_put(fields->places, abs(comes - instead), weight);
	layout_put(fields->height, group->count - i, weight);
	return true;
}

enum matching_status uscf_group_natural(struct uscf_group *group, struct arena *arena)
{
	const int half = group->count / 2;
	struct natural_context context;
	struct uscf_places places;
	int64_t *inside;

	group->natural = arena_alloc(arena, (size_t)group->count, sizeof(int));
	if (!group->natural)
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < half; i++) {
		group->natural[i] = i + half;
		group->natural[i + half] = i;
	}
	if (is_naturally_clean(group))
		return MATCHING_OK;
	context = (struct natural_context){group, natural_layout(group)};
	places = (struct uscf_places){
		group->count, context.fields.layout.words, put_natural, &context, NULL};
	inside = arena_alloc(arena, (size_t)places.width, sizeof(*inside));
	if (!inside)
		return MATCHING_NO_MEMORY;
	layout_put(context.fields.crossed, 1, inside);
	places.inside = inside;
	return uscf_least_pairing(&places, arena, group->natural);
}

struct pair_context {
	const struct uscf_group *group;
	struct layout layout;
	struct uscf_bar_fields bars;
	struct layout_field mates, count[USCF_COUNTS];
	bool clean; /* there is a pairing with nothing against it, so all others are left out */
};

static bool is_free(const struct uscf_group *group)
{
	for (int i = 0; i < group->count; i++)
		if (!uscf_clean(group->uscf, group->card[i], group->card[group->natural[i]]) ||
			!field_pins_allow(&group->uscf->field, group->card[i],
				group->card[group->natural[i]]))
			return false;
	return true;
}

static void pair_layout(struct pair_context *pair)
{
	const struct uscf_group *group = pair->group;
	const int n = group->count, widest = spread(group);

	pair->clean = is_free(group);
	if (!pair->clean) {
		pair->bars = uscf_bar_layout(&pair->layout, n);
		pair->mates = layout_add(&pair->layout, n);
	}
	for (int k = USCF_THIRD_RUN; k < USCF_COUNTS; k++)
		pair->count[k] = layout_add(&pair->layout,
			k == USCF_POINTS                               ? (int64_t)n * widest
				: k == USCF_PLACES || k == USCF_HEIGHT ? (int64_t)n * n
								       : n);
}

static bool put_pair(const void *context, int i, int j, int64_t *weight)
{
	const struct pair_context *pair = context;
	const struct uscf_group *group = pair->group;
	const int a = group->card[i], b = group->card[j];
	const unsigned bars = uscf_bars(group->uscf, a, b);
	int64_t counts[USCF_COUNTS] = {0};

	if ((pair->clean && bars) || (bars & USCF_FORBIDDEN) ||
		!field_pins_allow(&group->uscf->field, a, b))
		return false;
	if (bars) {
		uscf_bar_put(group->uscf, &pair->bars, a, b, bars, weight);
		if (bars & USCF_MATES)
			layout_put(pair->mates, 1, weight);
	}
	uscf_group_count(group, i, j, counts);
	for (int k = USCF_THIRD_RUN; k < USCF_COUNTS; k++)
		if (counts[k] != 0)
			layout_put(pair->count[k], counts[k], weight);
	return true;
}

/* Nothing to be gained: the natural pairing is as good as its cards can be. */
static bool is_best(const struct uscf_group *group)
{
	int64_t counts[USCF_COUNTS] = {0}, least[USCF_COUNTS] = {0};
	struct uscf_dues dues;

	for (int i = 0; i < group->count; i++)
		if (group->natural[i] > i)
			uscf_group_count(group, i, group->natural[i], counts);
	uscf_dues_read(&dues, group->uscf, group->card, group->count);
	uscf_dues_least(&dues, 0, least);
	for (int k = 0; k < USCF_COUNTS; k++)
		if (counts[k] != least[k])
			return false;
	return true;
}

enum matching_status uscf_group_pair(const struct uscf_group *group, struct arena *arena, int *mate)
{
	struct pair_context pair = {.group = group};
	struct uscf_places places;

	if (group->count == 0)
		return MATCHING_OK;
	pair_layout(&pair);
	if (pair.clean && is_best(group)) {
		for (int i = 0; i < group->count; i++)
			mate[i] = group->natural[i];
		return MATCHING_OK;
	}
	places = (struct uscf_places){group->count, pair.layout.words, put_pair, &pair, NULL};
	return uscf_least_pairing(&places, arena, mate);
}

/* Dirac: with at least half of the others open to everybody there is a way. */
static bool is_open(const struct uscf *uscf, const int *card, int count)
{
	for (int i = 0; i < count; i++) {
		int open = 0;

		for (int j = 0; j < count && 2 * open < count; j++)
			open += j != i && uscf_free(uscf, card[i], card[j]);
		if (2 * open < count)
			return false;
	}
	return true;
}

/* Whoever is free for the i-th card: one who is not taken, else any, else -1. */
static int find_free(const struct uscf *uscf, const int *card, int count, const bool *taken, int i)
{
	int any = -1;

	for (int j = 0; j < count; j++) {
		if (j == i || !uscf_free(uscf, card[i], card[j]))
			continue;
		if (!taken[j])
			return j;
		any = j;
	}
	return any;
}

/*
 * A pairing as far as it is seen without a search: those on whom a pin lies find somebody one after
 * the other, and the rest, who are barred from few, are paired by Dirac. 0: a pinned one has nobody
 * at all, so there is none; -1: it is not seen. `taken` is by place, zeroed.
 */
static int see_pairing(const struct uscf *uscf, const int *card, int count, bool *taken)
{
	int left = count;

	for (int i = 0; i < count; i++) {
		int other;

		if (taken[i] || uscf->blind || !field_fixed(&uscf->field, card[i]))
			continue;
		other = find_free(uscf, card, count, taken, i);
		if (other < 0)
			return 0;
		if (taken[other])
			return -1;
		taken[i] = taken[other] = true;
		left -= 2;
	}
	return left == 0 || 2 * (left - 1 - uscf->barred_most) >= left ? 1 : -1;
}

/* May the two meet without breaking a rule? Team-mates whose group needs it may. */
static bool may_need(const struct uscf *uscf, int a, int b)
{
	return (uscf_bars(uscf, a, b) & ~(unsigned)USCF_MATES) == 0;
}

typedef bool may_meet(const struct uscf *uscf, int a, int b);

/* Edges between pairs that may meet; a vertex behind the cards can have any, which is left over. */
static bool fill_pairs(const struct uscf *uscf, const int *card, int count, int left, may_meet *may,
	struct arena *arena, struct uscf_graph *graph)
{
	if (!uscf_graph_init(graph, arena, count + left, 1))
		return false;
	for (int i = 0; i < count; i++)
		for (int j = i + 1; j < count + left; j++)
			if (j >= count || may(uscf, card[i], card[j]))
				(void)uscf_graph_edge(graph, i, j);
	return true;
}

static int fewest_left(
	const struct uscf *uscf, const int *card, int count, may_meet *may, struct arena *arena)
{
	const struct arena_mark mark = arena_mark(arena);
	enum matching_status status = MATCHING_NONE;
	int left = count % 2;

	for (; status == MATCHING_NONE && left <= count; left += 2) {
		struct uscf_graph graph;
		struct matching matching;

		status = MATCHING_NO_MEMORY;
		if (fill_pairs(uscf, card, count, left, may, arena, &graph))
			status = matching_solve(&graph.graph, arena, &matching);
		arena_release(arena, mark);
	}
	return status == MATCHING_OK ? left - 2 : -1;
}

int uscf_group_fewest_left(const struct uscf *uscf, const int *card, int count, struct arena *arena)
{
	return fewest_left(uscf, card, count, may_need, arena);
}

int uscf_group_free_left(const struct uscf *uscf, const int *card, int count, struct arena *arena)
{
	return fewest_left(uscf, card, count, uscf_free, arena);
}

int uscf_group_is_pairable(const struct uscf *uscf, const int *card, int count, struct arena *arena)
{
	struct arena_mark mark = arena_mark(arena);
	bool *taken = arena_alloc(arena, (size_t)count, sizeof(*taken));
	struct uscf_graph graph;
	struct matching matching;
	enum matching_status status = MATCHING_NO_MEMORY;
	int seen = count % 2 != 0 ? 0 : -1;

	if (taken && seen < 0)
		seen = see_pairing(uscf, card, count, taken);
	if (taken && seen < 0 && is_open(uscf, card, count))
		seen = 1;
	if (taken && seen < 0 && fill_pairs(uscf, card, count, 0, uscf_free, arena, &graph))
		status = matching_solve(&graph.graph, arena, &matching);
	arena_release(arena, mark);
	if (taken && seen >= 0)
		return seen;
	return status == MATCHING_NO_MEMORY ? -1 : status == MATCHING_OK;
}
