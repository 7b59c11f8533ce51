/* Prizes of random small lists against enumeration: up to 6 tied, up to 8 prizes. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/prizes/assignment.h"
#include "core/prizes/award.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

enum { TIED = 6, PRIZES = 8, LISTS = 4000, CONDITIONS = 6 };

static unsigned long long state;

static int random_below(int n)
{
	return (int)(rows_random(&state) % (unsigned)n);
}

static struct prize_entry entries[PRIZES];
static struct prize_list list;
static struct entrant players[TIED];
static struct entrants entrants;
static int row[TIED], points2[TIED];
static struct award award;

static const char *const conditions[CONDITIONS] = {
	"", "below=1800", "below=1600", "sex=f", "unrated=yes", "rating-from=1700"};

/* Amounts are different sums of powers, so that equal pools are the same prizes; some are equal. */
static void random_list(enum prize_rule rule)
{
	int next[CONDITIONS] = {0};

	list = (struct prize_list){entries, 1 + random_below(PRIZES),
		{.rule = rule, .unit = 1, .unrated_barred = random_below(2) == 0, .byes_most = -1}};
	for (int i = 0; i < list.count; i++) {
		const int of = random_below(3) ? random_below(CONDITIONS) : 0;
		char text[PRIZE_TEXT_SIZE];
		struct line line;

		line_init(&line, text, sizeof(text));
		line_text(&line, "amount=");
		line_int(&line, 10 * (1 + random_below(30)));
		line_text(&line, ";place=");
		line_int(&line, ++next[of]);
		line_text(&line, of ? ";" : "");
		line_text(&line, conditions[of]);
		ck_assert_int_eq(prize_read(text, &entries[i].prize, NULL), STATUS_OK);
		entries[i].number = i + 1;
	}
	/* larger prizes are for better places */
	for (int i = 0; i < list.count; i++)
		for (int k = i + 1; k < list.count; k++)
			if (prize_same_class(&entries[i].prize, &entries[k].prize) &&
				entries[i].prize.amount < entries[k].prize.amount) {
				const int64_t amount = entries[i].prize.amount;

				entries[i].prize.amount = entries[k].prize.amount;
				entries[k].prize.amount = amount;
			}
}

static void random_players(void)
{
	entrants = (struct entrants){.of = players,
		.count = 1 + random_below(TIED),
		.rounds = 1,
		.points2 = points2,
		.row = row,
		.rules = &list.rules};
	for (int i = 0; i < entrants.count; i++) {
		players[i] = (struct entrant){.pin = i + 1,
			.points2 = 4,
			.rank = i + 1,
			.rating = random_below(5) ? 1500 + 100 * random_below(5) : 0,
			.sex = random_below(3) ? SEX_MALE : SEX_FEMALE,
			.club = "",
			.school = ""};
		row[i] = i;
	}
}

static bool is_open(int player, int prize)
{
	return entrant_fits(&entrants, &players[player], &entries[prize].prize);
}

/* A place behind the last of so many is out of their reach, once others have left. */
static bool is_in_reach(int prize, int count, int places_taken)
{
	return !prize_is_place(&entries[prize].prize) ||
		entries[prize].prize.first <= places_taken + count;
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
	for (int k = 0; k < list.count; k++)
		if (prizes & 1U << k && is_open(player, k)) {
			const int64_t sum = entries[k].prize.amount +
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

	for (int i = 0; i < entrants.count; i++)
		if (of & 1U << i && is_open(i, prize))
			open |= 1U << i;
	return open;
}

/* The prizes that are the most valuable ones, equal ones in the order of the list. */
static unsigned taken_of(unsigned of, unsigned prizes)
{
	const int64_t most = most_of(of, prizes);

	for (int k = list.count - 1; k >= 0; k--) {
		/* drop those without which there is as much */
		int least = -1;

		for (int i = 0; i < list.count; i++)
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

	for (int i = 0; i < entrants.count; i++)
		for (int k = 0; k < list.count; k++)
			if (all & 1U << k && is_open(i, k) && entries[k].prize.amount > cap[i])
				cap[i] = entries[k].prize.amount;
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
	const struct prize *one = &entries[a].prize, *other = &entries[b].prize;
	const int limit = one->below > 0 ? one->below : GRADE_MOST + 1;
	const int other_limit = other->below > 0 ? other->below : GRADE_MOST + 1;

	if (prize_is_rating(one) != prize_is_rating(other))
		return prize_is_rating(one);
	return prize_is_rating(one) && limit > other_limit;
}

/* 32B by trying everything. */
static void enumerate(bool capped, int64_t pays[TIED])
{
	unsigned left = (1U << entrants.count) - 1, prizes = (1U << list.count) - 1;

	for (;;) {
		unsigned reached = 0, best_of = 0, best_prizes = 0;
		int best = -1;
		int64_t most, divisor = bits(left);

		for (int k = 0; k < list.count; k++)
			if (prizes & 1U << k && is_in_reach(k, bits(left), 0))
				reached |= 1U << k;
		most = most_of(left, reached);
		for (int k = 0; k < list.count; k++) {
			const unsigned of = prizes & 1U << k ? open_to(k, left) : 0;
			unsigned own = 0;

			for (int i = 0; i < list.count; i++)
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
	char text[PRIZE_TEXT_SIZE];

	for (int k = 0; k < list.count; k++) {
		prize_write(&entries[k].prize, text);
		fprintf(stderr, "%s\n", text);
	}
	for (int k = 0; k < entrants.count; k++)
		fprintf(stderr, "%d rating %d sex %d: %lld\n", k, players[k].rating, players[k].sex,
			(long long)award.paid_to[k]);
	ck_abort_msg("player %d should have %lld", i, (long long)expected);
}

START_TEST(us_prizes_equal_enumeration)
{
	state = 7;
	for (int n = 0; n < LISTS; n++) {
		const enum prize_rule rule = n % 2 ? PRIZE_US : PRIZE_US_OLDER;
		int64_t pays[TIED] = {0}, sum = 0;

		random_list(rule);
		random_players();
		ck_assert_int_eq(award_make(&list, &entrants, &award), STATUS_OK);
		enumerate(rule == PRIZE_US, pays);
		for (int i = 0; i < entrants.count; i++) {
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
	state = 11;
	for (int n = 0; n < LISTS; n++) {
		struct assignment_prize prizes[PRIZES];
		bool open[PRIZES * TIED];
		int prize_of[TIED];
		int64_t sum, checked = 0;

		random_list(PRIZE_US);
		random_players();
		for (int k = 0; k < list.count; k++) {
			prizes[k] = (struct assignment_prize){entries[k].prize.amount, k, 0, k};
			for (int i = 0; i < entrants.count; i++)
				open[k * entrants.count + i] = is_open(i, k);
		}
		sum = assignment_find(prizes, list.count, open, entrants.count, prize_of);
		ck_assert_int_eq(sum, most_of((1U << entrants.count) - 1, (1U << list.count) - 1));
		for (int i = 0; i < entrants.count; i++)
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

	for (int k = 0; k < list.count; k++)
		if (prize_same_class(&entries[k].prize, of) && entries[k].prize.first > taken &&
			entries[k].prize.first <= taken + count)
			sum += entries[k].prize.amount;
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
				&entries[award.slots[award.slots_of[reason->slot]].entry].prize,
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
	state = 13;
	for (int n = 0; n < LISTS; n++) {
		int64_t sum = 0;

		random_list(PRIZE_BRITISH);
		random_players();
		ck_assert_int_eq(award_make(&list, &entrants, &award), STATUS_OK);
		for (int k = 0; k < list.count; k++) {
			bool in_pool[TIED] = {true, true, true, true, true, true};
			const int taken = count_taken(&entries[k].prize, in_pool);
			int pool = 0, fitting = 0, one = -1;

			for (int i = 0; i < entrants.count; i++) {
				pool += in_pool[i];
				if (in_pool[i] && is_open(i, k)) {
					fitting++;
					one = i;
				}
			}
			if (fitting == 0 || prize_is_place(&entries[k].prize))
				continue;
			if (award.paid_to[one] < class_share(&entries[k].prize, taken, fitting))
				describe(one, class_share(&entries[k].prize, taken, fitting));
		}
		for (int i = 0; i < entrants.count; i++)
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
