/*
 * What the reasons of all rule books have in common: what the arbiter has fixed, and one board
 * alone.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/book_count.h"
#include "support/event/random_field.h"
#include "support/event/six_cards.h"
#include "support/suite_run.h"

/* How many reasons of the draw are of this kind and board. */
static int count_steps(const struct pairing_steps *steps, enum pairing_step_kind kind, int board)
{
	int n = 0;

	for (int i = 0; i < steps->count; i++)
		n += steps->steps[i].kind == kind && steps->steps[i].board == board;
	return n;
}

static int pinned(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw, int board)
{
	struct pairing_steps steps = {0};
	int n;

	ck_assert_int_eq(pairing_steps_of(book, input, draw, board, &steps), PAIRING_OK);
	n = count_steps(&steps, PAIRING_STEP_PINNED, board);
	pairing_steps_done(&steps);
	return n;
}

START_TEST(a_fixed_pair_is_a_reason_for_its_own_board_alone)
{
	static const struct pairing_pin pin = {PAIRING_PIN_BOARD, 0, 3, PAIRING_WHITE};
	static struct pairing_board kept[] = {{0, 3}, {2, 1}, {5, 4}},
				    broken[] = {{0, 1}, {2, 3}, {5, 4}};
	const struct pairing_book *book = pairing_book_at(_i);
	const struct pairing_draw best = {kept, 3}, other = {broken, 3};
	struct six_cards table;

	six_cards_make(&table);
	table.input.pins = &pin;
	table.input.npins = 1;
	/* what is made for comparison tells no pins */
	ck_assert_int_eq(pinned(book, &table.input, &best, 0), !book->comparison);
	for (int board = 0; board < 3; board++) {
		if (board > 0)
			ck_assert_int_eq(pinned(book, &table.input, &best, board), 0);
		ck_assert_int_eq(pinned(book, &table.input, &other, board), 0);
	}
}
END_TEST

START_TEST(a_board_out_of_range_has_no_reasons)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct six_cards table;
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};

	six_cards_make(&table);
	ck_assert_int_eq(pairing_best(book, &table.input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(
		pairing_steps_of(book, &table.input, &draw, -1, &steps), PAIRING_BAD_INPUT);
	ck_assert_int_eq(
		pairing_steps_of(book, &table.input, &draw, draw.count, &steps), PAIRING_BAD_INPUT);
	ck_assert_ptr_null(steps.steps);
	pairing_draw_done(&draw);
}
END_TEST

START_TEST(what_is_told_of_a_board_alone_is_of_it_or_of_no_board)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct six_cards table;
	struct pairing_draw draw = {0};

	six_cards_make(&table);
	ck_assert_int_eq(pairing_best(book, &table.input, &draw, NULL), PAIRING_OK);
	for (int board = 0; board < draw.count; board++) {
		struct pairing_steps steps = {0};

		ck_assert_int_eq(
			pairing_steps_of(book, &table.input, &draw, board, &steps), PAIRING_OK);
		ck_assert_int_gt(steps.count, 0);
		for (int i = 0; i < steps.count; i++)
			ck_assert(steps.steps[i].board == board || steps.steps[i].board < 0);
		pairing_steps_done(&steps);
	}
	pairing_draw_done(&draw);
}
END_TEST

START_TEST(each_kind_of_reason_has_a_name_and_its_members)
{
	const struct pairing_step step = {.kind = PAIRING_STEP_PLACE,
		.as.place = {.own = 1, .other = 2, .ideal = 3, .exchanged = 9, .first = 10},
		.proof = {.passed = 4, .term = 5, .entry = 6, .before = 7, .after = 8}};
	const struct pairing_step_form *form = NULL;
	int numbers[PAIRING_STEP_NUMBERS], kinds = 0;

	ck_assert_int_eq(pairing_step_numbers(&step, numbers), PAIRING_STEP_NUMBERS);
	for (int i = 0; i < PAIRING_STEP_NUMBERS; i++)
		ck_assert_int_eq(numbers[i], i + 1);
	form = pairing_step_form_of(PAIRING_STEP_PLACE);
	ck_assert_str_eq(form->name, "place");
	ck_assert_str_eq(form->members[2].name, "ideal");
	ck_assert_int_eq(form->members[2].type, PAIRING_IS_PLAYER);
	ck_assert_int_eq(form->members[3].type, PAIRING_IS_PROOF);
	while ((form = pairing_step_form_of((enum pairing_step_kind)kinds))) {
		ck_assert_int_le(form->count, PAIRING_STEP_NUMBERS);
		for (int other = 0; other < kinds; other++)
			ck_assert_str_ne(form->name,
				pairing_step_form_of((enum pairing_step_kind)other)->name);
		kinds++;
	}
	ck_assert_int_eq(kinds, PAIRING_STEP_OFF_TABLE + 1);
}
END_TEST

/*
 * Boards out of their places, two cards in the tray or both with a bye: any finished draw would be
 * better.
 */
START_TEST(a_draw_that_is_not_finished_is_compared_with_none)
{
	static struct {
		struct pairing_board boards[4];
		int count;
	} cases[] = {
		{{{0, 4}, {3, 1}}, 2},
		{{{0, 5}, {3, 1}}, 2},
		{{{0, 2}, {3, 5}}, 2},
		{{{0, 1}, {2, 3}}, 2},
		{{{0, 5}, {3, 1}, {2, PAIRING_NOBODY}, {4, PAIRING_NOBODY}}, 4},
		{{{0, 2}, {3, 5}, {1, PAIRING_NOBODY}, {4, PAIRING_NOBODY}}, 4},
	};
	const struct pairing_book *book = pairing_book_at(_i);
	struct six_cards table;

	six_cards_make(&table);
	for (int scores = 0; scores < 2; scores++) {
		for (size_t k = 0; k < sizeof(cases) / sizeof(cases[0]); k++) {
			const struct pairing_draw draw = {cases[k].boards, cases[k].count};
			struct pairing_steps steps = {0};

			ck_assert_int_eq(
				pairing_steps(book, &table.input, &draw, &steps), PAIRING_OK);
			for (int i = 0; i < steps.count; i++) {
				ck_assert_int_ne(
					steps.steps[i].proof.passed, PAIRING_PASSED_BETTER);
				ck_assert_int_ne(steps.steps[i].proof.passed, PAIRING_PASSED_WORSE);
			}
			pairing_steps_done(&steps);
		}
		for (int i = 0; i < table.input.count; i++)
			table.player[i].score = 3;
	}
}
END_TEST

/* Six of one score, two of them in the tray. */
START_TEST(a_level_counts_its_cards_in_the_tray)
{
	struct pairing_board boards[] = {{0, 4}, {3, 1}};
	const struct pairing_draw draw = {boards, 2};
	const struct pairing_book *book = pairing_book_at(_i);
	struct pairing_steps steps = {0};
	struct six_cards table;

	six_cards_make(&table);
	for (int i = 0; i < table.input.count; i++)
		table.player[i].score = 3;
	ck_assert_int_eq(pairing_steps(book, &table.input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		const struct pairing_step *step = &steps.steps[i];
		const struct pairing_step_level *level = &step->as.level;
		const struct pairing_step_group *group = &step->as.group;

		if (step->kind != PAIRING_STEP_LEVEL && step->kind != PAIRING_STEP_GROUP)
			continue;
		if (step->kind == PAIRING_STEP_LEVEL) {
			ck_assert_int_eq(level->cards, table.input.count);
			ck_assert_int_eq(
				level->white + level->black + level->neutral, table.input.count);
		} else {
			ck_assert_int_eq(group->players, table.input.count);
			ck_assert_int_eq(
				group->white + group->black + group->neutral, table.input.count);
		}
	}
	pairing_steps_done(&steps);
}
END_TEST

static bool proofs_agree(const struct pairing_step *a, const struct pairing_step *b)
{
	return a->kind == b->kind && a->player == b->player && a->other == b->other &&
		strcmp(a->rule, b->rule) == 0 && a->proof.passed == b->proof.passed &&
		a->proof.term == b->proof.term && a->proof.before == b->proof.before &&
		a->proof.after == b->proof.after;
}

/* How many reasons of a draw have a proof; each is the same where the boards are listed upwards. */
static int listed_upwards(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw)
{
	struct pairing_board boards[FIELD_PLAYERS_MOST];
	const struct pairing_draw upwards = {boards, draw->count};
	int proofs = 0;

	for (int i = 0; i < draw->count; i++)
		boards[draw->count - 1 - i] = draw->boards[i];
	for (int i = 0; i < draw->count; i++) {
		struct pairing_steps one = {0}, other = {0};

		ck_assert_int_eq(pairing_steps_of(book, input, draw, i, &one), PAIRING_OK);
		ck_assert_int_eq(
			pairing_steps_of(book, input, &upwards, draw->count - 1 - i, &other),
			PAIRING_OK);
		ck_assert_int_eq(one.count, other.count);
		for (int k = 0; k < one.count; k++) {
			ck_assert_msg(proofs_agree(&one.steps[k], &other.steps[k]),
				"board %d, reason %d", i + 1, k + 1);
			proofs += one.steps[k].proof.passed != PAIRING_PASSED_UNKNOWN;
		}
		pairing_steps_done(&one);
		pairing_steps_done(&other);
	}
	return proofs;
}

/*
 * Which boards were made before one follows from the cards: a draw by hand, or one of a report, may
 * list them as it likes.
 */
START_TEST(a_proof_is_the_same_wherever_its_board_is_listed)
{
	const struct pairing_book *book = pairing_book_at(_i);
	uint64_t state = 1;
	int proofs = 0;

	for (uint64_t seed = 1; seed <= 200; seed++) {
		struct random_field field;
		struct pairing_board boards[FIELD_PLAYERS_MOST];
		struct pairing_draw best = {0}, hand = {boards, 0};

		random_field_make(&field, seed, 6, 12);
		field.input.options = NULL;
		random_field_draw(&field, &state, &hand);
		proofs += listed_upwards(book, &field.input, &hand);
		if (pairing_best(book, &field.input, &best, NULL) == PAIRING_OK)
			proofs += listed_upwards(book, &field.input, &best);
		pairing_draw_done(&best);
	}
	ck_assert(proofs > 0 || book->comparison || book->season || book->rounds);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("all books");

	tcase_add_loop_test(
		tcase, a_fixed_pair_is_a_reason_for_its_own_board_alone, 0, book_count());
	tcase_add_loop_test(tcase, a_board_out_of_range_has_no_reasons, 0, book_count());
	tcase_add_loop_test(
		tcase, what_is_told_of_a_board_alone_is_of_it_or_of_no_board, 0, book_count());
	tcase_add_loop_test(
		tcase, a_draw_that_is_not_finished_is_compared_with_none, 0, book_count());
	tcase_add_loop_test(tcase, a_level_counts_its_cards_in_the_tray, 0, book_count());
	tcase_add_loop_test(
		tcase, a_proof_is_the_same_wherever_its_board_is_listed, 0, book_count());
	tcase_add_test(tcase, each_kind_of_reason_has_a_name_and_its_members);
	return suite_run("book_steps", tcase, NULL);
}
