/* A published round that was drawn by a wrong result, mended by commands. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char *const names[] = {"Adams, A", "Baker, B", "Carr, C", "Dunn, D", "Evans, E",
	"Ford, F", "Gray, G", "Hill, H", "Irwin, I", "Jones, J", "King, K", "Low, L"};

/*
 * Round 1, all won by White: 1-7 8-2 3-9 10-4 5-11, and 12-6, or the bye of 6. Round 2, published:
 * 8-1 10-3 12-5 2-7 4-9 6-11; or with 11 players 6-1 8-3 10-5 2-9 4-11 and the bye of 7.
 */
static void second_round(const char *system, int players)
{
	char list[400] = "name,grade\n";

	for (int i = 0; i < players; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "\"%s\",%d\n", names[i],
			2200 - 20 * i);
	CLI_OK("new", "e.drw", "--system", system, "--rounds", "6", "--lot", "white");
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	for (int board = 1; board <= players / 2; board++) {
		char number[12];

		snprintf(number, sizeof(number), "%d", board);
		CLI_OK("result", "e.drw", number, "1");
	}
	cli_publish("e.drw");
}

/* The commonest mistake: nobody but each other is nearer to the two, and yet there is a mend. */
START_TEST(half_a_point_too_much_is_mended)
{
	static const char *const systems[] = {"caa", "dutch", "uscf"};
	const char *list;

	second_round(systems[_i], 12);
	list = CLI_OK("repair", "e.drw", "--was", "1", "2", "=")->out;
	cli_has(list,
		"   board 1: 8 Hill v 1 Adams -> 2 Baker v 1 Adams\n"
		"   board 4: 2 Baker v 7 Gray -> 7 Gray v 8 Hill\n"
		"   Better by the rules than the published draw: ");
	ck_assert_ptr_null(strstr(list, "Worse by the rules"));
	/* what is on one card too much the other lacks */
	cli_has(list,
		"   card of 8 Hill: drawn on 1, right is ½; board 1 against 1 Adams\n"
		"   card of 2 Baker: drawn on 0, right is ½; board 4 against 7 Gray\n");
	cli_has(list, "drawn with ½ point too much. 2 Baker plays on board 4, drawn with ½ point");
}
END_TEST

/* One of the two boards is enough where that is better, and it is told that the other stays. */
START_TEST(a_board_that_stays_is_told)
{
	const char *list;

	second_round("uscf", 12);
	list = CLI_OK("repair", "e.drw", "--was", "1", "2", "=")->out;
	cli_has(list, "1: 2 boards change. Board 4 stays as it was drawn.");
}
END_TEST

/* Rule 6: the bye goes to the lowest score, and by the right one its holder is not on it. */
START_TEST(a_bye_by_a_wrong_score_is_moved)
{
	const char *list;

	second_round("caa", 11);
	list = CLI_OK("repair", "e.drw", "--was", "1", "1", "=")->out;
	cli_has(list, "   card of 7 Gray: drawn on 0, right is ½; he has the bye\n");
	cli_has(list, "1: 2 boards change. 9 Irwin gets the bye. Board 1 stays as it was drawn.");
	cli_has(list,
		"   board 4: 2 Baker v 9 Irwin -> the bye of 9 Irwin\n"
		"   board 6: the bye of 7 Gray -> 7 Gray v 2 Baker\n"
		"   Better by the rules than the published draw: there the bye would go to "
		"score ½, not 0 (6).");
	ck_assert_ptr_null(strstr(list, "1 Adams, with ½, gets the bye"));
	cli_has(list,
		"1 Adams plays on board 1, drawn with ½ point too much. 7 Gray, with ½, has "
		"the bye, though 0 is lower.");
	list = CLI_OK("repair", "e.drw", "--was", "1", "1", "0")->out;
	cli_has(list, "7 Gray, with 1, has the bye, though 0 is lower.");
}
END_TEST

/* Nothing is offered that is no better, and it is said what was looked for. */
START_TEST(what_is_no_better_is_no_mend)
{
	second_round("caa", 12);
	cli_has(CLI_OK("repair", "e.drw", "--was", "1", "2", "+")->out,
		"Nobody whose score was wrong meets another score in round 2: there is nothing to "
		"mend.");
	cli_has(CLI_OK("repair", "e.drw", "--was", "1", "2", "+", "--json")->out,
		"{\"player\": {\"pin\": 8, \"name\": \"Hill, H\"}, \"drawn_on\": 1.0, \"right\": 1.0, "
		"\"board\": 1, \"against\": {\"pin\": 1, \"name\": \"Adams, A\"}}");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair score");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, half_a_point_too_much_is_mended, 0, 3);
	tcase_add_test(tcase, a_board_that_stays_is_told);
	tcase_add_test(tcase, a_bye_by_a_wrong_score_is_moved);
	tcase_add_test(tcase, what_is_no_better_is_no_mend);
	return cli_run_suite("cli_repair_score", tcase);
}
