/*
 * What a key cannot do now is said, with what to press; and what a window cannot show says where.
 */
#include "config.h"

#include <check.h>
#include <string.h>
#include <unistd.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void open_guide(int played)
{
	pty = board_start(guide_event("hints.drawboard", played), 24, 80);
}

START_TEST(a_card_in_the_air_stays_there_whatever_key_is_pressed)
{
	static const char keys[] = "pPlxtcCgrewsufhqoU#0\024";

	open_guide(3);
	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	pty_key(pty, VTERM_KEY_DOWN);
	for (const char *key = keys; *key; key++) {
		const char text[] = {*key, '\0'};

		pty_send(pty, "\t"); /* another message between */
		pty_expect_gone(pty, "A card is in the air");
		pty_send(pty, text);
		pty_expect(pty, "A card is in the air: Enter drops it, Esc puts it back.");
		pty_expect(pty, "carrying 5 Edwards");
	}
	pty_free(pty);
}
END_TEST

START_TEST(why_not_keeps_the_card_in_the_air)
{
	open_guide(3);
	board_propose(pty);
	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_gone(pty, "is where it was");
	pty_send(pty, "n");
	pty_expect(pty, "Why not 5 Edwards v ");
	pty_escape(pty);
	pty_expect_gone(pty, "Why not 5 Edwards v ");
	pty_expect(pty, "carrying 5 Edwards");
	pty_expect_row(pty, 23, "Enter drop  Esc put back");
	pty_free(pty);
}
END_TEST

START_TEST(a_verdict_that_is_cut_is_whole_in_a_window)
{
	open_guide(3);
	board_propose(pty);
	pty_send(pty, "/20\r");
	pty_expect(pty, "20 Tudor (1½) v");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 20 Tudor");
	pty_send(pty, "/1\r");
	pty_expect(pty, " ? all of it ");
	pty_send(pty, "?");
	pty_expect(pty, "┌─ carrying 20 Tudor: ");
	pty_expect(pty, "Esc close");
	pty_escape(pty);
	pty_expect_gone(pty, "Esc close");
	pty_expect_row(pty, 23, "Enter drop  Esc put back");
	pty_free(pty);
}
END_TEST

START_TEST(a_draft_takes_no_results_and_says_so)
{
	open_guide(3);
	board_propose(pty);
	pty_send(pty, "r");
	pty_expect(pty, "Round 4 is not published and takes no results yet; these are of round 3.");
	/* there is no room beside the message */
	pty_expect_row(pty, 23, " Esc, then P publishes the draw   12 1 White");
	pty_free(pty);
	pty = board_start(guide_event("first.drawboard", 0), 24, 80);
	board_propose(pty);
	pty_send(pty, "r");
	pty_expect(pty, "Round 1 is not published: it takes no results yet.");
	pty_expect(pty, "Esc, then P publishes the draw");
	pty_free(pty);
}
END_TEST

START_TEST(one_letter_or_a_result_in_front_is_no_slip)
{
	open_guide(3);
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "rq 1\r");
	pty_expect(pty, "\"q\" is too little of a name: at least two letters, or the board's");
	pty_send(pty, "= 3\r");
	pty_expect(pty, "First the board, then the result: 3 =");
	pty_send(pty, "qu 1\r");
	pty_expect(pty, "F8 takes it back.");
	pty_free(pty);
}
END_TEST

START_TEST(laid_out_the_check_says_which_round_it_is_of)
{
	open_guide(3);
	pty_send(pty, "c");
	pty_expect(pty, "Check: round 3 against the rules' draw");
	pty_expect(pty, "Round 4 is laid out and has no draw to check yet: this is round 3.");
	pty_free(pty);
}
END_TEST

START_TEST(the_column_of_the_lazy_draw_is_explained)
{
	open_guide(3);
	pty_send(pty, "C");
	pty_expect(pty, "lazy: what comes out when the rules are not applied; no event is drawn");
	pty_free(pty);
}
END_TEST

START_TEST(the_key_line_has_what_the_state_of_the_round_asks_for)
{
	open_guide(3);
	pty_expect_row(pty, 23, " p propose  Space pick up  ←→ score  ? why  e players  ");
	board_propose(pty);
	pty_expect_row(pty, 23, " P publish  Space pick up  ? why  n why not  t turn  x pin ");
	board_publish(pty);
	pty_expect_row(pty, 23, " r results  w print  ? why  n why not  e players  s standings ");
	pty_resize(pty, 40, 160);
	pty_expect_row(pty, 39, "l take back  c check  g groups  C rule books");
	pty_free(pty);
}
END_TEST

START_TEST(a_refused_file_says_why_first_in_its_window)
{
	pty = board_start(plain_event("hints.drawboard", NULL, 0), 24, 80);
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, "/etc/passwd\r");
	pty_expect(pty, "─ Nothing was taken from /etc/passwd ─");
	pty_expect(pty, "│ Line 1, column 1: found ");
	pty_expect(pty, "that names the columns, one of them name or surname.");
	pty_free(pty);
}
END_TEST

START_TEST(all_lists_are_kept_and_named_where_nothing_prints)
{
	open_guide(3);
	board_propose(pty);
	pty_resize(pty, 40, 160);
	pty_send(pty, "wap");
	pty_expect(pty, "which printer");
	pty_send(pty, "no-such-printer\r");
	pty_expect(pty, "-boards.txt");
	pty_expect(pty, "-names.txt");
	pty_expect(pty, "-standings.txt");
	pty_free(pty);
}
END_TEST

/* Enter again and again makes no more files. */
START_TEST(a_list_that_is_not_printed_has_one_file)
{
	open_guide(3);
	board_propose(pty);
	pty_resize(pty, 40, 160);
	for (int i = 0; i < 3; i++) {
		pty_send(pty, "wbp");
		pty_expect(pty, "which printer");
		pty_send(pty, "no-such-printer\r");
		pty_expect(pty, "hints-4-boards.txt");
	}
	ck_assert_int_eq(access(guide_path("hints-4-boards.txt"), R_OK), 0);
	ck_assert_int_ne(access(guide_path("hints-4-boards-2.txt"), R_OK), 0);
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("hints");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_card_in_the_air_stays_there_whatever_key_is_pressed);
	tcase_add_test(tcase, why_not_keeps_the_card_in_the_air);
	tcase_add_test(tcase, a_verdict_that_is_cut_is_whole_in_a_window);
	tcase_add_test(tcase, a_draft_takes_no_results_and_says_so);
	tcase_add_test(tcase, one_letter_or_a_result_in_front_is_no_slip);
	tcase_add_test(tcase, laid_out_the_check_says_which_round_it_is_of);
	tcase_add_test(tcase, the_column_of_the_lazy_draw_is_explained);
	tcase_add_test(tcase, the_key_line_has_what_the_state_of_the_round_asks_for);
	tcase_add_test(tcase, a_refused_file_says_why_first_in_its_window);
	tcase_add_test(tcase, all_lists_are_kept_and_named_where_nothing_prints);
	tcase_add_test(tcase, a_list_that_is_not_printed_has_one_file);
	return board_run("tui_hints", tcase);
}
