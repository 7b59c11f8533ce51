/* Prizes: who gets what by which rules, and the sentences that say why. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/prizes/award.h"
#include "core/prizes/prize_words.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

enum { MOST = 12 };

static struct event event;
static struct prize_list list;
static struct entrants entrants;
static struct award award;
static struct prize_entry entries[40];
static struct entrant players[MOST];
static int row[MOST], points2[MOST * 3];

static const char *const names[MOST] = {"Adams, Alan", "Brown, Brian", "Cole, Carol", "Drew, Don",
	"Evans, Eve", "Ford, Fay", "Green, Gus", "Hill, Hal", "Innes, Ian", "Jones, Jo",
	"King, Kay", "Low, Len"};

static void setup(void)
{
	rows_small_event(&event, 3, MOST);
	for (int i = 0; i < MOST; i++)
		rows_put(&event, row_player(1, i + 1, names[i]));
	memset(&award, 0, sizeof(award));
	memset(players, 0, sizeof(players));
	list = (struct prize_list){entries, 0,
		{.rule = PRIZE_BRITISH, .unit = 1, .unrated_barred = true, .byes_most = -1}};
	entrants = (struct entrants){
		.of = players, .rounds = 3, .points2 = points2, .row = row, .year = 2026};
	entrants.rules = &list.rules;
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
	struct error error = {0};

	entries[list.count].number = list.count + 1;
	ck_assert_msg(prize_read(text, &entries[list.count].prize, &error) == STATUS_OK, "%s: %s",
		text, error.text);
	list.count++;
}

static void pay(enum prize_rule rule)
{
	int64_t paid = 0;

	list.rules.rule = rule;
	award_done(&award);
	ck_assert_int_eq(award_make(&list, &entrants, &award), STATUS_OK);
	ck_assert_int_eq(award_name_kept_out(&award), STATUS_OK);
	for (int i = 0; i < entrants.count; i++)
		paid += award.paid_to[i];
	ck_assert_int_le(paid, award.total);
	ck_assert_int_le(award.paid, award.total);
}

static void has(int player, int64_t amount)
{
	ck_assert_msg(award.paid_to[player - 1] == amount, "%d has %lld, not %lld", player,
		(long long)award.paid_to[player - 1], (long long)amount);
}

static const char *sentence(int i)
{
	static char text[REASON_SIZE];

	ck_assert_int_lt(i, award.nreasons);
	return award_reason_words(&event, 1, &award, i, text);
}

static const int tied_three[] = {8, 6, 6, 6, 4, 4};
static const int usual_ratings[] = {2100, 2000, 1750, 2000, 1900, 1700};

START_TEST(a_line_is_kept_as_it_is_typed)
{
	static const char *const lines[] = {"amount=100;place=1",
		"amount=12.50;place=2-4;below=1800", "amount=Cup;place=1;name=Best girl;sex=f",
		"amount=20;place=1;rounds=1-3", "amount=30;place=1;by=w-we",
		"amount=30;place=1;by=hand", "amount=30;place=1;by=hand;to=7",
		"amount=10;place=1;rating-from=1400;below=1600;under=16;over=12;"
		"born-from=2010-09-01;born-until=2012-12-31;club=St Anne's;school=Hill",
		"amount=1;place=1;unrated=yes"};
	char text[PRIZE_TEXT_SIZE];
	struct prize made;

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		ck_assert_int_eq(prize_read(lines[i], &made, NULL), STATUS_OK);
		ck_assert(prize_write(&made, text));
		ck_assert_str_eq(text, lines[i]);
	}
}
END_TEST

START_TEST(a_line_that_is_none_says_why)
{
	static const char *const lines[][2] = {
		{"amount=1OO", "amount: \"1OO\" is not written as 100, 12.50 or Cup."},
		{"amount=0", "amount: \"0\" is not"},
		{"amount=-5", "amount: \"-5\" is not"},
		{"place=1", "An amount is missing"},
		{"amount=5;place=3-1", "place: \"3-1\""},
		{"amount=5;place=0", "place: \"0\""},
		{"amount=5;place=1-200", "place: \"1-200\""},
		{"amount=5;grade=3", "It has a key that is none."},
		{"amount", "It is not written as key=value"},
		{"amount=5;below=1600;rating-from=1600", "Nobody can win it"},
		{"amount=5;below=1600;unrated=yes", "Nobody is unrated and has a rating"},
		{"amount=5;under=12;over=16", "Nobody can win it"},
		{"amount=5;born-from=2012;born-until=2010", "Nobody can win it"},
		{"amount=5;born-from=30.2.2012", "born-from: \"30.2.2012\""},
		{"amount=5;by=rounds", "Which rounds?"},
		{"amount=5;rounds=1-2;by=w-we", "alone."},
		{"amount=5;by=hand;place=1-2", "without places"},
		{"amount=5;name=\001", "name: Text without control characters"},
		{"amount=5;sex=x", "sex: \"x\" is not written as f or m."},
		{"amount=5;to=Smith", "to: \"Smith\""},
	};
	struct prize made;

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		struct error error = {0};

		ck_assert_int_eq(prize_read(lines[i][0], &made, &error), STATUS_BAD_INPUT);
		ck_assert_msg(strstr(error.text, lines[i][1]), "%s: %s", lines[i][0], error.text);
	}
}
END_TEST

START_TEST(a_prize_has_a_name)
{
	static const char *const lines[][2] = {
		{"amount=5;place=2", "2nd"},
		{"amount=5;place=11-13", "11th to 13th"},
		{"amount=5;below=1800", "U1800"},
		{"amount=5;below=1800;place=2", "2nd U1800"},
		{"amount=5;rating-from=1600;below=1800", "rating 1600-1799"},
		{"amount=5;unrated=yes;sex=f", "unrated, women"},
		{"amount=5;under=16", "under 16"},
		{"amount=5;over=65;club=Bury", "65 and over, Bury"},
		{"amount=5;born-from=2010", "born from 2010"},
		{"amount=5;rounds=1-3", "rounds 1-3"},
		{"amount=5;name=Best game;by=hand", "Best game"},
		{"amount=5;place=2;name=Best girl;sex=f", "2nd Best girl"},
	};
	char title[PRIZE_TITLE_SIZE];
	struct prize made;

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		ck_assert_int_eq(prize_read(lines[i][0], &made, NULL), STATUS_OK);
		ck_assert_str_eq(prize_title(&made, 0, title), lines[i][1]);
	}
}
END_TEST

static void places(void)
{
	prize("amount=200;place=1");
	prize("amount=100;place=2");
	prize("amount=60;place=3");
	prize("amount=40;place=4");
}

START_TEST(the_tied_share_and_a_lesser_class_prize_goes_on)
{
	scores(6, tied_three, usual_ratings);
	places();
	prize("amount=50;below=1800");
	players[5].rating = 1700;
	pay(PRIZE_BRITISH);
	has(1, 20000);
	has(2, 6666);
	has(3, 6666);
	has(4, 6666);
	has(5, 0);
	has(6, 5000);
	ck_assert_str_eq(sentence(0), "Adams wins 1st: 200.");
	ck_assert_str_eq(sentence(1),
		"Brown, Cole and Drew share 2nd to 4th: 100 + 60 + 40 = 200, 66.66 each, 0.02 left over.");
	ck_assert_str_eq(sentence(2), "Cole's prize U1800 of 50 is less and goes to Ford.");
	ck_assert_str_eq(sentence(3), "Ford wins U1800: 50.");
}
END_TEST

/* 80 for Cole: Brown and Drew share 100 + 60, the 40 goes to the next score. */
START_TEST(a_larger_class_prize_leaves_the_pool)
{
	scores(6, tied_three, usual_ratings);
	places();
	prize("amount=80;below=1800");
	pay(PRIZE_BRITISH);
	has(2, 8000);
	has(3, 8000);
	has(4, 8000);
	has(5, 2000);
	has(6, 2000);
	ck_assert_str_eq(sentence(1), "Cole wins U1800: 80, more than the 66.66 of the places.");
	ck_assert_str_eq(sentence(2), "Brown and Drew share 2nd to 3rd: 100 + 60 = 160, 80 each.");
	ck_assert_str_eq(sentence(3), "Evans and Ford share 4th: 40, 20 each.");
}
END_TEST

START_TEST(equal_amounts_are_place_before_class)
{
	static const int score2[] = {6, 4, 2};
	static const int ratings[] = {1700, 1750, 1600};

	scores(3, score2, ratings);
	prize("amount=80;place=1");
	prize("amount=80;below=1800");
	pay(PRIZE_BRITISH);
	has(1, 8000);
	has(2, 8000);
	ck_assert_str_eq(sentence(1), "Adams's prize U1800 of 80 is no more and goes to Brown.");
	pay(PRIZE_US);
	has(1, 8000);
	has(2, 8000);
	ck_assert_str_eq(sentence(0), "Adams wins 1st: 80 (32B1).");
}
END_TEST

START_TEST(shares_go_down_to_the_unit)
{
	scores(6, tied_three, usual_ratings);
	places();
	list.rules.unit = 500;
	pay(PRIZE_BRITISH);
	has(2, 6500);
	ck_assert_ptr_nonnull(strstr(sentence(1), "65 each, 5 left over"));
	/* what is not shared is paid whole */
	prize("amount=72;below=1800");
	pay(PRIZE_BRITISH);
	has(3, 7200);
}
END_TEST

START_TEST(hort_parts_half_by_place)
{
	static const int score2[] = {8, 8, 4};

	scores(3, score2, usual_ratings);
	prize("amount=100;place=1");
	prize("amount=80;place=2");
	pay(PRIZE_HORT);
	has(1, 9500);
	has(2, 8500);
	ck_assert_str_eq(sentence(0),
		"Adams and Brown are tied for 1st to 2nd (100 + 80 = 180), half by place and the other halves shared (Hort): 95 to Adams, 85 to Brown.");
	players[1].rank = 1;
	pay(PRIZE_HORT);
	has(1, 9000);
	has(2, 9000);
	players[1].rank = 2;
	pay(PRIZE_PLACE);
	has(1, 10000);
	has(2, 8000);
	ck_assert_ptr_nonnull(strstr(sentence(0), "by the tie-breaks 100 to Adams, 80 to Brown."));
}
END_TEST

/* The first has more by his place; what he leaves is not lost to who is tied with him. */
START_TEST(a_class_prize_goes_to_the_next_of_the_tied)
{
	static const int score2[] = {8, 8, 4};

	scores(3, score2, (const int[]){1750, 1700, 1500});
	prize("amount=250;place=1");
	prize("amount=80;place=2");
	prize("amount=210;below=1800");
	pay(PRIZE_PLACE);
	has(1, 25000);
	has(2, 21000);
	has(3, 8000);
	ck_assert_str_eq(sentence(0), "Brown wins U1800: 210, more than the 80 of the places.");
	/* 165 + 82.50 by his place, 105 + 52.50 by the class if both take it */
	pay(PRIZE_HORT);
	has(1, 25000);
	has(2, 21000);
	has(3, 8000);
	/* equal in all tie-breaks they are equal here, too */
	players[1].rank = 1;
	pay(PRIZE_PLACE);
	has(1, 16500);
	has(2, 16500);
	has(3, 21000);
}
END_TEST

/* formats-us 6 (a) */
START_TEST(four_share_with_the_youth_prize_of_one)
{
	static const int score2[] = {8, 8, 8, 8};

	scores(4, score2, usual_ratings);
	strcpy(players[3].born, "2012/00/00");
	prize("amount=300;place=1");
	prize("amount=200;place=2");
	prize("amount=150;under=16");
	pay(PRIZE_US);
	for (int i = 1; i <= 4; i++)
		has(i, 16250);
	ck_assert_str_eq(sentence(0),
		"Adams, Brown, Cole and Drew share 1st to 2nd and under 16: 300 + 200 + 150 = 650, 162.50 each (32B3).");
}
END_TEST

/* formats-us 6 (b): four tie for third, three of them below 2400 */
static void mixed_tie(void)
{
	static const int score2[] = {12, 11, 10, 10, 10, 10};
	static const int ratings[] = {2600, 2600, 2550, 2380, 2370, 2360};

	scores(6, score2, ratings);
	prize("amount=2000;place=1");
	prize("amount=1000;place=2");
	prize("amount=536;place=3");
	prize("amount=306;place=4");
	prize("amount=230;place=5");
	prize("amount=1379;below=2400");
	prize("amount=766;below=2400;place=2");
}

START_TEST(nobody_has_more_than_without_the_tie)
{
	mixed_tie();
	pay(PRIZE_US);
	has(3, 53600);
	for (int i = 4; i <= 6; i++)
		has(i, 81700);
	ck_assert_str_eq(sentence(2),
		"Cole, Drew, Evans and Ford share 1st to 2nd U2400 and 3rd to 4th: 1379 + 766 + 536 + 306 = 2987, 817 each (32B3); Cole has 536, the largest prize he could win without the tie (32B3).");
	pay(PRIZE_US_OLDER);
	for (int i = 3; i <= 6; i++)
		has(i, 74675);
}
END_TEST

START_TEST(a_subgroup_takes_its_own_prizes)
{
	static const int score2[] = {8, 8, 8};
	static const int ratings[] = {2000, 1700, 1650};

	scores(3, score2, ratings);
	prize("amount=100;place=1");
	prize("amount=200;below=1800");
	prize("amount=180;below=1800;place=2");
	pay(PRIZE_US_OLDER);
	has(1, 10000);
	has(2, 19000);
	has(3, 19000);
	ck_assert_str_eq(sentence(0),
		"Brown and Cole share 1st to 2nd U1800: 200 + 180 = 380, 190 each (32B3): prizes for which the others are ineligible, more than the 160 of all in one pool.");
}
END_TEST

START_TEST(objects_follow_the_tie_breaks)
{
	static const int score2[] = {8, 8, 6, 6, 4};
	static const int ratings[] = {2000, 1700, 1650, 0, 1500};

	scores(5, score2, ratings);
	prize("amount=100;place=1");
	prize("amount=Cup;place=1");
	prize("amount=Shield;place=2");
	prize("amount=Book;below=1800;place=1-2");
	prize("amount=Chess set;sex=f");
	pay(PRIZE_BRITISH);
	has(1, 5000);
	ck_assert_str_eq(sentence(1), "Cup (1st) goes to Adams, by the tie-breaks.");
	ck_assert_str_eq(sentence(2), "Shield (2nd) goes to Brown, by the tie-breaks.");
	ck_assert_str_eq(sentence(3), "Book (U1800) goes to Cole, by points.");
	ck_assert_str_eq(sentence(4), "Book (2nd U1800) goes to Evans, by points.");
	ck_assert_str_eq(sentence(5),
		"Not won: Chess set (women). Nobody qualifies: nobody's sex is known (sex).");
	players[1].rank = 1;
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(sentence(1),
		"Cup (1st): Adams and Brown are equal in all tie-breaks; a lot or a play-off decides.");
}
END_TEST

/* Whoever cannot win it is tied with nobody. */
START_TEST(an_object_says_by_what_it_was_won)
{
	static const int score2[] = {7, 7, 5, 5};
	static const int ratings[] = {2200, 2000, 1900, 1800};

	scores(4, score2, ratings);
	prize("amount=Cup;below=2050;place=1");
	prize("amount=Book;below=2050;place=2");
	prize("amount=Pen;below=2050;place=3");
	prize("amount=Clock;rounds=1-2");
	points2[1 * 3] = points2[3 * 3] = 2;
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(sentence(0), "Cup (U2050) goes to Brown, by points.");
	ck_assert_str_eq(sentence(1), "Book (2nd U2050) goes to Cole, by the tie-breaks.");
	ck_assert_str_eq(sentence(2), "Pen (3rd U2050) goes to Drew, by the tie-breaks.");
	ck_assert_ptr_nonnull(strstr(sentence(3), "Clock ("));
	ck_assert_ptr_null(strstr(sentence(3), "by points"));
	points2[1 * 3] = points2[3 * 3] = 0;
}
END_TEST

START_TEST(who_is_barred_wins_nothing_and_is_named)
{
	static const int score2[] = {8, 7, 6, 5, 4};
	static const int ratings[] = {2000, 1900, 0, 1700, 1600};

	scores(5, score2, ratings);
	players[0].bar = ENTRANT_NONE;
	players[1].bar = ENTRANT_WITHDRAWN;
	players[3].place_only = true;
	prize("amount=100;place=1");
	prize("amount=50;below=1800");
	pay(PRIZE_BRITISH);
	has(1, 0);
	has(2, 0);
	has(3, 10000);
	has(4, 0);
	has(5, 5000);
	ck_assert_str_eq(sentence(2), "Without a prize, as entered: Adams.");
	ck_assert_str_eq(sentence(3), "Withdrawn, and without a prize: Brown.");
	pay(PRIZE_US);
	ck_assert_str_eq(sentence(3), "Withdrawn, and without a prize (32C1): Brown.");
	players[1].bar = ENTRANT_GONE_OVER;
	pay(PRIZE_BRITISH);
	has(2, 0);
	ck_assert_str_eq(sentence(3), "Gone over to another section: Brown.");
	list.rules.unrated_barred = false;
	players[2].bar = ENTRANT_BYES;
	list.rules.byes_most = 1;
	players[3].place_only = false;
	pay(PRIZE_BRITISH);
	has(4, 10000);
	ck_assert_str_eq(sentence(award.nreasons - 1),
		"Without a prize, with more byes asked for than 1: Cole.");
}
END_TEST

/* Each exclusion is a reason, also where another one has won the prize. */
START_TEST(who_would_win_but_for_a_bar_is_named_with_it)
{
	static const int score2[] = {8, 8, 7, 7, 6, 5};
	static const int ratings[] = {0, 0, 1700, 1750, 1600, 1500};

	scores(6, score2, ratings);
	players[2].estimated = true;
	players[3].place_only = true;
	prize("amount=50;below=1800");
	pay(PRIZE_BRITISH);
	has(5, 5000);
	ck_assert_int_eq(award.nreasons, 4);
	ck_assert_str_eq(sentence(0), "Evans wins U1800: 50.");
	ck_assert_str_eq(sentence(1),
		"But for a bar Adams and Brown would each win a part of U1800: unrated players win no rating prizes.");
	ck_assert_str_eq(sentence(2),
		"But for a bar Cole would win U1800: estimated ratings win no rating prizes.");
	ck_assert_str_eq(sentence(3),
		"But for a bar Drew would win U1800: entered as taking no rating prizes (prizes=place).");
	/* by other rules the same; a cup follows the tie-breaks */
	pay(PRIZE_US);
	ck_assert_str_eq(sentence(2),
		"But for a bar Cole would win U1800: estimated ratings win no rating prizes (33F).");
	list.count = 0;
	prize("amount=Cup;below=1700");
	pay(PRIZE_PLACE);
	ck_assert_str_eq(sentence(0), "Cup (U1700) goes to Evans, by points.");
	ck_assert_str_eq(sentence(1),
		"But for a bar Adams and Brown would each win Cup (U1700): unrated players win no rating prizes.");
}
END_TEST

/* Who has more by a place, or less than whoever has won it, would not have won it. */
START_TEST(who_would_not_win_it_anyway_is_not_named)
{
	static const int score2[] = {8, 7, 6, 5};
	static const int ratings[] = {0, 1700, 0, 1500};

	scores(4, score2, ratings);
	prize("amount=100;place=1");
	prize("amount=50;below=1800");
	pay(PRIZE_BRITISH);
	ck_assert_int_eq(award.nreasons, 2);
	list.rules.unrated_barred = false;
	players[0].estimated = true;
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(sentence(award.nreasons - 1), "Brown wins U1800: 50.");
}
END_TEST

START_TEST(a_prize_that_nobody_wins_names_the_barred)
{
	static const int score2[] = {8, 7, 6, 5};
	static const int ratings[] = {0, 1700, 1700, 1900};

	scores(4, score2, ratings);
	players[1].bar = ENTRANT_WITHDRAWN;
	players[2].estimated = true;
	prize("amount=50;below=1800");
	prize("amount=20;below=1950;place=2");
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(sentence(0),
		"Not won: U1800, 50. Nobody qualifies who is not barred: Adams (unrated), Brown (withdrawn), Cole (an estimate).");
	ck_assert_str_eq(sentence(1),
		"Not won: 2nd U1950, 20. 1 qualifies, too few for it; barred: Adams (unrated), Brown (withdrawn), Cole (an estimate).");
}
END_TEST

START_TEST(an_unrated_player_wins_place_and_unrated_prizes)
{
	static const int score2[] = {8, 7, 6};
	static const int ratings[] = {0, 1700, 0};

	scores(3, score2, ratings);
	prize("amount=50;below=1800");
	prize("amount=20;unrated=yes");
	pay(PRIZE_US);
	has(1, 2000);
	has(2, 5000);
	has(3, 0);
	list.rules.unrated_barred = false;
	pay(PRIZE_US);
	has(1, 5000);
	has(2, 0);
	has(3, 2000);
}
END_TEST

START_TEST(other_measures_are_for_whom_they_are_more)
{
	static const int score2[] = {6, 4, 4, 2};
	static const int of_rounds[] = {2, 2, 2, 0, 2, 2, 2, 2, 0, 0, 0, 2};

	scores(4, score2, usual_ratings);
	memcpy(points2, of_rounds, sizeof(of_rounds));
	for (int i = 0; i < 4; i++) {
		players[i].counted = true;
		players[i].above = 100 - 60 * i;
	}
	prize("amount=100;place=1");
	prize("amount=30;place=2");
	prize("amount=40;rounds=1-2");
	prize("amount=10;by=w-we");
	pay(PRIZE_BRITISH);
	/* 3 has the slow starter's prize, so that 2 has the second one alone */
	has(1, 10000);
	has(2, 3000);
	has(3, 4000);
	has(4, 1000);
	ck_assert_str_eq(sentence(2), "Drew wins most above expectation: 10 (-0.80 W-We).");
	ck_assert_str_eq(sentence(3), "Cole wins rounds 1-2: 40 (2 points).");
}
END_TEST

START_TEST(what_is_given_by_hand_is_beside_the_one_prize)
{
	scores(6, tied_three, usual_ratings);
	prize("amount=100;place=1");
	prize("amount=25;name=Best game;to=1");
	prize("amount=15;name=Best loss;by=hand");
	pay(PRIZE_BRITISH);
	has(1, 10000);
	ck_assert_int_eq(award.paid, 12500);
	ck_assert_str_eq(sentence(1), "Best game, 25, is given to Adams, by hand.");
	ck_assert_str_eq(sentence(2), "Best loss, 15, is still to be given by hand.");
}
END_TEST

/* formats-us 6: 32C4 */
START_TEST(a_fund_is_paid_by_the_entries)
{
	static const int score2[] = {6, 4, 4, 2, 2, 2, 1, 1, 0, 0};
	static const int ratings[10] = {0};
	char text[REASON_SIZE];

	scores(10, score2, ratings);
	prize("amount=450;place=1");
	list.rules.based_on = 30;
	pay(PRIZE_US);
	has(1, 15000);
	entries[0].prize.amount = 200000;
	pay(PRIZE_US);
	has(1, 100000);
	ck_assert_ptr_nonnull(strstr(
		award_rules_words(&award, text), "10 entries of 30: 50 % of each prize (32C4)"));
	pay(PRIZE_SHARED);
	has(1, 66666);
}
END_TEST

START_TEST(a_player_has_one_prize_of_two_classes)
{
	static const int score2[] = {6, 4, 2, 2};
	static const int ratings[] = {1500, 1550, 1400, 1700};

	scores(4, score2, ratings);
	prize("amount=50;below=1600");
	prize("amount=60;below=1800");
	prize("amount=30;below=1600;place=2");
	pay(PRIZE_BRITISH);
	has(1, 6000);
	has(2, 5000);
	has(3, 3000);
	has(4, 0);
	pay(PRIZE_US);
	has(1, 6000);
	has(2, 5000);
	has(3, 3000);
	has(4, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prizes");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, a_line_is_kept_as_it_is_typed);
	tcase_add_test(tcase, a_line_that_is_none_says_why);
	tcase_add_test(tcase, a_prize_has_a_name);
	tcase_add_test(tcase, the_tied_share_and_a_lesser_class_prize_goes_on);
	tcase_add_test(tcase, a_larger_class_prize_leaves_the_pool);
	tcase_add_test(tcase, equal_amounts_are_place_before_class);
	tcase_add_test(tcase, shares_go_down_to_the_unit);
	tcase_add_test(tcase, hort_parts_half_by_place);
	tcase_add_test(tcase, a_class_prize_goes_to_the_next_of_the_tied);
	tcase_add_test(tcase, four_share_with_the_youth_prize_of_one);
	tcase_add_test(tcase, nobody_has_more_than_without_the_tie);
	tcase_add_test(tcase, a_subgroup_takes_its_own_prizes);
	tcase_add_test(tcase, objects_follow_the_tie_breaks);
	tcase_add_test(tcase, an_object_says_by_what_it_was_won);
	tcase_add_test(tcase, who_is_barred_wins_nothing_and_is_named);
	tcase_add_test(tcase, who_would_win_but_for_a_bar_is_named_with_it);
	tcase_add_test(tcase, who_would_not_win_it_anyway_is_not_named);
	tcase_add_test(tcase, a_prize_that_nobody_wins_names_the_barred);
	tcase_add_test(tcase, an_unrated_player_wins_place_and_unrated_prizes);
	tcase_add_test(tcase, other_measures_are_for_whom_they_are_more);
	tcase_add_test(tcase, what_is_given_by_hand_is_beside_the_one_prize);
	tcase_add_test(tcase, a_fund_is_paid_by_the_entries);
	tcase_add_test(tcase, a_player_has_one_prize_of_two_classes);
	return suite_run("prizes", tcase, NULL);
}
