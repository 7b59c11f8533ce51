/*
 * Club evenings by GSRP, rule by rule on fields made by hand; and small evenings with everything
 * fixed by hand against the scores of all their draws.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/club_season.h"
#include "support/event/hand_evening.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"

enum { HERE_MOST = 8, SEEDS = 5000, BLOCKS = 10 };

static const struct pairing_book *gsrp;

START_TEST(gsrp_is_the_percentage_with_a_drawn_game_added)
{
	static const struct {
		int games, score, tenths;
	} cases[] = {{0, 0, 500}, {1, 2, 750}, {1, 0, 250}, {1, 1, 500}, {2, 4, 833}, {2, 3, 667},
		{3, 4, 625}, {15, 30, 969}, {15, 0, 31}, {7, 9, 625}};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct pairing_game game[HAND_EVENINGS] = {{.opponent = PAIRING_NOBODY}};
		struct pairing_gsrp made;
		int left = cases[i].score;

		for (int r = 0; r < cases[i].games; r++) {
			const int points = left > 2 ? 2 : left;

			game[r] = (struct pairing_game){
				r + 1, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, points};
			left -= points;
		}
		game[16].kind = PAIRING_BYE_FORCED; /* no game, and whatever it gives no score */
		game[16].points = 2;
		made = pairing_gsrp_of(game, HAND_EVENINGS);
		ck_assert_int_eq(made.tenths, cases[i].tenths);
		ck_assert_int_eq(made.games, cases[i].games);
		ck_assert_int_eq(made.score, cases[i].score);
	}
}
END_TEST

START_TEST(first_evening_goes_by_grade_with_the_unrated_in_the_middle)
{
	static const int rating[] = {1500, 0, 1900, 1700, 0, 1600};
	struct hand_evening field;

	/* c d | b e | f a: the stronger one has Black */
	hand_evening_start(&field, 6, 1);
	for (int i = 0; i < 6; i++)
		field.player[i].rating = rating[i];
	hand_evening_draws(&field, gsrp, "dc eb af");
	/* without d the rated are c f a: one stands above the unrated: c b e f a */
	field.player[3].absent = true;
	hand_evening_draws(&field, gsrp, "bc fe a-");
}
END_TEST

START_TEST(later_evenings_go_by_gsrp_then_by_the_alphabet)
{
	struct hand_evening field;

	/* a 75, c 75, e and f 50 (no game), b 25, d 25 */
	hand_evening_start(&field, 6, 2);
	hand_evening_play(&field, 1, "ba0 dc0");
	/*
	 * a and c both had Black: the lot; e and f have had nothing: the lot, on board 2; b, d too
	 */
	hand_evening_draws(&field, gsrp, "ac fe bd");
}
END_TEST

START_TEST(nobody_meets_twice_and_the_next_lower_one_is_met)
{
	struct hand_evening field;

	hand_evening_start(&field, 4, 3);
	hand_evening_play(&field, 1, "ab2 cd1");
	hand_evening_play(&field, 2, "da0 bc1");
	/* list: a 83.3, c 50, b and d 33.3; a and c had Black last, b and d White: the lot */
	hand_evening_draws(&field, gsrp, "ac db");
}
END_TEST

START_TEST(a_default_counts_as_a_game_of_the_competition_without_a_colour)
{
	struct hand_evening field;

	hand_evening_start(&field, 4, 2);
	hand_evening_play(&field, 1, "ab2 cd2");
	field.game[0][0].kind = PAIRING_DEFAULT_WIN;
	field.game[1][0].kind = PAIRING_DEFAULT_LOSS;
	/* a 75 without a colour, c 75 had White; b 25 without a colour, d 25 had Black */
	hand_evening_draws(&field, gsrp, "ac db");
	/* the two do not meet again */
	field.player[2].absent = field.player[3].absent = true;
	hand_evening_draws(&field, gsrp, "a- b-");
}
END_TEST

START_TEST(where_the_walk_leaves_people_over_the_nearest_are_matched)
{
	struct hand_evening field;

	/*
	 * all equal at 50: list a b c d e f. The walk gives ab, cd and leaves e and f, who have
	 * met.
	 */
	hand_evening_start(&field, 6, 2);
	hand_evening_play(&field, 1, "ef1");
	/* ab ce df: 1 + 4 + 4 */
	hand_evening_draws(&field, gsrp, "ab ce fd");
}
END_TEST

START_TEST(as_many_boards_as_can_be_are_made)
{
	struct hand_evening field;

	/* a has met all the others: nobody is left for him, though b volunteers */
	hand_evening_start(&field, 4, 4);
	hand_evening_play(&field, 1, "ab1");
	hand_evening_play(&field, 2, "ac1");
	hand_evening_play(&field, 3, "da1");
	field.player[1].volunteer = true;
	/* two of three: the volunteer and a sit out; c and d play */
	hand_evening_draws(&field, gsrp, "cd a- b-");
}
END_TEST

START_TEST(sit_outs_are_asked_in_the_order_of_the_guide)
{
	struct hand_evening field;

	/* nothing tells them apart: the lowest in the list */
	hand_evening_start(&field, 5, 8);
	field.player[3].absent = field.player[4].absent = true;
	hand_evening_draws(&field, gsrp, "ab c-");
	/* longest ago */
	hand_evening_sit_out(&field, 3, 'a');
	hand_evening_sit_out(&field, 4, 'c');
	hand_evening_sit_out(&field, 5, 'b');
	hand_evening_draws(&field, gsrp, "bc a-");
	/* least often */
	hand_evening_sit_out(&field, 1, 'a');
	hand_evening_sit_out(&field, 2, 'b');
	hand_evening_draws(&field, gsrp, "ab c-");
	/* most games */
	hand_evening_play(&field, 6, "bd1");
	hand_evening_draws(&field, gsrp, "ac b-");
	/* a volunteer before all */
	field.player[0].volunteer = true;
	hand_evening_draws(&field, gsrp, "cb a-");
	/* but nobody when the number is even */
	field.player[3].absent = false;
	hand_evening_draws(&field, gsrp, "ab dc");
}
END_TEST

/* What is said of the one board when its colours are those: of whom. */
static enum pairing_violation_kind wrong_colours(
	struct hand_evening *field, int white, int black, int player)
{
	struct pairing_board board = {white, black};
	const struct pairing_draw draw = {&board, 1};
	struct pairing_score score = {0};
	enum pairing_violation_kind kind;

	ck_assert_int_eq(pairing_score(gsrp, &field->input, &draw, &score), PAIRING_OK);
	ck_assert_int_eq(score.nviolations, 1);
	kind = score.violations[0].kind;
	ck_assert_int_eq(score.violations[0].player, player);
	ck_assert_str_eq(score.violations[0].rule, "colours");
	pairing_score_done(&score);
	return kind;
}

START_TEST(colours_keep_the_balance_then_alternate_then_the_lot)
{
	struct hand_evening field;

	/* a W W, b W B: b has White */
	hand_evening_start(&field, 4, 5);
	field.player[2].absent = field.player[3].absent = true;
	hand_evening_play(&field, 1, "ac1");
	hand_evening_play(&field, 2, "ad1");
	hand_evening_play(&field, 1, "bd1");
	hand_evening_play(&field, 2, "cb1");
	hand_evening_draws(&field, gsrp, "ba");
	ck_assert_int_eq(wrong_colours(&field, 0, 1, 1), PAIRING_WARN_COLOUR);
	/* a W W B B, b W B B W: equal, and a had Black last */
	hand_evening_play(&field, 3, "ca1");
	hand_evening_play(&field, 4, "da1");
	hand_evening_play(&field, 3, "db1");
	hand_evening_play(&field, 4, "bc1");
	hand_evening_draws(&field, gsrp, "ab");
	/* a W B B W, too: the lot */
	hand_evening_play(&field, 2, "da1");
	hand_evening_play(&field, 4, "ad1");
	hand_evening_draws(&field, gsrp, "ab");
	ck_assert_int_eq(wrong_colours(&field, 1, 0, 0), PAIRING_WARN_LOT);
	field.input.lot = PAIRING_BLACK;
	hand_evening_draws(&field, gsrp, "ba");
	ck_assert_int_eq(wrong_colours(&field, 0, 1, 1), PAIRING_WARN_LOT);
}
END_TEST

START_TEST(what_is_fixed_by_hand_is_kept)
{
	struct hand_evening field;
	struct pairing_draw draw = {0};
	struct pairing_blame blame;

	hand_evening_start(&field, 6, 2);
	field.input.npins = 3;
	field.pin[0] = (struct pairing_pin){PAIRING_PIN_BOARD, 0, 5, PAIRING_BLACK};
	field.pin[1] = (struct pairing_pin){PAIRING_PIN_BYE, 1, 0, PAIRING_NEUTRAL};
	field.pin[2] = (struct pairing_pin){PAIRING_PIN_BYE, 2, 0, PAIRING_NEUTRAL};
	hand_evening_draws(&field, gsrp, "fa ed b- c-");
	field.pin[2] = (struct pairing_pin){PAIRING_PIN_OUT, 2, 0, PAIRING_NEUTRAL};
	field.pin[1] = (struct pairing_pin){PAIRING_PIN_COLOUR, 1, 0, PAIRING_BLACK};
	hand_evening_draws(&field, gsrp, "fa db e-");
	/* who is fixed to meet again, to play and to sit out */
	hand_evening_play(&field, 1, "af1");
	ck_assert_int_eq(pairing_best(gsrp, &field.input, &draw, &blame), PAIRING_NO_DRAW);
	ck_assert_str_eq(blame.rule, "B");
	ck_assert_int_eq(blame.player + blame.other, 5);
	field.pin[2] = (struct pairing_pin){PAIRING_PIN_BYE, 0, 0, PAIRING_NEUTRAL};
	ck_assert_int_eq(pairing_best(gsrp, &field.input, &draw, &blame), PAIRING_BAD_INPUT);
	ck_assert_int_eq(blame.player, 0);
	field.option = 0;
	ck_assert_int_eq(pairing_best(gsrp, &field.input, &draw, &blame), PAIRING_BAD_INPUT);
	ck_assert_ptr_null(draw.boards);
}
END_TEST

static bool is_out(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT && input->pins[i].player == player)
			return true;
	return input->players[player].absent;
}

/* Every draw of a small evening has a score that is no better than that of the engine's. */
struct scored {
	const struct pairing_input *input;
	struct pairing_score best;
	int player[HERE_MOST], n;
};

static void score_one(struct scored *scored, const int *mate, uint64_t *state)
{
	struct pairing_board boards[HERE_MOST];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score score = {0};

	for (int a = 0; a < scored->n; a++) {
		if (mate[a] > a && random_below(state, 2))
			boards[draw.count++] =
				(struct pairing_board){scored->player[mate[a]], scored->player[a]};
		else if (mate[a] > a)
			boards[draw.count++] =
				(struct pairing_board){scored->player[a], scored->player[mate[a]]};
		else if (mate[a] == -1 && random_below(state, 4))
			boards[draw.count++] =
				(struct pairing_board){scored->player[a], PAIRING_NOBODY};
	}
	ck_assert_int_eq(pairing_score(gsrp, scored->input, &draw, &score), PAIRING_OK);
	ck_assert_int_le(pairing_score_compare(&scored->best, &score, NULL), 0);
	pairing_score_done(&score);
}

static void score_all(struct scored *scored, int *mate, int a, uint64_t *state)
{
	while (a < scored->n && mate[a] != -2)
		a++;
	if (a == scored->n) {
		for (int i = 0; i < 4; i++)
			score_one(scored, mate, state);
		return;
	}
	for (int b = a; b < scored->n; b++) {
		if (b > a && mate[b] != -2)
			continue;
		mate[a] = b == a ? -1 : b;
		if (b > a)
			mate[b] = a;
		score_all(scored, mate, a + 1, state);
		if (b > a)
			mate[b] = -2;
	}
	mate[a] = -2;
}

START_TEST(no_draw_has_a_better_score_whatever_is_fixed)
{
	static struct club_season season;
	uint64_t state = (uint64_t)_i;

	for (uint64_t seed = (uint64_t)_i; seed < SEEDS; seed += 4 * BLOCKS) {
		struct scored scored = {.input = &season.input};
		struct pairing_draw draw = {0};
		int mate[HERE_MOST];

		club_season_start(&season, seed, 2 + (int)(seed % 6), 100, true);
		for (uint64_t i = 0; i < seed % 5; i++) {
			if (pairing_best(gsrp, &season.input, &draw, NULL) == PAIRING_OK)
				club_season_play(&season, &draw);
			pairing_draw_done(&draw);
		}
		if (pairing_best(gsrp, &season.input, &draw, NULL) != PAIRING_OK)
			continue;
		ck_assert_int_eq(
			pairing_score(gsrp, &season.input, &draw, &scored.best), PAIRING_OK);
		for (int i = 0; i < season.input.count; i++)
			if (!is_out(&season.input, i))
				scored.player[scored.n++] = i;
		for (int a = 0; a < HERE_MOST; a++)
			mate[a] = -2;
		score_all(&scored, mate, 0, &state);
		pairing_score_done(&scored.best);
		pairing_draw_done(&draw);
	}
}
END_TEST

int main(void)
{
	TCase *rules = tcase_create("rules"), *all = tcase_create("all draws");

	gsrp = pairing_book_find("gsrp");
	if (!gsrp)
		return EXIT_FAILURE;
	tcase_add_test(rules, gsrp_is_the_percentage_with_a_drawn_game_added);
	tcase_add_test(rules, first_evening_goes_by_grade_with_the_unrated_in_the_middle);
	tcase_add_test(rules, later_evenings_go_by_gsrp_then_by_the_alphabet);
	tcase_add_test(rules, nobody_meets_twice_and_the_next_lower_one_is_met);
	tcase_add_test(rules, a_default_counts_as_a_game_of_the_competition_without_a_colour);
	tcase_add_test(rules, where_the_walk_leaves_people_over_the_nearest_are_matched);
	tcase_add_test(rules, as_many_boards_as_can_be_are_made);
	tcase_add_test(rules, sit_outs_are_asked_in_the_order_of_the_guide);
	tcase_add_test(rules, colours_keep_the_balance_then_alternate_then_the_lot);
	tcase_add_test(rules, what_is_fixed_by_hand_is_kept);
	tcase_add_loop_test(all, no_draw_has_a_better_score_whatever_is_fixed, 0, BLOCKS);
	tcase_set_timeout(all, 120);
	return suite_run("gsrp", rules, all, NULL);
}
