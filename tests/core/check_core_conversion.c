/*
 * Grades as lists write them; conversion formulas (CAA 38): read, written, and applied without a
 * fraction lost.
 */
#include <check.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#include "core/typed/conversion.h"
#include "core/typed/grade.h"
#include "support/event/rows.h"
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

/* Random text over what formulas are made of, often a formula with a character changed. */
static unsigned long long state;

static int below(int n)
{
	return (int)(rows_random(&state) % (unsigned)n);
}

static void put_digits(char *text, int most)
{
	size_t length = strlen(text);

	for (int left = 1 + below(most); left > 0; left--)
		text[length++] = (char)('0' + below(10));
	text[length] = '\0';
}

static void random_text(char text[200])
{
	static const char signs[] = "0123456789..**xx++--  eX,\t";

	text[0] = '\0';
	if (below(4) == 0) {
		for (int left = below(12); left > 0; left--)
			strncat(text, &signs[below((int)sizeof(signs) - 1)], 1);
		return;
	}
	strcat(text, below(3) ? "" : " ");
	put_digits(text, below(8) ? 3 : 40);
	if (below(2)) {
		strcat(text, ".");
		put_digits(text, below(4) ? 3 : 5);
	}
	strcat(text, below(3) ? "*" : " * ");
	strcat(text, below(3) ? "x" : "");
	if (below(3)) {
		strcat(text, below(2) ? "+" : " - ");
		put_digits(text, below(8) ? 4 : 40);
	}
	if (below(4) == 0)
		text[below((int)strlen(text))] = signs[below((int)sizeof(signs) - 1)];
}

/* The grammar as one pattern, and the numbers as the C library reads them. */
static bool reads_as(const regex_t *grammar, const char *text, struct conversion *conversion)
{
	enum { WHOLE = 1, DECIMALS = 3, SIGN = 5, NUMBER = 6, PARTS = 7 };
	unsigned long long whole, thousandths = 0, number = 0;
	regmatch_t part[PARTS];

	if (regexec(grammar, text, PARTS, part, 0) != 0)
		return false;
	whole = strtoull(text + part[WHOLE].rm_so, NULL, 10);
	for (regoff_t i = 0; i < 3 && part[DECIMALS].rm_so >= 0; i++) {
		const regoff_t at = part[DECIMALS].rm_so + i;

		thousandths = thousandths * 10 +
			(at < part[DECIMALS].rm_eo ? (unsigned)(text[at] - '0') : 0);
	}
	if (part[NUMBER].rm_so >= 0)
		number = strtoull(text + part[NUMBER].rm_so, NULL, 10);
	if (whole > 100 || whole * 1000 + thousandths > 100000 || whole + thousandths == 0 ||
		number > GRADE_MOST)
		return false;
	conversion->factor1000 = (int)(whole * 1000 + thousandths);
	conversion->add =
		part[SIGN].rm_so >= 0 && text[part[SIGN].rm_so] == '-' ? -(int)number : (int)number;
	return true;
}

START_TEST(any_text_is_a_formula_or_none_as_the_grammar_says)
{
	regex_t grammar;
	int formulas_read = 0;

	ck_assert_int_eq(
		regcomp(&grammar, "^ *([0-9]+)(\\.([0-9]{1,3}))? *\\* *x? *(([+-]) *([0-9]+) *)?$",
			REG_EXTENDED),
		0);
	state = 38;
	for (int i = 0; i < 200000; i++) {
		struct conversion is = {-1, -1}, should = {-1, -1}, again;
		char text[200], written[CONVERSION_SIZE];
		bool read;

		random_text(text);
		read = reads_as(&grammar, text, &should);
		ck_assert_msg(conversion_parse(text, &is) == read, "\"%s\"", text);
		ck_assert_msg(is.factor1000 == should.factor1000 && is.add == should.add,
			"\"%s\": %d, %d", text, is.factor1000, is.add);
		if (!read)
			continue;
		formulas_read++;
		conversion_write(&is, written);
		again = parsed(written);
		ck_assert_int_eq(again.factor1000, is.factor1000);
		ck_assert_int_eq(again.add, is.add);
	}
	ck_assert_int_gt(formulas_read, 20000);
	regfree(&grammar);
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

START_TEST(a_grade_is_read_as_lists_write_it)
{
	static const struct {
		const char *text;
		int value;
		bool estimated, is_new;
	} grades[] = {
		{"1850", 1850, false, false},
		{"0", 0, false, false},
		{"4000", 4000, false, false},
		{"000001850", 1850, false, false},
		{"1850e", 1850, true, false},
		{"1850E", 1850, true, false},
		{"1850 e", 1850, true, false},
		{"1850 est.", 1850, true, false},
		{"1850est", 1850, true, false},
		{"1850 (E)", 1850, true, false},
		{"1650P", 1650, false, false},
		{"1650p7", 1650, false, false},
		{"1650P12", 1650, false, false},
		{"1650/7", 1650, false, false},
		{"", 0, false, false},
		{"-", 0, false, false},
		{"UNR", 0, false, false},
		{"Ungraded", 0, false, false},
		{"none", 0, false, false},
		{"NEW", 0, false, true},
		{"new", 0, false, true},
	};

	for (size_t i = 0; i < sizeof(grades) / sizeof(grades[0]); i++) {
		struct grade grade = {.value = -1};

		ck_assert_msg(grade_parse(grades[i].text, &grade), "%s", grades[i].text);
		ck_assert_int_eq(grade.value, grades[i].value);
		ck_assert_int_eq(grade.estimated, grades[i].estimated);
		ck_assert_int_eq(grade.is_new, grades[i].is_new);
	}
}
END_TEST

START_TEST(what_is_no_grade_is_refused)
{
	static const char *const texts[] = {"4001", "99999999999999999999", "-1", "+7", " 1850",
		"1850 ", "e", "P", "/7", "1650/", "1650PP", "1650P7x", "1650eP", "1650Pe", "1850é",
		"1850  e", "1850 estimate", "19x", "newer", "n", "--", "1.5", "0x10"};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		struct grade grade = {.value = -7};

		ck_assert_msg(!grade_parse(texts[i], &grade), "%s", texts[i]);
		ck_assert_int_eq(grade.value, -7);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("conversion");

	tcase_add_loop_test(tcase, formulas_are_read_and_written, 0,
		(int)(sizeof(formulas) / sizeof(formulas[0])));
	tcase_add_test(tcase, what_is_no_formula_is_refused);
	tcase_add_test(tcase, ratings_are_the_nearest_whole_numbers_halves_up);
	tcase_add_test(tcase, any_text_is_a_formula_or_none_as_the_grammar_says);
	tcase_add_test(tcase, known_grades_of_the_english_list);
	tcase_add_test(tcase, a_grade_is_read_as_lists_write_it);
	tcase_add_test(tcase, what_is_no_grade_is_refused);
	return suite_run("core_conversion", tcase, NULL);
}
