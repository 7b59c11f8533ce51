/* Files for the rating offices from the screen: what they would send back, and the file. */
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"
#include "support/pty/pty.h"

static void one_round(void)
{
	cli_write("p.csv",
		"name,grade,club,ecf-code\n\"Ash, Ann\",2000,Elm,123451A\n\"Birch, Bob\",1900,Elm,\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "1", "--lot", "white", "--name",
		"Town");
	CLI_OK("import", "e.drawboard", "p.csv");
	cli_publish("e.drawboard");
	CLI_OK("result", "e.drawboard", "1", "1");
}

static void mend(void)
{
	CLI_OK("event", "e.drawboard", "set", "ecf-code=ZZMTN26", "first-day=2026-03-07",
		"last-day=2026-03-08", "results-officer=Ann Alder",
		"results-officer-address=ann@example.org", "treasurer=Bob",
		"treasurer-address=1 High Street", "time-control=90'+10\"", "round-1=2026-03-07");
	CLI_OK("players", "e.drawboard", "edit", "2", "club-code=1abc");
}

static struct pty *ask(char office)
{
	struct pty *pty = pty_start("e.drawboard", 24, 80, NULL);
	const char keys[] = {office, '\0'};

	pty_expect(pty, "Round 1 of 1");
	pty_send(pty, "\020");
	pty_expect(pty, "Which list of round 1");
	pty_send(pty, "o");
	pty_expect(pty, "v ECF results file");
	pty_send(pty, keys);
	return pty;
}

START_TEST(faults_are_said_before_and_nothing_is_written)
{
	struct pty *pty;

	one_round();
	pty = ask('v');
	pty_expect(pty, "What the ECF would send back");
	/* by the keys and fields of the screen */
	pty_expect(pty, "ECF event code is not known: E, ECF event code.");
	pty_expect(pty, "code of a club (club-code=1ABC): e, then m on him, ECF code.");
	ck_assert(!pty_shows(pty, "drawboard "));
	pty_free(pty);
	ck_assert_int_ne(access("e-ecf.txt", F_OK), 0);
	pty = ask('z');
	pty_expect(pty, "What US Chess would send back");
	pty_free(pty);
	ck_assert_int_ne(access("e-us", F_OK), 0);
}
END_TEST

START_TEST(the_file_is_written_where_it_is_wished)
{
	struct pty *pty;

	one_round();
	mend();
	CLI_OK("event", "e.drawboard", "set", "round-1=2026-03-10");
	pty = ask('v');
	pty_expect(pty, "is not between the first day");
	pty_expect(pty, ": E, Round 1.");
	pty_free(pty);
	CLI_OK("event", "e.drawboard", "set", "round-1=2026-03-07");
	pty = ask('v');
	pty_expect(pty, "In order. Write the report for the ECF to the file:");
	pty_expect(pty, "e-ecf.txt");
	pty_send(pty, "\r");
	pty_expect(pty, "Written: e-ecf.txt");
	cli_has(cli_read("e-ecf.txt"), "#EVENT CODE=ZZMTN26");
	pty_free(pty);
	/* another file that is there stays */
	cli_write("mine.txt", "mine");
	pty = ask('v');
	pty_expect(pty, "e-ecf.txt");
	pty_send(pty, "mine.txt\r");
	pty_expect(pty, "choose the name of a file that is not there");
	ck_assert_str_eq(cli_read("mine.txt"), "mine");
	pty_free(pty);
}
END_TEST

/* What is said of a file that is written is not all left out; its window has the keys. */
START_TEST(the_windows_keep_the_keys)
{
	struct pty *pty;

	one_round();
	pty = ask('v');
	pty_expect(pty, "What the ECF would send back");
	pty_send(pty, "s");
	pty_expect(pty, "s means nothing here");
	pty_expect(pty, "What the ECF would send back");
	pty_expect_gone(pty, "Standings after");
	pty_free(pty);
	mend();
	CLI_OK("event", "e.drawboard", "set", "us-affiliate=A6001234", "us-city=Columbus",
		"us-state=OH", "us-zip=44113", "us-chief-td=12345678", "time-control=G/90;d5");
	CLI_OK("players", "e.drawboard", "edit", "1", "us-id=12345671", "expires=2025-12-31");
	CLI_OK("players", "e.drawboard", "edit", "2", "us-id=12345672");
	pty = ask('z');
	pty_expect(pty, "In order. Write the report for US Chess");
	pty_send(pty, "\r");
	pty_expect(pty, "Look: the membership of 1 Ash ended on 2025-12-31.");
	pty_expect(pty, "Written: e-us");
	ck_assert(!pty_shows(pty, "not sent is"));
	pty_send(pty, "s");
	pty_expect(pty, "s means nothing here");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("office");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, faults_are_said_before_and_nothing_is_written);
	tcase_add_test(tcase, the_windows_keep_the_keys);
	tcase_add_test(tcase, the_file_is_written_where_it_is_wished);
	return cli_run_suite("office", tcase);
}
