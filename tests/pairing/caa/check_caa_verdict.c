/*
 * What is broken in a draw, and what the arbiter is warned of.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/six_cards.h"
#include "support/suite_run.h"

static const struct pairing_book *caa;

static const struct pairing_board by_level[] = {{1, 0}, {3, 2}, {5, 4}};

START_TEST(rule_1_repeat)
{
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.game[3][1].opponent = 2; /* only one card remembers */
	score = six_cards_score(&table.input, by_level, 3);
	ck_assert_int_eq(score_value(&score, "repeats"), 1);
	score_expect(&score, PAIRING_BROKEN_REPEAT, "1", 2, 3);
	pairing_score_done(&score);
}
END_TEST

START_TEST(forbidden_and_avoided_pairs)
{
	const struct pairing_apart apart[] = {
		{0, 1, true}, {3, 2, false}, {3, 2, false}, {0, 5, true}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.input.apart = apart;
	table.input.napart = 4;
	score = six_cards_score(&table.input, by_level, 3);
	ck_assert_int_eq(score_value(&score, "forbidden pairs"), 1);
	ck_assert_int_eq(score_value(&score, "avoided pairs"), 1);
	score_expect(&score, PAIRING_BROKEN_FORBIDDEN, "", 0, 1);
	score_expect(&score, PAIRING_WARN_AVOID, "35", 2, 3);
	pairing_score_done(&score);
}
END_TEST

START_TEST(absent_card_on_a_board_is_a_wrong_seat)
{
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.player[5].absent = true;
	score = six_cards_score(&table.input, by_level, 3);
	ck_assert_int_eq(score_value(&score, "wrong seats"), 1);
	ck_assert_int_eq(score_value(&score, "tray"), 0); /* his opponent is on a board */
	score_expect(&score, PAIRING_BROKEN_ABSENT, "", 5, 4);
	pairing_score_done(&score);
}
END_TEST

START_TEST(card_on_two_boards_is_a_wrong_seat)
{
	const struct pairing_board boards[] = {{1, 0}, {3, 2}, {5, 0}, {5, 4}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	score = six_cards_score(&table.input, boards, 4);
	ck_assert_int_eq(score_value(&score, "wrong seats"), 2);
	score_expect(&score, PAIRING_BROKEN_SEATED_TWICE, "", 0, 5);
	score_expect(&score, PAIRING_BROKEN_SEATED_TWICE, "", 5, 4);
	pairing_score_done(&score);
}
END_TEST

static const enum pairing_kind barring[] = {PAIRING_BYE_FORCED, PAIRING_BYE_FULL};
static const enum pairing_kind sparing[] = {
	PAIRING_DEFAULT_WIN, PAIRING_BYE_HALF, PAIRING_DEFAULT_LOSS};

START_TEST(rule_6_bars_from_the_bye)
{
	const struct pairing_board boards[] = {{1, 0}, {3, 2}, {5, PAIRING_NOBODY}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.player[4].absent = true;
	table.game[5][0] = (struct pairing_game){.opponent = PAIRING_NOBODY, .kind = barring[_i]};
	score = six_cards_score(&table.input, boards, 3);
	ck_assert_int_eq(score_value(&score, "barred byes"), 1);
	ck_assert_int_eq(score_value(&score, "bye again"), 0);
	ck_assert_int_eq(score_value(&score, "bye"), 2);
	score_expect(&score, PAIRING_BROKEN_BYE, "6", 5, PAIRING_NOBODY);
	pairing_score_done(&score);
}
END_TEST

/* Who has a bye booked, won by default, had a half-point bye, lost by default; who was absent. */
START_TEST(rule_6_spares_from_the_bye)
{
	const struct pairing_board boards[] = {{1, 0}, {3, 2}, {5, PAIRING_NOBODY}};
	static const int again[][5] = {{1, 1, 1, 1, 0}, {1, 1, 0, 0, 0}};

	for (int full = 0; full < 2; full++) {
		struct six_cards table;
		struct pairing_score score;
		int options[16];

		for (int i = 0; i < caa->noptions; i++)
			options[i] = caa->options[i].value;
		ck_assert_int_eq(options[pairing_book_option(caa, "bye_spares")], 0);
		options[pairing_book_option(caa, "bye_spares")] = full;
		six_cards_make(&table);
		table.input.options = options;
		table.player[4].absent = true;
		table.player[5].bye_booked = _i == 0;
		if (_i > 0)
			table.game[5][0] = (struct pairing_game){.opponent = PAIRING_NOBODY,
				.kind = _i < 4 ? sparing[_i - 1] : PAIRING_ABSENT};
		score = six_cards_score(&table.input, boards, 3);
		ck_assert_int_eq(score_value(&score, "barred byes"), 0);
		ck_assert_int_eq(score_value(&score, "bye again"), again[full][_i]);
		ck_assert_int_eq(score_count(&score, PAIRING_BROKEN_BYE), 0);
		pairing_score_done(&score);
	}
}
END_TEST

START_TEST(byes_nobody_needs_are_counted)
{
	const struct pairing_board boards[] = {
		{1, 0}, {3, 2}, {5, PAIRING_NOBODY}, {4, PAIRING_NOBODY}};
	struct six_cards table;
	struct pairing_score two, one;

	six_cards_make(&table);
	two = six_cards_score(&table.input, boards, 4);
	one = six_cards_score(&table.input, boards, 3);
	ck_assert_int_eq(score_value(&two, "needless byes"), 2);
	ck_assert_int_eq(score_value(&two, "bye"), 4);
	ck_assert_int_eq(score_value(&one, "needless byes"), 1);
	pairing_score_done(&two);
	pairing_score_done(&one);
}
END_TEST

/* One pin a case on the draw 1-0, 3-2, 5-4; the tray breaks none. */
static const struct {
	struct pairing_pin pin;
	bool broken;
} pins[] = {
	{{PAIRING_PIN_BOARD, 0, 1, PAIRING_NEUTRAL}, false},
	{{PAIRING_PIN_BOARD, 0, 1, PAIRING_BLACK}, false},
	{{PAIRING_PIN_BOARD, 0, 1, PAIRING_WHITE}, true},
	{{PAIRING_PIN_BOARD, 1, 0, PAIRING_WHITE}, false},
	{{PAIRING_PIN_BOARD, 0, 2, PAIRING_NEUTRAL}, true},
	{{PAIRING_PIN_BOARD, 4, 2, PAIRING_NEUTRAL}, true},
	{{PAIRING_PIN_COLOUR, 2, PAIRING_NOBODY, PAIRING_BLACK}, false},
	{{PAIRING_PIN_COLOUR, 2, PAIRING_NOBODY, PAIRING_WHITE}, true},
	{{PAIRING_PIN_FLOAT_DOWN, 2, PAIRING_NOBODY, PAIRING_NEUTRAL}, true},
	{{PAIRING_PIN_FLOAT_UP, 2, PAIRING_NOBODY, PAIRING_NEUTRAL}, true},
	{{PAIRING_PIN_TOP, 2, PAIRING_NOBODY, PAIRING_NEUTRAL}, false},
	{{PAIRING_PIN_TOP, 3, PAIRING_NOBODY, PAIRING_NEUTRAL}, true},
	{{PAIRING_PIN_BOTTOM, 3, PAIRING_NOBODY, PAIRING_NEUTRAL}, false},
	{{PAIRING_PIN_BOTTOM, 2, PAIRING_NOBODY, PAIRING_NEUTRAL}, true},
	{{PAIRING_PIN_LEVEL, 2, PAIRING_NOBODY, PAIRING_NEUTRAL}, false},
	{{PAIRING_PIN_BYE, 2, PAIRING_NOBODY, PAIRING_NEUTRAL}, true},
};

START_TEST(pins_are_broken_by_seats_not_by_the_tray)
{
	struct six_cards table;
	struct pairing_score score, empty;

	six_cards_make(&table);
	table.input.pins = &pins[_i].pin;
	table.input.npins = 1;
	score = six_cards_score(&table.input, by_level, 3);
	empty = six_cards_score(&table.input, NULL, 0);
	ck_assert_int_eq(score_value(&score, "broken pins"), pins[_i].broken);
	ck_assert_int_eq(score_count(&score, PAIRING_BROKEN_PIN), pins[_i].broken);
	ck_assert_int_eq(score_value(&empty, "broken pins"), 0);
	pairing_score_done(&score);
	pairing_score_done(&empty);
}
END_TEST

/* 1 goes down to 2, 3 down to 4, 0 has the bye, and 5 no board: so many pins are broken. */
static void floats_break(const struct pairing_pin *fixed, int count, int broken, int tray)
{
	const struct pairing_board boards[] = {{1, 2}, {3, 4}, {0, PAIRING_NOBODY}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.input.pins = fixed;
	table.input.npins = count;
	score = six_cards_score(&table.input, boards, 3);
	ck_assert_int_eq(score_value(&score, "broken pins"), broken);
	ck_assert_int_eq(score_value(&score, "tray"), tray);
	pairing_score_done(&score);
}

START_TEST(floats_keep_float_pins)
{
	static const struct pairing_pin kept[] = {
		{PAIRING_PIN_FLOAT_DOWN, 1, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_FLOAT_UP, 2, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_TOP, 2, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_BOTTOM, 1, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_FLOAT_DOWN, 0, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_BYE, 0, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_OUT, 5, PAIRING_NOBODY, PAIRING_NEUTRAL},
	};

	floats_break(kept, 7, 0, 0);
}
END_TEST

START_TEST(floats_and_the_bye_break_a_pin_to_the_own_score)
{
	static const struct pairing_pin broken[] = {
		{PAIRING_PIN_LEVEL, 1, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_LEVEL, 2, PAIRING_NOBODY, PAIRING_NEUTRAL},
		{PAIRING_PIN_LEVEL, 0, PAIRING_NOBODY, PAIRING_NEUTRAL},
	};

	floats_break(broken, 3, 3, 1);
}
END_TEST

START_TEST(pinned_out_may_not_sit)
{
	static const struct pairing_pin out = {PAIRING_PIN_OUT, 4, PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.input.pins = &out;
	table.input.npins = 1;
	score = six_cards_score(&table.input, by_level, 3);
	ck_assert_int_eq(score_value(&score, "wrong seats"), 1);
	score_expect(&score, PAIRING_BROKEN_ABSENT, "", 4, 5);
	pairing_score_done(&score);
}
END_TEST

/*
 * 0 WBW and 2 WWB: a third White for 0 brings a difference of 2 only; 4 BWW has two Whites running.
 */
START_TEST(warnings_name_run_difference_float_and_colour)
{
	const struct pairing_board boards[] = {{0, 1}, {2, 3}, {4, 5}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.game[0][1].colour = PAIRING_WHITE; /* WWW */
	table.game[4][2].floated = PAIRING_FLOAT_DOWN;
	score = six_cards_score(&table.input, boards, 3);
	score_expect(&score, PAIRING_WARN_COLOUR, "15", 0, 1);
	score_expect(&score, PAIRING_WARN_RUN, "16", 0, 1);
	score_expect(&score, PAIRING_WARN_DIFFERENCE, "40", 0, 1);
	score_expect(&score, PAIRING_WARN_RUN, "16", 4, 5);
	ck_assert_int_eq(score_count(&score, PAIRING_WARN_DIFFERENCE), 1);
	ck_assert_int_eq(score_count(&score, PAIRING_WARN_FLOAT), 0);
	pairing_score_done(&score);
}
END_TEST

START_TEST(warnings_name_floats_the_same_way)
{
	const struct pairing_board boards[] = {{1, 2}, {0, 3}, {5, 4}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.game[0][2].floated = PAIRING_FLOAT_DOWN;
	table.game[1][2].floated = PAIRING_FLOAT_UP;
	table.game[2][2].floated = PAIRING_FLOAT_UP;
	table.game[3][1].floated = PAIRING_FLOAT_UP; /* not the last round */
	score = six_cards_score(&table.input, boards, 3);
	ck_assert_int_eq(score_count(&score, PAIRING_WARN_FLOAT), 2);
	score_expect(&score, PAIRING_WARN_FLOAT, "20", 0, 3);
	score_expect(&score, PAIRING_WARN_FLOAT, "21", 2, 1);
	pairing_score_done(&score);
}
END_TEST

static int avoided(
	const struct pairing_input *base, const char *option, int value, const char *rule)
{
	struct pairing_input input = *base;
	struct pairing_score score;
	int options[16], n;

	for (int i = 0; i < caa->noptions; i++)
		options[i] = caa->options[i].value;
	options[pairing_book_option(caa, option)] = value;
	input.options = options;
	score = six_cards_score(&input, by_level, 3);
	n = (int)score_value(&score, "avoided pairs");
	ck_assert_int_eq(score_count(&score, PAIRING_WARN_AVOID), n);
	if (n > 0)
		score_expect(&score, PAIRING_WARN_AVOID, rule, 0, 1);
	pairing_score_done(&score);
	return n;
}

START_TEST(rule_35_clubs_for_as_many_rounds_as_set)
{
	struct six_cards table;

	six_cards_make(&table);
	table.player[0].club = table.player[1].club = 7;
	ck_assert_int_eq(avoided(&table.input, "clubs", SIX_CARDS_ROUND, "35"), 1);
	ck_assert_int_eq(avoided(&table.input, "clubs", SIX_CARDS_ROUND - 1, "35"), 0);
	table.input.round = 1;
	ck_assert_int_eq(avoided(&table.input, "clubs", 1, "35"), 1);
	ck_assert_int_eq(avoided(&table.input, "clubs", 0, "35"), 0);
}
END_TEST

START_TEST(rule_37_half_point_byes_of_round_1_in_round_2)
{
	struct six_cards table;

	six_cards_make(&table);
	table.game[0][0] = table.game[1][0] =
		(struct pairing_game){.opponent = PAIRING_NOBODY, .kind = PAIRING_BYE_HALF};
	ck_assert_int_eq(avoided(&table.input, "half_byes", 1, "37"), 0);
	table.input.round = 2;
	ck_assert_int_eq(avoided(&table.input, "half_byes", 1, "37"), 1);
	ck_assert_int_eq(avoided(&table.input, "half_byes", 0, "37"), 0);
}
END_TEST

START_TEST(rule_39_defaulted_pair)
{
	struct six_cards table;

	six_cards_make(&table);
	table.game[1][1] = (struct pairing_game){.opponent = 0, .kind = PAIRING_DEFAULT_LOSS};
	ck_assert_int_eq(avoided(&table.input, "defaults", 1, "39"), 1);
	ck_assert_int_eq(avoided(&table.input, "defaults", 0, "39"), 0);
}
END_TEST

int main(void)
{
	TCase *verdict = tcase_create("verdict");

	caa = pairing_book_find("caa");
	if (!caa)
		return EXIT_FAILURE;
	tcase_add_test(verdict, rule_1_repeat);
	tcase_add_test(verdict, forbidden_and_avoided_pairs);
	tcase_add_test(verdict, absent_card_on_a_board_is_a_wrong_seat);
	tcase_add_test(verdict, card_on_two_boards_is_a_wrong_seat);
	tcase_add_loop_test(verdict, rule_6_bars_from_the_bye, 0, 2);
	tcase_add_loop_test(verdict, rule_6_spares_from_the_bye, 0, 5);
	tcase_add_test(verdict, byes_nobody_needs_are_counted);
	tcase_add_loop_test(verdict, pins_are_broken_by_seats_not_by_the_tray, 0,
		(int)(sizeof(pins) / sizeof(pins[0])));
	tcase_add_test(verdict, floats_keep_float_pins);
	tcase_add_test(verdict, floats_and_the_bye_break_a_pin_to_the_own_score);
	tcase_add_test(verdict, pinned_out_may_not_sit);
	tcase_add_test(verdict, warnings_name_run_difference_float_and_colour);
	tcase_add_test(verdict, warnings_name_floats_the_same_way);
	tcase_add_test(verdict, rule_35_clubs_for_as_many_rounds_as_set);
	tcase_add_test(verdict, rule_37_half_point_byes_of_round_1_in_round_2);
	tcase_add_test(verdict, rule_39_defaulted_pair);
	return suite_run("caa_verdict", verdict, NULL);
}
