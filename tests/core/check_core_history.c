/* Past rounds by player, and the marks a round leaves. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/history.h"
#include "core/particulars/particular.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

static struct event event;

static void eight_players(void)
{
	rows_small_event(&event, 5, 8);
}

static void done(void)
{
	event_done(&event);
}

static void history_is(int pin, int round, struct history expected)
{
	struct history got = history_of(&event, 1, pin, round);

	ck_assert_msg(got.kind == expected.kind && got.opponent == expected.opponent &&
			got.colour == expected.colour && got.floated == expected.floated &&
			got.points2 == expected.points2 && got.brought == expected.brought,
		"player %d round %d: kind %d opponent %d colour %d floated %d points2 %d", pin,
		round, got.kind, got.opponent, got.colour, got.floated, got.points2);
}

/* The two sides of board 1 after a result. */
static void board_gives(enum result result, enum history_kind white, int white2,
	enum history_kind black, int black2)
{
	rows_put(&event, row_board(1, 1, 1, 3, 4, result));
	history_is(3, 1, (struct history){white, 4, COLOUR_WHITE, FLOATED_NOT, white2, false});
	history_is(4, 1, (struct history){black, 3, COLOUR_BLACK, FLOATED_NOT, black2, false});
}

START_TEST(a_board_leaves_kind_opponent_and_colour)
{
	rows_put(&event, row_board(1, 1, 1, 3, 4, RESULT_NONE));
	rows_publish(&event, 1, 1);
	board_gives(RESULT_NONE, HISTORY_PLAYED, 0, HISTORY_PLAYED, 0);
	board_gives(RESULT_WHITE, HISTORY_PLAYED, 2, HISTORY_PLAYED, 0);
	board_gives(RESULT_DRAW, HISTORY_PLAYED, 1, HISTORY_PLAYED, 1);
	board_gives(RESULT_BLACK, HISTORY_PLAYED, 0, HISTORY_PLAYED, 2);
	board_gives(RESULT_LOST_BOTH, HISTORY_PLAYED, 0, HISTORY_PLAYED, 0);
	board_gives(RESULT_DEFAULT_BLACK, HISTORY_DEFAULT_WIN, 2, HISTORY_DEFAULT_LOSS, 0);
	board_gives(RESULT_DEFAULT_WHITE, HISTORY_DEFAULT_LOSS, 0, HISTORY_DEFAULT_WIN, 2);
	board_gives(RESULT_DEFAULT_BOTH, HISTORY_DEFAULT_LOSS, 0, HISTORY_DEFAULT_LOSS, 0);
}
END_TEST

/* CAA 1: one who has been played; a default is no game (39). */
START_TEST(two_have_met_who_have_played)
{
	rows_put(&event, row_board(1, 1, 1, 3, 4, RESULT_DEFAULT_BLACK));
	rows_publish(&event, 1, 1);
	ck_assert_int_eq(history_met(&event, 1, 3, 4, 1, 5), 0);
	rows_put(&event, row_board(1, 2, 1, 4, 3, RESULT_NONE));
	ck_assert_int_eq(history_met(&event, 1, 3, 4, 1, 5), 0);
	rows_publish(&event, 1, 2);
	ck_assert_int_eq(history_met(&event, 1, 3, 4, 1, 5), 2);
	ck_assert_int_eq(history_met(&event, 1, 4, 3, 2, 2), 2);
	ck_assert_int_eq(history_met(&event, 1, 3, 4, 1, 1), 0);
	ck_assert_int_eq(history_met(&event, 1, 3, 5, 1, 5), 0);
}
END_TEST

START_TEST(byes_and_absences_have_no_opponent)
{
	rows_put(&event, row_board(1, 1, 1, 1, 0, RESULT_BYE));
	rows_put(&event, row_booking(1, 2, 1, BOOKING_FULL));
	rows_put(&event, row_booking(1, 3, 1, BOOKING_HALF));
	rows_put(&event, row_booking(1, 4, 1, BOOKING_ZERO));
	rows_publish(&event, 1, 1);
	history_is(
		1, 1, (struct history){HISTORY_BYE_FORCED, 0, COLOUR_NONE, FLOATED_NOT, 2, false});
	history_is(2, 1, (struct history){HISTORY_BYE_FULL, 0, COLOUR_NONE, FLOATED_NOT, 2, false});
	history_is(3, 1, (struct history){HISTORY_BYE_HALF, 0, COLOUR_NONE, FLOATED_NOT, 1, false});
	history_is(4, 1, (struct history){HISTORY_ABSENT, 0, COLOUR_NONE, FLOATED_NOT, 0, false});
	history_is(5, 1, (struct history){HISTORY_ABSENT, 0, COLOUR_NONE, FLOATED_NOT, 0, false});
	history_is(99, 1, (struct history){HISTORY_ABSENT, 0, COLOUR_NONE, FLOATED_NOT, 0, false});
}
END_TEST

/* Of rounds that he has missed here, as he was in another section; a game of his own is one. */
START_TEST(colours_are_brought_to_rounds_without_a_game)
{
	struct record brought = {.kind = RECORD_PARTICULAR};

	brought.as.particular.section = 1;
	brought.as.particular.pin = 3;
	brought.as.particular.field = PLAYER_BROUGHT;
	strcpy(brought.as.particular.text, "BW");
	rows_put(&event, brought);
	rows_put(&event, row_booking(1, 3, 1, BOOKING_HALF));
	rows_publish(&event, 1, 1);
	history_is(3, 1, (struct history){HISTORY_BYE_HALF, 0, COLOUR_BLACK, FLOATED_NOT, 1, true});
	history_is(3, 2, (struct history){.kind = HISTORY_ABSENT});
	rows_put(&event, row_board(1, 2, 1, 3, 4, RESULT_DRAW));
	rows_publish(&event, 1, 2);
	history_is(3, 2, (struct history){HISTORY_PLAYED, 4, COLOUR_WHITE, FLOATED_DOWN, 1, false});
	history_is(4, 1, (struct history){.kind = HISTORY_ABSENT});
}
END_TEST

START_TEST(a_round_not_published_is_not_past)
{
	rows_put(&event, row_booking(1, 3, 1, BOOKING_HALF));
	history_is(3, 1, (struct history){.kind = HISTORY_ABSENT});
	rows_put(&event, row_round(1, 1, ROUND_PROPOSED));
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_NONE));
	history_is(1, 1, (struct history){.kind = HISTORY_ABSENT});
	history_is(3, 1, (struct history){.kind = HISTORY_ABSENT});
}
END_TEST

START_TEST(a_bye_is_booked_for_this_round_or_a_later_one)
{
	rows_put(&event, row_booking(1, 3, 2, BOOKING_HALF));
	rows_put(&event, row_booking(1, 3, 4, BOOKING_HALF));
	for (int round = 1; round <= 5; round++) {
		ck_assert_int_eq(history_bye_booked(&event, 1, 3, round), round <= 4);
		ck_assert(!history_bye_booked(&event, 1, 4, round));
	}
}
END_TEST

/* Scores before round 2: 1, 3 and 8 have 1, 5 and 6 have ½, 7 has ½, 2 and 4 have 0. */
START_TEST(marks_show_colour_and_float)
{
	struct record *marks;
	int count;
	static const struct record expected[] = {
		{.kind = RECORD_MARK, .as.mark = {1, 2, 1, COLOUR_BLACK, FLOATED_NOT}},
		{.kind = RECORD_MARK, .as.mark = {1, 2, 3, COLOUR_WHITE, FLOATED_NOT}},
		{.kind = RECORD_MARK, .as.mark = {1, 2, 4, COLOUR_WHITE, FLOATED_UP}},
		{.kind = RECORD_MARK, .as.mark = {1, 2, 5, COLOUR_BLACK, FLOATED_UP}},
		{.kind = RECORD_MARK, .as.mark = {1, 2, 6, COLOUR_BLACK, FLOATED_DOWN}},
		{.kind = RECORD_MARK, .as.mark = {1, 2, 8, COLOUR_WHITE, FLOATED_DOWN}},
	};

	rows_put(&event, row_booking(1, 7, 1, BOOKING_HALF));
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_WHITE));
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_DEFAULT_BLACK));
	rows_put(&event, row_board(1, 1, 3, 5, 6, RESULT_DRAW));
	rows_put(&event, row_board(1, 1, 4, 8, 0, RESULT_BYE));
	rows_publish(&event, 1, 1);
	rows_put(&event, row_round(1, 1, ROUND_COMPLETE));
	/* not in the score this round is drawn by */
	rows_put(&event, row_booking(1, 7, 2, BOOKING_FULL));
	rows_put(&event, row_board(1, 2, 1, 3, 1, RESULT_NONE));
	rows_put(&event, row_board(1, 2, 2, 8, 5, RESULT_NONE));
	rows_put(&event, row_board(1, 2, 3, 4, 6, RESULT_NONE));
	rows_put(&event, row_board(1, 2, 4, 2, 0, RESULT_BYE));
	ck_assert_int_eq(history_marks(&event, 1, 2, &marks, &count), STATUS_OK);
	ck_assert_int_eq(count, 6);
	for (int i = 0; i < count; i++)
		ck_assert_msg(record_equal(&marks[i], &expected[i]), "mark %d", i);
	free(marks);
	rows_publish(&event, 1, 2);
	ck_assert_int_eq(event_check(&event, NULL), STATUS_OK);
	history_is(8, 2, (struct history){HISTORY_PLAYED, 5, COLOUR_WHITE, FLOATED_DOWN, 0, false});
	history_is(5, 2, (struct history){HISTORY_PLAYED, 8, COLOUR_BLACK, FLOATED_UP, 0, false});
}
END_TEST

START_TEST(a_result_corrected_later_leaves_the_marks)
{
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_WHITE));
	rows_publish(&event, 1, 1);
	rows_put(&event, row_board(1, 2, 1, 2, 1, RESULT_NONE));
	rows_publish(&event, 1, 2);
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_DRAW));
	history_is(1, 2, (struct history){HISTORY_PLAYED, 2, COLOUR_BLACK, FLOATED_DOWN, 0, false});
	rows_remove(&event, (struct record_key){RECORD_MARK, {1, 2, 1}});
	history_is(1, 2, (struct history){HISTORY_PLAYED, 2, COLOUR_BLACK, FLOATED_NOT, 0, false});
}
END_TEST

START_TEST(a_round_without_boards_leaves_no_marks)
{
	struct record *marks;
	int count;

	ck_assert_int_eq(history_marks(&event, 1, 1, &marks, &count), STATUS_OK);
	ck_assert_int_eq(count, 0);
	free(marks);
}
END_TEST

int main(void)
{
	TCase *past = tcase_create("past");

	tcase_add_checked_fixture(past, eight_players, done);
	tcase_add_test(past, a_board_leaves_kind_opponent_and_colour);
	tcase_add_test(past, two_have_met_who_have_played);
	tcase_add_test(past, byes_and_absences_have_no_opponent);
	tcase_add_test(past, colours_are_brought_to_rounds_without_a_game);
	tcase_add_test(past, a_round_not_published_is_not_past);
	tcase_add_test(past, a_bye_is_booked_for_this_round_or_a_later_one);
	tcase_add_test(past, marks_show_colour_and_float);
	tcase_add_test(past, a_result_corrected_later_leaves_the_marks);
	tcase_add_test(past, a_round_without_boards_leaves_no_marks);
	return suite_run("core: history", past, NULL);
}
