/*
 * How long the British draw takes: fields of 20 to 5000 cards before rounds 2, 5 and 9, with
 * histories that the engine drew itself. Arguments: the largest field, and the number of fields of
 * each size.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "caa/best.h"
#include "pairing.h"
#include "support/event/played_event.h"
#include "support/stopwatch.h"

enum { SIZES = 5, FIELDS_MOST = 50, ROUNDS = 3 };

static const int sizes[SIZES] = {20, 100, 500, 2000, 5000};
static const int fields[SIZES] = {50, 20, 9, 3, 1};
static const int rounds[ROUNDS] = {2, 5, 9};

/*
 * Levels drawn so far, and those at their bound; fields, and those that needed all levels at once.
 */
static int levels, plain, drawn, general;

static bool play_field(int players, uint64_t seed, double *ms)
{
	struct played_event event;
	bool ok = played_event_init(&event, players, seed);

	for (int round = 1; ok && round <= PLAYED_ROUNDS; round++) {
		const double start = stopwatch_cpu();
		struct pairing_draw draw = {0};

		struct caa_work work = {0};

		ok = caa_best_by(CAA_USUAL, &event.input, &draw, NULL, &work) == PAIRING_OK;
		ms[round] = stopwatch_cpu() - start;
		levels += work.levels;
		plain += work.plain;
		drawn++;
		general += work.general;
		if (getenv("VERBOSE"))
			printf("%d players, seed %d, round %d: %.2f ms\n", players, (int)seed,
				round, ms[round]);
		if (round < PLAYED_ROUNDS && ok)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	if (!ok)
		fprintf(stderr, "no draw for %d players, seed %d\n", players, (int)seed);
	played_event_done(&event);
	return ok;
}

int main(int argc, char **argv)
{
	const int most = argc > 1 ? atoi(argv[1]) : sizes[SIZES - 1];
	double median[SIZES][ROUNDS];
	int used = 0;

	printf("%7s %7s", "cards", "fields");
	for (int r = 0; r < ROUNDS; r++)
		printf("   round %d: median    most (ms)", rounds[r]);
	printf("\n");
	for (int s = 0; s < SIZES && sizes[s] <= most; s++) {
		levels = plain = drawn = general = 0;
		static double ms[FIELDS_MOST][PLAYED_ROUNDS + 1];
		const int count = argc > 2 ? atoi(argv[2]) : fields[s];

		for (int i = 0; i < count && i < FIELDS_MOST; i++)
			if (!play_field(sizes[s], (uint64_t)(i + 1), ms[i]))
				return EXIT_FAILURE;
		printf("%7d %7d", sizes[s], count);
		for (int r = 0; r < ROUNDS; r++) {
			double column[FIELDS_MOST];

			for (int i = 0; i < count; i++)
				column[i] = ms[i][rounds[r]];
			qsort(column, (size_t)count, sizeof(*column), stopwatch_compare);
			median[s][r] = column[count / 2];
			printf("            %8.3f%8.3f     ", median[s][r], column[count - 1]);
		}
		printf("  all rounds: %.1f %% of levels at their bound, %.1f %% of draws by the general method\n",
			100.0 * plain / levels, 100.0 * general / drawn);
		fflush(stdout);
		used = s + 1;
	}
	printf("growth exponent:\n");
	for (int s = 1; s < used; s++) {
		printf("%7d to %-7d", sizes[s - 1], sizes[s]);
		for (int r = 0; r < ROUNDS; r++)
			printf("  round %d: %.2f", rounds[r],
				log(median[s][r] / median[s - 1][r]) /
					log((double)sizes[s] / sizes[s - 1]));
		printf("\n");
	}
	return EXIT_SUCCESS;
}
