/* The draw by hand: what is fixed and drawn around, boards pinned, cards moved. */
#include <string.h>

#include "support/event/app_event.h"

START_TEST(no_legal_draw_is_said_with_what_is_fixed)
{
	struct app_test *test = app_test();

	app_add_players(4);
	app_fix(1, HAND_BYE, 0);
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW,
		"Fixed by hand: 1 Player01 has the bye. With that there is no draw: the 4 players are even, nobody has a bye. Free it");
	APP_OK(app_free(test->app, 1, &test->error));
	ck_assert(!app_is_fixed(1, HAND_BYE));
	APP_REFUSED(app_free(test->app, 1, &test->error), STATUS_REFUSED,
		"Nothing is fixed by hand for 1 Player01");
	APP_REFUSED(app_free(test->app, 9, &test->error), STATUS_NOT_FOUND, "no player 9");
	app_play_round();
	app_fix(1, HAND_BOARD, 3);
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_NO_DRAW,
		"1 Player01 has White against 3 Player03. With that there is no draw: 1 Player01 and 3 Player03 have met (1).");
	app_fix(1, HAND_COLOUR, COLOUR_WHITE);
	APP_OK(app_free(test->app, 1, &test->error));
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert(app_is_fixed(1, HAND_BOARD) && app_is_fixed(1, HAND_COLOUR));
	app_reopen();
}
END_TEST

START_TEST(what_is_fixed_by_hand_is_drawn_around)
{
	struct app_test *test = app_test();

	app_add_players(8);
	app_fix(1, HAND_BOARD, 2);
	app_fix(3, HAND_COLOUR, COLOUR_BLACK);
	app_fix(8, HAND_OUT, 0);
	app_fix(7, HAND_BYE, 0);
	app_fix(3, HAND_APART, 5);
	APP_OK(app_propose(test->app, &test->error));
	app_check_board(1, 1, 1, 2);
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
	app_fix(2, HAND_TOP, 0);
	app_fix(2, HAND_BOTTOM, 0);
	ck_assert(!app_is_fixed(2, HAND_TOP) && app_is_fixed(2, HAND_BOTTOM));
	app_fix(2, HAND_FLOAT_DOWN, 0);
	ck_assert(!app_is_fixed(2, HAND_BOTTOM) && app_is_fixed(2, HAND_FLOAT_DOWN));
	app_fix(1, HAND_TOP, 0);
	app_fix(1, HAND_FLOAT_DOWN, 0);
	ck_assert(!app_is_fixed(1, HAND_TOP) && app_is_fixed(1, HAND_FLOAT_DOWN));
	app_fix(1, HAND_BYE, 0);
	ck_assert(!app_is_fixed(1, HAND_FLOAT_DOWN) && app_is_fixed(1, HAND_BYE));
	app_fix(2, HAND_BYE, 0);
	ck_assert(!app_is_fixed(1, HAND_BYE) && app_is_fixed(2, HAND_BYE));
	app_fix(2, HAND_OUT, 0);
	ck_assert(!app_is_fixed(2, HAND_BYE) && app_is_fixed(2, HAND_OUT));
	app_fix(2, HAND_COLOUR, COLOUR_WHITE);
	ck_assert(!app_is_fixed(2, HAND_OUT) && app_is_fixed(2, HAND_COLOUR));
	app_reopen();
}
END_TEST

START_TEST(who_ranks_first_or_last_of_his_score_has_one_half)
{
	struct app_test *test = app_test();

	app_add_players(6);
	APP_REFUSED(app_hand(test->app, 1, HAND_BOTTOM, 0, &test->error), STATUS_REFUSED,
		"1 Player01 is the highest card here: it cannot play in the bottom half.");
	APP_REFUSED(app_hand(test->app, 6, HAND_TOP, 0, &test->error), STATUS_REFUSED,
		"6 Player06 is the lowest card here: it cannot play in the top half.");
	app_fix(1, HAND_BYE, 0);
	APP_REFUSED(app_hand(test->app, 2, HAND_BOTTOM, 0, &test->error), STATUS_REFUSED,
		"2 Player02 is the highest card here");
	app_fix(1, HAND_COLOUR, COLOUR_WHITE);
	app_fix(2, HAND_BOTTOM, 0);
}
END_TEST

START_TEST(one_who_sits_out_leaves_his_board)
{
	struct app_test *test = app_test();

	app_add_players(4);
	APP_OK(app_propose(test->app, &test->error));
	app_fix(1, HAND_OUT, 0);
	ck_assert_ptr_null(app_board_of(1, 1));
	ck_assert_int_eq(app_count_boards(1), 1);
	ck_assert_int_eq(app_state(1), ROUND_ADJUSTED);
	APP_REFUSED(app_move_card(MOVE_SWAP, 1, 2), STATUS_REFUSED, "1 Player01 takes no board");
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
	APP_OK(app_move_card(MOVE_SWAP, 5, 6)); /* 1-6, 5-2 */
	APP_OK(app_pin_board(test->app, 1, true, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	app_check_board(1, 1, 1, 6);
	ck_assert_int_eq(app_board(1, 1)->pinned, 1);
	ck_assert_int_eq(app_board(1, 2)->pinned, 0);
	APP_OK(app_lay_out(test->app, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_LAID_OUT);
	ck_assert_int_eq(app_count_boards(1), 1);
	app_check_board(1, 1, 1, 6);
	APP_OK(app_pin_board(test->app, 1, false, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	app_check_board(1, 1, 1, 5);
	APP_REFUSED(
		app_pin_board(test->app, 9, true, &test->error), STATUS_NOT_FOUND, "no board 9");
	app_reopen();
}
END_TEST

/* It is no place that a move could change, but a ban: the board breaks it until it is gone. */
START_TEST(two_kept_apart_are_so_when_a_move_seats_them_together)
{
	struct app_test *test = app_test();
	const struct move swap = {MOVE_SWAP, 5, 6};

	app_add_players(8); /* 1-5 6-2 3-7 8-4 */
	app_fix(1, HAND_APART, 6);
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_move(test->app, &swap, &test->error));
	ck_assert(app_is_fixed(1, HAND_APART));
	APP_REFUSED(app_publish(test->app, NULL, &test->error), STATUS_REFUSED,
		"The draw does not keep what is fixed by hand: 1 Player01 and 6 Player06 kept apart; and it is not the rules' draw: further from grade order");
	APP_OK(app_move(test->app, &swap, &test->error));
	APP_OK(app_publish(test->app, NULL, &test->error));
	app_reopen();
}
END_TEST

START_TEST(a_move_takes_off_what_it_contradicts)
{
	struct app_test *test = app_test();
	struct move swap = {MOVE_SWAP, 2, 3}, turn = {MOVE_TURN, 1, 0}, bye = {MOVE_BYE, 1, 0};
	char label[120];

	app_add_players(7); /* 1-5 6-2 3-7 4 */
	app_fix(2, HAND_COLOUR, COLOUR_BLACK);
	app_fix(4, HAND_BYE, 0);
	app_fix(5, HAND_APART, 6);
	APP_OK(app_propose(test->app, &test->error));
	app_check_board(1, 2, 6, 2);
	APP_OK(app_pin_board(test->app, 1, true, &test->error));
	APP_OK(app_pin_board(test->app, 2, true, &test->error));
	/* Another pair: nobody has pinned 6 v 3. A colour that is no longer his goes, too. */
	APP_OK(app_move(test->app, &swap, &test->error));
	for (int i = 1; i <= 4; i++)
		ck_assert_int_eq(app_board(1, i)->pinned, app_board(1, i)->white == 1);
	ck_assert(!app_is_fixed(2, HAND_COLOUR));
	ck_assert(app_is_fixed(4, HAND_BYE));
	APP_OK(app_undo(test->app, NULL, label, &test->error));
	ck_assert_str_eq(label,
		"2 Player02 and 3 Player03 change seats; 6 Player06 v 2 Player02 no longer pinned; 2 Player02 no longer by hand: colour");
	ck_assert(app_is_fixed(2, HAND_COLOUR));
	ck_assert_int_eq(app_board(1, 2)->pinned, 1);
	/* The same pair with its colours turned is still the pinned one. */
	APP_OK(app_move(test->app, &turn, &test->error));
	app_check_board(1, 1, 5, 1);
	ck_assert_int_eq(app_board(1, 1)->pinned, 1);
	APP_OK(app_move(test->app, &bye, &test->error));
	ck_assert(!app_is_fixed(4, HAND_BYE));
	ck_assert(app_is_fixed(5, HAND_APART));
	APP_OK(app_undo(test->app, NULL, label, &test->error));
	ck_assert_str_eq(label,
		"1 Player01 has the bye; 5 Player05 v 1 Player01 no longer pinned; 4 Player04 no longer by hand: bye");
	app_reopen();
}
END_TEST

START_TEST(cards_move_as_the_hand_says)
{
	app_add_players(7);
	APP_OK(app_propose(app_test()->app, &app_test()->error)); /* 1-5 6-2 3-7 4=bye */
	APP_OK(app_move_card(MOVE_SWAP, 5, 7));
	app_check_board(1, 1, 1, 7);
	app_check_board(1, 3, 3, 5);
	ck_assert_int_eq(app_state(1), ROUND_ADJUSTED);
	APP_OK(app_move_card(MOVE_SWAP, 4, 5)); /* with the bye slot */
	app_check_board(1, 3, 3, 4);
	app_check_board(1, 4, 5, 0);
	APP_OK(app_move_card(MOVE_TURN, 3, 0));
	app_check_board(1, 3, 4, 3);
	APP_OK(app_move_card(MOVE_TRAY, 1, 0)); /* 1 and 7 */
	ck_assert_int_eq(app_count_boards(1), 3);
	app_check_board(1, 1, 6, 2);
	APP_OK(app_move_card(MOVE_SWAP, 2, 1)); /* with the tray */
	app_check_board(1, 1, 6, 1);
	APP_OK(app_move_card(MOVE_PAIR, 7, 2));
	ck_assert_int_eq(app_board_of(1, 2)->white, 7);
	APP_OK(app_move_card(MOVE_BYE, 6, 0)); /* 1 and 5 to the tray */
	ck_assert_ptr_null(app_board_of(1, 1));
	ck_assert_ptr_null(app_board_of(1, 5));
	app_check_board(1, app_count_boards(1), 6, 0);
	APP_OK(app_move_card(MOVE_PAIR, 5, 1));
	ck_assert_int_eq(event_rollcall(app_event(app_test()->app), 1, 1).tray, 0);
	/* Boards stand in the order of publication. */
	app_check_board(1, 1, 5, 1);
	app_check_board(1, 2, 7, 2);
	app_check_board(1, 3, 4, 3);
	app_check_board(1, 4, 6, 0);
	app_reopen();
}
END_TEST

START_TEST(impossible_moves_are_refused)
{
	struct app_test *test = app_test();

	app_add_players(7);
	APP_OK(app_propose(test->app, &test->error));
	APP_REFUSED(app_move_card(MOVE_SWAP, 1, 1), STATUS_REFUSED, "itself");
	APP_REFUSED(app_move_card(MOVE_SWAP, 1, 99), STATUS_NOT_FOUND, "player 99");
	APP_REFUSED(app_move_card(MOVE_PAIR, 1, 2), STATUS_REFUSED, "tray");
	APP_REFUSED(app_move_card(MOVE_TURN, 4, 0), STATUS_REFUSED, "two cards");
	APP_REFUSED(app_move_card(MOVE_BYE, 4, 0), STATUS_REFUSED, "bye already");
	APP_OK(app_move_card(MOVE_TRAY, 1, 0));
	APP_REFUSED(app_move_card(MOVE_TRAY, 1, 0), STATUS_REFUSED, "tray already");
	APP_REFUSED(app_move_card(MOVE_SWAP, 1, 5), STATUS_REFUSED, "pair them");
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_publish(test->app, NULL, &test->error));
	APP_REFUSED(app_move_card(MOVE_SWAP, 1, 2), STATUS_REFUSED, "Round 1 is published");
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

int main(void)
{
	TCase *tcase = tcase_create("hands");

	tcase_set_timeout(tcase, 30);
	tcase_add_test(tcase, no_legal_draw_is_said_with_what_is_fixed);
	tcase_add_test(tcase, what_is_fixed_by_hand_is_drawn_around);
	tcase_add_test(tcase, what_excludes_each_other_by_hand_is_replaced);
	tcase_add_test(tcase, who_ranks_first_or_last_of_his_score_has_one_half);
	tcase_add_test(tcase, one_who_sits_out_leaves_his_board);
	tcase_add_test(tcase, a_pinned_board_stays);
	tcase_add_test(tcase, two_kept_apart_are_so_when_a_move_seats_them_together);
	tcase_add_test(tcase, a_move_takes_off_what_it_contradicts);
	tcase_add_test(tcase, cards_move_as_the_hand_says);
	tcase_add_test(tcase, impossible_moves_are_refused);
	tcase_add_test(tcase, each_move_is_undone_and_done_again);
	return app_run_suite("app_hands", tcase);
}
