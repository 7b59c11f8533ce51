/*
 * The numbers of the games of a round: those of the list on the wall, on which the bye has none
 * (CAA 36: games beside the draw follow the boards of two).
 */
#include <stdlib.h>
#include <string.h>

#include "app/protest/protest.h"
#include "app/round/result.h"
#include "core/game.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/rows.h"

static const struct event *event(void)
{
	return app_event(app_test()->app);
}

/* On the wall the bye has no number: what is beside the draw goes on behind the boards of two. */
START_TEST(the_bye_leaves_no_gap_in_the_numbers)
{
	struct app_test *test = app_test();
	struct reasons reasons;
	char *text;
	size_t size;

	app_add_players(6);
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_BLACK));
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_game_of(1, 2).number, 3);
	ck_assert_int_eq(app_game_of(1, 4).number, 4);
	ck_assert(app_game_of(1, 4).bye);
	APP_OK(app_pin_board(test->app, 4, true, &test->error));
	ck_assert(app_board_of(1, 4)->pinned);
	APP_REFUSED(
		app_pin_board(test->app, 3, true, &test->error), STATUS_NOT_FOUND, "no board 3");
	APP_OK(app_pin_board(test->app, 4, false, &test->error));
	APP_OK(app_publish(test->app, NULL, &test->error));
	APP_REFUSED(
		app_put_result(1, 4, RESULT_WHITE, false), STATUS_REFUSED, "Board 4 is the bye");
	APP_OK(app_why(test->app, 1, 4, NULL, &reasons, &test->error));
	ck_assert(app_reasons_have(&reasons, "4 Player04 has the bye"));
	reasons_done(&reasons);
	APP_OK(app_why(test->app, 1, 3, NULL, &reasons, &test->error));
	ck_assert(app_reasons_have(
		&reasons, "2 Player02 has Black against Smith, J beside the draw"));
	reasons_done(&reasons);
	APP_OK(app_protest(test->app, 1, 4, 80, &text, &size, &test->error));
	ck_assert_ptr_nonnull(strstr(text, "4 Player04, board 4: has the bye"));
	free(text);
	/* who comes to fill it plays behind the game that has its number already */
	APP_OK(app_play_outside(1, 0, "House, H", COLOUR_WHITE));
	ck_assert_int_eq(app_game_of(1, 2).number, 3);
	ck_assert_int_eq(app_game_of(1, 4).number, 4);
	APP_OK(app_put_result(1, 4, RESULT_WHITE, false));
	ck_assert_int_eq(event_points2(event(), 1, 4, 1), 2);
	APP_OK(app_put_result(1, 3, RESULT_BLACK, false));
	ck_assert_int_eq(event_points2(event(), 1, 2, 1), 2);
	app_reopen();
}
END_TEST

/* That its number is another's now makes no draft stale: who scored is the same. */
START_TEST(a_later_game_beside_an_earlier_draw_changes_no_score_until_it_is_over)
{
	struct app_test *test = app_test();

	app_add_players(8);
	app_fix(2, HAND_OUT, 0);
	app_draw_round();
	app_all_results(1);
	APP_OK(app_play_outside(1, 2, "Smith, J", COLOUR_BLACK));
	ck_assert_int_eq(app_game_of(1, 2).number, 4);
	APP_OK(app_put_result(1, 4, RESULT_DRAW, false));
	APP_OK(app_propose(test->app, &test->error));
	ck_assert(!app_draw_is_stale(test->app));
	APP_OK(desk_enter_result(test->app, 1, 4, RESULT_BLACK, true, NULL, &test->error));
	ck_assert(app_draw_is_stale(test->app));
	app_reopen();
}
END_TEST

/* Each number is one game, found by its players too; those that are played have 1, 2, 3 ... */
static void numbers_are_those_of_the_wall(int round)
{
	const int count = game_count(event(), 1, round);
	struct game game;
	int played = 0;

	for (int number = 1; number <= count; number++) {
		const struct board *board = game_board(event(), 1, round, number);

		ck_assert(game_find(event(), 1, round, number, &game));
		ck_assert_int_eq(game.number, number);
		ck_assert_int_eq(
			app_game_of(round, game.white ? game.white : game.black).number, number);
		ck_assert_int_eq(board == NULL, game.beside);
		ck_assert(!board || board->white == game.white || board->white == game.black);
		if (!game.bye)
			ck_assert_int_eq(++played, number);
	}
	ck_assert(!game_find(event(), 1, round, 0, &game));
	ck_assert(!game_find(event(), 1, round, count + 1, &game));
}

enum { SECTIONS = 12, ROUNDS = 4 };

/* Sections of 8 to 12, nobody, one or two beside the draw, byes filled or not. */
START_TEST(numbers_go_on_from_one_in_any_round)
{
	unsigned long long state = 97u + (unsigned)_i;
	const int players = 8 + (int)(rows_random(&state) % 5);

	app_add_players(players);
	for (int round = 1; round <= ROUNDS; round++) {
		char name[] = "Filler, 1";
		const int beside = (int)(rows_random(&state) % 3);

		for (int i = 0; i < beside; i++) {
			const int pin = 1 + (int)(rows_random(&state) % (unsigned)players);

			name[8] = (char)('1' + 2 * round + i);
			if (!event_filled(event(), 1, round, pin))
				APP_OK(app_play_outside(round, pin, name, COLOUR_NONE));
		}
		app_draw_round();
		numbers_are_those_of_the_wall(round);
		name[8] = (char)('a' + round);
		if (event_rollcall(event(), 1, round).byes > 0 && rows_random(&state) % 2)
			APP_OK(app_play_outside(round, 0, name, COLOUR_NONE));
		numbers_are_those_of_the_wall(round);
		for (int number = 1; number <= game_count(event(), 1, round); number++) {
			struct game game;

			ck_assert(game_find(event(), 1, round, number, &game));
			if (!game.bye)
				APP_OK(app_put_result(round, number, RESULT_WHITE, false));
		}
		ck_assert_int_eq(app_state(round), ROUND_COMPLETE);
	}
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("game numbers");

	tcase_add_test(tcase, the_bye_leaves_no_gap_in_the_numbers);
	tcase_add_test(
		tcase, a_later_game_beside_an_earlier_draw_changes_no_score_until_it_is_over);
	tcase_add_loop_test(tcase, numbers_go_on_from_one_in_any_round, 0, SECTIONS);
	return app_run_suite("app_game_numbers", tcase);
}
