/*
 * Whole screens as text files, and the views: results, players, standings, cards, reasons, help,
 * printing.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

static struct pty *open_event(int played, int rows, int cols, const char *const *words)
{
	struct pty *pty = pty_start(guide_event("screen.drawboard", played), rows, cols, words);

	pty_expect(pty, READY);
	return pty;
}

static void golden_at(int rows, int cols, const char *size, const char *const *words)
{
	struct pty *pty = open_event(3, rows, cols, words);
	char name[80];

	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, "2\r");
	pty_expect(pty, "2 Brown: due White");
	snprintf(name, sizeof(name), "laid-out-%s", size);
	pty_golden(pty, name);
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	snprintf(name, sizeof(name), "paired-%s", size);
	pty_golden(pty, name);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	pty_send(pty, "\t\t");
	pty_expect(pty, "5 Edwards and 1 Adams");
	snprintf(name, sizeof(name), "carrying-%s", size);
	pty_golden(pty, name);
	pty_free(pty);
}

START_TEST(screens_at_80x24)
{
	golden_at(24, 80, "80x24", NULL);
}
END_TEST

START_TEST(screens_at_160x50)
{
	golden_at(50, 160, "160x50", NULL);
}
END_TEST

START_TEST(the_first_round_at_80x24)
{
	struct pty *pty = open_event(0, 24, 80, NULL);

	pty_golden(pty, "first-80x24");
	pty_free(pty);
}
END_TEST

START_TEST(ascii_alone_is_enough)
{
	static const char *const words[] = {"--ascii", NULL};
	struct pty *pty = open_event(3, 24, 80, words);

	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_golden(pty, "paired-ascii-80x24");
	for (int row = 0; row < 24; row++) {
		for (const char *c = pty_row(pty, row); *c; c++)
			ck_assert_msg((unsigned char)*c < 0x80, "row %d", row);
	}
	pty_free(pty);
}
END_TEST

/* Colours change nothing but colour: the text is the same, and none is sent. */
START_TEST(no_color_sends_no_colour_and_loses_nothing)
{
	static const char *const words[] = {"NO_COLOR=1", NULL};
	struct pty *pty = open_event(3, 24, 80, words);
	VTermScreenCell plain = pty_cell(pty, 23, 79);

	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_golden(pty, "paired-80x24");
	for (int row = 0; row < 24; row++) {
		for (int col = 0; col < 80; col++) {
			VTermScreenCell cell = pty_cell(pty, row, col);

			ck_assert_int_eq(memcmp(&cell.fg, &plain.fg, sizeof(cell.fg)), 0);
			ck_assert_int_eq(memcmp(&cell.bg, &plain.bg, sizeof(cell.bg)), 0);
		}
	}
	pty_free(pty);
}
END_TEST

START_TEST(the_cursor_is_seen_without_colour)
{
	static const char *const words[] = {"--no-color", NULL};
	struct pty *pty = open_event(3, 24, 80, words);
	int row, col;

	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_find(pty, "5 Edwards, E", &row, &col);
	ck_assert(pty_cell(pty, row, col).attrs.reverse);
	pty_find(pty, "3 Cairns", &row, &col);
	ck_assert(!pty_cell(pty, row, col).attrs.reverse);
	pty_send(pty, " ");
	pty_expect(pty, "carrying");
	pty_find(pty, "5 Edwards, E ", &row, &col);
	ck_assert(pty_cell(pty, row, col).attrs.reverse);
	ck_assert(pty_cell(pty, row, col).attrs.bold);
	pty_expect_at(pty, row, col - 2, "┃");
	pty_free(pty);
}
END_TEST

START_TEST(results_are_typed_as_slips_come)
{
	struct pty *pty = open_event(3, 24, 80, NULL);

	pty_send(pty, "p");
	pty_expect(pty, "proposed.");
	pty_send(pty, "P\rr");
	pty_expect(pty, "Result>");
	pty_send(pty, "1\r");
	pty_expect(pty, "Board 1: 1-0. F8 takes it back.");
	pty_send(pty, "green 0\r");
	pty_expect(pty, "Board 2: 0-1");
	pty_send(pty, "low=\r");
	pty_expect(pty, "Board 3: ½-½");
	pty_send(pty, "6 +\r");
	pty_expect(pty, "Board 6: 1-0 def");
	pty_expect(pty, "6 to come: 4 5 7 8 9 10");
	pty_golden(pty, "results-80x24");
	/* The same again is no contradiction; another one is asked about. */
	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1 was 1-0 already.");
	pty_send(pty, "1 0\r");
	pty_expect(pty, "Round 4, board 1: 5 Edwards 1-0 3 Cairns; now");
	pty_send(pty, "n\r");
	pty_expect_gone(pty, "Is the new one right");
	pty_expect_beside(pty, "5 Edwards, E", "1-0");
	pty_send(pty, "1 0\r");
	pty_expect(pty, "; now 0-1?");
	pty_send(pty, "y\r");
	pty_expect_beside(pty, "5 Edwards, E", "0-1");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Undone:");
	pty_expect_beside(pty, "5 Edwards, E", "1-0");
	pty_key(pty, VTERM_KEY_FUNCTION(9));
	pty_expect(pty, "Done again:");
	pty_expect_beside(pty, "5 Edwards, E", "0-1");
	pty_send(pty, "77 1\r");
	pty_expect(pty, "There is no board 77");
	pty_escape(pty);
	pty_expect_gone(pty, "77 1");
	pty_send(pty, "1 x\r");
	pty_expect(pty, "now no result?");
	pty_expect(pty, "to go?");
	pty_send(pty, "y\r");
	pty_expect_beside(pty, "5 Edwards, E", ".-.");
	pty_free(pty);
}
END_TEST

START_TEST(a_result_of_the_round_before_is_corrected)
{
	struct pty *pty = open_event(2, 24, 80, NULL);

	pty_send(pty, "r");
	pty_expect(pty, "Round 2 · ");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Round 1 · ");
	pty_expect(pty, "10½ of 10½ points ✓");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "Round 2 · ");
	pty_free(pty);
}
END_TEST

START_TEST(players_are_added_edited_and_withdrawn)
{
	struct pty *pty = open_event(0, 24, 80, NULL);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_expect(pty, "bye 1:½");
	pty_golden(pty, "players-80x24");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	pty_send(pty, "Ångström, Åsa\r1905\rXY\r\r\r\r");
	pty_expect(pty, "Added: ");
	pty_expect(pty, "Players: 21");
	pty_expect_beside(pty, "Ångström, Åsa", "1905");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸   1");
	pty_send(pty, "e");
	pty_expect(pty, "Player 1");
	for (int i = 0; i < 4; i++)
		pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_send(pty, "Zed\r99999\r");
	pty_expect(pty, "Grade: 0 to 4000, 1850e, 1650P");
	pty_escape(pty);
	pty_expect(pty, "What was changed of player 1 is not saved.");
	pty_send(pty, "x");
	pty_expect_gone(pty, "is expected");
	pty_expect(pty, "Adams, Alan");
	pty_send(pty, "w");
	pty_expect(pty, "Withdraw 1 Adams, Alan from round 1 on?");
	pty_send(pty, "y");
	pty_expect(pty, "gone from round 1");
	pty_send(pty, "w");
	pty_expect(pty, " is back.");
	pty_send(pty, "b");
	pty_expect(pty, "Bye for 1 Adams");
	/* What is typed takes the place of what was proposed, and nothing may stand behind it. */
	pty_send(pty, "2 half more\r");
	pty_expect(pty, "\"2 half more\" is no bye");
	pty_expect(pty, "Bye for 1 Adams");
	pty_send_bytes(pty, "\025", 1); /* Ctrl-U */
	pty_send(pty, "2 half\r");
	pty_expect(pty, "1 Adams has a half-point bye in round 2.");
	pty_expect(pty, "bye 2:½");
	pty_send(pty, "b");
	pty_expect(pty, "Bye for 1 Adams");
	pty_send(pty, "\0252 x\r");
	pty_expect(pty, "plays in round 2");
	pty_escape(pty);
	pty_expect(pty, "18 to pair");
	pty_free(pty);
}
END_TEST

START_TEST(standings_and_cards_are_shown)
{
	struct pty *pty = open_event(3, 24, 80, NULL);

	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3");
	pty_golden(pty, "standings-80x24");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Standings after round 2");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_enter(pty);
	pty_expect(pty, "Card of 5");
	pty_expect(pty, "│  5 │ Edwards, E");
	pty_golden(pty, "card-80x24");
	pty_escape(pty);
	pty_expect_gone(pty, "Card of 5");
	pty_escape(pty);
	pty_expect(pty, "Round 4 of 5 · laid out");
	pty_free(pty);
}
END_TEST

START_TEST(why_check_and_help_answer_in_place)
{
	struct pty *pty = open_event(3, 24, 80, NULL);

	pty_send(pty, "?");
	pty_expect(pty, "Score 3, and 5 Edwards");
	pty_escape(pty);
	pty_expect_gone(pty, "Score 3, and");
	pty_send(pty, "p");
	pty_expect(pty, "proposed.");
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1: 5 Edwards v 3 Cairns");
	pty_golden(pty, "why-80x24");
	pty_escape(pty);
	pty_expect_gone(pty, "Why board 1");
	pty_send(pty, "c");
	pty_expect(pty, "Check: round 4 against the rules' draw");
	pty_expect(pty, "Your draw is the rules' draw.");
	pty_escape(pty);
	pty_expect_gone(pty, "Check: round");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "Draw board: keys");
	pty_golden(pty, "help-80x24");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "action is in the file at once.");
	pty_escape(pty);
	pty_expect_gone(pty, "Draw board: keys");
	pty_send(pty, " ");
	pty_expect(pty, "carrying");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "carry it to the next legal seat");
	pty_escape(pty);
	pty_expect_gone(pty, "keys");
	pty_expect(pty, "carrying");
	pty_free(pty);
}
END_TEST

START_TEST(a_draw_by_hand_is_published_with_a_reason)
{
	struct pty *pty = open_event(3, 24, 80, NULL);

	pty_send(pty, "p");
	pty_expect(pty, "proposed.");
	pty_send(pty, "t");
	pty_expect(pty, "Colours of board 1 turned: 3 Cairns v 5 Edwards now.");
	pty_send(pty, "c");
	pty_expect(pty, "Your draw is worse than the rules' draw: ");
	pty_escape(pty);
	pty_expect_gone(pty, "Check: round");
	pty_send(pty, "P");
	pty_expect(pty, "P publish with a reason");
	pty_send(pty, "P");
	pty_expect(pty, "Reason:");
	pty_escape(pty);
	pty_expect_gone(pty, "Reason:");
	pty_expect(pty, "adjusted");
	pty_send(pty, "P");
	pty_expect(pty, "P publish with a reason");
	pty_send(pty, "P");
	pty_expect(pty, "Reason:");
	pty_send(pty, "asked by both\r");
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "l");
	pty_expect(pty, "Take it back?");
	pty_enter(pty);
	pty_expect(pty, "Say why round 4 is taken back");
	pty_send(pty, "l");
	pty_expect(pty, "Take it back?");
	pty_send(pty, "one is late\r");
	pty_expect(pty, "Round 4 is taken back.");
	pty_free(pty);
}
END_TEST

START_TEST(a_round_with_results_is_taken_back_by_force)
{
	struct pty *pty = open_event(3, 24, 80, NULL);

	pty_send(pty, "pP\r");
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "1 1\r");
	pty_expect(pty, "1 in, 9 to come");
	pty_escape(pty);
	pty_expect(pty, "Groups");
	pty_send(pty, "l");
	pty_expect(pty, "Take it back? 1 result would go with it.");
	pty_escape(pty);
	pty_expect_gone(pty, "Take it back?");
	pty_send(pty, "l");
	pty_expect(pty, "Reason:");
	pty_send(pty, "wrong list\r");
	pty_expect(pty, "Round 4 is taken back.");
	pty_free(pty);
}
END_TEST

START_TEST(a_missing_printer_keeps_the_text)
{
	struct pty *pty = open_event(3, 24, 80, NULL);

	pty_send(pty, "p");
	pty_expect(pty, "proposed.");
	pty_send(pty, "w");
	pty_expect(pty, "Which list");
	pty_send(pty, "n");
	pty_expect(pty, "p to a printer");
	pty_send(pty, "p");
	pty_expect(pty, "which printer");
	pty_send(pty, "no-such-printer\r");
	pty_expect(pty, "lp");
	pty_expect(pty, READY);
	pty_free(pty);
}
END_TEST

START_TEST(densities_change_by_key)
{
	struct pty *pty = open_event(3, 50, 160, NULL);

	pty_send(pty, "d");
	pty_expect(pty, "Cards full");
	pty_expect(pty, "│Opponent");
	pty_golden(pty, "full-160x50");
	pty_send(pty, "d");
	pty_expect(pty, "Cards slim");
	pty_expect_gone(pty, "│Opponent");
	pty_send(pty, "d");
	pty_expect(pty, "Cards short");
	pty_free(pty);
}
END_TEST

START_TEST(another_desk_is_seen_within_seconds)
{
	struct pty *pty = open_event(3, 24, 80, NULL);
	const char *argv[] = {DRAWBOARD_PROGRAM, "pair", guide_path("screen.drawboard"), NULL};
	struct pty *other = pty_start_program(argv, 24, 80, NULL);

	pty_wait(other);
	pty_free(other);
	pty_expect(pty, "Round 4 of 5 · proposed");
	pty_expect(pty, "Changed by another program");
	pty_free(pty);
}
END_TEST

static const char *const odd_names[] = {"Ångström, Åsa", "王小明",
	"Re\xcc\x81"
	"ne, Zoe\xcc\x88",
	"לוי, דוד", "Nguyễn, Thị Ánh", "Đorđević, Živko",
	"Van der Längste-Doppelname zu Irgendwo, Maximiliane", "Ólafsson, Þór", NULL};

START_TEST(names_of_all_scripts_keep_their_columns)
{
	struct pty *pty = pty_start(plain_event("scripts.drawboard", odd_names, 8), 24, 80, NULL);
	int row, col;

	pty_expect(pty, READY);
	pty_expect(pty, "王小明");
	pty_golden(pty, "names-laid-out-80x24");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_golden(pty, "names-paired-80x24");
	/* Two cells each, and the mark lies on its letter. */
	pty_find(pty, "王小明", &row, &col);
	ck_assert_int_eq(pty_cell(pty, row, col).width, 2);
	pty_find(pty, "ne, Zo", &row, &col);
	ck_assert_uint_eq(pty_cell(pty, row, col - 1).chars[1], 0x301);
	for (row = 2; row < 6; row++)
		pty_expect_at(pty, row, 69, "│");
	pty_free(pty);
}
END_TEST

START_TEST(control_bytes_are_not_typed_into_names)
{
	struct pty *pty = open_event(0, 24, 80, NULL);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	pty_send(pty,
		"Ev\004\006\xc2\x9b"
		"il\xe2\x80\xae, \x80\xff"
		"Bob\r\r\r\r\r\r");
	pty_expect(pty, "Added: ");
	pty_expect(pty, "Evil, Bob");
	pty_free(pty);
}
END_TEST

static void add_tests(TCase *tcase)
{
	tcase_add_test(tcase, screens_at_80x24);
	tcase_add_test(tcase, screens_at_160x50);
	tcase_add_test(tcase, the_first_round_at_80x24);
	tcase_add_test(tcase, ascii_alone_is_enough);
	tcase_add_test(tcase, no_color_sends_no_colour_and_loses_nothing);
	tcase_add_test(tcase, the_cursor_is_seen_without_colour);
	tcase_add_test(tcase, results_are_typed_as_slips_come);
	tcase_add_test(tcase, a_result_of_the_round_before_is_corrected);
	tcase_add_test(tcase, players_are_added_edited_and_withdrawn);
	tcase_add_test(tcase, standings_and_cards_are_shown);
	tcase_add_test(tcase, why_check_and_help_answer_in_place);
	tcase_add_test(tcase, a_draw_by_hand_is_published_with_a_reason);
	tcase_add_test(tcase, a_round_with_results_is_taken_back_by_force);
	tcase_add_test(tcase, a_missing_printer_keeps_the_text);
	tcase_add_test(tcase, densities_change_by_key);
	tcase_add_test(tcase, another_desk_is_seen_within_seconds);
	tcase_add_test(tcase, names_of_all_scripts_keep_their_columns);
	tcase_add_test(tcase, control_bytes_are_not_typed_into_names);
}

int main(void)
{
	TCase *tcase = tcase_create("screens");

	tcase_set_timeout(tcase, 60);
	add_tests(tcase);
	return suite_run("tui screens", tcase, NULL);
}
