/* Tie-breaks as a setting: read as standings read them, changed with a reason once play began. */
#include "config.h"

#include "app/settings/ties.h"

#include <string.h>

#include "app/event/reason.h"
#include "core/season.h"
#include "core/ties/setting.h"
#include "core/vocabulary.h"

enum status ties_take(const struct changing *changing, char kept[PARTICULAR_SIZE])
{
	struct ties_setting setting = ties_setting_of(app_event(changing->app), changing->row.id);
	const struct ties_order usual =
		ties_usual_order(app_event(changing->app), changing->row.id);
	char text[TIES_ORDER_SIZE] = "";
	enum status status;

	if (section_is_season(&changing->row))
		return app_fail(changing->error, STATUS_REFUSED,
			"A club season is ordered by score and GSRP; it has no tie-breaks.");
	if (strcmp(kept, "usual") != 0) {
		status = ties_setting_take(kept, &setting, changing->error);
		if (status != STATUS_OK)
			return status;
		if (!ties_order_equal(&setting.order, &usual) &&
			!ties_order_typed(&setting.order, text, sizeof(text)))
			return app_fail(changing->error, STATUS_BAD_INPUT,
				"The list of tie-breaks is too long.");
	}
	memcpy(kept, text, strlen(text) + 1);
	return STATUS_OK;
}

static bool is_of_ties(const struct edit *edit)
{
	const struct record_key key = edit_key(edit);
	const struct record *row = edit->has ? &edit->after : &edit->before;

	return key.kind == RECORD_PARTICULAR &&
		(row->as.particular.field == SECTION_TIE_BREAKS ||
			row->as.particular.field == SECTION_TIE_RULES);
}

enum status ties_check_reason(const struct changing *changing, const char *reason)
{
	const struct event *event = app_event(changing->app);
	const struct action *action = changing->action;

	if (reason_is_given(reason) ||
		app_round_state(event, changing->row.id, 1) < ROUND_PUBLISHED)
		return STATUS_OK;
	for (int i = 0; i < action->count; i++)
		if (is_of_ties(&action->edits[i]))
			return app_fail(changing->error, STATUS_REASON,
				"%s 1 is published: a change of the tie-breaks wants a reason, which goes into the journal.",
				vocabulary_of(event, changing->row.id)->round);
	return STATUS_OK;
}
