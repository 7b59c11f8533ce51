/*
 * The course of a section: its rounds, who takes part in them, and what they have given to each
 * player.
 */
#include "core/event.h"

#include "core/all_play_all.h"
#include "core/points.h"
#include "core/season.h"
#include "core/seating.h"

int event_last_round(const struct event *event, int section)
{
	int count;
	const struct record *rows = event_range(event, RECORD_ROUND, section, 0, &count);

	return count > 0 ? rows[count - 1].as.round.number : 0;
}

int event_current_round(const struct event *event, int section)
{
	const struct section *what = event_section(event, section);
	int round = 1;

	if (what == NULL)
		return 0;
	for (; round <= what->rounds; round++) {
		const struct round *row = event_round(event, section, round);

		if (row == NULL || row->state != ROUND_COMPLETE)
			break;
	}
	return round;
}

static bool is_draft(const struct event *event, int section, int round)
{
	const struct round *row = event_round(event, section, round);
	int boards;

	if (row == NULL || row->state >= ROUND_PUBLISHED)
		return false;
	event_range(event, RECORD_BOARD, section, round, &boards);
	return boards > 0 || row->state != ROUND_LAID_OUT;
}

int event_draft_behind(const struct event *event, int section, int round)
{
	const int last = event_last_round(event, section);

	for (int behind = round + 1; behind <= last; behind++)
		if (is_draft(event, section, behind))
			return behind;
	return 0;
}

bool event_takes_part(const struct event *event, int section, int pin, int round)
{
	const struct player *player = event_player(event, section, pin);
	const struct attendance *there;

	if (player == NULL || player->enters > round)
		return false;
	if (player->leaves != 0 && player->leaves <= round &&
		all_play_all_left(event, section, pin) != ALL_PLAY_ALL_DEFAULTS)
		return false;
	if (!event_is_season(event, section))
		return true;
	there = season_attendance(event, section, round, pin);
	return there != NULL && (there->kind == ATTENDS_HERE || there->kind == ATTENDS_VOLUNTEER);
}

/* A game of an all-play-all that counts for nobody. */
static bool is_void(const struct event *event, int section, int round, const struct seat *seat)
{
	const struct board *board;

	if (seat->points2 == 0 || !event_is_all_play_all(event, section))
		return false;
	board = event_board(event, section, round, seat->board);
	return board != NULL && all_play_all_is_void(event, section, board->white, board->black);
}

int event_round_points2(const struct event *event, int section, int pin, int round)
{
	const struct round *row = event_round(event, section, round);
	const struct filled *filled;
	const struct seat *seat;
	const struct booking *booking;
	struct points points;

	if (row == NULL || row->state < ROUND_PUBLISHED)
		return 0;
	filled = event_filled(event, section, round, pin);
	if (filled != NULL) {
		points = points_of_section(event, section);
		return points_of_result(
			&points, (enum result)filled->result, (enum colour)filled->colour);
	}
	seat = seating_find(event, section, round, pin);
	if (seat != NULL)
		return is_void(event, section, round, seat) ? 0 : seat->points2;
	booking = event_booking(event, section, pin, round);
	if (booking == NULL || !event_takes_part(event, section, pin, round))
		return 0;
	points = points_of_section(event, section);
	return points_of_booking(&points, (enum booking_kind)booking->kind);
}

int event_points2(const struct event *event, int section, int pin, int through)
{
	int points2 = 0;

	for (int round = 1; round <= through; round++)
		points2 += event_round_points2(event, section, pin, round);
	return points2;
}

int event_void_points2(const struct event *event, int section, int pin, int through)
{
	int points2 = 0;

	if (all_play_all_left(event, section, pin) != ALL_PLAY_ALL_VOID)
		return 0;
	for (int round = 1; round <= through; round++) {
		const struct seat *seat = seating_find(event, section, round, pin);

		points2 += seat != NULL ? seat->points2 : 0;
	}
	return points2;
}

bool player_has_left(const struct player *player, int through)
{
	return player && player->leaves != 0 && player->leaves <= through + 1;
}

bool event_any_left(const struct event *event, int section, int through)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (player_has_left(&rows[i].as.player, through))
			return true;
	return false;
}
