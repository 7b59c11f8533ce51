/* Practice on the screen: dealt by keys and mouse, marked, remembered, never given away. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fault/temp_folder.h"
#include "support/pty/board_screen.h"

static char folder[64];

static void setup(void)
{
	temp_folder_make(folder, sizeof(folder));
}

static void teardown(void)
{
	temp_folder_remove(folder);
}

static struct pty *open_exercise(const char *name, const char *again)
{
	char state[128];
	const char *const argv[] = {DRAWBOARD_PROGRAM, "practice", name, again, NULL};
	const char *const settings[] = {state, NULL};

	snprintf(state, sizeof(state), "XDG_STATE_HOME=%s/state", folder);
	return pty_start_program(argv, 24, 80, settings);
}

static struct pty *open_set_b(const char *again)
{
	struct pty *pty = open_exercise("set-B", again);

	pty_expect(pty, "practice: set B");
	pty_expect(pty, "F1 help");
	return pty;
}

static void leave(struct pty *pty)
{
	pty_send(pty, "q");
	pty_expect(pty, "set-B: ");
	ck_assert_int_eq(pty_wait(pty), 0);
	pty_free(pty);
}

/* Cards out and in the tray take room on the top line, but not that of the exercise's name. */
START_TEST(the_exercise_is_named_with_much_in_the_tray)
{
	struct pty *pty = open_exercise("set-G-late-card", NULL);

	pty_expect(pty, "set G late card");
	pty_expect(pty, "F1 help");
	pty_send(pty, "b");
	pty_expect(pty,
		" set G late card    Round 2/5 · by hand  14 in = 6 seated + 6 out + 2 IN TRAY ✗");
	pty_free(pty);
}
END_TEST

/* A board after b, by numbers of cards, of exercises by rule books without a mid-line. */
static const struct {
	const char *exercise, *roll, *white, *black, *tray;
} deals[] = {
	{"new-schools-grade2-1", "1 TRAY", "2  4 Player 04", " 3 Player 03", " 8 Play"},
	{"new-gsrp-grade2-1", "4 seated", "2 Player 2 ", " 4 Player 4 ", " 6 Play"},
	{"new-berger-grade2-1", "6 seated", "2  2 Player 2 ", " 5 Player 5 ", "empty"},
};

START_TEST(cards_without_a_mid_line_are_dealt_too)
{
	struct pty *pty = open_exercise(deals[_i].exercise, NULL);

	pty_expect(pty, "b deals the cards");
	pty_send(pty, "b");
	pty_expect(pty, "Dealt ");
	pty_expect_row(pty, 0, deals[_i].roll);
	pty_expect_beside(pty, deals[_i].white, deals[_i].black);
	pty_expect(pty, deals[_i].tray);
	pty_free(pty);
}
END_TEST

/* The card goes over to the Black seekers. */
static void to_black(struct pty *pty, const char *pin, const char *carrying)
{
	pty_send(pty, "/");
	pty_expect(pty, "Enter accepts");
	pty_send(pty, pin);
	pty_enter(pty);
	pty_expect_gone(pty, "Enter accepts");
	pty_send(pty, " ");
	pty_expect(pty, carrying);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "a colour transfer (15)");
	pty_enter(pty);
	pty_expect_gone(pty, carrying);
}

/* Cards 3 and 5 take Black, and the cards are dealt as they then lie: 1-5 6-2 7-3 4-8. */
static void deal_solution(struct pty *pty)
{
	to_black(pty, "3", "carrying 3 Pin 3");
	to_black(pty, "5", "carrying 5 Pin 5");
	pty_send(pty, "b");
	pty_expect(pty, "Dealt as they lie");
	pty_expect_beside(pty, " 1 Pin 1", " 5 Pin 5");
	pty_expect_beside(pty, " 6 Pin 6", " 2 Pin 2");
	pty_expect_beside(pty, " 7 Pin 7", " 3 Pin 3");
	pty_expect_beside(pty, " 4 Pin 4", " 8 Pin 8");
}

START_TEST(the_solution_dealt_by_keys_is_right_and_remembered)
{
	struct pty *pty = open_set_b(NULL);

	deal_solution(pty);
	pty_expect(pty, "c marks the draw; then the rules behind it are told.");
	pty_send(pty, "c");
	pty_expect(pty, "Right: this is the rules' draw.");
	pty_expect(pty, "Remembered as solved.");
	pty_escape(pty);
	pty_expect_gone(pty, "Right:");
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1");
	pty_escape(pty);
	pty_expect_gone(pty, "Why board 1");
	pty_send(pty, "D");
	pty_expect(pty, "Step 0 of ");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "All who are due a colour have it but ");
	pty_escape(pty);
	pty_expect_gone(pty, "Step ");
	leave(pty);
	pty = open_set_b(NULL);
	pty_expect_beside(pty, " 1 Pin 1", " 5 Pin 5");
	leave(pty);
	pty = open_set_b("--again");
	pty_expect(pty, "laid out");
	leave(pty);
}
END_TEST

/*
 * Words for which there is no room are seen from their beginning, and read on by a key that is
 * named.
 */
START_TEST(a_long_caption_is_read_from_its_beginning)
{
	struct pty *pty = open_exercise("set-H", NULL);

	pty_expect(pty, "practice: set H");
	pty_expect(pty, "F1 help");
	pty_send(pty, "D");
	pty_expect(pty, "Question 1 of ");
	pty_expect(pty, "6 cards lie in one score group, 1½.");
	pty_expect(pty, " ] more words ");
	pty_golden(pty, "practice-steps-80x24");
	pty_send(pty, "]]]]");
	pty_expect(pty, " [ more words ");
	pty_golden(pty, "practice-steps-end-80x24");
	pty_send(pty, "[[[[");
	pty_expect(pty, "6 cards lie in one score group, 1½.");
	pty_escape(pty);
	pty_expect_gone(pty, "Question 1 of ");
	pty_free(pty);
}
END_TEST

START_TEST(a_wrong_deal_is_told_the_rule)
{
	struct pty *pty = open_set_b(NULL);

	to_black(pty, "3", "carrying 3 Pin 3");
	to_black(pty, "6", "carrying 6 Pin 6");
	pty_send(pty, "b");
	pty_expect_beside(pty, " 1 Pin 1", " 6 Pin 6");
	pty_send(pty, "?");
	pty_expect(pty, "That would tell the rules' draw: first c marks yours.");
	pty_send(pty, "C");
	pty_expect(pty, "That would tell the rules' draw: first get yours right, or press p.");
	pty_send(pty, "/1\r");
	pty_expect(pty, "1 Pin 1 (");
	pty_send(pty, "D");
	pty_expect(pty, "Question 1 of ");
	pty_escape(pty);
	pty_expect_gone(pty, "Question 1 of ");
	pty_send(pty, "c");
	pty_expect(pty, "Worse. The first rule that gets worse, from the best draw to yours:");
	pty_expect(pty, "further from grade order at score group 2: 0 → 2 (12, 23).");
	pty_escape(pty);
	pty_expect_gone(pty, "Worse.");
	pty_send(pty, "n");
	pty_expect(pty, "first get yours right, or press p.");
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1");
	pty_free(pty);
}
END_TEST

START_TEST(cards_left_over_are_not_marked)
{
	struct pty *pty = open_set_b(NULL);

	pty_send(pty, "c");
	pty_expect(pty, "The cards are laid out: b deals them, then c marks.");
	pty_send(pty, "b");
	pty_expect(pty, "4 IN TRAY");
	pty_send(pty, "c");
	pty_expect(pty, "3 Pin 3 and 3 more have no board yet.");
	pty_free(pty);
}
END_TEST

START_TEST(pairs_are_put_together_from_the_tray_and_by_carrying_onto_an_opponent)
{
	struct pty *pty = open_set_b(NULL);

	board_drag(pty, " 6 Pin 6", " 2 Pin 2");
	pty_expect(pty, "◆");
	pty_send(pty, "b");
	pty_expect(pty, "Dealt as they lie");
	pty_expect_beside(pty, " 6 Pin 6", " 2 Pin 2");
	/* 1 with 8 as they lie: 3, 4, 5 and 7 are left over. */
	pty_expect(pty, "4 IN TRAY");
	board_drag(pty, "4 Pin 4", "3 Pin 3");
	pty_expect(pty, "new board: 3 Pin 3 v 4 Pin 4. u takes it back.");
	board_drag(pty, "7 Pin 7", "5 Pin 5");
	pty_expect(pty, "new board: 7 Pin 7 v 5 Pin 5. u takes it back.");
	pty_expect(pty, "8 seated");
	pty_send(pty, "c");
	pty_expect(pty, "Worse. The first rule");
	ck_assert(!pty_shows(pty, "the rules' boards"));
	pty_escape(pty);
	pty_expect_gone(pty, "Worse.");
	leave(pty);
}
END_TEST

START_TEST(the_air_tells_of_broken_rules_only)
{
	struct pty *pty = open_set_b(NULL);

	deal_solution(pty);
	board_carry(pty, " 1 Pin 1", " 4 Pin 4");
	pty_expect(pty, "carrying 1 Pin 1 ─");
	ck_assert(!pty_shows(pty, "all else as before"));
	ck_assert(!pty_shows(pty, "by rule"));
	pty_free(pty);
}
END_TEST

START_TEST(showing_asks_first_and_counts_as_seen)
{
	struct pty *pty = open_set_b(NULL);

	pty_send(pty, "p");
	pty_expect(pty, "Show the rules' draw? It counts as seen, not solved.");
	pty_send(pty, "n");
	pty_expect_gone(pty, "Show the rules' draw?");
	pty_expect(pty, "laid out");
	pty_send(pty, "p");
	pty_expect(pty, "Show the rules' draw?");
	pty_send(pty, "y");
	pty_expect(pty, "The rules' draw. ? tells the rules behind a board.");
	pty_expect_beside(pty, " 1 Pin 1", " 5 Pin 5");
	pty_send(pty, "c");
	pty_expect(pty, "it counts as seen, not solved");
	pty_escape(pty);
	pty_expect_gone(pty, "Right:");
	pty_send(pty, "tc");
	pty_expect(pty, "Worse. The first rule");
	pty_expect(pty, "Enter the rules' boards");
	pty_enter(pty);
	pty_expect(pty, "Check: round 3 against the rules' draw");
	pty_escape(pty);
	pty_expect(pty, "Worse. The first rule");
	pty_escape(pty);
	pty_expect_gone(pty, "Worse. The first rule");
	leave(pty);
	pty = open_set_b("--again");
	deal_solution(pty);
	pty_send(pty, "c");
	pty_expect(pty, "Remembered as solved.");
	pty_free(pty);
}
END_TEST

START_TEST(nothing_is_published_or_entered)
{
	static const char *const keys[] = {"P", "e", "r", "s", "w", "a"};
	struct pty *pty = open_set_b(NULL);

	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		pty_send(pty, keys[i]);
		pty_expect(pty, "This is practice: nothing is published, printed or entered.");
		pty_key(pty, VTERM_KEY_DOWN);
		pty_expect_gone(pty, "This is practice:");
	}
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "Practice: keys");
	pty_expect(pty, "deal the cards as they lie");
	pty_free(pty);
}
END_TEST

START_TEST(undo_does_not_take_the_exercise_away)
{
	struct pty *pty = open_set_b(NULL);

	pty_send(pty, "u");
	pty_expect(pty, "nothing to undo");
	pty_send(pty, "b");
	pty_expect(pty, "Dealt as they lie");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Cards of round 3 dealt");
	pty_expect(pty, "laid out");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("practice");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, the_solution_dealt_by_keys_is_right_and_remembered);
	tcase_add_test(tcase, a_long_caption_is_read_from_its_beginning);
	tcase_add_test(tcase, a_wrong_deal_is_told_the_rule);
	tcase_add_test(tcase, cards_left_over_are_not_marked);
	tcase_add_loop_test(
		tcase, cards_without_a_mid_line_are_dealt_too, 0, sizeof(deals) / sizeof(deals[0]));
	tcase_add_test(tcase, the_exercise_is_named_with_much_in_the_tray);
	tcase_add_test(
		tcase, pairs_are_put_together_from_the_tray_and_by_carrying_onto_an_opponent);
	tcase_add_test(tcase, the_air_tells_of_broken_rules_only);
	tcase_add_test(tcase, showing_asks_first_and_counts_as_seen);
	tcase_add_test(tcase, nothing_is_published_or_entered);
	tcase_add_test(tcase, undo_does_not_take_the_exercise_away);
	return board_run("tui_practice", tcase);
}
