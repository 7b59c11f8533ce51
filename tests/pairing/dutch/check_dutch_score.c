/*
 * What the Dutch score says of draws made by hand, and that every reason of any draw is a fact.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/dutch_tournament.h"
#include "support/event/random_field.h"
#include "support/event/six_cards.h"
#include "support/reference/dutch_before.h"
#include "support/reference/dutch_preference.h"
#include "support/suite_run.h"

enum { TOURNAMENTS = 300, BOARDS_MOST = 16 };

static const struct pairing_book *dutch;

static struct pairing_score score_of(
	const struct pairing_input *input, struct pairing_board *boards, int count)
{
	const struct pairing_draw draw = {boards, count};
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_score(dutch, input, &draw, &score), PAIRING_OK);
	return score;
}

/* 2 (WWB) and 3 (BBW) play on 3 points, the others as well on their levels. */
START_TEST(a_clean_draw_breaks_nothing)
{
	struct pairing_board boards[] = {{1, 0}, {3, 2}, {5, 4}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	score = score_of(&table.input, boards, 3);
	ck_assert_int_eq(score.nviolations, 0);
	ck_assert_int_eq(score_value(&score, "tray"), 0);
	ck_assert_int_eq(score_value(&score, "downfloaters"), 0);
	ck_assert_int_eq(score_value(&score, "colours by rule"), 0);
	pairing_score_done(&score);
}
END_TEST

START_TEST(turned_colours_are_told)
{
	struct pairing_board boards[] = {{0, 1}, {3, 2}, {5, 4}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	score = score_of(&table.input, boards, 3);
	ck_assert_int_eq(score_value(&score, "colours by rule"), 1);
	score_expect(&score, PAIRING_WARN_COLOUR, "C12, C13", 0, 1);
	score_expect(&score, PAIRING_WARN_COLOUR, "C12, C13", 1, 0);
	pairing_score_done(&score);
}
END_TEST

START_TEST(a_card_in_the_tray_is_counted)
{
	struct pairing_board boards[] = {{1, 0}, {3, 2}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	score = score_of(&table.input, boards, 2);
	ck_assert_int_eq(score_value(&score, "tray"), 2);
	ck_assert_int_eq(score_value(&score, "downfloaters"), 0);
	pairing_score_done(&score);
}
END_TEST

START_TEST(floats_are_counted_in_their_brackets)
{
	struct pairing_board boards[] = {{1, 2}, {3, 0}, {5, 4}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	score = score_of(&table.input, boards, 3);
	ck_assert_int_eq(score_value(&score, "downfloaters"), 2);
	ck_assert_int_eq(score_value(&score, "downfloaters' scores"), 4);
	ck_assert_int_eq(score_value(&score, "next bracket"), 0);
	pairing_score_done(&score);
}
END_TEST

START_TEST(broken_rules_are_named)
{
	struct pairing_board boards[] = {{0, 1}, {2, 3}, {4, 5}};
	struct six_cards table;
	struct pairing_score score;

	six_cards_make(&table);
	table.game[0][0].opponent = 1;
	table.game[1][0].opponent = 0;
	for (int r = 1; r < SIX_CARDS_ROUND - 1; r++)
		table.game[4][r].colour = table.game[5][r].colour = PAIRING_WHITE;
	score = score_of(&table.input, boards, 3);
	score_expect(&score, PAIRING_BROKEN_REPEAT, "C1", 0, 1);
	score_expect(&score, PAIRING_BROKEN_COLOURS, "C3", 4, 5);
	score_expect(&score, PAIRING_WARN_RUN, "C11", 4, 5);
	ck_assert_int_eq(score_value(&score, "repeats"), 1);
	ck_assert_int_eq(score_value(&score, "absolute colours"), 1);
	pairing_score_done(&score);
}
END_TEST

START_TEST(bad_boards_are_refused)
{
	struct pairing_board boards[] = {{0, 9}};
	const struct pairing_draw draw = {boards, 1};
	struct six_cards table;
	struct pairing_score score;
	struct pairing_steps steps;

	six_cards_make(&table);
	ck_assert_int_eq(pairing_score(dutch, &table.input, &draw, &score), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_steps(dutch, &table.input, &draw, &steps), PAIRING_BAD_INPUT);
}
END_TEST

START_TEST(options_out_of_range_are_refused)
{
	static const int options[FIELD_OPTIONS] = {0, 2};
	struct pairing_draw draw = {0};
	struct six_cards table;

	six_cards_make(&table);
	table.input.options = options;
	ck_assert_int_eq(pairing_best(dutch, &table.input, &draw, NULL), PAIRING_BAD_INPUT);
}
END_TEST

/*
 * Virtual points make pairing scores; boards stand by them, or by real scores when that is asked
 * for.
 */
START_TEST(boards_stand_by_pairing_score)
{
	static const int by_real_score[FIELD_OPTIONS] = {1};
	int extra[SIX_CARDS * SIX_CARDS_ROUND] = {0};
	struct pairing_draw draw = {0}, real = {0};
	struct six_cards table;

	six_cards_make(&table);
	extra[4 * SIX_CARDS_ROUND + SIX_CARDS_ROUND - 1] =
		extra[5 * SIX_CARDS_ROUND + SIX_CARDS_ROUND - 1] = 4;
	table.input.extra = extra;
	ck_assert_int_eq(pairing_best(dutch, &table.input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(draw.boards[0].white, 5);
	ck_assert_int_eq(draw.boards[0].black, 4);
	table.input.options = by_real_score;
	ck_assert_int_eq(pairing_best(dutch, &table.input, &real, NULL), PAIRING_OK);
	ck_assert_int_eq(real.boards[2].white, 5);
	pairing_draw_done(&draw);
	pairing_draw_done(&real);
}
END_TEST

static int unmet_seen, passed_seen; /* reasons that were checked by another draw */
static int preferences_seen[4];     /* by 5.2.1 to 5.2.4 */

static const struct pairing_game *met(const struct pairing_input *input, int a, int round)
{
	return &input->players[a].games[round - 1];
}

/* Of the best draw nothing may be said to be better; who has met is told by another reason. */
static void place_is_true(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	struct pairing_score score = {0};

	ck_assert_int_eq(step->as.place.own == step->as.place.other,
		step->as.place.ideal == step->other && !step->as.place.first);
	if (step->proof.passed != PAIRING_PASSED_WORSE &&
		step->proof.passed != PAIRING_PASSED_BETTER)
		return;
	ck_assert_int_eq(pairing_score(dutch, input, draw, &score), PAIRING_OK);
	ck_assert(step->proof.term >= 0 && step->proof.term < score.nterms);
	if (step->proof.entry >= 0) {
		ck_assert_int_eq(
			score.values[score.terms[step->proof.term].first + step->proof.entry],
			step->proof.before);
		ck_assert_int_eq(step->proof.before < step->proof.after,
			step->proof.passed == PAIRING_PASSED_WORSE);
	}
	pairing_score_done(&score);
}

/* The score of the best draw, with a pin more if there is one; false: there is none. */
static bool score_best(const struct pairing_input *input, const struct pairing_pin *pin,
	struct pairing_score *score)
{
	struct pairing_input plain = *input, pinned = *input;
	struct pairing_pin pins[DUTCH_BEFORE_PINS];
	struct pairing_draw draw = {0};

	for (int i = 0; i < input->npins; i++)
		pins[i] = input->pins[i];
	if (pin)
		pins[pinned.npins++] = *pin;
	pinned.pins = pins;
	plain.npins = 0;
	if (pairing_best(dutch, &pinned, &draw, NULL) != PAIRING_OK)
		return false;
	ck_assert_int_eq(pairing_score(dutch, &plain, &draw, score), PAIRING_OK);
	pairing_draw_done(&draw);
	return true;
}

/* So many are not met, and the best draw, which is as good by all rules before, has as many. */
static void unmet_is_true(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	struct pairing_score now = {0}, best = {0};
	const struct pairing_term *term;
	int differs;

	ck_assert_int_eq(pairing_score(dutch, input, draw, &now), PAIRING_OK);
	ck_assert(score_best(input, NULL, &best));
	term = &now.terms[step->as.unmet.term];
	ck_assert_int_eq(term->level, step->as.unmet.score);
	ck_assert_str_eq(term->rule, step->rule);
	ck_assert_int_eq(now.values[term->first], step->as.unmet.count);
	ck_assert_int_gt(step->as.unmet.count, 0);
	(void)pairing_score_compare(&now, &best, &differs);
	ck_assert(differs < 0 || differs > step->as.unmet.term);
	unmet_seen++;
	pairing_score_done(&now);
	pairing_score_done(&best);
}

static bool is_forbidden(const struct pairing_input *input, int a, int b)
{
	for (int i = 0; i < input->napart; i++) {
		const struct pairing_apart *apart = &input->apart[i];

		if (apart->forbidden &&
			((apart->player == a && apart->other == b) ||
				(apart->player == b && apart->other == a)))
			return true;
	}
	return false;
}

/* Of two who would be left: they have met, or must have one colour. */
static void stranded_is_true(const struct pairing_input *input, const struct pairing_step *step)
{
	const int *left = step->who.then;

	if (step->who.nthen != 2)
		ck_assert_str_eq(step->rule, "C4");
	else if (strcmp(step->rule, "C3") == 0)
		ck_assert(dutch_same_absolute(input, left[0], left[1]));
	else if (strcmp(step->rule, "C1") == 0)
		ck_assert(pairing_have_met(input, left[0], left[1]));
	else
		ck_assert(is_forbidden(input, left[0], left[1]));
}

/* No draw is left: as both must have one colour, are kept apart, or for the rest of the field. */
static void bars_are_true(
	const struct pairing_input *input, const struct pairing_step *step, int down)
{
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, step->player, down, PAIRING_NEUTRAL};
	struct pairing_score score = {0};
	const bool forbidden = is_forbidden(input, step->player, down);
	const int bar = forbidden                              ? PAIRING_PASSED_FORBIDDEN
		: step->proof.passed == PAIRING_PASSED_COLOURS ? PAIRING_PASSED_COLOURS
		: score_best(input, &pin, &score)              ? PAIRING_PASSED_STRANDED
							       : PAIRING_PASSED_ILLEGAL;

	pairing_score_done(&score);
	ck_assert_int_eq(step->proof.passed, bar);
	if (bar != PAIRING_PASSED_STRANDED)
		ck_assert_str_eq(step->rule,
			forbidden                               ? ""
				: bar == PAIRING_PASSED_COLOURS ? "C3"
								: "C4");
	else
		stranded_is_true(input, step);
	ck_assert(bar != PAIRING_PASSED_COLOURS || dutch_same_absolute(input, step->player, down));
}

static int opponent_of(const struct pairing_draw *draw, int player)
{
	for (int i = 0; i < draw->count; i++) {
		if (draw->boards[i].white == player)
			return draw->boards[i].black;
		if (draw->boards[i].black == player)
			return draw->boards[i].white;
	}
	return PAIRING_NOBODY;
}

/* He stands higher than the chosen one; against the one who came down it would be as is told. */
static void passed_is_true(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const struct pairing_board *board = &draw->boards[step->board];
	const int down = board->white == step->other ? board->black : board->white;
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, step->player, down, PAIRING_NEUTRAL};
	struct pairing_pin pins[DUTCH_BEFORE_PINS];
	const struct pairing_input before = dutch_before(input, draw, step->board, false, pins);
	struct pairing_score now = {0}, then = {0};
	int term;

	if (step->proof.passed == PAIRING_PASSED_MORE)
		return;
	ck_assert_int_lt(step->player, step->other);
	if (step->proof.passed == PAIRING_PASSED_MET) {
		ck_assert_int_eq(met(input, step->player, step->proof.term)->opponent, down);
		return;
	}
	if (step->proof.passed == PAIRING_PASSED_GOES) {
		ck_assert_int_ne(step->proof.term, down);
		ck_assert_int_eq(opponent_of(draw, step->player), step->proof.term);
		return;
	}
	passed_seen++;
	if (!score_best(&before, &pin, &then)) {
		bars_are_true(input, step, down);
		return;
	}
	ck_assert_int_eq(pairing_score(dutch, input, draw, &now), PAIRING_OK);
	ck_assert_int_eq(pairing_score_compare(&now, &then, NULL) < 0,
		step->proof.passed == PAIRING_PASSED_WORSE);
	term = dutch_before_term(input, draw, step->board, &now, &then);
	ck_assert_int_eq(term, step->proof.term);
	ck_assert_str_eq(now.terms[term].rule, step->rule);
	pairing_score_done(&now);
	pairing_score_done(&then);
}

/* Those of the score of a bracket, and who has come down to it. */
static void bracket_is_counted(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	int own = 0;

	for (int i = 0; i < draw->count; i++) {
		const int white = draw->boards[i].white, black = draw->boards[i].black;

		own += dutch_points(input, white) == step->as.level.score;
		own += black >= 0 && dutch_points(input, black) == step->as.level.score;
	}
	ck_assert_int_eq(step->as.level.cards - step->as.level.down, own);
}

static void step_is_true(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const struct pairing_board *board = step->board < 0 ? NULL : &draw->boards[step->board];

	if (step->kind == PAIRING_STEP_LEVEL) {
		ck_assert_ptr_null(board);
		ck_assert_int_eq(step->as.level.cards,
			step->as.level.white + step->as.level.black + step->as.level.neutral);
		bracket_is_counted(input, draw, step);
		return;
	}
	if (step->kind == PAIRING_STEP_UNMET) {
		ck_assert_ptr_null(board);
		unmet_is_true(input, draw, step);
		return;
	}
	ck_assert_ptr_nonnull(board);
	switch (step->kind) {
	case PAIRING_STEP_BYE:
		ck_assert_int_eq(board->black, PAIRING_NOBODY);
		ck_assert_int_eq(board->white, step->player);
		break;
	case PAIRING_STEP_FLOAT_DOWN:
		ck_assert_int_gt(step->as.float_down.from, step->as.float_down.to);
		break;
	case PAIRING_STEP_FLOAT_UP:
		ck_assert_int_lt(step->as.float_up.from, step->as.float_up.to);
		break;
	case PAIRING_STEP_MET:
		ck_assert_int_eq(
			met(input, step->player, step->as.met.round)->opponent, step->other);
		break;
	case PAIRING_STEP_FLOAT_PASSED:
		passed_is_true(input, draw, step);
		break;
	case PAIRING_STEP_PLACE:
		place_is_true(input, draw, step);
		break;
	case PAIRING_STEP_PREFERENCE:
		preferences_seen[dutch_preference_check(input, draw, step) - 1]++;
		break;
	case PAIRING_STEP_DUE:
	case PAIRING_STEP_LOT_NUMBER:
		ck_assert(step->player == board->white || step->player == board->black);
		ck_assert(step->other == board->white || step->other == board->black);
		break;
	default:
		break;
	}
}

/* The reasons of one board are those that the whole draw has for it. */
static void board_has_its_steps(const struct pairing_input *input, const struct pairing_draw *draw,
	int board, const struct pairing_steps *all)
{
	struct pairing_steps steps = {0};
	int k = 0;

	ck_assert_int_eq(pairing_steps_of(dutch, input, draw, board, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		if (steps.steps[i].board != board)
			continue;
		while (k < all->count && all->steps[k].board != board)
			k++;
		ck_assert_int_lt(k, all->count);
		ck_assert_int_eq(steps.steps[i].kind, all->steps[k].kind);
		ck_assert_mem_eq(&steps.steps[i].as, &all->steps[k].as, sizeof(steps.steps[i].as));
		ck_assert_mem_eq(
			&steps.steps[i].proof, &all->steps[k].proof, sizeof(steps.steps[i].proof));
		k++;
	}
	pairing_steps_done(&steps);
}

static void steps_are_true(const struct pairing_input *input, const struct pairing_draw *draw)
{
	struct pairing_steps steps = {0};
	bool told[BOARDS_MOST] = {false};

	ck_assert_int_eq(pairing_steps(dutch, input, draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		step_is_true(input, draw, &steps.steps[i]);
		if (steps.steps[i].board >= 0)
			told[steps.steps[i].board] = true;
	}
	for (int i = 0; i < draw->count; i++)
		ck_assert(told[i]);
	if (draw->count > 0)
		board_has_its_steps(input, draw, 0, &steps);
	pairing_steps_done(&steps);
}

START_TEST(every_board_has_a_true_reason)
{
	for (uint64_t seed = 1; seed <= TOURNAMENTS; seed++) {
		struct dutch_tournament tournament;
		bool more = true;

		dutch_tournament_start(&tournament, seed, 4, 20);
		while (more) {
			struct pairing_draw draw = {0};

			if (pairing_best(dutch, &tournament.input, &draw, NULL) != PAIRING_OK)
				break;
			steps_are_true(&tournament.input, &draw);
			/* and when the first two boards have changed their Black players */
			if (draw.count > 1 && draw.boards[1].black >= 0) {
				const int black = draw.boards[0].black;

				draw.boards[0].black = draw.boards[1].black;
				draw.boards[1].black = black;
				steps_are_true(&tournament.input, &draw);
				draw.boards[1].black = draw.boards[0].black;
				draw.boards[0].black = black;
			}
			more = dutch_tournament_play(&tournament, &draw);
			pairing_draw_done(&draw);
		}
	}
	ck_assert_int_gt(unmet_seen, TOURNAMENTS);
	ck_assert_int_gt(passed_seen, TOURNAMENTS);
	for (int rule = 0; rule < 4; rule++)
		ck_assert_int_gt(preferences_seen[rule], 0);
}
END_TEST

int main(void)
{
	TCase *score = tcase_create("score"), *steps = tcase_create("steps");

	dutch = pairing_book_find("dutch");
	if (!dutch)
		return EXIT_FAILURE;
	tcase_add_test(score, a_clean_draw_breaks_nothing);
	tcase_add_test(score, turned_colours_are_told);
	tcase_add_test(score, a_card_in_the_tray_is_counted);
	tcase_add_test(score, floats_are_counted_in_their_brackets);
	tcase_add_test(score, broken_rules_are_named);
	tcase_add_test(score, bad_boards_are_refused);
	tcase_add_test(score, options_out_of_range_are_refused);
	tcase_add_test(score, boards_stand_by_pairing_score);
	tcase_add_test(steps, every_board_has_a_true_reason);
	tcase_set_timeout(steps, 300);
	return suite_run("dutch_score", score, steps, NULL);
}
