/*
 * What is told of boards beside pins, cards in the tray and other boards by hand: nothing that
 * these have done is a reason of theirs.
 */
#include <stdio.h>
#include <string.h>

#include "app/audit/compare.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { EVENTS = 10 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

static int hand_seen, kept_seen;

/* What a hand has done elsewhere is no reason of a board: nothing about it would be better. */
static void nothing_would_be_better(const struct reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++)
		ck_assert_msg(!strstr(reasons->lines[i], "would be better") &&
				!strstr(reasons->lines[i], ": better by "),
			"%s", reasons->lines[i]);
}

/* Two cards of different boards change seats. */
static void change_by_hand(struct app *app, int round, uint64_t *state)
{
	struct error error;
	int count;
	const struct record *rows = event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	const int a = random_below(state, count),
		  b = (a + 1 + random_below(state, count - 1)) % count;
	const struct move swap = {MOVE_SWAP, rows[a].as.board.white, rows[b].as.board.white};

	ck_assert_msg(app_move(app, &swap, &error) == STATUS_OK, "%s", error.text);
}

/* Of the draw on the board: is it another than the engine's by the rules? */
static bool differs_by_rules(struct app *app)
{
	struct verdict verdict = {0};
	struct error error;
	bool differs;

	ck_assert_msg(app_verdict(app, NULL, &verdict, &error) == STATUS_OK, "%s", error.text);
	differs = pairing_score_compare(&verdict.before, &verdict.after, NULL) != 0;
	verdict_done(&verdict);
	return differs;
}

/* With something fixed, no draw that does not keep it is spoken of. */
static void only_kept_are_spoken_of(const struct reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++) {
		const char *line = reasons->lines[i];

		ck_assert_msg(!strstr(line, ": no draw with floats") &&
				!strstr(line, "rules in their order no draw has fewer"),
			"%s", line);
		kept_seen += strstr(line, " no draw that keeps what is fixed by hand has fewer") ||
			strstr(line, ": no draw that keeps what is fixed by hand with floats");
	}
}

/* Every board's reasons; those of the turned board begin with who gave the colours. */
static void check_turned(struct app *app, int round, int turned, bool told)
{
	int count;

	event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	for (int board = 1; board <= count; board++) {
		const struct board *row = event_board(app_event(app), 1, round, board);
		struct reasons reasons;
		struct error error;

		ck_assert_int_eq(app_why(app, round, board, NULL, &reasons, &error), STATUS_OK);
		nothing_would_be_better(&reasons);
		only_kept_are_spoken_of(&reasons);
		if (told && (row->white == turned || row->black == turned)) {
			ck_assert_msg(
				strstr(reasons.lines[0], " with these colours: by the rules "),
				"%s", reasons.lines[0]);
			ck_assert(app_reasons_have(&reasons, "The draw on the board "));
			hand_seen++;
		}
		reasons_done(&reasons);
	}
}

/* Pinned boards, also the turned one, make no rule of colours that a hand gave. */
START_TEST(a_turned_board_is_told_whatever_is_pinned)
{
	hand_seen = kept_seen = 0;
	for (uint64_t seed = 1; seed <= 2 * EVENTS; seed++) {
		uint64_t state = seed;
		const struct course course = {.system = systems[_i],
			.players = 10 + 2 * random_below(&state, 3),
			.rounds = 5,
			.seed = seed};
		const int round = 2 + random_below(&state, 3);
		struct app *app = course_play(&course, round);
		struct error error;
		struct move turn = {MOVE_TURN, 0, 0};
		const struct board *row;
		int board;

		if (!app)
			continue;
		board = 2 + random_below(&state, 3);
		row = event_board(app_event(app), 1, round, board);
		if (row && row->black) {
			turn.card = row->white;
			if (seed % 2)
				ck_assert_int_eq(
					app_pin_board(app, board, true, &error), STATUS_OK);
			ck_assert_int_eq(app_move(app, &turn, &error), STATUS_OK);
			ck_assert_int_eq(app_pin_board(app, 1, true, &error), STATUS_OK);
			check_turned(app, round, turn.card, differs_by_rules(app));
		}
		app_close(app);
	}
	ck_assert_int_gt(hand_seen, EVENTS / 2);
	if (!strcmp(systems[_i], "caa") || !strcmp(systems[_i], "dutch"))
		ck_assert_int_gt(kept_seen, 0);
}
END_TEST

/* Of every board and of all together. */
static void check_nothing_better(struct app *app, int round)
{
	int count;

	event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	for (int board = 0; board <= count; board++) {
		struct reasons reasons;
		struct error error;

		ck_assert_int_eq(app_why(app, round, board, NULL, &reasons, &error), STATUS_OK);
		nothing_would_be_better(&reasons);
		hand_seen += app_reasons_have(&reasons, "Cards are in the tray: ");
		reasons_done(&reasons);
	}
}

/* Nor is what a pin or the tray makes of the draw a reason of the other boards. */
START_TEST(no_reason_is_that_another_draw_would_be_better)
{
	hand_seen = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++) {
		uint64_t state = seed;
		const struct course course = {.system = systems[_i],
			.players = 11 + random_below(&state, 4),
			.rounds = 5,
			.seed = seed};
		const int round = 2 + random_below(&state, 3);
		struct app *app = course_play(&course, round);
		struct error error;
		struct move away = {MOVE_TRAY, 0, 0};
		char label[120];

		if (!app)
			continue;
		away.card = event_board(app_event(app), 1, round, 2)->white;
		ck_assert_int_eq(app_move(app, &away, &error), STATUS_OK);
		check_nothing_better(app, round);
		ck_assert_int_eq(app_undo(app, NULL, label, &error), STATUS_OK);
		change_by_hand(app, round, &state);
		ck_assert_int_eq(app_pin_board(app, 1, true, &error), STATUS_OK);
		change_by_hand(app, round, &state);
		check_nothing_better(app, round);
		app_close(app);
	}
	ck_assert_int_gt(hand_seen, EVENTS);
}
END_TEST

/* What is told of the cost of a board, if that is told; else NULL. */
static const char *find_cost(const struct reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++)
		if (strncmp(reasons->lines[i], "The draw on the board ", 22) == 0 ||
			strncmp(reasons->lines[i], "By board", 8) == 0)
			return reasons->lines[i];
	return NULL;
}

/* The same as check says of the ring; where there are several not of the whole draw. */
static void check_cost(const struct comparison *comparison, int ring, const char *cost)
{
	const struct compare_ring *judged = &comparison->rings[ring - 1];
	char change[sizeof(judged->figures)], want[sizeof(change) + 4];

	snprintf(change, sizeof(change), "%s", judged->figures);
	change[strcspn(change, ";")] = '\0';
	snprintf(want, sizeof(want), ": %s.", change);
	if (judged->answer == COMPARE_WORSE)
		ck_assert_msg(strlen(cost) > strlen(want) &&
				strcmp(cost + strlen(cost) - strlen(want), want) == 0,
			"%s: %s", cost, want);
	if (judged->answer == COMPARE_EQUAL && comparison->nrings > 1)
		ck_assert_msg(strstr(cost, " alone the rules see no difference"), "%s", cost);
	ck_assert_msg((comparison->nrings > 1) == (strncmp(cost, "By board", 8) == 0), "%s", cost);
	hand_seen += comparison->nrings > 1;
}

/* What a board costs is what its part of the draw does. */
START_TEST(the_cost_of_a_board_is_that_of_its_part)
{
	hand_seen = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++) {
		uint64_t state = seed;
		const struct course course = {
			.system = systems[_i], .players = 14, .rounds = 5, .seed = seed};
		const int round = 2 + random_below(&state, 3);
		struct app *app = course_play(&course, round);
		struct comparison comparison;
		struct error error;

		if (!app)
			continue;
		change_by_hand(app, round, &state);
		change_by_hand(app, round, &state);
		ck_assert_int_eq(app_compare(app, round, &comparison, &error), STATUS_OK);
		for (int i = 0; i < comparison.nmine; i++) {
			const struct compare_board *board = &comparison.mine[i];
			struct reasons reasons;
			const char *cost;

			ck_assert_int_eq(app_why(app, round, board->number, NULL, &reasons, &error),
				STATUS_OK);
			cost = find_cost(&reasons);
			ck_assert(board->ring > 0 || !cost);
			if (cost)
				check_cost(&comparison, board->ring, cost);
			reasons_done(&reasons);
		}
		comparison_done(&comparison);
		app_close(app);
	}
	ck_assert_int_gt(hand_seen, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("beside");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, a_turned_board_is_told_whatever_is_pinned, 0, 5);
	tcase_add_loop_test(tcase, no_reason_is_that_another_draw_would_be_better, 0, 5);
	tcase_add_loop_test(tcase, the_cost_of_a_board_is_that_of_its_part, 0, 5);
	return app_run_suite("app_why_beside", tcase);
}
