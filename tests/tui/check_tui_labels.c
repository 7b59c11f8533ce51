/*
 * Boards are called by their labels on every screen: an event whose first board is 501 never shows
 * a board 1, and a slip is typed by what is written on it.
 */
#include "config.h"

#include <check.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

enum { ROWS = 30, COLUMNS = 100, FIRST = 501, MOST = 600 };

static struct pty *pty;

/* Edwards has board 510. */
static void start(void)
{
	const char *event = guide_event("labels.drawboard", 3);

	CLI_OK("event", event, "set", "first-board=501");
	CLI_OK("players", event, "edit", "5", "board=510");
	pty = board_start(event, ROWS, COLUMNS);
	board_propose(pty);
}

static void teardown(void)
{
	pty_free(pty);
}

/* No "board 5" below the first label; "board 12" of the help is none of this event. */
static void screen_speaks_of_labels(void)
{
	for (int row = 0; row < ROWS; row++) {
		const char *text = pty_row(pty, row);

		for (const char *at = text; (at = strstr(at, "oard")) != NULL; at++) {
			const char *digits = at + strlen("oard");

			digits += *digits == 's';
			digits += strspn(digits, " ");
			if (isdigit((unsigned char)*digits))
				ck_assert_msg(
					atoi(digits) >= FIRST && atoi(digits) <= MOST, "%s", text);
		}
	}
}

START_TEST(the_draw_board_speaks_of_labels)
{
	pty_expect(pty, "│501");
	pty_expect(pty, "│510");
	screen_speaks_of_labels();
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "why board 502: ");
	screen_speaks_of_labels();
	pty_send(pty, "?");
	pty_expect(pty, "Why board 502: ");
	pty_escape(pty);
	pty_send(pty, "x");
	pty_expect(pty, "Board 502, ");
	screen_speaks_of_labels();
	pty_send(pty, "x");
	pty_expect(pty, "is free again");
	pty_send(pty, "t");
	pty_expect(pty, "Colours of board 502 turned");
	screen_speaks_of_labels();
	pty_send(pty, "c");
	pty_expect(pty, "502");
	screen_speaks_of_labels();
	pty_escape(pty);
	pty_send(pty, "n3\r");
	pty_expect(pty, "Why not");
	screen_speaks_of_labels();
	pty_escape(pty);
}
END_TEST

START_TEST(a_card_in_the_air_speaks_of_labels)
{
	board_drag(pty, "2 Brown", "18 Reilly");
	pty_expect(pty, "(board 50");
	screen_speaks_of_labels();
}
END_TEST

START_TEST(the_draw_board_names_the_fixed_board)
{
	pty_find(pty, "510", &(int){0}, &(int){0});
	pty_expect_beside(pty, "│510", "5 Edwards");
}
END_TEST

/* The field asks for the reason, as the command wants one. */
START_TEST(a_fixed_board_is_changed_for_a_reason_in_a_round)
{
	board_publish(pty);
	pty_expect(pty, "published");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "m");
	pty_expect(pty, "What is known of");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "▸ Lot");
	for (int up = 0; up < 20 && !pty_shows(pty, "▸ Fixed board"); up++) {
		pty_key(pty, VTERM_KEY_UP);
		while (pty_pump(pty, 20))
			;
	}
	pty_expect(pty, "▸ Fixed board");
	pty_send(pty, "\r530\r");
	pty_expect(pty, "Round 4 is published and has games to come");
	pty_expect(pty, "(rounds 1, 2, 3, 4)");
	pty_escape(pty);
	pty_expect_gone(pty, "games to come");
	ck_assert(!pty_shows(pty, "530"));
	pty_send(pty, "\r530\r");
	pty_expect(pty, "Reason:");
	pty_send(pty, "the ramp\r");
	pty_expect(pty, "Fixed board is now 530.");
}
END_TEST

START_TEST(results_are_typed_by_label)
{
	board_publish(pty);
	pty_send(pty, "r");
	pty_expect(pty, "to come: 510 502");
	screen_speaks_of_labels();
	pty_send(pty, "510 1");
	pty_expect(pty, "5 Edwards");
	pty_enter(pty);
	pty_expect(pty, "Board 510: 1-0. F8 takes it back.");
	pty_send(pty, "510 0\r");
	pty_expect(pty, "Round 4, board 510: 5 Edwards 1-0");
	pty_send(pty, "n\r");
	pty_send(pty, "510 1\r");
	pty_expect(pty, "Board 510 was 1-0 already.");
	pty_send(pty, "2 1\r");
	pty_expect(pty, "There is no board 2");
	pty_send(pty, "505 7");
	pty_expect(pty, "Board 505: \"7\" is none of 1, 0, =");
	pty_escape(pty);
	pty_send(pty, "505");
	pty_expect(pty, "Enter goes to board 505");
	pty_enter(pty);
	pty_expect(pty, "Board 505: ");
	screen_speaks_of_labels();
	pty_send(pty, "adams =\r");
	pty_expect(pty, "Board 502: ½-½.");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Undone: Round 4, board 502: ");
	screen_speaks_of_labels();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("labels");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_add_checked_fixture(tcase, start, teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, the_draw_board_speaks_of_labels);
	tcase_add_test(tcase, a_card_in_the_air_speaks_of_labels);
	tcase_add_test(tcase, the_draw_board_names_the_fixed_board);
	tcase_add_test(tcase, a_fixed_board_is_changed_for_a_reason_in_a_round);
	tcase_add_test(tcase, results_are_typed_by_label);
	return board_run("tui_labels", tcase);
}
