/*
 * How fast the repairs of a published round are listed in large events, for each rule book: two who
 * must not meet, one who does not come, a wrong result. Arguments: the number of questions of a
 * kind (20), one rule book (all), the number of players (200, 700 and 1000). The aim is 0.3 s for
 * 100 boards and 2 s for 500.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/repair/repair.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/stopwatch.h"

enum { ROUND = 4, QUESTIONS_MOST = 1000 };

static int questions = 20, only_players;
static const char *only = "";

static struct mistake mistake_of(
	const struct app *app, enum mistake_kind kind, int players, uint64_t *state)
{
	struct mistake mistake = {.kind = kind,
		.pin = 1 + random_below(state, players),
		.board = 1 + random_below(state, players / 2),
		.round = ROUND - 1};
	const struct board *board = event_board(app_event(app), 1, mistake.round, mistake.board);

	mistake.result = board && board->result == RESULT_WHITE ? RESULT_BLACK : RESULT_WHITE;
	return mistake;
}

static void ask(struct app *app, const char *system, int players, enum mistake_kind kind)
{
	static const char *const names[] = {
		[MISTAKE_ABSENT] = "absent", [MISTAKE_MET] = "met", [MISTAKE_RESULT] = "result"};
	double times[QUESTIONS_MOST];
	uint64_t state = 7;
	int asked = 0;

	for (int tries = 0; asked < questions && tries < 20 * questions; tries++) {
		const struct mistake mistake = mistake_of(app, kind, players, &state);
		const struct repair_order order = {ROUND, &mistake, 1};
		const double start = stopwatch_cpu();
		struct repairs repairs;
		struct error error;

		if (app_repairs(app, &order, &repairs, &error) != STATUS_OK)
			continue;
		times[asked++] = stopwatch_cpu() - start;
		repairs_done(&repairs);
	}
	if (asked == 0)
		return;
	qsort(times, (size_t)asked, sizeof(*times), stopwatch_compare);
	printf("%-7s %4d players, %-6s: %3d asked, median %7.1f ms, most %7.1f ms\n", system,
		players, names[kind], asked, times[asked / 2], times[asked - 1]);
	fflush(stdout);
}

static void ask_all(const char *system, int players)
{
	const struct course course = {
		.system = system, .players = players, .rounds = 9, .seed = (uint64_t)players};
	struct app *app = course_play(&course, ROUND);
	struct error error;

	if (!app)
		return;
	if (app_publish(app, "bench", &error) == STATUS_OK) {
		ask(app, system, players, MISTAKE_MET);
		ask(app, system, players, MISTAKE_ABSENT);
		ask(app, system, players, MISTAKE_RESULT);
	}
	app_close(app);
}

/* The events are made through Check, so this runs as its one test. */
START_TEST(bench)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf", "gsrp"};
	static const int sizes[] = {200, 700, 1000};

	for (size_t i = 0; i < sizeof(systems) / sizeof(systems[0]); i++) {
		if (*only && strcmp(only, systems[i]) != 0)
			continue;
		if (only_players) {
			ask_all(systems[i], only_players);
			continue;
		}
		for (size_t k = 0; k < sizeof(sizes) / sizeof(sizes[0]); k++)
			ask_all(systems[i], sizes[k]);
	}
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("bench");

	if (argc > 1)
		questions = atoi(argv[1]) < QUESTIONS_MOST ? atoi(argv[1]) : QUESTIONS_MOST;
	if (argc > 2)
		only = argv[2];
	if (argc > 3)
		only_players = atoi(argv[3]);
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, bench);
	return app_run_suite("repair", tcase);
}
