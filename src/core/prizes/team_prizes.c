/* Prizes of clubs and schools: by the totals of their best players, to the team itself. */
#include <stdlib.h>

#include "core/prizes/awarding.h"

/* The teams of a prize in their order. */
struct contest {
	struct awarding *awarding;
	struct team_member *members;
	struct teams teams;
	int full; /* teams that have all the players who count */
	int64_t *amounts, *pays;
};

static void contest_done(struct contest *contest)
{
	teams_done(&contest->teams);
	free(contest->members);
	free(contest->amounts);
	free(contest->pays);
}

/* False: no memory, and awarding->failed; nothing to release. */
static bool contest_make(
	struct contest *contest, struct awarding *awarding, const struct prize *prize)
{
	const size_t room = (size_t)awarding->award->entrants->count + 1;

	*contest = (struct contest){.awarding = awarding,
		.members = malloc(room * sizeof(*contest->members)),
		.amounts = malloc(room * sizeof(*contest->amounts)),
		.pays = malloc(room * sizeof(*contest->pays))};
	if (!contest->members || !contest->amounts || !contest->pays ||
		entrants_teams(awarding->award->entrants, prize, contest->members,
			&contest->teams) != STATUS_OK) {
		contest_done(contest);
		awarding->failed = true;
		return false;
	}
	for (int i = 0; i < contest->teams.count; i++)
		contest->full += contest->teams.of[i].size >= prize->best;
	/* without one it is not the contest that was announced */
	if (contest->full == 0)
		contest->teams.count = 0;
	return true;
}

/* Teams from the first one on that have as many points. */
static int count_equal(const struct contest *contest, int first)
{
	const struct team *teams = contest->teams.of;
	int end = first + 1;

	while (end < contest->teams.count && teams[end].points2 == teams[first].points2)
		end++;
	return end - first;
}

static bool is_part_of_tie(const struct contest *contest, int i)
{
	const struct team *teams = contest->teams.of;

	return (i > 0 && teams[i - 1].points2 == teams[i].points2) ||
		(i + 1 < contest->teams.count && teams[i + 1].points2 == teams[i].points2);
}

static void set_ranks(const struct contest *contest, int first, int count)
{
	for (int i = 0; i < count; i++)
		contest->awarding->ranks[i] = i > 0 &&
				team_compare(&contest->teams.of[first + i - 1],
					&contest->teams.of[first + i]) == 0
			? contest->awarding->ranks[i - 1]
			: i;
}

/* Money of those with the same points, who take the next places. */
static void pay_equal(struct contest *contest, struct award_class *of, int first, int count)
{
	struct awarding *awarding = contest->awarding;
	struct award_reason *reason;

	if (awarding_window(awarding, of, of->taken, count, contest->amounts) == 0) {
		of->taken += count;
		return;
	}
	set_ranks(contest, first, count);
	awarding_part(awarding, count, contest->amounts, contest->pays);
	reason = awarding_reason(awarding, AWARD_TEAM);
	if (!reason)
		return;
	for (int i = 0; i < count; i++)
		awarding_add_team(awarding, &contest->teams.of[first + i], contest->pays[i]);
	awarding_take_window(awarding, of, count);
	if (awarding->failed)
		return;
	reason->other = count > 1;
	reason->each = contest->pays[0];
	reason->left = reason->sum;
	for (int i = 0; i < count; i++)
		reason->left -= contest->pays[i];
}

static void pay_class(struct awarding *awarding, struct award_class *of)
{
	struct contest contest;

	if (!contest_make(&contest, awarding, of->prize))
		return;
	for (int first = 0, count; first < contest.teams.count && !awarding->failed;
		first += count) {
		count = count_equal(&contest, first);
		pay_equal(&contest, of, first, count);
	}
	contest_done(&contest);
}

/* An object goes to the team of its place; those whom nothing parts from it are named. */
static void hand_out(struct contest *contest, int slot)
{
	struct awarding *awarding = contest->awarding;
	struct award *award = awarding->award;
	const struct team *teams = contest->teams.of;
	const int place = award->slots[slot].place - 1;
	struct award_reason *reason;

	if (place >= contest->teams.count)
		return;
	reason = awarding_reason(awarding, AWARD_TEAM);
	if (!reason)
		return;
	reason->other = is_part_of_tie(contest, place);
	awarding_add_slot(awarding, slot);
	for (int i = 0; i < contest->teams.count; i++)
		if (team_compare(&teams[i], &teams[place]) == 0)
			awarding_add_team(awarding, &teams[i], 0);
	award->slots[slot].taken = true;
	if (!awarding->failed && reason->teams > 1)
		reason->kind = AWARD_TEAM_TIED;
}

/* Prizes for which there is no team, a record each. */
static void record_left(struct awarding *awarding, int slot, int teams)
{
	struct award_reason *reason =
		awarding->award->slots[slot].taken ? NULL : awarding_reason(awarding, AWARD_LEFT);

	if (!reason)
		return;
	reason->other = teams;
	awarding_add_slot(awarding, slot);
}

void award_teams(struct awarding *awarding)
{
	const struct award *award = awarding->award;

	for (int c = 1; c < awarding->nclasses && !awarding->failed; c++)
		if (awarding->classes[c].prize->by == PRIZE_BY_TEAM)
			pay_class(awarding, &awarding->classes[c]);
	for (int i = 0; i < award->nslots && !awarding->failed; i++) {
		const struct prize *prize = &award->list->entries[award->slots[i].entry].prize;
		struct contest contest;

		if (prize->by != PRIZE_BY_TEAM || !contest_make(&contest, awarding, prize))
			continue;
		if (award->slots[i].amount == 0)
			hand_out(&contest, i);
		if (!awarding->failed)
			record_left(awarding, i, contest.teams.count);
		contest_done(&contest);
	}
}
