/*
 * Boards of US Chess: the natural pairing, what was repaired in it, switches and colours as reasons
 * tell of them, against records and boards, of draws by the rules, by hand, with pins and
 * unfinished.
 *
 * 800 rounds of seeded sections; ROUNDS: that many, LONG: 20,000.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/us_tour.h"
#include "support/suite_run.h"

enum { SLICES = 8, FEW = 800, MANY = 20000 };

static long rounds;

/* What has been told of a draw, and how often there was something to see. */
struct told {
	int natural[US_PLAYERS_MOST]; /* by player: whom the reasons say he naturally meets */
	long repaired, colours, fixed;
};

static struct told *told_of(const struct us_tour *tour)
{
	return tour->context;
}

static int score_of(const struct us_tour *tour, int i)
{
	return us_score(&tour->section, i);
}

/* Who stands opposite him where he plays in his group. */
static int opposite_of(const struct us_tour *tour, int player)
{
	int list[US_PLAYERS_MOST], at = 0;
	const int count = us_seats_inside(&tour->seats, score_of(tour, player), list);

	while (at < count && list[at] != player)
		at++;
	return at == count ? PAIRING_NOBODY
			   : list[at < count / 2 ? at + count / 2 : at - count / 2];
}

static void it_is_natural(struct us_tour *tour, const struct pairing_step *step)
{
	US_HOLDS(tour, step, tour->seats.opponent[step->player] == step->other, "they do not meet");
	told_of(tour)->natural[step->player] = step->other;
	told_of(tour)->natural[step->other] = step->player;
}

static void it_is_switched(struct us_tour *tour, const struct pairing_step *step)
{
	const bool upper = opposite_of(tour, step->player) > step->player,
		   other = opposite_of(tour, step->other) > step->other;

	US_HOLDS(tour, step, tour->seats.opponent[step->player] == step->other, "they do not meet");
	US_HOLDS(tour, step, step->as.transposition.natural != step->other,
		"they are natural opponents");
	US_HOLDS(tour, step, (upper == other) == (step->kind == PAIRING_STEP_INTERCHANGE),
		"the kind of switch");
	US_HOLDS(tour, step,
		(step->as.transposition.points < 0) == (strstr(step->rule, "29E5g") != NULL),
		"the rule");
	told_of(tour)->natural[step->player] = step->as.transposition.natural;
	told_of(tour)->natural[step->other] = step->as.transposition.other_natural;
}

/* 29C, of all groups, once the natural opponent of each is known. */
static void natural_pairings_are_nearest(struct us_tour *tour)
{
	for (int score = us_score_below(&tour->section, 1 << 20); score >= 0;
		score = us_score_below(&tour->section, score)) {
		int list[US_PLAYERS_MOST], mate[US_PLAYERS_MOST];
		const int count = us_seats_inside(&tour->seats, score, list);

		for (int i = 0; i < count; i++) {
			mate[i] = -1;
			for (int k = 0; k < count; k++)
				if (list[k] == told_of(tour)->natural[list[i]])
					mate[i] = k;
			ck_assert_int_ge(mate[i], 0);
		}
		for (int i = 0; i < count; i++)
			ck_assert_int_eq(mate[mate[i]], i);
		ck_assert_msg(us_is_natural(&tour->section, list, count, mate),
			"seed %llu round %d: score %d", tour->seed, tour->section.input.round,
			score);
	}
}

static enum pairing_repair repair_of(const struct us_tour *tour, int one, int other)
{
	const unsigned bars = us_bars(&tour->section, one, other);

	return bars & US_BAR_MET                             ? PAIRING_REPAIR_MET
		: bars & (US_BAR_TEAM | US_BAR_MATES)        ? PAIRING_REPAIR_TEAM
		: bars & (US_BAR_REQUEST | US_BAR_FORBIDDEN) ? PAIRING_REPAIR_APART
		: bars                                       ? PAIRING_REPAIR_COLOUR
							     : PAIRING_REPAIR_OTHERS;
}

/* Others had to be parted: two who stand opposite each other in the same group. */
static void others_are_parted(struct us_tour *tour, const struct pairing_step *step)
{
	const int needs = step->as.repaired.needs, met = step->as.repaired.met;

	US_HOLDS(tour, step, needs >= 0 && met >= 0, "somebody is parted");
	US_HOLDS(tour, step, opposite_of(tour, needs) == met, "who stand opposite each other");
	US_HOLDS(tour, step, needs != step->player && needs != step->other, "and are others");
	US_HOLDS(tour, step,
		step->as.repaired.parted == (int)repair_of(tour, needs, met) &&
			step->as.repaired.parted != PAIRING_REPAIR_OTHERS,
		"what is against them");
	if (step->as.repaired.parted == PAIRING_REPAIR_MET)
		US_HOLDS(tour, step,
			step->as.repaired.round == us_round_met(&tour->section, needs, met),
			"the round");
}

static void it_is_repaired(struct us_tour *tour, const struct pairing_step *step)
{
	const enum pairing_repair repair = repair_of(tour, step->player, step->other);

	US_HOLDS(tour, step, opposite_of(tour, step->player) == step->other,
		"he stands opposite another");
	US_HOLDS(tour, step, step->as.repaired.why == (int)repair, "what is against it");
	if (repair == PAIRING_REPAIR_MET)
		US_HOLDS(tour, step,
			step->as.repaired.round ==
				us_round_met(&tour->section, step->player, step->other),
			"the round");
	else if (repair == PAIRING_REPAIR_OTHERS)
		others_are_parted(tour, step);
	told_of(tour)->repaired++;
}

/* 29E2: has the higher one the lot's colour on odd boards, the other one on even boards? */
static bool lot_gives(const struct us_tour *tour, const struct pairing_step *step)
{
	const int high = us_seats_above(&tour->seats, step->player, step->other) ? step->player
										 : step->other;

	return (tour->seats.given[high] == tour->section.input.lot) == (step->board % 2 == 0);
}

/* 29E3, 29E4 */
static void colours_are_told(struct us_tour *tour, const struct pairing_step *step)
{
	const struct us_seats *seats = &tour->seats;
	const enum pairing_colour one = us_record_of(&tour->section, step->player).due,
				  two = us_record_of(&tour->section, step->other).due;
	const char *rule;
	const enum pairing_colour colour = us_seats_colour(seats, step->player, step->other, &rule);

	told_of(tour)->fixed += rule[0] == '\0';

	US_HOLDS(tour, step, seats->opponent[step->player] == step->other, "they do not meet");
	US_HOLDS(tour, step, !strcmp(step->rule, rule), rule);
	told_of(tour)->colours++;
	if (step->kind == PAIRING_STEP_DUE) {
		US_HOLDS(tour, step,
			step->as.due.cards == (one != PAIRING_NEUTRAL) + (two != PAIRING_NEUTRAL),
			"how many are due one");
		US_HOLDS(tour, step, one == seats->given[step->player], "he has not his colour");
		US_HOLDS(tour, step, two == PAIRING_NEUTRAL || two == seats->given[step->other],
			"the other has not his colour");
	} else if (step->kind == PAIRING_STEP_LOT) {
		US_HOLDS(tour, step, one == PAIRING_NEUTRAL && two == PAIRING_NEUTRAL,
			"one is due a colour");
		US_HOLDS(tour, step, step->as.lot.board == step->board + 1,
			"the number of the board");
		if (tour->stop == US_BY_RULES)
			US_HOLDS(tour, step, lot_gives(tour, step), "the lot gives it otherwise");
	} else {
		US_HOLDS(tour, step, seats->given[step->other] != two && two != PAIRING_NEUTRAL,
			"he has his colour");
		US_HOLDS(tour, step,
			step->as.conflict.against == (colour != seats->given[step->player]),
			"whether the rules give it so");
	}
}

static void see(struct us_tour *tour)
{
	for (int i = 0; i < tour->steps.count; i++) {
		const struct pairing_step *step = &tour->steps.steps[i];

		switch (step->kind) {
		case PAIRING_STEP_NATURAL:
			it_is_natural(tour, step);
			break;
		case PAIRING_STEP_TRANSPOSITION:
		case PAIRING_STEP_INTERCHANGE:
			it_is_switched(tour, step);
			break;
		case PAIRING_STEP_REPAIRED:
			it_is_repaired(tour, step);
			break;
		case PAIRING_STEP_DUE:
		case PAIRING_STEP_LOT:
		case PAIRING_STEP_CONFLICT:
			colours_are_told(tour, step);
			break;
		default:
			break;
		}
	}
	natural_pairings_are_nearest(tour);
	for (int i = 0; i < tour->steps.count; i++) {
		const struct pairing_step *step = &tour->steps.steps[i];

		US_HOLDS(tour, step,
			step->kind != PAIRING_STEP_REPAIRED ||
				told_of(tour)->natural[step->player] != step->other,
			"it needs no repair");
	}
}

START_TEST(what_is_told_of_boards_is_true)
{
	struct told told = {.repaired = 0};
	const long done = us_tour_run(_i, SLICES, rounds, see, &told);

	if (done < FEW / SLICES)
		return; /* not everything is seen in so few */
	ck_assert_int_gt(told.repaired, done);
	ck_assert_int_gt(told.colours, done);
	ck_assert_int_gt(told.fixed, done / 10);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("boards");

	rounds = us_tour_rounds(FEW, MANY);
	tcase_add_loop_test(tcase, what_is_told_of_boards_is_true, 0, SLICES);
	tcase_set_timeout(tcase, 900);
	return suite_run("uscf_boards", tcase, NULL);
}
