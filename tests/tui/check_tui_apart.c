/* k on a card: two who are kept apart in rounds to come. */
#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

START_TEST(two_are_kept_apart_before_round_1)
{
	const char *event = plain_event("apart.drawboard", NULL, 8);
	struct pty *pty = board_start(event, 24, 80);

	/* the draw of the rules has 1 against 5 */
	pty_send(pty, "k");
	pty_expect(pty, "Whom does 1 Player 001 not meet?");
	pty_send(pty, "nobody\r");
	pty_expect(pty, "Whom does 1 Player 001 not meet?");
	pty_send(pty,
		"\x15"
		"5 1-3\r");
	pty_expect(pty, "1 Player 001 and 5 Player 005 do not meet in rounds 1-3.");
	cli_has(CLI_OK("hand", event)->out, "apart 5 Player 005 in rounds 1-3");
	/* one round, typed as one, as two, or the wrong way round; a name may end with a number */
	pty_send(pty, "k6 2-2\r");
	pty_expect(pty, "1 Player 001 and 6 Player 006 do not meet in round 2. u");
	pty_send(pty, "k7 3\r");
	pty_expect(pty, "1 Player 001 and 7 Player 007 do not meet in round 3. u");
	pty_send(pty, "kPlayer 008\r");
	pty_expect(pty, "1 Player 001 and 8 Player 008 do not meet in rounds 1-5. u");
	pty_send(pty, "k6 3-2\r");
	pty_expect(pty, "\"3-2\" are no rounds: expected is the earlier round first.");
	pty_escape(pty);
	pty_send(pty, "uuu");
	pty_expect(pty, "Undone: 1 Player 001 and 6 Player 006 kept apart in round 2.");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	ck_assert_ptr_null(strstr(CLI_OK("pair", event)->out,
		"1 Player 001                2500  0    -          5 "));
	pty_send(pty, "k5\r");
	pty_expect(pty, "do not meet in rounds 1-5.");
	pty_send(pty, "k5 none\r");
	pty_expect(pty, "1 Player 001 and 5 Player 005 may meet.");
	pty_send(pty, "k5 none\r");
	pty_expect(pty, "are free to meet already.");
	pty_free(pty);
}
END_TEST

/* Rounds to come are those behind the published one, and behind the last there are none. */
START_TEST(after_a_published_round_the_next_ones_are_offered)
{
	struct pty *pty = board_start(guide_event("apart-next.drawboard", 3), 24, 80);

	board_propose(pty);
	board_publish(pty);
	pty_send(pty, "k");
	pty_expect(pty, "as 12 5 (no rounds: all to come");
	pty_send(pty, "20\r");
	pty_expect(pty, " do not meet in round 5. u takes it back.");
	pty_free(pty);
	pty = board_start(guide_event("apart-last.drawboard", 4), 24, 80);
	board_propose(pty);
	board_publish(pty);
	pty_send(pty, "k");
	pty_expect(pty, "The last round is published: nobody is kept apart any more.");
	pty_free(pty);
}
END_TEST

/* Whom a player does not meet stands where one looks at him. */
START_TEST(who_is_kept_apart_is_seen)
{
	const char *event = plain_event("apart-seen.drawboard", NULL, 8);
	struct pty *pty;

	CLI_OK("hand", event, "1", "apart", "6", "--rounds", "1-5");
	CLI_OK("hand", event, "8", "apart", "1", "--rounds", "2-3");
	pty = board_start(event, 24, 80);
	pty_expect(pty, "Kept apart from 6 Player 006 (rounds 1-5), 8 Player 008");
	pty_send(pty, "k");
	pty_expect(pty, "Kept apart from 6 Player 006 (rounds 1-5)");
	pty_expect(pty, "Whom does 1 Player 001 not meet?");
	pty_escape(pty);
	pty_send(pty, "f");
	pty_expect(pty, "1 Player 001 is kept apart from 6 Player 006 (rounds 1-5)");
	pty_escape(pty);
	pty_send(pty, "?");
	pty_expect(pty, "1 Player 001 is kept apart from 6 Player 006 (rounds 1-5)");
	pty_escape(pty);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_send(pty, "?");
	pty_expect(pty, "1 Player 001 is kept apart from 6 Player 006 (rounds 1-5)");
	pty_escape(pty);
	pty_send(pty, "e");
	pty_expect(pty, "apart from 6, 8");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("apart");

	tcase_add_test(tcase, two_are_kept_apart_before_round_1);
	tcase_add_test(tcase, after_a_published_round_the_next_ones_are_offered);
	tcase_add_test(tcase, who_is_kept_apart_is_seen);
	return board_run("tui_apart", tcase);
}
