/*
 * The pairings of a Dutch bracket that come before the draw's, against a reference that makes every
 * pairing of the bracket and compares it by every criterion.
 *
 * 1,500 rounds of seeded tournaments; LONG=1 in the environment: 60,000; a number as the first
 * argument or in FIELDS: that many, a second argument or SEED: the first seed. A failure names its
 * seed.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/dutch_tournament.h"
#include "support/reference/dutch_reference.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { PLAYERS_LEAST = 4, PLAYERS_MOST = 12, SLICES = 20, SHARE_LEAST = 100 };

static const struct pairing_book *dutch;
static struct seeds rounds; /* so many, of events from this seed on */
static unsigned long long seed_now;

/* The number of the criterion, as the reference has it. */
static int criterion_of(enum pairing_term_id term)
{
	switch (term) {
	case PAIRING_TERM_REPEATS:
		return 1;
	case PAIRING_TERM_FORBIDDEN_PAIRS:
		return 0;
	case PAIRING_TERM_BARRED_BYES:
		return 2;
	case PAIRING_TERM_ABSOLUTE_COLOURS:
		return 3;
	case PAIRING_TERM_NONE:
		return 4;
	default:
		return 6 + (int)term - (int)PAIRING_TERM_DOWNFLOATERS;
	}
}

static void faults_agree(const struct pairing_earlier *ours, const struct reference_earlier *theirs)
{
	int counted = 0, worse[DUTCH_CRITERIA] = {0};

	for (int i = 0; i < ours->nfaults; i++) {
		const struct pairing_fault *fault = &ours->faults[i];
		const int k = criterion_of(fault->term);
		char rule[16];

		worse[k] = fault->count;
		counted += fault->count;
		snprintf(rule, sizeof(rule), "C%d", k);
		ck_assert_str_eq(k > 0 ? rule : "",
			strncmp(fault->rule, "C4", strlen("C4")) == 0 ? "C4" : fault->rule);
		if (fault->most == 0)
			continue;
		ck_assert_int_eq(fault->least, theirs->least[k]);
		ck_assert_int_eq(fault->most, theirs->most[k]);
		ck_assert_int_lt(fault->taken, fault->least);
	}
	ck_assert_int_eq(counted, ours->count);
	for (int k = 0; k < DUTCH_CRITERIA; k++)
		ck_assert_msg(worse[k] == theirs->worse[k], "seed %llu, C%d: %d, not %d", seed_now,
			k, worse[k], theirs->worse[k]);
	if (ours->count > 0)
		ck_assert_int_eq(criterion_of(ours->faults[ours->first].term), theirs->first);
}

/* One bracket; 1: it is counted to the end. */
static int bracket_agrees(const struct pairing_input *input, const struct pairing_draw *draw,
	int score, const struct reference_earlier *theirs)
{
	struct pairing_earlier ours;

	ck_assert_int_eq(pairing_earlier(dutch, input, draw, score, &ours), PAIRING_OK);
	if (ours.more) {
		ck_assert_int_gt(theirs->count, ours.count);
		return 0;
	}
	ck_assert_msg(ours.count == theirs->count, "seed %llu: %d pairings, not %d", seed_now,
		ours.count, theirs->count);
	ck_assert_int_eq(ours.others, theirs->others);
	ck_assert_int_eq(ours.exchanged, theirs->exchanged);
	faults_agree(&ours, theirs);
	return 1;
}

struct tally {
	int brackets, counted;
};

static void round_agrees(
	const struct pairing_input *input, const struct pairing_draw *draw, struct tally *tally)
{
	struct reference_earlier earlier[DUTCH_CARDS];
	struct dutch_reference reference;
	struct pairing_board boards[DUTCH_CARDS];
	int count;

	ck_assert(dutch_reference_init(&reference, input));
	reference.earlier = earlier;
	ck_assert(dutch_reference_best(&reference, boards, &count));
	for (int i = 0, at = 0; i < reference.brackets; i++) {
		const int score = reference.man[at].score;

		tally->brackets++;
		tally->counted += bracket_agrees(input, draw, score, &earlier[i]);
		while (at < reference.n && reference.man[at].score == score)
			at++;
	}
	dutch_reference_done(&reference);
}

START_TEST(earlier_pairings_are_counted_as_the_rules_make_them)
{
	const long want = rounds.count / SLICES + 1;
	uint64_t seed = rounds.first + (uint64_t)_i * 10000000;
	struct tally tally = {0, 0};

	for (long done = 0; done < want; seed++) {
		struct dutch_tournament tournament;
		bool more = true;

		seed_now = (unsigned long long)seed;
		dutch_tournament_start(&tournament, seed, PLAYERS_LEAST, PLAYERS_MOST);
		for (; more && done < want; done++) {
			struct pairing_draw draw = {0};

			more = pairing_best(dutch, &tournament.input, &draw, NULL) == PAIRING_OK;
			if (more)
				round_agrees(&tournament.input, &draw, &tally);
			more = more && dutch_tournament_play(&tournament, &draw);
			pairing_draw_done(&draw);
		}
	}
	/*
	 * most brackets of so few cards are counted to the end; of a few rounds a share says
	 * nothing
	 */
	if (tally.brackets >= SHARE_LEAST)
		ck_assert_int_gt(10 * tally.counted, 9 * tally.brackets);
}
END_TEST

int main(int argc, char **argv)
{
	TCase *random = tcase_create("random tournaments");

	dutch = pairing_book_find("dutch");
	if (!dutch || !seeds_read(&rounds, argc, argv, 1500, 60000))
		return EXIT_FAILURE;
	tcase_add_loop_test(random, earlier_pairings_are_counted_as_the_rules_make_them, 0, SLICES);
	tcase_set_timeout(random, 3600);
	return suite_run("dutch_earlier", random, NULL);
}
