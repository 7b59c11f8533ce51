/* Rank order and standings, and that a large section is answered at once. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/ties/standings.h"
#include "support/event/rows.h"
#include "support/stopwatch.h"
#include "support/suite_run.h"

static struct event event;

static void done(void)
{
	event_done(&event);
}

static void six_players(void)
{
	rows_small_event(&event, 5, 6);
}

static void place(int pin, const char *text)
{
	struct record row = row_player(1, pin, "Somebody");

	snprintf(row.as.player.place, sizeof(row.as.player.place), "%s", text);
	rows_put(&event, row);
}

static void order_is(const int *expected, int n)
{
	int *pins, count;

	ck_assert_int_eq(event_rank_order(&event, 1, &pins, &count), STATUS_OK);
	ck_assert_int_eq(count, n);
	for (int i = 0; i < n; i++)
		ck_assert_int_eq(pins[i], expected[i]);
	free(pins);
}

START_TEST(the_pin_is_the_place_unless_there_is_a_label)
{
	order_is((int[]){1, 2, 3, 4, 5, 6}, 6);
	place(7, "3b");
	place(8, "3");
	place(9, "3a");
	place(10, "0a");
	place(11, "3b");
	place(12, "2z");
	order_is((int[]){10, 1, 2, 12, 3, 8, 9, 7, 11, 4, 5, 6}, 12);
	place(1, "99");
	order_is((int[]){10, 2, 12, 3, 8, 9, 7, 11, 4, 5, 6, 1}, 12);
}
END_TEST

START_TEST(a_section_without_players_has_an_empty_order)
{
	struct standings standings;
	int *pins, count;

	ck_assert_int_eq(event_rank_order(&event, 7, &pins, &count), STATUS_OK);
	ck_assert_int_eq(count, 0);
	free(pins);
	ck_assert_int_eq(standings_make(&event, 7, 3, NULL, &standings), STATUS_OK);
	ck_assert_int_eq(standings.count, 0);
	standings_done(&standings);
}
END_TEST

static void standing_is(int through, const int (*expected)[3], int n)
{
	struct standings standings;

	ck_assert_int_eq(standings_make(&event, 1, through, NULL, &standings), STATUS_OK);
	ck_assert_int_eq(standings.count, n);
	for (int i = 0; i < n; i++) {
		ck_assert_int_eq(standings.rows[i].pin, expected[i][0]);
		ck_assert_int_eq(standings.rows[i].points2, expected[i][1]);
		ck_assert_int_eq(standings.rows[i].rank, expected[i][2]);
	}
	standings_done(&standings);
}

START_TEST(equal_points_stand_in_rank_order_and_share_the_rank)
{
	rows_put(&event, row_board(1, 1, 1, 1, 4, RESULT_BLACK));
	rows_put(&event, row_board(1, 1, 2, 5, 2, RESULT_WHITE));
	rows_put(&event, row_board(1, 1, 3, 3, 6, RESULT_DRAW));
	rows_put(&event, row_round(1, 1, ROUND_COMPLETE));
	rows_put(&event, row_board(1, 2, 1, 4, 5, RESULT_NONE));
	rows_put(&event, row_board(1, 2, 2, 6, 3, RESULT_WHITE));
	rows_put(&event, row_round(1, 2, ROUND_PUBLISHED));
	standing_is(0,
		(const int[][3]){{1, 0, 1}, {2, 0, 1}, {3, 0, 1}, {4, 0, 1}, {5, 0, 1}, {6, 0, 1}},
		6);
	standing_is(1,
		(const int[][3]){{4, 2, 1}, {5, 2, 1}, {3, 1, 3}, {6, 1, 3}, {1, 0, 5}, {2, 0, 5}},
		6);
	standing_is(2,
		(const int[][3]){{6, 3, 1}, {4, 2, 2}, {5, 2, 2}, {3, 1, 4}, {1, 0, 5}, {2, 0, 5}},
		6);
	place(5, "3b");
	standing_is(1,
		(const int[][3]){{5, 2, 1}, {4, 2, 1}, {3, 1, 3}, {6, 1, 3}, {1, 0, 5}, {2, 0, 5}},
		6);
}
END_TEST

enum { MANY = 5000, ROUNDS = 9 };

static void many_players(void)
{
	rows_small_event(&event, ROUNDS, MANY);
	for (int round = 1; round <= ROUNDS; round++)
		for (int board = 1; board <= MANY / 2; board++)
			rows_put(&event,
				row_board(1, round, board, board,
					MANY / 2 + 1 + (board + round) % (MANY / 2),
					board % 3 == 0 ? RESULT_DRAW : RESULT_WHITE));
	for (int round = 1; round <= ROUNDS; round++)
		rows_publish(&event, 1, round);
}

/*
 * The bounds are wide, for slow machines and sanitizers: a search through the rows for each
 * question would take minutes. With TIMES in the environment the times are printed.
 */
START_TEST(a_large_section_is_answered_at_once)
{
	double start = stopwatch_cpu(), loaded, added, stood, called, copied, checked;
	struct standings standings;
	struct event copy;
	int sum = 0;

	many_players();
	loaded = stopwatch_cpu();
	for (int pin = 1; pin <= MANY; pin++)
		sum += event_points2(&event, 1, pin, ROUNDS);
	ck_assert_int_eq(sum, MANY * ROUNDS);
	added = stopwatch_cpu();
	ck_assert_int_eq(standings_make(&event, 1, ROUNDS, NULL, &standings), STATUS_OK);
	ck_assert_int_eq(standings.count, MANY);
	standings_done(&standings);
	stood = stopwatch_cpu();
	ck_assert_int_eq(event_rollcall(&event, 1, ROUNDS).possible2, MANY * ROUNDS);
	called = stopwatch_cpu();
	ck_assert_int_eq(event_copy(&event, &copy), STATUS_OK);
	event_done(&copy);
	copied = stopwatch_cpu();
	ck_assert_int_eq(event_check(&event, NULL), STATUS_OK);
	checked = stopwatch_cpu();
	if (getenv("TIMES") != NULL)
		printf("%d players, %d rounds: load %.1f ms, points %.1f, standings %.1f, roll call %.1f, copy %.1f, "
		       "check %.1f\n",
			MANY, ROUNDS, loaded - start, added - loaded, stood - added, called - stood,
			copied - called, checked - copied);
	ck_assert_double_lt(added - loaded, 2000);
	ck_assert_double_lt(checked - start, 20000);
}
END_TEST

static void put(struct action *action, struct record row)
{
	ck_assert_int_eq(action_put(action, &event, &row), STATUS_OK);
}

/*
 * All boards of a round removed, and others put, in one action: as it would be for the draw of a
 * large section.
 */
START_TEST(a_large_draw_is_one_quick_action)
{
	double start, gathered, applied;
	struct action action;

	many_players();
	action_init(&action);
	start = stopwatch_cpu();
	for (int board = 1; board <= MANY / 2; board++) {
		ck_assert_int_eq(action_remove(&action, &event,
					 (struct record_key){RECORD_BOARD, {1, 4, board}}),
			STATUS_OK);
		put(&action, row_board(1, 3, board, MANY + 1 - board, board, RESULT_NONE));
		put(&action, row_mark(1, 3, board, COLOUR_BLACK, FLOATED_NOT));
	}
	gathered = stopwatch_cpu();
	ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
	ck_assert_ptr_null(event_board_of(&event, 1, 4, 17));
	ck_assert_int_eq(event_board_of(&event, 1, 3, MANY)->number, 1);
	ck_assert_int_eq(action_reverse(&action, &event), STATUS_OK);
	ck_assert_int_eq(event_board_of(&event, 1, 4, 17)->number, 17);
	applied = stopwatch_cpu();
	if (getenv("TIMES") != NULL)
		printf("%d edits: gather %.1f ms, apply and reverse %.1f\n", action.count,
			gathered - start, applied - gathered);
	ck_assert_double_lt(applied - start, 10000);
	action_done(&action);
}
END_TEST

int main(void)
{
	TCase *small = tcase_create("order");
	TCase *large = tcase_create("large sections");

	tcase_add_checked_fixture(small, six_players, done);
	tcase_add_test(small, the_pin_is_the_place_unless_there_is_a_label);
	tcase_add_test(small, a_section_without_players_has_an_empty_order);
	tcase_add_test(small, equal_points_stand_in_rank_order_and_share_the_rank);
	tcase_set_timeout(large, 60);
	tcase_add_checked_fixture(large, NULL, done);
	tcase_add_test(large, a_large_section_is_answered_at_once);
	tcase_add_test(large, a_large_draw_is_one_quick_action);
	return suite_run("core: standings", small, large, NULL);
}
