/* Lists sent to a printer from the screen, with an lp program of our own in a temporary PATH. */
#include "config.h"

#include <check.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/event/guide_event.h"
#include "support/fault/temp_folder.h"
#include "support/fault/whole_file.h"
#include "support/pty/board_screen.h"

static char folder[256];
static struct pty *pty;

static const char *path_of(const char *name)
{
	static char path[600];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return path;
}

/* The proposal of round 4 on the screen, and this shell script as lp. */
static void start(const char *script)
{
	char path[700], lines[700];
	const char *const words[] = {path, lines, NULL};
	FILE *file = fopen(path_of("lp"), "w");

	ck_assert_ptr_nonnull(file);
	fprintf(file, "#!/bin/sh\n%s\n", script);
	ck_assert_int_eq(fclose(file), 0);
	ck_assert_int_eq(chmod(path_of("lp"), 0755), 0);
	snprintf(path, sizeof(path), "PATH=%s:/usr/bin:/bin", folder);
	snprintf(lines, sizeof(lines), "PRINTED=%s", path_of("printed"));
	pty = pty_start(guide_event("printer.drawboard", 3), 24, 80, words);
	pty_expect(pty, "F1 help");
	board_propose(pty);
}

static void setup(void)
{
	temp_folder_make(folder, sizeof(folder));
}

static void teardown(void)
{
	pty_free(pty);
	temp_folder_remove(folder);
}

static void ask_for_boards(void)
{
	pty_send(pty, "wb");
	pty_expect(pty, "p to a printer");
	pty_send(pty, "p");
	pty_expect(pty, "Print on which printer?");
	pty_enter(pty);
}

START_TEST(what_the_printer_takes_is_sent)
{
	start("cat >>$PRINTED; echo request id is desk-7");
	ask_for_boards();
	pty_expect(pty, "Sent to the printer. request id is desk-7");
	ck_assert_ptr_nonnull(strstr(whole_file(path_of("printed"), NULL), "Round 4"));
	/* where it went is the usual place from now on */
	pty_send(pty, "w");
	pty_expect(pty, "Enter boards again");
	pty_enter(pty);
	pty_expect(pty, "Enter the printer again");
}
END_TEST

START_TEST(several_lists_are_sent_one_by_one)
{
	start("cat >>$PRINTED");
	pty_send(pty, "wa");
	pty_expect(pty, "p to a printer");
	pty_send(pty, "p");
	pty_expect(pty, "Print on which printer?");
	pty_enter(pty);
	pty_expect(pty, "Sent to the printer: boards, names, standings.");
	ck_assert_ptr_nonnull(strstr(whole_file(path_of("printed"), NULL), "Standings"));
}
END_TEST

static void wait_for(const char *path)
{
	for (int i = 0; i < 1000 && access(path, F_OK) != 0; i++)
		pty_pump(pty, 10);
	ck_assert_int_eq(access(path, F_OK), 0);
}

static void lp_has_ended(void)
{
	const pid_t lp = (pid_t)strtol(whole_file(path_of("printed"), NULL), NULL, 10);

	ck_assert_int_gt(lp, 0);
	ck_assert_int_eq(kill(lp, 0), -1);
	ck_assert_int_eq(errno, ESRCH);
}

/* The screen counts the seconds and draws on; Esc ends lp, and the list is not lost. */
START_TEST(a_printer_that_hangs_is_ended_by_esc)
{
	start("echo $$ >$PRINTED.new; mv $PRINTED.new $PRINTED; exec sleep 300");
	ask_for_boards();
	pty_expect(pty, "Printing: ");
	pty_expect(pty, "Esc ends it");
	pty_resize(pty, 30, 100);
	pty_expect_row(pty, 29, "Esc ends it");
	pty_expect(pty, "Printing: ");
	pty_expect_gone(pty, "Printing: 0 s"); /* it counts */
	wait_for(path_of("printed"));
	pty_escape(pty);
	pty_expect(pty, "Printing on the default printer was ended. The list is in");
	lp_has_ended();
	pty_expect(pty, "Print on which printer?");
	pty_escape(pty);
	pty_expect_gone(pty, "which printer");
	ck_assert_ptr_nonnull(
		strstr(whole_file(guide_path("printer-4-boards.txt"), NULL), "Round 4"));
	/* it did not work, so that it is no usual place */
	pty_send(pty, "wb");
	pty_expect(pty, "p to a printer");
	ck_assert(!pty_shows(pty, "again"));
}
END_TEST

/* No lp is left behind, and no list is lost. */
START_TEST(who_leaves_while_it_prints_ends_it_too)
{
	start("echo $$ >$PRINTED.new; mv $PRINTED.new $PRINTED; exec sleep 300");
	ask_for_boards();
	pty_expect(pty, "Printing: ");
	pty_expect_gone(pty, "Printing: 0 s"); /* it counts */
	wait_for(path_of("printed"));
	unlink(guide_path("printer-4-boards.txt"));
	pty_signal(pty, SIGTERM);
	pty_wait(pty);
	wait_for(guide_path("printer-4-boards.txt"));
	lp_has_ended();
	ck_assert_ptr_nonnull(
		strstr(whole_file(guide_path("printer-4-boards.txt"), NULL), "Round 4"));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("printer");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, what_the_printer_takes_is_sent);
	tcase_add_test(tcase, several_lists_are_sent_one_by_one);
	tcase_add_test(tcase, a_printer_that_hangs_is_ended_by_esc);
	tcase_add_test(tcase, who_leaves_while_it_prints_ends_it_too);
	return board_run("tui printer", tcase);
}
