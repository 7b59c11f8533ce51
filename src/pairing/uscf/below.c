/*
 * The group below a choice: whom those who go down meet there, with the best colours.
 */
#include "uscf/below.h"

#include <string.h>

#include "uscf/dues.h"

struct below {
	const struct uscf_plan *plan;
	struct uscf_choice natural, trial;
	struct uscf_pairing structure; /* the best one, once it is asked for */
	struct uscf_below_met *met;    /* by card of the group, or NULL */
	bool limited;                  /* is there anything to be less than? */
	bool found;
	int64_t least[USCF_COUNTS]; /* the limit, then what was found below it */
};

void uscf_count_odd(const struct uscf *uscf, int points, int64_t *counts)
{
	if (points > uscf->options.equalize)
		counts[USCF_ODD_OVER]++;
	else if (points > uscf->options.alternate)
		counts[USCF_WIDE]++;
}

/* Add the clashes on the boards of those who have come down. */
static void count_floats(
	const struct uscf_plan *plan, const struct uscf_choice *choice, int64_t *counts)
{
	for (int i = 0; i < choice->nfloats; i++)
		if (choice->opponent[i] >= 0)
			uscf_count_clash(
				plan->uscf, choice->floats[i], choice->opponent[i], counts);
}

static bool is_less(const struct below *below, const int64_t *counts)
{
	return !below->limited || uscf_colours_compare(counts, below->least) < 0;
}

static void accept(struct below *below, const int64_t *counts)
{
	memcpy(below->least, counts, sizeof(below->least));
	below->limited = below->found = true;
}

/* The trial, of which all but the inside of the group is counted. */
static enum matching_status count_inside(struct below *below, const int64_t *boards)
{
	int64_t counts[USCF_COUNTS];
	const int *mate;
	enum matching_status status;

	memcpy(counts, boards, sizeof(counts));
	status = uscf_choice_inside(below->plan, &below->trial, &mate, counts);
	if (status == MATCHING_OK && is_less(below, counts))
		accept(below, counts);
	return status;
}

/* The choice has one who meets this card: who leaves the group then? -1: no memory. */
static int find_drop(
	const struct uscf_plan *plan, struct uscf_choice *choice, struct uscf_below_met *met)
{
	enum matching_status status;

	if (met->state != USCF_BELOW_UNSEEN)
		return 1;
	status = uscf_choice_drop(plan, choice);
	met->state = status == MATCHING_OK ? USCF_BELOW_NEAR : USCF_BELOW_NONE;
	met->drop = status == MATCHING_OK && choice->ndrops == 1 ? choice->drops[0] : -1;
	return status == MATCHING_NO_MEMORY ? -1 : 1;
}

/* Does who leaves the group by near choices lead to the bottom? -1: no memory. */
static int is_sure(
	const struct uscf_plan *plan, struct uscf_choice *choice, struct uscf_below_met *met)
{
	int reach;

	if (met->state != USCF_BELOW_NEAR)
		return met->state == USCF_BELOW_SURE;
	choice->drops[0] = met->drop;
	uscf_choice_fill(plan, choice);
	reach = uscf_choice_reach(plan, choice->level + 1, choice->down, choice->ndown);
	if (reach < 0)
		return -1;
	met->state = reach == plan->uscf->field.nlevels ? USCF_BELOW_SURE : USCF_BELOW_FAR;
	return met->state == USCF_BELOW_SURE;
}

static enum matching_status drop_all(struct below *below)
{
	struct uscf_pairing structure = below->structure;

	return uscf_choice_drop_with(
		below->plan, below->natural.reaches, &below->trial, &structure);
}

/* Those who leave with the trial's opponents. MATCHING_NONE: the structure does not allow them. */
static enum matching_status drop(struct below *below, const int64_t *boards)
{
	struct uscf_choice *trial = &below->trial;
	struct uscf_below_met *met;
	int64_t bound[USCF_COUNTS];
	struct uscf_dues dues;
	int sure;

	if (!below->met || trial->nfloats != 1 || trial->opponent[0] < 0 || trial->ndrops > 1 ||
		!below->natural.reaches)
		return drop_all(below);
	met = &below->met[trial->opponent[0] - below->plan->uscf->field.level[trial->level].first];
	if (find_drop(below->plan, trial, met) < 0)
		return MATCHING_NO_MEMORY;
	if (met->state == USCF_BELOW_NONE)
		return MATCHING_NONE;
	trial->drops[0] = met->drop;
	uscf_choice_fill(below->plan, trial);
	memcpy(bound, boards, sizeof(bound));
	uscf_dues_read(&dues, below->plan->uscf, trial->rest, trial->nrest);
	uscf_dues_least(&dues, 0, bound);
	if (met->state != USCF_BELOW_FAR && !is_less(below, bound))
		return MATCHING_NONE;
	sure = is_sure(below->plan, trial, met);
	if (sure != 0)
		return sure < 0 ? MATCHING_NO_MEMORY : MATCHING_OK;
	return drop_all(below);
}

static enum matching_status try_trial(struct below *below, const int64_t *boards)
{
	const struct arena_mark mark = arena_mark(below->plan->arena);
	enum matching_status status;

	below->trial.ndrops = below->natural.ndrops;
	status = drop(below, boards);
	if (status == MATCHING_OK)
		status = count_inside(below, boards);
	arena_release(below->plan->arena, mark);
	return status == MATCHING_NO_MEMORY ? status : MATCHING_OK;
}

/* The floats before the i-th have opponents; dues are those of the cards that are left. */
struct met {
	int64_t counts[USCF_COUNTS];
	struct uscf_dues dues;
};

static bool is_taken(const struct uscf_choice *choice, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (choice->opponent[i] == card)
			return true;
	return false;
}

static bool may_meet(const struct below *below, int f, int c)
{
	return c != below->plan->bye &&
		(below->natural.reaches ? uscf_free(below->plan->uscf, f, c)
					: uscf_may_meet(below->plan->uscf, f, c));
}

/* Let the i-th float meet the card; false: that cannot lead to anything less. */
static bool meet(struct below *below, int i, int card, int later, struct met *met)
{
	const struct uscf *uscf = below->plan->uscf;
	int64_t bound[USCF_COUNTS];

	uscf_count_odd(uscf, uscf_points(uscf, card, below->natural.opponent[i]), met->counts);
	if (met->counts[USCF_ODD_OVER] > 0)
		return false;
	uscf_count_clash(uscf, below->natural.floats[i], card, met->counts);
	uscf_dues_add(&met->dues, uscf, card, -1);
	below->trial.opponent[i] = card;
	memcpy(bound, met->counts, sizeof(bound));
	uscf_dues_least(&met->dues, below->natural.ndrops + later, bound);
	return is_less(below, bound);
}

/* How many of the floats from the i-th on are paired in the group? */
static int still_to_meet(const struct below *below, int i)
{
	int n = 0;

	for (; i < below->natural.nfloats; i++)
		n += below->natural.opponent[i] >= 0;
	return n;
}

/* All opponents, the highest first, of the floats from the i-th on. */
static enum matching_status meet_all(struct below *below, int i, const struct met *before)
{
	const struct field_level *group = &below->plan->uscf->field.level[below->natural.level];
	enum matching_status status = MATCHING_OK;

	while (i < below->natural.nfloats && below->natural.opponent[i] < 0)
		below->trial.opponent[i++] = -1;
	if (i == below->natural.nfloats)
		return try_trial(below, before->counts);
	for (int c = group->first; c < group->first + group->count && status == MATCHING_OK; c++) {
		struct met met = *before;

		if (is_taken(&below->trial, i, c) ||
			!may_meet(below, below->natural.floats[i], c) ||
			!meet(below, i, c, still_to_meet(below, i + 1), &met))
			continue;
		status = meet_all(below, i + 1, &met);
	}
	return status;
}

/* The opponents of the base, but one float meets another card: is anything less? */
static enum matching_status meet_one(
	struct below *below, const int *base, int changed, int card, const struct met *before)
{
	struct met met = *before;

	for (int i = 0; i < below->natural.nfloats; i++) {
		const int c = i == changed ? card : base[i];

		below->trial.opponent[i] = c;
		if (c >= 0 && !meet(below, i, c, still_to_meet(below, i + 1), &met))
			return MATCHING_OK;
	}
	return try_trial(below, met.counts);
}

/* One opponent after the other, as long as there is less. */
static enum matching_status meet_in_turn(struct below *below, const struct met *none)
{
	const struct uscf_choice *natural = &below->natural;
	const struct field_level *group = &below->plan->uscf->field.level[natural->level];
	int *base = arena_alloc(below->plan->arena, (size_t)natural->nfloats, sizeof(int));
	enum matching_status status = base ? MATCHING_OK : MATCHING_NO_MEMORY;
	bool again = true;

	for (int i = 0; base && i < natural->nfloats; i++)
		base[i] = natural->opponent[i];
	while (again && status == MATCHING_OK) {
		int best = -1, best_card = -1;

		for (int i = 0; i < natural->nfloats; i++)
			for (int c = group->first; base[i] >= 0 &&
				c < group->first + group->count && status == MATCHING_OK;
				c++) {
				const bool before = below->found;

				memcpy(below->trial.opponent, base,
					(size_t)natural->nfloats * sizeof(*base));
				if (is_taken(&below->trial, natural->nfloats, c) ||
					!may_meet(below, natural->floats[i], c))
					continue;
				below->found = false;
				status = meet_one(below, base, i, c, none);
				if (below->found) {
					best = i;
					best_card = c;
				}
				below->found = below->found || before;
			}
		again = best >= 0;
		if (again)
			base[best] = best_card;
	}
	return status;
}

static enum matching_status find_natural(struct below *below, bool reaches)
{
	enum matching_status status;

	if (!reaches) {
		status = uscf_choice_natural(below->plan, &below->natural);
		return status == MATCHING_OK && !below->natural.reaches
			? uscf_choice_structure(below->plan, &below->natural, &below->structure)
			: status;
	}
	status = uscf_choice_near(below->plan, &below->natural);
	below->natural.reaches = true;
	return status;
}

/* Who goes down from the choice may be met in the next group. */
static bool is_above(const struct uscf_plan *plan, const struct uscf_choice *choice)
{
	return choice->ndown > 0 && choice->level + 1 < plan->uscf->field.nlevels;
}

static bool init_below(struct below *below, const struct uscf_choice *choice)
{
	const int level = choice->level + 1;

	return uscf_choice_init(below->plan, level, choice->down, choice->ndown, &below->natural) &&
		uscf_choice_init(below->plan, level, choice->down, choice->ndown, &below->trial);
}

/* The natural opponents, then all others. */
static enum matching_status search(
	struct below *below, bool reaches, bool usual, const int64_t *counts)
{
	const struct uscf_plan *plan = below->plan;
	const struct field_level *group = &plan->uscf->field.level[below->natural.level];
	struct met none = {.dues = {0}};
	enum matching_status status = find_natural(below, reaches);

	if (status != MATCHING_OK)
		return status;
	uscf_choice_copy(&below->natural, &below->trial);
	memcpy(none.counts, counts, sizeof(none.counts));
	count_floats(plan, &below->natural, none.counts);
	status = count_inside(below, none.counts);
	if (status != MATCHING_OK || usual || !plan->uscf->options.odd_switch)
		return status;
	memcpy(none.counts, counts, sizeof(none.counts));
	for (int c = group->first; c < group->first + group->count; c++)
		if (c != plan->bye)
			uscf_dues_add(&none.dues, plan->uscf, c, 1);
	return still_to_meet(below, 0) <= USCF_TOGETHER_BELOW ||
			group->count <= USCF_FEW_CARDS_BELOW
		? meet_all(below, 0, &none)
		: meet_in_turn(below, &none);
}

enum matching_status uscf_below_add(const struct uscf_plan *plan, const struct uscf_choice *choice,
	bool reaches, struct uscf_below_met *met, const int64_t *limit, int64_t counts[USCF_COUNTS])
{
	const struct arena_mark mark = arena_mark(plan->arena);
	struct below below = {.plan = plan, .met = met, .limited = limit != NULL};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (!is_above(plan, choice))
		return !limit || uscf_colours_compare(counts, limit) < 0 ? MATCHING_OK
									 : MATCHING_NONE;
	if (limit)
		memcpy(below.least, limit, sizeof(below.least));
	if (init_below(&below, choice))
		status = search(&below, reaches, false, counts);
	arena_release(plan->arena, mark);
	if (status == MATCHING_OK && !below.found)
		return MATCHING_NONE;
	if (status == MATCHING_OK)
		memcpy(counts, below.least, sizeof(below.least));
	return status;
}

enum matching_status uscf_below_usual(
	const struct uscf_plan *plan, const struct uscf_choice *choice, int64_t counts[USCF_COUNTS])
{
	const struct arena_mark mark = arena_mark(plan->arena);
	struct below below = {.plan = plan};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (!is_above(plan, choice))
		return MATCHING_OK;
	if (init_below(&below, choice))
		status = search(&below, choice->reaches, true, counts);
	arena_release(plan->arena, mark);
	if (status == MATCHING_OK)
		memcpy(counts, below.least, sizeof(below.least));
	return status;
}

/* One card comes down to a group by near choices. */
struct coming {
	const struct uscf_plan *plan;
	int card, first; /* he and the highest card whom he can meet, or -1 */
	struct uscf_dues dues;
	struct uscf_choice choice;
};

/* The least when he meets this one. MATCHING_NONE: he may not. */
static enum matching_status put_least(
	struct coming *coming, int c, struct uscf_below_met *met, int64_t counts[USCF_COUNTS])
{
	const struct uscf *uscf = coming->plan->uscf;
	struct uscf_dues rest = coming->dues;

	if (c == coming->plan->bye || !uscf_free(uscf, coming->card, c))
		return MATCHING_NONE;
	coming->choice.opponent[0] = c;
	coming->choice.ndrops = (rest.count - 1) % 2;
	if (find_drop(coming->plan, &coming->choice, met) < 0)
		return MATCHING_NO_MEMORY;
	if (met->state == USCF_BELOW_NONE)
		return MATCHING_NONE;
	if (coming->first < 0)
		coming->first = c;
	memset(counts, 0, USCF_COUNTS * sizeof(*counts));
	uscf_count_odd(uscf, uscf_points(uscf, c, coming->first), counts);
	uscf_count_clash(uscf, coming->card, c, counts);
	uscf_dues_add(&rest, uscf, c, -1);
	if (met->state != USCF_BELOW_FAR && met->drop >= 0)
		uscf_dues_add(&rest, uscf, met->drop, -1);
	uscf_dues_least(&rest, rest.count % 2, counts);
	return counts[USCF_ODD_OVER] > 0 ? MATCHING_NONE : MATCHING_OK;
}

enum matching_status uscf_below_least(const struct uscf_plan *plan, int card,
	struct uscf_below_met *met, int64_t counts[USCF_COUNTS])
{
	const int level = plan->uscf->field.card[card].level + 1;
	const struct field_level *group = &plan->uscf->field.level[level];
	const struct arena_mark mark = arena_mark(plan->arena);
	struct coming coming = {.plan = plan, .card = card, .first = -1};
	enum matching_status status = MATCHING_NO_MEMORY;
	bool any = false;

	for (int c = group->first; c < group->first + group->count; c++)
		if (c != plan->bye)
			uscf_dues_add(&coming.dues, plan->uscf, c, 1);
	if (uscf_choice_init(plan, level, &coming.card, 1, &coming.choice))
		status = MATCHING_NONE;
	for (int c = group->first; c < group->first + group->count && status != MATCHING_NO_MEMORY;
		c++) {
		int64_t with[USCF_COUNTS];

		status = put_least(&coming, c, &met[c - group->first], with);
		if (status == MATCHING_OK && (!any || uscf_colours_compare(with, counts) < 0))
			memcpy(counts, with, sizeof(with));
		any = any || status == MATCHING_OK;
	}
	arena_release(plan->arena, mark);
	return status == MATCHING_NO_MEMORY ? status : any ? MATCHING_OK : MATCHING_NONE;
}
