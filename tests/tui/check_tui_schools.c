/*
 * A schools' event on the screen, from the entries of four schools to the final standings: top
 * players are marked, schools and top players are kept apart, each draw is proposed, explained,
 * published and played.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <sys/wait.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

enum { ROWS = 24, COLS = 80 };

/* Adams and Green, Findley and Mitchell stand opposite and are of one school. */
static const char list[] = "name,school,top\n"
			   "\"Adams, Alan\",Park,yes\n"
			   "\"Brown, Brian\",Abbey,\n"
			   "\"Cairns, Carol\",Mill,yes\n"
			   "\"Drew, Don\",Park,\n"
			   "\"Edwards, E\",Hill,yes\n"
			   "\"Findley, F\",Abbey,\n"
			   "\"Green, G\",Park,\n"
			   "\"Hood, Harry\",Park,yes\n"
			   "\"Innes, Ian\",Hill,yes\n"
			   "\"Jones, Jack\",Abbey,\n"
			   "\"King, Ken\",Mill,\n"
			   "\"Low, Len\",Hill,\n"
			   "\"Mitchell, M\",Abbey,yes\n";

static struct pty *pty;

/* Thirteen juniors, at the draw board. */
static void open_event(void)
{
	static const char *const words[] = {
		"--system", "schools", "--rounds", "3", "--lot", "white", NULL};

	pty = pty_start(listed_event("schools.drawboard", list, words), ROWS, COLS, NULL);
	pty_expect(pty, "F1 help");
}

static void propose(int round)
{
	char text[40];

	pty_send(pty, "p");
	snprintf(text, sizeof(text), "Round %d proposed.", round);
	pty_expect(pty, text);
	pty_expect(pty, "13 in = 12 seated + 1 bye ✓");
}

/* White's results down the boards; the last one completes the round. */
static void play(int round, const char *results)
{
	char text[40];

	board_publish(pty);
	snprintf(text, sizeof(text), "Round %d published.", round);
	pty_expect(pty, text);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	for (int board = 1; *results; results++, board++) {
		snprintf(text, sizeof(text), "%d %c\r", board, *results);
		pty_send(pty, text);
		snprintf(text, sizeof(text), "Board %d: ", board);
		if (results[1] == '\0')
			snprintf(text, sizeof(text), "%s",
				round == 3 ? "The event is complete" : "is complete");
		pty_expect(pty, text);
	}
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
}

static void close_why(void)
{
	pty_escape(pty);
	pty_expect_gone(pty, "Esc close");
}

/* By name, the bye to the last who is no top player (4, 6); schools (7) and top players (3). */
static void round_one(void)
{
	propose(1);
	pty_expect_beside(pty, " 1 Adams, Alan", "10 Jones, Jack");
	pty_expect_beside(pty, " 8 Hood, Harry", " 2 Brown, Brian");
	pty_expect_beside(pty, " 3 Cairns, Carol", " 7 Green, G");
	pty_expect_beside(pty, "13 Mitchell, M", " 4 Drew, Don");
	pty_expect_beside(pty, " 5 Edwards, E", "11 King, Ken");
	pty_expect_beside(pty, " 9 Innes, Ian", " 6 Findley, F");
	pty_send(pty, "?");
	pty_expect(pty, "he would meet 7 Green by place, but they are of one school");
	pty_golden(pty, "schools-why-80x24");
	close_why();
	for (int board = 1; board < 3; board++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "?");
	pty_expect(pty, "Why board 3: 3 Cairns v 7 Green");
	pty_expect(pty, "he would meet 9 Innes by place, but both are top");
	close_why();
	/* any other place for card 1 costs something */
	pty_key(pty, VTERM_KEY_UP);
	pty_key(pty, VTERM_KEY_UP);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 1 Adams");
	for (int board = 1; board < 4; board++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "worse by rule");
	pty_escape(pty);
	pty_expect_gone(pty, "carrying");
	play(1, "101=10");
}

/* White seekers meet Black seekers in the order of the list (10); the bye at the end (4). */
static void round_two(void)
{
	propose(2);
	pty_expect_beside(pty, " 2 Brown, Brian", " 1 Adams, Alan");
	pty_expect_beside(pty, "12 Low, Len", " 3 Cairns, Carol");
	pty_expect_beside(pty, " 6 Findley, F", " 5 Edwards, E");
	pty_expect_beside(pty, " 4 Drew, Don", " 9 Innes, Ian");
	pty_golden(pty, "schools-80x24");
	play(2, "10=101");
}

/* Two boards on which both are due the same colour with equal claims: the lot decides (24). */
static void round_three(void)
{
	propose(3);
	pty_expect_beside(pty, " 3 Cairns, Carol", " 2 Brown, Brian");
	pty_expect_beside(pty, " 4 Drew, Don", " 6 Findley, F");
	pty_expect_beside(pty, "13 Mitchell, M", " 5 Edwards, E");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "?");
	pty_expect(pty, "Why board 2: 4 Drew v 6 Findley");
	pty_expect(pty, "and the lot decides (24)");
	close_why();
	play(3, "11=00=");
}

START_TEST(schools_event_is_drawn_explained_played_and_won)
{
	open_event();
	round_one();
	round_two();
	round_three();
	pty_send(pty, "s");
	pty_expect_beside(pty, "Cairns, Carol", "3");
	pty_golden(pty, "schools-standings-80x24");
	pty_escape(pty);
	pty_expect(pty, "q");
	pty_send(pty, "q");
	ck_assert_int_eq(WEXITSTATUS(pty_wait(pty)), 0);
	pty_check_restored(pty);
	pty_free(pty);
}
END_TEST

START_TEST(top_players_are_marked_by_a_key_and_on_the_card)
{
	open_event();
	pty_send(pty, "e");
	pty_expect(pty, "Players: 13, 6 of them top");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect_beside(pty, "▸   1", "top: Adams, Alan");
	pty_send(pty, "t");
	pty_expect(pty, "1 Adams, Alan is no longer a top player.");
	pty_expect(pty, "Players: 13, 5 of them top");
	pty_send(pty, "u");
	pty_expect(pty, "Players: 13, 6 of them top");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_beside(pty, "▸   2", "Brown, Brian");
	pty_send(pty, "t");
	pty_expect(pty, "7 of 13 are top players: they should be no more than half (3).");
	pty_enter(pty);
	pty_expect_beside(pty, "│  2 │", "top: Brown, Brian");
	pty_free(pty);
}
END_TEST

START_TEST(other_rule_books_have_no_top_players)
{
	pty = pty_start(plain_event("plain.drawboard", NULL, 4), ROWS, COLS, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 4");
	pty_send(pty, "t");
	pty_expect(pty, "Top players are a matter of the Schools' rules alone.");
	ck_assert(!pty_shows(pty, "top: "));
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("schools");

	tcase_add_test(tcase, schools_event_is_drawn_explained_played_and_won);
	tcase_add_test(tcase, top_players_are_marked_by_a_key_and_on_the_card);
	tcase_add_test(tcase, other_rule_books_have_no_top_players);
	tcase_set_timeout(tcase, 60);
	return suite_run("tui_schools", tcase, NULL);
}
