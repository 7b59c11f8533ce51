/* The program called as tournament managers call a pairing engine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/fault/whole_file.h"
#include "support/pty/cli_run.h"

#define REPEAT TESTS_DIR "/data/check/repeat.trf"

/* Three rounds of seven players; the third has a repeat in it. */
static const char *repeat(void)
{
	return whole_file(REPEAT, NULL);
}

static const char two_who_have_met[] =
	"142 3\n152 W\n"
	"001    1      A                                 2000                                          2 w 1\n"
	"001    2      B                                 1900                                          1 b 0\n";

static const char pairs[] = "4\n1 6\n2 4\n3 7\n5 0\n";

static void begins(const char *text, const char *part)
{
	ck_assert_msg(!strncmp(text, part, strlen(part)), "not \"%s\":\n%s", part, text);
}

START_TEST(the_next_round_goes_to_the_file_or_standard_output)
{
	const struct cli_result *result;

	cli_write("in.trf", repeat());
	result = CLI_OK("--dutch", "in.trf", "-p");
	ck_assert_str_eq(result->out, pairs);
	ck_assert_str_eq(result->err, "");
	ck_assert_str_eq(CLI_OK("pair", "--system", "dutch", "in.trf")->out, pairs);
	ck_assert_str_eq(CLI_OK("--dutch", "in.trf", "-p", "out.txt")->out, "");
	ck_assert_str_eq(cli_read("out.txt"), pairs);
	begins(CLI_OK("-r", "--dutch", "in.trf", "-p", "out.txt")->out, "drawboard ");
	CLI_OK("--caa", "in.trf", "-p");
}
END_TEST

START_TEST(the_words_of_a_call_may_stand_in_any_order)
{
	cli_write("in.trf", repeat());
	CLI_OK("-p", "out.txt", "--dutch", "in.trf");
	ck_assert_str_eq(cli_read("out.txt"), pairs);
	CLI_OK("in.trf", "--dutch", "-p", "two.txt", "-r");
	ck_assert_str_eq(cli_read("two.txt"), pairs);
	CLI_OK("--dutch", "-l", "list.txt", "-p", "three.txt", "in.trf");
	ck_assert_str_eq(cli_read("three.txt"), pairs);
}
END_TEST

/* Two of a club may not meet in the first half; the report's own line says so, or --set. */
START_TEST(settings_come_from_the_report_or_the_call)
{
	static const char players[] =
		"142 4\n152 W\n### drawboard: club 1 X\n### drawboard: club 3 X\n"
		"001    1      A                                 2000\n"
		"001    2      B                                 1900\n"
		"001    3      C                                 1800\n"
		"001    4      D                                 1700\n";
	char text[1024];

	cli_write("plain.trf", players);
	snprintf(text, sizeof(text), "### drawboard: system uscf teams=1\n%s", players);
	cli_write("set.trf", text);
	ck_assert_str_eq(CLI_OK("--uscf", "plain.trf", "-p")->out, "2\n1 3\n4 2\n");
	ck_assert_str_eq(CLI_OK("--uscf", "set.trf", "-p")->out, "2\n1 4\n3 2\n");
	ck_assert_str_eq(
		CLI_OK("--uscf", "plain.trf", "-p", "--set", "teams=1")->out, "2\n1 4\n3 2\n");
	ck_assert_str_eq(
		CLI_OK("--uscf", "set.trf", "-p", "--set", "teams=0")->out, "2\n1 3\n4 2\n");
	ck_assert_str_eq(CLI_OK("pair", "--system", "uscf", "set.trf")->out, "2\n1 4\n3 2\n");
	ck_assert_str_eq(CLI_OK("pair", "--system", "uscf", "set.trf", "--set", "teams=0")->out,
		"2\n1 3\n4 2\n");
	cli_has(CLI_CODE(3, "--uscf", "set.trf", "-p", "--set", "x=1")->err, "no setting \"x\"");
	cli_has(CLI_CODE(2, "pair", "e.drw", "--set", "x=1")->err, "--set goes with a report");
}
END_TEST

START_TEST(the_usage_is_shown_when_asked_for)
{
	begins(CLI_OK("--dutch", "--help")->out, "Usage: drawboard [-r] [--SYSTEM] ");
	begins(CLI_OK("--dutch", "in.trf", "-p", "-h")->out, "Usage: ");
}
END_TEST

START_TEST(what_is_read_is_not_written_over)
{
	cli_write("in.trf", repeat());
	cli_write("config", "PlayersNumber=20\n");
	ck_assert_int_eq(link("in.trf", "hard.trf"), 0);
	ck_assert_int_eq(symlink("in.trf", "soft.trf"), 0);
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-p", "in.trf")->err,
		"the output is the file that is read: in.trf");
	CLI_CODE(3, "--dutch", "in.trf", "-p", "hard.trf");
	CLI_CODE(3, "--dutch", "in.trf", "-p", "./soft.trf");
	CLI_CODE(3, "--dutch", "in.trf", "-c", "-l", "in.trf");
	CLI_CODE(3, "--dutch", "in.trf", "-g", "-o", "in.trf");
	CLI_CODE(3, "--dutch", "-g", "config", "-o", "config");
	CLI_CODE(2, "generate", "--config", "config", "-o", "config");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-p", "x", "-l", "./x")->err, "one file: ./x");
	CLI_CODE(3, "--dutch", "in.trf", "-p", "hard.trf", "-l", "soft.trf");
	ck_assert_int_ne(access("x", F_OK), 0);
	ck_assert_str_eq(cli_read("in.trf"), repeat());
	CLI_OK("--dutch", "in.trf", "-p", "/dev/null", "-l", "/dev/null");
}
END_TEST

/* A bare name lies beside the report; one with a folder is as it is given. */
START_TEST(bare_names_of_outputs_lie_beside_the_report)
{
	ck_assert_int_eq(mkdir("reports", 0700), 0);
	cli_write("reports/in.trf", repeat());
	CLI_OK("--dutch", "reports/in.trf", "-p", "out.txt", "-l", "list.txt");
	ck_assert_str_eq(cli_read("reports/out.txt"), pairs);
	ck_assert_int_ne(access("out.txt", F_OK), 0);
	ck_assert_int_eq(access("reports/list.txt", F_OK), 0);
	CLI_OK("--dutch", "reports/in.trf", "-p", "./out.txt", "-l", "./list.txt");
	ck_assert_str_eq(cli_read("out.txt"), pairs);
	ck_assert_int_eq(access("list.txt", F_OK), 0);
	CLI_OK("--dutch", "reports/in.trf", "-g", "-o", "made.trf", "-s", "1");
	ck_assert_int_eq(access("reports/made.trf", F_OK), 0);
	cli_write("reports/config", "PlayersNumber=20\n");
	CLI_OK("--dutch", "-g", "reports/config", "-o", "other.trf", "-s", "1");
	ck_assert_int_eq(access("reports/other.trf", F_OK), 0);
	cli_has(CLI_CODE(3, "--dutch", "reports/in.trf", "-p", "in.trf")->err,
		"the output is the file that is read: reports/in.trf");
}
END_TEST

START_TEST(a_list_without_a_name_bears_that_of_the_report)
{
	ck_assert_int_eq(mkdir("my.reports", 0700), 0);
	cli_write("my.reports/in.trf", repeat());
	cli_write("my.reports/plain", repeat());
	CLI_OK("--dutch", "my.reports/in.trf", "-p", "out.txt", "-l");
	ck_assert_int_eq(access("my.reports/in.list", F_OK), 0);
	CLI_OK("--dutch", "my.reports/plain", "-c", "-l");
	ck_assert_int_eq(access("my.reports/plain.list", F_OK), 0);
	cli_has(CLI_CODE(3, "--dutch", "-p", "-l")->err, "a name is missing behind -l");
}
END_TEST

/* 2 and 3, who have no point, meet; with their virtual points they stand first. */
START_TEST(boards_of_accelerated_rounds_stand_by_real_scores)
{
	static const char report[] = "142 3\n152 W\n192 FIDE_DUTCH\n"
				     "250       2.0 002 002    2    3\n"
				     "001    1      A                                 2000"
				     "                                          4 w 1\n"
				     "001    2      B                                 1900"
				     "                                          5 b 0\n"
				     "001    3      C                                 1800"
				     "                                          6 w 0\n"
				     "001    4      D                                 1700"
				     "                                          1 b 0\n"
				     "001    5      E                                 1600"
				     "                                          2 w 1\n"
				     "001    6      F                                 1500"
				     "                                          3 b 1\n";
	static char by_scores[200];

	cli_write("in.trf", report);
	strcpy(by_scores, CLI_OK("--dutch", "in.trf", "-p", "--set", "real_order=0")->out);
	ck_assert_str_eq(CLI_OK("pair", "in.trf")->out, by_scores);
	ck_assert_str_eq(by_scores, "3\n2 3\n6 1\n4 5\n");
	ck_assert_str_eq(CLI_OK("--dutch", "in.trf", "-p")->out, "3\n6 1\n4 5\n2 3\n");
	ck_assert_str_eq(CLI_OK("--dutch", "in.trf", "-p", "--set", "real_order=1")->out,
		"3\n6 1\n4 5\n2 3\n");
}
END_TEST

/* The words of JaVaFo: no rule book, -b, -q, -w, a round behind -c, a seed behind -g. */
START_TEST(callers_of_javafo_are_understood)
{
	static char baku[400], made[CLI_OUT_SIZE];
	char text[1024] = "XXR 9\nXXC white1\n";

	cli_write("in.trf", repeat());
	ck_assert_str_eq(CLI_OK("in.trf", "-p")->out, pairs);
	ck_assert_str_eq(CLI_OK("in.trf", "-q", "1000", "-w", "-p", "out.txt", "-l")->out, "");
	ck_assert_str_eq(cli_read("out.txt"), pairs);
	begins(CLI_OK("-r", "in.trf", "-p")->out, "drawboard ");
	ck_assert_str_eq(CLI_OK("in.trf", "-c", "2")->out, "in: Round #2\n\n");
	cli_has(CLI_CODE(3, "in.trf", "-c", "0")->err, "this is no round: 0");
	cli_has(CLI_CODE(3, "in.trf", "-c", "9")->err, "no round 9");
	for (int i = 1; i <= 8; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d\n", i, "A", 2000 - i);
	cli_write("eight.trf", text);
	strcpy(baku, CLI_OK("eight.trf", "-b", "-p")->out);
	ck_assert_str_eq(CLI_OK("eight.trf", "-p")->out, "4\n1 5\n6 2\n3 7\n8 4\n");
	ck_assert_str_eq(baku, "4\n1 3\n4 2\n5 7\n8 6\n");
	cli_has(CLI_CODE(3, "--caa", "eight.trf", "-b", "-p")->err, "goes with --dutch");
	CLI_OK("-g", "18980522", "-b", "-o", "made.trf");
	strcpy(made, cli_read("made.trf"));
	cli_has(made, " acceleration=baku seed=18980522");
	CLI_OK("-g", "-s", "18980522", "-b", "-o", "made.trf");
	ck_assert_str_eq(cli_read("made.trf"), made);
	cli_has(CLI_CODE(3, "-g", "5", "-s", "6", "-o", "made.trf")->err, "given twice: -s");
}
END_TEST

/* Own lines of virtual points stand, as those of the rounds that are played. */
START_TEST(baku_keeps_the_virtual_points_of_rounds_played)
{
	static char listed[400];
	char text[2048] = "XXR 9\nXXC white1\n";

	for (int i = 1; i <= 8; i++)
		sprintf(text + strlen(text),
			"001 %4d      %-33s %4d                                       %4d %c =\n",
			i, "A", 2000 - i, i % 4 < 3 && i % 4 > 0 ? i + 2 : i - 2,
			i % 4 < 3 && i % 4 > 0 ? 'w' : 'b');
	cli_write("none.trf", text);
	for (int i = 1; i <= 4; i++)
		sprintf(text + strlen(text), "XXA %4d  1.0\n", i);
	cli_write("first.trf", text);
	for (int i = 1; i <= 4; i++)
		sprintf(text + strlen(text), "XXA %4d  1.0  1.0\n", i);
	strcpy(listed, CLI_OK("first.trf", "-b", "-p")->out);
	ck_assert_str_eq(CLI_OK("none.trf", "-b", "-p")->out, listed);
	ck_assert_str_ne(CLI_OK("none.trf", "-p")->out, listed);
}
END_TEST

START_TEST(the_program_names_itself)
{
	const char *out = CLI_OK("-r")->out;

	begins(out, "drawboard ");
	cli_has(out, " (built with ");
	ck_assert_ptr_eq(strchr(out, '\n'), out + strlen(out) - 1);
}
END_TEST

START_TEST(rounds_are_checked_in_the_columns_of_engines)
{
	const struct cli_result *result;

	cli_write("my open.trf", repeat());
	result = CLI_OK("--dutch", "my open.trf", "-c");
	ck_assert_str_eq(result->out,
		"my open: Round #1\n"
		"my open: Round #2\n"
		"my open: Round #3\n"
		"  Checker pairings        Tournament pairings\n"
		"      1 -   6                  6 -   2\n"
		"      2 -   7                  7 -   1\n"
		"\n"
		"\n");
	cli_write("in.trf",
		"142 3\n152 W\n"
		"001    1      A                                 2000"
		"                                          2 w 1     2 b 1\n"
		"001    2      B                                 1900"
		"                                          1 b 0     1 w 0\n");
	ck_assert_str_eq(CLI_OK("--dutch", "./in.trf", "-c")->out,
		"in: Round #1\nin: Round #2\nNo valid pairing exists for round 2.\n\n\n");
}
END_TEST

/*
 * 6 has met lower scores in rounds 3 and 2. 7: two Whites after the bye, so Black is due
 * absolutely, as to 1 after two Blacks White is; to 2 (BWB) strongly; to 4, who has had as many of
 * both, Black mildly, after White in his last game. 3 and 4 float down by their byes, and have no
 * other.
 */
static const char engine_list[] = "\n"
				  "ID\tPts\t----\tPref\tC2\tC14\tC16\t  Cur\t\tR1\tR2\tR3\t\n"
				  "\n"
				  " 6\t3.0\t BWW\t  B \t Y\t  D\t  D\t (1B)\t\t 3\t 5\t 2\t\n"
				  "\n"
				  " 1\t2.5\t WBB\t  W \t Y\t   \t   \t (6W)\t\t 4\t 7\t 7\t\n"
				  "\n"
				  " 2\t1.5\t BWB\t (W)\t Y\t  U\t  D\t (4W)\t\t 5\t 3\t 6\t\n"
				  " 4\t1.5\t B W\t  b \t N\t  D\t  D\t (2B)\t\t 1\t  \t 5\t\n"
				  " 7\t1.5\t  WW\t  B \t N\t   \t   \t (3B)\t\t  \t 1\t 1\t\n"
				  "\n"
				  " 3\t1.0\t WB \t  w \t N\t  D\t  U\t (7W)\t\t 6\t 2\t  \t\n"
				  " 5\t1.0\t WBB\t  W \t Y\t  U\t  U\t(bye)\t\t 2\t 6\t 4\t\n"
				  "\n\n"
				  "drawboard ";

START_TEST(the_checklist_is_that_of_established_engines)
{
	cli_write("in.trf", repeat());
	CLI_OK("--dutch", "in.trf", "-p", "out.txt", "-l", "list.txt");
	begins(cli_read("list.txt"), engine_list);
	CLI_OK("--dutch", "in.trf", "-c", "-l", "list.txt");
	begins(cli_read("list.txt"), "Round #1\n\nID\tPts\t-\tPref\tC2\tC14\tC16\t  Cur\t\t\n\n");
	cli_has(cli_read("list.txt"), "\nRound #3\n\nID\tPts\t---\t");
	cli_has(cli_read("list.txt"), "\t(bye)\t");
}
END_TEST

/* The line of the titles begins with ID, however wide the numbers are. */
START_TEST(the_titles_of_the_checklist_begin_the_line)
{
	char text[512] = "XXR 5\nXXC white1\n";

	for (int i = 0; i < 4; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d\n", 998 + i, "A", 2000 - i);
	cli_write("in.trf", text);
	CLI_OK("--dutch", "in.trf", "-p", "out.txt", "-l", "list.txt");
	begins(cli_read("list.txt"),
		"\nID\tPts\t-\tPref\tC2\tC14\tC16\t    Cur\t\t\n\n 998\t0.0\t \t  A \t Y\t   \t   \t(1000W)\t");
}
END_TEST

/* The same for people. */
static const char list[] = "Round #4\n"
			   "\n"
			   "  ID   Pts  Colours  Pref  CD  -1R  -2R  Bye    R1    R2    R3\n"
			   "\n"
			   "   6   3.0  BWW        B   +1    D    D  yes    3b    5w    2w\n"
			   "\n"
			   "   1   2.5  WBB        W   -1    -    -  yes    4w    7b    7b\n"
			   "\n"
			   "   2   1.5  BWB       (W)  -1    U    D  yes    5b    3w    6b\n"
			   "   4   1.5  B-W        b    0    D    D   no    1b     U    5w\n"
			   "   7   1.5  -WW        B   +2    -    -   no     U    1w    1w\n"
			   "\n"
			   "   3   1.0  WB-        w    0    D    U   no    6w    2b     U\n"
			   "   5   1.0  WBB        W   -1    U    U  yes    2w    6b    4b\n"
			   "\n";

/* The report of repeat() with the next round as it is drawn. */
static const char *with_round_4(void)
{
	static const char *const entries[] = {"     6 w 1", "     4 w 1", "     7 w 1",
		"     2 b 0", "  0000 - U", "     1 b 0", "     3 b 0"};
	static char text[4096];
	const char *line = repeat();
	size_t used = 0;

	while (*line) {
		const size_t length = strcspn(line, "\r\n");
		int number = 0;

		used += (size_t)sprintf(text + used, "%.*s", (int)length, line);
		if (sscanf(line, "001 %d", &number) == 1)
			used += (size_t)sprintf(text + used, "%s", entries[number - 1]);
		used += (size_t)sprintf(text + used, "\n");
		line += length + strspn(line + length, "\r\n");
	}
	return text;
}

START_TEST(check_writes_our_own_checklist)
{
	cli_write("in.trf", repeat());
	CLI_CODE(1, "check", "in.trf", "--list", "list.txt");
	begins(cli_read("list.txt"),
		"Round #1\n\n  ID   Pts  Colours  Pref  CD  -1R  -2R  Bye\n\n");
	cli_has(cli_read("list.txt"), "\nRound #3\n");
	cli_write("next.trf", with_round_4());
	CLI_OK("check", "next.trf", "--round", "4", "--list", "list.txt");
	ck_assert_str_eq(cli_read("list.txt"), list);
	CLI_CODE(1, "check", "next.trf", "--system", "caa", "--list", "list.txt");
	/* by CAA rule 15 Black is due after two Whites, of whatever strength */
	cli_has(cli_read("list.txt"), "   7   1.5  -WW        B   +2    -    -   no ");
	cli_has(cli_read("list.txt"), "   2   1.5  BWB        W   -1    U    D  yes ");
	cli_has(CLI_CODE(2, "check", "in.trf", "next.trf", "--list", "x")->err,
		"--list goes with one");
	cli_has(CLI_CODE(2, "check", "in.trf", "--list", "in.trf")->err, "write over the report");
	ck_assert_int_ne(access("x", F_OK), 0);
}
END_TEST

START_TEST(the_checklist_counts_virtual_points)
{
	CLI_OK("check", TESTS_DIR "/data/check/virtual-xxa.trf", "--list", "list.txt");
	begins(cli_read("list.txt"),
		"Round #1\n"
		"\n"
		"  ID   Pts  Colours  Pref  CD  -1R  -2R  Bye\n"
		"\n"
		"   1   1.0             A    0    -    -  yes\n"
		"   2   1.0             A    0    -    -  yes\n"
		"\n"
		"   3   0.0 ");
	CLI_OK("--dutch", TESTS_DIR "/data/check/virtual-xxa.trf", "-c", "-l", "./list.txt");
	cli_has(cli_read("list.txt"), "\n 2\t1.0\t ");
}
END_TEST

START_TEST(a_random_tournament_is_made_by_a_configuration)
{
	static char first[CLI_OUT_SIZE];

	cli_write("config", "PlayersNumber=20\nRoundsNumber=7\nDrawPercentage=40\n");
	ck_assert_str_eq(CLI_OK("--dutch", "-g", "config", "-o", "a.trf", "-s", "5")->out, "");
	strcpy(first, cli_read("a.trf"));
	cli_has(first, "players=20 rounds=7 ");
	CLI_OK("--dutch", "-g", "config", "-o", "b.trf", "-s", "5");
	ck_assert_str_eq(cli_read("b.trf"), first);
	CLI_OK("--dutch", "-g", "config", "-o", "b.trf");
	ck_assert_str_ne(cli_read("b.trf"), first);
	ck_assert_str_eq(CLI_OK("check", "a.trf", "b.trf", "--strict")->out,
		"2 files, 14 rounds, no discrepancy.\n");
	CLI_OK("--caa", "-g", "config", "-o", "c.trf", "-s", "5");
	cli_has(CLI_OK("check", "c.trf", "--json")->out, "\"caa\"");
	CLI_OK("-r", "--dutch", "-g", "-o", "d.trf", "-s", "5");
	cli_has(cli_read("d.trf"), "players=15-215 rounds=5-15 ");
}
END_TEST

/* Games of no move and full-point byes have letters of their own, by JaVaFo's keys. */
START_TEST(short_games_and_full_byes_are_made)
{
	cli_write("config", "PlayersNumber=20\nRoundsNumber=5\nQuickgameRate=1000\nFPBRate=20\n");
	CLI_OK("-g", "config", "-o", "a.trf", "-s", "5");
	cli_has(cli_read("a.trf"), " full-byes=10 short-games=100 ");
	cli_has(cli_read("a.trf"), " 0000 - F");
	cli_has(cli_read("a.trf"), " w W");
	ck_assert_ptr_null(strstr(cli_read("a.trf"), " w 1"));
	CLI_OK("check", "a.trf");
}
END_TEST

/*
 * Of 9 games 3 were drawn. In the second, of every three players: a forfeit on one of three boards,
 * one half-point bye, one who comes late, one who goes.
 */
START_TEST(a_random_tournament_is_made_like_a_model)
{
	char text[4096] = "XXR 3\n";

	cli_write("in.trf", repeat());
	CLI_OK("--dutch", "in.trf", "-g", "-o", "a.trf", "-s", "5");
	cli_has(cli_read("a.trf"), "players=7 rounds=5 ratings=1993-1999 draws=33.33 seed=5");
	CLI_OK("check", "a.trf", "--strict");
	for (int a = 1; a <= 12; a += 3) {
		sprintf(text + strlen(text),
			"001 %4d      %-33s %4d%39s%4d w +  0000 - H  %4d w 1\n", a, "A", 2000, "",
			a + 1, a + 2);
		sprintf(text + strlen(text), "001 %4d      %-33s %4d%39s%4d b -  %4d w =\n", a + 1,
			"B", 1900, "", a, a + 2);
		sprintf(text + strlen(text), "001 %4d      %-33s %4d%49s%4d b =  %4d b 0\n", a + 2,
			"C", 1800, "", a + 1, a);
	}
	cli_write("in.trf", text);
	CLI_OK("--dutch", "in.trf", "-g", "-o", "a.trf", "-s", "5");
	cli_has(cli_read("a.trf"),
		"players=12 rounds=3 ratings=1800-2000 draws=50 forfeits=33.33 half-byes=33.33 "
		"withdrawals=33.33 late-entries=33.33 ");
	CLI_OK("check", "a.trf", "--strict");
}
END_TEST

START_TEST(a_tournament_that_cannot_be_made_is_told)
{
	cli_write("config", "PlayersNumber=20\nNothing=1\n");
	cli_has(CLI_CODE(3, "--dutch", "-g", "config", "-o", "a.trf")->err,
		"drawboard: config: Line 2, column 1");
	cli_write("config", "PlayersNumber=20\n");
	cli_has(CLI_CODE(3, "--dutch", "-g", "config", "-o", "a.trf", "-s", "x")->err,
		"drawboard: -s: found \"x\" for seed");
	cli_has(CLI_CODE(5, "--dutch", "-g", "none", "-o", "a.trf")->err, "drawboard: none: ");
	cli_has(CLI_CODE(5, "--dutch", "none.trf", "-g", "-o", "a.trf")->err,
		"drawboard: none.trf");
	cli_has(CLI_CODE(5, "--dutch", "-g", "config", "-o", "no/folder/a.trf")->err,
		"drawboard: no/folder/a.trf: It could not be written");
	/* Two players can meet once. */
	cli_write("config", "PlayersNumber=2\nRoundsNumber=3\nForfeitRate=100000\n");
	cli_has(CLI_CODE(1, "--dutch", "-g", "config", "-o", "b.trf", "-s", "1")->err,
		"drawboard: b.trf: Round 2 has no legal draw");
	ck_assert_int_ne(access("a.trf", F_OK), 0);
	ck_assert_int_eq(access("b.trf", F_OK), 0);
}
END_TEST

/* An empty file, and the words that callers look for; the list has nobody's board. */
START_TEST(status_1_there_is_no_legal_draw)
{
	const struct cli_result *result;

	cli_write("in.trf", two_who_have_met);
	cli_write("out.txt", "as it was");
	result = CLI_CODE(1, "--dutch", "in.trf", "-p", "out.txt", "-l", "list.txt");
	begins(result->err, "drawboard: in.trf: No valid pairing exists: ");
	ck_assert_ptr_eq(strchr(result->err, '\n'), result->err + strlen(result->err) - 1);
	ck_assert_str_eq(cli_read("out.txt"), "");
	cli_has(cli_read("list.txt"), "\n 1\t1.0\t W\t (B)\t Y\t   \t   \t   \t\t 2\t\n");
	ck_assert_str_eq(CLI_CODE(1, "--caa", "in.trf", "-p")->out, "");
	cli_has(CLI_CODE(1, "pair", "in.trf", "--system", "dutch")->err, "There is no way to pair");
}
END_TEST

START_TEST(status_3_the_call_is_not_understood)
{
	cli_write("in.trf", repeat());
	cli_has(CLI_CODE(3, "--dutch")->err, "-p, -c or -g is missing\nUsage: drawboard ");
	cli_has(CLI_CODE(3, "--dutch", "in.trf")->err, "-p, -c or -g is missing");
	cli_has(CLI_CODE(3, "-r", "in.trf")->err, "-p, -c or -g is missing");
	cli_has(CLI_CODE(3, "--burstein", "in.trf", "-p")->err, "this is no rule book: --burstein");
	cli_has(CLI_CODE(3, "in.trf", "--burstein", "-c")->err,
		"SYSTEM is the rule book, without it dutch: caa");
	cli_has(CLI_CODE(3, "--dutch", "--caa", "in.trf", "-p")->err, "more than one rule book");
	cli_has(CLI_CODE(3, "-r", "--other", "in.trf", "-p")->err,
		"SYSTEM is the rule book, without it dutch: caa");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-p", "-c")->err,
		"more than one of -p, -c and -g");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-c", "out.txt")->err, "not understood: out.txt");
	cli_has(CLI_CODE(3, "--dutch", "a.trf", "in.trf", "-p")->err, "not understood: in.trf");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-p", "-x")->err, "not understood: -x");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-p", "-l", "a", "-l", "b")->err,
		"given twice: -l");
	cli_has(CLI_CODE(3, "--dutch", "", "-p")->err, "not understood: ");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-p", "-o", "a")->err, "-o and -s go with -g");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-c", "-s", "1")->err, "-o and -s go with -g");
	cli_has(CLI_CODE(3, "--dutch", "-g", "-o", "a", "-l", "b")->err,
		"-l and --set go with -p and -c");
	cli_has(CLI_CODE(3, "--dutch", "-g")->err, "-o is missing");
	cli_has(CLI_CODE(3, "--dutch", "in.trf", "-g", "config", "-o", "a")->err,
		"a model and a configuration exclude each other");
	ck_assert_int_ne(access("a", F_OK), 0);
}
END_TEST

START_TEST(status_3_the_report_is_no_good)
{
	cli_write("bad.trf", "001    1      A\n001    1      B\n");
	cli_write("empty.trf", "");
	cli_write("out.txt", "as it was");
	cli_has(CLI_CODE(3, "--dutch", "bad.trf", "-p", "out.txt", "-l", "list.txt")->err,
		"drawboard: bad.trf: Line 2, column 5");
	ck_assert_str_eq(cli_read("out.txt"), "as it was");
	ck_assert_int_ne(access("list.txt", F_OK), 0);
	cli_has(CLI_CODE(3, "--dutch", "empty.trf", "-c")->err, "drawboard: empty.trf: ");
	cli_write("open.trf",
		"142 3\n152 W\n"
		"001    1      A                                 2000"
		"                                          2 w\n"
		"001    2      B                                 1900"
		"                                          1 b\n");
	cli_has(CLI_CODE(3, "--dutch", "open.trf", "-p")->err, "1 game without a result");
	cli_write("done.trf",
		"142 1\n152 W\n"
		"001    1      A                                 2000"
		"                                          2 w 1\n"
		"001    2      B                                 1900"
		"                                          1 b 0\n");
	cli_has(CLI_CODE(3, "--dutch", "done.trf", "-p")->err, "The only round");
}
END_TEST

START_TEST(status_4_the_report_is_too_large)
{
	cli_write("huge.trf", "001    1      A\n");
	ck_assert_int_eq(truncate("huge.trf", (32 << 20) + 1), 0);
	cli_has(CLI_CODE(4, "--dutch", "huge.trf", "-p")->err, "huge.trf: The file is longer");
	CLI_CODE(4, "--dutch", "huge.trf", "-c");
}
END_TEST

START_TEST(status_5_a_file_cannot_be_read_or_written)
{
	cli_write("in.trf", repeat());
	ck_assert_int_eq(mkdir("folder", 0700), 0);
	cli_has(CLI_CODE(5, "--dutch", "none.trf", "-p")->err,
		"drawboard: none.trf: It could not be opened");
	cli_has(CLI_CODE(5, "--dutch", "folder", "-c")->err, "drawboard: folder: ");
	cli_has(CLI_CODE(5, "--dutch", "in.trf", "-p", "no/folder/out.txt")->err,
		"drawboard: no/folder/out.txt: It could not be written");
	cli_has(CLI_CODE(5, "--dutch", "in.trf", "-p", "out.txt", "-l", "no/list.txt")->err,
		"drawboard: no/list.txt: It could not be written");
	ck_assert_int_ne(access("out.txt", F_OK), 0);
	CLI_CODE(5, "--dutch", "in.trf", "-p", "folder");
	ck_assert_int_eq(chmod("folder", 0500), 0);
	if (access("folder", W_OK) != 0)
		CLI_CODE(5, "--dutch", "in.trf", "-p", "folder/out.txt");
	ck_assert_int_eq(chmod("folder", 0700), 0);
	ck_assert_int_eq(chmod("in.trf", 0), 0);
	if (access("in.trf", R_OK) != 0)
		CLI_CODE(5, "--dutch", "in.trf", "-p");
}
END_TEST

START_TEST(status_5_the_disk_is_full)
{
	cli_write("in.trf", repeat());
	if (access("/dev/full", W_OK) != 0)
		return;
	CLI_CODE(5, "--dutch", "in.trf", "-p", "/dev/full");
	CLI_CODE(5, "--dutch", "in.trf", "-p", "out.txt", "-l", "/dev/full");
}
END_TEST

START_TEST(an_event_is_not_written_over)
{
	cli_write("in.trf", repeat());
	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "5");
	cli_has(CLI_CODE(5, "--dutch", "in.trf", "-p", "e.drw")->err, "That is an event file");
	CLI_OK("verify", "e.drw");
}
END_TEST

/* Callers take any line for a failure: what changes no draw is told with -r alone. */
START_TEST(only_what_can_change_the_draw_is_told)
{
	cli_write("in.trf",
		"012 A \x81\n192 FIDE_DUTCH or so\n142 3\n152 w\n042 soon\n999 unknown\n"
		"001    1 F xx A                                 2000 \x01\x01\x01  none\n");
	ck_assert_str_eq(CLI_OK("--dutch", "in.trf", "-p")->err, "");
	ck_assert_str_eq(CLI_OK("--dutch", "in.trf", "-c")->err, "");
	cli_has(CLI_OK("-r", "--dutch", "in.trf", "-p")->err,
		"drawboard: in.trf: Line 7, column 10");
	cli_has(CLI_OK("pair", "in.trf")->err, "\"999\" is a record that is not read here");
	cli_write("in.trf", "142 3\n142 4\n152 W\n001    1      A\n");
	cli_has(CLI_OK("--dutch", "in.trf", "-p")->err, "drawboard: in.trf: Line 2, column 5");
}
END_TEST

START_TEST(without_a_name_the_report_comes_from_standard_input)
{
	cli_write("in.trf", repeat());
	ck_assert_int_eq(system(DRAWBOARD_PROGRAM " --dutch -p <in.trf >out.txt"), 0);
	ck_assert_str_eq(cli_read("out.txt"), pairs);
	ck_assert_int_eq(system("cat in.trf | " DRAWBOARD_PROGRAM " --dutch -c >out.txt"), 0);
	begins(cli_read("out.txt"), "standard input: Round #1\n");
}
END_TEST

/* Nothing is left beside the output. */
START_TEST(no_temporary_files_stay)
{
	cli_write("in.trf", repeat());
	CLI_OK("--dutch", "in.trf", "-p", "out.txt", "-l", "list.txt");
	ck_assert_int_eq(system("test -z \"$(find . -name '.drawboard-*')\""), 0);
	CLI_CODE(3, "--dutch", "bad.trf", "-p", "out.txt", "-x");
	ck_assert_int_eq(system("test -z \"$(find . -name '.drawboard-*')\""), 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("engine");

	tcase_add_test(tcase, the_next_round_goes_to_the_file_or_standard_output);
	tcase_add_test(tcase, the_words_of_a_call_may_stand_in_any_order);
	tcase_add_test(tcase, settings_come_from_the_report_or_the_call);
	tcase_add_test(tcase, the_usage_is_shown_when_asked_for);
	tcase_add_test(tcase, what_is_read_is_not_written_over);
	tcase_add_test(tcase, bare_names_of_outputs_lie_beside_the_report);
	tcase_add_test(tcase, a_list_without_a_name_bears_that_of_the_report);
	tcase_add_test(tcase, boards_of_accelerated_rounds_stand_by_real_scores);
	tcase_add_test(tcase, callers_of_javafo_are_understood);
	tcase_add_test(tcase, baku_keeps_the_virtual_points_of_rounds_played);
	tcase_add_test(tcase, the_checklist_is_that_of_established_engines);
	tcase_add_test(tcase, the_titles_of_the_checklist_begin_the_line);
	tcase_add_test(tcase, check_writes_our_own_checklist);
	tcase_add_test(tcase, only_what_can_change_the_draw_is_told);
	tcase_add_test(tcase, the_program_names_itself);
	tcase_add_test(tcase, rounds_are_checked_in_the_columns_of_engines);
	tcase_add_test(tcase, the_checklist_counts_virtual_points);
	tcase_add_test(tcase, a_random_tournament_is_made_by_a_configuration);
	tcase_add_test(tcase, short_games_and_full_byes_are_made);
	tcase_add_test(tcase, a_random_tournament_is_made_like_a_model);
	tcase_add_test(tcase, a_tournament_that_cannot_be_made_is_told);
	tcase_add_test(tcase, status_1_there_is_no_legal_draw);
	tcase_add_test(tcase, status_3_the_call_is_not_understood);
	tcase_add_test(tcase, status_3_the_report_is_no_good);
	tcase_add_test(tcase, status_4_the_report_is_too_large);
	tcase_add_test(tcase, status_5_a_file_cannot_be_read_or_written);
	tcase_add_test(tcase, status_5_the_disk_is_full);
	tcase_add_test(tcase, an_event_is_not_written_over);
	tcase_add_test(tcase, without_a_name_the_report_comes_from_standard_input);
	tcase_add_test(tcase, no_temporary_files_stay);
	return cli_run_suite("cli engine", tcase);
}
