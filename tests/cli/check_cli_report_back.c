/*
 * What a report brings goes out again: letters, ranks, counts, lines; and what an event cannot
 * hold.
 */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

#define PLAYER_1 "001    1      A                                 2000                            "
#define PLAYER_2 "001    2      B                                 1900                            "
#define PLAYER_3 "001    3      C                                 1800                            "
#define PLAYER_4 "001    4      D                                 1700                            "

static void lacks(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) == NULL, "\"%s\" is in:\n%s", part, text);
}

/* Two of four play a game of less than a move; ranks and counts are not what we would work out. */
static void short_game(void)
{
	cli_write("a.trf",
		"062 6\n072 3\n142 5\n152 W\n192 FIDE_DUTCH\n" PLAYER_1
		" 1.0    2     3 w W\n" PLAYER_2 " 1.0    1     4 b 1\n" PLAYER_3
		" 0.0    4     1 b L\n" PLAYER_4 " 0.0    3     2 w 0\n");
	CLI_OK("import", "e.drw", "a.trf");
}

START_TEST(a_game_that_is_not_rated_keeps_its_letter)
{
	short_game();
	for (int edition = 0; edition < 2; edition++) {
		CLI_OK("export", "e.drw", "-o", "b.trf", edition ? "--trf16" : "--trf26");
		cli_has(cli_read("b.trf"), PLAYER_1 " 1.0    2     3 w W\r\n");
		cli_has(cli_read("b.trf"), PLAYER_3 " 0.0    4     1 b L\r\n");
		cli_has(cli_read("b.trf"), PLAYER_2 " 1.0    1     4 b 1\r\n");
	}
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(what_decides_among_the_tied_comes_back)
{
	short_game();
	CLI_OK("players", "e.drw", "edit", "3", "play-off=1.5", "hand=2", "lot=4", "--reason", "x");
	CLI_OK("export", "e.drw", "-o", "b.trf");
	cli_has(cli_read("b.trf"), "### drawboard: play-off 3 1.5");
	cli_has(cli_read("b.trf"), "### drawboard: hand 3 2");
	cli_has(cli_read("b.trf"), "### drawboard: lot 3 4");
	CLI_OK("import", "f.drw", "b.trf");
	CLI_OK("export", "f.drw", "-o", "c.trf");
	cli_has(cli_read("c.trf"), "### drawboard: play-off 3 1.5");
	cli_has(cli_read("c.trf"), "### drawboard: hand 3 2");
	cli_has(cli_read("c.trf"), "### drawboard: lot 3 4");
	/* nothing is half understood */
	cli_write("d.trf",
		"142 5\n152 W\n192 FIDE_DUTCH\n" PLAYER_1 " 0.0    1 \n" PLAYER_2
		" 0.0    2 \n### drawboard: lot 1 many\n### drawboard: play-off 1 1\n");
	cli_has(CLI_OK("import", "g.drw", "d.trf")->err, "lot 1 many");
	cli_has(CLI_OK("players", "g.drw", "edit", "1")->out, "play-off");
	CLI_OK("verify", "f.drw");
}
END_TEST

START_TEST(another_result_does_not_make_a_game_rated)
{
	short_game();
	CLI_OK("result", "e.drw", "1", "=", "--round", "1", "--overwrite");
	cli_has(CLI_OK("export", "e.drw")->out, " 3 w D\r\n");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("export", "e.drw")->out, " 3 w W\r\n");
}
END_TEST

START_TEST(ranks_go_out_as_they_came_until_points_change)
{
	short_game();
	cli_has(CLI_OK("export", "e.drw")->out, PLAYER_2 " 1.0    1 ");
	CLI_OK("result", "e.drw", "2", "=", "--round", "1", "--overwrite");
	/* 1 leads alone now: all ranks are worked out */
	cli_has(CLI_OK("export", "e.drw")->out, PLAYER_1 " 1.0    1 ");
	cli_has(CLI_OK("export", "e.drw")->out, PLAYER_2 " 0.5    2 ");
}
END_TEST

START_TEST(ranks_of_a_round_to_come_are_worked_out)
{
	short_game();
	cli_publish("e.drw");
	cli_has(CLI_OK("export", "e.drw")->out, PLAYER_1 " 1.0    1 ");
}
END_TEST

START_TEST(counts_go_out_as_they_came_until_players_change)
{
	short_game();
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n062 6\r\n072 3\r\n");
	CLI_OK("export", "e.drw", "-o", "b.trf");
	CLI_OK("import", "f.drw", "b.trf");
	cli_has(CLI_OK("export", "f.drw")->out, "\r\n062 6\r\n072 3\r\n");
	CLI_OK("players", "e.drw", "add", "Late, L");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n062 5\r\n072 3\r\n");
	CLI_OK("players", "e.drw", "edit", "late", "--grade", "1500");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n062 5\r\n072 5\r\n");
}
END_TEST

START_TEST(what_an_event_keeps_is_not_taken_from_a_report)
{
	cli_write("a.trf",
		"142 5\n152 W\n192 FIDE_DUTCH\n### drawboard: unrated 1 1 2 WL\n"
		"### drawboard: rank 1 7 2 1\n### drawboard: rank 2 8 0 1\n"
		"### drawboard: count 062 9 2\n" PLAYER_1 " 1.0          2 w 1\n" PLAYER_2
		" 0.0          1 b 0\n");
	CLI_OK("import", "e.drw", "a.trf");
	cli_has(CLI_OK("export", "e.drw")->out, PLAYER_1 " 1.0    1     2 w 1\r\n");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n062 2\r\n");
}
END_TEST

START_TEST(kept_lines_follow_what_they_belong_to_and_one_program_signs)
{
	const char *text;

	cli_write("a.trf",
		"### 1234567890\n182 OtherProgram\n142 5\n152 W\n192 FIDE_DUTCH\n182 Second\n" PLAYER_1
		" 1.0    1     2 w 1\nENG    1      A\n" PLAYER_2
		" 0.0    2     1 b 0\n013 Team one                            1    2\n102 Arbiter\n");
	CLI_OK("import", "e.drw", "a.trf");
	text = CLI_OK("export", "e.drw")->out;
	cli_has(text, "\r\n102 Arbiter\r\n182 drawboard\r\n");
	cli_has(text, " 2     1 b 0\r\n### 1234567890\r\nENG    1      A\r\n013 Team one ");
	lacks(text, "OtherProgram");
	lacks(text, "Second");
	lacks(strstr(text, "182 ") + 4, "\r\n182 ");
}
END_TEST

START_TEST(virtual_points_count_in_tenths)
{
	cli_write("t.trf",
		"142 5\n152 W\n" PLAYER_1 " 1.0          3 w 1\n" PLAYER_2
		" 1.0          4 b 1\n" PLAYER_3 " 0.0          1 b 0\n" PLAYER_4
		" 0.0          2 w 0\nXXA    3  0.0  1.1\nXXA    4  0.0  0.3\n");
	ck_assert_str_eq(CLI_OK("--dutch", "t.trf", "-p", "-l", "list")->out, "2\n4 1\n3 2\n");
	cli_has(cli_read("list"), " 3\t1.1\t");
	cli_has(cli_read("list"), " 4\t0.3\t");
	cli_says(3, CLI_CODE(3, "import", "e.drw", "t.trf"),
		"have tenths, which an event cannot hold");
	cli_says(3, CLI_CODE(3, "audit", "t.trf"), "have tenths, for which there are no words");
	cli_says(3, CLI_CODE(3, "why", "t.trf"), "have tenths, which an event cannot hold");
	/* without them 1, who has won like 2, has White and meets him */
	cli_write("h.trf",
		"142 5\n152 W\n" PLAYER_1 " 1.0          3 w 1\n" PLAYER_2
		" 1.0          4 b 1\n" PLAYER_3 " 0.0          1 b 0\n" PLAYER_4
		" 0.0          2 w 0\n");
	ck_assert_str_eq(CLI_OK("--dutch", "h.trf", "-p")->out, "2\n2 1\n3 4\n");
}
END_TEST

START_TEST(points_of_record_299_count_in_tenths)
{
	cli_write("t.trf",
		"142 5\n152 W\n" PLAYER_1 " 1.0          3 w 1\n" PLAYER_2
		" 1.1          4 b 1\n" PLAYER_3 " 1.1          1 b 0\n" PLAYER_4
		" 0.0          2 w 0\n"
		"299           1.1    1    3\n299           0.1    1    2\n");
	ck_assert_str_eq(CLI_OK("--dutch", "t.trf", "-p")->out, "2\n2 3\n4 1\n");
	ck_assert_str_eq(CLI_OK("check", "t.trf", "--system", "dutch")->err, "");
	/* points in tenths which nothing explains are no points */
	cli_write("u.trf",
		"142 5\n152 W\n" PLAYER_1 " 1.1          2 w 1\n" PLAYER_2 " 0.0          1 b 0\n");
	cli_says(3, CLI_CODE(3, "pair", "u.trf"),
		"Line 3, column 81: found 1.1, expected points such as 2.5, since no record gives tenths.");
}
END_TEST

START_TEST(a_draw_by_tenths_is_judged)
{
	cli_write("t.trf",
		"142 5\n152 W\n" PLAYER_1 " 1.0          3 w 1     2 b 0\n" PLAYER_2
		" 2.0          4 b 1     1 w 1\n" PLAYER_3
		" 1.0          1 b 0     4 w 1\n" PLAYER_4
		" 0.0          2 w 0     3 b 0\nXXA    3  0.0  1.1\nXXA    4  0.0  0.3\n");
	cli_has(CLI_CODE(1, "check", "t.trf", "--system", "dutch")->out,
		"First rule: what is left for the next bracket\n");
	cli_has(CLI_CODE(1, "check", "t.trf", "--system", "dutch")->out,
		" 3 - 2                 2 - 1\n");
}
END_TEST

START_TEST(ninety_nine_rounds_are_read)
{
	cli_write("n.trf",
		"142 99\n152 W\n192 FIDE_DUTCH\n" PLAYER_1 " 0.0\n" PLAYER_2
		" 0.0\n240 H 099    1\n");
	ck_assert_str_eq(CLI_OK("--dutch", "n.trf", "-p")->out, "1\n1 2\n");
	cli_says(3, CLI_CODE(3, "import", "e.drw", "n.trf"),
		"The report has 99 rounds, an event at most 60; pair and check take it as it is.");
	cli_write("m.trf", "142 100\n" PLAYER_1 " 0.0\n");
	cli_says(3, CLI_CODE(3, "import", "f.drw", "m.trf"), "from 1 to 99");
}
END_TEST

START_TEST(other_kinds_are_refused_or_named)
{
	static const struct {
		const char *type;
		int code;
		const char *said;
	} kinds[] = {
		{"FIDE_TEAM_MP", 3, "it is a team event"},
		{"BERGER_ROUNDROBIN", 3, "it is no Swiss event"}, /* asked for by --dutch */
		{"CUSTOM_KNOCKOUT", 3, "it is no Swiss event"},
		{"FIDE_DUTCH_2017", 0,
			"There is no rule book for FIDE_DUTCH_2017 (192); dutch was taken."},
		{"FIDE_BURSTEIN", 0,
			"There is no rule book for FIDE_BURSTEIN (192); dutch was taken."},
	};

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		char text[512];

		snprintf(text, sizeof(text),
			"192 %s\n142 5\n152 W\n" PLAYER_1 " 0.0\n" PLAYER_2 " 0.0\n",
			kinds[i].type);
		cli_write("k.trf", text);
		cli_has(CLI_CODE(kinds[i].code, "--dutch", "k.trf", "-p")->err, kinds[i].said);
	}
}
END_TEST

/* 1 and 2 meet three times, 3 has the bye twice, 2 has Black four times running. */
static void illegal_rounds(const char *reason)
{
	char text[1024];

	snprintf(text, sizeof(text),
		"142 5\n152 W\n192 FIDE_DUTCH\n%s" PLAYER_1
		" 4.0          2 w 1     3 b 1     2 w 1     2 w 1\n" PLAYER_2
		" 1.0          1 b 0  0000 - U     1 b 0     1 b 0\n" PLAYER_3
		" 2.5       0000 - U     1 w 0  0000 - U     4 b =\n" PLAYER_4
		" 0.5       0000 - Z  0000 - Z  0000 - Z     3 w =\n",
		reason);
	cli_write("i.trf", text);
}

START_TEST(rounds_that_are_not_legal_are_named)
{
	static const char *const said[] = {
		"Round 3 is not legal: 1 A and 2 B have met (C1).\n",
		"Round 4 is not legal: 1 A and 2 B have met (C1).\n",
		"Round 3 is not legal: 3 C may not have the bye: he had the bye in round 1 (C2).\n",
		"Round 4 is not legal: 2 B has Black, against an absolute preference (5.2.2).\n",
	};
	const char *text;

	illegal_rounds("");
	text = CLI_OK("import", "e.drw", "i.trf")->err;
	for (size_t i = 0; i < sizeof(said) / sizeof(said[0]); i++)
		cli_has(text, said[i]);
	/* they stand as they were played: the file is in order */
	text = CLI_OK("verify", "e.drw")->out;
	cli_has(text, "The file, the journal and the event are in order.\n");
	for (size_t i = 0; i < sizeof(said) / sizeof(said[0]); i++)
		cli_has(text, said[i]);
	ck_assert(json_is_valid(CLI_OK("verify", "e.drw", "--json")->out));
	cli_has(CLI_OK("verify", "e.drw", "--json")->out, "1 A and 2 B have met (C1)");
}
END_TEST

/* 1 and 2 meet in each of 14 rounds: ten repeats are named. */
START_TEST(of_many_such_rounds_some_are_named)
{
	char text[2048] = "142 14\n152 W\n192 FIDE_DUTCH\n" PLAYER_1 "14.0        ", games[16];
	const char *said;

	for (int side = 0; side < 2; side++) {
		for (int round = 1; round <= 14; round++) {
			snprintf(games, sizeof(games), "  %4d %c %d", 2 - side,
				(round + side) % 2 ? 'w' : 'b', 1 - side);
			strcat(text, games);
		}
		strcat(text, side == 0 ? "\n" PLAYER_2 " 0.0        " : "\n");
	}
	cli_write("m.trf", text);
	said = CLI_OK("import", "m.drw", "m.trf")->err;
	cli_has(said, "Round 11 is not legal: 1 A and 2 B have met (C1).\n");
	cli_has(said, "There are 3 more such as: 1 A and 2 B have met (C1).\n");
	ck_assert(!strstr(said, "Round 12 is not legal: 1 A"));
}
END_TEST

/* What a report says of points is said again until the results change. */
START_TEST(verify_repeats_points_that_do_not_add_up)
{
	static const char said[] =
		"After round 1 the report had 2 points for 1 A; the results give 1, which count.\n";

	cli_write("p.trf",
		"142 3\n152 W\n192 FIDE_DUTCH\n" PLAYER_1 " 2.0          2 w 1\n" PLAYER_2
		" 0.0          1 b 0\n");
	cli_has(CLI_OK("import", "p.drw", "p.trf")->err,
		"player 1 has 2 points in the file and 1 by his results, which count.");
	cli_has(CLI_OK("verify", "p.drw")->out,
		"Points of the report that its results do not give:\n");
	cli_has(CLI_OK("verify", "p.drw")->out, said);
	cli_has(CLI_OK("verify", "p.drw", "--json")->out, "After round 1 the report had 2 points");
	ck_assert_ptr_null(strstr(CLI_OK("export", "p.drw")->out, "points 1"));
	CLI_OK("result", "p.drw", "1", "0", "--overwrite");
	ck_assert_ptr_null(strstr(CLI_OK("verify", "p.drw")->out, "Points of the report"));
}
END_TEST

START_TEST(who_wanted_it_so_has_a_reason)
{
	illegal_rounds("### MPA @ Round 3: asked by both\n### MPA @ Round 4: late\n");
	ck_assert_str_eq(CLI_OK("import", "e.drw", "i.trf")->err, "");
	ck_assert_str_eq(CLI_OK("verify", "e.drw")->out,
		"The file, the journal and the event are in order.\n");
}
END_TEST

/* An event of it is one of its export, line by line. */
START_TEST(another_type_of_a_dutch_event_is_not_kept)
{
	cli_write("o.trf",
		"142 5\n152 W\n192 FIDE_BURSTEIN\n### drawboard: system dutch\n" PLAYER_1
		" 0.0\n" PLAYER_2 " 0.0\n");
	CLI_OK("import", "e.drw", "o.trf");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n192 FIDE_DUTCH\r\n");
	CLI_OK("import", "c.drw", "o.trf", "--system", "caa");
	cli_has(CLI_OK("export", "c.drw")->out, "\r\n192 FIDE_BURSTEIN\r\n");
}
END_TEST

START_TEST(an_event_that_is_there_has_its_rounds)
{
	cli_write("r.trf",
		"152 W\n192 FIDE_DUTCH\n" PLAYER_1 " 1.5          2 w 1     2 b =\n" PLAYER_2
		" 0.5          1 b 0     1 w =\n");
	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "1");
	cli_says(3, CLI_CODE(3, "import", "e.drw", "r.trf"),
		"The report speaks of round 2, the event has 1 round: give --rounds N.");
	CLI_OK("new", "f.drw", "--system", "dutch", "--rounds", "4");
	CLI_OK("import", "f.drw", "r.trf");
	ck_assert_str_eq(CLI_OK("rounds", "f.drw")->out, "The event has 4 rounds.\n");
}
END_TEST

START_TEST(what_is_legal_is_not_named)
{
	short_game();
	ck_assert_str_eq(CLI_OK("verify", "e.drw")->out,
		"The file, the journal and the event are in order.\n");
}
END_TEST

static void play(const char *event)
{
	cli_publish(event);
	for (int board = 1; board <= 4; board++) {
		const char number[] = {(char)('0' + board), '\0'};

		CLI_OK("result", event, number, board % 2 ? "1" : "0");
	}
}

/* 8 has another grade after round 2, by which he stands first from round 3 on (CAA 3). */
static void amended_place(void)
{
	cli_write("l.csv",
		"name,grade\nA,2000\nB,1950\nC,1900\nD,1850\nE,1800\nF,1750\nG,1700\nH,1650\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("import", "e.drw", "l.csv");
	play("e.drw");
	play("e.drw");
	CLI_OK("players", "e.drw", "edit", "H", "--grade", "2050", "--place-by-grade");
	play("e.drw");
}

START_TEST(each_round_is_judged_by_the_places_of_then)
{
	char text[8192];

	amended_place();
	CLI_OK("export", "e.drw", "-o", "a.trf");
	snprintf(text, sizeof(text), "%s", cli_read("a.trf"));
	cli_has(text, "\r\n### drawboard: place 8 0b\r\n### drawboard: stood 2 8 -\r\n");
	cli_has(CLI_OK("check", "a.trf")->out, "3 rounds, no discrepancy");
	CLI_OK("audit", "a.trf");
	/* and so does an event of it, which goes out as it came */
	CLI_OK("import", "f.drw", "a.trf");
	for (int round = 1; round <= 3; round++) {
		const char number[] = {(char)('0' + round), '\0'};

		cli_has(CLI_OK("check", "f.drw", "--round", number)->out,
			"Your draw is the rules' draw.");
	}
	CLI_OK("export", "f.drw", "-o", "b.trf");
	ck_assert_str_eq(cli_read("b.trf"), text);
	CLI_OK("verify", "f.drw");
}
END_TEST

START_TEST(an_older_remark_is_read_as_it_was)
{
	char text[8192], *line;

	amended_place();
	CLI_OK("export", "e.drw", "-o", "a.trf");
	snprintf(text, sizeof(text), "%s", cli_read("a.trf"));
	line = strstr(text, "### drawboard: stood");
	memmove(line, strchr(line, '\n') + 1, strlen(strchr(line, '\n') + 1) + 1);
	cli_write("old.trf", text);
	/* one place for all rounds */
	cli_has(CLI_CODE(1, "check", "old.trf")->out, "3 rounds, 2 discrepancies");
	CLI_OK("import", "f.drw", "old.trf");
	CLI_OK("export", "f.drw", "-o", "b.trf");
	ck_assert_str_eq(cli_read("b.trf"), text);
}
END_TEST

START_TEST(a_second_move_is_told_beside_the_first)
{
	amended_place();
	CLI_OK("export", "e.drw", "-o", "a.trf");
	CLI_OK("import", "f.drw", "a.trf");
	play("f.drw");
	CLI_OK("players", "f.drw", "edit", "G", "--grade", "2060", "--place-by-grade");
	play("f.drw");
	CLI_OK("export", "f.drw", "-o", "b.trf");
	cli_has(cli_read("b.trf"),
		"\r\n### drawboard: stood 4 7 -\r\n### drawboard: stood 2 8 -\r\n");
	cli_has(CLI_OK("check", "b.trf")->out, "5 rounds, no discrepancy");
}
END_TEST

START_TEST(what_is_no_place_of_then_is_a_comment)
{
	cli_write("a.trf",
		"142 5\n152 W\n192 FIDE_DUTCH\n### drawboard: stood 1 1 zz\n"
		"### drawboard: stood 9 1 2b\n### drawboard: stood 1 7 2b\n" PLAYER_1
		" 1.0          2 w 1\n" PLAYER_2 " 0.0          1 b 0\n");
	cli_has(CLI_OK("import", "e.drw", "a.trf")->err,
		"\"stood 1 1 zz\" was not understood and is a comment only.");
	CLI_OK("check", "a.trf");
	CLI_OK("verify", "e.drw");
}
END_TEST

/* An event keeps them in several rows, of which any may look like a comment. */
START_TEST(long_lines_come_back_whole)
{
	static char text[2048];

	snprintf(text, sizeof(text),
		"142 5\n152 W\n192 FIDE_DUTCH\n### %0251d%s\n" PLAYER_1
		" 1.0          2 w 1\n" PLAYER_2 " 0.0          1 b 0\n",
		1, "### drawboard: rated round=1 board=9 result=0 white=1 black=2");
	cli_write("a.trf", text);
	CLI_OK("import", "e.drw", "a.trf");
	cli_has(CLI_OK("export", "e.drw")->out,
		"01### drawboard: rated round=1 board=9 result=0 white=1 black=2\r\n");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("reports back");

	tcase_add_test(tcase, a_game_that_is_not_rated_keeps_its_letter);
	tcase_add_test(tcase, what_decides_among_the_tied_comes_back);
	tcase_add_test(tcase, another_result_does_not_make_a_game_rated);
	tcase_add_test(tcase, ranks_go_out_as_they_came_until_points_change);
	tcase_add_test(tcase, ranks_of_a_round_to_come_are_worked_out);
	tcase_add_test(tcase, counts_go_out_as_they_came_until_players_change);
	tcase_add_test(tcase, what_an_event_keeps_is_not_taken_from_a_report);
	tcase_add_test(tcase, kept_lines_follow_what_they_belong_to_and_one_program_signs);
	tcase_add_test(tcase, virtual_points_count_in_tenths);
	tcase_add_test(tcase, points_of_record_299_count_in_tenths);
	tcase_add_test(tcase, a_draw_by_tenths_is_judged);
	tcase_add_test(tcase, ninety_nine_rounds_are_read);
	tcase_add_test(tcase, other_kinds_are_refused_or_named);
	tcase_add_test(tcase, rounds_that_are_not_legal_are_named);
	tcase_add_test(tcase, of_many_such_rounds_some_are_named);
	tcase_add_test(tcase, verify_repeats_points_that_do_not_add_up);
	tcase_add_test(tcase, who_wanted_it_so_has_a_reason);
	tcase_add_test(tcase, another_type_of_a_dutch_event_is_not_kept);
	tcase_add_test(tcase, an_event_that_is_there_has_its_rounds);
	tcase_add_test(tcase, what_is_legal_is_not_named);
	tcase_add_test(tcase, each_round_is_judged_by_the_places_of_then);
	tcase_add_test(tcase, an_older_remark_is_read_as_it_was);
	tcase_add_test(tcase, a_second_move_is_told_beside_the_first);
	tcase_add_test(tcase, what_is_no_place_of_then_is_a_comment);
	tcase_add_test(tcase, long_lines_come_back_whole);
	return cli_run_suite("cli reports back", tcase);
}
