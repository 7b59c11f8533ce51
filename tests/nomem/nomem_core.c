/*
 * The core without memory: whichever allocation fails, the answer is STATUS_NO_MEMORY, and nothing
 * has changed or leaked.
 */
#include <check.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/history.h"
#include "core/particulars/particular.h"
#include "core/prizes/forecast.h"
#include "core/vec.h"
#include "core/ties/standings.h"
#include "support/event/random_event.h"
#include "support/event/rows.h"
#include "support/fault/failing_malloc.h"
#include "support/suite_run.h"

static struct event event;

static void arm(int n)
{
	failing_malloc_start(n, false);
}

/* No failures any more; was there one? */
static bool disarm(void)
{
	return failing_malloc_stop();
}

/* A random course of 120 actions: rounds with boards, marks, results, bookings. */
static void an_event_under_way(void)
{
	unsigned long long state = 77;

	event_init(&event);
	for (int i = 0; i < 120; i++) {
		struct action action;

		action_init(&action);
		random_action(&state, &event, &action);
		ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
		action_done(&action);
	}
	ck_assert_int_gt(event.table[RECORD_MARK].count, 10);
}

static void done(void)
{
	event_done(&event);
}

START_TEST(a_copy_is_made_or_not)
{
	int n;

	for (n = 1;; n++) {
		struct event copy, untouched;
		enum status status;

		memset(&copy, 0x5a, sizeof(copy));
		untouched = copy;
		arm(n);
		status = event_copy(&event, &copy);
		if (!disarm()) {
			ck_assert_int_eq(status, STATUS_OK);
			ck_assert(event_equal(&event, &copy, NULL));
			event_done(&copy);
			break;
		}
		ck_assert_int_eq(status, STATUS_NO_MEMORY);
		ck_assert_mem_eq(&copy, &untouched, sizeof(copy));
	}
	ck_assert_int_gt(n, 8);
}
END_TEST

/* Into an event with no room to spare, in a new section, so that tables and seats all must grow. */
START_TEST(an_action_is_applied_or_not)
{
	struct action action;
	int n;

	action_init(&action);
	for (int pin = 1; pin <= 100; pin++) {
		struct record rows[] = {
			row_section(2, 5),
			row_player(2, pin, "New"),
			row_board(2, 1 + pin % 3, pin, pin, 0, RESULT_BYE),
			row_booking(2, pin, 5, BOOKING_HALF),
			row_hand(1, 6, 1, HAND_APART, 2),
		};

		for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
			ck_assert_int_eq(action_put(&action, &event, &rows[i]), STATUS_OK);
	}
	for (n = 1;; n++) {
		struct event tight;
		enum status status;

		ck_assert_int_eq(event_copy(&event, &tight), STATUS_OK);
		arm(n);
		status = action_apply(&action, &tight);
		if (!disarm()) {
			ck_assert_int_eq(status, STATUS_OK);
			ck_assert_int_eq(event_board_of(&tight, 2, 2, 100)->number, 100);
			event_done(&tight);
			break;
		}
		ck_assert_int_eq(status, STATUS_NO_MEMORY);
		ck_assert(event_equal(&event, &tight, NULL));
		ck_assert_ptr_null(event_board_of(&tight, 2, 2, 100));
		ck_assert_int_eq(action_apply(&action, &tight), STATUS_OK);
		ck_assert_int_eq(event_board_of(&tight, 2, 2, 100)->number, 100);
		event_done(&tight);
	}
	ck_assert_int_gt(n, 8);
	action_done(&action);
}
END_TEST

START_TEST(an_edit_is_gathered_or_not)
{
	int failures = 0;
	struct action action;

	action_init(&action);
	for (int pin = 1; pin <= 100; pin++) {
		struct record row = row_player(3, pin, "New");
		struct edit edit = {.has = true, .after = row_player(4, pin, "New")};

		for (int n = 1;; n++) {
			enum status put, add;
			int count = action.count;
			bool hit;

			arm(n);
			put = action_put(&action, &event, &row);
			hit = disarm();
			ck_assert_int_eq(put, hit ? STATUS_NO_MEMORY : STATUS_OK);
			ck_assert_int_eq(action.count, hit ? count : count + 1);
			failures += hit;
			if (hit)
				continue;
			arm(1);
			add = action_add(&action, &edit);
			hit = disarm();
			ck_assert_int_eq(add, hit ? STATUS_NO_MEMORY : STATUS_OK);
			failures += hit;
			break;
		}
	}
	ck_assert_int_gt(failures, 8);
	action_done(&action);
}
END_TEST

START_TEST(order_and_marks_are_given_or_not)
{
	struct record *marks = NULL;
	int *pins = NULL, count = -1;
	enum status status = STATUS_NO_MEMORY;

	for (int n = 1; status != STATUS_OK; n++) {
		arm(n);
		status = event_rank_order(&event, 1, &pins, &count);
		ck_assert_int_eq(disarm(), status == STATUS_NO_MEMORY);
		ck_assert(status == STATUS_OK || (pins == NULL && count == -1));
	}
	free(pins);
	count = -1;
	status = STATUS_NO_MEMORY;
	for (int n = 1; status != STATUS_OK; n++) {
		arm(n);
		status = history_marks(&event, 1, 1, &marks, &count);
		ck_assert_int_eq(disarm(), status == STATUS_NO_MEMORY);
		ck_assert(status == STATUS_OK || (marks == NULL && count == -1));
	}
	free(marks);
}
END_TEST

START_TEST(standings_and_workings_are_given_or_not)
{
	struct ties_setting setting = ties_setting_of(&event, 1);
	struct standings standings = {.count = -1};
	struct ties_working working = {.count = -1};
	enum status status = STATUS_NO_MEMORY;

	ck_assert_int_eq(
		ties_setting_take("FB,AOB/F,APPO/U1,CUMOPP,DE", &setting, NULL), STATUS_OK);
	for (int n = 1; status != STATUS_OK; n++) {
		arm(n);
		status = standings_make(&event, 1, 6, &setting, &standings);
		ck_assert_int_eq(disarm(), status == STATUS_NO_MEMORY);
		ck_assert(status == STATUS_OK || standings.count == -1);
	}
	for (int entry = 0; entry < setting.order.count; entry++) {
		status = STATUS_NO_MEMORY;
		for (int n = 1; status != STATUS_OK; n++) {
			arm(n);
			status = ties_table_working(&standings.table, 0, entry, &working);
			ck_assert_int_eq(disarm(), status == STATUS_NO_MEMORY);
		}
		ties_working_done(&working);
	}
	standings_done(&standings);
}
END_TEST

/* The list, its players and who gets what; then what can still be won, in the last round. */
static enum status work_out_prizes(void)
{
	struct prize_list list;
	struct entrants entrants;
	struct award award;
	struct forecast forecast;
	enum status status = prize_list_of(&event, 1, &list, NULL);

	if (status != STATUS_OK)
		return status;
	status = entrants_make(&event, 1, 6, &list.rules, &entrants);
	if (status == STATUS_OK) {
		status = award_make(&list, &entrants, &award);
		if (status == STATUS_OK) {
			status = award_name_kept_out(&award);
			award_done(&award);
		}
		entrants_done(&entrants);
	}
	if (status == STATUS_OK)
		status = forecast_make(&event, 1, &list, &forecast, NULL);
	if (status == STATUS_OK)
		forecast_done(&forecast);
	prize_list_done(&list);
	return status;
}

START_TEST(prizes_are_worked_out_or_not)
{
	static const char *const rules[] = {"british", "us"};
	static const char *const prizes[] = {"amount=100;place=1-4", "amount=60;unrated=yes",
		"amount=50;rounds=1-2", "amount=Cup;place=1",
		"amount=40;team=club;best=1;place=1-2", "amount=Shield;team=club;best=1",
		"amount=45;rating-from=1;below=1900"};
	enum status status = STATUS_NO_MEMORY;

	event_done(&event);
	rows_small_event(&event, 2, 6);
	rows_put(&event, row_particular(1, 0, SECTION_PRIZE_RULES, rules[_i]));
	for (int i = 0; i < 7; i++)
		rows_put(&event, row_particular(1, 0, SECTION_PRIZE + i + 1, prizes[i]));
	for (int pin = 1; pin <= 6; pin++) {
		struct record row = row_player(1, pin, "Player");

		strcpy(row.as.player.club, pin % 2 ? "Bury" : "Leeds");
		row.as.player.grade = 1800;
		rows_put(&event, row);
	}
	/* he would win the rating prize */
	rows_put(&event, row_particular(1, 1, PLAYER_ESTIMATE, "yes"));
	for (int round = 1; round <= 2; round++) {
		rows_put(
			&event, row_round(1, round, round == 1 ? ROUND_COMPLETE : ROUND_PUBLISHED));
		for (int board = 1; board <= 3; board++)
			rows_put(&event,
				row_board(1, round, board, board, board + 3,
					round == 1 || board > 1 ? RESULT_WHITE : RESULT_NONE));
	}
	/* with the one without a result nine ways, all of which a forecast tries */
	rows_put(&event, (struct record){.kind = RECORD_OPEN, .as.open = {1, 1, 2}});
	for (int n = 1; status != STATUS_OK; n++) {
		ck_assert_int_lt(n, 10000);
		arm(n);
		status = work_out_prizes();
		ck_assert_int_eq(disarm(), status == STATUS_NO_MEMORY);
	}
}
END_TEST

START_TEST(an_array_too_large_for_memory_does_not_grow)
{
	int room = 4, *items = malloc(4 * sizeof(*items));

	ck_assert_ptr_nonnull(items);
	ck_assert_ptr_null(vec_grow(items, &room, INT_MAX, SIZE_MAX / 8));
	ck_assert_int_eq(room, 4);
	ck_assert_ptr_eq(vec_grow(items, &room, 4, sizeof(*items)), items);
	ck_assert_int_eq(room, 4);
	arm(1);
	ck_assert_ptr_null(vec_grow(items, &room, INT_MAX, 1));
	ck_assert(disarm());
	ck_assert_int_eq(room, 4);
	free(items);
}
END_TEST

START_TEST(an_action_is_full_at_the_largest_count)
{
	struct action action = {.count = INT_MAX};
	struct record row = row_player(3, 1, "New");

	ck_assert_int_eq(action_put(&action, &event, &row), STATUS_NO_MEMORY);
}
END_TEST

int main(void)
{
	TCase *memory = tcase_create("the n-th allocation fails");

	tcase_add_checked_fixture(memory, an_event_under_way, done);
	tcase_add_test(memory, a_copy_is_made_or_not);
	tcase_add_test(memory, an_action_is_applied_or_not);
	tcase_add_test(memory, an_edit_is_gathered_or_not);
	tcase_add_test(memory, order_and_marks_are_given_or_not);
	tcase_add_test(memory, standings_and_workings_are_given_or_not);
	tcase_add_loop_test(memory, prizes_are_worked_out_or_not, 0, 2);
	tcase_add_test(memory, an_array_too_large_for_memory_does_not_grow);
	tcase_add_test(memory, an_action_is_full_at_the_largest_count);
	return suite_run("core: no memory", memory, NULL);
}
