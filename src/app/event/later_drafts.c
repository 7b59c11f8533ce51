/* Drafts of later rounds: dropped when the current round is no longer the one before them. */
#include "config.h"

#include "app/event/later_drafts.h"

#include "app/hand/kinds.h"

static enum status clear_rows(const struct event *event, enum record_kind kind, int section,
	int round, struct action *action)
{
	int count;
	const struct record *rows = event_range(event, kind, section, round, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		if (kind != RECORD_HAND ||
			!hand_row_of((enum hand_kind)rows[i].as.hand.kind)->outlives_draft)
			status = action_remove(action, event, record_key_of(&rows[i]));
	}
	return status;
}

static enum status clear_round(
	const struct event *event, int section, int round, struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_HAND, RECORD_BOARD, RECORD_ROUND};
	enum status status = STATUS_OK;

	for (size_t k = 0; status == STATUS_OK && k < sizeof(kinds) / sizeof(kinds[0]); k++)
		status = clear_rows(event, kinds[k], section, round, action);
	return status;
}

enum status later_drafts_clear(
	const struct event *event, int section, int round, struct action *action)
{
	const struct section *what = event_section(event, section);
	enum status status = STATUS_OK;

	for (int later = round + 1; status == STATUS_OK && later <= what->rounds; later++)
		status = clear_round(event, section, later, action);
	return status;
}

/* Is the round complete once the action is done? */
static bool is_complete_after(
	const struct event *event, const struct action *action, int section, int number)
{
	const struct round *round = event_round(event, section, number);

	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record *row = edit->has ? &edit->after : &edit->before;

		if (row->kind == RECORD_ROUND && row->as.round.section == section &&
			row->as.round.number == number)
			round = edit->has ? &edit->after.as.round : NULL;
	}
	return round && round->state == ROUND_COMPLETE;
}

enum status later_drafts_drop(const struct event *event, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < event_sections(event); i++) {
		const struct section *section = event_section_at(event, i);
		int later = 1;

		while (later <= section->rounds &&
			is_complete_after(event, action, section->id, later))
			later++;
		while (status == STATUS_OK &&
			(later = event_draft_behind(event, section->id, later)) > 0)
			status = clear_round(event, section->id, later, action);
	}
	return status;
}
