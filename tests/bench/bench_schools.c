/*
 * How long the Schools' draw takes, and how much memory at the most: fields of 300 juniors from 30
 * schools before rounds 2, 5 and 7, with histories that the engine drew itself; and how both grow
 * in rounds 4 and 5 from 500 to 2,000 juniors, also with one school of 40 %. Arguments: juniors,
 * and the number of fields, without the growth.
 */
#include "config.h"

#include <stdio.h>
#include <math.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "pairing.h"
#include "support/event/played_event.h"
#include "support/stopwatch.h"

enum { JUNIORS = 300, SCHOOLS = 30, FIELDS = 10, FIELDS_MOST = 100, ROUNDS = 3 };

static const int rounds[ROUNDS] = {2, 5, 7};

/* `large` of a hundred are of one school. */
static bool play_field(int juniors, int large, uint64_t seed, double *ms)
{
	const struct pairing_book *schools = pairing_book_find("schools");
	struct played_event event;
	bool ok = schools && played_event_init(&event, juniors, seed);

	for (int i = 0; ok && i < juniors; i++) {
		event.player[i].club = i * 37 % 100 < large ? 1 : 1 + (i * 7 + (int)seed) % SCHOOLS;
		event.player[i].top = i % 9 == 0;
	}
	for (int round = 1; ok && round <= rounds[ROUNDS - 1]; round++) {
		const double start = stopwatch_cpu();
		struct pairing_draw draw = {0};

		ok = pairing_best(schools, &event.input, &draw, NULL) == PAIRING_OK;
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

static long peak_mb(void)
{
	struct rusage usage;

	return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss / 1024 : 0;
}

/* Milliseconds of all fields together by round, and of the slowest; false: no draw. */
static bool play_fields(int juniors, int large, double *sum, double *most)
{
	enum { GROWTH_FIELDS = 6 };

	for (int seed = 1; seed <= GROWTH_FIELDS; seed++) {
		double ms[PLAYED_ROUNDS + 1] = {0};

		if (!play_field(juniors, large, (uint64_t)seed, ms))
			return false;
		for (int r = 0; r <= PLAYED_ROUNDS; r++) {
			sum[r] += ms[r];
			most[r] = ms[r] > most[r] ? ms[r] : most[r];
		}
	}
	return true;
}

/*
 * n to which power, from SMALL to LARGE juniors: of several fields together, as one draw takes
 * twice the time of another of the same size.
 */
static bool print_growth(int large)
{
	enum { SMALL = 500, LARGE = 2000, FIRST = 4, LAST = 5 };
	double few[PLAYED_ROUNDS + 1] = {0}, many[PLAYED_ROUNDS + 1] = {0};
	double most_few[PLAYED_ROUNDS + 1] = {0}, most_many[PLAYED_ROUNDS + 1] = {0};

	if (!play_fields(SMALL, large, few, most_few) ||
		!play_fields(LARGE, large, many, most_many))
		return false;
	for (int at = FIRST; at <= LAST; at++)
		printf("round %d, one school of %d %%: %d juniors at most %.0f ms, %d juniors at "
		       "most %.0f ms, growth n^%.1f; %ld MB at the most\n",
			at, large, SMALL, most_few[at], LARGE, most_many[at],
			log2(many[at] / few[at]) / log2((double)LARGE / SMALL), peak_mb());
	return true;
}

int main(int argc, char **argv)
{
	static double ms[FIELDS_MOST][PLAYED_ROUNDS + 1];
	const int juniors = argc > 1 ? atoi(argv[1]) : JUNIORS;
	const int count = argc > 2 ? atoi(argv[2]) : FIELDS;

	for (int i = 0; i < count && i < FIELDS_MOST; i++)
		if (!play_field(juniors, 0, (uint64_t)(i + 1), ms[i]))
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
	printf("; %ld MB at the most\n", peak_mb());
	if (argc > 1)
		return EXIT_SUCCESS;
	return print_growth(0) && print_growth(40) ? EXIT_SUCCESS : EXIT_FAILURE;
}
