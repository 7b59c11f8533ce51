/* All that one drop on the laid-out cards fixes and frees, as one action. */
#include "config.h"

#include "app/round/hands.h"

#include <string.h>

#include "app/round/hand.h"
#include "app/round/pin.h"

static enum status build_one(struct app *app, const struct hand_change *change,
	struct action *action, struct error *error)
{
	const struct hand_order order = {change->pin, change->kind, change->value};
	const struct pin_order board = {change->value, false};
	enum status status;

	if (change->add)
		return hand_build_fix(app, &order, action, error);
	if (change->kind == HAND_BOARD && change->value > 0)
		return pin_build(app, &board, action, error);
	status = hand_build_free(app, &order, action, error);
	/* What the change before took along is no trouble. */
	return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

/* The edits of one change once more, as seen from the event that all of them start from. */
static enum status gather(
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

static enum status try_one(const struct app *app, const struct hand_change *change,
	struct event *event, struct action *action, struct error *error)
{
	struct app on = {.store = app->store, .section = app->section, .trial = event};
	struct action one;
	enum status status;

	action_init(&one);
	status = build_one(&on, change, &one, error);
	app_forget(&on);
	if (status == STATUS_OK) {
		status = action_apply(&one, event);
		if (status == STATUS_OK)
			status = gather(&one, app_event(app), action);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	action_done(&one);
	return status;
}

enum status hands_try(const struct app *app, const struct hands *hands, struct event *after,
	struct action *action, struct error *error)
{
	struct event event;
	enum status status = event_copy(app_event(app), &event);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	for (int i = 0; i < hands->count && status == STATUS_OK; i++)
		status = try_one(app, &hands->changes[i], &event, action, error);
	if (status == STATUS_OK)
		*after = event;
	else
		event_done(&event);
	return status;
}

static enum status build_hands(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	struct event after;
	enum status status = hands_try(app, what, &after, action, error);

	if (status == STATUS_OK)
		event_done(&after);
	return status;
}

enum status app_hands(
	struct app *app, const struct hand_change *changes, int count, struct error *error)
{
	struct hands hands = {changes, count};

	return app_run(app, build_hands, &hands, error);
}
