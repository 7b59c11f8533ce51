/* Who wins anything, player by player and team by team. */
#include "core/prizes/winners.h"

#include <stdlib.h>
#include <string.h>

#include "core/prizes/prize_words.h"

/* Does a record give its persons or teams something? */
static bool gives(const struct award_reason *reason)
{
	switch (reason->kind) {
	case AWARD_LESS:
	case AWARD_OBJECT_TIED:
	case AWARD_TEAM_TIED:
	case AWARD_HAND_OPEN:
	case AWARD_LEFT:
	case AWARD_BARRED:
	case AWARD_KEPT_OUT:
		return false;
	default:
		return true;
	}
}

bool prize_is_won(const struct award *award, const struct award_reason *reason, int entrant)
{
	for (int i = 0; gives(reason) && i < reason->persons; i++) {
		const struct award_person *person = &award->persons[reason->person + i];

		if (person->entrant == entrant)
			return person->amount > 0 || reason->sum == 0;
	}
	return false;
}

static const struct prize *prize_of(const struct award *award, const struct award_reason *reason)
{
	return &award->list->entries[award->slots[award->slots_of[reason->slot]].entry].prize;
}

/* A club and a school of one name are two. */
static bool is_same_team(const struct award *award, const struct award_reason *reason,
	const struct award_team *team, const struct prize_winner *winner)
{
	const int at = (int)(winner->team - award->teams);

	if (strcmp(team->name, winner->team->name) != 0)
		return false;
	for (int k = 0; k < award->nreasons; k++) {
		const struct award_reason *of = &award->reasons[k];

		if (at >= of->team && at < of->team + of->teams)
			return prize_of(award, of)->team == prize_of(award, reason)->team;
	}
	return false;
}

const struct award_team *prize_team_given(const struct award *award,
	const struct award_reason *reason, const struct prize_winner *winner)
{
	for (int i = 0; gives(reason) && i < reason->teams; i++) {
		const struct award_team *team = &award->teams[reason->team + i];

		if (is_same_team(award, reason, team, winner))
			return team->amount > 0 || reason->sum == 0 ? team : NULL;
	}
	return NULL;
}

/* Has the winner something by a record? Adds up how much. */
static bool is_given(const struct award *award, const struct award_reason *reason,
	const struct prize_winner *winner, int64_t *amount)
{
	if (winner->team) {
		const struct award_team *team = prize_team_given(award, reason, winner);

		*amount += team ? team->amount : 0;
		return team != NULL;
	}
	if (!prize_is_won(award, reason, winner->entrant))
		return false;
	for (int i = 0; i < reason->persons; i++)
		if (award->persons[reason->person + i].entrant == winner->entrant)
			*amount += award->persons[reason->person + i].amount;
	return true;
}

/* What it has in all; false: nothing. */
static bool sum_up(const struct award *award, struct prize_winner *winner)
{
	bool wins = false;

	winner->amount = 0;
	for (int k = 0; k < award->nreasons; k++)
		if (is_given(award, &award->reasons[k], winner, &winner->amount))
			wins = true;
	return wins;
}

/* Is the team of a record among the winners already? */
static bool is_known(const struct award *award, const struct award_reason *reason,
	const struct award_team *team, const struct prize_winner *winners, int count)
{
	for (int i = 0; i < count; i++)
		if (winners[i].team && is_same_team(award, reason, team, &winners[i]))
			return true;
	return false;
}

static void add_teams(const struct award *award, struct prize_winner *winners, int *count)
{
	for (int k = 0; k < award->nreasons; k++) {
		const struct award_reason *reason = &award->reasons[k];

		for (int i = 0; gives(reason) && i < reason->teams; i++) {
			const struct award_team *team = &award->teams[reason->team + i];
			struct prize_winner winner = {
				.entrant = -1, .team = team, .points2 = team->points2};

			if (!is_known(award, reason, team, winners, *count) &&
				sum_up(award, &winner))
				winners[(*count)++] = winner;
		}
	}
}

enum status prize_winners(const struct award *award, struct prize_winner **winners, int *count)
{
	struct prize_winner *made =
		calloc((size_t)(award->entrants->count + award->nteams) + 1, sizeof(*made));

	if (!made)
		return STATUS_NO_MEMORY;
	*count = 0;
	for (int i = 0; i < award->entrants->count; i++) {
		struct prize_winner winner = {
			.entrant = i, .points2 = award->entrants->of[i].points2};

		if (sum_up(award, &winner))
			made[(*count)++] = winner;
	}
	add_teams(award, made, count);
	*winners = made;
	return STATUS_OK;
}

void prize_winner_words(
	const struct award *award, const struct prize_winner *winner, char *text, size_t size)
{
	struct line line;

	line_init(&line, text, size);
	for (int k = 0; k < award->nreasons; k++) {
		char words[REASON_SIZE];
		int64_t amount = 0;

		if (!is_given(award, &award->reasons[k], winner, &amount))
			continue;
		line_text(&line, line.length > 0 ? "; " : "");
		line_text(&line, award_prizes_words(award, &award->reasons[k], words));
	}
}

const char *prize_winner_name(const struct event *event, int section, const struct award *award,
	const struct prize_winner *winner)
{
	return winner->team
		? winner->team->name
		: event_player(event, section, award->entrants->of[winner->entrant].pin)->name;
}
