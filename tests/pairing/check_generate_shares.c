/*
 * Random tournaments: the knobs do what they say, over many seeds.
 */
#include "config.h"

#include <check.h>

#include "support/event/knobs.h"
#include "support/suite_run.h"

enum { SEEDS = 40 };

static struct generate_knobs knobs;
static struct pairing_tournament tournament;

static void setup(void)
{
	generate_usual(&knobs);
}

static void teardown(void)
{
	pairing_tournament_done(&tournament);
}

static void turn(const char *text)
{
	knobs_turn(&knobs, text);
}

static void generate(void)
{
	pairing_tournament_done(&tournament);
	ck_assert_int_eq(pairing_generate(&knobs.recipe, &tournament, NULL), PAIRING_OK);
}

static int count_presence(enum pairing_presence presence)
{
	const int rounds = tournament.input.rounds;
	int count = 0;

	for (int i = 0; i < tournament.input.count; i++) {
		bool has = false;

		for (int r = 0; r < rounds; r++)
			has = has || tournament.presence[i * rounds + r] == presence;
		count += has;
	}
	return count;
}

START_TEST(shares_of_players_are_met_to_the_nearest_player)
{
	for (int seed = 0; seed < SEEDS; seed++) {
		generate_usual(&knobs);
		turn("players=50 rounds=7 half-byes=13 zero-byes=20 withdrawals=25 late-entries=7");
		knobs.recipe.seed = (uint64_t)seed;
		generate();
		ck_assert_int_eq(count_presence(PAIRING_HALF_BYE), 7); /* 6.5 */
		ck_assert_int_eq(count_presence(PAIRING_ZERO_BYE), 10);
		ck_assert_int_eq(count_presence(PAIRING_GONE), 13);   /* 12.5 */
		ck_assert_int_eq(count_presence(PAIRING_NOT_YET), 4); /* 3.5 */
	}
}
END_TEST

/* Nobody misses all rounds by coming late or going; who is to be chosen and cannot is not. */
START_TEST(all_players_may_be_irregular)
{
	for (int seed = 0; seed < SEEDS; seed++) {
		generate_usual(&knobs);
		turn("players=12 rounds=4 withdrawals=100 late-entries=100 draws=100");
		knobs.recipe.seed = (uint64_t)seed;
		generate();
		ck_assert_int_eq(count_presence(PAIRING_NOT_YET), 12);
		ck_assert_int_eq(count_presence(PAIRING_PRESENT), 12);
		generate_usual(&knobs);
		turn("players=12 rounds=1 withdrawals=100 late-entries=100 half-byes=100 zero-byes=100");
		generate();
		ck_assert_int_eq(count_presence(PAIRING_HALF_BYE), 12);
		ck_assert_int_eq(tournament.input.round, 2);
	}
}
END_TEST

static int count_games(enum pairing_kind kind, int points)
{
	const int rounds = tournament.input.rounds;
	int count = 0;

	for (int i = 0; i < tournament.input.count * rounds; i++)
		count += tournament.games[i].kind == kind && tournament.games[i].points == points;
	return count;
}

START_TEST(none_and_all_of_the_games_are_exact)
{
	const int games = 24 * 6;

	for (int seed = 0; seed < SEEDS; seed++) {
		generate_usual(&knobs);
		turn("players=24 rounds=6 draws=0");
		knobs.recipe.seed = (uint64_t)seed;
		generate();
		ck_assert_int_eq(count_games(PAIRING_PLAYED, 2), games / 2);
		ck_assert_int_eq(count_games(PAIRING_PLAYED, 0), games / 2);
		turn("draws=100");
		generate();
		ck_assert_int_eq(count_games(PAIRING_PLAYED, 1), games);
		turn("forfeits=100");
		generate();
		ck_assert_int_eq(count_games(PAIRING_DEFAULT_WIN, 2), games / 2);
		ck_assert_int_eq(count_games(PAIRING_DEFAULT_LOSS, 0), games / 2);
		turn("forfeits=0 double-forfeits=100");
		generate();
		ck_assert_int_eq(count_games(PAIRING_DEFAULT_LOSS, 0), games);
	}
}
END_TEST

/* Within five standard deviations, whose squares are n p (1 - p). */
static void is_near(long count, long trials, long per_cent)
{
	const long off = count * 100 - trials * per_cent;

	ck_assert_msg(off * off <= 25 * trials * per_cent * (100 - per_cent),
		"%ld of %ld, not %ld %%", count, trials, per_cent);
}

START_TEST(shares_of_games_are_their_chance)
{
	long boards = 0, draws = 0, played = 0, forfeits = 0, doubles = 0;

	turn("players=60 rounds=7 draws=36 forfeits=12 double-forfeits=5");
	for (int seed = 0; seed < SEEDS; seed++) {
		knobs.recipe.seed = (uint64_t)seed;
		generate();
		boards += 30 * (tournament.input.round - 1);
		played += count_games(PAIRING_PLAYED, 2) + count_games(PAIRING_PLAYED, 1) / 2;
		draws += count_games(PAIRING_PLAYED, 1) / 2;
		forfeits += count_games(PAIRING_DEFAULT_WIN, 2);
		doubles += (count_games(PAIRING_DEFAULT_LOSS, 0) -
				   count_games(PAIRING_DEFAULT_WIN, 2)) /
			2;
	}
	ck_assert_int_eq(played + forfeits + doubles, boards);
	is_near(draws, played, 36);
	is_near(forfeits, boards, 12);
	is_near(doubles, boards, 5);
}
END_TEST

/* Differences in rating, and the middle of what FIDE's table says of them. */
static const struct band {
	int least, most, per_cent;
} bands[] = {
	{0, 17, 51}, {47, 68, 58}, {99, 121, 65}, {189, 206, 76}, {392, 456, 93}, {620, 735, 99}};

START_TEST(the_stronger_player_scores_as_the_table_says)
{
	const struct band *band = &bands[_i];
	long half_points = 0, games = 0;

	turn("players=2 rounds=1 draws=1 ratings=1400-2200");
	for (int seed = 0; seed < 20000; seed++) {
		int difference;

		knobs.recipe.seed = (uint64_t)seed;
		generate();
		difference = tournament.players[0].rating - tournament.players[1].rating;
		if (difference < band->least || difference > band->most)
			continue;
		games++;
		half_points += tournament.players[0].score;
	}
	ck_assert_int_gt(games, 400);
	is_near(half_points / 2, games, band->per_cent);
}
END_TEST

START_TEST(ratings_clubs_and_pairs_are_within_their_bounds)
{
	for (int seed = 0; seed < SEEDS; seed++) {
		turn("players=30 rounds=5 ratings=1500-1800 clubs=4 prohibited-pairs=12");
		knobs.recipe.seed = (uint64_t)seed;
		generate();
		for (int i = 0; i < 30; i++) {
			const struct pairing_player *player = &tournament.players[i];

			ck_assert_int_ge(player->rating, 1500);
			ck_assert_int_le(player->rating, i ? player[-1].rating : 1800);
			ck_assert(player->club >= 1 && player->club <= 4);
		}
		ck_assert_int_eq(tournament.nprohibited, 12);
		for (int i = 0; i < 12; i++) {
			const struct pairing_prohibited *pair = &tournament.prohibited[i];

			ck_assert(0 <= pair->player && pair->player < pair->other &&
				pair->other < 30);
			ck_assert(1 <= pair->first && pair->first <= pair->last && pair->last <= 5);
			for (int r = pair->first; r <= pair->last && r < tournament.input.round;
				r++)
				ck_assert_int_ne(
					tournament.games[pair->player * 5 + r - 1].opponent,
					pair->other);
		}
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("shares");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, shares_of_players_are_met_to_the_nearest_player);
	tcase_add_test(tcase, all_players_may_be_irregular);
	tcase_add_test(tcase, none_and_all_of_the_games_are_exact);
	tcase_add_test(tcase, shares_of_games_are_their_chance);
	tcase_add_loop_test(tcase, the_stronger_player_scores_as_the_table_says, 0,
		sizeof(bands) / sizeof(bands[0]));
	tcase_add_test(tcase, ratings_clubs_and_pairs_are_within_their_bounds);
	tcase_set_timeout(tcase, 60);
	return suite_run("generate_shares", tcase, NULL);
}
