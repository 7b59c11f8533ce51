/* Why not on the screen: asked of a card in the air, from the reasons of a board, and taken. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

static struct pty *round_4_proposed(void)
{
	struct pty *pty = pty_start(guide_event("whynot.drawboard", 3), 24, 80, NULL);

	pty_expect(pty, "F1 help");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	return pty;
}

START_TEST(a_card_in_the_air_is_asked_about_the_one_under_it)
{
	struct pty *pty = round_4_proposed();

	pty_send(pty, " ");
	pty_expect(pty, "carrying 5 Edwards");
	pty_send(pty, "n");
	pty_expect(pty, "carry the card over the one that it could meet");
	pty_send(pty, "\t\t");
	pty_expect(pty, "5 Edwards and 1 Adams");
	pty_send(pty, "n");
	pty_expect(pty, "Why not 5 Edwards v 1 Adams");
	pty_expect(pty, "Impossible: ");
	pty_expect(pty, "have met (1)");
	pty_escape(pty);
	pty_expect_gone(pty, "Why not 5");
	pty_free(pty);
}
END_TEST

START_TEST(enter_takes_it_as_a_pinned_board)
{
	struct pty *pty = round_4_proposed();

	pty_send(pty, "?");
	pty_expect(pty, "n why not…");
	pty_send(pty, "n");
	pty_expect(pty, "Why not 5 Edwards with whom?");
	/* his own number is refused, and stays to be put right */
	pty_send(pty, "5\r");
	pty_expect(pty, "Nobody meets himself: give the number or name of another.");
	pty_send(pty, "\025");
	pty_send(pty, "drew");
	pty_enter(pty);
	pty_expect(pty, "Why not 5 Edwards v 4 Drew");
	pty_expect(pty, "Worse: if 5 Edwards and 4 Drew met");
	pty_golden(pty, "why-not-80x24");
	/* a gives the figures, and takes them away. */
	pty_send(pty, "a");
	pty_expect(pty, "In figures, from this draw to that: 2 more cards go below score group");
	pty_expect(pty, "2½ (9-11, 13); squared distance of the floats 2 → 6 (10)");
	pty_expect(pty, "claims given up worse (16)");
	pty_send(pty, "a");
	pty_expect_gone(pty, "In figures");
	pty_enter(pty);
	pty_expect_gone(pty, "Why not 5");
	pty_expect(pty, "The draw is taken, and 5 Edwards is pinned");
	pty_expect_beside(pty, " 5 Edwards, E", " 4 Drew, Don");
	pty_expect(pty, "Round 4 of 5 · adjusted");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Draw in which 5 Edwards and 4 Drew met");
	pty_expect(pty, "Round 4 of 5 · proposed");
	pty_free(pty);
}
END_TEST

START_TEST(colours_and_the_bye_are_typed)
{
	struct pty *pty = round_4_proposed();

	pty_send(pty, "nblack\r");
	pty_expect(pty, "Why not Black for 5 Edwards");
	pty_expect(pty, "Worse: if 5 Edwards had Black");
	pty_escape(pty);
	pty_send(pty, "nbye\r");
	pty_expect(pty, "an even number");
	pty_escape(pty);
	pty_send(pty, "nxyz\r");
	pty_expect(pty, "There is no player \"xyz\".");
	pty_free(pty);
}
END_TEST

START_TEST(the_reasons_lead_to_the_protest_sheet)
{
	struct pty *pty = round_4_proposed();

	pty_send(pty, "?");
	pty_expect(pty, "p protest sheet");
	pty_send(pty, "p");
	pty_expect(pty, "The sheet that answers a protest of 5");
	pty_send(pty, "f");
	pty_expect(pty, "Write the protest sheet to the file:");
	pty_expect(pty, "-4-protest-5.txt");
	pty_enter(pty);
	pty_expect(pty, "Written: ");
	/* that of another player does not overwrite it */
	pty_escape(pty);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_send(pty, "?p");
	pty_expect(pty, "The sheet that answers a protest of");
	pty_send(pty, "f");
	pty_expect(pty, "Write the protest sheet to the file:");
	pty_expect(pty, "-4-protest-");
	ck_assert(!pty_shows(pty, "-4-protest-5.txt"));
	pty_enter(pty);
	pty_expect(pty, "Written: ");
	pty_free(pty);
}
END_TEST

START_TEST(a_published_round_is_only_looked_at)
{
	struct pty *pty = round_4_proposed();

	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "n4\r");
	pty_expect(pty, "Why not 5 Edwards v 4 Drew");
	ck_assert(!pty_shows(pty, "Enter take it"));
	pty_escape(pty);
	pty_expect_gone(pty, "Why not 5");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("screen");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_card_in_the_air_is_asked_about_the_one_under_it);
	tcase_add_test(tcase, enter_takes_it_as_a_pinned_board);
	tcase_add_test(tcase, colours_and_the_bye_are_typed);
	tcase_add_test(tcase, the_reasons_lead_to_the_protest_sheet);
	tcase_add_test(tcase, a_published_round_is_only_looked_at);
	return suite_run("tui_whynot", tcase, NULL);
}
