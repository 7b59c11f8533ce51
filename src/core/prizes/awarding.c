/* Records and prizes of an award in the making. */
#include "core/prizes/awarding.h"

#include "core/vec.h"

struct award_reason *awarding_reason(struct awarding *awarding, enum award_kind kind)
{
	struct award *award = awarding->award;
	struct award_reason *grown = vec_grow(
		award->reasons, &award->reasons_room, award->nreasons + 1, sizeof(*award->reasons));

	if (!grown) {
		awarding->failed = true;
		return NULL;
	}
	award->reasons = grown;
	grown[award->nreasons] = (struct award_reason){
		.kind = kind, .person = award->npersons, .slot = award->nslots_of};
	return &grown[award->nreasons++];
}

void awarding_add_person(struct awarding *awarding, int entrant, int64_t amount, bool capped)
{
	struct award *award = awarding->award;
	struct award_person *grown = awarding->failed
		? NULL
		: vec_grow(award->persons, &award->persons_room, award->npersons + 1,
			  sizeof(*award->persons));

	if (!grown) {
		awarding->failed = true;
		return;
	}
	award->persons = grown;
	grown[award->npersons++] = (struct award_person){entrant, amount, capped};
	award->reasons[award->nreasons - 1].persons++;
}

void awarding_add_slot(struct awarding *awarding, int slot)
{
	struct award *award = awarding->award;
	int *grown = awarding->failed ? NULL
				      : vec_grow(award->slots_of, &award->slots_of_room,
						award->nslots_of + 1, sizeof(*award->slots_of));

	if (!grown) {
		awarding->failed = true;
		return;
	}
	award->slots_of = grown;
	grown[award->nslots_of++] = slot;
	award->reasons[award->nreasons - 1].slots++;
	award->reasons[award->nreasons - 1].sum += award->slots[slot].amount;
}

void awarding_pay(struct awarding *awarding)
{
	struct award *award = awarding->award;
	struct award_reason *reason;

	if (awarding->failed)
		return;
	reason = &award->reasons[award->nreasons - 1];
	reason->left = reason->sum;
	for (int i = 0; i < reason->persons; i++) {
		const struct award_person *person = &award->persons[reason->person + i];

		award->paid_to[person->entrant] = person->amount;
		reason->left -= person->amount;
		if (!person->capped)
			reason->each = person->amount;
	}
}

int64_t awarding_share(const struct awarding *awarding, int64_t sum, int64_t divisor)
{
	const int64_t unit = awarding->award->list->rules.unit;

	/* what is not shared is paid whole */
	return divisor == 1 ? sum : sum / divisor / unit * unit;
}

bool awarding_fits(const struct awarding *awarding, const struct award_class *of, int entrant)
{
	const struct entrants *entrants = awarding->award->entrants;

	return entrant_fits(entrants, &entrants->of[entrant], of->prize);
}

int64_t awarding_window(
	const struct awarding *awarding, const struct award_class *of, int count, int64_t *amounts)
{
	const struct award_slot *slots = awarding->award->slots;
	int64_t sum = 0;

	for (int i = 0; i < count; i++)
		amounts[i] = 0;
	for (int k = 0; k < of->count; k++) {
		const struct award_slot *slot = &slots[of->slots[k]];
		const int at = slot->place - of->taken - 1;

		if (at >= count)
			break;
		if (at < 0 || slot->taken)
			continue;
		amounts[at] = slot->amount;
		sum += slot->amount;
	}
	return sum;
}

void awarding_take_window(struct awarding *awarding, struct award_class *of, int count)
{
	struct award_slot *slots = awarding->award->slots;

	for (int k = 0; k < of->count; k++) {
		struct award_slot *slot = &slots[of->slots[k]];

		if (slot->taken || slot->place <= of->taken || slot->place > of->taken + count)
			continue;
		slot->taken = true;
		awarding_add_slot(awarding, of->slots[k]);
	}
	of->taken += count;
}
