/* Names as readers compare them: what is not seen, other codes for the same, who is meant. */
#include <check.h>
#include <string.h>

#include "core/text/letters.h"
#include "core/text/look.h"
#include "core/names_meant.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) (sizeof(array) / sizeof((array)[0]))

/* Each pair is one name on paper. */
static const char *const same_looks[][2] = {
	{"Ann Lee", "A\u00adnn Lee"},
	{"Ann Lee", "\ufeffAnn Lee"},
	{"Ann Lee", "Ann\u200b Lee"},
	{"Ann Lee", "Ann\u2060 Lee"},
	{"Ann Lee", "Ann\ufe0f Lee"},
	{"Ann Lee", "Ann  Lee"},
	{"Ann Lee", "Ann\u00a0Lee"},
	{"Ann Lee", "Ann\u3000Lee "},
	{"José", "Jose\u0301"},
	{"Nguyễn", "Nguye\u0302\u0303n"},
	{"Nguyễn", "Nguy\u00ea\u0303n"},
	{"Åsa", "\u212bsa"},
	{"ậ", "a\u0323\u0302"},
	{"ậ", "a\u0302\u0323"},
	{"한", "\u1112\u1161\u11ab"},
	{"й", "\u0438\u0306"},
};

START_TEST(names_that_look_the_same_are_equal)
{
	const char *a = same_looks[_i][0], *b = same_looks[_i][1];

	ck_assert_int_eq(letters_compare_look(a, b), 0);
	ck_assert_int_eq(letters_compare_look(b, a), 0);
	ck_assert_int_eq(letters_compare_alike(a, b), 0);
	ck_assert(letters_alike(a, b));
	ck_assert_int_eq(letters_match(a, b), LETTERS_WHOLE);
	ck_assert_int_eq(letters_match(b, a), LETTERS_WHOLE);
}
END_TEST

START_TEST(accents_and_letters_of_other_scripts_look_alike_but_not_the_same)
{
	static const char *const alike[][2] = {
		{"José", "Jose"},
		{"Ann Lee", "\u0410nn Lee"},
		{"Peter", "\u0420eter"},
		{"Tom", "\u03a4om"},
	};

	for (size_t i = 0; i < ARRAY_LEN(alike); i++) {
		ck_assert_int_ne(letters_compare_look(alike[i][0], alike[i][1]), 0);
		ck_assert_int_eq(letters_compare_alike(alike[i][0], alike[i][1]), 0);
		ck_assert(letters_alike(alike[i][0], alike[i][1]));
		ck_assert_int_eq(letters_match(alike[i][1], alike[i][0]), LETTERS_WHOLE);
	}
	ck_assert(letters_alike("ANN LEE", "Ann Lee"));
	ck_assert(!letters_alike("Ann Lee", "Ann Leeson"));
	ck_assert(!letters_alike("Ann Lee", "Anna Lee"));
	ck_assert(!letters_alike("Bo", "Co"));
}
END_TEST

START_TEST(parts_of_a_name_may_stand_in_any_order)
{
	static const struct {
		const char *name, *other;
		bool same;
	} names[] = {
		{"Lee, Ann", "Ann Lee", true},
		{"Lee, Ann", "ann  lee", true},
		{"Lee-Jones, Ann", "Ann Jones Lee", true},
		{"Nguyễn, Văn An", "An Van Nguyen", true},
		{"\u0410nn Lee", "Lee, Ann", true},
		{"Lee, Ann", "Ann Leeson", false},
		{"Lee, Ann", "Lee", false},
		{"Lee, Ann", "Ann Lee Ann", false},
		{"", "", false},
	};

	for (size_t i = 0; i < ARRAY_LEN(names); i++) {
		uint32_t parts[LETTERS_PARTS];

		letters_parts(names[i].name, parts);
		ck_assert_msg(letters_has_parts(names[i].other, parts) == names[i].same, "%s",
			names[i].other);
		letters_parts(names[i].other, parts);
		ck_assert(letters_has_parts(names[i].name, parts) == names[i].same);
	}
}
END_TEST

static const struct {
	const char *name, *typed;
	enum letters_match match;
} typed_names[] = {
	{"O'Brien, Pat", "obrien", LETTERS_BEGIN},
	{"O\u2019Brien, Pat", "o'brien", LETTERS_BEGIN},
	{"O'Neill, Siân", "o'n", LETTERS_BEGIN},
	{"Onslow, Pat", "o'n", LETTERS_OTHER},
	{"D'Souza, Ana", "dsouza", LETTERS_BEGIN},
	{"D'Souza, Ana", "souza", LETTERS_BEGIN},
	{"D'Souza, Ana", "ana dsouza", LETTERS_WHOLE},
	{"O'Hara, Jo", "ohara", LETTERS_BEGIN},
	{"Nguyễn, Văn", "nguyen", LETTERS_BEGIN},
	{"Nguyễn, Văn", "van nguyen", LETTERS_WHOLE},
	{"Abbott, Ann", "ann abbott", LETTERS_WHOLE},
	{"Abbott, Ann", "abbott ann", LETTERS_WHOLE},
	{"Abbott, Ann", "abbott, a", LETTERS_BEGIN},
	{"Abbott, Ann", "an ab", LETTERS_BEGIN},
	{"Abbott, Ann", "ann ann", LETTERS_OTHER},
	{"Ann, A", "a an", LETTERS_BEGIN},
	{"van der Meer, Jan", "vandermeer", LETTERS_BEGIN},
	{"van der Meer, Jan", "meer", LETTERS_BEGIN},
	{"Weaver-Smythe, Jo", "weaversmythe", LETTERS_BEGIN},
	{"Weaver-Smythe, Jo", "weaver-smythe", LETTERS_BEGIN},
	{"Weaver-Smythe, Jo", "smythe", LETTERS_BEGIN},
	{"Ångström, Åsa", "angstrom", LETTERS_BEGIN},
	{"Ångström, Åsa", "ÅNGSTRÖM, å", LETTERS_BEGIN},
	{"Ångström, Åsa", "strom", LETTERS_OTHER},
	{"Saric, Ivan", "S\u030cari\u0301c", LETTERS_BEGIN},
	{"Šarić, Ivan", "saric\u0301o", LETTERS_OTHER},
	{"O'Brien-Łow, Len", "low", LETTERS_BEGIN},
	{"O'Brien-Łow, Len", "lowe", LETTERS_OTHER},
	{"李, 明", "明", LETTERS_BEGIN},
	{"Иванов, Пётр", "ИВАНОВ", LETTERS_BEGIN},
	{"Low,Len", "low len", LETTERS_WHOLE},
	{"Low, Len", "low k", LETTERS_OTHER},
	{"Low, Len", "low len x", LETTERS_OTHER},
	{"Low, Len", "", LETTERS_OTHER},
	{"Low, Len", "'", LETTERS_OTHER},
	{"Liddell, Lou", "-10", LETTERS_OTHER},
	{"Liddell, Lou", "1", LETTERS_OTHER},
	{"Oz, Zed", "0z", LETTERS_OTHER},
	{"Oz, Zed", "0", LETTERS_OTHER},
	{"Club 10", "10", LETTERS_OTHER},
	{"Club 10", "club 10", LETTERS_WHOLE},
	{"Club 10", "club lo", LETTERS_OTHER},
};

START_TEST(a_typed_name_means_those_whom_it_may_mean)
{
	ck_assert_msg(
		letters_match(typed_names[_i].name, typed_names[_i].typed) == typed_names[_i].match,
		"%s in %s", typed_names[_i].typed, typed_names[_i].name);
}
END_TEST

START_TEST(letters_have_a_plain_one_under_their_marks)
{
	static const struct {
		uint32_t from, to;
	} cases[] = {{0xfc, 'u'}, {0x1ec5, 'e'}, {0x141, 'L'}, {0xd8, 'O'}, {0x111, 'd'},
		{0x15a, 'S'}, {0x2019, '\''}, {0x2013, '-'}, {0xa0, ' '}, {0x212a, 'K'}};

	for (size_t i = 0; i < ARRAY_LEN(cases); i++)
		ck_assert_uint_eq(look_plain(cases[i].from), cases[i].to);
	ck_assert_uint_eq(look_plain(0x674e), 0x674e);
	/* every letter of Latin that is in use has one */
	for (uint32_t c = 0xc0; c < 0x180; c++)
		ck_assert_msg(c == 0xd7 || c == 0xf7 || look_plain(c) < 0x80, "U+%04X", c);
	for (uint32_t c = 0x1ea0; c < 0x1efa; c++)
		ck_assert_msg(look_plain(c) < 0x80, "U+%04X", c);
}
END_TEST

static int meant(const struct event *event, const char *typed, int *first)
{
	const struct names_query query = {event, 1, 0, typed};

	return names_meant(&query, first, 1);
}

START_TEST(a_name_that_means_two_is_never_that_of_one)
{
	static const char *const names[] = {"Lee, Ann", "Lee, A\u00adnn", "Lee, Anna", "Low, I",
		"\ufeffHood, Bo", "Ng, Al", "\u039dg, Al"};
	struct event event;
	int first = 0;

	event_init(&event);
	for (size_t i = 0; i < ARRAY_LEN(names); i++)
		rows_put(&event, row_player(1, (int)i + 1, names[i]));
	ck_assert_int_eq(meant(&event, "ann", &first), 3);
	ck_assert_int_eq(meant(&event, "ann lee", &first), 2);
	ck_assert_int_eq(meant(&event, "lee anna", &first), 1);
	ck_assert_int_eq(first, 3);
	ck_assert_int_eq(meant(&event, "hood", &first), 1);
	ck_assert_int_eq(first, 5);
	ck_assert_int_eq(meant(&event, "ng", &first), 2);
	ck_assert_int_eq(meant(&event, "\u03bdg", &first), 2);
	ck_assert_int_eq(meant(&event, "nobody", &first), 0);
	event_done(&event);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("letters");

	tcase_add_loop_test(
		tcase, names_that_look_the_same_are_equal, 0, (int)ARRAY_LEN(same_looks));
	tcase_add_test(tcase, accents_and_letters_of_other_scripts_look_alike_but_not_the_same);
	tcase_add_test(tcase, parts_of_a_name_may_stand_in_any_order);
	tcase_add_loop_test(
		tcase, a_typed_name_means_those_whom_it_may_mean, 0, (int)ARRAY_LEN(typed_names));
	tcase_add_test(tcase, letters_have_a_plain_one_under_their_marks);
	tcase_add_test(tcase, a_name_that_means_two_is_never_that_of_one);
	return suite_run("core: letters", tcase, NULL);
}
