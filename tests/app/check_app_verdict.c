/*
 * The verdict on a move under every rule book: it is of the rules alone, so that pins change
 * nothing in it, and it agrees with the comparison of the draw with the engine's.
 */
#include "config.h"

#include <string.h>

#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { EVENTS = 12, PLAYERS = 9, MOVES = 6 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

static int turned;

static bool same_score(const struct pairing_score *a, const struct pairing_score *b)
{
	if (a->nterms != b->nterms || a->nvalues != b->nvalues)
		return false;
	for (int i = 0; i < a->nterms; i++)
		if (strcmp(a->terms[i].name, b->terms[i].name) != 0 ||
			a->terms[i].length != b->terms[i].length)
			return false;
	return memcmp(a->values, b->values, (size_t)a->nvalues * sizeof(*a->values)) == 0;
}

static struct verdict judge(struct app *app, const struct move *move)
{
	struct verdict verdict;
	struct error error;

	ck_assert_msg(app_verdict(app, move, &verdict, &error) == STATUS_OK, "%s", error.text);
	return verdict;
}

static struct move random_move(uint64_t *state)
{
	static const enum move_kind kinds[] = {MOVE_SWAP, MOVE_TURN};

	return (struct move){kinds[random_below(state, 2)], 1 + random_below(state, PLAYERS),
		1 + random_below(state, PLAYERS)};
}

static void pin_all(struct app *app, bool pinned)
{
	struct error error;
	int count;

	event_range(app_event(app), RECORD_BOARD, 1, app_round(app), &count);
	for (int i = 1; i <= count; i++)
		ck_assert_msg(app_pin_board(app, i, pinned, &error) == STATUS_OK, "%s", error.text);
}

/* What the move would be, with and without the boards pinned, and what the check then says. */
static void check_move(struct app *app, const struct move *move)
{
	struct verdict free, pinned, now, after;
	struct error error;

	if (app_verdict(app, move, &free, &error) != STATUS_OK)
		return;
	pin_all(app, true);
	pinned = judge(app, move);
	now = judge(app, NULL);
	ck_assert(same_score(&free.before, &pinned.before));
	ck_assert(same_score(&free.after, &pinned.after));
	ck_assert(same_score(&now.after, &pinned.before));
	ck_assert_msg(app_move(app, move, &error) == STATUS_OK, "%s", error.text);
	after = judge(app, NULL);
	ck_assert(same_score(&now.before, &after.before));
	ck_assert(same_score(&after.after, &pinned.after));
	pin_all(app, false);
	verdict_done(&free);
	verdict_done(&pinned);
	verdict_done(&now);
	verdict_done(&after);
}

START_TEST(a_pin_changes_nothing_in_a_verdict)
{
	struct app *app;

	for (uint64_t seed = 1; seed <= EVENTS; seed++) {
		uint64_t state = seed + 5;
		const struct course course = {
			.system = systems[_i], .players = PLAYERS, .rounds = 5, .seed = seed};

		app = course_play(&course, 1 + random_below(&state, 4));
		for (int i = 0; app && i < MOVES; i++) {
			const struct move move = random_move(&state);

			check_move(app, &move);
		}
		app_close(app);
	}
}
END_TEST

/* A board turned by hand and pinned: turning it back is as much better as the other was worse. */
static void turn_and_back(struct app *app, int board)
{
	struct move turn = {
		MOVE_TURN, event_board(app_event(app), 1, app_round(app), board)->white, 0};
	struct verdict worse, back;
	struct error error;

	if (event_board(app_event(app), 1, app_round(app), board)->black == 0)
		return;
	worse = judge(app, &turn);
	ck_assert_int_eq(app_move(app, &turn, &error), STATUS_OK);
	ck_assert_int_eq(app_pin_board(app, board, true, &error), STATUS_OK);
	back = judge(app, &turn);
	ck_assert(same_score(&worse.before, &back.after));
	ck_assert(same_score(&worse.after, &back.before));
	ck_assert_int_le(pairing_score_compare(&back.after, &back.before, NULL), 0);
	turned += pairing_score_compare(&back.after, &back.before, NULL) < 0;
	ck_assert_int_eq(app_pin_board(app, board, false, &error), STATUS_OK);
	ck_assert_int_eq(app_move(app, &turn, &error), STATUS_OK);
	ck_assert(worse.worse == back.better && worse.better == back.worse);
	ck_assert(back.legal || !worse.legal);
	verdict_done(&worse);
	verdict_done(&back);
}

START_TEST(turning_a_pinned_board_back_is_better)
{
	turned = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++) {
		const struct course course = {
			.system = systems[_i], .players = PLAYERS, .rounds = 5, .seed = seed};
		struct app *app = course_play(&course, 2);
		int count = 0;

		if (app)
			event_range(app_event(app), RECORD_BOARD, 1, app_round(app), &count);
		for (int board = 1; board <= count; board++)
			turn_and_back(app, board);
		app_close(app);
	}
	ck_assert_int_gt(turned, EVENTS);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("verdict");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, a_pin_changes_nothing_in_a_verdict, 0, SYSTEMS);
	tcase_add_loop_test(tcase, turning_a_pinned_board_back_is_better, 0, SYSTEMS);
	return app_run_suite("app_verdict", tcase);
}
