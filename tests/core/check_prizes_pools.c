/*
 * United States prizes of random small lists with prizes by rounds and by W-We: beside the pools of
 * 32B each player has the larger of what the two give him, in whatever order they are entered.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "core/prizes/award.h"
#include "support/event/random_prizes.h"
#include "support/suite_run.h"

enum { TIED = RANDOM_PLAYERS, LISTS = 4000, SCORES = 3 };

static struct random_prizes made;
static struct award award;
static int list_number;

/* By player: the prize by another measure that he has a share of; NULL: what he has is of a pool */
static const struct prize *holds[TIED];

static void make(void)
{
	ck_assert_int_eq(award_make(&made.list, &made.entrants, &award), STATUS_OK);
	memset(holds, 0, sizeof(holds));
	for (int i = 0; i < award.nreasons; i++) {
		const struct award_reason *reason = &award.reasons[i];

		for (int k = 0; reason->kind == AWARD_MEASURE && k < reason->persons; k++)
			holds[award.persons[reason->person + k].entrant] =
				&made.list.entries[award.slots[award.slots_of[reason->slot]].entry]
					 .prize;
	}
}

static void abort_with(const char *what, int player)
{
	random_prizes_describe(&made, &award);
	ck_abort_msg("list %d: %s: player %d", list_number, what, player);
}

static bool is_measured(const struct prize *prize)
{
	return prize->by == PRIZE_BY_ROUNDS || prize->by == PRIZE_BY_EXPECTED;
}

static bool fits(const struct prize *prize, int player, int *measure)
{
	return entrant_fits(&made.entrants, &made.players[player], prize) &&
		entrant_measure(&made.entrants, player, prize, measure);
}

static unsigned holders(const struct prize *prize)
{
	unsigned set = 0;

	for (int i = 0; i < made.entrants.count; i++)
		set |= holds[i] && prize_same_class(holds[i], prize) ? 1U << i : 0;
	return set;
}

/* What a player of a set gets if the set has the prizes of a class. */
static int64_t part_of(const struct prize *prize, unsigned set, int player)
{
	int own = 0, other, before = 0, count = 0;
	int64_t sum = 0;

	fits(prize, player, &own);
	for (int i = 0; i < made.entrants.count; i++)
		if (set & 1U << i && fits(prize, i, &other)) {
			before += other > own;
			count += other == own;
		}
	for (int k = 0; k < made.list.count; k++) {
		const struct prize *of = &made.list.entries[k].prize;

		if (prize_same_class(of, prize) && of->first > before &&
			of->first <= before + count)
			sum += of->amount;
	}
	return count == 1 ? sum : sum / count;
}

/* What the pools alone pay, to who have no prize by another measure and to those of a set. */
static void pay_pools(unsigned set, int64_t pays[TIED])
{
	struct prize_entry entries[RANDOM_PRIZES];
	struct entrant players[TIED];
	struct prize_list list = made.list;
	struct entrants entrants = made.entrants;
	struct award pools;

	list.entries = entries;
	list.count = 0;
	for (int i = 0; i < made.list.count; i++)
		if (!is_measured(&made.list.entries[i].prize))
			entries[list.count++] = made.list.entries[i];
	entrants.of = players;
	for (int i = 0; i < made.entrants.count; i++) {
		players[i] = made.players[i];
		players[i].bar = holds[i] && !(set & 1U << i) ? ENTRANT_NONE : ENTRANT_FREE;
	}
	ck_assert_int_eq(award_make(&list, &entrants, &pools), STATUS_OK);
	memcpy(pays, pools.paid_to, (size_t)made.entrants.count * sizeof(pays[0]));
	award_done(&pools);
}

static void recount(void)
{
	int64_t pays[TIED];

	pay_pools(0, pays);
	for (int i = 0; i < made.entrants.count; i++)
		if (award.paid_to[i] !=
			(holds[i] ? part_of(holds[i], holders(holds[i]), i) : pays[i]))
			abort_with("recounted", i);
}

/* Would all of a set gain by a prize, with whoever has the same figure and as much as one of it? */
static bool would_gain(const struct prize *prize, unsigned set)
{
	int one = 0, other = 0;

	for (int i = 0; i < made.entrants.count; i++) {
		if (!(set & 1U << i))
			continue;
		fits(prize, i, &one);
		for (int k = 0; k < made.entrants.count; k++)
			if (!((set | holders(prize)) & 1U << k) && fits(prize, k, &other) &&
				one == other && award.paid_to[i] == award.paid_to[k] &&
				(holds[i] == holds[k] ||
					(holds[i] && holds[k] &&
						prize_same_class(holds[i], holds[k]))))
				return false;
		if (part_of(prize, holders(prize) | set, i) <= award.paid_to[i])
			return false;
	}
	return true;
}

static void try_prizes(void)
{
	int measure;

	for (int n = 0; n < made.list.count; n++) {
		const struct prize *prize = &made.list.entries[n].prize;
		unsigned others = 0;

		for (int i = 0; i < made.entrants.count; i++)
			others |= is_measured(prize) && fits(prize, i, &measure) ? 1U << i : 0;
		others &= ~holders(prize);
		for (unsigned set = others; set != 0; set = (set - 1) & others)
			if (would_gain(prize, set))
				abort_with("would gain by another measure", n);
	}
}

/* Would all who have a prize by another measure, or one alone, have more in the pools? */
static void try_pools(void)
{
	for (int i = 0; i < made.entrants.count; i++) {
		const unsigned all = holds[i] ? holders(holds[i]) : 0;
		int64_t pays[TIED];
		bool gain = holds[i] != NULL;

		pay_pools(all, pays);
		for (int k = 0; k < made.entrants.count; k++)
			gain = gain && (!(all & 1U << k) || pays[k] > award.paid_to[k]);
		if (gain)
			abort_with("all of them would gain by the pools", i);
		if (all != 1U << i)
			continue;
		pay_pools(1U << i, pays);
		if (pays[i] > award.paid_to[i])
			abort_with("would gain by the pool", i);
	}
}

static void try_other_order(void)
{
	int64_t before[TIED];

	memcpy(before, award.paid_to, (size_t)made.entrants.count * sizeof(before[0]));
	random_prizes_shuffle(&made);
	award_done(&award);
	make();
	for (int i = 0; i < made.entrants.count; i++)
		if (award.paid_to[i] != before[i])
			abort_with("another order", i);
}

START_TEST(nobody_could_have_more_by_another_measure)
{
	made.state = 29 + (unsigned)_i;
	for (int n = 0; n < LISTS; n++) {
		list_number = n;
		random_prizes_list(&made, _i ? PRIZE_US : PRIZE_US_OLDER);
		random_prizes_players(&made, 1 + n % SCORES, false);
		random_prizes_measured(&made);
		make();
		recount();
		try_prizes();
		try_pools();
		try_other_order();
		award_done(&award);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes of pools");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, nobody_could_have_more_by_another_measure, 0, 2);
	return suite_run("prizes of pools", tcase, NULL);
}
