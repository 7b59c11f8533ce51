/* The outcome of a prize list: list, players and award together. */
#include "config.h"

#include "app/event/fail.h"
#include "app/prizes/prizes.h"

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
	if (status == STATUS_OK) {
		status = award_name_kept_out(&outcome->award);
		if (status != STATUS_OK)
			award_done(&outcome->award);
	}
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
