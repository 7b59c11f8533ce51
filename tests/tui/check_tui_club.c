/*
 * The rules of a club season as they are seen on the screen, evening by evening: the first list by
 * grade with the unrated in the middle, then by GSRP; nobody meets twice; who sits out and why; a
 * latecomer; casual games of three volunteers; the most games.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

enum { ROWS = 24, COLS = 80 };

/* Hill is unrated; the PINs go by name. */
static const char list[] = "name,grade\n"
			   "\"Adams, Al\",1900\n"
			   "\"Brown, Bo\",1800\n"
			   "\"Cole, Cy\",1700\n"
			   "\"Drew, Di\",1600\n"
			   "\"Fox, Fi\",1400\n"
			   "\"Gray, Gi\",1300\n"
			   "\"Hill, Hal\",\n";

static struct pty *pty;

/* A season in which two games are the most. */
static void open_season(void)
{
	static const char *const words[] = {"--system", "gsrp", "--set", "games=2", NULL};

	pty = pty_start(listed_event("club.drawboard", list, words), ROWS, COLS, NULL);
	pty_expect(pty, "F1 help");
}

/* A name and a key, and what is said of it. */
static void call(const char *keys, const char *said)
{
	pty_send(pty, keys);
	pty_expect(pty, said);
}

static void attend(const char *const *names)
{
	pty_send(pty, "a");
	pty_expect(pty, "Name>");
	for (; *names; names++) {
		pty_send(pty, *names);
		pty_expect(pty, "is here.");
		pty_send(pty, "\x15");
	}
}

static void propose(int evening)
{
	char text[40];

	pty_escape(pty);
	pty_expect_gone(pty, "Name>");
	pty_send(pty, "p");
	snprintf(text, sizeof(text), "Evening %d proposed.", evening);
	pty_expect(pty, text);
}

static void publish(int evening)
{
	char text[40];

	board_publish(pty);
	snprintf(text, sizeof(text), "Evening %d published.", evening);
	pty_expect(pty, text);
}

/* White's results down the boards. */
static void play(int evening, const char *results)
{
	char text[40];

	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	for (int board = 1; results[board - 1]; board++) {
		snprintf(text, sizeof(text), "%d %c\r", board, results[board - 1]);
		pty_send(pty, text);
		snprintf(text, sizeof(text), "Board %d: ", board);
		if (!results[board])
			snprintf(text, sizeof(text), "Evening %d is complete", evening);
		pty_expect(pty, text);
	}
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
}

/* Does one row of the screen name both, with their forenames as boards do? */
static bool meet(const char *one, const char *other)
{
	for (int row = 0; row < ROWS; row++)
		if (strstr(pty_row(pty, row), one) && strstr(pty_row(pty, row), other))
			return true;
	return false;
}

static void why_sits_out(const char *who, const char *reason)
{
	pty_send(pty, "\t?");
	pty_expect(pty, who);
	pty_expect(pty, reason);
	pty_escape(pty);
	pty_expect_gone(pty, "Esc close");
}

/* By grade, the unrated one in the middle; 1-2, 3-4, ..., the stronger has Black. */
static void first_evening(void)
{
	static const char *const here[] = {"ad1", "br1", "co1", "dr1", "gr1", "hi1", NULL};

	attend(here);
	call("fox2", "5 Fox, Fi volunteers to sit out.");
	pty_send(pty, "\t");
	pty_expect_beside(pty, "3    3 Cole, Cy", "1700");
	pty_expect_beside(pty, "4    7 Hill, Hal", "50.0");
	pty_expect_beside(pty, "5    4 Drew, Di", "1600");
	propose(1);
	pty_expect_beside(pty, "2 Brown, Bo", "1 Adams, Al");
	pty_expect_beside(pty, "7 Hill, Hal", "3 Cole, Cy");
	pty_expect_beside(pty, "6 Gray, Gi", "4 Drew, Di");
	why_sits_out("Why 5 Fox sits out", "5 Fox sits out: he has volunteered (sit-outs).");
	publish(1);
	play(1, "1=0");
}

/* By GSRP to one decimal; those who have met do not meet again. One comes late. */
static void second_evening(void)
{
	static const char *const here[] = {"ad1", "br1", "co1", "dr1", "hi1", NULL};

	attend(here);
	pty_send(pty, "\t");
	pty_expect_beside(pty, "1    2 Brown, Bo", "75.0");
	pty_expect_beside(pty, "2    4 Drew, Di", "75.0");
	pty_expect_beside(pty, "5    1 Adams, Al", "25.0");
	propose(2);
	/* down the list 2 would meet 4, and 3 and 7, who have met, would be left */
	pty_expect_beside(pty, "3 Cole, Cy", "2 Brown, Bo");
	pty_expect_beside(pty, "4 Drew, Di", "7 Hill, Hal");
	pty_expect(pty, "Down the list 2 would be left over");
	ck_assert(!meet("1 Adams,", "2 Brown,"));
	ck_assert(!meet("3 Cole,", "7 Hill,"));
	publish(2);
	pty_send(pty, "a");
	call("fox1", "5 Fox came after the draw and is joined with 1 Adams,");
	pty_expect(pty, "who sat out (board 3).");
	pty_expect_beside(pty, "5 Fox, Fi", "● came late    board 3");
	pty_escape(pty);
	pty_expect_gone(pty, "Name>");
	play(2, "1=1");
}

/* Three volunteers play casual games, apart; who has had the most games sits out. */
static void third_evening(void)
{
	static const char *const here[] = {"ad1", "br1", "fo1", NULL};

	attend(here);
	call("co2", "3 Cole, Cy volunteers");
	call("dr2", "4 Drew, Di volunteers");
	call("hi2", "7 Hill, Hal volunteers");
	call("gr1", "6 Gray, Gi is here.");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "Odd: three volunteers may play casual games (key 3)");
	call("co3", "3 Cole, Cy plays casual games.");
	call("dr3", "4 Drew, Di plays casual games.");
	call("hi3", "7 Hill, Hal plays casual games.");
	call("br0", "2 Brown, Bo is away.");
	pty_expect(pty, "Evening 3: 3 in the draw, 3 casual");
	call("\x0f", "Evening 3: 0 games outside the competition");
	call("hill\r", "Black>");
	call("dr\r", "Result>");
	call("=\r", "Game 1 outside the competition: 7 Hill, Hal ½-½ 4 Drew, Di.");
	pty_escape(pty);
	pty_expect(pty, "Name>");
	propose(3);
	why_sits_out("Why 1 Adams sits out",
		"1 Adams sits out: he has had 2 games, and 2 are the most (sit-outs).");
	publish(3);
	play(3, "1");
}

START_TEST(rules_of_a_season_are_seen_evening_by_evening)
{
	open_season();
	first_evening();
	second_evening();
	third_evening();
	/* the table, and whom one has still to meet */
	pty_send(pty, "s");
	pty_expect(pty, "The season after evening 3");
	pty_expect_beside(pty, "4 Drew, Di", "1");
	pty_send(pty, "m");
	pty_expect(pty, "has still to meet");
	pty_escape(pty);
	pty_expect_gone(pty, "has still to meet");
	pty_send(pty, "w");
	pty_expect(pty, "f fixtures");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("club");

	tcase_add_test(tcase, rules_of_a_season_are_seen_evening_by_evening);
	tcase_set_timeout(tcase, 60);
	return suite_run("tui_club", tcase, NULL);
}
