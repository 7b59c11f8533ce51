/*
 * Every fact that a reason of a US Chess draw states, against the records, the boards and the draw
 * solved again with one pin more: of the engine's draws, of draws by hand and of unfinished ones.
 * What is counted of groups and switches is in check_uscf_numbers.c, the bye in check_uscf_bye.c.
 *
 * 800 rounds of seeded sections; ROUNDS: that many, LONG: 10,000.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/random_field.h"
#include "support/suite_run.h"
#include "support/us_recount.h"
#include "support/us_seats.h"

enum { CARDS_LEAST = 4, CARDS_MOST = 40, SLICES = 8, FEW = 800, MANY = 10000 };
enum { BY_RULES, BY_HAND, UNFINISHED, KINDS };

static const struct pairing_book *book;
static long rounds;

struct asking {
	struct us_section section;
	unsigned long long seed;
	uint64_t state;
	int kind;
	struct pairing_draw best;     /* the engine's */
	struct us_seats seats;        /* of the draw that is told of */
	int natural[US_PLAYERS_MOST]; /* by player: whom the reasons say he naturally meets */
	long odd, proven, settled, repaired, colours;
};

#define HOLDS(what, text) \
	ck_assert_msg(what, "seed %llu round %d kind %d, %d against %d: %s", asking->seed, \
		asking->section.input.round, asking->kind, step->player, step->other, text)

static int score_of(const struct asking *asking, int i)
{
	return asking->section.player[i].score;
}

static bool is_rated(const struct asking *asking, int i)
{
	return asking->section.player[i].rating > 0;
}

/* Of what two draws have of a group: does the same leave it, and does it meet the same from above? */
static bool has_same_odd_players(const struct asking *asking, const struct us_seats *one,
	const struct us_seats *two, int score)
{
	for (int i = 0; i < asking->section.input.count; i++) {
		const int a = one->opponent[i], b = two->opponent[i];
		const int x = a >= 0 ? score_of(asking, a) : -1,
			  y = b >= 0 ? score_of(asking, b) : -1;

		if (a == US_OUT || score_of(asking, i) != score)
			continue;
		if ((x < score) != (y < score) || (x > score) != (y > score) ||
			(x > score && a != b))
			return false;
	}
	return true;
}

/* The score of the first group in which two draws have other odd players; -1: none. */
static int where_they_part(
	const struct asking *asking, const struct us_seats *one, const struct us_seats *two)
{
	int score = 1 << 20;

	do
		score = us_score_below(&asking->section, score);
	while (score >= 0 && has_same_odd_players(asking, one, two, score));
	return score;
}

/* With the pin the draw is better, but a group that is settled before the lower ones has others. */
static void it_is_settled_there(
	struct asking *asking, const struct pairing_step *step, const struct us_proof *proof)
{
	const int *v = step->values, first = v[6];
	struct us_seats best, other;
	int part;

	us_seats_read(&best, &asking->section, &asking->best);
	us_seats_read(&other, &asking->section, &proof->draw);
	part = where_they_part(asking, &asking->seats, &other);
	HOLDS(proof->order > 0, "it would not be better");
	HOLDS(where_they_part(asking, &asking->seats, &best) < part, "it is not the draw by rules");
	asking->settled++;
	if (v[3] == PAIRING_PASSED_UNTRIED)
		return;
	HOLDS(v[5] == part, "they part in another group");
	if (v[3] == PAIRING_PASSED_SETTLED)
		HOLDS(v[7] > v[6], "it is no worse there");
	if (v[3] != PAIRING_PASSED_TURN)
		return;
	HOLDS(score_of(asking, first) > part, "he does not come down");
	HOLDS(score_of(asking, asking->seats.opponent[first]) == part, "he has not his turn there");
	HOLDS(score_of(asking, other.opponent[first]) < part, "he has his turn there all the same");
}

/* The numbers of the term that differs first, as the boards have them. */
static void the_numbers_are_those_of_the_boards(
	struct asking *asking, const struct pairing_step *step, const struct us_proof *proof)
{
	const struct pairing_term *term = &proof->now.terms[proof->term];
	const int *v = step->values;
	int64_t now, then;

	HOLDS(v[4] == proof->term, "another term differs first");
	if (!us_recount(&asking->section, asking->seats.draw, term->name, v[5], &now) ||
		!us_recount(&asking->section, &proof->draw, term->name, v[5], &then))
		return;
	HOLDS(v[6] == (int)now, "the number on the board");
	HOLDS(v[7] == (int)then, "the number with him");
	asking->proven++;
}

static void the_proof_is_true(
	struct asking *asking, const struct pairing_step *step, struct pairing_pin pin)
{
	const int *v = step->values;
	struct us_proof proof;

	if (!asking->seats.whole) {
		HOLDS(v[3] == -1, "an unfinished draw is compared");
		return;
	}
	us_prove(&proof, &asking->section, asking->seats.draw, pin);
	switch (v[3]) {
	case -1:
		HOLDS(proof.status == PAIRING_OK && proof.order == 0, "nothing is said");
		break;
	case PAIRING_PASSED_ILLEGAL:
		HOLDS(proof.status == PAIRING_NO_DRAW, "there is a draw");
		break;
	case PAIRING_PASSED_WORSE:
		HOLDS(proof.order < 0, "it would not be worse");
		the_numbers_are_those_of_the_boards(asking, step, &proof);
		break;
	case PAIRING_PASSED_BETTER:
		HOLDS(proof.order > 0, "it would not be better");
		HOLDS(asking->kind != BY_RULES, "the rules have a better draw");
		break;
	case PAIRING_PASSED_SETTLED:
	case PAIRING_PASSED_ORDER:
	case PAIRING_PASSED_TURN:
	case PAIRING_PASSED_UNTRIED:
		it_is_settled_there(asking, step, &proof);
		break;
	default:
		HOLDS(false, "another proof");
	}
	us_proof_done(&proof);
}

/* 29D1, 29E5g */
static void points_are_those_of_the_two(struct asking *asking, const struct pairing_step *step)
{
	const bool rated = is_rated(asking, step->values[1]);
	int points = us_points(&asking->section, step->player, step->values[1]);

	if (!rated || !is_rated(asking, step->player))
		points = step->kind == PAIRING_STEP_ODD_PLAYER && rated ? -2 : -1;
	HOLDS(step->values[2] == points, "points");
	HOLDS((strstr(step->rule, "29E5g") != NULL) == (points == -1), "the rule on points");
	HOLDS((strstr(step->rule, "29D2") != NULL) == (step->values[3] == PAIRING_PASSED_TURN),
		"the rule on turns");
}

static void one_leaves_his_group(struct asking *asking, const struct pairing_step *step)
{
	const struct us_seats *seats = &asking->seats;
	const int first =
		seats->whole ? us_seats_first_to_leave(seats, score_of(asking, step->player)) : -1;

	asking->odd++;
	HOLDS(seats->opponent[step->player] == step->other, "they do not meet");
	HOLDS(score_of(asking, step->player) > score_of(asking, step->other), "he is not higher");
	HOLDS(step->values[0] == score_of(asking, step->player), "score");
	HOLDS(step->values[1] == (first == step->player ? PAIRING_NOBODY : first),
		"another one is to drop");
	if (step->values[1] < 0)
		return;
	points_are_those_of_the_two(asking, step);
	the_proof_is_true(asking, step,
		(struct pairing_pin){
			PAIRING_PIN_FLOAT_DOWN, first, PAIRING_NOBODY, PAIRING_NEUTRAL});
}

static void he_meets_one_of_another(struct asking *asking, const struct pairing_step *step)
{
	const int first = us_seats_first_opponent(&asking->seats, step->other, step->player);

	HOLDS(asking->seats.opponent[step->player] == step->other, "they do not meet");
	HOLDS(step->values[0] == score_of(asking, step->player), "score");
	HOLDS(step->values[1] == (first == step->player ? PAIRING_NOBODY : first),
		"another one stands before");
	if (step->values[1] < 0)
		return;
	points_are_those_of_the_two(asking, step);
	the_proof_is_true(asking, step,
		(struct pairing_pin){PAIRING_PIN_BOARD, step->other, first, PAIRING_NEUTRAL});
}

/* 29D1a: he comes first in the order, and the rest could not be paired. */
static void one_stays(struct asking *asking, const struct pairing_step *step)
{
	const struct us_seats *seats = &asking->seats;
	const int score = score_of(asking, step->player);
	int list[US_PLAYERS_MOST], rest[US_PLAYERS_MOST], left = 0;
	int count = us_seats_inside(seats, score, list);

	HOLDS(score == score_of(asking, step->other), "one group");
	HOLDS(us_leaves_before(&asking->section, step->player, step->other), "the order");
	if (step->values[0] == PAIRING_STAYS_BELOW) {
		HOLDS(!us_seats_can_go_down(seats, step->player), "he can go down");
		return;
	}
	count += us_seats_leaving(seats, score, list + count);
	for (int i = 0; i < count; i++)
		if (list[i] != step->player)
			rest[left++] = list[i];
	HOLDS(left == count - 1, "he is not of the group");
	HOLDS(!us_pairable(&asking->section, rest, left), "the others can be paired");
	for (int i = 0; i < left && step->values[0] == PAIRING_STAYS_ONE; i++)
		HOLDS(rest[i] == step->values[1] ||
				us_bars(&asking->section, rest[i], step->values[1]),
			"somebody is left for him");
	if (step->values[0] == PAIRING_STAYS_TWO)
		HOLDS(left == 2 &&
				step->values[3] == us_round_met(&asking->section, rest[0], rest[1]),
			"the two who are left");
}

/* 29D2 */
static void several_leave(struct asking *asking, const struct pairing_step *step)
{
	const int *v = step->values;
	int list[US_PLAYERS_MOST], all[US_PLAYERS_MOST], least, above = 0;
	const int leaving = us_seats_leaving(&asking->seats, v[0], list);
	struct us_seats best;
	int64_t now, then;

	us_seats_inside(&asking->seats, v[0], all);
	least = us_seats_inside(&asking->seats, v[0], all);
	memcpy(all + least, list, (size_t)leaving * sizeof(*list));
	HOLDS(v[1] == leaving && leaving > 1, "how many leave");
	HOLDS(step->player == list[0] && step->other == list[1], "the highest two");
	HOLDS(v[2] == us_fewest_left(&asking->section, all, least + leaving), "the fewest");
	HOLDS(v[3] == us_round_met(&asking->section, list[0], list[1]), "the round they met");
	HOLDS(asking->kind != BY_RULES || v[4] != 0, "fewer leave by the rules");
	if (v[4] < 0)
		return;
	us_seats_read(&best, &asking->section, &asking->best);
	for (int score = us_score_below(&asking->section, 1 << 20); score != v[0];
		score = us_score_below(&asking->section, score))
		above++;
	for (int entry = 0; entry <= above && v[4] == 1; entry++) {
		us_recount(&asking->section, asking->seats.draw, "odd players", entry, &now);
		us_recount(&asking->section, &asking->best, "odd players", entry, &then);
		HOLDS(now == then, "others leave by the rules");
	}
}

/* Who stands opposite him where he plays in his group. */
static int opposite_of(const struct asking *asking, int player)
{
	int list[US_PLAYERS_MOST], at = 0;
	const int count = us_seats_inside(&asking->seats, score_of(asking, player), list);

	while (at < count && list[at] != player)
		at++;
	return at == count ? PAIRING_NOBODY
			   : list[at < count / 2 ? at + count / 2 : at - count / 2];
}

static void it_is_natural(struct asking *asking, const struct pairing_step *step)
{
	HOLDS(asking->seats.opponent[step->player] == step->other, "they do not meet");
	asking->natural[step->player] = step->other;
	asking->natural[step->other] = step->player;
}

static void it_is_switched(struct asking *asking, const struct pairing_step *step)
{
	const bool upper = opposite_of(asking, step->player) > step->player,
		   other = opposite_of(asking, step->other) > step->other;

	HOLDS(asking->seats.opponent[step->player] == step->other, "they do not meet");
	HOLDS(step->values[0] != step->other, "they are natural opponents");
	HOLDS((upper == other) == (step->kind == PAIRING_STEP_INTERCHANGE), "the kind of switch");
	HOLDS((step->values[2] < 0) == (strstr(step->rule, "29E5g") != NULL), "the rule");
	asking->natural[step->player] = step->values[0];
	asking->natural[step->other] = step->values[1];
}

/* 29C, of all groups, once the natural opponent of each is known. */
static void natural_pairings_are_nearest(struct asking *asking)
{
	for (int score = us_score_below(&asking->section, 1 << 20); score >= 0;
		score = us_score_below(&asking->section, score)) {
		int list[US_PLAYERS_MOST], mate[US_PLAYERS_MOST];
		const int count = us_seats_inside(&asking->seats, score, list);

		for (int i = 0; i < count; i++) {
			mate[i] = -1;
			for (int k = 0; k < count; k++)
				if (list[k] == asking->natural[list[i]])
					mate[i] = k;
			ck_assert_int_ge(mate[i], 0);
		}
		for (int i = 0; i < count; i++)
			ck_assert_int_eq(mate[mate[i]], i);
		ck_assert_msg(us_is_natural(&asking->section, list, count, mate),
			"seed %llu round %d: score %d", asking->seed, asking->section.input.round,
			score);
	}
}

static void it_is_repaired(struct asking *asking, const struct pairing_step *step)
{
	const unsigned bars = us_bars(&asking->section, step->player, step->other);
	const enum pairing_repair repair = bars & US_BAR_MET ? PAIRING_REPAIR_MET
		: bars & (US_BAR_TEAM | US_BAR_MATES)        ? PAIRING_REPAIR_TEAM
		: bars & (US_BAR_REQUEST | US_BAR_FORBIDDEN) ? PAIRING_REPAIR_APART
		: bars                                       ? PAIRING_REPAIR_COLOUR
							     : PAIRING_REPAIR_OTHERS;

	HOLDS(opposite_of(asking, step->player) == step->other, "he stands opposite another");
	HOLDS(step->values[0] == (int)repair, "what is against it");
	if (repair == PAIRING_REPAIR_MET)
		HOLDS(step->values[1] == us_round_met(&asking->section, step->player, step->other),
			"the round");
	asking->repaired++;
}

/* 29E3, 29E4 */
static void colours_are_told(struct asking *asking, const struct pairing_step *step)
{
	const struct us_seats *seats = &asking->seats;
	const enum pairing_colour one = us_record_of(&asking->section, step->player).due,
				  two = us_record_of(&asking->section, step->other).due;
	const char *rule;
	const enum pairing_colour colour = us_seats_colour(seats, step->player, step->other, &rule);

	HOLDS(seats->opponent[step->player] == step->other, "they do not meet");
	HOLDS(!strcmp(step->rule, rule), rule);
	asking->colours++;
	if (step->kind == PAIRING_STEP_DUE) {
		HOLDS(step->values[0] == (one != PAIRING_NEUTRAL) + (two != PAIRING_NEUTRAL),
			"how many are due one");
		HOLDS(one == seats->given[step->player], "he has not his colour");
		HOLDS(two == PAIRING_NEUTRAL || two == seats->given[step->other],
			"the other has not his colour");
	} else if (step->kind == PAIRING_STEP_LOT) {
		HOLDS(one == PAIRING_NEUTRAL && two == PAIRING_NEUTRAL, "one is due a colour");
		HOLDS(step->values[0] == step->board + 1, "the number of the board");
	} else {
		HOLDS(seats->given[step->other] != two && two != PAIRING_NEUTRAL,
			"he has his colour");
		HOLDS(step->values[3] == (colour != seats->given[step->player]),
			"whether the rules give it so");
	}
}

static void is_true(struct asking *asking, const struct pairing_step *step)
{
	switch (step->kind) {
	case PAIRING_STEP_ODD_PLAYER:
		one_leaves_his_group(asking, step);
		break;
	case PAIRING_STEP_ODD_OPPONENT:
		he_meets_one_of_another(asking, step);
		break;
	case PAIRING_STEP_STAYS:
		one_stays(asking, step);
		break;
	case PAIRING_STEP_ODD_TOGETHER:
		several_leave(asking, step);
		break;
	case PAIRING_STEP_NATURAL:
		it_is_natural(asking, step);
		break;
	case PAIRING_STEP_TRANSPOSITION:
	case PAIRING_STEP_INTERCHANGE:
		it_is_switched(asking, step);
		break;
	case PAIRING_STEP_REPAIRED:
		it_is_repaired(asking, step);
		break;
	case PAIRING_STEP_DUE:
	case PAIRING_STEP_LOT:
	case PAIRING_STEP_CONFLICT:
		colours_are_told(asking, step);
		break;
	default:
		break;
	}
}

static void tell(struct asking *asking, int kind, const struct pairing_draw *draw)
{
	struct pairing_steps steps = {0};

	asking->kind = kind;
	us_seats_read(&asking->seats, &asking->section, draw);
	ck_assert_int_eq(book->steps(&asking->section.input, draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++)
		is_true(asking, &steps.steps[i]);
	natural_pairings_are_nearest(asking);
	for (int i = 0; i < steps.count; i++)
		ck_assert(steps.steps[i].kind != PAIRING_STEP_REPAIRED ||
			asking->natural[steps.steps[i].player] != steps.steps[i].other);
	pairing_steps_done(&steps);
}

/* Some players of neighbouring boards change seats; an unfinished draw lacks a board. */
static void tell_of_others(struct asking *asking)
{
	struct pairing_board boards[US_PLAYERS_MOST];
	struct pairing_draw draw = {boards, asking->best.count};
	const int swaps = 1 + random_below(&asking->state, 3);

	memcpy(boards, asking->best.boards, (size_t)draw.count * sizeof(*boards));
	for (int i = 0; i < swaps && draw.count > 2; i++) {
		struct pairing_board *one = &boards[random_below(&asking->state, draw.count - 2)];
		const int white = one->white;

		one->white = one[1].white;
		one[1].white = white;
	}
	tell(asking, BY_HAND, &draw);
	if (draw.count > 1) {
		const int gone = random_below(&asking->state, draw.count);

		boards[gone] = boards[--draw.count];
		tell(asking, UNFINISHED, &draw);
	}
}

static void start(struct asking *asking, uint64_t seed)
{
	asking->seed = seed;
	asking->state = seed + 8000;
	us_section_start(&asking->section, seed,
		CARDS_LEAST + random_below(&asking->state, CARDS_MOST - CARDS_LEAST + 1));
	if (seed % 4)
		us_section_vary(&asking->section);
}

START_TEST(what_is_told_of_boards_is_true)
{
	struct asking event = {.kind = BY_RULES}, *asking = &event;
	long done = 0;

	for (uint64_t seed = (uint64_t)_i + 1; done < rounds / SLICES; seed += SLICES + 1) {
		bool more = true;

		start(asking, seed);
		for (; more; done++) {
			asking->best = (struct pairing_draw){0};
			more = book->best(&asking->section.input, &asking->best, NULL) ==
				PAIRING_OK;
			if (more) {
				tell(asking, BY_RULES, &asking->best);
				tell_of_others(asking);
			}
			more = more && us_section_play(&asking->section, &asking->best);
			pairing_draw_done(&asking->best);
		}
		us_section_done(&asking->section);
	}
	ck_assert_int_gt(asking->odd, done);
	ck_assert_int_gt(asking->proven, done / 10);
	ck_assert_int_gt(asking->repaired, done);
	ck_assert_int_gt(asking->colours, done);
	ck_assert_int_gt(asking->settled, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("reasons");

	rounds = getenv("LONG") ? MANY : FEW;
	if (getenv("ROUNDS") && atol(getenv("ROUNDS")) > 0)
		rounds = atol(getenv("ROUNDS"));
	book = pairing_book_find("uscf");
	if (!book || book->noptions > US_SECTION_SETTINGS)
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, what_is_told_of_boards_is_true, 0, SLICES);
	tcase_set_timeout(tcase, 900);
	return suite_run("uscf_reasons", tcase, NULL);
}
