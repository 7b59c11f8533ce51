/*
 * Keys that every keyboard has beside the function keys, the mouse left to the terminal, and the
 * terminal's cursor, which stands on what is chosen.
 */
#include "config.h"

#include <check.h>
#include <sqlite3.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

#define HELP "\007"
#define UNDO "\024"
#define REDO "\022"
#define MOUSE "\016"

static struct pty *pty;

static void setup(void)
{
	pty = board_start(guide_event("keys.drawboard", 3), 24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

static const struct {
	const char *key, *ready, *help;
} views[] = {
	{"", "F1 help", "Draw board: keys"},
	{"r", "Result>", "Results: keys"},
	{"e", "Players: 20", "Players: keys"},
	{"s", "Standings after", "Standings: keys"},
};

START_TEST(every_view_has_help_undo_and_redo_on_plain_keys)
{
	board_propose(pty);
	pty_send(pty, views[_i].key);
	pty_expect(pty, views[_i].ready);
	pty_expect_row(pty, 23, "Ctrl-G F1 help");
	pty_send(pty, HELP);
	pty_expect(pty, views[_i].help);
	pty_send(pty, HELP);
	pty_expect_gone(pty, views[_i].help);
	pty_send(pty, UNDO);
	pty_expect(pty, "Undone: Proposal for round 4");
	pty_send(pty, REDO);
	pty_expect(pty, "Done again: Proposal for round 4");
}
END_TEST

START_TEST(a_question_mark_is_text_among_the_results)
{
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "lo?");
	pty_expect(pty, "Result> lo?");
}
END_TEST

START_TEST(a_key_leaves_the_mouse_to_the_terminal_and_takes_it_back)
{
	ck_assert(pty_mouse_on(pty));
	pty_send(pty, MOUSE);
	pty_expect(pty, "The terminal has the mouse");
	ck_assert(!pty_mouse_on(pty));
	pty_send(pty, MOUSE);
	pty_expect(pty, "The mouse picks cards again");
	ck_assert(pty_mouse_on(pty));
}
END_TEST

START_TEST(the_cursor_stands_on_the_chosen_card)
{
	int row, col, at_row, at_col;

	board_propose(pty);
	pty_send(pty, "/20\r");
	pty_expect(pty, "20 Tudor (1½) v");
	pty_find(pty, "20 Tudor", &row, &col);
	pty_cursor(pty, &at_row, &at_col);
	ck_assert_int_eq(at_row, row);
	ck_assert_int_ge(at_col, col - 4);
	ck_assert_int_le(at_col, col);
	/* In the air it follows the card. */
	pty_send(pty, " ");
	pty_expect(pty, "carrying 20 Tudor");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_gone(pty, "20 Tudor is where it was");
	/* what is painted may still be on its way */
	do
		pty_cursor(pty, &at_row, &at_col);
	while (at_row >= 22 && pty_pump(pty, 1000));
	ck_assert_int_gt(at_row, 0);
	ck_assert_int_lt(at_row, 22);
}
END_TEST

START_TEST(the_cursor_stands_on_the_chosen_row_or_field)
{
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_cursor(pty, "▸");
	pty_send(pty, "/2\r");
	pty_expect_cursor(pty, "▸   2");
	pty_send(pty, "e");
	pty_expect(pty, "Player ");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect_cursor(pty, "Brown, Brian");
	pty_escape(pty);
	pty_expect_gone(pty, "Ctrl-S saves");
	pty_escape(pty);
	pty_send(pty, "s");
	pty_expect(pty, "Standings after");
	pty_expect_cursor(pty, "    1");
	/* In a window it is at the first line, from where it is read. */
	pty_enter(pty);
	pty_expect(pty, "Card of");
	pty_expect_cursor(pty, "┌No");
}
END_TEST

/* Keys to a view, what it shows when it is there, and what stands at the cursor then. */
static const struct {
	const char *const keys[3];
	const char *ready, *at;
} marked[] = {
	{{"e"}, "Players: 20", "▸"},
	{{"e", "m"}, "What is known of", "▸ Name"},
	{{"E"}, "The event and its settings", "▸ Name"},
	{{"G"}, "Sections", "▸"},
	{{"J"}, "Journal: ", "▸"},
	{{"s"}, "Standings after", "    1"},
	{{"s", "$"}, "Prizes: ", "▸"},
	{{"s", "$", "e"}, "Prize 1", "▸"},
};

START_TEST(the_cursor_stands_on_the_mark_in_every_view)
{
	pty_free(pty);
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "prizes",
		guide_event("prizes.drawboard", 3), "add", "50", "place=1", NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "prizes", guide_path("prizes.drawboard"),
		"add", "30", "place=2", NULL});
	pty = board_start(guide_path("prizes.drawboard"), 24, 80);
	for (int i = 0; i < 3 && marked[_i].keys[i]; i++)
		pty_send(pty, marked[_i].keys[i]);
	pty_expect(pty, marked[_i].ready);
	pty_expect_cursor(pty, marked[_i].at);
}
END_TEST

/* Each view's line of keys in states in which one of them means another thing, or nothing. */
START_TEST(the_key_line_offers_what_the_keys_do_now)
{
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "12");
	pty_expect_row(pty, 23, " Enter take it  F8 undo  Esc clear  Ctrl-P print ");
	pty_escape(pty);
	pty_expect_gone(pty, "take it");
	pty_escape(pty);
	pty_expect_row(pty, 0, "laid out");
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
	pty_expect_row(pty, 23, "←→ round  B back");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect_row(pty, 23, "←→ round  a all  B back");
	pty_escape(pty);
	pty_send(pty, "s$");
	pty_expect(pty, "Prizes:");
	pty_expect_row(pty, 23, " a add  r rules  u undo  Esc back ");
	pty_send(pty, "Jq");
	pty_escape(pty);
	pty_escape(pty);
	pty_expect_row(pty, 0, "laid out");
	board_propose(pty);
	pty_expect_row(pty, 23, "x pin");
	pty_send(pty, "x");
	pty_expect_row(pty, 23, "x unpin");
}
END_TEST

/* The file is locked meanwhile, which holds the screen up as many players do. */
START_TEST(a_publication_says_that_it_is_at_work)
{
	sqlite3 *db;

	board_propose(pty);
	pty_send(pty, "P");
	pty_expect(pty, "Enter publishes");
	ck_assert_int_eq(sqlite3_open(guide_path("keys.drawboard"), &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
	pty_enter(pty);
	pty_expect(pty, "Publishing ...");
	ck_assert_int_eq(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
	pty_expect_gone(pty, "Publishing ...");
	pty_expect_row(pty, 0, "published");
}
END_TEST

START_TEST(a_bye_booked_is_told_of_who_is_looked_for)
{
	pty_free(pty);
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "players",
		guide_event("booked.drawboard", 3), "bye", "5", "4:half", NULL});
	pty = board_start(guide_path("booked.drawboard"), 24, 80);
	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, "5\r");
	pty_expect(pty, "5 Edwards has a bye booked for this round: e changes that.");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("keys");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_loop_test(tcase, every_view_has_help_undo_and_redo_on_plain_keys, 0,
		(int)(sizeof(views) / sizeof(views[0])));
	tcase_add_test(tcase, a_question_mark_is_text_among_the_results);
	tcase_add_test(tcase, a_key_leaves_the_mouse_to_the_terminal_and_takes_it_back);
	tcase_add_test(tcase, the_cursor_stands_on_the_chosen_card);
	tcase_add_test(tcase, the_cursor_stands_on_the_chosen_row_or_field);
	tcase_add_loop_test(tcase, the_cursor_stands_on_the_mark_in_every_view, 0,
		(int)(sizeof(marked) / sizeof(marked[0])));
	tcase_add_test(tcase, the_key_line_offers_what_the_keys_do_now);
	tcase_add_test(tcase, a_publication_says_that_it_is_at_work);
	tcase_add_test(tcase, a_bye_booked_is_told_of_who_is_looked_for);
	return board_run("tui keys", tcase);
}
