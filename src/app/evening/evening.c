/* A club evening: who is there. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/evening/arrive.h"
#include "app/event/state.h"
#include "app/evening/roll.h"
#include "app/words/words.h"
#include "core/season.h"

struct attend_order {
	const int *pins, *kinds;
	int count;
};

static bool plays(int kind)
{
	return kind == ATTENDS_HERE || kind == ATTENDS_VOLUNTEER;
}

int app_evening(const struct app *app)
{
	const int round = app_round(app), last = app_last_published(app_event(app), app->section);
	int count;

	event_range(app_event(app), RECORD_ATTENDANCE, app->section, round, &count);
	return count > 0 || last == 0 ? round : last;
}

int app_odd_volunteers(const struct app *app, int evening)
{
	const struct event *event = app_event(app);
	int count, volunteers = 0;
	int in = event_rollcall(event, app->section, evening).in;
	const struct record *row =
		event_range(event, RECORD_ATTENDANCE, app->section, evening, &count);

	for (; count > 0; count--, row++) {
		const struct attendance *attends = &row->as.attendance;

		volunteers += attends->kind == ATTENDS_VOLUNTEER;
		in -= plays(attends->kind) &&
			event_booking(event, app->section, attends->pin, evening) != NULL;
	}
	return event_is_season(event, app->section) && in > 1 && in % 2 == 1 &&
			app_round_state(event, app->section, evening) < ROUND_PUBLISHED
		? volunteers
		: -1;
}

static enum status check_player(
	const struct app *app, int pin, int evening, int kind, struct error *error)
{
	const struct event *event = app_event(app);
	const struct player *player = event_player(event, app->section, pin);
	char who[WHO_SIZE];

	if (!player)
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	words_who(event, app->section, pin, who);
	if (player->enters > evening || (player->leaves != 0 && player->leaves <= evening))
		return app_fail(error, STATUS_REFUSED, "%s is not in the season on evening %d.",
			who, evening);
	if (plays(kind) || app_round_state(event, app->section, evening) < ROUND_PUBLISHED ||
		!event_board_of(event, app->section, evening, pin))
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s has a seat on evening %d, which is published: take him off it by a repair (R, or repair --absent), or give his board a result.",
		who, evening);
}

static enum status check(
	const struct app *app, const struct attend_order *order, int evening, struct error *error)
{
	const struct event *event = app_event(app);
	enum status status = STATUS_OK;

	if (app_round_state(event, app->section, evening) == ROUND_COMPLETE)
		return app_refuse_complete(app, evening, error);
	for (int i = 0; status == STATUS_OK && i < order->count; i++)
		status = check_player(app, order->pins[i], evening, order->kinds[i], error);
	return status;
}

static enum status put_row(
	const struct app *app, int evening, int pin, int kind, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ATTENDANCE;
	row.as.attendance = (struct attendance){app->section, evening, pin, kind};
	if (kind == ATTENDS_AWAY)
		return action_remove(action, app_event(app), record_key_of(&row));
	return action_put(action, app_event(app), &row);
}

/* Those of them who have just come to an evening that is being played get a seat. */
static enum status seat_late(struct app *app, const struct attend_order *order, int evening,
	struct action *action, char *text, size_t size, struct error *error)
{
	struct arrivals who = {.pins = calloc((size_t)order->count + 1, sizeof(*who.pins)),
		.kinds = calloc((size_t)order->count + 1, sizeof(*who.kinds))};
	enum status status = STATUS_OK;

	for (int i = 0; who.pins && who.kinds && i < order->count; i++) {
		bool again = !plays(order->kinds[i]) ||
			event_board_of(app_event(app), app->section, evening, order->pins[i]);

		for (int k = 0; k < who.count; k++)
			again = again || who.pins[k] == order->pins[i];
		if (again)
			continue;
		who.pins[who.count] = order->pins[i];
		who.kinds[who.count++] = order->kinds[i];
	}
	if (!who.pins || !who.kinds)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	else if (who.count > 0)
		status = arrive(app, evening, &who, action, text, size, error);
	free(who.pins);
	free(who.kinds);
	return status;
}

static const char *kind_words(int kind)
{
	switch (kind) {
	case ATTENDS_HERE:
		return "here";
	case ATTENDS_VOLUNTEER:
		return "volunteers to sit out";
	case ATTENDS_CASUAL:
		return "plays casual games";
	case ATTENDS_LATER:
		return "comes later";
	default:
		return "away";
	}
}

static void label(const struct app *app, const struct attend_order *order, int evening,
	const char *late, char text[LABEL_SIZE])
{
	char who[WHO_SIZE];

	words_who(app_event(app), app->section, order->pins[0], who);
	if (late[0])
		words_put(text, LABEL_SIZE, "Evening %d: %s", evening, late);
	else if (order->count == 1)
		words_put(text, LABEL_SIZE, "Evening %d: %s %s", evening, who,
			kind_words(order->kinds[0]));
	else
		words_put(text, LABEL_SIZE, "Evening %d: %s %s, and %d more", evening, who,
			kind_words(order->kinds[0]), order->count - 1);
}

static enum status build_attend(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct attend_order *order = what;
	const int evening = app_round(app);
	const bool draft = app_round_state(app_event(app), app->section, evening) < ROUND_PUBLISHED;
	char late[LABEL_SIZE] = "";
	enum status status;

	if (order->count == 0)
		return STATUS_OK;
	if (!event_is_season(app_event(app), app->section))
		return roll_build(app, order->pins, order->kinds, order->count, action, error);
	status = check(app, order, evening, error);
	if (status == STATUS_OK && !draft)
		status = seat_late(app, order, evening, action, late, sizeof(late), error);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; status == STATUS_OK && i < order->count; i++)
		status = put_row(app, evening, order->pins[i], order->kinds[i], action);
	if (status == STATUS_OK && draft)
		status = roll_clear_draft(app, order->pins, order->kinds, order->count, action);
	label(app, order, evening, late, action->label);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_attend(
	struct app *app, const int *pins, const int *kinds, int count, struct error *error)
{
	struct attend_order order = {pins, kinds, count};

	return app_run(app, build_attend, &order, error);
}
