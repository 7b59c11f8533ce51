/*
 * Colours that another odd player, or another opponent of one, would give.
 */
#include "uscf_switch.h"

#include <string.h>

#include "uscf_bye.h"

enum { EVERY_MOST = 3000 };            /* choices of a group that are all tried */
enum { COLOURS = USCF_UNALTERED + 1 }; /* counts that colours are judged by */

void uscf_count_odd(const struct uscf *uscf, int points, int64_t *counts)
{
	if (points > uscf->options.equalize)
		counts[USCF_ODD_OVER]++;
	else if (points > uscf->options.alternate)
		counts[USCF_WIDE]++;
}

int uscf_drop_points(const struct uscf *uscf, int card, int instead)
{
	if (uscf->field.card[card].rating <= 0 && uscf->field.card[instead].rating > 0)
		return uscf->options.equalize + 1;
	return uscf_points(uscf, card, instead);
}

static void count_floats(
	const struct uscf_plan *plan, const struct uscf_choice *choice, int64_t *counts)
{
	for (int i = 0; i < choice->nfloats; i++)
		if (choice->opponent[i] >= 0)
			uscf_count_clash(
				plan->uscf, choice->floats[i], choice->opponent[i], counts);
}

/* What the switches of a choice against the natural one cost. */
static void count_odd(const struct uscf_plan *plan, const struct uscf_choice *natural,
	const struct uscf_choice *choice, int64_t *counts)
{
	const struct uscf *uscf = plan->uscf;

	for (int i = 0; i < choice->nfloats; i++)
		if (choice->opponent[i] != natural->opponent[i])
			uscf_count_odd(uscf,
				uscf_points(uscf, choice->opponent[i], natural->opponent[i]),
				counts);
	for (int i = 0; i < choice->ndrops; i++)
		if (choice->drops[i] != natural->drops[i])
			uscf_count_odd(uscf,
				uscf_drop_points(uscf, choice->drops[i], natural->drops[i]),
				counts);
}

static int compare(const int64_t *a, const int64_t *b)
{
	for (int i = 0; i < COLOURS; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}

/* The next group by the natural choice; MATCHING_NONE: nobody comes down to it. */
static enum matching_status choose_next(
	const struct uscf_plan *plan, const struct uscf_choice *choice, struct uscf_choice *next)
{
	enum matching_status status = MATCHING_NO_MEMORY;

	if (choice->ndown == 0 || choice->level + 1 >= plan->uscf->field.nlevels)
		return MATCHING_NONE;
	if (!uscf_choice_init(plan, choice->level + 1, choice->down, choice->ndown, next))
		return status;
	status = uscf_choice_near(plan, next);
	return status == MATCHING_NONE ? uscf_choice_best(plan, next) : status;
}

/* The search for a better choice. */
struct change {
	const struct uscf_plan *plan;
	const struct uscf_choice *natural;
	struct uscf_choice base; /* the one that is changed */
	struct uscf_choice best;
	int64_t counts[USCF_COUNTS];   /* of the best */
	bool reaches;                  /* near choices lead from the natural one to the bottom */
	struct uscf_pairing structure; /* the best one, once it is asked for */
};

static enum matching_status count_all(const struct change *change, const struct uscf_choice *choice,
	const struct uscf_choice *next, int64_t *counts)
{
	const struct uscf_plan *plan = change->plan;
	enum matching_status status;
	int *mate;

	memset(counts, 0, USCF_COUNTS * sizeof(*counts));
	count_odd(plan, change->natural, choice, counts);
	count_floats(plan, choice, counts);
	status = uscf_choice_inside(plan, choice, &mate, counts);
	if (status != MATCHING_OK || !next)
		return status;
	count_floats(plan, next, counts);
	return uscf_choice_inside(plan, next, &mate, counts);
}

enum matching_status uscf_choice_counts(const struct uscf_plan *plan,
	const struct uscf_choice *natural, const struct uscf_choice *choice,
	int64_t counts[USCF_COUNTS])
{
	const struct change change = {.plan = plan, .natural = natural};
	struct uscf_choice next;
	const enum matching_status status = choose_next(plan, choice, &next);

	return status == MATCHING_NO_MEMORY
		? status
		: count_all(&change, choice, status == MATCHING_OK ? &next : NULL, counts);
}

/* Could it be better at all? */
static bool is_hopeful(const struct change *change, const struct uscf_choice *choice,
	const struct uscf_choice *next)
{
	const struct uscf_plan *plan = change->plan;
	int64_t counts[USCF_COUNTS] = {0};

	count_odd(plan, change->natural, choice, counts);
	if (counts[USCF_ODD_OVER] > 0)
		return false;
	count_floats(plan, choice, counts);
	uscf_count_least(plan->uscf, choice->rest, choice->nrest, counts);
	if (next) {
		count_floats(plan, next, counts);
		uscf_count_least(plan->uscf, next->rest, next->nrest, counts);
	}
	return compare(counts, change->counts) < 0;
}

static int keeps(struct change *change, const struct uscf_choice *choice)
{
	const int bottom = change->plan->uscf->field.nlevels;

	if (change->reaches) {
		const int reach = uscf_choice_reach(
			change->plan, choice->level + 1, choice->down, choice->ndown);

		if (reach < 0 || reach == bottom)
			return reach < 0 ? -1 : 1;
	}
	return uscf_choice_keeps(change->plan, choice, &change->structure);
}

static enum matching_status consider(struct change *change, const struct uscf_choice *choice)
{
	int64_t counts[USCF_COUNTS];
	struct uscf_choice next;
	enum matching_status status;
	bool more;
	int kept;

	if (!is_hopeful(change, choice, NULL))
		return MATCHING_NONE;
	status = choose_next(change->plan, choice, &next);
	more = status == MATCHING_OK;
	if (status == MATCHING_NO_MEMORY || (more && !is_hopeful(change, choice, &next)))
		return more ? MATCHING_NONE : status;
	status = count_all(change, choice, more ? &next : NULL, counts);
	if (status != MATCHING_OK || compare(counts, change->counts) >= 0)
		return status == MATCHING_OK ? MATCHING_NONE : status;
	kept = keeps(change, choice);
	if (kept <= 0)
		return kept < 0 ? MATCHING_NO_MEMORY : MATCHING_NONE;
	change->best = *choice;
	memcpy(change->counts, counts, sizeof(counts));
	return MATCHING_OK;
}

static bool copy_base(const struct change *change, struct uscf_choice *choice)
{
	const struct uscf_choice *base = &change->base;

	if (!uscf_choice_init(change->plan, base->level, base->floats, base->nfloats, choice))
		return false;
	for (int i = 0; i < base->nfloats; i++)
		choice->opponent[i] = base->opponent[i];
	for (int i = 0; i < base->ndrops; i++)
		choice->drops[i] = base->drops[i];
	choice->ndrops = base->ndrops;
	return true;
}

/* Card instead of the odd player at this place. */
static enum matching_status change_drop(struct change *change, int place, int card)
{
	const struct uscf_plan *plan = change->plan;
	struct uscf_choice choice;
	int pairable;

	if (!copy_base(change, &choice))
		return MATCHING_NO_MEMORY;
	choice.drops[place] = card;
	uscf_choice_fill(plan, &choice);
	if (!is_hopeful(change, &choice, NULL))
		return MATCHING_NONE;
	pairable = uscf_group_is_pairable(plan->uscf, choice.rest, choice.nrest, plan->arena);
	if (pairable < 0)
		return MATCHING_NO_MEMORY;
	return pairable > 0 ? consider(change, &choice) : MATCHING_NONE;
}

/* Other odd players, in drop order. */
static enum matching_status change_drops(struct change *change)
{
	const struct uscf_choice *base = &change->base;
	int *order = arena_alloc(change->plan->arena, (size_t)base->nrest, sizeof(int));

	if (!order)
		return MATCHING_NO_MEMORY;
	uscf_drop_order(change->plan->uscf, base->rest, base->nrest, order);
	for (int i = 0; i < base->nrest; i++)
		for (int place = 0; place < base->ndrops; place++)
			if (change_drop(change, place, order[i]) == MATCHING_NO_MEMORY)
				return MATCHING_NO_MEMORY;
	return MATCHING_OK;
}

static bool is_taken(const struct uscf_choice *choice, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (choice->opponent[i] == card)
			return true;
	return false;
}

/* Those behind the changed one take the highest that are left. */
static bool refill(const struct uscf_plan *plan, struct uscf_choice *choice, int from)
{
	const struct field_level *group = &plan->uscf->field.level[choice->level];

	for (int i = from; i < choice->nfloats; i++) {
		int c = group->first;

		if (choice->opponent[i] < 0)
			continue;
		while (c < group->first + group->count &&
			(c == plan->bye || is_taken(choice, i, c) ||
				!uscf_free(plan->uscf, choice->floats[i], c)))
			c++;
		if (c == group->first + group->count)
			return false;
		choice->opponent[i] = c;
	}
	return true;
}

/* The float meets another card: is there a choice with that? */
static enum matching_status change_opponent(struct change *change, int i, int card)
{
	const struct uscf_plan *plan = change->plan;
	struct uscf_choice choice;
	enum matching_status status;

	if (!copy_base(change, &choice))
		return MATCHING_NO_MEMORY;
	choice.opponent[i] = card;
	if (!refill(plan, &choice, i + 1))
		return MATCHING_NONE;
	if (choice.ndrops > 1) {
		for (int k = 0; k < choice.nfloats; k++)
			for (int d = 0; d < choice.ndrops; d++)
				if (choice.opponent[k] == choice.drops[d])
					return MATCHING_NONE;
		uscf_choice_fill(plan, &choice);
		return consider(change, &choice);
	}
	status = uscf_choice_drop(plan, &choice);
	return status == MATCHING_OK ? consider(change, &choice) : status;
}

static enum matching_status change_opponents(struct change *change)
{
	const struct uscf_plan *plan = change->plan;
	const struct uscf_choice *base = &change->base;
	const struct field_level *group = &plan->uscf->field.level[base->level];

	for (int i = 0; i < base->nfloats; i++) {
		const int natural = change->natural->opponent[i];

		for (int c = group->first;
			base->opponent[i] >= 0 && c < group->first + group->count; c++) {
			if (c == plan->bye || is_taken(base, i + 1, c) ||
				!uscf_free(plan->uscf, base->floats[i], c) ||
				uscf_points(plan->uscf, c, natural) > plan->uscf->options.equalize)
				continue;
			if (change_opponent(change, i, c) == MATCHING_NO_MEMORY)
				return MATCHING_NO_MEMORY;
		}
	}
	return MATCHING_OK;
}

/* Are there few enough choices to try them all? */
static bool is_small(const struct change *change)
{
	const struct uscf_choice *natural = change->natural;
	int left = change->plan->uscf->field.level[natural->level].count, choices = 1;

	for (int i = 0; i < natural->nfloats && choices <= EVERY_MOST; i++)
		if (natural->opponent[i] >= 0)
			choices *= left--;
	/* whoever leaves first of several */
	for (int i = 0; i < natural->ndrops && choices <= EVERY_MOST; i++)
		choices = choices * left-- / (i + 1);
	return choices <= EVERY_MOST;
}

/* The choice with these drops, which stand in drop order. */
static enum matching_status try_choice(struct change *change, const struct uscf_choice *every)
{
	struct uscf_choice choice;
	int pairable;

	change->base = *every;
	if (!copy_base(change, &choice))
		return MATCHING_NO_MEMORY;
	uscf_choice_leave(change->natural, every->drops, every->ndrops, &choice);
	uscf_choice_fill(change->plan, &choice);
	if (!is_hopeful(change, &choice, NULL))
		return MATCHING_NONE;
	pairable = uscf_group_is_pairable(
		change->plan->uscf, choice.rest, choice.nrest, change->plan->arena);
	if (pairable < 0)
		return MATCHING_NO_MEMORY;
	return pairable > 0 ? consider(change, &choice) : MATCHING_NONE;
}

/* All sets of drops, in drop order, that go with the opponents. */
static enum matching_status every_drop(
	struct change *change, struct uscf_choice *every, const int *order, int count)
{
	enum matching_status status = MATCHING_NONE;

	if (every->ndrops == change->natural->ndrops)
		return try_choice(change, every);
	for (int i = 0; i < count && status != MATCHING_NO_MEMORY; i++) {
		if (is_taken(every, every->nfloats, order[i]))
			continue;
		every->drops[every->ndrops++] = order[i];
		status = every_drop(change, every, order + i + 1, count - i - 1);
		every->ndrops--;
	}
	return status;
}

/* All opponents, from the highest down, of the floats from this one on, and all drops. */
static enum matching_status every_opponent(
	struct change *change, struct uscf_choice *every, int i, const int *order, int count)
{
	const struct uscf_plan *plan = change->plan;
	const struct field_level *group = &plan->uscf->field.level[every->level];
	enum matching_status status = MATCHING_NONE;

	if (i == every->nfloats)
		return every_drop(change, every, order, count);
	if (every->opponent[i] < 0)
		return every_opponent(change, every, i + 1, order, count);
	for (int c = group->first; c < group->first + group->count && status != MATCHING_NO_MEMORY;
		c++) {
		if (c == plan->bye || is_taken(every, i, c) ||
			!uscf_free(plan->uscf, every->floats[i], c))
			continue;
		every->opponent[i] = c;
		status = every_opponent(change, every, i + 1, order, count);
	}
	return status;
}

/* Small groups: every choice. */
static enum matching_status try_all(struct change *change)
{
	const struct uscf_plan *plan = change->plan;
	const size_t n = (size_t)plan->uscf->field.level[change->natural->level].count;
	int *card = arena_alloc(plan->arena, n, sizeof(int));
	int *order = arena_alloc(plan->arena, n, sizeof(int));
	struct uscf_choice every;
	enum matching_status status;
	int count;

	change->base = *change->natural;
	if (!card || !order || !copy_base(change, &every))
		return MATCHING_NO_MEMORY;
	every.ndrops = 0;
	count = uscf_level_cards(plan, every.level, card);
	uscf_drop_order(plan->uscf, card, count, order);
	status = every_opponent(change, &every, 0, order, count);
	return status == MATCHING_NONE ? MATCHING_OK : status;
}

/* Large groups: one change after the other, as long as colours gain. */
static enum matching_status find_change(struct change *change)
{
	const struct uscf_plan *plan = change->plan;
	const struct uscf_choice *natural = change->natural;
	int64_t none[USCF_COUNTS] = {0}, before[USCF_COUNTS];
	struct uscf_choice next;
	enum matching_status status = choose_next(plan, natural, &next);
	int reach;

	if (status != MATCHING_NO_MEMORY)
		status = count_all(
			change, natural, status == MATCHING_OK ? &next : NULL, change->counts);
	if (status != MATCHING_OK || compare(change->counts, none) == 0)
		return status;
	reach = uscf_choice_reach(plan, natural->level + 1, natural->down, natural->ndown);
	if (reach < 0)
		return MATCHING_NO_MEMORY;
	change->reaches = reach == plan->uscf->field.nlevels;
	if (is_small(change))
		return try_all(change);
	do {
		change->base = change->best;
		memcpy(before, change->counts, sizeof(before));
		status = change_drops(change);
		if (status == MATCHING_OK)
			status = change_opponents(change);
	} while (status == MATCHING_OK && compare(change->counts, before) < 0);
	return status;
}

enum matching_status uscf_choice_switch(
	const struct uscf_plan *plan, struct uscf_choice *choice, int64_t *counts)
{
	struct change change = {.plan = plan, .natural = choice, .best = *choice};
	enum matching_status status = MATCHING_OK;

	if (plan->uscf->options.odd_switch && (choice->ndrops > 0 || choice->nfloats > 0))
		status = find_change(&change);
	if (status != MATCHING_OK)
		return status;
	count_odd(plan, choice, &change.best, counts);
	count_floats(plan, &change.best, counts);
	*choice = change.best;
	return MATCHING_OK;
}
