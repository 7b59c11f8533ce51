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
	cli_publish("e.drw");
	cli_has(CLI_CODE(1, "event", "e.drw", "set", "lot=black")->err,
		"would have been drawn otherwise");
	CLI_OK("event", "e.drw", "set", "lot=black", "--reason", "read wrongly");
	cli_has(CLI_OK("journal", "e.drw")->out, "Lot: black, not white: read wrongly");
	cli_has(CLI_OK("check", "e.drw")->out, "Round 1: Your draw is the rules' draw.");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(a_player_has_fields_by_their_keys)
{
	const char *told;

	event_made();
	told = CLI_OK("players", "e.drw", "edit", "2", "born=29.5.2009", "ecf-code=123456a",
		"grade=1950", "paid=25", "notes=needs a ramp")
		       ->out;
	cli_has(told, "1950");
	cli_has(told, "born              2009-05-29");
	cli_has(told, "ecf-code          123456A");
	cli_has(told, "paid              25.00");
	told = CLI_OK("players", "e.drw", "edit", "2", "--json")->out;
	ck_assert(json_is_valid(told));
	cli_has(told, "\"notes\": \"needs a ramp\"");
	CLI_OK("players", "e.drw", "add", "Evans, E", "--grade", "2100", "school=Elmwood", "sex=f");
	/* the fields follow their player, who has another number now */
	told = CLI_OK("players", "e.drw", "edit", "Brown")->out;
	cli_has(told, "   3 ");
	cli_has(told, "needs a ramp");
	cli_has(CLI_OK("players", "e.drw", "edit", "Evans")->out, "school            Elmwood");
	CLI_OK("players", "e.drw", "edit", "Brown", "notes=");
	cli_has(CLI_CODE(2, "players", "e.drw", "edit", "3", "shool=x")->err,
		"did you mean school?");
	cli_has(CLI_CODE(2, "players", "e.drw", "edit", "3", "qqqq=x")->err, "The keys are: name");
	cli_has(CLI_CODE(3, "players", "e.drw", "edit", "3", "born=soon")->err,
		"is not a year or a day of birth");
	CLI_OK("verify", "e.drw");
}
END_TEST

static const char report[] =
	"012 Club Open\r\n"
	"022 Exeter\r\n"
	"032 ENG\r\n"
	"042 2026/03/07\r\n"
	"052 2026/03/08\r\n"
	"102 Alder, Ann\r\n"
	"112 Birch, Bob\r\n"
	"112 Cedar, Cy\r\n"
	"122 90'+30\"\r\n"
	"132                                                                                        26/03/07  26/03/08\r\n"
	"062 2\r\n072 2\r\n142 5\r\n152 W\r\n192 CUSTOM_SWISS\r\n"
	"001    1      Adams, A                          2000                             1.0    1     2 w 1\r\n"
	"001    2      Brown, B                          1900                             0.0    2     1 b 0\r\n";

/* The lines of a report about the event become what is known of it, and go out as they came. */
START_TEST(a_report_gives_and_takes_particulars)
{
	char head[800];
	const char *told;

	cli_write("in.trf", report);
	CLI_OK("import", "e.drw", "in.trf", "--system", "caa");
	told = CLI_OK("event", "e.drw")->out;
	cli_has(told, "place                   Exeter");
	cli_has(told, "deputies                Birch, Bob; Cedar, Cy");
	cli_has(told, "round-2                 2026-03-08");
	snprintf(head, sizeof(head), "%.*s", (int)(strstr(report, "062") - report), report);
	CLI_OK("export", "e.drw", "-o", "out.trf");
	ck_assert_int_eq(strncmp(cli_read("out.trf"), head, strlen(head)), 0);
	CLI_OK("event", "e.drw", "set", "place=Torquay", "deputies=", "round-2=9.3.2026 10:00");
	CLI_OK("export", "e.drw", "-o", "out.trf");
	told = cli_read("out.trf");
	cli_has(told, "022 Torquay\r\n");
	cli_has(told, "26/03/07  26/03/09\r\n");
	ck_assert_ptr_null(strstr(told, "112 "));
}
END_TEST

/* A date in another form goes out as it came, until it is changed. */
START_TEST(a_line_in_another_form_is_kept_until_it_is_changed)
{
	const char *told;

	cli_write("in.trf",
		"012 Club Open\r\n042 7.3.2026\r\n032 England\r\n022 Exeter\r\n062 2\r\n142 5\r\n"
		"001    1      Adams, A                          2000                             1.0    1     2 w 1\r\n"
		"001    2      Brown, B                          1900                             0.0    2     1 b 0\r\n");
	CLI_OK("import", "e.drw", "in.trf", "--system", "caa");
	told = CLI_OK("event", "e.drw")->out;
	cli_has(told, "first-day               2026-03-07");
	CLI_OK("export", "e.drw", "-o", "out.trf");
	cli_has(cli_read("out.trf"), "042 7.3.2026\r\n032 England\r\n022 Exeter\r\n");
	CLI_OK("event", "e.drw", "set", "first-day=2026-03-06", "federation=ENG");
	CLI_OK("export", "e.drw", "-o", "out.trf");
	told = cli_read("out.trf");
	cli_has(told, "032 ENG\r\n042 2026/03/06\r\n022 Exeter\r\n");
	ck_assert_ptr_null(strstr(told, "England"));
}
END_TEST

/* A line of days has more than the section's rounds need: one day changed leaves the others. */
START_TEST(another_day_leaves_those_of_the_other_rounds)
{
	char days[600];
	const char *told;

	snprintf(days, sizeof(days),
		"012 Club Open\r\n022 Exeter\r\n132%88s26/03/07  26/03/08  26/03/14  26/03/15\r\n062 2\r\n142 2\r\n"
		"001    1      Adams, A                          2000                             1.0    1     2 w 1\r\n"
		"001    2      Brown, B                          1900                             0.0    2     1 b 0\r\n",
		"");
	cli_write("in.trf", days);
	CLI_OK("import", "e.drw", "in.trf", "--system", "caa");
	CLI_OK("rounds", "e.drw", "4");
	CLI_OK("event", "e.drw", "set", "round-3=2026-04-01", "round-1=2026-03-06");
	told = CLI_OK("event", "e.drw")->out;
	cli_has(told, "round-1                 2026-03-06");
	cli_has(told, "round-2                 2026-03-08");
	cli_has(told, "round-3                 2026-04-01");
	cli_has(told, "round-4                 2026-03-15");
}
END_TEST

/* Another number of rounds moves the settings in the list. */
START_TEST(what_was_set_is_printed_and_no_other_key)
{
	event_made();
	ck_assert_str_eq(CLI_OK("event", "e.drw", "set", "rounds=5", "clubs=2")->out,
		"rounds                  5\nclubs                   2\n");
	cli_says(3, CLI_CODE(3, "event", "e.drw", "set", "bye=0.5", "Bye=1"), "bye is given twice");
	cli_publish("e.drw");
	cli_says(1, CLI_CODE(1, "event", "e.drw", "set", "tie-breaks=SB"),
		"goes into the journal. (--reason TEXT)");
	cli_says(1, CLI_CODE(1, "section", "e.drw", "set", "tie-breaks=SB"),
		"goes into the journal. (--reason TEXT)");
	CLI_OK("section", "e.drw", "set", "tie-breaks=SB", "--reason", "as announced");
	cli_has(CLI_OK("event", "e.drw")->out, "tie-breaks              SB\n");
}
END_TEST

/* Ratings that nobody has, or not everybody, and entries that are not made. */
START_TEST(a_tie_break_that_parts_nobody_is_said)
{
	CLI_OK("new", "t.drw", "--system", "caa", "--rounds", "3");
	/* the players are still to come */
	ck_assert_str_eq(CLI_OK("event", "t.drw", "set", "tie-breaks=ARO")->err, "");
	CLI_OK("players", "t.drw", "add", "Adams");
	CLI_OK("players", "t.drw", "add", "Brown");
	CLI_OK("players", "t.drw", "add", "Cairns");
	CLI_OK("players", "t.drw", "add", "Drew");
	ck_assert_str_eq(CLI_OK("event", "t.drw", "set", "tie-breaks=SOS,ARO/U1400")->err,
		"drawboard: t.drw: ARO/U1400 parts nobody: no player has a rating.\n");
	CLI_OK("players", "t.drw", "edit", "1", "--grade", "1800");
	cli_has(CLI_OK("section", "t.drw", "set", "tie-breaks=SOS,ARO/C1")->err,
		"ARO/C1 is left out of the standings: 3 of 4 players have no rating (C.07 10). ARO/C1/U1400 counts them as 1400.\n");
	cli_has(CLI_OK("event", "t.drw")->out, "Look: ARO/C1 is left out of the standings: ");
	ck_assert_str_eq(CLI_OK("event", "t.drw", "set", "tie-breaks=SOS,ARO/U1400")->err, "");
	cli_has(CLI_OK("event", "t.drw", "set", "tie-breaks=SOS,LOT")->err,
		"Nobody has a lot yet: section EVENT lots draws them.\n");
	cli_has(CLI_OK("event", "t.drw", "set", "tie-breaks=HAND")->err,
		"Nobody has a place by hand yet: players EVENT edit PLAYER hand=1 enters one.\n");
	CLI_OK("players", "t.drw", "edit", "1", "hand=1", "--reason", "by lot");
	ck_assert_str_eq(CLI_OK("event", "t.drw", "set", "tie-breaks=HAND", "clubs=2")->err, "");
}
END_TEST

/* A federation that FIDE does not have is taken, and said wherever it is entered and looked at. */
START_TEST(an_unknown_federation_is_said)
{
	const struct cli_result *result;

	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "3", "--lot", "white");
	cli_has(CLI_OK("event", "e.drw", "set", "federation=GBR")->err,
		"drawboard: e.drw: GBR is none of the federations known here; is it ENG, SCO or WLS?\n");
	cli_write("three.csv",
		"name,rating,federation\n\"Adams, A\",2000,DEU\n\"Brown, B\",1990,DEU\n"
		"\"Cole, C\",1980,ENG\n");
	result = CLI_OK("import", "e.drw", "three.csv");
	cli_has(result->err, "Line 2: DEU is none of the federations known here; is it GER?\n");
	ck_assert_ptr_null(strstr(result->err, "Line 3"));
	cli_has(CLI_OK("players", "e.drw", "edit", "3", "federation=EGN")->err,
		"EGN is none of the federations known here; is it EGY or ENG?\n");
	ck_assert_str_eq(CLI_OK("players", "e.drw", "edit", "3", "club=Bath")->err, "");
	cli_has(CLI_OK("event", "e.drw")->out,
		"Look: Federation of the event: GBR is none of the federations known here");
	cli_has(CLI_OK("event", "e.drw")->out,
		"Look: Federation of 2 Brown: DEU is none of the federations known here; is it GER?");
}
END_TEST

/* What is accepted, as an office may know it, and had better be looked at. */
START_TEST(what_looks_odd_is_said_when_it_is_set)
{
	cli_write("p.csv", "name,grade\nAdams,2100\nBrown,2050\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "1");
	CLI_OK("import", "e.drw", "p.csv");
	cli_has(CLI_OK("event", "e.drw", "set", "time-control=abc")->err,
		"No rate of play follows from the time control \"abc\": one such as G/90;+30");
	cli_has(CLI_OK("event", "e.drw", "set", "section-time-control=abc")->err,
		"No rate of play follows from the time control \"abc\"");
	ck_assert_str_eq(CLI_OK("event", "e.drw", "set", "time-control=G/90;+30")->err, "");
	cli_has(CLI_OK("event", "e.drw", "set", "type=foo")->err,
		"\"foo\" is no type of a report to FIDE");
	ck_assert_str_eq(CLI_OK("event", "e.drw", "set", "type=Individual: Swiss-System")->err, "");
	cli_has(CLI_OK("players", "e.drw", "edit", "2", "title=XM")->err,
		"XM is no title that is known here: GM, WGM, IM, WIM, FM, WFM, CM, WCM or NM is expected.");
	cli_has(CLI_OK("players", "e.drw")->out, "XM");
	ck_assert_str_eq(CLI_OK("players", "e.drw", "edit", "2", "title=wgm")->err, "");
}
END_TEST

START_TEST(laying_out_nothing_is_no_action)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "1");
	cli_says(1, cli_run("unpair", "e.drw", NULL),
		"No card of round 1 is on a board that is not pinned: there is nothing to lay out.");
	ck_assert(!strstr(CLI_OK("journal", "e.drw")->out, "laid out"));
}
END_TEST

START_TEST(a_folder_that_takes_no_file_is_there)
{
	cli_says(4, cli_run("new", "/proc/foo.drawboard", "--system", "caa", "--rounds", "3", NULL),
		"cannot be made here. Take another folder.");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("event");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, particulars_and_settings_are_changed_and_printed);
	tcase_add_test(tcase, a_wrong_key_gets_the_near_one_or_all);
	tcase_add_test(tcase, a_change_behind_a_published_draw_wants_a_reason);
	tcase_add_test(tcase, a_player_has_fields_by_their_keys);
	tcase_add_test(tcase, a_report_gives_and_takes_particulars);
	tcase_add_test(tcase, a_line_in_another_form_is_kept_until_it_is_changed);
	tcase_add_test(tcase, another_day_leaves_those_of_the_other_rounds);
	tcase_add_test(tcase, what_was_set_is_printed_and_no_other_key);
	tcase_add_test(tcase, a_tie_break_that_parts_nobody_is_said);
	tcase_add_test(tcase, what_looks_odd_is_said_when_it_is_set);
	tcase_add_test(tcase, laying_out_nothing_is_no_action);
	tcase_add_test(tcase, a_folder_that_takes_no_file_is_there);
	tcase_add_test(tcase, an_unknown_federation_is_said);
	return cli_run_suite("cli event", tcase);
}
