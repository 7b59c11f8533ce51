/* Slips at the results: what came twice, what was refused and what is typed after it. */
#include "config.h"

#include <check.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "board/entry.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

static struct pty *open_results(void)
{
	struct pty *pty = pty_start(guide_event("slips.drawboard", 2), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 3 published.");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	return pty;
}

START_TEST(a_slip_that_came_twice_offers_no_undo)
{
	struct pty *pty = open_results();

	pty_send(pty, "5 =\r");
	pty_expect(pty, "Board 5: ½-½. F8 takes it back.");
	pty_send(pty, "8 0\r");
	pty_expect(pty, "Board 8: 0-1. F8 takes it back.");
	pty_send(pty, "5 =\r");
	pty_expect(pty, "Board 5 was ½-½ already.");
	ck_assert(!pty_shows(pty, "takes it back"));
	pty_send(pty, "2 x\r");
	pty_expect(pty, "Board 2 has no result: there is none to take out.");
	ck_assert(!pty_shows(pty, "takes it back"));
	pty_free(pty);
}
END_TEST

static void put_right(struct pty *pty)
{
	pty_send(pty, "2 0\r");
	pty_expect(pty, "; now 0-1?");
	pty_send(pty, "y\r");
	pty_expect(pty, "Round 3 would be drawn otherwise (published → by the rules now):");
}

/* Found when round 3 is published: what it would be, and the answers. */
START_TEST(a_wrong_result_of_an_earlier_round_has_four_answers)
{
	struct pty *pty = open_results();

	pty_send(pty, "\x1b[D");
	pty_expect(pty, "Round 2 · ");
	put_right(pty);
	pty_golden(pty, "results-wrong-80x24");
	pty_escape(pty);
	pty_expect(pty, "Nothing is taken back, and board 2 stays 1-0.");
	put_right(pty);
	pty_send(pty, "o");
	pty_expect(pty, " counts, the rating office gets 0-1. F8 takes it back.");
	put_right(pty);
	pty_send(pty, "r");
	pty_expect(pty, "Repairs of round 3");
	pty_escape(pty);
	pty_expect_gone(pty, "Repairs of round 3");
	put_right(pty);
	pty_send(pty, "b");
	pty_expect(pty, "The later draws are taken back.");
	pty_send(pty, "signed wrong\r");
	pty_expect(pty, "Take back what was drawn after round 2, because: signed wrong?");
	pty_expect(pty, "No leaves the draws, and board 2 stays 1-0.");
	pty_send(pty, "y\r");
	pty_expect(pty, "Round 3 is taken back: Esc, then p proposes it.");
	pty_free(pty);
}
END_TEST

/* Its draws are asked about, too; nobody knows yet what would be repaired, rated or drawn anew. */
START_TEST(a_wrong_result_that_is_open_after_all_may_stand)
{
	struct pty *pty = open_results();

	pty_send(pty, "\x1b[D");
	pty_expect(pty, "Round 2 · ");
	pty_send(pty, "2 ?0\r");
	pty_expect(pty, "now open, as 0-1?");
	pty_send(pty, "y\r");
	pty_expect(pty, "Round 2, board 2: open, as 0-1, not 1-0");
	pty_expect(pty, "Round 3 would be drawn otherwise");
	pty_expect(pty, "─ Enter stand  Esc leave ─");
	pty_escape(pty);
	pty_expect(pty, "board 2 stays 1-0.");
	pty_send(pty, "2 ?0\r");
	pty_expect(pty, "now open, as 0-1?");
	pty_send(pty, "y\r");
	pty_expect(pty, "from now on it is open, and 0-1 counts");
	pty_enter(pty);
	pty_expect(pty, "the draw stands. F8 takes it back.");
	pty_expect(pty, "0-1 ?");
	pty_free(pty);
}
END_TEST

/* Marked on the cards of the two, in any ink; the full card says what was done. */
START_TEST(what_was_done_about_a_wrong_result_stands_on_the_cards)
{
	struct pty *pty = open_results();

	pty_send(pty, "\x1b[D");
	pty_expect(pty, "Round 2 · ");
	put_right(pty);
	pty_send(pty, "\r");
	pty_expect(pty, "the draw stands. F8 takes it back.");
	pty_escape(pty);
	pty_expect(pty, "2 Brown, Brian †");
	pty_expect(pty, "11 King, Ken    † ");
	pty_send(pty, "/2\r");
	pty_send(pty, "f");
	pty_expect(pty, "Card of 2 Brown");
	pty_expect(pty, "│0† │");
	pty_expect(pty, "† Round 2: 2 Brown v 11 King was 1-0 when round 3 was drawn, and is │");
	pty_expect(pty, "0-1 now: the draw stands.");
	pty_free(pty);
}
END_TEST

/* Its papers are those of the round that changes, not of the one with the wrong result. */
START_TEST(a_repair_for_a_wrong_result_prints_the_round_it_changes)
{
	struct pty *pty = open_results();

	pty_send(pty, "\x1b[D");
	pty_expect(pty, "Round 2 · ");
	put_right(pty);
	pty_send(pty, "r");
	pty_expect(pty, "Repairs of round 3");
	pty_send(pty, "\r");
	pty_expect(pty, "Why is round 3 changed?");
	pty_send(pty, "wrong slip\r");
	pty_expect(pty, "Changed boards and their slips of round 3: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "-3-changes.txt");
	pty_send(pty, "\r");
	pty_expect(pty, "Written: ");
	pty_free(pty);
}
END_TEST

/* The next slip begins with the letter of an answer, and ends with the key of another. */
START_TEST(a_slip_typed_ahead_answers_no_window)
{
	struct pty *pty = open_results();

	pty_send(pty, "\x1b[D");
	pty_expect(pty, "Round 2 · ");
	pty_send(pty, "2 0\ry\rbrown 1\r");
	pty_expect(pty, "\"brown 1\" was typed before this window came");
	pty_expect(pty, "Round 3 would be drawn otherwise");
	pty_escape(pty);
	pty_expect_gone(pty, "would be drawn otherwise");
	ck_assert(!pty_shows(pty, "Reason:"));
	pty_free(pty);
}
END_TEST

START_TEST(an_open_game_counts_until_its_result_comes)
{
	struct pty *pty = open_results();

	pty_send(pty, "5 ?\r");
	pty_expect(pty, "Board 5: ½-½ ?. F8 takes it back.");
	pty_expect(pty, "½-½ ?");
	pty_expect(pty, " in, 1 open, ");
	pty_send(pty, "5 *1\r");
	pty_expect(pty, "Board 5: 1-0 ?. F8 takes it back.");
	/* the same result as the guess, and no question: it was not wrong */
	pty_send(pty, "5 1\r");
	pty_expect(pty, "Board 5: 1-0. F8 takes it back.");
	pty_send(pty, "5 ?\r");
	pty_expect(pty, "1-0 ");
	pty_expect(pty, "; now open, as ½-½? Is the new");
	pty_send(pty, "y\r");
	pty_expect(pty, "Board 5: ½-½ ?. F8 takes it back.");
	pty_free(pty);
}
END_TEST

START_TEST(what_is_typed_after_a_refused_slip_is_the_next_slip)
{
	struct pty *pty = open_results();

	pty_send(pty, "99 1\r");
	pty_expect_row(pty, 22, "There is no board 99");
	pty_send(pty, "5 =\r");
	pty_expect(pty, "Board 5: ½-½. F8 takes it back.");
	/* refused by the rules of the event, not by the line: the same */
	pty_send(pty, "\x1b[D");
	pty_expect(pty, "Round 2 · ");
	pty_send(pty, "3 x\r");
	pty_expect_row(pty, 22, "Round 3 is drawn already");
	pty_send(pty, "=");
	pty_expect(pty, "Result> = ");
	pty_free(pty);
}
END_TEST

/* The y of a name answers no question, and what is behind it is no result of another board. */
START_TEST(a_slip_typed_ahead_answers_no_question)
{
	struct pty *pty = open_results();

	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1: 1-0. F8 takes it back.");
	pty_send(pty, "1 0\rmurray 1\r");
	pty_expect(pty, "\"murray 1\" was typed at a question and is not y");
	ck_assert(!pty_shows(pty, "; now 0-1?"));
	pty_expect(pty, "8 to come: 2 3 4 5 6 7 8 9");
	pty_expect(pty, "Result>   ");
	/* the next slip takes that sentence away: it is said with its own again, once */
	pty_send(pty, "2 1\r");
	pty_expect(pty, "\"murray 1\" was typed at a question: not entered. Board 2: 1-0.");
	pty_send(pty, "2 x\r");
	pty_expect(pty, "now no result?");
	pty_send(pty, "y\r");
	pty_expect_gone(pty, "murray 1");
	pty_expect(pty, "8 to come: 2 3 4 5 6 7 8 9");
	pty_send(pty, "1 0\r");
	pty_expect(pty, "; now 0-1?");
	pty_send(pty, "y 1\r");
	pty_expect(pty, "\"y 1\" was typed at a question and is not y");
	pty_expect(pty, "8 to come: 2 3 4 5 6 7 8 9");
	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1 was 1-0 already.");
	pty_send(pty, "1 0\r");
	pty_expect(pty, "; now 0-1?");
	pty_send(pty, " Yes\r");
	pty_expect(pty, "Board 1: 0-1.");
	pty_free(pty);
}
END_TEST

/* Neither Enter alone nor Esc is yes, the line says so, and what stays is said. */
START_TEST(who_only_presses_enter_reads_that_the_old_result_stays)
{
	struct pty *pty = open_results();

	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1: 1-0. F8 takes it back.");
	pty_send(pty, "1 0\r");
	pty_expect(pty, "y yes  Enter or Esc no");
	pty_send(pty, "y");
	pty_expect(pty, "Enter yes  Esc no");
	pty_send(pty, "o");
	pty_expect(pty, " Enter or Esc no");
	pty_send(pty, "\x7f\x7f");
	pty_expect(pty, "y yes  Enter or Esc no");
	pty_enter(pty);
	pty_expect_row(pty, 22, "Board 1 stays 1-0.");
	pty_send(pty, "1 =\r");
	pty_expect(pty, "y yes  Enter or Esc no");
	pty_escape(pty);
	pty_expect_row(pty, 22, "Board 1 stays 1-0.");
	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1 was 1-0 already.");
	pty_free(pty);
}
END_TEST

/* A result that the file did not take is still on the line, as any other that is refused. */
START_TEST(a_result_that_cannot_be_written_over_stays_on_the_line)
{
	struct pty *pty = open_results();
	sqlite3 *db;

	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1: 1-0. F8 takes it back.");
	pty_send(pty, "1 0\r");
	pty_expect(pty, "; now 0-1?");
	ck_assert_int_eq(sqlite3_open(guide_path("slips.drawboard"), &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
	pty_send(pty, "y\r");
	pty_expect(pty, "locked by another");
	ck_assert_int_eq(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
	pty_expect(pty, "Result> 1 0 ");
	pty_enter(pty);
	pty_expect(pty, "; now 0-1?");
	pty_send(pty, "y\r");
	pty_expect(pty, "Board 1: 0-1.");
	pty_expect(pty, "Result>   ");
	pty_free(pty);
}
END_TEST

static void set_elsewhere(const char *setting)
{
	CLI_OK("event", guide_path("slips.drawboard"), "set", setting, "--reason", "other tables");
}

/* Board 2 is board 1 of the draw by then: who reads the slip saw another pair there. */
START_TEST(a_typed_slip_is_not_entered_for_another_pair)
{
	struct pty *pty = open_results();

	pty_send(pty, "2 1");
	pty_expect(pty, "3 Cairns 1-0 2 Brown");
	set_elsewhere("first-board=2");
	pty_expect(pty, "Changed by another program");
	pty_enter(pty);
	pty_expect(pty, "Board 2 is another pair now: 1 Adams v 5 Edwards.");
	pty_expect(pty, "9 to come: 2 3 4 5 6 7 8 9 10");
	/* who has looked means this one */
	pty_enter(pty);
	pty_expect(pty, "Board 2: 1-0. F8 takes it back.");
	/* a change that moves nothing is no matter */
	pty_send(pty, "3 1");
	set_elsewhere("place=Bath");
	pty_expect(pty, "Changed by another program");
	pty_enter(pty);
	pty_expect(pty, "Board 3: 1-0. F8 takes it back.");
	/* a name is the same player's, whatever his board is called */
	pty_send(pty, "low 1");
	pty_expect(pty, "12 Low 1-0 4 Drew");
	set_elsewhere("first-board=1");
	pty_expect(pty, "Changed by another program");
	pty_enter(pty);
	pty_expect(pty, "Board 3: 1-0. F8 takes it back.");
	pty_free(pty);
}
END_TEST

START_TEST(a_refused_slip_is_put_right_by_the_keys_that_edit)
{
	struct pty *pty = open_results();

	pty_send(pty, "5 2\r");
	pty_expect_row(pty, 22, "Board 5: \"2\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_send(pty, "1\r");
	pty_expect(pty, "Board 5: 1-0. F8 takes it back.");
	pty_free(pty);
}
END_TEST

START_TEST(who_goes_leaves_a_card_in_the_tray_and_is_not_in)
{
	struct pty *pty = pty_start(guide_event("goes.drawboard", 2), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 3 proposed.");
	pty_expect(pty, "20 in = ");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸   1");
	pty_send(pty, "w");
	pty_expect(pty, "Withdraw 1 Adams");
	pty_send(pty, "y");
	pty_expect(pty, "1 Adams is withdrawn from round 3 on. 1 card in the tray: Esc, then p.");
	pty_expect(pty, "19 in = ");
	pty_expect(pty, " + 1 TRAY, 1 gone ✗");
	pty_send(pty, "w");
	pty_expect(pty, "1 Adams is back. 2 cards in the tray: Esc, then p.");
	pty_free(pty);
}
END_TEST

START_TEST(the_way_back_to_the_board_is_named_at_80_columns)
{
	struct pty *pty = open_results();

	pty_expect_row(pty, 23, "Esc board");
	pty_free(pty);
}
END_TEST

static const struct {
	const char *typed, *said;
} wrong[] = {
	{"5 2", "board 5: \"2\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"4 2-0", "board 4: \"2-0\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"7 ++", "board 7: \"++\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"7++", "board 7: \"++\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"5 won", "board 5: \"won\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"5 1 0", "board 5: \"1 0\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"5-1", "board 5: no result \"-1\"; a blank between: 5 1"},
	{"99 2", "there is no board 99"},
	{"99++", "there is no board 99"},
	{"low 2", "board 3: \"2\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"low ++", "board 3: \"++\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"#12 2", "board 3: \"2\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?"},
	{"nobody 2", "nobody on a board is called \"nobody\""},
};

START_TEST(a_slip_typed_on_the_board_is_sent_to_the_results)
{
	struct pty *pty = open_results();

	pty_escape(pty);
	pty_expect(pty, "why board 1");
	pty_send(pty, "1");
	pty_expect(pty, "r opens the results: there 12 1 says that White won on board 12.");
	pty_send(pty, " ");
	/* a pair of the draw is proposed for what was played */
	pty_expect(pty, "Who played whom? White, Black, result of each game");
	pty_free(pty);
}
END_TEST

START_TEST(a_bad_result_of_a_board_that_is_there_is_called_so)
{
	struct error error = {.text = ""};
	struct app *app;

	ck_assert_int_eq(app_open(guide_event("wrong.drawboard", 0), &app, &error), STATUS_OK);
	ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		struct entry entry;

		entry_parse(app_event(app), app_section(app), 1, 4, wrong[i].typed, &entry);
		ck_assert_msg(entry.kind == ENTRY_BAD, "\"%s\"", wrong[i].typed);
		ck_assert_str_eq(entry.text, wrong[i].said);
	}
	app_close(app);
}
END_TEST

/* "jones 1" on the draw board would be seven commands. */
START_TEST(an_emptied_line_is_empty_and_esc_leaves)
{
	struct pty *pty = pty_start(guide_event("emptied.drawboard", 3), 24, 80, NULL);

	pty_expect(pty, "F1 help");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	/* what is wrong is said whole while it is typed, as far as the line leaves room */
	pty_send(pty, "5 2");
	pty_expect(pty, "Result> 5 2     ");
	pty_expect(pty, "Board 5: \"2\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?│");
	pty_send(pty, "\025jon");
	pty_expect(pty, "Result> jon");
	pty_escape(pty);
	pty_expect(pty, "The line is empty again. Esc leaves.");
	pty_escape(pty);
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_send(pty, "rjones 1");
	pty_expect(pty, "Result> jones 1");
	pty_escape(pty);
	pty_expect_gone(pty, "jones 1");
	/* With a key between, and on a line that was empty all the time, Esc leaves at once. */
	pty_key(pty, VTERM_KEY_DOWN);
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_expect(pty, "p propose");
	pty_free(pty);
}
END_TEST

START_TEST(a_single_point_is_one)
{
	struct pty *pty = board_start(plain_event("single.drawboard", NULL, 2), 24, 80);

	/* one score: there is none to go to */
	pty_expect_row(pty, 23, "p propose  Space pick up  ? why ");
	board_propose(pty);
	pty_send(pty, "C9");
	pty_expect(pty, "The first line has no rule book 9.");
	pty_escape(pty);
	/* of one's own draw that is the rules' there are no figures */
	pty_send(pty, "c");
	pty_expect(pty, "Your draw is the rules' draw.");
	pty_expect_row(pty, 23, " t term by term  Esc close ");
	pty_escape(pty);
	board_publish(pty);
	pty_send(pty, "r");
	pty_expect(pty, "0 of 1 point ");
	pty_send(pty, "1\r");
	pty_expect(pty, "Round 1 is complete: 1 point. Esc, then p");
	pty_escape(pty);
	pty_expect_row(pty, 1, "1 of 1 point");
	ck_assert(!strstr(pty_row(pty, 1), "points"));
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("tui_slips");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, an_emptied_line_is_empty_and_esc_leaves);
	tcase_add_test(tcase, a_slip_that_came_twice_offers_no_undo);
	tcase_add_test(tcase, an_open_game_counts_until_its_result_comes);
	tcase_add_test(tcase, a_wrong_result_of_an_earlier_round_has_four_answers);
	tcase_add_test(tcase, a_wrong_result_that_is_open_after_all_may_stand);
	tcase_add_test(tcase, what_was_done_about_a_wrong_result_stands_on_the_cards);
	tcase_add_test(tcase, a_repair_for_a_wrong_result_prints_the_round_it_changes);
	tcase_add_test(tcase, a_slip_typed_ahead_answers_no_window);
	tcase_add_test(tcase, a_slip_typed_ahead_answers_no_question);
	tcase_add_test(tcase, who_only_presses_enter_reads_that_the_old_result_stays);
	tcase_add_test(tcase, a_result_that_cannot_be_written_over_stays_on_the_line);
	tcase_add_test(tcase, a_typed_slip_is_not_entered_for_another_pair);
	tcase_add_test(tcase, what_is_typed_after_a_refused_slip_is_the_next_slip);
	tcase_add_test(tcase, a_refused_slip_is_put_right_by_the_keys_that_edit);
	tcase_add_test(tcase, who_goes_leaves_a_card_in_the_tray_and_is_not_in);
	tcase_add_test(tcase, the_way_back_to_the_board_is_named_at_80_columns);
	tcase_add_test(tcase, a_slip_typed_on_the_board_is_sent_to_the_results);
	tcase_add_test(tcase, a_bad_result_of_a_board_that_is_there_is_called_so);
	tcase_add_test(tcase, a_single_point_is_one);
	return suite_run("tui_slips", tcase, NULL);
}
