/* A new event like an old one: sections and settings, and the players if they are asked for. */
#include "config.h"

#include <check.h>
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

/* Last year's congress, with a round of the Open played. */
static void last_year(void)
{
	cli_write("open.csv",
		"name,grade,club,byes,paid,school\nAdams,2200,BD,2:half,25.00,\nBrown,2180,,,,\n"
		"Cairns,2170,HX,,,High\nDrew,2100,,,,\n");
	CLI_OK("new", "old.drw", "--system", "uscf", "--rounds", "4", "--name", "Congress 2026");
	CLI_OK("section", "old.drw", "set", "name=Open", "letter=O", "first-board=1",
		"absent=half");
	CLI_OK("section", "old.drw", "add", "Gone", "--system", "caa", "--rounds", "3");
	CLI_OK("section", "old.drw", "add", "Minor", "--system", "caa", "--rounds", "5", "--set",
		"clubs=2");
	CLI_OK("section", "old.drw", "remove", "--section", "Gone");
	CLI_OK("event", "old.drw", "set", "place=Exeter", "first-day=2026-03-07", "ecf-code=X1",
		"--section", "Open");
	CLI_OK("event", "old.drw", "set", "first-board=41", "round-1=2026-03-07 10:00",
		"points=W=3", "--section", "Minor");
	CLI_OK("import", "old.drw", "open.csv", "--section", "Open");
	CLI_OK("players", "old.drw", "add", "Elm", "--section", "Minor");
	CLI_OK("pair", "old.drw", "--section", "Open");
	CLI_OK("publish", "old.drw", "--section", "Open");
	CLI_OK("players", "old.drw", "add", "Zed", "--grade", "2400", "--section", "Open");
	CLI_OK("players", "old.drw", "withdraw", "Brown", "--section", "Open");
	CLI_OK("players", "old.drw", "edit", "Cairns", "play-off=1.5", "hand=144", "lot=133",
		"--reason", "blitz", "--section", "Open");
}

START_TEST(sections_and_settings_come_over)
{
	const char *text;

	last_year();
	/* each with its rule book and its lot */
	text = CLI_OK("new", "new.drw", "--like", "old.drw", "--name", "Congress 2027")->out;
	cli_has(text, "Congress 2027, Open: 4 rounds by uscf; the top seed has ");
	cli_has(text, "Congress 2027, Minor: 5 rounds by caa; the top seed has ");
	cli_has(CLI_OK("new", "json.drw", "--like", "old.drw", "--json")->out,
		"\"name\": \"Minor\"");
	/* a section without a name is called as everywhere */
	CLI_OK("new", "two.drw", "--system", "caa", "--rounds", "3");
	CLI_OK("section", "two.drw", "add", "Minor", "--system", "caa", "--rounds", "5");
	cli_has(CLI_OK("new", "two-json.drw", "--like", "two.drw", "--json")->out,
		"\"name\": \"Section 1\"");
	text = CLI_OK("section", "new.drw")->out;
	cli_has(text, "O   Open                 uscf, 4 rounds, 0 players, first board 1");
	cli_has(text, "M   Minor                caa, 5 rounds, 0 players, first board 41");
	text = CLI_OK("event", "new.drw", "--section", "Minor")->out;
	cli_has(text, "Congress 2027");
	cli_has(text, "Exeter");
	cli_has(text, "W=3");
	ck_assert_ptr_null(strstr(text, "2026-03-07"));
	ck_assert_ptr_null(strstr(text, "X1"));
	cli_has(CLI_OK("verify", "new.drw")->out, "in order");
}
END_TEST

/* In rank order, from round 1 on, all of them: whoever came late or left is in from the start. */
START_TEST(players_come_over_if_asked_for)
{
	const char *text;

	last_year();
	CLI_OK("new", "new.drw", "--like", "old.drw", "--players");
	text = CLI_OK("players", "new.drw", "--section", "Open")->out;
	cli_has(text, "   1          Zed ");
	cli_has(text, "   2          Adams ");
	cli_has(text, "   3          Brown ");
	ck_assert_ptr_null(strstr(text, "2:half"));
	ck_assert_ptr_null(strstr(text, "round"));
	text = CLI_OK("players", "new.drw", "edit", "Cairns", "--section", "Open")->out;
	cli_has(text, "High");
	/* what he was among those who were tied then */
	ck_assert_ptr_null(strstr(text, "1½"));
	ck_assert_ptr_null(strstr(text, "144"));
	ck_assert_ptr_null(strstr(text, "133"));
	text = CLI_OK("players", "new.drw", "edit", "Adams", "--section", "Open")->out;
	ck_assert_ptr_null(strstr(text, "25.00"));
	cli_has(CLI_OK("players", "new.drw", "--section", "Minor")->out, "Elm");
	CLI_OK("pair", "new.drw", "--section", "Open");
	cli_has(CLI_OK("verify", "new.drw")->out, "in order");
	/* the old one is as it was */
	cli_has(CLI_OK("section", "old.drw")->out, "R1 0/2");
}
END_TEST

/* He stands in both sections there, and has left the second one, too. */
START_TEST(who_changed_sections_comes_over_once)
{
	const char *text;

	last_year();
	CLI_OK("players", "old.drw", "edit", "Drew", "notes=left-handed", "--section", "Open");
	CLI_OK("section", "old.drw", "move", "Drew", "Minor", "--section", "Open");
	CLI_OK("pair", "old.drw", "--section", "Minor");
	CLI_OK("publish", "old.drw", "--section", "Minor");
	CLI_OK("players", "old.drw", "withdraw", "Drew", "--section", "Minor");
	text = CLI_OK("new", "new.drw", "--like", "old.drw", "--players")->out;
	cli_has(text, "Next: drawboard players new.drw");
	ck_assert_ptr_null(strstr(CLI_OK("players", "new.drw", "--section", "Open")->out, "Drew"));
	text = CLI_OK("players", "new.drw", "edit", "Drew", "--section", "Minor")->out;
	cli_has(text, "left-handed");
	ck_assert_ptr_null(strstr(text, "after"));
}
END_TEST

START_TEST(nothing_is_made_where_it_cannot_be)
{
	last_year();
	cli_says(4, cli_run("new", "new.drw", "--like", "none.drw", NULL), "none.drw: ");
	ck_assert_int_ne(access("new.drw", F_OK), 0);
	cli_write("text.drw", "not an event");
	cli_says(4, cli_run("new", "new.drw", "--like", "text.drw", NULL), "text.drw: ");
	ck_assert_int_ne(access("new.drw", F_OK), 0);
	CLI_CODE(4, "new", "old.drw", "--like", "old.drw");
	cli_has(CLI_OK("section", "old.drw")->out, "R1 0/2");
	cli_says(2, cli_run("new", "new.drw", "--like", "old.drw", "--rounds", "5", NULL),
		"--like takes it from the other event: --rounds is set afterwards");
	cli_says(2, cli_run("new", "new.drw", "--system", "caa", "--players", NULL),
		"--players goes with --like: whose players?");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("like");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, sections_and_settings_come_over);
	tcase_add_test(tcase, players_come_over_if_asked_for);
	tcase_add_test(tcase, who_changed_sections_comes_over_once);
	tcase_add_test(tcase, nothing_is_made_where_it_cannot_be);
	return cli_run_suite("cli_like", tcase);
}
