/*
 * What is told of the boards of Dutch draws is true: in random events every sentence is read, must have
 * one of the known forms, and each thing it says is found again in the event's records, or by seeking
 * and counting the draw anew with the reference. EVENTS in the environment: so many; LONG=1: many more.
 */
#include <stdlib.h>

#include "support/app_event.h"
#include "support/dutch_forms.h"
#include "support/dutch_facts.h"
#include "support/told_event.h"

enum { SLICES = 4, EVENTS = 80, EVENTS_LONG = 4000 };
/* The forms that stand first are met among the events of each slice. */
enum { USUAL_FORMS = 11 };

START_TEST(all_that_is_told_of_a_board_is_true)
{
	const char *asked = getenv("EVENTS"), *first = getenv("SEED");
	const int events = asked ? atoi(asked) : getenv("LONG") ? EVENTS_LONG : EVENTS;
	const struct told_book book = {
		"dutch", "caa", &dutch_counted, dutch_forms, dutch_forms_count, dutch_facts_amend};
	struct told_met_all met = {.rings = 0};

	for (int i = _i; i < events; i += SLICES)
		told_read_event(&book, (first ? strtoull(first, NULL, 10) : 1) + (uint64_t)i, &met);
	if (asked)
		return;
	for (int i = 0; i < USUAL_FORMS; i++)
		ck_assert_msg(dutch_forms[i].met > 0, "never said: %s", dutch_forms[i].pattern);
	ck_assert_int_gt(met.wishes.worse, events / SLICES);
	ck_assert_int_gt(met.wishes.impossible, events / SLICES);
	ck_assert_int_gt(met.rings, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("truth");

	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(tcase, all_that_is_told_of_a_board_is_true, 0, SLICES);
	return app_run_suite("dutch_truth", tcase);
}
