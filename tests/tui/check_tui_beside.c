/*
 * Games against those from outside on the screen (CAA 36): beside the draw, and in place of the
 * bye.
 */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

/* For card 2, which is chosen, so much is typed. */
static void play_outside(struct pty *pty, const char *typed)
{
	pty_send(pty, "o");
	pty_expect(pty, "Who from outside plays 2 Player 002");
	pty_send(pty, typed);
}

START_TEST(a_card_leaves_the_draw_for_one_from_outside)
{
	struct pty *pty = pty_start(plain_event("beside.drawboard", NULL, 5), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "/2\r");
	pty_expect(pty, "2 Player 002");
	pty_send(pty, "o");
	pty_expect(pty, "Who from outside plays 2 Player 002 in round 1, beside the draw");
	pty_send(pty, "Smith, J (Minor)\r");
	pty_expect(pty, "2 plays Smith, J (Minor) beside the draw (36).");
	pty_expect(pty, "5 in = 4 to pair + 1 v filler");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_expect(pty, "5 in = 4 seated + 1 v filler ✓");
	pty_send(pty, "/2\r");
	pty_expect(
		pty, "2 Player 002 (0) has White v Smith, J (Minor), board 3 beside the draw (36)");
	pty_golden(pty, "beside-80x24");
	pty_send(pty, "P");
	pty_expect(pty, "Publish round 1: 2 boards and 1 game beside the draw?");
	pty_enter(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r");
	pty_expect(pty, "Round 1 · 3 boards · 0 in, 3 to come: 1 2 3");
	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1: 1-0.");
	pty_send(pty, "2 0\r");
	pty_expect(pty, "Board 2: 0-1.");
	pty_expect_beside(pty, "3    2 Player 002", "Smith, J (Minor)");
	pty_golden(pty, "results-beside-80x24");
	pty_send(pty, "=\r");
	pty_expect(pty, "Round 1 is complete");
	pty_escape(pty);
	pty_expect(pty, "p proposes the draw");
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 1 · * with a game v one from outside");
	pty_expect_beside(pty, " ½*     2 Player 002", "½");
	pty_golden(pty, "standings-beside-80x24");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Standings before round 1 ──");
	pty_expect_gone(pty, "*");
	pty_free(pty);
}
END_TEST

START_TEST(he_comes_back_into_the_draw)
{
	struct pty *pty = pty_start(plain_event("back.drawboard", NULL, 6), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_send(pty, "/2\r");
	pty_expect(pty, "2 Player 002");
	play_outside(pty, "Smith, J\r");
	pty_expect(pty, "2 plays Smith, J beside the draw (36).");
	pty_expect(pty, "6 in = 4 seated + 1 v filler + 1 IN TRAY");
	pty_send(pty, "/2\r");
	pty_expect(pty, "has White v Smith, J, board 3 beside the draw (36)");
	pty_send(pty, "?");
	pty_expect(pty, "has White against Smith, J beside the draw");
	pty_expect(pty, "fixed by the arbiter (36)");
	pty_escape(pty);
	play_outside(pty, "\x15\r");
	pty_expect(pty, "2 plays nobody from outside in round 1.");
	pty_expect(pty, "6 in = 4 seated + 2 IN TRAY");
	play_outside(pty, "Jones, K\r");
	pty_expect(pty, "+ 1 v filler + 1 IN TRAY");
	pty_send(pty, "/2\r");
	pty_expect(pty, "has White v Jones, K");
	pty_send(pty, "x");
	pty_expect(pty, "2 Player 002 is free again.");
	pty_expect(pty, "6 in = 4 seated + 2 IN TRAY");
	pty_free(pty);
}
END_TEST

START_TEST(the_bye_slot_says_who_fills_it)
{
	struct pty *pty = pty_start(plain_event("slot.drawboard", NULL, 5), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "/1\r");
	pty_expect(pty, "1 Player 001");
	pty_send(pty, "o");
	pty_expect(pty, "1 Player 001 plays on board 1: the draw is published.");
	pty_send(pty, "/3\r");
	pty_expect(pty, "3 Player 003 (0): has the bye");
	pty_send(pty, "o");
	pty_expect(pty, "Who plays in place of the bye of round 1 (36)?");
	pty_send(pty, "House, H\r");
	pty_expect(pty, "House, H plays in place of the bye of round 1 (36).");
	pty_send(pty, "/3\r");
	pty_expect(pty, "3 Player 003 (0) has White v House, H, board 3 for the bye (36)");
	pty_golden(pty, "bye-filled-80x24");
	pty_free(pty);
}
END_TEST

/* As on the list on the wall: the bye stands at the end and has no number. */
START_TEST(games_beside_a_bye_are_numbered_without_a_gap)
{
	struct pty *pty = pty_start(plain_event("bye.drawboard", NULL, 6), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "/2\r");
	pty_expect(pty, "2 Player 002");
	play_outside(pty, "Smith, J\r");
	pty_expect(pty, "2 plays Smith, J beside the draw (36).");
	pty_send(pty, "pP\r");
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "/2\r");
	pty_expect(pty, "2 Player 002 (0) has White v Smith, J, board 3 beside the draw (36)");
	pty_send(pty, "r");
	pty_expect(pty, "3 to come: 1 2 3");
	pty_expect_row(pty, 5, " 3    2 Player 002");
	pty_expect_row(pty, 6, "      4 Player 004");
	pty_send(pty, "3 1\r");
	pty_expect(pty, "Board 3: 1-0.");
	pty_send(pty, "4 1");
	pty_expect(pty, "Board 4 is the bye: it takes no result");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("beside");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_card_leaves_the_draw_for_one_from_outside);
	tcase_add_test(tcase, he_comes_back_into_the_draw);
	tcase_add_test(tcase, the_bye_slot_says_who_fills_it);
	tcase_add_test(tcase, games_beside_a_bye_are_numbered_without_a_gap);
	return suite_run("tui_beside", tcase, NULL);
}
