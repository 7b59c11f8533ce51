/*
 * How fast a draw is dealt, for each rule book: the deal of 100 cards in 100 ms and of 500 in 2 s,
 * each next step, with the lines of the table, within 16 ms. Arguments: one rule book (all), the
 * number of players (100 and then 500).
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/deal/deal.h"
#include "support/event/app_event.h"
#include "support/pty/course.h"
#include "support/stopwatch.h"

enum { ROUND = 4 };

static int only_players;
static const char *only = "";

/* The longest of all steps, forwards. */
static double step_through(const struct deal *deal)
{
	struct deal_table table;
	double most = 0;

	if (deal_table_init(deal, &table) != STATUS_OK)
		return -1;
	for (bool more = true; more;) {
		const double start = stopwatch_cpu();
		struct deal_line *lines;
		int count;

		more = deal_forward(deal, &table);
		if (deal_lines(deal, &table, 0, deal->ngroups - 1, &lines, &count) == STATUS_OK)
			free(lines);
		if (stopwatch_cpu() - start > most)
			most = stopwatch_cpu() - start;
	}
	deal_table_done(&table);
	return most;
}

static void deal_event(const char *system, int players)
{
	const struct course course = {
		.system = system, .players = players, .rounds = 9, .seed = (uint64_t)players};
	struct app *app = course_play(&course, ROUND);
	const double start = stopwatch_cpu();
	struct error error;
	struct deal deal;
	double made;

	if (!app)
		return;
	if (deal_make(app, ROUND, &deal, &error) == STATUS_OK) {
		made = stopwatch_cpu() - start;
		printf("%-7s %4d players: %4d steps, dealt in %7.1f ms, longest step %5.2f ms\n",
			system, players, deal.nsteps, made, step_through(&deal));
		fflush(stdout);
		deal_done(&deal);
	}
	app_close(app);
}

/* The events are made through Check, so this runs as its one test. */
START_TEST(bench)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf", "gsrp"};

	for (size_t i = 0; i < sizeof(systems) / sizeof(systems[0]); i++) {
		if (*only && strcmp(only, systems[i]) != 0)
			continue;
		if (only_players) {
			deal_event(systems[i], only_players);
			continue;
		}
		deal_event(systems[i], 100);
		deal_event(systems[i], 500);
	}
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("bench");

	if (argc > 1)
		only = argv[1];
	if (argc > 2)
		only_players = atoi(argv[2]);
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, bench);
	return app_run_suite("deal", tcase);
}
