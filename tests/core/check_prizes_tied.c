/*
 * British and FIDE prizes (equal shares, by place, Hort) of random small lists against the rule
 * worked out anew: for each class all sets of the tied who could take it are tried.
 */
#include <check.h>
#include <string.h>

#include "core/prizes/award.h"
#include "support/event/random_prizes.h"
#include "support/suite_run.h"

enum { TIED = RANDOM_PLAYERS, LISTS = 2000, SCORES = 3 };

static struct random_prizes made;

/* Players as bits; what each has so far. */
struct paying {
	unsigned pool;
	int taken[RANDOM_PRIZES + 1]; /* by class, [0] the places: so many have taken one */
	int64_t pays[TIED];
};

/* The classes by one of their prizes, in the order in which equal ones go: [0] the places. */
static struct prize classes[RANDOM_PRIZES + 1];
static int nclasses;

/* 32B4: ratings, the higher limit first, before others. */
static int order_of(const struct prize *prize)
{
	return !prize_is_rating(prize) ? 2 * GRADE_MOST
		: prize->below > 0     ? GRADE_MOST - prize->below
				       : -1;
}

static void list_classes(void)
{
	prize_init(&classes[0]);
	nclasses = 1;
	for (int i = 0; i < made.list.count; i++) {
		const struct prize *prize = &made.entries[i].prize;
		bool known = false;
		int at = nclasses;

		for (int c = 0; c < nclasses; c++)
			known = known || prize_same_class(&classes[c], prize);
		if (known)
			continue;
		for (; at > 1 && order_of(&classes[at - 1]) > order_of(prize); at--)
			classes[at] = classes[at - 1];
		classes[at] = *prize;
		nclasses++;
	}
}

static int64_t amount_at(int c, int place)
{
	for (int i = 0; i < made.list.count; i++)
		if (prize_same_class(&made.entries[i].prize, &classes[c]) &&
			made.entries[i].prize.first == place)
			return made.entries[i].prize.amount;
	return 0;
}

static int64_t down(int64_t sum, int64_t among)
{
	return among == 1 ? sum : sum / among / made.list.rules.unit * made.list.rules.unit;
}

static bool are_equal(int i, int k)
{
	return made.list.rules.rule == PRIZE_BRITISH || made.list.rules.rule == PRIZE_SHARED ||
		made.players[i].rank == made.players[k].rank;
}

/* What a player of a set gets of a class if the set takes its next places. */
static int64_t part_of(const struct paying *paying, int c, unsigned set, int player)
{
	const enum prize_rule rule = made.list.rules.rule;
	int64_t sum = 0, own = 0;
	int count = 0, equal = 0;

	for (int i = 0; i < TIED; i++) {
		int64_t amount;

		if (!(set & 1U << i))
			continue;
		amount = amount_at(c, paying->taken[c] + ++count);
		sum += amount;
		if (made.players[i].rank == made.players[player].rank) {
			own += amount;
			equal++;
		}
	}
	if (rule == PRIZE_PLACE)
		return down(own, equal);
	if (rule == PRIZE_HORT && count > 1)
		return down(own * count + sum * equal, 2 * (int64_t)equal * count);
	return down(sum, count);
}

static bool gains(const struct paying *paying, int c, unsigned set, int player)
{
	return part_of(paying, c, set, player) > part_of(paying, 0, paying->pool, player);
}

static unsigned fitting(const struct paying *paying, int c)
{
	unsigned set = 0;

	for (int i = 0; i < made.entrants.count; i++)
		if (paying->pool & 1U << i &&
			entrant_fits(&made.entrants, &made.players[i], &classes[c]))
			set |= 1U << i;
	return set;
}

static unsigned equals_of(unsigned of, int player)
{
	unsigned set = 0;

	for (int i = 0; i < TIED; i++)
		if (of & 1U << i && are_equal(i, player))
			set |= 1U << i;
	return set;
}

/* Who are equal are in it together; each gains by it, and nobody would who is not in it. */
static bool is_stable(const struct paying *paying, int c, unsigned set, unsigned fit)
{
	for (int i = 0; i < TIED; i++) {
		const unsigned equal = equals_of(fit, i);

		if (!(fit & 1U << i))
			continue;
		if ((set & equal) != 0 && (set & equal) != equal)
			return false;
		if (set & equal ? !gains(paying, c, set, i) : gains(paying, c, set | equal, i))
			return false;
	}
	return true;
}

/* By equal shares and by place there is one such set, whoever begins. */
static unsigned stable_set(const struct paying *paying, int c)
{
	const unsigned fit = fitting(paying, c);
	unsigned found = 0;
	int count = 0;

	for (unsigned set = fit;; set = (set - 1) & fit) {
		if (is_stable(paying, c, set, fit)) {
			found = set;
			count++;
		}
		if (set == 0)
			break;
	}
	ck_assert_int_eq(count, 1);
	return found;
}

/* By Hort another one's leaving changes all shares: from the top, who does not gain stays out. */
static unsigned hort_set(const struct paying *paying, int c)
{
	unsigned set = fitting(paying, c);

	for (int i = 0; i < TIED; i++)
		if (set & 1U << i && !gains(paying, c, set, i)) {
			set &= ~equals_of(set, i);
			i = -1;
		}
	return set;
}

/* The class that somebody of the pool leaves it for, and who do; 0: nobody gains. */
static int choose(const struct paying *paying, unsigned *set)
{
	int64_t most = 0;
	int best = 0;

	for (int c = 1; c < nclasses; c++) {
		const unsigned of = made.list.rules.rule == PRIZE_HORT ? hort_set(paying, c)
								       : stable_set(paying, c);

		for (int i = 0; i < TIED; i++)
			if (of & 1U << i && part_of(paying, c, of, i) > most) {
				most = part_of(paying, c, of, i);
				best = c;
				*set = of;
			}
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

static void pay(struct paying *paying, int c, unsigned set)
{
	for (int i = 0; i < TIED; i++)
		if (set & 1U << i)
			paying->pays[i] = part_of(paying, c, set, i);
	paying->taken[c] += bits(set);
	paying->pool &= ~set;
}

static void pay_group(struct paying *paying)
{
	unsigned set = 0;
	int c;

	while ((c = choose(paying, &set)) > 0)
		pay(paying, c, set);
	pay(paying, 0, paying->pool);
}

static void pay_all(struct paying *paying)
{
	*paying = (struct paying){.pool = 0};
	list_classes();
	for (int i = 0, end; i < made.entrants.count; i = end) {
		for (end = i; end < made.entrants.count &&
			made.players[end].points2 == made.players[i].points2;
			end++)
			paying->pool |= 1U << end;
		pay_group(paying);
	}
}

static const enum prize_rule rules[] = {PRIZE_BRITISH, PRIZE_SHARED, PRIZE_PLACE, PRIZE_HORT};

START_TEST(prizes_of_the_tied_equal_enumeration)
{
	made.state = 17 + (unsigned)_i;
	for (int n = 0; n < LISTS; n++) {
		struct paying paying;
		struct award award;
		int64_t sum = 0;

		random_prizes_list(&made, rules[_i]);
		if (n % 3 == 0)
			made.list.rules.unit = 500;
		random_prizes_players(&made, 1 + n % SCORES, n % 2);
		ck_assert_int_eq(award_make(&made.list, &made.entrants, &award), STATUS_OK);
		pay_all(&paying);
		for (int i = 0; i < made.entrants.count; i++) {
			if (award.paid_to[i] != paying.pays[i])
				random_prizes_describe(&made, &award);
			ck_assert_msg(award.paid_to[i] == paying.pays[i],
				"list %d: player %d should have %lld", n, i,
				(long long)paying.pays[i]);
			sum += award.paid_to[i];
		}
		ck_assert_int_eq(sum, award.paid);
		ck_assert_int_le(sum, award.total);
		award_done(&award);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes of the tied");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, prizes_of_the_tied_equal_enumeration, 0,
		(int)(sizeof(rules) / sizeof(rules[0])));
	return suite_run("prizes of the tied", tcase, NULL);
}
