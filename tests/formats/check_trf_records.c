/* The records beside 001 that pairing needs, dates, and what they are refused for. */
#include "config.h"

#include <check.h>
#include <string.h>

#include "core/typed/date.h"
#include "support/event/trf_text.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) ((int)(sizeof(array) / sizeof((array)[0])))

static struct trf *trf;

static void four_players(void)
{
	trf = &trf_text()->trf;
	trf_text_player(1, "", "   3 w 1");
	trf_text_player(2, "", "   4 b =");
	trf_text_player(3, "", "   1 b 0");
	trf_text_player(4, "", "   2 w =");
}

static void worth_is(const int expected[TRF_OUTCOMES])
{
	trf_text_read_well();
	for (int i = 0; i < TRF_OUTCOMES; i++)
		ck_assert_msg(trf->worth2[i] == expected[i], "%d: %d", i, trf->worth2[i]);
}

START_TEST(points_without_a_record_are_usual)
{
	worth_is((const int[]){2, 2, 1, 1, 0, 0, 0, 1, 2, 2, 2, 0});
}
END_TEST

START_TEST(record_162_gives_points_by_symbol)
{
	trf_text_line("162  P 1.0    W 3.0    D 1.0    L 0.5    A 0.0    X 0.5");
	worth_is((const int[]){6, 6, 2, 2, 1, 1, 0, 2, 6, 2, 6, 0});
	ck_assert_int_eq(trf->players[0].points2, 6);
	ck_assert_int_eq(trf->players[1].points2, 2);
	ck_assert_int_eq(trf->players[2].points2, 1);
	ck_assert_str_eq(trf_text()->notices, "");
}
END_TEST

START_TEST(record_xxs_gives_points_by_colour)
{
	trf_text_line("XXS WW=4 D=1.5 ZPB=0.5 W=3 FL=1 BL=2 PAB=0");
	worth_is((const int[]){8, 6, 3, 3, 0, 4, 1, 3, 6, 0, 6, 2});
	ck_assert_int_eq(trf->players[0].points2, 8);
	ck_assert_int_eq(trf->players[2].points2, 4);
}
END_TEST

START_TEST(records_bb_give_points_one_by_one)
{
	trf_text_line("BBU  1.5");
	trf_text_line("BBW  3.0");
	trf_text_line("BBD  1.0");
	trf_text_line("BBL  0.5");
	trf_text_line("BBZ  0.5");
	trf_text_line("BBF  0.0");
	worth_is((const int[]){6, 6, 2, 2, 1, 1, 1, 2, 6, 3, 6, 0});
}
END_TEST

START_TEST(virtual_points_are_a_table)
{
	trf_text_line("250       1.0   1   3    1    2");
	trf_text_line("250       0.5   3   4    2    4");
	trf_text_line("XXA    4  1.0       2.0");
	trf_text_read_well();
	for (int player = 0; player < 4; player++) {
		static const int expected[][5] = {
			{2, 2, 2, 0, 0}, {2, 2, 1, 1, 0}, {0, 0, 1, 1, 0}, {2, 0, 4, 1, 0}};

		for (int round = 1; round <= 5; round++)
			ck_assert_msg(
				trf_virtual2(trf, player, round) == expected[player][round - 1],
				"%d in %d: %d", player, round, trf_virtual2(trf, player, round));
	}
	ck_assert_int_eq(trf_virtual2(trf, 0, 0), 0);
	ck_assert_int_eq(trf_virtual2(trf, 0, 61), 0);
}
END_TEST

START_TEST(players_are_kept_apart_by_rounds_or_for_good)
{
	trf_text_line("XXR 7");
	trf_text_line("260 003 005    1    4");
	trf_text_line("XXP 2  3 4");
	trf_text_read_well();
	ck_assert_int_eq(trf->ngroups, 2);
	ck_assert_int_eq(trf->groups[0].first, 3);
	ck_assert_int_eq(trf->groups[0].last, 5);
	ck_assert_int_eq(trf->members[trf->groups[0].from + 1], 3);
	ck_assert_int_eq(trf->groups[1].first, 1);
	ck_assert_int_eq(trf->groups[1].last, 7);
	ck_assert_int_eq(trf->groups[1].count, 3);
}
END_TEST

START_TEST(the_first_colour_may_come_from_the_games)
{
	trf_text_read_well();
	ck_assert_int_eq(trf->initial, COLOUR_NONE);
	ck_assert_int_eq(trf_initial(trf), COLOUR_WHITE);
	trf_text_line("152 B");
	trf_text_read_well();
	ck_assert_int_eq(trf_initial(trf), COLOUR_BLACK);
}
END_TEST

START_TEST(a_round_may_be_paired_without_results)
{
	trf_text()->file[0] = '\0';
	trf_text_player(1, "1.0", "   2 w 1     3 w");
	trf_text_player(2, "0.0", "   1 b 0  0000 - U");
	trf_text_player(3, "1.0", "0000 - U     1 b");
	trf_text_read_well();
	ck_assert_int_eq(trf->played, 2);
	ck_assert_int_eq(trf->open, 1);
	ck_assert_str_eq(trf_text()->notices,
		"Round 2 has 1 game without a result.\n"
		"Line 2, column 81: player 2 has 0 points in the file and 1 by his results, which count.\n");
}
END_TEST

START_TEST(only_the_last_round_may_lack_results)
{
	trf_text()->file[0] = '\0';
	trf_text_player(1, "1.0", "   2 w       2 b 1");
	trf_text_player(2, "0.0", "   1 b       1 w 0");
	trf_text_refuse(
		"Line 1, column 99: found nothing, expected the result of a game, since round 2 was played after it.");
}
END_TEST

START_TEST(person_and_rank_are_read)
{
	trf_text_line(
		"001    5 wWGM Łódź, Żółć                        2300 POL     1100111 1987/00/00  0.0   12");
	trf_text_read_well();
	ck_assert_int_eq(trf->players[4].sex, SEX_FEMALE);
	ck_assert_str_eq(trf->players[4].title, "WGM");
	ck_assert_str_eq(trf->players[4].federation, "POL");
	ck_assert_str_eq(trf->players[4].fide, "1100111");
	ck_assert_str_eq(trf->players[4].born, "1987/00/00");
	ck_assert_int_eq(trf->players[4].rank, 12);
	ck_assert_int_eq(trf->players[4].rating, 2300);
}
END_TEST

/* What line 5 is refused for. */
static const struct {
	const char *text, *message;
} faults[] = {
	{"162  Q 3.0", "Line 5, column 6: found \"Q\", expected one of W, D, L, A, P and X."},
	{"162  W 3.3", "Line 5, column 7: found \" 3.3\", expected points such as  3.0 or 0.5."},
	{"162  W", "Line 5, column 7: found nothing, expected points such as  3.0 or 0.5."},
	{"162  W 100", "Line 5, column 7: found \" 100\", expected points such as  3.0 or 0.5."},
	{"XXS W=",
		"Line 5, column 5: found \"W=\", expected a code and points such as WW=3 or D=0.5."},
	{"XXS X=1",
		"Line 5, column 5: found \"X=1\", expected a code and points such as WW=3 or D=0.5."},
	{"XXS 3",
		"Line 5, column 5: found \"3\", expected a code and points such as WW=3 or D=0.5."},
	{"BBW x", "Line 5, column 5: found \"x\", expected points such as  3.0."},
	{"192 by hand", "Line 5, column 5: found \"by hand\", expected a code such as FIDE_DUTCH."},
	{"192", "Line 5, column 5: found nothing, expected a code such as FIDE_DUTCH."},
	{"250  x    1.0   1   1    1    1",
		"Line 5, column 5: found \" x  \", expected match points such as 2.0, or blanks."},
	{"250      1.25   1   1    1    1",
		"Line 5, column 10: found \"1.25\", expected points such as 1.0."},
	{"250       1.0   0   1    1    1",
		"Line 5, column 15: found \"  0\", expected the first round, from 1 to 99."},
	{"250       1.0   2   1    1    1",
		"Line 5, column 19: found \"  1\", expected the last round, not before the first."},
	{"250       1.0   1   1         1",
		"Line 5, column 23: found \"    \", expected the first starting number."},
	{"250       1.0   1   1    2    1",
		"Line 5, column 28: found \"   1\", expected the last starting number, not below the first."},
	{"250       1.0   1   1    7    7",
		"Line 5: found starting number 7, expected one of the players."},
	{"XXA    x  1.0", "Line 5, column 5: found \"   x\", expected a starting number."},
	{"XXA    1  1.0 1.x", "Line 5, column 15: found \"1.x\", expected points such as  1.0."},
	{"XXA    1  1.0x1.0", "Line 5, column 15: found \"1.0\", expected points such as  1.0."},
	{"XXA    7  1.0", "Line 5: found starting number 7, expected one of the players."},
	{"260   0   1    1    2",
		"Line 5, column 5: found \"  0\", expected the first round, from 1 to 99."},
	{"260   2   1    1    2",
		"Line 5, column 9: found \"  1\", expected the last round, not before the first."},
	{"260   1   1    1",
		"Line 5, column 13: found \"   1\", expected two starting numbers or more."},
	{"XXP 1", "Line 5, column 5: found \"1\", expected two starting numbers or more."},
	{"XXP 1 y", "Line 5, column 7: found \"y\", expected a starting number."},
	{"XXP 1 9", "Line 5: found starting number 9, expected one of the players."},
};

START_TEST(an_error_names_line_column_found_and_expected)
{
	trf_text_line(faults[_i].text);
	trf_text_refuse(faults[_i].message);
}
END_TEST

START_TEST(a_bye_after_the_last_round_is_refused)
{
	trf_text_line("142 3");
	trf_text_line("240 H 004    1");
	trf_text_refuse("Line 6, column 7: found round 4, expected at most 3.");
}
END_TEST

START_TEST(dates_come_in_many_forms)
{
	static const struct {
		const char *text, *date;
	} cases[] = {
		{"1987/03/21", "1987/03/21"},
		{"1987/00/00", "1987/00/00"},
		{"1987", "1987/00/00"},
		{"1987-3-21", "1987/03/21"},
		{"1969.12.06", "1969/12/06"},
		{"28. 07. 2005", "2005/07/28"},
		{"21/07/2025", "2025/07/21"},
		{"21/07/25", "2025/07/21"},
		{"21.7.68", "1968/07/21"},
		{"May 29, 2020", "2020/05/29"},
		{"29 may 2020", "2020/05/29"},
		{"December 2020", "2020/12/00"},
		{"", NULL},
		{"soon", NULL},
		{"19870321", "1987/03/21"},
		{"19871321", NULL},
		{"1987/13/01", NULL},
		{"1987/12/32", NULL},
		{"1/2", NULL},
		{"1987/1/1/1", NULL},
		{"May June 2020", NULL},
		{"May", NULL},
		{"87", NULL},
		{"0987/01/01", NULL},
	};

	for (int i = 0; i < ARRAY_LEN(cases); i++) {
		char date[BORN_SIZE] = "as it was";

		ck_assert_msg(date_parse(cases[i].text, date) == (cases[i].date != NULL), "%s",
			cases[i].text);
		ck_assert_str_eq(date, cases[i].date ? cases[i].date : "as it was");
	}
}
END_TEST

START_TEST(a_day_is_whole_with_month_and_day)
{
	static const char *const whole[] = {"2026/03/07", "2024/02/29", "2000/02/29"};
	static const char *const others[] = {"", "2026", "2026/03", "2026/03/00", "2026/00/07",
		"2025/02/29", "1900/02/29", "2026/04/31", "2026/13/01", "2026-03-07", "2026/3/7",
		"soon"};

	for (int i = 0; i < ARRAY_LEN(whole); i++)
		ck_assert_msg(date_is_whole(whole[i]), "%s", whole[i]);
	for (int i = 0; i < ARRAY_LEN(others); i++) {
		char exact[BORN_SIZE];

		/* what stands behind the end of the text is none of it */
		memset(exact, '1', sizeof(exact));
		memcpy(exact, others[i], strlen(others[i]) + 1);
		ck_assert_msg(!date_is_whole(exact), "%s", others[i]);
	}
}
END_TEST

START_TEST(a_report_is_known_by_its_players)
{
	static const char *const reports[] = {"001    1 m", "012 Open\r001    1",
		"\xef\xbb\xbf"
		"001   12 x",
		"\n001 9999"};
	static const char *const others[] = {
		"", "001", "001,Adams", "001 Adams", "name,grade\n001;2\n", "x001    1"};

	for (int i = 0; i < ARRAY_LEN(reports); i++)
		ck_assert_msg(trf_recognise(reports[i], strlen(reports[i])), "%s", reports[i]);
	for (int i = 0; i < ARRAY_LEN(others); i++)
		ck_assert_msg(!trf_recognise(others[i], strlen(others[i])), "%s", others[i]);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("records");

	tcase_add_checked_fixture(tests, four_players, trf_text_done);
	tcase_add_test(tests, a_day_is_whole_with_month_and_day);
	tcase_add_test(tests, points_without_a_record_are_usual);
	tcase_add_test(tests, record_162_gives_points_by_symbol);
	tcase_add_test(tests, record_xxs_gives_points_by_colour);
	tcase_add_test(tests, records_bb_give_points_one_by_one);
	tcase_add_test(tests, virtual_points_are_a_table);
	tcase_add_test(tests, players_are_kept_apart_by_rounds_or_for_good);
	tcase_add_test(tests, the_first_colour_may_come_from_the_games);
	tcase_add_test(tests, a_round_may_be_paired_without_results);
	tcase_add_test(tests, only_the_last_round_may_lack_results);
	tcase_add_test(tests, person_and_rank_are_read);
	tcase_add_loop_test(
		tests, an_error_names_line_column_found_and_expected, 0, ARRAY_LEN(faults));
	tcase_add_test(tests, a_bye_after_the_last_round_is_refused);
	tcase_add_test(tests, dates_come_in_many_forms);
	tcase_add_test(tests, a_report_is_known_by_its_players);
	return suite_run("trf records", tests, NULL);
}
