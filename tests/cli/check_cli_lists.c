/*
 * Rating lists kept at hand: taken in, looked up, players added from them and compared with them.
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static const char ecf[] =
	"ECF_code,full_name,member_no,FIDE_no,gender,nation,original_standard,revised_standard,"
	"original_rapid,club_code,club_name,title\r\n"
	"123456A,\"Alder, Ann\",501,400001,F,ENG,1614,1620,1500,1ABC,Middleton,\r\n"
	"123457B,\"Birch, Bob\",502,,M,ENG,1715,1715,,1ABC,Middleton,\r\n"
	"123458C,\"Birch, Bobby\",503,,M,ENG,1200,1200,,1ABC,Middleton,\r\n"
	",\"Nobody, N\",,,,,,,,,,\r\n";

static const char fide[] =
	"ID Number      Name                 Fed Sex Tit  WTit OTit           FOA SRtng SGm SK B-day Flag\n"
	"400001         Alder, Ann           ENG F   WFM  WFM                     1850  0   20 1991  w\n"
	"400009         M\xc3\xbcller-O'Neil, J\xc3\xb6rg  GER M                                0     0   20 1970\n";

static void write_lists(void)
{
	cli_write("ecf.csv", ecf);
	cli_write("fide.txt", fide);
}

static const struct cli_result *load(const char *file)
{
	return cli_run("lists", "load", file, "--lists", "l.sqlite", "--date", "2026-11-01", NULL);
}

START_TEST(a_list_takes_the_place_of_the_one_of_its_federation)
{
	write_lists();
	cli_says(3, cli_run("lists", "--lists", "l.sqlite", NULL), "There are no rating lists yet");
	cli_has(cli_expect(0, load("ecf.csv"))->out,
		"ECF       2026-11-01          3 players  from ecf.csv");
	cli_has(cli_expect(0, load("ecf.csv"))->err, "1 row without a name or a code was left out");
	cli_has(cli_expect(0, load("fide.txt"))->out, "FIDE      2026-11-01          2 players");
	cli_write("later.csv", "ECF_code,full_name\n123459D,\"Cedar, Cy\"\n123460E,\"Dale, Di\"\n");
	cli_expect(0, load("later.csv"));
	cli_has(CLI_OK("lists", "--lists", "l.sqlite")->out, "2 players  from later.csv");
	cli_has(CLI_OK("lists", "find", "cy", "--lists", "l.sqlite")->out, "Cedar, Cy");
	cli_says(1, cli_run("lists", "find", "birch", "--lists", "l.sqlite", NULL),
		"Nobody in the lists is called so.");
	cli_has(CLI_OK("lists", "find", "alder", "--lists", "l.sqlite")->out, "400001");
}
END_TEST

START_TEST(a_list_of_entries_does_not_replace_a_rating_list)
{
	write_lists();
	cli_expect(0, load("ecf.csv"));
	cli_write("entries.csv", "ecf-code,name\n123456A,\"Alder, Ann\"\n");
	cli_says(1, load("entries.csv"),
		"It has 1 player where the ECF list of 2026-11-01 has 3: it is no whole list. --shorter takes it all the same.");
	cli_has(CLI_OK("lists", "--lists", "l.sqlite")->out, "3 players  from ecf.csv");
	cli_has(CLI_OK("lists", "load", "entries.csv", "--lists", "l.sqlite", "--shorter")->out,
		"1 player   from entries.csv");
}
END_TEST

START_TEST(a_list_that_is_bad_leaves_the_one_that_was_there)
{
	static const struct {
		const char *text, *message;
	} bad[] = {
		{"", "It is empty: expected a rating list."},
		{"PK\3\4zip", "It is a zip file; send what is in it through a pipe"},
		{"name,rating\nKing,1800\n", "Line 1: found no columns of a rating list"},
		{"ECF_code,full_name\n123459D,\"Cedar, Cy\n",
			"Line 2, column 2: found a quote that is never closed"},
		{"ECF_code,full_name\n123459D,\"Cedar\" x, Cy\n",
			"Line 2, column 2: found \"x, Cy\" after the closing quote"},
		{"<playerslist><player><fideid>1</fideid><name>A</name></player><player><name>B",
			"Line 1: found a player that does not end: the file is cut off."},
		{"<playerslist>\n<player><fideid>1</fideid><name>A</name></player>\n",
			"Line 3: found the end of the file, expected </playerslist>: it is cut off."},
		{"ECF_code,full_name,club_name\n123459D,\"Cedar, Cy\",Town\n123460E,\"Dale",
			"Line 3, column 2: found a quote that is never closed"},
		{"ECF_code,full_name,club_name\n123459D,\"Cedar, Cy\",Town\n123460E,Dale",
			"Line 3: the file ends in it, after column 2 of 3: it is cut off."},
		{"ECF_code,full_name,club_name\n123459D,\"Cedar, Cy\",Town\n123460E,Dale,To",
			"Line 3, the last one, has no end, and it is player 2 where the list of 2026-11-01 has 3: it is cut off."},
		{"ECF_code,full_name,club_name\n",
			"It has no player with a name and a code: expected a rating list."},
		{"ECF_code,full_name,club_name\n,\"Cedar, Cy\",Town\n",
			"It has no player with a name and a code: expected a rating list."},
	};

	write_lists();
	cli_expect(0, load("ecf.csv"));
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		cli_write("bad", bad[i].text);
		cli_says(3, load("bad"), bad[i].message);
		cli_has(CLI_OK("lists", "find", "alder", "--lists", "l.sqlite")->out, "123456A");
	}
	cli_says(4, cli_run("lists", "--lists", "ecf.csv", NULL), "is no file of rating lists");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_says(4, cli_run("lists", "load", "ecf.csv", "--lists", "e.drw", NULL),
		"is no file of rating lists");
}
END_TEST

/* A rating that is none is left out, with a word where it stands. */
START_TEST(what_is_no_rating_is_told)
{
	static const struct {
		const char *text, *said;
	} lists[] = {
		{"ECF_code,full_name,original_standard\n123456A,\"Alder, Ann\",15x0\n",
			"drawboard: bad: Line 2, column 3: found \"15x0\", expected a rating: 123456A Alder, Ann is taken without it.\n"},
		{"<playerslist>\n<player><fideid>7</fideid><name>Alder</name><rating>abc</rating></player>\n</playerslist>\n",
			"drawboard: bad: Line 2, column 7: found \"abc\", expected a rating: 7 Alder is taken without it.\n"},
		{"MEM_ID,MEM_NAME,R_LPB_RAT,Q_LPB_RAT\n12345678,\"A, A\",****,1500*\n12345679,\"B, B\",1500*,15/3\n",
			"drawboard: bad: Line 2, column 3: found \"****\", expected a rating: 12345678 A, A is taken without it.\n"},
		{"ECF_code,full_name\n123456A,A\n123456A,B\n123457A,C\n",
			"drawboard: bad: 1 id stands there (123456A) more than once: the first row of each counts.\n"},
		{"ECF_code,full_name\n123456A,M\xfcller\n",
			"drawboard: bad: Line 2 is not UTF-8 and was read as Windows code page 1252: check the accents.\n"},
		{"ECF_code,full_name,original_standard\n1,A,a\n2,A,a\n3,A,a\n4,A,a\n5,A,a\n6,A,a\n7,A,a\n",
			"5 A is taken without it.\ndrawboard: bad: 2 more ratings could not be read.\n"},
	};

	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
		const struct cli_result *result;

		remove("l.sqlite");
		cli_write("bad", lists[i].text);
		result = cli_expect(0, load("bad"));
		cli_has(result->err, lists[i].said);
		ck_assert(strstr(result->err, "1500*") == NULL);
	}
}
END_TEST

/* The file is not made for a list that is not taken in, and all lists are tried. */
START_TEST(a_load_that_fails_says_so_and_leaves_no_file)
{
	const struct cli_result *result;

	write_lists();
	cli_write("bad", "ECF_code,full_name\n123459D,\"Cedar, Cy\n");
	cli_says(3, load("bad"), "found a quote that is never closed");
	ck_assert_int_ne(access("l.sqlite", F_OK), 0);
	cli_says(4, load("nofile"), "could not be opened");
	ck_assert_int_ne(access("l.sqlite", F_OK), 0);
	ck_assert_int_eq(system("ls -A | grep -q .drawboard-"), 1 << 8);
	/* one that an older program has left */
	cli_write("l.sqlite", "");
	cli_says(3, cli_run("lists", "--lists", "l.sqlite", NULL), "There are no rating lists yet");
	result = CLI_CODE(
		4, "lists", "load", "ecf.csv", "nofile", "bad", "fide.txt", "--lists", "l.sqlite");
	cli_has(result->err, "nofile: It could not be opened");
	cli_has(result->err, "bad: Line 2, column 2: found a quote");
	cli_has(CLI_OK("lists", "--lists", "l.sqlite")->out, "2 players  from fide.txt");
	cli_has(CLI_OK("lists", "--lists", "l.sqlite")->out, "3 players  from ecf.csv");
}
END_TEST

START_TEST(a_file_that_is_damaged_says_so)
{
	static const char *const commands[][4] = {{"lists", NULL}, {"lists", "find", "alder", NULL},
		{"lists", "load", "ecf.csv", NULL}};

	write_lists();
	cli_expect(0, load("ecf.csv"));
	ck_assert_int_eq(truncate("l.sqlite", 9000), 0);
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
		const char *const *words = commands[i];

		cli_says(4,
			words[1]
				? cli_run(words[0], words[1], words[2], "--lists", "l.sqlite", NULL)
				: cli_run(words[0], "--lists", "l.sqlite", NULL),
			"l.sqlite is damaged");
	}
}
END_TEST

START_TEST(a_column_of_any_ids_makes_no_list_of_us_chess)
{
	cli_write("any.csv", "ID,Name,Rating\n7,\"King, Ken\",1800\n");
	cli_says(3, load("any.csv"), "found no columns of a rating list");
	cli_write("us.csv", "MEM_ID,MEM_NAME,R_LPB_RAT\n12345678,\"KING, KEN\",1800\n");
	cli_has(cli_expect(0, load("us.csv"))->out, "US Chess  2026-11-01          1 player");
}
END_TEST

START_TEST(names_are_found_without_regard_to_accents_case_and_order)
{
	static const char *const typed[] = {
		"mul", "MÜLLER", "jorg mull", "oneil j", "muller-oneil", "o'n"};

	write_lists();
	cli_expect(0, load("fide.txt"));
	for (size_t i = 0; i < sizeof(typed) / sizeof(typed[0]); i++)
		cli_has(CLI_OK("lists", "find", typed[i], "--lists", "l.sqlite")->out, "400009");
	cli_says(
		1, cli_run("lists", "find", "muller jorge", "--lists", "l.sqlite", NULL), "Nobody");
	cli_says(1, cli_run("lists", "find", "mul mul", "--lists", "l.sqlite", NULL), "Nobody");
}
END_TEST

#define LISTED "--from-list", "--lists", "l.sqlite"

START_TEST(a_player_is_added_with_all_that_the_lists_say)
{
	const struct cli_result *told;

	write_lists();
	cli_expect(0, load("ecf.csv"));
	cli_expect(0, load("fide.txt"));
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	/* his birth and title come from the other list, by his FIDE ID */
	cli_has(CLI_OK("players", "e.drw", "add", "alder", LISTED)->out, "WFM Alder, Ann");
	CLI_OK("players", "e.drw", "add", "123458c", "--grade", "1210", LISTED);
	told = CLI_CODE(3, "players", "e.drw", "add", "birch", LISTED);
	cli_has(told->err, "Several in the ECF list may be meant by birch; give the code of one:");
	cli_has(told->err, "123457B");
	CLI_OK("players", "e.drw", "add", "Bob Birch", LISTED);
	told = CLI_OK("players", "e.drw");
	cli_has(told->out, "Birch, Bob                   1715  Middleton");
	cli_has(told->out, "Birch, Bobby                 1210  Middleton");
	/* what is given beside the list wins */
	CLI_OK("players", "e.drw", "remove", "Birch, Bob");
	CLI_OK("players", "e.drw", "add", "Bob Birch", "--grade", "1500", "club=Elsewhere", LISTED);
	cli_has(CLI_OK("players", "e.drw")->out, "Birch, Bob                   1500  Elsewhere");
	cli_says(3, cli_run("players", "e.drw", "add", "Zoo", LISTED, NULL),
		"Nobody in the lists is called Zoo.");
}
END_TEST

/* A membership and a new rating come in together, and go together. */
START_TEST(what_is_taken_of_a_player_is_one_action)
{
	cli_write("us.csv",
		"MEM_ID,MEM_NAME,R_LPB_RAT,EXPIRED\n"
		"12345678,\"King, Ken\",1850,12/31/2027\n12345679,\"Low, Len\",1700,1/5/2027\n");
	cli_expect(0, load("us.csv"));
	CLI_OK("new", "e.drw", "--system", "uscf", "--rounds", "5");
	cli_write("p.csv",
		"name,rating,us-id,expires\n\"King, Ken\",1500,12345678,2026-12-31\n"
		"\"Low, Len\",1600,12345679,\n");
	CLI_OK("import", "e.drw", "p.csv");
	ck_assert_str_eq(CLI_OK("players", "e.drw", "check", "--take", "rating,expires", "--lists",
				 "l.sqlite")
				 ->out,
		"1 Low, Len: rating 1600, now 1700; member until unknown, now 2027-01-05.\n"
		"1 King, Ken: rating 1500, now 1850; member until 2026-12-31, now 2027-12-31.\n"
		"4 fields taken over from the lists.\n");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("players", "e.drw", "check", "ken", "--lists", "l.sqlite")->out,
		"2 King, Ken is a member until 2027-12-31 by the US Chess list.");
	cli_has(CLI_OK("players", "e.drw", "check", "len", "--lists", "l.sqlite")->out,
		"Nothing differs from the lists.");
}
END_TEST

/* The mark of a provisional rating goes with the rating, and not with one that is typed. */
START_TEST(the_state_of_a_player_comes_from_his_list)
{
	sqlite3 *db;

	cli_write("us.csv",
		"MEM_ID,MEM_NAME,STATE,R_LPB_RAT\n12345678,\"King, Ken\",TX,1850\n"
		"12345679,\"Low, Len\",,1700\n");
	cli_expect(0, load("us.csv"));
	CLI_OK("new", "e.drw", "--system", "uscf", "--rounds", "5");
	CLI_OK("players", "e.drw", "add", "king", LISTED);
	CLI_OK("players", "e.drw", "add", "low", LISTED);
	cli_has(CLI_OK("players", "e.drw", "edit", "king")->out, "state             TX\n");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw", "edit", "low")->out, "state"));
	/* one that an older program has loaded has no column of states */
	ck_assert_int_eq(sqlite3_open("l.sqlite", &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db, "ALTER TABLE player_us DROP COLUMN state", NULL, NULL, NULL),
		SQLITE_OK);
	sqlite3_close(db);
	CLI_OK("players", "e.drw", "remove", "king");
	CLI_OK("players", "e.drw", "add", "king", LISTED);
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw", "edit", "king")->out, "state"));
}
END_TEST

START_TEST(a_provisional_rating_of_the_list_stays_one)
{
	cli_write("us.csv",
		"MEM_ID,MEM_NAME,R_LPB_RAT\n12345678,\"King, Ken\",1850/7\n"
		"12345679,\"Low, Len\",1700P12\n12345670,\"Mann, Max\",1600*\n");
	cli_expect(0, load("us.csv"));
	CLI_OK("new", "e.drw", "--system", "uscf", "--rounds", "5");
	CLI_OK("players", "e.drw", "add", "king", LISTED);
	CLI_OK("players", "e.drw", "add", "low", "--grade", "1720", LISTED);
	CLI_OK("players", "e.drw", "add", "mann", "grade=1610P4", LISTED);
	cli_has(CLI_OK("players", "e.drw", "edit", "king")->out, "P7");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw", "edit", "low")->out, "P12"));
	cli_has(CLI_OK("players", "e.drw", "edit", "mann")->out, "P4");
}
END_TEST

START_TEST(entries_are_compared_and_only_what_is_named_is_taken)
{
	const struct cli_result *told;

	write_lists();
	cli_expect(0, load("ecf.csv"));
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_write("p.csv",
		"name,rating,ECF code,expires\n\"Alder, Anna\",1600,123456A,2026-03-01\n"
		"Stranger,1900,999999L,\nPlain,1500,,\n");
	CLI_OK("import", "e.drw", "p.csv");
	CLI_OK("event", "e.drw", "set", "last-day=2026-11-29");
	told = CLI_OK("players", "e.drw", "check", "--lists", "l.sqlite");
	cli_has(told->out, "1 Stranger: the ECF code 999999L is not in the list.");
	cli_has(told->out, "2 Alder, Anna is Alder, Ann in the ECF list (123456A).");
	cli_has(told->out,
		"2 Alder, Anna has 1600 here and 1614 (+14) in the ECF list of 2026-11-01.");
	cli_has(told->out,
		"2 Alder, Anna is a member until 2026-03-01, the last day is 2026-11-29.");
	cli_has(told->out, "1 player has no code of a list that is here.");
	cli_has(CLI_OK("players", "e.drw", "check", "--take", "rating", "--lists", "l.sqlite")->out,
		"2 Alder, Anna: rating 1600, now 1614.\n1 field taken over from the lists.");
	cli_has(CLI_OK("players", "e.drw")->out, "Alder, Anna                  1614");
	CLI_OK("undo", "e.drw");
	told = CLI_OK("players", "e.drw", "check", "--take", "name,rating,expires", "--lists",
		"l.sqlite");
	ck_assert_str_eq(told->out,
		"2 Alder, Anna: name Alder, Anna, now Alder, Ann; rating 1600, now 1614.\n"
		"2 fields taken over from the lists.\n");
	/* all of a player is one action */
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("players", "e.drw")->out, "Alder, Anna                  1600");
	cli_says(2,
		cli_run("players", "e.drw", "check", "--take", "code", "--lists", "l.sqlite", NULL),
		"is not name, rating or expires");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("lists");

	tcase_add_test(tcase, a_list_takes_the_place_of_the_one_of_its_federation);
	tcase_add_test(tcase, a_list_of_entries_does_not_replace_a_rating_list);
	tcase_add_test(tcase, a_list_that_is_bad_leaves_the_one_that_was_there);
	tcase_add_test(tcase, what_is_no_rating_is_told);
	tcase_add_test(tcase, a_load_that_fails_says_so_and_leaves_no_file);
	tcase_add_test(tcase, a_file_that_is_damaged_says_so);
	tcase_add_test(tcase, a_column_of_any_ids_makes_no_list_of_us_chess);
	tcase_add_test(tcase, names_are_found_without_regard_to_accents_case_and_order);
	tcase_add_test(tcase, a_player_is_added_with_all_that_the_lists_say);
	tcase_add_test(tcase, the_state_of_a_player_comes_from_his_list);
	tcase_add_test(tcase, a_provisional_rating_of_the_list_stays_one);
	tcase_add_test(tcase, entries_are_compared_and_only_what_is_named_is_taken);
	tcase_add_test(tcase, what_is_taken_of_a_player_is_one_action);
	return cli_run_suite("cli rating lists", tcase);
}
