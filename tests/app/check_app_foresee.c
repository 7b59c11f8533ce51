/*
 * Looking ahead: what is foreseen for a drop on the laid-out cards is what the drop and a proposal
 * would give, in either rule book; when there is no draw, what is named is to blame.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/round/result.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/fault/temp_folder.h"

enum { PLAYERS = 14, DROPS = 60 };

static unsigned long long state;

static unsigned int next(unsigned int below)
{
	state = state * 6364136223846793005ULL + 1442695040888963407ULL;
	return (unsigned int)(state >> 33) % below;
}

/* The fixture's event, of this rule book. */
static void with_system(const char *system)
{
	struct app_test *test = app_test();
	struct app_new what = {test->path, "Test Open", system, 5, COLOUR_WHITE, NULL, false};

	app_close(test->app);
	test->app = NULL;
	snprintf(test->path, sizeof(test->path), "%s/%s.drw", test->folder, system);
	APP_OK(app_create(&what, &test->app, &test->error));
}

static const char *const systems[] = {"caa", "dutch"};

/* Rounds with results of all kinds, so that scores, colours and floats differ. */
static void play(int rounds)
{
	struct app_test *test = app_test();

	for (int round = 1; round <= rounds; round++) {
		app_draw_round();
		for (int i = 1; app_board(round, i); i++) {
			static const enum result results[] = {
				RESULT_WHITE, RESULT_BLACK, RESULT_DRAW};

			if (app_board(round, i)->black)
				APP_OK(desk_enter_result(test->app, round, i, results[next(3)],
					false, NULL, &test->error));
		}
	}
}

/* As many changes as a drop makes. */
static int random_changes(struct hand_change *changes)
{
	static const enum hand_kind kinds[] = {HAND_COLOUR, HAND_FLOAT_DOWN, HAND_FLOAT_UP,
		HAND_TOP, HAND_BOTTOM, HAND_BYE, HAND_OUT, HAND_BOARD};
	int count = 1 + (int)next(2);

	for (int i = 0; i < count; i++) {
		struct hand_change *change = &changes[i];
		int pin = 1 + (int)next(PLAYERS);

		*change = (struct hand_change){next(5) > 0, pin, kinds[next(8)], 0};
		if (change->kind == HAND_COLOUR)
			change->value = next(2) ? COLOUR_WHITE : COLOUR_BLACK;
		if (change->kind == HAND_BOARD && change->add)
			change->value = 1 + (pin + (int)next(PLAYERS - 1)) % PLAYERS;
	}
	return count;
}

/* The draw on the board is the one foreseen. */
static void is_drawn(const struct foreseen *foreseen, int round)
{
	for (int i = 0; i < foreseen->count; i++) {
		const struct board *board = app_board(round, i + 1);

		ck_assert_ptr_nonnull(board);
		ck_assert_int_eq(board->white, foreseen->boards[i].white);
		ck_assert_int_eq(board->black, foreseen->boards[i].black);
	}
	ck_assert_ptr_null(app_board(round, foreseen->count + 1));
}

/* Foreseen, then done and proposed, then taken back. */
static void foresee_and_do(const struct hand_change *changes, int count, int round)
{
	struct app_test *test = app_test();
	struct foreseen foreseen = {.drawn = false};
	struct event before;
	enum status status, drawn;

	ck_assert_int_eq(event_copy(app_event(test->app), &before), STATUS_OK);
	status = app_foresee(test->app, changes, count, &foreseen, &test->error);
	ck_assert(event_equal(&before, app_event(test->app), NULL));
	ck_assert_int_eq(app_hands(test->app, changes, count, &test->error), status);
	if (status == STATUS_OK) {
		bool changed = !event_equal(&before, app_event(test->app), NULL);

		drawn = app_propose(test->app, &test->error);
		ck_assert_int_eq(drawn == STATUS_OK, foreseen.drawn);
		if (drawn == STATUS_OK) {
			is_drawn(&foreseen, round);
			APP_OK(app_undo(test->app, NULL, NULL, &test->error));
		} else {
			ck_assert_msg(
				strncmp(test->error.text, foreseen.why, strlen(foreseen.why)) == 0,
				"%s / %s", test->error.text, foreseen.why);
		}
		/* However much a drop changes, one step takes it back. */
		if (changed)
			APP_OK(app_undo(test->app, NULL, NULL, &test->error));
		foreseen_done(&foreseen);
	}
	ck_assert(event_equal(&before, app_event(test->app), NULL));
	event_done(&before);
}

START_TEST(what_is_foreseen_is_what_a_proposal_gives)
{
	struct app_test *test = app_test();
	int drawn = 0;

	state = 77 + (unsigned)_i;
	with_system(systems[_i % 2]);
	app_add_players(PLAYERS - _i / 2 % 2);
	play(1 + _i / 2);
	for (int i = 0; i < DROPS; i++) {
		struct hand_change changes[2];
		struct foreseen foreseen = {.drawn = false};
		int count = random_changes(changes);

		foresee_and_do(changes, count, 2 + _i / 2);
		/* Some stay, so that later ones meet what is fixed already. */
		if (i % 6 == 0 && app_hands(test->app, changes, count, &test->error) == STATUS_OK &&
			app_foresee(test->app, NULL, 0, &foreseen, &test->error) == STATUS_OK) {
			drawn += foreseen.drawn;
			if (!foreseen.drawn)
				APP_OK(app_undo(test->app, NULL, NULL, &test->error));
			foreseen_done(&foreseen);
		}
	}
	ck_assert_int_gt(drawn, 0);
}
END_TEST

/* The sentence for one thing fixed. */
static const char *why_not(bool add, int pin, enum hand_kind kind, int value)
{
	static struct foreseen foreseen;
	struct hand_change change = {add, pin, kind, value};

	APP_OK(app_foresee(app_test()->app, &change, 1, &foreseen, &app_test()->error));
	ck_assert(!foreseen.drawn);
	return foreseen.why;
}

static void says(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) != NULL, "\"%s\" is not in: %s", part, text);
}

START_TEST(no_draw_names_rule_and_card)
{
	static const char *const repeats[] = {"have met (1)", "have met (C1)"};

	with_system(systems[_i]);
	app_add_players(8);
	app_play_round();
	/* 1 v 5 in round 1. */
	says(why_not(true, 1, HAND_BOARD, 5), "1 Player01 has White against 5 Player05");
	says(why_not(true, 1, HAND_BOARD, 5), repeats[_i]);
	says(why_not(true, 1, HAND_FLOAT_UP, 0),
		"1 Player01 comes up. With that there is no draw: no score is higher.");
	says(why_not(true, 7, HAND_FLOAT_DOWN, 0), "no score is lower");
	says(why_not(true, 3, HAND_BYE, 0), "the 8 players are even, nobody has a bye");
}
END_TEST

START_TEST(no_draw_names_the_fewest_that_exclude_each_other)
{
	struct app_test *test = app_test();
	struct foreseen foreseen = {.drawn = false};
	/* 1 and 3 are of one score */
	struct hand_change changes[] = {{true, 5, HAND_COLOUR, COLOUR_WHITE},
		{true, 1, HAND_COLOUR, COLOUR_WHITE}, {true, 3, HAND_FLOAT_DOWN, 0},
		{true, 1, HAND_BOARD, 3}};

	with_system(systems[_i]);
	app_add_players(8);
	app_play_round();
	APP_OK(app_foresee(test->app, changes, 4, &foreseen, &test->error));
	ck_assert(!foreseen.drawn);
	says(foreseen.why, "without any one of them, and with nothing else fixed, there is");
	says(foreseen.why,
		"Fixed by hand: 1 Player01 has White against 3 Player03, 3 Player03 floats down. ");
	ck_assert_ptr_null(strstr(foreseen.why, "5 Player05"));
	foreseen_done(&foreseen);
}
END_TEST

START_TEST(all_that_a_drop_changes_is_one_step_back)
{
	struct app_test *test = app_test();
	const struct hand_change changes[] = {
		{true, 2, HAND_COLOUR, COLOUR_BLACK}, {true, 2, HAND_BOTTOM, 0}};
	const struct hand_change bad[] = {
		{true, 2, HAND_COLOUR, COLOUR_WHITE}, {true, 99, HAND_BOTTOM, 0}};
	struct event before;

	app_add_players(8);
	ck_assert_int_eq(event_copy(app_event(test->app), &before), STATUS_OK);
	APP_OK(app_hands(test->app, changes, 2, &test->error));
	ck_assert(!event_equal(&before, app_event(test->app), NULL));
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert(event_equal(&before, app_event(test->app), NULL));
	APP_REFUSED(app_hands(test->app, bad, 2, &test->error), STATUS_NOT_FOUND, "no player 99");
	ck_assert(event_equal(&before, app_event(test->app), NULL));
	event_done(&before);
	app_reopen();
}
END_TEST

static int64_t value_of(const struct pairing_score *score, const char *name)
{
	for (int i = 0; i < score->nterms; i++) {
		if (!strcmp(score->terms[i].name, name) && score->terms[i].length == 1)
			return score->values[score->terms[i].first];
	}
	ck_abort_msg("no term \"%s\"", name);
}

/* Both draws are the best of their kind, so a pin never makes one better; none, no difference. */
START_TEST(a_pin_never_makes_the_best_draw_better)
{
	struct app_test *test = app_test();
	struct foreseen without = {.drawn = false};
	int compared = 0;

	state = 5 + (unsigned)_i;
	with_system(systems[_i]);
	app_add_players(PLAYERS);
	play(3);
	APP_OK(app_foresee(test->app, NULL, 0, &without, &test->error));
	ck_assert(without.drawn);
	for (int i = 0; i < DROPS; i++) {
		struct foreseen with = {.drawn = false};
		struct hand_change changes[2];
		struct verdict verdict;
		int count = random_changes(changes);

		for (int k = 0; k < count; k++) {
			changes[k].add = true;
			if (changes[k].kind == HAND_OUT || changes[k].kind == HAND_BYE)
				changes[k] =
					(struct hand_change){true, changes[k].pin, HAND_TOP, 0};
			if (changes[k].kind == HAND_BOARD && changes[k].value == 0)
				changes[k].value = 1 + changes[k].pin % PLAYERS;
		}
		if (app_foresee(test->app, changes, count, &with, &test->error) != STATUS_OK)
			ck_assert_ptr_nonnull(strstr(test->error.text, "it cannot play in the"));
		if (with.drawn) {
			APP_OK(app_verdict_foreseen(
				test->app, &without, &with, &verdict, &test->error));
			ck_assert_int_le(
				pairing_score_compare(&verdict.before, &verdict.after, NULL), 0);
			verdict_done(&verdict);
			compared++;
		}
		foreseen_done(&with);
	}
	ck_assert_int_gt(compared, DROPS / 4);
	foreseen_done(&without);
}
END_TEST

/* The two draws with one more put aside than in the other, scored. */
static void compare_with_out(int pin, struct verdict *verdict)
{
	struct app_test *test = app_test();
	const struct hand_change out = {true, pin, HAND_OUT, 0};
	struct foreseen without = {.drawn = false}, with = {.drawn = false};

	APP_OK(app_foresee(test->app, NULL, 0, &without, &test->error));
	APP_OK(app_foresee(test->app, &out, 1, &with, &test->error));
	ck_assert(without.drawn && with.drawn);
	APP_OK(app_verdict_foreseen(test->app, &without, &with, verdict, &test->error));
	foreseen_done(&with);
	foreseen_done(&without);
}

START_TEST(who_is_put_aside_is_missed_by_no_rule)
{
	struct verdict verdict;

	with_system(systems[_i]);
	app_add_players(9);
	compare_with_out(4, &verdict);
	ck_assert_int_eq((int)value_of(&verdict.before, "tray"), 0);
	ck_assert_int_eq((int)value_of(&verdict.after, "tray"), 0);
	ck_assert_int_eq((int)value_of(&verdict.after, "needless byes"), 0);
	verdict_done(&verdict);
}
END_TEST

/* The only card of its score: without it the other draw has terms that this one has not. */
START_TEST(who_leaves_no_score_behind_lies_in_the_tray)
{
	struct app_test *test = app_test();
	struct verdict verdict;

	with_system(systems[_i]);
	app_add_players(4);
	app_draw_round();
	/* 1 wins, 2 draws: scores 1, ½, ½, 0. */
	APP_OK(desk_enter_result(test->app, 1, 1,
		app_board(1, 1)->white == 1 ? RESULT_WHITE : RESULT_BLACK, false, NULL,
		&test->error));
	APP_OK(desk_enter_result(test->app, 1, 2, RESULT_DRAW, false, NULL, &test->error));
	compare_with_out(1, &verdict);
	ck_assert_int_eq((int)value_of(&verdict.before, "tray"), 0);
	ck_assert_int_eq((int)value_of(&verdict.after, "tray"), 1);
	verdict_done(&verdict);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("foresee");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, what_is_foreseen_is_what_a_proposal_gives, 0, 8);
	tcase_add_loop_test(tcase, no_draw_names_rule_and_card, 0, 2);
	tcase_add_loop_test(tcase, no_draw_names_the_fewest_that_exclude_each_other, 0, 2);
	tcase_add_test(tcase, all_that_a_drop_changes_is_one_step_back);
	tcase_add_loop_test(tcase, a_pin_never_makes_the_best_draw_better, 0, 2);
	tcase_add_loop_test(tcase, who_is_put_aside_is_missed_by_no_rule, 0, 2);
	tcase_add_loop_test(tcase, who_leaves_no_score_behind_lies_in_the_tray, 0, 2);
	return app_run_suite("app foresee", tcase);
}
