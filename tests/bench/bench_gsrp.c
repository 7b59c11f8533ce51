/*
 * How long a club evening takes to draw: seasons of 60 and 300 who all come every evening, so that
 * in the end many have met.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/club_season.h"
#include "support/stopwatch.h"

static const int sizes[] = {20, 60, 300};

static bool bench(const struct pairing_book *book, int players)
{
	static struct club_season season;
	double most = 0, all = 0, scored = 0;
	int hardest = 0;

	club_season_start(&season, 1, players, 97, false);
	for (int evening = 1; evening < SEASON_EVENINGS; evening++) {
		struct pairing_draw draw = {0};
		struct pairing_score score = {0};
		double start = stopwatch_cpu(), took;

		if (pairing_best(book, &season.input, &draw, NULL) != PAIRING_OK)
			return false;
		took = stopwatch_cpu() - start;
		all += took;
		if (took > most)
			hardest = evening;
		most = took > most ? took : most;
		start = stopwatch_cpu();
		if (pairing_score(book, &season.input, &draw, &score) != PAIRING_OK)
			return false;
		scored += stopwatch_cpu() - start;
		pairing_score_done(&score);
		club_season_play(&season, &draw);
		pairing_draw_done(&draw);
	}
	printf("%4d players, %d evenings: %8.3f ms a draw, the longest %8.3f (evening %d), a score %.3f ms\n",
		players, SEASON_EVENINGS - 1, all / (SEASON_EVENINGS - 1), most, hardest,
		scored / (SEASON_EVENINGS - 1));
	return true;
}

int main(void)
{
	const struct pairing_book *book = pairing_book_find("gsrp");

	for (size_t i = 0; book && i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (!bench(book, sizes[i]))
			return EXIT_FAILURE;
	return book ? EXIT_SUCCESS : EXIT_FAILURE;
}
