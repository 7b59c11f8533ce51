/* The roll call of a round: who is here, comes late, or sits out because he is not here. */
#include "config.h"

#include "app/evening/roll.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/seats.h"
#include "app/round/fill.h"
#include "app/round/wall_numbers.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/known_books.h"
#include "core/season.h"
#include "core/vocabulary.h"

enum { NAMED_MOST = 5 };

static bool is_called(const struct event *event, int section, int round, int pin)
{
	return event_takes_part(event, section, pin, round);
}

/* Byes of the roll call are of those whom it marks; any other was asked for. */
static bool has_asked(const struct event *event, int section, int round, int pin)
{
	const struct attendance *mark = season_attendance(event, section, round, pin);

	return event_booking(event, section, pin, round) && (!mark || mark->kind == ATTENDS_HERE);
}

static enum booking_kind grant(const struct event *event, int section)
{
	return strcmp(event_particular(event, section, 0, SECTION_ABSENT), "half") == 0
		? BOOKING_HALF
		: BOOKING_ZERO;
}

const char *app_roll_grant_words(const struct app *app)
{
	return grant(app_event(app), app->section) == BOOKING_HALF ? "a half-point bye"
								   : "no points";
}

bool app_roll_unmarked(const struct app *app, int pin)
{
	const struct event *event = app_event(app);
	const int round = app_round(app);

	return is_called(event, app->section, round, pin) &&
		!event_booking(event, app->section, pin, round) &&
		!season_attendance(event, app->section, round, pin);
}

struct app_roll app_roll(const struct app *app)
{
	const struct event *event = app_event(app);
	const int round = app_round(app);
	struct app_roll roll = {0};
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, app->section, 0, &count);

	for (; count > 0; count--, rows++) {
		const int pin = rows->as.player.pin;
		const struct attendance *mark = season_attendance(event, app->section, round, pin);

		if (!is_called(event, app->section, round, pin))
			continue;
		if (has_asked(event, app->section, round, pin))
			roll.booked++;
		else if (!mark)
			roll.unmarked++;
		else if (mark->kind == ATTENDS_HERE)
			roll.here++;
		else if (mark->kind == ATTENDS_LATER)
			roll.late++;
		else
			roll.absent++;
	}
	return roll;
}

/* Is there anybody whom the draw is to go without because others are marked as here? */
static bool is_open(const struct app *app, struct app_roll *roll)
{
	const struct event *event = app_event(app);

	if (event_is_season(event, app->section) ||
		app_round(app) > event_section(event, app->section)->rounds ||
		app_round_state(event, app->section, app_round(app)) >= ROUND_PUBLISHED)
		return false;
	*roll = app_roll(app);
	return roll->here > 0 && roll->unmarked > 0;
}

int app_roll_marked(const struct app_roll *roll)
{
	return roll->here + roll->late + roll->absent;
}

int app_roll_called(const struct app_roll *roll)
{
	return app_roll_marked(roll) + roll->unmarked;
}

bool app_roll_is_begun(const struct app *app, struct app_roll *roll)
{
	return is_open(app, roll) && roll->unmarked > app_roll_marked(roll);
}

void app_roll_missing_words(const struct app *app, char *text, size_t size)
{
	int count, named = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	struct app_roll roll;
	char who[WHO_SIZE];

	text[0] = '\0';
	if (!is_open(app, &roll))
		return;
	for (; count > 0 && named < NAMED_MOST; count--, rows++) {
		const size_t used = strlen(text);

		if (!app_roll_unmarked(app, rows->as.player.pin))
			continue;
		words_put(text + used, size - used, "%s%s", named++ ? ", " : "",
			words_who(app_event(app), app->section, rows->as.player.pin, who));
	}
	if (roll.unmarked > named) {
		const size_t used = strlen(text);

		words_put(text + used, size - used, " and %d more", roll.unmarked - named);
	}
}

static enum status check_mark(
	const struct app *app, int round, int pin, int kind, struct error *error)
{
	const struct event *event = app_event(app);
	const struct player *player = event_player(event, app->section, pin);
	char who[WHO_SIZE];

	if (!player)
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	words_who(event, app->section, pin, who);
	if (kind == ATTENDS_VOLUNTEER)
		return app_fail(error, STATUS_REFUSED,
			"Who volunteers to sit out is asked in club seasons alone (--system %s).",
			SEASON_SYSTEM);
	if (!is_called(event, app->section, round, pin))
		return app_fail(error, STATUS_REFUSED, "%s is not in round %d.", who, round);
	if (has_asked(event, app->section, round, pin))
		return app_fail(error, STATUS_REFUSED,
			"%s has a bye booked for round %d: take it away first, if he plays.", who,
			round);
	return STATUS_OK;
}

static enum status check_round(const struct app *app, int round, struct error *error)
{
	const struct event *event = app_event(app);

	if (round > event_section(event, app->section)->rounds ||
		app_round_state(event, app->section, round) == ROUND_COMPLETE)
		return app_refuse_complete(app, round > 1 ? round - 1 : 1, error);
	if (app_round_state(event, app->section, round) < ROUND_PUBLISHED)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"Round %d is published: the roll is called before the draw.", round);
}

/* The mark, and the bye of who is not here, or no more of who is. */
static enum status put_mark(
	const struct app *app, int round, int pin, int kind, struct action *action)
{
	const struct event *event = app_event(app);
	struct record mark = {.kind = RECORD_ATTENDANCE};
	struct record bye = {.kind = RECORD_BOOKING};
	enum status status;

	mark.as.attendance = (struct attendance){
		app->section, round, pin, kind == ATTENDS_AWAY ? ATTENDS_ABSENT : kind};
	bye.as.booking =
		(struct booking){app->section, pin, round, (int)grant(event, app->section)};
	status = action_put(action, event, &mark);
	if (status != STATUS_OK)
		return status;
	if (kind == ATTENDS_HERE)
		return event_booking(event, app->section, pin, round)
			? action_remove(action, event, record_key_of(&bye))
			: STATUS_OK;
	status = fill_leave(event, app->section, round, pin, action);
	return status == STATUS_OK && !event_booking(event, app->section, pin, round)
		? action_put(action, event, &bye)
		: status;
}

enum status roll_clear_draft(
	const struct app *app, const int *pins, const int *kinds, int count, struct action *action)
{
	struct seats seats;
	bool taken = false;
	enum status status = seats_load(&seats, app_event(app), app->section, app_round(app));

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < count; i++) {
		const bool plays = kinds[i] == ATTENDS_HERE || kinds[i] == ATTENDS_VOLUNTEER;
		const int at = plays ? -1 : seats_find(&seats, pins[i]);

		if (at >= 0)
			seats_take(&seats, at);
		taken = taken || at >= 0;
	}
	if (taken)
		status = wall_number_seats(app, &seats, NULL, NULL);
	if (taken && status == STATUS_OK)
		status = seats_put(&seats, app_event(app), ROUND_ADJUSTED, action);
	seats_done(&seats);
	return status;
}

static void label(const struct app *app, int round, const int *pins, const int *kinds, int count,
	char text[LABEL_SIZE])
{
	const char *how = kinds[0] == ATTENDS_HERE ? "here"
		: kinds[0] == ATTENDS_LATER        ? "late"
						   : "not here";
	char who[WHO_SIZE];

	words_who(app_event(app), app->section, pins[0], who);
	if (count == 1)
		words_put(text, LABEL_SIZE, "Roll of round %d: %s is %s", round, who, how);
	else
		words_put(text, LABEL_SIZE, "Roll of round %d: %s is %s, and %d more marks", round,
			who, how, count - 1);
}

enum status roll_build(struct app *app, const int *pins, const int *kinds, int count,
	struct action *action, struct error *error)
{
	const int round = app_round(app);
	enum status status = check_round(app, round, error);

	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = check_mark(app, round, pins[i], kinds[i], error);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = put_mark(app, round, pins[i], kinds[i], action);
	if (status == STATUS_OK)
		status = roll_clear_draft(app, pins, kinds, count, action);
	label(app, round, pins, kinds, count, action->label);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* All who have no mark get this one. */
static enum status mark_rest(struct app *app, int kind, int *marked, struct error *error)
{
	int count, *pins, *kinds;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	enum status status = STATUS_OK;

	*marked = 0;
	pins = calloc((size_t)count + 1, sizeof(*pins));
	kinds = calloc((size_t)count + 1, sizeof(*kinds));
	for (; pins && kinds && count > 0; count--, rows++) {
		if (!app_roll_unmarked(app, rows->as.player.pin))
			continue;
		kinds[*marked] = kind;
		pins[(*marked)++] = rows->as.player.pin;
	}
	status = pins && kinds ? app_attend(app, pins, kinds, *marked, error)
			       : app_fail_plain(error, STATUS_NO_MEMORY);
	free(pins);
	free(kinds);
	return status;
}

enum status app_roll_close(struct app *app, int *count, struct error *error)
{
	struct app_roll roll;

	*count = 0;
	return is_open(app, &roll) ? mark_rest(app, ATTENDS_ABSENT, count, error) : STATUS_OK;
}

enum status app_roll_all_here(struct app *app, int *count, struct error *error)
{
	return mark_rest(app, ATTENDS_HERE, count, error);
}
