/* The roll of a round on the screen: names are typed, marked, and who is missing is asked about. */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

START_TEST(a_roll_is_called_by_names)
{
	static const char *const names[] = {
		"Adams, Alan", "Brown, Bea", "Cole, Cy", "Drew, Di", "Elm, Ed", "Fox, Flo"};
	struct pty *pty = board_start(plain_event("roll.drawboard", names, 6), 24, 80);

	pty_send(pty, "a");
	pty_expect(pty, "Roll of round 1: 0 here, 0 late, 0 not here, 6 not marked");
	pty_expect(pty, "1 here  4 late  0 not here  5 all here");
	pty_send(pty, "brown\r");
	pty_expect(pty, "2 Brown, Bea is here.");
	pty_send(pty, "cole");
	pty_expect(pty, "Name> cole");
	pty_send(pty, "4");
	pty_expect(pty, "3 Cole, Cy is late: out of round 1 with no points, until he is here.");
	pty_expect_beside(pty, "Cole, Cy", "… late");
	pty_send(pty, "drew");
	pty_expect(pty, "Name> drew");
	pty_send(pty, "0");
	pty_expect(pty, "4 Drew, Di is not here: out of round 1");
	pty_expect(pty, "Roll of round 1: 1 here, 1 late, 1 not here, 3 not marked");
	pty_send(pty, "\t");
	pty_expect_gone(pty, "Brown, Bea  ");
	pty_expect(pty, "Adams, Alan");
	pty_escape(pty);
	pty_expect(pty, "laid out");
	pty_send(pty, "p");
	pty_expect(pty, "Not marked as here: 1 Adams, 5 Elm, 6 Fox.");
	pty_expect(pty, "They get no points.");
	pty_send(pty, "a");
	pty_expect(pty, "Roll of round 1");
	pty_send(pty, "5");
	pty_expect(pty, "3 more marked as here. 0 marks who is not.");
	pty_escape(pty);
	pty_expect_gone(pty, "Roll of round 1");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_expect(pty, "0 3 Cole");
	pty_free(pty);
}
END_TEST

/* Three are called Ann: none of them is marked unasked. */
START_TEST(a_name_of_several_is_asked_about)
{
	static const char *const names[] = {"Adams, Ann", "Brown, Ann", "Cole, Ann", "Drew, Di"};
	struct pty *pty = board_start(plain_event("anns.drawboard", names, 4), 24, 80);

	pty_send(pty, "a");
	pty_expect(pty, "Roll of round 1");
	pty_send(pty, "ann");
	pty_expect(pty, "Name> ann");
	pty_expect_gone(pty, "Drew, Di");
	ck_assert(!pty_shows(pty, "▸"));
	pty_enter(pty);
	pty_expect(
		pty, "3 players are called so: choose with the arrows, or type more of the name.");
	pty_send(pty, "0");
	pty_expect(pty, "Roll of round 1: 0 here, 0 late, 0 not here, 4 not marked");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_beside(pty, "▸", "Brown, Ann");
	pty_enter(pty);
	pty_expect(pty, "2 Brown, Ann is here.");
	/* a whole name means one, wherever he stands in the list */
	pty_send(pty, "ann cole\r");
	pty_expect(pty, "3 Cole, Ann is here.");
	pty_free(pty);
}
END_TEST

START_TEST(who_is_not_marked_is_left_out_and_comes_back_by_undo)
{
	static const char *const names[] = {"Adams, Alan", "Brown, Bea", "Cole, Cy", "Drew, Di"};
	struct pty *pty = board_start(plain_event("rest.drawboard", names, 4), 24, 80);

	pty_send(pty, "a");
	pty_expect(pty, "Roll of round 1");
	pty_send(pty, "adams\r");
	pty_expect(pty, "1 Adams, Alan is here.");
	pty_send(pty, "brown\r");
	pty_expect(pty, "2 Brown, Bea is here.");
	pty_escape(pty);
	pty_expect(pty, "laid out");
	pty_send(pty, "p");
	pty_expect(pty, "Not marked as here: 3 Cole, 4 Drew.");
	pty_send(pty, "y");
	pty_expect(pty, "Round 1 proposed.");
	pty_expect(pty, "0 3 Cole");
	pty_send(pty, "uu");
	pty_expect(pty, "Undone: Roll of round 1: 3 Cole is not here, and 1 more");
	pty_expect_gone(pty, "0 3 Cole");
	pty_free(pty);
}
END_TEST

/* Only one who came late is marked: 5 says that all others are here, and draws. */
START_TEST(a_roll_hardly_begun_asks_for_the_others)
{
	static const char *const names[] = {"Adams, Alan", "Brown, Bea", "Cole, Cy", "Drew, Di"};
	struct pty *pty = board_start(plain_event("begun.drawboard", names, 4), 24, 80);

	pty_send(pty, "a");
	pty_expect(pty, "Roll of round 1");
	pty_send(pty, "drew\r");
	pty_expect(pty, "4 Drew, Di is here.");
	pty_escape(pty);
	pty_expect(pty, "laid out");
	pty_send(pty, "p");
	pty_expect(pty, "Only 1 of 4 have a mark in the roll; 3 would sit out: 1 Adams, 2");
	pty_expect(pty, "5 no: all others are here");
	pty_send(pty, "5");
	pty_expect(pty, "Round 1 proposed.");
	pty_send(pty, "uu");
	pty_expect(pty, "Undone: Roll of round 1: 1 Adams is here, and 2 more");
	pty_free(pty);
}
END_TEST

/* The key is not offered after the publication, and says why if it is pressed. */
START_TEST(after_the_publication_there_is_no_roll)
{
	static const char *const names[] = {"Adams, Alan", "Brown, Bea"};
	struct pty *pty = board_start(plain_event("late.drawboard", names, 2), 24, 80);

	board_propose(pty);
	pty_send(pty, "P\r");
	pty_expect(pty, "published");
	pty_send(pty, "a");
	pty_expect(pty, "Round 1 is published: the roll is called before the draw.");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("roll");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_roll_is_called_by_names);
	tcase_add_test(tcase, a_name_of_several_is_asked_about);
	tcase_add_test(tcase, who_is_not_marked_is_left_out_and_comes_back_by_undo);
	tcase_add_test(tcase, a_roll_hardly_begun_asks_for_the_others);
	tcase_add_test(tcase, after_the_publication_there_is_no_roll);
	return board_run("tui_roll", tcase);
}
