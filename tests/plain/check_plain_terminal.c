/* Plain lines on a terminal: with libedit and, where the cursor cannot be moved, without. */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "config.h"
#include "support/pty/cli_run.h"
#include "support/pty/pty.h"

static const char *const edited[] = {"--plain", NULL}, *const dumb[] = {"TERM=dumb", NULL};

static void event_made(void)
{
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cole, C\",1800\n"
		"\"Drew, D\",1700\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Club");
	CLI_OK("import", "e.drawboard", "list.csv");
	CLI_OK("pair", "e.drawboard");
	CLI_OK("publish", "e.drawboard");
}

static void type(struct pty *pty, const char *line)
{
	pty_send(pty, line);
	pty_enter(pty);
}

START_TEST(lines_with_and_without_editing)
{
	struct pty *pty;

	event_made();
	pty = pty_start("e.drawboard", 24, 80, _i ? dumb : edited);
	pty_expect(pty, "Club, round 1 of 3, published. 0 of 2 results in");
	pty_expect_row(pty, 1, ">"); /* the terminal is ready */
	type(pty, "1 1");
	pty_expect(pty, "beats");
	type(pty, "1 0");
	pty_expect(pty, "Is the new one right?");
	type(pty, "no");
	pty_expect(pty, "It stays as it was.");
	type(pty, "quit");
	pty_end(pty);
}
END_TEST

START_TEST(the_end_of_the_input_quits)
{
	struct pty *pty;

	event_made();
	pty = pty_start("e.drawboard", 24, 80, _i ? dumb : edited);
	pty_expect_row(pty, 1, ">"); /* the terminal is ready */
	pty_send(pty, "\004");
	pty_end(pty);
}
END_TEST

START_TEST(a_signal_leaves_the_terminal_as_it_was)
{
	struct pty *pty;
	int status;

	event_made();
	pty = pty_start("e.drawboard", 24, 80, edited);
	pty_expect_row(pty, 1, ">"); /* the terminal is ready */
	pty_signal(pty, SIGTERM);
	status = pty_wait(pty);
	ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
	pty_check_restored(pty);
	pty_free(pty);
	CLI_OK("verify", "e.drawboard");
}
END_TEST

START_TEST(a_terminal_that_goes_away_ends_it)
{
	struct pty *pty;

	event_made();
	pty = pty_start("e.drawboard", 24, 80, _i ? dumb : edited);
	pty_expect_row(pty, 1, ">"); /* the terminal is ready */
	pty_hang_up(pty);
	pty_wait(pty);
	pty_free(pty);
	CLI_OK("verify", "e.drawboard");
}
END_TEST

START_TEST(another_desk_is_heard_of)
{
	struct pty *pty;

	event_made();
	pty = pty_start("e.drawboard", 24, 80, _i ? dumb : edited);
	pty_expect_row(pty, 1, ">"); /* the terminal is ready */
	CLI_OK("result", "e.drawboard", "2", "=", "--desk", "hall-2");
	type(pty, "");
	pty_expect(pty, "At hall-2: Round 1, board 2: ");
	type(pty, "undo");
	pty_expect(pty, "The last action was hall-2's: Round 1, board 2");
	type(pty, "");
	type(pty, "where");
	pty_expect(pty, "1 of 2 results in");
	CLI_OK("result", "e.drawboard", "1", "=");
	CLI_OK("pair", "e.drawboard");
	type(pty, "publish");
	pty_expect(pty, "At another desk: Proposal for round 2.");
	pty_expect(pty, "Look at the draw, then publish again.");
	CLI_OK("undo", "e.drawboard");
	type(pty, "");
	pty_expect(pty, "At another desk: undone: Proposal for round 2.");
	/* between a question here and what its answer does */
	type(pty, "1 1");
	pty_expect(pty, "Is the new one right?");
	CLI_OK("players", "e.drawboard", "bye", "4", "3");
	type(pty, "yes");
	pty_expect(pty, "White, beats");
	pty_expect(pty, "At another desk: 4 Drew");
	type(pty, "help again");
	pty_expect(pty, "again: Do the line");
	pty_expect_gone(pty, "At another desk: Round 1, board 1: 1-0");
	pty_expect_gone(pty, "Here and");
	type(pty, "quit");
	pty_end(pty);
}
END_TEST

START_TEST(lines_are_broken_at_words)
{
	struct pty *pty;

	event_made();
	pty = pty_start("e.drawboard", 24, 40, edited);
	pty_expect_row(pty, 1, "in; 2 to come: 1 2.");
	pty_expect_row(pty, 2, ">"); /* the terminal is ready */
	type(pty, "help quit");
	pty_expect(pty, "in the file");
	pty_expect_row(pty, 4, "already.");
	type(pty, "entries");
	pty_expect(pty, "Entries by rating: 4 players");
	type(pty, "quit");
	pty_end(pty);
}
END_TEST

#ifdef HAVE_LIBEDIT
START_TEST(words_are_completed_and_lines_remembered)
{
	struct pty *pty;

	event_made();
	pty = pty_start("e.drawboard", 24, 80, edited);
	pty_expect_row(pty, 1, ">"); /* the terminal is ready */
	pty_send(pty, "publi\t");
	pty_expect(pty, "> publish");
	pty_send(pty, "\025"); /* the line is taken away */
	pty_send(pty, "card Ad\t");
	pty_expect(pty, "> card Adams");
	pty_send(pty, "\025");
	pty_send(pty, "players withdraw A\t");
	pty_expect(pty, "> players withdraw Adams");
	pty_send(pty, "\025");
	pty_send(pty, "event set ti\t");
	pty_expect(pty, "> event set ti");
	pty_send(pty, "m\t");
	pty_expect(pty, "> event set time-control=");
	pty_send(pty, "\025");
	pty_send(pty, "un\t\t");
	pty_expect(pty, "unpair, unpublish");
	pty_send(pty, "\025");
	type(pty, "adams 1");
	pty_expect(pty, "beats");
	pty_key(pty, VTERM_KEY_UP);
	pty_enter(pty);
	pty_expect(pty, "That was so already.");
	type(pty, "quit");
	pty_end(pty);
}
END_TEST
#endif

int main(void)
{
	TCase *tcase = tcase_create("terminal");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, lines_with_and_without_editing, 0, 2);
	tcase_add_loop_test(tcase, the_end_of_the_input_quits, 0, 2);
	tcase_add_test(tcase, lines_are_broken_at_words);
	tcase_add_test(tcase, a_signal_leaves_the_terminal_as_it_was);
	tcase_add_loop_test(tcase, a_terminal_that_goes_away_ends_it, 0, 2);
	tcase_add_loop_test(tcase, another_desk_is_heard_of, 0, 2);
#ifdef HAVE_LIBEDIT
	tcase_add_test(tcase, words_are_completed_and_lines_remembered);
#endif
	return cli_run_suite("plain_terminal", tcase);
}
