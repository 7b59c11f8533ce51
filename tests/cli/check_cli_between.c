/* A game between two sections (CAA 36): one action, one result, two cards. */
#include "config.h"

#include <check.h>
#include <stdlib.h>
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
	cli_has(CLI_OK("deal", "c.drw", "--section", "Open")->out,
		"5 Elm plays Jay (Major) on board 3, beside the draw.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* One table, under one number on the lists of both and for the result; or where one always sits. */
START_TEST(it_is_at_one_board_in_both_sections)
{
	const char *out;

	congress();
	CLI_OK("section", "c.drw", "set", "first-board=4", "--section", "Major");
	game();
	publish("Open");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "board 3.");
	CLI_OK("pair", "c.drw", "--section", "Major");
	cli_has(CLI_OK("publish", "c.drw", "--section", "Major")->out,
		"Look: The game of Elm (Open) is on board 6 in both sections: print the list of Open again, where it is on board 3.");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "board 6.");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out, "board 6.");
	out = CLI_OK("print", "c.drw", "names", "--all")->out;
	cli_has(out, "Elm     Open         6  White   Jay (Major)");
	cli_has(out, "Jay     Major        6  Black   Elm (Open)");
	cli_says(3, cli_run("result", "c.drw", "3", "1", "--section", "Open", NULL),
		"Round 1 has no board 3: they are 1 to 2, 6.");
	cli_has(CLI_OK("result", "c.drw", "6", "1", "--section", "Open")->out,
		"board 6: 5 Elm 1-0 Jay (Major)");
	CLI_OK("players", "c.drw", "edit", "Jay", "board=30", "--section", "Major", "--reason",
		"ramp");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1")->out, "board 30.");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major", "--round", "1")->out, "board 30.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Where no first board is set the lower number is another board of the other section. */
START_TEST(its_board_takes_the_number_of_no_other)
{
	const char *out;

	congress();
	CLI_OK("players", "c.drw", "add", "Kay", "--section", "Major");
	CLI_OK("players", "c.drw", "add", "Lee", "--section", "Major");
	game();
	publish("Open");
	publish("Major");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "board 4.");
	out = CLI_OK("fill", "c.drw", "--section", "Major")->out;
	cli_has(out, "board 4.");
	cli_has(CLI_OK("result", "c.drw", "3", "1", "--section", "Major")->out, "board 3: ");
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
		" as well, where this was done later");
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
		"5 Elm plays Jay (Major) in round 1, a game of two sections: take it away first");
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

/* Whatever takes one side away takes the other, which is in the draw again. */
START_TEST(what_one_side_leaves_the_other_leaves)
{
	static const char *const leave[][8] = {
		{"players", "c.drw", "remove", "elm", "--section", "Open"},
		{"players", "c.drw", "withdraw", "elm", "--section", "Open"},
		{"attend", "c.drw", "--away", "elm", "--section", "Open"},
		{"hand", "c.drw", "elm", "none", "--section", "Open"},
		{"section", "c.drw", "move", "elm", "Minor", "--section", "Open"},
		{"section", "c.drw", "remove", "--section", "Open"},
	};
	const char *const *words = leave[_i];

	congress();
	CLI_OK("section", "c.drw", "add", "Minor", "--system", "caa", "--rounds", "3");
	game();
	CLI_OK(words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7]);
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out,
		"nobody plays one from outside");
	CLI_OK("pair", "c.drw", "--section", "Major");
	cli_has(CLI_OK("print", "c.drw", "boards", "--section", "Major")->out, "Jay");
	/* one action: it comes back to both */
	if (strcmp(words[2], "remove") != 0 || strcmp(words[0], "players") == 0) {
		CLI_OK("undo", "c.drw", "--section", "Major");
		CLI_OK("undo", "c.drw", "--section", "Major");
		cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "Jay (Major)");
		cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out, "Elm (Open)");
	}
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(a_draw_taken_back_takes_the_result_from_both)
{
	congress();
	game();
	publish("Open");
	publish("Major");
	CLI_OK("result", "c.drw", "3", "1", "--section", "Open");
	CLI_OK("unpublish", "c.drw", "--reason", "again", "--force", "--section", "Open");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "Jay (Major)");
	cli_has(CLI_OK("section", "c.drw")->out, "R1 0/3");
	CLI_OK("publish", "c.drw", "--section", "Open");
	for (const char *board = "123"; *board; board++) {
		const char number[2] = {*board, '\0'};

		CLI_OK("result", "c.drw", number, "0", "--section", "Major");
	}
	CLI_OK("pair", "c.drw", "--section", "Major");
	cli_says(1,
		cli_run("unpublish", "c.drw", "--reason", "again", "--force", "--section", "Open",
			NULL),
		"The game with Jay (Major) would go, and round 2 of Major is drawn with it: take that draw out first.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Once more the same two, or another game of one of them: the first is not lost for it. */
START_TEST(who_plays_the_other_section_has_his_game)
{
	congress();
	game();
	cli_says(1,
		cli_run("fill", "c.drw", "jay", "--of", "Major", "--player", "elm", "--section",
			"Open", NULL),
		"5 Elm plays Jay (Major) in round 1, a game of two sections: take it away first");
	cli_says(1,
		cli_run("fill", "c.drw", "jay", "--of", "Major", "--player", "drew", "--section",
			"Open", NULL),
		"5 Jay plays Elm (Open) in round 1, a game of two sections: take it away first");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open")->out, "Jay (Major)");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out, "Elm (Open)");
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

/* A game between two sections is one that they have played when both are in one (CAA 1). */
START_TEST(who_goes_over_has_met_whom_he_met_there)
{
	congress();
	game();
	publish("Open");
	publish("Major");
	CLI_OK("result", "c.drw", "3", "1", "--section", "Open");
	cli_says(1, cli_run("players", "c.drw", "join", "Jay", "--section", "Open", NULL),
		"Jay plays 5 Elm in round 1 as 5 of Major: he is entered there. If he is to go over, move him there (g in e, or section EVENT move 5 \"Open\" --section \"Major\").");
	cli_has(CLI_OK("section", "c.drw", "move", "jay", "Open", "--section", "Major")->out,
		"He has met elsewhere, and does not meet again there: 5 Elm.");
	cli_has(CLI_OK("hand", "c.drw", "--section", "Open")->out,
		"5 Elm: apart 6 Jay in rounds 2-3");
	CLI_OK("result", "c.drw", "1", "1", "--section", "Open");
	CLI_OK("result", "c.drw", "2", "1", "--section", "Open");
	cli_says(1, cli_run("hand", "c.drw", "jay", "meet", "elm", "--section", "Open", NULL),
		"6 Jay and 5 Elm have met already, in another section or between two: they cannot be fixed to meet.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Each by a section of his own into a third one; a game that nobody played bars nothing. */
START_TEST(two_of_two_sections_have_met_in_a_third)
{
	const bool played = _i == 0;

	congress();
	CLI_OK("section", "c.drw", "add", "Minor", "--system", "caa", "--rounds", "3");
	game();
	publish("Open");
	publish("Major");
	CLI_OK("result", "c.drw", "3", played ? "1" : "+", "--section", "Open");
	CLI_OK("section", "c.drw", "move", "jay", "Minor", "--section", "Major");
	CLI_OK("section", "c.drw", "move", "elm", "Minor", "--section", "Open");
	if (played)
		cli_has(CLI_OK("hand", "c.drw", "--section", "Minor")->out, ": apart ");
	else
		ck_assert_ptr_null(
			strstr(CLI_OK("hand", "c.drw", "--section", "Minor")->out, "apart"));
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* The half of the other section was drawn on there: the answers are asked for here as well. */
START_TEST(a_result_put_right_is_asked_about_for_both_sections)
{
	const char *out;

	congress();
	game();
	publish("Open");
	publish("Major");
	CLI_OK("result", "c.drw", "1", "=", "--section", "Open");
	CLI_OK("result", "c.drw", "2", "=", "--section", "Open");
	CLI_OK("result", "c.drw", "3", "1", "--section", "Open");
	publish("Open");
	out = CLI_CODE(1, "result", "c.drw", "3", "0", "--section", "Major", "--overwrite")->out;
	cli_has(out, "Round 2 of Open would be drawn otherwise.");
	cli_has(out, "the draw stands in both sections");
	cli_has(out, "the same with --section \"Open\".");
	ck_assert_ptr_null(strstr(out, "--repair "));
	ck_assert_ptr_null(strstr(out, "--take-back "));
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1", "--json")->out,
		"\"result\": \"1-0\"");
	out = CLI_CODE(1, "result", "c.drw", "3", "0", "--section", "Major", "--json")->out;
	cli_has(out, "{\"section\": \"Open\", \"round\": 2,");
	cli_has(out, "\"answers\": [\n    \"stand\"\n  ]");
	out = CLI_CODE(1, "result", "c.drw", "3", "0", "--section", "Open", "--round", "1")->out;
	cli_has(out, "--take-back ");
	ck_assert_ptr_null(strstr(out, "--rating-only"));
	cli_has(CLI_OK("result", "c.drw", "3", "0", "--section", "Major", "--stand")->out,
		"Open: Round 2 was drawn with the old result; the draw stands.");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1", "--json")->out,
		"\"result\": \"0-1\"");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* The others of both are over, and the game between them too: Elm has won. */
static void both_played(void)
{
	static const char *const boards[] = {"1", "2"};

	congress();
	game();
	publish("Open");
	publish("Major");
	for (int i = 0; i < 2; i++) {
		CLI_OK("result", "c.drw", boards[i], "1", "--section", "Open");
		CLI_OK("result", "c.drw", boards[i], "1", "--section", "Major");
	}
	CLI_OK("result", "c.drw", "3", "1", "--section", "Open");
}

/*
 * The draft of the other section was made with its half: it is drawn again, or is known to be old.
 */
START_TEST(a_draft_of_the_other_section_follows_a_result_put_right)
{
	char *before;

	both_played();
	CLI_OK("pair", "c.drw", "--section", "Open");
	before = strdup(CLI_OK("print", "c.drw", "boards", "--section", "Open")->out);
	cli_has(CLI_OK("result", "c.drw", "3", "0", "--section", "Major", "--overwrite")->out,
		"Open: round 2 is proposed again with it.");
	ck_assert_str_ne(CLI_OK("print", "c.drw", "boards", "--section", "Open")->out, before);
	/* it is one action, of both */
	cli_has(CLI_OK("undo", "c.drw", "--section", "Major")->out,
		", in Open and Major (entry 17)");
	ck_assert_str_eq(CLI_OK("print", "c.drw", "boards", "--section", "Open")->out, before);
	free(before);
	CLI_OK("redo", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* What was moved by hand is not drawn again unasked. */
START_TEST(a_draft_by_hand_of_the_other_section_is_known_to_be_old)
{
	both_played();
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("move", "c.drw", "turn", "1", "--section", "Open");
	cli_has(CLI_OK("result", "c.drw", "3", "0", "--section", "Major", "--overwrite")->out,
		"Open: Round 2 is proposed with the old result: propose again");
	cli_has(CLI_CODE(1, "publish", "c.drw", "--section", "Open")->err,
		"The scores changed since this draw was proposed");
}
END_TEST

/* Taken back in one section with what was drawn there: the draft of the other follows as well. */
START_TEST(a_draft_of_the_other_section_follows_a_draw_taken_back)
{
	both_played();
	publish("Major");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("result", "c.drw", "3", "0", "--section", "Major", "--round", "1", "--take-back",
		"--reason", "misread");
	CLI_OK("publish", "c.drw", "--section", "Open");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1", "--json")->out,
		"\"result\": \"0-1\"");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* It counts meanwhile in both, and is marked in both, until it is over. */
START_TEST(a_game_of_two_sections_can_be_open)
{
	const char *out;

	both_played();
	CLI_OK("undo", "c.drw", "--section", "Open");
	cli_has(CLI_OK("result", "c.drw", "3", "?", "--section", "Open")->out,
		"board 3: 5 Elm ½-½ ? Jay (Major), open; the round is complete, 1 open.");
	out = CLI_OK("fill", "c.drw", "--section", "Major", "--round", "1", "--json")->out;
	cli_has(out, "\"result\": \"½-½\",\n    \"open\": true");
	cli_has(CLI_OK("print", "c.drw", "standings", "--section", "Major")->out,
		"\n? Round 1: Elm (Open) v 5 Jay is open and counts ½-½\n");
	cli_has(CLI_OK("print", "c.drw", "boards", "--section", "Major", "--round", "1")->out,
		"½-½ ?");
	out = CLI_OK("forecast", "c.drw", "--section", "Major")->out;
	cli_has(out, "board 3");
	out = CLI_OK("export", "c.drw", "--section", "Open")->out;
	cli_has(out, "### drawboard: beside 5 1 white ?½-½ Jay (Major)");
	cli_write("open.trf", out);
	CLI_OK("import", "again.drw", "open.trf");
	cli_has(CLI_OK("fill", "again.drw", "--round", "1", "--json")->out, "\"open\": true");
	ck_assert_str_eq(CLI_OK("export", "again.drw")->out, cli_read("open.trf"));
	publish("Major");
	cli_has(CLI_OK("why", "c.drw", "jay", "--section", "Major")->out, "is open and counts ½-½");
	/* over: no slip is overwritten by it */
	CLI_OK("result", "c.drw", "3", "1", "--round", "1", "--section", "Open", "--stand");
	out = CLI_OK("fill", "c.drw", "--section", "Major", "--round", "1", "--json")->out;
	cli_has(out, "\"result\": \"1-0\",\n    \"open\": false");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
	CLI_OK("undo", "c.drw", "--section", "Major");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Open", "--round", "1", "--json")->out,
		"\"open\": true");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Its number is that of the bye among the boards of the draw, which is not marked in its place. */
START_TEST(it_need_not_be_marked_as_started)
{
	congress();
	CLI_OK("players", "c.drw", "add", "Kay", "--section", "Open");
	game();
	publish("Open");
	publish("Major");
	cli_says(1, cli_run("started", "c.drw", "1", "3", "--section", "Open", NULL),
		"Board 3 of round 1 is a game against Jay (Major), beside the draw: no repair changes it, marked or not.");
	cli_has(CLI_OK("started", "c.drw", "1", "--section", "Open")->out, "no board is marked");
	cli_says(1, cli_run("repair", "c.drw", "--met", "3", "--section", "Open", NULL),
		"a game of two sections and not of the draw: no repair changes it.");
}
END_TEST

/* What is on the wall of a section does not change by what is done in another one. */
START_TEST(a_published_list_loses_no_game_unasked)
{
	congress();
	game();
	cli_has(CLI_OK("players", "c.drw", "withdraw", "elm", "--section", "Open")->out,
		"His game with Jay (Major) is off, who is in the draw there again.");
	CLI_OK("players", "c.drw", "return", "elm", "--section", "Open");
	game();
	publish("Major");
	cli_says(1, cli_run("players", "c.drw", "withdraw", "elm", "--section", "Open", NULL),
		"5 Jay of Major plays Elm (Open) in round 1, which is published there: take the game out there first (fill EVENT --remove --player 5 --section \"Major\"), with which Jay sits out.");
	cli_says(1,
		cli_run("fill", "c.drw", "--remove", "--player", "5", "--section", "Open", NULL),
		"which is published there");
	cli_has(CLI_OK("fill", "c.drw", "--section", "Major")->out, "5 Jay has Black");
	CLI_OK("fill", "c.drw", "--remove", "--player", "5", "--section", "Major");
	CLI_OK("players", "c.drw", "withdraw", "elm", "--section", "Open");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Who has gone over has met in his old section whom he met there. */
START_TEST(two_who_have_met_have_no_game_between_sections)
{
	congress();
	CLI_OK("hand", "c.drw", "elm", "meet", "drew", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open", "--reason", "to meet again");
	publish("Major");
	CLI_OK("section", "c.drw", "move", "elm", "Major", "--section", "Open");
	for (int board = 1; board <= 2; board++) {
		const char number[] = {(char)('0' + board), '\0'};

		CLI_OK("result", "c.drw", number, "1", "--section", "Open");
		CLI_OK("result", "c.drw", number, "1", "--section", "Major");
	}
	cli_says(1,
		cli_run("fill", "c.drw", "elm", "--of", "Major", "--player", "drew", "--section",
			"Open", NULL),
		"4 Drew and 6 Elm of Major have met already (1).");
	CLI_OK("fill", "c.drw", "elm", "--of", "Major", "--player", "adams", "--section", "Open");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* He leaves one section and is back in the other: what is undone does not make two of him. */
START_TEST(nobody_plays_in_two_sections_by_undo)
{
	congress();
	publish("Open");
	publish("Major");
	CLI_OK("section", "c.drw", "move", "jay", "Open", "--section", "Major");
	cli_says(1, cli_run("section", "c.drw", "move", "jay", "Open", "--section", "Major", NULL),
		"5 Jay is in Open now, where he is 6 Jay.");
	cli_says(1, cli_run("players", "c.drw", "withdraw", "jay", "--section", "Major", NULL),
		"5 Jay is in Open now, where he is 6 Jay.");
	CLI_OK("players", "c.drw", "withdraw", "jay", "--section", "Open");
	CLI_OK("players", "c.drw", "return", "jay", "--section", "Major");
	cli_says(1, cli_run("undo", "c.drw", "--section", "Open", NULL),
		"6 Jay would play in two sections: he is 5 Jay of Major as well. Withdraw him there first.");
	CLI_OK("undo", "c.drw", "--section", "Major");
	CLI_OK("undo", "c.drw", "--section", "Open");
	/* and again, the same of redo */
	CLI_OK("players", "c.drw", "withdraw", "jay", "--section", "Open");
	CLI_OK("players", "c.drw", "return", "jay", "--section", "Major");
	CLI_OK("undo", "c.drw", "--section", "Major");
	CLI_OK("players", "c.drw", "return", "jay", "--section", "Open");
	cli_says(1, cli_run("redo", "c.drw", "--section", "Major", NULL),
		"5 Jay would play in two sections: he is 6 Jay of Open as well.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* It is no board of the draw that a repair could change, and says so. */
START_TEST(a_repair_knows_the_game_between_two)
{
	static const char *const mistakes[][2] = {
		{"--met", "3"}, {"--colours", "3"}, {"--absent", "elm"}, {"--late", "elm"}};

	congress();
	game();
	publish("Open");
	cli_says(1,
		cli_run("repair", "c.drw", mistakes[_i][0], mistakes[_i][1], "--section", "Open",
			NULL),
		"5 Elm plays Jay (Major) on board 3 of round 1, a game of two sections and not of the draw: no repair changes it. Enter its result, a default too, or take it out (fill EVENT --remove --player 5).");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("between");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, it_stands_on_both_cards_with_opposite_colours);
	tcase_add_test(tcase, it_is_at_one_board_in_both_sections);
	tcase_add_test(tcase, its_board_takes_the_number_of_no_other);
	tcase_add_test(tcase, a_result_in_one_section_counts_in_both);
	tcase_add_test(tcase, it_is_on_the_undo_of_both);
	tcase_add_test(tcase, it_goes_from_both);
	tcase_add_loop_test(tcase, what_one_side_leaves_the_other_leaves, 0, 6);
	tcase_add_test(tcase, a_draw_taken_back_takes_the_result_from_both);
	tcase_add_test(tcase, who_plays_the_other_section_has_his_game);
	tcase_add_test(tcase, it_stays_one_game_under_other_names);
	tcase_add_test(tcase, another_result_of_the_other_side_is_asked_about);
	tcase_add_test(tcase, who_goes_over_has_met_whom_he_met_there);
	tcase_add_loop_test(tcase, two_of_two_sections_have_met_in_a_third, 0, 2);
	tcase_add_test(tcase, a_result_put_right_is_asked_about_for_both_sections);
	tcase_add_test(tcase, a_published_list_loses_no_game_unasked);
	tcase_add_test(tcase, a_draft_of_the_other_section_follows_a_result_put_right);
	tcase_add_test(tcase, a_draft_by_hand_of_the_other_section_is_known_to_be_old);
	tcase_add_test(tcase, a_draft_of_the_other_section_follows_a_draw_taken_back);
	tcase_add_test(tcase, a_game_of_two_sections_can_be_open);
	tcase_add_test(tcase, it_need_not_be_marked_as_started);
	tcase_add_test(tcase, nobody_plays_in_two_sections_by_undo);
	tcase_add_loop_test(tcase, a_repair_knows_the_game_between_two, 0, 4);
	tcase_add_test(tcase, two_who_have_met_have_no_game_between_sections);
	tcase_add_test(tcase, what_cannot_be_is_refused_and_nothing_done);
	return cli_run_suite("cli_between", tcase);
}
