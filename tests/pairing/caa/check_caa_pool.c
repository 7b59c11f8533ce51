/*
 * Floaters in a pool against the same draw branch by branch, which keeps every choice of those who
 * pass a level: events in which many of a score group have met. And a score group of which all
 * have, with far more such choices than can be kept.
 *
 * FIELDS in the environment: so many events (300); SEED: the first one.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "caa/best.h"
#include "support/event/draws.h"
#include "support/event/played_event.h"
#include "support/event/random_field.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum {
	CARDS_LEAST = 8,
	CARDS_MOST = 30,
	PARTED_LEAST = 3,
	PARTED_MOST = 9,
	APART_MOST = 200,
	TRIES = 2,
	EVENTS = 300,
	SLICES = 10,
	MET_CARDS = 120,
	MET_PAIRS = MET_CARDS * MET_CARDS / 2
};

static struct seeds events;

/* How often a pool was of use at all. */
struct tally {
	int draws, pools;
};

static void keep_apart(struct played_event *event, struct pairing_apart *apart, int a, int b)
{
	if (event->input.napart < APART_MOST)
		apart[event->input.napart++] = (struct pairing_apart){a, b, true};
}

/* So many of the score group of a player, the first ones, have met; and a few pairs besides. */
static void part_some(struct played_event *event, struct pairing_apart *apart)
{
	const int n = event->input.count, of = random_below(&event->state, n);
	const int most = PARTED_LEAST + random_below(&event->state, PARTED_MOST - PARTED_LEAST + 1);
	int member[PARTED_MOST], members = 0;

	event->input.apart = apart;
	event->input.napart = 0;
	for (int i = 0; i < n && members < most; i++)
		if (event->input.players[i].score == event->input.players[of].score &&
			!event->input.players[i].absent)
			member[members++] = i;
	for (int i = 0; i < members; i++)
		for (int j = i + 1; j < members; j++)
			keep_apart(event, apart, member[i], member[j]);
	for (int i = random_below(&event->state, n); i > 0; i--) {
		const int a = random_below(&event->state, n), b = random_below(&event->state, n);

		if (a != b)
			keep_apart(event, apart, a, b);
	}
}

static void pool_agrees(const struct pairing_input *input, uint64_t seed, struct tally *tally)
{
	struct pairing_draw one = {0}, two = {0}, three = {0};
	struct caa_work work = {.method = CAA_POOLED};
	const enum pairing_status status = caa_best_by(CAA_GENERAL, input, &one, NULL, NULL);

	ck_assert_int_eq(caa_best_by(CAA_POOLED, input, &two, NULL, &work), status);
	ck_assert_int_eq(caa_best_by(CAA_USUAL, input, &three, NULL, NULL), status);
	if (status == PAIRING_OK) {
		ck_assert_msg(draws_same(&one, &two), "seed %llu, round %d: pool",
			(unsigned long long)seed, input->round);
		ck_assert_msg(draws_same(&one, &three), "seed %llu, round %d: usual",
			(unsigned long long)seed, input->round);
		tally->draws++;
		tally->pools += work.pools;
	}
	pairing_draw_done(&one);
	pairing_draw_done(&two);
	pairing_draw_done(&three);
}

static void play(uint64_t seed, struct tally *tally)
{
	struct pairing_apart apart[APART_MOST];
	struct played_event event;
	uint64_t state = seed;
	const int players = CARDS_LEAST + random_below(&state, CARDS_MOST - CARDS_LEAST + 1);

	ck_assert(played_event_init(&event, players, seed));
	for (int round = 1; round <= PLAYED_ROUNDS; round++) {
		struct pairing_draw draw = {0};

		for (int i = 0; i < TRIES; i++) {
			part_some(&event, apart);
			pool_agrees(&event.input, seed, tally);
		}
		event.input.napart = 0;
		pool_agrees(&event.input, seed, tally);
		if (pairing_best(&caa_book, &event.input, &draw, NULL) != PAIRING_OK)
			break;
		if (round < PLAYED_ROUNDS)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
}

START_TEST(a_pool_gives_the_draw_of_the_branches)
{
	const struct seeds slice = seeds_slice(&events, _i, SLICES);
	struct tally tally = {0};

	for (long i = 0; i < slice.count; i++)
		play(slice.first + (uint64_t)i, &tally);
	/* nothing is proved where every pool is given up */
	ck_assert_int_ge(2 * tally.pools, tally.draws);
}
END_TEST

/*
 * A score group of which all have met is too many branches. By links and with all levels at once
 * the pools are others, and the draw is the same.
 */
START_TEST(a_level_that_has_all_met_is_drawn)
{
	struct pairing_apart *apart = calloc(MET_PAIRS, sizeof(*apart));
	struct caa_work usual = {.method = CAA_USUAL}, pooled = {.method = CAA_POOLED};
	struct pairing_draw one = {0}, two = {0};
	struct played_event event;

	ck_assert_ptr_nonnull(apart);
	ck_assert(played_event_init(&event, MET_CARDS, 1));
	ck_assert_int_eq(pairing_best(&caa_book, &event.input, &one, NULL), PAIRING_OK);
	played_event_play(&event, &one);
	pairing_draw_done(&one);
	event.input.apart = apart;
	for (int a = 0; a < MET_CARDS; a++)
		for (int b = a + 1; b < MET_CARDS; b++)
			if (event.input.players[a].score == 2 && event.input.players[b].score == 2)
				apart[event.input.napart++] = (struct pairing_apart){a, b, true};
	ck_assert_int_eq(caa_best_by(CAA_USUAL, &event.input, &one, NULL, &usual), PAIRING_OK);
	ck_assert_int_eq(caa_best_by(CAA_POOLED, &event.input, &two, NULL, &pooled), PAIRING_OK);
	ck_assert_int_gt(usual.pools, 0);
	ck_assert_int_gt(pooled.pools, 0);
	ck_assert(draws_same(&one, &two));
	pairing_draw_done(&one);
	pairing_draw_done(&two);
	played_event_done(&event);
	free(apart);
}
END_TEST

int main(int argc, char **argv)
{
	TCase *pool = tcase_create("pool");

	if (!seeds_read(&events, argc, argv, EVENTS, EVENTS * 50))
		return EXIT_FAILURE;
	tcase_set_timeout(pool, 3600);
	tcase_add_loop_test(pool, a_pool_gives_the_draw_of_the_branches, 0, SLICES);
	tcase_add_test(pool, a_level_that_has_all_met_is_drawn);
	return suite_run("caa_pool", pool, NULL);
}
