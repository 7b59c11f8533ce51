/*
 * How long a verdict takes: the score of a whole draw, as at every cell that a carried card
 * crosses, and its reasons.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "pairing.h"
#include "support/played_event.h"

enum { ROUND = 6, REPEATS = 50 };

static const int sizes[] = {20, 100, 500, 2000, 5000};

static double cpu_us(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static bool measure(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw)
{
	struct pairing_score score = {0};
	struct pairing_steps steps = {0};
	double start = cpu_us(), scored, told;

	for (int i = 0; i < REPEATS; i++) {
		if (book->score(input, draw, &score) != PAIRING_OK)
			return false;
		pairing_score_done(&score);
	}
	scored = (cpu_us() - start) / REPEATS;
	start = cpu_us();
	if (book->steps(input, draw, &steps) != PAIRING_OK)
		return false;
	told = cpu_us() - start;
	printf("%5d players, round %d: score %8.1f us, %5d reasons %8.1f ms\n", input->count,
		input->round, scored, steps.count, told / 1e3);
	pairing_steps_done(&steps);
	return true;
}

static bool bench(const struct pairing_book *book, int players)
{
	struct played_event event;
	bool fine = played_event_init(&event, players, 1);

	for (int round = 1; fine && round <= ROUND; round++) {
		struct pairing_draw draw = {0};

		fine = book->best(&event.input, &draw, NULL) == PAIRING_OK;
		if (fine && round == ROUND)
			fine = measure(book, &event.input, &draw);
		else if (fine)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
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
