/* A published round mended on the screen: what happened, the list, one taken with its reason. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

static struct pty *round_4_published(void)
{
	struct pty *pty = pty_start(guide_event("repair.drawboard", 3), 24, 80, NULL);

	pty_expect(pty, "F1 help");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	pty_send(pty, "P");
	pty_expect(pty, "Enter publish");
	pty_enter(pty);
	pty_expect(pty, "Round 4 of 5 · published");
	return pty;
}

START_TEST(a_repair_is_chosen_and_its_boards_printed)
{
	struct pty *pty = round_4_published();

	pty_send(pty, "R");
	pty_expect(pty, "What happened at board 1, 5 Edwards?");
	pty_golden(pty, "repair-what-80x24");
	pty_send(pty, "m");
	pty_expect(pty, "Repairs of round 4");
	pty_expect(pty, "Enter take 1");
	pty_golden(pty, "repair-list-80x24");
	pty_send(pty, "2");
	pty_expect(pty, "Repair 2: ");
	pty_expect(pty, "Why is round 4 changed?");
	pty_enter(pty);
	pty_expect(pty, "Say why the published draw is changed");
	pty_send(pty, "they have met\r");
	pty_expect(pty, "Round 4 is repaired. u takes it back.");
	pty_expect(pty, "Changed boards and their slips of round 4: where to?");
	pty_escape(pty);
	pty_expect_gone(pty, "where to?");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Round 4 repaired, boards ");
	pty_free(pty);
}
END_TEST

/*
 * What another desk does while the reason is typed changes the list: it is shown, nothing is done.
 */
START_TEST(a_list_that_another_desk_changed_is_shown_anew)
{
	struct pty *pty = round_4_published();
	const char *argv[] = {
		DRAWBOARD_PROGRAM, "result", guide_path("repair.drawboard"), "2", "1", NULL};

	pty_send(pty, "Rm");
	pty_expect(pty, "Repairs of round 4");
	pty_expect(pty, "Enter take 1");
	pty_send(pty, "1");
	pty_expect(pty, "Why is round 4 changed?");
	pty_run(argv);
	pty_send(pty, "they have met\r");
	pty_expect(pty, "Nothing was done: the round has changed meanwhile.");
	pty_expect_gone(pty, "Why is round 4 changed?");
	pty_expect(pty, "Repairs of round 4");
	pty_expect(pty, "Enter take 1");
	pty_enter(pty);
	pty_expect(pty, "Why is round 4 changed?");
	pty_send(pty, "they have met\r");
	pty_expect(pty, "Round 4 is repaired. u takes it back.");
	pty_free(pty);
}
END_TEST

/* The keys that move a draft record what was played, once the round is published. */
START_TEST(what_was_played_is_recorded_by_the_keys_of_the_draft)
{
	struct pty *pty = round_4_published();

	pty_send(pty, "t");
	pty_expect(pty, "Repairs of round 4");
	pty_expect(pty, "3 Cairns v 5 Edwards");
	pty_escape(pty);
	pty_expect_gone(pty, "Repairs of round 4");
	pty_send(pty, " ");
	pty_expect(pty, "Who played whom? White, Black, result of each game");
	pty_expect(pty, "5 3 ");
	/* colours turned: the line is edited as it stands */
	pty_send(pty, "\x15");
	pty_send(pty, "3 5 1-0\r");
	pty_expect(pty, "Repairs of round 4");
	pty_enter(pty);
	pty_expect(pty, "Why is round 4 changed?");
	pty_send(pty, "they sat the wrong way\r");
	pty_expect(pty, "Round 4 is repaired.");
	pty_escape(pty);
	pty_expect(pty, "3 Cairns");
	pty_free(pty);
}
END_TEST

/* Likely both are wrong: the card of the opponent stands below that of the player. */
START_TEST(a_wrong_result_shows_both_cards)
{
	struct pty *pty = round_4_published();

	pty_send(pty, "R");
	pty_expect(pty, "What happened at board 1");
	pty_send(pty, "w");
	pty_expect(pty, "Which result was wrong?");
	pty_send(pty, "3 1 =\r");
	pty_expect(pty, "Would be put right: Round 3, board 1: ");
	pty_expect(pty, "right is 2½");
	pty_golden(pty, "repair-cards-80x24");
	pty_free(pty);
}
END_TEST

START_TEST(a_board_is_let_stand_for_a_reason)
{
	struct pty *pty = round_4_published();

	pty_send(pty, "R");
	pty_expect(pty, "What happened at board 1");
	pty_send(pty, "m");
	pty_expect(pty, "Repairs of round 4");
	pty_send(pty, "0");
	pty_expect(pty, "Why does round 4 stand?");
	pty_send(pty, "they agreed\r");
	pty_expect(pty, "Round 4 stands as it was drawn.");
	pty_expect(pty, "Board 1 was let stand: they agreed.");
	pty_free(pty);
}
END_TEST

START_TEST(the_bye_and_a_latecomer_make_a_board_at_once)
{
	const char *event = plain_event("late.drawboard", NULL, 5);
	struct pty *pty = pty_start(event, 24, 80, NULL);

	pty_expect(pty, "F1 help");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 5");
	pty_send(pty, "aLate, L\r1000\x13");
	pty_expect(pty, "Players: 6");
	pty_escape(pty);
	pty_expect_gone(pty, "Players: 6");
	pty_send(pty, "/3\r");
	pty_send(pty, " ");
	pty_expect(pty, "Who has come late and plays 3 Player 003?");
	pty_send(pty, "late\r");
	pty_expect(pty, "Repairs of round 1");
	pty_enter(pty);
	pty_expect(pty, "Why is round 1 changed?");
	pty_send(pty, "the bus\r");
	pty_expect(pty, "Round 1 is repaired.");
	pty_free(pty);
}
END_TEST

/* Also of a round that is over, and of one before it: the results go to any of them. */
START_TEST(what_was_played_in_a_past_round_is_recorded_among_its_results)
{
	struct pty *pty = pty_start(guide_event("past.drawboard", 3), 24, 80, NULL);

	pty_expect(pty, "F1 help");
	pty_send(pty, "r");
	pty_expect(pty, "Round 3 · 9 boards");
	pty_send(pty, "\x1b[D");
	pty_expect(pty, "Round 2 · 10 boards");
	pty_expect(pty, "▸  1    9 Innes, Ian        0-1       1 Adams, Alan");
	pty_send(pty, "\x0e"); /* Ctrl-N */
	pty_expect(pty, "Round 2, board 1:");
	pty_send(pty, "r");
	pty_expect(pty, "What was played in round 2 at board 1, 9 Innes v 1 Adams?");
	pty_golden(pty, "repair-past-80x24");
	pty_send(pty, "c");
	pty_expect(pty, "Repairs of round 2");
	pty_expect(pty, "What was drawn stands");
	pty_send(pty, "1");
	pty_expect(pty, "Why is round 2 changed?");
	pty_send(pty, "they sat the wrong way\r");
	pty_expect(pty, "Round 2 is repaired. F8 takes it back.");
	pty_expect(pty, "▸  1    1 Adams, Alan       1-0       9 Innes, Ian");
	pty_escape(pty);
	pty_expect_gone(pty, "where to?");
	pty_send(pty,
		"\x0e"
		"j");
	pty_expect(pty, "they sat the wrong way");
	pty_escape(pty);
	pty_free(pty);
}
END_TEST

START_TEST(boards_that_have_started_are_marked)
{
	struct pty *pty = round_4_published();

	pty_send(pty, "S");
	pty_expect(pty, "Board 1 has started: no repair changes it.");
	pty_expect(pty, "■");
	pty_send(pty, "Rm");
	pty_expect(pty, "Board 1 of round 4 has begun: it is left alone.");
	pty_send(pty, "S");
	pty_expect(pty, "Board 1 has not started yet.");
	pty_expect_gone(pty, "■");
	pty_free(pty);
}
END_TEST

START_TEST(what_is_typed_is_looked_at)
{
	struct pty *pty = round_4_published();

	pty_send(pty, "Rw");
	pty_expect(pty, "Which result was wrong?");
	pty_send(pty, "4 1\r");
	pty_expect(pty, "Type round, board and the right result, such as 2 5 1-0.");
	pty_escape(pty);
	pty_expect_gone(pty, "Which result");
	pty_send(pty, "Rl");
	pty_expect(pty, "Who has come late?");
	pty_send(pty, "xyz\r");
	pty_expect(pty, "There is no player \"xyz\": enter him first (e, a), then R, l");
	pty_escape(pty);
	pty_expect_gone(pty, "Who has come late?");
	pty_send(pty, "Rs");
	pty_expect(pty, "With which board");
	pty_send(pty, "2\r");
	pty_expect(pty, "Recorded for what was played");
	pty_send(pty, "0");
	pty_expect(pty, "Round 4 stands as it was drawn; nothing was changed.");
	pty_send(pty, "Rp");
	pty_expect(pty, "Who played whom?");
	pty_send(pty, "5 1\r");
	pty_expect(pty, "Type White, Black and the result of each game");
	/* what the round itself has no place for leaves the line as it was typed, too */
	pty_send(pty, "\0252 9 1\r");
	pty_expect(pty, "what he played, too (White, Black, result; x where it is still");
	pty_expect(pty, "2 9 1");
	pty_escape(pty);
	pty_expect_gone(pty, "Who played whom?");
	pty_send(pty, "Rw");
	pty_expect(pty, "Which result was wrong?");
	pty_send(pty, "1 99 1\r");
	pty_expect(pty, "1 99 1");
	pty_escape(pty);
	pty_expect_gone(pty, "Which result");
	pty_send(pty, "Ra");
	pty_expect(pty, "Repairs of round 4");
	pty_expect(pty, "the bye of");
	pty_escape(pty);
	pty_free(pty);
}
END_TEST

/* Without the code of a list who is at a terminal sees the list, and is asked. */
START_TEST(the_command_asks_at_a_terminal)
{
	const char *const event = guide_event("asked.drawboard", 3);
	const char *const pair[] = {DRAWBOARD_PROGRAM, "pair", event, NULL},
			  *const publish[] = {DRAWBOARD_PROGRAM, "publish", event, NULL},
			  *const repair[] = {DRAWBOARD_PROGRAM, "repair", event, "--met", "1",
				  "--take", "1", "--reason", "they have met", NULL};
	struct pty *pty;

	pty_run(pair);
	pty_run(publish);
	pty = pty_start_program(repair, 40, 120, NULL);
	pty_expect(pty, "1: 2 boards change.");
	pty_expect(pty, "Take 1? [y/N]");
	pty_send(pty, "y\r");
	pty_expect(pty, "Round 4, changed boards:");
	pty_free(pty);
	pty = pty_start_program(repair, 40, 120, NULL);
	pty_expect(pty, "Take 1? [y/N]");
	pty_send(pty, "n\r");
	pty_expect(pty, "Nothing was done.");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_repair_is_chosen_and_its_boards_printed);
	tcase_add_test(tcase, what_was_played_in_a_past_round_is_recorded_among_its_results);
	tcase_add_test(tcase, boards_that_have_started_are_marked);
	tcase_add_test(tcase, what_is_typed_is_looked_at);
	tcase_add_test(tcase, the_command_asks_at_a_terminal);
	tcase_add_test(tcase, a_list_that_another_desk_changed_is_shown_anew);
	tcase_add_test(tcase, what_was_played_is_recorded_by_the_keys_of_the_draft);
	tcase_add_test(tcase, the_bye_and_a_latecomer_make_a_board_at_once);
	tcase_add_test(tcase, a_wrong_result_shows_both_cards);
	tcase_add_test(tcase, a_board_is_let_stand_for_a_reason);
	return suite_run("tui repair", tcase, NULL);
}
