/*
 * What is told of the boards of Dutch draws is true: in random events every sentence is read, must
 * have one of the known forms, and each thing it says is found again in the event's records, or by
 * seeking and counting the draw anew with the reference. EVENTS in the environment: so many;
 * LONG=1: many more.
 */
#include "support/app_event.h"
#include "support/dutch_forms.h"
#include "support/dutch_facts.h"
#include "support/told_event.h"

static struct told_book book(void)
{
	return (struct told_book){
		.id = "dutch",
		.other = "caa",
		.rules = &dutch_counted,
		.forms = dutch_forms,
		.nforms = dutch_forms_count,
		.nusual = 11,
		.events = 80,
		.events_long = 4000,
		.drafts = 40,
		.drafts_long = 2000,
		.amend = dutch_facts_amend,
	};
}

START_TEST(all_that_is_told_of_a_board_is_true)
{
	const struct told_book read = book();
	struct told_met_all met;

	(void)told_read_slice(&read, _i, &met);
}
END_TEST

START_TEST(all_that_is_told_of_what_a_hand_made_is_true)
{
	const struct told_book read = book();
	struct told_met_all met;

	told_read_drafts(&read, _i, &met);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("truth");

	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(tcase, all_that_is_told_of_a_board_is_true, 0, TOLD_SLICES);
	tcase_add_loop_test(tcase, all_that_is_told_of_what_a_hand_made_is_true, 0, TOLD_SLICES);
	return app_run_suite("dutch_truth", tcase);
}
