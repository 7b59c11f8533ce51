/* Records and prizes of an award in the making. */
#include "core/prizes/awarding.h"

#include "core/vec.h"

/* Room for one more of them; NULL: no memory, now or before. */
static void *grow(struct awarding *awarding, void *items, int *room, int count, size_t size)
{
	void *grown = awarding->failed ? NULL : vec_grow(items, room, count + 1, size);

	awarding->failed = !grown;
	return grown;
}

struct award_reason *awarding_reason(struct awarding *awarding, enum award_kind kind)
{
	struct award *award = awarding->award;
	struct award_reason *grown = grow(awarding, award->reasons, &award->reasons_room,
		award->nreasons, sizeof(*award->reasons));

	if (!grown)
		return NULL;
	award->reasons = grown;
	grown[award->nreasons] = (struct award_reason){.kind = kind,
		.person = award->npersons,
		.team = award->nteams,
		.slot = award->nslots_of};
	return &grown[award->nreasons++];
}

void awarding_add_person(struct awarding *awarding, int entrant, int64_t amount, bool capped)
{
	struct award *award = awarding->award;
	struct award_person *grown = grow(awarding, award->persons, &award->persons_room,
		award->npersons, sizeof(*award->persons));

	if (!grown)
		return;
	award->persons = grown;
	grown[award->npersons++] = (struct award_person){entrant, amount, capped};
	award->reasons[award->nreasons - 1].persons++;
}

void awarding_add_slot(struct awarding *awarding, int slot)
{
	struct award *award = awarding->award;
	int *grown = grow(awarding, award->slots_of, &award->slots_of_room, award->nslots_of,
		sizeof(*award->slots_of));

	if (!grown)
		return;
	award->slots_of = grown;
	grown[award->nslots_of++] = slot;
	award->reasons[award->nreasons - 1].slots++;
	award->reasons[award->nreasons - 1].sum += award->slots[slot].amount;
}

static void add_member(struct awarding *awarding, int entrant)
{
	struct award *award = awarding->award;
	int *grown = grow(awarding, award->members_of, &award->members_of_room, award->nmembers_of,
		sizeof(*award->members_of));

	if (!grown)
		return;
	award->members_of = grown;
	grown[award->nmembers_of++] = entrant;
}

void awarding_add_team(struct awarding *awarding, const struct team *team, int64_t amount)
{
	struct award *award = awarding->award;
	struct award_team *grown = grow(
		awarding, award->teams, &award->teams_room, award->nteams, sizeof(*award->teams));

	if (!grown)
		return;
	award->teams = grown;
	grown[award->nteams++] = (struct award_team){
		team_name(team), team->points2, amount, award->nmembers_of, team->count};
	award->reasons[award->nreasons - 1].teams++;
	for (int i = 0; i < team->count && !awarding->failed; i++)
		add_member(awarding, team->members[i].at);
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

int64_t awarding_window(const struct awarding *awarding, const struct award_class *of, int before,
	int count, int64_t *amounts)
{
	const struct award_slot *slots = awarding->award->slots;
	int64_t sum = 0;

	for (int i = 0; i < count; i++)
		amounts[i] = 0;
	for (int k = 0; k < of->count; k++) {
		const struct award_slot *slot = &slots[of->slots[k]];
		const int at = slot->place - before - 1;

		if (at >= count)
			break;
		if (at < 0)
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
