/*
 * Files that commands write and read: no list over an event, lists of players with all their
 * faults, what is damaged.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",\n");
	CLI_OK("import", "e.drw", "list.csv");
}

static void round_proposed(void)
{
	event_made();
	CLI_OK("pair", "e.drw");
}

START_TEST(no_list_is_written_over_an_event)
{
	static const char *const names[] = {
		"e.drw", "./e.drw", "link", "hard", "e.drw-wal", "other", "link-shm"};

	round_proposed();
	CLI_OK("new", "other", "--system", "caa", "--rounds", "3", "--lot", "white");
	ck_assert_int_eq(symlink("e.drw", "link"), 0);
	ck_assert_int_eq(link("e.drw", "hard"), 0);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		cli_says(1, cli_run("print", "e.drw", "boards", "-o", names[i], NULL),
			"no list is written over it");
		cli_says(1, cli_run("standings", "e.drw", "-o", names[i], NULL),
			"no list is written over it");
	}
	CLI_OK("verify", "e.drw");
	CLI_OK("verify", "other");
}
END_TEST

START_TEST(a_list_takes_the_place_of_the_old_one_whole)
{
	struct stat info;

	round_proposed();
	cli_write("real.txt", "the old list\n");
	ck_assert_int_eq(chmod("real.txt", 0640), 0);
	ck_assert_int_eq(symlink("real.txt", "list.txt"), 0);
	CLI_OK("print", "e.drw", "names", "-o", "list.txt");
	cli_has(cli_read("real.txt"), "Adams, A");
	ck_assert_int_eq(lstat("list.txt", &info), 0);
	ck_assert(S_ISLNK(info.st_mode));
	ck_assert_int_eq(stat("real.txt", &info), 0);
	ck_assert_int_eq(info.st_mode & 0777, 0640);
	CLI_OK("print", "e.drw", "standings", "-o", "sub.txt");
	cli_has(cli_read("sub.txt"), "Players before round 1");
	/* Too long for the limit: the old list stands, and nothing lies beside it. */
	ck_assert_int_eq(WEXITSTATUS(system("trap '' XFSZ; ulimit -f 0; " DRAWBOARD_PROGRAM
					    " print e.drw boards -o real.txt 2>&-")),
		4);
	cli_has(cli_read("real.txt"), "by name");
	ck_assert_int_ne(WEXITSTATUS(system("ls -a | grep -q '^\\.drawboard-'")), 0);
}
END_TEST

START_TEST(a_folder_is_called_one)
{
	cli_says(4, cli_run("players", "/", NULL), "is a folder, and an event is a file.");
	CLI_CODE(4, "new", "/", "--system", "caa", "--rounds", "3", "--name", "X");
}
END_TEST

START_TEST(lines_of_separators_alone_are_named)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv", "name,grade\nAdams,2000\n\n  ,\n \nBrown,1900\n");
	cli_has(CLI_OK("import", "e.drw", "list.csv")->err,
		"Line 4 has nothing between its separators and was not read.");
	cli_write("more.csv", "name,grade\nCole,1800\n,\n,\n,\n");
	cli_has(CLI_OK("import", "e.drw", "more.csv")->err,
		"3 lines, the first of them line 3, have nothing between their separators");
}
END_TEST

/* A list that we wrote has our numbers, whatever is changed in it. */
START_TEST(numbers_against_the_grades_are_told)
{
	CLI_OK("new", "old.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv", "name,grade\nAdams,2200\nBrown,1900\nCole,1800\n");
	CLI_OK("import", "old.drw", "list.csv");
	CLI_OK("print", "old.drw", "players", "-o", "own.csv");
	CLI_OK("new", "same.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	ck_assert_ptr_null(strstr(CLI_OK("import", "same.drw", "own.csv")->err, "numbers"));
	cli_write("changed.csv",
		"PIN,Place,Name,Rating\n1,1,Adams,1000\n2,,Brown,1900\n3,,Cole,1800\n");
	CLI_OK("new", "kept.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_has(CLI_OK("import", "kept.drw", "changed.csv")->err,
		"line 2, Adams with 1000, stands before line 3, Brown with 1900.");
	cli_has(CLI_OK("players", "kept.drw")->out, "   1          Adams");
	CLI_OK("new", "seeded.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	ck_assert_ptr_null(strstr(
		CLI_OK("import", "seeded.drw", "changed.csv", "--map", "PIN=none,Place=none")->err,
		"numbers"));
	cli_has(CLI_OK("players", "seeded.drw")->out, "   3          Adams");
}
END_TEST

/* A list that we wrote has the rounds of its event, which are no rounds of another one. */
START_TEST(rounds_that_a_list_brings_are_told)
{
	static const char told[] =
		"The list brings 2 zero-point byes, 1 player who comes later and 1 who has left: ";

	cli_write("own.csv",
		"PIN,Name,Rating,Byes,Enters,Withdrawn from\n1,Adams,2200,1:zero 3:zero,,\n"
		"2,Brown,2100,2:half,,\n3,Cole,2000,,2,\n4,Drew,1900,,,3\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_has(CLI_OK("import", "e.drw", "own.csv")->err, told);
	cli_has(CLI_OK("players", "e.drw")->out, "1:zero 3:zero");
	CLI_OK("undo", "e.drw");
	ck_assert_str_eq(CLI_OK("import", "e.drw", "own.csv", "--map",
				 "Byes=none,Enters=none,Withdrawn from=none")
				 ->err,
		"");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw")->out, "zero"));
	CLI_OK("undo", "e.drw");
	cli_write("ask.csv", "name,rating,byes\nAdams,2200,2:half 3:zero\nBrown,2100,\n");
	ck_assert_str_eq(CLI_OK("import", "e.drw", "ask.csv")->err, "");
}
END_TEST

/* As "-" is standard input where something is read. */
START_TEST(a_hyphen_is_standard_output)
{
	static const char trf[] = "\n001    1 ";

	CLI_OK("new", "h.drw", "--system", "caa", "--rounds", "2", "--lot", "white");
	cli_write("h.csv", "name,grade\nAdams,2000\nBrown,1900\n");
	CLI_OK("import", "h.drw", "h.csv");
	cli_has(CLI_OK("print", "h.drw", "players", "-o", "-")->out, "Adams");
	cli_has(CLI_OK("players", "h.drw", "-o", "-")->out, "Adams");
	CLI_OK("prizes", "h.drw", "add", "50");
	cli_has(CLI_OK("prizes", "h.drw", "export", "-o", "-")->out, "amount,place");
	cli_publish("h.drw");
	cli_has(CLI_OK("export", "h.drw", "-o", "-")->out, trf);
	cli_says(2, cli_run("export", "h.drw", "--ecf", "--sent", "-o", "-", NULL),
		"--sent records what is in a file");
	cli_has(CLI_OK("generate", "--seed", "1", "--players", "8", "--rounds", "3", "-o", "-")
			->out,
		trf);
	ck_assert_int_ne(access("-", F_OK), 0);
}
END_TEST

START_TEST(all_faults_of_a_list_are_told)
{
	static char list[8192];
	const struct cli_result *result;
	size_t used = (size_t)sprintf(list, "name,grade,byes,enters\n");

	event_made();
	cli_write("one.csv", "name,byes\n\"Edwards, E\",2:half 6:half\n");
	cli_says(3, cli_run("import", "e.drw", "one.csv", NULL),
		"one.csv: Line 2, column 2: Edwards, E has a bye booked for round 6 of 5.");
	cli_write("two.csv",
		"name,grade,enters\n\"Adams, A\",2000,1\n\"Good, G\",1,1\n\"Edwards, E\",1500,9\n\"Good, G\",1,1\n");
	result = CLI_CODE(3, "import", "e.drw", "two.csv");
	cli_has(result->err,
		"two.csv: Line 5, column 1: found Good, G again, with the same grade and no club, expected each player once; line 3 has him too. If they are two: give one a club, or add him by himself (a in e, or players EVENT add --namesake). Nobody was added.");
	cli_write("two.csv", "name,grade,enters\n\"Adams, A\",2000,1\n\"Edwards, E\",1500,9\n");
	result = CLI_CODE(3, "import", "e.drw", "two.csv");
	cli_has(result->err,
		"Line 2, column 1: Adams, A is in the event already, with the same grade.");
	cli_has(result->err, "Line 3, column 3: Edwards, E would enter after the last round, 5.");
	cli_has(result->err, "2 faults in a list of 2 players. Nobody was added.");
	for (int i = 0; i < 30; i++)
		used += (size_t)sprintf(list + used, "\"Player, %d\",strong,,\n", i);
	cli_write("many.csv", list);
	result = CLI_CODE(3, "import", "e.drw", "many.csv");
	cli_has(result->err, "Line 21, column 2");
	ck_assert_ptr_null(strstr(result->err, "Line 22,"));
	cli_has(result->err,
		"30 faults in a list of 30 players; the first 20 are named above. Nobody was added.");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw")->out, "Good"));
	result = CLI_CODE(3, "import", "e.drw", "many.csv", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"status\": 3");
}
END_TEST

START_TEST(notices_end_with_their_number)
{
	static char list[8192];
	const struct cli_result *result;
	size_t used = (size_t)sprintf(list, "name,title\n");

	event_made();
	for (int i = 0; i < 30; i++)
		used += (size_t)sprintf(list + used, "\"Player, %d\",Xx\n", i);
	cli_write("many.csv", list);
	result = CLI_OK("import", "e.drw", "many.csv");
	cli_has(result->err, "Line 21");
	ck_assert_ptr_null(strstr(result->err, "Line 22"));
	cli_has(result->err, "There are 10 more notices such as \"Line 2: ");
	cli_has(result->err, ": lines 22, 23, 24, 25, 26 and more.");
}
END_TEST

/* Each kind is counted by itself, and its first one is told however many of others came before. */
START_TEST(notices_are_counted_by_kind)
{
	static char list[8192];
	const struct cli_result *result;
	size_t used = (size_t)sprintf(list, "name,grade,title\n");

	event_made();
	for (int i = 0; i < 24; i++)
		used += (size_t)sprintf(
			list + used, "\"Player, %d\",1%02de,%s\n", i, i, i > 21 ? "Xx" : "");
	cli_write("kinds.csv", list);
	result = CLI_OK("import", "e.drw", "kinds.csv");
	cli_has(result->err, "Line 21: the grade of Player, 19 is an estimate");
	cli_has(result->err, "Line 24: \"Xx\"");
	cli_has(result->err,
		"There are 4 more notices such as \"Line 2: the grade of Player, 0 is an estimate and was read as 100.\": lines 22, 23, 24, 25.");
	cli_has(result->err, "There is 1 more notice such as \"Line 24: ");
	cli_has(result->err, ": line 25.");
}
END_TEST

START_TEST(late_entries_of_a_list_are_told_where_they_stand)
{
	round_proposed();
	CLI_OK("publish", "e.drw");
	cli_write("late.csv",
		"name,grade,byes\n\"Late, L\",1850,\n\"Half, H\",1700,1:half\n\"End, E\",,\n");
	cli_has(CLI_OK("import", "e.drw", "late.csv")->err,
		"late.csv: Line 2: 5 Late, L is in from round 2, place 2b.");
	ck_assert_ptr_null(
		strstr(cli_run("import", "e.drw", "late.csv", NULL)->err, "Half, H is in from"));
}
END_TEST

START_TEST(a_damaged_file_is_a_check_that_failed)
{
	const struct cli_result *result;
	FILE *file;

	event_made();
	file = fopen("e.drw", "r+b");
	ck_assert_ptr_nonnull(file);
	ck_assert_int_eq(fseek(file, 4096, SEEK_SET), 0);
	for (int i = 0; i < 20000; i++)
		fputc(0xa5, file);
	ck_assert_int_eq(fclose(file), 0);
	result = CLI_CODE(1, "verify", "e.drw");
	cli_has(result->out, "damaged");
	ck_assert(json_is_valid(CLI_CODE(1, "verify", "e.drw", "--json")->out));
	cli_expect(4, cli_run("players", "e.drw", NULL));
	/* Cut off in the middle, too. */
	ck_assert_int_eq(truncate("e.drw", 5000), 0);
	CLI_CODE(1, "verify", "e.drw");
	cli_expect(4, cli_run("verify", "nothing.drw", NULL));
	cli_write("text.drw", "no event");
	cli_says(4, cli_run("verify", "text.drw", NULL), "not an event");
}
END_TEST

START_TEST(what_is_done_is_said_when_the_answer_is_lost)
{
	round_proposed();
	CLI_OK("publish", "e.drw");
	ck_assert_int_eq(
		WEXITSTATUS(system(DRAWBOARD_PROGRAM " result e.drw 1 1 >/dev/full 2>err")), 4);
	cli_has(cli_read("err"), "But the result is in.");
	cli_says(1, cli_run("result", "e.drw", "1", "0", NULL), "has 1-0 already");
}
END_TEST

/* Long texts too, of which the first part fails while the rest is still made. */
START_TEST(a_full_disk_is_told_by_whoever_writes)
{
	static const char *const calls[] = {
		" generate --players 300 -o /dev/full",
		" generate --players 300 >/dev/full",
		" --dutch -g -o /dev/full",
		" export e.drw -o /dev/full",
		" export e.drw >/dev/full",
		" print e.drw boards -o /dev/full",
		" standings e.drw -o /dev/full",
		" print e.drw protest --player 1 -o /dev/full",
		" audit e.drw --json >/dev/full",
	};
	char command[300];

	round_proposed();
	CLI_OK("publish", "e.drw");
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		snprintf(command, sizeof(command), "%s%s 2>err", DRAWBOARD_PROGRAM, calls[i]);
		ck_assert_msg(WEXITSTATUS(system(command)) != 0, "%s", command);
		cli_has(cli_read("err"), "It could not be written: the disk is full.");
	}
}
END_TEST

START_TEST(failures_are_json_as_well)
{
	const struct cli_result *result;

	event_made();
	result = CLI_CODE(1, "why", "e.drw", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "no draw yet");
	cli_has(result->out, "\"status\": 1");
	cli_has(result->err, "drawboard: e.drw: ");
	cli_has(CLI_CODE(2, "result", "e.drw", "0", "1", "--json")->out, "\"status\": 2");
	cli_has(CLI_CODE(3, "players", "e.drw", "bye", "99", "1:half", "--json")->out,
		"\"status\": 3");
	cli_has(CLI_CODE(4, "players", "none.drw", "--json")->out, "\"status\": 4");
	cli_has(CLI_CODE(1, "result", "e.drw", "1", "--", "--json")->out,
		"\"error\": \"Round 1 is not published");
}
END_TEST

START_TEST(a_report_that_is_played_out_is_refused)
{
	cli_write("done.trf",
		"001    1      A                                 2000                             1.0    1     2 w 1\n"
		"001    2      B                                 1900                             0.0    2     1 b 0\n"
		"XXR 1\nXXC white1\n");
	cli_says(3, cli_run("pair", "--system", "caa", "done.trf", NULL),
		"The only round of the report (XXR) is played");
}
END_TEST

START_TEST(a_backup_is_an_event_of_its_own)
{
	cli_two_who_met();
	cli_has(CLI_OK("backup", "e.drawboard", "copy.drawboard")->out,
		"copy.drawboard is a copy of e.drawboard as it stands.");
	CLI_OK("verify", "copy.drawboard");
	ck_assert_int_ne(access("copy.drawboard-wal", F_OK), 0);
	CLI_OK("players", "copy.drawboard", "add", "Late, Lou");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drawboard")->out, "Late, Lou"));
	ck_assert_int_ne(cli_run("backup", "e.drawboard", "copy.drawboard", NULL)->code, 0);
	cli_has(CLI_OK("players", "copy.drawboard")->out, "Late, Lou");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("files");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, rounds_that_a_list_brings_are_told);
	tcase_add_test(tcase, a_backup_is_an_event_of_its_own);
	tcase_add_test(tcase, no_list_is_written_over_an_event);
	tcase_add_test(tcase, a_list_takes_the_place_of_the_old_one_whole);
	tcase_add_test(tcase, a_folder_is_called_one);
	tcase_add_test(tcase, lines_of_separators_alone_are_named);
	tcase_add_test(tcase, numbers_against_the_grades_are_told);
	tcase_add_test(tcase, a_hyphen_is_standard_output);
	tcase_add_test(tcase, all_faults_of_a_list_are_told);
	tcase_add_test(tcase, notices_end_with_their_number);
	tcase_add_test(tcase, notices_are_counted_by_kind);
	tcase_add_test(tcase, late_entries_of_a_list_are_told_where_they_stand);
	tcase_add_test(tcase, a_damaged_file_is_a_check_that_failed);
	tcase_add_test(tcase, what_is_done_is_said_when_the_answer_is_lost);
	tcase_add_test(tcase, a_full_disk_is_told_by_whoever_writes);
	tcase_add_test(tcase, failures_are_json_as_well);
	tcase_add_test(tcase, a_report_that_is_played_out_is_refused);
	return cli_run_suite("cli_files", tcase);
}
