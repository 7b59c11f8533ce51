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

int main(void)
{
	TCase *ecf = tcase_create("ecf checks");

	tcase_add_test(ecf, two_of_one_number_are_a_fault);
	return cli_run_suite("cli_ecf_checks", ecf);
}
