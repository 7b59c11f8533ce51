/*
 * The British engine when memory runs out at any point: it says so, leaves its output alone and
 * leaks nothing.
 */
#include "config.h"

#include <check.h>

#include "caa/best.h"
#include "support/event/played_event.h"
#include "support/event/random_field.h"
#include "support/fault/failing_malloc.h"
#include "support/suite_run.h"

/* Let the n-th allocation fail, for all n until none does. */
static void fail_everywhere(enum caa_method method, const struct pairing_input *input)
{
	static const struct pairing_draw untouched = {NULL, 77};
	struct pairing_draw whole = {0};
	const enum pairing_status expected = caa_best_by(method, input, &whole, NULL, NULL);
	int failures = 0;

	pairing_draw_done(&whole);
	for (int n = 1;; n++) {
		struct pairing_draw draw = untouched;
		struct pairing_blame blame;
		enum pairing_status status;

		failing_malloc_start(n, false);
		status = caa_best_by(method, input, &draw, &blame, NULL);
		if (!failing_malloc_stop()) {
			if (status == PAIRING_OK)
				pairing_draw_done(&draw);
			break;
		}
		/* an index of who has met whom can be done without */
		if (status == expected) {
			if (status == PAIRING_OK)
				pairing_draw_done(&draw);
			continue;
		}
		ck_assert_int_eq(status, PAIRING_NO_MEMORY);
		ck_assert_int_eq(draw.count, untouched.count);
		ck_assert_ptr_null(draw.boards);
		failures++;
	}
	ck_assert_int_gt(failures, expected == PAIRING_OK ? 3 : 0);
}

START_TEST(random_fields_by_all_methods)
{
	for (uint64_t seed = 1; seed <= 60; seed++) {
		struct random_field field;

		random_field_make(&field, seed, 4, 11);
		fail_everywhere(CAA_GENERAL, &field.input);
		fail_everywhere(CAA_LINKS, &field.input);
		fail_everywhere(CAA_POOLED, &field.input);
	}
}
END_TEST

START_TEST(played_event_of_many_levels)
{
	struct played_event event;

	ck_assert(played_event_init(&event, 90, 3));
	for (int round = 1; round <= PLAYED_ROUNDS; round++) {
		struct pairing_draw draw = {0};

		fail_everywhere(CAA_LINKS, &event.input);
		ck_assert_int_eq(pairing_best(&caa_book, &event.input, &draw, NULL), PAIRING_OK);
		if (round < PLAYED_ROUNDS)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
}
END_TEST

/* The first and the last card who have not met and stand in different levels meet by hand. */
static struct pairing_pin fixed_across(const struct pairing_input *input)
{
	for (int a = 0; a < input->count; a++)
		for (int b = input->count - 1; b > a; b--)
			if (input->players[a].score != input->players[b].score &&
				!input->players[a].absent && !input->players[b].absent &&
				!pairing_have_met(input, a, b))
				return (struct pairing_pin){
					PAIRING_PIN_BOARD, a, b, PAIRING_NEUTRAL};
	ck_abort_msg("nobody to fix");
}

START_TEST(played_event_with_a_board_across_levels)
{
	struct played_event event;

	ck_assert(played_event_init(&event, 61, 5));
	for (int round = 1; round <= PLAYED_ROUNDS; round++) {
		struct pairing_draw draw = {0};
		struct pairing_pin pin;

		if (round > 1) {
			pin = fixed_across(&event.input);
			event.input.pins = &pin;
			event.input.npins = 1;
			fail_everywhere(CAA_LINKS, &event.input);
			event.input.npins = 0;
		}
		ck_assert_int_eq(pairing_best(&caa_book, &event.input, &draw, NULL), PAIRING_OK);
		if (round < PLAYED_ROUNDS)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("memory");

	tcase_set_timeout(tests, 300);
	tcase_add_test(tests, random_fields_by_all_methods);
	tcase_add_test(tests, played_event_of_many_levels);
	tcase_add_test(tests, played_event_with_a_board_across_levels);
	return suite_run("caa_best without memory", tests, NULL);
}
