/*
 * Cards carried by mouse and by keys: every kind of drop on the laid-out and the paired board, and
 * every way to lose one.
 */
#include "config.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/guide_event.h"
#include "support/pty.h"

static struct pty *pty;

static void setup(void)
{
	pty = pty_start(guide_event("drag.drawboard", 3), 24, 80, NULL);
	pty_expect(pty, "Round 4 of 5 · laid out");
	pty_expect(pty, "F1 help");
}

static void teardown(void)
{
	pty_free(pty);
}

/* Score 2 of round 4, seven cards. */
static void show_level(void)
{
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "Score 2 · 7 cards");
	pty_expect(pty, "18 Reilly");
}

static void propose(void)
{
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_expect(pty, "10 16 Perkin");
}

static void drag(const char *card, const char *onto)
{
	int row, col, to_row, to_col;

	pty_find(pty, card, &row, &col);
	pty_find(pty, onto, &to_row, &to_col);
	pty_drag(pty, row, col + 1, to_row, to_col + 1);
}

/* The two stand on one board. */
static void expect_board(const char *white, const char *black)
{
	pty_expect_beside(pty, white, black);
}

START_TEST(mouse_swaps_two_cards)
{
	propose();
	drag("6 Findley, F", "20 Tudor, Thomas");
	pty_expect(pty, "change seats");
	pty_expect(pty, "adjusted");
	expect_board("8 Hood, Harry", "20 Tudor, Thomas");
	expect_board("14 Newel", "6 Findley, F");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: 6 Findley and 20 Tudor change seats");
	expect_board("8 Hood, Harry", "6 Findley, F");
}
END_TEST

START_TEST(mouse_shows_the_verdict_while_the_card_is_in_the_air)
{
	int row, col, to_row, to_col;

	propose();
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_find(pty, "20 Tudor, Thomas", &to_row, &to_col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_move(pty, to_row, to_col);
	pty_expect(pty, "carrying 6 Findley: worse by rule");
	pty_expect(pty, "→");
	pty_expect(pty, "Enter drops");
	/* On a player whom he has met: the rule is named. */
	pty_find(pty, "4 Drew, Don", &to_row, &to_col);
	pty_find(pty, "18 Reilly", &to_row, &to_col);
	pty_mouse_move(pty, to_row, to_col);
	pty_expect(pty, "Breaks: 4 and 6 have met (1)");
	pty_expect(pty, "NOT LEGAL");
	pty_escape(pty);
	pty_expect(pty, "6 Findley is back in place.");
	pty_expect(pty, "proposed");
}
END_TEST

START_TEST(mouse_turns_the_colours)
{
	propose();
	drag("7 Green, G", "1 Adams, Alan");
	pty_expect(pty, "turned");
	expect_board("1 Adams, Alan", "7 Green, G");
}
END_TEST

/* Pressed and moved, not let go. */
static void carry_over(const char *from, const char *to)
{
	int row, col;

	pty_find(pty, from, &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_find(pty, to, &row, &col);
	pty_mouse_move(pty, row, col);
}

START_TEST(mouse_unpairs_to_the_tray_and_pairs_from_it)
{
	propose();
	drag("16 Perkin", "Tray");
	pty_expect(pty, "goes to the tray");
	pty_expect(pty, "2 IN TRAY ✗");
	pty_expect(pty, "16 Perk");
	pty_send(pty, "P");
	pty_expect(pty, "still in the tray");
	drag("16 Perk", "17 Quee");
	pty_expect(pty, "new board");
	pty_expect(pty, "20 seated ✓");
	expect_board("16 Perkin, P", "17 Queen, Q");
}
END_TEST

/*
 * Carried by screenfuls; what does not fit is counted, and a term without a rule is called by its
 * name.
 */
START_TEST(verdicts_always_say_what_decides)
{
	propose();
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	for (int i = 0; i < 2; i++)
		pty_key(pty, VTERM_KEY_PAGEDOWN);
	pty_expect(pty, "5 Edwards and 16 Perkin change seats (board 10)");
	pty_expect(pty, " more ");
	pty_key(pty, VTERM_KEY_PAGEUP);
	pty_expect(pty, "5 Edwards stays where it is");
	pty_escape(pty);
	carry_over("16 Perkin", "Tray");
	pty_expect(pty, "carrying 16 Perkin: worse by tray");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "2 IN TRAY");
}
END_TEST

/* Over no seat nothing is promised any more, and letting go there puts the card back. */
START_TEST(mouse_over_no_seat_says_so)
{
	propose();
	carry_over("2 Brown", "7 Green");
	pty_expect(pty, "2 Brown and 7 Green change seats");
	pty_mouse_move(pty, 1, 20);
	pty_expect(pty, "No seat here: Esc or drop puts it back.");
	pty_expect_gone(pty, "change seats");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "2 Brown is back in place.");
	expect_board("2 Brown, Brian", "12 Low, Len");
}
END_TEST

/*
 * After a new draw or the old one taken apart the cursor is on a card that is seen, wherever it was
 * before.
 */
START_TEST(cursor_leaves_slots_for_a_card)
{
	propose();
	drag("16 Perkin", "Tray");
	pty_expect(pty, "2 IN TRAY");
	pty_send(pty, "\t");
	pty_send(pty, "p");
	/* The head first: the words of the first proposal may still stand below it. */
	pty_expect(pty, "20 in = 20 seated");
	pty_expect(pty, "Round 4 proposed.");
	pty_expect(pty, "▸ 5 Edwards");
	drag("17 Queen", "Byes");
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
	propose();
	drag("17 Queen", "Byes");
	pty_expect(pty, "17 Queen has the bye");
	pty_expect(pty, "1 bye");
	pty_expect(pty, "1 IN TRAY");
	/* 15 had the bye in round 3: rule 6. */
	drag("15 Onions", "17 Queen");
	pty_expect(pty, "breaks a rule");
}
END_TEST

START_TEST(mouse_moves_to_the_other_colour)
{
	int row, col;

	show_level();
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

	show_level();
	pty_find(pty, "7 Green", &row, &col);
	drag("7 Green", "mid-line");
	pty_expect(pty, "crosses the mid-line to the top half: an exchange");
	pty_expect(pty, "◆△");
	pty_find(pty, "mid-line ╌", &line, &line_col);
	pty_find(pty, "7 Green, G", &row, &col);
	ck_assert_int_lt(row, line);
	drag("7 Green", "mid-line ╌");
	pty_expect(pty, "goes back to the bottom half");
	pty_expect_gone(pty, "◆△");
}
END_TEST

START_TEST(mouse_floats_to_another_score)
{
	int row, col;

	show_level();
	pty_find(pty, "1½    3", &row, &col);
	drag("12 Low", "1½    3");
	pty_expect(pty, "12 Low floats down ↓ towards 1½");
	pty_expect(pty, "◆↓");
	propose();
	pty_expect_gone(pty, "8 Hood, Harry    WBW ↑  1½   6 Findley");
	pty_find(pty, "12 Low, Len", &row, &col);
	pty_expect_row(pty, row, "↓");
}
END_TEST

START_TEST(mouse_puts_aside_and_gives_a_bye_when_laid_out)
{
	show_level();
	drag("18 Reilly", "Tray");
	pty_expect(pty, "18 Reilly is put aside: sits out this round");
	pty_expect(pty, "1 out");
	drag("12 Low, Len", "Byes");
	pty_expect(pty, "12 Low has the bye");
	pty_expect(pty, "Score 2 · 5 cards");
	/* Back onto the board. */
	drag("18 Reil", "mid-line");
	pty_expect(pty, "Score 2 · 6 cards");
}
END_TEST

START_TEST(mouse_fixes_a_pair_when_laid_out)
{
	show_level();
	drag("1 Adams, Alan", "4 Drew, Don");
	pty_expect(pty, "4 Drew meets 1 Adams whatever the draw");
	pty_expect(pty, "◆v4");
	pty_expect(pty, "◆v1");
	propose();
	expect_board("4 Drew, Don", "1 Adams, Alan");
}
END_TEST

START_TEST(keys_swap_two_cards)
{
	propose();
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
	expect_board("14 Newel", "6 Findley, F");
}
END_TEST

START_TEST(keys_find_the_next_legal_seat)
{
	propose();
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
	propose();
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	for (int i = 0; i < 2; i++)
		pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "5 Edwards has the bye");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "5 Edwards goes to the tray");
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

START_TEST(keys_change_colour_half_and_score)
{
	show_level();
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

/* What a terminal sends, by hand: two writes may hold anything. */
static void report(char *text, size_t size, int button, int row, int col, char end)
{
	snprintf(text + strlen(text), size - strlen(text), "\033[<%d;%d;%d%c", button, col + 1,
		row + 1, end);
}

START_TEST(a_lost_release_drops_nothing_and_the_next_drag_counts)
{
	int row, col, to_row, to_col;
	char text[400] = "";

	propose();
	pty_find(pty, "5 Edwards", &row, &col);
	pty_find(pty, "17 Queen", &to_row, &to_col);
	report(text, sizeof(text), 0, row, col, 'M');
	report(text, sizeof(text), 32, to_row, to_col, 'M');
	pty_send(pty, text);
	pty_expect(pty, "carrying 5 Edwards");
	text[0] = '\0';
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_find(pty, "20 Tudor", &to_row, &to_col);
	report(text, sizeof(text), 0, row, col, 'M');
	report(text, sizeof(text), 32, row + 1, col, 'M');
	report(text, sizeof(text), 0, to_row, to_col, 'm');
	pty_send(pty, text);
	pty_expect(pty, "6 Findley and 20 Tudor change seats");
	expect_board("5 Edwards", "3 Cairns");
	expect_board("14 Newel", "6 Findley, F");
}
END_TEST

START_TEST(a_whole_drag_in_one_write_counts)
{
	int row, col, to_row, to_col;
	char text[800] = "";

	propose();
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_find(pty, "20 Tudor", &to_row, &to_col);
	report(text, sizeof(text), 0, row, col, 'M');
	for (int i = 0; i < 20; i++)
		report(text, sizeof(text), 32, row, col + 1 + i % 10, 'M');
	report(text, sizeof(text), 32, to_row, to_col, 'M');
	report(text, sizeof(text), 0, to_row, to_col, 'm');
	pty_send(pty, text);
	expect_board("14 Newel", "6 Findley, F");
}
END_TEST

START_TEST(motion_is_not_needed)
{
	int row, col, to_row, to_col;
	char text[100] = "";

	propose();
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_find(pty, "20 Tudor", &to_row, &to_col);
	report(text, sizeof(text), 0, row, col, 'M');
	report(text, sizeof(text), 0, to_row, to_col, 'm');
	pty_send(pty, text);
	expect_board("14 Newel", "6 Findley, F");
}
END_TEST

START_TEST(reports_cut_anywhere_are_put_together)
{
	int row, col, to_row, to_col;
	char text[100] = "";

	propose();
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_find(pty, "20 Tudor", &to_row, &to_col);
	report(text, sizeof(text), 0, row, col, 'M');
	report(text, sizeof(text), 0, to_row, to_col, 'm');
	/*
	 * In the middle with a pause; right after the escape character at once: it might be the
	 * key.
	 */
	pty_send_bytes(pty, text, (size_t)_i);
	if (text[_i - 1] != '\033')
		pty_pump(pty, 100);
	pty_send(pty, text + _i);
	expect_board("14 Newel", "6 Findley, F");
}
END_TEST

START_TEST(the_old_mouse_protocol_works)
{
	int row, col, to_row, to_col;
	char text[16];

	propose();
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_find(pty, "20 Tudor", &to_row, &to_col);
	snprintf(text, sizeof(text), "\033[M %c%c", col + 33, row + 33);
	pty_send(pty, text);
	pty_expect(pty, "6 Findley (2) v 8 Hood");
	snprintf(text, sizeof(text), "\033[M#%c%c", to_col + 33, to_row + 33);
	pty_send(pty, text);
	expect_board("14 Newel", "6 Findley, F");
}
END_TEST

START_TEST(a_resize_while_carrying_puts_the_card_back)
{
	int row, col;

	propose();
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_move(pty, row + 1, col);
	pty_expect(pty, "carrying 6 Findley");
	pty_resize(pty, 40, 100);
	pty_expect(pty, "6 Findley is back in place.");
	pty_expect_row(pty, 39, "F1 help");
	pty_mouse_button(pty, 1, false);
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Proposal for round 4");
}
END_TEST

START_TEST(a_click_only_selects)
{
	int row, col;

	propose();
	pty_find(pty, "20 Tudor", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "20 Tudor (1½) v 14 Newel");
	pty_expect(pty, "proposed");
}
END_TEST

START_TEST(a_drop_beside_everything_puts_the_card_back)
{
	int row, col;

	propose();
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_drag(pty, row, col, 20, 30);
	pty_expect(pty, "6 Findley is back in place.");
	pty_expect(pty, "proposed");
}
END_TEST

START_TEST(a_published_draw_is_not_moved)
{
	propose();
	pty_send(pty, "P");
	pty_expect(pty, "Round 4 published.");
	drag("6 Findley, F", "20 Tudor");
	pty_send(pty, " ");
	pty_expect(pty, "is published: l takes it back");
	expect_board("8 Hood, Harry", "6 Findley, F");
}
END_TEST

START_TEST(pinned_boards_stay)
{
	propose();
	drag("6 Findley, F", "20 Tudor");
	expect_board("14 Newel", "6 Findley, F");
	pty_find(pty, "14 Newel", &(int){0}, &(int){0});
	pty_send(pty, "x");
	pty_expect(pty, "is pinned: a new proposal keeps it");
	pty_expect(pty, "◆");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	expect_board("14 Newel", "6 Findley, F");
	pty_send(pty, "l");
	pty_expect(pty, "Laid out; pinned boards stay together.");
}
END_TEST

START_TEST(no_mouse_leaves_the_mouse_alone)
{
	static const char *const words[] = {"--no-mouse", NULL};
	struct pty *quiet = pty_start(guide_event("quiet.drawboard", 0), 24, 80, words);

	pty_expect(quiet, "F1 help");
	ck_assert(!pty_mouse_on(quiet));
	pty_free(quiet);
}
END_TEST

static void add_tests(TCase *tcase)
{
	tcase_add_test(tcase, mouse_swaps_two_cards);
	tcase_add_test(tcase, mouse_shows_the_verdict_while_the_card_is_in_the_air);
	tcase_add_test(tcase, mouse_turns_the_colours);
	tcase_add_test(tcase, mouse_unpairs_to_the_tray_and_pairs_from_it);
	tcase_add_test(tcase, mouse_gives_the_bye);
	tcase_add_test(tcase, mouse_over_no_seat_says_so);
	tcase_add_test(tcase, verdicts_always_say_what_decides);
	tcase_add_test(tcase, cursor_leaves_slots_for_a_card);
	tcase_add_test(tcase, mouse_moves_to_the_other_colour);
	tcase_add_test(tcase, mouse_moves_across_the_mid_line);
	tcase_add_test(tcase, mouse_floats_to_another_score);
	tcase_add_test(tcase, mouse_puts_aside_and_gives_a_bye_when_laid_out);
	tcase_add_test(tcase, mouse_fixes_a_pair_when_laid_out);
	tcase_add_test(tcase, keys_swap_two_cards);
	tcase_add_test(tcase, keys_find_the_next_legal_seat);
	tcase_add_test(tcase, keys_reach_the_bye_slot_and_the_tray);
	tcase_add_test(tcase, keys_change_colour_half_and_score);
	tcase_add_test(tcase, a_carried_card_stays_where_it_was_taken_in_a_long_level);
	tcase_add_test(tcase, a_lost_release_drops_nothing_and_the_next_drag_counts);
	tcase_add_test(tcase, a_whole_drag_in_one_write_counts);
	tcase_add_test(tcase, motion_is_not_needed);
	tcase_add_loop_test(tcase, reports_cut_anywhere_are_put_together, 1, 12);
	tcase_add_test(tcase, the_old_mouse_protocol_works);
	tcase_add_test(tcase, a_resize_while_carrying_puts_the_card_back);
	tcase_add_test(tcase, a_click_only_selects);
	tcase_add_test(tcase, a_drop_beside_everything_puts_the_card_back);
	tcase_add_test(tcase, a_published_draw_is_not_moved);
	tcase_add_test(tcase, pinned_boards_stay);
	tcase_add_test(tcase, no_mouse_leaves_the_mouse_alone);
}

int main(void)
{
	Suite *suite = suite_create("tui drag");
	TCase *tcase = tcase_create("drag");
	SRunner *runner;
	int failed;

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	add_tests(tcase);
	suite_add_tcase(suite, tcase);
	runner = srunner_create(suite);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
