/* Prizes where a claim changes what others have: worked out again until nobody changes. */
#include <check.h>
#include <string.h>

#include "core/prizes/award.h"
#include "core/prizes/prize_words.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

enum { MOST = 8, ROUNDS = 3 };

static struct event event;
static struct prize_list list;
static struct entrants entrants;
static struct award award;
static struct prize_entry entries[12];
static struct entrant players[MOST];
static int row[MOST], points2[MOST * ROUNDS];

static const char *const names[MOST] = {
	"Adams", "Brown", "Cole", "Drew", "Evans", "Ford", "Green", "Hill"};

static void setup(void)
{
	rows_small_event(&event, ROUNDS, MOST);
	for (int i = 0; i < MOST; i++)
		rows_put(&event, row_player(1, i + 1, names[i]));
	memset(&award, 0, sizeof(award));
	memset(points2, 0, sizeof(points2));
	list = (struct prize_list){entries, 0, {.rule = PRIZE_BRITISH, .unit = 1, .byes_most = -1}};
	entrants = (struct entrants){.of = players,
		.rounds = ROUNDS,
		.points2 = points2,
		.row = row,
		.rules = &list.rules};
}

static void teardown(void)
{
	award_done(&award);
	event_done(&event);
}

/* Scores in half points and ratings, from the top; ranks all different. */
static void scores(int count, const int *score2, const int *ratings)
{
	entrants.count = count;
	for (int i = 0; i < count; i++) {
		players[i] = (struct entrant){.pin = i + 1,
			.points2 = score2[i],
			.rank = i + 1,
			.rating = ratings[i],
			.club = "",
			.school = ""};
		row[i] = i;
	}
}

static void prize(const char *text)
{
	entries[list.count].number = list.count + 1;
	ck_assert_int_eq(prize_read(text, &entries[list.count].prize, NULL), STATUS_OK);
	list.count++;
}

static void pay(enum prize_rule rule)
{
	list.rules.rule = rule;
	award_done(&award);
	ck_assert_int_eq(award_make(&list, &entrants, &award), STATUS_OK);
}

static void have(const int64_t *amounts)
{
	for (int i = 0; i < entrants.count; i++)
		ck_assert_msg(award.paid_to[i] == amounts[i], "%s has %lld, not %lld", names[i],
			(long long)award.paid_to[i], (long long)amounts[i]);
}

static bool says(const char *sentence)
{
	char text[REASON_SIZE];

	for (int i = 0; i < award.nreasons; i++)
		if (strcmp(award_reason_words(&event, 1, &award, i, text), sentence) == 0)
			return true;
	return false;
}

static const enum prize_rule all_rules[] = {
	PRIZE_BRITISH, PRIZE_SHARED, PRIZE_PLACE, PRIZE_HORT, PRIZE_US, PRIZE_US_OLDER};
enum { RULES = sizeof(all_rules) / sizeof(all_rules[0]) };

/* Once Brown has the place alone, Cole has no one to share the larger class prize with. */
START_TEST(a_class_prize_is_left_for_a_larger_one)
{
	static const int score2[] = {10, 8, 8, 6};
	static const int ratings[] = {2000, 1700, 1600, 1640};

	scores(4, score2, ratings);
	prize("amount=100;place=1");
	prize("amount=50;place=2");
	prize("amount=40;below=1800");
	prize("amount=30;below=1650");
	for (int i = 0; i < 4; i++) {
		pay(all_rules[i]);
		have((const int64_t[]){10000, 5000, 4000, 3000});
	}
	pay(PRIZE_BRITISH);
	ck_assert(says("Cole wins U1800: 40, more than the 25 of the places."));
	ck_assert(says("Drew wins U1650: 30."));
	/* without him it is the same, and the smaller prize is not won */
	entrants.count = 3;
	pay(PRIZE_BRITISH);
	have((const int64_t[]){10000, 5000, 4000});
}
END_TEST

/* The better placed has the larger of two prizes, and nobody stays where he has less. */
START_TEST(hort_holds_nobody_in_a_class)
{
	static const int score2[] = {10, 8, 8, 6, 6};
	static const int ratings[] = {2000, 1850, 1800, 1950, 1950};

	scores(5, score2, ratings);
	players[2].sex = players[4].sex = SEX_FEMALE;
	prize("amount=100;place=1");
	prize("amount=60;place=2");
	prize("amount=70;below=1900");
	prize("amount=45;sex=f");
	pay(PRIZE_HORT);
	have((const int64_t[]){10000, 7000, 6000, 0, 4500});
	ck_assert(says("Brown wins U1900: 70, more than the 45 of the places."));
	ck_assert(says("Cole's prize women of 45 is less and goes to Evans."));
}
END_TEST

/* Who share a class prize by their places do not have "each" the same. */
START_TEST(a_class_prize_parted_by_place_names_each_share)
{
	static const int score2[] = {8, 8};
	static const int ratings[] = {1500, 1500};

	scores(2, score2, ratings);
	prize("amount=70;below=1900");
	prize("amount=20;below=1900;place=2");
	pay(PRIZE_HORT);
	have((const int64_t[]){5750, 3250});
	ck_assert(says(
		"Adams and Brown are tied for 1st to 2nd U1900 (70 + 20 = 90), half by place and the other halves shared (Hort): 57.50 to Adams, 32.50 to Brown."));
	pay(PRIZE_PLACE);
	ck_assert(says(
		"Adams and Brown are tied for 1st to 2nd U1900 (70 + 20 = 90), by the tie-breaks 70 to Adams, 20 to Brown."));
}
END_TEST

static void round_points(const int *of, int count)
{
	memcpy(points2, of, (size_t)count * ROUNDS * sizeof(*of));
}

/* Best in both, he has the larger one, whichever was entered first. */
START_TEST(the_larger_of_two_measured_prizes)
{
	static const int score2[] = {8, 6, 4};
	static const int of_rounds[] = {2, 2, 1, 2, 1, 1, 0, 1, 0};
	static const char *const prizes[][2] = {
		{"amount=30;rounds=1-2", "amount=50;rounds=1-3"},
		{"amount=50;rounds=1-3", "amount=30;rounds=1-2"},
		{"amount=30;by=w-we", "amount=50;rounds=1-3"},
		{"amount=50;rounds=1-3", "amount=30;by=w-we"},
		{"amount=30;rounds=1-3", "amount=50;by=w-we"},
	};

	for (size_t i = 0; i < sizeof(prizes) / sizeof(prizes[0]); i++) {
		list.count = 0;
		scores(3, score2, (const int[]){1800, 1800, 1800});
		for (int k = 0; k < 3; k++) {
			players[k].counted = true;
			players[k].above = 50 - 50 * k;
		}
		round_points(of_rounds, 3);
		prize(prizes[i][0]);
		prize(prizes[i][1]);
		pay(all_rules[_i]);
		have((const int64_t[]){5000, 3000, 0});
	}
}
END_TEST

/* 100 for the slow start frees the first place, and that the second one for those who share it. */
START_TEST(a_share_is_given_back_for_a_place)
{
	static const int score2[] = {8, 6, 5, 5, 4, 4};
	static const int of_rounds[] = {2, 1, 2, 2, 2, 0, 1, 0, 2, 1, 0, 2, 1, 0, 0, 0, 0, 0};

	scores(6, score2, (const int[]){1800, 1800, 1800, 1800, 1800, 1800});
	round_points(of_rounds, 6);
	players[3].rank = 3;
	prize("amount=60;place=1");
	prize("amount=50;place=2");
	prize("amount=30;rounds=1");
	prize("amount=100;rounds=1-3");
	pay(all_rules[_i]);
	have((const int64_t[]){10000, 6000, 2500, 2500, 3000, 0});
}
END_TEST

/* All of them have a claim, but who has most elsewhere leaves first, and the rest is enough. */
START_TEST(those_who_have_more_leave_one_after_the_other)
{
	static const int score2[] = {8, 8, 8, 8, 6};
	static const int of_rounds[] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0};

	scores(5, score2, (const int[]){1900, 1500, 1900, 1900, 1500});
	players[0].sex = SEX_FEMALE;
	round_points(of_rounds, 5);
	prize("amount=30;rounds=1-3");
	prize("amount=10;sex=f");
	prize("amount=9;below=1600");
	pay(PRIZE_BRITISH);
	have((const int64_t[]){1000, 1000, 1000, 1000, 900});
}
END_TEST

/* The cup is for the first, whatever money he has by his class: the second stays the second. */
START_TEST(a_place_without_money_is_left_to_nobody)
{
	static const int score2[] = {8, 6, 4, 2};

	scores(4, score2, (const int[]){1700, 1900, 1900, 1600});
	prize("amount=Cup;place=1");
	prize("amount=60;place=2");
	prize("amount=50;below=1800");
	prize("amount=20;below=2000;place=2");
	pay(PRIZE_BRITISH);
	have((const int64_t[]){5000, 6000, 2000, 0});
	/* of three who are tied, the second goes for a class prize, and the third stays it */
	list.count = 0;
	scores(3, (const int[]){8, 8, 8}, (const int[]){1900, 1700, 1900});
	prize("amount=60;place=3");
	prize("amount=50;below=1800");
	pay(PRIZE_PLACE);
	have((const int64_t[]){0, 5000, 6000});
	ck_assert_int_eq(award.paid, award.total);
	for (int i = 0; i < award.nslots; i++)
		ck_assert(award.slots[i].taken);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes claimed");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, a_class_prize_is_left_for_a_larger_one);
	tcase_add_test(tcase, hort_holds_nobody_in_a_class);
	tcase_add_test(tcase, a_class_prize_parted_by_place_names_each_share);
	tcase_add_loop_test(tcase, the_larger_of_two_measured_prizes, 0, RULES);
	tcase_add_loop_test(tcase, a_share_is_given_back_for_a_place, 0, RULES);
	tcase_add_test(tcase, those_who_have_more_leave_one_after_the_other);
	tcase_add_test(tcase, a_place_without_money_is_left_to_nobody);
	return suite_run("prizes claimed", tcase, NULL);
}
