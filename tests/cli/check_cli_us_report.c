/* drawboard export --us: the three tables, and what US Chess would send back. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "formats/us/us.h"
#include "support/fault/whole_file.h"
#include "support/pty/cli_run.h"

static const char list[] = "name,rating,us-id,byes\n\"Müller, Ann\",2000,12345671,\n"
			   "\"Birch, Bob\",1900,12345672,\n\"Cedar, Cy\",1800,12345673,\n"
			   "\"Damson, Di\",,12345674,2:half\n\"Elder, Ed\",1700,12345675,2:zero\n"
			   "\"Fir, Flo\",1600,12345676,\n";

static void play(const char *section)
{
	const char *const options[] = {"--section", section};

	CLI_OK("pair", "u.drw", options[0], options[1]);
	CLI_OK("publish", "u.drw", options[0], options[1]);
	CLI_OK("result", "u.drw", "1", "=", options[0], options[1]);
	CLI_OK("result", "u.drw", "2", "+", options[0], options[1]);
}

static void make_event(void)
{
	cli_write("u.csv", list);
	CLI_OK("new", "u.drw", "--system", "uscf", "--rounds", "2", "--lot", "white", "--name",
		"Ohio Open");
	CLI_OK("event", "u.drw", "set", "section=Open");
	CLI_OK("import", "u.drw", "u.csv");
}

static void say_all(void)
{
	CLI_OK("event", "u.drw", "set", "first-day=2026-03-07", "last-day=2026-03-08",
		"us-affiliate=A6001234", "us-city=Columbus", "us-state=OH", "us-zip=44113-1234",
		"us-chief-td=12345678", "us-other-tds=23456789; 34567890,45678901",
		"time-control=40/90,SD/30;+30", "round-1=2026-03-07", "round-2=2026-03-07");
}

static void make_and_play(void)
{
	make_event();
	say_all();
	play("Open");
	CLI_OK("result", "u.drw", "3", "0");
	play("Open");
}

/* A table of the folder; read strictly, released by the next one. */
static const struct dbf *table_of(const char *folder, enum us_table table)
{
	static struct dbf dbf;
	struct error error;
	const struct report report = {.error = &error};
	char path[64];
	size_t size;
	const char *bytes;

	dbf_done(&dbf);
	snprintf(path, sizeof(path), "%s/%s", folder, us_file_name(table));
	bytes = whole_file(path, &size);
	ck_assert_msg(dbf_read(bytes, size, &dbf, &report) == STATUS_OK, "%s", error.text);
	return &dbf;
}

/* The cells of a row with a stroke behind each. */
static void check_row(const struct dbf *dbf, int row, const char *cells)
{
	char text[DBF_WIDTH_MOST + 1], line[600] = "";

	for (int i = 0; i < dbf->ncolumns; i++) {
		strcat(line, dbf_get(dbf, row, i, text));
		strcat(line, "|");
	}
	ck_assert_str_eq(line, cells);
}

START_TEST(three_tables_have_the_event)
{
	const struct dbf *dbf;

	make_and_play();
	CLI_OK("players", "u.drw", "edit", "2", "state=OH");
	ck_assert_str_eq(CLI_OK("export", "u.drw", "--us", "out")->out,
		"out/THEXPORT.DBF\nout/TSEXPORT.DBF\nout/TDEXPORT.DBF\n");
	dbf = table_of("out", US_EVENT);
	ck_assert_int_eq(dbf->count, 1);
	check_row(dbf, 0,
		"2C|DRAWBOARD||Ohio Open|1|20260307|20260308|A6001234|Columbus|OH|44113-1234|USA|N|12345678||23456789,34567890,45678901|");
	dbf = table_of("out", US_SECTIONS);
	ck_assert_int_eq(dbf->count, 1);
	check_row(dbf, 0, "|1|Open|R|40/90,SD/30;+30|12345678||S|2|6|20260307|20260307|N|N|0|N|");
	dbf = table_of("out", US_PLAYERS);
	ck_assert_int_eq(dbf->count, 6);
	check_row(dbf, 0, "|1|1|12345671|MULLER, ANN||2000|D4W|D5B|");
	check_row(dbf, 1, "|1|2|12345672|BIRCH, BOB|OH|1900|F0|X0|");
	check_row(dbf, 2, "|1|3|12345673|CEDAR, CY||1800|L6W|F0|");
	check_row(dbf, 3, "|1|4|12345675|ELDER, ED||1700|D1B|U0|");
	check_row(dbf, 4, "|1|5|12345676|FIR, FLO||1600|X0|D1W|");
	check_row(dbf, 5, "|1|6|12345674|DAMSON, DI|||W3B|H0|");
}
END_TEST

static const char *name_in_file(const char *name, int row)
{
	static char text[DBF_WIDTH_MOST + 1];
	char field[80];

	snprintf(field, sizeof(field), "name=%s", name);
	CLI_OK("players", "u.drw", "edit", "2", field);
	CLI_OK("export", "u.drw", "--us", "out");
	return dbf_get(table_of("out", US_PLAYERS), row, D_NAME, text);
}

START_TEST(no_letter_of_a_name_is_lost)
{
	make_and_play();
	ck_assert_str_eq(name_in_file("Strauß, Ægidius", 1), "STRAUSS, AEGIDIUS");
	ck_assert_str_eq(name_in_file("Þór, Œdipe", 1), "THOR, OEDIPE");
	ck_assert_str_eq(name_in_file("GROẞ, Sǽmund", 1), "GROSS, SAEMUND");
	ck_assert_str_eq(name_in_file("Łoś, Đorđe Ørn Işık", 1), "LOS, DORDE ORN ISIK");
}
END_TEST

/* As many as H_OTHER_TD has room for. */
START_TEST(twenty_eight_other_directors_have_room)
{
	char field[300] = "us-other-tds=";
	char text[DBF_WIDTH_MOST + 1];

	make_and_play();
	for (int i = 0; i < 28; i++)
		snprintf(field + strlen(field), sizeof(field) - strlen(field), "%s123450%02d",
			i ? "," : "", i);
	CLI_OK("event", "u.drw", "set", field);
	CLI_OK("export", "u.drw", "--us", "out");
	ck_assert_str_eq(
		dbf_get(table_of("out", US_EVENT), 0, H_OTHER_TD, text), strchr(field, '=') + 1);
}
END_TEST

START_TEST(a_section_says_what_kind_it_is)
{
	make_and_play();
	CLI_OK("event", "u.drw", "set", "us-school-level=junior", "us-grand-prix=80",
		"us-fide=yes");
	CLI_OK("export", "u.drw", "--us", "out");
	check_row(table_of("out", US_SECTIONS), 0,
		"|1|Open|R|40/90,SD/30;+30|12345678||S|2|6|20260307|20260307|J|Y|80|Y|");
	cli_says(3, CLI_CODE(3, "event", "u.drw", "set", "us-school-level=X"),
		"no, primary, junior or senior");
}
END_TEST

/* 00000000 stands for an id that is not known: it is none. */
START_TEST(the_id_of_nobody_is_no_id)
{
	make_and_play();
	CLI_OK("players", "u.drw", "edit", "2", "us-id=00000000");
	CLI_OK("players", "u.drw", "edit", "3", "us-id=00000000");
	cli_has(CLI_CODE(1, "export", "u.drw", "--us", "out")->err,
		"2 players have no US Chess id (00000000: it is not known, and the games are not rated): 2 Birch, 3 Cedar: drawboard players u.drw edit PIN us-id=12345678");
}
END_TEST

/* It is said what the office gets for it, and only of rounds that are sent. */
START_TEST(a_game_from_outside_is_sent_by_its_score)
{
	const struct cli_result *result;

	make_event();
	say_all();
	CLI_OK("players", "u.drw", "remove", "6");
	CLI_OK("pair", "u.drw", "--section", "Open");
	CLI_OK("publish", "u.drw", "--section", "Open");
	CLI_OK("fill", "u.drw", "House, Harry", "--white");
	CLI_OK("result", "u.drw", "1", "1");
	CLI_OK("result", "u.drw", "2", "1");
	CLI_OK("result", "u.drw", "3", "0");
	result = CLI_CODE(1, "export", "u.drw", "--us", "out");
	cli_has(result->err, "Sent as unplayed: Round 1, ");
	cli_has(result->err, " against House, Harry, from outside");
	CLI_OK("result", "u.drw", "3", "1", "--overwrite");
	cli_has(CLI_CODE(1, "export", "u.drw", "--us", "out")->err,
		"Sent as a full-point bye: Round 1, ");
}
END_TEST

/* Results that were wrong, where pairing and standings keep them. */
START_TEST(the_office_gets_the_results_that_are_rated)
{
	const struct dbf *dbf;

	make_and_play();
	CLI_OK("result", "u.drw", "1", "1", "--round", "1", "--rating-only");
	CLI_OK("result", "u.drw", "2", "=", "--round", "1", "--rating-only");
	CLI_OK("result", "u.drw", "3", "-", "--round", "1", "--rating-only");
	CLI_OK("export", "u.drw", "--us", "out");
	dbf = table_of("out", US_PLAYERS);
	check_row(dbf, 0, "|1|1|12345671|MULLER, ANN||2000|W4W|D5B|");
	check_row(dbf, 1, "|1|2|12345672|BIRCH, BOB||1900|D5B|X0|");
	check_row(dbf, 2, "|1|3|12345673|CEDAR, CY||1800|F0|F0|");
	check_row(dbf, 3, "|1|4|12345675|ELDER, ED||1700|L1B|U0|");
	check_row(dbf, 4, "|1|5|12345676|FIR, FLO||1600|D2W|D1W|");
	check_row(dbf, 5, "|1|6|12345674|DAMSON, DI|||X0|H0|");
}
END_TEST

START_TEST(what_would_come_back_is_said_at_once)
{
	const struct cli_result *result;
	struct stat info;

	make_event();
	CLI_OK("players", "u.drw", "edit", "1", "us-id=");
	CLI_OK("players", "u.drw", "edit", "2", "us-id=12345673");
	CLI_OK("players", "u.drw", "edit", "4", "name=Featherstonehaugh-Cholmondeley, E");
	CLI_OK("players", "u.drw", "edit", "5", "name=Иванов, Иван", "expires=2025-12-31");
	CLI_OK("event", "u.drw", "set", "name=The Fifty-First Annual Ohio Championships",
		"us-zip=", "us-other-tds=1234", "time-control=G/2;d0", "first-day=2026-03-07",
		"last-day=2099-03-08", "round-1=2026-03-01");
	play("Open");
	result = CLI_CODE(1, "export", "u.drw", "--us", "out");
	cli_has(result->err,
		"The name of the event, \"The Fifty-First Annual Ohio Championships\", has 41 characters, and H_NAME has room for 35: give it a shorter form: drawboard event u.drw set name=NAME");
	cli_has(result->err,
		"The name of 4 Featherstonehaugh-Cholmondeley, \"FEATHERSTONEHAUGH-CHOLMONDELEY, E\", has 33 characters, and D_NAME has room for 30");
	cli_has(result->err, "\"Иванов, Иван\", has letters that the file cannot hold");
	cli_has(result->err, "Look: the membership of 5 Иванов ended on 2025-12-31.");
	cli_has(result->err,
		"1 Müller has no US Chess id (00000000: it is not known, and the games are not rated): drawboard players u.drw edit 1 us-id=12345678");
	cli_has(result->err, "2 Birch and 3 Cedar have one US Chess id, 12345673");
	cli_has(result->err, "US affiliate is not known");
	cli_has(result->err, "US ZIP is not known");
	cli_has(result->err, "The id \"1234\" of another director is not eight digits");
	cli_has(result->err, "The last day, 2099-03-08, is still to come");
	cli_has(result->err, "played on 2026-03-01, which is not between");
	cli_has(result->err, "Games at G/2;d0 are too short to be rated (5C)");
	cli_has(result->err, "board 3 has no result: drawboard result u.drw 3 RESULT --round 1");
	cli_has(result->err,
		"Round 2 is not played; if the event is over without it: drawboard event u.drw set rounds=1");
	ck_assert_int_ne(stat("out", &info), 0);
}
END_TEST

START_TEST(shorter_sections_are_filled_up)
{
	const struct dbf *dbf;
	const struct cli_result *result;

	make_and_play();
	CLI_OK("section", "u.drw", "add", "Booster", "--system", "uscf", "--rounds", "1", "--lot",
		"white");
	cli_write("b.csv",
		"name,rating,us-id\n\"Gage, Gil\",900,12345677\n\"Müller, Ann\",2000,12345671\n");
	CLI_OK("import", "u.drw", "b.csv", "--section", "Booster");
	CLI_OK("event", "u.drw", "set", "section-time-control=G/10;+2", "--section", "Booster");
	CLI_OK("pair", "u.drw", "--section", "Booster");
	CLI_OK("publish", "u.drw", "--section", "Booster");
	CLI_OK("result", "u.drw", "1", "1/2-0", "--section", "Booster");
	result = CLI_OK("export", "u.drw", "--us", "out");
	cli_has(result->err, "Sent as unplayed: Booster, round 1,");
	dbf = table_of("out", US_SECTIONS);
	check_row(dbf, 1, "|2|Booster|Q|G/10;+2|12345678||S|1|2|20260307|20260308|N|N|0|N|");
	dbf = table_of("out", US_PLAYERS);
	ck_assert_int_eq(dbf->count, 8);
	check_row(dbf, 6, "|2|1|12345671|MULLER, ANN||2000|Z0|U0|");
	check_row(dbf, 7, "|2|2|12345677|GAGE, GIL||900|F0|U0|");
}
END_TEST

START_TEST(all_three_are_written_or_none)
{
	make_and_play();
	ck_assert_int_eq(mkdir("out", 0777), 0);
	ck_assert_int_eq(mkdir("out/TDEXPORT.DBF", 0777), 0);
	cli_write("out/THEXPORT.DBF", "old");
	CLI_CODE(4, "export", "u.drw", "--us", "out");
	ck_assert_str_eq(cli_read("out/THEXPORT.DBF"), "old");
	cli_write("file", "");
	CLI_CODE(4, "export", "u.drw", "--us", "file");
	CLI_CODE(4, "export", "u.drw", "--us", "no/such");
	cli_says(2, cli_run("export", "u.drw", "--us", "out", "-o", "x", NULL), "does not go with");
	cli_says(2, cli_run("export", "u.drw", "--us", "out", "--ecf", NULL), "exclude each other");
	CLI_OK("new", "n.drw", "--system", "uscf", "--rounds", "2");
	cli_says(1, cli_run("export", "n.drw", "--us", "out", NULL), "No round has been played");
}
END_TEST

/*
 * The exit status of an export that can write files of so many bytes. The limit is the command's
 * alone: this program has a file of its own, for what it tells the one that counts the tests.
 */
static int export_into(const char *folder, rlim_t most)
{
	const pid_t child = fork();
	const struct rlimit limit = {most, most};
	int status;

	ck_assert_int_ge(child, 0);
	if (child == 0) {
		signal(SIGXFSZ, SIG_IGN);
		if (setrlimit(RLIMIT_FSIZE, &limit) == 0 && freopen("/dev/null", "w", stderr))
			execl(DRAWBOARD_PROGRAM, "drawboard", "export", "u.drw", "--us", folder,
				(char *)NULL);
		_exit(127);
	}
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* The first two fit on the disk, and the largest does not. */
START_TEST(a_full_disk_leaves_all_three_as_they_were)
{
	struct stat largest;

	make_and_play();
	ck_assert_int_eq(mkdir("whole", 0777), 0);
	ck_assert_int_eq(mkdir("out", 0777), 0);
	CLI_OK("export", "u.drw", "--us", "whole");
	ck_assert_int_eq(stat("whole/TDEXPORT.DBF", &largest), 0);
	cli_write("out/THEXPORT.DBF", "old");
	ck_assert_int_eq(export_into("out", (rlim_t)largest.st_size - 1), 4);
	ck_assert_str_eq(cli_read("out/THEXPORT.DBF"), "old");
	ck_assert_int_ne(access("out/TSEXPORT.DBF", F_OK), 0);
	ck_assert_int_ne(access("out/TDEXPORT.DBF", F_OK), 0);
	CLI_OK("export", "u.drw", "--us", "out");
	ck_assert_int_eq(access("out/TDEXPORT.DBF", F_OK), 0);
}
END_TEST

/* Every command that a refusal prints, with the words in capitals put in, as a shell runs it. */
static int run_printed(const char *err)
{
	static const char script[] =
		"drawboard() { \"" DRAWBOARD_PROGRAM "\" \"$@\"; }\n"
		"sed -n 's/.*: \\(drawboard [a-z]* u.drw .*\\)$/\\1/p' err.txt |\n"
		"sed 's/DAY/2026-03-07/; s/RESULT/1/; s/=TEXT/=Ohio/; s/ PIN / 1 /' >run.txt\n"
		"while read -r line; do eval \"$line\" >>said.txt 2>&1 || exit 1;\n"
		"done <run.txt\nwc -l <run.txt >count.txt\n";
	int count = 0;

	cli_write("err.txt", err);
	cli_write("run.sh", script);
	ck_assert_msg(system("sh run.sh") == 0, "%s\n%s", err, cli_read("said.txt"));
	sscanf(cli_read("count.txt"), "%d", &count);
	return count;
}

START_TEST(every_printed_command_runs)
{
	const struct cli_result *result;

	make_event();
	play("Open");
	CLI_OK("result", "u.drw", "3", "0");
	play("Open");
	CLI_OK("players", "u.drw", "edit", "1", "us-id=");
	result = CLI_CODE(1, "export", "u.drw", "--us", "out");
	cli_has(result->err, "drawboard event u.drw set us-zip=44113\n");
	ck_assert_int_ge(run_printed(result->err), 8);
	CLI_OK("export", "u.drw", "--us", "out");
	run_printed(CLI_CODE(1, "export", "u.drw", "--ecf", "-o", "e.txt")->err);
}
END_TEST

int main(void)
{
	TCase *us = tcase_create("us report");

	tcase_add_test(us, three_tables_have_the_event);
	tcase_add_test(us, no_letter_of_a_name_is_lost);
	tcase_add_test(us, twenty_eight_other_directors_have_room);
	tcase_add_test(us, a_section_says_what_kind_it_is);
	tcase_add_test(us, the_id_of_nobody_is_no_id);
	tcase_add_test(us, a_game_from_outside_is_sent_by_its_score);
	tcase_add_test(us, the_office_gets_the_results_that_are_rated);
	tcase_add_test(us, what_would_come_back_is_said_at_once);
	tcase_add_test(us, shorter_sections_are_filled_up);
	tcase_add_test(us, all_three_are_written_or_none);
	tcase_add_test(us, every_printed_command_runs);
	tcase_add_test(us, a_full_disk_leaves_all_three_as_they_were);
	return cli_run_suite("cli_us_report", us);
}
