/*
 * Windows over the board: their text is wrapped anew for each size of the screen, help comes over
 * them and goes again, and Esc goes one window back.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

enum { ROWS_MOST = 50, ROW_SIZE = 1024 };

struct picture {
	char rows[ROWS_MOST][ROW_SIZE];
};

/* A window: the keys that open it from the board, its title, and how often Esc leads back. */
static const struct {
	const char *keys, *title;
	int deep;
} windows[] = {
	{"?", "Why board 1", 1},
	{"?a", "Why board 1", 1},
	{"c", "Check: round 4", 1},
	{"ct", "term by term", 2},
	{"g", "Score groups, round 4", 1},
	{"gc", "Claims to a colour", 2},
	{"C", "by several rule books", 1},
	{"f", "Card of 5 Edwards", 1},
	{"n7\r", "Why not 5 Edwards v 7 Green", 1},
	{"?n7\r", "Why not 5 Edwards v 7 Green", 2},
};

enum { WINDOWS = sizeof(windows) / sizeof(windows[0]) };

static struct pty *pty;

static void setup(void)
{
	pty = board_start(guide_event("windows.drawboard", 3), 24, 80);
	board_propose(pty);
}

static void teardown(void)
{
	pty_free(pty);
}

static void take_picture(struct picture *picture, int rows)
{
	memset(picture, 0, sizeof(*picture));
	for (int row = 0; row < rows; row++)
		snprintf(picture->rows[row], ROW_SIZE, "%s", pty_row(pty, row));
}

/* Once the screen is whole. */
static void remember(struct picture *picture, int rows)
{
	while (pty_pump(pty, 200))
		;
	take_picture(picture, rows);
}

static void is_picture(const struct picture *wanted, int rows, const char *what)
{
	struct picture now;

	for (int tries = 0; tries < 100; tries++) {
		take_picture(&now, rows);
		if (memcmp(&now, wanted, sizeof(now)) == 0)
			return;
		pty_pump(pty, 100);
	}
	for (int row = 0; row < rows; row++)
		ck_assert_msg(strcmp(now.rows[row], wanted->rows[row]) == 0, "%s, row %d: %s", what,
			row, now.rows[row]);
}

static void open_window(int i)
{
	for (const char *key = windows[i].keys; *key; key++) {
		const char text[] = {*key, '\0'};

		pty_send(pty, text);
		if (key[0] == 'n')
			pty_expect(pty, "with whom?");
		else if (key[0] == 'c' && key[1])
			pty_expect(pty, "Check: round 4");
		else if (key[0] == 'g' && key[1])
			pty_expect(pty, "Score groups, round 4");
	}
	pty_expect(pty, windows[i].title);
}

/* The window is closed by one Esc after the other. */
static void close_window(int i)
{
	for (int deep = windows[i].deep; deep > 0; deep--) {
		pty_expect(pty, deep > 1 ? "Esc back" : "Esc close");
		pty_escape(pty);
		pty_expect_gone(pty, deep > 1 ? "Esc back" : "Esc close");
	}
	pty_expect(pty, "Space pick up");
}

/* As it is when it is opened in that size. */
START_TEST(a_window_is_wrapped_anew_when_the_screen_has_another_size)
{
	struct picture small, large;

	for (int i = 0; i < WINDOWS; i++) {
		open_window(i);
		remember(&small, 24);
		pty_resize(pty, 50, 160);
		pty_expect_row(pty, 49, "F1 help");
		close_window(i);
		open_window(i);
		remember(&large, 50);
		pty_resize(pty, 24, 80);
		is_picture(&small, 24, windows[i].title);
		pty_resize(pty, 10, 40);
		pty_expect(pty, "Window too small");
		pty_resize(pty, 50, 160);
		is_picture(&large, 50, windows[i].title);
		close_window(i);
		pty_resize(pty, 24, 80);
		pty_expect_row(pty, 23, "F1 help");
	}
}
END_TEST

START_TEST(help_comes_over_a_window_and_goes_again)
{
	struct picture before;

	for (int i = 0; i < WINDOWS; i++) {
		open_window(i);
		pty_key(pty, VTERM_KEY_DOWN);
		remember(&before, 24);
		for (int way = 0; way < 3; way++) {
			if (way == 0)
				pty_key(pty, VTERM_KEY_FUNCTION(1));
			else
				pty_send(pty, "\x07"); /* Ctrl-G */
			pty_expect(pty, "This window: keys");
			pty_expect(pty, "scroll by a line; PgUp, PgDn, Home, End");
			if (way == 2)
				pty_escape(pty);
			else
				pty_send(pty, "\x07");
			is_picture(&before, 24, windows[i].title);
		}
		close_window(i);
	}
}
END_TEST

/* In the order: board, reasons, why not, its help; the size changes meanwhile. */
START_TEST(windows_below_are_wrapped_anew_when_they_are_shown_again)
{
	struct picture why, not ;

	pty_resize(pty, 50, 160);
	pty_expect_row(pty, 49, "F1 help");
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1");
	remember(&why, 50);
	pty_send(pty, "n7\r");
	pty_expect(pty, "Why not 5 Edwards v 7 Green");
	remember(&not, 50);
	pty_resize(pty, 24, 80);
	pty_expect_row(pty, 23, "F1 help");
	pty_send(pty, "\x07");
	pty_expect(pty, "take this draw in place of the one on the board");
	pty_resize(pty, 50, 160);
	pty_expect_row(pty, 49, "F1 help");
	pty_escape(pty);
	is_picture(&not, 50, "why not");
	pty_escape(pty);
	is_picture(&why, 50, "why");
}
END_TEST

/* Taken, both windows are gone. */
START_TEST(what_is_taken_closes_all_windows)
{
	pty_send(pty, "?n7\r");
	pty_expect(pty, "Why not 5 Edwards v 7 Green");
	pty_enter(pty);
	pty_expect(pty, "The draw is taken");
	pty_expect_row(pty, 23, "P compare, publish");
}
END_TEST

START_TEST(escape_from_a_question_shows_the_window_again)
{
	pty_send(pty, "?n");
	pty_expect(pty, "Why not 5 Edwards with whom?");
	pty_escape(pty);
	pty_expect_gone(pty, "with whom?");
	pty_expect(pty, "Why board 1: 5 Edwards v 3 Cairns");
	pty_send(pty, "p");
	pty_expect(pty, "where to?");
	pty_escape(pty);
	pty_expect(pty, "Why board 1: 5 Edwards v 3 Cairns");
}
END_TEST

START_TEST(the_help_of_a_question_says_what_is_asked)
{
	pty_send(pty, "w");
	pty_expect(pty, "Which list of round 4?");
	pty_send(pty, "\x07"); /* Ctrl-G */
	pty_expect(pty, "A question: keys");
	pty_expect(pty, "Which list of round 4?");
	pty_expect_beside(pty, "b", "answers: by boards");
	pty_expect_beside(pty, "Esc", "put the question aside: nothing is done");
	pty_escape(pty);
	pty_expect_gone(pty, "A question: keys");
	pty_expect(pty, "Which list of round 4?");
	pty_send(pty, "b");
	pty_expect(pty, "Boards of round 4: where to?");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("windows");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, a_window_is_wrapped_anew_when_the_screen_has_another_size);
	tcase_add_test(tcase, help_comes_over_a_window_and_goes_again);
	tcase_add_test(tcase, windows_below_are_wrapped_anew_when_they_are_shown_again);
	tcase_add_test(tcase, what_is_taken_closes_all_windows);
	tcase_add_test(tcase, escape_from_a_question_shows_the_window_again);
	tcase_add_test(tcase, the_help_of_a_question_says_what_is_asked);
	return board_run("tui_windows", tcase);
}
