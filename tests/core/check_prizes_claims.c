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

int main(void)
{
	TCase *tcase = tcase_create("prizes claimed");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, a_class_prize_parted_by_place_names_each_share);
	return suite_run("prizes claimed", tcase, NULL);
}
