/*
 * A round by commands: whom a name means, what the standings count, what comes next, and what later
 * changes say.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade,club\n\"Adams, A\",2000,\n\"Ábel, B\",1900,\n\"Smith, John\",1800,XX\n"
		"\"Smith, John\",1700,YY\n\"Smithson, C\",1600,\n\"Young, Y\",,\n");
	CLI_OK("import", "e.drw", "list.csv");
}

static void round_published(void)
{
	event_made();
	cli_publish("e.drw");
}

static void round_played(void)
{
	round_published();
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	CLI_OK("result", "e.drw", "3", "=");
}

START_TEST(two_of_one_name_are_asked_about)
{
	event_made();
	cli_says(3, cli_run("players", "e.drw", "withdraw", "Smith, John", NULL),
		"Give the PIN: \"Smith, John\" may be 3 Smith, John (XX); 4 Smith, John (YY).");
	/* as lists print it, if both agree */
	CLI_OK("players", "e.drw", "edit", "4 Smith", "--club", "YY");
	CLI_OK("players", "e.drw", "edit", "#3 smith, john", "--club", "XX");
	cli_says(3, CLI_CODE(3, "players", "e.drw", "edit", "4 Brown", "--club", "ZZ"),
		"4 is Smith, John, not \"Brown\".");
	cli_says(3, CLI_CODE(3, "players", "e.drw", "edit", "99 Smith", "--club", "ZZ"),
		"There is no player whose name begins with \"99 Smith\"");
	cli_says(3, cli_run("players", "e.drw", "bye", "smith", "2:half", NULL), "5 Smithson, C.");
	cli_has(CLI_OK("players", "e.drw", "bye", "SMITHS", "2:half")->out, "Smithson, C");
	cli_has(CLI_OK("players", "e.drw", "bye", "áBEL", "2:half")->out, "Ábel, B");
	cli_has(CLI_OK("players", "e.drw", "bye", "#4", "2:half")->out, "   4");
	cli_says(3, cli_run("players", "e.drw", "bye", "#44", "2:half", NULL),
		"There is no player \"#44\"");
	cli_has(CLI_OK("players", "e.drw", "add", "smith, JOHN", "--grade", "100")->err,
		"He is added as 6; 3 Smith, John is called so, too.");
}
END_TEST

START_TEST(evenings_are_called_so_in_the_journal_too)
{
	CLI_OK("new", "club.drw", "--system", "gsrp");
	cli_write("club.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n"
		"\"Cole, C\",1800\n\"Drew, D\",1700\n");
	CLI_OK("import", "club.drw", "club.csv");
	CLI_OK("attend", "club.drw", "1", "2", "3", "4");
	CLI_OK("pair", "club.drw"); /* 1-2 3-4 */
	cli_has(CLI_OK("why", "club.drw", "--not-bye", "1")->out,
		"if 1 Adams sat out, he and 4 Drew would");
	CLI_OK("publish", "club.drw");
	cli_has(CLI_OK("undo", "club.drw", "--reason", "late")->out,
		"Undone: Evening 1 published; ");
	CLI_OK("redo", "club.drw");
	CLI_OK("result", "club.drw", "1", "1");
	CLI_OK("result", "club.drw", "2", "1");
	CLI_OK("attend", "club.drw", "1", "2", "3", "4");
	CLI_OK("pair", "club.drw");
	/* what was moved by hand is not proposed again: the journal tells that it is older */
	CLI_OK("move", "club.drw", "turn", "1");
	CLI_OK("result", "club.drw", "1", "0", "--round", "1", "--overwrite");
	cli_says(1, cli_run("publish", "club.drw", NULL),
		"The scores changed since this draw was proposed");
}
END_TEST

START_TEST(standings_mark_who_has_withdrawn)
{
	static const char left[] = "Adams, A\", \"grade\": 2000, \"club\": \"\", \"points\": 1.0, "
				   "\"tie_breaks\": {\"PS\": 1, \"SOS\": 0}, \"withdrawn\": true",
			  stays[] = "\"withdrawn\": false";
	const char *text;

	round_played();
	text = CLI_OK("standings", "e.drw")->out;
	ck_assert_ptr_null(strstr(text, "withdrawn"));
	CLI_OK("players", "e.drw", "withdraw", "1");
	text = CLI_OK("standings", "e.drw")->out;
	cli_has(text, "1    1    0  withdrawn\n");
	ck_assert_ptr_null(strstr(strstr(text, "withdrawn") + 1, "withdrawn"));
	text = CLI_OK("standings", "e.drw", "--json")->out;
	cli_has(text, left);
	cli_has(text, stays);
}
END_TEST

START_TEST(boards_that_hold_the_next_round_up_are_named)
{
	round_published();
	cli_says(1, cli_run("pair", "e.drw", NULL), "Round 1 is published: enter its results");
	CLI_OK("result", "e.drw", "1", "1");
	cli_says(1, cli_run("pair", "e.drw", NULL),
		"Round 1: no result yet on board 2, 5 Smithson - 2 Ábel; board 3, 3 Smith - 6 Young.");
	CLI_OK("result", "e.drw", "2", "1");
	cli_says(1, cli_run("pair", "e.drw", NULL),
		"Round 1: board 3, 3 Smith - 6 Young, has no result yet.");
}
END_TEST

START_TEST(the_only_round_is_no_plural)
{
	CLI_OK("new", "one.drw", "--system", "caa", "--rounds", "1", "--lot", "white");
	cli_write("two.csv", "name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n");
	CLI_OK("import", "one.drw", "two.csv");
	cli_publish("one.drw");
	CLI_OK("result", "one.drw", "1", "1");
	cli_says(1, cli_run("pair", "one.drw", NULL), "The only round is complete.");
}
END_TEST

/* By hand names come in any order; the same person is asked about, a namesake told of. */
START_TEST(a_name_is_the_same_in_any_order)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("players", "e.drw", "add", "Lee, Ann", "--grade", "1500");
	cli_says(3, cli_run("players", "e.drw", "add", "Ann Lee", "--grade", "1500", NULL),
		"1 Lee, Ann is in the event already, with the same grade.");
	cli_has(CLI_OK("players", "e.drw", "add", "ann lee", "--grade", "1400")->err,
		"He is added as 2; 1 Lee, Ann is called so, too.");
	CLI_OK("players", "e.drw", "add", "Bo", "--grade", "1300");
	CLI_OK("players", "e.drw", "add", "Cy", "--grade", "1200");
	cli_has(CLI_OK("players", "e.drw", "edit", "Cy", "--name", "Bo")->err,
		"He is 4; 3 Bo is called so, too.");
	ck_assert_str_eq(CLI_OK("players", "e.drw", "edit", "4", "--grade", "1250")->err, "");
	CLI_OK("new", "l.drw", "--system", "caa", "--rounds", "5");
	cli_write("l.csv", "name,grade\n\"Lee, Ann\",1500\nAnn Lee,1500\n");
	cli_has(CLI_OK("import", "l.drw", "l.csv")->err,
		"Lines 2 and 3: the names Lee, Ann and Ann Lee look alike.");
}
END_TEST

START_TEST(look_alikes_of_players_already_in_are_told_at_import)
{
	event_made();
	cli_write("late.csv", "name,grade\n\"ADAMS, A\",1234\n\"New, N\",1200\n");
	cli_has(CLI_OK("import", "e.drw", "late.csv")->err,
		"Line 2: 6 ADAMS, A looks like 1 Adams, A, who was in the event already.");
}
END_TEST

START_TEST(the_season_marks_who_has_withdrawn)
{
	CLI_OK("new", "club.drw", "--system", "gsrp");
	cli_write("club.csv", "name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n");
	CLI_OK("import", "club.drw", "club.csv");
	CLI_OK("players", "club.drw", "withdraw", "2");
	cli_has(CLI_OK("standings", "club.drw")->out, "  withdrawn\n");
	cli_has(CLI_OK("standings", "club.drw", "--json")->out, "\"withdrawn\": true");
}
END_TEST

START_TEST(a_result_that_came_twice_was_in_already)
{
	round_published();
	cli_has(CLI_OK("result", "e.drw", "1", "1")->out, "2 to come.");
	cli_has(CLI_OK("result", "e.drw", "1", "1")->out, " already; 2 to come.");
}
END_TEST

START_TEST(what_is_refused_is_not_asked_about_first)
{
	round_played();
	cli_says(1, cli_run("unpublish", "e.drw", "--reason", "", NULL), "--force");
	cli_says(1, cli_run("unpublish", "e.drw", "--reason", "", "--force", NULL),
		"Say why round 1 is taken back");
	cli_says(1, cli_run("unpublish", "e.drw", "--reason", " ", "--force", NULL),
		"Say why round 1 is taken back");
	CLI_OK("pair", "e.drw");
	cli_says(1, cli_run("result", "e.drw", "3", "x", "--round", "1", NULL),
		"Round 2 is drawn already: correct the result of round 1, do not take it away.");
}
END_TEST

START_TEST(a_draft_that_goes_with_the_round_is_told_of)
{
	round_played();
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("unpublish", "e.drw", "--reason", "wrong", "--force")->out,
		"The draft of round 2 is gone with it");
	cli_says(1, cli_run("check", "e.drw", "--round", "2", NULL), "Round 2");
	cli_has(CLI_OK("undo", "e.drw")->out, "and the draft of round 2");
}
END_TEST

START_TEST(standings_count_what_is_complete)
{
	const struct cli_result *result;

	event_made();
	cli_has(CLI_OK("standings", "e.drw")->out, "Players before round 1\n");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("standings", "e.drw")->out, "Players before round 1\n");
	cli_says(1, cli_run("standings", "e.drw", "--round", "1", NULL),
		"Round 1 is not published yet");
	cli_says(
		1, cli_run("standings", "e.drw", "--round", "3", NULL), "Round 3 is not drawn yet");
	cli_says(1, cli_run("print", "e.drw", "standings", "--round", "3", NULL),
		"Round 3 is not drawn yet");
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	cli_has(CLI_OK("standings", "e.drw")->out,
		"Players before round 1 (round 1: 1 of 3 results in)");
	cli_has(CLI_OK("standings", "e.drw", "--round", "1")->out,
		"Standings in round 1 of 3: 1 of 3 results in");
	result = CLI_OK("standings", "e.drw", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"results\": 1,");
	cli_has(result->out, "\"of\": 3");
	cli_has(CLI_CODE(2, "standings", "e.drw", "--json", "-o", "x")->err,
		"--json goes to standard output alone");
	CLI_OK("result", "e.drw", "2", "1");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("standings", "e.drw")->out, "Standings after round 1 of 3\n");
	CLI_OK("standings", "e.drw", "-o", "list.txt");
	cli_has(cli_read("list.txt"), "page 1 of 1");
	cli_has(cli_read("list.txt"), "Printed 2");
	cli_has(CLI_OK("print", "e.drw", "names", "--round", "1")->out, "Printed 2");
	ck_assert_ptr_null(strstr(CLI_OK("standings", "e.drw")->out, "Printed"));
	cli_says(2, cli_run("standings", "e.drw", "-o", "x", "--printer", "y", NULL), "exclude");
}
END_TEST

START_TEST(who_misses_a_draft_is_told)
{
	const struct cli_result *result;

	event_made();
	CLI_OK("pair", "e.drw");
	result = CLI_OK("players", "e.drw", "add", "Late, L", "--grade", "50");
	cli_has(result->out, "Late is not paired: propose again.\nNext: drawboard pair e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "NOT PAIRED");
	cli_says(1, cli_run("publish", "e.drw", NULL), "propose again (p, or pair EVENT)");
	CLI_OK("pair", "e.drw");
	ck_assert_ptr_null(strstr(CLI_OK("print", "e.drw", "boards")->out, "NOT PAIRED"));
}
END_TEST

START_TEST(an_old_result_put_right_says_what_was_drawn_with_it)
{
	round_played();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "turn", "1");
	cli_has(CLI_OK("result", "e.drw", "1", "0", "--round", "1", "--overwrite")->out,
		"Round 2 is proposed with the old result: propose again");
	cli_publish("e.drw");
	cli_has(CLI_OK("result", "e.drw", "1", "+", "--round", "1", "--stand")->out,
		"1 Adams, A 1-0 4 Smith, John by default; the round is complete.\n"
		"Round 2 was drawn with the old result; the draw stands.");
	cli_has(CLI_OK("undo", "e.drw")->out,
		"Undone: Round 1, board 1: 1-0 def, not 0-1, 1 Adams v 4 Smith; what was drawn stands; board 1 has 0-1.");
}
END_TEST

START_TEST(undo_says_what_stands)
{
	round_published();
	CLI_OK("result", "e.drw", "2", "1");
	cli_has(CLI_OK("undo", "e.drw")->out,
		"Undone: Round 1, board 2: 1-0, 5 Smithson v 2 Ábel; board 2 has no result.");
	cli_has(CLI_OK("redo", "e.drw")->out,
		"Done again: Round 1, board 2: 1-0, 5 Smithson v 2 Ábel; board 2 has 1-0.");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("undo", "e.drw", "--reason", "late", "--json")->out,
		"\"stands\": \"round 1 is proposed\"");
	cli_has(CLI_OK("undo", "e.drw")->out, "round 1 is laid out");
	cli_has(CLI_OK("undo", "e.drw")->out, "the event has 0 players");
}
END_TEST

START_TEST(each_step_names_the_next)
{
	cli_has(CLI_OK("new", "it's", "--system", "caa", "--rounds", "1", "--lot", "white")->out,
		"Next: drawboard import 'it'\\''s' LIST.csv\n");
	cli_has(CLI_OK("new", "pair", "--system", "caa", "--rounds", "1", "--lot", "white")->out,
		"The draw board: drawboard ./pair\n");
	cli_has(cli_expect(2, cli_run("pair", NULL))->err, "opened by: drawboard ./pair\n");
	cli_write("two.csv", "name\nA\nB\n");
	cli_has(CLI_OK("import", "pair", "two.csv")->out, "Next: drawboard pair pair\n");
	cli_has(CLI_OK("pair", "pair")->out, "Next: drawboard publish pair\n");
	cli_has(CLI_OK("publish", "pair")->out, "Next: drawboard result pair BOARD RESULT\n");
	cli_has(CLI_OK("result", "pair", "1", "1")->out, "Next: drawboard standings pair\n");
	round_played();
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("result", "e.drw", "3", "1")->out, "Next: drawboard pair e.drw\n");
	ck_assert_ptr_null(strstr(CLI_OK("pair", "e.drw", "--json")->out, "Next"));
}
END_TEST

START_TEST(options_and_words_that_mean_nothing_are_refused)
{
	event_made();
	cli_says(2, cli_run("players", "e.drw", "bye", "1", "1:half", "--grade", "5", NULL),
		"--grade means nothing with players bye");
	cli_says(2, cli_run("players", "e.drw", "--from", "2", NULL),
		"--from means nothing for the list");
	cli_says(2, cli_run("result", "e.drw", "1", NULL), "RESULT is missing");
	cli_says(2, cli_run("print", "e.drw", NULL),
		"One of the words below is missing after EVENT");
	cli_says(2, cli_run("new", "x", "--system", "swiss", "--rounds", "3", NULL),
		"those known are: caa, dutch, schools, gsrp");
	cli_says(3,
		cli_run("new", "x", "--system", "caa", "--rounds", "3", "--set",
			"clubs=2,half_byes=0", NULL),
		"Separate settings with blanks");
	ck_assert_ptr_null(strstr(CLI_CODE(2, "players", "e.drw", "abc")->err, "did you mean"));
}
END_TEST

START_TEST(no_draw_says_what_can_be_done)
{
	CLI_OK("new", "t.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("two.csv", "name\nA\nB\n");
	CLI_OK("import", "t.drw", "two.csv");
	cli_publish("t.drw");
	CLI_OK("result", "t.drw", "1", "1");
	cli_says(1, cli_run("pair", "t.drw", NULL),
		"1 A and 1 more have met everybody they could meet (1). Book");
	cli_says(1, cli_run("why", "t.drw", NULL),
		"1 A and 1 more have met everybody they could meet (1). Book");
	cli_says(1, cli_run("publish", "t.drw", NULL), "have met everybody");
	CLI_OK("players", "t.drw", "bye", "1", "2:half");
	CLI_OK("players", "t.drw", "bye", "2", "2:half");
	CLI_OK("pair", "t.drw");
	cli_has(CLI_OK("print", "t.drw", "boards", "--round", "2")->out, "half-point bye");
	cli_has(CLI_OK("publish", "t.drw")->out, "Nothing is played in it: it is complete.");
	CLI_OK("verify", "t.drw");
}
END_TEST

START_TEST(results_from_two_scripts_all_go_in)
{
	char list[2048] = "name\n";

	for (int i = 0; i < 40; i++)
		sprintf(list + strlen(list), "P%02d\n", i);
	CLI_OK("new", "t.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("many.csv", list);
	CLI_OK("import", "t.drw", "many.csv");
	cli_publish("t.drw");
	ck_assert_int_eq(system("for i in 1 3 5 7 9 11 13 15 17 19; do " DRAWBOARD_PROGRAM
				" result t.drw $i 1 || exit 1; done >/dev/null & p=$!;"
				"for i in 2 4 6 8 10 12 14 16 18 20; do " DRAWBOARD_PROGRAM
				" result t.drw $i = || exit 1; done >/dev/null && wait $p"),
		0);
	cli_has(CLI_OK("standings", "t.drw")->out, "Standings after round 1");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("round");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, two_of_one_name_are_asked_about);
	tcase_add_test(tcase, evenings_are_called_so_in_the_journal_too);
	tcase_add_test(tcase, a_result_that_came_twice_was_in_already);
	tcase_add_test(tcase, what_is_refused_is_not_asked_about_first);
	tcase_add_test(tcase, a_draft_that_goes_with_the_round_is_told_of);
	tcase_add_test(tcase, standings_count_what_is_complete);
	tcase_add_test(tcase, standings_mark_who_has_withdrawn);
	tcase_add_test(tcase, boards_that_hold_the_next_round_up_are_named);
	tcase_add_test(tcase, the_only_round_is_no_plural);
	tcase_add_test(tcase, a_name_is_the_same_in_any_order);
	tcase_add_test(tcase, look_alikes_of_players_already_in_are_told_at_import);
	tcase_add_test(tcase, the_season_marks_who_has_withdrawn);
	tcase_add_test(tcase, who_misses_a_draft_is_told);
	tcase_add_test(tcase, an_old_result_put_right_says_what_was_drawn_with_it);
	tcase_add_test(tcase, undo_says_what_stands);
	tcase_add_test(tcase, each_step_names_the_next);
	tcase_add_test(tcase, options_and_words_that_mean_nothing_are_refused);
	tcase_add_test(tcase, no_draw_says_what_can_be_done);
	tcase_add_test(tcase, results_from_two_scripts_all_go_in);
	return cli_run_suite("cli_round", tcase);
}
