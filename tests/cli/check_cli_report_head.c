/*
 * The lines of a report about the tournament as a whole: out, back in, and out again as the same.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

#define PLAYERS \
	"001    1      A                                 2000                             0.0    1\n" \
	"001    2      B                                 1900                             0.0    2\n"

static void lacks(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) == NULL, "\"%s\" is in:\n%s", part, text);
}

/* Imported and exported again it is the same text. */
static void check_round_trip(const char *event)
{
	char *first = strdup(CLI_OK("export", event)->out);

	cli_write("round.trf", first);
	remove("round.drw");
	CLI_OK("import", "round.drw", "round.trf");
	ck_assert_str_eq(CLI_OK("export", "round.drw")->out, first);
	free(first);
}

static void make_event(void)
{
	cli_write("p.csv",
		"name,rating,fide-id,title,sex,born,federation\n"
		"\"Müller, Ann\",2000,1234567,WFM,f,1990-05-06,ENG\n\"B\",1900,,,,,\n");
	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "3", "--lot", "white", "--name",
		"Open");
	CLI_OK("import", "e.drw", "p.csv");
	CLI_OK("event", "e.drw", "set", "place=Exeter", "federation=ENG", "first-day=2026-03-07",
		"last-day=2026-03-08", "type=Swiss", "chief-arbiter=A Arb", "deputies=B; C",
		"time-control=40/90,SD/30;+30", "round-1=2026-03-07", "round-3=2026-03-08",
		"tie-breaks=BH,SB");
}

START_TEST(all_that_is_known_of_the_tournament_goes_out_and_back)
{
	const char *text;

	make_event();
	text = CLI_OK("export", "e.drw")->out;
	cli_has(text, "122 40/90,SD/30;+30\r\n");
	cli_has(text, "222 40/5400+30:1800+30\r\n");
	cli_has(text, "26/03/07            26/03/08\r\n");
	check_round_trip("e.drw");
	text = CLI_OK("event", "round.drw")->out;
	cli_has(text, "deputies                B; C");
	cli_has(text, "time-control            40/90,SD/30;+30");
	cli_has(text, "round-3                 2026-03-08");
	text = CLI_OK("export", "e.drw", "--trf16")->out;
	cli_has(text, "### drawboard: record 222 40/5400+30:1800+30\r\n");
	lacks(text, "\n222 ");
}
END_TEST

/* The report is written all the same. */
START_TEST(what_fide_wants_to_know_is_listed)
{
	const struct cli_result *result;

	make_event();
	result = CLI_OK("export", "e.drw", "-o", "e.trf");
	ck_assert_str_eq(result->err,
		"drawboard: e.drw: A report to FIDE lacks: day of 1 round (round-1 ...), FIDE ID of 1 player; "
		"\"drawboard event e.drw set KEY=VALUE\" and \"players e.drw edit NAME KEY=VALUE\" enter it.\n");
	cli_has(cli_read("e.trf"), "001    1 ");
	CLI_OK("event", "e.drw", "set", "place=", "round-2=2026-03-07",
		"time-control=", "section-time-control=G/60");
	CLI_OK("players", "e.drw", "edit", "2", "fide-id=1234568");
	cli_has(CLI_OK("export", "e.drw", "--trf16")->err, "A report to FIDE lacks: place; \"");
	CLI_OK("event", "e.drw", "set", "place=Exeter");
	ck_assert_str_eq(CLI_OK("export", "e.drw")->err, "");
	/* one of them has a rating of FIDE: the other is none of FIDE's */
	CLI_OK("players", "e.drw", "edit", "1", "fide-rating=1990");
	cli_has(CLI_OK("export", "e.drw")->err,
		"1 player with a grade and without a fide-rating: in 001 FIDE finds him unrated");
}
END_TEST

START_TEST(the_code_follows_the_words_of_the_time_control)
{
	make_event();
	/* a delay has no code */
	CLI_OK("event", "e.drw", "set", "time-control=G/60;d5");
	lacks(CLI_OK("export", "e.drw")->out, "222 ");
	check_round_trip("e.drw");
	CLI_OK("event", "round.drw", "set", "time-control=10 minutes + 5 seconds");
	cli_has(CLI_OK("export", "round.drw")->out, "222 600+5\r\n");
	/* a section has its own */
	CLI_OK("event", "e.drw", "set", "section-time-control=G/15");
	cli_has(CLI_OK("export", "e.drw")->out, "122 G/15\r\n");
	cli_has(CLI_OK("export", "e.drw")->out, "222 900\r\n");
}
END_TEST

START_TEST(a_report_goes_out_with_the_codes_that_it_came_with)
{
	/* words alone */
	cli_write("a.trf", "012 X\n122 90'+30\"\n142 5\n152 W\n192 FIDE_DUTCH\n" PLAYERS);
	CLI_OK("import", "a.drw", "a.trf");
	lacks(CLI_OK("export", "a.drw")->out, "222 ");
	CLI_OK("event", "a.drw", "set", "time-control=G/90;+30");
	cli_has(CLI_OK("export", "a.drw")->out, "222 5400+30\r\n");
	/* the code alone */
	cli_write("b.trf", "012 X\n142 5\n152 W\n192 FIDE_DUTCH\n222 40/6000+30:900+30\n" PLAYERS);
	CLI_OK("import", "b.drw", "b.trf");
	cli_has(CLI_OK("event", "b.drw")->out, "time-control            40/100,SD/15;+30");
	cli_has(CLI_OK("export", "b.drw")->out, "222 40/6000+30:900+30\r\n");
	lacks(CLI_OK("export", "b.drw")->out, "122 ");
	/* one that is none here */
	cli_write(
		"c.trf", "012 X\n122 long\n142 5\n152 W\n192 FIDE_DUTCH\n222 W300-B240\n" PLAYERS);
	CLI_OK("import", "c.drw", "c.trf");
	cli_has(CLI_OK("export", "c.drw")->out, "222 W300-B240\r\n");
	cli_has(CLI_OK("export", "c.drw")->out, "122 long\r\n");
	CLI_OK("event", "c.drw", "set", "time-control=slow");
	lacks(CLI_OK("export", "c.drw")->out, "222 ");
	CLI_OK("verify", "c.drw");
}
END_TEST

START_TEST(national_ratings_stand_in_lines_of_their_own)
{
	const char *text;

	make_event();
	CLI_OK("players", "e.drw", "edit", "1", "national-rating=1987", "national-id=123456A",
		"rating-kind=K");
	CLI_OK("players", "e.drw", "edit", "2", "national-id=PNUM7");
	text = CLI_OK("export", "e.drw")->out;
	cli_has(text,
		"\r\nENG    1 wK   Müller, Ann                       1987 ENG     123456A 1990/05/06\r\n");
	cli_has(text,
		"\r\nENG    2      B                                                PNUM7\r\n");
	ck_assert(strstr(text, "\r\nENG ") > strstr(text, "\r\n001    2"));
	cli_has(text, "\r\n172 ENG FIDE\r\n");
	ck_assert(strstr(text, "\r\n172 ") < strstr(text, "\r\n001    1"));
	check_round_trip("e.drw");
	text = CLI_OK("players", "round.drw", "edit", "1")->out;
	cli_has(text, "1987");
	/* what is known by now goes out */
	CLI_OK("players", "round.drw", "edit", "1", "national-rating=2001");
	text = CLI_OK("export", "round.drw")->out;
	cli_has(text, " 2001 ENG     123456A");
	lacks(text, " 1987 ENG");
	lacks(CLI_OK("export", "e.drw", "--trf16")->out, "\r\nENG ");
	lacks(CLI_OK("export", "e.drw", "--trf16")->out, "\n172 ");
	/* record 172: by which of his ratings everybody is ranked */
	CLI_OK("players", "e.drw", "edit", "1", "national-rating=2000");
	CLI_OK("players", "e.drw", "edit", "2", "national-rating=1900");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG NRO\r\n");
	check_round_trip("e.drw");
	CLI_OK("players", "e.drw", "edit", "1", "national-rating=1950", "fide-rating=2000");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG FIDON\r\n");
	CLI_OK("players", "e.drw", "edit", "2", "fide-rating=1850");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG HBFN\r\n");
	CLI_OK("players", "e.drw", "edit", "2", "fide-rating=1700", "national-rating=1800");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG OTHER\r\n");
	CLI_OK("verify", "round.drw");
}
END_TEST

/* A report may have lines of two federations for a player: they go out as they came. */
START_TEST(lines_of_two_federations_are_kept)
{
	cli_write("a.trf",
		"012 X\n142 5\n152 W\n192 FIDE_DUTCH\n" PLAYERS
		"ENG    1      A                                 1900             E1\n"
		"SCO    1      A                                 1950             S1\n");
	CLI_OK("import", "a.drw", "a.trf");
	check_round_trip("a.drw");
	cli_has(cli_read("round.trf"), "             E1\r\nSCO    1      A  ");
	CLI_OK("players", "a.drw", "edit", "2", "name=Bee");
	cli_has(CLI_OK("export", "a.drw")->out, "             E1\r\nSCO    1      A  ");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("head of a report");

	tcase_add_test(tcase, all_that_is_known_of_the_tournament_goes_out_and_back);
	tcase_add_test(tcase, what_fide_wants_to_know_is_listed);
	tcase_add_test(tcase, the_code_follows_the_words_of_the_time_control);
	tcase_add_test(tcase, a_report_goes_out_with_the_codes_that_it_came_with);
	tcase_add_test(tcase, national_ratings_stand_in_lines_of_their_own);
	tcase_add_test(tcase, lines_of_two_federations_are_kept);
	return cli_run_suite("cli_report_head", tcase);
}
