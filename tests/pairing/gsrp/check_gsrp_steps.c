/*
 * The reasons of a club evening: who meets whom by the list, who sits out, which volunteer plays.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/hand_evening.h"
#include "support/suite_run.h"

static const struct pairing_book *gsrp;

START_TEST(reasons_name_the_walk_the_sit_out_and_the_colours)
{
	struct hand_evening field;
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};
	int kinds[64] = {0};

	hand_evening_start(&field, 5, 3);
	hand_evening_play(&field, 1, "ab2");
	hand_evening_play(&field, 2, "cd1");
	hand_evening_sit_out(&field, 1, 'e');
	ck_assert_int_eq(pairing_best(gsrp, &field.input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_steps(gsrp, &field.input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++)
		kinds[steps.steps[i].kind]++;
	ck_assert_int_eq(kinds[PAIRING_STEP_LISTED], 5);
	ck_assert_int_eq(kinds[PAIRING_STEP_NEXT], 2);
	ck_assert_int_eq(kinds[PAIRING_STEP_WHITE], 2);
	ck_assert_int_eq(kinds[PAIRING_STEP_SITS_OUT], 1);
	pairing_steps_done(&steps);
	/* of one board the same and no more */
	ck_assert_int_eq(
		pairing_steps_of(gsrp, &field.input, &draw, draw.count - 1, &steps), PAIRING_OK);
	ck_assert_int_eq(steps.count, 2);
	ck_assert_int_eq(steps.steps[1].kind, PAIRING_STEP_SITS_OUT);
	ck_assert_int_eq(steps.steps[1].as.sits_out.why, PAIRING_SITOUT_LOWEST);
	pairing_steps_done(&steps);
	ck_assert_int_eq(
		pairing_steps_of(gsrp, &field.input, &draw, draw.count, &steps), PAIRING_BAD_INPUT);
	pairing_draw_done(&draw);
}
END_TEST

/* Steps of this kind: with this other player, or with this line of the order between volunteers. */
static int count_steps(const struct hand_evening *field, enum pairing_step_kind kind, int value)
{
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};
	int count = 0;

	ck_assert_int_eq(pairing_best(gsrp, &field->input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_steps(gsrp, &field->input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++)
		count += steps.steps[i].kind == kind &&
			(kind == PAIRING_STEP_VOLUNTEERED
					? steps.steps[i].other == value
					: steps.steps[i].as.sits_out.among == value);
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
	return count;
}

START_TEST(of_several_volunteers_it_is_said_why_he_and_not_another)
{
	struct hand_evening field;

	hand_evening_start(&field, 5, 8);
	field.player[0].volunteer = true;
	/* the only one */
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_SITS_OUT, -1), 1);
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_VOLUNTEERED, 0), 0);
	/* b stands lower than a: he sits out, and a is told so */
	field.player[1].volunteer = true;
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_SITS_OUT, PAIRING_SITOUT_LOWEST), 1);
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_VOLUNTEERED, 1), 1);
	hand_evening_sit_out(&field, 2, 'b');
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_SITS_OUT, PAIRING_SITOUT_SELDOM), 1);
	hand_evening_sit_out(&field, 1, 'a');
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_SITS_OUT, PAIRING_SITOUT_LONG_AGO), 1);
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_VOLUNTEERED, 0), 1);
	hand_evening_play(&field, 3, "bd1");
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_SITS_OUT, PAIRING_SITOUT_GAMES), 1);
	/* with four nobody has to */
	field.player[4].absent = true;
	ck_assert_int_eq(count_steps(&field, PAIRING_STEP_VOLUNTEERED, PAIRING_NOBODY), 2);
}
END_TEST

/* The first step of this kind that speaks of this player; all zero: there is none. */
static struct pairing_step find_step(
	const struct hand_evening *field, enum pairing_step_kind kind, char player)
{
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};
	struct pairing_step found = {.rule = NULL};

	ck_assert_int_eq(pairing_best(gsrp, &field->input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_steps(gsrp, &field->input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count && !found.rule; i++)
		if (steps.steps[i].kind == kind && steps.steps[i].player == player - 'a')
			found = steps.steps[i];
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
	return found;
}

/* a has met b, whom d, who stands above, meets: b is no one whom a would meet. */
START_TEST(who_plays_higher_in_the_list_is_not_met_by_place)
{
	struct hand_evening field;
	struct pairing_step next;

	hand_evening_start(&field, 4, 3);
	hand_evening_play(&field, 1, "ab1 dc2");
	hand_evening_play(&field, 2, "ad1");
	next = find_step(&field, PAIRING_STEP_NEXT, 'a');
	ck_assert_ptr_nonnull(next.rule);
	ck_assert_int_eq(next.other, 'c' - 'a');
	ck_assert_int_eq(next.as.next.distance, 2);
	ck_assert_int_eq(next.as.next.taken, 1);
	ck_assert_ptr_null(find_step(&field, PAIRING_STEP_MET, 'a').rule);
}
END_TEST

/* Only b and c may still meet: a, d and e, who have had as many games, sit out together. */
START_TEST(who_shares_what_is_said_of_who_sits_out_is_not_passed_over)
{
	struct hand_evening field;

	hand_evening_start(&field, 5, 9);
	hand_evening_play(&field, 1, "ab1 cd1");
	hand_evening_play(&field, 2, "ac1 bd1");
	hand_evening_play(&field, 3, "ad1");
	hand_evening_play(&field, 4, "ae1");
	hand_evening_play(&field, 5, "be1");
	hand_evening_play(&field, 6, "ce1");
	hand_evening_play(&field, 7, "de1");
	for (char player = 'a'; player <= 'd'; player += 3) {
		const struct pairing_step out = find_step(&field, PAIRING_STEP_SITS_OUT, player);

		ck_assert_int_eq(out.as.sits_out.why, PAIRING_SITOUT_GAMES);
		ck_assert_int_eq(out.as.sits_out.sharers, 2);
		ck_assert_int_eq(out.who.nnow, 2);
		ck_assert_int_eq(out.who.now[1], 'e' - 'a');
	}
	/* of an even number the nearest are matched, and nobody is asked */
	field.player[4].absent = true;
	ck_assert_int_eq(find_step(&field, PAIRING_STEP_SITS_OUT, 'a').as.sits_out.why,
		PAIRING_SITOUT_NEAREST);
	hand_evening_play(&field, 8, "bc1");
	field.player[3].absent = true;
	ck_assert_int_eq(find_step(&field, PAIRING_STEP_SITS_OUT, 'a').as.sits_out.why,
		PAIRING_SITOUT_ALONE);
}
END_TEST

/*
 * d, who has had most games, sits out, and so does a, as all have met a; b is asked between them.
 */
START_TEST(a_volunteer_plays_for_another_who_is_asked_after_him)
{
	struct hand_evening field;
	struct pairing_step plays;

	hand_evening_start(&field, 4, 6);
	hand_evening_play(&field, 1, "ab1 cd1");
	hand_evening_play(&field, 2, "ac1 bd1");
	hand_evening_play(&field, 3, "ad1");
	field.player[1].volunteer = field.player[3].volunteer = true;
	plays = find_step(&field, PAIRING_STEP_VOLUNTEERED, 'b');
	ck_assert_ptr_nonnull(plays.rule);
	ck_assert_int_eq(plays.other, 'd' - 'a');
	ck_assert_int_eq(plays.as.volunteered.before, 1);
}
END_TEST

int main(void)
{
	TCase *steps = tcase_create("steps");

	gsrp = pairing_book_find("gsrp");
	if (!gsrp)
		return EXIT_FAILURE;
	tcase_add_test(steps, reasons_name_the_walk_the_sit_out_and_the_colours);
	tcase_add_test(steps, of_several_volunteers_it_is_said_why_he_and_not_another);
	tcase_add_test(steps, who_plays_higher_in_the_list_is_not_met_by_place);
	tcase_add_test(steps, who_shares_what_is_said_of_who_sits_out_is_not_passed_over);
	tcase_add_test(steps, a_volunteer_plays_for_another_who_is_asked_after_him);
	return suite_run("gsrp_steps", steps, NULL);
}
