/* A round under several rule books by command: the columns, what differs, what is unfair. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

enum { SEEDS = 4 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "lazy"};

/* "1 5" a line, as `pair` writes boards, from the JSON of a single column. */
static const char *boards_of(const char *json)
{
	static char text[8192];
	int used = 0, count = 0;

	text[0] = '\0';
	for (const char *at = json; (at = strstr(at, "{\"white\": ")); at++) {
		int white, black;

		ck_assert_int_eq(sscanf(at, "{\"white\": %d, \"black\": %d", &white, &black), 2);
		used += sprintf(text + used, "%d %d\n", white, black);
		count++;
	}
	memmove(text + 8, text, (size_t)used + 1);
	sprintf(text, "%7d", count);
	text[7] = '\n';
	return text + strspn(text, " ");
}

START_TEST(one_system_gives_what_pair_gives)
{
	for (int seed = 1; seed <= SEEDS; seed++) {
		char number[16], *pairs;

		snprintf(number, sizeof(number), "%d", seed);
		CLI_OK("generate", "--seed", number, "--players", "19", "--rounds", "6", "--played",
			"3", "--half-byes", "8", "--system", seed % 2 ? "dutch" : "caa", "-o",
			"in.trf");
		for (int i = 0; i < 6; i++) {
			pairs = strdup(CLI_OK("pair", "--system", systems[i], "in.trf")->out);
			ck_assert_str_eq(boards_of(CLI_OK("compare", "in.trf", "--systems",
						 systems[i], "--json")
							   ->out),
				pairs);
			free(pairs);
		}
	}
}
END_TEST

/*
 * Two rounds of seven: before round 3 6 has 2; 1, 2 and 7 have 1½; 4 has 1, 5 has ½, 3 has 0. 1 and
 * 7 have met, 4 and 7 have had the bye.
 */
static const char seven[] =
	"012 Open\n142 5\n152 W\n192 FIDE_DUTCH_2026\n"
	"001    1      Player                            2000                                         4 w 1     7 b =\n"
	"001    2      Player                            1999                                         5 b =     3 w 1\n"
	"001    3      Player                            1998                                         6 w 0     2 b 0\n"
	"001    4      Player                            1997                                         1 b 0  0000 - U\n"
	"001    5      Player                            1996                                         2 w =     6 b 0\n"
	"001    6      Player                            1995                                         3 b 1     5 w 1\n"
	"001    7      Player                            1994                                      0000 - U     1 w =\n";

/* The same two pairs are boards of all; 7 is due Black more strongly than 2, who ranks higher. */
START_TEST(a_board_whose_colours_are_turned_is_a_part)
{
	cli_write("in.trf", seven);
	ck_assert_str_eq(CLI_OK("compare", "in.trf", "--systems", "lazy,caa,dutch")->out,
		"Round 3\n"
		" Bd  dutch                     caa                       lazy\n"
		"  1  1↑-6↓                     1↑-6↓                     1↑-6↓\n"
		"  2* 2-7                       2-7                     a 7-2\n"
		"  3  4↓-5↑                     4↓-5↑                     4↓-5↑\n"
		"  4  3-bye                     3-bye                     3-bye\n"
		"caa: the same as dutch\n"
		"lazy: 1 part differs from dutch\n"
		"  a  dutch says: 7 Player would not get his due colour, strongly preferred\n"
		"     (C13). lazy says of the boards of dutch: 2 Player and 7 Player would have\n"
		"     the other colours (11).\n"
		"  Unfair, and dutch has it otherwise at no cost:\n"
		"  - 7 Player is due Black and gets White against 2 Player; by dutch he has Black\n"
		"    against 2 Player\n");
}
END_TEST

/*
 * Nine players, 1 and 3 with 2½, 2 with 2, 5 6 8 9 with 1½, 4 and 7 with 1; 5, 8 and 9 have had the
 * bye, 4 has met 9 and came up to 3 in round 2.
 */
START_TEST(who_floats_again_and_who_loses_his_colour_is_named)
{
	const char *out;

	CLI_OK("generate", "--seed", "4", "--players", "9", "--rounds", "6", "--played", "3",
		"--system", "caa", "-o", "in.trf");
	ck_assert_str_eq(CLI_OK("compare", "in.trf", "--systems", "caa,uscf,lazy")->out,
		"Round 4\n"
		" Bd  caa                       uscf                      lazy\n"
		"  1  1↓-2↑                     1↓-2↑                     1↓-2↑\n"
		"  2* 6↑-3↓                   a 5↑-3↓                   a 5↑-3↓\n"
		"  3* 7↑-5↓                   a 6-9                     a 6-9\n"
		"  4* 8-9                     a 8↓-4↑                   a 8↓-4↑\n"
		"  5* 4-bye                   a 7-bye                   a 7-bye\n"
		"uscf: 1 part differs from caa\n"
		"  a  caa says: 5 Player 5 would get the wrong colour (1 player instead of 0 in\n"
		"     the whole draw) (15, 17). uscf says of the boards of caa: the bye would go\n"
		"     to 4 Player 4, who stands behind 7 Player 7 in its order (28L2).\n"
		"lazy: 1 part differs from caa\n"
		"  a  caa says: 5 Player 5 would get the wrong colour (1 player instead of 0 in\n"
		"     the whole draw) (15, 17). The lazy draw gives the bye to 7 Player 7, caa to\n"
		"     4 Player 4.\n"
		"  Unfair, and caa has it otherwise at no cost:\n"
		"  - 5 Player 5 is due Black and gets White against 3 Player 3; by caa he has\n"
		"    Black against 7 Player 7\n"
		"  - 4 Player 4 floats up again, to 8 Player 8 (as in round 2); by caa he has the\n"
		"    bye\n");
	/* and so of an event */
	CLI_OK("import", "e.drw", "in.trf");
	out = CLI_OK("compare", "e.drw", "--systems", "caa,uscf,lazy")->out;
	cli_has(out, "caa says: 5 Player 5 would get the wrong colour");
	cli_has(out, "The lazy draw gives the bye to 7 Player 7, caa to");
}
END_TEST

/* An event by the lazy draw, judged by places and repeats alone: who is taken first is named. */
START_TEST(lazy_choices_and_lower_opponents_are_named)
{
	const char *out;

	CLI_OK("generate", "--seed", "2", "--players", "12", "--rounds", "6", "--played", "3",
		"--system", "lazy", "-o", "in.trf");
	out = CLI_OK("compare", "in.trf", "--systems", "lazy,gsrp,caa")->out;
	cli_has(out,
		"lazy says: 4 Player 4 would meet 6 Player 6, not 9 Player 9, whom the lazy\n"
		"     draw takes first (1).");
	cli_has(out,
		"4 Player 4 (seventh\n"
		"     tonight) would meet 9 Player 9 (ninth), not 6 Player 6 (eighth) (B).");
	cli_has(CLI_CODE(1, "check", "in.trf", "--system", "gsrp")->out,
		"First rule: 5 (fifth tonight) would meet 7 (seventh), not 6 (sixth) (B)\n");
	cli_has(CLI_OK("why", "in.trf", "--not", "1", "12")->out,
		"1 Player 1 would not meet 3 Player 3, whom the lazy draw takes first (1).");
}
END_TEST

START_TEST(the_first_column_is_the_event_s_own_rule_book)
{
	const char *out;

	cli_write("in.trf", seven);
	out = CLI_OK("compare", "in.trf", "--systems", "lazy,uscf,caa,dutch", "--json")->out;
	ck_assert(json_is_valid(out));
	cli_has(out, "\"systems\": [\n    {\"system\": \"dutch\"");
	out = CLI_OK("compare", "in.trf", "--systems", "lazy,uscf,caa", "--json")->out;
	cli_has(out, "\"systems\": [\n    {\"system\": \"uscf\"");
	out = CLI_OK("compare", "in.trf", "--system", "caa", "--json")->out;
	cli_has(out, "\"systems\": [\n    {\"system\": \"caa\"");
	cli_has(out, "{\"system\": \"lazy\"");
}
END_TEST

START_TEST(names_stand_where_there_is_room)
{
	cli_write("in.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cole, C\",1800\n"
		"\"Drew, D\",1700\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drawboard", "in.csv");
	ck_assert_str_eq(CLI_OK("compare", "e.drawboard", "--systems", "caa,dutch")->out,
		"Round 1\n"
		" Bd  caa                                    dutch\n"
		"  1  1 Adams - 3 Cole                       1 Adams - 3 Cole\n"
		"  2  4 Drew - 2 Brown                       4 Drew - 2 Brown\n"
		"dutch: the same as caa\n");
}
END_TEST

START_TEST(what_is_fixed_by_hand_does_not_count)
{
	char *before;

	cli_write("in.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cole, C\",1800\n"
		"\"Drew, D\",1700\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drawboard", "in.csv");
	before = strdup(CLI_OK("compare", "e.drawboard")->out);
	CLI_OK("hand", "e.drawboard", "1", "colour", "black");
	ck_assert_str_eq(CLI_OK("compare", "e.drawboard")->out, before);
	free(before);
}
END_TEST

START_TEST(wrong_calls_are_told)
{
	cli_write("in.trf", seven);
	cli_says(2, cli_run("compare", "in.trf", "--systems", "caa,nope", NULL), "nope");
	cli_says(2, cli_run("compare", "in.trf", "--systems", "caa,caa", NULL), "twice");
	cli_says(3, cli_run("compare", "in.trf", "--round", "4", NULL), "no round 4");
	cli_says(4, cli_run("compare", "none.trf", NULL), "none.trf");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3");
	cli_says(2, cli_run("compare", "e.drawboard", "--system", "dutch", NULL), "reports");
}
END_TEST

/*
 * Of nobody all rule books make the same draw: that says nothing, and why nobody is there is said.
 */
START_TEST(without_anybody_there_is_nothing_to_compare)
{
	cli_write("club.csv", "name,grade\nAdams,2000\nBrown,1950\nCairns,1900\n");
	CLI_OK("new", "club.drw", "--system", "gsrp", "--rounds", "3");
	CLI_OK("import", "club.drw", "club.csv");
	cli_says(1, cli_run("compare", "club.drw", NULL),
		"Nobody is here on evening 1: there is nothing to compare. Take the attendance first");
	CLI_OK("attend", "club.drw", "1", "2");
	cli_has(CLI_OK("compare", "club.drw")->out, " Bd  gsrp ");
	CLI_OK("new", "empty.drw", "--system", "caa", "--rounds", "3");
	cli_says(1, cli_run("compare", "empty.drw", NULL),
		"Nobody is to be paired in round 1: there is nothing to compare.");
}
END_TEST

/*
 * Two players who have met: no rule book but lazy and gsrp may have a draw, and all heads are
 * whole.
 */
START_TEST(a_column_without_a_draw_says_so_below_its_head)
{
	const char *out;

	cli_two_who_met();
	out = CLI_CODE(1, "compare", "e.drawboard", "--round", "2")->out;
	cli_has(out,
		" Bd  caa          dutch        schools      gsrp         uscf         lazy\n"
		"  1  none         none         none ");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("compare");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, one_system_gives_what_pair_gives);
	tcase_add_test(tcase, a_board_whose_colours_are_turned_is_a_part);
	tcase_add_test(tcase, who_floats_again_and_who_loses_his_colour_is_named);
	tcase_add_test(tcase, lazy_choices_and_lower_opponents_are_named);
	tcase_add_test(tcase, the_first_column_is_the_event_s_own_rule_book);
	tcase_add_test(tcase, names_stand_where_there_is_room);
	tcase_add_test(tcase, what_is_fixed_by_hand_does_not_count);
	tcase_add_test(tcase, a_column_without_a_draw_says_so_below_its_head);
	tcase_add_test(tcase, without_anybody_there_is_nothing_to_compare);
	tcase_add_test(tcase, wrong_calls_are_told);
	return cli_run_suite("cli_compare", tcase);
}
