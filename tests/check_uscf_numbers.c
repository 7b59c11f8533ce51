/*
 * Every number that the reasons of a US Chess draw state, counted afresh from ratings and records:
 * over all worked cases, and rounds of seeded sections (1,000; ROUNDS: that many).
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/random_field.h"
#include "support/suite_run.h"
#include "support/us_record.h"
#include "support/uscf_case.h"

enum { PLAYERS_MOST = 40, SLICES = 20 };

static const struct pairing_book *book;
static struct uscf_case *cases;
static int ncases;
static long rounds = 1000;

struct telling {
	const struct us_section *section;
	const struct pairing_draw *draw;
	const char *name;
	unsigned long long seed;
	long points; /* reasons that state rating points */
};

#define IS(found, wanted, what) \
	ck_assert_msg((found) == (wanted), "%s %llu round %d: %s: %d is told, it is %d", \
		telling->name, telling->seed, telling->section->input.round, what, (int)(found), \
		(int)(wanted))

static int opponent_of(const struct telling *telling, int player)
{
	for (int i = 0; i < telling->draw->count; i++) {
		const struct pairing_board *board = &telling->draw->boards[i];

		if (board->white == player || board->black == player)
			return board->white == player ? board->black : board->white;
	}
	return PAIRING_NOBODY;
}

static int score_of(const struct telling *telling, int player)
{
	return telling->section->player[player].score;
}

static int round_met(const struct telling *telling, int a, int b)
{
	int met = 0;

	for (int r = 0; r < telling->section->input.round - 1; r++) {
		const struct pairing_game *game = &telling->section->player[a].games[r];

		if (game->kind == PAIRING_PLAYED && game->opponent == b)
			met = r + 1;
	}
	return met;
}

/* 29A */
static void group_is_counted(const struct telling *telling, const struct pairing_step *step)
{
	int players = 0, due[3] = {0};

	for (int i = 0; i < telling->section->input.count; i++) {
		if (telling->section->player[i].absent || score_of(telling, i) != step->values[0])
			continue;
		players++;
		due[us_record_of(telling->section, i).due]++;
	}
	IS(step->values[1], players, "players of a group");
	IS(step->values[2], due[PAIRING_WHITE], "due White");
	IS(step->values[3], due[PAIRING_BLACK], "due Black");
	IS(step->values[4], due[PAIRING_NEUTRAL], "due neither");
}

/* 29D1b: between the two who change roles. */
static void odd_points_are_those_of_the_two(
	struct telling *telling, const struct pairing_step *step)
{
	IS(step->values[0], score_of(telling, step->player), "score of the odd player's group");
	if (step->values[1] < 0)
		return;
	telling->points++;
	IS(step->values[2], us_points(telling->section, step->player, step->values[1]),
		"points of an odd player");
	IS(score_of(telling, step->values[1]) <= score_of(telling, step->player) ||
			step->kind == PAIRING_STEP_ODD_OPPONENT,
		true, "the group of the one instead");
}

/* How wrong the colours of a board are: enum pairing_shortfall. */
static int shortfall(const struct telling *telling, int a, int b)
{
	int count[US_CLASHES] = {0};

	us_count_clash(telling->section, a, b, count);
	return count[US_THIRD]        ? PAIRING_SHORT_THIRD
		: count[US_UNEQUAL]   ? PAIRING_SHORT_EQUALISATION
		: count[US_UNALTERED] ? PAIRING_SHORT_ALTERNATION
				      : PAIRING_SHORT_NOTHING;
}

/* 29E5c, 29E5d: the smaller of the two differences to those who would naturally be there. */
static void switch_costs_the_smaller_difference(
	struct telling *telling, const struct pairing_step *step)
{
	const int his = step->values[0], its = step->values[1];
	const int one = us_points(telling->section, step->other, his),
		  two = us_points(telling->section, step->player, its);

	telling->points++;
	IS(opponent_of(telling, step->player), step->other, "who meets whom");
	IS(step->values[2], one < two ? one : two, "points of a switch");
	IS(step->values[3], shortfall(telling, step->player, his), "what was wrong with the one");
	IS(step->values[4], shortfall(telling, step->other, its), "what was wrong with the other");
	IS(step->values[5], shortfall(telling, step->player, step->other), "what is wrong now");
}

/* 29E4 */
static void conflict_is_that_of_the_records(
	const struct telling *telling, const struct pairing_step *step)
{
	const struct us_record one = us_record_of(telling->section, step->player);
	const struct us_record two = us_record_of(telling->section, step->other);

	IS(step->values[1], (int)two.due, "the colour he is due");
	IS(step->values[2], one.due == two.due, "both due one colour");
	IS(step->values[4], abs(one.difference), "difference of the one");
	IS(step->values[5], abs(two.difference), "difference of the other");
	IS(step->values[0], shortfall(telling, step->player, step->other), "what it costs");
}

/* 29C1: the places of two in the halves of those who play inside their group. */
static void natural_places_are_those_of_the_halves(
	const struct telling *telling, const struct pairing_step *step)
{
	const struct us_section *section = telling->section;
	int inside = 0, place[2] = {0};

	for (int i = 0; i < section->input.count; i++) {
		const int other =
			section->player[i].absent ? PAIRING_NOBODY : opponent_of(telling, i);

		if (other < 0 || score_of(telling, i) != score_of(telling, step->player) ||
			score_of(telling, other) != score_of(telling, i))
			continue;
		if (i == step->player)
			place[0] = inside;
		if (i == step->other)
			place[1] = inside;
		inside++;
	}
	IS(step->values[0], place[0] % (inside / 2), "place in the half");
	IS(step->values[1], place[1] % (inside / 2), "place in the other half");
}

static void numbers_are_true(struct telling *telling, const struct pairing_step *step)
{
	switch (step->kind) {
	case PAIRING_STEP_GROUP:
		group_is_counted(telling, step);
		break;
	case PAIRING_STEP_ODD_PLAYER:
	case PAIRING_STEP_ODD_OPPONENT:
		odd_points_are_those_of_the_two(telling, step);
		break;
	case PAIRING_STEP_TRANSPOSITION:
	case PAIRING_STEP_INTERCHANGE:
		switch_costs_the_smaller_difference(telling, step);
		break;
	case PAIRING_STEP_CONFLICT:
		conflict_is_that_of_the_records(telling, step);
		break;
	case PAIRING_STEP_NATURAL:
		natural_places_are_those_of_the_halves(telling, step);
		break;
	case PAIRING_STEP_REPAIRED:
		if (step->values[0] == PAIRING_REPAIR_MET)
			IS(step->values[1], round_met(telling, step->player, step->other),
				"round in which they met");
		break;
	case PAIRING_STEP_ODD_TOGETHER:
		IS(step->values[3], round_met(telling, step->player, step->other),
			"round in which the two odd ones met");
		break;
	case PAIRING_STEP_LOWEST:
		IS(step->values[0], score_of(telling, step->player), "score of the bye");
		break;
	default:
		break;
	}
}

static void tell(struct telling *telling)
{
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};

	ck_assert_int_eq(book->best(&telling->section->input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(book->steps(&telling->section->input, &draw, &steps), PAIRING_OK);
	telling->draw = &draw;
	for (int i = 0; i < steps.count; i++)
		numbers_are_true(telling, &steps.steps[i]);
	telling->draw = NULL;
	pairing_steps_done(&steps);
	pairing_draw_done(&draw);
}

START_TEST(numbers_of_worked_cases_are_true)
{
	struct uscf_case *one = &cases[_i];
	const struct us_section section = {.input = one->input, .player = one->player};
	struct telling telling = {.section = &section, .name = one->id};

	if (!one->option[pairing_book_option(book, "accelerated")])
		tell(&telling);
}
END_TEST

START_TEST(numbers_of_random_sections_are_true)
{
	struct telling telling = {.name = "seed"};
	long done = 0;

	for (uint64_t seed = (uint64_t)_i + 1; done < rounds / SLICES; seed += SLICES) {
		struct us_section section;
		struct pairing_draw draw;
		uint64_t state = seed;
		bool more = true;

		us_section_start(&section, seed, 6 + random_below(&state, PLAYERS_MOST - 5));
		telling.section = &section;
		telling.seed = seed;
		for (; more; done++) {
			tell(&telling);
			draw = (struct pairing_draw){0};
			ck_assert_int_eq(book->best(&section.input, &draw, NULL), PAIRING_OK);
			more = us_section_play(&section, &draw);
			pairing_draw_done(&draw);
		}
		us_section_done(&section);
	}
	ck_assert_int_gt(telling.points, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("numbers");
	int code;

	if (getenv("ROUNDS") && atol(getenv("ROUNDS")) > 0)
		rounds = atol(getenv("ROUNDS"));
	book = pairing_book_find("uscf");
	cases = uscf_cases_read(TESTS_DIR "/cases/uscf.txt", &ncases);
	if (!book || !cases)
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, numbers_of_worked_cases_are_true, 0, ncases);
	tcase_add_loop_test(tcase, numbers_of_random_sections_are_true, 0, SLICES);
	tcase_set_timeout(tcase, 300);
	code = suite_run("uscf_numbers", tcase, NULL);
	free(cases);
	return code;
}
