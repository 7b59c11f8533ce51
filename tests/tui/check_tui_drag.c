/*
 * Cards of a proposed draw carried by mouse and by keys: every kind of drop, and what is said while
 * the card is in the air.
 */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void setup(void)
{
	pty = board_start(guide_event("drag.drawboard", 3), 24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

START_TEST(mouse_swaps_two_cards)
{
	board_propose(pty);
	board_drag(pty, "6 Findley, F", "20 Tudor, Thomas");
	pty_expect(pty, "change seats");
	pty_expect(pty, "adjusted");
	pty_expect_beside(pty, "8 Hood, Harry", "20 Tudor, Thomas");
	pty_expect_beside(pty, "14 Newel", "6 Findley, F");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: 6 Findley and 20 Tudor change seats");
	pty_expect_beside(pty, "8 Hood, Harry", "6 Findley, F");
}
END_TEST

/* A colour that was fixed and is given up by the move is named. */
START_TEST(a_drop_says_what_it_pushes_out)
{
	const char *fix[] = {DRAWBOARD_PROGRAM, "hand", guide_path("drag.drawboard"), "6", "colour",
		"black", NULL};

	pty_run(fix);
	pty_expect(pty, "Changed by another program");
	board_propose(pty);
	board_drag(pty, "6 Findley, F", "8 Hood, Harry");
	pty_expect(pty, "no longer fixed: 6 Findley has Black");
	/* laid out the bye goes from one card to another */
	pty_send(pty, "l");
	pty_expect(pty, "laid out");
	fix[3] = "20";
	fix[4] = "out";
	fix[5] = NULL;
	pty_run(fix);
	pty_expect(pty, "Changed by another program");
	fix[3] = "5";
	fix[4] = "bye";
	pty_run(fix);
	pty_expect(pty, "5 Edwa…◆");
	board_drag(pty, "12 Low, Len", "Byes");
	pty_expect(pty, "no longer fixed: 5 Edwards has the bye");
}
END_TEST

START_TEST(mouse_shows_the_verdict_while_the_card_is_in_the_air)
{
	int row, col, to_row, to_col;

	board_propose(pty);
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_find(pty, "20 Tudor, Thomas", &to_row, &to_col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_move(pty, to_row, to_col);
	pty_expect(pty, "carrying 6 Findley: worse by rule");
	pty_expect(pty, "Worse: ");
	pty_expect(pty, "Enter drops");
	/* On a player whom he has met: the rule is named. */
	pty_find(pty, "4 Drew, Don", &to_row, &to_col);
	pty_find(pty, "18 Reilly", &to_row, &to_col);
	pty_mouse_move(pty, to_row, to_col);
	pty_expect(pty, "Breaks: 4 Drew and 6 Findley have met (1)");
	pty_expect(pty, "NOT LEGAL");
	pty_escape(pty);
	pty_expect(pty, "6 Findley is back in place.");
	pty_expect(pty, "proposed");
}
END_TEST

START_TEST(mouse_turns_the_colours)
{
	board_propose(pty);
	board_drag(pty, "7 Green, G", "1 Adams, Alan");
	pty_expect(pty, "turned");
	pty_expect_beside(pty, "1 Adams, Alan", "7 Green, G");
}
END_TEST

START_TEST(mouse_unpairs_to_the_tray_and_pairs_from_it)
{
	board_propose(pty);
	board_drag(pty, "16 Perkin", "Tray");
	pty_expect(pty, "go to the tray");
	pty_expect(pty, "2 IN TRAY ✗");
	pty_expect(pty, "16•Perk"); /* he floated: his mark */
	pty_send(pty, "P");
	pty_expect(pty, "still in the tray");
	board_drag(pty, "16•Perk", "17 Quee");
	pty_expect(pty, "new board");
	pty_expect(pty, "20 seated ✓");
	pty_expect_beside(pty, "16 Perkin, P", "17 Queen, Q");
}
END_TEST

/*
 * Carried by screenfuls; what does not fit is counted, and a term without a rule is called by its
 * name.
 */
START_TEST(verdicts_always_say_what_decides)
{
	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	for (int i = 0; i < 2; i++)
		pty_key(pty, VTERM_KEY_PAGEDOWN);
	pty_expect(pty, "5 Edwards and 16 Perkin change seats (board 10)");
	pty_expect(pty, " more ");
	pty_key(pty, VTERM_KEY_PAGEUP);
	pty_expect(pty, "5 Edwards stays where it is");
	pty_escape(pty);
	board_carry(pty, "16 Perkin", "Tray");
	pty_expect(pty, "carrying 16 Perkin: worse by cards in the tray");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "2 IN TRAY");
}
END_TEST

/* Over no seat nothing is promised any more, and letting go there puts the card back. */
START_TEST(mouse_over_no_seat_says_so)
{
	board_propose(pty);
	board_carry(pty, "2 Brown", "7 Green");
	pty_expect(pty, "2 Brown and 7 Green change seats");
	pty_mouse_move(pty, 1, 20);
	pty_expect(pty, "No seat here: Esc or drop puts it back.");
	pty_expect_gone(pty, "change seats");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "2 Brown is back in place.");
	pty_expect_beside(pty, "2 Brown, Brian", "12 Low, Len");
}
END_TEST

/*
 * After a new draw or the old one taken apart the cursor is on a card that is seen, wherever it was
 * before.
 */
START_TEST(cursor_leaves_slots_for_a_card)
{
	board_propose(pty);
	board_drag(pty, "16 Perkin", "Tray");
	pty_expect(pty, "2 IN TRAY");
	pty_send(pty, "\t");
	pty_send(pty, "p");
	/* The head first: the words of the first proposal may still stand below it. */
	pty_expect(pty, "20 in = 20 seated");
	pty_expect(pty, "Round 4 proposed.");
	pty_expect(pty, "▸ 5 Edwards");
	board_drag(pty, "17 Queen", "Byes");
	pty_expect(pty, "1 IN TRAY");
	pty_expect(pty, "▸17 Quee");
	pty_send(pty, "l");
	pty_expect(pty, "Laid out");
	pty_expect(pty, "▸");
	pty_expect(pty, "17 Queen");
}
END_TEST

START_TEST(mouse_gives_the_bye)
{
	board_propose(pty);
	board_drag(pty, "17 Queen", "Byes");
	pty_expect(pty, "17 Queen has the bye");
	pty_expect(pty, "1 bye");
	pty_expect(pty, "1 IN TRAY");
	/* 15 had the bye in round 3: rule 6. */
	board_drag(pty, "15 Onions", "17 Queen");
	pty_expect(pty, "breaks a rule");
}
END_TEST

START_TEST(keys_swap_two_cards)
{
	board_propose(pty);
	for (int i = 0; i < 4; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "6 Findley (2) v 8 Hood");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 6 Findley");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "6 Findley and 20 Tudor change seats (board 6)");
	pty_enter(pty);
	pty_expect(pty, "u takes it back");
	pty_expect_beside(pty, "14 Newel", "6 Findley, F");
}
END_TEST

START_TEST(keys_find_the_next_legal_seat)
{
	board_propose(pty);
	for (int i = 0; i < 4; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "6 Findley (2) v 8 Hood");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 6 Findley");
	for (int i = 0; i < 12; i++) {
		pty_send(pty, "\t");
		pty_expect_gone(pty, "NOT LEGAL");
	}
	pty_escape(pty);
	pty_expect(pty, "back in place");
}
END_TEST

START_TEST(keys_reach_the_bye_slot_and_the_tray)
{
	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	for (int i = 0; i < 2; i++)
		pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "5 Edwards has the bye");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "5 Edwards and 3 Cairns go to the tray");
	pty_enter(pty);
	pty_expect(pty, "2 IN TRAY");
	/* From the tray back to a board. */
	pty_send(pty, "\t\t");
	pty_expect(pty, "in the tray");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 3 Cairns");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "new board: 5 Edwards v 3 Cairns");
	pty_enter(pty);
	pty_expect(pty, "20 seated ✓");
}
END_TEST

START_TEST(a_published_draw_is_not_moved)
{
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	board_drag(pty, "6 Findley, F", "20 Tudor");
	pty_expect_beside(pty, "8 Hood, Harry", "6 Findley, F");
}
END_TEST

START_TEST(pinned_boards_stay)
{
	board_propose(pty);
	board_drag(pty, "6 Findley, F", "20 Tudor");
	pty_expect_beside(pty, "14 Newel", "6 Findley, F");
	pty_find(pty, "14 Newel", &(int){0}, &(int){0});
	pty_send(pty, "x");
	pty_expect(pty, "is pinned: a new proposal keeps it");
	pty_expect(pty, "◆");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_expect_beside(pty, "14 Newel", "6 Findley, F");
	pty_send(pty, "l");
	pty_expect(pty, "Laid out; pinned boards stay together.");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("drag");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, mouse_swaps_two_cards);
	tcase_add_test(tcase, a_drop_says_what_it_pushes_out);
	tcase_add_test(tcase, mouse_shows_the_verdict_while_the_card_is_in_the_air);
	tcase_add_test(tcase, mouse_turns_the_colours);
	tcase_add_test(tcase, mouse_unpairs_to_the_tray_and_pairs_from_it);
	tcase_add_test(tcase, verdicts_always_say_what_decides);
	tcase_add_test(tcase, mouse_over_no_seat_says_so);
	tcase_add_test(tcase, cursor_leaves_slots_for_a_card);
	tcase_add_test(tcase, mouse_gives_the_bye);
	tcase_add_test(tcase, keys_swap_two_cards);
	tcase_add_test(tcase, keys_find_the_next_legal_seat);
	tcase_add_test(tcase, keys_reach_the_bye_slot_and_the_tray);
	tcase_add_test(tcase, a_published_draw_is_not_moved);
	tcase_add_test(tcase, pinned_boards_stay);
	return board_run("tui drag", tcase);
}
