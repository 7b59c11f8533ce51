/*
 * How long the lazy draw takes: events of a Dutch draw in their sixth round.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "pairing_generate.h"
#include "support/stopwatch.h"

static const int sizes[] = {200, 1000, 5000};

static bool bench(const struct pairing_book *lazy, int players)
{
	const struct pairing_recipe recipe = {.book = pairing_book_find("dutch"),
		.seed = 3,
		.players = {players, players},
		.rounds = {9, 9},
		.played = 5,
		.ratings = {1400, 2400},
		.draws = {3000, 3000}};
	struct pairing_tournament tournament;
	struct pairing_draw draw = {0};
	double start;
	bool drawn;

	if (pairing_generate(&recipe, &tournament, NULL) != PAIRING_OK)
		return false;
	start = stopwatch_cpu();
	drawn = pairing_best(lazy, &tournament.input, &draw, NULL) == PAIRING_OK;
	if (drawn)
		printf("lazy, %4d players: %8.3f ms a draw\n", players, stopwatch_cpu() - start);
	pairing_draw_done(&draw);
	pairing_tournament_done(&tournament);
	return drawn;
}

int main(void)
{
	const struct pairing_book *lazy = pairing_book_find("lazy");

	for (size_t i = 0; lazy && i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (!bench(lazy, sizes[i]))
			return EXIT_FAILURE;
	return lazy ? EXIT_SUCCESS : EXIT_FAILURE;
}
