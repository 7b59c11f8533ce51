/* The seats of a round as it was published, into an event that stands for it. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/published.h"
#include "app/trf/rows.h"
#include "core/season.h"

struct restoring {
	struct event *event;
	int section, round;
};

static enum status remove_row(const struct restoring *restoring, struct record_key key)
{
	return event_find(restoring->event, key) ? event_put(restoring->event, key, NULL)
						 : STATUS_OK;
}

static enum status put_attendance(const struct restoring *restoring, int pin, int kind)
{
	struct record row = {.kind = RECORD_ATTENDANCE};

	row.as.attendance = (struct attendance){restoring->section, restoring->round, pin, kind};
	return event_is_season(restoring->event, restoring->section)
		? trf_rows_put(restoring->event, &row)
		: STATUS_OK;
}

/* He was in the round, with nothing booked for it. */
static enum status bring(const struct restoring *restoring, int pin)
{
	const struct player *player = event_player(restoring->event, restoring->section, pin);
	struct record row = {.kind = RECORD_PLAYER};
	enum status status;

	if (pin == 0)
		return STATUS_OK;
	row.as.player = *player;
	if (row.as.player.enters > restoring->round)
		row.as.player.enters = restoring->round;
	if (row.as.player.leaves > 0 && row.as.player.leaves <= restoring->round)
		row.as.player.leaves = restoring->round + 1;
	status = trf_rows_put(restoring->event, &row);
	if (status == STATUS_OK)
		status = remove_row(restoring,
			(struct record_key){
				RECORD_BOOKING, {restoring->section, pin, restoring->round}});
	if (status != STATUS_OK || !event_is_season(restoring->event, restoring->section) ||
		season_attendance(restoring->event, restoring->section, restoring->round, pin))
		return status;
	return put_attendance(restoring, pin, ATTENDS_HERE);
}

/* He was not. */
static enum status send_away(const struct restoring *restoring, int pin)
{
	struct record row = {.kind = RECORD_BOOKING};

	if (event_is_season(restoring->event, restoring->section))
		return remove_row(restoring,
			(struct record_key){
				RECORD_ATTENDANCE, {restoring->section, restoring->round, pin}});
	row.as.booking = (struct booking){.section = restoring->section,
		.pin = pin,
		.round = restoring->round,
		.kind = BOOKING_ZERO};
	return trf_rows_put(restoring->event, &row);
}

/* The next board of then, not taken yet, at which one of these two sat; 0, 0: any. NULL: none. */
static const struct trf_published_seat *take_seat(
	const struct trf_published *published, bool *taken, int white, int black)
{
	for (int i = 0; i < published->count; i++) {
		const struct trf_published_seat *seat = &published->items[i];
		const bool sat = seat->white == white || seat->white == black ||
			(seat->black && (seat->black == white || seat->black == black));

		if (seat->board == 0 || taken[i] || (white && !sat))
			continue;
		taken[i] = true;
		return seat;
	}
	return NULL;
}

static void put_seat(const struct restoring *restoring, const struct trf_published_seat *seat,
	struct record *row)
{
	*row = (struct record){.kind = RECORD_BOARD};
	row->as.board = (struct board){.section = restoring->section,
		.round = restoring->round,
		.white = seat->white,
		.black = seat->black,
		.result = seat->black ? RESULT_NONE : RESULT_BYE};
}

/* The boards that stay, and in the place of the others those of then. */
static int collect(const struct restoring *restoring, const struct trf_published *published,
	bool *taken, struct record *boards)
{
	const struct trf_published_seat *seat;
	int count, n = 0;
	const struct record *rows = event_range(
		restoring->event, RECORD_BOARD, restoring->section, restoring->round, &count);

	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;

		if (!trf_published_of(published, board->white))
			boards[n++] = rows[i];
		else if ((seat = take_seat(published, taken, board->white, board->black)))
			put_seat(restoring, seat, &boards[n++]);
	}
	while ((seat = take_seat(published, taken, 0, 0)))
		put_seat(restoring, seat, &boards[n++]);
	return n;
}

static enum status put_boards(const struct restoring *restoring, struct record *boards, int n)
{
	int count;
	enum status status = STATUS_OK;

	event_range(restoring->event, RECORD_BOARD, restoring->section, restoring->round, &count);
	for (int number = count; status == STATUS_OK && number > 0; number--)
		status = remove_row(restoring,
			(struct record_key){
				RECORD_BOARD, {restoring->section, restoring->round, number}});
	for (int i = 0; status == STATUS_OK && i < n; i++) {
		boards[i].as.board.number = i + 1;
		status = trf_rows_put(restoring->event, &boards[i]);
	}
	return status;
}

enum status trf_published_restore(
	struct event *event, int section, const struct trf_published *published)
{
	const struct restoring restoring = {
		event, section, published->count ? published->items[0].round : 0};
	enum status status = STATUS_OK;
	struct record *boards;
	bool *taken;
	int count;

	if (published->count == 0)
		return STATUS_OK;
	event_range(event, RECORD_BOARD, section, restoring.round, &count);
	boards = calloc((size_t)count + (size_t)published->count + 1, sizeof(*boards));
	taken = calloc((size_t)published->count, sizeof(*taken));
	if (boards && taken)
		status = put_boards(
			&restoring, boards, collect(&restoring, published, taken, boards));
	else
		status = STATUS_NO_MEMORY;
	free(boards);
	free(taken);
	for (int i = 0; status == STATUS_OK && i < published->count; i++)
		if (published->items[i].volunteered)
			status = put_attendance(
				&restoring, published->items[i].white, ATTENDS_VOLUNTEER);
	for (int i = 0; status == STATUS_OK && i < published->count; i++) {
		const struct trf_published_seat *seat = &published->items[i];

		if (seat->volunteered)
			continue;
		if (seat->board == 0) {
			status = send_away(&restoring, seat->white);
			continue;
		}
		status = bring(&restoring, seat->white);
		if (status == STATUS_OK)
			status = bring(&restoring, seat->black);
	}
	return status;
}
