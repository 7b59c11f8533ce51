/* Publishing, results, and what is refused on the way. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/players/players.h"
#include "store/store.h"
#include "support/event/app_event.h"

static enum status publish(const char *reason)
{
	return app_publish(app_test()->app, reason, &app_test()->error);
}

static enum status unpublish(const char *reason, bool force)
{
	return app_unpublish(app_test()->app, reason, force, &app_test()->error);
}

static int marks(int round)
{
	int count;

	event_range(app_event(app_test()->app), RECORD_MARK, 1, round, &count);
	return count;
}

static const char *reason_of(int round)
{
	return event_round(app_event(app_test()->app), 1, round)->reason;
}

START_TEST(the_engines_draw_is_published_with_its_marks)
{
	app_add_players(7);
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "no draw yet");
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_OK(publish("not needed"));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	ck_assert_str_eq(reason_of(1), "");
	ck_assert_int_eq(marks(1), 6);
	ck_assert_int_eq(event_mark(app_event(app_test()->app), 1, 1, 1)->colour, COLOUR_WHITE);
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "Round 1 is published");
	APP_REFUSED(app_propose(app_test()->app, &app_test()->error), STATUS_REFUSED,
		"Round 1 is published");
	app_reopen();
}
END_TEST

START_TEST(a_card_in_the_tray_stops_it)
{
	app_add_players(6);
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_OK(app_move_card(MOVE_TRAY, 1, 0));
	APP_REFUSED(publish("whatever"), STATUS_REFUSED,
		"1 Player01 and 4 Player04 are still in the tray");
	APP_OK(app_player_book(app_test()->app, 4, 1, BOOKING_HALF, &app_test()->error));
	APP_REFUSED(publish("whatever"), STATUS_REFUSED, "1 Player01 is still in the tray");
	ck_assert_int_eq(marks(1), 0);
}
END_TEST

START_TEST(a_draw_that_is_not_the_engines_needs_a_reason)
{
	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_OK(app_move_card(MOVE_SWAP, app_board(2, 1)->white, app_board(2, 2)->white));
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "not the rules'");
	APP_REFUSED(publish("two\nlines"), STATUS_BAD_INPUT, "control characters");
	APP_OK(publish("asked by the team captains"));
	ck_assert_str_eq(reason_of(2), "asked by the team captains");
	app_reopen();
	ck_assert_str_eq(reason_of(2), "asked by the team captains");
}
END_TEST

START_TEST(the_reason_may_be_empty_unless_a_rule_is_broken)
{
	const struct board *board;
	int other;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_OK(app_move_card(MOVE_SWAP, app_board(2, 1)->white, app_board(2, 2)->white));
	APP_OK(publish("  "));
	ck_assert_str_eq(reason_of(2), "no reason given");
	app_all_results(2);
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	board = app_board_of(2, 1);
	other = board->white == 1 ? board->black : board->white;
	board = app_board_of(3, 1);
	APP_OK(app_move_card(MOVE_SWAP, board->white == 1 ? board->black : board->white, other));
	APP_REFUSED(publish(""), STATUS_REFUSED, "have met (1)");
	APP_OK(publish("nobody else is left"));
}
END_TEST

START_TEST(a_pinned_board_that_changes_the_draw_needs_a_reason)
{
	app_add_players(8);
	APP_OK(app_hand(app_test()->app, 1, HAND_BOARD, 8, &app_test()->error));
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "(");
	APP_OK(publish("television"));
}
END_TEST

START_TEST(one_who_sits_out_needs_no_reason)
{
	app_add_players(7);
	APP_OK(app_hand(app_test()->app, 3, HAND_OUT, 0, &app_test()->error));
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_OK(publish(NULL));
	app_reopen();
}
END_TEST

START_TEST(a_repeat_is_told_by_name_and_rule)
{
	const struct board *board;
	int other;

	app_add_players(8);
	app_play_round(); /* 1-5 6-2 3-7 8-4 */
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	board = app_board_of(2, 1);
	other = board->white == 1 ? board->black : board->white;
	APP_OK(app_move_card(MOVE_SWAP, other, 5));
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "Player01 and 5 Player05 have met (1)");
	APP_OK(publish("there is nobody else in the hall"));
	app_reopen();
}
END_TEST

START_TEST(a_second_bye_is_told)
{
	int bye;

	app_add_players(7);
	app_play_round();
	bye = app_board(1, 4)->white;
	APP_OK(app_hand(app_test()->app, bye, HAND_BYE, 0, &app_test()->error));
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	ck_assert_int_eq(app_board(2, 4)->white, bye);
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "may not have the bye");
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "(6)");
}
END_TEST

START_TEST(a_published_draw_can_be_taken_back_before_results)
{
	app_add_players(8);
	APP_REFUSED(unpublish("why", false), STATUS_REFUSED, "No round");
	app_draw_round();
	APP_REFUSED(unpublish(NULL, false), STATUS_REFUSED, "Say why round 1 is taken back");
	APP_REFUSED(unpublish(" ", false), STATUS_REFUSED, "Say why round 1 is taken back");
	APP_REFUSED(unpublish("a\nb", false), STATUS_BAD_INPUT, "control characters");
	APP_OK(unpublish("one came late", false));
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(marks(1), 0);
	APP_OK(publish(NULL));
	APP_OK(app_put_result(1, 2, RESULT_DRAW, false));
	APP_REFUSED(unpublish("again", false), STATUS_CONFLICT, "Board 2");
	APP_OK(app_put_result(1, 2, RESULT_NONE, true));
	APP_OK(unpublish("again", false));
	app_reopen();
}
END_TEST

struct told {
	int count;
	char kind[8], label[120];
	long long when;
};

/* The last entry of the journal, and how many there are. */
static void take_entry(void *context, const struct store_entry *entry)
{
	struct told *told = context;

	told->count++;
	told->when = entry->when;
	snprintf(told->kind, sizeof(told->kind), "%s", entry->kind);
	snprintf(told->label, sizeof(told->label), "%s", entry->label);
}

static struct told journal_end(void)
{
	struct told told = {.count = 0};
	struct store *store;

	ck_assert_int_eq(store_open(app_test()->path, true, &store, &app_test()->error), STATUS_OK);
	ck_assert_int_eq(store_journal(store, take_entry, &told, &app_test()->error), STATUS_OK);
	store_close(store);
	return told;
}

/* The results go first, each an undo of its own; then the draw, as by unpublish, for a reason. */
START_TEST(a_published_draw_is_undone_for_a_reason)
{
	struct app_test *test = app_test();
	const long long begun = (long long)time(NULL);
	struct told told;
	char label[120];
	int count;

	app_add_players(8);
	app_draw_round();
	ck_assert(app_undo_unpublishes(test->app, label));
	ck_assert_str_eq(label, "Round 1 published");
	count = journal_end().count;
	APP_REFUSED(app_undo(test->app, NULL, NULL, &test->error), STATUS_REFUSED,
		"Say why round 1 is taken back: the reason is kept in the journal.");
	APP_REFUSED(app_undo(test->app, "  ", NULL, &test->error), STATUS_REFUSED, "Say why");
	APP_REFUSED(app_undo(test->app, "a\nb", NULL, &test->error), STATUS_BAD_INPUT, "control");
	ck_assert_int_eq(journal_end().count, count);
	APP_OK(app_put_result(1, 2, RESULT_DRAW, false));
	ck_assert(!app_undo_unpublishes(test->app, label));
	APP_OK(app_undo(test->app, NULL, label, &test->error));
	ck_assert_str_eq(label, "Round 1, board 2: ½-½, 6 Player06 v 2 Player02");
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	APP_OK(app_undo(test->app, "one came late", label, &test->error));
	ck_assert_str_eq(label, "Round 1 published");
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(marks(1), 0);
	told = journal_end();
	ck_assert_str_eq(told.kind, "undo");
	ck_assert_str_eq(told.label, "Round 1 taken back: one came late");
	ck_assert_int_ge(told.when, begun);
	app_reopen();
	/* Done again it is the draw that it was, and wants a reason once more. */
	APP_OK(app_redo(test->app, label, &test->error));
	ck_assert_str_eq(label, "Round 1 published");
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	ck_assert_int_eq(marks(1), 8);
	APP_REFUSED(app_undo(test->app, NULL, NULL, &test->error), STATUS_REFUSED, "Say why");
	APP_OK(app_undo(test->app, "again", NULL, &test->error));
	/* On from there without one. */
	APP_OK(app_undo(test->app, NULL, label, &test->error));
	ck_assert_str_eq(label, "Proposal for round 1");
	app_reopen();
}
END_TEST

/* What published by force was taken back is published again without a word. */
START_TEST(an_unpublished_draw_is_published_again_by_undo)
{
	struct app_test *test = app_test();

	app_add_players(8);
	app_draw_round();
	APP_OK(unpublish("wrong list", false));
	ck_assert(!app_undo_unpublishes(test->app, (char[120]){""}));
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	app_reopen();
}
END_TEST

START_TEST(by_force_it_is_taken_back_with_its_results)
{
	char label[120];

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_OK(unpublish("wrong list", true));
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_NONE);
	app_reopen();
	APP_OK(app_undo(app_test()->app, NULL, label, &app_test()->error));
	ck_assert_str_eq(
		label, "Round 1 taken back with 4 results and the draft of round 2: wrong list");
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_WHITE);
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	app_reopen();
}
END_TEST

START_TEST(a_round_is_complete_with_its_last_result)
{
	app_add_players(7);
	APP_REFUSED(app_put_result(1, 1, RESULT_WHITE, false), STATUS_REFUSED, "not published");
	app_draw_round();
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	APP_OK(app_put_result(1, 2, RESULT_DRAW, false));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	APP_OK(app_put_result(1, 3, RESULT_DEFAULT_BOTH, false));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(app_round(app_test()->app), 2);
	APP_OK(app_put_result(1, 2, RESULT_NONE, true));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	ck_assert_int_eq(app_round(app_test()->app), 1);
	APP_OK(app_undo(app_test()->app, NULL, NULL, &app_test()->error));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	app_reopen();
}
END_TEST

START_TEST(a_contradicting_slip_is_asked_about)
{
	app_add_players(4);
	app_draw_round();
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false)); /* the same slip twice */
	APP_REFUSED(app_put_result(1, 1, RESULT_BLACK, false), STATUS_CONFLICT,
		"1 Player01 v 3 Player03, has 1-0 already");
	APP_REFUSED(
		app_put_result(1, 1, RESULT_NONE, false), STATUS_CONFLICT, "and would have none");
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_WHITE);
	APP_OK(app_put_result(1, 1, RESULT_BLACK, true));
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_BLACK);
}
END_TEST

START_TEST(results_that_cannot_be_are_refused)
{
	app_add_players(5);
	app_draw_round();
	APP_REFUSED(app_put_result(1, 9, RESULT_WHITE, false), STATUS_NOT_FOUND, "no board 9");
	APP_REFUSED(app_put_result(1, 3, RESULT_WHITE, true), STATUS_REFUSED, "bye");
	APP_REFUSED(app_put_result(1, 1, RESULT_BYE, true), STATUS_BAD_INPUT, "no result");
	APP_REFUSED(app_put_result(2, 1, RESULT_WHITE, true), STATUS_REFUSED, "Round 2");
	APP_REFUSED(app_put_result(7, 1, RESULT_WHITE, true), STATUS_REFUSED, "Round 7");
}
END_TEST

START_TEST(a_whole_event_is_undone_to_nothing_and_done_again)
{
	struct app_test *test = app_test();
	struct event end;
	char label[120];
	int steps = 0;

	app_add_players(7);
	APP_OK(app_player_book(test->app, 2, 2, BOOKING_HALF, &test->error));
	app_play_round();
	app_add("Late, L", 1965);
	app_play_round();
	APP_OK(app_player_withdraw(test->app, 1, 3, &test->error));
	app_play_round();
	event_init(&end);
	ck_assert_int_eq(event_copy(app_event(test->app), &end), STATUS_OK);
	app_reopen();
	while (app_undo(test->app, "from the start", label, &test->error) == STATUS_OK)
		steps++;
	APP_REFUSED(
		app_undo(test->app, NULL, label, &test->error), STATUS_REFUSED, "nothing to undo");
	ck_assert_int_gt(steps, 20);
	ck_assert_ptr_null(app_player(1));
	app_reopen();
	for (int i = 0; i < steps; i++)
		APP_OK(app_redo(test->app, label, &test->error));
	ck_assert(event_equal(app_event(test->app), &end, NULL));
	event_done(&end);
	app_reopen();
}
END_TEST

START_TEST(an_event_of_all_rounds_ends)
{
	struct app_test *test = app_test();

	app_add_players(8);
	for (int round = 1; round <= 5; round++) {
		ck_assert_int_eq(app_round(test->app), round);
		app_play_round();
	}
	ck_assert_int_eq(app_round(test->app), 5);
	APP_REFUSED(
		app_propose(test->app, &test->error), STATUS_REFUSED, "All 5 rounds are complete");
	APP_REFUSED(publish(NULL), STATUS_REFUSED, "All 5 rounds are complete");
	ck_assert_int_eq(event_rollcall(app_event(test->app), 1, 5).points2, 2 * 4 * 5);
	app_reopen();
}
END_TEST

START_TEST(creating_and_opening_say_what_is_wrong)
{
	struct app_test *test = app_test();
	struct app_new what = {test->path, "Again", "caa", 5, COLOUR_NONE, NULL, false};
	struct app *app;
	char path[160];

	ck_assert_int_ne(app_create(&what, &app, &test->error), STATUS_OK); /* it exists */
	strcpy(path, app_write_file("text.drw", "not an event\n"));
	ck_assert_int_eq(app_open(path, &app, &test->error), STATUS_NOT_EVENT);
	strcat(path, ".new");
	what.path = path;
	what.system = "chess";
	APP_REFUSED(
		app_create(&what, &app, &test->error), STATUS_BAD_INPUT, "no rule book \"chess\"");
	what.system = "caa";
	what.rounds = 0;
	APP_REFUSED(app_create(&what, &app, &test->error), STATUS_BAD_INPUT, "1 to 60 rounds");
	what.rounds = 5;
	what.name = "Bad\033name";
	APP_REFUSED(app_create(&what, &app, &test->error), STATUS_BAD_INPUT, "control characters");
	what.name = "Lot";
	APP_OK(app_create(&what, &app, &test->error));
	/* drawn and recorded */
	ck_assert_int_ne(event_section(app_event(app), 1)->lot, COLOUR_NONE);
	app_close(app);
	app_close(NULL);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("rounds");

	tcase_set_timeout(tcase, 30);
	tcase_add_test(tcase, the_engines_draw_is_published_with_its_marks);
	tcase_add_test(tcase, a_card_in_the_tray_stops_it);
	tcase_add_test(tcase, a_draw_that_is_not_the_engines_needs_a_reason);
	tcase_add_test(tcase, the_reason_may_be_empty_unless_a_rule_is_broken);
	tcase_add_test(tcase, a_pinned_board_that_changes_the_draw_needs_a_reason);
	tcase_add_test(tcase, one_who_sits_out_needs_no_reason);
	tcase_add_test(tcase, a_repeat_is_told_by_name_and_rule);
	tcase_add_test(tcase, a_second_bye_is_told);
	tcase_add_test(tcase, a_published_draw_can_be_taken_back_before_results);
	tcase_add_test(tcase, a_published_draw_is_undone_for_a_reason);
	tcase_add_test(tcase, an_unpublished_draw_is_published_again_by_undo);
	tcase_add_test(tcase, by_force_it_is_taken_back_with_its_results);
	tcase_add_test(tcase, a_round_is_complete_with_its_last_result);
	tcase_add_test(tcase, a_contradicting_slip_is_asked_about);
	tcase_add_test(tcase, results_that_cannot_be_are_refused);
	tcase_add_test(tcase, a_whole_event_is_undone_to_nothing_and_done_again);
	tcase_add_test(tcase, an_event_of_all_rounds_ends);
	tcase_add_test(tcase, creating_and_opening_say_what_is_wrong);
	return app_run_suite("app_rounds", tcase);
}
