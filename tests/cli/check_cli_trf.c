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

START_TEST(who_is_apart_for_some_rounds_is_so_for_older_programs_when_it_counts)
{
	const struct cli_result *result;

	cli_write("in.trf", report);
	CLI_OK("import", "e.drw", "in.trf");
	CLI_OK("hand", "e.drw", "1", "apart", "3", "--rounds", "2-2");
	CLI_OK("hand", "e.drw", "2", "apart", "3", "--rounds", "3-3");
	result = CLI_OK("export", "e.drw", "--trf16");
	has(result->out, "\r\nXXP    1    3\r\n### drawboard: record 260   2   2    1    3\r\n");
	ck_assert_ptr_null(strstr(result->out, "XXP    2    3"));
	has(result->err,
		"to other programs these are apart for good (XXP): 1 First and 3 Third (round 2). Write it again after round 2.");
	has(result->err,
		"other programs do not know who is kept apart after round 2: 2 Second and 3 Third (round 3).");
	cli_write("out.trf", result->out);
	CLI_OK("import", "f.drw", "out.trf");
	has(CLI_OK("export", "f.drw")->out, "260   2   2    1    3\r\n");
	ck_assert_ptr_null(strstr(CLI_OK("export", "f.drw")->err, "TRF16"));
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
	cli_publish("e.drw");
	out = CLI_OK("export", "e.drw")->out;
	has(out, "\r\n250 ");
	has(out, "     4 w");
	has(out, "     6 w");
}
END_TEST

/* The report up to the line of its number 6. */
static const char *cut_last_player(const char *text)
{
	static char cut[8192];
	const char *end = strstr(text, "\n001    6");

	ck_assert_ptr_nonnull(end);
	snprintf(cut, sizeof(cut), "%.*s\n", (int)(end - text), text);
	return cut;
}

/* 6 comes late and stands at 2b: FIDE's number for him is 3, and both are in the report. */
START_TEST(a_late_entry_has_the_number_of_his_rating)
{
	static char drawn[CLI_OUT_SIZE];

	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "5", "--lot", "white");
	cli_write("l.csv", "name,rating\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\n");
	CLI_OK("import", "e.drw", "l.csv");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "=");
	CLI_OK("result", "e.drw", "2", "=");
	CLI_OK("players", "e.drw", "add", "Late", "--grade", "1850");
	has(CLI_OK("players", "e.drw", "edit", "6")->out, "fide-number       3\n");
	has(CLI_OK("players", "e.drw", "--json")->out, "\"fide_number\": 3");
	CLI_OK("players", "e.drw", "edit", "5", "national-id=77", "national-rating=1500",
		"federation=ENG");
	has(CLI_OK("export", "e.drw", "-o", "e.trf")->err,
		"Who came late has the number of his rating in the report");
	has(cli_read("e.trf"), "### drawboard: pins 1-2 6@2b 3-5");
	has(cli_read("e.trf"), "001    3      Late ");
	has(cli_read("e.trf"), "ENG    6 ");
	ck_assert_ptr_null(strstr(cli_read("e.trf"), "drawboard: place"));
	CLI_OK("import", "back.drw", "e.trf");
	has(CLI_OK("players", "back.drw")->out, "\n   6 2b       Late ");
	has(CLI_OK("players", "back.drw", "edit", "5")->out, "national-id       77\n");
	/* where somebody has taken a player out the numbers are those of the report */
	cli_write("cut.trf", cut_last_player(cli_read("e.trf")));
	has(CLI_OK("import", "cut.drw", "cut.trf")->err,
		"The numbers of the event (### drawboard: pins) are not those of the players here");
	strcpy(drawn, CLI_OK("pair", "--system", "dutch", "e.trf")->out);
	ck_assert_str_eq(CLI_OK("--dutch", "e.trf", "-p")->out, drawn);
	cli_publish("e.drw");
	CLI_OK("export", "e.drw", "-o", "f.trf");
	CLI_OK("check", "f.trf");
}
END_TEST

/*
 * FIDE C.04.2 3.6: of two boards with one higher score that of the lower player comes before the
 * rank, also where a hand has changed the draw, and where a report brings it back.
 */
START_TEST(boards_of_a_dutch_round_stand_by_both_scores)
{
	static const char *const results[] = {"1", "0", "1", "="};
	const char *drawn;

	CLI_OK("new", "d.drw", "--system", "dutch", "--rounds", "3", "--lot", "white");
	cli_write("eight.csv",
		"name,rating\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n"
		"\"Drew, D\",1970\n\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n"
		"\"Hood, H\",1930\n");
	CLI_OK("import", "d.drw", "eight.csv");
	cli_publish("d.drw");
	for (int i = 0; i < 4; i++) {
		const char board[] = {(char)('1' + i), '\0'};

		CLI_OK("result", "d.drw", board, results[i]);
	}
	CLI_OK("pair", "d.drw");
	drawn = CLI_OK("move", "d.drw", "swap", "2", "4")->out;
	cli_has(drawn, "  1    2 Brown, B                   1990  1    -          3 Cole, C ");
	cli_has(drawn, "  2    4 Drew, D                    1970  ½    -          1 Adams, A ");
	CLI_OK("publish", "d.drw", "--reason", "they asked for it");
	CLI_OK("export", "d.drw", "-o", "d.trf");
	CLI_OK("import", "back.drw", "d.trf");
	drawn = CLI_OK("print", "back.drw", "boards")->out;
	cli_has(drawn, "\n 1   2  Brown, B ");
	cli_has(drawn, "\n 2   4  Drew, D ");
}
END_TEST

/*
 * Four players and three rounds may be an all-play-all: readers that go by the numbers are told
 * (092). Where nobody would take it for another there is no such line, and what somebody says of
 * the type goes out in its place.
 */
START_TEST(an_event_that_would_be_taken_for_another_type_says_its_own)
{
	cli_write("l.csv", "name,rating\nA,2000\nB,1900\nC,1800\nD,1700\n");
	CLI_OK("new", "s.drw", "--system", "dutch", "--rounds", "3");
	CLI_OK("import", "s.drw", "l.csv");
	cli_publish("s.drw");
	CLI_OK("export", "s.drw", "-o", "s.trf");
	cli_has(cli_read("s.trf"), "\r\n092 Individual: Swiss-System\r\n");
	CLI_OK("import", "back.drw", "s.trf");
	ck_assert_ptr_null(strstr(CLI_OK("event", "back.drw")->out, "Swiss-System"));
	CLI_OK("export", "back.drw", "-o", "again.trf");
	cli_has(cli_read("again.trf"), "\r\n092 Individual: Swiss-System\r\n");
	CLI_OK("event", "s.drw", "set", "type=Rapid Swiss");
	CLI_OK("export", "s.drw", "-o", "s.trf");
	cli_has(cli_read("s.trf"), "\r\n092 Rapid Swiss\r\n");
	CLI_OK("new", "d.drw", "--system", "berger", "--set", "double=1");
	CLI_OK("import", "d.drw", "l.csv");
	cli_publish("d.drw");
	CLI_OK("export", "d.drw", "-o", "d.trf");
	cli_has(cli_read("d.trf"), "\r\n092 Individual: Double Round Robin\r\n");
	CLI_OK("new", "b.drw", "--system", "berger");
	CLI_OK("import", "b.drw", "l.csv");
	cli_publish("b.drw");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	ck_assert_ptr_null(strstr(cli_read("b.trf"), "\n092"));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("reports");

	tcase_add_test(tcase, a_late_entry_has_the_number_of_his_rating);
	tcase_add_test(tcase, a_report_becomes_an_event);
	tcase_add_test(tcase, what_is_put_right_is_told_and_refused_when_strict);
	tcase_add_test(tcase, who_is_apart_for_some_rounds_is_so_for_older_programs_when_it_counts);
	tcase_add_test(tcase, a_report_of_another_rule_book_than_the_event);
	tcase_add_test(tcase, an_import_that_cannot_be_says_whose_fault_it_is);
	tcase_add_test(tcase, an_event_goes_out_and_comes_back);
	tcase_add_test(tcase, the_rule_of_baku_accelerates);
	tcase_add_test(tcase, boards_of_a_dutch_round_stand_by_both_scores);
	tcase_add_test(tcase, an_event_that_would_be_taken_for_another_type_says_its_own);
	return cli_run_suite("cli reports", tcase);
}
