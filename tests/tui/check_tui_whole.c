/*
 * Names, clubs and terms are whole where there is room, and what ASCII spells longer stays in line.
 */
#include "config.h"

#include <check.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static const char list[] =
	"name,grade,club\n"
	"\"Adams, Alan\",2200,BD\n"
	"\"Brown, Brian\",2180,PA\n"
	"\"Cairns, Carol\",2170,HX\n"
	"\"Drew, Don\",2165,GL\n"
	"\"Hohenfels-Wertheim, Maximiliane Friederike\",1990,Schachgesellschaft Bad Mergentheim\n"
	"\"Jones, Ann\",1900,Cardiff\n"
	"\"Jones, Bill\",1890,Swansea\n"
	"\"Christopoulos-Papadimitriou, Konstantinos\",1800,Royal Tunbridge Wells\n";

static struct pty *pty;

static void setup(void)
{
	static const char *const words[] = {
		"--system", "caa", "--rounds", "3", "--lot", "white", NULL};

	pty = board_start(listed_event("whole.drawboard", list, words), 24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

static void nothing_is_cut(int rows)
{
	for (int row = 0; row < rows; row++)
		ck_assert_msg(!strstr(pty_row(pty, row), "…"), "%s", pty_row(pty, row));
}

START_TEST(the_full_card_has_the_whole_name_and_club_below)
{
	pty_send(pty, "/5\r");
	pty_expect(pty, "5 Hohenfels-Wertheim");
	pty_send(pty, "f");
	pty_expect(pty, "Card of 5 Hohenfels-Wertheim");
	pty_expect(pty, "Hohenfels-Wertheim, Maximiliane Friederike, Schachgesellschaft Bad");
	pty_expect(pty, "   Mergentheim  ");
	pty_escape(pty);
	pty_send(pty, "/1\r");
	pty_expect(pty, "1 Adams: no game");
	pty_send(pty, "f");
	pty_expect(pty, "Card of 1 Adams");
	ck_assert(!pty_shows(pty, "Adams, Alan, BD"));
}
END_TEST

START_TEST(messages_and_questions_have_whole_names)
{
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "/5\r");
	pty_expect(pty, "5 Hohenfels-Wertheim (0) v ");
	pty_send(pty, "o");
	pty_expect(pty, "5 Hohenfels-Wertheim, Maximiliane Friederike plays on board");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 8");
	pty_send(pty, "w");
	pty_expect(pty, "Withdraw 5 Hohenfels-Wertheim, Maximiliane Friederike from round 2");
}
END_TEST

START_TEST(boards_side_by_side_go_on_below)
{
	board_propose(pty);
	pty_send(pty, "/5\r");
	pty_expect(pty, "5 Hohenfels-Wertheim (0) v ");
	pty_send(pty, "n8\r");
	pty_expect(pty, "Boards that would change, now");
	pty_expect(pty, "8 Christopoulos-Papadimitriou");
	for (int row = 12; row < 20; row++)
		ck_assert_msg(!strstr(pty_row(pty, row), "Papadi…"), "%s", pty_row(pty, row));
}
END_TEST

START_TEST(terms_are_whole_and_the_boards_have_names)
{
	pty_resize(pty, 50, 160);
	pty_expect_row(pty, 49, "F1 help");
	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_enter(pty);
	pty_expect(pty, "adjusted by hand");
	pty_send(pty, "c");
	pty_expect(pty, "Check: round 1");
	pty_send(pty, "t");
	pty_expect(pty, "byes to those who should be spared");
	pty_expect(pty, "scores of those who change colour");
	pty_expect_beside(pty, "Score 0", "off");
	pty_expect(pty, "1 Adams");
	pty_expect(pty, " - ");
	nothing_is_cut(49);
}
END_TEST

/* Each bar of the card's rows stands under the one above. */
static void card_is_in_line(int row, int col)
{
	for (int i = 0; i < 6; i++) {
		for (int c = 0; c < 43; c++) {
			const char bar = (char)pty_cell(pty, row + 2, col + c).chars[0];

			if (bar == '|')
				ck_assert_int_eq(pty_cell(pty, row + i, col + c).chars[0], '|');
		}
	}
}

START_TEST(ascii_spells_arrows_and_keeps_the_card_in_line)
{
	static const char *const words[] = {"--ascii", NULL};
	int row, col;

	pty_free(pty);
	pty = pty_start(guide_event("ascii.drawboard", 3), 24, 80, words);
	pty_expect(pty, "F1 help");
	board_propose(pty);
	pty_send(pty, "n7\r");
	pty_expect(pty, "Boards that would change, now -> then:");
	pty_escape(pty);
	pty_expect_gone(pty, "Boards that would");
	pty_send(pty, "f");
	pty_expect(pty, "Card of 5 Edwards");
	pty_expect_row(pty, 23, "Esc close"); /* the last line painted */
	pty_find(pty, "|Total", &row, &col);
	card_is_in_line(row, col);
	pty_escape(pty);
	pty_expect_gone(pty, "Card of");
	pty_send(pty, "\x07"); /* Ctrl-G */
	pty_expect(pty, "Draw board: keys");
	for (int i = 0; i < 60 && !pty_shows(pty, "ok !"); i++) {
		pty_key(pty, VTERM_KEY_DOWN);
		pty_pump(pty, 100);
	}
	pty_expect_beside(pty, "ok !", "everybody has a place, or somebody");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("whole");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, the_full_card_has_the_whole_name_and_club_below);
	tcase_add_test(tcase, messages_and_questions_have_whole_names);
	tcase_add_test(tcase, boards_side_by_side_go_on_below);
	tcase_add_test(tcase, terms_are_whole_and_the_boards_have_names);
	tcase_add_test(tcase, ascii_spells_arrows_and_keeps_the_card_in_line);
	return board_run("tui_whole", tcase);
}
