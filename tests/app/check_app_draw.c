/* The draw: proposals, why there is none, verdicts while a card is in the air. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/round/cards.h"
#include "app/round/result.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/import_file.h"
#include "support/stopwatch.h"

START_TEST(round_1_is_top_half_against_bottom_half)
{
	struct app_test *test = app_test();

	app_add_players(7);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(app_count_boards(1), 4);
	app_check_board(1, 1, 1, 5);
	app_check_board(1, 2, 6, 2);
	app_check_board(1, 3, 3, 7);
	app_check_board(1, 4, 4, 0);
	ck_assert_int_eq(app_board(1, 4)->result, RESULT_BYE);
	/* The same again is no action. */
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert_int_eq(app_count_boards(1), 0);
	app_reopen();
}
END_TEST

START_TEST(the_only_one_left_has_the_bye)
{
	struct app_test *test = app_test();

	APP_REFUSED(app_propose(test->app, &test->error), STATUS_REFUSED, "no players yet");
	app_add_players(2);
	app_fix(1, HAND_OUT, 0);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_count_boards(1), 1);
	app_check_board(1, 1, 2, 0);
	APP_OK(app_publish(test->app, NULL, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	/* CAA 6: not a second time; a booked bye is the way out. */
	APP_OK(app_player_book(test->app, 1, 2, BOOKING_HALF, &test->error));
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW,
		"2 Player02 is the only one left, and had the bye in round 1 (6). Book");
	APP_OK(app_player_book(test->app, 2, 2, BOOKING_HALF, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	app_reopen();
}
END_TEST

START_TEST(a_round_with_nobody_left_is_complete_at_once)
{
	struct app_test *test = app_test();

	app_add_players(2);
	APP_OK(app_player_book(test->app, 1, 1, BOOKING_HALF, &test->error));
	APP_OK(app_player_book(test->app, 2, 1, BOOKING_ZERO, &test->error));
	APP_REFUSED(app_publish(test->app, NULL, &test->error), STATUS_REFUSED, "no draw yet");
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(app_count_boards(1), 0);
	app_reopen();
	APP_OK(app_publish(test->app, NULL, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(event_points2(app_event(test->app), 1, 1, 1), 1);
	app_draw_round();
	ck_assert_int_eq(app_count_boards(2), 1);
	app_reopen();
}
END_TEST

START_TEST(no_legal_draw_is_said_with_the_rule)
{
	struct app_test *test = app_test();

	app_add_players(2);
	app_play_round();
	APP_REFUSED(app_no_draw(test->app, &test->error), STATUS_NO_DRAW, "(1)");
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW,
		"1 Player01 and 1 more have met everybody they could meet (1). Book a bye, withdraw");
	APP_OK(app_hand(test->app, 1, HAND_BYE, 0, &test->error));
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW, "(1).");
}
END_TEST

static const struct pairing_violation *broken(
	const struct pairing_score *score, enum pairing_violation_kind kind)
{
	for (int i = 0; i < score->nviolations; i++) {
		if (score->violations[i].kind == kind)
			return &score->violations[i];
	}
	return NULL;
}

START_TEST(a_verdict_tells_what_a_move_would_break_and_changes_nothing)
{
	struct app_test *test = app_test();
	struct verdict verdict;
	struct move repeat = {MOVE_SWAP, 0, 0};
	const struct pairing_violation *violation;
	char text[VERDICT_BROKEN_SIZE];
	int partner;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	/* 1 met 5 in round 1. */
	partner = app_board_of(2, 1)->white == 1 ? app_board_of(2, 1)->black
						 : app_board_of(2, 1)->white;
	repeat.card = partner;
	repeat.other = 5;
	APP_OK(app_verdict(test->app, &repeat, &verdict, &test->error));
	ck_assert_int_eq(verdict.count, 8);
	ck_assert_ptr_null(broken(&verdict.before, PAIRING_BROKEN_REPEAT));
	violation = broken(&verdict.after, PAIRING_BROKEN_REPEAT);
	ck_assert_ptr_nonnull(violation);
	ck_assert_int_eq(verdict.pins[violation->player] + verdict.pins[violation->other], 6);
	ck_assert_int_gt(pairing_score_compare(&verdict.after, &verdict.before, NULL), 0);
	ck_assert(verdict.worse && !verdict.better && !verdict.settled && !verdict.legal);
	ck_assert_str_eq(verdict.broken, "1 Player01 and 5 Player05 have met (1)");
	app_verdict_words(test->app, &verdict, VERDICT_BREAKS, text, sizeof(text));
	ck_assert_str_eq(text,
		"1 Player01 and 5 Player05 have met (1); 6 Player06 and 2 Player02 have met (1)");
	app_verdict_words(test->app, &verdict, VERDICT_MENDS, text, sizeof(text));
	ck_assert_str_eq(text, "");
	verdict_done(&verdict);
	ck_assert_int_eq(app_state(2), ROUND_PROPOSED);
	repeat.other = repeat.card;
	APP_REFUSED(
		app_verdict(test->app, &repeat, &verdict, &test->error), STATUS_REFUSED, "itself");
	/* The draw as it stands against the engine's. */
	APP_OK(app_verdict(test->app, NULL, &verdict, &test->error));
	ck_assert_int_eq(pairing_score_compare(&verdict.after, &verdict.before, NULL), 0);
	ck_assert(verdict.legal && !verdict.better && !verdict.worse);
	ck_assert_int_eq(verdict.term, -1);
	verdict_done(&verdict);
}
END_TEST

START_TEST(a_verdict_of_500_players_takes_less_than_a_millisecond)
{
	enum { PLAYERS = 500, TRIES = 200 };
	struct app_test *test = app_test();
	static char list[PLAYERS * 40];
	struct verdict verdict;
	double start, milliseconds;
	size_t used = 0;
	int added;

	used += (size_t)sprintf(list, "name,grade\n");
	for (int i = 1; i <= PLAYERS; i++)
		used += (size_t)sprintf(list + used, "Player%03d,%d\n", i, 2600 - 3 * i);
	APP_OK(import_file(
		test->app, app_write_file("l.csv", list), NULL, &added, &test->error, NULL, NULL));
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	start = stopwatch_cpu();
	for (int i = 0; i < TRIES; i++) {
		struct move what = {MOVE_SWAP, 1 + i, 400 - i};

		APP_OK(app_verdict(test->app, &what, &verdict, &test->error));
		verdict_done(&verdict);
	}
	milliseconds = stopwatch_cpu() - start;
	printf("verdict of 500 players: %.3f ms\n", milliseconds / TRIES);
#if !defined(__SANITIZE_ADDRESS__) && defined(__OPTIMIZE__)
	if (!getenv("TEST_PREFIX"))
		ck_assert_double_lt(milliseconds / TRIES, 1.0);
#endif
}
END_TEST

START_TEST(cards_come_in_rank_order)
{
	struct app_test *test = app_test();
	struct app_card *cards;
	int count;

	app_add_players(4);
	app_play_round(); /* 1-3 4-2 */
	APP_OK(app_cards(test->app, &cards, &count, &test->error));
	ck_assert_int_eq(count, 4);
	ck_assert_int_eq(cards[0].pin, 1);
	ck_assert_int_eq(cards[0].claim.due, PAIRING_BLACK);
	ck_assert_int_eq(cards[1].claim.due, PAIRING_WHITE);
	ck_assert_int_eq(cards[3].claim.due, PAIRING_BLACK);
	free(cards);
}
END_TEST

START_TEST(club_mates_are_kept_apart_as_the_settings_say)
{
	struct app_test *test = app_test();
	struct app_new what = {NULL, "Clubs", "caa", 3, COLOUR_WHITE, "clubs=0", false};
	char path[160];
	struct app *app;
	int added;
	const char *list = "name,grade,club\nA,2000,XX\nB,1900,YY\nC,1800,XX\nD,1700,ZZ\n";

	APP_OK(import_file(
		test->app, app_write_file("l.csv", list), NULL, &added, &test->error, NULL, NULL));
	APP_OK(app_propose(test->app, &test->error));
	app_check_board(1, 1, 1, 4);
	strcpy(path, app_write_file("l.csv", list));
	strcat(path, ".drw");
	what.path = path;
	APP_OK(app_create(&what, &app, &test->error));
	APP_OK(import_file(
		app, app_write_file("l.csv", list), NULL, &added, &test->error, NULL, NULL));
	APP_OK(app_propose(app, &test->error));
	ck_assert_int_eq(event_board(app_event(app), 1, 1, 1)->black, 3);
	app_close(app);
	what.options = "clubs=99";
	APP_REFUSED(app_create(&what, &app, &test->error), STATUS_BAD_INPUT, "0 to 60");
	what.options = "bye_spares=1";
	APP_REFUSED(app_create(&what, &app, &test->error), STATUS_BAD_INPUT,
		"The setting bye_spares takes all or full.");
	what.options = "club=1";
	APP_REFUSED(app_create(&what, &app, &test->error), STATUS_BAD_INPUT,
		"caa has no setting \"club\"; it has clubs, half_byes, defaults");
}
END_TEST

/* The score by which a player's card stands on the board. */
static int stands_by(int pin)
{
	struct app_test *test = app_test();
	struct app_card *cards;
	int count, score2 = -1;

	APP_OK(app_cards(test->app, &cards, &count, &test->error));
	for (int i = 0; i < count; i++)
		if (cards[i].pin == pin)
			score2 = cards[i].score2;
	free(cards);
	return score2;
}

START_TEST(a_draft_stands_by_the_scores_that_it_was_seated_by)
{
	struct app_test *test = app_test();
	const struct move swap = {MOVE_SWAP, 5, 6};
	const int winner = 1;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(stands_by(winner), 2);
	APP_OK(desk_enter_result(test->app, 1, 1, RESULT_DRAW, true, NULL, &test->error));
	ck_assert_int_eq(event_points2(app_event(test->app), 1, winner, 1), 1);
	ck_assert_int_eq(stands_by(winner), 2);
	APP_OK(app_publish(test->app, "no time", &test->error));
	ck_assert_int_eq(stands_by(winner), 2);
	APP_OK(app_unpublish(test->app, "a slip", false, &test->error));
	ck_assert_int_eq(stands_by(winner), 2);
	app_reopen();
	test = app_test();
	ck_assert_int_eq(stands_by(winner), 2);
	/*
	 * moved by hand the boards stand in the order of the scores of now; laid out the cards do
	 */
	APP_OK(app_move(test->app, &swap, &test->error));
	ck_assert_int_eq(stands_by(winner), 1);
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert_int_eq(stands_by(winner), 2);
	APP_OK(app_lay_out(test->app, &test->error));
	ck_assert_int_eq(stands_by(winner), 1);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(stands_by(winner), 1);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("draw");

	tcase_set_timeout(tcase, 30);
	tcase_add_test(tcase, round_1_is_top_half_against_bottom_half);
	tcase_add_test(tcase, the_only_one_left_has_the_bye);
	tcase_add_test(tcase, a_round_with_nobody_left_is_complete_at_once);
	tcase_add_test(tcase, no_legal_draw_is_said_with_the_rule);
	tcase_add_test(tcase, a_verdict_tells_what_a_move_would_break_and_changes_nothing);
	tcase_add_test(tcase, a_verdict_of_500_players_takes_less_than_a_millisecond);
	tcase_add_test(tcase, cards_come_in_rank_order);
	tcase_add_test(tcase, club_mates_are_kept_apart_as_the_settings_say);
	tcase_add_test(tcase, a_draft_stands_by_the_scores_that_it_was_seated_by);
	return app_run_suite("app_draw", tcase);
}
