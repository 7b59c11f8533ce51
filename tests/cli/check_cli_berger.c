/* All-play-alls by commands: rounds, reasons, withdrawals, what is refused, reports out and in. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char five[] =
	"name,rating\nAdams,2100\nBrown,2000\nCole,1900\nDrew,1800\nEvans,1700\n";

static void make_event(const char *settings)
{
	cli_write("list.csv", five);
	if (settings)
		CLI_OK("new", "b.drw", "--system", "berger", "--set", settings);
	else
		CLI_OK("new", "b.drw", "--system", "berger");
	CLI_OK("import", "b.drw", "list.csv");
}

/* The results of the boards in their order, a sign each; "." leaves one alone. */
static void play_round(const char *results)
{
	cli_publish("b.drw");
	for (int board = 1; results[board - 1]; board++) {
		const char number[] = {(char)('0' + board), '\0'};
		const char result[] = {results[board - 1], '\0'};

		if (result[0] != '.')
			CLI_OK("result", "b.drw", number, result);
	}
}

/* The rounds of a double table are no more than it has; the games of a pair stand apart. */
START_TEST(a_double_table_is_printed_from_the_first_day_on)
{
	make_event("double=1");
	ck_assert_ptr_null(strstr(CLI_OK("event", "b.drw")->out, "are too many for"));
	cli_says(1, CLI_CODE(1, "print", "b.drw", "square"), "No round is published yet.");
	cli_publish("b.drw");
	cli_has(CLI_OK("print", "b.drw", "square")->out, "in round 1 of 10: 0 of 2 results in");
	cli_has(CLI_OK("print", "b.drw", "square")->out, " x   . .  . .  . .  . .    0\n");
	CLI_OK("print", "b.drw", "crosstable");
	CLI_OK("print", "b.drw", "wallchart");
	cli_says(1, CLI_CODE(1, "print", "b.drw", "ratings"), "No round is complete yet.");
	CLI_OK("result", "b.drw", "1", "1");
	cli_has(CLI_OK("print", "b.drw", "square", "--round", "1")->out, "1 .");
}
END_TEST

/* Who is left over is free, by every name that the program has for him. */
START_TEST(who_is_left_over_is_free_everywhere)
{
	make_event(NULL);
	cli_publish("b.drw");
	cli_says(1, CLI_CODE(1, "result", "b.drw", "3", "1"),
		"Board 3 is no game: 1 Adams is free.");
	CLI_OK("result", "b.drw", "1", "1");
	CLI_OK("result", "b.drw", "2", "1");
	cli_says(1, cli_run("groups", "b.drw", NULL), "An all-play-all has no score groups");
	cli_has(CLI_OK("standings", "b.drw", "--explain", "PTS", "--player", "Adams")->out,
		"round 1: free: 0");
}
END_TEST

START_TEST(the_rounds_follow_from_the_players)
{
	cli_says(2, CLI_CODE(2, "new", "b.drw", "--system", "berger", "--rounds", "5"),
		"The rounds of an all-play-all follow from its players: leave --rounds out.");
	make_event(NULL);
	cli_has(CLI_OK("section", "b.drw")->out, "berger, 5 rounds, 5 players");
	CLI_OK("players", "b.drw", "add", "Ford", "grade=1600");
	CLI_OK("players", "b.drw", "add", "Green", "grade=1500");
	cli_has(CLI_OK("section", "b.drw")->out, "7 rounds, 7 players");
	CLI_OK("section", "b.drw", "set", "double=1");
	cli_has(CLI_OK("section", "b.drw")->out, "14 rounds, 7 players");
	CLI_OK("undo", "b.drw");
	CLI_OK("undo", "b.drw");
	cli_has(CLI_OK("section", "b.drw")->out, "5 rounds, 6 players");
	cli_says(1, CLI_CODE(1, "section", "b.drw", "set", "rounds=7"),
		"The rounds of an all-play-all follow from its players: they are 5.");
	/* no reason is asked for what is refused anyway */
	play_round("111");
	play_round("111");
	CLI_OK("pair", "b.drw");
	cli_says(1, CLI_CODE(1, "rounds", "b.drw", "9"),
		"The rounds of an all-play-all follow from its players: they are 5.");
	cli_says(1, CLI_CODE(1, "rounds", "b.drw", "2", "--reason", "x"),
		"The rounds of an all-play-all follow from its players: they are 5.");
}
END_TEST

START_TEST(what_a_table_has_no_room_for_is_refused)
{
	make_event(NULL);
	cli_says(1, CLI_CODE(1, "players", "b.drw", "bye", "Adams", "2:half"),
		"An all-play-all has no byes");
	cli_says(1, CLI_CODE(1, "players", "b.drw", "withdraw", "Adams"),
		"take Adams out of the list");
	cli_says(1, CLI_CODE(1, "section", "b.drw", "set", "bye=1"),
		"Who is free in an all-play-all gets nothing: there is no bye.");
	CLI_OK("pair", "b.drw");
	cli_says(1, CLI_CODE(1, "section", "b.drw", "set", "double=1"),
		"All rounds follow from double: it may change until round 1 is drawn.");
	cli_says(1, CLI_CODE(1, "fill", "b.drw", "Foo", "--player", "2"),
		"No game stands beside an all-play-all: its games follow from the table.");
	CLI_OK("publish", "b.drw");
	cli_says(1, CLI_CODE(1, "fill", "b.drw", "Foo"), "its games follow from the table.");
	cli_says(1, CLI_CODE(1, "players", "b.drw", "add", "Late"),
		"Round 1 of the all-play-all is published: its table has no room for Late.");
}
END_TEST

/* From either side: the Swiss one of the two would give its player to the table. */
START_TEST(no_game_between_sections_leaves_the_table)
{
	make_event(NULL);
	CLI_OK("section", "b.drw", "set", "name=Masters");
	CLI_OK("section", "b.drw", "add", "Open", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "b.drw", "list.csv", "--section", "Open");
	cli_says(1,
		CLI_CODE(1, "fill", "b.drw", "Adams", "--of", "Open", "--player", "Brown",
			"--section", "Masters"),
		"its games follow from the table.");
	cli_says(1,
		CLI_CODE(1, "fill", "b.drw", "Adams", "--of", "Masters", "--player", "Brown",
			"--section", "Open"),
		"its games follow from the table.");
}
END_TEST

START_TEST(a_board_is_told_by_the_line_of_the_table)
{
	make_event(NULL);
	play_round("1=");
	cli_has(CLI_OK("pair", "b.drw")->out, "4 Drew                       1800  ½    free");
	ck_assert_str_eq(CLI_OK("why", "b.drw", "1")->out,
		"Round 2 of the table: 1 v 2 (table).\n"
		"1 Adams has met nobody; 2 Brown has met 5 Evans (table).\n");
	cli_has(CLI_OK("why", "b.drw", "3")->out, "Round 2 of the table: 4 is free (free).");
	cli_has(CLI_OK("why", "b.drw", "1", "--json")->out, "Round 2 of the table: 1 v 2 (table).");
	cli_has(CLI_OK("compare", "b.drw")->out,
		"  1  1 Adams - 2 Brown\n  2  5 Evans - 3 Cole\n  3  4 Drew - free\n");
	cli_has(CLI_OK("why", "b.drw", "--not", "1", "3")->out, "would be off the table, not 0");
	CLI_OK("move", "b.drw", "swap", "2", "3");
	cli_has(CLI_OK("why", "b.drw", "1")->out,
		"By round 2 of the table 1 Adams would meet 2 Brown: 1 and 2 (table).");
	cli_has(CLI_OK("why", "b.drw", "1")->out,
		"3 Cole and 1 Adams do not meet in this round of the table (table).");
	cli_has(CLI_CODE(1, "publish", "b.drw")->err, "Publish it with a reason");
	CLI_OK("publish", "b.drw", "--reason", "the hall closes");
}
END_TEST

/* 2 of 4 games: the others are lost by default as their rounds are published. */
START_TEST(who_has_played_half_loses_the_rest_by_default)
{
	make_event(NULL);
	play_round("1=");
	play_round("10");
	CLI_OK("players", "b.drw", "withdraw", "Evans");
	play_round("1.");
	/* who has gone is told, and goes on losing at another desk */
	CLI_OK("export", "b.drw", "-o", "b.trf");
	cli_has(cli_read("b.trf"), "### drawboard: left 5 3");
	/* by the table more than one may be free */
	ck_assert_str_eq(CLI_OK("import", "c.drw", "b.trf")->err, "");
	ck_assert_str_eq(CLI_OK("check", "b.trf")->err, "");
	cli_publish("c.drw");
	cli_has(CLI_OK("players", "c.drw")->out, "out from round 3");
	cli_has(CLI_OK("print", "b.drw", "boards", "--round", "3")->out, "1-0 def");
	play_round("11");
	play_round(".1");
	cli_has(CLI_OK("print", "b.drw", "square")->out,
		" 1  Adams   2100  x   0  1   1  d+    3\n");
	CLI_OK("verify", "b.drw");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	ck_assert_str_eq(CLI_OK("check", "b.trf", "--standings")->out,
		"1 file, 5 rounds, no discrepancy; 5 ranks compared, 0 differ.\n");
}
END_TEST

/*
 * The rounds to come have his boards in the report as in the event: they are not free for others.
 */
START_TEST(a_report_is_paired_with_the_boards_of_who_loses_them)
{
	make_event(NULL);
	play_round("1=");
	play_round("10");
	CLI_OK("players", "b.drw", "withdraw", "Evans");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	ck_assert_ptr_null(strstr(cli_read("b.trf"), "\n240 Z"));
	ck_assert_ptr_null(
		strstr(cli_run("export", "b.drw", "--ecf", "-o", "e.txt", NULL)->err, "bye"));
	ck_assert_str_eq(CLI_OK("pair", "b.trf")->out, "3\n3 1\n4 5\n2 0\n");
}
END_TEST

/* C.07 7.6: who played a game that counts for nobody had elected to play that round. */
START_TEST(a_game_that_counts_for_nobody_was_elected)
{
	make_event(NULL);
	play_round("1=");
	CLI_OK("players", "b.drw", "withdraw", "Evans");
	cli_has(CLI_OK("standings", "b.drw", "-t", "REP", "--csv")->out, ",Brown,2000,,0,1,\r\n");
}
END_TEST

/* 1 of 4 games: it stays in the table, in brackets, and counts for nobody. */
START_TEST(who_has_played_less_counts_for_nobody)
{
	char *text;

	make_event(NULL);
	play_round("1=");
	CLI_OK("players", "b.drw", "withdraw", "Evans");
	play_round("1");
	cli_has(CLI_OK("print", "b.drw", "square")->out,
		" 4  Brown   2000  0         x   (1)    0\n");
	cli_has(CLI_OK("print", "b.drw", "crosstable")->out, "(w5+)");
	cli_has(CLI_OK("standings", "b.drw")->out, "withdrawn");
	play_round("1");
	play_round("11");
	play_round("1");
	CLI_OK("verify", "b.drw");
	/* the office gets the game, others read the sum: what counts is said beside it */
	cli_has(CLI_OK("export", "b.drw", "-o", "b.trf")->err,
		"Games with 5 Evans, withdrawn before half of them, count for nobody");
	cli_has(cli_read("b.trf"), "\r\n### drawboard: counts 2 1.0 of 2.0\r\n");
	ck_assert_ptr_null(strstr(cli_read("b.trf"), "counts 1 "));
	ck_assert_str_eq(CLI_OK("import", "c.drw", "b.trf")->err, "");
	ck_assert_str_eq(CLI_OK("standings", "b.drw", "--csv")->out,
		CLI_OK("standings", "c.drw", "--csv")->out);
	cli_has(CLI_OK("verify", "c.drw")->out, "are in order");
	cli_has(CLI_OK("check", "b.trf", "--standings")->out, "4 ranks compared, 0 differ");
	text = strdup(cli_read("b.trf"));
	CLI_OK("export", "c.drw", "-o", "c.trf");
	ck_assert_str_eq(cli_read("c.trf"), text);
	free(text);
}
END_TEST

/*
 * In brackets and without a rank, behind one who has nothing; what their games gave stands there.
 */
START_TEST(who_counts_for_nobody_stands_last)
{
	const char *text;

	cli_write("list.csv",
		"name,rating\nAdams,2100\nBrown,2000\nCole,1900\nDrew,1800\nEvans,1700\nFord,1600\n"
		"Gill,1500\nHart,1400\n");
	CLI_OK("new", "b.drw", "--system", "berger");
	CLI_OK("import", "b.drw", "list.csv");
	play_round("=111"); /* 1-8, 2-7, 3-6, 4-5 */
	CLI_OK("players", "b.drw", "withdraw", "Hart");
	CLI_OK("players", "b.drw", "withdraw", "Drew");
	text = CLI_OK("standings", "b.drw")->out;
	cli_has(text, "1=   2  Brown   2000          1");
	cli_has(text, "\n       4  Drew    1800        (1)                   withdrawn\n");
	cli_has(text, "\n       8  Hart    1400        (½)                   withdrawn\n");
	ck_assert(strstr(text, "Drew") > strstr(text, "Gill"));
	text = CLI_OK("standings", "b.drw", "--csv")->out;
	cli_has(text,
		"\r\n,4,Drew,1800,,(1),,,,,withdrawn\r\n,8,Hart,1400,,(0.5),,,,,withdrawn\r\n");
	text = CLI_OK("standings", "b.drw", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text,
		"{\"rank\": null, \"pin\": 8, \"name\": \"Hart\", \"grade\": 1400, \"club\": \"\", "
		"\"points\": 0.0, \"in_brackets\": 0.5, \"tie_breaks\": {\"DE\": null, \"WIN\": null");
	CLI_OK("print", "b.drw", "standings", "-o", "s.html");
	cli_has(cli_read("s.html"), "(½)");
	cli_has(CLI_OK("print", "b.drw", "square")->out, "\n(8)  Hart ");
	cli_has(CLI_OK("print", "b.drw", "standings", "--bands", "1700")->out, "\n       4  Drew ");
	ck_assert_str_eq(CLI_OK("standings", "b.drw", "--explain", "SB", "--player", "8")->out,
		"SB of 8 Hart after round 1: none\nSonneborn-Berger (C.07 9.1 of 2026)\n"
		"He withdrew before half of his games: they count for nobody (C.05 9.2).\n");
	/* who won against one of them was not absent */
	cli_has(CLI_OK("standings", "b.drw", "-t", "PS", "--explain", "PS", "--player", "5")->out,
		"round 1: 4 Drew, whose games count for nobody (C.05 9.2): 0, in all 0\n");
	cli_has(CLI_OK("standings", "b.drw", "--explain", "WIN", "--player", "1")->out,
		"round 1: 8 Hart, whose games count for nobody (C.05 9.2): 0, counts 0\n");
	cli_has(CLI_OK("standings", "b.drw", "--explain", "POINTS", "--player", "1")->out,
		"round 1: as White against 8 Hart, \u00bd-\u00bd; he withdrew before half of his games, they count for nobody (C.05 9.2): 0\n");
	text = CLI_OK("print", "b.drw", "sheets")->out;
	cli_has(text, " 1400   (\u00bd)  ");
	cli_has(text, "in brackets: counts for nobody\n");
	/* while a round is played, too */
	cli_publish("b.drw");
	text = CLI_OK("standings", "b.drw")->out;
	cli_has(text, "\n       8  Hart    1400        (½)");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	text = strstr(cli_read("b.trf"), "001    8 ");
	ck_assert_ptr_nonnull(text);
	ck_assert_int_eq(strncmp(text + 80, " 0.5    8", 9), 0);
}
END_TEST

/* A report says everything that another desk needs to go on: also without our remark. */
START_TEST(reports_go_out_and_come_back)
{
	char *text;

	make_event("double=1");
	cli_has(CLI_OK("section", "b.drw")->out, "10 rounds");
	play_round("1=");
	play_round("10");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	cli_has(cli_read("b.trf"), "192 BERGER_DOUBLEROUNDROBIN");
	CLI_OK("import", "c.drw", "b.trf");
	CLI_OK("export", "c.drw", "-o", "c.trf");
	text = strdup(cli_read("b.trf"));
	ck_assert_str_eq(cli_read("c.trf"), text);
	ck_assert_str_eq(CLI_OK("pair", "b.trf")->out, CLI_OK("pair", "c.trf")->out);
	*strstr(text, "### drawboard") = '0';
	cli_write("d.trf", text);
	free(text);
	CLI_OK("import", "d.drw", "d.trf");
	cli_has(CLI_OK("section", "d.drw")->out, "berger, 10 rounds, 5 players");
	CLI_OK("check", "d.trf");
}
END_TEST

/* The report with another entry for a free round, and a line before that of the table. */
static void write_otherwise(const char *path, const char *text, const char *line, const char *entry)
{
	char *other = malloc(strlen(text) + strlen(line) + 1), *at;
	const char *head = strstr(text, "192 ");

	ck_assert_ptr_nonnull(other);
	sprintf(other, "%.*s%s%s", (int)(head - text), text, line, head);
	while ((at = strstr(other, "0000 - Z")))
		memcpy(at, entry, strlen(entry));
	cli_write(path, other);
	free(other);
}

/* Who is free in a round has a zero-point bye in a report; it comes back as what it is. */
START_TEST(a_free_round_is_no_bye_in_a_report)
{
	static const char *const places[] = {"b.trf", "old.trf", "blank.trf"};
	char *text;

	make_event("");
	play_round("1=");
	play_round("10");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	text = strdup(cli_read("b.trf"));
	cli_has(text, "0000 - Z");
	ck_assert_ptr_null(strstr(text, "0000 - U"));
	ck_assert_ptr_null(strstr(text, "\n162"));
	/* ours had the bye of the draw, worth nothing; others have nothing */
	write_otherwise("old.trf", text, "162  P 0.0\r\n", "0000 - U");
	write_otherwise("blank.trf", text, "", "        ");
	for (int i = 0; i < 3; i++) {
		CLI_OK("import", "c.drw", places[i]);
		cli_has(CLI_OK("print", "c.drw", "boards", "--round", "1")->out, "  free\n");
		CLI_OK("verify", "c.drw");
		CLI_OK("export", "c.drw", "-o", "c.trf");
		ck_assert_str_eq(cli_read("c.trf"), text);
		cli_has(CLI_OK("check", places[i])->out, "no discrepancy");
		cli_has(CLI_OK("compare", places[i])->out, " - free\n");
		remove("c.drw");
	}
	free(text);
}
END_TEST

/* A round without a game has an entry for everybody: who has gone is not free in it. */
START_TEST(who_has_gone_is_not_free_in_a_report)
{
	char *text;

	cli_write("three.csv", "name,grade\nAa,2000\nBb,1900\nCc,1800\n");
	CLI_OK("new", "b.drw", "--system", "berger", "--lot", "white");
	CLI_OK("import", "b.drw", "three.csv");
	play_round("1");
	CLI_OK("players", "b.drw", "withdraw", "Aa");
	play_round("");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	text = strdup(cli_read("b.trf"));
	CLI_OK("import", "c.drw", "b.trf");
	CLI_OK("verify", "c.drw");
	ck_assert_ptr_null(strstr(CLI_OK("print", "c.drw", "boards", "--round", "2")->out, "Aa"));
	CLI_OK("export", "c.drw", "-o", "c.trf");
	ck_assert_str_eq(cli_read("c.trf"), text);
	free(text);
}
END_TEST

/* Each of the two games is a round with a board and a result, in tables and in reports. */
START_TEST(two_games_a_round_are_two_rounds)
{
	char *text;

	make_event("double=2");
	cli_has(CLI_OK("section", "b.drw")->out, "10 rounds");
	cli_has(CLI_OK("print", "b.drw", "fixtures")->out,
		" 1   1   2  Brown           5  Evans\n"
		"     2   3  Cole            4  Drew\n"
		"         1  Adams              free\n\n"
		" 2   1   5  Evans           2  Brown\n"
		"     2   4  Drew            3  Cole\n"
		"         1  Adams              free\n");
	play_round("1=");
	play_round("1=");
	cli_has(CLI_OK("why", "b.drw", "1", "--round", "2")->out,
		"Round 1 of the table: 5 v 2, the second time, with the colours turned (table).");
	cli_has(CLI_OK("print", "b.drw", "square")->out,
		" 1  Brown   2000   x   1 0  . .  . .  . .    1\n");
	CLI_OK("check", "b.drw", "--round", "2");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	cli_has(cli_read("b.trf"), "192 BERGER_DOUBLEROUNDROBIN");
	cli_has(cli_read("b.trf"), "berger double=2");
	CLI_OK("import", "c.drw", "b.trf");
	CLI_OK("export", "c.drw", "-o", "c.trf");
	text = strdup(cli_read("b.trf"));
	ck_assert_str_eq(cli_read("c.trf"), text);
	free(text);
	CLI_OK("check", "b.trf");
	ck_assert_str_eq(CLI_OK("pair", "b.trf")->out, CLI_OK("pair", "c.trf")->out);
}
END_TEST

static const char fourteen[] =
	"name,rating\nA,2000\nB,1950\nC,1900\nD,1850\nE,1800\nF,1750\nG,1700\nH,1650\n"
	"I,1600\nJ,1550\nK,1500\nL,1450\nM,1400\nN,1350\n";

/* US 30G: two fours, and the last six in a small Swiss; one action on the line of the event. */
START_TEST(quads_are_made_from_one_list)
{
	static const char before[] = "1   Section 1            uscf, 4 rounds, 14 players";

	cli_write("list.csv", fourteen);
	CLI_OK("new", "q.drw", "--system", "uscf", "--rounds", "4");
	CLI_OK("import", "q.drw", "list.csv");
	CLI_OK("players", "q.drw", "bye", "3", "2:half");
	cli_says(1, CLI_CODE(1, "section", "q.drw", "quads"),
		"has one booked for round 2; take it back");
	CLI_OK("players", "q.drw", "bye", "3", "2:none");
	cli_has(CLI_OK("section", "q.drw", "quads", "--by-rating")->out,
		"1   Quad 1               berger, 3 rounds, 4 players, first board 1: 4 in\n"
		"2   Quad 2               berger, 3 rounds, 4 players, first board 3: 4 in\n"
		"3   Swiss                uscf, 3 rounds, 6 players, first board 5: 6 in\n");
	cli_has(CLI_OK("pair", "q.drw", "--section", "Quad 2")->out, "1 E ");
	cli_has(CLI_OK("why", "q.drw", "3", "--section", "Quad 2")->out,
		"Round 1 of the table: 1 v 4 (table).");
	CLI_OK("undo", "q.drw", "--section", "Quad 2");
	CLI_OK("undo", "q.drw", "--event");
	cli_has(CLI_OK("section", "q.drw")->out, before);
	/* the lot stays within the fours */
	CLI_OK("section", "q.drw", "quads");
	cli_has(CLI_OK("journal", "q.drw")->out, "Quads of Section 1 by lot ");
	cli_has(CLI_OK("players", "q.drw", "--section", "Quad 1")->out, " D ");
	CLI_OK("verify", "q.drw");
}
END_TEST

/* Of the last ones five, six or seven are together, none are where four divides the number. */
START_TEST(the_last_of_an_uneven_number_play_a_small_swiss)
{
	static const struct {
		int players;
		const char *last;
	} lists[] = {{8, "2   Quad 2               berger, 3 rounds, 4 players"},
		{9, "2   Swiss                uscf, 3 rounds, 5 players"},
		{11, "2   Swiss                uscf, 3 rounds, 7 players"},
		{12, "3   Quad 3               berger, 3 rounds, 4 players"},
		{13, "3   Swiss                uscf, 3 rounds, 5 players"}};
	char list[512] = "name,rating\n";

	for (int i = 1; i <= lists[_i].players; i++)
		sprintf(list + strlen(list), "Player %d,%d\n", i, 2000 - i);
	cli_write("list.csv", list);
	CLI_OK("new", "q.drw", "--system", "dutch", "--rounds", "5");
	CLI_OK("import", "q.drw", "list.csv");
	cli_has(CLI_OK("section", "q.drw", "quads")->out, lists[_i].last);
	cli_has(CLI_OK("event", "q.drw", "--section", "Quad 1")->out, "\nquad  ");
	cli_has(CLI_OK("pair", "q.drw", "--section", lists[_i].players % 4 ? "Swiss" : "Quad 2")
			->out,
		"Round 1 of 3: proposed");
	CLI_OK("verify", "q.drw");
}
END_TEST

/* One board of the hall is in one group; where somebody has his own the arbiter sees to it. */
START_TEST(boards_of_quads_follow_those_of_other_sections)
{
	cli_write("list.csv", fourteen);
	CLI_OK("new", "q.drw", "--system", "uscf", "--rounds", "4");
	CLI_OK("section", "q.drw", "set", "name=Open");
	CLI_OK("section", "q.drw", "add", "Reserve", "--system", "uscf", "--rounds", "4");
	CLI_OK("import", "q.drw", "list.csv", "--section", "Open");
	CLI_OK("import", "q.drw", "list.csv", "--section", "Reserve");
	cli_has(CLI_OK("section", "q.drw", "quads", "--section", "Reserve")->out,
		"Reserve quad 2       berger, 3 rounds, 4 players, first board 10");
	CLI_OK("undo", "q.drw", "--event");
	CLI_OK("section", "q.drw", "set", "first-board=41", "--section", "Reserve");
	CLI_OK("players", "q.drw", "edit", "H", "board=52", "--section", "Reserve");
	ck_assert_ptr_null(strstr(CLI_OK("section", "q.drw", "quads", "--section", "Reserve")->out,
		"first board 43"));
	CLI_OK("undo", "q.drw", "--event");
	CLI_OK("players", "q.drw", "edit", "H", "board=", "--section", "Reserve");
	cli_has(CLI_OK("section", "q.drw", "quads", "--section", "Reserve")->out, "first board 43");
}
END_TEST

START_TEST(quads_need_eight_and_no_draw)
{
	cli_write("list.csv", five);
	CLI_OK("new", "q.drw", "--system", "uscf", "--rounds", "4");
	CLI_OK("import", "q.drw", "list.csv");
	cli_says(1, CLI_CODE(1, "section", "q.drw", "quads"),
		"Quads are made from 8 players on; there are 5.");
	CLI_OK("pair", "q.drw");
	cli_says(1, CLI_CODE(1, "section", "q.drw", "quads"), "Round 1 is drawn");
}
END_TEST

START_TEST(numbers_are_drawn_by_lot)
{
	cli_write("list.csv", fourteen);
	CLI_OK("new", "b.drw", "--system", "berger");
	CLI_OK("import", "b.drw", "list.csv");
	CLI_OK("section", "b.drw", "numbers", "lot");
	cli_has(CLI_OK("journal", "b.drw")->out, "Numbers by lot ");
	CLI_OK("section", "b.drw", "numbers", "varma");
	cli_has(CLI_OK("journal", "b.drw")->out, "Numbers by Varma's tables, lot ");
	CLI_OK("section", "b.drw", "numbers", "rating");
	cli_has(CLI_OK("pair", "b.drw")->out, "  1    1 A ");
	cli_says(1, CLI_CODE(1, "section", "b.drw", "numbers", "lot"),
		"Round 1 is drawn, and all rounds follow from the numbers");
	remove("b.drw");
	make_event(NULL);
	cli_says(1, CLI_CODE(1, "section", "b.drw", "numbers", "varma"),
		"Varma's tables are for 9 to 20 players; there are 5.");
}
END_TEST

/* All rounds before the first is drawn, and with its results later: FIDE's table for 4. */
START_TEST(fixtures_are_all_games_of_the_table)
{
	const char *text;

	CLI_OK("new", "e.drw", "--system", "berger");
	cli_says(1, cli_run("print", "e.drw", "fixtures", NULL),
		"An all-play-all has at least two players.");
	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\n");
	CLI_OK("import", "e.drw", "list.csv");
	text = CLI_OK("print", "e.drw", "fixtures", "--round", "2")->out;
	cli_has(text, "\n 2   1 ");
	ck_assert_ptr_null(strstr(text, "\n 1   1 "));
	ck_assert_ptr_null(strstr(text, "\n 3   1 "));
	text = cli_timeless(CLI_OK("print", "e.drw", "fixtures", "-o", "-")->out);
	cli_has(text, "Fixtures, all play all\n");
	cli_has(text,
		" 1   1   2  B               3  C\n"
		"         1  A                  free\n");
	CLI_OK("players", "e.drw", "add", "D", "--grade", "1700");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("print", "e.drw", "fixtures", "-o", "f.csv");
	ck_assert_str_eq(cli_read("f.csv"),
		"Round,Board,White PIN,White,Result,Black PIN,Black\r\n"
		"1,1,1,A,1-0,4,D\r\n"
		"1,2,2,B,,3,C\r\n"
		"2,1,1,A,,2,B\r\n"
		"2,2,4,D,,3,C\r\n"
		"3,1,3,C,,1,A\r\n"
		"3,2,2,B,,4,D\r\n");
	cli_has(CLI_OK("print", "e.drw", "fixtures", "--player", "D")->out,
		" 1   1   1  A       1-0     4  D\n"
		" 2   2   4  D               3  C\n"
		" 3   2   2  B               4  D\n");
	CLI_OK("new", "s.drw", "--system", "caa", "--rounds", "3");
	cli_says(1, cli_run("print", "s.drw", "fixtures", NULL),
		"Fixtures are those of an all-play-all or of a club season; this section is neither.");
}
END_TEST

/* What is usual in the US is no setting of the event, there and back; another order is one. */
START_TEST(a_us_table_keeps_its_order_through_a_report)
{
	static const char *const orders[] = {"usual", "DE,WIN,SB,KS"};
	char order[64];

	snprintf(order, sizeof(order), "tie-breaks=%s", orders[_i]);
	cli_write("four.csv", "name,rating\nAdams,2000\nBrown,1900\nCole,1800\nDrew,1700\n");
	CLI_OK("new", "u.drw", "--system", "berger", "--lot", "white");
	CLI_OK("import", "u.drw", "four.csv");
	CLI_OK("event", "u.drw", "set", "federation=USA", order);
	cli_publish("u.drw");
	CLI_OK("result", "u.drw", "1", "1");
	CLI_OK("result", "u.drw", "2", "=");
	CLI_OK("export", "u.drw", "-o", "u.trf");
	CLI_OK("import", "v.drw", "u.trf");
	cli_has(CLI_OK("standings", "v.drw")->out,
		_i == 0 ? "By points, SB, DE" : "By points, DE, WIN, SB, KS");
	ck_assert_int_eq(strstr(CLI_OK("event", "v.drw", "--json")->out,
				 "\"Tie-breaks\", \"value\": \"DE") != NULL,
		_i);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("berger");

	tcase_add_test(tcase, a_double_table_is_printed_from_the_first_day_on);
	tcase_add_test(tcase, who_is_left_over_is_free_everywhere);
	tcase_add_test(tcase, the_rounds_follow_from_the_players);
	tcase_add_test(tcase, what_a_table_has_no_room_for_is_refused);
	tcase_add_test(tcase, no_game_between_sections_leaves_the_table);
	tcase_add_test(tcase, a_board_is_told_by_the_line_of_the_table);
	tcase_add_test(tcase, who_has_played_half_loses_the_rest_by_default);
	tcase_add_test(tcase, a_report_is_paired_with_the_boards_of_who_loses_them);
	tcase_add_test(tcase, a_game_that_counts_for_nobody_was_elected);
	tcase_add_test(tcase, who_has_played_less_counts_for_nobody);
	tcase_add_test(tcase, who_counts_for_nobody_stands_last);
	tcase_add_test(tcase, reports_go_out_and_come_back);
	tcase_add_test(tcase, a_free_round_is_no_bye_in_a_report);
	tcase_add_test(tcase, who_has_gone_is_not_free_in_a_report);
	tcase_add_test(tcase, two_games_a_round_are_two_rounds);
	tcase_add_test(tcase, quads_are_made_from_one_list);
	tcase_add_loop_test(tcase, the_last_of_an_uneven_number_play_a_small_swiss, 0, 5);
	tcase_add_test(tcase, boards_of_quads_follow_those_of_other_sections);
	tcase_add_test(tcase, quads_need_eight_and_no_draw);
	tcase_add_test(tcase, numbers_are_drawn_by_lot);
	tcase_add_test(tcase, fixtures_are_all_games_of_the_table);
	tcase_add_loop_test(tcase, a_us_table_keeps_its_order_through_a_report, 0, 2);
	return cli_run_suite("cli berger", tcase);
}
