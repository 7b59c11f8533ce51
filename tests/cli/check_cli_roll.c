/* The roll of a round of a Swiss: who is here, late, or sits out, and what he gets for it. */
#include "config.h"

#include <check.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Eight players; Hood has asked for a bye in round 1. */
static void event(void)
{
	cli_write("p.csv",
		"name,grade,byes\nAdams,2200,\nBrown,2180,\nCairns,2170,\nDrew,2100,\nEdwards,1850,\n"
		"Findley,1800,\nGreen,1750,\nHood,1700,1:half\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drw", "p.csv");
}

START_TEST(who_has_no_mark_by_the_draw_sits_out)
{
	const struct cli_result *result;

	event();
	cli_has(CLI_OK("attend", "e.drw")->out,
		"Round 1: 0 here, 0 late, 0 not here, 7 not marked, 1 with a bye booked.");
	result = CLI_OK("attend", "e.drw", "adams", "brown", "cairns", "drew", "--late", "edwards",
		"--away", "findley");
	cli_has(result->out,
		"Round 1: 4 here, 1 late, 1 not here, 1 not marked, 1 with a bye booked.\n"
		"Here: 1 Adams; 2 Brown; 3 Cairns; 4 Drew\nLate: 5 Edwards\nNot here: 6 Findley\n"
		"Not marked: 7 Green\nWho is late or not here sits out with no points.\n");
	result = CLI_OK("pair", "e.drw");
	cli_has(result->out, "Not here at the draw, so out of round 1 with no points: 7 Green.");
	ck_assert_ptr_null(strstr(result->out, "  3    "));
	cli_has(CLI_OK("players", "e.drw")->out, "Green                        1750  1:zero");
	CLI_OK("publish", "e.drw");
	cli_says(1, cli_run("attend", "e.drw", "green", NULL),
		"Round 1 is published: the roll is called before the draw.");
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
}
END_TEST

/* One latecomer is marked, and nobody else is asked: the others are not left out without a word. */
START_TEST(a_roll_hardly_begun_is_no_roll)
{
	event();
	cli_has(CLI_OK("attend", "e.drw", "green")->out,
		"pair waits for the 6 who are not marked; --all marks them as here.");
	cli_says(1, cli_run("pair", "e.drw", NULL),
		"Only 1 of 7 have a mark in the roll; 6 would sit out: 1 Adams, 2 Brown, 3 Cairns, 4 Drew, 5 Edwards and 1 more.");
	cli_has(CLI_OK("attend", "e.drw")->out, "1 here, 0 late, 0 not here, 6 not marked");
	cli_has(CLI_OK("pair", "e.drw", "--without")->out,
		"Not here at the draw, so out of round 1 with no points: 1 Adams, 2 Brown");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_OK("attend", "e.drw", "--all");
	cli_has(CLI_OK("pair", "e.drw")->out, "  3    ");
	cli_says(2, cli_run("pair", "x.trf", "--system", "caa", "--without", NULL),
		"--without goes with an event.");
}
END_TEST

/* Nobody is called where nobody is marked as here: a Swiss goes on as ever. */
START_TEST(without_a_roll_everybody_is_drawn)
{
	const struct cli_result *result;

	event();
	CLI_OK("attend", "e.drw", "--away", "green");
	result = CLI_OK("pair", "e.drw");
	ck_assert_ptr_null(strstr(result->out, "Not here at the draw"));
	cli_has(result->out, "  3    ");
	/* the draw is short of his board, and says so */
	cli_has(CLI_OK("attend", "e.drw", "--late", "adams")->out,
		"The draw that is proposed has lost 1 board.\nNext: drawboard pair e.drw");
	ck_assert_ptr_null(strstr(CLI_OK("attend", "e.drw", "adams")->out, "has lost"));
}
END_TEST

START_TEST(undo_gives_all_back)
{
	event();
	CLI_OK("attend", "e.drw", "adams", "brown", "cairns", "drew");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("undo", "e.drw")->out, "Proposal for round 1");
	cli_has(CLI_OK("undo", "e.drw")->out,
		"Undone: Roll of round 1: 5 Edwards is not here, and 2 more marks");
	cli_has(CLI_OK("attend", "e.drw")->out, "4 here, 0 late, 0 not here, 3 not marked");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw")->out, "1:zero"));
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("attend", "e.drw")->out, "0 here, 0 late, 0 not here, 7 not marked");
	CLI_OK("redo", "e.drw");
	cli_has(CLI_OK("attend", "e.drw")->out, "4 here");
}
END_TEST

/* He leaves the draft with his opponent in the tray, and is in the draw again once he comes. */
START_TEST(who_comes_before_the_publication_is_drawn_again)
{
	event();
	CLI_OK("event", "e.drw", "set", "absent=half");
	CLI_OK("attend", "e.drw", "--all");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("attend", "e.drw", "--away", "adams")->out,
		"Who is late or not here sits out with a half-point bye.");
	cli_has(CLI_OK("players", "e.drw")->out, "Adams                        2200  1:half");
	cli_says(1, cli_run("publish", "e.drw", NULL), "tray");
	CLI_OK("pair", "e.drw");
	CLI_OK("attend", "e.drw", "adams");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw")->out, "2200  1:half"));
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "Adams");
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
}
END_TEST

START_TEST(what_cannot_be_marked_is_refused_whole)
{
	event();
	cli_says(1, cli_run("attend", "e.drw", "adams", "hood", NULL),
		"8 Hood has a bye booked for round 1: take it away first, if he plays.");
	cli_has(CLI_OK("attend", "e.drw")->out, "0 here");
	cli_says(2, cli_run("attend", "e.drw", "--volunteer", "adams", NULL),
		"--volunteer and --casual are of club seasons");
	CLI_OK("players", "e.drw", "withdraw", "green");
	cli_says(1, cli_run("attend", "e.drw", "green", NULL), "7 Green is not in round 1.");
	cli_says(3, cli_run("event", "e.drw", "set", "absent=full", NULL),
		"Not here at the draw: \"full\" is not zero or half.");
	CLI_OK("new", "s.drw", "--system", "gsrp", "--name", "Club");
	cli_says(2, cli_run("attend", "s.drw", "--all", NULL), "--all is not of club seasons");
}
END_TEST

/* The next round has a roll of its own; the report has the byes, and comes back with them. */
START_TEST(a_roll_is_of_one_round)
{
	event();
	CLI_OK("attend", "e.drw", "adams", "brown", "cairns", "drew");
	cli_publish("e.drw");
	/* it can still be looked at */
	cli_has(CLI_OK("attend", "e.drw")->out,
		"Round 1: 4 here, 0 late, 3 not here, 0 not marked");
	cli_says(1, cli_run("attend", "e.drw", "edwards", NULL),
		"Round 1 is published: the roll is called before the draw.");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	cli_has(CLI_OK("attend", "e.drw")->out,
		"Round 2: 0 here, 0 late, 0 not here, 8 not marked");
	CLI_OK("export", "e.drw", "-o", "e.trf");
	ck_assert_ptr_null(strstr(cli_read("e.trf"), "attends"));
	CLI_OK("import", "back.drw", "e.trf");
	cli_has(CLI_OK("players", "back.drw")->out, "1:zero");
	cli_has(CLI_OK("verify", "back.drw")->out, "in order");
	CLI_OK("attend", "e.drw", "--json");
	ck_assert(json_is_valid(CLI_OK("attend", "e.drw", "--all", "--json")->out));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("roll");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, who_has_no_mark_by_the_draw_sits_out);
	tcase_add_test(tcase, a_roll_hardly_begun_is_no_roll);
	tcase_add_test(tcase, without_a_roll_everybody_is_drawn);
	tcase_add_test(tcase, undo_gives_all_back);
	tcase_add_test(tcase, who_comes_before_the_publication_is_drawn_again);
	tcase_add_test(tcase, what_cannot_be_marked_is_refused_whole);
	tcase_add_test(tcase, a_roll_is_of_one_round);
	return cli_run_suite("cli_roll", tcase);
}
