/* What an arbiter finds on the draw board: ways that lead on, words that hold, nothing cut off. */
#include "config.h"

#include <check.h>

#include "app/app.h"
#include "app/players/players.h"
#include "app/round/result.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

/*
 * From window to window in both directions, over an empty place of a laid-out level and over a seat
 * of a draw: the card stays in the air over the same place, and Enter drops it there.
 */
START_TEST(a_carried_card_stays_over_its_place_when_the_window_changes)
{
	static const int sizes[][2] = {{30, 100}, {50, 160}, {20, 60}, {24, 80}, {50, 160}};
	struct pty *pty = board_start(guide_event("resize.drawboard", 3), 24, 80);

	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	for (int i = 0; i < 3; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "6 Findley: due Black");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 6 Findley");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "6 Findley takes White though due Black");
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		pty_resize(pty, sizes[i][0], sizes[i][1]);
		if (sizes[i][0] < 24) {
			pty_expect(pty, "Window too small");
			continue;
		}
		pty_expect_row(pty, sizes[i][0] - 1, "Esc put back");
		pty_expect(pty, "6 Findley takes White though due Black");
		ck_assert(!pty_shows(pty, "back in place"));
	}
	pty_enter(pty);
	pty_expect(pty, "◆W");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: 6 Findley");
	board_propose(pty);
	pty_free(pty);
}
END_TEST

START_TEST(a_card_carried_over_a_draw_stays_there_when_the_window_changes)
{
	struct pty *pty = board_start(guide_event("resize.drawboard", 3), 24, 80);

	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	for (int i = 0; i < 4; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "5 Edwards and 8 Hood change seats (board 5)");
	pty_resize(pty, 30, 100);
	pty_expect_row(pty, 29, "Esc put back");
	pty_expect(pty, "5 Edwards and 8 Hood change seats (board 5)");
	pty_resize(pty, 50, 160);
	pty_expect_row(pty, 49, "Esc put back");
	pty_expect(pty, "5 Edwards and 8 Hood change seats (board 5)");
	pty_enter(pty);
	pty_expect(pty, "adjusted");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: 5 Edwards and 8 Hood change seats");
	pty_free(pty);
}
END_TEST

static void must(enum status status, const struct error *error)
{
	ck_assert_msg(status == STATUS_OK, "%s", error->text);
}

static struct app *open_event(const char *path)
{
	struct error error = {.code = STATUS_OK};
	struct app *app;

	must(app_open(path, &app, &error), &error);
	return app;
}

/* Four players who have all met in three rounds: round 4 has no legal draw. */
static const char *stuck_event(void)
{
	const char *path = plain_event("stuck.drawboard", NULL, 4);
	struct app *app = open_event(path);
	struct error error = {.code = STATUS_OK};

	for (int round = 1; round <= 3; round++) {
		must(app_propose(app, &error), &error);
		must(app_publish(app, NULL, &error), &error);
		for (int board = 1; board <= 2; board++)
			must(desk_enter_result(app, round, board, RESULT_DRAW, false, NULL, &error),
				&error);
	}
	app_close(app);
	return path;
}

/* h is named by the message and the help; then all is carried from the tray, and published. */
START_TEST(where_no_legal_draw_is_left_one_is_made_by_hand_on_the_screen)
{
	struct pty *pty = board_start(stuck_event(), 24, 80);

	pty_send(pty, "p");
	pty_expect(pty, "hand on the screen (h)");
	pty_escape(pty);
	pty_expect_gone(pty, "on the screen (h)");
	pty_send(pty, "P");
	pty_expect(pty, "1 Player 001 and 3 more have met everybody they could meet (1)");
	pty_expect(pty, "(h) and publish with a");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "pair by hand: what is fixed makes boards");
	pty_escape(pty);
	pty_expect_gone(pty, "pair by hand: what is fixed");
	pty_send(pty, "h");
	pty_expect(pty, "Round 4 by hand: carry the cards");
	pty_expect(pty, "4 IN TRAY");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 1 Player");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "NOT LEGAL: 1 Player 001 and 2 Player 002 met in round");
	pty_enter(pty);
	pty_expect(pty, "2 IN TRAY");
	pty_send(pty, "P");
	pty_expect(pty, "3 Player 003 and 4 Player 004 are still in the tray");
	pty_expect(pty, "propose again (p).");
	ck_assert(!pty_shows(pty, "EVENT"));
	/* the long message leaves the box its edge, and ? tells of who has no seat */
	pty_expect_row(pty, 20, "└──");
	pty_send(pty, "\t?");
	pty_expect(pty, "Why 3 Player 003 is on no board");
	pty_expect(pty, "3 Player 003 lies in the tray");
	pty_escape(pty);
	pty_expect_gone(pty, "lies in the tray");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 3 Player");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "NOT LEGAL: 3 Player 003 and 4 Player 004 met");
	pty_enter(pty);
	pty_expect(pty, "4 seated ✓");
	pty_send(pty, "P");
	pty_expect(pty, "with a reason");
	pty_send(pty, "P");
	pty_expect(pty, "Reason:");
	pty_send(pty, "everybody has met");
	pty_enter(pty);
	pty_expect(pty, "Round 4 published");
	pty_free(pty);
}
END_TEST

/* What was fixed before, a repeat or not, makes boards; undo lays the cards out again. */
START_TEST(what_is_fixed_makes_the_boards_of_a_draw_by_hand)
{
	const char *path = stuck_event();
	struct app *app = open_event(path);
	struct error error = {.code = STATUS_OK};
	struct pty *pty;

	must(app_hand(app, 2, HAND_BOARD, 3, &error), &error);
	app_close(app);
	pty = board_start(path, 24, 80);
	pty_send(pty, "h");
	pty_expect(pty, "2 seated + 2 IN TRAY");
	pty_expect_beside(pty, "2 Player 002", "3 Player 003");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Round 4 paired by hand");
	pty_expect(pty, "laid out");
	pty_free(pty);
}
END_TEST

/* Only what a hand has made counts as gone: not the boards that a withdrawal has moved. */
START_TEST(boards_by_hand_that_are_gone_are_those_that_a_hand_made)
{
	const char *path = guide_event("gone.drawboard", 3);
	struct pty *pty = board_start(path, 24, 80);
	struct error error = {.code = STATUS_OK};
	struct app *app;

	board_propose(pty);
	app = open_event(path);
	must(app_player_withdraw(app, 17, 4, &error), &error);
	app_close(app);
	pty_expect(pty, "1 IN TRAY");
	pty_send(pty, "p");
	pty_expect(pty, "18 seated + 1 bye");
	pty_expect(pty, "Round 4 proposed.");
	ck_assert(!pty_shows(pty, "by hand gone"));
	board_drag(pty, "7 Green", "2 Brown");
	pty_expect(pty, "adjusted");
	pty_send(pty, "p");
	pty_expect(pty, "2 boards by hand gone: u brings back, x pins.");
	pty_free(pty);
	/* Another day nobody knows whose boards they were. */
	app = open_event(path);
	must(app_move(app, &(struct move){MOVE_SWAP, 7, 2}, &error), &error);
	app_close(app);
	pty = pty_start(path, 24, 80, NULL);
	pty_expect(pty, "adjusted");
	pty_send(pty, "p");
	pty_expect(pty, "The draw before is gone: u brings it back.");
	pty_free(pty);
}
END_TEST

START_TEST(undo_shows_the_board_that_changed)
{
	struct pty *pty = board_start(guide_event("undo.drawboard", 3), 24, 80);

	board_propose(pty);
	board_drag(pty, "16 Perkin", "15 Onions");
	pty_expect(pty, "adjusted");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "5 Edwards (3) v 3 Cairns");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: 16 Perkin and 15 Onions change seats");
	pty_expect_beside(pty, "▸11 King, Ken", "│");
	pty_free(pty);
}
END_TEST

/* Levels, byes and tray are always there: by name, or counted at the edge. */
START_TEST(the_margin_always_shows_levels_byes_and_tray)
{
	const char *path = plain_event("byes.drawboard", NULL, 40);
	struct app *app = open_event(path);
	struct error error = {.code = STATUS_OK};
	struct pty *pty;

	for (int pin = 1; pin <= 20; pin++)
		must(app_player_book(app, pin, 1, BOOKING_HALF, &error), &error);
	must(app_hand(app, 40, HAND_OUT, 0, &error), &error);
	app_close(app);
	pty = board_start(path, 24, 80);
	pty_expect(pty, "Groups");
	pty_expect(pty, "½ ×20");
	pty_expect(pty, "40 Pla…◆");
	pty_send(pty, " ");
	for (int i = 0; i < 3; i++)
		pty_key(pty, VTERM_KEY_RIGHT);
	pty_escape(pty);
	pty_expect(pty, "back in place");
	pty_expect(pty, "Groups");
	pty_expect(pty, "½ ×20");
	pty_expect(pty, "Tray");
	pty_free(pty);
	pty = board_start(path, 24, 80);
	pty_send(pty, "h");
	pty_expect(pty, "19 IN TRAY");
	for (int i = 0; i < 19; i++)
		pty_send(pty, "\t");
	pty_expect(pty, "40 Player 040 (0): sits out;");
	pty_expect(pty, "↑Groups");
	pty_expect(pty, "↑Byes 20");
	pty_free(pty);
}
END_TEST

/* Nothing is in and nothing can be entered: no tick, and no invitation to type. */
START_TEST(the_results_of_a_draft_are_not_asked_for)
{
	static const char *const words[] = {"--ascii", NULL};
	struct pty *pty = pty_start(plain_event("draft.drawboard", NULL, 6), 24, 80, words);

	pty_expect(pty, "F1 help");
	pty_send(pty, "p");
	pty_expect(pty, "6 in = 6 seated ok");
	pty_send(pty, "r");
	pty_expect(pty, "A draft: results come once it is published.");
	pty_expect(pty, "0 of 0 points");
	ck_assert(!pty_shows(pty, "points ok"));
	ck_assert(!pty_shows(pty, "1 White  0 Black"));
	pty_free(pty);
}
END_TEST

/* A line that is typed has its keys in the last line and behind F1, and waits below them. */
START_TEST(a_question_has_help_of_its_own)
{
	struct pty *pty = board_start(plain_event("ask.drawboard", NULL, 6), 24, 80);

	board_propose(pty);
	pty_send(pty, "n");
	pty_expect(pty, "Why not 1 Player");
	pty_expect_row(pty, 23, "Enter accept  Esc put aside");
	pty_send(pty, "2");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "A question: keys");
	pty_expect(pty, "take the line as it stands");
	pty_send(pty, "q");
	pty_expect_gone(pty, "A question: keys");
	pty_expect(pty, "Why not 1 Player");
	pty_enter(pty);
	pty_expect(pty, "Why not 1 Player 001 v 2 Player 002");
	/* and so has a window */
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "This window: keys");
	pty_expect(pty, "take this draw in place of the one on the board");
	pty_expect_beside(pty, "Esc", "close the window");
	pty_free(pty);
}
END_TEST

/* What would go is said before the reason is asked for. */
START_TEST(taking_back_names_the_results_first)
{
	struct pty *pty = board_start(plain_event("back.drawboard", NULL, 6), 24, 80);

	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "l");
	pty_expect(pty, "Round 1 is published. Take it back? The lists");
	pty_escape(pty);
	pty_send(pty, "r1 1\r");
	pty_expect(pty, "Board 1: 1-0");
	pty_escape(pty);
	pty_expect(pty, "r results");
	pty_send(pty, "l");
	pty_expect(pty, "1 result would go with it.");
	pty_free(pty);
}
END_TEST

/* Beside the bye of the draw those that were booked are told. */
START_TEST(the_results_name_the_byes_that_were_booked)
{
	const char *event = plain_event("booked.drawboard", NULL, 6);
	struct pty *pty;

	pty_run((const char *const[]){
		DRAWBOARD_PROGRAM, "players", event, "bye", "2", "1:half", NULL});
	pty = board_start(event, 24, 80);
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r");
	pty_expect(pty, "2 Player 002: half-point bye");
	pty_expect(pty, "the bye");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ways");

	tcase_add_test(tcase, a_carried_card_stays_over_its_place_when_the_window_changes);
	tcase_add_test(tcase, a_card_carried_over_a_draw_stays_there_when_the_window_changes);
	tcase_add_test(tcase, where_no_legal_draw_is_left_one_is_made_by_hand_on_the_screen);
	tcase_add_test(tcase, what_is_fixed_makes_the_boards_of_a_draw_by_hand);
	tcase_add_test(tcase, boards_by_hand_that_are_gone_are_those_that_a_hand_made);
	tcase_add_test(tcase, the_results_of_a_draft_are_not_asked_for);
	tcase_add_test(tcase, a_question_has_help_of_its_own);
	tcase_add_test(tcase, taking_back_names_the_results_first);
	tcase_add_test(tcase, the_results_name_the_byes_that_were_booked);
	tcase_add_test(tcase, undo_shows_the_board_that_changed);
	tcase_add_test(tcase, the_margin_always_shows_levels_byes_and_tray);
	return board_run("tui ways", tcase);
}
