/*
 * The draw against the engine's: the parts that differ, each judged alone by the whole score, put
 * together are all that differs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/compare.h"
#include "app/position/draw_order.h"
#include "app/position/translate.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { BOARDS = 16, EVENTS = 30 };

static int seen[COMPARE_UNFINISHED + 1];

/* The engine's boards, but in one ring (0: all) those of the draw. */
static void mix(const struct comparison *found, const struct translation *cards, int ring,
	struct pairing_draw *draw)
{
	draw->count = 0;
	for (int side = 0; side < 2; side++) {
		const struct compare_board *boards = side ? found->mine : found->engines;
		const int count = side ? found->nmine : found->nengines;

		for (int i = 0; i < count; i++) {
			const bool changed =
				boards[i].ring > 0 && (ring == 0 || boards[i].ring == ring);

			if (changed == (side == 1))
				draw->boards[draw->count++] = (struct pairing_board){
					translate_index(cards, boards[i].white),
					boards[i].black ? translate_index(cards, boards[i].black)
							: PAIRING_NOBODY};
		}
	}
	ck_assert_int_eq(draw_sort(cards->book, cards->scores, draw), STATUS_OK);
}

static int count_seated(const struct pairing_draw *draw)
{
	int seated = 0;

	for (int i = 0; i < draw->count; i++)
		seated += draw->boards[i].black == PAIRING_NOBODY ? 1 : 2;
	return seated;
}

/* Not complete: fewer are seated than in the engine's draw. */
static enum compare_answer judge(const struct translation *cards, int seated,
	const struct pairing_score *engines, const struct pairing_draw *draw)
{
	const struct pairing_input plain = translate_plain(cards);
	struct pairing_score score = {0};
	bool settled;
	int order;

	if (count_seated(draw) < seated)
		return COMPARE_UNFINISHED;
	ck_assert_int_eq(pairing_score(cards->book, &plain, draw, &score), PAIRING_OK);
	order = pairing_score_compare(&score, engines, NULL);
	settled = pairing_book_settles(cards->book, engines, &score);
	pairing_score_done(&score);
	if (order >= 0)
		return order == 0 ? COMPARE_EQUAL : COMPARE_WORSE;
	return settled ? COMPARE_SETTLED : COMPARE_BETTER;
}

static void check_rings(const struct comparison *found, const struct translation *cards)
{
	const struct pairing_input plain = translate_plain(cards);
	struct pairing_board boards[2 * BOARDS];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score engines = {0};
	int seated;

	mix(found, cards, -1, &draw);
	ck_assert_int_eq(draw.count, found->nengines);
	seated = count_seated(&draw);
	ck_assert_int_eq(pairing_score(cards->book, &plain, &draw, &engines), PAIRING_OK);
	for (int ring = 1; ring <= found->nrings; ring++) {
		mix(found, cards, ring, &draw);
		ck_assert_int_eq(
			judge(cards, seated, &engines, &draw), found->rings[ring - 1].answer);
		ck_assert_int_eq(found->rings[ring - 1].changes[0] == '\0',
			found->rings[ring - 1].answer == COMPARE_EQUAL);
	}
	mix(found, cards, 0, &draw);
	ck_assert_int_eq(draw.count, found->nmine);
	if (found->nrings > 0)
		ck_assert_int_eq(judge(cards, seated, &engines, &draw), found->answer);
	else
		ck_assert_int_eq(found->answer, COMPARE_SAME);
	pairing_score_done(&engines);
}

static void change_by_hand(struct app *app, int players, uint64_t *state)
{
	static const enum move_kind kinds[] = {MOVE_SWAP, MOVE_SWAP, MOVE_TURN, MOVE_TRAY};
	struct error error;

	for (int i = random_below(state, 4); i > 0; i--) {
		struct move move = {kinds[random_below(state, 4)], 1 + random_below(state, players),
			1 + random_below(state, players)};

		(void)app_move(app, &move, &error);
	}
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed + 77;
	const int players = 8 + random_below(&state, 12);
	const struct course course = {
		.system = system, .players = players, .rounds = 5, .seed = seed, .by_hand = true};
	struct app *app = course_play(&course, 1 + random_below(&state, 4));
	struct translation cards;
	struct comparison found;
	struct error error;

	if (!app)
		return;
	change_by_hand(app, players, &state);
	ck_assert_int_eq(
		translate_round(app_event(app), 1, app_round(app), &cards, &error), STATUS_OK);
	if (app_compare(app, app_round(app), &found, &error) == STATUS_OK) {
		seen[found.answer]++;
		check_rings(&found, &cards);
		comparison_done(&found);
	}
	translation_done(&cards);
	app_close(app);
}

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

START_TEST(each_part_is_judged_alone)
{
	memset(seen, 0, sizeof(seen));
	for (uint64_t seed = 1; seed <= EVENTS; seed++)
		check_event(systems[_i], seed);
	ck_assert_int_gt(seen[COMPARE_SAME], 0);
	ck_assert_int_gt(seen[COMPARE_WORSE], EVENTS / 5);
	ck_assert_int_gt(seen[COMPARE_UNFINISHED], EVENTS / 10);
}
END_TEST

START_TEST(cards_of_a_ring_share_boards_and_no_others)
{
	struct app_test *test = app_test();
	const struct move swap = {MOVE_SWAP, 1, 2}, turn = {MOVE_TURN, 4, 0};
	struct comparison found;

	app_add_players(8); /* 1-5 6-2 3-7 8-4 */
	APP_REFUSED(app_compare(test->app, 1, &found, &test->error), STATUS_REFUSED, "no draw yet");
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_move(test->app, &swap, &test->error));
	APP_OK(app_move(test->app, &turn, &test->error));
	APP_OK(app_compare(test->app, 1, &found, &test->error));
	ck_assert_int_eq(found.nrings, 2);
	for (int i = 0; i < found.nmine; i++) {
		const int pin = found.mine[i].white;

		ck_assert_int_eq(found.mine[i].ring,
			pin == 3 || pin == 7           ? 0
				: pin == 4 || pin == 8 ? 2
						       : 1);
	}
	ck_assert_int_eq(found.rings[1].answer, COMPARE_WORSE); /* by the colours of the lot */
	ck_assert_int_eq(found.answer, COMPARE_WORSE);
	comparison_done(&found);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("compare");
	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, each_part_is_judged_alone, 0, SYSTEMS);
	tcase_add_test(tcase, cards_of_a_ring_share_boards_and_no_others);
	return app_run_suite("app_compare", tcase);
}
