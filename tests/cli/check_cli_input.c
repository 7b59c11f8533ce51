/* What commands make of input that is cut, comes once, says a thing twice, or comes too early. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static const char report[] =
	"012 Open\n142 3\n152 W\n"
	"001    1      First                             2000                             1.0          2 w 1\n"
	"001    2      Second                            1900                             0.0          1 b 0\n"
	"001    3      Third                             1800                             1.0       0000 - U\n";

static const char two[] =
	"012 Match\n142 3\n152 W\n"
	"001    1      First                             2000                             1.0          2 w 1\n"
	"001    2      Second                            1900                             0.0          1 b 0\n";

static void shell(const char *command)
{
	ck_assert_msg(system(command) == 0, "%s", command);
}

START_TEST(a_pipe_is_read_once)
{
	cli_write("two.trf", two);
	cli_write("in.trf", report);
	cli_write("l.csv", "name,grade\nA,2000\nB,1900\n");
	shell("cat two.trf | " DRAWBOARD_PROGRAM " check --system caa /dev/stdin >out.txt");
	cli_has(cli_read("out.txt"), "1 round");
	shell("cat in.trf | " DRAWBOARD_PROGRAM " import t.d /dev/stdin >out.txt");
	cli_has(cli_read("out.txt"), "3 players and 1 round imported.");
	CLI_OK("new", "e.d", "--system", "caa", "--rounds", "5");
	shell("cat l.csv | " DRAWBOARD_PROGRAM " import e.d /dev/stdin >out.txt");
	cli_has(cli_read("out.txt"), "2 players imported.");
	shell("cat in.trf | " DRAWBOARD_PROGRAM " audit /dev/stdin >out.txt");
	shell("cat in.trf | " DRAWBOARD_PROGRAM " compare /dev/stdin >out.txt");
}
END_TEST

START_TEST(input_without_players_is_named)
{
	FILE *file;

	cli_write("empty.trf", "");
	cli_write("cut.trf", "012 Open\n142 3\n");
	cli_write("comment.trf", "### of a program\n142 3\n");
	file = fopen("utf16.trf", "wb");
	ck_assert_ptr_nonnull(file);
	fwrite("\xff\xfe\x30\x00\x30\x00\x31\x00", 1, 8, file);
	fclose(file);
	cli_says(3, cli_run("import", "new.d", "empty.trf", NULL), "empty.trf: It is empty");
	cli_says(3, cli_run("import", "new.d", "cut.trf", NULL), "cut.trf: It begins as a");
	cli_says(3, cli_run("import", "new.d", "comment.trf", NULL), "comment.trf: It begins");
	/* a list in UTF-16 is read, so it may be one of an event that is not made yet */
	cli_says(4, cli_run("import", "new.d", "utf16.trf", NULL),
		"new.d: There is no such event yet");
	ck_assert_int_ne(access("new.d", F_OK), 0);
	cli_write("l.csv", "name\nA\n");
	cli_says(4, cli_run("import", "new.d", "l.csv", NULL),
		"new.d: There is no such event yet: \"drawboard new\" makes it");
}
END_TEST

/* One rule for all commands: the draw that is asked for is not there, so it is refused. */
/* Only events beside it are meant, by name without its ending; and only where there is no file. */
START_TEST(an_event_that_is_not_there_is_perhaps_another)
{
	CLI_OK("new", "major.drawboard", "--system", "caa", "--rounds", "5");
	CLI_OK("new", "minor.drawboard", "--system", "caa", "--rounds", "5");
	cli_write("mayor.csv", "name\nA\n");
	cli_says(4, cli_run("pair", "mjaor.drawboard", NULL),
		"mjaor.drawboard: There is no such file; did you mean major.drawboard?");
	cli_says(4, cli_run("pair", "mino", NULL), "did you mean minor.drawboard?");
	cli_says(4, cli_run("pair", "./mayor.drw", NULL), "did you mean ./major.drawboard?");
	cli_says(4, cli_run("pair", "open.drawboard", NULL), "There is no file open.drawboard.");
	/* nobody is at a terminal to be offered a new one */
	cli_says(4, cli_run("open.drawboard", NULL), "There is no file open.drawboard.");
	cli_says(4, cli_run("pair", "nowhere/major.drawboard", NULL), "There is no file major");
	ck_assert_ptr_null(strstr(CLI_CODE(4, "pair", "mayor.csv")->err, "did you mean"));
}
END_TEST

START_TEST(help_is_shown_when_asked_for)
{
	cli_has(CLI_OK("help", "--help")->out, "Show what a command does");
	cli_has(CLI_OK("check", "--help")->out, "|  EVENT [--round N] [--all|--json]");
	cli_has(CLI_OK("import", "--help")->out, "club (or team, school)");
	ck_assert_str_eq(CLI_CODE(2, "frob", "--json")->out, "");
}
END_TEST

/* What the import takes the command takes, and nothing else. */
START_TEST(a_grade_is_given_as_lists_have_it)
{
	static const char *const grades[] = {
		"1850", "1850e", "1650P", "1650p7", "1650/7", "-", "ungraded", "NEW"};
	static const char *const wrong[] = {"4001", "165x", "/7", "1650P7x"};
	char listed[CLI_OUT_SIZE], text[64];

	for (size_t i = 0; i < sizeof(grades) / sizeof(grades[0]); i++) {
		remove("l.d");
		remove("e.d");
		CLI_OK("new", "l.d", "--system", "uscf", "--rounds", "5");
		snprintf(text, sizeof(text), "name,grade\nKing,%s\n", grades[i]);
		cli_write("l.csv", text);
		CLI_OK("import", "l.d", "l.csv");
		snprintf(listed, sizeof(listed), "%s", CLI_OK("players", "l.d", "--json")->out);
		CLI_OK("new", "e.d", "--system", "uscf", "--rounds", "5");
		CLI_OK("players", "e.d", "add", "King", "--grade", grades[i]);
		ck_assert_str_eq(CLI_OK("players", "e.d", "--json")->out, listed);
		CLI_OK("players", "e.d", "edit", "King", "--grade", "7", "--new", "no");
		CLI_OK("players", "e.d", "edit", "King", "--grade", grades[i]);
		ck_assert_str_eq(CLI_OK("players", "e.d", "--json")->out, listed);
	}
	cli_has(CLI_OK("players", "e.d", "edit", "King", "--grade", "1850e")->err,
		"The grade of King is an estimate and was read as 1850.");
	cli_has(CLI_OK("players", "e.d", "edit", "King", "grade=1860e")->err,
		"The grade of King is an estimate and was read as 1860.");
	CLI_OK("players", "e.d", "add", "Later", "--grade", "1500p3", "sex=F");
	cli_has(CLI_OK("players", "e.d", "edit", "Later", "sex=F")->out, "P3");
	cli_has(CLI_OK("players", "e.d", "edit", "Later", "grade=1505/8")->out, "P8");
	cli_has(CLI_OK("players", "e.d", "edit", "Later", "--grade", "1510P")->out, "P");
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		snprintf(text, sizeof(text), "found \"%s\", expected a whole number", wrong[i]);
		cli_says(2, cli_run("players", "e.d", "edit", "King", "--grade", wrong[i], NULL),
			text);
	}
	cli_says(2, cli_run("players", "e.d", "add", "Low", "--grade", "NEW", "--new", "no", NULL),
		"--grade NEW and --new no");
}
END_TEST

START_TEST(what_is_given_twice_is_refused)
{
	CLI_OK("new", "e.d", "--system", "caa", "--rounds", "5");
	CLI_OK("players", "e.d", "add", "King");
	cli_says(2, cli_run("players", "e.d", "edit", "1", "club-code=1", "Club_Code=2", NULL),
		"Club-code is given twice: club-code=1, Club_Code=2.");
	/* and a round alone is a half-point bye, as in a list */
	cli_has(CLI_OK("players", "e.d", "bye", "1", "5", "2:full")->out, "2:full 5:half");
	cli_says(2, cli_run("players", "e.d", "bye", "1", "5", "5:none", NULL),
		"Round 5 is given twice: 5, 5:none.");
}
END_TEST

START_TEST(top_players_are_true_or_false)
{
	CLI_OK("new", "e.d", "--system", "schools", "--rounds", "5");
	cli_write("l.csv", "name,school,top\nA,X,true\nB,Y,False\n");
	CLI_OK("import", "e.d", "l.csv");
	cli_has(CLI_OK("players", "e.d", "--json")->out, "\"top\": true");
}
END_TEST

START_TEST(status_1_nothing_is_drawn_yet)
{
	CLI_OK("new", "e.d", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\n");
	CLI_OK("import", "e.d", "l.csv");
	cli_says(1, cli_run("check", "e.d", NULL), "no draw yet");
	cli_says(1, cli_run("why", "e.d", NULL), "no draw yet");
	cli_says(1, cli_run("why", "e.d", "--not", "A", "B", NULL), "no draw yet");
	cli_says(1, cli_run("why", "e.d", "--round", "3", NULL), "no draw yet");
	cli_says(1, cli_run("print", "e.d", "protest", "--player", "A", NULL), "no draw yet");
	cli_says(1, cli_run("print", "e.d", "boards", NULL), "not drawn yet");
	cli_says(1, cli_run("print", "e.d", "data", NULL), "not drawn yet");
	cli_says(1, cli_run("publish", "e.d", NULL), "no draw yet");
	cli_says(1, cli_run("audit", "e.d", NULL), "No round has been drawn yet");
}
END_TEST

START_TEST(status_1_what_is_fixed_by_hand_contradicts_itself)
{
	CLI_OK("new", "e.d", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\n");
	CLI_OK("import", "e.d", "l.csv");
	CLI_OK("hand", "e.d", "A", "bye");
	CLI_OK("hand", "e.d", "B", "bye");
	cli_says(1, cli_run("pair", "e.d", NULL), "hand EVENT PLAYER none");
}
END_TEST

START_TEST(what_is_said_twice_is_refused)
{
	CLI_OK("new", "e.d", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "name,grade\nA,2000\nB,1900\n");
	CLI_OK("import", "e.d", "l.csv");
	cli_says(2, cli_run("players", "e.d", "bye", "1", "1:full", "1:half", NULL),
		"Round 1 is given twice");
	cli_write("config", "players=20\nrounds=5\nplayers=30\n");
	cli_says(3, cli_run("generate", "--config", "config", NULL),
		"Line 3, column 1: the key is given twice");
}
END_TEST

START_TEST(who_comes_too_late_is_told)
{
	CLI_OK("new", "e.d", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "name,grade\nA,2000\nB,1900\n");
	CLI_OK("import", "e.d", "l.csv");
	cli_publish("e.d");
	cli_has(CLI_OK("players", "e.d", "add", "Zed", "--enters", "1")->err,
		"3 Zed enters in round 2: the rounds before it are published.");
	ck_assert_str_eq(CLI_OK("players", "e.d", "add", "Yon", "--enters", "3")->err, "");
	cli_has(CLI_OK("players", "e.d", "--json")->out, "\"top\": false");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("input");

	tcase_add_test(tcase, a_pipe_is_read_once);
	tcase_add_test(tcase, input_without_players_is_named);
	tcase_add_test(tcase, an_event_that_is_not_there_is_perhaps_another);
	tcase_add_test(tcase, help_is_shown_when_asked_for);
	tcase_add_test(tcase, a_grade_is_given_as_lists_have_it);
	tcase_add_test(tcase, what_is_given_twice_is_refused);
	tcase_add_test(tcase, top_players_are_true_or_false);
	tcase_add_test(tcase, status_1_nothing_is_drawn_yet);
	tcase_add_test(tcase, status_1_what_is_fixed_by_hand_contradicts_itself);
	tcase_add_test(tcase, what_is_said_twice_is_refused);
	tcase_add_test(tcase, who_comes_too_late_is_told);
	return cli_run_suite("cli input", tcase);
}
