/*
 * The generator when memory runs out at any call: no memory, nothing made, nothing leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "app/generate/generate.h"
#include "support/event/book_count.h"
#include "support/fault/failing_malloc.h"
#include "support/suite_run.h"

enum { CALLS_MOST = 200000 };

static void set(struct generate_knobs *knobs, const char *key, const char *value)
{
	struct error error;

	ck_assert_int_eq(generate_set(knobs, key, value, &error), STATUS_OK);
}

START_TEST(a_tournament_is_whole_or_not_there)
{
	struct generate_knobs knobs;
	bool failed = true;

	generate_usual(&knobs);
	set(&knobs, "system", pairing_book_at(_i)->id);
	set(&knobs, "players", "7");
	set(&knobs, "rounds", "4");
	set(&knobs, "prohibited-pairs", "2");
	set(&knobs, "clubs", "2");
	for (int n = 1; failed; n++) {
		struct pairing_tournament tournament = {0};
		enum pairing_status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, true);
		status = pairing_generate(&knobs.recipe, &tournament, NULL);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? PAIRING_NO_MEMORY : PAIRING_OK);
		ck_assert_int_eq(failed, !tournament.players);
		pairing_tournament_done(&tournament);
	}
}
END_TEST

/* Accelerated, and stuck before its last round. */
START_TEST(a_report_is_whole_or_not_there)
{
	struct generate_knobs knobs;
	bool failed = true;

	generate_usual(&knobs);
	set(&knobs, "players", "4");
	set(&knobs, "rounds", "5");
	set(&knobs, "clubs", "2");
	set(&knobs, "acceleration", "baku");
	for (int n = 1; failed; n++) {
		struct generated made = {0};
		struct error error = {0};
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, true);
		status = app_generate(&knobs, &made, &error);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert_int_eq(failed, !made.text);
		ck_assert_int_eq(failed, error.text[0] != '\0');
		free(made.text);
	}
}
END_TEST

int main(void)
{
	TCase *nomem = tcase_create("no memory");
	const int books = book_count();

	tcase_add_loop_test(nomem, a_tournament_is_whole_or_not_there, 0, books);
	tcase_add_test(nomem, a_report_is_whole_or_not_there);
	tcase_set_timeout(nomem, 60);
	return suite_run("nomem_generate", nomem, NULL);
}
