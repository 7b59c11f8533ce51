/* Tournament reports by commands: import and export, their messages and exit codes. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static const char report[] =
	"012 Open\r\n142 3\r\n152 W\r\n"
	"001    1      First                             2000                             1.0          2 w 1\r\n"
	"001    2      Second                            1900                             0.0          1 b 0\r\n"
	"001    3      Third                             1800                             1.0       0000 - U\r\n";

static void has(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) != NULL, "\"%s\" is not in:\n%s", part, text);
}

START_TEST(a_report_becomes_an_event)
{
	cli_write("in.trf", report);
	ck_assert_str_eq(CLI_OK("import", "e.drw", "in.trf")->out,
		"3 players and 1 round imported.\nNext: drawboard e.drw\n");
	has(CLI_OK("standings", "e.drw")->out, "First");
	CLI_OK("verify", "e.drw");
	CLI_OK("pair", "e.drw");
	has(CLI_CODE(1, "import", "e.drw", "in.trf")->err, "e.drw: The event has players already");
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "9");
	ck_assert(json_is_valid(CLI_OK("import", "n.drw", "in.trf", "--json")->out));
	has(CLI_OK("import", "f.drw", "in.trf", "--json")->out, "\"rounds\": 1");
	CLI_OK("import", "g.drw", "in.trf", "--system", "caa", "--rounds", "4", "--byes-drawn",
		"--strict");
}
END_TEST

START_TEST(what_is_put_right_is_told_and_refused_when_strict)
{
	cli_write("in.trf", "192 FIDE_DUTCH\n142 3\n001    1 F    A\n");
	ck_assert_str_eq(CLI_OK("import", "e.drw", "in.trf")->err,
		"drawboard: in.trf: Line 3, column 10: \"F\" was read as w, a woman.\n");
	has(CLI_CODE(3, "import", "s.drw", "in.trf", "--strict")->err, "in.trf: Line 3, column 10");
	ck_assert_int_ne(access("s.drw", F_OK), 0);
}
END_TEST

/* It is told, and what goes out says by which rules the event is drawn now. */
START_TEST(a_report_of_another_rule_book_than_the_event)
{
	char text[2048];

	snprintf(text, sizeof(text), "192 FIDE_DUTCH\n%s", report);
	cli_write("in.trf", text);
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3");
	has(CLI_OK("import", "e.drw", "in.trf")->err,
		"The report is one of FIDE_DUTCH (192); it is drawn by caa here.");
	CLI_OK("export", "e.drw", "-o", "out.trf");
	ck_assert_ptr_null(strstr(cli_read("out.trf"), "FIDE_DUTCH"));
	has(cli_read("out.trf"), "192 CUSTOM_SWISS");
}
END_TEST

START_TEST(an_import_that_cannot_be_says_whose_fault_it_is)
{
	cli_write("in.trf", report);
	cli_write("bad.trf", "001    1      A\n001    1      B\n");
	cli_write("list.csv", "name\nA\n");
	has(CLI_CODE(3, "import", "e.drw", "bad.trf")->err,
		"bad.trf: Line 2, column 5: found starting number 1 again");
	has(CLI_CODE(4, "import", "no/folder/e.drw", "in.trf")->err, "no/folder/e.drw: ");
	has(CLI_CODE(2, "import", "e.drw", "in.trf", "--system", "other")->err,
		"There is no rule book \"other\"");
	has(CLI_CODE(2, "import", "e.drw", "in.trf", "--rounds", "99")->err,
		"--rounds takes a number");
	has(CLI_CODE(3, "import", "e.drw", "bad.trf")->err, "bad.trf");
	has(CLI_CODE(2, "import", "e.drw", "list.csv", "--strict")->err,
		"--strict is for tournament reports");
	has(CLI_CODE(4, "import", "e.drw", "list.csv")->err, "e.drw: ");
	ck_assert_int_ne(access("e.drw", F_OK), 0);
}
END_TEST

START_TEST(an_event_goes_out_and_comes_back)
{
	static char first[CLI_OUT_SIZE];

	cli_write("in.trf", report);
	CLI_OK("import", "e.drw", "in.trf");
	strcpy(first, CLI_OK("export", "e.drw")->out);
	has(first, "\r\n142 3\r\n152 W\r\n");
	ck_assert_str_eq(CLI_OK("export", "e.drw", "--trf26", "-o", "out.trf")->out, "");
	ck_assert_str_eq(cli_read("out.trf"), first);
	ck_assert_str_eq(CLI_OK("import", "f.drw", "out.trf", "--strict")->err, "");
	ck_assert_str_eq(CLI_OK("export", "f.drw")->out, first);
	has(CLI_OK("export", "e.drw", "--trf16")->out, "\r\nXXR 3\r\nXXC white1\r\n");
	has(CLI_CODE(2, "export", "e.drw", "--trf16", "--trf26")->err, "exclude each other");
	has(CLI_CODE(4, "export", "e.drw", "-o", "no/folder/out.trf")->err,
		"no/folder/out.trf: It could not be written");
	has(CLI_CODE(4, "export", "none.drw")->err, "none.drw: ");
	CLI_OK("new", "empty.drw", "--system", "caa", "--rounds", "9");
	has(CLI_CODE(1, "export", "empty.drw")->err, "empty.drw: The event has no players");
}
END_TEST

/* FIDE C.04.7: of 10 players the first 6 have a point more in round 1, not the first 5. */
START_TEST(the_rule_of_baku_accelerates)
{
	char text[2048] = "012 Baku\n142 9\n152 W\n192 FIDE_DUTCH_2026_BAKU\n";
	const char *out;

	for (int i = 1; i <= 10; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d\n", i, "Player", 2000 - i);
	cli_write("in.trf", text);
	ck_assert_str_eq(CLI_OK("pair", "--system", "dutch", "in.trf")->out,
		"5\n1 4\n5 2\n3 6\n7 9\n10 8\n");
	CLI_OK("import", "e.drw", "in.trf");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	out = CLI_OK("export", "e.drw")->out;
	has(out, "\r\n250 ");
	has(out, "     4 w");
	has(out, "     6 w");
}
END_TEST

/* 6 comes late and stands at 2b: by his number he would be the last one. */
START_TEST(a_late_entry_stands_by_his_place)
{
	static char drawn[CLI_OUT_SIZE];

	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "5", "--lot", "white");
	cli_write("l.csv", "name,rating\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\n");
	CLI_OK("import", "e.drw", "l.csv");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "=");
	CLI_OK("result", "e.drw", "2", "=");
	CLI_OK("players", "e.drw", "add", "Late", "--grade", "1850");
	has(CLI_OK("export", "e.drw", "-o", "e.trf")->err,
		"stands by his place, not by his number");
	has(cli_read("e.trf"), "### drawboard: place 6 2b");
	strcpy(drawn, CLI_OK("pair", "--system", "dutch", "e.trf")->out);
	ck_assert_str_eq(CLI_OK("--dutch", "e.trf", "-p")->out, drawn);
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("export", "e.drw", "-o", "f.trf");
	CLI_OK("check", "f.trf");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("reports");

	tcase_add_test(tcase, a_late_entry_stands_by_his_place);
	tcase_add_test(tcase, a_report_becomes_an_event);
	tcase_add_test(tcase, what_is_put_right_is_told_and_refused_when_strict);
	tcase_add_test(tcase, a_report_of_another_rule_book_than_the_event);
	tcase_add_test(tcase, an_import_that_cannot_be_says_whose_fault_it_is);
	tcase_add_test(tcase, an_event_goes_out_and_comes_back);
	tcase_add_test(tcase, the_rule_of_baku_accelerates);
	return cli_run_suite("cli reports", tcase);
}
