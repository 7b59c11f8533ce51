/* The tests of all programs that read sentences. */
#include "config.h"
#include "support/told/told_run.h"

#include "support/event/app_event.h"

static const struct told_book *told;

START_TEST(all_that_is_told_of_a_board_is_true)
{
	struct told_met_all met;

	if (told_read_slice(told, _i, &met) && told->causes)
		ck_assert_int_gt(met.wishes.cause, 0);
}
END_TEST

START_TEST(all_that_is_told_of_what_a_hand_made_is_true)
{
	struct told_met_all met;

	told_read_drafts(told, _i, &met);
}
END_TEST

int told_run(const char *name, const struct told_book *book)
{
	TCase *tcase = tcase_create("truth");

	told = book;
	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(tcase, all_that_is_told_of_a_board_is_true, 0, TOLD_SLICES);
	if (!book->rules_only)
		tcase_add_loop_test(
			tcase, all_that_is_told_of_what_a_hand_made_is_true, 0, TOLD_SLICES);
	return app_run_suite(name, tcase);
}
