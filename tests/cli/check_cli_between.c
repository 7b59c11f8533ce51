/* A game between two sections (CAA 36): one action, one result, two cards. */
#include "config.h"

#include <check.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Open and Major, five players each: in both somebody is left over. */
static void congress(void)
{
	cli_write("open.csv",
		"name,grade\nAdams,2200\nBrown,2180\nCairns,2170\nDrew,2100\nElm,2000\n");
	cli_write("major.csv", "name,grade\nFox,1800\nGreen,1750\nHood,1700\nIvy,1650\nJay,1600\n");
	CLI_OK("new", "c.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("section", "c.drw", "set", "name=Open", "letter=O");
	CLI_OK("section", "c.drw", "add", "Major", "--system", "dutch", "--rounds", "3", "--lot",
		"white");
	CLI_OK("import", "c.drw", "open.csv", "--section", "Open");
	CLI_OK("import", "c.drw", "major.csv", "--section", "Major");
}

static void game(void)
{
	CLI_OK("fill", "c.drw", "jay", "--of", "Major", "--player", "elm", "--section", "Open");
}

static void publish(const char *section)
{
	CLI_OK("pair", "c.drw", "--section", section);
	CLI_OK("publish", "c.drw", "--section", section);
}

START_TEST(it_stands_on_both_cards_with_opposite_colours)
{
	congress();
	game();
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out,
		"5 Elm has White against Jay (Major) (36), beside the draw");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out,
		"5 Jay has Black against Elm (Open), beside the draw");
	publish("Open");
	publish("Major");
	cli_has(CLI_OK("print", "c.drw", "boards", "--section", "Open")->out, "Jay (Major)");
	cli_has(CLI_OK("print", "c.drw", "boards", "--section", "Major")->out, "Elm (Open)");
	cli_has(CLI_OK("print", "c.drw", "names", "--all")->out,
		"Elm     Open         3  White   Jay (Major)");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(a_result_in_one_section_counts_in_both)
{
	congress();
	game();
	publish("Open");
	publish("Major");
	cli_has(CLI_OK("result", "c.drw", "3", "1", "--section", "Open")->out,
		"board 3: 5 Elm 1-0 Jay (Major)");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major", "--round", "1", "--json")->out,
		"\"result\": \"1-0\"");
	/* put right from the other side */
	CLI_OK("result", "c.drw", "3", "0", "--section", "Major", "--overwrite");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1", "--json")->out,
		"\"result\": \"0-1\"");
	CLI_OK("result", "c.drw", "1", "1", "--section", "Open");
	cli_has(CLI_OK("result", "c.drw", "2", "1", "--section", "Open")->out, "complete");
	CLI_OK("result", "c.drw", "3", "x", "--section", "Major", "--overwrite");
	cli_has(CLI_OK("section", "c.drw")->out, "R1 2/3");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(it_is_on_the_undo_of_both)
{
	congress();
	game();
	cli_has(CLI_OK("undo", "c.drw", "--section", "Major")->out,
		"Undone: Game between sections: Elm (Open) v Jay (Major)");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "nobody plays one from outside");
	CLI_OK("redo", "c.drw", "--section", "Open");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out, "5 Jay has Black");
	CLI_OK("pair", "c.drw", "--section", "Major");
	cli_says(1, cli_run("undo", "c.drw", "--section", "Open", NULL),
		"changed another section as well, where this was done later");
	CLI_OK("undo", "c.drw", "--section", "Major");
	CLI_OK("undo", "c.drw", "--section", "Open");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(it_goes_from_both)
{
	congress();
	game();
	cli_says(1,
		cli_run("fill", "c.drw", "Filler", "--player", "elm", "--section", "Open", NULL),
		"That game is one of two sections, with Jay (Major): take it away first");
	CLI_OK("fill", "c.drw", "--remove", "--player", "jay", "--section", "Major");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "nobody plays one from outside");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out,
		"nobody plays one from outside");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(what_cannot_be_is_refused_and_nothing_done)
{
	congress();
	cli_says(1,
		cli_run("fill", "c.drw", "brown", "--of", "Open", "--player", "elm", "--section",
			"Open", NULL),
		"Both are of one section: pin their board before the draw.");
	cli_says(2, cli_run("fill", "c.drw", "jay", "--of", "Major", "--section", "Open", NULL),
		"--of goes with --player");
	cli_says(3,
		cli_run("fill", "c.drw", "zorn", "--of", "Major", "--player", "elm", "--section",
			"Open", NULL),
		"begins with \"zorn\"");
	publish("Major");
	/* Fox has a board of the published draw there */
	cli_says(1,
		cli_run("fill", "c.drw", "fox", "--of", "Major", "--player", "elm", "--section",
			"Open", NULL),
		"1 Fox plays on board 1 of round 1");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "nobody plays one from outside");
	/* who has the bye there plays, in its place */
	CLI_OK("fill", "c.drw", "jay", "--of", "Major", "--player", "elm", "--section", "Open");
	cli_has(CLI_OK("print", "c.drw", "boards", "--section", "Major")->out, "Elm (Open)");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Either side is renamed, before or after it is published, and its section: it stays one game. */
START_TEST(it_stays_one_game_under_other_names)
{
	congress();
	game();
	/* numbers change with the name as well */
	CLI_OK("players", "c.drw", "edit", "elm", "name=Aarons", "grade=2300", "--section", "Open");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out, "Black against Aarons (Open)");
	publish("Open");
	publish("Major");
	CLI_OK("players", "c.drw", "edit", "jay", "name=Jayson", "--section", "Major");
	CLI_OK("section", "c.drw", "set", "name=Reserve", "--section", "Major");
	CLI_OK("section", "c.drw", "set", "name=Masters", "--section", "Open");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Masters", "--round", "1")->out,
		"Jayson (Reserve)");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Reserve", "--round", "1")->out,
		"Aarons (Masters)");
	CLI_OK("result", "c.drw", "3", "1", "--section", "Reserve");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Masters", "--round", "1", "--json")->out,
		"\"result\": \"1-0\"");
	CLI_OK("undo", "c.drw", "--section", "Reserve");
	CLI_OK("undo", "c.drw", "--section", "Masters");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Reserve", "--round", "1")->out,
		"Aarons (Open)");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* The other side has its result already, and another one. */
START_TEST(another_result_of_the_other_side_is_asked_about)
{
	congress();
	CLI_OK("fill", "c.drw", "Jay (Major)", "--player", "elm", "--white", "--section", "Open");
	publish("Open");
	publish("Major");
	CLI_OK("result", "c.drw", "3", "1", "--section", "Open");
	CLI_OK("fill", "c.drw", "Elm (Open)", "--player", "jay", "--black", "--section", "Major");
	cli_says(1, cli_run("result", "c.drw", "3", "0", "--section", "Major", NULL),
		"Board 3 of round 1, against Jay (Major), has 1-0 already, not 0-1.");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1", "--json")->out,
		"\"result\": \"1-0\"");
	CLI_OK("result", "c.drw", "3", "0", "--section", "Major", "--overwrite");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1", "--json")->out,
		"\"result\": \"0-1\"");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("between");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, it_stands_on_both_cards_with_opposite_colours);
	tcase_add_test(tcase, a_result_in_one_section_counts_in_both);
	tcase_add_test(tcase, it_is_on_the_undo_of_both);
	tcase_add_test(tcase, it_goes_from_both);
	tcase_add_test(tcase, it_stays_one_game_under_other_names);
	tcase_add_test(tcase, another_result_of_the_other_side_is_asked_about);
	tcase_add_test(tcase, what_cannot_be_is_refused_and_nothing_done);
	return cli_run_suite("cli_between", tcase);
}
