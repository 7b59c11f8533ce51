/* Random accidents in random events: whatever is repaired, what was entered is there. */
#include <stdio.h>
#include <string.h>

#include "app/deal/deal.h"
#include "app/position/position.h"
#include "app/players/players.h"
#include "app/repair/repair.h"
#include "app/round/result.h"
#include "app/trial/best_draw.h"
#include "support/event/deal_end.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/seeds.h"

enum { EVENTS = 25, EVENTS_LONG = 250, KINDS = 7 };

static const char *const systems[] = {"caa", "dutch", "schools", "uscf", "gsrp"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

/* Results that are in, by pair. */
struct entered {
	int white, black, result;
};

static int remember(const struct app *event, int round, struct entered *entered)
{
	int count, n = 0;
	const struct record *rows = event_range(app_event(event), RECORD_BOARD, 1, round, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.board.black && rows[i].as.board.result != RESULT_NONE &&
			!result_is_default((enum result)rows[i].as.board.result))
			entered[n++] = (struct entered){rows[i].as.board.white,
				rows[i].as.board.black, rows[i].as.board.result};
	return n;
}

static struct mistake accident(struct app *event, int players, uint64_t *state)
{
	static const enum mistake_kind kinds[KINDS] = {MISTAKE_LATE, MISTAKE_ABSENT, MISTAKE_MET,
		MISTAKE_COLOURS, MISTAKE_RESULT, MISTAKE_ALONE, MISTAKE_BYE};
	struct mistake mistake = {.kind = kinds[random_below(state, KINDS)],
		.pin = 1 + random_below(state, players),
		.round = 1,
		.board = 1 + random_below(state, players / 2),
		.result = random_below(state, 2) ? RESULT_DRAW : RESULT_BLACK};

	if (mistake.kind == MISTAKE_LATE && random_below(state, 2)) {
		const struct player player = {.name = "Latecomer, A", .grade = 2500};
		struct error ignored;

		(void)desk_add_player(event, &player, &mistake.pin, &ignored);
	}
	return mistake;
}

static void trouble(void *context, const char *text)
{
	(void)context;
	ck_abort_msg("%s", text);
}

/* The deal of a mended round ends with its boards, too. */
static void check_deal(struct app *event, int round)
{
	struct error error = {.text = ""};
	struct deal_table table;
	struct deal deal;

	ck_assert_msg(deal_make(event, round, &deal, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(deal_table_init(&deal, &table), STATUS_OK);
	while (deal_forward(&deal, &table))
		;
	ck_assert(deal_is_draw(&deal, &table));
	for (int i = 0; i < deal.nboards; i++) {
		const struct board *board =
			event_board_of(app_event(event), 1, round, deal.pins[deal.boards[i].white]);

		ck_assert_ptr_nonnull(board);
		ck_assert_int_eq(board->white, deal.pins[deal.boards[i].white]);
		ck_assert_int_eq(board->black,
			deal.boards[i].black < 0 ? 0 : deal.pins[deal.boards[i].black]);
	}
	deal_table_done(&table);
	deal_done(&deal);
}

static bool mend_at_random(struct app *event, int players, uint64_t *state)
{
	const struct mistake mistake = accident(event, players, state);
	const struct repair_order order = {0, &mistake, 1};
	struct entered entered[64];
	struct repairs repairs;
	struct error ignored;
	int n, troubles = 0, round = app_round(event);

	n = remember(event, round, entered);
	if (app_repairs(event, &order, &repairs, &ignored) != STATUS_OK)
		return false;
	for (int k = 1; k <= repairs.count; k++) {
		char label[120];

		ck_assert_msg(app_repair(event, &order, k, "accident", repairs.code, &ignored) ==
				STATUS_OK,
			"%s", ignored.text);
		for (int i = 0; i < n; i++) {
			const struct board *board =
				event_board_of(app_event(event), 1, round, entered[i].white);

			/* a board that was played turned has the result turned, too */
			ck_assert_ptr_nonnull(board);
			ck_assert_int_eq(
				board->white + board->black, entered[i].white + entered[i].black);
			ck_assert_int_ne(board->result, RESULT_NONE);
		}
		ck_assert_int_eq(desk_verify(event, trouble, NULL, &troubles, &ignored), STATUS_OK);
		check_deal(event, round);
		if (k < repairs.count)
			ck_assert_int_eq(app_undo(event, NULL, label, &ignored), STATUS_OK);
	}
	n = repairs.count;
	repairs_done(&repairs);
	return n > 0;
}

START_TEST(nothing_entered_is_lost_by_a_repair)
{
	const long count = seeds_count(EVENTS, EVENTS_LONG);
	int mended = 0;

	for (long seed = 1; seed <= count; seed++) {
		uint64_t state = (uint64_t)seed * 31;
		const struct course course = {.system = systems[_i],
			.players = 6 + random_below(&state, 20),
			.rounds = 6,
			.seed = (uint64_t)seed,
			.lively = seed % 2 == 0};
		struct app *event = course_play(&course, 1 + random_below(&state, 4));
		struct error ignored;

		if (!event)
			continue;
		ck_assert_int_eq(app_publish(event, "by hand", &ignored), STATUS_OK);
		for (int i = 0; i < course.players / 4; i++)
			(void)desk_enter_result(event, app_round(event),
				1 + random_below(&state, course.players / 2),
				random_below(&state, 3) ? RESULT_DRAW : RESULT_DEFAULT_BLACK, false,
				NULL, &ignored);
		for (int i = 0; i < 4; i++)
			mended += mend_at_random(event, course.players, &state);
		app_close(event);
	}
	ck_assert_int_gt(mended, count);
}
END_TEST

/* Two who come late to a round without a bye; true: they have a new last board, of their own. */
static bool seat_latecomers(struct app *event, uint64_t *state)
{
	struct mistake mistakes[2] = {{.kind = MISTAKE_LATE}, {.kind = MISTAKE_LATE}};
	const struct repair_order order = {0, mistakes, 2};
	struct repairs repairs;
	struct error ignored;
	int boards;
	bool fresh, bye = false;
	const struct record *rows;

	for (int i = 0; i < 2; i++) {
		struct player player = {.grade = 1500 + random_below(state, 1500)};

		snprintf(player.name, sizeof(player.name), "Latecomer%d, A", i);
		(void)desk_add_player(event, &player, &mistakes[i].pin, &ignored);
	}
	rows = event_range(app_event(event), RECORD_BOARD, 1, app_round(event), &boards);
	for (int i = 0; i < boards; i++)
		bye = bye || rows[i].as.board.black == 0;
	if (bye || boards == 0 || app_repairs(event, &order, &repairs, &ignored) != STATUS_OK)
		return false;
	fresh = repairs.count > 0 && repairs.items[0].count == 1 &&
		repairs.items[0].boards[0].number == boards + 1;
	if (fresh)
		ck_assert_msg(
			app_repair(event, &order, 1, "late", repairs.code, &ignored) == STATUS_OK,
			"%s", ignored.text);
	repairs_done(&repairs);
	return fresh;
}

/*
 * The colours of two who have had none go by the lot, which alternates down the boards in their
 * order: the rules' draw around the boards that stay has the same.
 */
START_TEST(latecomers_have_the_colours_of_the_rules)
{
	const long count = seeds_count(EVENTS, EVENTS_LONG);
	int seated = 0;

	for (long seed = 1; seed <= count; seed++) {
		uint64_t state = (uint64_t)seed * 53;
		const struct course course = {.system = systems[_i],
			.players = 6 + random_below(&state, 20),
			.rounds = 6,
			.seed = (uint64_t)seed,
			.lively = true};
		struct app *event = course_play(&course, 1 + random_below(&state, 4));
		struct position *position;
		struct error error;

		if (!event)
			continue;
		ck_assert_int_eq(app_publish(event, "by hand", &error), STATUS_OK);
		if (seat_latecomers(event, &state)) {
			ck_assert_int_eq(
				position_at(event, app_round(event), &position, &error), STATUS_OK);
			ck_assert_int_eq(best_find_draw(position), STATUS_OK);
			ck_assert_msg(best_is_on_board(position), "%s %ld", systems[_i], seed);
			seated++;
		}
		app_close(event);
	}
	ck_assert_int_gt(seated, count / 5);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair random");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(tcase, nothing_entered_is_lost_by_a_repair, 0, SYSTEMS);
	tcase_add_loop_test(tcase, latecomers_have_the_colours_of_the_rules, 0, SYSTEMS);
	return app_run_suite("repair_random", tcase);
}
