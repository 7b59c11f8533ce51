/*
 * One who stands in the list twice, with games, becomes one player; and nobody is another's name.
 */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void results(int round, int boards)
{
	char number[8], on[8];

	snprintf(on, sizeof(on), "%d", round);
	for (int board = 1; board <= boards; board++) {
		snprintf(number, sizeof(number), "%d", board);
		CLI_OK("result", "e.drw", number, "1", "--round", on);
	}
}

static void draw(int round, int boards)
{
	cli_publish("e.drw");
	results(round, boards);
}

/* 6 of 6 has a game in round 1 and is gone then; he comes again as 7 and plays round 2. */
static void entered_twice(void)
{
	cli_write("l.csv",
		"name,grade,club\n\"Alpha, A\",2000,X\n\"Bravo, B\",1950,\n\"Charlie, C\",1900,\n"
		"\"Delta, D\",1850,\n\"Echo, E\",1800,\n\"Fox, F\",1750,\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("import", "e.drw", "l.csv");
	draw(1, 3);
	CLI_OK("players", "e.drw", "withdraw", "Fox, F");
	CLI_OK("players", "e.drw", "add", "Fox, Fred", "--club", "Y");
	draw(2, 3);
}

START_TEST(a_double_entry_with_games_becomes_one)
{
	const char *text;

	entered_twice();
	CLI_OK("export", "e.drw", "-o", "before.trf");
	cli_says(1, CLI_CODE(1, "players", "e.drw", "remove", "7"),
		"7 Fox, Fred has a game in round 2: withdraw him, his card stays in the event.");
	CLI_OK("players", "e.drw", "join", "6", "7");
	CLI_OK("verify", "e.drw");
	text = CLI_OK("players", "e.drw")->out;
	cli_has(text, "Fox, F                       1750  Y");
	ck_assert_ptr_null(strstr(text, "Fred"));
	/* 3 beat him in round 1; his game of round 2 is his now */
	cli_has(CLI_OK("export", "e.drw")->out, "001    6      Fox, F ");
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw")->out, "001    7 "));
	cli_has(CLI_OK("journal", "e.drw")->out, "Double entry: 7 Fox, Fred is 6 Fox, F\n");
	CLI_OK("pair", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_OK("verify", "e.drw");
	CLI_OK("export", "e.drw", "-o", "after.trf");
	text = cli_read("after.trf");
	cli_has(text, "001    7      Fox, Fred ");
	CLI_OK("redo", "e.drw");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(the_games_of_both_count_for_the_one_that_stays)
{
	entered_twice();
	/* either may stay; the later entry is in from the first round then */
	CLI_OK("players", "e.drw", "join", "7", "6");
	CLI_OK("verify", "e.drw");
	cli_has(CLI_OK("players", "e.drw", "--json")->out, "\"enters\": 1");
	cli_has(CLI_OK("export", "e.drw")->out, "001    7      Fox, Fred ");
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw")->out, "001    6 "));
	draw(3, 3);
	CLI_OK("verify", "e.drw");
	/* whom each entry had met he does not meet again */
	ck_assert_ptr_null(strstr(CLI_OK("verify", "e.drw")->out, "have met"));
}
END_TEST

START_TEST(two_who_played_in_one_round_are_two)
{
	entered_twice();
	cli_says(1, CLI_CODE(1, "players", "e.drw", "join", "1", "2"),
		"1 Alpha and 2 Bravo both played in round 1: they are two.");
	/* a win by default is a point, but nobody played */
	CLI_OK("result", "e.drw", "1", "+", "--round", "1", "--stand");
	cli_says(1, CLI_CODE(1, "players", "e.drw", "join", "1", "2"),
		"1 Alpha and 2 Bravo both have points from round 1: they cannot be one.");
	cli_says(1, CLI_CODE(1, "players", "e.drw", "join", "1", "1"), "1 Alpha, A is one entry");
	cli_says(2, CLI_CODE(2, "players", "e.drw", "join", "6", "7", "--grade", "1"),
		"Of two entries nothing is changed");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(points_of_both_from_one_round_are_refused)
{
	entered_twice();
	CLI_OK("players", "e.drw", "return", "6");
	CLI_OK("players", "e.drw", "bye", "6", "3:half");
	draw(3, 3);
	cli_says(1, CLI_CODE(1, "players", "e.drw", "join", "7", "6"),
		"both have points from round 3: they cannot be one.");
}
END_TEST

START_TEST(what_is_booked_and_apart_goes_to_the_one)
{
	entered_twice();
	CLI_OK("players", "e.drw", "bye", "7", "5:half");
	CLI_OK("hand", "e.drw", "7", "apart", "1", "--rounds", "3-5");
	CLI_OK("hand", "e.drw", "6", "apart", "7", "--rounds", "3-5");
	CLI_OK("players", "e.drw", "join", "6", "7");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n240 H 005    6\r\n");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n260   3   5    1    6\r\n");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(a_proposal_is_to_be_made_anew)
{
	entered_twice();
	CLI_OK("players", "e.drw", "return", "6");
	CLI_OK("hand", "e.drw", "2", "bye");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("players", "e.drw", "join", "6", "7")->out, "propose again");
	CLI_OK("verify", "e.drw");
	CLI_OK("hand", "e.drw", "2", "none");
	draw(3, 3);
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(before_round_1_a_double_entry_is_taken_out)
{
	cli_write("l.csv", "name,grade\nA,1900\nB,1800\nC,1700\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("import", "e.drw", "l.csv");
	cli_says(1, CLI_CODE(1, "players", "e.drw", "join", "A", "B"),
		"No round is published: 2 B has no game, take that entry out (players EVENT remove 2).");
}
END_TEST

START_TEST(nobody_is_called_like_one_from_outside)
{
	entered_twice();
	CLI_OK("players", "e.drw", "withdraw", "1");
	cli_publish("e.drw");
	CLI_OK("fill", "e.drw", "Guest, G");
	cli_has(CLI_CODE(1, "players", "e.drw", "edit", "2", "--name", "guest, g")->err,
		"as one from outside: if 2 is he, enter him with that game");
	CLI_OK("players", "e.drw", "edit", "2", "--name", "Guest, H");
	/* a name of his own may be written otherwise */
	CLI_OK("players", "e.drw", "edit", "2", "--name", "Guest, h");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("double entries");

	tcase_add_test(tcase, a_double_entry_with_games_becomes_one);
	tcase_add_test(tcase, the_games_of_both_count_for_the_one_that_stays);
	tcase_add_test(tcase, two_who_played_in_one_round_are_two);
	tcase_add_test(tcase, points_of_both_from_one_round_are_refused);
	tcase_add_test(tcase, what_is_booked_and_apart_goes_to_the_one);
	tcase_add_test(tcase, a_proposal_is_to_be_made_anew);
	tcase_add_test(tcase, before_round_1_a_double_entry_is_taken_out);
	tcase_add_test(tcase, nobody_is_called_like_one_from_outside);
	return cli_run_suite("cli double entries", tcase);
}
