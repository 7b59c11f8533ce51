/*
 * What is certain of the next draw: by every rule book, what all draws share that come of entering
 * the results one way after another.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/forecast/forecast.h"
#include "app/players/players.h"
#include "app/round/result.h"
#include "app/settings/settings.h"
#include "core/board_label.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/seeds.h"

enum { EVENTS = 20, EVENTS_LONG = 400, OPEN_MOST = 3, PINS_MOST = 40 };

static const char *const systems[] = {"caa", "dutch", "schools", "uscf", "berger"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

static const enum result ends[FORECAST_RESULTS] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};

/* A draw by White's number; black 0: the bye, below 0: he is White nowhere. */
struct draw_by_white {
	int black[PINS_MOST + 1], label[PINS_MOST + 1];
	int count;
};

struct naive {
	int open[OPEN_MOST], nopen; /* games by number */
	int round;
	struct draw_by_white all, ended[OPEN_MOST][FORECAST_RESULTS];
	bool any, any_ended[OPEN_MOST][FORECAST_RESULTS];
	bool no_draw;
	int boards;
};

static void read_draw(const struct app *app, int round, struct draw_by_white *draw)
{
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, 1, round, &draw->count);

	memset(draw->black, -1, sizeof(draw->black));
	for (int i = 0; i < draw->count; i++) {
		const struct board *board = &rows[i].as.board;

		draw->black[board->white] = board->black;
		draw->label[board->white] =
			board->black ? board_label(app_event(app), 1, round, board->number) : 0;
	}
}

/* What both have stays. */
static void share(bool *any, struct draw_by_white *shared, const struct draw_by_white *draw)
{
	if (!*any)
		*shared = *draw;
	*any = true;
	shared->count = 0;
	for (int pin = 1; pin <= PINS_MOST; pin++) {
		if (shared->black[pin] != draw->black[pin])
			shared->black[pin] = -1;
		if (shared->label[pin] != draw->label[pin])
			shared->label[pin] = 0;
		shared->count += shared->black[pin] >= 0;
	}
}

/* Enter the results, draw, look, and take all of it back. */
static void try_outcome(struct app *app, struct naive *naive, const int *end)
{
	struct draw_by_white draw = {.count = 0};
	struct error error;
	char label[120];
	int done = 0;

	for (int g = 0; g < naive->nopen; g++, done++)
		ck_assert_msg(desk_enter_result(app, naive->round, naive->open[g], ends[end[g]],
				      false, NULL, &error) == STATUS_OK,
			"%s", error.text);
	memset(draw.black, -1, sizeof(draw.black));
	if (app_propose(app, &error) == STATUS_OK) {
		done++;
		read_draw(app, naive->round + 1, &draw);
		naive->boards = draw.count;
	} else {
		ck_assert_int_eq(error.code, STATUS_NO_DRAW);
		naive->no_draw = true;
	}
	share(&naive->any, &naive->all, &draw);
	for (int g = 0; g < naive->nopen; g++)
		share(&naive->any_ended[g][end[g]], &naive->ended[g][end[g]], &draw);
	for (; done > 0; done--)
		ck_assert_msg(app_undo(app, NULL, label, &error) == STATUS_OK, "%s", error.text);
}

static void try_all(struct app *app, struct naive *naive)
{
	int end[OPEN_MOST] = {0}, g;

	do {
		try_outcome(app, naive, end);
		for (g = 0; g < naive->nopen && ++end[g] == FORECAST_RESULTS; g++)
			end[g] = 0;
	} while (g < naive->nopen);
}

static void forecast(struct app *app, struct next_draw *next)
{
	struct draw_forecast *made;
	struct error error;
	bool more = true;

	ck_assert_msg(app_forecast_begin(app, &made, &error) == STATUS_OK, "%s", error.text);
	while (more)
		ck_assert_msg(
			app_forecast_step(made, &more, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(app_forecast_so_far(made, next, &error), STATUS_OK);
	app_forecast_end(made);
}

static void compare(const struct app *app, const struct naive *naive, const struct next_draw *next)
{
	ck_assert_int_eq(next->round, naive->round + 1);
	ck_assert_int_eq(next->looked, next->outcomes);
	ck_assert_int_eq(next->boards, naive->boards);
	ck_assert_int_eq(next->ncertain, naive->all.count);
	ck_assert(!next->no_draw || naive->no_draw);
	for (int i = 0; i < next->ncertain; i++) {
		const struct certain_board *board = &next->certain[i];

		ck_assert_int_eq(board->black, naive->all.black[board->white]);
		ck_assert_int_eq(board->label, naive->all.label[board->white]);
	}
	ck_assert_int_eq(next->ngames, naive->nopen);
	for (int g = 0; g < next->ngames; g++) {
		ck_assert_int_eq(next->games[g].label,
			board_label(app_event(app), 1, naive->round, naive->open[g]));
		for (int r = 0; r < FORECAST_RESULTS; r++)
			ck_assert_int_eq(next->games[g].certain[r], naive->ended[g][r].count);
	}
}

/* What the next draw has to heed besides results; whatever is refused is left. */
static void lead_up(struct app *app, const struct course *course, int round, uint64_t *state)
{
	const int players = course->players;
	const struct app_fill filler = {.round = round, .name = "Filler, F"};
	const struct setting_order points = {"points", "W=1 D=1"};
	struct error ignored;

	if (random_below(state, 2))
		(void)app_fill(app, &filler, &ignored);
	if (random_below(state, 2))
		(void)app_player_withdraw(
			app, 1 + random_below(state, players), round + 1, &ignored);
	if (random_below(state, 2))
		(void)app_player_book(app, 1 + random_below(state, players), round + 1,
			(enum booking_kind)random_below(state, 3), &ignored);
	if (random_below(state, 2))
		(void)app_keep_apart(app, 1 + random_below(state, players),
			1 + random_below(state, players), 1, 9, &ignored);
	if (random_below(state, 4) == 0)
		(void)app_set(app, &points, 1, "a test", &ignored);
}

/* All but some of the games end at random. */
static void leave_open(struct app *app, struct naive *naive, uint64_t *state)
{
	const int count = game_count(app_event(app), 1, naive->round);
	const int wanted = 1 + random_below(state, OPEN_MOST);
	struct error error;
	struct game game;
	int games = 0, passed = 0;

	for (int i = 1; i <= count; i++)
		games += game_find(app_event(app), 1, naive->round, i, &game) && !game.bye &&
			game.result == RESULT_NONE;
	for (int i = 1; i <= count; i++) {
		if (!game_find(app_event(app), 1, naive->round, i, &game) || game.bye ||
			game.result != RESULT_NONE)
			continue;
		if (naive->nopen < wanted &&
			random_below(state, games - passed) < wanted - naive->nopen)
			naive->open[naive->nopen++] = i;
		else
			ck_assert_int_eq(desk_enter_result(app, naive->round, i,
						 ends[random_below(state, FORECAST_RESULTS)], false,
						 NULL, &error),
				STATUS_OK);
		passed++;
	}
}

static bool try_event(const struct course *course, uint64_t *state)
{
	struct naive naive = {.round = 1 + random_below(state, 4)};
	struct app *app = course_play(course, naive.round);
	struct event before;
	struct next_draw next;
	struct error error;

	if (!app)
		return false;
	ck_assert_msg(app_publish(app, "by hand", &error) == STATUS_OK, "%s", error.text);
	lead_up(app, course, naive.round, state);
	leave_open(app, &naive, state);
	if (naive.nopen > 0) {
		ck_assert_int_eq(event_copy(app_event(app), &before), STATUS_OK);
		forecast(app, &next);
		ck_assert(event_equal(app_event(app), &before, NULL));
		event_done(&before);
		try_all(app, &naive);
		compare(app, &naive, &next);
		next_draw_done(&next);
	}
	app_close(app);
	return naive.nopen > 0 && naive.all.count > 0;
}

START_TEST(a_forecast_is_what_all_draws_share)
{
	const long count = seeds_count(EVENTS, EVENTS_LONG);
	int certain = 0;

	for (long seed = 1; seed <= count; seed++) {
		uint64_t state = (uint64_t)seed * 17;
		const struct course course = {.system = systems[_i],
			.players = 6 + random_below(&state, 18),
			.rounds = 6,
			.seed = (uint64_t)seed,
			.lively = seed % 2 == 0,
			.by_hand = seed % 3 == 0};

		certain += try_event(&course, &state);
	}
	ck_assert_int_gt(certain, count / 4);
}
END_TEST

static void refused(const char *part)
{
	struct draw_forecast *none;

	APP_REFUSED(app_forecast_begin(app_test()->app, &none, &app_test()->error), STATUS_REFUSED,
		part);
}

START_TEST(there_is_one_only_while_few_games_are_open)
{
	struct next_draw next;

	app_add_players(20);
	refused("Round 1 is not published");
	app_draw_round();
	refused("Round 1 has 10 open games: a forecast is made when they are 8 or fewer.");
	for (int i = 1; i <= 2; i++)
		APP_OK(app_put_result(1, i, RESULT_WHITE, false));
	forecast(app_test()->app, &next);
	ck_assert_int_eq(next.outcomes, 6561);
	next_draw_done(&next);
	app_all_results(1);
	refused("Round 2 is not published");
	for (int round = 2; round < 5; round++)
		app_play_round();
	app_draw_round();
	refused("Round 5 is the last one: no draw comes after it.");
}
END_TEST

/* Both leave: whatever becomes of their game, the draw is the same. */
START_TEST(a_game_of_two_who_leave_decides_nothing)
{
	struct app_test *test = app_test();
	const struct board *board;
	char words[NEXT_DRAW_WORDS_SIZE];
	struct next_draw next;

	app_add_players(12);
	app_play_round();
	app_draw_round();
	for (int i = 1; i < 6; i++)
		APP_OK(app_put_result(2, i, RESULT_WHITE, false));
	board = app_board(2, 6);
	APP_OK(app_player_withdraw(test->app, board->white, 3, &test->error));
	board = app_board(2, 6);
	APP_OK(app_player_withdraw(test->app, board->black, 3, &test->error));
	forecast(test->app, &next);
	ck_assert_int_eq(next.outcomes, 1);
	ck_assert_str_eq(next_draw_words(&next, words), "5 of 5 boards certain");
	next_draw_done(&next);
}
END_TEST

static const char *words_of(int certain, int white, int drawn, int black, int looked)
{
	static char words[NEXT_DRAW_WORDS_SIZE];
	const struct next_draw next = {.round = 3,
		.outcomes = 9,
		.looked = looked,
		.boards = 20,
		.ncertain = certain,
		.ngames = 2,
		.games = {{.round = 2, .label = 3, .certain = {certain, certain, certain}},
			{.round = 2, .label = 9, .certain = {white, drawn, black}}}};

	return next_draw_words(&next, words);
}

START_TEST(the_words_name_the_board_that_decides_most)
{
	ck_assert_str_eq(
		words_of(14, 19, 19, 19, 9), "14 of 20 boards certain; board 9 decides 5 more");
	ck_assert_str_eq(words_of(14, 16, 19, 17, 9),
		"14 of 20 boards certain; board 9 decides 2 to 5 more");
	ck_assert_str_eq(words_of(14, 14, 19, 17, 9),
		"14 of 20 boards certain; board 9 decides up to 5 more");
	ck_assert_str_eq(words_of(14, 14, 14, 14, 9), "14 of 20 boards certain");
	ck_assert_str_eq(words_of(14, 20, 20, 20, 4), "14 of 20 boards certain so far");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("forecast");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(tcase, a_forecast_is_what_all_draws_share, 0, SYSTEMS);
	tcase_add_test(tcase, there_is_one_only_while_few_games_are_open);
	tcase_add_test(tcase, a_game_of_two_who_leave_decides_nothing);
	tcase_add_test(tcase, the_words_name_the_board_that_decides_most);
	return app_run_suite("app_forecast", tcase);
}
