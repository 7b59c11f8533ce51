/*
 * Every number that the reasons of a US Chess draw state, counted afresh from ratings and records:
 * over all worked cases, and rounds of seeded sections, half of them with all sorts of settings
 * (1,000; ROUNDS: that many, of which a few may have nothing to count; LONG: 10,000).
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/random_field.h"
#include "support/event/uscf_case.h"
#include "support/reference/us_record.h"
#include "support/reference/us_tour.h"
#include "support/suite_run.h"

enum { PLAYERS_MOST = 40, SLICES = 20, FEW = 1000, MANY = 10000 };

static const struct pairing_book *book;
static struct uscf_case *cases;
static int ncases;
static long rounds;

struct telling {
	const struct us_section *section;
	const struct pairing_draw *draw;
	const char *name;
	unsigned long long seed;
	long points; /* reasons that state rating points */
	long stays;  /* reasons for which others than the odd player stay */
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
	return us_score(telling->section, player);
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
		if (telling->section->player[i].absent ||
			score_of(telling, i) != step->as.group.score)
			continue;
		players++;
		due[us_record_of(telling->section, i).due]++;
	}
	IS(step->as.group.players, players, "players of a group");
	IS(step->as.group.white, due[PAIRING_WHITE], "due White");
	IS(step->as.group.black, due[PAIRING_BLACK], "due Black");
	IS(step->as.group.neutral, due[PAIRING_NEUTRAL], "due neither");
}

static bool is_rated(const struct telling *telling, int player)
{
	return telling->section->player[player].rating > 0;
}

/*
 * 29D1b: with the other one the whole draw would be better, so it has less of something, but his
 * group and the next would have more of what colours are judged by.
 */
static void settled_first_is_worse_there(struct telling *telling, const struct pairing_step *step)
{
	static const char *const judged[] = {"odd players beyond the limit",
		"third colours running", "switches beyond the limit", "colours not equalised",
		"switches to equalise only", "colours not alternated"};
	const struct pairing_input *input = &telling->section->input;
	const bool drops = step->kind == PAIRING_STEP_ODD_PLAYER;
	struct pairing_pin pins[1] = {{drops ? PAIRING_PIN_FLOAT_DOWN : PAIRING_PIN_BOARD,
		drops ? step->as.odd_player.first : step->other,
		drops ? PAIRING_NOBODY : step->as.odd_player.first, PAIRING_NEUTRAL}};
	struct pairing_input pinned = *input;
	struct pairing_score now, then;
	struct pairing_draw draw;
	bool known = false;

	if (step->proof.passed != PAIRING_PASSED_SETTLED || input->npins > 0)
		return;
	pinned.pins = pins;
	pinned.npins = 1;
	ck_assert_int_eq(pairing_best(book, &pinned, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_score(book, input, &draw, &then), PAIRING_OK);
	ck_assert_int_eq(pairing_score(book, input, telling->draw, &now), PAIRING_OK);
	IS(pairing_score_compare(&now, &then, NULL) > 0, true, "the whole is better");
	for (size_t i = 0; i < sizeof(judged) / sizeof(judged[0]); i++)
		known = known || !strcmp(now.terms[step->proof.term].name, judged[i]);
	IS(known, true, "what colours are judged by");
	IS(step->proof.after > step->proof.before, true, "worse in the group and the next");
	pairing_score_done(&now);
	pairing_score_done(&then);
	pairing_draw_done(&draw);
}

/* 29D1b: between the two who change roles. */
static void odd_points_are_those_of_the_two(
	struct telling *telling, const struct pairing_step *step)
{
	IS(step->as.odd_player.score, score_of(telling, step->player),
		"score of the odd player's group");
	if (step->as.odd_player.first < 0)
		return;
	telling->points++;
	settled_first_is_worse_there(telling, step);
	if (is_rated(telling, step->player) && is_rated(telling, step->as.odd_player.first))
		IS(step->as.odd_player.points,
			us_points(telling->section, step->player, step->as.odd_player.first),
			"points of an odd player");
	else
		IS(step->as.odd_player.points,
			step->kind == PAIRING_STEP_ODD_PLAYER &&
					is_rated(telling, step->as.odd_player.first)
				? -2
				: -1,
			"points with one who is unrated");
	IS(score_of(telling, step->as.odd_player.first) <= score_of(telling, step->player) ||
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
	const int his = step->as.transposition.natural, its = step->as.transposition.other_natural;
	const int one = us_points(telling->section, step->other, his),
		  two = us_points(telling->section, step->player, its);

	telling->points++;
	IS(opponent_of(telling, step->player), step->other, "who meets whom");
	if (step->as.transposition.unrated == PAIRING_NOBODY) {
		IS(step->as.transposition.points, one < two ? one : two, "points of a switch");
	} else {
		IS(step->as.transposition.points, -1, "points of a switch with one who is unrated");
		IS(is_rated(telling, step->as.transposition.unrated), false, "he is unrated");
		IS(step->as.transposition.unrated == his || step->as.transposition.unrated == its ||
				step->as.transposition.unrated == step->player ||
				step->as.transposition.unrated == step->other,
			true, "he is switched");
	}
	IS(step->as.transposition.wrong, shortfall(telling, step->player, his),
		"what was wrong with the one");
	IS(step->as.transposition.other_wrong, shortfall(telling, step->other, its),
		"what was wrong with the other");
	IS(step->as.transposition.still_wrong, shortfall(telling, step->player, step->other),
		"what is wrong now");
}

static enum pairing_colour colour_in(const struct telling *telling, int player, int r)
{
	const struct pairing_game *game = &telling->section->player[player].games[r];

	return game->kind == PAIRING_PLAYED ? game->colour : PAIRING_NEUTRAL;
}

/* 29E4 rules 3 and 4: in this round, from 0, their colours differ, and in none after it. */
static void last_difference_is_so(
	const struct telling *telling, const struct pairing_step *step, int r)
{
	const enum pairing_colour one = colour_in(telling, step->player, r),
				  two = colour_in(telling, step->other, r);

	IS(one != two, true, "colours differ in the round");
	for (int later = r + 1; later < telling->section->input.round - 1; later++)
		IS(colour_in(telling, step->player, later), colour_in(telling, step->other, later),
			"colours of a later round");
	IS(step->as.conflict.had, one != PAIRING_NEUTRAL, "the one had a colour then");
	/* he gets what he is due: the other colour than then, or what the other one had */
	if (one != PAIRING_NEUTRAL)
		IS(one != (enum pairing_colour)step->as.conflict.due, true,
			"he had the other colour");
	else
		IS(two, (enum pairing_colour)step->as.conflict.due, "the other one had the colour");
}

/* 29E4 */
static void conflict_is_that_of_the_records(
	const struct telling *telling, const struct pairing_step *step)
{
	const struct us_record one = us_record_of(telling->section, step->player);
	const struct us_record two = us_record_of(telling->section, step->other);

	IS(step->as.conflict.due, (int)two.due, "the colour he is due");
	IS(step->as.conflict.same, one.due == two.due, "both due one colour");
	IS(step->as.conflict.difference, abs(one.difference), "difference of the one");
	IS(step->as.conflict.other_difference, abs(two.difference), "difference of the other");
	IS(step->as.conflict.shortfall, shortfall(telling, step->player, step->other),
		"what it costs");
	if (!strcmp(step->rule, "29E4 rule 3") || !strcmp(step->rule, "29E4 rule 4"))
		last_difference_is_so(telling, step, step->as.conflict.round - 1);
	else
		IS(step->as.conflict.round, 0, "round of the last difference");
}

/* How many of these terms are broken by the board, the first having White? */
static int count_broken(
	const struct telling *telling, int a, int b, const char *const *names, size_t count)
{
	struct pairing_board board = {a, b};
	const struct pairing_draw draw = {&board, 1};
	struct pairing_score score = {0};
	int broken = 0;

	ck_assert_int_eq(pairing_score(book, &telling->section->input, &draw, &score), PAIRING_OK);
	for (int i = 0; i < score.nterms; i++)
		for (size_t k = 0; k < count; k++)
			broken += !strcmp(score.terms[i].name, names[k]) &&
				score.values[score.terms[i].first] > 0;
	pairing_score_done(&score);
	return broken;
}

/*
 * Does the score name anything that bars these two from meeting? A third colour is ruled out if it
 * would come with the colours that 29E4 gives: then the others avoid it.
 */
static bool is_barred(const struct telling *telling, int a, int b)
{
	static const char *const bars[] = {"repeats", "third meetings", "team-mates",
		"team-mates in need", "requests", "forbidden pairs"};
	static const char *const third[] = {"third colours ruled out"},
				 *const avoided[] = {"third colours avoided"};
	const int thirds =
		count_broken(telling, a, b, third, 1) + count_broken(telling, b, a, third, 1);

	return count_broken(telling, a, b, bars, sizeof(bars) / sizeof(bars[0])) > 0 ||
		thirds == 2 ||
		(thirds == 1 &&
			count_broken(telling, a, b, avoided, 1) +
					count_broken(telling, b, a, avoided, 1) >
				0);
}

/* Is he of the group of a player who leaves it, and does he meet one of it or leave it as well? */
static bool is_inside(const struct telling *telling, int i, int odd)
{
	const int other = telling->section->player[i].absent ? -1 : opponent_of(telling, i);

	return other >= 0 && score_of(telling, i) == score_of(telling, odd) &&
		score_of(telling, other) <= score_of(telling, odd);
}

/* 29D1a: may he meet anybody of the next group? */
static bool has_opponent_below(const struct telling *telling, int player)
{
	const struct pairing_player *all = telling->section->player;
	int next = -1;

	for (int i = 0; i < telling->section->input.count; i++)
		if (!all[i].absent && score_of(telling, i) < score_of(telling, player) &&
			score_of(telling, i) > next)
			next = score_of(telling, i);
	for (int i = 0; i < telling->section->input.count; i++)
		if (!all[i].absent && score_of(telling, i) == next &&
			opponent_of(telling, i) != PAIRING_NOBODY && !is_barred(telling, player, i))
			return true;
	return false;
}

/* 29D1a: the reason for which one who comes before the odd player stays. */
static void one_who_stays_has_to(struct telling *telling, const struct pairing_step *step)
{
	const struct pairing_step_stays *stays = &step->as.stays;
	const int count = telling->section->input.count;
	int left = 0, free = 0;

	telling->stays++;
	IS(score_of(telling, step->player), score_of(telling, step->other), "one group");
	IS(is_inside(telling, step->player, step->other), true, "one of the group");
	if (stays->why == PAIRING_STAYS_BELOW) {
		IS(has_opponent_below(telling, step->player), false, "an opponent below");
		return;
	}
	for (int i = 0; i < count; i++) {
		if (i == step->player || !is_inside(telling, i, step->other))
			continue;
		left++;
		free += stays->why == PAIRING_STAYS_ONE && i != stays->one &&
			!is_barred(telling, stays->one, i);
		if (stays->why == PAIRING_STAYS_TWO)
			IS(i == stays->one || i == stays->two, true, "one of the two who are left");
	}
	IS(free, 0, "opponents of the one who has none");
	if (stays->why != PAIRING_STAYS_TWO)
		return;
	IS(left, 2, "who is left");
	IS(stays->round, round_met(telling, stays->one, stays->two), "round in which the two met");
	IS(is_barred(telling, stays->one, stays->two), true, "the two may not meet");
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
	IS(step->as.natural.place, place[0] % (inside / 2), "place in the half");
	IS(step->as.natural.other_place, place[1] % (inside / 2), "place in the other half");
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
	case PAIRING_STEP_STAYS:
		one_who_stays_has_to(telling, step);
		break;
	case PAIRING_STEP_NATURAL:
		natural_places_are_those_of_the_halves(telling, step);
		break;
	case PAIRING_STEP_REPAIRED:
		if (step->as.repaired.why == PAIRING_REPAIR_MET)
			IS(step->as.repaired.round, round_met(telling, step->player, step->other),
				"round in which they met");
		break;
	case PAIRING_STEP_ODD_TOGETHER:
		IS(step->as.odd_together.round, round_met(telling, step->player, step->other),
			"round in which the two odd ones met");
		break;
	case PAIRING_STEP_LOWEST:
		IS(step->as.lowest.score, score_of(telling, step->player), "score of the bye");
		break;
	default:
		break;
	}
}

static void tell(struct telling *telling)
{
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};

	ck_assert_int_eq(pairing_best(book, &telling->section->input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_steps(book, &telling->section->input, &draw, &steps), PAIRING_OK);
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
		if (seed / SLICES % 2)
			us_section_vary(&section);
		telling.section = &section;
		telling.seed = seed;
		for (; more; done++) {
			draw = (struct pairing_draw){0};
			more = pairing_best(book, &section.input, &draw, NULL) == PAIRING_OK;
			if (more)
				tell(&telling);
			more = more && us_section_play(&section, &draw);
			pairing_draw_done(&draw);
		}
		us_section_done(&section);
	}
	if (rounds < FEW)
		return;
	ck_assert_int_gt(telling.points, 0);
	ck_assert_int_gt(telling.stays, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("numbers");
	int code;

	rounds = us_tour_rounds(FEW, MANY);
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
