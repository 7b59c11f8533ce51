/* The arbiter's round sheet, and the page by which slips and cards are set. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char event[] = "e.drawboard";

/* Seven players: one books a half, one a zero, one is left with the bye. */
static void make(void)
{
	cli_write("p.csv",
		"name,grade\n\"Ash, Ann\",2000\n\"Birch, Bob\",1900\n\"Cedar, Cy\",1800\n\"Dale, Di\",1700\n"
		"\"Elm, Ed\",1600\n\"Fir, Flo\",1500\n\"Gorse, Gil\",1400\n");
	CLI_OK("new", event, "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Town");
	CLI_OK("import", event, "p.csv");
	CLI_OK("players", event, "bye", "Ash", "1:half");
	CLI_OK("players", event, "bye", "Birch", "1:zero");
	cli_publish(event);
}

START_TEST(boards_with_room_to_write_and_who_has_none)
{
	const char *text;

	make();
	text = cli_timeless(CLI_OK("print", event, "round-sheet")->out);
	cli_has(text, "Round 1 of 3, round sheet\n");
	cli_has(text,
		"Bd  No  White       Pts  No  Black               Pts  Result   Clock, remark\n");
	cli_has(text,
		" 1   3  Cedar, Cy     0   6  Fir, Flo              0  [_____]  [___________]\n");
	cli_has(text, "     1  Ash, Ann      0      half-point bye\n");
	cli_has(text, "     2  Birch, Bob    0      absent (no points)\n");
	cli_has(text, "     5  Elm, Ed       0      full-point bye\n");
	CLI_OK("result", event, "1", "+");
	cli_has(CLI_OK("print", event, "round-sheet")->out, "0  1-0 def  [___________]\n");
	CLI_CODE(1, "print", event, "round-sheet", "--round", "2");
}
END_TEST

START_TEST(nobody_hears_boxes_and_no_program_reads_them)
{
	make();
	CLI_OK("print", event, "round-sheet", "-o", "s.csv");
	cli_has(cli_read("s.csv"),
		"Board,White PIN,White,White points,Black PIN,Black,Black points,Result,\"Clock, remark\"");
	ck_assert_ptr_null(strchr(cli_read("s.csv"), '['));
	ck_assert_ptr_null(strchr(cli_type(event, "round-sheet\n"), '['));
	CLI_OK("print", event, "round-sheet", "-o", "s.html");
	cli_has(cli_read("s.html"), "[_____]");
	CLI_CODE(2, "print", event, "round-sheet", "--public");
}
END_TEST

/* How many lines the text has, and pages. */
static int count(const char *text, char end)
{
	int found = 0;

	for (; *text; text++)
		found += *text == end;
	return found;
}

START_TEST(the_page_of_cuts_needs_no_round)
{
	const char *text;

	CLI_OK("new", event, "--system", "caa", "--rounds", "3", "--lot", "white");
	text = CLI_OK("print", event, "slips", "--alignment")->out;
	cli_has(text, "Pile 1 of 8");
	cli_has(text, "It goes below pile 7.");
	cli_has(text, "All corners (+) must be on the paper.");
	/* each place has its four corners, and the page is as long as one of slips */
	ck_assert_int_eq(count(text, '+'), 8 * 4 + 1);
	ck_assert_int_eq(count(text, '\f'), 0);
	ck_assert_int_eq(strncmp(text, "+ ", 2), 0);
	cli_has(CLI_OK("print", event, "place-cards", "--alignment")->out, "Pile 8 of 8");
	cli_has(CLI_OK("print", event, "cards", "--alignment")->out, "Pile 8 of 8");
	CLI_CODE(2, "print", event, "boards", "--alignment");
	CLI_CODE(2, "print", event, "certificates", "--alignment");
}
END_TEST

/* Line by line the marks stand where the cuts of the slips are. */
START_TEST(its_cuts_are_those_of_the_slips)
{
	static char slips[CLI_OUT_SIZE];
	const char *marks, *slip = slips;
	int cuts = 0;

	make();
	strcpy(slips, CLI_OK("print", event, "slips")->out);
	marks = CLI_OK("print", event, "slips", "--alignment")->out;
	ck_assert_int_eq(count(slips, '\n'), count(marks, '\n'));
	for (; *slip; slip = strchr(slip, '\n') + 1, marks = strchr(marks, '\n') + 1) {
		const bool cut = strncmp(slip, "- -", 3) == 0;

		cuts += cut;
		ck_assert_int_eq(cut, strncmp(marks, "- -", 3) == 0);
	}
	ck_assert_int_eq(cuts, 3);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("round sheet");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, boards_with_room_to_write_and_who_has_none);
	tcase_add_test(tcase, nobody_hears_boxes_and_no_program_reads_them);
	tcase_add_test(tcase, the_page_of_cuts_needs_no_round);
	tcase_add_test(tcase, its_cuts_are_those_of_the_slips);
	return cli_run_suite("round sheet", tcase);
}
