/*
 * How fast the next draw is foreseen while 5 or 8 games of 100 players are open, for each rule
 * book.
 * Arguments: one rule book (all), the number of players (100).
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/forecast/forecast.h"
#include "app/round/result.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/stopwatch.h"

enum { ROUND = 5 };

static const char *only = "";
static int players = 100;

/* All games of the round but so many. */
static void enter_results(struct app *app, int open, uint64_t *state)
{
	static const enum result results[] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};
	struct error error;

	for (int board = open + 1; board <= players / 2; board++)
		(void)desk_enter_result(
			app, ROUND, board, results[random_below(state, 3)], false, NULL, &error);
}

static void foresee(struct app *app, const char *system, int open)
{
	const double start = stopwatch_cpu();
	struct draw_forecast *forecast;
	struct next_draw next;
	struct error error;
	bool more = true;
	int draws = 0;

	if (app_forecast_begin(app, &forecast, &error) != STATUS_OK) {
		printf("%-7s %d open: %s\n", system, open, error.text);
		return;
	}
	while (more && app_forecast_step(forecast, &more, &error) == STATUS_OK)
		draws++;
	if (app_forecast_so_far(forecast, &next, &error) == STATUS_OK) {
		printf("%-7s %4d players, %d open: %4d draws for %4d outcomes, %d of %d certain, %8.1f ms\n",
			system, players, open, draws, next.outcomes, next.ncertain, next.boards,
			stopwatch_cpu() - start);
		fflush(stdout);
		next_draw_done(&next);
	}
	app_forecast_end(forecast);
}

static void foresee_all(const char *system)
{
	static const int open[] = {8, 5};
	const struct course course = {
		.system = system, .players = players, .rounds = 9, .seed = (uint64_t)players};
	struct app *app = course_play(&course, ROUND);
	uint64_t state = 5;
	struct error error;

	if (!app)
		return;
	if (app_publish(app, "bench", &error) == STATUS_OK)
		for (size_t i = 0; i < sizeof(open) / sizeof(open[0]); i++) {
			enter_results(app, open[i], &state);
			foresee(app, system, open[i]);
		}
	app_close(app);
}

/* The events are made through Check, so this runs as its one test. */
START_TEST(bench)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};

	for (size_t i = 0; i < sizeof(systems) / sizeof(systems[0]); i++)
		if (!*only || strcmp(only, systems[i]) == 0)
			foresee_all(systems[i]);
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("bench");

	if (argc > 1)
		only = argv[1];
	if (argc > 2)
		players = atoi(argv[2]);
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, bench);
	return app_run_suite("forecast", tcase);
}
