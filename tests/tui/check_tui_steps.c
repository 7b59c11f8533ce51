/*
 * Practice by steps on the screen: a small exercise with a miss, by keys and by mouse, and the
 * sheet.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/fault/temp_folder.h"
#include "support/pty/board_screen.h"

static char folder[64];
static struct pty *pty;

static void setup(void)
{
	temp_folder_make(folder, sizeof(folder));
}

static void teardown(void)
{
	pty_free(pty);
	temp_folder_remove(folder);
}

static void open_exercise(const char *name, const char *option, int rows, int cols)
{
	char state[128];
	const char *const argv[] = {DRAWBOARD_PROGRAM, "practice", name, option, NULL};
	const char *const settings[] = {state, NULL};

	snprintf(state, sizeof(state), "XDG_STATE_HOME=%s/state", folder);
	pty = pty_start_program(argv, rows, cols, settings);
	pty_expect(pty, "laid out");
	pty_expect(pty, "F1 help");
	pty_send(pty, "D");
	pty_expect(pty, "Question 1 of ");
}

/* Down to a card, so many of them, and it is named. */
static void name_card(int down, const char *said)
{
	for (int i = 0; i < down; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_enter(pty);
	pty_expect(pty, said);
}

static void go_on(const char *question)
{
	pty_enter(pty);
	pty_expect(pty, question);
}

static void click(const char *card)
{
	int row, col;

	pty_find(pty, card, &row, &col);
	pty_mouse_move(pty, row, col + 1);
	pty_mouse_button(pty, 1, true);
	pty_mouse_button(pty, 1, false);
}

/* Of set F: 7 changes to White and goes down, 5 meets him, 6 meets 2. */
START_TEST(an_exercise_with_a_miss_ends_with_the_sheet)
{
	open_exercise("set-F", NULL, 24, 80);
	pty_expect(pty, "Who changes from Black to White?");
	/* there are more words than rows: from the first one on, and the next ones by a key */
	pty_expect(pty, "8 cards lie sorted");
	pty_send(pty, "]");
	pty_expect(pty, "Levels 2½");
	pty_send(pty, "[");
	pty_expect(pty, "8 cards lie sorted");
	pty_expect_row(pty, 23, " ↑↓ card  ? answer  Esc leave ");
	pty_enter(pty);
	pty_expect(pty, "First to a card");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_cursor(pty, "  4 Pin 4");
	pty_expect_row(pty, 23, " ↑↓ card  Enter this one  ? answer  Esc leave ");
	name_card(1, "Right. 7 Pin 7 changes to White");
	go_on("Who goes down from 2½?");
	name_card(2, "Not 4 Pin 4. ");
	pty_expect(pty, "Who goes down from 2½?");
	pty_golden(pty, "steps-80x24");
	name_card(2, "Right. 7 Pin 7 goes down from 2½");
	go_on("7 Pin 7 goes down: whom does he meet?");
	pty_send(pty, "?");
	pty_expect(pty, "Shown: 5 Pin 5 comes up from 2");
	pty_expect_row(pty, 23, " Enter go on  Esc leave ");
	pty_send(pty, "?");
	pty_expect(pty, "Nothing is asked now: Enter goes on.");
	go_on("Whom does 2 Pin 2 meet?");
	pty_key(pty, VTERM_KEY_UP);
	pty_key(pty, VTERM_KEY_UP);
	pty_send(pty, " ");
	pty_expect(pty, "Right. 2 Pin 2, first of the top half, meets 6 Pin 6");
	pty_enter(pty);
	pty_expect(pty, "4 questions: 2 right at once, 1 at the second try, 1 shown.");
	pty_expect(pty, "Rule 20: 1 of 1 missed");
	pty_expect(pty, "Not 4 Pin 4: 7 Pin 7 goes down from 2½");
	pty_expect(pty, "Rule 21: 1 of 1 missed");
	pty_escape(pty);
	pty_expect(pty, "This is the rules' draw.");
	pty_expect_row(pty, 23, " Enter what was missed  Esc leave ");
	pty_expect_beside(pty, " 7 Pin 7", " 5 Pin 5");
	pty_escape(pty);
	pty_expect(pty, "laid out");
	/* nothing has changed, and the draw is still to be found */
	pty_send(pty, "u");
	pty_expect(pty, "nothing to undo");
	pty_send(pty, "b");
	pty_expect(pty, "Dealt as they lie");
	pty_send(pty, "D");
	pty_expect(pty, "Question 1 of 4");
}
END_TEST

START_TEST(wrong_twice_is_shown_and_esc_leaves_all_as_it_was)
{
	open_exercise("set-F", NULL, 24, 80);
	name_card(1, "Not 4 Pin 4. ");
	/* it is not offered again */
	name_card(2, "It is so: 7 Pin 7 changes to");
	pty_expect(pty, "Not 2 Pin 2. ");
	pty_escape(pty);
	pty_expect_gone(pty, "Question ");
	pty_expect(pty, "laid out");
	pty_send(pty, "q");
	pty_expect(pty, "set-F: begun");
}
END_TEST

START_TEST(a_card_is_clicked_on_twice)
{
	open_exercise("set-F", NULL, 24, 80);
	click("7 Pin 7");
	pty_expect(pty, "Click on it again, or press Enter: this one.");
	click("7 Pin 7");
	pty_expect(pty, "Right. 7 Pin 7 changes to White");
}
END_TEST

START_TEST(the_keys_are_told_and_ascii_is_enough)
{
	open_exercise("set-F", "--ascii", 24, 80);
	for (int row = 0; row < 24; row++)
		for (const char *c = pty_row(pty, row); *c; c++)
			ck_assert_msg(
				(unsigned char)*c < 0x80, "row %d: %s", row, pty_row(pty, row));
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "Practice by steps: keys");
	pty_expect(pty, "show the answer: it counts as missed");
}
END_TEST

/* By the Dutch rules who goes down is asked before the boards, in a wide window too. */
START_TEST(dutch_steps_stand_beside_the_cards_in_a_wide_window)
{
	open_exercise("new-dutch-floats-3", NULL, 50, 160);
	for (int i = 0; i < 12 && !pty_shows(pty, "Who goes down from "); i++) {
		pty_send(pty, "?");
		pty_expect(pty, "Shown: ");
		pty_enter(pty);
		pty_expect_gone(pty, "Shown: ");
		while (pty_pump(pty, 100)) /* the next question may be half drawn */
			;
	}
	pty_expect(pty, "Who goes down from ");
	pty_expect(pty, "  1 ");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("steps");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, an_exercise_with_a_miss_ends_with_the_sheet);
	tcase_add_test(tcase, wrong_twice_is_shown_and_esc_leaves_all_as_it_was);
	tcase_add_test(tcase, a_card_is_clicked_on_twice);
	tcase_add_test(tcase, the_keys_are_told_and_ascii_is_enough);
	tcase_add_test(tcase, dutch_steps_stand_beside_the_cards_in_a_wide_window);
	return board_run("tui_steps", tcase);
}
