/*
 * What is told of the boards of CAA draws is true: in random events every sentence is read, must
 * have one of the known forms, and each thing it says is found again in the event's records, or by
 * seeking and counting the draw anew with the reference. EVENTS in the environment: so many;
 * LONG=1: many more.
 */
#include <stdio.h>
#include <string.h>

#include "app/trf_comment.h"
#include "support/app_event.h"
#include "support/caa_forms.h"
#include "support/caa_reference.h"
#include "support/lot_facts.h"
#include "support/random_field.h"
#include "support/told_event.h"

/* Some of them with other settings than the normal ones. */
static void remarks(uint64_t *state, int players, int round, char *text, size_t size)
{
	(void)players;
	(void)round;
	snprintf(text, size, TRF_COMMENT "system caa");
	if (random_below(state, 3) == 0)
		snprintf(text + strlen(text), size - strlen(text),
			" clubs=%d half_byes=%d defaults=%d random=%d", random_below(state, 9),
			random_below(state, 2), random_below(state, 2),
			random_below(state, 2) ? 1 + random_below(state, 99) : 0);
	snprintf(text + strlen(text), size - strlen(text), "\n");
}

static struct told_book book(void)
{
	return (struct told_book){
		.id = "caa",
		.other = "dutch",
		.rules = &caa_reference,
		.forms = caa_forms,
		.nforms = caa_forms_count,
		.nusual = 16,
		.events = 80,
		.events_long = 4000,
		.amend = lot_facts_amend,
		.remarks = remarks,
		.drafts = 40,
		.drafts_long = 2000,
	};
}

START_TEST(all_that_is_told_of_a_board_is_true)
{
	const struct told_book read = book();
	struct told_met_all met;

	if (told_read_slice(&read, _i, &met))
		ck_assert_int_gt(met.wishes.cause, 0);
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
	return app_run_suite("caa_truth", tcase);
}
