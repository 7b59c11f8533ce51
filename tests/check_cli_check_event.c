/* drawboard check EVENT: both draws side by side, and the exit status that tells them apart. */
#include "support/cli_run.h"

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
	ck_assert_str_eq(CLI_OK("check", "e.drw")->out, "Round 1: Your draw is the engine's.\n");
	CLI_OK("move", "e.drw", "swap", "1", "2");
	result = CLI_CODE(1, "check", "e.drw");
	cli_has(result->out, "Round 1: Your draw is worse than the engine's: ");
	cli_has(result->out, "a  1  6 Findley - 1 Adams");
	cli_has(result->out, "a  1  1 Adams - 5 Edwards");
	cli_has(result->out, "\na  worse: ");
	result = CLI_CODE(1, "check", "e.drw", "--json", "--round", "1");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"answer\": \"worse\"");
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

int main(void)
{
	TCase *tcase = tcase_create("check");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, the_engines_draw_is_exit_0_and_a_worse_one_1);
	tcase_add_test(tcase, a_turned_board_is_a_part_of_its_own);
	tcase_add_test(tcase, a_published_round_is_compared_as_it_was_drawn);
	return cli_run_suite("cli_check_event", tcase);
}
