/* Prizes of clubs and schools: by whose totals they go, how the tied share, and what is said. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/prizes/award.h"
#include "core/prizes/prize_words.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

enum { MOST = 14 };

static struct event event;
static struct prize_list list;
static struct entrants entrants;
static struct award award;
static struct prize_entry entries[12];
static struct entrant players[MOST];
static struct ties_figure figures[MOST * TEAM_FIGURES];
static int row[MOST], points2[MOST];
static unsigned long long state;

static const char *const names[MOST] = {"Adams, Alan", "Brown, Brian", "Cole, Carol", "Drew, Don",
	"Evans, Eve", "Ford, Fay", "Green, Gus", "Hill, Hal", "Innes, Ian", "Jones, Jo",
	"King, Kay", "Low, Len", "Moss, Max", "Nash, Ned"};

static void setup(void)
{
	rows_small_event(&event, 5, MOST);
	for (int i = 0; i < MOST; i++)
		rows_put(&event, row_player(1, i + 1, names[i]));
	memset(&award, 0, sizeof(award));
	memset(figures, 0, sizeof(figures));
	list = (struct prize_list){entries, 0,
		{.rule = PRIZE_BRITISH, .unit = 1, .unrated_barred = true, .byes_most = -1}};
	entrants = (struct entrants){.of = players,
		.rounds = 5,
		.points2 = points2,
		.row = row,
		.figures = figures,
		.nfigures = 1,
		.year = 2026,
		.rules = &list.rules};
}

static void teardown(void)
{
	award_done(&award);
	event_done(&event);
}

static void player(const char *club, int score2, int figure)
{
	const int i = entrants.count++;

	players[i] = (struct entrant){
		.pin = i + 1, .points2 = score2, .rank = i + 1, .club = club, .school = ""};
	row[i] = i;
	figures[i * TEAM_FIGURES] = (struct ties_figure){figure, 2};
}

/* Bury and Leeds have 7½ with their best two, Bury the higher tie-breaks; Hull has one player. */
static void three_clubs(void)
{
	player("Bury", 9, 20);
	player("Leeds", 8, 18);
	player("Leeds", 7, 17);
	player("BURY", 6, 16);
	player("Hull", 6, 15);
	player("", 5, 30);
	player("Leeds", 4, 30);
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
	list.rules.rule = rule;
	award_done(&award);
	ck_assert_int_eq(award_make(&list, &entrants, &award), STATUS_OK);
	ck_assert_int_le(award.paid, award.total);
}

static const char *sentence(int i)
{
	static char text[REASON_SIZE];

	ck_assert_int_lt(i, award.nreasons);
	return award_reason_words(&event, 1, &award, i, text);
}

START_TEST(a_line_is_kept_and_called_by_what_it_counts)
{
	struct prize made;
	char text[PRIZE_TEXT_SIZE], title[PRIZE_TITLE_SIZE];

	ck_assert_int_eq(prize_read("amount=100;team=school", &made, NULL), STATUS_OK);
	ck_assert(prize_write(&made, text));
	ck_assert_str_eq(text, "amount=100;place=1;team=school;best=4");
	ck_assert_str_eq(prize_title(&made, 0, title), "best 4 of a school");
	ck_assert_int_eq(
		prize_read("amount=Cup;team=club;best=3;place=2-3", &made, NULL), STATUS_OK);
	ck_assert_str_eq(prize_title(&made, 0, title), "2nd to 3rd best 3 of a club");
	ck_assert_int_eq(
		prize_read("amount=Cup;team=club;name=Club shield", &made, NULL), STATUS_OK);
	ck_assert_str_eq(prize_title(&made, 0, title), "Club shield");
}
END_TEST

START_TEST(what_goes_with_no_team_is_refused)
{
	static const char *const lines[][2] = {
		{"amount=5;team=county", "team: \"county\" is not written as club or school."},
		{"amount=5;team=club;best=0", "best: \"0\""},
		{"amount=5;team=club;best=100", "best: \"100\""},
		{"amount=5;best=4", "best goes with team=club or team=school."},
		{"amount=5;team=club;below=1800", "without other conditions."},
		{"amount=5;team=club;club=Bury", "without other conditions."},
		{"amount=5;team=club;rounds=1-2", "without other conditions."},
		{"amount=5;team=club;by=hand", "without other conditions."},
		{"amount=5;team=club;by=w-we", "without other conditions."},
		{"amount=5;team=club;to=3", "without other conditions."},
	};
	struct prize made;

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		struct error error = {0};

		ck_assert_int_eq(prize_read(lines[i][0], &made, &error), STATUS_BAD_INPUT);
		ck_assert_msg(strstr(error.text, lines[i][1]), "%s: %s", lines[i][0], error.text);
	}
}
END_TEST

START_TEST(the_best_of_each_count_beside_the_prizes_of_players)
{
	three_clubs();
	prize("amount=60;place=1");
	prize("amount=100;team=club;best=3");
	prize("amount=40;team=club;best=3;place=2");
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(sentence(1),
		"Leeds wins best 3 of a club: 100, with 9½ points (Brown 4, Cole 3½, Green 2).");
	ck_assert_str_eq(sentence(2),
		"Bury wins 2nd best 3 of a club: 40, with 7½ points (Adams 4½, Drew 3).");
	ck_assert_int_eq(award.paid_to[0], 6000);
	ck_assert_int_eq(award.paid, 20000);
}
END_TEST

START_TEST(equal_clubs_share_money_as_the_rules_say)
{
	static const enum prize_rule equal[] = {
		PRIZE_BRITISH, PRIZE_US, PRIZE_US_OLDER, PRIZE_SHARED};

	three_clubs();
	prize("amount=100;team=club;best=2");
	prize("amount=45.01;team=club;best=2;place=2");
	for (int i = 0; i < 4; i++) {
		pay(equal[i]);
		ck_assert_str_eq(sentence(0),
			"Bury and Leeds share 1st to 2nd best 2 of a club: 100 + 45.01 = 145.01, 72.50 each, 0.01 left over, with 7½ points each (Bury: Adams 4½, Drew 3; Leeds: Brown 4, Cole 3½).");
	}
	pay(PRIZE_PLACE);
	ck_assert_int_eq(award.teams[0].amount, 10000);
	ck_assert_int_eq(award.teams[1].amount, 4501);
	ck_assert_ptr_nonnull(strstr(
		sentence(0), ", by the sums of the tie-breaks 100 to Bury, 45.01 to Leeds, with"));
	pay(PRIZE_HORT);
	ck_assert_int_eq(award.teams[0].amount, 8625);
	ck_assert_int_eq(award.teams[1].amount, 5875);
	ck_assert_ptr_nonnull(strstr(sentence(0), "(Hort): 86.25 to Bury, 58.75 to Leeds, 0.01"));
}
END_TEST

START_TEST(objects_follow_the_sums_of_the_tie_breaks)
{
	three_clubs();
	prize("amount=Shield;team=club;best=2");
	prize("amount=Plate;team=club;best=2;place=3");
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(sentence(0),
		"Shield (best 2 of a club) goes to Bury, with 7½ points (Adams 4½, Drew 3), by the sums of the tie-breaks.");
	ck_assert_str_eq(
		sentence(1), "Plate (3rd best 2 of a club) goes to Hull, with 3 points (Evans 3).");
	figures[0].units--;
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(sentence(0),
		"Shield (best 2 of a club): Bury and Leeds are equal in all tie-breaks, with 7½ points each (Bury: Adams 4½, Drew 3; Leeds: Brown 4, Cole 3½); a lot or a play-off decides.");
}
END_TEST

START_TEST(a_prize_without_a_team_says_why)
{
	three_clubs();
	prize("amount=100;team=club");
	prize("amount=Cup;team=school;best=2");
	prize("amount=10;team=club;best=3;place=4");
	prize("amount=50;team=club;best=2;place=1-3");
	pay(PRIZE_BRITISH);
	ck_assert_str_eq(
		sentence(1), "Hull wins 3rd best 2 of a club: 50, with 3 points (Evans 3).");
	ck_assert_str_eq(sentence(2),
		"Not won: best 4 of a club, 100. Nobody qualifies: no club has 4 players (best).");
	ck_assert_str_eq(sentence(3),
		"Not won: Cup (best 2 of a school). Nobody qualifies: nobody has a school (school).");
	ck_assert_str_eq(sentence(4), "Not won: 4th best 3 of a club, 10. There are 3 clubs only.");
}
END_TEST

/* The most that so many of a club have together, by trying all of its sets. */
static int total_of(const char *club, int best, int *size)
{
	int most = 0;

	*size = 0;
	for (int i = 0; i < entrants.count; i++)
		*size += strcmp(players[i].club, club) == 0;
	for (unsigned of = 0; of < 1u << entrants.count; of++) {
		int sum = 0, count = 0;
		bool own = true;

		for (int i = 0; i < entrants.count; i++) {
			if (!(of >> i & 1))
				continue;
			own = own && strcmp(players[i].club, club) == 0;
			sum += players[i].points2;
			count++;
		}
		if (own && count <= best && sum > most)
			most = sum;
	}
	return most;
}

/* Shares of random lists of places against a sum over the places of those who are equal. */
START_TEST(random_clubs_get_the_mean_of_their_places)
{
	static const char *const clubs[] = {"Bury", "Hull", "Leeds", "York", ""};

	state = 11;
	for (int turn = 0; turn < 300; turn++) {
		const int best = 1 + (int)(rows_random(&state) % 3);
		int totals[4], sizes[4], paid = 0, full = 0;

		entrants.count = list.count = 0;
		for (int i = 3 + (int)(rows_random(&state) % 6); i > 0; i--)
			player(clubs[rows_random(&state) % 5], (int)(rows_random(&state) % 5), 0);
		for (int place = 1; place <= 1 + turn % 3; place++) {
			entries[list.count] = (struct prize_entry){place,
				{.amount = 12000 / place,
					.first = place,
					.last = place,
					.by = PRIZE_BY_TEAM,
					.team = PRIZE_TEAM_CLUB,
					.best = best}};
			list.count++;
		}
		for (int i = 0; i < 4; i++) {
			totals[i] = total_of(clubs[i], best, &sizes[i]);
			full += sizes[i] >= best;
		}
		pay(PRIZE_SHARED);
		for (int i = 0; i < 4; i++) {
			int64_t own = 0, due = 0;
			int above = 0, equal = 0;

			for (int k = 0; k < 4; k++) {
				above += sizes[k] > 0 && totals[k] > totals[i];
				equal += sizes[k] > 0 && totals[k] == totals[i];
			}
			for (int place = above + 1; place <= above + equal; place++)
				due += place <= list.count ? 12000 / place : 0;
			for (int k = 0; k < award.nteams; k++)
				if (strcmp(award.teams[k].name, clubs[i]) == 0)
					own += award.teams[k].amount;
			ck_assert_int_eq(own, sizes[i] && full ? due / equal : 0);
			paid += (int)own;
		}
		ck_assert_int_eq(award.paid, paid);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prize teams");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, a_line_is_kept_and_called_by_what_it_counts);
	tcase_add_test(tcase, what_goes_with_no_team_is_refused);
	tcase_add_test(tcase, the_best_of_each_count_beside_the_prizes_of_players);
	tcase_add_test(tcase, equal_clubs_share_money_as_the_rules_say);
	tcase_add_test(tcase, objects_follow_the_sums_of_the_tie_breaks);
	tcase_add_test(tcase, a_prize_without_a_team_says_why);
	tcase_add_test(tcase, random_clubs_get_the_mean_of_their_places);
	return suite_run("prize teams", tcase, NULL);
}
