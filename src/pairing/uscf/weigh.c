/*
 * One choice of odd players and their opponents weighed against the best one so far.
 */
#include "uscf/weigh.h"

#include <string.h>

#include "uscf/switch.h"

int uscf_drop_points(const struct uscf *uscf, int card, int instead)
{
	if (uscf->field.card[card].rating <= 0 && uscf->field.card[instead].rating > 0)
		return uscf->options.equalize + 1;
	return uscf_points(uscf, card, instead);
}

static int compare_from(const int64_t *a, const int64_t *b, int first, int last)
{
	for (int i = first; i <= last; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}

int uscf_weight_compare(const struct uscf_weight *one, const struct uscf_weight *two)
{
	int order = compare_from(one->all, two->all, USCF_ODD_OVER, USCF_UNEQUAL);

	if (order == 0)
		order = compare_from(one->here, two->here, USCF_THIRD_RUN, USCF_UNEQUAL);
	if (order == 0)
		order = compare_from(one->all, two->all, USCF_WIDE, USCF_UNALTERED);
	if (order == 0)
		order = compare_from(one->here, two->here, USCF_UNALTERED, USCF_UNALTERED);
	return order;
}

void uscf_change_meet(const struct uscf_change *change, int i, int card, int64_t *counts)
{
	const struct uscf *uscf = change->plan->uscf;

	uscf_count_odd(uscf, uscf_points(uscf, card, change->natural->opponent[i]), counts);
	uscf_count_clash(uscf, change->natural->floats[i], card, counts);
}

void uscf_change_leave(const struct uscf_change *change, int card, int instead, int64_t *counts)
{
	const struct uscf *uscf = change->plan->uscf;

	uscf_count_odd(uscf, uscf_drop_points(uscf, card, instead), counts);
}

/* What the switches of a choice and the boards of those who have come down count. */
static void count_choice(const struct uscf_change *change, const struct uscf_choice *choice,
	int64_t counts[USCF_COUNTS])
{
	memset(counts, 0, USCF_COUNTS * sizeof(*counts));
	for (int i = 0; i < choice->nfloats; i++)
		if (choice->opponent[i] >= 0)
			uscf_change_meet(change, i, choice->opponent[i], counts);
	for (int i = 0; i < choice->ndrops; i++)
		uscf_change_leave(change, choice->drops[i], change->natural->drops[i], counts);
}

/* Better than the usual one in any case: a switch has to gain something. */
static bool is_better(const struct uscf_change *change, const struct uscf_weight *weight)
{
	return uscf_colours_compare(weight->all, change->usual) < 0 &&
		(!change->changed || uscf_weight_compare(weight, &change->weight) < 0);
}

static void add_below(const int64_t *here, const int64_t *below, struct uscf_weight *weight)
{
	for (int k = 0; k < USCF_COUNTS; k++) {
		weight->here[k] = here[k];
		weight->all[k] = here[k] + below[k];
	}
}

bool uscf_change_is_hopeful(const struct uscf_change *change, const int64_t *counts,
	const struct uscf_dues *dues, int leaving)
{
	struct uscf_weight bound;
	int64_t here[USCF_COUNTS];

	memcpy(here, counts, sizeof(here));
	uscf_dues_least(dues, leaving, here);
	add_below(here, change->below, &bound);
	return here[USCF_ODD_OVER] == 0 && is_better(change, &bound);
}

/* What must stay below so that the whole is better: more than what is less than this is not. */
static void set_limit(
	const struct uscf_change *change, const int64_t *here, int64_t limit[USCF_COUNTS])
{
	const struct uscf_weight *best = &change->weight;
	int own;

	memcpy(limit, change->usual, sizeof(best->all));
	if (!change->changed)
		return;
	memcpy(limit, best->all, sizeof(best->all));
	own = compare_from(here, best->here, USCF_THIRD_RUN, USCF_UNEQUAL);
	if (own != 0)
		limit[USCF_WIDE] = own < 0 ? INT64_MAX : -1;
	else if (here[USCF_UNALTERED] < best->here[USCF_UNALTERED])
		limit[USCF_UNALTERED]++;
	if (uscf_colours_compare(change->usual, limit) < 0)
		memcpy(limit, change->usual, sizeof(best->all));
}

/* Does the trial keep the best structure? *reaches: by near choices. -1: no memory. */
static int keeps(const struct uscf_change *change, bool *reaches)
{
	const struct uscf_choice *trial = &change->trial;
	const int reach =
		uscf_choice_reach(change->plan, trial->level + 1, trial->down, trial->ndown);
	struct uscf_pairing structure = change->structure;

	*reaches = reach == change->plan->uscf->field.nlevels;
	if (reach < 0 || (change->natural->reaches && *reaches))
		return reach < 0 ? -1 : 1;
	return uscf_choice_keeps(change->plan, trial, &structure);
}

/* Who goes down from the trial's group if it is one of its cards alone and choices are near; -1. */
static int who_goes_alone(const struct uscf_change *change)
{
	const struct uscf_choice *trial = &change->trial;

	return change->natural->reaches && trial->ndown == 1 && trial->ndrops == 1 &&
			change->plan->uscf->field.level[trial->level + 1].count > 1
		? trial->drops[0]
		: -1;
}

/* Could the trial be better with this below? *counts is that of count_choice. */
static bool is_hopeful_with(
	const struct uscf_change *change, const struct uscf_alone *alone, const int64_t *counts)
{
	struct uscf_weight bound;
	struct uscf_dues dues;
	int64_t here[USCF_COUNTS];

	memcpy(here, counts, sizeof(here));
	uscf_dues_read(&dues, change->plan->uscf, change->trial.rest, change->trial.nrest);
	uscf_dues_least(&dues, 0, here);
	add_below(here, alone->counts, &bound);
	return is_better(change, &bound);
}

/* Look at the group below, the second time exactly. */
static enum matching_status look_below(struct uscf_change *change, struct uscf_alone *alone)
{
	const struct uscf_choice *trial = &change->trial;
	enum matching_status status = MATCHING_OK;

	if (alone->state == USCF_ALONE_UNSEEN) {
		status =
			uscf_below_least(change->plan, trial->drops[0], change->met, alone->counts);
		alone->state = USCF_ALONE_BOUND;
	} else {
		const int reach = uscf_choice_reach(
			change->plan, trial->level + 1, trial->down, trial->ndown);

		if (reach < 0)
			return MATCHING_NO_MEMORY;
		alone->state = reach == change->plan->uscf->field.nlevels ? USCF_ALONE_EXACT
									  : USCF_ALONE_FAR;
		memset(alone->counts, 0, sizeof(alone->counts));
		if (alone->state == USCF_ALONE_EXACT)
			status = uscf_below_add(
				change->plan, trial, true, change->met, NULL, alone->counts);
	}
	if (status == MATCHING_NONE)
		alone->state = USCF_ALONE_NEVER;
	return status == MATCHING_NO_MEMORY ? status : MATCHING_OK;
}

/* MATCHING_NONE: the group below leaves no hope. */
static enum matching_status ask_below(
	struct uscf_change *change, struct uscf_alone *alone, const int64_t *counts)
{
	enum matching_status status = MATCHING_OK;

	while (status == MATCHING_OK) {
		const bool counted =
			alone->state == USCF_ALONE_BOUND || alone->state == USCF_ALONE_EXACT;

		if (alone->state == USCF_ALONE_NEVER ||
			(counted && !is_hopeful_with(change, alone, counts)))
			return MATCHING_NONE;
		if (alone->state == USCF_ALONE_EXACT || alone->state == USCF_ALONE_FAR)
			return MATCHING_OK;
		status = look_below(change, alone);
	}
	return status;
}

bool uscf_change_is_bound(const struct uscf_change *change, int card)
{
	const struct field *field = &change->plan->uscf->field;
	const int partner = field->card[card].partner;

	return partner >= 0 && field->card[partner].level != field->card[card].level;
}

/*
 * Where the answer for those who go down from the trial is kept, or NULL: by the one who leaves and
 * is not bound to, as those who are leave in all trials.
 */
static struct uscf_found *found_for(const struct uscf_change *change)
{
	const struct uscf_choice *trial = &change->trial;
	const struct field_level *group = &change->plan->uscf->field.level[trial->level];
	int others = 0, place = group->count;

	for (int i = 0; i < trial->ndrops; i++) {
		if (uscf_change_is_bound(change, trial->drops[i]))
			continue;
		place = trial->drops[i] - group->first;
		others++;
	}

	/* who comes from above and goes on is the same in all trials; of more who go down not all
	 * opponents are looked at, and which ones depends on the limit */
	return others > 1 || trial->ndown > USCF_TOGETHER_BELOW ? NULL : &change->found[place];
}

/*
 * uscf_below_add for the trial, asked once for those who go down. The least below adds to what the
 * own group counts, and whether one sum of counts is less than another is the same with as much
 * taken off both: below `limit` together is below `limit` less `here` alone. So a search without
 * result is a bound for the next one.
 */
static enum matching_status add_least_below(struct uscf_change *change, bool reaches,
	const int64_t *here, const int64_t *limit, int64_t all[USCF_COUNTS])
{
	struct uscf_found *found = found_for(change);
	int64_t bound[USCF_COUNTS];
	enum matching_status status;

	memcpy(all, here, sizeof(bound));
	for (int k = 0; k < USCF_COUNTS; k++)
		bound[k] = limit[k] - here[k];
	if (found && found->state != USCF_FOUND_NOTHING &&
		uscf_colours_compare(found->counts, bound) >= 0)
		return MATCHING_NONE;
	if (found && found->state == USCF_FOUND_EXACT) {
		for (int k = 0; k < USCF_COUNTS; k++)
			all[k] += found->counts[k];
		return MATCHING_OK;
	}
	status = uscf_below_add(change->plan, &change->trial, reaches, change->met, limit, all);
	if (!found || status == MATCHING_NO_MEMORY)
		return status;
	found->state = status == MATCHING_OK ? USCF_FOUND_EXACT : USCF_FOUND_BOUND;
	for (int k = 0; k < USCF_COUNTS; k++)
		found->counts[k] = status == MATCHING_OK ? all[k] - here[k] : bound[k];
	return status;
}

/* *weight is that of the whole trial. *counts is that of count_choice; MATCHING_NONE: no better. */
static enum matching_status weigh_inside(struct uscf_change *change, const struct uscf_alone *alone,
	int64_t *counts, struct uscf_weight *weight)
{
	const int *mate;
	enum matching_status status =
		uscf_choice_inside(change->plan, &change->trial, &mate, counts);
	const bool exact = alone && alone->state == USCF_ALONE_EXACT;
	int64_t limit[USCF_COUNTS];
	bool reaches;
	int kept;

	if (status != MATCHING_OK)
		return status;
	add_below(counts, exact ? alone->counts : change->below, weight);
	if (exact || !is_better(change, weight))
		return is_better(change, weight) ? MATCHING_OK : MATCHING_NONE;
	kept = keeps(change, &reaches);
	if (kept <= 0)
		return kept < 0 ? MATCHING_NO_MEMORY : MATCHING_NONE;
	set_limit(change, counts, limit);
	return add_least_below(change, reaches, counts, limit, weight->all);
}

/* MATCHING_OK: the trial is better than the best. */
static enum matching_status weigh(struct uscf_change *change, struct uscf_weight *weight)
{
	const struct uscf_plan *plan = change->plan;
	struct uscf_choice *trial = &change->trial;
	struct uscf_alone *alone = NULL;
	int64_t counts[USCF_COUNTS];
	struct uscf_dues dues;
	int goes, pairable = 1;

	uscf_choice_fill(plan, trial);
	count_choice(change, trial, counts);
	uscf_dues_read(&dues, plan->uscf, trial->rest, trial->nrest);
	if (!uscf_change_is_hopeful(change, counts, &dues, 0))
		return MATCHING_NONE;
	if (change->natural->reaches)
		pairable =
			uscf_group_is_pairable(plan->uscf, trial->rest, trial->nrest, plan->arena);
	if (pairable <= 0)
		return pairable < 0 ? MATCHING_NO_MEMORY : MATCHING_NONE;
	goes = who_goes_alone(change);
	if (goes >= 0) {
		enum matching_status status;

		alone = &change->alone[goes - plan->uscf->field.level[trial->level].first];
		status = ask_below(change, alone, counts);
		if (status != MATCHING_OK)
			return status;
	}
	return weigh_inside(change, alone, counts, weight);
}

enum matching_status uscf_change_try(struct uscf_change *change)
{
	const struct arena_mark mark = arena_mark(change->plan->arena);
	struct uscf_weight weight;
	const enum matching_status status = weigh(change, &weight);

	if (status == MATCHING_OK) {
		uscf_choice_copy(&change->trial, &change->best);
		change->weight = weight;
		change->changed = true;
	}
	arena_release(change->plan->arena, mark);
	return status == MATCHING_NONE ? MATCHING_OK : status;
}

bool uscf_change_init(struct uscf_change *change)
{
	const struct field *field = &change->plan->uscf->field;
	const struct uscf_choice *natural = change->natural;
	const int level = natural->level, below = level + 1;
	struct arena *arena = change->plan->arena;

	change->alone =
		arena_alloc(arena, (size_t)field->level[level].count, sizeof(*change->alone));
	change->met =
		arena_alloc(arena, below < field->nlevels ? (size_t)field->level[below].count : 0,
			sizeof(*change->met));
	change->found =
		arena_alloc(arena, (size_t)field->level[level].count + 1, sizeof(*change->found));
	if (!change->alone || !change->met || !change->found ||
		!uscf_choice_init(
			change->plan, level, natural->floats, natural->nfloats, &change->trial) ||
		!uscf_choice_init(
			change->plan, level, natural->floats, natural->nfloats, &change->best))
		return false;
	uscf_choice_copy(natural, &change->best);
	return true;
}

enum matching_status uscf_change_usual(
	const struct uscf_change *change, int64_t counts[USCF_COUNTS])
{
	const int *mate;
	enum matching_status status;

	count_choice(change, change->natural, counts);
	status = uscf_choice_inside(change->plan, change->natural, &mate, counts);
	return status == MATCHING_OK ? uscf_below_usual(change->plan, change->natural, counts)
				     : status;
}

enum matching_status uscf_change_weigh(const struct uscf_change *change,
	const struct uscf_choice *choice, struct uscf_weight *weight)
{
	const struct uscf_plan *plan = change->plan;
	const int *mate;
	enum matching_status status;
	int reach;

	count_choice(change, choice, weight->here);
	status = uscf_choice_inside(plan, choice, &mate, weight->here);
	if (status != MATCHING_OK)
		return status;
	reach = uscf_choice_reach(plan, choice->level + 1, choice->down, choice->ndown);
	if (reach < 0)
		return MATCHING_NO_MEMORY;
	memcpy(weight->all, weight->here, sizeof(weight->all));
	return uscf_below_add(
		plan, choice, reach == plan->uscf->field.nlevels, change->met, NULL, weight->all);
}
