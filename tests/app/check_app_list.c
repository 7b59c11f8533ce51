/* Lists of players that are imported: their numbers, their byes, and what is wrong in them. */
#include <string.h>

#include "app/players/players.h"
#include "support/event/app_event.h"
#include "support/event/import_file.h"

static int notices;

static void count_notice(void *context, const char *text)
{
	ck_assert_ptr_eq(context, &notices);
	ck_assert_uint_gt(strlen(text), 0);
	notices++;
}

static enum status import(const char *text, int *added)
{
	struct app_test *test = app_test();

	return import_file(test->app, app_write_file("list.csv", text), NULL, added, &test->error,
		count_notice, &notices);
}

START_TEST(a_list_is_imported_whole_and_numbered)
{
	struct app_test *test = app_test();
	int added;

	notices = 0;
	APP_OK(import(
		"name,rating,club,byes,phone\n\"Low, L\",1500,XX,1:half 3:zero,1\n\"High, H\",2000,YY,,2\n",
		&added));
	ck_assert_int_eq(added, 2);
	ck_assert_int_eq(notices, 1);
	app_check_player(1, "High, H", "", 1);
	app_check_player(2, "Low, L", "", 1);
	ck_assert_int_eq(event_booking(app_event(test->app), 1, 2, 1)->kind, BOOKING_HALF);
	ck_assert_int_eq(event_booking(app_event(test->app), 1, 2, 3)->kind, BOOKING_ZERO);
	/* One action: undone at once. */
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert_ptr_null(app_player(1));
	ck_assert_ptr_null(event_booking(app_event(test->app), 1, 2, 1));
	app_reopen();
}
END_TEST

START_TEST(a_list_with_numbers_keeps_them)
{
	int added;

	APP_OK(import("pin,name,grade\n12,\"Low, L\",1500\n7,\"High, H\",2000\n,\"New, N\",2500\n",
		&added));
	app_check_player(12, "Low, L", "12", 1);
	app_check_player(7, "High, H", "7", 1);
	app_check_player(13, "New, N", "0b", 1);
}
END_TEST

START_TEST(numbers_given_in_rank_order_stay_too)
{
	int added;

	APP_OK(import(
		"pin,name,grade\n1,\"A, A\",2000\n2,\"B, B\",1900\n3,\"C, C\",1800\n", &added));
	ck_assert_int_eq(app_add("D, D", 1950), 4);
	app_check_player(2, "B, B", "2", 1);
	app_check_player(4, "D, D", "1b", 1);
	app_play_round();
	ck_assert_int_eq(app_board_of(1, 1)->black, 2); /* 1 4 | 2 3 */
}
END_TEST

START_TEST(a_bad_list_adds_nobody)
{
	struct app_test *test = app_test();
	int added = -1;

	APP_REFUSED(import("name,grade\n\"Good, G\",1500\n\"Bad, B\",many\n", &added),
		STATUS_BAD_INPUT, "3");
	APP_REFUSED(import("name,byes\n\"Good, G\",7:half\n", &added), STATUS_BAD_INPUT, "round 7");
	APP_REFUSED(
		import("pin,name\n1,\"Good, G\"\n1,\"Bad, B\"\n", &added), STATUS_BAD_INPUT, "1");
	ck_assert_int_eq(added, -1);
	ck_assert_ptr_null(app_player(1));
	APP_REFUSED(import_file(test->app, "/nonexistent/list.csv", NULL, &added, &test->error,
			    NULL, NULL),
		STATUS_IO, "No such file");
	app_reopen();
}
END_TEST

START_TEST(a_list_of_late_entries_finds_its_places)
{
	int added;

	app_add_players(4);
	app_draw_round();
	APP_OK(import("name,grade,byes\n\"B, B\",1985,\n\"A, A\",1986,1:half\n", &added));
	app_check_player(5, "A, A", "2b", 1);
	app_check_player(6, "B, B", "2c", 2);
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("lists");

	tcase_add_test(tcase, a_list_is_imported_whole_and_numbered);
	tcase_add_test(tcase, a_list_with_numbers_keeps_them);
	tcase_add_test(tcase, numbers_given_in_rank_order_stay_too);
	tcase_add_test(tcase, a_bad_list_adds_nobody);
	tcase_add_test(tcase, a_list_of_late_entries_finds_its_places);
	return app_run_suite("app_list", tcase);
}
