/* Prizes by points in some rounds, or by W-We: beside the pools of 32B, and their records. */
#include "core/prizes/awarding.h"

static bool is_measured(const struct award_class *of)
{
	return of->prize->by == PRIZE_BY_ROUNDS || of->prize->by == PRIZE_BY_EXPECTED;
}

/* What the pools pay to all who claim no prize by another measure. */
static void pay_pools(struct awarding *awarding)
{
	const struct award *award = awarding->award;

	award_scores(awarding);
	for (int i = 0; i < award->entrants->count; i++)
		if (awarding->holds[i] <= 0)
			awarding->has[i] = award->paid_to[i];
}

/* The holders of a class, in its order; returns how many. */
static int collect_holders(const struct awarding *awarding, int c, int *block)
{
	const struct award_class *of = &awarding->classes[c];
	int count = 0;

	for (int i = 0; i < of->norder; i++)
		if (awarding->holds[of->order[i]] == c)
			block[count++] = of->order[i];
	return count;
}

/* Those of a class for whom the pools would be no less, if all of them went back; returns it. */
static bool give_back(struct awarding *awarding, int c)
{
	int count = collect_holders(awarding, c, awarding->block), kept;

	for (; count > 0; count = kept) {
		for (int i = 0; i < count; i++)
			awarding->holds[awarding->block[i]] = 0;
		award_scores(awarding);
		kept = 0;
		for (int i = 0; i < count; i++) {
			const int entrant = awarding->block[i];

			/* equal: place before class (32B4) */
			if (awarding->award->paid_to[entrant] >= awarding->has[entrant])
				awarding->block[kept++] = entrant;
			else
				awarding->holds[entrant] = c;
		}
		if (kept == count)
			return true;
	}
	return false;
}

void award_measured_beside_pools(struct awarding *awarding)
{
	int left = awarding_claims_most(awarding);

	for (bool changed = true; changed && left > 0 && !awarding->failed; left--) {
		pay_pools(awarding);
		changed = awarding_claim(awarding, false);
		for (int c = 1; c < awarding->nclasses && !changed; c++)
			changed = is_measured(&awarding->classes[c]) && give_back(awarding, c);
		for (int c = 1; c < awarding->nclasses && changed; c++)
			if (is_measured(&awarding->classes[c]))
				awarding_pay_holders(awarding, c);
	}
	award_scores(awarding);
}

/* Of a class, those who are equal in its measure are one record. */
static void write_records(struct awarding *awarding, int c)
{
	struct award_class *of = &awarding->classes[c];

	for (int at = 0, end; at < of->norder && !awarding->failed; at = end) {
		int count = 0;

		for (end = at; end < of->norder && of->level[end] == of->level[at]; end++)
			if (awarding->holds[of->order[end]] == c)
				awarding->pool[count++] = of->order[end];
		if (count == 0)
			continue;
		if (!awarding_reason(awarding, AWARD_MEASURE))
			return;
		for (int i = 0; i < count; i++)
			awarding_add_person(awarding, awarding->pool[i],
				awarding->has[awarding->pool[i]], false);
		of->taken = awarding_before(awarding, c, of->order[at]);
		awarding_take_window(awarding, of, count);
		awarding_pay(awarding);
	}
}

void award_measured_records(struct awarding *awarding)
{
	for (int c = 1; c < awarding->nclasses; c++)
		if (is_measured(&awarding->classes[c]))
			write_records(awarding, c);
}
