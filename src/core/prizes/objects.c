/* Cups, books and titles: they follow the tie-breaks, one a player, in the order of the list. */
#include <stdlib.h>

#include "core/prizes/awarding.h"

struct handing {
	struct awarding *awarding;
	bool *has; /* by entrant: an object already */
};

static bool may_have(const struct handing *handing, const struct prize *prize, int i, int *measure)
{
	const struct entrants *entrants = handing->awarding->award->entrants;

	return entrants->of[i].bar == ENTRANT_FREE && !handing->has[i] &&
		entrant_fits(entrants, &entrants->of[i], prize) &&
		entrant_measure(entrants, i, prize, measure);
}

/* The nth of those who may have it, by measure, then rank; -1: there are not so many. */
static int find_nth(const struct handing *handing, const struct prize *prize, int nth)
{
	const int count = handing->awarding->award->entrants->count;

	for (int i = 0; i < count; i++) {
		int own, other, before = 0;

		if (!may_have(handing, prize, i, &own))
			continue;
		if (prize->by == PRIZE_BY_SCORE && --nth == 0)
			return i;
		if (prize->by == PRIZE_BY_SCORE)
			continue;
		for (int k = 0; k < count; k++)
			before += k != i && may_have(handing, prize, k, &other) &&
				(other > own || (other == own && k < i));
		if (before == nth - 1)
			return i;
	}
	return -1;
}

/* How many objects of the same class stand before it in the list of places. */
static int count_before(const struct award *award, int slot)
{
	const struct award_slot *of = &award->slots[slot];
	int before = 0;

	for (int i = 0; i < award->nslots; i++)
		before += award->slots[i].taken && award->slots[i].amount == 0 &&
			award->slots[i].place < of->place &&
			prize_same_class(&award->list->entries[award->slots[i].entry].prize,
				&award->list->entries[of->entry].prize);
	return before;
}

/* All whom nothing parts from him. */
static void write_equal(struct handing *handing, const struct prize *prize, int found)
{
	struct awarding *awarding = handing->awarding;
	const struct entrant *of = awarding->award->entrants->of;
	int own = 0, other;

	entrant_measure(awarding->award->entrants, found, prize, &own);
	for (int i = 0; i < awarding->award->entrants->count; i++)
		if (i == found ||
			(may_have(handing, prize, i, &other) && other == own &&
				of[i].points2 == of[found].points2 && of[i].rank == of[found].rank))
			awarding_add_person(awarding, i, 0, false);
}

/* Has he won an object of this class, for another place of it? */
static bool has_of_class(const struct award *award, const struct prize *prize, int entrant)
{
	for (int i = 0; i < award->nreasons; i++) {
		const struct award_reason *reason = &award->reasons[i];

		if (reason->kind == AWARD_OBJECT && reason->slots > 0 &&
			award->persons[reason->person].entrant == entrant &&
			prize_same_class(prize,
				&award->list
					 ->entries[award->slots[award->slots_of[reason->slot]]
							   .entry]
					 .prize))
			return true;
	}
	return false;
}

/* Was there another one for it, or for one of its class, who has as much as he by the measure? */
static bool was_tied(const struct handing *handing, const struct prize *prize, int found)
{
	const struct award *award = handing->awarding->award;
	int own = 0, other;

	entrant_measure(award->entrants, found, prize, &own);
	for (int i = 0; i < award->entrants->count; i++)
		if (i != found && entrant_measure(award->entrants, i, prize, &other) &&
			other == own &&
			(may_have(handing, prize, i, &other) || has_of_class(award, prize, i)))
			return true;
	return false;
}

static void hand_out(struct handing *handing, int slot)
{
	struct award *award = handing->awarding->award;
	const struct prize *prize = &award->list->entries[award->slots[slot].entry].prize;
	const int found =
		find_nth(handing, prize, award->slots[slot].place - count_before(award, slot));

	if (found < 0 || !awarding_reason(handing->awarding, AWARD_OBJECT))
		return;
	awarding_add_slot(handing->awarding, slot);
	write_equal(handing, prize, found);
	if (handing->awarding->failed)
		return;
	if (award->reasons[award->nreasons - 1].persons > 1)
		award->reasons[award->nreasons - 1].kind = AWARD_OBJECT_TIED;
	award->reasons[award->nreasons - 1].other = was_tied(handing, prize, found);
	award->slots[slot].taken = true;
	/* until a lot says otherwise */
	handing->has[found] = true;
}

void award_objects(struct awarding *awarding)
{
	const struct award *award = awarding->award;
	struct handing handing = {
		awarding, calloc((size_t)award->entrants->count + 1, sizeof(*handing.has))};

	if (!handing.has)
		awarding->failed = true;
	for (int i = 0; i < award->nslots && !awarding->failed; i++)
		if (award->slots[i].amount == 0 &&
			award->list->entries[award->slots[i].entry].prize.by != PRIZE_BY_HAND)
			hand_out(&handing, i);
	free(handing.has);
}
