/* The paper fall-back on the screen: the folder, what is said, and a stick that does not answer. */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/pty/cli_run.h"
#include "support/pty/pty.h"

#ifdef HAVE_PDF
#define ENDING ".pdf"
#else
#define ENDING ".txt"
#endif

static const char event[] = "e.drawboard", written[] = "cards and boards are in stick.";

static struct pty *open_round(void)
{
	cli_write("p.csv",
		"name,grade\n\"Ash, Ann\",2000\n\"Birch, Bob\",1900\n\"Cedar, Cy\",1800\n\"Dale, Di\",1700\n");
	CLI_OK("new", event, "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Town");
	CLI_OK("import", event, "p.csv");
	CLI_OK("pair", event);
	ck_assert_int_eq(mkdir("stick", 0777), 0);
	return pty_start(event, 24, 80, NULL);
}

static void ask_folder(struct pty *pty)
{
	pty_send(pty, "w");
	pty_expect(pty, "Which list of round 1");
	pty_send(pty, "o");
	pty_expect(pty, "h to go on by hand");
	pty_send(pty, "h");
	pty_expect(pty, "which folder? Empty: none.");
}

static void set_folder(struct pty *pty)
{
	pty_expect(pty, "proposed");
	ask_folder(pty);
	pty_send(pty, "stick\r");
	pty_expect(pty, written);
}

static void publish(struct pty *pty)
{
	pty_send(pty, "P");
	pty_expect(pty, "Enter publishes");
	pty_send(pty, "\r");
	pty_expect_gone(pty, "Enter publishes");
}

START_TEST(a_publication_writes_to_the_folder)
{
	struct pty *pty = open_round();

	set_folder(pty);
	ck_assert_int_eq(unlink("stick/e-cards" ENDING), 0);
	publish(pty);
	pty_expect(pty, "published");
	pty_expect(pty, written);
	ck_assert_int_eq(access("stick/e-cards" ENDING, F_OK), 0);
	/* again, by the key */
	ck_assert_int_eq(unlink("stick/e-cards" ENDING), 0);
	ask_folder(pty);
	pty_send(pty, "\r");
	pty_expect(pty, written);
	ck_assert_int_eq(access("stick/e-cards" ENDING, F_OK), 0);
	ask_folder(pty);
	pty_send(pty, "\025\r");
	pty_expect(pty, "No paper is written after a publication any more.");
	pty_free(pty);
}
END_TEST

START_TEST(a_stick_pulled_out_is_said_and_the_round_stands)
{
	struct pty *pty = open_round();

	set_folder(pty);
	ck_assert_int_eq(rename("stick", "pocket"), 0);
	publish(pty);
	pty_expect(pty, "stick: There is no such folder.");
	pty_expect(pty, "Round 1 of 3 · published");
	ck_assert_int_eq(rename("pocket", "stick"), 0);
	ask_folder(pty);
	pty_send(pty, "\r");
	pty_expect(pty, written);
	/* it is said again with each draw that is not on paper */
	ck_assert_int_eq(rename("stick", "pocket"), 0);
	pty_send(pty, "u");
	pty_expect(pty, "take it back?");
	pty_send(pty, "mistake\r");
	pty_expect(pty, "proposed");
	pty_expect(pty, "stick: There is no such folder.");
	pty_send(pty, "q");
	pty_end(pty);
}
END_TEST

/* Said when it is named, not only by the next publication. */
START_TEST(a_folder_that_is_not_there_is_said_at_once)
{
	struct pty *pty = open_round();

	ask_folder(pty);
	pty_send(pty, "\025nowhere\r");
	pty_expect(pty, "nowhere: There is no such folder.");
	pty_free(pty);
}
END_TEST

/* A pipe that nobody reads keeps who opens it waiting, as a dead stick does. */
START_TEST(a_dead_stick_keeps_no_key_waiting)
{
	struct pty *pty = open_round();

	set_folder(pty);
	ck_assert_int_eq(unlink("stick/e-cards" ENDING), 0);
	ck_assert_int_eq(mkfifo("stick/e-cards" ENDING, 0666), 0);
	publish(pty);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "1 1\r");
	pty_expect(pty, "1-0");
	pty_escape(pty);
	pty_expect(pty, "w print");
	pty_send(pty, "q");
	ck_assert_int_eq(pty_wait(pty), 0);
	pty_expect(pty, "still being written to stick");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("fall back");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, a_publication_writes_to_the_folder);
	tcase_add_test(tcase, a_stick_pulled_out_is_said_and_the_round_stands);
	tcase_add_test(tcase, a_folder_that_is_not_there_is_said_at_once);
	tcase_add_test(tcase, a_dead_stick_keeps_no_key_waiting);
	return cli_run_suite("fall back on the screen", tcase);
}
