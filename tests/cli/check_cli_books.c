/*
 * Rule books by commands: an event of each, drawn and explained for two rounds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

START_TEST(schools_event_is_drawn_and_explained)
{
	const char *why;

	CLI_OK("new", "s.drw", "--system", "schools", "--rounds", "5", "--lot", "white", "--set",
		"tops=1");
	cli_write("list.csv",
		"name,grade,club,top\nDavid,900,North,\nAnna,100,North,yes\nBeth,,South,\n"
		"Carol,1200,East,no\nEllen,,South,x\nFrank,,West,\nGrace,,West,\n");
	CLI_OK("import", "s.drw", "list.csv");
	/* by name, whatever the grades */
	cli_has(CLI_OK("players", "s.drw")->out, "   1          Anna ");
	cli_has(CLI_OK("players", "s.drw")->out, "North  top player\n");
	cli_has(CLI_OK("players", "s.drw", "--json")->out, "\"top\": true");
	cli_has(CLI_OK("pair", "s.drw")->out, "  4    7 Grace                            0    bye");
	/* halves: David is of Anna's school, Ellen of Beth's */
	why = CLI_OK("why", "s.drw")->out;
	cli_has(why, "he would meet 4 David by place, but they are of one school (7).");
	cli_has(why, "7 Grace has the bye");
	CLI_OK("publish", "s.drw");
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "0");
	CLI_OK("result", "s.drw", "3", "=");
	CLI_OK("pair", "s.drw");
	why = CLI_OK("why", "s.drw")->out;
	cli_has(why, "Level 1 has 3 cards");
	cli_has(why, "2 Beth meets 1 Anna: the other one of their score floats (10).");
	CLI_OK("why", "s.drw", "1");
	CLI_OK("publish", "s.drw");
	cli_has(CLI_OK("verify", "s.drw")->out, "in order");
}
END_TEST

/*
 * Six, the first and the fourth of one club (CAA 35, Schools 7): each answer names them, also where
 * others are asked of, who sit elsewhere for them.
 */
static void one_club_is_the_cause(
	const char *file, const char *system, const char *left, const char *worse)
{
	CLI_OK("new", file, "--system", system, "--rounds", "5", "--lot", "white");
	cli_write("club.csv",
		"name,grade,club\nAnna,2000,Bury\nBeth,1990,\nCarol,1980,\n"
		"David,1970,Bury\nEllen,1960,\nFrank,1950,\n");
	CLI_OK("import", file, "club.csv");
	CLI_OK("pair", file);
	cli_has(CLI_OK("why", file, "2")->out, left);
	cli_has(CLI_OK("why", file, "--not", "1", "4")->out, worse);
}

START_TEST(who_is_of_one_club_is_named_as_the_cause)
{
	one_club_is_the_cause("c.drw", "caa",
		"With 2 Beth against 5 Ellen, 1 Anna and 4 David would be left to each other, and "
		"they are of one club, Bury (35).",
		"two would meet who had better not, as they are of one club, Bury (35).");
	one_club_is_the_cause("s.drw", "schools",
		"With 2 Beth against 5 Ellen, 1 Anna and 4 David would be left to each other, and "
		"they are of one school (7).",
		"two would meet who had better not, as they are of one school (7).");
}
END_TEST

/* Top players and schools go out with a report and come back. */
START_TEST(schools_event_comes_back_from_its_report)
{
	CLI_OK("new", "s.drw", "--system", "schools", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,club,top\nAnna,N,yes\nBeth,S,\nCarol,E,\nDavid,W,yes\nEllen,E,\nFrank,,yes\n");
	CLI_OK("import", "s.drw", "list.csv");
	CLI_OK("pair", "s.drw");
	/* Anna and David are kept apart */
	cli_has(CLI_OK("why", "s.drw")->out,
		"would meet 4 David by place, but both are top players (3)");
	CLI_OK("publish", "s.drw");
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "1");
	CLI_OK("result", "s.drw", "3", "1");
	CLI_OK("export", "s.drw", "-o", "s.trf");
	cli_has(cli_read("s.trf"), "### drawboard: top 4 yes");
	cli_has(CLI_OK("check", "s.trf")->out, "no discrepancy");
	CLI_OK("import", "again.drw", "s.trf");
	cli_has(CLI_OK("players", "again.drw")->out, "W  top player");
}
END_TEST

START_TEST(top_player_is_marked_by_yes_or_no)
{
	CLI_OK("new", "s.drw", "--system", "schools", "--rounds", "5", "--lot", "white");
	cli_write("bad.csv", "name,top\nAnna,perhaps\n");
	cli_has(CLI_CODE(3, "import", "s.drw", "bad.csv")->err, "expected yes or no");
	CLI_OK("players", "s.drw", "add", "Anna", "--top", "yes");
	cli_has(CLI_OK("players", "s.drw")->out, "top player");
	CLI_OK("players", "s.drw", "edit", "Anna", "--top", "no");
	ck_assert_ptr_null(strstr(CLI_OK("players", "s.drw")->out, "top player"));
	cli_says(2, cli_run("players", "s.drw", "edit", "Anna", "--top", "maybe", NULL),
		"--top is yes or no");
	/* taken back, made again */
	CLI_OK("undo", "s.drw");
	cli_has(CLI_OK("players", "s.drw")->out, "top player");
}
END_TEST

/* CAA 36: a player of one section meets one of another, in both of their events. */
START_TEST(two_sections_exchange_a_pair)
{
	CLI_OK("new", "m.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\nAdams,2000\nBrown,1950\nCairns,1900\nDrew,1850\nEdwards,1800\n");
	CLI_OK("import", "m.drw", "list.csv");
	CLI_CODE(2, "fill", "m.drw", "--player", "Edwards");
	cli_has(CLI_OK("fill", "m.drw", "Smith, J (Minor)", "--player", "edw", "--black")->out,
		"Round 1: 5 Edwards has Black against Smith, J (Minor) (36), beside the draw.");
	cli_has(CLI_OK("fill", "m.drw", "--json")->out, "\"board\": null");
	cli_has(CLI_OK("pair", "m.drw")->out,
		"with Black v Smith, J (Minor), beside the draw (36)");
	CLI_OK("publish", "m.drw");
	cli_has(CLI_OK("print", "m.drw", "boards")->out, "Smith, J (Minor)");
	cli_has(CLI_OK("print", "m.drw", "names")->out, "3  Black   Smith, J (Minor)");
	cli_has(CLI_OK("why", "m.drw", "edwards")->out, "beside the draw");
	cli_has(CLI_OK("standings", "m.drw", "--round", "1")->out, "0 of 3 results in");
	CLI_OK("result", "m.drw", "1", "1");
	CLI_OK("result", "m.drw", "2", "1");
	cli_has(CLI_OK("result", "m.drw", "3", "=")->out,
		"board 3: Smith, J (Minor) ½-½ 5 Edwards; the round is complete.");
	ck_assert(json_is_valid(CLI_OK("fill", "m.drw", "--round", "1", "--json")->out));
	cli_has(CLI_OK("standings", "m.drw")->out,
		" 5 v      Smith, J (Minor)         round 1, Black    ½");
	cli_has(CLI_OK("export", "m.drw", "-o", "m.trf")->err,
		"1 game against one from outside (36)");
	cli_has(cli_read("m.trf"), "### drawboard: beside 5 1 black ½-½ Smith, J (Minor)");
	cli_has(CLI_OK("check", "m.trf")->out, "no discrepancy");
	{
		char report[8192];
		char *half;

		snprintf(report, sizeof(report), "%s", cli_read("m.trf"));
		half = strstr(report, "0000 - H");
		ck_assert_ptr_nonnull(half);
		half[7] = 'Z';
		cli_write("hand.trf", report);
	}
	cli_has(CLI_OK("import", "hand.drw", "hand.trf")->err,
		"player 5 has Z in round 1, worth 0; the comment on his game against Smith, J (Minor) gives him ½, which counts.");
	ck_assert_ptr_null(strstr(CLI_OK("import", "back.drw", "m.trf")->err, "gives him"));
	cli_has(CLI_OK("fill", "back.drw", "--round", "1")->out,
		"Round 1: 5 Edwards has Black against Smith, J (Minor) (36), beside the draw: board 3.");
	cli_has(CLI_OK("verify", "back.drw")->out, "in order");
	cli_has(CLI_OK("fill", "m.drw", "House, H", "--player", "2")->out, "Round 2: 2 Brown has");
	cli_has(CLI_OK("fill", "m.drw", "--player", "2", "--remove")->out,
		"Round 2: nobody plays one from outside.");
}
END_TEST

/* CAA 36: the number of such a game is the same everywhere, and follows the boards of two. */
START_TEST(a_game_beside_the_draw_has_the_number_behind_the_boards)
{
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\nAdams,2000\nBrown,1950\nCairns,1900\nDrew,1850\nEdwards,1800\nFindley,1750\n");
	CLI_OK("import", "n.drw", "list.csv");
	CLI_OK("fill", "n.drw", "Smith, J (Minor)", "--player", "2", "--white");
	cli_has(CLI_OK("pair", "n.drw")->out,
		"  3    2 Brown                      1950  0    -  with White v Smith, J (Minor), beside the draw (36)\n"
		"  4    4 Drew                       1850  0    bye\n");
	CLI_OK("publish", "n.drw");
	cli_has(CLI_OK("fill", "n.drw", "--round", "1")->out, "beside the draw: board 3.");
	cli_has(CLI_OK("print", "n.drw", "boards")->out,
		"\n\n 3   2  Brown     1950    0  ___-___      Smith, J (Minor)\n"
		"     4  Drew      1850    0               full-point bye\n");
	cli_has(CLI_OK("print", "n.drw", "names")->out, "Brown     2      3  White   Smith");
	cli_says(1, cli_run("result", "n.drw", "4", "1", NULL), "Board 4 is the bye");
	cli_has(CLI_OK("result", "n.drw", "3", "1")->out, "board 3: 2 Brown 1-0 Smith, J (Minor)");
}
END_TEST

/* CAA 36: from the draw to the report and back. */
START_TEST(a_filler_plays_in_place_of_the_bye)
{
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\nAdams,2000\nBrown,1950\nCairns,1900\nDrew,1850\nEdwards,1800\n");
	CLI_OK("import", "f.drw", "list.csv");
	CLI_OK("pair", "f.drw");
	cli_says(1, cli_run("fill", "f.drw", "Filler, F", NULL),
		"say who is to play beside the draw, or publish it and fill the bye (36)");
	CLI_OK("publish", "f.drw");
	cli_has(CLI_OK("fill", "f.drw")->out, "Round 1: nobody plays one from outside.");
	CLI_CODE(2, "fill", "f.drw", "X", "--white", "--black");
	CLI_CODE(2, "fill", "f.drw", "X", "--remove");
	CLI_CODE(2, "fill", "f.drw", "--black");
	cli_has(CLI_OK("fill", "f.drw", "Filler, F")->out,
		"Round 1: 3 Cairns has White against Filler, F (36): board 3.");
	cli_has(CLI_OK("fill", "f.drw", "--json")->out, "\"name\": \"Filler, F\"");
	cli_has(CLI_OK("print", "f.drw", "boards")->out, "Filler, F");
	cli_has(CLI_OK("print", "f.drw", "names")->out, "3      3  White   Filler, F");
	CLI_OK("result", "f.drw", "1", "1");
	cli_has(CLI_OK("result", "f.drw", "2", "1")->out, "1 to come.");
	ck_assert(json_is_valid(CLI_OK("result", "f.drw", "3", "1", "--json")->out));
	cli_has(cli_expect(1, cli_run("result", "f.drw", "3", "0", NULL))->err,
		"against Filler, F, has 1-0 already, not 0-1. If the new one is right: --overwrite.");
	cli_has(CLI_OK("result", "f.drw", "3", "0", "--overwrite")->out,
		"board 3: 3 Cairns 0-1 Filler, F; the round is complete.");
	cli_publish("f.drw");
	CLI_OK("fill", "f.drw", "Smith, J (Minor)", "--black");
	CLI_OK("result", "f.drw", "1", "1");
	CLI_OK("result", "f.drw", "2", "1");
	CLI_OK("export", "f.drw", "-o", "open.trf");
	CLI_OK("import", "open.drw", "open.trf");
	cli_has(CLI_OK("result", "open.drw", "3", "0")->out, "the round is complete");
	CLI_OK("result", "f.drw", "3", "0");
	CLI_OK("export", "f.drw", "-o", "f.trf");
	cli_has(cli_read("f.trf"), "### drawboard: filled 3 1 white 0-1 Filler, F");
	cli_has(cli_read("f.trf"), "### drawboard: filled 4 2 black 0-1 Smith, J (Minor)");
	cli_has(CLI_OK("check", "f.trf")->out, "no discrepancy");
	CLI_OK("import", "again.drw", "f.trf");
	cli_has(CLI_OK("verify", "again.drw")->out, "in order");
	cli_has(CLI_OK("fill", "again.drw", "--round", "2")->out,
		"Round 2: 4 Drew has Black against Smith, J (Minor) (36): board 3.");
	CLI_OK("export", "again.drw", "-o", "again.trf");
	CLI_OK("export", "open.drw", "-o", "open.trf");
	ck_assert_str_eq(cli_read("again.trf"), cli_read("open.trf"));
	cli_has(CLI_OK("verify", "f.drw")->out, "in order");
}
END_TEST

static void five_grades(void)
{
	const struct cli_result *result;

	CLI_OK("new", "c.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade,rating\nAnna,150,\nBeth,,1830\nCarol,151,\nDora,200,1500\n");
	result = CLI_OK("import", "c.drw", "list.csv", "--convert", "7.5*+700");
	cli_has(result->out, "4 players imported.");
	cli_has(result->err, "2 grades of 4 players converted by 7.5 x grade + 700 (38).");
}

/* CAA 38: the cards stand in the order of the ratings. */
START_TEST(grades_of_another_list_are_converted)
{
	const char *players;

	five_grades();
	players = CLI_OK("players", "c.drw")->out;
	cli_has(players, "   1          Carol                        1833");
	cli_has(players, "   2          Beth                         1830");
	cli_has(players, "   3          Anna                         1825");
	cli_has(players, "   4          Dora                         1500");
	CLI_OK("undo", "c.drw");
	/* with the list goes the formula */
	cli_says(1, cli_run("players", "c.drw", "add", "Grace", "--old-grade", "100", NULL),
		"This event has no conversion formula (38)");
	cli_says(3, cli_run("import", "c.drw", "list.csv", "--convert", "7,5*x", NULL),
		"\"7,5*x\" is no conversion: ecf, bcf or a formula such as 7.5*x+700 (38).");
	CLI_OK("import", "c.drw", "list.csv", "--convert", "bcf");
	cli_has(CLI_OK("players", "c.drw")->out, "Carol                        1808");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* CAA 38: one formula for all, whenever and from wherever they come. */
START_TEST(grades_of_late_entries_are_converted_the_same_way)
{
	const char *players;

	five_grades();
	cli_publish("c.drw");
	CLI_OK("result", "c.drw", "1", "1");
	CLI_OK("result", "c.drw", "2", "1");
	cli_write("late.csv", "name,grade\nEllen,149\n");
	cli_says(1, cli_run("import", "c.drw", "late.csv", "--convert", "bcf", NULL),
		"Grades are converted by 7.5*x+700 here already: one formula for all (38).");
	cli_has(CLI_OK("import", "c.drw", "late.csv")->err,
		"1 grade of 1 player converted by 7.5 x grade + 700 (38).");
	CLI_OK("players", "c.drw", "add", "Frank", "--old-grade", "148");
	players = CLI_OK("players", "c.drw")->out;
	cli_has(players, "Ellen                        1818");
	cli_has(players, "Frank                        1810");
	cli_says(3, cli_run("players", "c.drw", "edit", "frank", "--old-grade", "1800", NULL),
		"7.5 x grade + 700 makes no rating from 1 to 4000 of a grade of 1800 (38).");
	CLI_CODE(2, "players", "c.drw", "edit", "frank", "--old-grade", "150", "--grade", "7");
	CLI_OK("export", "c.drw", "-o", "c.trf");
	cli_has(cli_read("c.trf"), "### drawboard: convert 7.5*x+700");
	CLI_CODE(2, "import", "again.drw", "c.trf", "--convert", "ecf");
	CLI_OK("import", "again.drw", "c.trf");
	CLI_OK("players", "again.drw", "add", "Grace", "--old-grade", "100");
	cli_has(CLI_OK("players", "again.drw")->out, "Grace                        1450");
}
END_TEST

START_TEST(variants_of_the_british_rules_are_settings)
{
	const char *list = "name,grade\nA,9\nB,8\nC,7\nD,6\nE,5\nF,4\n";

	cli_write("list.csv", list);
	CLI_OK("new", "v.drw", "--system", "caa", "--rounds", "5", "--lot", "white", "--set",
		"long=1 large=1");
	CLI_OK("import", "v.drw", "list.csv");
	cli_publish("v.drw");
	CLI_OK("result", "v.drw", "1", "1");
	CLI_OK("result", "v.drw", "2", "0");
	CLI_OK("result", "v.drw", "3", "1");
	CLI_OK("pair", "v.drw");
	cli_has(CLI_OK("why", "v.drw")->out, "not down last round (20, 29).");
	cli_has(CLI_OK("why", "v.drw")->out, " from the mid-line,");
	cli_says(3,
		cli_run("new", "x.drw", "--system", "caa", "--rounds", "5", "--set",
			"random=1000000", NULL),
		"from 0 to 999999");
	cli_has(CLI_OK("new", "y.drw", "--system", "caa", "--rounds", "5", "--lot", "2027", "--set",
			"relax=2 behind=4")
			->out,
		"the top seed has white");
	cli_has(CLI_OK("new", "w.drw", "--system", "caa", "--rounds", "5", "--lot", "2028")->out,
		"the top seed has black");
	/* the lot gives another order than the grades */
	CLI_OK("new", "r.drw", "--system", "caa", "--rounds", "5", "--lot", "white", "--set",
		"random=3");
	CLI_OK("import", "r.drw", "list.csv");
	ck_assert_ptr_null(strstr(CLI_OK("pair", "r.drw")->out, "  1    1 A"));
	CLI_OK("why", "r.drw");
	CLI_OK("publish", "r.drw");
	cli_has(CLI_OK("verify", "r.drw")->out, "in order");
}
END_TEST

/* Two fresh rounds of four: 1 and 2 have won. */
static const char four[] =
	"012 Four\n"
	"001    1      Alpha                             2000                             1.0    1     4 w 1\n"
	"001    2      Beta                              1900                             1.0    2     3 b 1\n"
	"001    3      Gamma                             1800                             0.0    3     2 w 0\n"
	"001    4      Delta                             1700                             0.0    4     1 b 0\n"
	"XXR 3\n";

START_TEST(lazy_draws_are_for_comparison_only)
{
	cli_write("four.trf", four);
	ck_assert_str_eq(CLI_OK("pair", "--system", "lazy", "four.trf")->out, "2\n2 1\n4 3\n");
	/* 1-4 and 3-2 is no draw of top half against bottom half */
	cli_has(CLI_CODE(1, "check", "--system", "lazy", "four.trf")->out,
		"First rule: 1 Alpha would meet 4 Delta, not 3 Gamma, whom the lazy draw takes first (1)");
	cli_says(3, cli_run("new", "l.drw", "--system", "lazy", "--rounds", "3", NULL),
		"for comparison only");
	cli_says(3, cli_run("import", "l.drw", "four.trf", "--system", "lazy", NULL),
		"for comparison only");
}
END_TEST

static void championship(const char *event, const char *year, const char *list)
{
	CLI_OK("new", event, "--system", "caa", "--rounds", "5", "--lot", year);
	cli_write("british.csv", list);
}

/* The first two boards of the draw. */
static void pairs_are(const char *json, int white, int black, int second_white, int second_black)
{
	const int pins[] = {white, black, second_white, second_black};
	const char *at = json;

	for (int i = 0; i < 4; i++) {
		at = strstr(at, "\"pin\": ");
		ck_assert_ptr_nonnull(at);
		at += strlen("\"pin\": ");
		ck_assert_int_eq(atoi(at), pins[i]);
	}
}

/* CAA 32 */
START_TEST(the_highest_rated_has_white_in_odd_years)
{
	static const char list[] = "name,elo\nAdams,2600\nBrown,2500\nCairns,2400\nDrew,2300\n";

	championship("odd.drw", "2025", list);
	CLI_OK("import", "odd.drw", "british.csv");
	pairs_are(CLI_OK("pair", "odd.drw", "--json")->out, 1, 3, 4, 2);
	championship("even.drw", "2026", list);
	CLI_OK("import", "even.drw", "british.csv");
	pairs_are(CLI_OK("pair", "even.drw", "--json")->out, 3, 1, 2, 4);
	CLI_CODE(2, "new", "x.drw", "--system", "caa", "--rounds", "5", "--lot", "20x5");
}
END_TEST

static const char pools[] =
	"name,ecf,elo,title\nAnna,2150,2050,\nBeth,2100,,\nCarol,1900,2000,\nDora,,1850,\n"
	"Ellen,1700,,WFM\nFrank,,,\n";

/* CAA 33, 34: FIDE ratings rank, grades rank those without one: in one order, or in two pools. */
START_TEST(rated_and_unrated_stand_in_one_order_or_in_two)
{
	championship("one.drw", "2025", pools);
	CLI_OK("import", "one.drw", "british.csv", "--rating", "elo");
	CLI_OK("export", "one.drw", "-o", "one.trf");
	cli_has(cli_read("one.trf"), "001    1      Beth                              2100");
	cli_has(cli_read("one.trf"), "001    2      Anna                              2050");
	cli_has(cli_read("one.trf"), "001    5  WFM Ellen                             1700");
	championship("two.drw", "2025", pools);
	cli_has(CLI_OK("import", "two.drw", "british.csv", "--rating", "elo", "--unrated-below")
			->err,
		"3 of 6 players without a rating, below the others (33).");
	CLI_OK("export", "two.drw", "-o", "two.trf");
	cli_has(cli_read("two.trf"), "001    1      Anna                              2050");
	cli_has(cli_read("two.trf"), "001    3      Dora                              1850");
	cli_has(cli_read("two.trf"), "001    4      Beth                              2100");
	cli_has(cli_read("two.trf"), "001    5  WFM Ellen                             1700");
	cli_has(cli_read("two.trf"), "001    6      Frank                             ");
	pairs_are(CLI_OK("pair", "two.drw", "--json")->out, 1, 4, 5, 2);
	cli_has(CLI_OK("verify", "two.drw")->out, "in order");
	cli_says(1, cli_run("import", "two.drw", "british.csv", "--unrated-below", NULL),
		"it has players already");
	CLI_CODE(2, "import", "again.drw", "two.trf", "--unrated-below");
	CLI_CODE(2, "import", "again.drw", "two.trf", "--rating", "elo");
	championship("three.drw", "2025", "name,pin,elo\nAnna,1,2000\n");
	cli_says(1, cli_run("import", "three.drw", "british.csv", "--unrated-below", NULL),
		"Line 2: the list gives a number or a place itself");
	cli_says(3, cli_run("import", "three.drw", "british.csv", "--rating", "fide", NULL),
		"found no column \"fide\"");
}
END_TEST

/* CAA 31: an odd number need not begin with a bye. */
START_TEST(the_first_round_is_drawn_without_a_bye)
{
	championship("no-bye.drw", "2025",
		"name,elo\nAdams,2600\nBrown,2500\nCairns,2400\nDrew,2300\nEdwards,2200\n");
	CLI_OK("import", "no-bye.drw", "british.csv");
	cli_has(CLI_OK("pair", "no-bye.drw")->out, "bye");
	CLI_OK("fill", "no-bye.drw", "Smith, J (Major Open)", "--player", "edwards");
	pairs_are(CLI_OK("pair", "no-bye.drw", "--json")->out, 1, 3, 4, 2);
	CLI_OK("publish", "no-bye.drw");
	cli_has(CLI_OK("check", "no-bye.drw")->out, "Your draw is the rules' draw.");
}
END_TEST

int main(void)
{
	TCase *books = tcase_create("books");

	tcase_add_test(books, schools_event_is_drawn_and_explained);
	tcase_add_test(books, who_is_of_one_club_is_named_as_the_cause);
	tcase_add_test(books, schools_event_comes_back_from_its_report);
	tcase_add_test(books, top_player_is_marked_by_yes_or_no);
	tcase_add_test(books, a_game_beside_the_draw_has_the_number_behind_the_boards);
	tcase_add_test(books, a_filler_plays_in_place_of_the_bye);
	tcase_add_test(books, two_sections_exchange_a_pair);
	tcase_add_test(books, the_highest_rated_has_white_in_odd_years);
	tcase_add_test(books, rated_and_unrated_stand_in_one_order_or_in_two);
	tcase_add_test(books, the_first_round_is_drawn_without_a_bye);
	tcase_add_test(books, grades_of_another_list_are_converted);
	tcase_add_test(books, grades_of_late_entries_are_converted_the_same_way);
	tcase_add_test(books, variants_of_the_british_rules_are_settings);
	tcase_add_test(books, lazy_draws_are_for_comparison_only);
	return cli_run_suite("cli_books", books);
}
