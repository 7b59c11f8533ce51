/* Who gets which prize: the list laid out as single prizes, and paid step by step. */
#include "core/prizes/award.h"

#include <stdlib.h>
#include <string.h>

#include "core/prizes/awarding.h"

void award_done(struct award *award)
{
	free(award->slots);
	free(award->reasons);
	free(award->persons);
	free(award->teams);
	free(award->members_of);
	free(award->slots_of);
	free(award->paid_to);
	memset(award, 0, sizeof(*award));
}

static void awarding_done(struct awarding *awarding)
{
	free(awarding->classes);
	free(awarding->queue);
	free(awarding->orders);
	free(awarding->levels);
	free(awarding->holds);
	free(awarding->has);
	free(awarding->pool);
	free(awarding->want);
	free(awarding->block);
	free(awarding->group);
	free(awarding->ranks);
	free(awarding->amounts);
	free(awarding->pays);
	free(awarding->tries);
}

static bool make_room(struct awarding *awarding)
{
	const size_t count = (size_t)awarding->award->entrants->count + 1;
	const size_t slots = (size_t)awarding->award->nslots + 1;

	const size_t classes = (size_t)awarding->award->list->count + 1;

	awarding->rule = awarding->award->list->rules.rule;
	awarding->classes = calloc(classes, sizeof(*awarding->classes));
	awarding->queue = calloc(slots, sizeof(*awarding->queue));
	awarding->orders = calloc(classes * count, sizeof(*awarding->orders));
	awarding->levels = calloc(classes * count, sizeof(*awarding->levels));
	awarding->holds = calloc(count, sizeof(*awarding->holds));
	awarding->has = calloc(count, sizeof(*awarding->has));
	awarding->pool = calloc(count, sizeof(*awarding->pool));
	awarding->want = calloc(count, sizeof(*awarding->want));
	awarding->block = calloc(count, sizeof(*awarding->block));
	awarding->group = calloc(count, sizeof(*awarding->group));
	awarding->ranks = calloc(count, sizeof(*awarding->ranks));
	awarding->amounts = calloc(count, sizeof(*awarding->amounts));
	awarding->pays = calloc(count, sizeof(*awarding->pays));
	awarding->tries = calloc(count, sizeof(*awarding->tries));
	return awarding->classes && awarding->queue && awarding->orders && awarding->levels &&
		awarding->holds && awarding->has && awarding->pool && awarding->want &&
		awarding->block && awarding->group && awarding->ranks && awarding->amounts &&
		awarding->pays && awarding->tries;
}

static bool is_american(const struct award *award)
{
	const enum prize_rule rule = award->list->rules.rule;

	return rule == PRIZE_US || rule == PRIZE_US_OLDER;
}

/* 32C4, 32E: the fund by the entries; in the US of more than 500 at least the half. */
static void scale(struct award *award)
{
	const struct prize_rules *rules = &award->list->rules;
	int64_t part, whole;

	award->percent = 100;
	for (int i = 0; i < award->entrants->count; i++)
		award->entries += award->entrants->of[i].bar != ENTRANT_NONE &&
			award->entrants->of[i].bar != ENTRANT_GONE_OVER;
	part = award->entries;
	whole = rules->based_on;
	if (whole == 0 || part >= whole)
		return;
	if (is_american(award) && award->total > 50000 && 2 * part < whole) {
		part = 1;
		whole = 2;
	}
	award->percent = (int)((100 * part + whole / 2) / whole);
	award->total = 0;
	for (int i = 0; i < award->nslots; i++) {
		struct award_slot *slot = &award->slots[i];

		slot->amount = slot->amount * part / whole / rules->unit * rules->unit;
		award->total += slot->amount;
	}
}

static bool lay_out(struct award *award)
{
	const struct prize_list *list = award->list;
	int count = 0;

	for (int i = 0; i < list->count; i++)
		count += list->entries[i].prize.last - list->entries[i].prize.first + 1;
	award->slots = malloc(((size_t)count + 1) * sizeof(*award->slots));
	award->paid_to = calloc((size_t)award->entrants->count + 1, sizeof(*award->paid_to));
	if (!award->slots || !award->paid_to)
		return false;
	for (int i = 0; i < list->count; i++) {
		const struct prize *prize = &list->entries[i].prize;

		for (int place = prize->first; place <= prize->last; place++) {
			award->slots[award->nslots++] =
				(struct award_slot){i, place, prize->amount, false};
			award->total += prize->amount;
		}
	}
	scale(award);
	return true;
}

/* Equal amounts (32B4): places, ratings (the higher class first), then in the order of the list. */
static int compare_classes(const struct prize *a, const struct prize *b)
{
	const int limit_a = a->below > 0 ? a->below : GRADE_MOST + 1;
	const int limit_b = b->below > 0 ? b->below : GRADE_MOST + 1;

	if (prize_is_rating(a) != prize_is_rating(b))
		return prize_is_rating(a) ? -1 : 1;
	if (!prize_is_rating(a) || limit_a == limit_b)
		return 0;
	return limit_a > limit_b ? -1 : 1;
}

static const struct prize *prize_at(const struct award *award, int slot)
{
	return &award->list->entries[award->slots[slot].entry].prize;
}

static void add_class(struct awarding *awarding, const struct prize *prize)
{
	int at = awarding->nclasses;

	for (int c = 0; c < awarding->nclasses; c++)
		if (prize_same_class(awarding->classes[c].prize, prize))
			return;
	/* that of the places stays the first */
	while (at > 1 && compare_classes(prize, awarding->classes[at - 1].prize) < 0) {
		awarding->classes[at] = awarding->classes[at - 1];
		at--;
	}
	awarding->classes[at] = (struct award_class){.prize = prize};
	awarding->nclasses++;
}

/* The prizes of a class by their places; there is one for each. */
static void fill_class(const struct award *award, struct award_class *of)
{
	for (int i = 0; i < award->nslots; i++) {
		int at = of->count;

		if (award->slots[i].amount == 0 || !prize_same_class(prize_at(award, i), of->prize))
			continue;
		for (; at > 0 && award->slots[of->slots[at - 1]].place > award->slots[i].place;
			at--)
			of->slots[at] = of->slots[at - 1];
		of->slots[at] = i;
		of->count++;
	}
}

/* Are two equal for a class by score? Where each has his place, ranks part them. */
static bool stand_equal(const struct awarding *awarding, int a, int b)
{
	const struct entrant *of = awarding->award->entrants->of;

	return of[a].points2 == of[b].points2 &&
		(awarding->rule != PRIZE_PLACE || of[a].rank == of[b].rank);
}

/* By score all stay in the order of the standings; else who has more goes before. */
static void add_to_class(
	const struct awarding *awarding, struct award_class *of, int entrant, int measure)
{
	int at = of->norder++;

	if (of->prize->by == PRIZE_BY_SCORE)
		measure = at > 0 && stand_equal(awarding, of->order[at - 1], entrant)
			? of->level[at - 1]
			: -at;
	for (; at > 0 && of->level[at - 1] < measure; at--) {
		of->order[at] = of->order[at - 1];
		of->level[at] = of->level[at - 1];
	}
	of->order[at] = entrant;
	of->level[at] = measure;
}

/* Who may win in a class and is not barred, by its measure, then as they stand. */
static void order_class(struct awarding *awarding, struct award_class *of)
{
	const struct entrants *entrants = awarding->award->entrants;

	for (int i = 0; i < entrants->count; i++) {
		int measure;

		if (entrants->of[i].bar == ENTRANT_FREE && awarding_fits(awarding, of, i) &&
			entrant_measure(entrants, i, of->prize, &measure))
			add_to_class(awarding, of, i, measure);
	}
}

/* Money that is not given by hand. `places` stands for the first class. */
static void sort_classes(struct awarding *awarding, const struct prize *places)
{
	const struct award *award = awarding->award;
	const size_t count = (size_t)award->entrants->count + 1;
	int used = 0;

	awarding->classes[awarding->nclasses++] = (struct award_class){.prize = places};
	for (int i = 0; i < award->list->count; i++) {
		const struct prize *prize = &award->list->entries[i].prize;

		if (prize->amount > 0 && prize->by != PRIZE_BY_HAND)
			add_class(awarding, prize);
	}
	for (int c = 0; c < awarding->nclasses; c++) {
		awarding->classes[c].slots = awarding->queue + used;
		fill_class(award, &awarding->classes[c]);
		used += awarding->classes[c].count;
		awarding->classes[c].order = awarding->orders + (size_t)c * count;
		awarding->classes[c].level = awarding->levels + (size_t)c * count;
		order_class(awarding, &awarding->classes[c]);
	}
}

/* Nothing is paid yet. */
static void start_again(struct awarding *awarding)
{
	struct award *award = awarding->award;

	award->nreasons = award->npersons = award->nslots_of = 0;
	memset(award->paid_to, 0, (size_t)award->entrants->count * sizeof(*award->paid_to));
	for (int i = 0; i < award->nslots; i++)
		award->slots[i].taken = false;
	for (int c = 0; c < awarding->nclasses; c++)
		awarding->classes[c].taken = 0;
}

void award_scores(struct awarding *awarding)
{
	const struct award_class *all = &awarding->classes[0];
	const struct entrant *entrants = awarding->award->entrants->of;
	const bool american = is_american(awarding->award);
	int *group = awarding->group;

	start_again(awarding);
	for (int i = 0, end; i < all->norder && !awarding->failed; i = end) {
		const int points2 = entrants[all->order[i]].points2;
		int count = 0;

		for (end = i; end < all->norder && entrants[all->order[end]].points2 == points2;
			end++) {
			const int of = awarding->holds[all->order[end]];

			if (of < 0 || awarding->classes[of].prize->by == PRIZE_BY_SCORE)
				group[count++] = all->order[end];
		}
		if (count > 0 && american)
			award_pool(awarding, group, count);
		else if (count > 0)
			award_group(awarding, group, count);
	}
}

static int find_pin(const struct entrants *entrants, int pin)
{
	for (int i = 0; i < entrants->count; i++)
		if (entrants->of[i].pin == pin)
			return i;
	return -1;
}

/* What is given by hand is beside the one prize. */
static void award_by_hand(struct awarding *awarding)
{
	struct award *award = awarding->award;

	for (int i = 0; i < award->nslots && !awarding->failed; i++) {
		const struct prize *prize = prize_at(award, i);
		const int winner = find_pin(award->entrants, prize->winner);

		if (prize->by != PRIZE_BY_HAND ||
			!awarding_reason(awarding, winner < 0 ? AWARD_HAND_OPEN : AWARD_HAND))
			continue;
		awarding_add_slot(awarding, i);
		award->slots[i].taken = true;
		if (winner >= 0)
			awarding_add_person(awarding, winner, award->slots[i].amount, false);
	}
}

/* Prizes that are left, a record a line of the list. */
static void record_left(struct awarding *awarding)
{
	struct award *award = awarding->award;

	for (int i = 0, end; i < award->nslots && !awarding->failed; i = end) {
		struct award_reason *reason = NULL;
		int fit = 0;

		if (prize_at(award, i)->by == PRIZE_BY_TEAM) {
			end = i + 1;
			continue;
		}
		for (int k = 0; k < award->entrants->count; k++)
			fit += award->entrants->of[k].bar == ENTRANT_FREE &&
				entrant_fits(award->entrants, &award->entrants->of[k],
					prize_at(award, i));
		for (end = i;
			end < award->nslots && award->slots[end].entry == award->slots[i].entry;
			end++) {
			if (award->slots[end].taken)
				continue;
			if (!reason)
				reason = awarding_reason(awarding, AWARD_LEFT);
			if (!reason)
				return;
			reason->other = fit;
			awarding_add_slot(awarding, end);
		}
	}
}

static void record_barred(struct awarding *awarding)
{
	const struct entrants *entrants = awarding->award->entrants;

	for (enum entrant_bar bar = ENTRANT_NONE; bar <= ENTRANT_BYES; bar++) {
		struct award_reason *reason = NULL;

		for (int i = 0; i < entrants->count && !awarding->failed; i++) {
			if (entrants->of[i].bar != bar)
				continue;
			if (!reason)
				reason = awarding_reason(awarding, AWARD_BARRED);
			if (reason)
				reason->other = bar;
			awarding_add_person(awarding, i, 0, false);
		}
	}
}

static void sum_paid(struct award *award)
{
	award->paid = 0;
	for (int i = 0; i < award->npersons; i++)
		award->paid += award->persons[i].amount;
	for (int i = 0; i < award->nteams; i++)
		award->paid += award->teams[i].amount;
}

static void award_all(struct awarding *awarding)
{
	if (is_american(awarding->award)) {
		award_measured_beside_pools(awarding);
	} else {
		award_claims(awarding);
		award_scores(awarding);
	}
	award_measured_records(awarding);
	if (!awarding->failed)
		award_objects(awarding);
	if (!awarding->failed)
		award_teams(awarding);
	award_by_hand(awarding);
	record_left(awarding);
	record_barred(awarding);
	sum_paid(awarding->award);
}

enum status award_make(
	const struct prize_list *list, const struct entrants *entrants, struct award *award)
{
	struct award made = {.list = list, .entrants = entrants};
	struct awarding awarding = {.award = &made};
	struct prize places;

	prize_init(&places);
	if (!lay_out(&made) || !make_room(&awarding)) {
		awarding.failed = true;
	} else {
		sort_classes(&awarding, &places);
		award_all(&awarding);
	}
	awarding_done(&awarding);
	if (awarding.failed) {
		award_done(&made);
		return STATUS_NO_MEMORY;
	}
	*award = made;
	return STATUS_OK;
}
