/*
 * The reader of Tournament Report Files: histories, byes to come, which round is next, and what it
 * refuses.
 */
#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/trf_text.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) (sizeof(array) / sizeof((array)[0]))

static void history_is(int index, const char *expected)
{
	char text[512];

	trf_text_history(&trf_text()->trf, index, text);
	ck_assert_str_eq(text, expected);
}

START_TEST(histories_are_read_by_column)
{
	trf_text_line("012 Anytown Congress");
	trf_text_line("XXR 5");
	trf_text_line("XXC black1");
	trf_text_player(3, "1.0", "0000 - U     1 b 0");
	trf_text_player(1, "1.5", "   2 w =     3 w 1");
	trf_text_player(2, "0.5", "   1 b =  0000 - Z");
	trf_text_read_well();
	ck_assert_str_eq(trf_text()->notices, "");
	ck_assert_str_eq(trf_text()->trf.name, "Anytown Congress");
	ck_assert_int_eq(trf_text()->trf.rounds, 5);
	ck_assert_int_eq(trf_text()->trf.initial, COLOUR_BLACK);
	ck_assert_int_eq(trf_text()->trf.count, 3);
	ck_assert_int_eq(trf_text()->trf.played, 2);
	ck_assert_int_eq(trf_text()->trf.columns, 3);
	ck_assert_str_eq(trf_text()->trf.players[0].name, "Player 1");
	ck_assert_int_eq(trf_text()->trf.players[0].rating, 1999);
	ck_assert_int_eq(trf_text()->trf.players[0].points2, 3);
	history_is(0, "2w= 3w1 0- ");
	history_is(1, "1b= 0-Z 0- ");
	history_is(2, "0-U 1b0 0- ");
}
END_TEST

START_TEST(every_code_has_one_letter)
{
	trf_text_player(1, "", "   2 w W     2 B 1     2 w +  0000 - +");
	trf_text_player(2, "", "   1 s l     1 W 0     1 - -         H");
	trf_text_player(3, "", "0000 - h  0000 - f  0000 - z  0000 - -");
	trf_text_player(4, "", "0000 - =  0000 w           -  0000 - Z");
	trf_text_read_well();
	ck_assert_int_eq(trf_text()->trf.played, 4);
	history_is(0, "2wW 2b1 2w+ 0-U 0- ");
	history_is(1, "1bL 1w0 1-- 0-H 0- ");
	history_is(2, "0-H 0-F 0-Z 0-Z 0- ");
	history_is(3, "0-H 0-Z 0-Z 0-Z 0- ");
	ck_assert_str_eq(trf_text()->notices,
		"Line 1, column 107: \"B\" was read as b. 3 in all, lines 1, 2.\n"
		"Line 1, column 129: \"+\" without an opponent was read as the bye of the draw (U).\n"
		"Line 3, column 129: \"-\" without an opponent was read as absent (Z). 2 in all, lines 3, 4.\n"
		"Line 4, column 99: \"=\" without an opponent was read as a half-point bye (H).\n"
		"Line 4, column 107: a colour without an opponent was left out.\n");
}
END_TEST

START_TEST(absent_with_an_opponent_is_a_forfeit)
{
	trf_text_player(1, "1.0", "   2 w +");
	trf_text_player(2, "0.0", "   1 b Z");
	trf_text_read_well();
	history_is(1, "1b- 0- ");
	ck_assert_str_eq(trf_text()->notices,
		"Line 2, column 99: absent with an opponent was read as a forfeit loss.\n");
}
END_TEST

START_TEST(byes_beyond_the_last_game_are_bookings)
{
	trf_text_player(1, "1.5", "   2 w 1  0000 - H");
	trf_text_player(2, "0.0", "   1 b 0            0000 - F");
	trf_text_player(3, "1.0", "0000 - U");
	trf_text_player(4, "0.0", "0000 - Z  0000 - Z");
	trf_text_read_well();
	ck_assert_str_eq(trf_text()->notices, "");
	ck_assert_int_eq(trf_text()->trf.played, 1);
	ck_assert_int_eq(trf_text()->trf.players[0].points2, 2);
	history_is(0, "2w1 0-H 0- ");
	history_is(1, "1b0 0-  0-F");
	history_is(3, "0-Z 0-Z 0- ");
}
END_TEST

START_TEST(a_round_of_byes_for_all_was_played)
{
	trf_text_player(1, "1.0", "0000 - F");
	trf_text_player(2, "0.5", "0000 - H");
	trf_text_read_well();
	ck_assert_int_eq(trf_text()->trf.played, 1);
}
END_TEST

START_TEST(before_round_1_only_byes_are_known)
{
	trf_text_player(1, "", "0000 - H");
	trf_text_player(2, "", "");
	trf_text_player(3, "0.0", "");
	trf_text_read_well();
	ck_assert_int_eq(trf_text()->trf.played, 0);
	ck_assert_int_eq(trf_text()->trf.columns, 1);
	history_is(0, "0-H");
}
END_TEST

START_TEST(an_empty_entry_for_the_coming_round_is_dropped)
{
	trf_text_player(1, "1.0", "   2 w 1  0000   -");
	trf_text_player(2, "0.0", "   1 b 0  0000 -  ");
	trf_text_player(3, "1.0", "0000 - U  0000 - -");
	trf_text_player(4, "0.0", "");
	trf_text_read_well();
	ck_assert_int_eq(trf_text()->trf.played, 1);
	history_is(0, "2w1 0-Z");
	history_is(1, "1b0 0- ");
	history_is(2, "0-U 0-Z");
	ck_assert_str_eq(trf_text()->notices,
		"Line 3, column 109: \"-\" without an opponent was read as absent (Z). 2 in all, lines 3, 1.\n"
		"Line 2, column 102: 1 of the 4 players has an empty entry after round 1; it was left out: he is "
		"paired.\n");
}
END_TEST

START_TEST(records_of_their_own_book_byes)
{
	trf_text_line("240 H 003    1    2");
	trf_text_line("XXZ 3   2");
	trf_text_line("240 Z 001    1");
	trf_text_line("240 H 002    2");
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_player(3, "1.0", "0000 - U");
	trf_text_read_well();
	history_is(0, "2w1 0-  0-H");
	history_is(1, "1b0 0-Z 0-H");
	history_is(2, "0-U 0-Z 0- ");
	ck_assert_str_eq(trf_text()->notices,
		"Line 3, column 14: Z for player 1 in round 1; line 5 has 1, which counts. 2 in all, lines 3, 4.\n");
}
END_TEST

START_TEST(points_are_checked_against_the_results)
{
	trf_text_player(1, "1.5", "   2 w 1  0000 - H");
	trf_text_player(2, " .5", "   1 b 0");
	trf_text_player(3, "2", "   4 w =");
	trf_text_player(4, "", "   3 b =");
	trf_text_read_well();
	ck_assert_str_eq(trf_text()->notices,
		"Line 2, column 81: player 2 has ½ points in the file and 0 by his results, which count. 2 in all, lines 2, 3.\n");
	ck_assert_int_eq(trf_text()->trf.players[2].points2, 1);
}
END_TEST

START_TEST(odd_results_over_the_board_stand)
{
	trf_text_player(1, "0.5", "   2 w =     3 w 0");
	trf_text_player(2, "0.0", "   1 b 0     4 w -");
	trf_text_player(3, "0.0", "   4 w L     1 b 0");
	trf_text_player(4, "0.0", "   3 b D     2 b -");
	trf_text_read_well();
	ck_assert_int_eq(trf_text()->trf.players[3].points2, 1);
}
END_TEST

START_TEST(unknown_records_are_kept)
{
	trf_text_line("### made by hand");
	trf_text_line("013 Team                              1    2");
	trf_text_line("ABC 0009 something");
	trf_text_line("ENG    1      a player's national rating");
	trf_text_line("DDDD SSSS");
	trf_text_player(1, "0.0", "");
	trf_text_read_well();
	ck_assert_int_eq(trf_text()->trf.nkept, 5);
	ck_assert_str_eq(trf_text()->trf.kept[0], "### made by hand");
	ck_assert_str_eq(trf_text()->trf.kept[4], "ENG    1      a player's national rating");
	ck_assert_str_eq(trf_text()->trf.kept[1], "ABC 0009 something");
	ck_assert_str_eq(trf_text()->notices,
		"Line 3: \"ABC\" is a record that is not read here.\n"
		"Line 5: \"DDDD SSSS\" is no record and was kept as it is.\n");
}
END_TEST

START_TEST(columns_count_characters)
{
	trf_text_line(
		"001    1 mIM  Đặng Thị Ễn                       2100                             1.0          2 w 1");
	trf_text_line(
		"001    2   gf Łódź, Żółć                        1900                             0.0          1 b 0");
	trf_text_read_well();
	ck_assert_str_eq(trf_text()->trf.players[0].name, "Đặng Thị Ễn");
	ck_assert_str_eq(trf_text()->trf.players[0].title, "IM");
	ck_assert_str_eq(trf_text()->trf.players[1].title, "WGM");
	ck_assert_int_eq(trf_text()->trf.players[0].rating, 2100);
	history_is(0, "2w1 0- ");
	ck_assert_str_eq(
		trf_text()->notices, "Line 2, column 11: \" gf\" was read as the title WGM.\n");
}
END_TEST

START_TEST(line_ends_and_encodings_may_differ)
{
	ck_assert_int_eq(
		trf_text_read("\xef\xbb\xbf"
			      "012 Open\r001    1      M\xfcller\rXXR 3\r\n142 4\n\n152 b"),
		STATUS_OK);
	ck_assert_str_eq(trf_text()->trf.name, "Open");
	ck_assert_str_eq(trf_text()->trf.players[0].name, "Müller");
	ck_assert_int_eq(trf_text()->trf.rounds, 4);
	ck_assert_int_eq(trf_text()->trf.initial, COLOUR_BLACK);
	ck_assert_str_eq(trf_text()->notices,
		"Line 1, column 1: the byte order mark was left out.\n"
		"Line 1, column 1: the file is not UTF-8; it was read as Windows code page 1252: check the accents.\n"
		"Line 4, column 5: the number of rounds, 4, was 3 before; the later one counts.\n"
		"Line 6, column 5: \"b\" was read as B.\n");
}
END_TEST

/* What a third player's line, or one more record, is refused for. */
static const struct {
	const char *text, *message;
} faults[] = {
	{"001    x",
		"Line 3, column 5: found \"   x\", expected a starting number from 1 to 9999."},
	{"001", "Line 3, column 5: found nothing, expected a starting number from 1 to 9999."},
	{"001    2",
		"Line 3, column 5: found starting number 2 again, expected each once; line 2 has it too."},
	{"001    3                                        12x4",
		"Line 3, column 49: found \"12x4\", expected a rating from 0 to 4000."},
	{"001    3      Tab\there",
		"Line 3, column 15: found \"Tab\\there\", expected a name of at most 127 bytes without "
		"control characters."},
	{"001    3                                                                         1.25",
		"Line 3, column 85: found \"5\", expected a blank, since no field reaches there: what stands before it is shifted."},
	{"001    3                                                                        1.25",
		"Line 3, column 81: found \"1.25\", expected points such as 2.5."},
	{"XXR", "Line 3, column 5: found nothing, expected the number of rounds, from 1 to 99."},
	{"142 100",
		"Line 3, column 5: found \"100\", expected the number of rounds, from 1 to 99."},
	{"152 X", "Line 3, column 5: found \"X\", expected W or B."},
	{"XXC white", "Line 3, column 5: found \"white\", expected white1, black1 or rank."},
	{"XXZ 1 x", "Line 3, column 7: found \"x\", expected a starting number."},
	{"XXZ 7", "Line 3: found starting number 7, expected one of the players."},
	{"240 U 002    1", "Line 3, column 5: found \"U\", expected a bye: H, F or Z."},
	{"240 H   0    1", "Line 3, column 7: found \"  0\", expected a round from 1 to 99."},
};

START_TEST(an_error_names_line_column_found_and_expected)
{
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_line(faults[_i].text);
	trf_text_refuse(faults[_i].message);
}
END_TEST

static const struct {
	const char *rounds, *message;
} bad_rounds[] = {
	{"   2 w",
		"Line 1, column 97: found \"w  \" for player 1 and \"b 0\" for player 2 on line 2, expected a result for "
		"both."},
	{"   2", "Line 1, column 97: found nothing, expected w or b."},
	{"   2 w H",
		"Line 1, column 99: found \"H\", expected the result of a game: 1 = 0 W D L + or -, or a blank while it is open."},
	{"   2 - 1", "Line 1, column 97: found \"-\", expected w or b."},
	{"   2 x 1", "Line 1, column 97: found \"x\", expected a colour: w, b or -."},
	{"0000 - 1",
		"Line 1, column 99: found \"1\", expected a bye: H F U or Z, since there is no opponent."},
	{"  2x w 1",
		"Line 1, column 92: found \"  2x\", expected an opponent's starting number or 0000."},
	{"    2 w 1   3",
		"Line 1, column 92: found \"    2 w 1 \", expected a round as OPPONENT COLOUR RESULT in its columns, "
		"such as \"  12 w 1\"."},
	{"   2\tw\tx1",
		"Line 1, column 92: found \"   2\\tw\\tx1\", expected a round as OPPONENT COLOUR RESULT in its columns, "
		"such as \"  12 w 1\"."},
	{"   1 w 1",
		"Line 1, column 92: found opponent 1 in round 1, expected another player of this file."},
	{"   9 w 1",
		"Line 1, column 92: found opponent 9 in round 1, expected another player of this file."},
	{"   3 w 1",
		"Line 1, column 92: found opponent 3 of player 1 in round 1, expected the same pair on line 3, which "
		"has 0."},
	{"   2 b 1",
		"Line 1, column 97: found \"b 1\" for player 1 and \"b 0\" for player 2 on line 2, expected one White "
		"and one Black."},
	{"   2 w +",
		"Line 1, column 97: found \"w +\" for player 1 and \"b 0\" for player 2 on line 2, expected both "
		"played or both forfeited."},
};

START_TEST(a_round_that_cannot_be_is_refused)
{
	trf_text_player(1, "1.0", bad_rounds[_i].rounds);
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_player(3, "0.0", "");
	trf_text_refuse(bad_rounds[_i].message);
}
END_TEST

START_TEST(two_cannot_win_one_game)
{
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.5", "   1 b =");
	trf_text_refuse(
		"Line 1, column 97: found \"w 1\" for player 1 and \"b =\" for player 2 on line 2, expected one point for "
		"both together.");
}
END_TEST

START_TEST(more_rounds_than_the_event_has_are_refused)
{
	trf_text_line("XXR 1");
	trf_text_player(1, "2.0", "   2 w 1     2 b 1");
	trf_text_player(2, "0.0", "   1 b 0     1 w 0");
	trf_text_refuse("Found 2 rounds played, expected at most 1.");
}
END_TEST

START_TEST(a_file_without_players_is_refused)
{
	trf_text_line("012 Open");
	trf_text_refuse("The file has no players; expected lines that begin with 001.");
}
END_TEST

START_TEST(rounds_past_the_ninety_ninth_are_refused)
{
	char text[1200];

	memset(text, ' ', sizeof(text));
	strcpy(text + 91 + 990, "0000 - H");
	memcpy(text, "001    1", 8);
	trf_text_line(text);
	trf_text_refuse("Line 1, column 1082: found \"0000 - H\", expected at most 99 rounds.");
}
END_TEST

static void read_path(const char *path)
{
	ck_assert_msg(trf_text_read(whole_file(path, NULL)) == STATUS_OK, "%s: %s", path,
		trf_text()->error.text);
	ck_assert_msg(!trf_text()->notices[0], "%s: %s", path, trf_text()->notices);
}

/* The solution of a practice file seats everybody who is not absent, once. */
static void check_solution(const char *path)
{
	bool *seated = calloc((size_t)trf_text()->trf.count, sizeof(*seated));
	FILE *stream = fopen(path, "r");
	int number[2];

	ck_assert_msg(stream && seated, "%s", path);
	while (fscanf(stream, "%d %d", &number[0], &number[1]) == 2) {
		for (int i = 0; i < 2; i++) {
			int index = trf_find(&trf_text()->trf, number[i]);

			if (number[i] == 0)
				continue;
			ck_assert_msg(
				index != TRF_NOBODY && !seated[index], "%s: %d", path, number[i]);
			seated[index] = true;
		}
	}
	fclose(stream);
	for (int i = 0; i < trf_text()->trf.count; i++)
		ck_assert_msg(seated[i] ==
				(trf_game(&trf_text()->trf, i, trf_text()->trf.played + 1)->code ==
					' '),
			"%s: %d", path, trf_text()->trf.players[i].number);
	free(seated);
}

static int check_folder(const char *pattern, bool practice)
{
	glob_t found;
	int count;

	ck_assert_int_eq(glob(pattern, 0, NULL, &found), 0);
	count = (int)found.gl_pathc;
	for (int i = 0; i < count; i++) {
		char *path = found.gl_pathv[i];

		read_path(path);
		ck_assert_msg(trf_text()->trf.rounds > trf_text()->trf.played, "%s", path);
		if (practice) {
			char expect[512];

			snprintf(
				expect, sizeof(expect), "%.*s.expect", (int)strlen(path) - 4, path);
			check_solution(expect);
		}
	}
	globfree(&found);
	return count;
}

START_TEST(practice_files_are_ready_for_their_draw)
{
	ck_assert_int_eq(check_folder(DATA_DIR "/practice/*.trf", true), 20);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("reading");

	tcase_add_checked_fixture(tests, NULL, trf_text_done);
	tcase_add_test(tests, histories_are_read_by_column);
	tcase_add_test(tests, every_code_has_one_letter);
	tcase_add_test(tests, absent_with_an_opponent_is_a_forfeit);
	tcase_add_test(tests, byes_beyond_the_last_game_are_bookings);
	tcase_add_test(tests, a_round_of_byes_for_all_was_played);
	tcase_add_test(tests, before_round_1_only_byes_are_known);
	tcase_add_test(tests, an_empty_entry_for_the_coming_round_is_dropped);
	tcase_add_test(tests, records_of_their_own_book_byes);
	tcase_add_test(tests, points_are_checked_against_the_results);
	tcase_add_test(tests, odd_results_over_the_board_stand);
	tcase_add_test(tests, unknown_records_are_kept);
	tcase_add_test(tests, columns_count_characters);
	tcase_add_test(tests, line_ends_and_encodings_may_differ);
	tcase_add_loop_test(
		tests, an_error_names_line_column_found_and_expected, 0, ARRAY_LEN(faults));
	tcase_add_loop_test(tests, a_round_that_cannot_be_is_refused, 0, ARRAY_LEN(bad_rounds));
	tcase_add_test(tests, two_cannot_win_one_game);
	tcase_add_test(tests, more_rounds_than_the_event_has_are_refused);
	tcase_add_test(tests, a_file_without_players_is_refused);
	tcase_add_test(tests, rounds_past_the_ninety_ninth_are_refused);
	tcase_add_test(tests, practice_files_are_ready_for_their_draw);
	return suite_run("trf", tests, NULL);
}
