/* The number of rounds of an event, changed while it is under way. */
#include "config.h"

#include "app/state.h"
#include "app/words.h"
#include "core/season.h"

struct rounds_order {
	int rounds;
	const char *reason;
};

/* Are there bookings, pairs kept apart or virtual points of rounds that would not be? */
static enum status check_later(const struct app *app, int rounds, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_BOOKING, app->section, 0, &count);

	for (int i = 0; i < count; i++) {
		char who[WHO_SIZE];

		if (rows[i].as.booking.round <= rounds)
			continue;
		words_who(event, app->section, rows[i].as.booking.pin, who);
		return app_fail(error, STATUS_REFUSED,
			"%s has a bye booked for round %d: take it back first.", who,
			rows[i].as.booking.round);
	}
	return STATUS_OK;
}

static enum status build_rounds(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct rounds_order *order = what;
	const struct event *event = app_event(app);
	const int last = event_last_round(event, app->section);
	struct record row = {.kind = RECORD_SECTION};
	enum status status;

	row.as.section = *event_section(event, app->section);
	if (row.as.section.rounds == order->rounds)
		return app_fail(error, STATUS_REFUSED, "The event has %d round%s already.",
			order->rounds, order->rounds == 1 ? "" : "s");
	if (order->rounds < last)
		return app_fail(error, STATUS_REFUSED, "%s %d is drawn: the event cannot have %d.",
			season_round(event, app->section), last, order->rounds);
	if (last > 0 && app_round_state(event, app->section, last) < ROUND_PUBLISHED)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is proposed, and what round is the last bears on its draw: publish it first, or take the proposal back.",
			season_round(event, app->section), last);
	status = check_later(app, order->rounds, error);
	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "Rounds: %d, not %d%s%s", order->rounds,
		row.as.section.rounds, order->reason ? ": " : "",
		order->reason ? order->reason : "");
	row.as.section.rounds = order->rounds;
	status = action_put(action, event, &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_set_rounds(struct app *app, int rounds, const char *reason, struct error *error)
{
	const struct rounds_order order = {rounds, reason};

	return app_run(app, build_rounds, &order, error);
}
