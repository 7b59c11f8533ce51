/*
 * The draw: proposals around what is fixed, cards moved by hand, verdicts while they are in the
 * air.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/app_event.h"
#include "support/import_file.h"

static enum status move(enum move_kind kind, int card, int other)
{
	struct move what = {kind, card, other};

	return app_move(app_test()->app, &what, &app_test()->error);
}

static void sits(int round, int number, int white, int black)
{
	const struct board *board = app_board(round, number);

	ck_assert_msg(board != NULL, "no board %d", number);
	ck_assert_msg(board->white == white && board->black == black,
		"board %d is %d-%d, not %d-%d", number, board->white, board->black, white, black);
}

static int boards(int round)
{
	int count;

	event_range(app_event(app_test()->app), RECORD_BOARD, 1, round, &count);
	return count;
}

static void hand(int pin, enum hand_kind kind, int value)
{
	APP_OK(app_hand(app_test()->app, pin, kind, value, &app_test()->error));
}

static bool has_hand(int pin, enum hand_kind kind)
{
	struct record_key key = {RECORD_HAND, {1, app_round(app_test()->app), pin, kind}};

	return event_find(app_event(app_test()->app), key) != NULL;
}

START_TEST(round_1_is_top_half_against_bottom_half)
{
	struct app_test *test = app_test();

	app_add_players(7);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(boards(1), 4);
	sits(1, 1, 1, 5);
	sits(1, 2, 6, 2);
	sits(1, 3, 3, 7);
	sits(1, 4, 4, 0);
	ck_assert_int_eq(app_board(1, 4)->result, RESULT_BYE);
	/* The same again is no action. */
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert_int_eq(boards(1), 0);
	app_reopen();
}
END_TEST

START_TEST(the_only_one_left_has_the_bye)
{
	struct app_test *test = app_test();

	APP_REFUSED(app_propose(test->app, &test->error), STATUS_REFUSED, "no players yet");
	app_add_players(2);
	hand(1, HAND_OUT, 0);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(boards(1), 1);
	sits(1, 1, 2, 0);
	APP_OK(app_publish(test->app, NULL, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	/* CAA 6: not a second time; a booked bye is the way out. */
	APP_OK(app_player_book(test->app, 1, 2, BOOKING_HALF, &test->error));
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW,
		"2 Player02 is the only one left, and has had a full point without a game or has a bye booked (6). Book");
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
	ck_assert_int_eq(boards(1), 0);
	app_reopen();
	APP_OK(app_publish(test->app, NULL, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(event_points2(app_event(test->app), 1, 1, 1), 1);
	app_draw_round();
	ck_assert_int_eq(boards(2), 1);
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

START_TEST(no_legal_draw_is_said_with_what_is_fixed)
{
	struct app_test *test = app_test();

	app_add_players(4);
	hand(1, HAND_BYE, 0);
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW,
		"Fixed by hand: 1 Player01 has the bye. With that there is no draw: the 4 players are even, nobody has a bye. Free it");
	APP_OK(app_free(test->app, 1, &test->error));
	ck_assert(!has_hand(1, HAND_BYE));
	APP_REFUSED(app_free(test->app, 1, &test->error), STATUS_REFUSED,
		"Nothing is fixed by hand for 1 Player01");
	APP_REFUSED(app_free(test->app, 9, &test->error), STATUS_NOT_FOUND, "no player 9");
	app_play_round();
	hand(1, HAND_BOARD, 3);
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW,
		"1 Player01 v 3 Player03. With that there is no draw: 1 Player01 and 3 Player03 have met (1).");
	hand(1, HAND_COLOUR, COLOUR_WHITE);
	APP_OK(app_free(test->app, 1, &test->error));
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert(has_hand(1, HAND_BOARD) && has_hand(1, HAND_COLOUR));
	app_reopen();
}
END_TEST

START_TEST(what_is_fixed_by_hand_is_drawn_around)
{
	struct app_test *test = app_test();

	app_add_players(8);
	hand(1, HAND_BOARD, 2);
	hand(3, HAND_COLOUR, COLOUR_BLACK);
	hand(8, HAND_OUT, 0);
	hand(7, HAND_BYE, 0);
	hand(3, HAND_APART, 5);
	APP_OK(app_propose(test->app, &test->error));
	sits(1, 1, 1, 2);
	ck_assert_int_eq(app_board_of(1, 3)->black, 3);
	ck_assert_int_ne(app_board_of(1, 3)->white, 5);
	ck_assert_ptr_null(app_board_of(1, 8));
	ck_assert_int_eq(app_board_of(1, 7)->black, 0);
	APP_OK(app_unhand(test->app, 1, HAND_BOARD, &test->error));
	APP_REFUSED(
		app_unhand(test->app, 1, HAND_BOARD, &test->error), STATUS_NOT_FOUND, "1 Player01");
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_ne(app_board(1, 1)->black, 2);
	app_reopen();
}
END_TEST

START_TEST(what_excludes_each_other_by_hand_is_replaced)
{
	app_add_players(6);
	hand(1, HAND_TOP, 0);
	hand(1, HAND_BOTTOM, 0);
	ck_assert(!has_hand(1, HAND_TOP) && has_hand(1, HAND_BOTTOM));
	hand(1, HAND_FLOAT_DOWN, 0);
	ck_assert(!has_hand(1, HAND_BOTTOM) && has_hand(1, HAND_FLOAT_DOWN));
	hand(1, HAND_BYE, 0);
	ck_assert(!has_hand(1, HAND_FLOAT_DOWN) && has_hand(1, HAND_BYE));
	hand(2, HAND_BYE, 0);
	ck_assert(!has_hand(1, HAND_BYE) && has_hand(2, HAND_BYE));
	hand(2, HAND_OUT, 0);
	ck_assert(!has_hand(2, HAND_BYE) && has_hand(2, HAND_OUT));
	hand(2, HAND_COLOUR, COLOUR_WHITE);
	ck_assert(!has_hand(2, HAND_OUT) && has_hand(2, HAND_COLOUR));
	app_reopen();
}
END_TEST

START_TEST(one_who_sits_out_leaves_his_board)
{
	struct app_test *test = app_test();

	app_add_players(4);
	APP_OK(app_propose(test->app, &test->error));
	hand(1, HAND_OUT, 0);
	ck_assert_ptr_null(app_board_of(1, 1));
	ck_assert_int_eq(boards(1), 1);
	ck_assert_int_eq(app_state(1), ROUND_ADJUSTED);
	APP_REFUSED(move(MOVE_SWAP, 1, 2), STATUS_REFUSED, "1 Player01 takes no board");
	APP_REFUSED(
		app_hand(test->app, 9, HAND_OUT, 0, &test->error), STATUS_NOT_FOUND, "player 9");
	APP_REFUSED(app_hand(test->app, 2, HAND_BOARD, 2, &test->error), STATUS_BAD_INPUT,
		"no such opponent");
	APP_REFUSED(app_hand(test->app, 2, HAND_COLOUR, 7, &test->error), STATUS_BAD_INPUT,
		"White or Black");
	app_reopen();
}
END_TEST

START_TEST(a_pinned_board_stays)
{
	struct app_test *test = app_test();

	app_add_players(8);
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(move(MOVE_SWAP, 5, 6)); /* 1-6, 5-2 */
	APP_OK(app_pin_board(test->app, 1, true, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	sits(1, 1, 1, 6);
	ck_assert_int_eq(app_board(1, 1)->pinned, 1);
	ck_assert_int_eq(app_board(1, 2)->pinned, 0);
	APP_OK(app_lay_out(test->app, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_LAID_OUT);
	ck_assert_int_eq(boards(1), 1);
	sits(1, 1, 1, 6);
	APP_OK(app_pin_board(test->app, 1, false, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	sits(1, 1, 1, 5);
	APP_REFUSED(
		app_pin_board(test->app, 9, true, &test->error), STATUS_NOT_FOUND, "no board 9");
	app_reopen();
}
END_TEST

START_TEST(a_move_takes_off_what_it_contradicts)
{
	struct app_test *test = app_test();
	struct move swap = {MOVE_SWAP, 2, 3}, turn = {MOVE_TURN, 1, 0}, bye = {MOVE_BYE, 1, 0};
	char label[120];

	app_add_players(7); /* 1-5 6-2 3-7 4 */
	hand(2, HAND_COLOUR, COLOUR_BLACK);
	hand(4, HAND_BYE, 0);
	hand(5, HAND_APART, 6);
	APP_OK(app_propose(test->app, &test->error));
	sits(1, 2, 6, 2);
	APP_OK(app_pin_board(test->app, 1, true, &test->error));
	APP_OK(app_pin_board(test->app, 2, true, &test->error));
	/* Another pair: nobody has pinned 6 v 3. A colour that is no longer his goes, too. */
	APP_OK(app_move(test->app, &swap, &test->error));
	for (int i = 1; i <= 4; i++)
		ck_assert_int_eq(app_board(1, i)->pinned, app_board(1, i)->white == 1);
	ck_assert(!has_hand(2, HAND_COLOUR));
	ck_assert(has_hand(4, HAND_BYE));
	APP_OK(app_undo(test->app, NULL, label, &test->error));
	ck_assert_str_eq(label,
		"2 Player02 and 3 Player03 change seats; 6 v 2 no longer pinned; 2 no longer by hand: colour");
	ck_assert(has_hand(2, HAND_COLOUR));
	ck_assert_int_eq(app_board(1, 2)->pinned, 1);
	/* The same pair with its colours turned is still the pinned one. */
	APP_OK(app_move(test->app, &turn, &test->error));
	sits(1, 1, 5, 1);
	ck_assert_int_eq(app_board(1, 1)->pinned, 1);
	APP_OK(app_move(test->app, &bye, &test->error));
	ck_assert(!has_hand(4, HAND_BYE));
	ck_assert(has_hand(5, HAND_APART));
	APP_OK(app_undo(test->app, NULL, label, &test->error));
	ck_assert_str_eq(
		label, "1 Player01 has the bye; 5 v 1 no longer pinned; 4 no longer by hand: bye");
	app_reopen();
}
END_TEST

START_TEST(cards_move_as_the_hand_says)
{
	app_add_players(7);
	APP_OK(app_propose(app_test()->app, &app_test()->error)); /* 1-5 6-2 3-7 4=bye */
	APP_OK(move(MOVE_SWAP, 5, 7));
	sits(1, 1, 1, 7);
	sits(1, 3, 3, 5);
	ck_assert_int_eq(app_state(1), ROUND_ADJUSTED);
	APP_OK(move(MOVE_SWAP, 4, 5)); /* with the bye slot */
	sits(1, 3, 3, 4);
	sits(1, 4, 5, 0);
	APP_OK(move(MOVE_TURN, 3, 0));
	sits(1, 3, 4, 3);
	APP_OK(move(MOVE_TRAY, 1, 0)); /* 1 and 7 */
	ck_assert_int_eq(boards(1), 3);
	sits(1, 1, 6, 2);
	APP_OK(move(MOVE_SWAP, 2, 1)); /* with the tray */
	sits(1, 1, 6, 1);
	APP_OK(move(MOVE_PAIR, 7, 2));
	ck_assert_int_eq(app_board_of(1, 2)->white, 7);
	APP_OK(move(MOVE_BYE, 6, 0)); /* 1 and 5 to the tray */
	ck_assert_ptr_null(app_board_of(1, 1));
	ck_assert_ptr_null(app_board_of(1, 5));
	sits(1, boards(1), 6, 0);
	APP_OK(move(MOVE_PAIR, 5, 1));
	ck_assert_int_eq(event_rollcall(app_event(app_test()->app), 1, 1).tray, 0);
	/* Boards stand in the order of publication. */
	sits(1, 1, 5, 1);
	sits(1, 2, 7, 2);
	sits(1, 3, 4, 3);
	sits(1, 4, 6, 0);
	app_reopen();
}
END_TEST

START_TEST(impossible_moves_are_refused)
{
	struct app_test *test = app_test();

	app_add_players(7);
	APP_OK(app_propose(test->app, &test->error));
	APP_REFUSED(move(MOVE_SWAP, 1, 1), STATUS_REFUSED, "itself");
	APP_REFUSED(move(MOVE_SWAP, 1, 99), STATUS_NOT_FOUND, "player 99");
	APP_REFUSED(move(MOVE_PAIR, 1, 2), STATUS_REFUSED, "tray");
	APP_REFUSED(move(MOVE_TURN, 4, 0), STATUS_REFUSED, "two cards");
	APP_REFUSED(move(MOVE_BYE, 4, 0), STATUS_REFUSED, "bye already");
	APP_OK(move(MOVE_TRAY, 1, 0));
	APP_REFUSED(move(MOVE_TRAY, 1, 0), STATUS_REFUSED, "tray already");
	APP_REFUSED(move(MOVE_SWAP, 1, 5), STATUS_REFUSED, "pair them");
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_publish(test->app, NULL, &test->error));
	APP_REFUSED(move(MOVE_SWAP, 1, 2), STATUS_REFUSED, "Round 1 is published");
	APP_REFUSED(app_lay_out(test->app, &test->error), STATUS_REFUSED, "published");
	APP_REFUSED(app_hand(test->app, 1, HAND_OUT, 0, &test->error), STATUS_REFUSED, "published");
	APP_REFUSED(app_pin_board(test->app, 1, true, &test->error), STATUS_REFUSED, "published");
}
END_TEST

START_TEST(each_move_is_undone_and_done_again)
{
	static const struct move moves[] = {{MOVE_SWAP, 5, 7}, {MOVE_TURN, 3, 0}, {MOVE_TRAY, 1, 0},
		{MOVE_PAIR, 7, 1}, {MOVE_BYE, 6, 0}};
	enum { MOVES = sizeof(moves) / sizeof(moves[0]) };
	struct app_test *test = app_test();
	struct event before[MOVES + 1];
	char label[120];

	app_add_players(7);
	APP_OK(app_propose(test->app, &test->error));
	for (int i = 0; i < MOVES; i++) {
		event_init(&before[i]);
		ck_assert_int_eq(event_copy(app_event(test->app), &before[i]), STATUS_OK);
		APP_OK(app_move(test->app, &moves[i], &test->error));
	}
	event_init(&before[MOVES]);
	ck_assert_int_eq(event_copy(app_event(test->app), &before[MOVES]), STATUS_OK);
	for (int i = MOVES - 1; i >= 0; i--) {
		APP_OK(app_undo(test->app, NULL, label, &test->error));
		ck_assert_uint_gt(strlen(label), 5);
		ck_assert_msg(event_equal(app_event(test->app), &before[i], NULL), "move %d", i);
	}
	for (int i = 0; i < MOVES; i++)
		APP_OK(app_redo(test->app, label, &test->error));
	ck_assert(event_equal(app_event(test->app), &before[MOVES], NULL));
	ck_assert_str_eq(label, "6 Player06 has the bye");
	APP_REFUSED(app_redo(test->app, label, &test->error), STATUS_REFUSED, "nothing to redo");
	for (int i = 0; i <= MOVES; i++)
		event_done(&before[i]);
	app_reopen();
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
	verdict_done(&verdict);
	ck_assert_int_eq(app_state(2), ROUND_PROPOSED);
	repeat.other = repeat.card;
	APP_REFUSED(
		app_verdict(test->app, &repeat, &verdict, &test->error), STATUS_REFUSED, "itself");
	/* The draw as it stands against the engine's. */
	APP_OK(app_verdict(test->app, NULL, &verdict, &test->error));
	ck_assert_int_eq(pairing_score_compare(&verdict.after, &verdict.before, NULL), 0);
	verdict_done(&verdict);
}
END_TEST

START_TEST(a_verdict_of_500_players_takes_less_than_a_millisecond)
{
	enum { PLAYERS = 500, TRIES = 200 };
	struct app_test *test = app_test();
	static char list[PLAYERS * 40];
	struct timespec start, end;
	struct verdict verdict;
	double milliseconds;
	size_t used = 0;
	int added;

	used += (size_t)sprintf(list, "name,grade\n");
	for (int i = 1; i <= PLAYERS; i++)
		used += (size_t)sprintf(list + used, "Player%03d,%d\n", i, 2600 - 3 * i);
	APP_OK(import_file(
		test->app, app_write_file("l.csv", list), NULL, &added, &test->error, NULL, NULL));
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
	for (int i = 0; i < TRIES; i++) {
		struct move what = {MOVE_SWAP, 1 + i, 400 - i};

		APP_OK(app_verdict(test->app, &what, &verdict, &test->error));
		verdict_done(&verdict);
	}
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
	milliseconds = (double)(end.tv_sec - start.tv_sec) * 1e3 +
		(double)(end.tv_nsec - start.tv_nsec) / 1e6;
	printf("verdict of 500 players: %.3f ms\n", milliseconds / TRIES);
#if !defined(__SANITIZE_ADDRESS__) && defined(__OPTIMIZE__)
	if (!getenv("TEST_PREFIX"))
		ck_assert_double_lt(milliseconds / TRIES, 1.0);
#endif
}
END_TEST

START_TEST(claims_come_in_rank_order)
{
	struct app_test *test = app_test();
	struct pairing_claim *claims;
	int *pins, count;

	app_add_players(4);
	app_play_round(); /* 1-3 4-2 */
	APP_OK(app_claims(test->app, &claims, &pins, &count, &test->error));
	ck_assert_int_eq(count, 4);
	ck_assert_int_eq(pins[0], 1);
	ck_assert_int_eq(claims[0].due, PAIRING_BLACK);
	ck_assert_int_eq(claims[1].due, PAIRING_WHITE);
	ck_assert_int_eq(claims[3].due, PAIRING_BLACK);
	free(claims);
	free(pins);
}
END_TEST

START_TEST(club_mates_are_kept_apart_as_the_settings_say)
{
	struct app_test *test = app_test();
	struct app_new what = {NULL, "Clubs", "caa", 3, COLOUR_WHITE, "clubs=0"};
	char path[160];
	struct app *app;
	int added;
	const char *list = "name,grade,club\nA,2000,XX\nB,1900,YY\nC,1800,XX\nD,1700,ZZ\n";

	APP_OK(import_file(
		test->app, app_write_file("l.csv", list), NULL, &added, &test->error, NULL, NULL));
	APP_OK(app_propose(test->app, &test->error));
	sits(1, 1, 1, 4);
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
	what.options = "club=1";
	APP_REFUSED(app_create(&what, &app, &test->error), STATUS_BAD_INPUT, "no setting \"club\"");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("draw");

	tcase_set_timeout(tcase, 30);
	tcase_add_test(tcase, round_1_is_top_half_against_bottom_half);
	tcase_add_test(tcase, the_only_one_left_has_the_bye);
	tcase_add_test(tcase, a_round_with_nobody_left_is_complete_at_once);
	tcase_add_test(tcase, no_legal_draw_is_said_with_what_is_fixed);
	tcase_add_test(tcase, no_legal_draw_is_said_with_the_rule);
	tcase_add_test(tcase, what_is_fixed_by_hand_is_drawn_around);
	tcase_add_test(tcase, what_excludes_each_other_by_hand_is_replaced);
	tcase_add_test(tcase, one_who_sits_out_leaves_his_board);
	tcase_add_test(tcase, a_pinned_board_stays);
	tcase_add_test(tcase, a_move_takes_off_what_it_contradicts);
	tcase_add_test(tcase, cards_move_as_the_hand_says);
	tcase_add_test(tcase, impossible_moves_are_refused);
	tcase_add_test(tcase, each_move_is_undone_and_done_again);
	tcase_add_test(tcase, a_verdict_tells_what_a_move_would_break_and_changes_nothing);
	tcase_add_test(tcase, a_verdict_of_500_players_takes_less_than_a_millisecond);
	tcase_add_test(tcase, claims_come_in_rank_order);
	tcase_add_test(tcase, club_mates_are_kept_apart_as_the_settings_say);
	return app_run_suite("app_draw", tcase);
}
