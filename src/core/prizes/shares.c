/* Prizes of a score group in equal shares, by Hort, or by place: British and FIDE. */
#include "core/prizes/awarding.h"

void awarding_part(
	const struct awarding *awarding, int count, const int64_t *amounts, int64_t *pays)
{
	const enum prize_rule rule = awarding->award->list->rules.rule;
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

/* What each of those who take the next places of a class gets, in rank order. */
static void pay_each(const struct awarding *awarding, const int *members, int count,
	const int64_t *amounts, int64_t *pays)
{
	for (int i = 0; i < count; i++)
		awarding->ranks[i] = awarding->award->entrants->of[members[i]].rank;
	awarding_part(awarding, count, amounts, pays);
}

static void pay_places(const struct awarding *awarding, int count, int64_t *pays)
{
	awarding_window(awarding, &awarding->classes[0], count, awarding->amounts);
	pay_each(awarding, awarding->pool, count, awarding->amounts, pays);
}

/* Who of the pool could win in a class; `place` has what each would get without it. */
static int collect_fitting(const struct awarding *awarding, const struct award_class *of, int count,
	const int64_t *pays, int64_t *place)
{
	int wanting = 0;

	for (int i = 0; i < count; i++)
		if (awarding_fits(awarding, of, awarding->pool[i])) {
			place[wanting] = pays[i];
			awarding->want[wanting++] = awarding->pool[i];
		}
	return wanting;
}

/*
 * So many from the i-th of those who want a class on are equal: all where the tied share equally,
 * else who share his rank.
 */
static int count_equal(const struct awarding *awarding, int i, int count)
{
	const enum prize_rule rule = awarding->award->list->rules.rule;
	int end = i + 1;

	if (rule != PRIZE_PLACE && rule != PRIZE_HORT)
		return count - i;
	while (end < count && awarding->ranks[end] == awarding->ranks[i])
		end++;
	return end - i;
}

/*
 * Who would not get more in the class stays in the pool: the first one, with those who are equal to
 * him, for what he leaves goes to those behind him; then again, until all others gain. Returns how
 * many.
 */
static int keep_gaining(
	const struct awarding *awarding, const struct award_class *of, int count, int64_t *place)
{
	for (;;) {
		const int64_t *tries = awarding->tries;
		int first = 0, equal;

		awarding_window(awarding, of, count, awarding->amounts);
		pay_each(awarding, awarding->want, count, awarding->amounts, awarding->tries);
		/* equal: place before class (32B4) */
		while (first < count && tries[first] > place[first])
			first++;
		if (first == count)
			return count;
		equal = count_equal(awarding, first, count);
		for (int i = first + equal; i < count; i++) {
			place[i - equal] = place[i];
			awarding->want[i - equal] = awarding->want[i];
		}
		count -= equal;
	}
}

struct choice {
	int of; /* class; 0: nobody gains */
	int64_t most;
};

/* The class in which somebody of the pool gets the most, if that is more than he has there. */
static struct choice choose_class(
	struct awarding *awarding, int count, const int64_t *pays, int64_t *place)
{
	struct choice choice = {0, 0};

	for (int c = 1; c < awarding->nclasses; c++) {
		const struct award_class *of = &awarding->classes[c];
		int wanting;

		if (of->prize->by != PRIZE_BY_SCORE)
			continue;
		wanting = collect_fitting(awarding, of, count, pays, place);
		wanting = keep_gaining(awarding, of, wanting, place);
		for (int i = 0; i < wanting; i++)
			if (awarding->tries[i] > choice.most)
				choice = (struct choice){c, awarding->tries[i]};
	}
	return choice;
}

static int drop_wanting(const struct awarding *awarding, int count, int wanting)
{
	int left = 0;

	for (int i = 0, k = 0; i < count; i++)
		if (k < wanting && awarding->pool[i] == awarding->want[k])
			k++;
		else
			awarding->pool[left++] = awarding->pool[i];
	return left;
}

/* They leave the pool with the prizes of the class; returns how many stay. */
static int take_class(
	struct awarding *awarding, int c, int count, const int64_t *pays, int64_t *place)
{
	struct award_class *of = &awarding->classes[c];
	int wanting = collect_fitting(awarding, of, count, pays, place);
	struct award_reason *reason;

	wanting = keep_gaining(awarding, of, wanting, place);
	reason = awarding_reason(awarding, AWARD_CLASS);
	if (!reason)
		return count;
	for (int i = 0; i < wanting; i++) {
		reason->other = place[i] > reason->other ? place[i] : reason->other;
		awarding_add_person(awarding, awarding->want[i], awarding->tries[i], false);
	}
	awarding_take_window(awarding, of, wanting);
	awarding_pay(awarding);
	return drop_wanting(awarding, count, wanting);
}

/* Class prizes that are left, which somebody of the pool could have instead of more. */
static void record_less(struct awarding *awarding, int count, const int64_t *pays, int64_t *place)
{
	for (int c = 1; c < awarding->nclasses && !awarding->failed; c++) {
		struct award_class *of = &awarding->classes[c];
		const int fitting = of->prize->by == PRIZE_BY_SCORE
			? collect_fitting(awarding, of, count, pays, place)
			: 0;
		struct award_reason *reason;

		if (fitting == 0 || awarding_window(awarding, of, fitting, awarding->amounts) == 0)
			continue;
		pay_each(awarding, awarding->want, fitting, awarding->amounts, awarding->tries);
		reason = awarding_reason(awarding, AWARD_LESS);
		if (!reason)
			return;
		reason->other = place[0];
		reason->each = awarding->tries[0];
		for (int i = 0; i < fitting; i++)
			awarding_add_person(awarding, awarding->want[i], 0, false);
		for (int k = 0; k < of->count; k++) {
			const struct award_slot *slot = &awarding->award->slots[of->slots[k]];

			if (!slot->taken && slot->place > of->taken &&
				slot->place <= of->taken + fitting)
				awarding_add_slot(awarding, of->slots[k]);
		}
	}
}

static enum award_kind kind_of(enum prize_rule rule)
{
	return rule == PRIZE_HORT ? AWARD_HORT : rule == PRIZE_PLACE ? AWARD_PLACED : AWARD_SHARED;
}

static void take_places(struct awarding *awarding, int count, const int64_t *pays, int64_t *place)
{
	struct award_class *of = &awarding->classes[0];

	if (count == 0)
		return;
	if (awarding_window(awarding, of, count, awarding->amounts) == 0) {
		of->taken += count;
		return;
	}
	if (!awarding_reason(awarding, kind_of(awarding->award->list->rules.rule)))
		return;
	for (int i = 0; i < count; i++)
		awarding_add_person(awarding, awarding->pool[i], pays[i], false);
	awarding_take_window(awarding, of, count);
	awarding_pay(awarding);
	record_less(awarding, count, pays, place);
}

void award_group(struct awarding *awarding, const int *group, int count)
{
	int64_t *pays = awarding->pays, *place = awarding->pays + count;
	struct choice choice;

	for (int i = 0; i < count; i++)
		awarding->pool[i] = group[i];
	for (;;) {
		pay_places(awarding, count, pays);
		choice = choose_class(awarding, count, pays, place);
		if (choice.of == 0 || awarding->failed)
			break;
		count = take_class(awarding, choice.of, count, pays, place);
	}
	take_places(awarding, count, pays, place);
}
