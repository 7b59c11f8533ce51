/* Reports of events whose players have ratings of FIDE beside those that rank them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void lacks(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) == NULL, "\"%s\" is in:\n%s", part, text);
}

/* Six players of a national event; FIDE rates them in another order, two of them not at all. */
static void make_event(const char *federation)
{
	cli_write("p.csv",
		"name,rating,fide-rating,fide-id,federation\n"
		"Adams,2000,2105,401,ENG\nBrown,1950,1700,402,ENG\nCole,1900,,,ENG\n"
		"Drew,1850,1990,404,SCO\nEvans,1800,,,ENG\nFox,,1610,406,ENG\n");
	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "3", "--lot", "white", "--name",
		"Open");
	CLI_OK("import", "e.drw", "p.csv");
	CLI_OK("event", "e.drw", "set", federation);
}

/* Imported again it has the same grades, and goes out as the same report. */
static void check_round_trip(const char *event)
{
	char *first = strdup(CLI_OK("export", event)->out);
	char *players = strdup(CLI_OK("players", event)->out);

	cli_write("round.trf", first);
	remove("round.drw");
	CLI_OK("import", "round.drw", "round.trf");
	ck_assert_str_eq(CLI_OK("players", "round.drw")->out, players);
	ck_assert_str_eq(CLI_OK("export", "round.drw")->out, first);
	CLI_OK("verify", "round.drw");
	free(first);
	free(players);
}

START_TEST(record_001_has_the_ratings_of_fide)
{
	const char *text;

	make_event("federation=ENG");
	text = CLI_OK("export", "e.drw")->out;
	cli_has(text, "001    1      Adams                             2105 ENG");
	cli_has(text, "001    3      Cole                                   ENG");
	cli_has(text, "001    6      Fox                               1610 ENG");
	cli_has(text, "\r\n072 4\r\n");
	cli_has(text, "\r\n172 ENG NRO\r\n");
	cli_has(text, "\r\nENG    1      Adams                             2000 ENG");
	cli_has(text, "\r\nENG    4      Drew                              1850 SCO");
	lacks(text, "\r\nENG    6");
	lacks(text, "drawboard: grade");
	check_round_trip("e.drw");
	text = CLI_OK("players", "round.drw", "edit", "1")->out;
	cli_has(text, "2105");
	lacks(text, "national-rating         2000");
	/* an amended grade goes out as the national rating */
	CLI_OK("players", "round.drw", "edit", "1", "grade=2020");
	text = CLI_OK("export", "round.drw")->out;
	cli_has(text, "\r\nENG    1      Adams                             2020 ENG");
	lacks(text, "2000 ENG");
	cli_has(text, "\r\n172 ENG NRO\r\n");
	/* TRF16 has them in comments of ours */
	cli_write("a.trf", CLI_OK("export", "e.drw", "--trf16")->out);
	lacks(cli_read("a.trf"), "\r\n172 ");
	CLI_OK("import", "a.drw", "a.trf");
	cli_has(CLI_OK("export", "a.drw")->out, "\r\n172 ENG NRO\r\n");
}
END_TEST

START_TEST(each_method_gives_the_grades_back)
{
	make_event("federation=ENG");
	/* who has a rating of FIDE is ranked by it, the others by the national one */
	CLI_OK("players", "e.drw", "edit", "adams", "grade=2105");
	CLI_OK("players", "e.drw", "edit", "brown", "grade=1700");
	CLI_OK("players", "e.drw", "edit", "drew", "grade=1990");
	CLI_OK("players", "e.drw", "edit", "fox", "grade=1610");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG FIDON\r\n");
	lacks(CLI_OK("export", "e.drw")->out, "\r\nENG    1");
	check_round_trip("e.drw");
	CLI_OK("players", "e.drw", "edit", "adams", "national-rating=2000");
	CLI_OK("players", "e.drw", "edit", "brown", "national-rating=1950", "grade=1950");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG HBFN\r\n");
	check_round_trip("e.drw");
	CLI_OK("players", "e.drw", "edit", "adams", "grade=2000");
	CLI_OK("players", "e.drw", "edit", "brown", "grade=1700");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG LBFN\r\n");
	check_round_trip("e.drw");
	CLI_OK("players", "e.drw", "edit", "brown", "grade=1950");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG NRO\r\n");
	check_round_trip("e.drw");
	/* none of them: our own comment says it */
	CLI_OK("players", "e.drw", "edit", "brown", "grade=1960");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n172 ENG OTHER\r\n");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n### drawboard: grade 3 1960\r\n");
	check_round_trip("e.drw");
	/* all are those of FIDE */
	CLI_OK("players", "e.drw", "edit", "adams", "grade=2105", "national-rating=");
	CLI_OK("players", "e.drw", "edit", "brown", "grade=1700", "national-rating=");
	CLI_OK("players", "e.drw", "edit", "cole", "fide-rating=1900");
	CLI_OK("players", "e.drw", "edit", "evans", "fide-rating=1800");
	lacks(CLI_OK("export", "e.drw")->out, "\r\n172 ");
	lacks(CLI_OK("export", "e.drw")->out, "\r\nENG ");
	check_round_trip("e.drw");
}
END_TEST

/* Without its federation 172 cannot be written. */
START_TEST(an_event_without_federation_keeps_its_grades)
{
	make_event("place=Exeter");
	lacks(CLI_OK("export", "e.drw")->out, "\r\n172 ");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\nSCO    4 ");
	cli_has(CLI_OK("export", "e.drw")->out, "\r\n### drawboard: grade 6 0\r\n");
	cli_has(CLI_OK("export", "e.drw")->err,
		"2 players with a grade and without a fide-rating: in 001 FIDE finds them unrated, and nothing says that grades rank the players until the event has a federation.");
	check_round_trip("e.drw");
}
END_TEST

/* The rule book of US Chess draws by ratings: the check sees those of the event. */
START_TEST(the_draws_of_our_report_are_found_again)
{
	make_event("federation=ENG");
	CLI_OK("section", "e.drw", "set", "system=uscf");
	for (int round = 1; round <= 3; round++) {
		CLI_OK("pair", "e.drw");
		CLI_OK("publish", "e.drw");
		CLI_OK("result", "e.drw", "1", "1");
		CLI_OK("result", "e.drw", "2", "0");
		CLI_OK("result", "e.drw", "3", "1");
	}
	cli_write("a.trf", CLI_OK("export", "e.drw")->out);
	CLI_OK("check", "a.trf");
	cli_has(CLI_OK("check", "a.trf")->out, "3 rounds");
	check_round_trip("e.drw");
	CLI_OK("check", "round.drw");
}
END_TEST

/* He who came late has the number of his grade, in the lines of national ratings too. */
START_TEST(a_late_entry_has_the_number_of_his_grade)
{
	const char *text;

	make_event("federation=ENG");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "0");
	CLI_OK("result", "e.drw", "3", "=");
	CLI_OK("players", "e.drw", "add", "Grey", "grade=1920", "fide-rating=2300");
	text = CLI_OK("export", "e.drw")->out;
	cli_has(text, "001    3      Grey                              2300 ");
	cli_has(text, "\r\nENG    3      Grey                              1920");
	cli_has(text, "\r\nENG    4      Cole                              1900");
	check_round_trip("e.drw");
	cli_write("a.trf", CLI_OK("export", "e.drw")->out);
	CLI_OK("check", "a.trf");
}
END_TEST

#define HEAD "012 X\n032 ENG\n142 5\n152 W\n192 FIDE_DUTCH\n"
#define TWO \
	"001    1      A                                 2000                             0.0    1\n" \
	"001    2      B                                                                  0.0    2\n"
#define NATIONAL \
	"ENG    1      A                                 1900             E1\n" \
	"ENG    2      B                                 1950             E2\n" \
	"SCO    1      A                                 1700             S1\n"

START_TEST(a_report_of_others_is_ranked_as_it_says)
{
	cli_write("a.trf", HEAD "172 ENG NRO\n" TWO NATIONAL);
	CLI_OK("import", "a.drw", "a.trf");
	cli_has(CLI_OK("players", "a.drw")->out, "1900");
	cli_has(CLI_OK("players", "a.drw")->out, "1950");
	cli_has(CLI_OK("players", "a.drw", "edit", "1")->out, "2000");
	check_round_trip("a.drw");
	cli_has(cli_read("round.trf"), "172 ENG NRO\r\n");
	cli_has(cli_read("round.trf"), "             S1\r\n");
	/* nobody has a rating of FIDE */
	cli_write("b.trf",
		HEAD "172 ENG NRO\n"
		     "001    1      A\nENG    1      A                                 1900\n");
	CLI_OK("import", "b.drw", "b.trf");
	cli_has(CLI_OK("players", "b.drw")->out, "1900");
	check_round_trip("b.drw");
	cli_has(cli_read("round.trf"), "001    1      A                                      ");
}
END_TEST

START_TEST(national_ratings_without_172_are_told)
{
	cli_write("a.trf", HEAD TWO NATIONAL);
	cli_has(CLI_OK("import", "a.drw", "a.trf")->err,
		"Line 8: national ratings without record 172");
	cli_has(CLI_OK("players", "a.drw")->out, "2000");
	cli_write("b.trf", HEAD "172 ENG NRO\n" TWO);
	cli_has(CLI_OK("import", "b.drw", "b.trf")->err,
		"Line 6: record 172 ranks by national ratings, but no line of ENG has any");
	cli_has(CLI_OK("players", "b.drw")->out, "2000");
}
END_TEST

/* A method without a national rating that can be read makes none of those of FIDE. */
START_TEST(a_method_alone_turns_no_ratings)
{
	char text[2048] = "012 Open\n142 3\n152 W\n172 ENG NIDOF\n192 FIDE_DUTCH\n";

	for (int i = 1; i <= 4; i++)
		sprintf(text + strlen(text), "001 %4d      %-33s %4d ENG\n", i, "Player", 2100 - i);
	strcat(text, "ENG    1      Player                            1x50 ENG\n");
	cli_write("in.trf", text);
	CLI_OK("import", "e.drw", "in.trf");
	cli_has(CLI_OK("export", "e.drw")->out,
		"001    1      Player                            2099 ENG");
	lacks(CLI_OK("export", "e.drw")->out, "\r\nENG    2");
	check_round_trip("e.drw");
}
END_TEST

/* The caller names any column as that of the ratings, one that is a particular too. */
START_TEST(the_ratings_may_be_a_particular)
{
	cli_write("p.csv",
		"name,rating,FIDE Rating,national-rating\n"
		"Adams,2000,2105,1990\nBrown,1950,,1940\nCole,,2110,1930\n");
	CLI_OK("new", "f.drw", "--system", "dutch", "--rounds", "3");
	CLI_OK("import", "f.drw", "p.csv", "--rating", "fide-rating");
	cli_has(CLI_OK("players", "f.drw")->out, "2110");
	CLI_OK("new", "n.drw", "--system", "dutch", "--rounds", "3");
	cli_has(CLI_CODE(3, "import", "n.drw", "p.csv", "--rating", "club-rating")->err,
		"found no column \"club-rating\"");
	CLI_OK("import", "n.drw", "p.csv", "--rating", "national-rating");
	cli_has(CLI_OK("players", "n.drw")->out, "1930");
}
END_TEST

/*
 * Who has a rating but none of those that rank is told once, a line a kind: at the import, where he
 * is added or changed, by event and by the check. The schools rank by name: there nobody is.
 */
START_TEST(a_rating_that_ranks_nobody_is_told)
{
	static const char fide[] =
		"3 players have a FIDE rating and no grade, and rank as unrated: ";
	static const char *const books[] = {"dutch", "caa", "uscf", "gsrp", "berger"};

	cli_write("p.csv",
		"name,grade,fide-rating,national-rating\nAdams,2000,2105,1990\n"
		"Brown,,2050,\nCole,,2110,1930\nDrew,,1990,\nEdge,,,1800\nFox,,,\n");
	for (size_t i = 0; i < sizeof(books) / sizeof(books[0]); i++) {
		const bool rounds = strcmp(books[i], "berger") != 0;
		char file[40];

		sprintf(file, "%s.drw", books[i]);
		cli_expect(0,
			cli_run("new", file, "--system", books[i], rounds ? "--rounds" : NULL, "3",
				NULL));
		cli_has(CLI_OK("import", file, "p.csv", "--dry-run")->err, fide);
		cli_has(CLI_OK("import", file, "p.csv")->err,
			"and rank as unrated: Brown; Cole; Drew. Is the rating to be their grade?");
		cli_has(CLI_OK("event", file)->out, fide);
		cli_has(CLI_OK("event", file)->out,
			"1 player has a national rating and no grade, and ranks as unrated: ");
	}
	cli_has(CLI_OK("players", "dutch.drw", "add", "Gray", "fide-rating=1700")->err,
		"1 player has a FIDE rating and no grade, and ranks as unrated: ");
	cli_has(CLI_OK("event", "dutch.drw")->out, " and 1 more. Is the rating to be");
	lacks(CLI_OK("players", "dutch.drw", "edit", "Gray", "grade=1700")->err, "unrated");
	cli_has(CLI_OK("event", "dutch.drw")->out, fide);
	CLI_OK("new", "schools.drw", "--system", "schools", "--rounds", "3");
	lacks(CLI_OK("import", "schools.drw", "p.csv")->err, "unrated");
	lacks(CLI_OK("event", "schools.drw")->out, "unrated");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ratings of FIDE in reports");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, record_001_has_the_ratings_of_fide);
	tcase_add_test(tcase, each_method_gives_the_grades_back);
	tcase_add_test(tcase, an_event_without_federation_keeps_its_grades);
	tcase_add_test(tcase, the_draws_of_our_report_are_found_again);
	tcase_add_test(tcase, a_late_entry_has_the_number_of_his_grade);
	tcase_add_test(tcase, a_report_of_others_is_ranked_as_it_says);
	tcase_add_test(tcase, national_ratings_without_172_are_told);
	tcase_add_test(tcase, a_method_alone_turns_no_ratings);
	tcase_add_test(tcase, the_ratings_may_be_a_particular);
	tcase_add_test(tcase, a_rating_that_ranks_nobody_is_told);
	return cli_run_suite("cli_fide_ratings", tcase);
}
