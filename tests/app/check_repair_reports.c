/*
 * Random accidents in random events, and what was played instead of what was drawn: the report of
 * the event is in order by our own check, and comes back as it went out.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/compare.h"
#include "app/players/players.h"
#include "app/repair/repair.h"
#include "app/report/check.h"
#include "app/round/result.h"
#include "app/trf/event.h"
#include "support/event/desk.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/seeds.h"

enum { EVENTS = 3, EVENTS_LONG = 200, ACCIDENTS = 4, TEXT = 160 };

static const char *const systems[] = {"caa", "dutch", "schools", "uscf", "gsrp"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

/* What is looked at, for whoever reads that it failed. */
struct course_of {
	const char *system;
	long seed;
	char done[400]; /* the accidents */
	int changes;    /* that the checks told of */
};

static void take_change(void *context, const struct check_round *round)
{
	struct course_of *of = context;

	of->changes += round->changes.count;
	if (round->verdict != CHECK_ALIKE)
		fprintf(stderr, "%s %ld, round %d: %d, %s;%s\n", of->system, of->seed, round->round,
			(int)round->verdict, round->why, of->done);
}

static void drop_notice(void *context, const char *text)
{
	(void)context;
	(void)text;
}

static void trouble(void *context, const char *text)
{
	const struct course_of *of = context;

	ck_abort_msg("%s %ld: %s;%s", of->system, of->seed, text, of->done);
}

static char *export(struct app *event, struct course_of *of)
{
	struct error error;
	char *text = NULL;
	size_t size;

	ck_assert_msg(
		app_export_trf(event, false, &text, &size, &error, drop_notice, NULL) == STATUS_OK,
		"%s %ld: %s;%s", of->system, of->seed, error.text, of->done);
	text = realloc(text, size + 1);
	text[size] = '\0';
	return text;
}

static void check_report(const char *text, struct course_of *of)
{
	const struct check_order order = {.report = {.text = text}};
	struct check_sum sum;
	struct error error;

	ck_assert_msg(check_trf(&order, take_change, drop_notice, of, &sum, &error) == STATUS_OK,
		"%s %ld: %s;%s", of->system, of->seed, error.text, of->done);
	ck_assert_msg(sum.different == 0, "%s %ld:%s", of->system, of->seed, of->done);
}

/* Each round of the event by itself, which is judged as it was published. */
static void check_rounds(struct app *event, struct course_of *of)
{
	for (int round = 1; round <= app_round(event); round++) {
		struct comparison found;
		struct error error;

		if (event_round(app_event(event), 1, round) == NULL ||
			event_round(app_event(event), 1, round)->state < ROUND_PUBLISHED)
			continue;
		ck_assert_msg(app_compare(event, round, &found, &error) == STATUS_OK,
			"%s %ld, round %d: %s;%s", of->system, of->seed, round, error.text,
			of->done);
		ck_assert_msg(found.answer == COMPARE_SAME || found.answer == COMPARE_EQUAL,
			"%s %ld, round %d of the event: %s;%s", of->system, of->seed, round,
			found.verdict, of->done);
		comparison_done(&found);
	}
}

/* The first line that differs is told. */
static void same_text(const char *text, const char *again, const struct course_of *of)
{
	size_t line = 0, i = 0;

	while (text[i] && text[i] == again[i])
		if (text[i++] == '\n')
			line = i;
	ck_assert_msg(text[i] == again[i], "%s %ld: %.100s -> %.100s;%s", of->system, of->seed,
		text + line, again + line, of->done);
}

/* The report is in order, the event of it as well, and that gives the same report. */
static void check_event(struct app *event, struct course_of *of)
{
	char *text = export(event, of), *again, path[128];
	const struct app_trf what = {.text = text};
	struct error error;
	struct app *back;
	int troubles = 0;

	check_rounds(event, of);
	check_report(text, of);
	snprintf(path, sizeof(path), "%s/back.drw", app_test()->folder);
	remove(path);
	ck_assert_msg(app_create_from_trf(path, &what, &back, NULL, &error, drop_notice, NULL) ==
			STATUS_OK,
		"%s %ld: %s;%s", of->system, of->seed, error.text, of->done);
	again = export(back, of);
	same_text(text, again, of);
	check_rounds(back, of);
	ck_assert_int_eq(desk_verify(back, trouble, of, &troubles, &error), STATUS_OK);
	app_close(back);
	ck_assert_int_eq(desk_verify(event, trouble, of, &troubles, &error), STATUS_OK);
	free(text);
	free(again);
}

/* A board with two players, 0: the search was in vain. */
static int any_board(const struct app *event, int round, uint64_t *state)
{
	int count;
	const struct record *rows = event_range(app_event(event), RECORD_BOARD, 1, round, &count);

	for (int i = 0; count > 0 && i < 2 * count; i++) {
		const struct board *board = &rows[random_below(state, count)].as.board;

		if (board->black)
			return board->number;
	}
	return 0;
}

/* Everybody of two or three boards, or of one and the bye, has played somebody else of them. */
static int play_otherwise(
	const struct app *event, int round, struct mistake *mistakes, uint64_t *state)
{
	int count, pins[6], n = 0, boards = 2 + random_below(state, 2), first;
	const struct record *rows = event_range(app_event(event), RECORD_BOARD, 1, round, &count);

	if (count < boards)
		return 0;
	first = random_below(state, count - boards + 1);
	for (int i = first; i < first + boards; i++) {
		pins[n++] = rows[i].as.board.white;
		if (rows[i].as.board.black)
			pins[n++] = rows[i].as.board.black;
	}
	for (int i = n - 1; i > 0; i--) {
		const int j = random_below(state, i + 1), pin = pins[i];

		pins[i] = pins[j];
		pins[j] = pin;
	}
	for (int i = 0; i + 1 < n; i += 2)
		mistakes[i / 2] = (struct mistake){.kind = MISTAKE_PLAYED,
			.pin = pins[i],
			.other = pins[i + 1],
			.result = random_below(state, 2) ? RESULT_DRAW : RESULT_BLACK};
	return n / 2;
}

static int latecomer(struct app *event, int number)
{
	struct player player = {.grade = 2500 - 137 * (number % 7)};
	struct error ignored;
	int pin = 1;

	snprintf(player.name, sizeof(player.name), "Latecomer%d, A", number);
	(void)desk_add_player(event, &player, &pin, &ignored);
	return pin;
}

/* Two who did not appear leave two alone. */
static void leave_alone(struct app *event, int round, uint64_t *state)
{
	struct error ignored;

	for (int i = 0; i < 2; i++)
		(void)desk_enter_result(event, round, any_board(event, round, state),
			random_below(state, 2) ? RESULT_DEFAULT_BLACK : RESULT_DEFAULT_WHITE, true,
			NULL, &ignored);
}

static const enum mistake_kind kinds[] = {MISTAKE_LATE, MISTAKE_LATE, MISTAKE_ABSENT, MISTAKE_MET,
	MISTAKE_MET, MISTAKE_COLOURS, MISTAKE_COLOURS, MISTAKE_RESULT, MISTAKE_ALONE, MISTAKE_BYE,
	MISTAKE_SWAPPED, MISTAKE_PLAYED, MISTAKE_PLAYED};

enum { KINDS = sizeof(kinds) / sizeof(kinds[0]) };

/* What went wrong in the round. Returns how many of the mistakes it takes; 0: nothing can. */
static int accident(struct app *event, int round, struct mistake *mistakes, uint64_t *state)
{
	int players, count = 1;
	struct mistake *mistake = &mistakes[0];

	event_range(app_event(event), RECORD_PLAYER, 1, 0, &players);
	*mistake = (struct mistake){.kind = kinds[random_below(state, KINDS)],
		.pin = 1 + random_below(state, players),
		.round = round > 1 ? 1 + random_below(state, round - 1) : 1,
		.board = any_board(event, round, state),
		.with = any_board(event, round, state),
		.result = random_below(state, 2) ? RESULT_DRAW : RESULT_BLACK};
	if (mistake->board == 0)
		return 0;
	if (mistake->kind == MISTAKE_LATE) {
		mistake->pin = latecomer(event, players);
		if (random_below(state, 2)) {
			mistakes[count] = *mistake;
			mistakes[count++].pin = latecomer(event, players + 1);
		}
	}
	if (mistake->kind == MISTAKE_ALONE)
		leave_alone(event, round, state);
	if (mistake->kind == MISTAKE_PLAYED)
		count = play_otherwise(event, round, mistakes, state);
	return count;
}

/* Something goes wrong, and one of the repairs is taken. */
static bool mend(struct app *event, int round, struct course_of *of, uint64_t *state)
{
	struct mistake mistakes[6];
	const struct repair_order order = {
		round, mistakes, accident(event, round, mistakes, state)};
	struct repairs repairs;
	struct error error;
	const size_t used = strlen(of->done);
	int taken;

	if (order.count == 0 || app_repairs(event, &order, &repairs, &error) != STATUS_OK)
		return false;
	taken = repairs.count > 0 ? 1 + random_below(state, repairs.count) : 0;
	snprintf(of->done + used, sizeof(of->done) - used, " %d:%d/%d.%d", round,
		(int)mistakes[0].kind, order.count, taken);
	if (taken > 0)
		ck_assert_msg(app_repair(event, &order, taken, "acc: (id)ent", repairs.code,
				      &error) == STATUS_OK,
			"%s %ld: %s;%s", of->system, of->seed, error.text, of->done);
	repairs_done(&repairs);
	if (taken > 0 && random_below(state, 8) == 0)
		(void)app_undo(event, NULL, (char[TEXT]){""}, &error);
	return taken > 0;
}

/* Everybody comes. */
static void attend(struct app *event)
{
	int pins[64], kinds_of[64], count, n = 0;
	const struct record *rows = event_range(app_event(event), RECORD_PLAYER, 1, 0, &count);
	struct error error;

	for (int i = 0; i < count && n < 64; i++) {
		if (rows[i].as.player.leaves)
			continue;
		pins[n] = rows[i].as.player.pin;
		kinds_of[n++] = ATTENDS_HERE;
	}
	ck_assert_msg(app_attend(event, pins, kinds_of, n, &error) == STATUS_OK, "%s", error.text);
}

/* The draft of the next round is published, if there is one. */
static bool publish_next(struct app *event)
{
	const int round = app_round(event);
	struct error error;

	if (round > event_section(app_event(event), 1)->rounds ||
		event_round(app_event(event), 1, round))
		return false;
	if (!strcmp(event_section(app_event(event), 1)->system, "gsrp"))
		attend(event);
	return app_propose(event, &error) == STATUS_OK &&
		app_publish(event, NULL, &error) == STATUS_OK;
}

/* Rounds go wrong, one after the other, and rounds before them too. Returns the repairs. */
static int go_wrong(struct app *event, struct course_of *of, uint64_t *state)
{
	int mended = 0, round = app_round(event);

	for (int rounds = 0; rounds < 3; rounds++) {
		for (int i = 0; i < ACCIDENTS / 2; i++)
			(void)desk_enter_result(event, round, any_board(event, round, state),
				random_below(state, 3) ? RESULT_DRAW : RESULT_WHITE, false, NULL,
				&app_test()->error);
		for (int i = 0; i < ACCIDENTS; i++) {
			const int at =
				random_below(state, 3) ? round : 1 + random_below(state, round);

			if (mend(event, at, of, state)) {
				mended++;
				check_event(event, of);
			}
		}
		course_results(event, round, state);
		if (!publish_next(event))
			return mended;
		round = app_round(event);
		if (random_below(state, 3) == 0)
			course_correct(event, round, state);
		check_event(event, of);
	}
	return mended;
}

/* Returns the repairs. */
static int play_event(struct course_of *of, long seed)
{
	uint64_t state = (uint64_t)seed * 77;
	const struct course course = {.system = of->system,
		.players = 6 + random_below(&state, 12),
		.rounds = 6,
		.seed = (uint64_t)seed,
		.lively = true}; /* byes are booked before round 1: no report says when */
	struct app *event = course_play(&course, 1 + random_below(&state, 3));
	struct error error;
	int mended;

	if (!event)
		return 0;
	of->seed = seed;
	of->done[0] = '\0';
	ck_assert_msg(app_publish(event, NULL, &error) == STATUS_OK, "%s", error.text);
	mended = go_wrong(event, of, &state);
	app_close(event);
	return mended;
}

START_TEST(the_report_of_a_repaired_event_is_in_order)
{
	struct course_of of = {.system = systems[_i]};
	struct seeds seeds;
	int mended = 0;

	ck_assert(seeds_read(&seeds, 0, NULL, EVENTS, EVENTS_LONG));
	for (long i = 0; i < seeds.count; i++)
		mended += play_event(&of, (long)seeds.first + i);
	ck_assert_int_gt(mended, seeds.count);
	ck_assert_int_gt(of.changes, seeds.count);
}
END_TEST

/*
 * Latecomers of a club evening who were seated by a repair, in which the one who sits out is
 * absent (100), or stays although the rules would give him a game (148).
 */
START_TEST(a_repaired_evening_is_judged_as_it_was_published)
{
	struct course_of of = {.system = "gsrp"};

	ck_assert_int_gt(play_event(&of, 100), 0);
	ck_assert_int_gt(play_event(&of, 148), 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair reports");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(tcase, the_report_of_a_repaired_event_is_in_order, 0, SYSTEMS);
	tcase_add_test(tcase, a_repaired_evening_is_judged_as_it_was_published);
	return app_run_suite("repair_reports", tcase);
}
