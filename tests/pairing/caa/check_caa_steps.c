/*
 * The reasons of the guide's draws, and that every reason of any draw is a fact.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/case_file.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"

enum { ANY = -99, FIELDS = 400, DRAWS_OF_FIELD = 3, EXPECTED = 6 };

static struct case_file *file;
static const struct pairing_book *caa;

struct expected {
	int round;
	int white; /* of the board it explains; 0: of a level */
	enum pairing_step_kind kind;
	const char *rule;
	int player, other;    /* numbers; 0: nobody */
	int values[EXPECTED]; /* the first ones of the step */
};

/* What the guide says about its rounds, scores in half points. */
static const struct expected guide[] = {
	/* round 1: 10 has a bye booked, 3-14 and 17-7 are club mates */
	{1, 11, PAIRING_STEP_BYE, "6", 11, 0, {0, 1, ANY, ANY, ANY, ANY}},
	{1, 11, PAIRING_STEP_FLOAT_PASSED, "6", 10, 11,
		{PAIRING_PASSED_SPARED, ANY, ANY, ANY, ANY, PAIRING_LEVEL}},
	{1, 1, PAIRING_STEP_LOT, "8", 1, 10, {1, ANY, ANY, ANY, ANY, ANY}},
	{1, 3, PAIRING_STEP_AVOIDED, "35", 3, 14, {35, ANY, ANY, ANY, ANY, ANY}},
	{1, 18, PAIRING_STEP_AVOIDED, "35", 7, 17, {35, ANY, ANY, ANY, ANY, ANY}},
	/*
	 * round 2: seven players on 1 point, 6 just below the mid-line floats, 3 is due the wrong
	 * colour, 4 comes up
	 */
	{2, 0, PAIRING_STEP_LEVEL, "9", 0, 0, {2, 7, 3, 3, 1, ANY}},
	{2, 0, PAIRING_STEP_ODD, "19", 0, 0, {2, 7, ANY, ANY, ANY, ANY}},
	{2, 4, PAIRING_STEP_FLOAT_DOWN, "20", 6, 4, {2, 1, 0, 0, ANY, ANY}},
	{2, 4, PAIRING_STEP_FLOAT_UP, "21", 4, 6, {1, 2, 1, 0, ANY, ANY}},
	{2, 4, PAIRING_STEP_FLOAT_PASSED, "15, 17", 3, 4,
		{PAIRING_PASSED_WORSE, ANY, 0, 0, 1, PAIRING_FLOAT_UP}},
	/* 17 and 8 have already played, 13 and 17 are swapped */
	{2, 13, PAIRING_STEP_MET, "1", 8, 17, {1, ANY, ANY, ANY, ANY, ANY}},
	{2, 13, PAIRING_STEP_PLACE, "12", 8, 13, {1, 0, ANY, PAIRING_PASSED_MET, ANY, ANY}},
	{2, 2, PAIRING_STEP_DUE, "15", 2, 11, {1, ANY, ANY, ANY, ANY, ANY}},
	/*
	 * round 3: the top two levels have more Black seekers, 2 goes down, 3 comes up, 4 is the
	 * most due Black
	 */
	{3, 0, PAIRING_STEP_LINKED, "17", 0, 0, {4, 3, 2, 4, ANY, ANY}},
	{3, 3, PAIRING_STEP_FLOAT_DOWN, "20", 2, 3, {4, 3, 0, 0, ANY, ANY}},
	{3, 3, PAIRING_STEP_FLOAT_UP, "21", 3, 2, {3, 4, 0, 0, ANY, ANY}},
	{3, 12, PAIRING_STEP_TRANSFER, "16", 12, 4, {0, 1, 2, 1, 1, 1}},
	{3, 15, PAIRING_STEP_BYE, "6", 15, 0, {0, 1, ANY, ANY, ANY, ANY}},
	/*
	 * round 4: 4 White and 6 Black seekers on 2 and 1½; 6 goes down, 8 comes up and changes:
	 * equal claims
	 */
	{4, 0, PAIRING_STEP_LEVEL, "9", 0, 0, {4, 7, 3, 4, 0, ANY}},
	{4, 0, PAIRING_STEP_ODD, "19", 0, 0, {4, 7, ANY, ANY, ANY, ANY}},
	{4, 0, PAIRING_STEP_LINKED, "17", 0, 0, {4, 3, 4, 6, ANY, ANY}},
	{4, 8, PAIRING_STEP_FLOAT_DOWN, "20", 6, 8, {4, 3, 0, 0, ANY, ANY}},
	{4, 8, PAIRING_STEP_FLOAT_UP, "21", 8, 6, {3, 4, 0, 0, ANY, ANY}},
	{4, 8, PAIRING_STEP_TRANSFER, "16, advice 11, 25", 8, 6, {1, 1, 3, 1, 1, 3}},
	{4, 0, PAIRING_STEP_KEEPS, "16", 12, 8, {1, 2, 3, 1, 4, 3}},
	{4, 0, PAIRING_STEP_LEFT, "23", 14, 20, {3, 1, 0, 0, ANY, ANY}},
	{4, 0, PAIRING_STEP_GIVEN_UP, "15, 17", 0, 0, {1, 1, 2, 10, 4, 3}},
	{4, 5, PAIRING_STEP_FLOAT_UP, "21", 3, 5, {5, 6, 0, 1, ANY, ANY}},
	/* round 5: 5 has met both of the level below and floats on to 2 */
	{5, 2, PAIRING_STEP_FLOAT_DOWN, "20", 5, 2, {8, 5, 0, 1, ANY, ANY}},
	{5, 2, PAIRING_STEP_FLOAT_PASSED, "22", 1, 2, {PAIRING_PASSED_MET, 3, ANY, ANY, ANY, ANY}},
	{5, 2, PAIRING_STEP_FLOAT_PASSED, "22", 18, 2, {PAIRING_PASSED_MET, 2, ANY, ANY, ANY, ANY}},
	{5, 17, PAIRING_STEP_FLOAT_DOWN, "20", 14, 17, {4, 2, 1, 0, ANY, ANY}},
	{5, 17, PAIRING_STEP_EXCHANGE, "12, 24", 17, 0, {2, 0, ANY, ANY, ANY, ANY}},
	{5, 11, PAIRING_STEP_EXCHANGE, "15, 17", 16, 0, {2, 0, PAIRING_PASSED_WORSE, ANY, 0, 2}},
};

static int number_of(const struct pairing_input *input, int player)
{
	return player < 0 ? 0 : input->players[player].number;
}

static bool is_expected(const struct case_draw *round, const struct pairing_draw *draw,
	const struct pairing_step *step, const struct expected *expected)
{
	const int white =
		step->board < 0 ? 0 : number_of(&round->input, draw->boards[step->board].white);
	int numbers[PAIRING_STEP_NUMBERS] = {0};

	if (step->kind != expected->kind || white != expected->white ||
		strcmp(step->rule, expected->rule) != 0 ||
		number_of(&round->input, step->player) != expected->player ||
		number_of(&round->input, step->other) != expected->other)
		return false;
	pairing_step_numbers(step, numbers);
	for (int i = 0; i < EXPECTED; i++)
		if (expected->values[i] != ANY && expected->values[i] != numbers[i])
			return false;
	return true;
}

START_TEST(guide_says_so)
{
	const struct expected *expected = &guide[_i];
	const struct case_draw *round = &file->round[expected->round - 1];
	struct pairing_draw draw = case_answer_draw(&round->input, &round->answer[0]);
	struct pairing_steps steps = {0};
	bool found = false;

	ck_assert_int_eq(pairing_steps(caa, &round->input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++)
		found |= is_expected(round, &draw, &steps.steps[i], expected);
	ck_assert_msg(found, "round %d, kind %d, player %d", expected->round, (int)expected->kind,
		expected->player);
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
}
END_TEST

/*
 * 6 is the first card below the line: nobody was passed over for him; 10 and 11 are not said to
 * have met.
 */
START_TEST(guide_does_not_say_more)
{
	const struct case_draw *round = &file->round[3];
	struct pairing_draw draw = case_answer_draw(&round->input, &round->answer[0]);
	struct pairing_steps steps = {0};

	ck_assert_int_eq(pairing_steps(caa, &round->input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		ck_assert_int_ne(steps.steps[i].kind, PAIRING_STEP_FLOAT_PASSED);
		ck_assert_int_ne(steps.steps[i].kind, PAIRING_STEP_PINNED);
		ck_assert_int_ne(steps.steps[i].kind, PAIRING_STEP_BYE);
		ck_assert_int_ne(steps.steps[i].kind, PAIRING_STEP_LOT);
	}
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
}
END_TEST

/*
 * --- any draw of any field
 * ----------------------------------------------------------------------------------------
 */

static const struct pairing_player *player_of(const struct pairing_input *input, int player)
{
	return &input->players[player];
}

static void check_claim(
	const struct pairing_input *input, int player, const struct pairing_step_claim *stated)
{
	const struct pairing_claim claim =
		pairing_claim_of(player_of(input, player)->games, input->round - 1);

	ck_assert_int_eq(stated->difference, claim.difference);
	ck_assert_int_eq(stated->run, claim.run);
	ck_assert_int_eq(stated->games, claim.games);
}

static enum pairing_colour due_of(const struct pairing_input *input, int player)
{
	return pairing_claim_of(player_of(input, player)->games, input->round - 1).due;
}

static bool met_in(const struct pairing_input *input, int a, int b, int round)
{
	const struct pairing_game *x = &player_of(input, a)->games[round - 1];
	const struct pairing_game *y = &player_of(input, b)->games[round - 1];

	return (x->kind == PAIRING_PLAYED && x->opponent == b) ||
		(y->kind == PAIRING_PLAYED && y->opponent == a);
}

static bool floated_last(const struct pairing_input *input, int player, enum pairing_float way)
{
	return input->round > 1 && player_of(input, player)->games[input->round - 2].floated == way;
}

static void check_passed(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const struct pairing_board *board = &draw->boards[step->board];
	const int opponent = board->white == step->other ? board->black : board->white;
	enum pairing_float way = PAIRING_LEVEL;

	if (opponent >= 0)
		way = player_of(input, opponent)->score < player_of(input, step->other)->score
			? PAIRING_FLOAT_DOWN
			: PAIRING_FLOAT_UP;
	ck_assert_int_eq(step->as.float_passed.way, way);
	ck_assert(board->white == step->other || board->black == step->other);
	ck_assert_int_eq(step->player < 0, step->proof.passed == PAIRING_PASSED_MORE);
	if (step->proof.passed == PAIRING_PASSED_MET)
		ck_assert(met_in(input, step->player, opponent, step->proof.term));
	if (step->proof.passed == PAIRING_PASSED_GOES) {
		const int mine = player_of(input, step->player)->score;
		const int his =
			step->proof.term < 0 ? -1 : player_of(input, step->proof.term)->score;
		bool meet = false;

		for (int i = 0; i < draw->count; i++)
			meet = meet ||
				(draw->boards[i].white == step->player &&
					draw->boards[i].black == step->proof.term) ||
				(draw->boards[i].black == step->player &&
					draw->boards[i].white == step->proof.term);
		ck_assert(meet);
		ck_assert(way == PAIRING_FLOAT_DOWN ? mine > his : mine < his);
	}
	if (step->proof.passed == PAIRING_PASSED_BARRED ||
		step->proof.passed == PAIRING_PASSED_SPARED)
		ck_assert_int_lt(opponent, 0);
}

static void check_board_step(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const struct pairing_board *board = &draw->boards[step->board];
	const union pairing_step_members *as = &step->as;
	const int mine = player_of(input, step->player)->score;
	const int his = step->other < 0 ? -1 : player_of(input, step->other)->score;
	const enum pairing_colour given =
		step->player == board->white ? PAIRING_WHITE : PAIRING_BLACK;

	switch (step->kind) {
	case PAIRING_STEP_FLOAT_DOWN:
		ck_assert(mine > his && as->float_down.from == mine && as->float_down.to == his);
		ck_assert_int_eq(as->float_down.again,
			floated_last(input, step->player, PAIRING_FLOAT_DOWN));
		break;
	case PAIRING_STEP_FLOAT_UP:
		ck_assert(mine < his && as->float_up.from == mine && as->float_up.to == his);
		ck_assert_int_eq(
			as->float_up.again, floated_last(input, step->player, PAIRING_FLOAT_UP));
		break;
	case PAIRING_STEP_BYE:
		ck_assert(board->black == PAIRING_NOBODY && board->white == step->player &&
			as->bye.score == mine);
		break;
	case PAIRING_STEP_DUE:
		ck_assert_int_eq(due_of(input, step->player), given);
		ck_assert_int_eq(
			as->due.cards, due_of(input, step->other) == PAIRING_NEUTRAL ? 1 : 2);
		break;
	case PAIRING_STEP_TRANSFER:
		ck_assert_int_ne(due_of(input, step->player), PAIRING_NEUTRAL);
		ck_assert_int_ne(due_of(input, step->player), given);
		check_claim(input, step->player, &as->transfer.his);
		check_claim(input, step->other, &as->transfer.other);
		ck_assert_int_eq(as->transfer.level, (his > mine) - (his < mine));
		ck_assert_int_eq(as->transfer.same,
			due_of(input, step->player) != due_of(input, step->other)           ? 0
				: mine > his || (mine == his && step->player < step->other) ? 2
											    : 1);
		break;
	case PAIRING_STEP_LOT:
		ck_assert(due_of(input, step->player) == PAIRING_NEUTRAL &&
			due_of(input, step->other) == PAIRING_NEUTRAL &&
			as->lot.board == step->board + 1);
		break;
	case PAIRING_STEP_PLACE:
		ck_assert(mine == his && step->player < step->other);
		ck_assert_int_eq(as->place.own == as->place.other, as->place.ideal == step->other);
		break;
	case PAIRING_STEP_MET:
		ck_assert(met_in(input, step->player, step->other, as->met.round));
		break;
	case PAIRING_STEP_FLOAT_PASSED:
		check_passed(input, draw, step);
		break;
	default:
		break;
	}
}

static enum pairing_colour given_in(const struct pairing_draw *draw, int player)
{
	for (int i = 0; i < draw->count; i++) {
		if (draw->boards[i].white == player && draw->boards[i].black >= 0)
			return PAIRING_WHITE;
		if (draw->boards[i].black == player)
			return PAIRING_BLACK;
	}
	return PAIRING_NEUTRAL;
}

static bool sits_out(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT && input->pins[i].player == player)
			return true;
	return input->players[player].absent;
}

/*
 * What the cards of some levels are due, and how many of those seated with another are not given
 * it.
 */
static int count_dues(const struct pairing_input *input, const struct pairing_draw *draw, int high,
	int low, bool ends, int due[3])
{
	int transfers = 0;

	for (int i = 0; i < input->count; i++) {
		const int score = input->players[i].score;
		const enum pairing_colour given = given_in(draw, i);

		if (sits_out(input, i) || score > high || score < low ||
			(ends && score != high && score != low))
			continue;
		due[due_of(input, i)]++;
		transfers += given != PAIRING_NEUTRAL && due_of(input, i) != PAIRING_NEUTRAL &&
			due_of(input, i) != given;
	}
	return transfers;
}

static void check_keeps(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const int games = input->round - 1;
	const struct pairing_claim keeper =
		pairing_claim_of(input->players[step->player].games, games);
	const struct pairing_claim other =
		pairing_claim_of(input->players[step->other].games, games);

	check_claim(input, step->player, &step->as.keeps.claim);
	ck_assert_int_gt(pairing_claim_compare(&keeper, &other), 0);
	ck_assert_int_eq(keeper.due, other.due);
	ck_assert_int_eq(given_in(draw, step->player), keeper.due);
	ck_assert_int_ne(given_in(draw, step->other), other.due);
}

static void check_level_step(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const union pairing_step_members *as = &step->as;
	int due[3] = {0, 0, 0};

	switch (step->kind) {
	case PAIRING_STEP_LEVEL:
		count_dues(input, draw, as->level.score, as->level.score, false, due);
		ck_assert_int_eq(as->level.cards, due[0] + due[1] + due[2]);
		ck_assert(as->level.white == due[PAIRING_WHITE] &&
			as->level.black == due[PAIRING_BLACK] &&
			as->level.neutral == due[PAIRING_NEUTRAL]);
		break;
	case PAIRING_STEP_ODD:
		ck_assert(as->odd.cards % 2 == 1 || as->odd.leave > 1);
		break;
	case PAIRING_STEP_LINKED:
		count_dues(input, draw, as->linked.upper, as->linked.lower, true, due);
		ck_assert(as->linked.white == due[PAIRING_WHITE] &&
			as->linked.black == due[PAIRING_BLACK]);
		break;
	case PAIRING_STEP_KEEPS:
		check_keeps(input, draw, step);
		break;
	case PAIRING_STEP_LEFT:
		ck_assert_int_le(as->left.denied,
			count_dues(input, draw, as->left.score, as->left.score, false, due));
		break;
	default:
		ck_assert_int_eq(step->kind, PAIRING_STEP_GIVEN_UP);
		ck_assert_int_eq(as->given_up.colours,
			count_dues(
				input, draw, as->given_up.upper, as->given_up.lower, false, due));
		ck_assert_int_eq(as->given_up.cards, due[0] + due[1] + due[2]);
		ck_assert_int_ge(as->given_up.colours, as->given_up.least);
	}
}

static void check_steps(const struct pairing_input *input, const struct pairing_draw *draw)
{
	struct pairing_steps steps = {0};

	ck_assert_int_eq(pairing_steps(caa, input, draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		const struct pairing_step *step = &steps.steps[i];

		ck_assert_ptr_nonnull(step->rule);
		if (step->board < 0)
			check_level_step(input, draw, step);
		else
			check_board_step(input, draw, step);
	}
	pairing_steps_done(&steps);
	for (int board = 0; board < draw->count; board++) {
		ck_assert_int_eq(pairing_steps_of(caa, input, draw, board, &steps), PAIRING_OK);
		for (int i = 0; i < steps.count; i++) {
			if (steps.steps[i].board < 0)
				check_level_step(input, draw, &steps.steps[i]);
			else
				ck_assert_int_eq(steps.steps[i].board, board);
		}
		pairing_steps_done(&steps);
	}
	ck_assert_int_eq(
		pairing_steps_of(caa, input, draw, draw->count, &steps), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_steps_of(caa, input, draw, -1, &steps), PAIRING_BAD_INPUT);
}

START_TEST(every_reason_is_a_fact)
{
	for (int k = 0; k < FIELDS; k++) {
		struct random_field field;
		uint64_t state = (uint64_t)k;

		random_field_make(&field, 7000 + (uint64_t)k, 2, 12);
		for (int i = 0; i < DRAWS_OF_FIELD; i++) {
			struct pairing_board boards[FIELD_PLAYERS_MOST];
			struct pairing_draw draw = {boards, 0};

			random_field_draw(&field, &state, &draw);
			check_steps(&field.input, &draw);
			draw.count -= draw.count / 3; /* half-made */
			check_steps(&field.input, &draw);
		}
	}
}
END_TEST

START_TEST(pins_are_reasons)
{
	const struct case_draw *round = &file->round[3];
	struct pairing_input input = round->input;
	const struct pairing_pin pins[] = {
		{PAIRING_PIN_BOARD, case_player(&input, 2), case_player(&input, 12), PAIRING_WHITE},
		{PAIRING_PIN_FLOAT_DOWN, case_player(&input, 6), PAIRING_NOBODY, PAIRING_NEUTRAL},
	};
	struct pairing_draw draw = case_answer_draw(&input, &round->answer[0]);
	struct pairing_steps steps = {0};
	int pinned = 0;

	input.pins = pins;
	input.npins = 2;
	ck_assert_int_eq(pairing_steps(caa, &input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		const struct pairing_step *step = &steps.steps[i];

		if (step->kind != PAIRING_STEP_PINNED)
			continue;
		pinned++;
		ck_assert(step->player == pins[0].player
				? step->other == pins[0].other
				: step->player == pins[1].player && step->other == PAIRING_NOBODY);
	}
	ck_assert_int_eq(pinned, 2);
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
}
END_TEST

START_TEST(illegal_seats_have_no_reasons_and_bad_indices_no_answer)
{
	const struct case_draw *round = &file->round[2];
	const int absent = case_player(&round->input, 10);
	struct pairing_board boards[] = {{0, 4}, {absent, 1}, {0, 2}};
	struct pairing_draw draw = {boards, 3};
	struct pairing_steps steps = {0};

	ck_assert_int_eq(pairing_steps(caa, &round->input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++)
		ck_assert_int_le(steps.steps[i].board, 0);
	pairing_steps_done(&steps);
	boards[2].black = round->input.count;
	ck_assert_int_eq(pairing_steps(caa, &round->input, &draw, &steps), PAIRING_BAD_INPUT);
	ck_assert_ptr_null(steps.steps);
}
END_TEST

int main(void)
{
	TCase *steps = tcase_create("steps");
	int code;

	file = case_file_read(TESTS_DIR "/cases/caa-guide.txt");
	caa = pairing_book_find("caa");
	if (!file || !caa)
		return EXIT_FAILURE;
	tcase_add_loop_test(steps, guide_says_so, 0, (int)(sizeof(guide) / sizeof(guide[0])));
	tcase_add_test(steps, guide_does_not_say_more);
	tcase_add_test(steps, every_reason_is_a_fact);
	tcase_add_test(steps, pins_are_reasons);
	tcase_add_test(steps, illegal_seats_have_no_reasons_and_bad_indices_no_answer);
	tcase_set_timeout(steps, 60);
	code = suite_run("caa_steps", steps, NULL);
	free(file);
	return code;
}
