/* What of the next draw is certain, asked for while results are typed. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

#define KEY_FORECAST "\x0b"
#define CERTAIN "Round 5: 2 of 10 boards certain; board 8 decides 1 to 2 more  Ctrl-K list"

/* Round 4 of the guide's event; results of its first boards are in. */
static struct pty *open_results(int in)
{
	const char *event = guide_event("forecast.drawboard", 3);
	struct pty *pty;
	char board[8];

	CLI_OK("pair", event);
	CLI_OK("publish", event);
	for (int i = 1; i <= in; i++) {
		snprintf(board, sizeof(board), "%d", i);
		CLI_OK("result", event, board, i % 3 ? "1" : "=");
	}
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "r results");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	return pty;
}

START_TEST(the_count_stands_below_the_games)
{
	struct pty *pty = open_results(7);

	pty_send(pty, "10 1\r");
	pty_expect(pty, "─ Ctrl-K what of the next draw is certain ─");
	pty_send(pty, KEY_FORECAST);
	pty_expect(pty, CERTAIN);
	pty_send(pty, KEY_FORECAST);
	pty_expect(pty, "    -  3 Cairns v 8 Hood");
	pty_golden(pty, "forecast-80x24");
	pty_escape(pty);
	pty_expect_gone(pty, "Cairns v 8 Hood");
	/* a result that comes in is looked at at once, and the window too */
	pty_send(pty, "8 0\r");
	pty_expect(pty, "Round 5: 4 of 10 boards certain; board 9 decides");
	pty_send(pty, KEY_FORECAST);
	pty_expect(pty, "w slips");
	CLI_OK("result", guide_path("forecast.drawboard"), "8", "1", "--overwrite");
	pty_expect(pty, "Round 5: 3 of 10 boards certain; board 9 decides");
	pty_escape(pty);
	/* with the last one there is nothing to foresee */
	pty_send(pty, "9 0\r");
	pty_expect(pty, "Round 4 is complete");
	ck_assert(!pty_shows(pty, "boards certain"));
	pty_escape(pty);
	pty_expect(pty, "Round 5 of 5 · laid out");
	pty_free(pty);
}
END_TEST

START_TEST(slips_of_the_certain_boards_are_written)
{
	struct pty *pty = open_results(8);

	pty_send(pty, "10 1\r");
	pty_send(pty, KEY_FORECAST);
	pty_expect(pty, "boards certain; ");
	pty_send(pty, KEY_FORECAST);
	pty_expect(pty, "w slips");
	pty_send(pty, "w");
	pty_expect(pty, "Slips of certain boards of round 5: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "forecast-5-slips.txt");
	pty_enter(pty);
	pty_expect(pty, "Written: ");
	cli_has(cli_read(guide_path("forecast-5-slips.txt")), "Round 5");
	pty_free(pty);
}
END_TEST

START_TEST(no_key_waits)
{
	struct pty *pty = open_results(1);

	ck_assert(!pty_shows(pty, "Ctrl-K"));
	pty_send(pty, KEY_FORECAST);
	pty_expect(pty, "Round 4 has 9 open games: a forecast is made when they are 8 or fewer.");
	pty_send(pty, "2 1\r");
	pty_expect(pty, "Ctrl-K what of the next draw is certain");
	/* results typed while it works */
	pty_send(pty, KEY_FORECAST "3 =\r4 1\r5 1\r6 =\r7 1\r10 1\r");
	pty_expect(pty, "8 in, 2 to come: 8 9");
	pty_expect(pty, CERTAIN);
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_free(pty);
}
END_TEST

/* Draws by the Schools' rules take their time: this one would be at work for seconds. */
START_TEST(esc_ends_it)
{
	static const char *const words[] = {"--system", "schools", "--rounds", "7", NULL};
	char list[4096] = "name,grade\n", row[32];
	const char *event;
	struct pty *pty;

	for (int i = 1; i <= 60; i++) {
		snprintf(row, sizeof(row), "\"P%02d, A\",%d\n", i, 2300 - 11 * i);
		strcat(list, row);
	}
	event = listed_event("schools.drawboard", list, words);
	CLI_OK("pair", event);
	CLI_OK("publish", event);
	for (int i = 9; i <= 30; i++) {
		snprintf(row, sizeof(row), "%d", i);
		CLI_OK("result", event, row, "=");
	}
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "r results");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, KEY_FORECAST);
	pty_expect(pty, " of 6561 outcomes  Esc ends it");
	pty_escape(pty);
	pty_expect(pty, "The forecast is ended.");
	pty_expect(pty, "Ctrl-K what of the next draw is certain");
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("forecast");

	tcase_add_test(tcase, the_count_stands_below_the_games);
	tcase_add_test(tcase, slips_of_the_certain_boards_are_written);
	tcase_add_test(tcase, no_key_waits);
	tcase_add_test(tcase, esc_ends_it);
	return board_run("tui_forecast", tcase);
}
