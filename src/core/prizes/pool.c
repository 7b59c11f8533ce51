/* Prizes of a score group by the rules of the United States (32B). */
#include <stdlib.h>
#include <string.h>

#include "core/prizes/assignment.h"
#include "core/prizes/awarding.h"

/* A score group, or those of it who are left. */
struct pooling {
	struct awarding *awarding;
	int *members; /* entrants in rank order */
	int count;
	bool *is_open;    /* by class and member */
	bool *is_allowed; /* by class: its prizes are in the pool */
	struct assignment_prize *prizes;
	int nprizes;
	int *prize_of; /* by member */
	int64_t *caps, *pays;
	bool *is_capped;
	int64_t sum; /* of the prizes found last; -1: no memory */
};

static void pooling_done(struct pooling *pooling)
{
	free(pooling->members);
	free(pooling->is_open);
	free(pooling->is_allowed);
	free(pooling->prizes);
	free(pooling->prize_of);
	free(pooling->caps);
	free(pooling->pays);
	free(pooling->is_capped);
}

static void find_open(struct pooling *pooling)
{
	const struct awarding *awarding = pooling->awarding;

	for (int c = 0; c < awarding->nclasses; c++)
		for (int i = 0; i < pooling->count; i++)
			pooling->is_open[c * pooling->count + i] =
				awarding->classes[c].prize->by == PRIZE_BY_SCORE &&
				awarding_fits(awarding, &awarding->classes[c], pooling->members[i]);
}

static bool pooling_init(
	struct pooling *pooling, struct awarding *awarding, const int *members, int count)
{
	const size_t players = (size_t)count + 1, classes = (size_t)awarding->nclasses;

	*pooling = (struct pooling){.awarding = awarding, .count = count};
	pooling->members = malloc(players * sizeof(*pooling->members));
	pooling->is_open = calloc(players * classes, sizeof(*pooling->is_open));
	pooling->is_allowed = malloc(classes * sizeof(*pooling->is_allowed));
	pooling->prizes = malloc(players * classes * sizeof(*pooling->prizes));
	pooling->prize_of = malloc(players * sizeof(*pooling->prize_of));
	pooling->caps = malloc(players * sizeof(*pooling->caps));
	pooling->pays = malloc(players * sizeof(*pooling->pays));
	pooling->is_capped = malloc(players * sizeof(*pooling->is_capped));
	if (!pooling->members || !pooling->is_open || !pooling->is_allowed || !pooling->prizes ||
		!pooling->prize_of || !pooling->caps || !pooling->pays || !pooling->is_capped) {
		pooling_done(pooling);
		return false;
	}
	memcpy(pooling->members, members, (size_t)count * sizeof(*members));
	find_open(pooling);
	return true;
}

/* The prizes of the allowed classes that so many can reach: of each class the next ones. */
static void collect_prizes(struct pooling *pooling, int players)
{
	const struct awarding *awarding = pooling->awarding;
	const struct award_slot *slots = awarding->award->slots;

	pooling->nprizes = 0;
	for (int c = 0; c < awarding->nclasses; c++) {
		const struct award_class *of = &awarding->classes[c];
		int found = 0;

		for (int k = 0; k < of->count && found < players; k++) {
			const struct award_slot *slot = &slots[of->slots[k]];

			if (!pooling->is_allowed[c] || slot->taken ||
				(c == 0 && slot->place > of->taken + players))
				continue;
			pooling->prizes[pooling->nprizes++] = (struct assignment_prize){
				slot->amount, c, slot->place, of->slots[k]};
			found++;
		}
	}
}

static void find_prizes(struct pooling *pooling)
{
	pooling->sum = assignment_find(pooling->prizes, pooling->nprizes, pooling->is_open,
		pooling->count, pooling->prize_of);
	if (pooling->sum < 0)
		pooling->awarding->failed = true;
}

/* All prizes for all of them. */
static void find_all(struct pooling *pooling)
{
	for (int c = 0; c < pooling->awarding->nclasses; c++)
		pooling->is_allowed[c] = pooling->awarding->classes[c].prize->by == PRIZE_BY_SCORE;
	collect_prizes(pooling, pooling->count);
	find_prizes(pooling);
}

static int count_open(const struct pooling *pooling, int c)
{
	int open = 0;

	for (int i = 0; i < pooling->count; i++)
		open += pooling->is_open[c * pooling->count + i];
	return open;
}

/* Is a class open to nobody but those to whom another one is? */
static bool is_within(const struct pooling *pooling, int c, int other)
{
	for (int i = 0; i < pooling->count; i++)
		if (pooling->is_open[c * pooling->count + i] &&
			!pooling->is_open[other * pooling->count + i])
			return false;
	return true;
}

/* The prizes for which all but those of a class are ineligible (32B3). */
static void find_own(struct pooling *pooling, int c)
{
	for (int k = 0; k < pooling->awarding->nclasses; k++)
		pooling->is_allowed[k] =
			pooling->awarding->classes[k].prize->by == PRIZE_BY_SCORE &&
			is_within(pooling, k, c);
	collect_prizes(pooling, count_open(pooling, c));
	find_prizes(pooling);
}

/* The class whose players get most by prizes of their own, if more than by the pool; 0: none. */
static int find_subgroup(struct pooling *pooling)
{
	int64_t most = pooling->sum, divisor = pooling->count;
	int best = 0;

	for (int c = 1; c < pooling->awarding->nclasses && !pooling->awarding->failed; c++) {
		const int open = count_open(pooling, c);

		if (open == 0 || open == pooling->count)
			continue;
		find_own(pooling, c);
		if (pooling->sum * divisor > most * open) {
			most = pooling->sum;
			divisor = open;
			best = c;
		}
	}
	return best;
}

static void write_slots(struct pooling *pooling)
{
	struct awarding *awarding = pooling->awarding;
	int from_classes = 0;

	for (int k = 0; k < pooling->nprizes; k++)
		for (int i = 0; i < pooling->count; i++)
			if (pooling->prize_of[i] == k) {
				awarding->award->slots[pooling->prizes[k].id].taken = true;
				awarding_add_slot(awarding, pooling->prizes[k].id);
				from_classes += pooling->prizes[k].kind > 0;
			}
	awarding->classes[0].taken += pooling->count - from_classes;
}

/* The largest prize that each could win without the tie, of those found for all. */
static void find_caps(struct pooling *pooling)
{
	for (int i = 0; i < pooling->count; i++) {
		pooling->caps[i] = 0;
		for (int k = 0; k < pooling->nprizes; k++) {
			const struct assignment_prize *prize = &pooling->prizes[k];

			if (pooling->is_open[prize->kind * pooling->count + i] &&
				prize->amount > pooling->caps[i])
				pooling->caps[i] = prize->amount;
		}
	}
}

/* Of those who share and have nothing yet, the one with the least cap. */
static int find_least_cap(const struct pooling *pooling, const bool *is_sharing)
{
	int least = -1;

	for (int i = 0; i < pooling->count; i++)
		if (is_sharing[i] && pooling->pays[i] < 0 &&
			(least < 0 || pooling->caps[i] < pooling->caps[least]))
			least = i;
	return least;
}

/* Equal shares of the sum; whose cap is below his gets that, and the others share the rest. */
static void share_sum(struct pooling *pooling, const bool *is_sharing)
{
	const bool capped = pooling->awarding->award->list->rules.rule == PRIZE_US;
	int64_t rest = pooling->sum;
	int sharing = 0;

	for (int i = 0; i < pooling->count; i++) {
		pooling->pays[i] = -1;
		pooling->is_capped[i] = false;
		sharing += is_sharing[i];
	}
	while (capped && sharing > 1) {
		const int least = find_least_cap(pooling, is_sharing);

		if (pooling->caps[least] * sharing >= rest)
			break;
		pooling->pays[least] = pooling->caps[least];
		pooling->is_capped[least] = true;
		rest -= pooling->caps[least];
		sharing--;
	}
	for (int i = 0; i < pooling->count; i++)
		if (is_sharing[i] && !pooling->is_capped[i])
			pooling->pays[i] = awarding_share(pooling->awarding, rest, sharing);
}

static void write_persons(const struct pooling *pooling, const bool *is_sharing)
{
	for (int i = 0; i < pooling->count; i++)
		if (is_sharing[i])
			awarding_add_person(pooling->awarding, pooling->members[i],
				pooling->pays[i], pooling->is_capped[i]);
}

/* They are paid by the prizes of their own, and the others start again. */
static void pay_subgroup(struct pooling *pooling, int c, int64_t other)
{
	struct awarding *awarding = pooling->awarding;
	const bool *is_sharing = &pooling->is_open[c * pooling->count];
	const int taken = awarding->classes[0].taken;
	int left = 0;

	find_own(pooling, c);
	if (awarding->failed || !awarding_reason(awarding, AWARD_SUBGROUP))
		return;
	share_sum(pooling, is_sharing);
	write_persons(pooling, is_sharing);
	write_slots(pooling);
	awarding->classes[0].taken = taken;
	awarding_pay(awarding);
	if (!awarding->failed)
		awarding->award->reasons[awarding->award->nreasons - 1].other = other;
	for (int i = 0; i < pooling->count; i++)
		if (!is_sharing[i])
			pooling->members[left++] = pooling->members[i];
	pooling->count = left;
	find_open(pooling);
}

static void pay_pool(struct pooling *pooling)
{
	struct awarding *awarding = pooling->awarding;
	/* the places are open to all */
	const bool *is_sharing = pooling->is_open;

	if (pooling->sum == 0) {
		awarding->classes[0].taken += pooling->count;
		return;
	}
	if (!awarding_reason(awarding, AWARD_POOL))
		return;
	share_sum(pooling, is_sharing);
	write_persons(pooling, is_sharing);
	write_slots(pooling);
	awarding_pay(awarding);
}

void award_pool(struct awarding *awarding, const int *group, int count)
{
	struct pooling pooling;
	int subgroup = 1;

	if (!pooling_init(&pooling, awarding, group, count)) {
		awarding->failed = true;
		return;
	}
	while (subgroup > 0 && pooling.count > 0 && !awarding->failed) {
		int64_t share;

		find_all(&pooling);
		find_caps(&pooling);
		share = pooling.sum / pooling.count;
		subgroup = find_subgroup(&pooling);
		if (subgroup > 0)
			pay_subgroup(&pooling, subgroup, share);
	}
	if (pooling.count > 0 && !awarding->failed) {
		find_all(&pooling);
		pay_pool(&pooling);
	}
	pooling_done(&pooling);
}
