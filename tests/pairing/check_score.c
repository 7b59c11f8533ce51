/*
 * Scores compared, whole and from one level down.
 */
#include "config.h"

#include <check.h>

#include "book/score.h"
#include "support/suite_run.h"

enum { TERMS = 5 };

/* Of the whole draw, of levels 6, 4 and 2, of the whole draw again; one value each. */
static struct pairing_term terms[TERMS] = {
	{.level = -1, .first = 0, .length = 1},
	{.level = 6, .first = 1, .length = 1},
	{.level = 4, .first = 2, .length = 1},
	{.level = 2, .first = 3, .length = 1},
	{.level = -1, .first = 4, .length = 1},
};

static const struct {
	int64_t a[TERMS], b[TERMS];
	int level;
	int order, term;
} cases[] = {
	/* the higher level decides, unless it is passed over */
	{{0, 1, 0, 0, 0}, {0, 0, 1, 0, 0}, 6, 1, 1},
	{{0, 1, 0, 0, 0}, {0, 0, 1, 0, 0}, 4, -1, 2},
	{{0, 1, 0, 0, 0}, {0, 0, 1, 0, 0}, 3, 0, -1},
	/* a term of the whole draw always counts */
	{{1, 0, 0, 0, 0}, {0, 1, 1, 1, 1}, 0, 1, 0},
	{{0, 1, 1, 1, 0}, {0, 0, 0, 0, 1}, 0, -1, 4},
	{{0, 0, 0, 2, 0}, {0, 0, 0, 1, 0}, 2, 1, 3},
};

START_TEST(terms_of_higher_levels_are_passed_over)
{
	int64_t a[TERMS], b[TERMS];
	const struct pairing_score one = {.terms = terms, .nterms = TERMS, .values = a},
				   other = {.terms = terms, .nterms = TERMS, .values = b};
	int term;

	for (int i = 0; i < TERMS; i++) {
		a[i] = cases[_i].a[i];
		b[i] = cases[_i].b[i];
	}
	ck_assert_int_eq(
		score_compare_to_level(&one, &other, cases[_i].level, &term), cases[_i].order);
	ck_assert_int_eq(term, cases[_i].term);
	ck_assert_int_eq(
		score_compare_to_level(&other, &one, cases[_i].level, NULL), -cases[_i].order);
	/* the whole score is that from the highest level down */
	ck_assert_int_eq(pairing_score_compare(&one, &other, NULL),
		score_compare_to_level(&one, &other, 6, NULL));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("scores");

	tcase_add_loop_test(tcase, terms_of_higher_levels_are_passed_over, 0,
		(int)(sizeof(cases) / sizeof(cases[0])));
	return suite_run("score", tcase, NULL);
}
