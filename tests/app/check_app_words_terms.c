/* Words for the terms of a score: before and after, and what would be otherwise. */
#include <string.h>

#include "app/trial/change.h"
#include "app/words/words.h"
#include "support/event/app_event.h"

/* From some values of a term to others. */
static void from_to(const struct pairing_term *what, const int64_t *before, int nbefore,
	const int64_t *after, int nafter, const char *want)
{
	int64_t was[8], is[8];
	struct pairing_term from_term = *what, to_term = *what;
	const struct pairing_score from = {.values = was, .terms = &from_term, .nterms = 1},
				   to = {.values = is, .terms = &to_term, .nterms = 1};
	char text[SENTENCE_SIZE];

	from_term.first = to_term.first = 0;
	from_term.length = nbefore;
	to_term.length = nafter;
	memcpy(was, before, (size_t)nbefore * sizeof(*was));
	memcpy(is, after, (size_t)nafter * sizeof(*is));
	app_term_words(&from, &to, 0, text, sizeof(text));
	ck_assert_str_eq(text, want);
}

static void term(enum pairing_term_id id, const char *rule, int level, int64_t before,
	int64_t after, const char *want)
{
	const struct pairing_term what = {pairing_term_row(id)->name, rule, level, 0, 1, id, 1};

	from_to(&what, &before, 1, &after, 1, want);
}

START_TEST(each_term_tells_before_and_after)
{
	static const int64_t a[] = {0, 1, 0, 2, 3, 4, 5}, b[] = {0, 2};
	const struct pairing_term floats = {"floats", "9-11, 13", -1, 0, 7, PAIRING_TERM_FLOATS, 1},
				  claims = {"claims", "16", -1, 0, 3, PAIRING_TERM_CLAIMS, 3};

	term(PAIRING_TERM_TRANSFERS, "15, 17", -1, 1, 2, "transfers 1 → 2 (15, 17)");
	term(PAIRING_TERM_TRANSFERS, "15, 17", -1, 2, 2, "transfers 2 → 2 (15, 17)");
	term(PAIRING_TERM_BYE, "6", -1, 0, 3, "score of the bye 0 → 1½ (6)");
	term(PAIRING_TERM_RATING, "12, 23", 3, 100, 80,
		"rating displacement at score group 1½: 100 → 80 (12, 23)");
	term(PAIRING_TERM_SQUARES, "12, 23", 0, 4, 28,
		"squared displacement at score group 0: 4 → 28 (12, 23)");
	term(PAIRING_TERM_TRAY, "", -1, 0, 2, "cards in the tray 0 → 2");
	term(PAIRING_TERM_BROKEN_PINS, "", -1, 0, 1, "a board or card fixed by hand would change");
	term(PAIRING_TERM_BROKEN_PINS, "", -1, 2, 0, "boards and cards not as fixed by hand 2 → 0");
	term(PAIRING_TERM_DISPLACEMENT, "12, 23", 0, 2, 4,
		"further from grade order at score group 0: 2 → 4 (12, 23)");
	term(PAIRING_TERM_DISPLACEMENT, "12, 23", 3, 4, 2,
		"nearer to grade order at score group 1½: 4 → 2 (12, 23)");
	term(PAIRING_TERM_DISPLACEMENT, "12, 23", 3, 4, 4,
		"displacement at score group 1½: 4 → 4 (12, 23)");
	term(PAIRING_TERM_FLOATS, "9-11, 13", -1, 3, 1,
		"2 cards fewer go below the first score group from the top (9-11, 13)");
	from_to(&floats, a, 7, b, 2,
		"1 more card goes below the second score group from the top (9-11, 13)");
	from_to(&floats, a, 2, a, 2, "floats by score group as before (9-11, 13)");
	from_to(&floats, a, 2, a, 0, "floats by score group better: 0 1 → none (9-11, 13)");
	from_to(&claims, a, 3, b, 0, "claims given up better (16)");
}
END_TEST

START_TEST(what_would_be_otherwise_is_told_with_level_and_number)
{
	static struct pairing_term levels[] = {
		{"floats", "9-11, 13", -1, 0, 2, PAIRING_TERM_FLOATS, 1},
		{"downfloats", "20", 4, 2, 3, PAIRING_TERM_DOWNFLOATS, 3},
		{"downfloats", "20", 3, 5, 3, PAIRING_TERM_DOWNFLOATS, 3},
		{"bye", "6", -1, 8, 1, PAIRING_TERM_BYE, 1}};
	static int64_t values[] = {0, 0, 0, 0, 0, 0, 2, 2, 3};
	const struct pairing_score made = {.values = values, .terms = levels, .nterms = 4};
	const struct pairing_term squares = {"squares", "12, 23", 0, 0, 1, PAIRING_TERM_SQUARES, 1},
				  repeats = {"repeats", "1", -1, 0, 1, PAIRING_TERM_REPEATS, 1};
	struct pairing_term bye;
	char text[SENTENCE_SIZE];

	/* a level is named, and its number does not run into those of the term */
	words_term_otherwise(NULL, &levels[0], 1, 0, 2, text, sizeof(text));
	ck_assert_str_eq(text,
		"2 more cards would have to go below the second level from the top (2 instead of 0)");
	words_term_otherwise(&made, &levels[0], 1, 0, 2, text, sizeof(text));
	ck_assert_str_eq(text, "2 more cards would have to go below level 1½ (2 instead of 0)");
	words_term_better(&squares, 0, 28, 4, text, sizeof(text));
	ck_assert_str_eq(text, "squared displacement at score group 0: 4, not 28");
	words_term_otherwise(&made, &repeats, 0, 0, 1, text, sizeof(text));
	ck_assert_str_eq(text, "there would be 1 more repeat (1 instead of 0)");
	/* the bye is no float, and comes from the level that its score says */
	ck_assert(!words_is_bye(&made, &levels[1]));
	ck_assert(words_is_bye(&made, &levels[2]));
	bye = words_bye_term(&levels[2]);
	ck_assert_str_eq(bye.rule, "6");
	words_term_otherwise(&made, &bye, 2, 1, 8, text, sizeof(text));
	ck_assert_str_eq(text,
		"the ninth from the mid-line down of those due the same colour or none would have it, not the second");
}
END_TEST

/* Schools 10: of two places as far from his own, the one that is higher is none further away. */
START_TEST(a_place_as_far_from_his_own_is_no_further)
{
	struct pairing_term term = {"place order", "10, 22", -1, 0, 4, PAIRING_TERM_PLACE_ORDER, 2};
	int64_t nearer[] = {1, 1, 1, 0}, further[] = {1, 1, 2, 0}, lower[] = {1, 1, 1, 2};
	const struct pairing_score now = {.values = nearer, .terms = &term, .nterms = 1};
	struct pairing_score then = {.values = further, .terms = &term, .nterms = 1};
	char text[SENTENCE_SIZE];

	words_change(&now, &then, 0, "", text, sizeof(text));
	ck_assert_str_eq(text, "one higher in the list would be further from his place (10, 22)");
	then.values = lower;
	words_change(&now, &then, 0, "", text, sizeof(text));
	ck_assert_str_eq(text,
		"one higher in the list would meet a lower one, as far from his place (10, 22)");
}
END_TEST

START_TEST(numbers_are_listed)
{
	static const int numbers[] = {2, 3, 15};
	static const char *const lists[] = {"", "2", "2 and 3", "2, 3 and 15"};
	char text[16];

	for (int count = 0; count < 4; count++) {
		words_numbers(numbers, count, text, sizeof(text));
		ck_assert_str_eq(text, lists[count]);
	}
	/* what has no room is cut off */
	words_numbers(numbers, 3, text, 6);
	ck_assert_str_eq(text, "2, 3 ");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("terms");

	tcase_add_test(tcase, each_term_tells_before_and_after);
	tcase_add_test(tcase, what_would_be_otherwise_is_told_with_level_and_number);
	tcase_add_test(tcase, a_place_as_far_from_his_own_is_no_further);
	tcase_add_test(tcase, numbers_are_listed);
	return app_run_suite("app_words_terms", tcase);
}
