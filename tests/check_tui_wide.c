/* Lists and board in wide windows: whole names, clubs and opponents where there is room for them. */
#include "config.h"

#include <check.h>

#include "support/board_screen.h"
#include "support/guide_event.h"

#define READY "F1 help"

/* Opponents with colour and result, whole clubs; byes and defaults by their own words. */
START_TEST(wide_standings_have_opponents)
{
	static const char list[] = "name,grade,club,byes\n"
				   "\"Christopoulos-Papadimitriou, Konstantinos\",2100,"
				   "Hammersmith and Fulham,\n"
				   "\"Low, Len\",2000,Oxford University,\n"
				   "\"Adams, Alan\",1900,Bath,1:0.5\n"
				   "\"Brown, Brian\",1800,Celtic Cross,\n"
				   "\"Cairns, Carol\",1700,,\n"
				   "\"Drew, Don\",1600,Guildford,\n";
	static const char *const words[] = {
		"--system", "caa", "--rounds", "9", "--lot", "white", NULL};
	struct pty *pty =
		pty_start(listed_event("opponents.drawboard", list, words), 50, 160, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r1 1\r2 +\r");
	pty_expect(pty, "Round 1 is complete");
	pty_escape(pty);
	pty_send(pty, "s");
	pty_expect(pty, "Hammersmith and Fulham  ");
	pty_expect_beside(pty, "Christopoulos-Papadimitriou, Konstantinos", "w5+");
	pty_expect_beside(pty, "Adams, Alan", " half");
	pty_expect_beside(pty, "Drew, Don", "d2+");
	pty_golden(pty, "standings-160x50");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("wide");

	tcase_add_test(tcase, wide_standings_have_opponents);
	return board_run("tui wide", tcase);
}
