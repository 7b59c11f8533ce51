/* All that one drop on the laid-out cards fixes and frees, as one action. */
#include "config.h"

#include "app/round/hands.h"

#include "app/event/step.h"
#include "app/round/hand.h"
#include "app/round/pin.h"

static enum status build_one(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct hand_change *change = what;
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

enum status hands_try(const struct app *app, const struct hands *hands, struct event *after,
	struct action *action, struct error *error)
{
	struct event event;
	enum status status = event_copy(app_event(app), &event);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	for (int i = 0; i < hands->count && status == STATUS_OK; i++)
		status = step_build(app, build_one, &hands->changes[i], &event, action, error);
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
