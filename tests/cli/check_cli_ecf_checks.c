/* drawboard export --ecf: what the office would send back, and what it cannot know is missing. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char list[] = "name,grade,club,byes,ecf-code\n\"Ash, Ann\",2000,Elm,,123451A\n"
			   "\"Birch, Bob\",1900,Oak,,123452B\n\"Cedar, Cy\",1800,Elm,,123453C\n"
			   "\"Damson, Di\",,Oak,1:half,123454D\n"
			   "\"Elder, Ed\",1700,,1:zero,123455E\n\"Fir, Flo\",1600,Elm,,123456F\n";

/* One round of two, with all that the office wants to know. */
static void play_a_round(void)
{
	cli_write("p.csv", list);
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2", "--lot", "white", "--name",
		"My Congress");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "0");
	CLI_OK("result", "e.drw", "2", "=");
	CLI_OK("event", "e.drw", "set", "ecf-code=ZZMTN26", "first-day=2026-03-07",
		"last-day=2026-03-08", "results-officer=A Tester",
		"results-officer-address=a.t@example.org", "treasurer=B Tester",
		"treasurer-address=b@example.org", "time-control=G/90;+30", "round-1=2026-03-07");
}

START_TEST(two_of_one_number_are_a_fault)
{
	const char *text;

	play_a_round();
	CLI_OK("players", "e.drw", "edit", "1", "fide-id=400001", "member=ME77");
	CLI_OK("players", "e.drw", "edit", "3", "fide-id=400001");
	CLI_OK("players", "e.drw", "edit", "2", "member=77");
	text = CLI_CODE(1, "export", "e.drw", "--ecf")->err;
	cli_has(text,
		"1 Ash and 3 Cedar have one FIDE id, 400001: drawboard players e.drw edit 3 fide-id=NUMBER");
	cli_has(text, "have one member number, 77: drawboard players e.drw edit ");
	cli_has(CLI_OK("export", "e.drw", "-o", "e.trf")->err,
		"1 Ash and 3 Cedar have one FIDE id, 400001: one of them is not his.");
}
END_TEST

START_TEST(a_day_to_come_is_a_fault)
{
	play_a_round();
	CLI_OK("event", "e.drw", "set", "last-day=2099-05-01");
	cli_has(CLI_CODE(1, "export", "e.drw", "--ecf")->err,
		"The last day, 2099-05-01, is still to come: drawboard event e.drw set last-day=DAY");
}
END_TEST

/* A file may go before the event is over, and be replaced; who sends it is told. */
START_TEST(a_round_that_is_not_played_is_told)
{
	const char *text;

	play_a_round();
	text = CLI_OK("export", "e.drw", "--ecf")->err;
	cli_has(text, "Look: round 2 of 2 is not played, and not in the file.");
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "caa", "--rounds", "4");
	CLI_OK("section", "e.drw", "set", "name=Major", "--section", "1");
	text = CLI_OK("export", "e.drw", "--ecf")->err;
	cli_has(text, "Look: Major, round 2 of 2 is not played, and not in the file.");
	cli_has(text, "Look: Minor, rounds 1 to 4 of 4 are not played, and not in the file.");
	CLI_OK("section", "e.drw", "remove", "--section", "Minor");
	CLI_OK("event", "e.drw", "set", "rounds=1");
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw", "--ecf")->err, "Look"));
}
END_TEST

START_TEST(every_bye_is_listed)
{
	const char *text;

	play_a_round();
	text = CLI_OK("export", "e.drw", "--ecf")->err;
	cli_has(text, "Not sent, a half-point bye: Round 1, 6 Damson.");
	cli_has(text, "Not sent, a zero-point bye: Round 1, 4 Elder.");
}
END_TEST

START_TEST(the_grand_prix_is_told_if_it_is_to_be)
{
	play_a_round();
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw", "--ecf")->out, "GRAND PRIX"));
	CLI_OK("event", "e.drw", "set", "ecf-grand-prix=yes");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->out,
		"#MINUTES FOR GAME=90#SECONDS PER MOVE=30\n#INFORM GRAND PRIX\n#PLAYER LIST\n");
	CLI_OK("event", "e.drw", "set", "ecf-grand-prix=no");
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw", "--ecf")->out, "GRAND PRIX"));
}
END_TEST

int main(void)
{
	TCase *ecf = tcase_create("ecf checks");

	tcase_add_test(ecf, two_of_one_number_are_a_fault);
	tcase_add_test(ecf, a_day_to_come_is_a_fault);
	tcase_add_test(ecf, a_round_that_is_not_played_is_told);
	tcase_add_test(ecf, every_bye_is_listed);
	tcase_add_test(ecf, the_grand_prix_is_told_if_it_is_to_be);
	return cli_run_suite("cli_ecf_checks", ecf);
}
