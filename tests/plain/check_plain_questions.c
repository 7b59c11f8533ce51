/* Plain lines: what the screen asks before it is done is asked there, too. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Six players, round 1 drawn. */
static void make_event(void)
{
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cole, C\",1800\n"
		"\"Drew, D\",1700\n\"Evans, E\",1600\n\"Foster, F\",1500\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Club Night");
	CLI_OK("import", "e.drw", "list.csv");
}

START_TEST(a_draw_changed_by_hand_wants_its_reason)
{
	const char *text;

	make_event();
	CLI_OK("pair", "e.drw");
	text = cli_type("e.drw", "move 1 2\nyes\npublish\n\"clubs apart\"\nwhere\n");
	cli_has(text, "The reason? Enter alone leaves it; \"\" is an empty one.\n");
	cli_has(text, "Round 1 published.\n");
	cli_has(CLI_OK("journal", "e.drw")->out, "clubs apart");
}
END_TEST

START_TEST(who_is_not_marked_is_asked_about_before_the_draw)
{
	const char *text;

	make_event();
	CLI_OK("attend", "e.drw", "1", "2", "3", "4", "5");
	text = cli_type("e.drw", "pair\n\nwhere\n");
	cli_has(text,
		"Not marked as here: 6 Foster. Draw round 1 without them? They get no points. Yes or no; Enter is no.\nNothing was done.\n");
	cli_has(text, "not drawn");
	text = cli_type("e.drw", "pair\nyes\n");
	cli_has(text, "Not here at the draw, so out of round 1");
	cli_has(text, "1 Adams, A, White, against");
}
END_TEST

START_TEST(a_roll_that_is_hardly_begun_is_asked_about)
{
	const char *text;

	make_event();
	CLI_OK("attend", "e.drw", "1", "2");
	text = cli_type("e.drw", "pair\n\npair\nyes\n");
	cli_has(text, "Only 2 of 6 have a mark in the roll; 4 would sit out");
	cli_has(text, "Do it all the same? Yes or no; Enter is no.\nNothing was done.\n");
	cli_has(text, "1 Adams, A, White, against 2 Brown, B");
}
END_TEST

START_TEST(a_namesake_is_asked_about)
{
	const char *text;

	make_event();
	text = cli_type("e.drw",
		"players add \"Cole, C\" grade=1800\n\nplayers add \"Cole, C\" grade=1800\nyes\n");
	cli_has(text,
		"3 Cole, C is in the event already, with the same grade.\nDo it all the same? Yes or no; Enter is no.\nNothing was done.\n");
	cli_has(CLI_OK("players", "e.drw")->out, "   4          Cole, C ");
}
END_TEST

START_TEST(the_place_of_an_amended_grade_is_asked_about)
{
	static const char question[] =
		"With the new grade Foster, F would have the place 1b in the order of cards. Published rounds stay as they are. Is he to move, from the next draw on? Yes or no; Enter is no.\n";
	const char *text;

	make_event();
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	text = cli_type("e.drw", "players edit 6 grade=1950\n\n");
	cli_has(text, question);
	ck_assert_ptr_null(
		strstr(text, "6 Foster, F: place 1b, between 1 and 2 in the order of cards."));
	cli_type("e.drw", "undo\n");
	text = cli_type("e.drw", "players edit 6 grade=1950\nyes\nplayers edit 6\n");
	cli_has(text, question);
	cli_has(text, "6 Foster, F: place 1b, between 1 and 2 in the order of cards.");
}
END_TEST

/* By a line, as every question there: the answer is none of a terminal behind the lines. */
START_TEST(a_second_sending_is_asked_about_by_the_lines)
{
	const char *text;

	make_event();
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("event", "e.drw", "set", "ecf-code=ZZMTN26", "first-day=2026-03-07",
		"last-day=2026-03-08", "results-officer=A Tester",
		"results-officer-address=a.t@example.org", "treasurer=B Tester",
		"treasurer-address=b@example.org", "time-control=G/90;+30");
	for (int pin = 1; pin <= 6; pin++) {
		char number[] = {(char)('0' + pin), '\0'}, code[] = "ecf-code=123450A";

		code[strlen(code) - 2] = number[0];
		CLI_OK("players", "e.drw", "edit", number, code);
	}
	cli_type("e.drw", "1 1\n2 1\n3 1\nexport --ecf --sent\n");
	text = cli_type("e.drw", "export --ecf --sent\n\nexport --ecf --sent\nyes\n");
	cli_has(text,
		"Submission 1 is recorded as sent. Was submission 2 sent, too? Yes or no; Enter is no.\n");
	cli_has(text, "Submission 2 is recorded as sent; the next file has submission index 3.");
	ck_assert_ptr_null(strstr(text, "[y/N]"));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("questions");

	tcase_add_test(tcase, a_draw_changed_by_hand_wants_its_reason);
	tcase_add_test(tcase, who_is_not_marked_is_asked_about_before_the_draw);
	tcase_add_test(tcase, a_roll_that_is_hardly_begun_is_asked_about);
	tcase_add_test(tcase, a_namesake_is_asked_about);
	tcase_add_test(tcase, the_place_of_an_amended_grade_is_asked_about);
	tcase_add_test(tcase, a_second_sending_is_asked_about_by_the_lines);
	return cli_run_suite("plain_questions", tcase);
}
