/* What can still be won in the last round, against all results of all games. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/prizes/forecast.h"
#include "support/event/rows.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { ROUNDS = 3, PLAYERS_TOP = 16, GAMES_TOP = 7 };

/*
 * The games that are open: of the last round without a result, or as if they had one; or of an
 * earlier round.
 */
struct open {
	int round, number;
	bool counts; /* for something meanwhile */
};

static struct open open[GAMES_TOP];
static int nopen;

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
	static const char *const conditions[] = {
		"below=1800", "sex=f", "below=1500", "rounds=2-3", "rounds=1-3"};
	const int nconditions = sizeof(conditions) / sizeof(conditions[0]);
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
	for (int i = 0; classes && i < nconditions; i++) {
		snprintf(text, sizeof(text), "amount=%d;place=1;%s", 10 + random_below(90),
			conditions[i]);
		if (random_below(2))
			put_prize(number++, text);
	}
	put_prize(number++, "amount=70;team=club;best=2;place=1");
	put_prize(number++, "amount=35;team=club;best=2;place=2");
	put_prize(number, "amount=Shield;team=club;best=3");
}

static void put_players(int players)
{
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
}

/*
 * Of so many games the first `early` are of earlier rounds, the others the first of the last one.
 */
static void choose_open(int games, int early, int boards, bool mixed)
{
	nopen = games;
	for (int i = 0; i < games; i++) {
		open[i] = (struct open){ROUNDS, i - early + 1, mixed && random_below(2)};
		if (i < early)
			open[i] = (struct open){1 + i % (ROUNDS - 1),
				1 + (i / 2 + random_below(2) * 3) % boards, true};
	}
	/* no game twice */
	for (int i = 0; i < early; i++)
		for (int k = 0; k < i; k++)
			if (open[i].round == open[k].round && open[i].number == open[k].number) {
				open[i].number = open[i].number % boards + 1;
				k = -1;
			}
}

static const struct open *find_open(int round, int number)
{
	for (int i = 0; i < nopen; i++)
		if (open[i].round == round && open[i].number == number)
			return &open[i];
	return NULL;
}

static void put_board(int players, int round, int number)
{
	const struct open *game = find_open(round, number);

	rows_put(&event,
		row_board(1, round, number, 2 * number - 1,
			2 * ((number + round - 2) % (players / 2) + 1),
			game && !game->counts ? RESULT_NONE : results[random_below(3)]));
	if (game && game->counts)
		rows_put(&event,
			(struct record){.kind = RECORD_OPEN, .as.open = {1, round, number}});
}

/* Is every open game one that counts for something, so that the last round is complete? */
static bool is_complete(void)
{
	for (int i = 0; i < nopen; i++)
		if (!open[i].counts)
			return false;
	return nopen > 0;
}

/*
 * Rounds 1 and 2 played by anybody against anybody, and the last one, with so many open games;
 * mixed: also such that count for something meanwhile, also of earlier rounds.
 */
static int random_event(int games, const char *rules, bool classes, bool mixed)
{
	const int players = 2 * games + random_below(PLAYERS_TOP - 2 * games + 1);

	rows_small_event(&event, ROUNDS, players);
	put_players(players);
	choose_open(games, mixed ? random_below(games < 3 ? games + 1 : 4) : 0, players / 2, mixed);
	for (int round = 1; round <= ROUNDS; round++) {
		rows_put(&event,
			row_round(1, round,
				round < ROUNDS || is_complete() ? ROUND_COMPLETE
								: ROUND_PUBLISHED));
		for (int board = 1; 2 * board <= players; board++)
			put_board(players, round, board);
		if (players % 2 && round == ROUNDS)
			rows_put(&event, row_booking(1, players, round, BOOKING_HALF));
	}
	random_prizes(rules, classes);
	return players;
}

struct seen {
	int best, worst, least2, most2;
	int64_t least, most;
	bool any;
};

static struct seen seen[PLAYERS_TOP + 1][4];

/* By his last open game. */
static enum forecast_own own_of(int pin)
{
	for (int round = ROUNDS; round >= 1; round--) {
		const struct board *board = event_board_of(&event, 1, round, pin);

		if (!board || !find_open(round, board->number))
			continue;
		return board->result == RESULT_DRAW                                ? FORECAST_DRAW
			: (board->result == RESULT_WHITE) == (board->white == pin) ? FORECAST_WIN
										   : FORECAST_LOSS;
	}
	return FORECAST_FIXED;
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

static void note(const struct entrants *entrants, const struct award *award)
{
	for (int i = 0; i < entrants->count; i++) {
		struct seen *at = &seen[entrants->of[i].pin][own_of(entrants->of[i].pin)];
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
		at->least2 = !at->any || entrants->of[i].points2 < at->least2
			? entrants->of[i].points2
			: at->least2;
		at->most2 =
			entrants->of[i].points2 > at->most2 ? entrants->of[i].points2 : at->most2;
		at->any = true;
	}
}

/* The prizes as they come out after each of all the results. */
static void try_all(const struct prize_list *list)
{
	int ways = 1;

	memset(seen, 0, sizeof(seen));
	memset(team_seen, 0, sizeof(team_seen));
	for (int game = 0; game < nopen; game++)
		ways *= 3;
	rows_put(&event, row_round(1, ROUNDS, ROUND_COMPLETE));
	for (int n = 0; n < ways; n++) {
		struct entrants entrants;
		struct award award;

		for (int game = 0, rest = n; game < nopen; game++, rest /= 3) {
			struct record row = {.kind = RECORD_BOARD,
				.as.board = *event_board(
					&event, 1, open[game].round, open[game].number)};

			row.as.board.result = results[rest % 3];
			rows_put(&event, row);
		}
		ck_assert_int_eq(
			entrants_make(&event, 1, ROUNDS, &list->rules, &entrants), STATUS_OK);
		ck_assert_int_eq(entrants.rounds, ROUNDS);
		ck_assert_int_eq(award_make(list, &entrants, &award), STATUS_OK);
		note(&entrants, &award);
		note_teams(&entrants, &award);
		award_done(&award);
		entrants_done(&entrants);
	}
}

/* tight: of no group of games that have players in common more are open than are tried. */
static void check(const struct forecast *forecast, bool tight)
{
	for (int k = 0; k < forecast->count; k++) {
		const struct forecast_row *row = &forecast->rows[k];
		const struct seen *at = &seen[row->pin][row->own];

		ck_assert(at->any);
		ck_assert_int_eq(row->least2, at->least2);
		ck_assert_int_eq(row->most2, at->most2);
		ck_assert(tight ? row->best == at->best && row->worst == at->worst
				: row->best <= at->best && row->worst >= at->worst);
		ck_assert_msg(forecast->exact ? row->least == at->least && row->most == at->most
					      : row->least <= at->least && row->most >= at->most,
			"%d by %d: %lld to %lld, told %lld to %lld", row->pin, row->own,
			(long long)at->least, (long long)at->most, (long long)row->least,
			(long long)row->most);
	}
}

static void try_events(
	const char *rules, int games, bool classes, bool mixed, bool exact, int events)
{
	const int tried = (events + SEEDS_SHARE - 1) / SEEDS_SHARE;

	for (int n = 0; n < tried; n++) {
		struct prize_list list;
		struct forecast forecast;
		struct error error = {0};

		random_event(games, rules, classes, mixed);
		ck_assert_int_eq(prize_list_of(&event, 1, &list, &error), STATUS_OK);
		ck_assert_msg(forecast_make(&event, 1, &list, &forecast, &error) == STATUS_OK, "%s",
			error.text);
		ck_assert_int_eq(forecast.open, games);
		ck_assert_int_eq(forecast.exact, exact);
		try_all(&list);
		check(&forecast, true);
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
			try_events(by_points[i], games, true, false, true, games < 5 ? 60 : 3);
}
END_TEST

/* A game that counts as drawn, or as won, until its result comes has all its results to come. */
START_TEST(open_games_that_count_meanwhile_equal_enumeration)
{
	state = 9;
	for (int games = 1; games <= FORECAST_TRIED; games++)
		for (int i = 0; i < 4; i++)
			try_events(by_points[i], games, true, true, true, games < 5 ? 20 : 2);
}
END_TEST

START_TEST(above_that_money_is_within_its_bounds)
{
	state = 6;
	for (int i = 0; i < 4; i++) {
		try_events(by_points[i], GAMES_TOP, true, false, false, 8);
		try_events(by_points[i], GAMES_TOP, false, false, false, 4);
		try_events(by_points[i], GAMES_TOP, true, true, false, 1);
	}
}
END_TEST

/* The last round complete, three of its games and all of the round before still open. */
START_TEST(games_that_hang_together_are_bounded_player_by_player)
{
	enum { PLAYERS = 8 };

	state = 8;
	for (int i = 0; i < 4; i++) {
		struct prize_list list;
		struct forecast forecast;

		rows_small_event(&event, ROUNDS, PLAYERS);
		put_players(PLAYERS);
		nopen = GAMES_TOP;
		for (int game = 0; game < nopen; game++)
			open[game] = (struct open){game < 4 ? 2 : 3, game % 4 + 1, true};
		for (int round = 1; round <= ROUNDS; round++) {
			rows_put(&event, row_round(1, round, ROUND_COMPLETE));
			for (int board = 1; 2 * board <= PLAYERS; board++)
				put_board(PLAYERS, round, board);
		}
		random_prizes(by_points[i], true);
		ck_assert_int_eq(prize_list_of(&event, 1, &list, NULL), STATUS_OK);
		ck_assert_int_eq(forecast_make(&event, 1, &list, &forecast, NULL), STATUS_OK);
		ck_assert(forecast.drawn && !forecast.exact);
		ck_assert_int_eq(forecast.open, GAMES_TOP);
		ck_assert_int_eq(forecast.earlier, 4);
		try_all(&list);
		check(&forecast, false);
		forecast_done(&forecast);
		prize_list_done(&list);
		event_done(&event);
	}
}
END_TEST

START_TEST(where_tie_breaks_pay_money_is_within_its_bounds)
{
	state = 7;
	for (int games = 2; games <= 5; games++) {
		try_events("hort", games, games % 2, false, false, 40);
		try_events("place", games, games % 2, false, false, 40);
		try_events("hort", games, games % 2, true, false, games < 5 ? 40 : 5);
		try_events("place", games, games % 2, true, false, games < 5 ? 40 : 5);
	}
}
END_TEST

/* Everybody can have any result: the bounds are those of all draws. */
START_TEST(before_the_draw_all_scores_are_possible)
{
	struct prize_list list;
	struct forecast forecast;
	const int players = random_event(4, "british", true, false);

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
	tcase_add_test(tcase, open_games_that_count_meanwhile_equal_enumeration);
	tcase_add_test(tcase, above_that_money_is_within_its_bounds);
	tcase_add_test(tcase, games_that_hang_together_are_bounded_player_by_player);
	tcase_add_test(tcase, where_tie_breaks_pay_money_is_within_its_bounds);
	tcase_add_test(tcase, before_the_draw_all_scores_are_possible);
	tcase_add_test(tcase, it_is_for_the_last_round_alone);
	return suite_run("prize forecast", tcase, NULL);
}
