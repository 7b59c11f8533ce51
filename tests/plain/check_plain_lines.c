/*
 * Plain lines: what is asked, what is refused, sections, and that nothing ends the program but
 * quit.
 */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Six players, round 1 published. */
static void round_published(void)
{
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cole, C\",1800\n"
		"\"Drew, D\",1700\n\"Evans, E\",1600\n\"Foster, F\",1500\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Club Night");
	CLI_OK("import", "e.drawboard", "list.csv");
	CLI_OK("pair", "e.drawboard");
	CLI_OK("publish", "e.drawboard");
}

/* With what stands before it, as all of it would be too long. */
static void check_no(const char *text, const char *part)
{
	const char *at = strstr(text, part);

	ck_assert_msg(!at, "\"%s\" after: %.*s", part, 200, at - text > 200 ? at - 200 : text);
}

START_TEST(errors_do_not_end_the_lines)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"nonsense\npai\nresult\nwhy 99\n\"open\nplayers edit nobody\npair\nnew x.drawboard\n9 1\n"
		"drew 2\n1 1\nwithdraw 3\nbye 4\nprint\nprint boards -o e.drawboard\nimport e.drawboard-wal\nwhere");
	cli_has(text, "There is no \"nonsense\". Say help");
	cli_has(text, "did you mean pair?");
	cli_has(text, "There is no \"withdraw\"; did you mean players withdraw?\n");
	cli_has(text, "There is no \"bye\"; did you mean players bye or move bye?\n");
	cli_has(text,
		"print: One of its words is missing.\nSay help print for how it is called.\n");
	cli_has(text, "result: BOARD is missing.\nSay help result for how it is called.\n");
	cli_has(text, "Round 1 has no board 99");
	cli_has(text, "A quotation mark is missing at the end.\n");
	cli_has(text, "Round 1 is published: enter its results");
	cli_has(text, "There is no \"new\".");
	cli_has(text, "Not entered: there is no board 9.\n");
	cli_has(text, "beats");
	cli_has(text, "That is the open event itself: give another file.\n");
	cli_has(text, "Club Night, round 1 of 3, published. 1 of 3 results in; 2 to come: 2 3.\n");
	CLI_OK("verify", "e.drawboard");
}
END_TEST

START_TEST(another_result_is_asked_about)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard", "1 1\n1 1\n1 0\n\n1 0\nyes\nboard 1\nundo\n");
	cli_has(text, "That was so already.\n");
	cli_has(text, "Board 1 has 1-0; now 0-1? Is the new one right? Yes or no; Enter is no.\n");
	cli_has(text, "It stays as it was.\n");
	cli_has(text, "White, beats");
	cli_has(text, "Black, beats");
	cli_has(text, "Undone: ");
	/* the question at the end of the input is no */
	cli_type("e.drawboard", "1 0");
	cli_has(CLI_OK("print", "e.drawboard", "boards")->out, " 1-0 ");
}
END_TEST

START_TEST(an_open_game_stays_open)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard", "1 ?\n1 1\nstandings");
	cli_has(text, " against ");
	cli_has(text, " Open, counts ½-½.\n");
	/* its result is asked for by nobody: it was not wrong */
	cli_has(text, " beats ");
	check_no(text, "Is the new one right?");
	cli_has(cli_type("e.drawboard", "1 ?\nyes"), "now open, as ½-½? Is the new one right?");
	cli_has(CLI_OK("print", "e.drawboard", "boards")->out, "½-½ ?");
}
END_TEST

START_TEST(what_is_typed_ahead_is_not_lost_to_a_question)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard", "1 1\n1 0\n2 =\nunpublish\n3 1\n");
	cli_has(text,
		"now 0-1? Is the new one right? Yes or no; Enter is no.\n"
		"It stays as it was.\nBoard 2: ");
	cli_has(text, "Do it all the same? Yes or no; Enter is no.\nNothing was done.\nBoard 3: ");
	text = cli_type("e.drawboard", "3 x\nyes\nrepair --absent 3\n3 1\nwhere\n");
	cli_has(text,
		"Which of them? A number; Enter alone leaves it all.\nNothing was done.\n"
		"Board 3: ");
}
END_TEST

START_TEST(a_line_is_no_reason)
{
	static const char next[] =
		"The reason? Enter alone leaves it.\n"
		"That is taken as the next line; as a reason it stands in quotation marks.\n"
		"Nothing was done.\n";
	const char *text, *journal;

	round_published();
	text = cli_type("e.drawboard",
		"undo\n1 1\nundo\nundo\nWhere\nunpublish\nadams =\nundo\nunpublish\nNo\nunpublish\n"
		"\"1 was absent: result 0\"\npublish\nunpublish\nwrong list\n");
	cli_has(text, "A reason is neither yes nor no.\nNothing was done.\nSay why");
	cli_has(strstr(text, next), "Nothing was done.\nBoard 1: ");
	cli_has(text, "Nothing was done.\nClub Night, round 1 of 3, published. 0 of 3 results");
	cli_has(text, "Nothing was done.\nBoard 1: 1 Adams, A, White, draws with ");
	journal = CLI_OK("journal", "e.drawboard")->out;
	cli_has(journal, "taken back: 1 was absent: result 0\n");
	cli_has(journal, "taken back: wrong list\n");
	check_no(journal, "taken back: 1 1");
	/* and of a repair */
	CLI_OK("publish", "e.drawboard");
	text = cli_type("e.drawboard", "repair --absent 3\n1\n3 1\n");
	cli_has(text, "Nothing was done.\nBoard 3: ");
	check_no(CLI_OK("journal", "e.drawboard")->out, "3 1");
}
END_TEST

START_TEST(more_is_of_the_section_where_why_was_asked)
{
	const char *text;

	round_published();
	CLI_OK("section", "e.drawboard", "add", "Minor", "--system", "caa", "--rounds", "4");
	text = cli_type("e.drawboard", "why 1\nsection Minor\nmore\nsection 1\nmore\nwhere\n");
	cli_has(text, "There is no more: the last why was asked in another section.\nSection 1, ");
	ck_assert_ptr_null(strstr(strstr(text, "another section.") + 1, "another section."));
}
END_TEST

START_TEST(one_of_another_section_is_no_player_of_the_standings)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"undo\nfire\nunpair\nplayers add \"Green, G\"\npair\npublish\nstandings\n"
		"fill \"King, Ken (Major)\"\n1 1\n2 1\n3 1\n4 =\nstandings\n");
	cli_has(text, " against King, Ken (Major), Points ½.\n");
	check_no(text, "Rank 7 v");
	check_no(text, " v, King");
}
END_TEST

/* In its usage they are words with strokes between, the first behind the event. */
START_TEST(every_list_of_print_is_a_word)
{
	const char *text;
	char usage[600], typed[800] = "";

	round_published();
	text = strstr(CLI_OK("help", "print")->out, "EVENT ");
	ck_assert_ptr_nonnull(text);
	/* the list is broken behind bars */
	snprintf(usage, sizeof(usage), "%.*s", (int)strcspn(text + 6, "["), text + 6);
	for (char *word = strtok(usage, "| \n"); word; word = strtok(NULL, "| \n")) {
		strcat(typed, "help ");
		strcat(typed, word);
		strcat(typed, "\n");
	}
	cli_has(typed, "help square\n");
	text = cli_type("e.drawboard", typed);
	check_no(text, "There is no ");
	cli_has(cli_type("e.drawboard", "square\nwallchart\n"), "PIN 1, Adams, A, Grade 2000, R1 ");
}
END_TEST

START_TEST(an_earlier_result_is_asked_about)
{
	static const char wrong[] = "result 1 0 --round 1\n";
	char typed[400];
	const char *text;

	round_published();
	cli_type("e.drawboard", "1 1\n2 0\n3 =\npair\npublish\n");
	snprintf(typed, sizeof(typed),
		"%s3 1\n%stake-back\nyes\nwrong slip\nundo\n%srepair\n1\n\n%sstand\n", wrong, wrong,
		wrong, wrong);
	text = cli_type("e.drawboard", typed);
	cli_has(text, "Board 1 of round 1 has 1-0: later draws were made with it.\n");
	cli_has(text, "take-back: the later draws are taken back, for a reason.\n");
	cli_has(text, "Enter alone leaves it all.\nNothing was done.\nBoard 3: ");
	cli_has(text, "Round 2 is no longer published.\n");
	cli_has(text,
		"The reason, for the journal? Enter alone leaves it all.\nNothing was done.\n");
	cli_has(text, "Round 2 was drawn with the old result; the draw stands.\n");
	CLI_OK("verify", "e.drawboard");
}
END_TEST

/* As quit and exit; with more behind it, it is the beginning of a name. */
START_TEST(q_ends_the_lines)
{
	round_published();
	ck_assert_ptr_null(strstr(cli_type("e.drawboard", "q\nthis is not read\n"), "this is"));
	cli_has(cli_type("e.drawboard", "q 1\nhelp\n"), "\nq: The same.\n");
}
END_TEST

START_TEST(no_reason_is_asked_for_where_none_would_help)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard", "unpublish\nonce more\nmove tray 1\nyes\npublish\nquit\n");
	ck_assert_ptr_null(strstr(text, "laid out"));
	ck_assert_ptr_null(strstr(strstr(text, "Keep it?"), "The reason?"));
	CLI_CODE(1, "publish", "e.drawboard");
}
END_TEST

START_TEST(a_name_is_as_good_as_a_board)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard", "adams 1\nresult #4 0\nresult fost\nlo =\n");
	cli_has(text, "1 Adams, A, White, beats");
	cli_has(text, "beats 4 Drew, D, ");
	cli_has(text, "Not entered: nobody on a board is called \"lo\".\n");
	cli_has(text, "6 Foster, F, ");
	cli_has(text, "No result yet.\n");
}
END_TEST

START_TEST(a_round_goes_back_for_a_reason)
{
	const char *text;

	round_published();
	text = cli_type(
		"e.drawboard", "undo\n\nundo\nfire alarm\nredo\n1 1\nunpublish\nyes\nwrong list\n");
	cli_has(text, "The reason? Enter alone leaves it.\nNothing was done.\nSay why");
	cli_has(text, "Undone: Round 1 published");
	cli_has(text, "Do it all the same? Yes or no; Enter is no.\nSay why");
	cli_has(CLI_OK("journal", "e.drawboard")->out, "fire alarm");
	cli_has(CLI_OK("journal", "e.drawboard")->out, "wrong list");
}
END_TEST

START_TEST(a_draw_by_hand)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"1 1\n2 1\n3 1\npair --by-hand\nmove 1 2\n\nmove pair 3 4\nyes\nmove 5 6\n\nwhere\n"
		"unpair\nhand 1 colour white\nhand\nhand 1 none\n");
	cli_has(text, "Not paired: 1 Adams, A; 2 Brown, B");
	cli_has(text, "1 Adams, A, White, against 2 Brown, B, Black.");
	cli_has(text, "5 Evans, E, White, against 6 Foster, F, Black.");
	cli_has(text, "changed by hand, not published. 3 games.\n");
	cli_has(text, "1 Adams, A: colour white\n");
}
END_TEST

START_TEST(lines_mean_one_section)
{
	const char *text;

	round_published();
	CLI_OK("section", "e.drawboard", "set", "name=Open");
	CLI_OK("section", "e.drawboard", "add", "Minor", "--system", "caa", "--rounds", "4");
	text = cli_type("e.drawboard",
		"where\nsection minor\nplayers add \"Green, G\"\nplayers\nsection\nsection Open\n"
		"section Nowhere\n1 1\n");
	cli_has(text, "Open, round 1 of 3, published.");
	cli_has(text, "Minor, round 1 of 4, not drawn. 0 players.\n");
	cli_has(text, "1 Green, G");
	cli_has(text, "1 Green, G.\n1 Green, G.\n");
	cli_has(text, "Adams, A, White, beats");
	cli_has(text, "Nowhere");
	text = cli_type("e.drawboard",
		"section Minor\nsection remove\nsection lots\nplayers remove green\nsection remove\n"
		"section quads\nplayers add \"Zed, Z\"\nplayers remove zed\n");
	check_no(text, "There is no section");
	cli_has(text, "\nRemoved: 7 Zed.\n");
	cli_has(text, "Lots are no tie-break of this section; they are the last one with ");
	cli_has(text, "The section has been removed; now:\nClub Night, round 1");
	CLI_OK("verify", "e.drawboard");
}
END_TEST

START_TEST(a_desk_is_bound_to_its_section)
{
	round_published();
	CLI_OK("section", "e.drawboard", "add", "Minor", "--system", "caa", "--rounds", "4");
	cli_has(CLI_OK("--plain", "e.drawboard", "--section", "Minor")->out,
		"Minor, round 1 of 4, not drawn. 0 players.\n");
	cli_has(CLI_CODE(3, "--plain", "e.drawboard", "--section", "Major")->err, "Major");
}
END_TEST

START_TEST(the_last_line_again_and_the_rest_of_the_reasons)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"again\nmore\n1 =\n2 0\n3 1\npair\nwhy 1\nmore\nagain\nhelp\nhelp why\nhelp more\n");
	cli_has(text, "There is nothing before it.\nThere is nothing before it.\n");
	cli_has(text, "Board 1: ");
	cli_has(text, "where: Say where the event stands.\n");
	cli_has(text, "publish: Publish the draw of the round.\n");
	cli_has(text, "Usage: why [BOARD | PLAYER]");
	cli_has(text, "more: All the reasons that the last why has left out.\n");
}
END_TEST

START_TEST(what_is_done_is_said)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"board 77\nBOARD adams\nCard 1\nQuit now\n1\n=\n1 1\n2 0\n3 =\nprint boards -o b.txt\n"
		"export -o e.trf\nprizes add 50 place=1 --rules hort\nprizes add 30 place=2-3\nprizes list\n"
		"prizes remove 1\nfixtures\ncrosstable\npair\npublish\nresult 2 0 -r 1\nwhy\nMore\nAGAIN\n");
	cli_has(text, "There is no board 77.\n");
	cli_has(text, "Round 1, board 1: 1 Adams, A, White, against 4 Drew, D, Black.\n");
	cli_has(text, "quit stands alone");
	cli_has(text,
		"such as 12 1.\nNot entered: a board and a result are expected, such as 12 1.\n");
	cli_has(text, "Written: b.txt.\nA report to FIDE lacks: place, federation,");
	cli_has(text, "enter it.\nWritten: e.trf.\n");
	cli_has(text, "1: 50, 1st.\n2: 30 each, 2nd to 3rd.\nRemoved: 1: 50, 1st.\n");
	cli_has(text, ", after round 1: ½, Points ½.\n");
	cli_has(text, "That was so already.\nRound 1, board 2: 2 Brown, B, Black, beats");
	cli_has(text, "There is no more.\n");
}
END_TEST

START_TEST(what_was_made_for_the_eye_is_said)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"prizes add 50 place=1 --rules hort\nevent set rounds=1\nplayers edit 1 club=Bury\n"
		"prizes add 20 team=club best=1\nprizes forecast\nprizes receipts\n"
		"help print\nhelp prizes\nprotest 1\n");
	cli_has(text, "\n1 Adams, A, with a win: 1 point, place 1 to 3, prize 8.33 to 50.\n");
	cli_has(text, "\nBury, best 1 of a club: 0 to 1 point, place 1, prize 20.\n");
	cli_has(text, "Receipts are for paper: give a file");
	cli_has(text, "\nchanged-slips: result slips of these boards\n");
	cli_has(text, "| list|add|set|");
	cli_has(text, "\n1 Adams, board 1: White against 4 Drew\n");
	check_no(text, "  ");
	check_no(text, "\n ");
	check_no(text, "\n\n");
}
END_TEST

START_TEST(every_fixture_has_its_round)
{
	const char *text;

	cli_write("list.csv", "name\nAdams\nBrown\nCole\n");
	CLI_OK("new", "e.drawboard", "--system", "berger");
	CLI_OK("import", "e.drawboard", "list.csv");
	CLI_OK("pair", "e.drawboard");
	CLI_OK("publish", "e.drawboard");
	text = cli_type("e.drawboard", "fixtures\nboards\n");
	cli_has(text,
		"\nRd 1, Bd 1, No 2, White Brown, No 3, Black Cole.\n"
		"Rd 1, No 1, White Adams, free.\nRd 2, ");
}
END_TEST

/* Two games a round: both of a pair on one line, by board or by name, each told by itself. */
START_TEST(both_games_of_a_pair_are_one_line)
{
	const char *text;

	cli_write("list.csv", "name,grade\nAdams,2000\nBrown,1900\nCole,1800\nDrew,1700\n");
	CLI_OK("new", "e.drawboard", "--system", "berger", "--set", "double=2");
	CLI_OK("import", "e.drawboard", "list.csv");
	CLI_OK("pair", "e.drawboard");
	CLI_OK("publish", "e.drawboard");
	text = cli_type("e.drawboard", "1 1 =\ncole 1 0\n");
	cli_has(text,
		"Round 1, board 1: 1 Adams, White, beats 4 Drew, Black.\n"
		"Round 2, board 1: 4 Drew, White, draws with 1 Adams, Black.\n");
	cli_has(text,
		"Round 1, board 2: 3 Cole, Black, beats 2 Brown, White.\n"
		"Round 2, board 2: 2 Brown, Black, beats 3 Cole, White.\n");
	text = cli_type("e.drawboard", "2 1 1\nn\n2 1 1\ny\n3 1 1\nundo\n2 0 1 1\n");
	cli_has(text, "Round 1 has 0-1 for them; now 1-0? Are the new ones right?");
	cli_has(text, "It stays as it was.");
	cli_has(text, "Round 1, board 2: 2 Brown, White, beats 3 Cole, Black.");
	cli_has(text, "Not entered: there is no board 3");
	cli_has(text, "Undone: Rounds 1 and 2, board 2: 1-0 and 1-0");
}
END_TEST

START_TEST(control_characters_do_nothing)
{
	static const char hostile[] =
		"where\033]0;title\007\nwhy \033[2J\n\xff\xfe\n\200\nplayers add \"E\033[31mvil\"\n";
	char longest[6000];
	const char *text;

	round_published();
	text = cli_type("e.drawboard", hostile);
	ck_assert_ptr_null(strchr(text, '\033'));
	ck_assert_ptr_null(strchr(text, '\007'));
	memset(longest, 'a', sizeof(longest));
	strcpy(longest + 5000, "\nwhere\n");
	text = cli_type("e.drawboard", longest);
	cli_has(text, "That line is too long: nothing was done.\n");
	cli_has(text, "Club Night, round 1");
}
END_TEST

START_TEST(an_event_that_is_not_there)
{
	cli_has(CLI_CODE(4, "--plain", "gone.drawboard")->err, "There is no such file");
	ck_assert_ptr_nonnull(strstr(cli_type("made.drawboard", "y\n\nberger\nquit\n"),
		"made, round 1 of 1, not drawn. 0 players.\n"));
	cli_has(CLI_OK("help")->out, "drawboard --plain EVENT");
}
END_TEST

START_TEST(tables_are_said_a_row_a_line)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"1 1\n2 =\n3 0\npair\ncompare --systems caa,lazy\nwhy --group 1\ndeal\nprint deal\njournal\nplayers\n"
		"standings\ncrosstable\ngroups\nnames\nsheets adams\nsection\nevent\nhelp move\n");
	check_no(text, "  ");
	check_no(text, "\n\n");
	cli_has(text, "1 Adams, A, 2000.\n");
	cli_has(text, "Rank 1=, No 1, Adams, A, Grade 2000, ");
	cli_has(text, "PIN 1, Adams, A, Grade 2000, R1 ");
	cli_has(text, "Adams, A, No 1, Board ");
	cli_has(text, ", Colour White, Opponent ");
	cli_has(text, "\nNo 1, Adams, A, Grade 2000.\n");
	cli_has(text, "1. 6 cards lie sorted");
	cli_has(text, "Step 2, Level 1 has ");
	ck_assert_ptr_null(strstr(text, ".,"));
	cli_has(text, ", score 1, colours W, due Black.\n");
	cli_has(text, "--json: print the boards as JSON.\n");
}
END_TEST

START_TEST(what_needs_paper_or_the_input_is_refused)
{
	const char *text;

	round_published();
	text = cli_type("e.drawboard",
		"print slips\nprint slips -o slips.txt\nimport -\nsite -o out --follow\n"
		"export --ecf -o ecf.txt\nwhere\n");
	cli_has(text, "Slips are for paper: give a file");
	cli_has(text, "Standard input has the lines that are typed: give a file.\n");
	cli_has(text, "--follow goes on until it is interrupted");
	/* as it is typed here, without program and event */
	cli_has(text, "First day is not known: event set first-day=");
	cli_has(text, "0 of 3 results in");
	cli_has(cli_read("slips.txt"), "Adams");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("lines");

	tcase_add_test(tcase, errors_do_not_end_the_lines);
	tcase_add_test(tcase, another_result_is_asked_about);
	tcase_add_test(tcase, an_open_game_stays_open);
	tcase_add_test(tcase, what_is_typed_ahead_is_not_lost_to_a_question);
	tcase_add_test(tcase, a_line_is_no_reason);
	tcase_add_test(tcase, more_is_of_the_section_where_why_was_asked);
	tcase_add_test(tcase, one_of_another_section_is_no_player_of_the_standings);
	tcase_add_test(tcase, every_list_of_print_is_a_word);
	tcase_add_test(tcase, an_earlier_result_is_asked_about);
	tcase_add_test(tcase, q_ends_the_lines);
	tcase_add_test(tcase, no_reason_is_asked_for_where_none_would_help);
	tcase_add_test(tcase, a_name_is_as_good_as_a_board);
	tcase_add_test(tcase, a_round_goes_back_for_a_reason);
	tcase_add_test(tcase, a_draw_by_hand);
	tcase_add_test(tcase, lines_mean_one_section);
	tcase_add_test(tcase, a_desk_is_bound_to_its_section);
	tcase_add_test(tcase, the_last_line_again_and_the_rest_of_the_reasons);
	tcase_add_test(tcase, tables_are_said_a_row_a_line);
	tcase_add_test(tcase, what_needs_paper_or_the_input_is_refused);
	tcase_add_test(tcase, what_is_done_is_said);
	tcase_add_test(tcase, what_was_made_for_the_eye_is_said);
	tcase_add_test(tcase, every_fixture_has_its_round);
	tcase_add_test(tcase, both_games_of_a_pair_are_one_line);
	tcase_add_test(tcase, control_characters_do_nothing);
	tcase_add_test(tcase, an_event_that_is_not_there);
	return cli_run_suite("plain_lines", tcase);
}
