/*
 * How long random tournaments take, draws and report: 100 players, 9 rounds, by every rule book.
 * Argument: how many.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/generate/generate.h"
#include "support/stopwatch.h"

static bool bench(const struct pairing_book *book, int count)
{
	struct generate_knobs knobs;
	const double start = stopwatch_cpu();
	double bytes = 0;
	int stuck = 0;

	generate_usual(&knobs);
	knobs.recipe.book = book;
	knobs.recipe.players = (struct pairing_range){100, 100};
	for (int i = 0; i < count; i++) {
		struct generated made;
		struct error error;

		knobs.recipe.seed = (uint64_t)i;
		if (app_generate(&knobs, &made, &error) != STATUS_OK) {
			fprintf(stderr, "%s\n", error.text);
			return false;
		}
		bytes += (double)made.size;
		stuck += made.stuck[0] != '\0';
		free(made.text);
	}
	printf("%-8s %d tournaments in %.2f s, %.1f MB, %d without a draw in some round\n",
		book->id, count, (stopwatch_cpu() - start) / 1e3, bytes / 1e6, stuck);
	return true;
}

int main(int argc, char **argv)
{
	const int count = argc > 1 ? atoi(argv[1]) : 200;
	const struct pairing_book *book;

	for (int i = 0; (book = pairing_book_at(i)) != NULL; i++)
		if (!bench(book, count))
			return EXIT_FAILURE;
	return EXIT_SUCCESS;
}
