/* An event of many cards: what asks for the draw is found by another process. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

enum { PLAYERS = 600 };

static struct pty *open_many(void)
{
	static const char *const words[] = {"--system", "caa", "--rounds", "5", NULL};
	static char list[PLAYERS * 24 + 40];
	size_t used = (size_t)snprintf(list, sizeof(list), "Name,Grade\n");

	for (int i = 0; i < PLAYERS; i++)
		used += (size_t)snprintf(
			list + used, sizeof(list) - used, "Player %03d,%d\n", i + 1, 2600 - 2 * i);
	return board_start(listed_event("many.drawboard", list, words), 24, 80);
}

/* The box speaks of this board, whole. */
static void tells_of(struct pty *pty, int board, const char *pair)
{
	char title[40];

	snprintf(title, sizeof(title), "why board %d:", board);
	pty_expect(pty, title);
	pty_expect_gone(pty, "Working on the reasons");
	ck_assert(!pty_shows(pty, "Put together by hand"));
	pty_expect(pty, pair);
}

START_TEST(they_come_for_each_board_and_after_each_change)
{
	struct pty *pty = open_many();

	board_propose(pty);
	tells_of(pty, 1, "1 Player 001");
	pty_key(pty, VTERM_KEY_DOWN);
	tells_of(pty, 2, "2 Player 002");
	/* faster than they can come: the last one counts */
	for (int i = 0; i < 5; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	tells_of(pty, 7, "7 Player 007");
	pty_key(pty, VTERM_KEY_UP);
	tells_of(pty, 6, "6 Player 006");
	pty_send(pty, "t");
	pty_expect(pty, "Colours of board 6 turned");
	tells_of(pty, 6, "6 Player 006");
	pty_send(pty, "u");
	tells_of(pty, 6, "6 Player 006");
	pty_send(pty, "q");
	pty_end(pty);
}
END_TEST

/* With the whole way from the cards to the next round, and what Esc ends. */
START_TEST(a_draw_is_proposed_and_published)
{
	struct pty *pty = open_many();

	board_propose(pty);
	pty_send(pty, "u");
	pty_expect(pty, "laid out");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed");
	pty_send(pty, "P");
	pty_expect(pty, "Publish round 1: 300 boards?");
	pty_escape(pty);
	pty_expect(pty, "not published");
	pty_send(pty, "x");
	pty_expect(pty, "is pinned");
	board_publish(pty);
	pty_expect(pty, "Round 1 published");
	pty_send(pty, "p");
	pty_expect(pty, "enter its results");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("reasons");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, they_come_for_each_board_and_after_each_change);
	tcase_add_test(tcase, a_draw_is_proposed_and_published);
	return board_run("tui_reasons", tcase);
}
