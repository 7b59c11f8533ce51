/* The journal on the screen: what was done, about whom, and back to a point in it. */
#include "config.h"

#include <check.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

static struct pty *pty;
static const char *event;

static void open_journal(int rounds)
{
	event = guide_event("journal.drawboard", rounds);
	pty = board_start(event, 24, 80);
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
}

START_TEST(it_goes_where_an_action_was)
{
	open_journal(2);
	pty_expect(pty, "board 9");
	pty_enter(pty);
	pty_expect(pty, "Round 2");
	pty_expect(pty, "Result>");
	pty_escape(pty);
	pty_send(pty, "J");
	pty_expect(pty, "Journal: ");
	pty_send(pty, "/5\r");
	pty_expect(pty, "Journal about 5 Edwards: ");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "of round 1");
	pty_expect(pty, "5 Edwards");
	pty_expect_gone(pty, "6 Findley v");
	pty_send(pty, "a");
	pty_expect_gone(pty, "about 5 Edwards");
	pty_escape(pty);
	pty_expect_gone(pty, "Journal");
	pty_free(pty);
}
END_TEST

START_TEST(back_to_a_point_names_what_goes)
{
	open_journal(2);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "B");
	pty_expect(pty, "Taken back, the last first:");
	pty_send(pty, "n");
	pty_expect_gone(pty, "the last first");
	pty_send(pty, "B");
	pty_expect(pty, "the last first:");
	pty_send(pty, "y");
	pty_expect(pty, "2 actions taken back");
	pty_expect(pty, "(undone)");
	/* published draws among them want a reason */
	pty_key(pty, VTERM_KEY_END);
	pty_key(pty, VTERM_KEY_UP);
	pty_send(pty, "B");
	pty_expect(pty, "more");
	pty_send(pty, "y");
	pty_expect(pty, "A published draw is among them");
	pty_send(pty, "a rehearsal\r");
	pty_expect(pty, "actions taken back");
	pty_free(pty);
	cli_has(CLI_OK("journal", event)->out, "a rehearsal");
}
END_TEST

/* What another desk does while the question stands is not taken for it. */
START_TEST(another_desk_is_not_overrun)
{
	open_journal(2);
	pty_send(pty, "B");
	pty_expect(pty, "the last first:");
	CLI_OK("pair", event);
	pty_expect(pty, "Changed by another program");
	pty_send(pty, "y");
	pty_expect(pty, "Something else was done since");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("journal");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, it_goes_where_an_action_was);
	tcase_add_test(tcase, back_to_a_point_names_what_goes);
	tcase_add_test(tcase, another_desk_is_not_overrun);
	return board_run("tui journal", tcase);
}
