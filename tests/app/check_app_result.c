/*
 * What is reported of a result: what stood there, what is to come, what it means for later draws.
 */
#include <string.h>

#include "app/round/result.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"

static struct result_done done;

static enum status enter(int round, int board, enum result result, bool overwrite)
{
	return desk_enter_result(
		app_test()->app, round, board, result, overwrite, &done, &app_test()->error);
}

START_TEST(a_slip_reports_the_board_and_what_is_to_come)
{
	app_add_players(6);
	app_draw_round();
	APP_OK(enter(1, 2, RESULT_DRAW, false));
	ck_assert_int_eq(done.was, RESULT_NONE);
	ck_assert_int_eq(done.game.number, 2);
	ck_assert_int_eq(done.game.result, RESULT_DRAW);
	ck_assert_int_eq(done.game.white, app_board(1, 2)->white);
	ck_assert_int_eq(done.tally.games, 3);
	ck_assert_int_eq(done.tally.in, 1);
	ck_assert_int_eq(done.points2, 2);
	ck_assert_int_eq(done.next, RESULT_NEXT_RESULT);
	ck_assert_str_eq(done.correction, "");
	/* the same slip once more */
	APP_OK(enter(1, 2, RESULT_DRAW, false));
	ck_assert_int_eq(done.was, RESULT_DRAW);
	ck_assert_int_eq(done.game.result, RESULT_DRAW);
}
END_TEST

START_TEST(a_contradiction_reports_what_stands_there)
{
	app_add_players(6);
	app_draw_round();
	APP_OK(enter(1, 1, RESULT_WHITE, false));
	APP_REFUSED(enter(1, 1, RESULT_BLACK, false), STATUS_CONFLICT, "has 1-0 already, not 0-1");
	ck_assert_int_eq(done.was, RESULT_WHITE);
	ck_assert_int_eq(done.game.number, 0);
	APP_OK(enter(1, 1, RESULT_BLACK, true));
	ck_assert_int_eq(done.was, RESULT_WHITE);
	ck_assert_int_eq(done.game.result, RESULT_BLACK);
	APP_REFUSED(enter(1, 9, RESULT_BLACK, false), STATUS_NOT_FOUND, "board");
	ck_assert_int_eq(done.was, RESULT_NONE);
}
END_TEST

START_TEST(the_last_result_reports_what_comes_next)
{
	app_add_players(4);
	app_draw_round();
	APP_OK(enter(1, 1, RESULT_WHITE, false));
	APP_OK(enter(1, 2, RESULT_WHITE, false));
	ck_assert_int_eq(done.next, RESULT_NEXT_DRAW);
	ck_assert_int_eq(done.tally.in, 2);
	app_draw_round();
	/* put right when the next round is drawn: no more to do here */
	APP_OK(enter(1, 2, RESULT_DRAW, true));
	ck_assert_int_eq(done.next, RESULT_NEXT_NOTHING);
	ck_assert_str_eq(
		done.correction, "Round 2 was drawn with the old result; the draw stands.");
	APP_OK(enter(1, 2, RESULT_DRAW, true));
	ck_assert_str_eq(done.correction, "");
}
END_TEST

START_TEST(the_last_result_of_all_completes_the_event)
{
	app_add_players(10);
	for (int round = 1; round <= 5; round++) {
		app_draw_round();
		for (int board = 1; board <= 5; board++) {
			APP_OK(enter(round, board, RESULT_DRAW, false));
			ck_assert_int_eq(done.next,
				board < 5           ? RESULT_NEXT_RESULT
					: round < 5 ? RESULT_NEXT_DRAW
						    : RESULT_NEXT_END);
		}
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("result");

	tcase_add_test(tcase, a_slip_reports_the_board_and_what_is_to_come);
	tcase_add_test(tcase, a_contradiction_reports_what_stands_there);
	tcase_add_test(tcase, the_last_result_reports_what_comes_next);
	tcase_add_test(tcase, the_last_result_of_all_completes_the_event);
	return app_run_suite("app_result", tcase);
}
