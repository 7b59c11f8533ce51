/*
 * Cards fixed to a half stay in their score, or there is no draw: against every draw of small
 * random events, by the rule book's own score.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/position/draw_order.h"
#include "app/position/translate.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/reference/all_draws.h"
#include "support/reference/brute_draws.h"
#include "support/seeds.h"

enum { EVENTS = 60, BOARDS = ALL_DRAWS_MOST };

static int refused, stayed;

struct reference {
	const struct translation *cards;
	int card[ALL_DRAWS_MOST], n;
	bool found;
	struct pairing_score score; /* of the best draw that keeps what is fixed */
};

/* Do all who are fixed to a half meet one of their score who ranks on the right side? */
static bool all_stay(const struct translation *cards, const struct pairing_draw *draw)
{
	int halves = 0, stays = 0;

	for (int p = 0; p < cards->input.npins; p++) {
		const struct pairing_pin *pin = &cards->input.pins[p];

		if (pin->kind != PAIRING_PIN_TOP && pin->kind != PAIRING_PIN_BOTTOM)
			continue;
		halves++;
		for (int i = 0; i < draw->count; i++) {
			const struct pairing_board *board = &draw->boards[i];
			const int other = board->white == pin->player ? board->black : board->white;

			stays += board->black >= 0 &&
				(board->white == pin->player || board->black == pin->player) &&
				cards->players[board->white].score ==
					cards->players[board->black].score &&
				(pin->kind == PAIRING_PIN_TOP) == (other > pin->player);
		}
	}
	return halves > 0 && stays == halves;
}

static bool is_legal(const struct pairing_score *score)
{
	for (int i = 0; i < score->nviolations; i++) {
		if (pairing_is_broken(score->violations[i].kind))
			return false;
	}
	return true;
}

static void turn(struct pairing_board *board)
{
	const int white = board->white;

	board->white = board->black;
	board->black = white;
}

/* On each board the colours with the better score. */
static void colour(const struct translation *cards, struct pairing_draw *draw)
{
	const struct pairing_input plain = translate_plain(cards);

	for (int i = 0; i < draw->count; i++) {
		struct pairing_score as = {0}, is = {0};

		if (draw->boards[i].black == PAIRING_NOBODY)
			continue;
		ck_assert_int_eq(pairing_score(cards->book, &plain, draw, &as), PAIRING_OK);
		turn(&draw->boards[i]);
		ck_assert_int_eq(pairing_score(cards->book, &plain, draw, &is), PAIRING_OK);
		if (pairing_score_compare(&is, &as, NULL) >= 0)
			turn(&draw->boards[i]);
		pairing_score_done(&as);
		pairing_score_done(&is);
	}
}

static bool visit(const int *partner, void *context)
{
	struct reference *reference = context;
	const struct translation *cards = reference->cards;
	const struct pairing_input plain = translate_plain(cards);
	struct pairing_board boards[BOARDS];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score score = {0};

	brute_draw_make(&plain, reference->card, partner, reference->n, &draw);
	ck_assert_int_eq(draw_sort(cards->book, cards->scores, &draw), STATUS_OK);
	colour(cards, &draw);
	ck_assert_int_eq(pairing_score(cards->book, &plain, &draw, &score), PAIRING_OK);
	if (is_legal(&score) && all_stay(cards, &draw) &&
		(!reference->found || pairing_score_compare(&score, &reference->score, NULL) < 0)) {
		struct pairing_score worse = reference->score;

		reference->found = true;
		reference->score = score;
		score = worse;
	}
	pairing_score_done(&score);
	return true;
}

static void check_round(struct app *app)
{
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	struct pairing_input plain;
	struct translation cards;
	struct reference reference = {.cards = &cards};
	struct error error = {.code = STATUS_OK};
	enum pairing_status drawn;

	ck_assert_int_eq(
		translate_round(app_event(app), 1, app_round(app), &cards, &error), STATUS_OK);
	for (int i = 0; i < cards.input.count; i++) {
		if (!cards.players[i].absent)
			reference.card[reference.n++] = i;
	}
	drawn = pairing_best(cards.book, &cards.input, &draw, NULL);
	all_draws(reference.n, NULL, visit, &reference);
	ck_assert_int_eq(drawn, reference.found ? PAIRING_OK : PAIRING_NO_DRAW);
	if (drawn == PAIRING_OK) {
		plain = translate_plain(&cards);
		ck_assert(all_stay(&cards, &draw));
		ck_assert_int_eq(pairing_score(cards.book, &plain, &draw, &score), PAIRING_OK);
		ck_assert_int_eq(pairing_score_compare(&score, &reference.score, NULL), 0);
		stayed++;
	}
	pairing_draw_done(&draw);
	pairing_score_done(&score);
	pairing_score_done(&reference.score);
	translation_done(&cards);
}

/* He is at the wrong end of his score: the sentence is that of the screen. */
static void check_refused(enum hand_kind half, const struct error *error)
{
	if (strstr(error->text, "takes no board"))
		return;
	ck_assert_int_eq(error->code, STATUS_REFUSED);
	ck_assert_ptr_nonnull(strstr(error->text,
		half == HAND_TOP
			? " is the lowest card here: it cannot play in the top half."
			: " is the highest card here: it cannot play in the bottom half."));
	refused++;
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed + 77;
	const int players = 6 + random_below(&state, 3), rounds = 5;
	const struct course course = {
		.system = system, .players = players, .rounds = rounds, .seed = seed};
	struct app *app = course_play(&course, 1 + random_below(&state, rounds - 1));
	struct error error = {.code = STATUS_OK};
	int fixed = 0;

	if (!app)
		return;
	ck_assert_int_eq(app_lay_out(app, &error), STATUS_OK);
	for (int i = random_below(&state, 3); i >= 0; i--) {
		const int pin = 1 + random_below(&state, players);
		const enum hand_kind half = random_below(&state, 2) ? HAND_TOP : HAND_BOTTOM;

		if (app_hand(app, pin, half, 0, &error) == STATUS_OK)
			fixed++;
		else
			check_refused(half, &error);
	}
	if (fixed > 0)
		check_round(app);
	app_close(app);
}

static const char *const systems[] = {"caa", "dutch"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

START_TEST(a_half_fixed_by_hand_is_kept_in_the_own_score)
{
	const int events = (int)seeds_count(EVENTS, 20 * EVENTS);

	refused = stayed = 0;
	for (int i = 0; i < events; i++)
		check_event(systems[_i], (uint64_t)i + 1);
	printf("%s: %d draws with halves, %d ends refused\n", systems[_i], stayed, refused);
	ck_assert_int_gt(stayed, events / 4);
	ck_assert_int_gt(refused, 0);
}
END_TEST

START_TEST(rules_without_a_mid_line_know_no_halves)
{
	const struct course course = {.system = "schools", .players = 6, .rounds = 3, .seed = 1};
	struct app *app = course_play(&course, 1);
	struct error error = {.code = STATUS_OK};

	ck_assert_ptr_nonnull(app);
	ck_assert_int_eq(app_hand(app, 4, HAND_BOTTOM, 0, &error), STATUS_REFUSED);
	ck_assert_str_eq(
		error.text, "The rules of this event have no mid-line: nobody plays in a half.");
	app_close(app);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("half");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(tcase, a_half_fixed_by_hand_is_kept_in_the_own_score, 0, SYSTEMS);
	tcase_add_test(tcase, rules_without_a_mid_line_know_no_halves);
	return app_run_suite("app_half", tcase);
}
