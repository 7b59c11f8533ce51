/*
 * How fast "why not" is answered in large events: for some pairs, byes and colours of rounds 3 and
 * 5, for each rule book.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/whynot.h"
#include "support/app_event.h"
#include "support/course.h"
#include "support/random_field.h"
#include "support/stopwatch.h"

enum { PLAYERS = 500, ROUNDS = 9, WISHES = 40 };

/* Somebody near him in the standings, who is the one that is asked about as a rule, or anybody. */
static int pick_other(const struct app *app, int round, int pin, bool near, uint64_t *state)
{
	const struct event *event = app_event(app);
	int other, gap, tries = 0;

	do {
		other = 1 + (pin + random_below(state, PLAYERS - 1)) % PLAYERS;
		gap = abs(event_points2(event, 1, pin, round - 1) -
			event_points2(event, 1, other, round - 1));
	} while (near && gap > 1 && ++tries < PLAYERS);
	return other;
}

static void ask(struct app *app, const char *system, int round, enum wish_kind kind, bool near)
{
	static const char *const names[] = {"to meet", "the bye", "White", "Black"};
	double times[WISHES];
	uint64_t state = 7;
	int asked = 0;

	for (int tries = 0; asked < WISHES && tries < 4 * WISHES; tries++) {
		struct wish wish = {kind, 1 + random_below(&state, PLAYERS), 0};
		struct whynot answer;
		struct error error;
		double start;

		wish.other = pick_other(app, round, wish.pin, near, &state);
		start = stopwatch_cpu();
		if (app_whynot(app, round, &wish, &answer, &error) != STATUS_OK)
			continue;
		times[asked] = stopwatch_cpu() - start;
		asked += answer.answer != WHYNOT_SO;
		whynot_done(&answer);
	}
	if (asked == 0)
		return;
	qsort(times, (size_t)asked, sizeof(*times), stopwatch_compare);
	printf("%-6s %4d players, round %d, %-7s %s: %d asked, median %6.1f ms, 9 of 10 within %6.1f ms, most %6.1f ms\n",
		system, PLAYERS, round, names[kind],
		kind != WISH_MEET ? "           "
			: near    ? "one near   "
				  : "anybody    ",
		asked, times[asked / 2], times[asked * 9 / 10], times[asked - 1]);
	fflush(stdout);
}

/* The events are made through Check, so this runs as its one test. */
START_TEST(bench)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf"};

	for (size_t i = 0; i < sizeof(systems) / sizeof(systems[0]); i++) {
		for (int round = 3; round <= 5; round += 2) {
			const struct course course = {.system = systems[i],
				.players = PLAYERS,
				.rounds = ROUNDS,
				.seed = 11};
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

int main(void)
{
	TCase *tcase = tcase_create("bench");

	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, bench);
	return app_run_suite("whynot", tcase);
}
