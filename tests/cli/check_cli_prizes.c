/* drawboard prizes: the list in and out, who gets what and why, and what is refused. */
#include <stdio.h>
#include <string.h>

#include "support/fault/whole_file.h"
#include "support/pty/cli_run.h"

static void worked_event(void)
{
	cli_write("w.trf", whole_file(TESTS_DIR "/data/ties/worked.trf", NULL));
	CLI_OK("import", "e.drw", "w.trf");
}

static void worked_list(void)
{
	worked_event();
	CLI_OK("prizes", "e.drw", "add", "100", "place=1", "--rules", "shared");
	ck_assert_ptr_null(strstr(CLI_OK("prizes", "e.drw", "add", "60", "place=2")->out, "100"));
	CLI_OK("prizes", "e.drw", "add", "45.01", "place=3");
	CLI_OK("prizes", "e.drw", "add", "50", "below=2000");
	CLI_OK("prizes", "e.drw", "add", "Cup", "place=1");
}

START_TEST(fide_events_have_to_say_how_the_tied_share)
{
	worked_event();
	cli_says(1, CLI_CODE(1, "prizes", "e.drw", "add", "100", "place=1"),
		"How do the tied share? FIDE leaves it open");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "set", "rules=fair"),
		"is not british, us, us-older, hort, shared or place.");
	CLI_OK("prizes", "e.drw", "set", "rules=place");
	CLI_OK("prizes", "e.drw", "add", "100", "place=1");
	cli_has(CLI_OK("event", "e.drw")->out, "place");
}
END_TEST

/* Elsewhere a list that has schools and no clubs has both, and it is said. */
START_TEST(a_school_is_one_in_any_event)
{
	const char *out;

	cli_write("s.csv", "name,grade,school\nAnna,1500,King's\nBeth,1400,Queen's\n");
	CLI_OK("new", "s.drw", "--system", "caa", "--rounds", "1", "--lot", "white");
	cli_has(CLI_OK("import", "s.drw", "s.csv")->err,
		"Column 3 has the schools; there are no clubs, so the school stands as the club as well");
	out = CLI_OK("players", "s.drw", "edit", "1")->out;
	cli_has(out, "King's");
	cli_publish("s.drw");
	CLI_OK("result", "s.drw", "1", "1");
	cli_has(CLI_OK("print", "s.drw", "teams", "--by", "school")->out, "King's");
	cli_has(CLI_OK("print", "s.drw", "teams")->out, "King's");
	CLI_OK("prizes", "s.drw", "add", "20", "team=school", "best=1");
	out = CLI_OK("prizes", "s.drw")->out;
	ck_assert_msg(!strstr(out, "ot won") && !strstr(out, "obody"), "%s", out);
	/* a list with both has each where it belongs, and nothing is said */
	cli_write("b.csv", "name,grade,school,club\nCyd,1500,Eton,Bury\n");
	CLI_OK("new", "b.drw", "--system", "caa", "--rounds", "1");
	ck_assert_str_eq(CLI_OK("import", "b.drw", "b.csv")->err, "");
	cli_has(CLI_OK("print", "b.drw", "teams", "--by", "school")->out, "Eton");
	cli_has(CLI_OK("print", "b.drw", "teams")->out, "Bury");
}
END_TEST

/* What a column is said to be counts, not what it is called. */
START_TEST(a_column_is_a_school_where_that_is_said)
{
	cli_write("m.csv", "name,grade,Club,Institute\nDee,1500,Bury,Eton\n");
	CLI_OK("new", "m.drw", "--system", "caa", "--rounds", "3");
	CLI_OK("import", "m.drw", "m.csv", "--map", "Institute=school");
	cli_has(CLI_OK("print", "m.drw", "teams", "--by", "school")->out, "Eton");
	cli_has(CLI_OK("print", "m.drw", "teams", "--by", "club")->out, "Bury");
	cli_write("c.csv", "name,grade,School\nDee,1500,Eton\n");
	CLI_OK("new", "c.drw", "--system", "caa", "--rounds", "3");
	ck_assert_ptr_null(
		strstr(CLI_OK("import", "c.drw", "c.csv", "--map", "School=club")->err, "schools"));
	cli_has(CLI_OK("print", "c.drw", "teams", "--by", "club")->out, "Eton");
	cli_says(1, cli_run("print", "c.drw", "teams", "--by", "school", NULL),
		"Nobody has a school");
}
END_TEST

/* By the rules of schools his club is his school, whichever of the two the list calls it. */
START_TEST(a_school_wins_in_an_event_of_schools)
{
	const char *out;

	cli_write("s.csv",
		"name,grade,school\nAnna,1500,King's\nBeth,1400,Queen's\nCyd,1300,King's\n"
		"Dan,1200,Queen's\n");
	CLI_OK("new", "s.drw", "--system", "schools", "--rounds", "1", "--lot", "white");
	CLI_OK("import", "s.drw", "s.csv");
	CLI_OK("players", "s.drw", "add", "Eve", "school=King's");
	CLI_OK("players", "s.drw", "add", "Fay", "club=Queen's");
	cli_publish("s.drw");
	for (int board = 1; board <= 3; board++)
		CLI_OK("result", "s.drw", board == 1 ? "1" : board == 2 ? "2" : "3", "1");
	out = CLI_OK("print", "s.drw", "teams", "--by", "school")->out;
	cli_has(out, "King's");
	cli_has(out, "Queen's");
	cli_has(CLI_OK("print", "s.drw", "entries", "--by", "school")->out, "King's");
	CLI_OK("prizes", "s.drw", "add", "20", "team=school", "best=2");
	CLI_OK("prizes", "s.drw", "add", "10", "school=King's");
	out = CLI_OK("prizes", "s.drw")->out;
	ck_assert_msg(!strstr(out, "ot won") && !strstr(out, "obody"), "%s", out);
	/* Eve, who has a school and no club, does not meet one of King's */
	out = CLI_OK("print", "s.drw", "boards")->out;
	ck_assert_msg(!strstr(out, "NOT PAIRED"), "%s", out);
	CLI_OK("export", "s.drw", "-o", "s.trf");
	cli_has(cli_read("s.trf"), "### drawboard: club 5 King's");
	cli_has(CLI_OK("check", "s.trf")->out, "no discrepancy");
}
END_TEST

START_TEST(who_gets_what_is_printed_with_its_reason)
{
	const char *text;

	worked_list();
	CLI_OK("prizes", "e.drw", "-o", "prizes.txt");
	cli_has(cli_read("prizes.txt"), "\n\nPrinted 2");
	text = CLI_OK("prizes", "e.drw")->out;
	ck_assert_ptr_null(strstr(text, "Printed"));
	cli_has(text, "Prizes after round 5 of 5\n");
	cli_has(text, "shares down to 0.01; 255\n  of 255.01 paid\n");
	cli_has(text, "      100  Player, B                    4  1st; Cup (1st)\n");
	cli_has(text, "    52.50  Player, E                   3½  2nd to 3rd\n");
	cli_has(text,
		"Player E and Player A share 2nd to 3rd: 60 + 45.01 = 105.01, 52.50 each, 0.01\n  left over.\n");
	cli_has(text, "Player E's prize U2000 of 50 is less and goes to Player G.\n");
	cli_has(text, "Cup (1st) goes to Player B, by points.\n");
	text = CLI_OK("prizes", "e.drw", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"total\": 255.01");
	cli_has(CLI_OK("prizes", "e.drw", "--csv")->out,
		"U2000,7,\"Player, G\",,1.5,50,Player G wins U2000: 50.\r\n");
	text = CLI_OK("print", "e.drw", "prizes")->out;
	cli_has(text, "Prize       No  Name       Club  Pts  Amount\n");
	cli_has(text, "2nd to 3rd   5  Player, E         3½   52.50\n");
	/* on paper amounts stand under each other, and what is provisional says so */
	cli_has(text, "  4  100.00\n");
	cli_has(cli_timeless(CLI_OK("print", "e.drw", "prizes", "--round", "2")->out),
		"Prizes after round 2 of 5, as if it were the last one\n");
	CLI_OK("prizes", "e.drw", "add", "20", "name=Best of 2999", "rating-from=2900");
	text = CLI_OK("print", "e.drw", "prizes")->out;
	cli_has(text, "Not won: Best of 2999, 20. Nobody qualifies.\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("prizes", "e.drw", "-o", "p.html");
	cli_has(cli_read("p.html"), "Player G wins U2000: 50.");
	cli_has(CLI_OK("prizes", "e.drw", "receipts")->out, "   52.50     5  Player, E      ");
	cli_has(CLI_OK("prizes", "e.drw", "envelopes")->out, "Player, B\n1st; Cup (1st)\n100\n\n");
	cli_has(CLI_OK("prizes", "e.drw", "--round", "2")->out,
		"Prizes after round 2 of 5, as if it were the last one\n");
}
END_TEST

START_TEST(who_takes_no_prizes_is_left_out_and_named)
{
	worked_list();
	CLI_OK("players", "e.drw", "edit", "2", "prizes=none");
	cli_has(CLI_OK("prizes", "e.drw")->out, "Without a prize, as entered: Player B.\n");
	cli_has(CLI_OK("prizes", "e.drw")->out,
		"Player E and Player A share 1st to 2nd: 100 + 60 = 160, 80 each.\n");
	CLI_OK("players", "e.drw", "edit", "7", "prizes=place");
	cli_has(CLI_OK("prizes", "e.drw")->out, "Player F wins U2000: 50.\n");
	CLI_OK("prizes", "e.drw", "set", "byes=0");
	cli_has(CLI_OK("prizes", "e.drw")->out, "with more byes asked for than 0: ");
}
END_TEST

static void event_with_estimates(const char *system)
{
	cli_write("est.csv", "name,grade\nAdams,1700e\nBrown,1650\nCole,1600 est.\nDrew,1550P7\n");
	CLI_OK("new", "est.drw", "--system", system, "--rounds", "1", "--lot", "white");
	CLI_OK("import", "est.drw", "est.csv");
	cli_publish("est.drw");
	/* Adams and Brown win, who has Black */
	CLI_OK("result", "est.drw", "1", "1");
	CLI_OK("result", "est.drw", "2", "0");
}

/* Rating prizes go to nobody whose rating the arbiter has estimated. */
START_TEST(an_estimate_wins_no_rating_prize)
{
	event_with_estimates("caa");
	CLI_OK("prizes", "est.drw", "add", "50", "below=1800");
	cli_has(CLI_OK("prizes", "est.drw")->out,
		"But for a bar Adams would win U1800: estimated ratings win no rating prizes.\n");
	cli_has(CLI_OK("prizes", "est.drw", "--csv")->out, "U1800,1,Adams,,1,,But for a bar ");
	CLI_OK("prizes", "est.drw", "add", "30", "place=1");
	CLI_OK("prizes", "est.drw", "add", "20", "unrated=yes");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Brown wins U1800: 50, more than");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Adams wins 1st: 30");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Cole wins unrated: 20");
	cli_has(CLI_OK("players", "est.drw", "edit", "Adams")->out, "stimate");
	/* it stays where the list goes out and comes back, and goes with the grade */
	CLI_OK("print", "est.drw", "players", "-o", "back.csv");
	CLI_OK("new", "back.drw", "--system", "caa", "--rounds", "1");
	CLI_OK("import", "back.drw", "back.csv");
	CLI_OK("print", "back.drw", "players", "-o", "again.csv");
	cli_has(cli_read("again.csv"), "Adams,1700,,,,,,,,,,,,yes\r\n2,");
	CLI_OK("players", "est.drw", "edit", "Adams", "grade=1710");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Adams and Brown share U1800");
	CLI_OK("players", "est.drw", "edit", "Adams", "--grade", "1710e");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Brown wins U1800: 50, more than");
	CLI_OK("players", "est.drw", "edit", "Adams", "estimate=");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Adams and Brown share U1800");
	CLI_OK("players", "est.drw", "edit", "Adams", "estimate=yes");
	CLI_OK("players", "est.drw", "edit", "Adams", "grade=1710");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Adams and Brown share U1800");
	CLI_OK("players", "est.drw", "edit", "Adams", "estimate=yes");
	CLI_OK("prizes", "est.drw", "set", "unrated=allowed");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Adams and Brown share U1800");
	CLI_OK("verify", "est.drw");
}
END_TEST

/* A provisional rating is one. */
START_TEST(a_provisional_rating_wins_rating_prizes)
{
	event_with_estimates("uscf");
	CLI_OK("result", "est.drw", "2", "1", "--overwrite");
	CLI_OK("prizes", "est.drw", "add", "50", "below=1800");
	cli_has(CLI_OK("prizes", "est.drw")->out, "Drew wins U1800: 50");
}
END_TEST

/* Before round 1 another grade gives others other numbers; each keeps his mark. */
START_TEST(an_estimate_follows_its_player)
{
	const char *text;

	cli_write("f.csv", "name,grade\nAdams,1700e\nBrown,1650e\nCole,1600\nDrew,1500e\n");
	CLI_OK("new", "f.drw", "--system", "uscf", "--rounds", "1");
	CLI_OK("import", "f.drw", "f.csv");
	CLI_OK("players", "f.drw", "edit", "Drew", "grade=1800");
	CLI_OK("print", "f.drw", "players", "-o", "f2.csv");
	text = cli_read("f2.csv");
	cli_has(text, ",estimate\r\n1,,,Drew,1800,,,,,,,,,,,\r\n2,,,Adams,1700,,,,,,,,,,,yes\r\n");
	cli_has(text, "\r\n3,,,Brown,1650,,,,,,,,,,,yes\r\n4,,,Cole,1600,,,,,,,,,,,\r\n");
	CLI_OK("verify", "f.drw");
}
END_TEST

START_TEST(a_line_is_changed_taken_away_and_undone)
{
	const char *text;

	worked_list();
	text = CLI_OK("prizes", "e.drw", "set", "4", "below=2100", "name=Best of the rest")->out;
	cli_has(text, "  4         50  Best of the rest\n");
	text = CLI_OK("prizes", "e.drw", "set", "4", "name=", "place=1-2")->out;
	cli_has(text, "  4         50 each  1st to 2nd U2100\n");
	CLI_OK("prizes", "e.drw", "remove", "1");
	cli_has(CLI_OK("journal", "e.drw")->out, "Prize 1 taken away: 1st, 100\n");
	cli_has(CLI_OK("undo", "e.drw")->out, "Undone: Prize 1 taken away");
	cli_has(CLI_OK("prizes", "e.drw", "list")->out, "  1        100  1st\n");
	text = CLI_OK("prizes", "e.drw", "list", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"below\": \"2100\"");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(what_is_wrong_is_refused_and_says_why)
{
	worked_list();
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "20", "place=2-4"),
		"2nd has an amount already: prize 2.");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "5", "born-from=3/7/2010"),
		"born-from: \"3/7/2010\" is not written as");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "1OO"),
		"amount: \"1OO\" is not written as 100, 12.50 or Cup.");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "5", "below=1400", "rating-from=1500"),
		"Nobody can win it");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "5", "to=99"), "There is no player 99");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "add", "5", "grade=99"),
		"There is no key grade of a prize");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "add", "5", "below"), "is not written as");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "give"), "is none of list, add");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "remove", "first"), "is no number of a prize");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "remove", "77"), "There is no prize 77.");
	cli_says(
		3, CLI_CODE(3, "prizes", "e.drw", "set", "77", "place=1"), "There is no prize 77.");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "set", "fairness=1"),
		"is none of rules, unit, unrated, byes and based-on");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "list", "--rules", "us"), "--rules goes with");
	cli_has(CLI_OK("prizes", "e.drw", "list")->out, "  5        Cup  1st\n");
}
END_TEST

/* A sentence is broken at a word where the page ends, and nothing of it is lost. */
START_TEST(a_long_reason_is_printed_whole)
{
	const char *text;

	worked_list();
	for (int pin = 1; pin <= 7; pin++) {
		char number[4];

		snprintf(number, sizeof(number), "%d", pin);
		CLI_OK("players", "e.drw", "edit", number, "prizes=none");
	}
	text = CLI_OK("print", "e.drw", "prizes")->out;
	cli_has(text,
		"Not won: 1st, 100. Nobody qualifies who is not barred: Player B (takes no\n");
	cli_has(text, "(takes no prizes), Player");
	ck_assert_ptr_null(strstr(text, "\u2026"));
}
END_TEST

/* More may enter, so that a place too many is told; rounds too many are refused. */
START_TEST(a_prize_that_nobody_can_win_is_told)
{
	worked_list();
	cli_has(CLI_OK("prizes", "e.drw", "add", "10", "place=50")->err,
		"Nobody can win 50th as the entries stand: there are 7 players.");
	cli_has(CLI_OK("prizes", "e.drw", "add", "10", "below=2000", "place=2-9")->err,
		"Nobody can win 4th to 9th U2000 as the entries stand: 3 of 7 players qualify.");
	cli_has(CLI_OK("prizes", "e.drw", "set", "4", "below=1000")->err,
		"Nobody can win U1000 as the entries stand: nobody of 7 players qualifies.");
	cli_has(CLI_OK("prizes", "e.drw", "add", "10", "team=club")->err,
		"Nobody can win best 4 of a club as the entries stand: there are 0 clubs.");
	cli_has(CLI_OK("prizes", "e.drw", "add", "10", "under=16")->err,
		"Nobody can win under 16 as the entries stand: nobody has a date of birth (born).");
	CLI_OK("event", "e.drw", "set", "first-day=", "last-day=");
	cli_has(CLI_OK("prizes", "e.drw", "add", "10", "under=14")->err,
		"Nobody can win under 14 as the entries stand: the event has no first day (first-day), by which ages are counted.");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "10", "rounds=1-9"),
		"Nobody can win rounds 1-9: there are 5 rounds.");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "set", "1", "rounds=6-6"),
		"Nobody can win round 6: there are 5 rounds.");
	cli_write("p.csv", "amount,rounds\n100,\n50,4-6\n");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "import", "p.csv"),
		"Line 3: Nobody can win rounds 4-6: there are 5 rounds.");
	cli_write("p.csv", "amount,place\n100,1\n50,8\n");
	cli_has(CLI_OK("prizes", "e.drw", "import", "p.csv")->err, "Nobody can win 8th as");
	/* before there are entries nothing is known of them */
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "2");
	ck_assert_ptr_null(
		strstr(CLI_OK("prizes", "n.drw", "add", "10", "place=9")->err, "Nobody"));
}
END_TEST

START_TEST(a_list_goes_out_and_comes_back)
{
	const char *text;

	worked_list();
	CLI_OK("prizes", "e.drw", "export", "-o", "list.csv");
	text = CLI_OK("prizes", "e.drw", "export")->out;
	cli_has(text, "amount,place,name,rating-from,below,");
	cli_has(text, "45.01,3,,,,");
	CLI_OK("prizes", "e.drw", "remove", "3");
	CLI_OK("prizes", "e.drw", "import", "list.csv");
	cli_has(CLI_OK("prizes", "e.drw", "list")->out, "  3      45.01  3rd\n");
	cli_write("semi.csv", "Amount;Below;Place\r\n30;1600;1\r\n\r\n\"20\";1600;2\r\n");
	text = CLI_OK("prizes", "e.drw", "import", "semi.csv")->out;
	cli_has(text, "  1         30  U1600\n  2         20  2nd U1600\n");
	cli_has(CLI_OK("journal", "e.drw")->out, "Prize list of 2 prizes\n");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("prizes", "e.drw", "list")->out, "  5        Cup  1st\n");
}
END_TEST

START_TEST(a_bad_list_changes_nothing)
{
	static const char *const lists[][2] = {
		{"", "It is empty"},
		{"amount,grade\n5,3\n",
			"Line 1, column 2: found \"grade\", expected one of: amount,"},
		{"amount,place,Amount\n", "Line 1, column 3: amount stands in column 1 already."},
		{"amount,place\n50,1\n20,zwei\n", "Line 3, column 2: place: \"zwei\""},
		{"amount,place\n50,1,7\n", "Line 2, column 3: found more columns"},
		{"amount,place\n50,1\n,2\n", "Line 3: An amount is missing"},
		{"amount,place\n50,1\n40,1\n", "Line 3: 1st has an amount already: prize 1."},
		{"amount,to\n50,99\n", "Line 2: There is no player 99"},
		{"amount,name\n50,\"Best\n", "a quote that is never closed"},
		{"amount,name\n50,Best;Worst\n", "Line 2, column 2: name: \"Best;Worst\""},
	};

	worked_list();
	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
		cli_write("bad.csv", lists[i][0]);
		cli_says(3, CLI_CODE(3, "prizes", "e.drw", "import", "bad.csv"), lists[i][1]);
	}
	cli_has(CLI_OK("prizes", "e.drw", "list")->out, "  5        Cup  1st\n");
}
END_TEST

START_TEST(each_section_has_a_list_of_its_own)
{
	worked_list();
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "caa", "--rounds", "5");
	CLI_OK("prizes", "e.drw", "add", "30", "place=1", "--section", "Minor");
	cli_has(CLI_OK("prizes", "e.drw", "list", "--section", "Minor")->out,
		"British: equal shares, and the larger of place and class prize\n  1         30  1st\n");
	/* nobody has played there yet */
	cli_has(CLI_OK("prizes", "e.drw", "--section", "Minor")->out,
		"Prizes after round 0 of 5, as if it were the last one\n");
	CLI_OK("section", "e.drw", "remove", "--section", "Minor");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(the_last_round_says_what_can_still_be_won)
{
	const char *text;

	worked_list();
	cli_says(1, CLI_CODE(1, "prizes", "e.drw", "forecast"), "All rounds are complete");
	CLI_OK("new", "b.drw", "--system", "caa", "--rounds", "2", "--name", "Cup", "--lot",
		"white");
	cli_write("p.csv", "name,grade\nAdams,2000\nBrown,1900\nCole,1800\nDrew,1700\n");
	CLI_OK("import", "b.drw", "p.csv");
	CLI_OK("prizes", "b.drw", "add", "100", "place=1");
	CLI_OK("prizes", "b.drw", "add", "50", "place=2");
	cli_says(1, CLI_CODE(1, "prizes", "b.drw", "forecast"), "round 1 comes before it.");
	cli_publish("b.drw");
	CLI_OK("result", "b.drw", "1", "1");
	CLI_OK("result", "b.drw", "2", "0");
	text = CLI_OK("prizes", "b.drw", "forecast")->out;
	cli_has(text, "Round 2 of 2, the last one, is not published: any scores\n");
	cli_publish("b.drw");
	text = CLI_OK("prizes", "b.drw", "forecast")->out;
	cli_has(text, "Round 2 of 2, the last one: 2 games open\n");
	cli_has(text, "   1  Adams                              win     2          1  100\n");
	cli_has(text, "                                         draw   1½        1-2  75\n");
	cli_has(text, "                                         loss    1        2-3  25 to 50\n");
	text = CLI_OK("prizes", "b.drw", "forecast", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"exact\": true");
}
END_TEST

/* Two rounds of six; so that board 2 of the last one is open, and counts as drawn meanwhile. */
static void event_with_open_game(void)
{
	static const char *const boards[] = {"1", "2", "3"};

	CLI_OK("new", "o.drw", "--system", "caa", "--rounds", "2", "--name", "Cup", "--lot",
		"white");
	cli_write("o.csv",
		"name,grade\nAdams,2000\nBrown,1900\nCole,1800\nDrew,1700\nEvans,1600\nFord,1500\n");
	CLI_OK("import", "o.drw", "o.csv");
	CLI_OK("prizes", "o.drw", "add", "100", "place=1");
	CLI_OK("prizes", "o.drw", "add", "50", "place=2");
	for (int round = 1; round <= 2; round++) {
		cli_publish("o.drw");
		for (int i = 0; i < 3; i++)
			CLI_OK("result", "o.drw", boards[i], round == 2 && i == 1 ? "?" : "1");
	}
}

START_TEST(as_long_as_a_game_is_open_prizes_are_not_final)
{
	static const char sentence[] =
		"These prizes are not final: board 2 of round 2 is not over.\n";
	static const char slip[] = "NOT FINAL: board 2 of round 2 is not over.\n";
	const char *text;

	event_with_open_game();
	cli_has(CLI_OK("prizes", "o.drw")->out, sentence);
	text = CLI_OK("prizes", "o.drw", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"final\": false,\n  \"not_final\": \"board 2 of round 2 is not over\"");
	text = CLI_OK("prizes", "o.drw", "--csv")->out;
	cli_has(text, "Prize,PIN,Name,Club,Points,Amount,Reason,Not final\r\n1st,");
	cli_has(text, ",board 2 of round 2 is not over\r\n");
	text = CLI_OK("prizes", "o.drw", "receipts")->out;
	cli_has(text, sentence);
	cli_has(text, slip);
	cli_has(CLI_OK("prizes", "o.drw", "envelopes")->out, slip);
	text = cli_timeless(CLI_OK("print", "o.drw", "prizes")->out);
	cli_has(text, "Prizes after round 2 of 2, not final\n");
	cli_has(text, "Not final: board\n2 of round 2 is not over.");
	cli_has(CLI_OK("standings", "o.drw", "--json")->out,
		"\"withdrawn\": false, \"open\": true}");
	CLI_OK("prizes", "o.drw", "-o", "o.html");
	cli_has(cli_read("o.html"), "Not final: board 2 of round 2 is not over.");
	cli_says(1, CLI_CODE(1, "print", "o.drw", "certificates"),
		"Certificates are for the end: board 2 of round 2 is not over.");
	/* boards are called as in the hall */
	CLI_OK("section", "o.drw", "set", "first-board=41");
	cli_has(CLI_OK("prizes", "o.drw")->out, "not final: board 42 of round 2 is not over.");
	CLI_OK("result", "o.drw", "42", "1", "--round", "2");
	ck_assert_ptr_null(strstr(CLI_OK("prizes", "o.drw")->out, "final"));
	ck_assert_ptr_null(strstr(CLI_OK("prizes", "o.drw", "receipts")->out, "FINAL"));
	ck_assert_ptr_null(strstr(CLI_OK("prizes", "o.drw", "--csv")->out, "final"));
	cli_has(CLI_OK("prizes", "o.drw", "--json")->out, "\"final\": true");
}
END_TEST

/* "All rounds are complete" would be false: each result of the game that is not over can come. */
START_TEST(an_open_game_has_all_its_results_to_come)
{
	const char *text;

	event_with_open_game();
	text = CLI_OK("prizes", "o.drw", "forecast")->out;
	cli_has(text, "Round 2 of 2, the last one: 1 game open\n");
	cli_has(text, " win     2        1-2  75\n");
	CLI_OK("result", "o.drw", "1", "?", "--round", "1", "--stand");
	text = CLI_OK("prizes", "o.drw", "forecast")->out;
	cli_has(text, "Round 2 of 2, the last one: 2 games open, 1 of an earlier round\n");
	text = CLI_OK("prizes", "o.drw", "forecast", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"open\": 2,\n  \"open_earlier\": 1,\n  \"exact\": true");
	CLI_OK("result", "o.drw", "2", "0", "--round", "2");
	CLI_OK("result", "o.drw", "1", "1", "--round", "1", "--stand");
	cli_says(1, CLI_CODE(1, "prizes", "o.drw", "forecast"), "All rounds are complete");
}
END_TEST

/* What no result of the open game changes can be paid and signed for. */
START_TEST(a_receipt_that_cannot_change_has_no_mark)
{
	static const char mark[] = "\n           NOT FINAL: board 3 of round 2 is not over.\n";
	const char *text, *first, *second;

	event_with_open_game();
	CLI_OK("result", "o.drw", "2", "1", "--round", "2");
	CLI_OK("result", "o.drw", "3", "?", "--round", "2", "--overwrite");
	text = CLI_OK("prizes", "o.drw", "receipts")->out;
	cli_has(text, "What is not marked stays the same with 1-0, a draw and 0-1 there.\n");
	first = strstr(text, "           1st\n");
	second = strstr(text, "           2nd\n");
	ck_assert(first && second && first < second);
	cli_has(second, mark);
	ck_assert_int_ne(strncmp(first + strlen("           1st"), mark, strlen(mark)), 0);
	ck_assert_int_eq(strncmp(second + strlen("           2nd"), mark, strlen(mark)), 0);
	/* on paper as well */
	CLI_OK("prizes", "o.drw", "receipts", "-o", "r.html");
	cli_has(cli_read("r.html"),
		"board 3 of round 2 is not over. What is not marked stays the same with 1-0, a draw and 0-1 there.");
	text = CLI_OK("prizes", "o.drw", "envelopes")->out;
	cli_has(text, "Evans\n1st\n100\n");
	cli_has(text, "2nd\nNOT FINAL: board 3 of round 2 is not over.\n");
}
END_TEST

/* The game of a filler is one (CAA 36). */
START_TEST(a_game_against_one_from_outside_may_be_open)
{
	const char *text;

	CLI_OK("new", "g.drw", "--system", "caa", "--rounds", "1", "--lot", "white");
	cli_write("g.csv", "name,grade\nAdams,1700\nBrown,1650\nCole,1600\n");
	CLI_OK("import", "g.drw", "g.csv");
	cli_publish("g.drw");
	CLI_OK("fill", "g.drw", "House, H");
	CLI_OK("prizes", "g.drw", "add", "100");
	CLI_OK("prizes", "g.drw", "add", "30", "place=3");
	CLI_OK("result", "g.drw", "1", "1");
	CLI_OK("result", "g.drw", "2", "?");
	cli_has(CLI_OK("prizes", "g.drw")->out, "not final: board 2 of round 1 is not over.");
	text = CLI_OK("prizes", "g.drw", "forecast")->out;
	cli_has(text, "Round 1 of 1, the last one: 1 game open\n");
	cli_has(text, "   1  Adams                                      1        1-2  50 to 100\n");
	cli_has(CLI_OK("prizes", "g.drw", "receipts")->out, "1st\n           NOT FINAL: board 2");
}
END_TEST

START_TEST(before_the_last_round_a_receipt_says_so)
{
	static const char slip[] = "NOT FINAL: round 1 of 2 is the last complete one.\n";

	event_with_open_game();
	cli_has(CLI_OK("prizes", "o.drw", "receipts", "--round", "1")->out, slip);
	cli_has(CLI_OK("prizes", "o.drw", "envelopes", "--round", "1")->out, slip);
	cli_has(CLI_OK("prizes", "o.drw", "--csv", "--round", "1")->out,
		",round 1 of 2 is the last complete one\r\n");
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "2");
	CLI_OK("import", "n.drw", "o.csv");
	CLI_OK("prizes", "n.drw", "add", "100");
	cli_has(CLI_OK("prizes", "n.drw", "receipts")->out,
		"\nNo round is complete: nobody has won a prize yet.\n");
	cli_has(CLI_OK("prizes", "n.drw", "--json")->out, "\"paid\": 0,");
}
END_TEST

static void clubs_of_worked_event(void)
{
	static const char *const clubs[][2] = {{"Player, A", "club=Bury"},
		{"Player, B", "club=Bury"}, {"Player, C", "club=Leeds"},
		{"Player, D", "club=Leeds"}, {"Player, E", "club=Leeds"},
		{"Player, F", "club=Hull"}};

	worked_event();
	for (size_t i = 0; i < sizeof(clubs) / sizeof(clubs[0]); i++)
		CLI_OK("players", "e.drw", "edit", clubs[i][0], clubs[i][1]);
}

/* The totals are those of print teams. */
START_TEST(the_best_club_wins_beside_its_players)
{
	static const char reason[] =
		"Bury wins best 2 of a club: 100, with 7½ points (Player B 4, Player A 3½).";
	const char *text;

	clubs_of_worked_event();
	cli_has(CLI_OK("print", "e.drw", "teams", "--best", "2")->out,
		"   1  Bury                  2   7½ ");
	text = CLI_OK("prizes", "e.drw", "add", "100", "team=club", "best=2", "--rules", "shared")
		       ->out;
	cli_has(text, "  1        100  best 2 of a club\n");
	CLI_OK("prizes", "e.drw", "add", "Shield", "team=club", "best=2", "place=2", "name=Plate");
	CLI_OK("prizes", "e.drw", "add", "30", "team=school");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "5", "team=club", "best=2"),
		"best 2 of a club has an amount already: prize 1.");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "5", "team=club", "below=1800"),
		"without other conditions.");
	text = CLI_OK("prizes", "e.drw")->out;
	cli_has(text, "      100  Bury                        7½  best 2 of a club\n");
	cli_has(text, "           Leeds                       5½  Shield (2nd Plate)\n");
	cli_has(text, reason);
	cli_has(text, "Nobody qualifies: nobody has a school (school).\n");
	text = CLI_OK("prizes", "e.drw", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text,
		"\"teams\": [{\"name\": \"Bury\", \"points\": 7.5, \"amount\": 100, "
		"\"players\": [2, 1]}]");
	cli_has(CLI_OK("prizes", "e.drw", "--csv")->out,
		"best 2 of a club,,Bury,,7.5,100,\"Bury wins best 2 of a club: 100,");
	text = CLI_OK("print", "e.drw", "prizes")->out;
	cli_has(text, "best 2 of a club        Bury          7½     100\n");
	cli_has(CLI_OK("prizes", "e.drw", "receipts")->out, "      100        Bury    ");
	cli_has(CLI_OK("prizes", "e.drw", "envelopes")->out, "Bury\nbest 2 of a club\n100\n\n");
	CLI_OK("prizes", "e.drw", "export", "-o", "p.csv");
	CLI_OK("prizes", "e.drw", "import", "p.csv");
	cli_has(CLI_OK("prizes", "e.drw")->out, reason);
	CLI_OK("prizes", "e.drw", "set", "1", "best=4");
	cli_has(CLI_OK("prizes", "e.drw")->out, "no club has 4 players (best).\n");
}
END_TEST

START_TEST(the_last_round_says_what_clubs_can_still_win)
{
	const char *text;

	CLI_OK("new", "b.drw", "--system", "caa", "--rounds", "1", "--name", "Cup", "--lot",
		"white");
	cli_write("p.csv",
		"name,grade,club\nAdams,2000,Bury\nBrown,1900,Leeds\nCole,1800,Bury\nDrew,1700,Leeds\n");
	CLI_OK("import", "b.drw", "p.csv");
	CLI_OK("prizes", "b.drw", "add", "100", "team=club", "best=2");
	text = CLI_OK("prizes", "b.drw", "forecast")->out;
	/* what a club wins is no player's */
	cli_has(text, "   1  Adams                              win     1        1-4  -\n");
	cli_has(text, "best 2 of a club                               Pts      Place  Prize\n");
	cli_has(text, "      Bury                                     0-2        1-2  0 to 100\n");
	cli_publish("b.drw");
	CLI_OK("result", "b.drw", "1", "1");
	text = CLI_OK("prizes", "b.drw", "forecast", "--json")->out;
	ck_assert(json_is_valid(text));
	cli_has(text, "\"exact\": true");
	cli_has(text, "\"best_place\": 1, \"worst_place\": ");
}
END_TEST

START_TEST(a_bad_prize_sets_no_rules)
{
	worked_event();
	CLI_CODE(3, "prizes", "e.drw", "add", "50", "below=abc", "--rules", "us");
	CLI_CODE(2, "prizes", "e.drw", "add", "50", "below", "--rules", "us");
	CLI_CODE(3, "prizes", "e.drw", "add", "50", "to=99", "--rules", "us");
	cli_write("p.csv", "amount,place\n100,1\n50,1\n");
	CLI_CODE(3, "prizes", "e.drw", "import", "p.csv", "--rules", "us");
	CLI_CODE(4, "prizes", "e.drw", "import", "none.csv", "--rules", "us");
	CLI_CODE(3, "prizes", "e.drw", "set", "rules=us", "unit=x");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "add", "50", "--rules", "fair"),
		"is not british, us, us-older, hort, shared or place.");
	cli_says(1, CLI_CODE(1, "prizes", "e.drw", "add", "50"), "How do the tied share?");
	CLI_OK("prizes", "e.drw", "add", "50", "--rules", "us");
	cli_has(CLI_OK("journal", "e.drw")->out, "Prize 1 added: 1st, 50; rules: us\n");
	CLI_OK("undo", "e.drw");
	cli_says(1, CLI_CODE(1, "prizes", "e.drw", "add", "50"), "How do the tied share?");
	cli_write("p.csv", "amount,place\n100,1\n50,2\n");
	CLI_OK("prizes", "e.drw", "import", "p.csv", "--rules", "us");
	cli_has(CLI_OK("journal", "e.drw")->out, "Prize list of 2 prizes; rules: us\n");
	CLI_OK("undo", "e.drw");
	CLI_CODE(1, "prizes", "e.drw", "add", "50");
}
END_TEST

START_TEST(a_key_is_no_cup)
{
	const char *text;

	worked_event();
	CLI_OK("prizes", "e.drw", "set", "rules=us");
	text = CLI_OK("prizes", "e.drw", "add", "amount=50", "below=1800")->out;
	cli_has(text, "  1         50  U1800\n");
	text = CLI_OK("prizes", "e.drw", "add", "below=1700", "amount=Cup = Gold")->out;
	cli_has(text, "Cup = Go");
	CLI_CODE(3, "prizes", "e.drw", "add", "below=1600");
	CLI_CODE(3, "prizes", "e.drw", "set", "1", "amount=below=1600");
	cli_write("p.csv", "amount,below\nbelow=1600,1800\n");
	cli_says(3, CLI_CODE(3, "prizes", "e.drw", "import", "p.csv"),
		"Line 2: amount: found \"below=1600\", expected what is won");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "add", "50", "amount=60"),
		"mount is given twice: \"50\" and \"60\".");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "set", "1", "below=1", "below=2"),
		"elow is given twice");
}
END_TEST

static void early_event(void)
{
	CLI_OK("new", "e.drw", "--system", "uscf", "--rounds", "2", "--lot", "white");
	CLI_OK("event", "e.drw", "set", "section=Open");
	cli_write("early.csv",
		"name,rating\nAdams,2000\nBrown,1900\nCole,1800\nDrew,1700\nEvans,1600\nFord,1500\n"
		"Green,1400\nHill,1300\n");
	CLI_OK("import", "e.drw", "early.csv");
	CLI_OK("prizes", "e.drw", "add", "50", "to=3");
}

static void is_given_to(const char *name, const char *cell)
{
	cli_has(CLI_OK("prizes", name, "export", "--section", "Open")->out, cell);
	CLI_OK("verify", name);
}

/* Numbers of players change until round 1 is published; a prize is a person's. */
START_TEST(what_is_given_by_hand_follows_its_player)
{
	early_event();
	is_given_to("e.drw", ",hand,3\r\n");
	CLI_OK("players", "e.drw", "add", "Zander", "--grade", "2100");
	is_given_to("e.drw", ",hand,4\r\n");
	CLI_OK("undo", "e.drw");
	is_given_to("e.drw", ",hand,3\r\n");
	CLI_OK("players", "e.drw", "edit", "Cole", "--grade", "1000");
	is_given_to("e.drw", ",hand,8\r\n");
	CLI_OK("players", "e.drw", "remove", "Adams");
	is_given_to("e.drw", ",hand,7\r\n");
	CLI_OK("players", "e.drw", "remove", "Cole");
	is_given_to("e.drw", ",hand,\r\n");
	CLI_OK("undo", "e.drw");
	CLI_OK("players", "e.drw", "add", "Young", "--pin", "20");
	CLI_OK("players", "e.drw", "remove", "Cole");
	is_given_to("e.drw", ",hand,\r\n");
	CLI_OK("undo", "e.drw");
	cli_publish("e.drw");
	CLI_OK("players", "e.drw", "add", "Kohl", "--pin", "30");
	CLI_OK("prizes", "e.drw", "set", "1", "to=30");
	CLI_OK("players", "e.drw", "join", "Brown", "Kohl");
	is_given_to("e.drw", ",hand,1\r\n");
}
END_TEST

START_TEST(what_is_given_by_hand_stays_in_its_section_and_event)
{
	early_event();
	CLI_OK("new", "like.drw", "--like", "e.drw");
	is_given_to("like.drw", ",hand,\r\n");
	CLI_OK("section", "e.drw", "quads", "--by-rating");
	cli_has(CLI_OK("prizes", "e.drw", "export", "--section", "Open quad 1")->out,
		",hand,3\r\n");
	CLI_OK("undo", "e.drw", "--section", "Open quad 1");
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "uscf", "--rounds", "2", "--lot",
		"white");
	CLI_OK("section", "e.drw", "move", "Adams", "Minor", "--section", "Open");
	is_given_to("e.drw", ",hand,2\r\n");
	CLI_OK("section", "e.drw", "move", "Cole", "Minor", "--section", "Open");
	is_given_to("e.drw", ",hand,\r\n");
	CLI_OK("undo", "e.drw", "--section", "Open");
	CLI_OK("players", "e.drw", "add", "Young", "--pin", "20", "--section", "Open");
	CLI_OK("section", "e.drw", "move", "Cole", "Minor", "--section", "Open");
	is_given_to("e.drw", ",hand,\r\n");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes");

	tcase_add_test(tcase, fide_events_have_to_say_how_the_tied_share);
	tcase_add_test(tcase, a_school_is_one_in_any_event);
	tcase_add_test(tcase, a_column_is_a_school_where_that_is_said);
	tcase_add_test(tcase, a_school_wins_in_an_event_of_schools);
	tcase_add_test(tcase, who_gets_what_is_printed_with_its_reason);
	tcase_add_test(tcase, who_takes_no_prizes_is_left_out_and_named);
	tcase_add_test(tcase, an_estimate_wins_no_rating_prize);
	tcase_add_test(tcase, a_provisional_rating_wins_rating_prizes);
	tcase_add_test(tcase, an_estimate_follows_its_player);
	tcase_add_test(tcase, a_line_is_changed_taken_away_and_undone);
	tcase_add_test(tcase, what_is_wrong_is_refused_and_says_why);
	tcase_add_test(tcase, a_prize_that_nobody_can_win_is_told);
	tcase_add_test(tcase, a_long_reason_is_printed_whole);
	tcase_add_test(tcase, a_list_goes_out_and_comes_back);
	tcase_add_test(tcase, a_bad_list_changes_nothing);
	tcase_add_test(tcase, each_section_has_a_list_of_its_own);
	tcase_add_test(tcase, the_last_round_says_what_can_still_be_won);
	tcase_add_test(tcase, as_long_as_a_game_is_open_prizes_are_not_final);
	tcase_add_test(tcase, an_open_game_has_all_its_results_to_come);
	tcase_add_test(tcase, a_receipt_that_cannot_change_has_no_mark);
	tcase_add_test(tcase, a_game_against_one_from_outside_may_be_open);
	tcase_add_test(tcase, before_the_last_round_a_receipt_says_so);
	tcase_add_test(tcase, the_best_club_wins_beside_its_players);
	tcase_add_test(tcase, the_last_round_says_what_clubs_can_still_win);
	tcase_add_test(tcase, a_bad_prize_sets_no_rules);
	tcase_add_test(tcase, a_key_is_no_cup);
	tcase_add_test(tcase, what_is_given_by_hand_follows_its_player);
	tcase_add_test(tcase, what_is_given_by_hand_stays_in_its_section_and_event);
	return cli_run_suite("cli prizes", tcase);
}
