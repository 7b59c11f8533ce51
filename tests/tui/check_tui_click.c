/*
 * Keys that are named on the screen are clicked, in the last line and in windows; a key that means
 * nothing says which ones do; and a player is looked for while a card is in the air.
 */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void setup(void)
{
	pty = board_start(guide_event("click.drawboard", 3), 24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

/* On its first letter. */
static void click(const char *text)
{
	int row, col;

	pty_find(pty, text, &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_button(pty, 1, false);
}

START_TEST(the_key_line_is_clicked)
{
	/* what is to be done next as well */
	click("p proposes the draw");
	pty_expect(pty, "Round 4 proposed.");
	click("? why  n");
	pty_expect(pty, "Why board 1");
	click("Esc close");
	pty_expect_gone(pty, "Why board 1:");
	click("P publish ");
	pty_expect(pty, "Esc or any other key does not");
	click("Esc or any other");
	pty_expect_gone(pty, "Publish round 4:");
	/* at its last letter as well */
	click("blish  Space");
	pty_expect(pty, "Esc or any other key does not");
	click("publishes  Esc");
	pty_expect(pty, "Round 4 published.");
	click("F1 help");
	pty_expect(pty, "Draw board: keys");
	click("Esc close");
	pty_expect_gone(pty, "Draw board: keys");
	click("r results  w print");
	pty_expect(pty, "Result>");
	click("F1 help");
	pty_expect(pty, "Results: keys");
}
END_TEST

START_TEST(two_arrows_are_two_keys)
{
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3");
	click("←→ round");
	pty_expect(pty, "Standings after round 2");
	click("→ round");
	pty_expect(pty, "Standings after round 3");
	/* of which of them the word speaks nobody knows */
	click("round  t");
	click("Esc board");
	pty_expect(pty, "Round 4 of 5 · laid out");
}
END_TEST

START_TEST(the_choices_of_questions_are_clicked)
{
	pty_send(pty, "w");
	pty_expect(pty, "Which list of round 4?");
	click("b by boards");
	pty_expect(pty, "where to?");
	click("f to a file");
	pty_expect(pty, "Write the boards list to the file:");
	click("Esc puts aside");
	pty_expect_gone(pty, "Write the boards list");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	click("w withdraw");
	pty_expect(pty, "Withdraw 5 Edwards, E from round 4 on?");
	click("n no");
	pty_expect_gone(pty, "Withdraw 5");
	click("w withdraw");
	pty_expect(pty, "Withdraw 5 Edwards, E from round 4 on?");
	click("y yes");
	pty_expect(pty, "5 Edwards is withdrawn from round 4 on.");
	click("e edit");
	pty_expect(pty, "Ctrl-S saves");
	click("Esc cancels");
	pty_expect_gone(pty, "Ctrl-S saves");
}
END_TEST

/* What lies under a window is not reached, and the last line has the window's keys. */
START_TEST(a_window_has_its_own_keys)
{
	board_propose(pty);
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1");
	pty_expect_row(pty, 23, " n why not…  p protest sheet  Esc close");
	click("n why not…");
	pty_expect(pty, "Why not 5 Edwards with whom?");
	pty_expect_row(pty, 23, " Enter accept  Esc put aside");
	click("Esc puts aside");
	pty_expect_row(pty, 23, " n why not…  p protest sheet  Esc close");
	click("Esc close");
	pty_expect_row(pty, 23, " P publish  Space pick up");
}
END_TEST

START_TEST(a_wrong_key_in_a_question_says_which_are_right)
{
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "w");
	pty_expect(pty, "Which list of round 4?");
	pty_send(pty, "z");
	pty_expect_row(pty, 21, "z means nothing here: b by boards, n by names, s standings,");
	pty_send(pty, "b");
	pty_expect(pty, "where to?");
	pty_expect_gone(pty, "means nothing here");
	pty_send(pty, "b");
	pty_expect_row(pty, 21,
		"b means nothing here: f to a file, p to a printer, n names for the public, Esc");
	pty_escape(pty);
	pty_send(pty, "r1 1\r");
	pty_expect(pty, "Board 1: 1-0");
	pty_escape(pty);
	pty_send(pty, "l");
	pty_expect(pty, "Take it back? 1 result would go with it.");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_row(pty, 22, "↓ means nothing here: Enter accepts, Esc puts aside.");
	pty_send(pty, "wrong hall\r");
	pty_expect(pty, "Round 4 is taken back.");
	pty_send(pty, "ew");
	pty_expect(pty, "Withdraw 5 Edwards");
	pty_enter(pty);
	pty_expect_row(
		pty, 22, "Enter means nothing here: y yes, x expelled, n no, Esc puts it aside.");
}
END_TEST

START_TEST(a_wrong_key_elsewhere_says_so)
{
	pty_send(pty, "m");
	pty_expect_row(pty, 22, "m means nothing here: F1 shows the keys.");
	board_propose(pty);
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1");
	pty_send(pty, "x");
	pty_expect_row(pty, 22, "x means nothing here: n why not…, p protest sheet, Esc close.");
	pty_escape(pty);
	pty_expect_gone(pty, "Why board 1");
	pty_send(pty, "ea");
	pty_expect(pty, "New player");
	pty_send_bytes(pty, "\017", 1);
	pty_expect_row(pty, 22, "Ctrl-O means nothing here: Enter next, Ctrl-S save,");
}
END_TEST

START_TEST(a_player_is_looked_for_with_a_card_in_the_air)
{
	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	pty_send(pty, "/");
	pty_expect(pty, "Carry it to which player?");
	/* put aside, it hangs where it hung */
	pty_escape(pty);
	pty_expect_gone(pty, "Carry it to which player?");
	pty_expect(pty, "carrying 5 Edwards");
	pty_send(pty, "/find\r");
	pty_expect_row(pty, 22, "5 Edwards and 6 Findley change seats");
	pty_enter(pty);
	pty_expect(pty, "u takes it back.");
	pty_expect(pty, "adjusted");
}
END_TEST

START_TEST(the_help_stands_in_groups_with_the_marks_behind)
{
	struct pty *tall;

	pty_free(pty);
	tall = pty = board_start(guide_event("help.drawboard", 3), 80, 80);
	pty_key(tall, VTERM_KEY_FUNCTION(1));
	pty_expect(tall, "The round");
	pty_expect(tall, "The card and its board");
	pty_expect(tall, "To look, and to ask");
	pty_expect(tall, "Lists, paper, the end");
	pty_expect(tall, "Marks");
	pty_expect(tall, "its claim to that colour is the strongest of its group");
	pty_expect(tall, "Everywhere");
	pty_expect(tall, "every action is in the file at once.");
	pty_expect_row(tall, 79, " Esc close");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("click");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, the_key_line_is_clicked);
	tcase_add_test(tcase, two_arrows_are_two_keys);
	tcase_add_test(tcase, the_choices_of_questions_are_clicked);
	tcase_add_test(tcase, a_window_has_its_own_keys);
	tcase_add_test(tcase, a_wrong_key_in_a_question_says_which_are_right);
	tcase_add_test(tcase, a_wrong_key_elsewhere_says_so);
	tcase_add_test(tcase, a_player_is_looked_for_with_a_card_in_the_air);
	tcase_add_test(tcase, the_help_stands_in_groups_with_the_marks_behind);
	return board_run("tui click", tcase);
}
