/*
 * Prizes of random small lists, those by rounds and by W-We among them, by every set of rules: what
 * each has is recounted from the list, and all sets of equal players are tried for a class that
 * would give them more. The order of the list changes nothing, and the figures in the sentences are
 * recounted, too.
 */
#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "core/prizes/award.h"
#include "core/prizes/prize_words.h"
#include "support/event/random_prizes.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

enum { TIED = RANDOM_PLAYERS, LISTS = 4000, SCORES = 3 };

static struct random_prizes made;
static struct award award;
static struct event event;
static int list_number;

/* The classes by one of their prizes, [0] the places; and the class that each player is paid by. */
static struct prize classes[RANDOM_PRIZES + 1];
static int nclasses;
static int holds[TIED];

static void list_classes(void)
{
	prize_init(&classes[0]);
	nclasses = 1;
	for (int i = 0; i < made.list.count; i++) {
		bool known = false;

		for (int c = 0; c < nclasses; c++)
			known = known || prize_same_class(&classes[c], &made.entries[i].prize);
		if (!known)
			classes[nclasses++] = made.entries[i].prize;
	}
}

static int class_of(const struct prize *prize)
{
	for (int c = 0; c < nclasses; c++)
		if (prize_same_class(&classes[c], prize))
			return c;
	ck_abort_msg("no class");
}

static const struct prize *prize_of(const struct award_reason *reason)
{
	return &made.list.entries[award.slots[award.slots_of[reason->slot]].entry].prize;
}

static bool pays(const struct award_reason *reason)
{
	return reason->kind == AWARD_SHARED || reason->kind == AWARD_HORT ||
		reason->kind == AWARD_PLACED || reason->kind == AWARD_CLASS ||
		reason->kind == AWARD_MEASURE;
}

static void read_holds(void)
{
	memset(holds, 0, sizeof(holds));
	for (int i = 0; i < award.nreasons; i++)
		for (int k = 0; pays(&award.reasons[i]) && k < award.reasons[i].persons; k++)
			holds[award.persons[award.reasons[i].person + k].entrant] =
				class_of(prize_of(&award.reasons[i]));
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

static bool fits(int c, int player)
{
	int measure;

	return entrant_fits(&made.entrants, &made.players[player], &classes[c]) &&
		entrant_measure(&made.entrants, player, &classes[c], &measure);
}

static int measure_of(int c, int player)
{
	int measure = 0;

	entrant_measure(&made.entrants, player, &classes[c], &measure);
	return measure;
}

static bool has_ranks(int c)
{
	return classes[c].by == PRIZE_BY_SCORE &&
		(made.list.rules.rule == PRIZE_PLACE || made.list.rules.rule == PRIZE_HORT);
}

static int first_place(int c)
{
	int first = 0;

	for (int i = 0; i < made.list.count; i++)
		if (prize_same_class(&made.entries[i].prize, &classes[c]) &&
			(first == 0 || made.entries[i].prize.first < first))
			first = made.entries[i].prize.first;
	return first;
}

/* Is one before the other in the order of the class, be it by the ranks that part the tied? */
static bool is_before(int c, int one, int other)
{
	if (measure_of(c, one) != measure_of(c, other))
		return measure_of(c, one) > measure_of(c, other);
	return classes[c].by == PRIZE_BY_SCORE && made.list.rules.rule == PRIZE_PLACE &&
		made.players[one].rank < made.players[other].rank;
}

/*
 * Of a class, the places that are taken before a player's and those of his equals: by who are in
 * the set; and one without money by who may win it and is not in the set, as far as he is before
 * the player or his equal.
 */
static int count_before(int c, unsigned set, int player)
{
	bool done[TIED] = {false};
	int before = 0;

	for (;;) {
		int first = -1, in = 0, others = 0, unpaid;

		for (int i = 0; i < made.entrants.count; i++)
			if (fits(c, i) && !done[i] && (first < 0 || is_before(c, i, first)))
				first = i;
		for (int i = 0; i < made.entrants.count; i++) {
			if (!fits(c, i) || done[i] || is_before(c, first, i))
				continue;
			done[i] = true;
			in += (set & 1U << i) != 0;
			others += !(set & 1U << i);
		}
		unpaid = first_place(c) - 1 - before;
		before += unpaid <= 0 ? 0 : unpaid < others ? unpaid : others;
		if (!is_before(c, first, player))
			return before;
		before += in;
	}
}

/* What a player of a set gets of a class if those of the set are in it. */
static int64_t part_of(int c, unsigned set, int player)
{
	const bool hort = made.list.rules.rule == PRIZE_HORT;
	int64_t sum = 0, own = 0;
	const int before = count_before(c, set, player);
	int count = 0, equal = 0;

	for (int i = 0; i < TIED; i++) {
		int64_t amount;

		if (!(set & 1U << i) || is_before(c, i, player) || is_before(c, player, i))
			continue;
		amount = amount_at(c, before + ++count);
		sum += amount;
		if (made.players[i].rank == made.players[player].rank) {
			own += amount;
			equal++;
		}
	}
	if (!has_ranks(c))
		return down(sum, count);
	if (hort && count > 1)
		return down(own * count + sum * equal, 2 * (int64_t)equal * count);
	return hort ? down(sum, count) : down(own, equal);
}

static unsigned holders(int c)
{
	unsigned set = 0;

	for (int i = 0; i < made.entrants.count; i++)
		set |= holds[i] == c ? 1U << i : 0;
	return set;
}

static void abort_with(const char *what, int player, int c)
{
	char title[PRIZE_TITLE_SIZE];

	random_prizes_describe(&made, &award);
	ck_abort_msg("list %d: %s: player %d, %s", list_number, what, player,
		prize_title(&classes[c], 1, title));
}

/* All that is paid is the share of a class, by the list. */
static void recount(void)
{
	int64_t sum = 0;

	for (int i = 0; i < made.entrants.count; i++) {
		if (!fits(holds[i], i))
			abort_with("does not qualify", i, holds[i]);
		if (award.paid_to[i] != part_of(holds[i], holders(holds[i]), i))
			abort_with("recounted", i, holds[i]);
		sum += award.paid_to[i];
	}
	ck_assert_int_eq(sum, award.paid);
	ck_assert_int_le(sum, award.total);
}

/* Are two equal for a class: nothing parts them there, and they have the same? */
static bool are_equal(int c, int a, int b)
{
	return measure_of(c, a) == measure_of(c, b) && award.paid_to[a] == award.paid_to[b] &&
		holds[a] == holds[b] &&
		(!has_ranks(c) || made.players[a].rank == made.players[b].rank);
}

/* Would all of a set, in which whoever is equal to one of them is too, gain by a class? */
static bool would_gain(int c, unsigned set)
{
	for (int i = 0; i < made.entrants.count; i++) {
		if (!(set & 1U << i))
			continue;
		for (int k = 0; k < made.entrants.count; k++)
			if (!(set & 1U << k) && holds[k] != c && fits(c, k) && are_equal(c, i, k))
				return false;
		if (part_of(c, holders(c) | set, i) <= award.paid_to[i])
			return false;
	}
	return true;
}

/* Nobody can have more: all sets of players are tried for all classes that they do not hold. */
static void try_all_sets(void)
{
	for (int c = 0; c < nclasses; c++) {
		unsigned others = 0;

		for (int i = 0; i < made.entrants.count; i++)
			others |= holds[i] != c && fits(c, i) ? 1U << i : 0;
		for (unsigned set = others; set != 0; set = (set - 1) & others)
			if (would_gain(c, set)) {
				int first = 0;

				while (!(set & 1U << first))
					first++;
				abort_with("would gain", first, c);
			}
	}
}

static void make(void)
{
	ck_assert_int_eq(award_make(&made.list, &made.entrants, &award), STATUS_OK);
	list_classes();
	read_holds();
}

/* What the equals of a player who have what he has would get by another class. */
static int64_t other_part(int c, const struct award_reason *reason, int player)
{
	unsigned set = holders(c);

	for (int k = 0; k < reason->persons; k++) {
		const int other = award.persons[reason->person + k].entrant;

		if (!has_ranks(c) || made.players[other].rank == made.players[player].rank)
			set |= 1U << other;
	}
	return part_of(c, set, player);
}

/* The figures of those who are paid by a record; "each" is said of who have the same. */
static void recount_record(const struct award_reason *reason, const char *text)
{
	int64_t sum = 0, left, most = 0;

	for (int k = 0; k < reason->slots; k++)
		sum += award.slots[award.slots_of[reason->slot + k]].amount;
	ck_assert_int_eq(reason->sum, sum);
	left = sum;
	for (int k = 0; k < reason->persons; k++) {
		const struct award_person *person = &award.persons[reason->person + k];

		left -= person->amount;
		if (strstr(text, " each"))
			ck_assert_msg(person->amount == reason->each, "%s", text);
		if (reason->kind == AWARD_CLASS && reason->other > 0) {
			const int64_t places = other_part(0, reason, person->entrant);

			most = places > most ? places : most;
			ck_assert_msg(reason->other < person->amount, "%s", text);
		}
	}
	ck_assert_msg(reason->left == left, "%s", text);
	ck_assert_msg(reason->kind != AWARD_CLASS || reason->other == 0 || reason->other == most,
		"%s: %lld", text, (long long)most);
}

/* "Cole's prize is less": it would be so much, and he has more, or as much. */
static void recount_less(const struct award_reason *reason, const char *text)
{
	const int c = class_of(prize_of(reason)), first = award.persons[reason->person].entrant;

	ck_assert_msg(reason->other == award.paid_to[first], "%s", text);
	ck_assert_msg(reason->each == other_part(c, reason, first), "%s", text);
	ck_assert_msg(reason->each <= reason->other, "%s", text);
}

/* "3 qualify, and nobody of them is without another prize." */
static void recount_left(const struct award_reason *reason, const char *text)
{
	const int c = class_of(prize_of(reason));

	for (int i = 0; i < made.entrants.count; i++)
		if (strstr(text, "nobody of them is without") && fits(c, i))
			ck_assert_msg(award.paid_to[i] > 0, "%s: %d", text, i);
}

static void recount_sentences(void)
{
	char text[REASON_SIZE];

	for (int i = 0; i < award.nreasons; i++) {
		const struct award_reason *reason = &award.reasons[i];

		award_reason_words(&event, 1, &award, i, text);
		if (pays(reason))
			recount_record(reason, text);
		if (reason->kind == AWARD_LESS)
			recount_less(reason, text);
		if (reason->kind == AWARD_LEFT)
			recount_left(reason, text);
	}
}

/* The same prizes entered in another order are won by the same players. */
static void try_other_order(void)
{
	int64_t before[TIED];

	memcpy(before, award.paid_to, (size_t)made.entrants.count * sizeof(before[0]));
	random_prizes_shuffle(&made);
	award_done(&award);
	make();
	for (int i = 0; i < made.entrants.count; i++)
		if (award.paid_to[i] != before[i]) {
			fprintf(stderr, "player %d had %lld in another order\n", i,
				(long long)before[i]);
			abort_with("another order", i, holds[i]);
		}
}

static void make_list(enum prize_rule rule, int n)
{
	list_number = n;
	random_prizes_list(&made, rule);
	if (n % 3 == 0)
		made.list.rules.unit = 500;
	random_prizes_players(&made, 1 + n % SCORES, n % 2);
	if (n % 4 > 0)
		random_prizes_measured(&made);
	make();
}

static const enum prize_rule rules[] = {PRIZE_BRITISH, PRIZE_SHARED, PRIZE_PLACE, PRIZE_HORT};

START_TEST(nobody_could_have_more)
{
	static const char *const names[TIED] = {"Adams", "Brown", "Cole", "Drew", "Evans", "Ford"};

	rows_small_event(&event, RANDOM_ROUNDS, TIED);
	for (int i = 0; i < TIED; i++)
		rows_put(&event, row_player(1, i + 1, names[i]));
	made.state = 17 + (unsigned)_i;
	for (int n = 0; n < LISTS; n++) {
		make_list(rules[_i], n);
		recount();
		try_all_sets();
		recount_sentences();
		if (n % 4 > 0 && n % 3 > 0)
			try_other_order();
		award_done(&award);
	}
	event_done(&event);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes of the tied");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(
		tcase, nobody_could_have_more, 0, (int)(sizeof(rules) / sizeof(rules[0])));
	return suite_run("prizes of the tied", tcase, NULL);
}
