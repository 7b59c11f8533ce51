/* Conversion formulas (CAA 38): read, written, and applied without a fraction lost. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/conversion.h"
#include "support/suite_run.h"

static struct conversion parsed(const char *text)
{
	struct conversion conversion;

	ck_assert_msg(conversion_parse(text, &conversion), "%s", text);
	return conversion;
}

static const struct {
	const char *text;
	int factor1000, add;
	const char *written, *words;
} formulas[] = {
	{"ecf", 7500, 700, "7.5*x+700", "7.5 x grade + 700"},
	{"bcf", 8000, 600, "8*x+600", "8 x grade + 600"},
	{"7.5*+700", 7500, 700, "7.5*x+700", "7.5 x grade + 700"},
	{" 7.500 * x + 700 ", 7500, 700, "7.5*x+700", "7.5 x grade + 700"},
	{"8*x-20", 8000, -20, "8*x-20", "8 x grade - 20"},
	{"1*", 1000, 0, "1*x", "1 x grade"},
	{"0.001*x+4000", 1, 4000, "0.001*x+4000", "0.001 x grade + 4000"},
	{"1.05*x+0", 1050, 0, "1.05*x", "1.05 x grade"},
	{"100*x-4000", 100000, -4000, "100*x-4000", "100 x grade - 4000"},
};

START_TEST(formulas_are_read_and_written)
{
	struct conversion conversion = parsed(formulas[_i].text);
	char text[CONVERSION_SIZE], words[CONVERSION_WORDS_SIZE];

	ck_assert_int_eq(conversion.factor1000, formulas[_i].factor1000);
	ck_assert_int_eq(conversion.add, formulas[_i].add);
	conversion_write(&conversion, text);
	ck_assert_str_eq(text, formulas[_i].written);
	ck_assert_str_eq(conversion_words(&conversion, words), formulas[_i].words);
	conversion = parsed(text);
	ck_assert_int_eq(conversion.factor1000, formulas[_i].factor1000);
	ck_assert_int_eq(conversion.add, formulas[_i].add);
}
END_TEST

START_TEST(what_is_no_formula_is_refused)
{
	static const char *const texts[] = {"", " ", "ECF", "ecf2", "7.5", "x", "*", "7.5x+700",
		"7.*x", ".5*x", "7.5*x+", "7.5*x+700 1", "7.5*x+4001", "100.001*x", "101*x", "0*x",
		"0.0005*x", "-7*x", "7.5*x+-7", "7,5*x+700", "99999999999*x", "1*x+99999999999",
		"7.5*xx", "7.5**x"};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		struct conversion conversion = {-1, -1};

		ck_assert_msg(!conversion_parse(texts[i], &conversion), "%s", texts[i]);
		ck_assert_int_eq(conversion.factor1000, -1);
		ck_assert_int_eq(conversion.add, -1);
	}
}
END_TEST

/* The nearest whole number, halves up: 2 x thousandths lies in [2r - 1, 2r + 1) thousand. */
START_TEST(ratings_are_the_nearest_whole_numbers_halves_up)
{
	static const int factors[] = {1, 333, 500, 1000, 7500, 8000, 12345, 100000};
	static const int adds[] = {-4000, -700, -1, 0, 1, 600, 700, 4000};

	for (int f = 0; f < 8; f++) {
		for (int a = 0; a < 8; a++) {
			const struct conversion conversion = {factors[f], adds[a]};

			for (int grade = 0; grade <= GRADE_MOST; grade++) {
				const long long exact2 =
					2 * ((long long)factors[f] * grade + 1000LL * adds[a]);
				int rating = -1;

				if (conversion_apply(&conversion, grade, &rating)) {
					ck_assert_int_ge(rating, 1);
					ck_assert_int_le(rating, GRADE_MOST);
					ck_assert_int_le(1000LL * (2 * rating - 1), exact2);
					ck_assert_int_lt(exact2, 1000LL * (2 * rating + 1));
				} else {
					ck_assert_int_eq(rating, -1);
					ck_assert(exact2 < 1000 ||
						exact2 >= 1000LL * (2 * GRADE_MOST + 1));
				}
			}
		}
	}
}
END_TEST

START_TEST(known_grades_of_the_english_list)
{
	const struct conversion ecf = parsed("ecf"), bcf = parsed("bcf");
	int rating = 0;

	ck_assert(conversion_apply(&ecf, 150, &rating));
	ck_assert_int_eq(rating, 1825);
	ck_assert(conversion_apply(&ecf, 151, &rating)); /* 1832.5 */
	ck_assert_int_eq(rating, 1833);
	ck_assert(conversion_apply(&bcf, 175, &rating));
	ck_assert_int_eq(rating, 2000);
	ck_assert(!conversion_apply(&ecf, 1850, &rating));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("conversion");

	tcase_add_loop_test(tcase, formulas_are_read_and_written, 0,
		(int)(sizeof(formulas) / sizeof(formulas[0])));
	tcase_add_test(tcase, what_is_no_formula_is_refused);
	tcase_add_test(tcase, ratings_are_the_nearest_whole_numbers_halves_up);
	tcase_add_test(tcase, known_grades_of_the_english_list);
	return suite_run("core_conversion", tcase, NULL);
}
