/* What is known of an event by command: printed, changed, refused. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",1700\n");
	CLI_OK("import", "e.drw", "list.csv");
}

START_TEST(particulars_and_settings_are_changed_and_printed)
{
	const char *told;

	event_made();
	told = CLI_OK("event", "e.drw", "set", "place=Exeter", "time-control=90'+30\"",
		"round-1=7/3/2026 10:00", "clubs=2")
		       ->out;
	cli_has(told, "place                   Exeter");
	cli_has(told, "90'+30\"   standard (US: regular)");
	told = CLI_OK("event", "e.drw")->out;
	cli_has(told, "round-1                 2026-03-07 10:00");
	cli_has(told, "clubs                   2 ");
	cli_has(told, "until round 1 is published");
	cli_has(told, "A report to FIDE lacks: federation, ");
	told = CLI_OK("event", "e.drw", "--json")->out;
	ck_assert(json_is_valid(told));
	cli_has(told, "\"key\": \"place\", \"name\": \"Place\", \"value\": \"Exeter\"");
	cli_has(CLI_OK("journal", "e.drw")->out, "Event: place, time-control, round-1, clubs");
	CLI_OK("event", "e.drw", "set", "place=");
	cli_has(CLI_OK("journal", "e.drw")->out, "Place: taken away");
}
END_TEST

START_TEST(a_wrong_key_gets_the_near_one_or_all)
{
	event_made();
	cli_has(CLI_CODE(2, "event", "e.drw", "set", "plaec=x")->err, "did you mean place?");
	cli_has(CLI_CODE(2, "event", "e.drw", "set", "qqq=x")->err, "The keys are: name place ");
	cli_has(CLI_CODE(2, "event", "e.drw", "set", "place")->err, "not written as place=Exeter");
	cli_has(CLI_CODE(2, "event", "e.drw", "set")->err, "Set what?");
	cli_has(CLI_CODE(2, "event", "e.drw", "change")->err, "Event cannot change");
	cli_has(CLI_CODE(3, "event", "e.drw", "set", "federation=England")->err,
		"is not written as ENG is");
}
END_TEST

START_TEST(a_change_behind_a_published_draw_wants_a_reason)
{
	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	cli_has(CLI_CODE(1, "event", "e.drw", "set", "lot=black")->err,
		"would have been drawn otherwise");
	CLI_OK("event", "e.drw", "set", "lot=black", "--reason", "read wrongly");
	cli_has(CLI_OK("journal", "e.drw")->out, "Lot: black, not white: read wrongly");
	cli_has(CLI_OK("check", "e.drw")->out, "Round 1: Your draw is the rules' draw.");
	CLI_OK("verify", "e.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("event");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, particulars_and_settings_are_changed_and_printed);
	tcase_add_test(tcase, a_wrong_key_gets_the_near_one_or_all);
	tcase_add_test(tcase, a_change_behind_a_published_draw_wants_a_reason);
	return cli_run_suite("cli event", tcase);
}
