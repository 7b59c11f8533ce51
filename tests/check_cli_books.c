/*
 * Rule books by commands: an event of each, drawn and explained for two rounds.
 */
#include <stdio.h>
#include <string.h>

#include "support/cli_run.h"

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
	cli_has(CLI_OK("players", "s.drw", "--json")->out, "\"top\": 1");
	cli_has(CLI_OK("pair", "s.drw")->out, "  4    7 Grace                            0    bye");
	/* halves: David is of Anna's school, Ellen of Beth's */
	why = CLI_OK("why", "s.drw")->out;
	cli_has(why, "1 Anna would meet 4 David by place, but they are of one school (7).");
	cli_has(why, "7 Grace has the bye");
	CLI_OK("publish", "s.drw");
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "0");
	CLI_OK("result", "s.drw", "3", "=");
	CLI_OK("pair", "s.drw");
	why = CLI_OK("why", "s.drw")->out;
	cli_has(why, "Level 1 has 3 cards");
	cli_has(why, "of those with White, meets");
	CLI_OK("why", "s.drw", "1");
	CLI_OK("publish", "s.drw");
	cli_has(CLI_OK("verify", "s.drw")->out, "in order");
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

int main(void)
{
	TCase *books = tcase_create("books");

	tcase_add_checked_fixture(books, cli_setup, cli_teardown);
	tcase_add_test(books, schools_event_is_drawn_and_explained);
	tcase_add_test(books, top_player_is_marked_by_yes_or_no);
	return cli_run_suite("cli_books", books);
}
