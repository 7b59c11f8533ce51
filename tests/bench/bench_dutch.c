/*
 * How fast Dutch rounds are drawn, and by which methods: fields of growing size at rounds 2, 5 and
 * 9 of 9, fields that are hard on the engine, and (CORPUS=FOLDER in the environment) a folder of
 * finished tournaments.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "dutch/draw.h"
#include "pairing_generate.h"
#include "support/event/dutch_event.h"
#include "support/fault/packed_files.h"
#include "support/stopwatch.h"

/* The strongest rating; half of such a field apart the stronger scores nine points of ten. */
enum { RATING = 2400, BY_RANK = 750, BY_CHANCE = 0 };

/* The round after `played` ones, or the last that can be drawn before it. */
static void make_event(struct pairing_tournament *event, int players, int rounds, int played,
	int draws, int spread)
{
	const struct pairing_recipe recipe = {
		.book = pairing_book_find("dutch"),
		.seed = (uint64_t)players,
		.players = {players, players},
		.rounds = {rounds, rounds},
		.played = played,
		.ratings = {RATING - spread, RATING},
		.draws = {draws * PAIRING_SHARE_ALL / 100, draws * PAIRING_SHARE_ALL / 100},
	};

	if (pairing_generate(&recipe, event, NULL) != PAIRING_OK)
		exit(EXIT_FAILURE);
}

/* The best of three, in milliseconds. */
static double time_draw(const struct pairing_input *input)
{
	const struct pairing_book *book = pairing_book_find("dutch");
	double best = 1e9;

	for (int i = 0; i < 3 && (i == 0 || best < 1e3); i++) {
		const double start = stopwatch_cpu();
		struct pairing_draw draw = {0};
		double took;

		if (pairing_best(book, input, &draw, NULL) != PAIRING_OK)
			exit(EXIT_FAILURE);
		pairing_draw_done(&draw);
		took = stopwatch_cpu() - start;
		if (took < best)
			best = took;
	}
	return best;
}

static struct dutch_tally tally_of(const struct pairing_input *input)
{
	struct dutch_tally tally = {.ideal = 0};
	struct arena arena = {.last = NULL};
	struct dutch dutch;
	int *mate;

	if (dutch_init(&dutch, input, NULL) != PAIRING_OK)
		return tally;
	field_index_met(&dutch.field);
	mate = arena_alloc(&arena, (size_t)dutch.field.count, sizeof(int));
	if (mate)
		dutch_pair(&dutch, &arena, mate, &tally);
	arena_done(&arena);
	dutch_done(&dutch);
	return tally;
}

static long memory_used(void)
{
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	return usage.ru_maxrss / 1024;
}

static double print_line(const char *name, const struct pairing_input *input)
{
	const double time = time_draw(input);
	const struct dutch_tally tally = tally_of(input);

	printf("%-22s %6d %5d %10.2f %6ld %6ld %5ld %7ld %5ld %6ld\n", name, input->count,
		input->round, time, tally.ideal, tally.quick, tally.near, tally.general,
		tally.again, memory_used());
	fflush(stdout);
	return time;
}

static void bench_sizes(int most)
{
	static const int sizes[] = {20, 50, 100, 200, 500, 1000, 2000, 5000};
	static const int shown[] = {2, 5, 9};
	double before[3] = {0, 0, 0}, times[3] = {0, 0, 0};

	for (int i = 0; i < (int)(sizeof(sizes) / sizeof(sizes[0])) && sizes[i] <= most; i++) {
		for (int k = 0; k < 3; k++) {
			struct pairing_tournament event;

			make_event(&event, sizes[i], 9, shown[k] - 1, 30, BY_RANK);
			times[k] = print_line("by rank, 30 % draws", &event.input);
			pairing_tournament_done(&event);
		}
		for (int k = 0; i > 0 && k < 3; k++)
			printf("%s%.2f%s", k == 0 ? "  growth exponents " : ", ",
				log(times[k] / before[k]) / log((double)sizes[i] / sizes[i - 1]),
				k == 2 ? "\n" : "");
		memcpy(before, times, sizeof(times));
	}
}

static void bench_hard(void)
{
	static const struct {
		const char *name;
		int players, rounds, round, draws, spread;
	} hard[] = {
		{"all on one score", 100, 9, 9, 100, BY_CHANCE},
		{"all on one score", 200, 9, 9, 100, BY_CHANCE},
		{"many rounds", 16, 14, 12, 30, BY_RANK},
		{"many rounds", 16, 14, 14, 30, BY_RANK},
		{"many rounds", 24, 14, 12, 30, BY_RANK},
		{"many rounds", 24, 14, 14, 30, BY_RANK},
		{"by chance", 201, 9, 9, 10, BY_CHANCE},
		{"few draws, odd", 501, 9, 9, 5, BY_RANK},
	};

	for (int i = 0; i < (int)(sizeof(hard) / sizeof(hard[0])); i++) {
		struct pairing_tournament event;

		make_event(&event, hard[i].players, hard[i].rounds, hard[i].round - 1,
			hard[i].draws, hard[i].spread);
		if (event.stuck)
			printf("%-22s %6d %5d no draw\n", hard[i].name, event.input.count,
				event.input.round);
		else
			print_line(hard[i].name, &event.input);
		pairing_tournament_done(&event);
	}
}

/*
 * The first card may meet nobody of the lower half: there must be an exchange in one large bracket.
 */
static void bench_exchange(int players)
{
	struct pairing_apart *apart = calloc((size_t)players, sizeof(*apart));
	struct pairing_tournament event;
	struct pairing_input input;

	if (!apart)
		exit(EXIT_FAILURE);
	make_event(&event, players, 9, 0, 30, BY_RANK);
	input = event.input;
	for (int i = players / 2; i < players; i++)
		apart[input.napart++] = (struct pairing_apart){0, i, true};
	input.apart = apart;
	print_line("an exchange", &input);
	pairing_tournament_done(&event);
	free(apart);
}

struct total {
	long rounds;
	double time;
};

static void draw_again(const char *name, const char *text, void *context)
{
	struct dutch_event *event = dutch_event_parse(text, name);
	struct total *total = context;

	for (int round = 1; event && round <= dutch_event_rounds(event); round++) {
		const struct pairing_input *input = dutch_event_input(event, round);
		const double start = stopwatch_cpu();
		struct pairing_draw draw = {0};

		pairing_best(pairing_book_find("dutch"), input, &draw, NULL);
		total->time += (stopwatch_cpu() - start) / 1e3;
		total->rounds++;
		pairing_draw_done(&draw);
	}
	dutch_event_free(event);
}

int main(int argc, char **argv)
{
	const char *folder = getenv("CORPUS");
	struct total packed = {0, 0}, whole = {0, 0};

	printf("%-22s %6s %5s %10s %6s %6s %5s %7s %5s %6s\n", "Dutch draws", "cards", "round",
		"ms", "ideal", "quick", "near", "general", "again", "MB");
	packed_files_each(TESTS_DIR "/data/dutch-dev.tar.gz", draw_again, &packed);
	printf("packed corpus: %ld rounds in %.3f s\n", packed.rounds, packed.time);
	if (folder) {
		packed_files_in_folder(folder, ".trf", draw_again, &whole);
		printf("corpus: %ld rounds in %.3f s\n", whole.rounds, whole.time);
	}
	bench_hard();
	bench_exchange(50);
	bench_exchange(100);
	bench_exchange(200);
	bench_sizes(argc > 1 ? atoi(argv[1]) : 5000);
	return EXIT_SUCCESS;
}
