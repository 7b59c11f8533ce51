/* Prizes by points in some rounds, or by W-We: for whom they are more than what he has else. */
#include "core/prizes/awarding.h"

/* The best of those who may win in a class and are not out; false: nobody. */
static bool find_best(
	const struct awarding *awarding, const struct award_class *of, int below, int *measure)
{
	const struct entrants *entrants = awarding->award->entrants;
	bool found = false;

	for (int i = 0; i < entrants->count; i++) {
		int value;

		if (awarding->out[i] || !awarding_fits(awarding, of, i) ||
			!entrant_measure(entrants, i, of->prize, &value) || value >= below)
			continue;
		if (!found || value > *measure)
			*measure = value;
		found = true;
	}
	return found;
}

/* Who has this figure; those for whom a share would be less than what they have stay out of it. */
static int collect_gaining(
	const struct awarding *awarding, const struct award_class *of, int measure, int64_t *pay)
{
	const struct award *award = awarding->award;
	int count = 0, kept, value;

	for (int i = 0; i < award->entrants->count; i++)
		if (!awarding->out[i] && awarding_fits(awarding, of, i) &&
			entrant_measure(award->entrants, i, of->prize, &value) && value == measure)
			awarding->want[count++] = i;
	for (;; count = kept) {
		if (count == 0)
			return 0;
		kept = 0;
		*pay = awarding_share(
			awarding, awarding_window(awarding, of, count, awarding->amounts), count);
		for (int i = 0; i < count; i++)
			if (*pay > award->paid_to[awarding->want[i]])
				awarding->want[kept++] = awarding->want[i];
		if (kept == count)
			return count;
	}
}

static bool take(struct awarding *awarding, int c)
{
	struct award_class *of = &awarding->classes[c];
	int measure = 0, below = INT32_MAX;

	while (find_best(awarding, of, below, &measure)) {
		int64_t pay;
		const int count = collect_gaining(awarding, of, measure, &pay);

		for (int i = 0; i < count; i++) {
			const int entrant = awarding->want[i];

			awarding->out[entrant] = true;
			awarding->measured_class[entrant] = c;
			awarding->measured_pay[entrant] = pay;
			awarding->measured_turn[entrant] = awarding->turns + 1;
		}
		if (count > 0) {
			awarding->turns++;
			of->taken += count;
			return true;
		}
		below = measure;
	}
	return false;
}

bool award_next_measured(struct awarding *awarding)
{
	for (int c = 1; c < awarding->nclasses; c++) {
		const struct award_class *of = &awarding->classes[c];

		if (of->prize->by != PRIZE_BY_SCORE &&
			awarding_window(awarding, of, 1, awarding->amounts) > 0 &&
			take(awarding, c))
			return true;
	}
	return false;
}

void award_measured_records(struct awarding *awarding)
{
	const int count = awarding->award->entrants->count;

	for (int c = 1; c < awarding->nclasses; c++)
		if (awarding->classes[c].prize->by != PRIZE_BY_SCORE)
			awarding->classes[c].taken = 0;
	for (int turn = 1; turn <= awarding->turns; turn++) {
		int of = 0, persons = 0;

		if (!awarding_reason(awarding, AWARD_MEASURE))
			return;
		for (int i = 0; i < count; i++)
			if (awarding->measured_turn[i] == turn) {
				of = awarding->measured_class[i];
				persons++;
				awarding_add_person(awarding, i, awarding->measured_pay[i], false);
			}
		awarding_take_window(awarding, &awarding->classes[of], persons);
		awarding_pay(awarding);
	}
}
