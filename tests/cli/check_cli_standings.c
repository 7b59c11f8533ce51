/* drawboard standings: tie-breaks, their order, their working; reports out and back. */
#include <stdio.h>
#include <string.h>

#include "support/fault/whole_file.h"
#include "support/pty/cli_run.h"

static void worked_event(void)
{
	cli_write("w.trf", whole_file(TESTS_DIR "/data/ties/worked.trf", NULL));
	CLI_OK("import", "e.drw", "w.trf");
}

START_TEST(standings_have_a_column_a_tie_break)
{
	const char *text;

	worked_event();
	text = CLI_OK("standings", "e.drw")->out;
	cli_has(text, "By points, BH/C1, BH, SB, DE (C.07 of 2026)\n");
	cli_has(text, "Pts  BH/C1    BH    SB  DE\n");
	cli_has(text, "   3   1  Player, A   2349         3½   10.5    13  8.75");
	/* a report is taken as it is */
	cli_has(CLI_OK("standings", "w.trf", "-t", "SB")->out, "Pts    SB\n");
	cli_has(CLI_OK("standings", "w.trf", "-t", "AOB,DE", "--csv")->out,
		"Rank,PIN,Name,Grade,Club,Points,AOB,DE\r\n");
	cli_has(CLI_OK("standings", "w.trf", "-t", "AOB,DE", "--csv")->out,
		"3,1,\"Player, A\",2349,,3.5,12.375,\r\n");
	text = CLI_OK("standings", "w.trf", "-t", "aob,de", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"rules\": 2026,");
	cli_has(text, "\"tie_breaks\": {\"AOB\": 12.667, \"DE\": null}");
	cli_has(CLI_OK("standings", "w.trf", "-t", "BH", "--tie-break-rules", "2024")->out,
		"By points, BH (C.07 of 2024)\n");
	cli_has(CLI_OK("standings", "w.trf", "-t", "none")->out, "  2=   1  Player, A");
}
END_TEST

static const char *figures_of(const char *file, const char *ties)
{
	cli_write("t.trf", whole_file(file, NULL));
	return CLI_OK("standings", "t.trf", "-t", ties, "--csv")->out;
}

/*
 * C.07 16.5: player 1 of the report has beaten 4 (2) and 2 (1.5), was absent in round 2 and lost
 * round 3 by default, each of these 0 against himself: 2 and, by 16.4.1, 1.5. The default is of the
 * lowest score and goes first; then 1.5 is the least, and the absence is less: 2 is left.
 */
START_TEST(of_equal_unplayed_rounds_that_of_the_lower_score_is_cut_first)
{
	cli_has(figures_of(TESTS_DIR "/data/ties/voluntary.trf", "SB/C1,SB/C2"),
		"2,1,Player 1,2362,,2,3.5,2\r\n");
}
END_TEST

/*
 * C.07 7.8, C.04.2 2.3: in a Dutch event who comes late takes the number of his rating, and those
 * below him the next ones; elsewhere everybody keeps his card's.
 */
START_TEST(a_late_entry_has_the_number_of_his_rank_where_numbers_are_ranks)
{
	static const struct {
		const char *system, *first;
	} books[] = {{"dutch", "4,Dale,1950,,0.5,2\r\n"}, {"caa", "3,Cedar,1800,,0.5,3\r\n"}};
	const char *row;

	cli_write("l.csv", "name,grade\nAlder,2000\nBirch,1900\nCedar,1800\n");
	CLI_OK("new", "e.drw", "--system", books[_i].system, "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drw", "l.csv");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("players", "e.drw", "add", "Dale", "--grade", "1950");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "=");
	row = strstr(CLI_OK("standings", "e.drw", "-t", "TPN", "--csv")->out, "\n3,");
	ck_assert_ptr_nonnull(row);
	ck_assert_int_eq(strncmp(row + 3, books[_i].first, strlen(books[_i].first)), 0);
}
END_TEST

/* C.07 8.3 speaks of the final round: until it is played Fore Buchholz is Buchholz. */
START_TEST(fore_buchholz_waits_for_the_final_round)
{
	cli_has(figures_of(TESTS_DIR "/data/ties/unfinished.trf", "FB,BH"),
		"1,1,Player 1,1808,,2,0.5,0.5\r\n");
}
END_TEST

/* Each round, what it was to him and what that is worth. */
START_TEST(points_are_asked_for_their_working)
{
	const char *text;

	worked_event();
	cli_has(CLI_OK("standings", "e.drw", "--explain", "points", "--player", "5")->out,
		"Points of 5 Player E after round 5: 3½\n"
		"round 1: as White against 2 Player B, 0-1: 0\n"
		"round 2: full-point bye: 1\n"
		"round 3: as Black against 3 Player C, 0-1: 1\n"
		"round 4: as Black against 1 Player A, ½-½: ½\n"
		"round 5: as White against 6 Player F, 1-0 def: 1\n"
		"0 + 1 + 1 + ½ + 1 = 3½\n");
	cli_has(CLI_OK("standings", "e.drw", "--explain", "PTS", "--player", "7", "--round", "4")
			->out,
		"round 4: half-point bye, booked: ½\n1 + 0 + 0 + ½ = 1½\n");
	text = CLI_OK("standings", "e.drw", "--explain", "POINTS", "--player", "1", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"tie_break\": \"PTS\",\n  \"figure\": 3.5,");
	cli_has(text, "\"round 5: absent: 0\"");
	CLI_OK("section", "e.drw", "set", "points=W=3 D=1", "--reason", "x");
	text = CLI_OK("standings", "e.drw", "--explain", "POINTS", "--player", "5")->out;
	cli_has(text, "Points of the section: W=3 D=1 (W win, ");
	cli_has(text, "round 3: as Black against 3 Player C, 0-1: 3\n");
	cli_has(text, "\n0 + 3 + 3 + 1 + 3 = 10\n");
}
END_TEST

START_TEST(a_figure_is_asked_for_its_working)
{
	const char *text;

	worked_event();
	text = CLI_OK("standings", "e.drw", "--explain", "BH/C1", "--player", "#1")->out;
	cli_has(text, "BH/C1 of 1 Player A after round 5: 10.5\nBuchholz (C.07 8.1 of 2026)\n");
	cli_has(text, "round 3: 2 Player B, score 4\n");
	cli_has(text,
		"round 5: absent, counts as a dummy with his own 3.5, but no more than 2.5, a draw in each of 5 rounds (C.07 16.4.2); cut before less, a round he gave up of his own will (C.07 16.5)\n");
	cli_has(text, "\n2 + 1 + 4 + 3.5 = 10.5\n");
	text = CLI_OK("standings", "e.drw", "--explain", "BH", "--player", "2")->out;
	cli_has(text,
		"round 2: won by default, counts as a dummy with his own 4, but no more than the 1.5 of 7 Player G (C.07 16.4.1)\n");
	cli_has(text,
		"round 3: 1 Player A, score 4 (3.5, and byes he asked for at the end count as draws, C.07 16.3)\n");
	text = CLI_OK("standings", "e.drw", "--explain", "TPR", "--player", "1", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"figure\": 2325,");
	cli_has(text, "3.5 of 4 is 88 %, which is worth +336 (FIDE B.02 8.1): 2325");
	cli_has(CLI_OK("standings", "e.drw", "-t", "DE", "--explain", "DE", "--player", "3")->out,
		"v 4 Player D: 1 in 1 game\nOf 2 who are tied he is number 1 by their games");
	cli_has(CLI_OK("standings", "e.drw", "--explain", "CUM", "--player", "5")->out,
		"0 + 1 + 2 + 2.5 + 3.5, less 2 for points without a game = 7\n");
	cli_says(2, CLI_CODE(2, "standings", "e.drw", "--explain", "BH"), "whose figure?");
	cli_says(2, CLI_CODE(2, "standings", "e.drw", "--explain", "XY", "--player", "1"),
		"There is no tie-break XY; there are BH,");
}
END_TEST

/* The code that was asked for, not the one of the order that begins alike. */
START_TEST(a_figure_is_that_of_its_own_modifiers)
{
	worked_event();
	cli_has(CLI_OK("standings", "e.drw", "-t", "BH/C1", "--explain", "BH", "--player", "1")
			->out,
		"BH of 1 Player A after round 5: 13\n");
	cli_has(CLI_OK("standings", "e.drw", "--explain", "BH/C2", "--player", "1")->out,
		"BH/C2 of 1 Player A after round 5: ");
	cli_has(CLI_OK("standings", "e.drw", "-t", "KS", "--explain", "KS/L-1", "--player", "1")
			->out,
		"KS/L-1 of 1 Player A");
	/* it is counted, and said that it is out of place in a Swiss */
	cli_has(CLI_OK("standings", "e.drw", "-t", "KS/L+1")->out,
		"By points, KS/L+1; KS/L+1 is for an all-play-all (C.07 9.2)\n");
	cli_has(CLI_OK("section", "e.drw", "set", "tie-breaks=KS", "--reason", "announced")->err,
		"KS is for an all-play-all (C.07 9.2); here not all play the same opponents.");
	cli_has(CLI_OK("standings", "e.drw", "-t", "ARO", "--explain", "ARO/U1400", "--player", "1")
			->out,
		"ARO/U1400 of 1 Player A");
}
END_TEST

/* What decides ranks is not left out in silence, and no note is cut. */
START_TEST(what_has_no_room_is_named)
{
	const char *text;

	worked_event();
	text = CLI_OK("standings", "e.drw", "-t", "BH/C1,BH,SB,DE,WIN,BPG")->out;
	cli_has(text, "; WIN and BPG left out for\nwant of room: ");
	cli_has(text, "--width 88, ");
	cli_has(text, "--explain\n");
	text = CLI_OK("standings", "e.drw", "-t", "BH/C1,BH,SB,DE,WIN,BPG", "--width", "88")->out;
	cli_has(text, "DE  WIN  BPG\n");
	ck_assert_ptr_null(strstr(text, "left out"));
	CLI_OK("players", "e.drw", "edit", "2", "--grade", "0");
	text = CLI_OK("standings", "e.drw", "-t", "ARO,BH/C1,BH,TPR,PTP,SB,DE,WIN,BPG")->out;
	cli_has(text, "By points, BH/C1, BH, SB, DE, WIN, BPG");
	cli_has(text, "ARO, TPR and PTP");
	ck_assert_ptr_null(strstr(text, "…"));
}
END_TEST

START_TEST(the_event_keeps_an_order_with_its_reason)
{
	worked_event();
	cli_says(1, CLI_CODE(1, "standings", "e.drw", "-t", "BH,SB", "--keep"),
		"Round 1 is published: a change of the tie-breaks wants a reason");
	CLI_OK("standings", "e.drw", "-t", "BH,SB", "--keep", "--reason", "as announced");
	cli_has(CLI_OK("standings", "e.drw")->out, "By points, BH, SB (C.07 of 2026)\n");
	cli_has(CLI_OK("journal", "e.drw")->out, "Tie-breaks: BH,SB: as announced\n");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n202 BH,SB\r\n");
	CLI_OK("verify", "e.drw");
	cli_has(CLI_OK("undo", "e.drw")->out, "Undone: Tie-breaks: BH,SB: as announced");
	cli_has(CLI_OK("standings", "e.drw")->out, "By points, BH/C1, BH, SB, DE");
	CLI_OK("standings", "e.drw", "--tie-break-rules", "2024", "-t", "WIN,PTS", "--keep",
		"--reason", "x");
	CLI_OK("export", "e.drw", "-o", "x.trf");
	cli_has(cli_read("x.trf"), "\r\n212 WIN,PTS\r\n### drawboard: tie-break-rules 2024\r\n");
	CLI_OK("import", "copy.drw", "x.trf");
	cli_has(CLI_OK("standings", "copy.drw", "--json")->out, "\"rules\": 2024,");
	cli_has(CLI_OK("standings", "copy.drw")->out, "By WIN, points\n");
	CLI_OK("standings", "copy.drw", "-t", "usual", "--keep", "--reason", "x");
	cli_has(CLI_OK("standings", "copy.drw")->out,
		"By points, BH/C1, BH, SB, DE (C.07 of 2024)");
	cli_says(2, CLI_CODE(2, "standings", "e.drw", "--keep"), "--keep goes with --tie-breaks");
	cli_says(2, CLI_CODE(2, "standings", "w.trf", "-t", "BH", "--keep"), "is for events");
}
END_TEST

START_TEST(what_cannot_be_counted_is_named)
{
	worked_event();
	CLI_OK("players", "e.drw", "edit", "2", "--grade", "0");
	cli_has(CLI_OK("standings", "e.drw", "-t", "ARO,PS")->out,
		"By points, PS; ARO left out: 1 has no rating (C.07 10)\n");
	cli_has(CLI_OK("standings", "e.drw", "-t", "ARO/U2136")->out, "ARO/U2136\n");
	cli_has(CLI_OK("standings", "e.drw", "-t", "ARO", "--explain", "ARO", "--player", "1")->out,
		"Left out: 1 player has no rating (C.07 10); with /U1400 each counts as 1400.\n");
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_says(2, CLI_CODE(2, "standings", "e.trf", "--section", "Open"),
		"A report is one section: --section is for events.");
	cli_says(2, CLI_CODE(2, "standings", "e.drw", "-t", "EDE"), "between teams");
	cli_says(2, CLI_CODE(2, "standings", "e.drw", "-t", "PS/M1"), "PS takes /C1 to /C9");
	cli_says(2, CLI_CODE(2, "standings", "e.drw", "--tie-break-rules", "2025"),
		"The editions of C.07 are 2022, 2023, 2024 and 2026");
}
END_TEST

/* Points as they come in; the tie-breaks wait for the end of the round. */
START_TEST(while_a_round_is_played_points_alone_rank)
{
	const char *text;

	CLI_OK("new", "l.drw", "--system", "dutch", "--rounds", "3");
	for (int i = 0; i < 4; i++)
		CLI_OK("players", "l.drw", "add", (const char *[]){"A", "B", "C", "D"}[i]);
	cli_publish("l.drw");
	CLI_OK("result", "l.drw", "1", "1");
	CLI_OK("result", "l.drw", "2", "1");
	cli_publish("l.drw");
	CLI_OK("result", "l.drw", "1", "=");
	text = CLI_OK("standings", "l.drw", "--round", "2")->out;
	cli_has(text, "Standings in round 2 of 3: 1 of 2 results in\n");
	cli_has(text, "By points; BH/C1, BH, SB, DE (C.07 of 2026) after round 1\n");
	cli_has(text, "  1=");
}
END_TEST

/* Equal ones may be split; the worked report has its ranks by DE alone. */
START_TEST(a_report_is_checked_by_its_own_tie_breaks)
{
	const char *text;

	worked_event();
	text = CLI_CODE(1, "check", "w.trf", "--standings")->out;
	cli_has(text,
		"w.trf, standings: 5 Player, E has rank 3 in the report, and is 2. By points, BH/C1, BH, SB, DE (C.07 of 2026).\n");
	cli_has(text, "1 file, 5 rounds, no discrepancy; 7 ranks compared, 4 differ.\n");
	ck_assert(json_is_valid(CLI_CODE(1, "check", "w.trf", "--standings", "--json")->out));
	cli_has(CLI_OK("check", "w.trf")->out, "no discrepancy.\n");
	/* what was checked is not counted as not checked too */
	cli_write("none.trf",
		"012 A\r\n062 2\r\n142 1\r\n"
		"001    1      Adams, A                          2000                             1.0          2 w 1\r\n"
		"001    2      Brown, B                          1900                             0.0          1 b 0\r\n");
	cli_has(CLI_CODE(1, "check", "none.trf", "--standings")->out,
		"1 file, 1 round, no discrepancy; 0 ranks compared, 0 differ; 1 file without ranks to compare.\n");
	cli_says(2, CLI_CODE(2, "check", "e.drw", "--standings"),
		"--standings is for reports, not for an event.");
	cli_says(2, CLI_CODE(2, "check", "w.trf", "--all"), "--all is for an event");
	cli_says(2, CLI_CODE(2, "check", "w.trf", "--section", "Open"), "A report is one section");
	CLI_OK("standings", "e.drw", "-t", "DE", "--keep", "--reason", "x");
	CLI_OK("export", "e.drw", "-o", "x.trf");
	cli_has(cli_read("x.trf"), "\r\n202 DE\r\n");
	cli_has(CLI_OK("check", "x.trf", "--standings")->out, "no discrepancy");
}
END_TEST

/* C.07 15.2: there a default is a game, but for its loser's own record. */
START_TEST(an_all_play_all_is_counted_by_its_own_rules)
{
	cli_write("r.trf",
		"012 RR\r\n"
		"142 3\r\n"
		"192 BERGER_ROUNDROBIN\r\n"
		"001    1      P1                                1999                             2.5    1     4 w 1     3 w =     2 b 1\r\n"
		"001    2      P2                                1998                             0.5    2     3 w 0     4 b =     1 w 0\r\n"
		"001    3      P3                                1997                             2.5    3     2 b 1     1 b =     4 w +\r\n"
		"001    4      P4                                1996                             0.5    4     1 b 0     2 w =     3 b -\r\n");
	cli_has(CLI_OK("standings", "r.trf")->out, "By points, DE, WIN, SB, KS (C.07 of 2026)\n");
	/* 3 won against 4 by default */
	cli_has(CLI_OK("standings", "r.trf", "-t", "SB,BPG,WON", "--csv")->out,
		"1,3,P3,1997,,2.5,2.25,2,2\r\n");
	cli_says(2, CLI_CODE(2, "standings", "r.trf", "-t", "BH/C1"),
		"BH must not be used where all play all (C.07 8); DE, WIN, SB and KS may.");
}
END_TEST

/* Eight who drew everything: only what the arbiter enters parts them. */
START_TEST(play_off_hand_and_lot_part_those_who_are_tied)
{
	const char *text;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "1", "--lot", "white");
	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_says(1, cli_run("section", "e.drw", "lots", NULL),
		"Lots are no tie-break of this section; they are the last one with PS,SOS,LOT (E, or section EVENT set tie-breaks=PS,SOS,LOT).");
	CLI_OK("section", "e.drw", "set", "tie-breaks=PLAYOFF,HAND,LOT");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "=");
	CLI_OK("result", "e.drw", "2", "=");
	cli_says(1, cli_run("section", "e.drw", "lots", NULL), "Round 1 is still being played");
	CLI_OK("result", "e.drw", "3", "=");
	cli_says(1, cli_run("players", "e.drw", "edit", "3", "hand=1", NULL),
		"A place by hand for 3 C among those who are tied: give the reason");
	CLI_OK("players", "e.drw", "edit", "3", "hand=1", "--reason", "won the blitz");
	CLI_OK("players", "e.drw", "edit", "6", "play-off=\u00bd");
	CLI_OK("players", "e.drw", "edit", "5", "play-off=1.5");
	cli_says(3, cli_run("players", "e.drw", "edit", "5", "play-off=x", NULL),
		"Play-off points: \"x\" are not points such as 1, 1.5 or \u00bd, up to 99.");
	text = CLI_OK("standings", "e.drw")->out;
	cli_has(text,
		"   1   5  E      1600          \u00bd      1.5\n"
		"   2   6  F      1500          \u00bd      0.5\n"
		"   3   3  C      1800          \u00bd              1\n"
		"  4=   1  A      2000          \u00bd\n"
		"  4=   2  B      1900          \u00bd\n"
		"  4=   4  D      1700          \u00bd\n");
	text = CLI_OK("section", "e.drw", "lots")->out;
	for (int lot = 1; lot <= 3; lot++) {
		char drawn[16];

		snprintf(drawn, sizeof(drawn), ": lot %d\n", lot);
		cli_has(text, drawn);
	}
	ck_assert_ptr_null(strstr(CLI_OK("standings", "e.drw")->out, "="));
	cli_says(1, cli_run("section", "e.drw", "lots", NULL), "Nobody shares a place");
	cli_has(CLI_OK("journal", "e.drw")->out, "Lots for 3 on shared places, by ");
	cli_has(CLI_OK("standings", "e.drw", "--explain", "HAND", "--player", "A")->out,
		"Nothing is entered: behind those who have something.\n");
	cli_has(CLI_OK("standings", "e.drw", "--explain", "LOT", "--player", "A")->out,
		"Drawn by lot, or entered by the arbiter.\n");
	/* a lot that is drawn is changed for a reason, and is that of one player */
	cli_says(1, cli_run("players", "e.drw", "edit", "1", "lot=7", NULL),
		"give the reason for another one.");
	CLI_OK("players", "e.drw", "edit", "1", "lot=7", "--reason", "drawn again");
	cli_says(1, cli_run("players", "e.drw", "edit", "3", "lot=7", NULL),
		"Lot 7 is that of 1 A.");
	CLI_OK("rounds", "e.drw", "2");
	cli_says(
		1, cli_run("players", "e.drw", "add", "G", "lot=7", NULL), "Lot 7 is that of 1 A.");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("journal", "e.drw")->out, "Player changed: 6 F (play-off 0.5)");
	cli_has(CLI_OK("journal", "e.drw")->out, "): drawn again");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("standings", "e.drw")->out, "  4=   1  A");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("standings");

	tcase_add_test(tcase, standings_have_a_column_a_tie_break);
	tcase_add_test(tcase, of_equal_unplayed_rounds_that_of_the_lower_score_is_cut_first);
	tcase_add_test(tcase, fore_buchholz_waits_for_the_final_round);
	tcase_add_loop_test(
		tcase, a_late_entry_has_the_number_of_his_rank_where_numbers_are_ranks, 0, 2);
	tcase_add_test(tcase, points_are_asked_for_their_working);
	tcase_add_test(tcase, a_figure_is_asked_for_its_working);
	tcase_add_test(tcase, a_figure_is_that_of_its_own_modifiers);
	tcase_add_test(tcase, what_has_no_room_is_named);
	tcase_add_test(tcase, the_event_keeps_an_order_with_its_reason);
	tcase_add_test(tcase, what_cannot_be_counted_is_named);
	tcase_add_test(tcase, while_a_round_is_played_points_alone_rank);
	tcase_add_test(tcase, a_report_is_checked_by_its_own_tie_breaks);
	tcase_add_test(tcase, an_all_play_all_is_counted_by_its_own_rules);
	tcase_add_test(tcase, play_off_hand_and_lot_part_those_who_are_tied);
	return cli_run_suite("cli standings", tcase);
}
