/*
 * Lists and board in wide windows: whole names, clubs and opponents where there is room for them.
 */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

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

static unsigned ink_of(struct pty *pty, const char *line, const char *text, int offset)
{
	int row, col, at;
	VTermScreenCell cell;

	pty_expect_beside(pty, line, text);
	pty_find(pty, line, &row, &col);
	pty_find(pty, text, &at, &col);
	cell = pty_cell(pty, row, col + offset);
	return VTERM_COLOR_IS_INDEXED(&cell.fg) ? cell.fg.indexed.idx : 0;
}

/* Whole clubs, colours in the inks of the cards, and who is late, gone or has a bye. */
START_TEST(wide_players_have_clubs_colours_and_marks)
{
	struct pty *pty = pty_start(guide_event("marks.drawboard", 3), 50, 160, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_expect(pty, "Pts  Colours  Notes");
	pty_send(pty, "aLate, Len\r1900\r\r\r\r\r1 2\r");
	pty_expect(pty, "Added: 21 Late, Len");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸   1");
	pty_send(pty, "wy");
	pty_expect(pty, "1 Adams is withdrawn from round 4 on.");
	pty_expect_beside(pty, "Late, Len", "bye 1:½ 2:½ 3:0");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸   2");
	ck_assert_uint_ne(
		ink_of(pty, "Adams, Alan", "WBW", 0), ink_of(pty, "Adams, Alan", "WBW", 1));
	ck_assert_uint_ne(ink_of(pty, "Adams, Alan", "gone from", 0), 0);
	ck_assert_uint_ne(ink_of(pty, "Late, Len", "bye 1:½", 0), 0);
	pty_golden(pty, "players-160x50");
	pty_free(pty);
}
END_TEST

/* Both names are whole; a row that is open, one that came lately and one long in look different. */
START_TEST(wide_results_have_whole_names)
{
	static const char list[] = "name,grade\n"
				   "\"Christopoulos-Papadimitriou, Konstantinos Alexandros\",2100\n"
				   "\"Featherstonehaugh-Cholmondeley, Marmaduke Algernon\",2000\n"
				   "\"Adams, Alan\",1900\n\"Brown, Brian\",1800\n";
	static const char *const words[] = {
		"--system", "caa", "--rounds", "3", "--lot", "white", NULL};
	const char *path = listed_event("names.drawboard", list, words);
	struct pty *pty = pty_start(path, 50, 160, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r1 1\r");
	pty_expect(pty, "Board 1: 1-0.");
	pty_expect(pty, "Christopoulos-Papadimitriou, Konstantinos Alexandros  1-0 ");
	pty_expect(pty, "2 Featherstonehaugh-Cholmondeley, Marmaduke Algernon");
	pty_expect(pty, "  1•   1 Christ");
	pty_expect(pty, "▸  2    4 Brown");
	pty_golden(pty, "results-160x50");
	pty_free(pty);
	/* of another sitting */
	pty = pty_start(path, 50, 160, NULL);
	pty_expect(pty, READY);
	pty_send(pty, "r");
	pty_expect(pty, "  1    1 Christ");
	pty_send(pty, "1 x\ry\r");
	pty_expect(pty, "2 to come: 1 2 ");
	pty_expect(pty, "  1    1 Christ");
	pty_free(pty);
}
END_TEST

START_TEST(a_wide_board_has_whole_names)
{
	struct pty *pty = pty_start(guide_event("board.drawboard", 3), 60, 200, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "eFeatherstonehaugh-Cholmondeley, Marma\x13");
	pty_expect(pty, "Saved: ");
	pty_escape(pty);
	pty_expect_gone(pty, "Players: 20");
	pty_expect(pty, "Featherstonehaugh-Cholmondeley, Marma  ");
	board_propose(pty);
	pty_expect(pty, "Featherstonehaugh-Cholmondeley, Marma  ");
	pty_free(pty);
}
END_TEST

/* The lists of a club evening: attendance, games outside the competition, table of the season. */
START_TEST(wide_lists_of_a_season_have_whole_names)
{
	static const char name[] = "Christopoulos-Papadimitriou, Konstantinos";
	static const char list[] = "name,grade,club\n"
				   "\"Christopoulos-Papadimitriou, Konstantinos\",2100,"
				   "Hammersmith and Fulham\n"
				   "\"Adams, Alan\",1900,Bath\n";
	static const char *const words[] = {"--system", "gsrp", "--set", "games=2", NULL};
	struct pty *pty = pty_start(listed_event("evening.drawboard", list, words), 50, 160, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "a");
	pty_expect(pty, "Name>");
	pty_expect_beside(pty, name, "2100");
	pty_escape(pty);
	pty_expect_gone(pty, "Name>");
	pty_send(pty, "s");
	pty_expect(pty, "The season");
	pty_expect_beside(pty, name, "Hammersmith and Fulham");
	pty_send(pty, "o");
	pty_expect(pty, "White>");
	pty_send(pty, "ch\rad\r1\r");
	pty_expect(pty, "1 game outside the competition");
	pty_expect_beside(pty, name, "not rated");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("wide");

	tcase_add_test(tcase, wide_standings_have_opponents);
	tcase_add_test(tcase, wide_results_have_whole_names);
	tcase_add_test(tcase, a_wide_board_has_whole_names);
	tcase_add_test(tcase, wide_lists_of_a_season_have_whole_names);
	tcase_add_test(tcase, wide_players_have_clubs_colours_and_marks);
	return board_run("tui wide", tcase);
}
