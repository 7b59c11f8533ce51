/*
 * The cards of a field, pins that exclude each other, the table of rule books, and the order of
 * publication.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "cards/field.h"
#include "pairing.h"
#include "support/event/random_field.h"
#include "support/event/six_cards.h"
#include "support/suite_run.h"

static const struct pairing_book *caa;

static const struct {
	struct pairing_pin pin[2];
	bool clash;
} pairs[] = {
	{{{PAIRING_PIN_BOARD, 0, 1, PAIRING_WHITE}, {PAIRING_PIN_BOARD, 1, 0, PAIRING_BLACK}},
		false},
	{{{PAIRING_PIN_BOARD, 0, 1, PAIRING_WHITE}, {PAIRING_PIN_BOARD, 1, 0, PAIRING_WHITE}},
		true},
	{{{PAIRING_PIN_BOARD, 0, 1, PAIRING_NEUTRAL}, {PAIRING_PIN_BOARD, 2, 1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_BOARD, 0, 1, PAIRING_WHITE}, {PAIRING_PIN_COLOUR, 1, -1, PAIRING_WHITE}},
		true},
	{{{PAIRING_PIN_BOARD, 0, 1, PAIRING_WHITE}, {PAIRING_PIN_COLOUR, 1, -1, PAIRING_BLACK}},
		false},
	{{{PAIRING_PIN_BOARD, 0, 1, PAIRING_NEUTRAL}, {PAIRING_PIN_OUT, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_BOARD, 0, 1, PAIRING_NEUTRAL}, {PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_BYE, 0, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL}},
		false},
	{{{PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_COLOUR, 1, -1, PAIRING_BLACK}},
		true},
	{{{PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL},
		 {PAIRING_PIN_FLOAT_UP, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL},
		 {PAIRING_PIN_FLOAT_DOWN, 1, -1, PAIRING_NEUTRAL}},
		false},
	{{{PAIRING_PIN_FLOAT_UP, 1, -1, PAIRING_NEUTRAL},
		 {PAIRING_PIN_FLOAT_DOWN, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_COLOUR, 1, -1, PAIRING_WHITE}, {PAIRING_PIN_COLOUR, 1, -1, PAIRING_BLACK}},
		true},
	{{{PAIRING_PIN_COLOUR, 1, -1, PAIRING_WHITE}, {PAIRING_PIN_COLOUR, 2, -1, PAIRING_BLACK}},
		false},
	{{{PAIRING_PIN_LEVEL, 1, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_TOP, 1, -1, PAIRING_NEUTRAL}},
		false},
	{{{PAIRING_PIN_LEVEL, 1, -1, PAIRING_NEUTRAL},
		 {PAIRING_PIN_FLOAT_UP, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_FLOAT_DOWN, 1, -1, PAIRING_NEUTRAL},
		 {PAIRING_PIN_LEVEL, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_LEVEL, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_TOP, 1, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_BOTTOM, 1, -1, PAIRING_NEUTRAL}},
		false},
	{{{PAIRING_PIN_OUT, 1, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_TOP, 1, -1, PAIRING_NEUTRAL}},
		true},
	{{{PAIRING_PIN_OUT, 1, -1, PAIRING_NEUTRAL}, {PAIRING_PIN_OUT, 2, -1, PAIRING_NEUTRAL}},
		false},
};

START_TEST(pins_that_exclude_each_other_clash)
{
	struct six_cards table;
	struct field field;
	struct pairing_blame blame = {0};
	struct pairing_draw draw = {0};

	six_cards_make(&table);
	table.input.pins = pairs[_i].pin;
	table.input.npins = 2;
	ck_assert_int_eq(field_init(&field, &table.input, NULL), PAIRING_OK);
	ck_assert_int_eq(field_pins_agree(&field, false, &blame),
		pairs[_i].clash ? PAIRING_BAD_INPUT : PAIRING_OK);
	ck_assert_int_eq(field_pins_agree(&field, false, NULL),
		pairs[_i].clash ? PAIRING_BAD_INPUT : PAIRING_OK);
	field_done(&field);
	if (!pairs[_i].clash)
		return;
	ck_assert(blame.text && blame.player >= 0);
	ck_assert_int_eq(pairing_best(caa, &table.input, &draw, NULL), PAIRING_BAD_INPUT);
}
END_TEST

START_TEST(two_byes_agree_where_many_may_sit_out)
{
	static const struct pairing_pin pins[] = {
		{PAIRING_PIN_BYE, 0, -1, PAIRING_NEUTRAL},
		{PAIRING_PIN_BYE, 1, -1, PAIRING_NEUTRAL},
		{PAIRING_PIN_COLOUR, 1, -1, PAIRING_BLACK},
	};
	struct six_cards table;
	struct field field;

	six_cards_make(&table);
	table.input.pins = pins;
	for (int npins = 2; npins <= 3; npins++) {
		table.input.npins = npins;
		ck_assert_int_eq(field_init(&field, &table.input, NULL), PAIRING_OK);
		ck_assert_int_eq(field_pins_agree(&field, true, NULL),
			npins == 2 ? PAIRING_OK : PAIRING_BAD_INPUT);
		field_done(&field);
	}
}
END_TEST

/* What a card may do by its pins is what the score then calls unbroken. */
START_TEST(pins_allow_what_the_score_accepts)
{
	for (uint64_t seed = 1; seed <= 3000; seed++) {
		struct random_field made;
		struct field field;

		random_field_make(&made, seed, 4, 8);
		if (made.input.npins == 0)
			continue;
		ck_assert_int_eq(field_init(&field, &made.input, NULL), PAIRING_OK);
		for (int a = 0; !field.clash && a < field.count; a++) {
			for (int b = a + 1; b < field.count; b++) {
				const enum pairing_colour pinned =
					field_pinned_colour(&field, a, b);
				const bool white =
					(pinned != PAIRING_NEUTRAL ? pinned
								   : field_colour(&field, a, b)) ==
					PAIRING_WHITE;
				const int i = field.card[a].player, j = field.card[b].player;
				const struct pairing_board board = {white ? i : j, white ? j : i};
				struct pairing_score score =
					six_cards_score(&made.input, &board, 1);

				ck_assert_msg(field_pins_allow(&field, a, b) ==
						(score_value(&score, "broken pins") == 0),
					"seed %d: %d %d", (int)seed, i, j);
				pairing_score_done(&score);
			}
		}
		field_done(&field);
	}
}
END_TEST

/*
 * The table of met pairs says what the records say, and forbidden pairs are found from both sides.
 */
START_TEST(met_table_agrees_with_the_records)
{
	for (uint64_t seed = 1; seed <= 300; seed++) {
		struct random_field made;
		struct field field, indexed;

		random_field_make(&made, seed, 4, 12);
		ck_assert_int_eq(field_init(&field, &made.input, NULL), PAIRING_OK);
		ck_assert_int_eq(field_init(&indexed, &made.input, NULL), PAIRING_OK);
		field_index_met(&indexed);
		ck_assert_ptr_nonnull(indexed.met_bits);
		for (int a = 0; a < field.count; a++) {
			for (int b = 0; b < field.count; b++) {
				if (a == b)
					continue;
				ck_assert_int_eq(
					field_met(&field, a, b), field_met(&indexed, a, b));
				ck_assert_int_eq(field_forbidden(&field, a, b),
					field_forbidden(&field, b, a));
				ck_assert_int_eq(
					field_apart(&field, a, b), field_apart(&field, b, a));
			}
		}
		field_done(&field);
		field_done(&indexed);
	}
}
END_TEST

START_TEST(cards_are_numbered_by_score_then_rank)
{
	struct six_cards table;
	struct field field;

	six_cards_make(&table);
	table.player[5].score = 4;
	table.player[1].absent = true;
	ck_assert_int_eq(field_init(&field, &table.input, NULL), PAIRING_OK);
	ck_assert_int_eq(field.count, 5);
	ck_assert_int_eq(field.nlevels, 3);
	ck_assert_int_eq(field.card[0].player, 0);
	ck_assert_int_eq(field.card[1].player, 5);
	ck_assert_int_eq(field.card_of[1], -1);
	ck_assert_int_eq(field.card_of[5], 1);
	ck_assert_int_eq(field.level[1].first, 2);
	ck_assert_int_eq(field.level[1].count, 2);
	field_done(&field);
}
END_TEST

/*
 * WBW 1 1 3, WWB 1 -1 3, BWW 1 2 3: three classes, the longest run on top; BWB, BBW, WBB the same.
 */
START_TEST(equal_claims_share_a_class)
{
	struct six_cards table;
	struct field field;

	six_cards_make(&table);
	ck_assert_int_eq(field_init(&field, &table.input, NULL), PAIRING_OK);
	ck_assert_int_eq(field.nclasses, 3);
	ck_assert_int_eq(field.card[0].claim_class, 1);
	ck_assert_int_eq(field.card[1].claim_class, 1);
	ck_assert_int_eq(field.card[2].claim_class, 0);
	ck_assert_int_eq(field.card[4].claim_class, 2);
	field_done(&field);
	table.input.round = 1;
	ck_assert_int_eq(field_init(&field, &table.input, NULL), PAIRING_OK);
	ck_assert_int_eq(field.nclasses, 0);
	ck_assert_int_eq(field.card[0].claim_class, -1);
	field_done(&field);
}
END_TEST

START_TEST(books_are_found_by_id_and_by_number)
{
	ck_assert_ptr_eq(pairing_book_at(0), caa);
	ck_assert_ptr_null(pairing_book_at(-1));
	ck_assert_ptr_null(pairing_book_at(1000));
	ck_assert_ptr_null(pairing_book_find("swiss"));
	ck_assert_str_eq(caa->id, "caa");
	ck_assert_int_eq(pairing_book_option(caa, "clubs"), 0);
	ck_assert_int_eq(pairing_book_option(caa, "half_byes"), 1);
	ck_assert_int_eq(pairing_book_option(caa, "defaults"), 2);
	ck_assert_int_eq(pairing_book_option(caa, "float_history"), 3);
	ck_assert_int_eq(pairing_book_option(caa, "nothing"), -1);
	for (int i = 0; i < caa->noptions; i++)
		ck_assert(caa->options[i].value >= caa->options[i].least &&
			caa->options[i].value <= caa->options[i].most && caa->options[i].help);
}
END_TEST

START_TEST(every_status_has_words)
{
	ck_assert_str_eq(pairing_status_text(PAIRING_OK), "done");
	ck_assert_str_eq(pairing_status_text(PAIRING_NO_DRAW), "no legal draw exists");
	ck_assert_str_eq(pairing_status_text((enum pairing_status)99), "unknown status");
}
END_TEST

/* Rule 8 by the lot; a pinned colour stays; the bye is last. */
START_TEST(neutral_colours_alternate_but_for_pins)
{
	static const struct pairing_pin colours[] = {
		{PAIRING_PIN_COLOUR, 4, PAIRING_NOBODY, PAIRING_BLACK},
		{PAIRING_PIN_BOARD, 2, 6, PAIRING_BLACK}, {PAIRING_PIN_BOARD, 0, 6, PAIRING_WHITE}};
	struct pairing_player player[9] = {{0}};
	struct pairing_board boards[] = {{8, PAIRING_NOBODY}, {7, 3}, {6, 2}, {1, 5}, {4, 0}};
	struct pairing_draw draw = {boards, 5};
	struct pairing_input input = {
		.players = player, .count = 9, .round = 1, .lot = PAIRING_BLACK};

	pairing_draw_order(&input, &draw);
	ck_assert(boards[0].white == 4 && boards[0].black == 0);
	ck_assert(boards[1].white == 1 && boards[1].black == 5);
	ck_assert(boards[2].white == 6 && boards[2].black == 2);
	ck_assert(boards[3].white == 3 && boards[3].black == 7);
	ck_assert(boards[4].white == 8 && boards[4].black == PAIRING_NOBODY);
	input.pins = colours;
	input.npins = 3;
	input.lot = PAIRING_WHITE;
	pairing_draw_order(&input, &draw);
	/* pinned Black was the other way: as it was */
	ck_assert(boards[0].white == 4 && boards[0].black == 0);
	ck_assert(boards[1].white == 5 && boards[1].black == 1);
	ck_assert(boards[2].white == 6 && boards[2].black == 2);
	ck_assert(boards[3].white == 7 && boards[3].black == 3);
}
END_TEST

int main(void)
{
	TCase *field = tcase_create("field");

	caa = pairing_book_find("caa");
	if (!caa)
		return EXIT_FAILURE;
	tcase_add_loop_test(field, pins_that_exclude_each_other_clash, 0,
		(int)(sizeof(pairs) / sizeof(pairs[0])));
	tcase_add_test(field, two_byes_agree_where_many_may_sit_out);
	tcase_add_test(field, pins_allow_what_the_score_accepts);
	tcase_add_test(field, met_table_agrees_with_the_records);
	tcase_add_test(field, cards_are_numbered_by_score_then_rank);
	tcase_add_test(field, equal_claims_share_a_class);
	tcase_add_test(field, books_are_found_by_id_and_by_number);
	tcase_add_test(field, every_status_has_words);
	tcase_add_test(field, neutral_colours_alternate_but_for_pins);
	tcase_set_timeout(field, 60);
	return suite_run("field", field, NULL);
}
