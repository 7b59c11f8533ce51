/* The form of a player on the screen: its fields, the grades that it takes, its keys. */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "app/app.h"
#include "support/board_screen.h"
#include "support/guide_event.h"
#include "support/import_file.h"

static struct pty *open_form(void)
{
	struct pty *pty = board_start(guide_event("form.drawboard", 0), 24, 80);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	return pty;
}

START_TEST(a_field_of_the_form_is_checked_when_it_is_left)
{
	struct pty *pty = open_form();

	pty_enter(pty);
	pty_expect(pty, "A player has a name.");
	for (int i = 0; i < 13; i++)
		pty_send(pty, "abcdefghij");
	pty_enter(pty);
	pty_expect(pty, "Name: too long, 3 must go");
	for (int i = 0; i < 3; i++)
		pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_enter(pty);
	pty_expect_gone(pty, "too long");
	pty_expect(pty, "▸ Grade");
	pty_send(pty, "12a\r");
	pty_expect(pty, "Grade: 0 to 4000, 1850e, 1650P, 1650/7, - or NEW is expected. ");
	pty_expect(pty, "▸ Grade");
	pty_send(pty,
		"\x15"
		"0*\r");
	pty_expect(pty, "Grade: a number from 1 to 4000 is expected before the *.");
	pty_free(pty);
}
END_TEST

START_TEST(a_grade_is_typed_as_lists_have_it)
{
	struct pty *pty = open_form();

	pty_send(pty, "Provisional, P\r1650P7\r\x13");
	pty_expect(pty, "Added: 21 Provisional, P");
	pty_expect_beside(pty, "Provisional, P", "1650");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	pty_send(pty, "Estimate, E\r1640e\r\x13");
	pty_expect(pty, "Added: 22 Estimate, E; the grade is an estimate");
	pty_expect_beside(pty, "Estimate, E", "1640");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	pty_send(pty, "Unrated, U\rungraded\r\x13");
	pty_expect(pty, "Added: 23 Unrated, U");
	pty_expect_beside(pty, "Unrated, U", "-");
	pty_free(pty);
}
END_TEST

/* CAA 38 */
START_TEST(a_grade_with_a_star_is_converted_by_the_formula_of_the_event)
{
	const char *path = guide_path("convert.drawboard"), *list = guide_path("convert.csv");
	const struct app_new what = {
		.path = path, .name = "Open", .system = "caa", .rounds = 5, .lot = COLOUR_WHITE};
	struct error error = {.text = ""};
	FILE *stream = fopen(list, "w");
	struct app *app;
	struct pty *pty;
	int added;

	ck_assert_ptr_nonnull(stream);
	ck_assert_int_ge(fputs("name,grade\n\"Adams, Alan\",150\n", stream), 0);
	ck_assert_int_eq(fclose(stream), 0);
	ck_assert_msg(app_create(&what, &app, &error) == STATUS_OK, "%s", error.text);
	ck_assert_msg(import_file(app, list, "ecf", &added, &error, NULL, NULL) == STATUS_OK, "%s",
		error.text);
	app_close(app);
	pty = pty_start(path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "e");
	pty_expect(pty, "1825");
	pty_send(pty, "a");
	pty_expect(pty, "150*: converted");
	pty_send(pty, "Brown, Brian\r1510*\r");
	pty_expect(pty, "7.5 x grade + 700 makes no rating from 1 to 4000");
	pty_expect(pty, "▸ Grade");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_send(pty, "*\r");
	pty_expect(pty, "▸ Club");
	pty_send(pty, "\x13");
	pty_expect(pty, "Added: 1 Brown, Brian");
	pty_expect_beside(pty, "Brown, Brian", "1833");
	pty_free(pty);
}
END_TEST

/* Under a form the last line has the keys of the form, and F1 tells them. */
START_TEST(the_form_tells_its_keys)
{
	struct pty *pty = open_form();

	pty_expect(pty, "Ctrl-S save  ↑↓ field");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "A player: keys");
	pty_expect(pty, "save the player as he stands");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect_gone(pty, "A player: keys");
	pty_expect(pty, "New player");
	pty_escape(pty);
	pty_expect_gone(pty, "New player");
	/* And so does a question. */
	pty_send(pty, "/");
	pty_expect(pty, "Enter accepts");
	pty_expect_row(pty, 23, "Enter accept  Esc put aside");
	pty_free(pty);
}
END_TEST

/* CAA 3 */
START_TEST(the_form_asks_before_a_player_moves)
{
	struct pty *pty = board_start(guide_event("amend.drawboard", 2), 24, 80);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "e");
	pty_expect(pty, "Player 1");
	pty_send(pty,
		"\r\x15"
		"700\x13");
	pty_expect(pty, "would have the place 20b in the order");
	pty_escape(pty);
	pty_expect_gone(pty, "would have the place");
	pty_expect(pty, "Player 1");
	pty_send(pty, "\x13");
	pty_expect(pty, "n no, he keeps his place");
	pty_send(pty, "n");
	pty_expect(pty, "Saved: 1 Adams");
	pty_expect_beside(pty, "Adams, Alan", "700");
	pty_send(pty, "e");
	pty_expect(pty, "Player 1");
	pty_send(pty,
		"\r\x15"
		"710\x13");
	pty_expect(pty, "would have the place 20b");
	pty_send(pty, "y");
	pty_expect(pty, "Saved: 1 Adams");
	pty_expect(pty, "20b");
	pty_free(pty);
}
END_TEST

/* Before round 1 a grade settles the number: the message has the one that he has now. */
START_TEST(a_player_who_is_renumbered_is_told_by_his_number_now)
{
	struct pty *pty = pty_start(plain_event("renumber.drawboard", NULL, 5), 24, 80, NULL);

	pty_expect(pty, "F1 help");
	pty_send(pty, "ee");
	pty_expect(pty, "Ctrl-S saves");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty,
		"\025"
		"1\023");
	pty_expect(pty, "Saved: 5 Player 001");
	pty_expect(pty, "▸   5");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("form");

	tcase_add_test(tcase, a_field_of_the_form_is_checked_when_it_is_left);
	tcase_add_test(tcase, a_grade_is_typed_as_lists_have_it);
	tcase_add_test(tcase, a_grade_with_a_star_is_converted_by_the_formula_of_the_event);
	tcase_add_test(tcase, a_player_who_is_renumbered_is_told_by_his_number_now);
	tcase_add_test(tcase, the_form_tells_its_keys);
	tcase_add_test(tcase, the_form_asks_before_a_player_moves);
	return board_run("tui form", tcase);
}
