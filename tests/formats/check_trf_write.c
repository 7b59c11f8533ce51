/*
 * The writer of tournament reports: the columns, the records, and that reading gives back what was
 * written.
 */
#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/trf_text.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

static struct trf *trf;

static void start(void)
{
	trf = &trf_text()->trf;
}

static char *written(const struct trf *report, enum trf_edition edition)
{
	size_t size;
	char *text;

	ck_assert_int_eq(trf_write(report, edition, &text, &size), STATUS_OK);
	ck_assert_uint_eq(size, strlen(text));
	return text;
}

static void has_line(const char *text, const char *line)
{
	const size_t length = strlen(line);
	const char *at = text;

	while ((at = strstr(at, line)) != NULL) {
		if ((at == text || at[-1] == '\n') && at[length] == '\r' && at[length + 1] == '\n')
			return;
		at++;
	}
	ck_abort_msg("no line \"%s\" in\n%s", line, text);
}

static bool is_proved(const struct trf *meant, enum trf_edition edition, const char *text)
{
	bool proved = false;

	ck_assert_int_eq(trf_prove(meant, edition, text, strlen(text), &proved), STATUS_OK);
	return proved;
}

/* What was read comes back from both editions, and the second time with the same bytes. */
static void comes_back(const char *what)
{
	struct trf first = *trf;

	memset(trf, 0, sizeof(*trf));
	for (int edition = TRF_16; edition <= TRF_26; edition++) {
		char *text = written(&first, (enum trf_edition)edition), *again;

		ck_assert_msg(trf_text_read(text) == STATUS_OK, "%s: %s\n%s", what,
			trf_text()->error.text, text);
		trf_text_same(&first, trf, what);
		ck_assert_msg(is_proved(&first, (enum trf_edition)edition, text), "%s", what);
		again = written(trf, (enum trf_edition)edition);
		ck_assert_str_eq(again, text);
		free(again);
		free(text);
	}
	trf_done(&first);
}

static void a_full_report(void)
{
	trf_text_line("### by hand");
	trf_text_line("012 Anytown Congress");
	trf_text_line("XXR 7");
	trf_text_line("152 B");
	trf_text_line("162  W 3.0    D 1.0    P 2.5");
	trf_text_line("192 FIDE_DUTCH_BAKU");
	trf_text_line("102 An Arbiter");
	trf_text_line("XYZ what nobody knows");
	trf_text_line("240 H 004    1    3");
	trf_text_line("240 Z 003    2");
	trf_text_line("250       1.0   1   3    1    2");
	trf_text_line("250       0.5   4   4    1    3");
	trf_text_line("260   2   4    1    5    3");
	trf_text_line("XXP 4 5");
	trf_text_line(
		"001    1 m GM Łódź, Żółć                        2612 POL     1100111 1987/03/21  6.0    1     2 w 1"
		"     3 b 1");
	trf_text_line(
		"001    2 wWGM Second                               0                             0.0    5     1 b 0"
		"     5 w -");
	trf_text_line(
		"001    3      Third                             1200                             2.5    2  0000 - U"
		"     1 w 0");
	trf_text_line(
		"001    4      Fourth                                                             1.0    3  0000 - H"
		"          ");
	trf_text_line(
		"001    5      Fifth                                                              3.0    4  0000 - Z"
		"     2 b +");
	trf_text_read_well();
}

START_TEST(trf26_is_written_by_the_book)
{
	char *text;

	a_full_report();
	text = written(trf, TRF_26);
	has_line(text, "012 Anytown Congress");
	has_line(text, "### by hand");
	has_line(text, "102 An Arbiter");
	has_line(text, "XYZ what nobody knows");
	has_line(text, "062 5");
	has_line(text, "072 2");
	has_line(text, "142 7");
	has_line(text, "152 B");
	has_line(text, "162  W 3.0    D 1.0    P 2.5");
	has_line(text, "192 FIDE_DUTCH_BAKU");
	has_line(text,
		"001    1 m GM Łódź, Żółć                        2612 POL     1100111 1987/03/21  6.0    1     2 w 1"
		"     3 b 1");
	has_line(text,
		"001    4      Fourth                                                             1.0    3  0000 - H"
		"          ");
	has_line(text, "240 Z 003    2");
	has_line(text, "240 H 004    1    3");
	has_line(text, "250       1.0   1   3    1    2");
	has_line(text, "250       0.5   4   4    1    3");
	has_line(text, "260   2   4    1    5    3");
	has_line(text, "260   1   7    4    5");
	free(text);
	comes_back("a full report");
}
END_TEST

START_TEST(trf16_tells_the_same_to_older_programs)
{
	char *text;

	a_full_report();
	text = written(trf, TRF_16);
	has_line(text, "XXR 7");
	has_line(text, "XXC black1");
	has_line(text,
		"XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=2.5 FW=3.0 FL=0.0");
	has_line(text, "XXA    1  1.0  1.0  1.0  0.5");
	has_line(text, "XXP    4    5");
	has_line(text,
		"001    3      Third                             1200                             2.5    2  0000 - U"
		"     1 w 0            0000 - H");
	ck_assert_ptr_null(strstr(text, "\n240"));
	free(text);
}
END_TEST

/* JaVaFo knows no range of rounds: who is apart in the round to pair is so to it, for that draw. */
START_TEST(trf16_keeps_apart_who_is_so_in_the_round_to_pair)
{
	char *text;

	a_full_report();
	trf_text_line("260   4   7    1    2");
	trf_text_line("260   3   3    2    3");
	trf_text_line("260   1   1    3    4");
	trf_text_read_well();
	text = written(trf, TRF_16);
	has_line(text, "XXP    1    5    3");
	has_line(text, "### drawboard: record 260   2   4    1    5    3");
	has_line(text, "XXP    2    3");
	has_line(text, "### drawboard: record 260   3   3    2    3");
	ck_assert_ptr_null(strstr(text, "XXP    1    2"));
	has_line(text, "### drawboard: record 260   4   7    1    2");
	ck_assert_ptr_null(strstr(text, "XXP    3    4"));
	has_line(text, "### drawboard: record 260   1   1    3    4");
	free(text);
	comes_back("ranges of rounds");
}
END_TEST

/* Of another program XXP and 260 are both meant. */
START_TEST(who_is_apart_for_good_and_in_some_rounds_is_so_for_good)
{
	trf_text_line("XXR 7");
	trf_text_line("XXP 1 2");
	trf_text_line("260   2   4    1    2");
	trf_text_player(1, "", "");
	trf_text_player(2, "", "");
	trf_text_read_well();
	ck_assert_int_eq(trf->ngroups, 2);
	ck_assert_int_eq(trf->groups[0].last, 7);
}
END_TEST

START_TEST(byes_for_everybody_do_not_make_the_round_played)
{
	trf_text_line("240 H 002    1    2");
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_read_well();
	comes_back("byes for everybody");
}
END_TEST

START_TEST(points_by_colour_need_the_codes)
{
	trf_text_line("XXS WW=3 BW=3.5 D=1");
	trf_text_player(1, "", "   2 w 1");
	trf_text_player(2, "", "   1 b 0");
	trf_text_read_well();
	comes_back("points by colour");
}
END_TEST

START_TEST(games_without_result_come_back)
{
	trf_text_player(1, "", "   2 w");
	trf_text_player(2, "", "   1 b");
	trf_text_read_well();
	comes_back("no results yet");
}
END_TEST

START_TEST(names_are_cut_between_characters)
{
	char *text;

	trf_text_player(1, "", "");
	trf_text_read_well();
	for (int i = 0; i < 40; i++)
		strcpy(trf->players[0].name + 2 * i, "ü");
	text = written(trf, TRF_26);
	ck_assert_int_eq(trf_text_read(text), STATUS_OK);
	ck_assert_uint_eq(strlen(trf->players[0].name), 66);
	ck_assert_int_eq(trf->players[0].rating, 1999);
	free(text);
}
END_TEST

/* Wins worth 99, a draw 6½: from 100 the points stand without their half. */
START_TEST(points_of_three_and_four_digits_come_back)
{
	char ours[256] = "", its[256] = "", *text;

	for (int round = 1; round <= 12; round++) {
		strcat(ours, round < 12 ? "   2 w 1  " : "   2 w =");
		strcat(its, round < 12 ? "   1 b 0  " : "   1 b =");
	}
	trf_text_line("142 12");
	trf_text_line("162  W99.0    D 6.5    L 0.0    A 0.0    P99.0");
	trf_text_player(1, "", ours);
	trf_text_player(2, "", its);
	trf_text_read_well();
	ck_assert_int_eq(trf->players[0].points2, 11 * 198 + 13);
	text = written(trf, TRF_26);
	ck_assert_ptr_nonnull(strstr(text, " 1095 "));
	ck_assert_ptr_nonnull(strstr(text, "  6.5 "));
	trf_done(trf);
	strcpy(trf_text()->file, text);
	trf_text_repaired("");
	ck_assert_int_eq(trf->players[0].points2, 11 * 198 + 13);
	free(text);
}
END_TEST

START_TEST(points_in_tenths_come_back)
{
	trf_text_line("142 5");
	trf_text_line("XXS WW=3 BW=3 FW=3 FPB=3 PAB=3");
	trf_text_line("250       1.1   1   2    1    1");
	trf_text_line("299          -0.2    1    2");
	trf_text_line("062 7");
	trf_text_player(1, "3.0", "   2 w 1");
	trf_text_player(2, "", "   1 b 0");
	trf_text_read_well();
	comes_back("tenths");
}
END_TEST

static int folder_comes_back(const char *pattern)
{
	glob_t found;
	int count;

	ck_assert_int_eq(glob(pattern, 0, NULL, &found), 0);
	count = (int)found.gl_pathc;
	for (int i = 0; i < count; i++) {
		const char *path = found.gl_pathv[i];

		ck_assert_msg(trf_text_read(whole_file(path, NULL)) == STATUS_OK, "%s: %s", path,
			trf_text()->error.text);
		comes_back(path);
	}
	globfree(&found);
	return count;
}

START_TEST(files_come_back)
{
	ck_assert_int_eq(folder_comes_back(DATA_DIR "/practice/*.trf"), 20);
	ck_assert_int_ge(folder_comes_back(TESTS_DIR "/cases/caa-random/*.trf"), 100);
	ck_assert_int_ge(folder_comes_back(TESTS_DIR "/fuzz/seeds/trf/*.trf"), 3);
}
END_TEST

/* Another name, rating, opponent, colour or result: it does not say what it should. */
START_TEST(another_text_is_not_proved)
{
	struct trf first;
	char *text, *line;

	a_full_report();
	first = *trf;
	memset(trf, 0, sizeof(*trf));
	text = written(&first, TRF_26);
	ck_assert(is_proved(&first, TRF_26, text));
	line = strstr(text, "001    3      Third");
	for (char *at = line; *at != '\r'; at++) {
		const long column = at - line + 1;
		const char was = *at;

		if (was == ' ' || (column > 8 && column < 15) || (column > 52 && column < 90))
			continue;
		*at = was == '1' ? '2' : '1';
		ck_assert_msg(!is_proved(&first, TRF_26, text), "%s", at);
		*at = was;
	}
	*line = '\0';
	ck_assert(!is_proved(&first, TRF_26, text));
	free(text);
	trf_done(&first);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("writing");

	tcase_add_checked_fixture(tests, start, trf_text_done);
	tcase_add_test(tests, trf26_is_written_by_the_book);
	tcase_add_test(tests, points_of_three_and_four_digits_come_back);
	tcase_add_test(tests, trf16_tells_the_same_to_older_programs);
	tcase_add_test(tests, trf16_keeps_apart_who_is_so_in_the_round_to_pair);
	tcase_add_test(tests, who_is_apart_for_good_and_in_some_rounds_is_so_for_good);
	tcase_add_test(tests, byes_for_everybody_do_not_make_the_round_played);
	tcase_add_test(tests, points_by_colour_need_the_codes);
	tcase_add_test(tests, games_without_result_come_back);
	tcase_add_test(tests, names_are_cut_between_characters);
	tcase_add_test(tests, points_in_tenths_come_back);
	tcase_add_test(tests, files_come_back);
	tcase_add_test(tests, another_text_is_not_proved);
	return suite_run("trf writer", tests, NULL);
}
