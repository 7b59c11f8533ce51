/* One thing more fixed: the draw of it is that of the engine, and is found once. */
#include "config.h"

#include <stdlib.h>

#include "app/event/state.h"
#include "app/position/position.h"
#include "app/trial/trial.h"
#include "support/event/app_event.h"
#include "support/pty/course.h"

enum { PLAYERS = 12, ROUNDS = 5, PLAYED = 2 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

static struct app *played(const char *system)
{
	const struct course course = {
		.system = system, .players = PLAYERS, .rounds = ROUNDS, .seed = 3};
	struct app *app = course_play(&course, PLAYED);

	ck_assert_ptr_nonnull(app);
	return app;
}

static const struct position *round_of(struct app *app)
{
	struct position *position;
	struct error error;

	ck_assert_msg(position_of(app, &position, &error) == STATUS_OK, "%s", error.text);
	return position;
}

static struct pairing_pin colour(int card)
{
	return (struct pairing_pin){PAIRING_PIN_COLOUR, card, PAIRING_NOBODY, PAIRING_WHITE};
}

/* The rule book's own answer to the same question. */
static void is_answer(const struct translation *cards, struct trial *trial)
{
	const struct pairing_input input = trial_input(cards, trial);
	const struct pairing_score *score;
	struct pairing_score fresh;
	struct pairing_draw draw = {0};

	ck_assert_int_eq(pairing_best(cards->book, &input, &draw, NULL), trial->status);
	if (trial->status != PAIRING_OK)
		return;
	ck_assert_int_eq(draw.count, trial->draw.count);
	for (int i = 0; i < draw.count; i++) {
		ck_assert_int_eq(draw.boards[i].white, trial->draw.boards[i].white);
		ck_assert_int_eq(draw.boards[i].black, trial->draw.boards[i].black);
	}
	ck_assert_int_eq(trial_score(cards, trial, TRIAL_SCORE_FIXED, &score), PAIRING_OK);
	ck_assert_int_eq(pairing_score(cards->book, &cards->input, &draw, &fresh), PAIRING_OK);
	ck_assert_int_eq(pairing_score_compare(&fresh, score, NULL), 0);
	pairing_score_done(&fresh);
	pairing_draw_done(&draw);
}

START_TEST(a_question_asked_twice_has_one_answer)
{
	struct app *app = played(systems[_i]);
	const struct translation *cards = &round_of(app)->cards;

	for (int card = 0; card < PLAYERS; card++) {
		const int other = (card + 1) % PLAYERS;
		struct trial *first, *again, *apart;
		const enum pairing_status status = trial_with_pin(cards, colour(card), &first);

		ck_assert_int_eq(trial_apart(cards, card, other, &apart), apart->status);
		ck_assert_int_eq(trial_with_pin(cards, colour(card), &again), status);
		ck_assert_ptr_eq(again, first);
		ck_assert_ptr_ne(apart, first);
		is_answer(cards, first);
		is_answer(cards, apart);
		trial_release(first);
		trial_release(again);
		trial_release(apart);
	}
	app_close(app);
}
END_TEST

START_TEST(an_answer_that_is_held_outlives_the_round)
{
	struct app *app = played("caa");
	struct trial *trial;

	ck_assert_int_eq(trial_with_pin(&round_of(app)->cards, colour(0), &trial), PAIRING_OK);
	app_close(app);
	ck_assert_int_eq(trial->draw.count, PLAYERS / 2);
	ck_assert_int_eq(trial->pins[trial->npins - 1].player, 0);
	trial_release(trial);
}
END_TEST

/* The oldest go; who is asked for again counts as new. */
START_TEST(the_memory_of_answers_is_bounded)
{
	enum { MANY = 200000, ASKED = 40 };
	struct pairing_pin *pins = calloc(MANY, sizeof(*pins));
	struct pairing_input input = {.pins = pins, .npins = MANY};
	struct memo memo = {NULL};
	int left = 0;

	ck_assert_ptr_nonnull(pins);
	for (int i = 0; i < ASKED; i++) {
		struct trial *trial;

		pins[MANY - 1].player = i;
		trial = trial_new(&input);
		ck_assert_ptr_nonnull(trial);
		memo_add(&memo, trial);
		trial_release(trial);
		pins[MANY - 1].player = 0;
		trial = memo_find(&memo, &input);
		ck_assert_ptr_nonnull(trial);
		trial_release(trial);
	}
	for (int i = 0; i < ASKED; i++) {
		struct trial *trial;

		pins[MANY - 1].player = i;
		trial = memo_find(&memo, &input);
		ck_assert(trial || (i > 0 && i < ASKED - 1));
		left += trial != NULL;
		trial_release(trial);
	}
	ck_assert_int_gt(left, 2);
	ck_assert_int_lt(left, ASKED / 2);
	memo_done(&memo);
	free(pins);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("trial");

	tcase_add_loop_test(tcase, a_question_asked_twice_has_one_answer, 0, SYSTEMS);
	tcase_add_test(tcase, an_answer_that_is_held_outlives_the_round);
	tcase_add_test(tcase, the_memory_of_answers_is_bounded);
	return app_run_suite("trial", tcase);
}
