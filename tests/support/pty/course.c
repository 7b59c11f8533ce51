/* Random courses of events. */
#include "app/players/players.h"
#include "support/pty/course.h"

#include <stdio.h>
#include <string.h>

#include "app/round/correction.h"
#include "app/round/result.h"
#include "core/all_play_all.h"
#include "core/season.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/random_field.h"

enum { PLAYERS_HERE = 1000, GRADES = 2800 };

/*
 * From so many points of grade the players come, the strongest first: many stand closer together.
 */
static int grades_of(const struct course *course)
{
	return course->players > GRADES / 4 ? GRADES : 4 * course->players;
}

static void add_players(struct app *app, const struct course *course, uint64_t *state)
{
	struct error error;

	for (int i = 1; i <= course->players; i++) {
		struct player player = {.grade = 2900 - grades_of(course) * i / course->players -
				random_below(state, 7)};
		int pin;

		player.top = course->lively && random_below(state, 5) == 0;
		snprintf(player.name, sizeof(player.name), "Player%02d, A", i);
		snprintf(player.club, sizeof(player.club), "Club%d", random_below(state, 4));
		ck_assert_msg(
			desk_add_player(app, &player, &pin, &error) == STATUS_OK, "%s", error.text);
	}
}

/*
 * Now and then somebody has a bye booked for a coming round; in a lively course before the first
 * one, as who gets the bye of the draw may hang on when it was booked, which no report tells.
 */
static void book(struct app *app, const struct course *course, int round, uint64_t *state)
{
	struct error error;

	for (int i = 0; course->lively && round == 1 && i < 2; i++)
		(void)app_player_book(app, 1 + random_below(state, course->players),
			1 + random_below(state, course->rounds), BOOKING_HALF, &error);
	if (course->lively)
		return;
	if (random_below(state, 3) == 0)
		(void)app_player_book(app, 1 + random_below(state, course->players), round,
			random_below(state, 2) ? BOOKING_HALF : BOOKING_ZERO, &error);
}

/* Who comes to a club evening: most of them. */
static void attend(struct app *app, const struct course *course, uint64_t *state)
{
	int pins[PLAYERS_HERE], kinds[PLAYERS_HERE], count = 0;
	struct error error;

	for (int pin = 1; pin <= course->players && count < PLAYERS_HERE; pin++) {
		if (random_below(state, 8) == 0 || event_player(app_event(app), 1, pin)->leaves)
			continue;
		pins[count] = pin;
		kinds[count++] = course->lively && random_below(state, 6) == 0 ? ATTENDS_VOLUNTEER
									       : ATTENDS_HERE;
	}
	ck_assert_msg(app_attend(app, pins, kinds, count, &error) == STATUS_OK, "%s", error.text);
}

/* Between two rounds somebody goes, or comes late, of any strength. */
static void come_and_go(struct app *app, const struct course *course, int round, uint64_t *state)
{
	struct player player = {.grade = 2900 - random_below(state, grades_of(course)),
		.top = random_below(state, 5) == 0};
	struct error error;
	int pin;

	if (random_below(state, 3) == 0)
		(void)app_player_withdraw(
			app, 1 + random_below(state, course->players), round, &error);
	/* nobody enters a table late */
	if (random_below(state, 2) || event_is_all_play_all(app_event(app), 1))
		return;
	snprintf(player.name, sizeof(player.name), "Late%02d, A", round);
	ck_assert_msg(desk_add_player(app, &player, &pin, &error) == STATUS_OK, "%s", error.text);
}

static void swap_by_hand(struct app *app, const struct course *course, uint64_t *state)
{
	struct move move = {MOVE_SWAP, 1 + random_below(state, course->players),
		1 + random_below(state, course->players)};
	struct error error;

	(void)app_move(app, &move, &error);
}

void course_results(struct app *app, int round, uint64_t *state)
{
	static const enum result results[] = {RESULT_WHITE, RESULT_WHITE, RESULT_WHITE, RESULT_DRAW,
		RESULT_DRAW, RESULT_BLACK, RESULT_BLACK, RESULT_DEFAULT_BLACK};
	struct error error;
	int count;

	event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	for (int i = 1; i <= count; i++) {
		const struct board *board = event_board(app_event(app), 1, round, i);

		if (board->black && board->result == RESULT_NONE)
			ck_assert_msg(
				desk_enter_result(app, round, i, results[random_below(state, 8)],
					false, NULL, &error) == STATUS_OK,
				"%s", error.text);
	}
}

void course_correct(struct app *app, int round, uint64_t *state)
{
	struct error error;

	for (int i = random_below(state, 4); round > 1 && i > 0; i--) {
		const int earlier = 1 + random_below(state, round - 1);
		const enum result result = (enum result)(RESULT_WHITE + random_below(state, 9));
		struct result_slip slip = {.round = earlier, .result = result, .overwrite = true};
		struct result_done done;
		int count, redrawn;

		event_range(app_event(app), RECORD_BOARD, 1, earlier, &count);
		slip.board = 1 + random_below(state, count + 1);
		slip.open = result <= RESULT_BLACK && random_below(state, 2);
		(void)app_enter_slip(app, &slip, &done, &redrawn, &error);
	}
}

struct app *course_play(const struct course *course, int round)
{
	char path[160];
	struct app_new what = {path, "Course", course->system, course->rounds, COLOUR_WHITE,
		course->options, false};
	uint64_t state = course->seed;
	struct error error;
	struct app *app;

	snprintf(path, sizeof(path), "%s/%s-%d-%d.drw", app_test()->folder, course->system,
		(int)course->seed, round);
	ck_assert_msg(app_create(&what, &app, &error) == STATUS_OK, "%s", error.text);
	add_players(app, course, &state);
	for (int r = 1; r <= round; r++) {
		if (event_is_season(app_event(app), 1))
			attend(app, course, &state);
		if (course->lively && r > 1)
			come_and_go(app, course, r, &state);
		book(app, course, r, &state);
		if (app_propose(app, &error) != STATUS_OK) {
			app_close(app);
			return NULL;
		}
		if (r == round)
			break;
		if (course->by_hand && random_below(&state, 2) == 0)
			swap_by_hand(app, course, &state);
		ck_assert_msg(app_publish(app, "by hand", &error) == STATUS_OK, "%s", error.text);
		course_results(app, r, &state);
		if (course->corrects)
			course_correct(app, r, &state);
	}
	return app;
}
