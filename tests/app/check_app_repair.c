/* A published round that went wrong: what is offered, what is done, and what stays as it was. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/repair/changed.h"
#include "app/repair/repair.h"
#include "app/repair/started.h"
#include "core/history.h"
#include "support/event/app_event.h"

static struct app *app(void)
{
	return app_test()->app;
}

static struct error *error(void)
{
	return &app_test()->error;
}

static struct repairs list_of(const struct mistake *mistakes, int count)
{
	const struct repair_order order = {0, mistakes, count};
	struct repairs repairs;

	APP_OK(app_repairs(app(), &order, &repairs, error()));
	return repairs;
}

static void take(const struct mistake *mistakes, int count, int number)
{
	const struct repair_order order = {0, mistakes, count};

	APP_OK(app_repair(app(), &order, number, "a test", NULL, error()));
	app_reopen();
}

static void check_change(const struct repair *repair, int i, int number, int white, int black)
{
	ck_assert_int_gt(repair->count, i);
	ck_assert_int_eq(repair->boards[i].number, number);
	ck_assert_int_eq(repair->boards[i].is.white, white);
	ck_assert_int_eq(repair->boards[i].is.black, black);
}

/* 1-5 6-2 3-7 8-4 */
static void eight_drawn(void)
{
	app_add_players(8);
	app_draw_round();
	app_check_board(1, 1, 1, 5);
	app_check_board(1, 3, 3, 7);
}

/* "simply swapping the bottom half player with another bottom half player" */
START_TEST(two_of_the_bottom_half_change_opponents)
{
	const struct mistake met = {.kind = MISTAKE_MET, .board = 3};
	struct repairs repairs;

	eight_drawn();
	repairs = list_of(&met, 1);
	ck_assert_int_eq(repairs.count, 3);
	ck_assert_int_eq(repairs.items[0].count, 2);
	check_change(&repairs.items[0], 0, 3, 3, 8);
	check_change(&repairs.items[0], 1, 4, 7, 4);
	ck_assert_ptr_nonnull(strstr(repairs.stand, "3 Player03 and 7 Player07 meet on board 3"));
	repairs_done(&repairs);
}
END_TEST

/* "If no bottom half player can be found, swap with the top half player nearest the mid-line" */
START_TEST(else_the_top_half_card_nearest_to_the_line)
{
	const struct mistake met = {.kind = MISTAKE_MET, .board = 3};
	struct repairs repairs;

	app_add_players(8);
	for (int pin = 5; pin <= 8; pin++)
		if (pin != 7)
			APP_OK(app_keep_apart(app(), 3, pin, 1, 1, error()));
	app_draw_round();
	app_check_board(1, 3, 3, 7);
	repairs = list_of(&met, 1);
	ck_assert_int_eq(repairs.count, 3);
	for (int k = 0; k < 2; k++) {
		const struct plain_board *is = &repairs.items[0].boards[k].is;

		ck_assert(is->white + is->black == 3 + 4 || is->white + is->black == 7 + 8);
	}
	repairs_done(&repairs);
}
END_TEST

START_TEST(a_repair_is_one_action_that_can_be_undone)
{
	const struct mistake met = {.kind = MISTAKE_MET, .board = 3};
	char label[120];

	eight_drawn();
	APP_OK(app_put_result(1, 1, RESULT_DRAW, false));
	take(&met, 1, 1);
	app_check_board(1, 1, 1, 5);
	app_check_board(1, 2, 6, 2);
	app_check_board(1, 3, 3, 8);
	app_check_board(1, 4, 7, 4);
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_DRAW);
	APP_OK(app_undo(app(), NULL, label, error()));
	ck_assert_str_eq(label, "Round 1 repaired, boards 3, 4: a test");
	app_check_board(1, 3, 3, 7);
	app_check_board(1, 4, 8, 4);
}
END_TEST

START_TEST(boards_with_a_result_are_left_alone)
{
	const struct mistake met = {.kind = MISTAKE_MET, .board = 3};
	const struct repair_order order = {0, &met, 1};
	struct repairs repairs;

	eight_drawn();
	APP_OK(app_put_result(1, 4, RESULT_WHITE, false));
	repairs = list_of(&met, 1);
	for (int i = 0; i < repairs.count; i++)
		for (int k = 0; k < repairs.items[i].count; k++)
			ck_assert_int_ne(repairs.items[i].boards[k].number, 4);
	repairs_done(&repairs);
	APP_OK(app_put_result(1, 3, RESULT_WHITE, false));
	APP_REFUSED(app_repairs(app(), &order, &repairs, error()), STATUS_REFUSED,
		"Board 3 of round 1 has 1-0: it is left alone");
}
END_TEST

START_TEST(boards_that_have_begun_are_left_alone)
{
	const int boards[] = {3, 4};
	const struct app_start started = {1, boards, 2, false}, all = {1, NULL, 0, false},
			       off = {1, boards, 1, true};
	const struct mistake met = {.kind = MISTAKE_MET, .board = 2},
			     absent = {.kind = MISTAKE_ABSENT, .pin = 1};
	const struct repair_order order = {0, &absent, 1};
	struct repairs repairs;
	char label[120];

	eight_drawn();
	APP_OK(app_start(app(), &started, error()));
	app_reopen();
	repairs = list_of(&met, 1);
	ck_assert_int_eq(repairs.count, 1);
	check_change(&repairs.items[0], 0, 1, 1, 6);
	repairs_done(&repairs);
	APP_OK(app_start(app(), &off, error()));
	ck_assert(!app_board_has_started(app(), 1, 3));
	ck_assert(app_board_is_frozen(app(), 1, 4));
	APP_OK(app_start(app(), &all, error()));
	APP_REFUSED(app_repairs(app(), &order, &repairs, error()), STATUS_REFUSED,
		"Board 1 of round 1 has begun: no repair changes it");
	APP_OK(app_undo(app(), NULL, label, error()));
	ck_assert_str_eq(label, "Round 1, all boards started");
	/* what is taken back has not begun */
	APP_OK(app_unpublish(app(), "a test", false, error()));
	app_reopen();
	ck_assert(!app_board_has_started(app(), 1, 4));
}
END_TEST

/* The bye falls away below a last board that has begun, and may not move there. */
START_TEST(a_last_board_that_has_begun_does_not_move)
{
	const struct mistake absent = {.kind = MISTAKE_ABSENT, .pin = 1};
	struct mistake lates[2] = {{.kind = MISTAKE_LATE}, {.kind = MISTAKE_LATE}};
	struct repairs repairs;

	app_add_players(7);
	app_draw_round();
	lates[0].pin = app_add("Late, L", 1985);
	lates[1].pin = app_add("Later, L", 1000);
	take(lates, 2, 1);
	ck_assert_int_eq(app_count_boards(1), 5);
	ck_assert_int_eq(app_board(1, 4)->black, 0);
	repairs = list_of(&absent, 1);
	ck_assert_int_gt(repairs.count, 0);
	repairs_done(&repairs);
	APP_OK(app_put_result(1, 5, RESULT_WHITE, false));
	repairs = list_of(&absent, 1);
	ck_assert_int_eq(repairs.count, 0);
	ck_assert_ptr_nonnull(strstr(repairs.none, "No legal draw mends it around the boards"));
	repairs_done(&repairs);
}
END_TEST

/* Those of board 2 do not come: their board is left as it was, and empty. */
START_TEST(two_of_one_board_who_do_not_come_keep_it)
{
	const struct mistake absent[] = {
		{.kind = MISTAKE_ABSENT, .pin = 2}, {.kind = MISTAKE_ABSENT, .pin = 6}};
	struct repairs repairs;

	eight_drawn();
	repairs = list_of(absent, 2);
	ck_assert_str_eq(repairs.stand,
		"6 Player06 and 2 Player02 both lose board 2 by default, once that is entered (result EVENT 2 --).");
	ck_assert_int_eq(repairs.items[0].count, 1);
	check_change(&repairs.items[0], 0, 2, 6, 2);
	ck_assert_int_eq(repairs.items[0].boards[0].result, RESULT_DEFAULT_BOTH);
	repairs_done(&repairs);
	take(absent, 2, 1);
	app_check_board(1, 2, 6, 2);
	ck_assert_int_eq(app_board(1, 2)->result, RESULT_DEFAULT_BOTH);
	app_check_board(1, 4, 8, 4);
}
END_TEST

/* Nor does another board take its number, where one more does not come. */
START_TEST(an_empty_board_keeps_its_number)
{
	const struct mistake absent[] = {{.kind = MISTAKE_ABSENT, .pin = 2},
		{.kind = MISTAKE_ABSENT, .pin = 6}, {.kind = MISTAKE_ABSENT, .pin = 1}};
	struct repairs repairs;

	eight_drawn();
	repairs = list_of(absent, 3);
	ck_assert_int_eq(repairs.count, 3);
	for (int i = 0; i < repairs.count; i++)
		for (int k = 0; k < repairs.items[i].count; k++)
			if (repairs.items[i].boards[k].number == 2)
				check_change(&repairs.items[i], k, 2, 6, 2);
	repairs_done(&repairs);
}
END_TEST

START_TEST(who_does_not_come_leaves_the_bye)
{
	const struct mistake absent = {.kind = MISTAKE_ABSENT, .pin = 7};

	eight_drawn();
	take(&absent, 1, 1);
	app_check_board(1, 3, 3, 0);
	ck_assert_ptr_nonnull(event_booking(app_event(app()), 1, 7, 1));
}
END_TEST

START_TEST(who_comes_late_meets_who_has_the_bye)
{
	struct mistake late = {.kind = MISTAKE_LATE};
	struct repairs repairs;

	app_add_players(7);
	app_draw_round(); /* 1-5 6-2 3-7 and the bye of 4 */
	app_check_board(1, 4, 4, 0);
	late.pin = app_add("Late, L", 1985);
	repairs = list_of(&late, 1);
	ck_assert_int_eq(repairs.items[0].count, 1);
	ck_assert_int_eq(repairs.items[repairs.count - 1].half, true);
	repairs_done(&repairs);
	take(&late, 1, 1);
	ck_assert_int_eq(app_board_of(1, late.pin)->number, 4);
	ck_assert_ptr_eq(app_board_of(1, 4), app_board_of(1, late.pin));
	ck_assert_int_eq(app_player(late.pin)->enters, 1);
}
END_TEST

START_TEST(two_who_come_late_have_a_new_last_board)
{
	struct mistake lates[2] = {{.kind = MISTAKE_LATE}, {.kind = MISTAKE_LATE}};

	eight_drawn();
	for (int i = 1; i <= 4; i++)
		APP_OK(app_put_result(1, i, RESULT_WHITE, false));
	lates[0].pin = app_add("Late, L", 1985);
	lates[1].pin = app_add("Later, L", 1000);
	take(lates, 2, 1);
	ck_assert_int_eq(app_count_boards(1), 5);
	ck_assert_int_eq(app_board_of(1, lates[0].pin)->number, 5);
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	for (int i = 1; i <= 4; i++)
		ck_assert_int_eq(app_board(1, i)->result, RESULT_WHITE);
}
END_TEST

START_TEST(one_who_comes_late_alone_has_half_a_point)
{
	struct mistake late = {.kind = MISTAKE_LATE};
	struct repairs repairs;

	eight_drawn();
	late.pin = app_add("Late, L", 1985);
	repairs = list_of(&late, 1);
	ck_assert_int_eq(repairs.count, 1);
	ck_assert_int_eq(repairs.items[0].half, true);
	repairs_done(&repairs);
	take(&late, 1, 1);
	ck_assert_int_eq(event_booking(app_event(app()), 1, late.pin, 1)->kind, BOOKING_HALF);
	ck_assert_int_eq(event_points2(app_event(app()), 1, late.pin, 1), 1);
}
END_TEST

START_TEST(who_comes_late_meets_who_sits_alone)
{
	struct mistake late = {.kind = MISTAKE_LATE};
	struct repairs repairs;

	eight_drawn();
	APP_OK(app_put_result(1, 3, RESULT_DEFAULT_BLACK, false));
	late.pin = app_add("Late, L", 1985);
	repairs = list_of(&late, 1);
	ck_assert_int_eq(repairs.count, 2);
	ck_assert_ptr_nonnull(strstr(repairs.items[0].words, "7 Player07, who did not appear"));
	repairs_done(&repairs);
	take(&late, 1, 1);
	app_check_board(1, 3, 3, late.pin);
	ck_assert_int_eq(app_board(1, 3)->result, RESULT_NONE);
	ck_assert_int_eq(event_booking(app_event(app()), 1, 7, 1)->kind, BOOKING_ZERO);
}
END_TEST

START_TEST(who_comes_late_takes_the_place_of_who_does_not_come)
{
	struct mistake both[2] = {{.kind = MISTAKE_LATE}, {.kind = MISTAKE_ABSENT, .pin = 7}};

	eight_drawn();
	both[0].pin = app_add("Late, L", 1985);
	take(both, 2, 1);
	app_check_board(1, 3, 3, both[0].pin);
}
END_TEST

/* The two who sit there play, those who are missing have an empty board, nothing is renumbered. */
START_TEST(those_left_alone_meet_each_other)
{
	const struct mistake alone = {.kind = MISTAKE_ALONE};

	eight_drawn();
	APP_OK(app_put_result(1, 1, RESULT_DEFAULT_BLACK, false));
	APP_OK(app_put_result(1, 3, RESULT_DEFAULT_WHITE, false));
	take(&alone, 1, 1);
	ck_assert_int_eq(app_count_boards(1), 4);
	ck_assert_ptr_eq(app_board_of(1, 1), app_board_of(1, 7));
	ck_assert_int_eq(app_board_of(1, 1)->result, RESULT_NONE);
	ck_assert_ptr_eq(app_board_of(1, 5), app_board_of(1, 3));
	ck_assert_int_eq(app_board_of(1, 5)->result, RESULT_DEFAULT_BOTH);
	app_check_board(1, 2, 6, 2);
	app_check_board(1, 4, 8, 4);
}
END_TEST

/* A marked board is left out, and one alone is too few then. */
START_TEST(marked_boards_are_not_left_alone)
{
	const struct mistake alone = {.kind = MISTAKE_ALONE};
	const struct repair_order order = {0, &alone, 1};
	const int board = 3;
	const struct app_start started = {1, &board, 1, false};
	struct repairs repairs;

	eight_drawn();
	APP_OK(app_put_result(1, 1, RESULT_DEFAULT_BLACK, false));
	APP_OK(app_put_result(1, 3, RESULT_DEFAULT_WHITE, false));
	APP_OK(app_start(app(), &started, error()));
	APP_REFUSED(app_repairs(app(), &order, &repairs, error()), STATUS_REFUSED,
		"one only is left alone");
	APP_OK(app_put_result(1, 4, RESULT_DEFAULT_WHITE, false));
	take(&alone, 1, 1);
	ck_assert_ptr_eq(app_board_of(1, 1), app_board_of(1, 4));
	app_check_board(1, 3, 3, 7);
	ck_assert(app_board_has_started(app(), 1, 3));
}
END_TEST

/* Colours of a board that has begun were played as they were: a record, and it has begun still. */
START_TEST(colours_of_a_marked_board_are_recorded)
{
	const struct mistake colours = {.kind = MISTAKE_COLOURS, .board = 2};
	const int board = 2;
	const struct app_start started = {1, &board, 1, false};

	eight_drawn();
	APP_OK(app_start(app(), &started, error()));
	take(&colours, 1, 1);
	app_check_board(1, 2, 2, 6);
	ck_assert(app_board_has_started(app(), 1, 2));
}
END_TEST

/* Turned and turned back: as on the first list. */
START_TEST(a_board_changed_back_has_not_changed)
{
	const struct mistake two = {.kind = MISTAKE_COLOURS, .board = 2},
			     three = {.kind = MISTAKE_COLOURS, .board = 3};
	struct changed_boards changed;

	eight_drawn();
	take(&two, 1, 1);
	take(&three, 1, 1);
	APP_OK(app_changed_boards(app(), 1, 1, &changed, error()));
	ck_assert_int_eq(changed.count, 2);
	changed_boards_done(&changed);
	take(&two, 1, 1);
	APP_OK(app_changed_boards(app(), 1, 1, &changed, error()));
	ck_assert_int_eq(changed.count, 1);
	ck_assert_int_eq(changed.npublished, 1);
	ck_assert_int_eq(changed.numbers[0], 3);
	ck_assert(changed.when > 0);
	changed_boards_done(&changed);
	take(&three, 1, 1);
	APP_OK(app_changed_boards(app(), 1, 1, &changed, error()));
	ck_assert_int_eq(changed.count + changed.npublished, 0);
	changed_boards_done(&changed);
}
END_TEST

START_TEST(colours_are_turned)
{
	const struct mistake colours = {.kind = MISTAKE_COLOURS, .board = 2};
	struct repairs repairs;

	eight_drawn();
	repairs = list_of(&colours, 1);
	ck_assert_int_eq(repairs.items[0].count, 1);
	check_change(&repairs.items[0], 0, 2, 2, 6);
	repairs_done(&repairs);
	APP_OK(app_put_result(1, 2, RESULT_WHITE, false));
	take(&colours, 1, 1); /* played: 6 has won, with Black */
	app_check_board(1, 2, 2, 6);
	ck_assert_int_eq(app_board(1, 2)->result, RESULT_BLACK);
	ck_assert_int_eq(event_mark(app_event(app()), 1, 1, 6)->colour, COLOUR_BLACK);
}
END_TEST

START_TEST(pairs_at_each_others_board_keep_their_results)
{
	const struct mistake swapped = {.kind = MISTAKE_SWAPPED, .board = 1, .with = 4};

	eight_drawn();
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	take(&swapped, 1, 1);
	app_check_board(1, 1, 8, 4);
	app_check_board(1, 4, 1, 5);
	ck_assert_int_eq(app_board(1, 4)->result, RESULT_WHITE);
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_NONE);
}
END_TEST

START_TEST(who_played_another_has_played_him)
{
	struct mistake played[2] = {
		{.kind = MISTAKE_PLAYED, .pin = 7, .other = 1, .result = RESULT_DRAW},
		{.kind = MISTAKE_PLAYED, .pin = 3, .other = 5, .result = RESULT_WHITE}};
	struct repair_order order = {1, played, 1};
	struct repairs repairs;

	eight_drawn();
	for (int i = 1; i <= 4; i++)
		APP_OK(app_put_result(1, i, RESULT_BLACK, false));
	app_draw_round(); /* later rounds do not matter */
	APP_REFUSED(app_repairs(app(), &order, &repairs, error()), STATUS_REFUSED,
		"5 Player05 and 3 Player03 sat on the boards of those who are named");
	order.count = 2;
	APP_OK(app_repair(app(), &order, 1, "sat down at the wrong board", NULL, error()));
	app_reopen();
	ck_assert_ptr_eq(app_board_of(1, 7), app_board_of(1, 1));
	ck_assert_int_eq(app_board_of(1, 7)->result, RESULT_DRAW);
	ck_assert_int_eq(app_board_of(1, 3)->white, 3);
	ck_assert_int_eq(event_points2(app_event(app()), 1, 3, 1), 2);
	ck_assert_int_eq(app_board(1, 2)->result, RESULT_BLACK);
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(app_state(2), ROUND_PUBLISHED);
}
END_TEST

START_TEST(only_the_last_draw_is_repaired)
{
	const struct mistake met = {.kind = MISTAKE_MET, .board = 1};
	const struct repair_order order = {1, &met, 1};
	struct repairs repairs;

	app_add_players(8);
	APP_REFUSED(app_repairs(app(), &order, &repairs, error()), STATUS_REFUSED,
		"No round is published");
	app_play_round();
	app_draw_round();
	APP_REFUSED(app_repairs(app(), &order, &repairs, error()), STATUS_REFUSED,
		"only what was really played");
}
END_TEST

/* What the cards show of the round is what the boards and the scores say. */
static void marks_are_those_of_the_scores(int round)
{
	struct record *rows;
	int count;

	ck_assert_int_eq(history_marks(app_event(app()), 1, round, &rows, &count), STATUS_OK);
	for (int i = 0; i < count; i++) {
		const struct mark *mark =
			event_mark(app_event(app()), 1, round, rows[i].as.mark.pin);

		ck_assert_ptr_nonnull(mark);
		ck_assert_msg(mark->floated == rows[i].as.mark.floated, "%d has %d, not %d",
			mark->pin, mark->floated, rows[i].as.mark.floated);
		ck_assert_int_eq(mark->colour, rows[i].as.mark.colour);
	}
	free(rows);
}

/* The winners meet; one of them had lost. */
START_TEST(a_card_on_a_wrong_score_meets_somebody_nearer)
{
	struct mistake result = {
		.kind = MISTAKE_RESULT, .round = 1, .board = 1, .result = RESULT_BLACK};
	const int both = 1;
	struct repairs repairs;

	app_add_players(8);
	app_play_round(); /* 1 6 3 8 have won */
	app_draw_round();
	repairs = list_of(&result, both);
	ck_assert_ptr_nonnull(
		strstr(repairs.mended, "Round 1, board 1: 1 Player01 v 5 Player05 0-1, not 1-0."));
	ck_assert_ptr_nonnull(
		strstr(repairs.stand, "The result of round 1, board 1 is put right all the same."));
	ck_assert_ptr_nonnull(strstr(repairs.stand, "1 Player01 plays on board"));
	ck_assert_ptr_nonnull(strstr(repairs.stand, "with 1 point too much"));
	ck_assert_ptr_nonnull(strstr(repairs.stand, "5 Player05 plays on board"));
	ck_assert_int_gt(repairs.count, 0);
	/* the two are swapped: their two boards are enough */
	ck_assert_int_eq(repairs.items[0].count, 2);
	for (int k = 0; k < 2; k++) {
		const struct plain_board *is = &repairs.items[0].boards[k].is;

		ck_assert_int_eq(
			event_points2(app_event(app()), 1, is->white, 1) * (is->white != 1) +
				2 * (is->white == 5),
			event_points2(app_event(app()), 1, is->black, 1) * (is->black != 1) +
				2 * (is->black == 5));
	}
	repairs_done(&repairs);
	take(&result, 1, 0);
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_BLACK);
}
END_TEST

/* A float that the wrong score alone had made is none any more, nor counted by the next draws. */
START_TEST(marks_are_by_the_score_that_is_right)
{
	struct mistake result = {
		.kind = MISTAKE_RESULT, .round = 1, .board = 1, .result = RESULT_BLACK};

	app_add_players(8);
	app_play_round();
	app_draw_round();
	take(&result, 1, 1);
	marks_are_those_of_the_scores(2);
}
END_TEST

/* Both boards have begun: there is something wrong, and no repair of it. */
START_TEST(a_wrong_score_on_boards_that_have_begun)
{
	const struct mistake result = {
		.kind = MISTAKE_RESULT, .round = 1, .board = 1, .result = RESULT_BLACK};
	struct repairs repairs;

	app_add_players(8);
	app_play_round();
	app_draw_round();
	for (int i = 1; i <= 4; i++)
		APP_OK(app_put_result(2, i, RESULT_WHITE, false));
	repairs = list_of(&result, 1);
	ck_assert_int_eq(repairs.count, 0);
	ck_assert_str_eq(repairs.none,
		"What is wrong with the draw of round 2 is on boards that have begun.");
	ck_assert_ptr_nonnull(
		strstr(repairs.stand, " has 1-0: 1 Player01 was drawn with 1 point too much"));
	repairs_done(&repairs);
}
END_TEST

/* The list rests on what is put right, too: the row of a player that changed meanwhile. */
START_TEST(a_player_who_is_changed_in_between_makes_another_list)
{
	struct mistake late = {.kind = MISTAKE_LATE};
	const struct repair_order order = {0, &late, 1};
	struct repairs repairs;
	struct player player;

	app_add_players(7);
	app_draw_round();
	late.pin = app_add("Late, L", 1985);
	repairs = list_of(&late, 1);
	player = *app_player(late.pin);
	snprintf(player.club, sizeof(player.club), "Anytown");
	APP_OK(app_player_edit(app(), &player, error()));
	APP_REFUSED(app_repair(app(), &order, 1, "a test", repairs.code, error()), STATUS_CONFLICT,
		"The list has changed meanwhile");
	repairs_done(&repairs);
}
END_TEST

START_TEST(another_list_than_the_one_seen_is_refused)
{
	const struct mistake met = {.kind = MISTAKE_MET, .board = 3};
	const struct repair_order order = {0, &met, 1};
	struct repairs repairs;

	eight_drawn();
	repairs = list_of(&met, 1);
	/* a result elsewhere takes a board out of the repairs */
	APP_OK(app_put_result(1, repairs.items[0].boards[1].number, RESULT_WHITE, false));
	APP_REFUSED(app_repair(app(), &order, 1, "a test", repairs.code, error()), STATUS_CONFLICT,
		"The list has changed meanwhile");
	APP_REFUSED(app_repair(app(), &order, 1, " ", NULL, error()), STATUS_REFUSED, "Say why");
	APP_REFUSED(app_repair(app(), &order, 4, "a test", NULL, error()), STATUS_NOT_FOUND,
		"no repair 4");
	repairs_done(&repairs);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair");

	tcase_set_timeout(tcase, 600);
	tcase_add_test(tcase, two_of_the_bottom_half_change_opponents);
	tcase_add_test(tcase, else_the_top_half_card_nearest_to_the_line);
	tcase_add_test(tcase, a_repair_is_one_action_that_can_be_undone);
	tcase_add_test(tcase, boards_with_a_result_are_left_alone);
	tcase_add_test(tcase, boards_that_have_begun_are_left_alone);
	tcase_add_test(tcase, a_last_board_that_has_begun_does_not_move);
	tcase_add_test(tcase, two_of_one_board_who_do_not_come_keep_it);
	tcase_add_test(tcase, an_empty_board_keeps_its_number);
	tcase_add_test(tcase, who_does_not_come_leaves_the_bye);
	tcase_add_test(tcase, who_comes_late_meets_who_has_the_bye);
	tcase_add_test(tcase, two_who_come_late_have_a_new_last_board);
	tcase_add_test(tcase, one_who_comes_late_alone_has_half_a_point);
	tcase_add_test(tcase, who_comes_late_meets_who_sits_alone);
	tcase_add_test(tcase, who_comes_late_takes_the_place_of_who_does_not_come);
	tcase_add_test(tcase, those_left_alone_meet_each_other);
	tcase_add_test(tcase, marked_boards_are_not_left_alone);
	tcase_add_test(tcase, colours_are_turned);
	tcase_add_test(tcase, colours_of_a_marked_board_are_recorded);
	tcase_add_test(tcase, a_board_changed_back_has_not_changed);
	tcase_add_test(tcase, pairs_at_each_others_board_keep_their_results);
	tcase_add_test(tcase, who_played_another_has_played_him);
	tcase_add_test(tcase, only_the_last_draw_is_repaired);
	tcase_add_test(tcase, a_card_on_a_wrong_score_meets_somebody_nearer);
	tcase_add_test(tcase, marks_are_by_the_score_that_is_right);
	tcase_add_test(tcase, a_wrong_score_on_boards_that_have_begun);
	tcase_add_test(tcase, another_list_than_the_one_seen_is_refused);
	tcase_add_test(tcase, a_player_who_is_changed_in_between_makes_another_list);
	return app_run_suite("app_repair", tcase);
}
