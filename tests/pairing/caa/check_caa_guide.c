/*
 * Every worked draw of the CAA guide: the engine finds it, and by the score no other draw is
 * better.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/case_file.h"
#include "support/event/draws.h"
#include "support/reference/all_draws.h"
#include "support/reference/brute_draws.h"
#include "support/suite_run.h"

static struct case_file *file;
static const struct pairing_book *caa;

static bool is_answer(const struct case_draw *draw, const struct pairing_draw *found, bool ordered)
{
	for (int i = 0; i < draw->nanswers; i++)
		if (case_same(&draw->input, found, &draw->answer[i], ordered))
			return true;
	return false;
}

static void finds_answer(const struct case_draw *draw, bool ordered)
{
	struct pairing_draw found = {0};
	struct pairing_blame blame = {0};

	ck_assert_int_eq(pairing_best(caa, &draw->input, &found, &blame), PAIRING_OK);
	if (!is_answer(draw, &found, ordered))
		draw_print(&draw->input, &found);
	ck_assert_msg(is_answer(draw, &found, ordered), "%s: another draw was found", draw->id);
	pairing_draw_done(&found);
}

/* Nothing is broken in a draw of the guide: only colours, floats and avoided pairs may be noted. */
static void breaks_nothing(const struct case_draw *draw, const struct case_answer *answer)
{
	struct pairing_draw seated = case_answer_draw(&draw->input, answer);
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_score(caa, &draw->input, &seated, &score), PAIRING_OK);
	for (int i = 0; i < score.nviolations; i++)
		ck_assert_msg(!pairing_is_broken(score.violations[i].kind), "%s: kind %d", draw->id,
			(int)score.violations[i].kind);
	pairing_score_done(&score);
	pairing_draw_done(&seated);
}

START_TEST(engine_finds_worked_draw)
{
	finds_answer(&file->draw[_i], false);
}
END_TEST

START_TEST(no_draw_scores_better_than_worked_draw)
{
	const struct case_draw *draw = &file->draw[_i];
	struct pairing_draw seated = case_answer_draw(&draw->input, &draw->answer[0]);

	breaks_nothing(draw, &draw->answer[0]);
	pairing_draw_order(&draw->input, &seated);
	ck_assert_int_le(draw->input.count, ALL_DRAWS_MOST);
	ck_assert_msg(brute_draws_better(caa, &draw->input, &seated) == 0,
		"%s: a better draw exists", draw->id);
	pairing_draw_done(&seated);
}
END_TEST

START_TEST(set_a_round_is_drawn_as_published)
{
	finds_answer(&file->round[_i], true);
	breaks_nothing(&file->round[_i], &file->round[_i].answer[0]);
}
END_TEST

/* The published boards already stand in the order of publication, with the colours of the rules. */
START_TEST(set_a_order_and_colours_are_those_of_the_rules)
{
	const struct case_draw *round = &file->round[_i];
	struct pairing_draw draw = case_answer_draw(&round->input, &round->answer[0]);

	for (int i = 0; i < draw.count; i++) {
		const struct pairing_board *board = &draw.boards[i];

		if (board->black != PAIRING_NOBODY)
			ck_assert_int_ne(
				pairing_colour_on_board(&round->input, board->white, board->black),
				PAIRING_BLACK);
	}
	pairing_draw_order(&round->input, &draw);
	ck_assert(case_same(&round->input, &draw, &round->answer[0], true));
	for (int i = 0; i < draw.count / 2; i++) {
		const struct pairing_board board = draw.boards[i];

		draw.boards[i] = draw.boards[draw.count - 1 - i];
		draw.boards[draw.count - 1 - i] = board;
	}
	pairing_draw_order(&round->input, &draw);
	ck_assert(case_same(&round->input, &draw, &round->answer[0], true));
	pairing_draw_done(&draw);
}
END_TEST

/* Rule 35: without the rule on clubs 3-14 and 17-7 stay. */
START_TEST(rule_35_first_round_before_club_swaps)
{
	struct pairing_input input = file->round[0].input;
	int options[16];
	struct pairing_draw found = {0};

	for (int i = 0; i < caa->noptions; i++)
		options[i] = caa->options[i].value;
	options[pairing_book_option(caa, "clubs")] = 0;
	input.options = options;
	ck_assert_int_eq(pairing_best(caa, &input, &found, NULL), PAIRING_OK);
	ck_assert(case_same(&input, &found, &file->without_clubs, true));
	pairing_draw_done(&found);
}
END_TEST

/*
 * With the rule, its price is what the swaps cost: the uncured draw is worse by rule 35 and by
 * nothing before it.
 */
START_TEST(rule_35_decides_between_cured_and_uncured)
{
	const struct case_draw *round = &file->round[0];
	struct pairing_draw cured = case_answer_draw(&round->input, &round->answer[0]);
	struct pairing_draw uncured = case_answer_draw(&round->input, &file->without_clubs);
	struct pairing_score a = {0}, b = {0};
	int term = -1;

	ck_assert_int_eq(pairing_score(caa, &round->input, &cured, &a), PAIRING_OK);
	ck_assert_int_eq(pairing_score(caa, &round->input, &uncured, &b), PAIRING_OK);
	ck_assert_int_lt(pairing_score_compare(&a, &b, &term), 0);
	ck_assert_str_eq(a.terms[term].rule, "35, 37, 39");
	ck_assert_int_eq(b.values[b.terms[term].first], 2);
	ck_assert_int_eq(a.values[a.terms[term].first], 0);
	pairing_score_done(&a);
	pairing_score_done(&b);
	pairing_draw_done(&cured);
	pairing_draw_done(&uncured);
}
END_TEST

START_TEST(set_a_points_count_balances)
{
	for (int round = 1; round < file->nrounds; round++) {
		const struct pairing_input *input = &file->round[round].input;
		int sum = 0;

		for (int i = 0; i < input->count; i++)
			sum += input->players[i].score;
		ck_assert_int_eq(sum, file->points[round - 1]);
	}
}
END_TEST

int main(void)
{
	TCase *worked = tcase_create("worked draws");
	TCase *set_a = tcase_create("set A");
	int code;

	file = case_file_read(TESTS_DIR "/cases/caa-guide.txt");
	caa = pairing_book_find("caa");
	if (!file || !caa)
		return EXIT_FAILURE;
	tcase_add_loop_test(worked, engine_finds_worked_draw, 0, file->ndraws);
	tcase_add_loop_test(worked, no_draw_scores_better_than_worked_draw, 0, file->ndraws);
	tcase_set_timeout(worked, 60);
	tcase_add_loop_test(set_a, set_a_round_is_drawn_as_published, 0, file->nrounds);
	tcase_add_loop_test(
		set_a, set_a_order_and_colours_are_those_of_the_rules, 0, file->nrounds);
	tcase_add_test(set_a, rule_35_first_round_before_club_swaps);
	tcase_add_test(set_a, rule_35_decides_between_cured_and_uncured);
	tcase_add_test(set_a, set_a_points_count_balances);
	code = suite_run("caa_guide", worked, set_a, NULL);
	free(file);
	return code;
}
