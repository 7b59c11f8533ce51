/*
 * Laid-out cards carried by mouse and by keys: what each drop fixes by hand, and what the proposal
 * makes of it.
 */
#include "config.h"

#include <check.h>

#include "app/app.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void setup(void)
{
	pty = board_start(guide_event("hands.drawboard", 3), 24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

START_TEST(mouse_moves_to_the_other_colour)
{
	int row, col;

	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	pty_find(pty, "6 Findley", &row, &col);
	pty_drag(pty, row, col, row, 6);
	pty_expect(pty, "6 Findley takes White though due Black: a colour transfer (15)");
	pty_expect(pty, "◆W");
	pty_find(pty, "6 Findley, F", &row, &col);
	ck_assert_int_lt(col, 10);
	/* And home again. */
	pty_drag(pty, row, col, row, 45);
	pty_expect(pty, "takes the due Black again");
	pty_expect_gone(pty, "◆W");
}
END_TEST

START_TEST(mouse_moves_across_the_mid_line)
{
	int row, col, line, line_col;

	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	pty_find(pty, "7 Green", &row, &col);
	board_drag(pty, "7 Green", "mid-line");
	pty_expect(pty, "crosses the mid-line to the top half: an exchange");
	pty_expect(pty, "◆△");
	pty_find(pty, "mid-line of 2 ╌", &line, &line_col);
	pty_find(pty, "7 Green, G", &row, &col);
	ck_assert_int_lt(row, line);
	board_drag(pty, "7 Green", "mid-line of 2 ╌");
	pty_expect(pty, "goes back to the bottom half");
	pty_expect_gone(pty, "◆△");
}
END_TEST

START_TEST(mouse_floats_to_another_score)
{
	int row, col;

	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	pty_find(pty, "1½    3", &row, &col);
	board_drag(pty, "12 Low", "1½    3");
	pty_expect(pty, "12 Low floats down ↓ towards 1½");
	pty_expect(pty, "◆↓");
	board_propose(pty);
	pty_expect_gone(pty, "8 Hood, Harry    WBW ↑  1½   6 Findley");
	pty_find(pty, "12 Low, Len", &row, &col);
	pty_expect_row(pty, row, "↓");
}
END_TEST

START_TEST(mouse_puts_aside_and_gives_a_bye_when_laid_out)
{
	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	board_drag(pty, "18 Reilly", "Tray");
	pty_expect(pty, "18 Reilly is put aside: sits out this round");
	pty_expect(pty, "1 out");
	board_drag(pty, "12 Low, Len", "Byes");
	pty_expect(pty, "12 Low has the bye");
	pty_expect(pty, "Score 2 · 5 cards");
	/* Back onto the board. */
	board_drag(pty, "18 Rei", "mid-line");
	pty_expect(pty, "Score 2 · 6 cards");
}
END_TEST

START_TEST(mouse_fixes_a_pair_when_laid_out)
{
	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	board_drag(pty, "1 Adams, Alan", "4 Drew, Don");
	pty_expect(pty, "4 Drew meets 1 Adams whatever the draw");
	pty_expect(pty, "◆v4");
	pty_expect(pty, "◆v1");
	board_propose(pty);
	pty_expect_beside(pty, "4 Drew, Don", "1 Adams, Alan");
}
END_TEST

START_TEST(a_pair_fixed_when_laid_out_is_marked_on_its_board)
{
	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	board_drag(pty, "7 Green", "12 Low");
	pty_expect(pty, "◆");
	board_propose(pty);
	pty_expect(pty, "◆");
	pty_send(pty, "/7\r");
	pty_expect(pty, "7 Green");
	pty_send(pty, "x");
	pty_expect(pty, "is free again.");
	pty_expect_gone(pty, "◆");
}
END_TEST

START_TEST(keys_change_colour_half_and_score)
{
	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	for (int i = 0; i < 3; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "6 Findley: due Black");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 6 Findley");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "6 Findley takes White though due Black");
	pty_enter(pty);
	pty_expect(pty, "◆W");
	pty_send(pty, "x");
	pty_expect(pty, "6 Findley is free again.");
	pty_expect_gone(pty, "◆W");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 6 Findley");
	pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "crosses the mid-line to the top half");
	pty_enter(pty);
	pty_expect(pty, "◆△");
	pty_send(pty, "u");
	pty_expect(pty, "Undone");
	pty_expect_gone(pty, "◆△");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 6 Findley");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "towards");
	pty_enter(pty);
	pty_expect(pty, "Fixed by hand: ◆");
}
END_TEST

START_TEST(a_carried_card_stays_where_it_was_taken_in_a_long_level)
{
	struct pty *big = pty_start(plain_event("long.drawboard", NULL, 60), 24, 80, NULL);

	pty_expect(big, "1 Player 001");
	pty_key(big, VTERM_KEY_END);
	pty_expect(big, "60 Player 060");
	pty_send(big, " ");
	pty_expect(big, "carrying 60 Player 060");
	pty_key(big, VTERM_KEY_LEFT);
	pty_expect(big, "60 Player 060 takes White");
	pty_expect(big, "59 Player 059");
	pty_expect_gone(big, "31 Player 031");
	pty_key(big, VTERM_KEY_UP);
	pty_key(big, VTERM_KEY_UP);
	pty_expect(big, "60 Player 060 takes White");
	pty_enter(big);
	pty_expect(big, "◆W");
	pty_expect(big, "59 Player 059");
	pty_free(big);
}
END_TEST

/* Fixed at another desk when the draw was made already: it is named before the reason is asked. */
START_TEST(what_is_fixed_and_not_kept_is_named_before_the_draw_goes_out)
{
	const char *path = plain_event("behind.drawboard", NULL, 8);
	struct error error = {.text = ""};
	struct pty *behind;
	struct app *app;

	ck_assert_int_eq(app_open(path, &app, &error), STATUS_OK);
	ck_assert_int_eq(app_propose(app, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(app, 1, HAND_APART, 5, &error), STATUS_OK);
	app_close(app);
	behind = pty_start(path, 24, 80, NULL);
	pty_expect(behind, "proposed");
	pty_send(behind, "P");
	pty_expect(
		behind, "Your draw is the rules' draw, but does not keep what is fixed by hand:");
	pty_expect(behind, "Player 001 and 5 Player 005 kept apart.");
	pty_send(behind, "P");
	pty_expect(behind, "Reason:");
	pty_send(behind, "they want to play\r");
	pty_expect(behind, "Round 1 published.");
	pty_free(behind);
}
END_TEST

/* All of it, also from whom he is kept apart by the record of the other one; x takes all of it. */
START_TEST(the_box_names_all_that_is_fixed_for_a_card)
{
	const char *path = guide_event("all.drawboard", 3);
	struct error error = {.text = ""};
	struct pty *all;
	struct app *app;

	ck_assert_int_eq(app_open(path, &app, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(app, 6, HAND_COLOUR, COLOUR_WHITE, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(app, 6, HAND_FLOAT_DOWN, 0, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(app, 12, HAND_APART, 6, &error), STATUS_OK);
	app_close(app);
	all = board_start(path, 24, 120);
	pty_send(all, "/12\r");
	pty_expect(all, "◆a6");
	pty_expect(all, "Fixed by hand: ◆a6 kept apart from 6 Findley.");
	pty_send(all, "/6\r");
	pty_expect(all, "Fixed by hand: ◆↓ has White, floats down, kept apart from 12 Low.");
	pty_send(all, "x");
	pty_expect(all, "6 Findley is free again.");
	pty_expect_gone(all, "◆a6");
	pty_send(all, "/12\r");
	pty_expect_gone(all, "kept apart");
	pty_free(all);
}
END_TEST

/* Round 4 proposed around one who floats down by hand. */
static struct pty *proposed_around(const char *name, int pin, bool wants_reason)
{
	const char *path = guide_event(name, 3);
	struct error error = {.text = ""};
	struct pty *fixed;
	struct app *app;
	bool needs;

	ck_assert_int_eq(app_open(path, &app, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(app, pin, HAND_FLOAT_DOWN, 0, &error), STATUS_OK);
	ck_assert_int_eq(app_propose(app, &error), STATUS_OK);
	ck_assert_int_eq(app_needs_reason(app, &needs, &error), STATUS_OK);
	ck_assert_int_eq(needs, wants_reason);
	app_close(app);
	fixed = pty_start(path, 24, 100, NULL);
	pty_expect(fixed, "Round 4 of 5 · proposed");
	return fixed;
}

/* The hint and the keys say what P will do. */
START_TEST(a_draw_around_what_is_fixed_is_compared_before_it_is_published)
{
	struct pty *fixed = proposed_around("compared.drawboard", 7, true);

	pty_expect(fixed, "P compares, then publishes");
	pty_expect(fixed, "P compare, publish");
	pty_send(fixed, "r");
	pty_expect(fixed, "Result>");
	pty_key(fixed, VTERM_KEY_RIGHT);
	pty_expect(fixed, "Esc, then P compares, publishes");
	pty_escape(fixed);
	pty_send(fixed, "P");
	pty_expect(fixed, "Check: round 4 against the rules' draw");
	pty_free(fixed);
}
END_TEST

/* 5 Edwards floats down by the rules, too. */
START_TEST(what_is_fixed_as_the_engine_draws_it_is_published_at_once)
{
	struct pty *fixed = proposed_around("same.drawboard", 5, false);

	pty_expect(fixed, "P publishes the draw");
	board_publish(fixed);
	pty_expect(fixed, "Round 4 published.");
	pty_free(fixed);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("hands");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, mouse_moves_to_the_other_colour);
	tcase_add_test(tcase, mouse_moves_across_the_mid_line);
	tcase_add_test(tcase, mouse_floats_to_another_score);
	tcase_add_test(tcase, mouse_puts_aside_and_gives_a_bye_when_laid_out);
	tcase_add_test(tcase, mouse_fixes_a_pair_when_laid_out);
	tcase_add_test(tcase, a_pair_fixed_when_laid_out_is_marked_on_its_board);
	tcase_add_test(tcase, keys_change_colour_half_and_score);
	tcase_add_test(tcase, a_carried_card_stays_where_it_was_taken_in_a_long_level);
	tcase_add_test(tcase, what_is_fixed_and_not_kept_is_named_before_the_draw_goes_out);
	tcase_add_test(tcase, the_box_names_all_that_is_fixed_for_a_card);
	tcase_add_test(tcase, a_draw_around_what_is_fixed_is_compared_before_it_is_published);
	tcase_add_test(tcase, what_is_fixed_as_the_engine_draws_it_is_published_at_once);
	return board_run("tui hands", tcase);
}
