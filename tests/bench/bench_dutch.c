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
#include <time.h>

#include "dutch_draw.h"
#include "support/dutch_event.h"
#include "support/packed_files.h"
#include "support/random_field.h"

enum { ROUNDS_MOST = 20, FIELD_MOST = 10000 };

struct event {
	struct pairing_player *player;
	struct pairing_game *game; /* [player * ROUNDS_MOST + round] */
	struct pairing_input input;
	int draws;   /* percent */
	bool chance; /* results by chance, not by rank */
	uint64_t state;
};

static double seconds(void)
{
	return (double)clock() / CLOCKS_PER_SEC;
}

static void open_event(struct event *event, int players, int rounds, int draws, bool chance)
{
	*event = (struct event){.draws = draws, .chance = chance, .state = (uint64_t)players};
	event->player = calloc((size_t)players, sizeof(*event->player));
	event->game = calloc((size_t)players * ROUNDS_MOST, sizeof(*event->game));
	if (!event->player || !event->game)
		exit(EXIT_FAILURE);
	event->input = (struct pairing_input){
		.players = event->player, .count = players, .round = 1, .rounds = rounds};
	for (int i = 0; i < players; i++) {
		event->player[i].number = i + 1;
		event->player[i].games = event->game + (size_t)i * ROUNDS_MOST;
	}
}

static void close_event(struct event *event)
{
	free(event->player);
	free(event->game);
}

static void enter(struct event *event, int i, struct pairing_game game)
{
	event->game[(size_t)i * ROUNDS_MOST + (size_t)event->input.round - 1] = game;
	event->player[i].score += game.points;
}

/* Half a field apart, the higher one wins nine games of ten that are no draws. */
static int points_of(struct event *event, int white, int black)
{
	const double gap = (double)(black - white) / event->input.count;
	const int favourite = event->chance ? 50 : (int)(100 / (1 + exp(-4.4 * gap)));

	if (random_below(&event->state, 100) < event->draws)
		return 1;
	return random_below(&event->state, 100) < favourite ? 2 : 0;
}

static void play(struct event *event, const struct pairing_draw *draw)
{
	for (int i = 0; i < draw->count; i++) {
		const int white = draw->boards[i].white, black = draw->boards[i].black;
		int points;

		if (black == PAIRING_NOBODY) {
			enter(event, white,
				(struct pairing_game){.opponent = black,
					.kind = PAIRING_BYE_FORCED,
					.points = 2});
			continue;
		}
		points = points_of(event, white, black);
		enter(event, white,
			(struct pairing_game){
				black, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, points});
		enter(event, black,
			(struct pairing_game){
				white, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 2 - points});
	}
	event->input.round++;
}

/* The best of three, in milliseconds; the last of the draws is kept. */
static double time_draw(const struct event *event, struct pairing_draw *draw)
{
	const struct pairing_book *book = pairing_book_find("dutch");
	double best = 1e9;

	for (int i = 0; i < 3; i++) {
		const double start = seconds();

		pairing_draw_done(draw);
		if (book->best(&event->input, draw, NULL) != PAIRING_OK)
			return -1;
		if (seconds() - start < best)
			best = seconds() - start;
		if (best > 1)
			break;
	}
	return best * 1000;
}

static struct dutch_tally tally_of(const struct event *event)
{
	struct dutch_tally tally = {.ideal = 0};
	struct arena arena = {.last = NULL};
	struct dutch dutch;
	int *mate;

	if (dutch_init(&dutch, &event->input, NULL) != PAIRING_OK)
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

static void print_line(const char *name, const struct event *event, double time)
{
	const struct dutch_tally tally = tally_of(event);

	printf("%-22s %6d %5d %10.2f %6ld %6ld %5ld %7ld %5ld %6ld\n", name, event->input.count,
		event->input.round, time, tally.ideal, tally.quick, tally.near, tally.general,
		tally.again, memory_used());
	fflush(stdout);
}

static void play_event(const char *name, struct event *event, const int *shown, double *times)
{
	struct pairing_draw draw = {0};

	for (int k = 0; event->input.round <= event->input.rounds; play(event, &draw)) {
		const double time = time_draw(event, &draw);

		if (time < 0) {
			printf("%-22s %6d %5d no draw\n", name, event->input.count,
				event->input.round);
			break;
		}
		if (event->input.round != shown[k])
			continue;
		print_line(name, event, time);
		if (times)
			times[k] = time;
		k++;
	}
	pairing_draw_done(&draw);
}

static void bench_sizes(int most)
{
	static const int sizes[] = {20, 50, 100, 200, 500, 1000, 2000, 5000};
	static const int shown[] = {2, 5, 9, 0};
	double before[3] = {0, 0, 0}, times[3] = {0, 0, 0};

	for (int i = 0; i < (int)(sizeof(sizes) / sizeof(sizes[0])) && sizes[i] <= most; i++) {
		struct event event;

		open_event(&event, sizes[i], 9, 30, false);
		play_event("by rank, 30 % draws", &event, shown, times);
		close_event(&event);
		for (int k = 0; i > 0 && k < 3; k++)
			printf("%s%.2f%s", k == 0 ? "  growth exponents " : ", ",
				log(times[k] / before[k]) / log((double)sizes[i] / sizes[i - 1]),
				k == 2 ? "\n" : "");
		memcpy(before, times, sizeof(times));
	}
}

static void bench_hard(void)
{
	static const int shown[] = {9, 0}, late[] = {12, 14, 0};
	static const struct {
		const char *name;
		int players, rounds, draws;
		bool chance;
		const int *shown;
	} hard[] = {
		{"all on one score", 100, 9, 100, true, shown},
		{"all on one score", 200, 9, 100, true, shown},
		{"many rounds", 16, 14, 30, false, late},
		{"many rounds", 24, 14, 30, false, late},
		{"by chance", 201, 9, 10, true, shown},
		{"few draws, odd", 501, 9, 5, false, shown},
	};

	for (int i = 0; i < (int)(sizeof(hard) / sizeof(hard[0])); i++) {
		struct event event;

		open_event(&event, hard[i].players, hard[i].rounds, hard[i].draws, hard[i].chance);
		play_event(hard[i].name, &event, hard[i].shown, NULL);
		close_event(&event);
	}
}

/*
 * The first card may meet nobody of the lower half: there must be an exchange in one large bracket.
 */
static void bench_exchange(int players)
{
	struct pairing_apart *apart = calloc((size_t)players, sizeof(*apart));
	struct pairing_draw draw = {0};
	struct event event;
	double time;

	open_event(&event, players, 9, 30, false);
	if (!apart)
		exit(EXIT_FAILURE);
	for (int i = players / 2; i < players; i++)
		apart[event.input.napart++] = (struct pairing_apart){0, i, true};
	event.input.apart = apart;
	time = time_draw(&event, &draw);
	print_line("an exchange", &event, time);
	pairing_draw_done(&draw);
	close_event(&event);
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
		const double start = seconds();
		struct pairing_draw draw = {0};

		pairing_book_find("dutch")->best(input, &draw, NULL);
		total->time += seconds() - start;
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
