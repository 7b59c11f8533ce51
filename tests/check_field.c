/*
 * Inputs that are not possible, pins that exclude each other, the table of rule books, and the
 * order of publication.
 */
#include "config.h"

#include <check.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "field.h"
#include "pairing.h"
#include "support/random_field.h"
#include "support/six_cards.h"
#include "support/suite_run.h"

static const struct pairing_book *caa;

/*
 * --- input that is not possible
 * ------------------------------------------------------------------------------------
 */

static struct pairing_pin bad_pin;
static struct pairing_apart bad_pair;

static void opponent_too_high(struct six_cards *table)
{
	table->game[2][1].opponent = SIX_CARDS;
}
static void opponent_too_low(struct six_cards *table)
{
	table->game[2][1].opponent = -3;
}
static void own_opponent(struct six_cards *table)
{
	table->game[2][1].opponent = 2;
}
static void no_colour(struct six_cards *table)
{
	table->game[2][1].colour = (enum pairing_colour)3;
}
static void no_kind(struct six_cards *table)
{
	table->game[2][1].kind = (enum pairing_kind)7;
}
static void no_float(struct six_cards *table)
{
	table->game[2][1].floated = (enum pairing_float)3;
}
static void score_below_0(struct six_cards *table)
{
	table->player[2].score = -1;
}
static void score_too_high(struct six_cards *table)
{
	table->player[2].score = INT_MAX;
}
static void rating_below_0(struct six_cards *table)
{
	table->player[2].rating = -1;
}
static void no_games(struct six_cards *table)
{
	table->player[2].games = NULL;
}
static void round_0(struct six_cards *table)
{
	table->input.round = 0;
}
static void round_too_high(struct six_cards *table)
{
	table->input.round = INT_MAX;
}
static void rounds_below_0(struct six_cards *table)
{
	table->input.rounds = -1;
}
static void count_below_0(struct six_cards *table)
{
	table->input.count = -1;
}
static void no_players(struct six_cards *table)
{
	table->input.players = NULL;
}
static void no_pins(struct six_cards *table)
{
	table->input.npins = 1;
}
static void pins_below_0(struct six_cards *table)
{
	table->input.npins = -1;
}
static void no_apart(struct six_cards *table)
{
	table->input.napart = 1;
}
static void no_lot(struct six_cards *table)
{
	table->input.lot = (enum pairing_colour)3;
}

static void set_pin(struct six_cards *table, struct pairing_pin pin)
{
	bad_pin = pin;
	table->input.pins = &bad_pin;
	table->input.npins = 1;
}

static void pin_without_kind(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){(enum pairing_pin_kind)8, 0, 1, PAIRING_NEUTRAL});
}

static void pin_of_nobody(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_TOP, -1, -1, PAIRING_NEUTRAL});
}

static void pin_without_colour(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_COLOUR, 0, -1, PAIRING_NEUTRAL});
}

static void pin_with_bad_colour(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_BOARD, 0, 1, (enum pairing_colour)3});
}

static void pin_against_nobody(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_BOARD, 0, SIX_CARDS, PAIRING_NEUTRAL});
}

static void pin_against_himself(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_BOARD, 0, 0, PAIRING_NEUTRAL});
}

static void apart_from_himself(struct six_cards *table)
{
	bad_pair = (struct pairing_apart){3, 3, true};
	table->input.apart = &bad_pair;
	table->input.napart = 1;
}

static const struct {
	void (*spoil)(struct six_cards *table);
	int player;
} faults[] = {
	{opponent_too_high, 2},
	{opponent_too_low, 2},
	{own_opponent, 2},
	{no_colour, 2},
	{no_kind, 2},
	{no_float, 2},
	{score_below_0, 2},
	{score_too_high, 2},
	{rating_below_0, 2},
	{no_games, 2},
	{round_0, PAIRING_NOBODY},
	{round_too_high, PAIRING_NOBODY},
	{rounds_below_0, PAIRING_NOBODY},
	{count_below_0, PAIRING_NOBODY},
	{no_players, PAIRING_NOBODY},
	{no_pins, PAIRING_NOBODY},
	{pins_below_0, PAIRING_NOBODY},
	{no_apart, PAIRING_NOBODY},
	{no_lot, PAIRING_NOBODY},
	{pin_without_kind, PAIRING_NOBODY},
	{pin_of_nobody, PAIRING_NOBODY},
	{pin_without_colour, 0},
	{pin_with_bad_colour, 0},
	{pin_against_nobody, 0},
	{pin_against_himself, 0},
	{apart_from_himself, PAIRING_NOBODY},
};

START_TEST(impossible_input_is_named_and_nothing_is_made)
{
	struct six_cards table;
	struct pairing_blame blame = {0};
	struct pairing_draw draw = {0}, empty = {0};
	struct pairing_score score = {0};
	struct pairing_steps steps = {0};

	six_cards_make(&table);
	faults[_i].spoil(&table);
	ck_assert_int_eq(caa->best(&table.input, &draw, &blame), PAIRING_BAD_INPUT);
	ck_assert_str_eq(blame.rule, "");
	ck_assert_int_eq(blame.player, faults[_i].player);
	ck_assert_ptr_nonnull(blame.text);
	ck_assert_int_eq(caa->best(&table.input, &draw, NULL), PAIRING_BAD_INPUT);
	ck_assert_int_eq(caa->score(&table.input, &empty, &score), PAIRING_BAD_INPUT);
	ck_assert_int_eq(caa->steps(&table.input, &empty, &steps), PAIRING_BAD_INPUT);
	ck_assert(!draw.boards && !score.terms && !steps.steps);
}
END_TEST

static const struct pairing_draw bad_draws[] = {
	{&(struct pairing_board){-1, 0}, 1},
	{&(struct pairing_board){0, -2}, 1},
	{&(struct pairing_board){SIX_CARDS, 0}, 1},
	{&(struct pairing_board){0, SIX_CARDS}, 1},
	{&(struct pairing_board){3, 3}, 1},
	{NULL, 1},
	{NULL, -1},
};

START_TEST(draw_out_of_range_has_no_score)
{
	struct six_cards table;
	struct pairing_score score = {0};

	six_cards_make(&table);
	ck_assert_int_eq(caa->score(&table.input, &bad_draws[_i], &score), PAIRING_BAD_INPUT);
	ck_assert_ptr_null(score.terms);
}
END_TEST

START_TEST(setting_out_of_range_is_bad_input)
{
	struct six_cards table;
	struct pairing_blame blame = {0};
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	int options[16];

	six_cards_make(&table);
	table.input.options = options;
	for (int i = 0; i < caa->noptions; i++) {
		for (int k = 0; k < caa->noptions; k++)
			options[k] = caa->options[k].value;
		options[i] = caa->options[i].most + 1;
		ck_assert_int_eq(caa->best(&table.input, &draw, &blame), PAIRING_BAD_INPUT);
		ck_assert_ptr_nonnull(blame.text);
		options[i] = caa->options[i].least - 1;
		ck_assert_int_eq(caa->score(&table.input, &draw, &score), PAIRING_BAD_INPUT);
	}
}
END_TEST

START_TEST(no_players_have_an_empty_draw)
{
	const struct pairing_input input = {.round = 1};
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};

	ck_assert_int_eq(caa->best(&input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(draw.count, 0);
	ck_assert_int_eq(caa->score(&input, &draw, &score), PAIRING_OK);
	ck_assert_int_eq(score.nviolations, 0);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
}
END_TEST

/*
 * --- pins
 * ----------------------------------------------------------------------------------------------------------
 */

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
	ck_assert_int_eq(
		field_pins_agree(&field, &blame), pairs[_i].clash ? PAIRING_BAD_INPUT : PAIRING_OK);
	ck_assert_int_eq(
		field_pins_agree(&field, NULL), pairs[_i].clash ? PAIRING_BAD_INPUT : PAIRING_OK);
	field_done(&field);
	if (!pairs[_i].clash)
		return;
	ck_assert(blame.text && blame.player >= 0);
	ck_assert_int_eq(caa->best(&table.input, &draw, NULL), PAIRING_BAD_INPUT);
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
				const bool white = field_colour(&field, a, b) == PAIRING_WHITE;
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

/*
 * --- the table of rule books, words, the order of publication
 * -------------------------------------------------------
 */

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
	tcase_add_loop_test(field, impossible_input_is_named_and_nothing_is_made, 0,
		(int)(sizeof(faults) / sizeof(faults[0])));
	tcase_add_loop_test(field, draw_out_of_range_has_no_score, 0,
		(int)(sizeof(bad_draws) / sizeof(bad_draws[0])));
	tcase_add_test(field, setting_out_of_range_is_bad_input);
	tcase_add_test(field, no_players_have_an_empty_draw);
	tcase_add_loop_test(field, pins_that_exclude_each_other_clash, 0,
		(int)(sizeof(pairs) / sizeof(pairs[0])));
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
