/* After undo and redo the cursor is on what has changed, in every view. */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

#define READY "F1 help"

static struct pty *open_players(int published)
{
	struct pty *pty = pty_start(plain_event("undo.drawboard", NULL, 40), 24, 80, NULL);

	pty_expect(pty, READY);
	if (published) {
		pty_send(pty, "p");
		pty_expect(pty, "Round 1 proposed.");
		board_publish(pty);
		pty_expect(pty, "Round 1 published.");
	}
	pty_send(pty, "e");
	pty_expect(pty, "Players: 40");
	return pty;
}

START_TEST(a_player_added_again_is_in_sight)
{
	struct pty *pty = open_players(1);

	pty_send(pty, "aLast, L\r1000\x13");
	pty_expect(pty, "▸  41     Last, L");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸   1");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Undone: Player added: Last, L");
	pty_expect(pty, "▸  40");
	pty_key(pty, VTERM_KEY_HOME);
	pty_key(pty, VTERM_KEY_FUNCTION(9));
	pty_expect(pty, "Done again: Player added: Last, L");
	pty_expect(pty, "▸  41     Last, L");
	pty_free(pty);
}
END_TEST

/* Before round 1 he takes another's number, and all behind him are numbered anew. */
START_TEST(so_is_one_who_stands_among_the_others)
{
	struct pty *pty = open_players(0);

	pty_send(pty, "aMiddle, M\r2401\x13");
	pty_expect(pty, "Middle, M ");
	pty_expect(pty, "Players: 41");
	pty_expect(pty, "▸  21     Middle, M");
	pty_key(pty, VTERM_KEY_HOME);
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "▸  21     Player 021");
	pty_key(pty, VTERM_KEY_END);
	pty_key(pty, VTERM_KEY_FUNCTION(9));
	pty_expect(pty, "▸  21     Middle, M");
	pty_escape(pty);
	pty_expect_gone(pty, "Players: 41");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Undone: ");
	pty_key(pty, VTERM_KEY_FUNCTION(9));
	pty_expect(pty, "Done again: ");
	pty_expect(pty, "21 Middle, M");
	pty_free(pty);
}
END_TEST

START_TEST(a_bye_booked_again_is_in_sight)
{
	struct pty *pty = open_players(0);

	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "▸  40");
	pty_send(pty, "b");
	pty_expect(pty, "Bye for 40");
	pty_enter(pty);
	pty_expect(pty, "bye 1:½");
	pty_key(pty, VTERM_KEY_HOME);
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "▸  40");
	pty_key(pty, VTERM_KEY_HOME);
	pty_key(pty, VTERM_KEY_FUNCTION(9));
	pty_expect(pty, "▸  40");
	pty_free(pty);
}
END_TEST

START_TEST(a_result_is_undone_where_it_stands)
{
	struct pty *pty = open_players(1);

	pty_escape(pty);
	pty_expect_gone(pty, "Players: 40");
	pty_send(pty, "r20 1\r");
	pty_expect(pty, "Board 20: 1-0.");
	pty_expect(pty, "▸  1");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Undone: ");
	pty_expect(pty, "▸ 20");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸  1");
	pty_key(pty, VTERM_KEY_FUNCTION(9));
	pty_expect(pty, "Done again: ");
	pty_expect(pty, "▸ 20");
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_send(pty, "s");
	pty_expect(pty, "Standings in round 1");
	pty_key(pty, VTERM_KEY_HOME);
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Undone: ");
	/* White of that board */
	pty_expect_cursor(pty, "   1=     0     40 Player 040");
	pty_free(pty);
}
END_TEST

/* The slip was meant for the line of results, and any line would do for a reason. */
START_TEST(a_slip_typed_ahead_is_no_reason)
{
	struct pty *pty = open_players(1);

	pty_escape(pty);
	pty_expect_gone(pty, "Players: 40");
	pty_send(pty, "r");
	pty_expect(pty, "0 in, 20 to come");
	pty_send(pty,
		"\x14"
		"12 1\r");
	pty_expect(pty, "\"Round 1 published\": take it back?");
	pty_expect(pty, "\"12 1\" was typed before this question came: it is no answer");
	/* what is typed at the question is its answer */
	pty_send(pty, "the wrong list\r");
	pty_expect(pty, "Undone: Round 1 published");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("undo");

	tcase_add_test(tcase, a_player_added_again_is_in_sight);
	tcase_add_test(tcase, so_is_one_who_stands_among_the_others);
	tcase_add_test(tcase, a_bye_booked_again_is_in_sight);
	tcase_add_test(tcase, a_result_is_undone_where_it_stands);
	tcase_add_test(tcase, a_slip_typed_ahead_is_no_reason);
	return board_run("tui undo", tcase);
}
