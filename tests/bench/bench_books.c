/*
 * What each rule book needs in large fields, time and memory: to draw round 5, to score the draw,
 * to say why one board is so, to say it of all boards, and to draw with one pair fixed that the
 * draw has not (what "why not" asks). Each question has a process of its own, so that its memory is
 * not another's; after a minute it is given up. Arguments: one rule book (all), the number of
 * players (1000 and then 2000, with n to which power the time grows).
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pairing_generate.h"
#include "support/stopwatch.h"

enum { ROUND = 5, SECONDS_MOST = 60 };

/* The round, and its draw once there is one. */
struct round {
	const struct pairing_book *book;
	struct pairing_input input;
	struct pairing_draw draw;
};

static bool draw(struct round *round)
{
	return pairing_best(round->book, &round->input, &round->draw, NULL) == PAIRING_OK;
}

static bool score(struct round *round)
{
	struct pairing_score score = {0};

	return pairing_score(round->book, &round->input, &round->draw, &score) == PAIRING_OK;
}

static bool explain_one(struct round *round)
{
	struct pairing_steps steps = {0};

	return pairing_steps_of(round->book, &round->input, &round->draw, round->draw.count / 2,
		       &steps) == PAIRING_OK;
}

static bool explain_all(struct round *round)
{
	struct pairing_steps steps = {0};

	return pairing_steps(round->book, &round->input, &round->draw, &steps) == PAIRING_OK;
}

/* White of the board in the middle is to meet the next Black whom he has not met. */
static bool draw_otherwise(struct round *round)
{
	const struct pairing_board *board = &round->draw.boards[round->draw.count / 2];
	struct pairing_pin pin = {PAIRING_PIN_BOARD, board->white, board[1].black, PAIRING_NEUTRAL};

	while (pin.other >= 0 && pairing_have_met(&round->input, pin.player, pin.other))
		pin.other = (++board)[1].black;
	enum pairing_status status;

	round->input.pins = &pin;
	round->input.npins = 1;
	status = pairing_best(round->book, &round->input, &round->draw, NULL);
	return status == PAIRING_OK || status == PAIRING_NO_DRAW;
}

static const struct question {
	const char *name;
	bool (*answer)(struct round *round);
} questions[] = {
	{"draw", draw},
	{"score", score},
	{"why, one board", explain_one},
	{"why, all boards", explain_all},
	{"why not, one pair", draw_otherwise},
};

enum { QUESTIONS = sizeof(questions) / sizeof(questions[0]) };

/* In a child: milliseconds, 0 when it was given up or has no answer, and megabytes. */
static double measure(const struct question *question, struct round *round, long *megabytes)
{
	const struct rlimit limit = {SECONDS_MOST, SECONDS_MOST + 1};
	struct rusage usage;
	double ms = 0;
	int ends[2];
	pid_t child;

	if (pipe(ends) != 0 || (child = fork()) < 0)
		exit(EXIT_FAILURE);
	if (child == 0) {
		const double start = stopwatch_cpu();

		setrlimit(RLIMIT_CPU, &limit);
		ms = question->answer(round) ? stopwatch_cpu() - start : 0;
		_exit(write(ends[1], &ms, sizeof(ms)) == sizeof(ms) ? 0 : 1);
	}
	close(ends[1]);
	if (read(ends[0], &ms, sizeof(ms)) != sizeof(ms))
		ms = 0;
	close(ends[0]);
	if (wait4(child, NULL, 0, &usage) != child)
		exit(EXIT_FAILURE);
	*megabytes = usage.ru_maxrss / 1024;
	return ms;
}

/* All questions of a field; `before` are the times of the field before, half as large, or 0. */
static void bench(const struct pairing_book *book, int players, double before[QUESTIONS])
{
	const struct pairing_recipe recipe = {
		.book = book,
		.seed = 1,
		.players = {players, players},
		.rounds = {9, 9},
		.played = ROUND - 1,
		.ratings = {800, 2400},
		.draws = {2500, 2500},
		.half_byes = {500, 500},
		.clubs = {players / 10, players / 10},
	};
	struct pairing_tournament event = {.players = NULL};

	if (pairing_generate(&recipe, &event, NULL) != PAIRING_OK || event.stuck)
		exit(EXIT_FAILURE);
	struct round round = {.book = book, .input = event.input};
	for (int i = 0; i < QUESTIONS; i++) {
		long megabytes;
		const double ms = measure(&questions[i], &round, &megabytes);

		if (i == 0 && !draw(&round))
			exit(EXIT_FAILURE);
		printf("%-8s %5d players  %-18s %10.1f ms %5ld MB", book->id, players,
			questions[i].name, ms, megabytes);
		if (before[i] > 1 && ms > 0)
			printf("  growth n^%.1f", log2(ms / before[i]));
		printf("%s\n", ms > 0 ? "" : "  (given up)");
		fflush(stdout);
		before[i] = ms;
	}
	pairing_draw_done(&round.draw);
	pairing_tournament_done(&event);
}

int main(int argc, char **argv)
{
	static const int sizes[] = {1000, 2000};

	for (int i = 0; pairing_book_at(i); i++) {
		const struct pairing_book *book = pairing_book_at(i);
		double before[QUESTIONS] = {0};

		/* a table is for few */
		if (book->players_most || (argc > 1 && strcmp(argv[1], book->id) != 0))
			continue;
		if (argc > 2)
			bench(book, atoi(argv[2]), before);
		for (size_t k = 0; argc < 3 && k < sizeof(sizes) / sizeof(sizes[0]); k++)
			bench(book, sizes[k], before);
	}
	return EXIT_SUCCESS;
}
