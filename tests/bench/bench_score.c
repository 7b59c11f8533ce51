/*
 * How long a verdict takes: the score of a whole draw, as at every cell that a carried card
 * crosses, and its reasons.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "pairing_generate.h"
#include "support/stopwatch.h"

enum { ROUND = 6, REPEATS = 50 };

static const int sizes[] = {20, 100, 500, 2000, 5000};

static bool measure(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw)
{
	struct pairing_score score = {0};
	struct pairing_steps steps = {0};
	double start = stopwatch_cpu(), scored, told;

	for (int i = 0; i < REPEATS; i++) {
		if (pairing_score(book, input, draw, &score) != PAIRING_OK)
			return false;
		pairing_score_done(&score);
	}
	scored = (stopwatch_cpu() - start) * 1e3 / REPEATS;
	start = stopwatch_cpu();
	if (pairing_steps(book, input, draw, &steps) != PAIRING_OK)
		return false;
	told = (stopwatch_cpu() - start) * 1e3;
	printf("%5d players, round %d: score %8.1f us, %5d reasons %8.1f ms\n", input->count,
		input->round, scored, steps.count, told / 1e3);
	pairing_steps_done(&steps);
	return true;
}

/* Draw round 6 of an event with clubs and byes, and look at the draw. */
static bool bench(const struct pairing_book *book, int players)
{
	const struct pairing_recipe recipe = {
		.book = book,
		.seed = 1,
		.players = {players, players},
		.rounds = {9, 9},
		.played = ROUND - 1,
		.ratings = {800, 2400},
		.draws = {2500, 2500},
		.half_byes = {1000, 1000},
		.zero_byes = {1000, 1000},
		.clubs = {players / 4 + 1, players / 4 + 1},
	};
	struct pairing_tournament event = {.players = NULL};
	struct pairing_draw draw = {0};
	const bool fine = pairing_generate(&recipe, &event, NULL) == PAIRING_OK &&
		pairing_best(book, &event.input, &draw, NULL) == PAIRING_OK &&
		measure(book, &event.input, &draw);

	pairing_draw_done(&draw);
	pairing_tournament_done(&event);
	return fine;
}

int main(int argc, char **argv)
{
	const int most = argc > 1 ? atoi(argv[1]) : 2000;

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]) && sizes[i] <= most; i++)
		if (!bench(pairing_book_find("caa"), sizes[i]))
			return EXIT_FAILURE;
	return EXIT_SUCCESS;
}
