/*
 * The Dutch engine and its score against a slow reference that makes every candidate of every
 * bracket.
 *
 * 5,000 rounds of seeded tournaments; LONG=1 in the environment: 300,000; a number as the first
 * argument or in FIELDS: that many, a second argument or SEED: the first seed. A failure names its
 * seed.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards/field.h"
#include "pairing.h"
#include "support/event/dutch_event.h"
#include "support/event/dutch_tournament.h"
#include "support/event/random_field.h"
#include "support/reference/all_draws.h"
#include "support/reference/dutch_reference.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { PLAYERS_LEAST = 4, PLAYERS_MOST = 12, SEEN_MOST = 9, PINS_MOST = 3, SLICES = 20 };

enum { TERMS_OF_BRACKET = 20, TERM_C8 = 2, LIMBO = 100000 };

static const struct pairing_book *dutch;
static struct seeds rounds; /* so many, of events from this seed on */

static void print_draw(const char *who, const struct pairing_board *boards, int count)
{
	printf("%s:", who);
	for (int i = 0; i < count; i++)
		printf(" %d-%d", boards[i].white + 1, boards[i].black + 1);
	printf("\n");
}

static void report(const struct dutch_tournament *tournament, const struct pairing_board *boards,
	int count, const struct pairing_draw *draw)
{
	const struct pairing_draw expected = {(struct pairing_board *)boards, count};
	struct pairing_score a = {0}, b = {0};
	int term = -1;

	dutch_tournament_print(tournament);
	print_draw("reference", boards, count);
	print_draw("engine", draw->boards, draw->count);
	if (count > 0 && draw->count > 0 &&
		pairing_score(dutch, &tournament->input, &expected, &a) == PAIRING_OK &&
		pairing_score(dutch, &tournament->input, draw, &b) == PAIRING_OK) {
		pairing_score_compare(&a, &b, &term);
		if (term >= 0)
			printf("they differ in %s (%s) at %d\n", a.terms[term].name,
				a.terms[term].rule, a.terms[term].level);
	}
	pairing_score_done(&a);
	pairing_score_done(&b);
	fflush(stdout);
}

/* The terms of each bracket of the best draw are the reference's values, criterion by criterion. */
static void terms_agree(const struct pairing_input *input, const struct dutch_reference *reference,
	const struct pairing_draw *draw)
{
	struct pairing_score score = {0};
	int term = 0;

	ck_assert_int_eq(pairing_score(dutch, input, draw, &score), PAIRING_OK);
	while (score.terms[term].level < 0)
		term++;
	for (int i = 0; i < reference->brackets; i++) {
		const struct reference_value *value = &reference->values[i];

		for (int k = 0; k < TERMS_OF_BRACKET; k++, term++) {
			const int64_t *ours = score.values + score.terms[term].first;
			const int *theirs = value->value + value->start[k],
				  count = value->start[k + 1] - value->start[k];

			/* below the last bracket there is nothing: one says so by no value */
			if (k == TERM_C8 && score.terms[term].length == 0)
				continue;
			ck_assert_msg(
				score.terms[term].length == count, "%s", score.terms[term].name);
			for (int n = 0; n < count; n++)
				ck_assert_msg(ours[n] == theirs[n] ||
						(ours[n] > LIMBO && theirs[n] > LIMBO),
					"%s", score.terms[term].name);
		}
	}
	ck_assert_int_eq(term, score.nterms - 1);
	pairing_score_done(&score);
}

/* One round; false when it has no legal draw. */
static bool round_agrees(
	const struct dutch_tournament *tournament, uint64_t seed, struct pairing_draw *draw)
{
	struct dutch_reference reference;
	struct pairing_board boards[DUTCH_CARDS];
	enum pairing_status status;
	int count = 0;
	bool exists;

	ck_assert(dutch_reference_init(&reference, &tournament->input));
	exists = dutch_reference_best(&reference, boards, &count);
	dutch_reference_done(&reference);
	status = pairing_best(dutch, &tournament->input, draw, NULL);
	if (exists ? status == PAIRING_OK && dutch_event_same(draw, boards, count)
		   : status == PAIRING_NO_DRAW) {
		if (exists && draw->count > 0)
			terms_agree(&tournament->input, &reference, draw);
		return exists;
	}
	report(tournament, boards, count, draw);
	ck_abort_msg("seed %llu, round %d: status %d", (unsigned long long)seed,
		tournament->input.round, (int)status);
	return false;
}

START_TEST(engine_finds_what_the_rules_make)
{
	const long want = rounds.count / SLICES + 1;
	uint64_t seed = rounds.first + (uint64_t)_i * 10000000;

	for (long done = 0; done < want; seed++) {
		struct dutch_tournament tournament;
		bool more = true;

		dutch_tournament_start(&tournament, seed, PLAYERS_LEAST, PLAYERS_MOST);
		for (; more && done < want; done++) {
			struct pairing_draw draw = {0};

			more = round_agrees(&tournament, seed, &draw) &&
				dutch_tournament_play(&tournament, &draw);
			pairing_draw_done(&draw);
		}
	}
}
END_TEST

struct contest {
	const struct pairing_input *input;
	const struct pairing_draw *best; /* NULL: there is none */
	struct pairing_score least;
	int seat[SEEN_MOST], seats; /* players who take part */
	long seen;
	uint64_t seed;
};

static bool is_pinned_out(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT && input->pins[i].player == player)
			return true;
	return false;
}

/* Is a rule broken that no draw may break? They are the terms before the score of the bye. */
static bool is_illegal(const struct pairing_score *score)
{
	for (int i = 0; i < score->nterms && strcmp(score->terms[i].name, "bye") != 0; i++)
		if (score->values[score->terms[i].first] > 0)
			return true;
	return false;
}

/*
 * Any draw of the field: its colours are those the engine would give, as far as we know them: both
 * ways are tried.
 */
static bool is_no_better(const int *partner, void *context)
{
	struct contest *contest = context;
	struct pairing_board boards[SEEN_MOST];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score score = {0};
	uint64_t coin = contest->seed + (uint64_t)contest->seen++;
	int order;

	for (int i = 0; i < contest->seats; i++) {
		const int a = contest->seat[i],
			  b = partner[i] < 0 ? PAIRING_NOBODY : contest->seat[partner[i]];

		if (partner[i] < 0)
			boards[draw.count++] = (struct pairing_board){a, b};
		else if (partner[i] > i)
			boards[draw.count++] = random_below(&coin, 2)
				? (struct pairing_board){a, b}
				: (struct pairing_board){b, a};
	}
	ck_assert_int_eq(pairing_score(dutch, contest->input, &draw, &score), PAIRING_OK);
	if (!contest->best) {
		ck_assert_msg(is_illegal(&score), "seed %llu", (unsigned long long)contest->seed);
	} else {
		order = pairing_score_compare(&contest->least, &score, NULL);
		if (order > 0 ||
			(order == 0 && !dutch_event_same(contest->best, boards, draw.count))) {
			print_draw("better", boards, draw.count);
			print_draw("engine", contest->best->boards, contest->best->count);
			ck_abort_msg("seed %llu", (unsigned long long)contest->seed);
		}
	}
	pairing_score_done(&score);
	return true;
}

static void add_pins(struct pairing_input *input, struct pairing_pin *pins, uint64_t *state)
{
	input->pins = pins;
	input->npins = random_below(state, 3) == 0 ? 1 + random_below(state, PINS_MOST) : 0;
	for (int i = 0; i < input->npins; i++) {
		struct pairing_pin *pin = &pins[i];

		pin->kind = (enum pairing_pin_kind)random_below(state, PAIRING_PIN_OUT + 1);
		pin->player = random_below(state, input->count);
		pin->other =
			(pin->player + 1 + random_below(state, input->count - 1)) % input->count;
		pin->colour = (enum pairing_colour)random_below(state, 3);
		if (pin->kind == PAIRING_PIN_COLOUR && pin->colour == PAIRING_NEUTRAL)
			pin->colour = PAIRING_WHITE;
	}
}

static void best_is_least(const struct pairing_input *input, uint64_t seed)
{
	struct contest contest = {.input = input, .seed = seed};
	struct pairing_draw draw = {0};
	enum pairing_status status = pairing_best(dutch, input, &draw, NULL);

	if (status == PAIRING_BAD_INPUT) {
		ck_assert_int_gt(input->npins, 0); /* pins that exclude each other */
		return;
	}
	for (int i = 0; i < input->count; i++)
		if (!input->players[i].absent && !is_pinned_out(input, i))
			contest.seat[contest.seats++] = i;
	if (status == PAIRING_OK) {
		contest.best = &draw;
		ck_assert_int_eq(pairing_score(dutch, input, &draw, &contest.least), PAIRING_OK);
		ck_assert_msg(!is_illegal(&contest.least), "seed %llu", (unsigned long long)seed);
	} else {
		ck_assert_int_eq(status, PAIRING_NO_DRAW);
	}
	all_draws(contest.seats, NULL, is_no_better, &contest);
	pairing_score_done(&contest.least);
	pairing_draw_done(&draw);
}

START_TEST(best_has_the_least_score)
{
	const long want = rounds.count / SLICES / 4 + 1;
	uint64_t seed = rounds.first + (uint64_t)_i * 10000000 + 5000000;

	for (long done = 0; done < want; seed++) {
		struct dutch_tournament tournament;
		struct pairing_pin pins[PINS_MOST];
		uint64_t state = seed;
		bool more = true;

		dutch_tournament_start(&tournament, seed, PLAYERS_LEAST, SEEN_MOST);
		for (; more && done < want; done++) {
			struct pairing_input input = tournament.input;
			struct pairing_draw draw = {0};

			add_pins(&input, pins, &state);
			best_is_least(&input, seed);
			more = pairing_best(dutch, &tournament.input, &draw, NULL) == PAIRING_OK &&
				dutch_tournament_play(&tournament, &draw);
			pairing_draw_done(&draw);
		}
	}
}
END_TEST

int main(int argc, char **argv)
{
	TCase *random = tcase_create("random tournaments");

	dutch = pairing_book_find("dutch");
	if (!dutch || !seeds_read(&rounds, argc, argv, 5000, 300000))
		return EXIT_FAILURE;
	tcase_add_loop_test(random, engine_finds_what_the_rules_make, 0, SLICES);
	tcase_add_loop_test(random, best_has_the_least_score, 0, SLICES);
	tcase_set_timeout(random, 3600);
	return suite_run("dutch_reference", random, NULL);
}
