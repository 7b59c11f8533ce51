/* A published round mended by commands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* 1-5 6-2 3-7 8-4 */
static void published(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n\"Hood, H\",1930\n");
	CLI_OK("import", "e.drw", "list.csv");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
}

/* The code that stands in the last list. */
static const char *code_of(const char *list)
{
	static char code[16];
	const char *at = strstr(list, "\nList ");

	ck_assert_ptr_nonnull(at);
	snprintf(code, sizeof(code), "%.8s", at + 6);
	return code;
}

START_TEST(repairs_are_listed_with_what_they_change)
{
	const struct cli_result *list;

	published();
	list = CLI_OK("repair", "e.drw", "--met", "3");
	cli_has(list->out,
		"1: 2 boards change.\n"
		"   board 3: 3 Cole v 7 Green -> 3 Cole v 8 Hood\n"
		"   board 4: 8 Hood v 4 Drew -> 7 Green v 4 Drew\n"
		"   Against the published draw: ");
	cli_has(list->out, "0: let it stand. 3 Cole and 7 Green meet on board 3 all the same.\n");
	cli_has(list->out, " of round 1.\n");
	ck_assert(json_is_valid(CLI_OK("repair", "e.drw", "--met", "3", "--json")->out));
}
END_TEST

START_TEST(one_is_taken_by_the_code_of_its_list)
{
	const struct cli_result *taken;

	published();
	taken = CLI_CODE(1, "repair", "e.drw", "--met", "3", "--take", "1", "--list", "00000000",
		"--reason", "x");
	cli_has(taken->err, "The list has changed meanwhile");
	cli_has(taken->out, "1: 2 boards change.");
	taken = CLI_CODE(1, "repair", "e.drw", "--met", "3", "--take", "1", "--reason", "x");
	cli_has(taken->err, "takes one by --take 1 --list ");
	taken = CLI_OK("repair", "e.drw", "--met", "3", "--take", "1", "--list",
		code_of(taken->out), "--reason", "they have met");
	ck_assert_str_eq(taken->out,
		"Round 1, changed boards:\n"
		"   3 3 Cole v 8 Hood\n"
		"   4 7 Green v 4 Drew\n");
	cli_has(CLI_OK("journal", "e.drw")->out, "Round 1 repaired, boards 3, 4: they have met");
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, ": boards 3, 4\n");
	taken = CLI_OK("print", "e.drw", "changes");
	cli_has(taken->out, "Round 1 of 3, changed boards\n");
	cli_has(taken->out, "\n 3   3  Cole, C");
	ck_assert_ptr_null(strstr(taken->out, "Adams"));
	/* a report has none: it comes in as it is */
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_has(cli_read("e.trf"), "### drawboard: published 1 3 3 7");
	cli_has(cli_read("e.trf"), "### drawboard: published 1 4 8 4");
	CLI_OK("import", "f.drw", "e.trf");
	CLI_OK("export", "f.drw", "-o", "f.trf");
	cli_has(cli_read("f.trf"), "### drawboard: published 1 3 3 7");
	cli_says(1, cli_run("print", "f.drw", "changes", NULL), "No board of round 1 has changed");
	cli_has(CLI_OK("undo", "e.drw")->out, "Undone: Round 1 repaired");
	cli_says(1, cli_run("print", "e.drw", "changes", NULL), "No board of round 1 has changed");
}
END_TEST

START_TEST(what_is_wrong_must_be_said)
{
	published();
	CLI_CODE(2, "repair", "e.drw");
	CLI_CODE(2, "repair", "e.drw", "3");
	CLI_CODE(2, "repair", "e.drw", "--was", "1", "2");
	CLI_CODE(2, "repair", "e.drw", "--was", "1", "2", "9");
	CLI_CODE(2, "repair", "e.drw", "--swapped", "1");
	CLI_CODE(2, "repair", "e.drw", "--swapped", "--played", "1", "2", "1");
	CLI_CODE(2, "repair", "e.drw", "--played", "1", "2");
	CLI_CODE(2, "repair", "e.drw", "--met", "none");
	cli_says(3, cli_run("repair", "e.drw", "--met", "9", NULL), "Round 1 has no board 9");
	cli_says(1, cli_run("repair", "e.drw", "--late", "1", NULL),
		"1 Adams sits on board 1 of round 1 already.");
	cli_says(1, cli_run("repair", "e.drw", "--was", "1", "2", "=", NULL),
		"Round 1 was drawn without any results. A result of round 1 itself is corrected by result EVENT --overwrite.");
}
END_TEST

#define EIGHT_MET \
	"--met=1", "--met=1", "--met=1", "--met=1", "--met=1", "--met=1", "--met=1", "--met=1"

/* None of many is dropped in silence. */
START_TEST(more_mistakes_than_there_is_room_for_are_refused)
{
	published();
	CLI_OK("repair", "e.drw", EIGHT_MET, EIGHT_MET, EIGHT_MET, EIGHT_MET);
	cli_says(2,
		cli_run("repair", "e.drw", EIGHT_MET, EIGHT_MET, EIGHT_MET, EIGHT_MET, "--met=1",
			NULL),
		"No more than 32 mistakes");
	cli_says(2,
		cli_run("repair", "e.drw", EIGHT_MET, EIGHT_MET, EIGHT_MET, EIGHT_MET, "--absent=2",
			NULL),
		"No more than 32 mistakes");
	cli_says(2,
		cli_run("repair", "e.drw", EIGHT_MET, EIGHT_MET, EIGHT_MET, EIGHT_MET, "--alone",
			NULL),
		"No more than 32 mistakes");
}
END_TEST

/* What would be, and what it costs whom, before anything is taken. */
START_TEST(a_list_says_what_would_be_and_whom_it_harms)
{
	const struct cli_result *list;

	published();
	for (int board = 1; board <= 4; board++) {
		char number[8];

		snprintf(number, sizeof(number), "%d", board);
		CLI_OK("result", "e.drw", number, "1");
	}
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	list = CLI_OK("repair", "e.drw", "--was", "1", "1", "0");
	cli_has(list->out,
		"Would be put right: Round 1, board 1: 1 Adams v 5 Early 0-1, not 1-0.\n");
	cli_has(list->out,
		"0: let it stand. The result of round 1, board 1 is put right all the same.");
	list = CLI_OK("repair", "e.drw", "--was", "1", "1", "0", "--take", "0", "--list",
		code_of(list->out), "--reason", "misread");
	cli_has(list->out, "Put right: Round 1, board 1: 1 Adams v 5 Early 0-1, not 1-0.\n");
	list = CLI_OK("repair", "e.drw", "--absent", "early");
	cli_has(list->out, "1: 1 board changes. ");
	cli_has(list->out, "gets the bye, though the lowest score is 0.");
	cli_has(CLI_OK("repair", "e.drw", "--absent", "early", "--json")->out, "\"harm\": \"");
}
END_TEST

/* Reasons, protest and "why not" of boards that stand are those of the draw as it was published. */
START_TEST(boards_that_stand_keep_their_reasons)
{
	const struct cli_result *done;
	char *why, *whole, *sheet, *hash;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n\"Hood, H\",1930\n");
	CLI_OK("import", "e.drw", "list.csv");
	CLI_OK("attend", "e.drw", "--away", "3", "--away", "5");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	why = strdup(CLI_OK("why", "e.drw", "2", "--all")->out);
	whole = strdup(CLI_OK("why", "e.drw", "--not", "1", "2")->out);
	sheet = strdup(CLI_OK("print", "e.drw", "protest", "--player", "1")->out);
	hash = strstr(sheet, "SHA-256");
	ck_assert_ptr_nonnull(hash);
	*hash = '\0';
	ck_assert_str_ne(why, "");
	done = CLI_OK("repair", "e.drw", "--late=3", "--late=5");
	CLI_OK("repair", "e.drw", "--late=3", "--late=5", "--take", "1", "--list",
		code_of(done->out), "--reason", "the bus was late");
	ck_assert_str_eq(CLI_OK("why", "e.drw", "2", "--all")->out, why);
	ck_assert_str_eq(CLI_OK("why", "e.drw", "--not", "1", "2")->out, whole);
	cli_has(CLI_OK("print", "e.drw", "protest", "--player", "1")->out, sheet);
	cli_has(CLI_OK("why", "e.drw", "4")->out,
		"Seated after the draw was published: Round 1 repaired, board 4: the bus was late.\n");
	cli_has(CLI_OK("print", "e.drw", "protest", "--player", "3")->out,
		"kept their board when others were");
	done = CLI_OK("why", "e.drw");
	cli_has(done->out, "board 4: the bus was late.\n");
	cli_has(done->out, "2 Brown, second of the top half, meets ");
	free(why);
	free(whole);
	free(sheet);
}
END_TEST

/* Who was seated anew is told so, and the reason of the repair. */
START_TEST(boards_that_were_changed_say_by_what)
{
	const struct cli_result *list;
	char *why;

	published();
	why = strdup(CLI_OK("why", "e.drw", "1")->out);
	list = CLI_OK("repair", "e.drw", "--met", "3");
	CLI_OK("repair", "e.drw", "--met", "3", "--take", "1", "--list", code_of(list->out),
		"--reason", "they have met");
	ck_assert_str_eq(CLI_OK("why", "e.drw", "1")->out, why);
	cli_has(CLI_OK("why", "e.drw", "3")->out,
		"Seated after the draw was published: Round 1 repaired, boards 3, 4: they have met.\n");
	free(why);
}
END_TEST

START_TEST(what_was_played_is_recorded)
{
	const struct cli_result *list;

	published();
	for (int board = 1; board <= 4; board++) {
		char number[8];

		snprintf(number, sizeof(number), "%d", board);
		CLI_OK("result", "e.drw", number, "1");
	}
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	list = CLI_OK("repair", "e.drw", "--round", "1", "--played", "adams", "green", "0-1",
		"cole", "early", "=");
	cli_has(list->out, "board 1: 1 Adams v 5 Early -> 1 Adams v 7 Green, 0-1\n");
	cli_has(list->out, "board 3: 3 Cole v 7 Green -> 3 Cole v 5 Early, ½-½\n");
	CLI_OK("repair", "e.drw", "--round", "1", "--played", "adams", "green", "0-1", "cole",
		"early", "=", "--take", "1", "--list", code_of(list->out), "--reason",
		"wrong seats");
	cli_has(CLI_OK("print", "e.drw", "boards", "--round", "1")->out, "7  Green, G");
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
}
END_TEST

START_TEST(boards_that_have_begun_are_marked)
{
	published();
	ck_assert_str_eq(CLI_OK("started", "e.drw", "1", "1,3-4")->out,
		"Round 1, started: boards 1, 3, 4.\n");
	cli_says(1, cli_run("repair", "e.drw", "--met", "1", NULL), "Board 1 of round 1 has begun");
	cli_has(CLI_OK("repair", "e.drw", "--met", "2")->out,
		"No legal draw mends it around the boards that have begun");
	ck_assert_str_eq(CLI_OK("started", "e.drw", "1", "3", "off", "--json")->out,
		"{\n  \"round\": 1,\n  \"started\": [\n    1,\n    4\n  ]\n}\n");
	ck_assert_str_eq(CLI_OK("started", "e.drw", "1", "all")->out,
		"Round 1, started: boards 1, 2, 3, 4.\n");
	CLI_OK("started", "e.drw", "1", "2-4", "off");
	ck_assert_str_eq(CLI_OK("started", "e.drw", "1")->out, "Round 1, started: board 1.\n");
	CLI_CODE(2, "started", "e.drw", "1", "4-2");
	CLI_CODE(2, "started", "e.drw", "x");
	cli_says(3, cli_run("started", "e.drw", "1", "9", NULL), "has no board 9");
	cli_says(1, cli_run("started", "e.drw", "2", "all", NULL), "Round 2 is not published");
}
END_TEST

START_TEST(club_evenings_have_their_own_way)
{
	CLI_OK("new", "club.drw", "--system", "gsrp");
	cli_says(1, cli_run("repair", "club.drw", "--met", "1", NULL), "A club evening");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair");

	tcase_add_test(tcase, repairs_are_listed_with_what_they_change);
	tcase_add_test(tcase, one_is_taken_by_the_code_of_its_list);
	tcase_add_test(tcase, what_is_wrong_must_be_said);
	tcase_add_test(tcase, more_mistakes_than_there_is_room_for_are_refused);
	tcase_add_test(tcase, a_list_says_what_would_be_and_whom_it_harms);
	tcase_add_test(tcase, boards_that_stand_keep_their_reasons);
	tcase_add_test(tcase, boards_that_were_changed_say_by_what);
	tcase_add_test(tcase, what_was_played_is_recorded);
	tcase_add_test(tcase, boards_that_have_begun_are_marked);
	tcase_add_test(tcase, club_evenings_have_their_own_way);
	return cli_run_suite("cli_repair", tcase);
}
