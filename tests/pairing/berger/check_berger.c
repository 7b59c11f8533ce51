/*
 * Rounds of all-play-alls on fields made by hand; and small fields with everything fixed by hand
 * against the scores of all their draws.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "berger/table.h"
#include "pairing.h"
#include "support/event/hand_evening.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"

enum { SEEDS = 1500, CARDS_LEAST = 2, CARDS_MOST = 6 };

static const struct pairing_book *berger;

static void start(struct hand_evening *field, int players, int round)
{
	hand_evening_start(field, players, round);
	field->input.options = NULL;
}

/* Points, ratings and clubs change nothing. */
START_TEST(boards_follow_from_the_numbers_alone)
{
	struct hand_evening field;

	start(&field, 6, 2);
	hand_evening_draws(&field, berger, "ab ec fd");
	field.player[5].score = 2;
	field.player[1].rating = 2500;
	field.player[0].club = field.player[1].club = 3;
	hand_evening_draws(&field, berger, "ab ec fd");
}
END_TEST

START_TEST(who_is_left_over_sits_out)
{
	struct hand_evening field;

	start(&field, 5, 1);
	hand_evening_draws(&field, berger, "be cd a-");
	field.player[3].absent = true;
	hand_evening_draws(&field, berger, "be a- c-");
}
END_TEST

/* As many as can sit by the table; c and f, whom the pin leaves over, meet each other. */
START_TEST(what_is_fixed_goes_before_the_table)
{
	static const struct pairing_pin pin = {PAIRING_PIN_BOARD, 1, 0, PAIRING_WHITE},
					cross = {PAIRING_PIN_BOARD, 0, 2, PAIRING_BLACK};
	struct hand_evening field;

	start(&field, 6, 2);
	field.input.pins = &pin;
	field.input.npins = 1;
	hand_evening_draws(&field, berger, "ba ec fd");
	field.input.pins = &cross;
	hand_evening_draws(&field, berger, "ca be fd");
}
END_TEST

/* c and d would meet; b and e do, and a is free by the table. */
START_TEST(as_many_are_free_as_are_fixed_to_be)
{
	static const struct pairing_pin pins[] = {
		{PAIRING_PIN_BYE, 2, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_BYE, 3, PAIRING_NOBODY, PAIRING_NEUTRAL},
	};
	struct hand_evening field;

	start(&field, 5, 1);
	field.input.pins = pins;
	field.input.npins = 2;
	hand_evening_draws(&field, berger, "be a- c- d-");
}
END_TEST

static struct pairing_step only_step(const struct hand_evening *field, int white, int black)
{
	struct pairing_board board = {white, black};
	const struct pairing_draw draw = {&board, 1};
	struct pairing_steps steps = {0};
	struct pairing_step step;

	ck_assert_int_eq(pairing_steps(berger, &field->input, &draw, &steps), PAIRING_OK);
	ck_assert_int_ge(steps.count, 1);
	step = steps.steps[0];
	pairing_steps_done(&steps);
	return step;
}

START_TEST(the_reason_is_the_line_of_the_table)
{
	struct hand_evening field;
	struct pairing_step step;

	start(&field, 5, 2);
	step = only_step(&field, 0, 1);
	ck_assert_int_eq(step.kind, PAIRING_STEP_TABLE);
	ck_assert_str_eq(step.rule, "table");
	ck_assert_int_eq(step.as.table.round, 2);
	ck_assert_int_eq(step.as.table.white, 1);
	ck_assert_int_eq(step.as.table.black, 2);
	ck_assert_int_eq(step.as.table.has, 1);
	ck_assert_int_eq(only_step(&field, 1, 0).as.table.has, 0);
	step = only_step(&field, 3, PAIRING_NOBODY);
	ck_assert_int_eq(step.kind, PAIRING_STEP_TABLE);
	ck_assert_str_eq(step.rule, "free");
	ck_assert_int_eq(step.as.table.white, 4);
	step = only_step(&field, 0, 4);
	ck_assert_int_eq(step.kind, PAIRING_STEP_OFF_TABLE);
	ck_assert_int_eq(step.other, 1);
	ck_assert_int_eq(step.as.off_table.own, 1);
	ck_assert_int_eq(step.as.off_table.theirs, 2);
}
END_TEST

START_TEST(rounds_follow_from_players_and_settings)
{
	int options[2] = {0, 0};

	ck_assert_int_eq(berger->rounds(options, 0), 1);
	ck_assert_int_eq(berger->rounds(options, 2), 1);
	ck_assert_int_eq(berger->rounds(options, 5), 5);
	ck_assert_int_eq(berger->rounds(options, 6), 5);
	options[0] = 1;
	ck_assert_int_eq(berger->rounds(options, 6), 10);
	ck_assert_int_eq(berger->rounds(options, 30), 58);
}
END_TEST

/* All draws of the cards from `first` on, each board with both colours. */
struct all_draws {
	const struct pairing_input *input;
	struct pairing_board boards[CARDS_MOST];
	int count;
	bool seated[FIELD_PLAYERS_MOST];
	const struct pairing_score *best;
	int seen;
};

static void compare_draw(struct all_draws *all)
{
	const struct pairing_draw draw = {all->boards, all->count};
	struct pairing_score score = {0};
	int term;

	ck_assert_int_eq(pairing_score(berger, all->input, &draw, &score), PAIRING_OK);
	ck_assert_int_le(pairing_score_compare(all->best, &score, &term), 0);
	pairing_score_done(&score);
	all->seen++;
}

static void visit(struct all_draws *all, int first)
{
	while (first < all->input->count && all->seated[first])
		first++;
	if (first == all->input->count) {
		compare_draw(all);
		return;
	}
	all->seated[first] = true;
	all->boards[all->count++] = (struct pairing_board){first, PAIRING_NOBODY};
	visit(all, first + 1);
	for (int other = first + 1; other < all->input->count; other++) {
		if (all->seated[other])
			continue;
		all->seated[other] = true;
		for (int turned = 0; turned < 2; turned++) {
			all->boards[all->count - 1] = turned ? (struct pairing_board){other, first}
							     : (struct pairing_board){first, other};
			visit(all, first + 1);
		}
		all->seated[other] = false;
	}
	all->count--;
	all->seated[first] = false;
}

/* Who takes no board is no card of any draw. */
static void mark_out(const struct pairing_input *input, bool *seated)
{
	for (int i = 0; i < input->count; i++)
		seated[i] = input->players[i].absent;
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT)
			seated[input->pins[i].player] = true;
}

START_TEST(the_draw_has_the_least_score_of_all)
{
	int drawn = 0, seen = 0;

	for (int seed = _i; seed < SEEDS; seed += 2) {
		struct random_field field;
		struct pairing_draw draw = {0};
		struct pairing_score score = {0};
		struct all_draws all = {.input = &field.input};

		random_field_make(&field, (uint64_t)seed, CARDS_LEAST, CARDS_MOST);
		field.option[0] = seed % 3 == 0;
		field.option[1] = seed % 5;
		field.input.options = field.option;
		if (pairing_best(berger, &field.input, &draw, NULL) != PAIRING_OK)
			continue;
		ck_assert_int_eq(pairing_score(berger, &field.input, &draw, &score), PAIRING_OK);
		all.best = &score;
		mark_out(&field.input, all.seated);
		visit(&all, 0);
		seen += all.seen;
		drawn++;
		pairing_score_done(&score);
		pairing_draw_done(&draw);
	}
	ck_assert_int_gt(drawn, SEEDS / 6);
	ck_assert_int_gt(seen, SEEDS);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("berger");

	berger = pairing_book_find("berger");
	tcase_add_test(tcase, boards_follow_from_the_numbers_alone);
	tcase_add_test(tcase, who_is_left_over_sits_out);
	tcase_add_test(tcase, what_is_fixed_goes_before_the_table);
	tcase_add_test(tcase, as_many_are_free_as_are_fixed_to_be);
	tcase_add_test(tcase, the_reason_is_the_line_of_the_table);
	tcase_add_test(tcase, rounds_follow_from_players_and_settings);
	tcase_add_loop_test(tcase, the_draw_has_the_least_score_of_all, 0, 2);
	return suite_run("berger", tcase, NULL);
}
