/*
 * What the US Chess score says of draws made by hand: limits, natural pairing, broken rules, the
 * next round.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/six_cards.h"
#include "support/event/uscf_case.h"
#include "support/suite_run.h"

static const struct pairing_book *uscf;
static struct uscf_case *cases;
static int ncases;

static struct uscf_case *find_case(const char *id)
{
	for (int i = 0; i < ncases; i++)
		if (!strcmp(cases[i].id, id))
			return &cases[i];
	ck_abort_msg("there is no case %s", id);
}

static struct pairing_score score_of(
	const struct pairing_input *input, struct pairing_board *boards, int count)
{
	const struct pairing_draw draw = {boards, count};
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_score(uscf, input, &draw, &score), PAIRING_OK);
	return score;
}

/* 29E5e example 2: by 1750 the transposition costs 100, so the interchange of 20 points wins. */
START_TEST(hand_draws_are_measured_against_the_natural_one)
{
	static const struct {
		struct pairing_board boards[2];
		int unequal, wide, crossed, points;
	} hands[] = {
		{{{0, 2}, {1, 3}}, 2, 0, 0, 0},   /* natural: both pairs due the same colour */
		{{{1, 0}, {3, 2}}, 0, 0, 2, 40},  /* the interchange */
		{{{3, 0}, {1, 2}}, 0, 2, 0, 200}, /* the transposition */
	};
	const struct uscf_case *one = find_case("RB-29E5e-2");
	struct pairing_score scores[3];

	for (int i = 0; i < 3; i++) {
		struct pairing_board boards[2] = {hands[i].boards[0], hands[i].boards[1]};

		scores[i] = score_of(&one->input, boards, 2);
		ck_assert_int_eq(
			score_value(&scores[i], "colours not equalised"), hands[i].unequal);
		ck_assert_int_eq(
			score_value(&scores[i], "switches to equalise only"), hands[i].wide);
		ck_assert_int_eq(score_value(&scores[i], "interchanges"), hands[i].crossed);
		ck_assert_int_eq(score_value(&scores[i], "points of switches"), hands[i].points);
	}
	ck_assert_int_lt(pairing_score_compare(&scores[1], &scores[2], NULL), 0);
	ck_assert_int_lt(pairing_score_compare(&scores[2], &scores[0], NULL), 0);
	for (int i = 0; i < 3; i++)
		pairing_score_done(&scores[i]);
}
END_TEST

/* 29D1a: c is to drop and to meet d. */
START_TEST(other_odd_players_are_seen)
{
	struct pairing_board boards[] = {{1, 2}, {0, 3}, {4, 5}};
	const struct uscf_case *one = find_case("RB-29D1a");
	struct pairing_score score = score_of(&one->input, boards, 3);

	ck_assert_int_eq(score_value(&score, "odd players"), 1);
	ck_assert_int_eq(score_value(&score, "odd players beyond the limit"), 0);
	ck_assert_int_eq(score_value(&score, "switches to equalise only"), 1); /* 2200 for 2000 */
	pairing_score_done(&score);
}
END_TEST

static int find_term(const struct pairing_score *score, enum pairing_term_id id)
{
	for (int i = 0; i < score->nterms; i++)
		if (score->terms[i].id == id)
			return i;
	ck_abort_msg("there is no such term");
}

/* 29D1b: a drops instead of c, 200 points away, where a setting allows 150. */
START_TEST(the_limit_that_a_switch_goes_beyond_is_told)
{
	struct pairing_board now[] = {{1, 0}, {3, 2}, {4, 5}}, then[] = {{1, 2}, {0, 3}, {4, 5}};
	const struct pairing_draw draws[] = {{now, 3}, {then, 3}};
	const struct uscf_case *one = find_case("RB-29D1a");
	struct pairing_input input = one->input;
	int options[USCF_CASE_OPTIONS];
	struct pairing_score scores[2];
	struct pairing_change change = {
		&draws[0], &draws[1], &scores[0], &scores[1], .asked = NULL};
	struct pairing_who who = {.nthen = 0};

	memcpy(options, one->option, sizeof(options));
	options[pairing_book_option(uscf, "limit_equalize")] = 150;
	input.options = options;
	scores[0] = score_of(&input, now, 3);
	scores[1] = score_of(&input, then, 3);
	change.term = find_term(&scores[0], PAIRING_TERM_ODD_OVER);
	ck_assert_int_eq(score_value(&scores[1], "odd players beyond the limit"), 1);
	ck_assert_int_eq(pairing_who(uscf, &input, &change, &who), PAIRING_OK);
	ck_assert_int_eq(who.nthen, 1);
	ck_assert_int_eq(who.then[0], 0);
	ck_assert_int_eq(who.now[0], 2);
	ck_assert_int_eq(who.limit, 150);
	pairing_score_done(&scores[0]);
	pairing_score_done(&scores[1]);
}
END_TEST

START_TEST(cards_in_the_tray_and_turned_colours_are_told)
{
	struct pairing_board boards[] = {{1, 0}};
	const struct uscf_case *one = find_case("RB-29E4-5");
	struct pairing_score score = score_of(&one->input, boards, 0);

	ck_assert_int_eq(score_value(&score, "tray"), 2);
	pairing_score_done(&score);
	score = score_of(&one->input, boards, 1);
	ck_assert_int_eq(score_value(&score, "colours by rule"), 1);
	score_expect(&score, PAIRING_WARN_COLOUR, "29E3a", 0, 1);
	pairing_score_done(&score);
}
END_TEST

START_TEST(broken_rules_are_named)
{
	struct pairing_board boards[] = {{0, 1}, {2, 3}, {4, 5}};
	const struct uscf_case *one = find_case("RB-29D2-2");
	struct pairing_score score = score_of(&one->input, boards, 3);

	score_expect(&score, PAIRING_BROKEN_REPEAT, "27A1", 0, 1);
	ck_assert_int_eq(score_value(&score, "repeats"), 1);
	pairing_score_done(&score);
}
END_TEST

/* The reason why the two leaders of a draw leave their group together. */
static struct pairing_step together(const struct pairing_input *input)
{
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};
	struct pairing_step found = {.player = PAIRING_NOBODY};

	ck_assert_int_eq(pairing_best(uscf, input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_steps(uscf, input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++)
		if (steps.steps[i].kind == PAIRING_STEP_ODD_TOGETHER)
			found = steps.steps[i];
	ck_assert_int_eq(found.player, 0);
	ck_assert_int_eq(found.other, 1);
	ck_assert_str_eq(found.rule, "29D2");
	ck_assert_int_eq(found.as.odd_together.leave, 2);
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
	return found;
}

/* 29D2: they have met; or they have not, but the two below have, and would meet again. */
START_TEST(two_leave_a_group_together_for_a_reason)
{
	struct pairing_player player[4];
	struct pairing_game game[4];
	struct pairing_input input = {.players = player, .count = 4, .round = 2, .rounds = 4};
	const struct pairing_pin pin = {PAIRING_PIN_FLOAT_DOWN, 1, PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct pairing_step step = together(&find_case("RB-29D2-2")->input);

	ck_assert_int_eq(step.as.odd_together.score, 2);
	ck_assert_int_eq(step.as.odd_together.fewest, 2);
	ck_assert_int_eq(step.as.odd_together.round, 1);
	ck_assert_int_eq(step.as.odd_together.in_best, -1);
	for (int i = 0; i < 4; i++) {
		game[i] = (struct pairing_game){i < 2 ? PAIRING_OUTSIDE : 5 - i,
			i % 2 ? PAIRING_WHITE : PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 1};
		player[i] = (struct pairing_player){.number = i + 1,
			.rating = 2000 - i,
			.games = &game[i],
			.score = i < 2 ? 2 : 1};
	}
	step = together(&input);
	ck_assert_int_eq(step.as.odd_together.fewest, 0);
	ck_assert_int_eq(step.as.odd_together.round, 0);
	ck_assert_int_eq(step.as.odd_together.in_best, 1);
	ck_assert_int_eq(step.as.odd_together.fixed, 0);
	/* the two below may meet: no rule has them leave, but that one of them is fixed */
	game[2].opponent = game[3].opponent = PAIRING_OUTSIDE;
	input.pins = &pin;
	input.npins = 1;
	step = together(&input);
	ck_assert_int_eq(step.as.odd_together.fewest, 0);
	ck_assert_int_eq(step.as.odd_together.in_best, -1);
	ck_assert_int_eq(step.as.odd_together.fixed, 1);
}
END_TEST

START_TEST(a_barred_bye_is_named)
{
	struct pairing_board boards[] = {{0, 1}, {2, 3}, {4, 5}, {6, PAIRING_NOBODY}};
	struct pairing_score score;

	score = score_of(&find_case("RB-28L3-forfeit")->input, boards, 4);
	score_expect(&score, PAIRING_BROKEN_BYE, "28L3", 6, PAIRING_NOBODY);
	ck_assert_int_eq(score_value(&score, "second byes"), 1);
	pairing_score_done(&score);
	score = score_of(&find_case("RB-28L4")->input, boards, 4);
	score_expect(&score, PAIRING_BROKEN_BYE, "28L4", 6, PAIRING_NOBODY);
	ck_assert_int_eq(score_value(&score, "second byes"), 0);
	pairing_score_done(&score);
}
END_TEST

/* Six players: three have met the other three in turn, so nobody is left for round 4. */
START_TEST(a_next_round_without_a_pairing_is_foreseen)
{
	static const int met[2][6] = {{3, 4, 5, 0, 1, 2}, {4, 5, 3, 2, 0, 1}};
	struct pairing_board last[] = {{0, 5}, {1, 3}, {2, 4}}, other[] = {{0, 1}, {2, 4}, {3, 5}};
	struct pairing_player player[6];
	struct pairing_game game[6][2];
	struct pairing_input input = {.players = player, .count = 6, .round = 3, .rounds = 4};
	struct pairing_score score;

	for (int i = 0; i < 6; i++) {
		player[i] = (struct pairing_player){
			.number = i + 1, .rating = 2000 - i, .games = game[i], .score = 2};
		for (int r = 0; r < 2; r++)
			game[i][r] = (struct pairing_game){met[r][i],
				(i < 3) == (r == 0) ? PAIRING_WHITE : PAIRING_BLACK, PAIRING_PLAYED,
				PAIRING_LEVEL, 1};
	}
	score = score_of(&input, last, 3);
	score_expect(&score, PAIRING_WARN_DEAD_END, "29L", 0, PAIRING_NOBODY);
	pairing_score_done(&score);
	score = score_of(&input, other, 3);
	for (int i = 0; i < score.nviolations; i++)
		ck_assert_int_ne(score.violations[i].kind, PAIRING_WARN_DEAD_END);
	pairing_score_done(&score);
	input.rounds = 3; /* this is the last one */
	score = score_of(&input, last, 3);
	for (int i = 0; i < score.nviolations; i++)
		ck_assert_int_ne(score.violations[i].kind, PAIRING_WARN_DEAD_END);
	pairing_score_done(&score);
}
END_TEST

START_TEST(bad_boards_and_settings_are_refused)
{
	struct pairing_board boards[] = {{0, 9}};
	const struct pairing_draw draw = {boards, 1};
	struct uscf_case one = *find_case("RB-29E4-5");
	struct pairing_score score;
	struct pairing_steps steps;
	struct pairing_draw made = {0};

	ck_assert_int_eq(pairing_score(uscf, &one.input, &draw, &score), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_steps(uscf, &one.input, &draw, &steps), PAIRING_BAD_INPUT);
	one.option[0] = -1;
	one.input.options = one.option;
	ck_assert_int_eq(pairing_best(uscf, &one.input, &made, NULL), PAIRING_BAD_INPUT);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("score");
	int code;

	uscf = pairing_book_find("uscf");
	cases = uscf_cases_read(TESTS_DIR "/cases/uscf.txt", &ncases);
	if (!uscf || !cases)
		return EXIT_FAILURE;
	tcase_add_test(tcase, hand_draws_are_measured_against_the_natural_one);
	tcase_add_test(tcase, other_odd_players_are_seen);
	tcase_add_test(tcase, the_limit_that_a_switch_goes_beyond_is_told);
	tcase_add_test(tcase, cards_in_the_tray_and_turned_colours_are_told);
	tcase_add_test(tcase, broken_rules_are_named);
	tcase_add_test(tcase, two_leave_a_group_together_for_a_reason);
	tcase_add_test(tcase, a_barred_bye_is_named);
	tcase_add_test(tcase, a_next_round_without_a_pairing_is_foreseen);
	tcase_add_test(tcase, bad_boards_and_settings_are_refused);
	code = suite_run("uscf_score", tcase, NULL);
	free(cases);
	return code;
}
