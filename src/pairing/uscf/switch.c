/*
 * Colours that another odd player, another opponent of one, or both together would give.
 */
#include "uscf/switch.h"

#include <string.h>

#include "uscf/bye.h"
#include "uscf/weigh.h"

static bool is_taken(const struct uscf_choice *choice, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (choice->opponent[i] == card)
			return true;
	return false;
}

/* What is settled of the trial so far; dues are those of the cards that are left. */
struct settled {
	int64_t counts[USCF_COUNTS];
	struct uscf_dues dues;
	const int *order; /* the cards of the group in drop order */
	int count;
};

/* Those of the group who cannot stay. */
struct bound {
	int count, last; /* their number, and the place of the last one in drop order, or -1 */
};

/*
 * Before this place in the order: who is fixed to meet somebody of another group, and is not met by
 * one who has come down, leaves no pairing inside the group.
 */
static struct bound find_bound(
	const struct uscf_change *change, const struct settled *settled, int before)
{
	struct bound bound = {0, -1};

	for (int i = 0; i < before && change->plan->uscf->field.npins > 0; i++) {
		if (!uscf_change_is_bound(change, settled->order[i]) ||
			is_taken(&change->trial, change->trial.nfloats, settled->order[i]))
			continue;
		bound.count++;
		bound.last = i;
	}
	return bound;
}

/*
 * All sets of those who may leave, as early in drop order as can be the last of them, then the last
 * but one and so on, as the natural ones are settled; `more` of them are still to be found before
 * this place in the order. Sets without one who cannot stay are passed over.
 */
static enum matching_status drop_all(
	struct uscf_change *change, int *left, int more, int before, const struct settled *settled)
{
	const struct uscf *uscf = change->plan->uscf;
	const int ndrops = change->natural->ndrops;
	const struct bound bound = find_bound(change, settled, before);
	enum matching_status status = MATCHING_OK;

	if (bound.count > more)
		return MATCHING_OK;
	if (more == 0) {
		uscf_choice_leave(change->natural, left, ndrops, &change->trial);
		return uscf_change_try(change);
	}
	/* all places are theirs: the last one of them is the last who leaves */
	if (bound.count == more)
		before = bound.last + 1;
	for (int i = bound.last < more - 1 ? more - 1 : bound.last;
		i < before && status == MATCHING_OK; i++) {
		const int card = settled->order[i];
		struct settled then = *settled;

		if (is_taken(&change->trial, change->trial.nfloats, card))
			continue;
		uscf_dues_add(&then.dues, uscf, card, -1);
		if (ndrops == 1)
			uscf_change_leave(change, card, change->natural->drops[0], then.counts);
		if (!uscf_change_is_hopeful(change, then.counts, &then.dues, more - 1))
			continue;
		left[more - 1] = card;
		status = drop_all(change, left, more - 1, i, &then);
	}
	return status;
}

static bool may_meet(const struct uscf_change *change, int f, int c)
{
	const struct uscf *uscf = change->plan->uscf;

	return c != change->plan->bye &&
		(change->natural->reaches ? uscf_free(uscf, f, c) : uscf_may_meet(uscf, f, c));
}

/* How many of those who have come down, from the i-th on, are paired in the group? */
static int still_to_meet(const struct uscf_change *change, int i)
{
	int n = 0;

	for (; i < change->natural->nfloats; i++)
		n += change->natural->opponent[i] >= 0;
	return n;
}

/* All opponents, from the highest down, of those from the i-th on, and all who may leave then. */
static enum matching_status meet_all(
	struct uscf_change *change, int i, int *left, const struct settled *settled)
{
	const struct uscf_choice *natural = change->natural;
	const struct field_level *group = &change->plan->uscf->field.level[natural->level];
	enum matching_status status = MATCHING_OK;

	while (i < natural->nfloats && natural->opponent[i] < 0)
		change->trial.opponent[i++] = -1;
	if (i == natural->nfloats)
		return drop_all(change, left, natural->ndrops, settled->count, settled);
	for (int c = group->first; c < group->first + group->count && status == MATCHING_OK; c++) {
		struct settled then = *settled;

		if (is_taken(&change->trial, i, c) || !may_meet(change, natural->floats[i], c))
			continue;
		uscf_change_meet(change, i, c, then.counts);
		uscf_dues_add(&then.dues, change->plan->uscf, c, -1);
		if (!uscf_change_is_hopeful(change, then.counts, &then.dues,
			    still_to_meet(change, i + 1) + natural->ndrops))
			continue;
		change->trial.opponent[i] = c;
		status = meet_all(change, i + 1, left, &then);
	}
	return status;
}

static enum matching_status try_all(struct uscf_change *change, const struct settled *settled)
{
	int *left = arena_alloc(change->plan->arena, (size_t)settled->count, sizeof(int));

	return left ? meet_all(change, 0, left, settled) : MATCHING_NO_MEMORY;
}

/* Card instead of the odd player at this place of the base. */
static enum matching_status change_drop(
	struct uscf_change *change, const struct uscf_choice *base, int place, int card)
{
	uscf_choice_copy(base, &change->trial);
	for (int i = 0; i < base->ndrops; i++)
		if (base->drops[i] == card)
			return MATCHING_OK;
	if (is_taken(base, base->nfloats, card))
		return MATCHING_OK;
	change->trial.drops[place] = card;
	return uscf_change_try(change);
}

/* Another opponent for the i-th who has come down; whom another one meets takes his in turn. */
static enum matching_status change_opponent(
	struct uscf_change *change, const struct uscf_choice *base, int i, int card)
{
	struct uscf_choice *trial = &change->trial;

	uscf_choice_copy(base, trial);
	for (int k = 0; k < base->nfloats; k++)
		if (base->opponent[k] == card)
			trial->opponent[k] = base->opponent[i];
	for (int k = 0; k < base->ndrops; k++)
		if (base->drops[k] == card)
			trial->drops[k] = base->opponent[i];
	trial->opponent[i] = card;
	for (int k = 0; k < base->nfloats; k++)
		if (trial->opponent[k] >= 0 &&
			!may_meet(change, base->floats[k], trial->opponent[k]))
			return MATCHING_OK;
	return uscf_change_try(change);
}

/* One change after the other, as long as colours gain. */
static enum matching_status change_in_turn(
	struct uscf_change *change, const struct settled *settled)
{
	const struct uscf_choice *natural = change->natural;
	struct uscf_choice base;
	enum matching_status status = MATCHING_OK;
	struct uscf_weight before;
	bool changed;

	if (!uscf_choice_init(
		    change->plan, natural->level, natural->floats, natural->nfloats, &base))
		return MATCHING_NO_MEMORY;
	do {
		uscf_choice_copy(&change->best, &base);
		before = change->weight;
		changed = change->changed;
		for (int i = 0; i < settled->count && status == MATCHING_OK; i++) {
			const int card = settled->order[i];

			for (int k = 0; k < base.ndrops && status == MATCHING_OK; k++)
				status = change_drop(change, &base, k, card);
			for (int k = 0; k < base.nfloats && status == MATCHING_OK; k++)
				if (base.opponent[k] >= 0 && base.opponent[k] != card)
					status = change_opponent(change, &base, k, card);
		}
	} while (status == MATCHING_OK && change->changed &&
		(!changed || uscf_weight_compare(&change->weight, &before) < 0));
	return status;
}

/* The least that the next group can have: as many leave or meet one from above in every choice. */
static enum matching_status bound_below(struct uscf_change *change)
{
	const struct uscf_plan *plan = change->plan;
	const struct uscf_choice *natural = change->natural;
	struct uscf_choice next;
	enum matching_status status;
	struct uscf_dues dues = {0};
	int leaving;

	if (natural->ndown == 0 || natural->level + 1 >= plan->uscf->field.nlevels)
		return MATCHING_OK;
	if (!uscf_choice_init(plan, natural->level + 1, natural->down, natural->ndown, &next))
		return MATCHING_NO_MEMORY;
	status =
		natural->reaches ? uscf_choice_near(plan, &next) : uscf_choice_natural(plan, &next);
	if (status != MATCHING_OK)
		return status;
	for (int i = 0; i < next.nrest; i++)
		uscf_dues_add(&dues, plan->uscf, next.rest[i], 1);
	for (int i = 0; i < next.ndrops; i++)
		uscf_dues_add(&dues, plan->uscf, next.drops[i], 1);
	for (int i = 0; i < next.nfloats; i++)
		if (next.opponent[i] >= 0)
			uscf_dues_add(&dues, plan->uscf, next.opponent[i], 1);
	leaving = natural->ndown + next.ndown;
	uscf_dues_least(&dues, leaving < dues.count ? leaving : dues.count, change->below);
	return MATCHING_OK;
}

static enum matching_status prepare(struct uscf_change *change, struct settled *settled)
{
	const struct uscf_plan *plan = change->plan;
	const struct uscf_choice *natural = change->natural;
	const size_t n = (size_t)plan->uscf->field.level[natural->level].count;
	int *card = arena_alloc(plan->arena, n, sizeof(int));
	int *order = arena_alloc(plan->arena, n, sizeof(int));

	if (!card || !order)
		return MATCHING_NO_MEMORY;
	*settled = (struct settled){
		.order = order, .count = uscf_level_cards(plan, natural->level, card)};
	uscf_drop_order(plan->uscf, card, settled->count, order);
	uscf_dues_read(&settled->dues, plan->uscf, card, settled->count);
	change->trial.ndrops = natural->ndrops;
	if (!natural->reaches &&
		uscf_choice_structure(plan, natural, &change->structure) == MATCHING_NO_MEMORY)
		return MATCHING_NO_MEMORY;
	return bound_below(change);
}

static enum matching_status find_change(struct uscf_change *change)
{
	const struct uscf_choice *natural = change->natural;
	const int64_t none[USCF_COUNTS] = {0};
	struct settled settled;
	enum matching_status status = MATCHING_NO_MEMORY;
	int odd;

	if (uscf_change_init(change))
		status = uscf_change_usual(change, change->usual);
	if (status != MATCHING_OK || uscf_colours_compare(change->usual, none) == 0)
		return status;
	status = prepare(change, &settled);
	odd = still_to_meet(change, 0) + natural->ndrops;
	if (status != MATCHING_OK || !uscf_change_is_hopeful(change, none, &settled.dues, odd))
		return status;
	return odd <= USCF_TOGETHER || settled.count <= USCF_FEW_CARDS
		? try_all(change, &settled)
		: change_in_turn(change, &settled);
}

enum matching_status uscf_choice_switch(const struct uscf_plan *plan, struct uscf_choice *choice)
{
	const struct arena_mark mark = arena_mark(plan->arena);
	struct uscf_choice natural;
	struct uscf_change change = {.plan = plan, .natural = &natural};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (!plan->uscf->options.odd_switch || (choice->ndrops == 0 && choice->nfloats == 0))
		return MATCHING_OK;
	if (uscf_choice_init(plan, choice->level, choice->floats, choice->nfloats, &natural)) {
		uscf_choice_copy(choice, &natural);
		status = find_change(&change);
	}
	if (status == MATCHING_OK)
		uscf_choice_copy(&change.best, choice);
	arena_release(plan->arena, mark);
	/* NONE: the groups below cannot be paired, whatever is chosen */
	return status == MATCHING_NONE ? MATCHING_OK : status;
}
