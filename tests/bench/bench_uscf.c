/*
 * How fast US Chess rounds are drawn and judged: fields of growing size at rounds 2, 5 and 9 of 9.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/reference/us_section.h"
#include "support/stopwatch.h"

static void bench(const struct pairing_book *book, int players)
{
	struct us_section section;
	struct pairing_draw draw = {0};

	us_section_start(&section, (uint64_t)players, players);
	do {
		const int round = section.input.round;
		struct pairing_score score = {0};
		double before = stopwatch_cpu(), drawn, scored;

		pairing_draw_done(&draw);
		if (pairing_best(book, &section.input, &draw, NULL) != PAIRING_OK)
			exit(EXIT_FAILURE);
		drawn = stopwatch_cpu() - before;
		before = stopwatch_cpu();
		if (pairing_score(book, &section.input, &draw, &score) != PAIRING_OK)
			exit(EXIT_FAILURE);
		scored = stopwatch_cpu() - before;
		if (round == 2 || round == 5 || round == US_SECTION_ROUNDS)
			printf("uscf %5d players, round %d: draw %8.1f ms, score %7.2f ms\n",
				players, round, drawn, scored);
		fflush(stdout);
		pairing_score_done(&score);
	} while (us_section_play(&section, &draw));
	pairing_draw_done(&draw);
	us_section_done(&section);
}

int main(int argc, char **argv)
{
	static const int sizes[] = {20, 100, 200, 500, 2000};
	const struct pairing_book *book = pairing_book_find("uscf");
	const int most = argc > 1 ? atoi(argv[1]) : 2000;

	for (size_t i = 0; book && i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (sizes[i] <= most)
			bench(book, sizes[i]);
	return book ? EXIT_SUCCESS : EXIT_FAILURE;
}
