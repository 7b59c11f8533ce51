/*
 * Score groups that count together on the screen: one board, laid out and paired, keys and mouse.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;
static char event_name[40];

static void start(int played, int rows, int cols, const char *const *words)
{
	static int events;

	snprintf(event_name, sizeof(event_name), "linked-%d.drawboard", ++events);
	pty = pty_start(guide_event(event_name, played), rows, cols, words);
	pty_expect(pty, "F1 help");
}

static void teardown(void)
{
	pty_free(pty);
}

/* Round 3 of the guide: "Consider the top two scoregroups together." */
START_TEST(the_guides_two_mid_lines)
{
	start(2, 24, 80, NULL);
	pty_expect(pty, "Score 2 + 1½ · 6 cards  White 2  Black 4  count together (17)");
	pty_expect(pty, "mid-line of 2");
	pty_expect(pty, "mid-line of 1½");
	pty_golden(pty, "linked-80x24");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "3 Cairns: due White");
	pty_expect(pty, "Score 2 + 1½ · 6 cards");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "Score 1 · 8 cards");
	pty_expect_gone(pty, "mid-line of");
	pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "12 Low: due Black");
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed.");
	pty_expect(pty, "2 with 1½ W2 B4 (17)");
}
END_TEST

START_TEST(ascii_and_wide)
{
	static const char *const ascii[] = {"--ascii", "--no-color", NULL};

	start(2, 24, 80, ascii);
	pty_golden(pty, "linked-ascii-80x24");
	for (int row = 0; row < 24; row++) {
		for (const char *c = pty_row(pty, row); *c; c++)
			ck_assert_msg((unsigned char)*c < 0x80, "row %d", row);
	}
	teardown();
	start(2, 50, 160, NULL);
	pty_golden(pty, "linked-160x50");
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed.");
	pty_golden(pty, "linked-paired-160x50");
}
END_TEST

/* From one group into a place of the other: he floats; on a card of it: they meet. */
START_TEST(cards_are_carried_from_one_to_the_other)
{
	int row, col, to_row, to_col;

	start(2, 24, 80, NULL);
	pty_find(pty, "2 Brown, Brian", &row, &col);
	pty_find(pty, "mid-line of 1½", &to_row, &to_col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_move(pty, to_row, to_col);
	pty_expect(pty, "2 Brown floats down ↓ towards 1½ (19, 20)");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "towards 1½ (19, 20). u takes it back.");
	pty_send(pty, "u");
	pty_expect(pty, "Undone");
	board_drag(pty, "2 Brown, Brian", "3 Cairns, Carol");
	pty_expect(pty, "3 Cairns meets 2 Brown whatever the draw");
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed.");
	pty_expect_beside(pty, "3 Cairns, Carol", "2 Brown, Brian");
}
END_TEST

/* The guide's round 5, with 12 fixed for 5 and 1 for 18: 2½ and 2 are laid out together. */
START_TEST(round_five_as_the_guide_lays_it_out)
{
	start(4, 24, 80, NULL);
	pty_run((const char *const[]){
		DRAWBOARD_PROGRAM, "hand", guide_path(event_name), "12", "meet", "5", NULL});
	pty_run((const char *const[]){
		DRAWBOARD_PROGRAM, "hand", guide_path(event_name), "1", "meet", "18", NULL});
	pty_expect(pty, "Changed by another program");
	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, "3\r");
	pty_expect(pty, "Score 2½ + 2 · 12 cards");
	pty_expect(pty, "◆v5");
	pty_golden(pty, "linked-by-hand-80x24");
	pty_send(pty, "?");
	pty_expect(pty, "By hand 1 card meets one of another score.");
	pty_expect(pty, "Scores 2½ and 2 count together");
	pty_expect_gone(pty, "finds an opponent here");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("linked");

	tcase_add_checked_fixture(tcase, NULL, teardown);
	tcase_add_test(tcase, the_guides_two_mid_lines);
	tcase_add_test(tcase, ascii_and_wide);
	tcase_add_test(tcase, round_five_as_the_guide_lays_it_out);
	tcase_add_test(tcase, cards_are_carried_from_one_to_the_other);
	return board_run("tui linked", tcase);
}
