/* Results that were wrong, found when a round drawn with them was repaired. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Seventeen players, board 1 of round 1 a draw, White wins the others; round 2 is published. */
static void second_round(const char *system)
{
	char list[600] = "name,grade\n", board[4];

	remove("e.drw");
	CLI_OK("new", "e.drw", "--system", system, "--rounds", "5", "--lot", "white");
	for (int i = 1; i <= 17; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "\"P%02d, A\",%d\n", i,
			2200 - i * 40);
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	for (int i = 1; i <= 8; i++) {
		snprintf(board, sizeof(board), "%d", i);
		CLI_OK("result", "e.drw", board, i == 1 ? "=" : "1");
	}
	cli_publish("e.drw");
	CLI_OK("players", "e.drw", "add", "Very, Late", "--grade", "2000");
}

/* How a round goes wrong: what repair is told of it. */
struct wrong {
	const char *option, *one, *two;
};

static void repair(const struct wrong *wrong)
{
	const struct cli_result *list = wrong->two
		? CLI_OK("repair", "e.drw", wrong->option, wrong->one, wrong->two)
		: CLI_OK("repair", "e.drw", wrong->option, wrong->one);
	char code[9];

	snprintf(code, sizeof(code), "%.8s", strstr(list->out, "\nList ") + 6);
	if (wrong->two)
		CLI_OK("repair", "e.drw", wrong->option, wrong->one, wrong->two, "--take", "1",
			"--list", code, "--reason", "seen");
	else
		CLI_OK("repair", "e.drw", wrong->option, wrong->one, "--take", "1", "--list", code,
			"--reason", "seen");
}

/* The right result of board 1 of round 1 brings the winner to the others with a point. */
START_TEST(boards_that_a_repair_left_alone_are_listed)
{
	static const char *const systems[] = {"dutch", "caa", "uscf"};
	static const struct wrong wrongs[] = {{"--late", "Very", NULL}, {"--absent", "5", NULL},
		{"--swapped", "3", "4"}, {"--colours", "2", NULL}};
	const char *system = systems[_i / 4];
	const struct cli_result *asked;

	second_round(system);
	repair(&wrongs[_i % 4]);
	asked = CLI_CODE(1, "result", "e.drw", "1", "1", "--round", "1", "--overwrite");
	cli_has(asked->err, "later draws were made with it. Nothing was done");
	cli_has(asked->out, "Round 2 would be drawn otherwise");
	cli_has(asked->out, strcmp(system, "caa") ? " -> 10 P10 v 1 P01\n" : " -> 9 P09 v 1 P01\n");
	cli_has(asked->out, "   --stand        the draw stands");
	CLI_OK("result", "e.drw", "1", "1", "--round", "1", "--stand");
	/* what was done to it since is told beside the draw as it was published */
	asked = CLI_OK("check", "e.drw", "--round", "2");
	cli_has(asked->out, "Changed since it was published: Board ");
	cli_has(asked->out, "By today's data");
	cli_has(asked->out, "the rules' draw would differ: board ");
	/* and back: it was drawn with that */
	CLI_OK("result", "e.drw", "1", "=", "--round", "1", "--overwrite");
}
END_TEST

/* What the rules would not have is held, and that is said. */
START_TEST(a_board_of_a_repair_is_held)
{
	static const struct wrong late = {"--late", "Very", NULL};
	const struct cli_result *asked;

	second_round("dutch");
	repair(&late);
	asked = CLI_CODE(1, "result", "e.drw", "1", "1", "--round", "1", "--overwrite");
	cli_has(asked->out,
		"Round 2 would be drawn otherwise, with board 9 held as it was repaired (published, then by the rules now):\n"
		"   board 3: 16 P16 v 7 P07 -> 10 P10 v 1 P01\n"
		"   board 4: 17 P17 v 10 P10 -> 17 P17 v 7 P07\n"
		"   board 5: 2 P02 v 1 P01 -> 2 P02 v 16 P16\n"
		"   board 6: 9 P09 v 4 P04 -> 4 P04 v 9 P09\nWhat is");
	asked = CLI_CODE(1, "result", "e.drw", "1", "1", "--round", "1", "--json");
	cli_has(asked->out, "\"round\": 2, \"held\": \"board 9 held as it was repaired\",");
	CLI_OK("result", "e.drw", "1", "1", "--round", "1", "--stand");
	cli_has(CLI_OK("check", "e.drw", "--round", "2")->out,
		"By today's data, with board 9 held as it was repaired, the rules' draw would differ: board 3 would be 10 P10 v 1 P01, not 16 P16 v 7 P07; 3 more boards would change, too.\n");
}
END_TEST

/* Two changes of one round are both held. */
START_TEST(boards_of_several_repairs_are_held)
{
	static const struct wrong late = {"--late", "Very", NULL},
				  turned = {"--colours", "2", NULL};

	second_round("dutch");
	repair(&late);
	repair(&turned);
	cli_has(CLI_CODE(1, "result", "e.drw", "1", "1", "--round", "1", "--overwrite")->out,
		"drawn otherwise, with boards 2 and 9 held as they were repaired (published");
}
END_TEST

/* A setting that would have altered the draw wants a reason, repaired or not. */
START_TEST(a_setting_that_alters_a_repaired_draw_wants_a_reason)
{
	static const struct wrong turned = {"--colours", "2", NULL};

	second_round("dutch");
	repair(&turned);
	CLI_CODE(1, "section", "e.drw", "set", "points=W=3");
	CLI_OK("section", "e.drw", "set", "points=W=3", "--reason", "as announced");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("corrected_repaired");

	tcase_add_loop_test(tcase, boards_that_a_repair_left_alone_are_listed, 0, 12);
	tcase_add_test(tcase, a_board_of_a_repair_is_held);
	tcase_add_test(tcase, boards_of_several_repairs_are_held);
	tcase_add_test(tcase, a_setting_that_alters_a_repaired_draw_wants_a_reason);
	return cli_run_suite("cli_corrected_repaired", tcase);
}
