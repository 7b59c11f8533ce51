/* Random small prize lists and the players that they are paid to, for tests by enumeration. */
#include "support/event/random_prizes.h"

#include <check.h>
#include <stdio.h>

#include "support/event/rows.h"

enum { CONDITIONS = 6 };

static const char *const conditions[CONDITIONS] = {
	"", "below=1800", "below=1600", "sex=f", "unrated=yes", "rating-from=1700"};

int random_prizes_below(struct random_prizes *made, int n)
{
	return (int)(rows_random(&made->state) % (unsigned)n);
}

static void sort_amounts(struct random_prizes *made)
{
	struct prize_entry *entries = made->entries;

	for (int i = 0; i < made->list.count; i++)
		for (int k = i + 1; k < made->list.count; k++)
			if (prize_same_class(&entries[i].prize, &entries[k].prize) &&
				entries[i].prize.amount < entries[k].prize.amount) {
				const int64_t amount = entries[i].prize.amount;

				entries[i].prize.amount = entries[k].prize.amount;
				entries[k].prize.amount = amount;
			}
}

void random_prizes_list(struct random_prizes *made, enum prize_rule rule)
{
	int next[CONDITIONS] = {0};

	made->list =
		(struct prize_list){made->entries, 1 + random_prizes_below(made, RANDOM_PRIZES),
			{.rule = rule,
				.unit = 1,
				.unrated_barred = random_prizes_below(made, 2) == 0,
				.byes_most = -1}};
	for (int i = 0; i < made->list.count; i++) {
		const int of =
			random_prizes_below(made, 3) ? random_prizes_below(made, CONDITIONS) : 0;
		char text[PRIZE_TEXT_SIZE];

		snprintf(text, sizeof(text), "amount=%d;place=%d%s%s",
			10 * (1 + random_prizes_below(made, 30)), ++next[of], of ? ";" : "",
			conditions[of]);
		ck_assert_int_eq(prize_read(text, &made->entries[i].prize, NULL), STATUS_OK);
		made->entries[i].number = i + 1;
	}
	sort_amounts(made);
}

void random_prizes_players(struct random_prizes *made, int scores, bool shared_ranks)
{
	int score2 = 2 * scores + 2, rank = 1;

	made->entrants = (struct entrants){.of = made->players,
		.count = 1 + random_prizes_below(made, RANDOM_PLAYERS),
		.rounds = 1,
		.points2 = made->points2,
		.row = made->row,
		.rules = &made->list.rules};
	for (int i = 0; i < made->entrants.count; i++) {
		if (i > 0 && scores > 1 && random_prizes_below(made, 4) == 0 && --scores > 0) {
			score2 -= 2;
			rank = i + 1;
		} else if (!shared_ranks || random_prizes_below(made, 4)) {
			rank = i + 1;
		}
		made->players[i] = (struct entrant){.pin = i + 1,
			.points2 = score2,
			.rank = rank,
			.rating = random_prizes_below(made, 5)
				? 1500 + 100 * random_prizes_below(made, 5)
				: 0,
			.sex = random_prizes_below(made, 3) ? SEX_MALE : SEX_FEMALE,
			.club = "",
			.school = ""};
		made->row[i] = i;
	}
}

/* The i-th of the list is by another measure, for its next place. */
static void put_measured(struct random_prizes *made, int i, int next[])
{
	static const char *const measures[] = {"rounds=1-2", "rounds=1-3", "rounds=3", "by=w-we"};
	const int of = random_prizes_below(made, 4);
	char text[PRIZE_TEXT_SIZE];

	snprintf(text, sizeof(text), "amount=%d;place=%d;%s",
		10 * (1 + random_prizes_below(made, 30)), ++next[of], measures[of]);
	ck_assert_int_eq(prize_read(text, &made->entries[i].prize, NULL), STATUS_OK);
}

/* Behind the first place of a class that there is money for there are no gaps. */
static void close_gaps(struct random_prizes *made)
{
	struct prize_entry *entries = made->entries;

	for (int i = 0; i < made->list.count; i++) {
		int first = entries[i].prize.first, before = 0;

		for (int k = 0; k < made->list.count; k++)
			if (prize_same_class(&entries[i].prize, &entries[k].prize)) {
				before += entries[k].prize.first < entries[i].prize.first;
				first = entries[k].prize.first < first ? entries[k].prize.first
								       : first;
			}
		entries[i].prize.first = entries[i].prize.last = first + before;
	}
}

void random_prizes_measured(struct random_prizes *made)
{
	int next[4] = {0};

	for (int i = made->list.count / 2; i < made->list.count; i++)
		if (random_prizes_below(made, 2))
			put_measured(made, i, next);
	for (int i = 0; i < made->list.count; i++)
		made->entries[i].prize.amount += 100 * i + random_prizes_below(made, 100);
	close_gaps(made);
	sort_amounts(made);
	made->entrants.rounds = RANDOM_ROUNDS;
	for (int i = 0; i < made->entrants.count; i++) {
		made->players[i].counted = made->players[i].rating > 0;
		made->players[i].above = 50 * random_prizes_below(made, 4) - 100;
		for (int round = 0; round < RANDOM_ROUNDS; round++)
			made->points2[i * RANDOM_ROUNDS + round] = random_prizes_below(made, 3);
	}
}

void random_prizes_shuffle(struct random_prizes *made)
{
	for (int i = made->list.count - 1; i > 0; i--) {
		const int other = random_prizes_below(made, i + 1);
		const struct prize_entry entry = made->entries[i];

		made->entries[i] = made->entries[other];
		made->entries[other] = entry;
	}
}

void random_prizes_describe(const struct random_prizes *made, const struct award *award)
{
	char text[PRIZE_TEXT_SIZE];

	for (int k = 0; k < made->list.count; k++) {
		prize_write(&made->entries[k].prize, text);
		fprintf(stderr, "%s\n", text);
	}
	for (int k = 0; k < made->entrants.count; k++)
		fprintf(stderr, "%d score %d rank %d rating %d sex %d W-We %d: %lld\n", k,
			made->players[k].points2, made->players[k].rank, made->players[k].rating,
			made->players[k].sex, made->players[k].above, (long long)award->paid_to[k]);
}
