/*
 * The Schools' rules one by one: small fields whose draw the text of a rule gives.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "pairing.h"
#include "support/event/schools_field.h"
#include "support/suite_run.h"

enum { MOST = 16, ROUNDS_MOST = 6 };

static const struct pairing_book *schools;

static struct pairing_player player[MOST];
static struct pairing_game game[MOST][ROUNDS_MOST];
static struct pairing_input input;
static struct pairing_draw draw;

static int bars[3]; /* told in the reasons of random fields: met, of one school, floats as well */

/* So many players before a round, no schools, nothing played. */
static void start(int count, int round)
{
	memset(player, 0, sizeof(player));
	memset(game, 0, sizeof(game));
	for (int i = 0; i < count; i++) {
		player[i].number = i + 1;
		player[i].games = game[i];
		for (int r = 0; r < round - 1; r++)
			game[i][r].opponent = PAIRING_NOBODY;
	}
	input = (struct pairing_input){
		.players = player, .count = count, .round = round, .lot = PAIRING_WHITE};
}

/* A game of an earlier round with what White gets, in half points. */
static void played(int round, int white, int black, int points)
{
	game[white][round - 1] =
		(struct pairing_game){black, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, points};
	game[black][round - 1] = (struct pairing_game){
		white, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 2 - points};
	player[white].score += points;
	player[black].score += 2 - points;
}

static void find_best(void)
{
	pairing_draw_done(&draw);
	ck_assert_int_eq(pairing_best(schools, &input, &draw, NULL), PAIRING_OK);
}

/* The draw has just these boards, in this order. */
static void draw_is(const struct pairing_board *boards, int count)
{
	ck_assert_int_eq(draw.count, count);
	for (int i = 0; i < count; i++)
		ck_assert_msg(draw.boards[i].white == boards[i].white &&
				draw.boards[i].black == boards[i].black,
			"board %d: %d-%d", i + 1, draw.boards[i].white, draw.boards[i].black);
}

#define DRAW_IS(...) \
	draw_is((const struct pairing_board[]){__VA_ARGS__}, \
		(int)(sizeof((const struct pairing_board[]){__VA_ARGS__}) / \
			sizeof(struct pairing_board)))

static bool meet(int a, int b)
{
	for (int i = 0; i < draw.count; i++)
		if ((draw.boards[i].white == a && draw.boards[i].black == b) ||
			(draw.boards[i].white == b && draw.boards[i].black == a))
			return true;
	return false;
}

START_TEST(rule_6_halves_by_name_colours_alternate)
{
	start(6, 1);
	find_best();
	DRAW_IS({0, 3}, {4, 1}, {2, 5});
	input.lot = PAIRING_BLACK;
	find_best();
	DRAW_IS({3, 0}, {1, 4}, {5, 2});
}
END_TEST

START_TEST(rule_4_bye_of_round_1_to_the_last_who_is_no_top_player)
{
	start(7, 1);
	find_best();
	DRAW_IS({0, 3}, {4, 1}, {2, 5}, {6, PAIRING_NOBODY});
	player[6].top = true;
	player[5].bye_booked = true;
	find_best();
	DRAW_IS({0, 3}, {5, 1}, {2, 6}, {4, PAIRING_NOBODY});
}
END_TEST

START_TEST(rule_6_top_players_do_not_meet_in_the_early_rounds)
{
	int options[SCHOOLS_SETTINGS] = {3, 0, 1, 1, 0, 0};

	start(6, 1);
	player[0].top = player[3].top = true;
	find_best();
	DRAW_IS({0, 4}, {3, 1}, {2, 5});
	input.options = options;
	find_best();
	ck_assert(meet(0, 3));
}
END_TEST

/*
 * Of eight only the pairs of a ring may meet, so there are two draws: one whose upper halves are 0,
 * 1, 4, 6, and one of 0, 2, 3, 4, which is nearer to the halves.
 */
START_TEST(rule_6_exchange_between_the_halves_is_the_smallest)
{
	static const int ring[] = {0, 2, 5, 4, 7, 6, 3, 1, 0};
	struct pairing_apart apart[28];
	int count = 0;

	start(8, 1);
	for (int a = 0; a < 8; a++)
		for (int b = a + 1; b < 8; b++) {
			bool joined = false;

			for (int i = 0; i < 8; i++)
				joined = joined || (ring[i] == a && ring[i + 1] == b) ||
					(ring[i] == b && ring[i + 1] == a);
			if (!joined)
				apart[count++] = (struct pairing_apart){a, b, true};
		}
	input.apart = apart;
	input.napart = count;
	find_best();
	DRAW_IS({0, 1}, {5, 2}, {3, 6}, {7, 4});
}
END_TEST

START_TEST(rule_7_school_stands_above_score)
{
	start(4, 2);
	played(1, 0, 2, 2);
	played(1, 1, 3, 2);
	find_best();
	ck_assert(meet(0, 1) && meet(2, 3));
	player[0].club = player[1].club = 1;
	find_best();
	ck_assert(meet(0, 3) && meet(1, 2));
}
END_TEST

START_TEST(rule_7_the_score_of_the_bye_gives_way_in_every_round)
{
	int options[SCHOOLS_SETTINGS] = {2, 2, 1, 1, 0, 0};
	const struct pairing_apart apart = {0, 2, true};

	/* 0, who alone has a point, must not meet 2 and is of the school of 1 */
	start(4, 3);
	played(1, 0, 3, 2);
	player[3].absent = true;
	player[0].club = player[1].club = 1;
	input.apart = &apart;
	input.napart = 1;
	find_best();
	DRAW_IS({1, 2}, {0, PAIRING_NOBODY});
	input.options = options;
	find_best();
	DRAW_IS({1, 2}, {0, PAIRING_NOBODY});
	options[5] = 1; /* in the old order only in the early rounds */
	find_best();
	ck_assert(meet(0, 1));
	ck_assert_int_eq(draw.boards[1].white, 2);
}
END_TEST

static void had_bye(int round, int who)
{
	game[who][round - 1] = (struct pairing_game){
		PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_BYE_FORCED, PAIRING_LEVEL, 2};
	player[who].score += 2;
}

/* 1 and 2 have met, 0 and 1 are of one school, and 1 has had the bye. */
START_TEST(rule_7_in_early_rounds_even_a_second_bye_comes_before_the_school)
{
	int options[SCHOOLS_SETTINGS] = {2, 2, 1, 1, 0, 0};

	start(3, 3);
	played(1, 1, 2, 2);
	had_bye(2, 1);
	player[0].club = player[1].club = 1;
	find_best();
	ck_assert(meet(0, 2));
	input.options = options;
	find_best();
	ck_assert(meet(0, 1));
	options[0] = 3;
	options[5] = 1;
	find_best();
	ck_assert(meet(0, 1));
}
END_TEST

START_TEST(rule_4_who_is_spared_is_asked_last_whatever_his_score)
{
	int options[SCHOOLS_SETTINGS] = {3, 2, 1, 1, 0, 0};
	static const enum pairing_kind kinds[] = {
		PAIRING_BYE_HALF, PAIRING_DEFAULT_WIN, PAIRING_DEFAULT_LOSS};

	for (int i = 0; i < 4; i++) {
		start(3, 2);
		player[0].score = 2;
		player[1].score = 1;
		game[1][0].kind = game[2][0].kind = i < 3 ? kinds[i] : PAIRING_ABSENT;
		player[1].bye_booked = player[2].bye_booked = i == 3;
		input.options = NULL;
		find_best();
		ck_assert_int_eq(draw.boards[1].white, 0);
		input.options = options;
		options[5] = 1;
		find_best();
		ck_assert_int_eq(draw.boards[1].white, i == 1 || i == 3 ? 0 : 2);
	}
}
END_TEST

START_TEST(rule_24_top_player_has_the_colour_then_the_lot)
{
	int first = 0;

	/* 0 and 1 have each beaten an absent one with White */
	for (int top = 0; top < 2; top++) {
		start(4, 2);
		played(1, 0, 2, 2);
		played(1, 1, 3, 2);
		player[2].absent = player[3].absent = true;
		player[top].top = true;
		find_best();
		DRAW_IS({1 - top, top});
	}
	for (int number = 1; number <= 64; number++) {
		start(4, 2);
		played(1, 0, 2, 2);
		played(1, 1, 3, 2);
		player[2].absent = player[3].absent = true;
		player[0].number = number;
		player[1].number = 100;
		player[2].number = 101;
		player[3].number = 102;
		find_best();
		first += draw.boards[0].white == 0;
	}
	ck_assert_int_gt(first, 16);
	ck_assert_int_lt(first, 48);
}
END_TEST

START_TEST(rule_20_who_has_not_floated_down_floats)
{
	int other;

	start(6, 2);
	played(1, 0, 3, 2);
	played(1, 1, 4, 2);
	played(1, 2, 5, 2);
	find_best();
	/* the last of the list goes down, unless he has done so before */
	ck_assert(meet(0, 1));
	game[2][0].floated = PAIRING_FLOAT_DOWN;
	find_best();
	for (other = 3; !meet(2, other) && other < 6; other++)
		;
	ck_assert_int_eq(other, 6);
}
END_TEST

static bool is_forbidden(const struct pairing_input *of, int a, int b)
{
	for (int i = 0; i < of->napart; i++)
		if (of->apart[i].forbidden &&
			((of->apart[i].player == a && of->apart[i].other == b) ||
				(of->apart[i].player == b && of->apart[i].other == a)))
			return true;
	return false;
}

/* He floats the same way, against another. */
static void other_float_is_told(const struct pairing_input *of, const struct pairing_draw *drawn,
	const struct pairing_step *step)
{
	const int other = step->proof.meets;
	bool meet = false;

	for (int i = 0; i < drawn->count; i++)
		meet = meet ||
			(drawn->boards[i].white == step->player &&
				drawn->boards[i].black == other) ||
			(drawn->boards[i].black == step->player && drawn->boards[i].white == other);
	ck_assert(meet);
	if (other == PAIRING_NOBODY)
		ck_assert_int_eq(step->as.float_passed.way, PAIRING_FLOAT_DOWN);
	else if (step->as.float_passed.way == PAIRING_FLOAT_DOWN)
		ck_assert_int_gt(of->players[step->player].score, of->players[other].score);
	else
		ck_assert_int_lt(of->players[step->player].score, of->players[other].score);
	bars[2]++;
}

/* Who does not come up for a bar between him and that opponent is told by it, not by a draw. */
static void bar_is_told(const struct pairing_input *of, const struct pairing_draw *drawn,
	const struct pairing_step *step)
{
	const struct pairing_board *board = &drawn->boards[step->board];
	const int down = board->white == step->other ? board->black : board->white;
	const int school = of->players[step->player].club;
	int met = 0;

	if (step->proof.passed == PAIRING_PASSED_GOES) {
		other_float_is_told(of, drawn, step);
		return;
	}
	if (step->as.float_passed.way != PAIRING_FLOAT_UP)
		return;
	for (int r = 1; r < of->round; r++) {
		const struct pairing_game *his = &of->players[step->player].games[r - 1],
					  *its = &of->players[down].games[r - 1];

		if ((his->kind == PAIRING_PLAYED && his->opponent == down) ||
			(its->kind == PAIRING_PLAYED && its->opponent == step->player))
			met = r;
	}
	ck_assert_int_eq(step->proof.passed == PAIRING_PASSED_MET, met > 0);
	if (met > 0) {
		ck_assert_int_eq(step->proof.term, met);
		ck_assert_str_eq(step->rule, "1");
		bars[0]++;
		return;
	}
	ck_assert_int_eq(step->proof.passed == PAIRING_PASSED_FORBIDDEN,
		is_forbidden(of, step->player, down));
	if (is_forbidden(of, step->player, down))
		return;
	/* what is true of the chosen one as well is no bar */
	ck_assert_int_eq(step->proof.passed == PAIRING_PASSED_SCHOOL,
		school > 0 && school == of->players[down].club &&
			school != of->players[step->other].club);
	if (step->proof.passed == PAIRING_PASSED_SCHOOL) {
		ck_assert_str_eq(step->rule, "7");
		bars[1]++;
	}
}

/* Nothing is better, and that two have met is told by its own rule elsewhere. */
static void place_is_told(const struct pairing_step *step)
{
	if (step->kind != PAIRING_STEP_SEEKERS && step->kind != PAIRING_STEP_PLACE)
		return;
	ck_assert_int_ne(step->proof.passed, PAIRING_PASSED_BETTER);
	if (step->proof.passed == PAIRING_PASSED_MET ||
		step->proof.passed == PAIRING_PASSED_AVOIDED)
		ck_assert_str_eq(step->rule, step->kind == PAIRING_STEP_PLACE ? "6" : "10");
}

/* Every board is spoken of: its colours, and its places or its floats. */
static void boards_are_told(const struct pairing_input *of, const struct pairing_draw *drawn)
{
	struct pairing_steps steps = {0};

	ck_assert_int_eq(pairing_steps(schools, of, drawn, &steps), PAIRING_OK);
	for (int board = 0; board < drawn->count; board++) {
		int colours = 0, places = 0;

		for (int i = 0; i < steps.count; i++) {
			const enum pairing_step_kind kind = steps.steps[i].kind;

			if (steps.steps[i].board != board)
				continue;
			colours += kind == PAIRING_STEP_DUE || kind == PAIRING_STEP_LOT ||
				kind == PAIRING_STEP_TRANSFER || kind == PAIRING_STEP_EQUAL_CLAIMS;
			places += kind == PAIRING_STEP_PLACE || kind == PAIRING_STEP_SEEKERS ||
				kind == PAIRING_STEP_FLOAT_HISTORY || kind == PAIRING_STEP_BYE;
			/* nothing is better than the best draw */
			ck_assert(kind != PAIRING_STEP_FLOAT_PASSED ||
				steps.steps[i].proof.passed != PAIRING_PASSED_BETTER);
			if (kind == PAIRING_STEP_FLOAT_PASSED)
				bar_is_told(of, drawn, &steps.steps[i]);
			place_is_told(&steps.steps[i]);
		}
		ck_assert_int_eq(colours, drawn->boards[board].black != PAIRING_NOBODY);
		ck_assert_int_ge(places, 1);
	}
	pairing_steps_done(&steps);
}

START_TEST(steps_tell_every_board_and_find_nothing_better)
{
	for (uint64_t seed = 1; seed <= 400; seed++) {
		struct schools_field field;
		struct pairing_draw drawn = {0};

		schools_field_make(&field, seed, 4, 12);
		if (pairing_best(schools, &field.field.input, &drawn, NULL) == PAIRING_OK)
			boards_are_told(&field.field.input, &drawn);
		pairing_draw_done(&drawn);
	}
	ck_assert_int_gt(bars[0], 10);
	ck_assert_int_gt(bars[1], 10);
	ck_assert_int_gt(bars[2], 10);
}
END_TEST

/*
 * Without a school and a colour there is nothing to weigh: top half against bottom half, at once.
 */
START_TEST(round_1_of_a_large_field_without_schools_is_drawn_at_once)
{
	enum { LARGE = 1000 };
	static struct pairing_player large[LARGE];
	const clock_t start = clock();

	for (int i = 0; i < LARGE; i++)
		large[i] = (struct pairing_player){.number = i + 1};
	input = (struct pairing_input){
		.players = large, .count = LARGE, .round = 1, .lot = PAIRING_WHITE};
	find_best();
	ck_assert_int_lt((clock() - start) / CLOCKS_PER_SEC, 2);
	ck_assert_int_eq(draw.count, LARGE / 2);
	for (int i = 0; i < LARGE / 2; i++) {
		ck_assert_int_eq(draw.boards[i].white, i % 2 ? i + LARGE / 2 : i);
		ck_assert_int_eq(draw.boards[i].black, i % 2 ? i : i + LARGE / 2);
	}
}
END_TEST

int main(void)
{
	TCase *rules = tcase_create("rules");

	schools = pairing_book_find("schools");
	if (!schools)
		return EXIT_FAILURE;
	tcase_add_test(rules, rule_6_halves_by_name_colours_alternate);
	tcase_add_test(rules, rule_4_bye_of_round_1_to_the_last_who_is_no_top_player);
	tcase_add_test(rules, rule_6_top_players_do_not_meet_in_the_early_rounds);
	tcase_add_test(rules, rule_6_exchange_between_the_halves_is_the_smallest);
	tcase_add_test(rules, rule_7_school_stands_above_score);
	tcase_add_test(rules, rule_7_the_score_of_the_bye_gives_way_in_every_round);
	tcase_add_test(rules, rule_7_in_early_rounds_even_a_second_bye_comes_before_the_school);
	tcase_add_test(rules, rule_4_who_is_spared_is_asked_last_whatever_his_score);
	tcase_add_test(rules, rule_24_top_player_has_the_colour_then_the_lot);
	tcase_add_test(rules, rule_20_who_has_not_floated_down_floats);
	tcase_add_test(rules, round_1_of_a_large_field_without_schools_is_drawn_at_once);
	tcase_add_test(rules, steps_tell_every_board_and_find_nothing_better);
	return suite_run("schools", rules, NULL);
}
