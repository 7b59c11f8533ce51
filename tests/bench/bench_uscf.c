/*
 * How fast US Chess rounds are drawn and judged: fields of growing size at rounds 2, 5 and 9 of 9;
 * and drawn with a board fixed between two whose scores are near, as "why not" asks for it.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/random_field.h"
#include "support/reference/us_section.h"
#include "support/stopwatch.h"

enum { FIXED = 20, FIXED_LARGE = 3, LARGE = 1000, TRIES = 1000 };

/* A board of two players whose scores are at most a point apart, and who have not met. */
static bool fix_board(const struct pairing_input *input, uint64_t *state, struct pairing_pin *pin)
{
	for (int i = 0; i < TRIES; i++) {
		const int a = random_below(state, input->count);
		const int b = random_below(state, input->count);

		if (a == b || input->players[a].absent || input->players[b].absent ||
			abs(input->players[a].score - input->players[b].score) > 2 ||
			pairing_have_met(input, a, b))
			continue;
		*pin = (struct pairing_pin){PAIRING_PIN_BOARD, a, b, PAIRING_NEUTRAL};
		return true;
	}
	return false;
}

static void bench_fixed(const struct pairing_book *book, const struct pairing_input *input)
{
	uint64_t state = 7;
	double times[FIXED];
	/* one of thousands of players may take seconds */
	const int boards = input->count < LARGE ? FIXED : FIXED_LARGE;
	int count = 0;

	while (count < boards) {
		struct pairing_input fixed = *input;
		struct pairing_draw draw = {0};
		struct pairing_pin pin;
		double before;

		if (!fix_board(input, &state, &pin))
			return;
		fixed.pins = &pin;
		fixed.npins = 1;
		before = stopwatch_cpu();
		if (pairing_best(book, &fixed, &draw, NULL) == PAIRING_NO_MEMORY)
			exit(EXIT_FAILURE);
		times[count++] = stopwatch_cpu() - before;
		pairing_draw_done(&draw);
	}
	qsort(times, (size_t)boards, sizeof(*times), stopwatch_compare);
	printf("uscf %5d players, round %d, a board fixed: median %8.1f ms, most %8.1f ms\n",
		input->count, input->round, times[boards / 2], times[boards - 1]);
	fflush(stdout);
}

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
		if (round == 3)
			bench_fixed(book, &section.input);
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
