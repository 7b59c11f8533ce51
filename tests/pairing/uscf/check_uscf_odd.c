/*
 * Odd players and their opponents of US Chess: every fact that a reason states, against records and
 * boards and the draw solved again with one pin more, of draws by the rules, by hand, with pins and
 * unfinished.
 *
 * 600 rounds of seeded sections; ROUNDS: that many, LONG: 10,000.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/us_recount.h"
#include "support/reference/us_tour.h"
#include "support/suite_run.h"

enum { SLICES = 8, FEW = 600, MANY = 10000 };

static long rounds;

/* How often there was something to see. */
struct counts {
	long odd, proven, settled;
};

static struct counts *counts_of(const struct us_tour *tour)
{
	return tour->context;
}

static int score_of(const struct us_tour *tour, int i)
{
	return us_score(&tour->section, i);
}

static bool is_rated(const struct us_tour *tour, int i)
{
	return tour->section.player[i].rating > 0;
}

/* The draw by the rules. */
static const struct pairing_draw *best_of(const struct us_tour *tour)
{
	return tour->stop == US_PINNED ? tour->seats.draw : &tour->best;
}

/*
 * Of what two draws have of a group: does the same leave it, and does it meet the same from above?
 */
static bool has_same_odd_players(const struct us_tour *tour, const struct us_seats *one,
	const struct us_seats *two, int score)
{
	for (int i = 0; i < tour->section.input.count; i++) {
		const int a = one->opponent[i], b = two->opponent[i];
		const int x = a >= 0 ? score_of(tour, a) : -1, y = b >= 0 ? score_of(tour, b) : -1;

		if (a == US_OUT || score_of(tour, i) != score)
			continue;
		if ((x < score) != (y < score) || (x > score) != (y > score) ||
			(x > score && a != b))
			return false;
	}
	return true;
}

/* The score of the first group in which two draws have other odd players; -1: none. */
static int where_they_part(
	const struct us_tour *tour, const struct us_seats *one, const struct us_seats *two)
{
	int score = 1 << 20;

	do
		score = us_score_below(&tour->section, score);
	while (score >= 0 && has_same_odd_players(tour, one, two, score));
	return score;
}

/* With the pin the draw is better, but a group that is settled before the lower ones has others. */
static void it_is_settled_there(
	struct us_tour *tour, const struct pairing_step *step, const struct us_proof *proof)
{
	const int first = step->proof.turn;
	struct us_seats best, other;
	int part;

	us_seats_read(
		&best, &tour->section, tour->stop == US_PINNED ? tour->seats.draw : &tour->best);
	us_seats_read(&other, &tour->section, &proof->draw);
	part = where_they_part(tour, &tour->seats, &other);
	US_HOLDS(tour, step, proof->order > 0, "it would not be better");
	US_HOLDS(tour, step, where_they_part(tour, &tour->seats, &best) < part,
		"it is not the draw by rules");
	counts_of(tour)->settled++;
	if (step->proof.passed == PAIRING_PASSED_UNTRIED)
		return;
	US_HOLDS(tour, step, step->proof.entry == part, "they part in another group");
	if (step->proof.passed == PAIRING_PASSED_SETTLED)
		US_HOLDS(
			tour, step, step->proof.after > step->proof.before, "it is no worse there");
	if (step->proof.passed != PAIRING_PASSED_TURN)
		return;
	US_HOLDS(tour, step, score_of(tour, first) > part, "he does not come down");
	US_HOLDS(tour, step, score_of(tour, tour->seats.opponent[first]) == part,
		"he has not his turn there");
	US_HOLDS(tour, step, score_of(tour, other.opponent[first]) < part,
		"he has his turn there all the same");
}

/* The numbers of the term that differs first, as the boards have them. */
static void the_numbers_are_those_of_the_boards(
	struct us_tour *tour, const struct pairing_step *step, const struct us_proof *proof)
{
	const struct pairing_term *term = &proof->now.terms[proof->term];
	int64_t now, then;

	US_HOLDS(tour, step, step->proof.term == proof->term, "another term differs first");
	if (strstr(term->name, "colours") && us_tour_fixes_colours(tour))
		return;
	if (!us_recount(&tour->section, tour->seats.draw, term->name, step->proof.entry, &now) ||
		!us_recount(&tour->section, &proof->draw, term->name, step->proof.entry, &then))
		return;
	US_HOLDS(tour, step, step->proof.before == (int)now, "the number on the board");
	US_HOLDS(tour, step, step->proof.after == (int)then, "the number with him");
	counts_of(tour)->proven++;
}

static void the_proof_is_true(
	struct us_tour *tour, const struct pairing_step *step, struct pairing_pin pin)
{
	struct us_proof proof;

	if (!tour->seats.whole) {
		US_HOLDS(tour, step, step->proof.passed == -1, "an unfinished draw is compared");
		return;
	}
	us_prove(&proof, &tour->section, tour->seats.draw, pin);
	switch (step->proof.passed) {
	case -1:
		US_HOLDS(tour, step, proof.status == PAIRING_OK && proof.order == 0,
			"nothing is said");
		break;
	case PAIRING_PASSED_ILLEGAL:
	case PAIRING_PASSED_UNKEPT:
		US_HOLDS(tour, step, proof.status == PAIRING_NO_DRAW, "there is a draw");
		US_HOLDS(tour, step,
			us_is_possible(&tour->section, pin) ==
				(step->proof.passed == PAIRING_PASSED_UNKEPT),
			"what is fixed is to blame, or is not");
		break;
	case PAIRING_PASSED_WORSE:
		US_HOLDS(tour, step, proof.order < 0, "it would not be worse");
		the_numbers_are_those_of_the_boards(tour, step, &proof);
		break;
	case PAIRING_PASSED_BETTER:
		US_HOLDS(tour, step, proof.order > 0, "it would not be better");
		US_HOLDS(tour, step, !us_tour_is_by_rules(tour), "the rules have a better draw");
		break;
	case PAIRING_PASSED_SETTLED:
	case PAIRING_PASSED_OWN:
	case PAIRING_PASSED_ORDER:
	case PAIRING_PASSED_TURN:
	case PAIRING_PASSED_UNTRIED:
		it_is_settled_there(tour, step, &proof);
		break;
	default:
		US_HOLDS(tour, step, false, "another proof");
	}
	us_proof_done(&proof);
}

/* 29D1, 29E5g */
static void points_are_those_of_the_two(struct us_tour *tour, const struct pairing_step *step)
{
	const bool rated = is_rated(tour, step->as.odd_player.first);
	int points = us_points(&tour->section, step->player, step->as.odd_player.first);

	if (!rated || !is_rated(tour, step->player))
		points = step->kind == PAIRING_STEP_ODD_PLAYER && rated ? -2 : -1;
	US_HOLDS(tour, step, step->as.odd_player.points == points, "points");
	US_HOLDS(tour, step, (strstr(step->rule, "29E5g") != NULL) == (points == -1),
		"the rule on points");
	US_HOLDS(tour, step,
		(strstr(step->rule, "29D2") != NULL) == (step->proof.passed == PAIRING_PASSED_TURN),
		"the rule on turns");
}

static void one_leaves_his_group(struct us_tour *tour, const struct pairing_step *step)
{
	const struct us_seats *seats = &tour->seats;
	const int first =
		seats->whole ? us_seats_first_to_leave(seats, score_of(tour, step->player)) : -1;

	counts_of(tour)->odd++;
	US_HOLDS(tour, step, seats->opponent[step->player] == step->other, "they do not meet");
	US_HOLDS(tour, step, score_of(tour, step->player) > score_of(tour, step->other),
		"he is not higher");
	US_HOLDS(tour, step, step->as.odd_player.score == score_of(tour, step->player), "score");
	US_HOLDS(tour, step,
		step->as.odd_player.first == (first == step->player ? PAIRING_NOBODY : first),
		"another one is to drop");
	if (step->as.odd_player.first < 0)
		return;
	points_are_those_of_the_two(tour, step);
	the_proof_is_true(tour, step,
		(struct pairing_pin){
			PAIRING_PIN_FLOAT_DOWN, first, PAIRING_NOBODY, PAIRING_NEUTRAL});
}

static void he_meets_one_of_another(struct us_tour *tour, const struct pairing_step *step)
{
	const int first = us_seats_first_opponent(&tour->seats, step->other, step->player);

	US_HOLDS(tour, step, tour->seats.opponent[step->player] == step->other, "they do not meet");
	US_HOLDS(tour, step, step->as.odd_player.score == score_of(tour, step->player), "score");
	US_HOLDS(tour, step,
		step->as.odd_player.first == (first == step->player ? PAIRING_NOBODY : first),
		"another one stands before");
	if (step->as.odd_player.first < 0)
		return;
	points_are_those_of_the_two(tour, step);
	the_proof_is_true(tour, step,
		(struct pairing_pin){PAIRING_PIN_BOARD, step->other, first, PAIRING_NEUTRAL});
}

/* 29D1a: he comes first in the order, and the rest could not be paired. */
static void one_stays(struct us_tour *tour, const struct pairing_step *step)
{
	const struct us_seats *seats = &tour->seats;
	const int score = score_of(tour, step->player);
	int list[US_PLAYERS_MOST], rest[US_PLAYERS_MOST], left = 0;
	int count = us_seats_inside(seats, score, list);

	US_HOLDS(tour, step, score == score_of(tour, step->other), "one group");
	US_HOLDS(tour, step, us_leaves_before(&tour->section, step->player, step->other),
		"the order");
	if (step->as.stays.why == PAIRING_STAYS_BELOW) {
		US_HOLDS(tour, step, !us_seats_can_go_down(seats, step->player), "he can go down");
		return;
	}
	count += us_seats_leaving(seats, score, list + count);
	for (int i = 0; i < count; i++)
		if (list[i] != step->player)
			rest[left++] = list[i];
	US_HOLDS(tour, step, left == count - 1, "he is not of the group");
	US_HOLDS(tour, step, !us_pairable(&tour->section, rest, left), "the others can be paired");
	for (int i = 0; i < left && step->as.stays.why == PAIRING_STAYS_ONE; i++)
		US_HOLDS(tour, step,
			rest[i] == step->as.stays.one ||
				us_bars(&tour->section, rest[i], step->as.stays.one),
			"somebody is left for him");
	if (step->as.stays.why == PAIRING_STAYS_TWO)
		US_HOLDS(tour, step,
			left == 2 &&
				step->as.stays.round ==
					us_round_met(&tour->section, rest[0], rest[1]),
			"the two who are left");
}

/* 29D2 */
static void several_leave(struct us_tour *tour, const struct pairing_step *step)
{
	const struct pairing_step_odd_together *together = &step->as.odd_together;
	int list[US_PLAYERS_MOST], all[US_PLAYERS_MOST], least, above = 0;
	const int leaving = us_seats_leaving(&tour->seats, together->score, list);
	struct us_seats best;
	int64_t now, then;

	us_seats_inside(&tour->seats, together->score, all);
	least = us_seats_inside(&tour->seats, together->score, all);
	memcpy(all + least, list, (size_t)leaving * sizeof(*list));
	US_HOLDS(tour, step, together->leave == leaving && leaving > 1, "how many leave");
	US_HOLDS(tour, step, step->player == list[0] && step->other == list[1], "the highest two");
	US_HOLDS(tour, step,
		together->fewest == us_fewest_left(&tour->section, all, least + leaving),
		"the fewest");
	US_HOLDS(tour, step, together->round == us_round_met(&tour->section, list[0], list[1]),
		"the round they met");
	US_HOLDS(tour, step,
		together->mates ==
			((us_bars(&tour->section, list[0], list[1]) &
				 (US_BAR_TEAM | US_BAR_MATES)) != 0),
		"whether they are team-mates");
	US_HOLDS(tour, step, (strstr(step->rule, "28N") != NULL) == (together->mates == 1),
		"the rule on teams");
	US_HOLDS(tour, step, !us_tour_is_by_rules(tour) || together->in_best != 0,
		"fewer leave by the rules");
	if (together->in_best < 0)
		return;
	us_seats_read(&best, &tour->section, best_of(tour));
	for (int score = us_score_below(&tour->section, 1 << 20); score != together->score;
		score = us_score_below(&tour->section, score))
		above++;
	for (int entry = 0; entry <= above && together->in_best == 1; entry++) {
		us_recount(&tour->section, tour->seats.draw, "odd players", entry, &now);
		us_recount(&tour->section, best_of(tour), "odd players", entry, &then);
		US_HOLDS(tour, step, now == then, "others leave by the rules");
	}
}

static void see(struct us_tour *tour)
{
	for (int i = 0; i < tour->steps.count; i++) {
		const struct pairing_step *step = &tour->steps.steps[i];

		if (step->kind == PAIRING_STEP_ODD_PLAYER)
			one_leaves_his_group(tour, step);
		else if (step->kind == PAIRING_STEP_ODD_OPPONENT)
			he_meets_one_of_another(tour, step);
		else if (step->kind == PAIRING_STEP_STAYS)
			one_stays(tour, step);
		else if (step->kind == PAIRING_STEP_ODD_TOGETHER)
			several_leave(tour, step);
	}
}

START_TEST(what_is_told_of_odd_players_is_true)
{
	struct counts counts = {0};
	const long done = us_tour_run(_i, SLICES, rounds, see, &counts);

	if (done < FEW / SLICES)
		return; /* not everything is seen in so few */
	ck_assert_int_gt(counts.odd, done);
	ck_assert_int_gt(counts.proven, done / 10);
	ck_assert_int_gt(counts.settled, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("odd");

	rounds = us_tour_rounds(FEW, MANY);
	tcase_add_loop_test(tcase, what_is_told_of_odd_players_is_true, 0, SLICES);
	tcase_set_timeout(tcase, 900);
	return suite_run("uscf_odd", tcase, NULL);
}
