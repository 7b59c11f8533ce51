/* An action of several steps, each built on what the ones before it leave. */
#include "config.h"

#include "app/event/step.h"

#include <string.h>

/* The edits of one step once more, as seen from the event that all of them start from. */
static enum status gather_edits(
	const struct action *one, const struct event *event, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; i < one->count && status == STATUS_OK; i++) {
		const struct edit *edit = &one->edits[i];

		status = edit->has ? action_put(action, event, &edit->after)
				   : action_remove(action, event, edit_key(edit));
	}
	if (status == STATUS_OK && one->count > 0)
		memcpy(action->label, one->label, sizeof(action->label));
	return status;
}

enum status step_build(const struct app *app, app_build build, const void *what,
	struct event *event, struct action *action, struct error *error)
{
	struct app on = {.store = app->store, .section = app->section, .trial = event};
	struct action one;
	enum status status;

	action_init(&one);
	status = build(&on, what, &one, error);
	app_forget(&on);
	if (status == STATUS_OK) {
		status = action_apply(&one, event);
		if (status == STATUS_OK)
			status = gather_edits(&one, app_event(app), action);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	action_done(&one);
	return status;
}
