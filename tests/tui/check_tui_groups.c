/* Panels of score groups on the screen: the pairing box with its sum, and the ranking of claims. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static struct pty *pty;

static void teardown(void)
{
	pty_free(pty);
}

START_TEST(the_pairing_box_before_and_after_the_draw)
{
	pty = board_start(guide_event("box.drawboard", 3), 24, 80);
	for (int drawn = 0; drawn < 2; drawn++) {
		pty_send(pty, "g");
		pty_expect(pty, "Score groups, round 4");
		pty_expect(pty,
			"2         3: 2 4 7                  4: 1 6 12 18                   14");
		pty_expect(pty, "Total     10 cards ");
		pty_expect(pty, "31 points, as many as there are to be had.");
		if (drawn == 0)
			pty_golden(pty, "groups-80x24");
		pty_escape(pty);
		pty_expect_gone(pty, "Score groups,");
		if (drawn == 0)
			board_propose(pty);
	}
	/* the claims of the group of the card under the cursor, 5 Edwards */
	pty_send(pty, "g");
	pty_expect(pty, "c claims of the score group");
	pty_send(pty, "c");
	pty_expect(pty, "Claims to a colour, score 3");
	pty_expect(pty, "1        5 Edwards, E");
}
END_TEST

START_TEST(unknown_seekers_have_a_column)
{
	static const char *const ascii[] = {"--ascii", "--no-color", NULL};

	pty = pty_start(guide_event("unknown.drawboard", 1), 24, 80, ascii);
	pty_expect(pty, "F1 help");
	pty_send(pty, "g");
	pty_expect(pty, "Unknown");
	pty_expect(pty, "10.5 points, as many as there are to be had.");
	for (int row = 0; row < 24; row++) {
		for (const char *c = pty_row(pty, row); *c; c++)
			ck_assert_msg((unsigned char)*c < 0x80, "row %d", row);
	}
}
END_TEST

/* A half has two characters in ASCII: titles have room for them, and no blank is eaten. */
START_TEST(scores_with_halves_are_whole_in_ascii)
{
	static const char *const ascii[] = {"--ascii", "--no-color", NULL};

	pty = pty_start(guide_event("halves.drawboard", 3), 24, 80, ascii);
	pty_expect(pty, "F1 help");
	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, "3\r");
	pty_expect(pty, "3 Cairns: ");
	pty_expect_row(pty, 1, " Score 2.5 ");
	pty_send(pty, "?");
	pty_expect(pty, "Score 2.5, and 3 Cairns -");
	pty_escape(pty);
	pty_expect_gone(pty, "Score 2.5, and");
	pty_send(pty, "g");
	pty_expect(pty, "Points |");
	pty_send(pty, "c");
	pty_expect(pty, "Claims to a colour, score 2.5 -");
}
END_TEST

/* Laid out, `?` ranks all claims of a score group and of those that count together with it. */
START_TEST(why_ranks_all_claims)
{
	pty = board_start(guide_event("rank.drawboard", 3), 24, 80);
	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, "2\r");
	pty_expect(pty, "2 Brown: due White");
	pty_send(pty, "?");
	pty_expect(pty, "Scores 2 and 1½ count together: 4 White and 6 Black seekers (17).");
	pty_expect(pty, "From most due White to most due Black (16):");
	pty_expect(pty, "1       14 Newel, Norman");
	pty_expect(pty, "2=       7 Green, G");
	pty_expect(pty, "10      12 Low, Len");
	pty_golden(pty, "claims-80x24");
}
END_TEST

/* The same on paper. */
START_TEST(the_pairing_box_is_printed)
{
	char text[512] = "";
	FILE *file;

	pty = board_start(guide_event("paper.drawboard", 3), 24, 80);
	pty_send(pty, "w");
	pty_expect(pty, "g score groups");
	pty_send(pty, "g");
	pty_expect(pty, "Score groups of round 4: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "paper-4-groups.txt");
	pty_send(pty, "\r");
	pty_expect(pty, "Written:");
	file = fopen(guide_path("paper-4-groups.txt"), "r");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_gt(fread(text, 1, sizeof(text) - 1, file), 0);
	fclose(file);
	ck_assert_msg(
		strstr(text, "31 points, as many as there are to be had.") != NULL, "%s", text);
	ck_assert_msg(strstr(text, "3: 2 4 7") != NULL, "%s", text);
}
END_TEST

/* A draw changed by hand against the rules' draw, each term of the rules with both values. */
START_TEST(check_sets_both_draws_against_each_other)
{
	pty = board_start(guide_event("terms.drawboard", 3), 24, 80);
	board_propose(pty);
	board_drag(pty, "6 Findley, F", "20 Tudor, Thomas");
	pty_expect(pty, "adjusted");
	pty_send(pty, "c");
	pty_expect(pty, "t term by term");
	pty_send(pty, "t");
	pty_expect(pty, "Round 4 term by term. A: as drawn  B: the rules' draw");
	pty_expect(pty, "B is better: colours against the rank: 0 against 1 (25).");
	pty_golden(pty, "terms-80x24");
	pty_key(pty, VTERM_KEY_PAGEDOWN);
	pty_expect(
		pty, "25          colours against the rank    1           0           B decides");
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "14 Newel - 6 Findley");
	pty_expect(pty, "8 Hood - 6 Findley");
	pty_escape(pty);
	pty_expect_gone(pty, "term by term. A");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("groups");

	tcase_add_checked_fixture(tcase, NULL, teardown);
	tcase_add_test(tcase, the_pairing_box_before_and_after_the_draw);
	tcase_add_test(tcase, unknown_seekers_have_a_column);
	tcase_add_test(tcase, scores_with_halves_are_whole_in_ascii);
	tcase_add_test(tcase, why_ranks_all_claims);
	tcase_add_test(tcase, the_pairing_box_is_printed);
	tcase_add_test(tcase, check_sets_both_draws_against_each_other);
	return board_run("tui groups", tcase);
}
