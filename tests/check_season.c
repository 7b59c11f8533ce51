/*
 * Club seasons by commands: who is there tonight, what the evening's draw makes of it, the table of
 * the season.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cli_run.h"

static void season_made(void)
{
	CLI_OK("new", "s.drw", "--system", "gsrp", "--name", "Club", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Cole, Cy\",1700\n\"Adams, Al\",1500\n\"Brown, Bo\",1800\n"
		"\"Drew, Di\",\n\"Élan, Ed\",1600\n");
	CLI_OK("import", "s.drw", "list.csv");
}

START_TEST(a_season_is_open_ended)
{
	cli_has(CLI_OK("new", "s.drw", "--system", "gsrp")->out,
		"s: a club season of up to 60 evenings by gsrp.\n");
	cli_has(CLI_OK("new", "t.drw", "--system", "gsrp", "--rounds", "30")->out,
		"up to 30 evenings");
	cli_says(2, cli_run("new", "u.drw", "--system", "caa", NULL), "--rounds is missing");
	cli_says(3, cli_run("new", "u.drw", "--system", "gsrp", "--set", "games=0", NULL), "games");
}
END_TEST

START_TEST(equal_ones_stand_by_name_and_who_sits_out_scores_nothing)
{
	const char *out;

	season_made();
	out = CLI_OK("pair", "s.drw")->out;
	/* by grade Brown, Cole, (Drew), Élan, Adams: Adams stands lowest */
	cli_has(out, "Cole, Cy                   1700  0    -          1 Brown, Bo");
	cli_has(out, "Adams, Al                  1500  0    bye");
	CLI_OK("publish", "s.drw");
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "1");
	out = CLI_OK("standings", "s.drw")->out;
	/* one point each for Cole and Élan, none for Adams, who has sat out */
	cli_has(out, "1=   2  Cole, Cy    1700");
	cli_has(out, "3=   4  Adams, Al   1500          0\n");
	/* now Cole and Élan have 75, Adams 50, Brown and Drew 25 */
	out = CLI_OK("pair", "s.drw")->out;
	cli_has(CLI_OK("why", "s.drw", "1")->out, "2 Cole stands first of 5 tonight: GSRP 75.0");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("season");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_add_test(tcase, a_season_is_open_ended);
	tcase_add_test(tcase, equal_ones_stand_by_name_and_who_sits_out_scores_nothing);
	return cli_run_suite("season", tcase);
}
