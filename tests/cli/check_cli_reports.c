/* Reports as other programs write them: what each of them means, by commands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

#define REPORT(name) TESTS_DIR "/data/reports/" name

/* The engine call: the pairs of the round to come, in any order of the boards. */
static void draws(const char *path, int count, const char *const *pairs)
{
	static char text[CLI_OUT_SIZE + 1] = "\n";
	char line[32];

	strcpy(text + 1, CLI_OK("--dutch", path, "-p")->out);
	snprintf(line, sizeof(line), "\n%d\n", count);
	cli_has(text, line);
	for (int i = 0; i < count; i++) {
		snprintf(line, sizeof(line), "\n%s\n", pairs[i]);
		cli_has(text, line);
	}
}

static void lacks(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) == NULL, "\"%s\" is in:\n%s", part, text);
}

START_TEST(the_code_is_always_fide_dutch)
{
	CLI_OK("import", "e.drw", REPORT("export-type.trf"), "--system", "dutch");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n192 FIDE_DUTCH\r\n");
	cli_write("y.trf", "142 3\n152 W\n192 FIDE_DUTCH_2025\n001    1      A\n001    2      B\n");
	ck_assert_str_eq(CLI_OK("import", "y.drw", "y.trf")->err, "");
	cli_has(CLI_OK("export", "y.drw")->out, "\r\n192 FIDE_DUTCH\r\n");
}
END_TEST

START_TEST(trf16_has_records_of_its_own_alone)
{
	static const char *const later[] = {
		"\r\n142 ", "\r\n152 ", "\r\n162 ", "\r\n192 ", "\r\n182 ", "\r\n240 ", "\r\n260 "};
	const char *text;

	CLI_OK("import", "e.drw", REPORT("points-310.trf"), "--system", "dutch");
	text = CLI_OK("export", "e.drw", "--trf16")->out;
	for (size_t i = 0; i < sizeof(later) / sizeof(later[0]); i++)
		lacks(text, later[i]);
	cli_has(text, "\r\nXXR 5\r\n");
	cli_has(text, "\r\nXXC white1\r\n");
	cli_has(text, "\r\nBBW  3.0\r\n");
	cli_has(text, "\r\nBBU  3.0\r\n");
}
END_TEST

START_TEST(abnormal_points_count_for_the_draw)
{
	static const char *const pairs[] = {"2 3", "4 5", "6 1"};

	draws(REPORT("bonus-299.trf"), 3, pairs);
	cli_says(3, CLI_CODE(3, "import", "e.drw", REPORT("bonus-299.trf")),
		"Record 299 gives 6 Player 6 points beside the result of round 1");
}
END_TEST

START_TEST(a_penalty_takes_points)
{
	static const char *const pairs[] = {"2 3", "4 1"};

	/* 1 has won, and loses the point again: he is drawn on 0 */
	cli_write("p.trf",
		"142 5\n152 W\n"
		"001    1      A                                 2000                             0.0          3 w 1\n"
		"001    2      B                                 1900                             1.0          4 b 1\n"
		"001    3      C                                 1800                             0.5          1 b 0\n"
		"001    4      D                                 1700                             0.0          2 w 0\n"
		"299          -1.0    1    1\n"
		"299           0.5    1    3\n");
	draws("p.trf", 2, pairs);
}
END_TEST

START_TEST(a_line_padded_by_bytes_is_read_by_bytes)
{
	CLI_OK("import", "e.drw", REPORT("bytes-as-columns.trf"), "--system", "dutch");
	cli_has(CLI_OK("export", "e.drw")->out, "Č-Label                           1800 ");
	cli_write("s.trf",
		"142 5\n"
		"001    1      Shifted                          1800                              0.0\n");
	cli_says(3, CLI_CODE(3, "pair", "s.trf"),
		"Line 2, column 48: found \"1\", expected a blank");
}
END_TEST

START_TEST(a_name_may_have_a_number_behind_a_gap)
{
	static const char *const right[] = {
		"001    1      Team A  2                         1800                             0.0\n",
		"001    1      Team A  2\n",
		"001    1      Club  1815                        1800                             0.0\n",
		"001    1      Club  1815                                                         0.0\n",
	};

	for (size_t i = 0; i < sizeof(right) / sizeof(right[0]); i++) {
		char text[256];

		snprintf(text, sizeof(text), "142 5\n152 W\n%s001    2      B\n", right[i]);
		cli_write("n.trf", text);
		ck_assert_str_eq(CLI_OK("--dutch", "n.trf", "-p")->out, "1\n1 2\n");
	}
	/* the rating where the name should be, and nothing in the places of the rest */
	cli_write("n.trf",
		"142 5\n152 W\n001    1      Shifted                   1800\n001    2      B\n");
	cli_says(3, CLI_CODE(3, "pair", "n.trf"), "expected a name without a number behind a gap");
}
END_TEST

START_TEST(what_has_its_default_is_not_written)
{
	CLI_OK("import", "e.drw", REPORT("points-310.trf"), "--system", "dutch");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n162  W 3.0    D 1.0\r\n");
}
END_TEST

START_TEST(every_command_knows_a_report_with_bare_returns)
{
	CLI_OK("pair", REPORT("cr-only.trf"));
	CLI_OK("why", REPORT("cr-only.trf"));
	CLI_OK("check", REPORT("cr-only.trf"));
	CLI_OK("audit", REPORT("cr-only.trf"));
	CLI_OK("compare", REPORT("cr-only.trf"));
	CLI_OK("import", "e.drw", REPORT("cr-only.trf"));
}
END_TEST

START_TEST(one_field_tells_no_setting)
{
	static const char *const pairs[] = {"5 1", "2 3", "4 0"};

	draws(REPORT("bye-not-counted.trf"), 3, pairs);
	cli_has(CLI_OK("pair", REPORT("bye-not-counted.trf"))->err,
		"player 5 has 0 points in the file and 1 by his results, which count");
}
END_TEST

START_TEST(half_point_byes_may_have_no_code)
{
	static const char *const pairs[] = {"2 1", "3 6", "4 5"};

	draws(REPORT("half-bye-without-code.trf"), 3, pairs);
	cli_has(CLI_OK("pair", REPORT("half-bye-without-code.trf"))->err, "half-point byes");
}
END_TEST

START_TEST(a_team_event_is_not_drawn)
{
	cli_has(CLI_CODE(3, "check", REPORT("team-event.trf"))->err,
		"a team event; nothing to check");
	cli_has(CLI_CODE(3, "pair", REPORT("team-event.trf"))->err, "a team event");
	cli_has(CLI_CODE(3, "--dutch", REPORT("team-event.trf"), "-p")->err, "a team event");
	cli_has(CLI_CODE(3, "import", "e.drw", REPORT("team-event.trf"))->err, "a team event");
	cli_write("words.trf", "092 Team Swiss System\n001    1      A\n001    2      B\n");
	cli_has(CLI_CODE(3, "pair", "words.trf")->err, "a team event");
	cli_write("lists.trf",
		"001    1      A\n001    2      B\n"
		"310   1 Team A                           TA      0    0.0    0.0         1\n"
		"310   2 Team B                           TB      0    0.0    0.0         2\n");
	cli_has(CLI_CODE(3, "pair", "lists.trf")->err, "a team event");
	cli_write("robin.trf", "192 SCHILLER_ROUNDROBIN\n001    1      A\n001    2      B\n");
	cli_has(CLI_CODE(3, "--dutch", "robin.trf", "-p")->err, "no Swiss event");
}
END_TEST

/* Nothing that was put right stands before it. */
START_TEST(of_a_team_event_the_error_comes_first)
{
	static const char *const calls[] = {"check", "pair"};

	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		const char *text = CLI_CODE(3, calls[i], REPORT("team-event.trf"))->err;

		ck_assert_msg(strstr(text, "it is a team event") &&
				strstr(text, "it is a team event") < strchr(text, '\n'),
			"%s", text);
	}
}
END_TEST

START_TEST(team_lists_of_an_individual_event_do_not_matter)
{
	cli_write("own.trf",
		"092 Individual: Swiss-System\n142 3\n152 W\n082 2\n"
		"001    1      A\n001    2      B\n"
		"013 Team A                              1\n013 Team B                              2\n");
	CLI_OK("pair", "own.trf");
}
END_TEST

START_TEST(blanks_and_tabs_at_the_end_are_nothing)
{
	cli_has(CLI_OK("pair", REPORT("bye-record-tab.trf"))->out, "2\n");
	cli_write("t.trf", "142 5\n001    1      A\n001    2      B\n240 H   1    1\tx\n");
	cli_says(3, CLI_CODE(3, "pair", "t.trf"), "found \"x\", expected a starting number");
	cli_write("u.trf", "142 5\n001    1      A\tB\n001    2      B\n");
	cli_says(3, CLI_CODE(3, "pair", "u.trf"), "found \"A\\tB\"");
}
END_TEST

START_TEST(without_a_type_dutch_is_taken_and_told_once)
{
	static const char line[] = "The report names no rule book (192); dutch was taken";

	cli_has(CLI_OK("import", "e.drw", REPORT("individual-no-192.trf"))->err, line);
	cli_has(CLI_OK("export", "e.drw")->out, "### drawboard: system dutch");
	cli_has(CLI_OK("pair", REPORT("individual-no-192.trf"))->err, line);
	cli_has(CLI_OK("check", REPORT("individual-no-192.trf"))->err, line);
	ck_assert_str_eq(CLI_OK("--dutch", REPORT("individual-no-192.trf"), "-p")->err, "");
	ck_assert_str_eq(
		CLI_OK("pair", REPORT("individual-no-192.trf"), "--system", "caa")->err, "");
	CLI_OK("import", "f.drw", REPORT("individual-no-192.trf"), "--system", "caa");
	CLI_OK("export", "f.drw", "-o", "f.trf");
	ck_assert_str_eq(CLI_OK("pair", "f.trf")->err, "");
}
END_TEST

START_TEST(a_kind_of_notice_comes_once)
{
	const char *text = CLI_OK("pair", REPORT("many-notices.trf"), "--system", "dutch")->err;
	int lines = 0;

	for (const char *at = text; (at = strchr(at, '\n')) != NULL; at++)
		lines++;
	ck_assert_int_eq(lines, 3);
	cli_has(text, "read as absent (Z). 46 in all, lines 5, 6, 7, 8, 9 and more.");
}
END_TEST

START_TEST(rulers_and_the_mark_of_the_end_are_nothing)
{
	ck_assert_str_eq(CLI_OK("--dutch", REPORT("ruler-and-ctrl-z.trf"), "-p")->err, "");
}
END_TEST

START_TEST(a_bye_entered_in_advance_plays_no_round)
{
	static const char *const pairs[] = {"1 4", "5 2", "3 6"};

	draws(REPORT("b16.trf"), 3, pairs);
	cli_has(CLI_OK("import", "e.drw", REPORT("b16.trf"))->out,
		"7 players and 0 rounds imported.");
}
END_TEST

START_TEST(a_dash_in_the_next_round_is_an_absence)
{
	static const char *const pairs[] = {"1 0"};

	cli_write("a.trf",
		"142 3\n152 W\n001    1      A\n"
		"001    2      B                                                                            0000   -\n");
	draws("a.trf", 1, pairs);
}
END_TEST

START_TEST(players_may_rank_by_their_lines)
{
	static const char *const pairs[] = {"4 2", "1 3"};

	cli_write("r.trf",
		"XXR 3\nXXC white1 rank\n001    4      D\n001    3      C\n001    2      B\n001    1      A\n");
	draws("r.trf", 2, pairs);
	cli_says(3, CLI_CODE(3, "import", "e.drw", "r.trf"), "XXC rank");
}
END_TEST

START_TEST(the_number_of_rounds_can_be_changed)
{
	cli_says(3, CLI_CODE(3, "import", "e.drw", REPORT("noxxr.trf"), "--system", "dutch"),
		"does not say how many rounds there are (142 or XXR): give --rounds N, from 1 on.");
	ck_assert_int_ne(access("e.drw", F_OK), 0);
	CLI_OK("import", "e.drw", REPORT("noxxr.trf"), "--rounds", "1");
	ck_assert_str_eq(CLI_OK("rounds", "e.drw", "5", "--reason", "one more day")->out,
		"The event has 5 rounds.\n");
	cli_has(CLI_OK("journal", "e.drw")->out, "Rounds: 5, not 1: one more day");
	CLI_OK("pair", "e.drw");
	cli_says(1, CLI_CODE(1, "rounds", "e.drw", "4"), "Round 2 is proposed");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	ck_assert_str_eq(CLI_OK("rounds", "e.drw")->out, "The event has 1 round.\n");
	CLI_CODE(2, "rounds", "e.drw", "0");
	ck_assert(json_is_valid(CLI_OK("rounds", "e.drw", "4", "--json")->out));
	cli_says(1, CLI_CODE(1, "rounds", "e.drw", "4"), "4 rounds already");
	cli_says(3,
		CLI_CODE(3, "rounds", "e.drw", "3", "--reason",
			"a reason that is so long that the journal could not keep it whole, as it has but one line of it for that"),
		"at most 96 bytes");
}
END_TEST

static void eight_players(const char *rounds)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", rounds, "--lot", "white");
	cli_write("l.csv", "name,grade\nA,1900\nB,1800\nC,1700\nD,1600\nE,1500\nF,1400\n");
	CLI_OK("import", "e.drw", "l.csv");
}

START_TEST(what_is_entered_beyond_the_last_round_is_named)
{
	eight_players("6");
	CLI_OK("players", "e.drw", "bye", "A", "6:half");
	cli_says(1, CLI_CODE(1, "rounds", "e.drw", "5"),
		"1 A has a bye booked for round 6: take it back first.");
	CLI_OK("players", "e.drw", "bye", "A", "6:none");
	CLI_OK("players", "e.drw", "withdraw", "B", "--from", "6");
	cli_says(1, CLI_CODE(1, "rounds", "e.drw", "5"),
		"2 B withdraws from round 6 on: let him return first.");
	CLI_OK("players", "e.drw", "return", "B");
	CLI_OK("players", "e.drw", "add", "G", "--enters", "6");
	cli_says(
		1, CLI_CODE(1, "rounds", "e.drw", "5"), "G enters in round 6: take him out first.");
	CLI_OK("players", "e.drw", "remove", "G");
	CLI_OK("hand", "e.drw", "A", "apart", "C", "--rounds", "3-5");
	cli_says(1, CLI_CODE(1, "rounds", "e.drw", "4"),
		"1 A and 3 C are kept apart in rounds 3-5: change that first.");
	CLI_OK("rounds", "e.drw", "5");
}
END_TEST

START_TEST(pairs_kept_apart_to_the_end_are_so_to_the_new_one)
{
	eight_players("5");
	CLI_OK("hand", "e.drw", "A", "apart", "C", "--rounds", "1-5");
	CLI_OK("hand", "e.drw", "B", "apart", "D", "--rounds", "1-2");
	CLI_OK("rounds", "e.drw", "7");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n260   1   7    1    3\r\n");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n260   1   2    2    4\r\n");
	CLI_OK("rounds", "e.drw", "3");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n260   1   3    1    3\r\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n260   1   5    1    3\r\n");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(what_is_fixed_for_a_round_that_would_not_be_is_named)
{
	eight_players("2");
	cli_publish("e.drw");
	for (int board = 1; board <= 3; board++) {
		char number[] = {(char)('0' + board), '\0'};

		CLI_OK("result", "e.drw", number, "1");
	}
	CLI_OK("hand", "e.drw", "A", "colour", "black");
	cli_says(1, CLI_CODE(1, "rounds", "e.drw", "1"),
		"is fixed by hand for round 2: free him first.");
	CLI_OK("hand", "e.drw", "A", "none");
	CLI_OK("rounds", "e.drw", "1");
}
END_TEST

START_TEST(virtual_points_of_rounds_that_are_none_go)
{
	cli_write("v.trf",
		"142 4\n152 W\n192 FIDE_DUTCH\n250       1.0   1   4    1    1\n"
		"001    1      A\n001    2      B\n");
	CLI_OK("import", "e.drw", "v.trf");
	CLI_OK("rounds", "e.drw", "2");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n250       1.0   1   2    1    1\r\n");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n250       1.0   1   4    1    1\r\n");
}
END_TEST

START_TEST(particulars_go_out_as_csv_and_come_back)
{
	char text[2048];

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_write("l.csv",
		"pin,name,rating,club,school,ECF code,expires,notes\n"
		"1,\"King, Ken\",1800,Bury,St Anne,123456A,2026-12-31,\"a \"\"b\"\"\"\n2,Low,1700,,,,,\n");
	CLI_OK("import", "e.drw", "l.csv");
	CLI_OK("players", "e.drw", "-o", "p.csv");
	snprintf(text, sizeof(text), "%s", cli_read("p.csv"));
	cli_has(text, "ecf-code");
	cli_has(text, "123456A");
	cli_has(text, "St Anne");
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "f.drw", "p.csv");
	CLI_OK("players", "f.drw", "-o", "q.csv");
	ck_assert_str_eq(cli_read("q.csv"), text);
}
END_TEST

/* Of the two ratings of the English list the published one counts, not the revised one. */
START_TEST(the_list_of_a_federation_is_known)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_has(CLI_OK("import", "e.drw", REPORT("ecf-list.csv"))->err,
		"\"revised_standard\", was not read: column 7, \"original_standard\", means the same.");
	cli_has(CLI_OK("players", "e.drw")->out, "Alpha, A                     1800  Club A");
}
END_TEST

START_TEST(what_is_called_a_report_is_read_as_one)
{
	cli_write("junk.trf", "junk");
	cli_says(3, cli_run("import", "none.drw", "junk.trf", NULL),
		"junk.trf: The file has no players; expected lines that begin with 001.");
	cli_write("junk.csv", "junk");
	cli_says(4, cli_run("import", "none.drw", "junk.csv", NULL), "There is no such event yet");
}
END_TEST

START_TEST(a_dry_run_prints_who_would_come_in_and_changes_nothing)
{
	const struct cli_result *told;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "Who;Strength;byes\nKing, Ken;1800;2\nLow, Lou;1900;\n");
	told = CLI_OK("import", "e.drw", "l.csv", "--map", "who=name,strength=rating", "--dry-run");
	cli_has(told->out, "   1     Low, Lou                     1900\n");
	cli_has(told->out, "   2     King, Ken                    1800  bye 2:half\n");
	cli_has(told->out, "2 players would come in; nothing was changed.\n");
	ck_assert_str_eq(CLI_OK("players", "e.drw")->out, "");
	cli_write("n.csv", "name,rating,sex,new\nMay,NEW,f,\nNed,1500,m,yes\n");
	told = CLI_OK("import", "e.drw", "n.csv", "--dry-run");
	cli_has(told->out, "May                           NEW  f\n");
	cli_has(told->out, "Ned                          1500  m  new\n");
	CLI_OK("import", "e.drw", "l.csv", "--map", "who=name,strength=rating");
	cli_has(CLI_OK("players", "e.drw")->out, "Low, Lou");
}
END_TEST

START_TEST(a_list_without_known_grades_names_the_likely_column)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "name,Rapidplay rating\nA,1800\n");
	cli_has(CLI_OK("import", "e.drw", "l.csv")->err,
		"did you mean \"Rapidplay rating\" (m, or import EVENT LIST --rating COLUMN)?");
	cli_write("s.csv",
		"name,Born in,Strength,Street No.\nB,1990,1512,12\nC,1987,,7\nD,2001,987,3\n");
	cli_has(CLI_OK("import", "e.drw", "s.csv")->err,
		"so nobody has one; did you mean \"Strength\" (m, or import EVENT LIST --rating COLUMN)?");
	cli_write("n.csv", "name,Street No.,Arrived\nE,12,9.30\nF,1450,10.15\nG,7,9.45\n");
	ck_assert_ptr_null(strstr(CLI_OK("import", "e.drw", "n.csv")->err, "did you mean"));
}
END_TEST

START_TEST(tables_are_written_as_csv)
{
	static const char *const lists[][2] = {{"boards", "Board,White PIN,White,"},
		{"names", "Name,PIN,Board,"}, {"standings", "Rank,PIN,Name,"}};
	char text[4096];

	CLI_OK("import", "e.drw", REPORT("noxxr.trf"), "--rounds", "3");
	CLI_OK("players", "e.drw", "edit", "1", "--name", "=1+1");
	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
		CLI_OK("print", "e.drw", lists[i][0], "-o", "x.csv");
		ck_assert_int_eq(strncmp(cli_read("x.csv"), lists[i][1], strlen(lists[i][1])), 0);
		cli_has(cli_read("x.csv"), "\"'=1+1\"");
	}
	snprintf(text, sizeof(text), "%s", cli_read("x.csv"));
	CLI_OK("standings", "e.drw", "-o", "Y.CSV");
	ck_assert_str_eq(cli_read("Y.CSV"), text);
}
END_TEST

/*
 * Numbers by rank are none that were given: who comes later is numbered among them, here as there.
 */
START_TEST(players_numbered_by_rank_are_so_again)
{
	char *players;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "name,rating\nCole,1700\nAdams,2100\nBrown,2000\nDrew,2000\nEvans,\n");
	CLI_OK("import", "e.drw", "l.csv");
	CLI_OK("players", "e.drw", "-o", "p.csv");
	cli_has(cli_read("p.csv"), "\r\n2,,,Brown,2000,");
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "f.drw", "p.csv");
	CLI_OK("players", "e.drw", "add", "Ford", "--grade", "2050");
	CLI_OK("players", "f.drw", "add", "Ford", "--grade", "2050");
	players = strdup(CLI_OK("players", "e.drw", "--json")->out);
	cli_has(players, "\"pin\": 2, \"place\": \"\", \"name\": \"Ford\"");
	ck_assert_str_eq(CLI_OK("players", "f.drw", "--json")->out, players);
	free(players);
	/* numbers without places were given, and so were others than those by rank */
	cli_write("p.csv", "PIN,Name,Rating\n1,Adams,2100\n2,Brown,2000\n");
	CLI_OK("new", "g.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "g.drw", "p.csv");
	cli_has(CLI_OK("players", "g.drw", "--json")->out, "\"pin\": 2, \"place\": \"2\"");
	cli_write("p.csv", "PIN,Place,Name,Rating\n2,,Adams,2100\n1,,Brown,2000\n");
	CLI_OK("new", "h.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "h.drw", "p.csv");
	cli_has(CLI_OK("players", "h.drw", "--json")->out, "\"pin\": 2, \"place\": \"2\"");
}
END_TEST

/* What is written as CSV is a list that import takes, with all that it knows of. */
START_TEST(the_players_as_csv_can_be_imported_again)
{
	char text[4096], *list;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	cli_write("l.csv",
		"pin,name,title,rating,club,byes,enters,top,new,fide,fed,born,sex\n"
		"1,\"King, Ken\",FM,2101,\"Bury, York\",2:half 4:zero,1,yes,,400001,ENG,1987/02/03,m\n"
		"2,\"Queen, Q\",,,,,2,,,,,,f\n3,\"=Odd, O\",,1700,,,,,yes,,,,\n");
	CLI_OK("import", "e.drw", "l.csv");
	CLI_OK("players", "e.drw", "-o", "p.csv");
	snprintf(text, sizeof(text), "%s", cli_read("p.csv"));
	ck_assert_int_eq(strncmp(text, "PIN,Place,Title,Name,Rating,Club,Byes,", 38), 0);
	CLI_OK("print", "e.drw", "players", "-o", "q.csv");
	ck_assert_str_eq(cli_read("q.csv"), text);
	list = strdup(CLI_OK("players", "e.drw", "--json")->out);
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "f.drw", "p.csv");
	ck_assert_str_eq(CLI_OK("players", "f.drw", "--json")->out, list);
	free(list);
	CLI_OK("players", "f.drw", "-o", "q.csv");
	ck_assert_str_eq(cli_read("q.csv"), text);
	/* and so are the standings */
	CLI_OK("standings", "e.drw", "-o", "s.csv");
	CLI_OK("new", "g.drw", "--system", "caa", "--rounds", "5");
	cli_has(CLI_OK("import", "g.drw", "s.csv")->out, "3 players imported");
	cli_has(CLI_OK("players", "g.drw")->out, "=Odd, O");
	CLI_OK("players", "e.drw", "-o", "p.txt");
	cli_has(cli_read("p.txt"), "3 players in rank order");
	cli_has(cli_read("p.txt"), "byes 2:half 4:zero");
}
END_TEST

START_TEST(every_list_can_go_to_a_file)
{
	static const char *const lists[] = {"players", "rounds", "groups", "journal", "standings"};

	CLI_OK("import", "e.drw", REPORT("noxxr.trf"), "--rounds", "3");
	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
		ck_assert_str_eq(CLI_OK(lists[i], "e.drw", "-o", "x.txt")->out, "");
		ck_assert_int_gt((int)strlen(cli_read("x.txt")), 10);
		cli_has(CLI_CODE(2, lists[i], "e.drw", "-o", "x.odt")->err, "the ending .odt");
		cli_has(CLI_CODE(2, lists[i], "e.drw", "-o", "x.txt", "--json")->err,
			"--json goes to standard output alone");
	}
}
END_TEST

START_TEST(an_ending_that_is_not_written_is_refused)
{
	CLI_OK("import", "e.drw", REPORT("noxxr.trf"), "--rounds", "3");
	cli_has(CLI_CODE(2, "export", "e.drw", "-o", "x.odt")->err, "the ending .odt");
	cli_has(CLI_CODE(2, "standings", "e.drw", "-o", "x.ODT")->err, "the ending .ODT");
	cli_has(CLI_CODE(2, "export", "e.drw", "-o", "x.csv")->err, "the ending .csv");
	cli_has(CLI_CODE(2, "print", "e.drw", "data", "-o", "x.csv")->err, "the ending .csv");
	cli_has(CLI_CODE(2, "print", "e.drw", "boards", "-o", "x.xlsx")->err, "the ending .xlsx");
	/* one that nobody knows: a list is none of it, a report may have its own */
	cli_has(CLI_CODE(2, "print", "e.drw", "boards", "-o", "x.xyz")->err,
		"-o x.xyz: plain text, CSV, HTML or PDF is written, which is no file of the ending .xyz.");
	cli_has(CLI_CODE(2, "standings", "e.drw", "-o", "./x.txt.bak")->err, "the ending .bak");
	cli_has(CLI_CODE(2, "journal", "e.drw", "-o", "x.drw")->err, "the ending .drw");
	cli_has(CLI_CODE(1, "print", "e.drw", "boards", "-o", "e.drw")->err, "over it");
	cli_has(CLI_CODE(2, "generate", "--seed", "1", "-o", "x.pdf")->err,
		"-o x.pdf: a tournament report is written, which is no file of the ending .pdf.");
	cli_has(CLI_CODE(2, "generate", "--count", "2", "-o", "x##.PDF")->err, "the ending .PDF");
	/* nor is an event written under the ending of something else */
	cli_has(CLI_CODE(1, "backup", "e.drw", "x.pdf")->err,
		"x.pdf: An event is written, which is no file of the ending .pdf.");
	cli_has(CLI_CODE(4, "new", "x.trf", "--system", "caa", "--rounds", "5")->err,
		"which is no file of the ending .trf.");
	cli_has(CLI_CODE(4, "import", "x.csv", REPORT("noxxr.trf"), "--rounds", "3")->err,
		"which is no file of the ending .csv.");
	ck_assert_int_ne(access("x.odt", F_OK), 0);
	ck_assert_int_ne(access("x.xyz", F_OK), 0);
	ck_assert_int_ne(access("x.pdf", F_OK), 0);
	ck_assert_int_ne(access("x.trf", F_OK), 0);
	ck_assert_int_eq(mkdir("a.b", 0777), 0);
	CLI_OK("standings", "e.drw", "-o", "a.b/x");
	CLI_OK("standings", "e.drw", "-o", "a.b/x.TXT");
	CLI_OK("export", "e.drw", "-o", "x.fide");
	CLI_OK("export", "e.drw", "-o", "x.trf");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("reports of others");

	tcase_add_test(tcase, the_code_is_always_fide_dutch);
	tcase_add_test(tcase, trf16_has_records_of_its_own_alone);
	tcase_add_test(tcase, abnormal_points_count_for_the_draw);
	tcase_add_test(tcase, a_penalty_takes_points);
	tcase_add_test(tcase, a_line_padded_by_bytes_is_read_by_bytes);
	tcase_add_test(tcase, a_name_may_have_a_number_behind_a_gap);
	tcase_add_test(tcase, what_has_its_default_is_not_written);
	tcase_add_test(tcase, every_command_knows_a_report_with_bare_returns);
	tcase_add_test(tcase, one_field_tells_no_setting);
	tcase_add_test(tcase, half_point_byes_may_have_no_code);
	tcase_add_test(tcase, a_team_event_is_not_drawn);
	tcase_add_test(tcase, of_a_team_event_the_error_comes_first);
	tcase_add_test(tcase, team_lists_of_an_individual_event_do_not_matter);
	tcase_add_test(tcase, blanks_and_tabs_at_the_end_are_nothing);
	tcase_add_test(tcase, without_a_type_dutch_is_taken_and_told_once);
	tcase_add_test(tcase, a_kind_of_notice_comes_once);
	tcase_add_test(tcase, rulers_and_the_mark_of_the_end_are_nothing);
	tcase_add_test(tcase, a_bye_entered_in_advance_plays_no_round);
	tcase_add_test(tcase, a_dash_in_the_next_round_is_an_absence);
	tcase_add_test(tcase, players_may_rank_by_their_lines);
	tcase_add_test(tcase, the_number_of_rounds_can_be_changed);
	tcase_add_test(tcase, what_is_entered_beyond_the_last_round_is_named);
	tcase_add_test(tcase, pairs_kept_apart_to_the_end_are_so_to_the_new_one);
	tcase_add_test(tcase, what_is_fixed_for_a_round_that_would_not_be_is_named);
	tcase_add_test(tcase, virtual_points_of_rounds_that_are_none_go);
	tcase_add_test(tcase, the_list_of_a_federation_is_known);
	tcase_add_test(tcase, particulars_go_out_as_csv_and_come_back);
	tcase_add_test(tcase, what_is_called_a_report_is_read_as_one);
	tcase_add_test(tcase, a_dry_run_prints_who_would_come_in_and_changes_nothing);
	tcase_add_test(tcase, a_list_without_known_grades_names_the_likely_column);
	tcase_add_test(tcase, tables_are_written_as_csv);
	tcase_add_test(tcase, an_ending_that_is_not_written_is_refused);
	tcase_add_test(tcase, the_players_as_csv_can_be_imported_again);
	tcase_add_test(tcase, players_numbered_by_rank_are_so_again);
	tcase_add_test(tcase, every_list_can_go_to_a_file);
	return cli_run_suite("cli reports of others", tcase);
}
