/*
 * The Dutch rule book when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing
 * leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/failing_malloc.h"
#include "support/dutch_tournament.h"

enum { CALLS_MOST = 100000, FIELDS = 12 };

static const struct pairing_book *dutch;

/* The last round of a tournament that has a draw in every round. */
static void make_field(int i, struct dutch_tournament *field, struct pairing_draw *draw)
{
	for (uint64_t seed = 9000 + (uint64_t)i;; seed += FIELDS) {
		bool drawn;

		dutch_tournament_start(field, seed, 6, 12);
		for (;;) {
			*draw = (struct pairing_draw){0};
			drawn = dutch->best(&field->input, draw, NULL) == PAIRING_OK;
			if (!drawn || !dutch_tournament_play(field, draw))
				break;
			pairing_draw_done(draw);
		}
		if (drawn && draw->count > 1)
			return;
		pairing_draw_done(draw);
	}
}

START_TEST(best_is_found_or_not_there)
{
	struct dutch_tournament field;
	struct pairing_draw made;
	bool failed = true;

	make_field(_i, &field, &made);
	pairing_draw_done(&made);
	for (int lasting = 0; lasting < 2; lasting++, failed = true) {
		for (int n = 1; failed; n++) {
			struct pairing_draw draw = {0};
			struct pairing_blame blame = {.text = "as before"};
			enum pairing_status status;

			ck_assert_int_lt(n, CALLS_MOST);
			failing_malloc_start(n, lasting);
			status = dutch->best(&field.input, &draw, &blame);
			failed = failing_malloc_stop();
			/* a table that is only there for speed may be done without */
			if (status == PAIRING_OK)
				ck_assert_int_gt(draw.count, 0);
			else
				ck_assert(failed && status == PAIRING_NO_MEMORY && !draw.boards);
			pairing_draw_done(&draw);
		}
	}
}
END_TEST

START_TEST(score_is_whole_or_not_there)
{
	struct dutch_tournament field;
	struct pairing_draw draw;
	bool failed = true;

	make_field(_i, &field, &draw);
	for (int n = 1; failed; n++) {
		struct pairing_score score = {0};
		enum pairing_status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, false);
		status = dutch->score(&field.input, &draw, &score);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? PAIRING_NO_MEMORY : PAIRING_OK);
		ck_assert(failed ? !score.terms && !score.values && !score.violations
				 : score.nterms > 0);
		pairing_score_done(&score);
	}
	pairing_draw_done(&draw);
}
END_TEST

START_TEST(steps_are_whole_or_not_there)
{
	struct dutch_tournament field;
	struct pairing_draw draw;
	bool failed = true;

	make_field(_i, &field, &draw);
	for (int n = 1; failed; n++) {
		struct pairing_steps steps = {0};
		enum pairing_status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, false);
		status = dutch->steps(&field.input, &draw, &steps);
		failed = failing_malloc_stop();
		/* proofs are draws, and those may do without a table */
		if (status == PAIRING_OK)
			ck_assert_int_gt(steps.count, 0);
		else
			ck_assert(failed && status == PAIRING_NO_MEMORY && !steps.steps);
		pairing_steps_done(&steps);
	}
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("nomem_dutch");
	TCase *nomem = tcase_create("no memory");
	SRunner *runner;
	int failed;

	dutch = pairing_book_find("dutch");
	if (!dutch)
		return EXIT_FAILURE;
	tcase_add_loop_test(nomem, best_is_found_or_not_there, 0, FIELDS);
	tcase_add_loop_test(nomem, score_is_whole_or_not_there, 0, FIELDS);
	tcase_add_loop_test(nomem, steps_are_whole_or_not_there, 0, FIELDS);
	tcase_set_timeout(nomem, 60);
	suite_add_tcase(suite, nomem);
	runner = srunner_create(suite);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
