/* What can still be won in the last round, against all results of all games. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/prizes/forecast.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

enum { ROUNDS = 3, PLAYERS_TOP = 16, GAMES_TOP = 7 };

static unsigned long long state;
static struct event event;

static int random_below(int n)
{
	return (int)(rows_random(&state) % (unsigned)n);
}

static const enum result results[3] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};

static void put_prize(int number, const char *text)
{
	rows_put(&event, row_particular(1, 0, SECTION_PRIZE + number, text));
}

static void random_prizes(const char *rules, bool classes)
{
	static const char *const conditions[] = {"below=1800", "sex=f", "below=1500"};
	char text[100];
	int number = 1, amount = 60 + random_below(60);

	rows_put(&event, row_particular(1, 0, SECTION_PRIZE_RULES, rules));
	if (random_below(3) == 0)
		rows_put(&event, row_particular(1, 0, SECTION_PRIZE_UNIT, "5"));
	for (int place = 1; place <= 1 + random_below(4); place++) {
		snprintf(text, sizeof(text), "amount=%d;place=%d", amount, place);
		put_prize(number++, text);
		amount = amount * (5 + random_below(5)) / 10;
	}
	for (int i = 0; classes && i < 3; i++) {
		snprintf(text, sizeof(text), "amount=%d;place=1;%s", 10 + random_below(90),
			conditions[i]);
		if (random_below(2))
			put_prize(number++, text);
	}
	put_prize(number++, "amount=70;team=club;best=2;place=1");
	put_prize(number++, "amount=35;team=club;best=2;place=2");
	put_prize(number, "amount=Shield;team=club;best=3");
}

/* Rounds 1 and 2 played by anybody against anybody; the last one with so many open games. */
static int random_event(int games, const char *rules, bool classes)
{
	const int players = 2 * games + random_below(PLAYERS_TOP - 2 * games + 1);

	rows_small_event(&event, ROUNDS, players);
	for (int pin = 1; pin <= players; pin++) {
		struct record row = row_player(1, pin, "Player");

		snprintf(row.as.player.name, sizeof(row.as.player.name), "Player, No %d", pin);
		row.as.player.grade = random_below(6) ? 1300 + 100 * random_below(8) : 0;
		if (pin % 5)
			snprintf(row.as.player.club, sizeof(row.as.player.club), "Club %d",
				pin * 7 % 3);
		row.as.player.sex = random_below(3) ? SEX_MALE : SEX_FEMALE;
		rows_put(&event, row);
		if (random_below(8) == 0)
			rows_put(&event, row_particular(1, pin, PLAYER_PRIZES, "none"));
	}
	for (int round = 1; round <= ROUNDS; round++) {
		rows_put(&event,
			row_round(1, round, round < ROUNDS ? ROUND_COMPLETE : ROUND_PUBLISHED));
		for (int board = 1; 2 * board <= players; board++)
			rows_put(&event,
				row_board(1, round, board, 2 * board - 1,
					2 * ((board + round - 2) % (players / 2) + 1),
					round < ROUNDS || board > games ? results[random_below(3)]
									: RESULT_NONE));
		if (players % 2 && round == ROUNDS)
			rows_put(&event, row_booking(1, players, round, BOOKING_HALF));
	}
	random_prizes(rules, classes);
	return players;
}

struct seen {
	int best, worst;
	int64_t least, most;
	bool any;
};

static struct seen seen[PLAYERS_TOP + 1][4];

static enum forecast_own own_of(int pin, int games)
{
	const struct board *board = event_board_of(&event, 1, ROUNDS, pin);

	if (!board || board->number > games)
		return FORECAST_FIXED;
	return board->result == RESULT_DRAW                                ? FORECAST_DRAW
		: (board->result == RESULT_WHITE) == (board->white == pin) ? FORECAST_WIN
									   : FORECAST_LOSS;
}

enum { CONTESTS = 2, CLUBS = 3 };

/* By contest (the best 2, the best 3) and club. */
static struct seen team_seen[CONTESTS][CLUBS];

static int club_of(const char *name)
{
	return name[strlen(name) - 1] - '0';
}

/* The best of a club, by taking the highest scores one after the other. */
static int total_of(const struct entrants *entrants, int club, int best)
{
	bool taken[PLAYERS_TOP] = {false};
	int total = 0;

	for (; best > 0; best--) {
		int found = -1;

		for (int i = 0; i < entrants->count; i++)
			if (!taken[i] && entrants->of[i].club[0] &&
				club_of(entrants->of[i].club) == club &&
				(found < 0 ||
					entrants->of[i].points2 > entrants->of[found].points2))
				found = i;
		if (found < 0)
			break;
		taken[found] = true;
		total += entrants->of[found].points2;
	}
	return total;
}

static int64_t team_money(const struct award *award, int club)
{
	int64_t money = 0;

	for (int i = 0; i < award->nteams; i++)
		money += club_of(award->teams[i].name) == club ? award->teams[i].amount : 0;
	return money;
}

static void note_teams(const struct entrants *entrants, const struct award *award)
{
	for (int contest = 0; contest < CONTESTS; contest++)
		for (int club = 0; club < CLUBS; club++) {
			struct seen *at = &team_seen[contest][club];
			const int own = total_of(entrants, club, 2 + contest);
			const int64_t money = contest == 0 ? team_money(award, club) : 0;
			int above = 1, behind = 0;

			for (int k = 0; k < CLUBS; k++) {
				above += total_of(entrants, k, 2 + contest) > own;
				behind += total_of(entrants, k, 2 + contest) >= own;
			}
			at->best = !at->any || above < at->best ? above : at->best;
			at->worst = behind > at->worst ? behind : at->worst;
			at->least = !at->any || money < at->least ? money : at->least;
			at->most = money > at->most ? money : at->most;
			at->any = true;
		}
}

static void check_teams(const struct forecast *forecast)
{
	for (int k = 0; k < forecast->nteams; k++) {
		const struct forecast_team *team = &forecast->teams[k];
		const struct seen *at = &team_seen[team->prize.best - 2][club_of(team->name)];

		ck_assert_int_le(team->best, at->best);
		ck_assert_int_ge(team->worst, at->worst);
		ck_assert_int_le(team->least, at->least);
		ck_assert_int_ge(team->most, at->most);
		if (forecast->exact)
			ck_assert(team->best == at->best && team->worst == at->worst &&
				team->least == at->least && team->most == at->most);
	}
}

static void note(const struct entrants *entrants, const struct award *award, int games)
{
	for (int i = 0; i < entrants->count; i++) {
		struct seen *at = &seen[entrants->of[i].pin][own_of(entrants->of[i].pin, games)];
		int above = 1, behind = 0;

		for (int k = 0; k < entrants->count; k++) {
			above += entrants->of[k].points2 > entrants->of[i].points2;
			behind += entrants->of[k].points2 >= entrants->of[i].points2;
		}
		at->best = !at->any || above < at->best ? above : at->best;
		at->worst = behind > at->worst ? behind : at->worst;
		at->least =
			!at->any || award->paid_to[i] < at->least ? award->paid_to[i] : at->least;
		at->most = award->paid_to[i] > at->most ? award->paid_to[i] : at->most;
		at->any = true;
	}
}

/* The prizes as they come out after each of all the results. */
static void try_all(const struct prize_list *list, int games)
{
	int ways = 1;

	memset(seen, 0, sizeof(seen));
	memset(team_seen, 0, sizeof(team_seen));
	for (int game = 0; game < games; game++)
		ways *= 3;
	rows_put(&event, row_round(1, ROUNDS, ROUND_COMPLETE));
	for (int n = 0; n < ways; n++) {
		struct entrants entrants;
		struct award award;

		for (int game = 1, rest = n; game <= games; game++, rest /= 3) {
			struct record row = {.kind = RECORD_BOARD,
				.as.board = *event_board(&event, 1, ROUNDS, game)};

			row.as.board.result = results[rest % 3];
			rows_put(&event, row);
		}
		ck_assert_int_eq(
			entrants_make(&event, 1, ROUNDS, &list->rules, &entrants), STATUS_OK);
		ck_assert_int_eq(entrants.rounds, ROUNDS);
		ck_assert_int_eq(award_make(list, &entrants, &award), STATUS_OK);
		note(&entrants, &award, games);
		note_teams(&entrants, &award);
		award_done(&award);
		entrants_done(&entrants);
	}
}

static void check(const struct forecast *forecast)
{
	for (int k = 0; k < forecast->count; k++) {
		const struct forecast_row *row = &forecast->rows[k];
		const struct seen *at = &seen[row->pin][row->own];

		ck_assert(at->any);
		ck_assert_int_eq(row->best, at->best);
		ck_assert_int_eq(row->worst, at->worst);
		ck_assert_msg(forecast->exact ? row->least == at->least && row->most == at->most
					      : row->least <= at->least && row->most >= at->most,
			"%d by %d: %lld to %lld, told %lld to %lld", row->pin, row->own,
			(long long)at->least, (long long)at->most, (long long)row->least,
			(long long)row->most);
	}
}

static void try_events(const char *rules, int games, bool classes, bool exact, int events)
{
	for (int n = 0; n < events; n++) {
		struct prize_list list;
		struct forecast forecast;
		struct error error = {0};

		random_event(games, rules, classes);
		ck_assert_int_eq(prize_list_of(&event, 1, &list, &error), STATUS_OK);
		ck_assert_msg(forecast_make(&event, 1, &list, &forecast, &error) == STATUS_OK, "%s",
			error.text);
		ck_assert_int_eq(forecast.open, games);
		ck_assert_int_eq(forecast.exact, exact);
		try_all(&list, games);
		check(&forecast);
		if (forecast.nteams == CONTESTS * CLUBS)
			check_teams(&forecast);
		forecast_done(&forecast);
		prize_list_done(&list);
		event_done(&event);
	}
}

static const char *const by_points[] = {"british", "us", "us-older", "shared"};

START_TEST(up_to_six_games_equal_enumeration)
{
	state = 5;
	for (int games = 1; games <= FORECAST_TRIED; games++)
		for (int i = 0; i < 4; i++)
			try_events(by_points[i], games, true, true, games < 5 ? 60 : 3);
}
END_TEST

START_TEST(above_that_money_is_within_its_bounds)
{
	state = 6;
	for (int i = 0; i < 4; i++) {
		try_events(by_points[i], GAMES_TOP, true, false, 8);
		try_events(by_points[i], GAMES_TOP, false, false, 4);
	}
}
END_TEST

START_TEST(where_tie_breaks_pay_money_is_within_its_bounds)
{
	state = 7;
	for (int games = 2; games <= 5; games++) {
		try_events("hort", games, games % 2, false, 40);
		try_events("place", games, games % 2, false, 40);
	}
}
END_TEST

/* Everybody can have any result: the bounds are those of all draws. */
START_TEST(before_the_draw_all_scores_are_possible)
{
	struct prize_list list;
	struct forecast forecast;
	const int players = random_event(4, "british", true);

	for (int board = 1; 2 * board <= players; board++)
		rows_remove(&event, (struct record_key){RECORD_BOARD, {1, ROUNDS, board}});
	rows_put(&event, row_round(1, ROUNDS, ROUND_LAID_OUT));
	ck_assert_int_eq(prize_list_of(&event, 1, &list, NULL), STATUS_OK);
	ck_assert_int_eq(forecast_make(&event, 1, &list, &forecast, NULL), STATUS_OK);
	ck_assert(!forecast.drawn && !forecast.exact);
	for (int k = 0; k < forecast.count; k++) {
		ck_assert_int_le(forecast.rows[k].best, forecast.rows[k].worst);
		ck_assert_int_le(forecast.rows[k].least, forecast.rows[k].most);
	}
	forecast_done(&forecast);
	prize_list_done(&list);
	event_done(&event);
}
END_TEST

START_TEST(it_is_for_the_last_round_alone)
{
	struct prize_list list;
	struct forecast forecast;
	struct error error = {0};

	rows_small_event(&event, ROUNDS, 4);
	ck_assert_int_eq(prize_list_of(&event, 1, &list, NULL), STATUS_OK);
	ck_assert_int_eq(forecast_make(&event, 1, &list, &forecast, &error), STATUS_REFUSED);
	ck_assert_str_eq(error.text,
		"What can still be won is told in the last round; round 1 comes before it.");
	prize_list_done(&list);
	event_done(&event);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prize forecast");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, up_to_six_games_equal_enumeration);
	tcase_add_test(tcase, above_that_money_is_within_its_bounds);
	tcase_add_test(tcase, where_tie_breaks_pay_money_is_within_its_bounds);
	tcase_add_test(tcase, before_the_draw_all_scores_are_possible);
	tcase_add_test(tcase, it_is_for_the_last_round_alone);
	return suite_run("prize forecast", tcase, NULL);
}
