/* Standings of a large event by eight tie-breaks, and by others. Word: how many players. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/app.h"
#include "app/generate/generate.h"
#include "app/trf/event.h"
#include "core/ties/standings.h"
#include "support/stopwatch.h"

enum { REPEATS = 10 };

static const char *const orders[] = {
	"BH/C1,BH,SB,DE,AOB,PS,WIN,REP", "MODMED,SOLK,CUM,CUMOPP", "ARO,TPR,PTP,APRO,APPO"};

static bool bench_order(const struct event *event, int rounds, const char *list)
{
	struct ties_setting setting = ties_setting_of(event, 1);
	const double start = stopwatch_cpu();
	struct standings standings;
	int players = 0;

	if (ties_setting_take(list, &setting, NULL) != STATUS_OK)
		return false;
	for (int i = 0; i < REPEATS; i++) {
		if (standings_make(event, 1, rounds, &setting, &standings) != STATUS_OK)
			return false;
		players = standings.count;
		standings_done(&standings);
	}
	printf("%5d players, %d rounds, %-30s %6.2f ms\n", players, rounds, list,
		(stopwatch_cpu() - start) / REPEATS);
	return true;
}

int main(int argc, char **argv)
{
	struct generate_knobs knobs;
	struct generated made;
	struct app_trf what = {.undrawn = true};
	struct app *app;
	bool fine = true;

	generate_usual(&knobs);
	if (generate_set(&knobs, "players", argc > 1 ? argv[1] : "500", NULL) != STATUS_OK ||
		generate_set(&knobs, "rounds", "11", NULL) != STATUS_OK ||
		generate_set(&knobs, "half-byes", "10", NULL) != STATUS_OK ||
		generate_set(&knobs, "forfeits", "2", NULL) != STATUS_OK ||
		app_generate(&knobs, &made, NULL) != STATUS_OK)
		return EXIT_FAILURE;
	what.text = made.text;
	what.size = made.size;
	if (app_look_at_trf(&what, &app, NULL, NULL, NULL) != STATUS_OK)
		return EXIT_FAILURE;
	for (size_t i = 0; fine && i < sizeof(orders) / sizeof(orders[0]); i++)
		fine = bench_order(app_event(app), made.played, orders[i]);
	app_close(app);
	free(made.text);
	return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
