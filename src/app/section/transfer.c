/*
 * Players who go over from one section to another: one of them at any time, or many before round 1
 * (a section is split, or two become one).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/ranking.h"
#include "app/event/state.h"
#include "app/players/enrol.h"
#include "app/players/family.h"
#include "app/players/leave.h"
#include "app/section/back.h"
#include "app/section/booked.h"
#include "app/section/change.h"
#include "app/section/colours.h"
#include "app/section/met.h"
#include "app/section/over.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/points.h"
#include "core/prizes/prize_list.h"

/* Who goes where, all that is known of them, and their numbers there. */
struct transfer {
	int from, to;
	struct player *players;
	int count;
	struct csv_booking *bookings;
	int nbookings;
	int *before, *after; /* their numbers here and there */
};

static void transfer_done(struct transfer *transfer)
{
	free(transfer->players);
	free(transfer->bookings);
	free(transfer->before);
	free(transfer->after);
}

static enum status take_bookings(const struct event *event, struct transfer *transfer)
{
	int total;
	const struct record *rows = event_range(event, RECORD_BOOKING, transfer->from, 0, &total);

	transfer->bookings = calloc((size_t)total + 1, sizeof(*transfer->bookings));
	if (!transfer->bookings)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < total; i++) {
		const struct booking *booking = &rows[i].as.booking;

		for (int who = 0; who < transfer->count; who++)
			if (transfer->before[who] == booking->pin)
				transfer->bookings[transfer->nbookings++] = (struct csv_booking){
					who, booking->round, (enum booking_kind)booking->kind};
	}
	return STATUS_OK;
}

/* Those of the section of whom it is true; all is empty before. */
static enum status transfer_begin(struct transfer *transfer, const struct event *event,
	bool (*goes)(const struct player *player, const void *context), const void *context)
{
	int total;
	const struct record *rows = event_range(event, RECORD_PLAYER, transfer->from, 0, &total);
	const size_t room = (size_t)total + 1;

	transfer->players = calloc(room, sizeof(*transfer->players));
	transfer->before = calloc(room, sizeof(*transfer->before));
	transfer->after = calloc(room, sizeof(*transfer->after));
	if (!transfer->players || !transfer->before || !transfer->after)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < total; i++) {
		if (!goes(&rows[i].as.player, context))
			continue;
		transfer->before[transfer->count] = rows[i].as.player.pin;
		transfer->players[transfer->count] = rows[i].as.player;
		transfer->players[transfer->count].pin = 0;
		transfer->players[transfer->count].place[0] = '\0';
		transfer->players[transfer->count++].section = transfer->to;
	}
	return take_bookings(event, transfer);
}

static bool goes_over(const struct transfer *transfer, int pin)
{
	for (int i = 0; i < transfer->count; i++)
		if (transfer->before[i] == pin)
			return true;
	return false;
}

static bool speaks_of_goers(const struct record *row, const struct transfer *transfer)
{
	const struct record_field *pins[RECORD_PINS];
	const int count = record_pins(row, pins);

	for (int i = 0; i < count; i++)
		if (goes_over(transfer, record_int(row, pins[i])))
			return true;
	return false;
}

/* The prizes given by hand to those who go are to be given again. */
static enum status take_prizes(
	const struct event *event, const struct transfer *transfer, struct action *action)
{
	int *pins = calloc(PLAYERS_MOST + 1, sizeof(*pins));
	enum status status = STATUS_NO_MEMORY;

	for (int i = 0; pins && i <= PLAYERS_MOST; i++)
		pins[i] = goes_over(transfer, i) ? 0 : i;
	if (pins)
		status = prize_list_follow(action, event, transfer->from, pins);
	free(pins);
	return status;
}

/* All that speaks of those who go is taken out, where the others keep their numbers. */
static enum status remove_rows_of(
	const struct event *event, const struct transfer *transfer, struct action *action)
{
	enum status status = STATUS_OK;

	for (int kind = RECORD_PLAYER; kind < RECORD_KINDS; kind++) {
		int count;
		const struct record *rows =
			event_range(event, (enum record_kind)kind, transfer->from, 0, &count);

		for (; status == STATUS_OK && count > 0; count--, rows++)
			if (speaks_of_goers(rows, transfer))
				status = action_remove(action, event, record_key_of(rows));
	}
	return status == STATUS_OK ? take_prizes(event, transfer, action) : status;
}

/* Those who stay are numbered anew. */
static enum status renumber_stayers(
	const struct event *event, const struct transfer *transfer, struct action *action)
{
	int total, left = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, transfer->from, 0, &total);
	struct player *players = calloc((size_t)total + 1, sizeof(*players));
	int *order = calloc((size_t)total + 1, sizeof(*order));
	enum status status = players && order ? STATUS_OK : STATUS_NO_MEMORY;

	for (int i = 0; status == STATUS_OK && i < total; i++)
		if (!goes_over(transfer, rows[i].as.player.pin))
			players[left++] = rows[i].as.player;
	if (status == STATUS_OK)
		status = ranking_renumber(event, transfer->from, players, left, order, action);
	for (int pin = left + 1; status == STATUS_OK && pin <= total; pin++)
		status = action_remove(
			action, event, (struct record_key){RECORD_PLAYER, {transfer->from, pin}});
	free(players);
	free(order);
	return status;
}

/* Their particulars, and who of them are kept apart from each other. */
static enum status carry_rows(const struct event *event, const struct transfer *transfer,
	const int *renamed, struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_PARTICULAR, RECORD_APART};
	enum status status = STATUS_OK;

	for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
		int count;
		const struct record *rows = event_range(event, kinds[k], transfer->from, 0, &count);

		for (; status == STATUS_OK && count > 0; count--, rows++) {
			struct record row = *rows;

			if (kinds[k] == RECORD_PARTICULAR ? !renamed[row.as.particular.pin]
							  : !renamed[row.as.apart.pin] ||
						!renamed[row.as.apart.other])
				continue;
			ranking_rename(&row, renamed);
			if (kinds[k] == RECORD_PARTICULAR)
				row.as.particular.section = transfer->to;
			else
				row.as.apart.section = transfer->to;
			status = action_put(action, event, &row);
		}
	}
	return status;
}

static enum status carry_all(
	const struct event *event, const struct transfer *transfer, struct action *action)
{
	int *renamed = calloc(PLAYERS_MOST + 1, sizeof(*renamed));
	enum status status = STATUS_NO_MEMORY;

	if (renamed) {
		for (int i = 0; i < transfer->count; i++)
			renamed[transfer->before[i]] = transfer->after[i];
		status = carry_rows(event, transfer, renamed, action);
	}
	free(renamed);
	return status;
}

/* Into the other section, as new players with all that they have. */
static enum status enter_all(struct app *app, const struct transfer *transfer,
	struct action *action, struct error *error)
{
	const struct enrolment enrolment = {.players = transfer->players,
		.count = transfer->count,
		.bookings = transfer->bookings,
		.nbookings = transfer->nbookings,
		.pins = transfer->after};
	enum status status;

	app->section = transfer->to;
	status = enrol(app, &enrolment, action, error);
	app->section = transfer->from;
	if (status != STATUS_OK)
		return status;
	status = carry_all(app_event(app), transfer, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	return family_keep_apart(app_event(app),
		&(struct newcomers){transfer->to, transfer->after, transfer->count, false},
		ROUNDS_MOST, action, error);
}

/* Before round 1 of a section is drawn all that is in it can change. */
static enum status require_not_begun(const struct app *app, int section, struct error *error)
{
	const struct event *event = app_event(app);
	char name[NAME_SIZE];
	int count;

	/* what is only fixed by hand for round 1 goes with those whom it is about */
	event_range(event, RECORD_BOARD, section, 0, &count);
	if (count == 0 && app_last_published(event, section) == 0)
		return STATUS_OK;
	app_section_name(event, section, name);
	if (app_last_published(event, section) > 0)
		return app_fail(error, STATUS_REFUSED,
			"Round 1 of %s is published: players go over one by one.", name);
	return app_fail(error, STATUS_REFUSED,
		"Round 1 of %s is drawn: take the draw out first (l on its board, or unpair EVENT).",
		name);
}

enum status app_section_may_split(const struct app *app, struct error *error)
{
	return require_not_begun(app, app->section, error);
}

static enum status require_target(const struct app *app, int to, struct error *error)
{
	char name[NAME_SIZE];

	if (!event_section(app_event(app), to))
		return app_fail(error, STATUS_NOT_FOUND, "There is no section %d.", to);
	if (to != app->section)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED, "That is the section that they are in: %s.",
		app_section_name(app_event(app), to, name));
}

/* All of them over, before round 1 of both. */
static enum status transfer_all(
	struct app *app, struct transfer *transfer, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	enum status status = require_not_begun(app, transfer->from, error);

	if (status == STATUS_OK && event_section(event, transfer->to))
		status = require_not_begun(app, transfer->to, error);
	if (status != STATUS_OK)
		return status;
	status = ranking_is_automatic(event, transfer->from)
		? renumber_stayers(event, transfer, action)
		: remove_rows_of(event, transfer, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	return enter_all(app, transfer, action, error);
}

static bool is_player(const struct player *player, const void *context)
{
	return player->pin == *(const int *)context;
}

struct move_order {
	const struct section_move *move;
	int *pin;
};

/*
 * So many half points, in byes for the rounds that he has missed there: the latest of them, in
 * their order. Of an odd number the half point is that of the first.
 */
static enum status book_points(
	const struct app *app, struct transfer *transfer, int points2, struct error *error)
{
	const int last = app_last_published(app_event(app), transfer->to);
	const int byes = (points2 + 1) / 2;
	struct csv_booking *bookings;

	if (byes > last)
		return app_fail(error, STATUS_REFUSED,
			"So many points are more than %d round%s give.", last,
			last == 1 ? "" : "s");
	bookings = calloc((size_t)byes + 1, sizeof(*bookings));
	if (!bookings)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < byes; i++) {
		const bool half = i == 0 && points2 % 2 != 0;

		bookings[i] = (struct csv_booking){
			0, last - byes + 1 + i, half ? BOOKING_HALF : BOOKING_FULL};
	}
	free(transfer->bookings);
	transfer->bookings = bookings;
	transfer->nbookings = byes;
	return STATUS_OK;
}

/* Half-point byes for all rounds that he has missed there, where it grants them; else nothing. */
static enum status book_grant(const struct app *app, struct transfer *transfer, struct error *error)
{
	const int last = app_last_published(app_event(app), transfer->to);
	const bool half = strcmp(event_particular(app_event(app), transfer->to, 0, SECTION_ABSENT),
				  "half") == 0;
	struct csv_booking *bookings = calloc((size_t)last + 1, sizeof(*bookings));

	if (!bookings)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	free(transfer->bookings);
	transfer->bookings = bookings;
	transfer->nbookings = half ? last : 0;
	for (int i = 0; i < transfer->nbookings; i++)
		bookings[i] = (struct csv_booking){0, i + 1, BOOKING_HALF};
	return STATUS_OK;
}

/* As a new player there, who has missed its rounds. */
static enum status enter_later(struct app *app, struct transfer *transfer, int points2,
	struct action *action, struct error *error)
{
	enum status status;

	transfer->players[0].enters = app_last_published(app_event(app), transfer->to) + 1;
	transfer->players[0].leaves = 0;
	status = points2 < 0 ? book_grant(app, transfer, error)
			     : book_points(app, transfer, points2, error);
	return status == STATUS_OK ? enter_all(app, transfer, action, error) : status;
}

/* In the middle of the event: he leaves here and enters there, or goes on there. */
static enum status move_later(struct app *app, struct transfer *transfer, int points2,
	struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	const int pin = transfer->before[0], next = app_last_published(event, transfer->from) + 1;
	const int earlier = back_find(app, pin, transfer->to);
	enum status status = leave_build(app, pin, next, action, error);

	if (status == STATUS_OK && earlier == 0)
		status = enter_later(app, transfer, points2, action, error);
	else if (status == STATUS_OK)
		status = back_build(app, transfer->to, earlier, points2, action, error);
	if (status != STATUS_OK)
		return status;
	if (earlier != 0)
		transfer->after[0] = earlier;
	status = over_note_both(app, pin, transfer->to, transfer->after[0], action);
	if (status == STATUS_OK)
		status = colours_bring(
			event, transfer->from, pin, transfer->to, transfer->after[0], action);
	if (status == STATUS_OK)
		status = booked_carry(
			event, transfer->from, pin, transfer->to, transfer->after[0], action);
	if (status == STATUS_OK)
		status = met_keep_apart(event, transfer->to, transfer->after[0], action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status build_move(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct move_order *order = what;
	const struct section_move *move = order->move;
	const struct event *event = app_event(app);
	struct transfer transfer = {.from = app->section, .to = move->to};
	char name[NAME_SIZE], who[WHO_SIZE];
	enum status status = require_target(app, move->to, error);

	if (status != STATUS_OK)
		return status;
	status = transfer_begin(&transfer, event, is_player, &move->pin);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	else if (transfer.count == 0)
		status = app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", move->pin);
	else if (app_last_published(event, transfer.from) > 0 ||
		app_last_published(event, transfer.to) > 0)
		status = move_later(app, &transfer, move->points2, action, error);
	else if (move->points2 > 0)
		status = app_fail(
			error, STATUS_REFUSED, "Nobody has points before round 1 is played.");
	else
		status = transfer_all(app, &transfer, action, error);
	words_put(action->label, sizeof(action->label), "%s goes over to %s",
		words_who(event, app->section, move->pin, who),
		app_section_name(event, move->to, name));
	if (status == STATUS_OK)
		*order->pin = transfer.after[0];
	transfer_done(&transfer);
	return status;
}

enum status app_section_move(
	struct app *app, const struct section_move *move, int *pin, struct error *error)
{
	int there = 0;
	const struct move_order order = {move, &there};
	const enum status status = app_run(app, build_move, &order, error);

	if (status == STATUS_OK)
		*pin = there;
	return status;
}

static bool is_below(const struct player *player, const void *context)
{
	return player->grade < *(const int *)context;
}

static bool is_anybody(const struct player *player, const void *context)
{
	(void)context;
	return player->pin > 0;
}

struct many_order {
	int to, below; /* below 0: all, and the section goes */
	int *count;
};

static enum status build_many(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct many_order *order = what;
	const struct event *event = app_event(app);
	struct transfer transfer = {.from = app->section, .to = order->to};
	char name[NAME_SIZE], from[NAME_SIZE];
	enum status status = require_target(app, order->to, error);

	if (status != STATUS_OK)
		return status;
	status = transfer_begin(
		&transfer, event, order->below < 0 ? is_anybody : is_below, &order->below);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	else if (transfer.count == 0 && order->below >= 0)
		status = app_fail(
			error, STATUS_REFUSED, "Nobody has a rating below %d.", order->below);
	else
		status = transfer_all(app, &transfer, action, error);
	if (status == STATUS_OK && order->below < 0)
		status = section_remove_build(app, action, error);
	words_put(action->label, sizeof(action->label), "%d of %s to %s", transfer.count,
		app_section_name(event, transfer.from, from),
		app_section_name(event, transfer.to, name));
	*order->count = transfer.count;
	transfer_done(&transfer);
	return status;
}

enum status app_section_split(struct app *app, int below, int to, int *count, struct error *error)
{
	int gone = 0;
	const struct many_order order = {to, below, &gone};
	const enum status status = app_run(app, build_many, &order, error);

	if (status == STATUS_OK)
		*count = gone;
	return status;
}

enum status app_section_merge(struct app *app, int to, int *count, struct error *error)
{
	int gone = 0;
	const struct many_order order = {to, -1, &gone};
	const enum status status = app_run(app, build_many, &order, error);

	if (status == STATUS_OK) {
		*count = gone;
		app_set_section(app, to);
	}
	return status;
}
