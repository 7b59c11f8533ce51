/* What the screen does by hand, by commands: cards fixed, moved and pinned, rounds taken back. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",1700\n"
		"\"Edwards, E\",1600\n\"Findley, F\",1500\n");
	CLI_OK("import", "e.drw", "list.csv");
}

START_TEST(cards_are_fixed_and_freed)
{
	const struct cli_result *result;

	event_made();
	cli_has(CLI_OK("hand", "e.drw")->out, "Nothing is fixed by hand in round 1.");
	cli_has(CLI_OK("hand", "e.drw", "adams", "colour", "black")->out,
		"1 Adams, A: colour black\n");
	cli_has(CLI_OK("hand", "e.drw", "2", "meet", "#6")->out, "2 Brown, B: meet 6 Findley, F\n");
	CLI_OK("hand", "e.drw", "1", "apart", "4");
	result = CLI_OK("hand", "e.drw", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"kind\": \"meet\", \"value\": 6");
	result = CLI_OK("pair", "e.drw");
	cli_has(result->out, "2 Brown, B                   1900  0    -          6 Findley, F");
	cli_has(CLI_OK("hand", "e.drw", "1", "none")->out, "2 Brown, B: meet");
	cli_says(1, cli_run("hand", "e.drw", "1", "none", NULL),
		"Nothing is fixed by hand for 1 Adams");
	CLI_OK("hand", "e.drw", "3", "float", "down");
	CLI_OK("hand", "e.drw", "3", "half", "top");
	CLI_OK("hand", "e.drw", "3", "bye");
	cli_has(CLI_OK("hand", "e.drw", "3", "out")->out, "3 Cairns, C: out\n");
	cli_says(2, cli_run("hand", "e.drw", "1", NULL), "is missing");
	cli_says(2, cli_run("hand", "e.drw", "1", "color", "white", NULL), "did you mean colour");
	cli_says(2, cli_run("hand", "e.drw", "1", "colour", "red", NULL),
		"Colour is white or black");
	cli_says(2, cli_run("hand", "e.drw", "1", "half", NULL), "Half is top or bottom");
	cli_says(2, cli_run("hand", "e.drw", "1", "float", "away", NULL), "Float is down or up");
	cli_says(2, cli_run("hand", "e.drw", "1", "meet", NULL), "Meet whom?");
	cli_says(2, cli_run("hand", "e.drw", "1", "bye", "2", NULL), "too much after bye");
	cli_says(3, cli_run("hand", "e.drw", "9", "bye", NULL), "no player \"9\"");
	CLI_OK("verify", "e.drw");
}
END_TEST

/* 1-4 5-2 3-6 hang on the wall; what changes their numbers says whose. */
START_TEST(new_numbers_of_a_published_list_are_named)
{
	event_made();
	cli_publish("e.drw");
	cli_says(1, cli_run("move", "e.drw", "swap", "1", "3", NULL),
		"Round 1 is published: nothing of its draw can change unless it is taken back.");
	CLI_OK("unpublish", "e.drw", "--reason", "two at the wrong tables");
	/* 3-4 at board 1, 1-6 at board 3: who changes seats goes to the other's table */
	CLI_OK("move", "e.drw", "swap", "1", "3");
	ck_assert_ptr_null(strstr(cli_run("move", "e.drw", "turn", "2", NULL)->out, "number now"));
	CLI_OK("move", "e.drw", "turn", "2");
	CLI_OK("publish", "e.drw", "--reason", "as they sat down");
	CLI_OK("unpublish", "e.drw", "--reason", "new numbers");
	cli_has(CLI_OK("move", "e.drw", "numbers")->out,
		"2 boards of the published list have another number now: 1 Adams - 6 Findley at 1 (was 3), "
		"3 Cairns - 4 Drew at 3 (was 1).\n");
	cli_says(2, cli_run("move", "e.drw", "numbers", "1", NULL), "\"1\" is too much");
}
END_TEST

/* One card's record holds one pair; no second one pushes the first out. */
START_TEST(a_card_is_kept_apart_from_several)
{
	event_made();
	CLI_OK("hand", "e.drw", "1", "apart", "4");
	cli_has(CLI_OK("hand", "e.drw", "1", "apart", "5")->out,
		"1 Adams, A: apart 4 Drew, D\n   5 Edwards, E: apart 1 Adams, A\n");
	CLI_OK("hand", "e.drw", "6", "apart", "3");
	cli_says(1, cli_run("hand", "e.drw", "1", "apart", "6", NULL),
		"1 Adams is kept apart from 4 Drew already, and the other from somebody as well");
	CLI_OK("hand", "e.drw", "1", "apart", "4");
	/* none frees whom the record of another names */
	CLI_OK("hand", "e.drw", "2", "meet", "4");
	cli_has(CLI_OK("hand", "e.drw", "4", "none")->out, "   5 Edwards, E: apart 1 Adams, A\n");
	cli_says(1, cli_run("hand", "e.drw", "4", "none", NULL), "Nothing is fixed by hand for 4");
	CLI_OK("hand", "e.drw", "1", "apart", "4");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("why", "e.drw", "2")->out,
		"Note: fixed by hand in this round: 1 Adams and 4 Drew kept apart; "
		"5 Edwards and 1 Adams kept apart; and 1 more. All costs are told with that kept.");
}
END_TEST

START_TEST(cards_of_a_draw_are_moved)
{
	event_made();
	CLI_OK("pair", "e.drw"); /* 1-4 5-2 3-6 */
	cli_has(CLI_OK("move", "e.drw", "swap", "4", "5")->out,
		"1 Adams, A                   2000  0    -          5 Edwards");
	CLI_OK("move", "e.drw", "turn", "adams");
	cli_has(CLI_OK("move", "e.drw", "tray", "1")->out,
		"Not paired: 1 Adams, A; 5 Edwards, E\n");
	ck_assert(json_is_valid(CLI_OK("move", "e.drw", "pair", "1", "5", "--json")->out));
	cli_has(CLI_OK("move", "e.drw", "bye", "6")->out, "Not paired: 3 Cairns, C\n");
	cli_has(CLI_OK("print", "e.drw", "protest", "--player", "6")->out,
		"Other opponents: not worked out while cards are in the tray.\n");
	cli_says(2, cli_run("move", "e.drw", "swop", "1", "2", NULL), "did you mean swap");
	cli_says(2, cli_run("move", "e.drw", "swap", "1", NULL), "Swap takes two players");
	cli_says(2, cli_run("move", "e.drw", "turn", "1", "2", NULL), "\"2\" is too much");
	cli_says(1, cli_run("move", "e.drw", "turn", "3", NULL), "two cards");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(a_pinned_board_is_kept_until_it_is_freed)
{
	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "swap", "4", "5");
	cli_has(CLI_OK("pin", "e.drw", "1")->out, "  1*   1 Adams, A");
	cli_has(CLI_OK("pair", "e.drw")->out,
		"  1*   1 Adams, A                   2000  0    -          5 Edwards");
	cli_has(CLI_OK("unpair", "e.drw")->out, "laid out");
	cli_has(CLI_OK("pin", "e.drw", "1", "off")->out, "  1    1 Adams");
	cli_has(CLI_OK("pair", "e.drw")->out,
		"1 Adams, A                   2000  0    -          4 Drew");
	cli_says(2, cli_run("pin", "e.drw", "0", NULL), "a number from 1");
	cli_says(2, cli_run("pin", "e.drw", "1", "on", NULL), "\"on\" is not off");
	cli_says(3, cli_run("pin", "e.drw", "9", NULL), "no board 9");
	ck_assert(json_is_valid(CLI_OK("pin", "e.drw", "1", "--json")->out));
	ck_assert(json_is_valid(CLI_OK("unpair", "e.drw", "--json")->out));
}
END_TEST

START_TEST(a_pair_fixed_before_the_draw_is_marked_as_pinned)
{
	event_made();
	CLI_OK("hand", "e.drw", "1", "meet", "2");
	cli_has(CLI_OK("pair", "e.drw")->out, "  1*   1 Adams, A");
	cli_has(CLI_OK("pair", "e.drw", "--json")->out, "\"pinned\": true");
	CLI_OK("hand", "e.drw", "1", "none");
	ck_assert_ptr_null(strchr(CLI_OK("pair", "e.drw")->out, '*'));
}
END_TEST

START_TEST(a_published_round_is_taken_back)
{
	event_made();
	cli_says(1, cli_run("unpublish", "e.drw", "--reason", "x", NULL), "No round is published");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	cli_says(1, cli_run("unpublish", "e.drw", NULL),
		"Board 1 of round 1 has a result, which would go with the draw.");
	cli_has(CLI_OK("unpublish", "e.drw", "--reason", "late", "--force")->out, "no longer");
	CLI_OK("undo", "e.drw");
	CLI_OK("result", "e.drw", "2", "=");
	cli_says(1, cli_run("unpublish", "e.drw", NULL),
		"2 games of round 1 have results, which would go with the draw.");
	CLI_OK("result", "e.drw", "2", "x", "--overwrite");
	CLI_OK("result", "e.drw", "1", "x", "--overwrite");
	cli_says(1, cli_run("unpublish", "e.drw", NULL), "Say why round 1 is taken back");
	cli_has(CLI_OK("unpublish", "e.drw", "--reason", "late")->out,
		"Round 1 is no longer published.");
	CLI_OK("publish", "e.drw");
	ck_assert(json_is_valid(CLI_OK("unpublish", "e.drw", "--reason", "late", "--json")->out));
	cli_has(CLI_OK("undo", "e.drw")->out, "; round 1 is published.");
}
END_TEST

START_TEST(a_changed_draw_goes_out_with_its_reason)
{
	CLI_OK("new", "d.drw", "--system", "dutch", "--rounds", "5", "--lot", "white");
	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\n");
	CLI_OK("import", "d.drw", "list.csv");
	CLI_OK("pair", "d.drw");
	CLI_OK("move", "d.drw", "swap", "1", "2");
	cli_says(1, cli_run("publish", "d.drw", NULL), "not the rules'");
	cli_says(1, cli_run("publish", "d.drw", "--reason", "", NULL), "not the rules'");
	cli_has(CLI_OK("publish", "d.drw", "--reason", "the hall is small")->out,
		"Your draw is worse than the rules' draw: ");
	CLI_OK("export", "d.drw", "-o", "d.trf");
	cli_has(cli_read("d.trf"), "### MPA @ Round 1: the hall is small");
	CLI_OK("import", "again.drw", "d.trf");
	CLI_OK("export", "again.drw", "-o", "again.trf");
	cli_has(cli_read("again.trf"), "### MPA @ Round 1: the hall is small");
	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "swap", "1", "2");
	CLI_OK("publish", "e.drw", "--reason", "");
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_has(cli_read("e.trf"), "### MPA @ Round 1: no reason given");
}
END_TEST

/*
 * All four have met: the fourth round of a US section repeats, and that is recorded as its reason.
 */
/* Two that cannot both be: the second is refused and the first named, or the first goes and is. */
START_TEST(what_contradicts_a_fix_is_told_at_once)
{
	static const struct {
		const char *first[4], *second[4], *told;
	} pairs[] = {
		{{"1", "meet", "5"}, {"5", "out"}, "1 Adams has White against 5 Edwards"},
		{{"1", "meet", "5"}, {"5", "bye"}, "1 Adams has White against 5 Edwards"},
		{{"5", "out"}, {"1", "meet", "5"}, "5 Edwards sits out"},
		{{"5", "bye"}, {"1", "meet", "5"}, "5 Edwards has the bye"},
		{{"1", "apart", "5"}, {"5", "meet", "1"}, "1 Adams and 5 Edwards kept apart"},
		{{"5", "meet", "1"}, {"1", "apart", "5"}, "5 Edwards has White against 1 Adams"},
		{{"1", "meet", "5"}, {"5", "meet", "1"}, "1 Adams has White against 5 Edwards"},
		{{"1", "meet", "5"}, {"2", "meet", "5"}, "1 Adams has White against 5 Edwards"},
		{{"1", "meet", "5"}, {"5", "meet", "2"}, "1 Adams has White against 5 Edwards"},
		{{"1", "meet", "5"}, {"1", "colour", "black"}, "1 Adams has White against"},
		{{"1", "meet", "5"}, {"5", "colour", "white"}, "1 Adams has White against"},
		{{"5", "colour", "white"}, {"1", "meet", "5"}, "5 Edwards has White. Both"},
		{{"1", "colour", "black"}, {"1", "meet", "5"}, "1 Adams has Black. Both"},
	};

	event_made();
	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
		const char *const *one = pairs[i].first, *const *two = pairs[i].second;
		char text[200];

		CLI_OK("hand", "e.drw", one[0], one[1], one[2]);
		snprintf(text, sizeof(text), "Fixed by hand in round 1 already: %s", pairs[i].told);
		cli_says(1, cli_run("hand", "e.drw", two[0], two[1], two[2], NULL), text);
		CLI_OK("hand", "e.drw", one[0], "none");
	}
	/* of one card the new one counts, and the old one is named */
	CLI_OK("hand", "e.drw", "1", "colour", "black");
	cli_has(CLI_OK("hand", "e.drw", "1", "out")->out,
		"No longer fixed by hand: 1 Adams, A: colour black\n");
	cli_has(CLI_OK("hand", "e.drw", "2", "bye")->out, "   2 Brown, B: bye\n");
	cli_has(CLI_OK("hand", "e.drw", "3", "bye")->out,
		"No longer fixed by hand: 2 Brown, B: bye\n");
	/* and nobody is fixed against one who is not there */
	CLI_OK("players", "e.drw", "bye", "5", "1:half");
	cli_says(1, cli_run("hand", "e.drw", "4", "meet", "5", NULL), "5 Edwards takes no board");
	/* nor stays so unsaid */
	CLI_OK("hand", "e.drw", "4", "meet", "6");
	CLI_OK("players", "e.drw", "bye", "6", "1:half");
	cli_has(CLI_OK("hand", "e.drw")->out,
		"4 Drew has White against 6 Findley: no effect, as 6 Findley takes no board.\n");
}
END_TEST

/* It may become possible: it is fixed, and why no draw keeps it is said at once. */
START_TEST(what_leaves_no_draw_is_told_at_once)
{
	event_made();
	cli_has(CLI_OK("hand", "e.drw", "4", "bye")->out,
		"Fixed by hand: 4 Drew has the bye. With that there is no draw: the 6 players are even, nobody has a bye.\n");
	cli_has(CLI_OK("hand", "e.drw", "--json")->out, "the 6 players are even");
	ck_assert_ptr_null(strstr(CLI_OK("hand", "e.drw", "1", "out")->out, "no draw"));
	cli_has(CLI_OK("hand", "e.drw", "1", "none")->out, "no draw");
	CLI_OK("hand", "e.drw", "4", "none");
	cli_has(CLI_OK("hand", "e.drw", "1", "float", "up")->out,
		"Fixed by hand: 1 Adams comes up. With that there is no draw: no score is higher.\n");
	CLI_OK("hand", "e.drw", "1", "none");
	CLI_OK("pair", "e.drw"); /* 1-4 5-2 3-6 */
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	CLI_OK("result", "e.drw", "3", "1");
	cli_has(CLI_OK("hand", "e.drw", "4", "meet", "1")->out,
		"With that there is no draw: 1 Adams and 4 Drew have met (1).\n");
	/* who sits out has a part in it */
	CLI_OK("hand", "e.drw", "4", "none");
	CLI_OK("hand", "e.drw", "1", "out");
	CLI_OK("hand", "e.drw", "2", "out");
	cli_has(CLI_OK("hand", "e.drw", "3", "bye")->out,
		"Fixed by hand: 3 Cairns has the bye, 1 Adams sits out, 2 Brown sits out. With all of that there is no draw: the 4 players are even, nobody has a bye; without any one of them there is.\n");
	CLI_OK("hand", "e.drw", "4", "out");
	CLI_OK("hand", "e.drw", "3", "none");
	cli_has(CLI_OK("hand", "e.drw", "3", "meet", "6")->out, "3 Cairns and 6 Findley have met");
}
END_TEST

/* What is fixed is told once, as fixed, and not by the rules that have not chosen it. */
START_TEST(what_is_fixed_is_told_as_fixed_alone)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};
	const struct cli_result *result;

	cli_write("seven.csv",
		"name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\nG,1400\n");
	for (size_t i = 0; i < sizeof(systems) / sizeof(*systems); i++) {
		remove("f.drw");
		CLI_OK("new", "f.drw", "--system", systems[i], "--rounds", "5", "--lot", "white");
		CLI_OK("import", "f.drw", "seven.csv");
		cli_publish("f.drw");
		for (const char *board = "123"; *board; board++)
			CLI_OK("result", "f.drw", ((const char[]){*board, '\0'}), "1");
		CLI_OK("hand", "f.drw", "1", "bye");
		CLI_OK("pair", "f.drw");
		result = CLI_OK("why", "f.drw", "4");
		cli_has(result->out, "1 A has the bye, fixed by hand.\nBy the rules ");
		cli_has(result->out, " would have the bye.\n");
		ck_assert_ptr_null(strstr(result->out, "1 A has the bye:"));
		ck_assert_ptr_null(strstr(result->out, "comes before"));
		ck_assert_ptr_null(strstr(result->out, "as fixed by the arbiter"));
		/* and a colour as fixed, not by the claims */
		CLI_OK("hand", "f.drw", "1", "none");
		CLI_OK("hand", "f.drw", "1", "colour", "white");
		CLI_OK("pair", "f.drw");
		cli_has(CLI_OK("why", "f.drw", "--all")->out, "as fixed by the arbiter");
		ck_assert_ptr_null(strstr(
			CLI_OK("why", "f.drw", "--all")->out, "1 A, due Black, gets White:"));
	}
}
END_TEST

/* He has come, and looks for his name; and he may ask why. */
START_TEST(who_is_set_out_by_hand_is_named)
{
	const struct cli_result *result;

	event_made();
	CLI_OK("hand", "e.drw", "6", "out");
	cli_has(CLI_OK("pair", "e.drw")->out, "Set out by hand: 6 Findley, F\n");
	CLI_OK("publish", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out,
		"     6  Findley, F   1500    0               sits out (no points)\n");
	cli_has(CLI_OK("print", "e.drw", "names")->out,
		"Findley, F   6                 sits out (no points)\n");
	result = CLI_OK("print", "e.drw", "protest", "--player", "6");
	cli_has(result->out, "\n6 Findley, on no board: sits out, no points\n");
	cli_has(result->out, "The arbiter has set him out of the draw by hand: no rule led to it");
	cli_has(result->out, "SHA-256 of: ");
	cli_says(1, cli_run("why", "e.drw", "#6", NULL), "he is set out of it by hand");
}
END_TEST

static void follows(const char *text, const char *first, const char *then)
{
	cli_has(text, first);
	cli_has(strstr(text, first), then);
}

/* Its colours are told of the draw on the board, then all else of the one without the hand. */
START_TEST(a_turned_board_is_told_in_order)
{
	const char *text;

	event_made();
	CLI_OK("pair", "e.drw"); /* 1-4 5-2 3-6 */
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "turn", "1");
	for (int all = 0; all < 2; all++) {
		text = CLI_OK("why", "e.drw", all ? "--all" : "#1")->out;
		follows(text, " with these colours: by the rules ",
			"The draw on the board is worse");
		follows(text, "The draw on the board is worse", "Black, gets White");
		follows(text, "Black, gets White", "Some boards are not in the rules' draw");
		follows(text, "Some boards are not in the rules' draw: the rest is told of it ",
			"1 Adams, first of the top half, meets 5 Edwards");
	}
}
END_TEST

/* Who has no seat costs nothing, and explains nothing that the others cost. */
START_TEST(a_draw_with_cards_in_the_tray_is_not_complete)
{
	const struct cli_result *result;

	event_made();
	CLI_OK("pair", "e.drw"); /* 1-4 5-2 3-6 */
	CLI_OK("move", "e.drw", "tray", "3");
	result = cli_expect(1, cli_run("check", "e.drw", NULL));
	cli_has(result->out,
		"Round 1: Your draw is not complete, 2 cards are in the tray: what it costs is told when all are seated.\n");
	cli_has(result->out, "\na  not complete: 2 of its cards are in the tray.\n");
	ck_assert_ptr_null(strstr(result->out, "worse"));
	CLI_OK("move", "e.drw", "swap", "4", "5");
	result = cli_expect(1, cli_run("check", "e.drw", NULL));
	cli_has(result->out, "\na  worse: further from grade order");
	cli_has(result->out, "\nb  not complete: 2 of its cards are in the tray.\n");
	result = cli_expect(1, cli_run("check", "e.drw", "--json", NULL));
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"answer\": \"not complete\"");
	result = CLI_OK("why", "e.drw", "1");
	cli_has(result->out,
		"Note: 2 cards are in the tray: all is told of those who are seated.\n");
	ck_assert_ptr_null(strstr(result->out, "worse than that of the rules"));
}
END_TEST

/* What is fixed when the draw is made already goes out by nobody's oversight. */
START_TEST(a_fix_behind_the_draw_is_named_before_it_goes_out)
{
	static const struct {
		const char *words[4], *told;
	} fixes[] = {
		{{"1", "apart", "4"}, "1 Adams and 4 Drew kept apart"},
		{{"1", "colour", "black"}, "1 Adams has Black"},
		{{"6", "meet", "2"}, "6 Findley has White against 2 Brown"},
	};

	for (size_t i = 0; i < sizeof(fixes) / sizeof(*fixes); i++) {
		const char *const *words = fixes[i].words;
		const struct cli_result *result;
		char text[200];

		remove("e.drw");
		event_made();
		CLI_OK("pair", "e.drw"); /* 1-4 5-2 3-6 */
		CLI_OK("hand", "e.drw", words[0], words[1], words[2]);
		snprintf(text, sizeof(text),
			"Round 1: Your draw is the rules' draw, but does not keep what is fixed by hand: %s.\n",
			fixes[i].told);
		cli_has(cli_expect(1, cli_run("check", "e.drw", NULL))->out, text);
		result = cli_expect(1, cli_run("check", "e.drw", "--json", NULL));
		ck_assert(json_is_valid(result->out));
		cli_has(strstr(result->out, "\"unkept\": ["), fixes[i].told);
		snprintf(text, sizeof(text),
			"The draw does not keep what is fixed by hand: %s. Publish it with a reason, which may be empty, or propose again",
			fixes[i].told);
		cli_says(1, cli_run("publish", "e.drw", NULL), text);
		cli_has(CLI_OK("publish", "e.drw", "--reason", "he wants it so after all")->out,
			"but does not keep what is fixed by hand");
		CLI_OK("undo", "e.drw", "--reason", "again");
		CLI_OK("pair", "e.drw");
		ck_assert_ptr_null(strstr(cli_run("check", "e.drw", NULL)->out, "does not keep"));
	}
}
END_TEST

/* Two kept apart by hand are fixed by hand: the engine's draw is the one without it. */
START_TEST(a_pair_kept_apart_is_compared_with_the_free_draw)
{
	event_made();
	CLI_OK("hand", "e.drw", "1", "apart", "4");
	CLI_OK("pair", "e.drw"); /* free: 1-4 5-2 3-6 */
	cli_has(cli_expect(1, cli_run("check", "e.drw", NULL))->out,
		"Round 1: Your draw is worse than the rules' draw: ");
	cli_has(cli_run("check", "e.drw", NULL)->out, "1 Adams - 4 Drew");
	cli_says(1, cli_run("publish", "e.drw", NULL),
		"or free what is fixed by hand (x, or hand EVENT PLAYER none)");
	CLI_OK("hand", "e.drw", "1", "none");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("check", "e.drw")->out, "Round 1: Your draw is the rules' draw.\n");
}
END_TEST

START_TEST(an_empty_reason_is_recorded_as_what_it_is)
{
	CLI_OK("new", "u.drw", "--system", "uscf", "--rounds", "5", "--lot", "white");
	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\n");
	CLI_OK("import", "u.drw", "list.csv");
	for (int round = 1; round <= 3; round++) {
		CLI_OK("pair", "u.drw");
		CLI_OK("publish", "u.drw", "--reason", "nobody asked");
		CLI_OK("result", "u.drw", "1", "1");
		CLI_OK("result", "u.drw", "2", "1");
	}
	CLI_OK("pair", "u.drw");
	cli_says(1, cli_run("publish", "u.drw", NULL),
		"no draw without a repeat is left. Publish it with a reason, which may be empty.");
	CLI_OK("publish", "u.drw", "--reason", "");
	CLI_OK("export", "u.drw", "-o", "u.trf");
	cli_has(cli_read("u.trf"), "### drawboard: reason 4 no draw without a repeat is left");
	/* the engine's own draw is none that was altered by hand */
	ck_assert_ptr_null(strstr(cli_read("u.trf"), "MPA"));
	CLI_OK("import", "back.drw", "u.trf");
	CLI_OK("export", "back.drw", "-o", "again.trf");
	cli_has(cli_read("again.trf"), "### drawboard: reason 4 no draw without a repeat is left");
	ck_assert_ptr_null(strstr(cli_read("again.trf"), "MPA"));
	ck_assert_ptr_null(strstr(cli_read("u.trf"), "nobody asked"));
	cli_has(CLI_OK("publish", "--help")->out, "\"no draw without a repeat is left\"");
	cli_has(CLI_OK("publish", "--help")->out, "\"no reason given\"");
	cli_has(CLI_OK("publish", "--help")->out, "\"the rules have no better draw\"");
}
END_TEST

START_TEST(a_player_is_removed_before_round_1)
{
	event_made();
	cli_has(CLI_OK("players", "e.drw", "remove", "Adams")->out, "   1          Brown, B");
	cli_says(2, cli_run("players", "e.drw", "remove", NULL), "Which player");
	cli_publish("e.drw");
	cli_says(1, cli_run("players", "e.drw", "remove", "1", NULL),
		"1 Brown, B has a game in round 1: withdraw him");
	CLI_OK("verify", "e.drw");
}
END_TEST

/* CAA 35, Schools 27 */
START_TEST(two_are_kept_apart_for_some_rounds)
{
	cli_write("four.csv", "name,grade\nAnn,2000\nBob,1900\nCay,1800\nDot,1700\n");
	CLI_OK("new", "a.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "a.drw", "four.csv");
	cli_has(CLI_OK("hand", "a.drw", "Cay", "apart", "Ann", "--rounds", "1-2")->out,
		"   1 Ann: apart 3 Cay in rounds 1-2\n");
	cli_has(CLI_OK("pair", "a.drw")->out,
		"  1    1 Ann                        2000  0    -          4 Dot");
	CLI_OK("publish", "a.drw");
	CLI_OK("result", "a.drw", "1", "d");
	CLI_OK("result", "a.drw", "2", "d");
	cli_says(1, cli_run("hand", "a.drw", "Ann", "apart", "Cay", "--rounds", "1", NULL),
		"Round 1 is published: two can be kept apart from round 2 on.");
	cli_says(3, cli_run("hand", "a.drw", "Ann", "apart", "Cay", "--rounds", "3-4", NULL),
		"The event has rounds 1 to 3, and not rounds 3-4.");
	cli_says(3, cli_run("hand", "a.drw", "Ann", "apart", "Cay", "--rounds", "5-5", NULL),
		"The event has rounds 1 to 3, and no round 5.");
	cli_says(2, cli_run("hand", "a.drw", "Ann", "apart", "Cay", "--rounds", "3-2", NULL),
		"--rounds: found \"3-2\", expected the earlier round first, or none.");
	cli_says(2, cli_run("hand", "a.drw", "Ann", "apart", "Cay", "--rounds", "2-x", NULL),
		"--rounds: found \"2-x\", expected a round, or two such as 2-4, or none.");
	/* what has been is left, what is to come is replaced */
	cli_has(CLI_OK("hand", "a.drw", "Ann", "apart", "Cay", "--rounds", "3")->out,
		"   1 Ann: apart 3 Cay in round 3\n");
	CLI_OK("export", "a.drw", "-o", "a.trf");
	cli_has(cli_read("a.trf"), "260   1   1    1    3");
	cli_has(cli_read("a.trf"), "260   3   3    1    3");
	cli_has(CLI_OK("journal", "a.drw")->out, "3 Cay and 1 Ann kept apart in rounds 1-2\n");
	cli_has(CLI_OK("hand", "a.drw", "Cay", "apart", "Ann", "--rounds", "none")->out,
		"Nothing is fixed by hand in round 2.");
	cli_says(1, cli_run("hand", "a.drw", "Cay", "apart", "Ann", "--rounds", "none", NULL),
		"3 Cay and 1 Ann are free to meet already.");
	cli_has(CLI_OK("pair", "a.drw")->out, "1 Ann");
	CLI_OK("verify", "a.drw");
	CLI_CODE(2, "hand", "a.drw", "Cay", "apart", "Ann", "--rounds", "3-1");
	CLI_CODE(2, "hand", "a.drw", "Cay", "meet", "Ann", "--rounds", "1");
	CLI_CODE(2, "hand", "a.drw", "Cay", "none", "--rounds", "1");
}
END_TEST

/* CAA 35, Schools 27: with the numbers that they have in the event. */
START_TEST(relatives_of_a_list_are_kept_apart)
{
	const struct cli_result *result;

	cli_write("kin.csv",
		"name,grade,family,area,fed\nFay,1500,y,,\nAnn,2000,x,N,ENG\nBob,1900,,S,eng\n"
		"Cay,1800,y,N,wls\nDot,1700,x,,Engl\nEve,1600,X,S,\n");
	CLI_OK("new", "k.drw", "--system", "schools", "--rounds", "5", "--lot", "white");
	result = CLI_OK("import", "k.drw", "kin.csv");
	cli_has(result->err, "Line 6: \"Engl\" is not a federation such as ENG and was left out.");
	cli_has(result->err, "4 pairs are kept apart (k on a card, or hand EVENT).");
	cli_has(result->err,
		"Areas were read and keep nobody apart (k on a card does, for two; or import EVENT LIST --apart area:1, in round 1).");
	cli_has(CLI_OK("hand", "k.drw")->out,
		"   1 Ann: apart 4 Dot in rounds 1-5\n   1 Ann: apart 5 Eve in rounds 1-5\n"
		"   3 Cay: apart 6 Fay in rounds 1-5\n   4 Dot: apart 5 Eve in rounds 1-5\n");
	CLI_OK("undo", "k.drw");
	cli_has(CLI_OK("hand", "k.drw")->out, "Nothing is fixed by hand");
	CLI_OK("import", "k.drw", "kin.csv", "--apart", "area:1 family:2");
	cli_has(CLI_OK("hand", "k.drw")->out,
		"   1 Ann: apart 3 Cay in round 1\n   1 Ann: apart 4 Dot in rounds 1-2\n"
		"   1 Ann: apart 5 Eve in rounds 1-2\n   2 Bob: apart 5 Eve in round 1\n");
	CLI_OK("verify", "k.drw");
	/* of four pairs two are of a family, which the list has */
	cli_has(CLI_OK("players", "k.drw", "-o", "k.csv")->err,
		"2 pairs are kept apart otherwise than by a family: no list has that");
	ck_assert_str_eq(CLI_OK("players", "k.drw", "-o", "k.txt")->err, "");
	CLI_OK("undo", "k.drw");
	/* a pair of one family and one area is one pair; who shares a lift is of one family */
	cli_write("both.csv",
		"name,grade,area,Lift share\nEve,1400,W,car 1\nFlo,1300,W,car 1\nGus,1200,E,\n");
	CLI_OK("new", "b.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_has(CLI_OK("import", "b.drw", "both.csv", "--apart", "area:1")->err,
		"1 pair is kept apart (k on a card, or hand EVENT).");
	cli_has(CLI_OK("hand", "b.drw")->out, "1 Eve: apart 2 Flo in rounds 1-3");
	cli_write("all.csv", "name,area\nAnn,N\nBob,N\nCay,N\nDot,S\n");
	cli_has(CLI_CODE(1, "import", "k.drw", "all.csv", "--apart", "area:1")->err,
		"3 of 4 players are of \"N\": they cannot all be kept apart (--apart).");
	cli_has(CLI_CODE(3, "import", "k.drw", "kin.csv", "--apart", "club:1")->err,
		"--apart: found \"club:1\", expected words such as area:1");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("hand");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, new_numbers_of_a_published_list_are_named);
	tcase_add_test(tcase, cards_are_fixed_and_freed);
	tcase_add_test(tcase, a_card_is_kept_apart_from_several);
	tcase_add_test(tcase, cards_of_a_draw_are_moved);
	tcase_add_test(tcase, a_pinned_board_is_kept_until_it_is_freed);
	tcase_add_test(tcase, a_pair_fixed_before_the_draw_is_marked_as_pinned);
	tcase_add_test(tcase, a_published_round_is_taken_back);
	tcase_add_test(tcase, a_changed_draw_goes_out_with_its_reason);
	tcase_add_test(tcase, what_contradicts_a_fix_is_told_at_once);
	tcase_add_test(tcase, what_leaves_no_draw_is_told_at_once);
	tcase_add_test(tcase, what_is_fixed_is_told_as_fixed_alone);
	tcase_add_test(tcase, who_is_set_out_by_hand_is_named);
	tcase_add_test(tcase, a_turned_board_is_told_in_order);
	tcase_add_test(tcase, a_draw_with_cards_in_the_tray_is_not_complete);
	tcase_add_test(tcase, a_fix_behind_the_draw_is_named_before_it_goes_out);
	tcase_add_test(tcase, a_pair_kept_apart_is_compared_with_the_free_draw);
	tcase_add_test(tcase, an_empty_reason_is_recorded_as_what_it_is);
	tcase_add_test(tcase, two_are_kept_apart_for_some_rounds);
	tcase_add_test(tcase, relatives_of_a_list_are_kept_apart);
	tcase_add_test(tcase, a_player_is_removed_before_round_1);
	return cli_run_suite("cli_hand", tcase);
}
