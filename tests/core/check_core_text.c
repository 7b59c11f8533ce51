/* Texts: what is clean, numbers, lines, and the words for results, points and places. */
#include <check.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/event.h"
#include "core/text/letters.h"
#include "core/points.h"
#include "core/text/text.h"
#include "core/typed/title.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) ((int)(sizeof(array) / sizeof((array)[0])))

static const char *const clean_names[] = {
	"",
	"Low, Len",
	"Ångström, Åsa",
	"Šarić, Ivan",
	"李, 明",
	"כהן, דוד",
	"O’Brien – Senior",
	"½",
	"😀",
	"\xef\xbf\xbd",
	"\xf4\x8f\xbf\xbd",
	"e\xcc\x81",
	"\xc2\xa0",
};

START_TEST(names_of_all_scripts_are_clean)
{
	ck_assert(text_is_clean(clean_names[_i]));
}
END_TEST

START_TEST(characters_are_written_as_they_are_read)
{
	for (uint32_t character = 1; character <= 0x10ffff; character++) {
		char bytes[4];
		uint32_t again = 0;

		if (character >= 0xd800 && character <= 0xdfff)
			continue;
		const size_t length = text_encode(character, bytes);

		if (text_decode(bytes, length, &again) != length || again != character)
			ck_abort_msg("U+%04x is read as U+%04x", character, again);
	}
}
END_TEST

START_TEST(the_end_of_a_text_is_in_no_set)
{
	ck_assert(text_is_one_of('.', ":."));
	ck_assert(!text_is_one_of(',', ":."));
	ck_assert(!text_is_one_of('\0', ":."));
	ck_assert(!text_is_one_of('x', ""));
}
END_TEST

START_TEST(keys_are_the_same_but_for_case_and_punctuation)
{
	ck_assert(text_key_is("us-id", "US ID"));
	ck_assert(text_key_is("us-id", " u_s.i/d "));
	ck_assert(!text_key_is("us-id", "us-id2"));
	ck_assert(!text_key_is("us-id", "us-i"));
	ck_assert(!text_key_is("", ""));
	ck_assert(!text_key_is("-", "."));
	ck_assert(!text_key_is("cafe", "café"));
}
END_TEST

START_TEST(titles_are_read_in_all_their_forms)
{
	static const struct {
		const char *text, *title;
	} cases[] = {{"GM", "GM"}, {"g", "GM"}, {"Im", "IM"}, {"I", "IM"}, {"m", "IM"},
		{"wf", "WFM"}, {"ff", "WFM"}, {"WI", "WIM"}, {"wm", "WIM"}, {"FM/CM", "FM"},
		{"wgm ", "WGM"}, {"nm", "NM"}, {"Mr", NULL}, {"", NULL}, {"/GM", NULL},
		{"GMX", NULL}, {"W", NULL}};
	char title[TITLE_SIZE];

	for (int i = 0; i < ARRAY_LEN(cases); i++) {
		memset(title, 0, sizeof(title));
		ck_assert_int_eq(title_parse(cases[i].text, strlen(cases[i].text), title),
			cases[i].title != NULL);
		ck_assert_str_eq(title, cases[i].title ? cases[i].title : "");
	}
	strcpy(title, "wim");
	title_settle(title);
	ck_assert_str_eq(title, "WIM");
	ck_assert(title_is_of_fide(title));
	strcpy(title, "LM");
	title_settle(title);
	ck_assert_str_eq(title, "LM");
	ck_assert(!title_is_of_fide(title));
	ck_assert(!title_is_of_fide("NM"));
	ck_assert(title_may_be("LM"));
	ck_assert(!title_may_be("MRS"));
	ck_assert(!title_may_be("Lm"));
	ck_assert(!title_may_be("L"));
	ck_assert(!title_may_be("PRESIDENT"));
}
END_TEST

static const char *const unclean_texts[] = {
	"a\tb", /* C0 */
	"a\nb",
	"\x1b[31m",     /* ESC */
	"\x7f",         /* DEL */
	"\xc2\x80",     /* C1 */
	"\xc2\x9b",     /* CSI */
	"\xd8\x9c",     /* U+061C */
	"\xe2\x80\x8e", /* U+200E */
	"\xe2\x80\x8f", /* U+200F */
	"\xe2\x80\xa8", /* U+2028 */
	"\xe2\x80\xae", /* U+202E */
	"\xe2\x81\xa6", /* U+2066 */
	"\xe2\x81\xa9", /* U+2069 */
	"\x80",         /* a tail alone */
	"\xc3",         /* cut off */
	"\xe2\x82",
	"\xf0\x9f\x98",
	"\xc3(", /* no tail */
	"\xe2\x82(",
	"\xc0\xaf", /* overlong */
	"\xc1\xbf",
	"\xe0\x80\xaf",
	"\xf0\x80\x80\xaf",
	"\xed\xa0\x80",     /* surrogate */
	"\xf4\x90\x80\x80", /* past U+10FFFF */
	"\xf5\x80\x80\x80",
	"\xff",
};

START_TEST(controls_and_broken_bytes_are_not_clean)
{
	ck_assert(!text_is_clean(unclean_texts[_i]));
}
END_TEST

/* Every scalar value encodes to what decodes to it again, and nothing else does. */
START_TEST(decoding_reads_every_character)
{
	for (uint32_t c = 1; c <= 0x10ffff; c++) {
		char bytes[5] = {0};
		uint32_t got = 0;
		size_t length = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
		bool surrogate = c >= 0xd800 && c <= 0xdfff;

		if (length == 1) {
			bytes[0] = (char)c;
		} else {
			for (size_t i = 0; i < length; i++)
				bytes[i] = (char)(0x80 | (c >> (6 * (length - 1 - i)) & 0x3f));
			bytes[0] = (char)((0xf00 >> length & 0xff) | c >> (6 * (length - 1)));
		}
		if (text_decode(bytes, 4, &got) != (surrogate ? 0 : length) ||
			(!surrogate && got != c))
			ck_abort_msg("U+%04X", (unsigned)c);
		if (text_decode(bytes, length - 1, &got) != 0)
			ck_abort_msg("U+%04X cut short", (unsigned)c);
	}
}
END_TEST

START_TEST(numbers_are_read_in_their_range)
{
	static const struct {
		const char *text;
		int least, most;
		bool good;
		int value;
	} cases[] = {
		{"0", 0, 9, true, 0},
		{"9", 0, 9, true, 9},
		{"10", 0, 9, false, 0},
		{"007", 0, 9, true, 7},
		{"-3", -5, 5, true, -3},
		{"-6", -5, 5, false, 0},
		{"-0", 0, 5, true, 0},
		{"", -5, 5, false, 0},
		{"-", -5, 5, false, 0},
		{"+3", -5, 5, false, 0},
		{" 3", -5, 5, false, 0},
		{"3 ", -5, 5, false, 0},
		{"3x", -5, 5, false, 0},
		{"2147483647", INT_MIN, INT_MAX, true, INT_MAX},
		{"2147483648", INT_MIN, INT_MAX, false, 0},
		{"-2147483648", INT_MIN, INT_MAX, true, INT_MIN},
		{"-2147483649", INT_MIN, INT_MAX, false, 0},
		{"99999999999999999999999999", INT_MIN, INT_MAX, false, 0},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		int value = 4711;

		ck_assert_msg(text_to_int(cases[i].text, cases[i].least, cases[i].most, &value) ==
				cases[i].good,
			"'%s'", cases[i].text);
		ck_assert_int_eq(value, cases[i].good ? cases[i].value : 4711);
	}
}
END_TEST

START_TEST(a_line_is_put_together)
{
	char buffer[64];
	struct line line;

	line_init(&line, buffer, sizeof(buffer));
	ck_assert_str_eq(buffer, "");
	line_text(&line, "board ");
	line_int(&line, 12);
	line_text(&line, ", ");
	line_int(&line, -3);
	line_text(&line, ", ");
	line_int(&line, 0);
	line_text(&line, ", ");
	line_int(&line, INT_MIN);
	ck_assert_str_eq(buffer, "board 12, -3, 0, -2147483648");
	ck_assert_uint_eq(line.length, strlen(buffer));
	ck_assert(!line.cut);
}
END_TEST

START_TEST(a_line_is_cut_between_characters)
{
	for (size_t size = 1; size <= 12; size++) {
		char buffer[16];
		struct line line;

		memset(buffer, '#', sizeof(buffer));
		line_init(&line, buffer, size);
		line_text(&line, "a½€😀"); /* 1, 2, 3 and 4 bytes */
		line_text(&line, "z");
		ck_assert(text_is_clean(buffer));
		ck_assert_uint_lt(strlen(buffer), size);
		ck_assert(strncmp(buffer, "a½€😀z", strlen(buffer)) == 0);
		ck_assert_int_eq(line.cut, size < 12);
		ck_assert_int_eq(buffer[size], '#');
		if (size == 4)
			ck_assert_str_eq(buffer, "a½");
		if (size == 6)
			ck_assert_str_eq(buffer, "a½");
	}
}
END_TEST

START_TEST(result_words_mean_what_the_header_says)
{
	static const struct {
		const char *words;
		enum result result;
	} cases[] = {
		{"1 1-0 1:0 w W", RESULT_WHITE},
		{"0 0-1 0:1 b B", RESULT_BLACK},
		{"= d D ½ 1/2 0.5 0,5 =-= ½-½ 1/2-1/2 0.5-0.5 0,5-0,5 .5 ,5 .5-.5 ½:½",
			RESULT_DRAW},
		{"+ +- +--", RESULT_DEFAULT_BLACK},
		{"- -+ --+", RESULT_DEFAULT_WHITE},
		{"-- ---", RESULT_DEFAULT_BOTH},
		{"00 0-0", RESULT_LOST_BOTH},
		{"½-0 1/2-0 0.5-0 0,5-0", RESULT_HALF_WHITE},
		{"0-½ 0-1/2 0-0.5", RESULT_HALF_BLACK},
		{"x X none NONE", RESULT_NONE},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		char words[100];

		strcpy(words, cases[i].words);
		for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
			enum result result = RESULT_BYE;

			ck_assert_msg(result_parse(word, &result), "'%s'", word);
			ck_assert_msg(result == cases[i].result, "'%s'", word);
		}
	}
}
END_TEST

START_TEST(other_words_are_no_results)
{
	static const char *const words[] = {
		"",
		" ",
		"2",
		"10",
		"1-1",
		"1-",
		"-0",
		"++",
		"----",
		"bye",
		"n",
		"=-",
		"½-",
		"1 - 0",
		"1-0 ",
		"000",
	};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		enum result result = RESULT_BYE;

		ck_assert_msg(!result_parse(words[i], &result), "'%s'", words[i]);
		ck_assert_int_eq(result, RESULT_BYE);
	}
}
END_TEST

START_TEST(a_result_as_shown_can_be_typed)
{
	for (int i = RESULT_WHITE; i < RESULT_BYE; i++) {
		enum result result;

		ck_assert(result_parse(result_text((enum result)i), &result));
		ck_assert_int_eq(result, i);
	}
	ck_assert_str_eq(result_text(RESULT_NONE), "");
	ck_assert_str_eq(result_text(RESULT_BYE), "bye");
	ck_assert_str_eq(result_text((enum result)99), "?");
}
END_TEST

START_TEST(results_give_half_points)
{
	static const int points2[][2] = {
		[RESULT_NONE] = {0, 0},
		[RESULT_WHITE] = {2, 0},
		[RESULT_DRAW] = {1, 1},
		[RESULT_BLACK] = {0, 2},
		[RESULT_DEFAULT_BLACK] = {2, 0},
		[RESULT_DEFAULT_WHITE] = {0, 2},
		[RESULT_DEFAULT_BOTH] = {0, 0},
		[RESULT_LOST_BOTH] = {0, 0},
		[RESULT_HALF_WHITE] = {1, 0},
		[RESULT_HALF_BLACK] = {0, 1},
		[RESULT_BYE] = {2, 0},
	};

	const struct points usual = {2, 1, 0, 0, 2};

	for (int i = RESULT_NONE; i <= RESULT_BYE; i++) {
		ck_assert_int_eq(
			points_of_result(&usual, (enum result)i, COLOUR_WHITE), points2[i][0]);
		ck_assert_int_eq(
			points_of_result(&usual, (enum result)i, COLOUR_BLACK), points2[i][1]);
	}
	ck_assert_int_eq(points_of_result(&usual, (enum result)99, COLOUR_WHITE), 0);
	ck_assert_int_eq(points_of_booking(&usual, BOOKING_FULL), 2);
	ck_assert_int_eq(points_of_booking(&usual, BOOKING_HALF), 1);
	ck_assert_int_eq(points_of_booking(&usual, BOOKING_ZERO), 0);
}
END_TEST

START_TEST(a_section_may_say_what_results_give)
{
	static const struct {
		const char *text;
		struct points points;
		const char *written;
	} cases[] = {
		{"", {2, 1, 0, 0, 2}, ""},
		{"W=3 D=1", {6, 2, 0, 0, 6}, "W=3 D=1"},
		{"D=1.0 W=3.0 P=1 A=0.5", {6, 2, 0, 1, 2}, "W=3 D=1 A=0.5 P=1"},
		{"W=1 D=0.5 L=0 A=0 P=1", {2, 1, 0, 0, 2}, ""},
		{"P=0", {2, 1, 0, 0, 0}, "P=0"},
		{"W=99 D=98.5 L=98.5 A=98.5 P=98.5", {198, 197, 197, 197, 197},
			"W=99 D=98.5 L=98.5 A=98.5 P=98.5"},
	};

	for (int i = 0; i < ARRAY_LEN(cases); i++) {
		struct points points;
		char text[POINTS_SIZE];

		ck_assert(points_parse(cases[i].text, &points));
		ck_assert_mem_eq(&points, &cases[i].points, sizeof(points));
		points_write(&points, text);
		ck_assert_str_eq(text, cases[i].written);
	}
}
END_TEST

START_TEST(points_that_are_not_understood_are_told)
{
	static const char *const texts[] = {"W", "W=", "W=x", "W=.5", "W=1.", "W=1.2", "W=1.55",
		"W=99.5", "W=1000", "W=-1", "X=1", "W=1 ", " W=1", "W=1W=1", "W=3 W=3", "W=1  D=1"};

	for (int i = 0; i < ARRAY_LEN(texts); i++) {
		struct points points = {7, 7, 7, 7, 7};

		ck_assert_msg(!points_parse(texts[i], &points), "%s", texts[i]);
		ck_assert_int_eq(points.win2, 7);
	}
}
END_TEST

START_TEST(a_number_of_points_is_read)
{
	static const char *const bad[] = {
		"", ".", ".0", "x", "1.2", "-1", "+1", " 1", "1½½", "1000", "99999999"};
	static const struct {
		const char *text;
		int points2;
	} cases[] = {{"2", 4}, {"2½", 5}, {"½", 1}, {".5", 1}, {"1.5", 3}, {"2.0", 4}, {"0", 0},
		{"999", 1998}};
	int points2 = 7;

	for (int i = 0; i < ARRAY_LEN(bad); i++)
		ck_assert_msg(!points_read(bad[i], &points2), "%s", bad[i]);
	ck_assert_int_eq(points2, 7);
	for (int i = 0; i < ARRAY_LEN(cases); i++) {
		ck_assert(points_read(cases[i].text, &points2));
		ck_assert_int_eq(points2, cases[i].points2);
	}
}
END_TEST

START_TEST(points_are_shown_with_halves)
{
	char buffer[16];

	ck_assert_str_eq(points_text(0, buffer), "0");
	ck_assert_str_eq(points_text(1, buffer), "½");
	ck_assert_str_eq(points_text(2, buffer), "1");
	ck_assert_str_eq(points_text(21, buffer), "10½");
	ck_assert_str_eq(points_text(-1, buffer), "-½");
	ck_assert_str_eq(points_text(-3, buffer), "-1½");
	ck_assert_str_eq(points_text(INT_MAX, buffer), "1073741823½");
	ck_assert_str_eq(points_text(INT_MIN, buffer), "-1073741824");
	ck_assert_str_eq(points_text(INT_MIN + 1, buffer), "-1073741823½");
}
END_TEST

START_TEST(a_score_that_counts_for_more_says_what_is_added)
{
	char buffer[COUNTED_SIZE];

	ck_assert_str_eq(points_counted_text(3, 0, buffer), "1½");
	ck_assert_str_eq(points_counted_text(4, 2, buffer), "2 = 1 + 1 added");
	ck_assert_str_eq(points_counted_text(2, 1, buffer), "1 = ½ + ½ added");
	ck_assert_str_eq(points_counted_text(0, -1, buffer), "0 = ½ less ½");
	ck_assert_str_eq(
		points_counted_text(INT_MAX, 1, buffer), "1073741823½ = 1073741823 + ½ added");
}
END_TEST

START_TEST(places_have_a_number_and_perhaps_a_letter)
{
	static const struct {
		const char *text;
		bool good;
		int number, letter;
	} cases[] = {
		{"1", true, 1, 0},
		{"3b", true, 3, 2},
		{"3B", true, 3, 2},
		{"9999z", true, 9999, 26},
		{"0a", true, 0, 1},
		{"0", false, 0, 0},
		{"", false, 0, 0},
		{"b", false, 0, 0},
		{"b3", false, 0, 0},
		{"3bb", false, 0, 0},
		{"3 b", false, 0, 0},
		{"-3", false, 0, 0},
		{"10000", false, 0, 0},
		{"99999999999999", false, 0, 0},
		{"3.5", false, 0, 0},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		int number = -7, letter = -7;

		ck_assert_msg(place_parse(cases[i].text, &number, &letter) == cases[i].good, "'%s'",
			cases[i].text);
		ck_assert_int_eq(number, cases[i].good ? cases[i].number : -7);
		ck_assert_int_eq(letter, cases[i].good ? cases[i].letter : -7);
	}
}
END_TEST

START_TEST(blanks_and_punctuation_name_nobody)
{
	static const char *const none[] = {
		"", " ", "   ", ",", "  ,  ", "-", ".", "\xc2\xa0", "\xe3\x80\x80", "–", "'"};
	static const char *const some[] = {"a", "1", "É", "李", "כ", "- Łow", "😀"};

	for (int i = 0; i < ARRAY_LEN(none); i++)
		ck_assert_msg(!letters_any(none[i]), "\"%s\"", none[i]);
	for (int i = 0; i < ARRAY_LEN(some); i++)
		ck_assert_msg(letters_any(some[i]), "\"%s\"", some[i]);
	ck_assert(letters_all("É2") && letters_all("o") && letters_all("e\u0301"));
	ck_assert(!letters_all("") && !letters_all("=") && !letters_all("A-"));
	ck_assert(!letters_all("A B") && !letters_all("«"));
}
END_TEST

int main(void)
{
	TCase *text = tcase_create("text");
	TCase *words = tcase_create("words");

	tcase_add_loop_test(text, names_of_all_scripts_are_clean, 0, ARRAY_LEN(clean_names));
	tcase_add_loop_test(
		text, controls_and_broken_bytes_are_not_clean, 0, ARRAY_LEN(unclean_texts));
	tcase_add_test(text, decoding_reads_every_character);
	tcase_add_test(text, characters_are_written_as_they_are_read);
	tcase_add_test(text, the_end_of_a_text_is_in_no_set);
	tcase_add_test(text, keys_are_the_same_but_for_case_and_punctuation);
	tcase_add_test(text, titles_are_read_in_all_their_forms);
	tcase_add_test(text, numbers_are_read_in_their_range);
	tcase_add_test(text, a_line_is_put_together);
	tcase_add_test(text, a_line_is_cut_between_characters);
	tcase_add_test(text, blanks_and_punctuation_name_nobody);
	tcase_add_test(words, result_words_mean_what_the_header_says);
	tcase_add_test(words, other_words_are_no_results);
	tcase_add_test(words, a_result_as_shown_can_be_typed);
	tcase_add_test(words, results_give_half_points);
	tcase_add_test(words, a_section_may_say_what_results_give);
	tcase_add_test(words, points_that_are_not_understood_are_told);
	tcase_add_test(words, a_number_of_points_is_read);
	tcase_add_test(words, points_are_shown_with_halves);
	tcase_add_test(words, a_score_that_counts_for_more_says_what_is_added);
	tcase_add_test(words, places_have_a_number_and_perhaps_a_letter);
	return suite_run("core: text", text, words, NULL);
}
