/* Several sections in one event: each by its commands, its players moved, its own undo. */
#include <check.h>
#include <string.h>

#include "support/pty/cli_run.h"
#include "support/suite_run.h"

/* Open with eight players, Major with none, Minor with none. */
static void congress(void)
{
	cli_write("open.csv",
		"name,grade\nAdams,2200\nBrown,2180\nCairns,2170\nDrew,2100\nEdwards,1850\nFindley,1800\nGreen,1750\nHood,\n");
	CLI_OK("new", "c.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("section", "c.drw", "set", "name=Open", "letter=O");
	CLI_OK("section", "c.drw", "add", "Major", "--system", "caa", "--rounds", "3", "--lot",
		"black");
	CLI_OK("section", "c.drw", "add", "Minor", "--system", "dutch", "--rounds", "4");
	CLI_OK("import", "c.drw", "open.csv", "--section", "Open");
}

static const char *sections(void)
{
	return CLI_OK("section", "c.drw")->out;
}

START_TEST(an_event_with_one_section_never_speaks_of_it)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3");
	cli_write("open.csv", "name,grade\nAdams,2200\nBrown,2180\n");
	CLI_OK("import", "e.drw", "open.csv");
	ck_assert_ptr_null(strstr(CLI_OK("pair", "e.drw")->out, "ection"));
	ck_assert_ptr_null(strstr(CLI_OK("journal", "e.drw")->out, "ection"));
	cli_says(1, cli_run("section", "e.drw", "remove", NULL),
		"Section 1 is the only section: an event without one is no event.");
}
END_TEST

START_TEST(a_section_is_named_where_there_are_several)
{
	congress();
	cli_says(2, cli_run("players", "c.drw", NULL),
		"The event has several sections: add --section NAME. They are Open, Major, Minor.");
	cli_says(3, cli_run("players", "c.drw", "--section", "Z", NULL),
		"There is no section \"Z\"; the sections are Open, Major, Minor.");
	cli_says(2, cli_run("players", "c.drw", "--section", "M", "--section", "O", NULL),
		"--section is given twice.");
}
END_TEST

/* Where it would mean nothing it is not passed over. */
START_TEST(a_section_is_refused_where_it_means_nothing)
{
	congress();
	cli_says(2, CLI_CODE(2, "lists", "--section", "Open"),
		"--section means nothing with lists.");
	cli_says(2, CLI_CODE(2, "backup", "c.drw", "d.drw", "--section=Open"),
		"--section means nothing with backup.");
	cli_says(2, CLI_CODE(2, "new", "d.drw", "--system", "caa", "--section", "Open"),
		"--section means nothing with new.");
	cli_says(2, CLI_CODE(2, "undo", "c.drw", "--event", "--section", "Open"),
		"--event is of all sections");
	cli_says(2, CLI_CODE(2, "redo", "c.drw", "--event", "--section", "Open"),
		"--event is of all sections");
	cli_says(2, CLI_CODE(2, "section", "c.drw", "--section", "Open"),
		"--section goes with set, move, split, merge, remove, quads, numbers and lots.");
	ck_assert_ptr_null(strstr(CLI_OK("lists", "--help")->out, "--section"));
}
END_TEST

START_TEST(sentences_name_the_section_and_not_the_event)
{
	congress();
	cli_says(1, CLI_CODE(1, "rounds", "c.drw", "3", "--section", "Open"),
		"Open has 3 rounds already.");
	CLI_OK("event", "c.drw", "set", "rounds=4", "clubs=2", "--section", "Open");
	cli_has(CLI_OK("rounds", "c.drw", "--section", "Open")->out, "Open has 4 rounds.");
	cli_has(CLI_OK("undo", "c.drw", "--section", "Open")->out, "Undone: Open: rounds, clubs");
	cli_says(3, CLI_CODE(3, "players", "c.drw", "bye", "1", "9:half", "--section", "Open"),
		"Open has rounds 1 to 3, not 9.");
	CLI_OK("players", "c.drw", "add", "Zander", "--section", "Open");
	cli_has(CLI_OK("undo", "c.drw", "--section", "Open")->out, "Open has 8 players");
}
END_TEST

START_TEST(a_section_is_found_by_letter_name_and_beginning)
{
	static const char *const called[] = {"O", "open", "Op", "OPEN"};

	congress();
	for (size_t i = 0; i < sizeof(called) / sizeof(called[0]); i++)
		cli_has(CLI_OK("players", "c.drw", "--section", called[i])->out, "Adams");
	ck_assert_ptr_null(strstr(CLI_OK("players", "c.drw", "--section=Major")->out, "Adams"));
	/* Major has the letter M, so Minor, which begins so, is not meant */
	ck_assert_ptr_null(strstr(CLI_OK("rounds", "c.drw", "--section", "M")->out, "4"));
	cli_has(CLI_OK("rounds", "c.drw", "--section", "Mi")->out, "4");
	CLI_OK("section", "c.drw", "set", "letter=X", "--section", "Major");
	cli_says(3, cli_run("players", "c.drw", "--section", "M", NULL),
		"\"M\" may be any of the sections Major, Minor: type more of the name.");
	/* a name wins over the letter of another */
	CLI_OK("section", "c.drw", "set", "letter=Q", "--section", "Minor");
	CLI_OK("section", "c.drw", "set", "name=Q", "--section", "Major");
	ck_assert_ptr_null(strstr(CLI_OK("rounds", "c.drw", "--section", "q")->out, "4"));
	cli_has(CLI_OK("rounds", "c.drw", "--section", "Minor")->out, "4");
	cli_says(3, CLI_CODE(3, "section", "c.drw", "set", "letter==", "--section", "Minor"),
		"Letter: \"=\" is not one or two letters or digits.");
	CLI_OK("section", "c.drw", "set", "letter=É2", "--section", "Minor");
	CLI_OK("section", "c.drw", "add", "(Rapid)", "--system", "caa", "--rounds", "3");
	cli_has(CLI_OK("section", "c.drw")->out, "\nR   (Rapid)");
}
END_TEST

START_TEST(names_letters_and_boards_are_of_one_section)
{
	const struct cli_result *wrong;

	congress();
	cli_says(1,
		cli_run("section", "c.drw", "add", "open", "--system", "caa", "--rounds", "3",
			NULL),
		"There is a section \"open\" already.");
	cli_says(1, cli_run("section", "c.drw", "set", "letter=o", "--section", "Minor", NULL),
		"Open has the letter o already.");
	cli_says(1, cli_run("section", "c.drw", "set", "name=Minor", "--section", "Major", NULL),
		"There is a section \"Minor\" already.");
	CLI_OK("section", "c.drw", "set", "first-board=1", "--section", "Open");
	cli_says(1, cli_run("section", "c.drw", "set", "first-board=4", "--section", "Major", NULL),
		"Board 4 would be in two sections: Open has boards 1 to 4.");
	CLI_OK("section", "c.drw", "set", "first-board=5", "--section", "Major");
	cli_has(sections(), "first board 5: ");
	cli_says(2, cli_run("section", "c.drw", "set", "place=Exeter", "--section", "Open", NULL),
		"Place is what all sections share: drawboard event EVENT set place=...");
	wrong = CLI_CODE(2, "section", "c.drw", "set", "bord=5", "--section", "Open");
	cli_has(wrong->err, "The keys are: name letter first-board");
	cli_has(wrong->err, "There is no key bord.");
	cli_says(3, cli_run("section", "c.drw", "set", "first-board=x", "--section", "Open", NULL),
		"\"x\" is not a number from 1 to 9999.");
	cli_says(2, cli_run("section", "c.drw", "sett", "a=b", NULL), "\"sett\" is none of add,");
}
END_TEST

START_TEST(one_list_of_names_is_of_all_sections)
{
	congress();
	cli_says(1, cli_run("print", "c.drw", "names", "--all", NULL),
		"No section has a published round yet.");
	CLI_OK("section", "c.drw", "split", "Minor", "--below", "1900", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	cli_has(CLI_OK("print", "c.drw", "names", "--all")->out, "Not published yet: Major, Minor");
	CLI_OK("pair", "c.drw", "--section", "Minor");
	CLI_OK("publish", "c.drw", "--section", "Minor");
	cli_has(CLI_OK("print", "c.drw", "names", "--all")->out,
		"Drew     Open         2  White   Brown\nEdwards  Minor        1  ");
	CLI_OK("print", "c.drw", "names", "--all", "-o", "door.csv");
	cli_has(cli_read("door.csv"), "Name,PIN,Section,Round,Board,Colour,Opponent");
	cli_says(2, cli_run("print", "c.drw", "names", "--all", "--section", "Open", NULL),
		"--all is of all sections: --section is of one.");
	cli_says(2, cli_run("print", "c.drw", "names", "--all", "--round", "1", NULL),
		"--all has each section in its last published round");
	cli_says(2, cli_run("print", "c.drw", "names", NULL), "The event has several sections");
}
END_TEST

/* The lines mean these alone; other commands take one section. */
START_TEST(lines_are_bound_to_several_sections)
{
	const struct cli_result *said;

	congress();
	said = cli_expect(0,
		cli_run_typing("section Open\nsection Minor\nsection Major\nquit\n", "--plain",
			"c.drw", "--section", "Major", "--section", "Op", NULL));
	cli_has(said->out, "This desk is bound to its sections, and goes to no other.");
	ck_assert_ptr_null(strstr(said->out, "no section"));
	said = cli_expect(0,
		cli_run_typing(
			"section Open\nquit\n", "--plain", "c.drw", "--section", "Major", NULL));
	cli_has(said->out, "This desk is bound to its section, and goes to no other.");
	cli_says(3,
		cli_run_typing(
			"quit\n", "--plain", "c.drw", "--section", "Major", "--section", "x", NULL),
		"There is no section \"x\"; the sections are Open, Major, Minor.");
	cli_says(2, cli_run("pair", "c.drw", "--section", "Major", "--section", "Open", NULL),
		"--section is given twice.");
}
END_TEST

START_TEST(a_section_is_split_and_merged_before_round_1)
{
	congress();
	CLI_OK("players", "c.drw", "bye", "Green", "2:half", "--section", "Open");
	CLI_OK("section", "c.drw", "split", "Major", "--below", "1900", "--section", "Open");
	cli_has(sections(), "Open                 caa, 3 rounds, 4 players");
	cli_has(sections(), "Major                caa, 3 rounds, 4 players");
	cli_has(CLI_OK("players", "c.drw", "--section", "Major")->out, "2:half");
	CLI_OK("undo", "c.drw", "--section", "Open");
	cli_has(sections(), "Open                 caa, 3 rounds, 8 players");
	CLI_OK("redo", "c.drw", "--section", "Major");
	CLI_OK("pair", "c.drw", "--section", "Major");
	cli_says(1, cli_run("section", "c.drw", "merge", "Major", "--section", "Open", NULL),
		"Round 1 of Major is drawn: take the draw out first (l on its board, or unpair EVENT).");
	CLI_OK("undo", "c.drw", "--section", "Major");
	CLI_OK("section", "c.drw", "merge", "Major", "--section", "Open");
	cli_has(sections(), "Major                caa, 3 rounds, 8 players");
	ck_assert_ptr_null(strstr(sections(), "Open"));
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(a_player_goes_over_with_all_that_is_known)
{
	congress();
	CLI_OK("players", "c.drw", "bye", "Hood", "3:half", "--section", "Open");
	cli_has(CLI_OK("section", "c.drw", "move", "Hood", "Minor", "--section", "Open")->out,
		"1 Hood is in Minor now.");
	cli_has(CLI_OK("players", "c.drw", "--section", "Minor")->out, "3:half");
	ck_assert_ptr_null(strstr(CLI_OK("players", "c.drw", "--section", "Open")->out, "Hood"));
	cli_says(1,
		cli_run("section", "c.drw", "move", "Hood", "Minor", "--section", "Minor", NULL),
		"That is the section that they are in: Minor.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Both under way: out of the one after its round, into the other's next, with a bye's points. */
START_TEST(a_player_goes_over_between_rounds)
{
	congress();
	CLI_OK("section", "c.drw", "split", "Major", "--below", "1900", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Major");
	CLI_OK("publish", "c.drw", "--section", "Major");
	cli_says(1,
		cli_run("section", "c.drw", "split", "Major", "--below", "2190", "--section",
			"Open", NULL),
		"Round 1 of Open is published: players go over one by one.");
	cli_says(1,
		cli_run("section", "c.drw", "move", "Drew", "Major", "--points", "1.5", "--section",
			"Open", NULL),
		"So many points are more than 1 round give.");
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--points", "½", "--section", "Open");
	cli_has(CLI_OK("players", "c.drw", "--section", "Open")->out, "out from round 2");
	cli_has(CLI_OK("players", "c.drw", "--section", "Major")->out, "Drew");
	cli_has(CLI_OK("players", "c.drw", "edit", "Drew", "--section", "Open")->out,
		"to Major after round 1");
	cli_has(CLI_OK("players", "c.drw", "edit", "Drew", "--section", "Major")->out,
		"from Open after its round 1");
	/* it is of both: neither takes it back while the other has done more since */
	CLI_OK("result", "c.drw", "1", "1", "--section", "Major");
	cli_says(1, cli_run("undo", "c.drw", "--section", "Open", NULL),
		"changed section Major as well, where this was done later");
	CLI_OK("players", "c.drw", "edit", "Drew", "grade=2010", "--section", "Major", "--desk",
		"Door");
	cli_says(1, cli_run("undo", "c.drw", "--section", "Open", NULL),
		"changed section Major as well, where 2 actions were done later, the last at desk Door: \"Player changed");
	CLI_OK("undo", "c.drw", "--section", "Major");
	CLI_OK("undo", "c.drw", "--section", "Major");
	CLI_OK("undo", "c.drw", "--section", "Open");
	ck_assert_ptr_null(strstr(CLI_OK("players", "c.drw", "--section", "Major")->out, "Drew"));
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Lists say where he is, and the prizes of his old section do not call it a withdrawal. */
START_TEST(who_went_over_has_not_withdrawn)
{
	const char *out;

	congress();
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	for (int board = 1; board <= 4; board++) {
		const char number[] = {(char)('0' + board), '\0'};

		CLI_OK("result", "c.drw", number, "=", "--section", "Open");
	}
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--section", "Open");
	out = CLI_OK("print", "c.drw", "standings", "--section", "Open")->out;
	cli_has(out, "to Major");
	cli_has(out, "  Notes\n");
	ck_assert_ptr_null(strstr(out, "withdrawn"));
	cli_has(CLI_OK("print", "c.drw", "wallchart", "--section", "Open")->out, "to Major");
}
END_TEST

/* He stands in both, and plays in one: that from which he went does not take him back by itself. */
START_TEST(who_went_over_is_in_one_section)
{
	const char *door;

	congress();
	CLI_OK("section", "c.drw", "split", "Major", "--below", "1900", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Major");
	CLI_OK("publish", "c.drw", "--section", "Major");
	door = CLI_OK("section", "c.drw", "move", "Drew", "Major", "--section", "Open")->out;
	cli_has(door, "He comes with 0 points; move with --points N brings others.\n");
	cli_has(door,
		"His game on board 2 of round 1 of Open is still to be played, and counts there.");
	cli_has(door,
		"If round 2 of Major begins before it is over, book him a bye for that round there (b in the list of players, or players EVENT bye 5 2:half).\n");
	cli_says(1, cli_run("players", "c.drw", "return", "Drew", "--section", "Open", NULL),
		"4 Drew has gone over to Major, where he is 5 Drew: move him back from there (section EVENT move 5 \"Open\" --section \"Major\").");
	door = CLI_OK("print", "c.drw", "names", "--all")->out;
	cli_has(door, "Drew     Major");
	ck_assert_ptr_null(strstr(door, "Drew     Open"));
	/* his opponent of that round is there */
	cli_has(door, "Brown    Open         2  ");
	/* back by the same way he goes on as he was, without the round that he has missed */
	CLI_OK("result", "c.drw", "1", "1", "--section", "Open");
	CLI_OK("result", "c.drw", "2", "0", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open", "--reason", "x");
	cli_says(1,
		cli_run("section", "c.drw", "move", "Drew", "Open", "--points", "2", "--section",
			"Major", NULL),
		"So many points are more than 1 missed round give.");
	cli_has(CLI_OK("section", "c.drw", "move", "Drew", "Open", "--points", "½", "--section",
			"Major")
			->out,
		"4 Drew is in Open now.");
	cli_has(CLI_OK("players", "c.drw", "--section", "Open")->out, "2:half");
	cli_has(CLI_OK("players", "c.drw", "--section", "Major")->out, "out from round 2");
	cli_says(1, cli_run("players", "c.drw", "return", "Drew", "--section", "Major", NULL),
		"5 Drew has gone over to Open, where he is 4 Drew");
	cli_has(CLI_OK("print", "c.drw", "names", "--all")->out, "Drew     Open");
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--section", "Open");
	/* who has gone from there, too, is nobody's */
	CLI_OK("players", "c.drw", "withdraw", "Drew", "--section", "Major");
	CLI_OK("players", "c.drw", "return", "Drew", "--section", "Open");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* The letter that a section has by its name is that of its new name; one that was set stays. */
START_TEST(the_letter_follows_the_name)
{
	congress();
	CLI_OK("section", "c.drw", "set", "name=Reserve", "--section", "Major");
	cli_has(CLI_OK("print", "c.drw", "entries", "--section", "R")->out, "Reserve");
	/* O is of Open: then the next of its letters */
	CLI_OK("section", "c.drw", "set", "name=Ostrich", "--section", "R");
	cli_says(3, cli_run("players", "c.drw", "--section", "R", NULL), "R");
	cli_has(CLI_OK("print", "c.drw", "entries", "--section", "S")->out, "Ostrich");
	/* names told apart by a number alone have no other letter of their own */
	CLI_OK("section", "c.drw", "set", "name=O2 Quad", "--section", "S");
	cli_has(CLI_OK("print", "c.drw", "entries", "--section", "2")->out, "O2 Quad");
	CLI_OK("section", "c.drw", "set", "name=Challengers", "--section", "2");
	cli_has(CLI_OK("print", "c.drw", "entries", "--section", "C")->out, "Challengers");
	CLI_OK("section", "c.drw", "set", "letter=X", "--section", "C");
	CLI_OK("section", "c.drw", "set", "name=Knights", "--section", "X");
	cli_has(CLI_OK("print", "c.drw", "entries", "--section", "X")->out, "Knights");
	CLI_OK("section", "c.drw", "set", "name=Masters", "letter=Q", "--section", "X");
	cli_has(CLI_OK("print", "c.drw", "entries", "--section", "Q")->out, "Masters");
}
END_TEST

/*
 * It is the card that is known, not the name: neither a new name nor a namesake changes who it is.
 */
START_TEST(who_went_over_is_known_under_any_name)
{
	congress();
	CLI_OK("section", "c.drw", "split", "Major", "--below", "1900", "--section", "Open");
	CLI_OK("players", "c.drw", "add", "Drew", "--section", "Minor");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--section", "Open");
	/* whom he met there goes after him, and they do not meet again, whatever they are called */
	CLI_OK("players", "c.drw", "edit", "Drew", "name=Dreux", "notes=", "--section", "Major");
	cli_says(1, cli_run("players", "c.drw", "return", "Drew", "--section", "Open", NULL),
		"Dreux: move him back from there");
	CLI_OK("section", "c.drw", "move", "Brown", "Major", "--section", "Open");
	cli_has(CLI_OK("hand", "c.drw", "--section", "Major")->out, "Dreux");
	CLI_OK("players", "c.drw", "edit", "Drew", "notes=", "--section", "Open");
	cli_says(1, cli_run("players", "c.drw", "return", "Drew", "--section", "Open", NULL),
		"Dreux: move him back from there");
	CLI_OK("result", "c.drw", "1", "1", "--section", "Open");
	CLI_OK("result", "c.drw", "2", "0", "--section", "Open");
	CLI_OK("section", "c.drw", "move", "Dreux", "Open", "--section", "Major");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Without points he has what the section grants for the rounds that he has missed. */
START_TEST(who_goes_over_has_what_is_granted)
{
	congress();
	CLI_OK("section", "c.drw", "split", "Major", "--below", "1900", "--section", "Open");
	CLI_OK("section", "c.drw", "set", "absent=half", "--section", "Major");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Major");
	CLI_OK("publish", "c.drw", "--section", "Major");
	CLI_OK("players", "c.drw", "edit", "Drew", "notes=wheelchair", "--section", "Open");
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--section", "Open");
	cli_has(CLI_OK("players", "c.drw", "--section", "Major")->out, "1:half");
	cli_has(CLI_OK("players", "c.drw", "edit", "Drew", "--section", "Major")->out,
		"wheelchair; from Open after its round 1");
	CLI_OK("undo", "c.drw", "--section", "Open");
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--points", "0", "--section", "Open");
	ck_assert_ptr_null(strstr(CLI_OK("players", "c.drw", "--section", "Major")->out, "1:half"));
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* What is booked for a round to come is booked where he plays it, and back again. */
START_TEST(byes_of_rounds_to_come_go_over)
{
	congress();
	CLI_OK("section", "c.drw", "split", "Major", "--below", "1900", "--section", "Open");
	CLI_OK("players", "c.drw", "bye", "Drew", "2:half", "3:zero", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--section", "Open");
	cli_has(CLI_OK("players", "c.drw", "--section", "Major")->out, "2:half 3:zero");
	ck_assert_ptr_null(strstr(CLI_OK("players", "c.drw", "--section", "Open")->out, "2:half"));
	ck_assert_ptr_null(
		strstr(CLI_OK("print", "c.drw", "byes", "--section", "Open")->out, "Drew"));
	CLI_OK("section", "c.drw", "move", "Drew", "Open", "--section", "Major");
	cli_has(CLI_OK("players", "c.drw", "--section", "Open")->out, "2:half 3:zero");
	ck_assert_ptr_null(strstr(CLI_OK("players", "c.drw", "--section", "Major")->out, "2:half"));
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Adams and Cairns have met in the Open: they do not meet again in the Major. */
START_TEST(two_who_have_met_and_go_over_are_kept_apart)
{
	congress();
	CLI_OK("section", "c.drw", "split", "Major", "--below", "1900", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	cli_has(CLI_OK("print", "c.drw", "names", "--section", "Open")->out,
		"Adams    1      1  White   Cairns");
	CLI_OK("result", "c.drw", "1", "1", "--section", "Open");
	CLI_OK("result", "c.drw", "2", "+", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Major");
	CLI_OK("publish", "c.drw", "--section", "Major");
	CLI_OK("section", "c.drw", "move", "Adams", "Major", "--section", "Open");
	ck_assert_ptr_null(strstr(CLI_OK("hand", "c.drw", "--section", "Major")->out, "Adams"));
	CLI_OK("section", "c.drw", "move", "Cairns", "Major", "--section", "Open");
	cli_has(CLI_OK("hand", "c.drw", "--section", "Major")->out,
		"5 Adams: apart 6 Cairns in rounds 2-3");
	/* a game that nobody played bars nothing */
	CLI_OK("section", "c.drw", "move", "Brown", "Major", "--section", "Open");
	CLI_OK("section", "c.drw", "move", "Drew", "Major", "--section", "Open");
	ck_assert_ptr_null(strstr(CLI_OK("hand", "c.drw", "--section", "Major")->out, "Brown"));
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* Splitting by another limit than that of the section leaves some above it. */
START_TEST(a_split_reports_who_is_over_the_limit)
{
	congress();
	CLI_OK("section", "c.drw", "set", "rating-limit=1800", "--section", "Minor");
	cli_has(CLI_OK("section", "c.drw", "split", "Minor", "--below", "1900", "--section", "Open")
			->out,
		"Look at Minor: 1 Edwards has 1850, and the rating limit is 1800.");
}
END_TEST

START_TEST(a_section_that_went_comes_back_by_the_events_undo)
{
	congress();
	CLI_OK("section", "c.drw", "remove", "--section", "Open");
	ck_assert_ptr_null(strstr(sections(), "Open"));
	CLI_OK("undo", "c.drw", "--event");
	cli_has(sections(), "Open                 caa, 3 rounds, 8 players");
	CLI_OK("redo", "c.drw", "--event");
	ck_assert_ptr_null(strstr(sections(), "Open"));
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(what_is_of_the_event_needs_no_section)
{
	congress();
	CLI_OK("event", "c.drw", "set", "place=Exeter", "first-day=2026-11-28");
	cli_has(CLI_OK("event", "c.drw", "--section", "Minor")->out, "Exeter");
	CLI_OK("undo", "c.drw", "--event");
	ck_assert_ptr_null(strstr(CLI_OK("event", "c.drw", "--section", "O")->out, "Exeter"));
	cli_says(2, cli_run("event", "c.drw", "set", "place=Exeter", "rating-limit=1800", NULL),
		"The event has several sections: add --section NAME.");
	cli_says(2, cli_run("event", "c.drw", NULL),
		"The event has several sections: add --section NAME.");
	cli_has(CLI_OK("backup", "c.drw", "copy.drw")->out, "copy.drw is a copy of c.drw");
	cli_has(CLI_OK("section", "copy.drw")->out, "Minor");
}
END_TEST

START_TEST(the_settings_of_the_event_keep_sections_apart)
{
	congress();
	CLI_OK("section", "c.drw", "set", "first-board=1", "--section", "Open");
	cli_says(1, cli_run("event", "c.drw", "set", "section=open", "--section", "Minor", NULL),
		"There is a section \"open\" already.");
	cli_says(1, cli_run("event", "c.drw", "set", "letter=O", "--section", "Minor", NULL),
		"Open has the letter O already.");
	cli_says(1, cli_run("event", "c.drw", "set", "first-board=4", "--section", "Minor", NULL),
		"Board 4 would be in two sections: Open has boards 1 to 4.");
	CLI_OK("event", "c.drw", "set", "section=Under 100", "first-board=5", "--section", "Minor");
	cli_has(sections(), "Under 100");
}
END_TEST

START_TEST(a_report_leaves_the_name_of_its_section)
{
	congress();
	CLI_OK("export", "c.drw", "--section", "Open", "-o", "open.trf");
	CLI_OK("import", "c.drw", "open.trf", "--section", "Major");
	cli_has(sections(), "M   Major                caa, 3 rounds, 8 players");
	CLI_OK("import", "new.drw", "open.trf");
	cli_has(CLI_OK("section", "new.drw")->out, "Open");
}
END_TEST

/* A round is of a section: the journal of one does not mean the first section by itself. */
START_TEST(what_is_of_a_round_is_of_a_section)
{
	congress();
	CLI_OK("pair", "c.drw", "--section", "Open");
	cli_says(2, cli_run("journal", "c.drw", "--round", "1", NULL),
		"The event has several sections: add --section NAME.");
	cli_has(CLI_OK("journal", "c.drw", "--round", "1", "--section", "Open")->out,
		"Proposal for round 1");
}
END_TEST

/* Adams and Brown meet twice, with no reason on record. */
START_TEST(verify_looks_at_the_rounds_of_all_sections)
{
	static const char report[] =
		"012 Twice\n062 2\n142 3\n"
		"001    1      Adams                             2000                             2.0    1     2 w 1     2 b 1\n"
		"001    2      Brown                             1900                             0.0    2     1 b 0     1 w 0\n";

	congress();
	cli_write("twice.trf", report);
	CLI_OK("import", "c.drw", "twice.trf", "--section", "Major");
	cli_has(CLI_OK("verify", "c.drw")->out, "Major: Round 2");
	cli_has(CLI_OK("verify", "c.drw", "--section", "Major")->out, "Major: Round 2");
	ck_assert_ptr_null(strstr(CLI_OK("verify", "c.drw", "--section", "Open")->out, "Round 2"));
	cli_says(3, cli_run("verify", "c.drw", "--section", "Z", NULL),
		"There is no section \"Z\"; the sections are Open, Major, Minor.");
}
END_TEST

START_TEST(a_club_season_among_them_has_evenings)
{
	congress();
	cli_has(CLI_OK("section", "c.drw", "add", "Club", "--system", "gsrp")->out,
		"gsrp, 60 evenings, 0 players");
	cli_has(CLI_OK("import", "c.drw", "open.csv", "--section", "Club")->out,
		"Next: drawboard attend c.drw PLAYER... --section Club");
}
END_TEST

START_TEST(the_sheet_of_a_protest_names_its_section)
{
	const char *text;

	congress();
	CLI_OK("pair", "c.drw", "--section", "Open");
	text = CLI_OK("print", "c.drw", "protest", "--player", "Adams", "--section", "Open")->out;
	cli_has(text, "Draw of round 1 of 3 of Open:");
	cli_has(text, "drawboard print EVENT data --round 1 --section O | sha256sum");
}
END_TEST

START_TEST(the_journal_names_the_section)
{
	congress();
	CLI_OK("section", "c.drw", "move", "Hood", "Minor", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Open");
	cli_has(CLI_OK("journal", "c.drw")->out, "O   Proposal for round 1");
	ck_assert_ptr_null(
		strstr(CLI_OK("journal", "c.drw", "--section", "Minor")->out, "Proposal"));
	cli_has(CLI_OK("journal", "c.drw", "--section", "Minor")->out,
		"+   8 Hood goes over to Minor");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("section");

	tcase_add_test(tcase, an_event_with_one_section_never_speaks_of_it);
	tcase_add_test(tcase, a_section_is_named_where_there_are_several);
	tcase_add_test(tcase, a_section_is_refused_where_it_means_nothing);
	tcase_add_test(tcase, sentences_name_the_section_and_not_the_event);
	tcase_add_test(tcase, a_section_is_found_by_letter_name_and_beginning);
	tcase_add_test(tcase, names_letters_and_boards_are_of_one_section);
	tcase_add_test(tcase, one_list_of_names_is_of_all_sections);
	tcase_add_test(tcase, lines_are_bound_to_several_sections);
	tcase_add_test(tcase, a_section_is_split_and_merged_before_round_1);
	tcase_add_test(tcase, a_player_goes_over_with_all_that_is_known);
	tcase_add_test(tcase, a_player_goes_over_between_rounds);
	tcase_add_test(tcase, who_went_over_has_not_withdrawn);
	tcase_add_test(tcase, who_went_over_is_in_one_section);
	tcase_add_test(tcase, the_letter_follows_the_name);
	tcase_add_test(tcase, who_went_over_is_known_under_any_name);
	tcase_add_test(tcase, who_goes_over_has_what_is_granted);
	tcase_add_test(tcase, byes_of_rounds_to_come_go_over);
	tcase_add_test(tcase, two_who_have_met_and_go_over_are_kept_apart);
	tcase_add_test(tcase, a_split_reports_who_is_over_the_limit);
	tcase_add_test(tcase, a_section_that_went_comes_back_by_the_events_undo);
	tcase_add_test(tcase, what_is_of_the_event_needs_no_section);
	tcase_add_test(tcase, the_settings_of_the_event_keep_sections_apart);
	tcase_add_test(tcase, a_report_leaves_the_name_of_its_section);
	tcase_add_test(tcase, what_is_of_a_round_is_of_a_section);
	tcase_add_test(tcase, verify_looks_at_the_rounds_of_all_sections);
	tcase_add_test(tcase, a_club_season_among_them_has_evenings);
	tcase_add_test(tcase, the_sheet_of_a_protest_names_its_section);
	tcase_add_test(tcase, the_journal_names_the_section);
	return cli_run_suite("cli section", tcase);
}
