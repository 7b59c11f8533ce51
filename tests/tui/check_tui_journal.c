/* The journal on the screen: what was done, about whom, and back to a point in it. */
#include "config.h"

#include <check.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

static struct pty *pty;
static const char *event;

static void open_journal(int rounds)
{
	event = guide_event("journal.drawboard", rounds);
	pty = board_start(event, 24, 80);
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
}

START_TEST(it_goes_where_an_action_was)
{
	open_journal(2);
	pty_expect(pty, "board 9");
	pty_enter(pty);
	pty_expect(pty, "Round 2");
	pty_expect(pty, "Result>");
	pty_escape(pty);
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
	pty_send(pty, "/5\r");
	pty_expect(pty, "Journal about 5 Edwards: ");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "of round 1");
	pty_expect(pty, "5 Edwards");
	pty_expect_gone(pty, "6 Findley v");
	pty_send(pty, "a");
	pty_expect_gone(pty, "about 5 Edwards");
	pty_escape(pty);
	pty_expect_gone(pty, "Journal");
	pty_free(pty);
}
END_TEST

/* What was fixed by hand lies on the board, who is kept apart stands in the list. */
START_TEST(it_goes_where_something_was_fixed)
{
	event = guide_event("fixed.drawboard", 2);
	CLI_OK("hand", event, "7", "apart", "8", "--rounds", "4-5");
	pty = board_start(event, 24, 80);
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
	pty_enter(pty);
	pty_expect_gone(pty, "Journal: ");
	pty_expect(pty, "Players");
	pty_escape(pty);
	pty_expect(pty, "laid out");
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed.");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "x");
	pty_expect(pty, "pinned");
	pty_key(pty, VTERM_KEY_UP);
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
	pty_enter(pty);
	pty_expect_gone(pty, "Journal: ");
	pty_expect(pty, "why board 2");
	pty_free(pty);
}
END_TEST

/* Boards on which others sit since, or with other colours, and what is marked at them. */
START_TEST(it_goes_where_boards_were_repaired)
{
	const struct cli_result *list;
	char code[9];

	event = guide_event("repaired.drawboard", 2);
	list = CLI_OK("repair", event, "--swapped", "2", "3", "--round", "1");
	snprintf(code, sizeof(code), "%.8s", strstr(list->out, "\nList ") + 6);
	CLI_OK("repair", event, "--swapped", "2", "3", "--round", "1", "--take", "1", "--list",
		code, "--reason", "sat so");
	CLI_OK("result", event, "4", "=", "--round", "1", "--rating-only");
	pty = board_start(event, 24, 80);
	for (int i = 0; i < 2; i++) {
		pty_send(pty, "J");
		pty_expect(pty, "Journal: ");
		for (int down = 0; down < i; down++)
			pty_key(pty, VTERM_KEY_DOWN);
		pty_enter(pty);
		pty_expect_gone(pty, "Journal: ");
		pty_expect(pty, "Round 1 · 8 boards");
		pty_escape(pty);
	}
	pty_free(pty);
}
END_TEST

START_TEST(back_to_a_point_names_what_goes)
{
	open_journal(2);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "B");
	pty_expect(pty, "Taken back, the last first:");
	pty_send(pty, "n");
	pty_expect_gone(pty, "the last first");
	pty_send(pty, "B");
	pty_expect(pty, "the last first:");
	pty_send(pty, "y");
	pty_expect(pty, "2 actions taken back");
	pty_expect(pty, "(undone)");
	/* published draws among them want a reason */
	pty_key(pty, VTERM_KEY_END);
	pty_key(pty, VTERM_KEY_UP);
	pty_send(pty, "B");
	pty_expect(pty, "more");
	pty_send(pty, "y");
	pty_expect(pty, "A published draw is among them");
	pty_send(pty, "a rehearsal\r");
	pty_expect(pty, "actions taken back");
	pty_free(pty);
	cli_has(CLI_OK("journal", event)->out, "a rehearsal");
}
END_TEST

/* What another desk does while the question stands is not taken for it. */
START_TEST(another_desk_is_not_overrun)
{
	open_journal(2);
	pty_send(pty, "B");
	pty_expect(pty, "the last first:");
	CLI_OK("pair", event);
	pty_expect(pty, "Changed by another program");
	pty_send(pty, "y");
	pty_expect(pty, "Something else was done since");
	pty_free(pty);
}
END_TEST

/* The line that was chosen is about that action still, not about the one above it. */
START_TEST(the_cursor_stays_on_its_action)
{
	open_journal(2);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸   23");
	CLI_OK("players", event, "edit", "6", "notes=late", "--desk", "hall-2");
	pty_expect(pty, "Changed by another program");
	pty_expect(pty, "▸   23");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "The last action was hall-2's: ");
	pty_send(pty, "y\r");
	pty_expect(pty, "undo of");
	/* desks that differ have a column, and the whole entry names its own */
	pty_expect(pty, "  hall-2        ");
	pty_key(pty, VTERM_KEY_UP);
	pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "at hall-2: ");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸   23");
	pty_free(pty);
}
END_TEST

/* The guide's event as Open with two rounds, and a Minor of three. */
static void congress(void)
{
	event = guide_event("congress.drawboard", 2);
	CLI_OK("section", event, "set", "name=Open", "letter=O");
	CLI_OK("section", event, "add", "Minor", "--system", "dutch", "--rounds", "3", "--lot",
		"white");
	CLI_OK("players", event, "add", "Ash", "--section", "Minor");
	CLI_OK("players", event, "add", "Birch", "--section", "Minor");
}

static void open_congress(void)
{
	pty = board_start(event, 24, 120);
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
}

START_TEST(it_says_why_an_action_does_not_go_back)
{
	congress();
	CLI_OK("event", event, "set", "place=Exeter");
	open_congress();
	pty_send(pty, "B");
	pty_expect(pty, "It is of the whole event");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "B");
	pty_expect(pty, "It is of Minor: take it back there (< >).");
	pty_key(pty, VTERM_KEY_END);
	pty_send(pty, "B");
	pty_expect(pty, "It made the event: before it there is nothing.");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "B");
	pty_expect(pty, "the last first:");
	pty_send(pty, "y");
	pty_expect(pty, "1 action taken back");
	pty_send(pty, "B");
	pty_expect(pty, "It does not hold any more: there is nothing to take back.");
	pty_free(pty);
}
END_TEST

/* A round and a player of one section are not those of another. */
START_TEST(another_section_shows_all_of_it)
{
	congress();
	open_congress();
	pty_send(pty, "/5\r");
	pty_expect(pty, "Journal about 5 Edwards");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "of round 1");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_expect(pty, "Journal: ");
	pty_expect_gone(pty, "of round 1");
	pty_free(pty);
}
END_TEST

/* What is not to be read is not said to be nothing. */
START_TEST(a_journal_that_cannot_be_read_says_so)
{
	sqlite3 *db;

	open_journal(2);
	ck_assert_int_eq(sqlite3_open(event, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db,
			"DROP TRIGGER change_fixed; UPDATE change SET after = 'x' WHERE action = 3",
			NULL, NULL, NULL),
		SQLITE_OK);
	ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "is damaged (entry 3 of the journal)");
	pty_expect_gone(pty, "Nothing was done");
	pty_free(pty);
}
END_TEST

/* The last one could go; the one before is of Minor as well, where more was done since. */
START_TEST(it_goes_back_all_the_way_or_not_at_all)
{
	congress();
	CLI_OK("section", event, "move", "5", "Minor", "--section", "Open");
	CLI_OK("players", event, "edit", "6", "notes=late", "--section", "Open");
	CLI_OK("players", event, "add", "Cedar", "--section", "Minor");
	open_congress();
	pty_key(pty, VTERM_KEY_DOWN);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "B");
	pty_expect(pty, "the last first:");
	pty_send(pty, "y");
	pty_expect(pty, " as well, where ");
	ck_assert(!pty_shows(pty, "(undone)"));
	pty_free(pty);
	cli_has(CLI_OK("players", event, "edit", "6", "--section", "Open")->out, "late");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("journal");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, it_goes_where_an_action_was);
	tcase_add_test(tcase, it_goes_where_something_was_fixed);
	tcase_add_test(tcase, it_goes_where_boards_were_repaired);
	tcase_add_test(tcase, back_to_a_point_names_what_goes);
	tcase_add_test(tcase, another_desk_is_not_overrun);
	tcase_add_test(tcase, the_cursor_stays_on_its_action);
	tcase_add_test(tcase, it_says_why_an_action_does_not_go_back);
	tcase_add_test(tcase, another_section_shows_all_of_it);
	tcase_add_test(tcase, a_journal_that_cannot_be_read_says_so);
	tcase_add_test(tcase, it_goes_back_all_the_way_or_not_at_all);
	return board_run("tui journal", tcase);
}
