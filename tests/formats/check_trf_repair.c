/*
 * What tournament reports in the wild get wrong: put right and told with line and column, or
 * refused when strict.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/trf_text.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) ((int)(sizeof(array) / sizeof((array)[0])))

static struct trf *trf;

static void two_players(void)
{
	trf = &trf_text()->trf;
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
}

static void history_is(int index, const char *expected)
{
	char text[512];

	trf_text_history(trf, index, text);
	ck_assert_str_eq(text, expected);
}

/* One more line, 3, and how it is told. */
static const struct {
	const char *line, *notices;
} repairs[] = {
	{"001    3  g   Titled", "Line 3, column 11: \"g  \" was read as the title GM.\n"},
	{"001    3   wm", "Line 3, column 11: \" wm\" was read as the title WIM.\n"},
	{"001    3   1N", "Line 3, column 11: \" 1N\" is not a title and was left out.\n"},
	{"001    3 M", "Line 3, column 10: \"M\" was read as m, a man.\n"},
	{"001    3 f", "Line 3, column 10: \"f\" was read as w, a woman.\n"},
	{"001    3 u", "Line 3, column 10: \"u\" was read as not known.\n"},
	{"001    3m", "Line 3, column 9: \"m\" was read as m, a man.\n"},
	{"001    3 x", "Line 3, column 10: \"x\" is not m or w and was left out.\n"},
	{"001    3                                                       12X45",
		"Line 3, column 58: \"      12X45\" is not a FIDE ID and was left out.\n"},
	{"001    3                                                             21.03.1987",
		"Line 3, column 70: \"21.03.1987\" was read as 1987/03/21.\n"},
	{"001    3                                                             1969.12.06",
		"Line 3, column 70: \"1969.12.06\" was read as 1969/12/06.\n"},
	{"001    3                                                             unknown",
		"Line 3, column 70: \"unknown\" is no date and counts as not known.\n"},
	{"001    3                                                             2000/02/31",
		"Line 3, column 70: \"2000/02/31\" is no date and counts as not known.\n"},
	{"001    3                                                                             x",
		"Line 3, column 86: \"x\" is not a rank and was left out.\n"},
	{"042 May 29, 2020",
		"Line 3, column 5: \"May 29, 2020\" was understood as 2020/05/29 and kept as it is.\n"},
	{"042 2026/02/31", "Line 3, column 5: \"2026/02/31\" is no date; it was kept as it is.\n"},
	{"052 soon", "Line 3, column 5: \"soon\" is no date; it was kept as it is.\n"},
	{"092 FIDE_DUTCH_2025",
		"Line 3, column 5: FIDE_DUTCH_2025, which belongs into 192, was read as if it stood there.\n"},
	{"152 b", "Line 3, column 5: \"b\" was read as B.\n"},
	{"162 W 3.0 D 1.0",
		"Line 3, column 5: the points do not stand as they should and were read word by word.\n"
		"Line 1, column 81: player 1 has 1 points in the file and 3 by his results, which count.\n"},
	{"172 ENG ELO",
		"Line 3, column 9: found \"ELO\", expected FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER; it was kept as it "
		"is.\n"},
	{"192 FIDE_DUTCH by hand", "Line 3, column 15: what follows the code was left out.\n"},
	{"202 BH,,SB",
		"Line 3, column 8: found \",SB\", expected tie-breaks such as BH/C1,SB; it was kept as it is.\n"},
	{"212 BH,SB",
		"Line 3, column 5: found \"BH,SB\", expected PTS among the codes; it was kept as it is.\n"},
	{"222 90 min",
		"Line 3, column 5: found \"90 min\", expected a time control such as 40/6000+30:900+30; it was kept as it "
		"is.\n"},
	{"240 H 001    2",
		"Line 3, column 14: H for player 2 in round 1; line 2 has 0, which counts.\n"},
};

START_TEST(what_can_mean_one_thing_only_is_put_right)
{
	trf_text_line(repairs[_i].line);
	trf_text_repaired(repairs[_i].notices);
}
END_TEST

/* Nothing to repair here. */
static const char *const fine[] = {
	"001    3",
	"001    3 m GM Adams, Alan                       2700 ENG      400041 1971/11/17  0.0    3",
	"001    3 wWGM                                      0               0 1987/00/00",
	"001    3                                                                         0.5              H",
	"042 2025/09/01",
	"092 Swiss, 9 rounds",
	"162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5",
	"172 ENG NIDOF",
	"192 FIDE_DUTCH_2026_BAKU",
	"202 BH/C1,BH, SB",
	"212 PTS,BH",
	"222 5400+30",
	"222 40/6000+30:900+30",
	"222 W300-B240+2",
	"299 W         1.0  000    1",
	"### a comment",
};

START_TEST(what_is_right_is_not_told)
{
	trf_text_line(fine[_i]);
	trf_text_repaired("");
}
END_TEST

START_TEST(nobody_is_absent_after_the_last_round)
{
	trf_text_line("XXR 1");
	trf_text_line("XXZ 2");
	trf_text_repaired(
		"Line 4, column 5: the last round, 1, is played; who is absent from the next was "
		"left out.\n");
	history_is(1, "1b0 0- ");
}
END_TEST

START_TEST(a_line_that_was_cut_is_filled_up)
{
	trf_text_player(3, "0.0", "0000 -");
	trf_text_repaired("");
	history_is(2, "0-Z 0- ");
}
END_TEST

START_TEST(rounds_out_of_their_columns_are_read_word_by_word)
{
	trf_text_player(3, "1.0", " 4 w 1 0000 - H");
	trf_text_player(4, "1.0", "\t3\tb\t0\t0000\t-\tu");
	trf_text_repaired(
		"Line 3, column 90: the rounds do not stand in their columns and were read word by word. 2 in all, lines 3, 4.\n"
		"Line 4, column 99: the bye of player 4 in round 2, which nobody has played, was read as one entered in advance.\n");
	history_is(2, "4w1 0-H");
	history_is(3, "3b0 0-F");
}
END_TEST

START_TEST(a_round_after_the_last_is_left_out)
{
	trf_text_line("142 1");
	trf_text_player(3, "0.5", "0000 - H  0000 - Z");
	trf_text_repaired(
		"Line 4, column 102: round 2 is after the last one; what stands there was left out, 1 in all.\n");
	history_is(2, "0-H 0- ");
}
END_TEST

START_TEST(pairs_kept_apart_after_the_last_round_are_left_out)
{
	trf_text_line("142 3");
	trf_text_line("260   4   9    1    2");
	trf_text_line("260   2   9    1    2");
	trf_text_repaired(
		"Line 4, column 5: round 4 is after the last one; the line was left out.\n");
	ck_assert_int_eq(trf->ngroups, 1);
	ck_assert_int_eq(trf->groups[0].last, 3);
}
END_TEST

START_TEST(stated_points_may_hold_what_is_to_come)
{
	trf_text_line("250       1.5   2   2    3    4");
	trf_text_player(3, "2.5", "   4 w 1");
	trf_text_player(4, "2.0", "   3 b 0  0000 - H");
	trf_text_repaired("");
	ck_assert_int_eq(trf->players[2].points2, 2);
	ck_assert_int_eq(trf->players[3].points2, 0);
}
END_TEST

START_TEST(points_that_all_agree_tell_what_results_are_worth)
{
	trf_text()->file[0] = '\0';
	trf_text_player(1, "4.0", "   2 w 1     3 w =");
	trf_text_player(2, "1.0", "   1 b 0  0000 - U");
	trf_text_player(3, "4.0", "   4 w +     1 b =");
	trf_text_player(4, "0.0", "   3 b -  0000 - Z");
	trf_text_repaired(
		"Line 1, column 81: the points agree with 3 for a win, 1 for a draw, 0 for a loss and 1 for the "
		"bye, which count.\n");
	ck_assert_int_eq(trf->worth2[TRF_WIN_BLACK], 6);
	ck_assert_int_eq(trf->worth2[TRF_PAIRING_BYE], 2);
	ck_assert_int_eq(trf->players[0].points2, 8);
}
END_TEST

/* Three for a win by several; the bye of one who has something else is told of. */
START_TEST(one_bye_alone_does_not_hide_what_wins_are_worth)
{
	static const struct {
		const char *points, *told;
	} byes[] = {{"3.0", ""},
		{"2.5", "Line 5, column 81: player 5 has 2½ points in the file and 3 by his results, which count.\n"}};
	char told[300];

	trf_text()->file[0] = '\0';
	trf_text_player(1, "3.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_player(3, "3.0", "   4 w 1");
	trf_text_player(4, "0.0", "   3 b 0");
	trf_text_player(5, byes[_i].points, "0000 - U");
	snprintf(told, sizeof(told),
		"Line 1, column 81: the points agree with 3 for a win, 1 for a draw, 0 for a loss and 3 for the bye, which count.\n%s",
		byes[_i].told);
	trf_text_repaired(told);
	ck_assert_int_eq(trf->worth2[TRF_WIN_WHITE], 6);
	ck_assert_int_eq(trf->worth2[TRF_PAIRING_BYE], 6);
}
END_TEST

START_TEST(a_strict_reading_accepts_what_is_right)
{
	trf_text_repaired("");
	ck_assert_int_eq(trf->count, 2);
}
END_TEST

START_TEST(a_strict_reading_names_the_first_that_is_not_right)
{
	static const char both[] = "\xef\xbb\xbf"
				   "012 Z\xfcrich\n";
	struct error error = {0};
	const struct report report = {.error = &error};
	struct trf read;

	ck_assert_int_eq(trf_read_strict(both, sizeof(both) - 1, &read, &report), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text, "Line 1, column 1: the byte order mark was left out.");
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("repairs");

	tcase_add_checked_fixture(tests, two_players, trf_text_done);
	tcase_add_loop_test(
		tests, what_can_mean_one_thing_only_is_put_right, 0, ARRAY_LEN(repairs));
	tcase_add_loop_test(tests, what_is_right_is_not_told, 0, ARRAY_LEN(fine));
	tcase_add_test(tests, nobody_is_absent_after_the_last_round);
	tcase_add_test(tests, a_line_that_was_cut_is_filled_up);
	tcase_add_test(tests, rounds_out_of_their_columns_are_read_word_by_word);
	tcase_add_test(tests, a_round_after_the_last_is_left_out);
	tcase_add_test(tests, pairs_kept_apart_after_the_last_round_are_left_out);
	tcase_add_test(tests, stated_points_may_hold_what_is_to_come);
	tcase_add_test(tests, points_that_all_agree_tell_what_results_are_worth);
	tcase_add_loop_test(tests, one_bye_alone_does_not_hide_what_wins_are_worth, 0, 2);
	tcase_add_test(tests, a_strict_reading_accepts_what_is_right);
	tcase_add_test(tests, a_strict_reading_names_the_first_that_is_not_right);
	return suite_run("trf repairs", tests, NULL);
}
