/* A whole congress by plain lines alone: made, drawn, repaired, prizes given, reports written. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char list[] = "name,grade,club\n"
			   "\"Adams, Alan\",2200,BD\n\"Brown, Brian\",2180,PA\n"
			   "\"Cairns, Carol\",2170,HX\n\"Drew, Don\",2165,GL\n"
			   "\"Edwards, Eva\",2080,PA\n\"Findley, Fiona\",2075,BD\n"
			   "\"Green, Gus\",2010,KM\n\"Hood, Harry\",2005,HK\n"
			   "\"Innes, Ian\",1999,FR\n\"Jones, Jack\",1980,TR\n"
			   "\"King, Ken\",1954,MA\n\"Low, Len\",1940,GL\n";

/* How many lines begin with this. */
static int count_lines(const char *text, const char *begin)
{
	const size_t length = strlen(begin);
	int count = strncmp(text, begin, length) == 0;

	while ((text = strchr(text, '\n')) != NULL)
		count += strncmp(++text, begin, length) == 0;
	return count;
}

/* Nothing for the eye: no escapes, no rows of blanks, no line that begins with one. */
static void check_plain(const char *text)
{
	ck_assert_ptr_null(strchr(text, '\033'));
	ck_assert_ptr_null(strchr(text, '\t'));
	ck_assert_msg(!strstr(text, "  "), "blanks in:\n%s", text);
	ck_assert_msg(!strstr(text, "\n "), "a blank at the beginning of a line in:\n%s", text);
	ck_assert_msg(!strstr(text, "\n\n"), "an empty line in:\n%s", text);
	ck_assert_ptr_null(strstr(text, "─"));
	ck_assert_ptr_null(strstr(text, "EVENT"));
}

static void first_round(void)
{
	const char *text = cli_type("c.drawboard",
		"yes\nMy Congress\nnonsense\ndutch\nmany\n5\n"
		"import list.csv\npair\nboard 1\nwhy 1\nmore\npublish\n"
		"1 1\n2 0\ncairns =\n4 +\nresult 5 1\n6 x\n6 =\n");

	check_plain(text);
	cli_has(text,
		"There is no event c.drawboard. Make it? Yes or no, or like and the file of an older event; Enter is no.\n");
	cli_has(text, "How many rounds? Enter is 5.\nHow many rounds? Enter is 5.\n");
	cli_has(text, "My Congress, round 1 of 5, not drawn. 0 players.\n");
	cli_has(text, "12 players imported.\nNext: pair.\n");
	cli_has(text, "\nBoard 1: ");
	cli_has(text, ", White, against ");
	cli_has(text, "Next: publish.\n");
	cli_has(text, "Round 1 published.\n");
	cli_has(text, " beats ");
	cli_has(text, "5 to come: 2 3 4 5 6.\n");
	cli_has(text, " draws with ");
	cli_has(text, " wins by default against ");
	cli_has(text, "Round 1 is complete: 6 points. Next: pair.\n");
}

/* Drawn, moved by hand, put back, repaired, played. */
static void second_round(void)
{
	const char *text = cli_type("c.drawboard",
		"pair\nmove 1 12\nno\nmove 1 12\n\nundo\npublish\nrepair --absent 3\n1\nno show\n"
		"1 1\n2 =\n3 0\n4 1\n5 1\n6 1\nstandings\ncard adams\n");

	check_plain(text);
	cli_has(text, "Keep it? Enter is yes; no puts the card back.\nThe card is put back.\n");
	cli_has(text, "Undone: 1 Adams and 12 Low change seats");
	cli_has(text, "Which of them? A number; Enter alone leaves it all.\n");
	cli_has(text, "Round 2 is complete: ");
	cli_has(text, "Rank 1, ");
	cli_has(text, "Colour White, ");
}

static void next_round(int round)
{
	char begin[40];
	const char *text = cli_type(
		"c.drawboard", "pair\npublish\n\"\"\n1 =\n2 1\n3 0\n4 1\n5 =\n6 1\n6 1\nwhere\n");

	check_plain(text);
	ck_assert_int_eq(count_lines(text, "Board 5: "), 2);
	snprintf(begin, sizeof(begin), "Round %d is complete: ", round);
	ck_assert_int_ge(count_lines(text, begin), 1);
}

START_TEST(a_congress_of_five_rounds_by_lines_alone)
{
	const char *text;

	cli_write("list.csv", list);
	first_round();
	second_round();
	for (int round = 3; round <= 5; round++)
		next_round(round);
	text = cli_type("c.drawboard",
		"prizes set rules=shared\nprizes add 100 place=1\nprizes\nstandings --explain BH --player 1\n"
		"print crosstable -o cross.csv\nexport -o out.trf\nprint boards -o boards.html\n"
		"verify\ncheck\naudit\nquit\nthis is not read\n");
	cli_has(text, "The file, the journal and the event are in order.\n");
	cli_has(cli_read("out.trf"), "Adams, Alan");
	cli_has(cli_read("cross.csv"), "Adams, Alan");
	ck_assert_ptr_null(strstr(text, "this is not read"));
	CLI_OK("verify", "c.drawboard");
}
END_TEST

/* Next year's: made like an older one, with its players. */
START_TEST(an_event_is_made_like_an_older_one)
{
	const char *text;

	cli_write("few.csv", "name,grade\nAdams,2200\nBrown,2180\n");
	CLI_OK("new", "older.drawboard", "--system", "dutch", "--rounds", "3");
	CLI_OK("import", "older.drawboard", "few.csv");
	text = cli_type("next.drawboard", "like older.drawboard\nyes\n");
	check_plain(text);
	cli_has(text, "With its players? Yes or no; Enter is no.\n");
	cli_has(text, "next, round 1 of 3, not drawn. 2 players.\n");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("congress");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_congress_of_five_rounds_by_lines_alone);
	tcase_add_test(tcase, an_event_is_made_like_an_older_one);
	return cli_run_suite("plain_congress", tcase);
}
