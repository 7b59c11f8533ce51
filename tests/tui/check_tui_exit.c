/*
 * Every way out of the draw board leaves the terminal as it was; stopping, resizing and hanging up
 * lose nothing.
 */
#include "config.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/suite_run.h"

#define READY "F1 help"

static struct pty *start(void)
{
	struct pty *pty = pty_start(guide_event("exit.drawboard", 0), 24, 80, NULL);

	pty_expect(pty, READY);
	ck_assert(pty_mouse_on(pty));
	return pty;
}

START_TEST(quit_restores_the_terminal)
{
	struct pty *pty = start();
	int status;

	pty_send(pty, "q");
	status = pty_wait(pty);
	ck_assert(WIFEXITED(status));
	ck_assert_int_eq(WEXITSTATUS(status), 0);
	pty_check_restored(pty);
	pty_free(pty);
}
END_TEST

static const int signals[] = {
	SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

START_TEST(a_signal_restores_the_terminal_and_is_seen_by_the_parent)
{
	struct pty *pty = start();
	int status;

	pty_signal(pty, signals[_i]);
	status = pty_wait(pty);
	ck_assert_msg(WIFSIGNALED(status), "signal %d: status %x", signals[_i], status);
	ck_assert_int_eq(WTERMSIG(status), signals[_i]);
	pty_check_restored(pty);
	pty_free(pty);
}
END_TEST

START_TEST(ctrl_c_ends_it_cleanly)
{
	struct pty *pty = start();
	int status;

	pty_send(pty, "\003");
	status = pty_wait(pty);
	ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
	pty_check_restored(pty);
	pty_free(pty);
}
END_TEST

START_TEST(a_terminal_that_goes_away_ends_the_program)
{
	struct pty *pty = start();
	int status;

	pty_hang_up(pty);
	status = pty_wait(pty);
	ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGHUP);
	pty_free(pty);
}
END_TEST

/*
 * On a busy machine the terminal driver makes no signal of one Ctrl-Z in some hundreds, right after
 * a shell has started the program: nothing reaches it, neither signal nor key. Press it again then.
 */
static void press_ctrl_z(struct pty *pty)
{
	for (int i = 0; i < 3 && !pty_shows(pty, "Stopped"); i++) {
		pty_send(pty, "\032");
		for (int j = 0; j < 30 && !pty_shows(pty, "Stopped"); j++)
			pty_pump(pty, 100);
	}
	pty_expect(pty, "Stopped");
}

START_TEST(ctrl_z_gives_the_terminal_back_and_takes_it_again)
{
	char command[400];
	const char *argv[] = {"/bin/bash", "--norc", "--noprofile", "-m", "-i", NULL};
	struct pty *pty = pty_start_program(argv, 24, 80, NULL);

	pty_expect(pty, "$");
	snprintf(command, sizeof(command), "%s %s\r", DRAWBOARD_PROGRAM,
		guide_event("stop.drawboard", 0));
	pty_send(pty, command);
	pty_expect(pty, READY);
	ck_assert(pty_mouse_on(pty));
	press_ctrl_z(pty);
	ck_assert(!pty_mouse_on(pty));
	pty_expect_gone(pty, READY);
	/* The window changes while the program is stopped. */
	pty_resize(pty, 30, 100);
	pty_send(pty, "stty -a | grep -o '.\\?echo ' ; echo still $((40 + 2))\r");
	pty_expect(pty, "still 42");
	pty_send(pty, "fg\r");
	pty_expect_row(pty, 29, READY);
	ck_assert(pty_mouse_on(pty));
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "2 Brown: no game yet");
	pty_send(pty, "q");
	pty_expect_gone(pty, READY);
	pty_send(pty, "echo back $((40 + 2))\r");
	pty_expect(pty, "back 42");
	ck_assert(!pty_mouse_on(pty));
	pty_free(pty);
}
END_TEST

START_TEST(too_small_a_window_says_so_and_comes_back)
{
	struct pty *pty = start();
	int status;

	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "2 Brown: no game yet");
	pty_resize(pty, 20, 60);
	pty_expect(pty, "Window too small: need 80x24");
	/* Keys mean nothing then; the next size is shown only after they were read. */
	pty_send(pty, "pPxq");
	pty_resize(pty, 20, 61);
	pty_expect(pty, "have 61x20");
	pty_resize(pty, 5, 20);
	pty_expect_row(pty, 0, "Window too small:");
	pty_expect_row(pty, 1, "need 80x24, have");
	pty_expect_row(pty, 2, "20x5");
	pty_resize(pty, 40, 132);
	pty_expect_row(pty, 39, READY);
	pty_expect(pty, "laid out");
	pty_expect(pty, "2 Brown: no game yet");
	pty_resize(pty, 20, 60);
	pty_expect(pty, "Ctrl-C ends");
	pty_send(pty, "\x03");
	status = pty_wait(pty);
	ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
	pty_check_restored(pty);
	pty_free(pty);
}
END_TEST

/* A name with a q in it, typed on while the window is pulled about. */
START_TEST(what_is_typed_into_too_small_a_window_does_nothing)
{
	struct pty *pty = start();

	board_propose(pty);
	board_publish(pty);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_resize(pty, 18, 60);
	pty_expect(pty, "Window too small");
	pty_send(pty, "queen 1\r");
	pty_resize(pty, 18, 61);
	pty_expect(pty, "have 61x18");
	pty_resize(pty, 24, 80);
	pty_expect(pty, "Result>  ");
	pty_expect(pty, "8 to come");
	pty_send(pty, "q");
	pty_expect(pty, "Result> q");
	pty_free(pty);
}
END_TEST

START_TEST(resizes_one_after_the_other_end_in_the_right_size)
{
	struct pty *pty = start();

	for (int i = 0; i < 30; i++)
		pty_resize(pty, 24 + i % 20, 80 + i * 3);
	pty_resize(pty, 33, 101);
	pty_expect_row(pty, 32, READY);
	pty_send(pty, "p");
	pty_expect_row(pty, 0, "proposed");
	pty_free(pty);
}
END_TEST

START_TEST(an_unknown_terminal_type_is_taken_as_xterm)
{
	static const char *const words[] = {"TERM=no-such-terminal", NULL};
	struct pty *pty = pty_start(guide_event("term.drawboard", 0), 24, 80, words);

	pty_expect(pty, READY);
	pty_send(pty, "q");
	pty_wait(pty);
	pty_check_restored(pty);
	pty_free(pty);
}
END_TEST

/* A terminal that calls itself dumb gets plain lines instead. */
START_TEST(a_terminal_without_a_movable_cursor_is_refused)
{
	char command[400], terminfo[200];
	const char *const words[] = {"TERM=typewriter", terminfo, NULL};
	struct pty *pty;
	int status;

	snprintf(command, sizeof(command),
		"printf 'typewriter|a pen,\\n\\tcols#80, cr=^M, ind=^J,\\n' | tic -o %s -",
		guide_folder());
	ck_assert_int_eq(system(command), 0);
	snprintf(terminfo, sizeof(terminfo), "TERMINFO=%s", guide_folder());
	pty = pty_start(guide_event("typewriter.drawboard", 0), 24, 80, words);
	status = pty_wait(pty);

	ck_assert(WIFEXITED(status));
	ck_assert_int_eq(WEXITSTATUS(status), 4);
	pty_expect(pty, "say: drawboard --plain EVENT");
	pty_check_restored(pty);
	pty_free(pty);
}
END_TEST

START_TEST(every_locale_shows_the_same_screen)
{
	static const char *const locales[] = {
		"LC_ALL=C", "LC_ALL=", "LC_ALL=de_DE.UTF-8", "LC_ALL=C.UTF-8"};
	const char *words[] = {locales[_i], NULL};
	struct pty *pty = pty_start(guide_event("locale.drawboard", 0), 24, 80, words);

	pty_expect(pty, READY);
	pty_expect(pty, "├╌╌╌");
	pty_expect(pty, "½ 4 Drew");
	pty_free(pty);
}
END_TEST

START_TEST(escape_is_quick_and_a_torn_sequence_is_no_command)
{
	struct pty *pty = start();

	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "Draw board: keys");
	pty_escape(pty);
	pty_expect_gone(pty, "Draw board: keys");
	/* A broken mouse report: its digits and letters are no keys. */
	pty_send(pty, "\033[<0;1;2;3;4;5;6q");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "2 Brown: no game yet");
	pty_expect(pty, "laid out");
	pty_free(pty);
}
END_TEST

static const int ends[] = {SIGTERM, SIGINT, SIGHUP, SIGQUIT};

START_TEST(a_terminal_that_takes_no_output_holds_no_signal_back)
{
	struct pty *pty = start();
	struct termios mode;
	int status;

	pty_hold_output(pty);
	pty_send(pty, "\f");
	pty_pump(pty, 50);
	pty_signal(pty, ends[_i]);
	status = pty_wait(pty);
	ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == ends[_i]);
	ck_assert_int_eq(tcgetattr(pty_terminal(pty), &mode), 0);
	ck_assert(mode.c_lflag & ECHO);
	ck_assert(mode.c_lflag & ICANON);
	pty_free(pty);
}
END_TEST

/* Stopped so that it cannot know, with the shell in the foreground and the window changed. */
START_TEST(after_a_stop_that_nobody_can_catch_it_is_drawn_anew)
{
	char command[500];
	const char *argv[] = {"/bin/bash", "--norc", "--noprofile", "-m", "-i", NULL};
	struct pty *pty = pty_start_program(argv, 24, 80, NULL);
	int row, col;
	long pid;

	pty_expect(pty, "$");
	snprintf(command, sizeof(command),
		"clear; bash -c 'echo \"pid\" $$.; read x; exec %s %s'\r", DRAWBOARD_PROGRAM,
		guide_event("cont.drawboard", 0));
	pty_send(pty, command);
	pty_expect_at(pty, 0, 0, "pid ");
	pty_find(pty, "pid ", &row, &col);
	pid = strtol(pty_row(pty, row) + strlen("pid "), NULL, 10);
	ck_assert_int_gt(pid, 1);
	pty_send(pty, "\r");
	pty_expect(pty, READY);
	ck_assert_int_eq(kill((pid_t)pid, SIGSTOP), 0);
	pty_expect(pty, "Stopped");
	pty_resize(pty, 30, 100);
	pty_send(pty, "echo still $((40 + 2))\r");
	pty_expect(pty, "still 42");
	pty_send(pty, "fg\r");
	pty_expect_row(pty, 29, READY);
	pty_expect_gone(pty, "still 42");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "2 Brown: no game yet");
	pty_free(pty);
}
END_TEST

/* Nothing of it is a key: the draw stays a proposal, the view the board. */
START_TEST(what_no_key_has_sent_does_nothing_on_the_board)
{
	static const char *const sent[] = {
		"OP",                 /* F1, cut by a slow line behind its ESC */
		"\033p\033P\033l",    /* Alt with a letter */
		"\033Ot\033Ox\033Op", /* the keypad in its other mode: 4, 8, 0 */
		"\033P1$r0P\033\\",   /* answers that nobody asked for */
		"\033]11;rgb:p/P/l\a",
		"\033[I\033[O",
		"\033[?62;22c\033[24;80R",
	};
	struct pty *pty = start();

	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_expect_row(pty, 0, "proposed");
	pty_escape(pty);
	for (size_t i = 0; i < sizeof(sent) / sizeof(sent[0]); i++) {
		pty_send(pty, sent[i]);
		while (pty_pump(pty, 30))
			;
	}
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "2 Brown");
	pty_expect_row(pty, 0, "proposed");
	pty_expect(pty, "P publish");
	pty_free(pty);
}
END_TEST

START_TEST(escape_then_a_letter_is_both)
{
	struct pty *pty = start();

	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "Draw board: keys");
	pty_escape(pty);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_escape(pty);
	pty_send(pty, "s");
	pty_expect(pty, "Standings");
	pty_free(pty);
}
END_TEST

START_TEST(the_keypad_types_results)
{
	struct pty *pty = pty_start(guide_event("keypad.drawboard", 3), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	/* 1, Enter at a board of an earlier round: asked about, not quit nor undone. */
	pty_send(pty, "\033Oq\033Ok");
	pty_expect(pty, "1+");
	pty_send(pty, "\033Ou");
	pty_expect(pty, "1+5");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("exit");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, quit_restores_the_terminal);
	tcase_add_loop_test(tcase, a_signal_restores_the_terminal_and_is_seen_by_the_parent, 0,
		(int)(sizeof(signals) / sizeof(signals[0])));
	tcase_add_test(tcase, ctrl_c_ends_it_cleanly);
	tcase_add_test(tcase, a_terminal_that_goes_away_ends_the_program);
	tcase_add_test(tcase, ctrl_z_gives_the_terminal_back_and_takes_it_again);
	tcase_add_test(tcase, too_small_a_window_says_so_and_comes_back);
	tcase_add_test(tcase, what_is_typed_into_too_small_a_window_does_nothing);
	tcase_add_test(tcase, resizes_one_after_the_other_end_in_the_right_size);
	tcase_add_test(tcase, an_unknown_terminal_type_is_taken_as_xterm);
	tcase_add_test(tcase, a_terminal_without_a_movable_cursor_is_refused);
	tcase_add_loop_test(tcase, every_locale_shows_the_same_screen, 0, 4);
	tcase_add_test(tcase, escape_is_quick_and_a_torn_sequence_is_no_command);
	tcase_add_loop_test(tcase, a_terminal_that_takes_no_output_holds_no_signal_back, 0,
		(int)(sizeof(ends) / sizeof(ends[0])));
	tcase_add_test(tcase, after_a_stop_that_nobody_can_catch_it_is_drawn_anew);
	tcase_add_test(tcase, what_no_key_has_sent_does_nothing_on_the_board);
	tcase_add_test(tcase, escape_then_a_letter_is_both);
	tcase_add_test(tcase, the_keypad_types_results);
	return suite_run("tui exit", tcase, NULL);
}
