/*
 * A report has no numbers of boards: read back, the boards of each round stand where they stood,
 * also where they stand by more than the points.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

enum { PLAYERS = 12, BOARDS = PLAYERS / 2, EVENTS = 3 };

static void play_round(int number, int round)
{
	char board[12];

	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	for (int i = 1; i <= BOARDS; i++) {
		snprintf(board, sizeof(board), "%d", i);
		CLI_OK("result", "e.drw", board,
			(i * (number + 2) + round * round) % 3 == 0 ? "1" : "0");
	}
}

/* The report alone, without what our own remarks could tell, brings the same lists of boards. */
static void goes_out_and_comes_back(int rounds, const char *system)
{
	char round[12], *text = strdup(CLI_OK("export", "e.drw")->out), *remark;

	while ((remark = strstr(text, "### drawboard")) != NULL) {
		const char *next = strchr(remark, '\n') + 1;

		memmove(remark, next, strlen(next) + 1);
	}
	cli_write("b.trf", text);
	free(text);
	remove("f.drw");
	CLI_OK("import", "f.drw", "b.trf", "--system", system);
	for (int r = 1; r <= rounds; r++) {
		snprintf(round, sizeof(round), "%d", r);
		CLI_OK("print", "e.drw", "boards", "--round", round, "-o", "e.csv");
		CLI_OK("print", "f.drw", "boards", "--round", round, "-o", "f.csv");
		text = strdup(cli_read("e.csv"));
		ck_assert_str_eq(cli_read("f.csv"), text);
		free(text);
	}
}

START_TEST(accelerated_boards_stand_by_the_virtual_points)
{
	char text[4000] = "142 5\n152 W\n192 FIDE_DUTCH_BAKU\n";

	for (int i = 1; i <= PLAYERS; i++)
		snprintf(text + strlen(text), sizeof(text) - strlen(text),
			"001 %4d      P%02d%35d%32s %4d\n", i, i, 2200 - 50 * i, "0.0", i);
	cli_write("a.trf", text);
	for (int number = 0; number < EVENTS; number++) {
		remove("e.drw");
		CLI_OK("import", "e.drw", "a.trf");
		for (int r = 1; r <= 3; r++)
			play_round(number, r);
		goes_out_and_comes_back(3, "dutch");
	}
}
END_TEST

START_TEST(club_evenings_stand_by_the_gsrp)
{
	char text[400] = "name,grade\n";

	for (int i = 1; i <= PLAYERS; i++)
		snprintf(text + strlen(text), sizeof(text) - strlen(text), "M%02d,%d\n", i,
			2000 - 37 * i);
	cli_write("a.csv", text);
	for (int number = 0; number < EVENTS; number++) {
		remove("e.drw");
		CLI_OK("new", "e.drw", "--system", "gsrp", "--name", "Club");
		CLI_OK("import", "e.drw", "a.csv");
		for (int r = 1; r <= 3; r++) {
			CLI_OK("attend", "e.drw", "M01", "M02", "M03", "M04", "M05", "M06", "M07",
				"M08", "M09", "M10", "M11", "M12");
			play_round(number, r);
		}
		goes_out_and_comes_back(3, "gsrp");
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("boards of reports");

	tcase_add_test(tcase, accelerated_boards_stand_by_the_virtual_points);
	tcase_add_test(tcase, club_evenings_stand_by_the_gsrp);
	return cli_run_suite("cli boards of reports", tcase);
}
