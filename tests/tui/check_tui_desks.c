/* Two desks, and results put right late: the screen says what it takes back and what that means. */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void setup(void)
{
	pty = board_start(guide_event("desks.drawboard", 3), 24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

/* The other desk proposes the draw by a command. */
static void propose_elsewhere(void)
{
	const char *argv[] = {DRAWBOARD_PROGRAM, "pair", guide_path("desks.drawboard"), NULL};
	struct pty *other = pty_start_program(argv, 24, 80, NULL);

	pty_wait(other);
	pty_free(other);
	pty_expect(pty, "Changed by another program");
	pty_expect(pty, "Round 4 of 5 · proposed");
}

START_TEST(undo_of_another_desk_asks)
{
	propose_elsewhere();
	pty_send(pty, "u");
	pty_expect(pty, "The last action was another desk's: \"Proposal for round 4\".");
	pty_enter(pty);
	pty_expect_gone(pty, "another desk's");
	pty_expect(pty, "Not taken back: \"Proposal for round 4\" stands.");
	pty_expect(pty, "Round 4 of 5 · proposed");
	/* One's own goes first, without a question. */
	board_drag(pty, "6 Findley, F", "20 Tudor");
	pty_expect(pty, "adjusted");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: 6 Findley and 20 Tudor change seats");
	pty_send(pty, "u");
	pty_expect(pty, "another desk's");
	pty_send(pty, "y\r");
	pty_expect(pty, "Undone: Proposal for round 4");
	pty_expect(pty, "laid out");
}
END_TEST

/* First whether it is meant at all, then why; what has been done since is not taken for it. */
START_TEST(undo_of_another_desks_publication_asks_for_a_reason)
{
	const char *published[] = {
		DRAWBOARD_PROGRAM, "publish", guide_path("desks.drawboard"), NULL};
	const char *result[] = {
		DRAWBOARD_PROGRAM, "result", guide_path("desks.drawboard"), "1", "1", NULL};
	struct pty *other;

	board_propose(pty);
	other = pty_start_program(published, 24, 80, NULL);
	pty_wait(other);
	pty_free(other);
	pty_expect(pty, "Round 4 of 5 · published");
	pty_send(pty, "u");
	pty_expect(pty, "The last action was another desk's: \"Round 4 published\".");
	pty_send(pty, "y\r");
	pty_expect(pty, "\"Round 4 published\": take it back?");
	other = pty_start_program(result, 24, 80, NULL);
	pty_wait(other);
	pty_free(other);
	/* the screen says what the other desk did when it has seen it */
	pty_send(pty, "too early");
	pty_expect(pty, "too early");
	pty_expect(pty, "Changed by another program");
	pty_enter(pty);
	pty_expect(pty, "Something else was done since: look, and try again.");
	pty_expect(pty, "Round 4 of 5 · published");
}
END_TEST

/* Board 1 of round 3 is 1-0, now a draw. */
static void correct_round_3(void)
{
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Round 3 · ");
	pty_send(pty, "1 =\r");
	pty_expect(pty, "y yes  Enter or Esc no");
	pty_send(pty, "y\r");
}

START_TEST(a_correction_says_that_the_next_draw_has_the_old_result)
{
	board_propose(pty);
	pty_send(pty, "t"); /* what was changed by hand is not proposed again by itself */
	pty_expect(pty, "adjusted");
	pty_send(pty, "r");
	pty_expect(pty, "Round 3 · ");
	pty_send(pty, "1 =\r");
	pty_expect(pty, "y yes  Enter or Esc no");
	pty_send(pty, "y\r");
	pty_expect(pty, "Round 4 is proposed with the old result: propose again (p");
	/* till then boards, headings and cards are by the old scores */
	pty_escape(pty);
	pty_send(pty, "/5\r");
	pty_expect(pty, "5 Edwards (3, now 2½)");
	pty_expect(pty, "┌─ 3 ─── White");
	pty_send(pty, "p");
	pty_expect(pty, "┌─ 2½ ── White");
	pty_send(pty, "/5\r");
	pty_expect(pty, "5 Edwards (2½)");
}
END_TEST

START_TEST(a_correction_says_that_a_published_draw_stands)
{
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	correct_round_3();
	pty_expect(pty, "Round 4 would be drawn otherwise (published");
	pty_enter(pty);
	pty_expect(pty, "Round 4 was drawn with the old result; the draw stands.");
}
END_TEST

START_TEST(a_correction_names_every_round_that_was_drawn_since)
{
	const bool published = _i == 1;

	board_propose(pty);
	if (published) {
		board_publish(pty);
		pty_expect(pty, "Round 4 published.");
	}
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	if (published) {
		pty_key(pty, VTERM_KEY_LEFT);
		pty_expect(pty, "Round 3 · ");
	}
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Round 2 · ");
	pty_send(pty, "1 =\r");
	pty_expect(pty, "y yes  Enter or Esc no");
	pty_send(pty, "y\r");
	pty_expect(pty, "Round 3 would be drawn otherwise (published");
	pty_enter(pty);
	if (published) {
		pty_expect(pty, "Rounds 3 and 4 were drawn with the old result; the draws stand.");
		return;
	}
	pty_expect(pty, "Round 3 was drawn with the old result; the draw stands.");
	pty_expect(pty, "stands. Round 4 is proposed");
}
END_TEST

/* What a refused or repeated action reads again is what the next key and the screen go by. */
START_TEST(keys_right_behind_another_desk_see_its_work)
{
	const char *pair[] = {DRAWBOARD_PROGRAM, "pair", guide_path("desks.drawboard"), NULL};
	static const char *const keys[] = {"t", "l", "t", "m", "P", "l"};

	board_propose(pty);
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		pty_run(pair);
		pty_send(pty, keys[i]);
		pty_key(pty, VTERM_KEY_DOWN);
		pty_pump(pty, 200);
	}
	/* Whose action came last is the machine's matter; the screen shows the event as it is. */
	for (int tries = 20; tries > 0 && !pty_shows(pty, "why board"); tries--) {
		pty_escape(pty);
		pty_send(pty, "?");
		while (pty_pump(pty, 200))
			;
	}
	pty_expect(pty, "why board");
	pty_expect(pty, "Round 4 of 5");
}
END_TEST

/* What the other desk does to the draw by a command, with 6 and perhaps 20. */
static void elsewhere(const char *command, const char *move, const char *other)
{
	const char *argv[] = {DRAWBOARD_PROGRAM, command, guide_path("desks.drawboard"), move,
		move ? "6" : NULL, other, NULL};

	pty_run(argv);
}

/*
 * By the rules 6 plays 8, and 14 plays 20; the other desk swaps 6 and 20, and lays out in the end.
 */
START_TEST(open_panels_are_told_anew)
{
	const char *result[] = {DRAWBOARD_PROGRAM, "result", guide_path("desks.drawboard"), "1",
		"=", "--round", "3", "--overwrite", NULL};

	pty_send(pty, "/5\rf");
	pty_expect(pty, "Card of 5");
	pty_expect(pty, "│Result   │ 1 │ 1 │ 1 │");
	pty_run(result);
	pty_expect(pty, "│Result   │ 1 │ 1 │ ½ │");
	pty_escape(pty);
	pty_send(pty, "uy\r");
	pty_expect(pty, "Undone: ");
	board_propose(pty);
	pty_send(pty, "c");
	pty_expect(pty, "Your draw is the rules' draw.");
	elsewhere("move", "swap", "20");
	pty_expect(pty, "Your draw is worse than the rules'");
	pty_expect(pty, "14 Newel - 6 Findley");
	pty_escape(pty);
	pty_send(pty, "/6\r?");
	pty_expect(pty, "Why board 5: 14 Newel v 6 Findley");
	elsewhere("move", "swap", "20");
	pty_expect(pty, "Why board 5: 8 Hood v 6 Findley");
	pty_escape(pty);
	pty_send(pty, "n20\r");
	pty_expect(pty, "Why not 6 Findley v 20 Tudor");
	/* without a draw there is nothing to ask about */
	elsewhere("unpair", NULL, NULL);
	pty_expect_gone(pty, "Why not 6");
	pty_expect(pty, "laid out");
}
END_TEST

/* The reason is one for the draw that was seen. */
START_TEST(a_reason_is_not_taken_for_another_draw)
{
	board_propose(pty);
	board_drag(pty, "6 Findley, F", "20 Tudor");
	pty_expect(pty, "adjusted");
	pty_send(pty, "P");
	pty_expect(pty, "P publish with a reason");
	pty_expect(pty, "5  14 Newel - 6 Findley");
	elsewhere("move", "turn", NULL);
	pty_expect(pty, "5  6 Findley - 14 Newel");
	pty_send(pty, "P");
	pty_expect(pty, "Reason:");
	elsewhere("move", "turn", NULL);
	pty_expect(pty, "│ 5 14 Newel");
	pty_send(pty, "as agreed\r");
	pty_expect(pty, "look at the draw, then P again");
	pty_expect(pty, "Round 4 of 5 · adjusted");
}
END_TEST

/* The card in the air sits elsewhere now: the key that was to drop it picks nothing up. */
START_TEST(a_card_in_the_air_is_let_go_by_another_desk)
{
	const char *argv[] = {
		DRAWBOARD_PROGRAM, "move", guide_path("desks.drawboard"), "swap", "9", "4", NULL};

	board_propose(pty);
	pty_send(pty, "/9\r");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 9 Innes");
	pty_run(argv);
	pty_expect(pty, "Changed by another program: 9 Innes is no longer in the air.");
	ck_assert(!pty_shows(pty, "back in place"));
	pty_enter(pty);
	pty_expect(pty, "Changed by another program: 9 Innes is no longer in the air.");
	ck_assert(!pty_shows(pty, "carrying"));
	/* and then keys mean what they always do, on the card that was carried */
	pty_send(pty, " ");
	pty_expect(pty, "carrying 9 Innes");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("desks");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, undo_of_another_desk_asks);
	tcase_add_test(tcase, undo_of_another_desks_publication_asks_for_a_reason);
	tcase_add_test(tcase, a_correction_says_that_the_next_draw_has_the_old_result);
	tcase_add_test(tcase, a_correction_says_that_a_published_draw_stands);
	tcase_add_loop_test(tcase, a_correction_names_every_round_that_was_drawn_since, 0, 2);
	tcase_add_test(tcase, keys_right_behind_another_desk_see_its_work);
	tcase_add_test(tcase, open_panels_are_told_anew);
	tcase_add_test(tcase, a_reason_is_not_taken_for_another_draw);
	tcase_add_test(tcase, a_card_in_the_air_is_let_go_by_another_desk);
	return board_run("tui desks", tcase);
}
