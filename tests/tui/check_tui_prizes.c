/* The prize list on the screen: a prize written in its form, changed, taken away; who gets what. */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

/* From the board over the standings. */
static struct pty *prize_list(const char *path)
{
	struct pty *pty = board_start(path, 24, 80);

	pty_send(pty, "s");
	pty_expect(pty, "Standings after round");
	pty_send(pty, "$");
	pty_expect(pty, "─ Prizes: ");
	return pty;
}

/* The key so many rows below the first one of the form, filled in: typing begins it. */
static void fill(struct pty *pty, int down, const char *key, const char *text)
{
	char prompt[80];

	pty_key(pty, VTERM_KEY_HOME);
	for (int i = 0; i < down; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	snprintf(prompt, sizeof(prompt), "▸ %s", key);
	pty_expect(pty, prompt);
	pty_send(pty, text);
	snprintf(prompt, sizeof(prompt), "%s (", key);
	pty_expect(pty, prompt);
	pty_expect(pty, text);
	pty_enter(pty);
}

static void add(struct pty *pty, const char *amount)
{
	pty_send(pty, "a");
	pty_expect(pty, "A new prize");
	fill(pty, 0, "amount", amount);
	pty_expect(pty, "▸ place");
	pty_expect_beside(pty, "  amount", amount);
}

START_TEST(prizes_are_written_in_a_form)
{
	struct pty *pty = prize_list(guide_event("prizes.drawboard", 4));

	pty_expect(pty, "None yet: a adds one.");
	add(pty, "100");
	pty_send(pty, "\023");
	pty_expect(pty, "Saved: 1st.");
	/* the next of the places by itself */
	add(pty, "60");
	pty_send(pty, "\023");
	pty_expect(pty, "Saved: 2nd.");
	add(pty, "50");
	fill(pty, 4, "below", "2oo0");
	pty_expect(pty, "below: \"2oo0\" is not written as 1800.");
	pty_escape(pty);
	pty_expect_gone(pty, "2oo0");
	fill(pty, 4, "below", "2000");
	pty_expect_beside(pty, "  below", "2000");
	pty_send(pty, "\023");
	pty_expect(pty, "Saved: U2000.");
	pty_golden(pty, "prizes-80x24");
	pty_send(pty, "?");
	pty_expect(pty, "Who gets what, and why");
	pty_golden(pty, "prizes-why-80x24");
	pty_escape(pty);
	pty_expect_gone(pty, "Who gets what, and why");
	pty_send(pty, "w");
	pty_expect(pty, "Prizes after round 4: where to?");
	pty_escape(pty);
	pty_free(pty);
}
END_TEST

/* A long name takes the room that its example leaves. */
START_TEST(a_long_value_stands_whole_beside_its_example)
{
	struct pty *pty = prize_list(guide_event("prizes.drawboard", 4));

	add(pty, "100");
	fill(pty, 2, "name", "Best performance by a girl under twelve");
	pty_expect(pty, "Best performance by a girl under twelve");
	pty_expect_gone(pty, "Enter accepts");
	pty_expect_row(pty, 5, "Best performance by a girl under twelve (Best girl)");
	pty_expect_row(pty, 6, "                                (1600)");
	pty_free(pty);
}
END_TEST

START_TEST(a_game_that_is_open_is_said_above_the_prizes)
{
	struct pty *pty = board_start(guide_event("prizes-open.drawboard", 4), 24, 80);

	pty_send(pty, "r");
	pty_expect(pty, "─ Round 4 · ");
	pty_send(pty, "5 ?\r");
	pty_expect(pty, "; now open, as ½-½? Is the new");
	pty_send(pty, "y\r");
	pty_expect(pty, "Board 5: ½-½ ?. Round 4 is complete, 1 open");
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round");
	pty_send(pty, "$");
	pty_expect(pty, "─ Prizes (british), NOT FINAL: board 5 of round 4 is not over ─");
	add(pty, "100");
	pty_send(pty, "\023");
	pty_expect(pty, "Saved: 1st.");
	add(pty, "10");
	fill(pty, 1, "place", "21");
	pty_send(pty, "\023");
	pty_expect(pty, "Saved: 21st. Nobody can win 21st as the entries stand: there are 20");
	pty_send(pty, "?");
	pty_expect(pty, "These prizes are not final: board 5 of round 4 is not over.");
	pty_free(pty);
}
END_TEST

/* The boards of a round that is being played count for nobody. */
START_TEST(a_slip_that_is_missing_is_said_above_the_prizes)
{
	struct pty *pty = board_start(guide_event("prizes-slip.drawboard", 4), 24, 80);

	pty_send(pty, "r");
	pty_expect(pty, "─ Round 4 · ");
	pty_send(pty, "5 x\r");
	pty_expect(pty, "Is the old");
	pty_send(pty, "y\r");
	pty_expect(pty, "1 to come");
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_send(pty, "s");
	pty_expect(pty, "Standings in round 4");
	pty_send(pty, "$");
	pty_expect(pty, "─ Prizes (british), NOT FINAL: round 3 of 5 is the last complete one ─");
	pty_free(pty);
}
END_TEST

START_TEST(a_prize_is_changed_and_taken_away)
{
	struct pty *pty = prize_list(guide_event("prizes-changed.drawboard", 4));

	add(pty, "100");
	pty_escape(pty);
	pty_expect(pty, "The new prize is not saved.");
	pty_send(pty, "s");
	pty_expect(pty, "Saved: 1st.");
	pty_enter(pty);
	pty_expect(pty, "─ Prize 1 ");
	fill(pty, 0, "amount", "Cup");
	pty_escape(pty);
	pty_expect(pty, "What was changed of the prize is not saved.");
	pty_send(pty, "x");
	pty_expect(pty, "Thrown away: nothing was saved.");
	pty_expect(pty, "▸  1          100  1st");
	pty_enter(pty);
	pty_expect(pty, "─ Prize 1 ");
	fill(pty, 0, "amount", "90");
	pty_escape(pty);
	pty_expect(pty, "What was changed of the prize is not saved.");
	/* as in the form itself */
	pty_send(pty, "\023");
	pty_expect(pty, "Saved: 1st.");
	pty_expect(pty, "▸  1           90  1st");
	pty_enter(pty);
	pty_expect(pty, "─ Prize 1 ");
	/* Enter changes what stands there */
	pty_enter(pty);
	pty_expect(pty, "amount (");
	pty_send(pty, "5\r");
	pty_expect_beside(pty, "  amount", "5");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸ amount");
	pty_key(pty, VTERM_KEY_DEL);
	pty_send(pty, "Cup\023");
	pty_expect(pty, "▸  1          Cup  1st");
	pty_send(pty, "x");
	pty_expect(pty, "Taken away: 1st.");
	pty_send(pty, "u");
	pty_expect(pty, "▸  1          Cup  1st");
	pty_send(pty, "f");
	pty_expect(pty, "What can still be won");
	pty_expect(pty, "Round 5 of 5, the last one, is not published: any scores");
	pty_escape(pty);
	pty_expect_gone(pty, "What can still be won");
	pty_escape(pty);
	pty_expect(pty, "Standings after round");
	pty_free(pty);
}
END_TEST

START_TEST(fide_events_are_asked_how_the_tied_share)
{
	struct pty *pty = prize_list(dutch_guide_event("prizes-dutch.drawboard", 2));

	pty_expect(pty, "Prizes: no rules are set");
	pty_send(pty, "a");
	pty_expect(pty, "How do the tied share?");
	pty_send(pty, "h");
	pty_expect(pty, "A new prize");
	pty_escape(pty);
	pty_expect(pty, "Prizes: Hort: half by place");
	pty_send(pty, "r");
	pty_expect(pty, "How the tied share (");
	pty_send(pty,
		"\x15"
		"fairly\r");
	pty_expect(pty, "Prize rules: \"fairly\" is not british");
	pty_send(pty,
		"\x15"
		"us\r");
	pty_expect(pty, "Prizes: US Chess 32B with the cap of 32B3");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes on the screen");

	tcase_add_test(tcase, prizes_are_written_in_a_form);
	tcase_add_test(tcase, a_long_value_stands_whole_beside_its_example);
	tcase_add_test(tcase, a_game_that_is_open_is_said_above_the_prizes);
	tcase_add_test(tcase, a_slip_that_is_missing_is_said_above_the_prizes);
	tcase_add_test(tcase, a_prize_is_changed_and_taken_away);
	tcase_add_test(tcase, fide_events_are_asked_how_the_tied_share);
	return board_run("tui prizes", tcase);
}
