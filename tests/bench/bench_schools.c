/*
 * How long the Schools' draw takes: fields of 300 juniors from 30 schools before rounds 2, 5 and 7,
 * with histories that the engine drew itself. Arguments: juniors, and the number of fields.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/played_event.h"
#include "support/stopwatch.h"

enum { JUNIORS = 300, SCHOOLS = 30, FIELDS = 10, FIELDS_MOST = 100, ROUNDS = 3 };

static const int rounds[ROUNDS] = {2, 5, 7};

static bool play_field(int juniors, uint64_t seed, double *ms)
{
	const struct pairing_book *schools = pairing_book_find("schools");
	struct played_event event;
	bool ok = schools && played_event_init(&event, juniors, seed);

	for (int i = 0; ok && i < juniors; i++) {
		event.player[i].club = 1 + (i * 7 + (int)seed) % SCHOOLS;
		event.player[i].top = i % 9 == 0;
	}
	for (int round = 1; ok && round <= rounds[ROUNDS - 1]; round++) {
		const double start = stopwatch_cpu();
		struct pairing_draw draw = {0};

		ok = schools->best(&event.input, &draw, NULL) == PAIRING_OK;
		ms[round] = stopwatch_cpu() - start;
		if (ok && round < rounds[ROUNDS - 1])
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	if (!ok)
		fprintf(stderr, "no draw for %d juniors, seed %d\n", juniors, (int)seed);
	played_event_done(&event);
	return ok;
}

int main(int argc, char **argv)
{
	static double ms[FIELDS_MOST][PLAYED_ROUNDS + 1];
	const int juniors = argc > 1 ? atoi(argv[1]) : JUNIORS;
	const int count = argc > 2 ? atoi(argv[2]) : FIELDS;

	for (int i = 0; i < count && i < FIELDS_MOST; i++)
		if (!play_field(juniors, (uint64_t)(i + 1), ms[i]))
			return EXIT_FAILURE;
	printf("%d juniors, %d fields:", juniors, count);
	for (int r = 0; r < ROUNDS; r++) {
		double column[FIELDS_MOST];

		for (int i = 0; i < count && i < FIELDS_MOST; i++)
			column[i] = ms[i][rounds[r]];
		qsort(column, (size_t)count, sizeof(*column), stopwatch_compare);
		printf("  round %d: %.1f median, %.1f most (ms)", rounds[r], column[count / 2],
			column[count - 1]);
	}
	printf("\n");
	return EXIT_SUCCESS;
}
