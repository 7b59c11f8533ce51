/* What boards are called: first boards, fixed boards, and there and back of every label. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "core/board_label.h"
#include "core/change.h"
#include "core/game.h"
#include "core/label_index.h"
#include "core/particulars/particular.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

enum { PLAYERS = 24, BOARDS = PLAYERS / 2 };

static struct event event;

static void twelve_boards(void)
{
	rows_small_event(&event, 5, PLAYERS);
	rows_put(&event, row_round(1, 1, ROUND_PUBLISHED));
	for (int i = 1; i <= BOARDS; i++)
		rows_put(&event, row_board(1, 1, i, i, i + BOARDS, RESULT_NONE));
}

static void done(void)
{
	event_done(&event);
}

/* label 0: nothing is set any more. */
static void give(int pin, int label)
{
	const enum particular_id field = pin ? PLAYER_FIXED_BOARD : SECTION_FIRST_BOARD;
	struct record row = {RECORD_PARTICULAR, {.particular = {1, pin, (int)field, ""}}};

	if (label == 0) {
		rows_remove(&event, record_key_of(&row));
		return;
	}
	snprintf(row.as.particular.text, sizeof(row.as.particular.text), "%d", label);
	rows_put(&event, row);
}

static void labels_are(const int *labels)
{
	for (int number = 1; number <= BOARDS; number++)
		ck_assert_msg(board_label(&event, 1, 1, number) == labels[number - 1],
			"board %d is called %d, not %d", number, board_label(&event, 1, 1, number),
			labels[number - 1]);
}

START_TEST(without_anything_set_a_label_is_the_number)
{
	static const int labels[BOARDS] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

	labels_are(labels);
	ck_assert_int_eq(board_label(&event, 1, 1, 0), 0);
	ck_assert_int_eq(board_label(&event, 1, 2, 7), 7);
	ck_assert_int_eq(board_first_label(&event, 1), 1);
	ck_assert_int_eq(board_of_label(&event, 1, 1, 9), 9);
}
END_TEST

START_TEST(the_boards_of_a_section_begin_at_its_first)
{
	static const int labels[BOARDS] = {41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52};

	give(0, 41);
	labels_are(labels);
	ck_assert_int_eq(board_first_label(&event, 1), 41);
	ck_assert_int_eq(board_first_label(&event, 2), 1);
	ck_assert_int_eq(board_of_label(&event, 1, 1, 40), 0);
	ck_assert_int_eq(board_of_label(&event, 1, 1, 41), 1);
	give(0, 0);
	ck_assert_int_eq(board_label(&event, 1, 1, 1), 1);
}
END_TEST

/* 3 has White on board 3 and sits at 1; 1, whose board that is, is at 3. */
START_TEST(a_fixed_board_changes_labels_with_the_one_that_had_it)
{
	static const int labels[BOARDS] = {3, 2, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12};

	give(3, 1);
	labels_are(labels);
	ck_assert_int_eq(board_of_label(&event, 1, 1, 1), 3);
	ck_assert_int_eq(board_of_label(&event, 1, 1, 3), 1);
	/* in a round in which he has no board nothing changes */
	ck_assert_int_eq(board_label(&event, 1, 2, 1), 1);
}
END_TEST

/* 1 goes to 2, 2 to 3, and who would have 3 to what is left: 1. */
START_TEST(fixed_boards_may_push_each_other_on)
{
	static const int labels[BOARDS] = {2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12};

	give(1, 2);
	give(2 + BOARDS, 3); /* Black on board 2 */
	labels_are(labels);
}
END_TEST

START_TEST(a_board_elsewhere_leaves_its_label_to_nobody)
{
	give(5, 100);
	ck_assert_int_eq(board_label(&event, 1, 1, 5), 100);
	ck_assert_int_eq(board_of_label(&event, 1, 1, 100), 5);
	ck_assert_int_eq(board_of_label(&event, 1, 1, 5), 100); /* a number that no game has */
	ck_assert_int_eq(board_label(&event, 1, 1, 100), 5);
}
END_TEST

START_TEST(of_two_at_one_board_the_lower_number_counts)
{
	give(4, 9);
	give(4 + BOARDS, 10);
	ck_assert_int_eq(board_label(&event, 1, 1, 4), 9);
	ck_assert_int_eq(board_label(&event, 1, 1, 10), 10);
}
END_TEST

START_TEST(the_bye_is_at_no_board)
{
	rows_put(&event, row_board(1, 1, BOARDS, 3, 0, RESULT_BYE));
	give(3, 1);
	rows_put(&event, row_board(1, 1, 3, 12, 24, RESULT_NONE));
	ck_assert_int_eq(board_label(&event, 1, 1, 1), 1);
}
END_TEST

/* A file may hold anything: what is no number is no label, and all of one label are one at most. */
START_TEST(a_damaged_label_is_none)
{
	struct record row = {
		RECORD_PARTICULAR, {.particular = {1, 3, PLAYER_FIXED_BOARD, "first"}}};

	rows_put(&event, row);
	ck_assert_int_eq(board_label(&event, 1, 1, 3), 3);
	give(3, 4);
	ck_assert_int_eq(board_label(&event, 1, 1, 3), 4);
	rows_put(&event, row);
	ck_assert_int_eq(board_label(&event, 1, 1, 3), 3);
	for (int pin = 1; pin <= BOARDS; pin++)
		give(pin, 7);
	ck_assert_int_eq(board_label(&event, 1, 1, 1), 7);
	ck_assert_int_eq(board_label(&event, 1, 1, 7), 1);
	ck_assert_int_eq(board_label(&event, 1, 1, 2), 2);
}
END_TEST

static unsigned seed;

static int random_below(int most)
{
	seed = seed * 1103515245u + 12345u;
	return (int)(seed / 65536u % (unsigned)most);
}

/* Label to number to label, and no two boards of one label, whatever is set. */
START_TEST(every_label_leads_back_to_its_board)
{
	seed = (unsigned)_i;
	for (int change = 0; change < 40; change++) {
		bool seen[400] = {false};
		struct event copy;

		give(random_below(PLAYERS + 1), random_below(5) ? 1 + random_below(60) : 0);
		for (int number = 1; number <= BOARDS; number++) {
			const int label = board_label(&event, 1, 1, number);

			ck_assert_int_gt(label, 0);
			ck_assert_msg(!seen[label], "%d twice", label);
			seen[label] = true;
			ck_assert_int_eq(board_of_label(&event, 1, 1, label), number);
		}
		for (int label = 1; label < 100; label++) {
			const int number = board_of_label(&event, 1, 1, label);

			if (number > 0)
				ck_assert_int_eq(board_label(&event, 1, 1, number), label);
		}
		/* a copy has the same */
		ck_assert_int_eq(event_copy(&event, &copy), STATUS_OK);
		for (int number = 1; number <= BOARDS; number++)
			ck_assert_int_eq(board_label(&copy, 1, 1, number),
				board_label(&event, 1, 1, number));
		event_done(&copy);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("labels");

	tcase_add_checked_fixture(tcase, twelve_boards, done);
	tcase_add_test(tcase, without_anything_set_a_label_is_the_number);
	tcase_add_test(tcase, the_boards_of_a_section_begin_at_its_first);
	tcase_add_test(tcase, a_fixed_board_changes_labels_with_the_one_that_had_it);
	tcase_add_test(tcase, fixed_boards_may_push_each_other_on);
	tcase_add_test(tcase, a_board_elsewhere_leaves_its_label_to_nobody);
	tcase_add_test(tcase, of_two_at_one_board_the_lower_number_counts);
	tcase_add_test(tcase, the_bye_is_at_no_board);
	tcase_add_test(tcase, a_damaged_label_is_none);
	tcase_add_loop_test(tcase, every_label_leads_back_to_its_board, 0, 50);
	return suite_run("core_labels", tcase, NULL);
}
