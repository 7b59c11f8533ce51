/*
 * The roll call: where everybody is in a round, and whether the points given are the points there
 * are.
 */
#include "core/event.h"

#include "core/all_play_all.h"
#include "core/game.h"
#include "core/points.h"
#include "core/season.h"
#include "core/seating.h"

static bool stands_out(const struct event *event, const struct player *player, int round)
{
	struct record_key key = {RECORD_HAND, {player->section, round, player->pin, HAND_OUT}};

	return event_find(event, key) != NULL;
}

static void call(
	const struct event *event, const struct player *player, int round, struct rollcall *roll)
{
	const struct board *board = event_board_of(event, player->section, round, player->pin);
	const struct booking *booking = event_booking(event, player->section, player->pin, round);

	if (board == NULL && player->enters > round)
		return;
	/* a club season calls those who have come to play, not its members */
	if (board == NULL && event_is_season(event, player->section) &&
		!event_takes_part(event, player->section, player->pin, round))
		return;
	roll->in++;
	if (board != NULL)
		++*(board->black != 0 ? &roll->seated
				: event_filled(event, player->section, round, player->pin)
				? &roll->filled
				: &roll->byes);
	else if (!event_takes_part(event, player->section, player->pin, round))
		roll->withdrawn++;
	else if (booking != NULL)
		++*(booking->kind == BOOKING_ZERO ? &roll->absent : &roll->booked);
	else if (stands_out(event, player, round))
		++*(event_filled(event, player->section, round, player->pin) ? &roll->filled
									     : &roll->absent);
	else
		roll->tray++;
	if (board != NULL && booking != NULL)
		roll->balances = false;
}

int event_unplaced(const struct event *event, int section, int round)
{
	int count;
	const struct record *row = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (; count > 0; count--, row++) {
		struct rollcall roll = {.in = 0};

		call(event, &row->as.player, round, &roll);
		if (roll.tray > 0)
			return row->as.player.pin;
	}
	return 0;
}

static bool is_published(const struct event *event, int section, int round)
{
	const struct round *row = event_round(event, section, round);

	return row != NULL && row->state >= ROUND_PUBLISHED;
}

static void count_boards(const struct event *event, int section, int round, struct rollcall *roll)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOARD, section, round, &count);
	const struct points points = points_of_section(event, section);
	const int decided2 = points.win2 + points.loss2, drawn2 = points.draw2 * 2;

	for (; count > 0; count--, row++) {
		enum result result = (enum result)row->as.board.result;
		int given = points_of_result(&points, result, COLOUR_WHITE) +
			points_of_result(&points, result, COLOUR_BLACK);

		if (event_filled(event, section, round, row->as.board.white) != NULL ||
			all_play_all_is_void(
				event, section, row->as.board.white, row->as.board.black))
			continue;
		roll->points2 += given;
		roll->possible2 += result != RESULT_NONE ? given
			: decided2 > drawn2              ? decided2
							 : drawn2;
	}
}

/* What one from outside gets counts nowhere. */
static void count_filled(const struct event *event, int section, int round, struct rollcall *roll)
{
	int count;
	const struct record *row = event_range(event, RECORD_FILLED, section, round, &count);
	const struct points points = points_of_section(event, section);

	for (; count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;
		const int given = event_round_points2(event, section, filled->pin, round);

		roll->points2 += given;
		roll->possible2 += filled->result != RESULT_NONE ? given : points.win2;
	}
}

static void count_bookings(
	const struct event *event, int section, int through, struct rollcall *roll)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOOKING, section, 0, &count);
	const struct points points = points_of_section(event, section);

	for (; count > 0; count--, row++) {
		const struct booking *booking = &row->as.booking;
		int given = points_of_booking(&points, (enum booking_kind)booking->kind);

		if (booking->round > through || !is_published(event, section, booking->round) ||
			!event_takes_part(event, section, booking->pin, booking->round) ||
			seating_find(event, section, booking->round, booking->pin) != NULL)
			continue;
		roll->points2 += given;
		roll->possible2 += given;
	}
}

struct rollcall event_rollcall(const struct event *event, int section, int round)
{
	struct rollcall roll = {.balances = true};
	int count, seats = 0, byes = 0;
	const struct record *row = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (; count > 0; count--, row++)
		call(event, &row->as.player, round, &roll);
	row = event_range(event, RECORD_BOARD, section, round, &count);
	for (; count > 0; count--, row++) {
		if (row->as.board.black == 0)
			byes++;
		else
			seats += 2;
	}
	byes += game_count_beside(event, section, round);
	if (roll.tray != 0 || roll.seated != seats || roll.byes + roll.filled != byes)
		roll.balances = false;
	for (int r = 1; r <= round; r++) {
		if (!is_published(event, section, r))
			continue;
		count_boards(event, section, r, &roll);
		count_filled(event, section, r, &roll);
	}
	count_bookings(event, section, round, &roll);
	return roll;
}
