/* Who would win a rating prize but for a bar: each of them tried as if he had none. */
#include <stdlib.h>
#include <string.h>

#include "core/prizes/awarding.h"
#include "core/prizes/winners.h"

struct lifting {
	struct awarding *awarding;
	struct entrants trial;
	int *slot_of; /* by entrant: the rating prize that he would win; -1: none */
};

static const struct prize *prize_at(const struct award *award, int slot)
{
	return &award->list->entries[award->slots[slot].entry].prize;
}

static bool fits_but_for_bar(const struct lifting *lifting, int i, const struct prize *prize)
{
	struct entrant free = lifting->awarding->award->entrants->of[i];

	free.lifted = true;
	return entrant_fits(&lifting->trial, &free, prize);
}

/* Has anybody won it with no more points than he? By other measures points say nothing. */
static bool is_within_reach(const struct award *award, int slot, int i)
{
	const struct entrant *of = award->entrants->of;

	if (prize_at(award, slot)->by != PRIZE_BY_SCORE)
		return true;
	for (int k = 0; k < award->nreasons; k++) {
		const struct award_reason *reason = &award->reasons[k];
		bool about = false;

		for (int at = 0; at < reason->slots; at++)
			about = about || award->slots_of[reason->slot + at] == slot;
		for (int at = 0; about && at < reason->persons; at++)
			if (of[award->persons[reason->person + at].entrant].points2 <=
				of[i].points2)
				return true;
	}
	return false;
}

/* May there be a rating prize for him? What nobody has won is told of that prize itself. */
static bool is_asked(const struct lifting *lifting, int i)
{
	const struct award *award = lifting->awarding->award;
	const struct entrant *of = &award->entrants->of[i];

	if (of->bar != ENTRANT_FREE || entrant_rating_bar(award->entrants, of) == RATING_FREE)
		return false;
	for (int slot = 0; slot < award->nslots; slot++)
		if (award->slots[slot].taken && prize_is_rating(prize_at(award, slot)) &&
			fits_but_for_bar(lifting, i, prize_at(award, slot)) &&
			is_within_reach(award, slot, i))
			return true;
	return false;
}

/* The first rating prize by which he wins something; -1: none. */
static int find_won(const struct award *award, int i)
{
	for (int k = 0; k < award->nreasons; k++) {
		const struct award_reason *reason = &award->reasons[k];

		for (int at = 0; prize_is_won(award, reason, i) && at < reason->slots; at++)
			if (prize_is_rating(prize_at(award, award->slots_of[reason->slot + at])))
				return award->slots_of[reason->slot + at];
	}
	return -1;
}

/* What he would win more than he has, as if nothing barred him alone. */
static void try_free(struct lifting *lifting, int i)
{
	const struct award *award = lifting->awarding->award;
	struct award other;
	int slot;

	lifting->trial.of[i].lifted = true;
	if (award_make(award->list, &lifting->trial, &other) != STATUS_OK) {
		lifting->awarding->failed = true;
		return;
	}
	lifting->trial.of[i].lifted = false;
	slot = find_won(&other, i);
	if (slot >= 0 && (other.paid_to[i] > award->paid_to[i] || award->slots[slot].amount == 0))
		lifting->slot_of[i] = slot;
	award_done(&other);
}

/* Those who would win the same and are barred by the same are one record. */
static void write_records(struct lifting *lifting)
{
	struct awarding *awarding = lifting->awarding;
	const struct entrants *entrants = awarding->award->entrants;

	for (int i = 0; i < entrants->count && !awarding->failed; i++) {
		const int slot = lifting->slot_of[i];
		const enum rating_bar bar = entrant_rating_bar(entrants, &entrants->of[i]);
		struct award_reason *reason;

		if (slot < 0)
			continue;
		reason = awarding_reason(awarding, AWARD_KEPT_OUT);
		if (!reason)
			return;
		reason->other = bar;
		awarding_add_slot(awarding, slot);
		for (int k = i; k < entrants->count; k++)
			if (lifting->slot_of[k] == slot &&
				entrant_rating_bar(entrants, &entrants->of[k]) == bar) {
				awarding_add_person(awarding, k, 0, false);
				lifting->slot_of[k] = -1;
			}
	}
}

enum status award_name_kept_out(struct award *award)
{
	const size_t count = (size_t)award->entrants->count;
	struct awarding awarding = {.award = award};
	struct lifting lifting = {.awarding = &awarding,
		.trial = *award->entrants,
		.slot_of = malloc((count + 1) * sizeof(*lifting.slot_of))};

	lifting.trial.of = malloc((count + 1) * sizeof(*lifting.trial.of));
	awarding.failed = !lifting.slot_of || !lifting.trial.of;
	if (!awarding.failed && count > 0)
		memcpy(lifting.trial.of, award->entrants->of, count * sizeof(*lifting.trial.of));
	for (int i = 0; i < award->entrants->count && !awarding.failed; i++) {
		lifting.slot_of[i] = -1;
		if (is_asked(&lifting, i))
			try_free(&lifting, i);
	}
	if (!awarding.failed)
		write_records(&lifting);
	free(lifting.slot_of);
	free(lifting.trial.of);
	return awarding.failed ? STATUS_NO_MEMORY : STATUS_OK;
}
