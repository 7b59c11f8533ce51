/*
 * Boards are called by their labels in everything that a command takes or prints: an event whose
 * first board is 501 never speaks of a board 1.
 */
#include "config.h"

#include <check.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/cli_run.h"
#include "support/suite_run.h"

enum { FIRST = 501, MOST = 600, BOARDS = 10 };

static const char *event;

/*
 * The number behind one of the words for a board: "board 5", "Boards 3", "\"board\": 7"; 0: none.
 */
static int number_behind(const char *at)
{
	at += strlen("oard");
	at += *at == 's';
	at += strspn(at, "\": ");
	return isdigit((unsigned char)*at) ? atoi(at) : 0;
}

static void speaks_of_labels(const char *text)
{
	for (const char *at = text; (at = strstr(at, "oard")) != NULL; at++) {
		const int number = number_behind(at);

		/* not a number of boards, "\"boards\": 9", pairs, or a board that was typed */
		if (number == 0 || strncmp(at, "oards\"", 6) == 0 ||
			strncmp(at, "oards:", 6) == 0 ||
			(at - text > 4 && strncmp(at - 4, "no board", 8) == 0))
			continue;
		ck_assert_msg(number >= FIRST && number <= MOST, "%d in: %.*s", number, 60, at);
	}
}

static void all_of(const struct cli_result *result)
{
	ck_assert_int_ge(result->code, 0);
	speaks_of_labels(result->out);
	speaks_of_labels(result->err);
}
#define ALL_OF(...) all_of(cli_run(__VA_ARGS__, NULL))

/* The guide's event after so many rounds, with a first board and Edwards at board 510. */
static void guide(int played)
{
	event = guide_event("labels.drawboard", played);
	CLI_OK("event", event, "set", "first-board=501");
	CLI_OK("players", event, "edit", "5", "board=510");
}

START_TEST(every_command_speaks_of_labels)
{
	static const char *const lists[] = {
		"boards", "names", "standings", "players", "groups", "protest", "data"};

	guide(3);
	ALL_OF("pair", event);
	ALL_OF("pair", event, "--json");
	ALL_OF("why", event);
	ALL_OF("why", event, "--json");
	ALL_OF("why", event, "1");
	for (int label = FIRST; label < FIRST + 11; label++) {
		char word[8];

		snprintf(word, sizeof(word), "%d", label);
		ALL_OF("why", event, word, "--all");
		ALL_OF("pin", event, word);
		ALL_OF("pin", event, word, "off", "--json");
	}
	ALL_OF("pin", event, "503");
	ALL_OF("pin", event, "3");
	ALL_OF("pin", event, "600");
	ALL_OF("hand", event);
	ALL_OF("hand", event, "--json");
	ALL_OF("why", event, "--not", "1", "2", "--all");
	ALL_OF("why", event, "--not", "1", "2", "--json");
	ALL_OF("why", event, "--not", "1", "7");
	ALL_OF("why", event, "--not-white", "1");
	ALL_OF("move", event, "swap", "1", "6");
	ALL_OF("check", event, "--all");
	ALL_OF("check", event, "--json");
	ALL_OF("why", event, "501");
	ALL_OF("compare", event);
	ALL_OF("print", event, "protest", "--player", "1");
	ALL_OF("publish", event, "--reason", "as it is");
	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
		ALL_OF("print", event, lists[i], "--player", "1");
	ALL_OF("print", event, "names");
	ALL_OF("result", event, "502", "1");
	ALL_OF("result", event, "502", "0");
	ALL_OF("result", event, "502", "0", "--overwrite", "--json");
	ALL_OF("result", event, "2", "0");
	ALL_OF("result", event, "700", "0");
	ALL_OF("started", event, "4", "503-505");
	ALL_OF("started", event, "4", "3");
	ALL_OF("started", event);
	ALL_OF("repair", event, "--absent", "1");
	ALL_OF("repair", event, "--met", "506");
	ALL_OF("repair", event, "--met", "6");
	ALL_OF("repair", event, "--colours", "507", "--json");
	ALL_OF("repair", event, "--colours", "503");
	ALL_OF("repair", event, "--swapped", "508", "509");
	ALL_OF("repair", event, "--was", "4", "502", "1");
	ALL_OF("pair", event);
	ALL_OF("unpublish", event, "--reason", "wrong");
	ALL_OF("undo", event);
	ALL_OF("redo", event);
	/* what was done before they had labels is told as it was done */
	ALL_OF("journal", event, "--round", "4");
	ALL_OF("journal", event, "--round", "4", "--json");
	ALL_OF("rounds", event);
	ALL_OF("audit", event);
	ALL_OF("groups", event);
	ALL_OF("export", event, "-o", "out.trf");
	ALL_OF("check", event, "--round", "2");
	ALL_OF("verify", event);
}
END_TEST

/* Where a number is printed without the word: each board is in its list by its label, once. */
START_TEST(the_lists_have_each_label_once)
{
	static const char *const commands[][2] = {{"print", "boards"}, {"print", "names"}};

	guide(3);
	CLI_OK("pair", event);
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
		const char *text = CLI_OK(commands[i][0], event, commands[i][1])->out;

		for (int number = 1; number <= BOARDS; number++) {
			char label[16];

			snprintf(label, sizeof(label), i == 0 ? "\n%d " : " %d ",
				FIRST + number - 1);
			cli_has(text, label);
		}
	}
}
END_TEST

/* Edwards has board 510 wherever he is drawn; the result of that slip is his. */
START_TEST(a_fixed_board_goes_with_its_player)
{
	guide(3);
	cli_publish(event);
	cli_has(CLI_OK("print", event, "names")->out, "Edwards, E       5    510  White");
	cli_has(CLI_OK("result", event, "510", "1")->out, "Round 4, board 510: 5 Edwards, E 1-0 ");
	cli_has(CLI_OK("result", event, "501", "0")->out, "Round 4, board 501: 16 Perkin, P 0-1 ");
	cli_has(CLI_OK("journal", event)->out, "board 510: 1-0, 5 Edwards");
	cli_has(CLI_OK("undo", event)->out, "board 501 has no result");
	cli_says(3, cli_run("result", event, "511", "1", NULL),
		"Round 4 has no board 511: they are 501 to 510.");
	cli_says(3, cli_run("result", event, "1", "1", NULL),
		"Round 4 has no board 1: they are 501 to 510.");
	CLI_OK("players", event, "edit", "5", "board=520", "--reason", "the camera");
	cli_says(3, cli_run("result", event, "511", "1", NULL),
		"Round 4 has no board 511: they are 502 to 510, 520.");
}
END_TEST

/*
 * Slips have the numbers that hang on the wall: no other ones without a word, while games are
 * played.
 */
START_TEST(numbers_on_the_wall_change_for_a_reason)
{
	event = guide_event("wall.drawboard", 3);
	/* nothing is open, and a draft hangs nowhere */
	CLI_OK("event", event, "set", "first-board=11");
	CLI_OK("pair", event);
	CLI_OK("event", event, "set", "first-board=501");
	CLI_OK("publish", event);
	cli_says(1, cli_run("event", event, "set", "first-board=41", NULL),
		"Round 4 is published and has games to come: boards on the wall would be called by other numbers (rounds 1, 2, 3, 4).");
	cli_says(1, cli_run("event", event, "set", "first-board=", NULL), "give the reason");
	cli_says(1, cli_run("players", event, "edit", "5", "board=530", NULL),
		"(rounds 1, 2, 3, 4)");
	cli_says(1, cli_run("players", event, "edit", "5", "board=530", "--reason", " ", NULL),
		"give the reason");
	cli_has(CLI_OK("print", event, "names")->out, "Edwards, E       5    501  White");
	/* what moves no number wants none */
	CLI_OK("event", event, "set", "first-board=501");
	CLI_OK("players", event, "edit", "5", "board=501", "club=York");
	CLI_OK("players", event, "edit", "5", "board=530", "--reason", "he needs the ramp");
	cli_has(CLI_OK("journal", event)->out,
		"Player changed: 5 Edwards, E (board 530, was 501): he needs the ramp");
	CLI_OK("event", event, "set", "first-board=41", "--reason", "the other hall");
	cli_has(CLI_OK("print", event, "names")->out, "Edwards, E       5    530  White");
	/* by a result the numbers are not looked at */
	CLI_OK("result", event, "530", "1");
	/* the reason may be too long to be kept */
	cli_says(3,
		cli_run("players", event, "edit", "5", "board=531", "--reason",
			"a reason of more bytes than the journal keeps whole behind what was done, however many words it takes",
			NULL),
		"at most 96 bytes");
}
END_TEST

static void congress(void)
{
	cli_write("open.csv",
		"name,grade\nAdams,2200\nBrown,2180\nCairns,2170\nDrew,2100\nEdwards,1850\n");
	cli_write("major.csv",
		"name,grade,board\nFindley,1800,\nGreen,1750,12\nHood,1700,\nIvy,1650,\n");
	CLI_OK("new", "c.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("section", "c.drw", "set", "name=Open", "first-board=1");
	CLI_OK("section", "c.drw", "add", "Major", "--system", "caa", "--rounds", "3", "--lot",
		"white");
	CLI_OK("import", "c.drw", "open.csv", "--section", "Open");
	CLI_OK("import", "c.drw", "major.csv", "--section", "Major");
}

START_TEST(no_two_boards_of_an_event_have_one_label)
{
	const char *told;

	congress();
	cli_says(1, cli_run("section", "c.drw", "set", "first-board=3", "--section", "Major", NULL),
		"Board 3 would be in two sections: Open has boards 1 to 3.");
	CLI_OK("section", "c.drw", "set", "first-board=4", "--section", "Major");
	cli_says(1, cli_run("players", "c.drw", "edit", "Adams", "board=5", "--section", "O", NULL),
		"Board 5 is fixed for 1 Adams, and Major has boards 4 to 5.");
	cli_says(1,
		cli_run("players", "c.drw", "edit", "Adams", "board=12", "--section", "Open", NULL),
		"Board 12 would be fixed for two: 2 Green and 1 Adams.");
	CLI_OK("players", "c.drw", "edit", "Adams", "board=2", "--section", "Open");
	cli_says(1, cli_run("section", "c.drw", "set", "first-board=11", "--section", "Open", NULL),
		"Board 12 is fixed for 2 Green, and Open has boards 11 to 13.");
	/* a list, and one who goes over, give labels as well: nothing of them comes in */
	cli_write("more.csv", "name,grade,board\nAnn,1500,40\nJude,1500,2\n");
	cli_says(3, cli_run("import", "c.drw", "more.csv", "--section", "Major", NULL),
		"more.csv: Line 3: Board 2 is fixed for 6 Jude, and Open has boards 1 to 3.");
	cli_write("twice.csv", "name,grade,board\nAnn,1500,40\nJude,1400,40\nCy,1300,12\n");
	told = CLI_CODE(3, "import", "c.drw", "twice.csv", "--section", "Major")->err;
	cli_has(told, "Line 3: Board 40 would be fixed for two:");
	cli_has(told, "Line 4: Board 12 would be fixed for two:");
	ck_assert_ptr_null(strstr(CLI_OK("players", "c.drw", "--section", "Major")->out, "Ann"));
	cli_says(1,
		cli_run("section", "c.drw", "move", "Adams", "Major", "--section", "Open", NULL),
		"Board 2 is fixed for");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* What was undone, or is to be, may have been given away since. */
START_TEST(undo_gives_no_label_of_another_section)
{
	const char *told, *line;
	char entry[24];

	congress();
	CLI_OK("section", "c.drw", "set", "first-board=4", "--section", "Major");
	CLI_OK("section", "c.drw", "set", "first-board=21", "--section", "Major");
	CLI_OK("section", "c.drw", "set", "first-board=3", "--section", "Open");
	cli_says(1, cli_run("undo", "c.drw", "--section", "Major", NULL),
		"Board 4 would be in two sections: Open has boards 3 to 5.");
	cli_has(CLI_OK("event", "c.drw", "--section", "Major")->out, "21");
	/* of several undos none is done then, not those that could be */
	CLI_OK("event", "c.drw", "set", "rating-limit=1900", "--section", "Major");
	told = CLI_OK("journal", "c.drw")->out;
	for (line = strstr(told, ": 21"); line > told && line[-1] != '\n'; line--)
		;
	snprintf(entry, sizeof(entry), "%ld", strtol(line, NULL, 10));
	cli_says(1, cli_run("undo", "c.drw", "--back-to", entry, "--section", "Major", NULL),
		"Board 4 would be in two sections");
	cli_has(CLI_OK("event", "c.drw", "--section", "Major")->out, "1900");
	CLI_OK("undo", "c.drw", "--section", "Major");
	CLI_OK("undo", "c.drw", "--section", "Open");
	CLI_OK("undo", "c.drw", "--section", "Major");
	/* and again: the same of redo */
	CLI_OK("section", "c.drw", "set", "first-board=20", "--section", "Open");
	cli_says(1, cli_run("redo", "c.drw", "--section", "Major", NULL),
		"Board 21 would be in two sections: Open has boards 20 to 22.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

START_TEST(boards_under_other_labels_are_changes)
{
	const char *out;

	event = guide_event("label.drawboard", 3);
	cli_publish(event);
	cli_says(1, cli_run("print", event, "changes", NULL), "No board of round 4 has changed");
	CLI_OK("players", event, "edit", "5", "board=30", "--reason", "he needs the ramp");
	out = CLI_OK("print", event, "changes")->out;
	cli_has(out, "board 30");
	cli_has(out, "Edwards, E");
	ck_assert_ptr_null(strstr(out, "Perkin"));
	cli_has(CLI_OK("print", event, "boards")->out, "hanged ");
	CLI_OK("players", event, "edit", "5", "board=", "--reason", "he does not");
	cli_says(1, cli_run("print", event, "changes", NULL),
		"All boards of round 4 are as they were first published, after changes since: "
		"print the whole list, which is issue 3.");
	CLI_OK("event", event, "set", "first-board=501", "--reason", "the other hall");
	out = CLI_OK("print", event, "changes")->out;
	cli_has(out, "Edwards, E");
	cli_has(out, "Perkin");
	ck_assert_ptr_null(strstr(CLI_OK("export", event)->out, "published 4"));
}
END_TEST

/* A board fixed while no section had a first board, and the boards of another once they have. */
START_TEST(a_first_board_is_refused_for_boards_fixed_before)
{
	cli_write("open.csv", "name,grade\nAdams,2200\nBrown,2180\nCairns,2170\nDrew,2100\n");
	cli_write("major.csv", "name,grade\nFindley,1800\nGreen,1750\nHood,1700\nIvy,1650\n");
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("section", "f.drw", "set", "name=Open");
	CLI_OK("section", "f.drw", "add", "Major", "--system", "caa", "--rounds", "3", "--lot",
		"white");
	CLI_OK("import", "f.drw", "open.csv", "--section", "Open");
	CLI_OK("import", "f.drw", "major.csv", "--section", "Major");
	CLI_OK("players", "f.drw", "edit", "Hood", "board=2", "--section", "M");
	cli_says(1, cli_run("section", "f.drw", "set", "first-board=41", "--section", "M", NULL),
		"Board 2 is fixed for 3 Hood, and Open has boards 1 to 2.");
	CLI_OK("section", "f.drw", "set", "first-board=1", "--section", "O");
	cli_says(1, cli_run("section", "f.drw", "set", "first-board=41", "--section", "M", NULL),
		"Board 2 is fixed for 3 Hood, and Open has boards 1 to 2.");
	CLI_OK("players", "f.drw", "edit", "Hood", "board=", "--section", "M");
	CLI_OK("section", "f.drw", "set", "first-board=41", "--section", "M");
}
END_TEST

/*
 * Where neither has a first board both begin at 1: said once the second is drawn, with the way out.
 */
START_TEST(two_sections_that_begin_at_board_1_are_told)
{
	cli_write("open.csv", "name,grade\nAdams,2200\nBrown,2180\nCairns,2170\nDrew,2100\n");
	cli_write("major.csv", "name,grade\nFindley,1800\nGreen,1750\nHood,1700\nIvy,1650\n");
	CLI_OK("new", "f.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("section", "f.drw", "set", "name=Open");
	CLI_OK("section", "f.drw", "add", "Major", "--system", "caa", "--rounds", "3", "--lot",
		"white");
	CLI_OK("import", "f.drw", "open.csv", "--section", "Open");
	CLI_OK("import", "f.drw", "major.csv", "--section", "Major");
	ck_assert_ptr_null(
		strstr(CLI_OK("pair", "f.drw", "--section", "Open")->out, "two sections"));
	ck_assert_ptr_null(
		strstr(CLI_OK("publish", "f.drw", "--section", "Open")->out, "two sections"));
	CLI_OK("pair", "f.drw", "--section", "Major");
	cli_has(CLI_OK("publish", "f.drw", "--section", "Major")->out,
		"Look: Boards 1 to 2 are in two sections, this one and Open. In one hall they need numbers of their own (G, then e, or section EVENT set first-board=3 --section \"Major\").");
	CLI_OK("section", "f.drw", "set", "first-board=3", "--section", "Major", "--reason",
		"one hall");
	ck_assert_ptr_null(
		strstr(CLI_OK("event", "f.drw", "--section", "Major")->out, "two sections"));
}
END_TEST

/* Three more players need a board more, which is one of Major's; the bye of seven needs none. */
START_TEST(who_comes_later_than_the_labels_is_warned_of)
{
	congress();
	CLI_OK("section", "c.drw", "set", "first-board=4", "--section", "Major");
	ck_assert_ptr_null(
		strstr(CLI_OK("event", "c.drw", "--section", "Open")->out, "two sections"));
	CLI_OK("players", "c.drw", "add", "Kay", "--section", "Open");
	CLI_OK("players", "c.drw", "add", "Lee", "--section", "Open");
	ck_assert_ptr_null(
		strstr(CLI_OK("event", "c.drw", "--section", "Open")->out, "two sections"));
	CLI_OK("players", "c.drw", "add", "Mo", "--section", "Open");
	cli_has(CLI_OK("event", "c.drw", "--section", "Open")->out,
		"Board 4 is in two sections, this one and Major: set first-board of one of them.");
	cli_has(CLI_OK("pair", "c.drw", "--section", "Open")->out,
		"Look: Board 4 is in two sections, this one and Major");
	CLI_OK("pair", "c.drw", "--section", "Major");
	cli_has(CLI_OK("publish", "c.drw", "--section", "Major")->out,
		"Look: Board 4 is in two sections, this one and Open");
	/* nor does who has gone */
	CLI_OK("players", "c.drw", "withdraw", "Mo", "--section", "Open");
	ck_assert_ptr_null(
		strstr(CLI_OK("event", "c.drw", "--section", "Open")->out, "two sections"));
}
END_TEST

/* A section that says nothing begins at 1, once another one says where it begins. */
START_TEST(a_section_without_a_first_board_begins_at_1)
{
	congress();
	CLI_OK("section", "c.drw", "set", "first-board=", "--section", "Open");
	ck_assert_ptr_null(
		strstr(CLI_OK("event", "c.drw", "--section", "Open")->out, "two sections"));
	cli_says(1, cli_run("section", "c.drw", "set", "first-board=3", "--section", "Major", NULL),
		"Board 3 would be in two sections: Open has boards 1 to 3.");
	CLI_OK("section", "c.drw", "set", "first-board=4", "--section", "Major");
	cli_says(1,
		cli_run("players", "c.drw", "edit", "Hood", "board=2", "--section", "Major", NULL),
		"Board 2 is fixed for 3 Hood, and Open has boards 1 to 3.");
	/* one without players has no boards */
	CLI_OK("section", "c.drw", "add", "Minor", "--system", "caa", "--rounds", "3");
	CLI_OK("section", "c.drw", "set", "first-board=1", "--section", "Open");
}
END_TEST

/* He leaves his board in one section for the same one in the other, and has it again there. */
START_TEST(who_has_a_fixed_board_goes_over_with_it)
{
	congress();
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Major");
	CLI_OK("publish", "c.drw", "--section", "Major");
	CLI_OK("section", "c.drw", "move", "Green", "Open", "--section", "Major");
	cli_has(CLI_OK("players", "c.drw", "edit", "Green", "--section", "Open")->out, "12");
	cli_has(CLI_OK("print", "c.drw", "names", "--section", "Major")->out, " 12  ");
	cli_says(1,
		cli_run("players", "c.drw", "edit", "Hood", "board=12", "--section", "Major", NULL),
		"Board 12 would be fixed for two: 6 Green and 3 Hood.");
	cli_has(CLI_OK("verify", "c.drw")->out, "in order");
}
END_TEST

/* The list at the door, too: no two games of the event have one number. */
START_TEST(the_door_has_the_labels_of_all_sections)
{
	const char *text;

	congress();
	CLI_OK("section", "c.drw", "set", "first-board=4", "--section", "Major");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Major");
	CLI_OK("publish", "c.drw", "--section", "Major");
	text = CLI_OK("print", "c.drw", "names", "--all")->out;
	cli_has(text, "Findley  Major");
	cli_has(text, "Green    Major       12  ");
	cli_has(text, "Adams    Open         1  White");
	cli_has(CLI_OK("result", "c.drw", "12", "1", "--section", "Major")->out, "board 12");
	/* the slip says which section it is of */
	cli_has(CLI_OK("result", "c.drw", "1", "0")->out, "board 1: 1 Adams 0-1 ");
	cli_has(CLI_OK("result", "c.drw", "12", "1")->out, "board 12: ");
	cli_says(2, cli_run("result", "c.drw", "99", "1", NULL),
		"The event has several sections: add --section NAME.");
	cli_says(2, cli_run("result", "c.drw", "1", "0", "--round", "1", NULL),
		"The event has several sections: add --section NAME.");
	CLI_OK("section", "c.drw", "set", "first-board=", "--reason", "one hall", "--section",
		"Major");
	CLI_OK("players", "c.drw", "edit", "Green", "board=", "--reason", "one hall", "--section",
		"Major");
	cli_says(2, cli_run("result", "c.drw", "1", "0", NULL),
		"The event has several sections: add --section NAME.");
}
END_TEST

/* While he is away another may have his board; both cannot sit there. */
START_TEST(who_comes_back_needs_his_board_free)
{
	congress();
	CLI_OK("players", "c.drw", "withdraw", "Green", "--section", "Major");
	CLI_OK("players", "c.drw", "edit", "Hood", "board=12", "--section", "Major");
	cli_says(1, cli_run("players", "c.drw", "return", "Green", "--section", "Major", NULL),
		"Board 12 would be fixed for two: 3 Hood and 2 Green.");
	CLI_OK("players", "c.drw", "edit", "Hood", "board=", "--section", "Major");
	CLI_OK("players", "c.drw", "return", "Green", "--section", "Major");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("labels");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, every_command_speaks_of_labels);
	tcase_add_test(tcase, the_lists_have_each_label_once);
	tcase_add_test(tcase, a_fixed_board_goes_with_its_player);
	tcase_add_test(tcase, numbers_on_the_wall_change_for_a_reason);
	tcase_add_test(tcase, no_two_boards_of_an_event_have_one_label);
	tcase_add_test(tcase, undo_gives_no_label_of_another_section);
	tcase_add_test(tcase, boards_under_other_labels_are_changes);
	tcase_add_test(tcase, a_first_board_is_refused_for_boards_fixed_before);
	tcase_add_test(tcase, two_sections_that_begin_at_board_1_are_told);
	tcase_add_test(tcase, who_comes_later_than_the_labels_is_warned_of);
	tcase_add_test(tcase, a_section_without_a_first_board_begins_at_1);
	tcase_add_test(tcase, who_has_a_fixed_board_goes_over_with_it);
	tcase_add_test(tcase, who_comes_back_needs_his_board_free);
	tcase_add_test(tcase, the_door_has_the_labels_of_all_sections);
	return cli_run_suite("cli_labels", tcase);
}
