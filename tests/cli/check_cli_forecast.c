/* What is certain of the next round, by commands. */
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/cli_run.h"

/* Round 4 of the guide's event is played but for boards 8 and 9. */
static void leave_open(const char *event, int first_board)
{
	char board[8];

	cli_publish(event);
	for (int i = 0; i < 10; i++) {
		snprintf(board, sizeof(board), "%d", first_board + i);
		if (i != 7 && i != 8)
			CLI_OK("result", event, board, (i + 1) % 3 ? "1" : "=");
	}
}

static const char *two_open(const char *name)
{
	const char *event = guide_event(name, 3);

	leave_open(event, 1);
	return event;
}

START_TEST(certain_boards_are_listed)
{
	const char *event = two_open("list.drawboard");
	const struct cli_result *list = CLI_OK("forecast", event);

	ck_assert_str_eq(list->out,
		"Round 5: 2 of 10 boards certain; board 8 decides 1 to 2 more.\n"
		"\nCertain however the games end:\n"
		"   1  5 Edwards v 4 Drew\n"
		"   -  3 Cairns v 8 Hood\n"
		"\nBeing played, and the boards that are certain after 1-0, ½-½, 0-1:\n"
		"   8  13 Mitchell v 10 Jones: 3, 3, 4 of 10\n"
		"   9  15 Onions v 11 King: 2, 4, 6 of 10\n");
	CLI_OK("result", event, "8", "0");
	cli_has(CLI_OK("forecast", event)->out,
		"Round 5: 4 of 10 boards certain; board 9 decides ");
	CLI_OK("result", event, "9", "0");
	cli_says(1, cli_run("forecast", event, NULL), "Round 5 is not published");
}
END_TEST

START_TEST(programs_get_them_as_json)
{
	const char *event = two_open("json.drawboard");
	const struct cli_result *list = CLI_OK("forecast", event, "--json");

	ck_assert(json_is_valid(list->out));
	cli_has(list->out,
		"\"round\": 5,\n  \"words\": \"2 of 10 boards certain; board 8 decides ");
	cli_has(list->out,
		"{\"board\": null, \"white\": {\"pin\": 3, \"name\": \"Cairns, Carol\"}, \"black\": "
		"{\"pin\": 8, ");
	cli_has(list->out, "\"certain_after\": {\"white\": 2, \"draw\": 4, \"black\": 6}}");
	cli_has(list->out, "\"outcomes\": 9,\n  \"no_draw\": false");
}
END_TEST

/* A board whose number is not certain has it left open. */
START_TEST(slips_are_those_of_the_certain_boards)
{
	const char *event = two_open("slips.drawboard");
	const char *slips = CLI_OK("forecast", event, "--slips")->out;

	cli_has(slips,
		"Board 1                       Round 5 | Board ____                    Round 5");
	cli_has(slips, "White  5  Edwards, E (2080)           | White  3  Cairns, Carol (2170)");
	CLI_OK("forecast", event, "--slips", "-o", "slips.txt");
	cli_has(cli_read("slips.txt"), "Edwards, E (2080)");
	cli_says(2, cli_run("forecast", event, "-o", "x", NULL), "--output goes with --slips");
	ck_assert_int_eq(cli_run("forecast", event, "--slips", "--json", NULL)->code, 2);
}
END_TEST

START_TEST(boards_are_called_as_in_the_hall)
{
	const char *event = guide_event("labels.drawboard", 3);
	const char *list;

	CLI_OK("event", event, "set", "first-board=501");
	CLI_OK("players", event, "edit", "8", "board=510");
	leave_open(event, 501);
	list = CLI_OK("forecast", event)->out;
	cli_has(list, "board 508 decides 1 to 2 more");
	cli_has(list, " 501  5 Edwards v 4 Drew\n 510  3 Cairns v 8 Hood\n");
	cli_has(list, " 508  13 Mitchell v 10 Jones");
}
END_TEST

START_TEST(a_table_is_certain_and_a_season_has_no_forecast)
{
	cli_write("list.csv", "name,grade\nAda,2000\nBob,1990\nCid,1980\nDot,1970\nEve,1960\n");
	CLI_OK("new", "table.drw", "--system", "berger");
	CLI_OK("import", "table.drw", "list.csv");
	cli_publish("table.drw");
	cli_has(CLI_OK("forecast", "table.drw")->out, "Round 2: 3 of 3 boards certain.\n");
	cli_has(CLI_OK("forecast", "table.drw")->out, ": free\n");
	CLI_OK("new", "club.drw", "--system", "gsrp");
	CLI_OK("import", "club.drw", "list.csv");
	cli_says(1, cli_run("forecast", "club.drw", NULL), "A club season has no forecast");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("forecast");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, certain_boards_are_listed);
	tcase_add_test(tcase, programs_get_them_as_json);
	tcase_add_test(tcase, slips_are_those_of_the_certain_boards);
	tcase_add_test(tcase, boards_are_called_as_in_the_hall);
	tcase_add_test(tcase, a_table_is_certain_and_a_season_has_no_forecast);
	return cli_run_suite("cli_forecast", tcase);
}
