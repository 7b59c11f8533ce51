/*
 * A card of a proposed draw in the air, by either rule book: every kind of drop tells its terms
 * before and after and the rules it breaks and mends.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

enum { CAA, DUTCH, BOOKS, PARTS = 6 };

static struct pty *pty;

static void start(int book)
{
	pty = board_start(book == CAA ? guide_event("verdict.drawboard", 3)
				      : dutch_guide_event("verdict.drawboard", 3),
		24, 80);
	board_propose(pty);
	pty_expect(pty, "P publishes the draw");
}

static void teardown(void)
{
	pty_free(pty);
}

/* A first drag, if any; then a card over a place, and what the screen says. */
static const struct {
	int book;
	const char *first, *onto;
	const char *card, *over;
	const char *parts[PARTS];
} drops[] = {
	/* seats of one score change: the other half */
	{CAA, NULL, NULL, "2 Brown", "18 Reilly",
		{"2 Brown and 18 Reilly change seats (board 4)", "carrying 2 Brown: worse by rule",
			"→"}},
	{DUTCH, NULL, NULL, "2 Brown", "1 Adams",
		{"2 Brown and 1 Adams change seats (board 2)", "carrying 2 Brown: worse by rule",
			"→"}},
	/* seats of two scores: floats */
	{CAA, NULL, NULL, "12 Low", "20 Tudor",
		{"12 Low and 20 Tudor change seats (board 6)",
			"carrying 12 Low: worse by rule 9-11, 13", "→"}},
	{DUTCH, NULL, NULL, "13 Mitchell", "18 Reilly",
		{"13 Mitchell and 18 Reilly change seats (board 8)",
			"carrying 13 Mitchell: worse by rule C", "0 → 2 (C6)"}},
	/* a repeat */
	{CAA, NULL, NULL, "6 Findley, F", "18 Reilly",
		{"carrying 6 Findley: worse by rule 1", "Breaks: 4 Drew and 6 Findley have met (1)",
			"repeats 0 → 1 (1)", "NOT LEGAL: 6 Findley and 4 Drew met in round 2 (1)"}},
	{DUTCH, NULL, NULL, "9 Innes", "15 Onions",
		{"carrying 9 Innes: worse by rule C1", "Breaks: 9 Innes and 1 Adams have met (C1)",
			"repeats 0 → 2 (C1)",
			"NOT LEGAL: 9 Innes and 1 Adams met in round 2 (C1)"}},
	/* and the way back */
	{CAA, "6 Findley, F", "18 Reilly", "6 Findley, F", "18 Reilly",
		{"carrying 6 Findley: better by rule 1", "Mends: 4 Drew and 6 Findley have met (1)",
			"repeats 1 → 0 (1)", "6 Findley and 18 Reilly change seats"}},
	{DUTCH, "9 Innes", "15 Onions", "9 Innes", "15 Onions",
		{"carrying 9 Innes: better by rule C1", "Mends: ", "have met (C1)",
			"repeats 2 → 0 (C1)"}},
	/* colours turned */
	{CAA, NULL, NULL, "7 Green", "1 Adams",
		{"board 2 turned: 7 Green has Black", "carrying 7 Green: worse by rule 15, 17", "→",
			"New: 1 Adams does not get his due colour (15)"}},
	{DUTCH, NULL, NULL, "9 Innes", "14 Newel",
		{"board 1 turned: 9 Innes has Black", "carrying 9 Innes: worse by rule C12", "→",
			"New: 9 Innes does not get his due colour (C12, C13)"}},
	/* to the tray */
	{CAA, NULL, NULL, "16 Perkin", "Tray",
		{"16 Perkin and 17 Queen go to the tray",
			"carrying 16 Perkin: worse by cards in the tray", "tray 0 → 2"}},
	{DUTCH, NULL, NULL, "5 Edwards", "Tray",
		{"5 Edwards and 6 Findley go to the tray",
			"carrying 5 Edwards: worse by cards in the tray", "tray 0 → 2"}},
	/* from the tray to a seat */
	{CAA, "16 Perkin", "Tray", "▸16", "15 Onions",
		{"16 Perkin and 15 Onions change", "carrying 16 Perkin: worse by rule", "→"}},
	{DUTCH, "5 Edwards", "Tray", "▸5", "17 Queen",
		{"5 Edwards and 17 Queen change", "carrying 5 Edwards: ", "; all",
			"else as before"}},
	/* two in the tray */
	{CAA, "16 Perkin", "Tray", "▸16", "Quee",
		{"new board: 16 Perkin v 17 Queen",
			"carrying 16 Perkin: better by cards in the tray", "tray 2 → 0"}},
	{DUTCH, "5 Edwards", "Tray", "▸5", "Find",
		{"new board: 5 Edwards v 6 Findley",
			"carrying 5 Edwards: better by cards in the tray", "tray 2 → 0"}},
	/* to the bye slot: in an even field, and to one who has had a bye */
	{CAA, NULL, NULL, "17 Queen", "Byes",
		{"17 Queen has the bye", "carrying 17 Queen: worse by rule 6", "tray 0 → 1"}},
	{DUTCH, NULL, NULL, "5 Edwards", "Byes",
		{"5 Edwards has the bye", "carrying 5 Edwards: worse by", "tray 0 → 1",
			"score of the bye"}},
	{CAA, NULL, NULL, "15 Onions", "Byes",
		{"Breaks: 15 Onions may not have the bye", "byes against the rule 0 → 1 (6)",
			"NOT LEGAL: 15 Onions has had a bye or a default win"}},
};

START_TEST(every_drop_is_told_before_and_after)
{
	start(drops[_i].book);
	if (drops[_i].first) {
		board_drag(pty, drops[_i].first, drops[_i].onto);
		pty_expect(pty, "u takes it back.");
	}
	board_carry(pty, drops[_i].card, drops[_i].over);
	pty_send(pty, "a"); /* with the figures */
	for (int i = 0; i < PARTS && drops[_i].parts[i]; i++)
		pty_expect(pty, drops[_i].parts[i]);
	pty_escape(pty);
	pty_expect(pty, "is back in place");
}
END_TEST

/* Two with the same absolute preference: only the rule book knows. */
START_TEST(seats_are_marked_by_the_rule_book)
{
	int row, col;

	start(_i);
	pty_find(pty, _i == CAA ? "6 Findley, F" : "9 Innes", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_move(pty, row, col + 2);
	pty_expect(pty, "carrying");
	pty_find(pty, _i == CAA ? "18 Reilly" : "15 Onions", &row, &col);
	pty_expect_at(pty, row, col - 1, "×");
	pty_find(pty, _i == CAA ? "20 Tudor" : "14 Newel", &row, &col);
	pty_expect_at(pty, row, col - 1, "›");
}
END_TEST

/* Turned by hand against the rules: the way back is better, whether the board is pinned or not. */
START_TEST(a_pinned_board_is_judged_as_any_other)
{
	start(DUTCH);
	pty_send(pty, "t");
	pty_expect(pty, "adjusted");
	for (int pinned = 0; pinned < 2; pinned++) {
		if (pinned) {
			pty_send(pty, "x");
			pty_expect(pty, "is pinned");
		}
		pty_send(pty, " ");
		pty_key(pty, VTERM_KEY_LEFT);
		pty_expect(pty, ": better by rule C12");
		if (!pinned)
			pty_send(pty, "a"); /* the figures, from now on */
		pty_expect(pty, "2 → 0 (C12)");
		pty_escape(pty);
		pty_expect(pty, "is back in place");
	}
}
END_TEST

START_TEST(a_new_proposal_tells_what_it_takes_away)
{
	start(_i);
	board_drag(pty, "2 Brown", _i == CAA ? "18 Reilly" : "1 Adams");
	pty_expect(pty, "change seats");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed. 2 boards by hand gone: u brings back, x pins.");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Proposal for round 4");
	pty_expect(pty, "adjusted");
	/* What is pinned stays, and is not counted. */
	pty_send(pty, "x");
	pty_expect(pty, "is pinned");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_expect(pty, "◆");
}
END_TEST

START_TEST(a_proposal_that_pins_exclude_names_them)
{
	start(_i);
	board_drag(
		pty, _i == CAA ? "6 Findley, F" : "9 Innes", _i == CAA ? "18 Reilly" : "15 Onions");
	pty_expect(pty, "breaks a rule");
	pty_send(pty, "x");
	pty_expect(pty, "is pinned");
	pty_send(pty, "p");
	pty_expect(pty, "No draw for round 4");
	pty_expect(pty, "Fixed by hand: ");
	pty_expect(pty, _i == CAA ? "have met (1). Free it (x" : "have met (C1). Free it (x");
	pty_escape(pty);
	pty_expect_gone(pty, "No draw for round 4");
	pty_expect(pty, "◆");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("verdict");

	tcase_add_checked_fixture(tcase, NULL, teardown);
	tcase_add_loop_test(
		tcase, every_drop_is_told_before_and_after, 0, sizeof(drops) / sizeof(drops[0]));
	tcase_add_loop_test(tcase, seats_are_marked_by_the_rule_book, 0, BOOKS);
	tcase_add_test(tcase, a_pinned_board_is_judged_as_any_other);
	tcase_add_loop_test(tcase, a_new_proposal_tells_what_it_takes_away, 0, BOOKS);
	tcase_add_loop_test(tcase, a_proposal_that_pins_exclude_names_them, 0, BOOKS);
	return board_run("tui verdict", tcase);
}
