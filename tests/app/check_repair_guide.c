/* The guide's order of repairs ("What to do if a mistake is made"), a pair broken at a time. */
#include "config.h"

#include <check.h>

#include "app/repair/guide.h"
#include "support/suite_run.h"

/*
 * Two a score: 0 1 have 4, 2 3 have 3, 4 5 have 2, 6 7 have 1, 8 9 have 0; of who was at 4 and is
 * at 1.
 */
enum { PLAYERS = 10 };

static const int scores[PLAYERS] = {4, 4, 3, 3, 2, 2, 1, 1, 0, 0};

/* What the guide gives for breaking this pair beside the board at fault. */
static long long of_pair(const char *book, int white, int black)
{
	struct repair_board boards[2] = {
		{.seats = {0, 6}, .kind = REPAIR_FAULT}, {.seats = {white, black}}};
	const struct repair_problem problem = {.players = PLAYERS, .nboards = 2, .boards = boards};
	const struct repair_view view = {.book = pairing_book_find(book),
		.problem = &problem,
		.scores = scores,
		.wrong_score = true,
		.was = 4,
		.is = 1};
	int opened[2] = {0, 1};
	const struct repair_draw draw = {.opened = opened, .nopened = 2};

	return repair_guide(&view, &draw);
}

START_TEST(a_pair_of_floaters_is_broken_first)
{
	/* then one of a score between, then any other */
	ck_assert_int_lt(of_pair("caa", 3, 4), of_pair("caa", 2, 3));
	ck_assert_int_lt(of_pair("caa", 3, 4), of_pair("caa", 4, 5));
	ck_assert_int_eq(of_pair("caa", 2, 3), of_pair("caa", 4, 5));
	ck_assert_int_lt(of_pair("caa", 4, 5), of_pair("caa", 8, 9));
	/* floaters are floaters at any score */
	ck_assert_int_eq(of_pair("caa", 3, 4), of_pair("caa", 7, 8));
	/* the bye is no pair */
	ck_assert_int_eq(of_pair("caa", 8, -1), 0);
}
END_TEST

START_TEST(it_is_the_guide_of_the_british_rules)
{
	ck_assert_int_eq(of_pair("dutch", 8, 9), 0);
	ck_assert_int_eq(of_pair("uscf", 8, 9), 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("guide");

	tcase_add_test(tcase, a_pair_of_floaters_is_broken_first);
	tcase_add_test(tcase, it_is_the_guide_of_the_british_rules);
	return suite_run("repair guide", tcase, NULL);
}
