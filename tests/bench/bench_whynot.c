/*
 * How fast "why not" is answered in large events, and how fast when it is asked again: for some
 * pairs, byes and colours of every second round, for each rule book. Arguments: the number of
 * questions of a kind (40), one rule book (all), the number of players (500), the seed of the
 * events (11).
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/whynot/whynot.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/stopwatch.h"

enum { ROUNDS = 9, WISHES_MOST = 2000 };

static int players = 500, wishes = 40;
static const char *only = "";
static uint64_t first_seed = 11;

/* Somebody near him in the standings, who is the one that is asked about as a rule, or anybody. */
static int pick_other(const struct app *app, int round, int pin, bool near, uint64_t *state)
{
	const struct event *event = app_event(app);
	int other, gap, tries = 0;

	do {
		other = 1 + (pin + random_below(state, players - 1)) % players;
		gap = abs(event_points2(event, 1, pin, round - 1) -
			event_points2(event, 1, other, round - 1));
	} while (near && gap > 1 && ++tries < players);
	return other;
}

static void ask(struct app *app, const char *system, int round, enum wish_kind kind, bool near)
{
	static const char *const names[] = {"to meet", "the bye", "White", "Black"};
	double times[WISHES_MOST], again[WISHES_MOST];
	uint64_t state = 7;
	int asked = 0;

	for (int tries = 0; asked < wishes && tries < 4 * wishes; tries++) {
		struct wish wish = {kind, 1 + random_below(&state, players), 0};
		struct whynot answer;
		struct error error;
		double start;

		wish.other = pick_other(app, round, wish.pin, near, &state);
		start = stopwatch_cpu();
		if (app_whynot(app, round, &wish, &answer, &error) != STATUS_OK)
			continue;
		times[asked] = stopwatch_cpu() - start;
		whynot_done(&answer);
		start = stopwatch_cpu();
		if (app_whynot(app, round, &wish, &answer, &error) != STATUS_OK)
			continue;
		again[asked] = stopwatch_cpu() - start;
		asked += answer.answer != WHYNOT_SO;
		whynot_done(&answer);
	}
	if (asked == 0)
		return;
	qsort(times, (size_t)asked, sizeof(*times), stopwatch_compare);
	qsort(again, (size_t)asked, sizeof(*again), stopwatch_compare);
	printf("%-6s %4d players, round %d, %-7s %s: %d asked, median %6.1f ms, 9 of 10 within %6.1f ms, most %6.1f ms; again %6.1f ms\n",
		system, players, round, names[kind],
		kind != WISH_MEET ? "           "
			: near    ? "one near   "
				  : "anybody    ",
		asked, times[asked / 2], times[asked * 9 / 10], times[asked - 1], again[asked / 2]);
	fflush(stdout);
}

/* The events are made through Check, so this runs as its one test. */
START_TEST(bench)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf"};

	for (size_t i = 0; i < sizeof(systems) / sizeof(systems[0]); i++) {
		if (*only && strcmp(only, systems[i]) != 0)
			continue;
		for (int round = 3; round <= ROUNDS; round += 2) {
			const struct course course = {.system = systems[i],
				.players = players,
				.rounds = ROUNDS,
				.seed = first_seed};
			struct app *app = course_play(&course, round);

			if (!app)
				continue;
			ask(app, systems[i], round, WISH_MEET, true);
			ask(app, systems[i], round, WISH_MEET, false);
			ask(app, systems[i], round, WISH_BYE, true);
			ask(app, systems[i], round, WISH_WHITE, true);
			app_close(app);
		}
	}
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("bench");

	if (argc > 1)
		wishes = atoi(argv[1]) < WISHES_MOST ? atoi(argv[1]) : WISHES_MOST;
	if (argc > 2)
		only = argv[2];
	if (argc > 3)
		players = atoi(argv[3]);
	if (argc > 4)
		first_seed = (uint64_t)strtoull(argv[4], NULL, 10);
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, bench);
	return app_run_suite("whynot", tcase);
}
