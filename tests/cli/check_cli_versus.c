/*
 * Two draws of the same cards by command: the guide's own variations of its sets C and D with the
 * figures that it prints, and what is refused.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/cli_run.h"

#define SET_C DATA_DIR "/practice/set-C.trf"
#define SET_D DATA_DIR "/practice/set-D.trf"

/*
 * "Let us consider the six cards and the possible pairings": 1 v 5, 2 v 6, 3 v 4 and 1 v 6, 2 v 5,
 * 3 v 4 of the cards 1, 3, 4, 7, 8 and 10. Variation 4 and 4, squared 6 and 8.
 */
START_TEST(the_guides_table_of_two_variations)
{
	const struct cli_result *result;

	cli_write("one.txt", "1 8\n3 10\n4 7\n");
	cli_write("two.txt", "1 10\n3 8\n4 7\n");
	result = CLI_OK("compare", SET_D, "--draw", "one.txt", "--draw", "two.txt");
	cli_has(result->out, "A seats 4 cards nowhere.\nB seats 4 cards nowhere.\n");
	cli_has(result->out, "A is better: squared displacement, score ½: 6 against 8 (12, 23).\n");
	cli_has(result->out,
		"12, 23      displacement, score ½             4           4\n"
		"12, 23      squared displacement, score ½     6           8           A decides\n");
	cli_has(result->out,
		"Score ½     A                     off  B                     off\n"
		"            1 Pin 1 - 8 Pin 8       1  1 Pin 1 - 10 Pin 10     2\n"
		"            3 Pin 3 - 10 Pin 10     1  3 Pin 3 - 8 Pin 8       0\n"
		"            1 the same              2  1 the same              2\n"
		"Total                               4                          4\n"
		"Squares                             6                          8\n");
}
END_TEST

/*
 * The whole draws of the ten cards: the same is better by the same. The rules have the better one.
 */
START_TEST(whole_draws_give_the_same_answer)
{
	const struct cli_result *result;

	cli_write("one.txt", "5\n9 2\n6 5\n1 8\n3 10\n4 7\n");
	cli_write("two.txt", "# the other one\n9-2\n6-5\n\n1-10\n3-8\n4-7\n");
	result = CLI_OK("compare", SET_D, "--draw", "two.txt", "--draw", "one.txt");
	cli_has(result->out,
		"B is better: squared displacement, score ½: 32 against 40 (12, 23).\n");
	ck_assert_ptr_null(strstr(result->out, "nowhere"));
	result = CLI_OK("compare", SET_D, "--draw", "one.txt", "--draw", "rules");
	cli_has(result->out, "A and B are the same.\n");
	/* one alone: against the draw on the board, or the rules' draw */
	result = CLI_OK("compare", SET_D, "--draw", "two.txt");
	cli_has(result->out, "A: two.txt\nB: rules\nB is better: squared displacement");
}
END_TEST

/*
 * "Pin 7 ... can either swap with Pin 6 or Pin 8. The rating difference between Pins 6 & 7 is less
 * than between Pins 7 & 8": equal displacement and squares, then the grades.
 */
START_TEST(grades_decide_between_equal_places)
{
	const struct cli_result *result;

	cli_write("one.txt", "6 1\n8 2\n3 7\n9 4\n10 5\n");
	cli_write("two.txt", "1 7\n6 2\n3 8\n9 4\n10 5\n");
	result = CLI_OK("compare", SET_C, "--draw", "one.txt", "--draw", "two.txt");
	cli_has(result->out, "B is better: rating displacement, score 2: ");
	cli_has(result->out, "15, 17      transfers                         2           2\n");
	cli_has(result->out, "12, 23      displacement, score 2             2           2\n");
	cli_has(result->out, "12, 23      squared displacement, score 2     2           2\n");
	cli_has(result->out, "B decides\n");
}
END_TEST

START_TEST(the_draw_of_an_event)
{
	const char *event = guide_event("versus.drawboard", 3);
	const struct cli_result *result;

	cli_says(1, cli_run("compare", event, "--draw", "board", NULL), "has no draw yet");
	CLI_OK("pair", event);
	result = CLI_OK("compare", event, "--draw", "rules");
	cli_has(result->out, "A: rules\nB: board\nA and B are the same.\n");
	CLI_OK("move", event, "swap", "6", "20");
	result = CLI_OK("compare", event, "--draw", "board", "--draw", "rules", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"better\": \"b\"");
	cli_has(result->out, "\"rule\": \"");
	cli_has(result->out, "\"off\": null");
}
END_TEST

/* A rule broken is named; a rule book without halves measures no places. */
START_TEST(broken_rules_and_other_books)
{
	const struct cli_result *result;

	cli_write("one.txt", "1 7\n3 8\n");
	result = CLI_OK("compare", SET_D, "--draw", "one.txt", "--draw", "rules");
	cli_has(result->out, "A breaks a rule: ");
	cli_has(result->out, "have met (1).\n");
	result = CLI_OK(
		"compare", SET_D, "--draw", "one.txt", "--draw", "rules", "--system", "dutch");
	cli_has(result->out, "FIDE (Dutch)");
	ck_assert_ptr_null(strstr(result->out, "off"));
}
END_TEST

static const struct {
	const char *text, *message;
} wrong[] = {
	{"1 2\n3\n", "Line 2: found 3, expected White and Black, such as 12 7."},
	{"1 2 3\n", "Line 1: found 1 2 3, expected White and Black, such as 12 7."},
	{"1 99\n", "Line 1: found player 99, expected one of this event."},
	{"1 2\n3 1\n", "Line 2: found player 1 again, expected each at one board."},
	{"1 11\n", "Line 1: found player 11, expected one who takes part in this round."},
	{"x 2\n", "Line 1: found x, expected a player's number."},
	{"3\n1 2\n", "Line 3: found 1 board, expected the 3 of the first line."},
	{"\n# nothing\n", "found no board, expected White and Black, such as 12 7."},
	{"", "Line 1: found no board, expected White and Black, such as 12 7."},
};

START_TEST(what_is_no_draw_is_refused)
{
	cli_write("w.txt", wrong[_i].text);
	cli_says(3, cli_run("compare", SET_D, "--draw", "w.txt", NULL), wrong[_i].message);
}
END_TEST

START_TEST(wrong_calls_are_refused)
{
	cli_write("one.txt", "1 8\n");
	cli_says(4, cli_run("compare", SET_D, "--draw", "none.txt", NULL), "none.txt");
	cli_says(2,
		cli_run("compare", SET_D, "--draw", "one.txt", "--draw", "one.txt", "--draw",
			"one.txt", NULL),
		"once or twice");
	cli_says(2, cli_run("compare", SET_D, "--draw", "one.txt", "--systems", "caa", NULL),
		"exclude each other");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("versus");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, the_guides_table_of_two_variations);
	tcase_add_test(tcase, whole_draws_give_the_same_answer);
	tcase_add_test(tcase, grades_decide_between_equal_places);
	tcase_add_test(tcase, the_draw_of_an_event);
	tcase_add_test(tcase, broken_rules_and_other_books);
	tcase_add_loop_test(
		tcase, what_is_no_draw_is_refused, 0, (int)(sizeof(wrong) / sizeof(wrong[0])));
	tcase_add_test(tcase, wrong_calls_are_refused);
	return cli_run_suite("cli versus", tcase);
}
