/* What a score group has in equal shares, by Hort, or by place (British and FIDE), in records. */
#include "core/prizes/awarding.h"

void awarding_part(
	const struct awarding *awarding, int count, const int64_t *amounts, int64_t *pays)
{
	const enum prize_rule rule = awarding->rule;
	const int *ranks = awarding->ranks;
	int64_t sum = 0;

	for (int i = 0; i < count; i++)
		sum += amounts[i];
	for (int i = 0, end; i < count; i = end) {
		int64_t own = 0, pay;

		for (end = i; end < count && ranks[end] == ranks[i]; end++)
			own += amounts[end];
		if (rule == PRIZE_PLACE)
			pay = awarding_share(awarding, own, end - i);
		else if (rule == PRIZE_HORT && count > 1)
			/* own / 2 (end - i) + sum / 2 count */
			pay = awarding_share(awarding, own * count + sum * (end - i),
				2 * (int64_t)(end - i) * count);
		else
			pay = awarding_share(awarding, sum, count);
		for (int k = i; k < end; k++)
			pays[k] = pay;
	}
}

/* Those of a group who hold a class, in rank order; returns how many. */
static int collect_holders(
	const struct awarding *awarding, int c, const int *group, int count, int *found)
{
	int holding = 0;

	for (int i = 0; i < count; i++)
		if (awarding->holds[group[i]] == c)
			found[holding++] = group[i];
	return holding;
}

/* So many from the i-th on are equal: all, or who share his rank where ranks part them. */
static int count_equal(const struct awarding *awarding, const int *found, int i, int count)
{
	const struct entrant *of = awarding->award->entrants->of;
	int end = i + 1;

	while (end < count &&
		(!prize_rule_is_by_rank(awarding->rule) ||
			of[found[end]].rank == of[found[i]].rank))
		end++;
	return end - i;
}

/*
 * What the places would give those who have a class prize, equals together; -1: some of them no
 * less than what they have.
 */
static int64_t count_places(const struct awarding *awarding, const int *found, int count)
{
	int64_t most = 0;

	for (int i = 0, equal; i < count; i += equal) {
		int64_t pay;
		int sharing;

		equal = count_equal(awarding, found, i, count);
		pay = awarding_try(awarding, 0, found + i, equal, &sharing);
		if (pay >= awarding->has[found[i]])
			return -1;
		most = pay > most ? pay : most;
	}
	for (int i = 0; i < count; i++)
		if (most >= awarding->has[found[i]])
			return -1;
	return most;
}

/* The places of a class that its holders of a group take: from those of the first of them on. */
static int find_window(
	const struct awarding *awarding, struct award_class *of, const int *found, int count)
{
	const int c = (int)(of - awarding->classes);
	const int last = awarding_before(awarding, c, found[count - 1]);
	int equal = 1;

	while (equal < count && awarding_before(awarding, c, found[count - 1 - equal]) == last)
		equal++;
	of->taken = awarding_before(awarding, c, found[0]);
	return last + equal - of->taken;
}

/* The class prizes of a score group, if it has any. */
static void record_class(struct awarding *awarding, int c, const int *group, int count)
{
	const int holding = collect_holders(awarding, c, group, count, awarding->want);
	struct award_class *of = &awarding->classes[c];
	struct award_reason *reason;
	int64_t other;

	if (holding == 0)
		return;
	other = count_places(awarding, awarding->want, holding);
	reason = awarding_reason(awarding, AWARD_CLASS);
	if (!reason)
		return;
	reason->other = other > 0 ? other : 0;
	for (int i = 0; i < holding; i++)
		awarding_add_person(
			awarding, awarding->want[i], awarding->has[awarding->want[i]], false);
	awarding_take_window(awarding, of, find_window(awarding, of, awarding->want, holding));
	awarding_pay(awarding);
}

/* The most that somebody of a group has by a class. */
static int64_t most_by_class(const struct awarding *awarding, int c, const int *group, int count)
{
	int64_t most = 0;

	for (int i = 0; i < count; i++)
		if (awarding->holds[group[i]] == c && awarding->has[group[i]] > most)
			most = awarding->has[group[i]];
	return most;
}

/* The classes of a group, the one that gives most first. */
static void record_classes(struct awarding *awarding, const int *group, int count)
{
	int64_t below = INT64_MAX, next = 1;

	for (; next > 0 && !awarding->failed; below = next) {
		next = 0;
		for (int c = 1; c < awarding->nclasses; c++) {
			const int64_t most = awarding->classes[c].prize->by == PRIZE_BY_SCORE
				? most_by_class(awarding, c, group, count)
				: 0;

			if (most < below && most > next)
				next = most;
		}
		for (int c = 1; c < awarding->nclasses && next > 0; c++)
			if (awarding->classes[c].prize->by == PRIZE_BY_SCORE &&
				most_by_class(awarding, c, group, count) == next)
				record_class(awarding, c, group, count);
	}
}

/* Those who have places and may win in a class as well, the first with his equals. */
static int collect_fitting(const struct awarding *awarding, int c, const int *pool, int count)
{
	int fitting = 0;

	for (int i = 0; i < count; i++)
		if (awarding_fits(awarding, &awarding->classes[c], pool[i]))
			awarding->want[fitting++] = pool[i];
	return fitting > 0 ? count_equal(awarding, awarding->want, 0, fitting) : 0;
}

/* A class prize that goes on, as somebody of the pool has as much or more by the places. */
static void record_less(struct awarding *awarding, int c, const int *pool, int count)
{
	const struct award_class *of = &awarding->classes[c];
	const int fitting = collect_fitting(awarding, c, pool, count);
	struct award_reason *reason;
	int sharing, before;
	int64_t each;

	if (fitting == 0)
		return;
	each = awarding_try(awarding, c, awarding->want, fitting, &sharing);
	/* who shares with others of this group is told of with them */
	if (each == 0 || each > awarding->has[awarding->want[0]] || sharing > fitting)
		return;
	reason = awarding_reason(awarding, AWARD_LESS);
	if (!reason)
		return;
	before = awarding_before(awarding, c, awarding->want[0]);
	reason->other = awarding->has[awarding->want[0]];
	reason->each = each;
	for (int i = 0; i < fitting; i++)
		awarding_add_person(awarding, awarding->want[i], 0, false);
	for (int k = 0; k < of->count; k++) {
		const int place = awarding->award->slots[of->slots[k]].place;

		if (place > before && place <= before + fitting)
			awarding_add_slot(awarding, of->slots[k]);
	}
}

static enum award_kind kind_of(enum prize_rule rule)
{
	return rule == PRIZE_HORT ? AWARD_HORT : rule == PRIZE_PLACE ? AWARD_PLACED : AWARD_SHARED;
}

/* The places of a score group, and the class prizes that are less than they. */
static void record_places(struct awarding *awarding, const int *group, int count)
{
	struct award_class *of = &awarding->classes[0];
	int *pool = awarding->block;
	const int holding = collect_holders(awarding, 0, group, count, pool);
	int places;

	if (holding == 0)
		return;
	places = find_window(awarding, of, pool, holding);
	if (awarding_window(awarding, of, of->taken, places, awarding->amounts) == 0)
		return;
	if (!awarding_reason(awarding, kind_of(awarding->rule)))
		return;
	for (int i = 0; i < holding; i++)
		awarding_add_person(awarding, pool[i], awarding->has[pool[i]], false);
	awarding_take_window(awarding, of, places);
	awarding_pay(awarding);
	for (int c = 1; c < awarding->nclasses && !awarding->failed; c++)
		if (awarding->classes[c].prize->by == PRIZE_BY_SCORE)
			record_less(awarding, c, pool, holding);
}

void award_group(struct awarding *awarding, const int *group, int count)
{
	record_classes(awarding, group, count);
	if (!awarding->failed)
		record_places(awarding, group, count);
}
