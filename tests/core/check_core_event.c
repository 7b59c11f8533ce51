/* The event: its tables, who sits where, the course of the rounds, points and the roll call. */
#include <check.h>
#include <limits.h>
#include <string.h>

#include "core/change.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

static struct event event;

static void five_rounds_six_players(void)
{
	rows_small_event(&event, 5, 6);
}

static void done(void)
{
	event_done(&event);
}

START_TEST(rows_are_found_by_key)
{
	rows_put(&event, row_booking(1, 2, 3, BOOKING_FULL));
	rows_put(&event, row_round(1, 1, ROUND_PUBLISHED));
	rows_put(&event, row_board(1, 1, 1, 2, 3, RESULT_DRAW));
	rows_put(&event, row_mark(1, 1, 3, COLOUR_BLACK, FLOATED_UP));
	ck_assert_int_eq(event_section(&event, 1)->rounds, 5);
	ck_assert_str_eq(event_player(&event, 1, 6)->name, "Player, No 6");
	ck_assert_int_eq(event_booking(&event, 1, 2, 3)->kind, BOOKING_FULL);
	ck_assert_int_eq(event_round(&event, 1, 1)->state, ROUND_PUBLISHED);
	ck_assert_int_eq(event_board(&event, 1, 1, 1)->black, 3);
	ck_assert_int_eq(event_mark(&event, 1, 1, 3)->floated, FLOATED_UP);
	ck_assert_ptr_null(event_section(&event, 2));
	ck_assert_ptr_null(event_player(&event, 1, 7));
	ck_assert_ptr_null(event_player(&event, 1, 0));
	ck_assert_ptr_null(event_booking(&event, 1, 2, 2));
	ck_assert_ptr_null(event_round(&event, 1, 2));
	ck_assert_ptr_null(event_board(&event, 1, 1, 2));
	ck_assert_ptr_null(event_mark(&event, 1, 1, 2));
}
END_TEST

START_TEST(a_row_is_replaced_and_deleted)
{
	struct record_key key = {RECORD_PLAYER, {1, 3}};

	rows_put(&event, row_player(1, 3, "Cairns, Carol"));
	ck_assert_str_eq(event_player(&event, 1, 3)->name, "Cairns, Carol");
	rows_remove(&event, key);
	ck_assert_ptr_null(event_find(&event, key));
	ck_assert_int_eq(event.table[RECORD_PLAYER].count, 5);
	rows_remove(&event, key);
	ck_assert_int_eq(event.table[RECORD_PLAYER].count, 5);
}
END_TEST

START_TEST(a_range_shares_the_leading_parts)
{
	const struct record *row;
	int count;

	rows_put(&event, row_section(2, 3));
	rows_put(&event, row_player(2, 1, "Other"));
	for (int pin = 1; pin <= 3; pin++)
		for (int round = 1; round <= pin; round++)
			rows_put(&event, row_booking(1, pin, round, BOOKING_HALF));
	rows_put(&event, row_booking(2, 1, 1, BOOKING_HALF));
	row = event_range(&event, RECORD_BOOKING, 1, 2, &count);
	ck_assert_int_eq(count, 2);
	ck_assert_int_eq(row[1].as.booking.round, 2);
	event_range(&event, RECORD_BOOKING, 1, 0, &count);
	ck_assert_int_eq(count, 6);
	event_range(&event, RECORD_BOOKING, 0, 0, &count);
	ck_assert_int_eq(count, 7);
	event_range(&event, RECORD_BOOKING, 1, 4, &count);
	ck_assert_int_eq(count, 0);
	event_range(&event, RECORD_BOOKING, 3, 0, &count);
	ck_assert_int_eq(count, 0);
	event_range(&event, RECORD_BOOKING, INT_MAX, INT_MAX, &count);
	ck_assert_int_eq(count, 0);
	event_range(&event, RECORD_MARK, 1, 1, &count);
	ck_assert_int_eq(count, 0);
	row = event_range(&event, RECORD_PLAYER, 2, 0, &count);
	ck_assert_int_eq(count, 1);
	ck_assert_str_eq(row->as.player.name, "Other");
}
END_TEST

START_TEST(rows_in_any_order_come_out_sorted)
{
	unsigned long long state = 4711;

	for (int i = 0; i < 500; i++) {
		int pin = 1 + (int)(rows_random(&state) % 200);

		rows_put(&event, row_player(1, pin, "Somebody"));
	}
	for (int i = 1; i < event.table[RECORD_PLAYER].count; i++) {
		struct record_key a = record_key_of(&event.table[RECORD_PLAYER].rows[i - 1]);
		struct record_key b = record_key_of(&event.table[RECORD_PLAYER].rows[i]);

		ck_assert_int_lt(record_key_compare(&a, &b), 0);
	}
}
END_TEST

START_TEST(the_first_different_key_is_named)
{
	struct event other;
	struct record_key where = {RECORD_EVENT, {0}};

	ck_assert_int_eq(event_copy(&event, &other), STATUS_OK);
	ck_assert(event_equal(&event, &other, &where));
	rows_put(&other, row_player(1, 4, "Drew, Don"));
	ck_assert(!event_equal(&event, &other, &where));
	ck_assert_int_eq(where.part[1], 4);
	rows_remove(&event, (struct record_key){RECORD_PLAYER, {1, 2}});
	ck_assert(!event_equal(&event, &other, &where));
	ck_assert_int_eq(where.part[1], 2);
	ck_assert(!event_equal(&other, &event, &where));
	ck_assert_int_eq(where.part[1], 2);
	ck_assert(!event_equal(&other, &event, NULL));
	event_done(&other);
	ck_assert_int_eq(event_copy(&event, &other), STATUS_OK);
	rows_put(&other, row_hand(1, 1, 1, HAND_BYE, 0));
	ck_assert(!event_equal(&event, &other, &where));
	ck_assert_int_eq(where.kind, RECORD_HAND);
	event_done(&other);
}
END_TEST

START_TEST(a_copy_lives_by_itself)
{
	struct event copy;

	rows_put(&event, row_round(1, 1, ROUND_PROPOSED));
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_NONE));
	ck_assert_int_eq(event_copy(&event, &copy), STATUS_OK);
	rows_put(&event, row_board(1, 1, 1, 3, 4, RESULT_NONE));
	ck_assert_int_eq(event_board_of(&copy, 1, 1, 2)->white, 1);
	ck_assert_ptr_null(event_board_of(&copy, 1, 1, 3));
	ck_assert_ptr_null(event_board_of(&event, 1, 1, 2));
	rows_put(&copy, row_board(1, 1, 2, 5, 6, RESULT_NONE));
	ck_assert_ptr_null(event_board_of(&event, 1, 1, 5));
	event_done(&copy);
}
END_TEST

START_TEST(a_swap_of_two_boards_keeps_the_seats)
{
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_NONE));
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_NONE));
	rows_put(&event, row_board(1, 1, 1, 3, 2, RESULT_NONE)); /* 3 sits twice for a moment */
	ck_assert_int_eq(event_board_of(&event, 1, 1, 3)->number, 1);
	ck_assert_ptr_null(event_board_of(&event, 1, 1, 1));
	rows_put(&event, row_board(1, 1, 2, 1, 4, RESULT_NONE));
	for (int pin = 1; pin <= 4; pin++)
		ck_assert_int_eq(
			event_board_of(&event, 1, 1, pin)->number, pin == 2 || pin == 3 ? 1 : 2);
}
END_TEST

START_TEST(who_sits_twice_is_found_at_the_lower_board)
{
	rows_put(&event, row_board(1, 1, 3, 1, 2, RESULT_NONE));
	rows_put(&event, row_board(1, 1, 2, 1, 3, RESULT_NONE));
	ck_assert_int_eq(event_board_of(&event, 1, 1, 1)->number, 2);
	rows_remove(&event, (struct record_key){RECORD_BOARD, {1, 1, 2}});
	ck_assert_int_eq(event_board_of(&event, 1, 1, 1)->number, 3);
	ck_assert_ptr_null(event_board_of(&event, 1, 1, 3));
	rows_put(&event, row_board(1, 1, 1, 5, 5, RESULT_NONE));
	ck_assert_int_eq(event_board_of(&event, 1, 1, 5)->number, 1);
	rows_remove(&event, (struct record_key){RECORD_BOARD, {1, 1, 1}});
	ck_assert_ptr_null(event_board_of(&event, 1, 1, 5));
}
END_TEST

/*
 * Against a search through the boards, over random boards of several sections and rounds,
 * impossible PINs among them.
 */
START_TEST(seats_agree_with_the_boards)
{
	unsigned long long state = 99;

	for (int i = 0; i < 20000; i++) {
		int section = 1 + (int)(rows_random(&state) % 2),
		    round = 1 + (int)(rows_random(&state) % 3);
		int number = 1 + (int)(rows_random(&state) % 6),
		    pin = (int)(rows_random(&state) % 14);
		struct record row =
			row_board(section, round, number, (int)(rows_random(&state) % 14),
				(int)(rows_random(&state) % 14), RESULT_NONE);
		const struct record *board;
		int count, expected = 0;

		if (rows_random(&state) % 50 == 0)
			row.as.board.white = rows_random(&state) % 2 == 0 ? INT_MAX : INT_MIN;
		if (rows_random(&state) % 3 == 0)
			rows_remove(&event, record_key_of(&row));
		else
			rows_put(&event, row);
		board = event_range(&event, RECORD_BOARD, section, round, &count);
		for (; count > 0 && expected == 0; count--, board++)
			if (pin > 0 &&
				(board->as.board.white == pin || board->as.board.black == pin))
				expected = board->as.board.number;
		if (expected == 0)
			ck_assert_ptr_null(event_board_of(&event, section, round, pin));
		else
			ck_assert_int_eq(
				event_board_of(&event, section, round, pin)->number, expected);
	}
}
END_TEST

START_TEST(the_current_round_is_the_first_not_complete)
{
	ck_assert_int_eq(event_current_round(&event, 9), 0);
	ck_assert_int_eq(event_last_round(&event, 1), 0);
	for (int round = 1; round <= 5; round++) {
		ck_assert_int_eq(event_current_round(&event, 1), round);
		for (int state = ROUND_LAID_OUT; state <= ROUND_PUBLISHED; state++) {
			rows_put(&event, row_round(1, round, (enum round_state)state));
			ck_assert_int_eq(event_current_round(&event, 1), round);
			ck_assert_int_eq(event_last_round(&event, 1), round);
		}
		rows_put(&event, row_round(1, round, ROUND_COMPLETE));
	}
	ck_assert_int_eq(event_current_round(&event, 1), 6);
	rows_put(&event, row_round(1, 2, ROUND_PUBLISHED)); /* a result was taken back */
	ck_assert_int_eq(event_current_round(&event, 1), 2);
	ck_assert_int_eq(event_last_round(&event, 1), 5);
}
END_TEST

START_TEST(a_player_takes_part_from_entry_to_withdrawal)
{
	struct record row = row_player(1, 3, "Late");

	row.as.player.enters = 2;
	row.as.player.leaves = 4;
	rows_put(&event, row);
	for (int round = 1; round <= 5; round++) {
		ck_assert_int_eq(event_takes_part(&event, 1, 3, round), round == 2 || round == 3);
		ck_assert(event_takes_part(&event, 1, 1, round));
		ck_assert(!event_takes_part(&event, 1, 9, round));
	}
}
END_TEST

/* 1-2 won, 3-4 open, 5 has the bye, 6 a half-point bye. */
static void first_round(void)
{
	rows_put(&event, row_booking(1, 6, 1, BOOKING_HALF));
	rows_put(&event, row_round(1, 1, ROUND_PROPOSED));
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_NONE));
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_NONE));
	rows_put(&event, row_board(1, 1, 3, 5, 0, RESULT_BYE));
}

START_TEST(points_count_from_publication)
{
	first_round();
	for (int pin = 1; pin <= 6; pin++)
		ck_assert_int_eq(event_points2(&event, 1, pin, 5), 0);
	rows_publish(&event, 1, 1);
	ck_assert_int_eq(event_round_points2(&event, 1, 5, 1), 2);
	ck_assert_int_eq(event_round_points2(&event, 1, 6, 1), 1);
	ck_assert_int_eq(event_round_points2(&event, 1, 1, 1), 0);
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_BLACK));
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_DRAW));
	ck_assert_int_eq(event_round_points2(&event, 1, 1, 1), 0);
	ck_assert_int_eq(event_round_points2(&event, 1, 2, 1), 2);
	ck_assert_int_eq(event_round_points2(&event, 1, 3, 1), 1);
	rows_put(&event, row_booking(1, 1, 2, BOOKING_HALF));
	ck_assert_int_eq(event_points2(&event, 1, 1, 2), 0);
	rows_put(&event, row_round(1, 2, ROUND_PUBLISHED));
	ck_assert_int_eq(event_points2(&event, 1, 1, 2), 1);
	ck_assert_int_eq(event_points2(&event, 1, 1, 1), 0);
	ck_assert_int_eq(event_round_points2(&event, 1, 99, 1), 0);
}
END_TEST

START_TEST(bookings_give_what_they_are_worth_while_he_takes_part)
{
	struct record row = row_player(1, 1, "Gone");

	rows_put(&event, row_round(1, 1, ROUND_PUBLISHED));
	rows_put(&event, row_booking(1, 1, 1, BOOKING_FULL));
	rows_put(&event, row_booking(1, 2, 1, BOOKING_HALF));
	rows_put(&event, row_booking(1, 3, 1, BOOKING_ZERO));
	ck_assert_int_eq(event_round_points2(&event, 1, 1, 1), 2);
	ck_assert_int_eq(event_round_points2(&event, 1, 2, 1), 1);
	ck_assert_int_eq(event_round_points2(&event, 1, 3, 1), 0);
	row.as.player.leaves = 1;
	rows_put(&event, row);
	ck_assert_int_eq(event_round_points2(&event, 1, 1, 1), 0);
}
END_TEST

static void roll_is(int in, int seated, int byes, int booked, int absent, int withdrawn, int tray,
	bool balances)
{
	struct rollcall roll = event_rollcall(&event, 1, 1);

	ck_assert_int_eq(roll.in, in);
	ck_assert_int_eq(roll.seated, seated);
	ck_assert_int_eq(roll.byes, byes);
	ck_assert_int_eq(roll.booked, booked);
	ck_assert_int_eq(roll.absent, absent);
	ck_assert_int_eq(roll.withdrawn, withdrawn);
	ck_assert_int_eq(roll.tray, tray);
	ck_assert_int_eq(roll.balances, balances);
	ck_assert_int_eq(roll.in,
		roll.seated + roll.byes + roll.booked + roll.absent + roll.withdrawn + roll.tray);
}

START_TEST(the_roll_call_places_everybody)
{
	struct record late = row_player(1, 7, "Late"), gone = row_player(1, 8, "Gone");

	roll_is(6, 0, 0, 0, 0, 0, 6, false);
	late.as.player.enters = 2;
	gone.as.player.leaves = 1;
	rows_put(&event, late);
	rows_put(&event, gone);
	first_round();
	roll_is(7, 4, 1, 1, 0, 1, 0, true);
	rows_put(&event, row_player(1, 9, "Zero"));
	rows_put(&event, row_player(1, 10, "Out"));
	roll_is(9, 4, 1, 1, 0, 1, 2, false);
	rows_put(&event, row_booking(1, 9, 1, BOOKING_ZERO));
	rows_put(&event, row_hand(1, 1, 10, HAND_BYE, 0));
	roll_is(9, 4, 1, 1, 1, 1, 1, false);
	rows_put(&event, row_hand(1, 1, 10, HAND_OUT, 0));
	roll_is(9, 4, 1, 1, 2, 1, 0, true);
}
END_TEST

START_TEST(the_roll_call_does_not_balance_with_a_player_counted_twice)
{
	first_round();
	rows_put(&event, row_board(1, 1, 2, 3, 1, RESULT_NONE));
	rows_put(&event, row_booking(1, 4, 1, BOOKING_ZERO));
	roll_is(6, 3, 1, 1, 1, 0, 0, false);
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_NONE));
	roll_is(6, 4, 1, 1, 0, 0, 0, false); /* 4 is seated and booked out */
}
END_TEST

START_TEST(the_roll_call_does_not_balance_with_strangers)
{
	first_round();
	rows_put(&event, row_board(1, 1, 4, 44, 55, RESULT_NONE));
	roll_is(6, 4, 1, 1, 0, 0, 0, false);
	rows_put(&event, row_board(1, 1, 4, 44, 0, RESULT_BYE));
	roll_is(6, 4, 1, 1, 0, 0, 0, false);
}
END_TEST

static void points_are(int round, int points2, int possible2)
{
	struct rollcall roll = event_rollcall(&event, 1, round);

	ck_assert_int_eq(roll.points2, points2);
	ck_assert_int_eq(roll.possible2, possible2);
}

START_TEST(points_given_are_points_possible_when_every_result_is_in)
{
	struct record gone = row_player(1, 6, "Gone");

	first_round();
	points_are(1, 0, 0);
	rows_publish(&event, 1, 1);
	points_are(1, 3, 7);
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_BLACK));
	points_are(1, 5, 7);
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_DRAW));
	points_are(1, 7, 7);
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_DEFAULT_WHITE));
	points_are(1, 7, 7);
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_DEFAULT_BOTH));
	points_are(1, 5, 5);
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_LOST_BOTH));
	points_are(1, 5, 5);
	points_are(2, 5, 5);
	points_are(0, 0, 0);
	rows_put(&event, row_booking(1, 1, 2, BOOKING_FULL));
	points_are(2, 5, 5);
	rows_put(&event, row_round(1, 2, ROUND_PUBLISHED));
	points_are(2, 7, 7);
	points_are(1, 5, 5);
	gone.as.player.leaves = 1;
	rows_put(&event, gone);
	points_are(2, 6, 6);
}
END_TEST

START_TEST(other_points_count_as_soon_as_the_section_says_so)
{
	struct record section = row_section(1, 5);

	first_round();
	rows_publish(&event, 1, 1);
	points_are(1, 3, 7);
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_BLACK));
	ck_assert_int_eq(event_points2(&event, 1, 2, 1), 2);
	strcpy(section.as.section.points, "W=3 D=1 L=0.5 P=1.5");
	rows_put(&event, section);
	ck_assert_int_eq(event_points2(&event, 1, 1, 1), 1);
	ck_assert_int_eq(event_points2(&event, 1, 2, 1), 6);
	ck_assert_int_eq(event_points2(&event, 1, 5, 1), 3);
	ck_assert_int_eq(event_points2(&event, 1, 6, 1), 2);
	points_are(1, 12, 19);
	section.as.section.points[0] = '\0';
	rows_put(&event, section);
	points_are(1, 5, 7);
}
END_TEST

int main(void)
{
	TCase *tables = tcase_create("tables");
	TCase *course = tcase_create("course");

	tcase_add_checked_fixture(tables, five_rounds_six_players, done);
	tcase_add_test(tables, rows_are_found_by_key);
	tcase_add_test(tables, a_row_is_replaced_and_deleted);
	tcase_add_test(tables, a_range_shares_the_leading_parts);
	tcase_add_test(tables, rows_in_any_order_come_out_sorted);
	tcase_add_test(tables, the_first_different_key_is_named);
	tcase_add_test(tables, a_copy_lives_by_itself);
	tcase_add_test(tables, a_swap_of_two_boards_keeps_the_seats);
	tcase_add_test(tables, who_sits_twice_is_found_at_the_lower_board);
	tcase_add_test(tables, seats_agree_with_the_boards);
	tcase_add_checked_fixture(course, five_rounds_six_players, done);
	tcase_add_test(course, the_current_round_is_the_first_not_complete);
	tcase_add_test(course, a_player_takes_part_from_entry_to_withdrawal);
	tcase_add_test(course, points_count_from_publication);
	tcase_add_test(course, bookings_give_what_they_are_worth_while_he_takes_part);
	tcase_add_test(course, the_roll_call_places_everybody);
	tcase_add_test(course, the_roll_call_does_not_balance_with_a_player_counted_twice);
	tcase_add_test(course, the_roll_call_does_not_balance_with_strangers);
	tcase_add_test(course, points_given_are_points_possible_when_every_result_is_in);
	tcase_add_test(course, other_points_count_as_soon_as_the_section_says_so);
	return suite_run("core: event", tables, course, NULL);
}
