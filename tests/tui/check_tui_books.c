/* The round under several rule books on the screen: opened, scrolled, rule books switched. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

static struct pty *round_4(int rows, int cols)
{
	struct pty *pty = pty_start(guide_event("books.drawboard", 3), rows, cols, NULL);

	pty_expect(pty, "F1 help");
	return pty;
}

START_TEST(laid_out_or_paired_it_shows_all_columns)
{
	struct pty *pty = round_4(24, 80);

	pty_send(pty, "C");
	pty_expect(pty, "Round 4 by several rule books");
	pty_expect(pty, "Bd  caa");
	pty_golden(pty, "rule-books-80x24");
	pty_send(pty, "C");
	pty_expect_gone(pty, "several rule books");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_send(pty, "C");
	pty_expect(pty, "Round 4 by several rule books");
	pty_golden(pty, "rule-books-80x24-paired");
	pty_escape(pty);
	pty_expect_gone(pty, "several rule books");
	pty_free(pty);
}
END_TEST

START_TEST(digits_switch_rule_books_off_and_on)
{
	struct pty *pty = round_4(24, 80);

	pty_send(pty, "C");
	pty_expect(pty, "1 dutch");
	pty_send(pty, "1");
	pty_expect(pty, "1 (dutch)");
	pty_expect(pty, "2 schools");
	pty_send(pty, "234");
	pty_expect(pty, "4 (uscf)");
	pty_expect(pty, "5 lazy");
	/* Two are left: there is room for names. */
	pty_expect(pty, "Bd  caa                                 lazy");
	pty_send(pty, "5");
	pty_expect(pty, "5 (lazy)");
	pty_send(pty, "6");
	pty_send(pty, "5");
	pty_expect(pty, "5 lazy");
	pty_escape(pty);
	/* They stay off until they are switched on again. */
	pty_send(pty, "C");
	pty_expect(pty, "1 (dutch)");
	pty_send(pty, "1");
	pty_expect(pty, "1 dutch");
	pty_free(pty);
}
END_TEST

START_TEST(the_end_tells_what_is_unfair_in_the_lazy_draw)
{
	struct pty *pty = round_4(24, 80);

	pty_send(pty, "C");
	pty_expect(pty, "↑↓ scroll");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "Unfair, and caa has it otherwise at no cost:");
	pty_send(pty, "5");
	pty_expect_gone(pty, "Unfair, and");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "Bd  caa");
	pty_free(pty);
}
END_TEST

START_TEST(help_names_the_key)
{
	struct pty *pty = round_4(50, 120);

	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "other rule books side by side, and why they differ");
	pty_free(pty);
}
END_TEST

START_TEST(a_wide_screen_has_room_for_names)
{
	struct pty *pty = round_4(50, 160);

	pty_send(pty, "C2345");
	pty_expect(pty, "5 (lazy)");
	pty_expect(pty, "1  5 Edwards↓ - 3 Cairns↑");
	pty_expect_beside(pty, "7 Green - 1 Adams", "7 Green - 1 Adams");
	pty_free(pty);
}
END_TEST

/* CAA 30 */
START_TEST(a_random_mid_line_is_told_when_the_round_is_proposed)
{
	static const char list[] =
		"name,grade\n\"Ash, A\",1900\n\"Bee, B\",1800\n\"Cox, C\",1700\n\"Dunn, D\",1600\n";
	static const char *const words[] = {
		"--system", "caa", "--rounds", "3", "--set", "random=7", NULL};
	struct pty *pty = pty_start(listed_event("lot.drawboard", list, words), 24, 80, NULL);

	pty_expect(pty, "F1 help");
	pty_send(pty, "p");
	pty_expect(pty,
		"Round 1 proposed. The mid-line goes by the random order 7, not by grade (30).");
	pty_send(pty, "?");
	pty_expect(pty, "The mid-line goes by the random order 7, not by grade (30).");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("books");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, laid_out_or_paired_it_shows_all_columns);
	tcase_add_test(tcase, digits_switch_rule_books_off_and_on);
	tcase_add_test(tcase, the_end_tells_what_is_unfair_in_the_lazy_draw);
	tcase_add_test(tcase, help_names_the_key);
	tcase_add_test(tcase, a_wide_screen_has_room_for_names);
	tcase_add_test(tcase, a_random_mid_line_is_told_when_the_round_is_proposed);
	return suite_run("tui_books", tcase, NULL);
}
