/* Who gets what, player by player. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/fail.h"
#include "app/prizes/prizes.h"
#include "app/words/words.h"
#include "core/prizes/prize_words.h"

enum status prize_outcome_make(const struct event *event, int section, int through,
	struct prize_outcome *outcome, struct error *error)
{
	struct error found = {0};
	enum status status = prize_list_of(event, section, &outcome->list, &found);

	if (status != STATUS_OK)
		return status == STATUS_BAD_INPUT ? app_fail(error, status, "%s", found.text)
						  : app_fail_plain(error, status);
	status = entrants_make(event, section, through, &outcome->list.rules, &outcome->entrants);
	if (status != STATUS_OK) {
		prize_list_done(&outcome->list);
		return app_fail_plain(error, status);
	}
	status = award_make(&outcome->list, &outcome->entrants, &outcome->award);
	if (status != STATUS_OK) {
		entrants_done(&outcome->entrants);
		prize_list_done(&outcome->list);
		return app_fail_plain(error, status);
	}
	return STATUS_OK;
}

void prize_outcome_done(struct prize_outcome *outcome)
{
	award_done(&outcome->award);
	entrants_done(&outcome->entrants);
	prize_list_done(&outcome->list);
}

/* Does a record give its persons something? */
static bool gives(const struct award_reason *reason)
{
	switch (reason->kind) {
	case AWARD_LESS:
	case AWARD_OBJECT_TIED:
	case AWARD_HAND_OPEN:
	case AWARD_LEFT:
	case AWARD_BARRED:
		return false;
	default:
		return true;
	}
}

/* Has he something by a record? */
static bool is_given(const struct award *award, const struct award_reason *reason, int entrant)
{
	for (int i = 0; gives(reason) && i < reason->persons; i++) {
		const struct award_person *person = &award->persons[reason->person + i];

		if (person->entrant == entrant)
			return person->amount > 0 || reason->sum == 0;
	}
	return false;
}

enum status prize_winners(const struct award *award, struct prize_winner **winners, int *count)
{
	struct prize_winner *made = calloc((size_t)award->entrants->count + 1, sizeof(*made));

	if (!made)
		return STATUS_NO_MEMORY;
	*count = 0;
	for (int i = 0; i < award->entrants->count; i++) {
		struct prize_winner winner = {.entrant = i};
		bool wins = false;

		for (int k = 0; k < award->nreasons; k++) {
			const struct award_reason *reason = &award->reasons[k];

			if (!is_given(award, reason, i))
				continue;
			wins = true;
			for (int p = 0; p < reason->persons; p++)
				if (award->persons[reason->person + p].entrant == i)
					winner.amount += award->persons[reason->person + p].amount;
		}
		if (wins)
			made[(*count)++] = winner;
	}
	*winners = made;
	return STATUS_OK;
}

void prize_winner_words(const struct award *award, int entrant, char *text, size_t size)
{
	struct line line;

	line_init(&line, text, size);
	for (int k = 0; k < award->nreasons; k++) {
		char words[REASON_SIZE];

		if (!is_given(award, &award->reasons[k], entrant))
			continue;
		line_text(&line, line.length > 0 ? "; " : "");
		line_text(&line, award_prizes_words(award, &award->reasons[k], words));
	}
}
