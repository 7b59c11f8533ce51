/*
 * How long the British draw takes where it is awkward: pins of every kind in large levels, fixed
 * pairs across levels, levels that cannot be drawn at their bound, everybody on one score, and many
 * who have met. A case is given up after five seconds. Arguments: the number of cards (500), the
 * number of events a case (1), and a part of the names of the cases.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "caa/best.h"
#include "support/event/played_event.h"
#include "support/event/random_field.h"
#include "support/stopwatch.h"

enum { ROUNDS = 4, APART_MOST = 400000, SECONDS_MOST = 5, OPTIONS_MOST = 32 };

static const int rounds[ROUNDS] = {1, 2, 5, 9};

/* A round of an event, and what makes it awkward. */
struct awkward {
	struct played_event *event;
	struct pairing_input input;
	struct pairing_pin *pin;
	struct pairing_apart *apart;
	int *level; /* players of the largest score group who take part, in rank order */
	int nlevel;
	int option[OPTIONS_MOST];
};

struct bad_case {
	const char *name;
	void (*make)(struct awkward *awkward, int number);
	int number;
	int first_round;
};

static struct pairing_claim claim_of(const struct awkward *awkward, int player)
{
	return pairing_claim_of(awkward->input.players[player].games, awkward->input.round - 1);
}

static void find_level(struct awkward *awkward)
{
	const struct pairing_input *input = &awkward->input;
	int size[4 * PLAYED_ROUNDS + 1] = {0}, score = 0;

	for (int i = 0; i < input->count; i++)
		size[input->players[i].score] += !input->players[i].absent;
	for (int s = 0; s < 4 * PLAYED_ROUNDS; s++)
		if (size[s] > size[score])
			score = s;
	awkward->nlevel = 0;
	for (int i = 0; i < input->count; i++)
		if (!input->players[i].absent && input->players[i].score == score)
			awkward->level[awkward->nlevel++] = i;
}

static void add_pin(struct awkward *awkward, enum pairing_pin_kind kind, int player, int other,
	enum pairing_colour colour)
{
	awkward->pin[awkward->input.npins++] = (struct pairing_pin){kind, player, other, colour};
}

static void keep_apart(struct awkward *awkward, int player, int other, bool forbidden)
{
	if (awkward->input.napart < APART_MOST)
		awkward->apart[awkward->input.napart++] =
			(struct pairing_apart){player, other, forbidden};
}

/* One pin of a kind in the middle of the largest level, where it costs something. */
static void pin_one(struct awkward *awkward, int kind)
{
	const int *level = awkward->level, n = awkward->nlevel;
	int at = n / 2;
	enum pairing_colour due;

	if (kind == PAIRING_PIN_TOP)
		at = n - 2;
	else if (kind == PAIRING_PIN_BOTTOM)
		at = 1;
	due = claim_of(awkward, level[at]).due;
	add_pin(awkward, (enum pairing_pin_kind)kind, level[at], level[at > 3 ? at - 3 : n - 1],
		due == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE);
}

/* Pins of all kinds in turn all over the field, two cards never in two of them. */
static void pin_many(struct awkward *awkward, int count)
{
	static const enum pairing_pin_kind kinds[] = {PAIRING_PIN_COLOUR, PAIRING_PIN_FLOAT_DOWN,
		PAIRING_PIN_TOP, PAIRING_PIN_FLOAT_UP, PAIRING_PIN_BOTTOM, PAIRING_PIN_OUT};
	const struct pairing_input *input = &awkward->input;
	int scores[2] = {1000, -1};

	for (int i = 0; i < input->count; i++) {
		if (input->players[i].score < scores[0])
			scores[0] = input->players[i].score;
		if (input->players[i].score > scores[1])
			scores[1] = input->players[i].score;
	}
	for (int i = 0; i < count; i++) {
		const int player = (int)((int64_t)i * input->count / count) + i % 3;
		enum pairing_pin_kind kind = kinds[i % 6];

		if (player >= input->count || input->players[player].absent)
			continue;
		if ((kind == PAIRING_PIN_FLOAT_DOWN && input->players[player].score == scores[0]) ||
			(kind == PAIRING_PIN_FLOAT_UP && input->players[player].score == scores[1]))
			kind = PAIRING_PIN_COLOUR;
		add_pin(awkward, kind, player, player, i % 2 ? PAIRING_WHITE : PAIRING_BLACK);
	}
}

/* Pairs fixed by hand between players whose scores are near each other but not the same. */
static void fix_pairs(struct awkward *awkward, int pairs, int least, int most)
{
	const struct pairing_input *input = &awkward->input;
	bool *used = calloc((size_t)input->count, sizeof(*used));
	uint64_t state = 7;

	for (int tries = 0; used && tries < 100000 && input->npins < pairs; tries++) {
		const int a = random_below(&state, input->count);
		const int b = random_below(&state, input->count);
		const int apart = abs(input->players[a].score - input->players[b].score);

		if (a == b || used[a] || used[b] || input->players[a].absent ||
			input->players[b].absent || apart < least || apart > most ||
			pairing_have_met(input, a, b))
			continue;
		used[a] = used[b] = true;
		add_pin(awkward, PAIRING_PIN_BOARD, a, b, PAIRING_NEUTRAL);
	}
	free(used);
}

static void fix_across(struct awkward *awkward, int pairs)
{
	fix_pairs(awkward, pairs, 1, 2);
}

static void fix_far(struct awkward *awkward, int pairs)
{
	fix_pairs(awkward, pairs, 3, 100);
}

static void fix_inside(struct awkward *awkward, int pairs)
{
	fix_pairs(awkward, pairs, 0, 0);
}

/* In the largest level (or, with 1, in all) those due different colours may not meet. */
static void part_colours(struct awkward *awkward, int all)
{
	const struct pairing_input *input = &awkward->input;

	for (int a = 0; a < input->count; a++)
		for (int b = a + 1; b < input->count; b++)
			if (input->players[a].score == input->players[b].score &&
				(all ||
					input->players[a].score ==
						input->players[awkward->level[0]].score) &&
				claim_of(awkward, a).due != claim_of(awkward, b).due)
				keep_apart(awkward, a, b, true);
}

/* The upper half of the largest level may not meet the lower half. */
static void part_halves(struct awkward *awkward, int all)
{
	const int n = awkward->nlevel;

	(void)all;
	for (int i = 0; i < n / 2; i++)
		for (int j = n / 2; j < n; j++)
			keep_apart(awkward, awkward->level[i], awkward->level[j], true);
}

/* The largest level can only be left, as if all its players had met. */
static void part_level(struct awkward *awkward, int cards)
{
	const int n = awkward->nlevel < cards ? awkward->nlevel : cards;

	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++)
			keep_apart(awkward, awkward->level[i], awkward->level[j], true);
}

/*
 * Teams of this size over the whole field, that have met or had better not meet; all are one team
 * where they are fewer.
 */
static void part_teams(struct awkward *awkward, int size)
{
	const int count = awkward->input.count, teams = count < size ? 1 : count / size;

	for (int a = 0; a < awkward->input.count; a++)
		for (int b = a + teams; b < awkward->input.count; b += teams)
			keep_apart(awkward, a, b, true);
}

static void avoid_teams(struct awkward *awkward, int size)
{
	part_teams(awkward, size);
	for (int i = 0; i < awkward->input.napart; i++)
		awkward->apart[i].forbidden = false;
}

/* A club with so many of a hundred players, kept apart in all rounds. */
static void club(struct awkward *awkward, int percent)
{
	const struct pairing_book *book = pairing_book_find("caa");
	struct pairing_player *players = awkward->event->player;
	uint64_t state = 11;

	for (int i = 0; i < awkward->input.count; i++)
		players[i].club = random_below(&state, 100) < percent ? 1 : 2 + i;
	for (int i = 0; i < book->noptions && i < OPTIONS_MOST; i++)
		awkward->option[i] = book->options[i].value;
	awkward->option[pairing_book_option(book, "clubs")] = 60;
	awkward->input.options = awkward->option;
}

/* Everybody on one score, or on that many. */
static void flatten(struct awkward *awkward, int scores)
{
	for (int i = 0; i < awkward->input.count; i++)
		awkward->event->player[i].score %= scores;
	find_level(awkward);
}

static void flatten_pinned(struct awkward *awkward, int kind)
{
	flatten(awkward, kind == PAIRING_PIN_FLOAT_DOWN || kind == PAIRING_PIN_FLOAT_UP ? 2 : 1);
	pin_one(awkward, kind);
}

static void flatten_halves(struct awkward *awkward, int scores)
{
	flatten(awkward, scores);
	part_halves(awkward, 0);
}

static void flatten_colours(struct awkward *awkward, int scores)
{
	flatten(awkward, scores);
	part_colours(awkward, 1);
}

static void flatten_club(struct awkward *awkward, int percent)
{
	flatten(awkward, 1);
	club(awkward, percent);
}

static const struct bad_case cases[] = {
	{"pin: board with the colours turned", pin_one, PAIRING_PIN_BOARD, 1},
	{"pin: colour", pin_one, PAIRING_PIN_COLOUR, 1},
	{"pin: float down", pin_one, PAIRING_PIN_FLOAT_DOWN, 2},
	{"pin: float up", pin_one, PAIRING_PIN_FLOAT_UP, 2},
	{"pin: top half", pin_one, PAIRING_PIN_TOP, 1},
	{"pin: bottom half", pin_one, PAIRING_PIN_BOTTOM, 1},
	{"pin: bye", pin_one, PAIRING_PIN_BYE, 1},
	{"pin: out", pin_one, PAIRING_PIN_OUT, 1},
	{"pins: 6 of all kinds", pin_many, 6, 2},
	{"pins: 30 of all kinds", pin_many, 30, 2},
	{"pins: 120 of all kinds", pin_many, 120, 2},
	{"fixed: a pair across levels", fix_across, 1, 2},
	{"fixed: 3 pairs across levels", fix_across, 3, 2},
	{"fixed: 10 pairs across levels", fix_across, 10, 2},
	{"fixed: 75 pairs across levels", fix_across, 75, 2},
	{"fixed: 125 pairs across levels", fix_across, 125, 2},
	{"fixed: 3 pairs far apart", fix_far, 3, 5},
	{"fixed: 75 pairs far apart", fix_far, 75, 5},
	{"fixed: 100 pairs inside levels", fix_inside, 100, 1},
	{"bound: colours apart in a level", part_colours, 0, 2},
	{"bound: colours apart in all levels", part_colours, 1, 2},
	{"bound: halves apart in a level", part_halves, 0, 1},
	{"bound: 40 of a level have met", part_level, 40, 2},
	{"bound: a level have all met", part_level, 5000, 2},
	{"repeats: teams of 10", part_teams, 10, 1},
	{"repeats: teams of 50", part_teams, 50, 1},
	{"repeats: teams of 125", part_teams, 125, 1},
	{"repeats: teams of 250", part_teams, 250, 1},
	{"avoided: teams of 50", avoid_teams, 50, 1},
	{"avoided: teams of 250", avoid_teams, 250, 1},
	{"avoided: a club of 40 %", club, 40, 1},
	{"avoided: a club of 70 %", club, 70, 1},
	{"one score", flatten, 1, 2},
	{"two scores", flatten, 2, 2},
	{"one score, pin: board", flatten_pinned, PAIRING_PIN_BOARD, 2},
	{"one score, pin: colour", flatten_pinned, PAIRING_PIN_COLOUR, 2},
	{"one score, pin: bottom half", flatten_pinned, PAIRING_PIN_BOTTOM, 2},
	{"two scores, pin: float down", flatten_pinned, PAIRING_PIN_FLOAT_DOWN, 2},
	{"one score, halves apart", flatten_halves, 1, 2},
	{"one score, colours apart", flatten_colours, 1, 2},
	{"one score, a club of 70 %", flatten_club, 70, 2},
};

static bool awkward_init(struct awkward *awkward, struct played_event *event)
{
	*awkward = (struct awkward){.event = event, .input = event->input};
	awkward->pin = calloc((size_t)event->input.count, sizeof(*awkward->pin));
	awkward->apart = calloc(APART_MOST, sizeof(*awkward->apart));
	awkward->level = calloc((size_t)event->input.count, sizeof(*awkward->level));
	if (!awkward->pin || !awkward->apart || !awkward->level)
		return false;
	awkward->input.pins = awkward->pin;
	awkward->input.apart = awkward->apart;
	find_level(awkward);
	return true;
}

static void awkward_done(struct awkward *awkward)
{
	free(awkward->pin);
	free(awkward->apart);
	free(awkward->level);
}

/* Milliseconds for a case in the present round of the event; 0: it has no draw. */
static double measure(const struct bad_case *bad, struct played_event *event)
{
	struct awkward awkward;
	struct pairing_draw draw = {0};
	double ms = 0;

	if (!awkward_init(&awkward, event))
		exit(EXIT_FAILURE);
	bad->make(&awkward, bad->number);
	const double start = stopwatch_cpu();
	if (caa_best_by(CAA_USUAL, &awkward.input, &draw, NULL, NULL) == PAIRING_OK)
		ms = stopwatch_cpu() - start;
	pairing_draw_done(&draw);
	awkward_done(&awkward);
	return ms;
}

/* The same in a child, so that the event stays as it is and nothing takes for ever. */
static double measure_apart(const struct bad_case *bad, struct played_event *event)
{
	double ms = SECONDS_MOST * 1e3;
	int ends[2];
	pid_t child;

	if (pipe(ends) != 0)
		exit(EXIT_FAILURE);
	child = fork();
	if (child < 0)
		exit(EXIT_FAILURE);
	if (child == 0) {
		const struct rlimit limit = {SECONDS_MOST, SECONDS_MOST + 1};

		setrlimit(RLIMIT_CPU, &limit);
		ms = measure(bad, event);
		_exit(write(ends[1], &ms, sizeof(ms)) == sizeof(ms) ? 0 : 1);
	}
	close(ends[1]);
	if (read(ends[0], &ms, sizeof(ms)) != sizeof(ms))
		ms = SECONDS_MOST * 1e3;
	close(ends[0]);
	waitpid(child, NULL, 0);
	return ms;
}

static bool is_measured(int round, int *column)
{
	for (*column = 0; *column < ROUNDS; ++*column)
		if (rounds[*column] == round)
			return true;
	return false;
}

enum { CASES = sizeof(cases) / sizeof(cases[0]) };

/* The most that each case took, by column of rounds. */
static bool play(int players, uint64_t seed, const char *part, double most[CASES][ROUNDS])
{
	struct played_event event;
	bool ok = played_event_init(&event, players, seed);
	int column;

	for (int round = 1; ok && round <= PLAYED_ROUNDS; round++) {
		struct pairing_draw draw = {0};

		for (int i = 0; is_measured(round, &column) && i < CASES; i++) {
			double ms;

			if (round < cases[i].first_round || !strstr(cases[i].name, part))
				continue;
			ms = measure_apart(&cases[i], &event);
			if (ms > most[i][column])
				most[i][column] = ms;
		}
		ok = caa_best_by(CAA_USUAL, &event.input, &draw, NULL, NULL) == PAIRING_OK;
		if (ok && round < PLAYED_ROUNDS)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
	return ok;
}

int main(int argc, char **argv)
{
	const int players = argc > 1 ? atoi(argv[1]) : 500;
	const int events = argc > 2 ? atoi(argv[2]) : 1;
	const char *part = argc > 3 ? argv[3] : "";
	static double most[CASES][ROUNDS];

	for (int i = 0; i < events; i++)
		if (!play(players, (uint64_t)(i + 1), part, most))
			return EXIT_FAILURE;
	printf("%d cards, %d events, most (ms; 5000: given up, 0: no draw)", players, events);
	for (int r = 0; r < ROUNDS; r++)
		printf("  round %d", rounds[r]);
	printf("\n");
	for (int i = 0; i < CASES; i++) {
		if (!strstr(cases[i].name, part))
			continue;
		printf("%-36s", cases[i].name);
		for (int r = 0; r < ROUNDS; r++)
			printf(" %9.1f", most[i][r]);
		printf("\n");
	}
	return EXIT_SUCCESS;
}
