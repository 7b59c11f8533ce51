/*
 * A US section with teams by commands: made, drawn, explained, published, results in, and out and
 * back as a tournament report.
 */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char list[] = "name,rating,team,byes\n"
			   "\"Adams, Alan\",2050,Lions,\n"
			   "\"Brown, Brian\",1990,Tigers,\n"
			   "\"Cairns, Carol\",1900,Lions,\n"
			   "\"Drew, Don\",1820,Bears,\n"
			   "\"Edwards, E\",1750,Lions,3:half\n"
			   "\"Findley, F\",1700,Tigers,\n"
			   "\"Green, G\",1650,Lions,\n"
			   "\"Hood, Harry\",1580,Bears,\n"
			   "\"Innes, Ian\",,Lions,\n";

static void open_section(const char *settings)
{
	cli_write("list.csv", list);
	CLI_OK("new", "us.drw", "--system", "uscf", "--rounds", "4", "--lot", "white", "--set",
		settings);
	CLI_OK("import", "us.drw", "list.csv");
}

static void play(const char *first, const char *second, const char *third, const char *fourth)
{
	CLI_OK("publish", "us.drw");
	CLI_OK("result", "us.drw", "1", first);
	CLI_OK("result", "us.drw", "2", second);
	CLI_OK("result", "us.drw", "3", third);
	CLI_OK("result", "us.drw", "4", fourth);
}

START_TEST(teams_are_kept_apart_and_told_of)
{
	const char *text;

	open_section("teams=1");
	/* five Lions among nine: the bye has to be one of them */
	text = CLI_OK("pair", "us.drw")->out;
	cli_has(text, "  1    1 Adams, Alan                2050  0    -          6 Findley, F");
	cli_has(text, "  5    7 Green, G                   1650  0    bye");
	text = CLI_OK("why", "us.drw")->out;
	cli_has(text, "1 Adams stands opposite 5 Edwards, but they are team-mates (29C2).");
	cli_has(text,
		"7 Green of score group 0 has the bye; 1 who may have it stood before him in the order of the bye (28L2).");
	cli_has(text,
		"8 Hood comes before 7 Green for the bye, but with him 1 pair of team-mates would meet, not 0 (28N).");
	play("1", "0", "1", "=");
	CLI_OK("pair", "us.drw");
	play("1", "1", "1", "1");
	/* four Lions among six with one point: two of them meet those above */
	text = CLI_OK("pair", "us.drw")->out;
	cli_has(text, "  1    3 Cairns, Carol              1900  1    -          2 Brown, Brian");
	text = CLI_OK("why", "us.drw", "1")->out;
	cli_has(text, "2 Brown is the odd player of score group 2 and meets 3 Cairns (29D1).");
	cli_has(text,
		"4 Drew stands before him (80 points between them), but with him 1 pair of "
		"team-mates would meet, not 0 (29D1).");
	cli_has(CLI_OK("verify", "us.drw")->out, "in order");
}
END_TEST

/* The order of the list without its head, by first names. */
static const char *list_of(const char *lot)
{
	remove("lots.drw");
	cli_write("lots.csv",
		"name,rating,title\nAbe,1500,\nBob,1500,GM\nCyd,1500,\nDan,1500,\nEve,,\n"
		"Fay,,\nTop,1600,\n");
	if (lot)
		CLI_OK("new", "lots.drw", "--system", "uscf", "--rounds", "4", "--set", lot);
	else
		CLI_OK("new", "lots.drw", "--system", "uscf", "--rounds", "4");
	CLI_OK("import", "lots.drw", "lots.csv");
	return CLI_OK("players", "lots.drw")->out;
}

static int at(const char *text, const char *name)
{
	const char *found = strstr(text, name);

	ck_assert_msg(found != NULL, "%s is not in\n%s", name, text);
	return (int)(found - text);
}

START_TEST(equal_ratings_stand_by_a_lot_that_is_recorded_28a)
{
	int first = 0;
	char before[4096];

	/*
	 * each number is another order of the equal ones; rating stands above it, titles count
	 * nothing
	 */
	for (int lot = 1; lot <= 64; lot++) {
		char set[32];
		const char *text;

		snprintf(set, sizeof(set), "rank_lot=%d", lot);
		text = list_of(set);
		ck_assert_int_lt(at(text, "Top"), at(text, "Abe"));
		for (const char *const *name =
				(const char *const[]){"Abe", "Bob", "Cyd", "Dan", NULL};
			*name; name++) {
			ck_assert_int_lt(at(text, *name), at(text, "Eve"));
			ck_assert_int_lt(at(text, *name), at(text, "Fay"));
		}
		first += at(text, "Abe") < at(text, "Dan") && at(text, "Abe") < at(text, "Bob");
	}
	ck_assert_int_gt(first, 8);
	ck_assert_int_lt(first, 40);

	/*
	 * the draw of lots is in the settings and in the report, and a newcomer moves nobody past
	 * another
	 */
	snprintf(before, sizeof(before), "%s", list_of(NULL));
	CLI_OK("export", "lots.drw", "-o", "lots.trf");
	cli_has(cli_read("lots.trf"), "system uscf rank_lot=");
	CLI_OK("players", "lots.drw", "add", "Kim", "--grade", "1500");
	for (const char *const *a = (const char *const[]){"Abe", "Bob", "Cyd", "Dan", NULL}; *a;
		a++)
		for (const char *const *b = a + 1; *b; b++)
			ck_assert_int_eq(at(before, *a) < at(before, *b),
				at(CLI_OK("players", "lots.drw")->out, *a) <
					at(CLI_OK("players", "lots.drw")->out, *b));
}
END_TEST

START_TEST(switches_are_told_with_points_and_cure)
{
	const char *text;

	open_section("teams=0");
	CLI_OK("pair", "us.drw");
	play("1", "0", "1", "=");
	text = CLI_OK("pair", "us.drw")->out;
	cli_has(text, "  1    8 Hood, Harry                1580  1    -          1 Adams, Alan");
	text = CLI_OK("why", "us.drw", "1")->out;
	cli_has(text,
		"1 Adams meets 8 Hood; the natural pairing has him against 3 Cairns and 8 Hood "
		"against 2 Brown: a transposition of 60 points, it cures a colour not equalised "
		"(29E5c).");
	text = CLI_OK("why", "us.drw", "--not", "1", "3")->out;
	cli_has(text, "met, 3 Cairns would have his colours left unequal (27A4, 29E5b)");
	cli_says(3,
		cli_run("new", "x.drw", "--system", "uscf", "--rounds", "4", "--set", "teams=4",
			NULL),
		"from 0 to 3");
}
END_TEST

START_TEST(report_keeps_system_and_settings)
{
	char drawn[8192];

	open_section("teams=1");
	CLI_OK("pair", "us.drw");
	play("1", "0", "1", "=");
	CLI_OK("export", "us.drw", "-o", "us.trf");
	cli_has(cli_read("us.trf"), "192 CUSTOM_SWISS");
	cli_has(cli_read("us.trf"), "system uscf teams=1");
	CLI_OK("import", "back.drw", "us.trf");
	snprintf(drawn, sizeof(drawn), "%.8000s", CLI_OK("pair", "us.drw", "--json")->out);
	ck_assert_str_eq(CLI_OK("pair", "back.drw", "--json")->out, drawn);
	cli_has(CLI_OK("pair", "--system", "uscf", "us.trf")->out, "5\n");
}
END_TEST

int main(void)
{
	TCase *us = tcase_create("us");

	tcase_add_test(us, teams_are_kept_apart_and_told_of);
	tcase_add_test(us, equal_ratings_stand_by_a_lot_that_is_recorded_28a);
	tcase_add_test(us, switches_are_told_with_points_and_cure);
	tcase_add_test(us, report_keeps_system_and_settings);
	return cli_run_suite("cli_us", us);
}
