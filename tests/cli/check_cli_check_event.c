/* drawboard check EVENT: both draws side by side, and the exit status that tells them apart. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",1700\n"
		"\"Edwards, E\",1600\n\"Findley, F\",1500\n\"Green, G\",1400\n\"Hood, H\",1300\n");
	CLI_OK("import", "e.drw", "list.csv");
}

START_TEST(the_engines_draw_is_exit_0_and_a_worse_one_1)
{
	const struct cli_result *result;

	event_made();
	cli_says(1, cli_run("check", "e.drw", NULL), "no draw yet");
	CLI_OK("pair", "e.drw"); /* 1-5 6-2 3-7 8-4 */
	ck_assert_str_eq(CLI_OK("check", "e.drw")->out, "Round 1: Your draw is the rules' draw.\n");
	CLI_OK("move", "e.drw", "swap", "1", "2");
	result = CLI_CODE(1, "check", "e.drw");
	cli_has(result->out, "Round 1: Your draw is worse than the rules' draw: ");
	cli_has(result->out, "a  1  6 Findley - 1 Adams");
	cli_has(result->out, "a  1  1 Adams - 5 Edwards");
	cli_has(result->out, "\na  worse: ");
	result = CLI_CODE(1, "check", "e.drw", "--json", "--round", "1");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"answer\": \"worse\"");
}
END_TEST

/* What gets better is told apart from what gets worse, and the figures when asked for. */
START_TEST(a_part_gets_worse_and_better)
{
	const struct cli_result *result;

	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "swap", "1", "2"); /* 6-1 2-5: in the wrong colours */
	result = CLI_CODE(1, "check", "e.drw");
	cli_has(result->out,
		"\na  worse: more colours against the rank (25); further from grade order on 0 (12, 23).\n");
	CLI_OK("publish", "e.drw", "--reason", "asked for");
	for (int board = 1; board <= 4; board++)
		CLI_OK("result", "e.drw", (const char *[]){"1", "2", "3", "4"}[board - 1], "1");
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "swap", "6", "3");
	result = CLI_CODE(1, "check", "e.drw");
	cli_has(result->out,
		"\na  worse: more exchanges across the mid-line (12, 24). Better, but later in the rules: nearer to grade order (12).\n");
	ck_assert_ptr_null(strstr(result->out, "In figures: "));
	result = CLI_CODE(1, "check", "e.drw", "--all");
	cli_has(result->out, "\n   In figures: ");
}
END_TEST

START_TEST(a_turned_board_is_a_part_of_its_own)
{
	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "turn", "4");
	cli_has(CLI_CODE(1, "check", "e.drw")->out, "a  4  4 Drew - 8 Hood");
}
END_TEST

START_TEST(a_published_round_is_compared_as_it_was_drawn)
{
	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "swap", "1", "2");
	CLI_OK("publish", "e.drw", "--reason", "asked for");
	for (int board = 1; board <= 4; board++)
		CLI_OK("result", "e.drw",
			board == 1           ? "1"
				: board == 2 ? "2"
				: board == 3 ? "3"
					     : "4",
			"1");
	CLI_OK("pair", "e.drw");
	CLI_OK("check", "e.drw");
	cli_has(CLI_CODE(1, "check", "e.drw", "-r", "1")->out, "Round 1: Your draw is worse");
}
END_TEST

/* The answer stays that of the draw as it was made; beside it stands what would be drawn now. */
START_TEST(data_changed_since_are_told_with_the_board_they_would_change)
{
	const struct cli_result *result;

	event_made();
	CLI_OK("pair", "e.drw"); /* 1-5 6-2 3-7 8-4 */
	CLI_OK("publish", "e.drw");
	for (int board = 1; board <= 4; board++)
		CLI_OK("result", "e.drw", (char[2]){(char)('0' + board)}, "1");
	CLI_OK("pair", "e.drw"); /* 6-1 3-8 of one point, 5-2 4-7 of none */
	CLI_OK("publish", "e.drw");
	ck_assert_str_eq(CLI_OK("check", "e.drw")->out, "Round 2: Your draw is the rules' draw.\n");
	CLI_OK("result", "e.drw", "4", "0", "--round", "1", "--stand");
	result = CLI_OK("check", "e.drw", "--round", "2");
	cli_has(result->out,
		"Round 2: Your draw is the rules' draw.\n"
		"A score was corrected after this draw: it is looked at with the scores that it was made from.\n"
		"By today's data the rules' draw would differ: board 1 would be ");
	result = CLI_OK("check", "e.drw", "--round", "2", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"today\": \"By today's data the rules' draw would differ: board ");
	CLI_OK("result", "e.drw", "4", "1", "--round", "1", "--overwrite");
	ck_assert_str_eq(CLI_OK("check", "e.drw")->out, "Round 2: Your draw is the rules' draw.\n");
	CLI_OK("players", "e.drw", "edit", "8", "--club", "York");
	ck_assert_str_eq(CLI_OK("check", "e.drw")->out,
		"Round 2: Your draw is the rules' draw.\nBy today's data the rules' draw would be the same.\n");
}
END_TEST

START_TEST(the_recorded_reason_stands_beside_check_and_why_not)
{
	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "swap", "1", "2");
	CLI_OK("publish", "e.drw", "--reason", "asked for by both.");
	cli_has(CLI_CODE(1, "check", "e.drw")->out,
		"\nRound 1 was published with the reason \"asked for by both.\".\n");
	cli_has(CLI_OK("why", "e.drw", "1")->out,
		"Round 1 was published with the reason \"asked for by both.\".\n");
	cli_has(CLI_OK("why", "e.drw", "1", "--not", "8")->out,
		"Round 1 was published with the reason \"asked for by both.\".\n");
}
END_TEST

/* The event's own list stays in the engine's draw, and is not called fixed by hand. */
START_TEST(pairs_kept_apart_by_the_event_are_no_fix)
{
	char report[8192];

	event_made();
	CLI_OK("pair", "e.drw"); /* 1-5 6-2 3-7 8-4 */
	CLI_OK("publish", "e.drw");
	for (const char *board = "1234"; *board; board++)
		CLI_OK("result", "e.drw", ((const char[]){*board, '\0'}), "1");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("check", "e.drw")->out, "is the rules' draw.\n");
	cli_has(CLI_OK("pair", "e.drw")->out, "  1    6 Findley, F");
	CLI_OK("export", "e.drw", "-o", "e.trf");
	snprintf(report, sizeof(report), "%s260   2   3    1    6\n", cli_read("e.trf"));
	cli_write("apart.trf", report);
	CLI_OK("import", "apart.drw", "apart.trf");
	CLI_OK("pair", "apart.drw");
	ck_assert_str_eq(
		CLI_OK("check", "apart.drw")->out, "Round 2: Your draw is the rules' draw.\n");
	ck_assert_ptr_null(strstr(CLI_OK("why", "apart.drw", "--all")->out, "by hand"));
	cli_has(CLI_CODE(1, "why", "apart.drw", "--not", "1", "6")->out,
		"Impossible: 1 Adams and 6 Findley are kept apart by the arbiter.\n");
	cli_says(1, cli_run("hand", "apart.drw", "6", "meet", "1", NULL),
		"6 Findley and 1 Adams are kept apart by the arbiter in rounds 2-3: they cannot be fixed to meet.");
	CLI_OK("publish", "apart.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("check");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, the_engines_draw_is_exit_0_and_a_worse_one_1);
	tcase_add_test(tcase, a_part_gets_worse_and_better);
	tcase_add_test(tcase, a_turned_board_is_a_part_of_its_own);
	tcase_add_test(tcase, a_published_round_is_compared_as_it_was_drawn);
	tcase_add_test(tcase, data_changed_since_are_told_with_the_board_they_would_change);
	tcase_add_test(tcase, the_recorded_reason_stands_beside_check_and_why_not);
	tcase_add_test(tcase, pairs_kept_apart_by_the_event_are_no_fix);
	return cli_run_suite("cli_check_event", tcase);
}
