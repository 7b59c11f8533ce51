/* An all-play-all of five on the screen, from the form that makes it to the last list. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

static void draw_round(struct pty *pty, int round)
{
	char text[40];

	ck_assert(!pty_shows(pty, "may have the bye"));
	pty_send(pty, "p");
	snprintf(text, sizeof(text), "Round %d proposed.", round);
	pty_expect(pty, text);
	if (round == 2)
		pty_golden(pty, "berger-proposed-80x24");
	pty_send(pty, "P");
	pty_expect(pty, "2 boards, 1 free?");
	pty_escape(pty);
	pty_expect_gone(pty, "2 boards, 1 free?");
	board_publish(pty);
	snprintf(text, sizeof(text), "Round %d published.", round);
	pty_expect(pty, text);
}

/* The results of two boards, and back to the draw board. */
static void play_round(struct pty *pty, int round)
{
	draw_round(pty, round);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	if (round == 1)
		pty_expect(pty, "2 boards and who is free");
	pty_send(pty, round % 2 ? "1 1\r" : "1 =\r");
	pty_expect(pty, "1 to come");
	pty_send(pty, "2 0\r");
	pty_expect(pty, "complete");
	pty_escape(pty);
	if (round < 5)
		pty_expect(pty, "laid out");
}

START_TEST(five_meet_each_other_on_the_screen)
{
	static const char *const words[] = {
		"--name", "Masters", "--system", "berger", "--lot", "white", NULL};
	struct pty *pty =
		pty_start(listed_event("masters.drawboard",
				  "name,grade\n\"Adams, Al\",2100\n\"Brown, Bo\",2000\n"
				  "\"Cole, Cy\",1900\n\"Drew, Di\",1800\n\"Evans, Ed\",1700\n",
				  words),
			24, 80, NULL);

	pty_expect(pty, READY);
	pty_expect(pty, "Round 1 of 5");
	pty_send(pty, "o");
	pty_expect(pty, "its games follow from the table.");
	for (int round = 1; round <= 5; round++)
		play_round(pty, round);
	pty_send(pty, "s");
	pty_expect(pty, "Standings");
	pty_golden(pty, "berger-standings-80x24");
	pty_free(pty);
}
END_TEST

/* Last, without a rank, what his game gave in brackets. */
START_TEST(who_counts_for_nobody_stands_last)
{
	static const char *const words[] = {
		"--name", "Masters", "--system", "berger", "--lot", "white", NULL};
	const char *event = listed_event("gone.drawboard",
		"name,grade\n\"Adams, Al\",2100\n\"Brown, Bo\",2000\n\"Cole, Cy\",1900\n"
		"\"Drew, Di\",1800\n\"Evans, Ed\",1700\n\"Ford, Fi\",1600\n",
		words);
	struct pty *pty;

	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "pair", event, NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "publish", event, NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "result", event, "1", "=", NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "result", event, "2", "1", NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "result", event, "3", "1", NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "players", event, "withdraw", "1", NULL});
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, READY);
	pty_send(pty, "s");
	pty_expect_row(pty, 8, "         (½)      1 Adams, Al gone  2100   ½");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty,
		"1 Adams, Al counts for nobody: ½ point in brackets, withdrawn from round 2 on");
	pty_free(pty);
}
END_TEST

/* Both games of a pair on one line; a wrong one is asked about. */
START_TEST(two_games_are_typed_on_one_line)
{
	static const char *const words[] = {"--name", "Masters", "--system", "berger", "--lot",
		"white", "--set", "double=2", NULL};
	struct pty *pty = pty_start(listed_event("masters.drawboard",
					    "name,grade\n\"Adams, Al\",2100\n\"Brown, Bo\",2000\n"
					    "\"Cole, Cy\",1900\n\"Drew, Di\",1800\n",
					    words),
		24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "1 1 =");
	pty_expect(pty, "Board 1: Adams 1 Drew 0; second game: Drew ½ Adams ½");
	pty_send(pty, "\r");
	pty_expect(pty, "Drew ½ Adams ½. F8 takes it back.");
	pty_send(pty, "brown = 0\r");
	pty_expect(pty, "Board 2: Brown ½ Cole ½; second game: Cole 1 Brown 0");
	pty_expect(pty, "Rounds 1 and 2 are");
	pty_send(pty, "1 0 =\r");
	pty_expect(pty, "new results right?");
	pty_enter(pty);
	pty_expect(pty, "Nothing was changed. Board 1: Adams 1 Drew 0; second");
	pty_send(pty, "1 0 =\r");
	pty_expect(pty, "new results right?");
	pty_send(pty, "y\r");
	pty_expect(pty, "Board 1: Adams 0 Drew 1; second game: Drew ½ Adams ½");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "Round 2");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("berger");

	tcase_add_test(tcase, five_meet_each_other_on_the_screen);
	tcase_add_test(tcase, two_games_are_typed_on_one_line);
	tcase_add_test(tcase, who_counts_for_nobody_stands_last);
	return suite_run("tui_berger", tcase, NULL);
}
