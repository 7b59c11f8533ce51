/* A rule book whose memory runs out, call by call. */
#include "config.h"

#include "support/fault/nomem_book.h"

#include <check.h>

#include "support/fault/failing_malloc.h"

enum { CALLS_MOST = 100000 };

void nomem_book_best(const struct pairing_book *book, const struct pairing_input *input)
{
	for (int lasting = 0; lasting < 2; lasting++) {
		bool failed = true;

		for (int n = 1; failed; n++) {
			struct pairing_draw draw = {0};
			struct pairing_blame blame = {.text = "as before"};
			enum pairing_status status;

			ck_assert_int_lt(n, CALLS_MOST);
			failing_malloc_start(n, lasting);
			status = pairing_best(book, input, &draw, &blame);
			failed = failing_malloc_stop();
			if (status == PAIRING_OK)
				ck_assert_int_gt(draw.count, 0);
			else
				ck_assert(failed && status == PAIRING_NO_MEMORY && !draw.boards);
			pairing_draw_done(&draw);
		}
	}
}

void nomem_book_score(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw)
{
	bool failed = true;

	for (int n = 1; failed; n++) {
		struct pairing_score score = {0};
		enum pairing_status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, false);
		status = pairing_score(book, input, draw, &score);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? PAIRING_NO_MEMORY : PAIRING_OK);
		ck_assert(failed ? !score.terms && !score.values && !score.violations
				 : score.nterms > 0);
		pairing_score_done(&score);
	}
}

void nomem_book_steps(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw)
{
	bool failed = true;

	for (int n = 1; failed; n++) {
		struct pairing_steps steps = {0};
		enum pairing_status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, false);
		status = pairing_steps(book, input, draw, &steps);
		failed = failing_malloc_stop();
		if (status == PAIRING_OK)
			ck_assert_int_gt(steps.count, 0);
		else
			ck_assert(failed && status == PAIRING_NO_MEMORY && !steps.steps);
		pairing_steps_done(&steps);
	}
}
