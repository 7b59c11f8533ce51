/* The table of the sections: each is added, changed, split, merged, numbered and removed by key. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

#define UNDO "\024"
#define REDO "\022"

static const char *event;

/* The guide's event as Open, and an empty Minor. */
static struct pty *start_table(void)
{
	struct pty *pty;

	event = guide_event("table.drawboard", 0);
	CLI_OK("section", event, "set", "name=Open", "letter=O");
	CLI_OK("section", event, "add", "Minor", "--system", "dutch", "--rounds", "3", "--lot",
		"white");
	pty = board_start(event, 24, 80);
	pty_send(pty, "G");
	pty_expect(pty, "Sections: 2");
	return pty;
}

/* An event of one section has no word of them but in the help, and gets the second by its key. */
START_TEST(the_second_section_is_added)
{
	struct pty *pty;

	event = guide_event("one.drawboard", 0);
	pty = board_start(event, 24, 80);
	ck_assert(!pty_shows(pty, "ection"));
	pty_send(pty, "G");
	pty_expect(pty, "Sections: 1");
	ck_assert(!pty_shows(pty, "x remove"));
	ck_assert(!pty_shows(pty, "m merge"));
	pty_send(pty, "x");
	pty_expect(pty, "is the only section: an event without one is no event.");
	pty_send(pty, "s");
	pty_expect(pty, "There is no other section yet: a in the table of sections (G) adds one.");
	pty_send(pty, "a");
	pty_expect(pty, "A new section");
	/* typing begins the field, as Enter does */
	pty_send(pty, "Minor\r");
	pty_expect(pty, "▸ Rule book    caa");
	pty_send(pty, "\rtuch\r");
	pty_expect(pty, "There is no rule book \"tuch\"; they are caa");
	pty_send(pty, "\025dutch\r");
	pty_expect(pty, "▸ Rounds       5");
	pty_send(pty, "\r0\r");
	pty_expect(pty, "The number of rounds is expected, from 1 to");
	pty_send(pty, "\0253\r");
	pty_expect(pty, "▸ Lot");
	pty_send(pty, "\r2027\r");
	pty_expect(pty, "▸ Settings");
	pty_send(pty, "\023");
	pty_expect(pty, "Minor is there. On its board e adds players and i reads a list.");
	pty_expect_row(pty, 0, "[Minor]");
	pty_expect(
		pty, "▸ M      Minor                 dutch    0 in              0  enter players");
	cli_has(CLI_OK("section", event)->out, "dutch, 3 rounds, 0 players");
	pty_send(pty, UNDO);
	pty_expect(pty, "Undone: Section Minor.");
	pty_expect(pty, "Sections: 1");
	pty_send(pty, REDO);
	pty_expect(pty, "Sections: 2");
	pty_free(pty);
}
END_TEST

/* Ctrl-S means the same while a field is typed; what the field does not take is not saved. */
START_TEST(ctrl_s_makes_it_while_a_field_is_typed)
{
	struct pty *pty = start_table();

	pty_send(pty, "a");
	pty_expect(pty, "A new section");
	pty_send(pty, "Junior\r");
	pty_expect(pty, "▸ Rule book");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸ Rounds");
	pty_send(pty, "x");
	pty_expect(pty, "Enter accepts  Ctrl-S saves  Esc puts aside");
	pty_send(pty, "\023");
	pty_expect(pty, "The number of rounds is expected");
	pty_expect(pty, "Ctrl-S saves");
	pty_send(pty, "\0254\023");
	pty_expect(pty, "Junior is there.");
	pty_expect(pty, "Sections: 3");
	pty_free(pty);
}
END_TEST

/* What the rule book does not know is said, and the form stays. */
START_TEST(a_section_that_cannot_be_is_refused)
{
	struct pty *pty = start_table();

	pty_send(pty, "a");
	pty_expect(pty, "A new section");
	pty_send(pty, "\023");
	pty_expect(pty, "The name of a section is UTF-8 text");
	pty_send(pty, "\ropen\r");
	pty_expect(pty, "▸ Rule book");
	pty_send(pty, "\023");
	pty_expect(pty, "There is a section \"open\" already.");
	pty_escape(pty);
	pty_expect(pty, "The new section open is not saved.");
	pty_expect(pty, "s save  x throw away  Esc back to the form");
	pty_escape(pty);
	pty_expect_gone(pty, "not saved");
	pty_expect(pty, "A new section");
	pty_escape(pty);
	pty_send(pty, "x");
	pty_expect(pty, "Thrown away: no section was made.");
	pty_expect(pty, "Sections: 2");
	pty_free(pty);
}
END_TEST

START_TEST(it_is_edited_and_comes_back)
{
	struct pty *pty = start_table();

	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "e");
	pty_expect(pty, "▸ Section                  Minor");
	pty_send(pty, "\r\025Novice\r");
	pty_expect(pty, "Section is now Novice.");
	pty_escape(pty);
	pty_expect(pty, "▸ N      Novice");
	pty_send(pty, UNDO);
	pty_expect(pty, "▸ M      Minor");
	pty_enter(pty);
	pty_expect(pty, "No players yet");
	pty_free(pty);
}
END_TEST

START_TEST(it_is_split_and_merged)
{
	struct pty *pty = start_table();

	pty_send(pty, "s");
	pty_expect(pty, "who goes over, with no rating or one below which?");
	pty_send(pty, "low\r");
	pty_expect(pty, "\"low\" is no rating: a number such as 1800.");
	pty_send(pty, "\0251900\r");
	pty_expect(pty, "go over to which section: Minor?");
	pty_send(pty, "\025Majr\r");
	pty_expect(pty, "There is no section \"Majr\"; the sections are Open, Minor.");
	pty_send(pty, "\025min\r");
	pty_expect(pty, "below 1900 are in Minor now.");
	pty_send(pty, UNDO);
	pty_expect(pty, "Minor                 dutch    0 in              0");
	pty_send(pty, REDO);
	pty_expect(pty, "Done again:");
	pty_send(pty, "m");
	pty_expect(pty, "Merge Open into which section: Minor? All go over, and Open goes.");
	pty_enter(pty);
	pty_expect(pty, "in Minor now, and Open is gone.");
	pty_expect(pty, "10 Jones has a bye booked for round 3, the last.");
	pty_escape(pty);
	pty_expect(pty, "Sections: 1");
	pty_send(pty, UNDO);
	pty_expect(pty, "Sections: 2");
	pty_free(pty);
}
END_TEST

/* Once a round is drawn only what is still possible is offered, and the rest says why it is not. */
START_TEST(what_is_not_possible_says_why)
{
	struct pty *pty = start_table();

	pty_expect(pty, "s split  m merge  x remove  Q quads");
	CLI_OK("pair", event, "--section", "Open");
	pty_expect(pty, "x remove  u undo");
	pty_send(pty, "m");
	pty_expect(pty, "Round 1 of Open is drawn: take the draw out first (l on its board).");
	pty_send(pty, "Ql");
	pty_expect(pty, "take the draw out first (l on its board), for quads");
	pty_send(pty, "nr");
	pty_expect(pty, "Only the players of an all-play-all have numbers by lot.");
	pty_send(pty, "ly");
	pty_expect(pty,
		"Lots are no tie-break of this section; they are the last one with PS,SOS,LOT");
	CLI_OK("publish", event, "--section", "Open");
	pty_expect_gone(pty, "x remove");
	pty_send(pty, "x");
	pty_expect(pty, "Open has a published round: its players and results stay in the event.");
	pty_free(pty);
}
END_TEST

START_TEST(it_is_removed_after_a_question)
{
	struct pty *pty = start_table();

	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_row(pty, 0, "[Minor]");
	pty_key(pty, VTERM_KEY_DEL);
	pty_expect(pty, "Remove Minor, with its 0 players?");
	pty_send(pty, "n");
	pty_expect_gone(pty, "Remove Minor");
	pty_send(pty, "xy");
	pty_expect(pty, "Minor is removed. u brings it back.");
	pty_expect(pty, "Sections: 1");
	pty_send(pty, "u");
	pty_expect(pty, "Sections: 2");
	pty_free(pty);
}
END_TEST

START_TEST(quads_are_made_and_numbered)
{
	struct pty *pty;

	event = guide_event("quads.drawboard", 0);
	CLI_OK("section", event, "set", "name=Open");
	CLI_OK("section", event, "add", "Minor", "--system", "dutch", "--rounds", "3");
	for (int i = 0; i < 8; i++)
		CLI_OK("players", event, "add",
			(const char *[]){"A", "B", "C", "D", "E", "F", "G", "H"}[i], "--section",
			"Minor");
	pty = board_start(event, 24, 80);
	pty_send(pty, "GQr");
	pty_expect(
		pty, "Quads have no byes: 4 Drew has one booked for round 1; take it back (e, b).");
	pty_send(pty, ">Q");
	pty_expect(pty, "Quads of Minor: sections of four by rating who play all.");
	pty_send(pty, "r");
	pty_expect(pty, "They are 2 sections now.");
	pty_expect(pty, "berger");
	pty_expect(pty, "n numbers");
	pty_send(pty, "nl");
	pty_expect(pty, "The players are numbered by lot.");
	pty_send(pty, "nv");
	pty_expect(pty, "Varma's tables are for 9 to 20 players; there are 4.");
	pty_send(pty, UNDO);
	pty_expect(pty, "Undone: ");
	/* one lot of 24 gives the numbers that there are, which is nothing to be undone */
	if (pty_shows(pty, "Undone: Numbers by lot"))
		pty_send(pty, UNDO);
	pty_expect(pty, "Undone: Quads of Minor by lot");
	pty_expect(pty, "Sections: 2");
	pty_free(pty);
}
END_TEST

START_TEST(lots_are_drawn)
{
	struct pty *pty;

	event = guide_event("lots.drawboard", 2);
	CLI_OK("section", event, "set", "tie-breaks=LOT", "--reason", "announced");
	pty = board_start(event, 24, 80);
	pty_send(pty, "G");
	pty_expect(pty, "l lots");
	pty_send(pty, "l");
	pty_expect(pty, "Draw a lot for everybody in");
	pty_send(pty, "y");
	pty_expect(pty, "Lots for those who share a place");
	pty_expect(pty, ": lot ");
	pty_escape(pty);
	pty_send(pty, "ly");
	pty_expect(pty, "Nobody shares a place without having a lot.");
	pty_send(pty, UNDO);
	pty_expect(pty, "Undone: Lots for");
	pty_free(pty);
}
END_TEST

/* Every action is a word that can be clicked, and the rows are. */
START_TEST(it_is_worked_by_mouse)
{
	struct pty *pty = start_table();
	int row, col;

	pty_find(pty, "Minor  ", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_button(pty, 1, false);
	pty_expect_row(pty, 0, "[Minor]");
	pty_find(pty, "a add", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "A new section");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("section_table");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, the_second_section_is_added);
	tcase_add_test(tcase, ctrl_s_makes_it_while_a_field_is_typed);
	tcase_add_test(tcase, a_section_that_cannot_be_is_refused);
	tcase_add_test(tcase, it_is_edited_and_comes_back);
	tcase_add_test(tcase, it_is_split_and_merged);
	tcase_add_test(tcase, what_is_not_possible_says_why);
	tcase_add_test(tcase, it_is_removed_after_a_question);
	tcase_add_test(tcase, quads_are_made_and_numbered);
	tcase_add_test(tcase, lots_are_drawn);
	tcase_add_test(tcase, it_is_worked_by_mouse);
	return board_run("tui_section_table", tcase);
}
