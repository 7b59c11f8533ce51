/* The form of a player on the screen: its fields, the grades that it takes, its keys. */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "app/app.h"
#include "support/event/guide_event.h"
#include "support/event/import_file.h"
#include "support/pty/board_screen.h"

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

/* He is still one when another field of his is changed, and no more when a grade is typed. */
START_TEST(an_estimate_stays_until_a_grade_is_typed)
{
	struct pty *pty = open_form();

	pty_send(pty, "Estimate, E\r1640e\r\x13");
	pty_expect(pty, "Added: 21 Estimate, E; the grade is an estimate");
	pty_send(pty, "e");
	pty_expect(pty, "Player 21");
	pty_expect_beside(pty, "Grade", "1640e");
	pty_send(pty, "\x13");
	pty_expect(pty, "Saved: 21 Estimate, E; the grade is an estimate");
	pty_send(pty, "e");
	pty_expect(pty, "Player 21");
	pty_expect_beside(pty, "Grade", "1640e");
	pty_send(pty,
		"\r\x15"
		"1640\x13");
	pty_expect_gone(pty, "Player 21");
	pty_expect_gone(pty, "is an estimate");
	pty_send(pty, "e");
	pty_expect(pty, "Player 21");
	pty_expect_beside(pty, "Grade", "1640");
	ck_assert(!pty_shows(pty, "1640e"));
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
	pty_expect(pty, "would have the place 20b, between");
	pty_escape(pty);
	pty_expect_gone(pty, "would have the place");
	pty_expect(pty, "Player 1");
	pty_send(pty, "\x13");
	pty_expect(pty, "Enter no, he keeps his place");
	pty_enter(pty);
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

START_TEST(a_round_that_is_published_is_put_right_in_the_form)
{
	struct pty *pty = board_start(guide_event("late.drawboard", 2), 24, 80);

	pty_send(pty, "ea");
	pty_expect(pty, "New player");
	pty_send(pty, "Zebra, Z\r1700\r\r\r\r");
	pty_expect(pty, "▸ Enters  3 ");
	/* What is proposed is selected: it need not be taken away first. */
	pty_send(pty, "1");
	pty_expect(pty, "▸ Enters  1 ");
	pty_expect(pty, "Rounds 1 and 2 are published: he enters in round 3.");
	pty_enter(pty);
	pty_expect(pty, "  Enters  3 ");
	pty_expect(pty, "▸ ½ byes");
	/* what is no round is not put right in silence */
	pty_send(pty, "\x1b[A1 5\r");
	pty_expect(pty, "Enters: the number of a round, 1 to 5, is expected.");
	pty_send(pty,
		"\x15"
		"1\r");
	pty_expect(pty, "  Enters  3 ");
	pty_expect(pty, "Rounds 1 and 2 are published: he enters in round 3.");
	pty_send(pty, "1 7\r");
	pty_expect(pty, "½ byes: numbers of rounds, 1 to 5, are expected, such as 1 2.");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_send(pty, "2");
	pty_golden(pty, "form-late-80x24");
	pty_enter(pty);
	pty_expect(pty, "Added: 21 Zebra, Z. Rounds 1 and 2 are published: he enters in round 3.");
	pty_expect_beside(pty, "Zebra, Z", "bye 1:½ 2:½");
	pty_free(pty);
}
END_TEST

START_TEST(the_text_of_a_field_is_selected_when_the_cursor_comes)
{
	struct pty *pty = board_start(guide_event("select.drawboard", 0), 24, 80);
	int row, col;

	pty_send(pty, "ee");
	pty_expect(pty, "▸ Name    Adams, Alan ");
	pty_find(pty, "▸ Name    ", &row, &col);
	ck_assert(pty_cell(pty, row, col + 10).attrs.reverse);
	ck_assert(!pty_cell(pty, row, col + 21).attrs.reverse);
	pty_send(pty, "\t9");
	pty_expect(pty, "▸ Grade   9 ");
	pty_key(pty, VTERM_KEY_UP);
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_expect(pty, "▸ Name    Adams, Ala ");
	ck_assert(!pty_cell(pty, row, col + 10).attrs.reverse);
	pty_send(pty, "n");
	pty_expect(pty, "▸ Name    Adams, Alan ");
	/* The first round of one who is in the event is not changed here. */
	ck_assert(!pty_shows(pty, "Enters"));
	pty_free(pty);
}
END_TEST

START_TEST(a_form_with_something_in_it_is_not_thrown_away_unasked)
{
	struct pty *pty = open_form();

	pty_escape(pty);
	pty_expect_gone(pty, "New player");
	pty_send(pty, "a");
	pty_expect(pty, "New player");
	pty_send(pty, "Zebra, Z");
	pty_escape(pty);
	pty_expect(pty, "The new player Zebra, Z is not saved.");
	/* Esc is no answer that loses something. */
	pty_escape(pty);
	pty_expect_gone(pty, "not saved");
	pty_expect(pty, "▸ Name    Zebra, Z");
	pty_escape(pty);
	pty_expect(pty, "s save  x throw away  Esc back to the form");
	pty_send(pty, "n");
	pty_expect(pty, "n means nothing here");
	pty_escape(pty);
	pty_expect_gone(pty, "not saved");
	pty_send(pty, "\x15");
	pty_expect_gone(pty, "Zebra");
	pty_escape(pty);
	pty_expect_gone(pty, "New player");
	pty_send(pty, "e1");
	pty_expect(pty, "▸ Name    1");
	pty_escape(pty);
	pty_expect(pty, "What was changed of player 1 is not saved.");
	pty_send(pty, "x");
	pty_expect(pty, "Thrown away: nothing was saved.");
	pty_expect(pty, "Adams, Alan");
	pty_send(pty, "e1");
	pty_escape(pty);
	pty_expect(pty, "What was changed of player 1 is not saved.");
	pty_send(pty, "s");
	pty_expect(pty, "Saved: 1 1");
	pty_free(pty);
}
END_TEST

START_TEST(what_a_form_was_refused_for_goes_with_it)
{
	struct pty *pty = open_form();

	pty_send(pty, "Adams, Alan\r2200\x13");
	pty_expect(pty, "1 Adams, Alan is in the event already");
	pty_escape(pty);
	pty_expect(pty, "The new player Adams, Alan is not saved.");
	pty_send(pty, "x");
	pty_expect_gone(pty, "New player");
	pty_expect_gone(pty, "in the event already");
	pty_free(pty);
}
END_TEST

/* CAA 36: he is in from his game, so no round before it is missed, and nothing is put right. */
START_TEST(one_from_outside_enters_with_his_game)
{
	struct pty *pty = board_start(plain_event("joins.drawboard", NULL, 5), 24, 80);

	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r\x06");
	pty_expect(pty, "Who plays in place of the bye of round 1");
	pty_send(pty, "Filler, F\r");
	pty_expect(pty, "Filler, F plays in place of the bye");
	pty_send(pty, "3 1\r");
	pty_expect(pty, "Board 3: 1-0.");
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_send(pty, "eaFiller, F\r\r\r\r\r1\r1\r");
	pty_expect(pty, "He has played here as one from outside, and enters with that");
	pty_expect(pty, "▸ ½ byes  1");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_enter(pty);
	pty_expect(pty, "Filler, F has played here as one from outside.");
	pty_enter(pty);
	pty_expect(pty, "Added: 6 Filler, F");
	ck_assert(!pty_shows(pty, "he enters in round"));
	pty_free(pty);
}
END_TEST

/* The game goes before the others beside the draw: what hangs on the wall calls them otherwise. */
START_TEST(games_that_get_another_number_by_it_are_named)
{
	const char *event = plain_event("numbers.drawboard", NULL, 6);
	struct pty *pty;

	pty_run((const char *const[]){
		DRAWBOARD_PROGRAM, "fill", event, "Guest, A", "--player", "5", NULL});
	pty_run((const char *const[]){
		DRAWBOARD_PROGRAM, "fill", event, "Guest, B", "--player", "6", NULL});
	pty = board_start(event, 24, 80);
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "eaGuest, B\r\r\r\r\r\r\r");
	pty_expect(pty, "Guest, B has played here as one from outside.");
	pty_enter(pty);
	pty_expect(pty, "Lists on the wall");
	pty_expect(pty, "Another number now: ");
	pty_expect(pty, "Guest, A at 4 (was 3)");
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

	tcase_add_test(tcase, a_player_who_is_renumbered_is_told_by_his_number_now);
	tcase_add_test(tcase, a_field_of_the_form_is_checked_when_it_is_left);
	tcase_add_test(tcase, a_grade_is_typed_as_lists_have_it);
	tcase_add_test(tcase, an_estimate_stays_until_a_grade_is_typed);
	tcase_add_test(tcase, a_grade_with_a_star_is_converted_by_the_formula_of_the_event);
	tcase_add_test(tcase, the_form_tells_its_keys);
	tcase_add_test(tcase, the_form_asks_before_a_player_moves);
	tcase_add_test(tcase, a_round_that_is_published_is_put_right_in_the_form);
	tcase_add_test(tcase, the_text_of_a_field_is_selected_when_the_cursor_comes);
	tcase_add_test(tcase, a_form_with_something_in_it_is_not_thrown_away_unasked);
	tcase_add_test(tcase, what_a_form_was_refused_for_goes_with_it);
	tcase_add_test(tcase, one_from_outside_enters_with_his_game);
	tcase_add_test(tcase, games_that_get_another_number_by_it_are_named);
	return board_run("tui form", tcase);
}
