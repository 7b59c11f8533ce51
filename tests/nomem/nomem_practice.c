/*
 * Exercises when memory runs out at any call: nothing is made or half remembered, nothing leaked.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/practice/practice.h"
#include "app/practice/sets.h"
#include "app/practice/single.h"
#include "app/report/translate.h"
#include "support/fault/failing_malloc.h"
#include "support/fault/temp_folder.h"
#include "support/suite_run.h"

enum { CALLS_MOST = 2000000 };

/* Every call at first, then ever wider steps: tries of the generator are much alike. */
static int further(int n)
{
	return n + 1 + n / 100;
}

START_TEST(an_exercise_is_whole_or_not_there)
{
	struct practice_wish wish = {pairing_book_at(_i), "grade1", 3};
	bool failed = !wish.book->comparison;

	for (int n = 1; failed; n = further(n)) {
		struct practice_made made = {.text = NULL};
		struct error error = {0};
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, true);
		status = practice_make(&wish, &made, &error);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert(failed == !made.text);
		free(made.text);
	}
}
END_TEST

START_TEST(a_draw_is_measured_and_proved_single_or_no_memory_is_told)
{
	const struct pairing_book *book = pairing_book_find("caa");
	const char *text = practice_set_report(practice_set_find("set-E"));
	struct error error = {0};
	const struct report report = {.error = &error};
	struct trf trf = {.count = 0};
	struct trf_field field;
	struct pairing_draw best = {0};
	bool failed = true;

	ck_assert_int_eq(trf_read(text, strlen(text), &trf, &report), STATUS_OK);
	ck_assert_int_eq(translate_trf(&trf, &field, &error), STATUS_OK);
	ck_assert_int_eq(pairing_best(book, &field.input, &best, NULL), PAIRING_OK);
	for (int n = 1; failed; n++) {
		struct practice_features features;
		enum status measured, proved;
		bool single = false;

		failing_malloc_start(n, true);
		measured = practice_measure(&field.input, &best, &features);
		proved = practice_is_single(book, &field.input, &best, &single);
		failed = failing_malloc_stop();
		ck_assert_int_eq(proved, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert(single == !failed);
		ck_assert(measured == STATUS_OK || n == 1);
	}
	pairing_draw_done(&best);
	trf_field_done(&field);
	trf_done(&trf);
}
END_TEST

START_TEST(steps_are_whole_or_no_memory_is_told)
{
	const struct pairing_book *book = pairing_book_find("caa");
	const char *text = practice_set_report(practice_set_find("set-F"));
	bool failed = true;

	for (int n = 1; failed; n = further(n)) {
		struct stepping stepping = {.app = NULL};
		struct step_sheet sheet = {.count = 0};
		enum step_verdict verdict;
		struct error error = {0};
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, true);
		status = stepping_of_report(book, text, NULL, &stepping, &error);
		/* 4 Pin 4, who does not change his colour */
		if (status == STATUS_OK)
			status = stepping_name(&stepping, 3, &verdict, &error);
		if (status == STATUS_OK)
			status = step_sheet_make(&stepping, &sheet);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert_int_eq(sheet.count, 0);
		step_sheet_done(&sheet);
		if (stepping.app)
			stepping_done(&stepping);
	}
}
END_TEST

START_TEST(the_record_is_read_and_written_whole_or_stays)
{
	char folder[64], state[PRACTICE_FOLDER];
	struct practice_record record;
	struct error error = {0};
	const struct report report = {.error = &error};
	bool failed = true;

	temp_folder_make(folder, sizeof(folder));
	setenv("XDG_STATE_HOME", folder, 1);
	ck_assert_int_eq(state_folder("practice", state, true, &error), STATUS_OK);
	ck_assert_int_eq(practice_record_put(state, "set-B", PRACTICE_SOLVED, "2026-11-28", &error),
		STATUS_OK);
	for (int n = 1; failed; n++) {
		enum status status;

		failing_malloc_start(n, true);
		status = practice_record_put(state, "set-C", PRACTICE_BEGUN, "2026-11-28", &error);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert_int_eq(practice_record_read(state, &record, &report), STATUS_OK);
		ck_assert_int_eq(record.count, failed ? 1 : 2);
		practice_record_done(&record);
	}
	temp_folder_remove(folder);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("practice");
	int books = 0;

	while (pairing_book_at(books))
		books++;
	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, an_exercise_is_whole_or_not_there, 0, books);
	tcase_add_test(tcase, a_draw_is_measured_and_proved_single_or_no_memory_is_told);
	tcase_add_test(tcase, steps_are_whole_or_no_memory_is_told);
	tcase_add_test(tcase, the_record_is_read_and_written_whole_or_stays);
	return suite_run("nomem_practice", tcase, NULL);
}
