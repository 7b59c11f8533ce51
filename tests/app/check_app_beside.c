/*
 * Games beside the draw (CAA 36): a player leaves the draw of a round for one from outside, and all
 * that follows counts right.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/report/check.h"
#include "app/round/result.h"
#include "app/trf/event.h"
#include "board/entry.h"
#include "core/edit.h"
#include "core/game.h"
#include "core/history.h"
#include "core/ties/standings.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/rows.h"

static const struct event *event(void)
{
	return app_event(app_test()->app);
}

static struct rollcall roll(int round)
{
	return event_rollcall(event(), 1, round);
}

static struct history past(int pin, int round)
{
	return history_of(event(), 1, pin, round);
}

START_TEST(the_others_are_drawn_without_him)
{
	struct app_test *test = app_test();

	app_add_players(5);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(roll(1).byes, 1);
	APP_OK(app_play_outside(1, 2, "Smith, J (Minor)", COLOUR_NONE));
	ck_assert_int_eq(app_state(1), ROUND_ADJUSTED);
	ck_assert_ptr_null(app_board_of(1, 2));
	APP_OK(app_propose(test->app, &test->error));
	/* four are left: nobody has the bye */
	ck_assert_int_eq(roll(1).in, 5);
	ck_assert_int_eq(roll(1).seated, 4);
	ck_assert_int_eq(roll(1).byes, 0);
	ck_assert_int_eq(roll(1).filled, 1);
	ck_assert_int_eq(roll(1).absent, 0);
	ck_assert(roll(1).balances);
	ck_assert_int_eq(app_game_of(1, 2).number, 3);
	ck_assert(app_game_of(1, 2).beside);
	APP_REFUSED(app_put_result(1, 3, RESULT_WHITE, false), STATUS_REFUSED, "not published");
	app_reopen();
	APP_OK(app_publish(test->app, NULL, &test->error));
	ck_assert(roll(1).balances);
	ck_assert_int_eq(roll(1).possible2, 6);
	app_reopen();
}
END_TEST

START_TEST(his_game_counts_in_points_and_colour)
{
	struct app_test *test = app_test();
	struct standings standings;

	app_add_players(5);
	APP_OK(app_play_outside(1, 2, "Smith, J (Minor)", COLOUR_BLACK));
	app_draw_round();
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	APP_OK(app_put_result(1, 2, RESULT_WHITE, false));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	APP_OK(app_put_result(1, 3, RESULT_BLACK, false));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(past(2, 1).kind, HISTORY_PLAYED);
	ck_assert_int_eq(past(2, 1).opponent, HISTORY_OUTSIDE);
	ck_assert_int_eq(past(2, 1).colour, COLOUR_BLACK);
	ck_assert_int_eq(past(2, 1).floated, FLOATED_NOT);
	ck_assert_int_eq(past(2, 1).points2, 2);
	ck_assert_int_eq(roll(1).points2, 6);
	APP_OK(standings_make(event(), 1, 1, NULL, &standings));
	ck_assert_int_eq(standings.count, 5);
	ck_assert_int_eq(standings.rows[1].pin, 2);
	ck_assert_int_eq(standings.rows[1].points2, 2);
	standings_done(&standings);
	/* among the winners he seeks White */
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_board_of(2, 2)->white, 2);
	app_reopen();
}
END_TEST

/* CAA 6: such a game is no bye; if the other does not come, a win by default spares him one. */
START_TEST(it_spares_nobody_the_bye_unless_the_other_does_not_come)
{
	struct app_test *test = app_test();

	app_add_players(5);
	APP_OK(app_play_outside(1, 5, "Smith, J (Minor)", COLOUR_WHITE));
	app_draw_round();
	app_all_results(1);
	APP_OK(app_put_result(1, 3, RESULT_BLACK, false));
	app_fix(5, HAND_BYE, 0);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_board_of(2, 5)->black, 0);
	APP_REFUSED(app_publish(test->app, NULL, &test->error), STATUS_REFUSED,
		"The draw is not the rules'");
	APP_OK(desk_enter_result(test->app, 1, 3, RESULT_DEFAULT_BLACK, true, NULL, &test->error));
	ck_assert_int_eq(past(5, 1).kind, HISTORY_DEFAULT_WIN);
	APP_REFUSED(app_publish(test->app, NULL, &test->error), STATUS_REFUSED,
		"should be spared 0 → 1 (6)");
	app_reopen();
}
END_TEST

START_TEST(back_in_the_draw_he_has_no_such_game)
{
	struct app_test *test = app_test();

	app_add_players(6);
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_NONE));
	APP_OK(app_play_outside(1, 2, NULL, COLOUR_NONE));
	ck_assert_ptr_null(event_filled(event(), 1, 1, 2));
	ck_assert(!app_is_fixed(2, HAND_OUT));
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_NONE));
	APP_OK(app_unhand(test->app, 2, HAND_OUT, &test->error));
	ck_assert_ptr_null(event_filled(event(), 1, 1, 2));
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_NONE));
	APP_OK(app_free(test->app, 2, &test->error));
	ck_assert_ptr_null(event_filled(event(), 1, 1, 2));
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_NONE));
	app_fix(2, HAND_BYE, 0);
	ck_assert_ptr_null(event_filled(event(), 1, 1, 2));
	app_reopen();
}
END_TEST

START_TEST(who_leaves_the_round_has_no_such_game)
{
	struct app_test *test = app_test();

	app_add_players(6);
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_NONE));
	APP_OK(app_play_outside(1, 3, "Jones, K", COLOUR_NONE));
	APP_OK(app_play_outside(1, 5, "Brown, L", COLOUR_NONE));
	APP_OK(app_player_book(test->app, 2, 1, BOOKING_HALF, &test->error));
	ck_assert_ptr_null(event_filled(event(), 1, 1, 2));
	APP_OK(app_player_withdraw(test->app, 3, 1, &test->error));
	ck_assert_ptr_null(event_filled(event(), 1, 1, 3));
	APP_OK(app_propose(test->app, &test->error));
	/* one board, then the first of three that is left, and the bye, which has no number */
	ck_assert_int_eq(app_count_boards(1), 2);
	ck_assert_int_eq(app_game_of(1, 5).number, 2);
	app_reopen();
	/* who is numbered anew before round 1 takes it with him */
	APP_OK(app_player_remove(test->app, 1, &test->error));
	ck_assert_str_eq(event_filled(event(), 1, 1, 4)->name, "Brown, L");
	app_reopen();
	app_add("Top, T", 2500);
	ck_assert_str_eq(event_filled(event(), 1, 1, 5)->name, "Brown, L");
	APP_OK(app_player_remove(test->app, 5, &test->error));
	ck_assert_int_eq(game_count_beside(event(), 1, 1), 0);
	app_reopen();
}
END_TEST

START_TEST(numbers_go_on_behind_the_boards)
{
	app_add_players(8);
	APP_OK(app_play_outside(1, 7, "Smith, J", COLOUR_WHITE));
	APP_OK(app_play_outside(1, 2, "Jones, K", COLOUR_BLACK));
	app_draw_round();
	ck_assert_int_eq(app_game_of(1, 7).number, 4);
	ck_assert_int_eq(app_game_of(1, 2).number, 5);
	ck_assert_int_eq(game_tally(event(), 1, 1).games, 5);
	APP_OK(app_put_result(1, 5, RESULT_DRAW, false));
	ck_assert_int_eq(game_tally(event(), 1, 1).in, 1);
	ck_assert_int_eq(event_points2(event(), 1, 2, 1), 1);
	ck_assert_int_eq(event_points2(event(), 1, 7, 1), 0);
	APP_REFUSED(app_put_result(1, 6, RESULT_DRAW, false), STATUS_NOT_FOUND, "no board 6");
	/* another name and colour, the same place */
	APP_OK(app_play_outside(1, 7, "Brown, L", COLOUR_BLACK));
	ck_assert_int_eq(app_game_of(1, 7).number, 4);
	ck_assert_int_eq(app_game_of(1, 7).black, 7);
	app_reopen();
}
END_TEST

START_TEST(a_slip_by_his_name_is_his_own)
{
	struct entry entry;

	app_add_players(6);
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_BLACK));
	app_draw_round();
	entry_parse(event(), 1, 1, 0, "player02 1", &entry);
	ck_assert_int_eq(entry.kind, ENTRY_RESULT);
	ck_assert_int_eq(entry.board, app_game_of(1, 2).number);
	ck_assert_int_eq(entry.result, RESULT_BLACK);
	entry_parse(event(), 1, 1, 0, "#2 +", &entry);
	ck_assert_int_eq(entry.result, RESULT_DEFAULT_WHITE);
	entry_parse(event(), 1, 1, 0, "3 0-1", &entry);
	ck_assert_int_eq(entry.board, 3);
	ck_assert_int_eq(entry.result, RESULT_BLACK);
	/* and in place of a bye */
	ck_assert_int_eq(app_board(1, 3)->black, 0);
	APP_OK(app_play_outside(1, 0, "House, H", COLOUR_BLACK));
	entry_parse(event(), 1, 1, 4, "=", &entry);
	ck_assert_int_eq(entry.board, 4);
	entry_parse(event(), 1, 1, 0, "player04 1", &entry);
	ck_assert_int_eq(entry.board, 4);
	ck_assert_int_eq(entry.result, RESULT_BLACK);
}
END_TEST

START_TEST(who_sits_out_of_a_published_round_may_still_play)
{
	struct app_test *test = app_test();

	app_add_players(6);
	app_fix(6, HAND_OUT, 0);
	APP_OK(app_player_book(test->app, 5, 1, BOOKING_ZERO, &test->error));
	app_draw_round();
	app_all_results(1);
	APP_REFUSED(
		app_play_outside(1, 1, "Smith, J", COLOUR_NONE), STATUS_REFUSED, "plays on board");
	APP_REFUSED(
		app_play_outside(1, 5, "Smith, J", COLOUR_NONE), STATUS_REFUSED, "a bye booked");
	APP_REFUSED(
		app_play_outside(1, 9, "Smith, J", COLOUR_NONE), STATUS_NOT_FOUND, "no player 9");
	APP_OK(app_play_outside(1, 6, "Smith, J", COLOUR_NONE));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	ck_assert(roll(1).balances);
	APP_OK(app_put_result(1, 3, RESULT_WHITE, false));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(event_points2(event(), 1, 6, 1), 2);
	/* no longer: he sits out again, once the result is taken away */
	APP_REFUSED(app_play_outside(1, 6, NULL, COLOUR_NONE), STATUS_REFUSED,
		"take the result away first");
	APP_OK(desk_enter_result(test->app, 1, 3, RESULT_NONE, true, NULL, &test->error));
	APP_OK(app_play_outside(1, 6, NULL, COLOUR_NONE));
	ck_assert_int_eq(event_points2(event(), 1, 6, 1), 0);
	ck_assert_int_eq(roll(1).absent, 2);
	app_reopen();
	APP_OK(app_undo(test->app, "again", NULL, &test->error));
	APP_OK(app_undo(test->app, "again", NULL, &test->error));
	ck_assert_int_eq(event_points2(event(), 1, 6, 1), 2);
	app_reopen();
}
END_TEST

START_TEST(what_makes_no_sense_is_refused)
{
	app_add_players(6);
	APP_REFUSED(app_play_outside(2, 1, "Smith, J", COLOUR_NONE), STATUS_REFUSED,
		"not on the board");
	APP_REFUSED(app_play_outside(1, 1, "player03, a", COLOUR_NONE), STATUS_REFUSED,
		"3 Player03 is a player of this event");
	APP_REFUSED(app_play_outside(1, 1, " player03", COLOUR_NONE), STATUS_REFUSED,
		"3 Player03 is a player of this event: pair the two in the draw by hand (Space, or hand EVENT 1 meet 3). One from outside who is called so needs more of a name: \"player03 (his club)\".");
	APP_REFUSED(app_play_outside(1, 1, "#3", COLOUR_NONE), STATUS_REFUSED,
		"3 Player03 is a player of this event: pair the two in the draw by hand");
	APP_REFUSED(app_play_outside(1, 1, "99", COLOUR_NONE), STATUS_BAD_INPUT,
		"\"99\" is no name, and no player");
	APP_OK(app_play_outside(1, 1, "player03 (Bath)", COLOUR_NONE));
	APP_OK(app_play_outside(1, 1, "  Smith, J ", COLOUR_NONE));
	ck_assert_str_eq(event_filled(event(), 1, 1, 1)->name, "Smith, J");
	APP_REFUSED(app_play_outside(1, 2, "SMITH, J", COLOUR_NONE), STATUS_REFUSED,
		"plays 1 Player01");
	APP_REFUSED(
		app_play_outside(1, 2, NULL, COLOUR_NONE), STATUS_NOT_FOUND, "nobody from outside");
	app_draw_round();
	app_all_results(1);
	APP_OK(app_put_result(1, app_game_of(1, 1).number, RESULT_DRAW, false));
	APP_REFUSED(app_play_outside(2, 1, "Smith, J", COLOUR_NONE), STATUS_REFUSED,
		"met Smith, J in round 1 already (1)");
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_REFUSED(
		app_play_outside(1, 1, "Jones, K", COLOUR_NONE), STATUS_REFUSED, "drawn already");
}
END_TEST

START_TEST(taken_back_the_round_keeps_it_without_its_result)
{
	struct app_test *test = app_test();
	char text[120];

	app_add_players(5);
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_NONE));
	app_draw_round();
	APP_OK(app_put_result(1, 3, RESULT_WHITE, false));
	APP_REFUSED(app_unpublish(test->app, "wrong", false, &test->error), STATUS_CONFLICT,
		"against Smith, J has a result");
	APP_OK(app_unpublish(test->app, "wrong", true, &test->error));
	ck_assert_int_eq(app_game_of(1, 2).result, RESULT_NONE);
	app_reopen();
	APP_OK(app_undo(test->app, "again", text, &test->error));
	APP_OK(app_undo(test->app, "again", text, &test->error));
	ck_assert_str_eq(text, "Round 1, board 3: 1-0, 2 Player02 v Smith, J");
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	app_reopen();
}
END_TEST

START_TEST(why_says_that_the_draw_knows_nothing_of_it)
{
	struct app_test *test = app_test();
	struct reasons reasons;

	app_add_players(6);
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_BLACK));
	app_draw_round();
	APP_OK(app_why(test->app, 1, app_game_of(1, 2).number, NULL, &reasons, &test->error));
	ck_assert_int_eq(reasons.count, 1);
	ck_assert_str_eq(reasons.lines[0],
		"2 Player02 has Black against Smith, J beside the draw, which is made without him: fixed by the arbiter (36).");
	reasons_done(&reasons);
	/* the draw of the others is the rule book's own, then and when it is looked at again */
	app_all_results(1);
	APP_OK(app_why(test->app, 1, 1, NULL, &reasons, &test->error));
	for (int i = 0; i < reasons.count; i++)
		ck_assert_ptr_null(strstr(reasons.lines[i], "Broken"));
	reasons_done(&reasons);
	/* whom he met counts as met */
	APP_OK(app_put_result(1, app_game_of(1, 2).number, RESULT_WHITE, false));
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_why(test->app, 2, app_board_of(2, 2)->number, NULL, &reasons, &test->error));
	ck_assert(app_reasons_have(&reasons, "2 Player02 has met Smith, J"));
	reasons_done(&reasons);
	APP_REFUSED(app_why(test->app, 1, 9, NULL, &reasons, &test->error), STATUS_NOT_FOUND,
		"board 9");
}
END_TEST

static unsigned long long state;

static int below(int n)
{
	return (int)(rows_random(&state) % (unsigned)n);
}

/* Sections of 8 to 12 in which somebody plays one from outside in nearly every round. */
static void play_at_random(int rounds)
{
	static const enum result results[] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK,
		RESULT_DEFAULT_BLACK, RESULT_DEFAULT_WHITE};
	const int players = 8 + below(5);

	app_add_players(players);
	for (int round = 1; round <= rounds; round++) {
		char name[] = "Filler, 1";
		const int beside = below(3);

		for (int i = 0; i < beside; i++) {
			const int pin = 1 + below(players);

			name[8] = (char)('1' + 2 * round + i);
			if (!event_filled(event(), 1, round, pin))
				APP_OK(app_play_outside(round, pin, name, (enum colour)below(3)));
		}
		app_draw_round();
		name[8] = (char)('a' + round);
		if (roll(round).byes > 0 && below(2))
			APP_OK(app_play_outside(round, 0, name, COLOUR_NONE));
		for (int number = 1; number <= game_count(event(), 1, round); number++) {
			struct game game;

			ck_assert(game_find(event(), 1, round, number, &game));
			if (!game.bye)
				APP_OK(app_put_result(round, number, results[below(5)], false));
		}
		ck_assert_int_eq(app_state(round), ROUND_COMPLETE);
		ck_assert(roll(round).balances);
		ck_assert_int_eq(roll(round).points2, roll(round).possible2);
	}
	app_reopen();
}

static void alike(void *context, const struct check_round *round)
{
	int *rounds = context;

	++*rounds;
	ck_assert_msg(round->verdict == CHECK_ALIKE, "seed %d, round %d: %s", (int)state,
		round->round, round->why);
}

/* A game beside the draw that was won is written as a full-point bye, but its comment tells it. */
static void no_lone_bye(void *context, const char *text)
{
	(void)context;
	ck_assert_msg(!strstr(text, "none of the draw"), "seed %d: %s", (int)state, text);
}

/* What the report says of each player and round, once it is an event again. */
static void same_past(const struct event *back, int rounds)
{
	int count;
	const struct record *row = event_range(event(), RECORD_PLAYER, 1, 0, &count);

	for (; count > 0; count--, row++) {
		for (int round = 1; round <= rounds; round++) {
			const int pin = row->as.player.pin;
			const struct history is = history_of(event(), 1, pin, round),
					     was = history_of(back, 1, pin, round);
			struct game game, other;

			ck_assert_int_eq(is.kind, was.kind);
			ck_assert_int_eq(is.opponent, was.opponent);
			ck_assert_int_eq(is.colour, was.colour);
			ck_assert_int_eq(is.floated, was.floated);
			ck_assert_int_eq(is.points2, was.points2);
			ck_assert_int_eq(game_of(event(), 1, round, pin, &game),
				game_of(back, 1, round, pin, &other));
			if (!game_of(back, 1, round, pin, &other) || !game.outside)
				continue;
			ck_assert_str_eq(game.outside, other.outside);
			ck_assert_int_eq(game.beside, other.beside);
			if (game.beside)
				ck_assert_int_eq(game.number, other.number);
		}
	}
}

enum { SECTIONS = 40, ROUNDS = 4 };

/*
 * The draws of a report are the rule book's, whoever plays one from outside and whatever it gives
 * him.
 */
START_TEST(a_report_keeps_it_and_its_draws_are_found_again)
{
	struct app_test *test = app_test();
	struct check_order order = {.round = 0};
	struct app_trf_counts counts;
	struct check_sum sum;
	struct app *back;
	char path[160], *text;
	size_t size;
	int rounds = 0;

	state = 4711u + (unsigned)_i;
	play_at_random(ROUNDS);
	APP_OK(app_export_trf(test->app, _i % 2, &text, &size, &test->error, no_lone_bye, NULL));
	order.report = (struct app_trf){.text = text, .size = size};
	APP_OK(check_trf(&order, alike, no_lone_bye, &rounds, &sum, &test->error));
	ck_assert_int_eq(rounds, ROUNDS);
	ck_assert_int_eq(sum.different, 0);
	snprintf(path, sizeof(path), "%s/back.drw", test->folder);
	APP_OK(app_create_from_trf(
		path, &order.report, &back, &counts, &test->error, no_lone_bye, NULL));
	ck_assert_int_eq(event_check(app_event(back), &test->error), STATUS_OK);
	same_past(app_event(back), ROUNDS);
	app_close(back);
	free(text);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("beside");

	tcase_add_test(tcase, the_others_are_drawn_without_him);
	tcase_add_test(tcase, his_game_counts_in_points_and_colour);
	tcase_add_test(tcase, it_spares_nobody_the_bye_unless_the_other_does_not_come);
	tcase_add_test(tcase, back_in_the_draw_he_has_no_such_game);
	tcase_add_test(tcase, who_leaves_the_round_has_no_such_game);
	tcase_add_test(tcase, numbers_go_on_behind_the_boards);
	tcase_add_test(tcase, a_slip_by_his_name_is_his_own);
	tcase_add_test(tcase, who_sits_out_of_a_published_round_may_still_play);
	tcase_add_test(tcase, what_makes_no_sense_is_refused);
	tcase_add_test(tcase, taken_back_the_round_keeps_it_without_its_result);
	tcase_add_test(tcase, why_says_that_the_draw_knows_nothing_of_it);
	tcase_add_loop_test(tcase, a_report_keeps_it_and_its_draws_are_found_again, 0, SECTIONS);
	return app_run_suite("beside", tcase);
}
