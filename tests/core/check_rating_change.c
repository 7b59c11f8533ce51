/* What games do to FIDE ratings, against figures worked out by hand from B.02 8.3. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/ties/rating_change.h"
#include "support/suite_run.h"

static struct event event;

static void put(struct record record)
{
	ck_assert_int_eq(event_put(&event, record_key_of(&record), &record), STATUS_OK);
}

static void put_text(int section, int pin, int field, const char *text)
{
	struct record record = {RECORD_PARTICULAR, {.particular = {section, pin, field, ""}}};

	snprintf(record.as.particular.text, PARTICULAR_SIZE, "%s", text);
	put(record);
}

static void put_player(int pin, int grade, const char *born)
{
	struct record record = {
		RECORD_PLAYER, {.player = {.section = 1, .pin = pin, .grade = grade, .enters = 1}}};

	snprintf(record.as.player.name, NAME_SIZE, "Player %d", pin);
	snprintf(record.as.player.born, BORN_SIZE, "%s", born);
	put(record);
}

/* Player 1 has White against 2, 3, ... in the rounds. */
static void make(const enum result *results, int rounds)
{
	event_init(&event);
	put((struct record){RECORD_EVENT, {.event = {1, "E"}}});
	put((struct record){
		RECORD_SECTION, {.section = {1, "", "dutch", "", rounds, COLOUR_WHITE, "", ""}}});
	for (int round = 1; round <= rounds; round++) {
		const struct board board = {1, round, 1, 1, round + 1, (int)results[round - 1], 0};

		put((struct record){RECORD_ROUND, {.round = {1, round, ROUND_COMPLETE, ""}}});
		put((struct record){RECORD_BOARD, {.board = board}});
	}
}

static struct rating_change change_of(int pin, int through)
{
	return rating_change_of(
		&event, event_player(&event, 1, pin), through, rating_change_by_fide(&event, 1));
}

START_TEST(score_expected_score_and_change)
{
	static const enum result results[] = {
		RESULT_WHITE, RESULT_DRAW, RESULT_BLACK, RESULT_DEFAULT_BLACK, RESULT_WHITE};
	struct rating_change change;

	make(results, 5);
	put_player(1, 2000, "1980/00/00");
	put_player(2, 2100, ""); /* 0.36 */
	put_player(3, 2000, ""); /* 0.50 */
	put_player(4, 1800, ""); /* 0.76 */
	put_player(5, 2500, ""); /* did not come */
	put_player(6, 0, "");    /* has no rating */
	change = change_of(1, 5);
	ck_assert_int_eq(change.games, 3);
	ck_assert_int_eq(change.score2, 3);
	ck_assert_int_eq(change.average, 1967);
	ck_assert_int_eq(change.expected100, 36 + 50 + 76);
	ck_assert_int_eq(change.k, 20);
	ck_assert_int_eq(change.change100, 20 * (150 - 162));
	ck_assert_int_eq(change.performance, 1967);
	/* what is lost is won by the other */
	ck_assert_int_eq(change_of(2, 5).change100, -20 * 64);
	ck_assert_int_eq(change_of(4, 5).change100, 20 * 76);
	/* no rating, no change */
	change = change_of(6, 5);
	ck_assert_int_eq(change.games, 1);
	ck_assert_int_eq(change.change100, 0);
	ck_assert_int_eq(change.k, 0);
	/* rounds to come do not count */
	ck_assert_int_eq(change_of(1, 1).games, 1);
	event_done(&event);
}
END_TEST

START_TEST(wide_differences_count_as_400)
{
	static const enum result results[] = {RESULT_BLACK, RESULT_BLACK};

	make(results, 2);
	put_player(1, 2500, "");
	put_player(2, 1500, ""); /* 0.92 */
	put_player(3, 2700, ""); /* 0.24 */
	ck_assert_int_eq(change_of(1, 1).expected100, 92);
	ck_assert_int_eq(change_of(1, 1).k, 10);
	ck_assert_int_eq(change_of(2, 1).expected100, 8);
	/* to those of 2650 and more they count in full */
	put_player(1, 2700, "");
	ck_assert_int_eq(change_of(1, 1).expected100, 100);
	event_done(&event);
}
END_TEST

START_TEST(the_factor_depends_on_age_rating_and_clock)
{
	static const enum result results[20] = {RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW,
		RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW,
		RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW,
		RESULT_DRAW, RESULT_DRAW, RESULT_DRAW, RESULT_DRAW};

	make(results, 20);
	for (int pin = 2; pin <= 21; pin++)
		put_player(pin, 2000, "");
	put_player(1, 2000, "2008/12/31");
	ck_assert_int_eq(change_of(1, 1).k, 20); /* of which day is not known */
	put_text(0, 0, EVENT_LAST_DAY, "2026/01/01");
	ck_assert_int_eq(change_of(1, 1).k, 40);
	ck_assert_int_eq(change_of(1, 20).k, 35); /* 700 in all */
	put_text(0, 0, EVENT_LAST_DAY, "2027/01/01");
	ck_assert_int_eq(change_of(1, 1).k, 20);
	put_player(1, 2300, "2020/01/01");
	ck_assert_int_eq(change_of(1, 1).k, 20);
	put_player(1, 2400, "2020/01/01");
	ck_assert_int_eq(change_of(1, 1).k, 10);
	put_text(0, 0, EVENT_TIME_CONTROL, "G/15;+10");
	ck_assert_int_eq(change_of(1, 1).k, 20);
	put_text(1, 0, SECTION_TIME_CONTROL, "G/90;+30");
	ck_assert_int_eq(change_of(1, 1).k, 10);
	event_done(&event);
}
END_TEST

START_TEST(fide_ratings_take_the_place_of_grades)
{
	static const enum result results[] = {RESULT_WHITE, RESULT_WHITE};

	make(results, 2);
	put_player(1, 2200, "");
	put_player(2, 2200, "");
	put_player(3, 2200, "");
	put_text(1, 1, PLAYER_FIDE_RATING, "2000");
	put_text(1, 2, PLAYER_FIDE_RATING, "2100");
	ck_assert_int_eq(change_of(1, 2).rating, 2000);
	ck_assert_int_eq(change_of(1, 2).games, 1);
	ck_assert_int_eq(change_of(1, 2).average, 2100);
	ck_assert_int_eq(change_of(3, 2).rating, 0);
	event_done(&event);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("rating change");

	tcase_add_test(tcase, score_expected_score_and_change);
	tcase_add_test(tcase, wide_differences_count_as_400);
	tcase_add_test(tcase, the_factor_depends_on_age_rating_and_clock);
	tcase_add_test(tcase, fide_ratings_take_the_place_of_grades);
	return suite_run("rating_change", tcase, NULL);
}
