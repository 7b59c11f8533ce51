/* Tournament reports checked against the rules by command: what is found, said and returned. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pairing.h"
#include "support/event/seven_players.h"
#include "support/pty/cli_run.h"

/* The third round by the rules. */
static const char *const third[SEVEN_PLAYERS] = {
	"   6 w 1", "   7 w 0", "0000 - U", "   5 w =", "   4 b =", "   1 b 0", "   2 b 1"};

static const char header[] = SEVEN_PLAYERS_HEADER;

START_TEST(a_report_drawn_by_the_rules_has_no_discrepancy)
{
	const struct cli_result *result;

	cli_write("in.trf", seven_players(header, third));
	result = CLI_OK("check", "in.trf", "--strict");
	ck_assert_str_eq(result->out, "1 file, 3 rounds, no discrepancy.\n");
	ck_assert_str_eq(result->err, "");
	ck_assert_str_eq(
		CLI_OK("check", "in.trf", "in.trf")->out, "2 files, 6 rounds, no discrepancy.\n");
	ck_assert_str_eq(CLI_OK("check", "in.trf", "--system", "dutch", "--round", "2")->out,
		"1 file, 1 round, no discrepancy.\n");
	ck_assert_str_eq(CLI_OK("check", "in.trf", "-q")->out, "");
}
END_TEST

static const struct {
	const char *what;
	const char *last[SEVEN_PLAYERS];
	const char *out;
} planted[] = {
	{"a wrong pair: 1 and 2, who come before 7, meet each other",
		{"   2 w 1", "   1 b 0", "0000 - U", "   5 w =", "   4 b =", "   7 w 0",
			"   6 b 1"},
		"in.trf, round 3: the report's draw is worse than the one by the rules.\n"
		"  First rule: @ (@)\n"
		"    drawboard             report\n"
		"       1 - 6                 6 - 7\n"
		"       2 - 7                 1 - 2\n"
		"1 file, 3 rounds, 1 discrepancy.\n"},
	{"reversed colours",
		{"   6 b 1", "   7 w 0", "0000 - U", "   5 w =", "   4 b =", "   1 w 0",
			"   2 b 1"},
		"in.trf, round 3: the colours are not by the rules.\n"
		"  First rule: 6 Player and 1 Player would not get their due colour as well (C12)\n"
		"    drawboard             report\n"
		"       1 - 6                 6 - 1\n"
		"1 file, 3 rounds, 1 discrepancy.\n"},
	{"the bye for 5, who is not the last",
		{"   6 w 1", "   7 w 0", "   4 b 0", "   3 w 1", "0000 - U", "   1 b 0",
			"   2 b 1"},
		"in.trf, round 3: the report's draw is worse than the one by the rules.\n"
		"  First rule: @ (C5)\n"
		"    drawboard             report\n"
		"       4 - 5                 4 - 3\n"
		"       3 - 0                 5 - 0\n"
		"1 file, 3 rounds, 1 discrepancy.\n"},
	{"a second bye",
		{"   6 w 1", "   7 w 0", "   5 w 0", "0000 - U", "   3 b 1", "   1 b 0",
			"   2 b 1"},
		"in.trf, round 3: the report's draw is worse than the one by the rules.\n"
		"  First rule: @ 0 → 1 (C2)\n"
		"  The report breaks: 4 Player may not have the bye: he had the bye in round 2 (C2)\n"
		"    drawboard             report\n"
		"       4 - 5                 3 - 5\n"
		"       3 - 0                 4 - 0\n"
		"1 file, 3 rounds, 1 discrepancy.\n"},
	{"a repeat",
		{"   7 b 1", "   6 b 0", "0000 - U", "   5 w =", "   4 b =", "   2 w 0",
			"   1 w 0"},
		"in.trf, round 3: the report's draw is worse than the one by the rules.\n"
		"  First rule: @ 0 → 1 (C1)\n"
		"  The report breaks: @ Player and @ Player have met (C1)\n"
		"    drawboard             report\n"
		"       1 - 6                 6 - 2\n"
		"       2 - 7                 7 - 1\n"
		"1 file, 3 rounds, 1 discrepancy.\n"},
};

/* Is the text the pattern, in which @ stands for anything within a line? */
static bool fits(const char *text, const char *pattern)
{
	for (; *pattern && *pattern != '@'; text++, pattern++)
		if (*text != *pattern)
			return false;
	if (!*pattern)
		return !*text;
	do {
		if (fits(text, pattern + 1))
			return true;
	} while (*text && *text++ != '\n');
	return false;
}

START_TEST(a_planted_draw_is_found_with_its_round_and_rule)
{
	const char *out;

	cli_write("in.trf", seven_players(header, planted[_i].last));
	out = CLI_CODE(1, "check", "in.trf")->out;
	ck_assert_msg(fits(out, planted[_i].out), "%s:\n%s", planted[_i].what, out);
	ck_assert(json_is_valid(CLI_CODE(1, "check", "in.trf", "--json")->out));
	out = CLI_CODE(1, "check", "in.trf", "-q")->out;
	ck_assert_str_eq(out, "");
	CLI_OK("check", "in.trf", "--round", "2");
	CLI_CODE(1, "check", "in.trf", "--round", "3");
}
END_TEST

START_TEST(json_says_what_the_words_say)
{
	cli_write("in.trf", seven_players(header, planted[4].last));
	cli_has(CLI_CODE(1, "check", "in.trf", "--json")->out, "\"rule\": \"C1\"");
	ck_assert(json_is_valid(CLI_CODE(4, "check", "in.trf", "none.trf", "--json")->out));
	cli_has(CLI_CODE(4, "check", "none.trf", "--json")->out, "\"failed\": 1");
	cli_has(CLI_CODE(2, "check", "in.trf", "--json", "-q")->err, "exclude each other");
}
END_TEST

START_TEST(a_pair_that_must_not_meet_is_an_absolute_rule)
{
	char text[256];

	sprintf(text, "%s260 003 003    1    6\n", header);
	cli_write("in.trf", seven_players(text, third));
	cli_has(CLI_CODE(1, "check", "in.trf")->out,
		"The report breaks: 6 Player and 1 Player must not meet\n");
}
END_TEST

START_TEST(a_round_without_a_legal_draw_is_a_discrepancy)
{
	cli_write("in.trf",
		"142 3\n001    1      A                                 2000"
		"                                          2 w 1     2 b 1\n"
		"001    2      B                                 1900"
		"                                          1 b 0     1 w 0\n");
	cli_has(CLI_CODE(1, "check", "in.trf")->out,
		"in.trf, round 2: by the rules there is no draw, but the report has one.\n  Why: ");
	cli_has(CLI_CODE(1, "check", "in.trf")->out,
		"  The report breaks: 1 A and 2 B have met (C1)\n");
}
END_TEST

/* Player 1 has White by a game that was not played; the lot is not given. */
START_TEST(colours_of_a_forfeit_tell_the_lot)
{
	cli_write("in.trf",
		"142 3\n"
		"001    1      A                                 2000"
		"                                          3 b -\n"
		"001    2      B                                 1900"
		"                                          4 w 1\n"
		"001    3      C                                 1800"
		"                                          1 w +\n"
		"001    4      D                                 1700"
		"                                          2 b 0\n");
	CLI_OK("check", "in.trf");
}
END_TEST

START_TEST(a_forfeit_without_colours_is_a_pair)
{
	cli_write("in.trf",
		"142 3\n152 W\n"
		"001    1      A                                 2000"
		"                                          3 - -\n"
		"001    2      B                                 1900"
		"                                          4 b 1\n"
		"001    3      C                                 1800"
		"                                          1 - +\n"
		"001    4      D                                 1700"
		"                                          2 w 0\n");
	CLI_OK("check", "in.trf");
	cli_write("in.trf",
		"142 3\n152 W\n"
		"001    1      A                                 2000"
		"                                          2 - -\n"
		"001    2      B                                 1900"
		"                                          1 - +\n"
		"001    3      C                                 1800"
		"                                          4 - +\n"
		"001    4      D                                 1700"
		"                                          3 - -\n");
	cli_has(CLI_CODE(1, "check", "in.trf")->out, "       1 - 3                 1 - 2\n");
}
END_TEST

START_TEST(what_cannot_be_checked_leaves_the_others)
{
	const struct cli_result *result;

	cli_write("in.trf", seven_players(header, third));
	cli_write("bad.trf", "001    1      A\n001    1      B\n");
	cli_write("empty.trf", "");
	ck_assert_int_eq(mkdir("folder", 0700), 0);
	result = CLI_CODE(3, "check", "bad.trf", "in.trf", "empty.trf");
	ck_assert_str_eq(
		result->out, "3 files, 3 rounds, no discrepancy; 2 files could not be checked.\n");
	cli_has(result->err, "drawboard: bad.trf: Line 2, column 5: ");
	cli_has(result->err, "drawboard: empty.trf: The file has no players");
	cli_has(CLI_CODE(3, "check", "empty.trf")->out,
		"1 file, 0 rounds, nothing was checked; 1 file could not be checked.\n");
	result = CLI_CODE(4, "check", "none.trf", "bad.trf", "in.trf");
	cli_has(result->err, "drawboard: none.trf: It could not be opened: ");
	cli_has(result->out, "3 files, 3 rounds, no discrepancy; 2 files");
	cli_has(CLI_CODE(4, "check", "folder")->err, "drawboard: folder: It could not be read: ");
	cli_has(CLI_CODE(3, "check", "in.trf", "--round", "4")->err,
		"in.trf: The report has no round 4 to check: 3 rounds are played.");
	cli_has(CLI_CODE(3, "check", "in.trf", "--rounds", "2")->err, "3 rounds played");
	cli_has(CLI_CODE(3, "check", "in.trf", "--set", "nothing=1")->err, "no setting");
	cli_has(CLI_CODE(2, "check", "in.trf", "--system", "other")->err, "no rule book \"other\"");
	cli_has(CLI_CODE(2, "check")->err, "FILE.trf... is missing");
}
END_TEST

START_TEST(an_event_without_a_draw_has_nothing_to_check)
{
	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "5");
	cli_has(CLI_CODE(1, "check", "e.drw")->err,
		"e.drw: Round 1 has no draw yet: propose one first.");
}
END_TEST

START_TEST(a_file_without_rights_cannot_be_read)
{
	cli_write("in.trf", seven_players(header, third));
	ck_assert_int_eq(chmod("in.trf", 0), 0);
	if (access("in.trf", R_OK) != 0)
		cli_has(CLI_CODE(4, "check", "in.trf")->err, "in.trf: It could not be opened");
}
END_TEST

START_TEST(a_file_too_large_is_bad_input)
{
	cli_write("huge.trf", "001    1      A\n");
	ck_assert_int_eq(truncate("huge.trf", (32 << 20) + 1), 0);
	cli_has(CLI_CODE(3, "check", "huge.trf")->err, "huge.trf: The file is longer than 32 MB.");
}
END_TEST

START_TEST(repairs_are_told_unless_quiet_and_refused_when_strict)
{
	cli_write("in.trf", "142 3\n001    1 F    A\n");
	cli_has(CLI_OK("check", "in.trf")->err, "in.trf: Line 2, column 10");
	ck_assert_str_eq(CLI_OK("check", "-q", "in.trf")->err, "");
	cli_has(CLI_CODE(3, "check", "in.trf", "--strict")->err, "in.trf: Line 2, column 10");
	cli_has(CLI_OK("pair", "--system", "dutch", "in.trf")->err, "in.trf: Line 2, column 10");
	cli_has(CLI_CODE(3, "pair", "--system", "dutch", "in.trf", "--strict")->err,
		"in.trf: Line 2, column 10");
	cli_has(CLI_CODE(2, "pair", "e.drw", "--strict")->err, "--strict goes with a report");
}
END_TEST

START_TEST(a_rule_book_that_is_not_here_is_told)
{
	cli_write("in.trf", seven_players("142 5\n152 W\n192 FIDE_DUBOV\n", third));
	cli_has(CLI_OK("check", "in.trf")->err,
		"There is no rule book for FIDE_DUBOV (192); dutch was taken.");
}
END_TEST

/* Some programs put the first half of the players into Baku's upper group, here 5 of 10. */
START_TEST(baku_by_half_is_asked_for)
{
	static const char *const rounds[] = {
		"3 w", "4 b", "1 b", "2 w", "6 w", "5 b", "9 w", "10 b", "7 b", "8 w"};
	char text[2048] = "142 9\n152 W\n192 FIDE_DUTCH_2026_BAKU\n";

	for (int i = 0; i < 10; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d%39s%6s =\n", i + 1, "Player",
			2000 - i, "", rounds[i]);
	cli_write("in.trf", text);
	CLI_CODE(1, "check", "in.trf");
	CLI_OK("check", "in.trf", "--baku-half");
}
END_TEST

/* By another program; in one of them a bye that is worth nothing is no downfloat. */
START_TEST(tournaments_of_another_program_are_drawn_alike)
{
	static const char *const names[] = {"half-points-310", "virtual-xxa", "virtual-250",
		"apart-260", "apart-xxp", "baku-lines", "baku-code", "bare-cr", "crlf"};
	char path[512];

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		sprintf(path, TESTS_DIR "/data/check/%s.trf", names[i]);
		cli_has(CLI_OK("check", path)->out, " rounds, no discrepancy.");
	}
	sprintf(path, TESTS_DIR "/data/check/bye-worth-nothing.trf");
	CLI_OK("check", path, "--set", "poor_bye=1");
	cli_has(CLI_CODE(1, "check", path)->out, "(C14)");
}
END_TEST

/* An event of nine players from three clubs, some rounds of it drawn and played. */
static void play_event(const char *system, int rounds)
{
	static const char *const results[] = {"1", "=", "0", "1"};
	char list[1024] = "name,grade,club\n";

	for (int i = 1; i <= 9; i++)
		sprintf(list + strlen(list), "Player %d,%d,Club %d\n", i, 2000 - 20 * i, i % 4 % 3);
	cli_write("list.csv", list);
	if (!strcmp(system, "berger")) /* the table has nine */
		CLI_OK("new", "e.drw", "--system", system);
	else
		CLI_OK("new", "e.drw", "--system", system, "--rounds", "5", "--lot", "black");
	CLI_OK("import", "e.drw", "list.csv");
	for (int round = 1; round <= rounds; round++) {
		if (!strcmp(system, "gsrp"))
			CLI_OK("attend", "e.drw", "#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8",
				"#9");
		cli_publish("e.drw");
		for (int board = 1; board <= 4; board++)
			CLI_OK("result", "e.drw", (char[]){(char)('0' + board), '\0'},
				results[(board + round) % 4]);
	}
	CLI_OK("export", "e.drw", "-o", "e.trf");
	ck_assert_int_eq(unlink("e.drw"), 0);
}

/* What the program draws and exports it finds right again, by the rule book that it names. */
START_TEST(reports_of_our_own_are_right_by_any_rule_book)
{
	const struct pairing_book *book;

	for (int i = 0; (book = pairing_book_at(i)) != NULL; i++) {
		if (book->comparison)
			continue; /* no event is drawn by it */
		play_event(book->id, 4);
		ck_assert_str_eq(
			CLI_OK("check", "e.trf")->out, "1 file, 4 rounds, no discrepancy.\n");
		ck_assert_str_eq(CLI_OK("check", "e.trf", "--system", book->id)->out,
			"1 file, 4 rounds, no discrepancy.\n");
		cli_has(CLI_OK("check", "e.trf", "--json")->out, book->id);
	}
}
END_TEST

START_TEST(thousands_of_files_go_into_one_call)
{
	cli_write("in.trf", seven_players(header, third));
	ck_assert_str_eq(cli_expect(0, cli_run_often("check", "in.trf", 3000))->out,
		"3000 files, 9000 rounds, no discrepancy.\n");
}
END_TEST

START_TEST(names_cannot_steer_the_terminal)
{
	const struct cli_result *result;

	cli_write("a\033[2Jb.trf", seven_players(header, planted[4].last));
	result = CLI_CODE(1, "check", "a\033[2Jb.trf");
	ck_assert_ptr_null(strchr(result->out, '\033'));
	result = CLI_CODE(4, "check", "\033[2J");
	ck_assert_ptr_null(strchr(result->err, '\033'));
}
END_TEST

/* CAA 6 spares who has had a half-point bye; the report's own cards say so. */
START_TEST(who_is_spared_from_the_bye_is_told_by_his_record)
{
	cli_write("in.trf",
		"012 Spared\n142 4\n### drawboard: system caa bye_spares=all\n"
		"001    1      A                                 2000                             2.0    1     3 w 1     2 b 1\n"
		"001    2      B                                 1900                             1.0    2     4 b 1     1 w 0\n"
		"001    3      C                                 1800                             1.0    3     1 b 0     4 w 1\n"
		"001    4      D                                 1700                             0.0    4     2 w 0     3 b 0\n"
		"001    5      E                                 1600                             1.5    5  0000 - H  0000 - U\n");
	cli_has(CLI_CODE(1, "check", "in.trf")->out,
		"First rule: the bye would go to 5 E, who had a half-point bye in round 1 and is spared while anybody else is left (6)\n");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("check");

	tcase_add_test(tcase, a_report_drawn_by_the_rules_has_no_discrepancy);
	tcase_add_loop_test(tcase, a_planted_draw_is_found_with_its_round_and_rule, 0,
		(int)(sizeof(planted) / sizeof(planted[0])));
	tcase_add_test(tcase, json_says_what_the_words_say);
	tcase_add_test(tcase, a_pair_that_must_not_meet_is_an_absolute_rule);
	tcase_add_test(tcase, a_round_without_a_legal_draw_is_a_discrepancy);
	tcase_add_test(tcase, colours_of_a_forfeit_tell_the_lot);
	tcase_add_test(tcase, a_forfeit_without_colours_is_a_pair);
	tcase_add_test(tcase, what_cannot_be_checked_leaves_the_others);
	tcase_add_test(tcase, an_event_without_a_draw_has_nothing_to_check);
	tcase_add_test(tcase, a_file_without_rights_cannot_be_read);
	tcase_add_test(tcase, a_file_too_large_is_bad_input);
	tcase_add_test(tcase, repairs_are_told_unless_quiet_and_refused_when_strict);
	tcase_add_test(tcase, a_rule_book_that_is_not_here_is_told);
	tcase_add_test(tcase, baku_by_half_is_asked_for);
	tcase_add_test(tcase, tournaments_of_another_program_are_drawn_alike);
	tcase_add_test(tcase, reports_of_our_own_are_right_by_any_rule_book);
	tcase_add_test(tcase, thousands_of_files_go_into_one_call);
	tcase_add_test(tcase, names_cannot_steer_the_terminal);
	tcase_add_test(tcase, who_is_spared_from_the_bye_is_told_by_his_record);
	return cli_run_suite("cli check", tcase);
}
