/* Why one is on no board, or not on another: byes on request, boards that were played already. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void season_made(const char *list)
{
	CLI_OK("new", "s.drw", "--system", "gsrp");
	cli_write("list.csv", list);
	CLI_OK("import", "s.drw", "list.csv");
}

/* He is here, and the draw has no place for him. */
START_TEST(a_bye_on_request_is_named)
{
	const struct cli_result *result;

	season_made("name,grade,byes\nA,2000,1:half\nB,1900,\nC,1800,\nD,1700,\nE,1600,\n");
	CLI_OK("attend", "s.drw", "1", "2", "3", "4", "5");
	cli_says(1, CLI_CODE(1, "players", "s.drw", "bye", "1", "1:half"),
		"Who sits out of a club evening has no points: book 1:zero for 1 A, or mark him as away.");
	CLI_OK("players", "s.drw", "bye", "1", "1:zero");
	result = CLI_OK("attend", "s.drw");
	cli_has(result->out,
		"Evening 1: 4 in the draw.\nHere: 1 A (bye booked); 2 B; 3 C; 4 D; 5 E\n");
	CLI_OK("pair", "s.drw");
	cli_says(1, cli_run("why", "s.drw", "#1", NULL),
		"1 A is on no board of evening 1: he asks for no game this evening.");
	cli_says(1, cli_run("print", "s.drw", "protest", "--player", "1", NULL),
		"1 A is on no board of evening 1: he asks for no game this evening.");
	CLI_OK("attend", "s.drw", "--away", "5");
	cli_says(1, cli_run("why", "s.drw", "#5", NULL),
		"5 E is on no board of evening 1: he is not there this evening.");
	CLI_OK("attend", "s.drw", "--casual", "5");
	cli_says(1, cli_run("why", "s.drw", "#5", NULL), "he plays casual games this evening.");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("import", "e.drw", "list.csv");
	CLI_OK("players", "e.drw", "withdraw", "5");
	CLI_OK("players", "e.drw", "bye", "4", "1:zero");
	CLI_OK("pair", "e.drw");
	cli_says(1, cli_run("why", "e.drw", "#1", NULL),
		"he has a half-point bye booked for this round.");
	cli_says(1, cli_run("why", "e.drw", "#4", NULL), "he is absent this round.");
	cli_says(1, cli_run("why", "e.drw", "#5", NULL), "he is withdrawn from round 1 on.");
}
END_TEST

/* Marked as such on every list until he is back, by report as well. */
START_TEST(who_is_expelled_is_no_mere_withdrawal)
{
	const char *text;

	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	cli_has(CLI_OK("players", "e.drw", "withdraw", "1", "--expelled")->out,
		"  expelled from round 2\n");
	cli_has(CLI_OK("journal", "e.drw")->out, "1 A expelled from round 2\n");
	cli_says(1, cli_run("players", "e.drw", "withdraw", "1", "--expelled", NULL),
		"1 A is expelled already, from round 2 on.");
	cli_has(CLI_CODE(2, "players", "e.drw", "return", "1", "--expelled")->err,
		"--expelled means nothing with players return.");
	/* who has withdrawn can be expelled for it */
	CLI_OK("players", "e.drw", "withdraw", "5");
	cli_has(CLI_OK("print", "e.drw", "crosstable")->out, "withdrawn");
	CLI_OK("players", "e.drw", "withdraw", "5", "--expelled");
	cli_has(CLI_OK("journal", "e.drw")->out, "5 E expelled from round 2\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	/* from an earlier round than the one he withdrew from, never from a later one */
	CLI_OK("players", "e.drw", "withdraw", "5", "--from", "3");
	cli_has(CLI_OK("players", "e.drw", "withdraw", "5", "--expelled", "--from", "2")->out,
		"  expelled from round 2\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_OK("players", "e.drw", "withdraw", "5");
	cli_has(CLI_OK("players", "e.drw", "withdraw", "5", "--expelled", "--from", "3")->out,
		"  expelled from round 2\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	text = CLI_OK("standings", "e.drw")->out;
	cli_has(text, "  expelled\n");
	ck_assert_ptr_null(strstr(text, "withdrawn"));
	cli_has(CLI_OK("standings", "e.drw", "--json")->out,
		"\"withdrawn\": true, \"expelled\": true, ");
	cli_has(CLI_OK("print", "e.drw", "crosstable")->out, "expelled");
	cli_has(CLI_OK("print", "e.drw", "square")->out, "x: expelled");
	cli_has(CLI_OK("print", "e.drw", "cards")->out, "─ expelled ─");
	cli_publish("e.drw");
	cli_says(1, cli_run("why", "e.drw", "#1", NULL), "he is expelled from round 2 on.");
	cli_has(CLI_OK("print", "e.drw", "names")->out, "expelled");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	cli_has(CLI_OK("print", "e.drw", "sheets", "--player", "1")->out, "expelled");
	CLI_OK("prizes", "e.drw", "add", "50", "place=1");
	cli_has(CLI_OK("prizes", "e.drw", "--round", "2")->out, "Expelled, and without a prize: A");
	CLI_OK("export", "e.drw", "-o", "out.trf");
	cli_has(cli_read("out.trf"), "### drawboard: expelled 1 yes\r\n");
	CLI_OK("check", "out.trf");
	CLI_OK("import", "back.drw", "out.trf");
	cli_has(CLI_OK("players", "back.drw")->out, "  expelled from round 2");
	CLI_OK("players", "e.drw", "return", "1");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw", "edit", "1")->out, "expelled"));
	CLI_OK("players", "e.drw", "withdraw", "1");
	cli_has(CLI_OK("players", "e.drw")->out, "  out from round 3");
	CLI_OK("players", "e.drw", "edit", "1", "expelled=yes");
	CLI_OK("new", "next.drw", "--like", "e.drw", "--players");
	ck_assert_ptr_null(strstr(CLI_OK("players", "next.drw", "edit", "A")->out, "expelled"));
	CLI_OK("verify", "e.drw");
}
END_TEST

/* What stands between a latecomer and those who are playing is no rule. */
START_TEST(a_latecomer_finds_boards_that_are_played)
{
	season_made("name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\n");
	CLI_OK("attend", "s.drw", "1", "2", "3", "4");
	cli_publish("s.drw");
	cli_has(CLI_OK("attend", "s.drw", "5", "6")->out, "came late, too");
	cli_has(CLI_CODE(1, "why", "s.drw", "--not", "6", "1")->out,
		"Impossible: 2 B and 1 A were playing already when the latecomers were seated.\n");
	cli_has(CLI_CODE(1, "why", "s.drw", "--not", "3", "6")->out,
		"Impossible: 4 D and 3 C were playing already when the latecomers were seated.\n");
	cli_has(CLI_OK("print", "s.drw", "protest", "--player", "6")->out, "were playing already");
	/* of one who was playing it is said once, and against whom */
	cli_has(CLI_OK("print", "s.drw", "protest", "--player", "1")->out,
		"Other opponents, each in the best draw with him:\n"
		"  Impossible: 2 B and 1 A were playing already when the latecomers were seated.\n"
		"    That rules out 3 C, 4 D, 5 E and 6 F.\n"
		"SHA-256");
}
END_TEST

START_TEST(the_sheet_of_a_draft_says_so)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\n");
	CLI_OK("import", "e.drw", "list.csv");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "protest", "--player", "1")->out,
		" (CAA) - DRAFT, not published\n");
	CLI_OK("publish", "e.drw");
	ck_assert_ptr_null(
		strstr(CLI_OK("print", "e.drw", "protest", "--player", "1", "--round", "1")->out,
			"DRAFT"));
}
END_TEST

/* What the draw on the board does not keep is left out of the answer, and that is said. */
START_TEST(what_is_not_kept_is_left_out_of_why_not)
{
	const struct cli_result *result;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\n");
	CLI_OK("import", "e.drw", "list.csv");
	CLI_OK("pair", "e.drw"); /* 1-4 5-2 3-6 */
	CLI_OK("hand", "e.drw", "3", "colour", "black");
	result = CLI_OK("why", "e.drw", "--not", "1", "5");
	cli_has(result->out,
		"Fixed by hand, but not so in the draw on the board: 3 C has Black. The answer is as if that were not fixed.\n");
	CLI_OK("pair", "e.drw");
	ck_assert_ptr_null(strstr(CLI_OK("why", "e.drw", "--not", "1", "5")->out, "as if"));
}
END_TEST

static void four_players(void)
{
	cli_write("list.csv",
		"name,grade\n\"Ali, A\",1900\n\"Bell, B\",1800\n\"Cox, C\",1700\n\"Day, D\",1600\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drw", "list.csv");
}

START_TEST(who_did_not_appear_is_named_at_the_next_draw)
{
	four_players();
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1-0");
	CLI_OK("result", "e.drw", "2", "--+");
	cli_has(CLI_OK("pair", "e.drw")->out,
		"Note: Did not appear in round 1 and drawn again: 4 Day. Withdraw who has gone (e, then w; or players EVENT withdraw PLAYER).\n");
	CLI_OK("players", "e.drw", "withdraw", "4");
	ck_assert_ptr_null(strstr(CLI_OK("pair", "e.drw")->out, "Note: Did not"));
}
END_TEST

static void take_repair(const char *option, const char *who)
{
	char code[9];

	snprintf(code, sizeof(code), "%.8s",
		strstr(CLI_OK("repair", "e.drw", option, who)->out, "\nList ") + 6);
	CLI_OK("repair", "e.drw", option, who, "--take", "1", "--list", code, "--reason", "bus");
}

/* Whose seat a repair has given to another, or nobody has: a bye without points is no default. */
START_TEST(who_is_out_by_a_repair_is_named_at_the_next_draw)
{
	cli_write("list.csv",
		"name,grade\n\"Ali, A\",1900\n\"Bell, B\",1800\n\"Cox, C\",1700\n\"Day, D\",1600\n\"Eve, E\",1500\n\"Fox, F\",1400\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "4", "--lot", "white");
	CLI_OK("import", "e.drw", "list.csv");
	/* he has asked for it */
	CLI_OK("players", "e.drw", "bye", "6", "1:zero");
	cli_publish("e.drw"); /* board 1: 1-4, who does not come */
	CLI_OK("players", "e.drw", "add", "Gil, G", "--grade", "1650");
	CLI_OK("result", "e.drw", "1", "+");
	take_repair("--late", "gil");
	take_repair("--absent", "2");
	for (int board = 1; board <= 3; board++) {
		char text[4];

		snprintf(text, sizeof(text), "%d", board);
		cli_run("result", "e.drw", text, "1", NULL);
	}
	cli_has(CLI_OK("pair", "e.drw")->out,
		"Note: Did not appear in round 1 and drawn again: 2 Bell, 4 Day. Withdraw");
}
END_TEST

/* By no proposal and by no publication of one that was made before. */
START_TEST(a_round_with_nobody_left_is_not_used_up)
{
	four_players();
	CLI_OK("pair", "e.drw");
	for (int i = 1; i <= 4; i++) {
		char pin[8];

		snprintf(pin, sizeof(pin), "%d", i);
		CLI_OK("players", "e.drw", "withdraw", pin);
	}
	cli_says(1, cli_run("publish", "e.drw", NULL), "Nobody is left to pair in round 1");
	cli_says(1, cli_run("pair", "e.drw", NULL), "Nobody is left to pair in round 1");
	CLI_OK("players", "e.drw", "return", "1");
	CLI_OK("players", "e.drw", "return", "2");
	cli_has(CLI_OK("pair", "e.drw")->out, "Round 1 of 3: proposed");
}
END_TEST

START_TEST(an_odd_number_is_told_to_who_makes_it)
{
	four_players();
	cli_has(CLI_OK("fill", "e.drw", "Filler, F", "--player", "1")->out,
		"Note: 3 are left to pair, an odd number: one of them will have the bye.\n");
	CLI_OK("players", "e.drw", "withdraw", "2");
	ck_assert_ptr_null(
		strstr(CLI_OK("fill", "e.drw", "Filler, F", "--player", "1")->out, "Note: "));
	season_made("name,grade\nA,2000\nB,1900\nC,1800\n");
	cli_has(CLI_OK("attend", "s.drw", "1", "2", "3")->out,
		"An odd number: ask for a volunteer to sit out (attend EVENT --volunteer NAME).\n");
	ck_assert_ptr_null(
		strstr(CLI_OK("attend", "s.drw", "--volunteer", "3")->out, "An odd number"));
}
END_TEST

static void seven_players(void)
{
	cli_write("p7.csv",
		"name,grade\n\"Alpha, A\",2000\n\"Bravo, B\",1950\n\"Charlie, C\",1900\n"
		"\"Delta, D\",1850\n\"Echo, E\",1800\n\"Foxtrot, F\",1750\n\"Golf, G\",1700\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drw", "p7.csv");
	cli_publish("e.drw");
}

/* A slip bears the number that was on the list. */
START_TEST(a_number_that_a_fill_changes_is_told)
{
	const char *told;

	seven_players();
	CLI_OK("unpublish", "e.drw", "--reason", "x");
	CLI_OK("fill", "e.drw", "Guest, G", "--player", "5");
	CLI_OK("fill", "e.drw", "Guest, H", "--player", "6");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw", "--reason", "x");
	cli_says(3, cli_run("result", "e.drw", "6", "1", NULL),
		"Round 1 has no board 6: they are 1 to 4, and 5 stands for who has the bye.");
	cli_says(1, cli_run("result", "e.drw", "5", "1", NULL),
		"Board 5 is the bye of 3 Charlie, not");
	told = CLI_OK("fill", "e.drw", "--remove", "--player", "5")->out;
	cli_has(told,
		"Another number now: 6 Foxtrot v Guest, H at 3 (was 4), the bye of 3 Charlie at 4 "
		"(was 5).\n");
	ck_assert_ptr_null(strstr(CLI_OK("fill", "e.drw", "House, H")->out, "Another"));
}
END_TEST

/* The card that had to make way is named as well. */
START_TEST(a_bye_by_hand_says_who_is_in_the_tray)
{
	seven_players();
	CLI_OK("unpublish", "e.drw", "--reason", "x");
	CLI_OK("move", "e.drw", "bye", "1");
	cli_has(CLI_OK("why", "e.drw", "#1")->out, "The arbiter gave 1 Alpha the bye, and ");
	cli_has(CLI_OK("why", "e.drw", "#1")->out, " in the tray: by the rules ");
}
END_TEST

/* CAA 36, 1: he is one, and who has played him has met him. */
START_TEST(a_filler_enters_with_his_game)
{
	seven_players();
	cli_says(3, cli_run("players", "e.drw", "join", "Late, N", NULL),
		"Late, N has played nobody of this event as one from outside: enter him with add.");
	CLI_OK("fill", "e.drw", "Late, N");
	for (int board = 1; board <= 3; board++) {
		char number[8];

		snprintf(number, sizeof(number), "%d", board);
		CLI_OK("result", "e.drw", number, "1");
	}
	CLI_OK("result", "e.drw", "4", "0");
	cli_says(3, cli_run("players", "e.drw", "add", "Late, N", NULL),
		"Late, N plays 4 Delta in round 1 as one from outside: enter him with that game (players EVENT join \"Late, N\").");
	cli_write("late.csv", "name,grade\nNew,1500\n\"Late, N\",1600\n");
	cli_has(CLI_CODE(3, "import", "e.drw", "late.csv")->err,
		"Line 3, column 1: Late, N plays 4 Delta in round 1 as one from outside");
	cli_has(CLI_OK("players", "e.drw", "join", "Late, N", "--grade", "1600")->out,
		"8          Late, N                      1600");
	CLI_OK("verify", "e.drw");
	cli_has(CLI_OK("standings", "e.drw")->out, "   8  Late, N      1600          1");
	cli_has(CLI_OK("journal", "e.drw")->out,
		"Late, N entered with his game against 4 Delta in round 1\n");
	cli_has(CLI_OK("why", "e.drw", "--round", "1", "4")->out,
		"8 Late entered after the draw, with the game that 4 Delta had with him.");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_CODE(1, "why", "e.drw", "--not", "4", "8")->out,
		"8 Late and 4 Delta have met (1), in round 1.");
	cli_has(CLI_OK("fill", "e.drw", "--round", "1")->out, "nobody plays one from outside");
	/* the report tells that the others were playing */
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_has(cli_read("e.trf"), "### drawboard: late 1 8");
	CLI_OK("import", "copy.drw", "e.trf");
	CLI_OK("export", "copy.drw", "-o", "copy.trf");
	cli_has(cli_read("copy.trf"), "### drawboard: late 1 8");
	CLI_OK("verify", "copy.drw");
	/* one action */
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("fill", "e.drw", "--round", "1")->out,
		"4 Delta, D has White against Late, N");
	CLI_OK("verify", "e.drw");
}
END_TEST

/* What is told of the rounds so far; of the last, which may be drawn anew, not by today's data. */
static void tell_rounds(char *text, size_t size)
{
	size_t used = 0;

	for (int round = 1; round <= 2; round++) {
		const char number[] = {(char)('0' + round), '\0'};

		used += (size_t)snprintf(text + used, size - used, "%s",
			CLI_OK("why", "e.drw", "--round", number)->out);
		cli_has(CLI_OK("check", "e.drw", "--round", number)->out,
			"Your draw is the rules' draw.");
		ck_assert(round == 2 ||
			!strstr(CLI_OK("check", "e.drw", "--round", number)->out, "would differ"));
	}
	snprintf(text + used, size - used, "%s", CLI_OK("audit", "e.drw")->out);
}

static void results(const char *first, const char *second, const char *third)
{
	CLI_OK("result", "e.drw", "1", first);
	CLI_OK("result", "e.drw", "2", second);
	CLI_OK("result", "e.drw", "3", third);
}

/* CAA 3: from the next draw on; the published ones keep their order. */
START_TEST(an_amended_grade_moves_nobody_unless_asked)
{
	static char before[CLI_OUT_SIZE], after[CLI_OUT_SIZE];

	seven_players();
	results("1", "1", "1");
	cli_publish("e.drw");
	results("1", "1", "1");
	tell_rounds(before, sizeof(before));
	cli_has(CLI_OK("players", "e.drw", "edit", "golf", "--grade", "1960")->err,
		"He keeps his place in the order of cards; --place-by-grade gives him the place 1b from the next draw on.");
	cli_has(CLI_OK("players", "e.drw")->out,
		"Foxtrot, F                   1750\n   7          Golf, G                      1960\n");
	/* asked for afterwards it is the same, and asked for again it is said to be so */
	cli_has(CLI_OK("players", "e.drw", "edit", "golf", "--place-by-grade")->out,
		"   7 1b       Golf, G                      1960\n");
	cli_has(CLI_OK("players", "e.drw", "edit", "golf", "--place-by-grade")->err,
		"He stands where his grade puts him already.");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("players", "e.drw", "edit", "golf", "--grade", "1960", "--place-by-grade")
			->out,
		"   7 1b       Golf, G                      1960\n"
		"7 Golf, G: place 1b, between 1 and 2 in the order of cards.\n");
	cli_has(CLI_OK("players", "e.drw")->out,
		"Alpha, A                     2000\n   7 1b       Golf, G                      1960\n");
	tell_rounds(after, sizeof(after));
	ck_assert_str_eq(before, after);
	/* 7 with grade 1960 is above 2 now */
	cli_has(CLI_OK("pair", "e.drw")->out, "  4    7 Golf, G                    1960  0    bye");
	CLI_OK("verify", "e.drw");
	CLI_CODE(2, "players", "e.drw", "edit", "golf", "--place", "9b", "--place-by-grade");
}
END_TEST

/* A place is behind another card; a number alone is that of a player. */
START_TEST(what_is_no_place_is_refused)
{
	cli_write("list.csv", "name,grade\nAa,2000\nBb,1900\nCc,1800\nDd,1700\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	cli_says(3, cli_run("players", "e.drw", "edit", "Dd", "--place", "2", NULL),
		"2 is no place for Dd: that is a number and a letter, such as 2b, which stands behind 2.");
	cli_says(3, cli_run("players", "e.drw", "add", "Ee", "--place", "2", NULL),
		"2 is no place for Ee");
	cli_says(3, cli_run("players", "e.drw", "edit", "Dd", "--place", "99b", NULL),
		"There is no 99 behind whom Dd could stand: the last number is 4.");
	cli_has(CLI_OK("players", "e.drw", "edit", "Dd", "--place", "2b")->out, "   4 2b       Dd");
	CLI_OK("players", "e.drw", "edit", "Dd", "--place", "4");
	CLI_OK("players", "e.drw", "edit", "Dd", "--place", "");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(where_players_stand_by_name_no_grade_gives_a_place)
{
	CLI_OK("new", "s.drw", "--system", "schools", "--rounds", "3");
	cli_write("s.csv", "name,grade\nAda,1500\nBea,1400\nCat,1300\nDot,1200\n");
	CLI_OK("import", "s.drw", "s.csv");
	CLI_OK("pair", "s.drw");
	CLI_OK("publish", "s.drw");
	cli_says(1,
		cli_run("players", "s.drw", "edit", "dot", "--grade", "2150", "--place-by-grade",
			NULL),
		"schools has no order by grade: players stand by name, and no grade gives a place.");
	ck_assert_ptr_null(strstr(CLI_OK("players", "s.drw")->out, "2150"));
}
END_TEST

/* FIDE C.04.2, 2.3 */
START_TEST(dutch_ranks_are_settled_when_round_4_is_paired)
{
	cli_write("eight.csv",
		"name,grade\nAnn,2000\nBob,1950\nCay,1900\nDot,1850\nEve,1800\nFay,1750\nGus,1700\nHal,1650\n");
	CLI_OK("new", "d.drw", "--system", "dutch", "--rounds", "5", "--lot", "white");
	CLI_OK("import", "d.drw", "eight.csv");
	for (int round = 1; round <= 3; round++) {
		cli_publish("d.drw");
		for (int board = 1; board <= 4; board++) {
			const char number[] = {(char)('0' + board), '\0'};

			CLI_OK("result", "d.drw", number, "d");
		}
	}
	CLI_OK("players", "d.drw", "edit", "Fay", "--grade", "1990", "--place-by-grade");
	CLI_OK("undo", "d.drw");
	CLI_OK("pair", "d.drw");
	cli_says(1,
		cli_run("players", "d.drw", "edit", "Fay", "--grade", "1990", "--place-by-grade",
			NULL),
		"Fay keeps his rank: round 4 is paired, and from then on none is changed (C.04.2, 2.3).");
	ck_assert_str_eq(CLI_OK("players", "d.drw", "edit", "Fay", "--grade", "1990")->err, "");
}
END_TEST

/*
 * He who had the game beside the draw was there from the start, and no rule speaks of that board.
 */
START_TEST(a_guest_beside_the_draw_enters_alone)
{
	const char *why;

	cli_write("five.csv",
		"name,grade\n\"Alpha, A\",2000\n\"Beta, B\",1900\n\"Gamma, G\",1800\n"
		"\"Delta, D\",1700\n\"Echo, E\",1600\n");
	CLI_OK("new", "five.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "five.drw", "five.csv");
	CLI_OK("fill", "five.drw", "Guest, G", "--player", "5");
	cli_publish("five.drw");
	CLI_OK("players", "five.drw", "join", "Guest, G", "--grade", "1500");
	why = CLI_OK("why", "five.drw", "3")->out;
	cli_has(why, "6 Guest entered after the draw, with the game that 5 Echo had with him.");
	ck_assert_ptr_null(strstr(why, "5 Echo entered"));
	ck_assert_ptr_null(strstr(why, "(12)"));
}
END_TEST

/* His game becomes a board of the draw, before the others that are beside it. */
START_TEST(numbers_that_a_join_changes_are_told)
{
	const char *changes;

	seven_players();
	CLI_OK("unpublish", "e.drw", "--reason", "x");
	CLI_OK("section", "e.drw", "set", "name=Open");
	CLI_OK("section", "e.drw", "add", "Major", "--system", "caa", "--rounds", "3");
	cli_write("major.csv", "name,grade\nKale,2300\nLeek,2200\nMint,2100\n");
	CLI_OK("import", "e.drw", "major.csv", "--section", "Major");
	CLI_OK("fill", "e.drw", "Guest, G", "--player", "5", "--section", "Open");
	CLI_OK("fill", "e.drw", "mint", "--of", "Major", "--player", "6", "--section", "Open");
	CLI_OK("fill", "e.drw", "Guest, H", "--player", "7", "--section", "Open");
	CLI_OK("pair", "e.drw", "--section", "Open");
	CLI_OK("publish", "e.drw", "--section", "Open", "--reason", "x");
	CLI_OK("pair", "e.drw", "--section", "Major");
	CLI_OK("publish", "e.drw", "--section", "Major");
	cli_has(CLI_OK("players", "e.drw", "join", "Guest, H", "--section", "Open")->out,
		"Another number now: 5 Echo v Guest, G at 4 (was 3), "
		"6 Foxtrot v Mint (Major) at 5 (was 4), 7 Golf v 8 Guest at 3 (was 5); "
		"in Major: Foxtrot, F (Open) v 3 Mint at 5 (was 4).\n");
	changes = CLI_OK("print", "e.drw", "changes", "--section", "Open")->out;
	cli_has(changes, "2nd issue, changed ");
	cli_has(changes, ": boards 3, 4, 5\n");
	cli_has(changes, "Guest, G");
	changes = CLI_OK("print", "e.drw", "changes", "--section", "Major")->out;
	cli_has(changes, ": board 5\n");
	cli_has(changes, "Mint");
	ck_assert_ptr_null(strstr(changes, "Kale"));
}
END_TEST

int main(void)
{
	TCase *absence = tcase_create("absence");

	tcase_add_test(absence, a_bye_on_request_is_named);
	tcase_add_test(absence, who_is_expelled_is_no_mere_withdrawal);
	tcase_add_test(absence, a_latecomer_finds_boards_that_are_played);
	tcase_add_test(absence, the_sheet_of_a_draft_says_so);
	tcase_add_test(absence, who_did_not_appear_is_named_at_the_next_draw);
	tcase_add_test(absence, who_is_out_by_a_repair_is_named_at_the_next_draw);
	tcase_add_test(absence, a_round_with_nobody_left_is_not_used_up);
	tcase_add_test(absence, a_number_that_a_fill_changes_is_told);
	tcase_add_test(absence, a_bye_by_hand_says_who_is_in_the_tray);
	tcase_add_test(absence, an_odd_number_is_told_to_who_makes_it);
	tcase_add_test(absence, an_amended_grade_moves_nobody_unless_asked);
	tcase_add_test(absence, what_is_no_place_is_refused);
	tcase_add_test(absence, where_players_stand_by_name_no_grade_gives_a_place);
	tcase_add_test(absence, dutch_ranks_are_settled_when_round_4_is_paired);
	tcase_add_test(absence, a_filler_enters_with_his_game);
	tcase_add_test(absence, numbers_that_a_join_changes_are_told);
	tcase_add_test(absence, a_guest_beside_the_draw_enters_alone);
	tcase_add_test(absence, what_is_not_kept_is_left_out_of_why_not);
	return cli_run_suite("cli_absence", absence);
}
