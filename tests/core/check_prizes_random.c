/* Prizes of random small lists against enumeration: up to 6 tied, up to 8 prizes. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/prizes/assignment.h"
#include "core/prizes/award.h"
#include "support/event/random_prizes.h"
#include "support/suite_run.h"

enum { TIED = RANDOM_PLAYERS, PRIZES = RANDOM_PRIZES, LISTS = 4000 };

static struct random_prizes made;
static struct award award;

static bool is_open(int player, int prize)
{
	return entrant_fits(&made.entrants, &made.players[player], &made.entries[prize].prize);
}

/* A place behind the last of so many is out of their reach, once others have left. */
static bool is_in_reach(int prize, int count, int places_taken)
{
	return !prize_is_place(&made.entries[prize].prize) ||
		made.entries[prize].prize.first <= places_taken + count;
}

/* The most that the players of a set (bits) can have together of the prizes of another set. */
static int64_t most_of(unsigned of, unsigned prizes)
{
	int64_t best;
	int player = 0;

	while (player < TIED && !(of & 1U << player))
		player++;
	if (player == TIED)
		return 0;
	best = most_of(of & ~(1U << player), prizes);
	for (int k = 0; k < made.list.count; k++)
		if (prizes & 1U << k && is_open(player, k)) {
			const int64_t sum = made.entries[k].prize.amount +
				most_of(of & ~(1U << player), prizes & ~(1U << k));

			best = sum > best ? sum : best;
		}
	return best;
}

static int bits(unsigned of)
{
	int count = 0;

	for (; of; of &= of - 1)
		count++;
	return count;
}

static unsigned open_to(int prize, unsigned of)
{
	unsigned open = 0;

	for (int i = 0; i < made.entrants.count; i++)
		if (of & 1U << i && is_open(i, prize))
			open |= 1U << i;
	return open;
}

/* The prizes that are the most valuable ones, equal ones in the order of the list. */
static unsigned taken_of(unsigned of, unsigned prizes)
{
	const int64_t most = most_of(of, prizes);

	for (int k = made.list.count - 1; k >= 0; k--) {
		/* drop those without which there is as much */
		int least = -1;

		for (int i = 0; i < made.list.count; i++)
			if (prizes & 1U << i && most_of(of, prizes & ~(1U << i)) == most)
				least = i;
		if (least < 0)
			break;
		prizes &= ~(1U << least);
	}
	return prizes;
}

/* Who pays what among those who share: the caps of a set of them, such that all is consistent. */
static void share(unsigned of, unsigned prizes, unsigned all, bool capped, int64_t pays[TIED])
{
	const int64_t sum = most_of(of, prizes);
	int64_t cap[TIED] = {0};

	for (int i = 0; i < made.entrants.count; i++)
		for (int k = 0; k < made.list.count; k++)
			if (all & 1U << k && is_open(i, k) && made.entries[k].prize.amount > cap[i])
				cap[i] = made.entries[k].prize.amount;
	for (unsigned limited = 0; limited < 1U << TIED; limited++) {
		int64_t rest = sum;
		bool holds = (limited & ~of) == 0 && limited != of && (capped || limited == 0);

		for (int i = 0; i < TIED; i++)
			rest -= limited & 1U << i ? cap[i] : 0;
		for (int i = 0; holds && i < TIED; i++)
			if (of & 1U << i && capped)
				holds = (limited & 1U << i)
					? cap[i] * (bits(of) - bits(limited)) < rest
					: cap[i] * (bits(of) - bits(limited)) >= rest;
		if (!holds)
			continue;
		for (int i = 0; i < TIED; i++)
			if (of & 1U << i)
				pays[i] = limited & 1U << i ? cap[i]
					: bits(of) - bits(limited) == 1
					? rest
					: rest / (bits(of) - bits(limited));
		return;
	}
	ck_abort_msg("no set of caps holds");
}

/* Of groups with equal shares (32B4): ratings, the higher class first, before others. */
static bool goes_before(int a, int b)
{
	const struct prize *one = &made.entries[a].prize, *other = &made.entries[b].prize;
	const int limit = one->below > 0 ? one->below : GRADE_MOST + 1;
	const int other_limit = other->below > 0 ? other->below : GRADE_MOST + 1;

	if (prize_is_rating(one) != prize_is_rating(other))
		return prize_is_rating(one);
	return prize_is_rating(one) && limit > other_limit;
}

/* 32B by trying everything. */
static void enumerate(bool capped, int64_t pays[TIED])
{
	unsigned left = (1U << made.entrants.count) - 1, prizes = (1U << made.list.count) - 1;

	for (;;) {
		unsigned reached = 0, best_of = 0, best_prizes = 0;
		int best = -1;
		int64_t most, divisor = bits(left);

		for (int k = 0; k < made.list.count; k++)
			if (prizes & 1U << k && is_in_reach(k, bits(left), 0))
				reached |= 1U << k;
		most = most_of(left, reached);
		for (int k = 0; k < made.list.count; k++) {
			const unsigned of = prizes & 1U << k ? open_to(k, left) : 0;
			unsigned own = 0;

			for (int i = 0; i < made.list.count; i++)
				if (prizes & 1U << i && (open_to(i, left) & ~of) == 0)
					own |= 1U << i;
			if (of == 0 || of == left || most_of(of, own) * divisor < most * bits(of) ||
				(most_of(of, own) * divisor == most * bits(of) &&
					(best < 0 || !goes_before(k, best))))
				continue;
			best = k;
			most = most_of(of, own);
			divisor = bits(of);
			best_of = of;
			best_prizes = own;
		}
		if (best_of == 0) {
			share(left, reached, reached, capped, pays);
			return;
		}
		share(best_of, best_prizes, reached, capped, pays);
		prizes &= ~taken_of(best_of, best_prizes);
		left &= ~best_of;
	}
}

static void describe(int i, int64_t expected)
{
	random_prizes_describe(&made, &award);
	ck_abort_msg("player %d should have %lld", i, (long long)expected);
}

START_TEST(us_prizes_equal_enumeration)
{
	made.state = 7;
	for (int n = 0; n < LISTS; n++) {
		const enum prize_rule rule = n % 2 ? PRIZE_US : PRIZE_US_OLDER;
		int64_t pays[TIED] = {0}, sum = 0;

		random_prizes_list(&made, rule);
		random_prizes_players(&made, 1, false);
		ck_assert_int_eq(award_make(&made.list, &made.entrants, &award), STATUS_OK);
		enumerate(rule == PRIZE_US, pays);
		for (int i = 0; i < made.entrants.count; i++) {
			if (award.paid_to[i] != pays[i])
				describe(i, pays[i]);
			sum += award.paid_to[i];
		}
		ck_assert_int_le(sum, award.total);
		award_done(&award);
	}
}
END_TEST

START_TEST(the_assignment_equals_enumeration)
{
	made.state = 11;
	for (int n = 0; n < LISTS; n++) {
		struct assignment_prize prizes[PRIZES];
		bool open[PRIZES * TIED];
		int prize_of[TIED];
		int64_t sum, checked = 0;

		random_prizes_list(&made, PRIZE_US);
		random_prizes_players(&made, 1, false);
		for (int k = 0; k < made.list.count; k++) {
			prizes[k] =
				(struct assignment_prize){made.entries[k].prize.amount, k, 0, k};
			for (int i = 0; i < made.entrants.count; i++)
				open[k * made.entrants.count + i] = is_open(i, k);
		}
		sum = assignment_find(prizes, made.list.count, open, made.entrants.count, prize_of);
		ck_assert_int_eq(
			sum, most_of((1U << made.entrants.count) - 1, (1U << made.list.count) - 1));
		for (int i = 0; i < made.entrants.count; i++)
			if (prize_of[i] >= 0) {
				ck_assert(is_open(i, prizes[prize_of[i]].id));
				checked += prizes[prize_of[i]].amount;
				for (int k = 0; k < i; k++)
					ck_assert_int_ne(prize_of[k], prize_of[i]);
			}
		ck_assert_int_eq(checked, sum);
	}
}
END_TEST

/* What so many who are equal have of the next places of a class, its first ones being taken. */
static int64_t class_share(const struct prize *of, int taken, int count)
{
	int64_t sum = 0;

	for (int k = 0; k < made.list.count; k++)
		if (prize_same_class(&made.entries[k].prize, of) &&
			made.entries[k].prize.first > taken &&
			made.entries[k].prize.first <= taken + count)
			sum += made.entries[k].prize.amount;
	return count == 1 ? sum : sum / count;
}

/* How many have been paid by a record of a class, of the group that is all tied. */
static int count_taken(const struct prize *of, bool in_pool[TIED])
{
	int taken = 0;

	for (int i = 0; i < award.nreasons; i++) {
		const struct award_reason *reason = &award.reasons[i];

		if (reason->kind != AWARD_CLASS ||
			!prize_same_class(
				&made.entries[award.slots[award.slots_of[reason->slot]].entry]
					 .prize,
				of))
			continue;
		taken += reason->persons;
	}
	for (int i = 0; i < award.nreasons; i++)
		for (int k = 0;
			award.reasons[i].kind == AWARD_CLASS && k < award.reasons[i].persons; k++)
			in_pool[award.persons[award.reasons[i].person + k].entrant] = false;
	return taken;
}

/* Equal shares are paid, and nobody who stays in the pool would gain by the class he is open to. */
START_TEST(british_prizes_leave_nobody_who_would_gain)
{
	made.state = 13;
	for (int n = 0; n < LISTS; n++) {
		int64_t sum = 0;

		random_prizes_list(&made, PRIZE_BRITISH);
		random_prizes_players(&made, 1, false);
		ck_assert_int_eq(award_make(&made.list, &made.entrants, &award), STATUS_OK);
		for (int k = 0; k < made.list.count; k++) {
			bool in_pool[TIED] = {true, true, true, true, true, true};
			const int taken = count_taken(&made.entries[k].prize, in_pool);
			int pool = 0, fitting = 0, one = -1;

			for (int i = 0; i < made.entrants.count; i++) {
				pool += in_pool[i];
				if (in_pool[i] && is_open(i, k)) {
					fitting++;
					one = i;
				}
			}
			if (fitting == 0 || prize_is_place(&made.entries[k].prize))
				continue;
			if (award.paid_to[one] <
				class_share(&made.entries[k].prize, taken, fitting))
				describe(one, class_share(&made.entries[k].prize, taken, fitting));
		}
		for (int i = 0; i < made.entrants.count; i++)
			sum += award.paid_to[i];
		ck_assert_int_le(sum, award.total);
		ck_assert_int_eq(sum, award.paid);
		award_done(&award);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes random");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, the_assignment_equals_enumeration);
	tcase_add_test(tcase, us_prizes_equal_enumeration);
	tcase_add_test(tcase, british_prizes_leave_nobody_who_would_gain);
	return suite_run("prizes random", tcase, NULL);
}
