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
	cli_publish("e.drw");
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
		"   Worse by the rules than the published draw: the boards of level 0 would be further from grade order");
	cli_has(list->out, "0: let it stand. 3 Cole and 7 Green meet on board 3 all the same.\n");
	cli_has(list->out, " of round 1.\n");
	ck_assert(json_is_valid(CLI_OK("repair", "e.drw", "--met", "3", "--json")->out));
}
END_TEST

START_TEST(one_is_taken_by_the_code_of_its_list)
{
	const struct cli_result *taken;
	char *report;

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
	cli_has(CLI_OK("print", "e.drw", "names")->out, "2nd issue, changed ");
	cli_says(4, CLI_CODE(4, "print", "e.drw", "names", "--printer", "no-such"),
		"e-1-names-issue2.txt");
	cli_says(4, CLI_CODE(4, "print", "e.drw", "standings", "--printer", "no-such"),
		"e-standings.txt");
	taken = CLI_OK("print", "e.drw", "changed-slips");
	cli_has(taken->out, "Board 3");
	cli_has(taken->out, "Board 4");
	ck_assert_ptr_null(strstr(taken->out, "Board 1"));
	taken = CLI_OK("print", "e.drw", "changes");
	cli_has(cli_timeless(taken->out), "Round 1 of 3, changed boards\n");
	cli_has(taken->out, "\n 3   3  Cole, C");
	ck_assert_ptr_null(strstr(taken->out, "Adams"));
	/* a report has none: it comes in as it is */
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_has(cli_read("e.trf"), "### drawboard: published 1 3 3 7");
	cli_has(cli_read("e.trf"), "### drawboard: published 1 4 8 4");
	ck_assert_ptr_null(strstr(CLI_OK("import", "f.drw", "e.trf")->err, "not understood"));
	taken = CLI_OK("deal", "f.drw", "--round", "1");
	cli_has(taken->out, "2 Brown and 6 Ford stay together, as before.");
	ck_assert_ptr_null(strstr(taken->out, "fixed by hand"));
	CLI_OK("export", "f.drw", "-o", "f.trf");
	report = strdup(cli_read("e.trf"));
	ck_assert_str_eq(cli_read("f.trf"), report);
	free(report);
	cli_says(1, cli_run("print", "f.drw", "changes", NULL), "No board of round 1 has changed");
	cli_has(CLI_OK("undo", "e.drw")->out, "Undone: Round 1 repaired");
	cli_says(1, cli_run("print", "e.drw", "changes", NULL),
		"All boards of round 1 are as they were first published, after changes since: "
		"print the whole list, which is issue 3.");
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
	cli_says(3, cli_run("repair", "e.drw", "--late", "Nobody", NULL),
		"is entered first: players EVENT add NAME, then repair --late.");
	cli_says(1, cli_run("repair", "e.drw", "--late", "1", NULL),
		"1 Adams sits on board 1 of round 1 already.");
	cli_says(1, cli_run("repair", "e.drw", "--was", "1", "2", "=", NULL),
		"Round 1 was drawn without any results. A result of round 1 itself is corrected by entering it again (r, or result EVENT --overwrite).");
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

/*
 * It is drawn anew as it was published, in the event and in its report, and what changed is told.
 */
START_TEST(a_report_is_judged_as_the_event_is)
{
	char *list;

	published();
	for (int board = 1; board <= 4; board++)
		CLI_OK("result", "e.drw", ((char[]){(char)('0' + board), '\0'}), "1");
	CLI_OK("attend", "e.drw", "--away", "3", "--away", "5");
	cli_publish("e.drw");
	list = strdup(CLI_OK("repair", "e.drw", "--late", "3", "--late", "5")->out);
	CLI_OK("repair", "e.drw", "--late", "3", "--late", "5", "--take", "1", "--list",
		code_of(list), "--reason", "the bus was late");
	free(list);
	for (int board = 1; board <= 4; board++)
		CLI_OK("result", "e.drw", ((char[]){(char)('0' + board), '\0'}), "1");
	list = strdup(CLI_OK("check", "e.drw", "--round", "2")->out);
	cli_has(list,
		"Round 2: Your draw is the rules' draw.\n"
		"Changed since it was published: Board 4, new: 5 Early v 3 Cole: the bus was late.\n");
	free(list);
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_has(CLI_OK("check", "e.trf")->out,
		"e.trf, round 2, changed after it was published. New: 5-3: the bus was late.\n"
		"1 file, 2 rounds, no discrepancy");
}
END_TEST

/* Two who do not come and have an empty board harm nobody: by the rules it is not there. */
START_TEST(an_empty_board_is_no_reason)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};
	char list[400] = "name,grade\n";
	const struct cli_result *asked;

	remove("e.drw");
	CLI_OK("new", "e.drw", "--system", systems[_i], "--rounds", "4", "--lot", "white");
	for (int i = 1; i <= 12; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "P%02d,%d\n", i,
			2300 - 37 * i);
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	for (int board = 1; board <= 6; board++)
		CLI_OK("result", "e.drw", ((char[]){(char)('0' + board), '\0'}),
			board == 2 ? "=" : "1");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "2", "+");
	CLI_OK("result", "e.drw", "4", "-");
	CLI_OK("result", "e.drw", "5", "-");
	asked = CLI_OK("repair", "e.drw", "--alone");
	cli_has(asked->out, ", 0-0 def\n");
	cli_has(asked->out, "by the rules than repair 1: ");
	ck_assert_ptr_null(strstr(asked->out, "wrong seats"));
	ck_assert_ptr_null(strstr(asked->out, "would be worse"));
	ck_assert_ptr_null(strstr(asked->out, "seats that cannot be"));
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
	cli_publish("e.drw");
	list = CLI_OK("repair", "e.drw", "--was", "1", "1", "0");
	cli_has(list->out,
		"Would be put right: Round 1, board 1: 1 Adams v 5 Early 0-1, not 1-0.\n");
	cli_has(list->out,
		"0: let it stand. The result of round 1, board 1 is put right all the same.");
	list = CLI_OK("repair", "e.drw", "--was", "1", "1", "0", "--take", "0", "--list",
		code_of(list->out), "--reason", "misread");
	cli_has(list->out, "Put right: Round 1, board 1: 1 Adams v 5 Early 0-1, not 1-0.\n");
	cli_has(CLI_OK("journal", "e.drw", "--round", "1")->out,
		"Round 2 let stand (round 1, board 1: 0-1): misread\n");
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
	cli_publish("e.drw");
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
		"kept their board when the published round was");
	done = CLI_OK("why", "e.drw");
	cli_has(done->out, "board 4: the bus was late.\n");
	cli_has(done->out, "2 Brown, second of the top half, meets ");
	free(why);
	free(whole);
	free(sheet);
}
END_TEST

/* A board that stays though the two have met says why, here and where its report is read. */
START_TEST(a_board_that_is_let_stand_says_so)
{
	const struct cli_result *list;

	published();
	list = CLI_OK("repair", "e.drw", "--met", "3");
	CLI_OK("repair", "e.drw", "--met", "3", "--take", "0", "--list", code_of(list->out),
		"--reason", "they agreed to play");
	cli_has(CLI_OK("journal", "e.drw")->out, "Round 1 let stand: they agreed to play");
	cli_has(CLI_OK("why", "e.drw", "3")->out, "Board 3 was let stand: they agreed to play.");
	ck_assert_ptr_null(strstr(CLI_OK("why", "e.drw", "2")->out, "let stand"));
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_has(cli_read("e.trf"), "### drawboard: stands 1 3 7 they agreed to play");
	ck_assert_ptr_null(strstr(CLI_OK("import", "f.drw", "e.trf")->err, "not understood"));
	cli_has(CLI_OK("why", "f.drw", "3")->out, "Board 3 was let stand: they agreed to play.");
	/* without a reason nothing is kept */
	CLI_OK("undo", "e.drw");
	list = CLI_OK("repair", "e.drw", "--met", "3");
	CLI_OK("repair", "e.drw", "--met", "3", "--take", "0", "--list", code_of(list->out));
	ck_assert_ptr_null(strstr(CLI_OK("why", "e.drw", "3")->out, "let stand"));
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
}
END_TEST

/* Who came late is not told of a draw that nobody would make, but of the repair. */
START_TEST(latecomers_are_compared_with_what_could_be)
{
	const struct cli_result *list;
	const char *sheet, *kept;

	published();
	CLI_OK("players", "e.drw", "add", "Zed", "--grade", "1500");
	CLI_OK("players", "e.drw", "add", "Young", "--grade", "1700");
	list = CLI_OK("repair", "e.drw", "--late=zed", "--late=young");
	CLI_OK("repair", "e.drw", "--late=zed", "--late=young", "--take", "1", "--list",
		code_of(list->out), "--reason", "the bus");
	sheet = CLI_OK("print", "e.drw", "protest", "--player", "zed")->out;
	cli_has(sheet, "came after the draw and was seated against");
	ck_assert_ptr_null(strstr(sheet, "is not the rules' draw"));
	kept = strstr(sheet, "kept their board");
	ck_assert_ptr_nonnull(kept);
	/* a board is named once, though both of it are asked about */
	for (const char *line = strstr(sheet, "Impossible: "); line;) {
		char words[64];

		snprintf(words, sizeof(words), "%.30s", line);
		line = strstr(line + 1, "Impossible: ");
		ck_assert_ptr_null(line ? strstr(line, words) : NULL);
	}
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
	cli_publish("e.drw");
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

START_TEST(a_swapped_game_stays_open_and_a_repeat_is_told)
{
	const struct cli_result *list;

	published();
	CLI_OK("result", "e.drw", "1", "?");
	list = CLI_OK("repair", "e.drw", "--swapped", "1", "2");
	cli_has(list->out, ", ½-½ ?\n");
	CLI_OK("repair", "e.drw", "--swapped", "1", "2", "--take", "1", "--list",
		code_of(list->out), "--reason", "wrong seats");
	cli_has(CLI_OK("result", "e.drw", "2", "?")->out, ", open already;");
	cli_has(CLI_OK("repair", "e.drw", "--colours", "2")->out, ", ½-½ ?\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("result", "e.drw", "1", "1", "--overwrite");
	for (int board = 2; board <= 4; board++) {
		char number[8];

		snprintf(number, sizeof(number), "%d", board);
		CLI_OK("result", "e.drw", number, "1");
	}
	cli_publish("e.drw");
	list = CLI_OK("repair", "e.drw", "--played", "1", "5", "1", "2", "6", "x");
	cli_has(list->out, "1 Adams and 5 Early meet again: they play each other in round 1, too.");
	CLI_OK("verify", "e.drw");
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

/* It has no number on the lists, and gets none where it changes. */
START_TEST(the_bye_is_no_board_of_a_repair)
{
	const struct cli_result *list;

	published();
	CLI_OK("unpublish", "e.drw", "--reason", "again");
	CLI_OK("players", "e.drw", "withdraw", "8");
	cli_publish("e.drw");
	list = CLI_OK("repair", "e.drw", "--absent", "1");
	cli_has(list->out, "   the bye of ");
	cli_has(list->out, " -> nobody");
	ck_assert_ptr_null(strstr(list->out, "board 4"));
	cli_has(CLI_OK("repair", "e.drw", "--absent", "1", "--json")->out, "\"board\": null");
	list = CLI_OK("repair", "e.drw", "--absent", "1", "--take", "1", "--list",
		code_of(CLI_OK("repair", "e.drw", "--absent", "1")->out), "--reason", "ill");
	cli_has(list->out, "is there no more");
	cli_has(CLI_OK("journal", "e.drw")->out, " and the bye: ill\n");
	cli_has(cli_type("e.drw", "undo\nrepair --absent 1"), "\nThe bye of ");
}
END_TEST

/* 3-2 1-5 6-4 8-7, 9 sits out, 10 is not there */
static void evening_published(void)
{
	CLI_OK("new", "s.drw", "--system", "gsrp", "--name", "Club", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Cole, C\",1700\n\"Adams, A\",1500\n\"Brown, B\",1800\n"
		"\"Drew, D\",\n\"Evans, E\",1600\n\"Fox, F\",1400\n\"Gray, G\",1300\n"
		"\"Hood, H\",1250\n\"Iver, I\",1200\n\"Jolly, J\",1100\n");
	CLI_OK("import", "s.drw", "list.csv");
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "ev", "fo", "gr", "ho", "iv");
	cli_publish("s.drw");
}

/* Makes the n-th of the repairs of what went wrong; what is printed then. */
static const char *mend_evening(const char *what, const char *who, const char *n)
{
	char code[16];

	snprintf(code, sizeof(code), "%s", code_of(CLI_OK("repair", "s.drw", what, who)->out));
	return CLI_OK(
		"repair", "s.drw", what, who, "--take", n, "--list", code, "--reason", "a muddle")
		->out;
}

START_TEST(a_club_evening_is_repaired_by_its_own_list)
{
	const char *out;

	CLI_OK("new", "club.drw", "--system", "gsrp");
	cli_says(1, cli_run("repair", "club.drw", "--met", "1", NULL), "No evening is published");
	evening_published();
	/* who sat out is the first to be given a game, and nobody is left beside him */
	out = CLI_OK("repair", "s.drw", "--absent", "cole")->out;
	cli_has(out, "1: 1 board changes.\n   board 1: 3 Cole v 2 Brown -> 9 Iver v 2 Brown\n");
	ck_assert_ptr_null(strstr(out, "Brown sits out"));
	cli_has(CLI_OK("repair", "s.drw", "--late", "jolly")->out,
		"1: 1 board changes.\n   board 5: nobody -> 10 Jolly v 9 Iver\n");
	cli_has(CLI_OK("repair", "s.drw", "--absent", "iver")->out,
		"   9 Iver sits out -> nobody\n0: let it stand.");
	cli_has(CLI_OK("repair", "s.drw", "--met", "2")->out,
		"1: 2 boards change.\n"
		"   board 2: 1 Adams v 5 Evans -> 4 Drew v 5 Evans\n"
		"   board 3: 6 Fox v 4 Drew -> 6 Fox v 1 Adams\n"
		"   Worse by the rules than the published draw: a higher one would not meet the next below him (A).");
	cli_has(CLI_OK("repair", "s.drw", "--colours", "1")->out,
		"1: 1 board changes. 3 Cole does not get his due colour (A).\n"
		"   board 1: 3 Cole v 2 Brown -> 2 Brown v 3 Cole\n");
	cli_has(CLI_OK("repair", "s.drw", "--bye", "iver")->out,
		"1: 2 boards change. 8 Hood sits out.\n"
		"   board 4: 8 Hood v 7 Gray -> 9 Iver v 7 Gray\n"
		"   8 Hood sits out\n");
	ck_assert(json_is_valid(CLI_OK("repair", "s.drw", "--bye", "iver", "--json")->out));
	cli_says(1, cli_run("repair", "s.drw", "--bye", "1", NULL),
		"1 Adams does not sit out on evening 1.");
	cli_says(1, cli_run("repair", "s.drw", "--late", "9", NULL),
		"9 Iver sits out on evening 1: if he is to play, say that he must not sit out (--bye).");
	cli_says(1, cli_run("repair", "s.drw", "--was", "1", "1", "1", NULL),
		"breaks no board of this one: enter it again");
}
END_TEST

START_TEST(a_repaired_evening_goes_on)
{
	const char *out;
	char *report;

	evening_published();
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("started", "s.drw", "1", "2");
	ck_assert_str_eq(mend_evening("--bye", "iver", "1"),
		"Evening 1, changed boards:\n"
		"   4 9 Iver v 7 Gray\n"
		"     8 Hood sits out\n");
	cli_has(CLI_OK("journal", "s.drw")->out,
		"Evening 1 repaired, board 4 and who sits out: a muddle");
	cli_has(CLI_OK("verify", "s.drw")->out, "in order");
	out = CLI_OK("why", "s.drw", "4")->out;
	cli_has(out, "The arbiter seated 9 Iver and 7 Gray: by the rules 9 Iver would sit out");
	out = CLI_OK("print", "s.drw", "boards")->out;
	cli_has(out, ": board 4\n");
	out = cli_timeless(CLI_OK("print", "s.drw", "changes")->out);
	cli_has(out, "Evening 1, changed boards\n");
	ck_assert_ptr_null(strstr(out, "Adams"));
	cli_has(CLI_OK("print", "s.drw", "changed-slips")->out, "Board 4");
	/* who comes next finds whom the repair has left over */
	cli_has(CLI_OK("attend", "s.drw", "jolly")->out,
		"10 Jolly came after the draw and is joined with 8 Hood, who sat out.\n");
	cli_has(CLI_OK("verify", "s.drw")->out, "in order");
	CLI_OK("export", "s.drw", "-o", "s.trf");
	cli_has(cli_read("s.trf"), "### drawboard: published 1 4 8 7");
	report = strdup(cli_read("s.trf"));
	CLI_OK("import", "t.drw", "s.trf");
	CLI_OK("export", "t.drw", "-o", "t.trf");
	ck_assert_str_eq(cli_read("t.trf"), report);
	free(report);
	CLI_OK("undo", "s.drw");
	cli_has(CLI_OK("undo", "s.drw")->out, "Undone: Evening 1 repaired");
	cli_has(CLI_OK("print", "s.drw", "boards")->out, "\n     9  Iver, I");
}
END_TEST

/* Who comes after all, or comes back, plays in place of the bye that he had booked. */
START_TEST(a_booked_bye_of_an_evening_gives_way_to_a_seat)
{
	CLI_OK("new", "s.drw", "--system", "gsrp");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",1500\n\"Brown, B\",1800\n\"Cole, C\",1700\n"
		"\"Drew, D\",1400\n");
	CLI_OK("import", "s.drw", "list.csv");
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr");
	CLI_OK("players", "s.drw", "bye", "drew", "1:zero");
	cli_publish("s.drw");
	if (_i == 0) {
		mend_evening("--late", "drew", "1");
	} else {
		CLI_OK("attend", "s.drw", "--away", "drew");
		cli_has(CLI_OK("attend", "s.drw", "drew")->out, "joined with");
	}
	cli_has(CLI_OK("verify", "s.drw")->out, "in order");
	ck_assert_ptr_null(strstr(CLI_OK("players", "s.drw")->out, "1:zero"));
}
END_TEST

/* One whose opponent has gone sits out on his board's number, and games keep theirs. */
START_TEST(an_evening_keeps_the_numbers_of_its_games)
{
	const char *out;

	evening_published();
	ck_assert_str_eq(mend_evening("--absent", "iver", "1"),
		"Evening 1, changed boards:\n     9 Iver sits out no more\n");
	cli_has(CLI_OK("attend", "s.drw")->out, "Evening 1 is published: 4 boards.");
	CLI_OK("started", "s.drw", "1", "all");
	CLI_OK("started", "s.drw", "1", "2", "off");
	ck_assert_str_eq(mend_evening("--absent", "adams", "1"),
		"Evening 1, changed boards:\n     5 Evans sits out\n");
	cli_has(CLI_OK("verify", "s.drw")->out, "in order");
	out = CLI_OK("print", "s.drw", "boards")->out;
	cli_has(out, "\n 4   8  Hood, H");
	cli_has(out, "\n     5  Evans, E");
	/* the next game has the number that is free, and who sits out stands behind it */
	cli_has(CLI_OK("attend", "s.drw", "iver")->out,
		"9 Iver came after the draw and is joined with 5 Evans, who sat out.\n");
	cli_has(CLI_OK("print", "s.drw", "boards")->out, "\n 2   9  Iver, I");
	CLI_OK("attend", "s.drw", "jolly");
	cli_has(CLI_OK("verify", "s.drw")->out, "in order");
	/* a board that is broken for him: nobody sat out, so nobody is joined */
	CLI_OK("undo", "s.drw");
	mend_evening("--late", "jolly", "1");
	cli_has(CLI_OK("attend", "s.drw")->out, "10 Jolly came after the draw and sits out.\n");
}
END_TEST

static void table_published(void)
{
	CLI_OK("new", "b.drw", "--system", "berger");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n"
		"\"Drew, D\",1970\n\"Early, E\",1960\n\"Ford, F\",1950\n");
	CLI_OK("import", "b.drw", "list.csv");
	cli_publish("b.drw");
}

static void record_played(const char *round, const char *const games[6])
{
	char code[16];

	snprintf(code, sizeof(code), "%s",
		code_of(CLI_OK("repair", "b.drw", "--round", round, "--played", games[0], games[1],
			games[2], games[3], games[4], games[5])
				->out));
	CLI_OK("repair", "b.drw", "--round", round, "--played", games[0], games[1], games[2],
		games[3], games[4], games[5], "--take", "1", "--list", code, "--reason", "sat so");
}

/* 1-6 2-5 3-4, then 6-4 5-3 1-2 */
START_TEST(what_was_played_of_a_table_is_recorded)
{
	const char *const first[] = {"1", "2", "1", "6", "5", "0"};
	const char *out;

	table_published();
	cli_says(1, cli_run("repair", "b.drw", "--absent", "1", NULL),
		"The table gives every game of an all-play-all, so no round of it is repaired: say what was really played");
	cli_has(CLI_OK("repair", "b.drw", "--colours", "3")->out,
		"board 3: 3 Cole v 4 Drew -> 4 Drew v 3 Cole");
	out = CLI_OK("repair", "b.drw", "--played", "1", "2", "1", "6", "5", "0")->out;
	cli_has(out, "The table has 1 Adams against 2 Brown in round 2, too: let them play there");
	cli_has(out, "The table has 6 Ford against 5 Early in round 4, too");
	record_played("1", first);
	CLI_OK("result", "b.drw", "3", "=");
	cli_publish("b.drw");
	/* there they play whom they missed */
	cli_has(CLI_OK("repair", "b.drw", "--played", "1", "6", "=", "4", "2", "=")->out,
		"The table has 4 Drew against 2 Brown in round 5, too");
	cli_has(CLI_OK("verify", "b.drw")->out, "in order");
}
END_TEST

/* The bye of other rule books is moved in the same way. */
START_TEST(a_bye_wrongly_given_is_moved)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	cli_has(CLI_OK("repair", "e.drw", "--bye", "drew")->out,
		"1: 2 boards change. 5 Early gets the bye.\n"
		"   board 1: 1 Adams v 5 Early -> 1 Adams v 4 Drew\n"
		"   the bye of 4 Drew -> the bye of 5 Early\n"
		"   Worse by the rules than the published draw: the second from the mid-line");
	cli_says(1, cli_run("repair", "e.drw", "--bye", "1", NULL),
		"1 Adams does not have the bye in round 1.");
}
END_TEST

/* Of a repair that is better than the first it is said what is worse in the first. */
START_TEST(what_is_better_is_told_by_what_is_worse_elsewhere)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	CLI_OK("players", "e.drw", "add", "Late, L", "--grade", "1955");
	cli_has(CLI_OK("repair", "e.drw", "--late", "late")->out,
		"   Better by the rules than repair 1: there the boards of level 0 would be further "
		"from grade order (12, 23).\n");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair");

	tcase_add_test(tcase, repairs_are_listed_with_what_they_change);
	tcase_add_test(tcase, one_is_taken_by_the_code_of_its_list);
	tcase_add_test(tcase, what_is_wrong_must_be_said);
	tcase_add_test(tcase, more_mistakes_than_there_is_room_for_are_refused);
	tcase_add_loop_test(tcase, an_empty_board_is_no_reason, 0, 4);
	tcase_add_test(tcase, a_list_says_what_would_be_and_whom_it_harms);
	tcase_add_test(tcase, a_report_is_judged_as_the_event_is);
	tcase_add_test(tcase, boards_that_stand_keep_their_reasons);
	tcase_add_test(tcase, boards_that_were_changed_say_by_what);
	tcase_add_test(tcase, what_was_played_is_recorded);
	tcase_add_test(tcase, a_swapped_game_stays_open_and_a_repeat_is_told);
	tcase_add_test(tcase, boards_that_have_begun_are_marked);
	tcase_add_test(tcase, the_bye_is_no_board_of_a_repair);
	tcase_add_test(tcase, a_club_evening_is_repaired_by_its_own_list);
	tcase_add_test(tcase, a_repaired_evening_goes_on);
	tcase_add_loop_test(tcase, a_booked_bye_of_an_evening_gives_way_to_a_seat, 0, 2);
	tcase_add_test(tcase, an_evening_keeps_the_numbers_of_its_games);
	tcase_add_test(tcase, what_was_played_of_a_table_is_recorded);
	tcase_add_test(tcase, a_bye_wrongly_given_is_moved);
	tcase_add_test(tcase, latecomers_are_compared_with_what_could_be);
	tcase_add_test(tcase, a_board_that_is_let_stand_says_so);
	tcase_add_test(tcase, what_is_better_is_told_by_what_is_worse_elsewhere);
	return cli_run_suite("cli_repair", tcase);
}
