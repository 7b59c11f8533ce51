/*
 * What a terminal may send while a card is dragged: events lost, joined or cut, and every way to
 * let go of a card.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void setup(void)
{
	pty = board_start(guide_event("mouse.drawboard", 3), 24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

/* A card carried onto another, in the bytes that a terminal sends: two writes may hold anything. */
struct gesture {
	int row, col, to_row, to_col;
	char text[800];
};

static void gesture_begin(struct gesture *gesture, const char *card, const char *onto)
{
	pty_find(pty, card, &gesture->row, &gesture->col);
	pty_find(pty, onto, &gesture->to_row, &gesture->to_col);
	gesture->text[0] = '\0';
}

static void report(struct gesture *gesture, int button, int row, int col, char end)
{
	const size_t used = strlen(gesture->text);

	snprintf(gesture->text + used, sizeof(gesture->text) - used, "\033[<%d;%d;%d%c", button,
		col + 1, row + 1, end);
}

static void press(struct gesture *gesture)
{
	report(gesture, 0, gesture->row, gesture->col, 'M');
}

static void move(struct gesture *gesture, int row, int col)
{
	report(gesture, 32, row, col, 'M');
}

static void let_go(struct gesture *gesture)
{
	report(gesture, 0, gesture->to_row, gesture->to_col, 'm');
}

/* The drag that most tests make, and what it leaves behind. */
static void findley_onto_tudor(struct gesture *gesture)
{
	gesture_begin(gesture, "6 Findley, F", "20 Tudor");
}

static void expect_changed_seats(void)
{
	pty_expect_beside(pty, "14 Newel", "6 Findley, F");
}

START_TEST(a_lost_release_drops_nothing_and_the_next_drag_counts)
{
	struct gesture gesture;

	board_propose(pty);
	gesture_begin(&gesture, "5 Edwards", "17 Queen");
	press(&gesture);
	move(&gesture, gesture.to_row, gesture.to_col);
	pty_send(pty, gesture.text);
	pty_expect(pty, "carrying 5 Edwards");
	findley_onto_tudor(&gesture);
	press(&gesture);
	move(&gesture, gesture.row + 1, gesture.col);
	let_go(&gesture);
	pty_send(pty, gesture.text);
	pty_expect(pty, "6 Findley and 20 Tudor change seats");
	pty_expect_beside(pty, "5 Edwards", "3 Cairns");
	expect_changed_seats();
}
END_TEST

START_TEST(a_whole_drag_in_one_write_counts)
{
	struct gesture gesture;

	board_propose(pty);
	findley_onto_tudor(&gesture);
	press(&gesture);
	for (int i = 0; i < 20; i++)
		move(&gesture, gesture.row, gesture.col + 1 + i % 10);
	move(&gesture, gesture.to_row, gesture.to_col);
	let_go(&gesture);
	pty_send(pty, gesture.text);
	expect_changed_seats();
}
END_TEST

START_TEST(motion_is_not_needed)
{
	struct gesture gesture;

	board_propose(pty);
	findley_onto_tudor(&gesture);
	press(&gesture);
	let_go(&gesture);
	pty_send(pty, gesture.text);
	expect_changed_seats();
}
END_TEST

START_TEST(reports_cut_anywhere_are_put_together)
{
	struct gesture gesture;

	board_propose(pty);
	findley_onto_tudor(&gesture);
	press(&gesture);
	let_go(&gesture);
	/*
	 * In the middle with a pause; right after the escape character at once: it might be the
	 * key.
	 */
	pty_send_bytes(pty, gesture.text, (size_t)_i);
	if (gesture.text[_i - 1] != '\033')
		pty_pump(pty, 100);
	pty_send(pty, gesture.text + _i);
	expect_changed_seats();
}
END_TEST

START_TEST(the_old_mouse_protocol_works)
{
	struct gesture gesture;
	char text[16];

	board_propose(pty);
	findley_onto_tudor(&gesture);
	snprintf(text, sizeof(text), "\033[M %c%c", gesture.col + 33, gesture.row + 33);
	pty_send(pty, text);
	pty_expect(pty, "6 Findley (2) v 8 Hood");
	snprintf(text, sizeof(text), "\033[M#%c%c", gesture.to_col + 33, gesture.to_row + 33);
	pty_send(pty, text);
	expect_changed_seats();
}
END_TEST

START_TEST(a_resize_while_carrying_leaves_the_card_in_the_air)
{
	int row, col;

	board_propose(pty);
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_move(pty, row + 1, col);
	pty_expect(pty, "carrying 6 Findley");
	pty_resize(pty, 40, 100);
	pty_expect_row(pty, 39, "F1 help");
	pty_expect(pty, "carrying 6 Findley");
	/* Let go where the pointer is in the new window. */
	pty_find(pty, "20 Tudor", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_expect(pty, "6 Findley and 20 Tudor change seats");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "adjusted");
}
END_TEST

START_TEST(a_click_only_selects)
{
	int row, col;

	board_propose(pty);
	pty_find(pty, "20 Tudor", &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "20 Tudor (1½) v 14 Newel");
	pty_expect(pty, "proposed");
}
END_TEST

START_TEST(a_drop_beside_everything_puts_the_card_back)
{
	int row, col;

	board_propose(pty);
	pty_find(pty, "6 Findley, F", &row, &col);
	pty_drag(pty, row, col, 20, 30);
	pty_expect(pty, "6 Findley is back in place.");
	pty_expect(pty, "proposed");
}
END_TEST

START_TEST(no_mouse_leaves_the_mouse_alone)
{
	static const char *const words[] = {"--no-mouse", NULL};
	struct pty *quiet = pty_start(guide_event("quiet.drawboard", 0), 24, 80, words);

	pty_expect(quiet, "F1 help");
	ck_assert(!pty_mouse_on(quiet));
	pty_free(quiet);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("mouse");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, a_lost_release_drops_nothing_and_the_next_drag_counts);
	tcase_add_test(tcase, a_whole_drag_in_one_write_counts);
	tcase_add_test(tcase, motion_is_not_needed);
	tcase_add_loop_test(tcase, reports_cut_anywhere_are_put_together, 1, 12);
	tcase_add_test(tcase, the_old_mouse_protocol_works);
	tcase_add_test(tcase, a_resize_while_carrying_leaves_the_card_in_the_air);
	tcase_add_test(tcase, a_click_only_selects);
	tcase_add_test(tcase, a_drop_beside_everything_puts_the_card_back);
	tcase_add_test(tcase, no_mouse_leaves_the_mouse_alone);
	return board_run("tui mouse", tcase);
}
