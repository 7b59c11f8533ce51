/*
 * Byes that are filled (CAA 36): a game against one from outside that counts for the player alone.
 */
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/round/result.h"
#include "core/history.h"
#include "core/ties/standings.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"

/* Five players, round 1 published; the bye is board 3. Returns who has it. */
static int publish_five(void)
{
	app_add_players(5);
	app_draw_round();
	ck_assert_int_eq(app_board(1, 3)->black, 0);
	return app_board(1, 3)->white;
}

static struct rollcall roll(int round)
{
	return event_rollcall(app_event(app_test()->app), 1, round);
}

static struct history past(int pin, int round)
{
	return history_of(app_event(app_test()->app), 1, pin, round);
}

START_TEST(the_game_counts_for_the_player_in_points_and_colour)
{
	const int pin = publish_five();
	struct standings standings;

	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_BLACK));
	ck_assert_int_eq(past(pin, 1).kind, HISTORY_PLAYED);
	ck_assert_int_eq(past(pin, 1).opponent, HISTORY_OUTSIDE);
	ck_assert_int_eq(past(pin, 1).colour, COLOUR_BLACK);
	ck_assert_int_eq(past(pin, 1).floated, FLOATED_NOT);
	ck_assert_int_eq(past(pin, 1).points2, 0);
	APP_OK(app_put_result(1, 3, RESULT_DRAW, false));
	ck_assert_int_eq(past(pin, 1).points2, 1);
	app_reopen();
	ck_assert_int_eq(event_points2(app_event(app_test()->app), 1, pin, 1), 1);
	/* the filler stands in no list */
	APP_OK(standings_make(app_event(app_test()->app), 1, 1, NULL, &standings));
	ck_assert_int_eq(standings.count, 5);
	standings_done(&standings);
}
END_TEST

START_TEST(defaults_are_told_apart_from_games)
{
	const int pin = publish_five();

	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_WHITE));
	APP_OK(app_put_result(1, 3, RESULT_DEFAULT_BLACK, false));
	ck_assert_int_eq(past(pin, 1).kind, HISTORY_DEFAULT_WIN);
	ck_assert_int_eq(past(pin, 1).points2, 2);
	APP_REFUSED(app_put_result(1, 3, RESULT_DEFAULT_WHITE, false), STATUS_CONFLICT,
		"against Filler, F");
	APP_OK(desk_enter_result(
		app_test()->app, 1, 3, RESULT_DEFAULT_WHITE, true, NULL, &app_test()->error));
	ck_assert_int_eq(past(pin, 1).kind, HISTORY_DEFAULT_LOSS);
	ck_assert_int_eq(past(pin, 1).points2, 0);
	app_reopen();
}
END_TEST

START_TEST(the_roll_call_balances)
{
	struct rollcall before, after;

	publish_five();
	before = roll(1);
	ck_assert_int_eq(before.byes, 1);
	ck_assert_int_eq(before.filled, 0);
	ck_assert_int_eq(before.points2, 2);
	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_NONE));
	after = roll(1);
	ck_assert_int_eq(after.in, 5);
	ck_assert_int_eq(after.seated, 4);
	ck_assert_int_eq(after.byes, 0);
	ck_assert_int_eq(after.filled, 1);
	ck_assert(after.balances);
	ck_assert_int_eq(after.points2, 0);
	ck_assert_int_eq(after.possible2, before.possible2);
	for (int board = 1; board <= 3; board++)
		APP_OK(app_put_result(1, board, RESULT_BLACK, false));
	/* White, as nobody had a colour: he has lost, and what the filler has counts nowhere */
	ck_assert_int_eq(roll(1).points2, 4);
	ck_assert_int_eq(roll(1).possible2, 4);
}
END_TEST

START_TEST(the_round_is_complete_with_its_result)
{
	publish_five();
	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_NONE));
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	APP_OK(app_put_result(1, 2, RESULT_WHITE, false));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	APP_OK(app_put_result(1, 3, RESULT_WHITE, false));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	APP_OK(desk_enter_result(
		app_test()->app, 1, 3, RESULT_NONE, true, NULL, &app_test()->error));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	/* and when the bye is a bye again */
	APP_OK(app_play_outside(1, 0, NULL, COLOUR_NONE));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(roll(1).byes, 1);
	/* found when the others are over */
	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_NONE));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	app_reopen();
	APP_OK(app_undo(app_test()->app, NULL, NULL, &app_test()->error));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	app_reopen();
}
END_TEST

START_TEST(his_next_colour_is_drawn_by_it)
{
	const int pin = publish_five();
	const struct board *board;

	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_WHITE));
	for (int b = 1; b <= 3; b++)
		APP_OK(app_put_result(1, b, RESULT_WHITE, false));
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	board = app_board_of(2, pin);
	/* he is due Black, and a bye he has not had */
	ck_assert(board->black == 0 || board->black == pin);
	ck_assert_int_eq(past(pin, 1).kind, HISTORY_PLAYED);
	APP_REFUSED(app_play_outside(1, 0, "Other, O", COLOUR_NONE), STATUS_REFUSED,
		"Round 2 is drawn already");
	APP_REFUSED(app_play_outside(1, 0, NULL, COLOUR_NONE), STATUS_REFUSED,
		"Round 2 is drawn already");
	app_reopen();
}
END_TEST

START_TEST(what_cannot_be_filled_is_refused)
{
	char name[NAME_SIZE + 1];

	app_add_players(4);
	APP_REFUSED(
		app_play_outside(1, 0, "Filler, F", COLOUR_NONE), STATUS_REFUSED, "not published");
	app_draw_round();
	APP_REFUSED(app_play_outside(1, 0, "Filler, F", COLOUR_NONE), STATUS_NOT_FOUND, "no bye");
	app_all_results(1);
	app_add("Late, L", 1000);
	app_draw_round();
	memset(name, 'a', NAME_SIZE);
	name[NAME_SIZE] = '\0';
	APP_REFUSED(app_play_outside(2, 0, name, COLOUR_NONE), STATUS_BAD_INPUT, "127 bytes");
	APP_REFUSED(app_play_outside(2, 0, " ", COLOUR_NONE), STATUS_BAD_INPUT, "needs a name");
	APP_REFUSED(app_play_outside(2, 0, "a\tb", COLOUR_NONE), STATUS_BAD_INPUT,
		"control characters");
	APP_REFUSED(app_play_outside(2, 0, NULL, COLOUR_NONE), STATUS_NOT_FOUND, "not filled");
	APP_OK(app_play_outside(2, 0, "Filler, F", COLOUR_NONE));
}
END_TEST

/* The journal has the name cut short, and all the rest. */
START_TEST(a_long_name_leaves_the_sentence_whole)
{
	char name[NAME_SIZE] = "F", label[120];

	publish_five();
	while (strlen(name) < 99)
		strcat(name, "é");
	APP_OK(app_play_outside(1, 0, name, COLOUR_NONE));
	APP_OK(app_undo(app_test()->app, NULL, label, &app_test()->error));
	ck_assert_msg(strstr(label, "éé in place of the bye"), "%s", label);
}
END_TEST

/* CAA 1 */
START_TEST(nobody_meets_the_same_filler_twice)
{
	struct app_test *test = app_test();
	const int pin = publish_five();

	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_NONE));
	for (int board = 1; board <= 3; board++)
		APP_OK(app_put_result(1, board, RESULT_WHITE, false));
	APP_OK(app_hand(test->app, pin, HAND_BYE, 0, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_publish(test->app, "as asked", &test->error));
	ck_assert_int_eq(app_board_of(2, pin)->black, 0);
	APP_REFUSED(app_play_outside(2, 0, "Filler, F", COLOUR_NONE), STATUS_REFUSED,
		"in round 1 already (1)");
	APP_OK(app_play_outside(2, 0, "Filler, G", COLOUR_NONE));
}
END_TEST

/* CAA 1: the round to come may be prepared first */
START_TEST(nor_one_whom_he_is_to_meet_in_the_round_to_come)
{
	const int pin = publish_five();
	const struct app_fill later = {2, pin, "Filler, F", COLOUR_NONE};

	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	APP_OK(app_put_result(1, 2, RESULT_WHITE, false));
	APP_OK(app_fill(app_test()->app, &later, &app_test()->error));
	APP_REFUSED(app_play_outside(1, 0, "Filler, F", COLOUR_NONE), STATUS_REFUSED,
		"is to meet Filler, F in round 2 already (1)");
	APP_OK(app_play_outside(1, 0, "Filler, G", COLOUR_NONE));
	app_reopen();
}
END_TEST

START_TEST(a_result_stays_with_another_name_and_goes_with_nothing)
{
	const int pin = publish_five();
	const struct filled *filled;

	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_BLACK));
	for (int board = 1; board <= 3; board++)
		APP_OK(app_put_result(1, board, RESULT_BLACK, false));
	APP_OK(app_play_outside(1, 0, "Fuller, F", COLOUR_NONE));
	filled = event_filled(app_event(app_test()->app), 1, 1, pin);
	ck_assert_str_eq(filled->name, "Fuller, F");
	ck_assert_int_eq(filled->colour, COLOUR_BLACK);
	ck_assert_int_eq(filled->result, RESULT_BLACK);
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	APP_REFUSED(app_play_outside(1, 0, "Fuller, F", COLOUR_WHITE), STATUS_REFUSED,
		" v Fuller, F has 0-1 already: take the result away first");
	APP_REFUSED(app_play_outside(1, 0, NULL, COLOUR_NONE), STATUS_REFUSED,
		"take the result away first");
	ck_assert_int_eq(past(pin, 1).points2, 2);
	APP_OK(desk_enter_result(
		app_test()->app, 1, 3, RESULT_NONE, true, NULL, &app_test()->error));
	APP_OK(app_play_outside(1, 0, "Fuller, F", COLOUR_WHITE));
	ck_assert_int_eq(past(pin, 1).colour, COLOUR_WHITE);
	app_reopen();
}
END_TEST

START_TEST(it_goes_when_the_round_is_taken_back)
{
	struct app_test *test = app_test();
	int count;

	publish_five();
	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_NONE));
	APP_OK(app_put_result(1, 3, RESULT_WHITE, false));
	APP_REFUSED(app_unpublish(test->app, "wrong", false, &test->error), STATUS_CONFLICT,
		"against Filler, F has a result");
	APP_OK(app_unpublish(test->app, "wrong", true, &test->error));
	event_range(app_event(test->app), RECORD_FILLED, 1, 1, &count);
	ck_assert_int_eq(count, 0);
	app_reopen();
	APP_OK(app_publish(test->app, NULL, &test->error));
	ck_assert_int_eq(roll(1).byes, 1);
}
END_TEST

START_TEST(who_comes_back_to_the_round_is_in_its_draw)
{
	const struct app_fill second = {1, 2, "Smith, J", COLOUR_NONE};
	const struct app_fill third = {1, 3, "Smith, J", COLOUR_NONE};
	struct app_test *test = app_test();

	app_add_players(4);
	APP_OK(app_fill(test->app, &second, &test->error));
	APP_OK(app_player_book(test->app, 2, 1, BOOKING_HALF, &test->error));
	ck_assert(!app_is_fixed(2, HAND_OUT));
	APP_OK(app_player_unbook(test->app, 2, 1, &test->error));
	APP_OK(app_fill(test->app, &third, &test->error));
	APP_OK(app_player_withdraw(test->app, 3, 1, &test->error));
	APP_OK(app_player_withdraw(test->app, 3, 0, &test->error));
	/* who sits out by the arbiter's hand alone still does */
	app_fix(4, HAND_OUT, 0);
	APP_OK(app_player_book(test->app, 4, 1, BOOKING_HALF, &test->error));
	APP_OK(app_player_unbook(test->app, 4, 1, &test->error));
	ck_assert(app_is_fixed(4, HAND_OUT));
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_ptr_nonnull(app_board_of(1, 2));
	ck_assert_ptr_nonnull(app_board_of(1, 3));
	ck_assert_int_eq(roll(1).absent, 1);
	app_reopen();
}
END_TEST

START_TEST(a_round_of_such_games_alone_is_a_round)
{
	const struct app_fill first = {1, 1, "Smith, J", COLOUR_WHITE};
	const struct app_fill second = {1, 2, "Jones, K", COLOUR_WHITE};
	struct app_test *test = app_test();

	app_add_players(2);
	APP_OK(app_fill(test->app, &first, &test->error));
	APP_OK(app_fill(test->app, &second, &test->error));
	app_draw_round();
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	APP_OK(app_put_result(1, 2, RESULT_BLACK, false));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(event_points2(app_event(test->app), 1, 1, 1), 2);
	APP_OK(app_propose(test->app, &test->error));
	app_reopen();
}
END_TEST

START_TEST(why_says_that_the_arbiter_has_fixed_it)
{
	struct app_test *test = app_test();
	struct reasons reasons;
	bool told = false;

	publish_five();
	APP_OK(app_play_outside(1, 0, "Filler, F", COLOUR_BLACK));
	APP_OK(app_why(test->app, 1, 3, NULL, &reasons, &test->error));
	for (int i = 0; i < reasons.count; i++)
		told = told ||
			strstr(reasons.lines[i],
				"has Black against Filler, F in place of the bye: "
				"fixed by the arbiter (36).");
	ck_assert(told);
	reasons_done(&reasons);
}
END_TEST

/* Nothing of what he has played is lost, and the list on the wall stays as it is. */
START_TEST(one_from_outside_enters_with_his_games)
{
	struct app_test *test = app_test();
	const struct player late = {.name = "Late, N", .grade = 1500};
	int pin, beside, bye;

	app_add_players(7);
	APP_OK(app_play_outside(1, 3, "Late, N", COLOUR_BLACK));
	APP_REFUSED(app_player_join(test->app, &late, &pin, &test->error), STATUS_REFUSED,
		"beside the draw of round 1, which is not published");
	app_draw_round();
	beside = app_game_of(1, 3).number;
	app_all_results(1);
	APP_OK(app_put_result(1, beside, RESULT_WHITE, false));
	app_draw_round();
	bye = app_board(2, app_count_boards(2))->white;
	ck_assert_int_ne(bye, 3);
	APP_OK(app_play_outside(2, 0, "Late, N", COLOUR_BLACK));
	APP_OK(app_player_join(test->app, &late, &pin, &test->error));
	app_reopen();
	ck_assert_int_eq(app_player(pin)->enters, 1);
	ck_assert_int_eq(app_game_of(1, 3).number, beside);
	app_check_board(1, beside, pin, 3);
	ck_assert(!event_find(
		app_event(test->app), (struct record_key){RECORD_HAND, {1, 1, 3, HAND_OUT}}));
	ck_assert_int_eq(past(3, 1).opponent, pin);
	ck_assert_int_eq(past(pin, 1).opponent, 3);
	ck_assert_int_eq(past(pin, 1).colour, COLOUR_WHITE);
	ck_assert_int_eq(past(pin, 1).points2, 2);
	ck_assert_int_eq(past(bye, 2).opponent, pin);
	/* as of any game between different scores */
	ck_assert_int_eq(past(pin, 2).floated,
		event_points2(app_event(test->app), 1, bye, 1) < 2 ? FLOATED_DOWN : FLOATED_NOT);
	ck_assert_int_eq(app_state(2), ROUND_PUBLISHED);
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	app_reopen();
	ck_assert(app_game_of(1, 3).outside);
}
END_TEST

/* A round that he missed between two, and one after the last. */
START_TEST(he_was_absent_where_he_has_no_game)
{
	struct app_test *test = app_test();
	const struct player late = {.name = "Late, N"};
	int pin;

	publish_five();
	APP_OK(app_play_outside(1, 0, "Late, N", COLOUR_NONE));
	for (int board = 1; board <= 3; board++)
		APP_OK(app_put_result(1, board, RESULT_WHITE, false));
	app_draw_round();
	APP_OK(app_player_join(test->app, &late, &pin, &test->error));
	app_reopen();
	ck_assert_int_eq(event_booking(app_event(test->app), 1, pin, 2)->kind, BOOKING_ZERO);
	ck_assert_int_eq(past(pin, 2).kind, HISTORY_ABSENT);
	ck_assert(roll(2).balances);
	ck_assert(roll(1).balances);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("fill");

	tcase_add_test(tcase, the_game_counts_for_the_player_in_points_and_colour);
	tcase_add_test(tcase, defaults_are_told_apart_from_games);
	tcase_add_test(tcase, the_roll_call_balances);
	tcase_add_test(tcase, the_round_is_complete_with_its_result);
	tcase_add_test(tcase, his_next_colour_is_drawn_by_it);
	tcase_add_test(tcase, what_cannot_be_filled_is_refused);
	tcase_add_test(tcase, a_long_name_leaves_the_sentence_whole);
	tcase_add_test(tcase, nobody_meets_the_same_filler_twice);
	tcase_add_test(tcase, nor_one_whom_he_is_to_meet_in_the_round_to_come);
	tcase_add_test(tcase, a_result_stays_with_another_name_and_goes_with_nothing);
	tcase_add_test(tcase, it_goes_when_the_round_is_taken_back);
	tcase_add_test(tcase, who_comes_back_to_the_round_is_in_its_draw);
	tcase_add_test(tcase, a_round_of_such_games_alone_is_a_round);
	tcase_add_test(tcase, one_from_outside_enters_with_his_games);
	tcase_add_test(tcase, he_was_absent_where_he_has_no_game);
	tcase_add_test(tcase, why_says_that_the_arbiter_has_fixed_it);
	return app_run_suite("fill", tcase);
}
