/*
 * The score of any draw: its terms, what it finds broken, and how two scores compare.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/random_field.h"
#include "support/event/six_cards.h"
#include "support/reference/caa_reference.h"
#include "support/suite_run.h"

enum { FIELDS = 1500 };

static const struct pairing_book *caa;

static const struct pairing_board by_level[] = {{1, 0}, {3, 2}, {5, 4}};

START_TEST(terms_stand_in_the_order_of_importance)
{
	static const char *const names[] = {"wrong seats", "repeats", "forbidden pairs",
		"barred byes", "broken pins", "needless byes", "tray", "bye again", "bye", "floats",
		"distance", "transfers", "claims", "avoided pairs", "exchanges",
		"transferred scores", "colours by rank", "downfloats", "upfloats", "extent",
		"displacement", "squares", "rating", "order", "downfloats"};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	score = six_cards_score(&table.input, by_level, 3);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		ck_assert_str_eq(score.terms[i].name, names[i]);
	ck_assert_int_eq(score.nterms, 17 + 3 * 7 + 1);
	ck_assert_str_eq(score.terms[score.nterms - 1].name, "opponents");
	ck_assert_int_eq(score.terms[0].level, -1);
	ck_assert_int_eq(score.terms[17].level, 4);
	ck_assert_int_eq(score.terms[24].level, 3);
	ck_assert_int_eq(score.terms[31].level, 2);
	ck_assert_int_eq(score.nviolations, 0);
	pairing_score_done(&score);
	ck_assert_ptr_null(score.terms);
}
END_TEST

START_TEST(what_lies_in_the_tray_is_counted)
{
	struct six_cards table;
	struct pairing_score empty, half, full;

	six_cards_make(&table);
	empty = six_cards_score(&table.input, NULL, 0);
	half = six_cards_score(&table.input, by_level, 2);
	full = six_cards_score(&table.input, by_level, 3);
	ck_assert_int_eq(score_value(&empty, "tray"), 6);
	ck_assert_int_eq(score_value(&half, "tray"), 2);
	ck_assert_int_eq(score_value(&full, "tray"), 0);
	ck_assert_int_eq(half.nviolations, 0);
	ck_assert_int_lt(pairing_score_compare(&full, &half, NULL), 0);
	ck_assert_int_gt(pairing_score_compare(&empty, &half, NULL), 0);
	pairing_score_done(&empty);
	pairing_score_done(&half);
	pairing_score_done(&full);
}
END_TEST

/*
 * Rule 25 with equal claims: the higher card has its due colour, the other way is worse by this
 * alone.
 */
START_TEST(rule_25_colours_by_rank)
{
	const struct pairing_board kept[] = {{1, 0}, {3, 2}, {4, 5}},
				   broken[] = {{0, 1}, {3, 2}, {4, 5}};
	struct six_cards table;
	struct pairing_score a, b;
	int term = -1;

	six_cards_make(&table);
	memcpy(table.game[1], table.game[0], sizeof(table.game[0])); /* both due Black */
	a = six_cards_score(&table.input, kept, 3);
	b = six_cards_score(&table.input, broken, 3);
	ck_assert_int_lt(pairing_score_compare(&a, &b, &term), 0);
	ck_assert_str_eq(a.terms[term].name, "colours by rank");
	pairing_score_done(&a);
	pairing_score_done(&b);
}
END_TEST

START_TEST(scores_compare_list_by_list)
{
	struct pairing_term terms[2] = {{"one", "", -1, 0, 1, PAIRING_TERM_NONE, 1},
		{"two", "", -1, 1, 1, PAIRING_TERM_NONE, 1}};
	struct pairing_term longer[2] = {{"one", "", -1, 0, 1, PAIRING_TERM_NONE, 1},
		{"two", "", -1, 1, 2, PAIRING_TERM_NONE, 1}};
	int64_t values[] = {3, 5, 0}, other[] = {3, 4, 9};
	const struct pairing_score a = {
		.terms = terms, .nterms = 2, .values = values, .nvalues = 2};
	const struct pairing_score b = {
		.terms = longer, .nterms = 2, .values = values, .nvalues = 3};
	const struct pairing_score c = {
		.terms = longer, .nterms = 2, .values = other, .nvalues = 3};
	int term = 7;

	ck_assert_int_eq(pairing_score_compare(&a, &a, &term), 0);
	ck_assert_int_eq(term, -1);
	/* a list that ends first is better */
	ck_assert_int_lt(pairing_score_compare(&a, &b, &term), 0);
	ck_assert_int_eq(term, 1);
	ck_assert_int_gt(pairing_score_compare(&b, &a, NULL), 0);
	ck_assert_int_lt(pairing_score_compare(&c, &a, &term), 0); /* but entries come first */
	ck_assert_int_eq(term, 1);
}
END_TEST

/* Spoil a draw in one of several ways; false if this one does not fit. */
static bool spoil(const struct random_field *field, uint64_t *state, struct pairing_draw *draw)
{
	struct pairing_board *board = &draw->boards[random_below(state, draw->count)];
	struct pairing_board *next = &draw->boards[random_below(state, draw->count)];
	const int white = board->white;

	switch (random_below(state, 5)) {
	case 0: /* a board goes to the tray */
		*board = draw->boards[--draw->count];
		return true;
	case 1: /* colours change */
		if (board->black == PAIRING_NOBODY)
			return false;
		board->white = board->black;
		board->black = white;
		return true;
	case 2: /* two Whites change seats */
		board->white = next->white;
		next->white = white;
		return board != next;
	case 3: /* somebody sits down twice or although he is absent */
		board->white = random_below(state, field->input.count);
		return board->white != white && board->white != board->black;
	default: /* a player alone */
		if (board->black == PAIRING_NOBODY)
			return false;
		board->black = PAIRING_NOBODY;
		return true;
	}
}

START_TEST(no_spoilt_draw_is_better_than_the_best)
{
	for (uint64_t seed = 1; seed <= FIELDS; seed++) {
		struct random_field field;
		struct reference reference;
		struct reference_draw seated;
		struct pairing_board boards[16], other[16];
		struct pairing_draw best = {boards, 0}, spoilt = {other, 0};
		struct pairing_score a, b;
		uint64_t state = seed;

		random_field_make(&field, seed, 4, 9);
		reference_init(&reference, &caa_reference, &field.input);
		if (!reference_best(&reference, &seated))
			continue;
		reference_boards(&reference, &seated, &best);
		a = six_cards_score(&field.input, best.boards, best.count);
		for (int i = 0; i < 8; i++) {
			spoilt.count = best.count;
			memcpy(other, boards, sizeof(other));
			if (!spoil(&field, &state, &spoilt))
				continue;
			b = six_cards_score(&field.input, spoilt.boards, spoilt.count);
			ck_assert_msg(pairing_score_compare(&a, &b, NULL) < 0, "seed %llu, %d",
				(unsigned long long)seed, i);
			pairing_score_done(&b);
		}
		pairing_score_done(&a);
	}
}
END_TEST

int main(void)
{
	TCase *score = tcase_create("score");

	caa = pairing_book_find("caa");
	if (!caa)
		return EXIT_FAILURE;
	tcase_add_test(score, terms_stand_in_the_order_of_importance);
	tcase_add_test(score, what_lies_in_the_tray_is_counted);
	tcase_add_test(score, rule_25_colours_by_rank);
	tcase_add_test(score, scores_compare_list_by_list);
	tcase_add_test(score, no_spoilt_draw_is_better_than_the_best);
	tcase_set_timeout(score, 60);
	return suite_run("caa_score", score, NULL);
}
